//! The text form of Abstract Play (Rules 9), known from its public test games: `m0,o1,1` is `(0,0)>(2,1):1`.

use super::coordinate;
use crate::engine::NotationError;
use crate::engine::notation::{number, unlike, wrong};
use crate::engine::words::words;
use crate::games::knight_line::material::Cell;
use crate::games::knight_line::moves::Action;

/// The single letters reach from -12 to 13.
const FIRST: i32 = -12;
const LAST: i32 = 13;

/// An action in the form of Abstract Play.
pub(super) fn text(action: &Action) -> String {
    match *action {
        Action::Place { cell } => cell_text(cell),
        Action::Jump { from, to, count } => format!("{},{},{count}", cell_text(from), cell_text(to)),
    }
}

/// Letters for x with `m` = 0, two of them beyond `a` and `z`; y as a number, up positive.
pub(super) fn cell_text(cell: Cell) -> String {
    let x = i32::from(cell.x);
    let letter = |place: i32| char::from(b'a' + (place % 26) as u8);
    let column = match x {
        FIRST..=LAST => letter(x - FIRST).to_string(),
        _ if x > LAST => [letter((x - LAST - 1) / 26), letter((x - LAST - 1) % 26)].iter().collect(),
        _ => [letter(25 - (FIRST - 1 - x) / 26), letter(25 - (FIRST - 1 - x) % 26)].iter().collect(),
    };
    format!("{column}{}", cell.y)
}

/// Whether a text could be meant in this form.
pub(super) fn looks_like(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_lowercase())
        && text.contains(|letter: char| letter.is_ascii_digit())
}

/// Reads an action in the form of Abstract Play.
pub(super) fn parse(text: &str) -> Result<Action, NotationError> {
    match *text.split(',').collect::<Vec<_>>() {
        [cell] => Ok(Action::Place { cell: parse_cell(cell)? }),
        [from, to, count] => {
            Ok(Action::Jump { from: parse_cell(from)?, to: parse_cell(to)?, count: number(count, 0..=u8::MAX)? })
        }
        _ => wrong(unlike(text, "thing-action", "`m0,o1,1`, `m1`")),
    }
}

fn parse_cell(text: &str) -> Result<Cell, NotationError> {
    let digits = text.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(text.len());
    let (letters, y) = text.split_at(digits);
    let x = match *letters.as_bytes() {
        [one] => i32::from(one - b'a') + FIRST,
        [first @ b'a'..=b'm', second] => i32::from(first - b'a') * 26 + i32::from(second - b'a') + LAST + 1,
        [first, second] => FIRST - 1 - (i32::from(b'z' - first) * 26 + i32::from(b'z' - second)),
        _ => return wrong(unlike(text, "thing-cell", "`m0`, `zz-3`")),
    };
    let Ok(x) = i8::try_from(x) else { return wrong(words!("reason-cell-too-far", text = text)) };
    Ok(Cell::new(x, coordinate(y)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs from the tests of Abstract Play, as far as tiles can get, and those of Rules 9.
    #[test]
    fn columns_are_those_of_abstract_play() {
        for (x, column) in [
            (-65, "xz"),
            (-64, "ya"),
            (-39, "yz"),
            (-38, "za"),
            (-14, "zy"),
            (-13, "zz"),
            (-12, "a"),
            (-7, "f"),
            (0, "m"),
            (5, "r"),
            (13, "z"),
            (14, "aa"),
            (15, "ab"),
            (39, "az"),
            (40, "ba"),
            (65, "bz"),
            (66, "ca"),
        ] {
            assert_eq!(cell_text(Cell::new(x, -5)), format!("{column}-5"));
        }
        for x in -127..=127 {
            for y in [-127, -1, 0, 1, 127] {
                let cell = Cell::new(x, y);
                assert_eq!(parse_cell(&cell_text(cell)), Ok(cell));
            }
        }
    }

    #[test]
    fn what_is_no_cell_is_said_so() {
        for (text, part) in [
            ("", ""),
            ("0", "`0`"),
            ("aaa0", "`aaa0`"),
            ("m", ""),
            ("m1x", "`1x`"),
            ("mz0", "`mz0`"),
            ("m200", "`200`"),
            ("m0,o1", "`m0,o1`"),
            ("m0,o1,1,2", "`m0,o1,1,2`"),
            ("m0,o1,x", "`x`"),
        ] {
            let said = parse(text).expect_err(text).to_string();
            assert!(!said.is_empty() && said.contains(part), "{text}: {said}");
        }
    }
}
