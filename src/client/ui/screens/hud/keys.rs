//! What keys and pads ask for at the table: menus, the rule book, undo and hint, the speed.

use super::wishes::{Wish, Wishes};
use super::{HudView, boxes};
use crate::client::controls::InputAction;
use crate::client::input::Pressed;
use crate::client::session::{Overlay, Screen, SessionRequest};
use crate::client::settings::Settings;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::storage::settings::SPEEDS;

/// Whether a key was pressed that would do something to the match.
pub(super) fn acts(keys: &Pressed) -> bool {
    let acts = [InputAction::Main, InputAction::Undo, InputAction::Redo, InputAction::Retell, InputAction::Hint];
    acts.into_iter().any(|command| keys.just(command))
}

/// What keys and pads wish that stand for no button of the prompt. Where a sheet lies over the table, `is_behind`, they have put it
/// away.
pub(super) fn wish(kit: &mut UiKit, table: &HudView, wishes: &mut Wishes, is_behind: bool) {
    let just = |command| table.keys.just(command);
    if table.overlay != Overlay::None || kit.focus.was_typing() {
        return;
    }
    if table.playing && just(InputAction::Signs) {
        wishes.add(Wish::TellOfSigns);
    }
    if kit.letters.are_open() {
        return;
    }
    let (hud, looking_back) = (table.hud, table.session.waiting.is_some());
    // Where the pointer alone has the focus nobody would see it go.
    let held = kit.focus.held() && kit.focus.by_keys();
    let can_cancel = hud.idle && !held && table.screen == Screen::Table;
    let refuses = table.playing && boxes::told_now(kit, table).is_some();
    if just(InputAction::Panels) && !table.session.known.setting().panels {
        wishes.add(Wish::Notice(Words::new("panels-none")));
    } else if table.tray.is_some() && !looking_back && just(InputAction::Cancel) {
        if hud.idle {
            wishes.add(Wish::PutTrayAside(true));
        } else if kit.focus.held() {
            wishes.add(Wish::StepBack);
        }
    } else if refuses && can_cancel && just(InputAction::Cancel) {
        // What is in the way goes first.
        wishes.add(Wish::PutRefusalAway);
    } else if hud.views && hud.idle && just(InputAction::Cancel) {
        wishes.add(Wish::ShowViews(false));
        kit.focus.release();
    } else if !is_behind {
        obey(kit, table, wishes, can_cancel);
    }
}

/// Menus, the rule book, undo and hint, the speed; `can_cancel` says whether stepping back leads to the pause.
fn obey(kit: &mut UiKit, table: &HudView, wishes: &mut Wishes, can_cancel: bool) {
    let just = |command| table.keys.just(command);
    if just(InputAction::Menu) {
        wishes.add(Wish::Open(Overlay::Pause));
    } else if just(InputAction::Cancel) {
        if table.session.waiting.is_some() && table.hud.idle {
            wishes.ask(SessionRequest::ToNow);
        } else if can_cancel {
            wishes.add(Wish::Open(Overlay::Pause));
        } else if kit.focus.held() {
            kit.focus.release();
        }
    } else if just(InputAction::RuleBook) {
        wishes.add(Wish::Read(boxes::book(kit, table)));
    } else if just(InputAction::Aid) {
        wishes.add(Wish::Open(Overlay::Aid));
    } else if just(InputAction::Panels) {
        wishes.add(Wish::Open(Overlay::Panels));
    } else if table.playing {
        let asks = [
            (InputAction::Undo, SessionRequest::Undo),
            (InputAction::Redo, SessionRequest::Redo),
            (InputAction::Retell, SessionRequest::Retell),
            (InputAction::Hint, SessionRequest::Hint),
        ];
        let ask = asks.into_iter().find(|(command, _)| just(*command));
        ask.into_iter().for_each(|(_, ask)| wishes.ask(ask));
    }
    for (command, step) in [(InputAction::Faster, 1), (InputAction::Slower, -1)] {
        if just(command) {
            wishes.add(Wish::Speed(step));
            kit.sound("button");
        }
    }
}

/// The speed one step up or down.
pub(super) fn step_speed(settings: &mut Settings, step: isize) {
    let speed = stepped(settings.play.speed, step);
    settings.play.set_speed(speed);
}

/// The next speed; behind the fastest comes the slowest again.
pub(super) fn turn_speed(settings: &mut Settings) {
    let next = stepped(settings.play.speed, 1);
    settings.play.set_speed(if (next - settings.play.speed).abs() < 0.01 { SPEEDS[0] } else { next });
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
        assert_eq!((settings.play.speed, settings.play.bot_speed), (2.0, 2.0), "nothing else was chosen");
        settings.play.set_bot_speed(4.0);
        for speed in [4.0, 0.0, 0.5] {
            turn_speed(&mut settings);
            assert_eq!((settings.play.speed, settings.play.bot_speed), (speed, 4.0), "that of bots was");
        }
        settings.play.set_bot_speed(0.5);
        turn_speed(&mut settings);
        assert_eq!((settings.play.speed, settings.play.bot_speed), (1.0, 1.0), "they follow again");
    }
}
