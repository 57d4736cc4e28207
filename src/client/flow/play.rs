//! What happens when something is asked of the session: start, act, take back, save, leave.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;

use super::clipboard::{Clipboard, Pasted};
use super::clock;
use super::front::Front;
use super::going_on::{go_on, listen, pass};
use super::guiding::{Learning, keep_lesson, keep_puzzle};
use super::hosting::Hosting;
use super::replay::{ReplaySource, watch_replay};
use super::reporting::{Examining, gather, hear_of_computer};
use super::sharing::{look, take_dropped};
use super::snapshot::Snapshots;
use crate::client::audio::PlaySound;
use crate::client::director::Director;
use crate::client::frame::AppSystems;
use crate::client::power_saving::WakeAt;
use crate::client::report::{Consent, Facts};
use crate::client::session::sharing::Arrived;
use crate::client::session::{Finished, Overlay, Screen, Session, SessionRequest};
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::DataFolder;
use crate::host::{Ask, PastMoment};
use crate::locale::Locale;
use crate::storage::lessons::Lessons;
use crate::storage::puzzles::Puzzles;

/// Systems of the session.
pub fn plugin(app: &mut App) {
    app.add_message::<SessionRequest>()
        .init_resource::<Hosting>()
        .init_resource::<Clipboard>()
        .add_systems(
            Update,
            (
                clock::run.run_if(resource_exists::<Session>),
                hear_of_computer.run_if(resource_exists::<Examining>),
                (take_dropped, answer, listen.run_if(not(resource_exists::<Session>))).chain(),
                // An answer may have taken the match off the table: each looks for itself.
                ((go_on, keep_lesson, keep_puzzle, watch_replay).chain(), end.run_if(in_state(Screen::Table)))
                    .chain()
                    .distributive_run_if(resource_exists::<Session>),
            )
                .chain()
                .in_set(AppSystems::Decide),
        )
        .init_resource::<Facts>()
        .init_resource::<Consent>()
        .add_systems(Update, pass.run_if(resource_exists::<Session>).in_set(AppSystems::Pass))
        .add_systems(OnEnter(Overlay::Share), look)
        .add_systems(OnEnter(Overlay::Report), gather);
}

/// Everything that an answer may touch.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct SessionCommands<'w, 's> {
    pub(super) front: Front<'w, 's>,
    /// The whole of the match that is only watched.
    pub(super) reel: Option<Res<'w, ReplaySource>>,
    /// The match whose result waits while it is watched again.
    finished: Option<Res<'w, Finished>>,
    pub(super) clipboard: ResMut<'w, Clipboard>,
    /// What is to be taken in, on its way from the clipboard.
    pub(super) pasted: Local<'s, Option<Pasted>>,
    pub(super) arrived: MessageWriter<'w, Arrived>,
    snapshots: Snapshots<'w, 's>,
    pub(super) data: Res<'w, DataFolder>,
    pub(super) locale: Res<'w, Locale>,
    pub(super) lessons: Res<'w, Lessons>,
    learning: Learning<'w>,
    pub(super) puzzles: Res<'w, Puzzles>,
    pub(super) report: (Res<'w, Facts>, Res<'w, Consent>),
    pub(super) wakes: MessageWriter<'w, WakeAt>,
}

fn answer(mut asks: MessageReader<SessionRequest>, mut house: SessionCommands) {
    for ask in asks.read() {
        if ask.plays() && house.front.session.as_ref().is_some_and(|session| session.replay.is_some()) {
            continue;
        }
        match ask {
            SessionRequest::Start(wanted) => house.start(wanted.clone(), Screen::Table),
            SessionRequest::Show(wanted) => house.start(wanted.clone(), Screen::Attract),
            SessionRequest::Learn { game, lesson } => house.learn(game, lesson),
            SessionRequest::Solve { game, puzzle } => house.solve(game, puzzle),
            SessionRequest::ReadOn => house.read_on(),
            SessionRequest::Resume(path) => house.resume(path),
            SessionRequest::Replay(path) => house.watch(path),
            SessionRequest::Rewatch => house.rewatch(),
            SessionRequest::Act(text) => house.act(vec![text.clone()]),
            SessionRequest::Batch(number) => house.act_batch(*number),
            SessionRequest::Undo => house.undo(),
            SessionRequest::Redo => house.redo(),
            SessionRequest::Practise => house.practise(),
            SessionRequest::StopClock => house.stop_clock(),
            SessionRequest::Reseat { seat, controller } => house.reseat(*seat, controller.clone()),
            SessionRequest::Concede => house.concede(),
            SessionRequest::Retell => house.retell(),
            SessionRequest::Hint => house.hint(),
            SessionRequest::Why => house.why(),
            SessionRequest::HandedOver => house.handed_over(),
            SessionRequest::Rematch { swap, same_seed } => house.rematch(*swap, *same_seed),
            SessionRequest::Copy { what, of } => house.copy(*what, of.as_deref()),
            SessionRequest::Paste => house.paste(),
            SessionRequest::TakeIn(path) => house.take_in_file(path),
            SessionRequest::SaveReplay => house.keep(),
            SessionRequest::WriteReport => house.write_report(),
            SessionRequest::Leave => house.leave(),
            SessionRequest::StepTo(position) => house.step_to(PastMoment::Actions(*position)),
            SessionRequest::StepToLine(line) => house.step_to(PastMoment::Line(*line)),
            SessionRequest::ToNow => house.come_back(),
            SessionRequest::PlayOn(on) => {
                if let Some(session) = &mut house.front.session {
                    session.playing_on = *on;
                }
            }
        }
    }
    house.hear_of_clipboard();
}

