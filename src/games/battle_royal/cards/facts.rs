//! What stands on a card.

use serde::Deserialize;

use super::effects::Program;
use super::filters::{Cond, MonFilter, StageIs};
use super::format::Date;
use super::passives::Passive;
use super::types::{Type, Units};

/// When a card or an Ability does something (9.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum When {
    /// By itself for as long as it is in play; Items and Supporters: when played.
    #[default]
    Passive,
    /// Activated in the own main phase, once per Pokémon and turn.
    OncePerTurn,
    /// Activated in the own main phase as often as wanted.
    AnyNumber,
    /// When it was played from the hand to the Bench.
    PlayedToBench,
    /// When it was played from the hand onto a Pokémon.
    Evolved,
    /// When it moves from the Bench to an Active Spot in the own turn.
    MovedToActive,
    /// When this Pokémon or the holder would be Knocked Out by damage of an attack.
    WouldBeKnockedOut,
    /// When this Pokémon or the holder is Knocked Out by damage of an opponent's attack.
    KnockedOut,
    /// When an own Active Pokémon is Knocked Out by damage of an opponent's attack.
    OwnActiveKnockedOut,
    /// A Stadium that every player may use once in each own turn.
    EachPlayerOncePerTurn,
    /// When it is attached from the hand.
    Attached,
    /// When it is attached from the hand to a Benched Pokémon.
    AttachedToBenched,
    /// When the holder is Active and damaged by an opponent's attack.
    Damaged,
    /// Each time an Active Pokémon of the current player moves to his Bench.
    ActiveMovedToBench,
    /// At the end of every turn.
    EndOfTurn,
}

/// Stage of a Pokémon, and the name of what it evolves from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Stage {
    Basic,
    Stage1(String),
    Stage2(String),
}

impl Stage {
    /// Whether it is that.
    #[inline]
    pub fn is(&self, stage: StageIs) -> bool {
        (*self == Self::Basic) == (stage == StageIs::Basic)
    }

    /// The name of the Pokémon that it evolves from.
    pub fn evolves_from(&self) -> Option<&str> {
        match self {
            Self::Basic => None,
            Self::Stage1(from) | Self::Stage2(from) => Some(from),
        }
    }
}

/// An Ability or an Ancient Trait.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    pub name: String,
    /// It is an Ancient Trait, which is no Ability.
    #[serde(default)]
    pub ancient_trait: bool,
    #[serde(default)]
    pub when: When,
    /// An Ability that works by itself does so once a turn at most.
    #[serde(default)]
    pub once_per_turn: bool,
    #[serde(default)]
    pub cond: Vec<Cond>,
    #[serde(default)]
    pub optional: bool,
    /// Abilities of the same name count once.
    #[serde(default)]
    pub unique: bool,
    #[serde(default)]
    pub cost: Program,
    #[serde(default)]
    pub works: Vec<Passive>,
    #[serde(default)]
    pub fx: Program,
}

impl Ability {
    /// Whether it is activated (B-10).
    pub fn is_activated(&self) -> bool {
        matches!(self.when, When::OncePerTurn | When::AnyNumber)
    }
}

/// How the damage of an attack is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Mode {
    /// `100`: just that.
    #[default]
    Flat,
    /// `100+`: that and the terms.
    Plus,
    /// `20×`: the terms alone.
    Times,
}

/// What a term of the damage counts, before any damage is placed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Counted {
    MyBench,
    /// Units of this type on the attacker.
    EnergyOnSelf(Type),
    EnergyOnTarget,
    EnergyOnBoth,
    CountersOnSelf,
    CountersOnTarget,
    /// Damage counters on all Pokémon of the target's owner.
    CountersOnTargetSide,
    /// The Retreat Cost of the target that is in force (B-9).
    RetreatOfTarget,
    /// Heads among so many coins.
    Heads(u8),
    /// One if it is true.
    If(Cond),
}

/// So much damage for each of what is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub struct Term(pub u16, pub Counted);

/// What the printed damage leaves out of account (3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Ignored {
    Weakness,
    Resistance,
    /// Step 5 and the prevention of step 6.
    Effects,
}

