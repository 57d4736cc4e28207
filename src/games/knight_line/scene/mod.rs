//! What the game builds for the table itself, and what else happens there while it is played.

mod shine;
mod slate;
mod trail;
mod wood;

use bevy::prelude::*;

use crate::client::pieces::own_bodies::AddOwnBody as _;
use crate::games::knight_line::table::bodies::{Link, Slab, Stack};

/// Adds the systems of the scene.
pub fn plugin(app: &mut App) {
    app.add_own_body::<Stack>().add_own_body::<Slab>().add_own_body::<Link>();
    wood::plugin(app);
    trail::plugin(app);
}
