//! Which cards and which Pokémon an effect is about, and what has to be true for it (9.4: filters, selectors, conditions).

use std::ops::Deref;

use serde::Deserialize;

use super::facts::{Card, Face, TrainerKind};
use super::types::Type;
use super::{CardId, CardSet};

/// Kinds of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Kind {
    #[default]
    Any,
    Pokemon,
    /// Items; a Tool is none.
    Item,
    Supporter,
    /// Items, Tools, Supporters and Stadiums.
    Trainer,
    /// Basic and Special Energy.
    Energy,
    BasicEnergy,
}

/// Whether a Pokémon has evolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum StageIs {
    Basic,
    /// Stage 1 or Stage 2.
    Evolution,
}

/// Properties that are printed on a card; all of them have to hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardFilter {
    pub kind: Kind,
    pub stage: Option<StageIs>,
    /// One of these types; of an Energy card the type of a basic one, or the one it has outside of play (9.3).
    pub types: Vec<Type>,
    /// Printed HP at most so many.
    pub hp_le: Option<u16>,
}

impl CardFilter {
    /// Whether every card fits, so that one is searched for without naming a property (B-6).
    pub fn is_any(&self) -> bool {
        *self == Self::default()
    }

    fn fits(&self, card: &Card) -> bool {
        let kind = match (&card.face, self.kind) {
            (_, Kind::Any)
            | (Face::Pokemon(_), Kind::Pokemon)
            | (Face::Trainer(_), Kind::Trainer)
            | (Face::Energy(_), Kind::Energy) => true,
            (Face::Trainer(trainer), Kind::Item) => trainer.kind == TrainerKind::Item,
            (Face::Trainer(trainer), Kind::Supporter) => trainer.kind == TrainerKind::Supporter,
            (Face::Energy(energy), Kind::BasicEnergy) => energy.basic,
            _ => false,
        };
        if !kind {
            return false;
        }
        match &card.face {
            Face::Pokemon(pokemon) => {
                self.stage.is_none_or(|stage| pokemon.stage.is(stage))
                    && (self.types.is_empty() || self.types.iter().any(|of| pokemon.types.contains(of)))
                    && self.hp_le.is_none_or(|most| pokemon.hp <= most)
            }
            Face::Energy(energy) => {
                self.stage.is_none()
                    && self.hp_le.is_none()
                    && (self.types.is_empty() || energy.outside.is_some_and(|of| self.types.contains(&of)))
            }
            Face::Trainer(_) => self.stage.is_none() && self.types.is_empty() && self.hp_le.is_none(),
        }
    }
}

/// A card fits if it fits one of these.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(from = "Vec<CardFilter>")]
pub struct Filter {
    any_of: Vec<CardFilter>,
    /// The cards that fit, found when the cards are loaded.
    cards: CardSet,
}

impl From<Vec<CardFilter>> for Filter {
    fn from(any_of: Vec<CardFilter>) -> Self {
        Self { any_of, cards: CardSet::default() }
    }
}

impl Deref for Filter {
    type Target = [CardFilter];

    fn deref(&self) -> &[CardFilter] {
        &self.any_of
    }
}

impl Filter {
    /// Whether a card fits.
    #[inline]
    pub fn fits(&self, card: CardId) -> bool {
        self.cards.contains(card)
    }

    /// Finds the cards that fit.
    pub(super) fn find(&mut self, cards: &[Card]) {
        let fits = |card: &Card| self.any_of.iter().any(|one| one.fits(card));
        self.cards = (0..).map(CardId).zip(cards).filter(|(_, card)| fits(card)).map(|(id, _)| id).collect();
    }
}

/// Properties of a Pokémon in play; all of them have to hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MonFilter {
    pub stage: Option<StageIs>,
    pub types: Vec<Type>,
    /// It has a damage counter.
    pub damaged: bool,
    /// It has an Ability that is not switched off; an Ancient Trait is none.
    pub has_ability: bool,
    pub not_name: Option<String>,
    /// A basic Energy card of this type is attached to it.
    pub basic_energy: Option<Type>,
}

/// Whose Pokémon, seen from the controller of the effect (O-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Who {
    Me,
    /// Those of the opponent: in an attack the target's owner, of a lasting effect the bound one, else the chosen one (5).
    Opponent,
    Anyone,
    /// Those of whoever that half of the Stadium faces.
    Facing,
}

/// Where Pokémon are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Zone {
    /// Active or Benched.
    #[default]
    Play,
    Active,
    Bench,
}

/// Some Pokémon in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub who: Who,
    #[serde(default)]
    pub zone: Zone,
    #[serde(default)]
    pub filter: MonFilter,
}

/// Which Pokémon an effect is done to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum To {
    /// The Pokémon with the attack or Ability, or the one that the card is attached to.
    Source,
    Target,
    /// The attacker, in a reaction (B-12).
    Attacker,
    /// The one that the last `Gust` of this list has brought in.
    NewActive,
    /// The one that has set the effect off by moving.
    Moved,
    /// One of these, chosen by the controller.
    One(Group),
    Each(Group),
}

/// Whose last turn a Knock Out is looked for in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum LastTurnOf {
    /// That of the target's owner (F04, F05).
    TargetOwner,
    /// That of any living opponent (F17).
    AnyOpponent,
}

/// What has to be true.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Cond {
    /// The target of the attack fits.
    Target(MonFilter),
    /// An own Pokémon was Knocked Out during the latest finished turn of that player.
    KnockOut {
        of: LastTurnOf,
        #[serde(default)]
        by_attack: bool,
        /// One of one of these types, if any is given.
        #[serde(default)]
        types: Vec<Type>,
    },
    /// The target's owner has at most so many Prizes left.
    TargetOwnerPrizes(u8),
    /// More own Prizes are left than of the chosen or bound opponent.
    Behind,
    /// At least one Stadium is in play.
    StadiumInPlay,
    /// The effect before this one in its list has changed something (O-4).
    PreviousDone,
    Active,
    Benched,
    /// An Energy card is attached to this Pokémon.
    HasEnergy,
    /// A unit of this type is attached to this Pokémon.
    HasEnergyOf(Type),
    /// It is not the own first turn.
    NotFirstTurn,
    HolderType(Type),
    /// The holder had no damage counter before this attack.
    FullHp,
    /// The attacker belongs to another seat.
    OpponentsAttack,
}

#[cfg(test)]
mod tests {
    use super::super::effects::Loaded;
    use super::super::pool;

    #[test]
    fn the_cards_that_are_found_are_those_that_fit() {
        let mut asked = 0;
        for op in pool().lists.iter().flat_map(|list| &list.ops) {
            let mut op = op.clone();
            let Loaded::Filter(filter) = op.loaded() else { continue };
            let filter = filter.clone();
            for (id, card) in pool().cards() {
                assert_eq!(filter.fits(id), filter.iter().any(|one| one.fits(card)), "{id} in {op:?}");
                asked += u32::from(filter.fits(id));
            }
        }
        assert!(asked > 0);
    }

    #[test]
    fn cards_evolve_from_those_of_the_name_on_them() {
        for (id, card) in pool().cards() {
            let from = id.pokemon().and_then(|pokemon| pokemon.stage.evolves_from());
            for (other, before) in pool().cards() {
                assert_eq!(id.before().contains(other), from == Some(before.name.as_str()), "{id} from {other}");
            }
            assert!(
                id.long_before().iter().all(|first| id.before().iter().any(|it| it.before().contains(first))),
                "{card:?}"
            );
        }
    }
}
