//! The arena: many seeded matches between bots, seats rotated, with honest intervals and decision times.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use rayon::prelude::*;

use super::random::Random;
use super::{Bot, Bots, Level};
use crate::engine::{Imagine, Match, Outcome, Seat, SeatSet, Seeded, SetupError, Silent, ToAct, Viewer};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Any legal action.
    Random,
    /// The game's bot of this level.
    Level(Level),
}

impl Player {
    /// The bot that plays for it.
    #[must_use]
    pub fn bot<R: Bots + Imagine>(self, seed: u64) -> Box<dyn Bot<R>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Level(level) => R::bot(level, seed),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "random" {
            return Ok(Self::Random);
        }
        text.parse()
            .map(Self::Level)
            .map_err(|_| format!("`{text}` is no player; choose random, apprentice, veteran or master"))
    }
}

/// Why the arena could not finish.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// The match cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The number of players does not fit the options.
    #[error("{players} player(s) were named, but a match with these options has {seats} seats")]
    Seats {
        /// Players that were named.
        players: usize,
        /// Seats of the match.
        seats: usize,
    },
    /// A bot chose something that is not allowed.
    #[error("seat {seat} ({player}) of game {game} chose {action}, which is refused: {refusal}")]
    Illegal {
        /// Number of the game, from 0.
        game: usize,
        /// Letter of the seat.
        seat: char,
        /// Who sat there.
        player: Player,
        /// The action.
        action: String,
        /// Name of the refusal.
        refusal: String,
    },
    /// A match did not end within [`Rules::LONGEST`](crate::engine::Rules::LONGEST).
    #[error("game {0} did not end")]
    Endless(usize),
    /// The threads could not be started.
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// How often somebody won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won alone.
    pub wins: u32,
    /// Games in which the best score was shared with somebody.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    fn count(&mut self, winners: SeatSet, who: Seat) {
        if !winners.contains(who) {
            self.losses += 1;
        } else if winners.iter().count() == 1 {
            self.wins += 1;
        } else {
            self.draws += 1;
        }
    }

    fn games(&self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// Share of the games won, a draw counted as half a win however many share it.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games().max(1.0)
    }

    /// 95 % interval of the win rate (Wilson).
    #[must_use]
    pub fn win_interval(&self) -> (f64, f64) {
        wilson(self.win_rate(), self.games())
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.win_interval();
        write!(
            f,
            "{:>5} won {:>4} drawn {:>5} lost  {:>5.1} % [{:.1}, {:.1}]",
            self.wins,
            self.draws,
            self.losses,
            self.win_rate() * 100.0,
            low * 100.0,
            high * 100.0,
        )
    }
}

/// What one entry of the arena achieved.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who played.
    pub player: Player,
    /// How often it won.
    pub tally: Tally,
    /// Mean score.
    pub score: f64,
    /// Half the width of the 95 % interval of the mean score (normal).
    pub score_margin: f64,
    /// Mean of the own score less that of the others: what counts where points are won and lost together.
    pub lead: f64,
    /// Half the width of the 95 % interval of the mean lead (normal).
    pub lead_margin: f64,
    /// Sorted decision times.
    times: Vec<Duration>,
}

impl Standing {
    /// Share of the games won, a draw counted as half a win.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        self.tally.win_rate()
    }

    /// The decision time that `share` of the decisions do not exceed: 0.5 is the median, 1.0 the maximum.
    #[must_use]
    pub fn decision_time(&self, share: f64) -> Duration {
        let last = self.times.len().saturating_sub(1);
        self.times.get((last as f64 * share).round() as usize).copied().unwrap_or_default()
    }
}

/// Wilson's 95 % interval of a rate seen in `games` games.
fn wilson(rate: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let z = 1.96_f64;
    let spread = z * z / games;
    let middle = (rate + spread / 2.0) / (1.0 + spread);
    let half = z * (rate * (1.0 - rate) / games + spread / games / 4.0).sqrt() / (1.0 + spread);
    (middle - half, middle + half)
}

