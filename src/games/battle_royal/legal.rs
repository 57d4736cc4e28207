//! The list of legal actions, and why others are refused (7).
#![deny(clippy::wildcard_enum_match_arm)]

use super::actions::Action;
use super::attack_steps::{copyable, open_victims};
use super::cards::passives::Half;
use super::cards::{CardId, CardSet, pool};
use super::knock_outs::next_saviours;
use super::modifiers::{self, kind};
use super::position::{PublicState, State};
use super::refusals::Refusal;
use super::tasks::{AttackStage, Phase, Task};
use super::turn::spots_to_fill;
use super::{attacks, effects, energy, main_phase, setup};
use crate::engine::{OutOfTurn, Seat, SeatSet};

#[inline]
pub(super) fn deciders(state: &State) -> SeatSet {
    let table = &state.table;
    if table.ending.is_some() {
        return SeatSet::NONE;
    }
    let one = match table.tasks.last() {
        Some(Task::Run(run)) => run.asks.unwrap_or(run.who),
        Some(Task::Strike(strike)) => strike.attacker.seat(),
        Some(Task::KnockOuts(outs)) => match next_saviours(table, outs) {
            Some((id, _)) if !outs.told => id.seat(),
            _ => table.foremost(),
        },
        Some(Task::Offer(trigger)) => trigger.me.seat(),
        Some(Task::Bind { mon, .. } | Task::BindActive { mon, .. }) => mon.seat(),
        Some(Task::Fill(seat) | Task::Surplus(seat) | Task::Face { owner: seat, .. }) => *seat,
        Some(Task::Retreat { from, .. }) => from.seat(),
        Some(Task::Stadium { .. }) => table.current(),
        None => match table.phase {
            Phase::Placing => return table.living().without(table.ready),
            Phase::Refill | Phase::Draw | Phase::Main | Phase::AttackOnly | Phase::End | Phase::Checkup(_) => {
                table.foremost()
            }
        },
    };
    SeatSet::one(one)
}

/// Appends every legal action of a seat, in order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !deciders(state).contains(seat) {
        return;
    }
    let first = out.len();
    list(state, seat, out);
    // What a turn consists of is found in order.
    if state.table.task().is_some() || state.table.phase == Phase::Placing {
        out[first..].sort_unstable();
    }
    debug_assert!(out[first..].is_sorted(), "{:?}", &out[first..]);
}

fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    match table.task() {
        Some(task) => of_task(state, task, out),
        None => match table.phase {
            Phase::Placing => placing(state, seat, out),
            Phase::Main | Phase::AttackOnly => turn(state, seat, out),
            Phase::Checkup(_) => out.extend([Action::Yes, Action::Done]),
            Phase::Refill | Phase::Draw | Phase::End => {}
        },
    }
}

/// Different cards of a hand, in order.
fn hand(state: &State, seat: Seat) -> impl Iterator<Item = CardId> {
    let mut last = None;
    state.secret(seat).hand.iter().map(|hidden| hidden.card).filter(move |card| last.replace(*card) != Some(*card))
}

fn placing(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for card in hand(state, seat) {
        for (active, action) in [(true, Action::Place { card }), (false, Action::Bench { card })] {
            if setup::place(state, seat, card, active).is_ok() {
                out.push(action);
            }
        }
    }
    if setup::ready(state, seat).is_ok() {
        out.push(Action::Done);
    }
}

/// What can be chosen where a task waits.
fn of_task(state: &State, task: Task, out: &mut Vec<Action>) {
    let table = &state.table;
    let mons = |mons: super::pokemon::PokemonSet, out: &mut Vec<Action>| {
        out.extend(mons.iter().map(|mon| Action::Mon { mon }));
    };
    match task {
        Task::Run(run) => effects::choices(state, &run, out),
        Task::Strike(strike) if strike.stage == AttackStage::Copy => {
            if let Some(copied) = strike.declared.copies() {
                let attacks = copyable(table, strike.attacker.seat(), copied, strike.target);
                out.extend(attacks.into_iter().map(|attack| Action::Copy { attack }));
            }
        }
        Task::Strike(strike) => mons(open_victims(table, &strike), out),
        Task::KnockOuts(outs) => match next_saviours(table, &outs).filter(|_| !outs.told) {
            Some((_, cards)) => out.extend(cards.into_iter().map(|card| Action::Card { card })),
            None => out.extend((0..outs.triggers.len() as u8).map(|number| Action::First { number })),
        },
        Task::Offer(_) => out.extend([Action::Yes, Action::Done]),
        Task::Bind { mon, .. } => opponents(table, mon.seat(), out),
        Task::Face { owner, .. } => opponents(table, owner, out),
        Task::BindActive { mon, card } => {
            let bound = table.bindings.iter().find(|binding| binding.mon == mon && binding.card == card);
            if let Some(bound) = bound {
                mons(table.actives(Seat(bound.to)), out);
            }
        }
        Task::Fill(seat) => {
            for spot in spots_to_fill(table, seat) {
                out.extend(table.bench(seat).iter().map(|mon| Action::Fill { mon, spot: spot as u8 }));
            }
        }
        Task::Surplus(seat) => mons(table.bench(seat), out),
        Task::Retreat { from, left, least, .. } => {
            let cards = energy::payable(table, from, None, left, least);
            out.extend(cards.into_iter().map(|card| Action::Attached { mon: from, card }));
        }
        Task::Stadium { card, facing } => stadium(table, card, facing, out),
    }
}

