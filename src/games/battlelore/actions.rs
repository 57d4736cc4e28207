//! What a side can decide, and when (4).

use super::BattleLore;
use super::battle;
use super::command_cards::CommandCard;
use super::draw;
use super::events::Event;
use super::follow_on;
use super::hexes::Hex;
use super::morale;
use super::movement;
use super::orders;
use super::position::{Mark, State, Step, Table};
use super::refusals::Refusal;
use super::retreat;
use super::sections::Side;
use super::targeting;
use super::turn;
use crate::engine::{Chance, OutOfTurn, Seat, Sink};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `play ATT-L`: a Command card (3.1).
    Play {
        /// Which one.
        card: CommandCard,
    },
    /// `order (5,5)`: a unit (5).
    Order {
        /// Where it stands.
        hex: Hex,
    },
    /// `move (5,5)>(4,5)`: an ordered unit (6).
    Move {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// `attack (5,5)>(4,5)`: with an ordered unit (7), with one that has pursued (11.4), or once more (3.2).
    Attack {
        /// From where.
        from: Hex,
        /// Whom.
        to: Hex,
    },
    /// `ignore 1`: so many flags (10.2).
    Ignore {
        /// How many.
        flags: u8,
    },
    /// `retreat (3,5)`: by one hex (10.3).
    Retreat {
        /// To where.
        to: Hex,
    },
    /// `battle-back` (11.1).
    BattleBack,
    /// `gain-ground` (11.2).
    GainGround,
    /// `pursue (4,6)` (11.3).
    Pursue {
        /// To where.
        to: Hex,
    },
    /// `keep ATT-L`: of the two cards of a Scout (3.2).
    Keep {
        /// Which one.
        card: CommandCard,
    },
    /// `done`: orders, moves or attacks are over (4).
    Done,
    /// `pass`: no battle back, no ground gained, no extra hex, no bonus attack, no second shot (11).
    Pass,
}

/// Appends every legal action of a side, in order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    if table.decider().map(Side::seat) != Some(seat) {
        return;
    }
    let side = table.turn.side;
    match (table.step(), &table.battle) {
        (Step::Command, _) => out.extend(state.hands[side.index()].kinds().map(|card| Action::Play { card })),
        (Step::Orders, _) => {
            out.extend(orders::choices(table).iter().map(|hex| Action::Order { hex }));
            out.push(Action::Done);
        }
        (Step::Moves, _) => {
            for (id, unit) in table.army(side).filter(|(_, unit)| unit.has(Mark::Ordered)) {
                let from = unit.hex;
                out.extend(movement::reach(table, id).iter().map(|to| Action::Move { from, to }));
            }
            out.push(Action::Done);
        }
        (Step::Combat, _) => {
            for (id, unit) in table.army(side).filter(|(_, unit)| unit.has(Mark::Ordered)) {
                let from = unit.hex;
                out.extend(targeting::attacks(table, id).iter().map(|to| Action::Attack { from, to }));
            }
            out.push(Action::Done);
        }
        (Step::Keep, _) => {
            let Some([first, second]) = state.drawn else { return };
            out.push(Action::Keep { card: first });
            if second != first {
                out.push(Action::Keep { card: second });
            }
        }
        (Step::Ignore, Some(battle)) => {
            out.extend((0..=battle.flags.min(battle.bold)).map(|flags| Action::Ignore { flags }));
        }
        (Step::Retreat, Some(battle)) => {
            out.extend(retreat::ways(table, battle.victim()).iter().map(|to| Action::Retreat { to }));
        }
        (Step::Back, _) => out.extend([Action::BattleBack, Action::Pass]),
        (Step::Gain, _) => out.extend([Action::GainGround, Action::Pass]),
        (Step::Pursue, Some(battle)) => {
            out.extend(follow_on::pursuits(table, battle.attacker).iter().map(|to| Action::Pursue { to }));
            out.push(Action::Pass);
        }
        (Step::Bonus, Some(battle)) => {
            let from = table.unit(battle.attacker).hex;
            let targets = follow_on::bonus_targets(table, battle.attacker);
            out.extend(targets.iter().map(|to| Action::Attack { from, to }));
            out.push(Action::Pass);
        }
        (Step::Again, Some(battle)) => {
            let from = table.unit(battle.attacker).hex;
            let targets = targeting::targets(table, battle.attacker);
            out.extend(targets.iter().map(|to| Action::Attack { from, to }));
            out.push(Action::Pass);
        }
        _ => {}
    }
}

