//! Knock Outs and the Prizes for them (3.7, 4.6).

use super::BattleRoyal;
use super::actions::Action;
use super::cards::facts::{Face, When};
use super::cards::filters::Cond;
use super::cards::{CardId, ListId};
use super::events::{Event, Pile};
use super::fitting;
use super::modifiers;
use super::movement::Leaving;
use super::options::{EliminatedCredit, MOST_SEATS, Tie};
use super::pokemon::{Pokemon, PokemonId, PokemonSet, Stamp};
use super::position::{EndReason, Ending, Fallen, PublicState};
use super::referee::Referee;
use super::tasks::{KnockOuts, Phase, Strike, Task, Trigger};
use crate::engine::{Chance, Seat, SeatSet, Sink};

impl Default for KnockOuts {
    fn default() -> Self {
        Self {
            batch: PokemonSet::NONE,
            found: false,
            tried: Default::default(),
            triggers: Default::default(),
            told: false,
        }
    }
}

/// The placement that brought a Pokémon down; the current player's if none was noted.
fn fatal(table: &PublicState, id: PokemonId) -> Stamp {
    let noted = table.mon(id).and_then(|mon| mon.fatal);
    noted.unwrap_or(Stamp { seat: table.current(), by_attack: false })
}

/// The attack that is being resolved.
fn running(table: &PublicState) -> Option<Strike> {
    table.tasks.iter().rev().find_map(|task| match task {
        Task::Strike(strike) => Some(*strike),
        _ => None,
    })
}

/// The cards that could save a Pokémon that is down by damage of an attack and have not been tried (3.7).
fn saviours(table: &PublicState, outs: &KnockOuts, id: PokemonId) -> Vec<CardId> {
    let stamp = fatal(table, id);
    let Some(mon) = table.mon(id).filter(|_| stamp.by_attack) else { return Vec::new() };
    let opposing = stamp.seat != id.seat();
    let unhurt = running(table).is_some_and(|strike| strike.unhurt.contains(id));
    let holds = |cond: &Cond| match cond {
        Cond::FullHp => unhurt,
        Cond::OpponentsAttack => opposing,
        _ => fitting::holds_for(table, id, cond),
    };
    let mut cards = Vec::new();
    if let Some(ability) = modifiers::ability(table, id)
        && ability.when == When::WouldBeKnockedOut
        && ability.cond.iter().all(holds)
    {
        cards.push(mon.card());
    }
    if let Some(tool) = mon.tool
        && tool.trainer().is_some_and(|it| it.when == When::WouldBeKnockedOut && it.cond.iter().all(holds))
    {
        cards.push(tool);
    }
    cards.retain(|&card| !outs.tried.contains(&(id, card)));
    cards
}

/// Whoever is to be saved next, and by what.
pub(super) fn next_saviours(table: &PublicState, outs: &KnockOuts) -> Option<(PokemonId, Vec<CardId>)> {
    let tried = |id: &PokemonId| modifiers::hp_left(table, *id) == 0;
    outs.batch.iter().filter(tried).map(|id| (id, saviours(table, outs, id))).find(|(_, cards)| !cards.is_empty())
}

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

/// The list that a trigger runs.
pub(super) fn list_of(card: CardId) -> ListId {
    match &card.card().face {
        Face::Pokemon(pokemon) => pokemon.ability.as_ref().map_or(ListId::default(), |ability| ability.fx.list),
        Face::Trainer(trainer) => trainer.fx.list,
        Face::Energy(energy) => energy.fx.list,
    }
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
        match action {
            Action::Card { card } => {
                if let Some((id, _)) = next_saviours(&self.state.table, &outs) {
                    self.try_to_save(outs, id, card);
                }
            }
            Action::First { number } => self.run_trigger_of(outs, usize::from(number)),
            _ => {}
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

    /// The match is over.
    pub(super) fn end(&mut self, winners: SeatSet, how: EndReason) {
        self.state.table.ending = Some(Ending { winners, how });
        self.tell(Event::Ended { winners });
    }
}
