//! What a seat is called.

use super::kit::Kit;
use crate::client::locale::Called;
use crate::client::session::{Occupant, Session};
use crate::engine::{Seat, Words};

/// The name of a seat: a bot's or person's own, else "You" for the only person, else a number.
#[must_use]
pub fn name(kit: &Kit, occupants: &[Occupant], seat: Seat) -> String {
    match occupants.get(seat.index()) {
        Some(Occupant::Bot { name, .. } | Occupant::Human { name }) if !name.is_empty() => name.clone(),
        Some(Occupant::Human { .. }) if people(occupants) == 1 => kit.t("ui-you"),
        _ => kit.say(&Words::new("ui-player").with("number", i64::from(seat.0) + 1)),
    }
}

fn called(kit: &Kit, occupants: &[Occupant], seat: Seat) -> Called {
    let nameless = matches!(occupants.get(seat.index()), Some(Occupant::Human { name }) if name.is_empty());
    Called { name: name(kit, occupants, seat), you: nameless && people(occupants) == 1 }
}

/// How many people play.
#[must_use]
pub fn people(occupants: &[Occupant]) -> usize {
    occupants.iter().filter(|occupant| matches!(occupant, Occupant::Human { .. })).count()
}

impl Kit<'_> {
    /// A sentence of a match, with its people's names.
    #[must_use]
    pub fn tell(&self, session: &Session, words: &Words) -> String {
        self.locale.say(words, &|seat| called(self, &session.occupants, seat))
    }

    /// The same with cards marked, to be drawn as chips.
    #[must_use]
    pub fn tell_marked(&self, session: &Session, words: &Words) -> String {
        self.locale.say_marked(words, &|seat| called(self, &session.occupants, seat))
    }
}
