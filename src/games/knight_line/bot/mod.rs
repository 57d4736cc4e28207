//! How Knight Line is played well.

use super::KnightLine;
use crate::ai::random::Random;
use crate::ai::{Bot, Bots, Level};

impl Bots for KnightLine {
    fn bot(_: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(seed))
    }
}
