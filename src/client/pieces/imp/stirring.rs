//! How an imp glows, stirs and laughs while something goes on.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Imp;
use super::model::{Alive, Gleam, Halo, Joint, Part};
use crate::client::frame::Playback;

/// Seconds that it stirs after it was disturbed, and for which it laughs.
pub(super) const STIRS: f32 = 2.6;
pub(super) const LAUGHS: f32 = 1.5;
/// How much brighter than in the model the living parts are, from the calmest to the angriest: the face blooms at the end, and
/// the liquid keeps its colour.
const ASLEEP: f32 = 0.85;
const ANGRY: f32 = 1.5;
/// Light of an imp at its angriest, in lumens: what stands beside it is to be lit little more than the rest.
const LIGHT: f32 = 120.0;
/// Share of that which even the calmest gives off.
const EMBER: f32 = 0.2;
/// How fast excitement is shown, as [`StableInterpolate::smooth_nudge`] takes it: usually, and in laughter.
const COMES: (f32, f32) = (2.5, 9.0);
/// How much larger it is as it laughs, as a share, how far it is shaken, in metres, and how often a second.
const SWELLS: f32 = 0.09;
const SHAKES: (f32, f32) = (0.0011, 4.5);

/// How an imp moves and shines in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stir {
    /// From the calmest to the angriest.
    glow: f32,
    /// How far it is turned, in radians, how far lifted, in metres, and how large it is.
    turn: f32,
    lift: f32,
    size: f32,
}

impl Stir {
    /// How it stirs `now`, in seconds; without motion it only glows.
    fn at(imp: &Imp, now: f32, still: bool) -> Self {
        if still {
            return Self { glow: imp.shown.powf(1.5), turn: 0.0, lift: 0.0, size: 1.0 };
        }
        let calm = (imp.stirs / STIRS).clamp(0.0, 1.0);
        let beat = (now * (1.2 + 2.4 * imp.shown)).sin() * calm;
        let laughs = (PI * (imp.laughs / LAUGHS).clamp(0.0, 1.0)).sin();
        let (far, often) = SHAKES;
        Self {
            glow: imp.shown.powf(1.5) * (1.0 + 0.12 * beat),
            turn: (now * 0.9).sin() * 0.5 * calm * (0.3 + 0.5 * imp.shown),
            lift: 0.0018 * (now * TAU * 0.4).sin() * calm + far * laughs * (now * TAU * often).sin(),
            size: 1.0 + 0.05 * beat * imp.shown + SWELLS * laughs,
        }
    }
}

/// Lets imps glow and stir as long as something goes on, and a little longer.
pub(super) fn stir(
    mut imps: Query<(Entity, &mut Imp, &Children)>,
    alive: Query<&Alive>,
    mut joints: Query<(&Joint, &mut Transform)>,
    mut gleams: Query<&mut PointLight, With<Gleam>>,
    halos: Query<&Halo>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    (time, pace): (Res<Time>, Res<Playback>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut imp, children) in &mut imps {
        if imp.stirs <= 0.0 {
            continue;
        }
        redraw.write(RequestRedraw);
        imp.stirs -= pace.real;
        imp.laughs = (imp.laughs - pace.real).max(0.0);
        let (goal, speed) = if imp.laughs > 0.0 { (1.0, COMES.1) } else { (imp.excited, COMES.0) };
        if pace.reduced {
            imp.shown = goal;
        }
        imp.shown.smooth_nudge(&goal, speed, pace.real);
        let Stir { glow, turn, lift, size } = Stir::at(&imp, time.elapsed_secs(), pace.reduced);
        for living in alive.iter().filter(|living| living.imp == entity) {
            if let Some(mut material) = materials.get_mut(&living.material) {
                material.emissive = living.emissive * ASLEEP.lerp(ANGRY, glow);
            }
        }
        for halo in halos.iter().filter(|halo| halo.imp == entity) {
            if let Some(mut material) = materials.get_mut(&halo.material) {
                material.base_color.set_alpha(halo.light.0.lerp(halo.light.1, glow));
            }
        }
        for (body, mut place) in joints.iter_mut().filter(|(joint, _)| joint.imp == entity && joint.part == Part::Body)
        {
            place.rotation = body.rest.rotation * Quat::from_rotation_y(turn);
            place.translation = body.rest.translation + Vec3::Y * lift;
            place.scale = body.rest.scale * size;
        }
        for child in children {
            if let Ok(mut light) = gleams.get_mut(*child) {
                light.intensity = LIGHT * imp.lights * EMBER.lerp(1.0, glow);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_imp_that_laughs_swells_and_glows_for_a_moment_and_then_rests() {
        let mut app = App::new();
        app.init_resource::<Assets<StandardMaterial>>().init_resource::<Time>().add_message::<RequestRedraw>();
        app.insert_resource(Playback { told: 0.1, real: 0.1, reduced: false }).add_systems(Update, stir);
        let entity = app.world_mut().spawn((Imp::default(), children![Transform::default()])).id();
        let asked = |app: &mut App| {
            app.update();
            app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count() > 0
        };
        while asked(&mut app) {}
        assert!((0..20).all(|_| !asked(&mut app)), "at rest it asks for no picture");
        app.world_mut().get_mut::<Imp>(entity).expect("the imp").laugh();
        let mut shown = Vec::new();
        while asked(&mut app) {
            shown.push(app.world().get::<Imp>(entity).expect("the imp").shown);
        }
        let most = shown.iter().copied().fold(0.0, f32::max);
        assert!(most > 0.9 && shown.last().is_some_and(|last| *last < 0.1), "{shown:?}");
        assert!((0..20).all(|_| !asked(&mut app)), "it rests again");
    }

    #[test]
    fn without_motion_an_imp_only_glows() {
        let imp = Imp { shown: 1.0, laughs: LAUGHS / 2.0, ..Imp::default() };
        assert_eq!(Stir::at(&imp, 3.3, true), Stir { glow: 1.0, turn: 0.0, lift: 0.0, size: 1.0 });
        assert!(Stir::at(&imp, 3.3, false).size > 1.03);
    }
}
