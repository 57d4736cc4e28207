//! Reads the lists of decks that people pass on. English and Japanese names, the number before the name or behind it, headings,
//! blank lines, a star before the line, small letters and a missing printing are all as good: what is meant counts, as long as
//! it is one card.

use super::japanese;
use super::list_errors::{ListError, Wrong};
use crate::engine::quote::quoted;
use crate::games::battle_royal::cards::format::DECK;
use crate::games::battle_royal::cards::types::Type;
use crate::games::battle_royal::cards::{Card, CardId, Face, pool};

/// More lines than these are not complained about: of a file that was taken by mistake they are enough.
const MOST_ERRORS: usize = 100;
/// One letter in so many may be wrong for a name to be offered for another one.
const ONE_WRONG_IN: usize = 3;
/// Longer names, in letters, than any card has.
const LONGEST_NAME: usize = 60;
/// What heads a part of a list, or its end.
const HEADINGS: [&str; 20] = [
    "pokemon",
    "trainer",
    "trainers",
    "trainer cards",
    "energy",
    "energies",
    "energy cards",
    "total cards",
    "total",
    "ポケモン",
    "トレーナーズ",
    "グッズ",
    "ポケモンのどうぐ",
    "サポート",
    "スタジアム",
    "エネルギー",
    "基本エネルギー",
    "特殊エネルギー",
    "デッキ",
    "合計",
];
/// What may stand between a number of cards and a name: `2x`, `×2`.
const TIMES: [char; 3] = ['x', 'X', '×'];
/// What Japanese counts cards with.
const PIECES: char = '枚';

/// Reads a list. What several lines say of one card is added up.
///
/// # Errors
/// Each line that is no card, with what is wrong and what to write.
pub fn read(list: &str) -> Result<Vec<(CardId, u8)>, Vec<ListError>> {
    let mut cards: Vec<(CardId, u8)> = Vec::new();
    let mut errors = Vec::new();
    for (line, text) in (1..).zip(list.lines()) {
        let text = half_width(text);
        let text = text.trim_start_matches(['\u{feff}', '*', ' ', '\t']).trim();
        if text.is_empty() || is_heading(text) {
            continue;
        }
        if let Err(what) = read_line(text).and_then(|(card, count)| add(&mut cards, card, count)) {
            errors.push(ListError { line, what });
            if errors.len() == MOST_ERRORS {
                break;
            }
        }
    }
    if errors.is_empty() { Ok(cards) } else { Err(errors) }
}

fn add(cards: &mut Vec<(CardId, u8)>, card: CardId, count: u8) -> Result<(), Wrong> {
    let place = cards.iter().position(|(known, _)| *known == card).unwrap_or_else(|| {
        cards.push((card, 0));
        cards.len() - 1
    });
    let total = usize::from(cards[place].1) + usize::from(count);
    if total > DECK {
        return Err(Wrong::TooMany { name: card.card().name.clone() });
    }
    cards[place].1 = total as u8;
    Ok(())
}

/// `Pokémon: 19`, `##Trainer Cards - 30`, `Total Cards: 60`, and lines of ornaments.
fn is_heading(text: &str) -> bool {
    let words = plain(text);
    let words = words.trim_end_matches(PIECES).trim_matches(|letter: char| !letter.is_alphabetic());
    let ornament = text.starts_with(['#', '=', '-', '/']) && words.is_empty();
    ornament || (!text.starts_with(|letter: char| letter.is_ascii_digit()) && HEADINGS.contains(&words))
}

/// `1 Zacian CRZ 94`, `2 ネストボール`, `ネストボール×2`.
fn read_line(text: &str) -> Result<(CardId, u8), Wrong> {
    let parts = number_first(text).or_else(|| number_last(text));
    let (digits, name) = parts.ok_or_else(|| Wrong::NoCount { text: short(text) })?;
    let count = digits.parse().ok().filter(|count| (1..=DECK as u8).contains(count));
    let count = count.ok_or_else(|| Wrong::Count { count: short(digits) })?;
    if name.is_empty() { Err(Wrong::NoName) } else { Ok((find(name)?, count)) }
}

/// The number that a line begins with, and the name behind it.
fn number_first(text: &str) -> Option<(&str, &str)> {
    let (digits, rest) = text.split_at(text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len()));
    let name = rest.trim_start_matches(PIECES).trim_start_matches(TIMES);
    let apart =
        name.is_empty() || name.starts_with(|letter: char| letter.is_whitespace() || japanese::is_letter(letter));
    (!digits.is_empty() && apart).then_some((digits, name.trim()))
}

