//! A lamp hangs over the middle of the field and a candle stands at its far corner. The ground is painted lighter where they leave
//! it dark and darker before the candle: half as much as would make it even, so that the light is seen to come from there.

use bevy::math::Vec3;

use crate::client::pieces::light::LAMP;
use crate::games::battlelore::table::setting::CANDLE;

/// How high the flame of the candle is, in metres.
const FLAME: f32 = 0.12;
/// What the ground right under the candle's flame gets, and what all ground gets, if the lamp alone gave 1 right under it.
const BY_CANDLE: f32 = 17.0;
const EVERYWHERE: f32 = 0.23;
/// What the middle of the field gets altogether.
const MIDDLE: f32 = 1.24;
/// How much lighter the middle is painted than its paint says, and by how much paint makes good what light lacks: 1 is all of it.
const LIGHTER: f32 = 1.2;
const MAKES_GOOD: f32 = 0.5;
/// The least and the most by which paint is multiplied.
const LIMITS: (f32, f32) = (0.86, 2.4);

/// By what the paint is multiplied at a point of the field, as it lies before the viewer.
pub fn paint(at: Vec3) -> f32 {
    let shed = |from: Vec3| (from.y / from.distance(at.with_y(0.0))).powi(3);
    let light = EVERYWHERE + shed(LAMP) + BY_CANDLE * shed(CANDLE.with_y(FLAME));
    (LIGHTER * (light / MIDDLE).powf(-MAKES_GOOD)).clamp(LIMITS.0, LIMITS.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlelore::Hex;
    use crate::games::battlelore::table::field::middle;

    #[test]
    fn paint_makes_good_what_light_lacks_and_no_more() {
        let corner = |x: f32, z: f32| paint(Vec3::new(x * 0.52, 0.0, z * 0.30));
        assert!((paint(Vec3::ZERO) - LIGHTER).abs() < 0.05);
        assert!(corner(-1.0, 1.0) > 1.5 * LIGHTER && corner(1.0, -1.0) < LIGHTER);
        for hex in Hex::all() {
            assert!((LIMITS.0..=LIMITS.1).contains(&paint(middle(hex))), "{hex}");
        }
    }
}
