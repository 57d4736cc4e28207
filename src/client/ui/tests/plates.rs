//! What stands on plates is explained to whoever has no pointer.

use std::time::Duration;

use bevy::math::Vec3;
use bevy_egui::egui::{Id, Rect};

use super::said;
use super::stand::{Stand, first_match, known, window};
use crate::client::controls::InputAction;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::client::ui::screen_reader::ScreenReader;
use crate::engine::{Seat, Viewer};
use crate::host::ClockTime;
use crate::locale::{Locale, nobody};
use crate::table::Lens;

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
            stand.press(InputAction::Next);
            explained(&mut stand)
        });
        assert!(found, "Tab leads to no counter at {text}");
    }
}

#[test]
fn a_plate_stands_above_what_lies_there_for_its_player() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    // Where the counter is, and where what lies at so many metres beside the middle is seen.
    let mut counter = |field: Option<f32>| {
        let at = |x: f32| Vec3::new(x, 0.0, -0.1);
        let fields = field.map(|x| (Seat(1), at(x))).into_iter().collect();
        stand.app.world_mut().resource_mut::<ShownLayout>().layout.fields = fields;
        for _ in 0..3 {
            stand.pass();
        }
        let id = Id::new("counter").with((Seat(1), 0_usize));
        let spot = stand.focus().spots().iter().find(|spot| spot.id == id).expect("a counter").rect.center().x;
        let seen = field.and_then(|x| stand.app.world().resource::<Lens>().project(at(x)));
        (spot, seen.map_or(0.0, |seen| seen.x))
    };
    let (usual, _) = counter(None);
    let [(left, seen_left), (right, seen_right)] = [-0.05, 0.05].map(|x| counter(Some(x)));
    assert!(usual < left && seen_right > seen_left + 20.0, "{usual} {left} {seen_left} {seen_right}");
    assert!((right - left - seen_right + seen_left).abs() < 0.5, "{left} {right} {seen_left} {seen_right}");
    assert!((left - seen_left).abs() < 130.0, "{left} {seen_left}");
}

#[test]
fn the_clock_is_on_the_plate_at_every_text_size() {
    for text in [1.0, 1.25, 1.5, 2.0] {
        let settings = Settings { text_scale: text, ..Settings::default() };
        let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), settings);
        let clock = |stand: &Stand| {
            stand.focus().spots().iter().find(|spot| spot.id == Id::new("clock").with(Seat(0))).copied()
        };
        assert!(clock(&stand).is_none(), "none by default");
        for (left, shown) in [(2400, "40:00"), (65, "1:05"), (7, "0:07")] {
            stand.app.world_mut().resource_mut::<Session>().clocks = vec![time(left)];
            stand.pass();
            let texts = said(&stand.pass_with(Vec::new()));
            let at: Vec<Rect> = texts.iter().filter(|(text, _)| text == shown).map(|(_, at)| *at).collect();
            assert_eq!(at.len(), 1, "{shown} at {text}: people have a clock, bots have none");
            let spot = clock(&stand).expect("it can be looked up");
            assert!(spot.rect.contains_rect(at[0]), "{shown} at {text}: {at:?} in {:?}", spot.rect);
            let elsewhere = texts.iter().filter(|(text, _)| text != shown && !text.trim().is_empty());
            for (other, place) in elsewhere {
                assert!(!place.shrink(1.0).intersects(at[0].shrink(1.0)), "{shown} at {text} lies on “{other}”");
            }
        }
        // Other digits, the same place.
        let before = clock(&stand).map(|spot| spot.rect);
        stand.app.world_mut().resource_mut::<Session>().clocks = vec![time(1)];
        stand.pass();
        assert_eq!(clock(&stand).map(|spot| spot.rect), before);
    }
}

/// What the person in the first seat has left of their time, in seconds.
fn time(left: u64) -> ClockTime {
    ClockTime { seat: Seat(0), left: Duration::from_secs(left), runs: false }
}

#[test]
fn whoever_decides_hears_that_there_is_little_time() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.app.world_mut().resource_mut::<ScreenReader>().on = true;
    stand.ctx.enable_accesskit();
    let words = stand.app.world().resource::<Locale>().t("clock-low");
    let mut hears = |left: u64| {
        let mut session = stand.app.world_mut().resource_mut::<Session>();
        session.known = known(&*first_match(), Viewer::Seat(Seat(0)));
        session.clocks = vec![time(left)];
        stand.pass();
        stand.tree().nodes.iter().any(|(_, node)| node.label() == Some(words.as_str()))
    };
    assert_eq!([30, 11, 10, 3].map(&mut hears), [false, false, true, true]);
}
