//! What is said: chronicle, prompts, counters, what a jump would do, and what decided the match.

use super::pointing::{self, cell, winning_cells};
use super::{inspect, layout};
use crate::engine::{Seat, Words};
use crate::games::knight_line::bot::lead;
use crate::games::knight_line::material::TILES;
use crate::games::knight_line::{Action, Cell, CellContent, Ending, Event, Grey, KnightLine, Line, Phase, View, moves};
use crate::table::{Counter, Counting, Explained, LogLine, Point as _, Prospect, Say, Sheet, Status, Target};

fn cells(line: &Line) -> String {
    line.cells().map(Cell::said).collect::<Vec<_>>().join(" ")
}

/// The chronicle's line for an event.
pub fn log(event: &Event) -> Option<LogLine> {
    let piece = |cell: Cell| Some(Target::Piece(layout::stack(cell)));
    let (words, place, strong) = match event {
        Event::GreyLaid { cell, grey: Grey::Wild } => (Words::new("knight_line-log-grey-wild"), piece(*cell), false),
        Event::GreyLaid { cell, .. } => (Words::new("knight_line-log-grey-blocker"), piece(*cell), false),
        Event::StackPlaced { seat, cell, height } => {
            let words = Words::new("knight_line-log-places")
                .with("seat", *seat)
                .with("height", *height)
                .with("cell", cell.said());
            (words, piece(*cell), false)
        }
        // Whose turn it is stands on the plates.
        Event::TurnBegan { .. } => return None,
        Event::Jumped { seat, from, to, count } => {
            let words = Words::new("knight_line-log-jumps").with("seat", *seat).with("count", *count);
            (words.with("from", from.said()).with("to", to.said()), piece(*to), false)
        }
        Event::Passed { seat } => (Words::new("knight_line-log-passes").with("seat", *seat), None, true),
        Event::LineCompleted { seat, line } => {
            let words = Words::new("knight_line-log-line").with("seat", *seat).with("cells", cells(line));
            (words, piece(line.first), true)
        }
        Event::Blocked { stuck } => match (stuck.iter().next(), stuck.iter().count()) {
            (Some(seat), 1) => (Words::new("knight_line-log-stuck").with("seat", seat), None, true),
            _ => (Words::new("knight_line-log-blocked"), None, true),
        },
        Event::Won { ending, .. } => (won(*ending), None, true),
        Event::Drawn => return None,
    };
    let from = match event {
        Event::Jumped { from, .. } => piece(*from),
        _ => None,
    };
    Some(LogLine { place, from, strong, ..LogLine::new(words) })
}

/// How a match ended.
pub fn won(ending: Ending) -> Words {
    match ending {
        Ending::Line(seat) => Words::new("knight_line-won-line").with("seat", seat),
        Ending::BlackHolds => {
            Words::new("knight_line-won-blocked").with("seat", crate::games::knight_line::position::BLACK)
        }
        Ending::Draw(stuck) => Words::new("knight_line-won-draw").with("seat", stuck),
    }
}

