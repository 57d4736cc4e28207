//! Effects that move cards between deck, hand and discard pile (10, zones).

use super::super::Referee;
use super::super::movement::Leaving;
use super::super::zones::take;
use super::{Flow, is_untouchable, players};
use crate::engine::{Chance, Seat, SeatSet, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::cards::effects::{Amount, FoundTo, Players, RecycledTo, Rest};
use crate::games::battle_royal::cards::filters::{Filter, To, Who};
use crate::games::battle_royal::effects::cards::{fitting, is_any, whose_hand};
use crate::games::battle_royal::effects::the_one;
use crate::games::battle_royal::events::{EVERYBODY, Event, Pile};
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::modifiers;
use crate::games::battle_royal::position::Hidden;
use crate::games::battle_royal::tasks::{Run, Source};

/// The card that was chosen, if any was.
const fn chosen(action: Action) -> Option<CardId> {
    if let Action::Card { card } | Action::Give { card, .. } = action { Some(card) } else { None }
}

/// A card that was chosen has gone where it goes.
fn count(run: &mut Run) {
    run.now = true;
    run.taken += 1;
    run.left = run.left.saturating_sub(1);
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    pub(super) fn begin_search(&mut self, run: &mut Run, n: u8, to: FoundTo) -> Flow {
        let who = run.who;
        let room = if to == FoundTo::Bench { modifiers::free_bench(&self.state.table, who) } else { n };
        if self.state.secret(who).deck.is_empty() || room == 0 {
            return Flow::Over;
        }
        self.search(who);
        run.left = room.min(n);
        Flow::Ask(who)
    }

    /// The deck is searched for what this Pokémon evolves into.
    pub(super) fn begin_evolution(&mut self, run: &Run) -> Flow {
        if self.state.secret(run.who).deck.is_empty() || run.me.is_none() {
            return Flow::Over;
        }
        self.search(run.who);
        Flow::Ask(run.who)
    }

    /// Everybody who is meant draws. Whether anybody did.
    pub(super) fn draw_each(&mut self, run: &Run, n: u8, whose: Players) -> bool {
        let mut drawn = false;
        for seat in players(&self.state.table, run, whose) {
            drawn |= self.draw(seat, n) > 0;
        }
        drawn
    }

    /// Draws until the hand has so many cards. Whether any was drawn.
    pub(super) fn draw_until(&mut self, who: Seat, n: u8) -> bool {
        let hand = self.state.secret(who).hand.len() as u8;
        self.draw(who, n.saturating_sub(hand)) > 0
    }

    /// Cards of the discard pile are taken back.
    pub(super) fn begin_recycling(&mut self, run: &mut Run, f: &Filter, n: u8) -> Flow {
        if fitting(self.state.table.player(run.who).discard.iter(), f).is_empty() {
            return Flow::Over;
        }
        run.left = n;
        Flow::Ask(run.who)
    }

    /// The top cards of the deck are looked at, and some of them taken.
    pub(super) fn begin_looking(&mut self, run: &mut Run, n: u8) -> Flow {
        let who = run.who;
        let deck = self.state.secret(who).deck.len() as u8;
        if deck == 0 {
            return Flow::Over;
        }
        run.left = n.min(deck);
        self.look(who, who, usize::from(run.left));
        Flow::Ask(who)
    }

    /// The top cards of a deck are looked at and stay there. Whether there is a deck that is meant.
    pub(super) fn peek(&mut self, run: &Run, whose: Who, n: u8) -> bool {
        let seat = if whose == Who::Me { Some(run.who) } else { run.opponent };
        if let Some(seat) = seat {
            self.look(run.who, seat, usize::from(n));
        }
        seat.is_some()
    }

    /// Cards of a hand are discarded: as many as are chosen, or all.
    pub(super) fn begin_discarding(&mut self, run: &mut Run, n: Amount, whose: Players) -> Flow {
        let seat = whose_hand(run, whose);
        let hand = self.state.secret(seat).hand;
        if hand.is_empty() {
            return Flow::Over;
        }
        match n {
            Amount::Exactly(n) => {
                run.left = n;
                Flow::Ask(run.who)
            }
            Amount::All | Amount::Any => {
                for hidden in hand.iter() {
                    self.discard_from_hand(seat, hidden.card);
                }
                run.now = true;
                Flow::Over
            }
        }
    }

    /// Hands are shuffled into their decks.
    pub(super) fn shuffle_hands(&mut self, run: &Run, whose: Players) -> bool {
        for seat in players(&self.state.table, run, whose) {
            self.shuffle_hand(seat);
        }
        true
    }

    /// So many random cards of the opponent's hand go into his deck. Whether any did.
    pub(super) fn hand_to_deck(&mut self, run: &Run, n: u8) -> bool {
        let mut any = false;
        for _ in 0..n {
            any |= run.opponent.is_some_and(|seat| self.random_to_deck(seat));
        }
        any
    }

    /// The opponent's hand is looked at. Whether there is an opponent.
    pub(super) fn reveal_hand(&mut self, run: &Run) -> bool {
        if let Some(seat) = run.opponent {
            self.look_at_hand(run.who, seat);
        }
        run.opponent.is_some()
    }

    /// The attached card of this text is discarded. Whether it was.
    pub(super) fn discard_this(&mut self, run: &Run) -> bool {
        if let (Source::Attached(card), Some(me)) = (run.source, run.me) { self.detach(me, card) } else { false }
    }

    /// A Pokémon goes into the hand with all its cards. Whether it does.
    pub(super) fn return_to_hand(&mut self, run: &Run, to: &To) -> bool {
        let one = the_one(run, to).filter(|id| !is_untouchable(&self.state.table, run, *id));
        if let Some(id) = one {
            self.leave(id, Leaving::ToHand);
        }
        one.is_some()
    }

    /// A random card of a hand is shown and shuffled into the deck.
    fn random_to_deck(&mut self, seat: Seat) -> bool {
        let len = self.state.secret(seat).hand.len() as u32;
        if len == 0 {
            return false;
        }
        let at = self.chance.below(len) as usize;
        let Some(hidden) = self.state.secret_mut(seat).hand.remove(at) else { return false };
        self.state.secret_mut(seat).deck.push(hidden);
        self.tell_moved(seat, hidden.card, EVERYBODY, Pile::Hand, Pile::Deck);
        self.shuffle(seat);
        true
    }

    /// A card of the deck was chosen, or none.
    pub(super) fn choose_found(&mut self, run: &mut Run, f: &Filter, to: FoundTo, action: Action) -> Flow {
        let who = run.who;
        let card = chosen(action);
        if let Some(card) = card {
            self.take_found(run, card, to, !is_any(f));
            count(run);
        }
        if card.is_some() && run.left > 0 && !self.state.secret(who).deck.is_empty() {
            return Flow::Ask(who);
        }
        if to != FoundTo::DeckTop {
            self.shuffle(who);
        }
        Flow::Over
    }

    /// A card of the discard pile was chosen, or none.
    pub(super) fn choose_recycled(&mut self, run: &mut Run, f: &Filter, to: RecycledTo, action: Action) -> Flow {
        let who = run.who;
        let card = chosen(action);
        if let Some(card) = card {
            self.recycle(who, card, to);
            count(run);
        }
        let none = fitting(self.state.table.player(who).discard.iter(), f).is_empty();
        if card.is_some() && run.left > 0 && !none {
            return Flow::Ask(who);
        }
        if to == RecycledTo::Deck && run.taken > 0 {
            self.shuffle(who);
        }
        Flow::Over
    }

    /// One of the cards that are looked at was chosen, or none.
    pub(super) fn choose_looked_at(
        &mut self,
        run: &mut Run,
        f: &Filter,
        max: Option<u8>,
        rest: Rest,
        action: Action,
    ) -> Flow {
        let card = chosen(action);
        if let Some(card) = card {
            self.take_looked_at(run, card, action, !is_any(f));
            count(run);
        }
        let more = max.is_none_or(|max| run.taken < max) && run.left > 0;
        if card.is_some() && more {
            return Flow::Ask(run.who);
        }
        self.put_rest(run.who, run.left, rest);
        Flow::Over
    }

    /// A card of a hand was chosen to be discarded, or none.
    pub(super) fn choose_discarded(&mut self, run: &mut Run, whose: Players, action: Action) -> Flow {
        let seat = whose_hand(run, whose);
        let card = chosen(action);
        if let Some(card) = card {
            self.discard_from_hand(seat, card);
            count(run);
        }
        if run.taken == 0 && seat != run.who {
            self.tell(Event::NothingThere { seat });
        }
        let empty = self.state.secret(seat).hand.is_empty();
        if card.is_some() && run.left > 0 && !empty { Flow::Ask(run.who) } else { Flow::Over }
    }

    /// A Stage 2 card was chosen for a Basic, or none.
    pub(super) fn choose_candy(&mut self, run: &mut Run, action: Action) -> Flow {
        if let Action::Give { card, mon } = action {
            self.evolve_from_hand(mon, card);
            count(run);
        }
        Flow::Over
    }

    /// A card of the deck was chosen to evolve into, or none.
    pub(super) fn choose_evolution(&mut self, run: &mut Run, action: Action) -> Flow {
        if let Some(card) = chosen(action) {
            let found = take(&mut self.state.secret_mut(run.who).deck, card);
            if let Some((me, _)) = run.me.zip(found) {
                self.evolve(me, card);
            }
            count(run);
        }
        self.shuffle(run.who);
        Flow::Over
    }

    fn take_found(&mut self, run: &Run, card: CardId, to: FoundTo, shown: bool) {
        let who = run.who;
        match to {
            FoundTo::Hand => self.find(who, card, shown),
            FoundTo::Bench => {
                if take(&mut self.state.secret_mut(who).deck, card).is_some() {
                    self.bench(who, card);
                }
            }
            FoundTo::DeckTop => {
                if take(&mut self.state.secret_mut(who).deck, card).is_some() {
                    self.shuffle(who);
                    let known = if shown { EVERYBODY } else { SeatSet::one(who) };
                    self.state.secret_mut(who).deck.push(Hidden::new(card, known));
                    self.tell_moved(who, card, known, Pile::Deck, Pile::Deck);
                }
            }
        }
    }

    fn recycle(&mut self, who: Seat, card: CardId, to: RecycledTo) {
        let discard = &mut self.state.table.player_mut(who).discard;
        let Some(at) = discard.iter().rposition(|&other| other == card) else { return };
        discard.remove(at);
        let pile = match to {
            RecycledTo::Hand => {
                self.state.secret_mut(who).take_up(who, card, EVERYBODY);
                Pile::Hand
            }
            RecycledTo::Deck => {
                self.state.secret_mut(who).deck.push(Hidden::new(card, EVERYBODY));
                Pile::Deck
            }
        };
        self.tell_moved(who, card, EVERYBODY, Pile::Discard, pile);
    }

    fn take_looked_at(&mut self, run: &Run, card: CardId, action: Action, shown: bool) {
        let who = run.who;
        let deck = &mut self.state.secret_mut(who).deck;
        let first = deck.len() - usize::from(run.left).min(deck.len());
        let Some(at) = (first..deck.len()).find(|&at| deck[at].card == card) else { return };
        deck.remove(at);
        if let Action::Give { mon, .. } = action {
            self.attach(mon, card, false);
        } else {
            let known = if shown { EVERYBODY } else { SeatSet::NONE };
            self.state.secret_mut(who).take_up(who, card, known);
            self.tell_moved(who, card, known.with(who), Pile::Deck, Pile::Hand);
        }
    }

    /// What becomes of the cards that were looked at and not taken.
    fn put_rest(&mut self, who: Seat, count: u8, rest: Rest) {
        let count = usize::from(count);
        match rest {
            Rest::Shuffle => self.shuffle(who),
            Rest::Hand => {
                self.draw(who, count as u8);
            }
            Rest::Discard => {
                self.mill(who, count as u8);
            }
            Rest::Bottom | Rest::BottomShuffled => {
                let shuffled = rest == Rest::BottomShuffled;
                let secret = &mut self.state.secrets[who.index()];
                let first = secret.deck.len() - count.min(secret.deck.len());
                if shuffled {
                    self.chance.shuffle(&mut secret.deck[first..]);
                    for hidden in &mut secret.deck[first..] {
                        hidden.known = 0;
                    }
                }
                let count = secret.deck.len() - first;
                secret.deck.rotate_right(count);
            }
        }
    }
}
