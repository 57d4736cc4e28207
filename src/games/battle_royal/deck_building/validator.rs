//! The deck rules of the Gym Leader Challenge (8.1). All that is wrong is reported, not the first thing.
//!
//! A deck has one card of each *name*, whatever its printing; bans are by *printing* unless the list names none.

use std::collections::BTreeMap;

use super::Violation;
use crate::games::battle_royal::cards::filters::StageIs;
use crate::games::battle_royal::cards::format::{Ban, DECK, Date, format};
use crate::games::battle_royal::cards::{Card, CardId, Face, PokemonCard, Type};

/// What a deck is checked against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Legality {
    /// The type that it is declared to have; none: the one that most of its Pokémon have.
    pub of: Option<Type>,
    /// The day whose ban list holds (D-28); what came out later is not in the pool yet.
    pub as_of: Date,
}

/// All that is wrong with a deck, in the order of the rules; nothing if it can be played.
pub fn violations(cards: &[(CardId, u8)], against: Legality) -> Vec<Violation> {
    let cards: Vec<(&Card, u8)> = cards.iter().map(|&(id, count)| (id.card(), count)).collect();
    check(&cards, against)
}

/// The same for any cards, those outside of the pool, too. Robo Substitutes, fossils and dolls are Items, which have no type
/// to check (rule 9).
fn check(cards: &[(&Card, u8)], against: Legality) -> Vec<Violation> {
    let cards: Vec<(&Card, u8)> = cards.iter().copied().filter(|(_, count)| *count > 0).collect();
    let rules: [fn(&[(&Card, u8)], Legality) -> Vec<Violation>; 8] =
        [size, copies, types, rule_boxes, pool, bans, exclusive, basics];
    rules.iter().flat_map(|rule| rule(&cards, against)).collect()
}

fn total(cards: &[(&Card, u8)]) -> usize {
    cards.iter().map(|(_, count)| usize::from(*count)).sum()
}

fn size(cards: &[(&Card, u8)], _: Legality) -> Vec<Violation> {
    let cards = total(cards);
    if cards == DECK { Vec::new() } else { vec![Violation::Size(cards)] }
}

fn copies(cards: &[(&Card, u8)], _: Legality) -> Vec<Violation> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (card, count) in cards.iter().filter(|(card, _)| !is_basic_energy(card)) {
        *counts.entry(&card.name).or_default() += usize::from(*count);
    }
    let several = counts.into_iter().filter(|(_, cards)| *cards > 1);
    several.map(|(name, cards)| Violation::Copies { name: name.to_owned(), cards }).collect()
}

fn is_basic_energy(card: &Card) -> bool {
    matches!(&card.face, Face::Energy(energy) if energy.basic)
}

/// The Pokémon of a deck.
fn pokemon<'a>(cards: &[(&'a Card, u8)]) -> impl Iterator<Item = (&'a Card, &'a PokemonCard)> {
    cards.iter().filter_map(|&(card, _)| match &card.face {
        Face::Pokemon(pokemon) => Some((card, pokemon)),
        _ => None,
    })
}

fn types(cards: &[(&Card, u8)], against: Legality) -> Vec<Violation> {
    let having = |of: Type| pokemon(cards).filter(|(_, pokemon)| pokemon.types.contains(&of)).count();
    // Of types that equally many have, the first one counts.
    let Some(of) = against.of.or_else(|| Type::ALL.into_iter().rev().max_by_key(|&of| having(of))) else {
        return Vec::new();
    };
    let others = pokemon(cards).filter(|(_, pokemon)| !pokemon.types.contains(&of));
    others.map(|(card, _)| Violation::OtherType { name: card.name.clone(), of }).collect()
}

/// Rule 4. A Rule Box shows in the name, an ACE SPEC does not.
fn rule_boxes(cards: &[(&Card, u8)], _: Legality) -> Vec<Violation> {
    let rules = &format().rule_box;
    let boxed = |card: &Card| {
        rules.beginnings.iter().any(|mark| card.name.starts_with(mark))
            || rules.endings.iter().any(|mark| card.name.ends_with(mark))
            || rules.names.contains(&card.name)
    };
    let boxed = cards.iter().filter(|(card, _)| boxed(card));
    boxed.map(|(card, _)| Violation::RuleBox { name: card.name.clone() }).collect()
}

fn pool(cards: &[(&Card, u8)], against: Legality) -> Vec<Violation> {
    let (from, until) = (format().from, against.as_of);
    let out = cards.iter().filter(|(card, _)| card.released < from || card.released > until);
    out.map(|(card, _)| Violation::OutOfPool {
        name: card.name.clone(),
        printing: card.printing(),
        released: card.released,
        from,
        until,
    })
    .collect()
}

