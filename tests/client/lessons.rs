//! Lessons are followed by pointing alone, whatever else is pressed.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy_egui::egui;
use imps_table::client::picker::Picker;
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::piece::{Marked, TargetMark};
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Overlay, Screen, Session, SessionRequest};
use imps_table::client::settings::Notices;
use imps_table::client::ui::focus::Focus;
use imps_table::client::ui::screens::question::to_leave;
use imps_table::client::ui::screens::title::Continue;
use imps_table::engine::Words;
use imps_table::games::lesson::{Lesson, Now};
use imps_table::locale::Locale;
use imps_table::storage::lessons::{Learned, LeftLessons, Lessons};
use imps_table::table::Target;

use crate::driver::Driver;

fn lessons(driver: &Driver) -> Vec<Lesson> {
    driver.app.world().resource::<Lessons>().0.clone()
}

fn begin(driver: &mut Driver, lesson: &Lesson) {
    let Lesson { game, name, .. } = lesson.clone();
    driver.app.world_mut().write_message(SessionRequest::Learn { game, lesson: name });
    driver.wait("the table", |driver| driver.screen() == Screen::Table && driver.session().is_some());
}

/// Waits until the lesson tells the next thing; its message, number and whether it is only to be read. None at its end.
fn next(driver: &mut Driver, what: &str) -> Option<(String, usize, bool)> {
    driver.wait(what, |driver| {
        let session = driver.session().expect("a match");
        let told = match session.now() {
            Now::Free => true,
            Now::Step { left, .. } => left.is_empty() || !driver.picker().choices.is_empty(),
            Now::Act(..) => false,
        };
        told && !driver.busy() && !driver.app.world().resource::<Eye>().moving()
    });
    // What is shown follows.
    (0..4).for_each(|_| driver.frame());
    match driver.session().expect("a match").now() {
        Now::Step { number, step, left } => Some((step.key.clone(), number, left.is_empty())),
        _ => None,
    }
}

/// Takes the main button of the prompt, which says this.
fn main_button(driver: &mut Driver, words: &Words, what: &str) {
    let said = say(driver, words);
    assert!(driver.spot(egui::Id::new("prompt").with(&said)).is_some(), "{what}: no button {said}");
    driver.key(KeyCode::KeyE);
    driver.frame();
}

fn press(driver: &mut Driver, at: Vec2) {
    // Pieces come up under the pointer.
    driver.pointer(at);
    (0..14).for_each(|_| driver.frame());
    driver.click();
    driver.frame();
}

/// Presses on a target: on the table, or what the main button offers.
fn press_on(driver: &mut Driver, target: Target, what: &str) {
    if let Target::Option(option) = target {
        let session = driver.session().expect("a match");
        let words = session.known.seen().button(session.own_seat(), option).words;
        return main_button(driver, &words, what);
    }
    // A card of a tray is drawn by the interface.
    if driver.app.world().resource::<ShownLayout>().layout.in_tray(target).is_some() {
        driver.app.world_mut().resource_mut::<Picker>().call(target);
        return driver.frame();
    }
    // The eye may still be on its way to where this step is seen best.
    let mut at = driver.place(target).expect("a place on the screen");
    for _ in 0..120 {
        driver.frame();
        let now = driver.place(target).expect("a place on the screen");
        let moves = now.distance(at) > 0.05;
        at = now;
        if !moves {
            break;
        }
    }
    press(driver, at.min(Vec2::new(at.x, 712.0)));
}

/// Whether somebody has to point at it: a number that a lesson leaves no choice of is taken by itself.
fn asked_for(target: &Target) -> bool {
    !matches!(target, Target::Count(_))
}

fn say(driver: &Driver, words: &Words) -> String {
    let name = |seat: imps_table::engine::Seat| {
        let sits = driver.session().and_then(|it| it.controllers.get(seat.index()));
        sits.map_or_else(String::new, |sits| sits.name().to_owned())
    };
    let called = |seat| imps_table::locale::Called { name: name(seat), you: false };
    driver.app.world().resource::<Locale>().say(words, &called)
}

