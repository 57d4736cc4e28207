//! Playing a Lore card (13.4): who may, on what, and what it costs.

use super::super::events::Event;
use super::super::game::BattleLore;
use super::super::hexes::{Hex, HexSet};
use super::super::lore_cards::{
    Count, Effect, LoreCard, LoreFacts, Only, Target, Timing, Whose, at_large, by_terms, on_each_unit,
};
use super::super::orders::Troops;
use super::super::position::{Mark, PublicState, State, Unit, UnitId, UnitSet};
use super::super::refusals::Refusal;
use super::super::sections::Side;
use super::super::steps::PendingStep;
use super::super::units::Arm;
use super::super::{battle, morale, movement};
use super::{Cast, MOST_NAMED, windows};
use crate::engine::Sink;

/// Whether a side may play this card now.
pub(in super::super) fn check(state: &State, side: Side, card: LoreCard) -> Result<(), Refusal> {
    let table = &state.table;
    let window = windows::timing(table.step()).ok_or(Refusal::NotNow)?;
    if !table.lore.active || table.lore.played[side.index()] {
        return Err(Refusal::LorePlayed);
    }
    if !state.lore.hands[side.index()].contains(card) {
        return Err(Refusal::LoreNotInHand(card));
    }
    let facts = card.facts().filter(|facts| facts.timing == window).ok_or(Refusal::OtherWindow(card))?;
    if table.lore.price(side, card) > table.lore.tokens[side.index()] {
        return Err(Refusal::TooDear(card));
    }
    if has_target(state, side, card, facts) { Ok(()) } else { Err(Refusal::NoTarget(card)) }
}

/// The cards that a side may play now, in order.
pub(in super::super) fn choices(state: &State, side: Side) -> impl Iterator<Item = LoreCard> {
    let open = windows::may_play(&state.table, side) && windows::timing(state.table.step()).is_some();
    let hand = state.lore.hands[side.index()];
    hand.iter().filter(move |&card| open && check(state, side, card).is_ok())
}

/// Whether there is anything that the card can be played on (13.4).
fn has_target(state: &State, side: Side, card: LoreCard, facts: &LoreFacts) -> bool {
    let table = &state.table;
    let level = table.lore.level(side, card);
    let fits = |id: UnitId| fits(table, side, facts, id);
    match facts.target {
        Target::Nothing => facts.effects.iter().all(|effect| finds_something(state, side, effect)),
        Target::Attacker => {
            table.battle.is_some_and(|battle| table.unit(battle.attacker).side == side && fits(battle.attacker))
        }
        Target::Attacked => {
            table.battle.is_some_and(|battle| table.unit(battle.target).side == side && fits(battle.target))
        }
        Target::Acting if facts.timing == Timing::Move => !candidates(table, side, card, level, None).is_empty(),
        Target::Acting if facts.timing == Timing::Follow => table.battle.is_some_and(|battle| fits(battle.attacker)),
        Target::Acting => true,
        Target::Ordered => {
            facts.timing == Timing::Along || table.army(side).any(|(id, unit)| unit.has(Mark::Ordered) && fits(id))
        }
        Target::Units(..) if facts.timing == Timing::Lieu => true,
        Target::Units(..) | Target::UnitAndHex(_) => !candidates(table, side, card, level, None).is_empty(),
        Target::Every(whose) => table.army(seen_from(side, whose)).any(|(id, _)| fits(id)),
        Target::FallenAndHex => fallen(table, side, facts).next().is_some() && !free_baseline(table, side).is_empty(),
    }
}

/// Whether an effect on the players finds what it works on (13.4).
fn finds_something(state: &State, side: Side, effect: &Effect) -> bool {
    let table = &state.table;
    match effect {
        Effect::Steal(_) => table.lore.tokens[side.other().index()] > 0,
        Effect::SwapCommand => state.hands.iter().all(|hand| !hand.is_empty()),
        Effect::TakeBack => table.turn.card.is_some(),
        on_each_unit!() | at_large!() | by_terms!() => true,
    }
}

/// Whose units are meant.
const fn seen_from(side: Side, whose: Whose) -> Side {
    match whose {
        Whose::Own => side,
        Whose::Enemy => side.other(),
    }
}

