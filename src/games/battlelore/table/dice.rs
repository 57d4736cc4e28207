//! The tray that dice are thrown into. What hits lies near the viewer, what does not behind it; where all do or none, in the middle.

use bevy::math::{Vec2, Vec3};

use super::layout::{STRIP, thing};
use super::{faces, ids, names};
use crate::client::pieces::dice;
use crate::client::table::{Beat, Layout, Look, Move, Outline, Pill, Placed, Pose, Target};
use crate::engine::Words;
use crate::games::battlelore::View;
use crate::games::battlelore::battle;
use crate::games::battlelore::dice::{Face, Roll};

/// The middle of the tray on the table.
pub const TRAY: Vec3 = Vec3::new(STRIP, 0.0, 0.054);
/// The tray is so much larger than it is carved.
const LARGE: f32 = 1.18;
/// Length of an edge of a die, in metres.
const DIE: f32 = 0.0295;
/// From one die to the next, in metres; how many lie side by side.
const PITCH: f32 = 0.0400;
const ACROSS: usize = 3;
/// From one line of dice to the next, in metres.
const LINE: f32 = 0.0330;
/// Height of the tray's floor, in metres.
const FLOOR: f32 = 0.004;

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

/// Where a die comes to rest: the `place`th of so many that do the same, before (1) or behind (-1) those that do not, or in the
/// middle (0) if there are none.
fn rest(row: f32, place: usize, of: usize, face: Face, number: usize) -> Pose {
    let (line, column) = (place / ACROSS, place % ACROSS);
    let wide = of.saturating_sub(line * ACROSS).min(ACROSS) as f32;
    let x = (column as f32 - (wide - 1.0) / 2.0) * PITCH;
    let z = if row == 0.0 {
        (line as f32 - (of.div_ceil(ACROSS) - 1) as f32 / 2.0) * LINE
    } else {
        row * (0.0195 + line as f32 * LINE)
    };
    let at = TRAY + Vec3::new(x, FLOOR + DIE / 2.0, z);
    dice::lying(Pose::table(at.x, at.y, at.z), face as usize, number as u32)
}

/// The dice of a roll where they come to rest.
fn thrown(roll: &Roll, hits: &[bool]) -> Vec<Placed> {
    let mut taken = [0; 2];
    let all = [false, true].map(|hit| hits.iter().filter(|known| **known == hit).count());
    let dice = roll.faces().iter().zip(hits).enumerate().map(|(number, (&face, &hit))| {
        let row = usize::from(hit);
        let side = match all {
            [0, _] | [_, 0] => 0.0,
            _ if hit => 1.0,
            _ => -1.0,
        };
        let pose = rest(side, taken[row], all[row], face, number);
        taken[row] += 1;
        let look = Look::die(faces::die_sides(), DIE).haloed(Outline::Frame(Vec2::splat(DIE)));
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
    layout.pieces.push(thing(
        ids::DICE_TRAY,
        Look::model("bl_dice_tray", Vec3::ZERO),
        Pose::table(TRAY.x, 0.0, TRAY.z).scaled(LARGE),
    ));
    let Some((roll, hits)) = lying(view) else { return };
    layout.pieces.extend(thrown(&roll, &hits));
    let lit = hits.iter().enumerate().filter(|(_, hit)| **hit);
    layout.lit.extend(lit.map(|(number, _)| Target::Piece(ids::die(number))));
    layout.pills.push(Pill {
        at: TRAY + Vec3::new(0.0, 0.004, -0.086),
        words: result(&roll, &hits),
        icon: Some("ui-dice"),
    });
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
        shows: if stays { Vec::new() } else { dice },
        ..Beat::default()
    }
}
