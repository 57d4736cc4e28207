//! What a game brings to the still life behind the title.

use std::f32::consts::PI;

use bevy::light::PointLight;
use bevy::math::{Quat, Vec3};

use super::{Face, Pose};

/// Things of a game that stand and lie about on the title's table. They are placed so that those of all games go together.
#[derive(Clone, Debug, Default)]
pub struct StillLife {
    /// Models and where they stand.
    pub models: Vec<(&'static str, Pose)>,
    /// Cards with their face up, and where their middle lies.
    pub cards: Vec<(Face, Pose)>,
    /// Light that comes out of things.
    pub lights: Vec<(PointLight, Vec3)>,
}

/// How far the rack on the title's table is turned, in radians.
const RACK: f32 = -16.0 * PI / 180.0;
/// The middle of its groove, in metres.
const GROOVE: Vec3 = Vec3::new(0.289, 0.0485, 0.0945);

impl StillLife {
    /// The rack.
    #[must_use]
    pub fn rack() -> Pose {
        Pose::table(GROOVE.x + 0.006, 0.0, GROOVE.z - 0.0095).turned(Quat::from_rotation_y(RACK))
    }

    /// A card in the rack: 0 is its middle, negative places are to the left. They are fanned out, each before the one to its
    /// left.
    #[must_use]
    pub fn in_rack(place: i8) -> Pose {
        let place = f32::from(place);
        let leaning = Quat::from_rotation_y(RACK) * Quat::from_rotation_x(1.33);
        let aside = Quat::from_rotation_y(RACK) * Vec3::new(0.044 * place, 0.0, 0.0015 * place);
        let at = GROOVE + aside - Vec3::Y * 0.0015 * place.abs();
        Pose::table(at.x, at.y, at.z).turned(leaning * Quat::from_rotation_y(-0.125 * place))
    }
}
