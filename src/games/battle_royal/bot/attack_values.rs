//! Attacks: what each would do, and which two of them go together.

use super::card_values;
use super::evaluation::{JudgedPosition, worth};
use crate::engine::Seat;
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::attack_steps::{printed, victims};
use crate::games::battle_royal::cards::effects::{Condition, Op};
use crate::games::battle_royal::cards::facts::{Attack, Counted, Ignored};
use crate::games::battle_royal::cards::filters::To;
use crate::games::battle_royal::damage::{Blow, dealt, is_immune};
use crate::games::battle_royal::modifiers::hp_left;
use crate::games::battle_royal::pokemon::{Pokemon, PokemonId, PokemonSet};
use crate::games::battle_royal::position::{PublicState, State};
use crate::games::battle_royal::tasks::{AttackRef, AttackStage, Strike};

const WIN: f32 = 50.0;
/// What a Pokémon that is hit and stays loses of its worth, if it loses all of its HP: others may finish it.
const CHIP: f32 = 0.3;
/// An own Pokémon that falls: everybody else takes a Prize.
const OWN: f32 = -2.5;

/// An attack that could be declared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shot {
    pub action: Action,
    pub mon: PokemonId,
    pub target: Option<PokemonId>,
    /// What it is worth, in Prizes.
    pub score: f32,
}

/// What it is worth to `seat` that a Pokémon gets so much damage, with a chance that it gets so much more.
pub(super) fn hit(scene: &JudgedPosition<'_>, seat: Seat, victim: PokemonId, points: u16, more: (u16, f32)) -> f32 {
    let table = &scene.state.table;
    let hp = hp_left(table, victim);
    if hp == 0 || points + more.0 == 0 {
        return 0.0;
    }
    let value = worth(table, victim).max(0.0);
    let falls = if points >= hp {
        1.0
    } else if points + more.0 >= hp {
        more.1
    } else {
        0.0
    };
    let part = (f32::from(points) + more.1 * f32::from(more.0)) / f32::from(hp);
    if victim.seat() == seat {
        return falls * (OWN - value) - (1.0 - falls) * part.min(1.0) * (0.2 + CHIP * value);
    }
    let last = table.prizes[seat.index()] == 1;
    let prize = if last { WIN } else { 1.0 };
    let rival = scene.standing(victim.seat());
    let most = table.opponents(seat).iter().map(|other| scene.standing(other)).fold(1.0, f32::max);
    let weight = 0.3 + 0.4 * (rival / most).clamp(0.0, 1.0);
    falls * (prize + weight * value) + (1.0 - falls) * part.min(1.0) * CHIP * (0.2 + weight * value)
}

/// How much damage the printed part of an attack does to its target: without its coins, and how much more with them.
fn printed_damage(table: &PublicState, strike: &Strike, attack: &Attack, target: PokemonId) -> (u16, u16) {
    let ignores = |what: Ignored| attack.ignores.contains(&what);
    let blow = |heads: u8| Blow {
        attacker: strike.attacker,
        attack: &attack.name,
        points: printed(table, &Strike { heads, ..*strike }, attack),
        weakness: !ignores(Ignored::Weakness),
        resistance: !ignores(Ignored::Resistance),
        effects: !ignores(Ignored::Effects),
    };
    let coins = attack.terms.iter().find_map(|term| match term.1 {
        Counted::Heads(coins) => Some(coins),
        _ => None,
    });
    let least = dealt(table, &blow(0), target);
    (least, coins.map_or(0, |coins| dealt(table, &blow(coins), target).saturating_sub(least)))
}

/// An attack as it is declared.
fn declared(table: &PublicState, mon: PokemonId, index: u8, target: Option<PokemonId>) -> Strike {
    let attack = AttackRef { card: table.mon(mon).map(Pokemon::card).unwrap_or_default(), index };
    Strike {
        attacker: mon,
        declared: attack,
        used: attack,
        target,
        stage: AttackStage::Begin,
        heads: 0,
        victims: PokemonSet::NONE,
        damaged: PokemonSet::NONE,
        unhurt: PokemonSet::NONE,
    }
}

/// Whether an attack is sure to bring its target down, if it does anything.
pub(super) fn falls(state: &State, action: Action) -> bool {
    let Action::Attack { mon, index, target: Some(target) } = action else { return false };
    let table = &state.table;
    let strike = declared(table, mon, index, Some(target));
    let Some(attack) = strike.declared.attack().filter(|attack| attack.damage > 0) else { return false };
    !is_immune(table, mon, target) && printed_damage(table, &strike, attack, target).0 >= hp_left(table, target)
}

