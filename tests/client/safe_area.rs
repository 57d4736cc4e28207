//! Nothing that can be pointed at lies under a panel, at any text size and in both languages.

use std::time::Duration;

use bevy::math::{Rect, Vec2};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui;
use imps_table::client::input::PutAway;
use imps_table::client::picker::Picker;
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Screen, Session, SessionRequest};
use imps_table::client::settings::{Notices, Settings};
use imps_table::client::ui::screen_rects::ScreenRects;
use imps_table::client::ui::theme::Theme;
use imps_table::client::ui::ui_kit::Covered;
use imps_table::engine::{Sampled, Words};
use imps_table::host::ClockTime;
use imps_table::locale::{Language, Locale, nobody};
use imps_table::storage::lessons::Lessons;
use imps_table::table::{Body, Framing, Lens, Placed, Pointable, SafeArea, Space, Target, nameless, sights, standing};

use super::driver::{Driver, every_game, every_table, tables_of};
use super::fields::{Written, write_down};
use super::watching::play_to;

/// Text sizes of the settings.
const SIZES: [f32; 4] = [1.0, 1.25, 1.5, 2.0];
/// A thing is covered if more of it than this lies under panels.
const SLACK: f32 = 0.03;

/// What lies under a panel, or beyond the edge of the screen, with the share of it that does.
fn covered(driver: &Driver, lens: &Lens) -> Vec<(Pointable, f32)> {
    let world = driver.app.world();
    let room = world.resource::<SafeArea>();
    let foot = room.hand_foot * lens.size.y;
    let whole = |rect: Rect| rect.width() * rect.height();
    sights(&world.resource::<ShownLayout>().layout, lens)
        .into_iter()
        .filter_map(|sight| {
            // Of a card in the hand only what stands over the hand's foot is meant to be seen.
            let screen =
                Rect::from_corners(Vec2::ZERO, if sight.held { Vec2::new(lens.size.x, foot) } else { lens.size });
            // A seam of a pixel is nothing.
            let rect = sight.rect.inflate(-1.0);
            let seen = rect.intersect(screen);
            let meant = if sight.held { seen } else { rect };
            let panels =
                room.panels.iter().map(|panel| Rect::from_corners(panel.min * lens.size, panel.max * lens.size));
            let under: f32 = panels.map(|panel| whole(panel.intersect(seen))).sum();
            let hidden = (whole(meant) - whole(seen) + under) / whole(meant).max(1.0);
            (hidden > SLACK).then_some((sight, hidden))
        })
        .collect()
}

/// The words of pills that lie under a panel or on the near hand.
fn covered_pills(driver: &Driver, lens: &Lens) -> Vec<String> {
    let world = driver.app.world();
    let (room, layout) = (world.resource::<SafeArea>(), &world.resource::<ShownLayout>().layout);
    assert_eq!(room.pills.len(), layout.pills.len(), "the interface says how large each pill is");
    let held = sights(layout, lens).into_iter().filter(|sight| sight.held);
    let hand = held.map(|sight| sight.rect).reduce(|hand, card| hand.union(card));
    let panels = room.panels.iter().map(|panel| Rect::from_corners(panel.min * lens.size, panel.max * lens.size));
    let covers: Vec<Rect> = panels.chain(hand).collect();
    let pills = layout.pills.iter().zip(&room.pills).filter(|(pill, size)| {
        let seen = lens.project(pill.at).map(|at| Rect::from_center_size(at, **size * lens.size).inflate(-1.0));
        seen.is_none_or(|seen| covers.iter().any(|cover| !cover.intersect(seen).is_empty()))
    });
    pills.map(|(pill, _)| pill.words.key.to_string()).collect()
}

/// What is hidden of the table, each with `at` before it: what can be pointed at, and pills.
fn hidden(driver: &Driver, at: &str) -> Vec<String> {
    hidden_through(driver, driver.app.world().resource::<Lens>(), at)
}

/// The same where the table is looked at through another lens.
fn hidden_through(driver: &Driver, lens: &Lens, at: &str) -> Vec<String> {
    let sights = covered(driver, lens).into_iter().map(|(sight, share)| format!("{at}: {sight:?} {share:.2}"));
    let pills = covered_pills(driver, lens).into_iter().map(|pill| format!("{at}: pill {pill}"));
    sights.chain(pills).collect()
}

