//! Alpha-beta search for open games of two without chance: iterative deepening, a transposition table, and the order of
//! actions that the game finds promising.
//!
//! A seat may act several times in a row (atomic actions); the sign only changes when the other seat is to act.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::policy::Found;
use super::{Budget, Thinking};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent, ToAct};

/// What a game tells the search.
pub trait Evaluate<R: Rules>: Send {
    /// What an unfinished state is worth to `seat`: positive is good, 0 is even, always within ±[`WIN`] / 2. What is good
    /// for one seat is as bad for the other.
    fn evaluate(&mut self, state: &R::State, seat: Seat) -> i32;

    /// How promising an action looks before it is searched; larger is searched first.
    fn promise(&mut self, state: &R::State, seat: Seat, action: &R::Action) -> i32;

    /// A 64-bit key of the state for the transposition table; games with large states bring a quicker one.
    fn key(&self, state: &R::State) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    }
}

/// Value of a win at the root; a win in n actions is worth n less.
pub const WIN: i32 = 1_000_000;

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
    value: i32,
    bound: Bound,
    best: Option<A>,
}

/// The searcher; its memory is used again from decision to decision.
#[derive(Debug)]
pub struct AlphaBeta<R: Rules, E> {
    evaluate: E,
    longest: u32,
    chance: Sampled,
    table: Vec<Option<Remembered<R::Action>>>,
    /// One list of actions and one state for each depth, used again and again.
    lists: Vec<Vec<(i32, R::Action)>>,
    states: Vec<Option<R::State>>,
    legal: Vec<R::Action>,
}

/// The search was stopped in the middle of a depth.
#[derive(Debug)]
struct Stopped;

