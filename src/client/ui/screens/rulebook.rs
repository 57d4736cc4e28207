//! The rule book: contents at the left, text at the right, a search that marks what it finds.

use bevy::prelude::*;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Id, Rect, Ui, Vec2, vec2};

use crate::client::session::{Overlay, Session};
use crate::client::ui::book_blocks::Leaf;
use crate::client::ui::boxes::{Room, strip};
use crate::client::ui::navigation::Navigation;
use crate::client::ui::screens::box_lid::{self, Lids};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::{ButtonMark, Entry};
use crate::engine::Words;
use crate::games::Registry;
use crate::rulebook::BookCache;
use crate::rulebook::book::Book;
use crate::table::Target;

/// Text size of the contents.
const TITLE: f32 = 16.5;
/// So many passes at most it takes to open a book at a section.
const PATIENCE: u8 = 8;
/// They take at most so much of the width.
const CONTENTS: f32 = 0.38;

/// Height of the picture at the book's head at 100 % text; on a page less wide than this, words come first.
const HEAD: Vec2 = vec2(400.0, 128.0);

/// Which book is open, and where.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleBookAt {
    /// The game; empty for the one on the table, or the first on the shelf.
    pub game: String,
    /// The section to turn to.
    pub section: Option<String>,
}

impl RuleBookAt {
    /// The rules of what is asked now in the match on the table.
    pub fn now(session: &Session) -> Self {
        Self { game: session.known.game().to_owned(), section: session.told.plates.rule.map(str::to_owned) }
    }

    /// The rules of a thing that is pointed at, as far as it has been told if something is still to be (`busy`); of what is asked now
    /// if there are none.
    pub fn about(session: &Session, target: Option<Target>, busy: bool) -> Self {
        let sheet = target.and_then(|target| session.inspect(target, busy));
        match sheet.and_then(|sheet| sheet.rule) {
            Some(rule) => Self { game: session.known.game().to_owned(), section: Some(rule.to_owned()) },
            None => Self::now(session),
        }
    }
}

/// What the reader does.
#[derive(Default)]
pub struct Reading {
    books: BookCache,
    query: String,
    /// The section that the contents mark.
    here: usize,
    /// The section to turn to in this pass.
    jump: Option<usize>,
    /// The book is being opened at this section, since so many passes: nothing of another page is to be seen before.
    opening: Option<(usize, u8)>,
}

/// The game whose book is wanted.
pub fn wanted(games: Registry, at: &str, session: Option<&Session>) -> String {
    if !at.is_empty() && games.table(at).is_some() {
        return at.to_owned();
    }
    let playing = session.map(|session| session.known.game());
    playing.or_else(|| games.tables().first().map(|entry| entry.game())).unwrap_or_default().to_owned()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RuleBookAt>();
}

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    session: Option<Res<Session>>,
    mut at: ResMut<RuleBookAt>,
    mut reading: Local<Reading>,
    mut lids: Lids,
) {
    let ctx = nav.ctx();
    let game = wanted(*kit.games, &at.game, session.as_deref());
    let reading = &mut *reading;
    reading.books.open(*kit.games, &game, kit.locale.language(), "");
    let heading = reading.books.book().map_or_else(|| kit.t(&format!("game-{game}")), |book| book.title.clone());
    let size = vec2(kit.theme.em(1000.0).max(1040.0), 692.0);
    let (mut sheet, closed) = kit.overlay(&ctx, "rulebook", size, &heading, "ui-rules");
    if let Some(section) = at.section.take()
        && let Some(book) = reading.books.book()
    {
        kit.sound("page");
        reading.query.clear();
        reading.jump = book.sections.iter().position(|known| known.id == section);
        reading.opening = reading.jump.map(|section| (section, 0));
        reading.here = reading.jump.unwrap_or(0);
    }
    let left = reading.books.book().map_or(0.0, |book| widest(&kit, &sheet, book));
    let left = left.max(kit.theme.em(215.0)).min(sheet.available_width() * CONTENTS);
    let other = if kit.games.tables().len() > 1 { books(&mut kit, &mut sheet, &game) } else { None };
    let mut room = Room::of(sheet.available_rect_before_wrap(), kit.theme.pad(26.0));
    let mut contents = kit.inside(&mut sheet, room.left(left));
    kit.focus.on_group(1);
    list(&mut kit, &mut contents, reading);
    kit.focus.on_group(2);
    let mut page = kit.inside(&mut sheet, room.rest);
    text(&mut kit, &mut page, reading, &mut lids, &game);
    lids.go_on(&kit, &ctx);
    kit.focus.on_group(0);
    if let Some(other) = other {
        kit.sound("page");
        *at = RuleBookAt { game: other, section: None };
        reading.here = 0;
        reading.jump = Some(0);
    }
    if closed || nav.overlay() == Overlay::RuleBook && nav.cancelled(&kit) {
        at.game.clear();
        nav.close();
    }
}

/// How wide the contents would like to be.
fn widest(kit: &UiKit, ui: &Ui, book: &Book) -> f32 {
    let width = |title| kit.width(ui.painter(), title, kit.theme.title(TITLE)) + kit.theme.em(58.0) + 24.0;
    book.sections.iter().map(|section| width(&section.title)).fold(0.0, f32::max)
}

