//! The lessons of the house, which of them have been followed to their end, and the one that the match on the table is.

use std::collections::HashMap;
use std::io;
use std::path::PathBuf;

use bevy::prelude::*;

use super::any_match::{BotMove, Choice};
use super::saves::Saves;
use super::ticks::Ticks;
use super::{Overlay, Screen, Session};
use crate::client::folders::assets;
use crate::client::locale::Locale;
use crate::client::settings::{DataFolder, Notices};
use crate::client::table::Explained;
use crate::engine::journal::{self, Header};
use crate::engine::text_file::io_words;
use crate::engine::{Seat, Seed, Words};
use crate::games::lesson::{Lesson, Now, lessons};

/// Key of a journal's header line that says which lesson the match is.
pub const HEADER: &str = "lesson";

/// The file in the data folder that names those that have been followed to their end, one a line.
const FILE: &str = "lessons.txt";

/// Every lesson that can be used, game by game, in the order in which they are offered.
#[derive(Resource, Clone, Debug, Default)]
pub struct Lessons(pub Vec<Lesson>);

impl Lessons {
    /// Those of a game.
    pub fn of<'a>(&'a self, game: &str) -> impl Iterator<Item = &'a Lesson> {
        self.0.iter().filter(move |lesson| lesson.game == game)
    }

    /// The lesson of a game that has this name.
    #[must_use]
    pub fn find(&self, game: &str, name: &str) -> Option<&Lesson> {
        self.of(game).find(|lesson| lesson.name == name)
    }

    /// The lesson that a match with this journal and these options is; none if it is none, or one that has been rewritten since.
    #[must_use]
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
#[derive(Resource, Clone, Debug, Default)]
pub struct LeftLessons(HashMap<String, Left>);

impl LeftLessons {
    /// Looks for them among the saved matches; of a lesson that was left several times the last one counts.
    #[must_use]
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
    #[must_use]
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

fn look_for_left(data: Res<DataFolder>, lessons: Res<Lessons>, mut left: ResMut<LeftLessons>) {
    *left = LeftLessons::among(&Saves::new(data.matches()), &lessons);
}

/// Those that have been followed to their end on this machine.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned(Ticks);

impl Learned {
    /// Whether this one is among them.
    #[must_use]
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

/// Reads the lessons, and which have been followed to their end; what cannot be used is told, and not offered.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .init_resource::<Learned>()
        .init_resource::<LeftLessons>()
        .add_systems(PostStartup, read)
        .add_systems(OnEnter(Overlay::Lessons), look_for_left)
        .add_systems(OnEnter(Screen::Setup), look_for_left);
}

pub(super) fn read(
    locale: Res<Locale>,
    folder: Res<DataFolder>,
    mut known: ResMut<Lessons>,
    mut learned: ResMut<Learned>,
    mut notices: ResMut<Notices>,
) {
    let (mut lessons, mut wrong) = lessons(&assets().join("lessons"));
    lessons.retain(|lesson| {
        let missing = lesson.messages().find(|(_, key)| !locale.has(key));
        let said =
            missing.map(|(line, key)| format!("{} {}:{line}: there is no message `{key}`", lesson.game, lesson.name));
        wrong.extend(said.iter().cloned());
        said.is_none()
    });
    for why in wrong {
        warn!("{why}");
        // The file and its line; the rest is for whoever writes one.
        let place = why.split(": ").next().unwrap_or_default();
        notices.push(Words::new("notice-lesson").with("why", place));
    }
    known.0 = lessons;
    let (ticks, error) = Ticks::read(&folder.path(FILE));
    learned.0 = ticks;
    if let Some(error) = error {
        notices.push(Words::new("notice-learned-unreadable").with("reason", io_words(&error)));
    }
}

/// The lesson that a match is.
#[derive(Clone, Debug)]
pub struct Guide {
    pub lesson: Lesson,
    /// Number of the step that was read last.
    read: usize,
}

impl Guide {
    /// A guide through a lesson from its beginning.
    #[must_use]
    pub fn new(lesson: Lesson) -> Self {
        Self { lesson, read: 0 }
    }
}

impl Session {
    /// Where the match stands in its lesson; [`Now::Free`] if it is none, or is only looked at.
    #[must_use]
    pub fn now(&self) -> Now<'_> {
        match &self.guide {
            Some(guide) if self.replay.is_none() => {
                // What comes after the script matters only in that there is something.
                let played = (0..=guide.lesson.guided()).map_while(|number| self.live.action(number));
                guide.lesson.now(played, guide.read)
            }
            _ => Now::Free,
        }
    }

    /// The number of the step that the lesson tells.
    #[must_use]
    pub fn step(&self) -> Option<usize> {
        match self.now() {
            Now::Step { number, .. } => Some(number),
            _ => None,
        }
    }

    /// Whether what may be done is restricted by a lesson.
    #[must_use]
    pub fn is_guided(&self) -> bool {
        self.now() != Now::Free
    }

    /// The lesson that the match is, if it has been followed to its end.
    #[must_use]
    pub fn learned(&self) -> Option<&Lesson> {
        let lesson = &self.guide.as_ref().filter(|_| self.replay.is_none())?.lesson;
        (!self.is_guided() && self.live.len() >= lesson.guided()).then_some(lesson)
    }

    /// Whether the lesson tells something that is only to be read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        matches!(self.now(), Now::Step { left, .. } if left.is_empty())
    }

    /// What `seat` may do: all that is legal, or what the lesson asks for.
    #[must_use]
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = self.live.choices(seat);
        choices.retain(|choice| self.allows(&choice.text));
        choices
    }

    /// Whether the lesson has nothing against an action, whatever the rules say.
    #[must_use]
    pub fn allows(&self, text: &str) -> bool {
        match self.now() {
            Now::Free => true,
            Now::Step { left, .. } => left.contains(&text),
            Now::Act(..) => false,
        }
    }

    /// Why the lesson allows nothing else now; none if nobody is guided.
    #[must_use]
    pub fn why_guided(&self) -> Option<Explained> {
        let key = match self.now() {
            Now::Free => return None,
            Now::Step { step, .. } => step.why(),
            Now::Act(..) => None,
        };
        Some(Explained { words: Words::new(key.unwrap_or_else(|| "lesson-read-first".to_owned())), rule: None })
    }

    /// The first of what the lesson asks for, as a hint.
    #[must_use]
    pub fn shown(&self, seat: Seat) -> Option<BotMove> {
        let Now::Step { left, .. } = self.now() else { return None };
        self.as_hint(seat, left.first()?)
    }

    /// A legal action as a hint.
    pub(super) fn as_hint(&self, seat: Seat, action: &str) -> Option<BotMove> {
        let choice = self.live.choices(seat).into_iter().find(|choice| choice.text == action)?;
        Some(BotMove { text: choice.text, targets: choice.targets, reason: None })
    }

    /// Notes that the step that is only to be read has been read; false if there is none.
    pub fn read_on(&mut self) -> bool {
        let read = match self.now() {
            Now::Step { number, left, .. } if left.is_empty() => number,
            _ => return false,
        };
        if let Some(guide) = &mut self.guide {
            guide.read = read;
        }
        true
    }
}
