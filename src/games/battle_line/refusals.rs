//! Why an action is not allowed: one variant a reason.

use super::cards::Card;
use super::declaration::{Proof, Verdict};
use super::formations::Best;
use super::position::FlagId;
use crate::engine::{self, OutOfTurn, Words};

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The match is over (Rules 3), or it is somebody else's turn (Rules 4).
    #[strum(transparent)]
    OutOfTurn(OutOfTurn),
    /// Flags are claimed in the claim step only (Rules 4.2).
    OutsideClaimStep,
    /// There are flags to claim or to leave before anything else (Rules 4.2).
    ClaimStepOpen,
    /// One card a turn (Rules 4).
    AlreadyPlayed,
    /// A Scout is under way and must draw (Rules 7.4).
    ScoutMustDraw,
    /// A Scout is under way and must put cards back (Rules 7.4).
    ScoutMustReturn,
    /// No Scout is under way that could put cards back (Rules 7.4).
    NothingToReturn,
    /// It is not the time to draw (Rules 4).
    OutsideDrawStep,
    /// The deck is empty (Rules 4).
    DeckEmpty,
    /// Both decks are empty, so there is nothing to scout (Rules 7.4).
    NothingToScout,
    /// The card is not in the player's hand.
    NotInHand(Card),
    /// The card is played in another way.
    WrongKind(Card),
    /// The flag has been claimed (Rules 5, 7.1).
    FlagClaimed(FlagId),
    /// The player's side has no free slot (Rules 5).
    SideFull(FlagId),
    /// A tactics card more than the opponent has been played already (Rules 7.1).
    TacticsLock,
    /// One Leader a player and match (Rules 7.2).
    LeaderLimit,
    /// The card to be moved does not lie there.
    NotThere(Card, FlagId),
    /// Fog and Mud stay (Rules 7.3).
    EnvironmentStays(Card),
    /// A Traitor takes troops only (Rules 7.4).
    WildCannotDefect(Card),
    /// Redeploy moves to another flag (Rules 7.4).
    SameFlag(FlagId),
    /// A troop can be placed, so the player must play (Rules 5.1).
    MustPlay,
    /// The player's side is not complete (Rules 8.1).
    SideIncomplete(FlagId),
    /// Unseen troops could still beat the claim (Rules 8.1).
    NotProven(FlagId, Best, Best),
    /// The opponent's complete side is worth more (Rules 8.1).
    SideWeaker(FlagId, Best, Best),
    /// The opponent's equal side was complete first (Rules 6.1).
    CompletedLater(FlagId, Best),
}

impl Refusal {
    /// What a failed proof refuses, if it failed.
    pub fn of_proof(proof: &Proof) -> Option<Self> {
        let flag = proof.flag;
        match (proof.verdict, proof.own, proof.rival) {
            (Verdict::Claimed, ..) => Some(Self::FlagClaimed(flag)),
            (Verdict::Incomplete, ..) => Some(Self::SideIncomplete(flag)),
            (Verdict::CouldBeBeaten, Some(own), Some(rival)) => Some(Self::NotProven(flag, own, rival)),
            (Verdict::Weaker, Some(own), Some(rival)) => Some(Self::SideWeaker(flag, own, rival)),
            (Verdict::Later, Some(own), _) => Some(Self::CompletedLater(flag, own)),
            _ => None,
        }
    }
}

impl engine::Refusal for Refusal {
    fn name(&self) -> &'static str {
        self.into()
    }

    fn words(&self) -> Words {
        let words = Words::new(format!("battle_line-refusal-{}", self.name()));
        match self {
            Self::OutOfTurn(why) => why.words(),
            Self::NotInHand(card)
            | Self::WrongKind(card)
            | Self::EnvironmentStays(card)
            | Self::WildCannotDefect(card) => words.with("card", card.to_string()),
            Self::FlagClaimed(flag) | Self::SideFull(flag) | Self::SameFlag(flag) | Self::SideIncomplete(flag) => {
                words.with("flag", flag.number())
            }
            Self::NotThere(card, flag) => words.with("card", card.to_string()).with("flag", flag.number()),
            Self::NotProven(flag, own, rival) => {
                let filling: Vec<String> = rival.filling.iter().map(|card| card.to_string()).collect();
                let words = worth(worth(words.with("flag", flag.number()), "own", own), "rival", rival);
                words.with("filling", filling.join(" "))
            }
            Self::SideWeaker(flag, own, rival) => {
                worth(worth(words.with("flag", flag.number()), "own", own), "rival", rival)
            }
            Self::CompletedLater(flag, own) => worth(words.with("flag", flag.number()), "own", own),
            _ => words,
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn(OutOfTurn::MatchOver) => "goal",
            Self::OutOfTurn(OutOfTurn::NotYourTurn) | Self::AlreadyPlayed | Self::OutsideDrawStep | Self::DeckEmpty => {
                "turn"
            }
            Self::OutsideClaimStep | Self::ClaimStepOpen => "claim-step",
            Self::NotInHand(_) | Self::WrongKind(_) | Self::FlagClaimed(_) | Self::SideFull(_) => "playing-troops",
            Self::MustPlay => "passing",
            Self::TacticsLock => "tactics-lock",
            Self::LeaderLimit => "morale-tactics",
            Self::EnvironmentStays(_) => "environment-tactics",
            Self::ScoutMustDraw
            | Self::ScoutMustReturn
            | Self::NothingToReturn
            | Self::NothingToScout
            | Self::NotThere(..)
            | Self::WildCannotDefect(_)
            | Self::SameFlag(_) => "guile-tactics",
            Self::SideIncomplete(_) | Self::NotProven(..) | Self::SideWeaker(..) => "declaration",
            Self::CompletedLater(..) => "ties",
        }
    }
}

/// Adds a formation and its sum under the names `own`, `own-sum`.
fn worth(words: Words, name: &str, best: &Best) -> Words {
    words.with_key(name, best.value.formation.key()).with(&format!("{name}-sum"), best.value.sum)
}
