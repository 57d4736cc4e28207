//! What happens, in the players' words, and who notices what of it (4.1).
#![deny(clippy::wildcard_enum_match_arm)]

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
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

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A member of a War Council has a level more: who, for those who may know (13.2).
    Appointed { side: Side, member: Option<Member> },
    /// A War Council was revealed (13.2).
    CouncilRevealed { side: Side, levels: Levels },
    /// A turn began, counted from 1 (4).
    TurnBegan { side: Side, number: u16 },
    /// A unit held an objective at the start of its turn (17.5).
    ObjectiveTaken { side: Side, hex: Hex },
    /// A Command card was played (3.1).
    CardPlayed { side: Side, card: CommandCard },
    /// A Counter Attack became another card, or none if there is nothing to copy (3.2).
    CardCopied { side: Side, card: Option<CommandCard> },
    /// The card can order nobody (3.1).
    NobodyToOrder { side: Side },
    /// A unit was ordered (5).
    Ordered { hex: Hex },
    /// A unit moved in the Movement phase (6).
    Moved { from: Hex, to: Hex },
    /// An attack was announced, in melee if the hexes are adjacent (7); as a bonus attack (11.4), or as the second one of Darken
    /// the Sky (3.2).
    Attacked { from: Hex, to: Hex, melee: bool, bonus: bool },
    /// The target battles back (11.1).
    BattledBack { from: Hex, to: Hex },
    /// Dice were rolled (1.4).
    Rolled { side: Side, why: Why, roll: Roll },
    /// A unit lost figures (9.1, 10.3, 10.4).
    FiguresLost { hex: Hex, figures: u8, left: u8 },
    /// A unit was eliminated (9.1).
    Eliminated { side: Side, hex: Hex },
    /// A side got a Victory Banner (12).
    BannerWon { side: Side, banners: u8 },
    /// A unit ignored flags (10.2).
    FlagsIgnored { hex: Hex, flags: u8 },
    /// A unit retreated by a hex (10.3).
    Retreated { from: Hex, to: Hex },
    /// The attacker took the hex that its target left (11.2).
    GroundGained { from: Hex, to: Hex },
    /// A mounted unit went on by a hex (11.3).
    Pursued { from: Hex, to: Hex },
    /// A Command card was put away: the one played, or the one that a Scout does not keep (12).
    PutAway { side: Side, card: CommandCard },
    /// The discards were shuffled into the draw pile, which has so many cards now (3.3).
    Shuffled { cards: u8 },
    /// A Command card was drawn: which one, for those who may know (2, 12).
    Drew { side: Side, card: Option<CommandCard> },
    /// A side got Lore tokens (13.1).
    TokensGained { side: Side, tokens: u8, has: u8 },
    /// A side lost Lore tokens: the opponent took them (14.3), or they were paid for an order out of section (16.2).
    TokensLost { side: Side, tokens: u8, has: u8 },
    /// Lore tokens that an eliminated Creature had kept returned to the pool (16.5).
    TokensDropped { hex: Hex, tokens: u8 },
    /// A Creature kept Lore tokens (16.5).
    TokensKept { hex: Hex, has: u8 },
    /// A Creature used a power, on the unit on this hex; to shake the ground, where it stands itself (16.5).
    PowerUsed { power: Power, hex: Hex },
    /// A Creature was called and rose where it stands now; the circle is no more (16.7).
    Summoned { side: Side, from: Hex, to: Hex },
    /// A unit got rid of its web, by itself or because it was moved by Lore (16.6).
    WebCut { hex: Hex },
    /// The poison of a unit lost its force (16.6).
    PoisonEnded { hex: Hex },
    /// A Lore card was drawn: which one, for those who may know (13.5).
    LoreDrawn { side: Side, card: Option<LoreCard> },
    /// The discards of Lore cards were shuffled into a new pile of so many cards (13.3).
    LoreShuffled { cards: u8 },
    /// A Lore card was put away before the first turn, face down: which one, for those who may know (13.3).
    LoreBuried { side: Side, card: Option<LoreCard> },
    /// A Lore card was put away, face up (13.4, 13.5).
    LorePutAway { side: Side, card: LoreCard },
    /// A Lore card was played and paid (13.4).
    LorePlayed { side: Side, card: LoreCard, price: u8 },
    /// A target of a Lore card was named (13.4).
    LoreTarget { hex: Hex },
    /// A Lore card has no effect (14).
    LoreCancelled { side: Side, card: LoreCard },
    /// Figures returned to a unit (14, 15).
    Healed { hex: Hex, figures: u8 },
    /// An eliminated unit returned (14.2).
    Returned { hex: Hex, figures: u8 },
    /// A unit was put onto another hex, which is no movement (14.1).
    Placed { from: Hex, to: Hex },
    /// A Command card returned to the hand (14.3).
    TakenBack { side: Side, card: CommandCard },
    /// A side looked at the opponent's hands, and saw this (14.3).
    Spied { side: Side, hands: Option<(CardSet, LoreSet)> },
    /// Command cards changed hands: the one that was given and the one that was taken, for the two players (14.3).
    Swapped { side: Side, cards: Option<[CommandCard; 2]> },
    /// A landmark was put onto the field (15).
    LandmarkPlaced { side: Side, kind: LandmarkKind, hex: Hex },
    /// A unit rose to this banner (15).
    Trained { hex: Hex, banner: Banner },
    /// The match is over; without a winner it is a draw (12).
    Ended { winner: Option<Side>, how: EndReason },
}

