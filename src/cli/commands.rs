//! The commands that are a call or two.

use super::terminal::{print, say};
use super::{Failure, Play, Playthrough, Replay};
use crate::engine::journal::{self, JournalError, link};
use crate::engine::sentences::counted;
use crate::engine::{BotKind, Level, SeatController, Seed, text_file};
use crate::games::Registry;

pub(super) fn headless(games: Registry, play: &Play) -> Result<(), Failure> {
    let game = games.find(play.game.as_deref().unwrap_or_default()).map_err(Failure::input)?;
    let options = play.options.as_deref();
    let mut players = Vec::new();
    for sitter in &play.seats {
        match sitter {
            SeatController::Bot { kind, .. } => players.push(*kind),
            _ => {
                return Err(Failure::input("without a table only bots of the house can play; name one for each seat"));
            }
        }
    }
    if players.is_empty() {
        let seats = game.seats(options).map_err(Failure::Input)?;
        players = vec![BotKind::from(Level::Veteran); seats];
    }
    let seed = play.seed.unwrap_or_else(Seed::draw);
    print(&game.bots_only(options, &players, seed).map_err(Failure::Input)?)
}

pub(super) fn playthrough(games: Registry, args: &Playthrough) -> Result<(), Failure> {
    let game = games.find(&args.game).map_err(Failure::input)?;
    print(&game.playthrough(args.options.as_deref(), &args.seats, args.seed).map_err(Failure::Input)?)
}

pub(super) fn replay(games: Registry, args: &Replay) -> Result<(), Failure> {
    let file = args.file.display();
    let said = |error: &JournalError| match error.line {
        Some(line) => format!("{file}:{line}: {}", error.what),
        None => error.what.to_string(),
    };
    let bytes = text_file::read(&args.file).map_err(Failure::input)?;
    let bytes = link::open(&bytes).map_err(|error| Failure::Input(said(&error)))?;
    let (journal, broken) = match journal::parse(&bytes) {
        Ok(journal) => (journal, None),
        Err(error) => {
            let text = said(&error);
            // What comes before the broken line is still a match.
            (*error.readable.ok_or_else(|| Failure::Input(text.clone()))?, Some(text))
        }
    };
    let game = games.find(&journal.header.game).map_err(|error| Failure::Input(format!("{file}: {error}")))?;
    let to = args.to.unwrap_or(usize::MAX);
    let told = game.replay(&journal, to).map_err(|error| Failure::Input(said(&error)))?;
    if !args.check {
        print(&told.text)?;
    }
    let wrong = told.complaint.as_ref().map(said).or(broken.filter(|_| to > journal.lines.len()));
    match (wrong, &journal.notice) {
        (Some(wrong), _) if args.check => Err(Failure::Check(wrong)),
        (Some(wrong), _) => Err(Failure::Input(format!("{wrong} (what comes before it can be resumed)"))),
        (None, Some(notice)) if args.check => Err(Failure::Check(format!("{file}: {notice}"))),
        (None, Some(notice)) => {
            say(&format!("{file}: {notice}"));
            Ok(())
        }
        (None, None) if args.check => {
            let end = if told.over { "over" } else { "not over" };
            let lines = counted(journal.lines.len(), "line", "lines");
            print(&format!("{file}: {lines}, sound, the match is {end}\n"))
        }
        (None, None) => Ok(()),
    }
}
