//! Why an action is not allowed: one variant a reason.

use super::command_cards::CommandCard;
use super::council::council;
use super::hexes::Hex;
use super::lore_cards::LoreCard;
use crate::engine::{self, OutOfTurn, Words};

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The match is over (12), or somebody else has to decide (4).
    #[strum(transparent)]
    OutOfTurn(OutOfTurn),
    /// Something else has to be decided first (4).
    NotNow,
    /// The card is not in the hand (3.1), or not one of those that a Scout has drawn (3.2).
    NotInHand(CommandCard),
    /// No own unit stands there (5).
    NoOwnUnit(Hex),
    /// The unit has been ordered in this turn (5).
    AlreadyOrdered(Hex),
    /// The card has no order left for it (3.1).
    NoOrderLeft,
    /// The card orders other troops (3.2).
    OtherTroops(Hex),
    /// The card orders units of another section (1.3, 3.1).
    OtherSection(Hex),
    /// The card has ordered a Creature of another section, and orders no second one (16.2).
    SecondCreature(Hex),
    /// There are not enough Lore tokens for an order out of section (16.2).
    CreatureTooDear(Hex),
    /// The unit is not linked with those that have been ordered (3.2).
    NotLinked(Hex),
    /// The unit has not been ordered (5).
    NotOrdered(Hex),
    /// The unit has been moved in this turn (6).
    AlreadyMoved(Hex),
    /// The card does not let the unit move (3.2).
    MayNotMove(Hex),
    /// Another unit stands there (6, 10.3).
    Occupied(Hex),
    /// The hex cannot be entered (6).
    Impassable(Hex),
    /// No path of legal length leads there (6).
    TooFar(Hex),
    /// The unit has battled in this turn (7.1).
    AlreadyBattled(Hex),
    /// The unit moved too far to battle, or its weapon does not let it battle after moving, or it entered a landmark
    /// (1.6, 6, 15).
    MovedTooFar(Hex),
    /// No enemy stands there (7.1).
    NoEnemy(Hex),
    /// A unit beside an enemy battles adjacent enemies only (7.1).
    EnemyAdjacent(Hex),
    /// The enemy is out of range, or out of reach of a weapon for melee (1.6, 7.1).
    OutOfRange(Hex),
    /// The enemy is out of sight (7.2).
    OutOfSight(Hex),
    /// The card does not let the unit battle so (3.2).
    ForbiddenByCard(Hex),
    /// The attack would have no dice (B1).
    NoDice(Hex),
    /// More flags than were rolled, or more than the unit is Bold (10.2).
    TooManyFlags,
    /// A retreat goes towards the own baseline (10.3).
    NotBackwards(Hex),
    /// The extra hex is adjacent (11.3).
    NotAdjacent(Hex),
    /// A side plays at most one Lore card in a turn, and none in the basic game (13.4).
    LorePlayed,
    /// The Lore card is not in the hand (13.4).
    LoreNotInHand(LoreCard),
    /// The Lore card is played at another time (13.4).
    OtherWindow(LoreCard),
    /// There are not enough Lore tokens (13.4).
    TooDear(LoreCard),
    /// There is nothing that the Lore card could be played on (13.4).
    NoTarget(LoreCard),
    /// The Lore card cannot be played on this (14).
    WrongTarget,
    /// A web holds the unit (16.6).
    Webbed(Hex),
    /// The web holds nobody who could get rid of it now (16.6).
    NoWeb(Hex),
    /// A Creature keeps no more tokens than it rolled, and no more than its limit (16.5).
    TooManyTokens,
    /// The power cannot be used (16.5, 16.6).
    NoPower,
    /// No Summoning Circle lies there (16.7).
    NotOnCircle(Hex),
    /// There is no free hex beside the circle (16.7).
    NoRoom(Hex),
    /// The Creature rolls for its move first (16.7).
    RollsFirst(Hex),
    /// The unit does not roll for its move (16.7).
    NoMarch(Hex),
    /// The member has the highest level already (13.2).
    HighestLevel,
    /// No Lore card can be drawn (13.5).
    NothingToDraw,
}

