//! Alpha-beta search for open games without chance: iterative deepening, a transposition table, null windows, and what the
//! game itself knows: which actions are worth a look, which of them force an answer, and what is decided already.
//!
//! A seat may act several times in a row (atomic actions); the sign only changes between the searching seat and the
//! others. With more than two seats that is the paranoid search: all others play against the searching seat.

use std::cmp::Reverse;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::policy::SearchResult;
use super::{Budget, DecisionClock};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent, ToAct};

/// What is known of a state without searching it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glance {
    Open,
    /// Whoever is to act has to answer a threat: the candidates are the answers, and they cost no depth.
    Forced,
    Decided {
        winner: Seat,
        /// After how many actions from here.
        actions: u32,
    },
}

/// What a game tells the search.
pub trait Evaluate<R: Rules>: Send {
    /// What is looked up once for a state and shared by the other questions about it.
    type Look;

    /// Looks at a state in which `mover` is to act.
    fn look(&mut self, state: &R::State, mover: Seat) -> Self::Look;

    fn glance(&mut self, _look: &Self::Look) -> Glance {
        Glance::Open
    }

    /// What an unfinished state is worth to `seat`, whoever is to act: positive is good, 0 is even, always within
    /// ±[`WIN`] / 2. What is good for one seat is as bad for the others.
    fn evaluate(&mut self, state: &R::State, look: &Self::Look, seat: Seat) -> i32;

    /// Pushes the legal actions that are worth searching, each with how promising it looks; larger is searched first. At
    /// least one, if any is legal. `ply` is how many actions the state is away from the one that is decided about, where
    /// a longer list is a smaller loss.
    fn candidates(&mut self, state: &R::State, look: &Self::Look, ply: usize, out: &mut Vec<(i32, R::Action)>);

    /// Pushes the actions that force an answer, likewise: they are searched where the depth is used up.
    fn forcing(&mut self, _state: &R::State, _look: &Self::Look, _out: &mut Vec<(i32, R::Action)>) {}

    /// By how much whoever decides likes a candidate more than it is worth, in the unit of `evaluate`. Likings count at the
    /// root alone, and never against a match that is decided.
    fn lean(&mut self, _state: &R::State, _look: &Self::Look, _action: &R::Action) -> i32 {
        0
    }

    /// A 64-bit key of the state for the transposition table; games with large states bring a quicker one.
    fn key(&self, state: &R::State) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    }
}

/// Value of a win at the root; a win in n actions is worth n less.
pub const WIN: i32 = 1_000_000;

/// From here on a match is decided.
const WON: i32 = WIN / 2;
const LOST: i32 = -WON;

/// From this candidate on, and with so much depth left, quiet actions are searched one less deep at first.
const LATE: usize = 4;
const LATE_DEPTH: u32 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Debug)]
struct Remembered<A> {
    key: u64,
    depth: u32,
    /// Wins are counted from this state, not from the root.
    value: i32,
    bound: Bound,
    best: Option<A>,
}

/// One state on the way down.
struct Ply<R: Rules> {
    state: Option<R::State>,
    list: Vec<(i32, R::Action)>,
    /// The actions that were too good for the opponent in other states at this level.
    killers: [Option<R::Action>; 2],
}

/// The searcher; its memory is used again from decision to decision.
pub struct AlphaBeta<R: Rules, E> {
    evaluate: E,
    beyond: usize,
    chance: Sampled,
    table: Vec<Option<Remembered<R::Action>>>,
    /// One for each action of the line that is being searched, used again and again.
    steps: Vec<Ply<R>>,
    root: Seat,
    /// No forcing sequence goes on after so many actions.
    last_ply: usize,
}

/// The search was stopped in the middle of a depth.
#[derive(Debug)]
struct Stopped;

impl<R: Imagine, E: Evaluate<R>> AlphaBeta<R, E> {
    /// A searcher with a table of `2^table_bits` positions.
    pub fn new(evaluate: E, table_bits: u32) -> Self {
        let mut table = Vec::new();
        table.resize_with(1 << table_bits, || None);
        Self { evaluate, beyond: 0, chance: Sampled::new(0), table, steps: Vec::new(), root: Seat(0), last_ply: 0 }
    }

    /// Follows forcing sequences for so many actions beyond each depth.
    #[must_use]
    pub fn beyond(mut self, actions: usize) -> Self {
        self.beyond = actions;
        self
    }

    /// What the game tells, to be changed between decisions.
    pub fn evaluate(&mut self) -> &mut E {
        &mut self.evaluate
    }

