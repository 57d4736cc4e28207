//! Every screen and overlay, without a window: nothing panics, the focus is never lost, and keys reach everything.

use bevy::prelude::*;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{self, Color32, Id, Rect, Shape};

use super::colours::PARCHMENT;
use super::focus::{Focus, Spot, Way, next};
use super::ui_kit::Covered;
use super::{RuleBookAt, Toast};
use crate::ai::Level;
use crate::client::controls::InputAction;
use crate::client::picker::Picker;
use crate::client::pieces::still_life::boxes;
use crate::client::session::{Overlay, Screen, Session, ToldMatch};
use crate::client::settings::{Notices, Settings};
use crate::engine::{SeatController, Viewer, Words};
use crate::folders::DataFolder;
use crate::games::house;
use crate::locale::{Language, Locale};

mod announced;
mod chronicle;
mod foretold;
mod legible;
mod letters;
mod long_names;
mod monitors;
mod plates;
mod saves;
mod seats;
mod sheets;
mod slept;
mod spoken;
mod stand;
mod staying;
mod tray;
mod views;
mod welcome;

use stand::{Stand, known, window};

const SCREENS: [Screen; 7] = [
    Screen::Loading,
    Screen::Welcome,
    Screen::Title,
    Screen::Setup,
    Screen::DeckBuilder,
    Screen::Table,
    Screen::Attract,
];
const OVERLAYS: [Overlay; 14] = [
    Overlay::None,
    Overlay::Pause,
    Overlay::Settings,
    Overlay::RuleBook,
    Overlay::Aid,
    Overlay::Panels,
    Overlay::Lessons,
    Overlay::Saves,
    Overlay::Share,
    Overlay::Credits,
    Overlay::Report,
    Overlay::HandOver,
    Overlay::Deserted,
    Overlay::Question,
];

fn everywhere() -> impl Iterator<Item = (Screen, Overlay)> {
    SCREENS.into_iter().flat_map(|screen| {
        let overlays = if matches!(screen, Screen::Title | Screen::Table) { &OVERLAYS[..] } else { &OVERLAYS[..1] };
        overlays.iter().map(move |&overlay| (screen, overlay))
    })
}

#[test]
fn no_size_breaks_anything() {
    let (mut wrong, mut drawn) = (Vec::new(), 0);
    for (screen, overlay) in everywhere() {
        for (size, text) in [((320.0, 200.0), 2.0), ((1024.0, 768.0), 1.0), ((2560.0, 1080.0), 1.5)] {
            let settings = Settings { text_scale: text, high_contrast: text > 1.2, ..Settings::default() };
            let mut stand = Stand::new(screen, overlay, window(size.0, size.1), settings);
            let shapes = stand.pass_with(Vec::new());
            wrong.extend(broken(&stand, &shapes).map(|what| format!("{screen:?} {overlay:?} in {size:?}: {what}")));
            drawn += shapes.len();
        }
    }
    assert!(wrong.is_empty(), "{} things are broken:\n{}", wrong.len(), wrong.join("\n"));
    assert!(drawn > 5000, "hardly anything is drawn: {drawn}");
}

