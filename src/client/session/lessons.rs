//! Lessons at the table: which there are, and where the match on the table stands in the one that it is.

use bevy::prelude::*;

use super::{Overlay, Screen, Session};
use crate::client::settings::Notices;
use crate::engine::text_file::io_words;
use crate::engine::{Seat, Words};
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::games::lesson::{Lesson, Now, lessons as lessons_of};
use crate::locale::Locale;
use crate::storage::lessons::{Learned, LeftLessons, Lessons};
use crate::storage::saves::Saves;
use crate::table::Explained;
use crate::table::any_match::{BotMove, Choice};

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
    games: Res<Registry>,
    locale: Res<Locale>,
    folder: Res<DataFolder>,
    mut known: ResMut<Lessons>,
    mut learned: ResMut<Learned>,
    mut notices: ResMut<Notices>,
) {
    let (mut lessons, mut wrong) = (Vec::new(), Vec::new());
    for folder in games.asset_folders() {
        let (good, bad) = lessons_of(*games, &folder.join("lessons"));
        lessons.extend(good);
        wrong.extend(bad);
    }
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
    let (read, error) = Learned::read(&folder);
    *learned = read;
    if let Some(error) = error {
        notices.push(Words::new("notice-learned-unreadable").with("reason", io_words(&error)));
    }
}

fn look_for_left(data: Res<DataFolder>, lessons: Res<Lessons>, mut left: ResMut<LeftLessons>) {
    *left = LeftLessons::among(&Saves::new(data.matches()), &lessons);
}

impl Session {
    /// Where the match stands in its lesson; [`Now::Free`] if it is none, or is only looked at.
    #[must_use]
    pub fn now(&self) -> Now<'_> {
        match &self.guide {
            Some(guide) if self.replay.is_none() => {
                // What comes after the script matters only in that there is something.
                let played = (0..=guide.lesson.guided()).map_while(|number| self.live.action(number));
                guide.lesson.now(played, guide.read())
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
            guide.note_read(read);
        }
        true
    }
}
