//! Putting decks together for a game: its cards at the left, the deck at the right, and what is wrong with it while it grows.

use std::io;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Rect, Ui, pos2};

pub mod bench;
mod beside;
mod choice;
mod chosen;
mod deeds;
mod glance;
mod grid;
mod offered;
pub(super) mod pictures;
mod sheet;

use bench::Bench;
use choice::Chosen;
use deeds::{Deed, footer};
use pictures::Pictures;

use crate::client::controls::InputAction;
use crate::client::flow::clipboard::{Clipboard, LOOK_AGAIN, Pasted};
use crate::client::pieces::faces::{Ahead, FaceBook, WantedFaces};
use crate::client::session::{Overlay, Screen};
use crate::client::settings::{Notices, Settings};
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::paint;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::locale::{Language, Locale, nobody};
use crate::table::{Composed, PieceId, Tray};

/// Tab and shoulder buttons walk from the search to the groups, to the cards, to the deck and to the buttons.
const SEARCH: u8 = 4;
const GROUPS: u8 = 5;
const CARDS: u8 = 6;
const NAME: u8 = 7;
const DECK: u8 = 8;
/// Seconds after the last change until it is saved.
const DELAY: f32 = 2.0;

/// A card that is looked at closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Eye {
    card: PieceId,
    /// Its sheet lies at the right: the card lies at the left.
    right: bool,
}

/// How the deck builder is looked at.
#[derive(Resource, Debug)]
struct View {
    offered: Tray,
    /// The titles of the cards, and in which language.
    titles: Vec<String>,
    told: Option<Language>,
    query: String,
    /// The only group that is shown.
    group: Option<usize>,
    /// A deck is being chosen.
    choosing: bool,
    /// What is shown now was not shown before: its first widget is focused.
    fresh: bool,
    /// The card that is held down, and since when.
    held: Option<(PieceId, f32)>,
    /// The card that is focused, and whether that is in the deck.
    pointed: Option<PieceId>,
    in_deck: bool,
    /// The card that was focused last, and whether that was in the deck.
    seen: Option<PieceId>,
    eye: Option<Eye>,
    /// The deck that was pointed at last among those that can be chosen, and its name.
    glanced: Option<(String, Composed)>,
    /// How many changes have been seen, and when the last of them is saved.
    due: (u32, f32),
    /// A list on its way from the clipboard.
    pasted: Option<Pasted>,
}

impl View {
    fn title(&self, card: PieceId) -> &str {
        let titled = self.offered.cards.iter().zip(&self.titles);
        titled.into_iter().find(|(offered, _)| offered.id == card).map_or("", |(_, title)| title)
    }

    fn choose(&mut self, choosing: bool) {
        (self.choosing, self.fresh) = (choosing, true);
    }
}

/// Cards of a deck that belong together.
struct DeckSection {
    /// What they are, and how many.
    words: Words,
    cards: Composed,
}

/// A deck by the first groups of its cards; those of a group stand as they came into the deck.
fn parts(deck: &[(PieceId, u8)], offered: &Tray) -> Vec<DeckSection> {
    let group = |card: PieceId| offered.card(card).and_then(|card| card.groups.first().copied()).unwrap_or(usize::MAX);
    let mut deck: Vec<(usize, PieceId, u8)> = deck.iter().map(|&(card, count)| (group(card), card, count)).collect();
    deck.sort_by_key(|(group, ..)| *group);
    let part = |cards: &[(usize, PieceId, u8)]| {
        let group = cards.first().and_then(|(group, ..)| offered.groups.get(*group));
        let count: i64 = cards.iter().map(|(.., count)| i64::from(*count)).sum();
        let words = match group {
            Some(group) => Words::new("deck-builder-part").with("group", group.words.clone()).with("count", count),
            None => Words::new("deck-builder-cards").with("count", count),
        };
        DeckSection { words, cards: cards.iter().map(|&(_, card, count)| (card, count)).collect() }
    };
    deck.chunk_by(|a, b| a.0 == b.0).map(part).collect()
}

