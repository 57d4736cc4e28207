//! What keys and pads ask for at the table: menus, the rule book, undo and hint, the speed.

use bevy::prelude::ResMut;

use crate::client::controls::InputAction;
use crate::client::session::{Overlay, SessionRequest};
use crate::client::settings::{SPEEDS, Settings};
use crate::client::ui::navigation::Navigation;
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::ui_kit::UiKit;

/// Whether a key was pressed that would do something to the match.
pub(super) fn acts(nav: &Navigation) -> bool {
    let acts = [InputAction::Main, InputAction::Undo, InputAction::Redo, InputAction::Retell, InputAction::Hint];
    acts.into_iter().any(|command| nav.pressed.just(command))
}

/// Does what the keys and pads ask for that stand for no button of the prompt: `opened` is where the rule book would open, and
/// `can_cancel` says whether stepping back leads to the pause.
pub(super) fn obey(
    nav: &mut Navigation,
    kit: &mut UiKit,
    settings: &mut ResMut<Settings>,
    (rules, opened): (&mut RuleBookAt, Option<RuleBookAt>),
    (playing, looking_back): (bool, bool),
    can_cancel: bool,
) {
    if nav.pressed.just(InputAction::Menu) {
        nav.open(Overlay::Pause);
    } else if nav.pressed.just(InputAction::Cancel) {
        if looking_back {
            nav.ask(SessionRequest::ToNow);
        } else if can_cancel {
            nav.open(Overlay::Pause);
        } else if kit.focus.held() {
            kit.focus.release();
        }
    } else if let Some(opened) = opened.filter(|_| nav.pressed.just(InputAction::RuleBook)) {
        *rules = opened;
        nav.open(Overlay::RuleBook);
    } else if nav.pressed.just(InputAction::Aid) {
        nav.open(Overlay::Aid);
    } else if nav.pressed.just(InputAction::Panels) {
        nav.open(Overlay::Panels);
    } else if playing && nav.pressed.just(InputAction::Undo) {
        nav.ask(SessionRequest::Undo);
    } else if playing && nav.pressed.just(InputAction::Redo) {
        nav.ask(SessionRequest::Redo);
    } else if playing && nav.pressed.just(InputAction::Retell) {
        nav.ask(SessionRequest::Retell);
    } else if playing && nav.pressed.just(InputAction::Hint) {
        nav.ask(SessionRequest::Hint);
    }
    for (command, step) in [(InputAction::Faster, 1), (InputAction::Slower, -1)] {
        if nav.pressed.just(command) {
            let speed = stepped(settings.speed, step);
            settings.set_speed(speed);
            kit.sound("button");
        }
    }
}

/// The next speed; behind the fastest comes the slowest again.
pub(super) fn turn_speed(settings: &mut Settings) {
    let next = stepped(settings.speed, 1);
    settings.set_speed(if (next - settings.speed).abs() < 0.01 { SPEEDS[0] } else { next });
}

/// The next speed in the list.
fn stepped(speed: f32, step: isize) -> f32 {
    let at = SPEEDS.iter().position(|&known| (known - speed).abs() < 0.01).unwrap_or(1);
    let to = at.saturating_add_signed(step).min(SPEEDS.len() - 1);
    SPEEDS.get(to).copied().unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_are_stepped_through() {
        assert_eq!(stepped(1.0, 1), 2.0);
        assert_eq!(stepped(4.0, 1), 0.0);
        assert_eq!(stepped(0.0, 1), 0.0);
        assert_eq!(stepped(0.5, -1), 0.5);
        assert_eq!(stepped(1.3, 1), 2.0);
    }

    #[test]
    fn bots_keep_the_speed_that_was_chosen_for_them() {
        let mut settings = Settings::default();
        turn_speed(&mut settings);
        assert_eq!((settings.speed, settings.bot_speed), (2.0, 2.0), "nothing else was chosen");
        settings.set_bot_speed(4.0);
        for speed in [4.0, 0.0, 0.5] {
            turn_speed(&mut settings);
            assert_eq!((settings.speed, settings.bot_speed), (speed, 4.0), "that of bots was");
        }
        settings.set_bot_speed(0.5);
        turn_speed(&mut settings);
        assert_eq!((settings.speed, settings.bot_speed), (1.0, 1.0), "they follow again");
    }
}
