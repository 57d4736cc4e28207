//! Names as long as a field takes, in wide letters: they are made smaller and cut, and run over nothing.

use std::time::{Duration, Instant};

use bevy_egui::egui::Rect;

use super::said;
use super::stand::{Stand, first_match, known, window};
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::client::ui::names;
use crate::client::ui::on_screen_keyboard::LONGEST;
use crate::client::ui::ui_kit::Covered;
use crate::engine::{Seat, SeatController, ToAct, Viewer, Words};
use crate::folders::DataFolder;
use crate::games::house;
use crate::locale::Language;
use crate::storage::sharing::header_of;
use crate::table::LogLine;

/// Letters that are as wide as letters get.
const WIDE: [char; 2] = ['W', '鬱'];

/// A match of people with such names.
fn seated(stand: &mut Stand, game: usize, letter: char) {
    let name = letter.to_string().repeat(LONGEST);
    let mut session = stand.app.world_mut().resource_mut::<Session>();
    let entry = house().tables()[game];
    session.known = known(&*entry.open(&entry.default_options(), 7.into()).unwrap(), Viewer::Public);
    session.told.plates = session.known.plates().clone();
    session.controllers = vec![SeatController::Person { name }; session.known.seats()];
    session.thinking = None;
    let won = Words::new("log-concedes").with("seat", Seat(1));
    session.told.log = vec![LogLine::new(won); 3];
}

/// Whatever says a part of such a name, with its place.
fn named(stand: &mut Stand, letter: char) -> Vec<(String, Rect)> {
    let texts = said(&stand.pass_with(Vec::new()));
    texts.into_iter().filter(|(text, _)| text.contains(&letter.to_string().repeat(2))).collect()
}

#[test]
fn long_names_stay_on_their_plates_on_every_screen() {
    let overlays = [Overlay::None, Overlay::HandOver, Overlay::Seats, Overlay::Panels, Overlay::Pause];
    for (language, text) in [(Language::En, 1.0), (Language::Ja, 1.0), (Language::En, 1.25), (Language::Ja, 2.0)] {
        for (letter, game) in
            WIDE.into_iter().flat_map(|letter| (0..house().tables().len()).map(move |game| (letter, game)))
        {
            for overlay in overlays {
                let settings = Settings { text_scale: text, ..Settings::in_language(language) };
                let mut stand = Stand::new(Screen::Table, overlay, window(1280.0, 720.0), settings);
                seated(&mut stand, game, letter);
                for _ in 0..3 {
                    stand.pass();
                }
                let screen = stand.ctx.content_rect();
                let names = named(&mut stand, letter);
                let panels = stand.app.world().resource::<Covered>().panels.clone();
                assert!(!names.is_empty() || overlay == Overlay::Pause, "{overlay:?} names nobody");
                for (name, at) in names {
                    let (id, at) = (house().tables()[game].game(), at.shrink(1.0));
                    let told = format!("{name} at {at:?}, {id}, {overlay:?}, {text}, {panels:?}");
                    assert!(screen.contains_rect(at), "out of the window: {told}");
                    assert!(panels.iter().any(|panel| panel.contains_rect(at)), "over an edge: {told}");
                }
            }
        }
    }
}

/// Whatever says such a name is inside the window.
fn assert_inside(stand: &mut Stand, letter: char, least: usize) {
    let screen = stand.ctx.content_rect();
    let names = named(stand, letter);
    assert!(names.len() >= least, "{names:?}");
    for (name, at) in names {
        assert!(screen.shrink2((8.0, 0.0).into()).contains_rect(at), "{name} at {at:?}");
    }
}

#[test]
fn long_names_fit_the_result() {
    for (letter, text) in WIDE.into_iter().flat_map(|letter| [1.0, 2.0].map(|text| (letter, text))) {
        let settings = Settings { text_scale: text, ..Settings::default() };
        let mut stand = Stand::new(Screen::Results, Overlay::None, window(1280.0, 720.0), settings);
        seated(&mut stand, 0, letter);
        let mut live = first_match();
        assert!(live.concede(Seat(0)).is_ok());
        stand.app.world_mut().resource_mut::<Session>().known = known(&*live, Viewer::Public);
        for _ in 0..3 {
            stand.pass();
        }
        assert_inside(&mut stand, letter, 3);
    }
}

#[test]
fn long_names_fit_the_saved_games() {
    for (letter, text) in WIDE.into_iter().flat_map(|letter| [1.0, 2.0].map(|text| (letter, text))) {
        let home = tempfile::tempdir().unwrap();
        let data = DataFolder(home.path().to_owned());
        std::fs::create_dir_all(data.matches()).unwrap();
        let sits = SeatController::Person { name: letter.to_string().repeat(LONGEST) };
        let entry = house().tables()[0];
        let live = entry.open(&entry.default_options(), 7.into()).unwrap();
        let header = header_of(&*live, &vec![sits; live.seats()]);
        std::fs::write(data.matches().join("1.journal"), header.to_string()).unwrap();
        let settings = Settings { text_scale: text, ..Settings::default() };
        let mut stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), settings);
        stand.app.insert_resource(data);
        stand.open(Overlay::Saves);
        let begun = Instant::now();
        while named(&mut stand, letter).is_empty() && begun.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_inside(&mut stand, letter, 1);
    }
}

#[test]
fn whose_turn_it_is_is_said_beside_a_long_name() {
    for (letter, text) in WIDE.into_iter().flat_map(|letter| [1.0, 1.25, 2.0].map(|text| (letter, text))) {
        let settings = Settings { text_scale: text, ..Settings::default() };
        let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), settings);
        seated(&mut stand, 0, letter);
        let ToAct::Seats(seats) = first_match().to_act() else { panic!("somebody begins") };
        let begins = seats.iter().next().expect("somebody begins");
        stand.app.world_mut().resource_mut::<Session>().known = known(&*first_match(), Viewer::Seat(begins));
        stand.pass();
        let names = named(&mut stand, letter);
        assert!(names.iter().any(|(text, _)| text.ends_with("… to play")), "{letter} at {text}: {names:?}");
    }
}

#[test]
fn sentences_cut_long_names_and_no_others() {
    assert_eq!(crate::table::short("Maximilian von Habsburg"), "Maximilian von Habsburg");
    assert_eq!(crate::table::short(&"W".repeat(25)), format!("{}…", "W".repeat(23)));
    assert_eq!(crate::table::short("寿限無寿限無五劫の擦り切れ"), "寿限無寿限無五劫の擦り…");
    let fits = |text: &str| text.chars().count() <= 10;
    assert_eq!(names::fitting("Anna", |name| format!("{name} plays"), fits), "Anna plays");
    assert_eq!(names::fitting("Annabella", |name| format!("{name} plays"), fits), "Ann… plays");
    assert_eq!(names::fitting("A", |name| format!("{name} plays all day"), fits), "A plays all day");
}
