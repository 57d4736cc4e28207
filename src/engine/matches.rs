//! A match: options, a seed and the actions that were taken. Everything else follows from them. A match may also begin from a
//! position instead of a deal; then that is the fourth.

use super::{Outcome, Rules, Seat, SeatSet, Seed, Seeded, SetupError, Silent, Sink, ToAct, Viewer, Words};

/// Actions from one checkpoint to the next.
const APART: usize = 32;

/// A match that is being played, or looked at afterwards.
///
/// Going back, however far, carries out no more than 31 actions again: the match keeps its deal and how it stood after
/// every 32 actions. So in memory a match is its actions and one state for every 32 of them.
pub struct Match<R: Rules> {
    options: R::Options,
    seed: Seed,
    /// Whether it was dealt, and does not begin from a position.
    dealt: bool,
    /// State and chance where it began, and after every [`APART`] actions from there: where replays begin.
    checkpoints: Vec<(R::State, Seeded)>,
    state: R::State,
    chance: Seeded,
    steps: Vec<TakenAction<R::Action>>,
    /// Who has given the match up, after all the steps.
    conceded: Option<Seat>,
}

/// An action that was taken, and whether it may be taken back.
#[derive(Clone)]
struct TakenAction<A> {
    seat: Seat,
    action: A,
    /// Chance was drawn, or whoever decided learned something by it: nobody can go back over it.
    sealed: bool,
    /// Who learned something by it, and so cannot go back over it.
    told: SeatSet,
}

impl<R: Rules> Clone for Match<R> {
    fn clone(&self) -> Self {
        Self {
            options: self.options.clone(),
            seed: self.seed,
            dealt: self.dealt,
            checkpoints: self.checkpoints.clone(),
            state: self.state.clone(),
            chance: self.chance.clone(),
            steps: self.steps.clone(),
            conceded: self.conceded,
        }
    }
}

/// Who may cross what when something is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// The seats of persons: their decisions are never undone by somebody else, those of bots are.
    pub humans: SeatSet,
    /// The match is one for practice: what was seen and what chance has brought can be taken back as well.
    pub practice: bool,
}

/// Why no match begins from a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBeginning {
    #[error(transparent)]
    Options(#[from] SetupError),
    /// The position is of a match with other options.
    #[error("this is not a position of a match with these options")]
    OtherOptions,
    /// No match ever stands like this.
    #[error("no match can reach this position: {0}")]
    Unsound(String),
    #[error("the match is over in this position")]
    Over,
    /// Somebody has to decide and cannot, or nobody has to.
    #[error("nobody can act in this position")]
    Stuck,
}

/// Why nobody can concede.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConcedeRefusal {
    #[error("the match is over already")]
    Over,
    /// With more than two seats nobody has won because somebody leaves.
    #[error("only in a match of two can a seat concede")]
    MoreThanTwo,
    #[error("the match has no such seat")]
    NoSeat,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefusal {
    /// The seat has not decided anything yet.
    #[error("there is nothing to undo")]
    Nothing,
    /// A card was seen or chance has fallen since.
    #[error("a card was revealed or drawn at random since")]
    Seen,
    /// Another person has decided something since.
    #[error("another player has acted since")]
    OtherDecided,
}

impl UndoRefusal {
    /// The sentence for the person who tried.
    #[must_use]
    pub fn words(self) -> Words {
        Words::new(match self {
            Self::Nothing => "undo-nothing",
            Self::Seen => "undo-seen",
            Self::OtherDecided => "undo-other-decided",
        })
    }
}

/// Passes events on and notes whom they told anything. What a player shows of his own free will tells others something,
/// but a slip of the hand may still be taken back; not by those who were told, though.
struct RevealWatch<'a, S> {
    sink: &'a mut S,
    seats: usize,
    told: SeatSet,
}

impl<R: Rules, S: Sink<R>> Sink<R> for RevealWatch<'_, S> {
    fn event(&mut self, state: &R::State, make: impl FnOnce() -> R::Event) {
        let event = make();
        for seat in (0..self.seats as u8).map(Seat) {
            if R::reveals(&event, Viewer::Seat(seat)) {
                self.told = self.told.with(seat);
            }
        }
        self.sink.event(state, || event);
    }
}

impl<R: Rules> Match<R> {
    /// Lays out a new match. Events of the deal go to `sink`.
    pub fn new(options: R::Options, seed: impl Into<Seed>, sink: &mut impl Sink<R>) -> Result<Self, SetupError> {
        let seed = seed.into();
        let mut chance = Seeded::new(seed);
        let state = R::setup(&options, &mut chance, sink)?;
        Ok(Self::begun(options, seed, true, state, chance))
    }

