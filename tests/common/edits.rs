//! What happens to files: hands, editors and disks damage them.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// One thing that happens to a file. Places are chosen before it is known how long the file is.
#[derive(Clone, Debug)]
pub enum Edit {
    /// The file ends here.
    Cut(Index),
    /// One bit of a byte is another.
    Flip(Index, u8),
    /// One digit is another.
    Digit(Index, u8),
    /// Something is put in.
    Insert(Index, Vec<u8>),
    /// Some bytes are gone.
    Delete(Index, usize),
    /// A word that the file has elsewhere stands here.
    Word(Index, Index),
    /// A line is gone.
    DropLine(Index),
    /// A line stands there twice.
    TwiceLine(Index),
    /// Two lines have changed places.
    SwapLines(Index, Index),
}

/// What people and machines put into files.
fn inserted() -> impl Strategy<Value = Vec<u8>> {
    let odd = [
        "\0",
        "\r\n",
        "\n",
        "---\n",
        "position\n",
        "undo 1\n",
        "over\n",
        "clock off\n",
        "time A 0\n",
        "A ",
        "-",
        "+",
        "99999999999999999999",
        "\u{feff}",
        "\u{1b}[2J",
        "((",
    ];
    prop_oneof![prop::sample::select(odd.to_vec()).prop_map(|text| text.as_bytes().to_vec()), vec(any::<u8>(), 1..9)]
}

/// A few of them.
pub fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let place = any::<Index>;
    let edit = prop_oneof![
        1 => place().prop_map(Edit::Cut),
        2 => (place(), 0..8_u8).prop_map(|(at, bit)| Edit::Flip(at, bit)),
        6 => (place(), b'0'..=b'9').prop_map(|(at, digit)| Edit::Digit(at, digit)),
        2 => (place(), inserted()).prop_map(|(at, bytes)| Edit::Insert(at, bytes)),
        2 => (place(), 1..9_usize).prop_map(|(at, count)| Edit::Delete(at, count)),
        4 => (place(), place()).prop_map(|(at, from)| Edit::Word(at, from)),
        2 => place().prop_map(Edit::DropLine),
        2 => place().prop_map(Edit::TwiceLine),
        2 => (place(), place()).prop_map(|(one, two)| Edit::SwapLines(one, two)),
    ];
    vec(edit, 1..4)
}

/// Where the words of a text are.
fn words(text: &[u8]) -> Vec<std::ops::Range<usize>> {
    let inner = |at: usize| !text[at].is_ascii_whitespace();
    let starts = (0..text.len()).filter(|&at| inner(at) && (at == 0 || !inner(at - 1)));
    starts.map(|start| start..(start..text.len()).find(|&at| !inner(at)).unwrap_or(text.len())).collect()
}

/// A text to which this has happened.
pub fn edited(text: &str, edits: &[Edit]) -> Vec<u8> {
    let mut text = text.as_bytes().to_vec();
    for edit in edits {
        if text.is_empty() {
            break;
        }
        let mut lines: Vec<Vec<u8>> = text.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
        match edit {
            Edit::Cut(at) => text.truncate(at.index(text.len())),
            Edit::Flip(at, bit) => {
                let at = at.index(text.len());
                text[at] ^= 1 << bit;
            }
            Edit::Digit(at, digit) => {
                let digits: Vec<usize> = (0..text.len()).filter(|&at| text[at].is_ascii_digit()).collect();
                if !digits.is_empty() {
                    text[digits[at.index(digits.len())]] = *digit;
                }
            }
            Edit::Insert(at, bytes) => {
                let at = at.index(text.len());
                text.splice(at..at, bytes.iter().copied());
            }
            Edit::Delete(at, count) => {
                let at = at.index(text.len());
                text.drain(at..(at + count).min(text.len()));
            }
            Edit::Word(at, from) => {
                let words = words(&text);
                if !words.is_empty() {
                    let word = text[words[from.index(words.len())].clone()].to_vec();
                    text.splice(words[at.index(words.len())].clone(), word);
                }
            }
            Edit::DropLine(at) => {
                lines.remove(at.index(lines.len()));
                text = lines.concat();
            }
            Edit::TwiceLine(at) => {
                let at = at.index(lines.len());
                lines.insert(at, lines[at].clone());
                text = lines.concat();
            }
            Edit::SwapLines(one, two) => {
                let count = lines.len();
                lines.swap(one.index(count), two.index(count));
                text = lines.concat();
            }
        }
    }
    text
}
