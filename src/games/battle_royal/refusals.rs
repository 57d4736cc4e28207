//! Why an action is not allowed: one variant a reason.

use crate::engine::{self, OutOfTurn, Words};

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The match is over, or somebody else has to decide.
    #[strum(transparent)]
    OutOfTurn(OutOfTurn),
    /// Something else has to be decided first (7).
    NotNow,
    /// This cannot be chosen here.
    NotAChoice,
    /// The card is not in the hand.
    NotInHand,
    /// It is no card of the kind.
    OtherKind,
    /// There is no such Pokémon of one's own.
    NoOwnPokemon,
    /// The Bench is full.
    BenchFull,
    /// Benched Pokémon need two Active ones, before the match.
    TwoActivesFirst,
    /// Nobody but early evolvers of the last seat evolves in the own first turn (4.2).
    FirstTurnEvolution,
    /// No Supporter in the own first turn (4.2).
    FirstTurnSupporter,
    /// Who does not go last does not attack in the own first turn (4.2).
    FirstTurnAttack,
    /// The card evolves from another Pokémon (B-8).
    OtherLine,
    /// The Pokémon came into play or evolved in this turn (B-8).
    TooNew,
    /// The Energy of this turn has been attached.
    EnergyAttached,
    /// The Pokémon has been given a basic Energy in this turn.
    SamePokemon,
    /// The card may not be attached to this Pokémon (9.4).
    WrongHolder,
    /// The Pokémon has a Tool (B-3).
    HasTool,
    /// A Supporter has been played in this turn (B-3).
    SupporterPlayed,
    /// A Stadium has been played in this turn (B-3).
    StadiumPlayed,
    /// A Stadium of that name is in play (B-3).
    SameStadium,
    /// An effect forbids it (B-5).
    Forbidden,
    /// What the card asks for does not hold (9.4).
    Condition,
    /// The cost cannot be paid (B-4).
    Cost,
    /// Nothing would change (B-4).
    NoChange,
    /// The Pokémon has no Ability that could be used.
    NoAbility,
    /// The Ability does not work now.
    AbilityOff,
    /// It has been used in this turn (B-10).
    Used,
    /// There is no such Stadium in play.
    NoStadium,
    /// The side has retreated in this turn.
    Retreated,
    /// A Pokémon that is Asleep or Paralyzed does neither (3.6).
    HoldsStill,
    NotActive,
    NotBenched,
    /// There is not enough Energy (3.4, B-9).
    Energy,
    /// Nothing but attacks once an action slot has been used.
    AttacksOnly,
    /// The spot, or the Pokémon, has made its attack.
    SpotUsed,
    /// The turn-end effect has ended the attacks of this Pokémon.
    TurnEnded,
    NoAttack,
    /// A target has to be named.
    TargetNeeded,
    /// The target is no opposing Active Pokémon.
    NoTarget,
    /// The target has been hit in this turn (R-15, V2 off).
    TargetHit,
    /// Its owner has used no attack that could be copied.
    NothingToCopy,
}

impl engine::Refusal for Refusal {
    fn name(&self) -> &'static str {
        self.into()
    }

    fn words(&self) -> Words {
        match self {
            Self::OutOfTurn(why) => why.words(),
            _ => Words::new(format!("battle_royal-refusal-{}", self.name())),
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn(OutOfTurn::MatchOver) => "winning",
            Self::OutOfTurn(OutOfTurn::NotYourTurn) | Self::NotNow | Self::NotAChoice => "turn",
            Self::NotInHand | Self::OtherKind | Self::NoOwnPokemon => "cards",
            Self::BenchFull | Self::TwoActivesFirst => "set-up",
            Self::FirstTurnEvolution | Self::FirstTurnSupporter | Self::FirstTurnAttack => "first-turns",
            Self::OtherLine | Self::TooNew => "evolving",
            Self::EnergyAttached | Self::SamePokemon | Self::WrongHolder => "energy",
            Self::HasTool | Self::SupporterPlayed | Self::Forbidden | Self::Condition | Self::Cost | Self::NoChange => {
                "trainers"
            }
            Self::StadiumPlayed | Self::SameStadium | Self::NoStadium => "stadiums",
            Self::NoAbility | Self::AbilityOff | Self::Used => "abilities",
            Self::Retreated | Self::NotActive | Self::NotBenched => "retreat",
            Self::HoldsStill => "conditions",
            Self::Energy | Self::NoAttack | Self::TargetNeeded | Self::NoTarget | Self::NothingToCopy => "attacks",
            Self::AttacksOnly | Self::SpotUsed => "two-attacks",
            Self::TurnEnded => "turn-end",
            Self::TargetHit => "hit-immunity",
        }
    }
}
