//! Makes any [`TableGame`] an [`AnyMatch`] and a [`TableEntry`], once for all of them.

mod retelling;
mod sending;
mod sitting;

use std::any::Any;
use std::collections::{BTreeMap, HashMap};
use std::marker::PhantomData;
use std::sync::Arc;

use self::sending::{SentEvent, send};
use self::sitting::Sitting;
use super::any_match::{
    AnyMatch, Choice, Length, PendingMove, Plates, Retold, Sight, TableEntry, Telling, ToldEvent, Vantage,
};
use super::chronicle::Chronicle;
use crate::ai::{Because, Bots, Level, afterwards};
use crate::engine::journal::{Journal, JournalError, resume};
use crate::engine::matches::{ConcedeRefusal, Match, Takeback, UndoRefusal};
use crate::engine::{
    Eyes, Json, NotationError, Observation, Observed, OutOfTurn, Outcome, Refusal as _, Seat, SeatController, Seed,
    Seeded, SetupError, Sink, ToAct, Viewer, Words, options,
};
use crate::table::{
    AnyView, Arrange as _, Art, Batch, Beat, Explained, Face, LogLine, OptionRow, Say as _, SetUp as _, Setting, Side,
    Status, TableGame, Target,
};

/// Registry entry of game `R`.
pub struct ErasedTable<R>(PhantomData<fn() -> R>);

impl<R: TableGame + Bots> ErasedTable<R> {
    pub const TABLE: &'static dyn TableEntry = &Self(PhantomData);
}

fn read_options<R: TableGame>(text: &str) -> Result<R::Options, NotationError> {
    options::read::<R>(text)
}

fn write_options<R: TableGame>(options: &R::Options) -> String {
    // Options are plain data; RON cannot fail on them.
    ron::to_string(options).unwrap_or_default()
}

