//! Reads the three files of cards and makes sure that they can be played.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::effects::{ListId, Loaded, Op, Program};
use super::facts::{
    Ability, Attack, Card, Energy, Face, Holder, Mode, PokemonCard, ProvidesIf, Stage, Trainer, TrainerKind, When,
};
use super::filters::{Cond, MonFilter, To};
use super::format::Date;
use super::passives::Passive;
use super::types::{Type, Units};
use super::{CardId, CardSet, List, Pool};
use crate::engine::data_file;

/// The texts of the three files.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Sources<'a> {
    pub pokemon: &'a str,
    pub trainers: &'a str,
    pub energy: &'a str,
}

/// The files as they are built into the program.
pub(super) const BUILT_IN: Sources<'static> = Sources {
    pokemon: include_str!("../../../../assets/battle_royal/pokemon.ron"),
    trainers: include_str!("../../../../assets/battle_royal/trainers.ron"),
    energy: include_str!("../../../../assets/battle_royal/energy.ron"),
};

const POKEMON: &str = "assets/battle_royal/pokemon.ron";
const TRAINERS: &str = "assets/battle_royal/trainers.ron";
const ENERGY: &str = "assets/battle_royal/energy.ron";

/// More HP or damage, in points, than any card has.
const MOST_POINTS: u16 = 400;
/// A card cannot cost more to retreat.
const MOST_RETREAT: u8 = 5;
/// A card id is a byte, and one value of it stands for no card.
const MOST_CARDS: usize = 255;

/// A Pokémon as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PokemonRow {
    id: String,
    name: String,
    print: String,
    set: String,
    number: String,
    released: Date,
    stage: Stage,
    types: Vec<Type>,
    hp: u16,
    #[serde(default)]
    weakness: Vec<Type>,
    #[serde(default)]
    resistance: Vec<(Type, u16)>,
    retreat: u8,
    #[serde(default)]
    abilities: Vec<Ability>,
    attacks: Vec<Attack>,
}

/// A Trainer as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrainerRow {
    id: String,
    name: String,
    print: String,
    set: String,
    number: String,
    released: Date,
    kind: TrainerKind,
    #[serde(default)]
    when: When,
    #[serde(default)]
    play_if: Vec<Cond>,
    #[serde(default)]
    cond: Vec<Cond>,
    #[serde(default)]
    orient: bool,
    #[serde(default)]
    cost: Program,
    #[serde(default)]
    works: Vec<Passive>,
    #[serde(default)]
    fx: Program,
}

/// Energy as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EnergyRow {
    id: String,
    name: String,
    print: String,
    set: String,
    number: String,
    released: Date,
    #[serde(default)]
    basic: bool,
    provides: Units,
    #[serde(default)]
    provides_if: Option<ProvidesIf>,
    #[serde(default)]
    only_on: Option<MonFilter>,
    #[serde(default)]
    holder: Option<Holder>,
    #[serde(default)]
    when: When,
    #[serde(default)]
    works: Vec<Passive>,
    #[serde(default)]
    fx: Program,
    #[serde(default)]
    outside: Option<Type>,
}

impl From<PokemonRow> for Card {
    fn from(row: PokemonRow) -> Self {
        let PokemonRow { id, name, print, set, number, released, stage, types, hp, .. } = row;
        let PokemonRow { weakness, resistance, retreat, abilities, attacks, .. } = row;
        let ability = abilities.into_iter().next();
        let face = PokemonCard { stage, types, hp, weakness, resistance, retreat, ability, attacks };
        Self { id, name, print, set, number, released, face: Face::Pokemon(face) }
    }
}

impl From<TrainerRow> for Card {
    fn from(row: TrainerRow) -> Self {
        let TrainerRow { id, name, print, set, number, released, .. } = row;
        let TrainerRow { kind, when, play_if, cond, orient, cost, works, fx, .. } = row;
        let face = Trainer { kind, when, play_if, cond, orient, cost, works, fx };
        Self { id, name, print, set, number, released, face: Face::Trainer(face) }
    }
}

