//! What fronts ask of the host, and what it tells them.
//!
//! A message holds what the seat through whose eyes its front looks may know, or the public, and nothing else: the match, its seed
//! and its journal are in none of them.

use std::sync::Arc;
use std::time::Duration;

use crate::engine::{Json, Observed, Outcome, Seat, SeatController, SeatSet, Viewer, Words};
use crate::games::puzzle::{Puzzle, PuzzleStanding};
use crate::storage::lessons::Guide;
use crate::storage::settings::PlaySettings;
use crate::table::any_match::{BotMove, Choice, Plates, Retold, TableEntry, ToldEvent, Vantage, sheet_of};
use crate::table::clock::{LOW, seconds_begun};
use crate::table::{
    AnyView, Art, Batch, BotReason, ChosenPreferences, Explained, LogLine, Placed, Sheet, Side, Target,
};
use crate::wire::Down;

/// A front: a window, a terminal, a phone, a connection. Whoever carries the messages numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FrontId(pub u32);

/// Something that a front asks.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The front's own number for it: the same number once more gets the same answer, and changes nothing.
    pub id: u64,
    /// The moment that it answers, as the last [`Standing`] had it.
    pub at: u64,
    pub ask: Ask,
}

/// Somebody elsewhere who joins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// Letters and digits by which the person is known again; nobody without them takes a seat that nobody has yet.
    pub key: String,
    pub name: String,
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// Sits down in these seats of people, or only watches if there are none. Whoever sat there at another front leaves them.
    Join {
        seats: SeatSet,
        prefers: Preferences,
        /// Who it is that joins through frames, from elsewhere: then there is one seat at most.
        from_afar: Option<Visitor>,
    },
    /// Gets up and goes.
    Leave,
    /// What is done without asking, and how the table is shown.
    Prefer(Preferences),
    /// Everything up to the moment of the request has been told to whoever sits there.
    Told,
    /// Nothing goes on by itself, and no time goes by, until that is over. Only where all people sit at this front.
    Hold(bool),
    /// The person of this seat has taken it, and the one before looks no longer.
    HandedOver(Seat),
    /// Carries actions out, in notation, one after the other as far as they are allowed.
    Act { seat: Seat, texts: Vec<String> },
    /// Takes back what was decided last; where people at other fronts have to agree, they are asked.
    Undo(Seat),
    /// Does again what was taken back last.
    Redo(Seat),
    /// Gives up: in a match of two the other one has won, else a bot plays on.
    Concede(Seat),
    /// From now on everything may be taken back; others are asked.
    Practise,
    /// From now on nobody's time is counted; others are asked.
    StopClock,
    /// Somebody else sits there from now on.
    Reseat { seat: Seat, controller: SeatController },
    /// Once more, or another match of the kind; others are asked.
    Rematch {
        /// Everybody moves one seat on.
        swap: bool,
        /// The same start again.
        same_seed: bool,
        /// By seat, what people without a name are called when they leave the seat by which they are told apart.
        names: Vec<String>,
    },
    /// Agrees to what was asked in a [`Message::Question`], or does not.
    Answer { question: u64, yes: bool },
    /// What the lesson tells has been read.
    ReadOn,
    /// What a Master would do; comes as [`Message::Hint`].
    Hint(Seat),
    /// Why the bot did what the first so many lines of the chronicle tell of a bot last.
    Why { lines: usize },
    /// The turns of all others since the last own one, once more; comes as [`Message::Retold`].
    Retell,
    /// An earlier moment; comes as [`Message::Past`].
    LookBack {
        to: PastMoment,
        /// After how many actions the moment is that the front shows; none if it shows how the match stands.
        from: Option<usize>,
    },
}

/// What a front wishes for those who sit there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Where there is nothing but a button to press, it is pressed.
    pub auto_pass: bool,
    /// Where there is only one thing to do, it is done.
    pub auto_play: bool,
    /// How the game lies before them.
    pub laid: ChosenPreferences,
    /// The table stays as it is turned when another of several people takes a seat.
    pub fixed_board: bool,
    /// What others do comes one action after the other, the next once the one before has been told; where all people sit at this
    /// front.
    pub one_by_one: bool,
}

