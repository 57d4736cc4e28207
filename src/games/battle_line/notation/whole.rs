//! A position that has been read as a whole: what was left out is filled in, what cannot be is refused.

use super::super::Mode;
use super::super::cards::{Card, CardSet, DeckKind};
use super::super::ending::victory;
use super::super::position::{EndReason, FlagId, FlagSet, HAND, Phase, SEATS, Scouted, State, other};
use super::read::Reader;
use super::write::deck_name;
use crate::engine::Seat;
use crate::engine::notation::PositionError;
use crate::engine::words::words;

impl Reader<'_> {
    pub(super) fn put_together(mut self) -> Result<State, PositionError> {
        self.fill_decks()?;
        self.fill_stamps()?;
        let table = &mut self.state.table;
        table.visible = table.face_up().troops();
        let on_side = |seat: Seat| table.flags.iter().any(|flag| flag.side(seat).cards().iter().any(|c| c.is_leader()));
        let leaders_lie = SEATS.map(on_side);
        table.leader_played = self.leaders.unwrap_or(leaders_lie);
        for seat in SEATS {
            if leaders_lie[seat.index()] && !self.state.table.leader_played[seat.index()] {
                return self.lines.at("leaders", words!("reason-names-leader", seat = seat.letter()));
            }
        }
        self.check_scout()?;
        self.settle_phase()?;
        self.check_ending()?;
        self.check_played()?;
        self.check_hands()?;
        Ok(self.state)
    }

    /// Cards that were not named lie below the named ones of their deck, in the order of the cards; those for which a deck
    /// has no room by its number lie in the discard row of B.
    fn fill_decks(&mut self) -> Result<(), PositionError> {
        for deck in DeckKind::BOTH {
            let rest = CardSet::ALL.without(self.named).of(deck);
            let more = self.more[deck.index()].unwrap_or(rest.len());
            if more > rest.len() {
                return self.lines.at(deck_name(deck), words!("reason-deck-too-small", count = rest.len()));
            }
            let mut rest = rest.iter();
            let below: Vec<Card> = rest.by_ref().take(usize::from(more)).collect();
            for &card in below.iter().rev().chain(self.tops[deck.index()].iter().rev()) {
                self.state.decks.push(card);
            }
            for card in rest {
                self.state.table.discards[1].insert(card);
            }
        }
        Ok(())
    }

    /// Full sides without a stamp: A's has 1, B's has 2 (Rules 6.1).
    fn fill_stamps(&mut self) -> Result<(), PositionError> {
        let default_ply = 31 + u16::from(self.state.table.turn.0);
        let ply = self.ply.unwrap_or(default_ply);
        self.state.table.ply = ply;
        for flag in FlagId::all() {
            let here = &mut self.state.table.flags[flag.index()];
            for (seat, stamp) in SEATS.into_iter().zip([1, 2]) {
                let full = here.is_full(seat);
                let side = here.side_mut(seat);
                if full && side.stamp == 0 {
                    side.stamp = stamp;
                }
                if side.stamp > ply {
                    let text = words!("reason-stamp-too-late", side = seat.letter(), stamp = side.stamp, ply = ply);
                    return self.lines.at(&format!("flag {flag}"), text);
                }
            }
            let [a, b] = &here.sides;
            if a.stamp > 0 && a.stamp == b.stamp {
                return self.lines.at(&format!("flag {flag}"), words!("reason-same-stamp"));
            }
        }
        Ok(())
    }

    /// Knowledge of cards put back needs a Scout that has been played (Rules 7.4).
    fn check_scout(&self) -> Result<(), PositionError> {
        let table = &self.state.table;
        let scout_lies_with = |seat: Seat| table.discards[seat.index()].contains(Card::SCOUT);
        if let Some(Scouted { by, top }) = table.scouted {
            if !scout_lies_with(by) {
                return self.lines.at("scouted", words!("reason-scout-not-discarded", seat = by.letter()));
            }
            let too_many = DeckKind::BOTH.iter().any(|&deck| top[deck.index()] > self.state.decks.len(deck));
            if too_many || top[0] + top[1] > 2 || top == [0, 0] {
                return self.lines.at("scouted", words!("reason-put-back-on-top"));
            }
        }
        for seat in SEATS {
            let hand = self.state.hands[seat.index()];
            if self.state.held.iter().any(|card| hand.contains(card)) && !scout_lies_with(other(seat)) {
                return self.lines.at("held", words!("reason-scout-not-discarded", seat = other(seat).letter()));
            }
        }
        let hands = self.state.hands[0].union(self.state.hands[1]);
        match self.state.held.without(hands).iter().next() {
            Some(card) => self.lines.at("held", words!("reason-in-no-hand", card = card)),
            None if self.state.held.len() > 2 => self.lines.at("held", words!("reason-puts-back-two")),
            None => Ok(()),
        }
    }

    /// Seven cards at the end of a turn, up to nine in the middle of a Scout (Rules 4).
    fn check_hands(&self) -> Result<(), PositionError> {
        let table = &self.state.table;
        let will_draw = match table.phase {
            Phase::Draw => true,
            Phase::Claim => table.mode == Mode::Basic && !table.this_turn.passed && !table.this_turn.scouted,
            _ => false,
        };
        for seat in SEATS {
            let most = match table.phase {
                _ if seat != table.turn => HAND,
                Phase::ScoutDraw { left, .. } => HAND + 2 - left,
                Phase::ScoutReturn { left } => HAND + left,
                _ => HAND - u8::from(will_draw),
            };
            let count = self.state.hands[seat.index()].len();
            if count > most {
                let text = words!("reason-hand-too-large", count = count, most = most);
                return self.lines.at(&format!("hand {}", seat.letter()), text);
            }
        }
        Ok(())
    }

    /// Whoever has won has the flags for it, and nobody else has (Rules 3, 9).
    fn check_ending(&self) -> Result<(), PositionError> {
        let Phase::Over(ending) = self.state.table.phase else { return Ok(()) };
        let owned = &self.state.table.owned;
        let counts = |seat: Seat| owned[seat.index()].len();
        let by_flags = SEATS.map(|seat| victory(owned[seat.index()]));
        let holds = match (ending.winner, ending.how) {
            (Some(winner), EndReason::Breakthrough | EndReason::Envelopment) => {
                by_flags[winner.index()] == Some(ending.how) && by_flags[other(winner).index()].is_none()
            }
            (Some(winner), _) => ending.settled && by_flags == [None; 2] && counts(winner) > counts(other(winner)),
            (None, _) => ending.settled && by_flags == [None; 2] && counts(SEATS[0]) == counts(SEATS[1]),
        };
        if holds {
            return Ok(());
        }
        let text = words!("reason-flags-do-not-end");
        self.lines.at("phase", text)
    }

    /// Tactics cards that were played lie somewhere on the table (Rules 7).
    fn check_played(&self) -> Result<(), PositionError> {
        let hidden = DeckKind::BOTH.iter().flat_map(|&deck| self.state.decks.cards(deck));
        let hidden: CardSet = hidden.copied().chain(self.state.hands.iter().flat_map(|hand| hand.iter())).collect();
        let lying = CardSet::ALL.without(hidden).of(DeckKind::Tactics).len();
        let played: u8 = self.state.table.played.iter().sum();
        if played > lying {
            let text = words!("reason-played-not-lying", played = played, lying = lying);
            return self.lines.at("played", text);
        }
        Ok(())
    }

    /// The phase, and that it agrees with the rest.
    fn settle_phase(&mut self) -> Result<(), PositionError> {
        let won = SEATS.into_iter().any(|seat| victory(self.state.table.owned[seat.index()]).is_some());
        if won && !matches!(self.phase, Some(Phase::Over(_))) {
            return self.lines.at("phase", words!("reason-won-by-flags"));
        }
        let table = &mut self.state.table;
        let provable = table.provable(table.turn);
        let (basic, this_turn) = (table.mode == Mode::Basic, table.this_turn);
        let phase = match self.phase {
            Some(phase) => phase,
            None if basic || provable.is_empty() => Phase::Play,
            None => Phase::Claim,
        };
        table.phase = phase;
        table.claimable = if phase == Phase::Claim { provable } else { FlagSet::default() };
        let decks = self.state.decks;
        match phase {
            Phase::Claim if provable.is_empty() => {
                return self.lines.at("phase", words!("reason-no-claim-step"));
            }
            Phase::Draw if decks.is_empty() => {
                return self.lines.at("phase", words!("reason-decks-empty"));
            }
            Phase::Draw if this_turn.passed || this_turn.scouted => {
                return self.lines.at("phase", words!("reason-nobody-draws"));
            }
            Phase::ScoutDraw { left, .. } | Phase::ScoutReturn { left } => {
                self.state.table.this_turn.scouted = true;
                let there = match phase {
                    Phase::ScoutReturn { .. } => self.state.hands[self.state.table.turn.index()].len(),
                    _ => decks.len(DeckKind::Troops) + decks.len(DeckKind::Tactics),
                };
                let put_back = self.state.table.scouted.map_or(0, |scouted| scouted.top[0] + scouted.top[1]);
                let room = if matches!(phase, Phase::ScoutReturn { .. }) { 2 - left } else { 0 };
                if put_back > room {
                    return self.lines.at("scouted", words!("reason-puts-back-after-draws"));
                }
                if there < left {
                    return self.lines.at("phase", words!("reason-cards-to-move", left = left, there = there));
                }
                if !self.state.table.discards[self.state.table.turn.index()].contains(Card::SCOUT) {
                    return self
                        .lines
                        .at("phase", words!("reason-scout-not-discarded", seat = self.state.table.turn.letter()));
                }
            }
            _ => {}
        }
        let passes = self.state.table.pass_streak;
        if passes > 1 && !matches!(phase, Phase::Over(_)) {
            return self.lines.at("passes", words!("reason-two-idle-turns"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::read::parse;
    use super::*;

    #[test]
    fn what_cannot_be_is_refused_with_its_line() {
        for (text, line, part) in [
            ("flag 1 A r1\nhand A r1", 2, "r1 is in two places"),
            ("flag 1 A r1 r2 r3 r4", 1, "side A has 4 cards; at most 3 fit"),
            ("flag 1 mud A r1 r2 r3 r4 r5", 1, "at most four cards"),
            ("flag 1 A AL DA", 1, "two Leaders"),
            ("flag 1 A r1 @3", 1, "not all its 3 cards"),
            ("flag 1 A r1 r2 r3 @40", 1, "later than ply 31"),
            ("flag 1 A r1 r2 r3 @2 B g1 g2 g3", 1, "same stamp"),
            ("flag 1 A FO", 1, "FO cannot lie on a side"),
            ("flag 1 r1", 1, "`r1` needs `A` or `B` before it"),
            ("flag 1 B r1 A g1", 1, "first side A, then side B"),
            ("flag 0 A r1", 1, "`0` is not a flag"),
            ("flag 1\nflag 1", 2, "`flag 1` was given before, in line 1"),
            ("flag", 1, "expected `flag 3 A r8`"),
            ("hand A r11", 1, "`r11` is not a card"),
            ("hand C r1", 1, "`C` is not a seat"),
            ("\nhand B r1 r2 r3 r4 r5 r6 r7 r8", 2, "a hand has 8 cards"),
            ("hand A r1 r2 r3 r4 r5 r6 r7\nphase draw", 1, "at most 6"),
            ("phase scout-return 2\nscouted A 1 0\ndiscard A SC", 2, "puts back at most two"),
            ("troops +61", 1, "`61` is not a number"),
            ("troops r1 +60", 1, "are left for this deck: only 59"),
            ("troops +3 r1", 1, "comes last"),
            ("troops CC", 1, "does not belong"),
            ("mode other", 1, "`mode advanced`"),
            ("ply 0", 1, "plies count from 1"),
            ("ply 99999", 1, "is not a number"),
            ("leaders B\nflag 1 A AL", 1, "must name A"),
            ("phase claim", 1, "no flag can be proven"),
            ("phase scout-draw 3 of 2", 1, "expected `scout-draw 2 of 3`"),
            ("phase scout-return 1\nhand A r1", 1, "SC is not in"),
            ("phase draw\ntroops\ntactics", 1, "both decks are empty"),
            ("flag 1 owner A\nflag 2 owner A\nflag 3 owner A", 3, "must be `over`"),
            ("phase over A breakthrough", 1, "do not end the match in this way"),
            ("flag 1 owner B\nflag 2 owner B\nflag 3 owner B\nphase over A breakthrough", 4, "do not end"),
            ("flag 1 owner B\nflag 2 owner B\nflag 3 owner B\nphase over B envelopment", 4, "do not end"),
            ("flag 1 owner B\nflag 2 owner B\nflag 3 owner B\nphase over A more-flags settled", 4, "do not end"),
            ("flag 1 owner A\nphase over draw settled", 2, "do not end"),
            ("flag 1 owner A\nphase over B more-flags settled", 2, "do not end"),
            ("flag 1 owner A\nphase over A more-flags", 2, "add `settled`"),
            ("phase over draw", 1, "add `settled`"),
            ("played 10 10", 1, "20 tactics cards were played, but 0 are on the table"),
            ("played 1 0\nhand A SC", 1, "1 tactics card was played, but 0 are on the table"),
            ("scouted A 1 0", 1, "SC is not in"),
            ("held r1", 1, "r1 is not in any hand"),
            ("passes 2", 1, "end the match"),
            ("nonsense", 1, "`nonsense` is not a key"),
        ] {
            let found = parse(text);
            assert!(
                found.as_ref().is_err_and(|(at, error)| *at == line && error.to_string().contains(part)),
                "{text}: expected `{part}` in line {line}, found {found:?}"
            );
        }
    }

    #[test]
    fn nothing_said_is_an_empty_table() {
        let state = parse("# nothing\n\n").expect("an empty position is a position");
        assert_eq!((state.decks.len(DeckKind::Troops), state.decks.len(DeckKind::Tactics)), (60, 10));
        assert_eq!((state.table.ply, state.table.phase), (31, Phase::Play));
        let ended = "flag 1 owner A\nflag 2 owner A\nflag 3 owner A\nphase over A breakthrough";
        for sound in [ended, "phase over draw settled", "flag 1 owner A\nphase over A more-flags settled"] {
            assert!(parse(sound).is_ok(), "{sound}: {:?}", parse(sound));
        }
        assert_eq!(parse("turn B").map(|state| state.table.ply), Ok(32));
    }
}
