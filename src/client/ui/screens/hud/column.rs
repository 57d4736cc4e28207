//! Round buttons at the top right, and the speed among them.

use bevy_egui::egui::{Id, Pos2, Rect, Ui, Vec2, pos2};

use super::wishes::{Wish, Wishes};
use super::{Hud, HudView, bar, boxes};
use crate::client::controls::InputAction;
use crate::client::session::{Overlay, SessionRequest};
use crate::client::ui::ui_kit::{Touch, UiKit};
use crate::client::ui::widgets::buttons::ButtonMark;

struct Button {
    icon: &'static str,
    tip: String,
    does: Does,
    asleep: bool,
}

/// What comes of a button.
#[derive(Clone, Copy, PartialEq)]
enum Does {
    /// What a key does as well.
    Command(InputAction),
    /// The buttons that are wanted seldom come, or go.
    Fold,
}

/// Points between two buttons, and where all of them are shown.
const APART: f32 = 8.0;
const CLOSE: f32 = 3.0;

/// The group of round buttons.
pub(super) const DISCS: u8 = 3;

/// How large a round button is.
pub(super) fn radius(kit: &UiKit) -> f32 {
    kit.theme.em(19.0).min(22.0)
}

/// Draws the column; gives the room it takes.
pub(super) fn discs(kit: &mut UiKit, ui: &Ui, table: &HudView, hud: &mut Hud, wishes: &mut Wishes) -> Rect {
    kit.focus.on_group(DISCS);
    let radius = radius(kit);
    let x = ui.max_rect().right() - 19.0 - radius;
    let mut y = ui.max_rect().top() + 17.0 + radius;
    let top = y - radius;
    if bar::is_needed(kit) {
        let at = pos2(x, y);
        let touch = disc(kit, ui, at, Id::new("disc").with("chronicle"), "ui-log", (hud.wide, false));
        let words = kit.t(if hud.wide { "hud-chronicle-small" } else { "hud-chronicle-large" });
        kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(radius * 2.0)), words, None);
        if touch.clicked {
            hud.wide = !hud.wide;
        }
        y += radius * 2.0 + 8.0;
    }
    let gap = if hud.all_discs { CLOSE } else { APART };
    for button in buttons(kit, table, hud.all_discs) {
        let at = pos2(x, y);
        if button.does == Does::Command(InputAction::Camera) {
            hud.views_at = at;
        }
        let id = Id::new("disc").with(button.icon);
        let is_on = match button.does {
            Does::Fold => hud.all_discs,
            Does::Command(InputAction::Camera) => hud.views,
            Does::Command(InputAction::Signs) => table.picker.signs,
            Does::Command(_) => false,
        };
        let touch = disc(kit, ui, at, id, button.icon, (is_on, button.asleep));
        let command = if let Does::Command(command) = button.does { Some(command) } else { None };
        kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(radius * 2.0)), button.tip, command);
        if touch.clicked {
            match button.does {
                Does::Fold => hud.all_discs = !hud.all_discs,
                // The tip of the button says already why nothing can be taken back.
                Does::Command(InputAction::Undo | InputAction::Redo) if button.asleep => kit.sound("refuse"),
                Does::Command(InputAction::Undo) => {
                    wishes.ask(SessionRequest::Undo);
                    // What could be undone after that is not what it was.
                    kit.hush(&touch);
                }
                Does::Command(InputAction::Redo) => {
                    wishes.ask(SessionRequest::Redo);
                    kit.hush(&touch);
                }
                Does::Command(InputAction::Hint) => wishes.ask(SessionRequest::Hint),
                Does::Command(InputAction::Aid) => wishes.add(Wish::Open(Overlay::Aid)),
                Does::Command(InputAction::Panels) => wishes.add(Wish::Open(Overlay::Panels)),
                Does::Command(InputAction::RuleBook) => wishes.add(Wish::Read(boxes::book(kit, table, hud))),
                Does::Command(InputAction::Signs) => {
                    wishes.add(Wish::TurnSigns);
                    if table.playing {
                        wishes.add(Wish::TellOfSigns);
                    }
                }
                Does::Command(InputAction::Retell) => wishes.ask(SessionRequest::Retell),
                Does::Command(InputAction::Camera) => hud.views = !hud.views,
                Does::Command(_) => wishes.add(Wish::Open(Overlay::Pause)),
            }
        }
        y += radius * 2.0 + gap;
    }
    if table.goes_on() {
        // Under the others it covers nothing of the table; where something else stands right below them it is beside the last.
        let low = bar::is_needed(kit) && hud.all_discs;
        let beside = low || table.session.lesson().is_some() || table.session.puzzle().is_some();
        let at = if beside { pos2(x - 2.0 * radius - APART, y - 2.0 * radius - gap) } else { pos2(x, y) };
        if speed(kit, ui, table, at, radius) {
            wishes.add(Wish::TurnSpeed);
        }
        y += if beside { 0.0 } else { radius * 2.0 + gap };
    }
    kit.focus.on_group(0);
    let column = Rect::from_min_max(pos2(x - radius, top), pos2(x + radius, y - radius - gap));
    kit.cover.panels.push(column);
    column
}

