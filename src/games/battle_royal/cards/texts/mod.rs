//! What stands on a card, made from what it does, so that text and behaviour cannot disagree.
//!
//! Every effect becomes a clause: in English an order or a statement without a full stop ("draw 2 cards"), in Japanese a
//! sentence in its plain form without one (自分の山札を2枚引く). Clauses are put into others ("if heads, …") and become
//! sentences at last. The words stand in `battle_royal_texts.ftl`, names in `battle_royal_names.ftl`; a new effect, condition or
//! occasion does not compile until it can be said.

mod attacks;
mod cards;
mod conditions;
mod effects;
mod energy;
mod filters;
mod in_force;
mod occasions;
mod passives;
mod pokemon;
mod quantities;

#[cfg(test)]
mod tests;

pub use attacks::attack;
pub use cards::{Named, lines, name_key};
pub use energy::energy;
pub use in_force::{boosts, lasts, works};
pub use occasions::{ability, trainer};

use super::filters::MonFilter;
use crate::engine::{Arg, Words};

/// On what a text stands, which decides what it calls "this Pokémon" and itself.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Speaker {
    /// An attack; whether it has done damage before.
    Attack {
        /// It has, so that more is done "also".
        also: bool,
    },
    /// An Ability or an Ancient Trait.
    Ability,
    /// An Item, a Supporter or a Stadium.
    Trainer,
    /// A Pokémon Tool or a Special Energy card.
    Attached {
        /// On which holders it works.
        holder: MonFilter,
    },
}

/// The Pokémon that a card is attached to.
const HOLDER: &str = "battle_royal-text-holder";

impl Speaker {
    /// The Pokémon with the attack or Ability, or the one that the card is attached to.
    fn source(&self) -> Words {
        match self {
            Self::Attack { .. } | Self::Ability | Self::Trainer => Words::new("battle_royal-text-this-pokemon"),
            Self::Attached { .. } => Words::new(HOLDER).with("pokemon", self.holder()),
        }
    }

    /// Such Pokémon as the card can be attached to.
    fn holder(&self) -> Words {
        match self {
            Self::Attached { holder } => pokemon::described(holder),
            Self::Attack { .. } | Self::Ability | Self::Trainer => pokemon::described(&MonFilter::default()),
        }
    }
}

fn sentence(clause: Words) -> Words {
    Words::new("battle_royal-text-sentence").with("clause", clause)
}

/// Sentences one after the other.
fn joined(sentences: impl IntoIterator<Item = Words>) -> Option<Words> {
    let join = |first, rest| Words::new("battle_royal-text-join").with("first", first).with("rest", rest);
    sentences.into_iter().reduce(join)
}

/// Several things as one: commas between them, and a word before the last one.
fn listed(things: impl IntoIterator<Item = Arg>, last_key: &str) -> Option<Arg> {
    let pair = |key: &str, first: Arg, last: Arg| Words::new(key).with("first", first).with("last", last).into();
    let mut things: Vec<Arg> = things.into_iter().collect();
    let last = things.pop()?;
    let before = things.into_iter().reduce(|first, last| pair("battle_royal-text-comma", first, last));
    Some(match before {
        Some(before) => pair(last_key, before, last),
        None => last,
    })
}

/// Says that there is nothing.
fn nothing() -> Arg {
    Arg::Key("battle_royal-text-nothing".to_owned())
}

/// A clause that holds while all of the conditions do.
fn only_if(conditions: Option<Words>, clause: Words) -> Words {
    match conditions {
        Some(cond) => {
            let clause = hanging(after(&cond, clause));
            Words::new("battle_royal-text-if").with("cond", cond).with("clause", clause)
        }
        None => clause,
    }
}

/// Pokémon that are called "it" once a condition has named them: how they are called before and afterwards.
const NAMED: [(&str, &str); 2] = [
    ("battle_royal-text-this-pokemon", "battle_royal-text-it"),
    ("battle_royal-text-target", "battle_royal-text-that-one"),
];
/// The turn in which something lasts, at the beginning of a sentence and behind a clause that hangs on something.
const TURNS: [(&str, &str); 2] = [
    ("battle_royal-text-during-my-next-turn", "battle_royal-text-in-my-next-turn"),
    ("battle_royal-text-during-their-next-turn", "battle_royal-text-in-their-next-turn"),
];

/// A clause behind its condition, which may have named the Pokémon that the clause is about.
fn after(cond: &Words, clause: Words) -> Words {
    let mut named = NAMED.into_iter().filter(|(key, _)| names(cond, key));
    match (named.next(), named.next()) {
        (Some((key, it)), None) => renamed(clause, key, it),
        _ => clause,
    }
}

fn hanging(clause: Words) -> Words {
    TURNS.into_iter().fold(clause, |clause, (first, last)| renamed(clause, first, last))
}

/// Whether a message is part of a clause.
fn names(clause: &Words, key: &str) -> bool {
    let within = |arg: &Arg| matches!(arg, Arg::Words(words) if names(words, key));
    clause.key == key || clause.args.iter().any(|(_, arg)| within(arg))
}

/// A clause with one message in place of another, wherever it is.
fn renamed(clause: Words, key: &str, other: &str) -> Words {
    let within = |arg: Arg| match arg {
        Arg::Words(words) => renamed(*words, key, other).into(),
        _ => arg,
    };
    let args = clause.args.into_iter().map(|(name, arg)| (name, within(arg))).collect();
    let key = if clause.key == key { other.to_owned() } else { clause.key };
    Words { key, args }
}
