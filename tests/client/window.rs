//! What only the real window shows: what wakes it, when it rests, and what the picture is then.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::create_time_channels;
use bevy_egui::egui::Id;
use imps_table::client::flow::attract::Patience;
use imps_table::client::session::{Screen, SessionRequest};

use super::driver::wanted;
use super::window_driver::{Found, Window};

const SCREEN: (u32, u32) = (1280, 720);

const NEW: u8 = 1;
const RULES: u8 = 4;
const SETTINGS: u8 = 5;
const CREDITS: u8 = 6;

/// An entry of the title's menu.
fn entry(choice: u8) -> Id {
    Id::new("title entry").with(choice)
}

#[test]
fn bots_play_when_nobody_touches_anything_and_any_button_ends_it() {
    let mut window =
        Window::open("window::bots_play_when_nobody_touches_anything_and_any_button_ends_it", SCREEN, |app| {
            app.insert_resource(Patience(Duration::from_secs(2)));
        });
    // Nothing but the clock can wake the window.
    window.wait("the bots", |now| now.screen == "Attract");
    window.work("click 1");
    window.wait("the title", |now| now.screen == "Title");
    assert_eq!(window.now.overlay, "None");
}

#[test]
fn bots_play_although_the_renderer_tells_an_old_time() {
    let mut window = Window::open("window::bots_play_although_the_renderer_tells_an_old_time", SCREEN, |app| {
        app.insert_resource(Patience(Duration::from_secs(3)));
        tell_old_times(app);
    });
    window.wait("the bots", |now| now.screen == "Attract");
    window.work("key space");
    window.wait("the title", |now| now.screen == "Title");
    // Once more: what ended the first show must not end the second.
    window.wait("the bots again", |now| now.screen == "Attract");
    let begun = window.now.count;
    window.wait("some frames of the show", |now| now.count > begun + 20 || now.screen != "Attract");
    assert_eq!(window.now.screen, "Attract");
}

/// As a renderer does that draws a frame while the next is prepared: the time it tells is that of the frame before, which
/// after a rest is long ago.
fn tell_old_times(app: &mut App) {
    let (sender, receiver) = create_time_channels();
    app.insert_resource(receiver).add_systems(Last, move || {
        let _ = sender.0.try_send(Instant::now());
    });
}

#[test]
fn a_click_that_comes_late_is_for_the_title() {
    let mut window = Window::open("window::a_click_that_comes_late_is_for_the_title", SCREEN, |app| {
        // So long that it does not end before the program is held, however slow the machine.
        app.insert_resource(Patience(Duration::from_secs(8)));
    });
    let credits = window.place(entry(CREDITS));
    // While the program is held, patience ends and somebody clicks: it hears of both at the same time.
    window.hold(true);
    std::thread::sleep(Duration::from_secs(9));
    window.point(credits);
    window.work("click 1");
    window.hold(false);
    window.wait("what was clicked", |now| now.overlay != "None" || now.screen != "Title");
    assert_eq!((window.now.screen.as_str(), window.now.overlay.as_str()), ("Title", "Credits"));
}

#[test]
fn the_picture_at_rest_is_the_last_one() {
    let mut window = Window::open("window::the_picture_at_rest_is_the_last_one", SCREEN, |_| {});
    window.rest();
    let mut seen = Vec::new();
    let mut rest_is_last = |window: &mut Window, what: &str| {
        window.rest();
        let rest = window.now.clone();
        for _ in 0..4 {
            window.wake();
            window.rest();
            assert_eq!(window.now.shapes, rest.shapes, "{what}: the interface was not finished");
            assert_eq!(window.now.scene, rest.scene, "{what}: the table was not finished");
        }
        seen.push(rest.shapes);
    };
    rest_is_last(&mut window, "the title");
    for choice in [NEW, RULES, SETTINGS] {
        window.point(window.place(entry(choice)));
        rest_is_last(&mut window, "pointing at an entry");
    }
    window.work("mousemove 900 40");
    rest_is_last(&mut window, "pointing at nothing");
    window.point(window.place(entry(SETTINGS)));
    window.work("click 1");
    window.wait("the settings", |now| now.overlay == "Settings");
    rest_is_last(&mut window, "the settings");
    for tab in [2_usize, 4] {
        window.point(window.place(Id::new("settings tabs").with(tab)));
        rest_is_last(&mut window, "pointing at a tab");
        window.work("click 1");
        rest_is_last(&mut window, "clicking a tab");
    }
    window.work("key Escape");
    window.wait("the title", |now| now.overlay == "None");
    rest_is_last(&mut window, "the title again");
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() >= 8, "the pictures must differ to tell anything: {seen:?}");
}

