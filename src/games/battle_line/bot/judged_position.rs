//! A position through the eyes of one player: what each flag is likely to bring, and what each action would change.

use super::balance::Balance;
use super::outlook::Outlook;
use super::style::Style;
use super::supply::{Odds, Supply};
use crate::engine::Seat;
use crate::games::battle_line::cards::{Card, CardSet, DeckKind, TroopSet};
use crate::games::battle_line::formations::{self, Value};
use crate::games::battle_line::position::{FLAGS, Flag, FlagId, PublicState, State, other};
use crate::games::battle_line::turn::Action;

/// A player's chance to win the match, as everybody sees it.
pub fn public_chance(table: &PublicState, seat: Seat) -> f32 {
    JudgedPosition::open(table, seat, &Style::PLAIN).balance.win
}

/// A position as one player judges it.
#[derive(Clone, Debug)]
pub(super) struct JudgedPosition<'a> {
    style: &'a Style,
    table: &'a PublicState,
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
    /// Outlooks of a card that lies alone on a side without Mud and Fog, for each card asked for.
    alone: Vec<(Card, Outlook)>,
}

/// What one player can hope for.
#[derive(Clone, Debug)]
struct Camp {
    odds: Odds,
    supply: Supply,
    /// The troops that could come to a side.
    reach: TroopSet,
    /// Outlook of an empty side without Mud and Fog, if there may be one.
    empty: Option<Outlook>,
}

impl Camp {
    fn new(odds: Odds, supply: Supply, reach: TroopSet, open: bool) -> Self {
        let empty = open.then(|| Outlook::new(&[], 3, false, &supply, &odds, Value::NOTHING));
        Self { odds, supply, reach, empty }
    }

    fn outlook(&self, cards: &[Card], flag: &Flag, floor: Value) -> Outlook {
        match self.empty {
            Some(empty) if cards.is_empty() && !flag.mud && !flag.fog && floor == Value::NOTHING => empty,
            _ => Outlook::new(cards, flag.size(), flag.fog, &self.supply, &self.odds, floor),
        }
    }

    fn without(&self, card: Card, open: bool) -> Self {
        Self::new(self.odds, self.supply.without(card, &self.odds), self.reach, open)
    }
}

impl<'a> JudgedPosition<'a> {
    /// The position as `seat` sees it. Of `state` only what `seat` may know is looked at.
    pub fn blind(state: &'a State, seat: Seat, style: &'a Style) -> Self {
        let hand = state.hands[seat.index()];
        let pool = state.table.unseen().without(hand.troops());
        let all = f32::from(pool.len().max(1));
        let deck = f32::from(state.decks.len(DeckKind::Troops));
        let held = f32::from(state.hands[other(seat).index()].of(DeckKind::Troops).len());
        let own = Odds::new(style.mine * deck / 2.0 / all, style.sure);
        let rival = Odds::new((style.theirs * held + style.later * deck / 2.0) / all, style.sure);
        let own = Camp::new(own, Supply::new(hand.troops(), pool, &own), pool.union(hand.troops()), true);
        let rival = Camp::new(rival, Supply::new(Default::default(), pool, &rival), pool, true);
        let deck = state.decks.len(DeckKind::Troops);
        Self::judged(&state.table, seat, (hand, deck), [own, rival], style)
    }

    /// The position as everybody sees it: nobody knows a hand, and what is unseen comes to both sides alike.
    fn open(table: &'a PublicState, seat: Seat, style: &'a Style) -> Self {
        let pool = table.unseen();
        let odds = Odds::new(style.mine * 0.5, style.sure);
        let camp = Camp::new(odds, Supply::new(Default::default(), pool, &odds), pool, true);
        Self::judged(table, seat, (CardSet::NONE, 0), [camp.clone(), camp], style)
    }

