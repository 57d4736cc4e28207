//! What is laid on the field while a choice is being made: the path of a march, a line of sight with what blocks it, and the
//! hexes to which the target could give way.

use bevy::math::{Vec2, Vec3};

use super::ids::{self, Thing};
use super::layout::{Ground, thing};
use super::{faces, field};
use crate::client::table::{Face, Look, Placed, Pose, Side as Eyes, Target};
use crate::games::battlelore::position::{Table, UnitId};
use crate::games::battlelore::{Hex, Step, View, movement, retreat, targeting};

/// From one dot of a line to the next, in metres; how far from the ends of a line of sight there are none.
const DOTS: f32 = 0.0165;
const ENDS: f32 = 0.034;
/// Size of a dot and of a sign, in metres, and how high above the ground they lie.
const DOT: f32 = 0.0130;
const SIGN: f32 = 0.030;
const ABOVE: f32 = 0.0014;
/// A way back is marked so far towards the viewer from the middle of its hex, in metres: swords hang over the target, before
/// the middle of the hexes behind it.
const NEARER: Vec3 = Vec3::new(0.0, 0.0, 0.022);

/// The signs for what has been chosen and is pointed at.
pub fn signs(view: &View, eyes: Eyes, chosen: &[Target], pointed: Option<Target>) -> Vec<Placed> {
    let chosen = chosen.iter().find_map(|&target| match ids::thing(view, target) {
        Some(Thing::Unit(id)) => Some(id),
        _ => None,
    });
    let pointed = pointed.and_then(|target| ids::thing(view, target));
    let (Some(id), Some(pointed)) = (chosen, pointed) else { return Vec::new() };
    let mut drawing = Drawing { ground: Ground::new(view, eyes), signs: Vec::new() };
    let table = &view.table;
    match (table.step(), pointed) {
        (Step::Moves | Step::March, Thing::Hex(to)) => drawing.march(table, id, to),
        (Step::Combat, Thing::Unit(target)) if table.unit(target).side != table.unit(id).side => {
            drawing.attack(table, id, target);
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

    /// The way of a unit, hex by hex.
    fn march(&mut self, table: &Table, id: UnitId, to: Hex) {
        if !movement::reach(table, id).contains(to) {
            return;
        }
        let mut from = self.ground.hex(table.unit(id).hex).at;
        for hex in movement::path(table, id, to) {
            let next = self.ground.hex(hex).at;
            self.line(faces::STEP, from, next, DOTS / 2.0);
            from = next;
        }
    }

    /// What a shooter sees, and where his target, or that of a melee, could give way.
    fn attack(&mut self, table: &Table, id: UnitId, target: UnitId) {
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
    use crate::client::table::Body;
    use crate::engine::{Notation as _, Rules as _, Seat, Viewer};
    use crate::games::battlelore::BattleLore;

    /// How many signs of each of these faces are laid when the first unit is chosen and the second one pointed at, or else
    /// the hex.
    fn laid<const N: usize>(position: &str, hex: Option<&str>, faces: [Face; N]) -> [usize; N] {
        let state = BattleLore::parse_position(position).expect("a position");
        let view = BattleLore::view(&state, Viewer::Seat(Seat(0)));
        let unit = |number| Target::Piece(ids::unit(UnitId::of_index(number).expect("a unit")));
        let pointed = hex.map_or_else(|| unit(1), |hex| Target::Zone(ids::zone(hex.parse().expect("a hex"))));
        let eyes = Eyes { seat: Seat(0), by_suit: false };
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
}
