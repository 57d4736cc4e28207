//! What a program does wrong, and what becomes of the match.

use std::fmt;

use strum::{Display, EnumString};

use crate::engine::sentences::counted;

/// What becomes of a match when a program does not answer with one of its choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase", parse_err_ty = String, parse_err_fn = Self::unknown)]
pub enum OnFault {
    /// It counts as lost for the program. Of two the other one has won at once; at a larger table the first legal action is taken for
    /// it until the match is over.
    #[default]
    Forfeit,
    /// The first legal action is taken for it, and the match goes on.
    First,
}

impl OnFault {
    fn unknown(text: &str) -> String {
        format!("`{text}` is not a way to go on; choose forfeit or first")
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MatchFaults {
    /// Decisions for which the first legal action was taken.
    pub(super) decisions: u32,
    /// Whether the match counts as lost for it.
    pub(super) forfeited: bool,
    /// Why, the first time.
    pub(super) why: Option<String>,
}

/// The faults of a player in all matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// Matches with a fault.
    pub matches: u32,
    /// Matches that count as lost because of one.
    pub forfeits: u32,
    /// Decisions for which the first legal action was taken.
    pub decisions: u32,
    /// Number of the first match with a fault, and what that was, as the end of a sentence.
    pub first: Option<(usize, String)>,
}

impl Faults {
    /// Counts those of the match with this number.
    pub(super) fn add(&mut self, number: usize, faults: &MatchFaults) {
        let Some(why) = &faults.why else { return };
        self.matches += 1;
        self.forfeits += u32::from(faults.forfeited);
        self.decisions += faults.decisions;
        if self.first.as_ref().is_none_or(|(first, _)| number < *first) {
            self.first = Some((number, why.clone()));
        }
    }

    /// Counts those of other matches, which were played later.
    pub(super) fn merge(&mut self, later: &Self) {
        self.matches += later.matches;
        self.forfeits += later.forfeits;
        self.decisions += later.decisions;
        self.first = self.first.take().or_else(|| later.first.clone());
    }
}

/// As the end of a sentence about the player.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.forfeits > 0 {
            write!(f, "forfeited {}", counted(self.forfeits as usize, "match", "matches"))?;
        } else {
            let decisions = counted(self.decisions as usize, "decision", "decisions");
            let matches = counted(self.matches as usize, "match", "matches");
            write!(f, "left {decisions} in {matches} to the first legal action")?;
        }
        match &self.first {
            Some((number, why)) => write!(f, "; in game {number} it {why}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_go_on_are_read_and_written() {
        for way in [OnFault::Forfeit, OnFault::First] {
            assert_eq!(way.to_string().parse(), Ok(way));
        }
        assert!("stop".parse::<OnFault>().is_err_and(|error| error.contains("forfeit or first")));
    }

    #[test]
    fn the_first_fault_is_that_of_the_first_match() {
        let fault = |why: &str| MatchFaults { decisions: 2, forfeited: false, why: Some(why.to_owned()) };
        let mut faults = Faults::default();
        faults.add(7, &fault("slept"));
        faults.add(5, &MatchFaults::default());
        faults.add(3, &fault("answered `x`"));
        assert_eq!(
            faults.to_string(),
            "left 4 decisions in 2 matches to the first legal action; in game 3 it answered `x`"
        );
        let mut forfeits = Faults::default();
        forfeits.add(1, &MatchFaults { decisions: 0, forfeited: true, why: Some("slept".to_owned()) });
        forfeits.merge(&faults);
        assert_eq!(forfeits.to_string(), "forfeited 1 match; in game 1 it slept");
    }
}