impl From<EnergyRow> for Card {
    fn from(row: EnergyRow) -> Self {
        let EnergyRow { id, name, print, set, number, released, .. } = row;
        let EnergyRow { basic, provides, provides_if, only_on, holder, when, works, fx, outside, .. } = row;
        let outside = if basic { provides.by_type().map(|(of, _)| of).next() } else { outside };
        let face = Energy { basic, provides, provides_if, only_on, holder, when, works, fx, outside };
        Self { id, name, print, set, number, released, face: Face::Energy(face) }
    }
}

/// Reads the cards, or says what is wrong first, with file, line and card.
pub(in super::super) fn read(from: Sources<'_>) -> Result<Pool, String> {
    let mut found: Vec<(Card, &str, &str)> = Vec::new();
    for row in rows::<PokemonRow>(POKEMON, from.pokemon)? {
        if row.abilities.len() > 1 {
            let sentence = format!("{} has {} Abilities; write one at most", row.id, row.abilities.len());
            return Err(wrong(POKEMON, from.pokemon, &row.id, &sentence));
        }
        found.push((row.into(), POKEMON, from.pokemon));
    }
    found.extend(rows::<TrainerRow>(TRAINERS, from.trainers)?.into_iter().map(|row| {
        let card: Card = row.into();
        (card, TRAINERS, from.trainers)
    }));
    found.extend(rows::<EnergyRow>(ENERGY, from.energy)?.into_iter().map(|row| {
        let card: Card = row.into();
        (card, ENERGY, from.energy)
    }));
    if found.len() > MOST_CARDS {
        return Err(format!("{POKEMON}:1: there are {} cards in all; {MOST_CARDS} is the most", found.len()));
    }
    let mut pool = Pool::default();
    for (place, (card, file, text)) in found.iter().enumerate() {
        check(card).map_err(|sentence| wrong(file, text, &card.id, &sentence))?;
        if pool.by_id.insert(card.id.clone(), CardId(place as u8)).is_some() {
            let sentence = format!("there is a card {} already; rename or remove one of both", card.id);
            return Err(wrong(file, text, &card.id, &sentence));
        }
    }
    let names: Vec<&str> = found.iter().map(|(card, ..)| card.name.as_str()).collect();
    for (card, file, text) in &found {
        let Face::Pokemon(pokemon) = &card.face else { continue };
        if let Some(from) = pokemon.stage.evolves_from().filter(|from| !names.contains(from)) {
            let sentence = format!("{} evolves from {from}, which is not a card; add it or correct the name", card.id);
            return Err(wrong(file, text, &card.id, &sentence));
        }
    }
    let cards: Vec<Card> = found.iter().map(|(card, ..)| card.clone()).collect();
    for (id, card) in (0..).map(CardId).zip(&cards) {
        let uses = &mut pool.uses;
        let set = match &card.face {
            Face::Pokemon(PokemonCard { stage: Stage::Basic, .. }) => &mut uses.benched,
            Face::Pokemon(_) => &mut uses.evolved,
            Face::Energy(_) | Face::Trainer(Trainer { kind: TrainerKind::Tool, .. }) => &mut uses.attached,
            Face::Trainer(_) => &mut uses.played,
        };
        set.insert(id);
    }
    pool.before = cards.iter().map(|card| before(&cards, card)).collect();
    pool.long_before = cards.iter().zip(&pool.before).map(|(card, before)| long_before(&pool, card, before)).collect();
    for (mut card, ..) in found {
        let id = card.id.clone();
        for (part, program) in card.programs_mut() {
            name_lists(&mut pool.lists, format!("{id}:{part}"), program, &cards);
        }
        pool.cards.push(card);
    }
    Ok(pool)
}

/// The cards that a card evolves from.
fn before(cards: &[Card], card: &Card) -> CardSet {
    let Face::Pokemon(pokemon) = &card.face else { return CardSet::default() };
    let from = pokemon.stage.evolves_from();
    let named = |(_, other): &(CardId, &Card)| from == Some(other.name.as_str());
    (0..).map(CardId).zip(cards).filter(named).map(|(id, _)| id).collect()
}

