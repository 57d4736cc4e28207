//! What is laid on the field while a choice is being made: the path of a march, how far a shooter reaches and what he does not see
//! there, whom a unit could attack with how many dice, a line of sight with what blocks it, and the hexes to which the target could
//! give way.

use std::collections::BTreeMap;

use bevy_math::{Quat, Vec2, Vec3};

use super::ids::{self, TargetKind};
use super::layout::{Ground, thing};
use super::{army, faces, field, preview};
use crate::games::battlelore::position::{PublicState, UnitId};
use crate::games::battlelore::{Hex, HexSet, PendingStep, View, movement, retreat, targeting};
use crate::table::{Face, Look, Placed, Pose, Side as Eyes, Target};

/// From one dot of a line to the next, in metres; how far from the ends of a line of sight there are none.
const DOTS: f32 = 0.0165;
const ENDS: f32 = 0.034;
/// Size of a dot and of a sign, in metres, and how high above the ground they lie.
const DOT: f32 = 0.0130;
const SIGN: f32 = 0.030;
const ABOVE: f32 = 0.0014;
/// Size of the sign on an empty hex out of sight, in metres.
const BLIND: f32 = 0.0205;
/// How long and how wide a part of the line round a range is, in metres, and how far within the edge of its hex it lies, as a share
/// of the way from the middle.
const EDGE: Vec2 = Vec2::new(0.0475, 0.0048);
const WITHIN: f32 = 0.955;
/// A way back is marked so far towards the viewer from the middle of its hex, in metres: swords hang over the target, before
/// the middle of the hexes behind it.
const NEARER: Vec3 = Vec3::new(0.0, 0.0, 0.022);

/// The signs for what has been chosen and is pointed at.
pub fn signs(view: &View, eyes: Eyes, chosen: &[Target], pointed: Option<Target>) -> Vec<Placed> {
    let chosen = chosen.iter().find_map(|&target| match ids::thing(view, target) {
        Some(TargetKind::Unit(id)) => Some(id),
        _ => None,
    });
    let Some(id) = chosen else { return Vec::new() };
    let pointed = pointed.and_then(|target| ids::thing(view, target));
    let mut drawing = Drawing { ground: Ground::new(view, eyes), signs: Vec::new() };
    let table = &view.table;
    match table.step() {
        PendingStep::Moves | PendingStep::March => match pointed {
            Some(TargetKind::Hex(to)) if movement::reach(table, id).contains(to) => {
                drawing.march(table, id, to);
                drawing.attacks(&preview::moved(table, id, to), id);
            }
            _ => drawing.attacks(table, id),
        },
        PendingStep::Combat => {
            drawing.range(table, id);
            if let Some(TargetKind::Unit(target)) = pointed
                && table.unit(target).side != table.unit(id).side
            {
                drawing.attack(table, id, target);
            }
        }
        _ => {}
    }
    drawing.signs
}

/// Signs that are being laid on the field.
struct Drawing {
    ground: Ground,
    signs: Vec<Placed>,
}

impl Drawing {
    fn lay(&mut self, face: Face, size: f32, at: Vec3) {
        let mut pose = Pose::table(at.x, at.y, at.z);
        pose.at.y += ABOVE;
        let id = ids::foreseen(self.signs.len());
        self.signs.push(thing(id, Look::decal(face, Vec2::splat(size)), pose));
    }

    /// Dots along a straight line, at least so far from its ends, each on the ground below it.
    fn line(&mut self, face: Face, from: Vec3, to: Vec3, ends: f32) {
        let length = (to - from).with_y(0.0).length();
        let count = ((length - 2.0 * ends) / DOTS).floor().max(0.0);
        for dot in 0..=count as usize {
            let along = (length - count * DOTS) / 2.0 + dot as f32 * DOTS;
            let at = from.lerp(to, along / length);
            let on = self.ground.below(at);
            self.lay(face, DOT, at.with_y(on));
        }
    }

    /// A sign that stands in the corner of somebody's hex.
    fn stand(&mut self, face: Face, hex: Hex) {
        let (look, pose) = army::corner_sign(face, self.ground.hex(hex));
        self.signs.push(thing(ids::foreseen(self.signs.len()), look, pose));
    }

    /// Whom a unit could attack from where it stands, with how many dice, and how far it shoots.
    fn attacks(&mut self, table: &PublicState, id: UnitId) {
        self.range(table, id);
        for (enemy, dice) in preview::prey(table, id) {
            self.stand(faces::strength(dice), table.unit(enemy).hex);
        }
    }

