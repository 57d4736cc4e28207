//! Turns pointing into actions: clicks, drag and drop, keys and pad focus all grow one prefix of targets.
//!
//! The legal actions of whoever decides are known as lists of targets. What can come next after the prefix glows; when
//! the prefix is a whole action, it is submitted; what cannot come next is answered with the reason.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::aim::{spots, under};
use super::command::Command;
use super::{DeviceLost, Pressed};
use crate::client::audio::PlaySound;
use crate::client::director::{Director, Stage, Telling};
use crate::client::flow::live::Choice;
use crate::client::flow::session::{Ask, Session};
use crate::client::flow::{Overlay, Screen};
use crate::client::pieces::camera::Lens;
use crate::client::pieces::piece::{Piece, PieceIndex, Rest, Shake};
use crate::client::table::{PieceId, Pose, Space, Target, Zone};
use crate::client::ui::Blocks;
use crate::engine::{Seat, Words};

mod count;
mod show;

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
    /// How many of something are meant, where a number comes next or later.
    pub count: u8,
    /// The numbers that can still be chosen, least and most.
    pub counts: Option<(u8, u8)>,
    /// Signs are shown on the table.
    pub signs: bool,
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
    /// Where pieces lie for now because of the prefix.
    pub laid: Vec<(PieceId, Pose)>,
    drag: Option<Drag>,
    slide: Option<count::Slide>,
    /// Whose decision of which match, after how many actions, the choices are for.
    basis: Option<Basis>,
    pointer: Option<Vec2>,
    /// The interface had the pointer when it was last looked at.
    covered: bool,
    asked: Option<(Vec<Target>, Option<Target>)>,
}

/// What the choices were made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Basis {
    /// Number of the match.
    serial: u32,
    /// Actions so far.
    actions: usize,
    /// Who decides, if somebody at this screen does.
    seat: Option<Seat>,
}

#[derive(Clone, Copy, Debug)]
struct Drag {
    from: Vec2,
    piece: Entity,
    moved: bool,
}

impl Picker {
    fn recompute(&mut self) {
        let mut next: Vec<Target> = self.choices.iter().flat_map(|choice| choice.after(&self.prefix)).collect();
        next.sort_unstable();
        next.dedup();
        self.next = next;
        self.recount();
    }

    fn clear(&mut self) {
        self.prefix.clear();
        self.drag = None;
        self.slide = None;
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
        self.choices.iter().find(|choice| choice.is(&self.prefix))
    }

    /// How much of what was chosen stays if something else is taken up: whole parts, where they come in any order.
    fn settled(&self) -> usize {
        let part = self.choices.first().map_or(0, |choice| choice.part);
        self.prefix.len() - self.prefix.len().checked_rem(part).unwrap_or(self.prefix.len())
    }

    /// Takes a piece up again that lies in a part already chosen.
    fn take_up(&mut self, target: Target) {
        let part = self.choices.first().map_or(0, |choice| choice.part);
        let settled = self.settled();
        if let Some(at) = self.prefix[..settled].iter().position(|chosen| *chosen == target)
            && at.checked_rem(part) == Some(0)
        {
            self.prefix.truncate(settled);
            self.prefix.drain(at..at + part);
            self.recompute();
        }
    }
}

/// The picker's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Picker>().add_systems(Update, forget.run_if(resource_removed::<Session>)).add_systems(
        Update,
        (refresh, point, walk, count::turn, press, submit, show::mark, show::haunt, show::lay_out, show::carry)
            .chain()
            .after(Telling)
            .run_if(in_state(Screen::Table).or_else(in_state(Screen::Results))),
    );
}

/// Forgets a match that has gone.
fn forget(mut picker: ResMut<Picker>) {
    *picker = Picker::default();
}

