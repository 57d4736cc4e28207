//! How Knight Line looks, sounds and is handled.

pub mod bodies;
mod drawing;
mod faces;
pub mod framing;
mod inspect;
pub mod layout;
mod moments;
mod pointing;
mod spoken;
mod telling;
mod words;

use bevy_math::{Quat, Vec2, Vec3};

use super::{Event, Grey, KnightLine, Options, View};
use crate::ai::Temper;
use crate::engine::{Seat, Words};
use crate::table::{
    Arrange, Art, Beat, Chip, Face, FaceArt, Framing, Layout, LogLine, Moment, OptionRow, Palette, PartialChoice,
    Picture, Placed, Pose, Regular, SetUp, Setting, Side, Spoken, StandingModel, StillLife, TableGame, Tell,
};

impl TableGame for KnightLine {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for View {
    fn arrange(&self, _: Side) -> Layout {
        layout::arrange(self)
    }

    fn spoken(&self, side: Side) -> Vec<Spoken> {
        spoken::spoken(self, side.seat)
    }

    fn ghosts(&self, _: Side, seat: Seat, choice: PartialChoice) -> Vec<Placed> {
        pointing::ghosts(self, seat, choice)
    }

    fn signs(&self, _: Side) -> Vec<Placed> {
        pointing::signs(self)
    }
}

impl Tell for KnightLine {
    fn tell(event: &Event, _: &View, after: &View, _: Side) -> Beat {
        telling::tell(event, after)
    }

    fn log(event: &Event, _: &View) -> Option<LogLine> {
        words::log(event)
    }
}

impl Art for KnightLine {
    fn face(&self, face: Face, _: Palette, _: &dyn Fn(&Words) -> String) -> FaceArt {
        faces::art(face)
    }

    fn chip(&self, text: &str, palette: Palette) -> Option<Chip> {
        faces::chip(text, palette)
    }

    fn sign(&self, seat: Seat, palette: Palette) -> Option<Chip> {
        Some(faces::sign(seat, palette))
    }

    fn cover(&self) -> [u8; 3] {
        [0x4c, 0x58, 0x56]
    }

    fn box_front(&self) -> Option<FaceArt> {
        Some(FaceArt { template: "box.svg", values: Vec::new() })
    }

    fn still_life(&self) -> StillLife {
        let stacks = [
            ("disc_light", -0.052, 0.012, 9),
            ("disc_dark", 0.016, 0.030, 5),
            ("disc_light", -0.012, 0.082, 2),
            ("disc_dark", -0.082, 0.084, 1_u8),
        ];
        let discs = stacks.into_iter().flat_map(|(disc, x, z, height)| {
            (0..height).map(move |level| {
                // A little out of true, as hands leave them; the topmost shows its inlay upright.
                let angle = f32::from(level) * 2.1;
                let aside = Vec2::from_angle(angle) * 0.0012;
                let pose = Pose::table(x + aside.x, f32::from(level) * 0.0098, z + aside.y);
                let pose = pose.turned(Quat::from_rotation_y(if level + 1 == height { 0.2 } else { angle }));
                StandingModel::new(disc, pose).on_round_foot(0.0285)
            })
        });
        StillLife { models: discs.collect(), ..StillLife::default() }
    }

    fn lid(&self) -> Vec<Picture> {
        [(Seat(0), 5), (Seat(1), 3), (Seat(2), 1)].map(|(seat, height)| drawing::stack(Some(seat), height)).to_vec()
    }

    fn regulars(&self) -> &'static [Regular] {
        const {
            &[
                Regular::of("Gawain", "who-gawain", Temper::Bold, "knight_line-temper-bold"),
                Regular::of("Isolde", "who-isolde", Temper::Careful, "knight_line-temper-careful"),
                Regular::of("Rosa", "who-rosa", Temper::Tricky, "knight_line-temper-tricky"),
            ]
        }
    }

    fn moments(&self) -> Vec<Moment> {
        moments::moments()
    }
}

impl SetUp for Options {
    fn rows(&self) -> Vec<OptionRow<Self>> {
        let players = [("knight_line-players-2", 2), ("knight_line-players-3", 3)];
        let greys = [
            ("knight_line-grey-none", Grey::Off),
            ("knight_line-grey-blocker", Grey::Blocker),
            ("knight_line-grey-wild", Grey::Wild),
        ];
        let with_grey = |grey| {
            let blocker_kills_rays = self.blocker_kills_rays && grey == Grey::Blocker;
            Self { grey, blocker_kills_rays, ..*self }
        };
        let mut rows = vec![
            OptionRow::new("knight_line-players", self, players.map(|(key, players)| (key, Self { players, ..*self })))
                .pictured(&["kl-two", "kl-three"]),
            OptionRow::new("knight_line-grey", self, greys.map(|(key, grey)| (key, with_grey(grey)))).pictured(&[
                "kl-none",
                "kl-blocker",
                "kl-wild",
            ]),
        ];
        if self.grey == Grey::Blocker {
            let rays = [("knight_line-rays-off", false), ("knight_line-rays-on", true)];
            let with = |blocker_kills_rays| Self { blocker_kills_rays, ..*self };
            rows.push(OptionRow::new("knight_line-rays", self, rays.map(|(key, on)| (key, with(on)))));
        }
        rows
    }

    fn actions(&self) -> Option<[u32; 2]> {
        Some(match (self.players, self.grey) {
            (2, Grey::Off) => [13, 16],
            (2, Grey::Blocker) => [17, 21],
            (2, Grey::Wild) => [11, 13],
            _ => [22, 60],
        })
    }

    /// Every action is a move to be thought about.
    fn pace(&self) -> f32 {
        30.0
    }

    fn setting(&self) -> Setting {
        let fit = framing::FRAMING;
        Setting {
            camera: fit,
            top: Framing { pitch: 84.0, distance: 1.2, ..fit },
            seat: Framing { pitch: 38.0, distance: 1.1, at: Vec3::new(0.0, 0.0, 0.03), ..fit },
            mat: None,
            props: Vec::new(),
            lit_from_left: false,
            music: "knight_line",
            tense_music: Some("knight_line-tense"),
            signs: true,
            panels: false,
        }
    }

    fn faces(&self) -> Vec<Face> {
        faces::all()
    }
}
