//! Effects on Stadiums and Tools (10, board objects).

use super::super::BattleRoyal;
use super::super::actions::Action;
use super::super::position::{PublicState, State};
use super::super::referee::Referee;
use super::super::tasks::Run;
use super::Flow;
use crate::engine::{Chance, Sink};

/// Everything of this kind in play, whosever it is.
pub(super) fn objects(table: &PublicState, tools: bool, stadiums: bool, out: &mut Vec<Action>) {
    if stadiums {
        out.extend(table.stadiums.iter().map(|stadium| Action::Card { card: stadium.card }));
    }
    if tools {
        for mon in table.all_mons().iter() {
            let tool = table.mon(mon).and_then(|mon| mon.tool);
            out.extend(tool.map(|card| Action::Attached { mon, card }));
        }
    }
}

/// Tools that can be discarded, and Stadiums if `stadiums`; after the first one that is enough.
pub(super) fn offer_tools(state: &State, run: &Run, stadiums: bool, out: &mut Vec<Action>) {
    objects(&state.table, true, stadiums, out);
    if run.taken > 0 {
        out.push(Action::Done);
    }
}

/// Whether there is anything to discard.
pub(super) fn has_objects(table: &PublicState, tools: bool, stadiums: bool) -> bool {
    let mut found = Vec::new();
    objects(table, tools, stadiums, &mut found);
    !found.is_empty()
}

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
