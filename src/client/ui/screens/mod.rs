//! The screens and what can lie over them, each a plugin.

use bevy::prelude::App;

pub mod aid;
pub mod attract;
mod box_lid;
pub mod credits;
pub mod deck_builder;
mod deserted;
pub mod handover;
pub mod hud;
pub mod lessons;
pub mod loading;
pub mod panels;
pub mod pause;
mod plot;
pub mod question;
mod ranks;
mod report;
pub mod results;
pub mod rulebook;
pub mod saves;
mod seats;
pub mod settings;
pub mod setup;
pub mod share;
mod statistics;
pub mod title;
mod welcome;

/// All of them.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        loading::plugin,
        welcome::plugin,
        title::plugin,
        setup::plugin,
        hud::plugin,
        results::plugin,
        attract::plugin,
        deserted::plugin,
        report::plugin,
    ));
    app.add_plugins((
        aid::plugin,
        credits::plugin,
        handover::plugin,
        lessons::plugin,
        box_lid::plugin,
        panels::plugin,
        pause::plugin,
        question::plugin,
        rulebook::plugin,
        saves::plugin,
        seats::plugin,
        settings::plugin,
        share::plugin,
        statistics::plugin,
        deck_builder::plugin,
    ));
}
