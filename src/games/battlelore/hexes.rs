//! The field (1.2): its 113 hexes, what is beside and behind them, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::sections::Side;
use crate::engine::notation::{number, unlike, wrong};
use crate::engine::set::members_by_number;
use crate::engine::words::words;
use crate::engine::{NotationError, Set};

/// Rows of the field; the even ones have 13 hexes, the odd ones 12 (1.2).
pub const ROWS: u8 = 9;
/// Hexes that can be played on (1.2).
pub const HEXES: usize = 113;
/// Length of the way from corner to corner of the field, in hexes.
pub const FARTHEST: u8 = 16;

/// One playable hex, counted row by row from the north-west: an index below [`HEXES`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Hex(u8);

/// A set of hexes, one bit each.
pub type HexSet = Set<Hex, u128>;

/// How many hexes a row has (1.2).
pub const fn width(row: u8) -> u8 {
    13 - (row & 1)
}

/// The index of the first hex of a row.
const fn start(row: u8) -> u8 {
    12 * row + row.div_ceil(2)
}

/// Steps to the neighbours as (row, column), in the order of the hexes that they lead to: from an even row, from an odd one
/// (1.2).
const STEPS: [[(i8, i8); 6]; 2] =
    [[(-1, -1), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 0)], [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, 0), (1, 1)]];

/// Up to six neighbours; the rest repeats the hex itself.
static NEIGHBOURS: [([Hex; 6], u8); HEXES] = {
    let mut all = [([Hex(0); 6], 0); HEXES];
    let mut index = 0;
    while index < HEXES {
        let hex = Hex(index as u8);
        let steps = &STEPS[(hex.row() & 1) as usize];
        let (mut list, mut count) = ([hex; 6], 0);
        let mut step = 0;
        while step < 6 {
            let (down, right) = steps[step];
            // Below 0 wraps around to what is off the field, too.
            if let Some(next) = Hex::at(hex.row().wrapping_add_signed(down), hex.column().wrapping_add_signed(right)) {
                list[count] = next;
                count += 1;
            }
            step += 1;
        }
        all[index] = (list, count as u8);
        index += 1;
    }
    all
};

static DISTANCES: [[u8; HEXES]; HEXES] = {
    let mut all = [[0; HEXES]; HEXES];
    let (mut from, mut to) = (0, 0);
    while from < HEXES {
        while to < HEXES {
            all[from][to] = measured(Hex(from as u8), Hex(to as u8));
            to += 1;
        }
        (from, to) = (from + 1, 0);
    }
    all
};

/// 1.2: the larger of both axial ways, or of their sum.
const fn measured(from: Hex, to: Hex) -> u8 {
    let rows = to.row() as i8 - from.row() as i8;
    let across = to.axial() - from.axial();
    let (rows_long, across_long, sum) = (rows.unsigned_abs(), across.unsigned_abs(), (rows + across).unsigned_abs());
    let longer = if rows_long > across_long { rows_long } else { across_long };
    if longer > sum { longer } else { sum }
}

/// The hexes at most so many steps away, as bits.
static WITHIN: [[u128; FARTHEST as usize + 1]; HEXES] = {
    let mut all = [[0; FARTHEST as usize + 1]; HEXES];
    let mut from = 0;
    while from < HEXES {
        let mut to = 0;
        while to < HEXES {
            all[from][DISTANCES[from][to] as usize] |= 1 << to;
            to += 1;
        }
        let mut steps = 1;
        while steps <= FARTHEST as usize {
            all[from][steps] |= all[from][steps - 1];
            steps += 1;
        }
        from += 1;
    }
    all
};

