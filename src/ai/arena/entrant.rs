//! Who enters an arena: bots of the house, and programs from elsewhere.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use super::faults::OnFault;
use super::game::{Contest, player_at};
use super::journals::{Journals, OverMatch};
use super::{ArenaError, ArenaPlan, ArenaReport, Onlooker, Player, contest};
use crate::ai::guest::{Guest, Lodge};
use crate::ai::{Bot, Bots};
use crate::engine::journal::Occupant;
use crate::engine::{Imagine, Notation};

/// Who plays in an arena that is open to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A bot of the house.
    House(Player),
    /// A program from elsewhere.
    Guest(Guest),
}

impl Entrant {
    /// The same; a guest has so much time for every answer.
    #[must_use]
    pub fn within(self, limit: Duration) -> Self {
        match self {
            Self::Guest(guest) => Self::Guest(guest.within(limit)),
            house => house,
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(player) => player.fmt(f),
            Self::Guest(guest) => guest.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.starts_with("run:") {
            return text.parse().map(Self::Guest);
        }
        let choices = Player::WORDS;
        text.parse()
            .map(Self::House)
            .map_err(|_| format!("`{text}` is not a player; choose {choices}, or run:PROGRAM for one of your own"))
    }
}

/// What an arena does beyond playing and counting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keeping {
    /// What becomes of a match when a guest is at fault.
    pub on_fault: OnFault,
    /// The folder that journals of all matches are written to.
    pub journals: Option<PathBuf>,
}

/// Somebody who has entered, for one contest.
pub(super) enum Present {
    House(Player),
    Guest(Arc<Lodge>),
}

impl Present {
    /// Lets somebody in; the program of a guest is started.
    pub(super) fn enters(entrant: &Entrant) -> Result<Self, ArenaError> {
        match entrant {
            Entrant::House(player) => Ok(Self::House(*player)),
            Entrant::Guest(guest) => {
                Lodge::open(guest).map(|lodge| Self::Guest(Arc::new(lodge))).map_err(ArenaError::Guest)
            }
        }
    }

    /// The bot that plays for it in the match with this number.
    pub(super) fn bot<R: Bots + Imagine + Notation>(
        &self,
        options: &R::Options,
        seed: u64,
        number: usize,
    ) -> Box<dyn Bot<R>> {
        match self {
            Self::House(player) => player.bot::<R>(seed),
            Self::Guest(lodge) => lodge.bot::<R>(options, seed, number),
        }
    }

    /// What it is called in a table.
    pub(super) fn label(&self) -> String {
        match self {
            Self::House(player) => player.to_string(),
            Self::Guest(lodge) => lodge.label(),
        }
    }

    /// As it stands in journals.
    pub(super) fn occupant(&self) -> Occupant {
        let level = match self {
            Self::House(player) => player.to_string(),
            Self::Guest(_) => "guest".to_owned(),
        };
        Occupant::Bot { level, name: self.label() }
    }
}

/// What those present are called; guests of the same name are numbered.
fn labels(present: &[Present]) -> Vec<String> {
    let labels: Vec<String> = present.iter().map(Present::label).collect();
    let alike = |at: usize| labels.iter().filter(|other| **other == labels[at]).count();
    let before = |at: usize| labels[..at].iter().filter(|other| **other == labels[at]).count();
    let label = |(at, present): (usize, &Present)| match present {
        Present::Guest(_) if alike(at) > 1 => format!("{} ({})", labels[at], 1 + before(at)),
        _ => labels[at].clone(),
    };
    present.iter().enumerate().map(label).collect()
}

/// Plays matches as [`super::run`] does, with guests as well.
///
/// # Errors
/// Options that do not fit, a bot of the house that broke the rules, a program that cannot be started, or a journal that cannot be
/// written.
pub fn open<R: Bots + Imagine + Notation>(
    options: &R::Options,
    entrants: &[Entrant],
    plan: ArenaPlan,
    keeping: &Keeping,
    onlooker: &dyn Onlooker,
) -> Result<ArenaReport, ArenaError> {
    let players: Vec<String> = entrants.iter().map(Entrant::to_string).collect();
    let seats = players.len();
    let present = entrants.iter().map(Present::enters).collect::<Result<Vec<_>, _>>()?;
    let bring = |player: usize, seed, number| present[player].bot::<R>(options, seed, number);
    let folder = keeping.journals.as_deref();
    let journals = folder.map(|folder| Journals::begin(folder, format!("{}-{}", R::ID, plan.seed))).transpose()?;
    let keep = journals.as_ref().map(|journals| {
        let present = &present;
        move |game: &OverMatch<R>| {
            let sits = |seat| present[player_at(game.number, seats, seat)].occupant();
            journals.write(game, (0..seats).map(sits).collect())
        }
    });
    let keep = keep.as_ref().map(|keep| keep as _);
    let on_fault = keeping.on_fault;
    let mut report =
        contest::<R>(&Contest { options, players: &players, bring: &bring, plan, onlooker, on_fault, keep })?;
    report.standings.iter_mut().zip(labels(&present)).for_each(|(standing, label)| standing.player = label);
    Ok(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_written() {
        for text in ["random", "master-bold", "run:./bot.sh x"] {
            assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()), Ok(text.to_owned()));
        }
        for text in ["wizard", "run:"] {
            assert!(text.parse::<Entrant>().is_err_and(|error| error.contains("run:PROGRAM")), "{text}");
        }
    }
}