/// The deck builder.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bench>()
        .init_resource::<Pictures>()
        .add_systems(OnEnter(Screen::DeckBuilder), enter)
        .add_systems(OnExit(Screen::DeckBuilder), leave)
        .add_systems(Last, save_at_exit)
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(in_state(Screen::DeckBuilder).and_then(resource_exists::<View>)).in_set(Pass::Screen),
        );
}

fn enter(mut commands: Commands, mut bench: ResMut<Bench>, games: Res<Registry>, data: Res<DataFolder>) {
    bench.turn_to_any(*games);
    let Some((_, deck_builder)) = bench.deck_builder() else { return };
    bench.enter(&data);
    commands.insert_resource(View {
        offered: deck_builder.offered(),
        titles: Vec::new(),
        told: None,
        query: String::new(),
        group: None,
        // Whoever has no deck yet begins with a ready-made one, or an empty one.
        choosing: bench.kept().is_empty() && bench.deck().is_empty(),
        fresh: true,
        held: None,
        pointed: None,
        in_deck: false,
        seen: None,
        eye: None,
        glanced: None,
        due: (0, f32::INFINITY),
        pasted: None,
    });
}

fn leave(mut commands: Commands, mut bench: ResMut<Bench>, data: Res<DataFolder>, mut pictures: ResMut<Pictures>) {
    if let Err(error) = bench.save(&data) {
        warn!("a deck cannot be saved: {error}");
    }
    *pictures = Pictures::default();
    commands.remove_resource::<View>();
}

fn save_at_exit(mut exits: MessageReader<AppExit>, mut bench: ResMut<Bench>, data: Res<DataFolder>) {
    if exits.read().next().is_some()
        && let Err(error) = bench.save(&data)
    {
        warn!("a deck cannot be saved: {error}");
    }
}

fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    mut bench: ResMut<Bench>,
    mut view: ResMut<View>,
    mut pictures: ResMut<Pictures>,
    (data, settings): (Res<DataFolder>, Res<Settings>),
    mut notices: ResMut<Notices>,
    mut ahead: ResMut<Ahead>,
    (book, wanted): (Option<Res<FaceBook>>, Option<Res<WantedFaces>>),
    mut clipboard: ResMut<Clipboard>,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "deck builder", SCREEN);
    let Some((game, deck_builder)) = bench.deck_builder() else { return };
    let Some(entry) = kit.games.table(game) else { return };
    ahead.set_if_neq(Ahead(Some(game)));
    translate(&mut view, &kit.locale);
    let screen = ui.max_rect().shrink(14.0);
    kit.panel(ui.painter(), screen);
    let inner = screen.shrink(kit.theme.pad(20.0));
    let top = header(&mut kit, ui, inner, game);
    // As long as there is no deck, one can only be begun.
    let begins = view.choosing && bench.deck().is_empty();
    let (mut deed, low) = footer(&mut kit, ui, inner, begins);
    let gap = kit.theme.pad(30.0);
    let wide = (inner.width() * 0.225).max(kit.theme.em(270.0)).min(inner.width() * 0.46);
    let split = inner.right() - wide - gap * 0.5;
    let height = top..=low;
    let left = Rect::from_x_y_ranges(inner.left()..=split - gap * 0.5, height.clone());
    let right = Rect::from_x_y_ranges(split + gap * 0.5..=inner.right(), height);
    ui.painter().vline(split, left.y_range(), (1.0, kit.theme.c.hairline));
    (view.pointed, view.in_deck) = (None, false);
    let mut taken = None;
    let mut page = kit.inside(ui, left);
    page.spacing_mut().item_spacing.y = kit.theme.pad(6.0);
    let (art, eye) = (entry.art(), view.eye);
    let (mut closed, mut beside) = (false, None);
    match eye.filter(|eye| !eye.right) {
        Some(eye) => closed = sheet::draw(&mut kit, &mut page, eye, &view, (art, deck_builder), &mut pictures),
        None if view.choosing => taken = choice::draw(&mut kit, &mut page, &bench, deck_builder, &mut view),
        None => beside = offered::draw(&mut kit, &mut page, &mut bench, &mut view, &mut pictures),
    }
    let mut page = kit.inside(ui, right);
    page.spacing_mut().item_spacing.y = kit.theme.pad(6.0);
    match eye.filter(|eye| eye.right) {
        Some(eye) => closed = sheet::draw(&mut kit, &mut page, eye, &view, (art, deck_builder), &mut pictures),
        None if view.choosing => glance::draw(&mut kit, &mut page, &view, &mut pictures),
        None => chosen::draw(&mut kit, &mut page, &mut bench, &mut view, deck_builder),
    }
    view.seen = view.pointed.or(view.seen);
    // Its own sheet shows it larger.
    if let Some(room) = beside.filter(|_| view.eye.is_none()) {
        let mut page = kit.inside(ui, room);
        beside::draw(&mut kit, &mut page, &view, deck_builder, &mut pictures);
    }
    if let (Some(book), Some(wanted)) = (&book, wanted.as_ref().filter(|wanted| wanted.0.contains_key(game))) {
        let (locale, palette) = (&kit.locale, settings.palette);
        let svg = |face| book.drawing(wanted, game, face, palette, &|words| locale.say(words, &nobody));
        pictures.go_on(&ctx, (game, settings.language, palette), svg);
    }
    look_closely(&kit, &nav, &mut view, closed);
    if nav.overlay() == Overlay::None && nav.cancelled(&kit) {
        match view.eye.take() {
            Some(_) => {}
            None if view.choosing && !bench.deck().is_empty() => view.choose(false),
            None => deed = Some(Deed::Back),
        }
    }
    let mut work = Work { kit: &mut kit, bench: &mut bench, view: &mut view, data: &data };
    let done = match (taken, deed) {
        (Some(chosen), _) => work.take(chosen, deck_builder.ready_made()),
        (None, Some(deed)) => work.carry_out(deed, &mut nav, &mut notices, &mut clipboard),
        (None, None) => work.hear_of_clipboard(&mut notices).and_then(|()| work.save_in_time()),
    };
    if let Err(error) = done {
        notices.push(Words::new("notice-deck-not-saved").with("why", io_words(&error)));
    }
}

