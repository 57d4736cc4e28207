//! Two plans of one sentence, the twins of `examples/battlelore_charge.py` and `examples/battlelore_shoot.py`.

use crate::ai::baseline::Baseline;
use crate::engine::Seat;
use crate::games::battlelore::command_cards::CommandCard;
use crate::games::battlelore::hexes::{FARTHEST, Hex};
use crate::games::battlelore::position::State;
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::troop::Unit;
use crate::games::battlelore::{Action, BattleLore};

/// Towards the enemy and at him, hand to hand first; and shots first, from where bows reach him.
pub(super) static BASELINES: [Baseline<BattleLore>; 2] =
    [Baseline { name: "charge", worth: charge }, Baseline { name: "shoot", worth: shoot }];

/// How many units each kind of Command card orders at most, about.
const ORDERS: [(&str, usize); 16] = [
    ("SCO", 1),
    ("PAT", 2),
    ("ATT", 3),
    ("ADV", 5),
    ("OTM", 3),
    ("FWD", 6),
    ("SUR", 4),
    ("MCH", 2),
    ("FON", 4),
    ("DTS", 0),
    ("LEA", 1),
    ("CAT", 1),
    ("BLO", 4),
    ("GRN", 3),
    ("BLU", 3),
    ("RED", 2),
];
/// The first column of the middle of the field, and that of its east.
const MIDDLE: u8 = 4;
const EAST: u8 = 9;
/// How near bows come to the enemy.
const SHOT: i32 = 3;

/// Where the units of a side stand that are meant.
fn army(state: &State, side: Side, meant: impl Fn(&Unit) -> bool) -> Vec<Hex> {
    state.table.army(side).map(|(_, unit)| unit).filter(|unit| meant(unit)).map(|unit| unit.hex).collect()
}

/// How far it is to the nearest enemy.
fn away(state: &State, side: Side, hex: Hex) -> i32 {
    let enemies = army(state, side.other(), |_| true);
    enemies.iter().map(|&enemy| hex.distance(enemy)).min().unwrap_or(FARTHEST).into()
}

/// How many of these units a card orders.
fn orders(side: Side, card: CommandCard, units: &[Hex]) -> i32 {
    let (kind, section) = card.code().split_once('-').unwrap_or((card.code(), ""));
    let most = ORDERS.iter().find(|(name, _)| *name == kind).map_or(1, |(_, most)| *most);
    let [west, east] = if side == Side::South { ["L", "R"] } else { ["R", "L"] };
    let wing = |hex: &&Hex| match hex.column() {
        ..MIDDLE => section == west,
        MIDDLE..EAST => section == "C",
        EAST.. => section == east,
    };
    let there = units.iter().filter(|hex| section.is_empty() || wing(hex)).count();
    most.min(there) as i32
}

fn charge(state: &State, seat: Seat, action: &Action) -> i32 {
    let side = Side::of_seat(seat);
    let away = |hex| away(state, side, hex);
    match *action {
        Action::Play { card } | Action::Keep { card } => orders(side, card, &army(state, side, |_| true)),
        Action::Order { hex } => 100 - away(hex),
        Action::Move { from, to } => 2 * (away(from) - away(to)) - 1,
        Action::Attack { from, to } => 1 + i32::from(from.adjacent(to)),
        Action::Ignore { flags } => flags.into(),
        Action::Done | Action::Pass => 0,
        _ => 1,
    }
}

fn shoot(state: &State, seat: Seat, action: &Action) -> i32 {
    let side = Side::of_seat(seat);
    let away = |hex| away(state, side, hex);
    let bows = army(state, side, |unit| unit.weapon().range().is_some());
    match *action {
        // Without bows it charges.
        _ if bows.is_empty() => charge(state, seat, action),
        Action::Play { card } | Action::Keep { card } if card.code() == "DTS" => bows.len() as i32,
        Action::Play { card } | Action::Keep { card } => orders(side, card, &bows),
        Action::Order { hex } if bows.contains(&hex) => 200 - away(hex),
        Action::Move { from, to } if bows.contains(&from) && away(from) > SHOT && away(to) >= SHOT => {
            2 * (away(from) - away(to)) - 1
        }
        Action::Attack { from, to } => 2 - i32::from(from.adjacent(to)),
        Action::Move { .. } | Action::GainGround | Action::Pursue { .. } => -1,
        _ => charge(state, seat, action),
    }
}
