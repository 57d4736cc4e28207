//! The windows in which Lore cards are played (13.4).

use super::super::game::BattleLore;
use super::super::lore_cards::Timing;
use super::super::position::{Battle, PublicState, State};
use super::super::steps::PendingStep;
use super::super::{follow_on, orders};
use crate::engine::Sink;

/// The window that a step is, for cards of this timing.
#[inline]
pub const fn timing(step: PendingStep) -> Option<Timing> {
    Some(match step {
        PendingStep::Command => Timing::Lieu,
        PendingStep::ReactCommand => Timing::ReactCommand,
        PendingStep::Along => Timing::Along,
        PendingStep::Ordered => Timing::Order,
        PendingStep::Moves => Timing::Move,
        PendingStep::Roll => Timing::Roll,
        PendingStep::Defend => Timing::Defend,
        PendingStep::OwnDice | PendingStep::TheirDice => Timing::Dice,
        PendingStep::Reprisal => Timing::Back,
        PendingStep::Follow => Timing::Follow,
        PendingStep::Loss => Timing::Loss,
        PendingStep::ReactLore => Timing::ReactLore,
        PendingStep::End => Timing::End,
        // In these no Lore card is played.
        PendingStep::Muster
        | PendingStep::Choose
        | PendingStep::Place
        | PendingStep::Start
        | PendingStep::Opened
        | PendingStep::Orders
        | PendingStep::March
        | PendingStep::Combat
        | PendingStep::Summon
        | PendingStep::Landmarks
        | PendingStep::Draw
        | PendingStep::Keep
        | PendingStep::Lore
        | PendingStep::Limit
        | PendingStep::TurnEnds
        | PendingStep::Dice
        | PendingStep::Tokens
        | PendingStep::Keeps
        | PendingStep::Hits
        | PendingStep::Ignore
        | PendingStep::Retreat
        | PendingStep::Trample
        | PendingStep::Power
        | PendingStep::Quake
        | PendingStep::Aftermath
        | PendingStep::Back
        | PendingStep::Gain
        | PendingStep::Pursue
        | PendingStep::Bonus
        | PendingStep::Again
        | PendingStep::Targets
        | PendingStep::Effect
        | PendingStep::Resolve
        | PendingStep::Chain
        | PendingStep::Spy
        | PendingStep::Swap
        | PendingStep::PutAway
        | PendingStep::Reroll => return None,
    })
}

/// Whether a step is nothing but a window, which can be passed.
pub(in super::super) const fn passes(step: PendingStep) -> bool {
    !matches!(step, PendingStep::Command | PendingStep::Moves) && timing(step).is_some()
}

/// Whether a side can be asked for a Lore card: it has not played one in this turn, holds one at least, and has a token. What
/// lies open decides this, so that a window betrays nothing (13.4).
#[inline]
pub fn may_play(table: &PublicState, side: super::Side) -> bool {
    let lore = &table.lore;
    let at = side.index();
    lore.active && !lore.played[at] && lore.held[at] > 0 && lore.tokens[at] > 0
}

/// Whether somebody is asked at this step, which is nothing but a window.
#[inline]
pub(in super::super) fn is_open(table: &PublicState) -> bool {
    let step = table.step();
    let Some(side) = table.decider().filter(|&side| may_play(table, side)) else { return false };
    timing(step).is_some_and(|window| match window {
        Timing::ReactCommand | Timing::Along => table.turn.card.is_some(),
        Timing::Order => !orders::ordered(table, side).is_empty(),
        Timing::Back => table.battle.is_some_and(|battle| battle.bold == 0),
        Timing::Lieu
        | Timing::Move
        | Timing::Roll
        | Timing::Defend
        | Timing::Dice
        | Timing::Follow
        | Timing::Loss
        | Timing::ReactLore
        | Timing::End => true,
    })
}

/// The window is over: what comes next.
#[inline]
pub(in super::super) fn close(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let step = table.step();
    let Some(window) = timing(step) else { return };
    let next = match window {
        Timing::ReactCommand => PendingStep::Along,
        Timing::Along => PendingStep::Opened,
        Timing::Order => PendingStep::Moves,
        Timing::End => PendingStep::Draw,
        Timing::Roll => PendingStep::Defend,
        Timing::Dice if step == PendingStep::OwnDice => PendingStep::TheirDice,
        Timing::Dice => PendingStep::Tokens,
        Timing::ReactLore => PendingStep::Effect,
        Timing::Loss => return table.steps.pop(),
        Timing::Defend => return close_defence(table),
        // 14.4: whoever was given the right may battle back now.
        Timing::Back if table.battle.is_some_and(|battle| battle.lore.reprisal) => PendingStep::Back,
        Timing::Back => return follow_on::over(state, sink),
        Timing::Follow => return follow_on::after_ground(state, sink),
        // These are more than windows, and end with what else is decided in them.
        Timing::Lieu | Timing::Move => return,
    };
    table.steps.replace(next);
}

/// B2 is over: the attack has ended without a roll, the target of an Ambush rolls first, or the dice fall.
fn close_defence(table: &mut PublicState) {
    let Some(battle) = table.battle else { return };
    if battle.lore.ended {
        table.steps.replace(PendingStep::Aftermath);
        return;
    }
    table.battle = Some(Battle { back: battle.lore.ambush, ..battle });
    table.steps.replace(PendingStep::Dice);
}