    /// A line round the hexes that a unit could shoot at from where it stands, and a sign on each of them that it does not see,
    /// whether it is empty or an enemy stands there.
    fn range(&mut self, table: &PublicState, id: UnitId) {
        let unit = table.unit(id);
        let Some(range) = targeting::shoots(table, id).filter(|_| targeting::may_battle(unit)) else { return };
        let within = unit.hex.within(range);
        for (hex, ends) in border(within) {
            let [from, to] = ends.map(|end| self.ground.turned(field::point(end)));
            let Vec3 { x, y, z } = self.ground.hex(hex).at;
            let along = to - from;
            let at = Vec3::new(x, 0.0, z).lerp((from + to) / 2.0, WITHIN);
            let pose = Pose::table(at.x, y + ABOVE, at.z).turned(Quat::from_rotation_y(-along.z.atan2(along.x)));
            let id = ids::foreseen(self.signs.len());
            self.signs.push(thing(id, Look::decal(faces::RANGE, EDGE), pose));
        }
        for hex in within.without(unit.hex.within(1)).iter().filter(|&hex| !targeting::sees(table, unit.hex, hex)) {
            match table.unit_at(hex) {
                Some(other) if other.side == unit.side => {}
                Some(_) => self.stand(faces::OUT_OF_SIGHT, hex),
                None => self.lay(faces::OUT_OF_SIGHT, BLIND, self.ground.hex(hex).at),
            }
        }
    }

    /// The way of a unit, hex by hex.
    fn march(&mut self, table: &PublicState, id: UnitId, to: Hex) {
        let mut from = self.ground.hex(table.unit(id).hex).at;
        for hex in movement::path(table, id, to) {
            let next = self.ground.hex(hex).at;
            self.line(faces::STEP, from, next, DOTS / 2.0);
            from = next;
        }
    }

    /// What a shooter sees, and where his target, or that of a melee, could give way.
    fn attack(&mut self, table: &PublicState, id: UnitId, target: UnitId) {
        let (from, to) = (table.unit(id).hex, table.unit(target).hex);
        if !from.adjacent(to) && table.unit(id).weapon().range().is_some() {
            let blocked = targeting::in_the_way(table, from, to);
            let face = if blocked.is_empty() { faces::SEEN } else { faces::UNSEEN };
            self.line(face, self.ground.hex(from).at, self.ground.hex(to).at, ENDS);
            for hex in blocked.iter() {
                self.lay(faces::BLOCKS, SIGN, self.ground.hex(hex).at);
            }
        }
        if targeting::targets(table, id).contains(to) {
            for hex in retreat::ways(table, target).iter() {
                self.lay(faces::WAY_BACK, SIGN, self.ground.hex(hex).at + NEARER);
            }
        }
    }
}

/// The edges of these hexes that lie round all of them: the hex, and the ends of the edge on the grid of the rules.
fn border(hexes: HexSet) -> Vec<(Hex, [(i32, i32); 2])> {
    let mut edges = BTreeMap::new();
    for hex in hexes.iter() {
        let corners = hex.corners();
        for (number, &from) in corners.iter().enumerate() {
            let to = corners[(number + 1) % corners.len()];
            let between = [from.min(to), from.max(to)];
            // What two of them share lies within.
            if edges.remove(&between).is_none() {
                edges.insert(between, hex);
            }
        }
    }
    edges.into_iter().map(|(ends, hex)| (hex, ends)).collect()
}

