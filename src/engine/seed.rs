//! The seed of a match, from which all its chance comes: 256 bits from the system, or a short word where the deal may be known.

use std::fmt;
use std::str::FromStr;

use rand::TryRng as _;
use rand::rngs::SysRng;
use sha2::{Digest as _, Sha256};

/// Bytes of a drawn seed.
const BYTES: usize = 32;
/// Digits of a seed hash by which people tell one deal from another.
const SHORT: usize = 8;

/// What is written behind a drawn seed that has been told.
const TOLD: &str = " told";

/// A seed. Written as a number, or as 64 hexadecimal digits, with `told` behind them if somebody knows them already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seed {
    /// A number that somebody chose: the deal of a day, a lesson, a golden file. Whoever tries all of them knows the deal.
    Word(u64),
    /// 256 bits that nobody can guess.
    Drawn([u8; BYTES]),
    /// 256 bits that were drawn for another match, which is over: the same start once more.
    Told([u8; BYTES]),
}

impl Seed {
    /// A seed from the system's source of randomness; a word from the clock where the system has none.
    pub fn draw() -> Self {
        let mut bits = [0; BYTES];
        match SysRng.try_fill_bytes(&mut bits) {
            Ok(()) => Self::Drawn(bits),
            Err(_) => Self::Word(std::time::UNIX_EPOCH.elapsed().map_or(1, |since| since.as_nanos() as u64)),
        }
    }

    /// The same seed for a match of those who have been told it.
    #[must_use]
    pub fn told(self) -> Self {
        match self {
            Self::Drawn(bits) => Self::Told(bits),
            told => told,
        }
    }

    /// Whether the deal can be known: by the seed, or by trying all of its kind.
    pub fn is_known(self) -> bool {
        !matches!(self, Self::Drawn(_))
    }

    /// What may be told of it while the match is played: the SHA-256 of its digits, in hexadecimal digits. Whoever has kept it can
    /// check the seed that is told afterwards: `printf %s SEED | sha256sum`.
    pub fn hash(self) -> String {
        hex(&Sha256::digest(self.digits()))
    }

    fn digits(self) -> String {
        match self {
            Self::Word(word) => word.to_string(),
            Self::Drawn(bits) | Self::Told(bits) => hex(&bits),
        }
    }

    /// What people tell deals apart by: the word, or the first digits of the hash.
    pub fn short(self) -> String {
        match self {
            Self::Word(word) => word.to_string(),
            Self::Drawn(_) | Self::Told(_) => self.hash()[..SHORT].to_owned(),
        }
    }

    /// A number that follows from it: for the chance of the match's bots, and to tell matches apart. That of a drawn seed says nothing
    /// of the deal, so that what bots do by chance gives nothing away.
    pub fn number(self) -> u64 {
        match self {
            Self::Word(word) => word,
            Self::Drawn(_) | Self::Told(_) => {
                let hash = Sha256::digest(format!("number {}", self.digits()));
                hash.iter().take(8).fold(0, |bits, &byte| bits << 8 | u64::from(byte))
            }
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl From<u64> for Seed {
    fn from(word: u64) -> Self {
        Self::Word(word)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.digits())?;
        if matches!(self, Self::Told(_)) { out.write_str(TOLD) } else { Ok(()) }
    }
}

/// Text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a whole number from 0 to {max}, or 64 hexadecimal digits", max = u64::MAX)]
pub struct NoSeed;

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Self, NoSeed> {
        if let Some(digits) = text.strip_suffix(TOLD) {
            return digits.parse().map(Self::told);
        }
        if text.len() != 2 * BYTES || !text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
            return text.parse().map(Self::Word).map_err(|_| NoSeed);
        }
        let mut bits = [0; BYTES];
        for (byte, pair) in bits.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| NoSeed)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| NoSeed)?;
        }
        Ok(Self::Drawn(bits))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::{Chance as _, Seeded};

    #[test]
    fn a_seed_is_written_and_read() {
        let drawn = Seed::Drawn(std::array::from_fn(|n| n as u8 * 8));
        assert_eq!(drawn.to_string(), "0008101820283038404850586068707880889098a0a8b0b8c0c8d0d8e0e8f0f8");
        for seed in [Seed::Word(0), Seed::Word(u64::MAX), drawn, drawn.told()] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert!(!drawn.is_known() && drawn.told().is_known() && Seed::Word(0).is_known());
        assert_eq!((drawn.hash(), drawn.number()), (drawn.told().hash(), drawn.told().number()));
        let text = drawn.to_string();
        for wrong in
            ["", "told", "-1", "0x10", &text[1..], &format!("{text}0"), &text.to_uppercase(), &text.replace('0', "g")]
        {
            assert_eq!(wrong.parse::<Seed>(), Err(NoSeed), "{wrong}");
        }
    }

    #[test]
    fn every_bit_of_a_drawn_seed_counts() {
        let begins = |seed: Seed| {
            let mut chance = Seeded::new(seed);
            std::array::from_fn::<u32, 8, _>(|_| chance.below(1 << 30))
        };
        let one_bit = |bit: usize| {
            let mut bits = [0; BYTES];
            bits[bit / 8] = 1 << (bit % 8);
            Seed::Drawn(bits)
        };
        let seeds: Vec<Seed> = (0..8 * BYTES).map(one_bit).chain([Seed::Drawn([0; BYTES]), Seed::Word(0)]).collect();
        assert_eq!(seeds.iter().map(|&seed| begins(seed)).collect::<BTreeSet<_>>().len(), seeds.len());
        assert_eq!(seeds.iter().map(|seed| seed.number()).collect::<BTreeSet<_>>().len(), seeds.len());
        assert_ne!(Seed::draw(), Seed::draw());
    }

    /// As `printf %s 7 | sha256sum` says.
    #[test]
    fn a_hash_is_one_that_anybody_can_check() {
        assert_eq!(Seed::Word(7).hash(), "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451");
        let drawn = Seed::Drawn([0; BYTES]);
        assert_eq!((Seed::Word(7).short().as_str(), drawn.short()), ("7", drawn.hash()[..SHORT].to_owned()));
    }
}
