//! What lies on the table: cards, piles, models, the camera that looks at them, and the light they stand in.

use bevy::prelude::*;

mod busts;
pub mod camera;
pub mod close_up;
mod cloth;
pub mod contact;
mod depth_of_field;
pub mod dissolve;
pub mod faces;
pub mod fade;
mod flame;
pub mod glow;
pub mod hand_marks;
pub mod imp;
pub mod jolt;
mod lens_shift;
pub mod life;
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
mod smoke;
mod standing_room;
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
        cloth::plugin,
        contact::plugin,
        depth_of_field::plugin,
        dissolve::plugin,
        faces::plugin,
        fade::plugin,
        flame::plugin,
        previews::plugin,
        glow::plugin,
        imp::plugin,
        rumble::plugin,
        hand_marks::plugin,
        jolt::plugin,
    ));
    app.add_plugins((
        life::plugin,
        light::plugin,
        meshes::plugin,
        particles::plugin,
        photo::plugin,
        picture::plugin,
        piece::plugin,
        plain_surfaces::plugin,
        scenery::plugin,
        shown_layout::plugin,
        smoke::plugin,
        tint::plugin,
        standpoint::plugin,
        travel::plugin,
        triumph::plugin,
    ));
}
