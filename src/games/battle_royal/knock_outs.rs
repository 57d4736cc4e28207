//! Knock Outs and the Prizes for them (3.7, 4.6).
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::facts::{Face, When};
use super::cards::filters::Cond;
use super::cards::{CardId, ListId};
use super::pokemon::{PokemonId, PokemonSet, Stamp};
use super::position::PublicState;
use super::tasks::{KnockOuts, Strike, Task};
use super::{fitting, modifiers};

impl Default for KnockOuts {
    fn default() -> Self {
        Self {
            batch: PokemonSet::NONE,
            found: false,
            tried: Default::default(),
            triggers: Default::default(),
            told: false,
        }
    }
}

/// The placement that brought a Pokémon down; the current player's if none was noted.
pub(super) fn fatal(table: &PublicState, id: PokemonId) -> Stamp {
    let noted = table.mon(id).and_then(|mon| mon.fatal);
    noted.unwrap_or(Stamp { seat: table.current(), by_attack: false })
}

/// The attack that is being resolved.
fn running(table: &PublicState) -> Option<Strike> {
    table.tasks.iter().rev().find_map(Task::strike).copied()
}

/// The cards that could save a Pokémon that is down by damage of an attack and have not been tried (3.7).
fn saviours(table: &PublicState, outs: &KnockOuts, id: PokemonId) -> Vec<CardId> {
    let stamp = fatal(table, id);
    let Some(mon) = table.mon(id).filter(|_| stamp.by_attack) else { return Vec::new() };
    let opposing = stamp.seat != id.seat();
    let unhurt = running(table).is_some_and(|strike| strike.unhurt.contains(id));
    let holds = |cond: &Cond| match cond {
        Cond::FullHp => unhurt,
        Cond::OpponentsAttack => opposing,
        Cond::Target(_)
        | Cond::KnockOut { .. }
        | Cond::TargetOwnerPrizes(_)
        | Cond::Behind
        | Cond::StadiumInPlay
        | Cond::PreviousDone
        | Cond::Active
        | Cond::Benched
        | Cond::HasEnergy
        | Cond::HasEnergyOf(_)
        | Cond::NotFirstTurn
        | Cond::HolderType(_) => fitting::holds_for(table, id, cond),
    };
    let mut cards = Vec::new();
    if let Some(ability) = modifiers::ability(table, id)
        && ability.when == When::WouldBeKnockedOut
        && ability.cond.iter().all(holds)
    {
        cards.push(mon.card());
    }
    if let Some(tool) = mon.tool
        && tool.trainer().is_some_and(|it| it.when == When::WouldBeKnockedOut && it.cond.iter().all(holds))
    {
        cards.push(tool);
    }
    cards.retain(|&card| !outs.tried.contains(&(id, card)));
    cards
}

/// Whoever is to be saved next, and by what.
pub(super) fn next_saviours(table: &PublicState, outs: &KnockOuts) -> Option<(PokemonId, Vec<CardId>)> {
    let tried = |id: &PokemonId| modifiers::hp_left(table, *id) == 0;
    outs.batch.iter().filter(tried).map(|id| (id, saviours(table, outs, id))).find(|(_, cards)| !cards.is_empty())
}

/// The list that a trigger runs.
pub(super) fn list_of(card: CardId) -> ListId {
    match &card.card().face {
        Face::Pokemon(pokemon) => pokemon.ability.as_ref().map_or(ListId::default(), |ability| ability.fx.list),
        Face::Trainer(trainer) => trainer.fx.list,
        Face::Energy(energy) => energy.fx.list,
    }
}
