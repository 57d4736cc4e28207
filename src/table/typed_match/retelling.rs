//! The others' last turns, told once more.

use std::sync::Arc;

use super::{Listener, TypedMatch};
use crate::ai::Bots;
use crate::engine::{Seat, SeatSet};
use crate::table::any_match::{Plates, Retold, Vantage};
use crate::table::{Arrange as _, TableGame};

/// Where the turns of all others begin that are told again: as far back as they have played since the turn of `near` before, one turn
/// of each at most. `latest` is where the last of them begins, and `opens` says whose turn begins with an action, if one does.
fn first(latest: usize, near: Seat, opens: impl Fn(usize) -> Option<Seat>) -> usize {
    let (mut told, mut first) = (SeatSet::default(), latest);
    for (index, seat) in (0..=latest).rev().filter_map(|index| Some((index, opens(index)?))) {
        // Whoever has no turns any more watches many, and has seen them.
        if seat == near || told.contains(seat) {
            break;
        }
        told.insert(seat);
        first = index;
    }
    first
}

impl<R: TableGame + Bots> TypedMatch<R> {
    /// See [`AnyMatch::last_turn`](crate::table::any_match::AnyMatch::last_turn).
    pub(super) fn retell(&self, from: Vantage) -> Option<Retold> {
        let actions: Vec<(Seat, &R::Action)> = self.game.actions().collect();
        let opens = |index: usize| {
            let before = index.checked_sub(1).map(|before| actions[before].0);
            let (seat, action) = actions[index];
            R::opens_turn(before, seat, action).then_some(seat)
        };
        let near = from.side.seat;
        let others = |&index: &usize| opens(index).is_some_and(|seat| seat != near);
        let own = |&index: &usize| opens(index) == Some(near);
        let latest = (0..actions.len()).rev().find(others)?;
        let first = first(latest, near, opens);
        let last = (latest + 1..actions.len()).find(own);
        let mut then = self.game.replay_to(first);
        let seen = then.view(from.viewer);
        let (before, plates) = (seen.arrange(from.side), Plates::of(&seen, self.game.seats()));
        let mut scenes = Vec::new();
        for &(seat, action) in &actions[first..last.unwrap_or(actions.len())] {
            let mut listener = Listener::<R>::new();
            let before = then.view(from.viewer);
            // Accepted once, accepted again.
            let replayed = then.submit(seat, action.clone(), &mut listener);
            debug_assert!(replayed.is_ok(), "an accepted action is refused when it is told again");
            scenes.extend(self.scenes(from, Some(seat), before, &listener.heard, &then.view(from.viewer)));
        }
        scenes.push(self.still(from));
        let lines = self.chronicle.up_to(first).lines().len();
        Some(Retold { before, plates, seen: Arc::new(seen), lines, scenes })
    }
}

#[cfg(test)]
mod tests {
    use super::first;
    use crate::engine::Seat;

    #[test]
    fn one_turn_of_each_other_is_told_again() {
        let [a, b, c] = [0, 1, 2].map(|seat| Some(Seat(seat)));
        let told = |turns: &[Option<Seat>]| {
            let latest = turns.iter().rposition(|turn| turn.is_some_and(|seat| seat != Seat(0))).expect("another one");
            first(latest, Seat(0), |index| turns[index])
        };
        assert_eq!(told(&[a, b]), 1);
        assert_eq!(told(&[a, b, c]), 1, "all since one's own turn");
        assert_eq!(told(&[b, a, None, c, None]), 3, "none before it");
        assert_eq!(told(&[b, c, a]), 0, "one's own turn after them is none of them");
        assert_eq!(told(&[a, b, c, b, c, None, b, None, c]), 6, "nor what has been seen long ago");
        assert_eq!(told(&[b, b, b]), 2);
    }
}
