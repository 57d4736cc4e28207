//! The 2D interface: parchment, ink, wax and brass over the table's edge.
//!
//! Every screen is one system of the egui pass, drawn with the [`kit::Kit`] (look, focus, words) and acting through the
//! [`desk::Desk`] (screens, overlays, messages to the session). [`focus::Focus`] is the one concept for mouse, keys and
//! pads; [`contact`] is where interface and table touch.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub mod book;
pub mod colours;
mod contact;
pub mod desk;
pub mod focus;
pub mod glyphs;
pub mod icons;
pub mod kit;
pub mod leaf;
pub mod letters;
pub mod names;
pub mod paint;
mod pass;
pub mod place;
pub mod rich;
pub mod screens;
pub mod theme;
pub mod tips;
pub mod walk;
pub mod widgets;

#[cfg(test)]
mod tests;

pub use contact::{Blocks, Pointed, Projected, Seen};
pub use pass::Toast;
pub use screens::rulebook::RuleBookAt;

use crate::client::flow::{Overlay, Screen};
use crate::client::room::Room;
use pass::overlay_is;
pub use tips::Pass;

/// The interface.
pub fn plugin(app: &mut App) {
    app.init_resource::<Blocks>()
        .init_resource::<Pointed>()
        .init_resource::<Projected>()
        .init_resource::<Seen>()
        .init_resource::<RuleBookAt>()
        .init_resource::<desk::Below>()
        .init_resource::<desk::Question>()
        .init_resource::<focus::Focus>()
        .init_resource::<glyphs::Glyphs>()
        .init_resource::<icons::Icons>()
        .init_resource::<kit::Cover>()
        .init_resource::<letters::Letters>()
        .init_resource::<pass::Banner>()
        .init_resource::<pass::Toast>()
        .init_resource::<screens::hud::Hud>()
        .init_resource::<screens::saves::Listing>()
        .init_resource::<screens::setup::Draft>()
        .init_resource::<theme::Theme>()
        .init_resource::<tips::Tips>();
    app.configure_sets(
        EguiPrimaryContextPass,
        (Pass::Begin, Pass::Screen, Pass::Overlay, Pass::Question, Pass::End).chain(),
    );
    app.add_systems(Startup, theme::prepare);
    app.add_systems(OnEnter(Screen::Title), (screens::title::look, desk::nothing_below))
        .add_systems(OnExit(Screen::Table), leave_the_room)
        .add_systems(OnExit(Screen::Results), leave_the_room)
        .add_systems(OnEnter(Overlay::Saves), screens::saves::look)
        .add_systems(Update, screens::saves::look.run_if(|listing: Res<screens::saves::Listing>| listing.stale));
    app.add_systems(
        EguiPrimaryContextPass,
        (
            pass::begin.in_set(Pass::Begin),
            (
                screens::loading::draw.run_if(in_state(Screen::Loading)),
                screens::title::draw.run_if(in_state(Screen::Title)),
                screens::setup::draw.run_if(in_state(Screen::Setup)),
                screens::hud::draw.run_if(in_state(Screen::Table).or_else(in_state(Screen::Results))),
                screens::results::draw.run_if(in_state(Screen::Results)),
                screens::attract::draw.run_if(in_state(Screen::Attract)),
            )
                .chain()
                .in_set(Pass::Screen),
            (
                screens::aid::draw.run_if(overlay_is(Overlay::Aid)),
                screens::credits::draw.run_if(overlay_is(Overlay::Credits)),
                screens::panels::draw.run_if(overlay_is(Overlay::Panels)),
                screens::pause::draw.run_if(overlay_is(Overlay::Pause)),
                screens::rulebook::draw.run_if(overlay_is(Overlay::RuleBook)),
                screens::saves::draw.run_if(overlay_is(Overlay::Saves)),
                screens::settings::draw.run_if(overlay_is(Overlay::Settings)),
                screens::handover::draw.run_if(overlay_is(Overlay::HandOver)),
            )
                .in_set(Pass::Overlay),
            (screens::question::draw.run_if(overlay_is(Overlay::Question)), letters::draw)
                .chain()
                .in_set(Pass::Question),
            pass::end.in_set(Pass::End),
        ),
    );
}

/// Other screens leave the whole picture to what stands on the table.
fn leave_the_room(mut room: ResMut<Room>) {
    *room = Room::default();
}
