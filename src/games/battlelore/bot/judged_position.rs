//! A position as one side sees it: what units are worth, whom they can reach, and what blows would do (7 to 11).

use std::cell::OnceCell;

use super::lore;
use super::odds::{self, MOST_FIGURES, Odds, Strikes, Victim};
use super::style::Style;
use crate::games::battlelore::command_cards::Text;
use crate::games::battlelore::hexes::{Hex, HexSet};
use crate::games::battlelore::movement::{self, beside};
use crate::games::battlelore::position::{MOST_UNITS, Mark, PublicState, Unit, UnitId};
use crate::games::battlelore::sections::{Side, Wing};
use crate::games::battlelore::units::{Arm, Banner, Morale};
use crate::games::battlelore::victory::missing;
use crate::games::battlelore::{battle, targeting};

/// What the figures lost so far cost a unit, in shares of its banner: the last ones are the dearest, since dice do not drop
/// with losses (8.1), but the banner is near. By figures left.
const WOUNDS: [f32; MOST_FIGURES + 1] = [1.0, 0.48, 0.27, 0.12, 0.0];
/// A banner by how many the side that gets it still misses: the last one ends the match (12).
const BANNER: [f32; 5] = [3.0, 3.0, 1.5, 1.2, 1.0];
/// To stand on a Summoning Circle (16.7), in banners.
const CIRCLE: f32 = 0.3;
/// Retreats that are counted at most.
pub(super) const FAR: u8 = 4;

/// What units are worth, by the banners that each side still misses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scales {
    /// What a banner is worth to each side.
    banner: [f32; 2],
    /// What figures and kind of a unit are worth beyond its banner.
    material: f32,
}

impl Scales {
    /// The scales of a position.
    pub fn new(table: &PublicState, style: &Style) -> Self {
        let banner = Side::BOTH.map(|side| BANNER[usize::from(missing(table, side)).min(BANNER.len() - 1)]);
        Self { banner, material: style.material }
    }

    /// What a unit with so many figures is worth to its owner, banner included.
    pub fn worth(&self, unit: &Unit, figures: usize) -> f32 {
        if figures == 0 {
            return 0.0;
        }
        // A Creature dies of one confirmed hit (16.3), however many figures it has.
        let wound = if unit.arm() == Arm::Creature { 0.1 } else { WOUNDS[figures.min(MOST_FIGURES)] };
        let class = match unit.banner {
            Banner::Green => 0.6,
            Banner::Blue => 0.9,
            Banner::Red => 1.2,
        };
        let kind = class + if unit.arm() == Arm::Foot { 0.0 } else { 0.25 };
        let banner = self.banner[unit.side.other().index()];
        banner * (1.0 - wound) + self.material * kind
    }

    /// By how much the units of the South are worth more than those of the North.
    pub fn tip(&self, table: &PublicState) -> f32 {
        let worth = |unit: &Unit| self.worth(unit, usize::from(unit.figures));
        table.units().iter().map(|unit| if unit.side == Side::South { worth(unit) } else { -worth(unit) }).sum()
    }
}

/// What an attack is likely to bring, in banners.
pub(super) struct Bout {
    /// What the target loses.
    pub gain: f32,
    /// What the attacker loses by a battle back (11.1).
    pub risk: f32,
    /// Chance that the target lives and leaves its hex.
    pub fled: f32,
    /// Chance that it is eliminated.
    pub killed: f32,
}

/// A position, and what every unit can reach in it.
pub(super) struct JudgedPosition<'a> {
    pub table: &'a PublicState,
    pub side: Side,
    pub style: &'a Style,
    pub scales: Scales,
    /// Where each unit could strike in its next turn, once somebody asks.
    zones: OnceCell<[HexSet; MOST_UNITS]>,
}

impl<'a> JudgedPosition<'a> {
    /// The position as `side` sees it.
    pub fn new(table: &'a PublicState, side: Side, style: &'a Style) -> Self {
        Self { table, side, style, scales: Scales::new(table, style), zones: OnceCell::new() }
    }

    /// Where a unit could strike in its next turn.
    fn zone(&self, id: UnitId) -> HexSet {
        let zones = self.zones.get_or_init(|| {
            let mut zones = [HexSet::NONE; MOST_UNITS];
            for (id, unit) in Side::BOTH.into_iter().flat_map(|side| self.table.army(side)) {
                zones[id.index()] = zone(self.table, unit);
            }
            zones
        });
        zones[id.index()]
    }

