//! The arena: many seeded matches between bots, seats rotated, with honest intervals and decision times.

mod crosstable;
mod entrant;
mod faults;
mod game;
mod journals;
mod pool;
mod report;
mod times;

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

pub use crosstable::{Crosstable, Row};
pub use entrant::{Keeping, open};
pub use faults::{Faults, OnFault};
pub use pool::pool;
pub use report::{ArenaReport, EntrantScore, Tally};

use game::Contest;
use report::{Played, Sums};

use super::{BotKind, Bots};
use crate::engine::{Imagine, Match, Seat, Seed, Seeded, SetupError, Silent, ToAct, Viewer};

/// Why the arena could not finish.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The number of players does not fit the options.
    #[error("a match with these options has {seats} seats, but the number of players named is {players}")]
    Seats { players: usize, seats: usize },
    #[error("seat {seat} ({player}) of game {game} chose {action}, which is refused: {refusal}")]
    Illegal {
        /// Number of the game, from 0.
        game: usize,
        seat: char,
        player: String,
        action: String,
        refusal: String,
    },
    /// The program of an entrant cannot be started; a sentence.
    #[error("{0}")]
    Program(String),
    /// In an arena nobody plays but bots and programs.
    #[error("in an arena only bots and programs play")]
    NoBot,
    #[error("{0}")]
    Journal(String),
    /// A match did not end within [`Rules::longest`](crate::engine::Rules::longest).
    #[error("game {0} did not end")]
    Endless(usize),
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// How much is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaPlan {
    pub games: usize,
    /// Seed of everything random: the same seed gives the same matches.
    pub seed: u64,
    /// Threads; 0 is one a core. There are never more than games.
    pub threads: usize,
}

/// Who looks on while an arena runs, and may have seen enough.
pub trait Onlooker: Sync {
    /// So many games of all that were asked for are finished.
    fn finished(&self, games: usize, asked: usize);

    /// Whether to stop: games that are not finished then do not count. Asked before every decision.
    fn enough(&self) -> bool;
}

/// Nobody looks on.
impl Onlooker for () {
    fn finished(&self, _: usize, _: usize) {}

    fn enough(&self) -> bool {
        false
    }
}

/// Plays matches between `players`, until all are finished or the onlooker has seen enough.
///
/// Every deal is played once in each rotation of the seats, so that luck and the first move even out. All results but
/// the times are the same for equal arguments, as long as no bot hits its wall-clock cap and nobody stops it.
///
/// # Errors
/// Options that do not fit, or a bot that broke the rules.
pub fn run<R: Bots + Imagine>(
    options: &R::Options,
    players: &[BotKind],
    plan: ArenaPlan,
    onlooker: &dyn Onlooker,
) -> Result<ArenaReport, ArenaError> {
    let names: Vec<String> = players.iter().map(BotKind::to_string).collect();
    let bring = |player: usize, seed, _| players[player].bot::<R>(seed);
    let on_fault = OnFault::default();
    contest::<R>(&Contest { options, players: &names, bring: &bring, plan, onlooker, on_fault, keep: None })
}

fn contest<R: Imagine>(contest: &Contest<R>) -> Result<ArenaReport, ArenaError> {
    let Contest { options, players, plan, onlooker, .. } = *contest;
    R::setup(options, &mut Seeded::new(plan.seed), &mut Silent)?;
    let seats = R::seats(options);
    if players.len() != seats {
        return Err(ArenaError::Seats { players: players.len(), seats });
    }
    let threads = match plan.threads {
        0 => thread::available_parallelism().map_or(1, NonZero::get),
        threads => threads,
    };
    let hall = Hall { plan, onlooker, next: AtomicUsize::new(0), score: Mutex::new((Sums::new(seats), None)) };
    thread::scope(|scope| {
        for _ in 0..threads.min(plan.games) {
            let work = || hall.work(|game| game::play(contest, game));
            thread::Builder::new().spawn_scoped(scope, work).map_err(|error| {
                // Those that have begun already need not go on.
                hall.next.store(plan.games, Ordering::Relaxed);
                ArenaError::Threads(error.to_string())
            })?;
        }
        Ok::<_, ArenaError>(())
    })?;
    match hall.score.into_inner().unwrap_or_else(PoisonError::into_inner) {
        (_, Some((_, fault))) => Err(fault),
        (sums, None) => Ok(sums.report(R::ID, plan.games, players)),
    }
}