/// Attack as printed: cost, damage and what else it does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    pub name: String,
    /// Energy that has to be attached.
    pub cost: Units,
    #[serde(default)]
    pub damage: u16,
    #[serde(default)]
    pub mode: Mode,
    #[serde(default)]
    pub terms: Vec<Term>,
    /// What it leaves out of account.
    #[serde(default)]
    pub ignores: Vec<Ignored>,
    /// One coin; tails: it does nothing.
    #[serde(default)]
    pub fails_on_tails: bool,
    /// It can be used in the own first turn by whoever goes first.
    #[serde(default)]
    pub going_first: bool,
    #[serde(default)]
    pub fx: Program,
}

/// A Pokémon card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PokemonCard {
    pub stage: Stage,
    /// One type or two.
    pub types: Vec<Type>,
    pub hp: u16,
    /// Attackers of these types do twice the damage.
    pub weakness: Vec<Type>,
    /// Attackers of these types do so much less.
    pub resistance: Vec<(Type, u16)>,
    /// Energy units for a retreat.
    pub retreat: u8,
    /// Its Ability or Ancient Trait.
    pub ability: Option<Ability>,
    pub attacks: Vec<Attack>,
}

/// Kinds of Trainers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum TrainerKind {
    /// Any number a turn.
    Item,
    /// Attached to a Pokémon, one each.
    Tool,
    /// One a turn.
    Supporter,
    /// One a turn; stays in play.
    Stadium,
}

/// A Trainer card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trainer {
    pub kind: TrainerKind,
    pub when: When,
    /// What has to be true for it to be played.
    pub play_if: Vec<Cond>,
    /// What has to be true for it to do something.
    pub cond: Vec<Cond>,
    /// Its player chooses which half faces him, and whom the other one faces.
    pub orient: bool,
    pub cost: Program,
    pub works: Vec<Passive>,
    pub fx: Program,
}

/// Other Energy that a card provides while something is true.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvidesIf {
    pub cond: Vec<Cond>,
    pub provides: Units,
}

/// The holder on whom alone a Special Energy has its effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holder {
    #[serde(rename = "type")]
    pub of: Type,
    #[serde(default)]
    pub active: bool,
}

/// An Energy card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Energy {
    pub basic: bool,
    pub provides: Units,
    /// What it provides otherwise.
    pub provides_if: Option<ProvidesIf>,
    /// It can be attached only to such a Pokémon; on any other it is discarded.
    pub only_on: Option<MonFilter>,
    /// The holder on whom alone it has its effects.
    pub holder: Option<Holder>,
    pub when: When,
    pub works: Vec<Passive>,
    pub fx: Program,
    /// Its type outside of play: of a basic one what it provides, of a Special one what its text says.
    pub outside: Option<Type>,
}

/// The face of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    Pokemon(PokemonCard),
    Trainer(Trainer),
    Energy(Energy),
}

/// A card of the pool.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// What it is called in notation, decks and locale keys: name and set, `zacian-crz`.
    pub id: String,
    /// Its name, which is what evolution, singleton decks and Stadiums go by.
    pub name: String,
    /// The printing, as card databases call it; bans go by it.
    pub print: String,
    pub set: String,
    pub number: String,
    /// The day its set was released.
    pub released: Date,
    pub face: Face,
}

impl Card {
    /// Set and number, as deck lists write them: `CRZ 94`.
    pub fn printing(&self) -> String {
        format!("{} {}", self.set, self.number)
    }

    /// What it does by itself for as long as it is in play, of whatever kind it is.
    pub fn works(&self) -> &[Passive] {
        match &self.face {
            Face::Pokemon(pokemon) => pokemon.ability.as_ref().map_or(&[], |ability| &ability.works),
            Face::Trainer(trainer) => &trainer.works,
            Face::Energy(energy) => &energy.works,
        }
    }

    /// All lists of effects on it, each with the part of the card that it belongs to.
    pub(super) fn programs_mut(&mut self) -> Vec<(String, &mut Program)> {
        match &mut self.face {
            Face::Pokemon(pokemon) => {
                let ability = pokemon.ability.iter_mut();
                let ability = ability.flat_map(|ability| {
                    [("ability-cost".to_owned(), &mut ability.cost), ("ability".to_owned(), &mut ability.fx)]
                });
                let attacks = (1..).zip(&mut pokemon.attacks);
                ability.chain(attacks.map(|(number, attack)| (format!("attack{number}"), &mut attack.fx))).collect()
            }
            Face::Trainer(trainer) => {
                vec![("cost".to_owned(), &mut trainer.cost), ("text".to_owned(), &mut trainer.fx)]
            }
            Face::Energy(energy) => vec![("text".to_owned(), &mut energy.fx)],
        }
    }
}
