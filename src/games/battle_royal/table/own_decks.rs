//! Decks that people have put together themselves: taken in from their files, and composed in the deck builder.

use std::sync::{PoisonError, RwLock};

use super::{faces, tray};
use crate::engine::Words;
use crate::engine::words::words;
use crate::games::battle_royal::cards::format::{DECK, format};
use crate::games::battle_royal::cards::{CardId, Type, decks, pool, texts};
use crate::games::battle_royal::deck_building::{Legality, ListError, Violation, names_of, read, violations, written};
use crate::games::battle_royal::options::DeckChoice;
use crate::locale::form::one_form;
use crate::table::{Chip, Composed, DeckBuilder, Face, OwnWords, Palette, PieceId, Tray, TrayCard};

/// A deck as lists have it: cards, and how many of each.
type Cards = Vec<(CardId, u8)>;

/// The decks that can be played, by the names of their files.
static OWN: RwLock<Vec<(String, Cards)>> = RwLock::new(Vec::new());

/// Takes in the decks of these files in place of those before. Matches do not mind: they keep the cards that they began with.
/// Gives what is wrong with decks that cannot be played, a sentence a file.
pub fn take_in(files: &[(String, String)]) -> Vec<Words> {
    let (playable, wrong) = sorted_out(files);
    *OWN.write().unwrap_or_else(PoisonError::into_inner) = playable;
    wrong
}

/// Every deck that can be played, with its name.
pub fn all() -> Vec<(OwnWords, DeckChoice)> {
    let own = OWN.read().unwrap_or_else(PoisonError::into_inner);
    let choice = |(file, cards): &(String, Cards)| {
        let title = file.strip_suffix(".txt").unwrap_or(file).to_owned();
        (OwnWords { title, about: file.clone() }, DeckChoice::Cards(cards.clone()))
    };
    own.iter().map(choice).collect()
}

/// The decks that can be played, and a sentence for each of the others.
fn sorted_out(files: &[(String, String)]) -> (Vec<(String, Cards)>, Vec<Words>) {
    let (mut playable, mut wrong) = (Vec::new(), Vec::new());
    for (file, text) in files {
        let text = &one_form(text);
        let reasons: Vec<Words> = match read(text) {
            Ok(cards) => match wrongs(&cards) {
                legal if legal.is_empty() => {
                    playable.push((file.clone(), cards));
                    continue;
                }
                wrongs => wrongs.iter().map(|wrong| at_its_line(text, wrong)).collect(),
            },
            Err(errors) => errors.iter().map(ListError::words).collect(),
        };
        let more = reasons.len() - 1;
        wrong.extend(reasons.into_iter().next().map(|reason| {
            let key = if more == 0 { "reason-of-file" } else { "reason-of-file-and-more" };
            let words = words!(key, file = file).with("what", reason);
            if more == 0 { words } else { words.with("more", more as i64) }
        }));
    }
    (playable, wrong)
}

/// What a deck of any type breaks of the rules today.
fn wrongs(cards: &[(CardId, u8)]) -> Vec<Violation> {
    violations(cards, Legality { of: None, as_of: format().as_of })
}

/// A violation with the line of its card, if it is about one.
fn at_its_line(text: &str, wrong: &Violation) -> Words {
    let name = match wrong {
        Violation::Size(_) | Violation::NoBasic => None,
        Violation::Exclusive { second: name, .. }
        | Violation::Copies { name, .. }
        | Violation::OtherType { name, .. }
        | Violation::RuleBox { name }
        | Violation::OutOfPool { name, .. }
        | Violation::Banned { name, .. } => Some(name),
    };
    let is_of = |line: &str, name: &str| {
        line.to_lowercase().contains(&name.to_lowercase()) || names_of(name).any(|japanese| line.contains(japanese))
    };
    let named = |name: &String| (1..).zip(text.lines()).filter(|(_, line)| is_of(line, name)).last();
    match name.and_then(named) {
        Some((line, _)) => words!("reason-line", line = line).with("what", wrong.words()),
        None => wrong.words(),
    }
}

/// The deck builder.
pub struct Decks;

/// The name of a card in the deck builder.
fn id(card: CardId) -> PieceId {
    PieceId(card.index() as u32)
}

/// A list in the cards of the game.
fn cards(list: &[(PieceId, u8)]) -> Cards {
    let card = |wanted: PieceId| pool().cards().map(|(card, _)| card).find(|card| id(*card) == wanted);
    list.iter().filter_map(|&(piece, count)| Some((card(piece)?, count))).collect()
}

fn composed(cards: &[(CardId, u8)]) -> Composed {
    cards.iter().map(|&(card, count)| (id(card), count)).collect()
}

/// The types that Pokémon of the pool have, in their order.
fn types() -> Vec<Type> {
    let all = || pool().cards().filter_map(|(card, _)| card.pokemon());
    Type::ALL.into_iter().filter(|of| all().any(|pokemon| pokemon.types.contains(of))).collect()
}

fn type_icon(of: Type) -> &'static str {
    match of {
        Type::Grass => "br-type-grass",
        Type::Fire => "br-type-fire",
        Type::Water => "br-type-water",
        Type::Lightning => "br-type-lightning",
        Type::Psychic => "br-type-psychic",
        Type::Fighting => "br-type-fighting",
        Type::Darkness => "br-type-darkness",
        Type::Metal => "br-type-metal",
        Type::Fairy => "br-type-fairy",
        Type::Dragon => "br-type-dragon",
        Type::Colorless => "br-type-colorless",
    }
}

