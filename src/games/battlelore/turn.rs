//! The turn as a state machine (4): what happens by itself, up to the next decision.

use super::BattleLore;
use super::battle;
use super::command_cards::{CommandCard, Text};
use super::draw;
use super::events::Event;
use super::follow_on;
use super::orders;
use super::position::{MOST_OBJECTIVES, Objective, State, Step, Turn};
use super::retreat;
use super::victory;
use crate::engine::{Chance, Sink};

/// Carries out steps that wait for nobody until somebody has to decide or the match is over (4).
#[inline]
pub(super) fn run(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    while state.table.ending.is_none() {
        match (state.table.step(), state.table.battle) {
            (Step::Start, _) => start(state, sink),
            (Step::Opened, _) => orders::open(state, chance, sink),
            (Step::Draw, _) => draw::draw_phase(state, chance, sink),
            (Step::TurnEnds, _) => end(state, sink),
            (Step::Dice, Some(battle)) => battle::roll(state, battle, chance, sink),
            (Step::Retreat, Some(battle)) if !retreat::goes_on(&state.table, &battle) => {
                state.table.steps.replace(Step::Fled);
            }
            (Step::Fled, Some(battle)) => retreat::end(state, battle, chance, sink),
            (Step::Aftermath, Some(battle)) => follow_on::aftermath(state, battle),
            _ => return,
        }
    }
}

/// START: scenarios look whether something has been won (4, 17.5).
fn start(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let Turn { number, side, .. } = state.table.turn;
    state.table.steps.replace(Step::Command);
    sink.event(state, || Event::TurnBegan { side, number });
    for place in 0..MOST_OBJECTIVES {
        let Some(objective) = &mut state.table.objectives[place] else { break };
        let Objective { hex, banners, won, side: owner } = *objective;
        if won || owner != side || !state.table.held[side.index()].contains(hex) {
            continue;
        }
        objective.won = true;
        sink.event(state, || Event::ObjectiveTaken { side, hex });
        (0..banners).for_each(|_| victory::banner(state, side, sink));
    }
}

/// COMMAND: a card is played (3.1). A Counter Attack becomes what the opponent used last, with Left and Right exchanged (3.2).
pub(super) fn play(state: &mut State, card: CommandCard, sink: &mut impl Sink<BattleLore>) {
    let side = state.table.turn.side;
    let command = state.hands[side.index()].len();
    state.hands[side.index()].remove(card);
    let used = match card.text() {
        Text::CounterAttack => state.table.last_used[side.other().index()].map(CommandCard::across),
        _ => Some(card),
    };
    state.table.turn = Turn { card: Some(card), used, command, ..state.table.turn };
    state.table.last_used[side.index()] = used;
    state.table.steps.replace(Step::Opened);
    sink.event(state, || Event::CardPlayed { side, card });
    if used != Some(card) {
        sink.event(state, || Event::CardCopied { side, card: used });
    }
}

/// The turn ends: what units have done is forgotten, and the opponent's turn begins (12).
fn end(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let turn = state.table.turn;
    if turn.number >= state.table.last_turn {
        victory::last_turn(state, sink);
        return;
    }
    state.table.forget_marks();
    state.table.turn = Turn::new(turn.number + 1, turn.side.other());
    state.table.steps.replace(Step::Start);
}
