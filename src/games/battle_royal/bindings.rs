//! Effects that are bound to one opponent for as long as they work.

use super::BattleRoyal;
use super::cards::filters::{Group, To, Zone};
use super::cards::passives::Passive;
use super::cards::{CardId, Face};
use super::events::Event;
use super::modifiers::{self, binding_kinds, kinds};
use super::options::BoundScope;
use super::pokemon::PokemonId;
use super::position::{Binding, PublicState, Stadium};
use super::referee::Referee;
use super::tasks::Task;
use crate::engine::{Chance, Seat, Sink};

/// Whether a card that is to be bound works where it is.
#[inline]
fn works(table: &PublicState, id: PokemonId, card: CardId) -> bool {
    let Some(mon) = table.mon(id) else { return false };
    match &card.card().face {
        Face::Pokemon(_) => mon.card() == card && modifiers::passive_ability(table, id).is_some(),
        _ => (mon.tool == Some(card) || mon.energy.contains(&card)) && modifiers::attached_works(table, id, card),
    }
}

/// Whether a bound card is about Active Pokémon only.
fn is_about_actives(card: CardId) -> bool {
    card.card().works().iter().any(|passive| match passive {
        Passive::DamageDealt { by: to, .. } | Passive::CantRetreat(to) | Passive::NoAbilities { of: to, .. } => {
            matches!(to, To::Each(Group { zone: Zone::Active, .. }))
        }
        _ => false,
    })
}

/// Whether a Stadium faces nobody any more although its owner could choose somebody.
#[inline]
fn turns(table: &PublicState, stadium: &Stadium) -> bool {
    let out = |seat: u8| table.is_out(Seat(seat));
    stadium.facing.is_some_and(out) && !out(stadium.owner)
}

/// Who is asked next for whom something works that is not bound, and for what: in seat order, beginning with whoever is
/// asked first.
#[inline]
fn unbound(table: &PublicState) -> Option<(Seat, Task)> {
    if table.bindings.is_full() {
        return None;
    }
    let wanted = binding_kinds(table);
    let turning = || table.stadiums.iter().filter(|stadium| turns(table, stadium));
    let owners = turning().map(|stadium| Seat(stadium.owner)).collect();
    let seats = table.seats_with(wanted).union(owners);
    if seats.is_empty() {
        return None;
    }
    for seat in table.in_order(seats) {
        if let Some(stadium) = turning().find(|stadium| stadium.owner == seat.0) {
            return Some((seat, Task::Face { owner: seat, card: stadium.card }));
        }
        for (id, mon) in table.each_mon_with(seat, wanted) {
            let cards = mon.stack.last().into_iter().chain(&mon.tool).chain(mon.energy.iter());
            for &card in cards {
                let open = |binding: &Binding| binding.mon == id && binding.card == card;
                if kinds(card) & wanted != 0 && !table.bindings.iter().any(open) && works(table, id, card) {
                    return Some((seat, Task::Bind { mon: id, card }));
                }
            }
        }
    }
    None
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Ends what has stopped and binds what has begun to work. False if somebody is asked for it.
    pub(super) fn bind(&mut self) -> bool {
        loop {
            self.unbind();
            let table = &mut self.state.table;
            if table.rules.bound_active_scope == BoundScope::One && !self.cover() {
                return false;
            }
            let table = &mut self.state.table;
            let Some((seat, task)) = unbound(table) else { return true };
            let opponents = table.opponents(seat);
            match opponents.lowest() {
                Some(only) if opponents.len() == 1 => self.bind_to(task, only),
                Some(_) => {
                    table.push(task);
                    return false;
                }
                None => return true,
            }
        }
    }

    /// Ends the bindings of what does not work any more, one after the other: what one of them has switched off may go on.
    fn unbind(&mut self) {
        loop {
            let table = &mut self.state.table;
            let ended = |binding: &Binding| table.is_out(Seat(binding.to)) || !works(table, binding.mon, binding.card);
            let Some(at) = table.bindings.iter().position(ended) else { return };
            table.bindings.remove(at);
            self.changes += 1;
        }
    }

    /// Binds what was asked for to an opponent.
    pub(super) fn bind_to(&mut self, task: Task, to: Seat) {
        let table = &mut self.state.table;
        match task {
            Task::Bind { mon, card } => {
                let is_new = table.bindings.push(Binding { mon, card, to: to.0, active: None });
                if is_new {
                    self.tell(Event::Bound { mon, card, to });
                }
            }
            Task::Face { owner, card } => {
                for stadium in table.stadiums.iter_mut().filter(|stadium| stadium.card == card) {
                    stadium.facing = Some(to.0);
                }
                self.tell(Event::OpponentChosen { by: owner, seat: to });
            }
            _ => {}
        }
    }

    /// Says which Active Pokémon each effect covers that covers only one (D-24). False if somebody is asked.
    fn cover(&mut self) -> bool {
        let table = &mut self.state.table;
        for at in 0..table.bindings.len() {
            let Binding { mon, card, to, active } = table.bindings[at];
            if !is_about_actives(card) {
                continue;
            }
            let actives = table.actives(Seat(to));
            if active.is_some_and(|active| actives.contains(active)) {
                continue;
            }
            let only = if actives.len() == 1 { actives.lowest() } else { None };
            if only != active {
                table.bindings[at].active = only;
                self.changes += 1;
            }
            if actives.len() > 1 {
                table.push(Task::BindActive { mon, card });
                return false;
            }
        }
        true
    }
}

/// Whether everything that works and has to be bound is so.
#[must_use]
pub(super) fn are_complete(table: &PublicState) -> bool {
    let bound = |binding: &Binding| works(table, binding.mon, binding.card);
    unbound(table).is_none() && table.bindings.iter().all(bound)
}
