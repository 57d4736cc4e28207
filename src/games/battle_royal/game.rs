//! The game as a type, on which the contracts of the house are implemented: the lowest file, since every chapter names it.

/// Rules of Battle Royal, as [`Rules`](crate::engine::Rules) and its companions know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BattleRoyal;
