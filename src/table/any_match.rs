//! A match as everybody above the games sees it, whatever the game: everything is asked in words, targets and notation.

use std::sync::Arc;

use bevy_math::Vec3Swizzles;

use crate::ai::Level;
use crate::engine::journal::{Journal, JournalError};
use crate::engine::matches::{ConcedeRefusal, Takeback};
use crate::engine::{
    Eyes, Json, NotationError, Observed, Outcome, Seat, SeatController, Seed, SetupError, ToAct, Viewer, Words,
};
use crate::table::{
    AnyView, Art, Batch, Beat, Counter, Explained, Face, Layout, LogLine, OptionRow, Origin, Picture, Placed, Pose,
    Setting, Sheet, Side, Space, Status, Target,
};

/// One legal action, as it can be pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action in notation; this is what is submitted.
    pub text: String,
    /// What to point at, in order.
    pub targets: Vec<Target>,
}

impl Choice {
    /// What can be pointed at next on the way to this choice when `chosen` has been pointed at.
    pub fn after(&self, chosen: &[Target]) -> Option<Target> {
        self.targets.get(chosen.len()).copied().filter(|_| self.targets.starts_with(chosen))
    }
}

/// What the plates say: as told so far, not as the rules have long decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Plates {
    /// Whose turn, which phase, what is asked.
    pub status: Status,
    /// The section of the rule book about that.
    pub rule: Option<&'static str>,
    pub counters: Vec<Vec<Counter>>,
}

impl Plates {
    /// What they say of this view of a match of so many seats.
    pub fn of(seen: &dyn AnyView, seats: usize) -> Self {
        let seats = (0..seats).map(|seat| Seat(seat as u8));
        let (status, rule) = (seen.status(), seen.rule());
        Self { status, rule, counters: seats.map(|seat| seen.counters(seat)).collect() }
    }
}

/// One event, ready to be told.
#[derive(Clone, Debug)]
pub struct ToldEvent {
    pub beat: Beat,
    pub after: Layout,
    pub log: Option<LogLine>,
    pub plates: Plates,
    /// The table as it is seen after it.
    pub seen: Arc<dyn AnyView>,
    /// Whose action brought it about; none for the deal.
    pub by: Option<Seat>,
}

/// Something that has been told already, to be told once more.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Message))]
pub struct Retold {
    pub before: Layout,
    pub plates: Plates,
    /// The table as it was seen before it.
    pub seen: Arc<dyn AnyView>,
    /// How many lines the chronicle had before it.
    pub lines: usize,
    /// What happened, and last the table as it is now.
    pub scenes: Vec<ToldEvent>,
}

/// Metres between a way's start and a place that it starts from.
const SAME_PLACE: f32 = 0.012;

impl ToldEvent {
    /// Adds what it has moved to what had moved before, as far as that is still there, in the order in which it happened: what lies
    /// elsewhere now before the place that it came from.
    pub fn add_moved(&self, moved: &mut Vec<Target>) {
        let news = self.moved();
        moved.retain(|target| self.after.has(*target) && !news.contains(target));
        for target in news {
            if self.after.has(target) && !moved.contains(&target) {
                moved.push(target);
            }
        }
    }

    /// What lies elsewhere now, and the places that it came from; where nothing of it lies on the table, the place that the
    /// eye was drawn to.
    fn moved(&self) -> Vec<Target> {
        let named = |placed: &&Placed| placed.title.is_some() && placed.pose.space == Space::Table;
        let pieces = || self.after.pieces.iter().filter(named);
        let mut moved = Vec::new();
        for movement in &self.beat.moves {
            if pieces().any(|placed| placed.id == movement.piece) {
                moved.push(Target::Piece(movement.piece));
            }
            let Origin::Pose(from) = movement.from else { continue };
            if from.space == Space::Table {
                let near = |pose: &Pose| pose.at.xz().distance(from.at.xz()) < SAME_PLACE;
                let piece = pieces().find(|placed| near(&placed.pose)).map(|placed| Target::Piece(placed.id));
                let zone = self.after.zones.iter().find(|zone| near(&zone.pose)).map(|zone| Target::Zone(zone.id));
                moved.extend(piece.or(zone));
            }
        }
        if moved.is_empty() {
            moved.extend(self.beat.focus.filter(|focus| self.after.has(*focus)));
        }
        moved
    }
}

