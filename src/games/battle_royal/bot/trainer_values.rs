//! What Trainers, Abilities and Stadiums bring, judged by their effects.

use super::attack_values::{self, Shot};
use super::card_values;
use super::evaluation::{JudgedPosition, worth};
use crate::engine::Seat;
use crate::games::battle_royal::cards::effects::{Amount, FoundTo, Op, Players, RecycledTo};
use crate::games::battle_royal::cards::filters::{Cond, Group, MonFilter, To, Who};
use crate::games::battle_royal::cards::{CardId, Type};
use crate::games::battle_royal::damage::{Blow, dealt};
use crate::games::battle_royal::fitting::mon_fits;
use crate::games::battle_royal::pokemon::PokemonId;
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::{energy, modifiers};

/// A card that is drawn, seen or lost.
const CARD: f32 = 0.07;
/// Fewer cards in the deck than this are not drawn without need.
const THIN: usize = 8;

/// What somebody knows when he looks for something to do.
pub(super) struct Desk<'a> {
    pub scene: &'a JudgedPosition<'a>,
    pub seat: Seat,
    /// The attacks that he could use now.
    pub shots: &'a [Shot],
}

fn is_theirs(to: &To) -> bool {
    matches!(to, To::One(Group { who: Who::Opponent, .. }) | To::Each(Group { who: Who::Opponent, .. }))
}

/// What a Pokémon could do at once in an Active Spot, in hundreds of points.
pub(super) fn strength_now(table: &PublicState, id: PokemonId) -> f32 {
    let Some(mon) = table.mon(id) else { return 0.0 };
    let still = table.is_active(id) && mon.conditions.holds_still() || mon.ended;
    if still { 0.0 } else { card_values::strength_now(mon.card(), energy::units(table, id)) / 100.0 }
}