/// What runs over the edges of the window: widgets, panels, and words, which may be cut above and below alone.
fn broken<'a>(stand: &'a Stand, shapes: &'a [ClippedShape]) -> impl Iterator<Item = String> + 'a {
    let window = stand.ctx.content_rect().expand(1.0);
    let spots = stand.focus().spots();
    let beside = |room: Rect, thing: Rect| thing.left() < room.left() || thing.right() > room.right();
    // What has been scrolled away lies above or below its page, never beside it.
    let outside = spots.iter().filter(move |spot| beside(window, spot.rect));
    let outside = outside.map(|spot| format!("out of the window: {spot:?}"));
    let whole = |rect: &Rect, other: &Rect| rect.expand(1.0).contains_rect(*other);
    let crossed = spots.iter().enumerate().flat_map(move |(n, spot)| {
        let near = spots[n + 1..].iter().filter(move |other| other.layer == spot.layer);
        let over = near.filter(move |other| other.seen.intersect(spot.seen).shrink(1.0).is_positive());
        let over = over.filter(move |other| !whole(&spot.seen, &other.seen) && !whole(&other.seen, &spot.seen));
        over.map(move |other| format!("one over the other: {spot:?} {other:?}"))
    });
    let panels = stand.app.world().resource::<Covered>().panels.iter();
    let panels = panels.filter(move |panel| !window.contains_rect(**panel)).map(|panel| format!("a panel: {panel:?}"));
    let words = shapes.iter().filter_map(move |shape| {
        let Shape::Text(text) = &shape.shape else { return None };
        let room = shape.clip_rect.intersect(window).expand(2.0);
        let rows = text.galley.rows.iter().map(|row| row.rect().translate(text.pos.to_vec2()));
        let mut inked = rows.filter(|row| row.width() > 1.0 && room.intersects(*row));
        let cut = inked.find(|row| beside(room, *row))?;
        Some(format!("cut at a side: {} at {cut:?} in {room:?}", text.galley.text()))
    });
    outside.chain(crossed).chain(panels).chain(words)
}

/// What arrows and Tab can get to from the focused widget.
fn missed(spots: &[Spot], from: Id, round: bool) -> Vec<&Spot> {
    let mut seen: Vec<Id> = vec![from];
    // Tab goes to the first widget of every group.
    for spot in spots {
        let first = spots.iter().find(|other| other.group == spot.group);
        seen.extend(first.map(|first| first.id).filter(|id| !seen.contains(id)));
    }
    let mut at = 0;
    while let Some(id) = seen.get(at).copied() {
        at += 1;
        let Some(spot) = spots.iter().find(|spot| spot.id == id) else { continue };
        for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
            let kept = spot.keeps.keeps(way);
            if let Some(next) = next(spots, spot, way, round).filter(|next| !kept && !seen.contains(&next.id)) {
                seen.push(next.id);
            }
        }
    }
    spots.iter().filter(|spot| !seen.contains(&spot.id)).collect()
}

#[test]
fn keys_reach_everything() {
    for (screen, overlay) in everywhere() {
        for text in [1.0, 2.0] {
            let settings = Settings { text_scale: text, ..Settings::default() };
            let stand = Stand::new(screen, overlay, window(1280.0, 720.0), settings);
            let spots = stand.focus().spots();
            let free = overlay == Overlay::None && matches!(screen, Screen::Table | Screen::Attract | Screen::Loading);
            let from = stand.focus().now().or_else(|| spots.first().map(|spot| spot.id).filter(|_| free));
            let Some(from) = from else {
                assert!(free && spots.is_empty(), "{screen:?} {overlay:?} at {text}: nothing is focused");
                continue;
            };
            let missed = missed(spots, from, !free);
            assert!(missed.is_empty(), "{screen:?} {overlay:?} at {text}: {missed:?} of {spots:?}");
        }
    }
}

#[test]
fn the_table_stays_visible() {
    let stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let cover = stand.app.world().resource::<Covered>();
    let covered: f32 = cover.panels.iter().map(Rect::area).sum();
    assert!(covered < 0.3 * 1280.0 * 720.0, "{covered}");
    assert!(!cover.all);
}

/// How many entries of menus lie on wax, be it ever so thin.
fn waxed(shapes: &[ClippedShape]) -> usize {
    let wax = PARCHMENT.wax_high;
    let like = |colour: Color32| {
        let [r, g, b, a] = colour.to_srgba_unmultiplied();
        let near = |x: u8, y: u8| x.abs_diff(y) < 14;
        a > 20 && near(r, wax.r()) && near(g, wax.g()) && near(b, wax.b())
    };
    let entry = |shape: &ClippedShape| match &shape.shape {
        Shape::Mesh(mesh) => mesh.calc_bounds().width() > 120.0 && mesh.vertices.first().is_some_and(|v| like(v.color)),
        _ => false,
    };
    shapes.iter().filter(|shape| entry(shape)).count()
}

