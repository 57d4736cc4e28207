//! What happens, in the players' words, and who notices what of it (4.1).

use serde::{Deserialize, Serialize};

use super::command_cards::{CardSet, CommandCard};
use super::council::Member;
use super::dice::Roll;
use super::hexes::Hex;
use super::lore_cards::{LoreCard, LoreSet};
use super::position::EndReason;
use super::scenario::Levels;
use super::sections::Side;
use super::terrain::LandmarkKind;
use super::units::{Banner, Power};
use crate::engine::Viewer;

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// An attack (9).
    Attack,
    /// A battle back (11.1).
    BattleBack,
    /// Panic of a Frightened unit (10.4).
    Panic,
    /// The orders of a BattleLore card (3.2).
    Orders,
    /// Hits on a Creature, rolled again (16.3).
    Critical,
    /// A Creature that cannot retreat (16.4).
    Cornered,
    Poison,
    /// A Summoning Circle (16.7).
    Summon,
    /// The move of a Creature (16.7).
    March,
    /// A Healing Pool (15).
    Pool,
    /// A Lore card (14).
    Lore,
    /// Dice of the roll before, some of them rolled again (14).
    Again,
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
            Self::Critical => "critical",
            Self::Cornered => "cornered",
            Self::Poison => "poison",
            Self::Summon => "summon",
            Self::March => "march",
            Self::Pool => "pool",
            Self::Lore => "lore",
            Self::Again => "again",
        }
    }
}

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A member of a War Council has a level more (13.2).
    Appointed {
        side: Side,
        /// Who, for those who may know.
        member: Option<Member>,
    },
    /// A War Council was revealed (13.2).
    CouncilRevealed {
        side: Side,
        levels: Levels,
    },
    /// A turn began (4).
    TurnBegan {
        side: Side,
        /// Its number, from 1.
        number: u16,
    },
    /// A unit held an objective at the start of its turn (17.5).
    ObjectiveTaken {
        side: Side,
        hex: Hex,
    },
    /// A Command card was played (3.1).
    CardPlayed {
        side: Side,
        card: CommandCard,
    },
    /// A Counter Attack became another card (3.2).
    CardCopied {
        side: Side,
        /// Which one; none if there is nothing to copy.
        card: Option<CommandCard>,
    },
    /// The card can order nobody (3.1).
    NobodyToOrder {
        side: Side,
    },
    /// A unit was ordered (5).
    Ordered {
        hex: Hex,
    },
    /// A unit moved in the Movement phase (6).
    Moved {
        from: Hex,
        to: Hex,
    },
    /// An attack was announced (7).
    Attacked {
        from: Hex,
        to: Hex,
        /// Whether the hexes are adjacent.
        melee: bool,
        /// Whether it is a bonus attack (11.4), or the second one of Darken the Sky (3.2).
        bonus: bool,
    },
    /// The target battles back (11.1).
    BattledBack {
        from: Hex,
        to: Hex,
    },
    Rolled {
        side: Side,
        why: Why,
        roll: Roll,
    },
    /// A unit lost figures (9.1, 10.3, 10.4).
    FiguresLost {
        hex: Hex,
        figures: u8,
        left: u8,
    },
    /// A unit was eliminated (9.1).
    Eliminated {
        side: Side,
        hex: Hex,
    },
    /// A side got a Victory Banner (12).
    BannerWon {
        side: Side,
        banners: u8,
    },
    /// A unit ignored flags (10.2).
    FlagsIgnored {
        hex: Hex,
        flags: u8,
    },
    /// A unit retreated by a hex (10.3).
    Retreated {
        from: Hex,
        to: Hex,
    },
    /// The attacker took the hex that its target left (11.2).
    GroundGained {
        from: Hex,
        to: Hex,
    },
    /// A mounted unit went on by a hex (11.3).
    Pursued {
        from: Hex,
        to: Hex,
    },
    /// A Command card was put away: the one played, or the one that a Scout does not keep (12).
    PutAway {
        side: Side,
        card: CommandCard,
    },
    /// The discards were shuffled into the draw pile (3.3).
    Shuffled {
        /// How many cards it has now.
        cards: u8,
    },
    /// A Command card was drawn (2, 12).
    Drew {
        side: Side,
        /// Which one, for those who may know.
        card: Option<CommandCard>,
    },
    /// A side got Lore tokens (13.1).
    TokensGained {
        side: Side,
        tokens: u8,
        has: u8,
    },
    /// A side lost Lore tokens: the opponent took them (14.3), or they were paid for an order out of section (16.2).
    TokensLost {
        side: Side,
        tokens: u8,
        has: u8,
    },
    /// Lore tokens that an eliminated Creature had kept returned to the pool (16.5).
    TokensDropped {
        hex: Hex,
        tokens: u8,
    },
    /// A Creature kept Lore tokens (16.5).
    TokensKept {
        hex: Hex,
        has: u8,
    },
    /// A Creature used a power (16.5).
    PowerUsed {
        power: Power,
        /// On whom; where the Creature stands, if it shakes the ground.
        hex: Hex,
    },
    /// A Creature was called and rose; the circle is no more (16.7).
    Summoned {
        side: Side,
        /// Where the circle was.
        from: Hex,
        /// Where it stands.
        to: Hex,
    },
    /// A unit got rid of its web, by itself or because it was moved by Lore (16.6).
    WebCut {
        hex: Hex,
    },
    /// The poison of a unit lost its force (16.6).
    PoisonEnded {
        hex: Hex,
    },
    /// A Lore card was drawn (13.5).
    LoreDrawn {
        side: Side,
        /// Which one, for those who may know.
        card: Option<LoreCard>,
    },
    /// The discards of Lore cards were shuffled into a new pile (13.3).
    LoreShuffled {
        /// How many cards it has now.
        cards: u8,
    },
    /// A Lore card was put away before the first turn, face down (13.3).
    LoreBuried {
        side: Side,
        /// Which one, for those who may know.
        card: Option<LoreCard>,
    },
    /// A Lore card was put away, face up (13.4, 13.5).
    LorePutAway {
        side: Side,
        card: LoreCard,
    },
    /// A Lore card was played and paid (13.4).
    LorePlayed {
        side: Side,
        card: LoreCard,
        price: u8,
    },
    /// A target of a Lore card was named (13.4).
    LoreTarget {
        hex: Hex,
    },
    /// A Lore card has no effect (14).
    LoreCancelled {
        side: Side,
        card: LoreCard,
    },
    /// Figures returned to a unit (14, 15).
    Healed {
        hex: Hex,
        figures: u8,
    },
    /// An eliminated unit returned (14.2).
    Returned {
        hex: Hex,
        figures: u8,
    },
    /// A unit was put onto another hex, which is no movement (14.1).
    Placed {
        from: Hex,
        to: Hex,
    },
    /// A Command card returned to the hand (14.3).
    TakenBack {
        side: Side,
        card: CommandCard,
    },
    /// A side looked at the opponent's hands (14.3).
    Spied {
        side: Side,
        /// What it saw.
        hands: Option<(CardSet, LoreSet)>,
    },
    /// Command cards changed hands (14.3).
    Swapped {
        side: Side,
        /// The card that was given, and the one that was taken; for the two players.
        cards: Option<[CommandCard; 2]>,
    },
    /// A landmark was put onto the field (15).
    LandmarkPlaced {
        side: Side,
        kind: LandmarkKind,
        hex: Hex,
    },
    /// A unit rose to another banner (15).
    Trained {
        hex: Hex,
        /// Which one it has now.
        banner: Banner,
    },
    /// The match is over (12).
    Ended {
        /// Who won; `None` is a draw.
        winner: Option<Side>,
        how: EndReason,
    },
}

