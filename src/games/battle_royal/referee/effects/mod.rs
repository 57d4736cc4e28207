//! The interpreter of card texts (9.4): lists of effects are run one effect after the other, and wait wherever somebody has to
//! decide.

mod board;
mod cards;
mod damage_effects;
mod energies;
mod positions;

use super::Referee;
use crate::engine::{Chance, Seat, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::ListId;
use crate::games::battle_royal::cards::effects::{Op, Players};
use crate::games::battle_royal::damage::is_immune;
use crate::games::battle_royal::effects::{CHOOSE_OPPONENT, asks_nothing, eligible, is_attack, op_of};
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::options::TrainerTurnEnd;
use crate::games::battle_royal::pokemon::PokemonId;
use crate::games::battle_royal::position::{PublicState, Slot};
use crate::games::battle_royal::tasks::{Phase, Run, Source, Task};
use crate::games::battle_royal::{fitting, modifiers};

/// What comes of an effect for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Over,
    /// This seat has to decide.
    Ask(Seat),
    /// Another list is run for it.
    Branch(ListId),
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
        let flow = if let Action::Opponent { seat } = action {
            self.tell(Event::OpponentChosen { by: run.who, seat });
            run.opponent = Some(seat);
            run.step = 0;
            self.begin(&mut run, op)
        } else {
            self.answer(&mut run, op, action)
        };
        self.follow(run, flow);
    }

    /// Begins an effect, or asks whose opponent it is about.
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
        self.start(run, op)
    }

    /// What an effect asks for, or what it does at once: then whether that has changed something (O-4).
    fn start(&mut self, run: &mut Run, op: &'static Op) -> Flow {
        run.now = match op {
            // Cards
            Op::Search { n, to, .. } => return self.begin_search(run, *n, *to),
            Op::Draw { n, who } => self.draw_each(run, *n, *who),
            Op::DrawUntil(n) => self.draw_until(run.who, *n),
            Op::Recycle { f, n, .. } => return self.begin_recycling(run, f, *n),
            Op::Look { n, .. } => return self.begin_looking(run, *n),
            Op::Peek { who, n } => self.peek(run, *who, *n),
            Op::DiscardHand { n, who, .. } => return self.begin_discarding(run, *n, *who),
            Op::ShuffleHand(who) => self.shuffle_hands(run, *who),
            Op::RandomHandToDeck(n) => self.hand_to_deck(run, *n),
            Op::RevealHand => self.reveal_hand(run),
            Op::Mill(n) => run.opponent.is_some_and(|seat| self.mill(seat, *n)),
            Op::DiscardThis => self.discard_this(run),
            Op::RareCandy => return Flow::Ask(run.who),
            Op::EvolveFromDeck => return self.begin_evolution(run),
            Op::ReturnToHand(to) => self.return_to_hand(run, to),
            // Energy
            Op::Attach { from, f, n, to, .. } => return self.begin_attaching(run, *from, f, *n, to),
            Op::DiscardEnergy { n, of, from } => return self.begin_discarding_energy(run, *n, *of, from),
            Op::MoveEnergy { basic, n, from, to } => return self.begin_moving(run, *n, *basic, from, to),
            Op::ExpShare => return self.begin_sharing(run),
            // Damage and counters
            Op::Damage { to, n, wr, through, .. } => self.damage(run, to, *n, *wr, *through),
            Op::Counters { to, n, mode } => return self.begin_counters(run, to, *n, *mode),
            Op::Heal { to, n } => self.heal_each(run, to, *n),
            Op::MoveCounters(n) => return self.begin_moving_counters(run, *n),
            Op::Survive(hp) => self.survive(run, *hp),
            // Positions
            Op::Gust { out, f } => return self.begin_gust(run, *out, f),
            Op::ForceSwitch { out, each_player, .. } => return self.begin_force_switch(run, *out, *each_player),
            Op::SwitchOut { .. } => return self.begin_switch_out(run),
            Op::SwitchIn => return self.begin_switch_in(run),
            Op::SwitchMine { .. } => return self.begin_switch_mine(run),
            // Conditions and what lasts
            Op::Status { to, set, poison } => return self.begin_status(run, to, set, *poison),
            Op::Last { to, until, .. } => self.last(run, to, *until),
            Op::LockItems => self.lock_items(run),
            Op::TurnBoost { .. } => self.state.table.turn.boosts.push((run.list, run.at)),
            // Control; what is copied is chosen as a step of the attack.
            Op::Flip(heads) if self.coin(run.who) => return Flow::Branch(heads.list),
            Op::If { c, then } if fitting::holds(&self.state.table, run, c) => return Flow::Branch(then.list),
            Op::Flip(_) | Op::If { .. } | Op::CopyAttack(_) => false,
            Op::EndTurn => self.end_by_effect(run),
            // The table
            Op::DiscardStadium => return self.begin_on_board(run, 1, false, true),
            Op::DiscardTools { n, stadiums } => return self.begin_on_board(run, *n, true, *stadiums),
        };
        Flow::Over
    }

    /// What a decision does that an effect has asked for.
    fn answer(&mut self, run: &mut Run, op: &'static Op, action: Action) -> Flow {
        match op {
            Op::Search { f, to, .. } => self.choose_found(run, f, *to, action),
            Op::Recycle { f, to, .. } => self.choose_recycled(run, f, *to, action),
            Op::Look { f, max, rest, .. } => self.choose_looked_at(run, f, *max, *rest, action),
            Op::DiscardHand { who, .. } => self.choose_discarded(run, *who, action),
            Op::RareCandy => self.choose_candy(run, action),
            Op::EvolveFromDeck => self.choose_evolution(run, action),
            Op::Attach { from, f, to, .. } => self.choose_attached(run, *from, f, to, action),
            Op::DiscardEnergy { n, of, from } => self.choose_discarded_energy(run, *n, *of, from, action),
            Op::MoveEnergy { basic, n, from, .. } => self.choose_moved(run, *n, *basic, from, action),
            Op::ExpShare => self.choose_shared(run, action),
            Op::Counters { to, n, mode } => self.choose_counters(run, to, *n, *mode, action),
            Op::MoveCounters(n) => self.choose_moved_counters(run, *n, action),
            Op::Status { set, poison, .. } => self.choose_status(run, set, *poison, action),
            Op::Gust { out, .. } => self.choose_gust(run, *out, action),
            Op::ForceSwitch { .. } => self.choose_force_switch(run, action),
            Op::SwitchOut { .. } => self.choose_partner(run, false, action),
            Op::SwitchIn => self.choose_partner(run, true, action),
            Op::SwitchMine { .. } => self.choose_switch_mine(run, action),
            Op::DiscardStadium => self.choose_on_board(run, false, true, action),
            Op::DiscardTools { stadiums, .. } => self.choose_on_board(run, true, *stadiums, action),
            asks_nothing!() => Flow::Over,
        }
    }

    /// A turn-end effect (4.5): it always changes something (O-4).
    fn end_by_effect(&mut self, run: &Run) -> bool {
        let table = &mut self.state.table;
        let mut slot = Slot::default();
        if run.source == Source::Ability {
            if let Some(mon) = run.me.and_then(|id| table.mon_mut(id)) {
                mon.ended = true;
            }
            if !table.rules.v3_turn_end_slot {
                return true;
            }
            slot.mon = run.me;
        } else if table.rules.trainer_turn_end == TrainerTurnEnd::WholeTurn {
            table.phase = Phase::End;
            return true;
        }
        table.turn.slots.push(slot);
        table.phase = Phase::AttackOnly;
        true
    }

    fn follow(&mut self, mut run: Run, flow: Flow) {
        match flow {
            Flow::Ask(seat) => run.asks = Some(seat),
            Flow::Over | Flow::Branch(_) => run = run.next(),
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
