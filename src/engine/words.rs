//! A sentence that has not been put into a language yet: a message key and its arguments.
//!
//! Rules speak in [`Words`]; the interface looks the key up in the Fluent files of `assets/locales`. What is wrong with a file, an
//! action or a position is said by the command line as well, which speaks English alone: [`Words`] can be printed.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::quote::cut;
use super::sentences::english;

/// One argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    Number(i64),
    /// Text that is the same in every language, such as a card in notation (`o10`).
    Text(String),
    /// The key of another message, translated before it is put in.
    Key(String),
    /// Another sentence with arguments of its own, translated before it is put in.
    Words(Box<Words>),
    /// A seat, shown by the name of whoever sits there.
    Seat(super::Seat),
}

/// Numbers with more digits are text: Fluent counts with fewer.
const DIGITS: usize = 9;

impl Arg {
    /// Something that a sentence shows as it is written: a number, or text that is short, however long it is where it was found.
    pub fn shown(value: &impl Display) -> Self {
        let text = value.to_string();
        match text.parse::<i64>() {
            Ok(number) if text.len() <= DIGITS && number.to_string() == text => Self::Number(number),
            _ => Self::Text(cut(&text)),
        }
    }
}

/// A translatable sentence: message key and named arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Words {
    /// Message key in the Fluent files.
    pub key: String,
    /// Named arguments, in the order given.
    pub args: Vec<(String, Arg)>,
}

impl Words {
    /// A sentence without arguments.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The same sentence with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: impl Into<Arg>) -> Self {
        self.args.push((name.to_owned(), arg.into()));
        self
    }

    /// The same sentence with an argument that is itself a message key.
    #[must_use]
    pub fn with_key(self, name: &str, key: impl Into<String>) -> Self {
        self.with(name, Arg::Key(key.into()))
    }
}

/// In English, for the command line.
impl Display for Words {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&english(self))
    }
}

/// A sentence with arguments that are shown as they are written: `words!("reason-units", most = 30)`.
macro_rules! words {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::engine::Words::new($key)$(.with(stringify!($name), $crate::engine::Arg::shown(&$value)))*
    };
}
pub(crate) use words;

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(value: $number) -> Self {
                Self::Number(i64::from(value))
            }
        }
    )*};
}
number_args!(u8, u16, u32, i8, i16, i32, i64);

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

impl From<Words> for Arg {
    fn from(value: Words) -> Self {
        Self::Words(Box::new(value))
    }
}

impl From<super::Seat> for Arg {
    fn from(value: super::Seat) -> Self {
        Self::Seat(value)
    }
}
