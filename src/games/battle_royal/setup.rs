//! Set-up (4.1): shuffling, first hands, the first Pokémon, Prizes.

use super::BattleRoyal;
use super::array_vec::ArrayVec;
use super::cards::CardId;
use super::data;
use super::deck_building::{Legality, violations};
use super::events::{Event, Pile};
use super::in_play::InPlay;
use super::main_phase::is_basic;
use super::options::{DeckChoice, MOST_SEATS, MOST_TURNS, Options};
use super::pokemon::Pokemon;
use super::position::{BENCH, DECK, FIRST_HAND, Hidden, PRIZES, PublicState, Secret, State};
use super::referee::Referee;
use super::refusals::Refusal;
use super::tasks::Phase;
use super::zones::in_hand;
use crate::engine::{Chance, Seat, SeatSet, SetupError, Sink, Words};

fn refused(key: &str, text: String) -> SetupError {
    SetupError { text, words: Words::new(format!("battle_royal-setup-{key}")) }
}

/// The cards of a deck, in order. A list that somebody brings along has to be legal on the day of the options (8.1).
fn deck_of(options: &Options, seat: usize) -> Result<ArrayVec<CardId, DECK>, SetupError> {
    let choice = &options.decks[seat];
    let Some(cards) = choice.cards() else {
        let known: Vec<&str> = super::cards::decks::decks().iter().map(|deck| deck.id.as_str()).collect();
        let text = format!("there is no deck {choice:?}; the decks of the house are {}", known.join(", "));
        return Err(refused("deck", text));
    };
    let against = Legality { of: None, as_of: options.ban_list_as_of };
    if let DeckChoice::Cards(cards) = choice
        && let Some(wrong) = violations(cards, against).first()
    {
        let seat = Seat(seat as u8);
        let text = format!("the deck of seat {}: {wrong}", seat.letter());
        let words = Words::new("battle_royal-setup-illegal").with("seat", seat).with("why", wrong.words());
        return Err(SetupError { text, words });
    }
    let mut list = ArrayVec::default();
    for &(card, count) in cards {
        for _ in 0..count {
            list.push(card);
        }
    }
    list.sort_unstable();
    Ok(list)
}

/// An empty table.
pub(super) fn table(options: &Options) -> Result<PublicState, SetupError> {
    data::check().map_err(|text| refused("data", text))?;
    if !(2..=MOST_SEATS).contains(&options.decks.len()) {
        let text = format!("there are {} decks; give two to four, one a player", options.decks.len());
        return Err(refused("players", text));
    }
    if !(1..=MOST_TURNS).contains(&options.turns) {
        let text = format!("the last turn is {}; give one from 1 to {MOST_TURNS}", options.turns);
        return Err(refused("turns", text));
    }
    let mut lists = [ArrayVec::default(); MOST_SEATS];
    for (seat, list) in lists.iter_mut().enumerate().take(options.decks.len()) {
        *list = deck_of(options, seat)?;
    }
    let table = empty(options.decks.len() as u8, options.rules, lists);
    Ok(PublicState { last_turn: options.turns, ..table })
}

/// A table on which nothing lies.
pub(super) fn empty(
    seats: u8,
    rules: super::options::Switches,
    lists: [ArrayVec<CardId, DECK>; MOST_SEATS],
) -> PublicState {
    PublicState {
        seats,
        rules,
        last_turn: MOST_TURNS,
        lists,
        in_play: InPlay::default(),
        players: Default::default(),
        out: SeatSet::NONE,
        prizes: [0; MOST_SEATS],
        ready: SeatSet::NONE,
        stadiums: ArrayVec::default(),
        bindings: ArrayVec::default(),
        turn: Default::default(),
        phase: Phase::Placing,
        tasks: ArrayVec::default(),
        queue: ArrayVec::default(),
        ending: None,
    }
}

