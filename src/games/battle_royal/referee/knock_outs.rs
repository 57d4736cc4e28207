//! Knock Outs and the Prizes for them (3.7, 4.6).

use super::Referee;
use super::movement::Leaving;
use crate::engine::{Chance, Seat, SeatSet, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::cards::facts::When;
use crate::games::battle_royal::events::{Event, Pile};
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::knock_outs::{fatal, next_saviours};
use crate::games::battle_royal::modifiers;
use crate::games::battle_royal::options::{EliminatedCredit, MOST_SEATS, Tie};
use crate::games::battle_royal::pokemon::{Pokemon, PokemonId, PokemonSet, Stamp};
use crate::games::battle_royal::position::{EndReason, Ending, Fallen, PublicState};
use crate::games::battle_royal::tasks::{KnockOuts, Phase, Task, Trigger};

/// What the Knock Outs of a batch set off (3.7).
fn triggers(table: &PublicState, batch: PokemonSet) -> impl Iterator<Item = Trigger> {
    let mut found = Vec::new();
    for id in batch.iter() {
        let Some(mon) = table.mon(id) else { continue };
        let stamp = fatal(table, id);
        if !stamp.by_attack || stamp.seat == id.seat() {
            continue;
        }
        if modifiers::ability(table, id).is_some_and(|ability| ability.when == When::KnockedOut) {
            found.push(Trigger { card: mon.card(), me: id, other: None });
        }
        for &card in mon.energy.iter() {
            let own = card.energy().is_some_and(|energy| energy.when == When::KnockedOut);
            if own && modifiers::attached_works(table, id, card) {
                found.push(Trigger { card, me: id, other: None });
            }
        }
        if !table.is_active(id) {
            continue;
        }
        for holder in table.mons(id.seat()).without(batch).iter() {
            let tool = table.mon(holder).and_then(|mon| mon.tool);
            let shares = |card: &CardId| card.trainer().is_some_and(|it| it.when == When::OwnActiveKnockedOut);
            if let Some(card) = tool.filter(shares) {
                found.push(Trigger { card, me: holder, other: Some(id) });
            }
        }
    }
    found.into_iter()
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// What there is to do if somebody has no HP left.
    pub(super) fn losses(&self) -> Option<Task> {
        (!modifiers::down(&self.state.table).is_empty()).then(|| Task::KnockOuts(KnockOuts::default()))
    }

    /// The next step of Knock Outs. False if somebody has to decide.
    pub(super) fn knock_outs(&mut self, mut outs: KnockOuts) -> bool {
        let table = &mut self.state.table;
        if !outs.found {
            outs.batch = modifiers::down(table);
            outs.found = true;
            if outs.batch.is_empty() {
                table.tasks.pop();
            } else {
                table.replace(Task::KnockOuts(outs));
            }
            return true;
        }
        if !outs.told {
            match next_saviours(table, &outs) {
                Some((id, cards)) if cards.len() == 1 => self.try_to_save(outs, id, cards[0]),
                Some(_) => return false,
                None => {
                    outs.batch = outs.batch.intersection(modifiers::down(table));
                    outs.triggers = triggers(table, outs.batch).collect();
                    outs.told = true;
                    table.replace(Task::KnockOuts(outs));
                }
            }
            return true;
        }
        match outs.triggers.len() {
            0 => {
                self.remove(outs.batch);
                if self.state.table.ending.is_none() {
                    self.state.table.replace(Task::KnockOuts(KnockOuts::default()));
                }
                true
            }
            1 => {
                self.run_trigger_of(outs, 0);
                true
            }
            _ => false,
        }
    }

    /// Decisions of a Knock Out: what is tried first to save a Pokémon, or which text comes first.
    pub(super) fn choose_in_knock_outs(&mut self, outs: KnockOuts, action: Action) {
        if let Action::Card { card } = action {
            if let Some((id, _)) = next_saviours(&self.state.table, &outs) {
                self.try_to_save(outs, id, card);
            }
        } else if let Action::First { number } = action {
            self.run_trigger_of(outs, usize::from(number));
        }
    }

    fn try_to_save(&mut self, mut outs: KnockOuts, id: PokemonId, card: CardId) {
        outs.tried.push((id, card));
        self.state.table.replace(Task::KnockOuts(outs));
        self.run_trigger(Trigger { card, me: id, other: None });
    }

    fn run_trigger_of(&mut self, mut outs: KnockOuts, number: usize) {
        if let Some(trigger) = outs.triggers.remove(number) {
            self.state.table.replace(Task::KnockOuts(outs));
            self.run_trigger(trigger);
        }
    }

    /// The batch leaves play, Prizes are taken for it, and whoever has none left wins.
    fn remove(&mut self, batch: PokemonSet) {
        let mut due = [0u8; MOST_SEATS];
        for id in batch.iter() {
            let table = &mut self.state.table;
            let Stamp { seat, by_attack } = fatal(table, id);
            let card = table.mon(id).map(Pokemon::card).unwrap_or_default();
            let owner = id.seat();
            let credit = match (table.is_out(seat), table.rules.eliminated_credit) {
                (false, _) => Some(seat),
                (true, EliminatedCredit::Nobody) => None,
                (true, EliminatedCredit::CurrentPlayer) => Some(table.foremost()),
            };
            let takers = match credit {
                Some(seat) if seat == owner => table.opponents(owner),
                Some(seat) => SeatSet::one(seat),
                None => SeatSet::NONE,
            };
            for taker in takers.iter() {
                due[taker.index()] += 1;
            }
            if !matches!(table.phase, Phase::Checkup(_)) {
                let fallen = Fallen { seat: owner.0, card, by_attack };
                table.turn.record.fallen.push(fallen);
            }
            let by = credit.filter(|seat| *seat != owner);
            self.tell(Event::KnockedOut { mon: id, card, by });
        }
        for id in batch.iter() {
            self.leave(id, Leaving::KnockedOut);
        }
        let mut done = Vec::new();
        for seat in self.state.table.from(self.state.table.foremost()) {
            for _ in 0..due[seat.index()] {
                self.take_prize(seat);
            }
            if self.state.table.prizes[seat.index()] == 0 {
                done.push(seat);
            }
        }
        if self.state.table.rules.tie == Tie::SeatOrder {
            done.truncate(1);
        }
        if !done.is_empty() {
            self.end(done.into_iter().collect(), EndReason::Prizes);
        }
    }

    /// A player takes a Prize, if he has one left. Nobody knows the faces, so he takes the next one.
    fn take_prize(&mut self, seat: Seat) {
        let Some(card) = self.state.secret_mut(seat).prizes.pop() else { return };
        self.state.table.prizes[seat.index()] -= 1;
        self.state.secret_mut(seat).take_up(seat, card, SeatSet::NONE);
        self.tell_moved(seat, card, SeatSet::one(seat), Pile::Prizes, Pile::Hand);
    }

    pub(super) fn end(&mut self, winners: SeatSet, how: EndReason) {
        self.state.table.ending = Some(Ending { winners, how });
        self.tell(Event::Ended { winners });
    }
}
