//! Depth of field: in the [victory shot](super::victory_shot) what was won is sharp, and what lies far behind it is not. That takes a
//! machine that can draw everything; nothing travels by it, so it is there with reduced motion as well.

use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode, calculate_focal_length};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::camera::{Eye, MainCamera, Measuring};
use super::picture::TablePicture;
use super::shown_layout::ShownLayout;
use crate::client::frame::Playback;
use crate::client::settings::{Quality, Settings};
use crate::table::Lens;

/// The widest circles to which points are blurred, as shares of the picture's height: of what was won, of what is endlessly far away, and
/// of anything that is drawn.
const SHARP: f32 = 0.0009;
const ENDLESS: f32 = 0.026;
const WIDEST: f32 = 0.014;
/// Seconds in which the aperture opens once the eye is there.
const OPENS: f32 = 0.6;
/// Height of what the picture falls on, in metres.
const SENSOR: f32 = 0.024;

/// Sharp in front and soft behind.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, focus.after(Measuring).after(super::picture::resize));
}

/// Opens the aperture as soon as the eye rests on what was won, and shuts it at once when it leaves.
fn focus(
    mut commands: Commands,
    (eye, lens, stage): (Res<Eye>, Res<Lens>, Res<ShownLayout>),
    (settings, pace): (Res<Settings>, Res<Playback>),
    mut picture: ResMut<TablePicture>,
    cameras: Query<(Entity, Has<DepthOfField>), With<MainCamera>>,
    mut open: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let affords = settings.quality >= Quality::High && !settings.battery_saver;
    // A picture that is moved aside is no perspective, and has no depth by which to blur.
    let rests = eye.shot.is_some() && !eye.moving() && lens.shift == Vec2::ZERO;
    if !(affords && rests) {
        *open = 0.0;
        for (camera, _) in cameras.iter().filter(|(_, focuses)| *focuses) {
            commands.entity(camera).remove::<DepthOfField>();
            picture.soil();
        }
        return;
    }
    let Some(depths) = depths(&stage.layout.victory, &lens) else { return };
    *open = if settings.reduced_motion { 1.0 } else { (*open + pace.real / OPENS).min(1.0) };
    for (camera, focuses) in &cameras {
        commands.entity(camera).insert(focused(depths, *open, &lens, picture.size().y as f32));
        if *open < 1.0 || !focuses {
            picture.soil();
            redraw.write(RequestRedraw);
        }
    }
}

/// How far before the eye the nearest and the farthest of these points are, in metres.
fn depths(points: &[Vec3], lens: &Lens) -> Option<(f32, f32)> {
    let ahead = lens.turn * Vec3::NEG_Z;
    let depths = || points.iter().map(|point| ahead.dot(*point - lens.at));
    Some((depths().reduce(f32::min)?, depths().reduce(f32::max)?))
}

/// A lens that has everything sharp between two depths, its aperture `open` by a share, for a picture of this height in pixels.
fn focused((near, far): (f32, f32), open: f32, lens: &Lens, height: f32) -> DepthOfField {
    // From here both are equally blurred.
    let focal_distance = 2.0 * near * far / (near + far);
    let half = ((far - near) / (far + near)).max(f32::EPSILON);
    let endless = (SHARP / half).min(ENDLESS) * open.max(0.01);
    let focal_length = calculate_focal_length(SENSOR, lens.fov);
    DepthOfField {
        mode: DepthOfFieldMode::Gaussian,
        focal_distance,
        sensor_height: SENSOR,
        aperture_f_stops: focal_length.powi(2) / (SENSOR * endless * (focal_distance - focal_length)),
        max_circle_of_confusion_diameter: WIDEST * height,
        max_depth: f32::INFINITY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The circle of confusion at a depth, as the driver draws it, as a share of the height.
    fn circle(of: &DepthOfField, fov: f32, depth: f32) -> f32 {
        let length = calculate_focal_length(of.sensor_height, fov);
        let scale = length.powi(2) / (of.sensor_height * of.aperture_f_stops);
        scale * (depth - of.focal_distance).abs() / (depth * (of.focal_distance - length))
    }

    #[test]
    fn what_was_won_is_sharp_and_the_far_table_is_not() {
        let lens = Lens::default();
        for (near, far) in [(1.2, 1.25), (1.1, 1.4), (2.0, 2.2)] {
            let of = focused((near, far), 1.0, &lens, 1080.0);
            for sharp in [near, of.focal_distance, far] {
                assert!(circle(&of, lens.fov, sharp) < 1.01 * SHARP, "{sharp} between {near} and {far}");
            }
            let behind = circle(&of, lens.fov, 2.0 * far);
            assert!(behind > 3.0 * SHARP && behind < ENDLESS, "{behind} behind {near} to {far}");
            let shut = focused((near, far), 0.0, &lens, 1080.0);
            assert!(circle(&shut, lens.fov, 2.0 * far) < 0.3 * SHARP, "it begins sharp");
        }
    }
}
