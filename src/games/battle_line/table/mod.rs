//! How Battle Line looks, sounds and is handled.

mod faces;
mod flags;
mod inspect;
mod layout;
mod moments;
mod pointing;
mod spoken;
mod telling;
mod words;

use bevy_math::{Quat, Vec3};

use super::{Action, BattleLine, Card, Event, FirstSeat, Mode, Options, View};
use crate::ai::Temper;
use crate::engine::{Seat, Words};
use crate::table::{
    Arrange, Art, Beat, Button, Chip, Counter, Explained, Face, FaceArt, Framing, Layout, LogLine, Moment, OptionId,
    OptionRow, Palette, Panel, Point, Pose, Regular, Say, SetUp, Setting, Sheet, Side, Spoken, Status, StillLife,
    TableGame, Target, Tell,
};

impl TableGame for BattleLine {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for View {
    fn arrange(&self, side: Side) -> Layout {
        layout::arrange(self, side.seat)
    }

    fn spoken(&self, side: Side) -> Vec<Spoken> {
        spoken::spoken(self, side.seat)
    }
}

impl Say for View {
    fn status(&self) -> Status {
        words::status(self)
    }

    fn rule(&self) -> Option<&'static str> {
        Some(words::rule(self))
    }

    fn counters(&self, seat: Seat) -> Vec<Counter> {
        words::counters(self, seat)
    }

    fn button(&self, seat: Seat, option: OptionId) -> Button {
        pointing::button(self, seat, option)
    }

    fn preview(&self, seat: Seat, targets: &[Target]) -> Vec<Words> {
        words::preview(self, seat, targets)
    }

    fn why_not(&self, seat: Seat, targets: &[Target]) -> Option<Explained> {
        pointing::why_not(self, seat, targets)
    }

    fn inspect(&self, seat: Seat, target: Target, plain: Sheet) -> Sheet {
        inspect::inspect(self, seat, target, plain)
    }

    fn panels(&self, palette: Palette) -> Vec<Panel> {
        words::panels(self, palette)
    }

    fn verdict(&self) -> Vec<Words> {
        words::verdict(self)
    }
}

impl Tell for BattleLine {
    fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
        telling::tell(event, before, after, side.seat)
    }

    fn log(event: &Event, _: &View) -> Option<LogLine> {
        words::log(event)
    }
}

impl Point for BattleLine {
    fn targets(view: &View, seat: Seat, action: &Action) -> Vec<Target> {
        pointing::targets(view, seat, *action)
    }

    fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
        pointing::meant(view, seat, targets)
    }

    fn offers(view: &View, seat: Seat) -> Vec<(Button, Vec<Action>)> {
        pointing::offers(view, seat)
    }
}

impl Art for BattleLine {
    fn face(&self, face: Face, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
        faces::art(face, palette, say)
    }

    fn chip(&self, text: &str, palette: Palette) -> Option<Chip> {
        faces::chip(text, palette)
    }

    fn cover(&self) -> [u8; 3] {
        [0x5a, 0x60, 0x2e]
    }

    fn still_life(&self) -> StillLife {
        let places = [("g8", -0.158, 0.162, 14.0_f32), ("r10", -0.103, 0.170, 3.0), ("b9", -0.051, 0.162, -12.0)];
        let cards = places.into_iter().zip(1_u8..).filter_map(|((card, x, z, degrees), level)| {
            let pose = Pose::table(x, 0.001 * f32::from(level), z);
            let pose = pose.turned(Quat::from_rotation_y(degrees.to_radians()));
            Card::from_text(card).map(|card| (faces::of_card(card), pose))
        });
        // Its cloth ends before the candle, its foot beside the menu.
        let pawn = Pose::table(-0.205, 0.0, 0.0).scaled(1.72);
        StillLife { models: vec![("flag_pawn", pawn)], cards: cards.collect(), ..StillLife::default() }
    }

    fn regulars(&self) -> &'static [Regular] {
        &[
            Regular { name: "Oskar", icon: "who-oskar", temper: Temper::Bold, about: Some("battle_line-temper-bold") },
            Regular {
                name: "Mira",
                icon: "who-mira",
                temper: Temper::Careful,
                about: Some("battle_line-temper-careful"),
            },
            Regular {
                name: "Tibor",
                icon: "who-tibor",
                temper: Temper::Tricky,
                about: Some("battle_line-temper-tricky"),
            },
        ]
    }

    fn moments(&self) -> Vec<Moment> {
        moments::moments()
    }
}

impl SetUp for Options {
    fn rows(&self) -> Vec<OptionRow<Self>> {
        let modes = [("battle_line-mode-advanced", Mode::Advanced), ("battle_line-mode-basic", Mode::Basic)];
        let firsts = [
            ("battle_line-first-random", FirstSeat::Random),
            ("battle_line-first-a", FirstSeat::A),
            ("battle_line-first-b", FirstSeat::B),
        ];
        vec![
            OptionRow::new("battle_line-mode", self, modes.map(|(key, mode)| (key, Self { mode, ..self.clone() }))),
            OptionRow::new("battle_line-first", self, firsts.map(|(key, first)| (key, Self { first, ..self.clone() }))),
        ]
    }

    fn first() -> Self {
        Self { mode: Mode::Basic, ..Self::default() }
    }

    fn actions(&self) -> Option<[u32; 2]> {
        Some([112, 132])
    }

    fn pace(&self) -> f32 {
        8.0
    }

    fn setting(&self) -> Setting {
        let fit = layout::FRAMING;
        Setting {
            camera: fit,
            top: Framing { pitch: 84.0, distance: 1.09, at: Vec3::new(0.0, 0.0, 0.022), ..fit },
            seat: Framing { pitch: 46.0, distance: 0.98, at: Vec3::new(0.0, 0.0, 0.05), ..fit },
            mat: Some(("mat", [0x4d, 0x5e, 0x3c], Pose::table(layout::MAT_X, 0.0, 0.0))),
            // Candle and trays are put elsewhere afterwards: they are pieces.
            props: Vec::new(),
            lit_from_left: false,
            music: "battle_line",
            signs: false,
            panels: true,
        }
    }

    fn faces(&self) -> Vec<Face> {
        faces::all()
    }
}
