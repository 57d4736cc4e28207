//! What a round of a match has come to.

use super::Curve;
use crate::engine::{Seat, Words};

/// The score of a round, told on a sheet over the table.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundScore {
    pub title: Words,
    /// What happened in it, in a few words.
    pub headline: Words,
    pub seat: Seat,
    /// The icon of it, from `assets/icons`.
    pub emblem: &'static str,
    pub note: Words,
    /// By seat: the points of this round, and of all so far.
    pub points: Vec<(i64, i64)>,
    /// The icon of points, from `assets/icons`.
    pub icon: &'static str,
    /// All points after each round, one curve a seat.
    pub curves: Vec<Curve>,
}

impl RoundScore {
    /// The seats by their points so far, the best first.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (0..).map(Seat).take(self.points.len()).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.of(*seat).1));
        seats
    }

    /// The points of a seat: of this round, and of all so far.
    pub fn of(&self, seat: Seat) -> (i64, i64) {
        self.points.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether a seat has the most points so far; if all have the same, none has.
    pub fn leads(&self, seat: Seat) -> bool {
        let all = || self.points.iter().map(|(_, all)| *all);
        all().min() < all().max() && all().max() == Some(self.of(seat).1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(points: &[i64]) -> RoundScore {
        RoundScore {
            title: Words::new("ui-player"),
            headline: Words::new("ui-player"),
            seat: Seat(0),
            emblem: "ui-star",
            note: Words::new("ui-player"),
            points: points.iter().map(|all| (0, *all)).collect(),
            icon: "ui-coins",
            curves: Vec::new(),
        }
    }

    #[test]
    fn whoever_has_most_leads_and_stands_first() {
        let led = |points: &[i64]| {
            let score = score(points);
            score.ranking().into_iter().filter(|seat| score.leads(*seat)).collect::<Vec<_>>()
        };
        assert_eq!(led(&[69, 143, -8]), [Seat(1)]);
        assert_eq!(led(&[7, 50, 50]), [Seat(1), Seat(2)]);
        assert!(led(&[0, 0]).is_empty() && led(&[]).is_empty());
        assert_eq!(score(&[69, 143, -8]).ranking(), [Seat(1), Seat(0), Seat(2)]);
    }
}
