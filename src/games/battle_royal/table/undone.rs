//! What could still be done in a turn that somebody is about to end: only what is of use for certain, not all that is legal.

use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::{CardId, Face};
use crate::games::battle_royal::main_phase::{self, is_basic};
use crate::games::battle_royal::pokemon::{Pokemon, PokemonId};
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::tasks::Phase;
use crate::games::battle_royal::{Action, View, attacks, energy, modifiers};

/// Benched Pokémon that can fill both Active Spots: fewer leave one empty when it matters.
const RESERVE: u32 = 2;

/// A sentence for each kind of thing that is left: attacks, evolutions, Energy that is lacking, Pokémon for an all but empty Bench.
pub fn undone(view: &View, seat: Seat) -> Vec<Words> {
    let table = &view.table;
    let said = |name: &str| Words::new(format!("battle_royal-left-{name}"));
    let mut left = Vec::new();
    match attackers(table, seat).as_slice() {
        [] => {}
        [one] => left.push(said("attack").with_key("card", one.key())),
        [one, other, ..] => left.push(said("attacks").with_key("card", one.key()).with_key("other", other.key())),
    }
    if table.phase != Phase::Main {
        return left;
    }
    let hand = || view.hands[seat.index()].iter().filter_map(|glimpse| glimpse.card);
    let own = || table.each_of(table.mons(seat));
    let evolves = |card: CardId| {
        let from = main_phase::evolves_from(card)?;
        own().find(|(id, mon)| main_phase::evolves(table, *id, mon, from).is_ok()).map(|(_, mon)| (card, mon.card()))
    };
    if let Some((card, mon)) = hand().find_map(evolves) {
        left.push(said("evolve").with_key("card", card.key()).with_key("mon", mon.key()));
    }
    let fed = |card: CardId| {
        let fits = |(id, mon): &(PokemonId, &Pokemon)| is_fed(table, *id, mon, card);
        matches!(card.card().face, Face::Energy(_))
            .then(|| own().find(fits))
            .flatten()
            .map(|(_, mon)| (card, mon.card()))
    };
    if let Some((card, mon)) = hand().find_map(fed) {
        left.push(said("energy").with_key("card", card.key()).with_key("mon", mon.key()));
    }
    let reserve = table.bench(seat).iter().count() as u32;
    if reserve < RESERVE && modifiers::free_bench(table, seat) > 0 {
        let basic = hand().find(|card| card.pokemon().is_some_and(is_basic));
        left.extend(basic.map(|card| said("bench").with_key("card", card.key()).with("count", reserve)));
    }
    left
}

/// The Pokémon that can still attack somebody.
fn attackers(table: &PublicState, seat: Seat) -> Vec<CardId> {
    let mut list = Vec::new();
    if seat == table.current() {
        attacks::list(table, seat, &mut list);
    }
    let mut mons: Vec<PokemonId> = list
        .iter()
        .filter_map(|action| match action {
            Action::Attack { mon, target: Some(_), .. } => Some(*mon),
            _ => None,
        })
        .collect();
    mons.dedup();
    mons.iter().filter_map(|id| table.mon(*id)).map(Pokemon::card).collect()
}

/// Whether an Energy card brings a Pokémon nearer to an attack that it cannot pay for yet.
fn is_fed(table: &PublicState, id: PokemonId, mon: &Pokemon, card: CardId) -> bool {
    let has = energy::units(table, id);
    let mut then = has;
    then.add(energy::provided(table, id, card));
    let nearer = |cost| then.lacks(cost).count() < has.lacks(cost).count();
    main_phase::attaches(table, id, mon, card).is_ok() && mon.pokemon().attacks.iter().any(|it| nearer(it.cost))
}

#[cfg(test)]
mod tests {
    use super::super::buttons::button;
    use super::super::ids;
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Viewer};
    use crate::games::battle_royal::BattleRoyal;

    /// What is said before the turn ends, by its keys; a sentence of two parts is both.
    fn left(position: &str) -> Vec<String> {
        let state = BattleRoyal::parse_position(position).expect("a position");
        let view = BattleRoyal::view(&state, Viewer::Seat(Seat(0)));
        let option = ids::option(Action::EndTurn).expect("an option");
        let sentences = undone(&view, Seat(0));
        assert_eq!(button(&view, Seat(0), option).warns, !sentences.is_empty(), "{position}");
        sentences.into_iter().map(|words| words.key.trim_start_matches("battle_royal-left-").to_owned()).collect()
    }

    #[test]
    fn a_turn_with_something_useful_undone_does_not_end_unasked() {
        let mons = "mon A1 a zacian-crz\nmon A2 b dialga-cel\nmon A3 bench mareep-evs\nmon A4 bench ralts-asr\nmon B1 a snorlax-viv";
        let with = |more: &str| left(&format!("{mons}\n{more}"));
        assert_eq!(with(""), Vec::<String>::new(), "an empty hand leaves nothing");
        assert_eq!(with("hand A M"), ["energy"]);
        assert_eq!(with("hand A M\nused (basics:2)"), Vec::<String>::new(), "Energy has been attached");
        assert_eq!(with("hand A flaaffy-evs"), ["evolve"]);
        assert_eq!(with("hand A beldum-viv"), Vec::<String>::new(), "the Bench is not empty");
        assert_eq!(with("hand A judge-svi"), Vec::<String>::new(), "what is legal is not useful for that");
        let lone = "mon A1 a zacian-crz energy M*3\nmon B1 a snorlax-viv\nhand A beldum-viv";
        assert_eq!(left(lone), ["attack", "bench"]);
        let two = "mon A1 a zacian-crz energy M*3\nmon A2 b dialga-cel energy M*3\nmon B1 a snorlax-viv";
        assert_eq!(left(two), ["attacks"]);
    }
}
