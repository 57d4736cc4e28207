//! The crosstable of a pool: a row for each player measured, a column for each opponent.

use std::fmt;

use super::faults::Faults;
use super::report::Tally;
use super::times::Times;

/// How each player that was measured fared against each opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Crosstable {
    pub game: &'static str,
    /// Seats at the table, all but one of them taken by copies of the opponent.
    pub seats: usize,
    /// Games that were finished.
    pub games: usize,
    /// Games that were asked for.
    pub asked: usize,
    /// Who stands above the columns.
    pub opponents: Vec<String>,
    pub rows: Vec<Row>,
}

/// What one player achieved.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub player: String,
    /// How often it won, by opponent; no games where it had no such opponent.
    pub tallies: Vec<Tally>,
    pub faults: Faults,
    pub(super) times: Times,
}

/// Columns of a rate with its interval.
const WIDE: usize = 21;

/// A rate with its interval.
fn cell(tally: &Tally) -> String {
    if tally.games() == 0.0 {
        return "–".to_owned();
    }
    let (low, high) = tally.win_interval();
    format!("{:>5.1} [{:.1}, {:.1}]", 100.0 * tally.win_rate(), 100.0 * low, 100.0 * high)
}

impl fmt::Display for Crosstable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.games < self.asked {
            writeln!(f, "{}: stopped after {} of {} games", self.game, self.games, self.asked)?;
        }
        let (game, games, even) = (self.game, self.games, 100.0 / self.seats.max(1) as f64);
        let table = match self.seats {
            ..=2 => String::new(),
            seats => format!(" alone against {} copies of the opponent", seats - 1),
        };
        writeln!(
            f,
            "{game}: {games} games, first places in % [95 % interval]{table}, a draw as half; even is {even:.1} %"
        )?;
        let wide = self.rows.iter().map(|row| row.player.chars().count()).max().unwrap_or(0).max(10);
        write!(f, "{:<wide$}", "against")?;
        self.opponents.iter().try_for_each(|opponent| write!(f, "  {opponent:<WIDE$}"))?;
        writeln!(f, "  decision 99 %")?;
        for row in &self.rows {
            write!(f, "{:<wide$}", row.player)?;
            row.tallies.iter().try_for_each(|tally| write!(f, "  {:<WIDE$}", cell(tally)))?;
            writeln!(f, "  {:.1} ms", row.times.share(0.99).as_secs_f64() * 1e3)?;
        }
        for row in self.rows.iter().filter(|row| row.faults.matches > 0) {
            writeln!(f, "{} {}", row.player, row.faults)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_stand_below_their_opponents() {
        let tallies = vec![Tally { wins: 40, draws: 20, losses: 40 }, Tally::default()];
        let rows =
            vec![Row { player: "veteran".to_owned(), tallies, faults: Faults::default(), times: Times::default() }];
        let opponents = ["random", "level below"].map(str::to_owned).to_vec();
        let table = Crosstable { game: "duel", seats: 3, games: 100, asked: 200, opponents, rows }.to_string();
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines[0], "duel: stopped after 100 of 200 games");
        assert!(lines[1].contains("alone against 2 copies of the opponent") && lines[1].ends_with("even is 33.3 %"));
        let places = ["random", "level below"].map(|opponent| lines[2].find(opponent).expect("a column"));
        assert_eq!(lines[3][places[0]..places[1]].trim(), "50.0 [40.4, 59.6]");
        assert!(lines[3][places[1]..].starts_with('–') && lines[3].ends_with("  0.0 ms"), "{table}");
    }
}
