//! How Knight Line looks, sounds and is handled.

mod faces;
mod inspect;
mod layout;
mod moments;
mod pointing;
mod telling;
mod words;

use bevy::math::Vec3;

use super::{Action, Event, Grey, KnightLine, Options, View};
use crate::client::settings::Palette;
use crate::client::table::{
    Beat, Chip, Counter, Explained, Face, FaceArt, Framing, Layout, LogLine, Moment, OptionRow, Panel, Placed, Setting,
    Sheet, Side, Status, TableGame, Target,
};
use crate::engine::{Seat, Words};

impl TableGame for KnightLine {
    fn setting() -> Setting {
        let fit = layout::FRAMING;
        Setting {
            camera: fit,
            top: Framing { pitch: 84.0, distance: 1.2, ..fit },
            seat: Framing { pitch: 38.0, distance: 1.1, at: fit.at + Vec3::new(0.0, 0.0, 0.03), ..fit },
            mat: None,
            props: Vec::new(),
            music: "knight_line",
            signs: true,
        }
    }

    fn arrange(view: &View, _: Side) -> Layout {
        layout::arrange(view)
    }

    fn face(face: Face, _: Palette, _: &dyn Fn(&str) -> String) -> FaceArt {
        faces::art(face)
    }

    fn faces() -> Vec<Face> {
        faces::all()
    }

    fn tell(event: &Event, _: &View, after: &View, _: Side) -> Beat {
        telling::tell(event, after)
    }

    fn log(event: &Event, _: &View) -> Option<LogLine> {
        words::log(event)
    }

    fn targets(_: &View, _: Seat, action: &Action) -> Vec<Target> {
        pointing::targets(*action)
    }

    fn meant(view: &View, _: Seat, targets: &[Target]) -> Option<Action> {
        pointing::meant(view, targets)
    }

    fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
        pointing::why_not(view, seat, targets)
    }

    fn preview(view: &View, seat: Seat, targets: &[Target]) -> Vec<Words> {
        words::preview(view, seat, targets)
    }

    fn ghosts(view: &View, seat: Seat, chosen: &[Target], count: u8) -> Vec<Placed> {
        pointing::ghosts(view, seat, chosen, count)
    }

    fn split(view: &View, chosen: &[Target]) -> Option<u8> {
        match view.at(pointing::cell(*chosen.first()?)?)? {
            super::Occupant::Stack(_, height) => Some(height),
            super::Occupant::Grey => None,
        }
    }

    fn signs(view: &View) -> Vec<Placed> {
        pointing::signs(view)
    }

    fn colour(seat: Seat) -> Option<[u8; 3]> {
        Some(faces::colour(seat))
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

    fn panels(_: &View) -> Vec<Panel> {
        Vec::new()
    }

    fn verdict(view: &View) -> Vec<Words> {
        words::verdict(view)
    }

    fn offers(_: &View, _: Seat) -> Vec<(&'static str, Vec<Action>)> {
        Vec::new()
    }

    fn option_rows(options: &Options) -> Vec<OptionRow> {
        let mut rows = vec![
            OptionRow {
                key: "knight_line-players",
                choices: vec!["knight_line-players-2", "knight_line-players-3"],
                pictures: vec!["kl-two", "kl-three"],
                chosen: usize::from(options.players == 3),
            },
            OptionRow {
                key: "knight_line-grey",
                choices: vec!["knight_line-grey-none", "knight_line-grey-blocker", "knight_line-grey-wild"],
                pictures: vec!["kl-none", "kl-blocker", "kl-wild"],
                chosen: match options.grey {
                    Grey::Off => 0,
                    Grey::Blocker => 1,
                    Grey::Wild => 2,
                },
            },
        ];
        if options.grey == Grey::Blocker {
            rows.push(OptionRow {
                key: "knight_line-rays",
                choices: vec!["knight_line-rays-off", "knight_line-rays-on"],
                pictures: Vec::new(),
                chosen: usize::from(options.blocker_kills_rays),
            });
        }
        rows
    }

    fn choose_option(options: &Options, row: usize, choice: usize) -> Options {
        let mut options = *options;
        match row {
            0 => options.players = if choice == 1 { 3 } else { 2 },
            1 => {
                options.grey = [Grey::Off, Grey::Blocker, Grey::Wild].into_iter().nth(choice).unwrap_or_default();
                options.blocker_kills_rays &= options.grey == Grey::Blocker;
            }
            _ => options.blocker_kills_rays = choice == 1,
        }
        options
    }

    fn bot_names() -> &'static [&'static str] {
        &["Rosa", "Gawain", "Isolde"]
    }

    fn moments() -> Vec<Moment> {
        moments::moments()
    }
}
