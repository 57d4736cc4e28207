//! After a sleep of the machine a match that is being played is paused, and nothing else.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::Id;

use super::everywhere;
use super::stand::{Stand, window};
use crate::client::controls::InputAction;
use crate::client::flow::slept::{self, Clocks};
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::client::ui::focus::Focus;

fn at(screen: Screen, overlay: Overlay) -> Stand {
    let mut stand = Stand::new(screen, overlay, window(1280.0, 720.0), Settings::default());
    stand.app.add_plugins(slept::plugin);
    stand.pass();
    stand
}

fn overlay(stand: &Stand) -> Overlay {
    *stand.app.world().resource::<State<Overlay>>().get()
}

/// So many seconds asleep: since the last frame the clock on the wall has gone on, and the other one has not.
fn sleep(stand: &mut Stand, seconds: u64) -> Overlay {
    stand.app.world_mut().resource_mut::<Clocks>().wall -= Duration::from_secs(seconds);
    stand.pass();
    overlay(stand)
}

#[test]
fn a_sleep_pauses_a_match_and_nothing_else() {
    for (screen, lies) in everywhere() {
        let mut stand = at(screen, lies);
        let before = overlay(&stand);
        let expected = if (screen, before) == (Screen::Table, Overlay::None) { Overlay::Pause } else { before };
        assert_eq!(sleep(&mut stand, 3600), expected, "{screen:?} {lies:?}");
    }
}

#[test]
fn a_match_that_is_watched_is_not_paused_and_neither_is_any_for_a_clock_that_is_set() {
    let mut stand = at(Screen::Table, Overlay::None);
    assert_eq!(sleep(&mut stand, 20), Overlay::None, "the clock was corrected");
    stand.app.world_mut().resource_mut::<Clocks>().wall += Duration::from_secs(3600);
    stand.pass();
    assert_eq!(overlay(&stand), Overlay::None, "the clock was set back");
    stand.app.world_mut().resource_mut::<Session>().replay = Some((0, 40));
    assert_eq!(sleep(&mut stand, 3600), Overlay::None, "it is watched");
    stand.app.world_mut().resource_mut::<Session>().replay = None;
    stand.pass();
    assert_eq!(overlay(&stand), Overlay::None, "the sleep is over");
    assert_eq!(sleep(&mut stand, 3600), Overlay::Pause);
}

#[test]
fn one_step_leads_back_to_the_match() {
    let mut stand = at(Screen::Table, Overlay::None);
    // Settings over the pause menu, both of which an answer of the session takes away at once.
    stand.open(Overlay::Pause);
    stand.app.world_mut().resource_mut::<Focus>().set(Id::new("pause-settings"));
    stand.press(InputAction::Confirm);
    stand.pass();
    assert_eq!(overlay(&stand), Overlay::Settings);
    stand.open(Overlay::None);
    assert_eq!(sleep(&mut stand, 3600), Overlay::Pause);
    stand.press(InputAction::Cancel);
    stand.pass();
    assert_eq!(overlay(&stand), Overlay::None);
}
