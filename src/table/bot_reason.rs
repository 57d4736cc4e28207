//! Why a bot did what it did.

use super::any_match::AnyMatch;
use crate::engine::{Seat, SeatController, Viewer, Words};

/// Why a bot did what it did, for whoever has asked.
#[derive(Clone, Debug, PartialEq)]
pub struct BotReason {
    /// How many actions there were when it was asked.
    pub length: usize,
    /// The question, and what may be told.
    pub lines: [Words; 2],
    /// The line of the chronicle that tells of it, if there is one.
    pub line: Option<usize>,
}

/// The last action of a bot that the chronicle has told of, counted from 0, with the number of that line; `told` lines have been told.
fn last_of_bot(live: &dyn AnyMatch, controllers: &[SeatController], told: usize) -> Option<(usize, usize)> {
    if SeatController::people(controllers).iter().count() == controllers.len() {
        return None;
    }
    let by_bot = |number: usize| {
        let (seat, _) = live.action(number)?;
        controllers.get(seat.index())?.is_bot().then_some(number)
    };
    let lines = (0..live.chronicle().len().min(told)).rev();
    let mut deeds = lines.filter_map(|line| Some((live.moment_of(line).checked_sub(1)?, line)));
    deeds.find_map(|(number, line)| Some((by_bot(number)?, line)))
}

/// Why the bot did what was told of a bot last, as far as somebody may know it who looks so.
pub fn why_for(live: &dyn AnyMatch, controllers: &[SeatController], told: usize, viewer: Viewer) -> BotReason {
    let Some((number, line)) = last_of_bot(live, controllers, told) else {
        let lines = [Words::new("why-asked"), Words::new("why-nobody")];
        return BotReason { length: live.len(), lines, line: None };
    };
    let who = live.action(number).map_or(Seat(0), |(seat, _)| seat);
    let reason = live.why(number, viewer).unwrap_or_else(|| Words::new("why-not-kept"));
    let lines = [Words::new("why-asked-of").with("seat", who), reason];
    BotReason { length: live.len(), lines, line: Some(line) }
}
