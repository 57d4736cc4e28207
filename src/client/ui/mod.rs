//! The 2D interface: parchment, ink, wax and brass over the table's edge.
//!
//! Every screen is one system of the egui pass, drawn with the [`kit::Kit`] (look, focus, words) and acting through the
//! [`desk::Desk`] (screens, overlays, messages to the session). [`focus::Focus`] is the one concept for mouse, keys and
//! pads; [`sighted`] says where on the screen things of the table are.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

mod backdrop;
mod banner;
pub mod book;
pub mod colours;
pub mod desk;
pub mod drawn;
pub mod focus;
pub mod glossary;
pub mod glyphs;
mod grain;
pub mod icons;
mod kept;
pub mod kit;
pub mod leaf;
pub mod letters;
pub mod names;
mod notice;
pub mod paint;
mod pass;
pub mod place;
mod rare;
pub mod rich;
mod rising;
pub mod screens;
pub mod sighted;
pub mod spoken;
pub mod theme;
pub mod tips;
mod under;
pub mod walk;
pub mod widgets;

#[cfg(test)]
mod tests;

pub use notice::Toast;
pub use screens::rulebook::RuleBookAt;

use crate::client::canvas::{Blocks, Pointed};
use crate::client::room::Room;
use crate::client::session::{Overlay, Screen};
pub use tips::Pass;

/// The interface.
pub fn plugin(app: &mut App) {
    app.init_resource::<Blocks>()
        .init_resource::<Pointed>()
        .init_resource::<desk::Below>()
        .init_resource::<desk::Question>()
        .init_resource::<focus::Focus>()
        .init_resource::<glyphs::Glyphs>()
        .init_resource::<icons::Icons>()
        .init_resource::<kit::Cover>()
        .init_resource::<letters::Letters>()
        .init_resource::<spoken::Spoken>()
        .init_resource::<tips::Tips>();
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            Pass::Begin,
            // Of the screens only one is drawn, and of what lies over it as well.
            Pass::Screen.ambiguous_with(Pass::Screen),
            Pass::Overlay.ambiguous_with(Pass::Overlay),
            Pass::Question,
            Pass::End,
        )
            .chain(),
    );
    app.add_plugins((
        backdrop::plugin,
        pass::plugin,
        rising::plugin,
        sighted::plugin,
        theme::plugin,
        rare::plugin,
        screens::plugin,
    ))
    .add_systems(OnEnter(Screen::Title), desk::nothing_below)
    .add_systems(OnEnter(Overlay::None), desk::nothing_below)
    .add_systems(OnExit(Screen::Table), leave_the_room)
    .add_systems(OnExit(Screen::Results), leave_the_room)
    .add_systems(OnExit(Screen::Attract), leave_the_room)
    .add_systems(EguiPrimaryContextPass, letters::draw.after(Pass::Question).before(Pass::End));
}

/// Other screens leave the whole picture to what stands on the table.
fn leave_the_room(mut room: ResMut<Room>) {
    *room = Room::default();
}
