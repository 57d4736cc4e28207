//! Text files that people may have edited, cut or saved in another way: journals and case files.

use std::io::{self, ErrorKind};
use std::path::Path;

pub use super::plain_file::LARGEST;
use super::words::words;
use super::{Words, plain_file};

/// What every text that was saved by Windows may begin with.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The bytes of a file.
///
/// # Errors
/// A sentence that begins with the name of the file, which cannot be opened, is no file, or is larger than [`LARGEST`].
pub fn read(path: &Path) -> Result<Vec<u8>, Words> {
    // The name of a file may be long.
    let named = Words::new("reason-file").with("file", path.display().to_string());
    plain_file::read(path).map_err(|error| named.with("why", io_words(&error)))
}

/// What the system says is wrong with a file, a folder or a disk.
pub fn io_words(error: &io::Error) -> Words {
    let key = match error.kind() {
        ErrorKind::NotFound => "reason-io-not-found",
        ErrorKind::PermissionDenied => "reason-io-denied",
        ErrorKind::AlreadyExists => "reason-io-exists",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "reason-io-full",
        ErrorKind::ReadOnlyFilesystem => "reason-io-read-only",
        ErrorKind::IsADirectory => "reason-io-folder",
        ErrorKind::NotADirectory => "reason-io-no-folder",
        ErrorKind::InvalidFilename => "reason-io-name",
        ErrorKind::InvalidData => "reason-io-no-text",
        // As files are opened here.
        ErrorKind::InvalidInput => "reason-io-no-file",
        ErrorKind::FileTooLarge => return words!("reason-too-large", most = format!("{} MiB", LARGEST >> 20)),
        ErrorKind::TimedOut => "reason-io-time",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "reason-io-busy",
        _ => match error.raw_os_error() {
            Some(number) => return words!("reason-io-number", number = number),
            None => "reason-io",
        },
    };
    Words::new(key)
}

/// Bytes as text, as far as they are text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text up to the first byte that is none, without a byte order mark.
    pub text: &'a str,
    /// Bytes before the text: those of a byte order mark.
    pub skipped: usize,
    /// The line, counted from 1, in which the text ends because a byte is none, and the key of the sentence that says so.
    pub broken: Option<(usize, &'static str)>,
}

/// Reads bytes as UTF-8. A byte order mark is skipped; UTF-16, which Windows likes to write, is named.
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return Decoded { text: "", skipped: 0, broken: Some((1, "reason-utf-16")) };
    }
    let rest = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    let skipped = bytes.len() - rest.len();
    let valid = match std::str::from_utf8(rest) {
        Ok(text) => return Decoded { text, skipped, broken: None },
        Err(error) => &rest[..error.valid_up_to()],
    };
    let line = 1 + valid.iter().filter(|&&byte| byte == b'\n').count();
    let text = std::str::from_utf8(valid).unwrap_or_default();
    Decoded { text, skipped, broken: Some((line, "reason-no-text")) }
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
            assert_eq!(decode(bytes).broken, Some((1, "reason-utf-16")));
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("large");
        std::fs::write(&path, vec![b'x'; LARGEST as usize + 1]).expect("room");
        assert!(
            read(&path).is_err_and(|why| why.to_string().ends_with("large cannot be read: it is larger than 4 MiB"))
        );
        let missing = read(&folder.path().join("none")).expect_err("there is none");
        assert!(missing.to_string().ends_with("none cannot be read: there is no such file or folder"), "{missing}");
        let no_file = read(folder.path()).expect_err("a folder");
        assert!(no_file.to_string().ends_with(" cannot be read: it is not a file"), "{no_file}");
    }
}
