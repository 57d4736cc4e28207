//! Effects on Stadiums and Tools (10, board objects).

use super::super::BattleRoyal;
use super::super::actions::Action;
use super::super::cards::effects::Op;
use super::super::position::{PublicState, State};
use super::super::referee::Referee;
use super::super::tasks::Run;
use super::Flow;
use crate::engine::{Chance, Sink};

/// Everything of this kind in play, whosever it is.
fn objects(table: &PublicState, tools: bool, stadiums: bool, out: &mut Vec<Action>) {
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

/// What can be chosen.
pub(super) fn choices(state: &State, run: &Run, op: &Op, out: &mut Vec<Action>) {
    match op {
        Op::DiscardStadium => objects(&state.table, false, true, out),
        Op::DiscardTools { stadiums, .. } => {
            objects(&state.table, true, *stadiums, out);
            if run.taken > 0 {
                out.push(Action::Done);
            }
        }
        _ => {}
    }
}

/// Whether there is anything to discard.
pub(super) fn has_objects(table: &PublicState, tools: bool, stadiums: bool) -> bool {
    let mut found = Vec::new();
    objects(table, tools, stadiums, &mut found);
    !found.is_empty()
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Begins an effect on Stadiums or Tools.
    pub(super) fn begin_on_board(&mut self, run: &mut Run, op: &'static Op) -> Option<Flow> {
        let (n, tools, stadiums) = match op {
            Op::DiscardStadium => (1, false, true),
            Op::DiscardTools { n, stadiums } => (*n, true, *stadiums),
            _ => return None,
        };
        run.left = n;
        Some(if has_objects(&self.state.table, tools, stadiums) { Flow::Ask(run.who) } else { Flow::Over })
    }

    /// A card in play was chosen.
    pub(super) fn choose_on_board(&mut self, run: &mut Run, op: &'static Op, action: Action) -> Option<Flow> {
        let stadiums = match op {
            Op::DiscardStadium => true,
            Op::DiscardTools { stadiums, .. } => *stadiums,
            _ => return None,
        };
        let discarded = match action {
            Action::Card { card } => self.discard_stadium(card),
            Action::Attached { mon, card } => self.detach(mon, card),
            _ => return Some(Flow::Over),
        };
        run.now |= discarded;
        run.taken += 1;
        run.left = run.left.saturating_sub(1);
        let tools = matches!(op, Op::DiscardTools { .. });
        let more = run.left > 0 && has_objects(&self.state.table, tools, stadiums);
        Some(if more { Flow::Ask(run.who) } else { Flow::Over })
    }
}
