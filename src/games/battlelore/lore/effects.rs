//! What Lore cards do (14), effect by effect.

use super::super::BattleLore;
use super::super::battle;
use super::super::command_cards::CommandCard;
use super::super::creatures;
use super::super::dice::{Face, Roll};
use super::super::events::{Event, Why};
use super::super::hexes::HexSet;
use super::super::lore_cards::{
    Attacks, Count, Counts, Effect, LoreFacts, On, Symbol, Target, Timing, Until, Which, Whose,
};
use super::super::position::{Battle, Flight, Mark, State, UnitId, UnitSet};
use super::super::steps::PendingStep;
use super::{Cast, Lieu, casting, deck};
use crate::engine::{Chance, Sink};

/// The card takes effect: what needs no unit at once, then unit by unit.
pub(in super::super) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let Some((cast, facts)) = dealt_with(state) else { return };
    state.table.steps.replace(PendingStep::Resolve);
    let waiting = targets(state, &cast, facts);
    if let Some(cast) = state.table.lore.cast_mut() {
        cast.waiting = waiting;
    }
    for effect in &facts.effects {
        at_large(state, &cast, facts, effect, chance, sink);
    }
    // Rolls and flights are dealt with one after the other; everything else happens to all at once.
    if !one_by_one(facts) {
        for id in waiting.iter() {
            on_unit(state, &cast, facts, id, chance, sink);
        }
        if let Some(cast) = state.table.lore.cast_mut() {
            cast.waiting = UnitSet::NONE;
        }
    }
}

fn dealt_with(state: &State) -> Option<(Cast, &'static LoreFacts)> {
    let cast = state.table.lore.cast()?;
    Some((cast, cast.card.facts()?))
}

fn one_by_one(facts: &LoreFacts) -> bool {
    facts
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Roll { .. } | Effect::Chain { .. } | Effect::Flee { .. }))
}

/// The units that the card is about.
fn targets(state: &State, cast: &Cast, facts: &LoreFacts) -> UnitSet {
    let table = &state.table;
    let fits = |id: &UnitId| casting::fits(table, cast.side, facts, *id);
    match facts.target {
        Target::Ordered => {
            let ordered = table.army(cast.side).filter(|(_, unit)| unit.has(Mark::Ordered)).map(|(id, _)| id);
            ordered.filter(fits).collect()
        }
        Target::Every(whose) => {
            let side = if whose == Whose::Own { cast.side } else { cast.side.other() };
            table.army(side).map(|(id, _)| id).filter(fits).collect()
        }
        _ => cast.units().collect(),
    }
}

/// Deals with the next unit, or is done. True if somebody has to say which one comes next.
pub(in super::super) fn resolve(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) -> bool {
    let Some((cast, facts)) = dealt_with(state) else {
        state.table.steps.pop();
        return false;
    };
    let alive: UnitSet = cast.waiting.iter().filter(|&id| state.table.unit(id).is_alive()).collect();
    // Named units, too, come in an order of the player's choice (14).
    let next = alive.lowest().filter(|_| alive.len() == 1);
    match next {
        Some(id) => one(state, id, chance, sink),
        None if alive.is_empty() => finish(state, facts, sink),
        None => return true,
    }
    false
}

/// Deals with one unit.
pub(in super::super) fn one(state: &mut State, id: UnitId, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let Some((cast, facts)) = dealt_with(state) else { return };
    if let Some(cast) = state.table.lore.cast_mut() {
        cast.waiting.remove(id);
    }
    on_unit(state, &cast, facts, id, chance, sink);
}

/// The card is put away, and what was going on before goes on.
fn finish(state: &mut State, facts: &LoreFacts, sink: &mut impl Sink<BattleLore>) {
    close(state, sink);
    if facts.timing == Timing::Lieu {
        state.table.steps.replace(PendingStep::Opened);
    }
}

/// The Lore card is put away, whatever has come of it.
pub(in super::super) fn close(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let lore = &mut state.table.lore;
    let cast = lore.casts[1].take().or_else(|| lore.casts[0].take());
    state.table.steps.pop();
    if let Some(Cast { card, side, .. }) = cast {
        state.table.lore.discards.insert(card);
        sink.event(state, || Event::LorePutAway { side, card });
    }
}

