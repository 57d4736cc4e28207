//! Who sits where changes while a match is played.

use super::play::SessionCommands;
use crate::client::session::Overlay;
use crate::engine::{Seat, SeatController, Words};
use crate::host::Ask;

impl SessionCommands<'_, '_> {
    /// Somebody else sits there from now on.
    pub(super) fn reseat(&mut self, seat: Seat, controller: SeatController) {
        self.front.want(Ask::Reseat { seat, controller });
    }

    /// Whoever plays at this screen gives up: in a match of two the other one has won, else a bot plays on.
    pub(super) fn concede(&mut self) {
        let Some(session) = &self.front.session else { return };
        let (Some(seat), seats) = (session.watching_human(), session.known.seats()) else { return };
        // Nothing is left to be chosen in the menu.
        self.front.overlay.set(Overlay::None);
        if self.front.want(Ask::Concede(seat)) && seats == 2 {
            self.front.notices.push(Words::new("notice-conceded"));
        }
    }
}
