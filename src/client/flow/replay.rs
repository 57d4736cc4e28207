//! Matches that are looked at: replays, and earlier moments of the match that is being played.

use std::path::Path;

use bevy::prelude::*;

use super::play::SessionCommands;
use crate::client::director::{Director, SetTable};
use crate::client::session::{Finished, Overlay, Screen, Session, SessionRequest, SuspendedMatch};
use crate::engine::{Seat, SeatController};
use crate::host::{Ask, KnownMatch, PastMoment, past};
use crate::storage::reopened::Reopened;
use crate::table::any_match::{AnyMatch, Vantage};
use crate::table::{Side, eyes};

/// The whole of the match that is only watched, of which one moment is looked at.
#[derive(Resource)]
pub struct ReplaySource(pub Box<dyn AnyMatch>);

impl SessionCommands<'_, '_> {
    /// Shows a saved match from its beginning.
    pub(super) fn watch(&mut self, path: &Path) {
        let (reopened, complaints) = Reopened::read(*self.front.games, path);
        complaints.into_iter().for_each(|complaint| self.front.notices.push(complaint));
        let Some(Reopened { live, journal }) = reopened else { return };
        let controllers = journal.seats();
        self.put_away();
        self.front.hosting.drop_host();
        self.lay_replay(live, controllers, journal.is_practice());
    }

    /// Shows the finished match on the table from its beginning; its result waits meanwhile.
    pub(super) fn rewatch(&mut self) {
        let Some(session) = self.front.session.as_ref().filter(|session| session.known.outcome().is_some()) else {
            return;
        };
        let Some(live) = self.front.hosting.host().map(crate::host::Host::live) else { return };
        let (mut whole, practice) = (live.at(live.len()), session.practice);
        let controllers = session.controllers.clone();
        // Given up is no action: it is done anew.
        let given_up = live.conceded().is_none_or(|seat| whole.concede(seat).is_ok());
        debug_assert!(given_up, "what was given up can be given up");
        self.front.commands.queue(|world: &mut World| {
            if let Some(session) = world.remove_resource::<Session>() {
                world.insert_resource(Finished(session));
            }
        });
        self.lay_replay(whole, controllers, practice);
    }

    /// Puts a match on the table that is only watched, at its beginning.
    fn lay_replay(&mut self, whole: Box<dyn AnyMatch>, controllers: Vec<SeatController>, practice: bool) {
        // What can still be gone on with is seen as the one person saw it.
        let viewer = eyes(&controllers, whole.outcome().is_some());
        let seat = SeatController::alone(&controllers).unwrap_or(Seat(0));
        let side = Side { seat, prefers: self.front.settings.play.preferred_in(whole.art()) };
        let known = KnownMatch::of(&*whole.at(0), Vantage { viewer, side });
        self.front.director.clear();
        let mut session = self.front.lie(known, controllers, practice);
        session.replay = Some((0, whole.len()));
        self.front.set_table.write(SetTable { glide: false });
        self.front.screen.set(Screen::Table);
        self.front.put(session);
        self.front.commands.insert_resource(ReplaySource(whole));
    }

    /// Nothing is only watched any more.
    pub(super) fn end_replay(&mut self) {
        self.front.commands.remove_resource::<ReplaySource>();
    }

    /// Shows the match as it stood at a moment; one that is being played waits meanwhile.
    pub(super) fn step_to(&mut self, moment: PastMoment) {
        let Some(session) = self.front.session.as_mut().filter(|session| session.can_look_back()) else { return };
        let from = Some(session.known.len());
        if session.is_watched() {
            let (Some(reel), vantage) = (&self.reel, session.known.vantage()) else { return };
            let past = past(&*reel.0, moment, from, vantage);
            if let Some(mut session) = self.front.session.take() {
                self.front.show(&mut session, past);
                self.front.session = Some(session);
            }
            return;
        }
        if session.waiting.is_none() {
            let (total, hint) = (session.known.len(), session.hint.take());
            session.waiting = Some(SuspendedMatch { known: session.known.clone(), hint });
            session.replay = Some((total, total));
        }
        // Looking back is allowed to everybody.
        let _ = self.front.ask(Ask::LookBack { to: moment, from });
    }

    /// The match whose result waits lies on the table again, as it has ended.
    pub(super) fn show_the_result(&mut self) {
        self.front.director.clear();
        self.end_replay();
        self.front.commands.queue(|world: &mut World| {
            if let Some(Finished(session)) = world.remove_resource::<Finished>() {
                world.insert_resource(session);
                world.write_message(SetTable { glide: false });
            }
        });
        self.front.overlay.set(Overlay::None);
        self.front.screen.set(Screen::Results);
    }

    /// After looking back the match goes on.
    pub(super) fn come_back(&mut self) {
        let Some(session) = &mut self.front.session else { return };
        if let Some(SuspendedMatch { known, hint }) = session.waiting.take() {
            (session.known, session.hint) = (known, hint);
            (session.replay, session.playing_on) = (None, false);
            self.front.set_table.write(SetTable { glide: true });
        }
    }
}

/// Plays a replay on while it is asked to.
pub(super) fn watch_replay(session: Res<Session>, director: Res<Director>, mut asks: MessageWriter<SessionRequest>) {
    if let Some((position, total)) = session.replay
        && session.playing_on
        && !director.busy()
    {
        asks.write(if position < total { SessionRequest::StepTo(position + 1) } else { SessionRequest::PlayOn(false) });
    }
}