/// What the two players know of cards, as far as an event is about that.
enum Knowledge {
    /// A side has chosen something that nobody else sees.
    Chosen(Side),
    /// A side sees something that it did not know, and that nobody else sees.
    Seen(Side),
    /// Both sides see something that nobody beside the table sees.
    Exchanged,
    /// A side shows what it knew before.
    Shown(Side),
    /// Everybody sees everything, and could have known the cards.
    Open,
}

impl Event {
    const fn knowledge(&self) -> Knowledge {
        match self {
            Self::Appointed { side, .. } | Self::LoreBuried { side, .. } => Knowledge::Chosen(*side),
            Self::Drew { side, .. } | Self::LoreDrawn { side, .. } | Self::Spied { side, .. } => Knowledge::Seen(*side),
            Self::Swapped { .. } => Knowledge::Exchanged,
            Self::CardPlayed { side, .. }
            | Self::PutAway { side, .. }
            | Self::CouncilRevealed { side, .. }
            | Self::LorePlayed { side, .. }
            | Self::LorePutAway { side, .. } => Knowledge::Shown(*side),
            Self::TurnBegan { .. }
            | Self::ObjectiveTaken { .. }
            | Self::CardCopied { .. }
            | Self::NobodyToOrder { .. }
            | Self::Ordered { .. }
            | Self::Moved { .. }
            | Self::Attacked { .. }
            | Self::BattledBack { .. }
            | Self::Rolled { .. }
            | Self::FiguresLost { .. }
            | Self::Eliminated { .. }
            | Self::BannerWon { .. }
            | Self::FlagsIgnored { .. }
            | Self::Retreated { .. }
            | Self::GroundGained { .. }
            | Self::Pursued { .. }
            | Self::Shuffled { .. }
            | Self::TokensGained { .. }
            | Self::TokensLost { .. }
            | Self::TokensDropped { .. }
            | Self::TokensKept { .. }
            | Self::PowerUsed { .. }
            | Self::Summoned { .. }
            | Self::WebCut { .. }
            | Self::PoisonEnded { .. }
            | Self::LoreShuffled { .. }
            | Self::LoreTarget { .. }
            | Self::LoreCancelled { .. }
            | Self::Healed { .. }
            | Self::Returned { .. }
            | Self::Placed { .. }
            | Self::TakenBack { .. }
            | Self::LandmarkPlaced { .. }
            | Self::Trained { .. }
            | Self::Ended { .. } => Knowledge::Open,
        }
    }

    /// The event without what not everybody sees of it.
    fn hidden(mut self) -> Self {
        if let Self::Appointed { member, .. } = &mut self {
            *member = None;
        } else if let Self::Drew { card, .. } = &mut self {
            *card = None;
        } else if let Self::LoreDrawn { card, .. } | Self::LoreBuried { card, .. } = &mut self {
            *card = None;
        } else if let Self::Spied { hands, .. } = &mut self {
            *hands = None;
        } else if let Self::Swapped { cards, .. } = &mut self {
            *cards = None;
        }
        self
    }
}

/// The event as somebody sees it: cards that are hidden from him are left out (4.1).
pub(super) fn seen(event: &Event, viewer: Viewer) -> Event {
    let sees = match event.knowledge() {
        Knowledge::Chosen(side) | Knowledge::Seen(side) => viewer.sees(side.seat()),
        Knowledge::Exchanged => viewer != Viewer::Public,
        Knowledge::Shown(_) | Knowledge::Open => true,
    };
    if sees { *event } else { event.hidden() }
}

/// Whether the event told somebody of a card that he could not know before.
pub(super) fn reveals(event: &Event, viewer: Viewer) -> bool {
    match event.knowledge() {
        Knowledge::Seen(side) => viewer.sees(side.seat()),
        Knowledge::Shown(side) => !viewer.sees(side.seat()),
        Knowledge::Exchanged => viewer != Viewer::Public,
        Knowledge::Chosen(_) | Knowledge::Open => false,
    }
}
