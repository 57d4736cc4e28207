//! What is written to standard output and standard error.
//!
//! Journals and case files of other people are quoted there: whatever a terminal would obey instead of showing it, and what
//! nobody could see, is written as an escape, `\u{1b}`.

use std::borrow::Cow;
use std::io::{self, ErrorKind, Write as _};
use std::process::ExitCode;

use super::Failure;
use crate::engine::quote::is_unseen;

/// Text in which nothing but line ends and tabs is left that a terminal would obey, direction marks among it.
pub(super) fn shown(text: &str) -> Cow<'_, str> {
    let obeyed = |letter: char| (letter.is_control() && !matches!(letter, '\n' | '\t')) || is_unseen(letter);
    if !text.contains(obeyed) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if obeyed(letter) { shown.extend(letter.escape_default()) } else { shown.push(letter) }
    }
    Cow::Owned(shown)
}

/// Prints to standard output; whoever listens may stop listening.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    written(std::io::stdout().write_all(shown(text).as_bytes())).map_err(Failure::Input)
}

/// Prints the help that was asked for, or what is wrong with the arguments, and answers how the program ends with that.
pub(super) fn explain(help: &clap::Error) -> ExitCode {
    match written(help.print().and_then(|()| std::io::stdout().flush())) {
        Ok(()) => ExitCode::from(u8::try_from(help.exit_code()).unwrap_or(2)),
        Err(text) => {
            say(&text);
            ExitCode::from(2)
        }
    }
}

/// A sentence if the output could not be written, unless nobody listens any more.
fn written(output: io::Result<()>) -> Result<(), String> {
    match output {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("the output cannot be written: {error}")),
        _ => Ok(()),
    }
}

/// Says a sentence on standard error. Nothing is left to be said if even that cannot be written.
pub(super) fn say(text: &str) {
    let _ = writeln!(std::io::stderr(), "imps-table: {}", shown(text));
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn terminals_are_given_nothing_to_obey() {
        assert_eq!(shown("J\u{fc}rgen \u{1b}[2J\u{7}\r\u{9b}\tx\n"), "J\u{fc}rgen \\u{1b}[2J\\u{7}\\r\\u{9b}\tx\n");
        assert_eq!(shown("An\u{202e}na \u{2066}\u{200b}\u{feff}B"), "An\\u{202e}na \\u{2066}\\u{200b}\\u{feff}B");
        assert!(matches!(shown("plain\ntext"), std::borrow::Cow::Borrowed(_)));
    }
}
