//! When an imp blinks and looks about.

/// Seconds from one glance to the next: at least, and how much later by chance.
const APART: (f32, f32) = (6.0, 4.0);
/// Seconds for which its eyes are shut, until they are open again, and for which it looks.
const SHUT: f32 = 0.10;
const OPEN: f32 = 0.24;
const LOOKS: f32 = 1.8;

/// The last glance and the next.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Glance {
    /// When the last one began and when the next one is due, in seconds since the start.
    since: Option<f32>,
    next: Option<f32>,
    /// How many there have been.
    number: u32,
}

impl Glance {
    /// Begins the next one if it is due.
    pub fn follow(&mut self, now: f32) {
        match self.next {
            Some(next) if now < next => return,
            Some(_) => self.since = Some(now),
            None => {}
        }
        self.number += 1;
        self.next = Some(now + APART.0 + APART.1 * self.chance(1.0));
    }

    /// How far its eyes are closed, of 1.
    pub fn lids(&self, now: f32) -> f32 {
        let gone = self.since.map_or(f32::INFINITY, |since| now - since);
        1.0 - ((gone - SHUT) / (OPEN - SHUT)).clamp(0.0, 1.0)
    }

    /// Whether it looks at something.
    pub fn looks(&self, now: f32) -> bool {
        self.since.is_some_and(|since| now - since < LOOKS)
    }

    /// A number from 0 to 1 that looks like chance, another one for each glance.
    pub fn chance(&self, of: f32) -> f32 {
        ((self.number as f32 * 12.9898 + of * 78.233).sin() * 43_758.547).fract().abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_blinks_every_six_to_ten_seconds() {
        let mut glance = Glance::default();
        let mut shut = Vec::new();
        for step in 0..6000_u16 {
            let now = f32::from(step) / 10.0;
            let before = glance.looks(now);
            glance.follow(now);
            assert!((0.0..=1.0).contains(&glance.lids(now)));
            if glance.looks(now) && !before {
                assert_eq!(glance.lids(now), 1.0, "a glance begins with a blink, however seldom pictures are drawn");
                shut.push(now);
            }
        }
        let apart: Vec<f32> = shut.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(apart.len() > 50 && apart.iter().all(|apart| (5.99..10.2).contains(apart)), "{apart:?}");
        assert!(apart.iter().any(|apart| *apart < 7.0) && apart.iter().any(|apart| *apart > 9.0), "{apart:?}");
    }

    #[test]
    fn a_blink_passes() {
        let mut glance = Glance::default();
        glance.follow(0.0);
        assert!(!glance.looks(0.0) && glance.lids(0.0) == 0.0, "not as soon as it comes");
        glance.follow(20.0);
        assert_eq!([20.0, 20.05, 20.3].map(|now| glance.lids(now)), [1.0, 1.0, 0.0]);
        assert_eq!([20.3, 22.0].map(|now| glance.looks(now)), [true, false]);
    }
}
