//! Line of sight (7.2): the straight line from centre to centre, in exact integers.
//!
//! What lies on the line depends on the two hexes alone, so it is worked out once for every pair of them.

use std::sync::LazyLock;

use super::hexes::{HEXES, Hex, HexSet};

/// The hexes on the line between two others, which are not among them (7.2). Hexes that it touches with a corner only are
/// not on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// It passes through the inside of these.
    pub inside: HexSet,
    /// It runs along an edge of these, which lie to its left.
    pub left: HexSet,
    /// It runs along an edge of these, which lie to its right.
    pub right: HexSet,
}

static LINES: LazyLock<Box<[[Line; HEXES]]>> = LazyLock::new(|| {
    Hex::all()
        .map(|from| std::array::from_fn(|to| Hex::of_index(to).map_or_else(Line::default, |to| traced(from, to))))
        .collect()
});

impl Line {
    /// The line between two hexes.
    #[inline]
    pub fn between(from: Hex, to: Hex) -> &'static Self {
        &LINES[from.index()][to.index()]
    }

    /// Whether nothing on the line blocks it: no hex that it crosses, and not on both sides where it runs along edges (7.2).
    #[inline]
    pub fn is_clear(&self, blocking: HexSet) -> bool {
        let blocked = |hexes: HexSet| !hexes.intersection(blocking).is_empty();
        !(blocked(self.inside) || blocked(self.left) && blocked(self.right))
    }

    /// The hexes that block the line: nothing if it is clear (7.2).
    pub fn blocked_by(&self, blocking: HexSet) -> HexSet {
        if self.is_clear(blocking) {
            return HexSet::NONE;
        }
        let inside = self.inside.intersection(blocking);
        if inside.is_empty() { self.left.union(self.right).intersection(blocking) } else { inside }
    }
}

/// Whether a shooter sees the target, if `blocking` are all hexes with a unit or with terrain that he does not see through
/// (7.2). His own hex and that of the target may be among them: they never block.
#[inline]
pub fn clear(shooter: Hex, target: Hex, blocking: HexSet) -> bool {
    Line::between(shooter, target).is_clear(blocking)
}

