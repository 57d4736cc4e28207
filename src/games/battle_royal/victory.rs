//! Who leaves the game and who wins (4.8).

use super::position::{EndReason, Ending};
use crate::engine::{Outcome, Seat, Words};

/// The outcome of a match: one point for whoever has won it.
pub(super) fn outcome(ending: &Ending, seats: u8) -> Outcome {
    let scores = (0..seats).map(|seat| i32::from(ending.winners.contains(Seat(seat)))).collect();
    let reason = match ending.how {
        EndReason::Prizes => "battle-royal-won-by-prizes",
        EndReason::LastPlayer => "battle-royal-won-as-last-player",
        EndReason::Turns => "battle-royal-won-by-turns",
    };
    Outcome { scores, reason: Words::new(reason) }
}
