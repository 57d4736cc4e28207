//! Where Pokémon are: into play, between Bench and Active Spots, out of play.

use super::Referee;
use super::zones;
use crate::engine::{Chance, Seat, Sink};
use crate::games::battle_royal::cards::facts::When;
use crate::games::battle_royal::cards::{CardId, Face};
use crate::games::battle_royal::events::{EVERYBODY, Event};
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::pokemon::{HitBy, Pokemon, PokemonId};
use crate::games::battle_royal::position::{Hidden, PublicState, Stadium, Vacancy};
use crate::games::battle_royal::tasks::{Phase, Trigger};
use crate::games::battle_royal::{energy, modifiers};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaving {
    KnockedOut,
    Dropped,
    ToHand,
}

impl PublicState {
    /// Sets off a text that waits until the effect at hand is done.
    pub(super) fn set_off(&mut self, trigger: Trigger) {
        self.queue.push(trigger);
    }

    /// A Pokémon comes into play in a free place.
    pub(super) fn put(&mut self, seat: Seat, mon: Pokemon) -> Option<PokemonId> {
        let id = self.in_play.free(seat)?;
        self.in_play.put(id, Some(mon));
        Some(id)
    }

    /// Changes the cards of a Pokémon, if it is in play.
    pub(super) fn change_cards<T>(&mut self, id: PokemonId, change: impl FnOnce(&mut Pokemon) -> T) -> Option<T> {
        self.in_play.change(id, |mon| {
            let changed = change(mon);
            mon.kept = mon.found();
            changed
        })
    }
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// A Basic comes onto the Bench.
    pub(super) fn bench(&mut self, seat: Seat, card: CardId) -> Option<PokemonId> {
        let id = self.state.table.put(seat, Pokemon::fresh(card))?;
        self.tell(Event::Benched { mon: id, card });
        Some(id)
    }

    /// A card is put onto a Pokémon (B-8): it recovers, and once-per-turn Abilities count by their names. Energy that
    /// may not be on what it has become is discarded (9.4, `only_on`).
    pub(super) fn evolve(&mut self, id: PokemonId, card: CardId) {
        let name = |card: CardId| card.pokemon().and_then(|it| it.ability.as_ref()).map(|ability| &ability.name);
        let evolved = self.state.table.change_cards(id, |mon| {
            mon.ability_used &= name(card) == name(mon.card());
            mon.stack.push(card);
            mon.recover();
            mon.evolved = true;
        });
        if evolved.is_none() {
            return;
        }
        self.tell(Event::Evolved { mon: id, card });
        let attached = self.state.table.mon(id).map(|mon| mon.energy).unwrap_or_default();
        for &card in attached.iter() {
            if !energy::may_hold(&self.state.table, id, card) {
                self.detach(id, card);
            }
        }
    }

    /// A card from the hand is put onto a Pokémon, which may set its Ability off.
    pub(super) fn evolve_from_hand(&mut self, id: PokemonId, card: CardId) {
        if self.take_from_hand(id.seat(), card) {
            self.evolve(id, card);
            self.set_off_ability(id, card, When::Evolved);
        }
    }

    /// A Basic is played from the hand, which may set its Ability off.
    pub(super) fn bench_from_hand(&mut self, seat: Seat, card: CardId) {
        if self.take_from_hand(seat, card)
            && let Some(id) = self.bench(seat, card)
        {
            self.set_off_ability(id, card, When::PlayedToBench);
        }
    }

    fn set_off_ability(&mut self, id: PokemonId, card: CardId, when: When) {
        if modifiers::ability(&self.state.table, id).is_some_and(|ability| ability.when == when) {
            self.state.table.set_off(Trigger { card, me: id, other: None });
        }
    }

    /// A card is attached. From the hand it may set something off.
    pub(super) fn attach(&mut self, id: PokemonId, card: CardId, from_hand: bool) {
        let active = self.state.table.is_active(id);
        let attached = self.state.table.change_cards(id, |mon| match &card.card().face {
            Face::Energy(energy) => {
                mon.energy.add(card);
                energy.when
            }
            Face::Trainer(_) | Face::Pokemon(_) => {
                mon.tool = Some(card);
                When::Passive
            }
        });
        let Some(when) = attached else { return };
        self.tell(Event::Attached { mon: id, card });
        if from_hand && (when == When::Attached || when == When::AttachedToBenched && !active) {
            self.state.table.set_off(Trigger { card, me: id, other: None });
        }
    }

    /// An attached card is taken off, if it is there.
    pub(super) fn take_off(&mut self, id: PokemonId, card: CardId) -> bool {
        let found = self.state.table.change_cards(id, |mon| {
            if mon.tool == Some(card) {
                mon.tool = None;
                return true;
            }
            let place = mon.energy.iter().position(|&other| other == card);
            place.and_then(|at| mon.energy.remove(at)).is_some()
        });
        found.unwrap_or_default()
    }

    pub(super) fn detach(&mut self, id: PokemonId, card: CardId) -> bool {
        if !self.take_off(id, card) {
            return false;
        }
        self.state.table.player_mut(id.seat()).discard.push(card);
        self.tell(Event::Detached { mon: id, card });
        true
    }

