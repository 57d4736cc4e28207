//! The two sides of the field, and the sections between its dotted lines (1.3).

use serde::{Deserialize, Serialize};

use super::hexes::{Hex, HexSet, ROWS};
use crate::engine::Seat;

impl Hex {
    /// The wings that the hex belongs to: two on a dotted line, else one (1.3).
    pub const fn wings(self) -> &'static [Wing] {
        const LINED: [Wing; 3] = [Wing::West, Wing::Centre, Wing::East];
        let [first, count] = match (self.row() & 1, self.column()) {
            (_, 0..=3) => [0, 1],
            (0, 4) => [0, 2],
            (0, 8) => [1, 2],
            (1, 4..=7) | (0, 5..=7) => [1, 1],
            _ => [2, 1],
        };
        LINED.split_at(first).1.split_at(count).0
    }

    /// Whether a unit of this side here can be ordered as one of the section (1.3).
    #[inline]
    pub fn is_in(self, section: Section, side: Side) -> bool {
        section.wing(side).hexes().contains(self)
    }
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(prefix = "battlelore-", serialize_all = "lowercase")]
pub enum Side {
    /// Its baseline is row 8; seat A.
    South,
    /// Its baseline is row 0; seat B.
    North,
}

impl Side {
    /// Both, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// Index for arrays with one entry a side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Side of the opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// Where the player of this side sits.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of the player in this seat.
    pub const fn of_seat(seat: Seat) -> Self {
        if seat.0 == 0 { Self::South } else { Self::North }
    }

    /// The row at the side's own edge of the field (1.2).
    pub const fn baseline(self) -> u8 {
        match self {
            Self::South => ROWS - 1,
            Self::North => 0,
        }
    }

    /// The hexes of the baseline.
    pub const fn baseline_hexes(self) -> HexSet {
        HexSet::rows(self.baseline(), self.baseline())
    }

    /// The hexes of the side's own half, without the middle row (15).
    pub const fn half(self) -> HexSet {
        match self {
            Self::South => HexSet::rows(5, 8),
            Self::North => HexSet::rows(0, 3),
        }
    }

    /// The letter of scenario files and notation: `S` or `N` (17.1).
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }

    /// The side that a letter stands for.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'S' => Some(Self::South),
            'N' => Some(Self::North),
            _ => None,
        }
    }
}

/// A part of the field between the dotted lines, the same for both sides (1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Wing {
    /// Towards column 0.
    West,
    /// Between the lines.
    Centre,
    /// Towards column 12.
    East,
}

impl Wing {
    /// From west to east.
    pub const ALL: [Self; 3] = [Self::West, Self::Centre, Self::East];

    /// Index for arrays with one entry a wing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The hexes of the wing, those on its dotted lines included (1.3).
    #[inline]
    pub const fn hexes(self) -> HexSet {
        const HEXES_OF: [HexSet; 3] = {
            let mut bits = [0u128; 3];
            let mut index = 0;
            while let Some(hex) = Hex::of_index(index) {
                let wings = hex.wings();
                let mut of = 0;
                while of < wings.len() {
                    bits[wings[of].index()] |= 1 << index;
                    of += 1;
                }
                index += 1;
            }
            [HexSet::from_bits(bits[0]), HexSet::from_bits(bits[1]), HexSet::from_bits(bits[2])]
        };
        HEXES_OF[self as usize]
    }

    /// What a side calls this wing (1.3).
    pub const fn section(self, side: Side) -> Section {
        match (self, side) {
            (Self::Centre, _) => Section::Centre,
            (Self::West, Side::South) | (Self::East, Side::North) => Section::Left,
            (Self::East, Side::South) | (Self::West, Side::North) => Section::Right,
        }
    }
}

/// A part of the field as the player who looks at it from his own baseline calls it (1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(prefix = "battlelore-", serialize_all = "lowercase")]
pub enum Section {
    /// West for South, East for North.
    Left,
    /// Between the lines.
    Centre,
    /// East for South, West for North.
    Right,
}

impl Section {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::Left, Self::Centre, Self::Right];

    /// Index for arrays with one entry a section.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The wing that this section is for a side (1.3).
    #[inline]
    pub const fn wing(self, side: Side) -> Wing {
        match (self, side) {
            (Self::Centre, _) => Wing::Centre,
            (Self::Left, Side::South) | (Self::Right, Side::North) => Wing::West,
            (Self::Right, Side::South) | (Self::Left, Side::North) => Wing::East,
        }
    }

    /// The same part of the field as the opponent calls it: Left and Right change places (3.2).
    #[must_use]
    pub const fn across(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Centre => Self::Centre,
            Self::Right => Self::Left,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlelore::hexes::{hex, width};

    /// 1.3, G54 to G57.
    #[test]
    fn dotted_lines_belong_to_two_sections() {
        use Section::{Centre, Left, Right};
        let sections = |row, column, side| {
            Section::ALL.into_iter().filter(|&section| hex(row, column).is_in(section, side)).collect::<Vec<_>>()
        };
        assert_eq!(sections(4, 4, Side::South), [Left, Centre]);
        assert_eq!(sections(4, 4, Side::North), [Centre, Right]);
        assert_eq!(sections(3, 8, Side::North), [Left]);
        assert_eq!(sections(3, 7, Side::South), [Centre]);
        for row in 0..ROWS {
            let wings = |column| hex(row, column).wings();
            let lined: Vec<u8> = (0..width(row)).filter(|&column| wings(column).len() == 2).collect();
            assert_eq!(lined, if row % 2 == 0 { vec![4, 8] } else { vec![] });
            let centre = if row % 2 == 0 { 4..=8 } else { 4..=7 };
            assert!((0..width(row)).all(|column| wings(column).contains(&Wing::Centre) == centre.contains(&column)));
        }
        assert_eq!(Wing::ALL.map(|wing| wing.hexes().len()), [41, 41, 41]);
        for (wing, side) in Wing::ALL.into_iter().flat_map(|wing| Side::BOTH.map(|side| (wing, side))) {
            assert_eq!(wing.section(side).wing(side), wing);
            assert_eq!(wing.section(side).across(), wing.section(side.other()));
        }
    }

    #[test]
    fn sides_have_halves_and_seats() {
        assert_eq!(Side::North.half().union(Side::South.half()).len(), 113 - 13);
        assert!(Side::South.half().covers(Side::South.baseline_hexes()));
        assert_eq!(Side::North.baseline_hexes().iter().map(Hex::row).max(), Some(0));
        for side in Side::BOTH {
            assert_eq!((Side::of_seat(side.seat()), Side::from_letter(side.letter())), (side, Some(side)));
            assert_ne!(side.other(), side);
        }
    }
}