impl Desk<'_> {
    fn hand(&self) -> f32 {
        self.scene.state.secret(self.seat).hand.len() as f32
    }

    /// Cards that are drawn from the deck.
    fn drawn(&self, cards: f32) -> f32 {
        let thin = self.scene.state.secret(self.seat).deck.len() < THIN;
        cards * if thin { -CARD } else { CARD }
    }

    /// What a list of effects brings, in Prizes.
    pub fn worth(&self, ops: &[Op]) -> f32 {
        ops.iter().map(|op| self.worth_of(op)).sum()
    }

    fn worth_of(&self, op: &Op) -> f32 {
        match op {
            Op::Search { to, n, .. } => {
                let each = match to {
                    FoundTo::Hand => 0.25,
                    FoundTo::Bench => 0.3,
                    FoundTo::DeckTop => 0.1,
                };
                each * f32::from(*n).sqrt()
            }
            Op::Draw { n, who } => match who {
                Players::Me => self.drawn(f32::from(*n)),
                Players::Opponent => -CARD * f32::from(*n),
                Players::Both => 0.6 * self.drawn(f32::from(*n)),
            },
            Op::DrawUntil(n) => self.drawn((f32::from(*n) - self.hand() + 1.0).max(0.0)),
            Op::ShuffleHand(Players::Opponent) => CARD * 3.0,
            Op::ShuffleHand(_) | Op::DiscardHand { n: Amount::All, who: Players::Me, .. } => {
                -1.15 * CARD * (self.hand() - 1.0)
            }
            Op::DiscardHand { who: Players::Me, n: Amount::Exactly(n), .. } => -CARD * f32::from(*n),
            Op::DiscardHand { .. } | Op::RandomHandToDeck(_) => 0.1,
            Op::Look { .. } => 0.2,
            Op::Peek { .. } => 0.02,
            Op::Recycle { to, n, .. } => match to {
                RecycledTo::Hand => 0.08 * f32::from(*n),
                RecycledTo::Deck => {
                    let thin = self.scene.state.secret(self.seat).deck.len() < 2 * THIN;
                    if thin { 0.3 } else { 0.03 }
                }
            },
            Op::RareCandy => 0.7,
            Op::EvolveFromDeck => 0.5,
            Op::Attach { .. } => 0.35,
            Op::Heal { n, .. } => 0.02 * f32::from(*n) / 10.0,
            Op::Counters { to, n, .. } if is_theirs(to) => 0.08 * f32::from(*n),
            Op::Status { to, .. } if is_theirs(to) => 0.2,
            Op::DiscardEnergy { from, .. } if is_theirs(from) => 0.2,
            Op::Gust { f, .. } => self.gust(f),
            Op::ForceSwitch { .. } => 0.05,
            Op::SwitchMine { .. } | Op::SwitchIn => self.switch() - 0.05,
            Op::TurnBoost { .. } => {
                if self.shots.iter().any(|shot| shot.score > 0.2) {
                    0.15
                } else {
                    -0.1
                }
            }
            Op::DiscardTools { .. } => 0.08,
            Op::DiscardStadium => 0.04,
            Op::LockItems => 0.1,
            Op::MoveEnergy { .. } => -0.05,
            Op::Mill(n) => -0.03 * f32::from(*n),
            _ => op.branch().map_or(0.0, |branch| 0.5 * self.worth(&branch.ops)),
        }
    }

    /// A Benched Pokémon is pulled up: what the attack at it brings beyond the attack that it replaces.
    fn gust(&self, f: &MonFilter) -> f32 {
        if self.shots.is_empty() {
            return -0.1;
        }
        let table = &self.scene.state.table;
        let now: f32 = match attack_values::best_pair(self.shots) {
            Some((_, Some(second))) => second.score,
            _ => 0.0,
        };
        let others = table.opponents(self.seat);
        let bench = others.iter().flat_map(|other| table.bench(other).iter()).filter(|id| mon_fits(table, *id, f));
        bench.map(|id| self.prey(id)).fold(0.0, f32::max) - now - 0.15
    }

    /// What the best attack at a Benched Pokémon would bring, were it Active.
    pub fn prey(&self, victim: PokemonId) -> f32 {
        let table = &self.scene.state.table;
        let of = |id: PokemonId| {
            let points = (100.0 * strength_now(table, id)) as u16;
            let blow = Blow { attacker: id, attack: "", points, weakness: true, resistance: true, effects: true };
            attack_values::hit(self.scene, self.seat, victim, dealt(table, &blow, victim), (0, 0.0))
        };
        table.actives(self.seat).iter().map(of).fold(0.0, f32::max)
    }

    /// The best exchange of an Active Pokémon with a Benched one.
    fn switch(&self) -> f32 {
        let table = &self.scene.state.table;
        let pairs =
            table.actives(self.seat).iter().flat_map(|from| table.bench(self.seat).iter().map(move |to| (from, to)));
        pairs.map(|(from, to)| exchange(table, from, to)).fold(0.0, f32::max)
    }

    /// A Stadium is played.
    pub fn stadium(&self) -> f32 {
        let table = &self.scene.state.table;
        let own = table.stadiums.len() == 2 && table.stadiums.iter().all(|stadium| stadium.owner == self.seat.0);
        if own { -0.1 } else { 0.1 }
    }

    /// A Tool is attached.
    pub fn tool(&self, card: CardId, mon: PokemonId) -> f32 {
        let table = &self.scene.state.table;
        let active = if table.is_active(mon) { 0.1 } else { 0.0 };
        let of_type = |of: &Type| table.mon(mon).is_some_and(|mon| mon.pokemon().types.contains(of));
        let misses = |cond: &Cond| matches!(cond, Cond::HolderType(of) if !of_type(of));
        let works = card.trainer().is_some_and(|tool| !tool.cond.iter().any(misses));
        if works { 0.05 + active + 0.08 * worth(table, mon) } else { -0.1 }
    }
}

/// What it is worth that a Benched Pokémon takes the place of an Active one.
pub(super) fn exchange(table: &PublicState, from: PokemonId, to: PokemonId) -> f32 {
    let health = |id: PokemonId| {
        let most = modifiers::max_hp(table, id).max(1);
        f32::from(modifiers::hp_left(table, id)) / f32::from(most)
    };
    let stuck = table.mon(from).map_or(0.0, |mon| if mon.conditions.is_empty() { 0.0 } else { 0.15 });
    let rescue = if health(from) < 0.45 { 0.2 * (health(to) - health(from)) } else { 0.0 };
    0.6 * (strength_now(table, to) - strength_now(table, from)) + stuck + rescue
}
