//! Who leaves the game and who wins (4.8).

use super::position::{EndReason, Ending, PRIZES, PublicState};
use super::tasks::Phase;
use crate::engine::{Outcome, Seat, Words};

/// Whether somebody has one Prize left to take, two are left of more players, or the last turn is played (4.8).
pub fn is_nearly_decided(table: &PublicState) -> bool {
    let living = table.living();
    let last_prize = living.iter().any(|seat| table.prizes[seat.index()] == 1);
    let last_two = living.len() == 2 && table.seats > 2;
    let playing = table.ending.is_none() && table.phase != Phase::Placing;
    playing && (last_prize || last_two || table.turn.number >= table.last_turn)
}

/// Prizes that a seat has taken; none as long as they have not been laid out.
pub fn taken(table: &PublicState, seat: Seat) -> i32 {
    if table.phase == Phase::Placing { 0 } else { PRIZES as i32 - i32::from(table.prizes[seat.index()]) }
}

/// How far a seat is ahead of the best of the others, where a hundred makes its chance three to one: by Prizes, which count the more
/// the fewer are left.
pub fn lead(table: &PublicState, seat: Seat) -> i32 {
    let own = taken(table, seat);
    let best = table.opponents(seat).iter().map(|other| taken(table, other)).max().unwrap_or_default();
    100 * (own - best) / (PRIZES as i32 - own.max(best)).clamp(1, 3)
}

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

#[cfg(test)]
mod tests {
    use super::super::{BattleRoyal, Options};
    use super::*;
    use crate::engine::{Rules as _, SeatSet, Seeded, Silent};

    #[test]
    fn one_prize_rival_or_turn_from_the_end_it_is_nearly_decided() {
        let dealt = |options: &Options| {
            BattleRoyal::setup(options, &mut Seeded::new(7), &mut Silent).expect("its own options").table
        };
        let with = |table: &PublicState, change: fn(&mut PublicState)| {
            let mut table = *table;
            (table.phase, table.prizes) = (Phase::Main, [6, 2, 3, 4]);
            change(&mut table);
            is_nearly_decided(&table)
        };
        let four = dealt(&Options::default());
        assert!(!is_nearly_decided(&four), "nobody has anything yet");
        assert!(!with(&four, |_| ()));
        assert!(with(&four, |table| table.prizes[2] = 1));
        assert!(
            !with(&four, |table| (table.prizes[2], table.out) = (1, SeatSet::one(Seat(2)))),
            "who is out takes none"
        );
        assert!(!with(&four, |table| table.out = SeatSet::one(Seat(0))));
        assert!(with(&four, |table| table.out = SeatSet::one(Seat(0)).with(Seat(3))));
        assert!(with(&four, |table| table.turn.number = table.last_turn));
        let over = Ending { winners: SeatSet::one(Seat(1)), how: EndReason::Prizes };
        assert!(!is_nearly_decided(&PublicState { prizes: [1; 4], ending: Some(over), ..four }), "it is decided");
        let decks = Options::default().decks.into_iter().take(2).collect();
        let two = dealt(&Options { decks, ..Options::default() });
        assert!(!with(&two, |_| ()), "two from the beginning");
    }
}