#[test]
fn one_entry_is_warm_whoever_moves_the_focus() {
    let mut stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), Settings::default());
    let entries: Vec<Spot> = stand.focus().spots().iter().filter(|spot| spot.menu).copied().collect();
    assert!(entries.len() > 4);
    stand.point(egui::Pos2::ZERO);
    for round in 0..3 {
        let at = &entries[3 + round % 2];
        assert_eq!(waxed(&stand.point(at.rect.center())), 1, "the pointer comes");
        assert_eq!(stand.focused(), Some(at.id));
        assert_eq!(waxed(&stand.press(InputAction::Up)), 1, "an arrow leaves the pointer behind");
        assert_ne!(stand.focused(), Some(at.id));
        assert_eq!(waxed(&stand.pass_with(Vec::new())), 1, "at rest");
    }
}

#[test]
fn menus_go_round_and_the_first_arrow_moves() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.open(Overlay::Pause);
    assert_eq!(stand.focused(), Some(Id::new("pause-go-on")), "focused in the first picture");
    for (command, expected) in [
        (InputAction::Down, "pause-rules"),
        (InputAction::Up, "pause-go-on"),
        (InputAction::Up, "pause-leave"),
        (InputAction::Down, "pause-go-on"),
    ] {
        stand.press(command);
        assert_eq!(stand.focused(), Some(Id::new(expected)));
    }
    let mut stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), Settings::default());
    let entries: Vec<Id> = stand.focus().spots().iter().filter(|spot| spot.menu).map(|spot| spot.id).collect();
    stand.press(InputAction::Up);
    assert_eq!(stand.focused(), entries.last().copied());
    stand.press(InputAction::Down);
    assert_eq!(stand.focused(), entries.first().copied());
    let mut stand = Stand::new(Screen::Setup, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.press(InputAction::Down);
    assert_eq!(stand.focused(), Some(Id::new("setup game")), "from Start to the first choice");
}

/// What of a text is cut by the upper or lower edge of what it is shown in: the middle of the cut.
fn cuts(shape: &ClippedShape) -> Vec<egui::Pos2> {
    let Shape::Text(text) = &shape.shape else { return Vec::new() };
    let clip = shape.clip_rect;
    let rows = text.galley.rows.iter().map(|row| row.rect().translate(text.pos.to_vec2()));
    let inked = rows.filter(|row| row.width() > 1.0 && row.right() > clip.left() && row.left() < clip.right());
    let cut = |row: Rect| {
        let edges = [clip.top(), clip.bottom()].into_iter();
        let cut = edges.filter(move |edge| row.top() + 2.0 < *edge && *edge < row.bottom() - 2.0);
        cut.map(move |edge| egui::pos2(row.center().x.clamp(clip.left() + 1.0, clip.right() - 1.0), edge))
    };
    inked.flat_map(cut).collect()
}

/// Whether a shape hides what lies at an edge.
fn hides(shape: &ClippedShape, at: egui::Pos2) -> bool {
    let Shape::Mesh(mesh) = &shape.shape else { return false };
    let solid = |v: &egui::epaint::Vertex| (v.pos.y - at.y).abs() < 1.0 && v.color.a() > 240;
    let bounds = mesh.calc_bounds().expand(1.0);
    bounds.contains(at) && bounds.height() < 90.0 && mesh.vertices.iter().any(solid)
}

#[test]
fn no_line_is_cut_through() {
    let mut scrolled = 0;
    for (screen, overlay) in everywhere() {
        for text in [1.0, 1.5, 2.0] {
            let settings = Settings { text_scale: text, ..Settings::default() };
            let mut stand = Stand::new(screen, overlay, window(1280.0, 720.0), settings);
            for delta in [0.0, -37.0, -4000.0] {
                for at in [egui::pos2(800.0, 420.0), egui::pos2(300.0, 500.0), egui::pos2(1150.0, 480.0)] {
                    stand.wheel(at, delta);
                }
                for _ in 0..4 {
                    stand.pass();
                }
                let shapes = stand.pass_with(Vec::new());
                for (n, shape) in shapes.iter().enumerate() {
                    for cut in cuts(shape) {
                        scrolled += 1;
                        let hidden = shapes[n..].iter().any(|shape| hides(shape, cut));
                        let Shape::Text(text_shape) = &shape.shape else { continue };
                        let words = text_shape.galley.text();
                        assert!(hidden, "{screen:?} {overlay:?} at {text}, scrolled {delta}: {words} at {cut:?}");
                    }
                }
            }
        }
    }
    assert!(scrolled > 100, "hardly anything was cut: {scrolled}");
}

