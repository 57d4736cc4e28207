//! Positions read line by line: a key, then words; `#` begins a comment; each key is given once.

use super::NotationError;
use crate::engine::words::words;

/// The line of a position that is wrong, counted from 1, and what is wrong with it.
pub type PositionError = (usize, NotationError);

/// The lines of a position that say something, in order.
#[derive(Clone, Debug)]
pub struct Lines<'a> {
    lines: Vec<NotationLine<'a>>,
    /// Number of the last line of the text.
    last: usize,
}

/// One line: its number, what [`Lines::at`] finds it by (`turn`, `hand A`), and what it says.
#[derive(Clone, Debug)]
struct NotationLine<'a> {
    number: usize,
    name: String,
    key: &'a str,
    words: Vec<&'a str>,
}

impl<'a> Lines<'a> {
    /// Takes a text apart. A key of `several` is given once for each first word, as in `hand A r8`; one of `often` as often
    /// as one likes; all others once.
    ///
    /// # Errors
    /// A line that was given before.
    pub fn read(text: &'a str, several: &[&str], often: &[&str]) -> Result<Self, PositionError> {
        let mut read = Self { lines: Vec::new(), last: 1 };
        for (number, line) in (1..).zip(text.lines()) {
            read.last = number;
            let mut words = line.split('#').next().unwrap_or_default().split_whitespace();
            let Some(key) = words.next() else { continue };
            let words: Vec<&str> = words.collect();
            let name = match words.first() {
                Some(first) if several.contains(&key) => format!("{key} {first}"),
                _ => key.to_owned(),
            };
            if let Some(before) = read.find(&name).filter(|_| !often.contains(&key)) {
                let words = words!("reason-given-before", name = name, before = before);
                return Err((number, words.into()));
            }
            read.lines.push(NotationLine { number, name, key, words });
        }
        Ok(read)
    }

    /// Hands each line to `read` as key and words.
    pub fn each(&self, mut read: impl FnMut(&str, &[&str]) -> Result<(), NotationError>) -> Result<(), PositionError> {
        self.lines.iter().try_for_each(|line| read(line.key, &line.words).map_err(|error| (line.number, error)))
    }

    /// Refuses the position as a whole; to blame is the line with this name (`turn`, `hand A`), or the last one.
    pub fn at<T>(&self, name: &str, what: impl Into<NotationError>) -> Result<T, PositionError> {
        Err((self.find(name).unwrap_or(self.last), what.into()))
    }

    /// The number of the first line with this name.
    fn find(&self, name: &str) -> Option<usize> {
        self.lines.iter().find(|line| line.name == name).map(|line| line.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Words;
    use crate::engine::notation::wrong;

    const TEXT: &str = "# all of it\n\n turn A # A begins\nhand A 1  2\nhand B\nresult 1\nresult 2\n\n";

    #[test]
    fn lines_are_keys_and_words() {
        let lines = Lines::read(TEXT, &["hand"], &["result"]).expect("no line is given twice");
        let mut told = Vec::new();
        let whole = lines.each(|key, words| {
            told.push(format!("{key}: {}", words.join(",")));
            Ok(())
        });
        assert_eq!(whole, Ok(()));
        assert_eq!(told, ["turn: A", "hand: A,1,2", "hand: B", "result: 1", "result: 2"]);
        let refused = lines.each(|key, _| if key == "hand" { wrong(Words::new("hands")) } else { Ok(()) });
        assert_eq!(refused, Err((4, Words::new("hands").into())));
    }

    #[test]
    fn the_line_to_blame_is_found_by_its_name() {
        let lines = Lines::read(TEXT, &["hand"], &["result"]).expect("no line is given twice");
        for (name, line) in [("turn", 3), ("hand B", 5), ("result", 6), ("hand C", 8), ("price", 8)] {
            assert_eq!(lines.at::<()>(name, Words::new("x")), Err((line, Words::new("x").into())), "{name}");
        }
        let nothing = Lines::read("", &[], &[]).expect("nothing is wrong");
        assert_eq!(nothing.at::<()>("turn", Words::new("x")), Err((1, Words::new("x").into())));
    }

    #[test]
    fn what_was_given_before_is_refused() {
        for (text, line, name, before) in
            [("a\nb\na 1", 3, "a", 1), ("hand A\n\nhand A 1", 3, "hand A", 1), ("hand\nhand", 2, "hand", 1)]
        {
            let (at, error) = Lines::read(text, &["hand"], &[]).expect_err(text);
            let said = format!("`{name}` was given before, in line {before}");
            assert_eq!((at, error.to_string()), (line, said));
        }
    }
}
