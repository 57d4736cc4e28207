//! Turns pointing into actions: clicks, drag and drop, keys and pad focus all grow one prefix of targets.
//!
//! The legal actions of whoever decides are known as lists of targets. What can come next after the prefix glows; when
//! the prefix is a whole action, it is submitted; what cannot come next is answered with the reason.

use bevy::prelude::*;

use crate::client::audio::PlaySound;
use crate::client::canvas::Blocks;
use crate::client::controls::InputAction;
use crate::client::director::Director;
use crate::client::frame::AppSystems;
use crate::client::input::{LastDevice, Pointer, Pressed};
use crate::client::pieces::piece::{Lift, Piece, RestPose};
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::{AtTheTable, Session, SessionRequest};
use crate::engine::{Seat, Words};
use crate::table::any_match::Choice;
use crate::table::{Lens, Target};
use aim::{spots, under};

mod aim;
mod count;
mod feedback;
mod inspect;
mod press;
mod sweep;
mod zoom;

pub use inspect::{Drawing, Inspected};

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
    /// The way in which the arrows have just led beyond the last thing on the table.
    pub beyond: Option<Vec2>,
    /// What the prefix together with what is pointed at would bring about.
    pub preview: Vec<Words>,
    /// That is nothing but the name of what is pointed at.
    named: bool,
    /// Looked at closely.
    pub inspected: Option<Inspected>,
    /// Refused last, and when, in seconds since the start.
    pub refused: Option<(Target, f32)>,
    /// Pressed on where the interface shows it.
    called: Option<Target>,
    held: Option<press::HeldPress>,
    /// Pressed on last, and when that was let go of, in seconds since the start.
    lately: Option<(Target, f32)>,
    drag: Option<press::Drag>,
    slide: Option<count::Slide>,
    sweep: sweep::Sweep,
    /// Whose decision of which match, after how many actions, the choices are for.
    basis: Option<Basis>,
    /// After how many actions they were found to be the same still.
    compared: usize,
    pointer: Option<Vec2>,
    /// What lies under the pointer has to be found out again although it has not moved.
    stale: bool,
    asked: Option<(Vec<Target>, Option<Target>, u8)>,
    /// When that was asked, in seconds since the start.
    since: f32,
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
    /// The step of a lesson that restricts it.
    step: Option<usize>,
}

/// What taking something does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirms {
    /// A piece is picked up.
    PicksUp,
    /// Something on the table is meant.
    Chooses,
    /// What was picked up is placed.
    Places,
    /// What was picked up goes back.
    PutsBack,
}

