//! What is told of a card, the bottle, the Imp's Trick or a place that is looked at closely.

use super::faces::in_words;
use super::{layout, places, pointing};
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::cards::{Card, CardSet};
use crate::games::bottle_imp::{Phase, Slot, View};
use crate::table::{Picture, Sheet, Target};

/// The sheet of a thing.
pub fn inspect(view: &View, seat: Seat, target: Target, plain: Sheet) -> Sheet {
    let piece = match target {
        Target::Piece(piece) => piece,
        Target::Zone(zone) => return place(view, places::slot_of(zone, view.table.is_for_two()), plain),
        Target::Count(_) | Target::Option(_) => return plain,
    };
    if piece == layout::BOTTLE {
        return bottle(view, seat, plain);
    }
    if piece == layout::IMP_PILE {
        return imp(view, plain);
    }
    if let Some(owner) = layout::holder_of(piece) {
        return hand(view, seat, owner, plain);
    }
    match pointing::card(&[target]) {
        Some(card) => printed(view, card, plain),
        None => plain.say(Words::new("bottle_imp-inspect-nineteen")).by_rule("bottle"),
    }
}

fn listed(view: &View, cards: CardSet) -> String {
    let printing = view.table.options.cards;
    cards.iter().map(|card| in_words(printing, card)).collect::<Vec<_>>().join(" ")
}

fn printed(view: &View, card: Card, mut sheet: Sheet) -> Sheet {
    let table = &view.table;
    let trump = card.number() < table.price;
    let words = |key: &str| Words::new(key).with("price", table.price);
    let known = [words("bottle_imp-about-trump"), words("bottle_imp-about-high")];
    if table.price == card.number() {
        sheet = sheet.say(Words::new("bottle_imp-inspect-price"));
    } else {
        let told = usize::from(!trump);
        sheet.lines.retain(|line| !known.contains(line));
        sheet.lines.insert(0, known[told].clone());
        let key = if trump { "bottle_imp-inspect-trump" } else { "bottle_imp-inspect-high" };
        sheet.lines.insert(1, words(key));
    }
    let coins = table.options.cards.coins(card);
    sheet.lines.push(Words::new("bottle_imp-inspect-coins").with("coins", coins));
    if table.phase == Phase::Play && table.plays.is_empty() {
        sheet
            .lines
            .push(Words::new("bottle_imp-inspect-lead").with_key("colour", table.options.cards.colour(card).key()));
    }
    sheet.by_rule("winning")
}

fn bottle(view: &View, seat: Seat, plain: Sheet) -> Sheet {
    let sheet = plain.shown(Picture::Icon("bi-bottle")).by_rule("bottle");
    let sheet = match view.table.holder {
        None => sheet.say(Words::new("bottle_imp-inspect-free")),
        Some(holder) => sheet.say(Words::new("bottle_imp-inspect-held").with("seat", holder)),
    };
    let lower = CardSet::below(view.table.price).without(view.table.played());
    let own = view.hand(seat).known.union(view.open_hand(seat).known).intersection(lower);
    if lower.is_empty() {
        return sheet.say(Words::new("bottle_imp-inspect-stuck"));
    }
    if own.is_empty() || !view.viewer.sees(seat) {
        return sheet;
    }
    sheet.say(Words::new("bottle_imp-inspect-own").with("cards", listed(view, own)))
}

fn imp(view: &View, plain: Sheet) -> Sheet {
    let sheet = plain.say(Words::new("bottle_imp-inspect-imp")).by_rule("scoring");
    if view.imp.known.is_empty() {
        return sheet;
    }
    sheet.say(Words::new("bottle_imp-inspect-yours").with("cards", listed(view, view.imp.known)))
}

/// A card of a hand that the viewer does not know, but for the cards that were given to it.
fn hand(view: &View, seat: Seat, owner: Seat, plain: Sheet) -> Sheet {
    let hand = view.hand(owner);
    let sheet = plain.say(Words::new("bottle_imp-inspect-hand").with("seat", owner).with("count", hand.count));
    let sheet = sheet.by_rule("exchange");
    if hand.known.is_empty() || owner == seat {
        return sheet;
    }
    sheet.say(Words::new("bottle_imp-inspect-given").with("cards", listed(view, hand.known)))
}

fn place(view: &View, slot: Option<Slot>, plain: Sheet) -> Sheet {
    let two = view.table.is_for_two();
    let rule = if two { "two-players" } else { "exchange" };
    match slot {
        None => plain.say(Words::new("bottle_imp-inspect-trick")).shown(Picture::Icon("bi-trick")).by_rule("trick"),
        Some(Slot::Imp) => {
            plain.say(Words::new("bottle_imp-inspect-to-imp")).shown(Picture::Icon("imp-laugh")).by_rule(rule)
        }
        Some(_) => plain.say(Words::new("bottle_imp-inspect-gift")).shown(Picture::Icon("ui-hand")).by_rule(rule),
    }
}