    /// How many enemies could strike a unit on a hex in their next turn.
    pub fn foes(&self, unit: &Unit, hex: Hex) -> u8 {
        self.table.army(unit.side.other()).filter(|&(id, _)| self.zone(id).contains(hex)).count() as u8
    }

    /// What a unit with so many figures is worth to its owner, banner included.
    pub fn worth(&self, unit: &Unit, figures: usize) -> f32 {
        self.scales.worth(unit, figures)
    }

    /// What a unit loses on average by a blow.
    pub fn loss(&self, unit: &Unit, odds: &Odds) -> f32 {
        let now = self.worth(unit, usize::from(unit.figures));
        let left: f32 = (1..=MOST_FIGURES).map(|figures| odds.left[figures] * self.worth(unit, figures)).sum();
        now - left
    }

    /// How bold a unit would be on a hex, with its friends on these (10.1).
    fn bold(&self, unit: &Unit, hex: Hex, friends: HexSet) -> u8 {
        u8::from(friends.intersection(hex.around()).len() >= 2)
            + u8::from(unit.morale() == Morale::Bold)
            + self.table.field.bold(hex, unit.side)
    }

    /// A unit as the victim of a blow on a hex.
    pub fn victim(&self, unit: &Unit, hex: Hex, friends: HexSet) -> Victim {
        let taken = self.table.occupied().without(HexSet::one(unit.hex));
        let open = self.table.field.passable().without(taken);
        let mut room = 0;
        let mut front = HexSet::one(hex);
        while room < FAR {
            front = movement::behind(front, unit.side).intersection(open);
            if front.is_empty() {
                break;
            }
            room += 1;
        }
        Victim {
            figures: unit.figures,
            bold: self.bold(unit, hex, friends),
            room,
            frightened: unit.morale() == Morale::Frightened,
            creature: unit.arm() == Arm::Creature,
        }
    }

    /// How many dice a unit rolls from one hex into another, with what this turn adds or takes (8.1).
    pub fn dice(&self, unit: &Unit, from: Hex, to: Hex, moved: bool) -> u8 {
        let melee = from.adjacent(to);
        let lost = u8::from(moved && unit.weapon().loses_die());
        unit.banner.dice().saturating_sub(lost).min(self.table.field.cap(from, to, melee))
    }

    /// What Bonus Strikes of a unit do to another one (9.2).
    pub fn strikes(unit: &Unit, other: &Unit, melee: bool) -> Strikes {
        match unit.weapon().strikes(2, other.arm(), melee) {
            0 => Strikes::Miss,
            1 => Strikes::LoseOne,
            _ => Strikes::Hit,
        }
    }