    /// Searches deeper and deeper until the budget (in nodes) is used up, at most `longest` actions ahead; `None` only if
    /// `seat` has no action. The value is the evaluation squeezed into 0 to 1.
    pub fn search(
        &mut self,
        view: &R::View,
        seat: Seat,
        longest: u32,
        budget: Budget,
    ) -> Option<SearchResult<R::Action>> {
        let root = R::imagine(view, &mut self.chance);
        self.root = seat;
        self.table.fill(None);
        for step in &mut self.steps {
            step.killers = [None, None];
        }
        let look = self.evaluate.look(&root, seat);
        let mut ranked = Vec::new();
        self.evaluate.candidates(&root, &look, 0, &mut ranked);
        ranked.sort_by_key(|(promise, _)| Reverse(*promise));
        let mut best = (0, ranked.first()?.1.clone());
        // In their order, they are known by how much they are liked.
        for (rank, action) in &mut ranked {
            *rank = self.evaluate.lean(&root, &look, action);
        }
        let mut thinking = budget.start();
        for depth in 1..=longest {
            self.last_ply = depth as usize + self.beyond;
            let (found, whole) = self.deepen(&root, depth, &mut ranked, &mut thinking);
            best = found.unwrap_or(best);
            if !whole || best.0.abs() >= WON || ranked.len() == 1 {
                break;
            }
        }
        let value = 0.5 + 0.5 * (best.0 as f32 / 400.0).tanh();
        Some(SearchResult { action: best.1, value, iterations: thinking.spent() })
    }

    /// One search of all root actions, and whether it came to its end. The best action, which moves to the front for the
    /// next depth, counts as found as soon as the best one of the depth before has been searched again.
    fn deepen(
        &mut self,
        root: &R::State,
        depth: u32,
        ranked: &mut [(i32, R::Action)],
        thinking: &mut DecisionClock,
    ) -> (Option<(i32, R::Action)>, bool) {
        let mut best = (-WIN - 1, None);
        let mut appeal = best.0;
        let mut whole = true;
        for (index, &(lean, ref action)) in ranked.iter().enumerate() {
            let less = u32::from(index >= LATE && depth >= LATE_DEPTH);
            // Whatever is liked may be worth a little less, unless the best is a win or a loss.
            let least = if appeal.abs() < WON { appeal - lean } else { appeal };
            match self.scout(root, (self.root, action), (depth - 1, less), 1, (least, WIN + 1), index == 0, thinking) {
                Ok(value) if value > least => {
                    best = (value, Some(index));
                    appeal = if value.abs() < WON { value + lean } else { value };
                }
                Ok(_) => {}
                Err(Stopped) => {
                    whole = false;
                    break;
                }
            }
        }
        let (value, Some(index)) = best else { return (None, whole) };
        ranked[..=index].rotate_right(1);
        (Some((value, ranked[0].1.clone())), whole)
    }

    /// Value of taking `action` in `state`, for `mover`, who takes it. All but the first candidate are only shown to be no
    /// better, `less` deep at first, until one seems to be.
    fn scout(
        &mut self,
        state: &R::State,
        (mover, action): (Seat, &R::Action),
        (depth, less): (u32, u32),
        ply: usize,
        (alpha, beta): (i32, i32),
        first: bool,
        thinking: &mut DecisionClock,
    ) -> Result<i32, Stopped> {
        while self.steps.len() <= ply {
            self.steps.push(Ply { state: None, list: Vec::new(), killers: [None, None] });
        }
        let mut next = match self.steps[ply].state.take() {
            Some(mut next) => {
                next.clone_from(state);
                next
            }
            None => state.clone(),
        };
        debug_assert_eq!(R::check(&next, mover, action), Ok(()), "the evaluation named {action:?}");
        R::carry_out(&mut next, mover, action, &mut self.chance, &mut Silent);
        let own = mover == self.root;
        let mut search = |depth, beta| self.value(&next, own, depth, ply, (alpha, beta), thinking);
        let better = |value: &Result<i32, Stopped>| value.as_ref().is_ok_and(|&value| value > alpha);
        let value = if first {
            search(depth, beta)
        } else {
            let mut value = search(depth.saturating_sub(less), alpha + 1);
            if less > 0 && better(&value) {
                value = search(depth, alpha + 1);
            }
            if better(&value) && value.as_ref().is_ok_and(|&value| value < beta) {
                value = search(depth, beta);
            }
            value
        };
        self.steps[ply].state = Some(next);
        value
    }

    /// Value of `state` for the searching seat (`own`) or for the others, whoever is to act.
    fn value(
        &mut self,
        state: &R::State,
        own: bool,
        depth: u32,
        ply: usize,
        (alpha, beta): (i32, i32),
        thinking: &mut DecisionClock,
    ) -> Result<i32, Stopped> {
        if !thinking.go_on() {
            return Err(Stopped);
        }
        let mover = match R::to_act(state) {
            ToAct::Seats(seats) => seats.iter().next().unwrap_or(self.root),
            ToAct::Over(outcome) => return Ok(self.decided(outcome.winner(), own, ply)),
        };
        if own == (mover == self.root) {
            self.negamax(state, mover, depth, ply, (alpha, beta), thinking)
        } else {
            Ok(-self.negamax(state, mover, depth, ply, (-beta, -alpha), thinking)?)
        }
    }

