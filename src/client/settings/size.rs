//! How large the window is: as it was left, but never larger than the largest picture that the graphics driver draws, nor
//! magnified as no screen is.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::window::{PrimaryWindow, RawHandleWrapper, WindowMode};

use super::Settings;

/// No window is wider or higher, in physical pixels, whatever the driver can draw.
pub(super) const LARGEST: u32 = 16_384;
/// The smallest window that is opened again, in physical pixels.
pub(super) const SMALLEST: (u32, u32) = (320, 180);
/// Scale factors of screens. Others come from a system that says nothing sensible.
const FACTORS: RangeInclusive<f32> = 0.5..=8.0;

/// Passes over a scale factor that no screen has.
pub(super) fn measure(mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        let factor = window.resolution.base_scale_factor();
        if window.resolution.scale_factor_override().is_none() && !FACTORS.contains(&factor) {
            warn!("the system gives a scale factor of {factor}; a factor of 1 is used");
            let size = (window.physical_size().as_vec2() / factor).round().as_uvec2().max(SMALLEST.into());
            window.resolution.set_scale_factor_override(Some(1.0));
            window.resolution.set_physical_resolution(size.x, size.y);
        }
    }
}

/// Gives the window the pixels that it had when it was left. The window system, which is asked for it before anybody knows its
/// scale factor, has taken their number for one of larger ones.
pub(super) fn settle(
    settings: Res<Settings>,
    mut windows: Query<&mut Window, (With<PrimaryWindow>, Added<RawHandleWrapper>)>,
) {
    for mut window in &mut windows {
        if let Some((wide, high)) = settings.place.size.filter(|_| window.mode == WindowMode::Windowed) {
            window.resolution.set_physical_resolution(wide.max(SMALLEST.0), high.max(SMALLEST.1));
        }
    }
}

/// Holds the window to what can be drawn, before anything is drawn in it.
pub(super) fn hold(driver: Option<Res<RenderDevice>>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let largest = driver.map_or(LARGEST, |driver| driver.limits().max_texture_dimension_2d.min(LARGEST));
    for mut window in &mut windows {
        let size = window.physical_size();
        if size.max_element() > largest {
            let held = size.min(UVec2::splat(largest));
            window.resolution.set_physical_resolution(held.x, held.y);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;

    fn held(size: (u32, u32), factor: f32) -> (UVec2, f32) {
        let mut world = World::new();
        let mut window = Window::default();
        window.resolution.set_physical_resolution(size.0, size.1);
        // As the window system tells it.
        window.resolution.set_scale_factor_and_apply_to_physical_size(factor);
        let window = world.spawn((window, PrimaryWindow)).id();
        world.run_system_once(measure).expect("a window");
        world.run_system_once(hold).expect("a window");
        let window = world.get::<Window>(window).expect("a window");
        (window.physical_size(), window.scale_factor())
    }

    #[test]
    fn a_window_is_never_larger_than_the_largest_picture() {
        assert_eq!(held((17_000, 50), 1.0).0, UVec2::new(LARGEST, 50));
        assert_eq!(held((1280, 65_535), 1.0).0, UVec2::new(1280, LARGEST));
        assert_eq!(held((1280, 720), 2.0), (UVec2::new(2560, 1440), 2.0));
    }

    #[test]
    fn a_scale_factor_that_no_screen_has_is_passed_over() {
        for factor in [0.01, 0.25, 31.25, 1000.0] {
            assert_eq!(held((1280, 720), factor).1, 1.0, "{factor}");
        }
        assert_eq!(held((1280, 720), 31.25).0, UVec2::new(1280, 720), "as large as it was to be");
        assert_eq!(held((1280, 720), 0.5), (UVec2::new(640, 360), 0.5));
    }
}
