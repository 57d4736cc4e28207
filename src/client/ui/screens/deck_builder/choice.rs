//! In place of the cards: one's own decks to go on with, and ready-made ones to copy.

use bevy_egui::egui::{Align2, Id, Sense, Ui, vec2};

use super::bench::Bench;
use super::{CARDS, View};
use crate::client::ui::ui_kit::{Touch, UiKit};
use crate::client::ui::widgets::buttons::Entry;
use crate::engine::Words;
use crate::storage::saves::stem;
use crate::table::DeckBuilder;

/// What has been chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    /// A kept deck.
    Own(usize),
    /// A ready-made one, to be copied.
    ReadyMade(usize),
    /// The one that was deleted last.
    Deleted,
}

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
        let words = kit.t("deck-builder-own");
        kit.heading(ui, &words, 20.0);
        if bench.kept().is_empty() {
            let words = kit.t("deck-builder-none");
            kit.paragraph(ui, &words, kit.theme.italic(16.0), kit.theme.c.ink_soft);
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
            let text = kit.t("deck-builder-restore");
            let font = kit.theme.font(15.0);
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), kit.theme.em(28.0)), Sense::hover());
            let (id, ink) = (Id::new("deck builder restore"), kit.theme.c.wax);
            if kit.link(ui, rect.left_center(), Align2::LEFT_CENTER, id, &text, font, ink).clicked {
                chosen = Some(Chosen::Deleted);
            }
        }
        kit.rule(ui);
        let words = kit.t("deck-builder-copy");
        kit.heading(ui, &words, 20.0);
        for (n, (title, deck)) in deck_builder.ready_made().into_iter().enumerate() {
            let title = kit.say(&title);
            let touch = entry(kit, ui, view, Id::new("deck builder ready-made").with(n), &title, "ui-deck", false);
            if touch.focused {
                view.glanced = Some((title, deck));
            }
            if touch.clicked {
                chosen = Some(Chosen::ReadyMade(n));
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
    let size = vec2(ui.available_width(), kit.entry_height(&entry));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    kit.entry(ui, rect, id, &entry)
}

/// A name for a deck that has none: the first number that no kept deck has.
pub(super) fn fresh_name(kit: &UiKit, bench: &Bench) -> String {
    let taken: Vec<String> = bench.kept().iter().map(|kept| stem(&kept.path)).collect();
    let name = |number: i64| kit.say(&Words::new("deck-builder-name").with("number", number));
    let free = (1..).map(name).find(|name| !taken.contains(name));
    free.unwrap_or_default()
}
