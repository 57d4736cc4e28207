//! What can be chosen about a game: rows of words, icons or drawings.

use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, Ui, pos2, vec2};

use super::{Draft, section, told};
use crate::client::session::live::Shelved;
use crate::client::table::{Choose, Picture, Row};
use crate::client::ui::focus::Keeps;
use crate::client::ui::kit::{Kit, Press};
use crate::client::ui::paint;
use crate::client::ui::spoken::Control;

/// Draws the rows of this game.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, draft: &mut Draft, shelved: &dyn Shelved) {
    let rows = shelved.rows(&draft.options).unwrap_or_default();
    for (n, row) in rows.iter().enumerate() {
        if let Some(choice) = option(kit, ui, n, row).and_then(|choice| row.choices.get(choice)) {
            draft.problem = shelved.open(&choice.options, 0).err().map(|error| error.words);
            draft.options.clone_from(&choice.options);
        }
    }
}

fn option(kit: &mut Kit, ui: &mut Ui, n: usize, row: &Row<String>) -> Option<usize> {
    let c = kit.theme.c;
    let about =
        |kit: &Kit, key: &str| Some(format!("{key}-about")).filter(|it| kit.locale.has(it)).map(|it| kit.t(&it));
    let (words, more) = (kit.t(row.key), about(kit, row.key));
    section(kit, ui, &words, more.as_deref());
    let name = |choice: &Choose<String>| choice.own.as_ref().map_or_else(|| kit.t(choice.key), |own| own.title.clone());
    let names: Vec<String> = row.choices.iter().map(name).collect();
    let width = ui.available_width();
    let has = |wanted: fn(&Picture) -> bool| row.choices.iter().filter_map(|it| it.picture.as_ref()).any(wanted);
    let drawn = has(|picture| matches!(picture, Picture::Drawing(..)));
    let chosen = row.choices.get(row.chosen).and_then(|chosen| match &chosen.own {
        Some(own) => Some(own.about.clone()),
        None => about(kit, chosen.key),
    });
    // Below many drawings it would be out of sight.
    if let Some(words) = chosen.as_ref().filter(|_| drawn) {
        kit.paragraph(ui, words, kit.theme.italic(15.0), c.ink);
    }
    let new = if drawn {
        drawings(kit, ui, n, row, &names)
    } else {
        let id = Id::new("setup option").with(n);
        let words = chosen.unwrap_or_default();
        let new = told(kit, ui, &words, |ui, kit| kit.segments(ui, id, width, &names, row.chosen));
        if has(|picture| matches!(picture, Picture::Icon(_))) { pictures(kit, ui, n, row).or(new) } else { new }
    };
    ui.add_space(6.0);
    new
}

/// Drawings of the choices with their names below, as many in a line as have room. Gives the one that is taken.
fn drawings(kit: &mut Kit, ui: &mut Ui, row_number: usize, row: &Row<String>, names: &[String]) -> Option<usize> {
    let c = kit.theme.c;
    let gap = 12.0;
    let width = ui.available_width();
    let columns = (((width + gap) / (kit.theme.em(185.0) + gap)) as usize).clamp(1, row.choices.len().max(1));
    let wide = (width + gap) / columns as f32 - gap;
    let font = kit.theme.bold(14.5);
    let line = kit.theme.em(20.0) + 6.0;
    let mut taken = None;
    for (first, choices) in (0..).step_by(columns).zip(row.choices.chunks(columns)) {
        let shape = |choice: &Choose<String>| match &choice.picture {
            Some(Picture::Drawing(drawing)) => drawing.shape,
            _ => 0.0,
        };
        let high = choices.iter().map(shape).fold(0.0, f32::max) * (wide - 12.0) + 12.0;
        let (rect, _) = ui.allocate_exact_size(vec2(width, high + line), Sense::hover());
        for (n, choice) in (first..).zip(choices) {
            let left = rect.left() + (wide + gap) * (n - first) as f32;
            let frame = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, high + line));
            let touch = kit.touch(ui, frame, Id::new("setup drawing").with((row_number, n)), Keeps::Nothing);
            let now = n == row.chosen;
            kit.speak(&touch, || Control::Choice(now), names.get(n).map_or("", String::as_str));
            if now {
                paint::glow(ui.painter(), frame, 6.0, 12, c.halo, 0.7);
            }
            paint::parchment(ui.painter(), &c, frame);
            if let Some(Picture::Drawing(drawing)) = &choice.picture {
                let size = vec2(wide - 12.0, (wide - 12.0) * drawing.shape);
                let place = Rect::from_min_size(frame.min + vec2(6.0, 6.0), size);
                let title = choice.own.as_ref().map(|own| own.title.as_str()).unwrap_or_default();
                let palette = kit.theme.palette;
                let name = format!("setup {} {title} {palette:?}", choice.key);
                let svg = || drawing.svg(palette).to_owned();
                if let Some(texture) = kit.icons.drawing(ui.ctx(), &kit.theme, &name, size, svg) {
                    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                    ui.painter().image(texture.id(), place, whole, Color32::WHITE);
                }
            }
            let ink = if now { c.wax } else { c.ink };
            let at = pos2(frame.center().x, frame.bottom() - line * 0.5 - 2.0);
            if let Some(name) = names.get(n) {
                kit.line(ui.painter(), at, Align2::CENTER_CENTER, name, font.clone(), ink, wide - 14.0);
            }
            kit.halo(ui, frame, 6.0, &touch);
            kit.click_sound(&touch);
            if touch.clicked && !now {
                taken = Some(n);
            }
        }
        ui.add_space(4.0);
    }
    taken
}

/// Icons of the choices, the chosen one in strong ink; the pointer may take them instead of the words above.
fn pictures(kit: &mut Kit, ui: &mut Ui, row_number: usize, row: &Row<String>) -> Option<usize> {
    let mut taken = None;
    let c = kit.theme.c;
    let size = kit.theme.em(96.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size + 8.0), Sense::hover());
    for (n, choice) in row.choices.iter().enumerate() {
        let Some(Picture::Icon(picture)) = choice.picture else { continue };
        let at = pos2(rect.left() + (size + 18.0) * n as f32 + size * 0.5, rect.center().y);
        let frame = Rect::from_center_size(at, vec2(size, size));
        let touch = ui.interact(frame, Id::new("setup picture").with((row_number, n)), Sense::click());
        if Press::on(&touch) == Press::Taken && n != row.chosen {
            taken = Some(n);
        }
        if n == row.chosen {
            paint::glow(ui.painter(), frame, 6.0, 12, c.halo, 0.7);
        }
        paint::parchment(ui.painter(), &c, frame);
        let ink = if n == row.chosen || touch.hovered() { c.ink } else { c.ink_soft };
        kit.icon(ui.painter(), picture, at, size * 0.8, ink);
    }
    taken
}
