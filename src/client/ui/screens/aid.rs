//! The player aid: one page about the game as it is being played, in two columns where they fit.

use bevy::prelude::*;
use bevy_egui::egui::{Sense, Ui, UiBuilder, vec2};

use super::rulebook::wanted;
use super::setup::options;
use crate::client::controls::InputAction;
use crate::client::session::{Overlay, Session};
use crate::client::ui::book_blocks::Leaf;
use crate::client::ui::boxes::Cells;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::games::Registry;
use crate::rulebook::BookCache;
use crate::rulebook::book::{Block, Section, Span};
use crate::table::OptionRow;

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    session: Option<Res<Session>>,
    mut books: Local<BookCache>,
    mut heights: Local<Vec<f32>>,
) {
    let game = wanted(*kit.games, "", session.as_deref());
    books.open(*kit.games, &game, kit.locale.language(), "aid.");
    let heading = books.both(kit.theme.palette).map_or_else(|| kit.t("hud-aid"), |(book, _)| book.title.clone());
    let size = vec2(kit.theme.em(1000.0).max(1000.0), 680.0);
    let (mut page, closed) = kit.overlay(&nav.ctx(), "aid", size, &heading, "ui-aid");
    if let Some((book, chip)) = books.both(kit.theme.palette) {
        let leaf = Leaf { chip: &chip, query: "", size: 15.0 };
        let choices = session.as_deref().and_then(|session| choices(*kit.games, session));
        let fits = |section: &&Section| choices.as_ref().is_none_or(|choices| section.is_about(choices));
        let unusual = session.as_deref().and_then(|session| unusual(&kit, session));
        let sections: Vec<&Section> = book.sections.iter().filter(fits).chain(&unusual).collect();
        let two = page.available_width() > kit.theme.em(760.0);
        kit.reader_in(&mut page, &format!("aid text {game}"), if two { 2 } else { 1 }, |ui, kit| {
            ui.spacing_mut().item_spacing.y = 4.0;
            if two {
                two_columns(kit, ui, &leaf, &sections, &mut heights);
            } else {
                column(kit, ui, &leaf, &sections);
            }
        });
    } else {
        kit.paragraph(&mut page, &kit.t("rulebook-missing"), kit.theme.font(16.0), kit.theme.c.ink);
    }
    let again = nav.pressed.just(InputAction::Aid) && !kit.focus.was_typing();
    if closed || nav.overlay() == Overlay::Aid && (nav.cancelled(&kit) || again) {
        nav.close();
    }
}

/// What was chosen for each option of the match on the table.
fn choices(games: Registry, session: &Session) -> Option<Vec<&'static str>> {
    let rows = games.table(session.known.game())?.rows(session.known.options_text()).ok()?;
    Some(rows.iter().filter_map(|row| row.choices.get(row.chosen).map(|choice| choice.key)).collect())
}

/// What was chosen for the match on the table otherwise than usual by whoever knows the rules well: the page tells of what is usual.
fn unusual(kit: &UiKit, session: &Session) -> Option<Section> {
    let entry = kit.games.table(session.known.game())?;
    let rows = entry.rows(session.known.options_text()).ok()?;
    let item = |row: &OptionRow<String>| {
        let chosen = row.choices.get(row.chosen).map(|choice| kit.t(choice.key)).unwrap_or_default();
        let about = Some(format!("{}-about", row.key)).filter(|key| kit.locale.has(key)).map(|key| kit.t(&key));
        let choice = Words::new("aid-choice").with("what", kit.t(row.key)).with("choice", chosen);
        let said = |text, bold| Span::Text { text, bold, link: None };
        let about = about.map(|about| said(format!(" {about}"), false));
        Block::Item(std::iter::once(said(kit.say(&choice), true)).chain(about).collect())
    };
    let blocks: Vec<Block> = options::unusual(entry, &rows).map(item).collect();
    let title = kit.t("aid-unusual");
    (!blocks.is_empty()).then(|| Section { title, blocks, ..Section::default() })
}

