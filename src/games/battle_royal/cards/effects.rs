//! What cards do once: the primitives that every attack, Ability and Trainer consists of (9.4, 10).
#![deny(clippy::wildcard_enum_match_arm)]

use serde::Deserialize;

use super::filters::{Cond, Filter, MonFilter, To, Who};
use super::types::Type;

/// Names a list of effects wherever it is kept for later: an index into the lists of the pool.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ListId(pub u16);

/// A list of effects, run in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(from = "Vec<Op>")]
pub struct Program {
    pub ops: Vec<Op>,
    /// Its name, given when the cards are loaded.
    pub list: ListId,
}

impl From<Vec<Op>> for Program {
    fn from(ops: Vec<Op>) -> Self {
        Self { ops, list: ListId::default() }
    }
}

/// Amount in an effect: fixed, or counted when it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Amount {
    /// So many, or as many as there are.
    Exactly(u8),
    All,
    /// None to all.
    Any,
}

/// Where found cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum FoundTo {
    Hand,
    /// Onto the Bench: Basic Pokémon, as many as there are free places.
    Bench,
    /// Onto the deck, which is shuffled before.
    DeckTop,
}

/// Where cards of the discard pile go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum RecycledTo {
    Hand,
    /// Into the deck, which is shuffled.
    Deck,
}

/// Where cards that were looked at go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum LookedTo {
    Hand,
    /// Each to any own Pokémon.
    Attach,
}

/// Where the other cards that were looked at go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Rest {
    /// Into the deck, which is shuffled.
    Shuffle,
    /// To the bottom of the deck.
    Bottom,
    /// To the bottom of the deck in random order.
    BottomShuffled,
    Hand,
    Discard,
}

/// Whom an effect on players is done to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Players {
    #[default]
    Me,
    Opponent,
    /// Both: the controller and the opponent (V7).
    Both,
}

/// Where Energy is attached from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum EnergyFrom {
    Discard,
    Hand,
    /// The own deck, which is shuffled afterwards.
    Deck,
}

/// How damage counters are shared out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Share {
    /// All on one.
    #[default]
    One,
    /// The number on each of so many different ones.
    Each(u8),
    Split,
}

/// Which Active Pokémon leaves for a newcomer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Leaves {
    /// One of its owner's choice (F20).
    #[default]
    OwnerChoice,
    Target,
}

/// The Special Conditions (3.6).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, serde::Serialize, strum::IntoStaticStr,
)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Condition {
    Poisoned,
    Burned,
    Asleep,
    Paralyzed,
    Confused,
}

impl Condition {
    /// The key of its name in the locales.
    pub fn key(self) -> String {
        format!("battle_royal-condition-{}", self.into_str())
    }
}

/// What lasts on a Pokémon for a turn (3.10).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Lasting {
    CantAttack,
    /// Not the attack of this name.
    CantUse(String),
    CantRetreat,
    /// So much less damage at step 5.
    Reduce(u8),
    /// No damage from attackers that fit.
    PreventDamage(MonFilter),
    /// So much more damage by the attack of this name.
    Boost(String, u8),
}

/// During which turn it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Until {
    /// The next own turn.
    MyNextTurn,
    /// The next turn of the target's owner (D-26).
    TheirNextTurn,
}

/// Which attacks can be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Copied {
    /// Those that an opponent used in his last turn.
    UsedLastTurn,
    PrintedOnTarget,
}