/// What the threads of an arena share.
struct Hall<'a> {
    plan: ArenaPlan,
    onlooker: &'a dyn Onlooker,
    /// The game that is begun next: they are begun in order, so that those finished are the first ones.
    next: AtomicUsize,
    /// What the finished games add up to, and the first game that went wrong.
    score: Mutex<(Sums, Option<(usize, ArenaError)>)>,
}

impl Hall<'_> {
    fn work(&self, play: impl Fn(usize) -> Result<Option<Played>, ArenaError>) {
        loop {
            let game = self.next.fetch_add(1, Ordering::Relaxed);
            if game >= self.plan.games {
                return;
            }
            let played = play(game);
            let mut score = self.score.lock().unwrap_or_else(PoisonError::into_inner);
            let (sums, fault) = &mut *score;
            match played {
                Ok(Some(played)) => {
                    sums.add(&played);
                    self.onlooker.finished(sums.games, self.plan.games);
                }
                Ok(None) => return,
                Err(error) => {
                    // Games before this one have begun and are finished, so that the first fault is always the same.
                    if fault.as_ref().is_none_or(|(first, _)| game < *first) {
                        *fault = Some((game, error));
                    }
                    self.next.store(self.plan.games, Ordering::Relaxed);
                    return;
                }
            }
        }
    }
}

/// Plays one match, player `p` at seat `p`, and keeps it.
///
/// # Errors
/// Options or players that do not fit, or a bot that broke the rules.
pub fn watch<R: Bots + Imagine>(
    options: R::Options,
    players: &[BotKind],
    seed: impl Into<Seed>,
) -> Result<Match<R>, ArenaError> {
    let (seed, longest) = (seed.into(), R::longest(&options));
    let mut game = Match::<R>::new(options, seed, &mut Silent)?;
    let seats = game.seats();
    if players.len() != seats {
        return Err(ArenaError::Seats { players: players.len(), seats });
    }
    let mut bots: Vec<_> =
        (1..).zip(players).map(|(number, player)| player.bot::<R>(seed.number() ^ number << 48)).collect();
    while let ToAct::Seats(seats) = game.to_act() {
        let seat = seats.iter().next().unwrap_or(Seat(0));
        if game.actions().len() >= longest {
            return Err(ArenaError::Endless(0));
        }
        let action = bots[seat.index()].advise(&game.view(Viewer::Seat(seat)), seat).action;
        let text = format!("{action:?}");
        game.submit(seat, action, &mut Silent).map_err(|refusal| ArenaError::Illegal {
            game: 0,
            seat: seat.letter(),
            player: players[seat.index()].to_string(),
            action: text,
            refusal: format!("{refusal:?}"),
        })?;
    }
    Ok(game)
}