/// The number that a line ends with, and the name before it: a Japanese one, or that of a card. A number in an English line can
/// be that of a printing.
fn number_last(text: &str) -> Option<(&str, &str)> {
    let counted = text.trim_end_matches(PIECES).trim_end();
    let (rest, digits) = counted.split_at(counted.trim_end_matches(|letter: char| letter.is_ascii_digit()).len());
    let name = rest.trim_end().trim_end_matches(TIMES);
    let apart = name.len() < rest.len() || counted.len() < text.len();
    let name = name.trim_end();
    let is_name = || name.ends_with(japanese::is_letter) || find(name).is_ok();
    (!digits.is_empty() && apart && is_name()).then_some((digits, name))
}

/// The card that is meant by a name, or by name, set and number.
fn find(text: &str) -> Result<CardId, Wrong> {
    let (name, printing) = parted(text);
    let same: Vec<(CardId, &Card)> = named(name);
    let Some(&(first, _)) = same.first() else {
        let (name, meant) = (short(name), closest(name, printing));
        return Err(Wrong::UnknownName { name, meant });
    };
    let in_japanese = is_japanese(name);
    let name = first.card().name.clone();
    let known = || same.iter().map(|(id, _)| line(*id, in_japanese)).collect();
    let Some((set, number)) = printing else {
        return if same.len() == 1 { Ok(first) } else { Err(Wrong::Ambiguous { name, known: known() }) };
    };
    if let Some((card, _)) = same.iter().find(|(_, card)| is_printed(card, set, number)) {
        return Ok(*card);
    }
    // Trainers and Energy of one name have one text, whatever their printing; Pokémon have not.
    if same.iter().all(|(_, card)| !matches!(card.face, Face::Pokemon(_))) {
        return Ok(first);
    }
    Err(Wrong::UnknownPrinting { name, printing: short(&format!("{set} {number}")), known: known() })
}

/// The name, and set and number behind it unless all of it is a name.
fn parted(text: &str) -> (&str, Option<(&str, &str)>) {
    // The finish of a card: it does not matter.
    let text = text.strip_suffix(" PH").unwrap_or(text).trim_end();
    if !named(text).is_empty() {
        return (text, None);
    }
    let parts = text.rsplit_once(char::is_whitespace).and_then(|(rest, number)| {
        let (name, set) = rest.trim_end().rsplit_once(char::is_whitespace)?;
        let is_number = number.contains(|letter: char| letter.is_ascii_digit());
        is_number.then_some((name.trim_end(), Some((set, number))))
    });
    parts.unwrap_or((text, None))
}

/// The cards of a name, however it is written.
fn named(name: &str) -> Vec<(CardId, &'static Card)> {
    let wanted = plain(name);
    let in_japanese = is_japanese(name);
    let fits = |(id, card): &(CardId, &Card)| {
        if in_japanese { is_called_in_japanese(*id, card, &wanted) } else { is_called(card, &wanted) }
    };
    pool().cards().filter(fits).collect()
}

/// Whether a name is written in Japanese.
fn is_japanese(name: &str) -> bool {
    name.contains(japanese::is_letter)
}

/// Whether a plain Japanese text names a card. Who is shown on it may stand behind the name, 博士の研究（オーキド博士）, and basic Energy
/// is also called 鋼エネルギー.
fn is_called_in_japanese(id: CardId, card: &Card, wanted: &str) -> bool {
    let close = |text: &str| plain(text).replace(' ', "");
    let name = close(japanese::name(id));
    let wanted = close(wanted);
    let wanted = wanted.split_once('(').map_or(wanted.as_str(), |(name, _)| name);
    let basic = matches!(&card.face, Face::Energy(energy) if energy.basic);
    name == wanted || basic && name.strip_prefix("基本") == Some(wanted)
}

/// Whether a plain text names a card; basic Energy is also called `Basic Metal Energy` and `Basic {M} Energy`.
fn is_called(card: &Card, wanted: &str) -> bool {
    let name = plain(&card.name);
    let basic = || match &card.face {
        Face::Energy(energy) if energy.basic => energy.outside,
        _ => None,
    };
    let of = |of: Type| format!("basic {{{}}} energy", of.letter().to_ascii_lowercase());
    name == wanted || basic().is_some_and(|energy| wanted == format!("basic {name}") || wanted == of(energy))
}

