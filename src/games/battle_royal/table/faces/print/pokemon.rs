//! The face of a Pokémon: rows for its Ability and its attacks, each with what it costs and does, and what stands round them.

use super::{
    FOOT, GAP, HIGHEST, LEADING, LEFT, LINES, LOWEST, NEAR, NONE, PANEL, ROOM, Rows, SIZES, TOKEN, begun, lines, panel,
    shown, tokens,
};
use crate::engine::Words;
use crate::games::battle_royal::cards::facts::{Ability, Attack, Mode, Stage};
use crate::games::battle_royal::cards::texts::{self, Named, name_key};
use crate::games::battle_royal::cards::{CardId, PokemonCard, Type, pool};
use crate::games::battle_royal::table::faces::Values;
use crate::table::cards::fit;
use crate::table::{FaceArt, Palette};

/// Keys of the row of an attack.
pub(super) struct AttackKeys {
    shown: &'static str,
    y: &'static str,
    x: &'static str,
    scale: &'static str,
    name: &'static str,
    size: &'static str,
    narrow: &'static str,
    damage: &'static str,
    cost: [&'static str; 5],
}

macro_rules! attack_keys {
    ($row:literal) => {
        AttackKeys {
            shown: $row,
            y: concat!($row, "_y"),
            x: concat!($row, "_x"),
            scale: concat!($row, "_scale"),
            name: concat!($row, "_name"),
            size: concat!($row, "_size"),
            narrow: concat!($row, "_narrow"),
            damage: concat!($row, "_damage"),
            cost: [
                concat!($row, "_1"),
                concat!($row, "_2"),
                concat!($row, "_3"),
                concat!($row, "_4"),
                concat!($row, "_5"),
            ],
        }
    };
}

pub(super) const ATTACKS: [AttackKeys; 3] = [attack_keys!("a"), attack_keys!("b"), attack_keys!("c")];

/// What a row is about.
enum Head<'a> {
    Ability(&'a Ability),
    Attack(&'a Attack),
}

/// A Pokémon, with texts and its stage or without.
pub(super) fn of_pokemon(
    card: CardId,
    pokemon: &PokemonCard,
    told: bool,
    palette: Palette,
    say: &dyn Fn(&Words) -> String,
) -> FaceArt {
    let abilities = pokemon.ability.iter().map(|part| (Head::Ability(part), texts::ability(part)));
    let attacks = pokemon.attacks.iter().map(|part| (Head::Attack(part), texts::attack(part)));
    let rows: Vec<(Head, String)> = abilities
        .chain(attacks)
        .map(|(head, text)| (head, text.filter(|_| told).map(|words| say(&words)).unwrap_or_default()))
        .collect();
    let bare = rows.len() as f32 * (NEAR.heading + GAP);
    let set = |size: f32| {
        let wrapped: Vec<Vec<String>> = rows
            .iter()
            .map(|(_, text)| if text.is_empty() { Vec::new() } else { fit::even(text, ROOM / size, 0.88) })
            .collect();
        (size, wrapped)
    };
    let count = |wrapped: &[Vec<String>]| wrapped.iter().map(Vec::len).sum::<usize>();
    let height = |size: f32, wrapped: &[Vec<String>]| bare + count(wrapped) as f32 * size * LEADING;
    let fits = |(size, wrapped): &(f32, Vec<Vec<String>>)| {
        height(*size, wrapped) <= FOOT - HIGHEST && count(wrapped) <= LINES.len()
    };
    // Whoever has still more to say says it on the sheet alone.
    let unsaid = || (SIZES[0], vec![Vec::new(); rows.len()]);
    let (size, wrapped) = SIZES.into_iter().map(set).find(fits).unwrap_or_else(unsaid);
    let begin = (FOOT - height(size, &wrapped)).min(if told { LOWEST } else { FOOT });

    let mut values = begun(card, (58.0, 0.0), if pokemon.hp < 100 { 330.0 } else { 282.0 }, palette, say);
    values.extend(tokens(palette));
    values.extend(panel(PANEL, begin - 6.0));
    values.extend(header(pokemon, told, say));
    values.extend(defence(pokemon));
    let mut y = begin;
    let mut placed = Vec::new();
    let mut keys = ATTACKS.iter();
    let mut ability = None;
    for ((head, _), text) in rows.iter().zip(wrapped) {
        match head {
            Head::Ability(part) => ability = Some((*part, y)),
            Head::Attack(part) => {
                values.extend(keys.next().into_iter().flat_map(|keys| of_attack(keys, Some(part), y, &NEAR, say)));
            }
        }
        y += NEAR.heading;
        for line in text {
            placed.push((line, y + size * 0.82));
            y += size * LEADING;
        }
        y += GAP;
    }
    values.extend(keys.flat_map(|keys| of_attack(keys, None, 0.0, &NEAR, say)));
    values.extend(of_ability(ability, &NEAR, say));
    values.extend(lines(placed));
    values.push(("text_size", size.to_string()));
    FaceArt { template: "pokemon.svg", values }
}

/// Stage, if it is told, HP and type.
fn header(pokemon: &PokemonCard, told: bool, say: &dyn Fn(&Words) -> String) -> Values {
    let (stage, from) = match &pokemon.stage {
        Stage::Basic => ("battle_royal-face-basic", None),
        Stage::Stage1(from) => ("battle_royal-face-stage-1", Some(from)),
        Stage::Stage2(from) => ("battle_royal-face-stage-2", Some(from)),
    };
    let words = match from {
        Some(from) => Words::new(stage).with_key("from", key_of(from)),
        None => Words::new(stage),
    };
    let text = if told { say(&words) } else { String::new() };
    let size = fit::bold(&text, 27.0, 420.0);
    let of = pokemon.types.first().copied().unwrap_or(Type::Colorless);
    vec![
        ("stage", text),
        ("stage_size", size.to_string()),
        ("hp", pokemon.hp.to_string()),
        ("type", of.letter().to_string()),
    ]
}

/// The key of the name of a Pokémon.
fn key_of(name: &str) -> String {
    let found = pool().cards().find(|(_, card)| card.name == name);
    found.map_or_else(|| name.to_owned(), |(card, _)| card.key())
}

/// The heading of an Ability at its place; without one a heading that is not seen.
pub(super) fn of_ability(ability: Option<(&Ability, f32)>, set: &Rows, say: &dyn Fn(&Words) -> String) -> Values {
    let y = ability.map_or(0.0, |(_, y)| y);
    let heading = ability.map(|(part, _)| {
        let name = name_key(Named::Ability, &part.name);
        let key = if part.ancient_trait { "battle_royal-text-head-trait" } else { "battle_royal-text-head-ability" };
        say(&if set.unsaid { Words::new(name) } else { Words::new(key).with_key("name", name) })
    });
    let name = heading.unwrap_or_default();
    let (size, narrow) = fit::narrowed(&name, (set.ability.0, set.least), (ROOM - set.ability.1) / fit::BOLD);
    vec![
        ("ability", shown(ability.is_some())),
        ("ability_y", y.to_string()),
        ("ability_name", name),
        ("ability_size", size.to_string()),
        ("ability_narrow", narrow.to_string()),
    ]
}

/// The row of an attack; without one a row that is not seen.
pub(super) fn of_attack(
    keys: &AttackKeys,
    attack: Option<&Attack>,
    y: f32,
    set: &Rows,
    say: &dyn Fn(&Words) -> String,
) -> Values {
    let cost: Vec<char> = attack.map(|attack| attack.cost.to_string().chars().collect()).unwrap_or_default();
    let name = attack.map(|attack| say(&Words::new(name_key(Named::Attack, &attack.name)))).unwrap_or_default();
    let damage = attack.map(damage).unwrap_or_default();
    let scale = if cost.len() > 3 { set.tokens.1 } else { set.tokens.0 };
    let x = LEFT + TOKEN * scale * cost.len().min(keys.cost.len()) as f32 + 8.0;
    let room = LEFT + ROOM - x - set.digit * damage.chars().count() as f32 - 12.0;
    let (size, narrow) = fit::narrowed(&name, (set.name.0, set.least), room / fit::BOLD);
    let name = if size < set.name.1 && !damage.is_empty() { String::new() } else { name };
    let mut values = vec![
        (keys.shown, shown(attack.is_some())),
        (keys.y, y.to_string()),
        (keys.x, x.to_string()),
        (keys.scale, scale.to_string()),
        (keys.name, name),
        (keys.size, size.to_string()),
        (keys.narrow, narrow.to_string()),
        (keys.damage, damage),
    ];
    let letter = |at: usize| cost.get(at).map_or_else(|| NONE.to_owned(), char::to_string);
    values.extend(keys.cost.into_iter().enumerate().map(|(at, key)| (key, letter(at))));
    values
}

/// Damage as it is printed; none if it is 0.
fn damage(attack: &Attack) -> String {
    match (attack.damage, attack.mode) {
        (0, _) => String::new(),
        (damage, Mode::Flat) => damage.to_string(),
        (damage, Mode::Plus) => format!("{damage}+"),
        (damage, Mode::Times) => format!("{damage}×"),
    }
}

/// Weakness, Resistance and Retreat Cost.
fn defence(pokemon: &PokemonCard) -> Values {
    let letter = |of: Option<Type>| of.map_or_else(|| NONE.to_owned(), |of| of.letter().to_string());
    let resistance = pokemon.resistance.first();
    // Beside the sign if there is no token between.
    let place = |bare: bool| if bare { "46" } else { "82" }.to_owned();
    vec![
        ("weak", letter(pokemon.weakness.first().copied())),
        ("weakness_x", place(pokemon.weakness.is_empty())),
        ("weakness", if pokemon.weakness.is_empty() { "–" } else { "×2" }.to_owned()),
        ("resists", letter(resistance.map(|(of, _)| *of))),
        ("resistance_x", place(resistance.is_none())),
        ("resistance", resistance.map_or_else(|| "–".to_owned(), |(_, n)| format!("−{n}"))),
        ("retreat", pokemon.retreat.to_string()),
    ]
}
