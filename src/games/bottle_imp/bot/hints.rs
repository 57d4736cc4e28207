//! Why an action is good, in words for the person who asked for a hint.

use super::super::Action;
use super::super::bottle;
use super::super::cards::Card;
use super::super::position::{State, Table};
use super::super::tricks::legal_cards;
use super::super::view::View;
use crate::ai::{Because, afterwards};
use crate::engine::{Seat, Words};

/// The reason for an action; nobody is advised to take a card back.
pub(super) fn reason(state: &State, seat: Seat, action: &Action) -> Option<Words> {
    match *action {
        Action::Lay { card, .. } => Some(Words::new("bottle_imp-hint-lay").with("card", card.to_string())),
        Action::Give => Some(Words::new("bottle_imp-hint-give")),
        Action::TakeBack { .. } => None,
        Action::Play { card } => {
            let forced = legal_cards(state, seat).len() == 1;
            let key = if forced { "bottle_imp-hint-forced" } else { of_card(&state.table, seat, card) };
            Some(Words::new(key).with("card", card.to_string()))
        }
    }
}

/// The reason as far as everybody sees it: whether whoever followed had another card lies hidden.
pub(super) fn because(view: &View, seat: Seat, action: &Action) -> Because {
    let table = &view.table;
    let said = |key: &str| Words::new(afterwards(&Words::new(key)).key);
    match *action {
        Action::Lay { .. } | Action::Give | Action::TakeBack { .. } => Because::Part(said("bottle_imp-hint-lay")),
        Action::Play { card } => {
            let words = said(of_card(table, seat, card));
            let count = view.hand(seat).count + view.open_hand(seat).count;
            match table.plays.is_empty() {
                true if count == 1 => Because::Whole(said("bottle_imp-hint-forced")),
                true => Because::Whole(words),
                false => Because::Part(words),
            }
        }
    }
}

/// What a card does in the trick as it lies.
fn of_card(table: &Table, seat: Seat, card: Card) -> &'static str {
    let best = bottle::decide(table.plays.set(), table.price);
    let beats = best.is_none_or(|best| card > best.card);
    let last = table.plays.len() + 1 == table.trick_size();
    let trump = card.number() < table.price;
    let holds = table.holder == Some(seat);
    match best {
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
