//! Presses, drops, confirms, cancels, numbers: what is done with the thing that is pointed at.
//!
//! A press acts when it is let go of on the thing that it began on. Pulled away, it takes a piece along; held, it inspects, and
//! pulled away after that, it takes the piece along all the same. Two quick presses on a card that has one place to go play it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::{RequestRedraw, WindowFocused};

use super::Picker;
use super::inspect::Calls;
use crate::client::audio::PlaySound;
use crate::client::canvas::Blocks;
use crate::client::controls::InputAction;
use crate::client::director::Director;
use crate::client::input::{DeviceLost, LetGo, Pressed};
use crate::client::pieces::piece::{PieceIndex, Shake};
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::engine::Words;
use crate::table::{Explained, Lens, Target, Zone};

/// How far the pointer travels, in logical pixels, before a press becomes a pull.
pub(super) const PULL: f32 = 9.0;
/// Seconds after which a press that stays where it is inspects.
const LONG: f32 = 0.5;
/// Seconds within which a second press belongs to the first one, if it comes in one of the next two frames or so.
const DOUBLE: f32 = 0.45;

/// A press that has not been let go of yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct HeldPress {
    target: Target,
    from: Vec2,
    /// Seconds since the start of the program.
    since: f32,
    /// It has been held for so long that it inspects.
    inspects: bool,
}

/// A piece that is carried along.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drag {
    pub piece: Entity,
}

/// What a press can do something to.
#[derive(SystemParam)]
pub(super) struct Hands<'w, 's> {
    session: ResMut<'w, Session>,
    index: Res<'w, PieceIndex>,
    commands: Commands<'w, 's>,
    sounds: MessageWriter<'w, PlaySound>,
    asks: MessageWriter<'w, SessionRequest>,
    time: Res<'w, Time<Real>>,
    /// Since when a press hurries what is told, in seconds since the start of the program.
    hurries: Local<'s, Option<f32>>,
    /// Something is still being told.
    busy: Local<'s, bool>,
}