impl Hex {
    /// The hex in this row and column, counted from 0 at the north-west; `None` off the field.
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < ROWS && column < width(row) { Some(Self(start(row) + column)) } else { None }
    }

    /// The hex with this index, if it is one.
    pub const fn of_index(index: usize) -> Option<Self> {
        if index < HEXES { Some(Self(index as u8)) } else { None }
    }

    /// Every hex of the field, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..HEXES as u8).map(Self)
    }

    /// Index for arrays with one entry a hex.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, from 0 in the north to 8 in the south.
    #[inline]
    pub const fn row(self) -> u8 {
        // Two rows have 25 hexes.
        let pair = self.0 / 25;
        2 * pair + (self.0 % 25 >= 13) as u8
    }

    /// The column, from 0 in the west.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 - start(self.row())
    }

    /// The axial column (1.2).
    const fn axial(self) -> i8 {
        self.column() as i8 - (self.row() / 2) as i8
    }

    /// The hexes beside this one, in order: six inside the field, fewer at its edge (1.2).
    #[inline]
    pub fn neighbours(self) -> &'static [Self] {
        let (list, count) = &NEIGHBOURS[self.index()];
        &list[..usize::from(*count)]
    }

    /// The hexes beside this one as a set.
    #[inline]
    pub fn around(self) -> HexSet {
        self.within(1).without(HexSet::one(self))
    }

    /// The hexes at most so many steps away, this one included.
    #[inline]
    pub fn within(self, steps: u8) -> HexSet {
        HexSet::from_bits(WITHIN[self.index()][usize::from(steps.min(FARTHEST))])
    }

    /// Whether the hexes lie side by side, whatever is on or between them (1.2).
    #[inline]
    pub fn adjacent(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// Steps from hex to hex, whatever lies between (1.2).
    #[inline]
    pub fn distance(self, other: Self) -> u8 {
        DISTANCES[self.index()][other.index()]
    }

    /// The middle on the integer grid, (x, y): x to the east, y to the south (1.2). The grid is the picture of the field
    /// stretched along its axes, so straight lines stay straight.
    pub const fn centre(self) -> (i32, i32) {
        let row = self.row() as i32;
        (2 * self.column() as i32 + (row & 1), 3 * row)
    }

    /// The corners on the integer grid, clockwise from the northern one (1.2).
    pub const fn corners(self) -> [(i32, i32); 6] {
        let (x, y) = self.centre();
        [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]
    }

    /// The hexes beside this one in the next row towards the side's own baseline, in order: where it may retreat to (10.3).
    /// None at the baseline, one at the end of a long row, else two.
    pub fn behind(self, side: Side) -> &'static [Self] {
        let list = self.neighbours();
        match side {
            Side::North => &list[..list.partition_point(|hex| hex.row() < self.row())],
            Side::South => &list[list.partition_point(|hex| hex.row() <= self.row())..],
        }
    }
}

members_by_number! { Hex: below HEXES as u8; }

impl TryFrom<u8> for Hex {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Self::of_index(index.into()).ok_or_else(|| format!("{index} is not a hex; hexes are counted from 0 to 112"))
    }
}

impl From<Hex> for u8 {
    fn from(hex: Hex) -> Self {
        hex.0
    }
}

/// `(r,c)`: the row and the column.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.row(), self.column())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let Some((row, column)) =
            text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).and_then(|rest| rest.split_once(','))
        else {
            return wrong(unlike(text, "thing-hex", "`(4,6)`"));
        };
        let row = number(row.trim(), 0..=ROWS - 1)?;
        let column = number(column.trim(), 0..=width(row) - 1)?;
        Self::at(row, column).map_or_else(|| wrong(words!("reason-off-the-field", text = text)), Ok)
    }
}

/// What is linked (1.2).
impl HexSet {
    pub const FIELD: Self = Self::from_bits((1 << HEXES) - 1);

    /// The hexes from one row to another, both included.
    pub const fn rows(first: u8, last: u8) -> Self {
        Self::from_bits(((1 << (start(last) + width(last))) - 1) & !((1 << start(first)) - 1))
    }

    /// The set with all neighbours of its hexes.
    #[must_use]
    pub fn grown(self) -> Self {
        self.iter().fold(self, |all, hex| all.union(hex.within(1)))
    }

    /// All hexes of the set that can be reached from `hex` by steps inside the set; nothing if `hex` is not in it (1.2).
    #[must_use]
    pub fn linked_to(self, hex: Hex) -> Self {
        let mut part = self.intersection(Self::one(hex));
        loop {
            let larger = part.grown().intersection(self);
            if larger == part {
                return part;
            }
            part = larger;
        }
    }

    /// Whether the set is one linked group: one hex alone is, none is not (1.2).
    pub fn is_linked(self) -> bool {
        self.lowest().is_some_and(|hex| self.linked_to(hex) == self)
    }

    /// The linked groups that the set consists of, in the order of their first hexes (1.2).
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let group = rest.linked_to(rest.lowest()?);
            rest = rest.without(group);
            Some(group)
        })
    }
}

