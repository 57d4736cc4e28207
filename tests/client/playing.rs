//! Whole matches of every game, by each device.

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::client::director::Director;
use imps_table::client::picker::Picker;
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Overlay, Screen, Session, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::client::ui::Toast;
use imps_table::client::ui::focus::Focus;
use imps_table::engine::{Chance, Sampled, ToAct, Viewer};
use imps_table::locale::Locale;
use imps_table::table::{NewMatch, Target};

use crate::driver::{Driver, every_game, every_table, wanted};

/// So many frames without an action mean that nothing leads on any more.
const LOST: usize = 6_000;

/// Plays until the match is over; `act` does something whenever a person is to decide and nobody else decides meanwhile.
fn play_on(driver: &mut Driver, mut act: impl FnMut(&mut Driver, &mut Sampled)) {
    let mut chance = Sampled::new(99);
    let (mut done, mut since) = (0, 0);
    for round in 0..60_000 {
        let Some(session) = driver.session() else { panic!("the match has gone") };
        if matches!(session.known.to_act(), ToAct::Over(_)) {
            driver.wait("the results", |driver| driver.screen() == Screen::Results);
            return;
        }
        if session.known.len() != done {
            (done, since) = (session.known.len(), round);
        }
        assert!(round - since < LOST, "it does not end: {}", where_it_stands(driver));
        if session.hand_over.is_some() {
            assert!(session.known.has_secrets(), "nobody has to look away from an open game");
            assert_eq!(session.known.viewer(), Viewer::Public);
            driver.app.world_mut().write_message(SessionRequest::HandedOver);
            driver.frame();
        } else if session.waiting.is_some() {
            // Whoever presses anything may look back.
            driver.app.world_mut().write_message(SessionRequest::ToNow);
            driver.frame();
        } else if session.deciding().is_some() && driver.asks() {
            act(driver, &mut chance);
        }
        driver.frame();
        if round % 64 == 0 {
            std::thread::sleep(std::time::Duration::from_micros(200));
        }
    }
    panic!("it does not end: {}", where_it_stands(driver));
}

/// What is asked, and what keeps it from being answered.
fn where_it_stands(driver: &Driver) -> String {
    let (world, session, picker) = (driver.app.world(), driver.session().expect("a match"), driver.picker());
    let focus = world.resource::<Focus>();
    format!(
        "{} after {}, {:?} to act, who can choose {:?}; asks {}, told {:?}, over it {:?}, hover {:?}, chosen {:?}, inspected {}, \
         focus {:?}",
        session.known.game(),
        session.known.len(),
        session.known.to_act(),
        picker.choices,
        driver.asks(),
        world.resource::<Director>(),
        world.resource::<State<Overlay>>().get(),
        picker.hover,
        picker.prefix,
        picker.inspected.is_some(),
        focus.spots().iter().find(|spot| focus.is(spot.id)),
    )
}

/// One of the legal actions, by pointer: click, click; or drag and drop.
pub fn by_mouse(driver: &mut Driver, chance: &mut Sampled) {
    let choices = driver.picker().choices.clone();
    let choice = &choices[chance.below(choices.len() as u32) as usize];
    if let [Target::Option(_)] = choice.targets[..] {
        driver.key(KeyCode::KeyE);
        agree(driver);
        return;
    }
    let before = driver.session().map(|session| session.known.len());
    let drag = choice.targets.len() == 2 && chance.below(2) == 0;
    for (index, target) in choice.targets.iter().enumerate() {
        if let Target::Count(count) = *target {
            // A number that leaves no choice is not asked for.
            if driver.picker().counting() {
                let more = i16::from(count) - i16::from(driver.picker().count);
                match driver.place(choice.targets[index - 1]) {
                    // Only as far as the window reaches.
                    Some(at) if more != 0 && at.y > 14.5 * f32::from(more) && chance.below(2) == 0 => {
                        driver.drag_up(at, more);
                    }
                    _ => driver.wheel(more),
                }
                assert_eq!(driver.picker().count, count);
                // Something tall may stand before what was chosen last.
                if driver.picker().hover == Some(choice.targets[index - 1]) {
                    driver.click();
                } else {
                    driver.key(KeyCode::Enter);
                }
            }
            break;
        }
        if let Target::Option(_) = target {
            driver.key(KeyCode::KeyE);
            agree(driver);
            break;
        }
        // A card of a tray is drawn by the interface, and this pointer works the table alone.
        if driver.app.world().resource::<ShownLayout>().layout.in_tray(*target).is_some() {
            driver.app.world_mut().resource_mut::<Picker>().call(*target);
            driver.frame();
            continue;
        }
        let Some(at) = driver.place(*target) else { break };
        driver.pointer(at);
        for at in driver.around(*target) {
            if driver.picker().hover == Some(*target) {
                break;
            }
            driver.pointer(at);
        }
        if driver.picker().hover != Some(*target) {
            // What is hidden behind something tall is chosen by other means than this pointer.
            if let Target::Zone(_) = target {
                driver.app.world_mut().resource_mut::<Picker>().call(*target);
                driver.frame();
                continue;
            }
            break;
        }
        match (drag, index % 2) {
            (false, _) => driver.click(),
            (true, 0) => driver.mouse(ButtonState::Pressed),
            (true, _) => driver.mouse(ButtonState::Released),
        }
        driver.frame();
    }
    driver.mouse(ButtonState::Released);
    if driver.session().map(|session| session.known.len()) == before {
        for _ in 0..driver.picker().prefix.len() {
            driver.key(KeyCode::Escape);
        }
        close_overlays(driver);
    }
}

