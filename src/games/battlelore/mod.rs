//! BattleLore: banners on a field of hexes, moved by cards and thrown back by dice.
//!
//! The law is the rules document of the game; comments name its paragraphs, `7.2`.

pub mod hexes;
pub mod sections;
pub mod sight;