fn opponents(table: &PublicState, seat: Seat, out: &mut Vec<Action>) {
    out.extend(table.opponents(seat).iter().map(|seat| Action::Opponent { seat }));
}

/// The decisions of whoever plays a Stadium: whom its halves face, then which other Stadium it replaces.
fn stadium(table: &PublicState, card: CardId, facing: Option<Seat>, out: &mut Vec<Action>) {
    let two_sided = card.trainer().is_some_and(|trainer| trainer.orient);
    if two_sided && facing.is_none() {
        opponents(table, table.current(), out);
    } else if table.stadiums.len() == 2 {
        out.extend(table.stadiums.iter().map(|stadium| Action::Card { card: stadium.card }));
    } else if two_sided {
        out.extend([Half::A, Half::B].map(|half| Action::Face { half }));
    }
}

/// What can be played from the hand.
fn from_hand(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    let own = table.mons(seat);
    let uses = pool().uses();
    let hand: CardSet = state.secret(seat).hand.iter().map(|hidden| hidden.card).collect();
    if modifiers::free_bench(table, seat) > 0 {
        out.extend(hand.intersection(&uses.benched).iter().map(|card| Action::Bench { card }));
    }
    for card in hand.intersection(&uses.evolved).iter() {
        let mons = table.each_of(own).filter(|(id, mon)| main_phase::evolves(table, *id, mon, card.before()).is_ok());
        out.extend(mons.map(|(mon, _)| Action::Evolve { card, mon }));
    }
    for card in hand.intersection(&uses.attached).iter() {
        let mons = table.each_of(own).filter(|(id, mon)| main_phase::attaches(table, *id, mon, card).is_ok());
        out.extend(mons.map(|(mon, _)| Action::Attach { card, mon }));
    }
    for card in hand.intersection(&uses.played).iter() {
        if card.trainer().is_some_and(|trainer| main_phase::plays(state, trainer, card).is_ok()) {
            out.push(Action::Play { card });
        }
    }
}

fn turn(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    if table.phase == Phase::Main {
        from_hand(state, seat, out);
    }
    for (mon, there) in table.each_mon_with(seat, kind::ACTIVATED) {
        if main_phase::activated(there).is_some_and(|printed| main_phase::activates(state, mon, there, printed).is_ok())
        {
            out.push(Action::Ability { mon });
        }
    }
    let (stadiums, first) = (table.stadiums.iter().map(|stadium| stadium.card), out.len());
    let usable = stadiums.filter(|card| main_phase::use_stadium(state, *card).is_ok());
    out.extend(usable.map(|card| Action::Stadium { card }));
    out[first..].sort_unstable();
    if table.phase == Phase::Main && !table.bench(seat).is_empty() {
        for from in table.actives(seat).iter().filter(|from| main_phase::can_leave(state, *from).is_ok()) {
            out.extend(table.bench(seat).iter().map(|to| Action::Retreat { from, to }));
        }
    }
    attacks::list(table, seat, out);
    out.push(Action::EndTurn);
}

/// Whether a seat may do this now.
pub(super) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let table = &state.table;
    if table.ending.is_some() {
        return Err(Refusal::OutOfTurn(OutOfTurn::MatchOver));
    }
    if !deciders(state).contains(seat) {
        return Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn));
    }
    if table.task().is_some() || matches!(table.phase, Phase::Checkup(_)) {
        let mut open = Vec::new();
        list(state, seat, &mut open);
        return match (open.contains(action), action.is_of_turn()) {
            (true, _) => Ok(()),
            (false, true) => Err(Refusal::NotNow),
            (false, false) => Err(Refusal::NotAChoice),
        };
    }
    match (table.phase == Phase::Placing, *action) {
        (true, Action::Place { card }) => setup::place(state, seat, card, true),
        (true, Action::Bench { card }) => setup::place(state, seat, card, false),
        (true, Action::Done) => setup::ready(state, seat),
        (false, Action::Bench { card }) => main_phase::bench(state, card),
        (false, Action::Evolve { card, mon }) => main_phase::evolve(state, card, mon),
        (false, Action::Attach { card, mon }) => main_phase::attach(state, card, mon),
        (false, Action::Play { card }) => main_phase::play(state, card),
        (false, Action::Ability { mon }) => main_phase::ability(state, mon),
        (false, Action::Stadium { card }) => main_phase::use_stadium(state, card),
        (false, Action::Retreat { from, to }) => main_phase::retreat(state, from, to),
        (false, Action::Attack { mon, index, target }) => attacks::attack(state, mon, index, target),
        (false, Action::EndTurn) => Ok(()),
        // What a turn consists of is not for the placement, nor the placement for a turn; the others are chosen where a task waits.
        (
            true,
            Action::Evolve { .. }
            | Action::Attach { .. }
            | Action::Play { .. }
            | Action::Ability { .. }
            | Action::Stadium { .. }
            | Action::Retreat { .. }
            | Action::Attack { .. }
            | Action::EndTurn,
        )
        | (false, Action::Place { .. } | Action::Done)
        | (
            _,
            Action::Opponent { .. }
            | Action::Mon { .. }
            | Action::Card { .. }
            | Action::Give { .. }
            | Action::Attached { .. }
            | Action::Copy { .. }
            | Action::Fill { .. }
            | Action::Face { .. }
            | Action::First { .. }
            | Action::Yes,
        ) => Err(Refusal::NotNow),
    }
}
