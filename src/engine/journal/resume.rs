//! Plays a journal back into a match.

use super::{Journal, JournalError, Line};
use crate::engine::matches::Match;
use crate::engine::{Notation, Refusal as _, Silent};

/// A match that was played back.
pub struct Resumed<R: Notation> {
    /// The match as far as the journal could be followed.
    pub game: Match<R>,
    /// Why it could not be followed to its end; the readable part is what `game` holds.
    pub complaint: Option<JournalError>,
}

/// Plays a journal of `R` back.
///
/// # Errors
/// A header that does not fit the game. A line further down that does not is [`Resumed::complaint`].
pub fn resume<R: Notation>(journal: &Journal) -> Result<Resumed<R>, JournalError> {
    let header = &journal.header;
    if header.game != R::ID {
        let text = format!("this is a journal of `{}`, not of `{}`", header.game, R::ID);
        return Err(JournalError { line: None, text, readable: None });
    }
    let bad = |text: String| JournalError::at(journal.options_line, text);
    let options: R::Options =
        ron::from_str(&header.options).map_err(|error| bad(format!("the options cannot be read: {error}")))?;
    let mut game = Match::<R>::new(options, header.seed, &mut Silent).map_err(|error| bad(error.to_string()))?;
    if header.seats.len() != game.seats() {
        let text = format!("the header names {} seat(s), but the match has {}", header.seats.len(), game.seats());
        return Err(bad(text));
    }
    for (done, (number, line)) in journal.lines.iter().enumerate() {
        if let Err(text) = follow(&mut game, line) {
            let complaint = JournalError { line: Some(*number), text, readable: Some(Box::new(journal.cut(done))) };
            return Ok(Resumed { game, complaint: Some(complaint) });
        }
    }
    Ok(Resumed { game, complaint: None })
}

fn follow<R: Notation>(game: &mut Match<R>, line: &Line) -> Result<(), String> {
    match line {
        Line::Act(seat, text) => {
            let action = R::parse_action(text).map_err(|error| error.0)?;
            game.submit(*seat, action, &mut Silent).map_err(|refusal| {
                format!("`{} {text}` is not allowed here: {} (see {})", seat.letter(), refusal.name(), refusal.rule())
            })
        }
        Line::Undo(count) => {
            let played = game.actions().len();
            let left = played
                .checked_sub(*count)
                .ok_or_else(|| format!("`undo {count}` takes back more than the {played} action(s) before it"))?;
            *game = game.replay_to(left);
            Ok(())
        }
    }
}
