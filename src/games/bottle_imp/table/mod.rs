//! How The Bottle Imp looks, sounds and is handled.

mod faces;
mod inspect;
mod layout;
mod moments;
mod pointing;
mod telling;
mod words;

use bevy::math::{Quat, Vec3};

use super::{Action, BottleImp, CardTable, Event, Length, Options, Tie, View};
use crate::client::settings::Palette;
use crate::client::table::{
    Beat, Chip, Counter, Explained, Face, FaceArt, Framing, Layout, LogLine, Moment, OptionRow, Panel, PieceId, Pose,
    Setting, Sheet, Side, Status, TableGame, Target,
};
use crate::engine::{Seat, Words};

/// Choices of the length: message key and what it means for so many players.
const LENGTHS: [(&str, fn(u8) -> Length); 6] = [
    ("bottle_imp-length-500", |_| Length::Target(500)),
    ("bottle_imp-length-300", |_| Length::Target(300)),
    ("bottle_imp-length-200", |_| Length::Target(200)),
    ("bottle_imp-length-100", |_| Length::Target(100)),
    ("bottle_imp-length-each-once", |players| Length::Rounds(u16::from(players))),
    ("bottle_imp-length-each-twice", |players| Length::Rounds(2 * u16::from(players))),
];

impl TableGame for BottleImp {
    fn setting() -> Setting {
        let fit = Framing { fov: 26.0, pitch: 47.0, distance: 0.93, at: Vec3::new(0.030, 0.0, 0.006) };
        let candle = |x: f32, z: f32, turn: f32| ("candle", Pose::table(x, 0.0, z).turned(Quat::from_rotation_y(turn)));
        Setting {
            camera: fit,
            top: Framing { pitch: 78.0, distance: 0.96, at: Vec3::new(0.030, 0.0, 0.02), ..fit },
            seat: Framing { pitch: 36.0, distance: 0.88, at: Vec3::new(0.030, 0.0, 0.02), ..fit },
            mat: Some(("mat", [0x50, 0x34, 0x50], Vec3::new(-0.02, 0.0, 0.0))),
            props: vec![candle(-0.40, -0.14, 2.4), candle(0.40, -0.225, 0.6)],
            music: "bottle_imp",
            signs: false,
        }
    }

    fn arrange(view: &View, side: Side) -> Layout {
        layout::arrange(view, side)
    }

    fn face(face: Face, palette: Palette, _: &dyn Fn(&str) -> String) -> FaceArt {
        faces::art(face, palette)
    }

    fn faces() -> Vec<Face> {
        faces::all()
    }

    fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
        telling::tell(event, before, after, side)
    }

    fn log(event: &Event, after: &View) -> Option<LogLine> {
        words::log(event, after)
    }

    fn targets(_: &View, _: Seat, action: &Action) -> Vec<Target> {
        pointing::targets(*action)
    }

    fn part(action: &Action) -> usize {
        pointing::part(*action)
    }

    fn staged(_: &View, _: Seat, chosen: &[Target]) -> Vec<(PieceId, Pose)> {
        pointing::staged(chosen)
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

    fn offers(_: &View, _: Seat) -> Vec<(&'static str, Vec<Action>)> {
        Vec::new()
    }

    fn option_rows(options: &Options) -> Vec<OptionRow> {
        let row = |key, choices: &[&'static str], chosen| OptionRow {
            key,
            choices: choices.to_vec(),
            pictures: Vec::new(),
            chosen,
        };
        let length = LENGTHS.iter().position(|(_, length)| length(options.players) == options.length);
        let players = ["bottle_imp-players-2", "bottle_imp-players-3", "bottle_imp-players-4"];
        let mut rows = vec![
            row("bottle_imp-players", &players, usize::from(options.players.saturating_sub(2))),
            row("bottle_imp-length", &LENGTHS.map(|(key, _)| key), length.unwrap_or(0)),
            row("bottle_imp-tie", &["bottle_imp-tie-shared", "bottle_imp-tie-extra"], options.tie as usize),
            row("bottle_imp-cards", &["bottle_imp-cards-a", "bottle_imp-cards-b"], options.cards as usize),
        ];
        let choices = ["bottle_imp-counted-off", "bottle_imp-counted-on"];
        rows.push(row("bottle_imp-counted", &choices, usize::from(options.coins_counted)));
        if options.players == 4 {
            let choices = ["bottle_imp-teams-off", "bottle_imp-teams-on"];
            rows.push(row("bottle_imp-teams", &choices, usize::from(options.teams)));
        }
        rows
    }

    fn choose_option(options: &Options, row: usize, choice: usize) -> Options {
        let mut options = *options;
        match row {
            0 => {
                let length = LENGTHS.iter().find(|(_, length)| length(options.players) == options.length);
                options.players = choice as u8 + 2;
                options.length = length.map_or(options.length, |(_, length)| length(options.players));
                options.teams &= options.players == 4;
            }
            1 => options.length = LENGTHS.get(choice).map_or(options.length, |(_, length)| length(options.players)),
            2 => options.tie = if choice == 1 { Tie::ExtraRound } else { Tie::Shared },
            3 => options.cards = if choice == 1 { CardTable::B } else { CardTable::A },
            4 => options.coins_counted = choice == 1,
            _ => options.teams = choice == 1,
        }
        options
    }

    fn bot_names() -> &'static [&'static str] {
        &["Keawe", "Mirel", "Tobias", "Kokua"]
    }

    fn moments() -> Vec<Moment> {
        moments::moments()
    }
}
