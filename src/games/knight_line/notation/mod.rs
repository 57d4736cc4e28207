//! Actions, events, fields and positions as text (Rules 9).

mod abstract_play;
mod read;

use super::KnightLine;
use super::counting::perft;
use super::events::Event;
use super::material::{Cell, Stack};
use super::moves::Action;
use super::position::{CellContent, Ending, Phase, State};
use crate::engine::notation::{PositionError, behind, list, no_field, number, or_none, seat, unlike, wrong, yes};
use crate::engine::words::words;
use crate::engine::{Notation, NotationError, Seat};

/// A field of a case counts no more moves ahead than this: more would take minutes.
const DEEPEST: u32 = 4;

impl Notation for KnightLine {
    fn action_text(action: &Action) -> String {
        match *action {
            Action::Place { cell } => format!("@{cell}"),
            Action::Jump { from, to, count } => format!("{from}>{to}:{count}"),
        }
    }

    /// Besides the own form, that of Abstract Play is understood (Rules 9).
    fn parse_action(text: &str) -> Result<Action, NotationError> {
        let text = text.replace('−', "-");
        if let Some(at) = text.strip_prefix('@') {
            return Ok(Action::Place { cell: cell(at)? });
        }
        if let Some((from, rest)) = text.split_once('>')
            && let Some((to, count)) = rest.split_once(':')
        {
            return Ok(Action::Jump { from: cell(from)?, to: cell(to)?, count: number(count, 0..=u8::MAX)? });
        }
        if text == "pass" {
            return wrong(words!("reason-no-passing"));
        }
        if abstract_play::looks_like(&text) {
            return abstract_play::parse(&text);
        }
        wrong(unlike(&text, "thing-action", "`(0,0)>(2,1):1`, `@(0,1)`, `m0,o1,1`"))
    }

    fn position_text(state: &State) -> String {
        position(state)
    }

    fn parse_position(text: &str) -> Result<State, PositionError> {
        read::parse(text)
    }

    fn seats_in(state: &State) -> usize {
        state.players()
    }

    /// Where tiles come to stand, the form of Abstract Play follows.
    fn event_text(event: &Event) -> String {
        match *event {
            Event::GreyLaid { cell, grey } => format!("GreyLaid {cell} {grey}"),
            Event::StackPlaced { seat, cell, height } => {
                let other = abstract_play::text(&Action::Place { cell });
                format!("StackPlaced {} {} {other}", seat.letter(), Stack { cell, height })
            }
            Event::TurnBegan { seat, ply } => format!("TurnBegan {} {ply}", seat.letter()),
            Event::Jumped { seat, from, to, count } => {
                let action = Action::Jump { from, to, count };
                format!("Jumped {} {} {}", seat.letter(), Self::action_text(&action), abstract_play::text(&action))
            }
            Event::Passed { seat } => format!("Passed {}", seat.letter()),
            Event::LineCompleted { seat, line } => format!("LineCompleted {} {}", seat.letter(), list(line.cells())),
            Event::Blocked { stuck } => format!("Blocked {}", list(stuck.iter().map(Seat::letter))),
            Event::Won { seat, ending } => format!("Won {} {}", seat.letter(), ending_name(ending)),
            Event::Drawn => "Drawn".to_owned(),
        }
    }

    fn field(state: &State, name: &str) -> Result<String, NotationError> {
        let words: Vec<&str> = name.split_whitespace().collect();
        field(state, &words)?.ok_or_else(|| {
            no_field(
                name,
                "there are: at CELL, targets CELL, stacks S, tiles S, moves S, stuck S, lines, turn, \
                 phase, ply, first-move, players, grey, strands CELL, perft N (CELL such as (2,-1), S a seat A, B or C)",
            )
        })
    }
}

/// The position with everything in it said outright. Phase and result are not written: they follow from the rest.
pub(super) fn position(state: &State) -> String {
    let mut out = format!("players {}\ngrey {}", state.options.players, state.options.grey);
    if state.options.blocker_kills_rays {
        out += " rays";
    }
    out += &format!("\nturn {}\n", state.turn.letter());
    for seat in state.seats().filter(|&seat| !state.stacks(seat).is_empty()) {
        out += &format!("stacks {}{}\n", seat.letter(), behind(state.stacks(seat)));
    }
    out
}

