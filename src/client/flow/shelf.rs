//! Makes any [`TableGame`] a [`Live`] match and a [`Shelved`] game, once for all of them.

use std::marker::PhantomData;

use super::live::{Choice, Live, Plates, Scene, Shelved, Thinking, Thought};
use crate::ai::{Bots, Level};
use crate::client::pieces::faces::Describe;
use crate::client::table::{
    Chip, Explained, Layout, LogLine, Moment, OptionRow, Panel, Picture, PieceId, Placed, Pose, Setting, Sheet, Side,
    TableGame, Target,
};
use crate::engine::journal::{Journal, JournalError, resume};
use crate::engine::matches::{Match, UndoRefusal};
use crate::engine::{
    NotationError, Outcome, Refusal as _, Sampled, Seat, SeatSet, SetupError, Silent, Sink, ToAct, Viewer, Words,
};

/// The shelf entry of game `R`.
pub struct Shelf<R>(PhantomData<fn() -> R>);

impl<R> Shelf<R> {
    /// The entry.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R> Default for Shelf<R> {
    fn default() -> Self {
        Self::new()
    }
}

fn read_options<R: TableGame>(text: &str) -> Result<R::Options, NotationError> {
    ron::from_str(text).map_err(|error| NotationError(format!("options `{text}` of {}: {error}", R::ID)))
}

fn write_options<R: TableGame>(options: &R::Options) -> String {
    // Options are plain data; RON cannot fail on them.
    ron::to_string(options).unwrap_or_default()
}

impl<R: TableGame + Bots> Shelved for Shelf<R> {
    fn game(&self) -> &'static str {
        R::ID
    }

    fn default_options(&self) -> String {
        write_options::<R>(&R::Options::default())
    }

    fn first_options(&self) -> String {
        write_options::<R>(&R::first_options())
    }

    fn rows(&self, options: &str) -> Result<Vec<OptionRow>, NotationError> {
        Ok(R::option_rows(&read_options::<R>(options)?))
    }

    fn choose(&self, options: &str, row: usize, choice: usize) -> Result<String, NotationError> {
        Ok(write_options::<R>(&R::choose_option(&read_options::<R>(options)?, row, choice)))
    }

    fn seats(&self, options: &str) -> Result<usize, NotationError> {
        Ok(R::seats(&read_options::<R>(options)?))
    }

    fn has_secrets(&self) -> bool {
        R::SECRETS
    }

    fn describe(&self) -> Describe {
        Describe { faces: R::faces(), art: R::face }
    }

    fn moments(&self) -> Vec<Moment> {
        R::moments()
    }

    fn bot_names(&self) -> &'static [&'static str] {
        R::bot_names()
    }

    fn open(&self, options: &str, seed: u64) -> Result<Box<dyn Live>, SetupError> {
        let options = read_options::<R>(options).map_err(|error| SetupError {
            words: Words::new("setup-bad-options").with("why", error.0.as_str()),
            text: error.0,
        })?;
        let mut deal = Listener::<R>::new();
        let game = Match::new(options, seed, &mut deal)?;
        Ok(Box::new(LiveMatch { game, viewer: Viewer::Public, side: START, deal: deal.heard }))
    }

    fn resume(&self, journal: &Journal) -> Result<(Box<dyn Live>, Option<JournalError>), JournalError> {
        let resumed = resume::<R>(journal)?;
        let live = LiveMatch { game: resumed.game, viewer: Viewer::Public, side: START, deal: Vec::new() };
        Ok((Box::new(live), resumed.complaint))
    }
}

/// Keeps every event with the truth right after it.
struct Listener<R: TableGame> {
    heard: Vec<(R::Event, R::State)>,
}

impl<R: TableGame> Listener<R> {
    fn new() -> Self {
        Self { heard: Vec::new() }
    }
}

impl<R: TableGame> Sink<R> for Listener<R> {
    fn event(&mut self, state: &R::State, make: impl FnOnce() -> R::Event) {
        self.heard.push((make(), state.clone()));
    }
}

/// How the table is turned before somebody has taken a seat.
const START: Side = Side { seat: Seat(0), by_suit: false };

struct LiveMatch<R: TableGame> {
    game: Match<R>,
    viewer: Viewer,
    side: Side,
    deal: Vec<(R::Event, R::State)>,
}

impl<R: TableGame + Bots> LiveMatch<R> {
    fn view(&self) -> R::View {
        self.game.view(self.viewer)
    }

    fn plates_of(&self, view: &R::View) -> Plates {
        let seats = (0..self.game.seats()).map(|seat| Seat(seat as u8));
        Plates { status: R::status(view), counters: seats.map(|seat| R::counters(view, seat)).collect() }
    }

