//! What the current player may do in the main phase and between his attacks (3.3, 4.2 to 4.5, 7).

use super::cards::facts::{Ability, TrainerKind, When};
use super::cards::{CardId, CardSet, Face, PokemonCard, Program, Trainer};
use super::effects::changes::{could, payable};
use super::modifiers::{self, kind};
use super::options::Retreats;
use super::pokemon::{Pokemon, PokemonId};
use super::position::{ItemLock, PublicState, State};
use super::refusals::Refusal;
use super::tasks::{Phase, Run, Source};
use super::turn::{ends_turn, slot_left};
use super::{energy, fitting};
use crate::engine::Seat;

/// Cards are played from the hand in the main phase only.
fn from_hand(state: &State, card: CardId) -> Result<Seat, Refusal> {
    let seat = state.table.current();
    if state.table.phase != Phase::Main {
        return Err(Refusal::AttacksOnly);
    }
    if state.has_in_hand(seat, card) { Ok(seat) } else { Err(Refusal::NotInHand) }
}

#[inline]
fn own_mon(table: &PublicState, seat: Seat, id: PokemonId) -> Result<&Pokemon, Refusal> {
    table.mon(id).filter(|_| id.seat() == seat).ok_or(Refusal::NoOwnPokemon)
}

/// A Basic to the Bench.
pub(super) fn bench(state: &State, card: CardId) -> Result<(), Refusal> {
    let seat = from_hand(state, card)?;
    if !card.pokemon().is_some_and(is_basic) {
        return Err(Refusal::OtherKind);
    }
    if modifiers::free_bench(&state.table, seat) == 0 { Err(Refusal::BenchFull) } else { Ok(()) }
}

/// Whether a Pokémon is Basic.
#[inline]
pub(super) fn is_basic(pokemon: &PokemonCard) -> bool {
    pokemon.stage.evolves_from().is_none()
}

/// Evolving from the hand (B-8, 4.2, R-6).
pub(super) fn evolve(state: &State, card: CardId, id: PokemonId) -> Result<(), Refusal> {
    let seat = from_hand(state, card)?;
    let mon = own_mon(&state.table, seat, id)?;
    let from = evolves_from(card).ok_or(Refusal::OtherKind)?;
    evolves(&state.table, id, mon, from)
}

/// The cards that a card evolves from, if it is an evolution.
#[inline]
pub(super) fn evolves_from(card: CardId) -> Option<&'static CardSet> {
    Some(card.before()).filter(|before| !before.is_empty())
}

/// Whether an own Pokémon may evolve now, by a card that evolves from these.
#[inline]
pub(super) fn evolves(table: &PublicState, id: PokemonId, mon: &Pokemon, from: &CardSet) -> Result<(), Refusal> {
    if !from.contains(mon.card()) {
        return Err(Refusal::OtherLine);
    }
    let early = table.is_first_turn() && id.seat() == table.last_seat() && modifiers::has_own(table, id, kind::EARLY);
    if early && !mon.evolved {
        return Ok(());
    }
    if table.is_first_turn() {
        return Err(Refusal::FirstTurnEvolution);
    }
    if mon.new || mon.evolved { Err(Refusal::TooNew) } else { Ok(()) }
}

/// Attaching Energy or a Tool (B-3).
pub(super) fn attach(state: &State, card: CardId, id: PokemonId) -> Result<(), Refusal> {
    let seat = from_hand(state, card)?;
    let mon = own_mon(&state.table, seat, id)?;
    attaches(&state.table, id, mon, card)
}

/// Whether a card may be attached to an own Pokémon now.
#[inline]
pub(super) fn attaches(table: &PublicState, id: PokemonId, mon: &Pokemon, card: CardId) -> Result<(), Refusal> {
    match &card.card().face {
        Face::Energy(energy) => {
            let turn = &table.turn;
            let spent = turn.special || if energy.basic { turn.basics >= 2 } else { turn.basics > 0 };
            if spent {
                return Err(Refusal::EnergyAttached);
            }
            if energy.basic && mon.fed {
                return Err(Refusal::SamePokemon);
            }
            if energy::may_hold(table, id, card) { Ok(()) } else { Err(Refusal::WrongHolder) }
        }
        Face::Trainer(trainer) if trainer.kind == TrainerKind::Tool => {
            if mon.tool.is_some() {
                Err(Refusal::HasTool)
            } else {
                Ok(())
            }
        }
        _ => Err(Refusal::OtherKind),
    }
}

/// Playing an Item, a Supporter or a Stadium (B-3, B-4).
pub(super) fn play(state: &State, card: CardId) -> Result<(), Refusal> {
    from_hand(state, card)?;
    plays(state, card.trainer().ok_or(Refusal::OtherKind)?, card)
}

/// Whether a Trainer card of the hand may be played now.
#[inline]
pub(super) fn plays(state: &State, trainer: &Trainer, card: CardId) -> Result<(), Refusal> {
    let table = &state.table;
    let seat = table.current();
    match trainer.kind {
        TrainerKind::Tool => return Err(Refusal::OtherKind),
        TrainerKind::Item if table.player(seat).items == ItemLock::ThisTurn => return Err(Refusal::Forbidden),
        TrainerKind::Item => {}
        TrainerKind::Supporter if table.is_first_turn() => return Err(Refusal::FirstTurnSupporter),
        TrainerKind::Supporter if table.turn.supporter => return Err(Refusal::SupporterPlayed),
        TrainerKind::Supporter => {}
        TrainerKind::Stadium => return stadium(table, seat, card),
    }
    let run = Run::new(trainer.fx.list, seat, Source::Trainer(card));
    if !trainer.play_if.iter().all(|cond| fitting::holds(table, &run, cond)) {
        return Err(Refusal::Condition);
    }
    changes_something(state, &run, &trainer.cost, &trainer.fx)
}

