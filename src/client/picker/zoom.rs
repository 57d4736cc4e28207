//! Coming nearer: the wheel towards what is pointed at, two fingers to what is between them; the wheel's button or the two
//! fingers drag the table, and what keys and pad have in focus stays in the picture.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;

use super::Picker;
use super::aim::place;
use crate::client::canvas::Blocks;
use crate::client::controls::InputAction;
use crate::client::input::{Pinch, Pressed};
use crate::client::pieces::camera::Eye;
use crate::client::pieces::close_up::Near;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::pieces::standpoint::View;
use crate::client::session::Overlay;
use crate::table::{Lens, Target};

/// So many logical pixels of a touchpad are a line of a wheel.
const LINE: f32 = 50.0;
/// What is nearer than this share of the picture to its rim is moved to the middle.
const RIM: f32 = 0.18;
/// A press that moves no farther, in logical pixels, drags nothing: it looks closely at what lies there.
const STILL: f32 = 6.0;

/// Two fingers are never closer together, in logical pixels.
const CLOSE: f32 = 20.0;

/// What holds the table.
#[derive(Default)]
pub(super) struct Grip {
    /// Where the pointer was that holds it.
    last: Option<Vec2>,
    /// Whether it has been dragged.
    drags: bool,
    /// What was in focus.
    focus: Option<Target>,
}

/// Asks for views.
pub(super) fn near(
    mut picker: ResMut<Picker>,
    (mut wheel, mut pinches): (MessageReader<MouseWheel>, MessageReader<Pinch>),
    mouse: Res<ButtonInput<MouseButton>>,
    pressed: Pressed,
    (blocks, eye, lens, stage): (Res<Blocks>, Res<Eye>, Res<Lens>, Res<ShownLayout>),
    overlay: Res<State<Overlay>>,
    mut grip: Local<Grip>,
    mut views: MessageWriter<View>,
) {
    let lines: f32 =
        wheel.read().map(|turn| if turn.unit == MouseScrollUnit::Line { turn.y } else { turn.y / LINE }).sum();
    if lines != 0.0 && !blocks.pointer && picker.counts.is_none() {
        views.write(View::Nearer(lines, picker.pointer.and_then(|at| point(&lens, at))));
    }
    for Pinch { from, to } in pinches.read().filter(|_| !blocks.pointer) {
        let middle = |at: &[Vec2; 2]| point(&lens, at[0].midpoint(at[1]));
        let apart = |at: &[Vec2; 2]| at[0].distance(at[1]).max(CLOSE);
        if let Some((before, now)) = middle(from).zip(middle(to)) {
            views.write(View::Beside(before - now));
            views.write(View::Nearer(Near::steps(apart(to) / apart(from)), Some(before)));
        }
    }
    let focus = picker.hover.filter(|_| picker.focused);
    let place = focus.and_then(|target| place(target, &stage, &lens));
    let meant = place.and_then(|at| point(&lens, at));
    for (command, steps) in [(InputAction::Nearer, 1.0), (InputAction::Farther, -1.0)] {
        if pressed.just(command) && *overlay.get() == Overlay::None {
            views.write(View::Nearer(steps, meant));
        }
    }
    if mouse.just_pressed(MouseButton::Middle) && !blocks.pointer && eye.is_near() {
        (grip.last, grip.drags) = (picker.pointer, false);
    } else if !mouse.pressed(MouseButton::Middle) {
        grip.last = None;
    }
    if let (Some(last), Some(now)) = (grip.last, picker.pointer)
        && last.distance(now) > if grip.drags { 0.0 } else { STILL }
    {
        (grip.last, grip.drags) = (Some(now), true);
        // What the press has opened was not meant.
        if picker.inspected.is_some() {
            picker.inspected = None;
        }
        if let Some((from, to)) = point(&lens, last).zip(point(&lens, now)) {
            views.write(View::Beside(from - to));
        }
    }
    if focus.is_some() && focus != grip.focus && eye.is_near() {
        let outside = |at: Vec2| {
            let share = at / lens.size;
            (share - Vec2::splat(0.5)).abs().max_element() > 0.5 - RIM
        };
        if let Some(point) = meant.filter(|_| place.is_some_and(outside)) {
            views.write(View::At(point));
        }
    }
    grip.focus = focus;
}

/// The point of the table top that appears there.
fn point(lens: &Lens, at: Vec2) -> Option<Vec3> {
    let ray = lens.ray(at);
    let along = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(along))
}
