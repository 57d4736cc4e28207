//! The way through the program: screens, overlays, the match on the table, saved matches.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::client::frame::AppSystems;
use crate::client::session::{InSight, Phase, Screen, Session};
use crate::client::settings::confirm;

pub mod attract;
mod beginning;
pub mod clipboard;
mod clock;
mod company;
pub mod counting;
pub mod deserted;
mod front;
mod going_on;
mod guiding;
pub mod hosting;
mod music;
pub mod own;
pub mod play;
pub mod replay;
mod reporting;
mod seating;
mod sharing;
pub mod slept;
pub mod snapshot;
mod taking_back;

/// What happens to the session.
pub fn plugin(app: &mut App) {
    app.add_plugins((attract::plugin, company::plugin, deserted::plugin, music::plugin, play::plugin))
        .add_plugins((slept::plugin, snapshot::plugin))
        .add_systems(PreStartup, own::take_in)
        .add_systems(OnExit(Screen::Welcome), confirm)
        .add_systems(OnEnter(Screen::Results), counting::count)
        .add_systems(
            Update,
            follow_phase.in_set(AppSystems::Follow).run_if(in_state(InSight).and_then(resource_exists::<Session>)),
        );
}

/// Lets the state follow what has been told.
fn follow_phase(
    session: Res<Session>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let told = Phase::of(&session.told.plates.status);
    if *phase.get() != told {
        next.set(told);
        redraw.write(RequestRedraw);
    }
}
