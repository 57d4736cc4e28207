//! Effects that move cards between deck, hand and discard pile (10, zones).

use super::super::BattleRoyal;
use super::super::actions::Action;
use super::super::array_vec::ArrayVec;
use super::super::cards::effects::{Amount, FoundTo, LookedTo, Op, Players, RecycledTo, Rest};
use super::super::cards::filters::{CardFilter, Filter, Who};
use super::super::cards::{CardId, CardSet};
use super::super::energy;
use super::super::events::{EVERYBODY, Event, Pile};
use super::super::modifiers;
use super::super::movement::Leaving;
use super::super::pokemon::{PokemonId, PokemonSet};
use super::super::position::{DECK, Hidden, State};
use super::super::referee::Referee;
use super::super::tasks::{Run, Source};
use super::super::zones::take;
use super::{Flow, is_attack, is_untouchable, players, the_one};
use crate::engine::{Chance, Seat, SeatSet, Sink};

/// Whether cards are searched for without naming a property (B-6).
#[inline]
fn is_any(filter: &Filter) -> bool {
    filter.iter().any(CardFilter::is_any)
}

/// The cards that fit.
#[inline]
pub(super) fn fitting<'a>(cards: impl Iterator<Item = &'a CardId>, filter: &Filter) -> CardSet {
    cards.copied().filter(|card| filter.fits(*card)).collect()
}

/// The cards of a deck or a hand that fit.
#[inline]
pub(super) fn hidden_fitting(cards: &[Hidden], filter: &Filter) -> CardSet {
    fitting(cards.iter().map(|hidden| &hidden.card), filter)
}

/// The top cards of a deck that are looked at.
fn looked_at(deck: &ArrayVec<Hidden, DECK>, count: u8) -> &[Hidden] {
    &deck[deck.len() - usize::from(count).min(deck.len())..]
}

/// The Stage 2 cards of a hand and the Basics that they evolve from past their Stage 1 (`RareCandy`).
#[inline]
pub(super) fn candies(state: &State, seat: Seat) -> Vec<(CardId, PokemonId)> {
    let table = &state.table;
    let mut found = Vec::new();
    let mut last = None;
    for hidden in state.secret(seat).hand.iter().filter(|hidden| last.replace(hidden.card) != Some(hidden.card)) {
        let basics = hidden.card.long_before();
        if basics.is_empty() {
            continue;
        }
        for id in table.mons(seat).iter() {
            let mon = table.mon(id).filter(|mon| !mon.new && mon.stack.len() == 1);
            if mon.is_some_and(|mon| basics.contains(mon.card())) {
                found.push((hidden.card, id));
            }
        }
    }
    found
}

/// Cards of the deck that a Pokémon evolves into.
fn evolutions(state: &State, run: &Run) -> CardSet {
    let Some(mon) = run.me.and_then(|id| state.table.mon(id)) else { return CardSet::default() };
    let deck = state.secret(run.who).deck.iter().map(|hidden| hidden.card);
    deck.filter(|card| card.before().contains(mon.card())).collect()
}

/// Whose hand is discarded from.
fn whose_hand(run: &Run, who: Players) -> Seat {
    if who == Players::Me { run.who } else { run.opponent.unwrap_or(run.who) }
}

