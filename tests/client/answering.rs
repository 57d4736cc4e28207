//! Every click on something is answered, and what cannot be done is refused with why.
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::{Real, TimeUpdateStrategy};
use bevy_egui::egui;
use imps_table::client::picker::Picker;
use imps_table::client::pieces::piece::{Marked, TargetMark};
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Screen, Session, SessionRequest};
use imps_table::engine::{Chance as _, Sampled, ToAct};
use imps_table::table::Target;

use crate::driver::{Driver, every_game, every_table};
use crate::handling::{decide, decides, hover, in_tray, named, rest, some, traces};

/// A sentence says why not, in sight, and it is more than that nothing can be done.
fn refused(driver: &mut Driver, what: &str) {
    let said = driver.session().and_then(|session| session.complaint.as_ref()).map(|(why, _)| why.words.key.clone());
    assert!(said.as_ref().is_some_and(|key| key != "why-nothing"), "{what} is refused with {said:?}");
    if driver.screen() != Screen::Table {
        return;
    }
    let close = egui::Id::new("refusal close");
    driver.wait(&format!("{what}: the refusal in sight"), |driver| driver.spot(close).is_some());
}

/// Clicks on what can be pointed at, on some of it where that is a wide field; each click must leave a trace.
fn click_about(driver: &mut Driver, chance: &mut Sampled, what: &str) {
    // An open tray lies over the table, and this pointer works the table alone.
    if driver.app.world().resource::<ShownLayout>().layout.tray.is_some() {
        return;
    }
    for target in some(named(driver), chance) {
        if !driver.app.world().resource::<ShownLayout>().layout.has(target) {
            continue;
        }
        // What was said before may lie over the table, and pieces may still glide.
        driver.app.world_mut().resource_mut::<Session>().complaint = None;
        rest(driver);
        let Some(meant) = hover(driver, target) else { continue };
        let before = traces(driver);
        driver.click();
        driver.frame();
        let after = traces(driver);
        assert_ne!(after, before, "{what}: a click on {meant:?} is answered by nothing");
        // What moved when the pointer came may have made way for something else.
        let meant = driver.picker().hover.unwrap_or(meant);
        if (&after.0, after.1, after.3) == (&before.0, before.1, before.3) {
            refused(driver, &format!("{what}: {meant:?}"));
            // A card of a tray is drawn by the interface, which says why; marks lie on the table.
            let mark = driver.app.world().resource::<Marked>().0.get(&meant);
            assert!(in_tray(driver, meant) || mark == Some(&TargetMark::Wrong), "{what}: {meant:?} is marked {mark:?}");
        }
        if driver.session().map(|session| session.known.len()) != Some(before.1) {
            return;
        }
        if driver.picker().inspected.is_some() {
            driver.key(KeyCode::KeyZ);
        }
    }
}

#[test]
fn every_click_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        let mut chance = Sampled::new(41);
        driver.play_with(game, options, 1, 34);
        for round in 0..4 {
            if !decides(&mut driver) {
                break;
            }
            let picker = driver.picker();
            let choice = picker.choices[chance.below(picker.choices.len() as u32) as usize].clone();
            // With nothing chosen, and with every number of targets chosen before.
            for chosen in 0..choice.targets.len() {
                if driver.picker().choices.is_empty() {
                    break;
                }
                driver.app.world_mut().resource_mut::<Picker>().cancel();
                for target in &choice.targets[..chosen] {
                    let mut picker = driver.app.world_mut().resource_mut::<Picker>();
                    picker.point_at(*target, true);
                }
                click_about(&mut driver, &mut chance, &format!("{game} {options} in round {round} after {chosen}"));
            }
            // Somebody else is to decide: nobody thinks outside the table's screen.
            if !decides(&mut driver) {
                break;
            }
            let Some(text) = driver.picker().choices.first().map(|choice| choice.text.clone()) else { break };
            driver.app.world_mut().write_message(SessionRequest::Act(text));
            driver.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Results);
            driver.wait("the action", |driver| !driver.busy() && driver.screen() == Screen::Results);
            driver.frame();
            let session = driver.session().expect("a match");
            let waits = matches!(session.known.to_act(), ToAct::Seats(_)) && session.deciding().is_none();
            if waits {
                assert!(session.why_wait().is_some(), "{game}");
                click_about(&mut driver, &mut chance, &format!("{game} {options} in round {round}, waiting"));
            }
            driver.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
            driver.frame();
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
}

