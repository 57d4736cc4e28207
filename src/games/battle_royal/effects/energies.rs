//! Effects that attach, move and discard Energy (10, Energy).

use super::super::BattleRoyal;
use super::super::actions::Action;
use super::super::cards::effects::{Amount, EnergyFrom};
use super::super::cards::filters::{Filter, To};
use super::super::cards::{CardId, CardSet, Type};
use super::super::energy::{may_hold, payable, units, worth};
use super::super::events::Event;
use super::super::pokemon::{PokemonId, PokemonSet};
use super::super::position::State;
use super::super::referee::Referee;
use super::super::tasks::Run;
use super::super::zones::take;
use super::cards::{fitting, hidden_fitting, holders};
use super::{Flow, is_attack, is_untouchable, reach, the_one};
use crate::engine::{Chance, Sink};

/// The Pokémon that an effect is about: the one that is meant, or all among which one can be chosen.
#[inline]
pub(super) fn among(state: &State, run: &Run, to: &To) -> PokemonSet {
    match to {
        To::One(group) | To::Each(group) => reach(state, run, group),
        To::Source | To::Target | To::Attacker | To::NewActive | To::Moved => {
            the_one(run, to).filter(|id| state.table.mon(*id).is_some()).into_iter().collect()
        }
    }
}

/// Different cards that can be attached from there.
#[inline]
pub(super) fn attachable(state: &State, run: &Run, from: EnergyFrom, f: &Filter) -> CardSet {
    match from {
        EnergyFrom::Discard => fitting(state.table.player(run.who).discard.iter(), f),
        EnergyFrom::Hand => hidden_fitting(&state.secret(run.who).hand, f),
        EnergyFrom::Deck => hidden_fitting(&state.secret(run.who).deck, f),
    }
}

/// The different Energy cards of a Pokémon that can be moved.
fn movable(state: &State, id: PokemonId, basic: bool) -> Vec<CardId> {
    let cards = state.table.mon(id).map(|mon| mon.energy).unwrap_or_default();
    let fits = |card: &CardId| !basic || card.energy().is_some_and(|energy| energy.basic);
    let mut found: Vec<CardId> = cards.iter().copied().filter(fits).collect();
    found.dedup();
    found
}

/// Whom the Energy can be discarded from.
fn payers(state: &State, run: &Run, from: &To, of: Option<Type>) -> PokemonSet {
    let mons = run.mon.map_or_else(|| among(state, run, from), PokemonSet::one);
    let has = |id: &PokemonId| {
        state.table.mon(*id).is_some_and(|mon| mon.energy.iter().any(|&card| worth(&state.table, *id, card, of) > 0))
    };
    mons.iter().filter(has).collect()
}

/// Whether there is anything to attach from there; whoever may look nowhere finds that out when he looks (B-6).
fn is_open(state: &State, run: &Run, from: EnergyFrom, f: &Filter, mons: PokemonSet) -> bool {
    let secret = state.secret(run.who);
    match from {
        EnergyFrom::Discard => holders(state, attachable(state, run, from, f), mons),
        EnergyFrom::Hand => !secret.hand.is_empty(),
        EnergyFrom::Deck => !secret.deck.is_empty(),
    }
}

/// Cards that can be attached, and to whom.
pub(super) fn offer_attachable(
    state: &State,
    run: &Run,
    (from, f, to): (EnergyFrom, &Filter, &To),
    upto: bool,
    split: bool,
    out: &mut Vec<Action>,
) {
    let mons = among(state, run, to);
    let mons = run.mon.filter(|_| !split).map_or(mons, PokemonSet::one);
    let first = out.len();
    for card in attachable(state, run, from, f).iter() {
        let holders = mons.iter().filter(|id| may_hold(&state.table, *id, card));
        out.extend(holders.map(|mon| Action::Give { card, mon }));
    }
    let none = out.len() == first;
    // From where nobody else looks, fewer or none is always allowed (B-6).
    let stops = match from {
        EnergyFrom::Deck | EnergyFrom::Hand => true,
        EnergyFrom::Discard => upto && (run.taken > 0 || is_attack(run)),
    };
    if stops || none {
        out.push(Action::Done);
    }
}

/// Energy that can be discarded.
pub(super) fn offer_discardable(state: &State, run: &Run, of: Option<Type>, from: &To, out: &mut Vec<Action>) {
    for mon in payers(state, run, from, of).iter() {
        let cards = payable(&state.table, mon, of, run.left, run.taken);
        out.extend(cards.into_iter().map(|card| Action::Attached { mon, card }));
    }
}

