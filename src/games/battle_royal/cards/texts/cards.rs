//! A whole card: its figures, and below each heading its text.

use super::super::facts::{Ability, Attack, Card, Face, Mode, PokemonCard, Stage, TrainerKind};
use super::super::{CardId, pool};
use super::{ability, attack, energy, filters, listed, nothing, trainer};
use crate::engine::{Arg, Words};

/// Everything that stands on a card, line by line, its name first.
pub fn lines(card: CardId) -> Vec<Words> {
    let Card { face, .. } = card.card();
    let mut all = vec![Words::new(card.key())];
    match face {
        Face::Pokemon(pokemon) => {
            all.push(kind_of_pokemon(pokemon));
            if let Some(part) = &pokemon.ability {
                all.push(ability_heading(part));
                all.extend(ability(part));
            }
            for part in &pokemon.attacks {
                all.push(attack_heading(part));
                all.extend(attack(part));
            }
            all.push(defence(pokemon));
        }
        Face::Trainer(card) => {
            all.push(Words::new(kind_of_trainer(card.kind)));
            all.extend(trainer(card));
        }
        Face::Energy(card) => {
            let key = if card.basic { "battle_royal-text-basic-energy" } else { "battle_royal-text-special-energy" };
            all.push(Words::new(key));
            all.extend(energy(card));
        }
    }
    all
}

/// The key under which the name of an attack or an Ability stands in the locales: `battle_royal-attack-zap-cannon`.
pub fn name_key(kind: Named, name: &str) -> String {
    let mut end = String::new();
    for letter in name.chars().flat_map(char::to_lowercase).filter(|letter| *letter != '\'') {
        match letter {
            'ω' => end.push_str("omega"),
            _ if letter.is_ascii_alphanumeric() => end.push(letter),
            _ => end.push('-'),
        }
    }
    match kind {
        Named::Attack => format!("battle_royal-attack-{end}"),
        Named::Ability => format!("battle_royal-ability-{end}"),
    }
}

/// What a name is the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    Attack,
    /// An Ability or an Ancient Trait.
    Ability,
}

/// The name of an attack in a sentence.
pub(super) fn attack_name(name: &str) -> Arg {
    Arg::Key(name_key(Named::Attack, name))
}

/// The name of an Ability in a sentence.
pub(super) fn ability_name(name: &str) -> Arg {
    Arg::Key(name_key(Named::Ability, name))
}

/// The name of a card in a sentence.
pub(super) fn name_of(name: &str) -> Arg {
    match pool().cards().find(|(_, card)| card.name == name) {
        Some((id, _)) => Arg::Key(id.key()),
        None => Arg::Text(name.to_owned()),
    }
}

/// Stage, types, HP, and what it evolves from.
fn kind_of_pokemon(pokemon: &PokemonCard) -> Words {
    let (key, from) = match &pokemon.stage {
        Stage::Basic => ("battle_royal-text-kind-basic", None),
        Stage::Stage1(from) => ("battle_royal-text-kind-stage-1", Some(from)),
        Stage::Stage2(from) => ("battle_royal-text-kind-stage-2", Some(from)),
    };
    let types = pokemon.types.iter().map(|of| Arg::Key(of.key().to_owned()));
    let types = listed(types, "battle_royal-text-both").unwrap_or_else(nothing);
    let words = Words::new(key).with("type", types).with("hp", pokemon.hp);
    match from {
        Some(from) => words.with("from", name_of(from)),
        None => words,
    }
}

/// Weakness, Resistance and Retreat Cost.
fn defence(pokemon: &PokemonCard) -> Words {
    let weakness = filters::types(&pokemon.weakness);
    let weakness = weakness.map(|of| Words::new("battle_royal-text-twice").with("type", of).into());
    let resistance = pokemon.resistance.iter().map(|(of, n)| -> Arg {
        Words::new("battle_royal-text-minus").with_key("type", of.key()).with("n", *n).into()
    });
    Words::new("battle_royal-text-defence")
        .with("weakness", weakness.unwrap_or_else(nothing))
        .with("resistance", listed(resistance, "battle_royal-text-both").unwrap_or_else(nothing))
        .with("retreat", pokemon.retreat)
}

fn ability_heading(ability: &Ability) -> Words {
    let key = if ability.ancient_trait { "battle_royal-text-head-trait" } else { "battle_royal-text-head-ability" };
    Words::new(key).with("name", ability_name(&ability.name))
}

/// Cost, name and damage.
fn attack_heading(attack: &Attack) -> Words {
    let damage = match attack.mode {
        Mode::Flat => attack.damage.to_string(),
        Mode::Plus => format!("{}+", attack.damage),
        Mode::Times => format!("{}×", attack.damage),
    };
    let key = if attack.damage == 0 { "battle_royal-text-head-attack" } else { "battle_royal-text-head-attack-damage" };
    let head = Words::new(key).with("cost", attack.cost.signs()).with("name", attack_name(&attack.name));
    if attack.damage == 0 { head } else { head.with("damage", damage) }
}

fn kind_of_trainer(kind: TrainerKind) -> &'static str {
    match kind {
        TrainerKind::Item => "battle_royal-text-kind-item",
        TrainerKind::Tool => "battle_royal-text-kind-tool",
        TrainerKind::Supporter => "battle_royal-text-kind-supporter",
        TrainerKind::Stadium => "battle_royal-text-kind-stadium",
    }
}
