//! BattleLore: banners on a field of hexes, moved by cards and thrown back by dice.
//!
//! The law is the rules document of the game; comments name its paragraphs, `7.2`.

pub mod council;
pub mod data;
pub mod hexes;
pub mod lore_cards;
pub mod scenario;
pub mod sections;
pub mod sight;
pub mod surfaces;
pub mod terrain;
pub mod units;
pub mod weapons;
