//! Seats of a match that is being played: somebody else sits down, or gives up.

use super::play::SessionCommands;
use super::thinking::BotTask;
use crate::ai::Level;
use crate::client::director::SetTable;
use crate::client::session::Overlay;
use crate::engine::journal::Writer;
use crate::engine::{Seat, Viewer, Words};
use crate::table::Occupant;

impl SessionCommands<'_, '_> {
    /// Somebody else sits there from now on.
    pub(super) fn reseat(&mut self, seat: Seat, occupant: Occupant) {
        let Some(session) = &mut self.session else { return };
        if session.replay.is_some() || session.is_guided() || session.live.outcome().is_some() {
            return;
        }
        let Some(sits) = session.occupants.get_mut(seat.index()) else { return };
        self.playing.save(|writer| writer.seat(seat, &occupant.to_journal()));
        *sits = occupant;
        session.thinking = None;
        session.hint = None;
        session.complaint = None;
        session.hand_over = session.hand_over.filter(|waits| *waits != seat);
        self.commands.remove_resource::<BotTask>();
        let humans = session.humans();
        if session.watching_human().is_none() {
            let mut people = humans.iter();
            match (people.next(), people.next()) {
                (Some(only), None) => {
                    session.live.look_as(Viewer::Seat(only));
                    session.live.turn_to(only);
                }
                // Nobody's hand until somebody has taken the seat.
                _ => session.live.look_as(Viewer::Public),
            }
        }
        self.set_table.write(SetTable { glide: false });
    }

    /// Whoever plays at this screen gives up: in a match of two the other one has won, else a bot plays on.
    pub(super) fn concede(&mut self) {
        let Some(session) = &mut self.session else { return };
        let Some(seat) = session.deciding().or_else(|| session.watching_human()) else { return };
        // Nothing is left to be chosen in the menu.
        self.overlay.set(Overlay::None);
        if session.live.seats() != 2 {
            let free = Occupant::free(session.live.art().regulars(), &session.occupants, seat);
            if let Some(bot) = free.first().map(|regular| Occupant::regular(regular, Level::Veteran)) {
                self.reseat(seat, bot);
            }
            return;
        }
        // Whoever cannot concede has been told so by the end of the match.
        let Ok(scenes) = session.live.concede(seat) else { return };
        session.thinking = None;
        session.hint = None;
        session.complaint = None;
        session.undone.clear();
        self.commands.remove_resource::<BotTask>();
        self.playing.director.tell(scenes, false);
        self.playing.save(|writer| writer.concede(seat));
        self.playing.save(Writer::over);
        self.playing.notices.push(Words::new("notice-conceded"));
    }
}
