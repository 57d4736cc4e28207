//! Chance as an argument: seeded for play, scripted for cases and real dice, sampled for search.

use rand::Rng;
use rand::rngs::SmallRng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// A source of equally likely outcomes.
///
/// Only [`Chance::below`] is asked for; how a shuffle or a die is made from it is fixed here, so that a seed gives the
/// same match on every machine and with every version of every library.
pub trait Chance {
    /// A number in `0..n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Puts `items` into a random order (Fisher-Yates from the end, one [`Chance::below`] per item but the first).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
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

/// Chance of a match that is played: `ChaCha8` from a 64-bit seed, the same everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seeded {
    rng: ChaCha8Rng,
    draws: u64,
}

impl Seeded {
    /// The chance that belongs to `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed), draws: 0 }
    }

    /// How many numbers have been asked for so far; undo never goes back over a draw.
    #[must_use]
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

/// Chance that was written down beforehand: the dice of a case file or of a real table.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    numbers: std::collections::VecDeque<u32>,
    missing: u32,
    too_large: Vec<(u32, u32)>,
}

impl Scripted {
    /// Chance that will answer with `numbers` in turn.
    pub fn new(numbers: impl IntoIterator<Item = u32>) -> Self {
        Self { numbers: numbers.into_iter().collect(), ..Self::default() }
    }

    /// Whether more was asked for than the script holds, or something else than it says.
    #[must_use]
    pub fn is_short(&self) -> bool {
        self.missing > 0 || !self.too_large.is_empty()
    }

    /// What was wrong with the script, if anything: asked beyond its end, a number out of range, numbers left over.
    #[must_use]
    pub fn complaint(&self) -> Option<String> {
        if let Some((number, n)) = self.too_large.first() {
            return Some(format!("scripted chance {number} is not below {n}"));
        }
        if self.missing > 0 {
            return Some(format!("the script of chance ended {} number(s) too early", self.missing));
        }
        if !self.numbers.is_empty() {
            return Some(format!("{} scripted chance number(s) were never asked for", self.numbers.len()));
        }
        None
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        match self.numbers.pop_front() {
            Some(number) if number < n => number,
            Some(number) => {
                self.too_large.push((number, n));
                0
            }
            None => {
                self.missing += 1;
                0
            }
        }
    }
}

/// Chance for search: quick, seeded, and independent of the match's own chance.
#[derive(Clone, Debug)]
pub struct Sampled(SmallRng);

impl Sampled {
    /// Search chance from a seed.
    #[must_use]
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
