//! The 2D interface: parchment, ink, wax and brass over the table's edge.

pub mod colours;
mod contact;
pub mod focus;
pub mod glyphs;
pub mod icons;
pub mod kit;
pub mod paint;
pub mod rich;
pub mod theme;
pub mod tips;
pub mod widgets;

pub use contact::{Blocks, Pointed, Projected};

/// The interface.
pub fn plugin(app: &mut bevy::prelude::App) {
    app.init_resource::<Blocks>().init_resource::<Pointed>().init_resource::<Projected>();
}
