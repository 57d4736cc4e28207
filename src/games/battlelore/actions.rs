//! What a side can decide, and when (4).
#![deny(clippy::wildcard_enum_match_arm)]

use super::command_cards::CommandCard;
use super::council::Member;
use super::dice::Face;
use super::hexes::{Hex, HexSet};
use super::lore::{casting, deck, effects, windows};
use super::lore_cards::LoreCard;
use super::position::{Mark, PublicState, State, UnitId};
use super::refusals::Refusal;
use super::sections::Side;
use super::steps::PendingStep;
use super::units::Power;
use super::{creatures, elemental, follow_on, landmarks, movement, muster, orders, retreat, targeting};
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
    of_step(state, Side::of_seat(seat), out);
}

/// What can be decided in a step: one arm for each, so that none can be forgotten.
fn of_step(state: &State, side: Side, out: &mut Vec<Action>) {
    let table = &state.table;
    match table.step() {
        PendingStep::Command => {
            out.extend(state.hands[side.index()].kinds().map(|card| Action::Play { card }));
            casts(state, side, out);
        }
        PendingStep::Orders => {
            out.extend(orders::choices(table).iter().map(|hex| Action::Order { hex }));
            out.push(Action::Done);
        }
        PendingStep::Moves => moves(state, side, out),
        PendingStep::March => march(table, out),
        PendingStep::Combat => combats(table, side, out),
        PendingStep::Keep => {
            let Some([first, second]) = state.drawn else { return };
            out.push(Action::Keep { card: first });
            if second != first {
                out.push(Action::Keep { card: second });
            }
        }
        PendingStep::Lore => {
            out.push(Action::TakeTokens);
            if deck::can_draw(table, &state.lore) {
                out.push(Action::TakeCard);
            }
        }
        PendingStep::Place | PendingStep::Summon => {
            out.extend(placeable(table).iter().map(|hex| Action::Place { hex }));
        }
        PendingStep::Ignore => {
            let Some(battle) = &table.battle else { return };
            out.extend((0..=battle.flags.min(battle.bold)).map(|flags| Action::Ignore { flags }));
        }
        PendingStep::Keeps => {
            let Some(battle) = &table.battle else { return };
            out.extend((0..=creatures::most_kept(table, battle)).map(|tokens| Action::KeepTokens { tokens }));
        }
        PendingStep::Power => {
            let Some(battle) = &table.battle else { return };
            out.extend(creatures::powers(table, battle).map(|power| Action::Power { power }));
            out.push(Action::Pass);
        }
        PendingStep::Pursue => {
            let Some(battle) = &table.battle else { return };
            out.extend(follow_on::pursuits(table, battle.attacker).iter().map(|to| Action::Pursue { to }));
            out.push(Action::Pass);
        }
        PendingStep::Bonus => once_more(table, follow_on::bonus_targets, out),
        PendingStep::Again => once_more(table, targeting::shots, out),
        PendingStep::Retreat => {
            let Some(flight) = table.flight else { return };
            out.extend(retreat::ways(table, flight.unit).iter().map(|to| Action::Retreat { to }));
        }
        PendingStep::Back => out.extend([Action::BattleBack, Action::Pass]),
        PendingStep::Gain => out.extend([Action::GainGround, Action::Pass]),
        PendingStep::Targets => {
            targets(table, out);
            out.extend(casting::nameable(table).1.iter().map(|unit| Action::Raise { unit }));
            if casting::may_stop(table) {
                out.push(Action::Done);
            }
        }
        PendingStep::Chain | PendingStep::Resolve | PendingStep::Quake | PendingStep::Trample => targets(table, out),
        PendingStep::Choose | PendingStep::PutAway | PendingStep::Limit => {
            out.extend(state.lore.hands[side.index()].iter().map(|card| Action::PutAway { card }));
        }
        PendingStep::Spy => {
            out.extend(state.lore.hands[side.other().index()].iter().map(|card| Action::PutAway { card }));
            out.push(Action::Pass);
        }
        PendingStep::Swap => out.extend(state.hands[side.index()].kinds().map(|card| Action::Swap { card })),
        PendingStep::Reroll => {
            let left = effects::misses(table);
            let missed = Face::ALL.into_iter().filter(|&face| left[face as usize] > 0);
            out.extend(missed.map(|face| Action::Reroll { face }));
            out.push(Action::Done);
        }
        PendingStep::ReactCommand
        | PendingStep::Along
        | PendingStep::Ordered
        | PendingStep::End
        | PendingStep::Roll
        | PendingStep::Defend
        | PendingStep::OwnDice
        | PendingStep::TheirDice
        | PendingStep::Reprisal
        | PendingStep::Follow
        | PendingStep::Loss
        | PendingStep::ReactLore => {
            casts(state, side, out);
            out.push(Action::Pass);
        }
        // In these nobody decides, or both sides do at the same time.
        PendingStep::Muster
        | PendingStep::Start
        | PendingStep::Opened
        | PendingStep::Landmarks
        | PendingStep::Draw
        | PendingStep::TurnEnds
        | PendingStep::Dice
        | PendingStep::Tokens
        | PendingStep::Hits
        | PendingStep::Aftermath
        | PendingStep::Effect => {}
    }
}

