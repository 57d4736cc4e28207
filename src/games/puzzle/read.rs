//! Reading a puzzle's file, and trying out that its line wins.

use super::{FROM, Puzzle, SOLVER, goes};
use crate::engine::journal::{self, Journal, JournalError, Line};
use crate::engine::notation::{number, seat};
use crate::engine::quote::quoted;
use crate::engine::{Notation, Seat, ToAct, options};
use crate::games::FileError;

impl Puzzle {
    /// Reads the file of a puzzle of `R` and plays it through.
    ///
    /// # Errors
    /// The line that cannot be read, that the rules do not allow where it stands, or that does not win.
    pub fn read<R: Notation>(name: &str, text: &str) -> Result<Self, FileError> {
        let of_journal = |error: JournalError| FileError::at(error.line.unwrap_or(1), error.text);
        let journal = journal::parse(text.as_bytes()).map_err(of_journal)?;
        let last = journal.lines.last().map_or(1, |(line, _)| *line);
        if let Some(notice) = &journal.notice {
            return Err(FileError::at(last + 1, notice.as_str()));
        }
        if journal.header.position.is_some() {
            return Err(FileError::at(1, "a puzzle begins with its deal, not from a position"));
        }
        let resumed = journal::resume::<R>(&journal).map_err(of_journal)?;
        let head = Head::read(&journal, text, resumed.game.seats())?;
        only_actions(&journal)?;
        if let Some(complaint) = resumed.complaint {
            return Err(of_journal(complaint));
        }
        let game = resumed.game;
        match game.to_act() {
            ToAct::Seats(_) => return Err(FileError::at(last, "the match is not over at the end of the file")),
            ToAct::Over(outcome) if outcome.winner() == Some(head.solver) => {}
            ToAct::Over(_) => {
                let text = format!("{} solves it and is not the only winner in the end", head.solver.letter());
                return Err(FileError::at(last, text));
            }
        }
        let mut played = game.actions().map(|(seat, action)| (seat, R::action_text(action)));
        let before: Vec<_> = played.by_ref().take(head.from).collect();
        let line: Vec<_> = played.collect();
        if line.first().is_none_or(|(seat, _)| *seat != head.solver) {
            let text = format!("{} does not act after the first {} action(s)", head.solver.letter(), head.from);
            return Err(FileError::at(head.from_line, text));
        }
        Ok(Self {
            game: R::ID.to_owned(),
            name: name.to_owned(),
            options: options::written::<R>(game.options()),
            seed: game.seed(),
            solver: head.solver,
            goes: goes(head.solver, line.iter().map(|(seat, _)| *seat)).0,
            before,
            line,
        })
    }
}

/// What a puzzle's header says beside that of a journal.
struct Head {
    solver: Seat,
    from: usize,
    from_line: usize,
}

impl Head {
    fn read(journal: &Journal, text: &str, seats: usize) -> Result<Self, FileError> {
        let first_word = |line: &str| line.split(' ').next().map(str::to_owned).unwrap_or_default();
        // The header's lines in their order; those of a key that is given twice.
        let lines_of = |key: &str| -> Vec<usize> {
            (1..).zip(text.lines()).filter(|(_, line)| first_word(line) == key).map(|(number, _)| number).collect()
        };
        let last_line = |key: &str| lines_of(key).last().copied().unwrap_or(1);
        let (mut solver, mut from) = (None, None);
        for (key, value) in &journal.header.extra {
            let wrong = |text: String| FileError::at(last_line(key), text);
            let twice = match key.as_str() {
                SOLVER => solver.replace(seat(value, seats).map_err(|error| wrong(error.0))?).is_some(),
                FROM => from.replace(number(value, 0..=usize::MAX).map_err(|error| wrong(error.0))?).is_some(),
                _ => {
                    let text = format!(
                        "{} is no line of a puzzle’s header; it has those of a journal, `{SOLVER} SEAT` and `{FROM} NUMBER`",
                        quoted(&format!("{key} {value}"))
                    );
                    return Err(wrong(text));
                }
            };
            if twice {
                return Err(wrong(format!("`{key}` is given twice")));
            }
        }
        let missing = |key: &str| FileError::at(1, format!("the header has no `{key}` line"));
        Ok(Self {
            solver: solver.ok_or_else(|| missing(SOLVER))?,
            from: from.ok_or_else(|| missing(FROM))?,
            from_line: last_line(FROM),
        })
    }
}

/// Nothing is taken back or given up in a puzzle, and it says that it is over.
fn only_actions(journal: &Journal) -> Result<(), FileError> {
    let lines = match journal.lines.split_last() {
        Some(((_, Line::Over), lines)) => lines,
        Some(((last, _), _)) => return Err(FileError::at(*last, "the last line of a puzzle is `over`")),
        None => return Err(FileError::at(1, "a puzzle has actions below its header, and `over` at its end")),
    };
    match lines.iter().find(|(_, line)| !matches!(line, Line::Act(..))) {
        Some((number, line)) => {
            let text =
                format!("{} is no line of a puzzle; it has actions, and `over` at its end", quoted(&line.to_string()));
            Err(FileError::at(*number, text))
        }
        None => Ok(()),
    }
}
