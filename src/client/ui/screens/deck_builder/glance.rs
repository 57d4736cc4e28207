//! In place of the deck in work while one is being chosen: the cards of the deck that is pointed at.

use bevy_egui::egui::{Align2, Ui, pos2};

use super::grid::{self, Grid};
use super::pictures::Pictures;
use super::{DECK, View, parts};
use crate::client::ui::boxes::strip;
use crate::client::ui::paint;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;

/// Width of a card in points, at 100 % text.
const WIDE: f32 = 76.0;

pub(super) fn draw(kit: &mut UiKit, ui: &mut Ui, view: &View, pictures: &mut Pictures) {
    let c = kit.theme.c;
    let Some((name, deck)) = &view.glanced else { return };
    let line = strip(ui, kit.theme.em(30.0));
    let cards = deck.iter().map(|(_, count)| i64::from(*count)).sum::<i64>();
    let count = kit.say(&Words::new("deck-builder-cards").with("count", cards));
    let shown = kit.line_in(ui.painter(), line, Align2::RIGHT_CENTER, &count, kit.theme.italic(15.0), c.ink_soft);
    let room = shown.left() - 12.0 - line.left();
    kit.title_within(ui.painter(), line.left_center(), Align2::LEFT_CENTER, name, 23.0, c.ink, room);
    paint::divider(ui.painter(), &c, pos2(line.left(), line.bottom() + 4.0), line.width());
    ui.add_space(8.0);
    kit.focus.on_group(DECK);
    kit.reader(ui, "deck builder glance", |ui, kit| {
        for part in parts(deck, &view.offered) {
            kit.heading(ui, &kit.say(&part.words), 17.0);
            let grid = Grid::new(kit, ui, WIDE, part.cards.len());
            for (n, &(card, count)) in part.cards.iter().enumerate() {
                let Some(card) = view.offered.card(card).filter(|_| ui.is_rect_visible(grid.whole(n))) else {
                    continue;
                };
                // One of each goes without saying.
                let count = if count > 1 { count } else { 0 };
                grid::paint(kit, ui, pictures, grid.place(n), card.face, count, false);
            }
        }
    });
    kit.focus.on_group(0);
}
