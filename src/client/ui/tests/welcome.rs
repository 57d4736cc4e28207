//! What is asked at the first start.

use bevy_egui::egui::{Id, Shape};

use super::stand::{Stand, window};
use crate::client::session::{Overlay, Screen};
use crate::client::settings::Settings;
use crate::locale::{Language, Locale};

#[test]
fn nothing_of_the_first_questions_is_cut_off() {
    let start = Id::new("welcome start");
    for language in Language::ALL {
        for text in [1.0, 2.0] {
            let settings = Settings { text_scale: text, ..Settings::in_language(language) };
            let mut stand = Stand::new(Screen::Welcome, Overlay::None, window(1280.0, 720.0), settings);
            stand.app.world_mut().resource_mut::<Locale>().set_language(language);
            (0..3).for_each(|_| stand.pass());
            for shape in stand.pass_with(Vec::new()) {
                let Shape::Text(shown) = &shape.shape else { continue };
                let place = shown.galley.rect.translate(shown.pos.to_vec2());
                let clip = shape.clip_rect.expand(1.0);
                let whole = clip.left() <= place.left() && place.right() <= clip.right() && !shown.galley.elided;
                assert!(whole, "{language:?} at {text}: {} at {place:?}", shown.galley.text());
            }
            assert_eq!(stand.focused(), Some(start), "{language:?} at {text}");
            // Large text is scrolled, but never what goes on.
            for spot in stand.focus().spots().iter().filter(|spot| text == 1.0 || spot.id == start) {
                assert!((spot.seen.height() - spot.rect.height()).abs() < 0.5, "{language:?} at {text}: {spot:?}");
            }
        }
    }
}
