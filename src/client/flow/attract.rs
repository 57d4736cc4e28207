//! Nobody has touched anything for a while: bots play, until somebody does.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;

use super::Screen;
use super::session::{Ask, NewMatch, Occupant, Session};
use crate::ai::Level;
use crate::client::director::Director;
use crate::client::input::LastTouch;
use crate::games;

/// How long the title waits before the bots sit down.
const PATIENCE: Duration = Duration::from_secs(90);
/// How long a finished match stays in sight.
const LINGER: f32 = 8.0;

/// Which game is shown next, and how long the finished one has been in sight.
#[derive(Resource, Default)]
struct Show {
    next: usize,
    over: f32,
}

/// The attract mode.
pub fn plugin(app: &mut App) {
    app.init_resource::<Show>().add_systems(
        Update,
        (begin.run_if(in_state(Screen::Title)), (leave, over).chain().run_if(in_state(Screen::Attract))),
    );
}

fn begin(
    touch: Res<LastTouch>,
    time: Res<Time<Real>>,
    overlay: Res<State<super::Overlay>>,
    session: Option<Res<Session>>,
    mut show: ResMut<Show>,
    mut asks: MessageWriter<Ask>,
) {
    let idle = time.elapsed().saturating_sub(touch.0);
    if idle < PATIENCE || session.is_some() || *overlay.get() != super::Overlay::None {
        return;
    }
    let shelf = games::shelf();
    let Some(game) = shelf.get(show.next % shelf.len().max(1)) else { return };
    let options = game.default_options();
    let Ok(seats) = game.seats(&options) else { return };
    show.next += 1;
    show.over = 0.0;
    let names = game.bot_names().iter().cycle().take(seats);
    let occupants = names.map(|name| Occupant::Bot { level: Level::Veteran, name: (*name).to_owned() }).collect();
    asks.write(Ask::Show(NewMatch { game: game.game().to_owned(), options, seed: None, occupants }));
}

/// Any touch ends the show.
fn leave(touch: Res<LastTouch>, mut asks: MessageWriter<Ask>) {
    if touch.is_changed() && !touch.is_added() {
        asks.write(Ask::Leave);
    }
}

/// A finished match makes room for the next.
fn over(
    session: Option<Res<Session>>,
    director: Res<Director>,
    time: Res<Time>,
    mut show: ResMut<Show>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
    mut asks: MessageWriter<Ask>,
) {
    if session.is_none_or(|session| session.live.outcome().is_none()) || director.busy() {
        return;
    }
    redraw.write(bevy::window::RequestRedraw);
    show.over += time.delta_secs();
    if show.over > LINGER {
        asks.write(Ask::Leave);
    }
}
