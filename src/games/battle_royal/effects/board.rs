//! Effects on Stadiums and Tools (10, board objects).

use super::super::actions::Action;
use super::super::position::{PublicState, State};
use super::super::tasks::Run;

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
pub(in super::super) fn has_objects(table: &PublicState, tools: bool, stadiums: bool) -> bool {
    let mut found = Vec::new();
    objects(table, tools, stadiums, &mut found);
    !found.is_empty()
}
