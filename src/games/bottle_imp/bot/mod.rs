//! How The Bottle Imp is played well: rules of thumb that know the bottle, and for the upper three levels play-outs by these
//! rules in many worlds that agree with what they see. An Apprentice looks no further than the trick on the table; whoever
//! searches little trusts the rules of thumb more, since few play-outs waver by more than a card is worth. Where cards are
//! about as good, the temper chooses: the bold ones take the bottle and rich tricks, the careful ones get rid of low cards and
//! stay away from the bottle, the tricky ones give their lowest cards to their neighbours and slip others under theirs.

mod baselines;
mod giving;
mod hints;
mod policy;
mod temper;
#[cfg(test)]
mod temper_tests;
#[cfg(test)]
mod tests;
mod thumb;

use std::time::Duration;

use self::policy::Thumbs;
use self::thumb::{Eyes, LookAhead};
use super::BottleImp;
use super::actions::Action;
use super::cards::CardSet;
use super::draft::Draft;
use super::exchange::next_step;
use super::position::{Commit, Phase, State};
use super::view::View;
use crate::ai::baseline::Baseline;
use crate::ai::flat::Flat;
use crate::ai::{Advice, Because, Bot, Bots, Budget, Level, Persona, Taste};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent};

/// The clocks of a card and of the exchange are for slow machines only.
const CAPS: [Duration; 2] = [Duration::from_millis(1000), Duration::from_millis(1500)];

impl Bots for BottleImp {
    fn bot(persona: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        let taste = persona.taste();
        let by_thumb = |sight, variety| -> Box<dyn Bot<Self>> {
            Box::new(ByThumb { sight, variety, taste, chance: Sampled::new(seed) })
        };
        // How many play-outs of the rest of the round there are for a card, and twice as many for the exchange, where there is
        // more to compare; and how much of what the rules of thumb say counts beside them.
        let by_search = |iterations, trust| -> Box<dyn Bot<Self>> {
            let [card, giving] = CAPS;
            let giving = Budget { iterations: 2 * iterations, cap: giving };
            Box::new(Searcher::new(Budget { iterations, cap: card }, giving, seed).of(taste, trust))
        };
        match persona.level {
            Level::Apprentice => by_thumb(LookAhead::Trick, 10),
            Level::Journeyman => by_thumb(LookAhead::Round, 0),
            Level::Veteran => by_search(32, 1.0),
            Level::Expert => by_search(150, 0.5),
            Level::Master => by_search(10_000, 0.25),
        }
    }

    fn baselines() -> &'static [Baseline<Self>] {
        &baselines::BASELINES
    }

    fn because(view: &View, seat: Seat, action: &Action) -> Because {
        hints::because(view, seat, action)
    }
}

struct ByThumb {
    sight: LookAhead,
    /// In so many of a hundred choices another card than the lowest is given away.
    variety: u32,
    taste: Taste,
    chance: Sampled,
}

impl Bot<BottleImp> for ByThumb {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        // The rules of thumb look at nothing that the view does not tell.
        let state = BottleImp::imagine(view, &mut Sampled::new(0));
        let action = match state.table.phase {
            Phase::Play => {
                let eyes = Eyes::of(&state, seat).seeing(self.sight).liking(self.taste);
                eyes.choose(0.0, &mut self.chance).map(|card| Action::Play { card })
            }
            _ => thumb::step(&state, seat, (self.taste.temper, self.variety), &mut self.chance),
        };
        advice(&state, seat, action, 0)
    }
}

/// Compares what can be done in many worlds.
struct Searcher {
    search: Flat<BottleImp, Thumbs>,
    budgets: [Budget; 2],
    /// The hand as dealt that was last thought about, and what is given away of it: an exchange is one thought, carried
    /// out step by step.
    plan: Option<(CardSet, Commit)>,
}

impl Searcher {
    fn new(card: Budget, giving: Budget, seed: u64) -> Self {
        Self { search: Flat::new(Thumbs::default(), usize::MAX, seed), budgets: [card, giving], plan: None }
    }

    /// The same with a taste, and with so much trust in the rules of thumb.
    fn of(mut self, taste: Taste, trust: f32) -> Self {
        let policy = self.search.policy();
        (policy.taste, policy.trust) = (taste, trust);
        self
    }

    /// The next step of an exchange, and the play-outs that were needed to find it. What has been laid out by somebody else
    /// stays: it is completed as well as can be.
    fn give(&mut self, view: &View, state: &State, seat: Seat) -> (Option<Action>, u32) {
        let for_two = view.table.is_for_two();
        let (hand, draft) = (view.hand(seat).known, &view.drafts[seat.index()]);
        let planned = self.plan.filter(|(of, _)| *of == hand);
        if let Some(step) = planned.and_then(|(_, plan)| next_step(draft, &plan, for_two)) {
            return (Some(step), 0);
        }
        let &mut Thumbs { taste, trust, .. } = self.search.policy();
        let liked = giving::candidates(state, seat).into_iter().map(|(commit, worth)| {
            let lean = policy::A_POINT * (trust * worth + temper::lean_to_give(taste, hand, &commit));
            (commit, lean)
        });
        let found = self.search.compare(view, seat, self.budgets[1], liked, |state, commit, chance| {
            state.drafts[seat.index()] = Draft::from(*commit);
            BottleImp::carry_out(state, seat, &Action::Give, chance, &mut Silent);
        });
        self.plan = found.as_ref().map(|found| (hand, found.action));
        let step = found.as_ref().and_then(|found| next_step(draft, &found.action, for_two));
        (step, found.map_or(0, |found| found.iterations))
    }
}

impl Bot<BottleImp> for Searcher {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        let state = BottleImp::imagine(view, &mut Sampled::new(0));
        let (action, iterations) = if view.table.phase == Phase::Exchange {
            self.give(view, &state, seat)
        } else {
            let found = self.search.search(view, seat, self.budgets[0]);
            let iterations = found.as_ref().map_or(0, |found| found.iterations);
            (found.map(|found| found.action), iterations)
        };
        advice(&state, seat, action, iterations)
    }
}

/// Advice with its reason; if nothing was found, any action.
fn advice(state: &State, seat: Seat, action: Option<Action>, iterations: u32) -> Advice<Action> {
    let action = action.unwrap_or_else(|| {
        let mut legal = Vec::new();
        BottleImp::legal(state, seat, &mut legal);
        legal[0]
    });
    Advice { action, reason: hints::reason(state, seat, &action), iterations }
}