    /// What `heard` looks like to the viewer, beginning with the view `before`.
    fn scenes(&self, by: Option<Seat>, mut before: R::View, heard: &[(R::Event, R::State)]) -> Vec<Scene> {
        let mut scenes = Vec::new();
        for (event, state) in heard {
            let after = R::view(state, self.viewer);
            let Some(seen) = R::seen(event, self.viewer) else { continue };
            scenes.push(Scene {
                beat: R::tell(&seen, &before, &after, self.side),
                after: R::arrange(&after, self.side),
                log: R::seen(event, Viewer::Public).and_then(|event| R::log(&event, &R::view(state, Viewer::Public))),
                plates: self.plates_of(&after),
                by,
            });
            before = after;
        }
        // What came after the last event without one of its own (a new phase) is told with it.
        if let Some(last) = scenes.last_mut() {
            let now = self.view();
            last.plates = self.plates_of(&now);
            last.after = R::arrange(&now, self.side);
        }
        scenes
    }

    fn explain(refusal: &R::Refusal) -> Explained {
        Explained { words: refusal.words(), rule: Some(refusal.rule()) }
    }

    /// Why the rules refuse an action, if they do.
    fn refused(&self, seat: Seat, action: &R::Action) -> Option<Explained> {
        let mut rehearsal = self.game.state().clone();
        let refusal = R::apply(&mut rehearsal, seat, action, &mut Sampled::new(0), &mut Silent).err()?;
        Some(Self::explain(&refusal))
    }

    /// Why nothing can be begun with a card of the hand although its holder is to decide.
    fn sleeps(&self, seat: Seat, target: Target) -> Option<Explained> {
        let decides = matches!(self.game.to_act(), ToAct::Seats(seats) if seats.contains(seat));
        if !decides || self.viewer != Viewer::Seat(seat) {
            return None;
        }
        let useful = self.choices(seat).iter().any(|choice| choice.targets.contains(&target));
        if useful { None } else { self.why_not(seat, &[target]) }
    }
}

impl<R: TableGame + Bots> Live for LiveMatch<R> {
    fn game(&self) -> &'static str {
        R::ID
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn has_secrets(&self) -> bool {
        R::SECRETS
    }

    fn options_text(&self) -> String {
        write_options::<R>(self.game.options())
    }

    fn seed(&self) -> u64 {
        self.game.seed()
    }

    fn to_act(&self) -> ToAct {
        self.game.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.game.to_act() {
            ToAct::Over(outcome) => Some(outcome),
            ToAct::Seats(_) => None,
        }
    }

