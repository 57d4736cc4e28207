//! Plays a journal back into a match.

use super::{Journal, JournalError, JournalLine, OVER, PROGRAM};
use crate::engine::matches::{Match, NoBeginning};
use crate::engine::notation::{unsound, wrong};
use crate::engine::words::words;
use crate::engine::{Notation, NotationError, Refusal as _, Silent, Sink, ToAct, options};

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
    let mut game = begin::<R>(journal, &mut Silent)?;
    let complaint = follow_all(&mut game, journal, usize::MAX, |game, line| follow(game, line, &mut Silent));
    Ok(Resumed { game, complaint })
}

/// A journal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalInWords {
    /// Each action with its events, then how the match stands.
    pub text: String,
    pub over: bool,
    /// Why the journal could not be followed to its end.
    pub complaint: Option<JournalError>,
}

/// Tells a journal of `R`, up to its first `to` lines after the header.
pub fn tell<R: Notation>(journal: &Journal, to: usize) -> Result<JournalInWords, JournalError> {
    let mut events: Vec<R::Event> = Vec::new();
    let mut game = begin::<R>(journal, &mut events)?;
    let mut text = format!("{}, seed {}, {}\n", R::ID, journal.header.seed, journal.header.options);
    if !game.is_dealt() {
        text += &format!("from this position:\n{}", indented(&R::position_text(game.state())));
    }
    let happened = |text: &mut String, events: &mut Vec<R::Event>| {
        for event in events.drain(..) {
            *text += &format!("    {}\n", R::event_text(&event));
        }
    };
    happened(&mut text, &mut events);
    let complaint = follow_all(&mut game, journal, to, |game, line| {
        follow(game, line, &mut events)?;
        match line {
            JournalLine::Act(..) => text += &format!("{}. {line}\n", game.actions().len()),
            _ => text += &format!("{line}\n"),
        }
        happened(&mut text, &mut events);
        Ok(())
    });
    text += &format!("\n{}\n", R::position_text(game.state()).trim_end());
    let to_act = game.to_act();
    let over = matches!(to_act, ToAct::Over(_));
    text += &match to_act {
        ToAct::Seats(seats) => {
            let letters: Vec<String> = seats.iter().map(|seat| seat.letter().to_string()).collect();
            format!("to act: {}\n", letters.join(" "))
        }
        ToAct::Over(outcome) => format!("over: scores {:?}\n", outcome.scores),
    };
    Ok(JournalInWords { text, over, complaint })
}

/// The lines of a text, a step to the right.
fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

/// The match as the header lays it out.
fn begin<R: Notation>(journal: &Journal, sink: &mut impl Sink<R>) -> Result<Match<R>, JournalError> {
    let header = &journal.header;
    if header.game != R::ID {
        return Err(JournalError::of_all(words!("reason-other-game", game = header.game, wanted = R::ID)));
    }
    let bad = |what: NotationError| JournalError::at(journal.options_line, what);
    let chosen = options::read::<R>(&header.options).map_err(bad)?;
    let game = match &header.position {
        None => Match::<R>::new(chosen, header.seed, sink).map_err(|error| bad(error.into()))?,
        Some(text) => {
            let above = journal.position_line;
            let state = R::parse_position(text).map_err(|(line, error)| JournalError::at(above + line, error))?;
            Match::from_position(chosen, state, header.seed).map_err(|error| match error {
                NoBeginning::Options(error) => bad(error.into()),
                NoBeginning::Unsound(sentence) => JournalError::at(above, unsound(sentence)),
                NoBeginning::OtherOptions => JournalError::at(above, words!("reason-other-options")),
                NoBeginning::Over => JournalError::at(above, words!("reason-over-here")),
                NoBeginning::Stuck => JournalError::at(above, words!("reason-stuck")),
            })?
        }
    };
    if header.seats.len() != game.seats() {
        let words = words!("reason-seats", named = header.seats.len(), seats = game.seats());
        return Err(bad(words.into()));
    }
    Ok(game)
}

/// Follows line after line, the first `to` of them, until one does not fit.
fn follow_all<R: Notation>(
    game: &mut Match<R>,
    journal: &Journal,
    to: usize,
    mut follow: impl FnMut(&mut Match<R>, &JournalLine) -> Result<(), NotationError>,
) -> Option<JournalError> {
    for (done, (number, line)) in journal.lines.iter().enumerate().take(to) {
        if let Err(mut what) = follow(game, line) {
            if let Some(other) = journal.header.program.as_ref().filter(|program| *program != PROGRAM) {
                what = what
                    .within(|what| words!("reason-other-version", other = other, program = PROGRAM).with("what", what));
            }
            return Some(JournalError::at(*number, what).after(journal.cut(done)));
        }
    }
    None
}

fn follow<R: Notation>(game: &mut Match<R>, line: &JournalLine, sink: &mut impl Sink<R>) -> Result<(), NotationError> {
    match line {
        JournalLine::Act(..) if game.conceded().is_some() => wrong(words!("reason-given-up")),
        JournalLine::Act(seat, text) => {
            let action = R::parse_action(text)?;
            game.submit(*seat, action, sink).map_err(|refusal| {
                let detail = format!("{} (see {})", refusal.name(), refusal.rule());
                NotationError::from(words!("reason-not-allowed", text = line)).with_detail(detail)
            })
        }
        JournalLine::Undo(count) => {
            let played = game.actions().len();
            let left = played
                .checked_sub(*count)
                .ok_or_else(|| words!("reason-undone-too-much", count = count, played = played))?;
            game.go_back_to(left);
            Ok(())
        }
        JournalLine::Seat(seat, _) if seat.index() < game.seats() => Ok(()),
        JournalLine::Seat(seat, _) => wrong(words!("reason-match-without-seat", seat = seat.letter())),
        // Whether there is a clock was seen when the line was read.
        JournalLine::Practice | JournalLine::Time(..) | JournalLine::ClockOff => Ok(()),
        JournalLine::Concede(seat) => {
            let impossible =
                |refusal| NotationError::from(words!("reason-not-allowed", text = line)).with_detail(refusal);
            game.concede(*seat).map_err(impossible)
        }
        JournalLine::Over => match game.to_act() {
            ToAct::Over(_) => Ok(()),
            ToAct::Seats(_) => wrong(words!("reason-not-over", text = OVER)),
        },
    }
}
