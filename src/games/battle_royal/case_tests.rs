//! Whether the case files are about everything that the cards can do.

use std::collections::BTreeSet;
use std::path::Path;

use super::Event;
use super::cards::facts::When;
use super::cards::{Card, CardId, Face, TrainerKind, pool};
use super::game::BattleRoyal;
use crate::engine::cases;

/// What a card can do by its effects: its attacks by their number, its Ability, or the text of any other card.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deed {
    Attack(CardId, u8),
    Ability(CardId),
    Text(CardId),
    /// It works by itself for as long as it is in play.
    Works(CardId),
}

/// What stands on a card and is more than damage alone.
fn deeds(id: CardId, card: &Card) -> Vec<Deed> {
    let mut deeds = Vec::new();
    match &card.face {
        Face::Pokemon(pokemon) => {
            for (index, attack) in (0..).zip(&pokemon.attacks) {
                let counts = !attack.terms.is_empty() || !attack.ignores.is_empty();
                if counts || attack.fails_on_tails || attack.going_first || !attack.fx.ops.is_empty() {
                    deeds.push(Deed::Attack(id, index));
                }
            }
            if pokemon.ability.as_ref().is_some_and(|ability| !ability.fx.ops.is_empty()) {
                deeds.push(Deed::Ability(id));
            }
        }
        Face::Trainer(trainer) if !trainer.fx.ops.is_empty() => deeds.push(Deed::Text(id)),
        Face::Energy(energy) if !energy.fx.ops.is_empty() => deeds.push(Deed::Text(id)),
        Face::Energy(energy) if energy.provides_if.is_some() || energy.only_on.is_some() => deeds.push(Deed::Works(id)),
        Face::Trainer(_) | Face::Energy(_) => {}
    }
    if !card.works().is_empty() {
        deeds.push(Deed::Works(id));
    }
    deeds
}

/// What an event shows to have been done.
fn done(event: &Event) -> Option<Deed> {
    match *event {
        Event::Attacked { attack, .. } | Event::Copied { attack, .. } => Some(Deed::Attack(attack.card, attack.index)),
        Event::AbilityUsed { card, .. } => Some(Deed::Ability(card)),
        Event::StadiumUsed { card, .. } | Event::CardWorked { card, .. } => Some(Deed::Text(card)),
        // Energy that is discarded at the end of a turn has nothing else to do.
        Event::Detached { card, .. } => {
            card.energy().is_some_and(|energy| energy.when == When::EndOfTurn).then_some(Deed::Text(card))
        }
        // A Tool or a Stadium that is played has done nothing yet.
        Event::Played { card, .. } => {
            let at_once = |kind| matches!(kind, TrainerKind::Item | TrainerKind::Supporter);
            card.trainer().is_some_and(|trainer| at_once(trainer.kind)).then_some(Deed::Text(card))
        }
        _ => None,
    }
}

#[test]
fn every_effect_of_every_card_is_in_a_case() {
    // Tests run in the root of the repository.
    let folder = Path::new("tests/cases/battle_royal");
    let mut seen = BTreeSet::new();
    let mut named = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the folder of the cases").flatten() {
        if entry.path().extension().is_none_or(|ending| ending != "case") {
            continue;
        }
        let text = std::fs::read_to_string(entry.path()).expect("a case file");
        let file = cases::parse(&entry.path().display().to_string(), &text).expect("cases");
        let report = cases::run_telling::<BattleRoyal>(&file, &mut |event| seen.extend(done(event)));
        assert!(report.is_clean(), "{report:?}");
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        named.extend(words.filter_map(|word| pool().find(word)));
    }
    let all: Vec<Deed> = pool().cards().flat_map(|(id, card)| deeds(id, card)).collect();
    assert!(all.len() > 200, "{} effects", all.len());
    let is_missing = |deed: &&Deed| match deed {
        Deed::Works(id) => !named.contains(id),
        _ => !seen.contains(*deed),
    };
    let missing: Vec<&Deed> = all.iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "of {} effects {} are in no case: {missing:?}", all.len(), missing.len());
}
