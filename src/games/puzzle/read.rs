//! Reading a puzzle's file, and trying out that its line wins.

use super::{FROM, ODDS, Puzzle, SOLVER, goes};
use crate::engine::journal::{self, Journal, JournalError, JournalLine};
use crate::engine::notation::{number, seat};
use crate::engine::quote::quoted;
use crate::engine::sentences::counted;
use crate::engine::{Match, Notation, Seat, ToAct, options};
use crate::games::FileError;

impl Puzzle {
    /// Reads the file of a puzzle of `R` and plays it through.
    ///
    /// # Errors
    /// The line that cannot be read, that the rules do not allow where it stands, or that does not win.
    pub fn read<R: Notation>(name: &str, text: &str) -> Result<Self, FileError> {
        let of_journal = |error: JournalError| FileError::at(error.line.unwrap_or(1), error.what.to_string());
        let journal = journal::parse(text.as_bytes()).map_err(of_journal)?;
        let last = journal.lines.last().map_or(1, |(line, _)| *line);
        if let Some(notice) = &journal.notice {
            return Err(FileError::at(last + 1, notice.to_string()));
        }
        if journal.header.position.is_some() {
            return Err(FileError::at(journal.position_line, "a puzzle begins with its deal, not from a position"));
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
        let Some((_, first)) = line.first().filter(|(seat, _)| *seat == head.solver) else {
            let actions = counted(head.from, "action", "actions");
            let text = format!("{} does not act after the first {actions}", head.solver.letter());
            return Err(FileError::at(head.from_line, text));
        };
        let odds = head.odds_of(&game, first)?;
        let goes = if odds.is_empty() { goes(head.solver, line.iter().map(|(seat, _)| *seat)).0 } else { 1 };
        Ok(Self {
            game: R::ID.to_owned(),
            name: name.to_owned(),
            options: options::written::<R>(game.options()),
            seed: game.seed(),
            solver: head.solver,
            goes,
            odds,
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
    /// What stands behind each `odds`, with its line.
    odds: Vec<(usize, String)>,
}

impl Head {
    fn read(journal: &Journal, text: &str, seats: usize) -> Result<Self, FileError> {
        let first_word = |line: &str| line.split(' ').next().map(str::to_owned).unwrap_or_default();
        // The header's lines in their order; those of a key that is given twice.
        let lines_of = |key: &str| -> Vec<usize> {
            (1..).zip(text.lines()).filter(|(_, line)| first_word(line) == key).map(|(number, _)| number).collect()
        };
        let last_line = |key: &str| lines_of(key).last().copied().unwrap_or(1);
        let (mut solver, mut from, mut odds) = (None, None, Vec::new());
        for (key, value) in &journal.header.extra {
            let wrong = |text: String| FileError::at(last_line(key), text);
            let twice = match key.as_str() {
                SOLVER => solver.replace(seat(value, seats).map_err(|error| wrong(error.to_string()))?).is_some(),
                FROM => {
                    from.replace(number(value, 0..=usize::MAX).map_err(|error| wrong(error.to_string()))?).is_some()
                }
                ODDS => {
                    odds.push(value.clone());
                    false
                }
                _ => {
                    let text = format!(
                        "{} is not a line of a puzzle’s header; it has those of a journal, `{SOLVER} SEAT`, `{FROM} NUMBER`, \
                         and, where dice decide, `{ODDS} PERCENT ACTION` for each first action",
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
            odds: lines_of(ODDS).into_iter().zip(odds).collect(),
        })
    }

    /// The chance of each first action, the best first; `first` is that of the line and has the best one.
    fn odds_of<R: Notation>(&self, game: &Match<R>, first: &str) -> Result<Vec<(String, u16)>, FileError> {
        let legal: Vec<String> = game.replay_to(self.from).legal(self.solver).iter().map(R::action_text).collect();
        let mut odds: Vec<(String, u16)> = Vec::new();
        for (line, text) in &self.odds {
            let wrong = |text: String| Err(FileError::at(*line, text));
            let (chance, action) = text.split_once(' ').unwrap_or((text, ""));
            let chance = tenths(chance).map_err(|text| FileError::at(*line, text))?;
            if !legal.iter().any(|legal| legal == action) {
                return wrong(format!("{} is not allowed where the puzzle begins", quoted(action)));
            }
            if odds.iter().any(|(other, _)| other == action) {
                return wrong(format!("{} is given twice", quoted(action)));
            }
            if odds.last().is_some_and(|(_, before)| *before < chance) {
                return wrong("the chances are not in order, the best first".to_owned());
            }
            odds.push((action.to_owned(), chance));
        }
        let Some((last, _)) = self.odds.last() else { return Ok(odds) };
        let missing = legal.iter().find(|legal| odds.iter().all(|(action, _)| action != *legal));
        if let Some(missing) = missing {
            return Err(FileError::at(*last, format!("there is no `{ODDS}` line for {}", quoted(missing))));
        }
        let best = odds.first().map(|(_, chance)| *chance);
        if odds.iter().any(|(action, chance)| action == first && Some(*chance) < best) {
            let text = format!("the line begins with {}, which has not the best chance", quoted(first));
            return Err(FileError::at(*last, text));
        }
        Ok(odds)
    }
}

/// A chance like `61.2`, in tenths of a percent.
fn tenths(text: &str) -> Result<u16, String> {
    let read = text.split_once('.').filter(|(_, tenth)| tenth.len() == 1).and_then(|(whole, tenth)| {
        let [whole, tenth] = [whole, tenth].map(|part| number(part, 0..=100).ok());
        Some(10 * whole? + tenth?)
    });
    read.filter(|chance| *chance <= 1000)
        .ok_or_else(|| format!("{} is not a chance in percent; it has one decimal, `61.2`", quoted(text)))
}

/// Nothing is taken back or given up in a puzzle, and it says that it is over.
fn only_actions(journal: &Journal) -> Result<(), FileError> {
    let lines = match journal.lines.split_last() {
        Some(((_, JournalLine::Over), lines)) => lines,
        Some(((last, _), _)) => return Err(FileError::at(*last, "the last line of a puzzle is `over`")),
        None => return Err(FileError::at(1, "a puzzle has actions below its header, and `over` at its end")),
    };
    match lines.iter().find(|(_, line)| !matches!(line, JournalLine::Act(..))) {
        Some((number, line)) => {
            let text = format!(
                "{} is not a line of a puzzle; it has actions, and `over` at its end",
                quoted(&line.to_string())
            );
            Err(FileError::at(*number, text))
        }
        None => Ok(()),
    }
}