/// The cards that those evolve from that a Stage 2 card evolves from.
fn long_before(pool: &Pool, card: &Card, before: &CardSet) -> CardSet {
    match &card.face {
        Face::Pokemon(PokemonCard { stage: Stage::Stage2(_), .. }) => {
            before.iter().flat_map(|middle| pool.before[middle.index()].iter()).collect()
        }
        _ => CardSet::default(),
    }
}

fn rows<T: DeserializeOwned>(file: &str, text: &str) -> Result<Vec<T>, String> {
    data_file::read(file, text)
}

fn wrong(file: &str, text: &str, id: &str, sentence: &str) -> String {
    data_file::wrong(file, text, &format!("id: \"{id}\""), sentence)
}

/// Gives a list and those that it may run their names, and finds the cards that fit what it asks for.
fn name_lists(lists: &mut Vec<List>, name: String, program: &mut Program, cards: &[Card]) {
    let id = ListId(lists.len() as u16);
    program.list = id;
    lists.push(List { name: name.clone(), ops: Vec::new() });
    for (number, op) in (1..).zip(&mut program.ops) {
        match op.loaded() {
            Loaded::Filter(filter) => filter.find(cards),
            Loaded::Branch(branch) => name_lists(lists, format!("{name}.{number}"), branch, cards),
            Loaded::Nothing => {}
        }
    }
    lists[usize::from(id.0)].ops.clone_from(&program.ops);
}

/// What is wrong with a card by itself.
fn check(card: &Card) -> Result<(), String> {
    let id = &card.id;
    let letters = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if id.is_empty() || !id.bytes().all(letters) {
        return Err(format!("`{id}` is not a name of a card; write small letters, digits and hyphens"));
    }
    if card.name.is_empty() {
        return Err(format!("{id} has no name; write the one that is printed"));
    }
    match &card.face {
        Face::Pokemon(pokemon) => check_pokemon(id, pokemon),
        Face::Trainer(trainer) => check_trainer(id, trainer),
        Face::Energy(energy) => check_energy(id, energy),
    }
}

fn check_pokemon(id: &str, pokemon: &PokemonCard) -> Result<(), String> {
    if !(1..=2).contains(&pokemon.types.len()) {
        return Err(format!("{id}: types: there are {}; write one or two", pokemon.types.len()));
    }
    if pokemon.hp == 0 || !pokemon.hp.is_multiple_of(10) || pokemon.hp > MOST_POINTS {
        return Err(format!("{id}: hp: {} cannot be; write tens up to {MOST_POINTS}", pokemon.hp));
    }
    if pokemon.retreat > MOST_RETREAT {
        return Err(format!("{id}: retreat: {} is too much; {MOST_RETREAT} is the most", pokemon.retreat));
    }
    if pokemon.attacks.len() > 2 || pokemon.attacks.is_empty() && pokemon.ability.is_none() {
        let count = pokemon.attacks.len();
        return Err(format!("{id}: attacks: there are {count}; write two at most, and one if it has no Ability"));
    }
    if let Some(ability) = &pokemon.ability {
        let part = format!("{id}, {}", ability.name);
        check_when(&part, ability.when, &ability.works, &ability.fx)?;
        check_list(&part, &ability.cost, false)?;
        check_list(&part, &ability.fx, false)?;
    }
    pokemon.attacks.iter().try_for_each(|attack| check_attack(&format!("{id}, {}", attack.name), attack))
}

