//! Set-up (4.1): shuffling, first hands, the first Pokémon, Prizes.

use super::Referee;
use crate::engine::{Chance, Seat, SeatSet, SetupError, Sink};
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::events::{Event, Pile};
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::main_phase::is_basic;
use crate::games::battle_royal::options::{MOST_SEATS, Options};
use crate::games::battle_royal::pokemon::Pokemon;
use crate::games::battle_royal::position::{FIRST_HAND, Hidden, PRIZES, Secret, State};
use crate::games::battle_royal::setup::table;

/// Shuffles, and deals first hands, those without a Basic anew.
pub(in super::super) fn deal<C: Chance, S: Sink<BattleRoyal>>(
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
