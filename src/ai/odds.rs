//! The exact chance that a seat wins in the running turn, if it does the best and the others do the worst for it.
//!
//! Every outcome of chance is walked through with its weight, so the number is no estimate. What is hidden is taken as it is:
//! whoever uses the number asks whether it is the same in states that look alike.

use std::collections::HashMap;
use std::fmt::Display;
use std::hash::{Hash as _, Hasher};
use std::marker::PhantomData;

use super::forced::TooLarge;
use crate::engine::{Chance, Rules, Sampled, Seat, Silent, ToAct};

/// Chances that differ by less are the same: sums of the same parts in another order.
pub(super) const SAME: f64 = 1e-9;

/// A chance in tenths of a percent, as puzzles name it.
pub fn tenths(chance: f64) -> u16 {
    (chance * 1000.0).round() as u16
}

/// A search for the chance of one seat in one turn.
pub struct Odds<R: Rules> {
    solver: Seat,
    turn: Option<u32>,
    /// Actions that may still be carried out.
    left: u64,
    known: HashMap<u64, f64>,
    game: PhantomData<fn() -> R>,
}

impl<R: Rules> Odds<R> {
    /// A search for the chance of `solver` in the turn of `state`, in which so many actions may be carried out.
    pub fn new(state: &R::State, solver: Seat, actions: u64) -> Self {
        let turn = R::turn(state);
        Self { solver, turn, left: actions, known: HashMap::new(), game: PhantomData }
    }

    /// Whether it is still the turn in which the win is to come.
    pub fn runs(&self, state: &R::State) -> bool {
        R::turn(state) == self.turn
    }

    /// Who decides next: the solver first where several do, since it does not know what they choose.
    pub fn decides(&self, state: &R::State) -> Option<Seat> {
        match R::to_act(state) {
            ToAct::Seats(seats) if seats.contains(self.solver) => Some(self.solver),
            to_act => to_act.first(),
        }
    }

    /// Whether so many turns in which everybody does anything bring the win at all: hopeless ones need not be searched.
    pub fn hopes(&self, state: &R::State, tries: usize, chance: &mut Sampled) -> bool {
        (0..tries).any(|_| {
            let mut state = state.clone();
            while let Some(seat) = self.decides(&state).filter(|_| self.runs(&state)) {
                let legal = legal::<R>(&state, seat);
                let Some(action) = legal.get(chance.below(legal.len().max(1) as u32) as usize) else { break };
                R::carry_out(&mut state, seat, action, chance, &mut Silent);
            }
            matches!(R::to_act(&state), ToAct::Over(end) if end.winner() == Some(self.solver))
        })
    }

    /// Every legal action of whoever decides next with the chance of the solver after it, the solver's best first.
    ///
    /// # Errors
    /// The effort was used up, or what is shuffled in this turn matters for it.
    pub fn of_all(&mut self, state: &R::State) -> Result<Vec<(R::Action, f64)>, TooLarge> {
        let Some(seat) = self.decides(state) else { return Ok(Vec::new()) };
        let odds: Result<Vec<_>, _> = legal::<R>(state, seat)
            .into_iter()
            .map(|action| Ok((self.after(state, seat, &action, None)?, action)))
            .collect();
        let mut odds: Vec<(R::Action, f64)> = odds?.into_iter().map(|(chance, action)| (action, chance)).collect();
        odds.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        Ok(odds)
    }

    /// The chance of the solver once `seat` has done this: the mean over all that chance can bring. If `seat` can do better than
    /// that already, it is only so much that this shows.
    fn after(
        &mut self,
        state: &R::State,
        seat: Seat,
        action: &R::Action,
        better: Option<f64>,
    ) -> Result<f64, TooLarge> {
        let own = seat == self.solver;
        let mut walk = Walk::default();
        let (mut mean, mut rest) = (0.0, 1.0);
        loop {
            self.left = self.left.checked_sub(1).ok_or(TooLarge)?;
            let mut then = state.clone();
            R::carry_out(&mut then, seat, action, &mut walk, &mut Silent);
            let chance = self.chance(&then)?;
            // Only after the turn is the order of a pile nothing to it.
            if walk.shuffled && (chance > 0.0 || self.runs(&then)) {
                return Err(TooLarge);
            }
            let weight = walk.weight();
            mean += weight * chance;
            rest -= weight;
            if !walk.goes_on() {
                return Ok(mean);
            }
            match better {
                Some(better) if own && mean + rest < better - SAME => return Ok(mean + rest),
                Some(better) if !own && mean > better + SAME => return Ok(mean),
                _ => {}
            }
        }
    }

    fn chance(&mut self, state: &R::State) -> Result<f64, TooLarge> {
        let Some(seat) = self.decides(state) else {
            let won = matches!(R::to_act(state), ToAct::Over(end) if end.winner() == Some(self.solver));
            return Ok(f64::from(u8::from(won)));
        };
        if !self.runs(state) {
            return Ok(0.0);
        }
        let mut hasher = Quick(0);
        state.hash(&mut hasher);
        let key = hasher.finish();
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        let own = seat == self.solver;
        let mut best = if own { 0.0_f64 } else { 1.0 };
        for action in legal::<R>(state, seat) {
            let chance = self.after(state, seat, &action, Some(best))?;
            best = if own { best.max(chance) } else { best.min(chance) };
            // Nothing is better than certainty.
            if (own && best > 1.0 - SAME) || (!own && best < SAME) {
                break;
            }
        }
        self.known.insert(key, best);
        Ok(best)
    }
}

