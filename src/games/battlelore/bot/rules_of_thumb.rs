//! One decision at a time: the best by the judgement of a [`Style`], with the expected outcome of battles. Quick enough to
//! play both sides in the search's play-outs.

use super::judged_position::{JudgedPosition, may_battle};
use super::lore;
use super::style::Style;
use crate::ai::greedy::unit as fraction;
use crate::ai::helpful::Helpful;
use crate::engine::{Rules, Sampled, Silent};
use crate::games::battlelore::command_cards::{Number, Text};
use crate::games::battlelore::hexes::{Hex, HexSet};
use crate::games::battlelore::lore_cards::{Effect, LoreCard, OrderKind};
use crate::games::battlelore::movement::{self, beside};
use crate::games::battlelore::position::{MOST_UNITS, Mark, PublicState, Unit};
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::units::{Arm, Power};
use crate::games::battlelore::{Action, BattleLore, CommandCard, PendingStep, State, elemental, orders};

/// How much of its gain each further order of a card is sure to bring.
const FADING: f32 = 0.93;
/// Shots go before blows: nobody battles back, and the way is cleared.
const SHOOTS_FIRST: f32 = 0.25;
/// To stand where the enemy stood, in banners.
const GROUND: f32 = 0.02;
/// A Creature that joins the side, in banners.
const CREATURE: f32 = 1.2;
/// A card that draws two and keeps one (3.2, Scout), in banners.
const SCOUT: f32 = 0.12;
/// To get rid of a web, for a unit that has nobody to battle (16.6), in banners.
const CUT: f32 = 0.05;
/// What a Creature's powers bring (16.6), in banners.
const POISON: f32 = 0.2;
const WEB: f32 = 0.1;

/// A player that decides at once.
#[derive(Clone, Debug)]
pub(super) struct Captain {
    pub style: &'static Style,
    legal: Vec<Action>,
    chance: Sampled,
    /// Whom the card just played is to order, if its worth told.
    orders: Option<HexSet>,
}

impl Captain {
    /// A player of this style; equal seeds play equally.
    pub fn new(style: &'static Style, seed: u64) -> Self {
        Self { style, legal: Vec::new(), chance: Sampled::new(seed), orders: None }
    }

    /// What the side that is to decide does; `None` if nobody is.
    pub fn act(&mut self, state: &State) -> Option<Action> {
        let side = state.table.decider()?;
        if state.table.step() != PendingStep::Orders {
            self.orders = None;
        }
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        BattleLore::legal(state, side.seat(), &mut legal);
        let action = if legal.len() < 2 { legal.first().copied() } else { self.best(state, side, &legal) };
        let action = action.or(legal.first().copied());
        self.legal = legal;
        action
    }

    /// A number that wavers about nothing.
    fn noise(&mut self) -> f32 {
        if self.style.noise > 0.0 { self.style.noise * (2.0 * fraction(&mut self.chance) - 1.0) } else { 0.0 }
    }

    fn best(&mut self, state: &State, side: Side, legal: &[Action]) -> Option<Action> {
        let scene = JudgedPosition::new(&state.table, side, self.style);
        match state.table.step() {
            PendingStep::Command => self.card(state, &scene, legal),
            PendingStep::Orders => match self.orders.filter(|_| self.style.noise <= 0.0) {
                Some(planned) => legal.iter().copied().find(|&action| follows(planned, action)),
                None => self.order(&scene, legal),
            },
            PendingStep::Moves | PendingStep::March => self.shift(&scene, legal),
            PendingStep::Combat | PendingStep::Bonus | PendingStep::Again => self.strike(&scene, legal),
            PendingStep::Back => Some(Action::BattleBack),
            _ => self.best_of(legal, |action| reply(state, &scene, action)),
        }
    }

