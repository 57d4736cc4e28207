//! Decision times of any number of decisions, in a fixed amount of memory.

use std::time::Duration;

/// Steps between a time and its double: a time is known to a 32nd, about 3 %.
const STEPS: u64 = 32;
/// The first times, in nanoseconds, have a step each; then as many follow for each power of two up to 2^64.
const BUCKETS: usize = (STEPS * 60) as usize;

/// How many decisions took how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Times {
    buckets: Vec<u64>,
    count: u64,
    longest: Duration,
}

impl Default for Times {
    fn default() -> Self {
        Self { buckets: vec![0; BUCKETS], count: 0, longest: Duration::ZERO }
    }
}

/// The bucket of a time in nanoseconds.
fn bucket(time: u64) -> usize {
    if time < STEPS {
        return time as usize;
    }
    let doublings = time.ilog2() - STEPS.ilog2();
    (u64::from(doublings) * STEPS + (time >> doublings)) as usize
}

/// The longest time of a bucket, in nanoseconds.
fn end(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    if bucket < STEPS {
        return bucket;
    }
    let doublings = bucket / STEPS - 1;
    let next = u128::from(bucket % STEPS + STEPS + 1) << doublings;
    (next - 1).min(u128::from(u64::MAX)) as u64
}

impl Times {
    pub(super) fn add(&mut self, time: Duration) {
        self.buckets[bucket(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX))] += 1;
        self.count += 1;
        self.longest = self.longest.max(time);
    }

    /// Counts all decisions of another player or game.
    pub(super) fn merge(&mut self, other: &Self) {
        self.buckets.iter_mut().zip(&other.buckets).for_each(|(own, other)| *own += other);
        self.count += other.count;
        self.longest = self.longest.max(other.longest);
    }

    /// The time that `share` of the decisions do not exceed, to 3 %; the maximum for 1.0 is exact.
    pub(super) fn share(&self, share: f64) -> Duration {
        let rank = (self.count.saturating_sub(1) as f64 * share).round() as u64;
        let mut before = 0;
        let found = self.buckets.iter().position(|&count| {
            before += count;
            before > rank
        });
        found.map_or(Duration::ZERO, |bucket| Duration::from_nanos(end(bucket)).min(self.longest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_has_a_bucket_that_ends_shortly_behind_it() {
        for time in (0..5_000).chain((0..64).flat_map(|power| [(1 << power) - 1, 1 << power])).chain([u64::MAX]) {
            let (here, last) = (bucket(time), end(bucket(time)));
            assert!(here < BUCKETS && last >= time && last - time <= time / STEPS, "{time}: {here}, {last}");
            assert!(here == 0 || end(here - 1) < time, "{time} belongs before {here}");
        }
    }

    #[test]
    fn shares_are_those_of_the_sorted_times() {
        let mut times = Times::default();
        assert_eq!(times.share(0.5), Duration::ZERO);
        for number in 1..=1_000_u64 {
            times.add(Duration::from_micros(number * 10));
        }
        let mut all = Times::default();
        all.merge(&times);
        all.merge(&times);
        for (share, micros) in [(0.5, 5_000.0), (0.99, 9_900.0), (1.0, 10_000.0)] {
            for times in [&times, &all] {
                let found = times.share(share).as_secs_f64() * 1e6;
                assert!((found / micros - 1.0).abs() < 0.04, "{share}: {found}");
            }
        }
        assert_eq!(all.share(1.0), Duration::from_millis(10));
    }
}
