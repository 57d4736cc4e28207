//! The tray that dice are thrown into. What hits lies near the viewer, what does not behind it; where all do or none, in the middle.

use bevy_math::{Vec2, Vec3};

use super::layout::thing;
use super::{faces, ids, names};
use crate::engine::Words;
use crate::games::battlelore::dice::{Face, Roll};
use crate::games::battlelore::{View, battle};
use crate::table::{Beat, Layout, Look, Move, Outline, Placed, Pose, Target, dice};

/// Where the middle of the tray is beside the field, and how much larger it is than it is carved: so large that dice can be
/// read, and no larger, so that it does not outweigh the field.
pub const TRAY: Vec3 = Vec3::new(0.708, 0.0, 0.1240);
const LARGE: f32 = 1.36;
/// Its width, height and depth as it is carved, in metres: what is told of a choice covers it only where there is no other room.
const TRAY_SIZE: Vec3 = Vec3::new(0.150, 0.020, 0.112);
/// How many dice lie side by side, and how many lines of them have room; in more of them dice are smaller.
const ACROSS: usize = 3;
const LINES: f32 = 2.64;
// In a tray that is as large as it is carved, in metres: the edge of a die; from one die to the next, and from one line of
// them to the next; how much farther apart lie those that hit and those that do not; the height of its floor.
const DIE: f32 = 0.0335;
const PITCH: f32 = 0.0405;
const LINE: f32 = 0.0400;
const APART: f32 = 0.0040;
const FLOOR: f32 = 0.0040;

/// The dice that lie in the tray: those of the battle that is being resolved, and which of them hit.
fn lying(view: &View) -> Option<(Roll, Vec<bool>)> {
    let battle = view.table.battle?;
    let mut left = battle::hitting(&battle, view.table.unit(battle.roller()), view.table.unit(battle.victim()));
    let hits = battle.roll.faces().iter().map(|face| {
        let left = &mut left[*face as usize];
        let hit = *left > 0;
        *left = left.saturating_sub(1);
        hit
    });
    let hits: Vec<bool> = hits.collect();
    (!hits.is_empty()).then_some((battle.roll, hits))
}

/// How many lines so many dice lie in.
fn lines(dice: usize) -> usize {
    dice.div_ceil(ACROSS)
}

/// The dice of a roll where they come to rest: those that hit before those that do not, from where they meet outwards, all of them
/// round the middle of the tray.
fn thrown(roll: &Roll, hits: &[bool]) -> Vec<Placed> {
    let all = [false, true].map(|hit| hits.iter().filter(|known| **known == hit).count());
    let [behind, before] = all.map(lines);
    let large = LARGE * LINES / ((behind + before) as f32).max(LINES);
    let apart = if behind > 0 && before > 0 { APART / 2.0 } else { 0.0 };
    let mut taken = [0; 2];
    let dice = roll.faces().iter().zip(hits).enumerate().map(|(number, (&face, &hit))| {
        let (place, of) = (taken[usize::from(hit)], all[usize::from(hit)]);
        taken[usize::from(hit)] += 1;
        let (line, column) = (place / ACROSS, place % ACROSS);
        let wide = (of - line * ACROSS).min(ACROSS);
        // Lines are counted from the far one.
        let (line, apart) = if hit { (behind + line, apart) } else { (behind - 1 - line, -apart) };
        let from_middle = |place: usize, of: usize| place as f32 - (of as f32 - 1.0) / 2.0;
        let x = from_middle(column, wide) * PITCH;
        let z = from_middle(line, behind + before) * LINE + apart;
        let at = TRAY + Vec3::new(x, DIE / 2.0, z) * large + Vec3::Y * FLOOR * LARGE;
        let pose = dice::lying(Pose::table(at.x, at.y, at.z), face as usize, number as u32);
        let look = Look::die(faces::die_sides(), DIE * large).haloed(Outline::Frame(Vec2::splat(DIE * large)));
        thing(ids::die(number), look, pose)
    });
    dice.collect()
}

/// What a roll comes to: hits and flags.
fn result(roll: &Roll, hits: &[bool]) -> Words {
    let count = hits.iter().filter(|hit| **hit).count();
    Words::new("battlelore-pill-hits").with("hits", count as i64).with("flags", roll.count(Face::Flag))
}

/// The large words for a roll of the battle that is being resolved: its faces, and what they come to.
pub fn banner(roll: &Roll, after: &View) -> Option<Words> {
    let (_, hits) = lying(after).filter(|(known, _)| known == roll)?;
    let words = Words::new("battlelore-banner-rolled").with("faces", names::faces(roll));
    Some(words.with("result", result(roll, &hits)))
}

