//! One decision at a time, by rules of thumb: quick enough to play every seat in the search's play-outs.

use super::attack_values::{self, Shot};
use super::evaluation::{self, JudgedPosition, promise};
use super::trainer_values::{Desk, exchange};
use super::{card_values, temper};
use crate::ai::Taste;
use crate::ai::greedy::unit as fraction;
use crate::ai::helpful::Helpful;
use crate::engine::{Rules, Sampled, Seat, Silent};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::effects::{Op, Share};
use crate::games::battle_royal::cards::facts::{Face, When};
use crate::games::battle_royal::cards::{CardId, Energy, TrainerKind, pool};
use crate::games::battle_royal::pokemon::PokemonId;
use crate::games::battle_royal::position::{PublicState, State};
use crate::games::battle_royal::tasks::{AttackStage, Phase, Run, Source, Strike, Task};
use crate::games::battle_royal::turn::ends_turn;
use crate::games::battle_royal::{BattleRoyal, energy, modifiers};

/// No more choices than these are tried one by one.
const TRIED: usize = 24;
/// To end the turn although something else could be done.
const END: f32 = 0.0;
/// What helps at all is better than that, however much is doubted.
const LEAST: f32 = 0.001;

/// A player that decides at once.
#[derive(Clone, Debug)]
pub(super) struct Coach {
    /// Up and down, every judgement wavers by this much.
    pub noise: f32,
    pub taste: Taste,
    legal: Vec<Action>,
    chance: Sampled,
}

impl Coach {
    /// A sure player; equal seeds play equally.
    pub fn new(seed: u64) -> Self {
        Self { noise: 0.0, taste: Taste::default(), legal: Vec::new(), chance: Sampled::new(seed) }
    }

    /// What a seat that is to decide does; `None` if it can do nothing.
    pub fn act(&mut self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        sensible(state, seat, &mut legal);
        let action = match legal[..] {
            [] | [_] => legal.first().copied(),
            _ if state.table.task().is_some() || matches!(state.table.phase, Phase::Checkup(_)) => {
                self.choose(state, seat, &legal)
            }
            _ if state.table.phase == Phase::Placing => self.best_of(&legal, placing),
            _ => self.turn(state, seat, &legal),
        };
        self.legal = legal;
        action
    }

    /// A number that wavers about nothing.
    fn waver(&mut self) -> f32 {
        if self.noise > 0.0 { self.noise * (2.0 * fraction(&mut self.chance) - 1.0) } else { 0.0 }
    }

    /// The action with the best value after noise.
    fn best_of(&mut self, legal: &[Action], mut value: impl FnMut(Action) -> f32) -> Option<Action> {
        let mut best = None;
        for &action in legal {
            let value = value(action) + self.waver();
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((action, value));
            }
        }
        best.map(|(action, _)| action)
    }

    /// What is done in the own turn: everything that helps, then the attacks.
    fn turn(&mut self, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
        let scene = JudgedPosition::new(state);
        let mut shots = attack_values::shots(&scene, legal);
        // What helps is sure, even to whoever wavers; what helps most is not.
        for shot in &mut shots {
            shot.score += temper::lean(self.taste, state, seat, shot.action);
            if shot.score > END {
                shot.score = (shot.score + 0.5 * self.waver()).max(LEAST);
            }
        }
        let desk = Desk { scene: &scene, seat, shots: &shots };
        let mut helpful = Helpful::above(END);
        let mut ends: Vec<Shot> = Vec::new();
        for &action in legal {
            match action {
                Action::Attack { .. } | Action::EndTurn => {}
                Action::Ability { mon } if takes_slot(state, mon) => {
                    let score = value(&desk, action);
                    ends.push(Shot { action, mon, target: None, score });
                }
                _ => {
                    let value = value(&desk, action) + temper::lean(self.taste, state, seat, action);
                    helpful.offer(action, value, self.waver());
                }
            }
        }
        if let Some(action) = helpful.best() {
            return Some(action);
        }
        shots.append(&mut ends);
        match attack_values::best_pair(&shots) {
            // A turn-end effect comes before an attack, behind which it would be too late.
            Some((_, Some(second))) if second.target.is_none() && matches!(second.action, Action::Ability { .. }) => {
                Some(second.action)
            }
            Some((first, _)) if first.score > END => Some(first.action),
            _ => Some(Action::EndTurn),
        }
    }

    /// A choice in the middle of something: by what is chosen where that tells, else by what comes of it.
    fn choose(&mut self, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
        if let Some(thumb) = Thumb::of(state, seat, legal) {
            let taste = self.taste;
            return self.best_of(legal, |action| thumb.value(action) + temper::lean(taste, state, seat, action));
        }
        let some = &legal[..legal.len().min(TRIED)];
        let luck = self.chance.clone();
        self.best_of(some, |action| {
            let mut trial = *state;
            BattleRoyal::carry_out(&mut trial, seat, &action, &mut luck.clone(), &mut Silent);
            evaluation::lead(&trial, seat)
        })
    }
}

