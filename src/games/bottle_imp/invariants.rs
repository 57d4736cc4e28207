//! What holds in every position that can be reached (Rules 11.3).

use super::cards::{Card, CardSet};
use super::draft::Slot;
use super::position::{Phase, State};

/// Every card lies in one place, price and holder fit what was played, and no hand has a colour that it did not follow
/// (Rules 11.3).
pub(super) fn sound(state: &State) -> Result<(), String> {
    let table = &state.table;
    let places = state.hands.iter().chain(&state.open).chain(&table.won).copied().chain([state.imp, table.plays.set()]);
    let mut all = CardSet::NONE;
    for cards in places {
        if !all.intersection(cards).is_empty() {
            return Err(format!("{:?} are in two places", all.intersection(cards)));
        }
        all = all.union(cards);
    }
    if all != CardSet::ALL {
        return Err(format!("{:?} are nowhere", CardSet::ALL.without(all)));
    }
    let price_card = Card::new(table.price);
    match (price_card, table.holder) {
        (None, None) => {}
        (Some(card), Some(holder)) if table.won[holder.index()].contains(card) => {}
        _ => return Err(format!("the price {} does not fit the holder {:?}", table.price, table.holder)),
    }
    let trumps = table.played().intersection(CardSet::below(19)).without(table.plays.set());
    if trumps.is_empty() != (table.price == 19) {
        return Err(format!("the price is {}, but trumps won are {trumps:?}", table.price));
    }
    for seat in table.seats() {
        let draft = &state.drafts[seat.index()];
        let laid = draft.cards();
        let may_lay = table.phase == Phase::Exchange && state.commits[seat.index()].is_none();
        let count = draft.imp.len() + draft.gifts.iter().flatten().count() as u8;
        let fits = draft.imp.len() <= Slot::Imp.room(table.is_for_two()) && (may_lay || count == 0);
        if !fits || laid.len() != count || !laid.without(state.hands[seat.index()]).is_empty() {
            return Err(format!("{} cannot have laid {laid:?} out", seat.letter()));
        }
        let shut = table.options.cards.suits(table.voids[seat.index()]);
        if !state.hands[seat.index()].intersection(shut).is_empty() {
            return Err(format!("{} has a colour that it did not follow", seat.letter()));
        }
    }
    Ok(())
}
