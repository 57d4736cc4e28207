//! How many: the number of things that an action takes, proposed and changed before it is confirmed.

use bevy::input::mouse::MouseWheel;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Picker;
use crate::client::audio::PlaySound;
use crate::client::canvas::Blocks;
use crate::client::controls::InputAction;
use crate::client::input::Pressed;
use crate::table::Target;

/// Logical pixels that the pointer is dragged for one more.
const STEP: f32 = 14.0;

/// A press that drags the number up and down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slide {
    /// Height of the pointer when it was pressed, in logical pixels.
    from: f32,
    /// The number then.
    count: u8,
    /// Whether it has been changed since.
    moved: bool,
    /// What was pressed: what lies there when it is let go of may have risen under the pointer meanwhile.
    on: Option<Target>,
}

impl Picker {
    /// Finds out which numbers can still be chosen.
    pub(super) fn recount(&mut self) {
        let depth = self.prefix.len();
        let numbers = || {
            // A number that comes later is asked for once something has been chosen that it is a number of.
            let going_on = self.choices.iter().filter(|choice| {
                let begun = depth > 0 || matches!(choice.targets[..], [Target::Count(_), ..]);
                begun && choice.targets.starts_with(&self.prefix)
            });
            going_on.flat_map(|choice| choice.targets.iter().skip(depth)).filter_map(|target| match target {
                Target::Count(count) => Some(*count),
                _ => None,
            })
        };
        let counts = numbers().min().zip(numbers().max());
        self.count = match counts {
            // A first proposal: half of what there is.
            Some((least, most)) if self.counts.is_none() => least + (most - least) / 2,
            Some((least, most)) => self.count.clamp(least, most),
            None => 0,
        };
        self.counts = counts;
    }

    /// Whether a number is what comes next.
    pub fn counting(&self) -> bool {
        self.next.iter().any(|target| matches!(target, Target::Count(_)))
    }

    /// Follows a press that drags the number up and down. `None` if there is none; at its end, what was pressed if the number
    /// has not been changed.
    pub(super) fn slide(&mut self, mouse: &ButtonInput<MouseButton>, blocks: &Blocks) -> Option<Option<Target>> {
        let at = self.pointer?.y;
        if mouse.just_pressed(MouseButton::Left) && self.counting() && !blocks.pointer && !self.focused {
            self.slide = Some(Slide { from: at, count: self.count, moved: false, on: self.hover });
        }
        let (slide, (least, most)) = (self.slide.as_mut()?, self.counts?);
        let steps = ((slide.from - at) / STEP) as i16;
        slide.moved |= steps != 0;
        let wanted = i16::from(slide.count) + steps;
        self.count = u8::try_from(wanted.max(0)).unwrap_or(most).clamp(least, most);
        let on = slide.on.filter(|_| !slide.moved);
        if !mouse.pressed(MouseButton::Left) {
            self.slide = None;
            return Some(on);
        }
        Some(None)
    }

    /// Takes the number that is meant, if one comes next.
    pub fn take_count(&mut self) {
        if self.counting() {
            self.prefix.push(Target::Count(self.count));
            self.recompute();
        }
    }

    /// Means so many more or fewer; false if no number can be meant.
    pub fn count_on(&mut self, step: i8) -> bool {
        let Some((least, most)) = self.counts else { return false };
        self.count = self.count.saturating_add_signed(step).clamp(least, most);
        true
    }
}

/// Counts up and down with the wheel, the arrows and the stick.
pub(super) fn turn(
    mut picker: ResMut<Picker>,
    mut wheel: MessageReader<MouseWheel>,
    pressed: Pressed,
    blocks: Res<Blocks>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let turned: f32 = wheel.read().map(|wheel| wheel.y).sum();
    if turned != 0.0 && !blocks.pointer && picker.counts.is_some() {
        picker.count_on(if turned > 0.0 { 1 } else { -1 });
        redraw.write(RequestRedraw);
    }
    if blocks.keyboard || !picker.counting() {
        return;
    }
    let more = [InputAction::Up, InputAction::Right].into_iter().any(|command| pressed.just(command));
    let fewer = [InputAction::Down, InputAction::Left].into_iter().any(|command| pressed.just(command));
    if (more || fewer) && picker.count_on(if more { 1 } else { -1 }) {
        sounds.write(PlaySound::interface("focus"));
    }
}
