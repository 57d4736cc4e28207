//! The screens and what can lie over them, and when each of them is drawn.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::pass::overlay_is;
use super::tips::Pass;
use crate::client::session::{Overlay, Screen, Session};

pub mod aid;
pub mod attract;
mod box_lid;
pub mod credits;
pub mod deck_builder;
mod deserted;
pub mod handover;
pub mod hud;
pub mod lessons;
pub mod loading;
pub mod panels;
pub mod pause;
mod plot;
pub mod question;
mod ranks;
mod report;
pub mod results;
pub mod rulebook;
pub mod saves;
mod seats;
pub mod settings;
pub mod setup;
pub mod share;
mod statistics;
pub mod title;
mod welcome;

/// All of them, with what they remember; of the screens one is drawn, and of what lies over it one as well.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        hud::plugin,
        box_lid::plugin,
        deck_builder::plugin,
        lessons::plugin,
        report::plugin,
        rulebook::plugin,
        saves::plugin,
        settings::plugin,
        setup::plugin,
    ));
    let result = in_state(Screen::Results).and_then(resource_exists::<Session>);
    app.add_systems(
        EguiPrimaryContextPass,
        (
            loading::draw.run_if(in_state(Screen::Loading)),
            welcome::draw.run_if(in_state(Screen::Welcome)),
            title::draw.run_if(in_state(Screen::Title)),
            setup::draw.run_if(in_state(Screen::Setup)),
            // Over the table that is still in sight.
            results::draw.run_if(result).after(hud::draw),
            attract::draw.run_if(in_state(Screen::Attract)),
        )
            .in_set(Pass::Screen),
    );
    let of_match = |overlay| overlay_is(overlay).and_then(resource_exists::<Session>);
    app.add_systems(
        EguiPrimaryContextPass,
        (
            aid::draw.run_if(overlay_is(Overlay::Aid)),
            credits::draw.run_if(overlay_is(Overlay::Credits)),
            deserted::draw.run_if(overlay_is(Overlay::Deserted)),
            handover::draw.run_if(of_match(Overlay::HandOver)),
            lessons::draw.run_if(overlay_is(Overlay::Lessons)),
            panels::draw.run_if(of_match(Overlay::Panels)),
            pause::draw.run_if(of_match(Overlay::Pause)),
            report::draw.run_if(overlay_is(Overlay::Report)),
            rulebook::draw.run_if(overlay_is(Overlay::RuleBook)),
            seats::draw.run_if(of_match(Overlay::Seats)),
            share::draw.run_if(overlay_is(Overlay::Share)),
            statistics::draw.run_if(overlay_is(Overlay::Statistics)),
        )
            .in_set(Pass::Overlay),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        question::draw.run_if(overlay_is(Overlay::Question)).in_set(Pass::Question),
    );
}
