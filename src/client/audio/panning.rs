//! From where a sound is heard: as far to the left or right as it is seen, and from all places as loud.

use bevy::audio::SpatialListener;
use bevy::prelude::*;

use crate::table::Lens;

/// Where the ears are, to both sides of the middle, and how far before them a sound is. The mixer makes the ear that is farther away
/// softer; with these numbers a sound at the edge of the picture is panned by 0.6.
const EAR: f32 = 1.2;
const AHEAD: f32 = 1.0;

/// Spawns the ears: they stay where they are, whichever way the lens looks.
pub(super) fn listen(mut commands: Commands) {
    let ears = SpatialListener { left_ear_offset: Vec3::X * -EAR, right_ear_offset: Vec3::X * EAR };
    commands.spawn((ears, Transform::IDENTITY));
}

/// Where a sound has to come from that is made at a place on the table, and how much louder it has to be made there.
pub(super) fn heard(lens: &Lens, place: Vec3) -> (Transform, f32) {
    let aside = lens.project(place).map_or(0.0, |seen| (seen.x / lens.size.x * 2.0 - 1.0).clamp(-1.0, 1.0));
    let from = Vec3::new(aside * EAR, 0.0, -AHEAD);
    let [left, right] = ears(from);
    (Transform::from_translation(from), 1.0 / left.max(right))
}

/// How loud either ear hears what is made at a point, as the mixer reckons.
fn ears(from: Vec3) -> [f32; 2] {
    let [left, right] = [-EAR, EAR].map(|ear| from.distance(Vec3::X * ear));
    let ear = |near: f32, far: f32| {
        let turned = ((near - far) / (2.0 * EAR) + 1.0) / 4.0 + 0.5;
        turned.min(1.0) * near.powi(-2).min(1.0)
    };
    [ear(left, right), ear(right, left)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far to one side a sound is heard at the edge of the picture, of 1.
    const MOST: f32 = 0.6;

    #[test]
    fn what_is_seen_at_the_side_is_heard_from_there() {
        let lens = Lens::default();
        let seen = |x: f32| {
            let (from, louder) = heard(&lens, lens.ray(Vec2::new(lens.size.x * x, lens.size.y / 2.0)).get_point(1.0));
            ears(from.translation).map(|ear| ear * louder)
        };
        let [left, right] = seen(0.5);
        assert!((left - 1.0).abs() < 1e-3 && (right - 1.0).abs() < 1e-3, "{left} {right}");
        let panned = |x: f32| {
            let [left, right] = seen(x);
            assert!(left.max(right) < 1.001, "nothing is louder than it was made");
            (right - left) / (right + left)
        };
        let all: Vec<f32> = (0..=10_u8).map(|step| panned(f32::from(step) / 10.0)).collect();
        assert!(all.is_sorted(), "{all:?}");
        assert!((all[0] + MOST).abs() < 0.03 && (all[10] - MOST).abs() < 0.03, "{all:?}");
    }
}