/// A hash of states, which consist of many small numbers: each is multiplied in, and both halves of the product count.
struct Quick(u64);

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        let product = u128::from(self.0 ^ number ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93;
        self.0 = (product as u64) ^ (product >> 64) as u64;
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn legal<R: Rules>(state: &R::State, seat: Seat) -> Vec<R::Action> {
    let mut legal = Vec::new();
    R::legal(state, seat, &mut legal);
    legal
}

/// Chance that brings everything that can come, one after the other, like an odometer: each time it answers as before but for
/// what it was asked last. Numbers that fall together come in one order only. A shuffle leaves the items as they are.
#[derive(Default)]
struct Walk {
    asked: Vec<Question>,
    at: usize,
    shuffled: bool,
}

/// What chance was asked: numbers in `0..below`, in rising order.
struct Question {
    below: u32,
    answer: Vec<u32>,
}

impl Question {
    /// How likely these numbers are, in whatever order they fall.
    fn weight(&self) -> f64 {
        let falls = |count: usize| (1..=count).map(|number| number as f64).product::<f64>();
        let alike = self.answer.chunk_by(|one, other| one == other).map(|chunk| falls(chunk.len())).product::<f64>();
        falls(self.answer.len()) / alike / f64::from(self.below).powi(self.answer.len() as i32)
    }

    /// The numbers that come next; false if these were the last.
    fn goes_on(&mut self) -> bool {
        let Some(place) = self.answer.iter().rposition(|number| number + 1 < self.below) else { return false };
        let next = self.answer[place] + 1;
        self.answer[place..].fill(next);
        true
    }
}

impl Walk {
    /// How likely what it has brought is.
    fn weight(&self) -> f64 {
        self.asked.iter().map(Question::weight).product()
    }

    /// What comes next; false if everything has come.
    fn goes_on(&mut self) -> bool {
        self.at = 0;
        while let Some(last) = self.asked.last_mut() {
            if last.goes_on() {
                return true;
            }
            self.asked.pop();
        }
        false
    }
}

impl Chance for Walk {
    fn below(&mut self, n: u32) -> u32 {
        let mut number = [0];
        self.together(n, &mut number);
        number[0]
    }

    fn together(&mut self, n: u32, numbers: &mut [u32]) {
        if self.at == self.asked.len() {
            self.asked.push(Question { below: n, answer: vec![0; numbers.len()] });
        }
        numbers.copy_from_slice(&self.asked[self.at].answer);
        self.at += 1;
    }

    fn shuffle<T: Display>(&mut self, _: &mut [T]) {
        self.shuffled = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::toys::{BOLD, CAREFUL, LAZY, Race, RaceState, STOP};

    fn walked(ask: impl Fn(&mut Walk) -> u32) -> Vec<(u32, f64)> {
        let (mut walk, mut seen) = (Walk::default(), Vec::new());
        loop {
            let sum = ask(&mut walk);
            seen.push((sum, walk.weight()));
            if !walk.goes_on() {
                return seen;
            }
        }
    }

    #[test]
    fn everything_comes_once_with_its_weight() {
        // Whoever throws a 0 throws two dice more.
        let seen = walked(|walk| {
            let first = walk.below(3);
            let mut more = [0; 2];
            if first == 0 {
                walk.together(6, &mut more);
            }
            100 * first + 10 * more[0] + more[1]
        });
        assert_eq!(seen.len(), 21 + 2);
        assert!((seen.iter().map(|(_, weight)| weight).sum::<f64>() - 1.0).abs() < SAME);
        let weight = |what: u32| seen.iter().find(|(sum, _)| *sum == what).map(|(_, weight)| *weight);
        assert_eq!(weight(200), Some(1.0 / 3.0));
        assert_eq!(weight(33), Some(1.0 / 3.0 / 36.0));
        assert_eq!(weight(34), Some(1.0 / 3.0 / 18.0));
        assert_eq!(weight(43), None, "the order of what falls together");
    }

    const START: RaceState = RaceState { missing: 2, throws: 2, barred: STOP, answers: false, turn: 1 };

    /// What has which chance, in sixths of sixths.
    fn odds(state: RaceState) -> Vec<(u8, f64)> {
        let odds = Odds::<Race>::new(&state, Seat(0), 10_000).of_all(&state).expect("a small game");
        odds.into_iter().map(|(action, chance)| (action, (chance * 36.0 * 1e6).round() / 1e6)).collect()
    }

    #[test]
    fn one_throw_has_the_chance_of_its_die() {
        let near = RaceState { missing: 1, throws: 1, ..START };
        assert_eq!(odds(near), [(CAREFUL, 24.0), (LAZY, 12.0), (BOLD, 6.0), (STOP, 0.0)]);
        assert_eq!(odds(RaceState { missing: 2, ..near }), [(BOLD, 6.0), (STOP, 0.0), (CAREFUL, 0.0), (LAZY, 0.0)]);
    }

    /// After one step the second seat bars the careful way, and the lazy one is left; after none it bars the bold way, and one
    /// throw cannot win any more.
    #[test]
    fn the_others_do_what_is_worst() {
        assert_eq!(odds(START), [(CAREFUL, 4.0 * 2.0), (BOLD, 6.0), (LAZY, 2.0 * 2.0), (STOP, 0.0)]);
        let answers = RaceState { missing: 1, throws: 1, answers: true, ..START };
        assert_eq!(odds(answers), [(LAZY, 24.0), (BOLD, 24.0), (CAREFUL, 12.0)]);
    }

    #[test]
    fn too_little_effort_is_said() {
        assert_eq!(Odds::<Race>::new(&START, Seat(0), 10).of_all(&START), Err(TooLarge));
    }
}
