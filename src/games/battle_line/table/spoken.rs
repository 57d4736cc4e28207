//! The table in words: the flags with both sides, decks, discard rows, hands.

use super::super::cards::{Card, DeckKind};
use super::super::position::{FlagId, Phase, other};
use super::super::view::View;
use super::layout;
use crate::engine::{Seat, Words};
use crate::table::{Spoken, Target};

fn said(key: &str) -> Words {
    Words::new(format!("battle_line-spoken-{key}"))
}

fn listed(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Everything on the table, flags first.
pub fn spoken(view: &View, near: Seat) -> Vec<Spoken> {
    let seats = [near, other(near)];
    let mut all = Vec::new();
    for flag in FlagId::all() {
        all.push(standing(view, near, flag));
        at_flag(view, seats, flag, &mut all);
    }
    if matches!(view.table.phase, Phase::Over(_)) {
        return all;
    }
    all.extend(DeckKind::BOTH.map(|deck| pile(view, deck)));
    for seat in seats {
        discards(view, seat, &mut all);
    }
    all.extend(
        seats.into_iter().filter(|&seat| seat != near || !view.hand(seat).is_open()).map(|seat| hand(view, seat)),
    );
    all
}

/// A flag: who has claimed it, what lies on it, both sides.
fn standing(view: &View, near: Seat, flag: FlagId) -> Spoken {
    let (table, here) = (&view.table, view.table.flag(flag));
    let name = Words::new("battle_line-place-flag").with("flag", flag.number());
    let owner = table.owner(flag).map_or_else(|| said("unclaimed"), |seat| said("claimed").with("seat", seat));
    let provable = table.phase == Phase::Claim && table.claimable.contains(flag);
    let weather = [(here.fog, Card::FOG), (here.mud, Card::MUD)].into_iter().filter(|(lies, _)| *lies);
    let weather = listed(weather.map(|(_, card)| card));
    let side = |seat: Seat| {
        let cards = here.side(seat).cards();
        if cards.is_empty() {
            return said("side-empty").with("seat", seat);
        }
        said("side").with("seat", seat).with("cards", listed(cards.iter().copied()))
    };
    Spoken::new(Target::Zone(layout::flag_zone(flag)), name)
        .say(owner)
        .say_if(provable.then(|| said("provable").with("seat", table.turn)))
        .say_if((!weather.is_empty()).then(|| said("weather").with("cards", weather)))
        .say(side(near))
        .say(side(other(near)))
}

/// The cards and the free slots at a flag, one by one.
fn at_flag(view: &View, seats: [Seat; 2], flag: FlagId, all: &mut Vec<Spoken>) {
    let (table, here) = (&view.table, view.table.flag(flag));
    let mut add = |target: Target, name: Words| all.push(Spoken::new(target, name.with("flag", flag.number())).minor());
    let piece = |card: Card| Target::Piece(layout::card(card));
    for (_, card) in [(here.fog, Card::FOG), (here.mud, Card::MUD)].into_iter().filter(|(lies, _)| *lies) {
        add(piece(card), said("at-flag").with("card", card.to_string()));
    }
    for seat in seats {
        for card in here.side(seat).cards() {
            add(piece(*card), said("card").with("card", card.to_string()).with("seat", seat));
        }
        if table.owner(flag).is_none() && !here.is_full(seat) {
            add(Target::Zone(layout::slot_zone(seat, flag)), said("slot").with("seat", seat));
        }
    }
}

fn pile(view: &View, deck: DeckKind) -> Spoken {
    let key = match deck {
        DeckKind::Troops => "battle_line-place-troops",
        DeckKind::Tactics => "battle_line-place-tactics",
    };
    let view = view.deck(deck);
    let top = listed(view.known.iter().rev().copied());
    Spoken::new(Target::Zone(layout::deck_zone(deck)), Words::new(key))
        .say(said("count").with("count", view.len))
        .say_if((!top.is_empty()).then(|| Words::new("battle_line-inspect-top").with("cards", top)))
}

/// A discard row, and its cards one by one.
fn discards(view: &View, seat: Seat, all: &mut Vec<Spoken>) {
    let cards = view.table.discards[usize::from(seat.0 & 1)];
    let lie = if cards.is_empty() { said("none") } else { said("cards").with("cards", listed(cards.iter())) };
    let name = Words::new("battle_line-place-discard").with("seat", seat);
    all.push(Spoken::new(Target::Zone(layout::discard_zone(seat)), name).say(lie));
    all.extend(cards.iter().map(|card| {
        let name = said("discarded").with("card", card.to_string()).with("seat", seat);
        Spoken::new(Target::Piece(layout::card(card)), name).minor()
    }));
}

/// A hand, as far as the viewer knows it.
fn hand(view: &View, seat: Seat) -> Spoken {
    let hand = view.hand(seat);
    let known = listed(hand.known.iter());
    Spoken::new(Target::Piece(layout::UNKNOWN.piece(seat, 0)), said("hand").with("seat", seat))
        .say(said("held").with("troops", hand.troops).with("tactics", hand.tactics))
        .say_if((!known.is_empty()).then(|| said("known").with("cards", known)))
}
