//! What a player can do: one atomic decision each (7).
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::CardId;
use super::cards::passives::Half;
use super::pokemon::PokemonId;
use super::tasks::AttackRef;
use crate::engine::Seat;

/// Atomic decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// A Basic Pokémon goes into an Active Spot, before the match.
    Place { card: CardId },
    /// A Basic Pokémon goes onto the Bench.
    Bench { card: CardId },
    /// A card from the hand is put onto a Pokémon that it evolves from (B-8).
    Evolve { card: CardId, mon: PokemonId },
    /// An Energy card or a Tool is attached.
    Attach { card: CardId, mon: PokemonId },
    /// An Item, a Supporter or a Stadium is played.
    Play { card: CardId },
    /// An Ability is used (B-10).
    Ability { mon: PokemonId },
    /// A Stadium in play is used.
    Stadium { card: CardId },
    /// An Active Pokémon retreats (B-9).
    Retreat { from: PokemonId, to: PokemonId },
    /// An attack, counted from 0 (3.4).
    Attack { mon: PokemonId, index: u8, target: Option<PokemonId> },
    /// The turn ends (T4).
    EndTurn,
    /// An opponent is chosen.
    Opponent { seat: Seat },
    /// A Pokémon is chosen.
    Mon { mon: PokemonId },
    /// A card is chosen.
    Card { card: CardId },
    /// A card is chosen for a Pokémon.
    Give { card: CardId, mon: PokemonId },
    /// Energy or a Tool is chosen that is attached to this Pokémon.
    Attached { mon: PokemonId, card: CardId },
    /// An attack is chosen to be copied.
    Copy { attack: AttackRef },
    /// A Benched Pokémon moves into an empty Active Spot, 0 or 1.
    Fill { mon: PokemonId, spot: u8 },
    /// The half of a Stadium that faces its player.
    Face { half: Half },
    /// One of several effects that wait comes first: its place among them, counted from 0.
    First { number: u8 },
    /// Yes: it is used; the effect comes before the Special Conditions.
    Yes,
    /// No; or nothing more is chosen; or the placement is complete.
    Done,
}

impl Action {
    /// Whether it is one of those that a turn consists of, or the placement before the match.
    pub fn is_of_turn(&self) -> bool {
        match self {
            Self::Place { .. }
            | Self::Bench { .. }
            | Self::Evolve { .. }
            | Self::Attach { .. }
            | Self::Play { .. }
            | Self::Ability { .. }
            | Self::Stadium { .. }
            | Self::Retreat { .. }
            | Self::Attack { .. }
            | Self::EndTurn => true,
            Self::Opponent { .. }
            | Self::Mon { .. }
            | Self::Card { .. }
            | Self::Give { .. }
            | Self::Attached { .. }
            | Self::Copy { .. }
            | Self::Fill { .. }
            | Self::Face { .. }
            | Self::First { .. }
            | Self::Yes
            | Self::Done => false,
        }
    }
}
