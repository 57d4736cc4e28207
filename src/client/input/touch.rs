//! Where the pointer is: that of the mouse, or a finger that does what a mouse does.
//!
//! A finger that comes down points first and presses in the next frame, when the interface knows whether it lies on a panel.
//! A second finger calls off what the first one has begun. If the two go anywhere, they hold the table between them; if they
//! are lifted where they came down, that is one step back.

use std::collections::VecDeque;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::DeviceLost;

/// Two fingers that go no farther than so many logical pixels have only tapped.
const STILL: f32 = 12.0;

/// Where the pointer is, in logical pixels; nowhere while the mouse is outside and no finger is down.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointer(pub Option<Vec2>);

/// Whether the pointer was a finger when it last did anything: a finger has no keyboard beside it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByFinger(pub bool);

/// Two fingers on the screen have moved.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Pinch {
    /// Where they were, in logical pixels.
    pub from: [Vec2; 2],
    /// Where they are.
    pub to: [Vec2; 2],
}

/// What one finger has pressed or drags was not meant: a second one has come down beside it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetGo;

/// What the first finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TouchStage {
    Points,
    Presses,
}

/// The hand on the screen.
#[derive(Default)]
pub(super) struct Hand {
    /// The finger that came down first, unless it has been called off.
    finger: Option<(u64, TouchStage)>,
    /// Those that are down and where they are, the first one first.
    down: Vec<(u64, Vec2)>,
    /// Where the only two that are down were when they came together, or when they were last told of.
    two: Option<[Vec2; 2]>,
    /// They are no tap.
    pinches: bool,
    /// Where the first one is, or was a moment ago.
    at: Option<Vec2>,
    /// The last thing that moved was a finger.
    led: bool,
    /// Two fingers have just given a step back.
    back: bool,
    /// What has not been dealt with yet: of a quick tap every part has a frame of its own.
    waiting: VecDeque<TouchInput>,
}

/// What a frame's touches come to besides moving the pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    Press(MouseButton),
    Release(MouseButton),
    LetGo,
    CallOff,
    Pinch(Pinch),
}