#[test]
fn a_place_that_cannot_take_a_card_says_why_before_it_is_clicked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut chance = Sampled::new(36);
    for (game, options) in every_table() {
        decide(&mut driver, game, options, 36);
        for _ in 0..6 {
            // A piece that has a place to go to, and not one that is a whole action by itself.
            let picker = driver.picker();
            let goes_on = |target: &Target| picker.choices.iter().all(|choice| choice.targets != [*target]);
            let pieces = picker.next.iter().filter(|target| matches!(target, Target::Piece(_)));
            let first = pieces.copied().find(goes_on);
            if let Some(first) = first {
                driver.app.world_mut().resource_mut::<Picker>().point_at(first, true);
                let (prefix, next) = (driver.picker().prefix.clone(), driver.picker().next.clone());
                for target in some(named(&driver), &mut chance) {
                    let Some(meant) = hover(&mut driver, target) else { continue };
                    driver.frame();
                    let picker = driver.picker();
                    let begins = picker.choices.iter().any(|choice| choice.targets.contains(&meant));
                    if next.contains(&meant) || prefix.contains(&meant) || begins {
                        continue;
                    }
                    let (session, seat) = (driver.session().expect("a match"), picker.seat.expect("a decision"));
                    let meaning: Vec<Target> = prefix.iter().copied().chain([meant]).collect();
                    let why = session.known.why_not(seat, &meaning).or_else(|| session.known.why_not(seat, &[meant]));
                    if let Some(why) = why {
                        assert!(picker.preview.contains(&why.words), "{game}: {meant:?} hides why it refuses");
                    }
                }
                driver.app.world_mut().resource_mut::<Picker>().cancel();
            }
            let text = driver.picker().choices[0].text.clone();
            driver.app.world_mut().write_message(SessionRequest::Act(text));
            driver.frame();
            if !decides(&mut driver) {
                break;
            }
        }
    }
}

#[test]
fn what_cannot_be_taken_back_is_said_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        decide(&mut driver, game, "()", 38);
        let session = driver.session().expect("a match");
        if session.known.stands().undo.is_ok() {
            continue;
        }
        let disc = egui::Id::new("disc").with("ui-undo");
        driver.click_on(disc);
        assert!(driver.focused(disc), "{game}: the pointer is on the button");
        assert!(driver.session().is_some_and(|session| session.complaint.is_none()), "{game}: the tip says it already");
        driver.pointer(Vec2::new(640.0, 300.0));
        driver.key(KeyCode::KeyU);
        driver.frame();
        assert!(driver.session().is_some_and(|session| session.complaint.is_some()), "{game}: the key is not answered");
    }
}

#[test]
fn what_is_refused_after_a_long_rest_is_refused_now() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.play(every_game().next().expect("a game"), 1, 3);
    driver.wait("a decision", |driver| driver.asks());
    let step = |driver: &mut Driver, seconds: f32| {
        let step = TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds));
        driver.app.insert_resource(step);
        driver.frame();
    };
    // The clock of the table takes no long steps; the clock of the wall does.
    step(&mut driver, 60.0);
    step(&mut driver, 0.033);
    driver.app.world_mut().write_message(SessionRequest::Act("nonsense".to_owned()));
    driver.frame();
    let now = driver.app.world().resource::<Time<Real>>().elapsed_secs();
    let since = driver.session().and_then(|session| session.complaint.as_ref()).expect("a refusal").1;
    assert!((now - since).abs() < 0.1, "refused at {since}, and it is {now}");
}
