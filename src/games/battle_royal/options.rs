//! Options of a match: decks, and the switches of the rules (6).

use serde::{Deserialize, Serialize};

use super::cards::format::{Date, format};
use super::cards::{CardId, decks};

/// Most players (D-01).
pub const MOST_SEATS: usize = 4;

/// How often a side may retreat in a turn (D-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Retreats {
    #[default]
    Once,
    /// Once from each Active Spot.
    PerActive,
}

/// What the turn-end effect of a card does that is no Pokémon (D-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TrainerTurnEnd {
    #[default]
    WholeTurn,
    /// It takes one of the two action slots.
    OneSlot,
}

/// Which Active Pokémon a bound effect covers (D-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoundScope {
    #[default]
    Both,
    /// One, chosen with the binding.
    One,
}

/// Whether texts about the attacks of "your opponent" are bound to one (D-25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DefensiveRefs {
    /// They are about all opponents.
    #[default]
    AllOpponents,
    Bound,
}

/// Which Active Spots are refilled during the own turn (D-06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OwnRefill {
    #[default]
    Invariant,
    /// Those that became empty in this turn.
    TurnStartOnly,
}

/// What happens when several complete their Prizes at once (D-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tie {
    #[default]
    Shared,
    /// The first one who took his wins.
    SeatOrder,
}

/// Who takes the Prize if the credit belongs to somebody who is out (D-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EliminatedCredit {
    #[default]
    Nobody,
    CurrentPlayer,
}

/// Whether there are attacks without a target (D-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NoTarget {
    /// If no opponent has an Active Pokémon.
    #[default]
    IfNoOpposingActive,
    Never,
}

/// The switches of the rules (6). `v1` to `v7` are the variant rules, each of which is usually on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// The two attacks come from different spots.
    pub v1_two_spots: bool,
    /// Nothing is done between the attacks.
    pub v1_nothing_between: bool,
    /// Whoever was hit by one attacker is immune to others.
    pub v2_hit_immunity: bool,
    /// A turn-end effect takes an action slot.
    pub v3_turn_end_slot: bool,
    /// Spots are refilled before the draw, for whatever reason they are empty.
    pub v4_refill_before_draw_any_leave: bool,
    /// Everything at a Checkup happens to the owners of the two turns alone.
    pub v5_checkup_owner_scope_all: bool,
    /// Stadiums of an eliminated player stay.
    pub v6_deckout_and_removal: bool,
    /// "Both players" are oneself and one opponent (5).
    pub v7_both_players_choose_one: bool,
    pub retreats_per_turn: Retreats,
    pub trainer_turn_end: TrainerTurnEnd,
    pub bound_active_scope: BoundScope,
    pub defensive_refs: DefensiveRefs,
    pub refill_in_own_turn: OwnRefill,
    pub tie: Tie,
    pub eliminated_credit: EliminatedCredit,
    pub no_target_attack: NoTarget,
}

impl Switches {
    /// The rules as they are usually played: all variant rules on.
    pub const VARIANT: Self = Self {
        v1_two_spots: true,
        v1_nothing_between: true,
        v2_hit_immunity: true,
        v3_turn_end_slot: true,
        v4_refill_before_draw_any_leave: true,
        v5_checkup_owner_scope_all: true,
        v6_deckout_and_removal: true,
        v7_both_players_choose_one: true,
        retreats_per_turn: Retreats::Once,
        trainer_turn_end: TrainerTurnEnd::WholeTurn,
        bound_active_scope: BoundScope::Both,
        defensive_refs: DefensiveRefs::AllOpponents,
        refill_in_own_turn: OwnRefill::Invariant,
        tie: Tie::Shared,
        eliminated_credit: EliminatedCredit::Nobody,
        no_target_attack: NoTarget::IfNoOpposingActive,
    };

    /// The plain rules of the event: no variant rule.
    pub const EVENT: Self = Self {
        v1_two_spots: false,
        v1_nothing_between: false,
        v2_hit_immunity: false,
        v3_turn_end_slot: false,
        v4_refill_before_draw_any_leave: false,
        v5_checkup_owner_scope_all: false,
        v6_deckout_and_removal: false,
        v7_both_players_choose_one: false,
        ..Self::VARIANT
    };

    /// Every alternative of section 6 at once, to try what no preset has.
    pub(super) const OTHERWISE: Self = Self {
        retreats_per_turn: Retreats::PerActive,
        trainer_turn_end: TrainerTurnEnd::OneSlot,
        bound_active_scope: BoundScope::One,
        defensive_refs: DefensiveRefs::Bound,
        refill_in_own_turn: OwnRefill::TurnStartOnly,
        tie: Tie::SeatOrder,
        eliminated_credit: EliminatedCredit::CurrentPlayer,
        no_target_attack: NoTarget::Never,
        ..Self::VARIANT
    };
}

impl Default for Switches {
    fn default() -> Self {
        Self::VARIANT
    }
}

/// A deck that somebody plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeckChoice {
    /// One of the house, `metal`.
    House(String),
    /// These cards, and how many of each.
    Cards(Vec<(CardId, u8)>),
}

impl DeckChoice {
    /// Its cards, if there is such a deck.
    pub fn cards(&self) -> Option<&[(CardId, u8)]> {
        match self {
            Self::House(id) => decks::deck(id).map(|deck| deck.cards.as_slice()),
            Self::Cards(cards) => Some(cards),
        }
    }
}

/// Options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The deck of each seat: two to four.
    pub decks: Vec<DeckChoice>,
    pub rules: Switches,
    /// The day whose ban list decks are checked against (D-28).
    pub ban_list_as_of: Date,
    /// The last turn that is played. Matches are over long before the usual one; it makes sure that every match ends.
    pub turns: u16,
}

/// More turns than a match has, even one at random (13).
pub const MOST_TURNS: u16 = 400;

impl Options {
    /// A match with these decks of the house.
    fn of(decks: &[&str], rules: Switches) -> Self {
        let decks = decks.iter().map(|&id| DeckChoice::House(id.to_owned())).collect();
        Self { decks, rules, ban_list_as_of: format().as_of, turns: MOST_TURNS }
    }
}

impl Default for Options {
    /// The four core decks, with all variant rules.
    fn default() -> Self {
        Self::of(&["metal", "psychic", "fighting", "lightning"], Switches::VARIANT)
    }
}

/// Options that differ in what matters, in whole matches.
pub(super) fn whole() -> Vec<Options> {
    vec![
        Options::default(),
        Options::of(&["darkness", "colorless", "water", "fire"], Switches::VARIANT),
        Options::of(&["colorless", "metal", "darkness"], Switches::EVENT),
        Options::of(&["psychic", "darkness", "lightning", "fighting"], Switches::OTHERWISE),
        Options::of(&["fire", "colorless"], Switches::VARIANT),
    ]
}

/// The same in a few turns, for everything that is tried in every position.
pub(super) fn variants() -> Vec<Options> {
    whole().into_iter().map(|options| Options { turns: 5, ..options }).collect()
}