    fn len(&self) -> usize {
        self.game.actions().len()
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn look_as(&mut self, viewer: Viewer) {
        self.viewer = viewer;
    }

    fn side(&self) -> Side {
        self.side
    }

    fn turn_to(&mut self, near: Seat) {
        self.side.seat = near;
    }

    fn hold_by_suit(&mut self, by_suit: bool) -> bool {
        std::mem::replace(&mut self.side.by_suit, by_suit) != by_suit
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.game.view(Viewer::Seat(seat));
        let legal = self.game.legal(seat);
        legal
            .iter()
            .map(|action| Choice {
                text: R::action_text(action),
                targets: R::targets(&view, seat, action),
                part: R::part(action),
            })
            .collect()
    }

    fn submit(&mut self, seat: Seat, text: &str) -> Result<Vec<Scene>, Explained> {
        let action = R::parse_action(text)
            .map_err(|error| Explained { words: Words::new("refusal-unreadable").with("why", error.0), rule: None })?;
        let before = self.view();
        let mut listener = Listener::<R>::new();
        self.game.submit(seat, action, &mut listener).map_err(|refusal| Self::explain(&refusal))?;
        Ok(self.scenes(Some(seat), before, &listener.heard))
    }

    fn can_undo(&self, seat: Seat, humans: SeatSet) -> Result<usize, Words> {
        self.game.can_undo(seat, humans).map_err(UndoRefusal::words)
    }

    fn undo(&mut self, seat: Seat, humans: SeatSet) -> Result<usize, Words> {
        self.game.undo(seat, humans).map_err(UndoRefusal::words)
    }

    fn layout(&self) -> Layout {
        R::arrange(&self.view(), self.side)
    }

    fn plates(&self) -> Plates {
        self.plates_of(&self.view())
    }

    fn why_not(&self, seat: Seat, targets: &[Target]) -> Option<Explained> {
        let view = self.game.view(Viewer::Seat(seat));
        let refused = R::meant(&view, seat, targets).and_then(|action| self.refused(seat, &action));
        refused.or_else(|| R::why_not(&view, seat, targets))
    }

    fn preview(&self, seat: Seat, targets: &[Target]) -> Vec<Words> {
        R::preview(&self.view(), seat, targets)
    }

    fn inspect(&self, seat: Seat, target: Target) -> Option<Sheet> {
        let view = self.view();
        let layout = R::arrange(&view, self.side);
        let title = layout.title(target)?.clone();
        let piece = layout.pieces.iter().find(|placed| Target::Piece(placed.id) == target);
        let mut lines = R::preview(&view, seat, &[target]);
        lines.retain(|line| *line != title);
        let plain = Sheet { title, picture: piece.and_then(|placed| Picture::of(&placed.look)), lines, rule: None };
        let sheet = R::inspect(&view, seat, target, plain);
        let held = piece.filter(|placed| placed.in_own_hand());
        Some(match held.and_then(|_| self.sleeps(seat, target)) {
            Some(why) => sheet.say(why.words),
            None => sheet,
        })
    }

    fn ghosts(&self, seat: Seat, chosen: &[Target], count: u8) -> Vec<Placed> {
        R::ghosts(&self.view(), seat, chosen, count)
    }

    fn staged(&self, seat: Seat, chosen: &[Target]) -> Vec<(PieceId, Pose)> {
        R::staged(&self.view(), seat, chosen)
    }

    fn split(&self, chosen: &[Target]) -> Option<u8> {
        R::split(&self.view(), chosen)
    }

    fn colour(&self, seat: Seat) -> Option<[u8; 3]> {
        R::colour(seat)
    }

    fn signs(&self) -> Vec<Placed> {
        R::signs(&self.view())
    }

    fn panels(&self) -> Vec<Panel> {
        R::panels(&self.view())
    }

    fn verdict(&self) -> Vec<Words> {
        R::verdict(&self.game.view(Viewer::All))
    }

    fn offers(&self, seat: Seat) -> Vec<(&'static str, Vec<String>)> {
        let view = self.game.view(Viewer::Seat(seat));
        R::offers(&view, seat)
            .into_iter()
            .map(|(key, actions)| (key, actions.iter().map(R::action_text).collect()))
            .collect()
    }

    fn chip(&self, text: &str) -> Option<Chip> {
        R::chip(text)
    }

    fn chronicle(&self) -> Vec<LogLine> {
        let mut copy = self.game.replay_to(0);
        let mut listener = Listener::<R>::new();
        for (seat, action) in self.game.actions() {
            // Every action of the match was accepted once and is accepted again.
            let replayed = copy.submit(seat, action.clone(), &mut listener);
            debug_assert!(replayed.is_ok(), "an accepted action is refused in the chronicle");
        }
        let heard = listener.heard.iter();
        let public = heard.filter_map(|(event, state)| Some((R::seen(event, Viewer::Public)?, state)));
        public.filter_map(|(event, state)| R::log(&event, &R::view(state, Viewer::Public))).collect()
    }

    fn think(&self, seat: Seat, level: Level, seed: u64) -> Thinking {
        let view = self.game.view(Viewer::Seat(seat));
        Box::new(move || {
            let advice = R::bot(level, seed).advise(&view, seat);
            Thought {
                text: R::action_text(&advice.action),
                targets: R::targets(&view, seat, &advice.action),
                reason: advice.reason,
            }
        })
    }

    fn setting(&self) -> Setting {
        R::setting()
    }

    fn position_text(&self) -> String {
        R::position_text(self.game.state())
    }

    fn at(&self, actions: usize) -> Box<dyn Live> {
        Box::new(Self { game: self.game.replay_to(actions), viewer: self.viewer, side: self.side, deal: Vec::new() })
    }

    fn moved(&self) -> (Option<Seat>, Vec<Target>) {
        let actions: Vec<(Seat, R::Action)> =
            self.game.actions().map(|(seat, action)| (seat, action.clone())).collect();
        let Some(&(by, _)) = actions.last() else { return (None, Vec::new()) };
        let run = actions.iter().rev().take_while(|(seat, _)| *seat == by).count();
        let mut then = self.game.replay_to(actions.len() - run);
        let mut listener = Listener::<R>::new();
        let before = then.view(self.viewer);
        for (seat, action) in actions.into_iter().rev().take(run).rev() {
            // Accepted once, accepted again.
            let replayed = then.submit(seat, action, &mut listener);
            debug_assert!(replayed.is_ok(), "an accepted action is refused when it is told again");
        }
        let mut moved = Vec::new();
        for scene in self.scenes(Some(by), before, &listener.heard) {
            scene.add_moved(&mut moved);
        }
        (Some(by), moved)
    }

    fn opening(&self) -> Vec<Scene> {
        self.deal
            .first()
            .map(|(_, first)| self.scenes(None, R::view(first, self.viewer), &self.deal))
            .unwrap_or_default()
    }

    fn actions(&self) -> Vec<(Seat, String)> {
        self.game.actions().map(|(seat, action)| (seat, R::action_text(action))).collect()
    }
}
