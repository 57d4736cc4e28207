//! Where a camera stands.

use bevy_math::{FloatExt as _, Rect, Vec2, Vec3};

use super::{Fit, Lens, SafeArea};

/// How often the eye comes nearer until a part of the screen is filled, and by which share of what is missing to the sides, and which
/// power of it in distance: by all of it the eye would swing to and fro before points that lie one behind the other.
const STEPS: usize = 24;
const ASIDE: f32 = 0.7;
const NEARER: f32 = 0.5;

/// Where a camera stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// Vertical field of view in degrees.
    pub fov: f32,
    /// Degrees below the horizon.
    pub pitch: f32,
    /// Metres from the point looked at.
    pub distance: f32,
    /// The point looked at.
    pub at: Vec3,
}

impl Framing {
    /// The same, as near as it can be with all of these points in a part of a screen of `size`, which is given in shares of it. Of the
    /// height that is left there the share `above` is above them. All of the points have to be before the eye.
    #[must_use]
    pub fn filled(mut self, points: &[Vec3], part: Rect, above: f32, size: Vec2) -> Self {
        for _ in 0..STEPS {
            let lens = Lens::of(self, 0.0, Fit::NONE, size, &SafeArea::default());
            let seen = points.iter().filter_map(|point| lens.project(*point)).map(|at| at / size);
            let Some(seen) = seen.map(|at| Rect::from_corners(at, at)).reduce(|a, b| a.union(b)) else { break };
            let top = part.min.y + (part.height() - seen.height()) * above;
            let aside = ASIDE * Vec2::new(seen.center().x - part.center().x, seen.min.y - top);
            let high = 2.0 * self.distance * (lens.fov / 2.0).tan();
            self.at.x += aside.x * high * size.x / size.y;
            self.at.z += aside.y * high / self.pitch.to_radians().sin();
            self.distance *= (seen.size() / part.size()).max_element().powf(NEARER);
        }
        self
    }

    /// So far on the way to another one, from 0 to 1.
    #[must_use]
    pub fn lerp(self, to: Self, share: f32) -> Self {
        Self {
            fov: self.fov.lerp(to.fov, share),
            pitch: self.pitch.lerp(to.pitch, share),
            distance: self.distance.lerp(to.distance, share),
            at: self.at.lerp(to.at, share),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_framed_fills_its_part_of_any_screen() {
        let far = Framing { fov: 22.0, pitch: 34.0, distance: 3.0, at: Vec3::ZERO };
        let points: Vec<Vec3> = [-0.2, 0.1, 0.3].into_iter().map(|x| Vec3::new(x, x * x, -x / 2.0)).collect();
        let part = Rect::new(0.4, 0.1, 0.95, 0.9);
        for size in [Vec2::new(1280.0, 720.0), Vec2::new(1720.0, 720.0), Vec2::new(1024.0, 768.0)] {
            let lens = Lens::of(far.filled(&points, part, 0.75, size), 0.0, Fit::NONE, size, &SafeArea::default());
            let seen = points.iter().map(|point| lens.project(*point).expect("before the eye") / size);
            let seen = seen.map(|at| Rect::from_corners(at, at)).reduce(|a, b| a.union(b)).expect("points");
            assert!(part.inflate(0.005).contains(seen.min) && part.inflate(0.005).contains(seen.max), "{seen:?}");
            assert!((seen.size() / part.size()).max_element() > 0.99, "{seen:?}");
        }
    }
}