/// What is told of a thing that is looked at closely, as it is seen and lies there; `seat` is the one at the bottom of the screen.
/// Nothing without a name can be inspected.
pub fn sheet_of(seen: &dyn AnyView, (layout, side): (&Layout, Side), seat: Seat, target: Target) -> Option<Sheet> {
    let told = || seen.spoken(side).into_iter().find(|spoken| spoken.target == Some(target));
    let title = layout.title(target).cloned().or_else(|| Some(told()?.name))?;
    let mut lines = seen.preview(seat, &[target]);
    lines.retain(|line| *line != title);
    let picture = match layout.pieces.iter().find(|placed| Target::Piece(placed.id) == target) {
        Some(placed) => Picture::of(&placed.look),
        None => layout.in_tray(target).map(|card| Picture::face(card.face)),
    };
    Some(seen.inspect(seat, target, Sheet { title, picture, lines, rule: None }))
}

/// What a bot decided off the main thread.
#[derive(Clone, Debug)]
pub struct BotMove {
    /// The action in notation.
    pub text: String,
    /// The targets of the action, to show a hint.
    pub targets: Vec<Target>,
    pub reason: Option<Words>,
    /// Why the action is none of its own but the first legal one, as the end of a sentence about a program.
    pub fault: Option<String>,
}

/// A bot's thinking, ready to be run on another thread.
pub type PendingMove = Box<dyn FnOnce() -> BotMove + Send>;

/// Whose eyes look at a table, and from which side of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vantage {
    pub viewer: Viewer,
    pub side: Side,
}

impl Vantage {
    /// Somebody who looks so, as long as nobody has turned the table.
    pub fn of(viewer: Viewer) -> Self {
        Self { viewer, side: Side::default() }
    }
}

/// What an action has brought about, to be told to anybody.
pub struct Telling {
    pub(super) tell: Box<dyn Fn(Vantage) -> Vec<ToldEvent>>,
    pub(super) send: Box<dyn Fn(Eyes) -> Result<Vec<Observed<Json>>, serde_json::Error>>,
}

impl Telling {
    /// What is told to somebody, in order.
    pub fn to(&self, from: Vantage) -> Vec<ToldEvent> {
        (self.tell)(from)
    }

    /// The same as it is sent to somebody who tells it there: each event with the view after it, and what the chronicle says.
    pub fn send(&self, eyes: Eyes) -> Result<Vec<Observed<Json>>, serde_json::Error> {
        (self.send)(eyes)
    }
}

/// A match as somebody observes it who was sent that.
pub struct Sight {
    pub seen: Arc<dyn AnyView>,
    pub plates: Plates,
    pub to_act: ToAct,
    pub conceded: Option<Seat>,
    /// What may be done, if the observer has to decide.
    pub choices: Vec<Choice>,
    /// Batches of them, in notation.
    pub batches: Vec<Batch<String>>,
}

