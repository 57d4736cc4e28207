//! Positions worth a picture, found in the play of bots.

use crate::engine::Seat;
use crate::games::knight_line::{Action, Event, KnightLine, Phase, State};
use crate::table::{Moment, Point as _, Target};

/// Mid-game for two, a split being chosen, red at the table, the grey tile, a line about to be completed;
/// and told: a jump, a line.
pub fn moments() -> Vec<Moment> {
    let plain = |wanted: fn(&State) -> bool| {
        move |state: &State, _: Seat| (state.phase == Phase::Move && wanted(state)).then(|| (Vec::new(), None))
    };
    let split =
        Moment::find::<KnightLine>("split", None, |state, seat| (state.ply() >= 9).then(|| splitting(state, seat))?);
    let stack = split.as_ref().and_then(|moment| Some(moment.inspecting("inspect-stack", *moment.chosen.first()?)));
    [
        Moment::find::<KnightLine>("middle", None, plain(|state| state.ply() >= 14)),
        split,
        stack,
        Moment::find::<KnightLine>("three", Some("(players:3)"), plain(|state| state.ply() >= 18)),
        Moment::find::<KnightLine>("grey", Some("(grey:Wild)"), plain(|state| state.ply() >= 10)),
        Moment::find::<KnightLine>("placing", Some("(players:3,grey:Blocker)"), |state, seat| {
            (state.phase == Phase::Place && seat == Seat(2)).then(|| (Vec::new(), None))
        }),
        Moment::telling::<KnightLine>("jump", None, 0.6, |event| matches!(event, Event::Jumped { count: 3.., .. })),
        Moment::telling::<KnightLine>("line", None, 0.7, |event| matches!(event, Event::LineCompleted { .. })),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A stack of at least four with three cells to jump to; it is chosen, and a cell is pointed at.
fn splitting(state: &State, seat: Seat) -> Option<(Vec<Target>, Option<Target>)> {
    let tall = state.stacks(seat).iter().find(|stack| stack.height >= 5 && state.targets(stack.cell).count() >= 3)?;
    let to = state.targets(tall.cell).next()?;
    let targets = KnightLine::targets(state, seat, &Action::Jump { from: tall.cell, to, count: 1 });
    Some((targets[..1].to_vec(), Some(targets[1])))
}
