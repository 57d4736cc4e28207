//! What pointing and choosing look like: marks, lifts, the preview, ghosts, and the piece that is carried along.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;

use super::Picker;
use super::aim::place;
use crate::client::canvas::{Blocks, Pointed};
use crate::client::controls::InputAction;
use crate::client::director::Director;
use crate::client::frame::Playback;
use crate::client::input::Pressed;
use crate::client::pieces::piece::{Carried, Lift, Marked, Piece, PieceIndex, RestPose, TargetMark};
use crate::client::pieces::previews::PreviewPieces;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::pieces::travel::Motion;
use crate::client::session::Session;
use crate::client::settings::Settings;
use crate::engine::{Seat, Words};
use crate::table::{Explained, Lens, PartialChoice, Pose, Space, Target};

/// Seconds until a thing of which nothing else is told tells its name.
const NAMED: f32 = 0.6;
/// Height above the table at which a dragged piece is carried, in metres.
const CARRY_HEIGHT: f32 = 0.055;

/// Writes marks and lifts.
pub(super) fn mark(
    mut picker: ResMut<Picker>,
    session: Res<Session>,
    pointed: Res<Pointed>,
    (stage, lens): (Res<ShownLayout>, Res<Lens>),
    mut marked: ResMut<Marked>,
    mut lifts: Query<(&Piece, &RestPose, &mut Lift)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let marks = marks(&picker, &session, &pointed, &stage);
    if *marked != marks {
        *marked = marks;
        redraw.write(RequestRedraw);
    }
    for (piece, rest, mut lift) in &mut lifts {
        // A hand across the table would rise out of sight.
        let across = rest.0.space == Space::Camera && rest.0.at.y > 0.0;
        // What lies on a piece is lifted with it.
        let target = Target::Piece(piece.look.on.unwrap_or(piece.id));
        let advised = session.hint.as_ref().is_some_and(|hint| hint.targets.contains(&target));
        let titled = piece.titled || piece.look.on.is_some();
        let up = advised || picker.prefix.contains(&target) || (titled && picker.hover == Some(target));
        let goal = if up && !across { 1.0 } else { 0.0 };
        let open = picker.next.contains(&Target::Piece(piece.id));
        if lift.goal != goal || lift.open != open {
            (lift.goal, lift.open) = (goal, open);
            redraw.write(RequestRedraw);
        }
    }
    let place = picker.hover.and_then(|hover| place(hover, &stage, &lens));
    if picker.place != place {
        picker.place = place;
    }
}

/// What is marked on the table; a later mark lies over an earlier one.
fn marks(picker: &Picker, session: &Session, pointed: &Pointed, stage: &ShownLayout) -> Marked {
    let mut marks = Marked::default();
    for &target in &stage.moved {
        marks.0.insert(target, TargetMark::Last);
    }
    if let Some(deed) = stage.layout.deed {
        marks.0.insert(deed.by, TargetMark::Chosen);
        // Round a card the closed frame is the pointer's.
        let struck = |to| if stage.layout.cells.contains(&to) { TargetMark::Aimed } else { TargetMark::Foe };
        marks.0.extend(deed.to.map(|to| (to, struck(to))));
    }
    // A lesson speaks of what it wants as marked: all of it is, before the first part of it has been chosen.
    let wanted = picker.choices.iter().filter(|_| session.is_guided() && picker.seat.is_some());
    for target in wanted.flat_map(|choice| &choice.targets) {
        marks.0.insert(*target, TargetMark::Hint);
    }
    for &target in &picker.next {
        let foe = picker.seat.is_some_and(|seat| session.seen(false).is_against(seat, target));
        marks.0.insert(target, if foe { TargetMark::Foe } else { TargetMark::Legal });
    }
    for &target in &stage.lit {
        marks.0.insert(target, TargetMark::Chosen);
    }
    for target in session.hint.iter().flat_map(|hint| &hint.targets) {
        marks.0.insert(*target, TargetMark::Hint);
    }
    for &target in &pointed.0 {
        marks.0.insert(target, TargetMark::Hint);
    }
    if let Some(hover) = picker.hover.filter(|hover| picker.by_way_of(session, *hover).is_some()) {
        marks.0.insert(hover, TargetMark::Foe);
    }
    let focus = picker
        .hover
        .filter(|hover| marks.of(*hover) == TargetMark::Foe || picker.next.contains(hover) || picker.focused);
    for target in focus.into_iter().chain(picker.inspected.as_ref().map(|inspected| inspected.target)) {
        let aimed = marks.of(target) == TargetMark::Foe;
        marks.0.insert(target, if aimed { TargetMark::Aimed } else { TargetMark::Hover });
    }
    for &target in &picker.prefix {
        marks.0.insert(target, TargetMark::Chosen);
    }
    let cells = &stage.layout.cells;
    if picker.prefix.iter().any(|chosen| cells.contains(chosen)) {
        for &cell in cells {
            marks.0.entry(cell).or_insert(TargetMark::Aside);
        }
    }
    // As long as it is said why.
    let complained = session.complaint.as_ref().map(|(_, when)| *when);
    if let Some((target, _)) = picker.refused.filter(|(_, when)| complained == Some(*when)) {
        marks.0.insert(target, TargetMark::Wrong);
    }
    marks
}

