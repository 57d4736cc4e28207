//! The screens and what can lie over them.

pub mod aid;
pub mod attract;
pub mod credits;
pub mod handover;
pub mod hud;
pub mod loading;
pub mod panels;
pub mod pause;
mod plot;
pub mod question;
pub mod results;
pub mod rulebook;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod title;
