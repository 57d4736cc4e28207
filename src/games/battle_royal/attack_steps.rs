//! An attack from its declaration to its end (3.4, 7.1).

use super::BattleRoyal;
use super::actions::Action;
use super::cards::effects::{Copied, Op};
use super::cards::facts::{Attack, Counted, Face, Ignored, Mode, When};
use super::cards::filters::To;
use super::counters::COUNTER;
use super::damage::{Blow, dealt, is_immune};
use super::energy;
use super::events::Event;
use super::fitting;
use super::modifiers;
use super::pokemon::{Pokemon, PokemonId, PokemonSet, Stamp};
use super::position::{PublicState, Slot};
use super::referee::Referee;
use super::tasks::{AttackRef, AttackStage, Phase, Run, Source, Strike, Task, Trigger};
use crate::engine::{Chance, Seat, SeatSet, Sink};

/// Confusion counters (3.4).
const CONFUSION: u8 = 3;

impl AttackRef {
    /// What stands on the card.
    #[must_use]
    #[inline]
    pub fn attack(self) -> Option<&'static Attack> {
        self.card.pokemon()?.attacks.get(usize::from(self.index))
    }

    /// Which attacks it copies, if it does.
    #[must_use]
    #[inline]
    pub fn copies(self) -> Option<Copied> {
        self.attack()?.fx.ops.iter().find_map(|op| match op {
            Op::CopyAttack(copied) => Some(*copied),
            _ => None,
        })
    }
}

/// The attacks that a copying attack may copy: used in the last turn of whoever owns the target, or printed on it. Without a
/// target those of opponents who have no Active Pokémon.
#[must_use]
pub(super) fn copyable(table: &PublicState, seat: Seat, copied: Copied, target: Option<PokemonId>) -> Vec<AttackRef> {
    let mut found: Vec<AttackRef> = Vec::new();
    match (copied, target) {
        (Copied::PrintedOnTarget, None) => {}
        (Copied::PrintedOnTarget, Some(target)) => {
            if let Some(mon) = table.mon(target) {
                let attacks = 0..mon.pokemon().attacks.len() as u8;
                found.extend(attacks.map(|index| AttackRef { card: mon.card(), index }));
            }
        }
        (Copied::UsedLastTurn, _) => {
            let owners: SeatSet = match target {
                Some(target) => SeatSet::one(target.seat()),
                None => table.opponents(seat).iter().filter(|seat| table.actives(*seat).is_empty()).collect(),
            };
            for owner in owners.iter() {
                found.extend(table.player(owner).last.attacks.iter());
            }
        }
    }
    found.retain(|attack| attack.copies().is_none());
    found.sort_unstable();
    found.dedup();
    found
}

/// Opposing Pokémon that are victims of an effect of an attack: those of the target's owner; own ones are seen from `me`.
pub(super) fn victims(table: &PublicState, strike: &Strike, to: &To) -> PokemonSet {
    let me = strike.attacker.seat();
    let opponent = strike.target.map(PokemonId::seat);
    match to {
        To::Source => PokemonSet::one(strike.attacker),
        To::Target => strike.target.into_iter().collect(),
        To::One(group) | To::Each(group) => fitting::members(table, group, me, opponent),
        To::Attacker | To::NewActive | To::Moved => PokemonSet::NONE,
    }
}

/// The effect whose victims are chosen, and how many (B-11).
fn choice(attack: &Attack) -> Option<(&To, u8)> {
    attack.fx.ops.iter().find_map(|op| match op {
        Op::Damage { to: to @ To::One(_), count, .. } => Some((to, *count)),
        _ => None,
    })
}

/// Who can be chosen as the next victim.
#[inline]
pub(super) fn open_victims(table: &PublicState, strike: &Strike) -> PokemonSet {
    let Some((to, count)) = strike.used.attack().and_then(choice) else { return PokemonSet::NONE };
    if strike.victims.len() >= count { PokemonSet::NONE } else { victims(table, strike, to).without(strike.victims) }
}

/// Step 1 of the printed damage, in points (9.4, attack fields).
pub(super) fn printed(table: &PublicState, strike: &Strike, attack: &Attack) -> u16 {
    let me = strike.attacker;
    let owner = strike.target.map(PokemonId::seat);
    let counters = |id: PokemonId| table.mon(id).map_or(0, |mon| u16::from(mon.counters));
    let units = |id: PokemonId| u16::from(energy::units(table, id).count());
    let target = |count: &dyn Fn(PokemonId) -> u16| strike.target.map_or(0, count);
    let run = Run {
        me: Some(me),
        other: strike.target,
        opponent: owner,
        ..Run::new(attack.fx.list, me.seat(), Source::Attack)
    };
    let terms = attack.terms.iter().map(|term| {
        let count = match &term.1 {
            Counted::MyBench => u16::from(table.bench(me.seat()).len()),
            Counted::EnergyOnSelf(of) => u16::from(energy::units(table, me).count_of(*of)),
            Counted::EnergyOnTarget => target(&units),
            Counted::EnergyOnBoth => units(me) + target(&units),
            Counted::CountersOnSelf => counters(me),
            Counted::CountersOnTarget => target(&counters),
            Counted::CountersOnTargetSide => owner.map_or(0, |seat| table.mons(seat).iter().map(counters).sum()),
            Counted::RetreatOfTarget => target(&|id| u16::from(modifiers::retreat_cost(table, id))),
            Counted::Heads(_) => u16::from(strike.heads),
            Counted::If(cond) => u16::from(fitting::holds(table, &run, cond)),
        };
        term.0 * count
    });
    let base = if attack.mode == Mode::Times { 0 } else { attack.damage };
    base + terms.sum::<u16>()
}

/// The blow that is printed on the attack.
pub(super) fn printed_blow<'a>(table: &PublicState, strike: &Strike, attack: &Attack) -> Blow<'a> {
    let ignores = |what: Ignored| attack.ignores.contains(&what);
    Blow {
        attacker: strike.attacker,
        attack: strike.declared.attack().map_or("", |declared| &declared.name),
        points: printed(table, strike, attack),
        weakness: !ignores(Ignored::Weakness),
        resistance: !ignores(Ignored::Resistance),
        effects: !ignores(Ignored::Effects),
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
        let next = match action {
            Action::Copy { attack } => {
                self.tell(Event::Copied { mon: strike.attacker, attack });
                Strike { used: attack, stage: AttackStage::Begin, ..strike }
            }
            Action::Mon { mon } => Strike { victims: strike.victims.with(mon), ..strike },
            _ => return,
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
        let confused = turned.filter(|turned| turned.condition == super::cards::effects::Condition::Confused);
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
        let mut points = [0u16; super::pokemon::ALL_POKEMON];
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
