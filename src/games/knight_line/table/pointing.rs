//! What a person points at: a stack, the cell where tiles land, how many of them jump.

use super::layout;
use crate::engine::{Refusal as _, Seat, Words};
use crate::games::knight_line::{Action, Cell, CellContent, KnightLine, Phase, View, moves};
use crate::table::{Explained, Look, PartialChoice, Placed, Point, Target};

impl Point for KnightLine {
    fn targets(_: &View, _: Seat, action: &Action) -> Vec<Target> {
        match *action {
            Action::Place { cell } => vec![Target::Zone(layout::zone(cell))],
            Action::Jump { from, to, count } => {
                vec![Target::Piece(layout::stack(from)), Target::Zone(layout::zone(to)), Target::Count(count)]
            }
        }
    }

    fn meant(view: &View, _: Seat, targets: &[Target]) -> Option<Action> {
        let number = targets.iter().find_map(|target| match target {
            Target::Count(count) => Some(*count),
            _ => None,
        });
        match (targets, view.phase) {
            ([only], Phase::Place) => Some(Action::Place { cell: cell(*only)? }),
            ([from, to, ..], _) => {
                Some(Action::Jump { from: cell(*from)?, to: cell(*to)?, count: number.unwrap_or(1) })
            }
            _ => None,
        }
    }
}

/// The cell of a stack or place.
pub fn cell(target: Target) -> Option<Cell> {
    match target {
        Target::Piece(piece) => layout::cell_of_piece(piece),
        Target::Zone(zone) => Some(layout::cell_of_zone(zone)),
        Target::Count(_) | Target::Option(_) => None,
    }
}

/// Why nothing can be begun with what is pointed at.
pub fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
    let because = |key: &str, rule| Some(Explained { words: Words::new(key), rule: Some(rule) });
    let [only] = targets else { return None };
    let at = cell(*only)?;
    match view.at(at) {
        Some(CellContent::Stack(owner, _)) if owner != seat => because("knight_line-why-enemy-stack", "splitting"),
        Some(CellContent::Stack(_, height)) if height > 1 && view.targets(at).next().is_none() => {
            because("knight_line-why-no-landing", "connection")
        }
        Some(_) => {
            let refusal = moves::check(view, seat, Action::Jump { from: at, to: at, count: 1 }).err()?;
            Some(Explained { words: refusal.words(), rule: Some(refusal.rule()) })
        }
        None if view
            .stacks(seat)
            .iter()
            .any(|stack| stack.height > 1 && view.targets(stack.cell).any(|to| to == at)) =>
        {
            because("knight_line-why-stack-first", "splitting")
        }
        None => because("knight_line-why-far-cell", "jump"),
    }
}

/// The stacks that would come to stand on the cells that can be jumped to, only the chosen one once a cell is chosen; and
/// what stays of the stack that they come from. If that is carried, what jumps is, and what stays stands behind.
pub fn ghosts(view: &View, seat: Seat, choice: PartialChoice) -> Vec<Placed> {
    let mut chosen = choice.chosen.iter().copied().filter_map(cell);
    let Some(from) = chosen.next() else { return Vec::new() };
    let to = chosen.next();
    let firm = to.or(choice.pointed.and_then(cell));
    let cells: Vec<Cell> = to.map_or_else(|| view.targets(from).collect(), |to| vec![to]);
    let count = choice.count.max(1);
    let shown = |at: Cell| ghost(at, layout::possible(seat, count, firm == Some(at)), 0);
    let mut ghosts: Vec<Placed> = cells.into_iter().map(shown).collect();
    if let Some(CellContent::Stack(_, height)) = view.at(from)
        && count < height
    {
        let pose = layout::place(from, 0);
        let part = |id, height| Placed { id, look: layout::tiles(seat, height), pose, title: None, order: 0 };
        if choice.carried {
            ghosts.push(part(layout::stack(from), count));
            ghosts.push(part(layout::LEFT, height - count));
        } else {
            ghosts.push(part(layout::stack(from), height - count));
        }
    }
    ghosts
}

fn ghost(cell: Cell, look: Look, level: u8) -> Placed {
    Placed { id: layout::stack(cell), look, pose: layout::place(cell, level), title: None, order: 0 }
}

/// The cells on which a player could complete a line with the next move, each under a ghost of his colour.
pub fn signs(view: &View) -> Vec<Placed> {
    let mut shown: Vec<(Cell, u8)> = Vec::new();
    let mut signs = Vec::new();
    for seat in view.seats() {
        for cell in winning_cells(view, seat) {
            let level = shown.iter().filter(|(known, _)| *known == cell).count() as u8;
            shown.push((cell, level));
            signs.push(ghost(cell, layout::possible(seat, 1, false), level));
        }
    }
    signs
}

/// The cells that a player can reach and complete a line on, if he were on turn.
pub fn winning_cells(view: &View, seat: Seat) -> Vec<Cell> {
    let mut cells: Vec<Cell> = view
        .stacks(seat)
        .iter()
        .filter(|stack| stack.height > 1)
        .flat_map(|stack| view.targets(stack.cell))
        .filter(|&to| {
            let mut after = view.clone();
            after.put(seat, to, 1);
            after.completes_line(seat, to)
        })
        .collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Viewer};

    #[test]
    fn where_tiles_would_land_is_firmer_than_where_they_could() {
        let state = KnightLine::parse_position("stacks A 5@(0,0)\nstacks B 20@(1,0)").expect("a position");
        let view = KnightLine::view(&state, Viewer::Public);
        let from = Cell::new(0, 0);
        let to = view.targets(from).next().expect("a cell to land on");
        let chosen = [Target::Piece(layout::stack(from))];
        let choice =
            PartialChoice { chosen: &chosen, pointed: Some(Target::Zone(layout::zone(to))), count: 2, carried: false };
        let (firm, faint) = (layout::possible(Seat(0), 2, true), layout::possible(Seat(0), 2, false));
        for placed in ghosts(&view, Seat(0), choice).into_iter().filter(|placed| placed.look.ghost) {
            assert_eq!(placed.look, if placed.id == layout::stack(to) { firm.clone() } else { faint.clone() });
        }
    }

    #[test]
    fn what_jumps_and_what_stays_is_the_whole_stack() {
        let state = KnightLine::parse_position("stacks A 5@(0,0)\nstacks B 20@(1,0)").expect("a position");
        let view = KnightLine::view(&state, Viewer::Public);
        let chosen = [Target::Piece(layout::stack(Cell::new(0, 0)))];
        let shown = |count, carried| {
            let choice = PartialChoice { chosen: &chosen, pointed: None, count, carried };
            let mut shown = ghosts(&view, Seat(0), choice);
            shown.retain(|placed| !placed.look.ghost);
            shown.into_iter().map(|placed| (placed.id, placed.look)).collect::<Vec<_>>()
        };
        let (stack, tiles) = (layout::stack(Cell::new(0, 0)), |height| layout::tiles(Seat(0), height));
        assert_eq!(shown(2, false), [(stack, tiles(3))]);
        assert_eq!(shown(2, true), [(stack, tiles(2)), (layout::LEFT, tiles(3))]);
    }
}