impl<R: Imagine, E: Evaluate<R>> AlphaBeta<R, E> {
    /// A searcher with a table of `2^table_bits` positions that looks at most `longest` actions ahead.
    pub fn new(evaluate: E, longest: u32, table_bits: u32) -> Self {
        let mut table = Vec::new();
        table.resize_with(1 << table_bits, || None);
        Self {
            evaluate,
            longest,
            chance: Sampled::new(0),
            table,
            lists: Vec::new(),
            states: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Searches deeper and deeper until the budget (in nodes) is used up; `None` only if `seat` has no action.
    /// The value is the evaluation squeezed into 0 to 1.
    pub fn search(&mut self, view: &R::View, seat: Seat, budget: Budget) -> Option<Found<R::Action>> {
        let root = R::imagine(view, &mut self.chance);
        self.table.fill(None);
        let mut actions = Vec::new();
        R::legal(&root, seat, &mut actions);
        let mut ranked: Vec<(i32, R::Action)> =
            actions.into_iter().map(|action| (self.evaluate.promise(&root, seat, &action), action)).collect();
        ranked.sort_by_key(|(promise, _)| std::cmp::Reverse(*promise));
        let mut best = (0, ranked.first()?.1.clone());
        let mut thinking = budget.start();
        for depth in 1..=self.longest {
            let Ok(found) = self.deepen(&root, seat, depth, &mut ranked, &mut thinking) else { break };
            best = found;
            if best.0.abs() > WIN / 2 || ranked.len() == 1 {
                break;
            }
        }
        let value = 0.5 + 0.5 * (best.0 as f32 / 400.0).tanh();
        Some(Found { action: best.1, value, iterations: thinking.spent() })
    }

    /// One full search of all root actions; the best action moves to the front for the next depth.
    fn deepen(
        &mut self,
        root: &R::State,
        seat: Seat,
        depth: u32,
        ranked: &mut [(i32, R::Action)],
        thinking: &mut Thinking,
    ) -> Result<(i32, R::Action), Stopped> {
        let mut best = (-WIN - 1, 0);
        for (index, (_, action)) in ranked.iter().enumerate() {
            let value = self.try_action(root, seat, action, depth - 1, 1, (best.0, WIN + 1), thinking)?;
            if value > best.0 {
                best = (value, index);
            }
        }
        ranked[..=best.1].rotate_right(1);
        Ok((best.0, ranked[0].1.clone()))
    }

    /// Value for `seat` of taking `action` in `state`, within the window.
    fn try_action(
        &mut self,
        state: &R::State,
        seat: Seat,
        action: &R::Action,
        depth: u32,
        ply: usize,
        (alpha, beta): (i32, i32),
        thinking: &mut Thinking,
    ) -> Result<i32, Stopped> {
        if self.states.len() <= ply {
            self.states.resize_with(ply + 1, || None);
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut next = match self.states[ply].take() {
            Some(mut next) => {
                next.clone_from(state);
                next
            }
            None => state.clone(),
        };
        let applied = R::apply(&mut next, seat, action, &mut self.chance, &mut Silent);
        debug_assert!(applied.is_ok(), "a legal action was refused: {action:?}");
        let value = self.value(&next, seat, depth, ply, (alpha, beta), thinking);
        self.states[ply] = Some(next);
        value
    }

    /// Value of `state` for `seat`, whoever is to act.
    fn value(
        &mut self,
        state: &R::State,
        seat: Seat,
        depth: u32,
        ply: usize,
        (alpha, beta): (i32, i32),
        thinking: &mut Thinking,
    ) -> Result<i32, Stopped> {
        if !thinking.go_on() {
            return Err(Stopped);
        }
        let mover = match R::to_act(state) {
            ToAct::Seats(seats) => seats.iter().next().unwrap_or(seat),
            ToAct::Over(outcome) => {
                let win = WIN - ply as i32;
                return Ok(match outcome.winner() {
                    Some(winner) if winner == seat => win,
                    Some(_) => -win,
                    None => 0,
                });
            }
        };
        if mover == seat {
            self.negamax(state, seat, depth, ply, (alpha, beta), thinking)
        } else {
            Ok(-self.negamax(state, mover, depth, ply, (-beta, -alpha), thinking)?)
        }
    }

    /// Value of `state` for `mover`, who is to act.
    fn negamax(
        &mut self,
        state: &R::State,
        mover: Seat,
        depth: u32,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        thinking: &mut Thinking,
    ) -> Result<i32, Stopped> {
        if depth == 0 {
            return Ok(self.evaluate.evaluate(state, mover));
        }
        let key = self.evaluate.key(state);
        let slot = (key & (self.table.len() as u64 - 1)) as usize;
        let mut hint = None;
        if let Some(known) = self.table[slot].as_ref().filter(|known| known.key == key) {
            let enough = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.value >= beta,
                Bound::AtMost => known.value <= alpha,
            };
            if known.depth == depth && enough {
                return Ok(known.value);
            }
            hint.clone_from(&known.best);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        self.order(state, mover, hint.as_ref(), &mut list);
        let first_alpha = alpha;
        let mut best = (-WIN - 1, None);
        let mut stopped = None;
        for (index, (_, action)) in list.iter().enumerate() {
            match self.try_action(state, mover, action, depth - 1, ply + 1, (alpha, beta), thinking) {
                Ok(value) if value > best.0 => best = (value, Some(index)),
                Ok(_) => {}
                Err(stop) => {
                    stopped = Some(stop);
                    break;
                }
            }
            alpha = alpha.max(best.0);
            if alpha >= beta {
                break;
            }
        }
        let action = best.1.map(|index| list[index].1.clone());
        self.lists[ply] = list;
        if let Some(stop) = stopped {
            return Err(stop);
        }
        let Some(action) = action else { return Ok(self.evaluate.evaluate(state, mover)) };
        let bound = match best.0 {
            value if value <= first_alpha => Bound::AtMost,
            value if value >= beta => Bound::AtLeast,
            _ => Bound::Exact,
        };
        // Wins are counted from the root, so they only hold at this ply and are not kept.
        if best.0.abs() < WIN / 2 {
            self.table[slot] = Some(Remembered { key, depth, value: best.0, bound, best: Some(action) });
        }
        Ok(best.0)
    }

    /// Fills `list` with the legal actions, most promising first.
    fn order(&mut self, state: &R::State, mover: Seat, hint: Option<&R::Action>, list: &mut Vec<(i32, R::Action)>) {
        self.legal.clear();
        R::legal(state, mover, &mut self.legal);
        list.clear();
        for action in self.legal.drain(..) {
            let promise = if hint == Some(&action) { i32::MAX } else { self.evaluate.promise(state, mover, &action) };
            list.push((promise, action));
        }
        list.sort_by_key(|(promise, _)| std::cmp::Reverse(*promise));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::ai::toys::{Noughts, NoughtsState};

    /// Knows nothing but that the middle is searched first.
    struct Plain;

    impl Evaluate<Noughts> for Plain {
        fn evaluate(&mut self, _: &NoughtsState, _: Seat) -> i32 {
            0
        }

        fn promise(&mut self, _: &NoughtsState, _: Seat, action: &u8) -> i32 {
            i32::from(*action == 4)
        }
    }

    fn search(board: &str, seat: u8, nodes: u32) -> Option<Found<u8>> {
        let budget = Budget { iterations: nodes, cap: Duration::from_secs(60) };
        AlphaBeta::<Noughts, _>::new(Plain, 9, 10).search(&NoughtsState::parse(board), Seat(seat), budget)
    }

    #[test]
    fn finds_the_win_and_the_block() {
        for (board, seat, best) in [("xx.oo....", 0, 2), ("xx..o....", 1, 2), ("x.x.o.o.x", 1, 1)] {
            assert_eq!(search(board, seat, 100_000).map(|found| found.action), Some(best), "{board}");
        }
    }

    #[test]
    fn an_even_game_is_even_and_a_forced_loss_is_lost() {
        assert_eq!(search(".........", 0, 1_000_000).map(|found| found.value), Some(0.5));
        assert_eq!(search("x.x.o.x.o", 1, 100_000).map(|found| found.value), Some(0.0));
    }

    #[test]
    fn keeps_to_its_nodes() {
        let found = search(".........", 0, 50);
        assert!(found.is_some_and(|found| found.iterations <= 50));
    }
}
