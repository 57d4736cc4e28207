//! The table in words: units with their hexes and what they stand on, the ground, cards.

use super::preview::{done, worth};
use super::{ids, names};
use crate::engine::Words;
use crate::games::battlelore::command_cards::CardSet;
use crate::games::battlelore::lore_cards::LoreSet;
use crate::games::battlelore::position::UnitId;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::{Hex, Side, View};
use crate::table::{Side as Eyes, Spoken, Target};

fn said(key: &str) -> Words {
    Words::new(format!("battlelore-spoken-{key}"))
}

/// Everything on the table: the own units, those of the enemy, the ground where nobody stands, cards.
pub fn spoken(view: &View, eyes: Eyes) -> Vec<Spoken> {
    let near = Side::of_seat(eyes.seat);
    let sides = [near, near.other()];
    let mut all = Vec::new();
    for side in sides {
        all.extend(view.table.army(side).map(|(id, _)| unit(view, id)));
    }
    all.extend(Hex::all().filter(|hex| view.table.at(*hex).is_none()).map(|hex| ground(view, hex)));
    if view.table.ending.is_some() {
        return all;
    }
    cards(view, &mut all);
    for side in sides.into_iter().filter(|side| *side != near || view.hands[side.index()].cards.is_none()) {
        all.push(hand(view, side));
    }
    all
}

/// A unit: whose, where, how strong, on what ground, what has been done to it and by it.
fn unit(view: &View, id: UnitId) -> Spoken {
    let table = &view.table;
    let unit = table.unit(id);
    let name = said("unit").with_key("unit", unit.kind.key()).with("seat", unit.side.seat());
    let figures = said("figures").with("figures", unit.figures).with("all", unit.kind.facts().figures);
    let kept = (unit.kept > 0).then(|| said("kept").with("count", unit.kept));
    let mut unit_said = Spoken::new(Target::Piece(ids::unit(id)), name.with("hex", unit.hex.to_string()))
        .say(figures)
        .say(said("banner").with_key("colour", names::colour(unit.banner)))
        .say_if(covered(view, unit.hex).map(|ground| said("stands").with("ground", ground)))
        .say_if(kept);
    unit_said.about.extend(landmark(view, unit.hex).into_iter().chain(worth(table, unit.hex)));
    unit_said.about.extend(done(unit));
    unit_said
}

/// What covers a hex besides plain ground.
fn covered(view: &View, hex: Hex) -> Option<Words> {
    let table = &view.table;
    let surfaces = names::surfaces(table, hex).into_iter().filter(|surface| *surface != Surface::Plain);
    names::list(surfaces.map(|surface| Words::new(names::surface(table, hex, surface))))
}

fn landmark(view: &View, hex: Hex) -> Option<Words> {
    let landmark = view.table.field.landmark(hex)?;
    Some(said("landmark").with_key("landmark", names::landmark(landmark.kind)).with("seat", landmark.owner.seat()))
}

/// A hex on which nobody stands.
fn ground(view: &View, hex: Hex) -> Spoken {
    let covered = covered(view, hex);
    let about: Vec<Words> = landmark(view, hex).into_iter().chain(worth(&view.table, hex)).collect();
    let plain = covered.is_none() && about.is_empty();
    let ground = covered.unwrap_or_else(|| Words::new(names::ground(&view.table, hex)));
    let name = said("hex").with("ground", ground).with("hex", hex.to_string());
    let spoken = Spoken { about, ..Spoken::new(Target::Zone(ids::zone(hex)), name) };
    if plain { spoken.minor() } else { spoken }
}

/// Decks, what was put away, the card of this turn and Lore cards in force.
fn cards(view: &View, all: &mut Vec<Spoken>) {
    let (table, lore) = (&view.table, &view.table.lore);
    let count = |count: u8| said("count").with("count", count);
    let mut pile = |id, key: &'static str, number: u8, cards: Option<Words>| {
        if number > 0 {
            all.push(Spoken::new(Target::Piece(id), Words::new(key)).say(count(number)).say_if(cards));
        }
    };
    let kinds = table.discards.kinds();
    let named = kinds.map(|card| {
        Words::new("battlelore-cell-cards").with_key("card", card.key()).with("count", table.discards.count(card))
    });
    pile(ids::PILE, "battlelore-place-deck", view.pile, None);
    pile(ids::DISCARDS, "battlelore-place-discards", table.discards.len(), names::list(named));
    if lore.active {
        let named = names::list(lore.discards.iter().map(|card| Words::new(card.key())));
        pile(ids::LORE_PILE, "battlelore-place-lore-deck", view.lore_pile[0], None);
        pile(ids::LORE_DISCARDS, "battlelore-place-lore-discards", lore.discards.len(), named);
    }
    let put_away = table.discards.kinds().map(|card| (ids::discarded(card), card.key()));
    let put_away = put_away.chain(lore.discards.iter().map(|card| (ids::lore(card), card.key())));
    for (id, key) in put_away {
        all.push(Spoken::new(Target::Piece(id), said("discarded").with_key("card", key)).minor());
    }
    if let Some(card) = table.turn.card {
        let name = said("played").with_key("card", card.key()).with("seat", table.turn.side.seat());
        let copied = table.turn.used.filter(|used| *used != card);
        let copied = copied.map(|copied| said("copied").with_key("card", copied.key()));
        all.push(Spoken::new(Target::Piece(ids::PLAYED), name).say_if(copied));
    }
    for (number, cast) in lore.casts.iter().enumerate().filter_map(|(number, cast)| Some((number, (*cast)?))) {
        let name = said("cast").with_key("card", cast.card.key()).with("seat", cast.side.seat());
        all.push(Spoken::new(Target::Piece(ids::cast(number)), name));
    }
}

/// A hand that the viewer does not hold.
fn hand(view: &View, side: Side) -> Spoken {
    let (at, lore) = (side.index(), &view.table.lore);
    let name = said("hand").with("seat", side.seat());
    let tokens = lore.active.then(|| said("lore").with("cards", lore.held[at]).with("tokens", lore.tokens[at]));
    let known = view.hands[at].cards.into_iter().flat_map(CardSet::iter).map(|card| Words::new(card.key()));
    let lore_cards = view.lore[at].into_iter().flat_map(LoreSet::iter).map(|card| Words::new(card.key()));
    let known = names::list(known.chain(lore_cards)).map(|cards| said("known").with("cards", cards));
    Spoken::told(name).say(said("command").with("count", view.hands[at].count)).say_if(tokens).say_if(known)
}
