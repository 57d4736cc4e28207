//! Who sits in which seat of a match.

use super::Regular;
use crate::engine::{BotKind, Level, Persona, Seat, SeatController, Seed, Viewer, journal};

impl SeatController {
    /// A regular who plays at this level.
    pub fn regular(regular: &Regular, level: Level) -> Self {
        let kind = BotKind::Persona(Persona { level, temper: regular.temper });
        Self::Bot { kind, name: regular.name.to_owned() }
    }

    /// Regulars for so many seats. Where there are not enough of them the first ones sit down twice.
    pub fn regulars(regulars: &[Regular], level: Level, seats: usize) -> Vec<Self> {
        regulars.iter().cycle().take(seats).map(|regular| Self::regular(regular, level)).collect()
    }

    /// The regulars who sit in no other seat than this one: all of them, if there is nobody else.
    pub fn free<'a>(regulars: &'a [Regular], controllers: &[Self], seat: Seat) -> Vec<&'a Regular> {
        let elsewhere = |regular: &&Regular| {
            (0..)
                .map(Seat)
                .zip(controllers)
                .any(|(other, sits)| other != seat && matches!(sits, Self::Bot { name, .. } if name == regular.name))
        };
        let free: Vec<&Regular> = regulars.iter().filter(|regular| !elsewhere(regular)).collect();
        if free.is_empty() { regulars.iter().collect() } else { free }
    }
}

/// With whose eyes a match is seen before anybody has taken a seat: of the one person, or of nobody if there are several; all of
/// it if it is over.
pub fn eyes(controllers: &[SeatController], over: bool) -> Viewer {
    match SeatController::alone(controllers) {
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
    pub controllers: Vec<SeatController>,
    /// How long people may take; none if they may take as long as they like.
    pub clock: Option<journal::Limit>,
}
