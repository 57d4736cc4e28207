//! Where the pointer is: that of the mouse, or a finger that does what a mouse does.
//!
//! A finger that comes down points first and presses in the next frame, when the interface knows whether it lies on a panel.
//! A second finger calls off what the first one has begun, and is one step back.

use std::collections::VecDeque;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::DeviceLost;

/// Where the pointer is, in logical pixels; nowhere while the mouse is outside and no finger is down.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointer(pub Option<Vec2>);

/// What the first finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Points,
    Presses,
}

/// The hand on the screen.
#[derive(Default)]
pub(super) struct Hand {
    /// The finger that came down first, unless it has been called off.
    finger: Option<(u64, Stage)>,
    /// How many are down.
    down: usize,
    /// Where the first one is, or was a moment ago.
    at: Option<Vec2>,
    /// The last thing that moved was a finger.
    led: bool,
    /// The second finger has just given a step back.
    back: bool,
    /// What has not been dealt with yet: of a quick tap every part has a frame of its own.
    waiting: VecDeque<TouchInput>,
}

/// What a frame's touches come to besides moving the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Press(MouseButton),
    Release(MouseButton),
    CallOff,
}

impl Hand {
    /// Deals with as much as one frame can tell.
    fn frame(&mut self) -> Vec<Act> {
        let mut acts = Vec::new();
        if std::mem::take(&mut self.back) {
            acts.push(Act::Release(MouseButton::Right));
        }
        match &mut self.finger {
            Some((_, stage @ Stage::Points)) => {
                *stage = Stage::Presses;
                acts.push(Act::Press(MouseButton::Left));
                return acts;
            }
            // Let go of in the last frame.
            None => self.at = None,
            Some(_) => {}
        }
        while let Some(touch) = self.waiting.pop_front() {
            let first = self.finger.filter(|(id, _)| *id == touch.id);
            match touch.phase {
                TouchPhase::Started => {
                    self.down += 1;
                    self.led = true;
                    if self.down == 1 {
                        self.finger = Some((touch.id, Stage::Points));
                        self.at = Some(touch.position);
                        break;
                    }
                    if self.finger.take().is_some() {
                        acts.extend([Act::CallOff, Act::Release(MouseButton::Left), Act::Press(MouseButton::Right)]);
                        self.back = true;
                        break;
                    }
                }
                TouchPhase::Moved if first.is_some() => self.at = Some(touch.position),
                TouchPhase::Moved => {}
                TouchPhase::Ended | TouchPhase::Canceled => {
                    self.down = self.down.saturating_sub(1);
                    if first.is_some() {
                        if touch.phase == TouchPhase::Canceled {
                            acts.push(Act::CallOff);
                        } else {
                            self.at = Some(touch.position);
                        }
                        acts.push(Act::Release(MouseButton::Left));
                        self.finger = None;
                        break;
                    }
                }
            }
        }
        acts
    }

    /// Whether the next frame has something to do for it.
    fn goes_on(&self) -> bool {
        let presses = matches!(self.finger, Some((_, Stage::Points)));
        !self.waiting.is_empty() || self.back || presses || self.finger.is_none() && self.at.is_some()
    }
}

/// Follows mouse and fingers.
pub(super) fn follow(
    mut touches: MessageReader<TouchInput>,
    mut moves: MessageReader<CursorMoved>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut hand: Local<Hand>,
    mut buttons: ResMut<ButtonInput<MouseButton>>,
    mut pointer: ResMut<Pointer>,
    mut lost: MessageWriter<DeviceLost>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let moved = moves.read().count() > 0;
    hand.waiting.extend(touches.read().copied());
    if hand.led {
        // Some systems move the mouse along with a finger.
        hand.led = !moved || hand.down > 0 || hand.goes_on();
    }
    if !hand.waiting.is_empty() || hand.led {
        for act in hand.frame() {
            match act {
                Act::Press(button) => buttons.press(button),
                Act::Release(button) => buttons.release(button),
                Act::CallOff => _ = lost.write(DeviceLost),
            }
        }
        if hand.goes_on() {
            redraw.write(RequestRedraw);
        }
    }
    let mouse = || windows.single().ok().and_then(Window::cursor_position);
    pointer.set_if_neq(Pointer(if hand.led { hand.at } else { mouse() }));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(id: u64, phase: TouchPhase) -> TouchInput {
        TouchInput { phase, position: Vec2::splat(10.0), window: Entity::PLACEHOLDER, force: None, id }
    }

    #[test]
    fn every_part_of_a_tap_has_its_frame() {
        let mut hand = Hand::default();
        hand.waiting.extend([touch(7, TouchPhase::Started), touch(7, TouchPhase::Ended)]);
        let mut frames = Vec::new();
        while !hand.waiting.is_empty() || hand.goes_on() {
            frames.push((hand.frame(), hand.at.is_some()));
        }
        let left = MouseButton::Left;
        let expected =
            [(vec![], true), (vec![Act::Press(left)], true), (vec![Act::Release(left)], true), (vec![], false)];
        assert_eq!(frames, expected);
    }

    #[test]
    fn a_second_finger_is_one_step_back_and_nothing_else() {
        let mut hand = Hand::default();
        let phases =
            [(1, TouchPhase::Started), (2, TouchPhase::Started), (1, TouchPhase::Ended), (2, TouchPhase::Ended)];
        hand.waiting.extend(phases.map(|(id, phase)| touch(id, phase)));
        let acts: Vec<Act> = std::iter::from_fn(|| hand.goes_on().then(|| hand.frame())).flatten().collect();
        let (left, right) = (MouseButton::Left, MouseButton::Right);
        let expected = [Act::Press(left), Act::CallOff, Act::Release(left), Act::Press(right), Act::Release(right)];
        assert_eq!(acts, expected);
        assert_eq!(hand.down, 0);
    }
}
