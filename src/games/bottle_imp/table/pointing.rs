//! What a person points at to mean an action.

use super::layout::{self, Slot, TRICK};
use crate::client::table::{Button, Explained, OptionId, PieceId, Pose, Target};
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::{Action, Card, Phase, View};

/// Gives the chosen cards away: a choice cannot be taken back.
const GIVE: OptionId = OptionId(0);

/// The only option there is as a button.
pub fn give() -> Button {
    Button::new(Words::new("bottle_imp-button-give")).meaning(Words::new("bottle_imp-button-give-about"))
}

fn piece(card: Card) -> Target {
    Target::Piece(layout::card(card))
}

/// The targets of an action: card and slot for each card that is given away, or a card and the trick.
pub fn targets(action: Action) -> Vec<Target> {
    let into = |card: Card, slot: Slot| [piece(card), Target::Zone(slot.zone())];
    let mut targets: Vec<Target> = match action {
        Action::Play { card } => return vec![piece(card), Target::Zone(TRICK)],
        Action::Exchange { imp, left, right } => {
            [into(left, Slot::First), into(imp, Slot::Imp), into(right, Slot::Second)].into_iter().flatten().collect()
        }
        Action::ExchangeForTwo { open, closed, imp } => {
            let gifts = [into(open, Slot::First), into(closed, Slot::Second)];
            gifts.into_iter().chain(imp.iter().map(|card| into(card, Slot::Imp))).flatten().collect()
        }
    };
    targets.push(Target::Option(GIVE));
    targets
}

/// Cards are laid into their slots in any order.
pub fn part(action: Action) -> usize {
    match action {
        Action::Play { .. } => 0,
        Action::Exchange { .. } | Action::ExchangeForTwo { .. } => 2,
    }
}

/// Cards lie in the slots that have been chosen for them.
pub fn staged(chosen: &[Target]) -> Vec<(PieceId, Pose)> {
    let mut laid: Vec<(Slot, PieceId, Pose)> = Vec::new();
    for pair in chosen.chunks_exact(2) {
        if let [Target::Piece(card), Target::Zone(zone)] = *pair
            && let Some(slot) = Slot::of(zone)
        {
            let before = laid.iter().filter(|(other, ..)| *other == slot).count();
            laid.push((slot, card, slot.pose(before)));
        }
    }
    laid.into_iter().map(|(_, card, pose)| (card, pose)).collect()
}

/// The card that is pointed at first, if it is one.
pub fn card(targets: &[Target]) -> Option<Card> {
    match targets {
        [Target::Piece(piece), ..] => layout::card_of(*piece),
        _ => None,
    }
}

/// Whether the seat holds the card, as far as it may know.
pub fn holds(view: &View, seat: Seat, card: Card) -> bool {
    view.hand(seat).known.union(view.open_hand(seat).known).contains(card)
}

/// Whether a card that the seat holds goes with the colour led, as far as the hand that it comes from has that colour.
pub fn follows(view: &View, seat: Seat, card: Card) -> bool {
    let table = &view.table;
    let Some(led) = table.plays.first() else { return true };
    let suit = table.options.cards.suit(table.options.cards.colour(led));
    let hands = [view.hand(seat).known, view.open_hand(seat).known];
    let from = hands.into_iter().find(|hand| hand.contains(card)).unwrap_or_default();
    suit.contains(card) || from.intersection(suit).is_empty()
}

/// The action that these targets would mean.
pub fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
    let card = card(targets)?;
    match view.table.phase {
        Phase::Play if holds(view, seat, card) => Some(Action::Play { card }),
        // Only cards of the hand as dealt are given away; the rules say so of any other.
        Phase::Exchange if !view.hand(seat).known.contains(card) && view.open_hand(seat).known.contains(card) => {
            Some(given_with(view, seat, card))
        }
        _ => None,
    }
}

/// An exchange that gives this card and others of the hand away.
fn given_with(view: &View, seat: Seat, card: Card) -> Action {
    let mut others = view.hand(seat).known.iter().filter(|other| *other != card);
    let mut next = || others.next().unwrap_or(card);
    if view.table.is_for_two() {
        return Action::ExchangeForTwo { open: card, closed: next(), imp: [next(), next()].into_iter().collect() };
    }
    Action::Exchange { imp: card, left: next(), right: next() }
}

/// Why something cannot be begun.
pub fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
    let exchange = view.table.phase == Phase::Exchange;
    let two = view.table.is_for_two();
    let giving = if two { "two-players" } else { "exchange" };
    let (key, rule) = match (exchange, targets) {
        (true, _) if view.committed.contains(seat) => ("bottle_imp-why-chosen", "exchange"),
        (_, []) => return None,
        (_, [.., Target::Piece(piece)]) if *piece == layout::BOTTLE => ("bottle_imp-why-bottle", "bottle"),
        (false, [.., Target::Piece(piece)]) if *piece == layout::IMP_PILE => {
            ("bottle_imp-refusal-exchange-over", "exchange")
        }
        (_, [.., Target::Piece(piece)]) if layout::holder_of(*piece).is_some() => ("bottle_imp-why-hand", "trick"),
        (true, [Target::Zone(_), ..]) => ("bottle_imp-why-card-first", "exchange"),
        // A place that is full, or a card beyond those that are given away.
        (true, [_, _, ..])
            if targets.len().is_multiple_of(2) && is_slot(targets.last()) || targets.len() > 2 * gifts(two) =>
        {
            ("bottle_imp-refusal-other-exchange", giving)
        }
        (true, [.., Target::Piece(_), Target::Piece(_)]) => ("bottle_imp-why-slot", "exchange"),
        (false, [Target::Zone(_), ..]) => ("bottle_imp-why-card-first", "trick"),
        (_, [.., Target::Piece(piece)]) if layout::card_of(*piece).is_none_or(|card| !holds(view, seat, card)) => {
            ("bottle_imp-why-lies", if exchange { "exchange" } else { "trick" })
        }
        _ => return None,
    };
    Some(Explained { words: Words::new(key), rule: Some(rule) })
}

/// How many cards are given away.
fn gifts(two: bool) -> usize {
    if two { 4 } else { 3 }
}

fn is_slot(target: Option<&Target>) -> bool {
    matches!(target, Some(Target::Zone(zone)) if Slot::of(*zone).is_some())
}
