//! Turns pointing into actions: clicks, drag and drop, keys and pad focus all grow one prefix of targets.
//!
//! The legal actions of whoever decides are known as lists of targets. What can come next after the prefix glows; when
//! the prefix is a whole action, it is submitted; what cannot come next is answered with the reason.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::aim::{place, spots, under};
use super::command::Command;
use super::{DeviceLost, Pressed};
use crate::client::audio::PlaySound;
use crate::client::director::{Director, Stage, Telling};
use crate::client::flow::live::Choice;
use crate::client::flow::session::{Ask, Session};
use crate::client::flow::{Overlay, Screen};
use crate::client::pieces::camera::Lens;
use crate::client::pieces::piece::{Carried, Lift, Mark, Marked, Motion, Piece, PieceIndex, Rest, Shake};
use crate::client::settings::Settings;
use crate::client::table::{PieceId, Space, Target};
use crate::client::ui::{Blocks, Pointed};
use crate::engine::{Seat, Words};

/// How far the pointer travels, in logical pixels, before a press becomes a drag.
const DRAG_STARTS: f32 = 9.0;
/// Height above the table at which a dragged piece is carried, in metres.
const CARRY_HEIGHT: f32 = 0.055;

/// What is being pointed at and what has been chosen.
#[derive(Resource, Default, Debug)]
pub struct Picker {
    /// Whose decision it is, if it is one at this screen and nothing is being told.
    pub seat: Option<Seat>,
    /// The legal actions.
    pub choices: Vec<Choice>,
    /// Chosen so far.
    pub prefix: Vec<Target>,
    /// What can come next.
    pub next: Vec<Target>,
    /// Under the pointer, or in focus.
    pub hover: Option<Target>,
    /// Where that is on the screen, in logical pixels.
    pub place: Option<Vec2>,
    /// Whether `hover` follows keys or a pad rather than the pointer.
    pub focused: bool,
    /// What the prefix together with what is pointed at would bring about.
    pub preview: Vec<Words>,
    /// Shown large.
    pub inspected: Option<PieceId>,
    drag: Option<Drag>,
    basis: Option<(Seat, usize)>,
    pointer: Option<Vec2>,
    asked: Option<(Vec<Target>, Option<Target>)>,
}

#[derive(Clone, Copy, Debug)]
struct Drag {
    from: Vec2,
    piece: Entity,
    moved: bool,
}

impl Picker {
    fn recompute(&mut self) {
        let depth = self.prefix.len();
        let mut next: Vec<Target> = self
            .choices
            .iter()
            .filter(|choice| choice.targets.starts_with(&self.prefix))
            .filter_map(|choice| choice.targets.get(depth).copied())
            .collect();
        next.sort_unstable();
        next.dedup();
        self.next = next;
    }

    fn clear(&mut self) {
        self.prefix.clear();
        self.drag = None;
        self.recompute();
    }

    /// Forgets what was chosen so far.
    pub fn cancel(&mut self) {
        self.clear();
    }

    /// Points at a target as a pad would, and takes it if asked to.
    pub fn point_at(&mut self, target: Target, take: bool) {
        self.hover = Some(target);
        self.focused = true;
        if take && self.next.contains(&target) {
            self.prefix.push(target);
            self.recompute();
        }
    }

    /// The action that the prefix is, if it is a whole one.
    fn whole(&self) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.targets == self.prefix && !self.prefix.is_empty())
    }
}

/// The picker's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Picker>().add_systems(
        Update,
        (refresh, point, walk, press, submit, mark, carry)
            .chain()
            .after(Telling)
            .run_if(in_state(Screen::Table).or_else(in_state(Screen::Results))),
    );
}

/// Takes the legal actions when somebody at this screen is to decide and everything has been told.
fn refresh(session: Option<Res<Session>>, director: Res<Director>, mut picker: ResMut<Picker>) {
    let deciding = session.as_ref().filter(|_| !director.busy()).and_then(|session| session.deciding());
    let basis = deciding.zip(session.as_ref().map(|session| session.live.len()));
    if session.as_ref().is_some_and(DetectChanges::is_added) {
        picker.hover = None;
        picker.focused = false;
    }
    if picker.basis == basis {
        return;
    }
    picker.basis = basis;
    picker.seat = deciding;
    picker.choices = match (&session, deciding) {
        (Some(session), Some(seat)) => session.live.choices(seat),
        _ => Vec::new(),
    };
    picker.preview.clear();
    picker.asked = None;
    picker.clear();
}

