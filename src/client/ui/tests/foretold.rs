//! What a choice would bring about has its home over the own plate, or over the chronicle.

use bevy_egui::egui::{Rect, pos2};

use super::said;
use super::stand::{Stand, window};
use crate::client::picker::Picker;
use crate::client::session::{Overlay, Screen};
use crate::client::settings::Settings;
use crate::client::ui::ui_kit::Covered;
use crate::engine::Words;
use crate::locale::Locale;

#[test]
fn it_leaves_what_is_pointed_at_and_every_panel_in_sight() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.app.world_mut().resource_mut::<Picker>().preview = vec![Words::new("hint-inspect")];
    let word = stand.app.world().resource::<Locale>().t("hint-inspect");
    let mut told = |at| {
        stand.point(at);
        let shapes = stand.pass_with(Vec::new());
        let panels = stand.app.world().resource::<Covered>().panels.clone();
        let free = |place: &Rect| panels.iter().all(|panel| !panel.intersects(*place));
        let places: Vec<Rect> = said(&shapes).into_iter().filter(|(text, _)| *text == word).map(|(_, at)| at).collect();
        places.into_iter().find(free).expect("it is told where no panel is")
    };
    let first = told(pos2(640.0, 300.0));
    assert!(first.right() < 290.0 && first.bottom() > 400.0, "over the own plate: {first:?}");
    let second = told(first.center());
    assert!(second.left() > 990.0 && second.bottom() > 300.0, "over the chronicle: {second:?}");
}
