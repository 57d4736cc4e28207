//! Which cards: "up to 2 Basic Pokémon with 70 HP or less".

use super::super::filters::{CardFilter, Filter, Kind, StageIs};
use super::super::types::Type;
use super::listed;
use super::quantities::Quantity;
use crate::engine::{Arg, Words};

pub(super) fn types(types: &[Type]) -> Option<Arg> {
    listed(types.iter().map(|of| Arg::Key(of.key().to_owned())), "battle_royal-text-or")
}

/// So many cards that fit.
pub(super) fn cards(filter: &Filter, quantity: Quantity) -> Words {
    let n = quantity.number();
    let words = match (&filter[..], n) {
        ([], _) => one_of(&CardFilter::default(), n),
        ([only], _) => one_of(only, n),
        ([first, several @ ..], 1) => pairs("battle_royal-text-cards-or", first, several, 1),
        ([first, several @ ..], 0) => pairs("battle_royal-text-both", first, several, 0),
        ([first, several @ ..], _) => {
            let kinds = pairs("battle_royal-text-both", first, several, 0);
            Words::new("battle_royal-text-cards-mixed").with("n", n).with("cards", kinds)
        }
    };
    quantity.put(words)
}

/// Cards of several kinds, a word between them.
fn pairs(key: &str, first: &CardFilter, others: &[CardFilter], n: u8) -> Words {
    let pair = |first, last| Words::new(key).with("first", first).with("last", last);
    others.iter().map(|filter| one_of(filter, n)).fold(one_of(first, n), pair)
}

/// Cards of one kind. Stage and types are said of the kinds that have them; only Pokémon have a stage.
fn one_of(filter: &CardFilter, n: u8) -> Words {
    let CardFilter { kind, stage, types: of, hp_le } = filter;
    let of = types(of);
    let key = match (kind, stage, of.is_some()) {
        (Kind::Any, None, false) => "battle_royal-text-card",
        (Kind::Any, None, true) => "battle_royal-text-card-of",
        (Kind::Pokemon, None, false) => "battle_royal-text-card-pokemon",
        (Kind::Pokemon, None, true) => "battle_royal-text-card-pokemon-of",
        (Kind::Any | Kind::Pokemon, Some(StageIs::Basic), false) => "battle_royal-text-card-basic",
        (Kind::Any | Kind::Pokemon, Some(StageIs::Basic), true) => "battle_royal-text-card-basic-of",
        (Kind::Any | Kind::Pokemon, Some(StageIs::Evolution), false) => "battle_royal-text-card-evolution",
        (Kind::Any | Kind::Pokemon, Some(StageIs::Evolution), true) => "battle_royal-text-card-evolution-of",
        (Kind::Item, ..) => "battle_royal-text-card-item",
        (Kind::Supporter, ..) => "battle_royal-text-card-supporter",
        (Kind::Trainer, ..) => "battle_royal-text-card-trainer",
        (Kind::Energy, _, false) => "battle_royal-text-card-energy",
        (Kind::Energy, _, true) => "battle_royal-text-card-energy-of",
        (Kind::BasicEnergy, _, false) => "battle_royal-text-card-basic-energy",
        (Kind::BasicEnergy, _, true) => "battle_royal-text-card-basic-energy-of",
    };
    let words = Words::new(key).with("n", n);
    let words = match (kind, of) {
        (Kind::Item | Kind::Supporter | Kind::Trainer, _) | (_, None) => words,
        (_, Some(of)) => words.with("type", of),
    };
    match hp_le {
        Some(hp) => Words::new("battle_royal-text-card-hp").with("cards", words).with("hp", *hp),
        None => words,
    }
}
