//! The windows in which Lore cards are played (13.4).

use super::super::BattleLore;
use super::super::follow_on;
use super::super::lore_cards::Timing;
use super::super::orders;
use super::super::position::{Battle, State, Table};
use super::super::steps::Step;
use crate::engine::Sink;

/// The window that a step is, for cards of this timing.
#[must_use]
#[inline]
pub const fn timing(step: Step) -> Option<Timing> {
    Some(match step {
        Step::Command => Timing::Lieu,
        Step::ReactCommand => Timing::ReactCommand,
        Step::Along => Timing::Along,
        Step::Ordered => Timing::Order,
        Step::Moves => Timing::Move,
        Step::Roll => Timing::Roll,
        Step::Defend => Timing::Defend,
        Step::OwnDice | Step::TheirDice => Timing::Dice,
        Step::Reprisal => Timing::Back,
        Step::Follow => Timing::Follow,
        Step::Loss => Timing::Loss,
        Step::ReactLore => Timing::ReactLore,
        Step::End => Timing::End,
        _ => return None,
    })
}

/// Whether a step is nothing but a window, which can be passed.
#[must_use]
pub(in super::super) const fn passes(step: Step) -> bool {
    !matches!(step, Step::Command | Step::Moves) && timing(step).is_some()
}

/// Whether a side can be asked for a Lore card: it has not played one in this turn, holds one at least, and has a token. What
/// lies open decides this, so that a window betrays nothing (13.4).
#[must_use]
#[inline]
pub fn may_play(table: &Table, side: super::Side) -> bool {
    let lore = &table.lore;
    let at = side.index();
    lore.active && !lore.played[at] && lore.held[at] > 0 && lore.tokens[at] > 0
}

/// Whether somebody is asked at this step, which is nothing but a window.
#[must_use]
#[inline]
pub(in super::super) fn is_open(table: &Table) -> bool {
    let Some(side) = table.decider().filter(|&side| may_play(table, side)) else { return false };
    match table.step() {
        Step::ReactCommand | Step::Along => table.turn.card.is_some(),
        Step::Ordered => !orders::ordered(table, side).is_empty(),
        Step::Reprisal => table.battle.is_some_and(|battle| battle.bold == 0),
        _ => true,
    }
}

/// The window is over: what comes next.
#[inline]
pub(in super::super) fn close(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let next = match table.step() {
        Step::ReactCommand => Step::Along,
        Step::Along => Step::Opened,
        Step::Ordered => Step::Moves,
        Step::End => Step::Draw,
        Step::Roll => Step::Defend,
        Step::OwnDice => Step::TheirDice,
        Step::TheirDice => Step::Tokens,
        Step::ReactLore => Step::Effect,
        Step::Loss => return table.steps.pop(),
        Step::Defend => return close_defence(table),
        // 14.4: whoever was given the right may battle back now.
        Step::Reprisal if table.battle.is_some_and(|battle| battle.lore.reprisal) => Step::Back,
        Step::Reprisal => return follow_on::over(state, sink),
        Step::Follow => return follow_on::after_ground(state, sink),
        _ => return,
    };
    table.steps.replace(next);
}

/// B2 is over: the attack has ended without a roll, the target of an Ambush rolls first, or the dice fall.
fn close_defence(table: &mut Table) {
    let Some(battle) = table.battle else { return };
    if battle.lore.ended {
        table.steps.replace(Step::Aftermath);
        return;
    }
    table.battle = Some(Battle { back: battle.lore.ambush, ..battle });
    table.steps.replace(Step::Dice);
}