impl SessionCommands<'_, '_> {
    /// What the lesson tells has been read: it goes on, or is over with that.
    fn read_on(&mut self) {
        if !self.front.want(Ask::ReadOn) {
            return;
        }
        let Some(session) = &self.front.session else { return };
        self.learning.keep(session, &mut self.front.notices);
        if !session.is_guided() && session.lesson().is_some_and(|lesson| lesson.then.is_none()) {
            // A lesson that is over with its last word is no match that anybody would go on with.
            self.throw_away();
            self.leave();
        }
    }

    /// Carries out actions of whoever is to decide at this screen.
    fn act(&mut self, texts: Vec<String>) {
        let Some(session) = &mut self.front.session else { return };
        let Some(seat) = session.deciding() else { return };
        session.hint = None;
        self.front.want(Ask::Act { seat, texts });
    }

    fn act_batch(&mut self, number: usize) {
        let Some(session) = &self.front.session else { return };
        let batch = session.deciding().and_then(|seat| session.known.batches(seat).get(number));
        if let Some(batch) = batch {
            self.act(batch.actions.clone());
        }
    }

    fn retell(&mut self) {
        if self.front.session.is_some() && !self.front.director.busy() {
            self.front.want(Ask::Retell);
        }
    }

    fn hint(&mut self) {
        let Some(session) = &self.front.session else { return };
        if let Some(seat) = session.deciding().filter(|_| session.thinking.is_none()) {
            self.front.want(Ask::Hint(seat));
        }
    }

    /// Why the bot did what the chronicle told of a bot last.
    fn why(&mut self) {
        let Some(session) = &mut self.front.session else { return };
        let lines = session.told.log.len();
        if !session.is_watched() {
            // Whoever may look may ask.
            let _ = self.front.ask(Ask::Why { lines });
        } else if let Some(reel) = &self.reel {
            let mut reason = crate::table::why_for(&*reel.0, &session.controllers, lines, session.known.viewer());
            reason.length = session.known.len();
            session.answer = Some(reason);
            self.front.sounds.write(PlaySound::interface("hint"));
        }
    }

    fn handed_over(&mut self) {
        if let Some(seat) = self.front.session.as_ref().and_then(|session| session.hand_over) {
            self.front.want(Ask::HandedOver(seat));
        }
    }

    /// Copies the journal among the kept replays.
    fn keep(&mut self) {
        let Some(journal) = self.front.hosting.journal() else {
            self.front.notices.push(Words::new("notice-nothing-saved"));
            return;
        };
        let folder = self.data.0.join("replays");
        let kept = fs::create_dir_all(&folder).and_then(|()| {
            let to = folder.join(journal.file_name().map(PathBuf::from).unwrap_or_default());
            fs::copy(journal, &to).map(|_| to)
        });
        if let (Some(host), Some(session), Ok(to)) = (self.front.hosting.host(), &self.front.session, &kept) {
            let shown = (host.live(), session.known.side());
            self.snapshots.take(&mut self.front.commands, shown, to.clone());
        }
        self.front.notices.push(match kept {
            Ok(_) => Words::new("notice-replay-kept").with("folder", folder.display().to_string()),
            Err(error) => Words::new("notice-replay-failed").with("why", io_words(&error)),
        });
    }

    /// Takes a picture of the match, to lie beside its journal; an earlier moment that is looked at is none of it.
    pub(super) fn keep_picture(&mut self) {
        let (Some(host), Some(session)) = (self.front.hosting.host(), &self.front.session) else { return };
        if let Some(journal) = host.journal().filter(|_| session.replay.is_none()) {
            let shown = (host.live(), session.known.side());
            self.snapshots.take(&mut self.front.commands, shown, journal.to_owned());
        }
    }

    /// A lesson in which nothing has been done begins as ever.
    pub(super) fn throw_away_unbegun(&mut self) {
        let begun = |session: &Session| session.lesson().is_none() || !session.present().is_empty();
        if self.front.session.as_deref().is_some_and(|session| !begun(session)) {
            self.throw_away();
        }
    }

    /// The match that was played on the table is saved as it stands, with a picture.
    pub(super) fn put_away(&mut self) {
        self.front.commands.remove_resource::<Finished>();
        self.throw_away_unbegun();
        self.keep_picture();
        self.front.hosting.put_journal_away();
    }

    /// The match on the table leaves no journal behind.
    fn throw_away(&mut self) {
        let Some(path) = self.front.hosting.put_journal_away() else { return };
        if let Err(error) = fs::remove_file(&path) {
            warn!("{} stays: {error}", path.display());
        }
    }

    fn leave(&mut self) {
        let watched = self.front.session.as_ref().is_some_and(|session| session.is_watched());
        if watched && self.finished.is_some() {
            return self.show_the_result();
        }
        self.put_away();
        self.front.hosting.drop_host();
        self.front.director.clear();
        self.front.commands.remove_resource::<Session>();
        self.end_replay();
        // Whoever has watched comes back to the list that the match was taken from.
        self.front.overlay.set(if watched { Overlay::Saves } else { Overlay::None });
        self.front.screen.set(Screen::Title);
    }
}

/// Goes to the results once the end has been told.
fn end(
    session: Res<Session>,
    director: Res<Director>,
    mut next: ResMut<NextState<Screen>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    // A lesson says its last word at the table.
    if director.busy() || session.replay.is_some() || session.is_guided() {
        return;
    }
    if let Some(outcome) = session.known.outcome() {
        let humans = session.humans();
        let lost = humans.iter().count() > 0 && !outcome.winners().iter().any(|seat| humans.contains(seat));
        sounds.write(PlaySound::table(if lost { "lose" } else { "fanfare-win" }));
        next.set(Screen::Results);
    }
}