/// Frames until the camera has come to rest.
fn settle(driver: &mut Driver) {
    for _ in 0..4 {
        driver.frame();
    }
    driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
}

#[test]
fn nothing_that_can_be_pointed_at_is_covered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut wrong = Vec::new();
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 5);
        let mut actions = 0;
        // The first decisions, and then one here and there as the table fills.
        while actions < 60 {
            driver.wait("a decision", |driver| {
                driver.session().is_none_or(|session| session.known.outcome().is_some()) || driver.asks()
            });
            let Some(seat) = driver.session().and_then(Session::deciding) else { break };
            if actions < 2 || actions % 12 == 0 {
                for text_scale in SIZES {
                    for language in [Language::En, Language::Ja] {
                        let mut settings = driver.app.world_mut().resource_mut::<Settings>();
                        (settings.text_scale, settings.play.language) = (text_scale, language);
                        settle(&mut driver);
                        let at = format!("{game} {options} after {actions} at {text_scale} {language:?}");
                        wrong.extend(hidden(&driver, &at));
                    }
                }
            }
            let choices = driver.session().map(|session| session.known.choices(seat).to_vec()).unwrap_or_default();
            let Some(choice) = choices.get(actions * 7 % choices.len().max(1)) else { break };
            driver.app.world_mut().write_message(SessionRequest::Act(choice.text.clone()));
            driver.frame();
            driver.frame();
            actions += 1;
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
    assert!(wrong.is_empty(), "{} things are covered:\n{}", wrong.len(), wrong.join("\n"));
}

/// The hand-held, the wide and the old: all screens on which a table has to find room.
const SCREENS: [(u32, u32); 3] = [(1280, 800), (1720, 720), (1024, 768)];

