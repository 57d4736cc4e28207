//! Whoever has no keyboard in hand writes with letters on the screen.

use bevy_egui::egui::Id;

use super::stand::{Stand, window};
use crate::client::input::ByFinger;
use crate::client::session::{Overlay, Screen};
use crate::client::settings::Settings;
use crate::client::ui::letters::Letters;

#[test]
fn a_finger_brings_the_letters_and_a_mouse_does_not() {
    for finger in [false, true] {
        let mut stand = Stand::new(Screen::Table, Overlay::RuleBook, window(1280.0, 720.0), Settings::default());
        stand.app.insert_resource(ByFinger(finger));
        stand.click(Id::new("rulebook search"));
        assert_eq!(stand.app.world().resource::<Letters>().are_open(), finger, "by finger: {finger}");
    }
}
