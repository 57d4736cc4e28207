//! What a side can decide, and when (4).

use super::command_cards::CommandCard;
use super::council::Member;
use super::creatures;
use super::dice::Face;
use super::elemental;
use super::follow_on;
use super::hexes::{Hex, HexSet};
use super::landmarks;
use super::lore::{casting, deck, effects, windows};
use super::lore_cards::LoreCard;
use super::movement;
use super::muster;
use super::orders;
use super::position::{Mark, PublicState, State, UnitId};
use super::refusals::Refusal;
use super::retreat;
use super::sections::Side;
use super::steps::PendingStep;
use super::targeting;
use super::units::Power;
use crate::engine::{OutOfTurn, Seat};

/// Atomic decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `play ATT-L`: a Command card (3.1).
    Play { card: CommandCard },
    /// `order (5,5)`: a unit (5).
    Order { hex: Hex },
    /// `move (5,5)>(4,5)`: an ordered unit (6).
    Move { from: Hex, to: Hex },
    /// `attack (5,5)>(4,5)`: with an ordered unit (7), with one that has pursued (11.4), or once more (3.2).
    Attack { from: Hex, to: Hex },
    /// `ignore 1`: so many flags (10.2).
    Ignore { flags: u8 },
    /// `retreat (3,5)`: by one hex (10.3).
    Retreat { to: Hex },
    /// `battle-back` (11.1).
    BattleBack,
    /// `gain-ground` (11.2).
    GainGround,
    /// `pursue (4,6)` (11.3).
    Pursue { to: Hex },
    /// `keep ATT-L`: of the two cards of a Scout (3.2).
    Keep { card: CommandCard },
    /// `lore wizard-14`: a Lore card (13.4).
    Cast { card: LoreCard },
    /// `target (4,5)`: a unit or a hex for a Lore card, or the next unit that it deals with (13.4, 14), or that retreats from a
    /// tremor (16.7).
    Target { hex: Hex },
    /// `raise 3`: an eliminated unit, by its place in the list of units (14.2).
    Raise { unit: UnitId },
    /// `put-away rogue-3`: a Lore card of the own hand (13.2, 13.5, 14.3), or of the opponent's (14.3, Spy).
    PutAway { card: LoreCard },
    /// `swap ATT-L`: a Command card for one of the opponent's (14.3).
    Swap { card: CommandCard },
    /// `reroll L`: one more die with this face is to be rolled again (14.4).
    Reroll { face: Face },
    /// `keep-tokens 1`: a Creature keeps so many of the tokens that it rolled (16.5).
    KeepTokens { tokens: u8 },
    /// `power web`: of the Creature that attacked (16.5).
    Power { power: Power },
    /// `cut-web (5,5)`: an ordered unit gives up move and battle to get rid of its web (16.6).
    CutWeb { hex: Hex },
    /// `march (4,5)`: an ordered Creature rolls for its move (16.7).
    March { hex: Hex },
    /// `summon (4,6)`: an ordered unit rolls on a Summoning Circle instead of battling (16.7).
    Summon { hex: Hex },
    /// `appoint wizard`: a member of the War Council has a level more (13.2).
    Appoint { member: Member },
    /// `take-tokens`: two Lore tokens (13.5).
    TakeTokens,
    /// `take-card`: a Lore card and a token (13.5).
    TakeCard,
    /// `place (7,4)`: a landmark (15), or a Creature that was called (16.7).
    Place { hex: Hex },
    /// `done`: orders, moves or attacks are over (4), or enough has been named for a Lore card (13.4).
    Done,
    /// `pass`: no battle back, no ground gained, no extra hex, no bonus attack, no second shot (11), no power (16.5), no move by
    /// the dice rolled for it (16.7), no Lore card (13.4), none put away (14.3).
    Pass,
}

