//! The print of a game: by it two programs know that they have the same rules and write them alike.

use std::fmt;
use std::hash::Hasher as _;

use serde::{Deserialize, Serialize};

use crate::engine::{Chance as _, Eyes, Fnv, Match, Notation, Seat, Seeded, ToAct, Watch};

/// Seed of the matches that a print is made from.
const SEED: u64 = 2026;
/// As many actions of each match go into it.
const ACTIONS: usize = 120;

/// Fingerprint of a game: what its views, events and actions look like on the wire, and what its rules make of them.
///
/// It is the hash of all that is sent in one match of fixed seed for each of the game's variants, played at random. So it changes
/// when a type is written in another way, when data files or rules change what happens, and when a variant is added. Both programs
/// have to agree in all of that, since a guest imagines for itself what it is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Print(u64);

impl Print {
    /// The print of a game. It plays some matches: ask once.
    pub fn of<R: Notation>() -> Self {
        let mut hash = Fnv::default();
        hash.write(R::ID.as_bytes());
        for options in R::variants() {
            let mut watch = Watch::new([Eyes::Seat(Seat(0)), Eyes::Public]);
            // Data files that are wrong make no match; then there is nothing to agree about.
            let Ok(mut game) = Match::<R>::new(options, SEED, &mut watch) else { continue };
            let mut choices = Seeded::new(SEED);
            for _ in 0..ACTIONS {
                let ToAct::Seats(seats) = game.to_act() else { break };
                let Some(seat) = seats.iter().next() else { break };
                let mut legal = game.legal(seat);
                if legal.is_empty() {
                    break;
                }
                let action = legal.swap_remove(choices.below(legal.len() as u32) as usize);
                if game.submit(seat, action, &mut watch).is_err() {
                    break;
                }
                hash.write(&serde_json::to_vec(&game.observe(Eyes::Seat(seat))).unwrap_or_default());
            }
            for told in watch.told().flat_map(|(_, told)| told) {
                hash.write(&serde_json::to_vec(&told.what().event).unwrap_or_default());
            }
        }
        Self(hash.finish())
    }
}

impl fmt::Display for Print {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:016x}", self.0)
    }
}

impl TryFrom<String> for Print {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        let digits = Some(text.as_str()).filter(|text| text.len() == 16);
        let number = digits.and_then(|digits| u64::from_str_radix(digits, 16).ok());
        number.map(Self).filter(|print| print.to_string() == text).ok_or("a print is 16 hexadecimal digits")
    }
}

impl From<Print> for String {
    fn from(print: Print) -> Self {
        print.to_string()
    }
}
