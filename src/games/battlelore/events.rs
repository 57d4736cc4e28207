//! What happens, in the players' words, and who notices what of it (4.1).

use super::command_cards::CommandCard;
use super::dice::Roll;
use super::hexes::Hex;
use super::position::How;
use super::sections::Side;
use crate::engine::Viewer;

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// An attack (9).
    Attack,
    /// A battle back (11.1).
    BattleBack,
    /// Panic of a Frightened unit (10.4).
    Panic,
    /// The orders of a BattleLore card (3.2).
    Orders,
}

impl Why {
    /// The word of notation and of messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::BattleBack => "battle-back",
            Self::Panic => "panic",
            Self::Orders => "orders",
        }
    }
}

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began (4).
    TurnBegan {
        /// Whose.
        side: Side,
        /// Its number, from 1.
        number: u16,
    },
    /// A unit held an objective at the start of its turn (17.5).
    ObjectiveTaken {
        /// Whose.
        side: Side,
        /// Where.
        hex: Hex,
    },
    /// A Command card was played (3.1).
    CardPlayed {
        /// By whom.
        side: Side,
        /// Which one.
        card: CommandCard,
    },
    /// A Counter Attack became another card (3.2).
    CardCopied {
        /// Whose.
        side: Side,
        /// Which one; none if there is nothing to copy.
        card: Option<CommandCard>,
    },
    /// The card can order nobody (3.1).
    NobodyToOrder {
        /// Whose card.
        side: Side,
    },
    /// A unit was ordered (5).
    Ordered {
        /// Where it stands.
        hex: Hex,
    },
    /// A unit moved in the Movement phase (6).
    Moved {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// An attack was announced (7).
    Attacked {
        /// From where.
        from: Hex,
        /// Whom.
        to: Hex,
        /// Whether the hexes are adjacent.
        melee: bool,
        /// Whether it is a bonus attack (11.4), or the second one of Darken the Sky (3.2).
        bonus: bool,
    },
    /// The target battles back (11.1).
    BattledBack {
        /// From where.
        from: Hex,
        /// Whom.
        to: Hex,
    },
    /// Dice fell.
    Rolled {
        /// Who rolled.
        side: Side,
        /// What for.
        why: Why,
        /// The faces.
        roll: Roll,
    },
    /// A unit lost figures (9.1, 10.3, 10.4).
    FiguresLost {
        /// Where.
        hex: Hex,
        /// How many.
        figures: u8,
        /// How many are left.
        left: u8,
    },
    /// A unit was eliminated (9.1).
    Eliminated {
        /// Whose.
        side: Side,
        /// Where it stood.
        hex: Hex,
    },
    /// A side got a Victory Banner (12).
    BannerWon {
        /// Who.
        side: Side,
        /// How many it has now.
        banners: u8,
    },
    /// A unit ignored flags (10.2).
    FlagsIgnored {
        /// Where it stands.
        hex: Hex,
        /// How many.
        flags: u8,
    },
    /// A unit retreated by a hex (10.3).
    Retreated {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// The attacker took the hex that its target left (11.2).
    GroundGained {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A mounted unit went on by a hex (11.3).
    Pursued {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A Command card was put away: the one played, or the one that a Scout does not keep (12).
    PutAway {
        /// By whom.
        side: Side,
        /// Which one.
        card: CommandCard,
    },
    /// The discards were shuffled into the draw pile (3.3).
    Shuffled {
        /// How many cards it has now.
        cards: u8,
    },
    /// A Command card was drawn (2, 12).
    Drew {
        /// By whom.
        side: Side,
        /// Which one, for those who may know.
        card: Option<CommandCard>,
    },
    /// The match is over (12).
    Ended {
        /// Who won; `None` is a draw.
        winner: Option<Side>,
        /// Why.
        how: How,
    },
}

/// The event as somebody sees it: cards drawn by others are left out (4.1).
pub(super) fn seen(event: &Event, viewer: Viewer) -> Event {
    let mut event = *event;
    if let Event::Drew { side, card } = &mut event
        && !viewer.sees(side.seat())
    {
        *card = None;
    }
    event
}

/// Whether the event told somebody of a card that he could not know before.
pub(super) fn reveals(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Drew { side, .. } => viewer.sees(side.seat()),
        Event::CardPlayed { side, .. } | Event::PutAway { side, .. } => !viewer.sees(side.seat()),
        _ => false,
    }
}
