//! The lessons of the house, which of them have been followed to their end, and the one that the match on the table is.

use std::collections::HashMap;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::saves::Saves;
use super::ticks::Ticks;
use crate::engine::journal::{self, Header};
use crate::engine::{Seat, Seed};
use crate::folders::DataFolder;
use crate::games::lesson::{Lesson, Now};

/// Key of a journal's header line that says which lesson the match is.
pub const HEADER: &str = "lesson";

/// The file in the data folder that names those that have been followed to their end, one a line.
const FILE: &str = "lessons.txt";

/// Every lesson that can be used, game by game, in the order in which they are offered.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct Lessons(pub Vec<Lesson>);

impl Lessons {
    /// Those of a game.
    pub fn of<'a>(&'a self, game: &str) -> impl Iterator<Item = &'a Lesson> {
        self.0.iter().filter(move |lesson| lesson.game == game)
    }

    /// The lesson of a game that has this name.
    pub fn find(&self, game: &str, name: &str) -> Option<&Lesson> {
        self.of(game).find(|lesson| lesson.name == name)
    }

    /// The lesson that a match with this journal and these options is; none if it is none, or one that has been rewritten since.
    pub fn begun_by(&self, header: &Header, options: &str) -> Option<&Lesson> {
        let (_, name) = header.extra.iter().find(|(key, _)| key == HEADER)?;
        let same = |lesson: &&Lesson| {
            header.position.is_none() && Seed::Word(lesson.seed) == header.seed && lesson.options == options
        };
        self.find(&header.game, name).filter(same)
    }
}

/// A lesson that was left before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    pub path: PathBuf,
    /// The number of the step that it goes on with.
    pub step: usize,
}

/// The lessons that were left before their end, as the saved matches had them when somebody looked.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct LeftLessons(HashMap<String, Left>);

impl LeftLessons {
    /// Looks for them among the saved matches; of a lesson that was left several times the last one counts.
    pub fn among(saves: &Saves, lessons: &Lessons) -> Self {
        let mut left = HashMap::new();
        for (_, path) in saves.not_over() {
            let Ok(journal) = journal::read(&path) else { continue };
            let Some(lesson) = lessons.begun_by(&journal.header, &journal.header.options) else { continue };
            let actions = journal.actions();
            // What has not been begun begins as ever.
            if let Some(step) = next_step(lesson, actions.clone()).filter(|_| !actions.is_empty()) {
                left.entry(lesson.key()).or_insert(Left { path, step });
            }
        }
        Self(left)
    }

    /// Where this one goes on.
    pub fn of(&self, lesson: &Lesson) -> Option<&Left> {
        self.0.get(&lesson.key())
    }
}

/// The number of the step that is told next when this was `played`, once everybody else has acted; none if nobody is guided.
fn next_step(lesson: &Lesson, mut played: Vec<(Seat, String)>) -> Option<usize> {
    loop {
        match lesson.now(played.iter().cloned(), 0) {
            Now::Step { number, .. } => return Some(number),
            Now::Act(seat, text) => {
                let act = (seat, text.to_owned());
                played.push(act);
            }
            Now::Free => return None,
        }
    }
}

/// Those that have been followed to their end on this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct Learned(Ticks);

impl Learned {
    /// Those that the data folder knows of. Also says why they cannot be read, if so.
    pub fn read(folder: &DataFolder) -> (Self, Option<io::Error>) {
        let (ticks, error) = Ticks::read(&folder.path(FILE));
        (Self(ticks), error)
    }

    /// Whether this one is among them.
    pub fn has(&self, lesson: &Lesson) -> bool {
        self.0.has(&lesson.game, &lesson.name)
    }

    /// Keeps one.
    ///
    /// # Errors
    /// The file cannot be written; the lesson counts as learned until the program ends.
    pub fn keep(&mut self, lesson: &Lesson, folder: &DataFolder) -> io::Result<()> {
        self.0.keep(&lesson.game, &lesson.name, &folder.path(FILE))
    }
}

/// The lesson that a match is.
#[derive(Clone, Debug)]
pub struct Guide {
    pub lesson: Arc<Lesson>,
    /// Number of the step that was read last.
    read: usize,
}

impl Guide {
    /// A guide through a lesson from its beginning.
    pub fn new(lesson: Lesson) -> Self {
        Self { lesson: Arc::new(lesson), read: 0 }
    }

    /// Where the match stands in which this was played; what comes after the script matters only in that there is something.
    pub fn now(&self, played: impl IntoIterator<Item = (Seat, String)>) -> Now<'_> {
        self.lesson.now(played, self.read)
    }

    /// Notes that the step that is only to be read has been read; false if there is none.
    pub fn read_on(&mut self, played: impl IntoIterator<Item = (Seat, String)>) -> bool {
        let read = match self.now(played) {
            Now::Step { number, left, .. } if left.is_empty() => number,
            _ => return false,
        };
        self.read = read;
        true
    }
}