    /// Looks at every flag.
    fn judged(
        table: &'a PublicState,
        seat: Seat,
        (hand, deck): (CardSet, u8),
        [own, rival]: [Camp; 2],
        style: &'a Style,
    ) -> Self {
        let mut scene = Self {
            table,
            seat,
            hand,
            own,
            rival,
            style,
            deck,
            outlooks: Default::default(),
            chance: [0.0; FLAGS],
            balance: Balance { win: 0.5, weight: [0.0; FLAGS] },
            losses: Vec::new(),
            alone: Vec::new(),
        };
        for flag in FlagId::all() {
            scene.chance[flag.index()] = match table.owner(flag) {
                Some(owner) if owner == seat => 1.0,
                Some(_) => 0.0,
                None => scene.look(flag),
            };
        }
        scene.balance = Balance::new(&scene.chance.map(|chance| sharpen(chance, style.sharp)));
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
        meet(&mine, &theirs, here, self.seat, &self.own, &self.rival, self.style)
    }

    /// Chance to win a flag that would lie like this.
    fn would(&self, here: &Flag) -> f32 {
        let mine = self.own.outlook(here.side(self.seat).cards(), here, Value::NOTHING);
        let theirs = self.rival.outlook(here.side(other(self.seat)).cards(), here, Value::NOTHING);
        meet(&mine, &theirs, here, self.seat, &self.own, &self.rival, self.style)
    }

