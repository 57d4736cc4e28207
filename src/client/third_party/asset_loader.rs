//! `bevy_asset_loader` and `iyes_progress`: what is loaded at start, and how far it has come.
//!
//! Files are loaded in a state of their own, [`Files`], because `bevy_asset_loader` gives a whole loading state up when one
//! file is broken. Then the broken files are sorted out, and a second attempt does without them. The loading screen ends
//! when `iyes_progress` finds everything done: files, and whatever other systems report by
//! `track_progress::<Screen>()`.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use iyes_progress::prelude::*;

use crate::client::audio::Sounds;
use crate::client::loading::{Models, StartAt, Textures};
use crate::client::session::{Files, Screen};

/// Adds the loading states. [`StartAt`] must have been inserted before, if it is.
pub fn plugin(app: &mut App) {
    let start = app.world().get_resource::<StartAt>().copied().unwrap_or_default();
    app.init_state::<Screen>()
        .init_state::<Files>()
        .add_plugins(ProgressPlugin::<Screen>::new().with_state_transition(Screen::Loading, start.0))
        .add_loading_state(
            LoadingState::new(Files::Loading)
                .continue_to_state(Files::Ready)
                .on_failure_continue_to_state(Files::Failed)
                .load_collection::<Models>()
                .load_collection::<Textures>()
                .load_collection::<Sounds>(),
        )
        .add_loading_state(
            LoadingState::new(Files::WithoutBroken)
                .continue_to_state(Files::Ready)
                .on_failure_continue_to_state(Files::Ready)
                .load_collection::<Models>()
                .load_collection::<Textures>()
                .load_collection::<Sounds>(),
        );
}
