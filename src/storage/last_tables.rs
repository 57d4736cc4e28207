//! How each game was last set up, so that the next match begins from there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::journal::Limit;
use crate::engine::{BotKind, Level, Persona, Program, SeatController};

/// A table as somebody has set it up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenTable", into = "WrittenTable")]
pub struct LastTable {
    /// Options as RON.
    pub options: String,
    /// Who sits where; of a bot without a name, whoever is free sits down.
    pub seats: Vec<SeatController>,
    /// How long people may take; none if they may take as long as they like.
    pub clock: Option<Limit>,
}

/// The same in the file, whose tables are as old as the file itself.
#[derive(Serialize, Deserialize)]
struct WrittenTable {
    options: String,
    seats: Vec<WrittenSeat>,
    /// Names of the bots in those seats.
    #[serde(default)]
    regulars: Vec<String>,
    #[serde(default)]
    clock: Option<Limit>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenSeat {
    Person(String),
    Bot(Level),
    Program(String),
}

impl From<WrittenTable> for LastTable {
    fn from(written: WrittenTable) -> Self {
        let WrittenTable { options, seats, mut regulars, clock } = written;
        regulars.resize(seats.len(), String::new());
        let seats = seats.into_iter().zip(regulars).map(|(seat, name)| match seat {
            WrittenSeat::Person(name) => SeatController::Person { name },
            WrittenSeat::Bot(level) => SeatController::Bot { kind: level.into(), name },
            WrittenSeat::Program(command) => SeatController::Program(Program::of_command(&command)),
        });
        Self { options, seats: seats.collect(), clock }
    }
}

impl From<LastTable> for WrittenTable {
    fn from(LastTable { options, seats, clock }: LastTable) -> Self {
        let bot = |sits: &SeatController| matches!(sits, SeatController::Bot { .. });
        let regulars =
            seats.iter().map(|sits| if bot(sits) { sits.name().to_owned() } else { String::new() }).collect();
        let seats = seats.into_iter().map(|sits| match sits {
            SeatController::Bot { kind: BotKind::Persona(Persona { level, .. }), .. } => WrittenSeat::Bot(level),
            SeatController::Bot { .. } => WrittenSeat::Bot(Level::Apprentice),
            SeatController::Program(program) => WrittenSeat::Program(program.command().to_owned()),
            SeatController::Person { name } | SeatController::Elsewhere { name, .. } => WrittenSeat::Person(name),
            SeatController::Nobody => WrittenSeat::Person(String::new()),
        });
        Self { options, seats: seats.collect(), regulars, clock }
    }
}

/// The last table of each game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastTables {
    /// The game that was started last; empty before the first one.
    pub game: String,
    pub tables: BTreeMap<String, LastTable>,
}

impl LastTables {
    /// The last table of a game.
    pub fn of(&self, game: &str) -> Option<&LastTable> {
        self.tables.get(game)
    }

    /// Keeps the table at which a match of this game is started.
    pub fn keep(&mut self, game: &str, table: LastTable) {
        game.clone_into(&mut self.game);
        self.tables.insert(game.to_owned(), table);
    }
}
