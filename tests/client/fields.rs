//! What is written into fields: with the clipboard, and in any script.

use bevy::ecs::message::Messages;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Event, Id, Pos2, Rect, Shape, vec2};
use bevy_egui::output::process_output_system;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use imps_table::client::flow::clipboard::Clipboard;
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::client::ui::focus::Focus;
use imps_table::engine::SeatController;
use imps_table::folders::DataFolder;
use imps_table::games;
use imps_table::locale::Language;

use crate::driver::{Driver, draw_nothing, wanted};
use crate::handling::overlay;

/// The longest text that a field takes.
const LONGEST: usize = 40;

/// What the last frame has written, and where it can be seen.
#[derive(Resource, Default)]
pub struct Written(pub Vec<(String, Rect)>);

fn read_along(outputs: Query<&EguiFullOutput>, mut written: ResMut<Written>) {
    fn texts(shape: &Shape, clip: Rect, into: &mut Vec<(String, Rect)>) {
        match shape {
            Shape::Text(text) => {
                into.push((text.galley.text().to_owned(), text.visual_bounding_rect().intersect(clip)));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, clip, into)),
            _ => {}
        }
    }
    written.0.clear();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        output.shapes.iter().for_each(|it| texts(&it.shape, it.clip_rect, &mut written.0));
    }
}

/// From now on it is known what is written.
pub fn write_down(driver: &mut Driver) {
    driver.app.init_resource::<Written>();
    let read = read_along.in_set(EguiPostUpdateSet::ProcessOutput).before(process_output_system).before(draw_nothing);
    driver.app.add_systems(PostUpdate, read);
}

fn start(folder: &std::path::Path, language: Language) -> Driver {
    let mut driver = Driver::start(folder);
    write_down(&mut driver);
    driver.app.insert_resource(Clipboard::Paper(String::new()));
    driver.app.world_mut().resource_mut::<Settings>().play.language = language;
    driver.wait("the menu", |driver| driver.app.world().resource::<Focus>().now().is_some());
    driver.at_once();
    driver
}

fn set(driver: &mut Driver, text: &str) {
    driver.app.insert_resource(Clipboard::Paper(text.to_owned()));
}

fn paper(driver: &Driver) -> String {
    match driver.app.world().resource::<Clipboard>() {
        Clipboard::Paper(text) => text.clone(),
        _ => panic!("the test's own clipboard"),
    }
}

/// The window tells of keys that go down and up, all within one frame.
fn keys(driver: &mut Driver, keys: &[(KeyCode, &str, bool)]) {
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
    for (key_code, written, down) in keys {
        let logical_key = match *written {
            "Ctrl" => Key::Control,
            "Shift" => Key::Shift,
            "" => Key::Unidentified(NativeKey::Unidentified),
            letter => Key::Character(letter.into()),
        };
        let text = if let Key::Character(text) = &logical_key { Some(text.clone()) } else { None };
        let state = if *down { ButtonState::Pressed } else { ButtonState::Released };
        let told = KeyboardInput { key_code: *key_code, logical_key, state, text, repeat: false, window };
        world.resource_mut::<Messages<KeyboardInput>>().write(told);
    }
    (0..6).for_each(|_| driver.frame());
}

/// Ctrl and a key, which writes this alone; within one frame.
fn ctrl(driver: &mut Driver, key: KeyCode, written: &str) {
    let all = [
        (KeyCode::ControlLeft, "Ctrl", true),
        (key, written, true),
        (key, written, false),
        (KeyCode::ControlLeft, "Ctrl", false),
    ];
    keys(driver, &all);
}

fn go_on(driver: &mut Driver) {
    (0..3).for_each(|_| driver.frame());
}

fn to_the_set_up(driver: &mut Driver) {
    driver.key(KeyCode::Enter);
    driver.wait("the set-up", |driver| driver.screen() == Screen::Setup && driver.focused(Id::new("setup start")));
    go_on(driver);
}

/// Brings a field into the picture and the keyboard into it.
fn write_in(driver: &mut Driver, field: Id) {
    for _ in 0..80 {
        let Some(spot) = driver.spot(field) else { break };
        if spot.seen.height() > spot.rect.height() - 1.0 {
            break;
        }
        // The page is turned by the wheel.
        let delta = egui::vec2(0.0, if spot.rect.center().y > 360.0 { -120.0 } else { 120.0 });
        driver.tell(Event::PointerMoved(egui::pos2(640.0, 400.0)));
        let (unit, modifiers, phase) = (egui::MouseWheelUnit::Point, egui::Modifiers::NONE, egui::TouchPhase::Move);
        driver.tell(Event::MouseWheel { unit, delta, modifiers, phase });
        (0..8).for_each(|_| driver.frame());
    }
    assert!(driver.spot(field).is_some_and(|spot| spot.seen.is_positive()), "{field:?} is not in the picture");
    driver.app.world_mut().resource_mut::<Focus>().set(field);
    go_on(driver);
    driver.key(KeyCode::Enter);
    go_on(driver);
    assert!(driver.app.world().resource::<Focus>().typing, "{field:?}: nobody writes");
}

