//! Every screen and overlay, without a window: nothing panics, the focus is never lost, and keys reach everything.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Id, RawInput, Rect};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext};

use super::focus::{Focus, Spot, Way, nearest};
use super::kit::Cover;
use crate::ai::Level;
use crate::client::audio::PlaySound;
use crate::client::director::{Announce, Director};
use crate::client::flow::session::{Ask, Occupant, Session};
use crate::client::flow::{Overlay, Screen};
use crate::client::input::picker::Picker;
use crate::client::input::{LastDevice, Rebind};
use crate::client::loading::LoadProgress;
use crate::client::room::Room;
use crate::client::settings::{DataFolder, Language, Notices, Settings};
use crate::client::table::LogLine;
use crate::engine::{Seat, Words};
use crate::games::shelf;

const SCREENS: [Screen; 5] = [Screen::Loading, Screen::Title, Screen::Setup, Screen::Table, Screen::Attract];
const OVERLAYS: [Overlay; 10] = [
    Overlay::None,
    Overlay::Pause,
    Overlay::Settings,
    Overlay::RuleBook,
    Overlay::Aid,
    Overlay::Panels,
    Overlay::Saves,
    Overlay::Credits,
    Overlay::HandOver,
    Overlay::Question,
];

struct Stand {
    app: App,
    ctx: egui::Context,
    size: egui::Vec2,
    frame: u32,
}

impl Stand {
    fn new(screen: Screen, overlay: Overlay, size: egui::Vec2, settings: Settings) -> Self {
        let mut app = App::new();
        app.add_plugins(bevy::state::app::StatesPlugin)
            .insert_resource(DataFolder(std::env::temp_dir().join("imps-table-ui-tests")))
            .insert_resource(settings)
            .init_resource::<Time>()
            .init_resource::<Notices>()
            .init_resource::<LastDevice>()
            .init_resource::<Rebind>()
            .init_resource::<Picker>()
            .init_resource::<Room>()
            .init_resource::<Director>()
            .init_resource::<LoadProgress>()
            .add_message::<Announce>()
            .add_message::<PlaySound>()
            .add_message::<Ask>()
            .add_message::<AppExit>()
            .insert_state(screen)
            .insert_state(overlay)
            .add_plugins((crate::client::locale::plugin, super::plugin));
        let live = shelf()[0].open(&shelf()[0].default_options(), 7).unwrap();
        let line = |n: u8| LogLine { words: Words::new("ui-count").with("count", n), place: None, strong: n == 3 };
        app.insert_resource(Session {
            serial: 0,
            plates: live.plates(),
            occupants: vec![
                Occupant::Human { name: String::new() },
                Occupant::Bot { level: Level::Master, name: "A rather long name".to_owned() },
            ],
            live,
            log: (0..30).map(line).collect(),
            thinking: Some(Seat(1)),
            hint: None,
            hand_over: (overlay == Overlay::HandOver).then_some(Seat(0)),
            complaint: None,
            replay: None,
            playing_on: false,
        });
        app.world_mut().resource_mut::<super::desk::Question>().words = Some(Words::new("question-quit"));
        let entity = app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext)).id();
        let ctx = app.world_mut().get_mut::<EguiContext>(entity).unwrap().get_mut().clone();
        let mut stand = Self { app, ctx, size, frame: 0 };
        for _ in 0..5 {
            stand.pass();
        }
        stand
    }

    fn pass(&mut self) {
        self.frame += 1;
        self.app.world_mut().resource_mut::<Time>().advance_by(Duration::from_millis(50));
        self.app.update();
        let points = self.size / self.ctx.pixels_per_point();
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, points)),
            time: Some(f64::from(self.frame) * 0.05),
            ..RawInput::default()
        };
        let (ctx, world) = (self.ctx.clone(), self.app.world_mut());
        let output = ctx.run_ui(input, |_| world.run_schedule(EguiPrimaryContextPass));
        output.drop_without_applying_deltas();
    }

    fn focus(&self) -> &Focus {
        self.app.world().resource()
    }
}

fn window(width: f32, height: f32) -> egui::Vec2 {
    egui::vec2(width, height)
}

fn everywhere() -> impl Iterator<Item = (Screen, Overlay)> {
    SCREENS.into_iter().flat_map(|screen| {
        let overlays = if matches!(screen, Screen::Title | Screen::Table) { &OVERLAYS[..] } else { &OVERLAYS[..1] };
        overlays.iter().map(move |&overlay| (screen, overlay))
    })
}

#[test]
fn no_size_breaks_anything() {
    for (screen, overlay) in everywhere() {
        for (size, text) in [((320.0, 200.0), 2.0), ((1024.0, 768.0), 1.0), ((2560.0, 1080.0), 1.5)] {
            let settings = Settings { text_scale: text, high_contrast: text > 1.2, ..Settings::default() };
            Stand::new(screen, overlay, window(size.0, size.1), settings);
        }
    }
}

/// What arrows and Tab can get to from the focused widget.
fn reached(spots: &[Spot], from: Id) -> usize {
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
            if let Some(next) = nearest(spots, spot, way).filter(|next| !kept && !seen.contains(&next.id)) {
                seen.push(next.id);
            }
        }
    }
    spots.iter().filter(|spot| seen.contains(&spot.id)).count()
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
            assert_eq!(reached(spots, from), spots.len(), "{screen:?} {overlay:?} at {text}");
        }
    }
}

#[test]
fn the_table_stays_visible() {
    let stand = Stand::new(Screen::Table, Overlay::None, window(1280.0, 720.0), Settings::default());
    let cover = stand.app.world().resource::<Cover>();
    let covered: f32 = cover.panels.iter().map(Rect::area).sum();
    assert!(covered < 0.3 * 1280.0 * 720.0, "{covered}");
    assert!(!cover.all);
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
        let file = crate::client::folders::assets().join("locales").join(language.code()).join("ui.ftl");
        let text = std::fs::read_to_string(file).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.trim().to_owned());
        keys.filter(|key| !key.is_empty() && key.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
            .collect::<Vec<_>>()
    };
    assert_eq!(read(Language::En), read(Language::Ja));
}
