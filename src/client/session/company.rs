//! Who sits at the table: what faces they make, and what they say. Both follow from what everybody sees, told by an [`Onlooker`].

use bevy::prelude::*;

use crate::engine::Seat;
use crate::table::{Mood, Occasion, Onlooker, Prospect, next_remark};

/// Seconds for which what has happened is seen in a face, and for which any face is kept.
const MOVED: f32 = 6.0;
const STEADY: f32 = 3.0;
/// Seconds for which a remark is read.
const READ: f32 = 5.0;
/// Seconds between two remarks, and between two of the same seat: nobody chatters.
const APART: f32 = 8.0;
const SILENT: f32 = 16.0;

/// The face of a seat, and until when it is kept.
#[derive(Clone, Copy, Debug)]
struct Face {
    mood: Mood,
    kept: f32,
}

/// What somebody has said.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    pub seat: Seat,
    pub occasion: Occasion,
    /// The message that is said.
    pub key: String,
    /// When it was said, in seconds since the start.
    pub at: f32,
}

impl Remark {
    /// How many seconds it still is to be read.
    pub fn left(&self, now: f32) -> f32 {
        self.at + READ - now
    }
}

/// Everybody at the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct Company {
    onlooker: Onlooker,
    faces: Vec<Face>,
    said: Option<Remark>,
    /// When each seat has said something last.
    spoke: Vec<Option<f32>>,
    /// Which of the remarks of an occasion was made last.
    last: Option<String>,
    /// How often something has happened that is to be laughed at.
    laughable: u32,
}

impl Company {
    /// Everybody comes to the table: faces show what the table shows.
    pub fn come(&mut self, prospects: Vec<Prospect>) {
        let faces = prospects.iter().map(|prospect| Face { mood: prospect.mood(Mood::Calm), kept: 0.0 });
        *self = Self {
            faces: faces.collect(),
            spoke: vec![None; prospects.len()],
            onlooker: Onlooker::come(prospects),
            last: self.last.take(),
            said: None,
            laughable: self.laughable,
        };
    }

    /// Everybody sees what `by` has brought about; gives what has happened to whom, what matters most first.
    pub fn see(&mut self, prospects: Vec<Prospect>, by: Option<Seat>, now: f32) -> Vec<(Seat, Occasion)> {
        if prospects.len() != self.faces.len() {
            self.come(prospects);
            return Vec::new();
        }
        let happened = self.onlooker.see(prospects, by);
        let laughable = |occasion: Occasion| matches!(occasion, Occasion::Win | Occasion::Prize | Occasion::Blunder);
        self.laughable += u32::from(happened.iter().any(|(_, occasion)| laughable(*occasion)));
        for (seat, occasion) in &happened {
            self.faces[seat.index()] = Face { mood: occasion.mood(), kept: now + MOVED };
        }
        happened
    }

    /// Faces that have been kept long enough follow the table again. Gives the next moment at which that is to be asked, if any.
    pub fn settle(&mut self, now: f32) -> Option<f32> {
        let mut next = None;
        for (face, prospect) in self.faces.iter_mut().zip(self.onlooker.now()) {
            let mood = prospect.mood(face.mood);
            if mood == face.mood {
                continue;
            }
            if now >= face.kept {
                *face = Face { mood, kept: now + STEADY };
            } else {
                next = Some(next.map_or(face.kept, |next: f32| next.min(face.kept)));
            }
        }
        next
    }

    /// The face of a seat.
    pub fn mood(&self, seat: Seat) -> Mood {
        self.faces.get(seat.index()).map_or(Mood::Calm, |face| face.mood)
    }

    /// How often somebody has won something or thrown a chance away since the program was started: whoever has no part in the match
    /// laughs at that.
    pub fn laughable(&self) -> u32 {
        self.laughable
    }

    /// What was said last.
    pub fn said(&self) -> Option<&Remark> {
        self.said.as_ref()
    }

    /// Whether somebody may speak of this: the end is always spoken of, else nobody chatters.
    pub fn may_speak(&self, seat: Seat, occasion: Occasion, now: f32) -> bool {
        let since = |at: Option<f32>, apart: f32| at.is_none_or(|at| now - at >= apart);
        let latest = self.spoke.iter().copied().flatten().max_by(f32::total_cmp);
        let own = self.spoke.get(seat.index()).copied().flatten();
        occasion.is_end() || since(latest, APART) && since(own, SILENT)
    }

    /// Somebody says one of these messages, chosen by a number that everybody knows, and never what was said last.
    pub fn say(&mut self, seat: Seat, occasion: Occasion, keys: &[String], number: usize, now: f32) {
        let last = self.last.as_ref().and_then(|last| keys.iter().position(|key| key == last));
        let Some(key) = next_remark(keys.len(), number, last).map(|chosen| keys[chosen].clone()) else { return };
        if let Some(spoke) = self.spoke.get_mut(seat.index()) {
            *spoke = Some(now);
        }
        self.last = Some(key.clone());
        self.said = Some(Remark { seat, occasion, key, at: now });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prospects(of: [(i32, u8); 2]) -> Vec<Prospect> {
        of.map(|(won, chance)| Prospect { won, chance }).to_vec()
    }

    fn company() -> Company {
        let mut company = Company::default();
        company.come(prospects([(0, 50), (0, 50)]));
        company
    }

    #[test]
    fn a_face_that_something_has_moved_is_kept_and_then_follows_the_table() {
        let mut company = company();
        let happened = company.see(prospects([(1, 60), (0, 40)]), Some(Seat(0)), 10.0);
        assert_eq!(happened, [(Seat(0), Occasion::Prize)]);
        assert_eq!(company.laughable(), 1, "somebody has won something");
        assert_eq!(company.settle(10.0), Some(10.0 + MOVED));
        assert_eq!([0, 1].map(|seat| company.mood(Seat(seat))), [Mood::Glad, Mood::Calm]);
        assert_eq!(company.settle(10.0 + MOVED), None);
        assert_eq!(company.mood(Seat(0)), Mood::Calm, "it stands as well as before");
    }

    #[test]
    fn nobody_chatters_and_the_end_is_always_spoken_of() {
        let mut company = company();
        let keys = ["a", "b", "c"].map(String::from);
        assert!(company.may_speak(Seat(0), Occasion::Prize, 1.0));
        company.say(Seat(0), Occasion::Prize, &keys, 1, 1.0);
        assert!(!company.may_speak(Seat(1), Occasion::Setback, 2.0));
        assert!(company.may_speak(Seat(1), Occasion::Setback, 1.0 + APART));
        assert!(!company.may_speak(Seat(0), Occasion::Prize, 1.0 + APART));
        assert!(company.may_speak(Seat(0), Occasion::Win, 2.0));
        let said = company.said().expect("a remark").clone();
        assert!(said.left(2.0) > 0.0 && said.left(1.0 + READ) <= 0.0);
        for _ in 0..9 {
            let before = company.said().expect("a remark").key.clone();
            company.say(Seat(1), Occasion::Setback, &keys, 1, 30.0);
            assert_ne!(company.said().expect("a remark").key, before);
        }
    }
}
