//! What a report of a problem is made of is gathered when its page is opened, and written when somebody asks for it.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use bevy::time::Real;

use super::clipboard::LOOK_AGAIN;
use super::hosting::Hosting;
use super::play::SessionCommands;
use super::replay::ReplaySource;
use super::sharing::{opened, whole};
use crate::client::doctor::{self, Finding};
use crate::client::power_saving::WakeAt;
use crate::client::report::{self, Consent, Facts, Played, Private};
use crate::client::session::Session;
use crate::client::settings::Settings;
use crate::engine::{SeatController, Viewer, Words};
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::host::Host;
use crate::storage::saves::Saves;
use crate::storage::sharing::{journal_of, kept_back, position_of};
use crate::table::any_match::AnyMatch;
use crate::table::clock::Clock;
use crate::table::eyes;

/// The computer that is looked at, which may take its time.
#[derive(Resource)]
pub(super) struct Examining(Task<Vec<Finding>>);

/// Gathers what can be told at once, and begins to look at the computer.
pub(super) fn gather(
    mut commands: Commands,
    session: Option<Res<Session>>,
    (reel, hosting): (Option<Res<ReplaySource>>, Res<Hosting>),
    (settings, data, games): (Res<Settings>, Res<DataFolder>, Res<Registry>),
    driver: Option<Res<RenderAdapterInfo>>,
    pads: Query<&Name, With<Gamepad>>,
    mut facts: ResMut<Facts>,
    mut consent: ResMut<Consent>,
) {
    let mut names: Vec<String> = report::people_of(&settings).collect();
    let mut known = |controllers: &[SeatController]| names.extend(people_among(controllers));
    let stored = session.is_none().then(|| saved(*games, &data)).flatten();
    match (&session, &stored) {
        (Some(session), _) => known(&session.controllers),
        (None, Some((_, controllers))) => known(controllers),
        (None, None) => {}
    }
    let private = Private::new(names, report::home());
    let played = match (&session, &stored) {
        (Some(session), _) => {
            let clock = hosting.host().and_then(Host::clock);
            whole(reel.as_deref(), &hosting).and_then(|whole| {
                let moment = whole.at(session.known.len());
                let seen = (&*moment, session.known.viewer());
                told(whole, seen, &session.controllers, (session.practice, clock), &private)
            })
        }
        (None, Some((live, controllers))) => {
            let seen = (&**live, eyes(controllers, live.outcome().is_some()));
            told(&**live, seen, controllers, (false, None), &private)
        }
        (None, None) => None,
    };
    *facts = Facts::gather(&data, &settings, private, played);
    *consent = Consent::default();
    let (data, driver) = (data.clone(), driver.map(|driver| (*driver).clone()));
    let pads = Some(pads.iter().map(|name| name.as_str().to_owned()).collect());
    let task = IoTaskPool::get().spawn(async move { doctor::examine(&data, driver.as_ref(), &pads) });
    commands.insert_resource(Examining(task));
}

fn people_among(controllers: &[SeatController]) -> impl Iterator<Item = String> + '_ {
    controllers.iter().filter(|sits| sits.is_person()).map(|sits| sits.name().to_owned())
}

/// The match that can be gone on with.
fn saved(games: Registry, data: &DataFolder) -> Option<(Box<dyn AnyMatch>, Vec<SeatController>)> {
    let saved = Saves::new(data.matches()).newest_unfinished(&|seen, bytes| games.judge(seen, bytes))?;
    let (_, live, controllers) = opened(games, &saved.path).ok()?;
    Some((live, controllers))
}

/// A match without the names of people: as far as it is known at this moment, and as a whole if that is more.
fn told(
    whole: &dyn AnyMatch,
    (moment, viewer): (&dyn AnyMatch, Viewer),
    controllers: &[SeatController],
    (practice, clock): (bool, Option<&Clock>),
    private: &Private,
) -> Option<Played> {
    let nameless = |sits: &SeatController| match sits.told() {
        SeatController::Person { name } => SeatController::Person { name: private.alias(&name) },
        other => other,
    };
    let controllers: Vec<SeatController> = controllers.iter().map(nameless).collect();
    let journal = journal_of(whole, &controllers, practice, clock);
    match kept_back(whole) {
        None => Some(Played { known: journal, whole: None }),
        Some(_) => {
            let known = position_of(moment, viewer, &controllers).ok()?;
            Some(Played { known, whole: Some(journal) })
        }
    }
}

/// Tells what the computer has, once it is known.
pub(super) fn hear_of_computer(
    mut commands: Commands,
    mut examining: ResMut<Examining>,
    mut facts: ResMut<Facts>,
    time: Res<Time<Real>>,
    mut wakes: MessageWriter<WakeAt>,
) {
    match block_on(poll_once(&mut examining.0)) {
        Some(findings) => {
            facts.findings = findings;
            commands.remove_resource::<Examining>();
        }
        None => {
            wakes.write(WakeAt(time.elapsed() + LOOK_AGAIN));
        }
    }
}

impl SessionCommands<'_, '_> {
    /// Writes the report as it has been shown.
    pub(super) fn write_report(&mut self) {
        let (facts, consent) = &self.report;
        let written = facts.write(consent, &self.locale, &self.data);
        self.front.notices.push(match written {
            Ok(path) => Words::new("notice-report-written").with("file", path.display().to_string()),
            Err(why) => why,
        });
    }
}
