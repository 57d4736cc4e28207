//! Hands, decks, discard piles and Prizes: cards on their way, and who sees them (11).

use super::Referee;
use crate::engine::{Chance, Seat, SeatSet, Sink};
use crate::games::battle_royal::array_vec::ArrayVec;
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::events::{EVERYBODY, Event, HiddenCard, Pile};
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::position::{DECK, Hidden, Secret};

/// Where such a card lies in a pile; of several the one that most people know, since it is that one that they see leaving.
#[inline]
fn place(pile: &[Hidden], card: CardId) -> Option<usize> {
    let fitting = pile.iter().enumerate().filter(|(_, hidden)| hidden.card == card);
    fitting.max_by_key(|(_, hidden)| hidden.known.count_ones()).map(|(at, _)| at)
}

/// Takes a card from a pile, if it is there.
#[inline]
pub(super) fn take(pile: &mut ArrayVec<Hidden, DECK>, card: CardId) -> Option<Hidden> {
    place(pile, card).and_then(|at| pile.remove(at))
}

impl Secret {
    /// Puts a card into the hand; its owner is not among those who are said to know it, unless everybody does.
    #[inline]
    pub(super) fn take_up(&mut self, owner: Seat, card: CardId, known: SeatSet) {
        let known = if known == EVERYBODY { known } else { known.without(SeatSet::one(owner)) };
        self.hand.add(Hidden::new(card, known));
    }
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Tells that a card went from one pile to another.
    pub(super) fn tell_moved(&mut self, seat: Seat, card: CardId, by: SeatSet, from: Pile, to: Pile) {
        self.tell(Event::Moved { seat, card: HiddenCard::of(card, by), from, to });
    }

    /// Draws up to so many cards; a short deck gives what it has.
    pub(super) fn draw(&mut self, seat: Seat, count: u8) -> u8 {
        for drawn in 0..count {
            let Some(card) = self.state.secret_mut(seat).deck.pop() else { return drawn };
            self.state.secret_mut(seat).take_up(seat, card.card, card.known());
            self.tell_moved(seat, card.card, card.known().with(seat), Pile::Deck, Pile::Hand);
        }
        count
    }

    /// Shuffles a deck: nobody knows any more what lies where.
    pub(super) fn shuffle(&mut self, seat: Seat) {
        let secret = &mut self.state.secrets[seat.index()];
        for hidden in secret.deck.iter_mut() {
            hidden.known = 0;
        }
        self.chance.shuffle(&mut secret.deck);
        self.tell(Event::Shuffled { seat });
    }

    /// A player looks through his deck (B-6): from now on he knows which cards his Prizes are.
    pub(super) fn search(&mut self, seat: Seat) {
        let secret = self.state.secret_mut(seat);
        secret.searched = true;
        for hidden in secret.deck.iter_mut() {
            *hidden = Hidden::new(hidden.card, hidden.known().with(seat));
        }
        self.tell(Event::Searched { seat });
    }

    /// A player looks at the top cards of a deck.
    pub(super) fn look(&mut self, by: Seat, seat: Seat, count: usize) {
        let len = self.state.secret(seat).deck.len();
        for at in (len.saturating_sub(count)..len).rev() {
            let hidden = &mut self.state.secret_mut(seat).deck[at];
            *hidden = Hidden::new(hidden.card, hidden.known().with(by));
            let card = hidden.card;
            self.tell(Event::LookedAt { by, seat, pile: Pile::Deck, card: HiddenCard::of(card, SeatSet::one(by)) });
        }
    }

    /// A player looks at a hand (D-29).
    pub(super) fn look_at_hand(&mut self, by: Seat, seat: Seat) {
        let mut hand = ArrayVec::default();
        for &hidden in self.state.secret(seat).hand.iter() {
            hand.add(Hidden::new(hidden.card, hidden.known().with(by)));
        }
        self.state.secret_mut(seat).hand = hand;
        for hidden in hand.iter() {
            let card = HiddenCard::of(hidden.card, SeatSet::one(by).with(seat));
            self.tell(Event::LookedAt { by, seat, pile: Pile::Hand, card });
        }
    }

    /// A card of the deck goes into the hand; shown to everybody or not.
    pub(super) fn find(&mut self, seat: Seat, card: CardId, shown: bool) {
        let secret = self.state.secret_mut(seat);
        if take(&mut secret.deck, card).is_some() {
            let known = if shown { EVERYBODY } else { SeatSet::NONE };
            secret.take_up(seat, card, known);
            self.tell_moved(seat, card, known.with(seat), Pile::Deck, Pile::Hand);
        }
    }

    /// A card is discarded from the hand.
    pub(super) fn discard_from_hand(&mut self, seat: Seat, card: CardId) {
        if take(&mut self.state.secret_mut(seat).hand, card).is_some() {
            self.state.table.player_mut(seat).discard.push(card);
            self.tell_moved(seat, card, EVERYBODY, Pile::Hand, Pile::Discard);
        }
    }

    /// The whole hand goes into the deck, which is shuffled.
    pub(super) fn shuffle_hand(&mut self, seat: Seat) {
        let secret = self.state.secret_mut(seat);
        let hand = std::mem::take(&mut secret.hand);
        for &hidden in hand.iter() {
            // Where a card of the hand came to lie among the others, which nobody sees, would tell something of those.
            secret.deck.push(Hidden { known: 0, ..hidden });
        }
        self.tell(Event::HandShuffled { seat, cards: hand.len() as u8 });
        self.shuffle(seat);
    }

    /// The top cards of a deck are discarded.
    pub(super) fn mill(&mut self, seat: Seat, count: u8) -> bool {
        for milled in 0..count {
            let Some(card) = self.state.secret_mut(seat).deck.pop() else { return milled > 0 };
            self.state.table.player_mut(seat).discard.push(card.card);
            self.tell_moved(seat, card.card, EVERYBODY, Pile::Deck, Pile::Discard);
        }
        count > 0
    }
}
