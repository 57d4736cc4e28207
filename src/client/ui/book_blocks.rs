//! Blocks of a book on the page.

use bevy_egui::egui::{Rect, Sense, Stroke, Ui, pos2, vec2};

use super::colours::mix;
use super::focus::Keeps;
use super::paint;
use super::rich::{Bit, Flow, Style, Weight};
use super::screen_reader::Control;
use super::ui_kit::UiKit;
use crate::rulebook::book::{Block, Section, Span, searchable};
use crate::table::Chip;

/// The group of links: Tab leads to the first one in sight, arrows from one to the next.
pub(super) const LINKS: u8 = 7;

/// How blocks are set.
pub struct Leaf<'a> {
    pub chip: &'a dyn Fn(&str) -> Option<Chip>,
    /// Words that are marked.
    pub query: &'a str,
    /// Size of the text.
    pub size: f32,
}

impl Leaf<'_> {
    /// Draws a section's blocks; gives the link that was taken.
    pub fn section(&self, kit: &mut UiKit, ui: &mut Ui, section: &Section) -> Option<String> {
        let mut link = None;
        for block in &section.blocks {
            let taken = match block {
                Block::Text(spans) => self.text(kit, ui, spans, 0.0, Weight::Plain),
                Block::Item(spans) => self.item(kit, ui, spans),
                Block::Example(spans) => self.example(kit, ui, spans),
                Block::Table(rows) => self.table(kit, ui, rows),
            };
            link = link.or(taken);
            ui.add_space(kit.theme.em(3.0));
        }
        link
    }

    fn flow(&self, kit: &UiKit, ui: &Ui, spans: &[Span], width: f32, weight: Weight) -> Flow {
        kit.flow(ui.painter(), &self.bits(kit, spans, weight), self.size, width)
    }

    fn bits(&self, kit: &UiKit, spans: &[Span], weight: Weight) -> Vec<Bit> {
        let c = kit.theme.c;
        let mut bits = Vec::new();
        for span in spans {
            match span {
                Span::Card(card) => bits.push(match (self.chip)(card) {
                    Some(chip) => Bit::Chip(chip),
                    None => Bit::Text(card.clone(), Style::bold(c.ink)),
                }),
                Span::Text { text, bold, link } => {
                    let style = Style {
                        weight: if *bold { Weight::Bold } else { weight },
                        ink: if link.is_some() { c.wax } else { c.ink },
                        marked: false,
                        link: link.clone(),
                    };
                    mark(&mut bits, text, self.query, &style);
                }
            }
        }
        bits
    }

    fn text(&self, kit: &mut UiKit, ui: &mut Ui, spans: &[Span], indent: f32, weight: Weight) -> Option<String> {
        let width = ui.available_width() - indent;
        let flow = self.flow(kit, ui, spans, width, weight);
        let (rect, _) = ui.allocate_exact_size(vec2(width + indent, flow.size.y), Sense::hover());
        self.put(kit, ui, &flow, Rect::from_min_size(rect.min + vec2(indent, 0.0), flow.size))
    }

    fn put(&self, kit: &mut UiKit, ui: &Ui, flow: &Flow, rect: Rect) -> Option<String> {
        if ui.is_rect_visible(rect) {
            kit.paint_flow(ui.painter(), flow, rect.min);
        } else {
            // A page is heard whole.
            kit.spoken.read(&flow.said);
        }
        let mut taken = None;
        let group = kit.focus.on_group(LINKS);
        for (n, (place, link)) in flow.links(rect.min).into_iter().enumerate() {
            // Counted, not measured: where a link stands changes as the page is turned.
            let id = ui.next_auto_id().with((rect.left() as i32, n));
            let touch = kit.touch(ui, place, id, Keeps::Nothing);
            let words = if kit.spoken.on { flow.written(rect.min, place) } else { String::new() };
            kit.speak(&touch, || Control::Link, &words);
            if touch.focused {
                ui.painter().hline(place.x_range(), place.bottom() - 3.0, Stroke::new(2.0, kit.theme.c.wax));
            }
            kit.halo(ui, place, 3.0, &touch);
            kit.click_sound(&touch);
            if touch.clicked {
                taken = Some(link.to_owned());
            }
        }
        kit.focus.on_group(group);
        taken
    }

    fn item(&self, kit: &mut UiKit, ui: &mut Ui, spans: &[Span]) -> Option<String> {
        let indent = kit.theme.em(18.0);
        let top = ui.cursor().min;
        let taken = self.text(kit, ui, spans, indent, Weight::Plain);
        let at = top + vec2(indent * 0.4, kit.theme.em(self.size * 0.73));
        paint::diamond(ui.painter(), at, kit.theme.em(3.2), kit.theme.c.hairline);
        taken
    }

    fn example(&self, kit: &mut UiKit, ui: &mut Ui, spans: &[Span]) -> Option<String> {
        let c = kit.theme.c;
        let pad = kit.theme.em(12.0);
        let width = ui.available_width() - 2.0 * pad;
        let flow = self.flow(kit, ui, spans, width, Weight::Italic);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), flow.size.y + pad), Sense::hover());
        let ground = mix(c.paper_low, c.brass, 0.16);
        paint::gradient(ui.painter(), rect, paint::Corner::Round(4.0), &[(0.0, ground), (1.0, ground)]);
        let bar = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
        ui.painter().rect_filled(bar, 2, c.brass);
        self.put(kit, ui, &flow, Rect::from_min_size(rect.min + vec2(pad, pad * 0.5), flow.size))
    }

    fn table(&self, kit: &mut UiKit, ui: &mut Ui, rows: &[Vec<Vec<Span>>]) -> Option<String> {
        let c = kit.theme.c;
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        if columns == 0 {
            return None;
        }
        let pad = kit.theme.em(9.0);
        let room = ui.available_width() - 2.0 * pad * columns as f32;
        let widest = |wide: &dyn Fn(&[Bit]) -> f32| -> Vec<f32> {
            let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
            let widest =
                |column| cells(column).map(|cell| wide(&self.bits(kit, cell, Weight::Bold))).fold(0.0, f32::max);
            (0..columns).map(widest).collect()
        };
        let least = widest(&|bits| kit.narrowest(ui.painter(), bits, self.size));
        let natural = widest(&|bits| kit.flow(ui.painter(), bits, self.size, 4000.0).size.x);
        let widths = widths(&least, &natural, room);
        let mut taken = None;
        for (n, row) in rows.iter().enumerate() {
            let weight = if n == 0 { Weight::Bold } else { Weight::Plain };
            let flows: Vec<Flow> =
                row.iter().zip(&widths).map(|(cell, &width)| self.flow(kit, ui, cell, width, weight)).collect();
            let high = flows.iter().map(|flow| flow.size.y).fold(0.0, f32::max) + pad * 0.6;
            let wide = widths.iter().sum::<f32>() + 2.0 * pad * columns as f32;
            ui.spacing_mut().item_spacing.y = 0.0;
            let (rect, _) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
            ui.spacing_mut().item_spacing.y = 4.0;
            if n == 0 {
                let ground = mix(c.paper_low, c.brass, 0.3);
                ui.painter().rect_filled(rect, 0, ground);
            }
            let mut x = rect.left();
            for (flow, width) in flows.iter().zip(&widths) {
                let at = pos2(x + pad, rect.top() + pad * 0.3);
                taken = taken.or(self.put(kit, ui, flow, Rect::from_min_size(at, flow.size)));
                x += width + 2.0 * pad;
            }
            ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, c.hairline));
        }
        taken
    }
}

