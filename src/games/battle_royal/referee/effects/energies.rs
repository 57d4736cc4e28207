//! Effects that attach, move and discard Energy (10, Energy).

use super::super::Referee;
use super::super::zones::take;
use super::{Flow, is_untouchable};
use crate::engine::{Chance, Sink};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::effects::{Amount, EnergyFrom};
use crate::games::battle_royal::cards::filters::{Filter, To};
use crate::games::battle_royal::cards::{CardId, Type};
use crate::games::battle_royal::effects::cards::holders;
use crate::games::battle_royal::effects::energies::{among, attachable, movable, offer_discardable, payers};
use crate::games::battle_royal::effects::{is_attack, the_one};
use crate::games::battle_royal::energy::{may_hold, units, worth};
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::pokemon::{PokemonId, PokemonSet};
use crate::games::battle_royal::position::State;
use crate::games::battle_royal::tasks::Run;

/// Whether there is anything to attach from there; whoever may look nowhere finds that out when he looks (B-6).
fn is_open(state: &State, run: &Run, from: EnergyFrom, f: &Filter, mons: PokemonSet) -> bool {
    let secret = state.secret(run.who);
    match from {
        EnergyFrom::Discard => holders(state, attachable(state, run, from, f), mons),
        EnergyFrom::Hand => !secret.hand.is_empty(),
        EnergyFrom::Deck => !secret.deck.is_empty(),
    }
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
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
