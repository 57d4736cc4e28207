//! How a match stands for whoever looks: what every front is told of it, and what a replay shows of one of its moments.

use std::sync::Arc;

use super::{Laid, Over, Past, PastMoment, Progress, Standing, State, Step};
use crate::engine::{Seat, SeatController, SeatSet, Seed, ToAct, Words};
use crate::table::any_match::{AnyMatch, Vantage};

/// What is played.
pub fn laid(live: &dyn AnyMatch) -> Laid {
    let deal = match live.seed() {
        Seed::Word(_) => "results-seed",
        Seed::Drawn(_) => "results-deal",
        Seed::Told(_) => "results-deal-again",
    };
    let deal = live.is_dealt().then(|| Words::new(deal).with("seed", live.seed().short()));
    Laid { game: live.game(), options: live.options_text(), deal }
}

/// How a match stands for whoever only looks.
pub fn standing(live: &dyn AnyMatch, Vantage { viewer, side }: Vantage) -> Standing {
    let (to_act, over) = match live.to_act() {
        ToAct::Seats(seats) => (seats, None),
        ToAct::Over(outcome) => (SeatSet::default(), Some(Over { outcome, verdict: live.verdict() })),
    };
    Standing {
        at: live.len() as u64,
        actions: live.len(),
        viewer,
        side,
        seen: Arc::from(live.seen_by(viewer)),
        plates: live.plates(viewer),
        to_act,
        turn: None,
        undo: Ok(()),
        redo: false,
        by_bot: None,
        progress: Progress::Match,
        clocks: Vec::new(),
        over,
    }
}

/// Everything that whoever looks has to know of how a match `stands`.
pub fn state(live: &dyn AnyMatch, stands: Standing) -> State {
    let moved = live.moved(stands.vantage());
    State { standing: stands, opening: Vec::new(), chronicle: live.chronicle().to_vec(), moved, undone: None }
}

/// The line of the chronicle that tells first of an action of a bot.
pub(super) fn by_bot(live: &dyn AnyMatch, controllers: &[SeatController]) -> Option<usize> {
    let is_bot = |seat: Seat| controllers.get(seat.index()).is_some_and(SeatController::is_bot);
    if !(0..controllers.len()).any(|seat| is_bot(Seat(seat as u8))) {
        return None;
    }
    let by_bot = |line: &usize| {
        let number = live.moment_of(*line).checked_sub(1);
        number.and_then(|number| live.action(number)).is_some_and(|(seat, _)| is_bot(seat))
    };
    (0..live.chronicle().len()).find(by_bot)
}

/// An earlier moment of a match as whoever looks sees it now; told where it is the next after the moment `from`.
pub fn past(live: &dyn AnyMatch, to: PastMoment, from: Option<usize>, vantage: Vantage) -> Past {
    let to = match to {
        PastMoment::Actions(actions) => actions.min(live.len()),
        PastMoment::Line(line) => live.moment_of(line),
    };
    let next = from.filter(|from| from + 1 == to).and_then(|from| Some((from, live.action(from)?)));
    if let Some((from, (by, text))) = next {
        let mut then = live.at(from);
        let lines = then.chronicle().len();
        if let Ok(telling) = then.carry_out(by, &text) {
            let told = telling.to(vantage);
            let lines = then.chronicle().get(lines..).unwrap_or_default().to_vec();
            return Past::Told(Box::new(Step { standing: standing(&*then, vantage), by: Some(by), told, lines }));
        }
    }
    let then = live.at(to);
    Past::Set(Box::new(state(&*then, standing(&*then, vantage))))
}