    /// The action with the best value after noise. To pass is a plain question: it is done only if nothing is better without noise.
    fn best_of(&mut self, legal: &[Action], value: impl Fn(Action) -> f32) -> Option<Action> {
        let stop = legal.iter().copied().find(|action| matches!(action, Action::Done | Action::Pass));
        let least = stop.map_or(f32::MIN, &value);
        let mut helpful = Helpful::above(least);
        for action in legal.iter().copied().filter(|action| Some(*action) != stop) {
            helpful.offer(action, value(action), self.noise());
        }
        helpful.best().or(stop)
    }

    /// COMMAND: the card whose orders bring most, beyond what it is worth to keep (3.1).
    fn card(&mut self, state: &State, scene: &JudgedPosition, legal: &[Action]) -> Option<Action> {
        let mut plain = [None; MOST_UNITS];
        let mut best = None;
        for &action in legal {
            let (held, paid) = match action {
                Action::Play { card } => (Some(card), self.style.thrift * price(card) - liked(self.style, card)),
                Action::Cast { card } if !marches(card) => {
                    (None, lore::cost(scene.table, scene.side, card) - self.style.lore)
                }
                _ => continue,
            };
            let mut trial = *state;
            BattleLore::carry_out(&mut trial, scene.side.seat(), &action, &mut self.chance, &mut Silent);
            for _ in 0..6 {
                if trial.table.ending.is_some()
                    || matches!(trial.table.step(), PendingStep::Orders | PendingStep::Command)
                {
                    break;
                }
                let Some(side) = trial.table.decider() else { break };
                if BattleLore::check(&trial, side.seat(), &Action::Pass).is_err() {
                    break;
                }
                BattleLore::carry_out(&mut trial, side.seat(), &Action::Pass, &mut self.chance, &mut Silent);
            }
            let (value, orders) = self.orders_worth(&mut trial, scene.side, held, &mut plain);
            let value = value - paid + self.noise();
            if best.is_none_or(|(_, known, _)| value > known) {
                // The dice of a BattleLore card will fall otherwise.
                let sure = trial.table.turn.text() != Some(Text::BattleLore);
                best = Some((action, value, Some(orders).filter(|_| sure)));
            }
        }
        let (action, _, orders) = best?;
        self.orders = orders;
        Some(action)
    }

    /// What the units bring that the card lets its player order, and who they are. `plain` keeps what units bring without help
    /// of the card.
    fn orders_worth(
        &mut self,
        trial: &mut State,
        side: Side,
        card: Option<CommandCard>,
        plain: &mut [Option<f32>; MOST_UNITS],
    ) -> (f32, HexSet) {
        let mut ordered = HexSet::NONE;
        let scout = if card.is_some_and(CommandCard::is_scout) { SCOUT } else { 0.0 };
        if trial.table.step() != PendingStep::Orders || trial.table.turn.side != side {
            return (scout, ordered);
        }
        let helps = !matches!(trial.table.turn.text(), Some(Text::Section(..) | Text::Slots(_) | Text::Banners(_)));
        let mut gains = [None; MOST_UNITS];
        let (mut sum, mut share) = (0.0, 1.0);
        let untouched = trial.table;
        let scene = JudgedPosition::new(&untouched, side, self.style);
        loop {
            let mut best: Option<(Hex, f32)> = None;
            for hex in orders::choices(&trial.table).iter() {
                let Some(id) = trial.table.at(hex) else { continue };
                let kept = if helps { &mut gains[id.index()] } else { &mut plain[id.index()] };
                let gain = *kept.get_or_insert_with(|| order_gain(&scene, untouched.unit(id)));
                if gain > self.style.least && best.is_none_or(|(_, known)| gain > known) {
                    best = Some((hex, gain));
                }
            }
            let Some((hex, gain)) = best else { return (sum + scout, ordered) };
            sum += share * gain;
            share *= FADING;
            ordered.insert(hex);
            BattleLore::carry_out(trial, side.seat(), &Action::Order { hex }, &mut self.chance, &mut Silent);
        }
    }

