//! Every message of a language as people may come to read it: with the numbers, persons and choices that can be put in.

use std::collections::BTreeMap;
use std::path::Path;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use super::sentences::bundle;

/// What numbers are tried: none, one, a few, and many.
pub const NUMBERS: [u8; 4] = [0, 1, 2, 11];

/// Arguments that are numbers wherever they are not asked whether they are one.
const COUNTED: [&str; 33] = [
    "actions",
    "all",
    "banners",
    "before",
    "best",
    "centre",
    "coins",
    "cost",
    "count",
    "damage",
    "done",
    "figures",
    "goal",
    "hits",
    "hp",
    "left",
    "least",
    "longest",
    "m",
    "most",
    "n",
    "needed",
    "number",
    "own-sum",
    "percent",
    "played",
    "points",
    "price",
    "rival-sum",
    "seconds",
    "streak",
    "total",
    "won",
];

/// Arguments that are persons even where a message does not ask whether it is the one at the screen.
const PERSONS: [&str; 4] = ["seat", "winner", "stuck", "who"];

/// A message with all that it can say.
#[derive(Clone, Debug)]
pub struct Rendering {
    /// Its file, without the folder.
    pub file: String,
    pub key: String,
    /// What it says, each text once.
    pub said: Vec<String>,
}

/// What can be put in for an argument.
#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Number,
    Person,
    Choice(Vec<String>),
    Text,
}

/// The messages of a folder such as `assets/locales/en`, file by file.
///
/// # Errors
/// A file cannot be read, or is not Fluent: says which.
pub fn renderings(folder: &Path) -> Result<Vec<Rendering>, String> {
    let language = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let in_folder = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = std::fs::read_dir(folder).map_err(in_folder)?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        all.extend(of_file(language, &file, &text)?);
    }
    Ok(all)
}

fn of_file(language: &str, file: &str, text: &str) -> Result<Vec<Rendering>, String> {
    let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| format!("{file}: {errors:?}"))?;
    let bundle = bundle(language, text);
    let persons = if language == "ja" {
        ["キツネ", "あなた", "James", "みどり"]
    } else {
        ["Fox", "You", "James", "みどり"]
    };
    let messages = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
        _ => None,
    });
    let render = |(key, pattern): (&str, &Pattern<&str>)| {
        let kinds = kinds(pattern);
        let mut said: Vec<String> = Vec::new();
        for given in given(&kinds, &persons) {
            let text = say(&bundle, key, &given);
            if !said.contains(&text) {
                said.push(text);
            }
        }
        Rendering { file: file.to_owned(), key: key.to_owned(), said }
    };
    Ok(messages.map(render).collect())
}

fn kinds(pattern: &Pattern<&str>) -> BTreeMap<String, Kind> {
    let mut kinds = BTreeMap::new();
    in_pattern(pattern, &mut kinds);
    let asked: Vec<String> = kinds.keys().filter_map(|name| Some(name.strip_suffix("-you")?.to_owned())).collect();
    for name in asked {
        kinds.remove(&format!("{name}-you"));
        kinds.insert(name, Kind::Person);
    }
    kinds
}

fn in_pattern(pattern: &Pattern<&str>, kinds: &mut BTreeMap<String, Kind>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        in_expression(expression, kinds);
    }
}

fn in_expression(expression: &Expression<&str>, kinds: &mut BTreeMap<String, Kind>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, None, kinds),
        Expression::Select { selector, variants } => {
            in_inline(selector, Some(variants), kinds);
            variants.iter().for_each(|variant| in_pattern(&variant.value, kinds));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variants: Option<&[Variant<&str>]>, kinds: &mut BTreeMap<String, Kind>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let kind = match variants {
                Some(variants) => chosen_by(variants),
                None if COUNTED.contains(&id.name) => Kind::Number,
                None if PERSONS.contains(&id.name) => Kind::Person,
                None => Kind::Text,
            };
            let known = kinds.entry(id.name.to_owned()).or_insert(Kind::Text);
            if *known == Kind::Text {
                *known = kind;
            }
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, variants, kinds));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, kinds),
        _ => {}
    }
}

/// What is put in where this is asked: a number, or one of several words.
fn chosen_by(variants: &[Variant<&str>]) -> Kind {
    let is_number = |variant: &Variant<&str>| match variant.key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => ["zero", "one", "two", "few", "many"].contains(&name),
    };
    if variants.iter().any(is_number) {
        return Kind::Number;
    }
    let word = |variant: &Variant<&str>| match variant.key {
        VariantKey::NumberLiteral { value } => value.to_owned(),
        VariantKey::Identifier { name } => name.to_owned(),
    };
    Kind::Choice(variants.iter().map(word).collect())
}

/// Everything that is put in: each number with each person and each choice.
fn given<'a>(kinds: &BTreeMap<String, Kind>, persons: &[&'a str; 4]) -> Vec<FluentArgs<'a>> {
    let any = |wanted: &Kind| kinds.values().any(|kind| kind == wanted);
    let numbers = if any(&Kind::Number) { NUMBERS.to_vec() } else { vec![2] };
    let sitting = if any(&Kind::Person) { persons.len() } else { 1 };
    let choices =
        kinds.values().map(|kind| if let Kind::Choice(words) = kind { words.len() } else { 1 }).max().unwrap_or(1);
    let mut all = Vec::new();
    for choice in 0..choices {
        for person in 0..sitting {
            for number in &numbers {
                let mut args = FluentArgs::new();
                let mut next = person;
                for (name, kind) in kinds {
                    let value = match kind {
                        Kind::Number => FluentValue::from(*number),
                        Kind::Person => {
                            let at = next % persons.len();
                            next += 1;
                            args.set(format!("{name}-you"), if at == 1 { "yes" } else { "no" });
                            FluentValue::from(persons[at])
                        }
                        Kind::Choice(words) => FluentValue::from(words[choice.min(words.len() - 1)].clone()),
                        Kind::Text => FluentValue::from(format!("‹{name}›")),
                    };
                    args.set(name.clone(), value);
                }
                all.push(args);
            }
        }
    }
    all
}

fn say(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs) -> String {
    let pattern = bundle.get_message(key).and_then(|message| message.value());
    pattern.map_or_else(String::new, |pattern| bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<String> {
        of_file("en", "a.ftl", text).unwrap().remove(0).said
    }

    #[test]
    fn a_message_is_said_with_all_that_can_be_put_in() {
        assert_eq!(said("plain = Words"), ["Words"]);
        assert_eq!(
            said("some = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n}"),
            ["0 cards", "1 card", "2 cards", "11 cards"]
        );
        assert_eq!(
            said("who = { $seat-you ->\n    [yes] You draw\n   *[no] { $seat } draws\n}"),
            ["Fox draws", "You draw", "James draws", "みどり draws"]
        );
        assert_eq!(said("own = { $card } costs { $cost }"), [0, 1, 2, 11].map(|n| format!("‹card› costs {n}")));
        assert_eq!(said("on = { $colour ->\n    [red] Red\n   *[blue] Blue\n}"), ["Red", "Blue"]);
        assert_eq!(said("begin = { CAPITAL($clause) }"), ["‹clause›"]);
    }

    #[test]
    fn what_is_no_message_is_told() {
        assert!(of_file("en", "a.ftl", "a = { $").is_err_and(|why| why.starts_with("a.ftl")));
        assert!(renderings(Path::new("no such folder")).is_err());
    }
}