/// Effects on the battle, the players and their cards.
fn at_large(
    state: &mut State,
    cast: &Cast,
    facts: &LoreFacts,
    effect: &Effect,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) {
    let (side, level) = (cast.side, cast.level);
    if matches!(facts.target, Target::Attacker | Target::Attacked | Target::Acting) {
        in_battle(state, cast, effect, chance, sink);
    }
    match *effect {
        Effect::Tokens(tokens) => super::gain(state, side, tokens.at(level), sink),
        Effect::Steal(tokens) => {
            let other = side.other();
            let taken = tokens.at(level).min(state.table.lore.tokens[other.index()]);
            super::lose(state, other, taken, sink);
            super::gain(state, side, taken, sink);
        }
        Effect::DrawLore(cards) => {
            for _ in 0..cards.at(level) {
                deck::draw(state, side, chance, sink);
            }
        }
        Effect::DiscardLore(cards) => {
            let count = cards.at(level).min(state.lore.hands[side.index()].len());
            if let Some(cast) = state.table.lore.cast_mut() {
                cast.count = count;
            }
            if count > 0 {
                state.table.steps.push(PendingStep::PutAway);
            }
        }
        Effect::Range(hexes) => state.table.lore.range = hexes.at(level),
        Effect::RangedCap { dice, .. } => state.table.lore.smoke[side.index()] = dice.at(level),
        Effect::Dice { more, attacks: Attacks::Melee, until: Until::Turn } if facts.timing == Timing::Along => {
            state.table.lore.might += more.at(level);
        }
        Effect::FewerOrders(units) => state.table.lore.fewer = units.at(level),
        Effect::Cancel => cancel(state, sink),
        Effect::TakeBack => {
            if let Some(card) = state.table.turn.card.take() {
                state.table.turn.used = None;
                state.table.turn.command = 0;
                state.table.turn.dice = [0; 4];
                state.table.turn.fallback = false;
                state.hands[side.index()].insert(card);
                sink.event(state, || Event::TakenBack { side, card });
            }
        }
        Effect::Order(how) => {
            let most = match facts.target {
                Target::Units(_, Count::UpTo(count)) => count.at(level),
                Target::Units(_, Count::Command) => state.hands[side.index()].len(),
                _ => u8::MAX,
            };
            state.table.turn.lieu = Some(Lieu { how, most });
            state.table.last_used[side.index()] = None;
        }
        Effect::Spy => {
            let other = side.other().index();
            let (command, lore) = (state.hands[other], state.lore.hands[other]);
            sink.event(state, || Event::Spied { side, hands: Some((command, lore)) });
            state.table.steps.push(PendingStep::Spy);
        }
        Effect::SwapCommand => state.table.steps.push(PendingStep::Swap),
        Effect::Reroll(Which::ChosenMisses) => state.table.steps.push(PendingStep::Reroll),
        Effect::Return(figures) => {
            if let (Some(id), Some(hex)) = (cast.units().next(), cast.hex) {
                let full = state.table.unit(id).kind.facts().figures;
                state.table.bring_back(id, hex, figures.at(level).min(full));
                let figures = state.table.unit(id).figures;
                sink.event(state, || Event::Returned { hex, figures });
            }
        }
        Effect::Place => {
            if let (Some(id), Some(to)) = (cast.units().next(), cast.hex) {
                let from = state.table.unit(id).hex;
                state.table.shift(id, to);
                sink.event(state, || Event::Placed { from, to });
                creatures::free(state, id, sink);
            }
        }
        _ => {}
    }
}

/// The card of the opponent that was played before this one has no effect (14).
fn cancel(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let Some(Cast { card, side, .. }) = state.table.lore.casts[0] else { return };
    state.table.lore.casts[0] = None;
    state.table.lore.discards.insert(card);
    // The reacting card lies on its own step, that of the cancelled one is below it.
    state.table.steps.pop_below();
    sink.event(state, || Event::LoreCancelled { side, card });
}

