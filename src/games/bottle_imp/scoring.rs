//! What a round brings (Rules 8; for teams Rules 10).

use super::cards::{CardSet, CardTable};
use super::position::{BySeat, PublicState, RoundResult};
use crate::engine::Seat;

/// The coins of everybody's own pile; but the holder's pile is void, and he loses the coins of the Imp's Trick (Rules 8).
pub fn scores(cards: CardTable, won: &BySeat<CardSet>, holder: Option<Seat>, imp: CardSet) -> BySeat<i16> {
    let mut scores = won.map(|pile| i16::from(cards.worth(pile)));
    if let Some(holder) = holder {
        scores[holder.index()] = -i16::from(cards.worth(imp));
    }
    scores
}

/// The seats that share their points in this round: who leads first and the seat opposite (Rules 10).
pub fn partners(table: &PublicState, dealer: Seat) -> Option<[Seat; 2]> {
    table.options.teams.then(|| [1, 3].map(|steps| table.seat_after(dealer, steps)))
}

/// What each seat is credited with: its own score, or with teams the sum of both partners (Rules 10).
pub fn credited(table: &PublicState, result: &RoundResult) -> BySeat<i16> {
    let mut credited = result.scores;
    if let Some([one, two]) = partners(table, result.dealer) {
        let sum = credited[one.index()] + credited[two.index()];
        credited[one.index()] = sum;
        credited[two.index()] = sum;
    }
    credited
}
