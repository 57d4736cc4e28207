//! How events are told: stacks put up, jumps by the knight's way, the line that lights up.

use super::bodies::DISC;
use super::{layout, words};
use crate::engine::Words;
use crate::games::knight_line::{Cell, CellContent, Event, View};
use crate::table::{Beat, Move, Origin, Particle, Target, Way};

/// Seconds between two stacks of a line that light up.
const STEP: f32 = 0.26;

/// How an event is told.
pub fn tell(event: &Event, after: &View) -> Beat {
    match event {
        Event::GreyLaid { cell, .. } | Event::StackPlaced { cell, .. } => {
            let mut from = layout::place(*cell, 0);
            from.at.y += 0.16;
            let falls = Move {
                secs: 0.36,
                way: Way::default(),
                starts: None,
                lands: Some("wood-knock"),
                throws: Some(Particle::Dust),
                ..Move::card(layout::stack(*cell), Origin::Pose(from))
            };
            Beat { moves: vec![falls], hold: 0.1, ..Beat::default() }
        }
        Event::Jumped { from, to, count, .. } => jumped(*from, *to, *count, after),
        Event::LineCompleted { line, .. } => {
            let mut beat = Beat { hold: 0.9, ..Beat::default() };
            for (n, cell) in (0_u8..).zip(line.cells()) {
                let target = layout::target(after, cell);
                let delay = f32::from(n) * STEP;
                beat.lights.push((delay, target));
                beat.sounds.push((delay, "hint"));
                beat.moves.push(Move {
                    secs: 0.3,
                    way: Way::arc(0.022),
                    starts: None,
                    lands: Some("wood-knock"),
                    ..Move::card(layout::stack(cell), Origin::Itself).after(delay)
                });
            }
            beat.banner = Some(Words::new("knight_line-banner-line").with("seat", after.turn));
            beat.in_series()
        }
        Event::Passed { seat } => Beat {
            banner: Some(Words::new("knight_line-banner-passes").with("seat", *seat)),
            hold: 0.8,
            ..Beat::default()
        },
        Event::Blocked { stuck } => {
            let banner = match (stuck.iter().next(), stuck.iter().count()) {
                (Some(seat), 1) => Words::new("knight_line-banner-stuck").with("seat", seat),
                _ => Words::new("knight_line-banner-blocked"),
            };
            Beat { banner: Some(banner), hold: 1.0, ..Beat::default() }
        }
        Event::Won { ending, .. } => {
            Beat { banner: Some(words::won(*ending)), sounds: vec![(0.0, "drum")], hold: 1.3, ..Beat::default() }
        }
        Event::Drawn => Beat { sounds: vec![(0.0, "drum")], hold: 1.0, ..Beat::default() },
        Event::TurnBegan { .. } => Beat::default(),
    }
}

/// The upper part of a stack lifts, goes the long leg of the L first, and lands with a knock.
fn jumped(from: Cell, to: Cell, count: u8, after: &View) -> Beat {
    let left = match after.at(from) {
        Some(CellContent::Stack(_, height)) => height,
        _ => 0,
    };
    let long_in_x = (i16::from(to.x) - i16::from(from.x)).abs() == 2;
    let corner = if long_in_x { Cell::new(to.x, from.y) } else { Cell::new(from.x, to.y) };
    let mut via = layout::place(corner, 0).at;
    // Above whatever stands at the corner.
    let tall = match after.at(corner) {
        Some(CellContent::Stack(_, height)) => f32::from(height) * DISC,
        _ => 0.0,
    };
    via.y += tall + 0.05 + f32::from(count) * 0.0005;
    let jump = Move {
        secs: 0.72,
        way: Way { corners: vec![via], ..Way::arc(0.03) },
        starts: Some("wood-slide"),
        lands: Some("wood-knock"),
        throws: Some(Particle::Dust),
        ..Move::card(layout::stack(to), Origin::Pose(layout::place(from, left)))
    };
    let jump = jump.drawn_back();
    Beat { moves: vec![jump], hold: 0.12, focus: Some(Target::Piece(layout::stack(to))), ..Beat::default() }
}