#[test]
fn controls_keep_away_from_the_lines_between_them() {
    for text in [1.0, 2.0] {
        let settings = Settings { text_scale: text, ..Settings::default() };
        let mut stand = Stand::new(Screen::Title, Overlay::Settings, window(1280.0, 720.0), settings);
        let shapes = stand.pass_with(Vec::new());
        let lines: Vec<f32> = shapes
            .iter()
            .filter_map(|shape| match &shape.shape {
                Shape::LineSegment { points: [a, b], .. } if a.y == b.y && (b.x - a.x).abs() > 300.0 => Some(a.y),
                _ => None,
            })
            .collect();
        let controls = stand.focus().spots().iter().filter(|spot| spot.group == 1);
        let gaps = controls.flat_map(|spot| {
            let gap = |y: &f32| (spot.rect.top() - y).abs().min((y - spot.rect.bottom()).abs());
            lines.iter().map(gap).collect::<Vec<_>>()
        });
        let least = gaps.fold(f32::MAX, f32::min);
        assert!((5.0..100.0).contains(&least), "{least} at {text}");
    }
}

#[test]
fn links_of_a_book_are_followed_by_keys() {
    let mut stand = Stand::new(Screen::Table, Overlay::RuleBook, window(1280.0, 720.0), Settings::default());
    let links = |stand: &Stand| -> Vec<Spot> {
        stand.focus().spots().iter().filter(|spot| spot.group == super::book_blocks::LINKS).copied().collect()
    };
    assert!(links(&stand).len() > 2);
    let on_link = |stand: &Stand| links(stand).into_iter().find(|spot| Some(spot.id) == stand.focused());
    for _ in 0..4 {
        if on_link(&stand).is_none() {
            stand.press(InputAction::Next);
        }
    }
    for _ in 0..30 {
        stand.pass();
    }
    let link = on_link(&stand).expect("Tab leads to a link");
    assert!(link.seen.is_positive(), "in sight");
    stand.press(InputAction::Down);
    assert_ne!(on_link(&stand).map(|spot| spot.id), Some(link.id), "an arrow leads to the next one");
    for _ in 0..30 {
        stand.pass();
    }
    let before = links(&stand);
    stand.press(InputAction::Confirm);
    for _ in 0..30 {
        stand.pass();
    }
    let after = links(&stand);
    assert_eq!(before.len(), after.len());
    assert!((before[0].rect.top() - after[0].rect.top()).abs() > 20.0, "the page has been turned");
}

/// Every text that is painted in sight, and where.
fn said(shapes: &[ClippedShape]) -> Vec<(String, Rect)> {
    let text = |shape: &ClippedShape| match &shape.shape {
        Shape::Text(text) => {
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            let seen = shape.clip_rect.intersects(rect) && text.opacity_factor > 0.0;
            seen.then(|| (text.galley.text().to_owned(), rect))
        }
        _ => None,
    };
    shapes.iter().filter_map(text).collect()
}

