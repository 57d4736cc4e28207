//! What the window tells its host with every frame: how far everything has been told, when to wait, and what is preferred.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::front::Front;
use super::hosting::preferences;
use crate::client::power_saving::WakeAt;
use crate::client::session::{Overlay, Screen, Session};
use crate::engine::{Seat, SeatController};
use crate::host::{Ask, Host};

/// Seconds that a bot takes for its answer to what somebody else has done, at the usual speed: quicker ones are not noticed.
const ANSWERS: f32 = 0.4;

/// Whether the host waits: while somebody is elsewhere or looks back, and where time is counted while anything lies over the table.
fn holds(session: &Session, (screen, overlay): (Screen, Overlay), focused: bool) -> bool {
    let here = matches!(screen, Screen::Table | Screen::Attract);
    let covered = overlay != Overlay::None || !focused;
    !here || session.waiting.is_some() || covered && !session.clocks.is_empty()
}

/// Whether only bots decide, none of whom has acted last: they take their time.
fn bots_answer(session: &Session, last: Option<Seat>) -> bool {
    let known = session.present();
    let is_bot = |seat: Seat| session.controllers.get(seat.index()).is_some_and(SeatController::is_bot);
    let mut seats = known.stands().to_act.iter();
    known.outcome().is_none() && seats.all(|seat| is_bot(seat) && last != Some(seat))
}

/// For whom somebody thinks; only once everything has been told.
fn thinking(session: &Session, busy: bool, hint: bool) -> Option<Seat> {
    if hint {
        return session.present().stands().turn.as_ref().map(|turn| turn.seat);
    }
    // Whoever decides here is not kept waiting by those who decide at the same time.
    if busy
        || session.deciding().is_some()
        || session.replay.is_some()
        || session.is_guided()
        || session.is_missed()
        || session.hand_over.is_some()
    {
        return None;
    }
    let bot = |seat: &Seat| session.controllers.get(seat.index()).is_some_and(SeatController::is_bot);
    session.known.stands().to_act.iter().find(|seat| bot(seat) || session.is_time_up(*seat))
}

/// Goes on with the match that is played here.
pub(super) fn go_on(
    mut front: Front,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    windows: Query<&Window, With<PrimaryWindow>>,
    (mut redraw, mut wakes): (MessageWriter<RequestRedraw>, MessageWriter<WakeAt>),
) {
    let Some(session) = front.session.as_ref().filter(|session| !session.is_watched()) else { return };
    let elsewhere = front.hosting.is_elsewhere();
    if front.hosting.host().is_none() && !elsewhere {
        return;
    }
    let prefers = preferences(&front.settings, session.known.art());
    let holds = holds(session, (*screen.get(), *overlay.get()), windows.iter().all(|window| window.focused));
    if !elsewhere && std::mem::replace(&mut front.hosting.holds, holds) != holds {
        // All people sit here, so that it is not refused.
        let _ = front.ask(Ask::Hold(holds));
    }
    if std::mem::replace(&mut front.hosting.prefers, prefers) != prefers {
        let _ = front.ask(Ask::Prefer(prefers));
    }
    if let Some(later) = tell_how_far(&mut front) {
        wakes.write(WakeAt(later));
    }
    front.tick();
    follow(&mut front);
    if front.hosting.host().is_some_and(Host::is_thinking) {
        redraw.write(RequestRedraw);
    }
    if let Some(due) = front.hosting.due() {
        wakes.write(WakeAt(due));
    }
}

/// The host hears how far it has been told where a person decides next: who can do nothing but pass has passed before anything is
/// offered.
pub(super) fn pass(mut front: Front) {
    let person = |session: &Session| !session.present().stands().to_act.intersection(session.humans()).is_empty();
    if front.session.as_deref().is_some_and(|session| !session.is_watched() && person(session)) {
        tell_how_far(&mut front);
        follow(&mut front);
    }
}

/// Notes for whom somebody thinks.
fn follow(front: &mut Front) {
    let (busy, hint) = (front.director.busy(), front.hosting.hint.is_some());
    if let Some(session) = &mut front.session {
        let now = thinking(session, busy, hint);
        if session.thinking != now {
            session.thinking = now;
        }
    }
}

/// Listens to a host elsewhere that has not told of its match yet.
pub(super) fn listen(mut front: Front) {
    front.tick();
}

/// Says that everything has been told, if it has; when that is to be said, if bots take their time.
fn tell_how_far(front: &mut Front) -> Option<Duration> {
    let session = front.session.as_ref()?;
    let at = session.present().stands().at;
    if front.director.busy() || session.waiting.is_some() || front.hosting.told == Some(at) {
        return None;
    }
    let now = front.time.elapsed();
    let since = match front.hosting.quiet {
        Some((moment, since)) if moment == at => since,
        _ => now,
    };
    front.hosting.quiet = Some((at, since));
    let speed = front.settings.play.bot_speed;
    if speed > 0.0 && bots_answer(session, front.hosting.last) {
        let due = since + Duration::from_secs_f32(ANSWERS / speed);
        if now < due {
            return Some(due);
        }
    }
    front.hosting.told = Some(at);
    // What has been told is nothing that could be refused.
    let _ = front.ask(Ask::Told);
    None
}
