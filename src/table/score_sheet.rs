//! A sheet of scores that is told over the table.

use super::Curve;
use crate::engine::{Seat, Words};

/// Sheet of scores: a headline with what has happened, and a row of numbers for every seat, in the columns that the game names.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSheet {
    pub title: Words,
    /// What has happened, in a few words.
    pub headline: Words,
    /// Whom the headline is about: the emblem stands in that row as well.
    pub about: Seat,
    /// What it has brought or cost them, beside the headline, with its sign.
    pub worth: i64,
    /// The icon of what has happened, from `assets/icons`.
    pub emblem: &'static str,
    /// How the numbers came about, below the headline.
    pub note: Words,
    pub columns: Vec<ScoreColumn>,
    /// By seat, its number in each column; the last one is what it stands by.
    pub scores: Vec<Vec<i64>>,
    /// What led to the last column, one curve a seat.
    pub curves: Vec<Curve>,
}

/// Column of a sheet of scores.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreColumn {
    pub title: Words,
    pub kind: ScoreKind,
}

/// What the numbers of a column are, which says how they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// What has been won or lost, with its sign.
    Change,
    /// What somebody has, behind an icon of what it is counted in, from `assets/icons`.
    Total(&'static str),
}

impl ScoreSheet {
    /// The seats by the last column, the best first.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (0..).map(Seat).take(self.scores.len()).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.stands_at(*seat)));
        seats
    }

    /// The numbers of a seat, column by column.
    pub fn of(&self, seat: Seat) -> &[i64] {
        self.scores.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The number in the last column.
    fn stands_at(&self, seat: Seat) -> i64 {
        self.of(seat).last().copied().unwrap_or_default()
    }

    /// Whether a seat has most in the last column; if all have the same, none has.
    pub fn leads(&self, seat: Seat) -> bool {
        let all = || (0..).map(Seat).take(self.scores.len()).map(|seat| self.stands_at(seat));
        all().min() < all().max() && all().max() == Some(self.stands_at(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(points: &[i64]) -> ScoreSheet {
        ScoreSheet {
            title: Words::new("ui-player"),
            headline: Words::new("ui-player"),
            about: Seat(0),
            worth: 0,
            emblem: "ui-star",
            note: Words::new("ui-player"),
            columns: Vec::new(),
            scores: points.iter().map(|all| vec![100 - all, *all]).collect(),
            curves: Vec::new(),
        }
    }

    #[test]
    fn whoever_has_most_leads_and_stands_first() {
        let led = |points: &[i64]| {
            let sheet = sheet(points);
            sheet.ranking().into_iter().filter(|seat| sheet.leads(*seat)).collect::<Vec<_>>()
        };
        assert_eq!(led(&[69, 143, -8]), [Seat(1)]);
        assert_eq!(led(&[7, 50, 50]), [Seat(1), Seat(2)]);
        assert!(led(&[0, 0]).is_empty() && led(&[]).is_empty());
        assert_eq!(sheet(&[69, 143, -8]).ranking(), [Seat(1), Seat(0), Seat(2)]);
    }
}
