//! The Lore game (13, 14): tokens, hands and windows, and what cards do. No effect of a card can be forgotten here: wherever
//! they are told apart, each of them is named.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod casting;
pub mod deck;
pub mod effects;
pub mod windows;

use serde::{Deserialize, Serialize};

use super::council::council;
use super::events::Event;
use super::game::BattleLore;
use super::hexes::Hex;
use super::lore_cards::{LoreCard, LoreSet, OrderKind, effect_level};
use super::position::{BySide, PublicState, State, UnitId, UnitSet};
use super::sections::Side;
use crate::engine::Sink;

/// Lore tokens, War Councils, and what Lore cards do (13). All of it lies open (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lore {
    /// Whether Lore is played with.
    pub active: bool,
    /// Levels that each side has for its War Council while it is chosen; 0 once it is revealed (13.2).
    pub levels: BySide<u8>,
    /// Levels of the Commanders (13.2).
    pub commanders: BySide<u8>,
    /// Levels of the Lore Masters of each side, by class (13.2).
    pub masters: BySide<[u8; 4]>,
    /// How many of the first Lore cards each side keeps (13.2).
    pub keeps: BySide<u8>,
    /// Most Lore cards in hand at the end of a turn (13.5).
    pub limits: BySide<u8>,
    /// How many cards of each class the deck has (13.3).
    pub shares: [u8; 4],
    /// Whether there are no War Councils, and the deck is the one for that (13.6).
    pub medieval: bool,
    /// Lore tokens of each side (13.1).
    pub tokens: BySide<u8>,
    /// How many Lore cards each side holds.
    pub held: BySide<u8>,
    /// Whether a side has played a Lore card in this turn (13.4).
    pub played: BySide<bool>,
    /// Lore cards that were put away, face up.
    pub discards: LoreSet,
    /// Who chooses Lore cards or places a Landmark before the first turn (13.3).
    pub setting: Side,
    /// Eliminated units whose owners have not been asked yet (13.4, LOSS).
    pub losses: BySide<u8>,
    /// Who is asked for an eliminated unit.
    pub mourner: Side,
    /// Lore cards that were played and not put away yet; the last one is dealt with first.
    pub casts: [Option<Cast>; 2],
    /// Hexes that missile weapons of the player of the turn reach farther in this turn.
    pub range: u8,
    /// Melee dice more of all ordered units in this turn.
    pub might: u8,
    /// Most base dice of ranged attacks on units of a side, until its next turn; 0 is no limit.
    pub smoke: BySide<u8>,
    /// Units that the Command card of the turn orders less, but at least one.
    pub fewer: u8,
}

impl Default for Lore {
    fn default() -> Self {
        Self {
            active: false,
            levels: [0; 2],
            commanders: [0; 2],
            masters: [[0; 4]; 2],
            keeps: [0; 2],
            limits: [0; 2],
            shares: [0; 4],
            medieval: false,
            tokens: [0; 2],
            held: [0; 2],
            played: [false; 2],
            discards: LoreSet::NONE,
            setting: Side::South,
            losses: [0; 2],
            mourner: Side::South,
            casts: [None; 2],
            range: 0,
            might: 0,
            smoke: [0; 2],
            fewer: 0,
        }
    }
}

impl Lore {
    /// The Lore card that is dealt with.
    #[inline]
    pub fn cast(&self) -> Option<Cast> {
        self.casts[1].or(self.casts[0])
    }

    /// The place of the Lore card that is dealt with.
    #[inline]
    pub(super) fn cast_mut(&mut self) -> Option<&mut Cast> {
        let [first, second] = &mut self.casts;
        second.as_mut().or(first.as_mut())
    }

    /// Tokens that a side has to pay for a card; out of character more (13.4).
    pub fn price(&self, side: Side, card: LoreCard) -> u8 {
        card.price(self.masters[side.index()][card.class().index()])
    }

    /// The level of a card's effect for a side (13.4).
    pub fn level(&self, side: Side, card: LoreCard) -> u8 {
        effect_level(self.masters[side.index()][card.class().index()])
    }

