//! Where a person is in the program, as Bevy states.

use bevy::prelude::*;

/// Where a person is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Assets load, pipelines warm up.
    #[default]
    Loading,
    /// The first start: what eyes, ears and hands need is asked for.
    Welcome,
    Title,
    /// Choosing and setting up a game.
    Setup,
    /// Composing a deck for a game.
    DeckBuilder,
    Table,
    /// A finished match, the table still in sight.
    Results,
    /// Nobody is here: bots play.
    Attract,
}

/// What lies over the screen. Only one at a time; closing returns to what was before.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    #[default]
    None,
    Pause,
    Settings,
    RuleBook,
    /// One-page player aid.
    Aid,
    /// What is unseen and other panels of the game.
    Panels,
    /// Lessons to choose from.
    Lessons,
    /// Saved matches and replays.
    Saves,
    /// What can be copied of a match.
    Share,
    /// What has been played against bots.
    Statistics,
    /// Credits and licences.
    Credits,
    /// What is told of a problem.
    Report,
    /// Who sits where.
    Seats,
    /// The next person takes the seat.
    HandOver,
    /// Nobody has touched anything for a long time: the title is announced.
    Deserted,
    /// A question that must be answered first (leave the match, reset settings).
    Question,
}

/// How far the files are.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Files {
    /// Every file is on its way.
    #[default]
    Loading,
    /// At least one cannot be read: waiting for the others, to know all of those.
    Failed,
    /// The rest is put together.
    WithoutBroken,
    /// Collections are there.
    Ready,
}