/// Presses, drops, confirms, cancels, numbers.
pub(super) fn press(
    mut picker: ResMut<Picker>,
    mut hands: Hands,
    mut director: ResMut<Director>,
    mouse: Res<ButtonInput<MouseButton>>,
    pressed: Pressed,
    blocks: Res<Blocks>,
    (stage, lens): (Res<ShownLayout>, Res<Lens>),
    overlay: Res<State<Overlay>>,
    (mut lost, mut let_go, mut focus): (MessageReader<DeviceLost>, MessageReader<LetGo>, MessageReader<WindowFocused>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if lost.read().count() > 0 {
        picker.clear();
        picker.stop_sweeping();
    }
    // Whatever comes before the window may get the button's release.
    let covered = focus.read().any(|window| !window.focused);
    if let_go.read().count() > 0 || covered {
        picker.call_off();
        picker.stop_sweeping();
    }
    let called = if picker.called.is_some() { picker.called.take() } else { None };
    if *overlay.get() != Overlay::None {
        if picker.held.is_some() || picker.drag.is_some() {
            picker.held = None;
            picker.drag = None;
        }
        return;
    }
    *hands.busy = director.busy();
    let left = mouse.just_pressed(MouseButton::Left) && !blocks.pointer;
    if hands.hurry(&mut director, &mouse, left, &pressed, blocks.keyboard) {
        return;
    }
    let calls = Calls::read(&pressed, &mouse, &blocks);
    if picker.inspecting(calls, &stage, &lens) {
        return;
    }
    if calls.cancel || calls.right {
        if picker.step_back() {
            hands.sound("card-lay");
        }
        return;
    }
    let (mut taken, twice) = hands.by_pointer(&mut picker, (&mouse, left), &blocks, (&stage, &lens));
    if picker.drag.is_none() && picker.held.is_some_and(|held| !held.inspects) || picker.gathering() {
        redraw.write(RequestRedraw);
    }
    let mut confirmed = pressed.just(InputAction::Confirm) && !blocks.keyboard;
    if confirmed && hands.session.is_reading() && !director.busy() {
        hands.asks.write(SessionRequest::ReadOn);
        confirmed = false;
    } else if confirmed {
        taken = picker.hover;
    }
    if let Some(number) = numbered_key(&pressed).filter(|_| !blocks.keyboard) {
        taken = by_number(&mut picker, &stage, number, taken);
    }
    // The number is confirmed by a click on what was chosen last, or by the key that takes anything, wherever it points.
    if picker.counting() && (confirmed || taken.is_some_and(|taken| picker.prefix.contains(&taken))) {
        taken = Some(Target::Count(picker.count));
    }
    match called.or(taken) {
        // What is still being told is not what a person sees: it is brought to its end instead, as by a click.
        Some(_) if director.busy() && picker.seat.is_none() => director.finish(),
        Some(taken) => hands.take(&mut picker, taken, twice),
        None => {}
    }
}

impl Hands<'_, '_> {
    /// What the pointer has taken, and whether it was a second press; `left` if its button has just gone down.
    fn by_pointer(
        &mut self,
        picker: &mut ResMut<Picker>,
        (mouse, left): (&ButtonInput<MouseButton>, bool),
        blocks: &Blocks,
        (stage, lens): (&ShownLayout, &Lens),
    ) -> (Option<Target>, bool) {
        let can_slide = picker.slide.is_some() || picker.counting();
        if can_slide && let Some(on) = picker.slide(mouse, blocks) {
            return (on, false);
        }
        if picker.drag.is_some() {
            if !mouse.pressed(MouseButton::Left) {
                picker.drag = None;
                self.let_go(picker);
            }
            return (None, false);
        }
        if left {
            picker.begin_sweep(&self.session);
            let since = self.time.elapsed_secs();
            let pointed = picker.hover.zip(picker.pointer);
            picker.held = pointed.map(|(target, from)| HeldPress { target, from, since, inspects: false });
        }
        let taken = if picker.sweep(mouse, stage, lens) { None } else { self.hold(picker, mouse) };
        let twice = taken.is_some_and(|taken| self.is_second(picker, stage, taken));
        (taken.or_else(|| picker.gathered()), twice)
    }
}

/// A number is chosen, or the place or card with this number is meant: what is taken now, where `taken` was.
fn by_number(picker: &mut Picker, stage: &ShownLayout, number: i32, taken: Option<Target>) -> Option<Target> {
    if let Some((least, most)) = picker.counts {
        picker.count = u8::try_from(number).unwrap_or(least).clamp(least, most);
        return taken;
    }
    let meant = numbered(picker, stage, number);
    let was = picker.hover;
    picker.focused |= meant.is_some();
    picker.hover = meant.or(was);
    // What one press would carry out is pointed at first: a card that is played at once is not taken back.
    meant.filter(|meant| was == Some(*meant) || !picker.begins_and_ends(*meant))
}

/// The number that was pressed.
fn numbered_key(pressed: &Pressed) -> Option<i32> {
    (1..).zip(InputAction::NUMBERS).find(|(_, key)| pressed.just(*key)).map(|(number, _)| number)
}

/// The place or card with this number: places that can come next count first, cards of the hand otherwise. Where only
/// places can be chosen at first (a deck to draw from), they are counted in their order.
fn numbered(picker: &Picker, stage: &ShownLayout, number: i32) -> Option<Target> {
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
    let mut hand: Vec<_> = stage.layout.pieces.iter().filter(|placed| placed.in_own_hand()).collect();
    hand.retain(|placed| placed.title.is_some());
    hand.sort_by_key(|placed| placed.order);
    hand.get(index).map(|placed| Target::Piece(placed.id))
}

impl Hands<'_, '_> {
    fn sound(&mut self, name: &'static str) {
        self.sounds.write(PlaySound { interface: name == "refuse", ..PlaySound::table(name) });
    }

    /// While something is told, a press ends the scene, held down it makes everything faster, and the key that skips ends
    /// all of it. Whether the press is used up with that: one that ends the last scene before somebody's decision here is
    /// also for what it points at.
    fn hurry(
        &mut self,
        director: &mut Director,
        mouse: &ButtonInput<MouseButton>,
        left: bool,
        pressed: &Pressed,
        elsewhere: bool,
    ) -> bool {
        let confirm = !elsewhere && pressed.just(InputAction::Confirm);
        let now = self.time.elapsed_secs();
        if director.busy() && (left || confirm) {
            *self.hurries = Some(now);
        }
        let down = mouse.pressed(MouseButton::Left) || pressed.held(InputAction::Confirm);
        *self.hurries = self.hurries.filter(|_| down && director.busy());
        director.run(self.hurries.is_some_and(|since| now - since >= LONG));
        if !director.busy() {
            return false;
        }
        if pressed.just(InputAction::Skip) {
            director.skip();
            return true;
        }
        if left || confirm {
            director.finish();
        }
        confirm || left && (director.more() || self.session.deciding().is_none())
    }

    /// Follows a press: pulled away it takes a piece along, held it inspects. Gives what was pressed once it is let go of
    /// where it began.
    fn hold(&mut self, picker: &mut Picker, mouse: &ButtonInput<MouseButton>) -> Option<Target> {
        let held = picker.held?;
        // A hand that holds still for long trembles.
        let far = if held.inspects { 2.0 * PULL } else { PULL };
        let pulled = picker.pointer.is_some_and(|at| at.distance(held.from) > far);
        if !mouse.pressed(MouseButton::Left) {
            picker.held = None;
            let meant = !held.inspects && (!pulled || picker.hover == Some(held.target));
            return Some(held.target).filter(|_| meant);
        }
        if pulled && held.inspects && !picker.goes_along(held.target) {
            // There is nothing to do with it but to look.
            picker.held = None;
        } else if pulled {
            picker.held = None;
            if held.inspects {
                // It was the beginning of a slow pull.
                picker.inspected = None;
            }
            self.pull(picker, held.target);
        } else if !held.inspects && self.time.elapsed_secs() - held.since >= LONG {
            picker.held = Some(HeldPress { inspects: true, ..held });
            picker.inspect(held.target);
        }
        None
    }

    /// Whether a press on a card of the hand that has one place to go follows quickly on another one.
    fn is_second(&self, picker: &mut Picker, stage: &ShownLayout, taken: Target) -> bool {
        let now = self.time.elapsed_secs();
        let quick = DOUBLE.max(2.0 * self.time.delta_secs());
        let before = picker.lately.replace((taken, now));
        let mut hand = stage.layout.pieces.iter().filter(|placed| placed.in_own_hand());
        before.is_some_and(|(target, when)| target == taken && now - when < quick)
            && matches!(picker.next[..], [Target::Zone(_)])
            && hand.any(|placed| Target::Piece(placed.id) == taken)
    }

    /// Takes a piece along; what cannot be taken along says why.
    fn pull(&mut self, picker: &mut Picker, target: Target) {
        let place = matches!(target, Target::Zone(_)) && picker.next.contains(&target);
        if place {
            return;
        }
        if picker.prefix.last() != Some(&target) {
            self.take(picker, target, false);
        }
        if let Target::Piece(id) = target
            && picker.prefix.last() == Some(&target)
            && let Some(&piece) = self.index.0.get(&id)
        {
            picker.drag = Some(Drag { piece });
            picker.stale = true;
        }
    }

    /// Lets go of a piece: where it can go, it goes; else it goes back, and the place says why. Outside of the window is no place.
    fn let_go(&mut self, picker: &mut Picker) {
        match picker.hover {
            Some(hover) if picker.next.contains(&hover) || picker.by_way_of(&self.session, hover).is_some() => {
                self.take(picker, hover, false);
            }
            hover => {
                if let Some(hover) = hover
                    && !picker.prefix.contains(&hover)
                {
                    self.refuse(picker, hover);
                }
                picker.prefix.clear();
                picker.recompute();
            }
        }
    }

    /// Adds a target to the prefix, an opponent's by way of the only button that leads to it if it has to be, starts anew with it,
    /// puts it back, or says why not. What was pressed `twice` goes where it can go.
    fn take(&mut self, picker: &mut Picker, taken: Target, twice: bool) {
        let session = &mut self.session;
        if picker.seat.is_none() {
            // Whose turn it is by now is not known here before it has been told.
            let why = match *self.busy {
                true => {
                    session.deciding().is_none().then(|| Explained { words: Words::new("why-still-told"), rule: None })
                }
                false => session.why_wait(),
            };
            if let Some(why) = why {
                self.complain(picker, taken, why);
            } else if session.deciding().is_none() {
                // Nothing is decided any more: all that is left is to look.
                picker.inspect(taken);
            }
            return;
        }
        session.complaint = None;
        picker.inspected = None;
        if picker.prefix.last() == Some(&taken) && (twice || picker.all_go_to_one_place()) {
            let place = picker.next[0];
            picker.prefix.push(place);
            picker.recompute();
        } else if picker.prefix.last() == Some(&taken) && !picker.next.contains(&taken) {
            picker.prefix.pop();
            picker.recompute();
            self.sound("card-lay");
        } else if let Some(len) = picker.back_to(taken) {
            picker.prefix.truncate(len);
            picker.prefix.push(taken);
            picker.recompute();
            self.sound("card-lift");
        } else if let Some(button) = picker.by_way_of(session, taken) {
            picker.prefix.extend([button, taken]);
            picker.recompute();
            self.sound("card-lift");
        } else {
            self.refuse(picker, taken);
        }
    }

    /// Says why a target cannot come next.
    fn refuse(&mut self, picker: &mut Picker, taken: Target) {
        let Some(seat) = picker.seat else { return };
        let why = picker
            .why_not(&self.session, seat, taken)
            .unwrap_or_else(|| Explained { words: Words::new("why-nothing"), rule: None });
        self.complain(picker, taken, why);
    }

    fn complain(&mut self, picker: &mut Picker, taken: Target, why: Explained) {
        let now = self.time.elapsed_secs();
        self.session.complaint = Some((why, now));
        picker.refused = Some((taken, now));
        self.sound("refuse");
        let shaken = picker.prefix.iter().chain([&taken]).find_map(|target| match target {
            Target::Piece(piece) => self.index.0.get(piece),
            _ => None,
        });
        if let Some(&entity) = shaken {
            self.commands.entity(entity).insert(Shake(0.3));
        }
    }
}