    /// A Benched Pokémon moves into an empty Active Spot.
    pub(super) fn move_up(&mut self, id: PokemonId, spot: usize) {
        let table = &mut self.state.table;
        table.in_play.set_spot(id.seat(), spot, Some(id));
        table.player_mut(id.seat()).vacancy[spot] = Vacancy::Old;
        self.tell(Event::ToActive { mon: id });
        self.set_off_arrival(id);
    }

    /// An Active Pokémon and a Benched one change places. What lasted on the one that leaves is over (B-9).
    pub(super) fn change_places(&mut self, out: PokemonId, newcomer: PokemonId) -> bool {
        let table = &mut self.state.table;
        let Some(spot) = table.spot(out).filter(|_| table.bench(out.seat()).contains(newcomer)) else { return false };
        if let Some(mon) = table.mon_mut(out) {
            mon.recover();
        }
        table.in_play.set_spot(out.seat(), spot, Some(newcomer));
        self.tell(Event::ToBench { mon: out });
        self.tell(Event::ToActive { mon: newcomer });
        self.set_off_departure(out);
        self.set_off_arrival(newcomer);
        true
    }

    /// In the own turn, before any action slot is used, arriving in an Active Spot may set an Ability off (9.4).
    fn set_off_arrival(&mut self, id: PokemonId) {
        let table = &mut self.state.table;
        let early = matches!(table.phase, Phase::Refill | Phase::Draw | Phase::Main) && table.turn.slots.is_empty();
        if id.seat() != table.current() || !early {
            return;
        }
        if let Some(ability) = modifiers::ability(table, id).filter(|ability| ability.when == When::MovedToActive) {
            let spent = ability.once_per_turn && table.mon(id).is_some_and(|mon| mon.ability_used);
            if let Some(card) = table.mon(id).map(Pokemon::card).filter(|_| !spent) {
                table.set_off(Trigger { card, me: id, other: None });
            }
        }
    }

    /// Leaving for the Bench in the own turn may set a Stadium off (9.4).
    fn set_off_departure(&mut self, id: PokemonId) {
        let table = &mut self.state.table;
        if id.seat() != table.current() || matches!(table.phase, Phase::Checkup(_)) {
            return;
        }
        let set_off =
            |stadium: &&Stadium| stadium.card.trainer().is_some_and(|trainer| trainer.when == When::ActiveMovedToBench);
        let stadiums = table.stadiums;
        for stadium in stadiums.iter().filter(set_off) {
            table.set_off(Trigger { card: stadium.card, me: id, other: Some(id) });
        }
    }

    /// A Pokémon leaves play with everything attached to it; its cards go to their owner (2).
    pub(super) fn leave(&mut self, id: PokemonId, how: Leaving) {
        let table = &mut self.state.table;
        let seat = id.seat();
        let Some(mon) = table.in_play.put(id, None) else { return };
        if let Some(spot) = table.spot(id) {
            table.in_play.set_spot(seat, spot, None);
            table.player_mut(seat).vacancy[spot] =
                if how == Leaving::KnockedOut { Vacancy::KnockedOut } else { Vacancy::Left };
        }
        for other in table.all_mons().iter() {
            if let Some(other) = table.mon_mut(other)
                && other.hit_by == HitBy::One(id)
            {
                other.hit_by = HitBy::Others;
            }
        }
        // A Pokémon that takes the place later is another one (M-1).
        for slot in table.turn.slots.iter_mut() {
            slot.mon = slot.mon.filter(|mon| *mon != id);
        }
        table.bindings.retain(|binding| binding.mon != id);
        table.queue.retain(|trigger| trigger.me != id);
        let cards = mon.stack.iter().chain(mon.energy.iter()).chain(&mon.tool);
        for &card in cards {
            if how == Leaving::ToHand {
                self.state.secret_mut(seat).hand.add(Hidden::new(card, EVERYBODY));
            } else {
                self.state.table.player_mut(seat).discard.push(card);
            }
        }
        match how {
            Leaving::KnockedOut => {}
            Leaving::Dropped => self.tell(Event::Dropped { mon: id, card: mon.card() }),
            Leaving::ToHand => self.tell(Event::Returned { mon: id, card: mon.card() }),
        }
    }

    /// A Stadium leaves play for its owner's discard pile; of an owner who is out it leaves the game.
    pub(super) fn discard_stadium(&mut self, card: CardId) -> bool {
        let table = &mut self.state.table;
        let Some(at) = table.stadiums.iter().position(|stadium| stadium.card == card) else { return false };
        let Some(stadium) = table.stadiums.remove(at) else { return false };
        let seat = Seat(stadium.owner);
        if !table.is_out(seat) {
            table.player_mut(seat).discard.push(card);
        }
        self.tell(Event::StadiumLeft { seat, card });
        true
    }

    /// Takes a card out of the hand, if it is there.
    pub(super) fn take_from_hand(&mut self, seat: Seat, card: CardId) -> bool {
        zones::take(&mut self.state.secret_mut(seat).hand, card).is_some()
    }
}
