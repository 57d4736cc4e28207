//! What happens, and who notices it (11).
#![deny(clippy::wildcard_enum_match_arm)]

use serde::{Deserialize, Serialize};

use super::cards::CardId;
use super::cards::effects::{Condition, EnergyFrom, Op};
use super::cards::filters::CardFilter;
use super::pokemon::PokemonId;
use super::position::FIRST_HAND;
use super::tasks::AttackRef;
use crate::engine::{Seat, SeatSet, Viewer};

/// A card whose identity not everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenCard {
    /// The card, for those who see it.
    pub card: Option<CardId>,
    /// Who sees it.
    pub by: SeatSet,
}

impl HiddenCard {
    /// A card that these seats see.
    pub fn of(card: CardId, by: SeatSet) -> Self {
        Self { card: Some(card), by }
    }

    fn seen(self, viewer: Viewer) -> Self {
        Self { card: self.card.filter(|_| self.is_seen(viewer)), ..self }
    }

    /// What everybody sees, people beside the table do, too.
    fn is_seen(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.by.contains(seat),
            Viewer::Public => self.by == EVERYBODY,
            Viewer::All => true,
        }
    }
}

/// Everybody, people beside the table included.
pub const EVERYBODY: SeatSet = SeatSet::from_bits(u8::MAX);

/// Where a card comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Pile {
    Hand,
    Deck,
    Discard,
    Prizes,
}

/// Event of a match, in the players' words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A hand without a Basic Pokémon is shown and drawn anew.
    Mulligan { seat: Seat, hand: [CardId; FIRST_HAND] },
    /// A Basic was placed; others see it when all are revealed.
    Placed { seat: Seat, card: Option<CardId>, active: bool },
    /// A player has placed his Pokémon.
    Ready { seat: Seat },
    /// A turn began, counted from 1 (4.3).
    TurnBegan { seat: Seat, number: u16 },
    /// A card went from one pile of a player to another.
    Moved { seat: Seat, card: HiddenCard, from: Pile, to: Pile },
    /// A deck was shuffled.
    Shuffled { seat: Seat },
    /// A whole hand went into the deck.
    HandShuffled { seat: Seat, cards: u8 },
    /// A player looks through his deck (B-6).
    Searched { seat: Seat },
    /// Cards were looked at by a player, card by card.
    LookedAt { by: Seat, seat: Seat, pile: Pile, card: HiddenCard },
    /// Nothing in a hand that was looked at could be discarded, which tells something about it.
    NothingThere { seat: Seat },
    /// A Pokémon came into play.
    Benched { mon: PokemonId, card: CardId },
    /// A Pokémon evolved (B-8).
    Evolved { mon: PokemonId, card: CardId },
    /// Energy or a Tool was attached.
    Attached { mon: PokemonId, card: CardId },
    /// An attached card was discarded.
    Detached { mon: PokemonId, card: CardId },
    /// Energy moved from one Pokémon to another.
    EnergyMoved { from: PokemonId, to: PokemonId, card: CardId },
    /// An Item, a Supporter or a Stadium was played (B-3).
    Played { seat: Seat, card: CardId },
    /// A Stadium of this seat left play.
    StadiumLeft { seat: Seat, card: CardId },
    /// An Ability was used or set off.
    AbilityUsed { mon: PokemonId, card: CardId },
    /// A Stadium was used or set off.
    StadiumUsed { seat: Seat, card: CardId },
    /// The effect of an attached card was set off.
    CardWorked { mon: PokemonId, card: CardId },
    /// An effect is bound to an opponent.
    Bound { mon: PokemonId, card: CardId, to: Seat },
    /// The opponent of a text was chosen.
    OpponentChosen { by: Seat, seat: Seat },
    /// An attack was declared (3.4).
    Attacked { mon: PokemonId, attack: AttackRef, target: Option<PokemonId> },
    /// The attack was chosen that is copied.
    Copied { mon: PokemonId, attack: AttackRef },
    /// A coin was flipped.
    Coin { seat: Seat, heads: bool },
    /// An attack did nothing: its coin, or that of Confused, showed tails (3.4).
    Failed { mon: PokemonId },
    /// A Pokémon was dealt damage, in points.
    Damaged { mon: PokemonId, damage: u16 },
    /// Damage counters were put on a Pokémon.
    Countered { mon: PokemonId, counters: u8 },
    /// Damage counters were taken off a Pokémon.
    Healed { mon: PokemonId, counters: u8 },
    /// A Pokémon came under a Special Condition (3.6).
    Afflicted { mon: PokemonId, condition: Condition },
    /// A Pokémon got rid of a Special Condition (3.6).
    Recovered { mon: PokemonId, condition: Condition },
    /// A Pokémon moved into an Active Spot.
    ToActive { mon: PokemonId },
    /// A Pokémon moved to the Bench.
    ToBench { mon: PokemonId },
    /// A Pokémon left play for its owner's hand.
    Returned { mon: PokemonId, card: CardId },
    /// A Pokémon left play for the discard pile without being Knocked Out.
    Dropped { mon: PokemonId, card: CardId },
    /// A Pokémon stayed in play that would have been Knocked Out.
    Survived { mon: PokemonId },
    /// A Pokémon was Knocked Out; whose it is to take the Prize.
    KnockedOut { mon: PokemonId, card: CardId, by: Option<Seat> },
    /// The Checkup before the turn of the next player began (3.8).
    Checkup { next: Seat },
    /// A player is out (4.8).
    Eliminated { seat: Seat },
    /// The match is over (4.8).
    Ended { winners: SeatSet },
}