/// What an attack at a target is worth.
fn score(scene: &JudgedPosition<'_>, mon: PokemonId, index: u8, target: Option<PokemonId>) -> f32 {
    let table = &scene.state.table;
    let seat = mon.seat();
    let Some(attacker) = table.mon(mon) else { return 0.0 };
    let strike = declared(table, mon, index, target);
    let Some(attack) = strike.declared.attack() else { return 0.0 };
    let mut score = 0.0;
    if let Some(target) = target.filter(|target| attack.damage > 0 && !is_immune(table, mon, *target)) {
        let (points, more) = printed_damage(table, &strike, attack, target);
        score += hit(scene, seat, target, points, (more, 0.4));
    }
    for op in &attack.fx.ops {
        score += spread(scene, &strike, attack, op);
    }
    // Whatever else it does is lost on a Pokémon that is immune to it.
    let immune = target.is_some_and(|target| is_immune(table, mon, target));
    let besides = card_values::benefit(attacker.card(), index) / 100.0;
    score += if immune { besides.min(0.0) } else { besides };
    let works = if attack.fails_on_tails { 0.5 } else { 1.0 };
    let confused = attacker.conditions.has(Condition::Confused);
    if confused { 0.5 * works * score + 0.5 * hit(scene, seat, mon, 30, (0, 0.0)) } else { works * score }
}

/// What the damage of an effect is worth: all its victims, or the best ones.
fn spread(scene: &JudgedPosition<'_>, strike: &Strike, attack: &Attack, op: &Op) -> f32 {
    let table = &scene.state.table;
    let me = strike.attacker;
    let (to, points, count, wr, through) = match op {
        Op::Damage { to, n, count, wr, through } => (to, *n, *count, *wr, *through),
        Op::Counters { to, n, .. } => (to, u16::from(*n) * 10, 1, false, true),
        _ => {
            let branch = op.branch().map_or(&[][..], |branch| &branch.ops);
            return branch.iter().map(|op| spread(scene, strike, attack, op)).sum::<f32>() / 2.0;
        }
    };
    let value = |victim: PokemonId| {
        if is_immune(table, me, victim) {
            return 0.0;
        }
        let blow = Blow { attacker: me, attack: &attack.name, points, weakness: wr, resistance: wr, effects: !through };
        let points = if matches!(op, Op::Counters { .. }) { points } else { dealt(table, &blow, victim) };
        hit(scene, me.seat(), victim, points, (0, 0.0))
    };
    let mut values: Vec<f32> = victims(table, strike, to).iter().map(value).collect();
    if matches!(to, To::One(_)) {
        values.sort_by(|a, b| b.total_cmp(a));
        values.truncate(usize::from(count));
    }
    values.iter().sum()
}

/// Every attack among some actions.
pub(super) fn shots(scene: &JudgedPosition<'_>, legal: &[Action]) -> Vec<Shot> {
    let shot = |action: &Action| match *action {
        Action::Attack { mon, index, target } => {
            Some(Shot { action: *action, mon, target, score: score(scene, mon, index, target) })
        }
        _ => None,
    };
    legal.iter().filter_map(shot).collect()
}

/// The best two attacks of different Pokémon at different targets, since whoever was hit by one is immune to the other
/// the better one first. One alone if there is no other that is worth anything.
pub(super) fn best_pair(shots: &[Shot]) -> Option<(Shot, Option<Shot>)> {
    let mut best: Option<(f32, Shot, Option<Shot>)> = None;
    for (at, first) in shots.iter().enumerate() {
        let apart = |other: &&Shot| other.mon != first.mon && (other.target != first.target || first.target.is_none());
        let others = shots[at + 1..].iter().filter(|other| other.score > 0.0).filter(apart);
        let second = others.max_by(|a, b| a.score.total_cmp(&b.score));
        let sum = first.score.max(0.0) + second.map_or(0.0, |second| second.score);
        if best.is_none_or(|(known, ..)| sum > known) {
            best = Some((sum, *first, second.copied()));
        }
    }
    best.map(|(_, one, other)| match other {
        Some(other) if other.score > one.score => (other, Some(one).filter(|one| one.score > 0.0)),
        _ => (one, other),
    })
}