/// Whether this is one of the two players.
const fn plays(viewer: Viewer) -> bool {
    !matches!(viewer, Viewer::Public)
}

/// The event as somebody sees it: cards that are hidden from him are left out (4.1).
pub(super) fn seen(event: &Event, viewer: Viewer) -> Event {
    let mut event = *event;
    match &mut event {
        Event::Appointed { side, member } if !viewer.sees(side.seat()) => *member = None,
        Event::Drew { side, card } if !viewer.sees(side.seat()) => *card = None,
        Event::LoreDrawn { side, card } if !viewer.sees(side.seat()) => *card = None,
        Event::LoreBuried { side, card } if !viewer.sees(side.seat()) => *card = None,
        Event::Spied { side, hands } if !viewer.sees(side.seat()) => *hands = None,
        Event::Swapped { cards, .. } if !plays(viewer) => *cards = None,
        _ => {}
    }
    event
}

/// Whether the event told somebody of a card that he could not know before.
pub(super) fn reveals(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Drew { side, .. } | Event::LoreDrawn { side, .. } | Event::Spied { side, .. } => {
            viewer.sees(side.seat())
        }
        Event::CardPlayed { side, .. }
        | Event::PutAway { side, .. }
        | Event::CouncilRevealed { side, .. }
        | Event::LorePlayed { side, .. }
        | Event::LorePutAway { side, .. } => !viewer.sees(side.seat()),
        Event::Swapped { .. } => plays(viewer),
        _ => false,
    }
}
