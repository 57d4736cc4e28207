//! A battlefield for the table alone: 110 tinted figures with halos on 117 hexagons that can all be pointed at, marching by
//! the hexagon, with five dice thrown and three figures toppling at every turn; over it a deck of 60 cards that is searched.
//! Main-thread time of a frame at rest and while all that is told, without window and graphics driver; the cards lie there
//! without their faces, which are painted as one picture each.
//!
//! Run with `cargo bench --bench figures`.

mod frames;
#[path = "../tests/sixth_game/src/pebbles/rules.rs"]
mod pebbles;

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::Id;
use imps_table::client::director::Director;
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Screen, Session, SessionRequest};
use imps_table::client::ui::focus::Focus;
use imps_table::client::{PictureOutput, app, bare, run_on_one_thread};
use imps_table::engine::{Seat, SeatController, Words};
use imps_table::folders::{AssetFolders, DataFolder};
use imps_table::games::{GameBundle, Registry};
use imps_table::table::{
    Arrange, Art, Beat, End, Face, FaceArt, Framing, Layout, Leave, LogLine, Look, Move, NewMatch, OptionRow, Origin,
    Outline, Palette, PieceId, Placed, Point, Pose, Regular, Say, SetUp, Setting, Side, Status, TableGame, Target,
    Tell, Tray, TrayCard, Way, Zone, ZoneId, dice,
};

use frames::{measure, report, take_times};
use pebbles::{Heap, Options, Pebbles, Take, Took};

/// The battlefield is the only game there is.
const GAMES: &[GameBundle] = &[GameBundle::of::<Pebbles>()];
/// Hexagons in a row, and rows.
const FIELD: (u32, u32) = (13, 9);
/// From the middle of a hexagon to its sides, in metres.
const HEX: f32 = 0.024;
const FIGURES: u32 = 110;
const DICE: u32 = 5;
const CARDS: u32 = 60;

/// The middle of a hexagon.
fn hexagon(number: u32) -> Pose {
    let (column, row) = ((number % FIELD.0) as f32, (number / FIELD.0) as f32);
    let x = (column + if row % 2.0 == 0.0 { 0.0 } else { 0.5 } - 6.0) * 2.0 * HEX;
    Pose::table(x, 0.0, (row - 4.0) * HEX * 3.0_f32.sqrt())
}

/// A figure, as far along as the match is.
fn figure(number: u32, heap: &Heap) -> Placed {
    let hex = (number + u32::from(heap.left % 2)) % (FIELD.0 * FIELD.1);
    let colour = [[0x8a, 0x2a, 0x24], [0x2c, 0x4a, 0x7c], [0x3c, 0x6a, 0x34]][number as usize % 3];
    let look = Look::model("knight", Vec3::new(0.02, 0.05, 0.02))
        .tinted(colour)
        .on_round_foot(0.01)
        .haloed(Outline::Ring(0.011));
    Placed {
        id: PieceId(1000 + number),
        look,
        pose: hexagon(hex).scaled(0.4),
        title: Some(Words::new("figure").with("number", number)),
        order: number as i32,
    }
}

fn die(number: u32, heap: &Heap) -> Placed {
    let place = Pose::table(0.36, 0.008, number as f32 * 0.03 - 0.06);
    let up = (u32::from(heap.left) + number) as usize % 6;
    let pose = dice::lying(place, up, number);
    Placed { id: PieceId(2000 + number), look: Look::die([Face(0); 6], 0.016), pose, title: None, order: 0 }
}

impl TableGame for Pebbles {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for Heap {
    fn arrange(&self, _: Side) -> Layout {
        let zones = (0..FIELD.0 * FIELD.1).map(|number| Zone {
            id: ZoneId(number),
            pose: hexagon(number),
            outline: Outline::Hex(HEX * 0.94),
            reach: Outline::Hex(HEX),
            title: Words::new("hexagon").with("number", number),
            order: number as i32,
        });
        let pieces = (0..FIGURES).map(|number| figure(number, self)).chain((0..DICE).map(|number| die(number, self)));
        Layout { pieces: pieces.collect(), zones: zones.collect(), ..Layout::default() }
    }
}

impl Say for Heap {
    fn status(&self) -> Status {
        Status { phases: vec!["march"], phase: 0, prompt: Words::new("march") }
    }
}

impl Tell for Pebbles {
    fn tell(_: &Took, before: &Heap, after: &Heap, _: Side) -> Beat {
        let march = (0..FIGURES).map(|number| Move {
            secs: 0.8,
            way: Way { hops: 2, ..Way::arc(0.01) },
            starts: None,
            lands: None,
            ..Move::card(PieceId(1000 + number), Origin::Itself).after(0.004 * number as f32)
        });
        let thrown =
            (0..DICE).map(|number| dice::throw(PieceId(2000 + number), die(number, after).pose, number as u16));
        let falls = (0..3).map(|number| {
            let fallen = figure(number * 30, before);
            Leave::here(fallen.id, fallen.pose, End::Toppled)
        });
        Beat { moves: march.chain(thrown).collect(), leaves: falls.collect(), hold: 0.2, ..Beat::default() }
    }

