//! Whether a text can be paid for and would change anything, as far as its controller knows (B-4, O-6).

use super::super::cards::Program;
use super::super::cards::effects::{Amount, EnergyFrom, FoundTo, Op, Players};
use super::super::cards::filters::{Filter, To, Who};
use super::super::modifiers;
use super::super::pokemon::PokemonSet;
use super::super::position::State;
use super::super::tasks::{Run, Source};
use super::board::has_objects;
use super::cards::{candies, holders};
use super::energies::{among, attachable};
use super::positions::{can_switch, newcomers};
use crate::engine::Seat;

/// Cards of the hand that fit; the played card itself is not among them.
#[inline]
fn in_hand(state: &State, run: &Run, f: &Filter) -> usize {
    let hand = &state.secret(run.who).hand;
    let fits = hand.iter().filter(|hidden| f.fits(hidden.card)).count();
    let played = matches!(run.source, Source::Trainer(card) if f.fits(card));
    fits.saturating_sub(usize::from(played))
}

/// Whether the text is that of a card that is still in the hand.
#[inline]
fn is_in_hand(run: &Run) -> bool {
    matches!(run.source, Source::Trainer(_))
}

/// How many cards of the hand an effect takes that belongs to a cost, and which.
#[inline]
fn from_hand(op: &Op) -> Option<(&Filter, usize)> {
    if let Op::DiscardHand { f, n: Amount::Exactly(n), .. } = op { Some((f, usize::from(*n))) } else { None }
}

/// Whether a cost can be paid in full.
#[inline]
pub(in super::super) fn payable(state: &State, run: &Run, cost: &Program) -> bool {
    cost.ops.iter().filter_map(from_hand).all(|(f, n)| in_hand(state, run, f) >= n)
}

/// Whether at least one effect could change something.
#[inline]
pub(in super::super) fn could(state: &State, run: &Run, cost: &Program, fx: &Program) -> bool {
    let paid = cost.ops.iter().filter_map(from_hand).map(|(_, n)| n).sum();
    payable(state, run, cost) && fx.ops.iter().any(|op| changes(state, run, op, paid))
}

/// Whether an effect could change something; `paid` cards of the hand have gone for the cost.
fn changes(state: &State, run: &Run, op: &Op, paid: usize) -> bool {
    let table = &state.table;
    let own = state.secret(run.who);
    let hand = || own.hand.len().saturating_sub(paid + usize::from(is_in_hand(run)));
    let any_opponent = |fits: &dyn Fn(Seat) -> bool| super::possible_opponents(table, run).iter().any(fits);
    match op {
        Op::Search { to, .. } => {
            !own.deck.is_empty() && (*to != FoundTo::Bench || modifiers::free_bench(table, run.who) > 0)
        }
        Op::Draw { who, .. } => {
            let theirs = *who == Players::Both && any_opponent(&|seat| !state.secret(seat).deck.is_empty());
            !own.deck.is_empty() || theirs
        }
        Op::DrawUntil(n) => hand() < usize::from(*n) && !own.deck.is_empty(),
        Op::Recycle { f, .. } => table.player(run.who).discard.iter().any(|card| f.fits(*card)),
        Op::Look { .. } | Op::EvolveFromDeck | Op::Peek { who: Who::Me, .. } => !own.deck.is_empty(),
        Op::Peek { .. } | Op::Mill(_) => any_opponent(&|seat| !state.secret(seat).deck.is_empty()),
        Op::DiscardHand { who: Players::Me, .. } => hand() > 0,
        Op::DiscardHand { .. } | Op::RevealHand | Op::RandomHandToDeck(_) => {
            any_opponent(&|seat| !state.secret(seat).hand.is_empty())
        }
        Op::RareCandy => !candies(state, run.who).is_empty(),
        Op::Attach { from, f, to, .. } => {
            let mons = among(state, run, to);
            match from {
                EnergyFrom::Deck => !own.deck.is_empty() && !mons.is_empty(),
                EnergyFrom::Discard | EnergyFrom::Hand => holders(state, attachable(state, run, *from, f), mons),
            }
        }
        Op::DiscardEnergy { from, .. } => has_energy(state, among(state, run, from)),
        Op::MoveEnergy { basic, from, to, .. } => {
            let receivers = among(state, run, to);
            among(state, run, from).iter().any(|id| {
                let cards = table.mon(id).map(|mon| mon.energy).unwrap_or_default();
                let fits = cards.iter().any(|card| !basic || card.energy().is_some_and(|energy| energy.basic));
                fits && !receivers.without(PokemonSet::one(id)).is_empty()
            })
        }
        Op::Heal { to, .. } => among(state, run, to).iter().any(|id| table.mon(id).is_some_and(|mon| mon.counters > 0)),
        Op::Counters { to, .. } => !among(state, run, to).is_empty(),
        Op::Status { to: to @ To::One(_), .. } => {
            among(state, run, to).iter().any(|id| !modifiers::is_immune_to_conditions(table, id))
        }
        Op::Gust { f, .. } => !newcomers(state, run, f).is_empty(),
        Op::ForceSwitch { .. } => any_opponent(&|seat| can_switch(table, seat)),
        Op::SwitchMine { .. } => can_switch(table, run.who),
        Op::SwitchOut { .. } => run.me.is_some_and(|me| table.is_active(me)) && !table.bench(run.who).is_empty(),
        Op::SwitchIn => !table.actives(run.who).is_empty(),
        Op::DiscardStadium => has_objects(table, false, true),
        Op::DiscardTools { stadiums, .. } => has_objects(table, true, *stadiums),
        Op::Flip(heads) => heads.ops.iter().any(|op| changes(state, run, op, paid)),
        Op::ShuffleHand(_) | Op::TurnBoost { .. } | Op::Status { .. } | Op::Last { .. } | Op::LockItems => true,
        Op::If { .. }
        | Op::EndTurn
        | Op::DiscardThis
        | Op::CopyAttack(_)
        | Op::ReturnToHand(_)
        | Op::ExpShare
        | Op::Damage { .. }
        | Op::MoveCounters(_)
        | Op::Survive(_) => false,
    }
}

#[inline]
fn has_energy(state: &State, mons: PokemonSet) -> bool {
    mons.iter().any(|id| state.table.mon(id).is_some_and(|mon| !mon.energy.is_empty()))
}
