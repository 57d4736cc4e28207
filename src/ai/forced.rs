//! Forced wins: whether a seat wins whatever the others do, whatever they may hold, and whatever chance brings.
//!
//! What is searched is not a state but a [`Belief`]: states that look alike to the solver, who therefore does the same in all
//! of them. What others do and what chance brings parts it into beliefs that look different, and all of those must be won.
//! Beliefs are drawn at random and so is chance, so a win is as certain as there are samples; in an open game without
//! chance it is proven.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::engine::{Chance, Imagine, Sampled, Seat, Silent, ToAct, Viewer};

/// States that look alike to the solver; never empty.
pub type Belief<R> = Vec<<R as crate::engine::Rules>::State>;

/// How much is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Actions that are carried out, then nothing is known.
    pub actions: u64,
    /// States that are imagined where something is hidden, beside the true one.
    pub imagined: usize,
    /// Outcomes that are tried of an action that draws on chance. States that look alike share them, one each at least, so that
    /// there do not become more and more of them.
    pub outcomes: usize,
}

/// The effort was used up before anything was certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the search is too large")]
pub struct TooLarge;

/// The solver's goes: unbroken runs of its decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goes {
    /// Those that have not begun.
    pub left: usize,
    /// Whether one has begun and nobody else has decided since.
    pub running: bool,
}

impl Goes {
    /// So many, and none has begun.
    pub fn new(left: usize) -> Self {
        Self { left, running: false }
    }

    /// After a decision of the solver; none if there was no go left for it.
    fn gone_on(self) -> Option<Self> {
        if self.running { Some(self) } else { Some(Self { left: self.left.checked_sub(1)?, running: true }) }
    }

    /// After a decision of somebody else.
    fn stopped(self) -> Self {
        Self { running: false, ..self }
    }
}

/// Stands for no limit of the actions up to the end.
const ANY: usize = usize::MAX;

#[derive(Clone, Copy, Default)]
struct Known {
    /// It is won within so many actions.
    won: Option<usize>,
    /// It is not won within so many.
    lost: usize,
}

/// Chance that knows whether it was asked.
struct Asked {
    chance: Sampled,
    asked: bool,
}

impl Chance for Asked {
    fn below(&mut self, n: u32) -> u32 {
        self.asked = true;
        self.chance.below(n)
    }
}

/// A search for the forced wins of one seat.
pub struct Forced<R: Imagine> {
    solver: Seat,
    effort: Effort,
    chance: Asked,
    known: HashMap<u64, Known>,
    /// What decided last with so many goes left: of the solver what won, of the others what did not lose.
    deciding: HashMap<(bool, Goes), R::Action>,
}

impl<R: Imagine> Forced<R> {
    /// A search for wins of `solver`; equal seeds search equally.
    pub fn new(solver: Seat, effort: Effort, seed: u64) -> Self {
        let chance = Asked { chance: Sampled::new(seed), asked: false };
        Self { solver, effort, chance, known: HashMap::new(), deciding: HashMap::new() }
    }

    /// Who is to win.
    pub fn solver(&self) -> Seat {
        self.solver
    }

    /// What the solver has to reckon with in a state: it, and others that look alike.
    pub fn belief(&mut self, state: &R::State) -> Belief<R> {
        let mut belief = vec![state.clone()];
        if R::SECRETS {
            let view = R::view(state, Viewer::Seat(self.solver));
            for _ in 0..self.effort.imagined {
                let imagined = R::imagine(&view, &mut self.chance);
                if !belief.contains(&imagined) {
                    belief.push(imagined);
                }
            }
        }
        belief
    }

    /// The actions of the solver that win within these goes, up to `most` of them: whoever has found enough stops.
    pub fn winning(&mut self, belief: &Belief<R>, goes: Goes, most: usize) -> Result<Vec<R::Action>, TooLarge> {
        let mut winning = Vec::new();
        for action in self.legal(&belief[0], self.solver) {
            if winning.len() < most && self.wins_by(belief, &action, goes)? {
                winning.push(action);
            }
        }
        Ok(winning)
    }

    /// Whether an action of the solver wins within these goes.
    pub fn wins_by(&mut self, belief: &Belief<R>, action: &R::Action, goes: Goes) -> Result<bool, TooLarge> {
        goes.gone_on().map_or(Ok(false), |next| self.holds(belief, action, next, ANY))
    }

