//! What the rounds of a match brought, in order (Rules 9).

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::position::RoundResult;

/// The results of the rounds that are over.
///
/// All copies of a position share them: each view that a player gets is a copy, and a match of thousands of rounds would
/// otherwise copy all of them at every action.
#[derive(Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<RoundResult>", into = "Vec<RoundResult>")]
pub struct History(Arc<Vec<RoundResult>>);

impl History {
    pub(super) fn push(&mut self, result: RoundResult) {
        Arc::make_mut(&mut self.0).push(result);
    }
}

impl Deref for History {
    type Target = [RoundResult];

    fn deref(&self) -> &[RoundResult] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a History {
    type Item = &'a RoundResult;
    type IntoIter = std::slice::Iter<'a, RoundResult>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl From<Vec<RoundResult>> for History {
    fn from(results: Vec<RoundResult>) -> Self {
        Self(Arc::new(results))
    }
}

impl From<History> for Vec<RoundResult> {
    fn from(history: History) -> Self {
        history.to_vec()
    }
}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::bottle_imp::CardSet;

    #[test]
    fn copies_share_what_was_and_go_on_by_themselves() {
        let result =
            RoundResult { dealer: Seat(0), holder: Seat(1), price: 7, imp: CardSet::NONE, scores: [1, 2, 3, 0] };
        let mut history = History::from(vec![result]);
        let copy = history.clone();
        assert!(std::ptr::eq(&*copy, &*history));
        history.push(result);
        assert_eq!((history.len(), copy.len()), (2, 1));
        assert_eq!(format!("{history:?}"), format!("{:?}", vec![result; 2]));
        let saved = ron::to_string(&history).expect("plain data");
        assert_eq!(ron::from_str(&saved), Ok(history));
    }
}
