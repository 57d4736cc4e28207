//! `imps-table puzzles`: looks for puzzles in matches of bots and writes them down.

use std::fs;
use std::path::Path;

use super::onlooker::Person;
use super::terminal::print;
use super::{Failure, Puzzles};
use crate::ai::BotKind;
use crate::ai::Level;
use crate::ai::arena::Onlooker as _;
use crate::ai::forced::Effort;
use crate::ai::puzzles::PuzzleSearch;
use crate::engine::sentences::counted;
use crate::games::Registry;
use crate::games::puzzle::EXTENSION;

/// States that are imagined where something is hidden. An action that fails only in rarer ones counts as one that wins, so that
/// it is no second solution for people either.
const IMAGINED: usize = 24;
/// Outcomes that are tried where chance falls.
const OUTCOMES: usize = 20;

/// Looks for them; Ctrl-C ends it with what has been found so far, a second one without.
pub(super) fn run(games: Registry, args: &Puzzles) -> Result<(), Failure> {
    let game = games.find(&args.game).map_err(Failure::input)?;
    let options = args.options.as_deref();
    let mut players = args.seats.clone();
    if players.is_empty() {
        players = vec![BotKind::from(Level::Veteran); game.seats(options).map_err(Failure::Input)?];
    }
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).map_err(|error| cannot_be_written(folder, &error))?;
    }
    let effort = Effort { actions: args.effort, imagined: IMAGINED, outcomes: OUTCOMES };
    let plan = PuzzleSearch { games: args.games, seed: args.seed, goes: args.goes, effort };
    let person = Person::sits_down()?;
    let found = game.find_puzzles(options, &players, plan, &person);
    person.leaves();
    let found = found.map_err(Failure::Input)?;
    for (number, puzzle) in (args.out.as_deref().map_or(0, last) + 1..).zip(&found) {
        let name = format!("{number:02}.{EXTENSION}");
        if let Some(folder) = &args.out {
            let path = folder.join(&name);
            fs::write(&path, &puzzle.text).map_err(|error| cannot_be_written(&path, &error))?;
        }
        print(&format!("{name}: {}\n", puzzle.about))?;
    }
    print(&format!("{} found\n", counted(found.len(), "puzzle", "puzzles")))?;
    if person.enough() {
        return Err(Failure::Stopped("stopped before all games were searched".to_owned()));
    }
    Ok(())
}

/// The highest number of the puzzles in a folder.
fn last(folder: &Path) -> usize {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let number = |path: &Path| path.file_stem()?.to_str()?.parse::<usize>().ok();
    files.filter_map(|file| number(&file.path())).max().unwrap_or(0)
}

fn cannot_be_written(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("{} cannot be written: {error}", path.display()))
}
