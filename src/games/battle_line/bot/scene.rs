//! A position through the eyes of one player: what each flag is likely to bring, and what each action would change.

use super::balance::Balance;
use super::outlook::Outlook;
use super::supply::{Odds, Supply};
use crate::engine::Seat;
use crate::games::battle_line::cards::{Card, CardSet, DeckKind};
use crate::games::battle_line::formations::Value;
use crate::games::battle_line::position::{FLAGS, Flag, FlagId, State, Table, other};
use crate::games::battle_line::turn::Action;

/// Share of the cards that could come to me in time and do.
const MINE: f32 = 0.75;
/// The same for the opponent, whose hand is spread over all flags.
const THEIRS: f32 = 0.75;

/// A position as one player judges it.
#[derive(Clone, Debug)]
pub(super) struct Scene<'a> {
    table: &'a Table,
    seat: Seat,
    hand: CardSet,
    own: Camp,
    rival: Camp,
    /// Troops left in the deck, for the value of time.
    deck: u8,
    /// Outlooks of both sides at each flag, neither knowing of the other.
    outlooks: [[Outlook; 2]; FLAGS],
    /// Chance to win each flag.
    pub chance: [f32; FLAGS],
    /// Chance to win the match, and what each flag matters.
    pub balance: Balance,
    /// What is lost at each flag when a card leaves the hand, for each troop asked for.
    losses: Vec<(Card, [f32; FLAGS])>,
}

/// What one player can hope for.
#[derive(Clone, Debug)]
struct Camp {
    odds: Odds,
    supply: Supply,
    /// Outlook of an empty side without Mud and Fog.
    empty: Outlook,
}

impl Camp {
    fn new(odds: Odds, supply: Supply) -> Self {
        let empty = Outlook::new(&[], 3, false, &supply, &odds, Value::NOTHING);
        Self { odds, supply, empty }
    }

    fn outlook(&self, cards: &[Card], flag: &Flag, floor: Value) -> Outlook {
        if cards.is_empty() && !flag.mud && !flag.fog && floor == Value::NOTHING {
            return self.empty;
        }
        Outlook::new(cards, flag.size(), flag.fog, &self.supply, &self.odds, floor)
    }

    fn without(&self, card: Card) -> Self {
        Self::new(self.odds, self.supply.without(card, &self.odds))
    }
}

impl<'a> Scene<'a> {
    /// The position as `seat` sees it. Of `state` only what `seat` may know is looked at.
    pub fn blind(state: &'a State, seat: Seat) -> Self {
        let hand = state.hands[seat.index()];
        let pool = state.table.unseen().without(hand.troops());
        let all = f32::from(pool.len().max(1));
        let deck = f32::from(state.decks.len(DeckKind::Troops));
        let held = f32::from(state.hands[other(seat).index()].count(DeckKind::Troops));
        let own = Odds::new(MINE * deck / 2.0 / all);
        let rival = Odds::new(THEIRS * (held + deck / 2.0) / all);
        let own = Camp::new(own, Supply::new(hand.troops(), pool, &own));
        let rival = Camp::new(rival, Supply::new(Default::default(), pool, &rival));
        Self::new(state, seat, own, rival)
    }

    /// An imagined position with both hands known, for the end of a play-out.
    pub fn open(state: &'a State, seat: Seat) -> Self {
        let (hand, held) = (state.hands[seat.index()].troops(), state.hands[other(seat).index()].troops());
        let pool = state.table.unseen().without(hand).without(held);
        let odds = Odds::new(MINE / 2.0);
        let own = Camp::new(odds, Supply::new(hand, pool, &odds));
        let rival = Camp::new(odds, Supply::new(held, pool, &odds));
        Self::new(state, seat, own, rival)
    }

