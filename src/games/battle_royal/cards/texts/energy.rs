//! What stands on Energy cards.

use super::super::facts::{Energy, Holder, When};
use super::super::filters::{Cond, MonFilter};
use super::super::types::Units;
use super::occasions::Deed;
use super::{Speaker, conditions, joined, listed, nothing, pokemon, sentence};
use crate::engine::{Arg, Words};

/// The text of an Energy card: what it provides, and what else it does.
pub fn energy(energy: &Energy) -> Option<Words> {
    let Energy { basic, provides, provides_if, only_on, holder, when, works, fx, outside } = energy;
    let filter = MonFilter { types: holder.iter().map(|holder| holder.of).collect(), ..MonFilter::default() };
    let speaker = Speaker::Attached { holder: filter };
    let mut clauses = Vec::new();
    clauses.extend(
        only_on
            .as_ref()
            .map(|filter| Words::new("battle_royal-text-only-on").with("pokemon", pokemon::described(filter))),
    );
    clauses.push(Words::new("battle_royal-text-provides").with("energy", units(*provides)));
    if let Some(otherwise) = provides_if {
        let provides = Words::new("battle_royal-text-provides-instead").with("energy", units(otherwise.provides));
        clauses.push(super::only_if(conditions::all(&otherwise.cond, &speaker), provides));
    }
    let mut all: Vec<Words> = clauses.into_iter().map(sentence).collect();
    // Whatever is done when the holder is damaged is done to an Active one anyway.
    let active = *when == When::Passive && matches!(holder, Some(Holder { active: true, .. }));
    let cond: &[Cond] = if active { &[Cond::Active] } else { &[] };
    all.extend(Deed { when: *when, once: false, cond, optional: false, works, fx }.sentences(&speaker));
    if let (false, Some(of)) = (basic, outside) {
        all.push(sentence(Words::new("battle_royal-text-outside-of-play").with_key("type", of.key())));
    }
    joined(all)
}

pub(super) fn units(units: Units) -> Arg {
    let of_types = units.by_type().map(|(of, n)| -> Arg {
        Words::new("battle_royal-text-provided").with("n", n).with_key("type", of.key()).into()
    });
    let typed: u8 = units.by_type().map(|(_, n)| n).sum();
    let every = units.count() - typed;
    let every = (every > 0).then(|| Words::new("battle_royal-text-provided-of-every-type").with("n", every).into());
    listed(of_types.chain(every), "battle_royal-text-both").unwrap_or_else(nothing)
}
