//! What lies on the table: cards, piles, models, the camera that looks at them, and the light they stand in.

use bevy::prelude::*;

pub mod camera;
pub mod dust;
pub mod faces;
pub mod fade;
pub mod ghost;
pub mod glow;
pub mod light;
pub mod meshes;
pub mod mipmaps;
pub mod piece;
pub mod scenery;
pub mod sights;
pub mod spirit;
pub mod stack;

/// Everything of this module.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        dust::plugin,
        faces::plugin,
        fade::plugin,
        ghost::plugin,
        glow::plugin,
        light::plugin,
        meshes::plugin,
        piece::plugin,
        scenery::plugin,
        sights::plugin,
        spirit::plugin,
        stack::plugin,
    ));
}
