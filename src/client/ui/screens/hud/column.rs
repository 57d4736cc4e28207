//! Round brass buttons at the top right, and the badge of the speed.

use bevy_egui::egui::{Id, Rect, Ui, Vec2, pos2};

use super::{Hud, Table, bar, plates};
use crate::client::controls::Command;
use crate::client::session::{Ask, Overlay};
use crate::client::ui::desk::Desk;
use crate::client::ui::kit::Kit;

struct Button {
    icon: &'static str,
    tip: String,
    command: Command,
    asleep: bool,
}

/// The group of round buttons.
pub(super) const DISCS: u8 = 3;

/// How large a round button is.
pub(super) fn radius(kit: &Kit) -> f32 {
    kit.theme.em(19.0).min(22.0)
}

/// Draws the column, and what was taken of it that the rest of the interface does; gives the room it takes.
pub(super) fn discs(
    kit: &mut Kit,
    ui: &Ui,
    table: &Table,
    desk: &mut Desk,
    hud: &mut Hud,
    playing: bool,
    taken: &mut Option<Command>,
) -> Rect {
    kit.focus.on_group(DISCS);
    let radius = radius(kit);
    let x = ui.max_rect().right() - 19.0 - radius;
    let mut y = ui.max_rect().top() + 17.0 + radius;
    let top = y - radius;
    if bar::is_needed(kit) {
        let at = pos2(x, y);
        let touch = kit.disc(ui, at, radius, Id::new("disc").with("chronicle"), "ui-log", false);
        let words = kit.t(if hud.wide { "hud-chronicle-small" } else { "hud-chronicle-large" });
        kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(radius * 2.0)), words, None);
        if touch.clicked {
            hud.wide = !hud.wide;
        }
        y += radius * 2.0 + 8.0;
    }
    for button in buttons(kit, table, playing) {
        let at = pos2(x, y);
        if button.command == Command::Camera {
            hud.views_at = at;
        }
        let id = Id::new("disc").with(button.icon);
        // What is wanted every turn shines; all of them at once would outshine the table.
        let touch = match button.command {
            Command::Undo | Command::Redo | Command::Hint | Command::Menu => {
                kit.disc(ui, at, radius, id, button.icon, button.asleep)
            }
            _ => kit.dark_disc(ui, at, radius, id, button.icon, button.asleep),
        };
        kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(radius * 2.0)), button.tip, Some(button.command));
        if touch.clicked {
            match button.command {
                // The tip of the button says already why nothing can be taken back.
                Command::Undo if button.asleep => kit.sound("refuse"),
                Command::Undo => {
                    desk.ask(Ask::Undo);
                    // What could be undone after that is not what it was.
                    kit.hush(&touch);
                }
                Command::Redo => {
                    desk.ask(Ask::Redo);
                    kit.hush(&touch);
                }
                Command::Hint => desk.ask(Ask::Hint),
                Command::Aid => desk.open(Overlay::Aid),
                Command::Panels => desk.open(Overlay::Panels),
                Command::RuleBook | Command::Signs => *taken = Some(button.command),
                Command::Retell => desk.ask(Ask::Retell),
                Command::Camera => hud.views = !hud.views,
                _ => desk.open(Overlay::Pause),
            }
        }
        y += radius * 2.0 + 8.0;
    }
    let speed = table.settings.speed;
    if table.session.live.outcome().is_none() || table.session.replay.is_some() {
        let text = if speed < 0.05 { kit.t("hud-instant") } else { format!("{speed}×") };
        let at = pos2(x - radius - 12.0 - kit.theme.em(36.0), ui.max_rect().top() + 17.0 + radius);
        let place = kit.pill(ui.painter(), at, &text, Some("ui-speed"), &[]);
        let about = kit.t("hud-speed-about");
        let touch = plates::small(kit, ui, Id::new("speed badge"), place, about);
        kit.click_sound(&touch);
        if touch.clicked {
            *taken = Some(Command::Faster);
        }
    }
    kit.focus.on_group(0);
    let column = Rect::from_min_max(pos2(x - radius, top), pos2(x + radius, y - radius - 8.0));
    kit.cover.panels.push(column);
    column
}

fn buttons(kit: &Kit, table: &Table, playing: bool) -> Vec<Button> {
    let mut out = Vec::new();
    if playing {
        let session = table.session;
        let seat = table.deciding.unwrap_or(table.own);
        let (tip, asleep) = match session.live.can_undo(seat, session.takeback()) {
            Ok(_) => (kit.t("hud-undo"), false),
            Err(why) => (kit.tell(session, &why), true),
        };
        out.push(Button { icon: "ui-undo", tip, command: Command::Undo, asleep });
        if !session.undone.is_empty() {
            out.push(Button { icon: "ui-redo", tip: kit.t("hud-redo"), command: Command::Redo, asleep: false });
        }
        let asleep = table.deciding.is_none() || session.thinking.is_some();
        let tip = kit.t(if session.is_guided() { "lesson-show" } else { "hud-hint" });
        out.push(Button { icon: "ui-hint", tip, command: Command::Hint, asleep });
        let asleep = table.busy || session.live.is_empty();
        out.push(Button { icon: "ui-replay", tip: kit.t("hud-retell"), command: Command::Retell, asleep });
        if session.live.setting().signs {
            out.push(Button { icon: "ui-target", tip: kit.t("hud-signs"), command: Command::Signs, asleep: false });
        }
    }
    let panels = table.session.live.setting().panels;
    for (icon, key, command) in [
        ("ui-rules", "hud-rules", Command::RuleBook),
        ("ui-aid", "hud-aid", Command::Aid),
        ("ui-list", "hud-panels", Command::Panels),
        ("ui-camera", "hud-views", Command::Camera),
        ("ui-menu", "hud-menu", Command::Menu),
    ] {
        if panels || command != Command::Panels {
            out.push(Button { icon, tip: kit.t(key), command, asleep: false });
        }
    }
    out
}
