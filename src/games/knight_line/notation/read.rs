//! Positions read line by line; `tests/cases/knight_line/README.md` tells how to write one.

use super::cell;
use crate::engine::notation::{Lines, PositionError, expected, no_key, number, seat, unlike, wrong};
use crate::engine::words::words;
use crate::engine::{NotationError, Seat, Silent, Words};
use crate::games::knight_line::grey_tile::Grey;
use crate::games::knight_line::material::{Cell, TILES};
use crate::games::knight_line::position::{Ending, MOST_PLAYERS, Phase, State, WHITE};
use crate::games::knight_line::{Options, blocked, setup};

/// No tile may get farther from the middle than this, so that coordinates stay within a byte with some room.
const FARTHEST: u8 = 120;

/// What a position says, line by line, before it is put together.
struct Reader<'a> {
    lines: &'a Lines<'a>,
    options: Options,
    turn: Option<Seat>,
    stacks: Vec<(Seat, Cell, u8)>,
}

pub(super) fn parse(text: &str) -> Result<State, PositionError> {
    let text = text.replace('−', "-");
    let lines = Lines::read(&text, &["stacks"], &[])?;
    let mut reader = Reader { lines: &lines, options: Options::default(), turn: None, stacks: Vec::new() };
    lines.each(|key, words| reader.read(key, words))?;
    reader.put_together()
}

