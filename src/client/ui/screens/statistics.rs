//! What has been played against bots: records by game and level, the rating match by match, and what there is to reach.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Id, Ui, vec2};

use super::plot;
use super::saves::{self, Listing, Tab};
use crate::ai::Level;
use crate::client::goals::{Goal, Goals};
use crate::client::session::Overlay;
use crate::client::ui::boxes::{indented, taken};
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::{Seat, Words};
use crate::storage::statistics::{Record, START, Statistics};
use crate::table::Curve;

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    statistics: Res<Statistics>,
    goals: Goals,
    mut listing: ResMut<Listing>,
) {
    let heading = kit.t("saves-heading");
    let (mut sheet, closed) = kit.overlay(&nav.ctx(), "statistics", saves::size(&kit), &heading, "ui-load");
    let turned = saves::tabs(&mut kit, &mut sheet, Tab::Statistics);
    sheet.add_space(6.0);
    kit.focus.on_group(1);
    let reset = kit.reader(&mut sheet, "statistics", |ui, kit| page(kit, ui, &statistics, &goals));
    kit.focus.on_group(0);
    if let Some(tab) = turned {
        listing.turn_to(tab);
        nav.turn_to(Overlay::Saves);
    } else if reset {
        nav.question(Question::new("question-statistics", "question-statistics-yes", Then::ResetStatistics));
    } else if closed || nav.overlay() == Overlay::Statistics && nav.cancelled(&kit) {
        nav.close();
    }
}

/// All of it; whether it is to begin anew.
fn page(kit: &mut UiKit, ui: &mut Ui, statistics: &Statistics, goals: &Goals) -> bool {
    let c = kit.theme.c;
    if statistics.is_empty() {
        kit.paragraph(ui, &kit.t("statistics-none"), kit.theme.italic(16.0), c.ink_soft);
        kit.rule(ui);
    }
    if let [first, ..] = statistics.unread() {
        let words = Words::new("statistics-unread").with("count", statistics.unread().len() as i64);
        kit.paragraph(ui, &kit.say(&words.with("line", *first as i64)), kit.theme.font(16.0), c.ink);
        kit.rule(ui);
    }
    for game in kit.games.ids() {
        kit.heading(ui, &kit.t(&format!("game-{game}")), 21.0);
        for level in Level::ALL {
            if let Some(record) = statistics.record(game, level) {
                row(kit, ui, level, record);
            }
        }
        let ratings = statistics.ratings(game);
        if let Some(&rating) = ratings.last() {
            let words = kit.say(&Words::new("statistics-rating").with("rating", rating));
            kit.paragraph(ui, &words, kit.theme.bold(15.5), c.ink);
        }
        if ratings.len() > 1 {
            let start = START as i32;
            let values = std::iter::once(start).chain(ratings.iter().copied()).collect();
            let tall = kit.theme.em(plot::TALL);
            let curve = Curve { seat: Seat(0), values };
            plot::draw(kit, ui, tall, start, &[curve], &|kit, _| (kit.t("ui-you"), "seat-human"));
        }
        for goal in goals.of(game) {
            reach(kit, ui, &goal);
        }
        kit.rule(ui);
    }
    if statistics.is_empty() && statistics.unread().is_empty() {
        return false;
    }
    let file = Words::new("statistics-file").with("file", statistics.path().display().to_string());
    kit.paragraph(ui, &kit.say(&file), kit.theme.font(15.0), c.ink_soft);
    let text = kit.t("statistics-reset");
    let rect = taken(ui, vec2(kit.button_width(ui, &text, None), kit.button_height()));
    kit.button(ui, rect, Id::new("statistics reset"), Stuff::Paper, &text, None).clicked
}

/// One level: its name, and what has come of it.
fn row(kit: &mut UiKit, ui: &mut Ui, level: Level, record: Record) {
    let c = kit.theme.c;
    let name = kit.t(&format!("level-{level}"));
    let words = kit.say(&words_of(record));
    kit.spoken.read(&name);
    let column = kit.theme.em(110.0);
    let at = ui.cursor().min + vec2(0.0, kit.theme.em(11.0));
    kit.line(ui.painter(), at, Align2::LEFT_CENTER, &name, kit.theme.bold(15.5), c.ink, column);
    indented(ui, column + 12.0, |ui| _ = kit.paragraph(ui, &words, kit.theme.font(15.5), c.ink));
}

/// One goal: ticked if it has been reached.
fn reach(kit: &mut UiKit, ui: &mut Ui, goal: &Goal) {
    let c = kit.theme.c;
    let words = kit.say(&goal.words);
    let size = kit.theme.em(18.0);
    let middle = ui.cursor().min + vec2(size * 0.5, kit.theme.em(11.0));
    let (icon, ink) = if goal.is_reached() { ("ui-check", c.ink) } else { ("ui-target", c.ink_soft) };
    kit.icon(ui.painter(), icon, middle, size, ink);
    indented(ui, size + 8.0, |ui| _ = kit.paragraph(ui, &words, kit.theme.font(15.5), ink));
}

/// A record in one sentence.
pub(super) fn words_of(record: Record) -> Words {
    let words = Words::new(if record.best.is_some() { "statistics-record-points" } else { "statistics-record" })
        .with("played", record.played)
        .with("won", record.won)
        .with("streak", record.streak)
        .with("longest", record.longest);
    match record.best {
        Some(best) => words.with("best", best),
        None => words,
    }
}