impl Ground {
    /// The height of the ground below a point, in metres.
    fn below(self, at: Vec3) -> f32 {
        let near = |hex: &Hex| (self.hex(*hex).at - at).with_y(0.0).length();
        let under = Hex::all().min_by(|one, other| near(one).total_cmp(&near(other)));
        under.map_or(field::TILE, |hex| self.hex(hex).at.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Seat, Viewer};
    use crate::games::battlelore::BattleLore;
    use crate::table::Body;

    /// How many signs of each of these faces are laid when the first unit is chosen and the second one pointed at, or else
    /// the hex.
    fn laid<const N: usize>(position: &str, hex: Option<&str>, faces: [Face; N]) -> [usize; N] {
        let state = BattleLore::parse_position(position).expect("a position");
        let view = BattleLore::view(&state, Viewer::Seat(Seat(0)));
        let unit = |number| Target::Piece(ids::unit(UnitId::of_index(number).expect("a unit")));
        let pointed = hex.map_or_else(|| unit(1), |hex| Target::Zone(ids::zone(hex.parse().expect("a hex"))));
        let eyes = Eyes::default();
        let laid = signs(&view, eyes, &[unit(0)], Some(pointed));
        faces.map(|face| {
            let is = |sign: &&Placed| matches!(sign.look.body, Body::Decal { face: shown, .. } if shown == face);
            laid.iter().filter(is).count()
        })
    }

    #[test]
    fn a_clear_line_of_sight_is_drawn_and_a_blocked_one_says_by_what() {
        let clear = "units SHga@(7,5):o NHbs@(4,5)";
        let [seen, unseen, blocks, back] =
            laid(clear, None, [faces::SEEN, faces::UNSEEN, faces::BLOCKS, faces::WAY_BACK]);
        assert!(seen > 5 && unseen == 0 && blocks == 0, "{seen} {unseen} {blocks}");
        assert_eq!(back, 2, "the hexes behind the target");
        let blocked = "forest (5,5)\nunits SHga@(7,5):o NHbs@(4,5)";
        let faces = [faces::SEEN, faces::UNSEEN, faces::BLOCKS, faces::WAY_BACK];
        let [seen, unseen, blocks, back] = laid(blocked, None, faces);
        assert!(seen == 0 && unseen > 5 && back == 0, "{seen} {unseen} {back}");
        assert!(blocks > 0);
    }

    #[test]
    fn a_march_is_drawn_as_far_as_the_unit_can_go() {
        let steps = |hex| laid("phase movement\nunits SHbs@(5,5):o NHbs@(1,5)", Some(hex), [faces::STEP])[0];
        assert!(steps("(4,5)") > 2);
        assert_eq!(steps("(1,8)"), 0);
    }

    /// Round so many hexes in all directions go six sides of as many zigzags.
    #[test]
    fn a_shooter_shows_how_far_he_reaches_and_what_he_does_not_see() {
        let shown = |text: &str, hex| laid(text, hex, [faces::RANGE, faces::OUT_OF_SIGHT]);
        let around = |range: usize| 6 * (2 * range + 1);
        // Short bows reach four hexes, and fewer rows lie before the edge of the field.
        assert_eq!(shown("units SHga@(4,5):o NHbs@(0,5)", None), [around(4), 0], "nothing is in the way");
        let [line, blind] = shown("forest (3,5)\nunits SHga@(4,5):o NHbs@(1,6)", None);
        assert_eq!(line, around(4));
        let state = BattleLore::parse_position("forest (3,5)\nunits SHga@(4,5):o NHbs@(1,6)").expect("a position");
        let from: Hex = "(4,5)".parse().expect("a hex");
        let behind = from.within(4).iter().filter(|&hex| hex != from && !targeting::sees(&state.table, from, hex));
        assert_eq!(blind, behind.count(), "every hex behind the forest, the enemy's too");
        assert!(blind > 3);
        assert_eq!(shown("units SHga@(4,5):o NHbs@(3,5)", None), [0, 0], "beside an enemy nobody shoots");
        assert_eq!(shown("units SHbs@(4,5):o NHbs@(1,6)", None), [0, 0], "swords do not reach so far");
        assert_eq!(shown("units SHga@(4,5):ob NHbs@(1,6)", None), [0, 0], "it has battled");
        assert_eq!(shown("card FON\nunits SHga@(4,5):o NHbs@(1,6)", None), [0, 0], "the card forbids it");
        let moving = "phase movement\nunits SHga@(4,5):o NHbs@(0,5)";
        assert_eq!(shown(moving, Some("(4,5)")), [around(4), 0], "before it moves");
        assert_eq!(shown(moving, Some("(5,5)"))[0], around(4) - 2, "from there, as far as the field goes");
    }

    #[test]
    fn whoever_could_be_attacked_from_there_is_marked_with_the_dice() {
        let dice = |text: &str, hex| laid(text, Some(hex), [1, 2, 3, 4].map(faces::strength));
        let two = "phase movement\nforest (3,5)\nunits SHbs@(5,5):o NHbs@(3,4) NHbs@(3,5) NHbs@(1,1)";
        assert_eq!(dice(two, "(4,5)"), [0, 1, 1, 0], "two into the forest, three beside it");
        assert_eq!(dice(two, "(5,4)"), [0; 4], "nobody is near");
        let bows = "phase movement\nunits SHga@(6,5):o NHbs@(2,5)";
        assert_eq!(dice(bows, "(5,5)"), [1, 0, 0, 0], "a die less, because it moves");
        assert_eq!(dice(bows, "(4,5)"), [1, 0, 0, 0], "and farther");
        let tired = "phase movement\nunits SHbs@(6,5):o NHbs@(3,5)";
        assert_eq!(dice(tired, "(4,5)"), [0; 4], "it would be spent");
    }
}