    /// How many actions it takes at most until the solver has won; none if it does not win for certain within `most`.
    pub fn length(&mut self, belief: &Belief<R>, goes: Goes, most: usize) -> Result<Option<usize>, TooLarge> {
        for actions in 0..=most {
            if self.wins(belief, goes, actions)? {
                return Ok(Some(actions));
            }
        }
        Ok(None)
    }

    /// The beliefs after an action of the solver, and its goes then.
    pub fn after_own(
        &mut self,
        belief: &Belief<R>,
        action: &R::Action,
        goes: Goes,
    ) -> Result<Option<(Vec<Belief<R>>, Goes)>, TooLarge> {
        let Some(next) = goes.gone_on() else { return Ok(None) };
        Ok(Some((self.parted(belief, self.solver, Some(action))?, next)))
    }

    /// The beliefs after whatever another seat can do, and the solver's goes then.
    pub fn after_other(
        &mut self,
        belief: &Belief<R>,
        seat: Seat,
        goes: Goes,
    ) -> Result<(Vec<Belief<R>>, Goes), TooLarge> {
        Ok((self.parted(belief, seat, None)?, goes.stopped()))
    }

    /// Who decides next: the solver first where several do, since it does not know what they choose.
    pub fn turn(&self, to_act: &ToAct) -> Option<Seat> {
        match to_act {
            ToAct::Seats(seats) if seats.contains(self.solver) => Some(self.solver),
            to_act => to_act.first(),
        }
    }

    fn wins(&mut self, belief: &Belief<R>, goes: Goes, within: usize) -> Result<bool, TooLarge> {
        let Some(seat) = self.turn(&R::to_act(&belief[0])) else {
            let won = |state| matches!(R::to_act(state), ToAct::Over(end) if end.winner() == Some(self.solver));
            return Ok(belief.iter().all(won));
        };
        if within == 0 || (seat == self.solver && goes.gone_on().is_none()) {
            return Ok(false);
        }
        let mut hasher = DefaultHasher::new();
        (belief, goes).hash(&mut hasher);
        let key = hasher.finish();
        let known = self.known.get(&key).copied().unwrap_or_default();
        if known.won.is_some_and(|won| won <= within) || known.lost >= within {
            return Ok(known.lost < within);
        }
        let rest = if within == ANY { ANY } else { within - 1 };
        let won = match goes.gone_on() {
            Some(next) if seat == self.solver => self.some_action_wins(belief, next, rest)?,
            _ => self.every_action_wins(belief, seat, goes.stopped(), rest)?,
        };
        let known = self.known.entry(key).or_default();
        if won {
            known.won = Some(within);
        } else {
            known.lost = within;
        }
        Ok(won)
    }

