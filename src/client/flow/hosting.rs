//! The host of the match that is played here, in this program or elsewhere, and what its front here has asked and told.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use bevy::prelude::*;

use crate::client::session::Screen;
use crate::client::settings::Settings;
use crate::engine::Seat;
use crate::engine::journal::{Header, Writer};
use crate::folders::DataFolder;
use crate::host::{
    Ask, Beginning, Carrier, FrontId, Host, Laid, Message, NewJournal, Preferences, Request, Seats, Threads,
};
use crate::storage::saves::Saves;
use crate::table::Art;

/// The front of this program.
const HERE: FrontId = FrontId(0);

/// Who owns the match that is played here.
#[derive(Default)]
enum Owner {
    /// None is played.
    #[default]
    Nobody,
    /// This program owns it.
    Here(Box<Host>),
    /// A host elsewhere does.
    Elsewhere(Box<dyn Carrier>),
}

/// The match that is played here, if one is. Nothing of it is for a screen but what its front has been told.
#[derive(Resource, Default)]
pub struct Hosting {
    owner: Owner,
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

/// What is preferred here, as the settings say, where this game is played.
pub(super) fn preferences(settings: &Settings, art: &dyn Art) -> Preferences {
    Preferences { one_by_one: true, ..Preferences::of(&settings.play, art) }
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
    /// The host, if this program owns the match that is played.
    pub fn host(&self) -> Option<&Host> {
        match &self.owner {
            Owner::Here(host) => Some(host),
            Owner::Nobody | Owner::Elsewhere(_) => None,
        }
    }

    /// Whether the match is owned elsewhere.
    pub fn is_elsewhere(&self) -> bool {
        matches!(self.owner, Owner::Elsewhere(_))
    }

    /// Plays at a host elsewhere from now on, once that has told of its match.
    pub fn join(&mut self, carrier: Box<dyn Carrier>) {
        let Self { requests, matches, .. } = *self;
        *self = Self { requests, matches, screen: Screen::Table, owner: Owner::Elsewhere(carrier), ..Self::default() };
    }

    /// Where the journal is; none if nothing is saved.
    pub fn journal(&self) -> Option<&Path> {
        self.host().and_then(Host::journal)
    }

    /// Has this match played from now on, in place of any other.
    pub(super) fn take(&mut self, beginning: Beginning, screen: Screen) -> Option<&mut Host> {
        let Self { requests, matches, .. } = *self;
        let host = Box::new(Host::new(beginning, Threads::new(|| {})));
        *self = Self { requests, matches, screen, owner: Owner::Here(host), ..Self::default() };
        match &mut self.owner {
            Owner::Here(host) => Some(host),
            Owner::Nobody | Owner::Elsewhere(_) => None,
        }
    }

    /// Nothing more is written to the journal; gives its path, if there was one.
    pub(super) fn put_journal_away(&mut self) -> Option<PathBuf> {
        match &mut self.owner {
            Owner::Here(host) => host.put_journal_away(),
            Owner::Nobody | Owner::Elsewhere(_) => None,
        }
    }

    /// No match is played any more; a host elsewhere is told.
    pub(super) fn drop_host(&mut self) {
        if let Owner::Elsewhere(carrier) = &mut self.owner {
            self.requests += 1;
            // Everybody may go.
            let _ = carrier.send(Request { id: self.requests, at: 0, ask: Ask::Leave });
        }
        self.owner = Owner::Nobody;
        (self.fresh, self.hint) = (None, None);
    }

    /// Asks something about the moment `at`; gives what is answered at once.
    pub(super) fn ask(&mut self, ask: Ask, at: u64, now: Duration) -> Vec<Message> {
        let id = self.requests + 1;
        let hint = matches!(ask, Ask::Hint(_)).then_some(id);
        let request = Request { id, at, ask };
        let answers = match &mut self.owner {
            Owner::Nobody => return Vec::new(),
            Owner::Here(host) => host.on(HERE, request, now).into_iter().map(|(_, message)| message).collect(),
            Owner::Elsewhere(carrier) => match carrier.send(request) {
                Ok(()) => Vec::new(),
                Err(why) => vec![Message::Refused { id, why }],
            },
        };
        (self.requests, self.hint) = (id, hint.or(self.hint));
        answers
    }

    /// The number of the last request.
    pub(super) fn asked(&self) -> u64 {
        self.requests
    }

    /// What happens by itself, if it is time for it.
    pub(super) fn tick(&mut self, now: Duration) -> Vec<Message> {
        match &mut self.owner {
            Owner::Here(host) if host.is_due(now) => host.tick(now).into_iter().map(|(_, message)| message).collect(),
            Owner::Elsewhere(carrier) => carrier.receive(),
            Owner::Here(_) | Owner::Nobody => Vec::new(),
        }
    }

    /// When something is to happen by itself.
    pub(super) fn due(&self) -> Option<Duration> {
        self.host().and_then(Host::due)
    }
}