    fn log(event: &Took, _: &Heap) -> Option<LogLine> {
        Some(LogLine::new(Words::new("march").with("seat", event.seat)))
    }
}

impl Point for Pebbles {
    fn targets(_: &Heap, _: Seat, take: &Take) -> Vec<Target> {
        vec![Target::Zone(ZoneId(u32::from(take.0))), Target::Count(take.0)]
    }

    fn meant(_: &Heap, _: Seat, _: &[Target]) -> Option<Take> {
        None
    }
}

impl Art for Pebbles {
    fn face(&self, _: Face, _: Palette, _: &dyn Fn(&Words) -> String) -> FaceArt {
        FaceArt { template: "none", values: Vec::new() }
    }

    fn regulars(&self) -> &'static [Regular] {
        const { &[Regular::plain("North"), Regular::plain("South")] }
    }
}

impl SetUp for Options {
    fn rows(&self) -> Vec<OptionRow<Self>> {
        Vec::new()
    }

    fn setting(&self) -> Setting {
        Setting::bare(Framing { fov: 28.0, pitch: 55.0, distance: 1.1, at: Vec3::ZERO }, "tavern")
    }

    fn faces(&self) -> Vec<Face> {
        Vec::new()
    }
}

/// A deck to be searched, half of it of either group.
fn deck() -> Tray {
    let card = |number: u32| {
        let title = Words::new(format!("card {number}"));
        TrayCard::new(PieceId(3000 + number), Face(0), title).within([number as usize % 2])
    };
    let groups = [("odd", "ui-star"), ("even", "ui-coins")];
    Tray::new(Words::new("deck"), (0..CARDS).map(card).collect())
        .grouped(groups.map(|(key, icon)| (Words::new(key), icon)))
}

/// How many cards of the deck can be walked to.
fn cards_shown(app: &App) -> usize {
    let cards: Vec<Id> = (0..CARDS).map(|number| Id::new("tray card").with(PieceId(3000 + number))).collect();
    app.world().resource::<Focus>().spots().iter().filter(|spot| cards.contains(&spot.id)).count()
}

/// Presses a key and lets go of it within the next frame.
fn press(app: &mut App, key_code: KeyCode) {
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("a window");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let logical_key = Key::Unidentified(NativeKey::Unidentified);
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }
}

/// Takes what is focused, and waits until that has been drawn.
fn enter(app: &mut App) {
    press(app, KeyCode::Enter);
    for _ in 0..30 {
        app.update();
    }
}

fn main() {
    let mut alone = bare(PictureOutput::Nowhere, AssetFolders::default());
    run_on_one_thread(&mut alone);
    take_times(&mut alone);
    alone.finish();
    alone.cleanup();
    report("Bevy alone", measure(&mut alone, 500, |_| true));
    drop(alone);
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = app(Registry::new(GAMES), PictureOutput::Nowhere, DataFolder(folder.path().to_owned()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_micros(16_667)));
    take_times(&mut app);
    app.finish();
    app.cleanup();
    while *app.world().resource::<State<Screen>>().get() != Screen::Title {
        app.update();
    }
    let controllers = vec![SeatController::person(), SeatController::person()];
    let (game, options) = ("pebbles".to_owned(), "(pebbles:30)".to_owned());
    let wanted = NewMatch { game, options, seed: Some(1.into()), controllers, clock: None };
    app.world_mut().write_message(SessionRequest::Start(wanted));
    while app.world().resource::<ShownLayout>().layout.pieces.is_empty() {
        app.update();
    }
    for _ in 0..300 {
        app.update();
    }
    report("110 figures, nothing moving", measure(&mut app, 500, |_| true));
    app.world_mut().resource_mut::<ShownLayout>().layout.tray = Some(deck());
    for _ in 0..60 {
        app.update();
    }
    report("60 cards laid open to be searched, nothing moving", measure(&mut app, 500, |_| true));
    app.world_mut().resource_mut::<Focus>().set(Id::new("tray group").with(1_usize));
    enter(&mut app);
    assert!(cards_shown(&app) == CARDS as usize / 2, "half of them are shown");
    report("30 of them, of one group, nothing moving", measure(&mut app, 500, |_| true));
    // Whoever walks over them has every frame drawn anew.
    let walking = (0..500).flat_map(|_| {
        press(&mut app, KeyCode::ArrowRight);
        measure(&mut app, 1, |_| true)
    });
    let walking = walking.collect();
    report("30 of them, the focus walking", walking);
    app.world_mut().resource_mut::<ShownLayout>().layout.tray = None;
    let mut marching = Vec::new();
    for _ in 0..6 {
        let before = app.world().resource::<Session>().known.len();
        app.world_mut().write_message(SessionRequest::Act("take 1".to_owned()));
        while app.world().resource::<Session>().known.len() == before {
            app.update();
        }
        marching.extend(measure(&mut app, 300, |app| app.world().resource::<Director>().busy()));
        assert!(!marching.is_empty(), "something marches");
        for _ in 0..120 {
            app.update();
        }
    }
    report("110 figures marching, five dice tumbling, three figures toppling", marching);
}
