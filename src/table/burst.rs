//! What flies up for a moment where something happens on the table.

use bevy_math::{Vec2, Vec3};

use super::Dye;

/// What flies: each has its own shape, weight and time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Particle {
    /// Lint of the mat, where a card lands.
    Felt,
    /// Dust that something heavy throws up where it lands.
    Dust,
    /// Splinters of wood, where figures strike.
    Splinters,
    /// Sparks in this colour.
    Sparks(Dye),
    /// Crumbs of a seal that is pressed or broken.
    Wax,
    /// What coins throw back of the light.
    Glints,
    /// Feathers of arrows, where they strike.
    Feathers,
    /// Ash of what dissolves.
    Ash,
    /// Gold that rises from what has won.
    Gold,
}

/// A handful of them that flies up here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Burst {
    pub of: Particle,
    /// From where, in metres.
    pub at: Vec3,
    /// Half the width and depth of what they fly up around.
    pub around: Vec2,
    /// The way that most of them fly; none fly evenly to all sides.
    pub away: Option<Vec3>,
}

impl Burst {
    /// From one point to all sides.
    pub fn new(of: Particle, at: Vec3) -> Self {
        Self { of, at, around: Vec2::ZERO, away: None }
    }

    /// The same, from the edge of something that is so wide and deep, in halves.
    #[must_use]
    pub fn around(self, around: Vec2) -> Self {
        Self { around, ..self }
    }

    /// The same, and most of them fly this way.
    #[must_use]
    pub fn away(self, way: Vec3) -> Self {
        Self { away: way.with_y(0.0).try_normalize(), ..self }
    }
}