#[test]
fn nothing_is_covered_on_screens_of_other_shapes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut wrong = Vec::new();
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 5);
        driver.wait("a decision", |driver| driver.asks());
        for screen in SCREENS {
            driver.resize(screen);
            for text_scale in [1.0, 2.0] {
                driver.app.world_mut().resource_mut::<Settings>().text_scale = text_scale;
                settle(&mut driver);
                let size = driver.app.world().resource::<Lens>().size;
                assert_eq!(size, Vec2::new(screen.0 as f32, screen.1 as f32), "the lens follows the window");
                let at = format!("{game} {options} on {screen:?} at {text_scale}");
                wrong.extend(hidden(&driver, &at));
            }
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
    assert!(wrong.is_empty(), "{} things are covered:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_words_of_a_lesson_cover_nothing_either() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut wrong = Vec::new();
    for lesson in driver.app.world().resource::<Lessons>().0.clone() {
        let (game, name) = (lesson.game.clone(), lesson.name.clone());
        driver.app.world_mut().write_message(SessionRequest::Learn { game, lesson: name });
        driver.wait("the lesson", |driver| driver.session().is_some_and(Session::is_guided) && !driver.busy());
        for text_scale in SIZES {
            for language in [Language::En, Language::Ja] {
                let mut settings = driver.app.world_mut().resource_mut::<Settings>();
                (settings.text_scale, settings.play.language) = (text_scale, language);
                settle(&mut driver);
                wrong.extend(hidden(&driver, &format!("{} at {text_scale} {language:?}", lesson.key())));
            }
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
    assert!(wrong.is_empty(), "{} things are covered:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn clocks_cover_nothing_either() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut wrong = Vec::new();
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 5);
        driver.wait("a decision", |driver| driver.asks());
        for text_scale in SIZES {
            // Little time left, and much.
            for left in [7, 2400] {
                let mut session = driver.app.world_mut().resource_mut::<Session>();
                session.clocks =
                    vec![ClockTime { seat: session.own_seat(), left: Duration::from_secs(left), runs: false }];
                driver.app.world_mut().resource_mut::<Settings>().text_scale = text_scale;
                settle(&mut driver);
                let at = format!("{game} {options} at {text_scale} with {left} seconds");
                wrong.extend(hidden(&driver, &at));
            }
        }
    }
    assert!(wrong.is_empty(), "{} things are covered:\n{}", wrong.len(), wrong.join("\n"));
}

/// How much of what may be chosen now lies under panels and boxes: each choice and its covered share.
fn choices_under_boxes(driver: &Driver) -> Vec<(Target, f32)> {
    let world = driver.app.world();
    let seen = &world.resource::<ScreenRects>().named;
    let boxes = &world.resource::<Covered>().panels;
    let may = |target: &Target| driver.picker().next.contains(target);
    seen.iter()
        .filter(|(target, _)| may(target))
        .map(|(target, rect)| {
            let under = boxes.iter().map(|panel| panel.intersect(*rect)).filter(bevy_egui::egui::Rect::is_positive);
            (*target, under.map(|rect| rect.area()).sum::<f32>() / rect.area())
        })
        .filter(|(_, share)| *share > SLACK)
        .collect()
}

/// What of the table lies under these boxes: pieces that `count` with a name and without, places, and pills.
fn under(driver: &Driver, boxes: &[egui::Rect], count: impl Fn(&Placed) -> bool) -> Vec<String> {
    let world = driver.app.world();
    let (lens, theme) = (world.resource::<Lens>(), world.resource::<Theme>());
    let mut layout = world.resource::<ShownLayout>().layout.clone();
    layout.pieces.retain(|placed| placed.pose.space == Space::Table && count(placed));
    let points = |at: Vec2| (at / theme.zoom.max(0.01)).to_array().into();
    let rect = |rect: Rect| egui::Rect::from_min_max(points(rect.min), points(rect.max));
    let named = sights(&layout, lens).into_iter().filter(|sight| !sight.held);
    let named = named.map(|sight| (format!("{:?}", sight.target), rect(sight.rect)));
    let stands = nameless(&layout, lens).into_iter().map(|stands| ("what has no name".to_owned(), rect(stands)));
    let pills = layout.pills.iter().zip(&world.resource::<SafeArea>().pills).filter_map(|(pill, size)| {
        let at = rect(Rect::from_center_size(lens.project(pill.at)?, *size * lens.size));
        Some((format!("pill {}", pill.words.key), at.shrink(1.0)))
    });
    let share = |thing: egui::Rect| {
        let under = boxes.iter().map(|panel| panel.intersect(thing)).filter(egui::Rect::is_positive);
        under.map(|rect| rect.area()).sum::<f32>() / thing.area().max(1.0)
    };
    let things = named.chain(stands).chain(pills).map(|(name, thing)| (name, share(thing)));
    things.filter(|(_, share)| *share > SLACK).map(|(name, share)| format!("{name} {share:.2}")).collect()
}

#[test]
fn what_happened_meanwhile_is_summed_up_on_nothing_of_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let (mut wrong, mut summed_up) = (Vec::new(), 0);
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 8);
        for actions in 0..12 {
            let over = |session: &Session| session.known.outcome().is_some();
            driver.wait("a decision", |driver| {
                driver.session().is_none_or(|session| over(session) || session.deciding().is_some() && !driver.busy())
            });
            let Some((session, seat)) = driver.session().and_then(|it| Some((it, it.deciding()?))) else { break };
            if session.told.unwatched && session.told.read < session.told.log.len() {
                summed_up += 1;
                for (text_scale, language) in [(1.0, Language::En), (1.0, Language::Ja), (1.25, Language::En)] {
                    let mut settings = driver.app.world_mut().resource_mut::<Settings>();
                    (settings.text_scale, settings.play.language) = (text_scale, language);
                    settle(&mut driver);
                    // Where there is no room for it, it waits.
                    let Some(size) = driver.spot(egui::Id::new("chronicle size")) else { continue };
                    let size = size.seen.center();
                    let panels = &driver.app.world().resource::<Covered>().panels;
                    let news = panels.iter().copied().find(|panel| panel.contains(size)).expect("the news");
                    let at = format!("{game} {options} after {actions} at {text_scale} {language:?}");
                    wrong.extend(under(&driver, &[news], |_| true).into_iter().map(|it| format!("{at}: {it}")));
                }
            }
            let choices = driver.session().map(|session| session.known.choices(seat).to_vec()).unwrap_or_default();
            let Some(choice) = choices.get(actions * 5 % choices.len().max(1)) else { break };
            driver.app.world_mut().write_message(SessionRequest::Act(choice.text.clone()));
            driver.frame();
            driver.frame();
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
    assert!(wrong.is_empty(), "{} things are covered:\n{}", wrong.len(), wrong.join("\n"));
    assert!(summed_up > 20, "something was summed up {summed_up} times");
}

#[test]
fn what_is_said_of_a_thing_leaves_dice_in_sight_while_they_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    let is_die = |placed: &Placed| matches!(placed.look.body, Body::Die { .. });
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for game in every_game() {
        driver.play(game, 0, 8);
        for frame in 0..1500_usize {
            driver.frame();
            let layout = &driver.app.world().resource::<ShownLayout>().layout;
            let thrown = driver.busy() && layout.pieces.iter().any(is_die);
            if !thrown || frame % 4 > 0 {
                continue;
            }
            let named = &driver.app.world().resource::<ScreenRects>().named;
            let target = named[frame * 7 % named.len()].0;
            driver.app.world_mut().resource_mut::<Picker>().point_at(target, false);
            (0..2).for_each(|_| driver.frame());
            seen += usize::from(!driver.picker().preview.is_empty());
            let at = format!("{game}, frame {frame}, of {target:?}");
            let boxes = &driver.app.world().resource::<Covered>().panels;
            let dice = under(&driver, boxes, is_die).into_iter().filter(|it| it.starts_with("what has no name"));
            wrong.extend(dice.map(|it| format!("{at}: {it}")));
        }
    }
    assert!(wrong.is_empty(), "{} dice are covered:\n{}", wrong.len(), wrong.join("\n"));
    assert!(seen > 30, "something was said {seen} times");
}

