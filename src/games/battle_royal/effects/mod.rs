//! What the texts of cards ask for (9.4), always found out from the board: whom they could be about, what can be chosen.
//!
//! Four tables name every effect: which opponents it could be about (`eligible`) and what can be chosen for it (`choices`) here, what
//! it begins with (`start`) and what an answer does (`answer`) in the referee's effects. None of them leaves one out, so that no
//! effect can be forgotten.
#![deny(clippy::wildcard_enum_match_arm)]

pub(super) mod board;
pub(super) mod cards;
pub(super) mod changes;
pub(super) mod damage_effects;
pub(super) mod energies;
pub(super) mod positions;

use super::actions::Action;
use super::cards::effects::{Op, Players};
use super::cards::filters::{Cond, Group, To, Who};
use super::cards::pool;
use super::fitting;
use super::pokemon::{PokemonId, PokemonSet};
use super::position::{PublicState, State};
use super::tasks::{Run, Source};
use crate::engine::{Seat, SeatSet};

/// Those effects that ask nothing, as a pattern.
macro_rules! asks_nothing {
    () => {
        Op::Draw { .. }
            | Op::DrawUntil(_)
            | Op::Peek { .. }
            | Op::ShuffleHand(_)
            | Op::RandomHandToDeck(_)
            | Op::RevealHand
            | Op::Mill(_)
            | Op::DiscardThis
            | Op::ReturnToHand(_)
            | Op::Damage { .. }
            | Op::Heal { .. }
            | Op::Survive(_)
            | Op::Last { .. }
            | Op::LockItems
            | Op::TurnBoost { .. }
            | Op::Flip(_)
            | Op::If { .. }
            | Op::EndTurn
            | Op::CopyAttack(_)
    };
}
pub(super) use asks_nothing;

/// The step of an effect in which its opponent is chosen.
pub(super) const CHOOSE_OPPONENT: u8 = u8::MAX;

/// The effect at hand.
#[inline]
pub(super) fn op_of(run: &Run) -> Option<&'static Op> {
    pool().list(run.list).ops.get(usize::from(run.at))
}

/// Whether the effects are those of an attack.
#[inline]
pub(super) fn is_attack(run: &Run) -> bool {
    run.source == Source::Attack
}

/// The one Pokémon that is meant, where there is nothing to choose.
#[inline]
pub(super) fn the_one(run: &Run, to: &To) -> Option<PokemonId> {
    match to {
        To::Source => run.me,
        To::Target | To::Attacker | To::Moved => run.other,
        To::NewActive => run.newcomer,
        To::One(_) | To::Each(_) => None,
    }
}

/// The Pokémon of a group: of the opponent of this text, or of any whom it could be, as long as none is chosen (5).
#[inline]
fn reach(state: &State, run: &Run, group: &Group) -> PokemonSet {
    let table = &state.table;
    if group.who != Who::Opponent || run.opponent.is_some() {
        return fitting::members(table, group, run.who, run.opponent);
    }
    if is_attack(run) {
        return PokemonSet::NONE;
    }
    let all = possible_opponents(table, run).iter();
    all.fold(PokemonSet::NONE, |all, seat| all.union(fitting::members(table, group, run.who, Some(seat))))
}

/// Opponents for whom the text can be played at all (5).
#[inline]
fn possible_opponents(table: &PublicState, run: &Run) -> SeatSet {
    let trainer = if let Source::Trainer(card) = run.source { card.trainer() } else { None };
    let opponents = table.opponents(run.who);
    if !trainer.is_some_and(|trainer| trainer.play_if.contains(&Cond::Behind)) {
        return opponents;
    }
    opponents.iter().filter(|seat| fitting::is_behind(table, run.who, *seat)).collect()
}

