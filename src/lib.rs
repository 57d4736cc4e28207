//! The Imp's Table: five tabletop games on a candle-lit tavern table.
//!
//! Dependencies go one way: `client -> games -> ai -> engine`. Rules never know that a picture exists.

pub mod ai;
pub mod cli;
#[cfg(feature = "client")]
pub mod client;
pub mod engine;
pub mod games;
