//! Rules of thumb (Rules 13.3): what a card is worth at a glance, through the eyes of the seat that has to play it.

use super::super::Action;
use super::super::bottle;
use super::super::cards::{Card, CardSet};
use super::super::position::{Commit, State};
use super::super::tricks::legal_cards;
use super::temper;
use crate::ai::greedy::unit;
use crate::ai::{Taste, Temper};
use crate::engine::{Chance, Sampled, Seat};

/// How likely nobody else can take the bottle any more, by the number of unseen cards below its price: they may all lie in
/// the Imp's Trick, or be thrown away under another trump.
const STUCK: [f32; 8] = [1.0, 0.55, 0.34, 0.22, 0.15, 0.10, 0.07, 0.05];
/// Coins of a card that is still to come, on average.
const COMING: f32 = 3.0;
/// What being left with the bottle costs beside the own pile: the Imp's Trick, and what is still to be won.
const PENALTY: f32 = 7.0;

/// What a seat sees when it has to play.
pub(super) struct Eyes<'a> {
    state: &'a State,
    /// Cards that lie in other hands or in the Imp's Trick.
    unseen: CardSet,
    legal: CardSet,
    /// Coins on the table.
    pot: f32,
    /// The card that takes the trick so far, and whether it buys the bottle.
    best: Option<bottle::Verdict>,
    /// How many cards are still to follow in this trick.
    later: i32,
    /// What being left with the bottle would cost.
    stake: f32,
    holds: bool,
    /// What others have of a coin that is given to one of them.
    share: f32,
    taste: Taste,
}

impl<'a> Eyes<'a> {
    pub(super) fn of(state: &'a State, seat: Seat) -> Self {
        let table = &state.table;
        let cards = table.options.cards;
        let own = state.commits[seat.index()].map_or(CardSet::NONE, |commit| commit.imp);
        let held = state.held(seat);
        let plays = table.plays.set();
        Self {
            state,
            unseen: CardSet::ALL.without(table.played()).without(held).without(own),
            legal: legal_cards(state, seat),
            pot: f32::from(cards.worth(plays)),
            best: bottle::decide(plays, table.price),
            later: (table.trick_size() - table.plays.len() - 1) as i32,
            stake: f32::from(cards.worth(table.won[seat.index()])) + PENALTY + f32::from(held.len()),
            holds: table.holder == Some(seat),
            share: 1.0 / (table.players() - 1) as f32,
            taste: Taste::default(),
        }
    }

    /// The same through the eyes of somebody with this taste.
    pub(super) fn liking(self, taste: Taste) -> Self {
        Self { taste, ..self }
    }

    /// The cards that may be played.
    pub(super) fn legal(&self) -> CardSet {
        self.legal
    }

    /// How likely the bottle stays where it is at this price.
    fn stuck(&self, price: u8) -> f32 {
        let lower = usize::from(self.unseen.intersection(CardSet::below(price)).len());
        STUCK[lower.min(STUCK.len() - 1)]
    }

    /// How likely none of the seats that follow plays one of these cards, if each of them plays one of the unseen cards.
    fn spared(&self, feared: CardSet, eagerness: f32) -> f32 {
        let share = f32::from(self.unseen.intersection(feared).len()) / f32::from(self.unseen.len().max(1));
        (1.0 - eagerness * share).max(0.0).powi(self.later)
    }

    /// What playing this card is worth, in points.
    pub(super) fn worth(&self, card: Card) -> f32 {
        let table = &self.state.table;
        let coins = f32::from(table.options.cards.coins(card));
        let price = table.price;
        let pot = self.pot + coins + COMING * self.later as f32;
        let given = -coins * self.share;
        let bought = self.best.is_some_and(|best| best.buys);
        let beats = self.best.is_none_or(|best| card > best.card);
        if card.number() < price {
            let danger = self.stuck(card.number()) * self.stake;
            // Rid of a card that would have bought the bottle some other time.
            let relief = 0.6 * danger;
            if bought && !beats {
                return given + relief;
            }
            let between = CardSet::below(price).without(CardSet::below(card.number() + 1));
            let keeps = self.spared(between, 1.0);
            let already = if self.holds { self.stuck(price) * self.stake } else { 0.0 };
            return keeps * (pot - danger) + (1.0 - keeps) * (given + relief) + already;
        }
        // A high card is worth keeping for a richer trick.
        let below = f32::from(self.unseen.intersection(CardSet::below(card.number())).len());
        let strength = 5.0 * below / f32::from(self.unseen.len().max(1));
        if bought || !beats {
            return given - strength;
        }
        let higher = CardSet::ALL.without(CardSet::below(card.number()));
        let wins = self.spared(higher, 1.0) * self.spared(CardSet::below(price), 0.7);
        // Coins are worth nothing to whoever will be left with the bottle.
        let counts = if self.holds { 1.0 - self.stuck(price) } else { 1.0 };
        wins * pot * counts + (1.0 - wins) * given - strength
    }

    /// The best card by these values, each moved by what is liked and by up to `noise`.
    pub(super) fn choose(&self, noise: f32, chance: &mut Sampled) -> Option<Card> {
        if self.legal.len() <= 1 {
            return self.legal.lowest();
        }
        let mut best = (f32::NEG_INFINITY, None);
        for card in self.legal.iter() {
            let shift = if noise > 0.0 { noise * unit(chance) } else { 0.0 };
            let worth = self.worth(card) + temper::lean(self.taste, self.state, card) + shift;
            if worth > best.0 {
                best = (worth, Some(card));
            }
        }
        best.1
    }
}

/// Gives away low cards, which are hard to lose (Rules 13.3), step by step: into each slot that is not full the lowest card
/// left, and now and then the next one instead. Some tempers pass over the lowest ones.
pub(super) fn step(
    state: &State,
    seat: Seat,
    (temper, variety): (Temper, u32),
    chance: &mut Sampled,
) -> Option<Action> {
    let draft = &state.drafts[seat.index()];
    let Some(slot) = draft.next_slot(state.table.is_for_two()) else { return Some(Action::Give) };
    let place = temper::passed_over(temper, slot);
    let card = low_card(state.hands[seat.index()].without(draft.cards()), place, variety, chance)?;
    Some(Action::Lay { card, slot })
}

/// What comes of all these steps.
pub(super) fn give_away(state: &State, seat: Seat, variety: u32, chance: &mut Sampled) -> Option<Commit> {
    let for_two = state.table.is_for_two();
    let mut draft = state.drafts[seat.index()];
    while let Some(slot) = draft.next_slot(for_two) {
        draft.lay(low_card(state.hands[seat.index()].without(draft.cards()), 0, variety, chance)?, slot);
    }
    draft.commit(for_two)
}

/// The card so many places above the lowest; in `variety` of a hundred cases the next one instead, or the one after it, and
/// so on.
fn low_card(cards: CardSet, mut place: usize, variety: u32, chance: &mut Sampled) -> Option<Card> {
    while chance.below(100) < variety {
        place += 1;
    }
    cards.iter().nth(place).or(cards.highest())
}