#[test]
fn a_long_press_counts_and_one_that_is_let_go_elsewhere_does_not() {
    let mut window =
        Window::open("window::a_long_press_counts_and_one_that_is_let_go_elsewhere_does_not", SCREEN, |_| {});
    window.rest();
    window.point(window.place(entry(SETTINGS)));
    window.work("mousedown 1");
    window.point(window.place(entry(RULES)));
    window.rest();
    window.work("mouseup 1");
    window.rest();
    assert_eq!(window.now.overlay, "None");
    let (x, y) = window.place(entry(SETTINGS));
    window.point((x - 15.0, y));
    window.work("mousedown 1 sleep 2");
    // An unsteady hand.
    window.point((x + 15.0, y + 3.0));
    window.work("mouseup 1");
    window.wait("the settings", |now| now.overlay == "Settings");
}

#[test]
fn the_window_fits_a_small_screen() {
    let mut window = Window::open("window::the_window_fits_a_small_screen", (960, 540), |app| {
        app.insert_resource(Patience(Duration::from_secs(1)));
    });
    window.wait("the window to fit", |now| now.size == (960.0, 540.0));
    let [x, y, wide, high] = window.geometry();
    assert!(x >= 0 && y >= 0 && x + wide <= 960 && y + high <= 540, "{:?}", (x, y, wide, high));
    window.wait("the bots and their invitation", |now| now.screen == "Attract");
    assert_eq!(window.now.size, (960.0, 540.0));
}

#[test]
fn a_scale_factor_that_cannot_be_costs_no_start() {
    const TEST: &str = "window::a_scale_factor_that_cannot_be_costs_no_start";
    for factor in ["0", "-1.5", "nonsense", "40"] {
        let found = Found { variable: Some(("WINIT_X11_SCALE_FACTOR", factor)), ..Found::default() };
        let window = Window::open_where(TEST, SCREEN, found, |_| {});
        let [.., wide, high] = window.geometry();
        assert!(wide >= 320 && high >= 180 && wide <= 1280 && high <= 720, "{factor}: {wide} by {high}");
    }
    for dots in ["0", "-96", "100000", "many"] {
        let resources = format!("Xft.dpi:\t{dots}\n");
        let window = Window::open_where(TEST, SCREEN, Found { resources: &resources, ..Found::default() }, |_| {});
        let [.., wide, high] = window.geometry();
        assert!(wide >= 320 && high >= 180 && wide <= 1280 && high <= 720, "{dots} dpi: {wide} by {high}");
    }
}

#[test]
fn a_window_that_cannot_be_costs_its_place_alone() {
    const TEST: &str = "window::a_window_that_cannot_be_costs_its_place_alone";
    for settings in [
        "(place: (size: Some((70000, 720)), at: Some((0, 0))))",
        "(place: (size: Some((16384, 16384)), at: Some((-32000, 32000))))",
    ] {
        let window = Window::open_where(TEST, SCREEN, Found { settings, ..Found::default() }, |_| {});
        let [left, top, wide, high] = window.geometry();
        assert!(wide <= 1280 && high <= 720 && (0..1280).contains(&left) && (0..720).contains(&top), "{settings}");
    }
}

#[test]
fn a_window_has_as_many_pixels_as_when_it_was_left() {
    const TEST: &str = "window::a_window_has_as_many_pixels_as_when_it_was_left";
    let found = Found {
        settings: "(place: (size: Some((640, 360))))",
        variable: Some(("WINIT_X11_SCALE_FACTOR", "2")),
        ..Found::default()
    };
    let mut window = Window::open_where(TEST, SCREEN, found, |_| {});
    window.rest();
    assert_eq!(window.geometry()[2..], [640, 360]);
}

/// Begins a match after a moment on the title, which is told of first.
fn begin(mut asks: MessageWriter<SessionRequest>, mut frames: Local<u8>) {
    *frames = frames.saturating_add(1);
    if *frames == 3 {
        asks.write(SessionRequest::Start(wanted("battle_line", "()", 1, 11)));
    }
}

#[test]
fn keys_go_by_what_the_keyboard_prints() {
    let mut window = Window::open("window::keys_go_by_what_the_keyboard_prints", SCREEN, |app| {
        app.add_systems(Update, begin.run_if(in_state(Screen::Title)));
    });
    window.wait("the table", |now| now.screen == "Table");
    // Q is the player's aid. On a French keyboard it stands where others have A; on a Russian one there is another letter on it.
    for (layout, aid, other) in [
        ("us", "q", "a"),
        ("fr", "q", "a"),
        ("de", "q", "a"),
        ("ru", "Cyrillic_shorti", "Cyrillic_ef"),
        ("jp", "q", "a"),
    ] {
        window.keyboard(layout);
        window.work(&format!("key {other}"));
        window.rest();
        assert_eq!(window.now.overlay, "None", "{layout}");
        // With Ctrl, Alt or the logo key it is something else.
        for held in ["ctrl", "alt", "super"] {
            window.work(&format!("key {held}+{aid}"));
            window.rest();
            assert_eq!(window.now.overlay, "None", "{layout}: {held}+{aid}");
        }
        window.work(&format!("key {aid}"));
        window.wait("the aid", |now| now.overlay == "Aid");
        window.work("key Escape");
        window.wait("the table", |now| now.overlay == "None");
    }
}
