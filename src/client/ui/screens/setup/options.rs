//! What can be chosen about a game: rows of words, icons or drawings.

use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::{Draft, section, told};
use crate::client::ui::boxes::{Cells, Room, columns, strip};
use crate::client::ui::focus::Keeps;
use crate::client::ui::paint;
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::{Press, UiKit};
use crate::table::any_match::TableEntry;
use crate::table::{Choose, OptionRow, Picture};

pub(super) fn draw(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft, entry: &dyn TableEntry) {
    let rows = entry.rows(&draft.options).unwrap_or_default();
    let mut unfolded = false;
    for (n, row) in rows.iter().enumerate() {
        if row.expert && !std::mem::replace(&mut unfolded, true) && !unfold(kit, ui, draft, is_unusual(entry, &rows)) {
            break;
        }
        if let Some(choice) = option(kit, ui, n, row).and_then(|choice| row.choices.get(choice)) {
            draft.problem = entry.open(&choice.options, 0.into()).err().map(|error| error.words);
            draft.options.clone_from(&choice.options);
        }
    }
}

/// The rows that hardly anybody wants to set which are set otherwise than usual.
pub(in crate::client::ui::screens) fn unusual<'a>(
    entry: &dyn TableEntry,
    rows: &'a [OptionRow<String>],
) -> impl Iterator<Item = &'a OptionRow<String>> {
    let usual = entry.rows(&entry.default_options()).unwrap_or_default();
    let is_usual = move |row: &OptionRow<String>| usual.iter().any(|it| it.key == row.key && it.chosen == row.chosen);
    rows.iter().filter(move |row| row.expert && !is_usual(row))
}

fn is_unusual(entry: &dyn TableEntry, rows: &[OptionRow<String>]) -> bool {
    unusual(entry, rows).next().is_some()
}

/// The heading of the rows that hardly anybody wants to set, with a switch that lays them open; whether they lie open. What is set
/// otherwise than usual is not hidden.
fn unfold(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft, unusual: bool) -> bool {
    let words = kit.t("setup-experts");
    section(kit, ui, &words, None);
    if unusual {
        return true;
    }
    let words = kit.t("setup-experts-about");
    if let Some(open) = told(kit, ui, &words, |ui, kit| kit.toggle(ui, Id::new("setup experts"), draft.experts)) {
        draft.experts = open;
    }
    ui.add_space(6.0);
    draft.experts
}

/// Icons of so many choices stand before their words; those of a few are shown large below them.
const FEW: usize = 4;

fn option(kit: &mut UiKit, ui: &mut Ui, n: usize, row: &OptionRow<String>) -> Option<usize> {
    let c = kit.theme.c;
    let about =
        |kit: &UiKit, key: &str| Some(format!("{key}-about")).filter(|it| kit.locale.has(it)).map(|it| kit.t(&it));
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
        let icon = |choice: &Choose<String>| match choice.picture {
            Some(Picture::Icon(icon)) => Some(icon),
            _ => None,
        };
        let icons: Vec<Option<&str>> = row.choices.iter().map(icon).collect();
        let shown = icons.iter().any(Option::is_some);
        if shown && row.choices.len() > FEW {
            told(kit, ui, &words, |ui, kit| kit.pictured(ui, id, width, &names, &icons, row.chosen))
        } else {
            let new = told(kit, ui, &words, |ui, kit| kit.segments(ui, id, width, &names, row.chosen));
            if shown { pictures(kit, ui, n, row).or(new) } else { new }
        }
    };
    ui.add_space(6.0);
    new
}

/// Drawings of the choices with their names below, as many in a line as have room. Gives the one that is taken.
fn drawings(
    kit: &mut UiKit,
    ui: &mut Ui,
    row_number: usize,
    row: &OptionRow<String>,
    names: &[String],
) -> Option<usize> {
    let c = kit.theme.c;
    let gap = 12.0;
    let width = ui.available_width();
    let columns = columns(width, kit.theme.em(185.0), gap, row.choices.len());
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
        let cells = Cells::over(strip(ui, high + line), columns, high + line, gap);
        for (n, choice) in (first..).zip(choices) {
            let frame = cells.cell(n - first);
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
            if now {
                chosen_mark(kit, ui, frame);
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
fn pictures(kit: &mut UiKit, ui: &mut Ui, row_number: usize, row: &OptionRow<String>) -> Option<usize> {
    let mut taken = None;
    let c = kit.theme.c;
    let size = kit.theme.em(96.0);
    let mut room = Room::of(strip(ui, size + 8.0).shrink2(vec2(0.0, 4.0)), 18.0);
    for (n, choice) in row.choices.iter().enumerate() {
        let frame = room.left(size);
        let Some(Picture::Icon(picture)) = choice.picture else { continue };
        let touch = ui.interact(frame, Id::new("setup picture").with((row_number, n)), Sense::CLICK);
        if Press::on(&touch) == Press::Taken && n != row.chosen {
            taken = Some(n);
        }
        if n == row.chosen {
            paint::glow(ui.painter(), frame, 6.0, 12, c.halo, 0.7);
        }
        paint::parchment(ui.painter(), &c, frame);
        let ink = if n == row.chosen || touch.hovered() { c.ink } else { c.ink_soft };
        kit.icon(ui.painter(), picture, frame.center(), size * 0.8, ink);
        if n == row.chosen {
            chosen_mark(kit, ui, frame);
        }
    }
    taken
}

/// The seal with a tick in the corner of what is chosen: its colour alone would not tell.
fn chosen_mark(kit: &mut UiKit, ui: &Ui, frame: Rect) {
    let (c, radius) = (kit.theme.c, kit.theme.em(11.0));
    let at = frame.right_top() + vec2(-radius - 4.0, radius + 4.0);
    ui.painter().circle(at, radius, c.wax, Stroke::new(1.8, c.brass_high));
    kit.icon(ui.painter(), "ui-check", at, radius * 1.3, c.on_wax);
}