/// Whether a text can be paid for and would change something (B-4).
#[inline]
fn changes_something(state: &State, run: &Run, cost: &Program, fx: &Program) -> Result<(), Refusal> {
    if !payable(state, run, cost) {
        return Err(Refusal::Cost);
    }
    if could(state, run, cost, fx) { Ok(()) } else { Err(Refusal::NoChange) }
}

#[inline]
fn stadium(table: &PublicState, seat: Seat, card: CardId) -> Result<(), Refusal> {
    if table.turn.stadium {
        return Err(Refusal::StadiumPlayed);
    }
    if table.stadiums.iter().any(|stadium| stadium.card.card().name == card.card().name) {
        return Err(Refusal::SameStadium);
    }
    if modifiers::no_stadiums(table, seat) { Err(Refusal::Forbidden) } else { Ok(()) }
}

/// Whether Abilities and Stadiums may be used although an action slot has been used: turn-end Abilities behind turn-end
/// effects, and everything between attacks without V1 (6). Without V3 turn-end Abilities take no slot, and behind an
/// attack they are like all others.
#[inline]
fn still_open(table: &PublicState, ability: Option<(&Ability, PokemonId)>) -> bool {
    let Some(first) = table.turn.slots.first() else { return true };
    let after_attack = first.spot.is_some();
    let takes_slot = table.rules.v3_turn_end_slot || !after_attack;
    let ends = ability.filter(|(ability, _)| takes_slot && ends_turn(ability));
    match ends {
        Some((_, id)) => {
            let used = table.turn.slots.iter().any(|slot| slot.mon == Some(id));
            slot_left(table) && !used && (!after_attack || !table.rules.v1_nothing_between)
        }
        None => after_attack && !table.rules.v1_nothing_between,
    }
}

/// Activating an Ability (B-10).
pub(super) fn ability(state: &State, id: PokemonId) -> Result<(), Refusal> {
    let mon = own_mon(&state.table, state.table.current(), id)?;
    let printed = activated(mon).ok_or(Refusal::NoAbility)?;
    activates(state, id, mon, printed)
}

/// The Ability that is printed on a Pokémon, if it is one that is activated.
#[inline]
pub(super) fn activated(mon: &Pokemon) -> Option<&'static Ability> {
    mon.pokemon().ability.as_ref().filter(|ability| ability.is_activated())
}

/// Whether an own Pokémon may use its Ability now.
#[inline]
pub(super) fn activates(state: &State, id: PokemonId, mon: &Pokemon, printed: &Ability) -> Result<(), Refusal> {
    let table = &state.table;
    if table.phase != Phase::Main && !(table.phase == Phase::AttackOnly && still_open(table, Some((printed, id)))) {
        return Err(Refusal::AttacksOnly);
    }
    let ability = modifiers::ability(table, id).ok_or(Refusal::AbilityOff)?;
    if ability.when == When::OncePerTurn && mon.ability_used {
        return Err(Refusal::Used);
    }
    if !ability.cond.iter().all(|cond| fitting::holds_for(table, id, cond)) {
        return Err(Refusal::Condition);
    }
    let run = Run { me: Some(id), ..Run::new(ability.fx.list, id.seat(), Source::Ability) };
    changes_something(state, &run, &ability.cost, &ability.fx)
}

/// Using a Stadium.
#[inline]
pub(super) fn use_stadium(state: &State, card: CardId) -> Result<(), Refusal> {
    let table = &state.table;
    let stadium = table.stadiums.iter().find(|stadium| stadium.card == card).ok_or(Refusal::NoStadium)?;
    let trainer = card.trainer().ok_or(Refusal::NoStadium)?;
    if trainer.when != When::EachPlayerOncePerTurn {
        return Err(Refusal::NoStadium);
    }
    if table.phase != Phase::Main && !(table.phase == Phase::AttackOnly && still_open(table, None)) {
        return Err(Refusal::AttacksOnly);
    }
    if stadium.used {
        return Err(Refusal::Used);
    }
    let run = Run::new(trainer.fx.list, table.current(), Source::Stadium(card));
    changes_something(state, &run, &trainer.cost, &trainer.fx)
}

/// Retreating (B-9, R-11).
pub(super) fn retreat(state: &State, from: PokemonId, to: PokemonId) -> Result<(), Refusal> {
    can_leave(state, from)?;
    if state.table.bench(from.seat()).contains(to) { Ok(()) } else { Err(Refusal::NotBenched) }
}

/// Whether an Active Pokémon can retreat at all.
#[inline]
pub(super) fn can_leave(state: &State, from: PokemonId) -> Result<(), Refusal> {
    use super::cards::effects::Lasting;

    let table = &state.table;
    if table.phase != Phase::Main {
        return Err(Refusal::AttacksOnly);
    }
    let mon = own_mon(table, table.current(), from)?;
    let spot = table.spot(from).ok_or(Refusal::NotActive)?;
    let spent = match table.rules.retreats_per_turn {
        Retreats::Once => table.turn.retreats != 0,
        Retreats::PerActive => table.turn.retreats & 1 << spot != 0,
    };
    if spent {
        return Err(Refusal::Retreated);
    }
    if mon.conditions.holds_still() {
        return Err(Refusal::HoldsStill);
    }
    let held = mon.lasts.iter().any(|lasts| !lasts.waiting && lasts.effect() == Some(&Lasting::CantRetreat));
    if held || modifiers::is_held(table, from) {
        return Err(Refusal::Forbidden);
    }
    let cost = modifiers::retreat_cost(table, from);
    if energy::units(table, from).count() < cost { Err(Refusal::Energy) } else { Ok(()) }
}