impl Say for View {
    fn status(&self) -> Status {
        let phases =
            if self.grey().is_some() { vec!["knight_line-phase-place", "knight_line-phase-move"] } else { Vec::new() };
        let (phase, prompt) = match self.phase {
            Phase::Place => (0, Words::new("knight_line-ask-place")),
            Phase::Move if self.is_first_move(self.turn) => (1, Words::new("knight_line-ask-first")),
            Phase::Move => (1, Words::new("knight_line-ask-move")),
            Phase::Over(ending) => (1, won(ending)),
        };
        Status { phases, phase, prompt }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self.phase {
            Phase::Place => "placement",
            Phase::Move if self.is_first_move(self.turn) => "first-move",
            Phase::Move => "turn",
            Phase::Over(_) => "end",
        })
    }

    fn is_nearly_decided(&self) -> bool {
        !matches!(self.phase, Phase::Over(_))
            && self.seats().any(|seat| !pointing::winning_cells(self, seat).is_empty())
    }

    fn prospect(&self, seat: Seat) -> Prospect {
        match self.phase {
            Phase::Place => Prospect::EVEN,
            Phase::Move => Prospect::ahead(0, lead(self, seat)),
            Phase::Over(ending) => Prospect::decided(0, ending.winner() == Some(seat)),
        }
    }

    fn counters(&self, seat: Seat) -> Vec<Counter> {
        let stacks = self.stacks(seat).len() as i64;
        vec![
            Counter { icon: "ui-deck", value: stacks, title: Words::new("knight_line-counter-stacks") },
            Counter {
                icon: "game-knight_line",
                value: i64::from(free_tiles(self, seat)),
                title: Words::new("knight_line-counter-tiles"),
            },
        ]
    }

    fn counting(&self, _: Seat, chosen: &[Target]) -> Counting {
        let stack = chosen.first().and_then(|target| self.at(pointing::cell(*target)?));
        let rest = match stack {
            Some(CellContent::Stack(_, height)) => Some((Words::new("knight_line-split-stay"), height)),
            _ => None,
        };
        Counting { take: Words::new("knight_line-split-go"), rest }
    }

    fn preview(&self, seat: Seat, targets: &[Target]) -> Vec<Words> {
        match (targets, self.phase) {
            ([only], Phase::Place) => warnings(self, *only),
            ([only], _) => about(self, *only),
            (_, Phase::Move) => match KnightLine::meant(self, seat, targets) {
                Some(Action::Jump { from, to, count }) => jump(self, seat, from, to, count, targets.len() > 2),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn why_not(&self, seat: Seat, targets: &[Target]) -> Option<Explained> {
        pointing::why_not(self, seat, targets)
    }

    fn inspect(&self, seat: Seat, target: Target, plain: Sheet) -> Sheet {
        inspect::inspect(self, seat, target, plain)
    }

    fn verdict(&self) -> Vec<Words> {
        let Phase::Over(ending) = self.phase else { return Vec::new() };
        let mut lines = vec![won(ending)];
        // Its cells are told by the chronicle, and it shines on the table.
        let grey = self.grey();
        if self.winning_lines().iter().any(|line| line.cells().any(|cell| Some(cell) == grey)) {
            lines.push(Words::new("knight_line-verdict-line-grey"));
        }
        lines.extend(self.seats().map(|seat| {
            Words::new("knight_line-verdict-tiles").with("seat", seat).with("count", free_tiles(self, seat))
        }));
        lines.push(Words::new("knight_line-verdict-moves").with("count", self.ply()));
        lines
    }
}

/// Tiles that can still jump: one of every stack must stay.
fn free_tiles(view: &View, seat: Seat) -> u8 {
    view.stacks(seat).iter().map(|stack| stack.height - 1).sum()
}

fn about(view: &View, target: Target) -> Vec<Words> {
    let Some(at) = cell(target) else { return Vec::new() };
    match (view.at(at), view.options.grey) {
        (Some(CellContent::Stack(_, height)), _) => {
            let count = view.targets(at).count() as i64;
            vec![Words::new("knight_line-about-stack").with("height", height).with("count", count)]
        }
        (Some(CellContent::Grey), Grey::Wild) => vec![Words::new("knight_line-about-grey-wild")],
        (Some(CellContent::Grey), _) if view.options.blocker_kills_rays => {
            vec![Words::new("knight_line-about-grey-rays")]
        }
        (Some(CellContent::Grey), _) => vec![Words::new("knight_line-about-grey-blocker")],
        (None, _) => Vec::new(),
    }
}

/// With three players, somebody may be shut in before the first move (Rules 2.3).
fn warnings(view: &View, target: Target) -> Vec<Words> {
    let Some(at) = cell(target) else { return Vec::new() };
    let mut lines = vec![Words::new("knight_line-place-start").with("count", TILES)];
    if view.players() < 3 {
        return lines;
    }
    match view.stranded_by(at) {
        Some(seat) if seat == Seat(0) => lines.push(Words::new("knight_line-warn-stranded-now").with("seat", seat)),
        Some(seat) => lines.push(Words::new("knight_line-warn-stranded-later").with("seat", seat)),
        None if may_be_shut_in(view, at) => lines.push(Words::new("knight_line-warn-corner")),
        None => {}
    }
    lines
}

/// Whether a stack on this corner can still be shut in by those that are placed later: all stacks so far have taken cells that
/// it could jump to, which are the two around the opposite corner (Rules 2.3).
fn may_be_shut_in(view: &View, at: Cell) -> bool {
    let reach = [Cell::new(-at.x, 0), Cell::new(0, -at.y)];
    let placed = || view.seats().flat_map(|seat| view.stacks(seat));
    at.x != 0 && at.y != 0 && placed().count() < 2 && placed().all(|stack| reach.contains(&stack.cell))
}

fn jump(view: &View, seat: Seat, from: Cell, to: Cell, count: u8, counted: bool) -> Vec<Words> {
    if moves::check(view, seat, Action::Jump { from, to, count }).is_err() {
        return Vec::new();
    }
    let Some(CellContent::Stack(_, height)) = view.at(from) else { return Vec::new() };
    let mut lines = Vec::new();
    if counted {
        lines.push(Words::new("knight_line-preview-split").with("count", count).with("left", height - count));
    }
    let mut after = view.clone();
    after.stacks[seat.index()].lower(from, count);
    after.put(seat, to, count);
    if after.completes_line(seat, to) {
        lines.push(Words::new("knight_line-preview-wins"));
        return lines;
    }
    let rivals: Vec<Seat> = view.seats().filter(|&other| other != seat).collect();
    for &rival in &rivals {
        if winning_cells(view, rival).contains(&to) {
            lines.push(Words::new("knight_line-preview-blocks").with("seat", rival));
        }
    }
    match winning_cells(&after, seat).len() {
        0 => {}
        1 => lines.push(Words::new("knight_line-preview-threat")),
        more => lines.push(Words::new("knight_line-preview-threats").with("count", more as i64)),
    }
    for &rival in &rivals {
        if !winning_cells(&after, rival).is_empty() {
            lines.push(Words::new("knight_line-preview-exposes").with("seat", rival));
        }
    }
    let next = view.next(seat);
    if !after.can_move(next) {
        let key = match (view.players(), after.can_move(seat)) {
            (2, true) => "knight_line-preview-passes",
            (2, false) => "knight_line-preview-locks",
            _ => "knight_line-preview-strands",
        };
        lines.push(Words::new(key).with("seat", next));
    }
    lines
}
