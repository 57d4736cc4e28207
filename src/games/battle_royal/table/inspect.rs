//! What is told of a Pokémon, a card or a pile that is looked at closely.

use super::buttons::attack_words;
use super::ids::{self, TargetKind};
use super::{faces, layout};
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::texts::{Named, name_key};
use crate::games::battle_royal::cards::{CardId, texts};
use crate::games::battle_royal::in_force::{InForce, in_force};
use crate::games::battle_royal::pokemon::{HitBy, Pokemon};
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::{PokemonId, View, conditions, energy, modifiers};
use crate::table::{Picture, Sheet, Target};

/// Cards in a row of a sheet.
const ROW: usize = 6;

/// The sheet of a thing.
pub fn inspect(view: &View, _: Seat, target: Target, plain: Sheet) -> Sheet {
    let table = &view.table;
    match ids::thing(target) {
        Some(TargetKind::Mon(id)) => mon(table, id, plain),
        Some(TargetKind::Held(_, card) | TargetKind::Searched(card) | TargetKind::Discarded(card)) => {
            card_sheet(card, plain)
        }
        Some(TargetKind::Stadium(card)) => stadium(table, card, plain),
        Some(TargetKind::Played) => match layout::in_play(table) {
            Some(card) => card_sheet(card, plain),
            None => plain,
        },
        Some(TargetKind::Tool(id)) => match table.mon(id).and_then(|mon| mon.tool) {
            Some(card) => card_sheet(card, plain),
            None => plain,
        },
        Some(TargetKind::Field(_)) => plain.say(Words::new("battle_royal-inspect-field")).by_rule("goal"),
        Some(TargetKind::Spot(..)) => plain.say(Words::new("battle_royal-inspect-spot")).by_rule("two-attacks"),
        Some(TargetKind::Bench(_)) => plain.say(Words::new("battle_royal-inspect-bench")).by_rule("set-up"),
        Some(TargetKind::Common) => plain.say(Words::new("battle_royal-inspect-common")).by_rule("trainers"),
        Some(TargetKind::Discards(seat)) => {
            let cards: Vec<CardId> = table.player(seat).discard.iter().copied().collect();
            let kinds: Vec<_> = layout::kinds(&cards).into_iter().map(|(card, _)| faces::card(card)).collect();
            let rows = kinds.chunks(ROW).map(<[_]>::to_vec).collect();
            plain.shown(Picture::Faces(rows)).say(Words::new("battle_royal-inspect-discards")).by_rule("cards")
        }
        Some(TargetKind::Deck(_)) => plain.say(Words::new("battle_royal-inspect-deck")).by_rule("cards"),
        Some(TargetKind::Prize(_)) => plain.say(Words::new("battle_royal-inspect-prizes")).by_rule("prizes"),
        _ => plain,
    }
}

/// What a glance at a card tells: what it is, the names of what it can do, the text of a Trainer.
pub fn in_short(card: CardId) -> Vec<Words> {
    let lines = texts::lines(card);
    let Some(pokemon) = card.pokemon() else { return lines };
    let ability = pokemon.ability.iter().map(|ability| Words::new(name_key(Named::Ability, &ability.name)));
    let attacks = pokemon.attacks.iter().map(|attack| {
        let words = Words::new("battle_royal-printed-cost").with("cost", attack.cost.signs());
        words.with("attack", attack_words(attack))
    });
    lines.into_iter().take(2).chain(ability).chain(attacks).collect()
}

fn rule_of(card: CardId) -> &'static str {
    if card.pokemon().is_some() {
        "cards"
    } else if card.trainer().is_some() {
        "trainers"
    } else {
        "energy"
    }
}

fn card_sheet(card: CardId, plain: Sheet) -> Sheet {
    let lines = texts::lines(card).into_iter().skip(1).collect();
    Sheet { lines, ..plain }.shown(Picture::face(faces::card(card))).by_rule(rule_of(card))
}

fn stadium(table: &PublicState, card: CardId, plain: Sheet) -> Sheet {
    let sheet = card_sheet(card, plain).by_rule("stadiums");
    match table.stadiums.iter().find(|stadium| stadium.card == card).and_then(|stadium| stadium.facing) {
        Some(seat) => sheet.say(Words::new("battle_royal-inspect-facing").with("seat", Seat(seat))),
        None => sheet,
    }
}

/// What a glance at a Pokémon tells: how it stands, and its attacks if it is Active.
pub fn at_a_glance(table: &PublicState, id: PokemonId) -> Vec<Words> {
    let mut lines = standing(table, id);
    if table.is_active(id) {
        lines.extend(attacks(table, id));
    }
    lines
}

