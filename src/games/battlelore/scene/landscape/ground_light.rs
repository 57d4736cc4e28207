//! A lamp hangs over the middle of the field and a candle stands beside it. The ground is painted lighter where they leave
//! it dark: much less than would make it even, so that the light is seen to come from there, and warm round the candle.

use bevy::math::Vec3;

use crate::client::pieces::light::hung;
use crate::games::battlelore::table::setting::{CANDLE, framing};

/// How high the flame of the candle is, in metres.
const FLAME: f32 = 0.12;
/// What the ground right under the candle's flame gets, and what all ground gets, if the lamp alone gave 1 right under it.
const BY_CANDLE: f32 = 3.0;
const EVERYWHERE: f32 = 0.23;
/// What the middle of the field gets altogether.
const MIDDLE: f32 = 1.24;
/// How much lighter the middle is painted than its paint says, and by how much paint makes good what light lacks, of red, green
/// and blue: 1 is all of it. Where it is dark the grass is greener.
const LIGHTER: f32 = 1.05;
const MAKES_GOOD: Vec3 = Vec3::new(0.28, 0.34, 0.36);
/// How much lighter still it is painted at the candle's foot, and how far that reaches, in metres.
const POOL: Vec3 = Vec3::new(0.16, 0.12, 0.08);
const REACHES: f32 = 0.45;
/// The least and the most by which paint is multiplied.
const LIMITS: (f32, f32) = (0.75, 2.4);

/// By what the paint is multiplied at a point of the field, as it lies before the viewer: red, green and blue.
pub fn paint(at: Vec3) -> Vec3 {
    let at = at.with_y(0.0);
    let shed = |from: Vec3| (from.y / from.distance(at)).powi(3);
    let light = EVERYWHERE + shed(hung(framing(None)).0) + BY_CANDLE * shed(CANDLE.with_y(FLAME));
    let good = MAKES_GOOD.to_array().map(|share| (light / MIDDLE).powf(-share));
    let pool = POOL * (-(CANDLE.distance(at) / REACHES).powi(2)).exp();
    (LIGHTER * Vec3::from_array(good) * (Vec3::ONE + pool)).clamp(Vec3::splat(LIMITS.0), Vec3::splat(LIMITS.1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlelore::Hex;
    use crate::games::battlelore::table::field::middle;

    #[test]
    fn paint_makes_good_what_light_lacks_and_no_more() {
        let corner = |x: f32, z: f32| paint(Vec3::new(x * 0.52, 0.0, z * 0.30));
        assert!((paint(Vec3::ZERO) - LIGHTER).abs().max_element() < 0.1, "{}", paint(Vec3::ZERO));
        let (far, near) = (corner(-1.0, 1.0), corner(1.0, -1.0));
        for corner in [far, near] {
            assert!(corner.min_element() > 1.12 * LIGHTER && corner.max_element() < 1.5 * LIGHTER, "{corner}");
        }
        assert!(
            near.x / near.y > far.x / far.y && far.x < far.y,
            "warm by the candle, green far from it: {near} {far}"
        );
        for hex in Hex::all() {
            let paint = paint(middle(hex));
            assert!(LIMITS.0 <= paint.min_element() && paint.max_element() <= LIMITS.1, "{hex}");
        }
    }
}
