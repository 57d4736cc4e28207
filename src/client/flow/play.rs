//! What happens when something is asked of the session: start, act, take back, save, leave.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::time::Real;

use super::clipboard::{Clipboard, Pasted};
use super::clock;
use super::guiding::{Learning, follow_line, follow_script, keep_lesson, keep_puzzle};
use super::playing::{Playing, Saving, hear_of_disk};
use super::replay::{ReplaySource, watch_replay};
use super::reporting::{Examining, gather, hear_of_computer};
use super::sharing::{look, take_dropped};
use super::snapshot::Snapshots;
use super::thinking::{BotTask, forget, hold, pass, remember, think};
use crate::client::audio::{PlayMusic, PlaySound};
use crate::client::director::{Director, SetTable};
use crate::client::frame::AppSystems;
use crate::client::pieces::camera::Eye;
use crate::client::power_saving::WakeAt;
use crate::client::report::{Consent, Facts};
use crate::client::session::sharing::Arrived;
use crate::client::session::{Finished, Overlay, Screen, Session, SessionRequest};
use crate::client::settings::Settings;
use crate::engine::journal::Writer;
use crate::engine::text_file::io_words;
use crate::engine::{Viewer, Words};
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::games::puzzle::Puzzle;
use crate::locale::Locale;
use crate::storage::lessons::{Guide, Lessons};
use crate::storage::puzzles::Puzzles;
use crate::storage::reopened::Reopened;
use crate::table::any_match::{AnyMatch, Retold};
use crate::table::clock::Clock;
use crate::table::{Occupant, eyes};

/// Systems of the session.
pub fn plugin(app: &mut App) {
    app.add_message::<SessionRequest>()
        .init_resource::<Saving>()
        .init_resource::<Clipboard>()
        .add_systems(
            Update,
            (
                clock::run.run_if(resource_exists::<Session>),
                hear_of_computer.run_if(resource_exists::<Examining>),
                (hear_of_disk, take_dropped, answer, forget.run_if(not(resource_exists::<Session>))).chain(),
                // An answer may have taken the match off the table: each looks for itself.
                (
                    (hold, remember, follow_script, keep_lesson, follow_line, keep_puzzle, think, watch_replay).chain(),
                    end.run_if(in_state(Screen::Table)),
                )
                    .chain()
                    .distributive_run_if(resource_exists::<Session>),
            )
                .chain()
                .in_set(AppSystems::Decide),
        )
        .init_resource::<Facts>()
        .init_resource::<Consent>()
        .add_systems(OnEnter(Overlay::Share), look)
        .add_systems(OnEnter(Overlay::Report), gather)
        .add_systems(Update, pass.run_if(resource_exists::<Session>).in_set(AppSystems::Pass))
        .add_systems(OnEnter(Screen::Title), |mut music: MessageWriter<PlayMusic>| {
            music.write(PlayMusic(Some("title")));
        });
}

/// Everything that an answer may touch.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct SessionCommands<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    pub(super) session: Option<ResMut<'w, Session>>,
    /// The whole of the match of which the session shows one moment.
    pub(super) reel: Option<Res<'w, ReplaySource>>,
    /// The match whose result waits while it is watched again.
    finished: Option<Res<'w, Finished>>,
    pub(super) clipboard: ResMut<'w, Clipboard>,
    /// What is to be taken in, on its way from the clipboard.
    pub(super) pasted: Local<'s, Option<Pasted>>,
    pub(super) arrived: MessageWriter<'w, Arrived>,
    pub(super) playing: Playing<'w>,
    eye: ResMut<'w, Eye>,
    snapshots: Snapshots<'w, 's>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) data: Res<'w, DataFolder>,
    pub(super) games: Res<'w, Registry>,
    pub(super) locale: Res<'w, Locale>,
    pub(super) lessons: Res<'w, Lessons>,
    learning: Learning<'w>,
    pub(super) puzzles: Res<'w, Puzzles>,
    pub(super) report: (Res<'w, Facts>, Res<'w, Consent>),
    pub(super) screen: ResMut<'w, NextState<Screen>>,
    pub(super) overlay: ResMut<'w, NextState<Overlay>>,
    pub(super) set_table: MessageWriter<'w, SetTable>,
    retold: MessageWriter<'w, Retold>,
    music: MessageWriter<'w, PlayMusic>,
    pub(super) sounds: MessageWriter<'w, PlaySound>,
    pub(super) time: Res<'w, Time<Real>>,
    pub(super) wakes: MessageWriter<'w, WakeAt>,
    /// Matches laid on the table so far.
    matches: Local<'s, u32>,
}

