//! Going back and forth in a match that is being played.

use super::play::SessionCommands;
use crate::client::session::Overlay;
use crate::host::Ask;

impl SessionCommands<'_, '_> {
    /// Takes the last decision of whoever sits here back, and what would repeat itself.
    pub(super) fn undo(&mut self) {
        if let Some(seat) = self.front.session.as_ref().and_then(|session| session.watching_human()) {
            self.front.want(Ask::Undo(seat));
        }
    }

    /// Does again what was taken back last.
    pub(super) fn redo(&mut self) {
        let Some(session) = self.front.session.as_mut().filter(|session| session.known.stands().redo) else { return };
        session.hint = None;
        if let Some(seat) = session.watching_human() {
            self.front.want(Ask::Redo(seat));
        }
    }

    /// From now on everything may be taken back.
    pub(super) fn practise(&mut self) {
        if self.front.session.as_ref().is_some_and(|session| !session.practice) && self.front.want(Ask::Practise) {
            self.front.overlay.set(Overlay::None);
        }
    }

    /// From now on nobody's time is counted.
    pub(super) fn stop_clock(&mut self) {
        let counted = self.front.session.as_ref().is_some_and(|session| !session.clocks.is_empty());
        if counted && self.front.want(Ask::StopClock) {
            self.front.overlay.set(Overlay::None);
        }
    }
}