impl Reader<'_> {
    fn read(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        match (key, words) {
            ("players", [count]) => self.options.players = number(count, 0..=u8::MAX)?,
            ("grey", [name, rays @ ..]) => {
                let (Ok(grey), [] | ["rays"]) = (name.parse(), rays) else {
                    return wrong(expected("`grey off`, `grey blocker`, `grey blocker rays`, `grey wild`"));
                };
                self.options.grey = grey;
                self.options.blocker_kills_rays = !rays.is_empty();
            }
            ("turn", [who]) => self.turn = Some(seat(who, MOST_PLAYERS)?),
            ("stacks", [who, stacks @ ..]) => {
                let who = seat(who, MOST_PLAYERS)?;
                for text in stacks {
                    let Some((height, at)) = text.split_once('@') else {
                        return wrong(unlike(text, "thing-stack", "`9@(0,0)`"));
                    };
                    self.stacks.push((who, cell(at)?, number(height, 0..=u8::MAX)?));
                }
            }
            ("players" | "turn", _) => return wrong(expected("`players 3`, `turn A`")),
            ("grey" | "stacks", _) => return wrong(expected("`grey wild`, `stacks A 9@(0,0)`")),
            _ => return wrong(no_key(key, "`players`, `grey`, `turn`, `stacks`")),
        }
        Ok(())
    }

    fn put_together(self) -> Result<State, PositionError> {
        if let Err(error) = setup::check_options(&self.options) {
            return self.lines.at(if self.options.players > 3 { "players" } else { "grey" }, error);
        }
        let mut state = State::new(self.options);
        let mut left = [TILES; MOST_PLAYERS];
        for &(seat, cell, height) in &self.stacks {
            let fault = |what: Words| self.lines.at(&format!("stacks {}", seat.letter()), what);
            if seat.index() >= state.players() {
                return fault(words!("reason-no-player", seat = seat.letter()));
            }
            if height == 0 {
                return fault(words!("reason-one-tile"));
            }
            if height > left[seat.index()] {
                return fault(words!("reason-tiles-of-player", count = TILES));
            }
            left[seat.index()] -= height;
            if state.at(cell).is_some() {
                return fault(words!("reason-occupied-twice", cell = cell));
            }
            state.put(seat, cell, height);
        }
        self.check_reach(&state)?;
        let missing = state.seats().find(|&seat| state.stacks(seat).is_empty());
        match missing {
            Some(_) if self.options.grey != Grey::Off => self.settle_placement(state),
            Some(seat) => self.lines.at("stacks", words!("reason-no-stack", seat = seat.letter())),
            None => self.settle_turn(state),
        }
    }

    /// All tiles are connected (Rules 3), and near enough that no match can lead beyond [`FARTHEST`].
    fn check_reach(&self, state: &State) -> Result<(), PositionError> {
        let cells: Vec<Cell> = state.occupied().collect();
        let mut rest = cells.clone();
        let mut joined: Vec<Cell> = rest.drain(..rest.len().min(1)).collect();
        let mut next = 0;
        while let Some(&cell) = joined.get(next) {
            let (near, far): (Vec<Cell>, Vec<Cell>) = rest.into_iter().partition(|other| other.touches(cell));
            joined.extend(near);
            rest = far;
            next += 1;
        }
        if let Some(cell) = rest.first() {
            return self.lines.at("stacks", words!("reason-not-connected", cell = cell, other = cells[0]));
        }
        let spare: u8 = self.stacks.iter().map(|&(.., height)| height - 1).sum();
        let farthest = cells.iter().map(|cell| cell.x.unsigned_abs().max(cell.y.unsigned_abs())).max().unwrap_or(0);
        if u16::from(farthest) + u16::from(spare) > u16::from(FARTHEST) {
            let text = words!("reason-too-far", most = FARTHEST);
            return self.lines.at("stacks", text);
        }
        Ok(())
    }

    /// Somebody has yet to place his stack (Rules 2.3).
    fn settle_placement(&self, mut state: State) -> Result<State, PositionError> {
        let whole = |&seat: &Seat| match state.stacks(seat) {
            [stack] => stack.height == TILES && stack.cell.touches(Cell::ORIGIN),
            _ => false,
        };
        let placed = state.seats().take_while(whole).count();
        if state.seats().skip(placed).any(|seat| !state.stacks(seat).is_empty()) {
            let text = words!("reason-placed-in-order", count = TILES);
            return self.lines.at("stacks", text);
        }
        state.turn = Seat(placed as u8);
        if self.turn.is_some_and(|turn| turn != state.turn) {
            return self.lines.at("turn", words!("reason-to-place", seat = state.turn.letter()));
        }
        Ok(state)
    }

    /// All stacks stand: a line has won, or the turn begins (Rules 8).
    fn settle_turn(&self, mut state: State) -> Result<State, PositionError> {
        let mut winners = state.seats().filter(|&seat| state.line_of(seat).is_some());
        let (winner, second) = (winners.next(), winners.next());
        if second.is_some() {
            return self.lines.at("stacks", words!("reason-two-lines"));
        }
        let turn = self.turn.or(winner).unwrap_or(WHITE);
        if turn.index() >= state.players() {
            return self.lines.at("turn", words!("reason-no-player", seat = turn.letter()));
        }
        match winner {
            Some(winner) if turn != winner => {
                let text = words!("reason-line-ended-match", seat = winner.letter());
                return self.lines.at("turn", text);
            }
            Some(winner) => {
                state.turn = winner;
                state.phase = Phase::Over(Ending::Line(winner));
            }
            None => blocked::begin_turn(&mut state, turn, &mut Silent),
        }
        Ok(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_is_refused_with_its_line() {
        for (text, line, part) in [
            ("", 1, "player A has no stack"),
            ("players 4", 1, "2 or 3"),
            ("players x", 1, "is not a number"),
            ("players", 1, "expected `players 3`, `turn A`"),
            ("grey pink", 1, "expected `grey off`"),
            ("grey wild rays", 1, "needs `grey: Blocker`"),
            ("turn D", 1, "`D` is not a seat"),
            ("turn C\nstacks A 1@(0,0)\nstacks B 2@(1,0)", 1, "there is no player C"),
            ("stacks A 1@(0,0)\nstacks B 1@(1,0)\nstacks C 1@(2,0)", 3, "there is no player C"),
            ("stacks A 1@(0,0)\n\nstacks A 1@(1,0)", 3, "was given before, in line 1"),
            ("stacks A 1@(0,0)\nstacks B 1@(0,0)", 2, "(0,0) is occupied twice"),
            ("grey wild\nstacks A 20@(0,0)", 2, "(0,0) is occupied twice"),
            ("stacks A 1@(0,0)\nstacks B 1@(2,0)", 2, "not all tiles are connected: (2,0) is apart from (0,0)"),
            ("stacks A 1@(0,0) 20@(1,0)", 1, "a player has 20 tiles"),
            ("stacks A 0@(0,0)", 1, "at least one tile"),
            ("stacks A 1(0,0)", 1, "`1(0,0)` is not a stack"),
            ("stacks A 1@(0;0)", 1, "`(0;0)` is not a cell"),
            ("stacks A 9@(110,0)\nstacks B 9@(111,0)", 2, "too far"),
            ("grey wild\nstacks B 20@(0,1)", 2, "has one stack of 20 tiles"),
            ("grey wild\nstacks A 19@(0,1)", 2, "has one stack of 20 tiles"),
            ("grey wild\nstacks A 20@(0,1)\nturn A", 3, "B’s turn to place"),
            ("stacks A 1@(0,0) 1@(1,0) 1@(2,0) 1@(3,0)\nstacks B 1@(0,1)\nturn B", 3, "A has a line"),
            (
                "stacks A 1@(0,0) 1@(1,0) 1@(2,0) 1@(3,0)\nstacks B 1@(0,1) 1@(1,1) 1@(2,1) 1@(3,1)",
                2,
                "two players have a line",
            ),
            ("nonsense", 1, "`nonsense` is not a key"),
        ] {
            let found = parse(text);
            assert!(
                found.as_ref().is_err_and(|(at, error)| *at == line && error.to_string().contains(part)),
                "{text}: expected `{part}` in line {line}, found {found:?}"
            );
        }
    }

    #[test]
    fn the_phase_follows_from_the_stacks() {
        let phase = |text: &str| parse(text).map(|state| (state.phase, state.turn));
        assert_eq!(phase("grey wild"), Ok((Phase::Place, Seat(0))));
        assert_eq!(phase("grey wild\nstacks A 20@(0,1)"), Ok((Phase::Place, Seat(1))));
        assert_eq!(phase("stacks A 20@(0,0)\nstacks B 20@(1,0)"), Ok((Phase::Move, Seat(0))));
        let line = "stacks A 1@(0,0)\nstacks B 1@(0,1) 1@(1,1) 1@(2,1) 1@(3,1)";
        assert_eq!(phase(line), Ok((Phase::Over(Ending::Line(Seat(1))), Seat(1))));
        // Black cannot move, so that white goes on; nor can he, so that black wins; of three, nobody wins.
        assert_eq!(phase("turn B\nstacks A 2@(0,0)\nstacks B 1@(1,0)"), Ok((Phase::Move, Seat(0))));
        assert_eq!(phase("turn A\nstacks A 1@(0,0)\nstacks B 1@(1,0)"), Ok((Phase::Over(Ending::BlackHolds), Seat(0))));
        assert_eq!(
            phase("players 3\nturn B\nstacks A 2@(0,0)\nstacks B 1@(1,0)\nstacks C 2@(0,1)"),
            Ok((Phase::Over(Ending::Draw(Seat(1))), Seat(1)))
        );
    }
}
