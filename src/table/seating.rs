//! Who sits in which seat of a match.

use super::Regular;
use crate::ai::{Level, Persona};
use crate::engine::{Seat, SeatSet, Seed, Viewer, journal};

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person at this screen.
    Human {
        /// Name; empty means "You" or the seat's number, in the language of the interface.
        name: String,
    },
    Bot {
        /// How well and how it plays.
        persona: Persona,
        name: String,
    },
}

impl Occupant {
    /// Name; may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Human { name } | Self::Bot { name, .. } => name,
        }
    }

    /// A regular who plays at this level.
    #[must_use]
    pub fn regular(regular: &Regular, level: Level) -> Self {
        Self::Bot { persona: Persona { level, temper: regular.temper }, name: regular.name.to_owned() }
    }

    /// Regulars for so many seats. Where there are not enough of them the first ones sit down twice.
    #[must_use]
    pub fn regulars(regulars: &[Regular], level: Level, seats: usize) -> Vec<Self> {
        regulars.iter().cycle().take(seats).map(|regular| Self::regular(regular, level)).collect()
    }

    /// The regulars who sit in no other seat than this one: all of them, if there is nobody else.
    #[must_use]
    pub fn free<'a>(regulars: &'a [Regular], occupants: &[Self], seat: Seat) -> Vec<&'a Regular> {
        let elsewhere = |regular: &&Regular| {
            (0..)
                .map(Seat)
                .zip(occupants)
                .any(|(other, sits)| other != seat && matches!(sits, Self::Bot { name, .. } if name == regular.name))
        };
        let free: Vec<&Regular> = regulars.iter().filter(|regular| !elsewhere(regular)).collect();
        if free.is_empty() { regulars.iter().collect() } else { free }
    }

    /// The seats of people among these.
    #[must_use]
    pub fn people(occupants: &[Self]) -> SeatSet {
        let people = (0..).map(Seat).zip(occupants).filter(|(_, sits)| matches!(sits, Self::Human { .. }));
        people.fold(SeatSet::default(), |set, (seat, _)| set.with(seat))
    }

    /// The seat of the only person, if there is just one.
    #[must_use]
    pub fn alone(occupants: &[Self]) -> Option<Seat> {
        let mut people = Self::people(occupants).iter();
        people.next().filter(|_| people.next().is_none())
    }

    /// As it stands in a journal.
    #[must_use]
    pub fn to_journal(&self) -> journal::Occupant {
        match self {
            Self::Human { name } => journal::Occupant::Human { name: name.clone() },
            Self::Bot { persona, name } => journal::Occupant::Bot { level: persona.to_string(), name: name.clone() },
        }
    }

    /// From a journal; a player that this version does not know becomes a Veteran.
    #[must_use]
    pub fn from_journal(occupant: &journal::Occupant) -> Self {
        match occupant {
            journal::Occupant::Human { name } => Self::Human { name: name.clone() },
            journal::Occupant::Bot { level, name } => {
                Self::Bot { persona: level.parse().unwrap_or(Level::Veteran.into()), name: name.clone() }
            }
        }
    }
}

/// With whose eyes a match is seen before anybody has taken a seat: of the one person, or of nobody if there are several; all of
/// it if it is over.
#[must_use]
pub fn eyes(occupants: &[Occupant], over: bool) -> Viewer {
    match Occupant::alone(occupants) {
        _ if over => Viewer::All,
        Some(only) => Viewer::Seat(only),
        None => Viewer::Public,
    }
}

/// A new match as the set-up screen wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    pub game: String,
    /// Options as RON.
    pub options: String,
    /// Seed; `None` draws one.
    pub seed: Option<Seed>,
    /// One entry a seat.
    pub occupants: Vec<Occupant>,
    /// How long people may take; none if they may take as long as they like.
    pub clock: Option<journal::Limit>,
}
