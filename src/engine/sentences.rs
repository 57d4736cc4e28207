//! What messages of `assets/locales` may call besides what Fluent knows by itself.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource, FluentValue};

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
    fn sentences_begin_with_a_capital_letter() {
        for (text, begun) in
            [("draw 2 cards", "Draw 2 cards"), ("élan", "Élan"), ("山札", "山札"), ("2 cards", "2 cards"), ("", "")]
        {
            assert_eq!(capital(text), begun);
        }
    }
}
