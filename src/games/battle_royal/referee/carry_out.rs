//! What a decision does, once it has been checked (7).

use super::Referee;
use crate::engine::{Chance, Seat, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::passives::Half;
use crate::games::battle_royal::cards::{CardId, Face, TrainerKind};
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::pokemon::{Pokemon, PokemonId};
use crate::games::battle_royal::position::{Binding, Stadium, State};
use crate::games::battle_royal::tasks::{Phase, Run, Source, Task};
use crate::games::battle_royal::{energy, modifiers};

/// Carries out an action that has been checked, and what follows by itself.
#[inline]
pub(in super::super) fn carry_out<C: Chance, S: Sink<BattleRoyal>>(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    let mut referee = Referee::new(state, chance, sink);
    match referee.state.table.task() {
        Some(task) => referee.decide(task, action),
        None => referee.act(seat, action),
    }
    referee.proceed();
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// A decision that a task waits for.
    fn decide(&mut self, task: Task, action: Action) {
        match (task, action) {
            (Task::Run(run), _) => self.choose(run, action),
            (Task::Strike(strike), _) => self.choose_in_strike(strike, action),
            (Task::KnockOuts(outs), _) => self.choose_in_knock_outs(outs, action),
            (Task::Offer(trigger), _) => {
                self.state.table.tasks.pop();
                if action == Action::Yes {
                    self.run_trigger(trigger);
                    self.push_cost(trigger.card, trigger.me);
                }
            }
            (Task::Bind { .. } | Task::Face { .. }, Action::Opponent { seat }) => {
                self.state.table.tasks.pop();
                self.bind_to(task, seat);
            }
            (Task::BindActive { mon, card }, Action::Mon { mon: active }) => {
                self.state.table.tasks.pop();
                let bound = |binding: &&mut Binding| binding.mon == mon && binding.card == card;
                if let Some(binding) = self.state.table.bindings.iter_mut().find(bound) {
                    binding.active = Some(active);
                }
            }
            (Task::Fill(_), Action::Fill { mon, spot }) => {
                self.state.table.tasks.pop();
                self.move_up(mon, usize::from(spot));
            }
            (Task::Surplus(_), Action::Mon { mon }) => {
                self.state.table.tasks.pop();
                self.drop_surplus(mon);
            }
            (Task::Retreat { from, to, left, least }, Action::Attached { card, .. }) => {
                let worth = energy::worth(&self.state.table, from, card, None);
                self.detach(from, card);
                let least = if least == 0 { worth } else { least.min(worth) };
                self.state.table.replace(Task::Retreat { from, to, left: left.saturating_sub(worth), least });
                self.stamp_losses(from.seat());
            }
            (Task::Stadium { card, .. }, Action::Opponent { seat }) => {
                self.state.table.replace(Task::Stadium { card, facing: Some(seat) });
            }
            (Task::Stadium { card, facing }, Action::Card { card: replaced }) => {
                self.discard_stadium(replaced);
                if facing.is_none() {
                    self.lay_stadium(card, None, None);
                }
            }
            (Task::Stadium { card, facing }, Action::Face { half }) => self.lay_stadium(card, Some(half), facing),
            _ => {}
        }
    }

    /// The cost of an Ability that was offered comes before its effects.
    fn push_cost(&mut self, card: CardId, me: PokemonId) {
        let Some(ability) = card.pokemon().and_then(|pokemon| pokemon.ability.as_ref()) else { return };
        if !ability.cost.ops.is_empty() {
            let run = Run::new(ability.cost.list, me.seat(), Source::Ability);
            self.state.table.push(Task::Run(Run { part: true, me: Some(me), ..run }));
        }
    }

    /// A decision of the turn, or of the placement.
    fn act(&mut self, seat: Seat, action: Action) {
        match (self.state.table.phase, action) {
            (Phase::Placing, Action::Place { card }) => self.place_first(seat, card, true),
            (Phase::Placing, Action::Bench { card }) => self.place_first(seat, card, false),
            (Phase::Placing, _) => self.be_ready(seat),
            (Phase::Checkup(checkup), _) => self.order_in_checkup(checkup, action == Action::Yes),
            (_, Action::Bench { card }) => self.bench_from_hand(seat, card),
            (_, Action::Evolve { card, mon }) => {
                self.evolve_from_hand(mon, card);
                self.stamp_losses(seat);
            }
            (_, Action::Attach { card, mon }) => self.attach_by_turn(seat, card, mon),
            (_, Action::Play { card }) => self.play(seat, card),
            (_, Action::Ability { mon }) => self.use_ability(seat, mon),
            (_, Action::Stadium { card }) => self.use_stadium(seat, card),
            (_, Action::Retreat { from, to }) => {
                let table = &mut self.state.table;
                if let Some(spot) = table.spot(from) {
                    table.turn.retreats |= 1 << spot;
                }
                let left = modifiers::retreat_cost(table, from);
                table.push(Task::Retreat { from, to, left, least: 0 });
            }
            (_, Action::Attack { mon, index, target }) => self.declare(mon, index, target),
            (_, Action::EndTurn) => self.state.table.phase = Phase::End,
            _ => {}
        }
    }

    /// Energy by the budget of the turn, or a Tool.
    fn attach_by_turn(&mut self, seat: Seat, card: CardId, mon: PokemonId) {
        if !self.take_from_hand(seat, card) {
            return;
        }
        if let Face::Energy(energy) = &card.card().face {
            let turn = &mut self.state.table.turn;
            if energy.basic {
                turn.basics += 1;
                if let Some(mon) = self.state.table.mon_mut(mon) {
                    mon.fed = true;
                }
            } else {
                turn.special = true;
            }
        }
        self.attach(mon, card, true);
    }

    fn play(&mut self, seat: Seat, card: CardId) {
        let Some(trainer) = card.trainer() else { return };
        if !self.take_from_hand(seat, card) {
            return;
        }
        self.tell(Event::Played { seat, card });
        let table = &mut self.state.table;
        if trainer.kind == TrainerKind::Stadium {
            table.turn.stadium = true;
            let others = table.opponents(seat);
            let facing = others.lowest().filter(|_| trainer.orient && others.len() == 1);
            if trainer.orient || table.stadiums.len() == 2 {
                table.push(Task::Stadium { card, facing });
            } else {
                self.lay_stadium(card, None, None);
            }
            return;
        }
        table.turn.supporter |= trainer.kind == TrainerKind::Supporter;
        let run = Run::new(trainer.fx.list, seat, Source::Trainer(card));
        table.push(Task::Run(run));
        if !trainer.cost.ops.is_empty() {
            table.push(Task::Run(Run { part: true, ..Run::new(trainer.cost.list, seat, Source::Trainer(card)) }));
        }
    }

    /// A Stadium comes into play.
    fn lay_stadium(&mut self, card: CardId, half: Option<Half>, facing: Option<Seat>) {
        let table = &mut self.state.table;
        if matches!(table.task(), Some(Task::Stadium { .. })) {
            table.tasks.pop();
        }
        let seat = table.current();
        let facing = facing.map(|seat| seat.0);
        table.stadiums.push(Stadium { card, owner: seat.0, half, facing, used: false });
        self.stamp_losses(seat);
    }

    fn use_ability(&mut self, seat: Seat, me: PokemonId) {
        let table = &mut self.state.table;
        let Some(ability) = modifiers::ability(table, me) else { return };
        if let Some(mon) = table.mon_mut(me) {
            mon.ability_used = true;
        }
        let run = Run { me: Some(me), ..Run::new(ability.fx.list, seat, Source::Ability) };
        table.push(Task::Run(run));
        let card = table.mon(me).map(Pokemon::card).unwrap_or_default();
        self.tell(Event::AbilityUsed { mon: me, card });
        self.push_cost(card, me);
    }

    fn use_stadium(&mut self, seat: Seat, card: CardId) {
        let Some(trainer) = card.trainer() else { return };
        let table = &mut self.state.table;
        for stadium in table.stadiums.iter_mut().filter(|stadium| stadium.card == card) {
            stadium.used = true;
        }
        let source = Source::Stadium(card);
        table.push(Task::Run(Run::new(trainer.fx.list, seat, source)));
        if !trainer.cost.ops.is_empty() {
            table.push(Task::Run(Run { part: true, ..Run::new(trainer.cost.list, seat, source) }));
        }
        self.tell(Event::StadiumUsed { seat, card });
    }

    /// Goes on with a retreat (B-9): what leaves no choice is discarded, then the two change places. False if the player
    /// has to decide.
    pub(super) fn pay_retreat(&mut self, from: PokemonId, to: PokemonId, left: u8, least: u8) -> bool {
        if left == 0 {
            self.state.table.tasks.pop();
            self.change_places(from, to);
            return true;
        }
        match energy::payable(&self.state.table, from, None, left, least)[..] {
            [card] => {
                self.decide(Task::Retreat { from, to, left, least }, Action::Attached { mon: from, card });
                true
            }
            _ => false,
        }
    }
}