/// Draws sections in two columns of about the same height, by the `heights` that they had in the last pass.
fn two_columns(kit: &mut UiKit, ui: &mut Ui, leaf: &Leaf, sections: &[&Section], heights: &mut Vec<f32>) {
    let (first, second) = sections.split_at(fold(heights, sections.len()));
    heights.clear();
    let mut room = ui.available_rect_before_wrap();
    let columns = Cells::over(room, 2, room.height(), kit.theme.em(30.0));
    let mut low = room.top();
    for (n, part) in [first, second].into_iter().enumerate() {
        let mut child = ui.new_child(UiBuilder::new().max_rect(columns.cell(n)).id_salt(n));
        heights.extend(column(kit, &mut child, leaf, part));
        low = low.max(child.min_rect().bottom());
    }
    room.max.y = low;
    ui.allocate_rect(room, Sense::hover());
}

/// Draws sections below each other; gives the height of each.
fn column(kit: &mut UiKit, ui: &mut Ui, leaf: &Leaf, sections: &[&Section]) -> Vec<f32> {
    let mut heights = Vec::with_capacity(sections.len());
    for section in sections {
        let top = ui.cursor().top();
        if !section.title.is_empty() {
            kit.heading(ui, &section.title, 19.0);
        }
        leaf.section(kit, ui, section);
        ui.add_space(kit.theme.em(8.0));
        heights.push(ui.cursor().top() - top);
    }
    heights
}

/// How many sections stand in the first column, so that the longer column is as short as can be. Heights are those of
/// the last pass; before the first one, half of the sections.
fn fold(heights: &[f32], sections: usize) -> usize {
    if heights.len() != sections {
        return sections.div_ceil(2);
    }
    let longer = |at: usize| heights[..at].iter().sum::<f32>().max(heights[at..].iter().sum());
    (0..=sections).min_by(|&a, &b| longer(a).total_cmp(&longer(b))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folders::assets;
    use crate::games::house;
    use crate::rulebook::book::Book;

    /// What can be chosen together in a game: the default table, every table one choice away from it, and those that another choice
    /// leads to which is only offered there.
    fn choices_of(game: &str) -> Vec<Vec<&'static str>> {
        let entry = house().table(game).unwrap();
        let rows = entry.rows(&entry.default_options()).unwrap();
        let known: Vec<&str> = rows.iter().map(|row| row.key).collect();
        let choices = |rows: &[OptionRow<String>], new: bool| -> Vec<String> {
            let rows = rows.iter().filter(|row| !new || !known.contains(&row.key));
            rows.flat_map(|row| &row.choices).map(|choice| choice.options.clone()).collect()
        };
        let near: Vec<_> = choices(&rows, false).iter().map(|options| entry.rows(options).unwrap()).collect();
        let further = near.iter().flat_map(|rows| choices(rows, true)).map(|options| entry.rows(&options).unwrap());
        let tables = further.chain(near.iter().cloned());
        tables.map(|rows| rows.iter().map(|row| row.choices[row.chosen].key).collect()).collect()
    }

    #[test]
    fn what_is_about_some_tables_is_shown_at_these_and_hidden_at_others() {
        let mut some = 0;
        for game in house().tables() {
            let tables = choices_of(game.game());
            for language in ["en", "ja"] {
                let file = assets().join("rulebooks").join(game.game()).join(format!("aid.{language}.md"));
                let book = Book::read(&std::fs::read_to_string(file).unwrap());
                for section in book.sections.iter().filter(|section| !section.only.is_empty()) {
                    some += 1;
                    let name = (game.game(), language, &section.id);
                    assert!(tables.iter().any(|choices| section.is_about(choices)), "{name:?} is never shown");
                    assert!(!tables.iter().all(|choices| section.is_about(choices)), "{name:?} is always shown");
                }
            }
        }
        assert!(some > 0, "no aid tells tables apart");
    }

    #[test]
    fn columns_are_about_equally_long() {
        assert_eq!(fold(&[], 5), 3);
        assert_eq!(fold(&[10.0, 10.0, 10.0, 40.0, 10.0], 5), 3);
        assert_eq!(fold(&[90.0, 10.0, 10.0], 3), 1);
    }
}
