//! What messages of `assets/locales` may call besides what Fluent knows by itself; and those that the command line says.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use super::{Arg, Words};

/// What can be wrong with files, actions and positions: people are told in their language, the command line in English.
static REASONS: LazyLock<FluentBundle<FluentResource>> =
    LazyLock::new(|| bundle("en", include_str!("../../assets/locales/en/reasons.ftl")));

/// The messages of a file. What is malformed in it is left out; tests look for that.
pub(super) fn bundle(language: &str, messages: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    // The bundle is new, so nothing of these names is there.
    let _ = add_functions(&mut bundle);
    let resource = FluentResource::try_new(messages.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let _ = bundle.add_resource(resource);
    bundle
}

/// A sentence about a file, an action or a position in English. All others are told by their key and what they put in.
pub fn english(words: &Words) -> String {
    put(&REASONS, words)
}

fn put(bundle: &FluentBundle<FluentResource>, words: &Words) -> String {
    let mut args = FluentArgs::with_capacity(words.args.len());
    for (name, arg) in &words.args {
        let value = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Key(key) => FluentValue::from(put(bundle, &Words::new(key.as_str()))),
            Arg::Words(words) => FluentValue::from(put(bundle, words)),
            Arg::Seat(seat) => FluentValue::from(seat.letter().to_string()),
        };
        args.set(name.clone(), value);
    }
    match bundle.get_message(&words.key).and_then(|message| message.value()) {
        Some(pattern) => bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned(),
        None => words.args.iter().fold(words.key.clone(), |said, (name, _)| match args.get(name.as_str()) {
            Some(FluentValue::String(text)) => format!("{said} {name}={text}"),
            Some(FluentValue::Number(number)) => format!("{said} {name}={}", number.value),
            _ => said,
        }),
    }
}

/// A number of things in English: "1 line", "2 lines".
pub fn counted(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

/// Lets messages call `CAPITAL($clause)`: a clause as the beginning of a sentence.
///
/// # Errors
/// The function is there already.
pub fn add_functions(bundle: &mut FluentBundle<FluentResource>) -> Result<(), FluentError> {
    bundle.add_function("CAPITAL", |given, _| match given {
        [FluentValue::String(text)] => FluentValue::from(capital(text)),
        [other] => other.clone().into_owned(),
        _ => FluentValue::Error,
    })
}

/// A text with a capital letter at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_is_not_several() {
        assert_eq!([0, 1, 2].map(|number| counted(number, "die", "dice")), ["0 dice", "1 die", "2 dice"]);
    }

    #[test]
    fn sentences_begin_with_a_capital_letter() {
        for (text, begun) in
            [("draw 2 cards", "Draw 2 cards"), ("élan", "Élan"), ("山札", "山札"), ("2 cards", "2 cards"), ("", "")]
        {
            assert_eq!(capital(text), begun);
        }
    }
}
