//! Sheets: what is opened for another thing begins at its top, tabs and searches lead where they say, and entries keep their places.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Role, Toggled};
use bevy_egui::egui::{self, Id, Rect};

use super::said;
use super::stand::{Stand, first_match, known, window};
use crate::client::controls::InputAction;
use crate::client::session::sharing::{Copied, KeptBack};
use crate::client::session::{Overlay, Screen, Session, SessionRequest};
use crate::client::settings::Settings;
use crate::client::ui::focus::Focus;
use crate::client::ui::screen_reader::ScreenReader;
use crate::client::ui::screens::setup::Draft;
use crate::client::ui::screens::title::Continue;
use crate::engine::{Viewer, Words};
use crate::games::house;
use crate::games::puzzle::PuzzleStanding;
use crate::host::{Progress, Standing};
use crate::locale::{Language, Locale};
use crate::table::any_match::TableEntry;

fn spot(stand: &Stand, id: Id) -> Option<Rect> {
    stand.focus().spots().iter().find(|spot| spot.id == id).map(|spot| spot.rect)
}

fn has(stand: &mut Stand, key: &str) -> bool {
    let text = stand.app.world().resource::<Locale>().t(key);
    let words = said(&stand.pass_with(Vec::new()));
    words.iter().any(|(said, _)| *said == text)
}

#[test]
fn a_set_up_begins_at_its_top() {
    for (language, text_scale) in [(Language::En, 1.0), (Language::Ja, 2.0)] {
        assert_begins_at_top(Settings { text_scale, ..Settings::in_language(language) });
    }
}

fn assert_begins_at_top(settings: Settings) {
    let mut stand = Stand::new(Screen::Setup, Overlay::None, window(1280.0, 720.0), settings);
    let games = Id::new("setup game");
    let top = spot(&stand, games).expect("the games");
    assert!(stand.ctx.content_rect().contains_rect(top), "in sight at first: {top:?}");
    for game in house().tables() {
        // The page is left at its end, and the same game or another one is set up.
        for again in [game.game(), house().tables()[0].game()] {
            stand.wheel(egui::pos2(640.0, 400.0), -4000.0);
            (0..12).for_each(|_| stand.pass());
            assert_ne!(spot(&stand, games), Some(top), "scrolled away");
            stand.app.insert_resource(Draft::for_game(again));
            stand.app.world_mut().resource_mut::<Focus>().set(Id::new("setup start"));
            (0..3).for_each(|_| stand.pass());
            assert_eq!(spot(&stand, games).map(|rect| rect.top()), Some(top.top()), "{again} after {}", game.game());
        }
    }
}