    fn some_action_wins(&mut self, belief: &Belief<R>, next: Goes, rest: usize) -> Result<bool, TooLarge> {
        for action in self.hopeful(&belief[0], self.solver, next) {
            if self.holds(belief, &action, next, rest)? {
                self.deciding.insert((true, next), action);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn every_action_wins(&mut self, belief: &Belief<R>, seat: Seat, next: Goes, rest: usize) -> Result<bool, TooLarge> {
        if R::SECRETS {
            let parts = self.parted(belief, seat, None)?;
            return self.all_win(parts, next, rest);
        }
        for state in belief {
            for action in self.hopeful(state, seat, next) {
                let parts = self.parted(&vec![state.clone()], seat, Some(&action))?;
                if !self.all_win(parts, next, rest)? {
                    self.deciding.insert((false, next), action);
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether an action of the solver wins.
    fn holds(&mut self, belief: &Belief<R>, action: &R::Action, next: Goes, rest: usize) -> Result<bool, TooLarge> {
        let parts = self.parted(belief, self.solver, Some(action))?;
        self.all_win(parts, next, rest)
    }

    fn all_win(&mut self, parts: Vec<Belief<R>>, goes: Goes, within: usize) -> Result<bool, TooLarge> {
        for part in parts {
            if !self.wins(&part, goes, within)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn legal(&self, state: &R::State, seat: Seat) -> Vec<R::Action> {
        let mut legal = Vec::new();
        R::legal(state, seat, &mut legal);
        legal
    }

    /// The legal actions, what has decided last in front.
    fn hopeful(&self, state: &R::State, seat: Seat, next: Goes) -> Vec<R::Action> {
        let mut legal = self.legal(state, seat);
        let last = self.deciding.get(&(seat == self.solver, next));
        if let Some(at) = last.and_then(|last| legal.iter().position(|action| action == last)) {
            legal[..=at].rotate_right(1);
        }
        legal
    }

    /// What a belief becomes by an action of a seat, or by any of its actions: one belief for each thing that the solver can
    /// see then.
    fn parted(
        &mut self,
        belief: &Belief<R>,
        seat: Seat,
        action: Option<&R::Action>,
    ) -> Result<Vec<Belief<R>>, TooLarge> {
        let mut parts: Vec<(Option<R::View>, Belief<R>)> = Vec::new();
        let outcomes = self.effort.outcomes.div_ceil(belief.len());
        for state in belief {
            let actions = action.map_or_else(|| self.legal(state, seat), |action| vec![action.clone()]);
            for action in actions {
                for _ in 0..outcomes {
                    self.effort.actions = self.effort.actions.checked_sub(1).ok_or(TooLarge)?;
                    let mut then = state.clone();
                    self.chance.asked = false;
                    R::carry_out(&mut then, seat, &action, &mut self.chance, &mut Silent);
                    let view = R::SECRETS.then(|| R::view(&then, Viewer::Seat(self.solver)));
                    let same = |(seen, part): &&mut (Option<R::View>, Belief<R>)| match &view {
                        Some(view) => seen.as_ref() == Some(view),
                        None => part[0] == then,
                    };
                    match parts.iter_mut().find(same) {
                        Some((_, part)) if part.contains(&then) => {}
                        Some((_, part)) => part.push(then),
                        None => parts.push((view, vec![then])),
                    }
                    if !self.chance.asked {
                        break;
                    }
                }
            }
        }
        Ok(parts.into_iter().map(|(_, part)| part).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::toys::{Noughts, NoughtsState};
    use crate::engine::toy_game::{Action, State, Toy};

    const EFFORT: Effort = Effort { actions: 1_000_000, imagined: 40, outcomes: 8 };

    fn noughts(board: &str, goes: usize) -> (Vec<u8>, Option<usize>) {
        let mut forced = Forced::<Noughts>::new(Seat(0), EFFORT, 1);
        let belief = forced.belief(&NoughtsState::parse(board));
        let winning = forced.winning(&belief, Goes::new(goes), 9).expect("a small game");
        (winning, forced.length(&belief, Goes::new(goes), 9).expect("a small game"))
    }

    #[test]
    fn a_fork_wins_in_two_goes_and_nothing_else_in_one() {
        assert_eq!(noughts("xo..x...o", 1), (vec![], None));
        assert_eq!(noughts("xo..x...o", 2), (vec![3, 6], Some(3)));
    }

    #[test]
    fn an_immediate_win_is_seen_at_once() {
        assert_eq!(noughts("xx.oo....", 1), (vec![2], Some(1)));
        assert_eq!(noughts(".........", 9), (vec![], None));
    }

    #[test]
    fn too_little_effort_is_said() {
        let mut forced = Forced::<Noughts>::new(Seat(0), Effort { actions: 100, ..EFFORT }, 1);
        let belief = forced.belief(&NoughtsState::parse("........."));
        assert_eq!(forced.winning(&belief, Goes::new(9), 9), Err(TooLarge));
    }

    /// The last round. A card is worth its number and a throw less than 7; A knows which cards B and C hold, but not who holds which.
    #[test]
    fn a_win_holds_whatever_is_hidden() {
        let winning = |scores: [i32; 3]| {
            let state = State {
                choosing: false,
                turn: 0,
                hands: vec![vec![9], vec![3], vec![8]],
                hidden: vec![Some(1), Some(2), Some(4)],
                scores: scores.to_vec(),
                deck: Vec::new(),
            };
            let mut forced = Forced::<Toy>::new(Seat(0), EFFORT, 1);
            let belief = forced.belief(&state);
            forced.winning(&belief, Goes::new(1), 9).expect("a small game")
        };
        assert_eq!(winning([0, 0, 0]), vec![Action::Play(9)]);
        assert_eq!(winning([0, 2, 0]), Vec::<Action>::new(), "B may hold 8 as far as A knows");
    }
}
