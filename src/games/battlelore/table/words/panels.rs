//! What can be looked up: unseen Command cards, both armies, dice, and in Lore adventures the War Councils and the discards.

use crate::engine::Words;
use crate::games::battlelore::council::LoreClass;
use crate::games::battlelore::dice::Face as DieFace;
use crate::games::battlelore::position::Unit;
use crate::games::battlelore::table::{faces, names};
use crate::games::battlelore::{CommandCard, Side, UnitKind, View};
use crate::table::{Cell, LogLine, Panel};

/// Cards in a row of a panel.
const ACROSS: usize = 3;

/// Panels shown on request.
pub fn panels(view: &View, told: &[LogLine]) -> Vec<Panel> {
    let mut panels = vec![unseen(view), armies(view)];
    if view.table.lore.active {
        panels.extend([councils(view), lore(view)]);
    }
    panels.push(dice(told));
    panels
}

/// The faces that have come up, side by side.
fn dice(told: &[LogLine]) -> Panel {
    let dice = || told.iter().filter_map(|line| line.dice.as_ref());
    let of = |side: Side| dice().filter(move |fallen| fallen.by == side.seat()).flat_map(|fallen| &fallen.faces);
    let number = |number: usize| plain(Words::new("number").with("number", number as i64));
    let mut rows = vec![vec![text("battlelore-cell-none"), seat(Side::South), seat(Side::North)]];
    for face in DieFace::ALL {
        let head = Cell { icon: Some(faces::die_icon(face)), ..text(names::face(face)) };
        let counts = Side::BOTH.map(|side| number(of(side).filter(|other| **other == face as u8).count()));
        rows.push(std::iter::once(head).chain(counts).collect());
    }
    let all = Side::BOTH.map(|side| number(of(side).count()));
    rows.push(std::iter::once(text("battlelore-cell-dice")).chain(all).collect());
    panel("dice", "bl-die-strike", Some(Words::new("battlelore-panel-dice-note")), rows)
}

fn plain(words: Words) -> Cell {
    Cell { words, icon: None, colour: None, gone: false }
}

fn text(key: &str) -> Cell {
    plain(Words::new(key))
}

fn seat(side: Side) -> Cell {
    plain(Words::new("battlelore-cell-seat").with("seat", side.seat()))
}

fn panel(name: &str, icon: &'static str, note: Option<Words>, rows: Vec<Vec<Cell>>) -> Panel {
    Panel { title: Words::new(format!("battlelore-panel-{name}")), icon, note, rows, plot: Vec::new() }
}

/// Command cards that the viewer cannot place, by kind.
fn unseen(view: &View) -> Panel {
    let hidden = view.hidden();
    let kinds: Vec<CommandCard> = CommandCard::all().collect();
    let cell = |card: &CommandCard| {
        let count = hidden.count(*card);
        let words = Words::new("battlelore-cell-cards").with_key("card", card.key()).with("count", count);
        Cell { gone: count == 0, ..plain(words) }
    };
    let rows = kinds.chunks(ACROSS).map(|row| row.iter().map(cell).collect()).collect();
    let note = Words::new("battlelore-panel-command-note").with("count", hidden.len());
    panel("command", "bl-command", Some(note), rows)
}

/// Both armies: of each kind how many units are left, and how many there were.
fn armies(view: &View) -> Panel {
    let units = view.table.units();
    let mut rows = vec![vec![text("battlelore-cell-unit"), seat(Side::South), seat(Side::North)]];
    let of = |kind: UnitKind, side: Side| units.iter().filter(move |unit| unit.kind == kind && unit.side == side);
    for kind in UnitKind::all().filter(|&kind| units.iter().any(|unit| unit.kind == kind)) {
        let mut row = vec![text(&kind.key())];
        row.extend(Side::BOTH.map(|side| {
            let all = of(kind, side).count() as u8;
            let left = of(kind, side).filter(|unit| unit.is_alive()).count() as u8;
            strength(left, all)
        }));
        rows.push(row);
    }
    let mut sums = vec![text("battlelore-cell-figures")];
    sums.extend(Side::BOTH.map(|side| {
        let own = || units.iter().filter(move |unit| unit.side == side);
        let full = |unit: &Unit| unit.kind.facts().figures;
        strength(own().map(|unit| unit.figures).sum(), own().map(full).sum())
    }));
    rows.push(sums);
    panel("armies", "bl-foot", None, rows)
}