    /// A match that begins from a position; the chance that falls from there on is that of `seed`.
    ///
    /// # Errors
    /// Options that do not fit, or a position from which nobody can play.
    pub fn from_position(options: R::Options, state: R::State, seed: impl Into<Seed>) -> Result<Self, NoBeginning> {
        let seed = seed.into();
        let dealt = R::setup(&options, &mut Seeded::new(seed), &mut Silent)?;
        if !R::same_setup(&dealt, &state) {
            return Err(NoBeginning::OtherOptions);
        }
        R::check_invariants(&state).map_err(NoBeginning::Unsound)?;
        let ToAct::Seats(seats) = R::to_act(&state) else { return Err(NoBeginning::Over) };
        let stuck = |seat| {
            let mut legal = Vec::new();
            R::legal(&state, seat, &mut legal);
            legal.is_empty()
        };
        let there = |seat: Seat| seat.index() < R::seats(&options);
        if seats.is_empty() || !seats.iter().all(there) || seats.iter().any(stuck) {
            return Err(NoBeginning::Stuck);
        }
        Ok(Self::begun(options, seed, false, state, Seeded::new(seed)))
    }

    fn begun(options: R::Options, seed: Seed, dealt: bool, state: R::State, chance: Seeded) -> Self {
        let checkpoints = vec![(state.clone(), chance.clone())];
        Self { options, seed, dealt, checkpoints, state, chance, steps: Vec::new(), conceded: None }
    }

    /// Players, variants, scenario.
    pub fn options(&self) -> &R::Options {
        &self.options
    }

    /// Where the match's chance comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Whether it was dealt, and does not begin from a position.
    pub fn is_dealt(&self) -> bool {
        self.dealt
    }

    /// The whole truth before the first action.
    pub fn start(&self) -> &R::State {
        &self.checkpoints[0].0
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        R::seats(&self.options)
    }

    /// The whole truth; for rules, tests and finished matches only.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The actions so far, in order.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = (Seat, &R::Action)> + ExactSizeIterator {
        self.steps.iter().map(|step| (step.seat, &step.action))
    }

    /// Who has to decide, or how it ended.
    pub fn to_act(&self) -> ToAct {
        match self.conceded {
            Some(loser) => ToAct::Over(conceded(loser)),
            None => R::to_act(&self.state),
        }
    }

    /// Who has given the match up, if anybody has.
    pub fn conceded(&self) -> Option<Seat> {
        self.conceded
    }

    /// A seat of two gives the match up, whoever is to decide: the other one has won, and nothing more is to be decided.
    ///
    /// # Errors
    /// Why it cannot; nothing has changed then.
    pub fn concede(&mut self, seat: Seat) -> Result<(), ConcedeRefusal> {
        if matches!(self.to_act(), ToAct::Over(_)) {
            return Err(ConcedeRefusal::Over);
        }
        if self.seats() != 2 {
            return Err(ConcedeRefusal::MoreThanTwo);
        }
        if seat.index() >= 2 {
            return Err(ConcedeRefusal::NoSeat);
        }
        self.conceded = Some(seat);
        Ok(())
    }

    /// Every legal action of `seat`.
    pub fn legal(&self, seat: Seat) -> Vec<R::Action> {
        let mut legal = Vec::new();
        R::legal(&self.state, seat, &mut legal);
        legal
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        R::view(&self.state, viewer)
    }

    /// Carries out one action of `seat`.
    ///
    /// # Errors
    /// Why the rules forbid it; nothing has changed then.
    pub fn submit(&mut self, seat: Seat, action: R::Action, sink: &mut impl Sink<R>) -> Result<(), R::Refusal> {
        let drawn = self.chance.draws();
        let mut watch = RevealWatch { sink, seats: R::seats(&self.options), told: SeatSet::default() };
        R::apply(&mut self.state, seat, &action, &mut self.chance, &mut watch)?;
        let told = watch.told;
        let sealed = told.contains(seat) || self.chance.draws() != drawn;
        self.steps.push(TakenAction { seat, action, sealed, told });
        if self.steps.len().is_multiple_of(APART) {
            self.checkpoints.push((self.state.clone(), self.chance.clone()));
        }
        Ok(())
    }

    /// How many actions would go if `seat` took its last decision back.
    pub fn can_undo(&self, seat: Seat, by: Takeback) -> Result<usize, UndoRefusal> {
        let last = self.steps.iter().rposition(|step| step.seat == seat).ok_or(UndoRefusal::Nothing)?;
        for step in self.steps[last..].iter().rev() {
            if !by.practice && (step.sealed || step.told.contains(seat)) {
                return Err(UndoRefusal::Seen);
            }
            if step.seat != seat && by.humans.contains(step.seat) {
                return Err(UndoRefusal::OtherDecided);
            }
        }
        Ok(self.steps.len() - last)
    }

    /// Takes back everything since and including the last decision of `seat`; answers how many actions that were.
    ///
    /// # Errors
    /// Why it may not; see [`Match::can_undo`].
    pub fn undo(&mut self, seat: Seat, by: Takeback) -> Result<usize, UndoRefusal> {
        let count = self.can_undo(seat, by)?;
        self.go_back_to(self.steps.len() - count);
        Ok(count)
    }

    /// Takes back all but the first `actions` actions, without asking whether anybody may (all of them stay if there are
    /// not so many).
    pub fn go_back_to(&mut self, actions: usize) {
        if actions < self.steps.len() {
            self.steps.truncate(actions);
            self.checkpoints.truncate(1 + actions / APART);
            (self.state, self.chance) = self.stood_after(actions);
            self.conceded = None;
        }
    }

    /// The match as it was after its first `actions` actions (all of them if there are not so many).
    pub fn replay_to(&self, actions: usize) -> Self {
        let actions = actions.min(self.steps.len());
        let (state, chance) = self.stood_after(actions);
        Self {
            options: self.options.clone(),
            seed: self.seed,
            dealt: self.dealt,
            checkpoints: self.checkpoints[..=actions / APART].to_vec(),
            state,
            chance,
            steps: self.steps[..actions].to_vec(),
            conceded: self.conceded.filter(|_| actions == self.steps.len()),
        }
    }

    /// State and chance after the first `actions` actions, from the last checkpoint before.
    fn stood_after(&self, actions: usize) -> (R::State, Seeded) {
        let checkpoint = actions / APART;
        let (mut state, mut chance) = self.checkpoints[checkpoint].clone();
        for step in &self.steps[checkpoint * APART..actions] {
            debug_assert_eq!(R::check(&state, step.seat, &step.action), Ok(()), "it was accepted before");
            R::carry_out(&mut state, step.seat, &step.action, &mut chance, &mut Silent);
        }
        (state, chance)
    }
}

