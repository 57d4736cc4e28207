//! The declaration (Rules 8): proving that a flag is won, from face-up cards alone.

use super::cards::{Card, CardSet, Kind};
use super::formations::{self, Best, Value};
use super::position::{FlagId, FlagSet, PublicState, other};
use crate::engine::Seat;

/// Whether a player can prove that a flag is his, and why or why not (Rules 8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// The opponent cannot fill his side any more: too few troops are unseen.
    CannotFill,
    /// Nothing that the opponent can still lay is more.
    CannotBeat,
    /// Both sides are complete and his is worth more.
    Stronger,
    /// Both sides are complete and equal, and his was complete first.
    Earlier,
    Claimed,
    Incomplete,
    /// Unseen troops could still make the opponent's side worth more.
    CouldBeBeaten,
    /// The opponent's complete side is worth more.
    Weaker,
    /// Both sides are complete and equal, and the opponent's was complete first.
    Later,
}

impl Verdict {
    /// Whether the flag may be claimed.
    pub fn is_proven(self) -> bool {
        matches!(self, Self::CannotFill | Self::CannotBeat | Self::Stronger | Self::Earlier)
    }
}

/// A proof, or its failure, with the evidence to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proof {
    pub flag: FlagId,
    pub seat: Seat,
    pub verdict: Verdict,
    /// What his own side is worth, or can still become; `None` if it cannot be filled any more.
    pub own: Option<Best>,
    /// The same for the opponent: the counterexample if the proof fails by it.
    pub rival: Option<Best>,
}

/// What a side would be after one more card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preview {
    pub complete: bool,
    /// What it would be worth, or could still become with unseen troops; `None` if it could not be filled any more.
    pub best: Option<Best>,
}

impl PublicState {
    /// What a complete side is worth (Rules 6); `None` while a card is missing.
    pub fn value(&self, flag: FlagId, seat: Seat) -> Option<Value> {
        let here = self.flag(flag);
        formations::value(here.side(seat).cards(), here.size(), here.fog)
    }

    /// What a side is worth or can still become with unseen troops, all hands included (Rules 8.1, 8.2).
    pub fn best(&self, flag: FlagId, seat: Seat) -> Option<Best> {
        let here = self.flag(flag);
        formations::best(here.side(seat).cards(), here.size(), here.fog, self.unseen())
    }

    /// Whether a player can prove that a flag is his, with the evidence (Rules 8.1). Whose turn it is plays no role.
    pub fn proof(&self, flag: FlagId, seat: Seat) -> Proof {
        let (own, rival) = (self.best(flag, seat), self.best(flag, other(seat)));
        let verdict = if self.owner(flag).is_some() {
            Verdict::Claimed
        } else if !self.flag(flag).is_full(seat) {
            Verdict::Incomplete
        } else {
            self.compare(flag, seat, own, rival)
        };
        Proof { flag, seat, verdict, own, rival }
    }

    fn compare(&self, flag: FlagId, seat: Seat, own: Option<Best>, rival: Option<Best>) -> Verdict {
        let (Some(own), Some(rival)) = (own, rival) else { return Verdict::CannotFill };
        if self.flag(flag).is_full(other(seat)) {
            match own.value.cmp(&rival.value) {
                std::cmp::Ordering::Greater => Verdict::Stronger,
                std::cmp::Ordering::Less => Verdict::Weaker,
                std::cmp::Ordering::Equal if self.was_first(flag, seat) => Verdict::Earlier,
                std::cmp::Ordering::Equal => Verdict::Later,
            }
        } else if own.value >= rival.value {
            Verdict::CannotBeat
        } else {
            Verdict::CouldBeBeaten
        }
    }

    /// Whether the player's side was full before the opponent's (Rules 6.1).
    fn was_first(&self, flag: FlagId, seat: Seat) -> bool {
        self.side(flag, seat).stamp < self.side(flag, other(seat)).stamp
    }