fn answer(mut asks: MessageReader<SessionRequest>, mut house: SessionCommands) {
    for ask in asks.read() {
        if ask.plays() && house.session.as_ref().is_some_and(|session| session.replay.is_some()) {
            continue;
        }
        match ask {
            SessionRequest::Start(wanted) => house.start(wanted.clone(), Screen::Table, None),
            SessionRequest::Show(wanted) => house.start(wanted.clone(), Screen::Attract, None),
            SessionRequest::Learn { game, lesson } => house.learn(game, lesson),
            SessionRequest::Solve { game, puzzle } => house.solve(game, puzzle),
            SessionRequest::ReadOn => house.read_on(),
            SessionRequest::Resume(path) => house.resume(path, false),
            SessionRequest::Replay(path) => house.resume(path, true),
            SessionRequest::Rewatch => house.rewatch(),
            SessionRequest::Act(text) => house.act(text),
            SessionRequest::Offer(number) => house.offer(*number),
            SessionRequest::Undo => house.undo(),
            SessionRequest::Redo => house.redo(),
            SessionRequest::Practise => house.practise(),
            SessionRequest::StopClock => house.stop_clock(),
            SessionRequest::Reseat { seat, occupant } => house.reseat(*seat, occupant.clone()),
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
            SessionRequest::StepTo(position) => house.step_to(*position),
            SessionRequest::StepToLine(line) => house.step_to_line(*line),
            SessionRequest::ToNow => house.come_back(),
            SessionRequest::PlayOn(on) => {
                if let Some(session) = &mut house.session {
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
        let Some(session) = &mut self.session else { return };
        session.complaint = None;
        let over = session.read_on() && !session.is_guided();
        self.learning.keep(session, &mut self.playing.notices);
        if over && session.guide.as_ref().is_some_and(|guide| guide.lesson.then.is_none()) {
            // A lesson that is over with its last word is no match that anybody would go on with.
            self.playing.throw_away();
            self.leave();
        }
    }

    /// Puts a match on the table; `watched` is the whole of a match that is only looked at.
    pub(super) fn lay(
        &mut self,
        mut live: Box<dyn AnyMatch>,
        occupants: Vec<Occupant>,
        watched: Option<&dyn AnyMatch>,
        deal: bool,
        aim: MatchPurpose,
        practice: bool,
    ) {
        // What can still be gone on with is seen as the one person saw it.
        live.look_as(eyes(&occupants, watched.is_some_and(|whole| whole.outcome().is_some())));
        if let Some(only) = Occupant::alone(&occupants) {
            live.turn_to(only);
        }
        let setting = live.setting();
        let opening = if deal { live.opening() } else { Vec::new() };
        // Of what is dealt nothing is said before it lies there.
        let (plates, told) = match opening.first() {
            Some(first) => (first.plates.clone(), first.seen.clone()),
            None => (live.plates(), live.seen().into()),
        };
        self.music.write(PlayMusic(Some(setting.music)));
        self.eye.look(setting.camera, true);
        self.playing.director.clear();
        let dealt = !opening.is_empty();
        self.playing.director.tell(opening, false);
        *self.matches += 1;
        let (clock, guide, puzzle) = match aim {
            MatchPurpose::Match(clock) => (clock, None, None),
            MatchPurpose::Lesson(guide) => (None, Some(guide), None),
            MatchPurpose::Puzzle(puzzle) => (None, None, Some(puzzle)),
        };
        let session = Session {
            serial: *self.matches,
            live,
            occupants,
            plates,
            told,
            log: Vec::new(),
            read: 0,
            unwatched: false,
            thinking: None,
            hint: None,
            answer: None,
            hand_over: None,
            complaint: None,
            replay: watched.map(|whole| (0, whole.len())),
            playing_on: false,
            guide,
            puzzle,
            practice,
            clock,
            undone: Vec::new(),
            waiting: None,
        };
        self.commands.insert_resource(session);
        self.commands.remove_resource::<BotTask>();
        self.commands.remove_resource::<ReplaySource>();
        if !dealt {
            self.set_table.write(SetTable { glide: false });
        }
        self.screen.set(Screen::Table);
        self.overlay.set(Overlay::None);
    }

    pub(super) fn resume(&mut self, path: &Path, replay: bool) {
        let (reopened, complaints) = Reopened::read(*self.games, path);
        complaints.into_iter().for_each(|complaint| self.playing.notices.push(complaint));
        let Some(Reopened { live, journal: followed }) = reopened else { return };
        let occupants: Vec<Occupant> = followed.seats().iter().map(Occupant::from_journal).collect();
        self.put_away();
        if replay {
            self.lay(
                live.at(0),
                occupants,
                Some(live.as_ref()),
                false,
                MatchPurpose::Match(None),
                followed.is_practice(),
            );
            self.commands.insert_resource(ReplaySource(live));
            return;
        }
        self.playing.saving.0 = match Writer::go_on(path, &followed) {
            Ok(writer) => Some(writer),
            Err(error) => {
                self.playing.notices.push(error.words());
                None
            }
        };
        if live.outcome().is_some() && !followed.says_over() {
            // The program was ended between the last action and this line.
            self.playing.save(Writer::over);
        }
        // A lesson that has been rewritten since is gone on with as the match that it was.
        let guide = self.lessons.begun_by(&followed.header, &live.options_text()).cloned().map(Guide::new);
        let clock = followed.clock().map(|(limit, left)| Clock::resumed(limit, left, live.len()));
        let aim = guide.map_or(MatchPurpose::Match(clock), MatchPurpose::Lesson);
        self.lay(live, occupants, None, false, aim, followed.is_practice());
    }

    /// Carries out an action of whoever is to decide at this screen.
    fn act(&mut self, text: &str) {
        let Some(session) = &mut self.session else { return };
        let Some(seat) = session.deciding() else { return };
        session.hint = None;
        let carried_out = match session.why_guided().filter(|_| !session.allows(text)) {
            Some(why) => Err(why),
            None => self.playing.carry_out(session, seat, text, false),
        };
        match carried_out {
            Ok(()) => session.complaint = None,
            Err(why) => {
                session.complaint = Some((why, self.time.elapsed_secs()));
                self.sounds.write(PlaySound { name: "refuse", interface: true });
            }
        }
    }

    fn offer(&mut self, number: usize) {
        let Some(session) = &self.session else { return };
        let Some(seat) = session.deciding() else { return };
        if let Some((_, texts)) = session.live.offers(seat).into_iter().nth(number) {
            for text in texts {
                self.act(&text);
            }
        }
    }

    fn retell(&mut self) {
        let Some(session) = self.session.as_ref().filter(|_| !self.playing.busy()) else { return };
        match session.live.last_turn() {
            Some(retold) => _ = self.retold.write(retold),
            None => self.playing.notices.push(Words::new("notice-nothing-to-retell")),
        }
    }

    fn hint(&mut self) {
        let Some(session) = &mut self.session else { return };
        let Some(seat) = session.deciding() else { return };
        if session.thinking.is_some() {
            return;
        }
        let known = session.best_known(seat);
        if session.is_guided() || known.is_some() {
            session.hint = known.or_else(|| session.shown(seat));
            self.sounds.write(PlaySound { name: "hint", interface: true });
            return;
        }
        self.commands.insert_resource(BotTask::hint(session, seat, self.time.elapsed()));
    }

    /// Why the bot did what the chronicle told of a bot last.
    fn why(&mut self) {
        let Some(session) = &mut self.session else { return };
        let answer = crate::table::why(session.live.as_ref(), &session.occupants, session.log.len());
        session.answer = Some(answer);
        self.sounds.write(PlaySound { name: "hint", interface: true });
    }

    fn handed_over(&mut self) {
        let Some(session) = &mut self.session else { return };
        let Some(seat) = session.hand_over.take() else { return };
        session.live.look_as(Viewer::Seat(seat));
        if self.settings.turn_board {
            session.live.turn_to(seat);
        }
        self.overlay.set(Overlay::None);
        self.set_table.write(SetTable { glide: false });
        self.sounds.write(PlaySound { name: "turn", interface: true });
    }

    /// Copies the journal among the kept replays.
    fn keep(&mut self) {
        let Some(writer) = &self.playing.saving.0 else {
            self.playing.notices.push(Words::new("notice-nothing-saved"));
            return;
        };
        let folder = self.data.0.join("replays");
        let kept = std::fs::create_dir_all(&folder).and_then(|()| {
            let to = folder.join(writer.path().file_name().map(PathBuf::from).unwrap_or_default());
            std::fs::copy(writer.path(), &to).map(|_| to)
        });
        if let Some((session, to)) = self.session.as_ref().zip(kept.as_ref().ok()) {
            self.snapshots.take(&mut self.commands, session, to.clone());
        }
        self.playing.notices.push(match kept {
            Ok(_) => Words::new("notice-replay-kept").with("folder", folder.display().to_string()),
            Err(error) => Words::new("notice-replay-failed").with("why", io_words(&error)),
        });
    }

    /// The match that was played on the table is saved as it stands, with a picture; an earlier moment that is looked at is none
    /// of it.
    pub(super) fn put_away(&mut self) {
        self.commands.remove_resource::<Finished>();
        // A lesson in which nothing has been done begins as ever.
        if self.session.as_ref().is_some_and(|session| session.guide.is_some() && session.live.is_empty()) {
            self.playing.throw_away();
        }
        let journal = self.playing.saving.0.take().map(|writer| writer.path().to_owned());
        if let Some((session, journal)) = self.session.as_ref().filter(|session| session.replay.is_none()).zip(journal)
        {
            self.snapshots.take(&mut self.commands, session, journal);
        }
    }

    fn leave(&mut self) {
        let watched = self.session.as_ref().is_some_and(|session| session.is_watched());
        if watched && self.finished.is_some() {
            return self.show_the_result();
        }
        self.put_away();
        self.playing.director.clear();
        self.commands.remove_resource::<Session>();
        self.commands.remove_resource::<BotTask>();
        self.commands.remove_resource::<ReplaySource>();
        // Whoever has watched comes back to the list that the match was taken from.
        self.overlay.set(if watched { Overlay::Saves } else { Overlay::None });
        self.screen.set(Screen::Title);
    }
}

/// What a match on the table is for.
pub(super) enum MatchPurpose {
    /// To be played, with this clock if people's time is counted, or to be looked at.
    Match(Option<Clock>),
    /// To learn something.
    Lesson(Guide),
    /// To be solved.
    Puzzle(Puzzle),
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
    if let Some(outcome) = session.live.outcome() {
        let humans = session.humans();
        let lost = humans.iter().count() > 0 && !outcome.winners().iter().any(|seat| humans.contains(seat));
        sounds.write(PlaySound { name: if lost { "lose" } else { "fanfare-win" }, interface: false });
        next.set(Screen::Results);
    }
}
