//! What the game shows on request: unseen cards, scores by round.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Id, Rect, Stroke, Ui, vec2};

use crate::client::controls::InputAction;
use crate::client::director::Director;
use crate::client::session::{Overlay, Session};
use crate::client::ui::boxes::{Room, strip};
use crate::client::ui::colours::{mix, of};
use crate::client::ui::names;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::screens::plot;
use crate::client::ui::ui_kit::UiKit;
use crate::table::{Cell, Panel};

/// Height of a row, in points at 100 % text.
const ROW: f32 = 34.0;

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    session: Res<Session>,
    director: Res<Director>,
    mut chosen: Local<usize>,
) {
    let panels = session.seen(director.busy()).panels(&session.told.log, kit.theme.palette);
    let size = vec2(kit.theme.em(820.0), tall(&kit, &panels).min(640.0));
    let (mut page, closed) = kit.overlay(&nav.ctx(), "panels", size, &kit.t("hud-panels"), "ui-list");
    *chosen = (*chosen).min(panels.len().saturating_sub(1));
    if panels.len() > 1 {
        let names: Vec<(String, &str)> =
            panels.iter().map(|panel| (kit.tell(&session, &panel.title), panel.icon)).collect();
        if let Some(new) = kit.tabs(&mut page, Id::new("panels tabs"), &names, *chosen) {
            *chosen = new;
        }
        page.add_space(6.0);
    }
    kit.focus.on_group(1);
    let name = format!("panels {} {}", session.serial, *chosen);
    kit.reader(&mut page, &name, |ui, kit| match panels.get(*chosen) {
        Some(panel) => show(kit, ui, &session, panel),
        None => _ = kit.paragraph(ui, &kit.t("panels-none"), kit.theme.font(16.0), kit.theme.c.ink),
    });
    kit.focus.on_group(0);
    let again = nav.pressed.just(InputAction::Panels) && !kit.focus.was_typing();
    if closed || nav.overlay() == Overlay::Panels && (nav.cancelled(&kit) || again) {
        nav.close();
    }
}

/// About how high a sheet is on which the longest of the panels is seen whole, in points.
fn tall(kit: &UiKit, panels: &[Panel]) -> f32 {
    let tallest = panels.iter().map(|panel| {
        let plot = if panel.plot.is_empty() { 0.0 } else { plot::TALL + 10.0 };
        panel.rows.len() as f32 * (ROW + 4.0) + plot
    });
    // Heading and tabs of the sheet, heading and note of the panel.
    kit.theme.em(230.0 + tallest.fold(0.0, f32::max)).max(420.0)
}

/// Shows a panel: heading, note, rows, curves.
fn show(kit: &mut UiKit, ui: &mut Ui, session: &Session, panel: &Panel) {
    let c = kit.theme.c;
    kit.heading(ui, &kit.tell(session, &panel.title), 21.0);
    if let Some(note) = &panel.note {
        kit.paragraph(ui, &kit.tell(session, note), kit.theme.font(15.0), c.ink_soft);
    }
    let columns = panel.rows.iter().map(Vec::len).max().unwrap_or(1).max(1);
    let gap = 5.0;
    let texts: Vec<Vec<String>> =
        panel.rows.iter().map(|row| row.iter().map(|cell| label(kit, session, cell)).collect()).collect();
    let font = kit.theme.bold(16.0);
    let natural: Vec<f32> = (0..columns)
        .map(|column| {
            let cells = panel.rows.iter().zip(&texts).filter_map(|(row, texts)| row.get(column).zip(texts.get(column)));
            let wide = cells.map(|(entry, text)| {
                let icon = if entry.icon.is_some() { kit.theme.em(23.0) } else { 0.0 };
                kit.width(ui.painter(), text, font.clone()) + icon + kit.theme.em(20.0)
            });
            wide.fold(kit.theme.em(52.0), f32::max)
        })
        .collect();
    let room = ui.available_width() - gap * (columns - 1) as f32;
    // Narrower screens and larger texts shrink all columns alike; wider ones spread a table, one above curves to about their width.
    let widest = if panel.plot.is_empty() { 1.7 } else { 2.0 };
    let fit = (room / natural.iter().sum::<f32>()).min(widest);
    let high = kit.theme.em(ROW);
    let numbers: Vec<bool> = (0..columns).map(|column| is_of_numbers(&texts, column)).collect();
    let mut cells = panel.rows.iter().flatten();
    let ruled = cells.clone().all(|entry| entry.colour.is_none())
        && (numbers.contains(&true) || cells.all(|entry| !entry.gone));
    for (number, (row, texts)) in panel.rows.iter().zip(&texts).enumerate() {
        let line = strip(ui, high);
        let mut room = Room::of(line, gap);
        if kit.spoken.on {
            kit.spoken.read(&texts.join(" · "));
        }
        let heads = number == 0 && numbers.contains(&true);
        for (column, (entry, text)) in row.iter().zip(texts).enumerate() {
            let place = room.left(natural[column] * fit);
            if ruled {
                entry_in_ledger(kit, ui, place, entry, text, numbers[column], heads);
            } else {
                cell(kit, ui, place, entry, text);
            }
        }
        if ruled {
            let ink = mix(c.hairline, c.ink, if heads { 0.4 } else { 0.0 });
            ui.painter().hline(line.left()..=room.rest.left() - gap, line.bottom(), Stroke::new(1.0, ink));
        }
    }
    if panel.plot.iter().any(|curve| curve.values.len() > 1) {
        ui.add_space(10.0);
        let tall = kit.theme.em(plot::TALL);
        let ends = |kit: &UiKit, seat| (names::of(kit, session, seat), names::portrait_of(session, seat));
        plot::draw(kit, ui, tall, 0, &panel.plot, &ends);
    }
}