impl DeckBuilder for Decks {
    fn offered(&self) -> Tray {
        let types = types();
        let kinds = tray::GROUPS.map(|(icon, key)| (Words::new(key), icon));
        let groups: Vec<_> =
            kinds.into_iter().chain(types.iter().map(|&of| (Words::new(of.key()), type_icon(of)))).collect();
        let card = |card: CardId| {
            let has = |of: &Type| card.pokemon().is_some_and(|pokemon| pokemon.types.contains(of));
            let of_type = (tray::GROUPS.len()..).zip(&types).filter(|(_, of)| has(of)).map(|(group, _)| group);
            let groups = std::iter::once(tray::group(card)).chain(of_type);
            TrayCard::new(id(card), faces::offered(card), Words::new(card.key())).within(groups)
        };
        let mut offered: Vec<TrayCard> = pool().cards().map(|(id, _)| card(id)).collect();
        // Pokémon by type; what evolves into each other stands together in the pool.
        offered.sort_by_key(|card| card.groups.clone());
        let colours = types.iter().map(|&of| faces::colour(of));
        Tray::new(Words::new("deck-builder-heading"), offered).grouped(groups).coloured(tray::GROUPS.len(), colours)
    }

    fn printed(&self, card: PieceId) -> Option<Face> {
        cards(&[(card, 1)]).first().map(|&(card, _)| faces::card(card))
    }

    fn emblem(&self, card: PieceId, palette: Palette) -> Option<Chip> {
        cards(&[(card, 1)]).first().map(|&(card, _)| faces::pictured(card, palette))
    }

    fn text(&self, card: PieceId) -> Vec<Words> {
        let known = cards(&[(card, 1)]);
        known.iter().flat_map(|&(card, _)| texts::lines(card).into_iter().skip(1)).collect()
    }

    fn ready_made(&self) -> Vec<(Words, Composed)> {
        let title = |id: &str| Words::new(format!("battle_royal-deck-{id}"));
        decks::decks().iter().map(|deck| (title(&deck.id), composed(&deck.cards))).collect()
    }

    fn size(&self) -> usize {
        DECK
    }

    fn judge(&self, deck: &[(PieceId, u8)]) -> Vec<Words> {
        wrongs(&cards(deck)).iter().map(Violation::words).collect()
    }

    fn write(&self, deck: &[(PieceId, u8)]) -> String {
        written(&cards(deck))
    }

    fn import_about(&self) -> Words {
        Words::new("battle_royal-import-about")
    }

    fn read(&self, text: &str) -> Result<Composed, Vec<Words>> {
        read(&one_form(text))
            .map(|cards| composed(&cards))
            .map_err(|errors| errors.iter().map(ListError::words).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Arg;

    fn file(name: &str, text: &str) -> (String, String) {
        (name.to_owned(), text.to_owned())
    }

    #[test]
    fn lists_go_round_through_the_deck_builder() {
        for (_, list) in Decks.ready_made() {
            assert_eq!(list.iter().map(|(_, count)| usize::from(*count)).sum::<usize>(), Decks.size());
            assert_eq!(Decks.judge(&list), []);
            assert_eq!(Decks.read(&Decks.write(&list)), Ok(list));
        }
        let offered = Decks.offered();
        assert_eq!(offered.cards.len(), pool().cards().count());
        assert!(offered.cards.iter().all(|card| card.groups.iter().all(|group| *group < offered.groups.len())));
        assert!(offered.cards.iter().all(|card| !Decks.text(card.id).is_empty()));
        assert!(offered.cards.iter().all(|card| Decks.printed(card.id).is_some()));
        let (kinds, types) = offered.groups.split_at(tray::GROUPS.len());
        assert!(kinds.iter().all(|kind| kind.colour.is_none()) && types.iter().all(|of| of.colour.is_some()));
        assert_eq!(Decks.judge(&[]).len(), 2, "too few cards, and no Basic Pokémon");
        assert!(Decks.read("1 Zacain").is_err());
    }

    #[test]
    fn what_can_be_played_is_offered_and_the_rest_told_with_file_and_line() {
        let metal = Decks.write(&Decks.ready_made()[0].1);
        let twice = metal.replace("1 Zacian CRZ 94", "2 Zacian CRZ 94").replace("12 Metal", "11 Metal");
        let short = metal.replace("12 Metal", "11 Metal");
        let japanese = twice.replace("2 Zacian CRZ 94", "2 ザシアン CRZ 94");
        let files = [
            file("a.txt", &metal),
            file("b.txt", "1 Zacain\n1 Hup"),
            file("c.txt", &twice),
            file("d.txt", &short),
            file("e.txt", &japanese),
        ];
        let (playable, wrong) = sorted_out(&files);
        assert_eq!(playable.iter().map(|(file, _)| file.as_str()).collect::<Vec<_>>(), ["a.txt"]);
        let said: Vec<(&str, Arg)> = wrong.iter().map(|words| (words.key.as_str(), words.args[0].1.clone())).collect();
        let of = |key, file: &str| (key, Arg::from(file));
        assert_eq!(
            said,
            [
                of("reason-of-file-and-more", "b.txt"),
                of("reason-of-file", "c.txt"),
                of("reason-of-file", "d.txt"),
                of("reason-of-file", "e.txt")
            ]
        );
        let at_a_line = |words: &Words| matches!(&words.args[1].1, Arg::Words(what) if what.key.ends_with("-line"));
        assert_eq!([0, 1, 2, 3].map(|n| at_a_line(&wrong[n])), [true, true, false, true]);
    }
}
