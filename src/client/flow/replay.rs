//! Replays: the whole match lies ready, and the table shows one position of it after another. A match that is being played can
//! be looked back in as well: it lies ready meanwhile and is taken up again.

use bevy::prelude::*;

use super::play::{MatchPurpose, SessionCommands};
use crate::client::director::{Director, SetTable};
use crate::client::session::{Finished, Overlay, Screen, Session, SessionRequest, SuspendedMatch};
use crate::table::any_match::AnyMatch;

/// The whole of the match of which one moment is looked at.
#[derive(Resource)]
pub(super) struct ReplaySource(pub Box<dyn AnyMatch>);

impl SessionCommands<'_, '_> {
    /// Shows the match as it stood after so many actions; one that is being played waits meanwhile.
    pub(super) fn step_to(&mut self, position: usize) {
        let Some(session) = self.session.as_mut().filter(|session| session.can_look_back()) else { return };
        let session = &mut **session;
        let (_, total) = *session.replay.get_or_insert_with(|| {
            let total = session.live.len();
            let then = session.live.at(total);
            let log = session.live.chronicle().to_vec();
            session.waiting = Some(SuspendedMatch { log, hint: session.hint.take() });
            let whole = std::mem::replace(&mut session.live, then);
            self.commands.insert_resource(ReplaySource(whole));
            (total, total)
        });
        let position = position.min(total);
        self.commands.queue(StepReel(position));
        session.replay = Some((position, total));
    }

    /// The same for the action that has brought a line of the chronicle.
    pub(super) fn step_to_line(&mut self, line: usize) {
        let Some(session) = &self.session else { return };
        let whole = self.reel.as_ref().map_or(&session.live, |reel| &reel.0);
        self.step_to(whole.moment_of(line));
    }

    /// Shows the finished match on the table from its beginning; its result waits meanwhile.
    pub(super) fn rewatch(&mut self) {
        let Some(session) = self.session.as_ref().filter(|session| session.live.outcome().is_some()) else { return };
        let (mut whole, practice) = (session.live.at(session.live.len()), session.practice);
        let occupants = session.occupants.clone();
        // Given up is no action: it is done anew.
        let given_up = session.live.conceded().is_none_or(|seat| whole.concede(seat).is_ok());
        debug_assert!(given_up, "what was given up can be given up");
        self.commands.queue(|world: &mut World| {
            if let Some(session) = world.remove_resource::<Session>() {
                world.insert_resource(Finished(session));
            }
        });
        self.lay(whole.at(0), occupants, Some(whole.as_ref()), false, MatchPurpose::Match(None), practice);
        self.commands.insert_resource(ReplaySource(whole));
    }

    /// The match whose result waits lies on the table again, as it has ended.
    pub(super) fn show_the_result(&mut self) {
        self.playing.director.clear();
        self.commands.remove_resource::<ReplaySource>();
        self.commands.queue(|world: &mut World| {
            if let Some(Finished(session)) = world.remove_resource::<Finished>() {
                world.insert_resource(session);
                world.write_message(SetTable { glide: false });
            }
        });
        self.overlay.set(Overlay::None);
        self.screen.set(Screen::Results);
    }

    /// After looking back the match goes on.
    pub(super) fn come_back(&mut self) {
        if self.session.as_ref().is_some_and(|session| session.waiting.is_some()) {
            self.commands.queue(TakeUp);
        }
    }
}

/// Takes the match up again that has waited.
struct TakeUp;

impl Command for TakeUp {
    type Out = ();

    fn apply(self, world: &mut World) {
        let Some(ReplaySource(whole)) = world.remove_resource::<ReplaySource>() else { return };
        let Some(mut session) = world.get_resource_mut::<Session>() else { return };
        put(&mut session, whole);
        session.hint = session.waiting.take().and_then(|waiting| waiting.hint);
        (session.replay, session.playing_on) = (None, false);
        world.write_message(SetTable { glide: true });
    }
}

/// Puts a match, or another moment of it, in place of the one on the table, seen as before.
fn put(session: &mut Session, live: Box<dyn AnyMatch>) {
    let (viewer, side) = (session.live.viewer(), session.live.side());
    session.live = live;
    session.live.look_as(viewer);
    session.live.turn_to(side.seat);
    session.live.hold_by_suit(side.by_suit);
}

/// Puts the replay at a position; one step forward is told, everything else is set.
pub(super) struct StepReel(pub usize);

impl Command for StepReel {
    type Out = ();

    fn apply(self, world: &mut World) {
        let Some(reel) = world.remove_resource::<ReplaySource>() else { return };
        let next = self.0.checked_sub(1).and_then(|number| reel.0.action(number));
        if let Some(mut session) = world.get_resource_mut::<Session>() {
            let forward = session.live.len() + 1 == self.0;
            let told = match (forward, next) {
                (true, Some((seat, text))) => {
                    let told = session.live.submit(seat, &text).ok();
                    // What is watched has no reasons of its own; those of the whole match go with it.
                    if let Some(reason) = reel.0.reason(self.0 - 1) {
                        session.live.keep_reason(reason);
                    }
                    told
                }
                _ => None,
            };
            match told {
                Some(scenes) => world.resource_mut::<Director>().tell(scenes, false),
                None => {
                    put(&mut session, reel.0.at(self.0));
                    world.write_message(SetTable { glide: true });
                }
            }
        }
        world.insert_resource(reel);
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
