//! Warm-up: behind the loading screen everything is drawn once, until the graphics driver has compiled what it needs.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::{Files, Progress, ProgressReturningSystem as _};
use crate::client::flow::Screen;
use crate::client::pieces::camera::Eye;
use crate::client::pieces::contact::Contacts;
use crate::client::pieces::dust::{self, Dust};
use crate::client::pieces::glow::Glow;
use crate::client::pieces::hand::Shades;
use crate::client::pieces::meshes::TableMeshes;
use crate::client::pieces::piece::Mark;
use crate::client::pieces::scenery;
use crate::client::table::{Look, Outline};

/// Frames in a row without a pipeline being compiled before the warm-up is over: a new one may only show then.
const CALM: u32 = 2;

/// How many pipelines the driver is still compiling.
#[derive(Resource, Clone, Default)]
struct Waiting(Arc<AtomicUsize>);

/// Stands in the picture only while it warms up.
#[derive(Component)]
struct OnlyForWarmth;

/// Warms up if there is anything that draws.
pub(super) fn plugin(app: &mut App) {
    let waiting = Waiting::default();
    let window = app.world().get_resource::<EventLoopProxyWrapper>().map(|window| (**window).clone());
    let Some(drawing) = app.get_sub_app_mut(RenderApp) else { return };
    drawing.insert_resource(waiting.clone()).add_systems(
        Render,
        (move |pipelines: Res<PipelineCache>, waiting: Res<Waiting>| {
            let left = pipelines.waiting_pipelines().count();
            waiting.0.store(left, Ordering::Relaxed);
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
        .add_systems(OnEnter(Files::Ready), lay_out)
        .add_systems(Update, warm_up.track_progress::<Screen>().run_if(in_state(Screen::Loading)))
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
    mut dust: ResMut<Assets<Dust>>,
    mut glow: ResMut<Glow>,
    meshes: Res<TableMeshes>,
    (contacts, shades): (Res<Contacts>, Res<Shades>),
) {
    eye.look(scenery::TITLE, true);
    commands.spawn((OnlyForWarmth, dust::cloud(&meshes, dust.add(Dust::default()), scenery::TITLE.at)));
    let line = glow.look(Outline::Ring(0.01), Mark::Legal, &mut shapes, &mut materials);
    let here = Transform::from_translation(scenery::TITLE.at);
    commands.spawn((OnlyForWarmth, line, here));
    commands.spawn((OnlyForWarmth, here, Visibility::Inherited)).with_children(|all| {
        all.spawn(shades.over(&meshes)).insert(Visibility::Inherited);
        if let Some(rim) = contacts.under(&Look::Model("disc")) {
            all.spawn(rim);
        }
    });
}

/// One step for the scene, and one for every pipeline that was ever waited for.
fn warm_up(waiting: Res<Waiting>, files: Res<State<Files>>, mut most: Local<usize>, mut calm: Local<u32>) -> Progress {
    let left = waiting.0.load(Ordering::Relaxed);
    *most = (*most).max(left);
    if *files.get() != Files::Ready {
        return Progress { done: 0, total: 1 };
    }
    *calm = if left == 0 { *calm + 1 } else { 0 };
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX - 1);
    Progress { done: count(*most - left) + u32::from(*calm > CALM), total: count(*most) + 1 }
}
