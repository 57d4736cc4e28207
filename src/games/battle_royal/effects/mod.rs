//! The interpreter of card texts (9.4): lists of effects are run one effect after the other, and wait wherever somebody has to
//! decide. What can be chosen is always found out from the board.

mod board;
mod cards;
pub(super) mod changes;
mod damage_effects;
mod energies;
mod positions;

use super::BattleRoyal;
use super::actions::Action;
use super::cards::effects::{Op, Players};
use super::cards::filters::{Cond, Group, To, Who};
use super::cards::{ListId, pool};
use super::damage::is_immune;
use super::events::Event;
use super::fitting;
use super::modifiers;
use super::options::TrainerTurnEnd;
use super::pokemon::{PokemonId, PokemonSet};
use super::position::{PublicState, Slot, State};
use super::referee::Referee;
use super::tasks::{Phase, Run, Source, Task};
use crate::engine::{Chance, Seat, SeatSet, Sink};

/// What comes of an effect for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    /// It is done.
    Over,
    /// This seat has to decide.
    Ask(Seat),
    /// Another list is run for it.
    Branch(ListId),
}

/// The step of an effect in which its opponent is chosen.
pub(super) const CHOOSE_OPPONENT: u8 = u8::MAX;

/// The effect at hand.
#[inline]
fn op_of(run: &Run) -> Option<&'static Op> {
    pool().list(run.list).ops.get(usize::from(run.at))
}

/// Whether the effects are those of an attack.
#[inline]
fn is_attack(run: &Run) -> bool {
    run.source == Source::Attack
}

/// The one Pokémon that is meant, where there is nothing to choose.
#[inline]
fn the_one(run: &Run, to: &To) -> Option<PokemonId> {
    match to {
        To::Source => run.me,
        To::Target | To::Attacker | To::Moved => run.other,
        To::NewActive => run.newcomer,
        To::One(_) | To::Each(_) => None,
    }
}

/// The Pokémon of a group: of the opponent of this text, or of any whom it could be, as long as none is chosen (5).
#[inline]
fn reach(state: &State, run: &Run, group: &Group) -> PokemonSet {
    let table = &state.table;
    if group.who != Who::Opponent || run.opponent.is_some() {
        return fitting::members(table, group, run.who, run.opponent);
    }
    if is_attack(run) {
        return PokemonSet::NONE;
    }
    let all = possible_opponents(table, run).iter();
    all.fold(PokemonSet::NONE, |all, seat| all.union(fitting::members(table, group, run.who, Some(seat))))
}

/// Opponents for whom the text can be played at all (5).
#[inline]
fn possible_opponents(table: &PublicState, run: &Run) -> SeatSet {
    let conds = match run.source {
        Source::Trainer(card) => card.trainer().map_or(&[][..], |trainer| &trainer.play_if),
        _ => &[],
    };
    let opponents = table.opponents(run.who);
    if !conds.contains(&Cond::Behind) {
        return opponents;
    }
    opponents.iter().filter(|seat| fitting::is_behind(table, run.who, *seat)).collect()
}

/// The opponents that an effect could be about, if its opponent has to be chosen before it.
#[inline]
fn eligible(state: &State, run: &Run, op: &Op) -> Option<SeatSet> {
    let table = &state.table;
    let all = || possible_opponents(table, run);
    let of = |fits: &dyn Fn(Seat) -> bool| Some(all().iter().filter(|seat| fits(*seat)).collect());
    match op {
        Op::Draw { who: Players::Both, .. } | Op::ShuffleHand(Players::Both)
            if table.rules.v7_both_players_choose_one =>
        {
            Some(all())
        }
        Op::Peek { who: Who::Opponent, .. } | Op::Mill(_) => of(&|seat| !state.secret(seat).deck.is_empty()),
        Op::RandomHandToDeck(_) | Op::RevealHand | Op::DiscardHand { who: Players::Opponent, .. } => {
            of(&|seat| !state.secret(seat).hand.is_empty())
        }
        Op::ForceSwitch { each_player, if_possible, .. } => {
            if *each_player && !table.rules.v7_both_players_choose_one {
                return None;
            }
            // Who can change something himself may choose somebody who cannot.
            if *if_possible && positions::can_switch(table, run.who) {
                return Some(all());
            }
            of(&|seat| positions::can_switch(table, seat))
        }
        _ => None,
    }
}

/// The players that an effect is done to, the controller first (5).
fn players(table: &PublicState, run: &Run, who: Players) -> Vec<Seat> {
    match who {
        Players::Me => vec![run.who],
        Players::Opponent => run.opponent.into_iter().collect(),
        Players::Both if table.rules.v7_both_players_choose_one => [run.who].into_iter().chain(run.opponent).collect(),
        Players::Both => table.from(run.who).collect(),
    }
}

/// Whether an attack's effects do nothing to an opposing Pokémon (O-8, R-15).
fn is_untouchable(table: &PublicState, run: &Run, id: PokemonId) -> bool {
    is_attack(run)
        && id.seat() != run.who
        && (run.me.is_some_and(|me| is_immune(table, me, id)) || modifiers::is_protected(table, id, run.who))
}

