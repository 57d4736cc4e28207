//! What is told of a stack, the grey tile or a cell that is looked at closely.

use super::pointing::{cell, winning_cells};
use super::{drawing, faces};
use crate::engine::{Seat, Words};
use crate::games::knight_line::{Cell, CellContent, Grey, Phase, View};
use crate::table::{Picture, Sheet, Target};

/// The sheet of a thing.
pub fn inspect(view: &View, seat: Seat, target: Target, plain: Sheet) -> Sheet {
    let Some(at) = cell(target) else { return plain };
    match view.at(at) {
        Some(CellContent::Stack(owner, height)) => stack(view, owner, at, height, plain),
        Some(CellContent::Grey) => plain.shown(drawing::stack(None, 1)).by_rule(match view.options.grey {
            Grey::Wild => "grey-wild",
            _ if view.options.blocker_kills_rays => "grey-rays",
            _ => "grey-blocker",
        }),
        None => empty(view, seat, at, plain),
    }
}

fn listed(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.said()).collect::<Vec<_>>().join(" ")
}

fn stack(view: &View, owner: Seat, at: Cell, height: u8, plain: Sheet) -> Sheet {
    let stands = Words::new("knight_line-inspect-stands").with("seat", owner).with("cell", at.said());
    let mut sheet = Sheet { lines: vec![stands], ..plain }.shown(drawing::stack(Some(owner), height));
    let over = matches!(view.phase, Phase::Over(_));
    if over && view.winning_lines().iter().any(|line| line.cells().any(|cell| cell == at)) {
        return sheet.say(Words::new("knight_line-inspect-line")).by_rule("winning");
    }
    if height == 1 {
        return sheet.say(Words::new("knight_line-inspect-single")).by_rule("splitting");
    }
    let targets: Vec<Cell> = view.targets(at).collect();
    sheet = sheet.say(match targets.len() {
        0 => Words::new("knight_line-inspect-stuck"),
        count => Words::new("knight_line-inspect-jumps").with("count", count as i64).with("cells", listed(&targets)),
    });
    let split = || Words::new("knight_line-inspect-split").with("most", height - 1);
    sheet = sheet.say(if view.is_first_move(owner) { Words::new("knight_line-inspect-first") } else { split() });
    let lines = winning_cells(view, owner);
    let lines: Vec<Cell> = targets.into_iter().filter(|cell| lines.contains(cell)).collect();
    if !lines.is_empty() && !over {
        let words = Words::new("knight_line-inspect-completes").with("seat", owner).with("cells", listed(&lines));
        sheet = sheet.say(words);
    }
    sheet.by_rule("splitting")
}

fn empty(view: &View, seat: Seat, at: Cell, plain: Sheet) -> Sheet {
    let mut sheet = plain.shown(Picture::Icon("game-knight_line"));
    sheet.lines.clear();
    if view.phase == Phase::Place {
        return sheet.say(Words::new("knight_line-inspect-place")).by_rule("placement");
    }
    let reach = |seat: Seat| {
        let tall = view.stacks(seat).iter().filter(|stack| stack.height > 1);
        tall.filter(|stack| view.targets(stack.cell).any(|to| to == at)).count() as i64
    };
    let reached: i64 = view.seats().map(reach).sum();
    if reached == 0 {
        let touches = at.neighbours().into_iter().any(|cell| view.at(cell).is_some());
        return if touches {
            sheet.say(Words::new("knight_line-inspect-far")).by_rule("jump")
        } else {
            sheet.say(Words::new("knight_line-inspect-alone")).by_rule("connection")
        };
    }
    sheet = sheet.say(Words::new("knight_line-inspect-reach").with("seat", seat).with("count", reach(seat)));
    for other in view.seats().filter(|other| *other != seat) {
        sheet = sheet.say(Words::new("knight_line-inspect-reach").with("seat", other).with("count", reach(other)));
    }
    for owner in view.seats().filter(|owner| winning_cells(view, *owner).contains(&at)) {
        let key = "knight_line-inspect-danger";
        sheet = sheet.say(Words::new(key).with("seat", owner).with_key("colour", faces::colour_key(owner)));
    }
    sheet.by_rule("jump")
}