/// A match that is being played or looked at. Implemented once, for every [`TableGame`].
pub trait AnyMatch: Send + Sync {
    fn entry(&self) -> &'static dyn TableEntry;
    fn game(&self) -> &'static str {
        self.entry().game()
    }
    fn seats(&self) -> usize;
    /// Whether players can know things that others do not.
    fn has_secrets(&self) -> bool {
        self.entry().has_secrets()
    }
    /// Options as RON on one line.
    fn options_text(&self) -> String;
    fn seed(&self) -> Seed;
    fn to_act(&self) -> ToAct;
    fn outcome(&self) -> Option<Outcome>;
    /// Number of actions so far.
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Legal actions of `seat`.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The action of `seat` where only one is possible. What lies open to be searched is looked at first.
    fn only(&self, seat: Seat) -> Option<Choice> {
        let [only] = self.choices(seat).try_into().ok()?;
        Some(only).filter(|_| self.seen_by(Viewer::Seat(seat)).arrange(Side::default()).tray.is_none())
    }
    /// The same where it is nothing but a button of the prompt: there is nothing to decide.
    fn forced(&self, seat: Seat) -> Option<String> {
        self.only(seat).filter(|only| matches!(only.targets[..], [Target::Option(_)])).map(|only| only.text)
    }
    /// Carries out an action given in notation; what it has brought about can be told to any viewer.
    fn carry_out(&mut self, seat: Seat, text: &str) -> Result<Telling, Explained>;
    /// What somebody observes, as it is sent.
    fn observe(&self, eyes: Eyes) -> Result<Observed<Json>, serde_json::Error>;
    /// How the match was dealt, as it is sent to somebody who tells it there.
    fn send_opening(&self, eyes: Eyes) -> Result<Vec<Observed<Json>>, serde_json::Error>;
    /// The chronicle from a line on, as it is sent.
    fn send_lines(&self, from: usize) -> Result<Vec<Observed<Json>>, serde_json::Error>;
    /// Everything, as it is sent once the match is over: the view of those who see all, and the journal of these seats. None before.
    fn send_end(&self, seats: &[SeatController]) -> Result<Option<[Observed<Json>; 2]>, serde_json::Error>;
    /// Number of actions that undo would take back for `seat`.
    fn can_undo(&self, seat: Seat, by: Takeback) -> Result<usize, Words>;
    /// Takes back; returns how many actions went.
    fn undo(&mut self, seat: Seat, by: Takeback) -> Result<usize, Words>;
    /// A seat of two gives the match up; the chronicle says so.
    fn concede(&mut self, seat: Seat) -> Result<(), ConcedeRefusal>;
    /// Who has given the match up, if anybody has.
    fn conceded(&self) -> Option<Seat>;
    /// What decided a finished match, most important first.
    fn verdict(&self) -> Vec<Words>;
    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// The turns of everybody else since the one of the seat at the bottom of the screen before them, one of each at most, as they
    /// were seen; none if there have been none.
    fn last_turn(&self, from: Vantage) -> Option<Retold>;
    /// What the plates say to somebody.
    fn plates(&self, viewer: Viewer) -> Plates;
    /// Batches of actions of a seat, in notation.
    fn batches(&self, seat: Seat) -> Vec<Batch<String>>;
    /// What the game brings whatever the match.
    fn art(&self) -> &'static (dyn Art + Sync) {
        self.entry().art()
    }
    /// Notes in the chronicle that the house decides next for `seat`, whose time is up.
    fn by_house(&mut self, seat: Seat);
    /// The chronicle so far, public knowledge only.
    fn chronicle(&self) -> &[LogLine];
    /// How many actions had been done when a line of the chronicle was written.
    fn moment_of(&self, line: usize) -> usize;
    /// The next decision of the bot that sits in `seat`, to be thought about elsewhere. It sits there for the whole match,
    /// as in the arena, and keeps what it has planned; only when something is taken back does another one sit down. None if nobody
    /// sits there who thinks without a person.
    fn think(&mut self, seat: Seat, sits: &SeatController) -> Option<PendingMove>;
    /// Keeps the reason that a bot had for what it has just done.
    fn keep_reason(&mut self, reason: Words);
    /// The reason that was kept for an action, counted from 0: for whoever takes the match over, never for the screen.
    fn reason(&self, number: usize) -> Option<Words>;
    /// What may be told to `viewer` of why a bot did an action, counted from 0; none if that has not been kept.
    fn why(&self, number: usize, viewer: Viewer) -> Option<Words>;
    /// What a bot of this level that has just been asked would do in `seat`, to be thought about elsewhere.
    fn advise(&self, seat: Seat, level: Level) -> PendingMove;
    /// Mat, camera, music.
    fn setting(&self) -> Setting;
    /// The position in notation with all that is hidden in it: for tests, and for whoever sees all; never for the screen.
    fn position_text(&self) -> String;
    /// The position in notation as it may be for all that somebody knows: what is hidden from them is made up, always in the
    /// same way. None if nothing is hidden.
    fn imagined(&self, viewer: Viewer) -> Option<String>;
    /// Whether the match was dealt, and does not begin from a position.
    fn is_dealt(&self) -> bool;
    /// The position that the match begins from, in notation with all that is hidden in it; none if it was dealt.
    fn start(&self) -> Option<String>;
    /// A copy of this match as it stood after `actions` actions, for looking back.
    fn at(&self, actions: usize) -> Box<dyn AnyMatch>;
    /// Who acted last, and what that has moved: by all the actions since somebody else acted.
    fn moved(&self, from: Vantage) -> (Option<Seat>, Vec<Target>);
    /// The deal: scenes from an empty table to the first decision.
    fn opening(&self, from: Vantage) -> Vec<ToldEvent>;
    /// One action, counted from 0: seat and notation.
    fn action(&self, number: usize) -> Option<(Seat, String)>;
}