/// Whether the seat may do this now.
///
/// # Errors
/// Why not.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let table = &state.table;
    if table.ending.is_some() {
        return Err(Refusal::OutOfTurn(OutOfTurn::MatchOver));
    }
    if table.decider().map(Side::seat) != Some(seat) {
        return Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn));
    }
    let held = |card| state.hands[table.turn.side.index()].contains(card);
    match (table.step(), &table.battle, action) {
        (Step::Command, _, Action::Play { card }) if held(card) => Ok(()),
        (Step::Command, _, Action::Play { card }) => Err(Refusal::NotInHand(card)),
        (Step::Orders, _, Action::Order { hex }) => orders::check(table, hex),
        (Step::Moves, _, Action::Move { from, to }) => movement::check(table, from, to),
        (Step::Combat, _, Action::Attack { from, to }) => targeting::check(table, from, to),
        (Step::Orders | Step::Moves | Step::Combat, _, Action::Done) => Ok(()),
        (Step::Keep, _, Action::Keep { card }) => match state.drawn {
            Some(drawn) if drawn.contains(&card) => Ok(()),
            _ => Err(Refusal::NotInHand(card)),
        },
        (Step::Ignore, Some(battle), Action::Ignore { flags }) => {
            if flags <= battle.flags.min(battle.bold) {
                Ok(())
            } else {
                Err(Refusal::TooManyFlags)
            }
        }
        (Step::Retreat, _, Action::Retreat { to }) => retreat::check(table, to),
        (Step::Back, _, Action::BattleBack | Action::Pass) => Ok(()),
        (Step::Gain, _, Action::GainGround | Action::Pass) => Ok(()),
        (Step::Pursue, Some(battle), Action::Pursue { to }) => check_pursuit(table, battle.attacker, to),
        (Step::Bonus | Step::Again, Some(battle), Action::Attack { from, to }) => {
            if table.unit(battle.attacker).hex != from {
                return Err(Refusal::NotNow);
            }
            targeting::check_target(table, battle.attacker, to)
        }
        (Step::Pursue | Step::Bonus | Step::Again, _, Action::Pass) => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

fn check_pursuit(table: &Table, id: super::position::UnitId, to: Hex) -> Result<(), Refusal> {
    if follow_on::pursuits(table, id).contains(to) {
        Ok(())
    } else if !table.unit(id).hex.adjacent(to) {
        Err(Refusal::NotAdjacent(to))
    } else if table.at(to).is_some() {
        Err(Refusal::Occupied(to))
    } else {
        Err(Refusal::Impassable(to))
    }
}

/// Carries out an action that has been checked, and what follows by itself.
#[inline]
pub(super) fn carry_out(state: &mut State, action: Action, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    match (action, state.table.battle) {
        (Action::Play { card }, _) => turn::play(state, card, sink),
        (Action::Order { hex }, _) => return orders::order(state, hex, sink),
        (Action::Move { from, to }, _) => return movement::carry_out(state, from, to, sink),
        (Action::Done, _) => {
            let next = match state.table.step() {
                Step::Orders => Step::Moves,
                Step::Moves => Step::Combat,
                _ => Step::Draw,
            };
            state.table.steps.replace(next);
        }
        (Action::Attack { from, to }, battle) => {
            if battle.is_none() {
                state.table.steps.push(Step::Dice);
            } else {
                state.table.steps.replace(Step::Dice);
            }
            battle::declare(state, from, to, battle.is_some(), sink);
        }
        (Action::Ignore { flags }, Some(battle)) => {
            let hex = state.table.unit(battle.victim()).hex;
            if flags > 0 {
                sink.event(state, || Event::FlagsIgnored { hex, flags });
            }
            morale::ignore(state, flags);
        }
        (Action::Retreat { to }, _) => retreat::step(state, to, sink),
        (Action::BattleBack, Some(battle)) => follow_on::battle_back(state, battle, sink),
        (Action::GainGround, Some(battle)) => follow_on::gain_ground(state, battle, sink),
        (Action::Pursue { to }, Some(battle)) => follow_on::pursue(state, battle, to, sink),
        (Action::Keep { card }, _) => draw::keep(state, card, sink),
        (Action::Pass, Some(battle)) => match state.table.step() {
            Step::Pursue => follow_on::bonus(&mut state.table, battle.attacker),
            Step::Again => follow_on::close(&mut state.table),
            _ => follow_on::over(&mut state.table),
        },
        _ => {}
    }
    turn::run(state, chance, sink);
}
