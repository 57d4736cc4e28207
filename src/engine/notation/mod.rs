//! Readable text for everything that is saved, tested or reported: what a game has to write and read, and the words that
//! the notations of all games share. [`Lines`] reads positions, [`guesses`] tells what is made up in them.

pub mod guesses;
mod lines;

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

pub use lines::{Lines, PositionError};

use super::quote::shortened;
use super::words::words;
use super::{Arg, Rules, Seat, SetupError, Words};

/// What is wrong with a piece of notation, and what was expected. Printed, it is English and says as much as developers want to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    words: Words,
    /// What developers are told in place of the words.
    english: Option<String>,
}

impl NotationError {
    /// The sentence for whoever has written it.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The same, with more for developers.
    #[must_use]
    pub fn with_detail(self, detail: impl Display) -> Self {
        let english = format!("{self}: {detail}");
        self.in_english(english)
    }

    /// The same, with another sentence for developers.
    #[must_use]
    pub fn in_english(self, english: String) -> Self {
        Self { english: Some(shortened(english)), ..self }
    }

    /// The same inside another sentence.
    #[must_use]
    pub fn within(self, sentence: impl Fn(Arg) -> Words) -> Self {
        let english = self.english.map(|english| sentence(english.into()).to_string());
        Self { words: sentence(self.words.into()), english }
    }
}

impl From<Words> for NotationError {
    fn from(words: Words) -> Self {
        Self { words, english: None }
    }
}

impl From<SetupError> for NotationError {
    fn from(error: SetupError) -> Self {
        Self::from(error.words).in_english(error.text)
    }
}

impl Display for NotationError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.english {
            Some(english) => out.write_str(english),
            None => self.words.fmt(out),
        }
    }
}

impl std::error::Error for NotationError {}

/// Readable text for everything that is saved, tested or reported.
pub trait Notation: Rules {
    /// An action as text, `T r8 3`. Without the seat.
    fn action_text(action: &Self::Action) -> String;

    /// Reads an action.
    ///
    /// # Errors
    /// Text that is no action; says what was expected.
    fn parse_action(text: &str) -> Result<Self::Action, NotationError>;

    /// A position as lines of `key value`, as documented in `tests/README.md`. Reading them back gives an equal state.
    fn position_text(state: &Self::State) -> String;

    /// Reads a position. Lines that are left out take the documented defaults.
    ///
    /// # Errors
    /// The line (counted from 1 within `text`) and what is wrong with it.
    fn parse_position(text: &str) -> Result<Self::State, PositionError>;

    /// How many seats the match has that a position belongs to. Case files name no others.
    fn seats_in(state: &Self::State) -> usize;

    /// An event as one line for case files and playthroughs, `FlagClaimed A 3`.
    fn event_text(event: &Self::Event) -> String;

    /// Marks those words of a line of a position that are made up ([`guesses::guess`]): the position is one of a state that was
    /// imagined from `view`. What stays without a mark is the same in all such states, the order of the words as well. Who says
    /// nothing here knows nothing, unless the game has no secrets.
    fn mark_guesses(_view: &Self::View, words: &mut [String]) {
        if Self::SECRETS {
            words.iter_mut().for_each(guesses::guess);
        }
    }

    /// What is printed on what is played with and stands in no position, a line each, for programs that cannot look at it:
    /// `card 18 yellow coins 5`.
    fn material(_options: &Self::Options) -> Vec<String> {
        Vec::new()
    }

    /// The value of a named field of a position, for case files: `hand-size A`, `best 3 B`.
    fn field(state: &Self::State, name: &str) -> Result<String, NotationError>;

    /// One word of scripted chance as a number: a plain number unless the game knows better (die faces).
    ///
    /// # Errors
    /// A word that names no outcome.
    fn chance_word(word: &str) -> Result<u32, NotationError> {
        number(word, 0..=u32::MAX)
    }
}

/// A state that was saved as its notation.
///
/// # Errors
/// A sentence that names the line.
pub fn restore<R: Notation>(text: &str) -> Result<R::State, String> {
    R::parse_position(text).map_err(|(line, error)| format!("line {line} of the position: {error}"))
}

