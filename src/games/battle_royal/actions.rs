//! What a player can do: one atomic decision each (7).

use super::cards::CardId;
use super::cards::passives::Half;
use super::mon::MonId;
use super::tasks::AttackRef;
use crate::engine::Seat;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// A Basic Pokémon goes into an Active Spot, before the match.
    Place {
        /// The card.
        card: CardId,
    },
    /// A Basic Pokémon goes onto the Bench.
    Bench {
        /// The card.
        card: CardId,
    },
    /// A card from the hand is put onto a Pokémon that it evolves from (B-8).
    Evolve {
        /// The card.
        card: CardId,
        /// The Pokémon.
        mon: MonId,
    },
    /// An Energy card or a Tool is attached.
    Attach {
        /// The card.
        card: CardId,
        /// The Pokémon.
        mon: MonId,
    },
    /// An Item, a Supporter or a Stadium is played.
    Play {
        /// The card.
        card: CardId,
    },
    /// An Ability is activated.
    Ability {
        /// Its Pokémon.
        mon: MonId,
    },
    /// A Stadium is used.
    Stadium {
        /// The card.
        card: CardId,
    },
    /// An Active Pokémon retreats (B-9).
    Retreat {
        /// Who leaves.
        from: MonId,
        /// Who comes.
        to: MonId,
    },
    /// An attack (3.4).
    Attack {
        /// Who attacks.
        mon: MonId,
        /// The attack, counted from 0.
        index: u8,
        /// The target.
        target: Option<MonId>,
    },
    /// The turn ends.
    EndTurn,
    /// An opponent is chosen.
    Opponent {
        /// Whom.
        seat: Seat,
    },
    /// A Pokémon is chosen.
    Mon {
        /// Which one.
        mon: MonId,
    },
    /// A card is chosen.
    Card {
        /// Which one.
        card: CardId,
    },
    /// A card is chosen for a Pokémon.
    Give {
        /// The card.
        card: CardId,
        /// The Pokémon.
        mon: MonId,
    },
    /// An attached card is chosen: Energy or a Tool.
    Attached {
        /// The Pokémon that it is attached to.
        mon: MonId,
        /// The card.
        card: CardId,
    },
    /// An attack is chosen to be copied.
    Copy {
        /// The attack.
        attack: AttackRef,
    },
    /// A Benched Pokémon moves into an empty Active Spot.
    Fill {
        /// Who.
        mon: MonId,
        /// The spot: 0 or 1.
        spot: u8,
    },
    /// The half of a Stadium that faces its player.
    Face {
        /// Which one.
        half: Half,
    },
    /// One of several effects that wait comes first.
    First {
        /// Its place among them, counted from 0.
        number: u8,
    },
    /// Yes: it is used; the effect comes before the Special Conditions.
    Yes,
    /// No; or nothing more is chosen; or the placement is complete.
    Done,
}
