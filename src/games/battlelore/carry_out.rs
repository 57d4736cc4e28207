//! What a decision does, once it has been checked (4).
#![deny(clippy::wildcard_enum_match_arm)]

use super::actions::Action;
use super::events::Event;
use super::game::BattleLore;
use super::hexes::Hex;
use super::lore::{casting, deck, effects, windows};
use super::lore_cards::LoreCard;
use super::position::{Battle, State};
use super::sections::Side;
use super::steps::PendingStep;
use super::{
    battle, creatures, draw, elemental, follow_on, landmarks, morale, movement, muster, orders, retreat, turn,
};
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
    let side = Side::of_seat(seat);
    match (action, state.table.battle) {
        (Action::Appoint { member }, _) => return muster::appoint(state, side, member, chance, sink),
        (Action::Play { card }, _) => turn::play(state, card, sink),
        (Action::Order { hex }, _) => return orders::order(state, hex, sink),
        (Action::Move { from, to }, _) => return movement::carry_out(state, from, to, sink),
        (Action::Done, _) => done(state, chance, sink),
        (Action::Attack { from, to }, battle) => battle::declare(state, from, to, battle.is_some(), sink),
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
        (Action::Cast { card }, _) => casting::play(state, side, card, sink),
        (Action::Target { hex }, _) => target(state, hex, chance, sink),
        (Action::Raise { unit }, _) => casting::name(state, Some(unit), None, sink),
        (Action::PutAway { card }, _) => put_away(state, side, card, sink),
        (Action::Swap { card }, _) => effects::swap(state, card, chance, sink),
        (Action::Reroll { face }, _) => {
            if let Some(cast) = state.table.lore.cast_mut() {
                cast.again[face as usize] += 1;
            }
        }
        (Action::KeepTokens { tokens }, Some(battle)) => creatures::keep(state, battle, tokens, sink),
        (Action::Power { power }, Some(battle)) => creatures::use_power(state, battle, power, sink),
        (Action::CutWeb { hex }, _) => creatures::cut_web(state, hex, sink),
        (Action::TakeTokens | Action::TakeCard, _) => {
            deck::take(state, action == Action::TakeCard, chance, sink);
            landmarks::pentacle(state, sink);
            state.table.steps.replace(PendingStep::Limit);
        }
        (Action::Place { hex }, _) if state.table.step() == PendingStep::Summon => elemental::rise(state, hex, sink),
        (Action::Place { hex }, _) => landmarks::place(state, hex, sink),
        // Without a battle nobody decides these.
        (
            Action::Ignore { .. }
            | Action::BattleBack
            | Action::GainGround
            | Action::Pursue { .. }
            | Action::KeepTokens { .. }
            | Action::Power { .. },
            None,
        ) => {}
    }
    turn::run(state, chance, sink);
}

/// Orders, moves or attacks are over (4), or enough units (13.4) or dice (14.4) have been named.
fn done(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let step = state.table.step();
    if step == PendingStep::Reroll {
        return effects::reroll(state, chance, sink);
    }
    let ends = [
        (PendingStep::Orders, PendingStep::Ordered),
        (PendingStep::Moves, PendingStep::Combat),
        (PendingStep::Combat, PendingStep::Landmarks),
        (PendingStep::Targets, PendingStep::ReactLore),
    ];
    if let Some((_, next)) = ends.into_iter().find(|(end, _)| *end == step) {
        state.table.steps.replace(next);
    }
}

fn pass(state: &mut State, battle: Option<Battle>, sink: &mut impl Sink<BattleLore>) {
    match (state.table.step(), battle) {
        (PendingStep::March, _) => elemental::stay(&mut state.table),
        (PendingStep::Pursue, Some(battle)) => follow_on::bonus(state, battle.attacker, sink),
        (PendingStep::Again, _) => follow_on::close(state, sink),
        (PendingStep::Back | PendingStep::Gain | PendingStep::Bonus, _) => follow_on::over(state, sink),
        (PendingStep::Power, _) => state.table.steps.replace(PendingStep::Aftermath),
        (PendingStep::Spy, _) => state.table.steps.pop(),
        (step, _) => {
            debug_assert!(windows::passes(step), "{step:?} cannot be passed");
            windows::close(state, sink);
        }
    }
}

/// A hex is named for a Lore card or what comes of one (13.4, 14), or for what a Creature does (16.4, 16.7).
fn target(state: &mut State, hex: Hex, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    match (state.table.step(), state.table.at(hex)) {
        (PendingStep::Targets, unit) => casting::name(state, unit, Some(hex), sink),
        (PendingStep::Trample, _) => creatures::trample(state, hex, sink),
        (PendingStep::Quake, Some(id)) => elemental::totter(state, id),
        (PendingStep::Quake, None) => {}
        (step, unit) => {
            if step == PendingStep::Chain {
                state.table.steps.pop();
            }
            if let Some(id) = unit {
                effects::one(state, id, chance, sink);
            }
        }
    }
}

/// A Lore card is put away: of the deal (13.3), of the opponent (14.3, Spy), or of the own hand (13.5, 14.3).
fn put_away(state: &mut State, side: Side, card: LoreCard, sink: &mut impl Sink<BattleLore>) {
    let step = state.table.step();
    if step == PendingStep::Choose {
        deck::leave(state, side, card);
        state.lore.buried.insert(card);
        sink.event(state, || Event::LoreBuried { side, card: Some(card) });
        return;
    }
    if step == PendingStep::Spy {
        state.table.steps.pop();
        deck::put_away(state, side.other(), card, sink);
        return;
    }
    if step == PendingStep::PutAway
        && let Some(cast) = state.table.lore.cast_mut()
    {
        cast.count = cast.count.saturating_sub(1);
    }
    deck::put_away(state, side, card, sink);
}