fn label(kit: &UiKit, session: &Session, cell: &Cell) -> String {
    let text = if kit.locale.has(&cell.words.key) { kit.tell(session, &cell.words) } else { cell.words.key.clone() };
    match text.parse::<i64>() {
        Ok(below) if below < 0 => format!("−{}", below.unsigned_abs()),
        _ => text,
    }
}

/// Whether a column has only numbers below its first row, or nothing.
fn is_of_numbers(texts: &[Vec<String>], column: usize) -> bool {
    let mut below = texts.iter().skip(1).filter_map(|row| row.get(column)).filter(|text| !text.is_empty()).peekable();
    below.peek().is_some() && below.all(|text| text.trim_start_matches('−').parse::<u64>().is_ok())
}

/// A cell between rules: words from the left, numbers to the right, the first row fainter than what it heads.
fn entry_in_ledger(kit: &mut UiKit, ui: &Ui, rect: Rect, cell: &Cell, text: &str, is_number: bool, heads: bool) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let ink = if heads || cell.gone { kit.theme.c.ink_soft } else { kit.theme.c.ink };
    let painter = ui.painter();
    let mut room = Room::of(rect.shrink2(vec2(kit.theme.em(10.0), 0.0)), 5.0);
    let size = kit.theme.em(18.0);
    if cell.icon.is_some() {
        room.left(size);
    }
    let anchor = if is_number { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    let written = kit.line_in(painter, room.rest, anchor, text, kit.theme.bold(16.0), ink);
    if let Some(name) = cell.icon {
        kit.icon(painter, name, written.left_center() - vec2(5.0 + size * 0.5, 0.0), size, ink);
    }
    if cell.gone {
        painter.hline(written.x_range(), written.center().y, Stroke::new(1.6, ink));
    }
}

fn cell(kit: &mut UiKit, ui: &Ui, rect: Rect, cell: &Cell, text: &str) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let c = kit.theme.c;
    let painter = ui.painter();
    let corner = Corner::Round(4.0);
    let mut ink = if cell.gone { c.ink_soft } else { c.ink };
    if let Some(colour) = cell.colour {
        let ground = if cell.gone { mix(of(colour), c.paper_low, 0.78) } else { of(colour) };
        paint::gradient(painter, rect, corner, &[(0.0, ground), (1.0, mix(ground, Color32::BLACK, 0.1))]);
        let bright = 0.3 * f32::from(ground.r()) + 0.59 * f32::from(ground.g()) + 0.11 * f32::from(ground.b());
        if !cell.gone {
            ink = if bright > 140.0 { c.ink } else { c.on_wax };
        }
    }
    let rim = Stroke::new(1.0, mix(c.hairline, c.ink, if cell.gone { 0.0 } else { 0.4 }));
    paint::line(painter, rect, corner, 0.0, rim);
    let icon = if cell.icon.is_some() { kit.theme.em(18.0) } else { 0.0 };
    let font = kit.theme.bold(16.0);
    let wide = rect.width() - icon - 8.0;
    let mut at = rect.center();
    if let Some(name) = cell.icon {
        let text_wide = kit.width(painter, text, font.clone()).min(wide);
        kit.icon(painter, name, at - vec2((text_wide + 5.0) * 0.5, 0.0), icon, ink);
        at.x += (icon + 5.0) * 0.5;
    }
    kit.line(painter, at, Align2::CENTER_CENTER, text, font, ink, wide);
    if cell.gone {
        let inner = rect.shrink2(vec2(6.0, 6.0));
        painter.line_segment([inner.left_bottom(), inner.right_top()], Stroke::new(1.6, c.ink_soft));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_of_numbers_if_all_below_its_head_are() {
        let rows = [["Player", "Round", "Note"], ["Mira", "−8", "1"], ["Oskar", "15", "left"], ["", "", ""]];
        let texts: Vec<Vec<String>> = rows.map(|row| row.map(str::to_owned).to_vec()).to_vec();
        assert_eq!([0, 1, 2, 3].map(|column| is_of_numbers(&texts, column)), [false, true, false, false]);
        assert!(!is_of_numbers(&texts[..1], 1), "a head alone is none");
    }
}
