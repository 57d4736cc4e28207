//! What stands on plates is explained to whoever has no pointer.

use super::said;
use super::stand::{Stand, window};
use crate::client::controls::Command;
use crate::client::locale::{Locale, nobody};
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::engine::Seat;

#[test]
fn keys_find_out_what_a_counter_means() {
    for text in [1.0, 2.0] {
        let settings = Settings { text_scale: text, ..Settings::default() };
        let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), settings);
        let session = stand.app.world().resource::<Session>();
        let counters = (0..2).flat_map(|seat| session.counters(Seat(seat)));
        let locale = stand.app.world().resource::<Locale>();
        let titles: Vec<String> = counters.map(|counter| locale.say(&counter.title, &nobody)).collect();
        assert!(titles.len() > 1, "{titles:?}");
        let explained = |stand: &mut Stand| {
            stand.idle(1);
            stand.idle(1);
            let texts = said(&stand.pass_with(Vec::new()));
            texts.iter().any(|(text, _)| titles.contains(text))
        };
        assert!(!explained(&mut stand));
        let found = (0..8).any(|_| {
            stand.press(Command::Next);
            explained(&mut stand)
        });
        assert!(found, "Tab leads to no counter at {text}");
    }
}
