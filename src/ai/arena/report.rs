//! What came of an arena: wins, scores and decision times, with honest intervals.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::faults::{Faults, MatchFaults};
use super::times::Times;
use crate::engine::{Outcome, Seat, SeatSet};

/// How often somebody won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won alone.
    pub wins: u32,
    /// Games in which the best score was shared with somebody.
    pub draws: u32,
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

    pub(super) fn games(&self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// Share of the games won, a draw counted as half a win however many share it.
    pub fn win_rate(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games().max(1.0)
    }

    /// 95 % interval of the win rate (Wilson).
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
pub struct EntrantScore {
    pub player: String,
    pub tally: Tally,
    pub score: f64,
    /// Half the width of the 95 % interval of the mean score (normal).
    pub score_margin: f64,
    /// Mean of the own score less that of the others: what counts where points are won and lost together.
    pub lead: f64,
    /// Half the width of the 95 % interval of the mean lead (normal).
    pub lead_margin: f64,
    pub faults: Faults,
    pub(super) times: Times,
}

impl EntrantScore {
    /// Share of the games won, a draw counted as half a win.
    pub fn win_rate(&self) -> f64 {
        self.tally.win_rate()
    }

    /// The decision time that `share` of the decisions do not exceed, to 3 %: 0.5 is the median, 1.0 the maximum.
    pub fn decision_time(&self, share: f64) -> Duration {
        self.times.share(share)
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
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// The result of an arena.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaReport {
    pub game: &'static str,
    /// Games that were finished.
    pub games: usize,
    /// Games that were asked for.
    pub asked: usize,
    /// Mean number of actions in a game.
    pub length: f64,
    /// Of ten games one has fewer actions than the first number, and one has more than the second.
    pub lengths: [usize; 2],
    /// One standing for each player named, in their order.
    pub standings: Vec<EntrantScore>,
    /// How often each seat won, whoever sat there: what the first move or a colour is worth.
    pub seats: Vec<Tally>,
}

impl fmt::Display for ArenaReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.games < self.asked {
            writeln!(f, "{}: stopped after {} of {} games", self.game, self.games, self.asked)?;
        }
        if self.games == 0 {
            return Ok(());
        }
        let [few, many] = self.lengths;
        let (game, games, mean) = (self.game, self.games, self.length);
        writeln!(f, "{game}: {games} games, {mean:.1} actions on average, {few} to {many} in eight of ten")?;
        let wide = self.standings.iter().map(|standing| standing.player.chars().count()).max().unwrap_or(0).max(10);
        for standing in &self.standings {
            writeln!(
                f,
                "{:<wide$} {}  score {:+.2} ± {:.2}, lead {:+.2} ± {:.2}  decision median {:.1} ms, 99 % {:.1} ms, max {:.1} ms",
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
            let seat = format!("seat {}", seat.letter());
            writeln!(f, "{seat:<wide$} {tally}")?;
        }
        for standing in self.standings.iter().filter(|standing| standing.faults.matches > 0) {
            writeln!(f, "{} {}", standing.player, standing.faults)?;
        }
        Ok(())
    }
}

/// One finished game: scores and decision times by player (not by seat), and its length.
pub(super) struct Played {
    pub(super) number: usize,
    pub(super) outcome: Outcome,
    pub(super) times: Vec<Times>,
    pub(super) actions: usize,
    pub(super) faults: Vec<MatchFaults>,
}

impl Played {
    /// The players with the best score; for whom the match counts as lost has not won, whatever the score.
    fn winners(&self) -> SeatSet {
        let lost = |player: &usize| self.faults[*player].forfeited;
        let scores = &self.outcome.scores;
        let best = (0..scores.len()).filter(|player| !lost(player)).map(|player| scores[player]).max();
        let winners = (0..scores.len()).filter(|player| !lost(player) && Some(scores[*player]) == best);
        winners.map(|player| Seat(player as u8)).collect()
    }
}

/// What the games that are finished add up to. All sums are of whole numbers, so that the order of the games and the number
/// of threads make no difference.
pub(super) struct Sums {
    pub(super) games: usize,
    actions: u64,
    lengths: BTreeMap<usize, usize>,
    players: Vec<PlayerSums>,
    seats: Vec<Tally>,
}

#[derive(Clone, Default)]
struct PlayerSums {
    tally: Tally,
    score: Sum,
    /// Leads, times the number of the others.
    lead: Sum,
    times: Times,
    faults: Faults,
}

/// A sum of numbers and one of their squares.
#[derive(Clone, Copy, Default)]
struct Sum {
    numbers: i64,
    squares: i128,
}

impl Sum {
    fn add(&mut self, number: i64) {
        self.numbers += number;
        self.squares += i128::from(number).pow(2);
    }

    /// The mean of `count` numbers, and half the width of its 95 % interval (normal).
    fn mean(self, count: usize) -> (f64, f64) {
        let count = count.max(1) as f64;
        let mean = self.numbers as f64 / count;
        let variance = (self.squares as f64 / count - mean.powi(2)).max(0.0);
        (mean, 1.96 * (variance / count).sqrt())
    }
}

/// How many others there are at a table; a player alone is compared with himself.
fn others(seats: usize) -> i64 {
    seats.max(2) as i64 - 1
}

/// The length of the game with this number, if games are ordered by their lengths.
fn share(lengths: &BTreeMap<usize, usize>, number: usize) -> usize {
    let mut before = 0;
    let mut reaches = |(_, games): &(&usize, &usize)| {
        before += **games;
        before > number
    };
    lengths.iter().find_map(|length| reaches(&length).then_some(*length.0)).unwrap_or_default()
}

impl Sums {
    pub(super) fn new(seats: usize) -> Self {
        let (players, tallies) = (vec![PlayerSums::default(); seats], vec![Tally::default(); seats]);
        Self { games: 0, actions: 0, lengths: BTreeMap::new(), players, seats: tallies }
    }

    /// Adds a game; player `p` sat at seat `p + number` modulo the seats.
    pub(super) fn add(&mut self, game: &Played) {
        let seats = self.seats.len();
        let winners = game.winners();
        let all: i64 = game.outcome.scores.iter().copied().map(i64::from).sum();
        self.games += 1;
        self.actions += game.actions as u64;
        *self.lengths.entry(game.actions).or_default() += 1;
        for (index, sums) in self.players.iter_mut().enumerate() {
            let score = i64::from(game.outcome.scores[index]);
            sums.tally.count(winners, Seat(index as u8));
            sums.score.add(score);
            sums.lead.add(score * others(seats) - (all - score));
            sums.times.merge(&game.times[index]);
            sums.faults.add(game.number, &game.faults[index]);
            self.seats[(index + game.number) % seats].count(winners, Seat(index as u8));
        }
    }

    /// The report of an arena of `asked` games of `game` between `players`.
    pub(super) fn report(self, game: &'static str, asked: usize, players: &[String]) -> ArenaReport {
        let games = self.games;
        let others = others(players.len()) as f64;
        let stand = |(player, sums): (&String, PlayerSums)| {
            let (score, score_margin) = sums.score.mean(games);
            let (lead, lead_margin) = sums.lead.mean(games);
            let (lead, lead_margin) = (lead / others, lead_margin / others);
            EntrantScore {
                player: player.clone(),
                tally: sums.tally,
                score,
                score_margin,
                lead,
                lead_margin,
                faults: sums.faults,
                times: sums.times,
            }
        };
        let standings = players.iter().zip(self.players).map(stand).collect();
        let length = self.actions as f64 / games.max(1) as f64;
        let lengths = [1, 9].map(|tenths| share(&self.lengths, games * tenths / 10));
        ArenaReport { game, games, asked, length, lengths, standings, seats: self.seats }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_have_intervals() {
        assert_eq!(Sum::default().mean(0), (0.0, 0.0));
        let mut sum = Sum::default();
        (0..200).flat_map(|_| [1, 3]).for_each(|number| sum.add(number));
        let (middle, half) = sum.mean(400);
        assert!((middle - 2.0).abs() < 1e-9 && (half - 0.098).abs() < 1e-9, "{middle} {half}");
    }

    #[test]
    fn a_lead_is_the_own_score_less_the_mean_of_the_others() {
        let mut sums = Sums::new(3);
        let outcome = Outcome { scores: vec![9, 3, 0], reason: crate::engine::Words::new("over") };
        let times = vec![Times::default(); 3];
        sums.add(&Played { number: 0, outcome, times, actions: 5, faults: vec![MatchFaults::default(); 3] });
        let report = sums.report("duel", 1, &["a", "b", "c"].map(str::to_owned));
        let leads: Vec<f64> = report.standings.iter().map(|standing| standing.lead).collect();
        assert_eq!(leads, [7.5, -1.5, -6.0]);
    }

    #[test]
    fn a_forfeited_match_is_lost_whatever_the_score() {
        let mut sums = Sums::new(3);
        let forfeit = MatchFaults { decisions: 0, forfeited: true, why: Some("slept".to_owned()) };
        for (number, forfeits) in [(3, [true, false, false]), (6, [true; 3])] {
            let outcome = Outcome { scores: vec![9, 3, 3], reason: crate::engine::Words::new("over") };
            let faults = forfeits.map(|is| if is { forfeit.clone() } else { MatchFaults::default() }).to_vec();
            sums.add(&Played { number, outcome, times: vec![Times::default(); 3], actions: 5, faults });
        }
        let report = sums.report("duel", 2, &["a", "b", "c"].map(str::to_owned));
        let tallies: Vec<_> = report.standings.iter().map(|s| [s.tally.wins, s.tally.draws, s.tally.losses]).collect();
        assert_eq!(tallies, [[0, 0, 2], [0, 1, 1], [0, 1, 1]]);
        assert!(report.to_string().contains("\na forfeited 2 matches; in game 3 it slept\n"), "{report}");
    }

    #[test]
    fn eight_of_ten_games_are_between_two_lengths() {
        let lengths = (1..=20).map(|length| (length, 1)).collect();
        assert_eq!([1, 9].map(|tenths| share(&lengths, 20 * tenths / 10)), [3, 19]);
        assert_eq!(share(&BTreeMap::from([(7, 5)]), 4), 7);
        assert_eq!(share(&BTreeMap::new(), 0), 0);
    }

    #[test]
    fn wilson_knows_the_textbook_values() {
        let (low, high) = wilson(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
        assert!(wilson(0.0, 30.0).0.is_sign_positive());
    }
}