    /// The odds of a blow from one hex into another.
    pub fn blow(&self, unit: &Unit, from: Hex, other: &Unit, to: Hex, dice: u8, friends: HexSet) -> &'static Odds {
        odds::odds(dice, Self::strikes(unit, other, from.adjacent(to)), self.victim(other, to, friends))
    }

    /// What an attack in this turn is likely to bring, from a hex where the attacker may not stand yet.
    pub fn bout(&self, unit: &Unit, from: Hex, moved: bool, other: &Unit) -> Bout {
        let melee = from.adjacent(other.hex);
        let bonus = battle::by_card(self.table, melee);
        let dice = self.dice(unit, from, other.hex, moved);
        let friends = self.table.held[other.side.index()];
        let victim = self.victim(other, other.hex, friends);
        let blow = odds::odds(dice + bonus, Self::strikes(unit, other, melee), victim);
        let mut bout = Bout { gain: self.loss(other, blow), risk: 0.0, fled: blow.fled, killed: blow.left[0] };
        if melee && victim.bold > 0 {
            // 11.1: whoever is Bold and stays battles back.
            let own = self.table.held[unit.side.index()].without(HexSet::one(unit.hex)).with(from);
            let back = self.blow(other, other.hex, unit, from, self.dice(other, other.hex, from, false), own);
            bout.risk = blow.stays() * self.loss(unit, back);
        }
        bout
    }

    /// What an attack in this turn is worth to the attacker.
    pub fn attack(&self, unit: &Unit, from: Hex, moved: bool, other: &Unit) -> f32 {
        let bout = self.bout(unit, from, moved, other);
        let mut value = bout.gain + self.style.rout * bout.fled - self.style.caution * bout.risk;
        if self.scales.banner[unit.side.index()] >= BANNER[0] {
            // 12: the last banner ends the match.
            value += 10.0 * bout.killed;
        }
        if unit.arm() == Arm::Mounted && from.adjacent(other.hex) {
            // 11.4: a second attack may follow.
            value += 0.15 * (bout.killed + bout.fled);
        }
        value
    }

    /// What the enemy may do to a unit on a hex in his next turn.
    pub fn exposure(&self, unit: &Unit, hex: Hex, friends: HexSet) -> f32 {
        let [first, second] = self.style.exposure;
        if first <= 0.0 {
            return 0.0;
        }
        let mut victim = None;
        let mut worst = [0f32; 2];
        for (id, enemy) in self.table.army(unit.side.other()) {
            if !self.zone(id).contains(hex) {
                continue;
            }
            let melee = enemy.weapon().range().is_none() || enemy.hex.adjacent(hex);
            let far = enemy.weapon().range().is_some_and(|range| enemy.hex.distance(hex) > range);
            let lost = u8::from(far && enemy.weapon().loses_die());
            let dice = enemy.banner.dice().saturating_sub(lost).min(self.table.field.cap(enemy.hex, hex, melee));
            let victim = *victim.get_or_insert_with(|| self.victim(unit, hex, friends));
            let loss = self.loss(unit, odds::odds(dice, Self::strikes(enemy, unit, melee), victim));
            if loss > worst[0] {
                worst = [loss, worst[0]];
            } else if loss > worst[1] {
                worst[1] = loss;
            }
        }
        first * worst[0] + second * worst[1]
    }

    /// What is good about a hex for a unit, whatever it attacks from there in this turn.
    pub fn place(&self, unit: &Unit, hex: Hex) -> f32 {
        let style = self.style;
        let enemies = self.table.held[unit.side.other().index()];
        let own = self.table.held[unit.side.index()].without(HexSet::one(unit.hex));
        let friends = own.with(hex);
        let mut value = -self.exposure(unit, hex, friends);
        let mut nearest = f32::MAX;
        for (_, enemy) in self.table.army(unit.side.other()) {
            // Wounded enemies look nearer.
            let weak = f32::from(enemy.kind.facts().figures.saturating_sub(enemy.figures));
            nearest = nearest.min(f32::from(hex.distance(enemy.hex)) - 0.5 * weak);
        }
        if !enemies.is_empty() {
            value -= style.advance * nearest.max(1.0);
        }
        if style.support > 0.0 {
            let near = friends.intersection(unit.hex.around().union(hex.within(1)));
            let supported = near.iter().filter(|&at| friends.intersection(at.around()).len() >= 2).count();
            value += style.support * supported as f32;
        }
        if style.prospect > 0.0 {
            value += style.prospect * self.prospect(unit, hex);
        }
        if !hex.wings().contains(&Wing::Centre) {
            value += style.wings;
        }
        if self.table.field.circles().contains(hex) {
            value += CIRCLE;
        }
        for objective in self.table.objectives.iter().flatten() {
            if objective.side == unit.side && !objective.won {
                let banner = self.scales.banner[unit.side.index()] * f32::from(objective.banners);
                let away = f32::from(hex.distance(objective.hex));
                value += if away < 1.0 { 0.5 * banner } else { 0.1 * banner / away };
            }
        }
        value
    }

    /// What a unit could do in its next turn from a hex, by the best enemy in reach of it.
    fn prospect(&self, unit: &Unit, hex: Hex) -> f32 {
        let class = unit.banner.class(unit.arm());
        let range = unit.weapon().range().unwrap_or(class.battle_limit + 1);
        let near = self.table.held[unit.side.other().index()].intersection(hex.within(range));
        let victims = near.iter().filter_map(|at| self.table.unit_at(at));
        victims.map(|other| self.hope(unit, hex, other)).fold(0.0, f32::max)
    }

    /// What an attack on an enemy may bring, wherever it will be made from.
    fn hope(&self, unit: &Unit, from: Hex, other: &Unit) -> f32 {
        let melee = unit.weapon().range().is_none() || from.adjacent(other.hex);
        let dice = unit.banner.dice().min(self.table.field.cap(from, other.hex, melee));
        let victim = self.victim(other, other.hex, self.table.held[other.side.index()]);
        self.loss(other, odds::odds(dice, Self::strikes(unit, other, melee), victim))
    }

    /// Enemies that a unit could attack from a hex if it stood there (7.1), with the card that lies open (3.2).
    pub fn targets(&self, unit: &Unit, from: Hex) -> HexSet {
        let enemies = self.table.held[unit.side.other().index()];
        let text = self.table.turn.text();
        let beside = enemies.intersection(from.around());
        if !beside.is_empty() {
            return if text == Some(Text::DarkenTheSky) { HexSet::NONE } else { beside };
        }
        if text == Some(Text::FootOnslaught) {
            return HexSet::NONE;
        }
        let Some(range) = unit.range() else { return HexSet::NONE };
        let near = enemies.intersection(from.within(range));
        near.iter().filter(|&hex| targeting::sees(self.table, from, hex)).collect()
    }

    /// The best attack of a unit from a hex, if any is worth it: whom, and what it is worth.
    pub fn best_attack(&self, unit: &Unit, from: Hex, moved: bool) -> Option<(Hex, f32)> {
        if moved && unit.weapon().needs_rest() {
            return None;
        }
        let mut best = None;
        for hex in self.targets(unit, from).iter() {
            let Some(other) = self.table.unit_at(hex) else { continue };
            let mut value = self.attack(unit, from, moved, other);
            if self.style.gang > 0.0 {
                let friends = self.table.held[unit.side.index()].without(HexSet::one(unit.hex));
                let others = friends.intersection(hex.around()).len();
                value *= 1.0 + self.style.gang * f32::from(others.min(2)) * 0.5;
            }
            if value > self.style.least && best.is_none_or(|(_, known)| value > known) {
                best = Some((hex, value));
            }
        }
        best
    }

    /// What it is worth for a unit to be on a hex at the end of the Movement phase.
    pub fn stand(&self, unit: &Unit, hex: Hex, moved: bool, may_battle: bool) -> f32 {
        let attack = if may_battle { self.best_attack(unit, hex, moved) } else { None };
        let twice = if self.table.turn.text() == Some(Text::DarkenTheSky) { 1.8 } else { 1.0 };
        self.place(unit, hex) + twice * attack.map_or(0.0, |(_, value)| value)
    }

    /// The judgement of the whole position in banners, for `side`; `mover` is about to begin a turn.
    pub fn balance(&self, mover: Side) -> f32 {
        let mut total = [0f32; 2];
        for side in Side::BOTH {
            let mut hopes = [0f32; 4];
            let friends = self.table.held[side.index()];
            let mut sum = 0.0;
            let (mut near, mut supported) = (0.0, 0.0);
            for (id, unit) in self.table.army(side) {
                // Whoever stands has cost no banner yet, but his wounds are half of one.
                sum += self.worth(unit, usize::from(unit.figures)) - self.scales.banner[side.other().index()];
                let enemies = self.table.held[side.other().index()];
                let prey = self.zone(id).intersection(enemies);
                let victims = prey.iter().filter_map(|at| self.table.unit_at(at));
                let hope = victims.map(|other| self.hope(unit, unit.hex, other)).fold(0.0, f32::max);
                let last = hopes.len() - 1;
                if hope > hopes[last] {
                    hopes[last] = hope;
                    hopes.sort_by(|a, b| b.total_cmp(a));
                }
                let nearest = enemies.iter().map(|at| at.distance(unit.hex)).min().unwrap_or(0);
                near += f32::from(nearest);
                supported += f32::from(u8::from(friends.intersection(unit.hex.around()).len() >= 2));
            }
            let pace = if side == mover { [0.75, 0.6, 0.4, 0.2] } else { [0.35, 0.25, 0.15, 0.1] };
            let threat: f32 = hopes.iter().zip(pace).map(|(hope, pace)| hope * pace).sum();
            sum += threat - 0.02 * near + 0.03 * supported;
            let banners = (1..=usize::from(missing(self.table, side))).map(|miss| BANNER[miss.min(BANNER.len() - 1)]);
            total[side.index()] = sum - banners.sum::<f32>() + lore::store(self.table, side);
        }
        total[self.side.index()] - total[self.side.other().index()]
    }
}

/// Where a unit could strike in its next turn: beside every hex that it comes to and may still battle, or in its range.
fn zone(table: &PublicState, unit: &Unit) -> HexSet {
    let limit = unit.banner.class(unit.arm()).battle_limit;
    let open = table.field.passable().without(table.occupied());
    let (mut spots, mut front) = (HexSet::one(unit.hex), HexSet::one(unit.hex));
    for _ in 0..limit {
        let ring = beside(front).intersection(open).without(spots);
        spots = spots.union(ring);
        front = ring.without(movement::stops(table, unit));
    }
    match unit.weapon().range() {
        Some(range) => unit.hex.within(range + 1),
        None => beside(spots.without(table.field.settles())),
    }
}

/// Whether a unit may still battle in this turn once it stands where it does.
pub(super) fn may_battle(unit: &Unit) -> bool {
    !unit.has(Mark::Spent) && !unit.has(Mark::Battled)
}
