//! Putting decks together for a game: its cards at the left, the deck at the right, and what is wrong with it while it grows.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

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
mod wishes;

use bench::Bench;
use deeds::{Deed, footer};
use pictures::Pictures;
use wishes::{Wish, Wishes};

use crate::client::controls::InputAction;
use crate::client::flow::clipboard::Pasted;
use crate::client::pieces::faces::{Ahead, FaceBook, WantedFaces};
use crate::client::session::{Overlay, Screen};
use crate::client::ui::boxes::Room;
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::paint;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::locale::{Language, Locale, nobody};
use crate::table::{Art, Composed, DeckBuilder, PieceId, Tray};

/// Tab and shoulder buttons walk from the search to the groups, to the cards, to the deck and to the buttons.
const SEARCH: u8 = 4;
const GROUPS: u8 = 5;
const CARDS: u8 = 6;
const NAME: u8 = 7;
const DECK: u8 = 8;

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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bench>()
        .init_resource::<Pictures>()
        .add_systems(OnEnter(Screen::DeckBuilder), enter)
        .add_systems(OnExit(Screen::DeckBuilder), leave)
        .add_systems(Last, save_at_exit)
        .init_resource::<Wishes>()
        .add_systems(
            EguiPrimaryContextPass,
            (draw, wishes::carry_out)
                .chain()
                .run_if(in_state(Screen::DeckBuilder).and_then(resource_exists::<View>))
                .in_set(Pass::Screen),
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
    bench: Res<Bench>,
    (mut view, mut wishes): (ResMut<View>, ResMut<Wishes>),
    (mut pictures, mut ahead): (ResMut<Pictures>, ResMut<Ahead>),
    (book, wanted): (Option<Res<FaceBook>>, Option<Res<WantedFaces>>),
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
    let (deed, low) = footer(&mut kit, ui, inner, deck_builder, view.choosing && bench.deck().is_empty());
    deed.into_iter().for_each(|deed| wishes.add(Wish::Do(deed)));
    let mut room = Room::of(Rect::from_x_y_ranges(inner.x_range(), top..=low), kit.theme.pad(30.0));
    let right = room.right((inner.width() * 0.225).max(kit.theme.em(270.0)).min(inner.width() * 0.46));
    let left = room.rest;
    ui.painter().vline((left.right() + right.left()) * 0.5, left.y_range(), (1.0, kit.theme.c.hairline));
    let of: (&dyn Art, &dyn DeckBuilder) = (entry.art(), deck_builder);
    let closed = pages(&mut kit, ui, (left, right), (&bench, of), &mut view, (&mut pictures, &mut wishes));
    if let (Some(book), Some(wanted)) = (&book, wanted.as_ref().filter(|wanted| wanted.0.contains_key(game))) {
        let (locale, palette) = (&kit.locale, kit.theme.palette);
        let svg = |face| book.drawing(wanted, game, face, palette, &|words| locale.say(words, &nobody));
        pictures.go_on(&ctx, (game, locale.language(), palette), svg);
    }
    look_closely(&kit, &nav, &mut view, closed);
    if nav.overlay() == Overlay::None && nav.cancelled(&kit) {
        match view.eye.take() {
            Some(_) => {}
            None if view.choosing && !bench.deck().is_empty() => view.choose(false),
            None => wishes.add(Wish::Do(Deed::Back)),
        }
    }
}

/// What stands at the left and at the right: the cards and the deck, what can be chosen, or a card looked at closely; whether that
/// is put away.
fn pages(
    kit: &mut UiKit,
    ui: &mut Ui,
    (left, right): (Rect, Rect),
    (bench, of): (&Bench, (&dyn Art, &dyn DeckBuilder)),
    view: &mut View,
    (pictures, wishes): (&mut Pictures, &mut Wishes),
) -> bool {
    (view.pointed, view.in_deck) = (None, false);
    let eye = view.eye;
    let (mut closed, mut beside) = (false, None);
    let mut page = kit.inside(ui, left);
    page.spacing_mut().item_spacing.y = kit.theme.pad(6.0);
    match eye.filter(|eye| !eye.right) {
        Some(eye) => closed = sheet::draw(kit, &mut page, eye, view, of, pictures),
        None if view.choosing => {
            let chosen = choice::draw(kit, &mut page, bench, of.1, view);
            chosen.into_iter().for_each(|chosen| wishes.add(Wish::Take(chosen)));
        }
        None => beside = offered::draw(kit, &mut page, bench, view, pictures, wishes),
    }
    let mut page = kit.inside(ui, right);
    page.spacing_mut().item_spacing.y = kit.theme.pad(6.0);
    match eye.filter(|eye| eye.right) {
        Some(eye) => closed = sheet::draw(kit, &mut page, eye, view, of, pictures),
        None if view.choosing => glance::draw(kit, &mut page, view, pictures),
        None => chosen::draw(kit, &mut page, bench, view, of.1, wishes),
    }
    view.seen = view.pointed.or(view.seen);
    // Its own sheet shows it larger.
    if let Some(room) = beside.filter(|_| view.eye.is_none()) {
        let mut page = kit.inside(ui, room);
        beside::draw(kit, &mut page, view, of.1, pictures);
    }
    closed
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

fn header(kit: &mut UiKit, ui: &Ui, inner: Rect, game: &str) -> f32 {
    let c = kit.theme.c;
    let painter = ui.painter();
    let name = format!("game-{game}");
    let head = Room::of(inner, 6.0).top(kit.theme.em(34.0));
    let mut row = Room::of(head, 14.0);
    kit.icon(painter, &name, row.left(head.height()).center(), head.height(), c.wax);
    let (at, heading) = (row.rest.left_center() - vec2(0.0, 2.0), kit.t("deck-builder-heading"));
    let at = kit.title(painter, at, Align2::LEFT_CENTER, &heading, 28.0, c.ink);
    let room = row.rest.with_min_x(at.right() + 18.0).translate(vec2(0.0, 3.0));
    kit.line_in(painter, room, Align2::LEFT_CENTER, &kit.t(&name), kit.theme.italic(16.5), c.ink_soft);
    let low = head.bottom() + 6.0;
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
