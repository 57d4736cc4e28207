//! What a game brings to the still life behind the title.

use std::f32::consts::PI;

use bevy_math::{Quat, Vec3};

use super::{Face, Foot, Pose};

/// Things of a game that stand and lie about on the title's table. They are placed so that those of all games go together.
#[derive(Clone, Debug, Default)]
pub struct StillLife {
    pub models: Vec<StandingModel>,
    /// Cards with their face up, and where their middle lies.
    pub cards: Vec<(Face, Pose)>,
    /// Light that comes out of things.
    pub lights: Vec<(Lamp, Vec3)>,
}

/// A model that stands or lies among the things of the title.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StandingModel {
    /// Its name in `assets/models`.
    pub model: &'static str,
    pub pose: Pose,
    /// What it touches the table with, as the model is made: the dark rim there, of what stands on nothing else.
    pub foot: Foot,
}

impl StandingModel {
    /// A model without a rim, such as one that hangs.
    pub fn new(model: &'static str, pose: Pose) -> Self {
        Self { model, pose, foot: Foot::Nothing }
    }

    /// The same on a round foot of this radius, in metres of the model.
    #[must_use]
    pub fn on_round_foot(self, radius: f32) -> Self {
        Self { foot: Foot::Round(radius), ..self }
    }
}

/// A small light, the same on all sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lamp {
    /// Colour in linear light.
    pub colour: [f32; 3],
    /// How much light it gives, in lumens.
    pub lumens: f32,
    /// How far it reaches, in metres.
    pub range: f32,
    /// Radius of what shines, in metres.
    pub radius: f32,
}

/// How far the rack on the title's table is turned, in radians.
const RACK: f32 = -16.0 * PI / 180.0;
/// Where it stands, in metres.
const STANDS: Vec3 = Vec3::new(0.283, 0.0, 0.100);
/// The middle of a card whose lower edge stands in its groove, as seen from there: the groove leans back as the card does.
const IN_GROOVE: Vec3 = Vec3::new(0.0, 0.0485, -0.0065);

impl StillLife {
    /// Where the rack of cards stands among the things of the title.
    pub fn rack() -> Pose {
        Pose::table(STANDS.x, STANDS.y, STANDS.z).turned(Quat::from_rotation_y(RACK))
    }

    /// A card in the rack: 0 is its middle, negative places are to the left. They are fanned out, each before the one to its
    /// left.
    pub fn in_rack(place: i8) -> Pose {
        let place = f32::from(place);
        let leaning = Quat::from_rotation_y(RACK) * Quat::from_rotation_x(1.33);
        let aside = Vec3::new(0.044 * place, -0.0015 * place.abs(), 0.0015 * place);
        let at = STANDS + Quat::from_rotation_y(RACK) * (IN_GROOVE + aside);
        Pose::table(at.x, at.y, at.z).turned(leaning * Quat::from_rotation_y(-0.125 * place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::CARD;

    #[test]
    fn cards_stand_in_the_groove() {
        // The floor of the groove, as the model of the rack has it.
        let floor = Vec3::new(0.0, 0.006, 0.004);
        let (rack, card) = (StillLife::rack(), StillLife::in_rack(0));
        let low = card.at + card.turn * (Vec3::Z * CARD.z / 2.0);
        let from_rack = rack.turn.inverse() * (low - rack.at);
        assert!(from_rack.distance(floor) < 0.0006, "{from_rack}");
    }
}