/// Takes the legal actions when somebody at this screen is to decide and everything has been told.
fn refresh(session: Option<Res<Session>>, director: Res<Director>, mut picker: ResMut<Picker>) {
    let deciding = session.as_ref().filter(|_| !director.busy()).and_then(|session| session.deciding());
    let basis =
        session.as_ref().map(|session| Basis { serial: session.serial, actions: session.live.len(), seat: deciding });
    if picker.basis == basis {
        return;
    }
    if picker.basis.map(|basis| basis.serial) != basis.map(|basis| basis.serial) {
        picker.hover = None;
        picker.focused = false;
        picker.signs = false;
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
    if !still {
        picker.pointer = position;
    }
    if blocks.pointer {
        if !picker.covered {
            picker.covered = true;
        }
        if !picker.focused && picker.hover.is_some() && picker.drag.is_none() {
            picker.hover = None;
        }
        return;
    }
    let uncovered = picker.covered;
    if uncovered {
        picker.covered = false;
    }
    if still && (picker.focused || !stage.is_changed() && !uncovered) {
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
    if picker.counting() {
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
    let can_slide = picker.slide.is_some() || picker.counting();
    if can_slide && let Some(slid) = picker.slide(&mouse, &blocks) {
        taken = picker.hover.filter(|_| !slid);
    } else if mouse.just_pressed(MouseButton::Left) && !blocks.pointer && !picker.focused {
        taken = picker.hover;
        if let Some(taken) = taken {
            picker.take_up(taken);
        }
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
                let settled = picker.settled();
                picker.prefix.truncate(settled);
                picker.recompute();
                return;
            }
        }
    }
    if pressed.just(Command::Confirm) && !blocks.keyboard {
        taken = picker.hover;
    }
    let numbered_key = numbered_key(&pressed).filter(|_| !blocks.keyboard);
    if let (Some((least, most)), Some(number)) = (picker.counts, numbered_key) {
        picker.count = u8::try_from(number).unwrap_or(least).clamp(least, most);
    } else if let Some(number) = numbered_key {
        taken = numbered(&picker, &stage, number);
        picker.focused |= taken.is_some();
        picker.hover = taken.or(picker.hover);
    }
    // The number is confirmed by a click on what was chosen last, or by the key that takes anything.
    if picker.counting() && taken.is_some_and(|taken| pressed.just(Command::Confirm) || picker.prefix.contains(&taken))
    {
        taken = Some(Target::Count(picker.count));
    }
    let Some(taken) = taken else { return };
    take(&mut picker, taken, session.as_deref_mut(), &index, &mut commands, &mut sounds, time.elapsed_secs());
}

/// The number that was pressed.
fn numbered_key(pressed: &Pressed) -> Option<i32> {
    (1..).zip(Command::NUMBERS).find(|(_, key)| pressed.just(*key)).map(|(number, _)| number)
}

/// The place or card with this number: places that can come next count first, cards of the hand otherwise. Where only
/// places can be chosen at first (a deck to draw from), they are counted in their order.
fn numbered(picker: &Picker, stage: &Stage, number: i32) -> Option<Target> {
    let index = usize::try_from(number - 1).ok()?;
    let places = picker.next.iter().any(|target| matches!(target, Target::Zone(_)));
    if places && picker.prefix.is_empty() && !picker.next.iter().any(|target| matches!(target, Target::Piece(_))) {
        let can_be = |zone: &&Zone| picker.next.contains(&Target::Zone(zone.id));
        let mut zones: Vec<&Zone> = stage.layout.zones.iter().filter(can_be).collect();
        zones.sort_by_key(|zone| zone.order);
        return zones.get(index).map(|zone| Target::Zone(zone.id));
    }
    if places && !picker.prefix.is_empty() {
        let mut zones: Vec<_> = stage.layout.zones.iter().filter(|zone| zone.order == number).collect();
        zones.sort_by_key(|zone| !picker.next.contains(&Target::Zone(zone.id)));
        return zones.first().map(|zone| Target::Zone(zone.id));
    }
    let mut hand: Vec<_> = stage.layout.pieces.iter().filter(|placed| placed.pose.space == Space::Camera).collect();
    hand.retain(|placed| placed.title.is_some());
    hand.sort_by_key(|placed| placed.order);
    hand.get(index).map(|placed| Target::Piece(placed.id))
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
    picker.take_up(taken);
    if picker.next.contains(&taken) {
        picker.prefix.push(taken);
        picker.recompute();
        session.complaint = None;
        sounds.write(PlaySound { name: "card-lift", interface: false });
        return;
    }
    if let [place @ Target::Zone(_)] = picker.next[..]
        && picker.prefix.last() == Some(&taken)
        && picker.choices.iter().all(|choice| choice.targets.last() == Some(&place))
    {
        // Everything goes to the same place: taking a piece twice puts it there.
        picker.prefix.push(place);
        picker.recompute();
        session.complaint = None;
        return;
    }
    if picker.prefix.last() == Some(&taken) {
        picker.prefix.pop();
        picker.recompute();
        sounds.write(PlaySound { name: "card-lay", interface: false });
        return;
    }
    let settled = picker.settled();
    if picker.choices.iter().any(|choice| choice.after(&picker.prefix[..settled]).contains(&taken)) {
        picker.prefix.truncate(settled);
        picker.prefix.push(taken);
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

/// Submits a prefix that is a whole action. A number that leaves no choice is not asked for.
fn submit(mut picker: ResMut<Picker>, mut asks: MessageWriter<Ask>) {
    if let [Target::Count(only)] = picker.next[..] {
        picker.prefix.push(Target::Count(only));
        picker.recompute();
    }
    if let Some(choice) = picker.whole() {
        asks.write(Ask::Act(choice.text.clone()));
        picker.choices.clear();
        // Asked anew even if the action is refused.
        if let Some(basis) = &mut picker.basis {
            basis.seat = None;
        }
        picker.clear();
    }
}