fn check_attack(part: &str, attack: &Attack) -> Result<(), String> {
    if !attack.damage.is_multiple_of(10) || attack.damage > MOST_POINTS {
        return Err(format!("{part}: damage: {} cannot be; write tens up to {MOST_POINTS}", attack.damage));
    }
    if attack.cost.has_every() {
        return Err(format!("{part}: cost: `*` is provided, but never asked for; write C"));
    }
    let terms = attack.terms.len();
    if (attack.mode == Mode::Flat) != (terms == 0) && (attack.mode, terms) != (Mode::Plus, 0) {
        return Err(format!("{part}: {terms} terms do not belong to mode {:?}; change one", attack.mode));
    }
    let chosen = |op: &&Op| matches!(op, Op::Damage { to: To::One(_), .. });
    if attack.fx.ops.iter().filter(chosen).count() > 1 {
        return Err(format!("{part}: fx: only one effect of an attack can have victims that are chosen (B-11)"));
    }
    check_list(part, &attack.fx, true)
}

fn check_trainer(id: &str, trainer: &Trainer) -> Result<(), String> {
    use TrainerKind::{Item, Stadium, Supporter};
    match trainer.kind {
        Item | Supporter if trainer.fx.ops.is_empty() || trainer.when != When::Passive => {
            return Err(format!(
                "{id}: an Item or a Supporter has effects when it is played: write `fx`, and no `when`"
            ));
        }
        Item | Supporter => {}
        _ => check_when(id, trainer.when, &trainer.works, &trainer.fx)?,
    }
    if trainer.orient && trainer.kind != Stadium {
        return Err(format!("{id}: orient: only a Stadium has two sides; leave it out"));
    }
    check_list(id, &trainer.cost, false)?;
    check_list(id, &trainer.fx, false)
}

fn check_energy(id: &str, energy: &Energy) -> Result<(), String> {
    if energy.provides.count() == 0 {
        return Err(format!("{id}: provides: it provides nothing; write letters like `M`"));
    }
    let special = energy.provides_if.is_some()
        || energy.only_on.is_some()
        || energy.holder.is_some()
        || !energy.works.is_empty()
        || !energy.fx.ops.is_empty();
    if energy.basic && (special || energy.provides.count() != 1 || energy.outside.is_none()) {
        return Err(format!("{id}: basic Energy provides one unit of its type and does nothing else"));
    }
    check_when(id, energy.when, &energy.works, &energy.fx)?;
    check_list(id, &energy.fx, false)
}

/// What works by itself has no time, and what is done at a time has effects.
fn check_when(part: &str, when: When, works: &[Passive], fx: &Program) -> Result<(), String> {
    if (when == When::Passive) == fx.ops.is_empty() && (works.is_empty() || when == When::Passive) {
        return Ok(());
    }
    Err(format!("{part}: `works` is for what works by itself, `fx` with `when` for what is done at a time; change one"))
}

/// What is wrong with a list of effects.
fn check_list(part: &str, program: &Program, attack: bool) -> Result<(), String> {
    for op in &program.ops {
        let of_target = |to: &To| matches!(to, To::Target | To::NewActive);
        let odd = match op {
            Op::Damage { to, .. } => !attack || *to == To::Attacker,
            Op::Status { to, .. } | Op::Last { to, .. } | Op::DiscardEnergy { from: to, .. } => {
                !attack && of_target(to)
            }
            Op::LockItems | Op::CopyAttack(_) | Op::MoveCounters(_) => !attack,
            Op::Survive(_) | Op::ExpShare | Op::DiscardThis | Op::EndTurn | Op::RareCandy => attack,
            _ => false,
        };
        if odd {
            return Err(format!("{part}: {op:?} has no meaning {}", if attack { "in an attack" } else { "here" }));
        }
        if let Op::Counters { n: 0, .. } | Op::Search { n: 0, .. } | Op::Draw { n: 0, .. } = op {
            return Err(format!("{part}: {op:?} does nothing; write 1 at least"));
        }
        if let Op::Damage { n, .. } | Op::Heal { n, .. } | Op::Survive(n) = op
            && (*n == 0 || !n.is_multiple_of(10) || *n > MOST_POINTS)
        {
            return Err(format!("{part}: {n} points cannot be; write tens up to {MOST_POINTS}"));
        }
        if let Some(branch) = op.branch() {
            check_list(part, branch, attack)?;
        }
    }
    Ok(())
}
