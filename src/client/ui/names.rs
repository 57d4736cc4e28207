//! What a seat is called.

use super::kit::Kit;
use crate::ai::Level;
use crate::client::locale::{Called, Locale, nobody};
use crate::client::session::{Occupant, Session};
use crate::engine::{Seat, Words};

/// The name of a seat: a bot's or person's own, else "You" for the only person, else a number.
#[must_use]
pub fn name(kit: &Kit, occupants: &[Occupant], seat: Seat) -> String {
    named(&kit.locale, occupants, seat, people(occupants) == 1)
}

/// The name of a seat of the match on the table. Of one that is only watched, nobody is "You".
#[must_use]
pub fn of(kit: &Kit, session: &Session, seat: Seat) -> String {
    named(&kit.locale, &session.occupants, seat, alone(session))
}

fn named(locale: &Locale, occupants: &[Occupant], seat: Seat, alone: bool) -> String {
    match occupants.get(seat.index()) {
        Some(Occupant::Bot { name, .. } | Occupant::Human { name }) if !name.is_empty() => name.clone(),
        Some(Occupant::Human { .. }) if alone => locale.t("ui-you"),
        _ => locale.say(&Words::new("ui-player").with("number", i64::from(seat.0) + 1), &nobody),
    }
}

/// How a sentence speaks of a seat; `alone` if one person plays at this screen.
#[must_use]
pub fn called(locale: &Locale, occupants: &[Occupant], seat: Seat, alone: bool) -> Called {
    let nameless = matches!(occupants.get(seat.index()), Some(Occupant::Human { name }) if name.is_empty());
    Called { name: named(locale, occupants, seat, alone), you: nameless && alone }
}

/// Whether one person plays at this screen.
fn alone(session: &Session) -> bool {
    people(&session.occupants) == 1 && !session.is_watched()
}

/// How many people play.
#[must_use]
pub fn people(occupants: &[Occupant]) -> usize {
    Occupant::people(occupants).iter().count()
}

/// Who can sit in a seat: a person, then a bot of each level.
#[must_use]
pub fn kinds(kit: &Kit) -> Vec<String> {
    let levels = Level::ALL.iter().map(|level| kit.t(&format!("level-{level}")));
    std::iter::once(kit.t("setup-person")).chain(levels).collect()
}

impl Kit<'_> {
    /// A sentence of a match, with its people's names.
    #[must_use]
    pub fn tell(&self, session: &Session, words: &Words) -> String {
        self.locale.say(words, &|seat| called(&self.locale, &session.occupants, seat, alone(session)))
    }

    /// The same with cards marked, to be drawn as chips.
    #[must_use]
    pub fn tell_marked(&self, session: &Session, words: &Words) -> String {
        self.locale.say_marked(words, &|seat| called(&self.locale, &session.occupants, seat, alone(session)))
    }
}
