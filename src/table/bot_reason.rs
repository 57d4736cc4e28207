//! Why a bot did what it did.

use super::any_match::AnyMatch;
use super::{LogLine, Occupant, Target};
use crate::engine::{Seat, Viewer, Words};

/// Why a bot did what it did, for whoever has asked.
#[derive(Clone, Debug, PartialEq)]
pub struct BotReason {
    /// How many actions there were when it was asked.
    pub length: usize,
    /// The question, and what may be told.
    pub lines: [Words; 2],
    /// Where it was done.
    pub place: Option<Target>,
}

/// The last action of a bot that the chronicle has told of, counted from 0, with that line of it; `told` lines have been told.
#[must_use]
fn last_of_bot(live: &dyn AnyMatch, occupants: &[Occupant], told: usize) -> Option<(usize, LogLine)> {
    if Occupant::people(occupants).iter().count() == occupants.len() {
        return None;
    }
    let by_bot = |number: usize| {
        let (seat, _) = live.action(number)?;
        matches!(occupants.get(seat.index()), Some(Occupant::Bot { .. })).then_some(number)
    };
    let lines = live.chronicle().iter().enumerate().take(told).rev();
    let mut deeds = lines.filter_map(|(line, entry)| Some((live.moment_of(line).checked_sub(1)?, entry)));
    deeds.find_map(|(number, entry)| Some((by_bot(number)?, entry.clone())))
}

/// Why the bot did what was told of a bot last, as far as somebody may know it who looks so.
#[must_use]
pub fn why_for(live: &dyn AnyMatch, occupants: &[Occupant], told: usize, viewer: Viewer) -> BotReason {
    let Some((number, line)) = last_of_bot(live, occupants, told) else {
        let lines = [Words::new("why-asked"), Words::new("why-nobody")];
        return BotReason { length: live.len(), lines, place: None };
    };
    let who = live.action(number).map_or(Seat(0), |(seat, _)| seat);
    let reason = live.why(number, viewer).unwrap_or_else(|| Words::new("why-not-kept"));
    let lines = [Words::new("why-asked-of").with("seat", who), reason];
    BotReason { length: live.len(), lines, place: line.place }
}