/// Energy that can be moved, or whom it can go to.
pub(super) fn offer_movable(
    state: &State,
    run: &Run,
    n: Amount,
    basic: bool,
    (from, to): (&To, &To),
    out: &mut Vec<Action>,
) {
    if let Some((moving, _)) = run.mon.zip(run.card) {
        let mons = among(state, run, to).without(PokemonSet::one(moving));
        out.extend(mons.iter().map(|mon| Action::Mon { mon }));
        return;
    }
    for mon in among(state, run, from).iter() {
        let cards = movable(state, mon, basic);
        out.extend(cards.into_iter().map(|card| Action::Attached { mon, card }));
    }
    if n == Amount::Any {
        out.push(Action::Done);
    }
}

/// Energy of whoever was Knocked Out that can be kept.
pub(super) fn offer_share(state: &State, run: &Run, out: &mut Vec<Action>) {
    if let Some(mon) = run.other {
        out.extend(movable(state, mon, true).into_iter().map(|card| Action::Attached { mon, card }));
    }
    out.push(Action::Done);
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Energy is attached.
    pub(super) fn begin_attaching(&mut self, run: &mut Run, from: EnergyFrom, f: &Filter, n: u8, to: &To) -> Flow {
        let mons = among(self.state, run, to);
        if mons.is_empty() || !is_open(self.state, run, from, f, mons) {
            return Flow::Over;
        }
        if from == EnergyFrom::Deck {
            self.search(run.who);
        }
        run.left = n;
        Flow::Ask(run.who)
    }

    /// Energy is discarded.
    pub(super) fn begin_discarding_energy(&mut self, run: &mut Run, n: Amount, of: Option<Type>, from: &To) -> Flow {
        let mons = payers(self.state, run, from, of);
        let single = the_one(run, from);
        if mons.is_empty() || single.is_some_and(|id| is_untouchable(&self.state.table, run, id)) {
            return Flow::Over;
        }
        run.left = match (n, single) {
            (Amount::Exactly(n), _) => n,
            (Amount::All | Amount::Any, Some(id)) => self.worth_of(id, of),
            (Amount::All | Amount::Any, None) => return Flow::Over,
        };
        self.go_on_discarding(run, n, of, from)
    }

    /// Energy is moved between Pokémon.
    pub(super) fn begin_moving(&mut self, run: &mut Run, n: Amount, basic: bool, from: &To, to: &To) -> Flow {
        let sources = among(self.state, run, from);
        let all: u8 = sources.iter().map(|id| movable(self.state, id, basic).len() as u8).sum();
        let cards = sources.iter().filter_map(|id| self.state.table.mon(id)).map(|mon| mon.energy.len() as u8);
        let receivers = among(self.state, run, to);
        let possible = sources.iter().any(|id| !receivers.without(PokemonSet::one(id)).is_empty());
        if all == 0 || !possible {
            return Flow::Over;
        }
        run.left = match n {
            Amount::Exactly(n) => n,
            Amount::All | Amount::Any => cards.sum(),
        };
        self.go_on_moving(run, n, basic, from)
    }

    /// Basic Energy of whoever was Knocked Out is kept.
    pub(super) fn begin_sharing(&self, run: &Run) -> Flow {
        let some = run.other.is_some_and(|id| !movable(self.state, id, true).is_empty());
        if some { Flow::Ask(run.who) } else { Flow::Over }
    }

    fn worth_of(&self, id: PokemonId, of: Option<Type>) -> u8 {
        let units = units(&self.state.table, id);
        of.map_or(units.count(), |of| units.count_of(of))
    }

    /// Discards what leaves no choice, and asks for the rest.
    fn go_on_discarding(&mut self, run: &mut Run, n: Amount, of: Option<Type>, from: &To) -> Flow {
        while run.left > 0 {
            let mut open = Vec::new();
            if n != Amount::All {
                offer_discardable(self.state, run, of, from, &mut open);
            }
            match open[..] {
                [Action::Attached { mon, card }] => self.discard_energy(run, mon, card, of),
                // All is asked for (9.4), or there is less than what is: all of it goes.
                [] => {
                    let Some(mon) = payers(self.state, run, from, of).lowest() else { return Flow::Over };
                    let cards = self.state.table.mon(mon).map(|mon| mon.energy).unwrap_or_default();
                    let first = cards.iter().copied().find(|&card| worth(&self.state.table, mon, card, of) > 0);
                    match first {
                        Some(card) => self.discard_energy(run, mon, card, of),
                        None => return Flow::Over,
                    }
                }
                _ => return Flow::Ask(run.who),
            }
        }
        Flow::Over
    }

    fn discard_energy(&mut self, run: &mut Run, mon: PokemonId, card: CardId, of: Option<Type>) {
        let worth = worth(&self.state.table, mon, card, of);
        run.mon = Some(mon);
        if self.detach(mon, card) {
            run.now = true;
            run.left = run.left.saturating_sub(worth);
            run.taken = if run.taken == 0 { worth } else { run.taken.min(worth) };
            if let (true, Some(me)) = (is_attack(run), run.me) {
                self.state.table.mark(me, mon);
            }
        } else {
            run.left = 0;
        }
    }

    /// The next card that is moved.
    fn go_on_moving(&mut self, run: &mut Run, n: Amount, basic: bool, from: &To) -> Flow {
        run.mon = None;
        run.card = None;
        if run.left == 0 {
            return Flow::Over;
        }
        if n == Amount::All {
            let source = the_one(run, from);
            let first = source.and_then(|id| movable(self.state, id, basic).first().copied());
            let Some((mon, card)) = source.zip(first) else { return Flow::Over };
            run.mon = Some(mon);
            run.card = Some(card);
        }
        Flow::Ask(run.who)
    }

    /// A card was chosen for a Pokémon, or none.
    pub(super) fn choose_attached(
        &mut self,
        run: &mut Run,
        from: EnergyFrom,
        f: &Filter,
        to: &To,
        action: Action,
    ) -> Flow {
        let who = run.who;
        let Action::Give { card, mon } = action else { return self.end_attaching(run, from) };
        let secret = self.state.secret_mut(who);
        match from {
            EnergyFrom::Hand => drop(take(&mut secret.hand, card)),
            EnergyFrom::Deck => drop(take(&mut secret.deck, card)),
            EnergyFrom::Discard => {
                let discard = &mut self.state.table.player_mut(who).discard;
                if let Some(at) = discard.iter().rposition(|&other| other == card) {
                    discard.remove(at);
                }
            }
        }
        self.attach(mon, card, from == EnergyFrom::Hand);
        run.now = true;
        run.taken += 1;
        run.left -= 1;
        run.mon = Some(mon);
        let more = run.left > 0 && is_open(self.state, run, from, f, among(self.state, run, to));
        if more { Flow::Ask(who) } else { self.end_attaching(run, from) }
    }

    /// Energy was chosen to be discarded.
    pub(super) fn choose_discarded_energy(
        &mut self,
        run: &mut Run,
        n: Amount,
        of: Option<Type>,
        from: &To,
        action: Action,
    ) -> Flow {
        let Action::Attached { mon, card } = action else { return Flow::Over };
        self.discard_energy(run, mon, card, of);
        self.go_on_discarding(run, n, of, from)
    }

    /// Energy was chosen to be moved, or whom it goes to, or that no more is moved.
    pub(super) fn choose_moved(&mut self, run: &mut Run, n: Amount, basic: bool, from: &To, action: Action) -> Flow {
        if let Action::Attached { mon, card } = action {
            run.mon = Some(mon);
            run.card = Some(card);
            return Flow::Ask(run.who);
        }
        let Action::Mon { mon } = action else { return Flow::Over };
        if let Some((leaves, card)) = run.mon.zip(run.card)
            && self.take_off(leaves, card)
        {
            self.give(leaves, mon, card);
            run.now = true;
        }
        run.left = run.left.saturating_sub(1);
        self.go_on_moving(run, n, basic, from)
    }

    /// Energy of whoever was Knocked Out was chosen to be kept, or none.
    pub(super) fn choose_shared(&mut self, run: &mut Run, action: Action) -> Flow {
        if let (Action::Attached { mon, card }, Some(me)) = (action, run.me)
            && self.take_off(mon, card)
        {
            self.give(mon, me, card);
            run.now = true;
        }
        Flow::Over
    }

    /// A deck that was searched is shuffled.
    fn end_attaching(&mut self, run: &Run, from: EnergyFrom) -> Flow {
        if from == EnergyFrom::Deck {
            self.shuffle(run.who);
        }
        Flow::Over
    }

    /// Energy that was taken off goes to another Pokémon; where it may not be it is discarded (`only_on`).
    fn give(&mut self, from: PokemonId, to: PokemonId, card: CardId) {
        if may_hold(&self.state.table, to, card) {
            self.state.table.change_cards(to, |mon| mon.energy.add(card));
            self.tell(Event::EnergyMoved { from, to, card });
        } else {
            self.state.table.player_mut(to.seat()).discard.push(card);
            self.tell(Event::Detached { mon: from, card });
        }
    }
}