/// A button of the column: of gold while what it stands for is on, faint while it is asleep.
fn disc(kit: &mut UiKit, ui: &Ui, at: Pos2, id: Id, icon: &str, (is_on, asleep): (bool, bool)) -> Touch {
    let radius = radius(kit);
    if is_on {
        kit.disc(ui, at, radius, id, icon, asleep)
    } else {
        kit.dark_disc(ui, at, radius, id, ButtonMark::Icon(icon), asleep)
    }
}

/// How fast everything is told, on a disc like the others; whether it was taken.
fn speed(kit: &mut UiKit, ui: &Ui, table: &HudView, at: Pos2, radius: f32) -> bool {
    let speed = table.settings.speed;
    let instant = speed < 0.05;
    let text = if instant { kit.t("hud-instant") } else { format!("{speed}×") };
    let mark = if instant { ButtonMark::Icon("ui-speed") } else { ButtonMark::Words(&text) };
    let touch = kit.dark_disc(ui, at, radius, Id::new("speed badge"), mark, false);
    let about = format!("{text}: {}", kit.t("hud-speed-about"));
    kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(2.0 * radius)), about, None);
    touch.clicked
}

/// The buttons from above to below; those that are wanted seldom only if `all` are shown.
fn buttons(kit: &UiKit, table: &HudView, all: bool) -> Vec<Button> {
    let (session, playing) = (table.session, table.playing);
    let button = |icon, key, command| Button { icon, tip: kit.t(key), does: Does::Command(command), asleep: false };
    let mut out = Vec::new();
    if playing {
        let (tip, asleep) = match &session.known.stands().undo {
            // What stands against it has not been told yet.
            Err(why) if !table.busy => (kit.tell(session, why), true),
            known => (kit.t("hud-undo"), known.is_err()),
        };
        out.push(Button { icon: "ui-undo", tip, does: Does::Command(InputAction::Undo), asleep });
        // It keeps its place while there is nothing to do again: the buttons below it stay where they are.
        let asleep = !session.known.stands().redo;
        out.push(Button { asleep, ..button("ui-redo", "hud-redo", InputAction::Redo) });
        let asleep = table.deciding.is_none() || session.thinking.is_some();
        let key = if session.is_guided() { "lesson-show" } else { "hud-hint" };
        out.push(Button { asleep, ..button("ui-hint", key, InputAction::Hint) });
    }
    out.push(button("ui-rules", "hud-rules", InputAction::RuleBook));
    out.push(button("ui-camera", "hud-views", InputAction::Camera));
    if all {
        let setting = session.known.setting();
        if playing {
            let asleep = table.busy || session.known.is_empty();
            out.push(Button { asleep, ..button("ui-replay", "hud-retell", InputAction::Retell) });
        }
        if playing && setting.signs {
            out.push(button("ui-target", "hud-signs", InputAction::Signs));
        }
        out.push(button("ui-aid", "hud-aid", InputAction::Aid));
        if setting.panels {
            out.push(button("ui-list", "hud-panels", InputAction::Panels));
        }
    }
    let (icon, key) = if all { ("ui-minus", "hud-fewer-buttons") } else { ("ui-plus", "hud-more-buttons") };
    out.push(Button { icon, tip: kit.t(key), does: Does::Fold, asleep: false });
    out.push(button("ui-menu", "hud-menu", InputAction::Menu));
    out
}