fn stage_has(driver: &Driver, target: Target) -> bool {
    driver.app.world().resource::<ShownLayout>().layout.has(target)
}

/// Something with a name that the lesson does not ask for.
fn other(driver: &Driver) -> Option<Target> {
    let layout = &driver.app.world().resource::<ShownLayout>().layout;
    let picker = driver.picker();
    let wanted = |target: &Target| picker.choices.iter().any(|choice| choice.targets.contains(target));
    if let Some(tray) = &layout.tray {
        return tray.cards.iter().map(|card| Target::Piece(card.id)).find(|target| !wanted(target));
    }
    let pieces = layout.pieces.iter().filter(|placed| placed.title.is_some()).map(|placed| Target::Piece(placed.id));
    let places = picker.choices.iter().flat_map(|choice| &choice.targets).filter_map(|target| driver.place(*target));
    let places: Vec<Vec2> = places.collect();
    // In the middle of the table, under no plate, and not under anything that is asked for.
    let middle = Rect::new(300.0, 130.0, 900.0, 540.0);
    let free = |at: Vec2| middle.contains(at) && places.iter().all(|place| place.distance(at) > 100.0);
    pieces
        .chain(layout.zones.iter().filter(|zone| zone.reach.area() > 0.0).map(|zone| Target::Zone(zone.id)))
        .find(|target| driver.place(*target).is_some_and(free) && !wanted(target))
}

#[test]
fn every_lesson_is_followed_by_the_pointer_and_nothing_else_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    assert_eq!(driver.app.world().resource::<Notices>().0, [], "every lesson can be used");
    for lesson in lessons(&driver) {
        begin(&mut driver, &lesson);
        let mut refused = 0;
        while let Some((key, number, reading)) = next(&mut driver, &lesson.name) {
            let what = format!("{key} ({number})");
            let before = driver.session().expect("a match").known.len();
            if let Some(other) = other(&driver) {
                press_on(&mut driver, other, &what);
                let session = driver.session().expect("a match");
                assert_eq!(session.known.len(), before, "{what}: something else was done");
                assert_eq!(session.step(), Some(number), "{what}");
                assert_eq!(driver.picker().prefix, [], "{what}: something else was begun");
                let said = session.complaint.as_ref().map(|(why, _)| why.words.key.clone());
                let why = if reading { "lesson-read-first".to_owned() } else { format!("{key}-why") };
                assert_eq!(said, Some(why), "{what}");
                refused += 1;
            }
            if reading {
                main_button(&mut driver, &Words::new("lesson-read-on"), &what);
                if driver.session().is_none() {
                    break;
                }
                assert_ne!(driver.session().and_then(Session::step), Some(number), "{what} has been read");
                continue;
            }
            let choice = driver.picker().choices[0].clone();
            for target in choice.targets.into_iter().filter(asked_for) {
                press_on(&mut driver, target, &what);
            }
            driver.wait(&what, |driver| driver.session().is_some_and(|session| session.known.len() > before));
        }
        assert!(refused > 3, "{}: nothing else was tried", lesson.name);
        let learned = driver.app.world().resource::<Learned>();
        assert!(learned.has(&lesson), "{} is kept in mind", lesson.name);
        let going_on = driver.session().is_some_and(|session| session.known.outcome().is_none());
        assert_eq!(going_on, lesson.then.is_some(), "{} is over or goes on", lesson.name);
        if going_on {
            // The others think for themselves now, unless whoever learns is to begin.
            let played = lesson.guided();
            driver.wait("a free move", |driver| {
                let session = driver.session();
                session.is_some_and(|session| session.known.len() > played || session.deciding().is_some())
            });
            driver.app.world_mut().write_message(SessionRequest::Leave);
        }
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
}

