//! What works by itself: a clause for each effect (9.4).

use super::super::filters::{MonFilter, To};
use super::super::passives::{Half, Hits, Passive};
use super::super::types::Units;
use super::cards::ability_name;
use super::{Speaker, after, energy, pokemon, sentence};
use crate::engine::Words;

/// An effect as a clause; that of one half of a Stadium says which half.
pub(super) fn clause(passive: &Passive, speaker: &Speaker) -> Words {
    let about = |key: &str, to: &To| Words::new(key).with("pokemon", pokemon::those(to, speaker));
    // Of one, or of several.
    let of = |key: &str, to: &To| about(key, to).with("several", u8::from(matches!(to, To::Each(_))));
    let each = |key: &str, to: &To| Words::new(key).with("pokemon", pokemon::whom(to, speaker));
    match passive {
        Passive::DamageDealt { by, to, n, behind, side } => {
            let dealt = dealt(by, *to, *n, *behind, speaker);
            on_half(*side, dealt)
        }
        Passive::DamageTaken { to, n, by_opponent } => of(
            match (*n > 0, by_opponent) {
                (true, false) => "battle_royal-text-takes-more",
                (true, true) => "battle_royal-text-takes-more-from-opponents",
                (false, false) => "battle_royal-text-takes-less",
                (false, true) => "battle_royal-text-takes-less-from-opponents",
            },
            to,
        )
        .with("n", n.unsigned_abs()),
        Passive::PreventDamage { to, by_opponent: false } => about("battle_royal-text-prevent-damage", to),
        Passive::PreventDamage { to, by_opponent: true } => about("battle_royal-text-prevent-damage-of-opponents", to),
        Passive::MaxHp { n, filter } => {
            Words::new("battle_royal-text-max-hp").with("pokemon", fitting(filter, speaker).source()).with("n", *n)
        }
        Passive::PreventEffects => about("battle_royal-text-prevent-effects", &To::Source),
        Passive::NoWeakness => about("battle_royal-text-no-weakness", &To::Source),
        Passive::FreeRetreat(to) => of("battle_royal-text-free-retreat", to),
        Passive::RetreatCost { to, delta } => {
            each(if *delta > 0 { "battle_royal-text-retreat-more" } else { "battle_royal-text-retreat-less" }, to)
                .with("n", delta.unsigned_abs())
        }
        Passive::CantRetreat(to) => about("battle_royal-text-cannot-retreat", to),
        Passive::NoAbilities { of: whose, except } => {
            of("battle_royal-text-no-abilities", whose).with("ability", ability_name(except))
        }
        Passive::NoConditions(to) => of("battle_royal-text-no-conditions", to),
        Passive::NoStadiums => Words::new("battle_royal-text-no-stadiums"),
        Passive::BenchCap { n, side } => on_half(*side, Words::new("battle_royal-text-bench-cap").with("n", *n)),
        Passive::PlainSpecialEnergy(units) => plain_energy(*units),
        Passive::AttacksPerTurn(n) => about("battle_royal-text-attacks-per-turn", &To::Source).with("n", *n),
        Passive::EvolvesEarly => about("battle_royal-text-evolves-early", &To::Source),
        Passive::CheckupCounters { to, n } => each(
            match to {
                To::Each(_) => "battle_royal-text-checkup-counters-each",
                _ => "battle_royal-text-checkup-counters",
            },
            to,
        )
        .with("n", *n),
    }
}

/// The same speaker for a holder that has to fit besides.
fn fitting(filter: &MonFilter, speaker: &Speaker) -> Speaker {
    match speaker {
        Speaker::Attached { holder } if *filter != MonFilter::default() => {
            let mut filter = filter.clone();
            filter.types.extend(&holder.types);
            Speaker::Attached { holder: filter }
        }
        _ => speaker.clone(),
    }
}

/// More or less damage of attacks.
fn dealt(by: &To, to: Hits, n: i16, behind: Option<i16>, speaker: &Speaker) -> Words {
    let key = match (to, n > 0) {
        (Hits::Any, true) => "battle_royal-text-deals-more",
        (Hits::Any, false) => "battle_royal-text-deals-less",
        (Hits::OpponentActive, true) => "battle_royal-text-deals-more-to-active",
        (Hits::OpponentActive, false) => "battle_royal-text-deals-less-to-active",
        (Hits::Opponent, true) => "battle_royal-text-deals-more-to-opponents",
        (Hits::Opponent, false) => "battle_royal-text-deals-less-to-opponents",
    };
    let dealt = Words::new(key).with("pokemon", pokemon::those(by, speaker)).with("n", n.unsigned_abs());
    match behind {
        Some(n) => Words::new("battle_royal-text-more-if-behind").with("clause", dealt).with("n", n),
        None => dealt,
    }
}

/// Which half of a Stadium it is of.
fn on_half(side: Option<Half>, clause: Words) -> Words {
    let key = match side {
        None => return clause,
        Some(Half::A) => "battle_royal-text-half-a",
        Some(Half::B) => "battle_royal-text-half-b",
    };
    Words::new(key).with("clause", clause)
}

/// What Special Energy is made to provide.
fn plain_energy(units: Units) -> Words {
    Words::new("battle_royal-text-plain-special-energy").with("energy", energy::units(units))
}

/// Sentences about effects that hold under the same conditions.
pub(super) fn sentences(passives: &[Passive], conditions: Option<&Words>, speaker: &Speaker) -> Vec<Words> {
    let under = |clause| match conditions {
        Some(cond) => {
            Words::new("battle_royal-text-as-long-as").with("cond", cond.clone()).with("clause", after(cond, clause))
        }
        None => clause,
    };
    passives.iter().map(|passive| sentence(under(clause(passive, speaker)))).collect()
}
