//! The turn, from its beginning to the Checkup behind it, and what interrupts it (4.3, 7).

use super::Referee;
use super::movement::Leaving;
use crate::engine::{Chance, Seat, SeatSet, Sink};
use crate::games::battle_royal::cards::facts::{Ability, When};
use crate::games::battle_royal::cards::{CardId, TrainerKind};
use crate::games::battle_royal::effects::changes::could;
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::knock_outs::list_of;
use crate::games::battle_royal::modifiers::{self, kind, kinds};
use crate::games::battle_royal::pokemon::{PokemonId, PokemonSet};
use crate::games::battle_royal::position::{ItemLock, PublicState, Turn, Vacancy};
use crate::games::battle_royal::tasks::{Checkup, CheckupStage, Phase, Run, Source, Task, Trigger};
use crate::games::battle_royal::turn::{attacks_used, slot_left, spots_to_fill};

/// Whether a Pokémon has attacks left that it has begun to use.
#[inline]
fn goes_on(table: &PublicState, id: PokemonId) -> bool {
    let (used, spot) = attacks_used(table, id);
    used > 0 && used < modifiers::attacks_per_turn(table, id) && table.spot(id).map(|spot| spot as u8) == spot
}

/// Whether the current player can still use an action slot.
#[inline]
fn turn_goes_on(table: &PublicState) -> bool {
    slot_left(table) || table.actives(table.current()).iter().any(|id| goes_on(table, id))
}

