//! Seats of a match that is being played: somebody else sits down.

use super::turns::refused;
use super::{FrontId, Host};
use crate::ai::Level;
use crate::engine::Seat;
use crate::table::{Explained, Occupant};

impl Host {
    /// Somebody else sits in a seat of this front from now on, or in one of nobody who plays elsewhere.
    pub(super) fn reseat(&mut self, from: FrontId, seat: Seat, occupant: Occupant) -> Result<(), Explained> {
        let own = self.check_seat(from, seat).is_ok();
        if !own && !self.is_alone(from) {
            return Err(refused("host-other-seat"));
        }
        if self.is_guided() {
            return Err(self.why_guided().unwrap_or_else(|| refused("lesson-read-first")));
        }
        if self.live.outcome().is_some() {
            return Err(refused("refusal-match-over"));
        }
        let person = matches!(occupant, Occupant::Human { .. });
        self.sit(seat, occupant)?;
        if let Some(front) = self.fronts.get_mut(&from).filter(|_| person) {
            front.seats.insert(seat);
        }
        self.seat_anew();
        self.send_states(None);
        Ok(())
    }

    /// Whoever plays in a seat gives up: a bot plays on.
    pub(super) fn leave_to_bot(&mut self, seat: Seat) -> Result<(), Explained> {
        if self.live.outcome().is_some() {
            return Err(refused("refusal-match-over"));
        }
        let free = Occupant::free(self.live.art().regulars(), &self.occupants, seat);
        let Some(bot) = free.first().map(|regular| Occupant::regular(regular, Level::Veteran)) else {
            return Err(refused("host-nobody-free"));
        };
        self.sit(seat, bot)?;
        self.seat_anew();
        self.send_states(None);
        Ok(())
    }

    fn sit(&mut self, seat: Seat, occupant: Occupant) -> Result<(), Explained> {
        let Some(sits) = self.occupants.get_mut(seat.index()) else { return Err(refused("host-other-seat")) };
        let written = occupant.to_journal();
        *sits = occupant;
        self.save(|writer| writer.seat(seat, &written));
        self.forget_thoughts_of(seat);
        self.settle(false);
        Ok(())
    }
}
