//! What prospects the seats have, as everybody sees it, and what that does to whoever sits there. Nothing here knows a hand: all of it is made of
//! numbers that a game tells everybody.

use super::Mood;
use crate::engine::Seat;

/// The prospects of a seat in a match, as everybody sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// What it has won of what decides the match: flags, banners, Prizes, points.
    pub won: i32,
    /// Its chance against the best of the others, in hundredths: 50 is even, and only what is decided is 0 or 100.
    pub chance: u8,
}

impl Prospect {
    /// Nobody is ahead of anybody.
    pub const EVEN: Self = Self { won: 0, chance: 50 };

    /// As long as nothing is decided, with this chance of 1.
    pub fn likely(won: i32, chance: f32) -> Self {
        Self { won, chance: (chance * 100.0).round().clamp(1.0, 99.0) as u8 }
    }

    /// The same where the seat is ahead of the best of the others by so much, of which a hundred makes its chance three to one.
    pub fn ahead(won: i32, lead: i32) -> Self {
        Self::likely(won, 1.0 / (1.0 + 3.0_f32.powf(-lead as f32 / 100.0)))
    }

    /// At the end; who shares a victory has won it as well.
    pub fn decided(won: i32, has_won: bool) -> Self {
        Self { won, chance: if has_won { 100 } else { 0 } }
    }

    /// How whoever stands so looks, who has looked in this mood: a little to and fro changes no face.
    pub fn mood(self, before: Mood) -> Mood {
        let kept = |mood: Mood| if before == mood { KEPT } else { 0 };
        match self.chance {
            chance if chance + kept(Mood::Glad) >= GLAD => Mood::Glad,
            chance if chance <= SOUR + kept(Mood::Sour) => Mood::Sour,
            _ => Mood::Calm,
        }
    }
}

/// From which chance on somebody is glad, up to which he is sour, and how much farther off he still is so.
const GLAD: u8 = 70;
const SOUR: u8 = 30;
const KEPT: u8 = 6;

/// What has just happened to a seat, as it sees it itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "lowercase")]
pub enum Occasion {
    /// It has won the match.
    Win,
    /// Somebody else has.
    Defeat,
    /// It has got more of what decides the match than anybody else.
    Prize,
    /// It has thrown away a good part of its chance.
    Blunder,
    /// Somebody else has done that, to its gain.
    Gift,
    /// It has lost a good part of its chance to others.
    Setback,
}

impl Occasion {
    /// Whether it is the end of the match.
    pub fn is_end(self) -> bool {
        matches!(self, Self::Win | Self::Defeat)
    }

    /// How whoever it happens to looks for a while.
    pub fn mood(self) -> Mood {
        match self {
            Self::Win | Self::Prize | Self::Gift => Mood::Glad,
            Self::Defeat | Self::Blunder | Self::Setback => Mood::Sour,
        }
    }
}

/// What of a chance is a good part of it, in hundredths.
const MUCH: u8 = 15;

/// How the seats have stood so far, to be compared with how they stand now.
#[derive(Clone, Debug, Default)]
pub struct Onlooker {
    now: Vec<Prospect>,
    /// How they stood before whoever acts had done anything, or before what has been spoken of since.
    before: Vec<Prospect>,
    by: Option<Seat>,
}

impl Onlooker {
    /// Somebody who comes to the table now: nothing has happened.
    pub fn come(prospects: Vec<Prospect>) -> Self {
        Self { before: prospects.clone(), now: prospects, by: None }
    }

    /// How the seats stand.
    pub fn now(&self) -> &[Prospect] {
        &self.now
    }

    /// Sees how they stand after something that `by` has brought about, none for the house. Gives what has happened to whom, what
    /// matters most first.
    pub fn see(&mut self, prospects: Vec<Prospect>, by: Option<Seat>) -> Vec<(Seat, Occasion)> {
        if prospects.len() != self.now.len() {
            *self = Self::come(prospects);
            return Vec::new();
        }
        if by != self.by {
            (self.by, self.before) = (by, self.now.clone());
        }
        let seats = (0..prospects.len() as u8).map(Seat);
        let mut happened: Vec<(Seat, Occasion)> =
            seats.filter_map(|seat| Some((seat, self.occasion(seat, &prospects)?))).collect();
        happened.sort_by_key(|(_, occasion)| *occasion);
        self.now = prospects;
        if !happened.is_empty() {
            self.before = self.now.clone();
        }
        happened
    }