/// Name and HP, Energy, Tool, Conditions of a Pokémon, and whose attack has hit it.
pub fn standing(table: &PublicState, id: PokemonId) -> Vec<Words> {
    let Some(mon) = table.mon(id) else { return Vec::new() };
    let mut lines = vec![layout::title(table, id, mon)];
    let units = energy::units(table, id);
    if units.count() > 0 {
        lines.push(Words::new("battle_royal-about-energy").with("units", units.signs()));
    }
    if let Some(tool) = mon.tool {
        lines.push(Words::new("battle_royal-about-tool").with_key("card", tool.key()));
    }
    for condition in conditions::ALL.into_iter().filter(|condition| mon.conditions.has(*condition)) {
        lines.push(Words::new(condition.key()));
    }
    match mon.hit_by {
        HitBy::Nobody => {}
        _ if !table.rules.v2_hit_immunity => lines.push(Words::new("battle_royal-about-hit-no-target")),
        HitBy::One(other) => {
            let by = table.mon(other).map(|other| other.card().key());
            lines.extend(by.map(|card| Words::new("battle_royal-about-hit").with_key("card", card)));
        }
        HitBy::Others => lines.push(Words::new("battle_royal-about-hit-others")),
    }
    lines
}

/// Which attacks the Energy on a Pokémon pays for, and what is missing for the others.
fn attacks(table: &PublicState, id: PokemonId) -> Vec<Words> {
    let Some(mon) = table.mon(id) else { return Vec::new() };
    let units = energy::units(table, id);
    let told = mon.pokemon().attacks.iter().map(|attack| {
        let missing = units.lacks(attack.cost);
        let key = if missing.count() == 0 { "battle_royal-about-paid" } else { "battle_royal-about-lacks" };
        let words = Words::new(key).with_key("attack", name_key(Named::Attack, &attack.name));
        if missing.count() == 0 { words } else { words.with("units", missing.signs()) }
    });
    told.collect()
}

/// What the cards say that are attached to a Pokémon, besides basic Energy; each once.
fn by_attached(mon: &Pokemon) -> Vec<Words> {
    let special = |card: &CardId| card.energy().is_some_and(|energy| !energy.basic);
    let mut cards: Vec<CardId> = mon.tool.into_iter().chain(mon.energy.iter().copied().filter(special)).collect();
    cards.dedup();
    let told = cards.into_iter().filter_map(|card| {
        let text = match card.energy() {
            Some(energy) => texts::energy(energy),
            None => card.trainer().and_then(texts::trainer),
        };
        Some(Words::new("battle_royal-inspect-works").with_key("card", card.key()).with("text", text?))
    });
    told.collect()
}

/// Something that is in force on a Pokémon, and where it comes from.
fn told(it: InForce) -> Option<Words> {
    Some(match it {
        InForce::Works { card, of, passive } => {
            let words = match of {
                Some(seat) => Words::new("battle_royal-inspect-works-of").with("seat", seat),
                None => Words::new("battle_royal-inspect-works"),
            };
            words.with_key("card", card.key()).with("text", texts::works(card, passive))
        }
        InForce::Lasts { effect, next_turn_of } => {
            let words = match next_turn_of {
                Some(seat) => Words::new("battle_royal-inspect-lasts-next").with("seat", seat),
                None => Words::new("battle_royal-inspect-lasts"),
            };
            words.with("text", texts::lasts(effect))
        }
        InForce::Boosted(op) => texts::boosts(op)?,
    })
}

/// A Pokémon: how it stands, what is in force on it and what of it is bound, what its card says.
fn mon(table: &PublicState, id: PokemonId, plain: Sheet) -> Sheet {
    let Some(mon) = table.mon(id) else { return plain };
    let mut lines: Vec<Words> = at_a_glance(table, id).into_iter().skip(1).collect();
    lines.insert(
        0,
        Words::new("battle_royal-inspect-hp")
            .with("hp", modifiers::hp_left(table, id))
            .with("most", modifiers::max_hp(table, id))
            .with("damage", i64::from(mon.counters) * 10),
    );
    lines.push(Words::new("battle_royal-inspect-retreat").with("count", modifiers::retreat_cost(table, id)));
    lines.extend(by_attached(mon));
    lines.extend(in_force(table, id).into_iter().filter_map(told));
    for binding in table.bindings.iter().filter(|binding| binding.mon == id) {
        let words = Words::new("battle_royal-inspect-bound").with("seat", Seat(binding.to));
        lines.push(words.with_key("card", binding.card.key()));
    }
    if mon.pokemon().ability.is_some() && modifiers::ability(table, id).is_none() {
        lines.push(Words::new("battle_royal-inspect-ability-off"));
    }
    lines.extend(texts::lines(mon.card()).into_iter().skip(1));
    Sheet { lines, ..plain }.shown(Picture::face(faces::card(mon.card()))).by_rule("cards")
}
