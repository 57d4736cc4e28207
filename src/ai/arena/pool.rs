//! The pool: how players fare against strangers, whom nobody has tuned them to beat, and against the level below.

use super::report::Tally;
use super::times::Times;
use super::{ArenaError, ArenaPlan, Crosstable, Entrant, Onlooker, Player, Row, contest};
use crate::ai::baseline::Baseline;
use crate::ai::{Bot, Bots, Level, Persona};
use crate::engine::{Imagine, Notation, Rules};

/// Whom a player meets.
enum Opponent<R: Rules> {
    House(Player),
    Baseline(&'static Baseline<R>),
}

impl<R: Bots + Imagine> Opponent<R> {
    /// The strangers of a game.
    fn strangers() -> Vec<Self> {
        let plans = R::baselines().iter().map(Self::Baseline);
        [Player::Random, Player::First].map(Self::House).into_iter().chain(plans).collect()
    }

    fn name(&self) -> String {
        match self {
            Self::House(player) => player.to_string(),
            Self::Baseline(baseline) => baseline.name.to_owned(),
        }
    }

    fn bot(&self, seed: u64) -> Box<dyn Bot<R>> {
        match self {
            Self::House(player) => player.bot::<R>(seed),
            Self::Baseline(baseline) => Box::new(*baseline),
        }
    }
}

/// The same bot one level lower.
fn below(entrant: &Entrant) -> Option<Player> {
    let Entrant::House(Player::Bot(persona)) = entrant else { return None };
    let level = Level::ALL.into_iter().rev().find(|level| *level < persona.level)?;
    Some(Player::Bot(Persona { level, ..*persona }))
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
///
/// # Errors
/// As [`super::open`].
pub fn pool<R: Bots + Imagine + Notation>(
    options: &R::Options,
    measured: &[Entrant],
    plan: ArenaPlan,
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
    for player in measured {
        let mut row = Row { player: player.to_string(), tallies: Vec::new(), times: Times::default() };
        let below = below(player).map(Opponent::House);
        for opponent in strangers.iter().chain(&below) {
            let names: Vec<String> =
                (0..seats).map(|number| if number == 0 { row.player.clone() } else { opponent.name() }).collect();
            let bring = |number, seed| if number == 0 { player.bot::<R>(options, seed) } else { opponent.bot(seed) };
            let continued = Continued { onlooker, before: table.games, asked };
            let report = contest::<R>(options, &names, &bring, plan, &continued)?;
            table.games += report.games;
            let standing = report.standings.into_iter().next();
            row.tallies.push(standing.as_ref().map_or_else(Tally::default, |standing| standing.tally));
            standing.iter().for_each(|standing| row.times.merge(&standing.times));
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
        let below = |text: &str| below(&text.parse().expect("a player")).map(|player| player.to_string());
        assert_eq!(below("veteran-bold").as_deref(), Some("journeyman-bold"));
        for lowest in ["apprentice", "random", "first", "run:sh bot.sh"] {
            assert_eq!(below(lowest), None);
        }
    }
}