    /// What has happened to a seat.
    fn occasion(&self, seat: Seat, now: &[Prospect]) -> Option<Occasion> {
        let own = seat.index();
        let falls = |n: usize| self.before[n].chance.saturating_sub(now[n].chance);
        let gains = |n: usize| now[n].won - self.now[n].won;
        let blundered = self.by.map(Seat::index).filter(|by| falls(*by) >= MUCH && now[*by].chance > 0);
        let others = || (0..now.len()).filter(|n| *n != own);
        match now[own].chance {
            100 if self.now[own].chance < 100 => Some(Occasion::Win),
            0 if self.now[own].chance > 0 => Some(Occasion::Defeat),
            0 | 100 => None,
            _ if gains(own) > 0 && others().all(|n| gains(n) < gains(own)) => Some(Occasion::Prize),
            _ if blundered == Some(own) => Some(Occasion::Blunder),
            _ if blundered.is_some() && now[own].chance >= self.before[own].chance + MUCH => Some(Occasion::Gift),
            _ if falls(own) >= MUCH => Some(Occasion::Setback),
            _ => None,
        }
    }
}

/// Which of so many remarks is made, by a number that everybody knows; never the one that was made last.
pub fn next_remark(remarks: usize, number: usize, last: Option<usize>) -> Option<usize> {
    let others = remarks.checked_sub(usize::from(last.is_some_and(|last| last < remarks)))?;
    // Neighbouring numbers are far from each other.
    let chosen = number.wrapping_mul(0x9e37_79b9) >> 7;
    let chosen = chosen.checked_rem(others)?;
    Some(if last.is_some_and(|last| chosen >= last) { chosen + 1 } else { chosen })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prospects<const N: usize>(of: [(i32, u8); N]) -> Vec<Prospect> {
        of.map(|(won, chance)| Prospect { won, chance }).to_vec()
    }

    #[test]
    fn a_lead_of_a_hundred_is_three_to_one_and_nothing_is_decided_before_the_end() {
        let chances = [-900, -100, 0, 100, 900].map(|lead| Prospect::ahead(0, lead).chance);
        assert_eq!(chances, [1, 25, 50, 75, 99]);
        assert_eq!([true, false].map(|won| Prospect::decided(2, won).chance), [100, 0]);
    }

    #[test]
    fn a_face_does_not_flicker() {
        let seen = |before, chance| Prospect { won: 0, chance }.mood(before);
        assert_eq!([50, 69, 70].map(|chance| seen(Mood::Calm, chance)), [Mood::Calm, Mood::Calm, Mood::Glad]);
        assert_eq!([70, 64, 63].map(|chance| seen(Mood::Glad, chance)), [Mood::Glad, Mood::Glad, Mood::Calm]);
        assert_eq!([30, 36, 37].map(|chance| seen(Mood::Sour, chance)), [Mood::Sour, Mood::Sour, Mood::Calm]);
        assert_eq!(seen(Mood::Sour, 90), Mood::Glad);
    }

    #[test]
    fn who_wins_something_is_glad_and_is_heard_first() {
        let mut onlooker = Onlooker::come(prospects([(2, 50), (2, 50)]));
        assert_eq!(onlooker.see(prospects([(2, 55), (2, 45)]), Some(Seat(0))), []);
        let seen = onlooker.see(prospects([(3, 66), (2, 34)]), Some(Seat(0)));
        assert_eq!(seen, [(Seat(0), Occasion::Prize), (Seat(1), Occasion::Setback)]);
        assert_eq!(onlooker.see(prospects([(3, 66), (2, 34)]), Some(Seat(0))), [], "it has been spoken of");
    }

    #[test]
    fn who_throws_a_chance_away_has_blundered() {
        let mut onlooker = Onlooker::come(prospects([(0, 60), (0, 40)]));
        assert_eq!(onlooker.see(prospects([(0, 52), (0, 48)]), Some(Seat(0))), []);
        let seen = onlooker.see(prospects([(0, 44), (0, 56)]), Some(Seat(0)));
        assert_eq!(seen, [(Seat(0), Occasion::Blunder), (Seat(1), Occasion::Gift)], "step by step in one turn");
        let seen = onlooker.see(prospects([(0, 20), (0, 80)]), Some(Seat(1)));
        assert_eq!(seen, [(Seat(0), Occasion::Setback)], "the other one did it");
    }

    #[test]
    fn an_end_is_told_once() {
        let mut onlooker = Onlooker::come(prospects([(4, 80), (2, 20)]));
        let end = prospects([(5, 100), (2, 0)]);
        assert_eq!(onlooker.see(end.clone(), Some(Seat(0))), [(Seat(0), Occasion::Win), (Seat(1), Occasion::Defeat)]);
        assert_eq!(onlooker.see(end, Some(Seat(0))), []);
    }

    #[test]
    fn no_remark_is_made_twice_in_a_row_and_each_is_made() {
        let (mut last, mut made) = (None, [0; 4]);
        for number in 0..200 {
            let chosen = next_remark(4, number, last).expect("there are some");
            assert_ne!(Some(chosen), last);
            made[chosen] += 1;
            last = Some(chosen);
        }
        assert!(made.iter().all(|times| *times > 20), "{made:?}");
        assert_eq!(
            (next_remark(0, 3, None), next_remark(1, 3, Some(0)), next_remark(1, 3, None)),
            (None, None, Some(0))
        );
        assert_eq!(next_remark(2, 5, Some(7)).map(|chosen| chosen < 3), Some(true), "another list");
    }
}
