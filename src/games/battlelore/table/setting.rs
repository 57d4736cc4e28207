//! How a match is set up: scenario and War Councils as rows of choices, and the furniture of the table.

use bevy_math::{Quat, Vec3};

use super::words::Phase;
use super::{faces, map};
use crate::games::battlelore::Options;
use crate::games::battlelore::scenario::{self, CouncilTerms, Mode, Scenario};
use crate::table::{Face, Framing, OptionRow, OwnWords, Pose, SetUp, Setting};

/// The scenarios, easiest first: identifier and message key.
const SCENARIOS: [(&str, &str); 8] = [
    ("S1", "battlelore-scenario-s1"),
    ("S2", "battlelore-scenario-s2"),
    ("S3", "battlelore-scenario-s3"),
    ("S4", "battlelore-scenario-s4"),
    ("S5", "battlelore-scenario-s5"),
    ("S6", "battlelore-scenario-s6"),
    ("S7", "battlelore-scenario-s7"),
    ("S8", "battlelore-scenario-s8"),
];
/// Shorter matches: message key and the last turn.
const LENGTHS: [(&str, u16); 2] = [("battlelore-turns-200", 200), ("battlelore-turns-40", 40)];

/// How the field is looked at in a phase: like a map where units are sent out, from a little lower down where they fight, yet
/// so that no banner hangs before the figures behind it. From so far that the far hexes are hardly smaller than the near ones, which
/// reach from the edge of the picture to the chronicle, and down to the plate of whoever looks; a strip of the table is left between
/// the field's frame and the hand.
pub fn framing(phase: Option<Phase>) -> Framing {
    let (pitch, distance, z) = match phase {
        Some(Phase::Order | Phase::Move) => (51.5, 2.485, 0.087),
        Some(Phase::Battle) => (50.5, 2.49, 0.084),
        Some(Phase::Command | Phase::Draw) | None => (50.0, 2.495, 0.083),
    };
    Framing { fov: 20.0, pitch, distance, at: Vec3::new(0.123, 0.0, z) }
}

/// Afterwards the field alone is looked at, from as high as before, with the banners that won, which are near (1), far (-1) or nowhere
/// (0), and the candle: all of it beside the sheet with the result, which takes the left third of the screen.
pub fn afterwards(end: f32) -> Framing {
    let (distance, z) = match end {
        near if near > 0.0 => (2.60, 0.100),
        far if far < 0.0 => (2.765, -0.127),
        _ => (2.72, -0.041),
    };
    Framing { fov: 25.2, pitch: 56.5, distance, at: Vec3::new(-0.338, 0.0, z) }
}

/// Where the candle stands: beside the field, between decks and dice, and afterwards behind the field; in metres. And how large it is:
/// its flame is in the picture.
pub const CANDLE: Vec3 = Vec3::new(0.817, 0.0, -0.232);
const CANDLE_AFTERWARDS: Vec3 = Vec3::new(0.440, 0.0, -0.475);
const SMALL: f32 = 0.72;
const LARGE: f32 = 1.05;

/// The candle as it stands while the match goes on, or when it has `ended`.
pub fn candle(ended: bool) -> Pose {
    let (at, scale) = if ended { (CANDLE_AFTERWARDS, LARGE) } else { (CANDLE, SMALL) };
    Pose::table(at.x, at.y, at.z).turned(Quat::from_rotation_y(0.6)).scaled(scale)
}

/// Somebody's own scenario, in their words.
fn described(own: &Scenario) -> OwnWords {
    OwnWords { title: own.title.clone(), about: own.notes.join(" ") }
}

impl SetUp for Options {
    fn rows(&self) -> Vec<OptionRow<Self>> {
        // Another scenario has other terms for the War Councils.
        let options =
            |id: &str| Self { scenario: id.to_owned(), south: None, north: None, muster: false, ..self.clone() };
        let scenarios = OptionRow::new("battlelore-scenario", self, SCENARIOS.map(|(id, key)| (key, options(id))));
        let scenarios = scenario::own().fold(scenarios, |row, own| {
            // The player aid has a section for those with Lore.
            let lore = own.mode == Mode::Lore;
            let key = if lore { "battlelore-scenario-own-lore" } else { "battlelore-scenario-own" };
            row.with_own(key, self, [(described(own), options(&own.id))])
        });
        let mut rows = vec![
            scenarios.drawn(map::all()),
            OptionRow::new("battlelore-turns", self, LENGTHS.map(|(key, turns)| (key, Self { turns, ..self.clone() }))),
        ];
        let chosen = scenario::find(&self.scenario).ok();
        let levels = chosen.is_some_and(|scenario| matches!(scenario.council, Some(CouncilTerms::Free(_))));
        if levels && !self.medieval {
            let usual = Self { muster: false, ..self.clone() };
            let own = Self { muster: true, south: None, north: None, ..self.clone() };
            let musters = [("battlelore-muster-usual", usual), ("battlelore-muster-own", own)];
            rows.push(OptionRow::new("battlelore-muster", self, musters));
        }
        let medieval = |medieval| Self { medieval, muster: self.muster && !medieval, ..self.clone() };
        let medievals = [("battlelore-medieval-off", medieval(false)), ("battlelore-medieval-on", medieval(true))];
        rows.push(OptionRow::new("battlelore-medieval", self, medievals));
        rows
    }

    fn actions(&self) -> Option<[u32; 2]> {
        let (whole, turn) = match self.scenario.as_str() {
            _ if self.medieval => ([380, 630], [15, 25]),
            "S1" | "S2" => ([170, 320], [7, 13]),
            "S3" => ([180, 390], [7, 13]),
            "S4" => ([175, 265], [7, 13]),
            "S5" => ([280, 450], [7, 13]),
            "S6" => ([315, 780], [21, 33]),
            "S7" => ([555, 740], [21, 33]),
            "S8" => ([360, 650], [21, 33]),
            _ => ([170, 450], [7, 33]),
        };
        // A match that ends after so many turns is no longer than they are.
        let turns = u32::from(self.turns);
        Some([0, 1].map(|n: usize| whole[n].min(turns * turn[n])))
    }

    fn pace(&self) -> f32 {
        8.0
    }

    fn setting(&self) -> Setting {
        let fit = framing(None);
        Setting {
            camera: fit,
            top: Framing { pitch: 80.0, distance: 2.50, at: fit.at.with_z(0.040), ..fit },
            seat: Framing { pitch: 38.0, distance: 2.18, at: fit.at.with_z(0.062), ..fit },
            mat: None,
            // The candle is put elsewhere afterwards: it is a piece.
            props: Vec::new(),
            lit_from_left: false,
            music: "battlelore",
            tense_music: Some("battlelore-tense"),
            signs: true,
            panels: true,
        }
    }

    fn faces(&self) -> Vec<Face> {
        faces::all(self)
    }
}
