//! Those at the table look on: their faces follow what has been told, and regulars say a short line now and then.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::time::Real;

use crate::client::director::Director;
use crate::client::frame::{AppSystems, Playback};
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::power_saving::WakeAt;
use crate::client::session::company::Company;
use crate::client::session::{InSight, Session};
use crate::client::settings::Settings;
use crate::engine::{Seat, SeatController};
use crate::locale::Locale;
use crate::table::{AnyView, Occasion, Prospect, Regular};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        look_on.in_set(AppSystems::Follow).run_if(in_state(InSight).and_then(resource_exists::<Session>)),
    );
}

/// What those at the table have seen last: of which match, and how many scenes had begun.
struct SeenLast {
    serial: u32,
    seen: Arc<dyn AnyView>,
    begun: usize,
}

/// Whoever sits there sees what has been told. Where a table has been set afresh nothing has happened.
fn look_on(
    session: Res<Session>,
    (director, stage, pace): (Res<Director>, Res<ShownLayout>, Res<Playback>),
    (settings, locale, time): (Res<Settings>, Res<Locale>, Res<Time<Real>>),
    mut company: ResMut<Company>,
    mut last: Local<Option<SeenLast>>,
    mut wakes: MessageWriter<WakeAt>,
) {
    let now = time.elapsed_secs();
    let seen = &session.told.seen;
    let known = last.as_ref().filter(|last| last.serial == session.serial);
    if known.is_none_or(|known| !Arc::ptr_eq(&known.seen, seen)) {
        let goes_on = known.is_some_and(|known| director.begun() > known.begun) && !director.retells();
        let prospects = prospects(&session);
        if goes_on {
            let happened = company.see(prospects, stage.mover, now);
            if settings.remarks && session.replay.is_none() && !session.is_guided() {
                speak(&mut company, &session, &happened, (&locale, pace.at_once()), now);
            }
        } else {
            company.come(prospects);
        }
        *last = Some(SeenLast { serial: session.serial, seen: seen.clone(), begun: director.begun() });
    }
    if let Some(next) = company.settle(now) {
        wakes.write(WakeAt(time.elapsed() + std::time::Duration::from_secs_f32((next - now).max(0.0))));
    }
}

/// The prospects of all seats, as told so far.
fn prospects(session: &Session) -> Vec<Prospect> {
    (0..session.known.seats() as u8).map(|seat| session.told.seen.prospect(Seat(seat))).collect()
}

/// The first regular to whom something has happened says a line about it; where everything is told at once, only at the end.
fn speak(
    company: &mut Company,
    session: &Session,
    happened: &[(Seat, Occasion)],
    (locale, at_once): (&Locale, bool),
    now: f32,
) {
    let regulars = session.known.art().regulars();
    let heard = |occasion: Occasion| !at_once || occasion.is_end();
    for (seat, occasion) in happened.iter().copied().filter(|(_, occasion)| heard(*occasion)) {
        let name = match session.controllers.get(seat.index()) {
            Some(SeatController::Bot { name, .. }) => Regular::named(regulars, name).map(|regular| regular.name),
            _ => None,
        };
        if let Some(name) = name.filter(|_| company.may_speak(seat, occasion, now)) {
            company.say(seat, occasion, &lines(locale, name, occasion), session.told.log.len(), now);
            return;
        }
    }
}

/// The messages that a regular has for an occasion: those of everybody, and the own ones.
fn lines(locale: &Locale, name: &str, occasion: Occasion) -> Vec<String> {
    let of_all = (1..).map(|number| format!("remark-all-{occasion}-{number}"));
    let mut lines: Vec<String> = of_all.take_while(|key| locale.has(key)).collect();
    lines.extend(Some(format!("remark-of-{}-{occasion}", name.to_lowercase())).filter(|key| locale.has(key)));
    lines
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;
    use crate::games::house;
    use crate::locale::Language;

    #[test]
    fn there_are_three_lines_for_every_occasion_and_each_regular_has_some_of_its_own() {
        let folder = std::env::current_dir().unwrap_or_default().join("assets/locales");
        let (mut locale, _) = Locale::read(&folder);
        for language in Language::ALL {
            locale.set_language(language);
            for regular in house().tables().into_iter().flat_map(|game| game.art().regulars()) {
                let mut own = 0;
                for occasion in Occasion::iter() {
                    let lines = lines(&locale, regular.name, occasion);
                    let general = lines.iter().filter(|key| key.ends_with(|end: char| end.is_ascii_digit())).count();
                    assert!(general >= 3, "{language:?}: {occasion}");
                    own += lines.len() - general;
                    for line in lines {
                        let longest = if language == Language::En { 44 } else { 24 };
                        let text = locale.t(&line);
                        assert!(text.chars().count() <= longest, "{language:?}: a short line: {text}");
                    }
                }
                assert!(own >= 2, "{language:?}: {} has {own} lines of its own", regular.name);
            }
        }
    }
}