/// Says yes if the table asks whether something is meant that gives something away.
pub fn agree(driver: &mut Driver) {
    driver.frame();
    if *driver.app.world().resource::<State<Overlay>>().get() == Overlay::Question {
        let yes = Id::new("question yes");
        driver.wait("the question", |driver| driver.spot(yes).is_some());
        driver.click_on(yes);
    }
}

/// Escape with nothing to put back opens the pause menu; close it.
pub fn close_overlays(driver: &mut Driver) {
    if *driver.app.world().resource::<State<Overlay>>().get() != Overlay::None {
        driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
        driver.frame();
    }
}

/// A match of one person against bots; which seat is the person's goes by the number.
fn alone_in(game: &str, options: &str, number: usize, seed: u64) -> NewMatch {
    let mut wanted = wanted(game, options, 1, seed);
    let seats = wanted.controllers.len();
    wanted.controllers.swap(0, number % seats);
    wanted
}

#[test]
fn a_whole_match_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (number, (game, options)) in every_table().enumerate() {
        driver.begin(alone_in(game, options, number, 11));
        play_on(&mut driver, by_mouse);
        driver.wait("rest", |driver| !driver.busy());
        driver.assert_as_arranged();
    }
}

#[test]
fn a_pointer_that_leaps_from_a_panel_to_a_card_is_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        driver.play(game, 1, 11);
        driver.wait("a decision", |driver| driver.asks());
        driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
        let target = driver.picker().next[0];
        let at = driver.place(target).expect("a place on the screen");
        // A card in the hand shows its upper half only.
        let at = at.min(Vec2::new(at.x, 700.0));
        // The own plate is always there, at the lower left.
        driver.pointer(Vec2::new(60.0, 690.0));
        // Cards that had made way for one that was up go back to their places.
        (0..30).for_each(|_| driver.frame());
        assert_eq!(driver.picker().hover, None, "{game}");
        driver.pointer(at);
        assert_eq!(driver.picker().hover, Some(target), "{game}");
    }
}

/// Walks somewhere with a pad, and presses.
pub fn by_pad(driver: &mut Driver, chance: &mut Sampled) {
    // The badge of the pace may have been pressed.
    driver.at_once();
    // Cards to be searched may have been put aside: shoulder buttons lead to what opens them again.
    let open = Id::new("tray open");
    if driver.spot(open).is_some() {
        (0..8).for_each(|_| {
            if !driver.focused(open) {
                driver.pad(GamepadButton::RightTrigger);
            }
        });
        driver.pad(GamepadButton::South);
    }
    let ways = [GamepadButton::DPadLeft, GamepadButton::DPadRight, GamepadButton::DPadUp, GamepadButton::DPadDown];
    for _ in 0..=chance.below(3) {
        driver.pad(ways[chance.below(4) as usize]);
    }
    driver.pad(if chance.below(9) == 0 { GamepadButton::West } else { GamepadButton::South });
    close_overlays(driver);
}

#[test]
fn a_whole_match_by_pad_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    for (number, (game, options)) in every_table().enumerate() {
        driver.begin(alone_in(game, options, number, 12));
        play_on(&mut driver, by_pad);
        driver.wait("rest", |driver| !driver.busy());
        driver.assert_as_arranged();
    }
}