    /// ORDER: the unit that can do most, or enough of them (5). Whether a unit gains at all is sure, also to whoever wavers.
    fn order(&mut self, scene: &JudgedPosition, legal: &[Action]) -> Option<Action> {
        let mut helpful = Helpful::above(self.style.least);
        for &action in legal {
            let Action::Order { hex } = action else { continue };
            let Some(unit) = scene.table.unit_at(hex) else { continue };
            helpful.offer(action, order_gain(scene, unit), self.noise());
        }
        Some(helpful.best().unwrap_or(Action::Done))
    }

    /// MOVEMENT: the move that betters a unit's lot most, or none (6).
    fn shift(&mut self, scene: &JudgedPosition, legal: &[Action]) -> Option<Action> {
        let none = if scene.table.step() == PendingStep::March { Action::Pass } else { Action::Done };
        let mut helpful = Helpful::above(self.style.least + 0.001);
        let mut at: Option<(Hex, f32, [HexSet; 2])> = None;
        for &action in legal {
            if let Action::March { hex } = action
                && let Some(unit) = scene.table.unit_at(hex)
            {
                helpful.offer(action, order_gain(scene, unit), self.noise());
            }
            let (Action::Move { from, .. } | Action::CutWeb { hex: from }) = action else { continue };
            let Some(unit) = scene.table.unit_at(from) else { continue };
            let Action::Move { to, .. } = action else {
                if scene.best_attack(unit, from, false).is_none() {
                    helpful.offer(action, CUT, 0.0);
                }
                continue;
            };
            let known = at.filter(|(hex, ..)| *hex == from);
            let (_, stays, [battle, _]) = known.unwrap_or_else(|| {
                let stays = scene.stand(unit, from, unit.has(Mark::Unsteady), may_battle(unit));
                (from, stays, reach(scene.table, unit))
            });
            at = Some((from, stays, [battle, battle]));
            let gain = scene.stand(unit, to, true, battle.contains(to)) - stays;
            helpful.offer(action, gain, self.noise());
        }
        Some(helpful.best().unwrap_or(none))
    }

    /// COMBAT: the attack that brings most, or none (7).
    fn strike(&mut self, scene: &JudgedPosition, legal: &[Action]) -> Option<Action> {
        let none = legal.iter().copied().find(|action| matches!(action, Action::Done | Action::Pass));
        let mut helpful = Helpful::above(self.style.least);
        for &action in legal {
            let value = match action {
                Action::Attack { from, to } => attack_worth(scene, from, to),
                Action::Summon { hex } => call_worth(scene, hex),
                _ => continue,
            };
            let shoots = matches!(action, Action::Attack { from, to } if !from.adjacent(to));
            let first = if shoots { SHOOTS_FIRST } else { 0.0 };
            helpful.offer(action, value, first + self.noise());
        }
        helpful.best().or(none)
    }
}

/// Whether an action orders one of these units, or is the end of orders.
fn follows(planned: HexSet, action: Action) -> bool {
    match action {
        Action::Order { hex } => planned.contains(hex),
        action => action == Action::Done,
    }
}

/// Whether a Lore card lets units march without battling (14.3): it brings less than what they could do.
fn marches(card: LoreCard) -> bool {
    card.facts().is_some_and(|facts| facts.effects.contains(&Effect::Order(OrderKind::LongMarch)))
}

pub(super) fn attack_worth(scene: &JudgedPosition, from: Hex, to: Hex) -> f32 {
    match (scene.table.unit_at(from), scene.table.unit_at(to)) {
        (Some(unit), Some(other)) => scene.attack(unit, from, unit.has(Mark::Unsteady), other),
        _ => 0.0,
    }
}

/// What it is worth to call a Creature from a Summoning Circle (16.7).
fn call_worth(scene: &JudgedPosition, hex: Hex) -> f32 {
    let dice = scene.table.unit_at(hex).map_or(0, |unit| elemental::calling_dice(scene.table, unit));
    CREATURE * (1.0 - (5.0f32 / 6.0).powi(i32::from(dice)))
}

