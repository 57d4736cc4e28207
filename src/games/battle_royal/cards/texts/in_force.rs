//! What is in force on "this Pokémon", in the words of the cards that it comes from.

use super::super::effects::{Lasting, Op};
use super::super::passives::Passive;
use super::super::{CardId, Face};
use super::{Speaker, effects, joined, occasions, passives, sentence};
use crate::engine::Words;

/// What works by itself, as the card says it on which it stands.
pub fn works(card: CardId, passive: &Passive) -> Words {
    let speaker = match &card.card().face {
        Face::Pokemon(_) => Speaker::Ability,
        Face::Trainer(trainer) => occasions::speaker(trainer),
        Face::Energy(_) => Speaker::Attached { holder: Default::default() },
    };
    sentence(passives::clause(passive, &speaker))
}

/// What an attack has left behind on this Pokémon, without the turn in which it lasts.
pub fn lasts(effect: &Lasting) -> Words {
    sentence(effects::lasting(effect, Speaker::Ability.source()))
}

/// What makes attacks stronger in this turn.
pub fn boosts(op: &Op) -> Option<Words> {
    joined(effects::clauses(std::slice::from_ref(op), &Speaker::Trainer).into_iter().map(sentence))
}