#[test]
fn every_seat_is_asked_once_for_its_deck_and_switches_of_the_rules_are_folded() {
    let mut stand = Stand::new(Screen::Setup, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.ctx.enable_accesskit();
    stand.app.world_mut().resource_mut::<ScreenReader>().on = true;
    let rows_of = |entry: &dyn TableEntry| entry.rows(&entry.default_options()).expect("its own options");
    let for_experts = |entry: &&&dyn TableEntry| rows_of(**entry).iter().any(|row| row.expert);
    let entry = *house().tables().iter().find(for_experts).expect("a game of many switches");
    let rows = rows_of(entry);
    stand.app.insert_resource(Draft::for_game(entry.game()));
    (0..3).for_each(|_| stand.pass());
    let offered = |stand: &mut Stand, key: &str| {
        let text = stand.app.world().resource::<Locale>().t(key);
        let tree = stand.tree();
        let choices = tree.nodes.iter().filter(|(_, node)| node.role() == Role::ComboBox);
        choices.filter(|(_, node)| node.label() == Some(&text)).count()
    };
    assert!(rows.iter().filter(|row| row.expert).count() > 3);
    for open in [false, true] {
        for row in &rows {
            assert_eq!(offered(&mut stand, row.key), usize::from(open || !row.expert), "{}, open: {open}", row.key);
        }
        stand.app.world_mut().resource_mut::<Focus>().set(Id::new("setup experts"));
        stand.press(InputAction::Confirm);
        (0..3).for_each(|_| stand.pass());
    }
}

#[test]
fn tab_leads_from_start_to_the_games() {
    let mut stand = Stand::new(Screen::Setup, Overlay::None, window(1280.0, 720.0), Settings::default());
    assert_eq!(stand.focused(), Some(Id::new("setup start")));
    stand.press(InputAction::Next);
    assert_eq!(stand.focused(), Some(Id::new("setup game")));
}

#[test]
fn a_search_of_settings_is_left_by_every_tab_and_by_its_button() {
    let mut stand = Stand::new(Screen::Title, Overlay::Settings, window(1280.0, 720.0), Settings::default());
    stand.ctx.enable_accesskit();
    stand.app.world_mut().resource_mut::<ScreenReader>().on = true;
    let (search, clear) = (Id::new("settings search"), Id::new("settings search").with("clear"));
    let chosen = |stand: &mut Stand| {
        stand.pass();
        let tree = stand.tree();
        let tabs = tree.nodes.iter().filter(|(_, node)| node.role() == Role::RadioButton);
        tabs.filter(|(_, node)| node.toggled() == Some(Toggled::True)).count()
    };
    let write = |stand: &mut Stand, text: &str| {
        stand.app.world_mut().resource_mut::<Focus>().set(search);
        stand.press(InputAction::Confirm);
        stand.pass();
        stand.pass_with(vec![egui::Event::Text(text.to_owned())]);
        let key = |pressed| {
            let (key, modifiers) = (egui::Key::Enter, egui::Modifiers::NONE);
            egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
        };
        stand.pass_with(vec![key(true), key(false)]);
        stand.pass();
    };
    assert!(spot(&stand, clear).is_none());
    let before = chosen(&mut stand);
    assert!(has(&mut stand, "set-text-scale"));
    let word = stand.app.world().resource::<Locale>().t("set-speed");
    write(&mut stand, &word);
    assert!(has(&mut stand, "set-speed") && !has(&mut stand, "set-text-scale"));
    let tab = stand.app.world().resource::<Locale>().t("settings-tab-game");
    let words = said(&stand.pass_with(Vec::new()));
    assert_eq!(words.iter().filter(|(text, _)| *text == tab).count(), 2, "on the tab, and over what is found");
    assert_eq!(chosen(&mut stand) + 1, before, "no tab is the chosen one");
    // The tab that was open is one like the others.
    stand.click(Id::new("settings tabs").with(0_usize));
    stand.pass();
    assert!(has(&mut stand, "set-text-scale"), "its page is there again");
    write(&mut stand, &word);
    assert!(spot(&stand, clear).is_some());
    // By keys and pads as well.
    stand.app.world_mut().resource_mut::<Focus>().set(clear);
    stand.press(InputAction::Confirm);
    stand.pass();
    stand.pass();
    assert!(has(&mut stand, "set-text-scale") && spot(&stand, clear).is_none());
}

#[test]
fn what_cannot_be_shared_says_why_and_keeps_the_sheet_open() {
    let mut stand = Stand::new(Screen::Table, Overlay::Share, window(1280.0, 720.0), Settings::default());
    let kept_back = KeptBack::of(&*first_match(), false);
    assert!(kept_back.why(Copied::Match).is_some() && kept_back.why(Copied::Position).is_none());
    stand.app.insert_resource(kept_back);
    stand.pass();
    assert!(has(&mut stand, "share-secret-about"), "the reason");
    let overlay = |stand: &Stand| *stand.app.world().resource::<State<Overlay>>().get();
    let asked = |stand: &mut Stand| stand.app.world_mut().resource_mut::<Messages<SessionRequest>>().drain().count();
    for key in ["share-match", "share-line"] {
        stand.click(Id::new(key));
        stand.pass();
        assert_eq!((overlay(&stand), asked(&mut stand)), (Overlay::Share, 0), "{key}");
    }
    stand.click(Id::new("share-position"));
    assert_eq!(asked(&mut stand), 1);
    stand.pass();
    assert_eq!(overlay(&stand), Overlay::None);
}

#[test]
fn statistics_are_a_tab_like_the_others() {
    let mut stand = Stand::new(Screen::Title, Overlay::Saves, window(1280.0, 720.0), Settings::default());
    let tab = |n: usize| Id::new("saves tabs").with(n);
    let places: Vec<Option<Rect>> = (0..3).map(|n| spot(&stand, tab(n))).collect();
    let overlay = |stand: &Stand| *stand.app.world().resource::<State<Overlay>>().get();
    for (taken, expected) in
        [(2, Overlay::Statistics), (0, Overlay::Saves), (2, Overlay::Statistics), (1, Overlay::Saves)]
    {
        stand.click(tab(taken));
        (0..3).for_each(|_| stand.pass());
        assert_eq!(overlay(&stand), expected);
        assert_eq!((0..3).map(|n| spot(&stand, tab(n))).collect::<Vec<_>>(), places, "the tabs stay where they are");
    }
    stand.press(InputAction::Cancel);
    (0..3).for_each(|_| stand.pass());
    assert_eq!(overlay(&stand), Overlay::None, "one sheet is closed once");
}

#[test]
fn entries_of_the_pause_and_buttons_of_the_column_keep_their_places() {
    let mut stand = Stand::new(Screen::Table, Overlay::Pause, window(1280.0, 720.0), Settings::default());
    let entries = ["pause-share", "pause-settings", "pause-seats", "pause-restart", "pause-leave"].map(Id::new);
    let places = |stand: &Stand, ids: &[Id]| ids.iter().map(|id| spot(stand, *id)).collect::<Vec<_>>();
    let first = places(&stand, &entries);
    assert!(first.iter().all(Option::is_some), "{first:?}");
    for game in house().tables() {
        let live = game.open(&game.first_options(), 7.into()).expect("its own options");
        let mut session = stand.app.world_mut().resource_mut::<Session>();
        let other = session.controllers[1].clone();
        session.controllers.resize(live.seats(), other);
        session.known = known(&*live, Viewer::Public);
        (session.told.plates, session.told.seen) = (session.known.plates().clone(), session.known.seen());
        stand.pass();
        stand.pass();
        assert_eq!(places(&stand, &entries), first, "{}", game.game());
        stand.app.world_mut().resource_mut::<Session>().practice = true;
        stand.pass();
        assert_eq!(places(&stand, &entries), first, "{} as practice", game.game());
    }
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let discs = ["ui-undo", "ui-hint", "ui-menu", "fold"].map(|icon| Id::new("disc").with(icon));
    let first = places(&stand, &discs);
    assert!(first.iter().all(Option::is_some), "{first:?}");
    let seldom = ["ui-redo", "ui-rules", "ui-camera", "ui-replay", "ui-aid"].map(|icon| Id::new("disc").with(icon));
    assert!(places(&stand, &seldom).iter().all(Option::is_none), "folded");
    stand.click(Id::new("disc").with("fold"));
    stand.pass();
    assert_eq!(places(&stand, &discs), first, "those that are always there stay where they are");
    let discs = [&discs[..], &seldom].concat();
    let first = places(&stand, &discs);
    assert!(first.iter().all(Option::is_some), "{first:?}");
    let mut session = stand.app.world_mut().resource_mut::<Session>();
    let stands = Standing { redo: true, ..session.known.stands().clone() };
    session.known.go_on(stands, Vec::new());
    stand.pass();
    stand.pass();
    assert_eq!(places(&stand, &discs), first, "something can be done again");
}

#[test]
fn the_whole_menu_of_the_title_is_in_sight_with_a_match_to_go_on_with() {
    let home = tempfile::tempdir().expect("a folder");
    let saves = crate::storage::saves::Saves::new(home.path().to_owned());
    let game = house().tables()[0].game();
    let text =
        format!("imps-table journal 2\ngame {game}\noptions ()\nseed 5\nseat A human A\nseat B human B\n---\nA pass\n");
    std::fs::write(home.path().join("one.journal"), text).expect("a journal");
    let saved = saves.newest_unfinished(&|_, _| Some(false)).expect("a match to go on with");
    for language in Language::ALL {
        for text in [1.0, 1.5, 2.0] {
            let settings = Settings { text_scale: text, ..Settings::in_language(language) };
            let mut stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), settings);
            stand.app.world_mut().resource_mut::<Locale>().set_language(language);
            stand.app.insert_resource(Continue(Some(saved.clone())));
            (0..3).for_each(|_| stand.pass());
            let menu: Vec<_> = stand.focus().spots().iter().filter(|spot| spot.menu).collect();
            assert_eq!(menu.len(), 9, "{language:?} at {text}");
            for spot in menu {
                assert!((spot.seen.height() - spot.rect.height()).abs() < 0.5, "{spot:?} at {text}, {language:?}");
            }
        }
    }
}

#[test]
fn what_becomes_of_a_match_that_is_left_is_said_as_it_is() {
    use crate::client::ui::screens::question::{to_leave, to_restart};
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let mut session = stand.app.world_mut().resource_mut::<Session>();
    assert_eq!(to_leave(&session).detail, Some(Words::new("question-leave-about")));
    let (puzzles, wrong) = crate::games::puzzle::puzzles(house(), &crate::folders::assets().join("puzzles"));
    assert!(wrong.is_empty());
    let puzzle = Arc::new(puzzles.into_iter().next().expect("there are puzzles"));
    let progress = Progress::Puzzle { standing: PuzzleStanding::Going { goes_left: puzzle.goes }, puzzle, taken: None };
    let stands = Standing { progress, ..session.known.stands().clone() };
    session.known.go_on(stands, Vec::new());
    assert_eq!(to_leave(&session).detail, Some(Words::new("question-puzzle-about")), "a puzzle is not saved");
    assert_eq!(to_restart(&session).detail, Some(Words::new("question-restart-puzzle-about")));
}