/// Writes the preview: what would come of the choice, why it cannot be made, or at least what a thing is called.
pub(super) fn tell(
    mut picker: ResMut<Picker>,
    session: Res<Session>,
    (director, settings): (Res<Director>, Res<Settings>),
    index: Res<PieceIndex>,
    stage: Res<ShownLayout>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let counted = picker.counting().then_some(Target::Count(picker.count));
    let last = counted.or(picker.hover.filter(|hover| is_there(&index, &stage, *hover)));
    let asked = (picker.prefix.clone(), last, picker.count);
    let now = time.elapsed_secs();
    let news = picker.asked.as_ref() != Some(&asked);
    if news {
        picker.since = now;
    }
    if news || session.is_changed() {
        let lines = if settings.previews { told(&picker, &session, &stage, last, director.busy()) } else { Vec::new() };
        // A name that is shown stays.
        if news || !lines.is_empty() && picker.preview != lines {
            (picker.preview, picker.named) = (lines, false);
        }
        picker.asked = Some(asked);
    }
    let name = picker.hover.filter(|_| picker.preview.is_empty() || picker.named);
    let name = name.and_then(|hover| stage.layout.title(hover));
    if let Some(name) = name.filter(|name| picker.preview != std::slice::from_ref(*name)) {
        // How many there are of something, its name may say: it changes with what is told.
        if picker.named || now - picker.since >= NAMED {
            (picker.preview, picker.named) = (vec![name.clone()], true);
        }
        redraw.write(RequestRedraw);
    }
}

/// What choosing this next would bring about, or why it cannot be chosen; as told so far, as long as something is still to be told
/// (`busy`).
fn told(picker: &Picker, session: &Session, stage: &ShownLayout, last: Option<Target>, busy: bool) -> Vec<Words> {
    let targets: Vec<Target> = picker.prefix.iter().copied().chain(last).collect();
    let preview_of = |targets: &[Target]| session.seen(busy).preview(session.own_seat(), targets);
    let preview = || preview_of(&targets);
    let Some((seat, last)) = picker.seat.zip(last) else {
        return if targets.is_empty() { Vec::new() } else { preview() };
    };
    if picker.prefix.contains(&last) {
        return preview();
    }
    if let Some(len) = picker.back_to(last) {
        // So many as are proposed already, if that number comes last.
        let comes = len > 0 && picker.counts.is_some() && !matches!(last, Target::Count(_));
        let count = comes.then_some(Target::Count(picker.count));
        let meant: Vec<Target> = picker.prefix[..len].iter().copied().chain([last]).chain(count).collect();
        return preview_of(&meant);
    }
    if let Some(button) = picker.by_way_of(session, last) {
        let meant: Vec<Target> = picker.prefix.iter().copied().chain([button, last]).collect();
        return preview_of(&meant);
    }
    let held = stage.layout.pieces.iter().any(|placed| placed.in_own_hand() && Target::Piece(placed.id) == last);
    if picker.prefix.is_empty() && !held && stage.layout.in_tray(last).is_none() {
        return preview();
    }
    let begins = picker.prefix.is_empty();
    let mut lines = if begins { preview() } else { Vec::new() };
    if lines.is_empty() && begins {
        lines.extend(stage.layout.title(last).cloned());
    }
    lines.extend(picker.why_not(session, seat, last).map(|why| why.words));
    lines
}

