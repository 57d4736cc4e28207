//! Positions worth a picture, found in the play of bots.

use super::ids;
use crate::engine::{Rules, Seat, Viewer};
use crate::games::battlelore::position::UnitId;
use crate::games::battlelore::steps::PendingStep;
use crate::games::battlelore::{Action, BattleLore, Event, Side, State, scenario};
use crate::table::{Moment, Point as _, Target};

/// The openings of all scenarios, by their pictures' names.
const OPENINGS: [(&str, &str); 8] = [
    ("opening-s1", "(scenario:\"S1\")"),
    ("opening-s2", "(scenario:\"S2\")"),
    ("opening-s3", "(scenario:\"S3\")"),
    ("opening-s4", "(scenario:\"S4\")"),
    ("opening-s5", "(scenario:\"S5\")"),
    ("opening-s6", "(scenario:\"S6\")"),
    ("opening-s7", "(scenario:\"S7\")"),
    ("opening-s8", "(scenario:\"S8\")"),
];

/// Every scenario's opening; orders, a move and an attack being chosen; dice, a retreat, a Lore card, a victory.
pub fn moments() -> Vec<Moment> {
    let opening = |(name, options)| Moment {
        name,
        options: Some(options),
        seed: 1,
        actions: 0,
        chosen: Vec::new(),
        pointed: None,
        inspected: None,
        told: None,
    };
    let openings = OPENINGS.into_iter().map(opening);
    let spider = creature("S7").map(|unit| {
        let position = opening(("spider", "(scenario:\"S7\")"));
        position.inspecting("spider", Target::Piece(ids::unit(unit)))
    });
    let s2 = Some("(scenario:\"S2\")");
    let s3 = Some("(scenario:\"S3\")");
    let s5 = Some("(scenario:\"S5\")");
    let s7 = Some("(scenario:\"S7\")");
    let found = [
        Moment::find::<BattleLore>("orders", s5, |state, _| {
            let late = state.table.turn.number > 6 && state.table.step() == PendingStep::Orders;
            late.then(|| (Vec::new(), None))
        }),
        Moment::find::<BattleLore>("move", s3, |state, seat| chosen(state, seat, PendingStep::Moves, false)),
        Moment::find::<BattleLore>("aim", s2, |state, seat| chosen(state, seat, PendingStep::Moves, true)),
        Moment::find::<BattleLore>("attack", s3, |state, seat| chosen(state, seat, PendingStep::Combat, false)),
        Moment::find::<BattleLore>("shot", s2, |state, seat| chosen(state, seat, PendingStep::Combat, true)),
        Moment::telling::<BattleLore>(
            "dice",
            s5,
            2.6,
            |event| matches!(event, Event::Rolled { roll, .. } if roll.faces().len() >= 4),
        ),
        Moment::telling::<BattleLore>(
            "melee",
            s5,
            2.1,
            |event| matches!(event, Event::Rolled { roll, .. } if roll.faces().len() == 3),
        ),
        Moment::telling::<BattleLore>("volley", s5, 0.3, |event| matches!(event, Event::Attacked { melee: false, .. })),
        Moment::find::<BattleLore>("retreat", s5, |state, _| {
            (state.table.step() == PendingStep::Retreat).then(|| (Vec::new(), None))
        }),
        Moment::find::<BattleLore>("flags", s5, |state, _| {
            (state.table.step() == PendingStep::Ignore).then(|| (Vec::new(), None))
        }),
        Moment::telling::<BattleLore>("lore", s7, 0.9, |event| matches!(event, Event::LorePlayed { .. })),
        spider,
    ];
    openings.chain(found.into_iter().flatten()).collect()
}

/// An action of several targets, all but the last one chosen and that one pointed at; of one who `shoots`, or whoever it is.
fn chosen(state: &State, seat: Seat, step: PendingStep, shoots: bool) -> Option<(Vec<Target>, Option<Target>)> {
    if state.table.step() != step || state.table.turn.number < 5 {
        return None;
    }
    let view = BattleLore::view(state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    BattleLore::legal(state, seat, &mut legal);
    legal.into_iter().find_map(|action| {
        let (from, far) = match action {
            Action::Move { from, to } => (from, from.distance(to) > 1),
            Action::Attack { from, to } => (from, !shoots || from.distance(to) > 1),
            _ => return None,
        };
        let far = far && (!shoots || state.table.unit_at(from).is_some_and(|unit| unit.range().is_some()));
        let targets = BattleLore::targets(&view, seat, &action);
        let (last, first) = targets.split_last()?;
        (far && ids::thing(&view, *last).is_some()).then(|| (first.to_vec(), Some(*last)))
    })
}

/// The Creature of a scenario, by its place in the list of units: South's come first.
fn creature(scenario: &str) -> Option<UnitId> {
    let scenario = scenario::find(scenario).ok()?;
    let mut units = Side::BOTH.into_iter().flat_map(|side| scenario.army(side));
    UnitId::of_index(units.position(|placed| placed.kind.facts().creature.is_some())?)
}
