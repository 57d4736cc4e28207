//! Chance as an argument: seeded for play, scripted for cases and real dice, sampled for search.

use std::collections::VecDeque;
use std::fmt::Display;

use rand::Rng;
use rand::rngs::SmallRng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

use super::Seed;
use super::sentences::counted;

/// A source of equally likely outcomes.
///
/// How a shuffle or a die is made from [`Chance::below`] is fixed here, so that a seed gives the same match on every machine
/// and with every version of every library.
pub trait Chance {
    /// A number in `0..n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Fills `numbers` with numbers in `0..n`, each equally likely, as so many calls of [`Chance::below`] do: dice that are rolled
    /// together, of which only matters how many show what. Whoever walks through all that can come need not walk through their
    /// orders.
    #[inline]
    fn together(&mut self, n: u32, numbers: &mut [u32]) {
        numbers.iter_mut().for_each(|number| *number = self.below(n));
    }

    /// Puts `items` into a random order (Fisher-Yates from the end, one [`Chance::below`] per item but the first). A script
    /// may tell the order instead, and calls the items by what they display as.
    fn shuffle<T: Display>(&mut self, items: &mut [T]) {
        shuffle_by_numbers(self, items);
    }
}

/// Fisher-Yates from the end.
fn shuffle_by_numbers<T>(chance: &mut (impl Chance + ?Sized), items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let other = chance.below(last as u32 + 1) as usize;
        items.swap(last, other);
    }
}

/// Lemire's unbiased reduction of 32 random bits to `0..n`.
fn reduce(n: u32, mut bits: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "no outcome to choose from");
    let reject_below = n.wrapping_neg() % n;
    loop {
        let wide = u64::from(bits()) * u64::from(n);
        if wide as u32 >= reject_below {
            return (wide >> 32) as u32;
        }
    }
}

/// Chance of a match that is played: `ChaCha8` from its seed, the same everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seeded {
    rng: ChaCha8Rng,
    draws: u64,
}

impl Seeded {
    /// The chance that belongs to `seed`.
    pub fn new(seed: impl Into<Seed>) -> Self {
        let rng = match seed.into() {
            Seed::Word(word) => ChaCha8Rng::seed_from_u64(word),
            Seed::Drawn(bits) | Seed::Told(bits) => ChaCha8Rng::from_seed(bits),
        };
        Self { rng, draws: 0 }
    }

    /// How many numbers have been asked for so far; undo never goes back over a draw.
    pub fn draws(&self) -> u64 {
        self.draws
    }
}

impl Chance for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        self.draws += 1;
        reduce(n, || self.rng.next_u32())
    }
}

/// One outcome that was written down beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The answer to one [`Chance::below`].
    Number(u32),
    /// A whole [`Chance::shuffle`]: these items come first, in this order; the others follow as they were.
    Shuffle(Vec<String>),
}

/// Chance that was written down beforehand: the dice of a case file or of a real table.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    outcomes: VecDeque<Outcome>,
    missing: u32,
    /// The first outcome that did not fit what was asked for.
    misfit: Option<String>,
}

impl Scripted {
    /// Chance that will answer with `outcomes` in turn.
    pub fn new(outcomes: impl IntoIterator<Item = Outcome>) -> Self {
        Self { outcomes: outcomes.into_iter().collect(), ..Self::default() }
    }

    /// Whether more was asked for than the script holds, or something else than it says.
    pub fn is_short(&self) -> bool {
        self.missing > 0 || self.misfit.is_some()
    }

    /// What was wrong with the script, if anything: asked beyond its end, an outcome that does not fit, outcomes left over.
    pub fn complaint(&self) -> Option<String> {
        if self.misfit.is_some() {
            return self.misfit.clone();
        }
        if self.missing > 0 {
            return Some(format!(
                "the script of chance ended {} too early",
                counted(self.missing as usize, "number", "numbers")
            ));
        }
        if !self.outcomes.is_empty() {
            return Some(format!(
                "{} of chance never asked for",
                counted(self.outcomes.len(), "scripted outcome", "scripted outcomes")
            ));
        }
        None
    }

    fn complain(&mut self, text: String) {
        self.misfit.get_or_insert(text);
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        match self.outcomes.pop_front() {
            Some(Outcome::Number(number)) if number < n => return number,
            Some(Outcome::Number(number)) => self.complain(format!("scripted chance {number} is not below {n}")),
            Some(Outcome::Shuffle(_)) => self.complain(format!("a number below {n} is asked for, not a shuffle")),
            None => self.missing += 1,
        }
        0
    }

    fn shuffle<T: Display>(&mut self, items: &mut [T]) {
        let Some(Outcome::Shuffle(first)) = self.outcomes.front() else {
            return shuffle_by_numbers(self, items);
        };
        let first = first.clone();
        self.outcomes.pop_front();
        for (place, name) in first.iter().enumerate() {
            match (place..items.len()).find(|&at| items[at].to_string() == *name) {
                Some(at) => items[place..=at].rotate_right(1),
                None => {
                    let more = if place > 0 { " any more" } else { "" };
                    return self.complain(format!("`{name}` is not{more} among the {} that are shuffled", items.len()));
                }
            }
        }
    }
}

/// Chance for search: quick, seeded, and independent of the match's own chance.
#[derive(Clone, Debug)]
pub struct Sampled(SmallRng);

impl Sampled {
    /// Search chance from a seed.
    pub fn new(seed: u64) -> Self {
        Self(<SmallRng as rand::SeedableRng>::seed_from_u64(seed))
    }
}

impl Chance for Sampled {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        reduce(n, || self.0.next_u32())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffled(outcomes: &[Outcome]) -> (Vec<u32>, Option<String>) {
        let mut chance = Scripted::new(outcomes.to_vec());
        let mut items = [10, 20, 30, 40];
        chance.shuffle(&mut items);
        (items.to_vec(), chance.complaint())
    }

    fn named(names: &[&str]) -> Outcome {
        Outcome::Shuffle(names.iter().map(|&name| name.to_owned()).collect())
    }

    #[test]
    fn a_script_tells_the_order_of_a_shuffle() {
        assert_eq!(shuffled(&[named(&[])]), (vec![10, 20, 30, 40], None));
        assert_eq!(shuffled(&[named(&["30"])]), (vec![30, 10, 20, 40], None));
        assert_eq!(shuffled(&[named(&["40", "10"])]), (vec![40, 10, 20, 30], None));
        assert_eq!(shuffled(&[3, 1, 0].map(Outcome::Number)), (vec![30, 10, 20, 40], None));
    }

    #[test]
    fn a_script_that_does_not_fit_is_found() {
        for (outcomes, part) in [
            (vec![named(&["50"])], "`50` is not among the 4"),
            (vec![named(&["20", "20"])], "`20` is not any more among the 4"),
            (vec![Outcome::Number(3)], "ended 2 numbers too early"),
            (vec![Outcome::Number(4)], "4 is not below 4"),
            (vec![Outcome::Number(0), named(&[])], "not a shuffle"),
            (vec![named(&[]), Outcome::Number(0)], "1 scripted outcome of"),
        ] {
            let complaint = shuffled(&outcomes).1.unwrap_or_default();
            assert!(complaint.contains(part), "{outcomes:?}: {complaint}");
        }
    }
}
