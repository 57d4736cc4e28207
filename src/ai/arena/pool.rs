//! The pool: how players fare against strangers, whom nobody has tuned them to beat, and against the level below.

use super::entrant::Present;
use super::faults::Faults;
use super::game::{Contest, player_at};
use super::journals::{Journals, OverMatch};
use super::report::Tally;
use super::times::Times;
use super::{ArenaError, ArenaPlan, Crosstable, Keeping, Onlooker, Row, contest};
use crate::ai::baseline::Baseline;
use crate::ai::{Bot, Bots, Level, Persona};
use crate::engine::{BotKind, Imagine, Notation, Program, Rules, SeatController};

enum Opponent<R: Rules> {
    House(BotKind),
    Baseline(&'static Baseline<R>),
}

impl<R: Bots + Imagine> Opponent<R> {
    fn strangers() -> Vec<Self> {
        let plans = R::baselines().iter().map(Self::Baseline);
        [BotKind::Random, BotKind::First].map(Self::House).into_iter().chain(plans).collect()
    }

    fn name(&self) -> String {
        match self {
            Self::House(player) => player.to_string(),
            Self::Baseline(baseline) => baseline.name.to_owned(),
        }
    }

    /// As it stands in journals.
    fn controller(&self) -> SeatController {
        match self {
            Self::House(kind) => SeatController::Bot { kind: *kind, name: self.name() },
            Self::Baseline(baseline) => SeatController::Program(Program::of_command(baseline.name)),
        }
    }

    fn bot(&self, seed: u64) -> Box<dyn Bot<R>> {
        match self {
            Self::House(player) => player.bot::<R>(seed),
            Self::Baseline(baseline) => Box::new(*baseline),
        }
    }
}

fn below(entrant: &SeatController) -> Option<BotKind> {
    let persona = entrant.persona()?;
    let level = Level::ALL.into_iter().rev().find(|level| *level < persona.level)?;
    Some(BotKind::Persona(Persona { level, ..persona }))
}

/// Looks on at one of many contests.
struct Continued<'a> {
    onlooker: &'a dyn Onlooker,
    /// Games that were finished before, and that are asked for in all.
    before: usize,
    asked: usize,
}

impl Onlooker for Continued<'_> {
    fn finished(&self, games: usize, _: usize) {
        self.onlooker.finished(self.before + games, self.asked);
    }

    fn enough(&self) -> bool {
        self.onlooker.enough()
    }
}

/// Plays as many games as planned between each of `measured` and each stranger, and, if it has a level, the level below. It sits
/// alone at the table, against copies of its opponent.
pub fn pool<R: Bots + Imagine + Notation>(
    options: &R::Options,
    measured: &[SeatController],
    plan: ArenaPlan,
    keeping: &Keeping,
    onlooker: &dyn Onlooker,
) -> Result<Crosstable, ArenaError> {
    let strangers = Opponent::<R>::strangers();
    let lower = measured.iter().filter_map(below).count();
    let asked = plan.games.saturating_mul(measured.len() * strangers.len() + lower);
    let seats = R::seats(options);
    let mut opponents: Vec<String> = strangers.iter().map(Opponent::name).collect();
    if lower > 0 {
        opponents.push("level below".to_owned());
    }
    let mut table = Crosstable { game: R::ID, seats, games: 0, asked, opponents, rows: Vec::new() };
    let on_fault = keeping.on_fault;
    let mut contests = 0;
    for player in measured {
        let mut row =
            Row { player: player.word(), tallies: Vec::new(), faults: Faults::default(), times: Times::default() };
        let below = below(player).map(Opponent::House);
        for opponent in strangers.iter().chain(&below) {
            // The deals are the same as before, so nobody who has played them stays.
            let present = Present::enters(player)?;
            let players: Vec<String> =
                (0..seats).map(|number| if number == 0 { player.word() } else { opponent.name() }).collect();
            let bring = |player, seed, number| match player {
                0 => present.bot::<R>(options, seed, number),
                _ => opponent.bot(seed),
            };
            let name = format!("{}-{}-{contests:02}", R::ID, plan.seed);
            let folder = keeping.journals.as_deref();
            let journals = folder.map(|folder| Journals::begin(folder, name)).transpose()?;
            let keep = journals.as_ref().map(|journals| {
                let present = &present;
                move |game: &OverMatch<R>| {
                    let sits = |seat| match player_at(game.number, seats, seat) {
                        0 => present.controller(),
                        _ => opponent.controller(),
                    };
                    journals.write(game, (0..seats).map(sits).collect())
                }
            });
            let keep = keep.as_ref().map(|keep| keep as _);
            let continued = Continued { onlooker, before: table.games, asked };
            let onlooker = &continued;
            let report =
                contest::<R>(&Contest { options, players: &players, bring: &bring, plan, onlooker, on_fault, keep })?;
            contests += 1;
            table.games += report.games;
            row.player = present.label();
            let standing = report.standings.into_iter().next();
            row.tallies.push(standing.as_ref().map_or_else(Tally::default, |standing| standing.tally));
            if let Some(standing) = &standing {
                row.times.merge(&standing.times);
                row.faults.merge(&standing.faults);
            }
        }
        row.tallies.resize(table.opponents.len(), Tally::default());
        table.rows.push(row);
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_level_below_keeps_its_temper() {
        let below =
            |text: &str| below(&SeatController::of_word(text).expect("a player")).map(|player| player.to_string());
        assert_eq!(below("veteran-bold").as_deref(), Some("journeyman-bold"));
        for lowest in ["apprentice", "random", "first", "run:sh bot.sh"] {
            assert_eq!(below(lowest), None);
        }
    }
}
