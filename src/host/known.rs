//! A match as one front knows it: what the host has told, and what follows from that by the rules of the game alone.

use std::sync::Arc;

use super::{Laid, Over, Progress, Standing, State, standing};
use crate::engine::{Outcome, Seat, ToAct, Viewer, Words};
use crate::games::lesson::Now;
use crate::table::any_match::{AnyMatch, Choice, Plates, TableEntry, Vantage};
use crate::table::{AnyView, Art, Batch, Explained, Face, Layout, LogLine, Setting, Sheet, Side, Target};

/// A match that a front plays, watches, or looks back on. Nothing is in it that whoever looks may not know.
#[derive(Clone)]
pub struct KnownMatch {
    entry: &'static dyn TableEntry,
    laid: Laid,
    setting: Setting,
    stands: Standing,
    chronicle: Vec<LogLine>,
    moved: (Option<Seat>, Vec<Target>),
}

impl KnownMatch {
    /// A match of this game, of which this has been told.
    pub fn new(entry: &'static dyn TableEntry, laid: Laid, state: State) -> Result<Self, Words> {
        let setting = entry.setting(&laid.options).map_err(|error| error.words().clone())?;
        let State { standing: stands, chronicle, moved, .. } = state;
        Ok(Self { entry, laid, setting, stands, chronicle, moved })
    }

    /// A match as somebody who only looks knows it.
    pub fn of(live: &dyn AnyMatch, vantage: Vantage) -> Self {
        let State { standing: stands, chronicle, moved, .. } = standing::state(live, standing::standing(live, vantage));
        Self { entry: live.entry(), laid: standing::laid(live), setting: live.setting(), stands, chronicle, moved }
    }

    /// Everything of it is known anew.
    pub fn set(&mut self, state: State) {
        (self.stands, self.chronicle, self.moved) = (state.standing, state.chronicle, state.moved);
    }

    /// It stands otherwise, and so much has come to the chronicle.
    pub fn go_on(&mut self, stands: Standing, lines: Vec<LogLine>) {
        self.stands = stands;
        self.chronicle.extend(lines);
    }

    /// Identifier of the game.
    pub fn game(&self) -> &'static str {
        self.entry.game()
    }

    /// What the game brings whatever the match.
    pub fn art(&self) -> &'static (dyn Art + Sync) {
        self.entry.art()
    }

    /// Whether players can know things that others do not.
    pub fn has_secrets(&self) -> bool {
        self.entry.has_secrets()
    }

    /// Options as RON.
    pub fn options_text(&self) -> &str {
        &self.laid.options
    }

    /// What is said of the deal; none if the match begins from a position.
    pub fn deal(&self) -> Option<&Words> {
        self.laid.deal.as_ref()
    }

    /// Mat, camera, music.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Every face that the match can need.
    pub fn faces(&self) -> Vec<Face> {
        self.entry.faces(&self.laid.options).unwrap_or_default()
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.stands.plates.counters.len()
    }

    /// How it stands.
    pub fn stands(&self) -> &Standing {
        &self.stands
    }

    /// Number of actions so far.
    pub fn len(&self) -> usize {
        self.stands.actions
    }

    /// Whether nothing has been done yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Through whose eyes the table is seen.
    pub fn viewer(&self) -> Viewer {
        self.stands.viewer
    }

    /// How the table is turned and hands are held.
    pub fn side(&self) -> Side {
        self.stands.side
    }

    /// Whose eyes look, and from which side.
    pub fn vantage(&self) -> Vantage {
        self.stands.vantage()
    }

    /// The table as it is seen.
    pub fn seen(&self) -> Arc<dyn AnyView> {
        self.stands.seen.clone()
    }

    /// The table at rest.
    pub fn layout(&self) -> Layout {
        self.stands.seen.arrange(self.side())
    }

    /// What the plates say.
    pub fn plates(&self) -> &Plates {
        &self.stands.plates
    }

    /// Who acted last before everything was known anew, and what that has moved.
    pub fn moved(&self) -> &(Option<Seat>, Vec<Target>) {
        &self.moved
    }

    /// The chronicle so far.
    pub fn chronicle(&self) -> &[LogLine] {
        &self.chronicle
    }

    /// Whether the first so many lines of the chronicle tell of anything that a bot has done.
    pub fn tells_of_bot(&self, lines: usize) -> bool {
        self.stands.by_bot.is_some_and(|first| first < lines)
    }

    /// Who has to decide.
    pub fn to_act(&self) -> ToAct {
        match self.outcome() {
            Some(outcome) => ToAct::Over(outcome.clone()),
            None => ToAct::Seats(self.stands.to_act),
        }
    }

    /// Whether a seat has to decide.
    pub fn decides(&self, seat: Seat) -> bool {
        self.stands.over.is_none() && self.stands.to_act.contains(seat)
    }

    /// Final result, once there is one.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.stands.over.as_ref().map(|over| &over.outcome)
    }

    /// What decided a finished match, most important first.
    pub fn verdict(&self) -> &[Words] {
        self.stands.over.as_ref().map_or(&[], |Over { verdict, .. }| verdict)
    }

    /// What a seat may do, if it is the one that looks and decides.
    pub fn choices(&self, seat: Seat) -> &[Choice] {
        self.stands.turn.as_ref().filter(|turn| turn.seat == seat).map_or(&[], |turn| &turn.choices)
    }

    /// Batches of them, in notation.
    pub fn batches(&self, seat: Seat) -> &[Batch<String>] {
        self.stands.turn.as_ref().filter(|turn| turn.seat == seat).map_or(&[], |turn| &turn.batches)
    }

    /// After how many actions the turn of whoever decides has begun.
    pub fn turn_since(&self) -> usize {
        self.stands.turn.as_ref().map_or(self.len(), |turn| turn.since)
    }

    /// Where the match stands in its lesson; [`Now::Free`] if it is none.
    pub fn now(&self) -> Now<'_> {
        match &self.stands.progress {
            Progress::Lesson { guide, played } => guide.now(played.iter().cloned()),
            Progress::Match | Progress::Puzzle { .. } => Now::Free,
        }
    }

    /// Why pointing at these targets is refused; without targets, why the seat has to wait, where that is more than somebody
    /// else's turn.
    pub fn why_not(&self, seat: Seat, targets: &[Target]) -> Option<Explained> {
        self.stands.why_not(self.entry, seat, targets)
    }

    /// What is told of a thing that is looked at closely; `seat` is the one at the bottom of the screen. Nothing without a name can be
    /// inspected.
    pub fn inspect(&self, seat: Seat, target: Target) -> Option<Sheet> {
        self.stands.inspect(self.entry, seat, target)
    }
}
