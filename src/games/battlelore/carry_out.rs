//! What a decision does, once it has been checked (4).

use super::BattleLore;
use super::actions::Action;
use super::battle;
use super::creatures;
use super::draw;
use super::elemental;
use super::events::Event;
use super::follow_on;
use super::landmarks;
use super::lore::{casting, deck, effects, windows};
use super::morale;
use super::movement;
use super::muster;
use super::orders;
use super::position::{Battle, State};
use super::retreat;
use super::sections::Side;
use super::steps::PendingStep;
use super::turn;
use crate::engine::{Chance, Seat, Sink};

/// Carries out an action that has been checked, and what follows by itself.
#[inline]
pub(super) fn carry_out(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) {
    match (action, state.table.battle) {
        (Action::Appoint { member }, _) => return muster::appoint(state, Side::of_seat(seat), member, chance, sink),
        (Action::Play { card }, _) => turn::play(state, card, sink),
        (Action::Order { hex }, _) => return orders::order(state, hex, sink),
        (Action::Move { from, to }, _) => return movement::carry_out(state, from, to, sink),
        (Action::Done, _) => {
            let next = match state.table.step() {
                PendingStep::Orders => PendingStep::Ordered,
                PendingStep::Moves => PendingStep::Combat,
                PendingStep::Combat => PendingStep::Landmarks,
                PendingStep::Reroll => return carry_out_lore(state, action, chance, sink),
                _ => PendingStep::ReactLore,
            };
            state.table.steps.replace(next);
        }
        (Action::Attack { from, to }, battle) => {
            battle::declare(state, from, to, battle.is_some(), sink);
        }
        (Action::Ignore { flags }, Some(battle)) => {
            let hex = state.table.unit(battle.victim()).hex;
            if flags > 0 {
                sink.event(state, || Event::FlagsIgnored { hex, flags });
            }
            morale::ignore(state, flags);
        }
        (Action::March { hex }, _) => elemental::march(state, hex, chance, sink),
        (Action::Summon { hex }, _) => elemental::summon(state, hex, chance, sink),
        (Action::Retreat { to }, _) => retreat::step(state, to, sink),
        (Action::BattleBack, Some(battle)) => follow_on::battle_back(state, battle, sink),
        (Action::GainGround, Some(battle)) => follow_on::gain_ground(state, battle, sink),
        (Action::Pursue { to }, Some(battle)) => follow_on::pursue(state, battle, to, sink),
        (Action::Keep { card }, _) => draw::keep(state, card, sink),
        (Action::Pass, battle) => pass(state, battle, sink),
        _ => return carry_out_lore(state, action, chance, sink),
    }
    turn::run(state, chance, sink);
}

/// Something is declined.
fn pass(state: &mut State, battle: Option<Battle>, sink: &mut impl Sink<BattleLore>) {
    match (state.table.step(), battle) {
        (PendingStep::March, _) => elemental::stay(&mut state.table),
        (PendingStep::Pursue, Some(battle)) => follow_on::bonus(state, battle.attacker, sink),
        (PendingStep::Again, _) => follow_on::close(state, sink),
        (PendingStep::Back | PendingStep::Gain | PendingStep::Bonus, _) => follow_on::over(state, sink),
        (PendingStep::Power, _) => state.table.steps.replace(PendingStep::Aftermath),
        (PendingStep::Spy, _) => state.table.steps.pop(),
        _ => windows::close(state, sink),
    }
}

/// The same for what only the Lore game has.
fn carry_out_lore(state: &mut State, action: Action, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let Some(side) = state.table.decider() else { return };
    match (action, state.table.step()) {
        (Action::Cast { card }, _) => casting::play(state, side, card, sink),
        (Action::Target { hex }, PendingStep::Targets) => {
            let unit = state.table.at(hex);
            casting::name(state, unit, Some(hex), sink);
        }
        (Action::Target { hex }, PendingStep::Trample) => {
            creatures::trample(state, hex, sink);
        }
        (Action::Target { hex }, PendingStep::Quake) => {
            if let Some(id) = state.table.at(hex) {
                elemental::totter(state, id);
            }
        }
        (Action::Target { hex }, step) => {
            if step == PendingStep::Chain {
                state.table.steps.pop();
            }
            if let Some(id) = state.table.at(hex) {
                effects::one(state, id, chance, sink);
            }
        }
        (Action::Raise { unit }, _) => casting::name(state, Some(unit), None, sink),
        (Action::PutAway { card }, PendingStep::Choose) => {
            deck::leave(state, side, card);
            state.lore.buried.insert(card);
            sink.event(state, || Event::LoreBuried { side, card: Some(card) });
        }
        (Action::PutAway { card }, PendingStep::Spy) => {
            state.table.steps.pop();
            deck::put_away(state, side.other(), card, sink);
        }
        (Action::PutAway { card }, step) => {
            if let (PendingStep::PutAway, Some(cast)) = (step, state.table.lore.cast_mut()) {
                cast.count = cast.count.saturating_sub(1);
            }
            deck::put_away(state, side, card, sink);
        }
        (Action::Swap { card }, _) => effects::swap(state, card, chance, sink),
        (Action::Reroll { face }, _) => {
            if let Some(cast) = state.table.lore.cast_mut() {
                cast.again[face as usize] += 1;
            }
        }
        (Action::Done, _) => effects::reroll(state, chance, sink),
        (Action::KeepTokens { tokens }, _) => {
            if let Some(battle) = state.table.battle {
                creatures::keep(state, battle, tokens, sink);
            }
        }
        (Action::Power { power }, _) => {
            if let Some(battle) = state.table.battle {
                creatures::use_power(state, battle, power, sink);
            }
        }
        (Action::CutWeb { hex }, _) => creatures::cut_web(state, hex, sink),
        (Action::TakeTokens | Action::TakeCard, _) => {
            deck::take(state, action == Action::TakeCard, chance, sink);
            landmarks::pentacle(state, sink);
            state.table.steps.replace(PendingStep::Limit);
        }
        (Action::Place { hex }, PendingStep::Summon) => elemental::rise(state, hex, sink),
        (Action::Place { hex }, _) => landmarks::place(state, hex, sink),
        _ => {}
    }
    turn::run(state, chance, sink);
}