/// The hexes that a unit could be moved to and battle from, and those where it could be moved at all (6).
pub(super) fn reach(table: &PublicState, unit: &Unit) -> [HexSet; 2] {
    let mut limits = movement::limits(table, unit);
    if limits.longest == 0 && elemental::march_dice(unit).is_some() {
        // 16.7: before the dice are rolled, about one of eight shows what it needs.
        limits = movement::Limits { battle: 1, longest: 1 };
    }
    let stops = movement::stops(table, unit);
    let open = table.field.passable().without(table.occupied());
    let (mut seen, mut front) = (HexSet::one(unit.hex), HexSet::one(unit.hex));
    let mut battle = HexSet::NONE;
    for step in 1..=limits.longest {
        let ring = beside(front).intersection(open).without(seen);
        seen = seen.union(ring);
        if step <= limits.battle {
            battle = battle.union(ring);
        }
        front = ring.without(stops);
    }
    [battle.without(table.field.settles()), seen.without(HexSet::one(unit.hex))]
}

/// What it brings to order a unit: the best that it can do, beyond doing nothing.
fn order_gain(scene: &JudgedPosition, unit: &Unit) -> f32 {
    let stays = scene.place(unit, unit.hex);
    let [battle, all] = reach(scene.table, unit);
    let mut best = scene.stand(unit, unit.hex, false, true);
    for to in all.iter() {
        best = best.max(scene.stand(unit, to, true, battle.contains(to)));
    }
    best - stays
}

/// By how much a card is liked more than it is worth.
fn liked(style: &Style, card: CommandCard) -> f32 {
    if card.is_section_card() { 0.0 } else { style.tactics }
}

/// What a strong card is worth to keep, in banners, beside a Patrol (3.2).
fn price(card: CommandCard) -> f32 {
    match card.text() {
        Text::Section(_, Number::Fixed(1)) => -0.05,
        Text::Section(_, Number::Fixed(2)) => 0.0,
        Text::Section(_, Number::Fixed(_)) => 0.1,
        Text::Section(_, Number::Command) => 0.2,
        Text::Slots(_) => 0.15,
        Text::CounterAttack | Text::Leadership => 0.1,
        Text::DarkenTheSky => 0.15,
        Text::MountedCharge | Text::FootOnslaught | Text::BattleLore | Text::Banners(_) => 0.2,
    }
}

/// What the smaller decisions are worth: flags, retreats, ground gained, a card kept.
fn reply(state: &State, scene: &JudgedPosition, action: Action) -> f32 {
    let table = scene.table;
    match (action, table.battle) {
        (Action::Ignore { flags }, Some(battle)) => {
            let unit = table.unit(battle.victim());
            let all = flags == battle.flags;
            if all {
                // Whoever stays battles back (11.1), if it is not the attacker himself.
                let back = if battle.melee && !battle.back {
                    let other = table.unit(battle.attacker);
                    scene.attack(unit, unit.hex, false, other).max(0.0)
                } else {
                    0.0
                };
                return scene.place(unit, unit.hex) + back;
            }
            retreated(scene, unit, battle.flags - flags)
        }
        (Action::Retreat { to }, _) => {
            let unit = table.flight.map(|flight| table.unit(flight.unit));
            unit.map_or(0.0, |unit| scene.place(unit, to))
        }
        (Action::GainGround, Some(battle)) => {
            let unit = table.unit(battle.attacker);
            GROUND + follow(scene, unit, battle.at, unit.arm() == Arm::Mounted && !battle.bonus)
        }
        (Action::Pursue { to }, Some(battle)) => follow(scene, table.unit(battle.attacker), to, true),
        (Action::Pass, Some(battle)) if matches!(table.step(), PendingStep::Gain | PendingStep::Pursue) => {
            let unit = table.unit(battle.attacker);
            follow(scene, unit, unit.hex, table.step() == PendingStep::Pursue)
        }
        (Action::Keep { card }, _) => {
            let mut own = *state;
            own.table.turn.used = Some(card);
            price(card) + 0.05 * f32::from(orders::choices(&own.table).len().min(4))
        }
        (Action::Cast { card }, _) => lore::cast(scene, card) + scene.style.lore,
        (Action::PutAway { card }, _) if table.step() == PendingStep::Spy => {
            lore::keep(table, scene.side.other(), card)
        }
        (Action::PutAway { card }, _) => -lore::keep(table, scene.side, card),
        (Action::TakeTokens, _) => lore::income(table, scene.side, false),
        (Action::TakeCard, _) => lore::income(table, scene.side, true),
        (Action::Swap { card }, _) => -price(card),
        (Action::Reroll { face }, _) => lore::again(face),
        (Action::Target { hex }, _) => target(scene, hex),
        (Action::Raise { unit }, _) => scene.worth(table.unit(unit), 4),
        (Action::KeepTokens { tokens }, _) => 0.01 * f32::from(tokens),
        (Action::Power { power }, Some(battle)) => {
            let unit = table.unit(battle.attacker);
            follow(scene, unit, unit.hex, false) + power_worth(scene, unit, power)
        }
        (Action::Place { hex }, _) if table.step() == PendingStep::Summon => {
            elemental::sleeper().map_or(0.0, |kind| scene.place(&Unit::new(kind, scene.side, hex), hex))
        }
        // A landmark stands best where the own units are.
        (Action::Place { hex }, _) => table.army(scene.side).map(|(_, unit)| -f32::from(unit.hex.distance(hex))).sum(),
        _ => 0.0,
    }
}