    /// What the loss of a hand card costs at each flag.
    fn losses(&mut self, card: Card) -> [f32; FLAGS] {
        if let Some((_, losses)) = self.losses.iter().find(|(known, _)| *known == card) {
            return *losses;
        }
        let mut losses = [0.0; FLAGS];
        if card.is_troop() {
            let free = self.table.free_flags(self.seat);
            let open = free.iter().any(|flag| self.table.side(flag, self.seat).cards().is_empty());
            let own = self.own.without(card, open);
            for flag in free.iter() {
                let here = self.table.flag(flag);
                let mine = own.outlook(here.side(self.seat).cards(), here, Value::NOTHING);
                let [before, theirs] = &self.outlooks[flag.index()];
                if mine != *before {
                    let after = meet(&mine, theirs, here, self.seat, &own, &self.rival, self.style);
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
            Action::PlayTroop { card, flag } => {
                self.arrival(card, Some(flag)) - self.style.cost * self.cost(card, Some(flag)) + self.step(flag)
            }
            Action::PlayMorale { card, flag } => self.arrival(card, Some(flag)) - self.price(card),
            Action::PlayEnvironment { card, flag } => {
                let mut here = *self.table.flag(flag);
                here.fog |= card == Card::FOG;
                here.mud |= card == Card::MUD;
                self.change(flag, &here) - self.price(card)
            }
            Action::Scout => self.style.scout * self.time() - self.price(Card::SCOUT),
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
            Action::Draw { deck } => self::draw(self.table, self.hand, deck, self.style),
            Action::ScoutReturn { card } if card.is_troop() => -self.cost(card, None),
            Action::ScoutReturn { card } => -self.price(card),
        }
    }

    /// Chance to win a flag once a troop or a wild is laid there.
    pub fn chance_with(&mut self, card: Card, flag: FlagId) -> f32 {
        let mut here = *self.table.flag(flag);
        let alone = here.side(self.seat).cards().is_empty() && !here.mud && !here.fog;
        here.side_mut(self.seat).pile.push(card);
        // A laid card is still counted in the hand, but no side asks twice for the same card.
        let mine = match self.alone.iter().find(|(known, _)| alone && *known == card) {
            Some((_, outlook)) => *outlook,
            None => {
                let mine = self.own.outlook(here.side(self.seat).cards(), &here, Value::NOTHING);
                if alone {
                    self.alone.push((card, mine));
                }
                mine
            }
        };
        meet(&mine, &self.outlooks[flag.index()][1], &here, self.seat, &self.own, &self.rival, self.style)
    }

    /// Change of the chance to win the match if a flag lay like this.
    fn change(&self, flag: FlagId, here: &Flag) -> f32 {
        (self.would(here) - self.chance[flag.index()]) * self.balance.weight[flag.index()]
    }

    /// Change of the chance to win the match if a card is laid there; nothing if it is discarded.
    fn arrival(&mut self, card: Card, to: Option<FlagId>) -> f32 {
        let Some(to) = to else { return 0.0 };
        (self.chance_with(card, to) - self.chance[to.index()]) * self.balance.weight[to.index()]
    }

    /// What laying a card there is worth whatever the card.
    fn step(&self, flag: FlagId) -> f32 {
        let here = self.table.flag(flag);
        match here.size() - here.side(self.seat).cards().len() as u8 {
            1 => self.style.finish,
            left if left == here.size() => -self.style.opening,
            _ => 0.0,
        }
    }

    /// From 1 at the start to 0 when the troops are used up.
    fn time(&self) -> f32 {
        f32::from(self.deck) / 46.0
    }

    /// What a tactics card must bring to be worth playing now.
    fn price(&self, card: Card) -> f32 {
        let worth = match card {
            Card::CAVALRY => self.style.price[1],
            Card::SHIELDS => self.style.price[2],
            Card::FOG => self.style.price[3],
            Card::MUD => self.style.price[4],
            Card::SCOUT => 0.0,
            Card::REDEPLOY => self.style.price[5],
            Card::DESERTER => self.style.price[6],
            Card::TRAITOR => self.style.price[7],
            _ if self.table.leader_played[self.seat.index()] => 0.0,
            _ => self.style.price[0],
        };
        let me = self.seat.index();
        let locks = self.table.played[me] == self.table.played[1 - me];
        worth * (self.style.late + (1.0 - self.style.late) * self.time()) + if locks { self.style.lock } else { 0.0 }
    }

    /// The outlook of the own side at a flag once a card is added.
    pub fn outlook_with(&self, card: Card, flag: FlagId) -> Outlook {
        let mut here = *self.table.flag(flag);
        here.side_mut(self.seat).pile.push(card);
        self.own.outlook(here.side(self.seat).cards(), &here, Value::NOTHING)
    }
}

/// How good a draw is for the player on turn: troops, but for a few tactics cards to keep up with the opponent.
pub(super) fn draw(table: &PublicState, hand: CardSet, deck: DeckKind, style: &Style) -> f32 {
    if deck == DeckKind::Troops {
        return 0.0;
    }
    let held = hand.of(DeckKind::Tactics).len();
    let me = table.turn.index();
    let wanted = style.held[usize::from(table.played[me] <= table.played[1 - me])];
    if held < wanted && table.ply > OPENING { 0.01 } else { -0.01 }
}

/// Turns in which no tactics cards are drawn.
const OPENING: u16 = 6;

/// Moves a chance away from even, or towards it if `sharp` is below 1.
fn sharpen(chance: f32, sharp: f32) -> f32 {
    if sharp == 1.0 {
        return chance;
    }
    let (won, lost) = (chance.powf(sharp), (1.0 - chance).powf(sharp));
    won / (won + lost)
}

/// Chance that `mine` beats `theirs`. Against a complete side only what is more than it counts.
fn meet(mine: &Outlook, theirs: &Outlook, here: &Flag, seat: Seat, own: &Camp, rival: &Camp, style: &Style) -> f32 {
    let (mine_here, theirs_here) = (here.side(seat).cards(), here.side(other(seat)).cards());
    let cannot = |side: &[Card], camp: &Camp, floor| {
        style.proof && formations::best_above(side, here.size(), here.fog, camp.reach, floor).is_none()
    };
    match (mine.complete, theirs.complete) {
        (None, Some(floor)) if cannot(mine_here, own, floor) => 0.0,
        (None, Some(floor)) => own.outlook(mine_here, here, floor).beats(theirs, style),
        (Some(floor), None) if cannot(theirs_here, rival, floor) => 1.0,
        (Some(floor), None) => mine.beats(&rival.outlook(theirs_here, here, floor), style),
        _ => mine.beats(theirs, style),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_sharpened_around_even() {
        assert_eq!(sharpen(0.3, 1.0), 0.3);
        for (sharp, chance, expected) in
            [(0.5, 0.5, 0.5), (0.5, 0.0, 0.0), (2.0, 1.0, 1.0), (2.0, 0.75, 0.9), (0.5, 0.9, 0.75)]
        {
            assert!((sharpen(chance, sharp) - expected).abs() < 1e-6, "{sharp} {chance}");
        }
    }
}
