//! Tiny games on which the searches are tested: an open one and one of dice. What hides cards and lets several seats decide at once
//! is the toy game of the engine.

use serde::{Deserialize, Serialize};

use super::policy::{Policy, Rewards};
use crate::engine::{Chance, Imagine, Outcome, Refusal, Rules, Sampled, Seat, SetupError, Sink, ToAct, Viewer, Words};

/// The only refusal of the toy games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct No;

impl Refusal for No {
    fn name(&self) -> &'static str {
        "no"
    }

    fn words(&self) -> Words {
        Words::new("no")
    }

    fn rule(&self) -> &'static str {
        "no"
    }
}

/// Three in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noughts;

/// The board: 0 empty, 1 first player, 2 second player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NoughtsState(pub [u8; 9]);

impl NoughtsState {
    /// Reads `x.o.x.o..`.
    pub fn parse(text: &str) -> Self {
        let mut cells = [0; 9];
        for (cell, letter) in cells.iter_mut().zip(text.chars()) {
            *cell = ".xo".find(letter).unwrap_or(0) as u8;
        }
        Self(cells)
    }

    fn turn(&self) -> Seat {
        Seat((self.0.iter().filter(|&&cell| cell > 0).count() % 2) as u8)
    }

    fn row(&self) -> Option<u8> {
        const ROWS: [[usize; 3]; 8] =
            [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
        ROWS.iter()
            .find(|row| self.0[row[0]] > 0 && row.iter().all(|&cell| self.0[cell] == self.0[row[0]]))
            .map(|row| self.0[row[0]])
    }
}

impl Rules for Noughts {
    type Options = ();
    type State = NoughtsState;
    type Action = u8;
    type Event = ();
    type View = NoughtsState;
    type Refusal = No;

    const ID: &'static str = "noughts";

    fn seats((): &()) -> usize {
        2
    }

    fn longest((): &()) -> usize {
        90
    }

    fn setup((): &(), _: &mut impl Chance, _: &mut impl Sink<Self>) -> Result<NoughtsState, SetupError> {
        Ok(NoughtsState([0; 9]))
    }

    fn to_act(state: &NoughtsState) -> ToAct {
        let scores = match state.row() {
            Some(1) => vec![1, -1],
            Some(_) => vec![-1, 1],
            None if state.0.contains(&0) => return ToAct::one(state.turn()),
            None => vec![0, 0],
        };
        ToAct::Over(Outcome { scores, reason: Words::new("over") })
    }

    fn legal(state: &NoughtsState, seat: Seat, out: &mut Vec<u8>) {
        if Self::to_act(state) == ToAct::one(seat) {
            out.extend((0..9).filter(|&cell| state.0[usize::from(cell)] == 0));
        }
    }

    fn check(state: &NoughtsState, seat: Seat, action: &u8) -> Result<(), No> {
        let free = state.0.get(usize::from(*action)) == Some(&0);
        if free && Self::to_act(state) == ToAct::one(seat) { Ok(()) } else { Err(No) }
    }

    fn carry_out(state: &mut NoughtsState, seat: Seat, action: &u8, _: &mut impl Chance, _: &mut impl Sink<Self>) {
        state.0[usize::from(*action)] = seat.0 + 1;
    }

    fn check_invariants(state: &NoughtsState) -> Result<(), String> {
        let [first, second] = [1, 2].map(|seat| state.0.iter().filter(|&&cell| cell == seat).count());
        if first == second || first == second + 1 { Ok(()) } else { Err(format!("{first} to {second}")) }
    }

    fn same_setup(_: &NoughtsState, _: &NoughtsState) -> bool {
        true
    }

    fn view(state: &NoughtsState, _: Viewer) -> NoughtsState {
        state.clone()
    }

    fn seen((): &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn reveals((): &(), _: Viewer) -> bool {
        false
    }
}

impl Imagine for Noughts {
    fn imagine(view: &NoughtsState, _: &mut impl Chance) -> NoughtsState {
        view.clone()
    }
}

/// Knows nothing: every legal action is a candidate, play-outs are random, the winners share 1.
pub struct Anything;

impl<R: Rules> Policy<R> for Anything {
    fn candidates(&mut self, state: &R::State, seat: Seat, out: &mut Vec<(R::Action, f32)>) {
        let mut actions = Vec::new();
        R::legal(state, seat, &mut actions);
        out.extend(actions.into_iter().map(|action| (action, 0.0)));
    }

