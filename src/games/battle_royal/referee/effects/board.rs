//! Effects on Stadiums and Tools (10, board objects).

use super::super::Referee;
use super::Flow;
use crate::engine::{Chance, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::effects::board::has_objects;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::tasks::Run;

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// So many Tools or Stadiums in play are discarded.
    pub(super) fn begin_on_board(&mut self, run: &mut Run, n: u8, tools: bool, stadiums: bool) -> Flow {
        run.left = n;
        if has_objects(&self.state.table, tools, stadiums) { Flow::Ask(run.who) } else { Flow::Over }
    }

    /// A card in play was chosen.
    pub(super) fn choose_on_board(&mut self, run: &mut Run, tools: bool, stadiums: bool, action: Action) -> Flow {
        run.now |= if let Action::Card { card } = action {
            self.discard_stadium(card)
        } else if let Action::Attached { mon, card } = action {
            self.detach(mon, card)
        } else {
            return Flow::Over;
        };
        run.taken += 1;
        run.left = run.left.saturating_sub(1);
        let more = run.left > 0 && has_objects(&self.state.table, tools, stadiums);
        if more { Flow::Ask(run.who) } else { Flow::Over }
    }
}