/// Whether a seat has a spot to refill and a Pokémon for it.
#[inline]
fn is_to_fill(table: &PublicState, seat: Seat) -> bool {
    table.in_play.gaping().contains(seat) && spots_to_fill(table, seat).next().is_some()
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Goes on until somebody has to decide or the match is over.
    pub(super) fn proceed(&mut self) {
        while self.state.table.ending.is_none() {
            if !self.ask_for_bindings() {
                return;
            }
            let goes_on = match self.state.table.task() {
                Some(task) => self.task(task),
                None => self.settle() || self.phase(),
            };
            if !goes_on {
                return;
            }
        }
        self.state.table.tasks.clear();
        self.state.table.queue.clear();
    }

    /// What begins to work is bound at once, whatever else is going on. False if somebody is asked.
    fn ask_for_bindings(&mut self) -> bool {
        let table = &self.state.table;
        let asks = table.task().is_some_and(|task| task.binds());
        if asks || table.phase == Phase::Placing {
            return !asks;
        }
        if self.bound == self.changes {
            return true;
        }
        self.bound = self.changes;
        let bound = self.bind();
        self.cure_immune();
        bound
    }

    /// Goes on with a task. False if somebody has to decide.
    fn task(&mut self, task: Task) -> bool {
        match task {
            Task::Run(run) => self.run(run),
            Task::Strike(strike) => self.strike(strike),
            Task::KnockOuts(outs) => self.knock_outs(outs),
            Task::Fill(seat) => {
                let open = is_to_fill(&self.state.table, seat);
                if !open {
                    self.state.table.tasks.pop();
                }
                !open
            }
            Task::Surplus(seat) => {
                let open = self.state.table.bench(seat).len() > modifiers::bench_cap(&self.state.table, seat);
                if !open {
                    self.state.table.tasks.pop();
                }
                !open
            }
            Task::Retreat { from, to, left, least } => self.pay_retreat(from, to, left, least),
            Task::Stadium { .. } | Task::Offer(_) | Task::Bind { .. } | Task::BindActive { .. } | Task::Face { .. } => {
                false
            }
        }
    }

    /// What comes between two decisions of a turn: surplus Benched Pokémon, Knock Outs, as soon as an effect is done (3.7),
    /// then texts that were set off, empty spots. False if there is nothing.
    fn settle(&mut self) -> bool {
        if self.state.table.phase == Phase::Placing {
            return false;
        }
        let table = &self.state.table;
        let between = matches!(table.phase, Phase::Checkup(Checkup { stage, .. }) if stage != CheckupStage::Over);
        if self.settled != self.changes {
            if let Some(task) = self.surplus().or_else(|| if between { None } else { self.losses() }) {
                self.state.table.push(task);
                return true;
            }
            if !between {
                self.settled = self.changes;
            }
        }
        if !self.state.table.queue.is_empty() {
            return self.take_from_queue();
        }
        if between {
            return false;
        }
        let table = &mut self.state.table;
        let gaping: SeatSet = table.in_play.gaping().iter().filter(|seat| is_to_fill(table, *seat)).collect();
        let next = if gaping.is_empty() { None } else { table.in_order(gaping).next() };
        if let Some(seat) = next {
            table.push(Task::Fill(seat));
        }
        next.is_some()
    }

    /// What there is to do if somebody has too many Benched Pokémon.
    fn surplus(&self) -> Option<Task> {
        let table = &self.state.table;
        let caps = modifiers::bench_caps(table);
        let crowded = table.living().iter().filter(|seat| table.bench(*seat).len() > caps[seat.index()]).collect();
        table.in_order(crowded).next().map(Task::Surplus)
    }

    /// The next text that was set off and still works. False if there is none.
    pub(super) fn take_from_queue(&mut self) -> bool {
        let Some(trigger) = self.state.table.queue.remove(0) else { return false };
        let table = &self.state.table;
        let optional = match trigger.card.pokemon() {
            None => false,
            Some(_) => match self.offered(trigger) {
                Some(ability) => ability.optional,
                None => return true,
            },
        };
        let there = table.mon(trigger.me).is_some();
        let attached = trigger.card.energy().is_some();
        let works = there && (!attached || modifiers::attached_works(table, trigger.me, trigger.card));
        if optional {
            self.state.table.push(Task::Offer(trigger));
        } else if works {
            self.run_trigger(trigger);
        }
        true
    }

    /// The Ability of a trigger, if it is not switched off and could be used.
    fn offered(&self, trigger: Trigger) -> Option<&'static Ability> {
        let table = &self.state.table;
        let here = table.mon(trigger.me).is_some_and(|mon| mon.card() == trigger.card);
        let ability = modifiers::ability(table, trigger.me).filter(|_| here)?;
        let spent = ability.once_per_turn && table.mon(trigger.me).is_some_and(|mon| mon.ability_used);
        let late = ability.when == When::MovedToActive && !table.turn.slots.is_empty();
        let run = Run {
            me: Some(trigger.me),
            other: trigger.other,
            ..Run::new(ability.fx.list, trigger.me.seat(), Source::Ability)
        };
        let could = !ability.optional || could(self.state, &run, &ability.cost, &ability.fx);
        (!spent && !late && could).then_some(ability)
    }

    /// Runs the text of a card that something has set off.
    pub(super) fn run_trigger(&mut self, trigger: Trigger) {
        let Trigger { card, me, other } = trigger;
        let source = match (card.pokemon(), card.trainer()) {
            (Some(_), _) => Source::Ability,
            (_, Some(trainer)) if trainer.kind == TrainerKind::Stadium => Source::Stadium(card),
            _ => Source::Attached(card),
        };
        match source {
            Source::Ability => {
                if let Some(mon) = self.state.table.mon_mut(me) {
                    mon.ability_used = true;
                }
                self.tell(Event::AbilityUsed { mon: me, card });
            }
            Source::Stadium(card) => self.tell(Event::StadiumUsed { seat: me.seat(), card }),
            Source::Attached(_) | Source::Attack | Source::Trainer(_) => self.tell(Event::CardWorked { mon: me, card }),
        }
        self.state.table.push(Task::Run(Run { me: Some(me), other, ..Run::new(list_of(card), me.seat(), source) }));
    }

    /// Goes on with the phase of the turn. False if somebody has to decide.
    fn phase(&mut self) -> bool {
        let early = self.state.table.rules.v4_refill_before_draw_any_leave;
        match self.state.table.phase {
            Phase::Placing => false,
            // Whoever could move up has done so.
            Phase::Refill => {
                let table = &mut self.state.table;
                let seat = table.current();
                table.player_mut(seat).vacancy = [Vacancy::Old; 2];
                table.phase = if early { Phase::Draw } else { Phase::Main };
                true
            }
            Phase::Draw => {
                let seat = self.state.table.current();
                if self.draw(seat, 1) == 0 {
                    self.eliminate(seat);
                } else {
                    self.state.table.phase = if early { Phase::Main } else { Phase::Refill };
                }
                true
            }
            Phase::Main => false,
            Phase::AttackOnly => {
                let over = !turn_goes_on(&self.state.table);
                if over {
                    self.state.table.phase = Phase::End;
                }
                over
            }
            Phase::End => {
                self.end_turn();
                true
            }
            Phase::Checkup(checkup) => self.checkup(checkup),
        }
    }

    /// T1: a turn begins. What waits for it begins to last.
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        let table = &mut self.state.table;
        if table.turn.number >= table.last_turn {
            return self.end_by_turns();
        }
        let number = table.turn.number + 1;
        table.turn = Turn { seat: seat.0, number, ..Turn::default() };
        let early = table.rules.v4_refill_before_draw_any_leave;
        table.phase = if early { Phase::Refill } else { Phase::Draw };
        let player = table.player_mut(seat);
        player.turns += 1;
        if player.items == ItemLock::NextTurn {
            player.items = ItemLock::ThisTurn;
        }
        for stadium in table.stadiums.iter_mut() {
            stadium.used = false;
        }
        for id in table.all_mons().iter() {
            let Some(mon) = table.mon_mut(id) else { continue };
            for lasts in mon.lasts.iter_mut().filter(|lasts| lasts.turn_of == seat.0) {
                lasts.waiting = false;
            }
            if let Some(turned) = mon.conditions.turned.as_mut().filter(|_| id.seat() == seat) {
                turned.waited = true;
            }
        }
        self.tell(Event::TurnBegan { seat, number });
    }

    /// T4: what ends with the turn, then whoever has no Active Pokémon is out, then the Checkup.
    fn end_turn(&mut self) {
        let seat = self.state.table.current();
        let ends = |card: &CardId| kinds(*card) & kind::TURN_END != 0;
        for id in self.state.table.mons_that(|mon| mon.kept.kinds & kind::TURN_END != 0).iter() {
            let energy = self.state.table.mon(id).map(|mon| mon.energy).unwrap_or_default();
            for card in energy.iter().copied().filter(ends) {
                if modifiers::attached_works(&self.state.table, id, card) {
                    self.detach(id, card);
                }
            }
        }
        let table = &mut self.state.table;
        for id in table.all_mons().iter() {
            if let Some(mon) = table.mon_mut(id) {
                mon.forget_turn();
                mon.lasts.retain(|lasts| lasts.waiting || lasts.turn_of != seat.0);
            }
        }
        let record = table.turn.record;
        let player = table.player_mut(seat);
        player.last = record;
        if player.items == ItemLock::ThisTurn {
            player.items = ItemLock::None;
        }
        table.turn.boosts.clear();
        if table.actives(seat).is_empty() {
            return self.eliminate(seat);
        }
        let next = table.after(seat);
        table.phase = Phase::Checkup(Checkup {
            next,
            scope: SeatSet::one(seat).with(next),
            stage: CheckupStage::Begin,
            open: PokemonSet::NONE,
            after: PokemonSet::NONE,
        });
    }

    /// A Benched Pokémon is discarded because there are too many.
    pub(super) fn drop_surplus(&mut self, id: PokemonId) {
        self.leave(id, Leaving::Dropped);
    }
}
