//! What there is to reach in a game, and how far somebody has come: it follows from what is kept anyway.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::ai::Level;
use crate::client::session::lessons::{Learned, Lessons};
use crate::client::session::puzzles::{Puzzles, Solved};
use crate::client::statistics::Statistics;
use crate::engine::Words;

/// So many matches won in a row are a goal.
const ROW: u32 = 3;

/// Something to reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// What it is.
    pub words: Words,
    /// How many parts of it have been reached.
    pub done: usize,
    /// How many there are.
    pub all: usize,
}

impl Goal {
    /// Whether it has been reached.
    #[must_use]
    pub fn is_reached(&self) -> bool {
        self.done >= self.all
    }
}

/// All that goals rest on.
#[derive(SystemParam)]
pub struct Goals<'w> {
    lessons: Res<'w, Lessons>,
    learned: Res<'w, Learned>,
    puzzles: Res<'w, Puzzles>,
    solved: Res<'w, Solved>,
    statistics: Res<'w, Statistics>,
}

impl Goals<'_> {
    /// Those of a game, in the order in which most come to them; none of what the game does not have.
    #[must_use]
    pub fn of(&self, game: &str) -> Vec<Goal> {
        let learned = self.lessons.of(game).map(|lesson| self.learned.has(lesson));
        let solved = self.puzzles.of(game).map(|puzzle| self.solved.has(puzzle));
        let records = Level::ALL.map(|level| self.statistics.record(game, level).unwrap_or_default());
        let row = records.iter().map(|record| record.longest).max().unwrap_or(0);
        let goals = [
            goal("goal-lessons", learned),
            goal("goal-levels", records.iter().map(|record| record.won > 0)),
            goal("goal-row", (0..ROW).map(|won| won < row)),
            goal("goal-puzzles", solved),
        ];
        goals.into_iter().filter(|goal| goal.all > 0).collect()
    }
}

fn goal(key: &str, parts: impl Iterator<Item = bool>) -> Goal {
    let (mut done, mut all) = (0, 0);
    for part in parts {
        all += 1;
        done += usize::from(part);
    }
    Goal { words: Words::new(key).with("done", done as i64).with("all", all as i64), done, all }
}
