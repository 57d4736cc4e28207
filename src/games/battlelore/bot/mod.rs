//! Bots of BattleLore. So far every level takes any legal action.

use super::BattleLore;
use crate::ai::random::Random;
use crate::ai::{Bot, Bots, Level};

impl Bots for BattleLore {
    fn bot(_: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(seed))
    }
}