/// The result of an arena.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Identifier of the game.
    pub game: &'static str,
    /// Games played.
    pub games: usize,
    /// Mean number of actions in a game.
    pub length: f64,
    /// One standing for each player named, in their order.
    pub standings: Vec<Standing>,
    /// How often each seat won, whoever sat there: what the first move or a colour is worth.
    pub seats: Vec<Tally>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} games, {:.1} actions on average", self.game, self.games, self.length)?;
        for standing in &self.standings {
            writeln!(
                f,
                "{:<10} {}  score {:+.2} ± {:.2}, lead {:+.2} ± {:.2}  decision median {:.1} ms, 99 % {:.1} ms, max {:.1} ms",
                standing.player,
                standing.tally,
                standing.score,
                standing.score_margin,
                standing.lead,
                standing.lead_margin,
                standing.decision_time(0.5).as_secs_f64() * 1e3,
                standing.decision_time(0.99).as_secs_f64() * 1e3,
                standing.decision_time(1.0).as_secs_f64() * 1e3,
            )?;
        }
        for (seat, tally) in (0..).map(Seat).zip(&self.seats) {
            writeln!(f, "seat {:<5} {tally}", seat.letter())?;
        }
        Ok(())
    }
}

/// One finished game: scores and decision times by player (not by seat), and its length.
struct Played {
    outcome: Outcome,
    times: Vec<Vec<Duration>>,
    actions: usize,
}

/// Plays `games` matches between `players` on `threads` threads (0: one per core).
///
/// Every deal is played once in each rotation of the seats, so that luck and the first move even out. All results but
/// the times are the same for equal arguments, as long as no bot hits its wall-clock cap.
///
/// # Errors
/// Options that do not fit, or a bot that broke the rules.
pub fn run<R: Bots + Imagine>(
    options: &R::Options,
    players: &[Player],
    games: usize,
    seed: u64,
    threads: usize,
) -> Result<Report, ArenaError> {
    let seats = R::seats(options);
    if players.len() != seats {
        return Err(ArenaError::Seats { players: players.len(), seats });
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| ArenaError::Threads(error.to_string()))?;
    let played: Vec<Played> = pool.install(|| {
        (0..games).into_par_iter().map(|game| play::<R>(options, players, game, seed)).collect::<Result<_, _>>()
    })?;
    let standings = (0..players.len()).map(|player| stand(players[player], player, &played)).collect();
    let length = played.iter().map(|game| game.actions).sum::<usize>() as f64 / games.max(1) as f64;
    let seats = (0..seats).map(|seat| sat(seat, seats, &played)).collect();
    Ok(Report { game: R::ID, games, length, standings, seats })
}

/// Plays one game; player `p` sits at seat `p + game` modulo the seats.
fn play<R: Bots + Imagine>(
    options: &R::Options,
    players: &[Player],
    game: usize,
    seed: u64,
) -> Result<Played, ArenaError> {
    let seats = players.len();
    let deal = mix(seed, (game / seats) as u64);
    let player_at = |seat: usize| (seat + seats - game % seats) % seats;
    let mut bots: Vec<Box<dyn Bot<R>>> = (0..seats)
        .map(|seat| players[player_at(seat)].bot::<R>(mix(mix(seed, game as u64), 1 + seat as u64)))
        .collect();
    let mut chance = Seeded::new(deal);
    let mut state = R::setup(options, &mut chance, &mut Silent)?;
    let mut times = vec![Vec::new(); seats];
    for actions in 0..=R::LONGEST {
        let seat = match R::to_act(&state) {
            ToAct::Seats(seats) => seats.iter().next().unwrap_or(Seat(0)),
            ToAct::Over(mut outcome) => {
                let scores = (0..seats).map(|player| outcome.scores[(player + game) % seats]).collect();
                outcome.scores = scores;
                return Ok(Played { outcome, times, actions });
            }
        };
        let view = R::view(&state, Viewer::Seat(seat));
        let begun = Instant::now();
        let advice = bots[seat.index()].advise(&view, seat);
        times[player_at(seat.index())].push(begun.elapsed());
        R::apply(&mut state, seat, &advice.action, &mut chance, &mut Silent).map_err(|refusal| {
            ArenaError::Illegal {
                game,
                seat: seat.letter(),
                player: players[player_at(seat.index())],
                action: format!("{:?}", advice.action),
                refusal: format!("{refusal:?}"),
            }
        })?;
    }
    Err(ArenaError::Endless(game))
}

