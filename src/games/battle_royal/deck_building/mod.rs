//! Decks that people bring along: whether the Gym Leader Challenge allows them (8), and lists of cards as text.

mod exporting;
mod importing;
mod japanese;
mod list_errors;
mod validator;
mod violations;

pub use exporting::written;
pub use importing::read;
pub use japanese::names_of;
pub use list_errors::{ListError, Wrong};
pub use validator::{Legality, violations};
pub use violations::Violation;

use super::cards::pool;
use crate::engine::Arg;

/// The name of a card as an argument of a sentence: translated if it is one of the pool.
fn called(name: &str) -> Arg {
    match pool().cards().find(|(_, card)| card.name == name) {
        Some((id, _)) => Arg::Key(id.key()),
        None => Arg::Text(name.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Words;
    use crate::games::battle_royal::cards::Type;
    use crate::games::battle_royal::cards::format::format;
    use crate::games::battle_royal::spoken::Language;

    /// Every violation and every error of a list is a sentence in both languages.
    #[test]
    fn all_that_can_be_wrong_is_said_in_both_languages() {
        let name = || "Boss's Orders".to_owned();
        let (text, known) = (|| "1 Zacain".to_owned(), || vec!["Zacian CRZ 94".to_owned()]);
        let day = format().as_of;
        let violations = [
            Violation::Size(59),
            Violation::Copies { name: name(), cards: 2 },
            Violation::OtherType { name: name(), of: Type::Metal },
            Violation::RuleBox { name: "Zacian V".into() },
            Violation::OutOfPool { name: name(), printing: text(), released: day, from: day, until: day },
            Violation::Banned { name: name(), printing: text(), since: day },
            Violation::Exclusive { first: name(), second: "Lysandre".into() },
            Violation::NoBasic,
        ];
        let errors = [
            Wrong::NoCount { text: text() },
            Wrong::Count { count: text() },
            Wrong::NoName,
            Wrong::UnknownName { name: text(), meant: None },
            Wrong::UnknownName { name: text(), meant: Some(text()) },
            Wrong::UnknownPrinting { name: name(), printing: text(), known: known() },
            Wrong::Ambiguous { name: name(), known: known() },
            Wrong::TooMany { name: name() },
        ];
        let errors = errors.into_iter().map(|what| ListError { line: 3, what }.words());
        let all: Vec<Words> = violations.iter().map(Violation::words).chain(errors).collect();
        for language in Language::both() {
            for words in &all {
                let said = language.say(words);
                assert!(said.ends_with(language.stop), "{said}");
            }
        }
        assert_eq!(violations.map(|violation| violation.rule()), [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
