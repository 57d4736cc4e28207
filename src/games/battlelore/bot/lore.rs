//! What Lore is worth (13 to 16), in banners: tokens, cards in hand, and cards that could be played now.

use super::judged_position::JudgedPosition;
use super::odds::{self, Strikes, Victim};
use crate::games::battlelore::battle;
use crate::games::battlelore::dice::Face;
use crate::games::battlelore::hexes::HexSet;
use crate::games::battlelore::lore::{Cast, casting};
use crate::games::battlelore::lore_cards::{
    Attacks, Count, Counts, Effect, LoreCard, LoreFacts, On, Symbol, Target, Timing, Until, Which, Whose,
};
use crate::games::battlelore::position::{Battle, Mark, PublicState, Unit};
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::units::Arm;

/// A token in the store.
const TOKEN: f32 = 0.045;
/// Tokens beyond this are worth nothing more.
const RICH: f32 = 24.0;
/// A card in hand.
const CARD: f32 = 0.08;

/// What so many more tokens are worth to somebody who has some.
pub(super) fn tokens(has: u8, more: u8) -> f32 {
    let worth = |count: f32| TOKEN * count * (1.0 - count.min(RICH) / (2.0 * RICH));
    worth(f32::from(has + more)) - worth(f32::from(has))
}

/// What the tokens and cards of a side are worth to it.
pub(super) fn store(table: &PublicState, side: Side) -> f32 {
    let lore = &table.lore;
    if !lore.active {
        return 0.0;
    }
    let cards = lore.held[side.index()].min(lore.limits[side.index()]);
    tokens(0, lore.tokens[side.index()]) + CARD * f32::from(cards)
}

/// What it costs to play a card.
pub(super) fn cost(table: &PublicState, side: Side, card: LoreCard) -> f32 {
    let price = table.lore.price(side, card);
    let has = table.lore.tokens[side.index()];
    tokens(has.saturating_sub(price), price.min(has)) + CARD
}

/// What it is worth to keep a card in hand: little is gained by what is paid out of character (13.4).
pub(super) fn keep(table: &PublicState, side: Side, card: LoreCard) -> f32 {
    let Some(facts) = card.facts() else { return 0.0 };
    let more = table.lore.price(side, card).saturating_sub(facts.cost);
    CARD + 0.1 * TOKEN * f32::from(table.lore.level(side, card)) * f32::from(facts.cost) - TOKEN * f32::from(more)
}

/// What it is worth to take tokens, or a card and a token (13.5).
pub(super) fn income(table: &PublicState, side: Side, card: bool) -> f32 {
    let lore = &table.lore;
    let has = lore.tokens[side.index()];
    let room = lore.held[side.index()] < lore.limits[side.index()];
    match (card, room) {
        (true, true) => tokens(has, 1) + CARD,
        (true, false) => tokens(has, 1) + 0.25 * CARD,
        (false, _) => tokens(has, 2),
    }
}

/// What a card brings that could be played now, beyond what it costs.
pub(super) fn cast(scene: &JudgedPosition, card: LoreCard) -> f32 {
    let Some(facts) = card.facts() else { return f32::MIN };
    let (table, side) = (scene.table, scene.side);
    let level = table.lore.level(side, card);
    let gain: f32 = match facts.target {
        Target::Units(_, _) | Target::Every(_) if facts.timing == Timing::Along => {
            let mut each: Vec<f32> = within_reach(table, side, card, level, facts)
                .iter()
                .filter_map(|hex| table.unit_at(hex))
                .map(|unit| on_unit(scene, facts, level, unit))
                .collect();
            each.sort_by(|a, b| b.total_cmp(a));
            each.truncate(most(facts, level));
            each.into_iter().filter(|&worth| worth > 0.0).sum::<f32>()
        }
        _ => facts.effects.iter().map(|effect| at_large(scene, facts, level, effect)).sum::<f32>(),
    };
    gain - cost(table, side, card)
}

/// How many units a card could strike or help if it were played now; none if it is not aimed at units.
pub(super) fn aims(table: &PublicState, side: Side, card: LoreCard) -> u8 {
    let aimed = |facts: &&LoreFacts| {
        facts.timing == Timing::Along && matches!(facts.target, Target::Units(_, _) | Target::Every(_))
    };
    card.facts().filter(aimed).map_or(0, |facts| {
        let level = table.lore.level(side, card);
        usize::from(within_reach(table, side, card, level, facts).len()).min(most(facts, level)) as u8
    })
}

/// The hexes of the units that a card could strike or help.
fn within_reach(table: &PublicState, side: Side, card: LoreCard, level: u8, facts: &LoreFacts) -> HexSet {
    match facts.target {
        Target::Every(whose) => {
            let of = if whose == Whose::Own { side } else { side.other() };
            let fitting = table.army(of).filter(|&(id, _)| casting::fits(table, side, facts, id));
            fitting.map(|(_, unit)| unit.hex).collect()
        }
        _ => casting::candidates(table, side, card, level, None),
    }
}