    /// What lasts for a turn is over (13.4).
    pub(super) fn end_turn(&mut self) {
        self.played = [false; 2];
        self.range = 0;
        self.might = 0;
        self.fewer = 0;
    }
}

/// A Lore card that was played, until it is put away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cast {
    pub card: LoreCard,
    pub side: Side,
    pub level: u8,
    /// Units that were named, in this order.
    pub named: [Option<UnitId>; MOST_NAMED],
    pub hex: Option<Hex>,
    /// Targets that are still to be dealt with.
    pub waiting: UnitSet,
    /// Dice of the next roll of a chain; cards still to be put away.
    pub count: u8,
    /// Dice to be rolled again, by face (14.4, Cleave).
    pub again: [u8; 6],
}

/// As many units as a Lore card names.
pub const MOST_NAMED: usize = 4;

impl Cast {
    /// The units that were named.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        self.named.into_iter().flatten()
    }
}

/// Orders of a Lore card that was played in lieu of a Command card (13.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lieu {
    pub how: OrderKind,
    pub most: u8,
}

/// What Lore does to a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spells {
    pub bold: u8,
    /// Bold until the start of its owner's next turn.
    pub courage: u8,
    /// Dice less until the start of the opponent's next turn; one remains.
    pub curse: u8,
    /// Hexes more in this turn.
    pub speed: u8,
    /// Dice more in this turn.
    pub dice: u8,
    /// Melee dice more in this turn.
    pub melee: u8,
    /// Dice more in its first melee attack of this turn.
    pub charge: u8,
    /// Nothing but enemies, water and its length stops its move (14.3, Hidden Path).
    pub free: bool,
}

impl Spells {
    /// What is left of them after a turn (13.4).
    #[must_use]
    pub(super) fn after_turn(self) -> Self {
        Self { courage: self.courage, curse: self.curse, ..Self::default() }
    }
}

/// What Lore cards do to a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct InBattle {
    /// Dice more in the roll of the attack.
    pub more: u8,
    pub less: u8,
    /// Dice less, but one remains.
    pub guarded: u8,
    /// Bold of the target, battle back included.
    pub bold: u8,
    /// Hits that do not count.
    pub cancelled: u8,
    /// Figures that the attacker loses after the battle, but not the last one.
    pub price: u8,
    pub lore_hits: bool,
    pub no_strikes: bool,
    /// Bonus Strikes that hit count twice.
    pub double_strikes: bool,
    pub no_flags: bool,
    /// The attack is over without a roll.
    pub ended: bool,
    pub ambush: bool,
    /// A second ranged attack follows.
    pub volley: bool,
    /// A bonus melee attack follows, whoever gained ground.
    pub relentless: bool,
    /// The target battles back though it is not Bold.
    pub reprisal: bool,
}

/// A side takes tokens from the pool, as far as there are any (13.1).
pub(super) fn gain(state: &mut State, side: Side, tokens: u8, sink: &mut impl Sink<BattleLore>) {
    let tokens = tokens.min(pool(&state.table));
    if !state.table.lore.active || tokens == 0 {
        return;
    }
    let has = &mut state.table.lore.tokens[side.index()];
    *has += tokens;
    let has = *has;
    sink.event(state, || Event::TokensGained { side, tokens, has });
}

/// A side has to give tokens away, as far as it has them.
pub(super) fn lose(state: &mut State, side: Side, tokens: u8, sink: &mut impl Sink<BattleLore>) {
    let has = &mut state.table.lore.tokens[side.index()];
    let tokens = tokens.min(*has);
    *has -= tokens;
    let has = *has;
    if tokens > 0 {
        sink.event(state, || Event::TokensLost { side, tokens, has });
    }
}

/// Tokens of the common pool (13.1): those that neither a side nor a Creature has.
pub fn pool(table: &PublicState) -> u8 {
    let kept: u8 = table.units().iter().map(|unit| unit.kept).fold(0, u8::saturating_add);
    let taken = table.lore.tokens.iter().fold(kept, |sum, tokens| sum.saturating_add(*tokens));
    council().lore_tokens.saturating_sub(taken)
}