#[test]
fn every_lesson_is_followed_by_pad_with_nothing_but_show_me_and_confirm() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    driver.pad(GamepadButton::DPadDown);
    for lesson in lessons(&driver) {
        begin(&mut driver, &lesson);
        while let Some((key, number, reading)) = next(&mut driver, &lesson.name) {
            let what = format!("{key} ({number})");
            if reading {
                driver.pad(GamepadButton::West);
                if driver.session().is_none() {
                    break;
                }
                continue;
            }
            let before = driver.session().expect("a match").known.len();
            driver.pad(GamepadButton::LeftTrigger2);
            let shown = driver.session().and_then(|session| session.hint.clone()).expect("shown at once");
            for target in shown.targets.into_iter().filter(asked_for) {
                driver.frame();
                if driver.app.world().resource::<ShownLayout>().layout.in_tray(target).is_some() {
                    driver.app.world_mut().resource_mut::<Picker>().call(target);
                    driver.frame();
                } else if stage_has(&driver, target) {
                    assert_eq!(driver.picker().hover, Some(target), "{what}: shown and not pointed at");
                    driver.pad(GamepadButton::South);
                } else {
                    driver.pad(GamepadButton::West);
                }
            }
            driver.wait(&what, |driver| driver.session().is_some_and(|session| session.known.len() > before));
        }
        if driver.session().is_some() {
            driver.app.world_mut().write_message(SessionRequest::Leave);
        }
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
}

#[test]
fn a_lesson_that_was_left_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    let lesson = lessons(&driver).into_iter().find(|lesson| lesson.then.is_some()).expect("one that goes on");
    begin(&mut driver, &lesson);
    let mut steps = Vec::new();
    // By pad and keys alone: what is only read is confirmed, and what is to be done is shown on request.
    while steps.len() < 6 {
        let (key, _, reading) = next(&mut driver, "a step").expect("a step");
        if reading {
            driver.pad(GamepadButton::South);
        } else {
            driver.key(KeyCode::KeyH);
            driver.frame();
            let session = driver.session().expect("a match");
            let hint = session.hint.clone().expect("what is to be done is shown");
            assert!(session.now().allows(&hint.text), "{hint:?}");
            driver.app.world_mut().write_message(SessionRequest::Act(hint.text));
            driver.frame();
        }
        steps.push(key);
    }
    let (key, number, _) = next(&mut driver, "a step").expect("a step");
    let refused = driver.session().expect("a match").known.len();
    driver.app.world_mut().write_message(SessionRequest::Act("nonsense".to_owned()));
    driver.frame();
    driver.frame();
    assert_eq!(driver.session().expect("a match").known.len(), refused, "what the lesson does not ask for");
    driver.app.world_mut().write_message(SessionRequest::Leave);
    driver.wait("the title", |driver| driver.screen() == Screen::Title);
    driver.frame();
    let saves = std::fs::read_dir(folder.path().join("matches")).expect("saved matches");
    let path = saves.flatten().map(|entry| entry.path()).next().expect("the lesson is saved");
    driver.app.world_mut().write_message(SessionRequest::Resume(path));
    driver.wait("the table", |driver| driver.screen() == Screen::Table && driver.session().is_some());
    assert_eq!(next(&mut driver, "the same step"), Some((key.clone(), number, key.is_empty())));
    // Begun again it is the same lesson from its first step.
    driver.app.world_mut().write_message(SessionRequest::Rematch { swap: false, same_seed: false });
    driver.frame();
    driver.wait("the first step", |driver| driver.session().is_some_and(|session| session.known.is_empty()));
    assert_eq!(next(&mut driver, "the first step").map(|(_, number, _)| number), Some(1));
}

/// Does what the lesson asks for until it tells something else; false at its end.
fn follow(driver: &mut Driver, what: &str) -> bool {
    let Some((_, _, reading)) = next(driver, what) else { return false };
    if reading {
        driver.app.world_mut().write_message(SessionRequest::ReadOn);
    } else {
        let text = driver.picker().choices[0].text.clone();
        driver.app.world_mut().write_message(SessionRequest::Act(text));
    }
    (0..3).for_each(|_| driver.frame());
    driver.session().is_some()
}

