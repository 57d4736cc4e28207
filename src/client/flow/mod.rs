//! The way through the program: screens, overlays, the match on the table, saved matches.

use bevy::prelude::*;

pub mod attract;
mod chronicle;
pub mod live;
pub mod play;
mod replay;
pub mod saves;
pub mod session;
pub mod shelf;
mod thinking;

/// Where a person is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Assets load, pipelines warm up.
    #[default]
    Loading,
    /// The title.
    Title,
    /// Choosing and setting up a game.
    Setup,
    /// A match.
    Table,
    /// A finished match, the table still in sight.
    Results,
    /// Nobody is here: bots play.
    Attract,
}

/// What lies over the screen. Only one at a time; closing returns to what was before.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// Pause menu.
    Pause,
    /// Settings.
    Settings,
    /// Rule book.
    RuleBook,
    /// One-page player aid.
    Aid,
    /// What is unseen and other panels of the game.
    Panels,
    /// Saved matches and replays.
    Saves,
    /// Credits and licences.
    Credits,
    /// The next person takes the seat.
    HandOver,
    /// A question that must be answered first (leave the match, reset settings).
    Question,
}

/// Screens, overlays and the session.
pub fn plugin(app: &mut App) {
    app.init_state::<Overlay>().add_plugins((attract::plugin, play::plugin));
}