#[test]
fn notes_lie_on_no_plate_and_on_no_phase() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    // Notes that stay say where they are.
    driver.app.world_mut().resource_mut::<Settings>().texts_stay = true;
    let mut wrong = Vec::new();
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 5);
        driver.wait("a decision", |driver| driver.asks());
        for text_scale in SIZES {
            driver.app.world_mut().resource_mut::<Settings>().text_scale = text_scale;
            settle(&mut driver);
            let known = driver.app.world().resource::<Covered>().panels.clone();
            driver.app.world_mut().resource_mut::<Notices>().push(Words::new("notice-undone-silently"));
            (0..12).for_each(|_| driver.frame());
            let cover = driver.app.world().resource::<Covered>();
            let note = *cover.panels.last().expect("a note");
            assert!(!known.contains(&note), "{game} {options} at {text_scale}: there is no note");
            let others = known.iter().copied().chain(cover.strip);
            wrong.extend(
                others
                    .filter(|other| other.intersect(note).is_positive())
                    .map(|other| format!("{game} {options} at {text_scale}: {note:?} on {other:?}")),
            );
            driver.app.world_mut().write_message(PutAway);
            (0..4).for_each(|_| driver.frame());
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
    assert!(wrong.is_empty(), "{} notes lie on something:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn refusals_and_hints_leave_what_may_be_chosen_in_sight_and_can_be_put_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.play("battle_line", 1, 5);
    for text_scale in SIZES {
        driver.app.world_mut().resource_mut::<Settings>().text_scale = text_scale;
        settle(&mut driver);
        driver.wait("a decision", |driver| driver.picker().seat.is_some());
        // A card of the hand, and then a place that cannot take it: the deck.
        let card = driver.picker().next[0];
        let layout = driver.app.world().resource::<ShownLayout>().layout.clone();
        let deck = layout.zones.iter().map(|zone| Target::Zone(zone.id)).find(|zone| {
            let choices = &driver.picker().choices;
            choices.iter().all(|choice| !choice.targets.contains(zone))
        });
        let deck = deck.expect("a place that nothing can be done with");
        for target in [card, deck] {
            let at = driver.place(target).expect("in sight");
            driver.pointer(at);
            driver.click();
            settle(&mut driver);
        }
        let refused = |driver: &Driver| driver.session().is_some_and(|session| session.complaint.is_some());
        assert!(refused(&driver), "nothing was refused at {text_scale}");
        assert_eq!(choices_under_boxes(&driver), [], "at {text_scale}");
        driver.key(KeyCode::Escape);
        settle(&mut driver);
    }
}

/// What the choice that is being made is about: what was chosen, what is pointed at, and every piece that can come next; and what
/// stands on the cells of a map, since who is where matters there for every choice.
fn about(driver: &Driver) -> Vec<Target> {
    let picker = driver.picker();
    let layout = &driver.app.world().resource::<ShownLayout>().layout;
    let pieces = picker.next.iter().filter(|target| matches!(target, Target::Piece(_)));
    let on_cells = layout.cells.iter().copied().filter(|target| matches!(target, Target::Piece(_)));
    let mut about: Vec<Target> = picker.prefix.iter().chain(&picker.hover).chain(pieces).copied().collect();
    about.extend(on_cells);
    about.sort_unstable();
    about.dedup();
    about
}

/// What lies under the words that tell what a choice would bring about, with the share of it that does.
fn under_foretold(driver: &Driver) -> Vec<(Target, f32)> {
    let world = driver.app.world();
    let Some(told) = world.resource::<Covered>().foretold else { return Vec::new() };
    let seen = &world.resource::<ScreenRects>().named;
    let about = about(driver);
    let foot =
        world.resource::<SafeArea>().hand_foot * world.resource::<Lens>().size.y / world.resource::<Theme>().zoom;
    let about = seen.iter().filter(|(target, _)| about.contains(target));
    about
        .map(|(target, rect)| {
            // Of a card in the hand only what stands over the hand's foot is seen.
            let rect = rect.with_max_y(rect.bottom().min(foot.max(rect.top() + 1.0)));
            let under = told.intersect(rect);
            (*target, if under.is_positive() { under.area() / rect.area() } else { 0.0 })
        })
        .filter(|(_, share)| *share > FORETOLD)
        .collect()
}

/// What may come of an attack is written whatever else has no room: the chances of all hits, of a unit that is eliminated or driven
/// back, and what battles back.
fn assert_outcome_is_written(driver: &Driver, choice: &str) {
    const OUTCOME: [&str; 4] = ["hits", "eliminates", "drives-back", "answer"];
    let is_outcome = |key: &str| OUTCOME.iter().any(|it| key.strip_prefix("battlelore-preview-") == Some(it));
    let world = driver.app.world();
    let (locale, written) = (world.resource::<Locale>(), &world.resource::<Written>().0);
    // Lines may break anywhere in Japanese.
    let all: String = written.iter().flat_map(|(text, _)| text.chars()).filter(|it| !it.is_whitespace()).collect();
    let mut last = 0;
    for words in driver.picker().preview.iter().filter(|words| is_outcome(&words.key)) {
        let said = locale.say(words, &nobody);
        // Numbers and words stand apart where they are drawn as columns and bars.
        for part in said.split([' ', '\u{a0}', ',', '、', ':', '：']).filter(|part| !part.is_empty()) {
            assert!(all.contains(part), "{choice}: {part} of `{said}` is not written in {all}");
            last += 1;
        }
    }
    let attacked = driver.picker().preview.iter().any(|words| words.key == "battlelore-preview-hits");
    assert!(!attacked || last > 4, "{choice}: {last}");
}

/// So much of a thing may lie under what is foretold: the edge of its banner, not what it is known by.
const FORETOLD: f32 = 0.1;

#[test]
fn what_is_foretold_covers_nothing_that_the_choice_is_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    write_down(&mut driver);
    driver.at_once();
    let (mut wrong, mut told) = (Vec::new(), 0);
    for game in every_game() {
        driver.play_with(game, tables_of(game)[0], 1, 5);
        for actions in 0..40 {
            driver.wait("a decision", |driver| {
                let over = driver.session().is_none_or(|session| session.known.outcome().is_some());
                over || driver.picker().seat.is_some() && !driver.busy()
            });
            let choices = driver.picker().choices.clone();
            let Some(choice) = choices.get(actions * 7 % choices.len().max(1)) else { break };
            let (last, first) = choice.targets.split_last().expect("a target");
            if actions % 3 == 0 && matches!(last, Target::Piece(_) | Target::Zone(_)) {
                for text_scale in [1.0, 2.0] {
                    for language in [Language::En, Language::Ja] {
                        let mut settings = driver.app.world_mut().resource_mut::<Settings>();
                        (settings.text_scale, settings.play.language) = (text_scale, language);
                        settle(&mut driver);
                        let mut picker = driver.app.world_mut().resource_mut::<Picker>();
                        picker.cancel();
                        first.iter().for_each(|target| picker.take(*target));
                        picker.point_at(*last, false);
                        settle(&mut driver);
                        told += usize::from(driver.app.world().resource::<Covered>().foretold.is_some());
                        assert_outcome_is_written(&driver, &choice.text);
                        let at = format!("{game} after {actions} at {text_scale} {language:?}: {}", choice.text);
                        let under = under_foretold(&driver);
                        wrong.extend(under.into_iter().map(|(target, share)| format!("{at}: {target:?} {share:.2}")));
                    }
                }
            }
            driver.app.world_mut().write_message(SessionRequest::Act(choice.text.clone()));
            driver.frame();
            driver.frame();
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
    assert!(told > 40, "something is told: {told}");
    assert!(wrong.is_empty(), "{} things are covered:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_was_played_for_is_in_sight_beside_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    // Hardly anything lies at most of the flags.
    driver.play("battle_line", 1, 21);
    driver.wait("a decision", |driver| driver.asks());
    driver.app.world_mut().write_message(SessionRequest::Concede);
    driver.wait("the result", |driver| driver.screen() == Screen::Results);
    driver.wait("the table at rest", |driver| !driver.app.world().resource::<Eye>().moving());
    (0..6).for_each(|_| driver.frame());
    driver.wait("the table at rest", |driver| !driver.app.world().resource::<Eye>().moving());
    let world = driver.app.world();
    let (lens, room) = (world.resource::<Lens>(), world.resource::<SafeArea>());
    let left = room.panels.iter().map(|panel| panel.max.x * lens.size.x).fold(0.0, f32::max);
    assert!(left > 400.0, "the sheet stands beside the table");
    let flags = standing(&world.resource::<ShownLayout>().layout, lens);
    assert!(flags.len() >= 9, "{flags:?}");
    let free = Rect::new(left, 0.0, lens.size.x, lens.size.y).inflate(1.0);
    assert!(flags.iter().all(|flag| free.contains(flag.min) && free.contains(flag.max)), "{flags:?} in {free:?}");
}

/// So much of the picture at most the table may be moved or made smaller or larger at once while it is played at.
const HARDLY: f32 = 0.1;

#[test]
fn the_table_hardly_moves_while_it_is_played_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 8);
        let mut chance = Sampled::new(5);
        let mut before: Option<(Framing, Lens)> = None;
        for actions in 0..60 {
            play_to(&mut driver, actions, &mut chance);
            settle(&mut driver);
            // Beside the results it makes way for these.
            if driver.session().is_some_and(|session| session.known.outcome().is_some()) {
                break;
            }
            let world = driver.app.world();
            let (goal, lens) = (world.resource::<Eye>().goal, *world.resource::<Lens>());
            let Some((then, old)) = before.replace((goal, lens)) else { continue };
            // Where more has been laid out, a game looks at its table from elsewhere.
            if then != goal {
                continue;
            }
            seen += 1;
            let size = (old.fov / 2.0).tan() / (lens.fov / 2.0).tan();
            let change = (size - 1.0).abs() + (lens.shift - old.shift).length() / 2.0;
            if change > HARDLY {
                let under = hidden_through(&driver, &old, "before");
                let moved = format!("{} {} to {} {}", old.fov, old.shift, lens.fov, lens.shift);
                wrong.push(format!("{game} {options} after {actions}: {moved}, {under:?}"));
            }
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
    assert!(seen > 300, "{seen} actions were looked at");
    assert!(wrong.is_empty(), "{} moves:\n{}", wrong.len(), wrong.join("\n"));
}
