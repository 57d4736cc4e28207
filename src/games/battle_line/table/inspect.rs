//! What is told of a card, a flag or a deck that is looked at closely.

use super::super::cards::{Card, DeckKind, Kind};
use super::super::position::{FlagId, SEATS, other};
use super::super::view::View;
use super::layout::{self, TablePlace};
use super::pointing::{self, Pointed, pointed};
use super::{faces, words};
use crate::engine::{Seat, Words};
use crate::table::{Picture, Sheet, Target};

/// The sheet of a thing.
pub fn inspect(view: &View, seat: Seat, target: Target, plain: Sheet) -> Sheet {
    if let Target::Piece(piece) = target
        && let Some(owner) = layout::holder_of(piece)
    {
        return unknown(view, owner, plain);
    }
    match pointed(view, seat, &[target]) {
        Some(Pointed::Flag(flag)) => match target {
            Target::Piece(_) => lying(view, flag, plain),
            _ => formations(view, seat, flag, plain),
        },
        Some(Pointed::Card(card)) => in_hand(view, seat, card, plain),
        Some(Pointed::Deck(deck)) => pile(view, deck, plain),
        Some(Pointed::Over(..)) => plain,
        None => discards(view, target, plain),
    }
}

/// Section of the rule book that explains a card.
fn rule(card: Card) -> &'static str {
    match card {
        Card::SCOUT => "scout",
        Card::REDEPLOY => "redeploy",
        Card::DESERTER => "deserter",
        Card::TRAITOR => "traitor",
        _ if card.is_leader() => "leaders",
        _ => match card.kind() {
            Kind::Troop => "playing-troops",
            Kind::Morale => "morale",
            Kind::Environment => "environment",
            Kind::Guile => "guile-tactics",
        },
    }
}

fn in_hand(view: &View, seat: Seat, card: Card, plain: Sheet) -> Sheet {
    let mut sheet = plain.shown(Picture::face(faces::of_card(card))).by_rule(rule(card));
    let own = view.hand(seat).known.contains(card);
    if let Some(number) = card.number() {
        let fellows = view.table.unseen().of_number(number);
        let fellows: Vec<String> = fellows.iter().filter(|other| *other != card).map(|card| card.to_string()).collect();
        let key = if fellows.is_empty() { "battle_line-inspect-no-fellows" } else { "battle_line-inspect-fellows" };
        sheet = sheet.say(Words::new("battle_line-inspect-troop"));
        sheet = sheet.say(Words::new(key).with("number", number).with("cards", fellows.join(" ")));
    } else if own && view.table.is_locked(seat) && view.table.turn != seat {
        // On the own turn the rules say so themselves.
        sheet = locked(seat, sheet);
    }
    sheet
}

/// What the tactics lock means for a player.
fn locked(seat: Seat, sheet: Sheet) -> Sheet {
    let lines = ["battle_line-lock", "battle_line-inspect-lock"];
    lines.into_iter().fold(sheet, |sheet, key| sheet.say(Words::new(key).with("seat", seat)))
}

/// A card at a flag: what it is, and how the flag stands.
fn lying(view: &View, flag: FlagId, plain: Sheet) -> Sheet {
    let table = &view.table;
    let mut cards = SEATS.into_iter().flat_map(|seat| table.side(flag, seat).cards().iter().copied());
    let card = cards.find(|card| layout::card_title(*card) == plain.title);
    let plain = match card {
        Some(card) => plain.shown(Picture::face(faces::of_card(card))),
        None => plain,
    };
    let mut lines = Vec::new();
    if let Some(card) = card.filter(|card| !card.is_troop()) {
        lines.push(Words::new(format!("{}-about", faces::tactic_key(card))));
    }
    lines.extend(plain.lines.iter().cloned());
    Sheet { lines, ..plain }.by_rule("declaration")
}

/// A flag: both formations and what is proven.
fn formations(view: &View, seat: Seat, flag: FlagId, plain: Sheet) -> Sheet {
    let here = view.table.flag(flag);
    let row = |seat: Seat| here.side(seat).cards().iter().map(|card| faces::of_card(*card)).collect::<Vec<_>>();
    let rows: Vec<Vec<_>> = [other(seat), seat].map(row).into_iter().filter(|row| !row.is_empty()).collect();
    let picture = if rows.is_empty() { Picture::Icon("ui-flag") } else { Picture::Faces(rows) };
    let mut lines = Vec::new();
    for (lies, card) in [(here.fog, Card::FOG), (here.mud, Card::MUD)] {
        if lies {
            lines.push(Words::new("battle_line-inspect-weather").with("card", card.to_string()));
            lines.push(Words::new(format!("{}-about", faces::tactic_key(card))));
        }
    }
    lines.extend(words::proof_lines(view, seat, flag).into_iter().filter(|line| *line != plain.title));
    if lines.is_empty() {
        lines.push(Words::new("battle_line-inspect-empty"));
    }
    if view.table.owner(flag).is_none() && view.table.proof(flag, other(seat)).verdict.is_proven() {
        lines.push(Words::new("battle_line-inspect-rival-proves"));
    }
    Sheet { lines, ..plain.shown(picture) }.by_rule("declaration")
}

fn pile(view: &View, deck: DeckKind, plain: Sheet) -> Sheet {
    let key = match deck {
        DeckKind::Troops => "battle_line-inspect-troops",
        DeckKind::Tactics => "battle_line-inspect-tactics",
    };
    let mut sheet = plain.shown(Picture::face(faces::back(deck))).by_rule("drawing");
    let top: Vec<String> = view.deck(deck).known.iter().rev().map(ToString::to_string).collect();
    sheet = sheet.say(Words::new(key));
    if top.is_empty() { sheet } else { sheet.say(Words::new("battle_line-inspect-top").with("cards", top.join(" "))) }
}

/// Cards of a hand that the viewer does not know, but for some that came back from a Scout.
fn unknown(view: &View, owner: Seat, plain: Sheet) -> Sheet {
    let hand = view.hand(owner);
    let known: Vec<String> = hand.known.iter().map(|card| card.to_string()).collect();
    let words = Words::new("battle_line-inspect-hand").with("seat", owner);
    let mut sheet = plain.say(words.with("troops", hand.troops).with("tactics", hand.tactics)).by_rule("components");
    if view.table.is_locked(owner) {
        sheet = locked(owner, sheet);
    }
    if known.is_empty() {
        return sheet;
    }
    sheet.say(Words::new("battle_line-inspect-known").with("cards", known.join(" ")))
}

fn discards(view: &View, target: Target, plain: Sheet) -> Sheet {
    let Some(TablePlace::Discard(owner)) = pointing::place(target) else { return plain };
    let cards = view.table.discards[usize::from(owner.0 & 1)];
    let row: Vec<_> = cards.iter().map(faces::of_card).collect();
    let sheet = plain.by_rule("tactics").say(Words::new("battle_line-why-discard"));
    if row.is_empty() {
        return sheet.shown(Picture::Icon("ui-discard"));
    }
    sheet.shown(Picture::Faces(row.chunks(3).map(<[_]>::to_vec).collect()))
}