/// Follows the pointer.
fn point(
    mut picker: ResMut<Picker>,
    window: Query<&Window, With<PrimaryWindow>>,
    blocks: Res<Blocks>,
    lens: Res<Lens>,
    stage: Res<Stage>,
    pieces: Query<(Entity, &Piece, &GlobalTransform, &Rest)>,
) {
    let position = window.single().ok().and_then(Window::cursor_position);
    let still = position == picker.pointer;
    picker.pointer = position;
    if blocks.pointer {
        if !picker.focused && picker.hover.is_some() && picker.drag.is_none() {
            picker.hover = None;
        }
        return;
    }
    if still && (picker.focused || !stage.is_changed()) {
        return;
    }
    let Some(position) = position else { return };
    let except = picker.drag.map(|drag| drag.piece);
    let hits = under(lens.ray(position), &pieces, &stage, except);
    let wanted = hits.iter().find(|(target, _)| picker.next.contains(target)).or_else(|| hits.first());
    let hover = wanted.map(|(target, _)| *target);
    if picker.hover != hover || picker.focused {
        picker.hover = hover;
        picker.focused = false;
    }
}

/// Moves the focus with arrows, stick and d-pad, and over numbered places.
fn walk(
    mut picker: ResMut<Picker>,
    pressed: Pressed,
    blocks: Res<Blocks>,
    stage: Res<Stage>,
    lens: Res<Lens>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if blocks.keyboard {
        return;
    }
    let direction =
        [(Command::Left, Vec2::NEG_X), (Command::Right, Vec2::X), (Command::Up, Vec2::NEG_Y), (Command::Down, Vec2::Y)]
            .into_iter()
            .find(|(command, _)| pressed.just(*command))
            .map(|(_, direction)| direction);
    let Some(direction) = direction else { return };
    let spots = spots(&picker, &stage, &lens);
    let here = picker.hover.and_then(|hover| spots.iter().find(|(target, ..)| *target == hover));
    let goal = match here {
        None => spots.iter().min_by_key(|(_, _, order)| *order),
        Some((from, at, _)) => spots
            .iter()
            .filter(|(target, ..)| target != from)
            .filter_map(|spot| {
                let way = spot.1 - *at;
                let along = way.dot(direction);
                let across = way.perp_dot(direction).abs();
                (along > 4.0 && along * 1.8 > across).then_some((along + across * 1.6, spot))
            })
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, spot)| spot),
    };
    if let Some(&(target, ..)) = goal {
        picker.hover = Some(target);
        picker.focused = true;
        sounds.write(PlaySound { name: "focus", interface: true });
    }
}

