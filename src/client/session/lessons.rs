//! Lessons at the table: which there are, and where the match on the table stands in the one that it is.

use bevy::prelude::*;

use super::{Overlay, Screen, Session};
use crate::client::settings::Notices;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::games::lesson::{Lesson, Now, lessons as lessons_of};
use crate::host::Progress;
use crate::locale::Locale;
use crate::storage::lessons::{Learned, LeftLessons, Lessons};
use crate::storage::saves::Saves;
use crate::table::Explained;

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
    for folder in games.asset_folders().iter() {
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
    /// The lesson that the match is, if it is one.
    pub fn lesson(&self) -> Option<&Lesson> {
        match &self.present().stands().progress {
            Progress::Lesson { guide, .. } => Some(&guide.lesson),
            Progress::Match | Progress::Puzzle { .. } => None,
        }
    }

    /// Where the match stands in its lesson; [`Now::Free`] if it is none, or is only looked at.
    pub fn now(&self) -> Now<'_> {
        self.known.now()
    }

    /// The number of the step that the lesson tells.
    pub fn step(&self) -> Option<usize> {
        match self.now() {
            Now::Step { number, .. } => Some(number),
            _ => None,
        }
    }

    /// Whether what may be done is restricted by a lesson.
    pub fn is_guided(&self) -> bool {
        self.now() != Now::Free
    }

    /// The lesson that the match is, if it has been followed to its end.
    pub fn learned(&self) -> Option<&Lesson> {
        let lesson = self.lesson().filter(|_| self.replay.is_none())?;
        (!self.is_guided() && self.known.len() >= lesson.guided()).then_some(lesson)
    }

    /// Whether the lesson tells something that is only to be read.
    pub fn is_reading(&self) -> bool {
        matches!(self.now(), Now::Step { left, .. } if left.is_empty())
    }

    /// Why the lesson allows nothing else now; none if nobody is guided.
    pub fn why_guided(&self) -> Option<Explained> {
        self.now().why()
    }
}
