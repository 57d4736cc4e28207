//! The lessons of the house, and the one that the match on the table is.

use bevy::prelude::*;

use super::Session;
use super::live::{Choice, Thought};
use crate::client::folders::assets;
use crate::client::locale::Locale;
use crate::client::settings::Notices;
use crate::client::table::Explained;
use crate::engine::{Seat, Words};
use crate::games::lesson::{Lesson, Now, lessons};

/// Key of a journal's header line that says which lesson the match is.
pub const HEADER: &str = "lesson";

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
}

/// Reads the lessons; what cannot be used is told, and not offered.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>().add_systems(PostStartup, read);
}

pub(super) fn read(locale: Res<Locale>, mut known: ResMut<Lessons>, mut notices: ResMut<Notices>) {
    let (mut lessons, mut wrong) = lessons(&assets().join("lessons"));
    lessons.retain(|lesson| {
        let missing = lesson.messages().find(|(_, key)| !locale.has(key));
        let said =
            missing.map(|(line, key)| format!("{} {}:{line}: there is no message `{key}`", lesson.game, lesson.name));
        wrong.extend(said.iter().cloned());
        said.is_none()
    });
    for why in wrong {
        notices.push(Words::new("notice-lesson").with("why", why));
    }
    known.0 = lessons;
}

/// The lesson that a match is.
#[derive(Clone, Debug)]
pub struct Guide {
    /// Which.
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
    pub fn shown(&self, seat: Seat) -> Option<Thought> {
        let Now::Step { left, .. } = self.now() else { return None };
        let first = *left.first()?;
        let choice = self.live.choices(seat).into_iter().find(|choice| choice.text == first)?;
        Some(Thought { text: choice.text, targets: choice.targets, reason: None })
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
