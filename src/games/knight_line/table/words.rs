//! What is said: chronicle, prompts, counters, what a jump would do, and what decided the match.

use super::layout;
use super::pointing::{self, cell, winning_cells};
use crate::client::table::{Counter, LogLine, Status, Target};
use crate::engine::{Seat, Words};
use crate::games::knight_line::moves;
use crate::games::knight_line::{Action, Cell, Ending, Event, Grey, Line, Occupant, Phase, View};

fn said(key: &str) -> Words {
    Words::new(format!("knight_line-{key}"))
}

fn cells(line: &Line) -> String {
    line.cells().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// The chronicle's line for an event.
pub fn log(event: &Event) -> Option<LogLine> {
    let piece = |cell: Cell| Some(Target::Piece(layout::stack(cell)));
    let (words, place, strong) = match event {
        Event::GreyLaid { cell, grey: Grey::Wild } => (said("log-grey-wild"), piece(*cell), false),
        Event::GreyLaid { cell, .. } => (said("log-grey-blocker"), piece(*cell), false),
        Event::StackPlaced { seat, cell, height } => {
            let words = said("log-places").with("seat", *seat).with("height", *height).with("cell", cell.to_string());
            (words, piece(*cell), false)
        }
        Event::TurnBegan { seat, ply: 0 } => (said("log-begins").with("seat", *seat), None, false),
        Event::TurnBegan { .. } => return None,
        Event::Jumped { seat, from, to, count } => {
            let words = said("log-jumps").with("seat", *seat).with("count", *count);
            (words.with("from", from.to_string()).with("to", to.to_string()), piece(*to), false)
        }
        Event::Passed { seat } => (said("log-passes").with("seat", *seat), None, true),
        Event::LineCompleted { seat, line } => {
            let words = said("log-line").with("seat", *seat).with("cells", cells(line));
            (words, piece(line.first), true)
        }
        Event::Blocked { stuck } => match (stuck.iter().next(), stuck.iter().count()) {
            (Some(seat), 1) => (said("log-stuck").with("seat", seat), None, true),
            _ => (said("log-blocked"), None, true),
        },
        Event::Won { ending, .. } => (won(*ending), None, true),
        Event::Drawn => return None,
    };
    Some(LogLine { words, place, strong })
}

/// How a match ended.
pub fn won(ending: Ending) -> Words {
    match ending {
        Ending::Line(seat) => said("won-line").with("seat", seat),
        Ending::BlackHolds => said("won-blocked").with("seat", crate::games::knight_line::position::BLACK),
        Ending::Draw(stuck) => said("won-draw").with("seat", stuck),
    }
}

/// Whose turn, phase, prompt.
pub fn status(view: &View) -> Status {
    let phases = if view.grey().is_some() { vec!["knight_line-phase-place", "knight_line-phase-move"] } else { Vec::new() };
    let (phase, prompt) = match view.phase {
        Phase::Place => (0, said("ask-place")),
        Phase::Move if view.is_first_move(view.turn) => (1, said("ask-first")),
        Phase::Move => (1, said("ask-move")),
        Phase::Over(ending) => (1, won(ending)),
    };
    Status { phases, phase, prompt }
}

/// Tiles that can still jump: one of every stack must stay.
fn free_tiles(view: &View, seat: Seat) -> u8 {
    view.stacks(seat).iter().map(|stack| stack.height - 1).sum()
}

/// Counters of a seat's plate.
pub fn counters(view: &View, seat: Seat) -> Vec<Counter> {
    let stacks = view.stacks(seat).len() as i64;
    vec![
        Counter { icon: "ui-deck", value: stacks, title: said("counter-stacks") },
        Counter { icon: "game-knight_line", value: i64::from(free_tiles(view, seat)), title: said("counter-tiles") },
    ]
}

/// What pointing at these targets would bring about.
pub fn preview(view: &View, seat: Seat, targets: &[Target]) -> Vec<Words> {
    match (targets, view.phase) {
        ([only], Phase::Place) => warnings(view, *only),
        ([only], _) => about(view, *only),
        (_, Phase::Move) => match pointing::meant(view, targets) {
            Some(Action::Jump { from, to, count }) => jump(view, seat, from, to, count, targets.len() > 2),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn about(view: &View, target: Target) -> Vec<Words> {
    let Some(at) = cell(target) else { return Vec::new() };
    match (view.at(at), view.options.grey) {
        (Some(Occupant::Stack(_, height)), _) => {
            let count = view.targets(at).count() as i64;
            vec![said("about-stack").with("height", height).with("count", count)]
        }
        (Some(Occupant::Grey), Grey::Wild) => vec![said("about-grey-wild")],
        (Some(Occupant::Grey), _) if view.options.blocker_kills_rays => vec![said("about-grey-rays")],
        (Some(Occupant::Grey), _) => vec![said("about-grey-blocker")],
        (None, _) => Vec::new(),
    }
}

/// With three players, somebody may be shut in before the first move (Rules 2.3).
fn warnings(view: &View, target: Target) -> Vec<Words> {
    let Some(at) = cell(target) else { return Vec::new() };
    let mut lines = vec![said("place-cell").with("cell", at.to_string())];
    if view.players() < 3 {
        return lines;
    }
    match view.stranded_by(at) {
        Some(seat) if seat == Seat(0) => lines.push(said("warn-stranded-now").with("seat", seat)),
        Some(seat) => lines.push(said("warn-stranded-later").with("seat", seat)),
        None if at.x != 0 && at.y != 0 && view.turn != Seat(2) => lines.push(said("warn-corner")),
        None => {}
    }
    lines
}

fn jump(view: &View, seat: Seat, from: Cell, to: Cell, count: u8, counted: bool) -> Vec<Words> {
    if moves::check(view, seat, Action::Jump { from, to, count }).is_err() {
        return Vec::new();
    }
    let height = match view.at(from) {
        Some(Occupant::Stack(_, height)) => height,
        _ => return Vec::new(),
    };
    let mut lines = Vec::new();
    if counted {
        lines.push(said("preview-split").with("count", count).with("left", height - count));
    }
    let mut after = view.clone();
    after.stacks[seat.index()].lower(from, count);
    after.put(seat, to, count);
    if after.completes_line(seat, to) {
        lines.push(said("preview-wins"));
        return lines;
    }
    let rivals: Vec<Seat> = view.seats().filter(|&other| other != seat).collect();
    for &rival in &rivals {
        if winning_cells(view, rival).contains(&to) {
            lines.push(said("preview-blocks").with("seat", rival));
        }
    }
    match winning_cells(&after, seat).len() {
        0 => {}
        1 => lines.push(said("preview-threat")),
        more => lines.push(said("preview-threats").with("count", more as i64)),
    }
    for &rival in &rivals {
        if !winning_cells(&after, rival).is_empty() {
            lines.push(said("preview-exposes").with("seat", rival));
        }
    }
    let next = view.next(seat);
    if !after.can_move(next) {
        let key = match (view.players(), after.can_move(seat)) {
            (2, true) => "preview-passes",
            (2, false) => "preview-locks",
            _ => "preview-strands",
        };
        lines.push(said(key).with("seat", next));
    }
    lines
}

/// What decided a finished match.
pub fn verdict(view: &View) -> Vec<Words> {
    let Phase::Over(ending) = view.phase else { return Vec::new() };
    let mut lines = vec![won(ending)];
    for line in view.winning_lines() {
        let grey = view.grey().is_some_and(|grey| line.cells().any(|cell| cell == grey));
        lines.push(said(if grey { "verdict-line-grey" } else { "verdict-line" }).with("cells", cells(&line)));
    }
    lines.extend(view.seats().map(|seat| said("verdict-tiles").with("seat", seat).with("count", free_tiles(view, seat))));
    lines.push(said("verdict-moves").with("count", view.ply()));
    lines
}
