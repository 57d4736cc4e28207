//! What each kind of particle looks like and how it flies. Lengths are shares of the distance from the eye: on a large table, which is
//! seen from afar, they look the same.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::shapes::Shape;
use crate::table::{Palette, Particle};

/// One kind of particle.
#[derive(Debug, PartialEq)]
pub(super) struct Kind {
    /// How many fly at once.
    pub count: u8,
    pub shape: Shape,
    /// Opacity: what covers nothing only shines.
    pub covers: f32,
    /// Half their length, from and to.
    pub size: [f32; 2],
    /// How many times as large they grow.
    pub grows: f32,
    /// Seconds that they fly, from and to.
    pub secs: [f32; 2],
    /// How fast they set out, sideways and upwards.
    pub out: f32,
    pub up: f32,
    /// How they are drawn down, and how the air holds them up.
    pub falls: f32,
    pub drag: f32,
    /// How fast they turn at most, in radians a second.
    pub spin: f32,
    /// How far they sway.
    pub sways: f32,
    /// They are long along their way.
    pub streaks: bool,
    /// They come and go evenly, instead of being there at once.
    pub twinkles: bool,
}

/// What is as most of them are.
const USUAL: Kind = Kind {
    count: 12,
    shape: Shape::Crumb,
    covers: 1.0,
    size: [0.002, 0.004],
    grows: 1.0,
    secs: [0.5, 0.9],
    out: 0.1,
    up: 0.1,
    falls: 0.5,
    drag: 1.0,
    spin: 6.0,
    sways: 0.0,
    streaks: false,
    twinkles: false,
};

const FELT: Kind = Kind {
    count: 8,
    shape: Shape::Splinter,
    covers: 0.8,
    size: [0.0020, 0.0034],
    secs: [0.45, 0.8],
    out: 0.055,
    up: 0.05,
    falls: 0.10,
    drag: 4.0,
    sways: 0.002,
    ..USUAL
};
const DUST: Kind = Kind {
    count: 16,
    shape: Shape::Puff,
    covers: 0.5,
    size: [0.007, 0.012],
    grows: 2.2,
    secs: [0.6, 0.95],
    out: 0.10,
    up: 0.012,
    falls: 0.0,
    drag: 4.0,
    spin: 1.0,
    ..USUAL
};
const SPLINTERS: Kind =
    Kind { count: 14, shape: Shape::Splinter, size: [0.005, 0.010], out: 0.17, up: 0.17, spin: 14.0, ..USUAL };
const SPARKS: Kind = Kind {
    count: 28,
    shape: Shape::Splinter,
    covers: 0.0,
    size: [0.006, 0.012],
    secs: [0.4, 0.85],
    out: 0.26,
    up: 0.15,
    falls: 0.35,
    drag: 2.2,
    streaks: true,
    ..USUAL
};
const WAX: Kind = Kind { count: 16, size: [0.0030, 0.0056], out: 0.11, up: 0.15, drag: 0.6, spin: 9.0, ..USUAL };
const GLINTS: Kind = Kind {
    count: 9,
    shape: Shape::Star,
    covers: 0.0,
    size: [0.007, 0.013],
    secs: [0.35, 0.75],
    out: 0.06,
    up: 0.06,
    falls: 0.02,
    drag: 2.0,
    spin: 1.5,
    twinkles: true,
    ..USUAL
};
const FEATHERS: Kind = Kind {
    count: 6,
    shape: Shape::Feather,
    size: [0.008, 0.012],
    secs: [1.0, 1.5],
    out: 0.13,
    up: 0.14,
    falls: 0.11,
    drag: 3.0,
    spin: 3.0,
    sways: 0.008,
    ..USUAL
};
const ASH: Kind = Kind {
    count: 11,
    covers: 0.85,
    size: [0.0016, 0.0032],
    secs: [0.9, 1.6],
    out: 0.03,
    up: 0.08,
    falls: -0.015,
    drag: 1.6,
    sways: 0.006,
    ..USUAL
};
const GOLD: Kind = Kind {
    count: 1,
    shape: Shape::Puff,
    covers: 0.0,
    size: [0.0024, 0.0044],
    secs: [2.4, 2.8],
    out: 0.0,
    up: 0.034,
    falls: 0.0,
    drag: 0.0,
    sways: 0.006,
    twinkles: true,
    ..USUAL
};

/// The kind of a particle.
pub(super) fn of(particle: Particle) -> &'static Kind {
    match particle {
        Particle::Felt => &FELT,
        Particle::Dust => &DUST,
        Particle::Splinters => &SPLINTERS,
        Particle::Sparks(_) => &SPARKS,
        Particle::Wax => &WAX,
        Particle::Glints => &GLINTS,
        Particle::Feathers => &FEATHERS,
        Particle::Ash => &ASH,
        Particle::Gold => &GOLD,
    }
}

/// How much brighter than their colour sparks are, and how much of them is white hot.
const GLOWS: f32 = 2.6;
const HOT: f32 = 0.35;

/// The colour of one of them, linear; they differ by a number from 0 to 1.
pub(super) fn colour(particle: Particle, palette: Palette, by: f32) -> Vec3 {
    let [dark, light] = match particle {
        Particle::Felt => [[0.30, 0.27, 0.21], [0.50, 0.46, 0.36]],
        Particle::Dust => [[0.14, 0.13, 0.115], [0.17, 0.155, 0.135]],
        Particle::Splinters => [[0.30, 0.17, 0.07], [0.72, 0.50, 0.26]],
        Particle::Sparks(dye) => {
            let [r, g, b] = dye.colour(palette);
            let own = Color::srgb_u8(r, g, b).to_linear();
            let own = Vec3::new(own.red, own.green, own.blue) * GLOWS + 0.12;
            let hot = own.lerp(Vec3::splat(GLOWS), HOT);
            return own.lerp(hot, by);
        }
        Particle::Wax => [[0.20, 0.018, 0.014], [0.42, 0.05, 0.035]],
        Particle::Glints => [[2.2, 1.5, 0.55], [3.0, 2.4, 1.3]],
        Particle::Feathers => [[0.52, 0.46, 0.36], [0.82, 0.77, 0.66]],
        Particle::Ash => [[0.012, 0.010, 0.009], [0.16, 0.13, 0.11]],
        Particle::Gold => [[2.6, 1.5, 0.4], [3.0, 1.75, 0.5]],
    };
    Vec3::from_array(dark).lerp(Vec3::from_array(light), by)
}

/// Share of its time in which one comes, and after which it begins to go.
const COMES: f32 = 0.06;
const GOES: f32 = 0.5;

impl Kind {
    /// How strong and how many times as large one is after this share of its time.
    pub(super) fn at(&self, part: f32) -> (f32, f32) {
        let grown = 1.0 + (self.grows - 1.0) * (1.0 - (1.0 - part).powi(2));
        if self.twinkles {
            let swell = (part * PI).sin().max(0.0);
            return (swell, grown * (0.35 + 0.65 * swell));
        }
        let left = ((1.0 - part) / (1.0 - GOES)).clamp(0.0, 1.0);
        ((part / COMES).min(1.0) * left, grown)
    }
}