/// How a match of two ends that `loser` has given up.
pub fn conceded(loser: Seat) -> Outcome {
    let scores = (0..2).map(|seat| if Seat(seat) == loser { -1 } else { 1 }).collect();
    Outcome { scores, reason: Words::new("outcome-conceded").with("seat", loser) }
}

#[cfg(test)]
mod tests {
    use super::{ConcedeRefusal, Match, Takeback, UndoRefusal};
    use crate::engine::toy_game::{Action, Event, No, Options, Toy};
    use crate::engine::{OutOfTurn, Seat, SeatSet, Silent, ToAct, Viewer};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    /// By the rules, across the decisions of bots.
    fn by(humans: SeatSet) -> Takeback {
        Takeback { humans, practice: false }
    }

    fn table(players: usize, seed: u64) -> Match<Toy> {
        Match::new(Options { players }, seed, &mut Silent).expect("valid options")
    }

    /// Everybody hides the lowest card.
    fn hide_all(game: &mut Match<Toy>) {
        for seat in (0..game.seats()).map(|seat| Seat(seat as u8)) {
            let first = game.legal(seat)[0].clone();
            game.submit(seat, first, &mut Silent).expect("legal");
        }
    }

    #[test]
    fn a_match_is_its_options_seed_and_actions() {
        let mut events: Vec<Event> = Vec::new();
        let mut game = Match::<Toy>::new(Options::default(), 5, &mut events).expect("valid options");
        assert_eq!(events.len(), 2);
        assert_eq!(game.to_act(), ToAct::Seats(SeatSet::one(A).with(B)));
        hide_all(&mut game);
        let played = game.legal(A)[0].clone();
        assert_eq!(game.submit(B, played.clone(), &mut Silent), Err(No::OutOfTurn(OutOfTurn::NotYourTurn)));
        game.submit(A, played, &mut events).expect("legal");
        assert_eq!(events.len(), 3);
        assert_eq!(game.actions().count(), 3);
        let again = game.replay_to(99);
        assert_eq!(again.state(), game.state());
        assert_eq!(game.replay_to(0).state(), table(2, 5).state());
        assert_eq!(game.replay_to(2).actions().count(), 2);
        assert_ne!(table(2, 6).view(Viewer::Seat(A)), table(2, 5).view(Viewer::Seat(A)));
    }