/// The tray and what lies in it.
pub fn tray(view: &View, layout: &mut Layout) {
    let pose = Pose::table(TRAY.x, TRAY.y, TRAY.z).scaled(LARGE);
    layout.pieces.push(thing(ids::DICE_TRAY, Look::model("bl_dice_tray", TRAY_SIZE), pose));
    let Some((roll, hits)) = lying(view) else { return };
    layout.pieces.extend(thrown(&roll, &hits));
    let lit = hits.iter().enumerate().filter(|(_, hit)| **hit);
    layout.lit.extend(lit.map(|(number, _)| Target::Piece(ids::die(number))));
}

/// A throw: dice fly into the tray, tumble, and lie as they fell. Those of a battle stay for as long as it lasts.
pub fn throw(roll: &Roll, after: &View) -> Beat {
    let (stays, hits) = match lying(after).filter(|(known, _)| known == roll) {
        Some((_, hits)) => (true, hits),
        None => (false, vec![false; roll.faces().len()]),
    };
    let dice = thrown(roll, &hits);
    let moves = dice.iter().enumerate().map(|(number, die)| {
        let thrown = dice::throw(die.id, die.pose, number as u16);
        // One shake for the whole handful.
        Move { starts: thrown.starts.filter(|_| number == 0), ..thrown }
    });
    let moves: Vec<Move> = moves.collect();
    let known = moves.iter().map(|movement| movement.delay + movement.secs).fold(0.0, f32::max);
    let hitting = moves.iter().zip(&hits).filter(|(_, hit)| **hit);
    Beat {
        lights: hitting.map(|(movement, _)| (known, Target::Piece(movement.piece))).collect(),
        known,
        moves,
        hold: if stays { 0.95 } else { 1.2 },
        // A battle may be over with its roll: the dice lie there for as long as that is told all the same.
        shows: dice,
        ..Beat::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half of what a die takes up along both sides of the tray, however it is turned: a share of its edge.
    const HALF: f32 = 0.62;
    /// Half of width and depth of the floor, and the most that both are together in its cut corners, in metres.
    const FELT: Vec2 = Vec2::new(0.0655 * LARGE, 0.0585 * LARGE);
    const CORNER: f32 = 0.1042 * LARGE;

    /// Whether two dice stand in each other, seen from above: no line along a side of either parts them.
    fn meet(one: &Placed, other: &Placed, edge: f32) -> bool {
        let flat = |axis: Vec3| Vec2::new(axis.x, axis.z);
        let sides = |die: &Placed| -> Vec<Vec2> {
            let axes = Vec3::AXES.map(|axis| die.pose.turn * axis);
            axes.into_iter().filter(|axis| axis.y.abs() < 0.5).map(flat).collect()
        };
        let (own, theirs) = (sides(one), sides(other));
        let apart = flat(other.pose.at - one.pose.at);
        let reach =
            |sides: &[Vec2], along: Vec2| sides.iter().map(|side| side.dot(along).abs()).sum::<f32>() * edge / 2.0;
        own.iter().chain(&theirs).all(|&along| apart.dot(along).abs() < reach(&own, along) + reach(&theirs, along))
    }

    #[test]
    fn dice_lie_within_the_tray_and_those_that_hit_before_the_others() {
        for (dice, hitting) in [(1, 0), (2, 1), (3, 3), (4, 1), (4, 4), (6, 3), (7, 2), (16, 5)] {
            let roll = Roll::shown(&vec![Face::Blue; dice]).expect("a roll");
            let hits: Vec<bool> = (0..dice).map(|number| number < hitting).collect();
            let lying = thrown(&roll, &hits);
            let places: Vec<Vec3> = lying.iter().map(|die| die.pose.at - TRAY).collect();
            for ((place, hit), die) in places.iter().zip(&hits).zip(&lying) {
                let Some(Outline::Frame(edge)) = die.look.halo else { panic!("a die shines along its edges") };
                let reach = place.abs() + HALF * edge.x;
                assert!(reach.x < FELT.x && reach.z < FELT.y, "{dice}: {place}");
                // However a square is turned, it reaches no more than its edge beyond both of its middle's together.
                assert!(place.x.abs() + place.z.abs() + edge.x < CORNER, "{dice}: {place}");
                let through = lying.iter().filter(|other| other.id != die.id && meet(die, other, edge.x));
                assert_eq!(through.count(), 0, "{dice}: dice stand in each other");
                let others = places.iter().zip(&hits).filter(|(_, other)| *other != hit);
                for (other, _) in others {
                    assert!((place.z > other.z) == *hit, "{dice}: {place} and {other}");
                }
            }
        }
    }
}
