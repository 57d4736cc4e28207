//! What lies on the table: cards, piles, models, the camera that looks at them, and the light they stand in.

use bevy::prelude::*;

pub mod camera;
pub mod contact;
pub mod dice;
pub mod dust;
pub mod faces;
pub mod fade;
mod flame;
pub mod ghost;
pub mod glow;
pub mod hand;
pub mod light;
pub mod lines;
pub mod meshes;
pub mod mipmaps;
pub mod near;
mod photo;
pub mod picture;
pub mod piece;
pub mod plain;
pub mod scenery;
mod shifted;
pub mod sights;
pub mod stage;
pub mod stain;
pub mod standpoint;
pub mod still_life;
pub mod travel;
mod triumph;

/// Everything of this module.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        contact::plugin,
        dust::plugin,
        faces::plugin,
        fade::plugin,
        flame::plugin,
        ghost::plugin,
        glow::plugin,
    ));
    app.add_plugins((
        hand::plugin,
        light::plugin,
        meshes::plugin,
        photo::plugin,
        picture::plugin,
        piece::plugin,
        plain::plugin,
        scenery::plugin,
        stage::plugin,
        stain::plugin,
        standpoint::plugin,
        travel::plugin,
        triumph::plugin,
    ));
}