/// Whether a unit, and the battle at hand, fit what the card asks for.
pub(in super::super) fn fits(table: &PublicState, side: Side, facts: &LoreFacts, id: UnitId) -> bool {
    facts.only.iter().all(|only| holds(table, side, only, id))
}

fn holds(table: &PublicState, side: Side, only: &Only, id: UnitId) -> bool {
    let unit = table.unit(id);
    let battle = table.battle.as_ref();
    match only {
        Only::Foot => unit.arm() == Arm::Foot,
        Only::Mounted => unit.arm() == Arm::Mounted,
        Only::Missile => Troops::Missile.include(unit),
        Only::NoCreature => !unit.is_creature(),
        Only::Losses => unit.figures < unit.kind.facts().figures,
        Only::Supported => morale::is_supported(table, unit),
        Only::NotBold => battle.is_some_and(|battle| battle.bold == 0),
        Only::HasOrder => unit.has(Mark::Ordered),
        Only::Unmoved => !unit.has(Mark::Unsteady),
        Only::OffLandmark => !table.field.landmarks().contains(unit.hex),
        // How the named units lie to each other is asked when they are named.
        Only::Linked => true,
        Only::NearOwn(hexes) => !table.held[side.index()].intersection(unit.hex.within(*hexes)).is_empty(),
        Only::Beside(surfaces) => {
            let near = unit.hex.within(1);
            surfaces.iter().any(|&surface| !table.field.of(surface).intersection(near).is_empty())
        }
        Only::Melee => battle.is_some_and(|battle| battle.melee),
        Only::Ranged => battle.is_some_and(|battle| !battle.melee),
        Only::Hit => battle.is_some_and(|battle| battle::hits(table, battle) > 0),
        Only::OneAttack => !table.turn.shoots_twice(),
    }
}

/// How many units a card names at most.
fn most(facts: &LoreFacts, level: u8) -> usize {
    match facts.target {
        Target::Units(_, Count::UpTo(count)) => usize::from(count.at(level)).min(MOST_NAMED),
        Target::Units(_, Count::Command | Count::All) => MOST_NAMED,
        Target::Nothing
        | Target::Attacker
        | Target::Attacked
        | Target::Acting
        | Target::Ordered
        | Target::Every(_)
        | Target::UnitAndHex(_)
        | Target::FallenAndHex => 1,
    }
}

/// The hexes of the units that can be named next, or the hexes for the one that has been named; `cast` is none before the
/// card is played.
pub(in super::super) fn candidates(
    table: &PublicState,
    side: Side,
    card: LoreCard,
    level: u8,
    cast: Option<&Cast>,
) -> HexSet {
    let Some(facts) = card.facts() else { return HexSet::NONE };
    let named: UnitSet = cast.into_iter().flat_map(Cast::units).collect();
    let of = |whose: Side, also: &dyn Fn(&Unit) -> bool| -> HexSet {
        let fitting =
            table.army(whose).filter(|&(id, unit)| !named.contains(id) && also(unit) && fits(table, side, facts, id));
        fitting.map(|(_, unit)| unit.hex).collect()
    };
    match facts.target {
        // 13.4, MOVE: those that may still move.
        Target::Acting => of(side, &|unit| {
            let done = unit.has(Mark::Moved) || unit.has(Mark::Idle);
            unit.has(Mark::Ordered) && !done && !movement::held(table, unit)
        }),
        Target::Units(whose, _) => {
            let all = of(seen_from(side, whose), &|_| true);
            let chosen: HexSet = named.iter().map(|id| table.unit(id).hex).collect();
            let linked = facts.only.contains(&Only::Linked) && !chosen.is_empty();
            if linked { all.intersection(chosen.grown()) } else { all }
        }
        Target::UnitAndHex(far) => {
            let free = |unit: &Unit| {
                let near = unit.hex.within(far.at(level));
                near.intersection(table.field.passable()).without(table.occupied())
            };
            match cast.and_then(|cast| cast.units().next()) {
                Some(id) => free(table.unit(id)),
                None => of(side, &|unit| !free(unit).is_empty()),
            }
        }
        Target::FallenAndHex => free_baseline(table, side),
        Target::Nothing | Target::Attacker | Target::Attacked | Target::Ordered | Target::Every(_) => HexSet::NONE,
    }
}