/// What can be chosen.
pub(super) fn choices(state: &State, run: &Run, op: &Op, out: &mut Vec<Action>) {
    let table = &state.table;
    let own = state.secret(run.who);
    let cards = |found: CardSet, out: &mut Vec<Action>| {
        out.extend(found.iter().map(|card| Action::Card { card }));
    };
    match op {
        Op::Search { f, upto, .. } => {
            cards(hidden_fitting(&own.deck, f), out);
            if !is_any(f) || *upto && run.taken > 0 {
                out.push(Action::Done);
            }
        }
        Op::Recycle { f, upto, .. } => {
            cards(fitting(table.player(run.who).discard.iter(), f), out);
            if *upto && (run.taken > 0 || is_attack(run)) {
                out.push(Action::Done);
            }
        }
        Op::Look { f, exact, to, .. } => {
            let found = hidden_fitting(looked_at(&own.deck, run.left), f);
            let none = found.is_empty();
            match to {
                LookedTo::Hand => cards(found, out),
                LookedTo::Attach => {
                    for card in found.iter() {
                        let holders = table.mons(run.who).iter().filter(|id| energy::may_hold(table, *id, card));
                        out.extend(holders.map(|mon| Action::Give { card, mon }));
                    }
                }
            }
            if !exact || none {
                out.push(Action::Done);
            }
        }
        Op::DiscardHand { f, upto, who, .. } => {
            let found = hidden_fitting(&state.secret(whose_hand(run, *who)).hand, f);
            let none = found.is_empty();
            cards(found, out);
            if none || *upto && run.taken > 0 {
                out.push(Action::Done);
            }
        }
        Op::RareCandy => {
            out.extend(candies(state, run.who).into_iter().map(|(card, mon)| Action::Give { card, mon }));
            if out.is_empty() {
                out.push(Action::Done);
            }
        }
        Op::EvolveFromDeck => {
            cards(evolutions(state, run), out);
            out.push(Action::Done);
        }
        _ => {}
    }
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Begins an effect that moves cards.
    pub(super) fn begin_cards(&mut self, run: &mut Run, op: &'static Op) -> Option<Flow> {
        let who = run.who;
        let ask = Flow::Ask(who);
        let empty_deck = self.state.secret(who).deck.is_empty();
        Some(match op {
            Op::Search { n, to, .. } => {
                let room = if *to == FoundTo::Bench { modifiers::free_bench(&self.state.table, who) } else { *n };
                if empty_deck || room == 0 {
                    return Some(Flow::Over);
                }
                self.search(who);
                run.left = room.min(*n);
                ask
            }
            Op::EvolveFromDeck => {
                if empty_deck || run.me.is_none() {
                    return Some(Flow::Over);
                }
                self.search(who);
                ask
            }
            Op::Draw { n, who } => {
                for seat in players(&self.state.table, run, *who) {
                    run.now |= self.draw(seat, *n) > 0;
                }
                Flow::Over
            }
            Op::DrawUntil(n) => {
                let hand = self.state.secret(who).hand.len() as u8;
                run.now = self.draw(who, n.saturating_sub(hand)) > 0;
                Flow::Over
            }
            Op::Recycle { f, n, .. } => {
                if fitting(self.state.table.player(who).discard.iter(), f).is_empty() {
                    return Some(Flow::Over);
                }
                run.left = *n;
                ask
            }
            Op::Look { n, .. } => {
                if empty_deck {
                    return Some(Flow::Over);
                }
                run.left = (*n).min(self.state.secret(who).deck.len() as u8);
                self.look(who, who, usize::from(run.left));
                ask
            }
            Op::Peek { who: whose, n } => {
                if let Some(seat) = if *whose == Who::Me { Some(who) } else { run.opponent } {
                    self.look(who, seat, usize::from(*n));
                    run.now = true;
                }
                Flow::Over
            }
            Op::DiscardHand { n, who: whose, .. } => {
                let seat = whose_hand(run, *whose);
                let hand = self.state.secret(seat).hand;
                match n {
                    _ if hand.is_empty() => Flow::Over,
                    Amount::Exactly(n) => {
                        run.left = *n;
                        ask
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
            Op::ShuffleHand(whose) => {
                for seat in players(&self.state.table, run, *whose) {
                    self.shuffle_hand(seat);
                }
                run.now = true;
                Flow::Over
            }
            Op::RandomHandToDeck(n) => {
                for _ in 0..*n {
                    run.now |= run.opponent.is_some_and(|seat| self.random_to_deck(seat));
                }
                Flow::Over
            }
            Op::RevealHand => {
                if let Some(seat) = run.opponent {
                    self.look_at_hand(who, seat);
                    run.now = true;
                }
                Flow::Over
            }
            Op::Mill(n) => {
                run.now = run.opponent.is_some_and(|seat| self.mill(seat, *n));
                Flow::Over
            }
            Op::DiscardThis => {
                if let (Source::Attached(card), Some(me)) = (run.source, run.me) {
                    run.now = self.detach(me, card);
                }
                Flow::Over
            }
            Op::RareCandy => ask,
            Op::ReturnToHand(to) => {
                if let Some(id) = the_one(run, to).filter(|id| !is_untouchable(&self.state.table, run, *id)) {
                    self.leave(id, Leaving::ToHand);
                    run.now = true;
                }
                Flow::Over
            }
            _ => return None,
        })
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

    /// A card was chosen.
    pub(super) fn choose_card(&mut self, run: &mut Run, op: &'static Op, action: Action) -> Option<Flow> {
        let who = run.who;
        let chosen = match action {
            Action::Card { card } | Action::Give { card, .. } => Some(card),
            _ => None,
        };
        if let Some(card) = chosen {
            match op {
                Op::Search { f, to, .. } => self.take_found(run, card, *to, !is_any(f)),
                Op::Recycle { to, .. } => self.recycle(who, card, *to),
                Op::Look { f, .. } => self.take_looked_at(run, card, action, !is_any(f)),
                Op::DiscardHand { who: whose, .. } => self.discard_from_hand(whose_hand(run, *whose), card),
                Op::RareCandy => {
                    if let Action::Give { mon, .. } = action {
                        self.evolve_from_hand(mon, card);
                    }
                }
                Op::EvolveFromDeck => {
                    let found = take(&mut self.state.secret_mut(who).deck, card);
                    if let Some((me, _)) = run.me.zip(found) {
                        self.evolve(me, card);
                    }
                }
                _ => return None,
            }
            run.now = true;
            run.taken += 1;
            run.left = run.left.saturating_sub(1);
        }
        Some(match op {
            Op::Search { to, .. } => {
                let over = chosen.is_none() || run.left == 0 || self.state.secret(who).deck.is_empty();
                if !over {
                    return Some(Flow::Ask(who));
                }
                if *to != FoundTo::DeckTop {
                    self.shuffle(who);
                }
                Flow::Over
            }
            Op::Recycle { f, to, .. } => {
                let none = fitting(self.state.table.player(who).discard.iter(), f).is_empty();
                if chosen.is_some() && run.left > 0 && !none {
                    return Some(Flow::Ask(who));
                }
                if *to == RecycledTo::Deck && run.taken > 0 {
                    self.shuffle(who);
                }
                Flow::Over
            }
            Op::Look { max, rest, .. } => {
                let more = max.is_none_or(|max| run.taken < max) && run.left > 0;
                if chosen.is_some() && more {
                    return Some(Flow::Ask(who));
                }
                self.put_rest(who, run.left, *rest);
                Flow::Over
            }
            Op::DiscardHand { who: whose, .. } => {
                let seat = whose_hand(run, *whose);
                if run.taken == 0 && seat != who {
                    self.tell(Event::NothingThere { seat });
                }
                let empty = self.state.secret(seat).hand.is_empty();
                if chosen.is_some() && run.left > 0 && !empty { Flow::Ask(who) } else { Flow::Over }
            }
            Op::EvolveFromDeck => {
                self.shuffle(who);
                Flow::Over
            }
            Op::RareCandy => Flow::Over,
            _ => return None,
        })
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
        match action {
            Action::Give { mon, .. } => self.attach(mon, card, false),
            _ => {
                let known = if shown { EVERYBODY } else { SeatSet::NONE };
                self.state.secret_mut(who).take_up(who, card, known);
                self.tell_moved(who, card, known.with(who), Pile::Deck, Pile::Hand);
            }
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

/// Own Pokémon that can hold one of these cards.
pub(super) fn holders(state: &State, cards: CardSet, among: PokemonSet) -> bool {
    among.iter().any(|id| cards.iter().any(|card| energy::may_hold(&state.table, id, card)))
}
