//! Effects that bring Pokémon into Active Spots and out of them (5, 10).

use super::super::Referee;
use super::{Flow, is_untouchable};
use crate::engine::{Chance, SeatSet, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::effects::Leaves;
use crate::games::battle_royal::cards::filters::MonFilter;
use crate::games::battle_royal::effects::positions::{IN, OUT, can_switch, newcomers};
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::pokemon::PokemonId;
use crate::games::battle_royal::tasks::Run;

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// A Benched Pokémon of an opponent is brought in.
    pub(super) fn begin_gust(&mut self, run: &Run, out: Leaves, f: &MonFilter) -> Flow {
        let table = &self.state.table;
        let stuck = out == Leaves::Target && !run.other.is_some_and(|target| table.is_active(target));
        if stuck || newcomers(self.state, run, f).is_empty() { Flow::Over } else { Flow::Ask(run.who) }
    }

    /// Opponents switch: the target of the attack, or whoever his owner chooses.
    pub(super) fn begin_force_switch(&mut self, run: &mut Run, out: Leaves, each_player: bool) -> Flow {
        let table = &self.state.table;
        match out {
            Leaves::Target => {
                let Some(target) = run.other.filter(|id| table.is_active(*id)) else { return Flow::Over };
                if table.bench(target.seat()).is_empty() || is_untouchable(table, run, target) {
                    return Flow::Over;
                }
                run.mon = Some(target);
                run.step = IN;
                Flow::Ask(target.seat())
            }
            Leaves::OwnerChoice => {
                let every = each_player && !table.rules.v7_both_players_choose_one;
                let seats = if every { table.opponents(run.who) } else { run.opponent.into_iter().collect() };
                run.left = seats.bits();
                self.next_switch(run)
            }
        }
    }

    /// This Pokémon leaves its Active Spot.
    pub(super) fn begin_switch_out(&self, run: &Run) -> Flow {
        let table = &self.state.table;
        let can = run.me.is_some_and(|me| table.is_active(me)) && !table.bench(run.who).is_empty();
        if can { Flow::Ask(run.who) } else { Flow::Over }
    }

    /// This Pokémon leaves the Bench.
    pub(super) fn begin_switch_in(&self, run: &Run) -> Flow {
        let table = &self.state.table;
        let benched = run.me.is_some_and(|me| table.bench(run.who).contains(me));
        if benched && !table.actives(run.who).is_empty() { Flow::Ask(run.who) } else { Flow::Over }
    }

    /// An own Pokémon changes places with another one.
    pub(super) fn begin_switch_mine(&self, run: &mut Run) -> Flow {
        run.step = OUT;
        if can_switch(&self.state.table, run.who) { Flow::Ask(run.who) } else { Flow::Over }
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

    /// A Pokémon was chosen to be brought in, or to leave for whoever was.
    pub(super) fn choose_gust(&mut self, run: &mut Run, out: Leaves, action: Action) -> Flow {
        let Action::Mon { mon } = action else { return Flow::Over };
        if run.step == 0 {
            return self.bring_in(run, mon, out);
        }
        if let Some(newcomer) = run.mon {
            self.switched(run, mon, newcomer, newcomer);
        }
        Flow::Over
    }

    /// An opponent has chosen who leaves, or who comes.
    pub(super) fn choose_force_switch(&mut self, run: &mut Run, action: Action) -> Flow {
        let Action::Mon { mon } = action else { return Flow::Over };
        if run.step == OUT {
            run.mon = Some(mon);
            run.step = IN;
            return Flow::Ask(mon.seat());
        }
        if let Some(leaves) = run.mon {
            self.switched(run, leaves, mon, leaves);
        }
        self.next_switch(run)
    }

    /// Somebody was chosen to change places with this Pokémon, or nobody.
    pub(super) fn choose_partner(&mut self, run: &mut Run, comes_in: bool, action: Action) -> Flow {
        if let (Action::Mon { mon }, Some(me)) = (action, run.me) {
            run.now = if comes_in { self.change_places(mon, me) } else { self.change_places(me, mon) };
        }
        Flow::Over
    }

    /// An own Pokémon was chosen to leave, or to come.
    pub(super) fn choose_switch_mine(&mut self, run: &mut Run, action: Action) -> Flow {
        let Action::Mon { mon } = action else { return Flow::Over };
        if run.step == OUT {
            run.mon = Some(mon);
            run.step = IN;
            return Flow::Ask(run.who);
        }
        if let Some(leaves) = run.mon {
            run.now = self.change_places(leaves, mon);
        }
        Flow::Over
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