/// The opponents that an effect could be about, if its opponent has to be chosen before it.
#[inline]
pub(super) fn eligible(state: &State, run: &Run, op: &Op) -> Option<SeatSet> {
    let table = &state.table;
    let all = || possible_opponents(table, run);
    let of = |fits: &dyn Fn(Seat) -> bool| Some(all().iter().filter(|seat| fits(*seat)).collect());
    match op {
        Op::Draw { who: Players::Both, .. } | Op::ShuffleHand(Players::Both)
            if table.rules.v7_both_players_choose_one =>
        {
            Some(all())
        }
        Op::Peek { who: Who::Opponent, .. } | Op::Mill(_) => of(&|seat| !state.secret(seat).deck.is_empty()),
        Op::RandomHandToDeck(_) | Op::RevealHand | Op::DiscardHand { who: Players::Opponent, .. } => {
            of(&|seat| !state.secret(seat).hand.is_empty())
        }
        Op::ForceSwitch { each_player, if_possible, .. } => {
            if *each_player && !table.rules.v7_both_players_choose_one {
                return None;
            }
            // Who can change something himself may choose somebody who cannot.
            if *if_possible && positions::can_switch(table, run.who) {
                return Some(all());
            }
            of(&|seat| positions::can_switch(table, seat))
        }
        // These are about nobody, or about whoever is chosen in them.
        Op::Search { .. }
        | Op::Draw { .. }
        | Op::DrawUntil(_)
        | Op::Recycle { .. }
        | Op::Look { .. }
        | Op::Peek { .. }
        | Op::DiscardHand { .. }
        | Op::ShuffleHand(_)
        | Op::DiscardThis
        | Op::RareCandy
        | Op::EvolveFromDeck
        | Op::ReturnToHand(_)
        | Op::Attach { .. }
        | Op::DiscardEnergy { .. }
        | Op::MoveEnergy { .. }
        | Op::ExpShare
        | Op::Damage { .. }
        | Op::Counters { .. }
        | Op::Heal { .. }
        | Op::MoveCounters(_)
        | Op::Survive(_)
        | Op::Gust { .. }
        | Op::SwitchOut { .. }
        | Op::SwitchIn
        | Op::SwitchMine { .. }
        | Op::Status { .. }
        | Op::Last { .. }
        | Op::LockItems
        | Op::TurnBoost { .. }
        | Op::Flip(_)
        | Op::If { .. }
        | Op::EndTurn
        | Op::CopyAttack(_)
        | Op::DiscardStadium
        | Op::DiscardTools { .. } => None,
    }
}

/// Everything that can be chosen where a list of effects waits.
pub(super) fn choices(state: &State, run: &Run, out: &mut Vec<Action>) {
    let Some(op) = op_of(run) else { return };
    if run.step == CHOOSE_OPPONENT {
        let seats = eligible(state, run, op).unwrap_or_default();
        out.extend(seats.iter().map(|seat| Action::Opponent { seat }));
        return;
    }
    let table = &state.table;
    let mut mons = |mons: PokemonSet| out.extend(mons.iter().map(|mon| Action::Mon { mon }));
    match op {
        Op::Search { f, upto, .. } => cards::offer_found(state, run, f, *upto, out),
        Op::Recycle { f, upto, .. } => cards::offer_recycled(state, run, f, *upto, out),
        Op::Look { f, exact, to, .. } => cards::offer_looked_at(state, run, f, *exact, *to, out),
        Op::DiscardHand { f, upto, who, .. } => cards::offer_hand(state, run, f, *upto, *who, out),
        Op::RareCandy => cards::offer_candies(state, run, out),
        Op::EvolveFromDeck => cards::offer_evolutions(state, run, out),
        Op::Attach { from, f, upto, to, split, .. } => {
            energies::offer_attachable(state, run, (*from, f, to), *upto, *split, out);
        }
        Op::DiscardEnergy { of, from, .. } => energies::offer_discardable(state, run, *of, from, out),
        Op::MoveEnergy { basic, n, from, to } => energies::offer_movable(state, run, *n, *basic, (from, to), out),
        Op::ExpShare => energies::offer_share(state, run, out),
        Op::Counters { to, .. } | Op::Status { to, .. } => mons(damage_effects::open(state, run, to)),
        Op::MoveCounters(_) => mons(damage_effects::targets(state, run)),
        Op::Gust { f, .. } => mons(positions::gust_choices(state, run, f)),
        Op::ForceSwitch { .. } => {
            mons(positions::switch_choices(table, run, run.opponent.unwrap_or(run.who)));
        }
        Op::SwitchOut { optional } => {
            mons(table.bench(run.who));
            if *optional {
                out.push(Action::Done);
            }
        }
        Op::SwitchIn => mons(table.actives(run.who)),
        Op::SwitchMine { .. } => mons(positions::switch_choices(table, run, run.who)),
        Op::DiscardStadium => board::objects(table, false, true, out),
        Op::DiscardTools { stadiums, .. } => board::offer_tools(state, run, *stadiums, out),
        asks_nothing!() => {}
    }
}
