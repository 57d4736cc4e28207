//! How much of the picture the interface takes, and how bright it is.

use bevy::math::Vec2;
use bevy::prelude::*;
use bevy_egui::egui::{self, Id};
use imps_table::client::session::SessionRequest;
use imps_table::client::settings::Settings;
use imps_table::client::ui::screen_rects::ScreenRects;
use imps_table::client::ui::theme::Theme;
use imps_table::client::ui::ui_kit::Covered;
use imps_table::engine::{Chance as _, Sampled};
use imps_table::locale::Language;
use imps_table::table::{Lens, Target};

use crate::driver::{Driver, every_table};
use crate::watching::play_to;

/// The share of the picture that the panels take together, of 1000.
fn share(panels: &[egui::Rect], screen: Vec2) -> usize {
    let steps = 2.0;
    let points = |side: f32| (0..(side / steps) as u32).map(move |step| (step as f32 + 0.5) * steps);
    let is_covered = |x: f32, y: f32| panels.iter().any(|panel| panel.contains(egui::pos2(x, y)));
    let covered: usize = points(screen.y).map(|y| points(screen.x).filter(|x| is_covered(*x, y)).count()).sum();
    covered * 1000 / (points(screen.y).count() * points(screen.x).count())
}

/// The size of the picture in points of the interface.
fn screen(driver: &Driver) -> Vec2 {
    let world = driver.app.world();
    world.resource::<Lens>().size / world.resource::<Theme>().zoom
}

/// Starts a table and plays a few actions at it.
fn sit_down(driver: &mut Driver, (game, options): (&'static str, &'static str), actions: usize) {
    driver.play_with(game, options, 1, 5);
    play_to(driver, actions, &mut Sampled::new(9));
    driver.wait("a decision", |driver| driver.asks() || driver.session().is_some_and(over));
    (0..4).for_each(|_| driver.frame());
}

fn over(session: &imps_table::client::session::Session) -> bool {
    session.known.outcome().is_some()
}

fn leave(driver: &mut Driver) {
    driver.app.world_mut().write_message(SessionRequest::Leave);
    (0..2).for_each(|_| driver.frame());
}

#[test]
fn panels_take_little_of_the_picture_and_only_what_speaks_is_of_paper() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let (mut wrong, mut seen, mut most) = (Vec::new(), 0, 0);
    for table in every_table() {
        for actions in [0, 14] {
            sit_down(&mut driver, table, actions);
            for language in [Language::En, Language::Ja] {
                driver.app.world_mut().resource_mut::<Settings>().play.language = language;
                (0..3).for_each(|_| driver.frame());
                let world = driver.app.world();
                let (cover, session) = (world.resource::<Covered>(), driver.session().expect("a match"));
                if !driver.asks() || session.told.has_unseen_news() {
                    continue;
                }
                let takes = share(&cover.panels, screen(&driver));
                // A decision that is made by buttons has as many as it has choices: two of them are room for any.
                let buttons = driver.picker().next.iter().filter(|target| matches!(target, Target::Option(_))).count();
                let may = if table.0 == "battle_royal" { 120 } else { 90 } + 10 * buttons.saturating_sub(2);
                let at = format!("{table:?} after {actions} in {language:?}");
                if takes > may {
                    wrong.push(format!("{at}: {takes} of 1000, {:?}\n{:?}", cover.panels, session.told.plates));
                }
                if cover.sheets.len() != 1 {
                    wrong.push(format!("{at}: of paper are {:?}", cover.sheets));
                }
                (seen, most) = (seen + 1, most.max(takes));
            }
            leave(&mut driver);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 20 && most > 40, "{seen} decisions were looked at, {most} of 1000 at most");
}

#[test]
fn while_others_play_nothing_is_of_paper() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let mut told = 0;
    for table in every_table() {
        sit_down(&mut driver, table, 0);
        let mut chance = Sampled::new(3);
        driver.wait("something to be told", |driver| {
            if driver.asks() {
                let choices = &driver.picker().choices;
                let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
                driver.app.world_mut().write_message(SessionRequest::Act(text));
            }
            driver.frame();
            driver.busy() || driver.session().is_some_and(over)
        });
        (0..3).for_each(|_| driver.frame());
        if driver.busy() {
            let sheets = &driver.app.world().resource::<Covered>().sheets;
            assert!(sheets.is_empty(), "{table:?}: {sheets:?}");
            told += 1;
        }
        leave(&mut driver);
    }
    assert!(told > 8, "something was told at {told} tables");
}

#[test]
fn the_edges_can_be_left_free() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.app.world_mut().resource_mut::<Settings>().free_edges = true;
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for table in every_table() {
        sit_down(&mut driver, table, 6);
        for text_scale in [1.0, 2.0] {
            driver.app.world_mut().resource_mut::<Settings>().text_scale = text_scale;
            driver.wait("the table at rest", |driver| !driver.busy());
            (0..40).for_each(|_| driver.frame());
            let size = screen(&driver);
            let whole = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y));
            // A seam of a pixel is nothing.
            let inside = whole.shrink2(whole.size() * 0.05 - egui::Vec2::splat(1.0));
            let world = driver.app.world();
            let panels = world.resource::<Covered>().panels.iter().map(|panel| ("a panel".to_owned(), *panel));
            let lies = world.resource::<ScreenRects>().named.iter();
            let lies = lies.map(|(target, rect)| (format!("{target:?}"), *rect));
            let held = |what: &str| what.starts_with("a panel") || !in_hand(&driver, what);
            for (what, rect) in panels.chain(lies).filter(|(what, _)| held(what)) {
                seen += 1;
                if !inside.contains_rect(rect) {
                    wrong.push(format!("{table:?} at {text_scale}: {what} {rect:?}"));
                }
            }
        }
        leave(&mut driver);
    }
    assert!(wrong.is_empty(), "{} of {seen}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Whether what is called so is a card in the own hand, whose foot lies below the picture's edge.
fn in_hand(driver: &Driver, what: &str) -> bool {
    let layout = &driver.app.world().resource::<imps_table::client::pieces::shown_layout::ShownLayout>().layout;
    let mut held = layout.pieces.iter().filter(|placed| placed.in_own_hand());
    held.any(|placed| what == format!("{:?}", Target::Piece(placed.id)))
}

#[test]
fn what_is_folded_is_found_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    sit_down(&mut driver, ("bottle_imp", "()"), 8);
    let disc = |name: &str| Id::new("disc").with(name);
    for always in ["ui-undo", "ui-hint", "ui-menu", "fold"] {
        assert!(driver.spot(disc(always)).is_some(), "{always}");
    }
    let small = driver.spot(Id::new("chronicle size")).expect("the last line says that there are more").seen;
    driver.click_on(Id::new("chronicle size"));
    driver.wait("the chronicle", |driver| {
        driver.spot(Id::new("chronicle size")).is_some_and(|spot| spot.seen.center() != small.center())
    });
    assert!(driver.app.world().resource::<Covered>().sheets.len() == 2, "it is opened on a sheet");
    driver.click_on(Id::new("chronicle size"));
    driver.wait("the last line", |driver| {
        driver.spot(Id::new("chronicle size")).is_some_and(|spot| spot.seen.center() == small.center())
    });
}