/// Presses, drops, confirms, cancels, numbers.
fn press(
    mut picker: ResMut<Picker>,
    mut session: Option<ResMut<Session>>,
    mut director: ResMut<Director>,
    mouse: Res<ButtonInput<MouseButton>>,
    pressed: Pressed,
    blocks: Res<Blocks>,
    stage: Res<Stage>,
    index: Res<PieceIndex>,
    overlay: Res<State<Overlay>>,
    mut lost: MessageReader<DeviceLost>,
    mut commands: Commands,
    mut sounds: MessageWriter<PlaySound>,
    time: Res<Time>,
) {
    if lost.read().count() > 0 {
        picker.clear();
    }
    if *overlay.get() != Overlay::None {
        picker.drag = None;
        return;
    }
    if (pressed.just(Command::Skip) || (mouse.just_pressed(MouseButton::Left) && !blocks.pointer)) && director.busy() {
        director.skip();
        return;
    }
    if pressed.just(Command::Inspect) && !blocks.keyboard {
        picker.inspected = match (picker.inspected, picker.hover) {
            (None, Some(Target::Piece(piece))) => Some(piece),
            _ => None,
        };
    }
    if pressed.just(Command::Cancel) && !blocks.keyboard || mouse.just_pressed(MouseButton::Right) && !blocks.pointer {
        picker.inspected = None;
        if picker.prefix.pop().is_some() {
            picker.drag = None;
            picker.recompute();
            sounds.write(PlaySound { name: "card-lay", interface: false });
        }
        return;
    }
    let mut taken = None;
    if mouse.just_pressed(MouseButton::Left) && !blocks.pointer && !picker.focused {
        taken = picker.hover;
        if let (Some(Target::Piece(piece)), Some(from)) = (picker.hover, picker.pointer)
            && let Some(&entity) = index.0.get(&piece)
            && picker.next.contains(&Target::Piece(piece))
        {
            picker.drag = Some(Drag { from, piece: entity, moved: false });
        }
    } else if mouse.just_pressed(MouseButton::Left) && !blocks.pointer {
        // The first click after keys or pad only gives the pointer the lead again.
        picker.focused = false;
    }
    if mouse.just_released(MouseButton::Left)
        && let Some(drag) = picker.drag.take()
        && drag.moved
    {
        match picker.hover {
            Some(hover) if picker.next.contains(&hover) => taken = Some(hover),
            hover => {
                if let (Some(session), Some(seat), Some(hover)) = (&mut session, picker.seat, hover) {
                    let mut meant = picker.prefix.clone();
                    meant.push(hover);
                    if let Some(why) = session.live.why_not(seat, &meant) {
                        session.complaint = Some((why, time.elapsed_secs()));
                        sounds.write(PlaySound { name: "refuse", interface: true });
                    }
                }
                picker.prefix.clear();
                picker.recompute();
                return;
            }
        }
    }
    if pressed.just(Command::Confirm) && !blocks.keyboard {
        taken = picker.hover;
    }
    if !blocks.keyboard
        && let Some(number) = numbered_key(&pressed)
    {
        taken = numbered(&picker, &stage, number);
        picker.focused |= taken.is_some();
        picker.hover = taken.or(picker.hover);
    }
    let Some(taken) = taken else { return };
    take(&mut picker, taken, session.as_deref_mut(), &index, &mut commands, &mut sounds, time.elapsed_secs());
}

/// The number that was pressed.
fn numbered_key(pressed: &Pressed) -> Option<i32> {
    (1..).zip(Command::NUMBERS).find(|(_, key)| pressed.just(*key)).map(|(number, _)| number)
}

/// The place or card with this number: places that can come next count first, cards of the hand otherwise.
fn numbered(picker: &Picker, stage: &Stage, number: i32) -> Option<Target> {
    let places = picker.next.iter().any(|target| matches!(target, Target::Zone(_))) && !picker.prefix.is_empty();
    if places {
        let mut zones: Vec<_> = stage.layout.zones.iter().filter(|zone| zone.order == number).collect();
        zones.sort_by_key(|zone| !picker.next.contains(&Target::Zone(zone.id)));
        return zones.first().map(|zone| Target::Zone(zone.id));
    }
    let mut hand: Vec<_> = stage.layout.pieces.iter().filter(|placed| placed.pose.space == Space::Camera).collect();
    hand.retain(|placed| placed.title.is_some());
    hand.sort_by_key(|placed| placed.order);
    hand.get(usize::try_from(number - 1).ok()?).map(|placed| Target::Piece(placed.id))
}

/// Adds a target to the prefix, starts anew with it, puts it back, or says why not.
fn take(
    picker: &mut Picker,
    taken: Target,
    session: Option<&mut Session>,
    index: &PieceIndex,
    commands: &mut Commands,
    sounds: &mut MessageWriter<PlaySound>,
    now: f32,
) {
    let (Some(session), Some(seat)) = (session, picker.seat) else { return };
    if picker.next.contains(&taken) {
        picker.prefix.push(taken);
        picker.recompute();
        session.complaint = None;
        sounds.write(PlaySound { name: "card-lift", interface: false });
        return;
    }
    if picker.prefix.last() == Some(&taken) {
        picker.prefix.pop();
        picker.recompute();
        sounds.write(PlaySound { name: "card-lay", interface: false });
        return;
    }
    if picker.choices.iter().any(|choice| choice.targets.first() == Some(&taken)) {
        picker.prefix = vec![taken];
        picker.recompute();
        session.complaint = None;
        sounds.write(PlaySound { name: "card-lift", interface: false });
        return;
    }
    let mut meant = picker.prefix.clone();
    meant.push(taken);
    let why = session.live.why_not(seat, &meant).or_else(|| session.live.why_not(seat, &[taken]));
    if let Some(why) = why {
        session.complaint = Some((why, now));
        sounds.write(PlaySound { name: "refuse", interface: true });
        let shaken = picker.prefix.iter().chain([&taken]).find_map(|target| match target {
            Target::Piece(piece) => index.0.get(piece),
            _ => None,
        });
        if let Some(&entity) = shaken {
            commands.entity(entity).insert(Shake(0.3));
        }
    }
}