fn bans(cards: &[(&Card, u8)], against: Legality) -> Vec<Violation> {
    let holds = |ban: &&Ban, card: &Card| {
        let named = ban.name == card.name && (ban.prints.is_empty() || ban.prints.contains(&card.print));
        named && ban.since <= against.as_of
    };
    let banned = |card: &Card| format().bans.iter().find(|ban| holds(ban, card));
    let banned = cards.iter().filter_map(|&(card, _)| Some((card, banned(card)?)));
    banned
        .map(|(card, ban)| Violation::Banned { name: card.name.clone(), printing: card.printing(), since: ban.since })
        .collect()
}

fn exclusive(cards: &[(&Card, u8)], _: Legality) -> Vec<Violation> {
    let there = |name: &&String| cards.iter().any(|(card, _)| card.name == **name);
    let pairs = format().exclusive.iter().flat_map(|group| {
        let mut names = group.iter().filter(there);
        let first = names.next();
        names.filter_map(move |second| Some((first?, second)))
    });
    pairs.map(|(first, second)| Violation::Exclusive { first: first.clone(), second: second.clone() }).collect()
}

fn basics(cards: &[(&Card, u8)], _: Legality) -> Vec<Violation> {
    let basic = pokemon(cards).any(|(_, pokemon)| pokemon.stage.is(StageIs::Basic));
    if basic { Vec::new() } else { vec![Violation::NoBasic] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battle_royal::cards::{self, decks};

    fn day(text: &str) -> Date {
        Date::parse(text).expect(text)
    }

    fn on(of: Type, text: &str) -> Legality {
        Legality { of: Some(of), as_of: day(text) }
    }

    fn named(id: &str) -> Card {
        cards::pool().card(cards::pool().find(id).expect(id)).clone()
    }

    /// Another printing of a card, or another card with the same face.
    fn printing(id: &str, name: &str, print: &str) -> Card {
        Card { name: name.to_owned(), print: print.to_owned(), ..named(id) }
    }

    /// What a deck of the house violates with a card more, and a basic Energy less so that it keeps its size.
    fn with(deck: &str, more: &[Card], against: Legality) -> Vec<Violation> {
        let deck = decks::deck(deck).expect(deck);
        let mut cards: Vec<(&Card, u8)> = deck.cards.iter().map(|&(id, count)| (id.card(), count)).collect();
        let energy = cards.iter_mut().find(|(card, _)| is_basic_energy(card)).expect("basic Energy");
        energy.1 -= more.len() as u8;
        cards.extend(more.iter().map(|card| (card, 1)));
        check(&cards, against)
    }

    #[test]
    fn every_deck_of_the_house_is_legal() {
        for deck in decks::decks() {
            for of in [Some(deck.of), None] {
                assert_eq!(violations(&deck.cards, Legality { of, as_of: format().as_of }), [], "{}", deck.id);
            }
        }
        for deck in decks::decks().iter().filter(|deck| deck.id != "colorless") {
            assert_eq!(violations(&deck.cards, on(deck.of, "2026-04-20")), [], "{}", deck.id);
        }
    }

    /// G98: one card of each name, whatever its printing.
    #[test]
    fn g98_two_printings_of_a_name_are_two_copies() {
        let onix = printing("onix-fst", "Onix", "pgo-36");
        let wrong = with("fighting", &[onix], on(Type::Fighting, "2024-06-01"));
        assert_eq!(wrong, [Violation::Copies { name: "Onix".into(), cards: 2 }]);
    }

    /// G99: an evolution line of mixed types cannot be completed.
    #[test]
    fn g99_a_pokemon_of_another_type() {
        let wrong = with("metal", &[named("steelix-par"), named("onix-fst")], on(Type::Metal, "2024-06-01"));
        assert_eq!(wrong, [Violation::OtherType { name: "Onix".into(), of: Type::Metal }]);
    }

    /// G100: bans are by printing.
    #[test]
    fn g100_one_printing_is_banned_and_another_is_not() {
        let mut deck = decks::deck("water").expect("water").cards.clone();
        assert_eq!(violations(&deck, on(Type::Water, "2024-06-01")), [], "with Kyogre CEC 53");
        deck.retain(|(id, _)| id.to_string() != "kyogre-cec");
        let mut cards: Vec<(&Card, u8)> = deck.iter().map(|&(id, count)| (id.card(), count)).collect();
        let kyogre = Card { set: "SHF".into(), number: "21".into(), ..printing("kyogre-cec", "Kyogre", "swsh45-21") };
        cards.push((&kyogre, 1));
        let since = day("2022-11-11");
        let wrong = Violation::Banned { name: "Kyogre".into(), printing: "SHF 21".into(), since };
        assert_eq!(check(&cards, on(Type::Water, "2024-06-01")), [wrong]);
        assert_eq!(check(&cards, on(Type::Water, "2022-11-10")).iter().filter(|wrong| wrong.rule() == 6).count(), 0);
    }

    /// G101: bans hold from their first day on.
    #[test]
    fn g101_a_ban_begins_on_its_day() {
        let deck = decks::deck("colorless").expect("colorless");
        assert_eq!(violations(&deck.cards, on(deck.of, "2025-04-23")), []);
        for date in ["2025-04-24", "2025-05-01"] {
            let wrong = violations(&deck.cards, on(deck.of, date));
            let name = "Double Colorless Energy".to_owned();
            assert_eq!(wrong, [Violation::Banned { name, printing: "SLG 69".into(), since: day("2025-04-24") }]);
        }
    }

    /// G102: cards that exclude each other; 59 cards; no Basic Pokémon.
    #[test]
    fn g102_exclusive_cards_wrong_sizes_and_no_basic() {
        let lysandre = printing("bosss-orders-rcl", "Lysandre", "xy2-90");
        let wrong = with("metal", &[lysandre], on(Type::Metal, "2024-06-01"));
        assert_eq!(wrong, [Violation::Exclusive { first: "Boss's Orders".into(), second: "Lysandre".into() }]);
        let mut deck = decks::deck("metal").expect("metal").cards.clone();
        deck.iter_mut().for_each(|(_, count)| *count = (*count).min(11));
        assert_eq!(violations(&deck, on(Type::Metal, "2024-06-01")), [Violation::Size(59)]);
        let energy = cards::pool().find("metal-energy-sve").expect("Energy");
        assert_eq!(violations(&[(energy, 60)], on(Type::Metal, "2024-06-01")), [Violation::NoBasic]);
    }

    #[test]
    fn rule_boxes_and_ace_specs_are_no_part_of_the_format() {
        for name in [
            "Zacian V",
            "Dialga ex",
            "Dialga-EX",
            "Registeel VSTAR",
            "Radiant Zacian",
            "Dialga ◇",
            "Palkia & Dialga-GX",
        ] {
            let wrong = with("metal", &[printing("zacian-crz", name, "none-1")], on(Type::Metal, "2024-06-01"));
            assert_eq!(wrong, [Violation::RuleBox { name: name.into() }]);
        }
        let wrong = with("metal", &[printing("hop-ssh", "Computer Search", "bw7-137")], on(Type::Metal, "2024-06-01"));
        assert_eq!(wrong, [Violation::RuleBox { name: "Computer Search".into() }]);
        // Letters at the end of a word are no mark.
        assert_eq!(with("metal", &[printing("zacian-crz", "Volex", "none-1")], on(Type::Metal, "2024-06-01")), []);
    }

    #[test]
    fn the_pool_begins_with_black_and_white_and_ends_on_the_day_of_the_list() {
        let old = Card { released: day("2011-02-09"), ..printing("hop-ssh", "Old Rod", "hgss1-1") };
        let wrong = with("metal", &[old], on(Type::Metal, "2024-06-01"));
        assert!(matches!(wrong.as_slice(), [Violation::OutOfPool { .. }]), "{wrong:?}");
        let deck = decks::deck("metal").expect("metal");
        let wrong = violations(&deck.cards, on(deck.of, "2024-05-23"));
        let [Violation::OutOfPool { name, printing, .. }] = wrong.as_slice() else { panic!("{wrong:?}") };
        assert_eq!((name.as_str(), printing.as_str()), ("Skarmory", "TWM 119"));
    }

    /// Everything that is wrong is told, in the order of the rules.
    #[test]
    fn all_violations_are_reported() {
        let find = |id| cards::pool().find(id).expect(id);
        let deck = [(find("hop-ssh"), 2), (find("steelix-fst"), 1), (find("double-colorless-energy-slg"), 3)];
        let wrong = violations(&deck, on(Type::Water, "2025-06-01"));
        assert_eq!(wrong.iter().map(Violation::rule).collect::<Vec<_>>(), [1, 2, 2, 3, 6, 8]);
        let rules: Vec<u8> = violations(&[], on(Type::Water, "2025-06-01")).iter().map(Violation::rule).collect();
        assert_eq!(rules, [1, 8]);
    }
}
