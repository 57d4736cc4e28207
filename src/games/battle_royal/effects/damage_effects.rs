//! Effects on Pokémon: damage, damage counters, Special Conditions, what lasts (10).

use super::super::BattleRoyal;
use super::super::actions::Action;
use super::super::cards::effects::{Op, Share, Until};
use super::super::cards::filters::To;
use super::super::counters::COUNTER;
use super::super::damage::{Blow, dealt};
use super::super::events::Event;
use super::super::modifiers;
use super::super::pokemon::{Lasts, PokemonId, PokemonSet, Stamp};
use super::super::position::{ItemLock, PublicState, State};
use super::super::referee::Referee;
use super::super::tasks::{Run, Task};
use super::energies::among;
use super::{Flow, is_untouchable, the_one};
use crate::engine::{Chance, Sink};

/// Whom damage counters or a condition can be put on next.
fn open(state: &State, run: &Run, to: &To) -> PokemonSet {
    among(state, run, to).without(run.chosen)
}

/// The name of the attack that was declared.
fn attack_name(table: &PublicState) -> &'static str {
    table
        .tasks
        .iter()
        .rev()
        .find_map(|task| match task {
            Task::Strike(strike) => strike.declared.attack().map(|attack| attack.name.as_str()),
            _ => None,
        })
        .unwrap_or_default()
}

/// What can be chosen.
pub(super) fn choices(state: &State, run: &Run, op: &Op, out: &mut Vec<Action>) {
    match op {
        Op::Counters { to: to @ To::One(_), .. } | Op::Status { to: to @ To::One(_), .. } => {
            out.extend(open(state, run, to).iter().map(|mon| Action::Mon { mon }));
        }
        Op::MoveCounters(_) => out.extend(targets(state, run).iter().map(|mon| Action::Mon { mon })),
        _ => {}
    }
}

/// Pokémon of the target's owner.
fn targets(state: &State, run: &Run) -> PokemonSet {
    run.opponent.map_or(PokemonSet::NONE, |seat| state.table.mons(seat))
}

/// How many counters are moved from an own Pokémon.
fn movable(table: &PublicState, id: PokemonId, n: u8) -> u8 {
    table.mon(id).map_or(0, |mon| mon.counters.min(n))
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Begins an effect on Pokémon.
    pub(super) fn begin_harm(&mut self, run: &mut Run, op: &'static Op) -> Option<Flow> {
        let who = run.who;
        let table = &self.state.table;
        Some(match op {
            Op::Damage { to, n, wr, through, .. } => {
                // What stands in the list of the attack itself was dealt with the printed damage (B-11).
                if run.part || *to == To::NewActive {
                    let effects = !through;
                    let blow = Blow { points: *n, weakness: *wr, resistance: *wr, effects, ..self.blow(run) };
                    for id in among(self.state, run, to).iter() {
                        let immune = super::is_immune(&self.state.table, blow.attacker, id);
                        let points = if immune { 0 } else { dealt(&self.state.table, &blow, id) };
                        if self.hurt(blow.attacker, id, points) {
                            run.now = true;
                            self.note_damaged(id);
                        }
                    }
                }
                Flow::Over
            }
            Op::Counters { to, n, mode } => {
                if !matches!(to, To::One(_)) {
                    for id in among(self.state, run, to).iter() {
                        run.now |= self.put_counters(run, id, *n);
                    }
                    return Some(Flow::Over);
                }
                run.left = match mode {
                    Share::One => 1,
                    Share::Each(count) => *count,
                    Share::Split => *n,
                };
                if open(self.state, run, to).is_empty() { Flow::Over } else { Flow::Ask(who) }
            }
            Op::Heal { to, n } => {
                for id in among(self.state, run, to).iter() {
                    run.now |= self.heal(id, (n / COUNTER) as u8);
                }
                Flow::Over
            }
            Op::MoveCounters(n) => {
                let some = table.mons(who).iter().any(|id| movable(table, id, *n) > 0);
                if some && !targets(self.state, run).is_empty() { Flow::Ask(who) } else { Flow::Over }
            }
            Op::Survive(hp) => {
                if let Some(me) = run.me {
                    let most = modifiers::max_hp(table, me);
                    let survived = self.state.table.in_play.change(me, |mon| {
                        mon.counters = (most.saturating_sub(*hp) / COUNTER) as u8;
                        mon.fatal = None;
                    });
                    if survived.is_some() {
                        run.now = true;
                        self.tell(Event::Survived { mon: me });
                    }
                }
                Flow::Over
            }
            Op::Status { to, .. } => {
                if matches!(to, To::One(_)) {
                    return Some(if open(self.state, run, to).is_empty() { Flow::Over } else { Flow::Ask(who) });
                }
                if let Some(id) = the_one(run, to) {
                    self.give_conditions(run, op, id);
                }
                Flow::Over
            }
            Op::Last { to, until, .. } => {
                let turn_of = if *until == Until::MyNextTurn { Some(who) } else { run.opponent };
                let mon = the_one(run, to).filter(|id| !is_untouchable(table, run, *id));
                if let Some((id, seat)) = mon.zip(turn_of) {
                    let lasts = Lasts { list: run.list, op: run.at, turn_of: seat.0, waiting: true };
                    if let Some(mon) = self.state.table.mon_mut(id) {
                        run.now = mon.lasts.contains(&lasts) || mon.lasts.push(lasts);
                    }
                    self.mark(run, id);
                }
                Flow::Over
            }
            Op::LockItems => {
                if let Some(seat) = run.opponent {
                    self.state.table.player_mut(seat).items = ItemLock::NextTurn;
                    run.now = true;
                }
                Flow::Over
            }
            Op::TurnBoost { .. } => {
                run.now = self.state.table.turn.boosts.push((run.list, run.at));
                Flow::Over
            }
            _ => return None,
        })
    }

    /// A Pokémon was chosen.
    pub(super) fn choose_victim(&mut self, run: &mut Run, op: &'static Op, action: Action) -> Option<Flow> {
        let Action::Mon { mon } = action else { return None };
        Some(match op {
            Op::Counters { to, n, mode } => {
                if mon.seat() != run.who {
                    run.opponent = Some(mon.seat());
                }
                run.now |= self.put_counters(run, mon, if *mode == Share::Split { 1 } else { *n });
                run.left -= 1;
                if matches!(mode, Share::Each(_)) {
                    run.chosen.insert(mon);
                }
                let more = run.left > 0 && !open(self.state, run, to).is_empty();
                if more { Flow::Ask(run.who) } else { Flow::Over }
            }
            Op::Status { .. } => {
                run.opponent = Some(mon.seat());
                self.give_conditions(run, op, mon);
                Flow::Over
            }
            Op::MoveCounters(n) => {
                self.move_counters(run, mon, *n);
                Flow::Over
            }
            _ => return None,
        })
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
        let mut strikes = table.tasks.iter_mut().rev().filter_map(|task| match task {
            Task::Strike(strike) => Some(strike),
            _ => None,
        });
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

    fn give_conditions(&mut self, run: &mut Run, op: &'static Op, id: PokemonId) {
        let Op::Status { set, poison, .. } = op else { return };
        if is_untouchable(&self.state.table, run, id) {
            return;
        }
        for &condition in set {
            if self.afflict(id, condition, run.who, *poison) {
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
