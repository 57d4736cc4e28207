//! What a person points at to mean an action.

use super::layout::{self, Slot, TRICK};
use crate::client::table::{Explained, PieceId, Pose, Target};
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::{Action, Card, Phase, View};

/// Button that gives the chosen cards away: a choice cannot be taken back.
const GIVE: &str = "bottle_imp-button-give";

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
    targets.push(Target::Button(GIVE));
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
    view.hand(seat).known.or(view.open_hand(seat).known).contains(card)
}

/// The action that these targets would mean.
pub fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
    let card = card(targets).filter(|card| view.table.phase == Phase::Play && holds(view, seat, *card))?;
    Some(Action::Play { card })
}

/// Why something cannot be begun.
pub fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
    let (key, rule) = match (view.table.phase, targets) {
        (Phase::Exchange, _) if view.committed.contains(seat) => ("bottle_imp-why-chosen", "exchange"),
        (Phase::Exchange, [Target::Zone(_), ..]) => ("bottle_imp-why-card-first", "exchange"),
        (Phase::Exchange, [Target::Piece(_), Target::Piece(_)]) => ("bottle_imp-why-slot", "exchange"),
        (Phase::Play, [Target::Zone(_), ..]) => ("bottle_imp-why-card-first", "trick"),
        (Phase::Play, [Target::Piece(piece), ..]) if *piece == layout::BOTTLE => ("bottle_imp-why-bottle", "bottle"),
        _ => return None,
    };
    Some(Explained { words: Words::new(key), rule: Some(rule) })
}
