//! Effects that bring Pokémon into Active Spots and out of them (5, 10).

use super::super::BattleRoyal;
use super::super::actions::Action;
use super::super::cards::effects::{Leaves, Op};
use super::super::cards::filters::MonFilter;
use super::super::fitting::mon_fits;
use super::super::pokemon::{PokemonId, PokemonSet};
use super::super::position::{PublicState, State};
use super::super::referee::Referee;
use super::super::tasks::Run;
use super::{Flow, is_attack, is_untouchable, possible_opponents};
use crate::engine::{Chance, Seat, SeatSet, Sink};

/// The steps of a switch: who leaves is chosen first, then who comes.
const OUT: u8 = 1;
const IN: u8 = 2;

/// Whether a player has somebody to leave and somebody to come.
#[must_use]
pub(super) fn can_switch(table: &PublicState, seat: Seat) -> bool {
    !table.actives(seat).is_empty() && !table.bench(seat).is_empty()
}

/// Benched Pokémon that can be brought in.
pub(super) fn newcomers(state: &State, run: &Run, f: &MonFilter) -> PokemonSet {
    let table = &state.table;
    let seats = match run.opponent {
        Some(seat) => SeatSet::one(seat),
        None if is_attack(run) => SeatSet::NONE,
        None => possible_opponents(table, run),
    };
    let bench = seats.iter().fold(PokemonSet::NONE, |all, seat| all.union(table.bench(seat)));
    bench.iter().filter(|id| mon_fits(table, *id, f)).collect()
}

/// What can be chosen.
pub(super) fn choices(state: &State, run: &Run, op: &Op, out: &mut Vec<Action>) {
    let table = &state.table;
    let owner = run.opponent.unwrap_or(run.who);
    let mons = match (op, run.step) {
        (Op::Gust { f, .. }, 0) => newcomers(state, run, f),
        (Op::Gust { .. } | Op::ForceSwitch { .. }, OUT) => table.actives(owner),
        (Op::ForceSwitch { .. }, _) => table.bench(owner),
        (Op::SwitchOut { .. }, _) | (Op::SwitchMine { .. }, IN) => table.bench(run.who),
        (Op::SwitchIn, _) | (Op::SwitchMine { .. }, OUT) => table.actives(run.who),
        _ => return,
    };
    out.extend(mons.iter().map(|mon| Action::Mon { mon }));
    if matches!(op, Op::SwitchOut { optional: true }) {
        out.push(Action::Done);
    }
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Begins a switch.
    pub(super) fn begin_positions(&mut self, run: &mut Run, op: &'static Op) -> Option<Flow> {
        let table = &self.state.table;
        let ask = Flow::Ask(run.who);
        Some(match op {
            Op::Gust { out, f } => {
                let stuck = *out == Leaves::Target && !run.other.is_some_and(|target| table.is_active(target));
                if stuck || newcomers(self.state, run, f).is_empty() { Flow::Over } else { ask }
            }
            Op::ForceSwitch { out: Leaves::Target, .. } => {
                let Some(target) = run.other.filter(|id| table.is_active(*id)) else { return Some(Flow::Over) };
                if table.bench(target.seat()).is_empty() || is_untouchable(table, run, target) {
                    return Some(Flow::Over);
                }
                run.mon = Some(target);
                run.step = IN;
                Flow::Ask(target.seat())
            }
            Op::ForceSwitch { each_player, .. } => {
                let every = *each_player && !table.rules.v7_both_players_choose_one;
                let seats = if every { table.opponents(run.who) } else { run.opponent.into_iter().collect() };
                run.left = seats.bits();
                self.next_switch(run)
            }
            Op::SwitchOut { .. } => {
                let can = run.me.is_some_and(|me| table.is_active(me)) && !table.bench(run.who).is_empty();
                if can { ask } else { Flow::Over }
            }
            Op::SwitchIn => {
                let benched = run.me.is_some_and(|me| table.bench(run.who).contains(me));
                if benched && !table.actives(run.who).is_empty() { ask } else { Flow::Over }
            }
            Op::SwitchMine { .. } => {
                run.step = OUT;
                if can_switch(table, run.who) { ask } else { Flow::Over }
            }
            _ => return None,
        })
    }

    /// The next opponent, in seat order, who has to switch and can; `left` are those who have not.
    fn next_switch(&mut self, run: &mut Run) -> Flow {
        let table = &self.state.table;
        let left = SeatSet::from_bits(run.left);
        let next = table.from(run.who).find(|seat| left.contains(*seat) && can_switch(table, *seat));
        let Some(seat) = next else { return Flow::Over };
        run.left = left.without(SeatSet::one(seat)).bits();
        run.opponent = Some(seat);
        run.step = OUT;
        Flow::Ask(seat)
    }

    /// A Pokémon was chosen.
    pub(super) fn choose_position(&mut self, run: &mut Run, op: &'static Op, action: Action) -> Option<Flow> {
        let Action::Mon { mon } = action else {
            return matches!(op, Op::SwitchOut { .. }).then_some(Flow::Over);
        };
        Some(match (op, run.step) {
            (Op::Gust { out, .. }, 0) => self.bring_in(run, mon, *out),
            (Op::Gust { .. }, _) => {
                if let Some(newcomer) = run.mon {
                    self.switched(run, mon, newcomer, newcomer);
                }
                Flow::Over
            }
            (Op::ForceSwitch { .. }, OUT) => {
                run.mon = Some(mon);
                run.step = IN;
                Flow::Ask(mon.seat())
            }
            (Op::ForceSwitch { .. }, _) => {
                if let Some(leaves) = run.mon {
                    self.switched(run, leaves, mon, leaves);
                }
                self.next_switch(run)
            }
            (Op::SwitchOut { .. }, _) => {
                if let Some(me) = run.me {
                    run.now = self.change_places(me, mon);
                }
                Flow::Over
            }
            (Op::SwitchIn, _) => {
                if let Some(me) = run.me {
                    run.now = self.change_places(mon, me);
                }
                Flow::Over
            }
            (Op::SwitchMine { .. }, OUT) => {
                run.mon = Some(mon);
                run.step = IN;
                Flow::Ask(run.who)
            }
            (Op::SwitchMine { .. }, _) => {
                if let Some(leaves) = run.mon {
                    run.now = self.change_places(leaves, mon);
                }
                Flow::Over
            }
            _ => return None,
        })
    }

    /// A Benched Pokémon of an opponent becomes Active. With a free spot nobody leaves for it (F20).
    fn bring_in(&mut self, run: &mut Run, newcomer: PokemonId, out: Leaves) -> Flow {
        let table = &self.state.table;
        let owner = newcomer.seat();
        run.opponent = Some(owner);
        if is_untouchable(table, run, newcomer) {
            return Flow::Over;
        }
        if let (Leaves::Target, Some(target)) = (out, run.other) {
            self.switched(run, target, newcomer, newcomer);
            return Flow::Over;
        }
        let empty = table.empty_spots(owner).next();
        if let Some(spot) = empty {
            self.move_up(newcomer, spot);
            self.mark(run, newcomer);
            run.newcomer = Some(newcomer);
            run.now = true;
            return Flow::Over;
        }
        run.mon = Some(newcomer);
        run.step = OUT;
        Flow::Ask(owner)
    }

    fn switched(&mut self, run: &mut Run, leaves: PokemonId, comes: PokemonId, marked: PokemonId) {
        if self.change_places(leaves, comes) {
            run.newcomer = Some(comes);
            run.now = true;
            self.mark(run, marked);
        }
    }
}
