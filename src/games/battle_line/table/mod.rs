//! How Battle Line looks, sounds and is handled.

mod faces;
mod inspect;
mod layout;
mod moments;
mod pointing;
mod telling;
mod words;

use bevy::math::{Quat, Vec3};

use super::{Action, BattleLine, Event, FirstSeat, Mode, Options, View};
use crate::client::settings::Palette;
use crate::client::table::{
    Beat, Chip, Counter, Explained, Face, FaceArt, Framing, Layout, LogLine, Moment, OptionRow, Panel, Pose, Setting,
    Sheet, Side, Status, TableGame, Target,
};
use crate::engine::{Seat, Words};

impl TableGame for BattleLine {
    fn setting() -> Setting {
        let fit = Framing { fov: 28.0, pitch: 62.0, distance: 1.075, at: Vec3::new(0.0, 0.0, 0.030) };
        let tray = |x: f32| ("deck_tray", Pose::table(x, 0.0, layout::DECK_Z));
        Setting {
            camera: fit,
            top: Framing { pitch: 84.0, distance: 1.09, at: Vec3::new(0.0, 0.0, 0.022), ..fit },
            seat: Framing { pitch: 46.0, distance: 0.98, at: Vec3::new(0.0, 0.0, 0.05), ..fit },
            mat: Some(("mat", [0x58, 0x63, 0x4b], Vec3::new(layout::MAT_X, 0.0, 0.0))),
            props: vec![
                tray(layout::DECK_X[0]),
                tray(layout::DECK_X[1]),
                ("candle", Pose::table(0.39, 0.0, -0.212).turned(Quat::from_rotation_y(0.6))),
            ],
            music: "battle_line",
            signs: false,
        }
    }

    fn arrange(view: &View, side: Side) -> Layout {
        layout::arrange(view, side.seat)
    }

    fn face(face: Face, palette: Palette, say: &dyn Fn(&str) -> String) -> FaceArt {
        faces::art(face, palette, say)
    }

    fn faces() -> Vec<Face> {
        faces::all()
    }

    fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
        telling::tell(event, before, after, side.seat)
    }

    fn log(event: &Event, _: &View) -> Option<LogLine> {
        words::log(event)
    }

    fn targets(view: &View, seat: Seat, action: &Action) -> Vec<Target> {
        pointing::targets(view, seat, *action)
    }

    fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
        pointing::meant(view, seat, targets)
    }

    fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
        pointing::why_not(view, seat, targets)
    }

    fn preview(view: &View, seat: Seat, targets: &[Target]) -> Vec<Words> {
        words::preview(view, seat, targets)
    }

    fn inspect(view: &View, seat: Seat, target: Target, plain: Sheet) -> Sheet {
        inspect::inspect(view, seat, target, plain)
    }

    fn status(view: &View) -> Status {
        words::status(view)
    }

    fn counters(view: &View, seat: Seat) -> Vec<Counter> {
        words::counters(view, seat)
    }

    fn chip(text: &str) -> Option<Chip> {
        faces::chip(text)
    }

    fn panels(view: &View) -> Vec<Panel> {
        words::panels(view)
    }

    fn verdict(view: &View) -> Vec<Words> {
        words::verdict(view)
    }

    fn offers(view: &View, seat: Seat) -> Vec<(&'static str, Vec<Action>)> {
        pointing::offers(view, seat)
    }

    fn first_options() -> Options {
        Options { mode: Mode::Basic, ..Options::default() }
    }

    fn option_rows(options: &Options) -> Vec<OptionRow> {
        vec![
            OptionRow {
                key: "battle_line-mode",
                choices: vec!["battle_line-mode-advanced", "battle_line-mode-basic"],
                pictures: Vec::new(),
                chosen: usize::from(options.mode == Mode::Basic),
            },
            OptionRow {
                key: "battle_line-first",
                choices: vec!["battle_line-first-random", "battle_line-first-a", "battle_line-first-b"],
                pictures: Vec::new(),
                chosen: match options.first {
                    FirstSeat::Random => 0,
                    FirstSeat::A => 1,
                    FirstSeat::B => 2,
                },
            },
        ]
    }

    fn choose_option(options: &Options, row: usize, choice: usize) -> Options {
        let mut options = options.clone();
        match (row, choice) {
            (0, 0) => options.mode = Mode::Advanced,
            (0, _) => options.mode = Mode::Basic,
            (_, 0) => options.first = FirstSeat::Random,
            (_, 1) => options.first = FirstSeat::A,
            _ => options.first = FirstSeat::B,
        }
        options
    }

    fn bot_names() -> &'static [&'static str] {
        &["Mira", "Oskar"]
    }

    fn moments() -> Vec<Moment> {
        moments::moments()
    }
}
