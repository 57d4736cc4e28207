//! The choice of a monitor in the settings.

use bevy::prelude::*;
use bevy_egui::egui::Id;

use super::stand::{Stand, window};
use crate::client::controls::InputAction;
use crate::client::session::{Overlay, Screen};
use crate::client::settings::{ChosenMonitor, Connected, Monitors, Settings};
use crate::client::ui::focus::Focus;
use crate::locale::Language;

/// The tab with the display settings, with so many monitors of this name.
fn display(names: &[&str], settings: Settings) -> Stand {
    let mut stand = Stand::new(Screen::Title, Overlay::Settings, window(1280.0, 720.0), settings);
    let connected = (0..).zip(names).map(|(number, name)| Connected {
        known: ChosenMonitor { name: (*name).to_owned(), at: (2560 * number, 0) },
        size: UVec2::new(2560, 1440),
        entity: Entity::PLACEHOLDER,
    });
    let connected = connected.collect();
    stand.app.insert_resource(Monitors(connected));
    stand.click(Id::new("settings tabs").with(2_usize));
    stand
}

fn row() -> Id {
    Id::new("setting").with("set-monitor")
}

fn chosen(stand: &Stand) -> Option<ChosenMonitor> {
    stand.app.world().resource::<Settings>().monitor.clone()
}

#[test]
fn monitors_are_chosen_by_keys_where_there_is_more_than_one() {
    let single = display(&["DP-1"], Settings::default());
    assert!(single.focus().spots().iter().all(|spot| spot.id != row()), "there is nothing to choose");
    for (language, text_scale) in [(Language::En, 1.0), (Language::Ja, 2.0)] {
        let settings = Settings { text_scale, ..Settings::in_language(language) };
        let mut stand = display(&["DP-1", ""], settings);
        let known = |name: &str, left| Some(ChosenMonitor { name: name.to_owned(), at: (left, 0) });
        stand.app.world_mut().resource_mut::<Focus>().set(row());
        for expected in [known("DP-1", 0), known("", 2560), known("", 2560)] {
            stand.press(InputAction::Right);
            stand.pass();
            assert_eq!(chosen(&stand), expected);
        }
        // The nameless one is unplugged: it stays chosen, and can be given up.
        stand.app.world_mut().resource_mut::<Monitors>().0.pop();
        stand.pass();
        assert_eq!(chosen(&stand), known("", 2560));
        for expected in [known("DP-1", 0), None] {
            stand.press(InputAction::Left);
            stand.pass();
            assert_eq!(chosen(&stand), expected);
        }
        stand.pass();
        assert!(stand.focus().spots().iter().all(|spot| spot.id != row()), "nothing is left to choose or to give up");
    }
}
