//! What lies on the table: cards, piles, models, the camera that looks at them, and the light they stand in.

use bevy::prelude::*;

mod busts;
pub mod camera;
pub mod close_up;
pub mod contact;
pub mod dissolve;
pub mod faces;
pub mod fade;
mod flame;
pub mod glow;
pub mod hand_marks;
pub mod jolt;
mod lens_shift;
pub mod light;
pub mod lines;
pub mod meshes;
pub mod mipmaps;
pub mod own_bodies;
pub mod particles;
mod photo;
pub mod picture;
pub mod piece;
pub mod plain_surfaces;
pub mod previews;
mod rumble;
pub mod scenery;
pub mod shown_layout;
pub mod standpoint;
pub mod still_life;
pub mod tint;
pub mod travel;
mod triumph;
mod victory_shot;

/// Everything of this module.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        busts::plugin,
        camera::plugin,
        contact::plugin,
        dissolve::plugin,
        faces::plugin,
        fade::plugin,
        flame::plugin,
        previews::plugin,
        glow::plugin,
        rumble::plugin,
    ));
    app.add_plugins((
        hand_marks::plugin,
        jolt::plugin,
        light::plugin,
        meshes::plugin,
        particles::plugin,
        photo::plugin,
        picture::plugin,
        piece::plugin,
        plain_surfaces::plugin,
        scenery::plugin,
        shown_layout::plugin,
        tint::plugin,
        standpoint::plugin,
        travel::plugin,
        triumph::plugin,
    ));
}
