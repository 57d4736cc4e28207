//! What lies on the table: cards, piles, models, the camera that looks at them, and the light they stand in.

use bevy::prelude::*;

pub mod camera;
pub mod faces;
pub mod glow;
pub mod light;
pub mod meshes;
pub mod mipmaps;
pub mod piece;
pub mod scenery;

/// Everything of this module.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        faces::plugin,
        glow::plugin,
        light::plugin,
        meshes::plugin,
        piece::plugin,
        scenery::plugin,
    ));
}