    fn new(state: &'a State, seat: Seat, own: Camp, rival: Camp) -> Self {
        let table = &state.table;
        let mut scene = Self {
            table,
            seat,
            hand: state.hands[seat.index()],
            own,
            rival,
            deck: state.decks.len(DeckKind::Troops),
            outlooks: Default::default(),
            chance: [0.0; FLAGS],
            balance: Balance { win: 0.5, weight: [0.0; FLAGS] },
            losses: Vec::new(),
        };
        for flag in FlagId::all() {
            scene.chance[flag.index()] = match table.owner(flag) {
                Some(owner) if owner == seat => 1.0,
                Some(_) => 0.0,
                None => scene.look(flag),
            };
        }
        scene.balance = Balance::new(&scene.chance);
        scene
    }

    /// Chance to win a flag as it lies; keeps the outlooks.
    fn look(&mut self, flag: FlagId) -> f32 {
        let here = self.table.flag(flag);
        let (own, rival) = (here.side(self.seat), here.side(other(self.seat)));
        let mine = self.own.outlook(own.cards(), here, Value::NOTHING);
        let theirs = self.rival.outlook(rival.cards(), here, Value::NOTHING);
        self.outlooks[flag.index()] = [mine, theirs];
        if mine.complete.is_some() && mine.complete == theirs.complete {
            return if own.stamp < rival.stamp { 1.0 } else { 0.0 };
        }
        meet(&mine, &theirs, here, self.seat, &self.own, &self.rival)
    }

    /// Chance to win a flag that would lie like this, by a player who would have these cards.
    fn would(&self, here: &Flag, own: &Camp) -> f32 {
        let mine = own.outlook(here.side(self.seat).cards(), here, Value::NOTHING);
        let theirs = self.rival.outlook(here.side(other(self.seat)).cards(), here, Value::NOTHING);
        meet(&mine, &theirs, here, self.seat, own, &self.rival)
    }

    /// What the loss of a hand card costs at each flag.
    fn losses(&mut self, card: Card) -> [f32; FLAGS] {
        if let Some((_, losses)) = self.losses.iter().find(|(known, _)| *known == card) {
            return *losses;
        }
        let mut losses = [0.0; FLAGS];
        if card.is_troop() {
            let own = self.own.without(card);
            for flag in self.table.free_flags(self.seat).iter() {
                let here = self.table.flag(flag);
                let mine = own.outlook(here.side(self.seat).cards(), here, Value::NOTHING);
                let [before, theirs] = &self.outlooks[flag.index()];
                if mine != *before {
                    let after = meet(&mine, theirs, here, self.seat, &own, &self.rival);
                    losses[flag.index()] = self.chance[flag.index()] - after;
                }
            }
        }
        self.losses.push((card, losses));
        losses
    }

    /// What the loss of a hand card costs in all but one flag.
    fn cost(&mut self, card: Card, but: Option<FlagId>) -> f32 {
        let losses = self.losses(card);
        let weight = &self.balance.weight;
        (0..FLAGS)
            .filter(|&flag| but.is_none_or(|but| but.index() != flag))
            .map(|flag| losses[flag] * weight[flag])
            .sum()
    }

    /// How much better an action makes the chance to win the match; only good for comparing.
    pub fn score(&mut self, action: &Action) -> f32 {
        match *action {
            Action::Claim { flag } => 10.0 + self.balance.weight[flag.index()],
            Action::EndClaims | Action::Pass => 0.0,
            Action::PlayTroop { card, flag } => self.arrival(card, Some(flag)) - self.cost(card, Some(flag)),
            Action::PlayMorale { card, flag } => self.arrival(card, Some(flag)) - self.price(card),
            Action::PlayEnvironment { card, flag } => {
                let mut here = *self.table.flag(flag);
                here.fog |= card == Card::FOG;
                here.mud |= card == Card::MUD;
                self.change(flag, &here) - self.price(card)
            }
            Action::Scout => 0.02 * self.time() - self.price(Card::SCOUT),
            Action::Redeploy { card, from, to } => {
                let mut here = *self.table.flag(from);
                here.side_mut(self.seat).pile.take(card);
                self.change(from, &here) + self.arrival(card, to) - self.price(Card::REDEPLOY)
            }
            Action::Deserter { card, from } => {
                let mut here = *self.table.flag(from);
                here.side_mut(other(self.seat)).pile.take(card);
                self.change(from, &here) - self.price(Card::DESERTER)
            }
            Action::Traitor { card, from, to } => {
                let mut here = *self.table.flag(from);
                here.side_mut(other(self.seat)).pile.take(card);
                if from == to {
                    here.side_mut(self.seat).pile.push(card);
                    return self.change(from, &here) - self.price(Card::TRAITOR);
                }
                self.change(from, &here) + self.arrival(card, Some(to)) - self.price(Card::TRAITOR)
            }
            Action::Draw { deck } => self.draw(deck),
            Action::ScoutReturn { card } if card.is_troop() => -self.cost(card, None),
            Action::ScoutReturn { card } => -self.price(card),
        }
    }

