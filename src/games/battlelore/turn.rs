//! The turn as a state machine (4): what happens by itself, up to the next decision.

use super::command_cards::{CommandCard, Text};
use super::events::Event;
use super::game::BattleLore;
use super::lore::{effects, windows};
use super::position::{MOST_OBJECTIVES, Objective, State, Turn};
use super::sections::Side;
use super::steps::PendingStep;
use super::{battle, creatures, draw, elemental, follow_on, landmarks, orders, retreat, setup, victory};
use crate::engine::{Chance, Sink};

/// Carries out steps that wait for nobody until somebody has to decide or the match is over (4).
#[inline]
pub(super) fn run(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    while state.table.ending.is_none() {
        // 13.4: no window for a loss opens within another one, nor while its card is dealt with.
        if state.table.lore.losses != [0; 2] && !state.table.steps.list().contains(&PendingStep::Loss) {
            mourn(state);
        }
        match (state.table.step(), state.table.battle) {
            (PendingStep::Start, _) => start(state, chance, sink),
            (PendingStep::Opened, _) => orders::open(state, chance, sink),
            (PendingStep::Draw, _) => draw::draw_phase(state, chance, sink),
            (PendingStep::TurnEnds, _) => end(state, sink),
            (PendingStep::Dice, Some(battle)) => battle::roll(state, battle, chance, sink),
            (PendingStep::Tokens, Some(battle)) => battle::tokens(state, battle, sink),
            (PendingStep::Hits, Some(battle)) => battle::count(state, battle, chance, sink),
            (PendingStep::Retreat, _) => match state.table.flight {
                Some(flight) if !retreat::goes_on(&state.table, &flight) => retreat::end(state, flight, chance, sink),
                _ => return,
            },
            (PendingStep::Power, Some(battle)) => {
                if creatures::powers(&state.table, &battle).next().is_some() {
                    return;
                }
                state.table.steps.replace(PendingStep::Aftermath);
            }
            (PendingStep::Quake, _) => {
                if elemental::quake(state) {
                    return;
                }
            }
            (PendingStep::Aftermath, Some(battle)) => follow_on::aftermath(state, battle, sink),
            (PendingStep::Landmarks, _) => landmarks::after_combat(state, chance, sink),
            (PendingStep::Lore, _) if !state.table.lore.active => state.table.steps.replace(PendingStep::TurnEnds),
            (PendingStep::Limit, _) => {
                let lore = &state.table.lore;
                let side = state.table.turn.side.index();
                if lore.held[side] > lore.limits[side] {
                    return;
                }
                state.table.steps.replace(PendingStep::TurnEnds);
            }
            (PendingStep::Choose, _) if setup::has_chosen(state) => setup::choose_next(state),
            (PendingStep::Place, _) if landmarks::next(&state.table).is_none() => setup::place_next(state),
            (PendingStep::Effect, _) => effects::begin(state, chance, sink),
            (PendingStep::Resolve, _) => {
                if effects::resolve(state, chance, sink) {
                    return;
                }
            }
            (PendingStep::PutAway, _) if state.table.lore.cast().is_none_or(|cast| cast.count == 0) => {
                state.table.steps.pop();
            }
            (step, _) if windows::passes(step) && !windows::is_open(&state.table) => windows::close(state, sink),
            _ => return,
        }
    }
}

/// START: scenarios look whether something has been won (4, 17.5).
fn start(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let Turn { number, side, .. } = state.table.turn;
    state.table.steps.replace(PendingStep::Command);
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
    creatures::poison(state, side, chance, sink);
    state.table.forget_since_last_turn(side);
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
    state.table.steps.replace(PendingStep::ReactCommand);
    sink.event(state, || Event::CardPlayed { side, card });
    if used != Some(card) {
        sink.event(state, || Event::CardCopied { side, card: used });
    }
}

/// The owners of eliminated units are asked, the player of the turn first, one after the other (13.4, LOSS).
fn mourn(state: &mut State) {
    let turn = state.table.turn.side;
    let lost = |side: &Side| state.table.lore.losses[side.index()] > 0;
    let Some(side) = [turn, turn.other()].into_iter().find(lost) else { return };
    state.table.lore.losses[side.index()] = 0;
    if windows::may_play(&state.table, side) {
        state.table.lore.mourner = side;
        state.table.steps.push(PendingStep::Loss);
    }
}

/// The turn ends: what units have done is forgotten, and the opponent's turn begins (12).
fn end(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let turn = state.table.turn;
    if turn.number >= state.table.last_turn {
        victory::last_turn(state, sink);
        return;
    }
    state.table.forget_turn();
    state.table.turn = Turn::new(turn.number + 1, turn.side.other());
    state.table.steps.replace(PendingStep::Start);
}