/// How long matches are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length {
    /// Actions, few and many.
    pub actions: [u32; 2],
    /// The minutes that they take.
    pub minutes: [u32; 2],
}

impl Length {
    /// Of so many actions, few and many, at a pace in seconds for each; minutes are round numbers.
    pub fn of(actions: [u32; 2], pace: f32) -> Self {
        let minutes = actions.map(|actions| actions as f32 * pace / 60.0);
        let round = |minutes: f32| {
            let step = if minutes < 10.0 { 1.0 } else { 5.0 };
            ((minutes / step).round() * step).max(1.0) as u32
        };
        Self { actions, minutes: minutes.map(round) }
    }

    /// The minutes in words.
    #[must_use]
    pub fn words(self) -> Words {
        match self.minutes {
            [least, most] if least == most => Words::new("setup-minutes-about").with("count", most),
            [least, most] => Words::new("setup-minutes").with("least", least).with("most", most),
        }
    }
}

/// A game as the set-up screen sees it. Implemented once, for every [`TableGame`].
pub trait TableEntry: Send + Sync {
    fn game(&self) -> &'static str;
    /// Default options as RON.
    fn default_options(&self) -> String;
    /// Options for somebody's first match as RON.
    fn first_options(&self) -> String;
    /// Options as rows, each choice with the options that it makes.
    fn rows(&self, options: &str) -> Result<Vec<OptionRow<String>>, NotationError>;
    /// Seats with these options.
    fn seats(&self, options: &str) -> Result<usize, NotationError>;
    /// How many actions a match with these options takes, few and many, if somebody has counted; and for how many minutes that is
    /// played.
    fn length(&self, options: &str) -> Result<Option<Length>, NotationError>;
    /// Every face that a match with these options can need.
    fn faces(&self, options: &str) -> Result<Vec<Face>, NotationError>;
    /// Mat, camera, music of a match with these options.
    fn setting(&self, options: &str) -> Result<Setting, NotationError>;
    /// Why pointing at these targets is refused to a seat that sees the table so; without targets, why it has to wait, where that is
    /// more than somebody else's turn. Nothing is said of a view of another game.
    fn why_not(&self, seen: &dyn AnyView, seat: Seat, targets: &[Target]) -> Option<Explained>;
    /// A match of so many seats as somebody observes it who was sent this.
    fn observed(&self, sent: &Json, viewer: Viewer, seats: usize) -> Result<Sight, serde_json::Error>;
    /// What is told to somebody who was sent this, from one sight of the table to another, and the lines of the chronicle among it;
    /// without a first sight, from what was seen with the first event.
    fn told(
        &self,
        sent: &[Json],
        from: Vantage,
        by: Option<Seat>,
        sights: (Option<&dyn AnyView>, &dyn AnyView),
        seats: usize,
    ) -> Result<(Vec<ToldEvent>, Vec<LogLine>), serde_json::Error>;
    /// What decided a finished match of which everything was sent.
    fn verdict(&self, sent: &Json) -> Result<Vec<Words>, serde_json::Error>;
    /// What the game brings whatever the match.
    fn art(&self) -> &'static (dyn Art + Sync);
    /// Whether players can know things that others do not.
    fn has_secrets(&self) -> bool;
    /// A new match.
    ///
    /// # Errors
    /// Options that are malformed or contradict each other.
    fn open(&self, options: &str, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Whether the match of a journal is over when it is played, as far as it can be; none if its header does not fit the
    /// game.
    fn is_over(&self, journal: &Journal) -> Option<bool>;
    /// The match of a journal, and what was wrong with it if it could only be followed in part.
    ///
    /// # Errors
    /// A journal whose header does not fit the game.
    fn resume(&self, journal: &Journal) -> Result<(Box<dyn AnyMatch>, Option<JournalError>), JournalError>;
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::SeedableRng as _;
    use rand::rngs::SmallRng;
    use rand::seq::{IndexedRandom as _, IteratorRandom as _};

    use super::{AnyMatch, Choice, Vantage};
    use crate::engine::{Seat, ToAct, Viewer};
    use crate::games;
    use crate::table::{Layout, PieceId, Target, ZoneId};

    /// The player in the first seat.
    fn first() -> Vantage {
        Vantage::of(Viewer::Seat(Seat(0)))
    }

    fn layout_of(live: &dyn AnyMatch) -> Layout {
        live.seen_by(first().viewer).arrange(first().side)
    }

    /// Told once more, the others' last turn begins where they began it and ends with the table as it is.
    #[test]
    fn a_turn_told_again_ends_where_the_match_stands() {
        for game in games::house().tables() {
            let mut live = game.open(&game.default_options(), 3.into()).expect("its own options");
            assert!(live.last_turn(first()).is_none(), "{}: nobody has played", live.game());
            let (mut chance, mut retold) = (SmallRng::seed_from_u64(7), 0);
            for _ in 0..120 {
                let ToAct::Seats(seats) = live.to_act() else { break };
                let seat = seats.iter().choose(&mut chance).expect("somebody decides");
                let text = live.choices(seat).choose(&mut chance).expect("there is a choice").text.clone();
                live.carry_out(seat, &text).expect("a legal action");
                let Some(again) = live.last_turn(first()) else { continue };
                retold += u32::from(again.scenes.iter().any(|it| it.by.is_some_and(|by| by != first().side.seat)));
                let last = again.scenes.last().expect("at least the table as it is");
                assert_eq!(last.plates, live.plates(first().viewer), "{}: {text}", live.game());
                assert!(last.after == layout_of(&*live), "{}: the table after {text}", live.game());
                let lines = again.scenes.iter().filter_map(|scene| scene.log.as_ref());
                let chronicle = live.chronicle()[again.lines..].iter();
                assert!(lines.zip(chronicle).all(|(told, known)| told == known), "{}: the chronicle", live.game());
            }
            assert!(retold > 20, "{}: others were seen {retold} times", live.game());
        }
    }

    /// With several others, more than the turn of the last of them is told again.
    #[test]
    fn everybody_elses_turns_are_told_again() {
        let mut several = 0;
        for game in games::house().tables() {
            let mut live = game.open(&game.default_options(), 3.into()).expect("its own options");
            let near = first().side.seat;
            let mut chance = SmallRng::seed_from_u64(7);
            for _ in 0..120 {
                let ToAct::Seats(seats) = live.to_act() else { break };
                let seat = seats.iter().choose(&mut chance).expect("somebody decides");
                let text = live.choices(seat).choose(&mut chance).expect("there is a choice").text.clone();
                live.carry_out(seat, &text).expect("a legal action");
                let told = live.last_turn(first()).map(|again| again.scenes).unwrap_or_default();
                let others: HashSet<u8> =
                    told.iter().filter_map(|scene| scene.by).filter(|&by| by != near).map(|by| by.0).collect();
                several += u32::from(others.len() > 1);
            }
        }
        assert!(several > 10, "several others were told of {several} times");
    }

    /// A player sees what is asked and what lies on the table as they are, after actions that nothing is told of too.
    #[test]
    fn what_has_been_told_is_what_is() {
        for game in games::house().tables() {
            let mut live = game.open(&game.default_options(), 3.into()).expect("its own options");
            let last = live.opening(first()).pop();
            let (mut plates, mut layout) =
                last.map_or_else(|| (live.plates(first().viewer), layout_of(&*live)), |it| (it.plates, it.after));
            let mut chance = SmallRng::seed_from_u64(7);
            for _ in 0..250 {
                let ToAct::Seats(seats) = live.to_act() else { break };
                let seat = seats.iter().choose(&mut chance).expect("somebody decides");
                let text = live.choices(seat).choose(&mut chance).expect("there is a choice").text.clone();
                for scene in live.carry_out(seat, &text).expect("a legal action").to(first()) {
                    (plates, layout) = (scene.plates, scene.after);
                }
                assert_eq!(plates, live.plates(first().viewer), "{}: {text}", live.game());
                assert!(layout == layout_of(&*live), "{}: the table after {text}", live.game());
            }
        }
    }

    /// What a scene tells later than its beginning, the names of what lies on the table do not tell before: those are seen at once.
    #[test]
    fn names_do_not_tell_what_is_known_later() {
        let mut late = 0;
        for game in games::house().tables() {
            let mut live = game.open(&game.default_options(), 3.into()).expect("its own options");
            let mut layout = layout_of(&*live);
            let mut chance = SmallRng::seed_from_u64(7);
            for _ in 0..400 {
                let ToAct::Seats(seats) = live.to_act() else { break };
                let seat = seats.iter().choose(&mut chance).expect("somebody decides");
                let text = live.choices(seat).choose(&mut chance).expect("there is a choice").text.clone();
                for scene in live.carry_out(seat, &text).expect("a legal action").to(first()) {
                    if scene.beat.known > 0.0 {
                        late += 1;
                        let targets = layout.pieces.iter().map(|placed| Target::Piece(placed.id));
                        for target in targets.chain(layout.zones.iter().map(|zone| Target::Zone(zone.id))) {
                            let (before, after) = (layout.title(target), scene.after.title(target));
                            let changed = after.is_some() && before != after;
                            assert!(!changed, "{}: {text}: {before:?} is {after:?} already", live.game());
                        }
                    }
                    layout = scene.after;
                }
            }
        }
        assert!(late > 10, "something was known later {late} times");
    }

    /// What everybody sees is the same whoever looks; it is so in some position of every game, but neither before the first action
    /// nor after the last one.
    #[test]
    fn whether_it_is_nearly_decided_is_public_knowledge() {
        for game in games::house().tables() {
            let (mut nearly, mut over) = (0, 0);
            for seed in 0..6 {
                let mut live = game.open(&game.default_options(), seed.into()).expect("its own options");
                let mut chance = SmallRng::seed_from_u64(seed);
                let seats = (0..live.seats() as u8).map(|seat| Viewer::Seat(Seat(seat)));
                let viewers: Vec<Viewer> = seats.chain([Viewer::Public, Viewer::All]).collect();
                assert!(!live.seen_by(Viewer::Public).is_nearly_decided(), "{}: at the beginning", live.game());
                for _ in 0..1500 {
                    let ToAct::Seats(acting) = live.to_act() else { break };
                    let seat = acting.iter().choose(&mut chance).expect("somebody decides");
                    let text = live.choices(seat).choose(&mut chance).expect("there is a choice").text.clone();
                    live.carry_out(seat, &text).expect("a legal action");
                    let seen = live.seen_by(Viewer::Public).is_nearly_decided();
                    for &viewer in &viewers {
                        assert_eq!(
                            live.seen_by(viewer).is_nearly_decided(),
                            seen,
                            "{}: {viewer:?}: {text}",
                            live.game()
                        );
                    }
                    nearly += u32::from(seen);
                }
                if live.outcome().is_some() {
                    over += 1;
                    assert!(!live.seen_by(Viewer::Public).is_nearly_decided(), "{}: at the end", live.game());
                }
            }
            assert!(nearly > 0, "{}: never nearly decided; {over} matches ended", game.game());
        }
    }

    #[test]
    fn targets_come_in_their_order() {
        let (piece, zone) = (Target::Piece(PieceId(1)), Target::Zone(ZoneId(1)));
        let choice = Choice { text: String::new(), targets: vec![piece, zone] };
        assert_eq!(choice.after(&[]), Some(piece));
        assert_eq!(choice.after(&[piece]), Some(zone));
        assert_eq!(choice.after(&[zone]), None);
        assert_eq!(choice.after(&[piece, zone]), None);
    }
}
