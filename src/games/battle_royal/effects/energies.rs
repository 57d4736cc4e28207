//! Effects that attach, move and discard Energy (10, Energy).

use super::super::actions::Action;
use super::super::cards::effects::{Amount, EnergyFrom};
use super::super::cards::filters::{Filter, To};
use super::super::cards::{CardId, CardSet, Type};
use super::super::energy::{may_hold, payable, worth};
use super::super::pokemon::{PokemonId, PokemonSet};
use super::super::position::State;
use super::super::tasks::Run;
use super::cards::{fitting, hidden_fitting};
use super::{is_attack, reach, the_one};

/// The Pokémon that an effect is about: the one that is meant, or all among which one can be chosen.
#[inline]
pub(in super::super) fn among(state: &State, run: &Run, to: &To) -> PokemonSet {
    match to {
        To::One(group) | To::Each(group) => reach(state, run, group),
        To::Source | To::Target | To::Attacker | To::NewActive | To::Moved => {
            the_one(run, to).filter(|id| state.table.mon(*id).is_some()).into_iter().collect()
        }
    }
}

/// Different cards that can be attached from there.
#[inline]
pub(in super::super) fn attachable(state: &State, run: &Run, from: EnergyFrom, f: &Filter) -> CardSet {
    match from {
        EnergyFrom::Discard => fitting(state.table.player(run.who).discard.iter(), f),
        EnergyFrom::Hand => hidden_fitting(&state.secret(run.who).hand, f),
        EnergyFrom::Deck => hidden_fitting(&state.secret(run.who).deck, f),
    }
}

/// The different Energy cards of a Pokémon that can be moved.
pub(in super::super) fn movable(state: &State, id: PokemonId, basic: bool) -> Vec<CardId> {
    let cards = state.table.mon(id).map(|mon| mon.energy).unwrap_or_default();
    let fits = |card: &CardId| !basic || card.energy().is_some_and(|energy| energy.basic);
    let mut found: Vec<CardId> = cards.iter().copied().filter(fits).collect();
    found.dedup();
    found
}

/// Whom the Energy can be discarded from.
pub(in super::super) fn payers(state: &State, run: &Run, from: &To, of: Option<Type>) -> PokemonSet {
    let mons = run.mon.map_or_else(|| among(state, run, from), PokemonSet::one);
    let has = |id: &PokemonId| {
        state.table.mon(*id).is_some_and(|mon| mon.energy.iter().any(|&card| worth(&state.table, *id, card, of) > 0))
    };
    mons.iter().filter(has).collect()
}

/// Cards that can be attached, and to whom.
pub(super) fn offer_attachable(
    state: &State,
    run: &Run,
    (from, f, to): (EnergyFrom, &Filter, &To),
    upto: bool,
    split: bool,
    out: &mut Vec<Action>,
) {
    let mons = among(state, run, to);
    let mons = run.mon.filter(|_| !split).map_or(mons, PokemonSet::one);
    let first = out.len();
    for card in attachable(state, run, from, f).iter() {
        let holders = mons.iter().filter(|id| may_hold(&state.table, *id, card));
        out.extend(holders.map(|mon| Action::Give { card, mon }));
    }
    let none = out.len() == first;
    // From where nobody else looks, fewer or none is always allowed (B-6).
    let stops = match from {
        EnergyFrom::Deck | EnergyFrom::Hand => true,
        EnergyFrom::Discard => upto && (run.taken > 0 || is_attack(run)),
    };
    if stops || none {
        out.push(Action::Done);
    }
}

/// Energy that can be discarded.
pub(in super::super) fn offer_discardable(
    state: &State,
    run: &Run,
    of: Option<Type>,
    from: &To,
    out: &mut Vec<Action>,
) {
    for mon in payers(state, run, from, of).iter() {
        let cards = payable(&state.table, mon, of, run.left, run.taken);
        out.extend(cards.into_iter().map(|card| Action::Attached { mon, card }));
    }
}

/// Energy that can be moved, or whom it can go to.
pub(super) fn offer_movable(
    state: &State,
    run: &Run,
    n: Amount,
    basic: bool,
    (from, to): (&To, &To),
    out: &mut Vec<Action>,
) {
    if let Some((moving, _)) = run.mon.zip(run.card) {
        let mons = among(state, run, to).without(PokemonSet::one(moving));
        out.extend(mons.iter().map(|mon| Action::Mon { mon }));
        return;
    }
    for mon in among(state, run, from).iter() {
        let cards = movable(state, mon, basic);
        out.extend(cards.into_iter().map(|card| Action::Attached { mon, card }));
    }
    if n == Amount::Any {
        out.push(Action::Done);
    }
}

/// Energy of whoever was Knocked Out that can be kept.
pub(super) fn offer_share(state: &State, run: &Run, out: &mut Vec<Action>) {
    if let Some(mon) = run.other {
        out.extend(movable(state, mon, true).into_iter().map(|card| Action::Attached { mon, card }));
    }
    out.push(Action::Done);
}
