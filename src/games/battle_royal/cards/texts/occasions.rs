//! When cards and Abilities do something, and what it takes.

use super::super::effects::Program;
use super::super::facts::{Ability, Trainer, TrainerKind, When};
use super::super::filters::{Cond, MonFilter};
use super::super::passives::Passive;
use super::cards::ability_name;
use super::effects::{may, then};
use super::{HOLDER, Speaker, conditions, effects, joined, only_if, passives, renamed, sentence};
use crate::engine::Words;

/// What is done on an occasion.
pub(super) struct Deed<'a> {
    pub when: When,
    /// Once a turn at most, though it is offered by itself.
    pub once: bool,
    pub cond: &'a [Cond],
    pub optional: bool,
    pub works: &'a [Passive],
    pub fx: &'a Program,
}

impl Deed<'_> {
    pub(super) fn sentences(&self, speaker: &Speaker) -> Vec<Words> {
        let cond = conditions::all(self.cond.iter().filter(|cond| !self.is_said(cond, speaker)), speaker);
        let mut clauses = effects::clauses(&self.fx.ops, speaker).into_iter();
        let Some(first) = clauses.next() else { return passives::sentences(self.works, cond.as_ref(), speaker) };
        let ends = |clause: &Words| clause.key == effects::END_OF_TURN;
        let mut all = Vec::new();
        match self.when {
            When::EachPlayerOncePerTurn => {
                all.push(only_if(cond, Words::new("battle_royal-text-each-player-once")));
                all.push(first);
            }
            When::OncePerTurn | When::AnyNumber => {
                // All of it may be left, but for the end of the turn.
                let (end, more): (Vec<Words>, Vec<Words>) = clauses.by_ref().partition(ends);
                let whole = more.into_iter().fold(first, then);
                all.push(only_if(cond, self.on_occasion(whole, speaker)));
                all.extend(end);
            }
            When::Passive => all.push(only_if(cond, may(self.optional, first))),
            _ => {
                // All of it hangs on the occasion.
                let whole = may(self.optional, clauses.by_ref().fold(first, then));
                all.push(self.on_occasion(only_if(cond, whole), speaker));
            }
        }
        all.extend(clauses);
        all.into_iter().map(sentence).collect()
    }

    /// Whether a condition is said with the holder or with the occasion.
    fn is_said(&self, cond: &Cond, speaker: &Speaker) -> bool {
        use When::{Damaged, KnockedOut, OwnActiveKnockedOut, WouldBeKnockedOut};
        match cond {
            Cond::HolderType(_) => matches!(speaker, Speaker::Attached { .. }),
            Cond::OpponentsAttack => {
                matches!(self.when, WouldBeKnockedOut | KnockedOut | OwnActiveKnockedOut | Damaged)
            }
            _ => false,
        }
    }

    /// A clause that is followed on the occasion.
    fn on_occasion(&self, clause: Words, speaker: &Speaker) -> Words {
        let by_opponent = self.cond.contains(&Cond::OpponentsAttack);
        let plain = |key: &str| Words::new(key);
        let of_source = |key: &str| Words::new(key).with("pokemon", speaker.source());
        let of_holder = |key: &str| Words::new(key).with("pokemon", speaker.holder());
        let occasion = match self.when {
            When::Passive | When::EachPlayerOncePerTurn => return clause,
            When::OncePerTurn => plain("battle_royal-text-once-per-turn"),
            When::AnyNumber => plain("battle_royal-text-any-number-of-times"),
            When::PlayedToBench => plain("battle_royal-text-when-played-to-bench"),
            When::Evolved => plain("battle_royal-text-when-evolved"),
            When::MovedToActive if self.once => of_source("battle_royal-text-when-moved-to-active-once"),
            When::MovedToActive => of_source("battle_royal-text-when-moved-to-active"),
            When::WouldBeKnockedOut if by_opponent => of_source("battle_royal-text-would-be-knocked-out-by-opponent"),
            When::WouldBeKnockedOut => of_source("battle_royal-text-would-be-knocked-out"),
            When::KnockedOut => of_source("battle_royal-text-when-knocked-out"),
            When::OwnActiveKnockedOut => plain("battle_royal-text-when-own-active-knocked-out"),
            When::Attached => of_holder("battle_royal-text-when-attached"),
            When::AttachedToBenched => of_holder("battle_royal-text-when-attached-to-benched"),
            When::Damaged => of_source("battle_royal-text-when-damaged"),
            When::ActiveMovedToBench => plain("battle_royal-text-when-active-moved-to-bench"),
            When::EndOfTurn => plain("battle_royal-text-at-end-of-turn"),
        };
        let attached = matches!(self.when, When::Attached | When::AttachedToBenched);
        // The occasion has named the holder.
        let clause = if attached { renamed(clause, HOLDER, "battle_royal-text-that-holder") } else { clause };
        occasion.with("clause", clause)
    }
}

/// What has to be paid, one sentence each.
fn costs(cost: &Program, key: &str, speaker: &Speaker) -> Vec<Words> {
    let clauses = effects::clauses(&cost.ops, speaker).into_iter();
    clauses.map(|clause| sentence(Words::new(key).with("clause", clause))).collect()
}

/// The text of an Ability or an Ancient Trait.
pub fn ability(ability: &Ability) -> Option<Words> {
    let Ability { name, ancient_trait: _, when, once_per_turn, cond, optional, unique, cost, works, fx } = ability;
    let speaker = Speaker::Ability;
    let mut all = costs(cost, "battle_royal-text-cost-of-ability", &speaker);
    let deed = Deed { when: *when, once: *once_per_turn, cond, optional: *optional, works, fx };
    all.extend(deed.sentences(&speaker));
    if *unique {
        all.push(sentence(Words::new("battle_royal-text-counts-once").with("ability", ability_name(name))));
    }
    joined(all)
}

/// The text of a Trainer.
pub fn trainer(trainer: &Trainer) -> Option<Words> {
    let Trainer { kind: _, when, play_if, cond, orient, cost, works, fx } = trainer;
    let speaker = speaker(trainer);
    let mut all = Vec::new();
    if *orient {
        all.push(sentence(Words::new("battle_royal-text-two-sided")));
    }
    let play_if = conditions::all(play_if, &speaker);
    all.extend(play_if.map(|cond| sentence(Words::new("battle_royal-text-playable-only-if").with("cond", cond))));
    let deed = Deed { when: *when, once: false, cond, optional: false, works, fx };
    let mut sentences = deed.sentences(&speaker).into_iter();
    if *when == When::EachPlayerOncePerTurn {
        // The cost is paid by whoever uses the Stadium, so it is told after who that is.
        all.extend(sentences.next());
        all.extend(costs(cost, "battle_royal-text-cost-of-use", &speaker));
    } else {
        all.extend(costs(cost, "battle_royal-text-cost-of-card", &speaker));
    }
    all.extend(sentences);
    joined(all)
}

/// How a Trainer speaks of "this Pokémon".
pub(super) fn speaker(trainer: &Trainer) -> Speaker {
    match trainer.kind {
        TrainerKind::Tool => Speaker::Attached { holder: holder_of(&trainer.cond) },
        TrainerKind::Item | TrainerKind::Supporter | TrainerKind::Stadium => Speaker::Trainer,
    }
}

/// The holder that conditions of a Tool name.
fn holder_of(cond: &[Cond]) -> MonFilter {
    let types = cond.iter().filter_map(|cond| match cond {
        Cond::HolderType(of) => Some(*of),
        _ => None,
    });
    MonFilter { types: types.collect(), ..MonFilter::default() }
}
