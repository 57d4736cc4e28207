//! Why an action is not allowed: one variant a reason.

use super::cards::Card;
use super::colours::Colour;
use crate::engine::{self, OutOfTurn, Words};

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The match is over (Rules 9), or it is somebody else's turn (Rules 6).
    #[strum(transparent)]
    OutOfTurn(OutOfTurn),
    /// Cards are played after everybody has given cards away (Rules 5).
    ExchangeFirst,
    /// Cards are given away at the start of a round only (Rules 5).
    ExchangeOver,
    /// The exchange has another form with two players than with three and four (Rules 10).
    OtherExchange,
    /// The choice has been made and cannot be taken back (Rules 5.2).
    AlreadyCommitted,
    /// The card has been laid out already: the cards given away are different ones (Rules 5.2).
    AlreadyLaid(Card),
    /// So many cards have been laid out for this one who gets them (Rules 5.1, 10).
    SlotFull,
    /// The card has not been laid out, so that it cannot be taken back.
    NotLaid(Card),
    /// Not all cards have been laid out that are given away (Rules 5.1, 10).
    CardsMissing,
    /// The card is not in the hand as dealt, or not in the hand any more (Rules 5.2, 6).
    NotInHand(Card),
    /// Cards of the open hand cannot be given away (Rules 10).
    OpenCardStays(Card),
    /// The colour led must be followed (Rules 6).
    MustFollow(Colour),
}

impl engine::Refusal for Refusal {
    fn name(&self) -> &'static str {
        self.into()
    }

    fn words(&self) -> Words {
        let words = Words::new(format!("bottle_imp-refusal-{}", self.name()));
        match self {
            Self::OutOfTurn(why) => why.words(),
            Self::NotInHand(card) | Self::OpenCardStays(card) | Self::AlreadyLaid(card) | Self::NotLaid(card) => {
                words.with("card", card.to_string())
            }
            Self::MustFollow(colour) => words.with_key("colour", colour.key()),
            _ => words,
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn(OutOfTurn::MatchOver) => "match",
            Self::OutOfTurn(OutOfTurn::NotYourTurn) | Self::NotInHand(_) => "trick",
            Self::ExchangeFirst
            | Self::ExchangeOver
            | Self::AlreadyCommitted
            | Self::AlreadyLaid(_)
            | Self::SlotFull
            | Self::NotLaid(_)
            | Self::CardsMissing => "exchange",
            Self::OtherExchange | Self::OpenCardStays(_) => "two-players",
            Self::MustFollow(_) => "following",
        }
    }
}
