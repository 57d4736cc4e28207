//! An attack from its declaration to its end (3.4, 7.1).

use super::Referee;
use crate::engine::{Chance, Seat, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::attack_steps::{copyable, open_victims, printed_blow, victims};
use crate::games::battle_royal::cards::effects::{Condition, Op};
use crate::games::battle_royal::cards::facts::{Attack, Counted, Face, When};
use crate::games::battle_royal::cards::filters::To;
use crate::games::battle_royal::damage::{Blow, dealt, is_immune};
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::modifiers;
use crate::games::battle_royal::pokemon::{ALL_POKEMON, COUNTER, HitBy, Pokemon, PokemonId, PokemonSet, Stamp};
use crate::games::battle_royal::position::{PublicState, Slot};
use crate::games::battle_royal::tasks::{AttackRef, AttackStage, Phase, Run, Source, Strike, Task, Trigger};

/// Confusion counters (3.4).
const CONFUSION: u8 = 3;

impl PublicState {
    /// An attacker has affected an opposing Pokémon.
    pub(super) fn mark(&mut self, attacker: PokemonId, id: PokemonId) {
        if attacker.seat() == id.seat() {
            return;
        }
        if let Some(mon) = self.mon_mut(id) {
            mon.hit_by = match mon.hit_by {
                HitBy::Nobody => HitBy::One(attacker),
                HitBy::One(other) if other == attacker => HitBy::One(attacker),
                HitBy::One(_) | HitBy::Others => HitBy::Others,
            };
        }
    }
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Throws a coin for a player.
    pub(super) fn coin(&mut self, seat: Seat) -> bool {
        let heads = self.chance.below(2) == 1;
        self.tell(Event::Coin { seat, heads });
        heads
    }

    /// An attack is declared: it takes its action slot.
    pub(super) fn declare(&mut self, attacker: PokemonId, index: u8, target: Option<PokemonId>) {
        let table = &mut self.state.table;
        let Some(card) = table.mon(attacker).map(Pokemon::card) else { return };
        let attack = AttackRef { card, index };
        let spot = table.spot(attacker).map(|spot| spot as u8);
        match table.turn.slots.iter_mut().find(|slot| slot.mon == Some(attacker)) {
            Some(slot) => slot.more += 1,
            None => drop(table.turn.slots.push(Slot { mon: Some(attacker), spot, more: 0 })),
        }
        table.phase = Phase::AttackOnly;
        let copies = attack.copies().is_some_and(|copied| !copyable(table, attacker.seat(), copied, target).is_empty());
        table.push(Task::Strike(Strike {
            attacker,
            declared: attack,
            used: attack,
            target,
            stage: if copies { AttackStage::Copy } else { AttackStage::Begin },
            heads: 0,
            victims: PokemonSet::NONE,
            damaged: PokemonSet::NONE,
            unhurt: PokemonSet::NONE,
        }));
        self.tell(Event::Attacked { mon: attacker, attack, target });
    }

    /// Chooses the attack that is copied, or a victim.
    pub(super) fn choose_in_strike(&mut self, strike: Strike, action: Action) {
        let next = if let Action::Copy { attack } = action {
            self.tell(Event::Copied { mon: strike.attacker, attack });
            Strike { used: attack, stage: AttackStage::Begin, ..strike }
        } else if let Action::Mon { mon } = action {
            Strike { victims: strike.victims.with(mon), ..strike }
        } else {
            return;
        };
        self.state.table.replace(Task::Strike(next));
    }

    /// The next stage of an attack. False if somebody has to decide.
    pub(super) fn strike(&mut self, strike: Strike) -> bool {
        let me = strike.attacker;
        let Some(attack) = strike.used.attack() else {
            self.state.table.tasks.pop();
            return true;
        };
        let mut next = strike;
        match strike.stage {
            AttackStage::Copy => return false,
            AttackStage::Begin => {
                next.stage = if self.fails(&strike, attack) { AttackStage::KnockOuts } else { AttackStage::Coins };
            }
            AttackStage::Coins => {
                for term in &attack.terms {
                    if let Counted::Heads(coins) = term.1 {
                        next.heads = (0..coins).map(|_| u8::from(self.coin(me.seat()))).sum();
                    }
                }
                next.stage = AttackStage::Victims;
            }
            AttackStage::Victims => {
                if !open_victims(&self.state.table, &strike).is_empty() {
                    return false;
                }
                next.stage = AttackStage::Damage;
            }
            AttackStage::Damage => {
                let table = &self.state.table;
                next.unhurt = table.mons_that(|mon| mon.counters == 0);
                next.damaged = self.deal(&strike, attack);
                next.stage = AttackStage::Effects;
            }
            AttackStage::Effects => {
                next.stage = AttackStage::Reactions;
                self.state.table.replace(Task::Strike(next));
                self.state.table.push(Task::Run(Run {
                    me: Some(me),
                    other: strike.target,
                    opponent: strike.target.map(PokemonId::seat),
                    ..Run::new(attack.fx.list, me.seat(), Source::Attack)
                }));
                return true;
            }
            AttackStage::Reactions => {
                self.set_off_reactions(&strike);
                next.stage = AttackStage::KnockOuts;
            }
            AttackStage::KnockOuts => {
                // What was set off comes first, and the spots of whoever is Knocked Out are refilled behind it.
                if self.take_from_queue() {
                    return true;
                }
                if let Some(task) = self.losses() {
                    self.state.table.push(task);
                    return true;
                }
                self.state.table.tasks.pop();
                return true;
            }
        }
        self.state.table.replace(Task::Strike(next));
        true
    }

    /// Whether Confusion stops the attack, or a coin of its own makes nothing of it. It is recorded as used unless
    /// Confusion stops it (3.4).
    fn fails(&mut self, strike: &Strike, attack: &Attack) -> bool {
        let me = strike.attacker;
        let turned = self.state.table.mon(me).and_then(|mon| mon.conditions.turned);
        let confused = turned.filter(|turned| turned.condition == Condition::Confused);
        if let Some(confused) = confused
            && !self.coin(me.seat())
        {
            self.tell(Event::Failed { mon: me });
            self.place(me, CONFUSION, Stamp { seat: confused.by, by_attack: false });
            return true;
        }
        self.state.table.turn.record.attacks.push(strike.declared);
        let own =
            strike.declared.attack().is_some_and(|declared| declared.fails_on_tails) && strike.used != strike.declared;
        let coins = u8::from(own) + u8::from(attack.fails_on_tails);
        for _ in 0..coins {
            if !self.coin(me.seat()) {
                self.tell(Event::Failed { mon: me });
                return true;
            }
        }
        false
    }

    /// Deals all damage of the attack at the same time (B-11). Answers the opposing Active Pokémon that were damaged.
    fn deal(&mut self, strike: &Strike, attack: &Attack) -> PokemonSet {
        let me = strike.attacker;
        let table = &self.state.table;
        let blow =
            Blow { points: 0, weakness: true, resistance: true, effects: true, ..printed_blow(table, strike, attack) };
        let mut points = [0u16; ALL_POKEMON];
        let mut hit = PokemonSet::NONE;
        let mut add = |blow: &Blow<'_>, victim: PokemonId| {
            if !is_immune(table, me, victim) {
                points[usize::from(victim.0)] += dealt(table, blow, victim);
                hit.insert(victim);
            }
        };
        if let Some(target) = strike.target.filter(|_| attack.damage > 0) {
            add(&printed_blow(table, strike, attack), target);
        }
        for op in &attack.fx.ops {
            let Op::Damage { to, n, wr, through, .. } = op else { continue };
            let all = if matches!(to, To::One(_)) { strike.victims } else { victims(table, strike, to) };
            let part = Blow { points: *n, weakness: *wr, resistance: *wr, effects: !through, ..blow };
            all.iter().for_each(|victim| add(&part, victim));
        }
        let mut damaged = PokemonSet::NONE;
        for victim in hit.iter() {
            let active = self.state.table.is_active(victim);
            if self.hurt(me, victim, points[usize::from(victim.0)]) && active && victim.seat() != me.seat() {
                damaged.insert(victim);
            }
        }
        damaged
    }

    /// Deals damage that has gone through the pipeline; an opposing Pokémon is marked. False for none.
    pub(super) fn hurt(&mut self, attacker: PokemonId, victim: PokemonId, points: u16) -> bool {
        let counters = (points / COUNTER).min(u16::from(u8::MAX)) as u8;
        let hurt = self.place(victim, counters, Stamp { seat: attacker.seat(), by_attack: true });
        if hurt {
            self.state.table.mark(attacker, victim);
        }
        hurt
    }

    /// Sets off what damaged Pokémon have for it (B-12), if it still works.
    fn set_off_reactions(&mut self, strike: &Strike) {
        let table = &mut self.state.table;
        for id in strike.damaged.iter() {
            let Some(mon) = table.mon(id).copied() else { continue };
            for card in mon.tool.into_iter().chain(mon.energy.iter().copied()) {
                let when = match &card.card().face {
                    Face::Energy(energy) => energy.when,
                    Face::Trainer(tool) => tool.when,
                    Face::Pokemon(_) => When::Passive,
                };
                if when == When::Damaged && modifiers::attached_works(table, id, card) {
                    table.set_off(Trigger { card, me: id, other: Some(strike.attacker) });
                }
            }
        }
    }
}
