//! What the current player may do in the main phase and between his attacks (3.3, 4.2 to 4.5, 7).

use super::cards::facts::{Ability, TrainerKind, When};
use super::cards::filters::Cond;
use super::cards::{CardId, Face, Pokemon};
use super::effects::changes::could;
use super::energy;
use super::fitting;
use super::modifiers::{self, kind};
use super::mon::MonId;
use super::options::Retreats;
use super::position::{ItemLock, State, Table};
use super::refusals::Refusal;
use super::tasks::{Phase, Run, Source};
use super::turn::{ends_turn, slot_left};
use super::zones::in_hand;
use crate::engine::Seat;

/// Cards are played from the hand in the main phase only.
fn from_hand(state: &State, card: CardId) -> Result<Seat, Refusal> {
    let seat = state.table.current();
    if state.table.phase != Phase::Main {
        return Err(Refusal::AttacksOnly);
    }
    if in_hand(state, seat, card) { Ok(seat) } else { Err(Refusal::NotInHand) }
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
pub(super) fn is_basic(pokemon: &Pokemon) -> bool {
    pokemon.stage.evolves_from().is_none()
}

/// Evolving from the hand (B-8, 4.2, R-6).
pub(super) fn evolve(state: &State, card: CardId, id: MonId) -> Result<(), Refusal> {
    let seat = from_hand(state, card)?;
    let table = &state.table;
    let mon = table.mon(id).filter(|_| id.seat() == seat).ok_or(Refusal::NoOwnMon)?;
    let from = card.pokemon().ok_or(Refusal::OtherKind)?.stage.evolves_from().ok_or(Refusal::OtherKind)?;
    if mon.card().card().name != from {
        return Err(Refusal::OtherLine);
    }
    let early = table.is_first_turn() && seat == table.last_seat() && modifiers::has_own(table, id, kind::EARLY);
    if early && !mon.evolved {
        return Ok(());
    }
    if table.is_first_turn() {
        return Err(Refusal::FirstTurnEvolution);
    }
    if mon.new || mon.evolved { Err(Refusal::TooNew) } else { Ok(()) }
}

/// Attaching Energy or a Tool (B-3).
pub(super) fn attach(state: &State, card: CardId, id: MonId) -> Result<(), Refusal> {
    let seat = from_hand(state, card)?;
    let table = &state.table;
    let mon = table.mon(id).filter(|_| id.seat() == seat).ok_or(Refusal::NoOwnMon)?;
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
    let seat = from_hand(state, card)?;
    let table = &state.table;
    let trainer = card.trainer().ok_or(Refusal::OtherKind)?;
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
    if !trainer.play_if.iter().all(|cond| plays(table, &run, cond)) {
        return Err(Refusal::Condition);
    }
    if !super::effects::changes::payable(state, &run, &trainer.cost) {
        return Err(Refusal::Cost);
    }
    if could(state, &run, &trainer.cost, &trainer.fx) { Ok(()) } else { Err(Refusal::NoChange) }
}

fn plays(table: &Table, run: &Run, cond: &Cond) -> bool {
    fitting::holds(table, run, cond)
}

fn stadium(table: &Table, seat: Seat, card: CardId) -> Result<(), Refusal> {
    if table.turn.stadium {
        return Err(Refusal::StadiumPlayed);
    }
    if table.stadiums.iter().any(|stadium| stadium.card.card().name == card.card().name) {
        return Err(Refusal::SameStadium);
    }
    if modifiers::no_stadiums(table, seat) { Err(Refusal::Forbidden) } else { Ok(()) }
}

/// Whether Abilities and Stadiums may be used although an action slot has been used: turn-end Abilities behind turn-end
/// effects, and everything between attacks without V1 (6).
fn still_open(table: &Table, ability: Option<(&Ability, MonId)>) -> bool {
    let Some(first) = table.turn.slots.first() else { return true };
    let after_attack = first.spot.is_some();
    let ends = ability.filter(|(ability, _)| ends_turn(ability));
    match ends {
        Some((_, id)) => {
            let used = table.turn.slots.iter().any(|slot| slot.mon == Some(id));
            slot_left(table) && !used && (!after_attack || !table.rules.v1_nothing_between)
        }
        None => after_attack && !table.rules.v1_nothing_between,
    }
}

/// Activating an Ability (B-10).
pub(super) fn ability(state: &State, id: MonId) -> Result<(), Refusal> {
    let table = &state.table;
    let seat = table.current();
    let mon = table.mon(id).filter(|_| id.seat() == seat).ok_or(Refusal::NoOwnMon)?;
    let printed = mon.pokemon().ability.as_ref().ok_or(Refusal::NoAbility)?;
    if !matches!(printed.when, When::OncePerTurn | When::AnyNumber) {
        return Err(Refusal::NoAbility);
    }
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
    let run = Run { me: Some(id), ..Run::new(ability.fx.list, seat, Source::Ability) };
    if !super::effects::changes::payable(state, &run, &ability.cost) {
        return Err(Refusal::Cost);
    }
    if could(state, &run, &ability.cost, &ability.fx) { Ok(()) } else { Err(Refusal::NoChange) }
}

/// Using a Stadium.
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
    if !super::effects::changes::payable(state, &run, &trainer.cost) {
        return Err(Refusal::Cost);
    }
    if could(state, &run, &trainer.cost, &trainer.fx) { Ok(()) } else { Err(Refusal::NoChange) }
}

/// Retreating (B-9, R-11).
pub(super) fn retreat(state: &State, from: MonId, to: MonId) -> Result<(), Refusal> {
    can_leave(state, from)?;
    if state.table.bench(from.seat()).contains(to) { Ok(()) } else { Err(Refusal::NotBenched) }
}

/// Whether an Active Pokémon can retreat at all.
pub(super) fn can_leave(state: &State, from: MonId) -> Result<(), Refusal> {
    use super::cards::effects::Lasting;

    let table = &state.table;
    if table.phase != Phase::Main {
        return Err(Refusal::AttacksOnly);
    }
    let mon = table.mon(from).filter(|_| from.seat() == table.current()).ok_or(Refusal::NoOwnMon)?;
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