/// Submits a prefix that is a whole action.
fn submit(mut picker: ResMut<Picker>, mut asks: MessageWriter<Ask>) {
    if let Some(choice) = picker.whole() {
        asks.write(Ask::Act(choice.text.clone()));
        picker.choices.clear();
        picker.basis = None;
        picker.clear();
    }
}

/// Writes marks, lifts and the preview.
fn mark(
    mut picker: ResMut<Picker>,
    session: Option<Res<Session>>,
    pointed: Res<Pointed>,
    settings: Res<Settings>,
    index: Res<PieceIndex>,
    (stage, lens): (Res<Stage>, Res<Lens>),
    mut marked: ResMut<Marked>,
    mut lifts: Query<(&Piece, &Rest, &mut Lift)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(session) = session else { return };
    let mut marks = Marked::default();
    for &target in &picker.next {
        marks.0.insert(target, Mark::Legal);
    }
    for target in session.hint.iter().flat_map(|hint| &hint.targets) {
        marks.0.insert(*target, Mark::Hint);
    }
    if let Some(target) = pointed.0 {
        marks.0.insert(target, Mark::Hint);
    }
    if let Some(hover) = picker.hover
        && (picker.next.contains(&hover) || picker.focused)
    {
        marks.0.insert(hover, Mark::Hover);
    }
    for &target in &picker.prefix {
        marks.0.insert(target, Mark::Chosen);
    }
    if *marked != marks {
        *marked = marks;
        redraw.write(RequestRedraw);
    }
    for (piece, rest, mut lift) in &mut lifts {
        let target = Target::Piece(piece.id);
        let up = picker.prefix.contains(&target) || (piece.titled && picker.hover == Some(target));
        let goal = match (up, rest.0.space) {
            (true, _) => 1.0,
            _ => 0.0,
        };
        if lift.goal != goal {
            lift.goal = goal;
            redraw.write(RequestRedraw);
        }
    }
    let place = picker.hover.and_then(|hover| place(hover, &stage, &lens));
    if picker.place != place {
        picker.place = place;
    }
    let asked = (picker.prefix.clone(), picker.hover.filter(|hover| index_has(&index, *hover)));
    if picker.asked.as_ref() != Some(&asked) || session.is_changed() && picker.preview.is_empty() {
        let seat = picker.seat.or_else(|| session.watching_human());
        let targets: Vec<Target> = asked.0.iter().copied().chain(asked.1).collect();
        picker.preview = match seat {
            Some(seat) if settings.previews && !targets.is_empty() => session.live.preview(seat, &targets),
            _ => Vec::new(),
        };
        picker.asked = Some(asked);
    }
}

fn index_has(index: &PieceIndex, target: Target) -> bool {
    match target {
        Target::Piece(piece) => index.0.contains_key(&piece),
        _ => true,
    }
}

/// Carries a dragged piece under the pointer.
fn carry(
    mut picker: ResMut<Picker>,
    lens: Res<Lens>,
    mut commands: Commands,
    carried: Query<Entity, With<Carried>>,
    rests: Query<(), (With<Rest>, Without<Motion>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let pointer = picker.pointer;
    let drag = picker.drag.as_mut().filter(|drag| rests.contains(drag.piece));
    let held = drag.and_then(|drag| {
        let at = pointer?;
        drag.moved |= at.distance(drag.from) > DRAG_STARTS;
        drag.moved.then_some((drag.piece, at))
    });
    for entity in &carried {
        if held.is_none_or(|(piece, _)| piece != entity) {
            commands.entity(entity).remove::<Carried>();
        }
    }
    if let Some((piece, at)) = held {
        let ray = lens.ray(at);
        let plane = Vec3::Y * CARRY_HEIGHT;
        if let Some(distance) = ray.intersect_plane(plane, InfinitePlane3d::new(Vec3::Y)) {
            commands.entity(piece).insert(Carried(ray.get_point(distance)));
            redraw.write(RequestRedraw);
        }
    }
}
