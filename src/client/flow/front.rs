//! The window as a front of its host: what it asks, and what becomes of what it hears.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;

use super::hosting::Hosting;
use crate::client::audio::PlaySound;
use crate::client::director::{Director, SetTable};
use crate::client::pieces::camera::Eye;
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::{Notices, Settings};
use crate::engine::{SeatController, Viewer, Words};
use crate::games::Registry;
use crate::host::{Ask, KnownMatch, Laid, Message as Told, Past, Seats, State, Step};
use crate::table::Explained;
use crate::table::any_match::Retold;

/// The match on the table and everything that shows it.
#[derive(SystemParam)]
pub(super) struct Front<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    pub(super) session: Option<ResMut<'w, Session>>,
    pub(super) hosting: ResMut<'w, Hosting>,
    pub(super) director: ResMut<'w, Director>,
    pub(super) notices: ResMut<'w, Notices>,
    pub(super) games: Res<'w, Registry>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) screen: ResMut<'w, NextState<Screen>>,
    pub(super) overlay: ResMut<'w, NextState<Overlay>>,
    pub(super) set_table: MessageWriter<'w, SetTable>,
    pub(super) sounds: MessageWriter<'w, PlaySound>,
    pub(super) time: Res<'w, Time<Real>>,
    eye: ResMut<'w, Eye>,
    retold: MessageWriter<'w, Retold>,
}

impl Front<'_, '_> {
    /// Asks the host for something; why it is refused, if it is.
    pub(super) fn ask(&mut self, ask: Ask) -> Result<(), Explained> {
        let at = self.session.as_ref().map_or(0, |session| session.present().stands().at);
        let messages = self.hosting.ask(ask, at, self.time.elapsed());
        self.hear(messages)
    }

    /// The same of what a person wants: a refusal is told.
    pub(super) fn want(&mut self, ask: Ask) -> bool {
        match self.ask(ask) {
            Ok(()) => {
                self.session.iter_mut().for_each(|session| session.complaint = None);
                true
            }
            Err(why) => {
                self.complain(why);
                false
            }
        }
    }

    /// Says why something is not done.
    fn complain(&mut self, why: Explained) {
        let now = self.time.elapsed_secs();
        self.session.iter_mut().for_each(|session| session.complaint = Some((why.clone(), now)));
        self.sound("refuse");
    }

    /// Lets happen what happens by itself.
    pub(super) fn tick(&mut self) {
        let messages = self.hosting.tick(self.time.elapsed());
        // Here only a hint is refused so late, for which nobody waits any more.
        if let Err(why) = self.hear(messages)
            && self.hosting.is_elsewhere()
        {
            self.complain(why);
        }
    }

    fn sound(&mut self, name: &'static str) {
        self.sounds.write(PlaySound::interface(name));
    }

    /// Takes in what the host has told; why the last request was refused, if it was.
    fn hear(&mut self, messages: Vec<Told>) -> Result<(), Explained> {
        let (mut laid, mut answer) = (None, Ok(()));
        for message in messages {
            match message {
                Told::Laid(what) => self.hosting.fresh = Some((what, None)),
                Told::State(state) => match self.hosting.fresh.take() {
                    Some((what, seats)) => laid = self.lay(what, seats, *state),
                    None => self.with(&mut laid, |front, session| front.set(session, *state)),
                },
                Told::Seats(seats) => match &mut self.hosting.fresh {
                    Some((_, place)) => *place = Some(seats),
                    None => self.with(&mut laid, |_, session| {
                        (session.controllers, session.practice) = (seats.controllers, seats.practice);
                    }),
                },
                Told::Step(step) => self.with(&mut laid, |front, session| front.tell(session, *step)),
                Told::Stands(stands) => self.with(&mut laid, |_, session| {
                    session.clocks.clone_from(&stands.clocks);
                    session.present_mut().go_on(*stands, Vec::new());
                }),
                Told::HandOver(seat) => self.with(&mut laid, |front, session| {
                    session.hand_over = Some(seat);
                    front.overlay.set(Overlay::HandOver);
                }),
                Told::Clocks(times) => self.with(&mut laid, |_, session| session.clocks = times),
                Told::Notice(words) => self.notices.push(words),
                Told::Refused { id, why } => {
                    self.hosting.hint.take_if(|hint| *hint == id);
                    if id == self.hosting.asked() {
                        answer = Err(why);
                    }
                }
                Told::Hint { id, hint, .. } => {
                    if self.hosting.hint.take_if(|asked| *asked == id).is_some() {
                        self.sound("hint");
                        self.with(&mut laid, |_, session| session.hint = Some(hint));
                    }
                }
                Told::Why { mut reason, .. } => {
                    self.sound("hint");
                    self.with(&mut laid, |_, session| {
                        reason.length = session.known.len();
                        session.answer = Some(reason);
                    });
                }
                Told::Retold { retold: Some(retold), .. } => _ = self.retold.write(*retold),
                Told::Retold { retold: None, .. } => self.notices.push(Words::new("notice-nothing-to-retell")),
                Told::Past { past, .. } => self.with(&mut laid, |front, session| front.show(session, past)),
                // Nobody sits elsewhere, and why something cannot be done is known here.
                Told::Done { .. } | Told::Question { .. } | Told::Settled { .. } | Told::Frame(_) => {}
            }
        }
        if let Some(session) = laid {
            self.put(session);
        }
        answer
    }

