//! What stands below the name of an attack.

use super::super::effects::Op;
use super::super::facts::{Attack, Counted, Ignored, Mode, Term};
use super::conditions::condition;
use super::{Speaker, effects, joined, listed, only_if, sentence};
use crate::engine::{Arg, Words};

/// The text of an attack; nothing if all that it does is its printed damage.
pub fn attack(attack: &Attack) -> Option<Words> {
    let Attack { name: _, cost: _, damage, mode, terms, ignores, fails_on_tails, going_first, fx } = attack;
    let mut clauses = Vec::new();
    if *going_first {
        clauses.push(Words::new("battle_royal-text-going-first"));
    }
    if *fails_on_tails {
        clauses.push(Words::new("battle_royal-text-fails-on-tails"));
    }
    let speaker = Speaker::Attack { also: *damage > 0 || !terms.is_empty() };
    let (besides, ops) = besides(terms, &fx.ops);
    clauses.extend(terms.iter().map(|term| counted(term, *mode, besides, &speaker)));
    let nor = if ignores.last() == Some(&Ignored::Effects) {
        "battle_royal-text-nor-effects"
    } else {
        "battle_royal-text-nor"
    };
    let ignored = ignores.iter().map(|ignored| Arg::Key(not_counted(*ignored).to_owned()));
    let ignored = listed(ignored, nor);
    clauses.extend(ignored.map(|what| Words::new("battle_royal-text-not-affected").with("what", what)));
    clauses.extend(effects::clauses(ops, &speaker));
    joined(clauses.into_iter().map(sentence))
}

/// What is done besides under the condition of the last term, so that it is said once; and the other effects.
fn besides<'a>(terms: &[Term], ops: &'a [Op]) -> (&'a [Op], &'a [Op]) {
    match (terms, ops) {
        ([.., Term(_, Counted::If(cond))], [Op::If { c, then }, rest @ ..]) if c == cond => (&then.ops, rest),
        _ => (&[], ops),
    }
}

/// What a term adds to the damage, or what the damage is; and what is done besides if its condition holds.
fn counted(Term(n, counted): &Term, mode: Mode, besides: &[Op], speaker: &Speaker) -> Words {
    let times = mode == Mode::Times;
    let each = |what: Words| {
        let key = if times { "battle_royal-text-damage-for-each" } else { "battle_royal-text-more-for-each" };
        Words::new(key).with("n", *n).with("what", what)
    };
    let each_of = |key: &str| each(Words::new(key));
    match counted {
        Counted::MyBench => each_of("battle_royal-text-count-my-bench"),
        Counted::EnergyOnSelf(of) => {
            each(Words::new("battle_royal-text-count-energy-on-self").with_key("type", of.key()))
        }
        Counted::EnergyOnTarget => each_of("battle_royal-text-count-energy-on-target"),
        Counted::EnergyOnBoth => each_of("battle_royal-text-count-energy-on-both"),
        Counted::CountersOnSelf => each_of("battle_royal-text-count-counters-on-self"),
        Counted::CountersOnTarget => each_of("battle_royal-text-count-counters-on-target"),
        Counted::CountersOnTargetSide => each_of("battle_royal-text-count-counters-on-side"),
        Counted::RetreatOfTarget => each_of("battle_royal-text-count-retreat"),
        Counted::Heads(1) => Words::new("battle_royal-text-flip").with("clause", damage(*n, times)),
        Counted::Heads(coins) => {
            let key = if times { "battle_royal-text-damage-for-heads" } else { "battle_royal-text-more-for-heads" };
            Words::new(key).with("n", *n).with("coins", *coins)
        }
        Counted::If(cond) => {
            let clauses = effects::clauses(besides, speaker).into_iter();
            only_if(Some(condition(cond, speaker)), clauses.fold(damage(*n, times), effects::then))
        }
    }
}

/// So much damage, or so much more.
fn damage(n: u16, times: bool) -> Words {
    Words::new(if times { "battle_royal-text-damage-is" } else { "battle_royal-text-damage-more" }).with("n", n)
}

/// What the printed damage leaves out of account.
fn not_counted(ignored: Ignored) -> &'static str {
    match ignored {
        Ignored::Weakness => "battle_royal-text-weakness",
        Ignored::Resistance => "battle_royal-text-resistance",
        Ignored::Effects => "battle_royal-text-effects-on-target",
    }
}
