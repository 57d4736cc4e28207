//! What a seat is called.

use super::kit::Kit;
use crate::ai::Level;
use crate::client::locale::Called;
use crate::client::session::{Occupant, Session};
use crate::engine::{Seat, Words};

/// The name of a seat: a bot's or person's own, else "You" for the only person, else a number.
#[must_use]
pub fn name(kit: &Kit, occupants: &[Occupant], seat: Seat) -> String {
    named(kit, occupants, seat, people(occupants) == 1)
}

/// The name of a seat of the match on the table. Of one that is only watched, nobody is "You".
#[must_use]
pub fn of(kit: &Kit, session: &Session, seat: Seat) -> String {
    named(kit, &session.occupants, seat, alone(session))
}

fn named(kit: &Kit, occupants: &[Occupant], seat: Seat, alone: bool) -> String {
    match occupants.get(seat.index()) {
        Some(Occupant::Bot { name, .. } | Occupant::Human { name }) if !name.is_empty() => name.clone(),
        Some(Occupant::Human { .. }) if alone => kit.t("ui-you"),
        _ => kit.say(&Words::new("ui-player").with("number", i64::from(seat.0) + 1)),
    }
}

fn called(kit: &Kit, session: &Session, seat: Seat) -> Called {
    let nameless = matches!(session.occupants.get(seat.index()), Some(Occupant::Human { name }) if name.is_empty());
    Called { name: of(kit, session, seat), you: nameless && alone(session) }
}

/// Whether one person plays at this screen.
fn alone(session: &Session) -> bool {
    people(&session.occupants) == 1 && !session.is_watched()
}

/// How many people play.
#[must_use]
pub fn people(occupants: &[Occupant]) -> usize {
    occupants.iter().filter(|occupant| matches!(occupant, Occupant::Human { .. })).count()
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
        self.locale.say(words, &|seat| called(self, session, seat))
    }

    /// The same with cards marked, to be drawn as chips.
    #[must_use]
    pub fn tell_marked(&self, session: &Session, words: &Words) -> String {
        self.locale.say_marked(words, &|seat| called(self, session, seat))
    }
}
