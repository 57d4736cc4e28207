//! What has to be true.

use super::super::filters::{Cond, LastTurnOf, MonFilter};
use super::{Speaker, pokemon};
use crate::engine::Words;

/// All of the conditions as one clause; none if there are none.
pub(super) fn all<'a>(conditions: impl IntoIterator<Item = &'a Cond>, speaker: &Speaker) -> Option<Words> {
    let clauses = conditions.into_iter().map(|cond| condition(cond, speaker));
    clauses.reduce(|first, last| Words::new("battle_royal-text-and").with("first", first).with("last", last))
}

/// A condition as a clause.
pub(super) fn condition(cond: &Cond, speaker: &Speaker) -> Words {
    let of_source = |key: &str| Words::new(key).with("pokemon", speaker.source());
    match cond {
        Cond::Target(filter) => {
            let target = Words::new("battle_royal-text-target");
            let and = |first, last| Words::new("battle_royal-text-and").with("first", first).with("last", last);
            let all = pokemon::predicates(filter, &target).into_iter().reduce(and);
            all.unwrap_or_else(|| Words::new("battle_royal-text-there-is-a-target"))
        }
        Cond::KnockOut { of, by_attack, types } => {
            let key = match (of, by_attack) {
                (LastTurnOf::TargetOwner, false) => "battle_royal-text-knocked-out",
                (LastTurnOf::TargetOwner, true) => "battle_royal-text-knocked-out-by-attack",
                (LastTurnOf::AnyOpponent, false) => "battle_royal-text-knocked-out-by-anyone",
                (LastTurnOf::AnyOpponent, true) => "battle_royal-text-knocked-out-by-attack-of-anyone",
            };
            let filter = MonFilter { types: types.clone(), ..MonFilter::default() };
            Words::new(key).with("pokemon", pokemon::described(&filter))
        }
        Cond::TargetOwnerPrizes(n) => Words::new("battle_royal-text-few-prizes").with("n", *n),
        Cond::Behind => Words::new("battle_royal-text-behind"),
        Cond::StadiumInPlay => Words::new("battle_royal-text-stadium-in-play"),
        Cond::PreviousDone => Words::new("battle_royal-text-done"),
        Cond::Active => of_source("battle_royal-text-is-active"),
        Cond::Benched => of_source("battle_royal-text-is-benched"),
        Cond::HasEnergy => of_source("battle_royal-text-has-energy"),
        Cond::HasEnergyOf(of) => of_source("battle_royal-text-has-energy-of").with_key("type", of.key()),
        Cond::NotFirstTurn => Words::new("battle_royal-text-not-first-turn"),
        Cond::HolderType(of) => of_source("battle_royal-text-is-of-type").with_key("type", of.key()),
        Cond::FullHp => Words::new("battle_royal-text-had-full-hp"),
        Cond::OpponentsAttack => Words::new("battle_royal-text-attack-of-opponent"),
    }
}