/// Appends what a seat can do. Whoever has begun what he may do as often as he wants goes through with it: if he declined
/// (B-6), everything would be as before, and he could begin it anew for ever.
pub(super) fn sensible(state: &State, seat: Seat, out: &mut Vec<Action>) {
    BattleRoyal::legal(state, seat, out);
    let Some(Task::Run(Run { source: Source::Ability, me: Some(me), .. })) = state.table.task() else { return };
    let ability = state.table.mon(me).and_then(|mon| mon.pokemon().ability.as_ref());
    if out.len() > 1 && ability.is_some_and(|ability| ability.when == When::AnyNumber) {
        out.retain(|action| *action != Action::Done);
    }
}

/// Whether the Ability of a Pokémon takes an action slot.
fn takes_slot(state: &State, mon: PokemonId) -> bool {
    let ability = state.table.mon(mon).and_then(|mon| mon.pokemon().ability.as_ref());
    ability.is_some_and(ends_turn)
}

/// Whom to place: who has HP and attacks for little, and everybody else on the Bench.
fn placing(action: Action) -> f32 {
    match action {
        Action::Place { card } => {
            let Some(pokemon) = card.pokemon() else { return 0.0 };
            let cheap = pokemon.attacks.iter().map(|attack| attack.cost.count()).min().unwrap_or(4);
            1.0 + f32::from(pokemon.hp) / 100.0 - 0.2 * f32::from(cheap)
        }
        Action::Bench { .. } => 0.5,
        _ => 0.0,
    }
}

/// What an action of the main phase brings, but for attacks.
fn value(desk: &Desk<'_>, action: Action) -> f32 {
    let (table, seat) = (&desk.scene.state.table, desk.seat);
    match action {
        Action::Bench { card } => {
            let room = f32::from(table.mons(seat).len());
            let entry = card.pokemon().and_then(|pokemon| pokemon.ability.as_ref());
            let entry = entry.is_some_and(|ability| ability.when == When::PlayedToBench);
            0.9 - 0.13 * room + 0.1 * card_values::strength_at_best(card) / 100.0 + if entry { 0.1 } else { 0.0 }
        }
        Action::Evolve { card, mon } => evolve(table, card, mon),
        Action::Attach { card, mon } => match &card.card().face {
            Face::Energy(energy) => feed(desk, card, energy, mon),
            _ => desk.tool(card, mon),
        },
        Action::Play { card } => play(desk, card),
        Action::Ability { mon } => {
            let ability = table.mon(mon).and_then(|mon| mon.pokemon().ability.as_ref());
            ability.map_or(0.0, |ability| desk.worth(&ability.cost.ops) + desk.worth(&ability.fx.ops))
        }
        Action::Stadium { card } => card.trainer().map_or(0.0, |stadium| {
            whole_turn(desk, &stadium.fx.ops) + desk.worth(&stadium.cost.ops) + desk.worth(&stadium.fx.ops)
        }),
        Action::Retreat { from, to } => {
            let cost = f32::from(modifiers::retreat_cost(table, from));
            exchange(table, from, to) - 0.12 * cost - 0.15
        }
        _ => 0.0,
    }
}

fn evolve(table: &PublicState, card: CardId, mon: PokemonId) -> f32 {
    let Some(before) = table.mon(mon) else { return 0.0 };
    let units = energy::units(table, mon);
    let seat = mon.seat();
    let gain = promise(table, seat, card, units) - promise(table, seat, before.card(), units);
    let active = if table.is_active(mon) { 0.1 } else { 0.0 };
    0.45 + 0.3 * gain / 100.0 + active
}