/// A hex is on the line if it has corners on both sides of it, or an edge on it. What lies behind the ends is no way at all
/// between them: going there makes the way longer by two steps or more.
fn traced(from: Hex, to: Hex) -> Line {
    let ((x, y), (to_x, to_y)) = (from.centre(), to.centre());
    let mut line = Line::default();
    let way = from.distance(to) + 1;
    for hex in Hex::all().filter(|&hex| hex != from && hex != to && from.distance(hex) + hex.distance(to) <= way) {
        // Positive to the right of the line, since y grows to the south.
        let sides = hex.corners().map(|(at_x, at_y)| (to_x - x) * (at_y - y) - (to_y - y) * (at_x - x));
        let right = sides.iter().any(|&side| side > 0);
        let left = sides.iter().any(|&side| side < 0);
        let on = sides.iter().filter(|&&side| side == 0).count();
        match (left, right, on) {
            (true, true, _) => line.inside.insert(hex),
            (true, false, 2) => line.left.insert(hex),
            (false, true, 2) => line.right.insert(hex),
            _ => {}
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlelore::hexes::hex;

    /// The definition of 7.2, word for word: the segment clipped against the six edges of a closed hexagon. The ends of
    /// what is left are fractions of the way, numerator and denominator.
    fn defined(from: Hex, to: Hex) -> Line {
        let ((x, y), (to_x, to_y)) = (from.centre(), to.centre());
        let (dx, dy) = (i64::from(to_x - x), i64::from(to_y - y));
        let mut line = Line::default();
        for hex in Hex::all().filter(|&hex| hex != from && hex != to) {
            let corners = hex.corners();
            let (mut enters, mut leaves) = ((0, 1), (1, 1));
            let (mut misses, mut along) = (false, false);
            for (number, corner) in corners.into_iter().enumerate() {
                let next = corners[(number + 1) % 6];
                let (edge_x, edge_y) = (i64::from(next.0 - corner.0), i64::from(next.1 - corner.1));
                // Inside is to the right of each edge: at + way * grows >= 0 on the way from 0 to 1.
                let at = edge_x * i64::from(y - corner.1) - edge_y * i64::from(x - corner.0);
                let grows = edge_x * dy - edge_y * dx;
                match grows {
                    0 => {
                        misses |= at < 0;
                        along |= at == 0;
                    }
                    1.. if -at * enters.1 > enters.0 * grows => enters = (-at, grows),
                    ..0 if at * leaves.1 < leaves.0 * -grows => leaves = (at, -grows),
                    _ => {}
                }
            }
            if misses || enters.0 * leaves.1 >= leaves.0 * enters.1 {
                continue;
            }
            let (hex_x, hex_y) = hex.centre();
            let side = dx * i64::from(hex_y - y) - dy * i64::from(hex_x - x);
            match (along, side > 0) {
                (false, _) => line.inside.insert(hex),
                (true, true) => line.right.insert(hex),
                (true, false) => line.left.insert(hex),
            }
        }
        line
    }

    #[test]
    fn lines_are_those_of_the_definition_for_every_pair() {
        for (from, to) in Hex::all().flat_map(|from| Hex::all().map(move |to| (from, to))) {
            let line = *Line::between(from, to);
            assert_eq!(line, defined(from, to), "{from} {to}");
            let back = *Line::between(to, from);
            assert_eq!((line.inside, line.left, line.right), (back.inside, back.right, back.left), "{from} {to}");
        }
    }

    /// 7.2: what the enumeration of the document found.
    #[test]
    fn lines_within_reach_meet_something() {
        for (from, to) in Hex::all().flat_map(|from| Hex::all().map(move |to| (from, to))) {
            let line = Line::between(from, to);
            let edges = line.left.union(line.right);
            match from.distance(to) {
                0 | 1 => assert_eq!(*line, Line::default()),
                steps @ 2..=7 => {
                    assert!(!line.inside.union(edges).is_empty(), "{from} {to}");
                    assert!(edges.is_empty() || matches!(steps, 2 | 4 | 6), "{from} {to}");
                    assert!(edges.is_empty() || line.inside.len() == steps / 2 - 1, "{from} {to}");
                }
                _ => {}
            }
        }
        let crossed: HexSet = [hex(3, 6), hex(3, 7), hex(2, 7), hex(2, 8)].into_iter().collect();
        assert_eq!(Line::between(hex(4, 6), hex(1, 8)).inside, crossed);
    }

    /// G65 to G72, G75, G91 and E45; who stands or grows there makes no difference to the line.
    #[test]
    fn golden_lines() {
        for (case, from, to, blocking, sees) in [
            ("G65", (4, 6), (4, 8), &[(4, 7)][..], false),
            ("G66", (4, 6), (2, 6), &[(3, 5)], true),
            ("G67", (4, 6), (2, 6), &[(3, 5), (3, 6)], false),
            ("G68", (4, 6), (0, 6), &[(3, 5), (1, 5)], true),
            ("G69", (4, 6), (0, 6), &[(3, 5), (1, 6)], false),
            ("G70", (4, 6), (0, 6), &[(2, 6)], false),
            ("G71", (4, 6), (1, 6), &[(3, 6)], false),
            ("G72", (4, 6), (1, 8), &[(3, 6)], false),
            ("G75", (4, 6), (3, 8), &[(3, 7)], false),
            ("G75", (4, 6), (3, 8), &[(4, 7)], false),
            ("G91", (4, 0), (2, 0), &[(3, 0)], true),
            ("own hexes", (4, 6), (4, 8), &[(4, 6), (4, 8)], true),
        ] {
            let blocking: HexSet = blocking.iter().map(|&(row, column)| hex(row, column)).collect();
            let (from, to) = (hex(from.0, from.1), hex(to.0, to.1));
            assert_eq!(clear(from, to, blocking), sees, "{case}");
            assert_eq!(clear(to, from, blocking), sees, "{case} the other way");
            let by = Line::between(from, to).blocked_by(blocking);
            assert_eq!(by, if sees { HexSet::NONE } else { blocking }, "{case}");
        }
    }
}