/// Plays one match, player `p` at seat `p`, and keeps it.
///
/// # Errors
/// Options or players that do not fit, or a bot that broke the rules.
pub fn watch<R: Bots + Imagine>(options: R::Options, players: &[Player], seed: u64) -> Result<Match<R>, ArenaError> {
    let mut game = Match::<R>::new(options, seed, &mut Silent)?;
    let seats = game.seats();
    if players.len() != seats {
        return Err(ArenaError::Seats { players: players.len(), seats });
    }
    let mut bots: Vec<_> = (1..).zip(players).map(|(number, player)| player.bot::<R>(seed ^ number << 48)).collect();
    while let ToAct::Seats(seats) = game.to_act() {
        let seat = seats.iter().next().unwrap_or(Seat(0));
        if game.actions().len() >= R::LONGEST {
            return Err(ArenaError::Endless(0));
        }
        let action = bots[seat.index()].advise(&game.view(Viewer::Seat(seat)), seat).action;
        let text = format!("{action:?}");
        game.submit(seat, action, &mut Silent).map_err(|refusal| ArenaError::Illegal {
            game: 0,
            seat: seat.letter(),
            player: players[seat.index()],
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

/// How often a seat won; player `p` sat at seat `p + game` modulo the seats.
fn sat(seat: usize, seats: usize, played: &[Played]) -> Tally {
    let mut tally = Tally::default();
    for (number, game) in played.iter().enumerate() {
        let player = (seat + seats - number % seats) % seats;
        tally.count(game.outcome.winners(), Seat(player as u8));
    }
    tally
}

fn stand(player: Player, index: usize, played: &[Played]) -> Standing {
    let mut tally = Tally::default();
    let mut times = Vec::new();
    for game in played {
        tally.count(game.outcome.winners(), Seat(index as u8));
        times.extend(&game.times[index]);
    }
    times.sort_unstable();
    let score = |game: &Played| f64::from(game.outcome.scores[index]);
    let lead = |game: &Played| {
        let others = game.outcome.scores.len().max(2) - 1;
        let all: f64 = game.outcome.scores.iter().copied().map(f64::from).sum();
        score(game) - (all - score(game)) / others as f64
    };
    let (score, score_margin) = mean(played.iter().map(score));
    let (lead, lead_margin) = mean(played.iter().map(lead));
    Standing { player, tally, score, score_margin, lead, lead_margin, times }
}

/// The mean, and half the width of its 95 % interval (normal).
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    (mean, 1.96 * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::ismcts::{Ismcts, Settings};
    use crate::ai::toys::{Anything, Duel, DuelOptions, DuelView};
    use crate::ai::{Advice, Budget};

    /// Searches, whatever its level.
    struct Searcher(Ismcts<Duel, Anything>);

    impl Bot<Duel> for Searcher {
        fn advise(&mut self, view: &DuelView, seat: Seat) -> Advice<u8> {
            let budget = Budget { iterations: 200, cap: Duration::from_secs(60) };
            let found = self.0.search(view, seat, budget);
            Advice { action: found.map_or(0, |found| found.action), reason: None, iterations: 200 }
        }
    }

    impl Bots for Duel {
        fn bot(_: Level, seed: u64) -> Box<dyn Bot<Self>> {
            Box::new(Searcher(Ismcts::new(Anything, Settings::default(), seed)))
        }
    }

    #[test]
    fn search_beats_random_at_a_table_of_three() {
        let players = [Player::Level(Level::Master), Player::Random, Player::Random];
        let report = run::<Duel>(&DuelOptions(3), &players, 240, 1, 2);
        let rates: Vec<f64> = report.iter().flat_map(|report| &report.standings).map(Standing::win_rate).collect();
        assert!(rates[0] > 1.2 * rates[1] && rates[0] > 1.2 * rates[2], "{rates:?}");
    }

    #[test]
    fn the_same_arguments_give_the_same_result() {
        let players = [Player::Level(Level::Master), Player::Random];
        let results: Vec<_> = [1, 2]
            .iter()
            .map(|&threads| run::<Duel>(&DuelOptions(2), &players, 40, 7, threads))
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
        let players = [Player::Level(Level::Master), Player::Random, Player::Random];
        let report = run::<Duel>(&DuelOptions(3), &players, 61, 3, 1);
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

    #[test]
    fn means_have_intervals() {
        assert_eq!(mean([].into_iter()), (0.0, 0.0));
        let (middle, half) = mean([1.0, 3.0].into_iter().cycle().take(400));
        assert!((middle - 2.0).abs() < 1e-9 && (half - 0.098).abs() < 1e-9, "{middle} {half}");
    }

    #[test]
    fn the_seats_must_fit() {
        let refused = run::<Duel>(&DuelOptions(3), &[Player::Random], 1, 1, 1).err();
        assert_eq!(refused, Some(ArenaError::Seats { players: 1, seats: 3 }));
    }

    #[test]
    fn players_are_read_and_written() {
        for text in ["random", "apprentice", "veteran", "master"] {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.to_owned()));
        }
        assert!("wizard".parse::<Player>().is_err_and(|error| error.contains("wizard")));
    }

    #[test]
    fn wilson_knows_the_textbook_values() {
        let (low, high) = wilson(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }
}