fn translate(view: &mut View, locale: &Locale) {
    if view.told != Some(locale.language()) {
        view.told = Some(locale.language());
        view.titles = view.offered.cards.iter().map(|card| locale.t(&card.title.key)).collect();
    }
}

/// Opens and closes the sheet of the card that is focused; keys lead it from card to card.
fn look_closely(kit: &UiKit, nav: &Navigation, view: &mut View, closed: bool) {
    if closed {
        view.eye = None;
    } else if nav.pressed.just(InputAction::Inspect) && !kit.focus.was_typing() && !kit.letters.are_open() {
        view.eye = match view.eye {
            Some(_) => None,
            None => view.pointed.map(|card| Eye { card, right: !view.in_deck }),
        };
    } else if let (Some(eye), Some(card), true) = (&mut view.eye, view.pointed, kit.focus.by_keys()) {
        *eye = Eye { card, right: !view.in_deck };
    }
}

/// What is done with the deck in work.
struct Work<'a, 'w> {
    kit: &'a mut UiKit<'w>,
    bench: &'a mut Bench,
    view: &'a mut View,
    data: &'a DataFolder,
}

impl Work<'_, '_> {
    fn take(&mut self, chosen: Chosen, ready_made: Vec<(Words, Composed)>) -> io::Result<()> {
        match chosen {
            Chosen::Own(place) => self.bench.choose(place, self.data)?,
            Chosen::ReadyMade(place) => {
                let Some((title, deck)) = ready_made.into_iter().nth(place) else { return Ok(()) };
                self.bench.look_at(self.kit.say(&title), deck, self.data)?;
            }
            Chosen::Deleted => self.bench.restore(self.data)?,
        }
        self.view.choose(false);
        Ok(())
    }

