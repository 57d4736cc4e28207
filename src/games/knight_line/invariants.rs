//! What holds in every position that can be reached, found anew from the stacks alone, by the words of the law.

use super::material::{Cell, CellSet, TILES};
use super::{Ending, Grey, Phase, State};

/// Occupied and open cells are those of the stacks (Rules 3), nobody has lost a tile (Rules 1), and whoever has a line has
/// won by it (Rules 4, 7).
pub(super) fn sound(state: &State) -> Result<(), String> {
    let cells: Vec<Cell> = state.occupied().collect();
    let (mut taken, mut open) = (CellSet::NONE, CellSet::NONE);
    for &cell in &cells {
        taken.insert(cell);
    }
    let near = |x: i8, y: i8| cells.iter().any(|cell| cell.touches(Cell::new(x, y)));
    let (low, high) = state.extent();
    for x in low.x - 2..=high.x + 2 {
        for y in low.y - 2..=high.y + 2 {
            if near(x, y) && !cells.contains(&Cell::new(x, y)) {
                open.insert(Cell::new(x, y));
            }
        }
    }
    if state.taken != taken || state.open != open {
        return Err("occupied and open cells are not those of the stacks".to_owned());
    }
    for seat in state.seats() {
        let stacks = state.stacks(seat);
        let tiles: u8 = stacks.iter().map(|stack| stack.height).sum();
        if !stacks.is_empty() && tiles != TILES {
            return Err(format!("{} has {tiles} tiles", seat.letter()));
        }
        let wild = state.options.grey == Grey::Wild;
        let own = |cell: Cell| stacks.iter().any(|stack| stack.cell == cell) || wild && cell == Cell::ORIGIN;
        for cell in stacks.iter().map(|stack| stack.cell) {
            if state.lines[seat.index()].contains(cell) != own(cell) {
                return Err(format!("{cell} does not count for the lines of {}", seat.letter()));
            }
            for (dx, dy) in [(0, 1), (1, -1), (1, 0), (1, 1)] {
                for back in 0..4 {
                    let four = (0..4).map(|place| cell.step((dx * (place - back), dy * (place - back))));
                    let over = matches!(state.phase, Phase::Over(Ending::Line(winner)) if winner == seat);
                    let on_ray = cell.x as i16 * i16::from(dy) == cell.y as i16 * i16::from(dx);
                    let counts = !state.options.blocker_kills_rays || !on_ray;
                    if counts && four.clone().all(own) && !over {
                        return Err(format!("{} has a line, but the match is not his", seat.letter()));
                    }
                }
            }
        }
    }
    let lines = state.winning_lines();
    if lines.is_empty() == matches!(state.phase, Phase::Over(Ending::Line(_))) {
        return Err(format!("the winning lines are {lines:?}"));
    }
    Ok(())
}
