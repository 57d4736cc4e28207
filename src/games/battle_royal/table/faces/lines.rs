//! The name of a card in a crowded hand: in the part that the next card leaves, in one line or in two.

use super::Values;
use super::print::LEAST;
use crate::table::cards::fit;

/// The width that it has, in units of the templates.
pub(super) const FREE: f32 = 414.0;

/// Where a name stands, in units of the templates.
pub(super) struct NamePlace {
    middle: f32,
    /// How far below that the foot of the letters of one line is, in sizes.
    foot: f32,
    /// The share of the size of one line that two have at most.
    in_two: f32,
}

pub(super) const STRIP: NamePlace = NamePlace { middle: 240.0, foot: 0.31, in_two: 0.52 };
/// Below the band of a Trainer.
pub(super) const BELOW_BAND: NamePlace = NamePlace { middle: 217.0, foot: 0.2, in_two: 0.72 };

impl NamePlace {
    /// A name there, in one line as large as wanted at most, in so much room.
    pub(super) fn lines(&self, name: &str, wanted: f32, room: f32) -> Values {
        let (size, lines) = broken(name, wanted, wanted * self.in_two, room);
        let size = size.max(LEAST);
        let narrow = lines.iter().map(|line| fit::narrowed(line, (size, size), room).1).fold(1.0, f32::min);
        let first = self.middle + self.foot * size - size * (lines.len() as f32 - 1.0) / 2.0;
        let mut lines = lines.into_iter();
        let mut next = || lines.next().unwrap_or_default();
        vec![
            ("line_size", size.to_string()),
            ("line_narrow", narrow.to_string()),
            ("line_1", next()),
            ("line_1_y", first.to_string()),
            ("line_2", next()),
            ("line_2_y", (first + size).to_string()),
        ]
    }
}

/// A name in one line or in two, whichever is larger, and its size: no larger than wanted for one, or for two.
fn broken(name: &str, one: f32, two: f32, room: f32) -> (f32, Vec<String>) {
    let sized = |lines: Vec<String>, wanted: f32| {
        let sizes = lines.iter().map(|line| fit::size(line, wanted, room));
        (sizes.fold(wanted, f32::min), lines)
    };
    let words: Vec<&str> = name.split(' ').collect();
    let halves = (1..words.len()).map(|at| sized(vec![words[..at].join(" "), words[at..].join(" ")], two));
    let whole = sized(vec![name.to_owned()], one);
    halves.fold(whole, |best, tried| if tried.0 > best.0 { tried } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_several_words_has_two_lines_where_it_is_larger_so() {
        assert_eq!(broken("Mew", 100.0, 50.0, FREE), (100.0, vec!["Mew".to_owned()]));
        let name = "Professor Burnet's Research";
        let (size, lines) = broken(name, 82.0, 59.0, FREE);
        assert_eq!(lines.join(" "), name);
        assert!(lines.len() == 2 && size > fit::size(name, 82.0, FREE), "{size}: {lines:?}");
        assert!(lines.iter().all(|line| size * fit::width(line) <= FREE));
    }
}