/// A name in small letters, without accents, with one blank between words.
fn plain(name: &str) -> String {
    let letters = name.chars().map(|letter| match letter {
        'é' | 'É' => 'e',
        '’' => '\'',
        _ => letter,
    });
    let text: String = letters.flat_map(char::to_lowercase).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a card has this printing. Sets are written in small letters, too, and numbers of promos without their letters and
/// zeros: `60` is `SWSH060`.
fn is_printed(card: &Card, set: &str, number: &str) -> bool {
    let bare = |number: &str| {
        let digits = number.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        digits.trim_start_matches('0').to_ascii_lowercase()
    };
    card.set.eq_ignore_ascii_case(set) && bare(&card.number) == bare(number)
}

/// Letters, digits and blanks of full width as others write them.
fn half_width(text: &str) -> String {
    let half = |letter: char| match letter {
        '！'..='～' => char::from_u32(letter as u32 - ('！' as u32 - '!' as u32)).unwrap_or(letter),
        '\u{3000}' => ' ',
        _ => letter,
    };
    text.chars().map(half).collect()
}

/// As a list writes it, without the number of cards.
fn line(id: CardId, in_japanese: bool) -> String {
    let card = id.card();
    format!("{} {}", if in_japanese { japanese::name(id) } else { &card.name }, card.printing())
}

/// The line of the card that has this printing, or else the name most like this one.
fn closest(name: &str, printing: Option<(&str, &str)>) -> Option<String> {
    let in_japanese = is_japanese(name);
    let printed = |card: &Card| printing.is_some_and(|(set, number)| is_printed(card, set, number));
    if let Some((id, _)) = pool().cards().find(|(_, card)| printed(card)) {
        return Some(line(id, in_japanese));
    }
    if name.chars().count() > LONGEST_NAME {
        return None;
    }
    let wanted = plain(name);
    let called = |id: CardId| if in_japanese { japanese::name(id) } else { id.card().name.as_str() };
    let wrong = |id: CardId| strsim::damerau_levenshtein(&wanted, &plain(called(id)));
    let (wrong, best) = pool().cards().map(|(id, _)| (wrong(id), id)).min_by_key(|(wrong, _)| *wrong)?;
    (wrong * ONE_WRONG_IN <= wanted.chars().count()).then(|| line(best, in_japanese))
}

/// What a line says, short enough for a sentence.
fn short(text: &str) -> String {
    quoted(text).trim_matches('`').to_owned()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{ProptestConfig, any, prop, proptest};

    use super::*;
    use crate::games::battle_royal::cards::decks::{deck, decks};
    use crate::games::battle_royal::deck_building::written;

    fn card(id: &str) -> CardId {
        pool().find(id).expect(id)
    }

    fn error(list: &str) -> ListError {
        match read(list).map_err(<[ListError; 1]>::try_from) {
            Err(Ok([error])) => error,
            other => panic!("{list}: {other:?}"),
        }
    }

    #[test]
    fn every_deck_of_the_house_is_written_and_read_back() {
        for deck in decks() {
            let list = written(&deck.cards);
            assert_eq!(read(&list), Ok(deck.cards.clone()), "{list}");
            assert!(list.lines().any(|line| line.starts_with("Pokémon: ")), "{list}");
            let windows = list.replace('\n', "\r\n").to_lowercase();
            assert_eq!(read(&windows), Ok(deck.cards.clone()));
        }
        let metal = written(&deck("metal").expect("metal").cards);
        assert!(metal.starts_with("Pokémon: 19\n1 Zacian CRZ 94\n"), "{metal}");
        assert!(metal.ends_with(
            "\nEnergy: 14\n1 Coating Metal Energy VIV 163\n1 Double Turbo Energy BRS 151\n12 Metal Energy SVE 8\n"
        ));
    }

    #[test]
    fn lists_are_read_however_they_are_written() {
        let list = "\u{feff}****** Deck List ******\n";
        assert!(read(list).is_err(), "only known headings are passed over");
        let list = "##Pokémon - 3\n\n* 1 Zacian CRZ 94\n*1x zacian\n  1 Duraludon PR-SW 60\t\n\nTrainer Cards (4)\n\
                    2 pokegear 3.0 ssh 174 PH\n1 Professor’s  Research\n1 Switch SUM 132\n\n====\nEnergy:\n\
                    4 Basic {M} Energy SVE 16\n1 basic metal energy\n1 Metal Energy\nTotal Cards: 60\n\n";
        let cards = [
            ("zacian-crz", 2),
            ("duraludon-pr-sw", 1),
            ("pokegear-3-0-ssh", 2),
            ("professors-research-brs", 1),
            ("switch-svi", 1),
            ("metal-energy-sve", 6),
        ];
        assert_eq!(read(list), Ok(cards.map(|(id, count)| (card(id), count)).to_vec()));
        assert_eq!(read(""), Ok(Vec::new()));
        // A heading is no card and a card is no heading.
        assert_eq!(read("1 Energy Switch\nEnergy - 12"), Ok(vec![(card("energy-switch-svi"), 1)]));
    }

    #[test]
    fn japanese_names_are_read_as_well() {
        let list = "ポケモン：3枚\n2 ザシアン\nソーナノ　１\n\n■グッズ\n２ ネストボール\nハイパーボール 2枚\nクイックボール×2\n\
                    2枚 しんかのおこう\n1ポケギア３．０\nポケモンいれかえ SVI 194 1\n\nサポート\n1 博士の研究（オーキド博士）\n\
                    エネルギー (14)\n12 基本鋼エネルギー SVE 8\n鋼エネルギー 1\nNest Ball 1\n1 koffing UNB 73\n1 ドガース CRE 94\n\
                    合計：60枚\n";
        let cards = [
            ("zacian-crz", 2),
            ("wynaut-unm", 1),
            ("nest-ball-svi", 3),
            ("ultra-ball-svi", 2),
            ("quick-ball-ssh", 2),
            ("evolution-incense-ssh", 2),
            ("pokegear-3-0-ssh", 1),
            ("switch-svi", 1),
            ("professors-research-brs", 1),
            ("metal-energy-sve", 13),
            ("koffing-unb", 1),
            ("koffing-cre", 1),
        ];
        assert_eq!(read(list), Ok(cards.map(|(id, count)| (card(id), count)).to_vec()));
        for (id, _) in pool().cards() {
            let list = format!("1 {}", line(id, true));
            assert_eq!(read(&list), Ok(vec![(id, 1)]), "{list}");
        }
    }

    #[test]
    fn lines_that_are_no_card_are_named_with_what_to_write() {
        let said = [
            ("\nZacian CRZ 94", "line 2: `Zacian CRZ 94` has no number of cards; write `1 Zacian CRZ 94`"),
            ("0 Zacian", "line 1: no deck has 0 of a card; write 1 to 60"),
            ("61 Metal Energy", "line 1: no deck has 61 of a card; write 1 to 60"),
            ("99999999999999999999 Hop", "line 1: no deck has 99999999999999999999 of a card; write 1 to 60"),
            ("ネストボール", "line 1: `ネストボール` has no number of cards; write `1 Zacian CRZ 94`"),
            ("1", "line 1: there is no card beside the number; write `1 Zacian CRZ 94`"),
            (
                "1 Zacain",
                "line 1: no card here is called `Zacain` in English or Japanese; write `Zacian CRZ 94` if you mean that one",
            ),
            (
                "ネストポール 2",
                "line 1: no card here is called `ネストポール` in English or Japanese; write `ネストボール SVI 181` if you mean \
                 that one",
            ),
            (
                "1 Zamazenta V CRZ 94",
                "line 1: no card here is called `Zamazenta V` in English or Japanese; write `Zacian CRZ 94` if you mean \
                 that one",
            ),
            (
                "1 Xyzzy ABC 1",
                "line 1: no card here is called `Xyzzy` in English or Japanese; leave it out or choose another one",
            ),
            ("ドガース 1", "line 1: several cards are called Koffing; write `ドガース UNB 73` or `ドガース CRE 94`"),
            ("1 Zacian SSH 138", "line 1: there is no Zacian SSH 138 here; write `Zacian CRZ 94`"),
            ("1 Koffing", "line 1: several cards are called Koffing; write `Koffing UNB 73` or `Koffing CRE 94`"),
            (
                "40 Metal Energy\n30 Metal Energy",
                "line 2: with this line there are more than 60 Metal Energy; remove some",
            ),
        ];
        for (list, sentence) in said {
            assert_eq!(error(list).to_string(), sentence);
        }
        let errors = read("1 Zacian\n1 Zacain\n\n1 Koffing\n").expect_err("two lines are wrong");
        assert_eq!(errors.iter().map(|error| error.line).collect::<Vec<_>>(), [2, 4]);
        assert_eq!(read(&"?\n".repeat(500)).map_err(|errors| errors.len()), Err(MOST_ERRORS));
        assert!(error(&format!("1 {}", "x".repeat(10_000))).to_string().chars().count() < 200);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        /// Wherever a list is changed, it is read or refused with lines, and nothing panics.
        #[test]
        fn changed_lists_are_read_or_refused(
            which in 0..8_usize,
            at in any::<prop::sample::Index>(),
            put in "[-0-9a-zA-Z*#:{}’é\\n \\PC]{0,6}",
        ) {
            let mut letters: Vec<char> = written(&decks()[which].cards).chars().collect();
            let at = at.index(letters.len());
            letters.splice(at..=at, put.chars());
            let list: String = letters.into_iter().collect();
            match read(&list) {
                Ok(cards) => assert_eq!(read(&written(&cards)).map(sorted), Ok(sorted(cards))),
                Err(errors) => {
                    let lines = list.lines().count();
                    assert!(errors.iter().all(|error| (1..=lines).contains(&error.line)), "{errors:?}");
                }
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "(\\PC|[\\n\\t ]){0,200}") {
            if let Ok(cards) = read(&text) {
                assert!(cards.iter().all(|(_, count)| (1..=DECK as u8).contains(count)));
            }
        }
    }

    /// Headings bring the cards of a kind together.
    fn sorted(mut cards: Vec<(CardId, u8)>) -> Vec<(CardId, u8)> {
        cards.sort_unstable();
        cards
    }
}