/// How many are left of how many.
fn strength(left: u8, all: u8) -> Cell {
    if all == 0 {
        return text("battlelore-cell-none");
    }
    let words = Words::new("battlelore-cell-left").with("left", left).with("all", all);
    Cell { gone: left == 0, ..plain(words) }
}

/// The members of both War Councils, tokens, and the limits of the hands.
fn councils(view: &View) -> Panel {
    let lore = &view.table.lore;
    let mut rows = vec![vec![text("battlelore-cell-member"), seat(Side::South), seat(Side::North)]];
    let mut row = |name: &str, numbers: [u8; 2], none: bool| {
        let level = |number: u8| match number {
            0 if none => text("battlelore-council-none"),
            _ => plain(Words::new("number").with("number", number)),
        };
        rows.push(vec![text(name), level(numbers[0]), level(numbers[1])]);
    };
    if lore.commanders != [0; 2] {
        row("battlelore-class-commander", lore.commanders, true);
    }
    for class in LoreClass::ALL {
        row(&names::class(class), lore.masters.map(|masters| masters[class.index()]), true);
    }
    row("battlelore-counter-tokens", lore.tokens, false);
    row("battlelore-cell-lore-limit", lore.limits, false);
    panel("council", "bl-commander", None, rows)
}

/// Lore cards that lie in the discards, class by class.
fn lore(view: &View) -> Panel {
    let lore = &view.table.lore;
    let mut rows = Vec::new();
    for class in LoreClass::ALL {
        let cards: Vec<_> = lore.discards.iter().filter(|card| card.class() == class).collect();
        for (number, cards) in cards.chunks(ACROSS).enumerate() {
            let head = if number == 0 { text(&names::class(class)) } else { text("battlelore-cell-none") };
            rows.push(std::iter::once(head).chain(cards.iter().map(|card| text(&card.key()))).collect());
        }
    }
    let note = Words::new("battlelore-panel-lore-note").with("count", lore.discards.len());
    let note = note.with("deck", view.lore_pile[0]);
    panel("lore", "bl-lore", Some(note), rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Fallen;

    #[test]
    fn dice_are_counted_by_side_and_face() {
        let fell = |side: Side, faces: &[DieFace]| {
            let faces = faces.iter().map(|face| *face as u8).collect();
            LogLine { dice: Some(Fallen { by: side.seat(), faces }), ..LogLine::new(Words::new("ui-player")) }
        };
        let all = [
            fell(Side::South, &[DieFace::Flag, DieFace::Red, DieFace::Flag]),
            fell(Side::North, &[DieFace::Lore]),
            LogLine::new(Words::new("ui-player")),
            fell(Side::South, &[DieFace::Lore]),
        ];
        let rows = dice(&all).rows;
        let number = |row: usize, column: usize| rows[row][column].words.clone();
        let written = |number: i64| Words::new("number").with("number", number);
        for (place, face) in DieFace::ALL.into_iter().enumerate() {
            let [south, north] = match face {
                DieFace::Flag => [2, 0],
                DieFace::Red => [1, 0],
                DieFace::Lore => [1, 1],
                _ => [0, 0],
            };
            assert_eq!(number(place + 1, 1), written(south), "{face}");
            assert_eq!(number(place + 1, 2), written(north), "{face}");
        }
        assert_eq!((number(7, 1), number(7, 2)), (written(4), written(1)), "all of them");
    }
}
