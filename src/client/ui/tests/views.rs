//! The views of the table have buttons: a mouse alone gets to all of them.

use bevy::ecs::message::Messages;
use bevy_egui::egui::Id;

use super::stand::{Stand, window};
use crate::client::controls::InputAction;
use crate::client::pieces::standpoint::{Standpoint, View};
use crate::client::session::{Overlay, Screen};
use crate::client::settings::Settings;

#[test]
fn every_view_has_a_button() {
    for text in [1.0, 2.0] {
        let settings = Settings { text_scale: text, ..Settings::default() };
        let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), settings);
        let has = |stand: &Stand, id: Id| stand.focus().spots().iter().any(|spot| spot.id == id);
        let view = |key: &str| Id::new("view").with(key);
        assert!(!has(&stand, view("hud-view-top")));
        for icon in ["fold", "ui-camera"] {
            stand.click(Id::new("disc").with(icon));
            stand.pass();
        }
        for (key, expected) in [
            ("hud-view-top", View::From(Standpoint::Top)),
            ("hud-view-seat", View::From(Standpoint::Seat)),
            ("hud-view-left", View::Left),
            ("hud-view-right", View::Right),
            ("hud-view-whole", View::Whole),
        ] {
            stand.app.world_mut().resource_mut::<Messages<View>>().clear();
            stand.click(view(key));
            let asked: Vec<View> = stand.app.world_mut().resource_mut::<Messages<View>>().drain().collect();
            assert_eq!(asked, [expected], "{key} at {text}");
        }
        let screen = stand.ctx.content_rect();
        let row = stand.focus().spots().iter().filter(|spot| spot.id == view("hud-view-left"));
        assert!(row.count() == 1 && stand.focus().spots().iter().all(|spot| screen.contains_rect(spot.seen)));
        stand.press(InputAction::Cancel);
        stand.pass();
        stand.pass();
        assert!(!has(&stand, view("hud-view-top")), "one step back closes the row");
    }
}
