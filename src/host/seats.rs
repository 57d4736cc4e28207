//! Seats of a match that is being played: somebody else sits down.

use super::turns::refused;
use super::{FrontId, Host, Visitor};
use crate::ai::Level;
use crate::engine::{Seat, SeatController, Words};
use crate::table::Explained;

impl Host {
    /// Somebody else sits in a seat of this front from now on, or in one of nobody who plays elsewhere.
    pub(super) fn reseat(&mut self, from: FrontId, seat: Seat, controller: SeatController) -> Result<(), Explained> {
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
        let person = matches!(controller, SeatController::Person { .. });
        self.sit(seat, controller)?;
        if let Some(front) = self.fronts.get_mut(&from).filter(|_| person) {
            front.seats.insert(seat);
        }
        self.seat_anew();
        self.send_states(None);
        Ok(())
    }

    /// The bot of the house that takes over a seat.
    fn bot_for(&self, seat: Seat) -> SeatController {
        let free = SeatController::free(self.live.art().regulars(), &self.controllers, seat);
        match free.first() {
            Some(regular) => SeatController::regular(regular, Level::Veteran),
            None => SeatController::Bot { kind: Level::Veteran.into(), name: String::new() },
        }
    }

    /// Whoever plays in a seat gives up: a bot plays on.
    pub(super) fn leave_to_bot(&mut self, seat: Seat) -> Result<(), Explained> {
        if self.live.outcome().is_some() {
            return Err(refused("refusal-match-over"));
        }
        let bot = self.bot_for(seat);
        self.sit(seat, bot)?;
        self.seat_anew();
        self.send_states(None);
        Ok(())
    }

    /// A program that did not answer with one of its choices goes, everybody is told why, and a bot of the house decides in its place.
    pub(super) fn replace_program(&mut self, seat: Seat, why: &str) {
        let name = self.controllers.get(seat.index()).map_or("", SeatController::name).to_owned();
        let bot = self.bot_for(seat);
        // There is such a seat.
        let _ = self.sit(seat, bot);
        self.seat_anew();
        self.notice(
            &Words::new("notice-program-fault").with("name", name).with("why", why.to_owned()).with("seat", seat),
        );
        self.send_states(None);
    }

    /// Whether somebody elsewhere may have a seat: one that is held for them, one of a person who may come from anywhere, or, for
    /// whoever can be known again, one that nobody has yet.
    pub(super) fn admits(&self, seat: Seat, visitor: &Visitor) -> bool {
        let is_known = !visitor.key.is_empty() && visitor.key.chars().all(|letter| letter.is_ascii_alphanumeric());
        match self.controllers.get(seat.index()) {
            Some(SeatController::Person { .. }) => true,
            Some(SeatController::Elsewhere { key, .. }) => *key == visitor.key,
            Some(SeatController::Nobody) => is_known,
            Some(SeatController::Bot { .. } | SeatController::Program(_)) | None => false,
        }
    }

    /// Somebody elsewhere sits down in a seat that nobody had.
    pub(super) fn welcome(&mut self, seat: Seat, visitor: Visitor) {
        if self.controllers.get(seat.index()) == Some(&SeatController::Nobody) {
            let Visitor { key, name } = visitor;
            // There is such a seat.
            let _ = self.sit(seat, SeatController::Elsewhere { key, name });
        }
    }

    fn sit(&mut self, seat: Seat, controller: SeatController) -> Result<(), Explained> {
        let Some(sits) = self.controllers.get_mut(seat.index()) else { return Err(refused("host-other-seat")) };
        sits.clone_from(&controller);
        self.save(|writer| writer.seat(seat, &controller));
        self.forget_thoughts_of(seat);
        self.settle(false);
        Ok(())
    }
}
