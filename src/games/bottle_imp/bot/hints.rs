//! Why an action is good, in words for the person who asked for a hint.

use super::super::Action;
use super::super::bottle;
use super::super::cards::{Card, CardSet};
use super::super::draft::Slot;
use super::super::position::{PublicState, State};
use super::super::tricks::legal_cards;
use super::super::view::View;
use crate::ai::{Because, afterwards};
use crate::engine::{Seat, Words};

/// The only card that may be played.
const FORCED: &str = "bottle_imp-hint-forced";
/// The highest number of a trump that is given away because few cards are lower.
const LOW: u8 = 10;

/// The reason for an action; nobody is advised to take a card back.
pub(super) fn reason(state: &State, seat: Seat, action: &Action) -> Option<Words> {
    match *action {
        Action::Lay { card, slot } => Some(of_gift(state, seat, card, slot).with("card", card.to_string())),
        Action::Give => Some(Words::new("bottle_imp-hint-give")),
        Action::TakeBack { .. } => None,
        Action::Play { card } => {
            let forced = legal_cards(state, seat).len() == 1;
            let open = state.open.get(seat.index()).copied().unwrap_or(CardSet::NONE);
            let own = state.hands[seat.index()].union(open);
            let words = if forced { Words::new(FORCED) } else { of_card(&state.table, seat, card, own) };
            Some(words.with("card", card.to_string()))
        }
    }
}

/// The reason as far as everybody sees it: whether somebody who followed had another card lies hidden.
pub(super) fn because(view: &View, seat: Seat, action: &Action) -> Because {
    match *action {
        Action::Lay { .. } | Action::Give | Action::TakeBack { .. } => {
            Because::Part(afterwards(&Words::new("bottle_imp-hint-lay")))
        }
        Action::Play { card } => {
            let count = view.hand(seat).count + view.open_hand(seat).count;
            let words = afterwards(&of_card(&view.table, seat, card, CardSet::NONE));
            match view.table.plays.is_empty() {
                true if count == 1 => Because::Whole(afterwards(&Words::new(FORCED))),
                true => Because::Whole(words),
                false => Because::Part(words),
            }
        }
    }
}

/// What giving a card away is good for.
fn of_gift(state: &State, seat: Seat, card: Card, slot: Slot) -> Words {
    let cards = state.table.options.cards;
    if card.number() <= LOW {
        return Words::new("bottle_imp-hint-lay").with("lower", CardSet::below(card.number()).len());
    }
    let kept = state.hands[seat.index()].without(state.drafts[seat.index()].cards()).without(CardSet::one(card));
    let left = kept.intersection(cards.suit(cards.colour(card))).len();
    if slot == Slot::Imp && left > 0 {
        return Words::new("bottle_imp-hint-lay-rich").with("coins", cards.coins(card));
    }
    Words::new("bottle_imp-hint-lay-colour").with("left", left).with_key("colour", cards.colour(card).key())
}

/// What a card does in the trick as it lies, with numbers of cards that may still be played: all that lie open nowhere, but not
/// those of `own`.
fn of_card(table: &PublicState, seat: Seat, card: Card, own: CardSet) -> Words {
    let best = bottle::decide(table.plays.set(), table.price);
    let beats = best.is_none_or(|best| card > best.card);
    let last = table.plays.len() + 1 == table.trick_size();
    let trump = card.number() < table.price;
    let holds = table.holder == Some(seat);
    let key = match best {
        Some(best) if trump && best.buys && !beats => "bottle_imp-hint-throws-under",
        _ if trump && last => "bottle_imp-hint-buys",
        _ if trump && holds => "bottle_imp-hint-sells",
        None if trump => "bottle_imp-hint-leads-trump",
        Some(_) if trump => "bottle_imp-hint-trumps",
        Some(best) if best.buys || !beats => "bottle_imp-hint-gives-little",
        Some(_) if last => "bottle_imp-hint-takes",
        Some(_) => "bottle_imp-hint-leads-trick",
        None => "bottle_imp-hint-leads",
    };
    let out = CardSet::ALL.without(table.played()).without(own);
    let lower = CardSet::below(card.number());
    let higher = out.without(lower).without(CardSet::one(card));
    let higher = if trump { higher.intersection(CardSet::below(table.price)) } else { higher };
    let given = if key == "bottle_imp-hint-gives-little" { CardSet::NONE } else { table.plays.set() };
    let coins = table.options.cards.worth(given.union(CardSet::one(card)));
    let words = Words::new(key).with("coins", coins);
    words.with("lower", out.intersection(lower).len()).with("higher", higher.len())
}