#[test]
fn a_field_copies_cuts_and_pastes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path(), Language::En);
    to_the_set_up(&mut driver);
    write_in(&mut driver, Id::new("setup name").with(0_usize));
    let shown = |driver: &Driver, text: &str| driver.app.world().resource::<Written>().0.iter().any(|it| it.0 == text);
    set(&mut driver, "Pasted Name\nand another line");
    ctrl(&mut driver, KeyCode::KeyV, "v");
    assert!(shown(&driver, "Pasted Name"), "{:?}", driver.app.world().resource::<Written>().0);
    // By what is printed on the key, or where that is no Latin letter by its place.
    ctrl(&mut driver, KeyCode::KeyA, "ф");
    ctrl(&mut driver, KeyCode::KeyC, "с");
    assert_eq!(paper(&driver), "Pasted Name");
    ctrl(&mut driver, KeyCode::KeyQ, "a");
    ctrl(&mut driver, KeyCode::KeyX, "x");
    assert_eq!(paper(&driver), "Pasted Name");
    assert!(!shown(&driver, "Pasted Name"), "it was cut");
    set(&mut driver, &"long ".repeat(30));
    let insert = [
        (KeyCode::ShiftLeft, "Shift", true),
        (KeyCode::Insert, "", true),
        (KeyCode::Insert, "", false),
        (KeyCode::ShiftLeft, "Shift", false),
    ];
    keys(&mut driver, &insert);
    let cut = "long ".repeat(8);
    assert_eq!(cut.len(), LONGEST);
    assert!(shown(&driver, &cut), "cut to the field's length");
    // Letters that were written before and after are where they belong.
    ctrl(&mut driver, KeyCode::KeyA, "a");
    let word = [
        (KeyCode::KeyA, "a", true),
        (KeyCode::KeyA, "a", false),
        (KeyCode::KeyB, "b", true),
        (KeyCode::KeyB, "b", false),
        (KeyCode::ControlLeft, "Ctrl", true),
        (KeyCode::KeyA, "a", true),
        (KeyCode::KeyA, "a", false),
        (KeyCode::KeyC, "c", true),
        (KeyCode::KeyC, "c", false),
        (KeyCode::ControlLeft, "Ctrl", false),
        (KeyCode::End, "", true),
        (KeyCode::End, "", false),
        (KeyCode::KeyV, "v", true),
        (KeyCode::KeyV, "v", false),
    ];
    keys(&mut driver, &word);
    go_on(&mut driver);
    assert_eq!(paper(&driver), "ab");
    assert!(shown(&driver, "abv") || shown(&driver, "v"), "{:?}", driver.app.world().resource::<Written>().0);
    driver.key(KeyCode::Escape);
    assert_eq!(driver.screen(), Screen::Setup);
}

/// Texts as they are written somewhere.
fn texts() -> Vec<String> {
    vec![
        "Zoë Ångström-Łukasiewicz née O'Brien Ñandú ⅓".to_owned(),
        "W".repeat(60),
        "鬱".repeat(60),
        "שלום עולם, مرحبا بالعالم".to_owned(),
        "👩‍👩‍👧‍👦🏳️‍🌈🎲🃏❤️‍🔥".repeat(4),
        "e\u{301}\u{323}\u{30b}".repeat(20),
        "\u{202e}right to left\u{202c} \u{200b}\u{feff}".to_owned(),
        "  <b>&amp; {$name} \\ \" ' | ; , / .. %s \t".to_owned(),
        "ｶﾞｷﾞｸﾞ ＡＢＣ１２３ 가나다 ไทย देवनागरी".to_owned(),
    ]
}

/// Whether this is a text, or as much of it as there is room for.
fn begins(shown: &str, text: &str) -> bool {
    let head: String = text.trim().chars().take(4).collect();
    shown.trim_start().starts_with(head.trim_end())
}