/// The books on the shelf; gives another game when its book is asked for.
fn books(kit: &mut UiKit, ui: &mut Ui, game: &str) -> Option<String> {
    let tables = kit.games.tables();
    let now = tables.iter().position(|entry| entry.game() == game).unwrap_or(0);
    let covers = box_lid::covers(kit);
    let chosen = kit.spines(ui, Id::new("rulebook game"), &covers, now);
    ui.add_space(kit.theme.pad(10.0));
    chosen.and_then(|n| tables.get(n)).map(|entry| entry.game().to_owned())
}

/// Search and contents.
fn list(kit: &mut UiKit, ui: &mut Ui, reading: &mut Reading) {
    let c = kit.theme.c;
    let hint = kit.t("rulebook-search");
    let field = strip(ui, kit.theme.em(20.0) + 14.0);
    if kit.search_at(ui, field, Id::new("rulebook search"), &mut reading.query, &hint) {
        let found = reading
            .books
            .book()
            .and_then(|book| book.sections.iter().position(|section| section.tells_of(reading.query.trim())));
        reading.jump = found.filter(|_| !reading.query.trim().is_empty());
        reading.here = reading.jump.unwrap_or(reading.here);
    }
    let query = reading.query.trim().to_owned();
    let Some(book) = reading.books.book() else {
        kit.paragraph(ui, &kit.t("rulebook-missing"), kit.theme.font(15.0), c.ink_soft);
        return;
    };
    let is_hit = |n: &usize| {
        let section = &book.sections[*n];
        !section.title.is_empty() && (query.is_empty() || section.tells_of(&query))
    };
    let hits: Vec<usize> = (0..book.sections.len()).filter(is_hit).collect();
    if !query.is_empty() {
        let words = Words::new("rulebook-hits").with("count", hits.len() as i64);
        kit.paragraph(ui, &kit.say(&words), kit.theme.italic(14.5), c.ink_soft);
    }
    let mut jump = None;
    let here = reading.here;
    // What stands before the first title is no chapter.
    let untitled = book.sections.iter().take_while(|section| section.title.is_empty()).count();
    kit.scroll(ui, "rulebook contents", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for n in hits {
            let number = (n - untitled + 1).to_string();
            let seal = Some(ButtonMark::Words(&number));
            let chosen = n == here;
            let entry = Entry { text: &book.sections[n].title, size: TITLE, chosen, seal, ..Entry::default() };
            let rect = strip(ui, kit.entry_height(&entry) - 5.0);
            let id = Id::new("rulebook section").with(n);
            if n == here.max(untitled) {
                kit.focus.prefer(id);
            }
            if kit.entry(ui, rect, id, &entry).clicked {
                kit.sound("page");
                jump = Some(n);
            }
        }
    });
    if jump.is_some() {
        reading.jump = jump;
        reading.here = jump.unwrap_or(here);
    }
}

fn text(kit: &mut UiKit, ui: &mut Ui, reading: &mut Reading, lids: &mut Lids, game: &str) {
    let Some((book, chip)) = reading.books.both(kit.theme.palette) else { return };
    let query = reading.query.trim().to_owned();
    let leaf = Leaf { chip: &chip, query: &query, size: 16.0 };
    let jump = reading.jump.take();
    let opening = reading.opening;
    let mut arrived = false;
    let mut link = None;
    kit.reader(ui, "rulebook text", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if opening.is_some() {
            ui.set_invisible();
        }
        if let Some(entry) = kit.games.table(game).filter(|_| ui.available_width() > kit.theme.em(HEAD.x)) {
            let rect = strip(ui, HEAD.y * kit.theme.pad(1.0)).shrink(2.0);
            lids.draw(kit, ui, rect, entry);
            ui.add_space(kit.theme.pad(8.0));
        }
        for (n, section) in book.sections.iter().enumerate() {
            if !section.title.is_empty() {
                if n > 0 {
                    ui.add_space(kit.theme.em(10.0));
                }
                // Below the edge at which text fades.
                let top = ui.cursor().min - vec2(0.0, kit.edge());
                kit.heading(ui, &section.title, 23.0);
                let opens = opening.is_some_and(|(section, _)| section == n);
                arrived |= opens && ui.clip_rect().y_range().contains(top.y + kit.edge());
                if jump == Some(n) || opens {
                    let rect = Rect::from_min_size(top, vec2(10.0, 10.0));
                    let way = if opens { ScrollAnimation::none() } else { ui.style().scroll_animation };
                    ui.scroll_to_rect_animation(rect, Some(Align::TOP), way);
                    ui.ctx().request_repaint();
                }
            }
            let taken = leaf.section(kit, ui, section);
            link = link.take().or(taken);
        }
        ui.add_space(kit.theme.em(60.0));
    });
    reading.opening = opening.filter(|_| !arrived).map(|(section, passes)| (section, passes + 1));
    // Whatever happens, the book is not blank for long.
    reading.opening = reading.opening.filter(|(_, passes)| *passes < PATIENCE);
    if let Some(link) = link {
        reading.jump = book.sections.iter().position(|section| section.id == link);
        reading.here = reading.jump.unwrap_or(reading.here);
    }
}
