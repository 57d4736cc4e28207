//! What a guest remembers of a match: from that it looks back, and tells again, without asking anybody.

use super::{Past, PastMoment, Standing, State, Step};
use crate::engine::{Seat, SeatSet};
use crate::table::LogLine;
use crate::table::any_match::{Retold, ToldEvent};

/// A moment of the match as it was told.
struct Remembered {
    /// How it stood then, without what could be done.
    stands: Standing,
    /// So many lines the chronicle had.
    lines: usize,
    /// Whose action had led there, and how that was told; none where everything was told anew.
    by: Option<Seat>,
    told: Vec<ToldEvent>,
}

/// All that a guest has been told since everything was told anew.
#[derive(Default)]
pub(super) struct Memory {
    chronicle: Vec<LogLine>,
    moments: Vec<Remembered>,
}

impl Memory {
    pub(super) fn begin(&mut self, state: &State) {
        self.chronicle.clone_from(&state.chronicle);
        self.moments.clear();
        self.keep(&state.standing, None, Vec::new());
    }

    pub(super) fn add(&mut self, step: &Step) {
        self.chronicle.extend_from_slice(&step.lines);
        self.keep(&step.standing, step.by, step.told.clone());
    }

    fn keep(&mut self, stands: &Standing, by: Option<Seat>, told: Vec<ToldEvent>) {
        let stands = Standing { turn: None, clocks: Vec::new(), ..stands.clone() };
        self.moments.push(Remembered { stands, lines: self.chronicle.len(), by, told });
    }

    /// A moment as it was told: the last one that is not later than this.
    pub(super) fn past(&self, to: PastMoment, from: Option<usize>) -> Option<Past> {
        let found = match to {
            PastMoment::Actions(actions) => self.moments.iter().rposition(|moment| moment.stands.actions <= actions),
            PastMoment::Line(line) => self.moments.iter().position(|moment| moment.lines > line),
        };
        let number = found.unwrap_or(0);
        let moment = self.moments.get(number)?;
        let before = number.checked_sub(1).and_then(|before| self.moments.get(before));
        let stands = moment.stands.clone();
        if let Some(before) = before.filter(|before| from == Some(before.stands.actions)) {
            let lines = self.chronicle.get(before.lines..moment.lines).unwrap_or_default().to_vec();
            let told = moment.told.clone();
            return Some(Past::Told(Box::new(Step { standing: stands, by: moment.by, told, lines })));
        }
        let mut moved = Vec::new();
        moment.told.iter().for_each(|told| told.add_moved(&mut moved));
        let chronicle = self.chronicle.get(..moment.lines).unwrap_or_default().to_vec();
        let moved = (moment.by, moved);
        Some(Past::Set(Box::new(State { standing: stands, opening: Vec::new(), chronicle, moved, undone: None })))
    }

    /// What the others did since `near` did something, one turn of each at most.
    pub(super) fn retold(&self, near: Seat) -> Option<Retold> {
        let other = |moment: &Remembered| moment.by.is_some_and(|by| by != near);
        let last = self.moments.iter().rposition(other)?;
        let (mut first, mut seen) = (last, SeatSet::default());
        for number in (1..=last).rev() {
            let Some(by) = self.moments[number].by.filter(|by| *by != near) else { break };
            let goes_on = self.moments.get(number + 1).is_some_and(|next| next.by == Some(by)) && number < last;
            if seen.contains(by) && !goes_on {
                break;
            }
            seen.insert(by);
            first = number;
        }
        let before = self.moments.get(first.checked_sub(1)?)?;
        let now = self.moments.last()?;
        let stands = &before.stands;
        let mut scenes: Vec<ToldEvent> =
            self.moments[first..=last].iter().flat_map(|moment| moment.told.iter().cloned()).collect();
        scenes.push(ToldEvent {
            beat: Default::default(),
            after: now.stands.seen.arrange(now.stands.side),
            log: None,
            plates: now.stands.plates.clone(),
            seen: now.stands.seen.clone(),
            by: None,
        });
        let layout = stands.seen.arrange(stands.side);
        let (plates, lines) = (stands.plates.clone(), before.lines);
        Some(Retold { before: layout, plates, seen: stands.seen.clone(), lines, scenes })
    }
}
