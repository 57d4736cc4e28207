//! The Order phase (5): whom a Command card lets its player order (3).

use super::command_cards::{CommandCard, Number, Text};
use super::council::council;
use super::dice::Roll;
use super::events::{Event, Why};
use super::game::BattleLore;
use super::hexes::{Hex, HexSet};
use super::lore;
use super::position::{Mark, PublicState, State, Unit};
use super::refusals::Refusal;
use super::sections::{Section, Side, Wing};
use super::steps::PendingStep;
use super::units::{Arm, Banner};
use crate::engine::{Chance, Sink};

/// Whom the card of the turn lets its player order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orders {
    None,
    /// So many in Left, Centre and Right each.
    Slots([u8; 3]),
    /// So many of these.
    Of(Troops, u8),
    /// So many foot units that are linked (1.2).
    Linked(u8),
    /// A die for each: green, blue, red, and any.
    Dice([u8; 4]),
}

/// A kind of troops that a card can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Troops {
    /// Whatever there is.
    Any,
    Mounted,
    Foot,
    Missile,
    /// Units of a banner colour, Creatures too.
    Of(Banner),
}

impl Troops {
    /// Whether a unit is of this kind.
    #[inline]
    pub fn include(self, unit: &Unit) -> bool {
        match self {
            Self::Any => true,
            Self::Mounted => unit.arm() == Arm::Mounted,
            Self::Foot => unit.arm() == Arm::Foot,
            Self::Missile => unit.weapon().range().is_some(),
            Self::Of(banner) => unit.banner == banner,
        }
    }

    /// The kind that a card asks for, if it is one of those with the fallback (3.2).
    pub fn asked_for(card: CommandCard) -> Option<Self> {
        match card.text() {
            Text::MountedCharge => Some(Self::Mounted),
            Text::FootOnslaught => Some(Self::Foot),
            Text::DarkenTheSky => Some(Self::Missile),
            Text::Banners(banner) => Some(Self::Of(banner)),
            _ => None,
        }
    }
}

/// Whom the card of the turn lets its player order (3.1, 3.2).
#[inline]
pub fn orders(table: &PublicState) -> Orders {
    let turn = &table.turn;
    if let Some(lieu) = turn.lieu {
        return Orders::Of(Troops::Any, lieu.most);
    }
    let Some(card) = turn.used else { return Orders::None };
    if turn.fallback {
        return Orders::Of(Troops::Any, 1);
    }
    match card.text() {
        Text::Section(section, number) => {
            let mut slots = [0; 3];
            slots[section.index()] = match number {
                Number::Fixed(number) => number,
                Number::Command => turn.command,
            };
            Orders::Slots(slots)
        }
        Text::Slots(slots) => Orders::Slots(slots),
        Text::MountedCharge => Orders::Of(Troops::Mounted, turn.command),
        Text::FootOnslaught => Orders::Linked(turn.command),
        Text::DarkenTheSky => Orders::Of(Troops::Missile, u8::MAX),
        Text::Leadership => Orders::Of(Troops::Any, 1),
        Text::CounterAttack => Orders::None,
        Text::BattleLore => Orders::Dice(turn.dice),
        Text::Banners(banner) => Orders::Of(Troops::Of(banner), turn.command),
    }
}

/// How many own units stand in Left only, on the line to Centre, in Centre only, on the line to Right, in Right only.
#[derive(Clone, Copy, Default)]
struct Filled([u8; 5]);

impl Filled {
    fn with(mut self, hex: Hex, side: Side) -> Self {
        self.add(hex, side);
        self
    }

    fn add(&mut self, hex: Hex, side: Side) {
        let place = match hex.wings() {
            [Wing::Centre] => 2,
            [one] if one.section(side) == Section::Left => 0,
            [_] => 4,
            [first, second] if [*first, *second].iter().any(|wing| wing.section(side) == Section::Left) => 1,
            _ => 3,
        };
        self.0[place] += 1;
    }

    /// The same, while a Creature of another section fills any one slot (16.2).
    fn fits_beside_creature(self, slots: [u8; 3]) -> bool {
        let less = |section: usize| {
            let mut slots = slots;
            slots[section] = slots[section].checked_sub(1)?;
            Some(slots)
        };
        (0..3).filter_map(less).any(|slots| self.fits(slots))
    }

