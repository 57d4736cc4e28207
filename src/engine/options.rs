//! Options as people write them: RON, on the command line, in journals and in case files.

use super::quote::begun;
use super::words::words;
use super::{NotationError, Rules};

/// More letters of the usual options are not shown to somebody who has got theirs wrong.
const LONGEST: usize = 240;

/// Options as one line of RON.
pub fn written<R: Rules>(options: &R::Options) -> String {
    // Options are plain data that every game's tests write and read back; RON has no way to fail on them.
    ron::to_string(options).unwrap_or_default()
}

/// Reads options; what they do not mention has its usual value.
///
/// # Errors
/// Where the text cannot be read, and how options are written.
pub fn read<R: Rules>(text: &str) -> Result<R::Options, NotationError> {
    ron::from_str(text).map_err(|error| {
        let usual = written::<R>(&R::Options::default());
        let place = words!("reason-options", line = error.span.end.line, column = error.span.end.col);
        NotationError::from(place.with("usual", begun(&usual, LONGEST))).with_detail(error.code)
    })
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::engine::toy_game::{Options, Toy};

    #[test]
    fn options_that_cannot_be_read_are_answered_with_an_example() {
        assert_eq!(read::<Toy>("(players: 3)"), Ok(Options { players: 3 }));
        for text in ["players: 3", "(players: x)", "(players: 99999999999999999999)", "(3)", "(players"] {
            let error = read::<Toy>(text).expect_err(text);
            let said = error.words().to_string();
            assert!(said.starts_with("the options cannot be read in line 1, column "), "{said}");
            assert!(said.ends_with("; the usual ones are written `(players:2)`"), "{said}");
            assert!(error.to_string().starts_with(&format!("{said}: ")), "{error}");
        }
    }
}
