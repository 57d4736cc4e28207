//! What Lore cards do (14), effect by effect.

use super::super::command_cards::CommandCard;
use super::super::dice::{Face, Roll};
use super::super::events::{Event, Why};
use super::super::game::BattleLore;
use super::super::hexes::HexSet;
use super::super::lore_cards::{
    Attacks, Count, Counts, Effect, LoreFacts, On, OrderKind, Symbol, Target, Timing, Until, Which, Whose, at_large,
    by_terms, on_each_unit,
};
use super::super::position::{Battle, Flight, Mark, State, UnitId, UnitSet};
use super::super::sections::Side;
use super::super::steps::PendingStep;
use super::super::{battle, creatures};
use super::{Cast, InBattle, Lieu, casting, deck};
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
        Target::Nothing
        | Target::Attacker
        | Target::Attacked
        | Target::Acting
        | Target::Units(..)
        | Target::UnitAndHex(_)
        | Target::FallenAndHex => cast.units().collect(),
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
    match *effect {
        // On the players and their cards
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
        Effect::FewerOrders(units) => state.table.lore.fewer = units.at(level),
        Effect::Cancel => cancel(state, sink),
        Effect::TakeBack => take_back(state, side, sink),
        Effect::Order(how) => order(state, cast, facts, how),
        Effect::Spy => {
            let other = side.other().index();
            let (command, lore) = (state.hands[other], state.lore.hands[other]);
            sink.event(state, || Event::Spied { side, hands: Some((command, lore)) });
            state.table.steps.push(PendingStep::Spy);
        }
        Effect::SwapCommand => state.table.steps.push(PendingStep::Swap),
        Effect::Return(figures) => bring_back(state, cast, figures.at(level), sink),
        Effect::Place => place(state, cast, sink),
        // On the attack at hand
        Effect::Dice { more, until: Until::Roll, .. } => in_battle(state, facts, |lore| lore.more += more.at(level)),
        Effect::Dice { more, attacks: Attacks::Melee, until: Until::Turn } => might(state, facts, more.at(level)),
        Effect::FewerDice { less, least: 0, until: Until::Roll } => {
            in_battle(state, facts, |lore| lore.less += less.at(level));
        }
        Effect::FewerDice { less, until: Until::Roll, .. } => {
            in_battle(state, facts, |lore| lore.guarded += less.at(level));
        }
        Effect::Bold { flags, until: Until::Attack } => in_battle(state, facts, |lore| lore.bold += flags.at(level)),
        Effect::CancelHits(hits) => in_battle(state, facts, |lore| lore.cancelled += hits.at(level)),
        Effect::LoseAfter(figures) => in_battle(state, facts, |lore| lore.price += figures.at(level)),
        Effect::Read { face, counts } => in_battle(state, facts, |lore| read(lore, face, counts)),
        Effect::EndAttack => in_battle(state, facts, |lore| lore.ended = true),
        Effect::StrikeFirst => in_battle(state, facts, |lore| lore.ambush = true),
        Effect::SecondShot => in_battle(state, facts, |lore| lore.volley = true),
        Effect::BonusAttack => in_battle(state, facts, |lore| lore.relentless = true),
        Effect::BattleBack => in_battle(state, facts, |lore| lore.reprisal = true),
        Effect::Reroll(Which::Hits) => reroll_hits(state, facts, chance, sink),
        Effect::Reroll(Which::ChosenMisses) => state.table.steps.push(PendingStep::Reroll),
        // On each unit: see `on_unit`
        on_each_unit!() | by_terms!() => {}
    }
}

/// The Command card of the turn goes back into the hand (14.3, Déjà Vu).
fn take_back(state: &mut State, side: Side, sink: &mut impl Sink<BattleLore>) {
    if let Some(card) = state.table.turn.card.take() {
        state.table.turn.used = None;
        state.table.turn.command = 0;
        state.table.turn.dice = [0; 4];
        state.table.turn.fallback = false;
        state.hands[side.index()].insert(card);
        sink.event(state, || Event::TakenBack { side, card });
    }
}

