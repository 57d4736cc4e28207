//! What is still to be done: the phases of a turn (7), and the tasks that interrupt them.

use serde::{Deserialize, Serialize};

use super::array_vec::ArrayVec;
use super::cards::{CardId, ListId};
use super::pokemon::{PokemonId, PokemonSet};
use crate::engine::{Seat, SeatSet};

/// Where a turn is (7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Everybody places his first Pokémon.
    #[default]
    Placing,
    /// T1: empty spots are refilled, then a card is drawn; or the other way round (V4 off).
    Refill,
    Draw,
    Main,
    /// T3: an action slot has been used.
    AttackOnly,
    /// T4: the end of the turn.
    End,
    /// T5: the Checkup before the next turn (3.8).
    Checkup(Checkup),
}

/// A Checkup: whose turn comes next, and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Checkup {
    /// Whose turn comes next.
    pub next: Seat,
    /// Whose Pokémon are processed.
    pub scope: SeatSet,
    pub stage: CheckupStage,
    /// Pokémon whose Abilities place counters and have not been ordered.
    pub open: PokemonSet,
    /// Those that do so after the Special Conditions.
    pub after: PokemonSet,
}

/// The stages of a Checkup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CheckupStage {
    /// Which effects there are.
    Begin,
    /// The next player says for each of them whether it is resolved before the Special Conditions.
    Order,
    Conditions,
    /// The other effects.
    After,
    /// Knock Outs have been dealt with.
    Over,
}

/// What a list of effects belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    Attack,
    Ability,
    /// An Item or a Supporter, which is discarded when its effects are done.
    Trainer(CardId),
    Stadium(CardId),
    /// A Tool or an Energy card that is or was attached.
    Attached(CardId),
}

/// A list of effects that is being run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    pub list: ListId,
    /// The place of the effect at hand.
    pub at: u8,
    /// Whose effects they are (O-1).
    pub who: Seat,
    /// What they belong to.
    pub source: Source,
    /// This is no whole text, but its cost or what a coin or a condition lets run.
    pub part: bool,
    /// The Pokémon with the attack or the Ability, or the holder.
    pub me: Option<PokemonId>,
    /// The target of an attack; the attacker, for a reaction; whoever was Knocked Out or has moved.
    pub other: Option<PokemonId>,
    /// The opponent of this text: chosen once (5).
    pub opponent: Option<Seat>,
    /// The Pokémon that was brought in last.
    pub newcomer: Option<PokemonId>,
    /// Whether the effect before has changed something (O-4).
    pub done: bool,
    /// Whether the effect at hand has.
    pub now: bool,
    /// How far the effect at hand is: 0 before it has begun.
    pub step: u8,
    /// What is left of it: cards, counters, units.
    pub left: u8,
    /// What has been taken: cards; or the fewest units of a card.
    pub taken: u8,
    /// A Pokémon that has been chosen.
    pub mon: Option<PokemonId>,
    /// Pokémon that have been chosen and cannot be so again.
    pub chosen: PokemonSet,
    /// A card in play that has been chosen.
    pub card: Option<CardId>,
    /// Who has to decide, if anybody.
    pub asks: Option<Seat>,
}

impl Run {
    /// The beginning of a list.
    pub fn new(list: ListId, who: Seat, source: Source) -> Self {
        Self {
            list,
            at: 0,
            who,
            source,
            part: false,
            me: None,
            other: None,
            opponent: None,
            newcomer: None,
            done: false,
            now: false,
            step: 0,
            left: 0,
            taken: 0,
            mon: None,
            chosen: PokemonSet::NONE,
            card: None,
            asks: None,
        }
    }

    /// The beginning of a list that this one lets run.
    pub fn branch(&self, list: ListId) -> Self {
        Self { list, at: 0, part: true, ..*self }
    }

    /// The next effect of the list: nothing of the one at hand but whether it has changed something (O-4).
    pub fn next(&self) -> Self {
        Self {
            at: self.at + 1,
            part: self.part,
            me: self.me,
            other: self.other,
            opponent: self.opponent,
            newcomer: self.newcomer,
            done: self.now,
            ..Self::new(self.list, self.who, self.source)
        }
    }
}

/// The stages of an attack (3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AttackStage {
    /// Which attack is copied.
    Copy,
    Begin,
    Coins,
    Victims,
    Damage,
    Effects,
    Reactions,
    KnockOuts,
}