impl Preferences {
    /// What somebody has set for a game, at a front that is told everything at once.
    pub fn of(set: &PlaySettings, game: &dyn Art) -> Self {
        let (auto_pass, auto_play, laid) = (set.auto_pass, set.auto_play, set.preferred_in(game));
        Self { auto_pass, auto_play, laid, fixed_board: !set.turn_board, one_by_one: false }
    }
}

/// What the host tells.
#[derive(Clone, Debug)]
pub enum Message {
    /// What is played; comes first, and whenever another match is laid on the table.
    Laid(Laid),
    /// Who sits where; comes next, and whenever it changes.
    Seats(Seats),
    /// Everything anew: after joining, after something was taken back, and when other eyes look.
    State(Box<State>),
    /// One thing that has happened.
    Step(Box<Step>),
    /// What may be done is something else, although nothing has happened.
    Stands(Box<Standing>),
    /// What is told and asked at this front may be seen by the person of this seat only: they confirm that they have taken it.
    HandOver(Seat),
    /// Others want something for which this front has to agree.
    Question {
        question: u64,
        /// What they want.
        words: Words,
        /// Silence is a no after so long.
        lasts: Duration,
    },
    /// What was asked has been answered by everybody, or is no longer asked.
    Settled { question: u64, agreed: bool },
    /// Whose time runs now, and what everybody has left.
    Clocks(Vec<ClockTime>),
    /// Something that everybody at the table hears.
    Notice(Words),
    /// All of that for a front over a wire.
    Frame(Box<Down<Observed<Json>>>),
    /// The request has been carried out, or begun.
    Done { id: u64 },
    /// The request has changed nothing, and why.
    Refused { id: u64, why: Explained },
    /// What was asked for by [`Ask::Hint`].
    Hint { id: u64, seat: Seat, hint: BotMove },
    /// The answer to [`Ask::Why`].
    Why { id: u64, reason: BotReason },
    /// The answer to [`Ask::Retell`]: none if nobody else has had a turn.
    Retold { id: u64, retold: Option<Box<Retold>> },
    /// The answer to [`Ask::LookBack`].
    Past { id: u64, past: Past },
}

/// What is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    pub game: &'static str,
    /// Options as RON.
    pub options: String,
    /// What is said of the deal: the word of its seed, or a short print; none if the match begins from a position.
    pub deal: Option<Words>,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    pub controllers: Vec<SeatController>,
    /// The seats at this front.
    pub yours: SeatSet,
    /// The seats of people whose front is there.
    pub here: SeatSet,
    /// Everything may be taken back.
    pub practice: bool,
}

/// How the match stands for whoever looks.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The moment: how many actions there have been and how often something was taken back, so that no two are alike.
    pub at: u64,
    pub actions: usize,
    /// Through whose eyes this front looks.
    pub viewer: Viewer,
    /// How the table is turned and hands are held there.
    pub side: Side,
    pub seen: Arc<dyn AnyView>,
    pub plates: Plates,
    pub to_act: SeatSet,
    /// What whoever looks may do now; none if that is nothing.
    pub turn: Option<Turn>,
    /// Why whoever looks can take nothing back, if so.
    pub undo: Result<(), Words>,
    /// Something was taken back and can be done again.
    pub redo: bool,
    /// The line of the chronicle that tells of a bot first: from there on it can be asked why.
    pub by_bot: Option<usize>,
    pub progress: Progress,
    /// Empty if nobody's time is counted.
    pub clocks: Vec<ClockTime>,
    pub over: Option<Over>,
}

impl Standing {
    /// Whose eyes look, and from which side.
    pub fn vantage(&self) -> Vantage {
        Vantage { viewer: self.viewer, side: self.side }
    }