/// Writes each of the texts into a field, and looks whether all that is shown of them stays where it belongs.
fn walk_through(driver: &mut Driver, what: &str, field: Id) {
    for text in texts() {
        write_in(driver, field);
        ctrl(driver, KeyCode::KeyA, "a");
        let by_hand = text.chars().count() % 2 == 0;
        driver.tell(if by_hand { Event::Text(text.clone()) } else { Event::Paste(text.clone()) });
        go_on(driver);
        let cut: String = text.chars().take(LONGEST).collect();
        for leaves in [false, true] {
            if leaves {
                driver.key(KeyCode::Escape);
                go_on(driver);
                assert!(!driver.app.world().resource::<Focus>().typing, "{what}: Esc leaves the field");
            }
            let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0)).expand(1.0);
            let spot = driver.spot(field).expect("the field").rect.expand(4.0);
            let written = &driver.app.world().resource::<Written>().0;
            let of_text: Vec<_> = written.iter().filter(|(shown, _)| begins(shown, &cut)).collect();
            // Marks that are seen by nobody may be left out.
            let plain = cut.chars().take(4).all(char::is_alphabetic);
            assert!(!plain || !of_text.is_empty(), "{what}: {cut:?} is not shown");
            for (shown, rect) in &of_text {
                assert!(shown.chars().count() <= LONGEST + 80, "{what}: {shown:?}");
                assert!(!rect.is_positive() || screen.contains_rect(*rect), "{what}: {shown:?} at {rect:?}");
            }
            let within =
                of_text.iter().filter(|(_, rect)| spot.intersects(*rect)).all(|(_, rect)| spot.contains_rect(*rect));
            assert!(within, "{what}: {of_text:?} leaves the field at {spot:?}");
        }
    }
}

/// Two languages, each in a house of its own.
fn in_both_languages(walk: impl Fn(&mut Driver)) {
    for language in Language::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        walk(&mut start(folder.path(), language));
    }
}

#[test]
fn names_and_seed_take_any_script() {
    in_both_languages(|driver| {
        to_the_set_up(driver);
        walk_through(driver, "name", Id::new("setup name").with(0_usize));
        walk_through(driver, "seed", Id::new("setup seed"));
        // The last of them sits at the table.
        driver.app.world_mut().resource_mut::<Focus>().set(Id::new("setup start"));
        driver.frame();
        driver.key(KeyCode::Enter);
        driver.wait("the table", |driver| driver.screen() == Screen::Table);
        let name = driver.session().expect("a match").controllers[0].name();
        assert!(name.contains("가나다 ไทย"), "{name}");
    });
}

#[test]
fn a_name_of_any_script_is_kept_as_it_was_written() {
    // Letters that can be written in two ways, and marks that nobody sees, may be brought to one form.
    let has_two_forms = |letter: char| matches!(letter, '\u{301}' | '\u{200b}' | '\u{200d}' | '\u{ff21}');
    for text in texts().into_iter().filter(|text| !text.contains(has_two_forms)) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = start(folder.path(), Language::Ja);
        to_the_set_up(&mut driver);
        write_in(&mut driver, Id::new("setup name").with(0_usize));
        driver.tell(Event::Text(text.clone()));
        go_on(&mut driver);
        driver.key(KeyCode::Escape);
        driver.app.world_mut().resource_mut::<Focus>().set(Id::new("setup start"));
        driver.frame();
        driver.key(KeyCode::Enter);
        driver.wait("the table", |driver| driver.screen() == Screen::Table);
        let name = |driver: &Driver| driver.session().expect("a match").controllers[0].name().to_owned();
        let before = name(&driver);
        assert!(before.chars().count() <= LONGEST && !before.is_empty(), "{text:?} became {before:?}");
        go_on(&mut driver);
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        let matches = driver.app.world().resource::<DataFolder>().matches();
        let mut files = std::fs::read_dir(&matches).expect("matches").flatten().map(|file| file.path());
        let journal = files.find(|path| path.extension().is_some_and(|it| it == "journal")).expect("a journal");
        driver.app.world_mut().write_message(SessionRequest::Resume(journal));
        driver.wait("the table", |driver| driver.screen() == Screen::Table);
        assert_eq!(name(&driver).trim(), before.trim(), "{text:?}");
    }
}

