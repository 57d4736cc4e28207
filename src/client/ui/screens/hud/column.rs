//! Round buttons at the top right: three, and below them, folded, those that are wanted seldom, the speed among them.

use bevy_egui::egui::{Id, Pos2, Rect, Ui, Vec2, pos2};

use super::memory::HudMemory;
use super::wishes::{Wish, Wishes};
use super::{HudView, bar, boxes};
use crate::client::controls::InputAction;
use crate::client::session::{Overlay, SessionRequest};
use crate::client::ui::ui_kit::{Touch, UiKit};
use crate::client::ui::widgets::buttons::ButtonMark;

struct Button {
    icon: &'static str,
    tip: String,
    /// What a key does as well.
    command: InputAction,
    asleep: bool,
}

impl Button {
    fn new(kit: &UiKit, icon: &'static str, key: &str, command: InputAction) -> Self {
        Self { icon, tip: kit.t(key), command, asleep: false }
    }
}

/// Points between two buttons, and between those that are wanted seldom.
const APART: f32 = 8.0;
const CLOSE: f32 = 3.0;
/// Radius of the small button that shows these.
const FOLD: f32 = 13.0;

/// The group of round buttons.
pub(super) const DISCS: u8 = 3;

/// How large a round button is.
pub(super) fn radius(kit: &UiKit) -> f32 {
    kit.theme.em(19.0).min(22.0)
}

/// Draws the column; gives the room it takes.
pub(super) fn discs(kit: &mut UiKit, ui: &Ui, table: &HudView, memory: &mut HudMemory, wishes: &mut Wishes) -> Rect {
    let hud = table.hud;
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
            wishes.add(Wish::OpenChronicle(!hud.wide));
        }
        y += radius * 2.0 + APART;
    }
    let mut low = top;
    for button in buttons(kit, table) {
        press(kit, ui, table, wishes, button, pos2(x, y));
        low = y + radius;
        y = low + APART + radius;
    }
    y = low + APART + FOLD;
    if fold(kit, ui, hud.all_discs, pos2(x, y)) {
        wishes.add(Wish::FoldButtons(hud.all_discs));
    }
    low = y + FOLD;
    if hud.all_discs {
        y = low + CLOSE + radius;
        for button in seldom(kit, table) {
            if button.command == InputAction::Camera {
                memory.views_at = pos2(x, y);
            }
            press(kit, ui, table, wishes, button, pos2(x, y));
            low = y + radius;
            y = low + CLOSE + radius;
        }
        if table.goes_on() {
            // Where something else stands right below them it is beside the last.
            let beside = bar::is_needed(kit) || table.session.lesson().is_some() || table.session.puzzle().is_some();
            let at = if beside { pos2(x - 2.0 * radius - APART, low - radius) } else { pos2(x, y) };
            if speed(kit, ui, table, at, radius) {
                wishes.add(Wish::TurnSpeed);
            }
            low = if beside { low } else { y + radius };
        }
    }
    kit.focus.on_group(0);
    let column = Rect::from_min_max(pos2(x - radius, top), pos2(x + radius, low));
    kit.cover.panels.push(column);
    column
}

/// The small button with which those that are wanted seldom come, and go, as all are on show; whether it was taken.
fn fold(kit: &mut UiKit, ui: &Ui, all: bool, at: Pos2) -> bool {
    let (icon, key) = if all { ("ui-minus", "hud-fewer-buttons") } else { ("ui-plus", "hud-more-buttons") };
    let id = Id::new("disc").with("fold");
    let touch = kit.dark_disc(ui, at, FOLD, id, ButtonMark::Icon(icon), false);
    let words = kit.t(key);
    kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(2.0 * FOLD)), words, None);
    touch.clicked
}