    /// Whether each unit can have a slot of its own (3.2).
    fn fits(self, [left, centre, right]: [u8; 3]) -> bool {
        let [only_left, line_left, only_centre, line_right, only_right] = self.0;
        let over = |line: u8, free: Option<u8>| free.map(|free| line.saturating_sub(free));
        match (over(line_left, left.checked_sub(only_left)), over(line_right, right.checked_sub(only_right))) {
            (Some(from_left), Some(from_right)) => from_left + only_centre + from_right <= centre,
            _ => false,
        }
    }
}

/// Whether there is a die for each of these units: of its own colour, or for a unit of choice (3.2, BattleLore).
fn dice_suffice(units: [u8; 3], [green, blue, red, any]: [u8; 4]) -> bool {
    let lacking = units.iter().zip([green, blue, red]).map(|(&units, dice)| units.saturating_sub(dice));
    lacking.sum::<u8>() <= any
}

/// The hexes of all units that the player of the turn may order now: with each of them, what he has ordered is a legal set
/// (3, 5).
#[inline]
pub(super) fn choices(table: &PublicState) -> HexSet {
    let side = table.turn.side;
    if table.lore.fewer > 0 && ordered(table, side).len() >= allowance(table) {
        return HexSet::NONE;
    }
    let (mut chosen, mut free) = (HexSet::NONE, HexSet::NONE);
    for (_, unit) in table.army(side) {
        let set = if unit.has(Mark::Ordered) { &mut chosen } else { &mut free };
        set.insert(unit.hex);
    }
    let banner = |hex: Hex| table.unit_at(hex).map_or(0, |unit| unit.banner.index());
    match orders(table) {
        Orders::Of(troops, most) if chosen.len() < most => of(table, troops, free),
        Orders::Linked(_) if chosen.is_empty() => of(table, Troops::Foot, free),
        Orders::Linked(most) if chosen.len() < most => of(table, Troops::Foot, free.intersection(chosen.grown())),
        Orders::None | Orders::Of(..) | Orders::Linked(_) => HexSet::NONE,
        Orders::Slots(slots) => {
            let mut filled = Filled::default();
            let bought = bought(table, side);
            chosen.iter().filter(|&hex| Some(hex) != bought).for_each(|hex| filled.add(hex, side));
            let fits = |hex: &Hex| match bought {
                Some(_) => filled.with(*hex, side).fits_beside_creature(slots),
                None => filled.with(*hex, side).fits(slots),
            };
            let all: HexSet = free.iter().filter(fits).collect();
            let another = table.lore.active && bought.is_none() && filled.fits_beside_creature(slots);
            if another { all.union(for_sale(table, side, slots)) } else { all }
        }
        Orders::Dice(dice) => {
            let mut units = [0; 3];
            chosen.iter().for_each(|hex| units[banner(hex)] += 1);
            let fits = |&hex: &Hex| {
                let mut units = units;
                units[banner(hex)] += 1;
                dice_suffice(units, dice)
            };
            free.iter().filter(fits).collect()
        }
    }
}

/// Units that the card orders at most, after False Orders: as many as it says less those, at least one. Only where it orders
/// all of a kind do the own units count (14.3).
pub(super) fn allowance(table: &PublicState) -> u8 {
    let own = |troops| of(table, troops, table.held[table.turn.side.index()]).len();
    let all = match orders(table) {
        Orders::None => 0,
        Orders::Slots(slots) => slots.iter().sum(),
        Orders::Of(troops, u8::MAX) => own(troops),
        Orders::Of(_, most) => most,
        Orders::Linked(most) => most,
        Orders::Dice(dice) => dice.iter().sum(),
    };
    all.saturating_sub(table.lore.fewer).max(1)
}

/// The Creature that was ordered out of section: one card orders no second one (16.2).
#[inline]
fn bought(table: &PublicState, side: Side) -> Option<Hex> {
    table.army(side).find(|(_, unit)| unit.has(Mark::Bought)).map(|(_, unit)| unit.hex)
}

/// Whether a side has the Lore tokens for an order out of section (16.2).
fn pays(table: &PublicState, side: Side) -> bool {
    table.lore.tokens[side.index()] >= council().out_of_section
}

