//! What happens, in the players' words, and who notices what of it.

use serde::{Deserialize, Serialize};

use super::Mode;
use super::cards::{Card, CardSet, DeckKind};
use super::formations::Value;
use super::position::{Ending, FlagId};
use crate::engine::{Seat, Viewer};

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A player was dealt his hand: which cards, for those who may know (Rules 2).
    Dealt { seat: Seat, count: u8, cards: Option<CardSet> },
    /// The match began with this player (Rules 2).
    Started { seat: Seat, mode: Mode },
    /// A player's turn began, counted by its ply (Rules 4).
    TurnBegan { seat: Seat, ply: u16 },
    /// A troop was laid (Rules 5).
    TroopPlayed { seat: Seat, card: Card, flag: FlagId },
    /// A wild card was laid (Rules 7.2).
    MoralePlayed { seat: Seat, card: Card, flag: FlagId },
    /// Fog or Mud was laid at a flag (Rules 7.3).
    EnvironmentPlayed { seat: Seat, card: Card, flag: FlagId },
    /// Scout was shown; so many draws and the returns follow, and it goes to the discard row (Rules 7.4).
    ScoutPlayed { seat: Seat, draws: u8 },
    /// A card was drawn: which one, for those who may know.
    Drew { seat: Seat, deck: DeckKind, card: Option<Card> },
    /// The Scout put a card back on its deck: which one, for those who may know (Rules 7.4).
    Returned { seat: Seat, deck: DeckKind, card: Option<Card> },
    /// Redeploy moved a card of its own side, or discarded it if it lies nowhere now (Rules 7.4).
    Redeployed { seat: Seat, card: Card, from: FlagId, to: Option<FlagId> },
    /// Deserter sent an enemy card from its flag to the discard row of its owner (Rules 7.4).
    Deserted { seat: Seat, card: Card, from: FlagId },
    /// Traitor brought an enemy troop to the own side, at another flag or the same (Rules 7.4).
    Betrayed { seat: Seat, card: Card, from: FlagId, to: FlagId },
    /// A guile card left the hand for the discard row (Rules 7.1).
    GuileDiscarded { seat: Seat, card: Card },
    /// A side became full (Rules 6.1).
    Completed { seat: Seat, flag: FlagId, value: Value },
    /// A player passed (Rules 5.1).
    Passed { seat: Seat },
    /// A flag was claimed (Rules 8).
    FlagClaimed {
        seat: Seat,
        flag: FlagId,
        /// What his side is worth.
        value: Value,
        /// The best that the opponent has or could still have had; `None` if he could not have filled his side.
        rival: Option<Value>,
    },
    /// A player left provable flags unclaimed (Rules 4.2).
    ClaimsEnded { seat: Seat },
    /// Both passed in succession: the match is settled (Rules 9).
    StandOff,
    /// A hand was opened at the settlement (Rules 9).
    HandRevealed { seat: Seat, cards: CardSet },
    /// The settlement gave a flag out (Rules 9).
    FlagSettled { seat: Seat, flag: FlagId },
    /// The match was won (Rules 3, 9).
    Won { seat: Seat, ending: Ending },
    /// The match was drawn (Rules 9).
    Drawn,
}

/// The event as somebody sees it: cards that stay hidden from him are left out.
pub(super) fn seen(event: &Event, viewer: Viewer) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Dealt { seat, cards, .. } if !viewer.sees(*seat) => *cards = None,
        Event::Drew { seat, card, .. } | Event::Returned { seat, card, .. } if !viewer.sees(*seat) => *card = None,
        _ => {}
    }
    event
}

/// Whether the event told somebody of a card that he could not know before: a card dealt or drawn, or one that came out
/// of a hand that he does not see.
pub(super) fn reveals(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Dealt { seat, .. } | Event::Drew { seat, .. } => viewer.sees(*seat),
        Event::TroopPlayed { seat, .. }
        | Event::MoralePlayed { seat, .. }
        | Event::EnvironmentPlayed { seat, .. }
        | Event::GuileDiscarded { seat, .. }
        | Event::HandRevealed { seat, .. } => !viewer.sees(*seat),
        _ => false,
    }
}
