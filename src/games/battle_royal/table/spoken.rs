//! The table in words: everybody's Pokémon with what lies on them, piles, Stadiums.

use super::inspect::standing;
use super::{ids, layout};
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::{PokemonId, View, modifiers};
use crate::table::{Side, Spoken, Target};

fn said(key: &str) -> Words {
    Words::new(format!("battle_royal-spoken-{key}"))
}

/// Cards by notation, equal ones side by side.
fn listed(cards: impl Iterator<Item = CardId>) -> String {
    let cards: Vec<CardId> = cards.collect();
    let kinds = layout::kinds(&cards).into_iter();
    let each = kinds.flat_map(|(card, copies)| std::iter::repeat_n(card.to_string(), copies));
    each.collect::<Vec<_>>().join(" ")
}

/// Everything on the table: the own field, those of the others in turn order, what belongs to no field.
pub fn spoken(view: &View, side: Side) -> Vec<Spoken> {
    let table = &view.table;
    let mut all = Vec::new();
    for seat in (0..table.seats).map(|step| Seat((side.seat.0 + step) % table.seats)) {
        if table.is_out(seat) {
            all.push(Spoken::new(
                Target::Zone(ids::field(seat)),
                Words::new("battle_royal-banner-out").with("seat", seat),
            ));
            continue;
        }
        field(view, seat, &mut all);
        piles(view, side.seat, seat, &mut all);
    }
    for stadium in table.stadiums.iter() {
        let owner = Seat(stadium.owner);
        let name = Words::new("battle_royal-title-stadium").with_key("card", stadium.card.key()).with("seat", owner);
        let facing = stadium.facing.map(|seat| Words::new("battle_royal-inspect-facing").with("seat", Seat(seat)));
        all.push(Spoken::new(Target::Piece(ids::stadium(stadium.card, owner)), name).say_if(facing));
    }
    if let Some(card) = layout::in_play(table) {
        all.push(Spoken::new(Target::Piece(ids::PLAYED), said("played").with_key("card", card.key())));
    }
    all
}

/// Active Spots and Bench of a player.
fn field(view: &View, seat: Seat, all: &mut Vec<Spoken>) {
    let table = &view.table;
    for (spot, id) in table.spots(seat).into_iter().enumerate() {
        match id {
            Some(id) => pokemon(table, id, all),
            None if view.is_placing() => {}
            None => {
                let name = said("spot").with("seat", seat).with("number", spot as i64 + 1);
                all.push(Spoken::new(Target::Zone(ids::spot(seat, spot)), name).say(said("empty")));
            }
        }
    }
    for id in table.bench(seat).iter() {
        pokemon(table, id, all);
    }
    // What has been placed and is not revealed yet.
    if let Some((actives, bench)) = view.placed[seat.index()].as_ref().filter(|_| view.is_placing()) {
        let name = said("placed").with("seat", seat);
        let listed = |key: &str, cards: String| (!cards.is_empty()).then(|| said(key).with("cards", cards));
        let active = listed("placed-active", listed_in_order(actives.iter()));
        all.push(Spoken::told(name).say_if(active).say_if(listed("placed-bench", listed_in_order(bench.iter()))));
    }
}

fn listed_in_order<'a>(cards: impl Iterator<Item = &'a CardId>) -> String {
    cards.map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// What a Pokémon is called: by its owner and its place, since others may have the same name.
fn name(table: &PublicState, id: PokemonId) -> Words {
    let seat = id.seat();
    let (key, number) = match table.spot(id) {
        Some(spot) => ("active", spot),
        None => ("benched", table.bench(seat).iter().position(|other| other == id).unwrap_or_default()),
    };
    let card = table.mon(id).map(|mon| mon.card().key()).unwrap_or_default();
    said(key).with_key("card", card).with("seat", seat).with("number", number as i64 + 1)
}

/// A Pokémon: HP, Energy, Tool, Special Conditions, who has hit it; and its Tool as a card of its own.
fn pokemon(table: &PublicState, id: PokemonId, all: &mut Vec<Spoken>) {
    let Some(mon) = table.mon(id) else { return };
    let hp = said("hp").with("hp", modifiers::hp_left(table, id)).with("most", modifiers::max_hp(table, id));
    let mut spoken = Spoken::new(Target::Piece(ids::mon(id)), name(table, id)).say(hp);
    spoken.about.extend(standing(table, id).into_iter().skip(1));
    if table.turn.slots.iter().any(|slot| slot.mon == Some(id)) {
        spoken = spoken.say(said("attacked"));
    }
    let bound = table.bindings.iter().filter(|binding| binding.mon == id).map(|binding| {
        let words = Words::new("battle_royal-inspect-bound").with("seat", Seat(binding.to));
        words.with_key("card", binding.card.key())
    });
    spoken.about.extend(bound);
    all.push(spoken);
    if let Some(tool) = mon.tool {
        let words = said("tool").with_key("card", tool.key()).with("pokemon", name(table, id));
        all.push(Spoken::new(Target::Piece(ids::tool(id)), words).minor());
    }
}

/// Deck, discard pile, Prizes and hand of a player.
fn piles(view: &View, near: Seat, seat: Seat, all: &mut Vec<Spoken>) {
    let table = &view.table;
    let named = |key: &str, count: usize| {
        Words::new(format!("battle_royal-place-{key}")).with("seat", seat).with("count", count as i64)
    };
    let known = |cards: String| (!cards.is_empty()).then(|| said("known").with("cards", cards));
    if seat != near || !view.viewer.sees(seat) {
        let hand = &view.hands[seat.index()];
        let words = said("hand").with("seat", seat).with("count", hand.len() as i64);
        all.push(
            Spoken::new(Target::Piece(ids::unknown(seat, 0)), words)
                .say_if(known(listed(hand.iter().filter_map(|card| card.card)))),
        );
    }
    let deck = view.decks[seat.index()].len();
    all.push(Spoken::new(Target::Piece(ids::deck(seat)), named("deck", deck)));
    let discard = &table.player(seat).discard;
    let cards = listed(discard.iter().copied());
    let lie = (!cards.is_empty()).then(|| said("cards").with("cards", cards));
    all.push(Spoken::new(Target::Piece(ids::discards(seat)), named("discards", discard.len())).say_if(lie));
    for (card, _) in layout::kinds(&discard.iter().copied().collect::<Vec<_>>()) {
        let words = said("discarded").with_key("card", card.key()).with("seat", seat);
        all.push(Spoken::new(Target::Piece(ids::discarded(seat, card)), words).minor());
    }
    let left = usize::from(table.prizes[seat.index()]);
    let prizes = view.prizes[seat.index()].as_ref().map(|prizes| listed(prizes.iter().copied())).unwrap_or_default();
    all.push(Spoken::new(Target::Piece(ids::prize(seat, 0)), named("prizes", left)).say_if(known(prizes)));
}
