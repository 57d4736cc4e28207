//! Letters can be read on a small screen that is held in the hand.

use std::collections::HashMap;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, FontFamily, FontId, LayerId, Shape};

use super::everywhere;
use super::stand::{Stand, first_match, known, window};
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::client::ui::on_screen_keyboard::LONGEST;
use crate::client::ui::ui_kit::{LEGIBLE, fitted};
use crate::engine::{Seat, SeatController, Viewer};
use crate::locale::{Language, Locale};

/// Width and height of that screen, and how high capitals are on it at least, in pixels.
const SCREEN: (f32, f32) = (1280.0, 800.0);
const CAPITALS: f32 = 9.0;

/// The share of its size that a capital of a face is high, measured on a large one.
fn capital(stand: &Stand, family: &FontFamily) -> f32 {
    const LARGE: f32 = 400.0;
    let font = FontId::new(LARGE, family.clone());
    let galley = stand.ctx.fonts_mut(|fonts| fonts.layout_no_wrap("H".to_owned(), font, Color32::BLACK));
    galley.mesh_bounds.height() / LARGE
}

#[test]
fn capitals_are_nine_pixels_high_on_a_small_screen() {
    let mut read = 0;
    let others =
        [(Screen::Results, Overlay::None), (Screen::Title, Overlay::Statistics), (Screen::Table, Overlay::Seats)];
    for (screen, overlay) in everywhere().chain(others) {
        for language in Language::ALL {
            let settings = Settings::in_language(language);
            let mut stand = Stand::new(screen, overlay, window(SCREEN.0, SCREEN.1), settings);
            stand.app.world_mut().resource_mut::<Locale>().set_language(language);
            // What has no room is set smaller.
            let long = SeatController::Person { name: "W".repeat(LONGEST) };
            let mut session = stand.app.world_mut().resource_mut::<Session>();
            session.controllers.fill(long);
            session.thinking = None;
            if screen == Screen::Results {
                let mut live = first_match();
                assert!(live.concede(Seat(0)).is_ok());
                session.known = known(&*live, Viewer::Public);
            }
            stand.pass();
            let points = stand.ctx.pixels_per_point();
            let mut capitals = HashMap::new();
            for shape in stand.pass_with(Vec::new()) {
                let Shape::Text(text) = &shape.shape else { continue };
                for section in &text.galley.job.sections {
                    let font = &section.format.font_id;
                    let share = capitals.entry(font.family.clone()).or_insert_with(|| capital(&stand, &font.family));
                    let high = font.size * points * *share;
                    let told = format!("{screen:?} {overlay:?} {language:?}: {font:?} {}", text.galley.text());
                    assert!(high >= CAPITALS, "{high} pixels: {told}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 1000, "hardly anything was read: {read}");
}

#[test]
fn a_line_without_room_is_cut_before_it_cannot_be_read() {
    let stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), Settings::default());
    let painter = stand.ctx.layer_painter(LayerId::background());
    let mut cut = 0;
    for text in ["Somebody with a rather long name", "名札に入りきらないほど長い名前"] {
        for (size, family) in [(12.0, "text"), (14.5, "bold"), (17.0, "display"), (29.0, "text"), (34.0, "display")] {
            for width in [60.0, 110.0, 180.0, 230.0, 2000.0] {
                let font = FontId::new(size, FontFamily::Name(family.into()));
                let job = LayoutJob::simple_singleline(text.to_owned(), font, Color32::BLACK);
                let galley = fitted(&painter, job, width, 0.7);
                let set = galley.job.sections[0].format.font_id.size;
                let least = (0.7 * size).max(LEGIBLE).min(size);
                let told = format!("{text} of {size} in {width}: {set}, {:?}", galley.size());
                assert!(set >= least - 0.01 && galley.size().x <= width + 2.0, "{told}");
                let ends = galley.rows[0].text().ends_with('…');
                assert_eq!(galley.elided, ends, "{told}");
                assert!(!ends || set <= least + 0.01, "cut although it could be smaller: {told}");
                cut += usize::from(ends);
            }
        }
    }
    assert!(cut > 10, "hardly anything was cut: {cut}");
}
