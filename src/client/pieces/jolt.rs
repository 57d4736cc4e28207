//! What a blow does to whoever looks on: everything stands still for a moment, and the lens is shaken.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::camera::{MainCamera, Measuring};
use crate::client::frame::{AppSystems, Playback};
use crate::table::{Force, Lens};

/// A blow has landed in this frame, so hard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Struck(pub Force);

/// The jolt of the last blow.
#[derive(Resource, Debug, Default)]
pub struct Jolt {
    /// Seconds for which everything still stands still.
    still: f32,
    /// How much of the shake is left, of 1, and how many seconds it has gone on.
    shake: f32,
    gone: f32,
}

/// Seconds until the hardest shake is over.
const OVER: f32 = 0.25;
/// How far the lens is shaken at most, sideways and up, as a share of its distance from the table's middle; and how often a second.
const FAR: Vec2 = Vec2::new(0.0020, 0.0014);
const OFTEN: Vec2 = Vec2::new(17.0, 23.0);

/// Systems of the jolt.
pub fn plugin(app: &mut App) {
    app.init_resource::<Jolt>()
        .add_message::<Struck>()
        .add_systems(Update, feel.in_set(AppSystems::Furnish))
        .add_systems(PreUpdate, shake.after(Measuring));
}

impl Jolt {
    /// Takes what it stands still for from the seconds of a frame.
    pub fn hold(&mut self, secs: f32) -> f32 {
        let held = self.still.min(secs);
        self.still -= held;
        secs - held
    }

    /// Where the lens is shaken to, in shares of its distance.
    fn offset(&self) -> Vec2 {
        let swing = (OFTEN * self.gone * TAU).map(f32::sin);
        FAR * swing * self.shake.powi(2)
    }
}

/// Feels every blow, unless nothing may travel or everything is told at once.
fn feel(mut blows: MessageReader<Struck>, mut jolt: ResMut<Jolt>, pace: Res<Playback>) {
    let Some(force) = blows.read().map(|blow| blow.0).max().filter(|_| !pace.reduced && !pace.at_once()) else {
        return;
    };
    jolt.still = jolt.still.max(force.stops());
    jolt.shake = jolt.shake.max(force.shakes());
    jolt.gone = 0.0;
}

/// Shakes the lens, but not what is measured by it: nothing moves under the pointer.
fn shake(
    mut jolt: ResMut<Jolt>,
    lens: Res<Lens>,
    mut camera: Query<&mut Transform, With<MainCamera>>,
    pace: Res<Playback>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if jolt.shake <= 0.0 {
        return;
    }
    jolt.gone += pace.real;
    jolt.shake = if pace.reduced { 0.0 } else { (jolt.shake - pace.real / OVER).max(0.0) };
    let by = jolt.offset() * lens.at.length();
    for mut placed in &mut camera {
        placed.translation = lens.at + lens.turn * by.extend(0.0);
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hardest_of_blows_is_felt_and_passes() {
        let mut app = App::new();
        app.add_plugins(plugin).add_message::<RequestRedraw>().init_resource::<Lens>();
        app.insert_resource(Playback { told: 0.01, real: 0.01, reduced: false });
        let lens = app.world().resource::<Lens>().at;
        let camera = app.world_mut().spawn((MainCamera, Transform::from_translation(lens))).id();
        let place = |app: &mut App| {
            app.update();
            app.world().get::<Transform>(camera).expect("a camera").translation
        };
        app.world_mut().write_message(Struck(Force::Light));
        app.world_mut().write_message(Struck(Force::Deciding));
        let shaken: Vec<Vec3> = (0..40).map(|_| place(&mut app)).collect();
        let far = |at: &Vec3| at.distance(lens);
        assert!(shaken[..8].iter().any(|at| far(at) > 1e-4), "{shaken:?}");
        assert!(shaken.iter().all(|at| far(at) < 0.004) && far(&shaken[39]) < 1e-6);
        let mut jolt = app.world_mut().resource_mut::<Jolt>();
        assert_eq!(jolt.still, Force::Deciding.stops());
        assert_eq!(jolt.hold(0.05), 0.0);
        assert!((jolt.hold(0.05) - 0.01).abs() < 1e-6, "the rest of a frame goes on");
        assert_eq!(jolt.hold(0.05), 0.05);
    }

    #[test]
    fn reduced_motion_feels_none() {
        let mut app = App::new();
        app.add_plugins(plugin).add_message::<RequestRedraw>().init_resource::<Lens>();
        app.insert_resource(Playback { told: 0.01, real: 0.01, reduced: true });
        app.world_mut().write_message(Struck(Force::Deciding));
        app.update();
        let jolt = app.world().resource::<Jolt>();
        assert_eq!((jolt.still, jolt.shake), (0.0, 0.0));
    }
}
