//! Text files that people may have edited, cut or saved in another way: journals and case files.

use std::path::Path;

use super::plain_file;
pub use super::plain_file::LARGEST;

/// What every text that was saved by Windows may begin with.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The bytes of a file.
///
/// # Errors
/// A sentence that begins with the name of the file, which cannot be opened, is no file, or is larger than [`LARGEST`].
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    plain_file::read(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

/// Bytes as text, as far as they are text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text up to the first byte that is none, without a byte order mark.
    pub text: &'a str,
    /// Bytes before the text: those of a byte order mark.
    pub skipped: usize,
    /// The line, counted from 1, in which the text ends because a byte is none, and the sentence that says so.
    pub broken: Option<(usize, &'static str)>,
}

/// Reads bytes as UTF-8. A byte order mark is skipped; UTF-16, which Windows likes to write, is named.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return Decoded { text: "", skipped: 0, broken: Some((1, "this file is UTF-16 text; save it as UTF-8")) };
    }
    let rest = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    let skipped = bytes.len() - rest.len();
    let valid = match std::str::from_utf8(rest) {
        Ok(text) => return Decoded { text, skipped, broken: None },
        Err(error) => &rest[..error.valid_up_to()],
    };
    let line = 1 + valid.iter().filter(|&&byte| byte == b'\n').count();
    let text = std::str::from_utf8(valid).unwrap_or_default();
    Decoded { text, skipped, broken: Some((line, "this line is not readable text; save the file as UTF-8")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_skipped_and_what_is_no_text_is_said_with_its_line() {
        assert_eq!(decode("Jürgen\n".as_bytes()), Decoded { text: "Jürgen\n", skipped: 0, broken: None });
        assert_eq!(decode(b"\xef\xbb\xbfgame\n"), Decoded { text: "game\n", skipped: 3, broken: None });
        let latin = decode(b"one\ntwo J\xfcrgen\nthree\n");
        assert_eq!((latin.text, latin.broken.map(|(line, _)| line)), ("one\ntwo J", Some(2)));
        for bytes in [&b"\xff\xfeg\0a\0"[..], b"\xfe\xff\0g\0a"] {
            let (line, text) = decode(bytes).broken.expect("two bytes a letter");
            assert!(line == 1 && text.contains("UTF-16"), "{text}");
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("large");
        std::fs::write(&path, vec![b'x'; LARGEST as usize + 1]).expect("room");
        assert!(read(&path).is_err_and(|text| text.ends_with("large cannot be read: it is larger than 4 MiB")));
        assert!(read(&folder.path().join("none")).is_err_and(|text| text.contains("none cannot be read: ")));
        assert!(read(folder.path()).is_err_and(|text| text.ends_with(" cannot be read: it is no file")));
    }
}
