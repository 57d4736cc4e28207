//! The 2D interface: parchment, ink, wax and brass over the table's edge.
//!
//! Every screen is one system of the egui pass, drawn with the [`ui_kit::UiKit`] (look, focus, words) and acting through the
//! [`navigation::Navigation`] (screens, overlays, messages to the session). Its parts stand in [`boxes`]; they draw, and give back
//! what is wished, which is carried out behind them. [`focus::Focus`] is the one concept for mouse, keys and
//! pads; [`screen_rects`] says where on the screen things of the table are.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub mod async_pictures;
mod backdrop;
mod banner;
pub mod book_blocks;
pub mod boxes;
pub mod colours;
mod floating_words;
pub mod focus;
pub mod focus_direction;
pub mod glyphs;
mod grain;
pub mod icons;
mod legibility;
pub mod names;
pub mod navigation;
mod notice;
pub mod on_screen_keyboard;
pub mod paint;
mod pass;
mod picture_cache;
pub mod place;
mod rare_letters;
pub mod rich;
pub mod screen_reader;
pub mod screen_rects;
pub mod screens;
pub mod theme;
pub mod tips;
pub mod ui_kit;
pub mod widgets;

#[cfg(test)]
mod tests;

pub use notice::Toast;
pub use screens::rulebook::RuleBookAt;

use crate::client::canvas::{Blocks, Pointed};
use crate::client::session::{Overlay, Screen};
use crate::table::SafeArea;
pub use tips::Pass;

pub fn plugin(app: &mut App) {
    app.init_resource::<Blocks>()
        .init_resource::<Pointed>()
        .init_resource::<navigation::Below>()
        .init_resource::<navigation::Question>()
        .init_resource::<focus::Focus>()
        .init_resource::<glyphs::Glyphs>()
        .init_resource::<icons::Icons>()
        .init_resource::<ui_kit::Covered>()
        .init_resource::<on_screen_keyboard::Letters>()
        .init_resource::<screen_reader::ScreenReader>()
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
        floating_words::plugin,
        screen_rects::plugin,
        theme::plugin,
        rare_letters::plugin,
        screens::plugin,
    ))
    .add_systems(OnEnter(Screen::Title), navigation::nothing_below)
    .add_systems(OnEnter(Overlay::None), navigation::nothing_below)
    .add_systems(OnExit(Screen::Table), leave_the_room)
    .add_systems(OnExit(Screen::Results), leave_the_room)
    .add_systems(OnExit(Screen::Attract), leave_the_room)
    .add_systems(EguiPrimaryContextPass, on_screen_keyboard::draw.after(Pass::Question).before(Pass::End));
}

/// Other screens leave the whole picture to what stands on the table.
fn leave_the_room(mut room: ResMut<SafeArea>) {
    *room = SafeArea::default();
}