#[test]
fn two_people_hand_the_table_over_and_see_no_strange_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        driver.play_with(game, options, 2, 13);
        play_on(&mut driver, by_mouse);
        driver.assert_as_arranged();
    }
}

#[test]
fn told_slowly_skipped_or_cut_the_table_ends_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    for game in every_game() {
        for (speed, reduced) in [(1.0, false), (4.0, false), (1.0, true), (0.0, false)] {
            {
                let mut settings = driver.app.world_mut().resource_mut::<imps_table::client::settings::Settings>();
                settings.play.speed = speed;
                settings.play.bot_speed = speed;
                settings.reduced_motion = reduced;
            }
            driver.play(game, 0, 14);
            for part in 0..4 {
                let goal = 6 * (part + 1);
                let there = |session: &Session| session.known.len() >= goal || session.known.outcome().is_some();
                driver.wait("some moves", |driver| driver.session().is_some_and(there));
                if part == 2 {
                    driver.app.world_mut().resource_mut::<imps_table::client::director::Director>().skip();
                }
            }
            driver.app.world_mut().resource_mut::<imps_table::client::director::Director>().skip();
            driver.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Results);
            driver.wait("rest", |driver| !driver.busy());
            for _ in 0..40 {
                driver.frame();
            }
            driver.assert_as_arranged();
            driver.app.world_mut().write_message(SessionRequest::Leave);
            driver.wait("the title", |driver| driver.screen() == Screen::Title);
        }
    }
}

#[test]
fn what_was_on_the_table_is_there_again_after_a_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in every_game() {
        let (layout, length) = {
            let mut driver = Driver::start(folder.path());
            driver.at_once();
            driver.play(game, 1, 15);
            let mut chance = Sampled::new(5);
            driver.wait("twenty actions", |driver| {
                if driver.session().is_some_and(|session| session.deciding().is_some()) && !driver.busy() {
                    by_mouse(driver, &mut chance);
                }
                let over = |session: &Session| session.known.outcome().is_some();
                driver.session().is_some_and(|session| session.known.len() >= 20 || over(session))
            });
            let session = driver.session().expect("a match");
            // Dropped in the middle of everything, as if killed.
            (driver.truth().position_text(), session.known.len())
        };
        let mut driver = Driver::start(folder.path());
        let saved = std::fs::read_dir(folder.path().join("matches")).expect("saved matches");
        let path =
            saved.flatten().map(|entry| entry.path()).find(|path| path.extension().is_some_and(|its| its == "journal"));
        driver.app.world_mut().write_message(SessionRequest::Resume(path.expect("a journal")));
        driver.wait("the table", |driver| driver.session().is_some());
        let session = driver.session().expect("a match");
        assert_eq!(driver.truth().position_text(), layout);
        assert_eq!(session.known.len(), length);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

/// The person's first choice, carried out; how many actions there were before.
fn first_choice(driver: &mut Driver) -> usize {
    let length = played(driver);
    let first = driver.picker().choices[0].text.clone();
    driver.app.world_mut().write_message(SessionRequest::Act(first));
    driver.wait("the action", |driver| played(driver) != length);
    length
}

fn played(driver: &Driver) -> usize {
    driver.session().map_or(0, |session| session.known.len())
}

/// Takes a play back: the table is as it was before, and it is said.
fn undo_takes_back(driver: &mut Driver, game: &str) {
    let (log, before, length) = loop {
        driver.wait("a decision", |driver| driver.asks());
        let log = driver.session().map(|session| session.told.log.clone());
        let before = driver.truth().position_text();
        let length = first_choice(driver);
        // What has shown something to everybody stays done.
        if driver.session().is_some_and(|session| session.known.stands().undo.is_ok()) {
            break (log, before, length);
        }
    };
    driver.app.world_mut().write_message(SessionRequest::Undo);
    driver.wait("the undo", |driver| played(driver) == length);
    assert_eq!(driver.truth().position_text(), before);
    driver.wait("rest", |driver| !driver.busy());
    driver.frame();
    driver.assert_as_arranged();
    let now = driver.session().map(|session| session.told.log.clone());
    assert_eq!(now, log, "{game}: the chronicle has lost something");
    let said = driver.app.world().resource::<Toast>().text();
    let locale = driver.app.world().resource::<Locale>();
    let done = locale.t("notice-undone");
    let done = done.split('{').next().unwrap_or_default();
    let what = said.starts_with(done) && said.len() > done.len();
    assert!(what || said == locale.t("notice-undone-silently"), "{game}: undone, and `{said}` is said");
}

/// Asks to take something back, which is refused in these words; nothing has changed.
fn undo_is_refused(driver: &mut Driver, game: &str, key: &str) {
    let (position, length) = (driver.truth().position_text(), played(driver));
    driver.app.world_mut().write_message(SessionRequest::Undo);
    driver.wait("a refusal", |driver| driver.session().is_some_and(|session| session.complaint.is_some()));
    let words = driver.app.world().resource::<Locale>().t(key);
    // Sentences are drawn word by word.
    let written = driver.written().join(" ");
    assert!(written.contains(&words), "{game}: `{words}` is not said, but {written}");
    assert_eq!((driver.truth().position_text(), played(driver)), (position, length), "{game}");
}

#[test]
fn undo_takes_back_a_play_says_so_and_refuses_to_go_over_a_drawn_card() {
    for game in every_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = Driver::start(folder.path());
        driver.at_once();
        driver.play(game, 1, 16);
        undo_takes_back(&mut driver, game);
        let refused = |driver: &Driver, key: &str| {
            let stands = driver.session().expect("a match").known.stands();
            stands.undo.as_ref().is_err_and(|words| words.key == key)
        };
        if driver.whole().has_secrets() {
            // On until cards are drawn, or others' are seen.
            for _ in 0..40 {
                driver.wait("a decision", |driver| driver.asks());
                if refused(&driver, "undo-seen") {
                    break;
                }
                first_choice(&mut driver);
            }
            undo_is_refused(&mut driver, game, "undo-seen");
        } else {
            // Nothing is ever shown: everything is taken back, and then there is nothing more.
            while !refused(&driver, "undo-nothing") {
                let length = played(&driver);
                driver.app.world_mut().write_message(SessionRequest::Undo);
                driver.wait("the undo", |driver| played(driver) < length);
            }
            undo_is_refused(&mut driver, game, "undo-nothing");
        }
    }
}