impl engine::Refusal for Refusal {
    fn name(&self) -> &'static str {
        self.into()
    }

    fn words(&self) -> Words {
        let words = Words::new(format!("battlelore-refusal-{}", self.name()));
        match self {
            Self::OutOfTurn(why) => why.words(),
            Self::NotInHand(card) => words.with_key("card", card.key()),
            Self::NotNow
            | Self::NoOrderLeft
            | Self::TooManyFlags
            | Self::LorePlayed
            | Self::WrongTarget
            | Self::TooManyTokens
            | Self::NoPower
            | Self::HighestLevel
            | Self::NothingToDraw => words,
            Self::LoreNotInHand(card) | Self::OtherWindow(card) | Self::TooDear(card) | Self::NoTarget(card) => {
                words.with_key("card", card.key())
            }
            Self::CreatureTooDear(hex) => words.with("hex", hex.to_string()).with("cost", council().out_of_section),
            Self::NoOwnUnit(hex)
            | Self::AlreadyOrdered(hex)
            | Self::OtherTroops(hex)
            | Self::OtherSection(hex)
            | Self::SecondCreature(hex)
            | Self::NotLinked(hex)
            | Self::NotOrdered(hex)
            | Self::AlreadyMoved(hex)
            | Self::MayNotMove(hex)
            | Self::Occupied(hex)
            | Self::Impassable(hex)
            | Self::TooFar(hex)
            | Self::AlreadyBattled(hex)
            | Self::MovedTooFar(hex)
            | Self::NoEnemy(hex)
            | Self::EnemyAdjacent(hex)
            | Self::OutOfRange(hex)
            | Self::OutOfSight(hex)
            | Self::ForbiddenByCard(hex)
            | Self::NoDice(hex)
            | Self::NotBackwards(hex)
            | Self::NotAdjacent(hex)
            | Self::Webbed(hex)
            | Self::NoWeb(hex)
            | Self::NotOnCircle(hex)
            | Self::NoRoom(hex)
            | Self::RollsFirst(hex)
            | Self::NoMarch(hex) => words.with("hex", hex.to_string()),
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn(OutOfTurn::MatchOver) => "victory",
            Self::OutOfTurn(OutOfTurn::NotYourTurn) | Self::NotNow => "turn",
            Self::NotInHand(_) => "cards",
            Self::NoOwnUnit(_) | Self::AlreadyOrdered(_) | Self::NoOrderLeft | Self::NotOrdered(_) => "orders",
            Self::OtherTroops(_) | Self::NotLinked(_) => "tactic-cards",
            Self::OtherSection(_) => "field",
            Self::AlreadyMoved(_) | Self::MayNotMove(_) | Self::Occupied(_) | Self::Impassable(_) | Self::TooFar(_) => {
                "movement"
            }
            Self::AlreadyBattled(_)
            | Self::MovedTooFar(_)
            | Self::NoEnemy(_)
            | Self::EnemyAdjacent(_)
            | Self::OutOfRange(_)
            | Self::ForbiddenByCard(_) => "targeting",
            Self::OutOfSight(_) => "sight",
            Self::NoDice(_) => "strength",
            Self::TooManyFlags => "morale",
            Self::NotBackwards(_) => "retreat",
            Self::NotAdjacent(_) => "follow-on",
            Self::LorePlayed
            | Self::LoreNotInHand(_)
            | Self::OtherWindow(_)
            | Self::TooDear(_)
            | Self::NoTarget(_)
            | Self::WrongTarget => "lore-cards",
            Self::NothingToDraw => "lore-draw",
            Self::HighestLevel => "council",
            Self::Webbed(_) | Self::NoWeb(_) => "spider",
            Self::TooManyTokens | Self::NoPower | Self::SecondCreature(_) | Self::CreatureTooDear(_) => "creatures",
            Self::NotOnCircle(_) | Self::NoRoom(_) | Self::RollsFirst(_) | Self::NoMarch(_) => "elemental",
        }
    }
}
