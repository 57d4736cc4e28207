//! The table of bindings: press one, press a key, settle a conflict.

use bevy_egui::egui::{Align2, Id, Rect, Sense, Ui, pos2, vec2};

use crate::client::controls::{Family, Input, InputAction};
use crate::client::input::{Answer, LastDevice, PadKind, Rebind};
use crate::client::settings::Settings;
use crate::client::ui::focus::Keeps;
use crate::client::ui::paint;
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;

/// Draws the rows of these commands; where it is all of them, how they are changed is told above.
pub(super) fn table(
    kit: &mut UiKit,
    ui: &mut Ui,
    settings: &mut Settings,
    rebind: &mut Rebind,
    device: LastDevice,
    commands: &[InputAction],
) {
    if commands.len() == InputAction::ALL.len() {
        let words = kit.t("controls-about");
        kit.paragraph(ui, &words, kit.theme.font(15.0), kit.theme.c.ink_soft);
    }
    conflict(kit, ui, settings, rebind);
    let kind = if let LastDevice::Pad(kind) = device { kind } else { PadKind::Generic };
    for &command in commands {
        let name = kit.t(command.key());
        row(kit, ui, settings, rebind, command, &name, kind);
    }
}

fn row(
    kit: &mut UiKit,
    ui: &mut Ui,
    settings: &mut Settings,
    rebind: &mut Rebind,
    command: InputAction,
    name: &str,
    kind: PadKind,
) {
    let c = kit.theme.c;
    let size = kit.theme.em(30.0).max(34.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size + 4.0), Sense::hover());
    let wide = rect.width();
    let font = kit.theme.bold(15.5);
    kit.line(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, name, font, c.ink, wide * 0.34);
    for (family, part) in [(Family::Desk, 0.36), (Family::Pad, 0.68)] {
        let mut x = rect.left() + wide * part;
        let inputs: Vec<Input> = settings.bindings.of(command, family).collect();
        let waiting = rebind.listening() == Some((command, family));
        if waiting {
            let words = kit.t("controls-press");
            let font = kit.theme.italic(15.0);
            kit.line(ui.painter(), pos2(x, rect.center().y), Align2::LEFT_CENTER, &words, font, c.wax, wide * 0.3);
            continue;
        }
        for (n, input) in inputs.iter().enumerate().take(3) {
            let pictures = input.glyphs(kind);
            let cell = Rect::from_min_size(pos2(x, rect.top() + 2.0), vec2(size * pictures.len() as f32 + 6.0, size));
            let id = Id::new("binding").with((command.key(), family == Family::Desk, n));
            let touch = kit.touch(ui, cell, id, Keeps::Nothing);
            kit.speak(&touch, || Control::Button, "");
            let ground = if touch.focused { c.paper_deep } else { c.paper };
            paint::slip(ui.painter(), &c, cell, ground);
            for (k, picture) in pictures.into_iter().enumerate() {
                let middle = pos2(cell.left() + 3.0 + size * (k as f32 + 0.5), cell.center().y);
                kit.icon(ui.painter(), &picture, middle, size * 0.92, c.ink);
            }
            kit.halo(ui, cell, 5.0, &touch);
            kit.click_sound(&touch);
            let words = kit.say(&Words::new("controls-change").with("input", input.name()));
            kit.tip(&touch, cell, words, None);
            if touch.clicked {
                rebind.listen(command, family, Some(*input));
            }
            x = cell.right() + 6.0;
        }
        let id = Id::new("binding more").with((command.key(), family == Family::Desk));
        let at = pos2(x + size * 0.36, rect.center().y);
        let touch = kit.disc(ui, at, size * 0.3, id, "ui-plus", false);
        let words = kit.t("controls-add");
        kit.tip(&touch, Rect::from_center_size(at, vec2(size, size)), words, None);
        if touch.clicked {
            rebind.listen(command, family, None);
        }
    }
    if settings.bindings.is_changed(command) {
        let at = pos2(rect.right() - size * 0.4, rect.center().y);
        let touch = kit.disc(ui, at, size * 0.34, Id::new("binding reset").with(command.key()), "ui-undo", false);
        let words = kit.t("controls-reset");
        kit.tip(&touch, Rect::from_center_size(at, vec2(size, size)), words, None);
        if touch.clicked {
            settings.bindings.reset(command);
        }
    }
}

/// A key that means something already: swap, take or keep.
fn conflict(kit: &mut UiKit, ui: &mut Ui, settings: &mut Settings, rebind: &mut Rebind) {
    let Some(conflict) = rebind.conflict().copied() else { return };
    let c = kit.theme.c;
    let words = Words::new("controls-conflict")
        .with("input", conflict.input.name())
        .with_key("holder", conflict.holder.key())
        .with_key("command", conflict.command.key());
    let text = kit.say(&words);
    kit.paragraph(ui, &text, kit.theme.bold(16.0), c.wax);
    let high = kit.button_height();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high + 8.0), Sense::hover());
    let mut x = rect.left();
    for (answer, key) in
        [(Answer::Swap, "controls-swap"), (Answer::Take, "controls-take"), (Answer::Keep, "controls-keep")]
    {
        if !conflict.allows(answer, &settings.bindings) {
            continue;
        }
        let text = kit.t(key);
        let wide = kit.button_width(ui, &text, None);
        let button = Rect::from_min_size(pos2(x, rect.top()), vec2(wide, high));
        let id = Id::new(key);
        if answer == Answer::Keep {
            kit.focus.prefer(id);
        }
        let stuff = if answer == Answer::Keep { Stuff::Paper } else { Stuff::Wax };
        if kit.button(ui, button, id, stuff, &text, None).clicked {
            rebind.resolve(answer, &mut settings.bindings);
        }
        x += wide + 10.0;
    }
}