/// Appends every legal action of a side, in order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    if table.decider().map(Side::seat) != Some(seat) {
        let side = Side::of_seat(seat);
        if side.seat() == seat && muster::left(state, side) > 0 {
            out.extend(muster::open(&state.councils[side.index()]).map(|member| Action::Appoint { member }));
        }
        return;
    }
    let side = table.turn.side;
    match (table.step(), &table.battle) {
        (PendingStep::Command, _) => {
            out.extend(state.hands[side.index()].kinds().map(|card| Action::Play { card }));
            casts(state, side, out);
        }
        (PendingStep::Orders, _) => {
            out.extend(orders::choices(table).iter().map(|hex| Action::Order { hex }));
            out.push(Action::Done);
        }
        (PendingStep::Moves, _) => {
            for (id, unit) in table.army(side).filter(|(_, unit)| unit.has(Mark::Ordered)) {
                let from = unit.hex;
                out.extend(movement::reach(table, id).iter().map(|to| Action::Move { from, to }));
            }
            if table.lore.active {
                casts(state, side, out);
                out.extend(webbed(table).iter().map(|hex| Action::CutWeb { hex }));
            }
            out.extend(elemental::marchers(table).map(|hex| Action::March { hex }));
            out.push(Action::Done);
        }
        (PendingStep::Combat, _) => {
            for (id, unit) in table.army(side).filter(|(_, unit)| unit.has(Mark::Ordered)) {
                let from = unit.hex;
                out.extend(targeting::attacks(table, id).iter().map(|to| Action::Attack { from, to }));
            }
            out.extend(elemental::callers(table).iter().map(|hex| Action::Summon { hex }));
            out.push(Action::Done);
        }
        (PendingStep::March, _) => {
            let Some(acting) = table.acting else { return };
            let from = table.unit(acting.unit).hex;
            out.extend(movement::reach(table, acting.unit).iter().map(|to| Action::Move { from, to }));
            out.push(Action::Pass);
        }
        (PendingStep::Keep, _) => {
            let Some([first, second]) = state.drawn else { return };
            out.push(Action::Keep { card: first });
            if second != first {
                out.push(Action::Keep { card: second });
            }
        }
        (PendingStep::Ignore, Some(battle)) => {
            out.extend((0..=battle.flags.min(battle.bold)).map(|flags| Action::Ignore { flags }));
        }
        (PendingStep::Retreat, _) => {
            let Some(flight) = table.flight else { return };
            out.extend(retreat::ways(table, flight.unit).iter().map(|to| Action::Retreat { to }));
        }
        (PendingStep::Back, _) => out.extend([Action::BattleBack, Action::Pass]),
        (PendingStep::Gain, _) => out.extend([Action::GainGround, Action::Pass]),
        (PendingStep::Pursue, Some(battle)) => {
            out.extend(follow_on::pursuits(table, battle.attacker).iter().map(|to| Action::Pursue { to }));
            out.push(Action::Pass);
        }
        (PendingStep::Bonus, Some(battle)) => {
            let from = table.unit(battle.attacker).hex;
            let targets = follow_on::bonus_targets(table, battle.attacker);
            out.extend(targets.iter().map(|to| Action::Attack { from, to }));
            out.push(Action::Pass);
        }
        (PendingStep::Again, Some(battle)) => {
            let from = table.unit(battle.attacker).hex;
            let targets = targeting::shots(table, battle.attacker);
            out.extend(targets.iter().map(|to| Action::Attack { from, to }));
            out.push(Action::Pass);
        }
        _ => legal_lore(state, out),
    }
}

/// Appends the Lore cards that a side may play.
fn casts(state: &State, side: Side, out: &mut Vec<Action>) {
    if windows::may_play(&state.table, side) {
        out.extend(casting::choices(state, side).map(|card| Action::Cast { card }));
    }
}

/// Ordered units that can get rid of a web (16.6).
fn webbed(table: &PublicState) -> HexSet {
    let army = table.army(table.turn.side).map(|(_, unit)| unit);
    army.filter(|unit| unit.web && unit.has(Mark::Ordered) && !unit.has(Mark::Moved) && !unit.has(Mark::Idle))
        .map(|unit| unit.hex)
        .collect()
}

/// Where a target can be named: before the card takes effect, for the next link of a chain, or for the next unit to be dealt
/// with, to retreat or to be trampled.
fn target_hexes(table: &PublicState) -> HexSet {
    match (table.step(), table.lore.cast()) {
        (PendingStep::Targets, _) => casting::nameable(table).0,
        (PendingStep::Chain, _) => effects::links(table),
        (PendingStep::Trample, _) => creatures::underfoot(table),
        (PendingStep::Quake, _) => elemental::tottering(table).iter().map(|id| table.unit(id).hex).collect(),
        (PendingStep::Resolve, Some(cast)) => {
            cast.waiting.iter().map(|id| table.unit(id)).filter(|unit| unit.is_alive()).map(|unit| unit.hex).collect()
        }
        _ => HexSet::NONE,
    }
}

