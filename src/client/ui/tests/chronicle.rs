//! What the chronicle shows of its lines.

use std::collections::BTreeSet;

use bevy_egui::egui::{Id, Rect, Shape};

use super::stand::{Stand, window};
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::engine::Words;
use crate::locale::Locale;
use crate::table::LogLine;

#[test]
fn a_last_line_of_several_rows_stands_whole() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let told = stand.app.world().resource::<Locale>().t("notice-pad-lost");
    let words: Vec<&str> = told.split_whitespace().collect();
    stand.app.world_mut().resource_mut::<Session>().told.log.push(LogLine::new(Words::new("notice-pad-lost")));
    stand.pass();
    stand.click(Id::new("chronicle size"));
    let shapes = stand.pass_with(Vec::new());
    let texts = shapes.iter().filter_map(|shape| match &shape.shape {
        Shape::Text(text) => {
            Some((text.galley.text(), text.galley.rect.translate(text.pos.to_vec2()), shape.clip_rect))
        }
        _ => None,
    });
    let of_line = |(text, place, _): &(&str, Rect, Rect)| words.contains(text) && place.left() > 800.0;
    let shown: Vec<_> = texts.filter(of_line).collect();
    assert!(shown.len() >= words.len(), "{shown:?}");
    let last = &shown[shown.len() - words.len()..];
    let rows: BTreeSet<i32> = last.iter().map(|(_, place, _)| place.center().y.round() as i32).collect();
    assert!(rows.len() > 1, "{last:?}");
    assert!(last.iter().all(|(_, place, clip)| clip.expand(1.0).contains_rect(*place)), "{last:?}");
}