impl Event {
    /// Whether it tells of a change that what is bound, who is down and who has too many Benched Pokémon could go by; what
    /// happens between hand, deck and discard pile is none.
    #[inline]
    pub(super) fn changes_table(&self) -> bool {
        !matches!(
            self,
            Self::Moved {
                from: Pile::Hand | Pile::Deck | Pile::Discard,
                to: Pile::Hand | Pile::Deck | Pile::Discard,
                ..
            } | Self::Shuffled { .. }
                | Self::HandShuffled { .. }
                | Self::Searched { .. }
                | Self::LookedAt { .. }
                | Self::NothingThere { .. }
                | Self::Coin { .. }
        )
    }
}

/// The event as `viewer` sees it.
pub(super) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut event = *event;
    if let Event::Moved { card, .. } | Event::LookedAt { card, .. } = &mut event {
        *card = card.seen(viewer);
    }
    Some(event).filter(|event| !matches!(event, Event::Placed { seat, .. } if !viewer.sees(*seat)))
}

/// Whether the event tells `viewer` something that he could not know.
pub(super) fn reveals(event: &Event, viewer: Viewer) -> bool {
    match *event {
        Event::Mulligan { .. } | Event::NothingThere { .. } => true,
        Event::LookedAt { card, .. } => card.is_seen(viewer),
        Event::Moved { seat, card, from, .. } => {
            let open = from == Pile::Discard || from == Pile::Hand && viewer.sees(seat);
            card.is_seen(viewer) && !open
        }
        Event::Benched { mon, .. } | Event::Evolved { mon, .. } | Event::Attached { mon, .. } => {
            !viewer.sees(mon.seat())
        }
        Event::Searched { seat } => viewer.sees(seat),
        Event::AbilityUsed { mon, card } => !viewer.sees(mon.seat()) && asks_for_hand(card),
        Event::Played { seat, .. } => !viewer.sees(seat),
        // These tell what lay open, what follows from the rules, or what its player did himself.
        Event::Placed { .. }
        | Event::Ready { .. }
        | Event::TurnBegan { .. }
        | Event::Shuffled { .. }
        | Event::HandShuffled { .. }
        | Event::Detached { .. }
        | Event::EnergyMoved { .. }
        | Event::StadiumLeft { .. }
        | Event::StadiumUsed { .. }
        | Event::CardWorked { .. }
        | Event::Bound { .. }
        | Event::OpponentChosen { .. }
        | Event::Attacked { .. }
        | Event::Copied { .. }
        | Event::Coin { .. }
        | Event::Failed { .. }
        | Event::Damaged { .. }
        | Event::Countered { .. }
        | Event::Healed { .. }
        | Event::Afflicted { .. }
        | Event::Recovered { .. }
        | Event::ToActive { .. }
        | Event::ToBench { .. }
        | Event::Returned { .. }
        | Event::Dropped { .. }
        | Event::Survived { .. }
        | Event::KnockedOut { .. }
        | Event::Checkup { .. }
        | Event::Eliminated { .. }
        | Event::Ended { .. } => false,
    }
}

/// Whether an Ability can only be used with certain cards in hand, so that its use tells others of them.
fn asks_for_hand(card: CardId) -> bool {
    let ability = card.pokemon().and_then(|pokemon| pokemon.ability.as_ref());
    ability.is_some_and(|ability| {
        ability.cost.ops.iter().chain(&ability.fx.ops).any(|op| {
            matches!(op, Op::DiscardHand { f, .. } if !f.iter().any(CardFilter::is_any))
                || matches!(op, Op::Attach { from: EnergyFrom::Hand, .. })
        })
    })
}