#[test]
fn nothing_is_redrawn_while_a_person_thinks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        driver.play(game, 1, 17);
        driver.wait("a decision", |driver| driver.asks());
        for _ in 0..200 {
            driver.frame();
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        driver.wait("all faces", |driver| {
            driver.app.world().resource::<imps_table::client::pieces::faces::FaceBook>().waiting() == 0
        });
        driver.wait("their picture", |driver| {
            driver.app.world().resource::<imps_table::client::pieces::picture::TablePicture>().is_fresh()
        });
        let mut asked = 0;
        for _ in 0..50 {
            driver.frame();
            let requests = driver.app.world().resource::<Messages<bevy::window::RequestRedraw>>();
            asked += requests.iter_current_update_messages().count();
        }
        let eye = driver.app.world().resource::<imps_table::client::pieces::camera::Eye>().moving();
        let world = driver.app.world_mut();
        let moving = world.query_filtered::<(), With<imps_table::client::pieces::travel::Motion>>().iter(world).count();
        let causes: Vec<String> = world
            .query::<&mut bevy_egui::EguiContext>()
            .iter_mut(world)
            .flat_map(|mut context| context.get_mut().repaint_causes())
            .map(|cause| cause.to_string())
            .collect();
        assert_eq!(
            asked,
            0,
            "somebody asks for redraws: {causes:?}; eye moving: {eye}, pieces moving: {moving}, busy: {}",
            driver.busy()
        );
    }
}

#[test]
fn what_is_forced_is_played_if_the_setting_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.app.world_mut().resource_mut::<Settings>().play.auto_play = true;
    driver.play("bottle_imp", 1, 3);
    let length = |driver: &Driver| driver.session().map_or(0, |session| session.known.len());
    // Nearly to the end of the first round: twelve tricks of three cards, after the exchange.
    let mut frames = 0;
    while length(&driver) < 46 {
        frames += 1;
        assert!(frames < 20_000, "nothing goes on after {} actions", length(&driver));
        driver.frame();
        if driver.busy() || driver.picker().choices.is_empty() {
            // Bots think on threads of their own.
            std::thread::sleep(std::time::Duration::from_micros(200));
            continue;
        }
        let choices = driver.picker().choices.clone();
        assert!(choices.len() > 1, "{choices:?} after {} actions", length(&driver));
        let before = length(&driver);
        driver.app.world_mut().write_message(SessionRequest::Act(choices[0].text.clone()));
        driver.wait("the action", |driver| length(driver) > before);
    }
}
