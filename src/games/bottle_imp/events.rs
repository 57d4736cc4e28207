//! What happens, in the players' words, and who notices what of it.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet};
use super::draft::Slot;
use super::position::{BySeat, Commit, RoundResult};
use crate::engine::{Seat, Viewer};

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A round, counted from 1, began with the deal (Rules 4).
    RoundBegan { round: u16, dealer: Seat },
    /// A seat was dealt its cards (Rules 4, 10).
    Dealt {
        seat: Seat,
        /// How many cards, open hand included.
        count: u8,
        /// The hand, for those who may know.
        cards: Option<CardSet>,
        /// The open hand of the game for two, which only its owner sees before the exchange.
        open: Option<CardSet>,
    },
    /// A seat has laid a card out to be given away there, which nobody else notices (Rules 5.2).
    Laid { seat: Seat, card: Card, slot: Slot },
    /// A seat has taken a card back that it had laid out, which nobody else notices.
    TakenBack { seat: Seat, card: Card },
    /// A seat has chosen what it gives away: what, for those who may know (Rules 5.2).
    Committed { seat: Seat, commit: Option<Commit> },
    /// All have chosen: a seat's discard goes to the Imp's Trick: which cards, for those who may know (Rules 5.1).
    Discarded { seat: Seat, count: u8, cards: Option<CardSet> },
    /// A card was passed to a neighbour (Rules 5.1).
    Passed {
        from: Seat,
        to: Seat,
        /// Which one, for giver and receiver.
        card: Option<Card>,
        /// Whether it goes to the open hand of the game for two.
        open: bool,
    },
    /// The exchange is over, and the first trick is led (Rules 6).
    ExchangeDone { leader: Seat },
    /// An open hand was turned up after the exchange (Rules 10).
    HandOpened { seat: Seat, cards: CardSet },
    /// A card was played, out of an open hand or not (Rules 6).
    CardPlayed { seat: Seat, card: Card, open: bool },
    /// A trick was taken (Rules 7).
    TrickWon { seat: Seat, card: Card, coins: u8 },
    /// The card under the bottle went to its owner's pile, for the bottle moves on (Rules 7).
    OldPriceCardCollected { seat: Seat, card: Card },
    /// The bottle was bought (Rules 7).
    BottleMoved {
        /// From whom; `None` out of the middle.
        from: Option<Seat>,
        /// By whom, perhaps by its owner.
        to: Seat,
        /// The card that it stands on now, whose number is the price.
        price: Card,
    },
    /// The Imp's Trick was turned up at the end of the round, and costs its holder so much (Rules 8).
    ImpTrickRevealed { cards: CardSet, coins: u8 },
    /// The round was scored (Rules 8).
    RoundScored {
        result: RoundResult,
        /// What the seats are credited with; with teams, partners share (Rules 10).
        credited: BySeat<i16>,
        players: u8,
    },
    /// The best total is shared, so one more round is played (Rules 9).
    ExtraRound,
    /// The match is over, with the place of each seat, from 1 (Rules 9).
    MatchEnded { ranks: BySeat<u8>, players: u8 },
}

/// The event as somebody sees it: cards that stay hidden from him are left out (Rules 12), and what others lay out is not
/// noticed at all.
pub(super) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut event = *event;
    match &mut event {
        Event::Laid { seat, .. } | Event::TakenBack { seat, .. } if !viewer.sees(*seat) => return None,
        Event::Dealt { seat, cards, open, .. } if !viewer.sees(*seat) => {
            *cards = None;
            *open = None;
        }
        Event::Committed { seat, commit } if !viewer.sees(*seat) => *commit = None,
        Event::Discarded { seat, cards, .. } if !viewer.sees(*seat) => *cards = None,
        Event::Passed { from, to, card, .. } if !viewer.sees(*from) && !viewer.sees(*to) => *card = None,
        _ => {}
    }
    Some(event)
}

/// Whether the event told somebody of a card that he could not know before.
pub(super) fn reveals(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Dealt { seat, .. } => viewer.sees(*seat),
        Event::Passed { to, .. } => viewer.sees(*to),
        Event::HandOpened { seat, .. } => !viewer.sees(*seat),
        Event::CardPlayed { seat, open, .. } => !open && !viewer.sees(*seat),
        Event::ImpTrickRevealed { .. } => true,
        _ => false,
    }
}