#[test]
fn who_only_watches_is_not_spoken_to() {
    for game in house().tables() {
        let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
        {
            let mut session = stand.app.world_mut().resource_mut::<Session>();
            session.known = known(&*game.open(&game.default_options(), 7.into()).unwrap(), Viewer::Public);
            session.told = ToldMatch::all(&session.known);
            session.thinking = None;
            session.replay = Some((0, 40));
            let seats = session.known.seats();
            let bot = |n: usize| SeatController::Bot { kind: Level::Master.into(), name: format!("Bot {n}") };
            session.controllers = (0..seats).map(|n| if n == 0 { SeatController::person() } else { bot(n) }).collect();
        }
        stand.pass();
        let addressed = |(text, _): &(String, Rect)| {
            let mut words = text.split(|letter: char| !letter.is_alphabetic());
            words.any(|word| ["you", "your", "yours"].contains(&word.to_lowercase().as_str()))
        };
        let shapes = stand.pass_with(Vec::new());
        assert!(said(&shapes).iter().any(|(text, _)| text.contains("Replay")));
        let wrong: Vec<_> = said(&shapes).into_iter().filter(addressed).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", game.game());
        stand.open(Overlay::Pause);
        stand.pass();
        let entries: Vec<Id> = stand.focus().spots().iter().filter(|spot| spot.menu).map(|spot| spot.id).collect();
        assert!(!entries.contains(&Id::new("pause-restart")) && entries.contains(&Id::new("pause-back")));
    }
}

#[test]
fn a_book_opens_at_the_page_that_was_asked_for() {
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let game = house().tables()[0].game();
    let path = crate::folders::assets().join("rulebooks").join(game).join("en.md");
    let book = crate::rulebook::book::Book::read(&std::fs::read_to_string(path).unwrap());
    let mut titled = book.sections.iter().filter(|section| !section.title.is_empty());
    let (first, last) = titled.next().zip(titled.next_back()).expect("sections");
    let wanted = RuleBookAt { game: game.to_owned(), section: Some(last.id.clone()) };
    stand.app.insert_resource(wanted);
    stand.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::RuleBook);
    let page = |shapes: &[ClippedShape]| -> Vec<String> {
        let mut on_page = said(shapes);
        on_page.retain(|(_, place)| place.left() > 420.0 && place.top() > 110.0);
        on_page.into_iter().map(|(text, _)| text).collect()
    };
    for pass in 0..6 {
        let shapes = page(&stand.pass_with(Vec::new()));
        assert!(!shapes.contains(&first.title), "pass {pass} shows the first page: {shapes:?}");
    }
    let shapes = page(&stand.pass_with(Vec::new()));
    assert!(shapes.contains(&last.title), "{shapes:?}");
}

#[test]
fn no_entry_of_the_contents_is_cut() {
    for language in Language::ALL {
        for text in [1.0, 1.5, 2.0] {
            let settings = Settings { text_scale: text, ..Settings::in_language(language) };
            let mut stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), settings);
            stand.app.world_mut().resource_mut::<Locale>().set_language(language);
            for game in house().tables() {
                let wanted = RuleBookAt { game: game.game().to_owned(), section: None };
                stand.app.insert_resource(wanted);
                stand.open(Overlay::RuleBook);
                for shape in stand.pass_with(Vec::new()) {
                    let Shape::Text(text_shape) = &shape.shape else { continue };
                    let cut = text_shape.galley.elided;
                    assert!(!cut, "{}, {language:?} at {text}: {}", game.game(), text_shape.galley.text());
                }
                stand.open(Overlay::None);
            }
        }
    }
}

#[test]
fn a_notice_breaks_long_names_of_files() {
    let settings = Settings { reduced_motion: true, ..Settings::default() };
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), settings);
    let folder = "/home/somebody".repeat(12);
    let words = Words::new("notice-replay-kept").with("folder", folder.as_str());
    stand.app.world_mut().resource_mut::<Notices>().push(words);
    stand.pass();
    // The full stop stays with the end of the name.
    let of_folder = |text: &str| folder.contains(text.trim_end_matches('.'));
    let parts: Vec<_> = said(&stand.pass_with(Vec::new())).into_iter().filter(|(text, _)| of_folder(text)).collect();
    let parts: Vec<_> = parts.into_iter().filter(|(text, _)| text.len() > 5).collect();
    assert!(parts.len() > 1 && parts.iter().map(|(text, _)| text.len()).sum::<usize>() > folder.len() - 6, "{parts:?}");
    for (n, (_, place)) in parts.iter().enumerate() {
        assert!(stand.ctx.content_rect().contains_rect(*place), "{place:?}");
        assert!(parts[..n].iter().all(|(_, other)| !other.shrink(2.0).intersects(*place)), "{parts:?}");
    }
}

