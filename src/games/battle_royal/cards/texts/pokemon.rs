//! Which Pokémon in play: "each of your opponent’s Benched Pokémon that has any damage counters on it".

use super::super::filters::{Group, MonFilter, StageIs, To, Who, Zone};
use super::Speaker;
use super::cards::name_of;
use super::filters::types;
use crate::engine::{Arg, Words};

/// The Pokémon that an effect is done to.
pub(super) fn whom(to: &To, speaker: &Speaker) -> Words {
    match to {
        To::Source => speaker.source(),
        To::Target => Words::new("battle_royal-text-target"),
        To::Attacker => Words::new("battle_royal-text-attacker"),
        To::NewActive => Words::new("battle_royal-text-new-active"),
        To::Moved => Words::new("battle_royal-text-moved"),
        To::One(group) => some(group, 1),
        To::Each(group) => each(group),
    }
}

/// So many Pokémon of a group, by choice.
pub(super) fn some(group: &Group, n: u8) -> Words {
    let key = match group.who {
        Who::Me => "battle_royal-text-some-of-yours",
        Who::Opponent => "battle_royal-text-some-of-theirs",
        Who::Anyone => "battle_royal-text-some-of-all",
        Who::Facing => "battle_royal-text-some-of-facing",
    };
    with_features(&group.filter, Words::new(key).with("n", n).with("pokemon", noun(group.zone, &group.filter)))
}

/// Every Pokémon of a group.
fn each(group: &Group) -> Words {
    let key = match group.who {
        Who::Me => "battle_royal-text-each-of-yours",
        Who::Opponent => "battle_royal-text-each-of-theirs",
        Who::Anyone => "battle_royal-text-each-of-all",
        Who::Facing => "battle_royal-text-each-of-facing",
    };
    with_features(&group.filter, Words::new(key).with("pokemon", noun(group.zone, &group.filter)))
}

/// The Pokémon of a group together.
pub(super) fn group(group: &Group) -> Words {
    let key = match group.who {
        Who::Me => "battle_royal-text-yours",
        Who::Opponent => "battle_royal-text-theirs",
        Who::Anyone => "battle_royal-text-of-all",
        Who::Facing => "battle_royal-text-of-facing",
    };
    with_features(&group.filter, Words::new(key).with("pokemon", noun(group.zone, &group.filter)))
}

/// The Pokémon among which an effect is shared out: the group that they are chosen from.
pub(super) fn among(to: &To, speaker: &Speaker) -> Words {
    match to {
        To::One(from) | To::Each(from) => group(from),
        To::Source | To::Target | To::Attacker | To::NewActive | To::Moved => whom(to, speaker),
    }
}

/// The Pokémon of which something is true: those of a group together.
pub(super) fn those(to: &To, speaker: &Speaker) -> Words {
    match to {
        To::Each(all) => group(all),
        _ => whom(to, speaker),
    }
}

/// Pokémon that fit, wherever they are.
pub(super) fn described(filter: &MonFilter) -> Words {
    with_features(filter, noun(Zone::Play, filter))
}

/// Where they are, their stage and types.
fn noun(zone: Zone, filter: &MonFilter) -> Words {
    let of = types(&filter.types);
    let key = match (filter.stage, of.is_some()) {
        (None, false) => match zone {
            Zone::Play => "battle_royal-text-pokemon",
            Zone::Active => "battle_royal-text-active",
            Zone::Bench => "battle_royal-text-benched",
        },
        (None, true) => "battle_royal-text-pokemon-of",
        (Some(StageIs::Basic), false) => "battle_royal-text-basic",
        (Some(StageIs::Basic), true) => "battle_royal-text-basic-of",
        (Some(StageIs::Evolution), false) => "battle_royal-text-evolution",
        (Some(StageIs::Evolution), true) => "battle_royal-text-evolution-of",
    };
    let plain = filter.stage.is_none() && of.is_none();
    let words = match of {
        Some(of) => Words::new(key).with("type", of),
        None => Words::new(key),
    };
    match zone {
        Zone::Active if !plain => Words::new("battle_royal-text-which-is-active").with("pokemon", words),
        Zone::Bench if !plain => Words::new("battle_royal-text-which-is-benched").with("pokemon", words),
        _ => words,
    }
}

/// With what else they have to have.
fn with_features(filter: &MonFilter, pokemon: Words) -> Words {
    let feature = |key: &str, pokemon: Words| Words::new(key).with("pokemon", pokemon);
    let mut pokemon = pokemon;
    if filter.damaged {
        pokemon = feature("battle_royal-text-that-is-damaged", pokemon);
    }
    if filter.has_ability {
        pokemon = feature("battle_royal-text-that-has-an-ability", pokemon);
    }
    if let Some(of) = filter.basic_energy {
        pokemon = feature("battle_royal-text-that-has-basic-energy", pokemon).with_key("type", of.key());
    }
    if let Some(name) = &filter.not_name {
        pokemon = feature("battle_royal-text-except", pokemon).with("name", name_of(name));
    }
    pokemon
}

/// What is true of a Pokémon that fits, each feature for itself.
pub(super) fn predicates(filter: &MonFilter, who: &Words) -> Vec<Words> {
    let is = |key: &str| Words::new(key).with("pokemon", who.clone());
    let mut all = Vec::new();
    if filter.stage.is_some() || !filter.types.is_empty() {
        let kind = MonFilter { stage: filter.stage, types: filter.types.clone(), ..MonFilter::default() };
        let key = match filter.stage {
            Some(StageIs::Evolution) => "battle_royal-text-is-an",
            Some(StageIs::Basic) | None => "battle_royal-text-is-a",
        };
        all.push(is(key).with("what", described(&kind)));
    }
    if filter.damaged {
        all.push(is("battle_royal-text-is-damaged"));
    }
    if filter.has_ability {
        all.push(is("battle_royal-text-has-an-ability"));
    }
    if let Some(of) = filter.basic_energy {
        all.push(is("battle_royal-text-has-basic-energy").with("type", Arg::Key(of.key().to_owned())));
    }
    if let Some(name) = &filter.not_name {
        all.push(is("battle_royal-text-is-not").with("name", name_of(name)));
    }
    all
}