/// An attack that is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strike {
    pub attacker: PokemonId,
    /// The card and the place on it of the attack that was declared.
    pub declared: AttackRef,
    /// The one that is carried out: another one if it is copied.
    pub used: AttackRef,
    pub target: Option<PokemonId>,
    pub stage: AttackStage,
    /// Heads among the coins of its damage.
    pub heads: u8,
    pub victims: PokemonSet,
    /// Opposing Active Pokémon that it has damaged.
    pub damaged: PokemonSet,
    /// Pokémon that had no damage counter before it.
    pub unhurt: PokemonSet,
}

/// An attack of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AttackRef {
    pub card: CardId,
    /// Its place on the card, counted from 0.
    pub index: u8,
}

/// Something that a card does when something happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trigger {
    pub card: CardId,
    /// Its Pokémon, or its holder.
    pub me: PokemonId,
    /// Whoever has set it off.
    pub other: Option<PokemonId>,
}

/// Knock Outs that are being dealt with (3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct KnockOuts {
    /// Whoever has no HP left.
    pub batch: PokemonSet,
    /// Those of them that have been found out.
    pub found: bool,
    /// What could save them and has been tried.
    pub tried: ArrayVec<(PokemonId, CardId), 16>,
    /// What their Knock Outs have set off and is still to be done.
    pub triggers: ArrayVec<Trigger, 16>,
    /// What they set off has been found out.
    pub told: bool,
}

/// What interrupts the phase of the turn; the last one is dealt with first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// A list of effects is run (9.4).
    Run(Run),
    /// An attack is resolved (3.4).
    Strike(Strike),
    /// Pokémon are Knocked Out (3.7).
    KnockOuts(KnockOuts),
    /// Somebody is asked whether he uses what has been set off.
    Offer(Trigger),
    /// The controller of an effect on this Pokémon chooses the opponent whom it is bound to.
    Bind { mon: PokemonId, card: CardId },
    /// He chooses which of his Active Pokémon it covers (D-24).
    BindActive { mon: PokemonId, card: CardId },
    /// The owner of a Stadium chooses anew whom its other half faces.
    Face { owner: Seat, card: CardId },
    /// An Active Spot is refilled.
    Fill(Seat),
    /// Surplus Benched Pokémon are discarded.
    Surplus(Seat),
    /// A retreat is paid for: units still to be discarded, and the fewest of a card that was discarded for it (B-9).
    Retreat { from: PokemonId, to: PokemonId, left: u8, least: u8 },
    /// A Stadium is played, whose other half faces this opponent.
    Stadium { card: CardId, facing: Option<Seat> },
}

impl Task {
    /// Whether somebody is asked for whom an effect works.
    #[inline]
    pub fn binds(&self) -> bool {
        matches!(self, Self::Bind { .. } | Self::BindActive { .. } | Self::Face { .. })
    }

    /// The attack that is resolved in it.
    #[inline]
    pub const fn strike(&self) -> Option<&Strike> {
        if let Self::Strike(strike) = self { Some(strike) } else { None }
    }

    /// The attack that is resolved in it, to be changed.
    #[inline]
    pub(super) const fn strike_mut(&mut self) -> Option<&mut Strike> {
        if let Self::Strike(strike) = self { Some(strike) } else { None }
    }

    /// The seats that it names, and those of the Pokémon that it names one by one.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        let (seats, mons) = match *self {
            Self::Run(run) => ([Some(run.who), run.opponent, run.asks], [run.me, run.other, run.newcomer, run.mon]),
            Self::Strike(strike) => ([None; 3], [Some(strike.attacker), strike.target, None, None]),
            Self::Offer(trigger) => ([None; 3], [Some(trigger.me), trigger.other, None, None]),
            Self::Bind { mon, .. } | Self::BindActive { mon, .. } => ([None; 3], [Some(mon), None, None, None]),
            Self::Retreat { from, to, .. } => ([None; 3], [Some(from), Some(to), None, None]),
            Self::Face { owner: seat, .. } | Self::Fill(seat) | Self::Surplus(seat) => {
                ([Some(seat), None, None], [None; 4])
            }
            Self::Stadium { facing, .. } => ([facing, None, None], [None; 4]),
            Self::KnockOuts(_) => ([None; 3], [None; 4]),
        };
        seats.into_iter().flatten().chain(mons.into_iter().flatten().map(PokemonId::seat))
    }
}

impl Default for Task {
    fn default() -> Self {
        Self::Fill(Seat(0))
    }
}