/// The same for steps that only the Lore game has.
fn legal_lore(state: &State, out: &mut Vec<Action>) {
    let table = &state.table;
    let Some(side) = table.decider() else { return };
    let hand = state.lore.hands[side.index()];
    match (table.step(), &table.battle) {
        (
            PendingStep::Targets
            | PendingStep::Chain
            | PendingStep::Resolve
            | PendingStep::Quake
            | PendingStep::Trample,
            _,
        ) => {
            out.extend(target_hexes(table).iter().map(|hex| Action::Target { hex }));
            if table.step() == PendingStep::Targets {
                out.extend(casting::nameable(table).1.iter().map(|unit| Action::Raise { unit }));
                if casting::may_stop(table) {
                    out.push(Action::Done);
                }
            }
        }
        (PendingStep::Choose | PendingStep::PutAway | PendingStep::Limit, _) => {
            out.extend(hand.iter().map(|card| Action::PutAway { card }));
        }
        (PendingStep::Spy, _) => {
            out.extend(state.lore.hands[side.other().index()].iter().map(|card| Action::PutAway { card }));
            out.push(Action::Pass);
        }
        (PendingStep::Swap, _) => out.extend(state.hands[side.index()].kinds().map(|card| Action::Swap { card })),
        (PendingStep::Reroll, _) => {
            let left = effects::misses(table);
            out.extend(
                Face::ALL.into_iter().filter(|&face| left[face as usize] > 0).map(|face| Action::Reroll { face }),
            );
            out.push(Action::Done);
        }
        (PendingStep::Keeps, Some(battle)) => {
            let most = creatures::most_kept(table, battle);
            out.extend((0..=most).map(|tokens| Action::KeepTokens { tokens }));
        }
        (PendingStep::Power, Some(battle)) => {
            out.extend(creatures::powers(table, battle).map(|power| Action::Power { power }));
            out.push(Action::Pass);
        }
        (PendingStep::Lore, _) => {
            out.push(Action::TakeTokens);
            if deck::can_draw(&state.table, &state.lore) {
                out.push(Action::TakeCard);
            }
        }
        (PendingStep::Place, _) => {
            let hexes = landmarks::next(table).map_or(HexSet::NONE, |(_, hexes)| hexes);
            out.extend(hexes.iter().map(|hex| Action::Place { hex }));
        }
        (PendingStep::Summon, _) => out.extend(elemental::rising(table).iter().map(|hex| Action::Place { hex })),
        _ => {
            casts(state, side, out);
            out.push(Action::Pass);
        }
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
        return match action {
            _ if Side::of_seat(seat).seat() != seat || muster::left(state, Side::of_seat(seat)) == 0 => {
                Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn))
            }
            Action::Appoint { member } => muster::check(state, seat, member),
            _ => Err(Refusal::NotNow),
        };
    }
    let held = |card| state.hands[table.turn.side.index()].contains(card);
    match (table.step(), &table.battle, action) {
        (PendingStep::Command, _, Action::Play { card }) if held(card) => Ok(()),
        (PendingStep::Command, _, Action::Play { card }) => Err(Refusal::NotInHand(card)),
        (PendingStep::Orders, _, Action::Order { hex }) => orders::check(table, hex),
        (PendingStep::Moves, _, Action::Move { from, to }) => movement::check(table, from, to),
        (PendingStep::Combat, _, Action::Attack { from, to }) => targeting::check(table, from, to),
        (PendingStep::Moves, _, Action::March { hex }) => elemental::check_march(table, hex),
        (PendingStep::March, _, Action::Move { from, to }) => match table.acting {
            Some(acting) if table.unit(acting.unit).hex == from => movement::check(table, from, to),
            _ => Err(Refusal::NotNow),
        },
        (PendingStep::Combat, _, Action::Summon { hex }) => elemental::check_summon(table, hex),
        (PendingStep::Orders | PendingStep::Moves | PendingStep::Combat, _, Action::Done) => Ok(()),
        (PendingStep::Keep, _, Action::Keep { card }) => match state.drawn {
            Some(drawn) if drawn.contains(&card) => Ok(()),
            _ => Err(Refusal::NotInHand(card)),
        },
        (PendingStep::Ignore, Some(battle), Action::Ignore { flags }) => {
            if flags <= battle.flags.min(battle.bold) {
                Ok(())
            } else {
                Err(Refusal::TooManyFlags)
            }
        }
        (PendingStep::Retreat, _, Action::Retreat { to }) => retreat::check(table, to),
        (PendingStep::Back, _, Action::BattleBack | Action::Pass) => Ok(()),
        (PendingStep::Gain, _, Action::GainGround | Action::Pass) => Ok(()),
        (PendingStep::Pursue, Some(battle), Action::Pursue { to }) => check_pursuit(table, battle.attacker, to),
        (PendingStep::Bonus | PendingStep::Again, Some(battle), Action::Attack { from, to }) => {
            if table.unit(battle.attacker).hex != from {
                return Err(Refusal::NotNow);
            }
            if table.step() == PendingStep::Again && from.adjacent(to) {
                return Err(Refusal::ForbiddenByCard(to));
            }
            targeting::check_target(table, battle.attacker, to)
        }
        (PendingStep::March | PendingStep::Pursue | PendingStep::Bonus | PendingStep::Again, _, Action::Pass) => Ok(()),
        _ => check_lore(state, action),
    }
}

