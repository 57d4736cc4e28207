//! The table of bindings: press one, press a key, settle a conflict.

use bevy_egui::egui::{Align2, Id, Rect, Ui, Vec2, pos2};
use strum::IntoEnumIterator;

use super::Wish;
use super::rows::Draft;
use crate::client::controls::{Family, Input, InputAction};
use crate::client::input::{Answer, LastDevice, PadKind, Rebind};
use crate::client::ui::boxes::{Room, strip};
use crate::client::ui::focus::Keeps;
use crate::client::ui::paint;
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;

/// Room between two bindings of a command, in points.
const GAP: f32 = 6.0;

/// Draws the rows of these commands; where it is all of them, how they are changed is told above.
pub(super) fn table(
    kit: &mut UiKit,
    ui: &mut Ui,
    draft: &Draft,
    rebind: &Rebind,
    commands: &[InputAction],
) -> Option<Wish> {
    if commands.len() == InputAction::iter().len() {
        kit.paragraph(ui, &kit.t("controls-about"), kit.theme.font(15.0), kit.theme.c.ink_soft);
    }
    let mut wish = conflict(kit, ui, draft, rebind);
    for &command in commands {
        wish = row(kit, ui, draft, rebind, command).or(wish);
    }
    wish
}

/// A command with its bindings, those of keyboard and mouse before those of pads.
fn row(kit: &mut UiKit, ui: &mut Ui, draft: &Draft, rebind: &Rebind, command: InputAction) -> Option<Wish> {
    let c = kit.theme.c;
    let size = kit.theme.em(30.0).max(34.0);
    let rect = strip(ui, size + 4.0);
    let wide = rect.width();
    let (name, font) = (kit.t(command.key()), kit.theme.bold(15.5));
    kit.line(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, &name, font, c.ink, wide * 0.34);
    let mut wish = None;
    for (family, part) in [(Family::Desk, 0.36), (Family::Pad, 0.68)] {
        let room = rect.with_min_x(rect.left() + wide * part);
        if rebind.listening() == Some((command, family)) {
            let (words, font) = (kit.t("controls-press"), kit.theme.italic(15.0));
            kit.line(ui.painter(), room.left_center(), Align2::LEFT_CENTER, &words, font, c.wax, wide * 0.3);
        } else {
            wish = bindings(kit, ui, draft, Room::of(room, GAP), (command, family)).or(wish);
        }
    }
    if draft.bindings.is_changed(command) {
        let at = pos2(rect.right() - size * 0.4, rect.center().y);
        let id = Id::new("binding reset").with(command.key());
        if disc(kit, ui, Rect::from_center_size(at, Vec2::splat(size)), 0.34, id, ("ui-undo", "controls-reset")) {
            return Some(Wish::Unbind(command));
        }
    }
    wish
}

/// The bindings of a command for one kind of device, and a button that adds another.
fn bindings(
    kit: &mut UiKit,
    ui: &Ui,
    draft: &Draft,
    mut room: Room,
    (command, family): (InputAction, Family),
) -> Option<Wish> {
    let c = kit.theme.c;
    let size = room.rest.height() - 4.0;
    let kind = if let LastDevice::Pad(kind) = draft.device { kind } else { PadKind::Generic };
    let inputs: Vec<Input> = draft.bindings.of(command, family).take(3).collect();
    let mut wish = None;
    for (n, input) in inputs.into_iter().enumerate() {
        let pictures = input.glyphs(kind);
        let cell = room.left(size * pictures.len() as f32 + 6.0).shrink2(Vec2::new(0.0, 2.0));
        let id = Id::new("binding").with((command.key(), family == Family::Desk, n));
        let touch = kit.touch(ui, cell, id, Keeps::Nothing);
        kit.speak(&touch, || Control::Button, "");
        paint::slip(ui.painter(), &c, cell, if touch.focused { c.paper_deep } else { c.paper });
        let mut inside = Room::of(cell.shrink2(Vec2::new(3.0, 0.0)), 0.0);
        for picture in pictures {
            kit.icon(ui.painter(), &picture, inside.left(size).center(), size * 0.92, c.ink);
        }
        kit.halo(ui, cell, 5.0, &touch);
        kit.click_sound(&touch);
        let words = kit.say(&Words::new("controls-change").with("input", input.name()));
        kit.tip(&touch, cell, words, None);
        if touch.clicked {
            wish = Some(Wish::Listen(command, family, Some(input)));
        }
    }
    let at = pos2(room.rest.left() + size * 0.36, room.rest.center().y);
    let id = Id::new("binding more").with((command.key(), family == Family::Desk));
    let place = Rect::from_center_size(at, Vec2::splat(size));
    let more = disc(kit, ui, place, 0.3, id, ("ui-plus", "controls-add"));
    if more { Some(Wish::Listen(command, family, None)) } else { wish }
}

/// A round button as large as this part of its place, which says beside the pointer what it does; whether it was taken.
fn disc(kit: &mut UiKit, ui: &Ui, place: Rect, part: f32, id: Id, (icon, words): (&str, &str)) -> bool {
    let touch = kit.disc(ui, place.center(), place.width() * part, id, icon, false);
    kit.tip(&touch, place, kit.t(words), None);
    touch.clicked
}

/// A key that means something already: swap, take or keep.
fn conflict(kit: &mut UiKit, ui: &mut Ui, draft: &Draft, rebind: &Rebind) -> Option<Wish> {
    let conflict = rebind.conflict()?;
    let words = Words::new("controls-conflict")
        .with("input", conflict.input.name())
        .with_key("holder", conflict.holder.key())
        .with_key("command", conflict.command.key());
    kit.paragraph(ui, &kit.say(&words), kit.theme.bold(16.0), kit.theme.c.wax);
    let high = kit.button_height();
    let row = strip(ui, high + 8.0);
    let mut row = Room::of(row.with_max_y(row.top() + high), 10.0);
    let mut wish = None;
    for (answer, key) in
        [(Answer::Swap, "controls-swap"), (Answer::Take, "controls-take"), (Answer::Keep, "controls-keep")]
    {
        if !conflict.allows(answer, &draft.bindings) {
            continue;
        }
        let (id, text) = (Id::new(key), kit.t(key));
        if answer == Answer::Keep {
            kit.focus.prefer(id);
        }
        let stuff = if answer == Answer::Keep { Stuff::Paper } else { Stuff::Wax };
        let place = row.left(kit.button_width(ui, &text, None));
        if kit.button(ui, place, id, stuff, &text, None).clicked {
            wish = Some(Wish::Resolve(answer));
        }
    }
    wish
}