    /// Does something with the match that is being laid, or else with the one that lies there.
    fn with(&mut self, laid: &mut Option<Session>, act: impl FnOnce(&mut Self, &mut Session)) {
        if let Some(session) = laid {
            act(self, session);
        } else if let Some(mut session) = self.session.take() {
            act(self, &mut session);
            self.session = Some(session);
        }
    }

    /// A match is laid on the table.
    fn lay(&mut self, laid: Laid, seats: Option<Seats>, state: State) -> Option<Session> {
        let entry = self.games.table(laid.game)?;
        let Seats { controllers, practice, .. } = seats?;
        let clocks = state.standing.clocks.clone();
        let opening = state.opening.clone();
        let known = match KnownMatch::new(entry, laid, state) {
            Ok(known) => known,
            Err(why) => {
                self.notices.push(why);
                return None;
            }
        };
        self.screen.set(self.hosting.screen);
        let mut session = self.lie(known, controllers, practice);
        session.clocks = clocks;
        self.director.clear();
        match opening.first() {
            // Of what is dealt nothing is said before it lies there.
            Some(first) => {
                (session.told.plates, session.told.seen) = (first.plates.clone(), first.seen.clone());
                // While it is dealt the eye comes to the table.
                self.eye.come_down();
            }
            None => _ = self.set_table.write(SetTable { glide: false }),
        }
        self.director.tell(opening, false);
        Some(session)
    }

    /// A match as it lies on the table, and the eye on it.
    pub(super) fn lie(&mut self, known: KnownMatch, controllers: Vec<SeatController>, practice: bool) -> Session {
        let setting = known.setting();
        self.eye.look(setting.camera, true);
        self.hosting.matches += 1;
        self.overlay.set(Overlay::None);
        Session { practice, ..Session::begun(self.hosting.matches, known, controllers) }
    }

    /// Puts a match on the table, in place of what lies there.
    pub(super) fn put(&mut self, session: Session) {
        self.commands.insert_resource(session);
    }

    /// Everything is known anew: the table is set afresh.
    fn set(&mut self, session: &mut Session, state: State) {
        let (viewer, side) = (session.present().viewer(), session.present().side());
        let undone = state.undone.clone();
        session.clocks.clone_from(&state.standing.clocks);
        session.present_mut().set(state);
        let known = session.present();
        let turned = known.viewer() != viewer;
        let glide = match turned {
            true => !known.has_secrets() && !self.settings.reduced_motion,
            false => undone.is_some() || known.side().prefers != side.prefers,
        };
        if turned {
            // What one may know is not for the next.
            (session.answer, session.hint) = (None, None);
        }
        let taken = matches!(session.present().viewer(), Viewer::Seat(_));
        if session.hand_over.take().is_some() && taken {
            self.overlay.set(Overlay::None);
            self.sound("turn");
        }
        if let Some(words) = undone {
            (session.hint, session.complaint) = (None, None);
            self.sound("undo");
            self.notices.push(words);
        }
        self.hosting.last = None;
        if session.waiting.is_none() {
            self.set_table.write(SetTable { glide });
        }
    }

    /// Something has happened: the director tells it.
    fn tell(&mut self, session: &mut Session, step: Step) {
        let Step { standing, by, told, lines } = step;
        let bot = by.is_some_and(|by| !session.humans().contains(by));
        if !bot {
            session.hint = None;
        }
        session.clocks.clone_from(&standing.clocks);
        session.present_mut().go_on(standing, lines);
        self.hosting.last = by;
        self.director.tell(told, bot);
    }

    /// An earlier moment of the match comes in sight.
    pub(super) fn show(&mut self, session: &mut Session, past: Past) {
        match past {
            Past::Told(step) => {
                session.known.go_on(step.standing, step.lines);
                self.director.tell(step.told, false);
            }
            Past::Set(state) => {
                session.known.set(*state);
                self.set_table.write(SetTable { glide: true });
            }
        }
        let position = session.known.len();
        session.replay.iter_mut().for_each(|(at, _)| *at = position);
    }
}
