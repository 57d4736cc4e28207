//! What a position is worth to each player, in Prizes.

use std::cell::OnceCell;

use super::card_values;
use crate::engine::Seat;
use crate::games::battle_royal::cards::types::Units;
use crate::games::battle_royal::cards::{CardId, Face, TrainerKind};
use crate::games::battle_royal::energy;
use crate::games::battle_royal::modifiers::hp_left;
use crate::games::battle_royal::options::MOST_SEATS;
use crate::games::battle_royal::pokemon::PokemonId;
use crate::games::battle_royal::position::{PRIZES, PublicState, State};

/// A card of a hand that nobody has looked at.
const CARD: f32 = 0.07;
/// Strength of an attacker, a hundred points of damage: in an Active Spot, and on the Bench.
const STRENGTH: [f32; 2] = [0.55, 0.35];
/// A hundred HP that are left.
const HP: f32 = 0.2;
/// How much of the strength of an evolution counts before it has happened.
const PROSPECT: f32 = 0.6;
/// A player without a Pokémon is nearly out, and one with a single Pokémon in danger.
const ALONE: [f32; 2] = [-4.0, -0.8];
/// How many Prizes make somebody about three times as likely to win.
const SPREAD: f32 = 1.4;
/// What an opponent has counts so much against what oneself has.
const ENVY: f32 = 0.3;

/// Strength of a Pokémon of this seat with this Energy, evolutions of its deck counted in part.
pub(super) fn promise(table: &PublicState, seat: Seat, card: CardId, units: Units) -> f32 {
    let list = &table.lists[seat.index()];
    let evolved = card_values::evolutions(card).iter().filter(|evolution| list.binary_search(evolution).is_ok());
    let later = evolved.map(|evolution| PROSPECT * promise(table, seat, *evolution, units));
    later.fold(card_values::strength(card, units), f32::max)
}

/// What a Pokémon is worth to its owner.
pub(super) fn worth(table: &PublicState, id: PokemonId) -> f32 {
    let Some(mon) = table.mon(id) else { return 0.0 };
    let hp = f32::from(hp_left(table, id));
    if hp <= 0.0 {
        return -0.5;
    }
    let strength = promise(table, id.seat(), mon.card(), energy::units(table, id)) / 100.0;
    let weight = STRENGTH[usize::from(!table.is_active(id))];
    let ability = if mon.pokemon().ability.is_some() { 0.1 } else { 0.0 };
    // Whoever is nearly gone is not worth what he could have done.
    let health = (hp / 60.0).min(1.0);
    0.1 + ability + HP * hp / 100.0 + weight * strength * (0.5 + 0.5 * health) + 0.03 * mon.energy.len() as f32
}

/// A position, with what everybody has in it, which is told when it is first asked for.
pub(super) struct JudgedPosition<'a> {
    pub state: &'a State,
    standings: OnceCell<[f32; MOST_SEATS]>,
}

impl<'a> JudgedPosition<'a> {
    /// Judges this position; what everybody has in it is told when it is first asked for.
    pub fn new(state: &'a State) -> Self {
        Self { state, standings: OnceCell::new() }
    }

    /// What a player has, his hand counted by its cards alone.
    pub fn standing(&self, seat: Seat) -> f32 {
        let all = || std::array::from_fn(|seat| standing(self.state, Seat(seat as u8)));
        self.standings.get_or_init(all)[seat.index()]
    }
}

/// What a player has, his hand counted by its cards alone.
pub(super) fn standing(state: &State, seat: Seat) -> f32 {
    let hand = state.secret(seat).hand.len().min(9) as f32;
    board(state, seat) + CARD * hand
}

fn board(state: &State, seat: Seat) -> f32 {
    let table = &state.table;
    if table.is_out(seat) {
        return -6.0;
    }
    let taken = (PRIZES as f32) - f32::from(table.prizes[seat.index()]);
    let mons = table.mons(seat);
    let alone = ALONE.get(usize::from(mons.len())).copied().unwrap_or_default();
    let deck = state.secret(seat).deck.len() as f32;
    let thin = 0.25 * (6.0 - deck).max(0.0);
    taken + 0.06 * taken * taken + mons.iter().map(|id| worth(table, id)).sum::<f32>() + alone - thin
}

/// What the running match is worth to each player: his share in the win.
pub(super) fn shares(state: &State) -> [f32; MOST_SEATS] {
    let mut shares = [0.0; MOST_SEATS];
    if let Some(ending) = state.table.ending {
        let share = 1.0 / f32::from(ending.winners.len().max(1));
        ending.winners.iter().for_each(|seat| shares[seat.index()] = share);
        return shares;
    }
    for seat in state.table.living().iter() {
        shares[seat.index()] = (standing(state, seat) / SPREAD).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

/// What somebody has, his hand counted card by card, against what others have.
pub(super) fn lead(state: &State, seat: Seat) -> f32 {
    if let Some(ending) = state.table.ending {
        return if ending.winners.contains(seat) { 100.0 } else { -100.0 };
    }
    let others = state.table.opponents(seat).iter().map(|other| standing(state, other)).sum::<f32>();
    board(state, seat) + hand(state, seat) - ENVY * others
}

/// What the cards of a hand are worth to their owner.
fn hand(state: &State, seat: Seat) -> f32 {
    let mut energies = 0;
    let worth = |card: CardId| {
        let is_energy = card.energy().is_some();
        energies += u8::from(is_energy);
        if is_energy && energies > 3 { 0.03 } else { want(state, seat, card) }
    };
    state.secret(seat).hand.iter().map(|hidden| hidden.card).map(worth).sum()
}

/// What a card in hand is worth.
pub(super) fn want(state: &State, seat: Seat, card: CardId) -> f32 {
    let table = &state.table;
    let mons = table.mons(seat);
    match &card.card().face {
        Face::Pokemon(pokemon) => {
            let strong = card_values::strength_at_best(card) / 100.0;
            match pokemon.stage.evolves_from() {
                None => (if mons.len() < 4 { 0.25 } else { 0.08 }) + 0.1 * strong,
                Some(from) => {
                    let is = |id: PokemonId| table.mon(id).is_some_and(|mon| mon.card().card().name == from);
                    (if mons.iter().any(is) { 0.3 } else { 0.05 }) + 0.08 * strong
                }
            }
        }
        Face::Energy(energy) => {
            if energy.basic {
                0.16
            } else {
                0.2
            }
        }
        Face::Trainer(trainer) => match trainer.kind {
            TrainerKind::Supporter => 0.2,
            TrainerKind::Item => 0.16,
            TrainerKind::Tool | TrainerKind::Stadium => 0.1,
        },
    }
}