impl Hand {
    /// Deals with as much as one frame can tell.
    fn frame(&mut self) -> Vec<Act> {
        let mut acts = Vec::new();
        if std::mem::take(&mut self.back) {
            acts.push(Act::Release(MouseButton::Right));
        }
        match &mut self.finger {
            Some((_, stage @ TouchStage::Points)) => {
                *stage = TouchStage::Presses;
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
                    self.led = true;
                    self.down.retain(|(id, _)| *id != touch.id);
                    self.down.push((touch.id, touch.position));
                    let called_off = self.down.len() > 1 && self.finger.take().is_some();
                    // What is lifted and comes down again goes on with what it did.
                    self.pinches &= !called_off && self.down.len() > 1;
                    self.two = self.both();
                    if self.down.len() == 1 {
                        self.finger = Some((touch.id, TouchStage::Points));
                        self.at = Some(touch.position);
                        break;
                    }
                    if called_off {
                        acts.extend([Act::LetGo, Act::Release(MouseButton::Left)]);
                        break;
                    }
                }
                TouchPhase::Moved => {
                    for (_, at) in self.down.iter_mut().filter(|(id, _)| *id == touch.id) {
                        *at = touch.position;
                    }
                    if first.is_some() {
                        self.at = Some(touch.position);
                    }
                }
                TouchPhase::Ended | TouchPhase::Canceled => {
                    let tapped = self.two.is_some() && !self.pinches && touch.phase == TouchPhase::Ended;
                    self.down.retain(|(id, _)| *id != touch.id);
                    self.two = self.both();
                    if tapped {
                        acts.push(Act::Press(MouseButton::Right));
                        // One step, however many fingers are lifted for it.
                        (self.back, self.pinches) = (true, true);
                        break;
                    }
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
        acts.extend(self.pinch().map(Act::Pinch));
        acts
    }

    /// Where the only two fingers that are down are.
    fn both(&self) -> Option<[Vec2; 2]> {
        match self.down[..] {
            [(_, one), (_, other)] => Some([one, other]),
            _ => None,
        }
    }

    /// How the two have moved since they were last told of.
    fn pinch(&mut self) -> Option<Pinch> {
        let (from, to) = self.two.zip(self.both())?;
        let far = (0..2).any(|n| from[n].distance(to[n]) > STILL);
        self.pinches |= far;
        if !self.pinches || from == to {
            return None;
        }
        self.two = Some(to);
        Some(Pinch { from, to })
    }

    /// Whether the next frame has something to do for it.
    fn goes_on(&self) -> bool {
        let presses = matches!(self.finger, Some((_, TouchStage::Points)));
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
    (mut pointer, mut by_finger): (ResMut<Pointer>, ResMut<ByFinger>),
    mut lost: MessageWriter<DeviceLost>,
    (mut let_go, mut pinches): (MessageWriter<LetGo>, MessageWriter<Pinch>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let moved = moves.read().count() > 0;
    hand.waiting.extend(touches.read().copied());
    if hand.led {
        // Some systems move the mouse along with a finger.
        hand.led = !moved || !hand.down.is_empty() || hand.goes_on();
    }
    if !hand.waiting.is_empty() || hand.led {
        for act in hand.frame() {
            match act {
                Act::Press(button) => buttons.press(button),
                Act::Release(button) => buttons.release(button),
                Act::LetGo => _ = let_go.write(LetGo),
                Act::CallOff => _ = lost.write(DeviceLost),
                Act::Pinch(pinch) => _ = pinches.write(pinch),
            }
        }
        if hand.goes_on() {
            redraw.write(RequestRedraw);
        }
    }
    by_finger.set_if_neq(ByFinger(hand.led));
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

    fn acts(hand: &mut Hand, touches: impl IntoIterator<Item = (u64, TouchPhase, f32)>) -> Vec<Act> {
        let at = |(id, phase, x)| TouchInput { position: Vec2::new(x, 10.0), ..touch(id, phase) };
        hand.waiting.extend(touches.into_iter().map(at));
        std::iter::from_fn(|| hand.goes_on().then(|| hand.frame())).flatten().collect()
    }

    #[test]
    fn two_fingers_that_tap_are_one_step_back_and_nothing_else() {
        let mut hand = Hand::default();
        let started = [(1, TouchPhase::Started, 10.0), (2, TouchPhase::Started, 60.0)];
        let (left, right) = (MouseButton::Left, MouseButton::Right);
        assert_eq!(acts(&mut hand, started), [Act::Press(left), Act::LetGo, Act::Release(left)]);
        // A finger is never quite still.
        let ended = [(2, TouchPhase::Moved, 62.0), (1, TouchPhase::Ended, 10.0), (2, TouchPhase::Ended, 62.0)];
        assert_eq!(acts(&mut hand, ended), [Act::Press(right), Act::Release(right)]);
        assert!(hand.down.is_empty());
        let tap = [(3, TouchPhase::Started, 30.0), (3, TouchPhase::Ended, 30.0)];
        assert_eq!(
            acts(&mut hand, tap),
            [Act::Press(left), Act::Release(left)],
            "the next one is a finger like any other"
        );
    }

    #[test]
    fn two_fingers_that_spread_are_no_step_back() {
        let mut hand = Hand::default();
        acts(&mut hand, [(1, TouchPhase::Started, 100.0), (2, TouchPhase::Started, 200.0)]);
        let at = |x: f32| Vec2::new(x, 10.0);
        let moved = [(1, TouchPhase::Moved, 80.0), (2, TouchPhase::Moved, 220.0)];
        let pinch = Pinch { from: [at(100.0), at(200.0)], to: [at(80.0), at(220.0)] };
        assert_eq!(acts(&mut hand, moved), [Act::Pinch(pinch)]);
        let pinch = Pinch { from: pinch.to, to: [at(80.0), at(221.0)] };
        assert_eq!(acts(&mut hand, [(2, TouchPhase::Moved, 221.0)]), [Act::Pinch(pinch)], "then every bit counts");
        let again = [(1, TouchPhase::Ended, 80.0), (3, TouchPhase::Started, 120.0), (3, TouchPhase::Moved, 121.0)];
        let pinch = Pinch { from: [at(221.0), at(120.0)], to: [at(221.0), at(121.0)] };
        assert_eq!(acts(&mut hand, again), [Act::Pinch(pinch)], "lifted and put down elsewhere it goes on");
        assert_eq!(acts(&mut hand, [(2, TouchPhase::Ended, 221.0), (3, TouchPhase::Ended, 121.0)]), []);
    }
}
