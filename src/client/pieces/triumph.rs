//! A match that has been won is celebrated: what it was won with lies in a pool of warm light, and for a while golden sparks rise from
//! it. These not with reduced motion, nor while the battery is spared.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::flame;
use super::meshes::TableMeshes;
use super::shown_layout::ShownLayout;
use crate::client::frame::{AppSystems, Playback};
use crate::client::session::{Screen, Session};
use crate::client::settings::{Quality, Settings};
use crate::table::{Layout, Lens, Outline, Space, Target};

/// How many sparks there are at a time.
const COUNT: u8 = 44;
/// Seconds that each of them lives, until the last one starts, and that the first ones take to grow bright.
const LIFE: f32 = 2.8;
const LASTS: f32 = 6.0;
const DAWN: f32 = 0.5;
/// Radius of a spark, how far it rises and how far it sways, as shares of its distance from the eye: on a large table, which is seen
/// from afar, they look the same.
const RADIUS: f32 = 0.0044;
const RISES: f32 = 0.075;
const SWAYS: f32 = 0.006;
/// Half of the width and depth from which sparks rise at least, in metres: some things do not say how large they are.
const LEAST: f32 = 0.012;

/// How high the light hangs over what has won and how far it reaches, as shares of the distance from which the table is looked at, and
/// its lumens for each square metre of that: on every table it is about as bright, less than the key.
const HANGS: f32 = 0.22;
const REACHES: f32 = 0.75;
const LUMENS: f32 = 150.0;

/// The light over what has won.
#[derive(Component)]
struct Pool;

/// One spark: its number, and the seconds since the first ones rose.
#[derive(Component)]
struct Spark(u8, f32);

/// Light and sparks.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Results), light)
        .add_systems(OnExit(Screen::Results), put_out)
        .add_systems(Update, drift.run_if(any_with_component::<Spark>).after(flame::burn).in_set(AppSystems::Furnish))
        .add_systems(Update, put_out.run_if(any_with_component::<Pool>).run_if(is_plain).in_set(AppSystems::Furnish));
}

/// Slow machines do without.
fn is_plain(settings: Res<Settings>) -> bool {
    settings.quality == Quality::Low
}

/// Lights all of it if somebody has won.
fn light(
    mut commands: Commands,
    settings: Res<Settings>,
    session: Option<Res<Session>>,
    stage: Res<ShownLayout>,
    meshes: Res<TableMeshes>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
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
    commands.spawn((Pool, pool, Transform::from_translation(middle + Vec3::Y * HANGS * far)));
    if settings.reduced_motion || settings.battery_saver {
        return;
    }
    // As it arrives at the lens: bright enough to bloom.
    let gold = materials.add(StandardMaterial {
        base_color: Color::linear_rgb(3.0, 1.75, 0.5),
        unlit: true,
        alpha_mode: AlphaMode::Add,
        cull_mode: None,
        ..default()
    });
    for number in 0..COUNT {
        let drawn = (Mesh3d(meshes.gleam.clone()), MeshMaterial3d(gold.clone()));
        commands.spawn((Spark(number, 0.0), drawn, Transform::from_scale(Vec3::splat(f32::EPSILON)), NotShadowCaster));
    }
}

fn put_out(mut commands: Commands, lit: Query<Entity, Or<(With<Spark>, With<Pool>)>>) {
    for entity in &lit {
        commands.entity(entity).despawn();
    }
}

fn drift(
    mut commands: Commands,
    mut sparks: Query<(Entity, &mut Spark, &mut Transform)>,
    (stage, lens, pace, settings): (Res<ShownLayout>, Res<Lens>, Res<Playback>, Res<Settings>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let sources = sources(&stage.layout);
    // A disc that lies face up, turned to the eye.
    let rotation = lens.turn * Quat::from_rotation_x(FRAC_PI_2);
    for (entity, mut spark, mut place) in &mut sparks {
        spark.1 += pace.real;
        if spark.1 > LASTS + LIFE || sources.is_empty() || settings.reduced_motion || settings.battery_saver {
            commands.entity(entity).despawn();
            continue;
        }
        let Flight { from, aside, risen, size } = flight(spark.0, spark.1);
        let source = &sources[(from * sources.len() as f32) as usize % sources.len()];
        let aside = aside * source.half;
        let foot = source.middle + Vec3::new(aside.x, 0.0, aside.y);
        let far = lens.at.distance(foot);
        let sway = ((risen + from) * TAU).sin() * SWAYS * far;
        let translation = foot + Vec3::new(sway, risen * RISES * far, 0.0);
        *place = Transform { translation, rotation, scale: Vec3::splat((size * RADIUS * far).max(f32::EPSILON)) };
    }
    redraw.write(RequestRedraw);
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

/// How a spark flies at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flight {
    /// Which source it comes from, as a share of all of them.
    from: f32,
    /// From the middle of its source, in halves of its width and depth.
    aside: Vec2,
    /// How far it has risen, from 0 to 1.
    risen: f32,
    /// How large it is, from 0 to about 1.
    size: f32,
}

/// How spark `number` flies so many seconds after the first ones rose: when it has gone out it rises anew, from elsewhere, until
/// the last ones have started.
fn flight(number: u8, seconds: f32) -> Flight {
    // They are not all as old.
    let turns = seconds / LIFE + chance(f32::from(number), 0.0);
    let (round, risen) = (turns.floor(), turns.fract());
    let own = |of: f32| chance(f32::from(number) + 0.37 * round, of);
    let burns = seconds - risen * LIFE < LASTS;
    let bright = (risen * PI).sin() * (seconds / DAWN).min(1.0) * (0.55 + 0.45 * own(1.0));
    Flight {
        from: own(2.0),
        aside: Vec2::new(own(3.0), own(4.0)) * 2.0 - 1.0,
        risen,
        size: if burns { bright.max(0.0) } else { 0.0 },
    }
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
    fn sparks_begin_and_end_in_nothing() {
        for number in 0..COUNT {
            assert_eq!(flight(number, 0.0).size, 0.0);
            assert!(flight(number, LASTS + LIFE).size < 1e-3, "{:?}", flight(number, LASTS + LIFE));
        }
        let seen = |seconds: f32| (0..COUNT).filter(|number| flight(*number, seconds).size > 0.2).count();
        assert!(seen(DAWN) > usize::from(COUNT) / 2, "most are seen at once: {}", seen(DAWN));
        for step in 0..200_u8 {
            let seconds = f32::from(step) * (LASTS + LIFE) / 200.0;
            for Flight { from, aside, risen, size } in (0..COUNT).map(|number| flight(number, seconds)) {
                assert!((0.0..=1.0).contains(&from) && (0.0..=1.0).contains(&risen) && (0.0..=1.0).contains(&size));
                assert!(aside.abs().max_element() <= 1.0);
            }
        }
    }

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
    }
}