    /// What a side would be with one more card: a troop or wild laid there, or Fog or Mud at the flag. `None` for a card
    /// that is not laid at flags and for a side without a free slot.
    pub fn preview(&self, flag: FlagId, seat: Seat, card: Card) -> Option<Preview> {
        let mut here = *self.flag(flag);
        let mut unseen = self.unseen();
        match card.kind() {
            Kind::Troop | Kind::Morale => {
                if here.is_full(seat) || !here.side_mut(seat).pile.push(card) {
                    return None;
                }
                unseen = unseen.without([card].into_iter().collect::<CardSet>().troops());
            }
            Kind::Environment => {
                here.fog |= card == Card::FOG;
                here.mud |= card == Card::MUD;
            }
            Kind::Guile => return None,
        }
        let best = formations::best(here.side(seat).cards(), here.size(), here.fog, unseen);
        Some(Preview { complete: here.is_full(seat), best })
    }

    /// The flags that a player can prove (Rules 8.1): quicker than one [`PublicState::proof`] a flag.
    pub(super) fn provable(&mut self, seat: Seat) -> FlagSet {
        let unseen = self.unseen();
        let mut provable = FlagSet::default();
        for flag in self.unclaimed().iter() {
            let here = &self.flags[flag.index()];
            if !here.is_full(seat) {
                continue;
            }
            let witness = self.witnesses.0[flag.index()];
            if !witness.is_empty() && unseen.covers(witness) {
                continue;
            }
            let (size, fog) = (here.size(), here.fog);
            let Some(own) = formations::value(here.side(seat).cards(), size, fog) else { continue };
            let rival = here.side(other(seat)).cards();
            if here.is_full(other(seat)) {
                let theirs = formations::value(rival, size, fog);
                if theirs < Some(own) || theirs == Some(own) && self.was_first(flag, seat) {
                    provable.insert(flag);
                }
            } else if let Some(best) = formations::best_above(rival, size, fog, unseen, own) {
                self.witnesses.0[flag.index()] = best.filling;
            } else {
                provable.insert(flag);
            }
        }
        provable
    }

    /// Who would win a flag at the settlement (Rules 9): nobody if neither side is complete.
    pub(super) fn settled_for(&self, flag: FlagId) -> Option<Seat> {
        let seat = Seat(0);
        match (self.value(flag, seat), self.value(flag, other(seat))) {
            (None, None) => None,
            (own, rival) if own > rival => Some(seat),
            (own, rival) if own == rival && self.was_first(flag, seat) => Some(seat),
            _ => Some(other(seat)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::BattleLine;
    use super::*;
    use crate::engine::Notation;

    #[test]
    fn a_preview_shows_the_side_with_one_more_card() {
        let text = "flag 1 A r8 r9 B o9 o10\nflag 2 A g1 g2 g3\ndiscard B r7";
        let state = BattleLine::parse_position(text).expect("a position");
        let preview = |flag, card| {
            let (flag, card) = (FlagId::new(flag).expect("a flag"), Card::from_text(card).expect("a card"));
            let preview = state.table.preview(flag, Seat(0), card)?;
            Some((preview.complete, preview.best.map(|best| best.value.to_string())))
        };
        let shown = |complete, text: &str| Some((complete, Some(text.to_owned())));
        assert_eq!(preview(1, "r10"), shown(true, "Wedge 27"));
        assert_eq!(preview(1, "b10"), shown(true, "Skirmish 27"));
        assert_eq!(preview(1, "FO"), shown(false, "Host 27"));
        assert_eq!(preview(1, "MU"), shown(false, "Battalion 33"));
        assert_eq!(preview(2, "g4"), None);
        assert_eq!(preview(2, "MU"), shown(false, "Wedge 10"));
        assert_eq!(preview(3, "CC"), shown(false, "Wedge 27"));
        assert_eq!(preview(3, "SC"), None);
    }

    #[test]
    fn a_failed_proof_names_its_counterexample() {
        let state = BattleLine::parse_position("flag 1 A y1 p1 g1 B o9 o10").expect("a position");
        let proof = state.table.proof(FlagId::FIRST, Seat(0));
        assert_eq!(proof.verdict, Verdict::CouldBeBeaten);
        let filling: Vec<_> = proof.rival.iter().flat_map(|best| best.filling.iter()).collect();
        assert_eq!(filling, Card::from_text("o8").into_iter().collect::<Vec<_>>());
    }
}
