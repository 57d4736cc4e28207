//! A match that has been won is celebrated: what it was won with lies in a pool of warm light, and for a while golden sparks rise from
//! it. These not with reduced motion, nor while the battery is spared.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::particles::Emit;
use super::shown_layout::ShownLayout;
use crate::client::frame::{AppSystems, Playback};
use crate::client::session::{Screen, Session};
use crate::client::settings::{Quality, Settings};
use crate::table::{Burst, Layout, Outline, Particle, Space, Target};

/// How many sparks rise a second, and for how many seconds.
const EACH_SECOND: f32 = 16.0;
const LASTS: f32 = 6.0;
/// Half of the width and depth from which sparks rise at least, in metres: some things do not say how large they are.
const LEAST: f32 = 0.012;

/// How high the light hangs over what has won and how far it reaches, as shares of the distance from which the table is looked at, and
/// its lumens for each square metre of that: on every table it is about as bright, less than the key.
const HANGS: f32 = 0.22;
const REACHES: f32 = 0.75;
const LUMENS: f32 = 150.0;

/// The light over what has won, the seconds for which it has been lit, and how many sparks have risen.
#[derive(Component, Default)]
pub(super) struct Pool {
    gone: f32,
    risen: u32,
}

/// Light and sparks.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Results), light)
        .add_systems(OnExit(Screen::Results), put_out)
        .add_systems(Update, rise.run_if(any_with_component::<Pool>).in_set(AppSystems::Furnish))
        .add_systems(Update, put_out.run_if(any_with_component::<Pool>).run_if(is_plain).in_set(AppSystems::Furnish));
}

/// Slow machines do without.
fn is_plain(settings: Res<Settings>) -> bool {
    settings.quality == Quality::Low
}

/// Lights all of it if somebody has won.
fn light(mut commands: Commands, settings: Res<Settings>, session: Option<Res<Session>>, stage: Res<ShownLayout>) {
    let over = session.is_some_and(|session| session.known.outcome().is_some());
    let sources = sources(&stage.layout);
    if settings.quality == Quality::Low || !over || sources.is_empty() {
        return;
    }
    let middle = sources.iter().map(|source| source.middle).sum::<Vec3>() / sources.len() as f32;
    let far = stage.layout.framing.map_or(1.0, |framing| framing.distance);
    let pool = PointLight {
        color: Color::linear_rgb(1.0, 0.74, 0.42),
        intensity: LUMENS * far * far,
        range: REACHES * far,
        radius: 0.05,
        ..default()
    };
    commands.spawn((Pool::default(), pool, Transform::from_translation(middle + Vec3::Y * HANGS * far)));
}

fn put_out(mut commands: Commands, lit: Query<Entity, With<Pool>>) {
    for entity in &lit {
        commands.entity(entity).despawn();
    }
}

/// Sparks rise one after the other.
pub(super) fn rise(
    mut pools: Query<&mut Pool>,
    (stage, pace): (Res<ShownLayout>, Res<Playback>),
    mut sparks: MessageWriter<Emit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let sources = sources(&stage.layout);
    for mut pool in pools.iter_mut().filter(|pool| pool.gone < LASTS) {
        pool.gone += pace.real;
        while !sources.is_empty() && (pool.risen as f32) < pool.gone.min(LASTS) * EACH_SECOND {
            sparks.write(Emit(Burst::new(Particle::Gold, foot(&sources, pool.risen))));
            pool.risen += 1;
        }
        redraw.write(RequestRedraw);
    }
}

/// Where a spark sets out.
fn foot(sources: &[Source], number: u32) -> Vec3 {
    let own = |of: f32| chance(number as f32, of);
    let source = &sources[(own(2.0) * sources.len() as f32) as usize % sources.len()];
    let aside = (Vec2::new(own(3.0), own(4.0)) * 2.0 - 1.0) * source.half;
    source.middle + Vec3::new(aside.x, 0.0, aside.y)
}

/// Where sparks rise: the middle of a thing's upper side, and half its width and depth, in metres.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Source {
    middle: Vec3,
    half: Vec2,
}

/// What shines on the table at rest.
fn sources(layout: &Layout) -> Vec<Source> {
    let source = |target: &Target| match target {
        Target::Piece(id) => {
            let placed = layout.pieces.iter().find(|placed| placed.id == *id && placed.pose.space == Space::Table)?;
            let (extent, pose) = (placed.look.extent, placed.pose);
            let top = (extent.middle + extent.half.y) * pose.scale;
            let half = (Vec2::new(extent.half.x, extent.half.z) * pose.scale).max(Vec2::splat(LEAST));
            Some(Source { middle: pose.at + Vec3::Y * top, half })
        }
        Target::Zone(id) => {
            let zone = layout.zones.iter().find(|zone| zone.id == *id)?;
            let half = match zone.outline {
                Outline::Ring(radius) | Outline::Hex(radius) => Vec2::splat(radius),
                Outline::Frame(size) => size / 2.0,
            };
            Some(Source { middle: zone.pose.at, half })
        }
        Target::Count(_) | Target::Option(_) => None,
    };
    layout.lit.iter().filter_map(source).collect()
}

/// A number from 0 to 1 that looks like chance.
fn chance(number: f32, of: f32) -> f32 {
    ((number * 12.9898 + of * 78.233).sin() * 43_758.547).fract().abs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Look, PieceId, Placed, Pose};

    #[test]
    fn sparks_rise_from_the_top_of_what_shines() {
        let id = PieceId(3);
        let look = Look::model("flag_pawn", Vec3::new(0.02, 0.04, 0.03));
        let pose = Pose::table(0.1, 0.0, 0.2).scaled(2.0);
        let pieces = vec![Placed { id, look, pose, title: None, order: 0 }];
        let layout = Layout { pieces, lit: vec![Target::Piece(id), Target::Piece(PieceId(4))], ..Layout::default() };
        let sources = sources(&layout);
        assert_eq!(sources.len(), 1, "what is not there does not shine");
        assert!(sources[0].middle.distance(Vec3::new(0.1, 0.08, 0.2)) < 1e-5, "{sources:?}");
        assert!(sources[0].half.distance(Vec2::new(0.02, 0.03)) < 1e-5, "{sources:?}");
        for number in 0..100 {
            let aside = (foot(&sources, number) - sources[0].middle).abs();
            assert!(aside.x < 0.0201 && aside.y == 0.0 && aside.z < 0.0301, "{aside}");
        }
    }
}
