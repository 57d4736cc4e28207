//! Who enters an arena: bots of the house, and programs from elsewhere.

use std::path::PathBuf;
use std::sync::Arc;

use super::faults::OnFault;
use super::game::{Contest, player_at};
use super::journals::{Journals, OverMatch};
use super::{ArenaError, ArenaPlan, ArenaReport, Onlooker, contest};
use crate::ai::program::Lodge;
use crate::ai::{Bot, Bots};
use crate::engine::{BotKind, Imagine, Notation, Program, SeatController};

/// What an arena does beyond playing and counting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keeping {
    /// What becomes of a match when a program is at fault.
    pub on_fault: OnFault,
    /// The folder that journals of all matches are written to.
    pub journals: Option<PathBuf>,
}

/// Somebody who has entered, for one contest.
pub(super) enum Present {
    House(BotKind),
    Program(Arc<Lodge>),
}

impl Present {
    /// Lets somebody in; the program is started.
    pub(super) fn enters(entrant: &SeatController) -> Result<Self, ArenaError> {
        match entrant {
            SeatController::Bot { kind, .. } => Ok(Self::House(*kind)),
            SeatController::Program(program) => {
                Lodge::open(program).map(|lodge| Self::Program(Arc::new(lodge))).map_err(ArenaError::Program)
            }
            _ => Err(ArenaError::NoBot),
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
            Self::Program(lodge) => lodge.bot::<R>(options, seed, number),
        }
    }

    pub(super) fn label(&self) -> String {
        match self {
            Self::House(player) => player.to_string(),
            Self::Program(lodge) => lodge.label(),
        }
    }

    /// As it stands in journals.
    pub(super) fn controller(&self) -> SeatController {
        match self {
            Self::House(kind) => SeatController::Bot { kind: *kind, name: self.label() },
            Self::Program(lodge) => SeatController::Program(Program::of_command(&lodge.label())),
        }
    }
}

/// What those present are called; programs of the same name are numbered.
fn labels(present: &[Present]) -> Vec<String> {
    let labels: Vec<String> = present.iter().map(Present::label).collect();
    let alike = |at: usize| labels.iter().filter(|other| **other == labels[at]).count();
    let before = |at: usize| labels[..at].iter().filter(|other| **other == labels[at]).count();
    let label = |(at, present): (usize, &Present)| match present {
        Present::Program(_) if alike(at) > 1 => format!("{} ({})", labels[at], 1 + before(at)),
        _ => labels[at].clone(),
    };
    present.iter().enumerate().map(label).collect()
}

/// Plays matches as [`super::run`] does, with programs as well.
///
/// # Errors
/// Options that do not fit, a bot of the house that broke the rules, a program that cannot be started, or a journal that cannot be
/// written.
pub fn open<R: Bots + Imagine + Notation>(
    options: &R::Options,
    entrants: &[SeatController],
    plan: ArenaPlan,
    keeping: &Keeping,
    onlooker: &dyn Onlooker,
) -> Result<ArenaReport, ArenaError> {
    let players: Vec<String> = entrants.iter().map(SeatController::word).collect();
    let seats = players.len();
    let present = entrants.iter().map(Present::enters).collect::<Result<Vec<_>, _>>()?;
    let bring = |player: usize, seed, number| present[player].bot::<R>(options, seed, number);
    let folder = keeping.journals.as_deref();
    let journals = folder.map(|folder| Journals::begin(folder, format!("{}-{}", R::ID, plan.seed))).transpose()?;
    let keep = journals.as_ref().map(|journals| {
        let present = &present;
        move |game: &OverMatch<R>| {
            let sits = |seat| present[player_at(game.number, seats, seat)].controller();
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
