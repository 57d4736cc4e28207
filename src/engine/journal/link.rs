//! A journal in one line of text, to be pasted wherever a line can be: `imps-table:` and the packed journal, in letters that no
//! program changes on the way.

use std::borrow::Cow;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::JournalError;
use crate::engine::Words;
use crate::engine::text_file::LARGEST;

/// First letters of every such line.
const BEGIN: &str = "imps-table:";
/// As small as it gets.
const LEVEL: u8 = 10;

/// A journal as one line.
pub fn pack(journal: &str) -> String {
    format!("{BEGIN}{}", URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(journal.as_bytes(), LEVEL)))
}

/// The bytes of a journal that came as such a line, broken into several or not; others stay as they are.
///
/// # Errors
/// A line that is damaged, or larger than any journal once it is unpacked.
pub fn open(bytes: &[u8]) -> Result<Cow<'_, [u8]>, JournalError> {
    let Some(packed) = std::str::from_utf8(bytes).ok().and_then(|text| text.trim().strip_prefix(BEGIN)) else {
        return Ok(Cow::Borrowed(bytes));
    };
    let damaged = || JournalError::at(1, Words::new("reason-link-damaged"));
    let packed: String = packed.chars().filter(|letter| !letter.is_whitespace()).collect();
    let packed = URL_SAFE_NO_PAD.decode(packed.trim_end_matches('=')).map_err(|_| damaged())?;
    decompress_to_vec_zlib_with_limit(&packed, LARGEST as usize).map(Cow::Owned).map_err(|_| damaged())
}

#[cfg(test)]
mod tests {
    use super::*;

    const JOURNAL: &str = "imps-table journal 3\ngame toy\noptions ()\nseed 7\nseat A human Jürgen\n---\nA one\n";

    #[test]
    fn a_journal_goes_into_one_line_and_comes_out_again() {
        let line = pack(JOURNAL);
        assert!(line.starts_with("imps-table:") && !line.contains(char::is_whitespace), "{line}");
        assert_eq!(open(line.as_bytes()).expect("its own line"), JOURNAL.as_bytes());
        let wrapped = format!("  {}\r\n{}==\n", &line[..30], &line[30..]);
        assert_eq!(open(wrapped.as_bytes()).expect("a mail breaks lines"), JOURNAL.as_bytes());
        assert_eq!(open(JOURNAL.as_bytes()).expect("no line at all"), JOURNAL.as_bytes());
        assert!(matches!(open(&[0xff, 0, 7]), Ok(Cow::Borrowed([0xff, 0, 7]))));
    }

    #[test]
    fn what_is_missing_or_changed_is_noticed() {
        let line = pack(JOURNAL);
        for end in BEGIN.len()..line.len() {
            assert!(open(&line.as_bytes()[..end]).is_err(), "cut after {end}");
        }
        for (at, letter) in line.char_indices().skip(BEGIN.len()) {
            let other = if letter == 'A' { "B" } else { "A" };
            let changed = format!("{}{other}{}", &line[..at], &line[at + 1..]);
            // The last letter has bits to spare.
            let opened = open(changed.as_bytes());
            assert!(opened.is_err() || at + 1 == line.len(), "changed at {at}");
        }
        assert_eq!(open(b"imps-table:?").expect_err("no such letter").line, Some(1));
    }

    #[test]
    fn a_line_that_never_ends_is_not_unpacked() {
        let endless = pack(&"A one\n".repeat(1 << 20));
        assert!(endless.len() < 100_000);
        assert!(open(endless.as_bytes()).is_err());
    }
}
