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

/// How likely whoever buys the bottle keeps it to the end, by the number of unseen cards below its price: some lie in the
/// Imp's Trick, some are thrown away under another trump, and others take care not to buy.
const STUCK: [f32; 8] = [1.0, 0.9, 0.8, 0.8, 0.7, 0.6, 0.5, 0.5];
/// How much of what the bottle costs is saved by being rid of a trump that need not buy it any more, by the same number.
/// Whoever keeps the lowest of all is seldom made to play it while it still is a trump.
const RELIEF: [f32; 8] = [0.0, 0.6, 0.5, 0.5, 0.35, 0.2, 0.0, 0.0];
/// The Imp's Trick, in points.
const PENALTY: f32 = 7.0;
/// What each card still in hand would bring to whoever does not have the bottle.
const COMING: f32 = 3.3;
/// How much likelier than any other card those who follow play a trump that takes the bottle.
const EAGER: f32 = 1.8;
/// What the highest of all cards brings more than the lowest if it is kept for a rich trick.
const TOP: f32 = 12.0;
/// How much less a card brings that beats only a part of the others: it seldom takes what it is meant to take, and is sooner
/// played than kept. For those that beat half of them it is 3/8 of this.
const MIDDLING: f32 = 22.0;

/// What a table says for so many unseen cards that are lower; its last entry stands for more as well.
#[inline]
fn by_lower(table: &[f32; 8], lower: usize) -> f32 {
    table[lower.min(table.len() - 1)]
}

/// How far somebody looks who plays by rules of thumb.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum LookAhead {
    /// As far as the trick on the table, and to whom the bottle goes.
    Trick,
    /// To the tricks that are still to come, for which high cards are kept.
    #[default]
    Round,
}

/// What a seat sees when it has to play.
pub(super) struct Eyes<'a> {
    state: &'a State,
    /// Cards that lie in other hands or in the Imp's Trick, and how many there are.
    unseen: CardSet,
    count: f32,
    legal: CardSet,
    /// How many of the unseen cards are below the price.
    trumps: usize,
    /// Coins on the table.
    pot: f32,
    /// The card that takes the trick so far, and whether it buys the bottle.
    best: Option<bottle::TrickResult>,
    /// How many cards are still to follow in this trick.
    later: usize,
    /// What being left with the bottle would cost.
    stake: f32,
    /// How likely whoever has the bottle keeps it if this seat has it, else 0.
    stuck: f32,
    /// What others have of a coin that is given to one of them.
    share: f32,
    sight: LookAhead,
    taste: Taste,
}

impl<'a> Eyes<'a> {
    #[inline]
    pub(super) fn of(state: &'a State, seat: Seat) -> Self {
        let table = &state.table;
        let cards = table.options.cards;
        let own = state.commits[seat.index()].map_or(CardSet::NONE, |commit| commit.imp);
        let held = state.held(seat);
        let plays = table.plays.set();
        let unseen = CardSet::ALL.without(table.played()).without(held).without(own);
        let trumps = usize::from(bottle::trumps(unseen, table.price).len());
        Self {
            state,
            unseen,
            count: f32::from(unseen.len().max(1)),
            legal: legal_cards(state, seat),
            trumps,
            pot: f32::from(cards.worth(plays)),
            best: bottle::decide(plays, table.price),
            later: table.trick_size() - table.plays.len() - 1,
            stake: f32::from(cards.worth(table.won[seat.index()])) + PENALTY + COMING * f32::from(held.len()),
            stuck: if table.holder == Some(seat) { by_lower(&STUCK, trumps) } else { 0.0 },
            share: 1.0 / (table.players() - 1) as f32,
            sight: LookAhead::default(),
            taste: Taste::default(),
        }
    }

    /// The same through the eyes of somebody with this taste.
    pub(super) fn liking(self, taste: Taste) -> Self {
        Self { taste, ..self }
    }

    /// The same through the eyes of somebody who looks so far.
    pub(super) fn seeing(self, sight: LookAhead) -> Self {
        Self { sight, ..self }
    }

    pub(super) fn legal(&self) -> CardSet {
        self.legal
    }

    /// How likely none of the seats that follow plays one of so many unseen cards, if each of them plays one of the unseen
    /// cards.
    #[inline]
    fn spared(&self, feared: usize, eagerness: f32) -> f32 {
        let spares = (1.0 - eagerness * feared as f32 / self.count).max(0.0);
        (0..self.later).fold(1.0, |all, _| all * spares)
    }

    /// What playing this card is worth, in points.
    #[inline]
    pub(super) fn worth(&self, card: Card) -> f32 {
        let table = &self.state.table;
        let lower = usize::from(self.unseen.intersection(CardSet::below(card.number())).len());
        let pot = self.pot + f32::from(table.options.cards.coins(card));
        let given = -pot * self.share;
        let bought = self.best.is_some_and(|best| best.buys);
        let beats = self.best.is_none_or(|best| card > best.card);
        if card.number() < table.price {
            let relief = by_lower(&RELIEF, lower) * self.stake;
            if bought && !beats {
                return given + relief;
            }
            let keeps = self.spared(self.trumps - lower, EAGER);
            let danger = by_lower(&STUCK, lower) * self.stake;
            return keeps * (pot - danger) + (1.0 - keeps) * (given + relief) + self.stuck * self.stake;
        }
        let beaten = lower as f32 / self.count;
        let kept = match self.sight {
            LookAhead::Trick => 0.0,
            LookAhead::Round => TOP * beaten - MIDDLING * (beaten - beaten * beaten * beaten),
        };
        if bought || !beats {
            return given - kept;
        }
        let higher = usize::from(self.unseen.len()) - lower;
        let wins = self.spared(higher, 1.0) * self.spared(self.trumps, 1.0);
        // Coins are worth nothing to whoever will be left with the bottle.
        wins * pot * (1.0 - self.stuck) + (1.0 - wins) * given - kept
    }

    /// The best card by these values, each moved by what is liked and by up to `noise`.
    #[inline]
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
