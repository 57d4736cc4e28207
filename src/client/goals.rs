//! What there is to reach in a game, and how far somebody has come: it follows from what is kept anyway.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::ai::Level;
use crate::engine::Words;
use crate::storage::lessons::{Learned, Lessons};
use crate::storage::puzzles::{Puzzles, Solved};
use crate::storage::statistics::Statistics;

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

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;
    use crate::folders::{DataFolder, assets};
    use crate::games::house;
    use crate::games::lesson::lessons;
    use crate::games::puzzle::puzzles;

    #[test]
    fn what_has_been_learned_and_solved_counts_for_its_game_alone() {
        let home = tempfile::tempdir().unwrap();
        let folder = DataFolder(home.path().to_owned());
        let (lessons, puzzles) =
            (lessons(house(), &assets().join("lessons")).0, puzzles(house(), &assets().join("puzzles")).0);
        let game = puzzles[0].game.clone();
        let other = lessons.iter().find(|lesson| lesson.game != game).unwrap().game.clone();
        let (mut learned, mut solved) = (Learned::default(), Solved::default());
        for lesson in lessons.iter().filter(|lesson| lesson.game == game) {
            learned.keep(lesson, &folder).unwrap();
        }
        solved.keep(&puzzles[0], &folder).unwrap();
        let mut world = World::new();
        world.insert_resource(Lessons(lessons));
        world.insert_resource(Puzzles(puzzles));
        world.insert_resource(learned);
        world.insert_resource(solved);
        world.init_resource::<Statistics>();
        let mut of = |game: String| world.run_system_once(move |goals: Goals| goals.of(&game)).unwrap();
        let reached = of(game);
        assert_eq!(reached.iter().map(Goal::is_reached).collect::<Vec<_>>(), [true, false, false, false]);
        assert_eq!(reached.iter().map(|goal| goal.done).collect::<Vec<_>>(), [reached[0].all, 0, 0, 1]);
        assert_eq!((reached[1].all, reached[2].all), (5, 3));
        assert!(of(other).iter().all(|goal| goal.done == 0));
        assert!(of("nothing".to_owned()).iter().all(|goal| !goal.is_reached()), "no lessons and no puzzles");
        assert_eq!(of("nothing".to_owned()).len(), 2);
    }
}
