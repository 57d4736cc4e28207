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

use super::{BattleLine, Card, Event, FirstSeat, Mode, Options, View};
use crate::ai::Temper;
use crate::engine::Words;
use crate::table::{
    Arrange, Art, Beat, Chip, Face, FaceArt, Framing, Layout, LogLine, Moment, OptionRow, Palette, Pose, Regular,
    SetUp, Setting, Side, Spoken, StandingModel, StillLife, TableGame, Tell,
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

impl Tell for BattleLine {
    fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
        telling::tell(event, before, after, side.seat)
    }

    fn log(event: &Event, _: &View) -> Option<LogLine> {
        words::log(event)
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

    fn box_front(&self) -> Option<FaceArt> {
        Some(FaceArt { template: "box.svg", values: Vec::new() })
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
        let pawn = StandingModel::new("flag_pawn", pawn).on_round_foot(0.0190);
        StillLife { models: vec![pawn], cards: cards.collect(), ..StillLife::default() }
    }

    fn regulars(&self) -> &'static [Regular] {
        const {
            &[
                Regular::of("Oskar", "who-oskar", Temper::Bold, "battle_line-temper-bold"),
                Regular::of("Mira", "who-mira", Temper::Careful, "battle_line-temper-careful"),
                Regular::of("Tibor", "who-tibor", Temper::Tricky, "battle_line-temper-tricky"),
            ]
        }
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
            tense_music: Some("battle_line-tense"),
            signs: false,
            panels: true,
        }
    }

    fn faces(&self) -> Vec<Face> {
        faces::all()
    }
}