fn field(state: &State, words: &[&str]) -> Result<Option<String>, NotationError> {
    let whose = |letter| seat(letter, state.players());
    Ok(Some(match *words {
        ["turn"] => state.turn.letter().to_string(),
        ["phase"] => match state.phase {
            Phase::Place => "place".to_owned(),
            Phase::Move => "move".to_owned(),
            Phase::Over(ending) => format!("over {}", ending_name(ending)),
        },
        ["ply"] => state.ply().to_string(),
        ["players"] => state.options.players.to_string(),
        ["grey"] => state.options.grey.to_string(),
        ["first-move"] => yes(state.is_first_move(state.turn)),
        ["lines"] => list(state.winning_lines().into_iter().flat_map(super::Line::cells)),
        ["at", at] => match state.at(cell(at)?) {
            None => "none".to_owned(),
            Some(CellContent::Grey) => "grey".to_owned(),
            Some(CellContent::Stack(seat, height)) => format!("{} {height}", seat.letter()),
        },
        ["targets", at] => {
            let at = cell(at)?;
            let stack = matches!(state.at(at), Some(CellContent::Stack(..)));
            list(state.targets(at).filter(|_| stack))
        }
        ["strands", at] => or_none(state.stranded_by(cell(at)?).map(Seat::letter)),
        ["stacks", letter] => list(state.stacks(whose(letter)?).iter()),
        ["tiles", letter] => state.stacks(whose(letter)?).iter().map(|stack| stack.height).sum::<u8>().to_string(),
        ["moves", letter] => state.count_moves(whose(letter)?).to_string(),
        ["perft", depth] => perft(state, number(depth, 0..=DEEPEST)?).to_string(),
        ["stuck", letter] => yes(!state.can_move(whose(letter)?)),
        _ => return Ok(None),
    }))
}

fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Line(_) => "line",
        Ending::BlackHolds => "blocked",
        Ending::Draw(_) => "draw",
    }
}

/// How far right or up a cell is.
fn coordinate(text: &str) -> Result<i8, NotationError> {
    number(text, i8::MIN..=i8::MAX)
}

/// `(2,-1)`
fn cell(text: &str) -> Result<Cell, NotationError> {
    let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    match inner.and_then(|text| text.split_once(',')) {
        Some((x, y)) => Ok(Cell::new(coordinate(x)?, coordinate(y)?)),
        None => wrong(unlike(text, "thing-cell", "`(2,-1)`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Action, NotationError> {
        KnightLine::parse_action(text)
    }

    #[test]
    fn both_forms_of_an_action_are_read() {
        let jump = Action::Jump { from: Cell::new(0, 0), to: Cell::new(2, -1), count: 12 };
        for text in ["(0,0)>(2,-1):12", "(0,0)>(2,−1):12", "m0,o-1,12"] {
            assert_eq!(read(text), Ok(jump), "{text}");
        }
        assert_eq!((KnightLine::action_text(&jump), abstract_play::text(&jump)), {
            ("(0,0)>(2,-1):12".to_owned(), "m0,o-1,12".to_owned())
        });
        let place = Action::Place { cell: Cell::new(-1, 1) };
        for text in ["@(-1,1)", "l1"] {
            assert_eq!(read(text), Ok(place), "{text}");
        }
        assert_eq!((KnightLine::action_text(&place), abstract_play::text(&place)), {
            ("@(-1,1)".to_owned(), "l1".to_owned())
        });
    }

    #[test]
    fn what_is_no_action_is_said_so() {
        for (text, part) in [
            ("", "is not an action"),
            ("(0,0)>(2,1)", "is not an action"),
            ("(0,0)>(2,1):x", "`x` is not a number"),
            ("(0,0)>(2):1", "`(2)` is not a cell"),
            ("(0,0)>(2,300):1", "`300` is not a number"),
            ("@0,1", "`0,1` is not a cell"),
            ("pass", "the rules skip"),
            ("draw t", "is not an action"),
        ] {
            let found = read(text);
            assert!(found.as_ref().is_err_and(|error| error.to_string().contains(part)), "{text}: {found:?}");
        }
    }
}
