//! Puzzles at the table: which there are, and where the match on the table stands in the one that it is.

use bevy::prelude::*;

use super::Session;
use crate::client::settings::Notices;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::games::puzzle::{Puzzle, PuzzleStanding, puzzles as puzzles_of};
use crate::host::Progress;
use crate::storage::puzzles::{Puzzles, Solved, percent};

/// Reads the puzzles, and which have been solved; what cannot be used is told, and not offered.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Puzzles>().init_resource::<Solved>().add_systems(PostStartup, read.after(super::lessons::read));
}

fn read(
    games: Res<Registry>,
    folder: Res<DataFolder>,
    mut known: ResMut<Puzzles>,
    mut solved: ResMut<Solved>,
    mut notices: ResMut<Notices>,
) {
    let (mut puzzles, mut wrong) = (Vec::new(), Vec::new());
    for folder in games.asset_folders().iter() {
        let (good, bad) = puzzles_of(*games, &folder.join("puzzles"));
        puzzles.extend(good);
        wrong.extend(bad);
    }
    known.0 = puzzles;
    for why in wrong {
        warn!("{why}");
        // The file and its line; the rest is for whoever writes one.
        let place = why.split(": ").next().unwrap_or_default();
        notices.push(Words::new("notice-puzzle").with("why", place));
    }
    let (read, error) = Solved::read(&folder);
    *solved = read;
    if let Some(error) = error {
        notices.push(Words::new("notice-solved-unreadable").with("reason", io_words(&error)));
    }
}

impl Session {
    /// The puzzle that the match is, if it is one.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        match &self.present().stands().progress {
            Progress::Puzzle { puzzle, .. } => Some(puzzle),
            Progress::Match | Progress::Lesson { .. } => None,
        }
    }

    /// Where the match stands in the puzzle that it is; none if it is none, or is only looked at.
    pub fn standing(&self) -> Option<PuzzleStanding> {
        match self.known.stands().progress {
            Progress::Puzzle { standing, .. } => Some(standing),
            Progress::Match | Progress::Lesson { .. } => None,
        }
    }

    /// The chance of what the solver of the puzzle has begun with, in tenths of a percent; none where the win is certain, and as
    /// long as nothing has been begun.
    pub fn taken_odds(&self) -> Option<u16> {
        match self.present().stands().progress {
            Progress::Puzzle { taken, .. } => taken,
            Progress::Match | Progress::Lesson { .. } => None,
        }
    }

    /// What is said of the choice in a puzzle in which dice decide, once the match is over: the dice may say something else.
    pub fn judged(&self) -> Option<Words> {
        let best = self.puzzle()?.best_odds()?;
        let taken = percent(self.taken_odds()?);
        Some(match self.standing()? {
            PuzzleStanding::Solved => Words::new("results-puzzle-solved").with("odds", taken),
            _ => Words::new("results-puzzle-missed").with("odds", taken).with("best", percent(best)),
        })
    }

    /// Whether the match is a puzzle that can no longer be solved from here.
    pub fn is_missed(&self) -> bool {
        self.standing() == Some(PuzzleStanding::Failed)
    }
}