/// Shuffles, and deals first hands, those without a Basic anew.
pub(super) fn deal<C: Chance, S: Sink<BattleRoyal>>(
    options: &Options,
    chance: &mut C,
    sink: &mut S,
) -> Result<State, SetupError> {
    let mut state = State { table: table(options)?, secrets: [Secret::default(); MOST_SEATS] };
    for seat in state.table.all_seats() {
        let list = state.table.lists[seat.index()];
        state.secret_mut(seat).deck = list.iter().map(|&card| Hidden::new(card, SeatSet::NONE)).collect();
    }
    let mut referee = Referee::new(&mut state, chance, sink);
    for seat in referee.state.table.all_seats() {
        referee.shuffle(seat);
        referee.draw(seat, FIRST_HAND as u8);
        while !referee.has_basic(seat) {
            let mut hand = [CardId::default(); FIRST_HAND];
            for (shown, hidden) in hand.iter_mut().zip(referee.state.secret(seat).hand.iter()) {
                *shown = hidden.card;
            }
            referee.tell(Event::Mulligan { seat, hand });
            referee.shuffle_hand(seat);
            referee.draw(seat, FIRST_HAND as u8);
        }
    }
    Ok(state)
}

/// Whether a Basic may be placed in an Active Spot or on the Bench.
pub(super) fn place(state: &State, seat: Seat, card: CardId, active: bool) -> Result<(), Refusal> {
    let secret = state.secret(seat);
    if !in_hand(state, seat, card) {
        return Err(Refusal::NotInHand);
    }
    if !card.pokemon().is_some_and(is_basic) {
        return Err(Refusal::OtherKind);
    }
    match (active, secret.actives.len()) {
        (true, 0 | 1) => Ok(()),
        (false, 0 | 1) => Err(Refusal::TwoActivesFirst),
        (false, _) if secret.bench.len() < usize::from(BENCH) => Ok(()),
        _ => Err(Refusal::BenchFull),
    }
}

/// Whether somebody may say that he has placed his Pokémon: one Active at least.
pub(super) fn ready(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.secret(seat).actives.is_empty() { Err(Refusal::NotAChoice) } else { Ok(()) }
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    fn has_basic(&self, seat: Seat) -> bool {
        self.state.secret(seat).hand.iter().any(|hidden| hidden.card.pokemon().is_some_and(is_basic))
    }

    /// A Basic is placed face down.
    pub(super) fn place_first(&mut self, seat: Seat, card: CardId, active: bool) {
        if !self.take_from_hand(seat, card) {
            return;
        }
        let secret = self.state.secret_mut(seat);
        if active {
            secret.actives.add(card);
        } else {
            secret.bench.add(card);
        }
        self.tell(Event::Placed { seat, card: Some(card), active });
    }

    /// A player has placed his Pokémon. When all have, Prizes are laid out and everything is revealed.
    pub(super) fn be_ready(&mut self, seat: Seat) {
        self.state.table.ready.insert(seat);
        self.tell(Event::Ready { seat });
        if self.state.table.ready != self.state.table.living() {
            return;
        }
        for seat in self.state.table.all_seats() {
            for _ in 0..PRIZES {
                let Some(card) = self.state.secret_mut(seat).deck.pop() else { break };
                self.state.secret_mut(seat).prizes.push(card.card);
                self.state.table.prizes[seat.index()] += 1;
                self.tell_moved(seat, card.card, SeatSet::NONE, Pile::Deck, Pile::Prizes);
            }
        }
        for seat in self.state.table.all_seats() {
            // What has not been turned over yet is still in its place.
            for spot in 0..self.state.secret(seat).actives.len() {
                let Some(card) = self.state.secret_mut(seat).actives.remove(0) else { break };
                if let Some(id) = self.state.table.put(seat, Pokemon::fresh(card)) {
                    self.state.table.in_play.set_spot(seat, spot, Some(id));
                    self.tell(Event::Benched { mon: id, card });
                    self.tell(Event::ToActive { mon: id });
                }
            }
            while let Some(card) = self.state.secret_mut(seat).bench.remove(0) {
                self.bench(seat, card);
            }
            // Nobody has put anything into play in a turn.
            for id in self.state.table.mons(seat).iter() {
                if let Some(mon) = self.state.table.mon_mut(id) {
                    mon.new = false;
                }
            }
        }
        self.state.table.ready = SeatSet::NONE;
        self.begin_turn(Seat(0));
    }
}