    /// Chance to win a flag once a troop or a wild is laid there.
    pub fn chance_with(&self, card: Card, flag: FlagId) -> f32 {
        let mut here = *self.table.flag(flag);
        here.side_mut(self.seat).pile.push(card);
        // A laid card is still counted in the hand, but no side asks twice for the same card.
        let mine = self.own.outlook(here.side(self.seat).cards(), &here, Value::NOTHING);
        meet(&mine, &self.outlooks[flag.index()][1], &here, self.seat, &self.own, &self.rival)
    }

    /// Change of the chance to win the match if a flag lay like this.
    fn change(&self, flag: FlagId, here: &Flag) -> f32 {
        (self.would(here, &self.own) - self.chance[flag.index()]) * self.balance.weight[flag.index()]
    }

    /// Change of the chance to win the match if a card is laid there; nothing if it is discarded.
    fn arrival(&self, card: Card, to: Option<FlagId>) -> f32 {
        let Some(to) = to else { return 0.0 };
        (self.chance_with(card, to) - self.chance[to.index()]) * self.balance.weight[to.index()]
    }

    /// From 1 at the start to 0 when the troops are used up.
    fn time(&self) -> f32 {
        f32::from(self.deck) / 46.0
    }

    /// What a tactics card must bring to be worth playing now.
    fn price(&self, card: Card) -> f32 {
        let worth = match card {
            Card::CAVALRY => 0.07,
            Card::SHIELDS => 0.05,
            Card::FOG | Card::MUD => 0.06,
            Card::SCOUT => 0.0,
            Card::REDEPLOY => 0.06,
            Card::DESERTER => 0.08,
            Card::TRAITOR => 0.09,
            _ if self.table.leader_played[self.seat.index()] => 0.0,
            _ => 0.1,
        };
        let me = self.seat.index();
        let locks = self.table.played[me] == self.table.played[1 - me];
        worth * (0.3 + 0.7 * self.time()) + if locks { 0.01 } else { 0.0 }
    }

    /// Troops are drawn, but for a tactics card or two to keep up with the opponent.
    fn draw(&self, deck: DeckKind) -> f32 {
        if deck == DeckKind::Troops {
            return 0.0;
        }
        let held = self.hand.count(DeckKind::Tactics);
        let me = self.seat.index();
        let wanted = if self.table.played[me] > self.table.played[1 - me] { 1 } else { 2 };
        if held < wanted && self.table.ply > 6 { 0.01 } else { -0.01 }
    }

    /// The outlook of the own side at a flag once a card is added.
    pub fn outlook_with(&self, card: Card, flag: FlagId) -> Outlook {
        let mut here = *self.table.flag(flag);
        here.side_mut(self.seat).pile.push(card);
        self.own.outlook(here.side(self.seat).cards(), &here, Value::NOTHING)
    }
}

/// Chance that `mine` beats `theirs`. Against a complete side only what is more than it counts.
fn meet(mine: &Outlook, theirs: &Outlook, here: &Flag, seat: Seat, own: &Camp, rival: &Camp) -> f32 {
    match (mine.complete, theirs.complete) {
        (None, Some(floor)) => own.outlook(here.side(seat).cards(), here, floor).beats(theirs),
        (Some(floor), None) => mine.beats(&rival.outlook(here.side(other(seat)).cards(), here, floor)),
        _ => mine.beats(theirs),
    }
}