/// MOVEMENT (6), the Lore cards of the time (13.4), and what ordered units do instead of moving (16.6, 16.7).
fn moves(state: &State, side: Side, out: &mut Vec<Action>) {
    let table = &state.table;
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

/// COMBAT (7), and what is rolled for instead (16.7).
fn combats(table: &PublicState, side: Side, out: &mut Vec<Action>) {
    for (id, unit) in table.army(side).filter(|(_, unit)| unit.has(Mark::Ordered)) {
        let from = unit.hex;
        out.extend(targeting::attacks(table, id).iter().map(|to| Action::Attack { from, to }));
    }
    out.extend(elemental::callers(table).iter().map(|hex| Action::Summon { hex }));
    out.push(Action::Done);
}

/// The Creature that has rolled for its move goes, or stays (16.7).
fn march(table: &PublicState, out: &mut Vec<Action>) {
    let Some(acting) = table.acting else { return };
    let from = table.unit(acting.unit).hex;
    out.extend(movement::reach(table, acting.unit).iter().map(|to| Action::Move { from, to }));
    out.push(Action::Pass);
}

/// The attacker attacks again (3.2, 11.4), or not.
fn once_more(table: &PublicState, targets: fn(&PublicState, UnitId) -> HexSet, out: &mut Vec<Action>) {
    let Some(battle) = &table.battle else { return };
    let from = table.unit(battle.attacker).hex;
    out.extend(targets(table, battle.attacker).iter().map(|to| Action::Attack { from, to }));
    out.push(Action::Pass);
}

fn targets(table: &PublicState, out: &mut Vec<Action>) {
    out.extend(target_hexes(table).iter().map(|hex| Action::Target { hex }));
}

/// Where a landmark (15) or a Creature that was called (16.7) can be put.
fn placeable(table: &PublicState) -> HexSet {
    if table.step() == PendingStep::Summon {
        return elemental::rising(table);
    }
    landmarks::next(table).map_or(HexSet::NONE, |(_, hexes)| hexes)
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

/// Whether the seat may do this now.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let table = &state.table;
    if table.ending.is_some() {
        return Err(Refusal::OutOfTurn(OutOfTurn::MatchOver));
    }
    let side = Side::of_seat(seat);
    if table.decider().map(Side::seat) == Some(seat) {
        return if is_timely(table.step(), action) { check_timely(state, side, action) } else { Err(Refusal::NotNow) };
    }
    if side.seat() != seat || muster::left(state, side) == 0 {
        return Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn));
    }
    if let Action::Appoint { member } = action { muster::check(state, seat, member) } else { Err(Refusal::NotNow) }
}

/// Whether a step is the time for something; for Lore cards that depends on the card (13.4).
fn is_timely(step: PendingStep, action: Action) -> bool {
    use PendingStep as Step;
    match action {
        Action::Play { .. } => step == Step::Command,
        Action::Order { .. } => step == Step::Orders,
        Action::Move { .. } => matches!(step, Step::Moves | Step::March),
        Action::March { .. } | Action::CutWeb { .. } => step == Step::Moves,
        Action::Attack { .. } => matches!(step, Step::Combat | Step::Bonus | Step::Again),
        Action::Summon { .. } => step == Step::Combat,
        Action::Keep { .. } => step == Step::Keep,
        Action::Ignore { .. } => step == Step::Ignore,
        Action::Retreat { .. } => step == Step::Retreat,
        Action::BattleBack => step == Step::Back,
        Action::GainGround => step == Step::Gain,
        Action::Pursue { .. } => step == Step::Pursue,
        Action::Cast { .. } => true,
        Action::Target { .. } => {
            matches!(step, Step::Targets | Step::Chain | Step::Resolve | Step::Quake | Step::Trample)
        }
        Action::Raise { .. } => step == Step::Targets,
        Action::PutAway { .. } => matches!(step, Step::Choose | Step::PutAway | Step::Limit | Step::Spy),
        Action::Swap { .. } => step == Step::Swap,
        Action::Reroll { .. } => step == Step::Reroll,
        Action::KeepTokens { .. } => step == Step::Keeps,
        Action::Power { .. } => step == Step::Power,
        Action::TakeTokens | Action::TakeCard => step == Step::Lore,
        Action::Place { .. } => matches!(step, Step::Place | Step::Summon),
        // Both sides choose their War Councils at the same time.
        Action::Appoint { .. } => false,
        Action::Done => matches!(step, Step::Orders | Step::Moves | Step::Combat | Step::Targets | Step::Reroll),
        Action::Pass => {
            windows::passes(step)
                || matches!(step, Step::March | Step::Back | Step::Gain | Step::Pursue | Step::Bonus | Step::Again)
                || matches!(step, Step::Spy | Step::Power)
        }
    }
}