    fn carry_out(
        &mut self,
        deed: Deed,
        nav: &mut Navigation,
        notices: &mut Notices,
        clipboard: &mut Clipboard,
    ) -> io::Result<()> {
        match deed {
            Deed::Choose => self.view.choose(!self.view.choosing),
            Deed::New => {
                let name = choice::fresh_name(self.kit, self.bench);
                self.bench.begin(name, Vec::new(), self.data)?;
                self.view.choose(false);
            }
            Deed::Import => self.view.pasted = Some(clipboard.ask()),
            Deed::Export => {
                notices.push(
                    clipboard.put(self.bench.export()).err().unwrap_or_else(|| Words::new("notice-deck-exported")),
                );
            }
            Deed::Delete => nav.question(Question {
                words: Some(Words::new("question-delete-deck")),
                detail: Some(Words::new("question-delete-deck-about").with("name", self.bench.name())),
                yes: "question-delete-yes",
                then: Some(Then::DeleteDeck),
            }),
            Deed::Save => self.bench.keep(self.data)?,
            Deed::Back => {
                self.bench.save(self.data)?;
                nav.go(Screen::Setup);
            }
        }
        Ok(())
    }

    /// Begins a deck with the list that was asked of the clipboard, once it is there.
    fn hear_of_clipboard(&mut self, notices: &mut Notices) -> io::Result<()> {
        let Some(pasted) = &self.view.pasted else { return Ok(()) };
        let Some(answer) = pasted.answer() else {
            self.kit.again_in(LOOK_AGAIN.as_secs_f32());
            return Ok(());
        };
        self.view.pasted = None;
        match answer {
            Ok(text) => {
                let name = choice::fresh_name(self.kit, self.bench);
                self.bench.import(name, &text, self.data)?;
                self.view.choose(false);
            }
            Err(why) => notices.push(why),
        }
        Ok(())
    }

    /// Saves what was changed a while ago, unless its name is just being written.
    fn save_in_time(&mut self) -> io::Result<()> {
        let now = self.kit.theme.now;
        if self.view.due.0 != self.bench.changes() {
            self.view.due = (self.bench.changes(), now + DELAY);
        }
        let due = &mut self.view.due.1;
        if *due == f32::INFINITY || self.kit.focus.was_typing() {
            return Ok(());
        }
        if now < *due {
            self.kit.again_in(*due - now);
            return Ok(());
        }
        *due = f32::INFINITY;
        self.bench.save(self.data)
    }
}

fn header(kit: &mut UiKit, ui: &Ui, inner: Rect, game: &str) -> f32 {
    let c = kit.theme.c;
    let painter = ui.painter();
    let icon = kit.theme.em(34.0);
    let middle = inner.top() + icon * 0.5;
    kit.icon(painter, &format!("game-{game}"), pos2(inner.left() + icon * 0.5, middle), icon, c.wax);
    let heading = kit.t("deck-builder-heading");
    let at = pos2(inner.left() + icon + 14.0, middle - 2.0);
    let at = kit.title(painter, at, Align2::LEFT_CENTER, &heading, 28.0, c.ink);
    let name = kit.t(&format!("game-{game}"));
    let room = inner.right() - at.right() - 20.0;
    let font = kit.theme.italic(16.5);
    kit.line(painter, pos2(at.right() + 18.0, middle + 3.0), Align2::LEFT_CENTER, &name, font, c.ink_soft, room);
    let low = inner.top() + icon + 6.0;
    paint::divider(painter, &c, pos2(inner.left(), low), inner.width());
    low + 12.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::house;

    #[test]
    fn a_deck_falls_into_parts_by_the_first_groups_of_its_cards() {
        let mut decks = 0;
        for deck_builder in house().tables().iter().filter_map(|game| game.art().deck_builder()) {
            let offered = deck_builder.offered();
            for (_, deck) in deck_builder.ready_made() {
                let parts = parts(&deck, &offered);
                let group = |card: PieceId| offered.card(card).and_then(|card| card.groups.first().copied());
                let groups: Vec<Option<usize>> = parts.iter().map(|part| group(part.cards[0].0)).collect();
                assert!(groups.windows(2).all(|pair| pair[0] < pair[1]), "{groups:?}");
                for (part, of) in parts.iter().zip(groups) {
                    assert!(part.cards.iter().all(|(card, _)| group(*card) == of), "{:?}", part.words);
                }
                let all = parts.iter().flat_map(|part| &part.cards);
                assert!(deck.iter().all(|card| all.clone().filter(|other| *other == card).count() == 1));
                assert_eq!(all.count(), deck.len());
                decks += 1;
            }
        }
        assert!(decks > 0, "there is a game with decks");
    }
}
