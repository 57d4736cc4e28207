//! The table in words: the bottle, the trick, hands, what has been laid out to be given.

use super::faces::in_words;
use super::layout::{self, card_title, laid};
use super::places::{self, slots};
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::cards::{Card, CardSet};
use crate::games::bottle_imp::{Draft, Phase, View, bottle};
use crate::table::{Spoken, Target};

fn said(key: &str) -> Words {
    Words::new(format!("bottle_imp-spoken-{key}"))
}

fn listed(view: &View, cards: CardSet) -> String {
    let printing = view.table.options.cards;
    cards.iter().map(|card| in_words(printing, card)).collect::<Vec<_>>().join(" ")
}

fn lying(view: &View, card: Card, place: Words) -> Spoken {
    let name = place.with("card", card_title(view.table.options.cards, card));
    Spoken::new(Target::Piece(layout::card(card)), name)
}

/// Everything on the table: the bottle first, then the trick, then what everybody has.
pub fn spoken(view: &View, near: Seat) -> Vec<Spoken> {
    let table = &view.table;
    let mut all = vec![the_bottle(view)];
    if let Some(price) = Card::new(table.price) {
        all.push(lying(view, price, said("price")).minor());
    }
    trick(view, &mut all);
    if table.phase == Phase::Exchange {
        given(view, near, &mut all);
    }
    for seat in (0..table.players()).map(|steps| table.seat_after(near, steps)) {
        hands(view, near, seat, &mut all);
    }
    if table.phase != Phase::Exchange && view.imp.count > 0 {
        let known = (!view.imp.known.is_empty()).then(|| known(view, view.imp.known));
        let name = Words::new("bottle_imp-imp-pile").with("count", view.imp.count);
        all.push(Spoken::new(Target::Piece(layout::IMP_PILE), name).say_if(known));
    }
    all
}

fn known(view: &View, cards: CardSet) -> Words {
    said("known").with("cards", listed(view, cards))
}

fn the_bottle(view: &View) -> Spoken {
    let table = &view.table;
    let words = match table.holder {
        Some(seat) => Words::new("bottle_imp-bottle-of").with("seat", seat).with("price", table.price),
        None => Words::new("bottle_imp-bottle-free"),
    };
    Spoken::new(Target::Piece(layout::BOTTLE), words)
}

/// The cards of the trick in the order in which they were played, and who is ahead.
fn trick(view: &View, all: &mut Vec<Spoken>) {
    let table = &view.table;
    let verdict = bottle::decide(table.plays.set(), table.price);
    for (steps, card) in table.plays.iter().enumerate() {
        let seat = table.seat_after(table.leader, steps);
        let ahead = verdict.filter(|verdict| verdict.card == card).map(|verdict| {
            let key = if verdict.buys { "bottle_imp-pill-buys" } else { "bottle_imp-pill-leads" };
            Words::new(key).with("seat", seat)
        });
        all.push(lying(view, card, said("played").with("seat", seat)).say_if(ahead));
    }
    if table.phase == Phase::Play {
        all.push(Spoken::new(Target::Zone(layout::TRICK), Words::new("bottle_imp-place-trick")).minor());
    }
}

/// The places of the exchange with what has been laid there.
fn given(view: &View, near: Seat, all: &mut Vec<Spoken>) {
    let mine = if view.viewer.sees(near) { laid(view, near) } else { Draft::default() };
    for slot in slots(view.table.is_for_two()) {
        let (place, cards) = (places::slot_title(slot, view, near), mine.within(slot));
        let lies = if cards.is_empty() { said("nothing") } else { said("cards").with("cards", listed(view, cards)) };
        all.push(Spoken::new(Target::Zone(places::place_of(slot)), place.clone()).say(lies));
        let one = |card| lying(view, card, said("laid").with("place", place.clone())).minor();
        all.extend(cards.iter().map(one));
    }
    for seat in view.committed.iter() {
        all.push(Spoken::told(said("committed").with("seat", seat)));
    }
}

/// The hands of a seat, but for the one that the listener holds.
fn hands(view: &View, near: Seat, seat: Seat, all: &mut Vec<Spoken>) {
    let held = view.hand(seat);
    if (seat != near || !view.viewer.sees(seat)) && held.count > 0 {
        let target = Target::Piece(layout::UNKNOWN.piece(seat, 0));
        let words = said("held").with("count", held.count);
        let known = (!held.known.is_empty()).then(|| known(view, held.known));
        all.push(Spoken::new(target, said("hand").with("seat", seat)).say(words).say_if(known));
    }
    let open = view.open_hand(seat);
    if open.count > 0 {
        let words = said("held").with("count", open.count);
        let known = (!open.known.is_empty()).then(|| known(view, open.known));
        all.push(Spoken::told(said("open-hand").with("seat", seat)).say(words).say_if(known));
        all.extend(open.known.iter().map(|card| lying(view, card, said("open").with("seat", seat)).minor()));
    }
}