impl Confirms {
    /// Message key of the verb.
    pub fn key(self) -> &'static str {
        match self {
            Self::PicksUp => "hint-take",
            Self::Chooses => "hint-choose",
            Self::Places => "hint-lay",
            Self::PutsBack => "hint-return",
        }
    }
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
        self.held = None;
        self.drag = None;
        self.slide = None;
        self.recompute();
    }

    /// What is pressed or dragged was not meant; what was chosen before stays.
    fn call_off(&mut self) {
        if self.drag.is_some() {
            self.step_back();
        }
        self.held = None;
        self.drag = None;
        self.slide = None;
    }

    /// Forgets what was chosen so far.
    pub fn cancel(&mut self) {
        self.clear();
    }

    /// Gives back what was chosen last; false if nothing was.
    pub fn step_back(&mut self) -> bool {
        let given = self.prefix.pop().is_some();
        if given {
            self.held = None;
            self.drag = None;
            self.recompute();
        }
        given
    }

    /// Presses on something that the interface shows, as a click does on the table: it is taken, put back, or says why not.
    pub fn call(&mut self, target: Target) {
        self.called = Some(target);
    }

    /// Points at a target as a pad would, and takes it if asked to.
    pub fn point_at(&mut self, target: Target, take: bool) {
        self.hover = Some(target);
        self.focused = true;
        if take {
            self.take(target);
        }
    }

    /// Takes what can come next.
    pub fn take(&mut self, target: Target) {
        if self.next.contains(&target) {
            self.prefix.push(target);
            self.recompute();
        }
    }

    /// The action that the prefix is, if it is a whole one.
    fn whole(&self) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.targets == self.prefix)
    }

    /// Whether taking this first would carry out an action at once.
    fn begins_and_ends(&self, target: Target) -> bool {
        self.prefix.is_empty() && self.choices.iter().any(|choice| choice.targets == [target])
    }

    /// What taking does now: with what is pointed at, or else with what can be chosen. None if nothing can be taken.
    pub fn confirms(&self) -> Option<Confirms> {
        let pointed = self.hover.filter(|hover| self.next.contains(hover));
        let on_held = pointed.is_none() && self.hover.is_some() && self.hover.as_ref() == self.prefix.last();
        if on_held && !self.counting() && !self.all_go_to_one_place() {
            return Some(Confirms::PutsBack);
        }
        let goes_on = |target: Target| self.choices.iter().any(|it| it.targets.len() > 1 && it.targets[0] == target);
        // Pieces come first.
        match (pointed.or_else(|| self.next.iter().min().copied())?, self.prefix.is_empty()) {
            (piece @ Target::Piece(_), true) if goes_on(piece) => Some(Confirms::PicksUp),
            (Target::Piece(_), _) | (Target::Zone(_), true) => Some(Confirms::Chooses),
            (Target::Zone(_) | Target::Count(_), _) => Some(Confirms::Places),
            (Target::Option(_), _) => None,
        }
    }

    /// Whether whatever is picked up can only go to the same place: taking it twice puts it there.
    fn all_go_to_one_place(&self) -> bool {
        matches!(self.next[..], [place @ Target::Zone(_)]
            if self.choices.iter().all(|choice| choice.targets.last() == Some(&place)))
    }

    /// How much of what was chosen stays if this is taken instead of what came after it; none if it fits nowhere.
    fn back_to(&self, target: Target) -> Option<usize> {
        let fits = |&len: &usize| self.choices.iter().any(|choice| choice.after(&self.prefix[..len]) == Some(target));
        (0..=self.prefix.len()).rev().find(fits)
    }

    /// Whether it is a piece that can be taken along now.
    fn goes_along(&self, target: Target) -> bool {
        let chosen = self.prefix.last() == Some(&target);
        self.seat.is_some() && matches!(target, Target::Piece(_)) && (chosen || self.back_to(target).is_some())
    }

    /// The button after which this can be taken; none if no button leads there, or if several do: which of them is meant only a
    /// person can say.
    fn button_to(&self, target: Target) -> Option<Target> {
        let leads = |&&way: &&Target| {
            let way: Vec<Target> = self.prefix.iter().copied().chain([way]).collect();
            self.choices.iter().any(|choice| choice.after(&way) == Some(target))
        };
        let mut buttons = self.next.iter().filter(|next| matches!(next, Target::Option(_))).filter(leads);
        let only = buttons.next().copied();
        only.filter(|_| buttons.next().is_none())
    }

    /// The button by way of which a press on an opponent's takes it. What is one's own is chosen instead, never given away by the way.
    pub fn by_way_of(&self, session: &Session, target: Target) -> Option<Target> {
        let against = self.seat.is_some_and(|seat| session.seen(false).is_against(seat, target));
        self.button_to(target).filter(|_| against && self.back_to(target).is_none())
    }
}

/// The picker's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Picker>()
        .add_systems(Update, forget.run_if(resource_removed::<Session>).in_set(AppSystems::Follow))
        .add_systems(
            Update,
            (
                (refresh, point, settle, walk, count::turn, zoom::near, press::press, inspect::read, submit).chain(),
                (feedback::mark, feedback::tell, feedback::update_previews, feedback::carry).chain(),
            )
                .chain()
                .in_set(AppSystems::Point)
                .run_if(in_state(AtTheTable).and_then(resource_exists::<Session>)),
        );
}

/// Forgets a match that has gone.
fn forget(mut picker: ResMut<Picker>) {
    *picker = Picker::default();
}