/// The same for what only the Lore game has.
fn check_lore(state: &State, action: Action) -> Result<(), Refusal> {
    let table = &state.table;
    let side = table.decider().ok_or(Refusal::NotNow)?;
    let when = |holds: bool, refusal: Refusal| if holds { Ok(()) } else { Err(refusal) };
    let holds = |side: Side, card| when(state.lore.hands[side.index()].contains(card), Refusal::LoreNotInHand(card));
    match (table.step(), &table.battle, action) {
        (_, _, Action::Cast { card }) => casting::check(state, side, card),
        (
            PendingStep::Targets
            | PendingStep::Chain
            | PendingStep::Resolve
            | PendingStep::Quake
            | PendingStep::Trample,
            _,
            Action::Target { hex },
        ) => when(target_hexes(table).contains(hex), Refusal::WrongTarget),
        (PendingStep::Targets, _, Action::Raise { unit }) => {
            when(casting::nameable(table).1.contains(unit), Refusal::WrongTarget)
        }
        (PendingStep::Targets, _, Action::Done) => when(casting::may_stop(table), Refusal::NotNow),
        (PendingStep::Choose | PendingStep::PutAway | PendingStep::Limit, _, Action::PutAway { card }) => {
            holds(side, card)
        }
        (PendingStep::Spy, _, Action::PutAway { card }) => holds(side.other(), card),
        (PendingStep::Swap, _, Action::Swap { card }) => {
            when(state.hands[side.index()].contains(card), Refusal::NotInHand(card))
        }
        (PendingStep::Reroll, _, Action::Reroll { face }) => {
            when(effects::misses(table)[face as usize] > 0, Refusal::WrongTarget)
        }
        (PendingStep::Keeps, Some(battle), Action::KeepTokens { tokens }) => {
            when(tokens <= creatures::most_kept(table, battle), Refusal::TooManyTokens)
        }
        (PendingStep::Power, Some(battle), Action::Power { power }) => {
            when(creatures::powers(table, battle).any(|known| known == power), Refusal::NoPower)
        }
        (PendingStep::Moves, _, Action::CutWeb { hex }) => when(webbed(table).contains(hex), Refusal::NoWeb(hex)),
        (PendingStep::Lore, _, Action::TakeTokens) | (PendingStep::Reroll, _, Action::Done) => Ok(()),
        (PendingStep::Lore, _, Action::TakeCard) => {
            when(deck::can_draw(&state.table, &state.lore), Refusal::NothingToDraw)
        }
        (PendingStep::Place, _, Action::Place { hex }) => {
            when(landmarks::next(table).is_some_and(|(_, hexes)| hexes.contains(hex)), Refusal::WrongTarget)
        }
        (PendingStep::Summon, _, Action::Place { hex }) => {
            when(elemental::rising(table).contains(hex), Refusal::WrongTarget)
        }
        (PendingStep::Spy | PendingStep::Power, _, Action::Pass) => Ok(()),
        (step, _, Action::Pass) if windows::passes(step) => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

/// Whether a unit that has gained ground may go on to a hex.
///
/// # Errors
/// Why not.
pub(super) fn check_pursuit(table: &PublicState, id: UnitId, to: Hex) -> Result<(), Refusal> {
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