/// Energy for whoever needs it: who can attack with it at once comes first.
fn feed(desk: &Desk<'_>, card: CardId, energy: &Energy, id: PokemonId) -> f32 {
    let table = &desk.scene.state.table;
    let Some(mon) = table.mon(id) else { return 0.0 };
    let before = energy::units(table, id);
    let mut units = before;
    units.add(energy::provided(table, id, card));
    let active = table.is_active(id);
    let gain = (promise(table, desk.seat, mon.card(), units) - promise(table, desk.seat, mon.card(), before)) / 100.0;
    let now = (card_values::strength_now(mon.card(), units) - card_values::strength_now(mon.card(), before)) / 100.0;
    let health = (f32::from(modifiers::hp_left(table, id)) / 60.0).min(1.0);
    let weight = if active { 0.55 } else { 0.35 };
    let special = if energy.basic { 0.0 } else { -0.06 };
    0.02 + health * (weight * gain + if active { 0.3 * now } else { 0.05 * now }) + special
}

/// A Trainer that ends the whole turn costs its attacks.
fn whole_turn(desk: &Desk<'_>, ops: &[Op]) -> f32 {
    if !ops.iter().any(|op| matches!(op, Op::EndTurn)) {
        return 0.0;
    }
    let attacks = attack_values::best_pair(desk.shots);
    attacks.map_or(0.0, |(one, two)| -one.score.max(0.0) - two.map_or(0.0, |two| two.score)) - 0.05
}

fn play(desk: &Desk<'_>, card: CardId) -> f32 {
    let Some(trainer) = card.trainer() else { return 0.0 };
    if trainer.kind == TrainerKind::Stadium {
        return desk.stadium();
    }
    whole_turn(desk, &trainer.fx.ops) + desk.worth(&trainer.cost.ops) + desk.worth(&trainer.fx.ops)
}

/// A choice that its outcome does not tell, since more has to be chosen before anything happens.
enum Thumb<'a> {
    /// An opponent: who is ahead.
    Rival(JudgedPosition<'a>),
    /// Whom a blow hits hardest, with so many points.
    Victim(JudgedPosition<'a>, Seat, u16),
    /// Who is pulled up.
    Prey(JudgedPosition<'a>, Seat),
}

impl<'a> Thumb<'a> {
    fn of(state: &'a State, seat: Seat, legal: &[Action]) -> Option<Self> {
        if let [Action::Opponent { .. }, ..] = legal {
            return Some(Self::Rival(JudgedPosition::new(state)));
        }
        match state.table.task()? {
            Task::Strike(strike) if strike.stage != AttackStage::Copy => {
                Some(Self::Victim(JudgedPosition::new(state), seat, blow(&strike)))
            }
            Task::Run(run) => match pool().list(run.list).ops.get(usize::from(run.at))? {
                Op::Counters { n, mode, .. } => {
                    let counters = if *mode == Share::Split { run.left.max(1) } else { *n };
                    Some(Self::Victim(JudgedPosition::new(state), seat, 10 * u16::from(counters)))
                }
                Op::Gust { .. } if run.step == 0 => Some(Self::Prey(JudgedPosition::new(state), seat)),
                _ => None,
            },
            _ => None,
        }
    }

    fn value(&self, action: Action) -> f32 {
        match (self, action) {
            (Self::Rival(scene), Action::Opponent { seat }) => scene.standing(seat),
            (Self::Victim(scene, by, points), Action::Mon { mon }) => {
                attack_values::hit(scene, *by, mon, *points, (0, 0.0))
            }
            (Self::Prey(scene, seat), Action::Mon { mon }) => Desk { scene, seat: *seat, shots: &[] }.prey(mon),
            _ => 0.0,
        }
    }
}

/// The points of the damage whose victims are chosen.
fn blow(strike: &Strike) -> u16 {
    let ops = strike.used.attack().map_or(&[][..], |attack| &attack.fx.ops);
    ops.iter().find_map(|op| if let Op::Damage { n, .. } = op { Some(*n) } else { None }).unwrap_or(10)
}