fn journals(folder: &std::path::Path) -> usize {
    let files = std::fs::read_dir(folder.join("matches")).into_iter().flatten().flatten();
    files.filter(|file| file.path().extension().is_some_and(|its| its == "journal")).count()
}

#[test]
fn every_lesson_that_is_left_keeps_its_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for lesson in lessons(&driver) {
        begin(&mut driver, &lesson);
        // What is only read comes once more with what it is about.
        let (key, number, _) = loop {
            let step = next(&mut driver, &lesson.name).expect("a step");
            if driver.session().is_some_and(|session| session.known.len() > 1) {
                break step;
            }
            assert!(follow(&mut driver, &lesson.name), "{} is over at once", lesson.name);
        };
        let played = driver.session().expect("a match").known.len();
        let question = to_leave(driver.session().expect("a match"));
        assert_eq!(question.detail, Some(Words::new("question-lesson-about")), "{}", lesson.name);
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        let found = driver.app.world().resource::<Continue>().0.clone();
        assert!(found.is_some(), "{}: the title goes on with it", lesson.name);
        driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Lessons);
        (0..3).for_each(|_| driver.frame());
        let left = driver.app.world().resource::<LeftLessons>().of(&lesson).cloned();
        assert_eq!(left.map(|left| left.step), Some(number), "{}: the list says where it goes on", lesson.name);
        driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
        begin(&mut driver, &lesson);
        assert_eq!(driver.session().expect("a match").known.len(), played, "{}", lesson.name);
        assert_eq!(next(&mut driver, "the same step").map(|(key, number, _)| (key, number)), Some((key, number)));
        while follow(&mut driver, &lesson.name) {}
        if driver.session().is_some() {
            driver.app.world_mut().write_message(SessionRequest::Leave);
        }
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        assert_eq!(
            journals(folder.path()),
            usize::from(lesson.then.is_some()),
            "{} leaves a match to go on with",
            lesson.name
        );
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

#[test]
fn a_lesson_in_which_nothing_was_done_leaves_nothing_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    // Where somebody else begins, something has been done at once.
    let begins = |lesson: &Lesson| !matches!(lesson.now([], 0), Now::Act(..));
    for lesson in lessons(&driver).into_iter().filter(begins) {
        begin(&mut driver, &lesson);
        let question = to_leave(driver.session().expect("a match"));
        assert_eq!(question.detail, Some(Words::new("question-lesson-anew-about")), "{}", lesson.name);
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        assert_eq!(journals(folder.path()), 0, "{}", lesson.name);
    }
}

#[test]
fn what_a_lesson_calls_marked_is_marked_before_anything_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut later = 0;
    for lesson in lessons(&driver) {
        begin(&mut driver, &lesson);
        while let Some((key, ..)) = next(&mut driver, &lesson.name) {
            let marked = driver.app.world().resource::<Marked>();
            for target in driver.picker().choices.iter().flat_map(|choice| &choice.targets) {
                if matches!(target, Target::Piece(_) | Target::Zone(_)) {
                    let mark = marked.of(*target);
                    assert!(!matches!(mark, TargetMark::None | TargetMark::Aside), "{key}: {target:?} is {mark:?}");
                    later += usize::from(!driver.picker().next.contains(target));
                }
            }
            if !follow(&mut driver, &lesson.name) {
                break;
            }
        }
        if driver.session().is_some() {
            driver.app.world_mut().write_message(SessionRequest::Leave);
        }
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
    assert!(later > 20, "only {later} things are not the first to be chosen");
}

#[test]
fn whoever_never_played_a_game_is_offered_its_lesson() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.frame();
    driver.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    driver.wait("the offer", |driver| driver.spot(egui::Id::new("setup lesson")).is_some());
    driver.app.world_mut().resource_mut::<Focus>().set(egui::Id::new("setup lesson"));
    driver.frame();
    driver.key(KeyCode::Enter);
    driver.wait("the lesson", |driver| driver.session().is_some_and(|session| session.lesson().is_some()));
    driver.app.world_mut().write_message(SessionRequest::Leave);
    driver.wait("the title", |driver| driver.screen() == Screen::Title);
}
