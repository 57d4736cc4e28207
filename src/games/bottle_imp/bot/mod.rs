//! Bots.
use super::BottleImp;
use crate::ai::random::Random;
use crate::ai::{Bot, Bots, Level};

impl Bots for BottleImp {
    fn bot(_: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(seed))
    }
}
