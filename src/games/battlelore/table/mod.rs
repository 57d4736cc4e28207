//! How BattleLore looks, sounds and is handled.

mod army;
pub mod bodies;
mod cards;
mod chronicle;
mod dice;
pub mod faces;
pub mod field;
mod foresight;
mod ids;
mod inspect;
pub mod layout;
mod map;
mod moments;
mod names;
mod outlook;
mod pointing;
mod portrait;
mod preview;
mod refusing;
pub mod setting;
mod spoken;
mod strength;
mod telling;
mod threat;
pub mod words;

use bevy_math::Quat;

use super::game::BattleLore;
use super::{CommandCard, Event, View};
use crate::ai::Temper;
use crate::engine::{Seat, Words};
use crate::table::{
    Arrange, Art, Beat, Chip, Face, FaceArt, Layout, LogLine, Moment, Palette, PartialChoice, Placed, Pose, Regular,
    Side, Spoken, StandingModel, StillLife, TableGame, Tell,
};

impl TableGame for BattleLore {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for View {
    fn arrange(&self, side: Side) -> Layout {
        layout::arrange(self, side)
    }

    fn spoken(&self, side: Side) -> Vec<Spoken> {
        spoken::spoken(self, side)
    }

    fn ghosts(&self, side: Side, _: Seat, choice: PartialChoice) -> Vec<Placed> {
        foresight::signs(self, side, choice.chosen, choice.pointed)
    }

    fn signs(&self, side: Side) -> Vec<Placed> {
        threat::signs(self, side)
    }
}

impl Tell for BattleLore {
    fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
        telling::tell(event, before, after, side)
    }

    fn log(event: &Event, after: &View) -> Option<LogLine> {
        chronicle::log(event, after)
    }
}

impl Art for BattleLore {
    fn face(&self, face: Face, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
        faces::art(face, palette, say)
    }

    fn chip(&self, text: &str, palette: Palette) -> Option<Chip> {
        faces::chip(text, palette)
    }

    fn sign(&self, seat: Seat, palette: Palette) -> Option<Chip> {
        Some(faces::banner_sign(super::Side::of_seat(seat), palette))
    }

    fn cover(&self) -> [u8; 3] {
        [0x80, 0x58, 0x26]
    }

    fn box_front(&self) -> Option<FaceArt> {
        Some(FaceArt { template: "box.svg", values: Vec::new() })
    }

    fn still_life(&self) -> StillLife {
        let knight = Pose::table(0.216, 0.0, -0.030).turned(Quat::from_rotation_y(-0.25)).scaled(1.1);
        let card = CommandCard::all().find(|card| card.code() == "MCH");
        let card = card.map(|card| (faces::command(card), StillLife::in_rack(0)));
        let knight = StandingModel::new("knight", knight).on_round_foot(0.048);
        StillLife { models: vec![knight], cards: card.into_iter().collect(), ..StillLife::default() }
    }

    fn regulars(&self) -> &'static [Regular] {
        const {
            &[
                Regular::of("Wolfram", "who-wolfram", Temper::Bold, "battlelore-temper-bold"),
                Regular::of("Adelheid", "who-adelheid", Temper::Careful, "battlelore-temper-careful"),
                Regular::of("Ruprecht", "who-ruprecht", Temper::Tricky, "battlelore-temper-tricky"),
            ]
        }
    }

    fn own_files(&self, files: &[(String, String)]) -> Vec<Words> {
        super::scenario::add(files).iter().flat_map(super::scenario::Problems::words).collect()
    }

    fn moments(&self) -> Vec<Moment> {
        moments::moments()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Viewer};
    use crate::games::battlelore::position::UnitId;
    use crate::table::{Say as _, Target};

    #[test]
    fn only_units_of_the_other_side_are_aimed_at() {
        let state = BattleLore::parse_position("units SHbs@(5,5):o NHbs@(4,5)").expect("a position");
        let view = BattleLore::view(&state, Viewer::Public);
        let unit = |number| Target::Piece(ids::unit(UnitId::of_index(number).expect("a unit")));
        let aimed = |seat, number| view.is_against(Seat(seat), unit(number));
        assert_eq!([aimed(0, 0), aimed(0, 1), aimed(1, 0), aimed(1, 1)], [false, true, true, false]);
    }
}
