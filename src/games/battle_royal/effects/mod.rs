//! The interpreter of card texts (9.4): lists of effects are run one effect after the other, and wait wherever somebody has to
//! decide. What can be chosen is always found out from the board.
//!
//! Four tables name every effect: which opponents it could be about (`eligible`), what can be chosen for it (`choices`), what it
//! begins with (`start`), and what an answer does (`answer`). None of them leaves one out, so that no effect can be forgotten.
#![deny(clippy::wildcard_enum_match_arm)]

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
    let trainer = if let Source::Trainer(card) = run.source { card.trainer() } else { None };
    let opponents = table.opponents(run.who);
    if !trainer.is_some_and(|trainer| trainer.play_if.contains(&Cond::Behind)) {
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
        // These are about nobody, or about whoever is chosen in them.
        Op::Search { .. }
        | Op::Draw { .. }
        | Op::DrawUntil(_)
        | Op::Recycle { .. }
        | Op::Look { .. }
        | Op::Peek { .. }
        | Op::DiscardHand { .. }
        | Op::ShuffleHand(_)
        | Op::DiscardThis
        | Op::RareCandy
        | Op::EvolveFromDeck
        | Op::ReturnToHand(_)
        | Op::Attach { .. }
        | Op::DiscardEnergy { .. }
        | Op::MoveEnergy { .. }
        | Op::ExpShare
        | Op::Damage { .. }
        | Op::Counters { .. }
        | Op::Heal { .. }
        | Op::MoveCounters(_)
        | Op::Survive(_)
        | Op::Gust { .. }
        | Op::SwitchOut { .. }
        | Op::SwitchIn
        | Op::SwitchMine { .. }
        | Op::Status { .. }
        | Op::Last { .. }
        | Op::LockItems
        | Op::TurnBoost { .. }
        | Op::Flip(_)
        | Op::If { .. }
        | Op::EndTurn
        | Op::CopyAttack(_)
        | Op::DiscardStadium
        | Op::DiscardTools { .. } => None,
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
    let table = &state.table;
    let mut mons = |mons: PokemonSet| out.extend(mons.iter().map(|mon| Action::Mon { mon }));
    match op {
        Op::Search { f, upto, .. } => cards::offer_found(state, run, f, *upto, out),
        Op::Recycle { f, upto, .. } => cards::offer_recycled(state, run, f, *upto, out),
        Op::Look { f, exact, to, .. } => cards::offer_looked_at(state, run, f, *exact, *to, out),
        Op::DiscardHand { f, upto, who, .. } => cards::offer_hand(state, run, f, *upto, *who, out),
        Op::RareCandy => cards::offer_candies(state, run, out),
        Op::EvolveFromDeck => cards::offer_evolutions(state, run, out),
        Op::Attach { from, f, upto, to, split, .. } => {
            energies::offer_attachable(state, run, (*from, f, to), *upto, *split, out);
        }
        Op::DiscardEnergy { of, from, .. } => energies::offer_discardable(state, run, *of, from, out),
        Op::MoveEnergy { basic, n, from, to } => energies::offer_movable(state, run, *n, *basic, (from, to), out),
        Op::ExpShare => energies::offer_share(state, run, out),
        Op::Counters { to, .. } | Op::Status { to, .. } => mons(damage_effects::open(state, run, to)),
        Op::MoveCounters(_) => mons(damage_effects::targets(state, run)),
        Op::Gust { f, .. } => mons(positions::gust_choices(state, run, f)),
        Op::ForceSwitch { .. } => {
            mons(positions::switch_choices(table, run, run.opponent.unwrap_or(run.who)));
        }
        Op::SwitchOut { optional } => {
            mons(table.bench(run.who));
            if *optional {
                out.push(Action::Done);
            }
        }
        Op::SwitchIn => mons(table.actives(run.who)),
        Op::SwitchMine { .. } => mons(positions::switch_choices(table, run, run.who)),
        Op::DiscardStadium => board::objects(table, false, true, out),
        Op::DiscardTools { stadiums, .. } => board::offer_tools(state, run, *stadiums, out),
        // These ask nothing.
        Op::Draw { .. }
        | Op::DrawUntil(_)
        | Op::Peek { .. }
        | Op::ShuffleHand(_)
        | Op::RandomHandToDeck(_)
        | Op::RevealHand
        | Op::Mill(_)
        | Op::DiscardThis
        | Op::ReturnToHand(_)
        | Op::Damage { .. }
        | Op::Heal { .. }
        | Op::Survive(_)
        | Op::Last { .. }
        | Op::LockItems
        | Op::TurnBoost { .. }
        | Op::Flip(_)
        | Op::If { .. }
        | Op::EndTurn
        | Op::CopyAttack(_) => {}
    }
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
            // These ask nothing.
            Op::Draw { .. }
            | Op::DrawUntil(_)
            | Op::Peek { .. }
            | Op::ShuffleHand(_)
            | Op::RandomHandToDeck(_)
            | Op::RevealHand
            | Op::Mill(_)
            | Op::DiscardThis
            | Op::ReturnToHand(_)
            | Op::Damage { .. }
            | Op::Heal { .. }
            | Op::Survive(_)
            | Op::Last { .. }
            | Op::LockItems
            | Op::TurnBoost { .. }
            | Op::Flip(_)
            | Op::If { .. }
            | Op::EndTurn
            | Op::CopyAttack(_) => Flow::Over,
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