/// Effects on the attack at hand.
fn in_battle(
    state: &mut State,
    cast: &Cast,
    effect: &Effect,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) {
    let level = cast.level;
    let Some(mut battle) = state.table.battle else { return };
    let spells = &mut state.table.unit_mut(battle.attacker).spells;
    let lore = &mut battle.lore;
    match *effect {
        Effect::Dice { more, until: Until::Roll, .. } => lore.more += more.at(level),
        Effect::Dice { more, attacks: Attacks::Melee, until: Until::Turn } => spells.melee += more.at(level),
        Effect::FewerDice { less, least: 0, until: Until::Roll } => lore.less += less.at(level),
        Effect::FewerDice { less, until: Until::Roll, .. } => lore.guarded += less.at(level),
        Effect::Bold { flags, until: Until::Attack } => lore.bold += flags.at(level),
        Effect::CancelHits(hits) => lore.cancelled += hits.at(level),
        Effect::LoseAfter(figures) => lore.price += figures.at(level),
        Effect::Read { face: Symbol::Lore, counts: Counts::Hit } => lore.lore_hits = true,
        Effect::Read { face: Symbol::Strike, counts: Counts::Nothing } => lore.no_strikes = true,
        Effect::Read { face: Symbol::Strike, counts: Counts::TwoHits } => lore.double_strikes = true,
        Effect::Read { face: Symbol::Flag, counts: Counts::Nothing } => lore.no_flags = true,
        Effect::EndAttack => lore.ended = true,
        Effect::StrikeFirst => lore.ambush = true,
        Effect::SecondShot => lore.volley = true,
        Effect::BonusAttack => lore.relentless = true,
        Effect::BattleBack => lore.reprisal = true,
        Effect::Reroll(Which::Hits) => {
            let (roller, victim) = (state.table.unit(battle.attacker), state.table.unit(battle.target));
            let again = battle::hitting(&battle, roller, victim);
            battle.roll = battle.roll.again(again, chance);
        }
        _ => {}
    }
    state.table.battle = Some(battle);
    if let Effect::Reroll(Which::Hits) = effect {
        let (side, roll) = (state.table.unit(battle.attacker).side, battle.roll);
        sink.event(state, || Event::Rolled { side, why: Why::Again, roll });
    }
}

/// Effects on one unit.
fn on_unit(
    state: &mut State,
    cast: &Cast,
    facts: &LoreFacts,
    id: UnitId,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) {
    let level = cast.level;
    let along = facts.timing == Timing::Along;
    for effect in &facts.effects {
        if !state.table.unit(id).is_alive() {
            return;
        }
        let unit = state.table.unit_mut(id);
        let spells = &mut unit.spells;
        match *effect {
            Effect::Roll { dice, on, lore_kills } => {
                strike(state, cast, id, dice.at(level), on, lore_kills, chance, sink);
            }
            Effect::Chain { dice } => chain(state, cast, id, dice.at(level), chance, sink),
            Effect::Lose(figures) => {
                battle::lose(state, id, figures.at(level), sink);
            }
            Effect::Heal(figures) => {
                let returned = figures.at(level).min(unit.kind.facts().figures - unit.figures);
                unit.figures += returned;
                let hex = unit.hex;
                sink.event(state, || Event::Healed { hex, figures: returned });
            }
            Effect::Dice { more, attacks: Attacks::Any, until: Until::Turn } => spells.dice += more.at(level),
            Effect::Dice { more, attacks: Attacks::FirstMelee, until: Until::Turn } => spells.charge += more.at(level),
            Effect::Dice { more, attacks: Attacks::Melee, until: Until::Turn } if !along => {
                spells.melee += more.at(level);
            }
            Effect::FewerDice { less, until: Until::NextTurn, .. } => spells.curse += less.at(level),
            Effect::Bold { flags, until: Until::NextTurn } => spells.courage += flags.at(level),
            Effect::Bold { flags, until: Until::Turn } => spells.bold += flags.at(level),
            Effect::Speed(hexes) => spells.speed += hexes.at(level),
            Effect::FreePath => spells.free = true,
            Effect::Flee { hexes, figures } => {
                creatures::free(state, id, sink);
                state.table.flight = Some(Flight { unit: id, left: hexes.at(level), walked: 0, most: figures });
                state.table.steps.push(PendingStep::Retreat);
            }
            _ => {}
        }
    }
}