/// What it is worth to name a hex for the Lore card at hand: the unit there, or where one is to be put. Without a card a Creature
/// tramples, enemies first: that may decide the match (16.4).
fn target(scene: &JudgedPosition, hex: Hex) -> f32 {
    let table = scene.table;
    let Some(cast) = table.lore.cast() else {
        return if table.held[scene.side.index()].contains(hex) { 0.0 } else { 1.0 };
    };
    match (table.unit_at(hex), cast.units().next()) {
        (Some(unit), _) => lore::target(scene, &cast, unit),
        (None, Some(id)) => scene.stand(table.unit(id), hex, false, true),
        (None, None) => 0.0,
    }
}

/// What a Creature's power brings (16.6, 16.7).
fn power_worth(scene: &JudgedPosition, unit: &Unit, power: Power) -> f32 {
    let near = |side: Side| f32::from(scene.table.held[side.index()].intersection(unit.hex.around()).len());
    let shaken = near(unit.side.other()) - near(unit.side);
    match power {
        Power::Web => WEB,
        Power::Poison => POISON,
        Power::Tremor => 0.1 * shaken,
        Power::Earthquake => 0.25 * shaken,
    }
}

/// Where a unit has gone that gained ground, with the attack that may follow (11.2 to 11.4).
fn follow(scene: &JudgedPosition, unit: &Unit, hex: Hex, attacks: bool) -> f32 {
    let may = attacks && !scene.table.field.settles().contains(hex);
    let attack = if may { scene.best_attack(unit, hex, true) } else { None };
    scene.place(unit, hex) + attack.map_or(0.0, |(_, value)| value)
}

/// The best place after a retreat by so many flags, with what it costs in figures (10.2, 10.3).
fn retreated(scene: &JudgedPosition, unit: &Unit, flags: u8) -> f32 {
    let open = scene.table.field.passable().without(scene.table.occupied());
    let mut front = HexSet::one(unit.hex);
    let victim = scene.victim(unit, unit.hex, scene.table.held[unit.side.index()]);
    let mut left = flags * if victim.frightened || victim.creature { 2 } else { 1 };
    let panic = if victim.frightened { f32::from(left) / 6.0 } else { 0.0 };
    while left > 0 {
        let next: HexSet = front.iter().flat_map(|hex| hex.behind(unit.side)).copied().collect();
        let next = next.intersection(open);
        if next.is_empty() {
            break;
        }
        front = next;
        left -= 1;
    }
    let figures = usize::from(unit.figures);
    let paid = scene.worth(unit, figures) - scene.worth(unit, figures.saturating_sub(usize::from(left)));
    let best = front.iter().map(|hex| scene.place(unit, hex)).fold(f32::MIN, f32::max);
    best - paid - panic * 0.2
}