    /// Why pointing at these targets is refused to the seat that looks; without targets, why it has to wait, where that is more than
    /// somebody else's turn. It follows from what is seen, by the rules of the game alone.
    pub fn why_not(&self, game: &dyn TableEntry, seat: Seat, targets: &[Target]) -> Option<Explained> {
        let own = self.viewer == Viewer::Seat(seat);
        if own { game.why_not(&*self.seen, seat, targets) } else { None }
    }

    /// What is told of a thing that is looked at closely; `seat` is the one at the bottom of the screen. Nothing without a name can be
    /// inspected. Of a card of the hand of whoever decides it is said as well why nothing can be begun with it.
    pub fn inspect(&self, game: &dyn TableEntry, seat: Seat, target: Target) -> Option<Sheet> {
        let layout = self.seen.arrange(self.side);
        let sheet = sheet_of(&*self.seen, (&layout, self.side), seat, target)?;
        let held = |placed: &Placed| Target::Piece(placed.id) == target && placed.in_own_hand();
        let useful = |turn: &Turn| turn.choices.iter().any(|choice| choice.targets.contains(&target));
        let sleeps = self.turn.as_ref().is_some_and(|turn| turn.seat == seat && !useful(turn));
        let asleep = sleeps && layout.pieces.iter().any(held);
        Some(match asleep.then(|| self.why_not(game, seat, &[target])).flatten() {
            Some(why) => sheet.say(why.words),
            None => sheet,
        })
    }
}

/// Where a match stands in what it is for.
#[derive(Clone, Debug, Default)]
pub enum Progress {
    /// It is for nothing but itself.
    #[default]
    Match,
    /// It is followed step by step.
    Lesson {
        guide: Guide,
        /// What has been done, as far as the script goes, and one action more.
        played: Vec<(Seat, String)>,
    },
    /// It is to be won in a few goes, or with the best chance.
    Puzzle {
        puzzle: Arc<Puzzle>,
        standing: PuzzleStanding,
        /// The chance of what has been begun with, in tenths of a percent, where dice decide.
        taken: Option<u16>,
    },
}

/// What a seat may do.
#[derive(Clone, Debug)]
pub struct Turn {
    pub seat: Seat,
    /// After how many actions of the match it has begun: since then nobody else has acted.
    pub since: usize,
    pub choices: Vec<Choice>,
    /// Batches of them, in notation.
    pub batches: Vec<Batch<String>>,
}

/// What a seat has left of its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTime {
    pub seat: Seat,
    pub left: Duration,
    /// Whether it goes by.
    pub runs: bool,
}

impl ClockTime {
    /// What is left in seconds that have begun.
    pub fn seconds(&self) -> u32 {
        seconds_begun(self.left)
    }

    /// Whether it is little.
    pub fn is_low(&self) -> bool {
        self.left <= LOW
    }
}

/// Everything that a front has to know.
#[derive(Clone, Debug)]
pub struct State {
    pub standing: Standing,
    /// The deal, for a front that does not know it, where nothing has been done yet.
    pub opening: Vec<ToldEvent>,
    pub chronicle: Vec<LogLine>,
    /// Who acted last, and what that has moved.
    pub moved: (Option<Seat>, Vec<Target>),
    /// Why it comes in the middle of a match, where something was taken back.
    pub undone: Option<Words>,
}

/// Something that has happened.
#[derive(Clone, Debug)]
pub struct Step {
    pub standing: Standing,
    pub by: Option<Seat>,
    /// How it is told at this front.
    pub told: Vec<ToldEvent>,
    /// What the chronicle has in addition.
    pub lines: Vec<LogLine>,
}

/// An earlier moment of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastMoment {
    /// After so many actions.
    Actions(usize),
    /// After the action that has brought this line of the chronicle.
    Line(usize),
}

/// How an earlier moment comes in sight.
#[derive(Clone, Debug)]
pub enum Past {
    /// It is the next after the one that is shown: what happened is told.
    Told(Box<Step>),
    /// Everything is known anew.
    Set(Box<State>),
}

/// How a match has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    pub outcome: Outcome,
    /// What decided it, most important first.
    pub verdict: Vec<Words>,
}