/// The primitives. What each of them and each of its parameters means is in the README beside the data files.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Op {
    // Cards
    Search {
        f: Filter,
        n: u8,
        #[serde(default)]
        upto: bool,
        to: FoundTo,
    },
    Draw {
        n: u8,
        #[serde(default)]
        who: Players,
    },
    DrawUntil(u8),
    Recycle {
        f: Filter,
        n: u8,
        #[serde(default)]
        upto: bool,
        to: RecycledTo,
    },
    Look {
        n: u8,
        f: Filter,
        #[serde(default)]
        max: Option<u8>,
        #[serde(default)]
        exact: bool,
        to: LookedTo,
        rest: Rest,
    },
    Peek {
        who: Who,
        n: u8,
    },
    DiscardHand {
        f: Filter,
        n: Amount,
        #[serde(default)]
        upto: bool,
        #[serde(default)]
        who: Players,
    },
    ShuffleHand(Players),
    RandomHandToDeck(u8),
    RevealHand,
    Mill(u8),
    DiscardThis,
    RareCandy,
    EvolveFromDeck,
    ReturnToHand(To),
    // Energy
    Attach {
        from: EnergyFrom,
        f: Filter,
        n: u8,
        #[serde(default)]
        upto: bool,
        to: To,
        #[serde(default)]
        split: bool,
        #[serde(default)]
        optional: bool,
    },
    DiscardEnergy {
        n: Amount,
        #[serde(default)]
        of: Option<Type>,
        from: To,
    },
    MoveEnergy {
        #[serde(default)]
        basic: bool,
        n: Amount,
        from: To,
        to: To,
    },
    ExpShare,
    // Damage and counters
    Damage {
        to: To,
        n: u16,
        #[serde(default)]
        wr: bool,
        #[serde(default = "one")]
        count: u8,
        #[serde(default)]
        through: bool,
    },
    Counters {
        to: To,
        n: u8,
        #[serde(default)]
        mode: Share,
    },
    Heal {
        to: To,
        n: u16,
    },
    MoveCounters(u8),
    Survive(u16),
    // Positions
    Gust {
        #[serde(default)]
        out: Leaves,
        #[serde(default)]
        f: MonFilter,
    },
    ForceSwitch {
        #[serde(default)]
        out: Leaves,
        #[serde(default)]
        each_player: bool,
        #[serde(default)]
        if_possible: bool,
    },
    SwitchOut {
        #[serde(default)]
        optional: bool,
    },
    SwitchIn,
    SwitchMine {
        #[serde(default)]
        if_possible: bool,
    },
    // Conditions and what lasts
    Status {
        to: To,
        set: Vec<Condition>,
        #[serde(default = "one")]
        poison: u8,
    },
    Last {
        to: To,
        effect: Lasting,
        until: Until,
    },
    LockItems,
    TurnBoost {
        by: MonFilter,
        n: u8,
    },
    // Control
    Flip(Program),
    If {
        c: Cond,
        then: Program,
    },
    EndTurn,
    CopyAttack(Copied),
    // The table
    DiscardStadium,
    DiscardTools {
        n: u8,
        #[serde(default)]
        stadiums: bool,
    },
}

const fn one() -> u8 {
    1
}

/// Those effects that neither ask for cards by a filter nor run a list, as a pattern.
macro_rules! plain_effects {
    () => {
        Self::Draw { .. }
            | Self::DrawUntil(_)
            | Self::Peek { .. }
            | Self::ShuffleHand(_)
            | Self::RandomHandToDeck(_)
            | Self::RevealHand
            | Self::Mill(_)
            | Self::DiscardThis
            | Self::RareCandy
            | Self::EvolveFromDeck
            | Self::ReturnToHand(_)
            | Self::DiscardEnergy { .. }
            | Self::MoveEnergy { .. }
            | Self::ExpShare
            | Self::Damage { .. }
            | Self::Counters { .. }
            | Self::Heal { .. }
            | Self::MoveCounters(_)
            | Self::Survive(_)
            | Self::Gust { .. }
            | Self::ForceSwitch { .. }
            | Self::SwitchOut { .. }
            | Self::SwitchIn
            | Self::SwitchMine { .. }
            | Self::Status { .. }
            | Self::Last { .. }
            | Self::LockItems
            | Self::TurnBoost { .. }
            | Self::EndTurn
            | Self::CopyAttack(_)
            | Self::DiscardStadium
            | Self::DiscardTools { .. }
    };
}

/// What of an effect is made ready when the cards are loaded.
pub(super) enum Loaded<'a> {
    /// Which cards it asks for, to be found.
    Filter(&'a mut Filter),
    /// The list that it may run, to be named.
    Branch(&'a mut Program),
    Nothing,
}

impl Op {
    /// The list that it may run.
    pub fn branch(&self) -> Option<&Program> {
        match self {
            Self::Flip(heads) => Some(heads),
            Self::If { then, .. } => Some(then),
            Self::Search { .. }
            | Self::Recycle { .. }
            | Self::Look { .. }
            | Self::DiscardHand { .. }
            | Self::Attach { .. }
            | plain_effects!() => None,
        }
    }

    /// What it holds that is found or named when the cards are loaded.
    pub(super) fn loaded(&mut self) -> Loaded<'_> {
        match self {
            Self::Search { f, .. }
            | Self::Recycle { f, .. }
            | Self::Look { f, .. }
            | Self::DiscardHand { f, .. }
            | Self::Attach { f, .. } => Loaded::Filter(f),
            Self::Flip(program) | Self::If { then: program, .. } => Loaded::Branch(program),
            plain_effects!() => Loaded::Nothing,
        }
    }
}