    /// Value of a match that ends after so many actions.
    fn decided(&self, winner: Option<Seat>, own: bool, ply: usize) -> i32 {
        match winner {
            Some(winner) if own == (winner == self.root) => WIN - ply as i32,
            Some(_) => ply as i32 - WIN,
            None => 0,
        }
    }

    /// Value of `state` for the side of `mover`, who is to act. In one piece, as negamax is always written: what is known, the moves in
    /// order, and what is remembered share nearly all of their values.
    fn negamax(
        &mut self,
        state: &R::State,
        mover: Seat,
        depth: u32,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        thinking: &mut DecisionClock,
    ) -> Result<i32, Stopped> {
        let own = mover == self.root;
        let look = self.evaluate.look(state, mover);
        let forced = match self.evaluate.glance(&look) {
            Glance::Open => false,
            Glance::Forced => true,
            Glance::Decided { winner, actions } => return Ok(self.decided(Some(winner), own, ply + actions as usize)),
        };
        let goes_on = ply < self.last_ply;
        if depth == 0 && !goes_on {
            return Ok(self.judged(state, &look, own));
        }
        let key = self.evaluate.key(state);
        let slot = (key & (self.table.len() as u64 - 1)) as usize;
        let mut hint = None;
        if let Some(known) = self.table[slot].as_ref().filter(|known| known.key == key) {
            let value = from_table(known.value, ply);
            let enough = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if known.depth >= depth && enough {
                return Ok(value);
            }
            hint.clone_from(&known.best);
        }
        let first_alpha = alpha;
        let mut best = (-WIN - 1, None);
        // Beyond the depth nobody has to go on with threats, but whoever is threatened has to answer.
        let quiet = depth == 0 && !forced;
        let mut list = std::mem::take(&mut self.steps[ply].list);
        list.clear();
        if quiet {
            best.0 = self.judged(state, &look, own);
            alpha = alpha.max(best.0);
            if alpha < beta {
                self.evaluate.forcing(state, &look, &mut list);
            }
        } else {
            self.evaluate.candidates(state, &look, ply, &mut list);
        }
        self.order(&mut list, hint.as_ref(), ply);
        let deeper = if forced && goes_on { depth } else { depth.saturating_sub(1) };
        let mut stopped = false;
        for (index, (_, action)) in list.iter().enumerate() {
            if alpha >= beta {
                break;
            }
            let less = u32::from(index >= LATE && depth >= LATE_DEPTH && !forced);
            match self.scout(state, (mover, action), (deeper, less), ply + 1, (alpha, beta), index == 0, thinking) {
                Ok(value) if value > best.0 => best = (value, Some(index)),
                Ok(_) => {}
                Err(Stopped) => {
                    stopped = true;
                    break;
                }
            }
            alpha = alpha.max(best.0);
        }
        let action = best.1.map(|index| list[index].1.clone());
        let nothing = list.is_empty() && !quiet;
        self.steps[ply].list = list;
        if stopped {
            return Err(Stopped);
        }
        if nothing {
            return Ok(self.judged(state, &look, own));
        }
        let bound = match best.0 {
            value if value <= first_alpha => Bound::AtMost,
            value if value >= beta => Bound::AtLeast,
            _ => Bound::Exact,
        };
        if bound == Bound::AtLeast && !quiet && self.steps[ply].killers[0] != action {
            self.steps[ply].killers.swap(0, 1);
            self.steps[ply].killers[0].clone_from(&action);
        }
        let value = for_table(best.0, ply);
        self.table[slot] = Some(Remembered { key, depth, value, bound, best: action });
        Ok(best.0)
    }

    /// Value of a state that is not decided, for the searching seat or for the others.
    fn judged(&mut self, state: &R::State, look: &E::Look, own: bool) -> i32 {
        let value = self.evaluate.evaluate(state, look, self.root);
        if own { value } else { -value }
    }

    /// Sorts the actions: the best one of an earlier look at the same state, killers, then the most promising.
    fn order(&self, list: &mut [(i32, R::Action)], hint: Option<&R::Action>, ply: usize) {
        for (promise, action) in list.iter_mut() {
            if hint == Some(action) {
                *promise = i32::MAX;
            } else if self.steps[ply].killers.iter().flatten().any(|killer| killer == action) {
                *promise = i32::MAX - 1;
            }
        }
        list.sort_by_key(|(promise, _)| Reverse(*promise));
    }
}

/// A value of the searched line as one of the state at `ply`, for the table.
fn for_table(value: i32, ply: usize) -> i32 {
    match value {
        ..LOST => value - ply as i32,
        WON.. => value + ply as i32,
        _ => value,
    }
}

/// A value of the table as one of the searched line, in which its state is at `ply`.
fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        ..LOST => value + ply as i32,
        WON.. => value - ply as i32,
        _ => value,
    }
}

#[cfg(test)]
mod tests;