/// A new seed from a seed and a number (`SplitMix64`).
fn mix(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::ai::flat::Flat;
    use crate::ai::toys::Anything;
    use crate::ai::{Advice, Bot, Budget, Level, Persona};
    use crate::engine::toy_game::{Action, Options, Toy, View};

    /// Searches, whatever its level.
    struct Searcher(Flat<Toy, Anything>);

    impl Bot<Toy> for Searcher {
        fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
            let budget = Budget { iterations: 100, cap: Duration::from_secs(60) };
            let found = self.0.search(view, seat, budget).expect("whoever is to act can do something");
            Advice { action: found.action, reason: None, iterations: found.iterations }
        }
    }

    impl Bots for Toy {
        fn bot(_: Persona, seed: u64) -> Box<dyn Bot<Self>> {
            Box::new(Searcher(Flat::new(Anything, usize::MAX, seed)))
        }
    }

    #[test]
    fn search_beats_random_at_a_table_of_three() {
        let players = [BotKind::from(Level::Master), BotKind::Random, BotKind::Random];
        let report = run::<Toy>(&Options { players: 3 }, &players, ArenaPlan { games: 120, seed: 1, threads: 2 }, &());
        let rates: Vec<f64> = report.iter().flat_map(|report| &report.standings).map(EntrantScore::win_rate).collect();
        assert!(rates[0] > 1.2 * rates[1] && rates[0] > 1.2 * rates[2], "{rates:?}");
    }

    #[test]
    fn the_same_arguments_give_the_same_result() {
        let players = [BotKind::from(Level::Master), BotKind::Random];
        let results: Vec<_> = [1, 2]
            .iter()
            .map(|&threads| {
                run::<Toy>(&Options { players: 2 }, &players, ArenaPlan { games: 40, seed: 7, threads }, &())
            })
            .map(|report| {
                report.map(|report| (report.standings.iter().map(|s| s.tally).collect::<Vec<_>>(), report.seats))
            })
            .collect();
        assert!(results[0].is_ok());
        assert_eq!(results[0], results[1]);
    }

    /// Whoever sits there: all wins and draws of the players are those of the seats.
    #[test]
    fn seats_are_counted_beside_players() {
        let players = [BotKind::from(Level::Master), BotKind::Random, BotKind::Random];
        let report = run::<Toy>(&Options { players: 3 }, &players, ArenaPlan { games: 61, seed: 3, threads: 1 }, &());
        let sum = |tallies: Vec<Tally>| {
            tallies.iter().fold([0; 3], |[a, b, c], tally| [a + tally.wins, b + tally.draws, c + tally.losses])
        };
        let sums = report.map(|report| {
            assert!(report.to_string().lines().filter(|line| line.starts_with("seat ")).count() == 3, "{report}");
            assert!(report.seats.iter().all(|seat| seat.games() == 61.0));
            [sum(report.standings.iter().map(|standing| standing.tally).collect()), sum(report.seats)]
        });
        assert!(sums.as_ref().is_ok_and(|[players, seats]| players == seats), "{sums:?}");
    }

    /// Has seen enough after ten games.
    struct Ten(AtomicUsize);

    impl Onlooker for Ten {
        fn finished(&self, games: usize, _: usize) {
            self.0.store(games, Ordering::Relaxed);
        }

        fn enough(&self) -> bool {
            self.0.load(Ordering::Relaxed) >= 10
        }
    }

    #[test]
    fn a_stopped_arena_reports_what_was_finished() {
        for threads in [1, 3] {
            let plan = ArenaPlan { games: usize::MAX, seed: 1, threads };
            let ten = Ten(AtomicUsize::new(0));
            let report =
                run::<Toy>(&Options { players: 2 }, &[BotKind::Random; 2], plan, &ten).expect("random players");
            assert!((10..10 + threads).contains(&report.games), "{report}");
            assert!(report.standings.iter().all(|standing| standing.tally.games() == report.games as f64), "{report}");
            let said = format!("toy: stopped after {} of {} games\n", report.games, usize::MAX);
            assert!(report.to_string().starts_with(&said), "{report}");
        }
        let none = Ten(AtomicUsize::new(10));
        let plan = ArenaPlan { games: 5, seed: 1, threads: 0 };
        let report = run::<Toy>(&Options { players: 2 }, &[BotKind::Random; 2], plan, &none).expect("random players");
        assert_eq!(report.to_string(), "toy: stopped after 0 of 5 games\n");
    }

    #[test]
    fn the_seats_must_fit() {
        let refused =
            run::<Toy>(&Options { players: 3 }, &[BotKind::Random], ArenaPlan { games: 1, seed: 1, threads: 1 }, &())
                .err();
        assert_eq!(refused, Some(ArenaError::Seats { players: 1, seats: 3 }));
    }
}