/// A button with what it does.
fn press(kit: &mut UiKit, ui: &Ui, table: &HudView, wishes: &mut Wishes, button: Button, at: Pos2) {
    let Button { icon, tip, command, asleep } = button;
    let is_on = match command {
        InputAction::Camera => table.hud.views,
        InputAction::Signs => table.picker.signs,
        _ => false,
    };
    let touch = disc(kit, ui, at, Id::new("disc").with(icon), icon, (is_on, asleep));
    kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(2.0 * radius(kit))), tip, Some(command));
    if !touch.clicked {
        return;
    }
    match command {
        // The tip of the button says already why nothing can be taken back.
        InputAction::Undo | InputAction::Redo if asleep => kit.sound("refuse"),
        InputAction::Undo => {
            wishes.ask(SessionRequest::Undo);
            // What could be undone after that is not what it was.
            kit.hush(&touch);
        }
        InputAction::Redo => {
            wishes.ask(SessionRequest::Redo);
            kit.hush(&touch);
        }
        InputAction::Hint => wishes.ask(SessionRequest::Hint),
        InputAction::Aid => wishes.add(Wish::Open(Overlay::Aid)),
        InputAction::Panels => wishes.add(Wish::Open(Overlay::Panels)),
        InputAction::RuleBook => wishes.add(Wish::Read(boxes::book(kit, table))),
        InputAction::Signs => {
            wishes.add(Wish::TurnSigns);
            if table.playing {
                wishes.add(Wish::TellOfSigns);
            }
        }
        InputAction::Retell => wishes.ask(SessionRequest::Retell),
        InputAction::Camera => wishes.add(Wish::ShowViews(!table.hud.views)),
        _ => wishes.add(Wish::Open(Overlay::Pause)),
    }
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
    let speed = table.settings.play.speed;
    let instant = speed < 0.05;
    let text = if instant { kit.t("hud-instant") } else { format!("{speed}×") };
    let mark = if instant { ButtonMark::Icon("ui-speed") } else { ButtonMark::Words(&text) };
    let touch = kit.dark_disc(ui, at, radius, Id::new("speed badge"), mark, false);
    let about = format!("{text}: {}", kit.t("hud-speed-about"));
    kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(2.0 * radius)), about, None);
    touch.clicked
}

/// The buttons that are always there, from above to below.
fn buttons(kit: &UiKit, table: &HudView) -> Vec<Button> {
    let session = table.session;
    let mut out = Vec::new();
    if table.playing {
        let (tip, asleep) = match &session.known.stands().undo {
            // What stands against it has not been told yet.
            Err(why) if !table.busy => (kit.tell(session, why), true),
            known => (kit.t("hud-undo"), known.is_err()),
        };
        out.push(Button { tip, asleep, ..Button::new(kit, "ui-undo", "hud-undo", InputAction::Undo) });
        let asleep = table.deciding.is_none() || session.thinking.is_some();
        let key = if session.is_guided() { "lesson-show" } else { "hud-hint" };
        out.push(Button { asleep, ..Button::new(kit, "ui-hint", key, InputAction::Hint) });
    }
    out.push(Button::new(kit, "ui-menu", "hud-menu", InputAction::Menu));
    out
}

/// The buttons that are wanted seldom.
fn seldom(kit: &UiKit, table: &HudView) -> Vec<Button> {
    let (session, playing) = (table.session, table.playing);
    let setting = session.known.setting();
    let mut out = Vec::new();
    if playing {
        let asleep = !session.known.stands().redo;
        out.push(Button { asleep, ..Button::new(kit, "ui-redo", "hud-redo", InputAction::Redo) });
    }
    out.push(Button::new(kit, "ui-rules", "hud-rules", InputAction::RuleBook));
    out.push(Button::new(kit, "ui-camera", "hud-views", InputAction::Camera));
    if playing {
        let asleep = table.busy || session.known.is_empty();
        out.push(Button { asleep, ..Button::new(kit, "ui-replay", "hud-retell", InputAction::Retell) });
    }
    if playing && setting.signs {
        out.push(Button::new(kit, "ui-target", "hud-signs", InputAction::Signs));
    }
    out.push(Button::new(kit, "ui-aid", "hud-aid", InputAction::Aid));
    if setting.panels {
        out.push(Button::new(kit, "ui-list", "hud-panels", InputAction::Panels));
    }
    out
}