impl Picker {
    /// Why a target cannot come next.
    pub(super) fn why_not(&self, session: &Session, seat: Seat, target: Target) -> Option<Explained> {
        if let Some(why) = session.why_guided() {
            return Some(why);
        }
        let mut meant = self.prefix.clone();
        meant.push(target);
        session.known.why_not(seat, &meant).or_else(|| session.known.why_not(seat, &[target]))
    }
}

/// Shows what would come of the choice, and the signs that were asked for.
pub(super) fn update_previews(
    mut picker: ResMut<Picker>,
    session: Res<Session>,
    pressed: Pressed,
    blocks: Res<Blocks>,
    director: Res<Director>,
    mut ghosts: ResMut<PreviewPieces>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if pressed.just(InputAction::Signs) && !blocks.keyboard {
        picker.signs = !picker.signs;
    }
    if !picker.is_changed() && !session.is_changed() && !director.is_changed() {
        return;
    }
    let mut wanted = Vec::new();
    if let Some(seat) = picker.seat.filter(|_| !picker.prefix.is_empty()) {
        let (pointed, carried) = (picker.hover, picker.drag.is_some());
        let choice = PartialChoice { chosen: &picker.prefix, pointed, count: picker.count, carried };
        wanted = session.seen(director.busy()).ghosts(session.known.side(), seat, choice);
    }
    if picker.signs && !director.busy() {
        wanted.extend(session.seen(false).signs(session.known.side()));
    }
    if ghosts.0 != wanted {
        ghosts.0 = wanted;
        redraw.write(RequestRedraw);
    }
}

/// Whether a piece stands on the table already, or lies in the tray.
fn is_there(index: &PieceIndex, stage: &ShownLayout, target: Target) -> bool {
    match target {
        Target::Piece(piece) => index.0.contains_key(&piece) || stage.layout.in_tray(target).is_some(),
        _ => true,
    }
}

/// Carries a dragged piece under the pointer.
pub(super) fn carry(
    picker: Res<Picker>,
    (lens, pace): (Res<Lens>, Res<Playback>),
    mut commands: Commands,
    carried: Query<(Entity, &Carried)>,
    rests: Query<(), (With<RestPose>, Without<Motion>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let held = picker.drag.map(|drag| drag.piece).filter(|piece| rests.contains(*piece)).zip(picker.pointer);
    for (entity, carried) in &carried {
        if held.is_none_or(|(piece, _)| piece != entity) {
            // From there it goes on, or back.
            let dropped = Pose { turn: carried.turn(), ..Pose::table(carried.at.x, carried.at.y, carried.at.z) };
            commands.entity(entity).remove::<Carried>().insert(Motion::quiet(dropped, 0.2));
        }
    }
    if let Some((piece, at)) = held {
        let ray = lens.ray(at);
        let plane = Vec3::Y * CARRY_HEIGHT;
        if let Some(distance) = ray.intersect_plane(plane, InfinitePlane3d::new(Vec3::Y)) {
            let to = ray.get_point(distance);
            let before = carried.get(piece).map(|(_, carried)| *carried).ok().filter(|_| !pace.reduced);
            commands.entity(piece).insert(before.map_or_else(|| Carried::at(to), |it| it.carried_on(to, pace.real)));
            redraw.write(RequestRedraw);
        }
    }
}
