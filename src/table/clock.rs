//! The clock of a match: how much time people have left. It counts what it is told has gone by, and nobody loses by it: when
//! time is up, the house decides that one thing.

use std::time::Duration;

use crate::engine::Seat;
use crate::engine::journal::Limit;

/// From here on whoever decides is told that there is little time left.
pub const LOW: Duration = Duration::from_secs(10);
/// The journal is never more seconds behind than this, whatever ends the program.
const BEHIND: u32 = 10;

/// So much time in seconds that have begun.
pub fn seconds_begun(time: Duration) -> u32 {
    u32::try_from(time.as_secs()).unwrap_or(u32::MAX).saturating_add(u32::from(time.subsec_nanos() > 0))
}

/// How much time people have, and have left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    limit: Limit,
    /// What each seat has left.
    left: Vec<Duration>,
    /// How many actions there have been at most: what is decided anew after it was taken back brings no time.
    furthest: usize,
    /// Seconds that each seat has left, as the journal has it.
    kept: Vec<u32>,
}

impl Clock {
    /// The clock of a match of so many seats that begins.
    pub fn new(limit: Limit, seats: usize) -> Self {
        Self::resumed(limit, vec![limit.seconds(); seats], 0)
    }

    /// The clock of a match of so many actions in which the seats have so many seconds left.
    pub fn resumed(limit: Limit, seconds: Vec<u32>, actions: usize) -> Self {
        let left = seconds.iter().map(|&seconds| Duration::from_secs(seconds.into())).collect();
        Self { limit, left, furthest: actions, kept: seconds }
    }

    /// How much time people have.
    pub fn limit(&self) -> Limit {
        self.limit
    }

    /// What a seat has left.
    pub fn left(&self, seat: Seat) -> Duration {
        self.left.get(seat.index()).copied().unwrap_or(Duration::MAX)
    }

    /// The same in seconds that have begun.
    pub fn seconds(&self, seat: Seat) -> u32 {
        seconds_begun(self.left(seat))
    }

    /// Whether a seat has no time left.
    pub fn is_up(&self, seat: Seat) -> bool {
        self.left(seat).is_zero()
    }

    /// Whether a seat has little time left.
    pub fn is_low(&self, seat: Seat) -> bool {
        self.left(seat) <= LOW
    }

    /// Time goes by for a seat.
    pub fn run(&mut self, seat: Seat, time: Duration) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = left.saturating_sub(time);
        }
    }

    /// A seat has decided something, or the house for it; the match has so many actions now.
    pub fn decided(&mut self, seat: Seat, actions: usize) {
        let new = actions > self.furthest;
        self.furthest = self.furthest.max(actions);
        if let Some(left) = self.left.get_mut(seat.index()).filter(|left| new || left.is_zero()) {
            *left = (*left).max(Duration::from_secs(self.limit.for_each().into()));
        }
    }

    /// Whether the journal is so far behind that it has to be told while time runs.
    pub fn is_behind(&self, seat: Seat) -> bool {
        self.kept.get(seat.index()).is_some_and(|&kept| kept >= self.seconds(seat).saturating_add(BEHIND))
    }

    /// What the journal does not have yet: who has how many seconds left. From now on it has.
    pub fn keep(&mut self) -> Vec<(Seat, u32)> {
        let seats = (0..self.left.len()).map(|seat| Seat(seat as u8));
        let now: Vec<(Seat, u32)> = seats.map(|seat| (seat, self.seconds(seat))).collect();
        let news = now.iter().copied().filter(|(seat, seconds)| self.kept.get(seat.index()) != Some(seconds)).collect();
        self.kept = now.into_iter().map(|(_, seconds)| seconds).collect();
        news
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn seconds(seconds: f32) -> Duration {
        Duration::from_secs_f32(seconds)
    }

    #[test]
    fn every_move_has_its_time() {
        let mut clock = Clock::new(Limit::Move(30), 2);
        clock.run(A, seconds(12.5));
        assert_eq!((clock.seconds(A), clock.seconds(B)), (18, 30), "a second that has begun counts");
        assert!(!clock.is_low(A));
        clock.run(A, seconds(7.5));
        assert!(clock.is_low(A) && !clock.is_up(A));
        clock.decided(A, 1);
        assert_eq!(clock.seconds(A), 30);
        clock.run(A, seconds(40.0));
        assert!(clock.is_up(A) && clock.seconds(A) == 0);
        clock.decided(A, 2);
        assert_eq!(clock.seconds(A), 30, "after what the house has done as well");
    }

    #[test]
    fn a_match_has_its_time_and_then_a_grace_for_each_move() {
        let mut clock = Clock::new(Limit::Match(600), 2);
        clock.run(A, seconds(100.0));
        clock.decided(A, 1);
        assert_eq!(clock.seconds(A), 500);
        clock.run(A, seconds(497.0));
        clock.decided(A, 2);
        assert_eq!(clock.seconds(A), 10);
        clock.run(A, seconds(4.0));
        clock.decided(B, 3);
        assert_eq!((clock.seconds(A), clock.seconds(B)), (6, 600), "whoever has decided");
    }

    #[test]
    fn what_is_taken_back_gives_no_time() {
        let mut clock = Clock::new(Limit::Move(30), 2);
        clock.run(A, seconds(20.0));
        clock.decided(A, 1);
        clock.run(A, seconds(25.0));
        // Back to the beginning.
        clock.decided(A, 1);
        assert_eq!(clock.seconds(A), 5);
        clock.decided(A, 2);
        assert_eq!(clock.seconds(A), 30);
        clock.run(A, seconds(30.0));
        clock.decided(A, 2);
        assert_eq!(clock.seconds(A), 30, "nobody is left without any");
    }

    #[test]
    fn the_journal_is_told_what_is_new_and_is_never_far_behind() {
        let mut clock = Clock::resumed(Limit::Match(600), vec![300, 500], 7);
        assert!(clock.keep().is_empty());
        clock.run(B, seconds(9.0));
        assert!(!clock.is_behind(B));
        clock.run(B, seconds(1.0));
        assert!(clock.is_behind(B) && !clock.is_behind(A));
        assert_eq!(clock.keep(), [(B, 490)]);
        assert!(!clock.is_behind(B) && clock.keep().is_empty());
    }
}