    fn play(&mut self, state: &R::State, seat: Seat, chance: &mut Sampled) -> Option<R::Action> {
        let mut actions = Vec::new();
        R::legal(state, seat, &mut actions);
        let chosen = chance.below(actions.len().max(1) as u32) as usize;
        actions.get(chosen).cloned()
    }

    fn rewards(&mut self, state: &R::State) -> Rewards {
        let mut rewards = [0.5; 8];
        if let ToAct::Over(outcome) = R::to_act(state) {
            let winners = outcome.winners();
            let share = 1.0 / winners.iter().count() as f32;
            for (seat, reward) in (0..).zip(&mut rewards) {
                *reward = if winners.contains(Seat(seat)) { share } else { 0.0 };
            }
        }
        rewards
    }
}

/// The first seat has one or two throws to make one or two steps: careful, lazy or bold ones. After each the second one bars one
/// way of throwing until the next. Then the second seat says that it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race;

/// A moment of the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RaceState {
    pub missing: u8,
    pub throws: u8,
    /// The way that is barred; 0 if none is.
    pub barred: u8,
    /// The second seat bars a way.
    pub answers: bool,
    pub turn: u32,
}

/// Ending the turn.
pub const STOP: u8 = 0;
/// One step in four of six.
pub const CAREFUL: u8 = 1;
/// One step in two of six.
pub const LAZY: u8 = 2;
/// Two steps in one of six.
pub const BOLD: u8 = 3;

impl Rules for Race {
    type Options = ();
    type State = RaceState;
    type Action = u8;
    type Event = ();
    type View = RaceState;
    type Refusal = No;

    const ID: &'static str = "race";

    fn seats((): &()) -> usize {
        2
    }

    fn longest((): &()) -> usize {
        50
    }

    fn setup((): &(), chance: &mut impl Chance, _: &mut impl Sink<Self>) -> Result<RaceState, SetupError> {
        let [missing, throws] = [(); 2].map(|()| 1 + chance.below(2) as u8);
        Ok(RaceState { missing, throws, barred: STOP, answers: false, turn: 1 })
    }

    fn to_act(state: &RaceState) -> ToAct {
        let scores = match (state.missing, state.turn) {
            (0, _) => vec![1, -1],
            (_, 3..) => vec![0, 0],
            (_, turn) => return ToAct::one(Seat(u8::from(state.answers || turn == 2))),
        };
        ToAct::Over(Outcome { scores, reason: Words::new("over") })
    }

    fn turn(state: &RaceState) -> Option<u32> {
        Some(state.turn)
    }

    fn legal(state: &RaceState, seat: Seat, out: &mut Vec<u8>) {
        if Self::to_act(state) == ToAct::one(seat) {
            match (state.answers, state.turn) {
                (true, _) => out.extend(CAREFUL..=BOLD),
                (false, 1) => out.extend((STOP..=BOLD).filter(|&way| way == STOP || way != state.barred)),
                _ => out.push(STOP),
            }
        }
    }

    fn check(state: &RaceState, seat: Seat, action: &u8) -> Result<(), No> {
        let mut legal = Vec::new();
        Self::legal(state, seat, &mut legal);
        if legal.contains(action) { Ok(()) } else { Err(No) }
    }

    fn carry_out(state: &mut RaceState, _: Seat, &action: &u8, chance: &mut impl Chance, _: &mut impl Sink<Self>) {
        if state.answers {
            (state.answers, state.barred) = (false, action);
            return;
        }
        if action == STOP {
            state.turn += 1;
            return;
        }
        let fallen = chance.below(6);
        let steps = match action {
            CAREFUL => u8::from(fallen >= 2),
            LAZY => u8::from(fallen >= 4),
            _ => 2 * u8::from(fallen == 5),
        };
        state.missing = state.missing.saturating_sub(steps);
        state.throws = state.throws.saturating_sub(1);
        state.barred = STOP;
        state.answers = state.missing > 0 && state.throws > 0;
        state.turn += u32::from(state.missing > 0 && state.throws == 0);
    }

    fn check_invariants(_: &RaceState) -> Result<(), String> {
        Ok(())
    }

    fn same_setup(_: &RaceState, _: &RaceState) -> bool {
        true
    }

    fn view(state: &RaceState, _: Viewer) -> RaceState {
        *state
    }

    fn seen((): &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn reveals((): &(), _: Viewer) -> bool {
        false
    }
}

impl Imagine for Race {
    fn imagine(view: &RaceState, _: &mut impl Chance) -> RaceState {
        *view
    }
}
