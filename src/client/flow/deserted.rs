//! Somebody has left a match, a menu or a set-up: after the time that the settings say the title comes back, once it has been
//! announced for a while. Whatever is touched meanwhile keeps everything as it is.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;

use super::hosting::Hosting;
use super::{attract, clock};
use crate::client::director::Director;
use crate::client::frame::AppSystems;
use crate::client::input::{LastStir, LastTouch, Rebind};
use crate::client::power_saving::WakeAt;
use crate::client::session::{Overlay, Screen, Session, SessionRequest};
use crate::client::settings::Settings;

/// How long the announcement is shown before the title comes back.
pub const ANNOUNCED: Duration = Duration::from_secs(20);

/// Whether anybody is there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Deserted {
    /// Somebody is, or nobody wants to know.
    #[default]
    No,
    /// The title is announced.
    Announced {
        /// Since when, as [`Time<Real>`] counts.
        since: Duration,
        /// What lay over the screen before.
        before: Overlay,
    },
    /// Everything is put away.
    Leaving { since: Duration },
}

impl Deserted {
    /// How long the announcement is still shown.
    pub fn left(&self, now: Duration) -> Duration {
        match self {
            Self::Announced { since, .. } => (*since + ANNOUNCED).saturating_sub(now),
            Self::No | Self::Leaving { .. } => Duration::ZERO,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Deserted>()
        .add_systems(Update, watch.after(attract::over).before(clock::run).in_set(AppSystems::Decide));
}

/// Where everybody is, and how to leave.
#[derive(bevy::ecs::system::SystemParam)]
struct Whereabouts<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    session: Option<Res<'w, Session>>,
    hosting: Res<'w, Hosting>,
    director: Res<'w, Director>,
    rebind: ResMut<'w, Rebind>,
    next_screen: ResMut<'w, NextState<Screen>>,
    next_overlay: ResMut<'w, NextState<Overlay>>,
    asks: MessageWriter<'w, SessionRequest>,
}

impl Whereabouts<'_> {
    /// Whether there is nothing to come back from.
    fn is_home(&self) -> bool {
        match self.screen.get() {
            Screen::Loading | Screen::Welcome | Screen::Attract => true,
            Screen::Title => *self.overlay.get() == Overlay::None,
            Screen::Setup | Screen::DeckBuilder | Screen::Table | Screen::Results => false,
        }
    }

    /// Whether something goes on without anybody doing anything.
    fn is_busy(&self) -> bool {
        let goes_on = |session: &Session| session.thinking.is_some() || session.playing_on;
        self.director.busy() || self.session.as_deref().is_some_and(goes_on)
    }

    /// Whether the match on the table would be lost because it could not be saved.
    fn would_lose(&self) -> bool {
        let unsaved = |session: &Session| {
            let of_the_house = session.puzzle().is_some() || session.lesson().is_some() || session.is_watched();
            !of_the_house && session.present().outcome().is_none()
        };
        self.hosting.journal().is_none() && self.session.as_deref().is_some_and(unsaved)
    }

    /// One step towards the title.
    fn leave(&mut self) {
        self.rebind.cancel();
        NextState::set_if_neq(&mut self.next_overlay, Overlay::None);
        if self.session.is_some() {
            self.asks.write(SessionRequest::Leave);
        } else {
            NextState::set_if_neq(&mut self.next_screen, Screen::Title);
        }
    }
}

/// Waits, announces and leaves.
fn watch(
    (touch, stir): (Res<LastTouch>, Res<LastStir>),
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut place: Whereabouts,
    mut deserted: ResMut<Deserted>,
    mut wakes: MessageWriter<WakeAt>,
    mut busy: Local<Duration>,
) {
    let now = time.elapsed();
    let touched_since = |since: Duration| touch.0 > since || stir.0 > since;
    match *deserted {
        Deserted::Announced { since, before } => {
            if *place.overlay.get() != Overlay::Deserted && now > since + Duration::from_secs(1) {
                // Something else has come up.
                *deserted = Deserted::No;
            } else if touched_since(since) {
                *deserted = Deserted::No;
                place.next_overlay.set(before);
            } else if now < since + ANNOUNCED {
                // The seconds that are left are shown.
                let part = Duration::from_nanos((now - since).subsec_nanos().into());
                wakes.write(WakeAt(now + Duration::from_secs(1) - part));
            } else {
                *deserted = Deserted::Leaving { since: now };
                place.leave();
            }
        }
        Deserted::Leaving { since } => match place.is_home() || touched_since(since) {
            true => *deserted = Deserted::No,
            false => place.leave(),
        },
        Deserted::No => {
            if place.is_busy() {
                *busy = now;
            }
            let Some(patience) = settings.patience() else { return };
            if place.is_home() || place.would_lose() {
                return;
            }
            let due = touch.0.max(*busy) + patience;
            if now < due {
                wakes.write(WakeAt(due));
            } else {
                *deserted = Deserted::Announced { since: now, before: *place.overlay.get() };
                place.next_overlay.set(Overlay::Deserted);
            }
        }
    }
}
