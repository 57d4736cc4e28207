//! Which cards: "up to 2 Basic Pokémon with 70 HP or less".

use super::super::filters::{CardFilter, Filter, Kind, StageIs};
use super::super::types::Type;
use super::listed;
use super::quantities::Quantity;
use crate::engine::{Arg, Words};

/// One of these types.
pub(super) fn types(types: &[Type]) -> Option<Arg> {
    listed(types.iter().map(|of| Arg::Key(of.key().to_owned())), "battle_royal-text-or")
}

/// So many cards that fit.
pub(super) fn cards(filter: &Filter, quantity: Quantity) -> Words {
    let n = quantity.number();
    let words = match (filter.as_slice(), n) {
        ([], _) => one_of(&CardFilter::default(), n),
        ([only], _) => one_of(only, n),
        ([first, several @ ..], 0 | 1) => {
            let or = |first, last| Words::new("battle_royal-text-cards-or").with("first", first).with("last", last);
            several.iter().map(|filter| one_of(filter, n)).fold(one_of(first, n), or)
        }
        ([first, several @ ..], _) => {
            let nouns = [first].into_iter().chain(several).map(|filter| one_of(filter, 0).into());
            let kinds = listed(nouns, "battle_royal-text-both").unwrap_or_else(|| one_of(first, 0).into());
            Words::new("battle_royal-text-cards-mixed").with("n", n).with("cards", kinds)
        }
    };
    quantity.put(words)
}

/// Cards of one kind. Stage, types and HP are said of the kinds that have them.
fn one_of(filter: &CardFilter, n: u8) -> Words {
    let CardFilter { kind, stage, types: of, hp_le } = filter;
    let of = types(of);
    let key = match (kind, stage, of.is_some()) {
        (Kind::Any, ..) => "battle_royal-text-card",
        (Kind::Pokemon, None, false) => "battle_royal-text-card-pokemon",
        (Kind::Pokemon, None, true) => "battle_royal-text-card-pokemon-of",
        (Kind::Pokemon, Some(StageIs::Basic), false) => "battle_royal-text-card-basic",
        (Kind::Pokemon, Some(StageIs::Basic), true) => "battle_royal-text-card-basic-of",
        (Kind::Pokemon, Some(StageIs::Evolution), false) => "battle_royal-text-card-evolution",
        (Kind::Pokemon, Some(StageIs::Evolution), true) => "battle_royal-text-card-evolution-of",
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
        (Kind::Pokemon | Kind::Energy | Kind::BasicEnergy, Some(of)) => words.with("type", of),
        _ => words,
    };
    match hp_le {
        Some(hp) => Words::new("battle_royal-text-card-hp").with("cards", words).with("hp", *hp),
        None => words,
    }
}