/// How many units a card names at most.
fn most(facts: &LoreFacts, level: u8) -> usize {
    match facts.target {
        Target::Units(_, Count::UpTo(count)) => usize::from(count.at(level)),
        _ => usize::MAX,
    }
}

/// What it is worth to name a unit for the card at hand, or to deal with it first.
pub(super) fn target(scene: &JudgedPosition, cast: &Cast, unit: &Unit) -> f32 {
    cast.card.facts().map_or(0.0, |facts| on_unit(scene, facts, cast.level, unit))
}

/// What a card does to one unit, seen from its player.
fn on_unit(scene: &JudgedPosition, facts: &LoreFacts, level: u8, unit: &Unit) -> f32 {
    let now = usize::from(unit.figures);
    let lost = |figures: usize| scene.worth(unit, now) - scene.worth(unit, now.saturating_sub(figures));
    facts
        .effects
        .iter()
        .map(|effect| match *effect {
            Effect::Roll { dice, on, lore_kills } => rolled(scene, unit, dice.at(level), on, lore_kills),
            Effect::Chain { dice } => 1.3 * rolled(scene, unit, dice.at(level), On::ColourOrStrike, false),
            Effect::Lose(figures) => lost(usize::from(figures.at(level))),
            Effect::Heal(figures) => {
                let full = unit.kind.facts().figures;
                let then = usize::from((unit.figures + figures.at(level)).min(full));
                scene.worth(unit, then) - scene.worth(unit, now)
            }
            Effect::Flee { hexes, .. } => {
                let room = scene.victim(unit, unit.hex, scene.table.held[unit.side.index()]).room;
                let stuck = if room < hexes.at(level) { lost(1) } else { 0.0 };
                0.05 * f32::from(hexes.at(level)) + stuck
            }
            Effect::FewerDice { less, .. } => {
                let fights = f32::from(less.at(level).min(unit.banner.dice() - 1));
                0.3 * fights * near(scene, unit)
            }
            Effect::Bold { until: Until::NextTurn, .. } => 0.06 * near(scene, unit),
            Effect::Bold { .. } => 0.05 * near(scene, unit),
            Effect::Dice { more, .. } if unit.side == scene.side => {
                let fights = scene.best_attack(unit, unit.hex, unit.has(Mark::Unsteady)).is_some();
                0.12 * f32::from(more.at(level)) * if fights { 1.0 } else { 0.3 }
            }
            Effect::Range(_) => 0.08,
            Effect::Speed(_) => 0.1,
            _ => 0.0,
        })
        .sum()
}

/// 1 if an enemy stands beside a unit, less the farther he is.
fn near(scene: &JudgedPosition, unit: &Unit) -> f32 {
    let enemies = scene.table.held[unit.side.other().index()];
    match enemies.iter().map(|hex| hex.distance(unit.hex)).min() {
        Some(0..=1) => 1.0,
        Some(2) => 0.6,
        Some(3) => 0.3,
        _ => 0.1,
    }
}

/// What a roll of a card costs a unit: no flags, no terrain (14).
fn rolled(scene: &JudgedPosition, unit: &Unit, dice: u8, on: On, lore_kills: bool) -> f32 {
    let strikes = if on == On::Colour { Strikes::Miss } else { Strikes::Hit };
    let victim = Victim {
        figures: unit.figures,
        bold: u8::MAX,
        room: u8::MAX,
        frightened: false,
        creature: unit.arm() == Arm::Creature,
    };
    let loss = scene.loss(unit, odds::odds(dice, strikes, victim));
    if !lore_kills {
        return loss;
    }
    let spared = (5f32 / 6.0).powi(i32::from(dice));
    spared * loss + (1.0 - spared) * scene.worth(unit, usize::from(unit.figures))
}

