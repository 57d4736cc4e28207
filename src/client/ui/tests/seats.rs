//! Who sits where is set up: a person, or a bot of some level.

use bevy_egui::egui::{self, Id};

use super::said;
use super::stand::{Stand, window};
use crate::client::controls::InputAction;
use crate::client::session::{Overlay, Screen};
use crate::client::settings::Settings;
use crate::client::ui::focus::Focus;
use crate::locale::{Language, Locale};

#[test]
fn a_person_has_no_level() {
    let mut stand = Stand::new(Screen::Setup, Overlay::None, window(1280.0, 720.0), Settings::default());
    let levels = ["apprentice", "journeyman", "veteran", "expert", "master"]
        .map(|level| stand.app.world().resource::<Locale>().t(&format!("level-{level}")));
    let named =
        |stand: &mut Stand| said(&stand.pass_with(Vec::new())).iter().filter(|(text, _)| levels.contains(text)).count();
    assert_eq!(named(&mut stand), 1, "the bot alone has one");
    stand.app.world_mut().resource_mut::<Focus>().set(Id::new("setup seat").with(0_usize));
    stand.press(InputAction::Right);
    assert_eq!(named(&mut stand), 2, "a person who becomes a bot has one as well");
}

#[test]
fn a_bot_is_shown_as_one_at_any_size_of_text() {
    for language in Language::ALL {
        for text in [1.0, 1.5, 2.0] {
            let settings = Settings { text_scale: text, ..Settings::in_language(language) };
            let mut stand = Stand::new(Screen::Setup, Overlay::None, window(1280.0, 720.0), settings);
            stand.app.world_mut().resource_mut::<Locale>().set_language(language);
            let locale = stand.app.world().resource::<Locale>();
            let [person, bot] = ["setup-person", "setup-bot"].map(|key| locale.t(key));
            // Where text is large the rows are further down.
            let rows = (0..40).find_map(|_| {
                let words = said(&stand.pass_with(Vec::new()));
                let times = |word: &str| words.iter().filter(|(text, _)| *text == word).count();
                let rows = (times(&person), times(&bot));
                stand.wheel(egui::pos2(640.0, 400.0), -40.0);
                (rows.0 + rows.1 > 0).then_some(rows)
            });
            let (person, bot) = rows.unwrap_or_else(|| panic!("{language:?} at {text}: nobody sits there"));
            assert!(bot > 0 && bot == person, "{language:?} at {text}: {person} and {bot}");
        }
    }
}