#[test]
fn the_whole_menu_of_the_title_is_in_sight() {
    for text in [1.0, 1.5, 2.0] {
        let settings = Settings { text_scale: text, ..Settings::default() };
        let stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), settings);
        for spot in stand.focus().spots().iter().filter(|spot| spot.menu) {
            assert!((spot.seen.height() - spot.rect.height()).abs() < 0.5, "{spot:?} at {text}");
        }
    }
}

#[test]
fn every_box_on_the_shelf_has_its_plate() {
    for (size, text) in [((1280.0, 720.0), 1.0), ((1280.0, 720.0), 2.0), ((1024.0, 768.0), 1.5)] {
        let settings = Settings { text_scale: text, ..Settings::default() };
        let mut stand = Stand::new(Screen::Title, Overlay::None, window(size.0, size.1), settings);
        let shapes = stand.pass_with(Vec::new());
        let screen = stand.ctx.content_rect();
        let said: Vec<(&str, Rect)> = shapes
            .iter()
            .filter_map(|shape| match &shape.shape {
                Shape::Text(text) => Some((text.galley.text(), text.galley.rect.translate(text.pos.to_vec2()))),
                _ => None,
            })
            .collect();
        let locale = stand.app.world().resource::<Locale>();
        let mut places: Vec<Rect> = boxes(house())
            .iter()
            .map(|standing| {
                let name = locale.t(&format!("game-{}", standing.game));
                let found = said.iter().find(|(text, place)| text.contains(&name) && place.top() > 300.0);
                found.unwrap_or_else(|| panic!("{name} has no plate at {text}")).1
            })
            .collect();
        assert!(places.len() >= house().tables().len());
        assert!(places.iter().all(|place| screen.contains_rect(*place)), "{places:?}");
        while let Some(place) = places.pop() {
            assert!(places.iter().all(|other| !other.intersects(place)), "{place:?}");
        }
    }
}

#[test]
fn a_rename_that_fails_says_so() {
    let home = tempfile::tempdir().unwrap();
    let data = DataFolder(home.path().to_owned());
    std::fs::create_dir_all(data.matches()).unwrap();
    let file = data.matches().join("old.journal");
    std::fs::write(&file, "imps-table journal 1\ngame toy\noptions ()\nseed 5\nseat A human A\n---\n").unwrap();
    let mut stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.app.insert_resource(data);
    stand.open(Overlay::Saves);
    stand.pass();
    let take = |stand: &mut Stand, name: &str| {
        stand.app.world_mut().resource_mut::<Focus>().set(Id::new(name));
        stand.press(InputAction::Confirm);
        stand.pass();
    };
    take(&mut stand, "saves-rename");
    take(&mut stand, "saves name");
    stand.pass_with(vec![egui::Event::Text("er".to_owned())]);
    let key = |pressed| egui::Event::Key {
        key: egui::Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    stand.pass_with(vec![key(true), key(false)]);
    stand.pass();
    std::fs::remove_file(&file).unwrap();
    take(&mut stand, "saves name done");
    let said = stand.app.world().resource::<Toast>().text().to_owned();
    let about = stand.app.world().resource::<Locale>().t("notice-rename-failed");
    let about = about.split(':').next().unwrap_or_default();
    assert!(!about.is_empty() && said.starts_with(about), "{said}");
}

#[test]
fn a_start_takes_two_presses() {
    let stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), Settings::default());
    assert!(stand.focus().now().is_some());
    let stand = Stand::new(Screen::Setup, Overlay::None, window(1280.0, 720.0), Settings::default());
    assert_eq!(stand.focus().now(), Some(Id::new("setup start")));
}

#[test]
fn both_languages_have_all_words() {
    let read = |language: Language| {
        let file = crate::folders::assets().join("locales").join(language.code()).join("ui.ftl");
        let text = std::fs::read_to_string(file).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.trim().to_owned());
        keys.filter(|key| !key.is_empty() && key.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
            .collect::<Vec<_>>()
    };
    assert_eq!(read(Language::En), read(Language::Ja));
}