/// The hex in this row and column, for tests.
#[cfg(test)]
pub(super) fn hex(row: u8, column: u8) -> Hex {
    Hex::at(row, column).expect("on the field")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_13_and_12_hexes_in_turn() {
        assert_eq!((0..ROWS).map(|row| usize::from(width(row))).sum::<usize>(), HEXES);
        let mut index = 0;
        for row in 0..ROWS {
            for column in 0..width(row) {
                let hex = hex(row, column);
                assert_eq!((hex.index(), hex.row(), hex.column()), (index, row, column));
                assert_eq!(hex.to_string().parse::<Hex>(), Ok(hex));
                index += 1;
            }
            assert_eq!(Hex::at(row, width(row)), None);
        }
        assert_eq!((Hex::at(9, 0), Hex::of_index(113)), (None, None));
        assert_eq!(Hex::all().count(), HEXES);
        assert_eq!(usize::from(HexSet::FIELD.len()), HEXES);
    }

    #[test]
    fn what_is_no_hex_is_said() {
        for (text, part) in [
            ("4,6", "is not a hex; expected `(4,6)`"),
            ("(4)", "`(4)` is not a hex"),
            ("(9,0)", "0 to 8"),
            ("(3,12)", "0 to 11"),
            ("(x,1)", "`x`"),
        ] {
            let error = text.parse::<Hex>().expect_err(text).to_string();
            assert!(error.contains(part), "{error}");
        }
        assert!(ron::from_str::<Hex>("113").is_err());
        assert_eq!(ron::from_str::<Hex>("112"), Ok(hex(8, 12)));
    }

    /// The formulas of 1.2, and centres that are as far apart as neighbours are on the grid.
    #[test]
    fn neighbours_are_those_at_distance_one() {
        for a in Hex::all() {
            let near: Vec<Hex> = Hex::all().filter(|&b| a.distance(b) == 1).collect();
            assert_eq!(a.neighbours(), near, "{a}");
            assert_eq!(a.around(), near.iter().copied().collect());
            for &b in &near {
                let ((ax, ay), (bx, by)) = (a.centre(), b.centre());
                assert!(matches!(((ax - bx).abs(), (ay - by).abs()), (2, 0) | (1, 3)), "{a} {b}");
                assert!(b.neighbours().contains(&a));
                assert_eq!(a.corners().iter().filter(|corner| b.corners().contains(corner)).count(), 2);
            }
        }
        assert_eq!(hex(4, 6).neighbours(), [hex(3, 5), hex(3, 6), hex(4, 5), hex(4, 7), hex(5, 5), hex(5, 6)]);
        assert_eq!(hex(3, 0).neighbours(), [hex(2, 0), hex(2, 1), hex(3, 1), hex(4, 0), hex(4, 1)]);
        assert_eq!(hex(0, 0).neighbours(), [hex(0, 1), hex(1, 0)]);
    }

    /// Distances are the lengths of shortest ways from neighbour to neighbour, in both directions.
    #[test]
    fn distances_count_steps() {
        for a in Hex::all() {
            let (mut reached, mut steps) = (HexSet::one(a), 0);
            loop {
                assert_eq!(reached, a.within(steps), "{a} {steps}");
                if reached == HexSet::FIELD {
                    break;
                }
                let larger = reached.grown();
                for b in larger.without(reached).iter() {
                    assert_eq!((a.distance(b), b.distance(a)), (steps + 1, steps + 1));
                }
                (reached, steps) = (larger, steps + 1);
            }
            assert!(steps <= FARTHEST);
            assert_eq!(a.within(200), HexSet::FIELD);
        }
        assert_eq!(hex(0, 0).distance(hex(8, 12)), FARTHEST);
    }

    /// 10.3, G30, G31, G32.
    #[test]
    fn units_retreat_to_the_one_or_two_hexes_behind() {
        assert_eq!(hex(4, 6).behind(Side::North), [hex(3, 5), hex(3, 6)]);
        assert_eq!(hex(6, 0).behind(Side::South), [hex(7, 0)]);
        assert_eq!(hex(2, 12).behind(Side::North), [hex(1, 11)]);
        assert_eq!(hex(7, 4).behind(Side::South), [hex(8, 4), hex(8, 5)]);
        for hex in Hex::all() {
            for side in Side::BOTH {
                let next = if side == Side::South { hex.row() + 1 } else { hex.row().wrapping_sub(1) };
                let behind: Vec<Hex> = hex.neighbours().iter().copied().filter(|hex| hex.row() == next).collect();
                assert_eq!(hex.behind(side), behind);
                assert_eq!(behind.is_empty(), side.baseline_hexes().contains(hex));
            }
        }
    }

    /// 1.2: linked is connected by steps between members.
    #[test]
    fn groups_are_linked_parts() {
        let set: HexSet = [hex(6, 2), hex(6, 3), hex(5, 2), hex(6, 8), hex(0, 0)].into_iter().collect();
        let groups: Vec<u8> = set.groups().map(HexSet::len).collect();
        assert_eq!(groups, [1, 3, 1]);
        assert!(!set.is_linked() && HexSet::one(hex(0, 0)).is_linked() && !HexSet::NONE.is_linked());
        assert!(set.linked_to(hex(6, 2)).is_linked() && set.linked_to(hex(8, 8)).is_empty());
        assert!(HexSet::FIELD.is_linked());
    }
}