/// Whether somebody may do what is decided now: one arm for each action.
fn check_timely(state: &State, side: Side, action: Action) -> Result<(), Refusal> {
    let table = &state.table;
    let step = table.step();
    let when = |holds: bool, refusal: Refusal| if holds { Ok(()) } else { Err(refusal) };
    let battle = || table.battle.as_ref().ok_or(Refusal::NotNow);
    match action {
        Action::Play { card } | Action::Swap { card } => {
            when(state.hands[side.index()].contains(card), Refusal::NotInHand(card))
        }
        Action::Order { hex } => orders::check(table, hex),
        Action::Move { from, to } => {
            let goes = step == PendingStep::Moves || table.acting.is_some_and(|it| table.unit(it.unit).hex == from);
            when(goes, Refusal::NotNow).and_then(|()| movement::check(table, from, to))
        }
        Action::March { hex } => elemental::check_march(table, hex),
        Action::CutWeb { hex } => when(webbed(table).contains(hex), Refusal::NoWeb(hex)),
        Action::Attack { from, to } if step == PendingStep::Combat => targeting::check(table, from, to),
        Action::Attack { from, to } => check_again(table, battle()?.attacker, from, to),
        Action::Summon { hex } => elemental::check_summon(table, hex),
        Action::Keep { card } => when(state.drawn.is_some_and(|drawn| drawn.contains(&card)), Refusal::NotInHand(card)),
        Action::Ignore { flags } => {
            let battle = battle()?;
            when(flags <= battle.flags.min(battle.bold), Refusal::TooManyFlags)
        }
        Action::Retreat { to } => retreat::check(table, to),
        Action::Pursue { to } => check_pursuit(table, battle()?.attacker, to),
        Action::Cast { card } => casting::check(state, side, card),
        Action::Target { hex } => when(target_hexes(table).contains(hex), Refusal::WrongTarget),
        Action::Raise { unit } => when(casting::nameable(table).1.contains(unit), Refusal::WrongTarget),
        Action::PutAway { card } => {
            let whose = if step == PendingStep::Spy { side.other() } else { side };
            when(state.lore.hands[whose.index()].contains(card), Refusal::LoreNotInHand(card))
        }
        Action::Reroll { face } => when(effects::misses(table)[face as usize] > 0, Refusal::WrongTarget),
        Action::KeepTokens { tokens } => when(tokens <= creatures::most_kept(table, battle()?), Refusal::TooManyTokens),
        Action::Power { power } => {
            when(creatures::powers(table, battle()?).any(|known| known == power), Refusal::NoPower)
        }
        Action::TakeCard => when(deck::can_draw(table, &state.lore), Refusal::NothingToDraw),
        Action::Place { hex } => when(placeable(table).contains(hex), Refusal::WrongTarget),
        Action::Done => when(step != PendingStep::Targets || casting::may_stop(table), Refusal::NotNow),
        Action::BattleBack | Action::GainGround | Action::TakeTokens | Action::Appoint { .. } | Action::Pass => Ok(()),
    }
}

/// Whether the attacker may attack again: a bonus attack (11.4), or a second shot (3.2).
fn check_again(table: &PublicState, attacker: UnitId, from: Hex, to: Hex) -> Result<(), Refusal> {
    if table.unit(attacker).hex != from {
        return Err(Refusal::NotNow);
    }
    if table.step() == PendingStep::Again && from.adjacent(to) {
        return Err(Refusal::ForbiddenByCard(to));
    }
    targeting::check_target(table, attacker, to)
}

/// Whether a unit that has gained ground may go on to a hex.
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
