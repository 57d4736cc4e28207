//! Options as people write them: RON, on the command line, in journals and in case files.

use super::Rules;
use super::quote::shortened;

/// Options as one line of RON.
#[must_use]
pub fn written<R: Rules>(options: &R::Options) -> String {
    // Options are plain data that every game's tests write and read back; RON has no way to fail on them.
    ron::to_string(options).unwrap_or_default()
}

/// Reads options; what they do not mention has its usual value.
///
/// # Errors
/// A sentence that says where the text cannot be read, and shows how options are written.
pub fn read<R: Rules>(text: &str) -> Result<R::Options, String> {
    ron::from_str(text).map_err(|error| {
        let usual = written::<R>(&R::Options::default());
        shortened(format!("the options cannot be read: {error}; the usual ones are written `{usual}`"))
    })
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::engine::toy::{Options, Toy};

    #[test]
    fn options_that_cannot_be_read_are_answered_with_an_example() {
        assert_eq!(read::<Toy>("(players: 3)"), Ok(Options { players: 3 }));
        for text in ["players: 3", "(players: x)", "(players: 99999999999999999999)", "(3)", "(players"] {
            let error = read::<Toy>(text).expect_err(text);
            assert!(error.starts_with("the options cannot be read: "), "{error}");
            assert!(error.ends_with("; the usual ones are written `(players:2)`"), "{error}");
        }
    }
}
