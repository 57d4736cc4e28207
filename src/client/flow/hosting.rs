//! The host of the match that this program owns, and what its front here has asked and told.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use bevy::prelude::*;

use crate::client::session::Screen;
use crate::client::settings::Settings;
use crate::engine::Seat;
use crate::engine::journal::{Header, Writer};
use crate::folders::DataFolder;
use crate::host::{Ask, Beginning, FrontId, Host, Laid, Message, NewJournal, Preferences, Request, Seats, Threads};
use crate::storage::saves::Saves;

/// The front of this program.
const HERE: FrontId = FrontId(0);

/// The match that this program owns, if one is being played. Nothing of it is for a screen but what its front has been told.
#[derive(Resource, Default)]
pub struct Hosting {
    host: Option<Host>,
    /// Requests so far.
    requests: u64,
    /// A match that is being laid: what is played, and who sits where once that is known.
    pub(super) fresh: Option<(Laid, Option<Seats>)>,
    /// Where it is shown.
    pub(super) screen: Screen,
    /// Matches laid on the table so far.
    pub(super) matches: u32,
    /// The last moment up to which everything has been told.
    pub(super) told: Option<u64>,
    /// Since when nothing more is to be told, and of which moment.
    pub(super) quiet: Option<(u64, Duration)>,
    /// Who has acted last, as far as it was told.
    pub(super) last: Option<Seat>,
    /// Nothing is to go on by itself.
    pub(super) holds: bool,
    /// What is preferred.
    pub(super) prefers: Preferences,
    /// The hint that has been asked for.
    pub(super) hint: Option<u64>,
}

/// What is preferred here, as the settings say.
pub(super) fn preferences(settings: &Settings) -> Preferences {
    Preferences {
        auto_pass: settings.auto_pass,
        auto_play: settings.auto_play,
        by_suit: settings.by_suit,
        fixed_board: !settings.turn_board,
        one_by_one: true,
    }
}

/// Begins journals of matches in the data folder.
pub(super) fn journals(data: &DataFolder) -> NewJournal {
    let saves = Saves::new(data.matches());
    Box::new(move |header: &Header| {
        let path = saves.fresh(&header.game, SystemTime::now());
        saves.tidy();
        Writer::create(&path, header)
    })
}

impl Hosting {
    /// The host, if a match is being played.
    #[must_use]
    pub fn host(&self) -> Option<&Host> {
        self.host.as_ref()
    }

    /// Where the journal is; none if nothing is saved.
    #[must_use]
    pub fn journal(&self) -> Option<&Path> {
        self.host.as_ref().and_then(Host::journal)
    }

    /// Has this match played from now on, in place of any other.
    pub(super) fn take(&mut self, beginning: Beginning, screen: Screen) -> &mut Host {
        let Self { requests, matches, .. } = *self;
        *self = Self { requests, matches, screen, ..Self::default() };
        self.host.insert(Host::new(beginning, Threads::new(|| {})))
    }

    /// Nothing more is written to the journal; gives its path, if there was one.
    pub(super) fn put_journal_away(&mut self) -> Option<PathBuf> {
        self.host.as_mut().and_then(Host::put_journal_away)
    }

    /// No match is played any more.
    pub(super) fn drop_host(&mut self) {
        self.host = None;
        (self.fresh, self.hint) = (None, None);
    }

    /// Asks something about the moment `at`; gives the number of the request and what is answered.
    pub(super) fn ask(&mut self, ask: Ask, at: u64, now: Duration) -> Vec<Message> {
        let Some(host) = &mut self.host else { return Vec::new() };
        self.requests += 1;
        if matches!(ask, Ask::Hint(_)) {
            self.hint = Some(self.requests);
        }
        let request = Request { id: self.requests, at, ask };
        host.on(HERE, request, now).into_iter().map(|(_, message)| message).collect()
    }

    /// The number of the last request.
    pub(super) fn asked(&self) -> u64 {
        self.requests
    }

    /// What happens by itself, if it is time for it.
    pub(super) fn tick(&mut self, now: Duration) -> Vec<Message> {
        match &mut self.host {
            Some(host) if host.is_due(now) => host.tick(now).into_iter().map(|(_, message)| message).collect(),
            _ => Vec::new(),
        }
    }

    /// When something is to happen by itself.
    pub(super) fn due(&self) -> Option<Duration> {
        self.host.as_ref().and_then(Host::due)
    }
}