/// Units are ordered by the card, in lieu of a Command card (13.4).
fn order(state: &mut State, cast: &Cast, facts: &LoreFacts, how: OrderKind) {
    let most = match facts.target {
        Target::Units(_, Count::UpTo(count)) => count.at(cast.level),
        Target::Units(_, Count::Command) => state.hands[cast.side.index()].len(),
        Target::Units(_, Count::All)
        | Target::Nothing
        | Target::Attacker
        | Target::Attacked
        | Target::Acting
        | Target::Ordered
        | Target::Every(_)
        | Target::UnitAndHex(_)
        | Target::FallenAndHex => u8::MAX,
    };
    state.table.turn.lieu = Some(Lieu { how, most });
    state.table.last_used[cast.side.index()] = None;
}

/// The eliminated unit that was named returns with so many figures (14.2, Resurrection).
fn bring_back(state: &mut State, cast: &Cast, figures: u8, sink: &mut impl Sink<BattleLore>) {
    if let (Some(id), Some(hex)) = (cast.units().next(), cast.hex) {
        let full = state.table.unit(id).kind.facts().figures;
        state.table.bring_back(id, hex, figures.min(full));
        let figures = state.table.unit(id).figures;
        sink.event(state, || Event::Returned { hex, figures });
    }
}

/// The unit that was named is put onto the hex that was named, which is no movement (14.1, Portal).
fn place(state: &mut State, cast: &Cast, sink: &mut impl Sink<BattleLore>) {
    if let (Some(id), Some(to)) = (cast.units().next(), cast.hex) {
        let from = state.table.unit(id).hex;
        state.table.shift(id, to);
        sink.event(state, || Event::Placed { from, to });
        creatures::free(state, id, sink);
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

/// The attack at hand, if it is what the card is about.
fn attack_at_hand(state: &State, facts: &LoreFacts) -> Option<Battle> {
    state.table.battle.filter(|_| matches!(facts.target, Target::Attacker | Target::Attacked | Target::Acting))
}

/// The card does something to the attack at hand.
fn in_battle(state: &mut State, facts: &LoreFacts, change: impl FnOnce(&mut InBattle)) {
    if let Some(mut battle) = attack_at_hand(state, facts) {
        change(&mut battle.lore);
        state.table.battle = Some(battle);
    }
}

/// Melee dice more in this turn: of all ordered units, if the card is played along with the orders, or of the attacker.
fn might(state: &mut State, facts: &LoreFacts, more: u8) {
    if facts.timing == Timing::Along {
        state.table.lore.might += more;
    }
    if let Some(battle) = attack_at_hand(state, facts) {
        state.table.unit_mut(battle.attacker).spells.melee += more;
    }
}

/// A face of the dice counts otherwise than usual.
const fn read(lore: &mut InBattle, face: Symbol, counts: Counts) {
    match (face, counts) {
        (Symbol::Lore, Counts::Hit) => lore.lore_hits = true,
        (Symbol::Strike, Counts::Nothing) => lore.no_strikes = true,
        (Symbol::Strike, Counts::TwoHits) => lore.double_strikes = true,
        (Symbol::Flag, Counts::Nothing) => lore.no_flags = true,
        // That is what they count as usually, or on no card.
        (Symbol::Lore, Counts::TwoHits | Counts::Nothing)
        | (Symbol::Strike, Counts::Hit)
        | (Symbol::Flag, Counts::Hit | Counts::TwoHits) => {}
    }
}

/// The dice that hit are rolled again.
fn reroll_hits(state: &mut State, facts: &LoreFacts, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let Some(mut battle) = attack_at_hand(state, facts) else { return };
    let (roller, victim) = (state.table.unit(battle.attacker), state.table.unit(battle.target));
    let side = roller.side;
    let again = battle::hitting(&battle, roller, victim);
    battle.roll = battle.roll.again(again, chance);
    state.table.battle = Some(battle);
    let roll = battle.roll;
    sink.event(state, || Event::Rolled { side, why: Why::Again, roll });
}

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
            // These are done already: see `at_large`
            at_large!() | Effect::Steal(_) | Effect::TakeBack | Effect::SwapCommand | by_terms!() => {}
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
