//! The promotional tile (Rules 7): grey, in the middle, for ever.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

/// Whether the grey tile is played with, and what it is for lines (Rules 7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Grey {
    /// No grey tile: the stacks begin side by side.
    #[default]
    Off,
    /// Variant 1: it belongs to nobody, so that a line is interrupted there.
    Blocker,
    /// Variant 2: it counts as a stack of every player.
    Wild,
}