impl<R: TableGame + Bots> TableEntry for ErasedTable<R> {
    fn game(&self) -> &'static str {
        R::ID
    }

    fn default_options(&self) -> String {
        write_options::<R>(&R::Options::default())
    }

    fn first_options(&self) -> String {
        write_options::<R>(&R::Options::first())
    }

    fn rows(&self, options: &str) -> Result<Vec<OptionRow<String>>, NotationError> {
        let rows = read_options::<R>(options)?.rows();
        Ok(rows.into_iter().map(|row| row.map(|options| write_options::<R>(&options))).collect())
    }

    fn seats(&self, options: &str) -> Result<usize, NotationError> {
        Ok(R::seats(&read_options::<R>(options)?))
    }

    fn has_secrets(&self) -> bool {
        R::SECRETS
    }

    fn length(&self, options: &str) -> Result<Option<Length>, NotationError> {
        let options = read_options::<R>(options)?;
        Ok(options.actions().map(|actions| Length::of(actions, options.pace())))
    }

    fn faces(&self, options: &str) -> Result<Vec<Face>, NotationError> {
        Ok(read_options::<R>(options)?.faces())
    }

    fn setting(&self, options: &str) -> Result<Setting, NotationError> {
        Ok(read_options::<R>(options)?.setting())
    }

    fn why_not(&self, seen: &dyn AnyView, seat: Seat, targets: &[Target]) -> Option<Explained> {
        let view = (seen as &dyn Any).downcast_ref::<R::View>()?;
        let refused = R::meant(view, seat, targets).and_then(|action| {
            // What is refused for a reason that the seat does not see would tell it: any state that it may be in says the same.
            let refusal = R::check(&R::imagine(view, &mut Seeded::new(0)), seat, &action).err()?;
            Some(Explained { words: refusal.words(), rule: Some(refusal.rule()) })
        });
        refused.or_else(|| view.why_not(seat, targets))
    }

    fn observed(&self, sent: &Json, viewer: Viewer, seats: usize) -> Result<Sight, serde_json::Error> {
        let Observation { view, legal, to_act, conceded } = sent.read::<Observation<R::View>>()?;
        let mut plates = Plates::of(&view, seats);
        if let (Some(_), ToAct::Over(outcome)) = (conceded, &to_act) {
            plates.status = given_up(outcome);
        }
        let (mut choices, mut batches) = (Vec::new(), Vec::new());
        if let Viewer::Seat(seat) = viewer {
            let actions = legal.iter().filter_map(|text| R::parse_action(text).ok());
            choices = actions.map(|action| choice::<R>(&view, seat, &action)).collect();
            if !choices.is_empty() {
                batches = batches_of::<R>(&view, seat);
            }
        }
        Ok(Sight { seen: Arc::new(view), plates, to_act, conceded, choices, batches })
    }

    fn told(
        &self,
        sent: &[Json],
        from: Vantage,
        by: Option<Seat>,
        (before, now): (Option<&dyn AnyView>, &dyn AnyView),
        seats: usize,
    ) -> Result<(Vec<ToldEvent>, Vec<LogLine>), serde_json::Error> {
        let heard: Result<Vec<SentEvent<R::Event, R::View>>, _> = sent.iter().map(Json::read).collect();
        let heard = heard?;
        let before = match before {
            Some(before) => (before as &dyn Any).downcast_ref::<R::View>(),
            None => heard.first().map(|first| &first.view),
        };
        let (Some(before), Some(now)) = (before.cloned(), (now as &dyn Any).downcast_ref::<R::View>()) else {
            return Ok(Default::default());
        };
        let lines = heard.iter().filter_map(|it| it.line.clone()).collect();
        let heard = heard.into_iter().map(|SentEvent { event, view, line }| (event, view, line));
        Ok((scenes::<R>((from.side, seats), by, before, heard, now), lines))
    }

    fn verdict(&self, sent: &Json) -> Result<Vec<Words>, serde_json::Error> {
        Ok(sent.read::<R::View>()?.verdict())
    }

    fn art(&self) -> &'static (dyn Art + Sync) {
        R::ART
    }

    fn open(&self, options: &str, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError> {
        let options = read_options::<R>(options).map_err(|error| SetupError {
            words: Words::new("setup-bad-options").with("why", error.words().clone()),
            text: error.to_string(),
        })?;
        let mut deal = Listener::<R>::new();
        let game = Match::new(options, seed, &mut deal)?;
        let chronicle = Chronicle::of_deal(public_lines::<R>(&deal.heard));
        Ok(Box::new(TypedMatch { deal: deal.heard, ..TypedMatch::of(game, chronicle) }))
    }

    fn is_over(&self, journal: &Journal) -> Option<bool> {
        let resumed = resume::<R>(journal).ok()?;
        Some(matches!(resumed.game.to_act(), ToAct::Over(_)))
    }

    fn resume(&self, journal: &Journal) -> Result<(Box<dyn AnyMatch>, Option<JournalError>), JournalError> {
        let resumed = resume::<R>(journal)?;
        let chronicle = chronicle_of(&resumed.game, &journal.by_house());
        Ok((Box::new(TypedMatch::of(resumed.game, chronicle)), resumed.complaint))
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

/// What the chronicle says of what was heard.
fn public_lines<R: TableGame>(heard: &[(R::Event, R::State)]) -> impl Iterator<Item = LogLine> {
    heard.iter().filter_map(|(event, state)| public_line::<R>(event, state))
}

/// What the chronicle says of one event, with the truth right after it.
fn public_line<R: TableGame>(event: &R::Event, state: &R::State) -> Option<LogLine> {
    R::seen(event, Viewer::Public).and_then(|event| R::log(&event, &R::view(state, Viewer::Public)))
}

/// The chronicle of a match that was played elsewhere, with these of its actions by the house: it is played through once.
fn chronicle_of<R: TableGame>(game: &Match<R>, by_house: &[usize]) -> Chronicle {
    let mut chronicle = if game.is_dealt() {
        let mut deal = Listener::<R>::new();
        // It was dealt once and is dealt again, to be heard.
        let dealt = R::setup(game.options(), &mut Seeded::new(game.seed()), &mut deal);
        debug_assert!(dealt.is_ok(), "a match that was dealt cannot be dealt again");
        Chronicle::of_deal(public_lines::<R>(&deal.heard))
    } else {
        Chronicle::of_deal([LogLine::new(Words::new("log-from-position"))])
    };
    let mut again = game.replay_to(0);
    for (number, (seat, action)) in game.actions().enumerate() {
        if by_house.contains(&number) {
            chronicle.close(left_to_house(seat));
        }
        let mut listener = Listener::<R>::new();
        // Every action of the match was accepted once and is accepted again.
        let replayed = again.submit(seat, action.clone(), &mut listener);
        debug_assert!(replayed.is_ok(), "an accepted action is refused in the chronicle");
        chronicle.add(public_lines::<R>(&listener.heard));
    }
    if let Some(seat) = game.conceded() {
        chronicle.close(conceded(seat));
    }
    chronicle
}

/// What the chronicle says when a seat gives the match up.
fn conceded(seat: Seat) -> LogLine {
    LogLine { strong: true, ..LogLine::new(Words::new("log-concedes").with("seat", seat)) }
}

/// What it says before something that the house decides for a seat.
fn left_to_house(seat: Seat) -> LogLine {
    LogLine::new(Words::new("log-time-up").with("seat", seat))
}

struct TypedMatch<R: TableGame> {
    game: Match<R>,
    deal: Vec<(R::Event, R::State)>,
    chronicle: Chronicle,
    /// Who has been asked in this match, and the bot that answers.
    bots: BTreeMap<Seat, (SeatController, Arc<Sitting<R>>)>,
    /// Why bots did what they did, by the number of the action.
    reasons: HashMap<usize, Words>,
}

/// An action as it can be pointed at.
fn choice<R: TableGame>(view: &R::View, seat: Seat, action: &R::Action) -> Choice {
    Choice { text: R::action_text(action), targets: R::targets(view, seat, action) }
}

/// The batches of a seat, in notation.
fn batches_of<R: TableGame>(view: &R::View, seat: Seat) -> Vec<Batch<String>> {
    let written = |Batch { button, actions }: Batch<R::Action>| {
        let actions = actions.iter().map(R::action_text).collect();
        Batch { button, actions }
    };
    R::batches(view, seat).into_iter().map(written).collect()
}

/// What the plates say of a match that somebody has given up.
fn given_up(outcome: &Outcome) -> Status {
    Status { phases: Vec::new(), phase: 0, prompt: outcome.reason.clone() }
}

/// What of `heard` somebody sees: each event with the view after it, and what the chronicle says.
fn seen_by<R: TableGame>(
    heard: &[(R::Event, R::State)],
    viewer: Viewer,
) -> impl Iterator<Item = (R::Event, R::View, Option<LogLine>)> {
    heard.iter().filter_map(move |(event, state)| {
        Some((R::seen(event, viewer)?, R::view(state, viewer), public_line::<R>(event, state)))
    })
}

/// What was seen looks like this at a table of so many seats, from the view `before` to the view `now`.
fn scenes<R: TableGame>(
    (side, seats): (Side, usize),
    by: Option<Seat>,
    mut before: R::View,
    heard: impl Iterator<Item = (R::Event, R::View, Option<LogLine>)>,
    now: &R::View,
) -> Vec<ToldEvent> {
    let scene = |beat, log, view: &R::View| ToldEvent {
        beat,
        after: view.arrange(side),
        log,
        plates: Plates::of(view, seats),
        seen: Arc::new(view.clone()),
        by,
    };
    let mut scenes = Vec::new();
    for (seen, after, line) in heard {
        scenes.push(scene(R::tell(&seen, &before, &after, side), line, &after));
        before = after;
    }
    let end = scene(Beat::default(), None, now);
    match scenes.last_mut() {
        // What came after the last event without one of its own (a new phase) is told with it.
        Some(last) => *last = ToldEvent { beat: std::mem::take(&mut last.beat), log: last.log.take(), ..end },
        // Nothing happened that anybody tells of; what is seen may be another thing for all that.
        None if end.plates != Plates::of(&before, seats) || end.after != before.arrange(side) => {
            scenes.push(end);
        }
        None => {}
    }
    scenes
}

impl<R: TableGame + Bots> TypedMatch<R> {
    fn of(game: Match<R>, chronicle: Chronicle) -> Self {
        Self { game, deal: Vec::new(), chronicle, bots: BTreeMap::new(), reasons: HashMap::new() }
    }

    /// What `heard` looks like to a viewer, from the view `before` to the view `now`.
    fn scenes(
        &self,
        from: Vantage,
        by: Option<Seat>,
        before: R::View,
        heard: &[(R::Event, R::State)],
        now: &R::View,
    ) -> Vec<ToldEvent> {
        scenes::<R>((from.side, self.game.seats()), by, before, seen_by::<R>(heard, from.viewer), now)
    }

    /// Tells the bots what their seats see of what was heard, and how the match has ended if it has.
    fn tell_bots(&self, heard: &[(R::Event, R::State)]) {
        let to_act = self.game.to_act();
        for (seat, (_, bot)) in &self.bots {
            bot.saw(heard.iter().filter_map(|(event, _)| R::seen(event, Viewer::Seat(*seat))));
            if let ToAct::Over(outcome) = &to_act {
                bot.over(*seat, outcome.clone());
            }
        }
    }

    fn explain(refusal: &R::Refusal) -> Explained {
        Explained { words: refusal.words(), rule: Some(refusal.rule()) }
    }

    /// The table as it is, and nothing that happens.
    fn still(&self, Vantage { viewer, side }: Vantage) -> ToldEvent {
        let seen = Arc::new(self.game.view(viewer));
        ToldEvent {
            beat: Beat::default(),
            after: seen.arrange(side),
            log: None,
            plates: self.plates(viewer),
            seen,
            by: None,
        }
    }
}

impl<R: TableGame + Bots> AnyMatch for TypedMatch<R> {
    fn entry(&self) -> &'static dyn TableEntry {
        ErasedTable::<R>::TABLE
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn options_text(&self) -> String {
        write_options::<R>(self.game.options())
    }

    fn seed(&self) -> Seed {
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

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.game.view(Viewer::Seat(seat));
        let legal = self.game.legal(seat);
        legal.iter().map(|action| choice::<R>(&view, seat, action)).collect()
    }

    fn carry_out(&mut self, seat: Seat, text: &str) -> Result<Telling, Explained> {
        let action = R::parse_action(text)
            .map_err(|error| Words::new("refusal-unreadable").with("why", error.words().clone()))
            .map_err(|words| Explained { words, rule: None })?;
        if self.game.conceded().is_some() {
            return Err(Explained { words: OutOfTurn::MatchOver.words(), rule: None });
        }
        let before = self.game.state().clone();
        let mut listener = Listener::<R>::new();
        self.game.submit(seat, action, &mut listener).map_err(|refusal| Self::explain(&refusal))?;
        self.chronicle.add(public_lines::<R>(&listener.heard));
        self.tell_bots(&listener.heard);
        let (heard, after, seats) = (Arc::new(listener.heard), self.game.state().clone(), self.game.seats());
        let sent = heard.clone();
        let tell = move |from: Vantage| {
            let (before, now) = (R::view(&before, from.viewer), R::view(&after, from.viewer));
            scenes::<R>((from.side, seats), Some(seat), before, seen_by::<R>(&heard, from.viewer), &now)
        };
        Ok(Telling { tell: Box::new(tell), send: Box::new(move |eyes| send::<R>(&sent, eyes)) })
    }

    fn observe(&self, eyes: Eyes) -> Result<Observed<Json>, serde_json::Error> {
        self.game.observe(eyes).json()
    }

    fn send_opening(&self, eyes: Eyes) -> Result<Vec<Observed<Json>>, serde_json::Error> {
        send::<R>(&self.deal, eyes)
    }

    fn send_lines(&self, from: usize) -> Result<Vec<Observed<Json>>, serde_json::Error> {
        let public = self.game.observe(Eyes::Public);
        let lines = self.chronicle.lines().get(from..).unwrap_or_default();
        // Lines are made of what everybody sees.
        lines.iter().map(|line| public.map(line, |_, line| line.clone()).json()).collect()
    }

    fn send_end(&self, seats: &[SeatController]) -> Result<Option<[Observed<Json>; 2]>, serde_json::Error> {
        let Some(ended) = self.game.ended() else { return Ok(None) };
        Ok(Some([ended.view().json()?, ended.journal(seats).json()?]))
    }

    fn can_undo(&self, seat: Seat, by: Takeback) -> Result<usize, Words> {
        self.game.can_undo(seat, by).map_err(UndoRefusal::words)
    }

    fn undo(&mut self, seat: Seat, by: Takeback) -> Result<usize, Words> {
        let count = self.game.undo(seat, by).map_err(UndoRefusal::words)?;
        self.chronicle.cut(self.len());
        self.bots.clear();
        let len = self.len();
        self.reasons.retain(|number, _| *number < len);
        Ok(count)
    }

    fn concede(&mut self, seat: Seat) -> Result<(), ConcedeRefusal> {
        self.game.concede(seat)?;
        self.chronicle.close(conceded(seat));
        self.tell_bots(&[]);
        Ok(())
    }

    fn by_house(&mut self, seat: Seat) {
        self.chronicle.close(left_to_house(seat));
    }

    fn conceded(&self) -> Option<Seat> {
        self.game.conceded()
    }

    fn plates(&self, viewer: Viewer) -> Plates {
        let mut plates = Plates::of(&self.game.view(viewer), self.game.seats());
        if let (Some(_), ToAct::Over(outcome)) = (self.game.conceded(), self.to_act()) {
            plates.status = given_up(&outcome);
        }
        plates
    }

    fn verdict(&self) -> Vec<Words> {
        match (self.game.conceded(), self.to_act()) {
            // The table has not decided anything.
            (Some(_), ToAct::Over(outcome)) => vec![outcome.reason],
            _ => self.game.view(Viewer::All).verdict(),
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(self.game.view(viewer))
    }

    fn batches(&self, seat: Seat) -> Vec<Batch<String>> {
        batches_of::<R>(&self.game.view(Viewer::Seat(seat)), seat)
    }

    fn chronicle(&self) -> &[LogLine] {
        self.chronicle.lines()
    }

    fn moment_of(&self, line: usize) -> usize {
        self.chronicle.moment_of(line)
    }

    fn think(&mut self, seat: Seat, sits: &SeatController) -> Option<PendingMove> {
        let seed = self.game.seed().number() ^ u64::from(seat.0 + 1).wrapping_mul(0x2545_f491_4f6c_dd1d);
        if self.bots.get(&seat).is_none_or(|(other, _)| other != sits) {
            let bot = Sitting::of(sits, self.game.options(), seed)?;
            self.bots.insert(seat, (sits.clone(), bot));
        }
        let (_, bot) = self.bots.get(&seat)?;
        Some(bot.thinking(self.game.view(Viewer::Seat(seat)), seat))
    }

    fn keep_reason(&mut self, reason: Words) {
        if let Some(last) = self.len().checked_sub(1) {
            self.reasons.insert(last, reason);
        }
    }

    fn reason(&self, number: usize) -> Option<Words> {
        self.reasons.get(&number).cloned()
    }

    fn why(&self, number: usize, viewer: Viewer) -> Option<Words> {
        let kept = self.reasons.get(&number).filter(|_| !R::SECRETS || viewer == Viewer::All);
        if kept.is_some() || !R::SECRETS {
            return kept.map(afterwards);
        }
        let (seat, action) = self.game.actions().nth(number)?;
        let before = self.game.replay_to(number).view(viewer);
        Some(match R::because(&before, seat, action) {
            Because::Whole(words) => words,
            Because::Part(words) => Words::new("why-part").with("said", words),
            Because::Hidden => Words::new("why-hidden"),
        })
    }

    fn advise(&self, seat: Seat, level: Level) -> PendingMove {
        let seed = self.game.seed().number() ^ self.len() as u64;
        Sitting::<R>::new(R::bot(level.into(), seed)).thinking(self.game.view(Viewer::Seat(seat)), seat)
    }

    fn setting(&self) -> Setting {
        self.game.options().setting()
    }

    fn position_text(&self) -> String {
        R::position_text(self.game.state())
    }

    fn imagined(&self, viewer: Viewer) -> Option<String> {
        // Always the same chance, so that nothing can be learned by asking again.
        let imagine = || R::position_text(&R::imagine(&self.game.view(viewer), &mut Seeded::new(0)));
        (R::SECRETS && viewer != Viewer::All).then(imagine)
    }

    fn is_dealt(&self) -> bool {
        self.game.is_dealt()
    }

    fn start(&self) -> Option<String> {
        (!self.game.is_dealt()).then(|| R::position_text(self.game.start()))
    }

    fn at(&self, actions: usize) -> Box<dyn AnyMatch> {
        let then = Self::of(self.game.replay_to(actions), self.chronicle.up_to(actions));
        let reasons = self.reasons.iter().filter(|(number, _)| **number < actions);
        let reasons = reasons.map(|(number, reason)| (*number, reason.clone())).collect();
        Box::new(Self { reasons, ..then })
    }

    fn moved(&self, from: Vantage) -> (Option<Seat>, Vec<Target>) {
        let mut back = 8;
        loop {
            let start = self.len().saturating_sub(back);
            let mut then = self.game.replay_to(start);
            let (mut mover, mut moved, mut changes) = (None, Vec::new(), 0);
            for (seat, action) in self.game.actions().skip(start) {
                let mut listener = Listener::<R>::new();
                let before = then.view(from.viewer);
                // Accepted once, accepted again.
                let replayed = then.submit(seat, action.clone(), &mut listener);
                debug_assert!(replayed.is_ok(), "an accepted action is refused when it is told again");
                let scenes = self.scenes(from, Some(seat), before, &listener.heard, &then.view(from.viewer));
                // What nobody sees ends nothing.
                if !scenes.is_empty() && mover != Some(seat) {
                    (mover, changes) = (Some(seat), changes + 1);
                    moved.clear();
                }
                for scene in scenes {
                    scene.add_moved(&mut moved);
                }
            }
            // Somebody else was seen before, so that nothing of the last one's is left out.
            if changes > 1 || start == 0 {
                return (mover, moved);
            }
            back *= 2;
        }
    }

    fn last_turn(&self, from: Vantage) -> Option<Retold> {
        self.retell(from)
    }

    fn opening(&self, from: Vantage) -> Vec<ToldEvent> {
        let Some((_, first)) = self.deal.first() else { return Vec::new() };
        let now = self.game.view(from.viewer);
        self.scenes(from, None, R::view(first, from.viewer), &self.deal, &now)
    }

    fn action(&self, number: usize) -> Option<(Seat, String)> {
        self.game.actions().nth(number).map(|(seat, action)| (seat, R::action_text(action)))
    }
}