/// Widths of columns: each has room for its longest word, and what is left goes to those that would be wider.
fn widths(least: &[f32], natural: &[f32], room: f32) -> Vec<f32> {
    let words: f32 = least.iter().sum();
    if words > room {
        return shares(least, room);
    }
    let more: Vec<f32> = least.iter().zip(natural).map(|(least, natural)| natural - least).collect();
    least.iter().zip(shares(&more, room - words)).map(|(least, more)| least + more).collect()
}

/// Shares of the room: those who need little get it, the others share the rest.
fn shares(natural: &[f32], room: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..natural.len()).collect();
    order.sort_by(|&a, &b| natural[a].total_cmp(&natural[b]));
    let mut widths = vec![0.0; natural.len()];
    let mut left = room;
    for (n, &column) in order.iter().enumerate() {
        let share = left / (natural.len() - n) as f32;
        widths[column] = natural[column].min(share);
        left -= widths[column];
    }
    widths
}

/// Cuts text at the words looked for, which are marked.
fn mark(bits: &mut Vec<Bit>, text: &str, query: &str, style: &Style) {
    let mut rest = text;
    if query.chars().count() >= 2 {
        let wanted: Vec<char> = searchable(query).chars().collect();
        while let Some((from, to)) = find(rest, &wanted) {
            if from > 0 {
                bits.push(Bit::Text(rest[..from].to_owned(), style.clone()));
            }
            bits.push(Bit::Text(rest[from..to].to_owned(), Style { marked: true, ..style.clone() }));
            rest = &rest[to..];
        }
    }
    if !rest.is_empty() {
        bits.push(Bit::Text(rest.to_owned(), style.clone()));
    }
}

/// Where the wanted characters stand, whatever their case.
fn find(text: &str, wanted: &[char]) -> Option<(usize, usize)> {
    text.char_indices().find_map(|(from, _)| {
        let mut chars = text[from..].char_indices();
        for want in wanted {
            let (_, c) = chars.next()?;
            if !c.to_lowercase().eq([*want]) {
                return None;
            }
        }
        let to = chars.next().map_or(text.len(), |(at, _)| from + at);
        Some((from, to))
    })
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Color32;

    use super::*;

    #[test]
    fn words_are_marked_in_any_case() {
        let mut bits = Vec::new();
        mark(&mut bits, "Claim a flag, claim it", "claim", &Style::plain(Color32::BLACK));
        let marked = bits.iter().filter(|bit| matches!(bit, Bit::Text(_, style) if style.marked)).count();
        assert_eq!((bits.len(), marked), (4, 2));
    }

    #[test]
    fn columns_share_the_room() {
        assert_eq!(shares(&[50.0, 60.0], 200.0), [50.0, 60.0]);
        assert_eq!(shares(&[500.0, 40.0, 300.0], 240.0), [100.0, 40.0, 100.0]);
        // No word is cut in two while there is room for all.
        assert_eq!(widths(&[90.0, 40.0, 60.0], &[500.0, 40.0, 300.0], 240.0), [115.0, 40.0, 85.0]);
        assert_eq!(widths(&[90.0, 40.0, 90.0], &[500.0, 40.0, 300.0], 200.0), [80.0, 40.0, 80.0]);
    }
}
