//! What cards are worth by what is printed on them, told once for the whole pool.

use std::sync::LazyLock;

use crate::games::battle_royal::cards::effects::{Amount, Lasting, Op};
use crate::games::battle_royal::cards::facts::{Attack, Counted, Mode};
use crate::games::battle_royal::cards::filters::{Group, To, Who};
use crate::games::battle_royal::cards::types::{Type, Units};
use crate::games::battle_royal::cards::{CardId, pool};

/// What an attack brings when it can be used, by how many Energy cards it is short of.
const SHORT: [f32; 5] = [1.0, 0.55, 0.3, 0.15, 0.05];

/// An attack, in points of damage.
#[derive(Clone, Copy, Debug, Default)]
struct Power {
    cost: Units,
    /// What it usually does, everything counted.
    usual: f32,
    /// More for each unit of a type on the attacker.
    by_unit: Option<(Type, f32)>,
    /// What it brings besides damage.
    besides: f32,
}

/// What is known of a card.
#[derive(Clone, Debug, Default)]
struct Lore {
    powers: Vec<Power>,
    evolutions: Vec<CardId>,
}

static LORE: LazyLock<Vec<Lore>> = LazyLock::new(|| {
    let name = |card: CardId| card.card().name.as_str();
    let evolves = |from: CardId, into: CardId| {
        into.pokemon().and_then(|pokemon| pokemon.stage.evolves_from()).is_some_and(|of| of == name(from))
    };
    let of_card = |card: CardId| Lore {
        powers: card.pokemon().map_or(Vec::new(), |pokemon| pokemon.attacks.iter().map(power).collect()),
        evolutions: pool().cards().map(|(other, _)| other).filter(|other| evolves(card, *other)).collect(),
    };
    pool().cards().map(|(card, _)| of_card(card)).collect()
});

/// How often a term of the damage usually counts.
fn usual(counted: &Counted) -> f32 {
    match counted {
        Counted::MyBench => 3.0,
        Counted::EnergyOnSelf(_) => 0.0,
        Counted::EnergyOnTarget => 1.5,
        Counted::EnergyOnBoth => 3.5,
        Counted::CountersOnSelf | Counted::CountersOnTarget => 2.0,
        Counted::CountersOnTargetSide => 6.0,
        Counted::RetreatOfTarget => 1.8,
        Counted::Heads(coins) => f32::from(*coins) / 2.0,
        Counted::If(_) => 0.35,
    }
}

fn power(attack: &Attack) -> Power {
    let base = if attack.mode == Mode::Times { 0.0 } else { f32::from(attack.damage) };
    let terms: f32 = attack.terms.iter().map(|term| f32::from(term.0) * usual(&term.1)).sum();
    let ops = &attack.fx.ops;
    let damage: f32 = ops.iter().map(damage).sum();
    let besides: f32 = ops.iter().map(besides).sum();
    let works = if attack.fails_on_tails { 0.5 } else { 1.0 };
    let by_unit = attack.terms.iter().find_map(|term| match term.1 {
        Counted::EnergyOnSelf(of) => Some((of, f32::from(term.0))),
        _ => None,
    });
    Power { cost: attack.cost, usual: works * (base + terms + damage + besides), by_unit, besides: works * besides }
}

/// Whether an effect is done to one's own Pokémon.
pub(super) fn is_own(to: &To) -> bool {
    matches!(to, To::Source | To::One(Group { who: Who::Me, .. }) | To::Each(Group { who: Who::Me, .. }))
}

/// Damage that an effect of an attack does, usually.
fn damage(op: &Op) -> f32 {
    match op {
        Op::Damage { to, n, count, .. } => {
            let many = if matches!(to, To::Each(_)) { 2.5 } else { f32::from(*count) };
            f32::from(*n) * many * if is_own(to) { -0.7 } else { 1.0 }
        }
        Op::Counters { n, .. } => 10.0 * f32::from(*n),
        _ => op.branch().map_or(0.0, |branch| branch.ops.iter().map(damage).sum::<f32>() / 2.0),
    }
}

/// What another effect of an attack is worth, in points of damage.
fn besides(op: &Op) -> f32 {
    match op {
        Op::Search { n, .. } => 18.0 * f32::from(*n),
        Op::Draw { n, .. } => 14.0 * f32::from(*n),
        Op::Attach { n, .. } => 20.0 * f32::from(*n),
        Op::Recycle { n, .. } => 6.0 * f32::from(*n),
        Op::Status { to, .. } => {
            if is_own(to) {
                -15.0
            } else {
                22.0
            }
        }
        Op::Last { to, effect, .. } => match effect {
            Lasting::CantAttack | Lasting::CantUse(_) if *to == To::Source => -25.0,
            Lasting::CantAttack | Lasting::CantUse(_) => 25.0,
            Lasting::CantRetreat => 5.0,
            Lasting::Reduce(_) | Lasting::PreventDamage(_) | Lasting::Boost(..) => 20.0,
        },
        Op::LockItems => 12.0,
        Op::DiscardEnergy { n, from, .. } => {
            let cards = if let Amount::Exactly(n) = n { f32::from(*n) } else { 2.5 };
            cards * if is_own(from) { -18.0 } else { 18.0 }
        }
        Op::Gust { .. } => 15.0,
        Op::ForceSwitch { .. } => 8.0,
        Op::Heal { n, .. } => 0.3 * f32::from(*n),
        Op::CopyAttack(_) => 45.0,
        Op::ReturnToHand(_) => 70.0,
        Op::EvolveFromDeck => 40.0,
        Op::Mill(n) => -4.0 * f32::from(*n),
        Op::MoveCounters(_) => 10.0,
        Op::SwitchOut { .. } => 4.0,
        _ => op.branch().map_or(0.0, |branch| branch.ops.iter().map(besides).sum::<f32>() / 2.0),
    }
}

fn powers(card: CardId) -> &'static [Power] {
    &LORE[card.index()].powers
}

impl Power {
    fn with(&self, units: Units) -> f32 {
        let more = self.by_unit.map_or(0.0, |(of, points)| points * f32::from(units.count_of(of)));
        (self.usual + more).max(0.0)
    }
}

/// What an attack of a card brings besides damage, in points.
pub(super) fn benefit(card: CardId, index: u8) -> f32 {
    powers(card).get(usize::from(index)).map_or(0.0, |power| power.besides)
}

/// How strong the attacks of a card are with this Energy, in points: what is short of little counts in part.
pub(super) fn strength(card: CardId, units: Units) -> f32 {
    let of = |power: &Power| power.with(units) * SHORT[usize::from(units.short_of(power.cost)).min(SHORT.len() - 1)];
    powers(card).iter().map(of).fold(0.0, f32::max)
}

/// How strong the strongest attack is that this Energy pays for.
pub(super) fn strength_now(card: CardId, units: Units) -> f32 {
    let paid = powers(card).iter().filter(|power| units.cover(power.cost));
    paid.map(|power| power.with(units)).fold(0.0, f32::max)
}

/// How strong the strongest attack is, whatever it costs.
pub(super) fn strength_at_best(card: CardId) -> f32 {
    powers(card).iter().map(|power| power.with(power.cost)).fold(0.0, f32::max)
}

/// The cards of the pool that evolve from one.
pub(super) fn evolutions(card: CardId) -> &'static [CardId] {
    &LORE[card.index()].evolutions
}