/// What an effect is worth that is not on named units.
fn at_large(scene: &JudgedPosition, facts: &LoreFacts, level: u8, effect: &Effect) -> f32 {
    let (table, side) = (scene.table, scene.side);
    if let Some(battle) = table.battle.filter(|_| facts.timing != Timing::Loss) {
        return in_battle(scene, facts, level, effect, &battle);
    }
    let ordered = || table.army(side).filter(|(_, unit)| unit.has(Mark::Ordered)).map(|(_, unit)| unit);
    match *effect {
        Effect::Tokens(count) => tokens(table.lore.tokens[side.index()], count.at(level)),
        Effect::Steal(count) => {
            let taken = count.at(level).min(table.lore.tokens[side.other().index()]);
            2.0 * tokens(table.lore.tokens[side.index()], taken)
        }
        Effect::DrawLore(count) => CARD * f32::from(count.at(level)),
        Effect::DiscardLore(count) => -0.5 * CARD * f32::from(count.at(level)),
        Effect::TakeBack => 0.1,
        Effect::Return(figures) => 0.12 * f32::from(figures.at(level)),
        Effect::Place => 0.2,
        Effect::Spy | Effect::SwapCommand => 0.1,
        Effect::FewerOrders(units) => 0.12 * f32::from(units.at(level)),
        Effect::Cancel => table.lore.casts[0].map_or(0.0, |cast| 0.9 * cost(table, cast.side, cast.card)),
        Effect::RangedCap { .. } => {
            let archers = table.army(side.other()).filter(|(_, unit)| unit.weapon().range().is_some()).count();
            0.04 * archers as f32
        }
        Effect::Dice { attacks: Attacks::Melee, .. } if facts.timing == Timing::Along => 0.3,
        Effect::Dice { more, .. } => ordered()
            .filter(|unit| facts.only.is_empty() || unit.arm() == Arm::Mounted)
            .map(|unit| 0.1 * f32::from(more.at(level)) * near(scene, unit))
            .sum(),
        Effect::Speed(_) if facts.timing == Timing::Move => 0.1,
        Effect::Speed(_) => ordered().map(|_| 0.06).sum(),
        Effect::Bold { .. } => ordered().map(|unit| 0.06 * near(scene, unit)).sum(),
        _ => 0.0,
    }
}

/// What an effect is worth in the battle at hand.
fn in_battle(scene: &JudgedPosition, facts: &LoreFacts, level: u8, effect: &Effect, battle: &Battle) -> f32 {
    let table = scene.table;
    let (unit, other) = (table.unit(battle.attacker), table.unit(battle.target));
    let dice = battle::dice(table, battle.attacker, battle.target, false, &battle.lore);
    let strikes = JudgedPosition::strikes(unit, other, battle.melee);
    let victim = scene.victim(other, other.hex, table.held[other.side.index()]);
    let blow = |dice: u8, victim: Victim| {
        let odds = odds::odds(dice, strikes, victim);
        scene.loss(other, odds) + scene.style.rout * odds.fled
    };
    let with = |dice: u8| blow(dice, victim);
    let die = with(dice + 1) - with(dice);
    // What so many hits are worth.
    let hits = |count: f32| {
        let now = usize::from(other.figures);
        let each = scene.worth(other, now) - scene.worth(other, now - 1);
        let all = scene.worth(other, now);
        (each * count).min(all)
    };
    let answer = || {
        let friends = table.held[unit.side.index()];
        let back = scene.blow(other, other.hex, unit, unit.hex, scene.dice(other, other.hex, unit.hex, false), friends);
        scene.loss(unit, back)
    };
    let misses = || {
        let all: u8 = battle.roll.counts().iter().sum();
        f32::from(all.saturating_sub(battle::hits(table, battle)))
    };
    match *effect {
        Effect::Dice { more, until: Until::Roll, .. } => with(dice + more.at(level)) - with(dice),
        Effect::Dice { .. } => 1.2 * die,
        Effect::Read { face: Symbol::Lore, counts: Counts::Hit } => (die - TOKEN) * 0.5 * f32::from(dice),
        Effect::Read { face: Symbol::Strike, counts: Counts::TwoHits } => die * 0.5 * f32::from(dice),
        Effect::Read { face: Symbol::Strike, counts: Counts::Nothing } => with(dice) - with(dice.div_ceil(2)),
        Effect::Read { face: Symbol::Flag, .. } => with(dice) - blow(dice, Victim { bold: u8::MAX, ..victim }),
        Effect::LoseAfter(_) => {
            -0.8 * {
                let now = usize::from(unit.figures);
                scene.worth(unit, now) - scene.worth(unit, now.saturating_sub(1).max(1))
            }
        }
        Effect::FewerDice { less, least, .. } => with(dice) - with(dice.saturating_sub(less.at(level)).max(least)),
        Effect::CancelHits(_) => with(dice) - with(dice.saturating_sub(2)),
        Effect::EndAttack => with(dice),
        Effect::Bold { .. } => with(dice) - blow(dice, Victim { bold: victim.bold + 1, ..victim }) + 0.3 * answer(),
        Effect::StrikeFirst => answer() + 0.2 * with(dice),
        Effect::BattleBack => answer(),
        Effect::SecondShot => with(dice),
        Effect::BonusAttack => scene.best_attack(unit, unit.hex, true).map_or(0.0, |(_, worth)| worth),
        Effect::Reroll(Which::Hits) => hits(0.67 * f32::from(battle::hits(table, battle))),
        Effect::Reroll(Which::ChosenMisses) => hits(0.33 * misses()),
        Effect::Tokens(count) => tokens(table.lore.tokens[scene.side.index()], count.at(level)),
        _ => {
            if facts.timing == Timing::Loss {
                CARD
            } else {
                0.0
            }
        }
    }
}

/// What it is worth to roll a die with this face again (14.4).
pub(super) fn again(face: Face) -> f32 {
    if face == Face::Flag { -0.02 } else { 0.08 }
}
