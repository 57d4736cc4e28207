//! A perspective whose picture is moved on the screen, since panels cover a part of it.

use bevy::camera::{CameraProjection, SubCameraView};
use bevy::math::Vec3A;
use bevy::prelude::*;

/// A perspective whose picture is moved on the screen.
#[derive(Clone, Debug)]
pub(super) struct Shifted {
    /// The picture before it is moved.
    pub(super) perspective: PerspectiveProjection,
    /// Shares of half the picture: x to the right, y up.
    pub(super) by: Vec2,
}

impl Shifted {
    fn moved(&self, clip_from_view: Mat4) -> Mat4 {
        let mut moved = clip_from_view;
        // Depth grows against z: what is moved by a share is moved by so much of -z before the division.
        moved.z_axis.x -= self.by.x;
        moved.z_axis.y -= self.by.y;
        moved
    }
}

impl CameraProjection for Shifted {
    fn get_clip_from_view(&self) -> Mat4 {
        self.moved(self.perspective.get_clip_from_view())
    }

    fn get_clip_from_view_for_sub(&self, part: &SubCameraView) -> Mat4 {
        self.moved(self.perspective.get_clip_from_view_for_sub(part))
    }

    fn update(&mut self, width: f32, height: f32) {
        self.perspective.update(width, height);
    }

    fn far(&self) -> f32 {
        self.perspective.far()
    }

    fn get_frustum_corners(&self, near: f32, far: f32) -> [Vec3A; 8] {
        let half = (self.perspective.fov / 2.0).tan();
        let half = Vec2::new(half * self.perspective.aspect_ratio, half);
        let moved = |corner: Vec3A| corner + Vec3A::from((self.by * half * corner.z).extend(0.0));
        self.perspective.get_frustum_corners(near, far).map(moved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::pieces::camera::Eye;
    use crate::table::{Fit, Lens, SafeArea};

    #[test]
    fn the_drivers_picture_is_the_lens() {
        let fit = Fit { scale: 0.8, shift: Vec2::new(-0.05, 0.1) };
        let lens = Lens::of(Eye::default().goal, 0.0, fit, Vec2::new(1280.0, 720.0), &SafeArea::default());
        let perspective =
            PerspectiveProjection { fov: lens.fov, aspect_ratio: 1280.0 / 720.0, near: 0.02, ..default() };
        let clip = Shifted { perspective, by: lens.shift }.get_clip_from_view()
            * Mat4::from_rotation_translation(lens.turn, lens.at).inverse();
        for point in [Vec3::ZERO, Vec3::new(0.2, 0.0, -0.1), Vec3::new(-0.1, 0.05, 0.2)] {
            let seen = clip.project_point3(point);
            let there = Vec2::new((seen.x + 1.0) * 640.0, (1.0 - seen.y) * 360.0);
            assert!(there.distance(lens.project(point).unwrap()) < 0.05, "{there}");
        }
    }
}