/// Refuses a piece of notation with this sentence.
pub fn wrong<T>(words: Words) -> Result<T, NotationError> {
    Err(words.into())
}

/// Says how something is written: `` `mode advanced`, `mode basic` ``.
pub fn expected(forms: &str) -> Words {
    Words::new("reason-expected").with("forms", forms)
}

/// Says that a text is no such thing, which has its name under a message key, and how one is written.
pub fn unlike(text: &str, thing: &str, forms: &str) -> Words {
    words!("reason-unlike", text = text).with_key("thing", thing).with("forms", forms)
}

/// Says that a position has no such key, and which it has.
pub fn no_key(key: &str, keys: &str) -> Words {
    words!("reason-no-key", key = key).with("keys", keys)
}

/// Says that no match ever stands so; what is unsound in it is for developers.
pub fn unsound(sentence: String) -> NotationError {
    NotationError::from(words!("reason-unsound")).with_detail(sentence)
}

/// Says that a position has no such field, and which it has. Only case files ask for fields.
pub fn no_field(name: &str, fields: &str) -> NotationError {
    NotationError::from(words!("reason-no-field", name = name)).with_detail(fields)
}

/// A whole number, written as it would be printed: `+3` and `007` are none.
///
/// # Errors
/// Anything else, and a number outside of `range`.
pub fn number<T: FromStr + PartialOrd + Display>(text: &str, range: RangeInclusive<T>) -> Result<T, NotationError> {
    match text.parse::<T>() {
        Ok(number) if range.contains(&number) && number.to_string() == text => Ok(number),
        _ => wrong(words!("reason-no-number", text = text, first = range.start(), last = range.end())),
    }
}

/// The letter of one of the first `players` seats.
pub fn seat(text: &str, players: usize) -> Result<Seat, NotationError> {
    Seat::from_letter(text).filter(|seat| seat.index() < players).ok_or_else(|| {
        let last = Seat(players.saturating_sub(1) as u8).letter();
        words!("reason-no-seat", text = text, last = last).into()
    })
}

/// The items with blanks between them, `none` if there are none.
pub fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    or_none(items.into_iter().map(|item| item.to_string()).reduce(|words, word| words + " " + &word))
}

/// The items, each with a blank before it: what stands behind a key.
pub fn behind(items: impl IntoIterator<Item = impl Display>) -> String {
    items.into_iter().map(|item| format!(" {item}")).collect()
}

/// `none` for nothing.
pub fn or_none(item: Option<impl Display>) -> String {
    item.map_or("none".to_owned(), |item| item.to_string())
}

/// `?` for what whoever reads it does not know.
pub fn or_unknown(item: Option<impl Display>) -> String {
    item.map_or("?".to_owned(), |item| item.to_string())
}

/// `yes` or `no`.
pub fn yes(whether: bool) -> String {
    if whether { "yes" } else { "no" }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_they_are_printed() {
        for (text, read) in [("0", 0), ("7", 7), ("120", 120), ("-3", -3)] {
            assert_eq!(number(text, -3..=120), Ok(read));
        }
        for text in ["", "+3", "007", "00", "-0", "-03", "121", "-4", "1 ", "x", "1.0", "99999999999999999999"] {
            let error = number(text, -3..=120).expect_err(text);
            assert_eq!(error.to_string(), format!("`{text}` is not a number from -3 to 120"));
        }
    }

    #[test]
    fn seats_are_those_of_the_match() {
        assert_eq!((seat("A", 2), seat("D", 4)), (Ok(Seat(0)), Ok(Seat(3))));
        assert_eq!(
            seat("C", 2).map_err(|error| error.to_string()),
            Err("`C` is not a seat; seats are A to B".to_owned())
        );
        assert!(seat("a", 2).is_err() && seat("", 2).is_err() && seat("AB", 2).is_err());
    }

    #[test]
    fn lists_say_when_they_are_empty() {
        assert_eq!((list([1, 2]), list([0; 0]), behind([1, 2]), behind([0; 0])), {
            ("1 2".to_owned(), "none".to_owned(), " 1 2".to_owned(), String::new())
        });
    }
}
