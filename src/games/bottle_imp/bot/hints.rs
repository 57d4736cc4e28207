//! Why an action is good, in words for the person who asked for a hint.

use super::super::Action;
use super::super::bottle;
use super::super::cards::Card;
use super::super::position::State;
use super::super::tricks::legal_cards;
use crate::engine::{Seat, Words};

/// The reason for an action; nobody is advised to take a card back.
pub(super) fn reason(state: &State, seat: Seat, action: &Action) -> Option<Words> {
    match *action {
        Action::Lay { card, .. } => Some(Words::new("bottle_imp-hint-lay").with("card", card.to_string())),
        Action::Give => Some(Words::new("bottle_imp-hint-give")),
        Action::TakeBack { .. } => None,
        Action::Play { card } => Some(Words::new(of_card(state, seat, card)).with("card", card.to_string())),
    }
}

/// What a card does in the trick as it lies.
fn of_card(state: &State, seat: Seat, card: Card) -> &'static str {
    let table = &state.table;
    let best = bottle::decide(table.plays.set(), table.price);
    let beats = best.is_none_or(|best| card > best.card);
    let last = table.plays.len() + 1 == table.trick_size();
    let trump = card.number() < table.price;
    let holds = table.holder == Some(seat);
    match best {
        _ if legal_cards(state, seat).len() == 1 => "bottle_imp-hint-forced",
        Some(best) if trump && best.buys && !beats => "bottle_imp-hint-throws-under",
        _ if trump && last => "bottle_imp-hint-buys",
        _ if trump && holds => "bottle_imp-hint-sells",
        None if trump => "bottle_imp-hint-leads-trump",
        Some(_) if trump => "bottle_imp-hint-trumps",
        Some(best) if best.buys || !beats => "bottle_imp-hint-gives-little",
        Some(_) if last => "bottle_imp-hint-takes",
        Some(_) => "bottle_imp-hint-leads-trick",
        None => "bottle_imp-hint-leads",
    }
}