#[test]
fn searches_and_titles_take_any_script() {
    in_both_languages(|driver| {
        let open = |driver: &mut Driver, to: Overlay| {
            driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(to);
            driver.wait("what was opened", |driver| overlay(driver) == to);
            go_on(driver);
        };
        open(driver, Overlay::Settings);
        walk_through(driver, "search in the settings", Id::new("settings search"));
        open(driver, Overlay::RuleBook);
        walk_through(driver, "search in the rule book", Id::new("rulebook search"));
        driver.key(KeyCode::Escape);
        driver.play(games::house().tables()[0].game(), 1, 3);
        driver.wait("a decision", |driver| driver.asks());
        let first = driver.picker().choices[0].text.clone();
        driver.app.world_mut().write_message(SessionRequest::Act(first));
        driver.wait("a decision", |driver| driver.asks());
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        for text in texts() {
            open(driver, Overlay::Saves);
            driver.wait("the list", |driver| driver.spot(Id::new("saves-rename")).is_some());
            driver.app.world_mut().resource_mut::<Focus>().set(Id::new("saves-rename"));
            driver.frame();
            driver.key(KeyCode::Enter);
            go_on(driver);
            write_in(driver, Id::new("saves name"));
            ctrl(driver, KeyCode::KeyA, "a");
            driver.tell(Event::Text(text.clone()));
            go_on(driver);
            driver.key(KeyCode::Escape);
            driver.app.world_mut().resource_mut::<Focus>().set(Id::new("saves name done"));
            driver.frame();
            driver.key(KeyCode::Enter);
            (0..6).for_each(|_| driver.frame());
            let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0)).expand(1.0);
            let written = &driver.app.world().resource::<Written>().0;
            let outside = |(shown, rect): &&(String, Rect)| {
                begins(shown, &text) && rect.is_positive() && !screen.contains_rect(*rect)
            };
            let outside = written.iter().find(outside);
            assert_eq!(outside, None, "{text:?}");
            driver.key(KeyCode::Escape);
            driver.wait("the title", |driver| overlay(driver) == Overlay::None);
        }
    });
}

#[test]
fn decks_take_any_script() {
    let place =
        games::house().tables().iter().position(|game| game.art().deck_builder().is_some()).expect("a game with decks");
    in_both_languages(|driver| {
        to_the_set_up(driver);
        driver.app.world_mut().resource_mut::<Focus>().set(Id::new("setup game"));
        driver.frame();
        for _ in 0..place {
            driver.key(KeyCode::ArrowRight);
            driver.frame();
        }
        driver.app.world_mut().resource_mut::<Focus>().set(Id::new("setup decks"));
        driver.frame();
        driver.key(KeyCode::Enter);
        driver.wait("the deck builder", |driver| driver.screen() == Screen::DeckBuilder);
        go_on(driver);
        driver.app.world_mut().resource_mut::<Focus>().set(Id::new("deck builder ready-made").with(0_usize));
        driver.frame();
        driver.key(KeyCode::Enter);
        go_on(driver);
        walk_through(driver, "name of a deck", Id::new("deck builder name"));
        walk_through(driver, "search among cards", Id::new("deck builder search"));
        driver.key(KeyCode::Escape);
        driver.wait("the set-up", |driver| driver.screen() == Screen::Setup);
    });
}

#[test]
fn long_names_at_the_cards_of_a_trick_are_cut_and_lie_on_no_other() {
    for language in [Language::En, Language::Ja] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = start(folder.path(), language);
        let letter = if language == Language::En { "W" } else { "鬱" };
        let mut wanted = wanted("bottle_imp", "()", 3, 5);
        wanted.controllers.fill(SeatController::Person { name: letter.repeat(LONGEST) });
        driver.app.world_mut().write_message(SessionRequest::Start(wanted));
        let lie = |driver: &Driver| {
            let pills = &driver.app.world().resource::<ShownLayout>().layout.pills;
            pills
                .iter()
                .filter(|pill| ["bottle_imp-cell-seat", "bottle_imp-pill-leads"].contains(&&*pill.words.key))
                .count()
        };
        driver.wait("two cards of a trick", |driver| {
            if driver.session().is_some_and(|session| session.hand_over.is_some()) {
                driver.app.world_mut().write_message(SessionRequest::HandedOver);
            } else if let Some(choice) = driver.picker().choices.first().filter(|_| !driver.busy()) {
                let act = SessionRequest::Act(choice.text.clone());
                driver.app.world_mut().write_message(act);
            }
            lie(driver) > 1
        });
        driver.wait("whoever plays the next card", |driver| {
            let handed = driver.session().is_some_and(|session| session.hand_over.is_some());
            if handed {
                driver.app.world_mut().write_message(SessionRequest::HandedOver);
            }
            !handed && !driver.busy() && driver.picker().seat.is_some()
        });
        (0..20).for_each(|_| driver.frame());
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let names: Vec<(String, Rect)> = driver.app.world().resource::<Written>().0.clone();
        let names: Vec<_> = names.into_iter().filter(|(text, _)| text.contains(&letter.repeat(2))).collect();
        assert!(names.len() > 3 && names.iter().any(|(text, _)| text.contains('…')), "{names:?}");
        for (n, (name, at)) in names.iter().enumerate() {
            assert!(screen.contains_rect(*at) && at.width() < 420.0, "{name}: {at:?}");
            let on = names[..n].iter().find(|(_, other)| other.shrink(2.0).intersects(*at));
            assert!(on.is_none(), "{name} lies on {on:?}");
        }
    }
}
