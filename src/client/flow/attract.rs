//! Nobody has touched anything for a while: bots play, until somebody does.

use crate::engine::SeatController;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;

use crate::ai::Level;
use crate::client::director::Director;
use crate::client::frame::AppSystems;
use crate::client::input::{LastStir, LastTouch};
use crate::client::power_saving::WakeAt;
use crate::client::session::{Overlay, Screen, Session, SessionRequest};
use crate::games::Registry;
use crate::table::NewMatch;

/// How long the title waits before the bots sit down.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Patience(pub Duration);

impl Default for Patience {
    fn default() -> Self {
        Self(Duration::from_secs(90))
    }
}

/// How long nothing at all must have stirred when the show begins: a hand that has just come to the mouse wants the title.
const QUIET: Duration = Duration::from_secs(2);
/// How long a finished match stays in sight.
const LINGER: Duration = Duration::from_secs(8);

/// Which game is shown next, when the show was asked for, and since when the finished one has been in sight.
#[derive(Resource, Default)]
pub(super) struct Show {
    next: usize,
    begun: Option<Duration>,
    over: Option<Duration>,
}

/// The attract mode.
pub fn plugin(app: &mut App) {
    app.init_resource::<Patience>()
        .init_resource::<Show>()
        .add_systems(OnExit(Screen::Loading), somebody_is_here)
        .add_systems(OnExit(Screen::Welcome), somebody_is_here);
    app.add_systems(
        Update,
        (
            begin.run_if(in_state(Screen::Title).and_then(not(resource_exists::<Session>))),
            (leave, over.run_if(resource_exists::<Session>)).chain().run_if(in_state(Screen::Attract)),
        )
            .chain()
            .before(super::clock::run)
            .in_set(AppSystems::Decide),
    )
    .add_systems(OnEnter(Screen::Title), |mut show: ResMut<Show>| (show.begun, show.over) = (None, None));
}

/// Whoever has started the program is here, and whoever has gone on from the first questions, be it by a screen reader that touches
/// nothing.
fn somebody_is_here(time: Res<Time<Real>>, mut touch: ResMut<LastTouch>) {
    touch.0 = time.elapsed();
}

fn begin(
    (touch, stir, patience): (Res<LastTouch>, Res<LastStir>, Res<Patience>),
    time: Res<Time<Real>>,
    overlay: Res<State<Overlay>>,
    registry: Res<Registry>,
    mut show: ResMut<Show>,
    mut asks: ResMut<Messages<SessionRequest>>,
    mut wakes: MessageWriter<WakeAt>,
) {
    if show.begun.is_some() || *overlay.get() != Overlay::None {
        return;
    }
    let due = (touch.0 + patience.0).max(stir.0 + QUIET);
    // Whoever has just asked for something gets that, and no show over it.
    if time.elapsed() < due || !asks.is_empty() {
        wakes.write(WakeAt(due));
        return;
    }
    let tables = registry.tables();
    let Some(game) = tables.get(show.next % tables.len().max(1)) else { return };
    let options = game.default_options();
    let Ok(seats) = game.seats(&options) else { return };
    show.next += 1;
    show.begun = Some(time.elapsed());
    let controllers = SeatController::regulars(game.art().regulars(), Level::Veteran, seats);
    let game = game.game().to_owned();
    asks.write(SessionRequest::Show(NewMatch { game, options, seed: None, controllers, clock: None }));
}

/// Any touch since the show began ends it.
fn leave(touch: Res<LastTouch>, mut show: ResMut<Show>, mut asks: MessageWriter<SessionRequest>) {
    if show.begun.is_some_and(|begun| touch.0 > begun) {
        show.begun = None;
        asks.write(SessionRequest::Leave);
    }
}

/// A finished match makes room for the next.
pub(super) fn over(
    session: Res<Session>,
    director: Res<Director>,
    time: Res<Time<Real>>,
    mut show: ResMut<Show>,
    mut wakes: MessageWriter<WakeAt>,
    mut asks: MessageWriter<SessionRequest>,
) {
    if session.known.outcome().is_none() || director.busy() {
        return;
    }
    let end = *show.over.get_or_insert(time.elapsed()) + LINGER;
    if time.elapsed() < end {
        wakes.write(WakeAt(end));
    } else {
        asks.write(SessionRequest::Leave);
    }
}