/// Creatures of other sections that can be ordered for Lore tokens (16.2).
fn for_sale(table: &PublicState, side: Side, slots: [u8; 3]) -> HexSet {
    if !pays(table, side) {
        return HexSet::NONE;
    }
    let elsewhere = |hex: Hex| !Filled::default().with(hex, side).fits(slots);
    let creatures = table.army(side).filter(|(_, unit)| unit.is_creature() && !unit.has(Mark::Ordered));
    creatures.map(|(_, unit)| unit.hex).filter(|&hex| elsewhere(hex)).collect()
}

/// Those of the hexes that have troops of this kind.
fn of(table: &PublicState, troops: Troops, hexes: HexSet) -> HexSet {
    hexes.iter().filter(|&hex| table.unit_at(hex).is_some_and(|unit| troops.include(unit))).collect()
}

/// Whether the player of the turn may order this unit as well.
pub(super) fn check(table: &PublicState, hex: Hex) -> Result<(), Refusal> {
    if choices(table).contains(hex) {
        return Ok(());
    }
    let side = table.turn.side;
    let unit = table.unit_at(hex).filter(|unit| unit.side == side).ok_or(Refusal::NoOwnUnit(hex))?;
    if unit.has(Mark::Ordered) {
        return Err(Refusal::AlreadyOrdered(hex));
    }
    Err(match orders(table) {
        Orders::Of(troops, _) if !troops.include(unit) => Refusal::OtherTroops(hex),
        Orders::Linked(_) if !Troops::Foot.include(unit) => Refusal::OtherTroops(hex),
        Orders::Linked(most) if ordered(table, side).len() < most => Refusal::NotLinked(hex),
        Orders::Slots(slots) if !Filled::default().with(hex, side).fits(slots) => {
            match (table.lore.active && unit.is_creature(), bought(table, side)) {
                (false, _) => Refusal::OtherSection(hex),
                (true, Some(_)) => Refusal::SecondCreature(hex),
                (true, None) if !pays(table, side) => Refusal::CreatureTooDear(hex),
                (true, None) => Refusal::NoOrderLeft,
            }
        }
        _ => Refusal::NoOrderLeft,
    })
}

/// Where the units of a side that have been ordered stand.
pub fn ordered(table: &PublicState, side: Side) -> HexSet {
    table.army(side).filter(|(_, unit)| unit.has(Mark::Ordered)).map(|(_, unit)| unit.hex).collect()
}

/// The card lies open: BattleLore rolls its dice, and the cards that ask for a kind of troops look whether there is any
/// (3.2). Goes on to the orders, or to the Draw phase if nobody can be ordered (3.1).
pub(super) fn open(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let turn = &state.table.turn;
    let (side, used, command) = (turn.side, turn.used, turn.command);
    if let Some(Text::BattleLore) = used.map(CommandCard::text) {
        let roll = Roll::of(command, chance);
        let [green, blue, red, any, _, lore] = roll.counts();
        state.table.turn.dice = [green, blue, red, any];
        sink.event(state, || Event::Rolled { side, why: Why::Orders, roll });
        // 13.1: in a Lore adventure the player collects them.
        lore::gain(state, side, lore, sink);
    }
    if let Some(troops) = used.and_then(Troops::asked_for) {
        state.table.turn.fallback = of(&state.table, troops, state.table.held[side.index()]).is_empty();
    }
    if choices(&state.table).is_empty() {
        sink.event(state, || Event::NobodyToOrder { side });
        state.table.steps.replace(PendingStep::End);
    } else {
        state.table.steps.replace(PendingStep::Orders);
    }
}

pub(super) fn order(state: &mut State, hex: Hex, sink: &mut impl Sink<BattleLore>) {
    let Some(id) = state.table.at(hex) else { return };
    let side = state.table.turn.side;
    if let Orders::Slots(slots) = orders(&state.table)
        && state.table.unit(id).is_creature()
        && for_sale(&state.table, side, slots).contains(hex)
    {
        state.table.unit_mut(id).marks.insert(Mark::Bought);
        lore::lose(state, side, council().out_of_section, sink);
    }
    state.table.unit_mut(id).marks.insert(Mark::Ordered);
    sink.event(state, || Event::Ordered { hex });
}
