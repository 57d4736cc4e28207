//! Warm-up: behind the loading screen everything is drawn once, until the graphics driver has compiled what it needs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::{Doing, Progress, ProgressReturningSystem as _};
use crate::client::frame::AppSystems;
use crate::client::pieces::camera::Eye;
use crate::client::pieces::contact::Contacts;
use crate::client::pieces::dissolve::{self, Dissolving};
use crate::client::pieces::faces::FaceBook;
use crate::client::pieces::glow::{MarkAssets, Stroke};
use crate::client::pieces::hand_marks::Shades;
use crate::client::pieces::meshes::TableMeshes;
use crate::client::pieces::particles::Emitter;
use crate::client::pieces::picture::TablePicture;
use crate::client::pieces::piece::TargetMark;
use crate::client::pieces::scenery;
use crate::client::session::{Files, Screen};
use crate::table::{Foot, Outline};

/// Frames in a row without a pipeline being compiled before the warm-up is over: a new one may only show then.
const CALM: u32 = 2;
/// Pictures in which the light of the room has certainly been filtered.
const FILTERED: u64 = 3;

/// How many pipelines the driver is still compiling.
#[derive(Resource, Clone, Default)]
struct Waiting(Arc<AtomicUsize>);

/// Whether the driver has once compiled all that was wanted.
#[derive(Resource, Clone, Default)]
struct Begun(Arc<AtomicBool>);

/// Stands in the picture only while it warms up.
#[derive(Component)]
struct OnlyForWarmth;

/// Warms up if there is anything that draws.
pub(super) fn plugin(app: &mut App) {
    let (waiting, begun) = (Waiting::default(), Begun::default());
    let window = app.world().get_resource::<EventLoopProxyWrapper>().map(|window| (**window).clone());
    let Some(drawing) = app.get_sub_app_mut(RenderApp) else { return };
    drawing.insert_resource(waiting.clone()).insert_resource(begun.clone()).add_systems(
        Render,
        (move |pipelines: Res<PipelineCache>, waiting: Res<Waiting>, begun: Res<Begun>| {
            let left = pipelines.waiting_pipelines().count();
            waiting.0.store(left, Ordering::Relaxed);
            begun.0.fetch_or(left == 0 && pipelines.pipelines().next().is_some(), Ordering::Relaxed);
            // What lacks its pipeline was left out of the picture: the window must not rest on that.
            if left > 0
                && let Some(window) = &window
            {
                let _ = window.send_event(WinitUserEvent::WakeUp);
            }
        })
        .after(RenderSystems::Render),
    );
    app.insert_resource(waiting)
        .insert_resource(begun)
        .add_systems(OnEnter(Files::Ready), lay_out)
        .add_systems(
            Update,
            (keep_filtered_light, show_window, draw_what_was_left_out)
                .chain()
                .in_set(AppSystems::Load)
                .before(super::show_progress),
        )
        .add_systems(
            Update,
            warm_up
                .track_progress::<Screen>()
                .run_if(in_state(Screen::Loading))
                .in_set(AppSystems::Load)
                .before(super::show_progress),
        )
        .add_systems(OnExit(Screen::Loading), |mut commands: Commands, laid: Query<Entity, With<OnlyForWarmth>>| {
            for entity in &laid {
                commands.entity(entity).despawn();
            }
        });
}

/// The title's scene comes by itself; this adds what it lacks.
fn lay_out(
    mut commands: Commands,
    mut eye: ResMut<Eye>,
    mut shapes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut dissolving: ResMut<Assets<Dissolving>>,
    mut glow: ResMut<MarkAssets>,
    meshes: Res<TableMeshes>,
    (contacts, shades, emitter): (Res<Contacts>, Res<Shades>, Res<Emitter>),
) {
    eye.look(scenery::TITLE, true);
    commands.spawn((OnlyForWarmth, emitter.drawn()));
    let here = Transform::from_translation(scenery::TITLE.at);
    let surface = MeshMaterial3d(dissolving.add(dissolve::whole()));
    commands.spawn((OnlyForWarmth, Mesh3d(meshes.decal.clone()), surface, here.with_scale(Vec3::splat(0.01))));
    for stroke in [Stroke::Line, Stroke::Washed] {
        let mark = glow.look(Outline::Ring(0.01), TargetMark::Legal, stroke, 1.0, &mut shapes, &mut materials);
        commands.spawn((OnlyForWarmth, mark, here));
    }
    commands.spawn((OnlyForWarmth, here, Visibility::Inherited)).with_children(|all| {
        all.spawn(shades.over(&meshes)).insert(Visibility::Inherited);
        if let Some(rim) = contacts.under(Foot::Round(0.01)) {
            all.spawn(rim);
        }
    });
}

/// One step for the scene, one for every pipeline that was ever waited for, and one for every face of a card.
fn warm_up(
    waiting: Res<Waiting>,
    book: Res<FaceBook>,
    files: Res<State<Files>>,
    mut doing: ResMut<Doing>,
    mut most: Local<(usize, usize)>,
    mut calm: Local<u32>,
) -> Progress {
    let left = (waiting.0.load(Ordering::Relaxed), book.waiting());
    *most = (most.0.max(left.0), most.1.max(left.1));
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX / 4);
    let driver = (count(most.0 - left.0), count(most.0));
    let cards = (count(most.1 - left.1), count(most.1));
    doing.0 = match left {
        (1.., _) => Some(("loading-driver", driver)),
        (0, 1..) => Some(("loading-cards", cards)),
        (0, 0) => None,
    };
    if *files.get() != Files::Ready {
        return Progress { done: 0, total: 1 + cards.1 };
    }
    *calm = if left == (0, 0) { *calm + 1 } else { 0 };
    Progress { done: driver.0 + cards.0 + u32::from(*calm > CALM), total: driver.1 + cards.1 + 1 }
}

/// What lacks its pipeline is left out of a picture, which is not whole for that.
fn draw_what_was_left_out(waiting: Res<Waiting>, mut picture: ResMut<TablePicture>) {
    if waiting.0.load(Ordering::Relaxed) > 0 {
        picture.lacks();
    }
}

/// Shows the window when the driver can draw into it: until then it would hold whatever was in memory.
fn show_window(
    begun: Res<Begun>,
    screen: Res<State<Screen>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut shown: Local<bool>,
) {
    if !*shown && (begun.0.load(Ordering::Relaxed) || *screen.get() != Screen::Loading) {
        *shown = true;
        for mut window in &mut windows {
            window.visible = true;
        }
    }
}

/// The light of the room never changes, but Bevy would filter it anew for every frame, which takes a software driver longer
/// than all else in it.
fn keep_filtered_light(
    mut commands: Commands,
    waiting: Res<Waiting>,
    cameras: Query<Entity, (With<GeneratedEnvironmentMapLight>, With<EnvironmentMapLight>)>,
    mut picture: ResMut<TablePicture>,
    mut before: Local<Option<u64>>,
) {
    for entity in &cameras {
        if waiting.0.load(Ordering::Relaxed) > 0 {
            *before = None;
        }
        if picture.drawn - *before.get_or_insert(picture.drawn) > FILTERED {
            commands.entity(entity).remove::<GeneratedEnvironmentMapLight>();
            *before = None;
        } else {
            picture.soil();
        }
    }
}