/// Whether somebody goes on choosing: what others have decided at the same time changes nothing of it, told or not.
fn goes_on(picker: &Picker, now: Basis, session: &Session, director: &Director) -> bool {
    let Some(before) = picker.basis.filter(|before| before.seat.is_some() && !director.retells()) else { return false };
    let same = || before.seat.is_some_and(|seat| session.known.choices(seat) == picker.choices);
    let compared = [before.actions, picker.compared].contains(&now.actions);
    Basis { actions: now.actions, ..before } == now && (compared || same())
}

/// Takes the legal actions when somebody at this screen is to decide and everything has been told.
fn refresh(session: Res<Session>, director: Res<Director>, device: Res<LastDevice>, mut picker: ResMut<Picker>) {
    let now = |seat| Basis { serial: session.serial, actions: session.known.len(), seat, step: session.step() };
    if goes_on(&picker, now(session.deciding()), &session, &director) {
        if picker.compared != session.known.len() {
            picker.compared = session.known.len();
        }
        return;
    }
    let deciding = session.deciding().filter(|_| !director.busy());
    let basis = Some(now(deciding));
    if picker.basis == basis {
        return;
    }
    if picker.basis.map(|basis| basis.serial) != Some(session.serial) {
        picker.hover = None;
        picker.focused = matches!(*device, LastDevice::Keyboard | LastDevice::Pad(_));
        picker.signs = false;
        picker.inspected = None;
        picker.stop_sweeping();
    }
    (picker.basis, picker.compared) = (basis, session.known.len());
    picker.seat = deciding;
    picker.choices = deciding.map_or_else(Vec::new, |seat| session.known.choices(seat).to_vec());
    picker.preview.clear();
    picker.asked = None;
    picker.clear();
}

/// Follows the pointer.
fn point(
    mut picker: ResMut<Picker>,
    pointer: Res<Pointer>,
    blocks: Res<Blocks>,
    mouse: Res<ButtonInput<MouseButton>>,
    lens: Res<Lens>,
    stage: Res<ShownLayout>,
    pieces: Query<(Entity, &Piece, &GlobalTransform, &RestPose, &Lift)>,
) {
    let position = pointer.0;
    // A finger that has been lifted and a mouse outside of the window point at nothing any more, but what is looked at closely is
    // still told of as if it were pointed at.
    let on_table = |hover: &Target| stage.layout.in_tray(*hover).is_none();
    let left = position.is_none() && !picker.focused && picker.hover.as_ref().is_some_and(on_table);
    if left && picker.inspected.as_ref().map(|inspected| inspected.target) != picker.hover {
        picker.hover = None;
    }
    // While keys or a pad point, the first place is where the mouse happens to lie.
    let still = position == picker.pointer || picker.focused && picker.pointer.is_none();
    if picker.pointer != position {
        picker.pointer = position;
    }
    if blocks.pointer {
        if !picker.stale {
            picker.stale = true;
        }
        // A card of the tray is pointed at by the interface.
        if !picker.focused && picker.hover.as_ref().is_some_and(on_table) && picker.drag.is_none() {
            picker.hover = None;
        }
        return;
    }
    // A press means what lies under the pointer, whatever keys or a pad have pointed at.
    let pressed = mouse.any_just_pressed([MouseButton::Left, MouseButton::Middle]);
    if still && !pressed && (picker.focused || !stage.is_changed() && !picker.stale) {
        return;
    }
    if picker.stale {
        picker.stale = false;
    }
    let Some(position) = position else { return };
    let except = picker.drag.map(|drag| drag.piece);
    let hits = under(lens.ray(position), &lens, &pieces, &stage, except);
    // A press on what was chosen last takes the number, whatever stands before it.
    let last = picker.prefix.last().filter(|_| picker.counting());
    let open = |target: &Target| picker.next.contains(target) || last == Some(target);
    let wanted = hits.iter().find(|(target, _)| open(target)).or_else(|| hits.first());
    let hover = wanted.map(|(target, _)| *target);
    if picker.hover != hover || picker.focused {
        picker.hover = hover;
        picker.focused = false;
    }
}