/// Own eliminated units that can return (14.2, Resurrection).
pub(in super::super) fn fallen(table: &PublicState, side: Side, facts: &LoreFacts) -> impl Iterator<Item = UnitId> {
    let all = table.units().iter().enumerate().filter(move |(_, unit)| unit.side == side && !unit.is_alive());
    all.filter_map(|(place, _)| UnitId::of_index(place)).filter(move |&id| fits(table, side, facts, id))
}

fn free_baseline(table: &PublicState, side: Side) -> HexSet {
    side.baseline_hexes().intersection(table.field.passable()).without(table.occupied())
}

/// A card is played and paid. Its targets are named next, if it has any to name.
pub(in super::super) fn play(state: &mut State, side: Side, card: LoreCard, sink: &mut impl Sink<BattleLore>) {
    let Some(facts) = card.facts() else { return };
    let price = state.table.lore.price(side, card);
    let level = state.table.lore.level(side, card);
    super::deck::leave(state, side, card);
    let lore = &mut state.table.lore;
    lore.tokens[side.index()] = lore.tokens[side.index()].saturating_sub(price);
    lore.played[side.index()] = true;
    let cast = Cast {
        card,
        side,
        level,
        named: [None; MOST_NAMED],
        hex: None,
        waiting: UnitSet::NONE,
        count: 0,
        again: [0; 6],
    };
    let place = usize::from(lore.casts[0].is_some());
    lore.casts[place] = Some(cast);
    let names = match facts.target {
        Target::Acting => facts.timing == Timing::Move,
        Target::Units(..) => facts.timing != Timing::Lieu,
        Target::UnitAndHex(_) | Target::FallenAndHex => true,
        Target::Nothing | Target::Attacker | Target::Attacked | Target::Ordered | Target::Every(_) => false,
    };
    state.table.steps.push(if names { PendingStep::Targets } else { PendingStep::ReactLore });
    sink.event(state, || Event::LorePlayed { side, card, price });
}

/// What can be named now: hexes, or eliminated units.
pub(in super::super) fn nameable(table: &PublicState) -> (HexSet, UnitSet) {
    let Some(cast) = table.lore.cast() else { return (HexSet::NONE, UnitSet::NONE) };
    let Some(facts) = cast.card.facts() else { return (HexSet::NONE, UnitSet::NONE) };
    if facts.target == Target::FallenAndHex && cast.units().next().is_none() {
        return (HexSet::NONE, fallen(table, cast.side, facts).collect());
    }
    (candidates(table, cast.side, cast.card, cast.level, Some(&cast)), UnitSet::NONE)
}

/// Whether enough has been named, so that the player may stop.
pub(in super::super) fn may_stop(table: &PublicState) -> bool {
    table.lore.cast().is_some_and(|cast| {
        let units = cast.card.facts().is_some_and(|facts| matches!(facts.target, Target::Units(..)));
        units && cast.units().next().is_some()
    })
}

/// A unit is named, or the hex that belongs to it.
pub(in super::super) fn name(
    state: &mut State,
    unit: Option<UnitId>,
    hex: Option<Hex>,
    sink: &mut impl Sink<BattleLore>,
) {
    let table = &mut state.table;
    let Some(cast) = table.lore.cast_mut() else { return };
    let Some(facts) = cast.card.facts() else { return };
    match (unit, hex) {
        (Some(id), _) => {
            if let Some(place) = cast.named.iter_mut().find(|place| place.is_none()) {
                *place = Some(id);
            }
        }
        (None, hex) => cast.hex = hex,
    }
    let cast = *cast;
    let pair = matches!(facts.target, Target::UnitAndHex(_) | Target::FallenAndHex);
    let full = if pair { cast.hex.is_some() } else { cast.units().count() >= most(facts, cast.level) };
    let more = candidates(table, cast.side, cast.card, cast.level, Some(&cast));
    if full || more.is_empty() {
        table.steps.replace(PendingStep::ReactLore);
    }
    let hex = unit.map(|id| table.unit(id).hex).or(hex);
    if let Some(hex) = hex {
        sink.event(state, || Event::LoreTarget { hex });
    }
}
