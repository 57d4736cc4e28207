//! Set-up (4.1): shuffling, first hands, the first Pokémon, Prizes.

use super::array_vec::ArrayVec;
use super::cards::CardId;
use super::data;
use super::deck_building::{Legality, violations};
use super::in_play::InPlay;
use super::main_phase::is_basic;
use super::options::{DeckChoice, MOST_SEATS, MOST_TURNS, Options};
use super::position::{BENCH, DECK, PublicState, State};
use super::refusals::Refusal;
use super::tasks::Phase;
use crate::engine::{Seat, SeatSet, SetupError, Words};

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

/// Whether a Basic may be placed in an Active Spot or on the Bench.
pub(super) fn place(state: &State, seat: Seat, card: CardId, active: bool) -> Result<(), Refusal> {
    let secret = state.secret(seat);
    if !state.has_in_hand(seat, card) {
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
