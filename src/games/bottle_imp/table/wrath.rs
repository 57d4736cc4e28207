//! The bottle as a piece that the game builds itself.

/// A bottle, and how angry the imp in it is, from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Component))]
pub struct Wrath(pub u8);
