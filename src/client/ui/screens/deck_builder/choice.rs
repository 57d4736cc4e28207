//! In place of the cards: one's own decks to go on with, and ready-made ones to copy.

use bevy_egui::egui::{Align2, Id, Ui};

use super::bench::Bench;
use super::{CARDS, View};
use crate::client::ui::boxes::strip;
use crate::client::ui::ui_kit::{Touch, UiKit};
use crate::client::ui::widgets::buttons::Entry;
use crate::engine::Words;
use crate::storage::saves::stem;
use crate::table::{Composed, DeckBuilder};

/// A deck that has been chosen.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Chosen {
    /// The kept one at this place.
    Own(usize),
    /// A ready-made one, to be copied, and its title.
    ReadyMade(Words, Composed),
    /// The one that was deleted last.
    Deleted,
}

/// Draws them; the one that is taken.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    bench: &Bench,
    deck_builder: &dyn DeckBuilder,
    view: &mut View,
) -> Option<Chosen> {
    kit.focus.on_group(CARDS);
    let chosen = kit.scroll(ui, "deck builder choice", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let mut chosen = None;
        kit.heading(ui, &kit.t("deck-builder-own"), 20.0);
        if bench.kept().is_empty() {
            kit.paragraph(ui, &kit.t("deck-builder-none"), kit.theme.italic(16.0), kit.theme.c.ink_soft);
        }
        for (n, kept) in bench.kept().iter().enumerate() {
            let wrong = kept.deck.as_ref().map_or(1, |deck| deck_builder.judge(deck).len());
            let name = stem(&kept.path);
            let icon = if wrong == 0 { "ui-check" } else { "ui-warning" };
            let touch = entry(kit, ui, view, Id::new("deck builder own").with(n), &name, icon, bench.is_in_work(kept));
            if let Some(deck) = kept.deck.as_ref().ok().filter(|_| touch.focused) {
                view.glanced = Some((name, deck.clone()));
            }
            if touch.clicked {
                chosen = Some(Chosen::Own(n));
            }
        }
        if bench.can_restore() {
            let at = strip(ui, kit.theme.em(28.0)).left_center();
            let (id, text) = (Id::new("deck builder restore"), kit.t("deck-builder-restore"));
            let (font, ink) = (kit.theme.font(15.0), kit.theme.c.wax);
            if kit.link(ui, at, Align2::LEFT_CENTER, id, &text, font, ink).clicked {
                chosen = Some(Chosen::Deleted);
            }
        }
        kit.rule(ui);
        kit.heading(ui, &kit.t("deck-builder-copy"), 20.0);
        for (n, (title, deck)) in deck_builder.ready_made().into_iter().enumerate() {
            let name = kit.say(&title);
            let touch = entry(kit, ui, view, Id::new("deck builder ready-made").with(n), &name, "ui-deck", false);
            if touch.focused {
                view.glanced = Some((name, deck.clone()));
            }
            if touch.clicked {
                chosen = Some(Chosen::ReadyMade(title, deck));
            }
        }
        chosen
    });
    kit.focus.on_group(0);
    chosen
}

fn entry(kit: &mut UiKit, ui: &mut Ui, view: &mut View, id: Id, text: &str, icon: &str, chosen: bool) -> Touch {
    let entry = Entry { text, icon: Some(icon), size: 18.0, chosen, ..Entry::default() };
    if std::mem::take(&mut view.fresh) {
        kit.focus.set(id);
    }
    let rect = strip(ui, kit.entry_height(&entry));
    kit.entry(ui, rect, id, &entry)
}