/// Everything that can be chosen where a list of effects waits.
pub(super) fn choices(state: &State, run: &Run, out: &mut Vec<Action>) {
    let Some(op) = op_of(run) else { return };
    if run.step == CHOOSE_OPPONENT {
        let seats = eligible(state, run, op).unwrap_or_default();
        out.extend(seats.iter().map(|seat| Action::Opponent { seat }));
        return;
    }
    cards::choices(state, run, op, out);
    energies::choices(state, run, op, out);
    damage_effects::choices(state, run, op, out);
    positions::choices(state, run, op, out);
    board::choices(state, run, op, out);
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Goes on with a list of effects. False if somebody has to decide.
    pub(super) fn run(&mut self, mut run: Run) -> bool {
        if run.asks.is_some() {
            return false;
        }
        let Some(op) = op_of(&run) else {
            self.finish(run);
            return true;
        };
        let flow = self.begin(&mut run, op);
        self.follow(run, flow);
        true
    }

    /// A decision of whoever was asked.
    pub(super) fn choose(&mut self, mut run: Run, action: Action) {
        let Some(op) = op_of(&run) else { return };
        run.asks = None;
        let flow = match action {
            Action::Opponent { seat } => {
                self.tell(Event::OpponentChosen { by: run.who, seat });
                run.opponent = Some(seat);
                run.step = 0;
                self.begin(&mut run, op)
            }
            _ => self
                .choose_card(&mut run, op, action)
                .or_else(|| self.choose_energy(&mut run, op, action))
                .or_else(|| self.choose_victim(&mut run, op, action))
                .or_else(|| self.choose_position(&mut run, op, action))
                .or_else(|| self.choose_on_board(&mut run, op, action))
                .unwrap_or(Flow::Over),
        };
        self.follow(run, flow);
    }

    /// Begins an effect.
    fn begin(&mut self, run: &mut Run, op: &'static Op) -> Flow {
        if run.opponent.is_none()
            && let Some(seats) = eligible(self.state, run, op)
        {
            match seats.lowest().filter(|_| !is_attack(run)) {
                None => return Flow::Over,
                Some(only) if seats.len() == 1 => run.opponent = Some(only),
                Some(_) => {
                    run.step = CHOOSE_OPPONENT;
                    return Flow::Ask(run.who);
                }
            }
        }
        self.begin_cards(run, op)
            .or_else(|| self.begin_energy(run, op))
            .or_else(|| self.begin_harm(run, op))
            .or_else(|| self.begin_positions(run, op))
            .or_else(|| self.begin_on_board(run, op))
            .unwrap_or_else(|| self.control(run, op))
    }

    /// Coins, conditions, the end of the turn.
    fn control(&mut self, run: &mut Run, op: &'static Op) -> Flow {
        match op {
            Op::Flip(heads) if self.coin(run.who) => Flow::Branch(heads.list),
            Op::If { c, then } if fitting::holds(&self.state.table, run, c) => Flow::Branch(then.list),
            Op::EndTurn => {
                self.end_by_effect(run);
                run.now = true;
                Flow::Over
            }
            _ => Flow::Over,
        }
    }

    /// A turn-end effect (4.5).
    fn end_by_effect(&mut self, run: &Run) {
        let table = &mut self.state.table;
        let slot = match run.source {
            Source::Ability => {
                if let Some(mon) = run.me.and_then(|id| table.mon_mut(id)) {
                    mon.ended = true;
                }
                if !table.rules.v3_turn_end_slot {
                    return;
                }
                Slot { mon: run.me, ..Slot::default() }
            }
            _ if table.rules.trainer_turn_end == TrainerTurnEnd::WholeTurn => {
                table.phase = Phase::End;
                return;
            }
            _ => Slot::default(),
        };
        table.turn.slots.push(slot);
        table.phase = Phase::AttackOnly;
    }

    fn follow(&mut self, mut run: Run, flow: Flow) {
        match flow {
            Flow::Ask(seat) => run.asks = Some(seat),
            Flow::Over | Flow::Branch(_) => {
                run.done = run.now;
                run = Run {
                    at: run.at + 1,
                    now: false,
                    step: 0,
                    left: 0,
                    taken: 0,
                    mon: None,
                    chosen: PokemonSet::NONE,
                    card: None,
                    asks: None,
                    ..run
                };
            }
        }
        self.state.table.replace(Task::Run(run));
        match flow {
            Flow::Branch(list) => self.state.table.push(Task::Run(run.branch(list))),
            Flow::Over => self.stamp_losses(run.who),
            Flow::Ask(_) => {}
        }
    }

    /// The end of a list: what it belongs to goes on, or its card is discarded.
    fn finish(&mut self, run: Run) {
        let table = &mut self.state.table;
        table.tasks.pop();
        if run.part {
            if let Some(Task::Run(whole)) = table.tasks.last_mut() {
                whole.done = run.done;
                whole.opponent = run.opponent;
                whole.newcomer = run.newcomer;
            }
            return;
        }
        if let Source::Trainer(card) = run.source {
            table.player_mut(run.who).discard.push(card);
        }
    }
}