    #[test]
    fn bad_options_are_refused() {
        let error = Match::<Toy>::new(Options { players: 9 }, 1, &mut Silent).err().expect("nine players");
        assert_eq!(error.to_string(), "toy: `players` is 2 or 3");
    }

    #[test]
    fn a_hidden_choice_can_be_taken_back_until_it_is_shown() {
        let mut game = table(3, 1);
        let both = SeatSet::one(A).with(B);
        assert_eq!(game.undo(A, by(both)), Err(UndoRefusal::Nothing));
        let start = game.state().clone();
        let (mine, yours) = (game.legal(A)[1].clone(), game.legal(B)[0].clone());
        game.submit(A, mine, &mut Silent).expect("legal");
        assert_eq!(game.undo(A, by(both)), Ok(1));
        assert_eq!(game.state(), &start);

        let mine = game.legal(A)[1].clone();
        game.submit(A, mine, &mut Silent).expect("legal");
        game.submit(B, yours, &mut Silent).expect("legal");
        assert_eq!(game.can_undo(A, by(both)), Err(UndoRefusal::OtherDecided));
        assert_eq!(game.can_undo(A, by(SeatSet::one(A))), Ok(2), "the decisions of bots can be crossed");
        assert_eq!(game.undo(A, by(SeatSet::one(A))), Ok(2));
        assert_eq!(game.state(), &start);

        hide_all(&mut game);
        assert_eq!(game.undo(Seat(2), by(both)), Err(UndoRefusal::Seen));
    }

    #[test]
    fn nobody_goes_back_over_a_card_that_another_has_shown() {
        let mut game = table(2, 3);
        hide_all(&mut game);
        for seat in [A, B] {
            let played = game.legal(seat)[0].clone();
            assert!(matches!(played, Action::Play(_)));
            game.submit(seat, played, &mut Silent).expect("legal");
        }
        assert_eq!(game.can_undo(A, by(SeatSet::one(A))), Err(UndoRefusal::Seen), "B, a bot, has shown a card");
        assert_eq!(game.can_undo(B, by(SeatSet::one(B))), Ok(1), "B can take back its own");
    }

    #[test]
    fn neither_chance_nor_cards_are_taken_back() {
        let mut game = table(2, 3);
        hide_all(&mut game);
        game.submit(A, Action::Draw, &mut Silent).expect("legal");
        assert_eq!(game.undo(A, by(SeatSet::one(A))), Err(UndoRefusal::Seen));
        assert_eq!(UndoRefusal::Seen.words().key, "undo-seen");
        assert_eq!(game.actions().count(), 3);
    }
    #[test]
    fn practice_goes_back_over_what_was_seen_but_not_over_other_people() {
        let mut game = table(2, 3);
        hide_all(&mut game);
        let before = game.state().clone();
        game.submit(A, Action::Draw, &mut Silent).expect("legal");
        let drawn = game.state().clone();
        let practice = Takeback { humans: SeatSet::one(A), practice: true };
        assert_eq!(game.undo(A, practice), Ok(1));
        assert_eq!(game.state(), &before);
        game.submit(A, Action::Draw, &mut Silent).expect("legal");
        assert_eq!(game.state(), &drawn, "the same chance falls again");
        let both = Takeback { humans: SeatSet::one(A).with(B), practice: true };
        assert_eq!(game.can_undo(B, both), Err(UndoRefusal::OtherDecided));
    }

    #[test]
    fn who_concedes_has_lost_and_nothing_more_is_decided() {
        let mut game = table(2, 3);
        hide_all(&mut game);
        assert_eq!(game.concede(Seat(2)), Err(ConcedeRefusal::NoSeat));
        assert_eq!(game.concede(B), Ok(()));
        let ToAct::Over(outcome) = game.to_act() else { panic!("it is over") };
        assert_eq!((outcome.winner(), outcome.reason.key.as_str()), (Some(A), "outcome-conceded"));
        assert_eq!(game.concede(A), Err(ConcedeRefusal::Over));
        assert_eq!(game.replay_to(99).conceded(), Some(B));
        assert_eq!(game.replay_to(1).conceded(), None, "nobody had conceded yet");
        game.go_back_to(1);
        assert_eq!(game.conceded(), None);
        assert_eq!(table(3, 3).concede(A), Err(ConcedeRefusal::MoreThanTwo));
    }
}
