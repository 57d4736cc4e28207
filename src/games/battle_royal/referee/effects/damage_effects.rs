//! Effects on Pokémon: damage, damage counters, Special Conditions, what lasts (10).

use super::super::Referee;
use super::{Flow, is_untouchable};
use crate::engine::{Chance, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::effects::{Condition, Share, Until};
use crate::games::battle_royal::cards::filters::To;
use crate::games::battle_royal::damage::{Blow, dealt};
use crate::games::battle_royal::effects::damage_effects::{open, targets};
use crate::games::battle_royal::effects::energies::among;
use crate::games::battle_royal::effects::the_one;
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::modifiers;
use crate::games::battle_royal::pokemon::{COUNTER, Lasts, PokemonId, Stamp};
use crate::games::battle_royal::position::{ItemLock, PublicState};
use crate::games::battle_royal::tasks::{Run, Task};

/// The name of the attack that was declared.
fn attack_name(table: &PublicState) -> &'static str {
    let attacks = table.tasks.iter().rev().filter_map(|task| task.strike()?.declared.attack());
    attacks.map(|attack| attack.name.as_str()).next().unwrap_or_default()
}

/// How many counters are moved from an own Pokémon.
fn movable(table: &PublicState, id: PokemonId, n: u8) -> u8 {
    table.mon(id).map_or(0, |mon| mon.counters.min(n))
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Damage besides that of the attack itself, which was dealt with the printed damage (B-11). Whether anybody was hurt.
    pub(super) fn damage(&mut self, run: &Run, to: &To, n: u16, wr: bool, through: bool) -> bool {
        if !run.part && *to != To::NewActive {
            return false;
        }
        let blow = Blow { points: n, weakness: wr, resistance: wr, effects: !through, ..self.blow(run) };
        let mut hurt = false;
        for id in among(self.state, run, to).iter() {
            let immune = super::is_immune(&self.state.table, blow.attacker, id);
            let points = if immune { 0 } else { dealt(&self.state.table, &blow, id) };
            if self.hurt(blow.attacker, id, points) {
                hurt = true;
                self.note_damaged(id);
            }
        }
        hurt
    }

    /// Damage counters are put on everybody who is meant, or shared out.
    pub(super) fn begin_counters(&mut self, run: &mut Run, to: &To, n: u8, mode: Share) -> Flow {
        if !matches!(to, To::One(_)) {
            for id in among(self.state, run, to).iter() {
                run.now |= self.put_counters(run, id, n);
            }
            return Flow::Over;
        }
        run.left = match mode {
            Share::One => 1,
            Share::Each(count) => count,
            Share::Split => n,
        };
        if open(self.state, run, to).is_empty() { Flow::Over } else { Flow::Ask(run.who) }
    }

    /// Everybody who is meant is healed. Whether anybody was.
    pub(super) fn heal_each(&mut self, run: &Run, to: &To, n: u16) -> bool {
        let mut healed = false;
        for id in among(self.state, run, to).iter() {
            healed |= self.heal(id, (n / COUNTER) as u8);
        }
        healed
    }

    /// Damage counters are moved from the own Pokémon.
    pub(super) fn begin_moving_counters(&self, run: &Run, n: u8) -> Flow {
        let table = &self.state.table;
        let some = table.mons(run.who).iter().any(|id| movable(table, id, n) > 0);
        if some && !targets(self.state, run).is_empty() { Flow::Ask(run.who) } else { Flow::Over }
    }

    /// This Pokémon is left with so many HP. Whether there is one.
    pub(super) fn survive(&mut self, run: &Run, hp: u16) -> bool {
        let Some(me) = run.me else { return false };
        let most = modifiers::max_hp(&self.state.table, me);
        let survived = self.state.table.in_play.change(me, |mon| {
            mon.counters = (most.saturating_sub(hp) / COUNTER) as u8;
            mon.fatal = None;
        });
        if survived.is_some() {
            self.tell(Event::Survived { mon: me });
        }
        survived.is_some()
    }

    pub(super) fn begin_status(&mut self, run: &mut Run, to: &To, set: &[Condition], poison: u8) -> Flow {
        if matches!(to, To::One(_)) {
            return if open(self.state, run, to).is_empty() { Flow::Over } else { Flow::Ask(run.who) };
        }
        if let Some(id) = the_one(run, to) {
            self.give_conditions(run, set, poison, id);
        }
        Flow::Over
    }

    /// What this effect says lasts for a turn (3.10). Whether it does.
    pub(super) fn last(&mut self, run: &Run, to: &To, until: Until) -> bool {
        let table = &mut self.state.table;
        let turn_of = if until == Until::MyNextTurn { Some(run.who) } else { run.opponent };
        let mon = the_one(run, to).filter(|id| !is_untouchable(table, run, *id));
        let Some((id, seat)) = mon.zip(turn_of) else { return false };
        let lasts = Lasts { list: run.list, op: run.at, turn_of: seat.0, waiting: true };
        let kept = table.mon_mut(id).is_some_and(|mon| mon.lasts.contains(&lasts) || mon.lasts.push(lasts));
        self.mark(run, id);
        kept
    }

    /// The opponent can play no Items in his next turn. Whether there is one.
    pub(super) fn lock_items(&mut self, run: &Run) -> bool {
        if let Some(seat) = run.opponent {
            self.state.table.player_mut(seat).items = ItemLock::NextTurn;
        }
        run.opponent.is_some()
    }

    /// A Pokémon was chosen for damage counters.
    pub(super) fn choose_counters(&mut self, run: &mut Run, to: &To, n: u8, mode: Share, action: Action) -> Flow {
        let Action::Mon { mon } = action else { return Flow::Over };
        if mon.seat() != run.who {
            run.opponent = Some(mon.seat());
        }
        run.now |= self.put_counters(run, mon, if mode == Share::Split { 1 } else { n });
        run.left -= 1;
        if matches!(mode, Share::Each(_)) {
            run.chosen.insert(mon);
        }
        let more = run.left > 0 && !open(self.state, run, to).is_empty();
        if more { Flow::Ask(run.who) } else { Flow::Over }
    }

    /// A Pokémon was chosen for Special Conditions.
    pub(super) fn choose_status(&mut self, run: &mut Run, set: &[Condition], poison: u8, action: Action) -> Flow {
        if let Action::Mon { mon } = action {
            run.opponent = Some(mon.seat());
            self.give_conditions(run, set, poison, mon);
        }
        Flow::Over
    }

    /// A Pokémon was chosen to move damage counters to.
    pub(super) fn choose_moved_counters(&mut self, run: &mut Run, n: u8, action: Action) -> Flow {
        if let Action::Mon { mon } = action {
            self.move_counters(run, mon, n);
        }
        Flow::Over
    }

    /// What a blow of the attacker is before its points are known.
    fn blow(&self, run: &Run) -> Blow<'static> {
        Blow {
            attacker: run.me.unwrap_or_default(),
            attack: attack_name(&self.state.table),
            points: 0,
            weakness: true,
            resistance: true,
            effects: true,
        }
    }

    /// An opposing Active Pokémon that the effects of an attack have damaged reacts like the others (B-12).
    fn note_damaged(&mut self, id: PokemonId) {
        let table = &mut self.state.table;
        let active = table.is_active(id);
        let mut strikes = table.tasks.iter_mut().rev().filter_map(Task::strike_mut);
        if let Some(strike) = strikes.next().filter(|strike| active && strike.attacker.seat() != id.seat()) {
            strike.damaged.insert(id);
        }
    }

    /// An effect of an attack was done to an opposing Pokémon (O-10).
    pub(super) fn mark(&mut self, run: &Run, id: PokemonId) {
        if let (true, Some(me)) = (super::is_attack(run), run.me) {
            self.state.table.mark(me, id);
        }
    }

    fn put_counters(&mut self, run: &Run, id: PokemonId, counters: u8) -> bool {
        if is_untouchable(&self.state.table, run, id) {
            return false;
        }
        let put = self.place(id, counters, Stamp { seat: run.who, by_attack: false });
        if put {
            self.mark(run, id);
        }
        put
    }

    fn give_conditions(&mut self, run: &mut Run, set: &[Condition], poison: u8, id: PokemonId) {
        if is_untouchable(&self.state.table, run, id) {
            return;
        }
        for &condition in set {
            if self.afflict(id, condition, run.who, poison) {
                run.now = true;
                self.mark(run, id);
            }
        }
    }

    /// Counters of every own Pokémon go onto one; onto one that is immune they are lost.
    fn move_counters(&mut self, run: &mut Run, to: PokemonId, n: u8) {
        let mut all = 0;
        for id in self.state.table.mons(run.who).iter() {
            let counters = movable(&self.state.table, id, n);
            if self.heal(id, counters) {
                all += counters;
            }
        }
        self.put_counters(run, to, all);
        run.now = all > 0;
    }
}