/// A roll of a card against a unit (14, terms). Whether it hit.
fn strike(
    state: &mut State,
    cast: &Cast,
    id: UnitId,
    dice: u8,
    on: On,
    lore_kills: bool,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) -> bool {
    let unit = *state.table.unit(id);
    let roll = Roll::of(dice, chance);
    let side = cast.side;
    sink.event(state, || Event::Rolled { side, why: Why::Lore, roll });
    if lore_kills && roll.count(Face::Lore) > 0 {
        battle::lose(state, id, unit.figures, sink);
        return true;
    }
    let more = match on {
        On::Colour => 0,
        On::ColourOrStrike => roll.count(Face::Strike),
        On::ColourOrLore => roll.count(Face::Lore),
    };
    let hits = roll.count(Face::of(unit.banner)) + more;
    battle::wound(state, id, hits, chance, sink);
    hits > 0
}

/// One roll of a chain. After a hit it goes on with a die less, to a unit beside the last one that it has not struck (14.1).
fn chain(
    state: &mut State,
    cast: &Cast,
    id: UnitId,
    dice: u8,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) {
    let first = cast.hex.is_none();
    let dice = if first { dice } else { cast.count };
    let hex = state.table.unit(id).hex;
    let hit = strike(state, cast, id, dice, On::ColourOrStrike, false, chance, sink);
    let Some(next) = state.table.lore.cast_mut() else { return };
    next.hex = Some(hex);
    next.count = dice.saturating_sub(1);
    // Those that were struck are remembered by their names, as far as there is room; a chain has at most five links.
    let struck = next.named.iter().flatten().copied().chain([id]).collect::<UnitSet>();
    let mut places = struck.iter();
    next.named = std::array::from_fn(|_| places.next());
    let goes_on = hit && next.count > 0 && !links(&state.table).is_empty();
    if goes_on && state.table.ending.is_none() {
        state.table.steps.push(PendingStep::Chain);
    }
}

/// Where the chain can go on to.
pub(in super::super) fn links(table: &super::PublicState) -> HexSet {
    let Some(cast) = table.lore.cast() else { return HexSet::NONE };
    let Some(last) = cast.hex else { return HexSet::NONE };
    let struck: HexSet = cast.units().filter(|&id| table.unit(id).is_alive()).map(|id| table.unit(id).hex).collect();
    table.held[cast.side.other().index()].intersection(last.around()).without(struck)
}

/// The player gives a Command card for one of the opponent's, drawn blindly; both see the two (14.3).
pub(in super::super) fn swap(
    state: &mut State,
    card: CommandCard,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) {
    state.table.steps.pop();
    let Some(cast) = state.table.lore.cast() else { return };
    let (own, other) = (cast.side.index(), cast.side.other().index());
    let blind = chance.below(u32::from(state.hands[other].len()).max(1)) as usize;
    let Some(taken) = state.hands[other].iter().nth(blind) else { return };
    state.hands[own].remove(card);
    state.hands[other].remove(taken);
    state.hands[own].insert(taken);
    state.hands[other].insert(card);
    let side = cast.side;
    sink.event(state, || Event::Swapped { side, cards: Some([card, taken]) });
}

/// The chosen dice are rolled again (14.4, Cleave).
pub(in super::super) fn reroll(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    state.table.steps.pop();
    let (Some(cast), Some(battle)) = (state.table.lore.cast(), state.table.battle) else { return };
    let roll = battle.roll.again(cast.again, chance);
    state.table.battle = Some(Battle { roll, ..battle });
    let side = cast.side;
    sink.event(state, || Event::Rolled { side, why: Why::Again, roll });
}

/// How many dice of each face can still be chosen to be rolled again: those that are no hits (14.4).
pub(in super::super) fn misses(table: &super::PublicState) -> [u8; 6] {
    let (Some(cast), Some(battle)) = (table.lore.cast(), table.battle) else { return [0; 6] };
    let hits = battle::hitting(&battle, table.unit(battle.attacker), table.unit(battle.target));
    let counts = battle.roll.counts();
    std::array::from_fn(|face| counts[face].saturating_sub(hits[face]).saturating_sub(cast.again[face]))
}
