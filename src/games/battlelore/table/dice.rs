//! The tray that dice are thrown into. What hits lies near the viewer, what does not behind it; where all do or none, in the middle.

use bevy::math::{Vec2, Vec3};

use super::layout::{STRIP, thing};
use super::{faces, ids, names};
use crate::client::pieces::dice;
use crate::client::table::{Beat, Layout, Look, Move, Outline, Placed, Pose, Target};
use crate::engine::Words;
use crate::games::battlelore::View;
use crate::games::battlelore::battle;
use crate::games::battlelore::dice::{Face, Roll};

/// Where the tray's middle is and how much larger it is than it is carved: without Lore cards beside the field, and with them.
const TRAYS: [Tray; 2] = [
    Tray { at: Vec3::new(STRIP - 0.008, 0.0, 0.012), large: 1.34 },
    Tray { at: Vec3::new(STRIP - 0.006, 0.0, 0.050), large: 1.22 },
];
/// How many dice lie side by side.
const ACROSS: usize = 3;
// In a tray that is as large as it is carved, in metres: the edge of a die; from one die to the next, and from one line of
// them to the next; from the middle of the tray to the first line of those that hit, or do not; the height of its floor.
const DIE: f32 = 0.0280;
const PITCH: f32 = 0.0315;
const LINE: f32 = 0.0300;
const APART: f32 = 0.0168;
const FLOOR: f32 = 0.0040;

/// The tray beside the field.
#[derive(Clone, Copy, Debug)]
pub struct Tray {
    /// Its middle on the table.
    pub at: Vec3,
    large: f32,
}

impl Tray {
    /// That of a match.
    pub fn of(view: &View) -> Self {
        TRAYS[usize::from(view.table.lore.active)]
    }
}

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
fn rest(tray: Tray, row: f32, (place, of): (usize, usize), face: Face, number: usize) -> Pose {
    let (line, column) = (place / ACROSS, place % ACROSS);
    let wide = of.saturating_sub(line * ACROSS).min(ACROSS) as f32;
    let x = (column as f32 - (wide - 1.0) / 2.0) * PITCH;
    let z = if row == 0.0 {
        (line as f32 - (of.div_ceil(ACROSS) - 1) as f32 / 2.0) * LINE
    } else {
        row * (APART + line as f32 * LINE)
    };
    let at = tray.at + Vec3::new(x, FLOOR + DIE / 2.0, z) * tray.large;
    dice::lying(Pose::table(at.x, at.y, at.z), face as usize, number as u32)
}

/// The dice of a roll where they come to rest.
fn thrown(tray: Tray, roll: &Roll, hits: &[bool]) -> Vec<Placed> {
    let edge = DIE * tray.large;
    let mut taken = [0; 2];
    let all = [false, true].map(|hit| hits.iter().filter(|known| **known == hit).count());
    let dice = roll.faces().iter().zip(hits).enumerate().map(|(number, (&face, &hit))| {
        let row = usize::from(hit);
        let side = match all {
            [0, _] | [_, 0] => 0.0,
            _ if hit => 1.0,
            _ => -1.0,
        };
        let pose = rest(tray, side, (taken[row], all[row]), face, number);
        taken[row] += 1;
        let look = Look::die(faces::die_sides(), edge).haloed(Outline::Frame(Vec2::splat(edge)));
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
    let tray = Tray::of(view);
    let pose = Pose::table(tray.at.x, tray.at.y, tray.at.z).scaled(tray.large);
    layout.pieces.push(thing(ids::DICE_TRAY, Look::model("bl_dice_tray", Vec3::ZERO), pose));
    let Some((roll, hits)) = lying(view) else { return };
    layout.pieces.extend(thrown(tray, &roll, &hits));
    let lit = hits.iter().enumerate().filter(|(_, hit)| **hit);
    layout.lit.extend(lit.map(|(number, _)| Target::Piece(ids::die(number))));
}

/// A throw: dice fly into the tray, tumble, and lie as they fell. Those of a battle stay for as long as it lasts.
pub fn throw(roll: &Roll, after: &View) -> Beat {
    let (stays, hits) = match lying(after).filter(|(known, _)| known == roll) {
        Some((_, hits)) => (true, hits),
        None => (false, vec![false; roll.faces().len()]),
    };
    let dice = thrown(Tray::of(after), roll, &hits);
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