/// Brings the focus of keys and pads to what can be chosen when a decision begins, and to what a hint speaks of.
fn settle(
    session: Res<Session>,
    mut picker: ResMut<Picker>,
    stage: Res<ShownLayout>,
    lens: Res<Lens>,
    mut known: Local<(Option<Basis>, Option<Target>)>,
) {
    let hint = session.hint.iter().flat_map(|hint| &hint.targets);
    let advised = hint.copied().find(|target| picker.next.contains(target) && stage.layout.has(*target));
    let (decision, advice) = (known.0 != picker.basis, known.1 != advised);
    *known = (picker.basis, advised);
    if picker.seat.is_none() || !picker.focused || picker.inspected.is_some() {
        return;
    }
    if let Some(target) = advised.filter(|_| advice) {
        picker.hover = Some(target);
    } else if decision {
        // What cannot be chosen keeps the focus only if nothing can.
        let open = |target: &Target| picker.next.contains(target);
        let spots = spots(&picker, &stage, &lens);
        let first = spots.iter().filter(|(target, ..)| open(target)).min_by_key(|(_, _, order)| *order);
        let here = picker.hover.filter(|hover| spots.iter().any(|(target, ..)| target == hover));
        let hover = here.filter(|hover| first.is_none() || open(hover)).or(first.map(|(target, ..)| *target));
        picker.hover = hover;
    }
}

/// Moves the focus with arrows, stick and d-pad, and over numbered places.
fn walk(
    mut picker: ResMut<Picker>,
    pressed: Pressed,
    blocks: Res<Blocks>,
    stage: Res<ShownLayout>,
    lens: Res<Lens>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if picker.beyond.is_some() {
        picker.beyond = None;
    }
    if blocks.keyboard {
        return;
    }
    if picker.counting() {
        return;
    }
    let direction = [
        (InputAction::Left, Vec2::NEG_X),
        (InputAction::Right, Vec2::X),
        (InputAction::Up, Vec2::NEG_Y),
        (InputAction::Down, Vec2::Y),
    ]
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
    let Some(&(target, ..)) = goal else {
        picker.beyond = Some(direction);
        return;
    };
    picker.hover = Some(target);
    picker.focused = true;
    if picker.inspected.is_some() {
        picker.inspect(target);
    }
    sounds.write(PlaySound::interface("focus"));
}

/// Submits a prefix that is a whole action. A number that leaves no choice is not asked for.
fn submit(mut picker: ResMut<Picker>, mut asks: MessageWriter<SessionRequest>) {
    if let [Target::Count(only)] = picker.next[..] {
        picker.prefix.push(Target::Count(only));
        picker.recompute();
    }
    if let Some(choice) = picker.whole() {
        asks.write(SessionRequest::Act(choice.text.clone()));
        picker.choices.clear();
        // Asked anew even if the action is refused.
        if let Some(basis) = &mut picker.basis {
            basis.seat = None;
        }
        picker.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{OptionId, PieceId};

    #[test]
    fn a_target_is_reached_by_the_only_button_that_leads_there() {
        let (own, foe, other) = (Target::Piece(PieceId(1)), Target::Piece(PieceId(2)), Target::Piece(PieceId(3)));
        let buttons = [Target::Option(OptionId(0)), Target::Option(OptionId(1)), Target::Option(OptionId(2))];
        let choice = |targets: &[Target]| Choice { text: String::new(), targets: targets.to_vec() };
        let mut picker = Picker {
            choices: vec![
                choice(&[own, buttons[0], foe]),
                choice(&[own, buttons[0], other]),
                choice(&[own, buttons[1], other]),
                choice(&[own, buttons[2]]),
            ],
            prefix: vec![own],
            ..default()
        };
        picker.recompute();
        assert_eq!(picker.button_to(foe), Some(buttons[0]));
        assert_eq!(picker.button_to(other), None, "two lead there");
        assert_eq!(picker.button_to(own), None, "none leads there");
        picker.clear();
        assert_eq!(picker.button_to(foe), None, "nobody is chosen who could");
    }
}
