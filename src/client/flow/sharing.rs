//! Matches and positions go to the clipboard, matches come from there and as files that are dropped on the window.

use std::path::Path;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::clipboard::LOOK_AGAIN;
use super::hosting::Hosting;
use super::play::SessionCommands;
use super::replay::ReplaySource;
use crate::client::power_saving::WakeAt;
use crate::client::session::sharing::{Arrived, Copied, KeptBack, Shared};
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::engine::journal::{self, link};
use crate::engine::{SeatController, Words, text_file};
use crate::games::Registry;
use crate::host::Host;
use crate::storage::saves::{Saves, title};
use crate::storage::sharing::{journal_of, keep, kept_back, position_of};
use crate::table::any_match::AnyMatch;
use crate::table::eyes;

/// Every file that is dropped on the window is asked for.
pub(super) fn take_dropped(mut drops: MessageReader<FileDragAndDrop>, mut asks: MessageWriter<SessionRequest>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            asks.write(SessionRequest::TakeIn(path_buf.clone()));
        }
    }
}

impl SessionCommands<'_, '_> {
    /// Copies the match on the table, or one that is saved.
    pub(super) fn copy(&mut self, what: Copied, of: Option<&Path>) {
        let text = match of {
            Some(path) => of_file(*self.front.games, path, what),
            None => self.of_table(what),
        };
        let copied = text.and_then(|text| self.clipboard.put(text));
        let key = match what {
            Copied::Match => "notice-match-copied",
            Copied::Line => "notice-line-copied",
            Copied::Position => "notice-position-copied",
        };
        self.front.notices.push(copied.map_or_else(|why| why, |()| Words::new(key)));
    }

    fn of_table(&self, what: Copied) -> Result<String, Words> {
        let nothing = || Words::new("notice-nothing-saved");
        let session = self.front.session.as_ref().ok_or_else(nothing)?;
        // Whoever looks at one moment of a match copies all of it.
        let whole = whole(self.reel.as_deref(), &self.front.hosting).ok_or_else(nothing)?;
        match what {
            Copied::Position => {
                position_of(&*whole.at(session.known.len()), session.known.viewer(), &session.controllers)
            }
            Copied::Match | Copied::Line => {
                let clock = self.front.hosting.host().and_then(Host::clock);
                packed(whole, what, || journal_of(whole, &session.controllers, session.practice, clock))
            }
        }
    }

    /// Asks for what lies on the clipboard, to be taken in.
    pub(super) fn paste(&mut self) {
        *self.pasted = Some(self.clipboard.ask());
    }

    /// Takes in what has been asked of the clipboard, once it is there.
    pub(super) fn hear_of_clipboard(&mut self) {
        let Some(pasted) = &*self.pasted else { return };
        let Some(answer) = pasted.answer() else {
            self.wakes.write(WakeAt(self.front.time.elapsed() + LOOK_AGAIN));
            return;
        };
        *self.pasted = None;
        match answer {
            Ok(text) => self.take_in(text.as_bytes(), None),
            Err(why) => self.front.notices.push(why),
        }
    }

    /// Takes in a file from elsewhere, under its own name if a person has given it one.
    pub(super) fn take_in_file(&mut self, path: &Path) {
        match text_file::read(path) {
            Ok(bytes) => self.take_in(&bytes, title(path).as_deref()),
            Err(why) => self.front.notices.push(Words::new("notice-match-refused").with("why", why)),
        }
    }

    fn take_in(&mut self, bytes: &[u8], name: Option<&str>) {
        match keep(*self.front.games, &Saves::new(self.data.matches()), bytes, name) {
            Ok(path) => {
                self.front.notices.push(Words::new("notice-match-taken"));
                self.arrived.write(Arrived(path));
                if self.front.session.is_none() {
                    NextState::set_if_neq(&mut self.front.overlay, Overlay::Saves);
                }
            }
            Err(why) => self.front.notices.push(why),
        }
    }
}

/// The whole of the match on the table, watched or played.
pub(super) fn whole<'a>(reel: Option<&'a ReplaySource>, hosting: &'a Hosting) -> Option<&'a dyn AnyMatch> {
    reel.map(|reel| &*reel.0).or_else(|| hosting.host().map(Host::live))
}

/// The journal, in one line or not, if the match may be copied.
fn packed(live: &dyn AnyMatch, what: Copied, journal: impl FnOnce() -> String) -> Result<String, Words> {
    match kept_back(live) {
        Some(why) => Err(why),
        None if what == Copied::Line => Ok(link::pack(&journal())),
        None => Ok(journal()),
    }
}

/// Finds out what of the match that is to be shared can be copied now.
pub(super) fn look(
    games: Res<Registry>,
    shared: Res<Shared>,
    session: Option<Res<Session>>,
    (reel, hosting): (Option<Res<ReplaySource>>, Res<Hosting>),
    mut kept_back: ResMut<KeptBack>,
) {
    *kept_back = match (&shared.0, session) {
        (Some(path), _) => match opened(*games, path) {
            Ok((_, live, _)) => KeptBack::of(&*live, live.outcome().is_some()),
            Err(why) => KeptBack { whole: Some(why.clone()), position: Some(why) },
        },
        (None, Some(session)) => whole(reel.as_deref(), &hosting)
            .map(|whole| KeptBack::of(whole, session.known.outcome().is_some()))
            .unwrap_or_default(),
        (None, None) => KeptBack::default(),
    };
}

/// A saved match: its file, the match and who sits there.
pub(super) fn opened(games: Registry, path: &Path) -> Result<(Vec<u8>, Box<dyn AnyMatch>, Vec<SeatController>), Words> {
    let wrong = |why: Words| Words::new("notice-journal").with("why", why);
    let bytes = text_file::read(path).map_err(wrong)?;
    let journal = journal::parse(&bytes).map_err(|error| wrong(error.words()))?;
    let game = &journal.header.game;
    let entry = games.table(game).ok_or_else(|| Words::new("notice-unknown-game").with("game", game.as_str()))?;
    let (live, complaint) = entry.resume(&journal).map_err(|error| wrong(error.words()))?;
    if let Some(error) = complaint {
        return Err(wrong(error.words()));
    }
    let controllers = journal.seats();
    Ok((bytes, live, controllers))
}

/// What is copied of a saved match.
fn of_file(games: Registry, path: &Path, what: Copied) -> Result<String, Words> {
    let (bytes, live, controllers) = opened(games, path)?;
    if what == Copied::Position {
        return position_of(&*live, eyes(&controllers, live.outcome().is_some()), &controllers);
    }
    packed(&*live, what, || String::from_utf8_lossy(&bytes).into_owned())
}
