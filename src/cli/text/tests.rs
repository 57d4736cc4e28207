use std::io::Cursor;

use super::*;
use crate::ai::Level;
use crate::engine::{Chance as _, Sampled, Viewer};
use crate::games::house;
use crate::locale::Language;
use crate::rulebook::BookCache;
use crate::table::any_match::TableEntry;
use crate::table::{Palette, why_for};

/// A match of a person in the first seat against Apprentices.
fn table(game: &str, language: Language, people: usize) -> TextTable {
    let folder = std::env::current_dir().unwrap_or_default().join("assets/locales");
    let (mut locale, problems) = Locale::read(&folder);
    assert!(problems.is_empty(), "{problems:?}");
    locale.set_language(language);
    let entry = house().table(game).expect("a game");
    let options = entry.first_options();
    let seats = entry.seats(&options).expect("its own options");
    let mut controllers = SeatController::regulars(entry.art().regulars(), Level::Apprentice, seats);
    controllers[..people].fill(SeatController::person());
    let wanted = NewMatch { game: game.to_owned(), options, seed: Some(7.into()), controllers, clock: None };
    TextTable::open(house(), wanted, locale, &PlaySettings::default()).expect("a match")
}

/// A game of two in which hands are hidden.
fn of_two() -> &'static str {
    let two = |entry: &&&dyn crate::table::any_match::TableEntry| {
        entry.has_secrets() && entry.seats(&entry.first_options()) == Ok(2)
    };
    house().tables().iter().find(two).expect("there is one").game()
}

/// What is said when these lines are written.
fn said(table: &mut TextTable, lines: &str) -> String {
    let mut out = Vec::new();
    table.run(&mut Cursor::new(lines.as_bytes()), &mut out).expect("room");
    String::from_utf8(out).expect("text")
}

#[test]
fn every_game_is_played_in_words_of_both_languages() {
    for entry in house().tables() {
        for language in Language::ALL {
            let mut table = table(entry.game(), language, 1);
            let mut chance = Sampled::new(3);
            let mut all = String::new();
            for _ in 0..60 {
                if table.host.live().outcome().is_some() {
                    break;
                }
                let count = table.offers.len().max(1) as u32;
                all += &said(&mut table, &format!("{}\nlook\nlist\n", chance.below(count) + 1));
            }
            let played = table.host.live().len() > 20 || table.host.live().outcome().is_some();
            assert!(played, "{}: {} actions", entry.game(), table.host.live().len());
            // A key that is no message is shown as it is.
            let keys =
                all.split_whitespace().filter(|word| word.starts_with("text-") || word.starts_with(entry.game()));
            assert_eq!(keys.collect::<Vec<_>>(), Vec::<&str>::new());
            assert!(!all.contains(": ()"), "{}: something has no words", entry.game());
        }
    }
}

/// Words of a text that are notation: a card, a piece, a face of a die. Numbers alone are numbers.
fn codes(table: &TextTable, text: &str) -> Vec<String> {
    let part = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let words = text.split(|letter: char| !part(letter));
    let spelled = words.filter(|word| word.chars().any(|letter| letter.is_ascii_alphabetic()));
    let known = |word: &&str| table.art.chip(word, Palette::default()).is_some();
    let signs = text.split('[').skip(1).filter_map(|rest| Some(format!("[{}]", rest.split_once(']')?.0)));
    spelled.filter(known).map(str::to_owned).chain(signs).collect()
}

/// The rule book as it is told, but for what it says of notation itself: actions as they are written.
fn rules_without_notation(table: &TextTable) -> String {
    let mut books = BookCache::default();
    let book = books.open(house(), table.game, table.locale.language(), "").expect("a rule book");
    let blocks = book.sections.iter().filter(|section| section.id != "notation").flat_map(|section| &section.blocks);
    blocks.flat_map(|block| table.paragraphs(block)).collect::<Vec<_>>().join("\n")
}

#[test]
fn no_code_of_a_card_a_piece_or_a_die_is_told() {
    for entry in house().tables() {
        for language in Language::ALL {
            let mut table = table(entry.game(), language, 1);
            let mut chance = Sampled::new(8);
            let told = said(&mut table, "look\n?\n") + &rules_without_notation(&table);
            assert_eq!(codes(&table, &told), Vec::<String>::new(), "{}", entry.game());
            for _ in 0..80 {
                if table.host.live().outcome().is_some() {
                    break;
                }
                let things = table.things(Seat(0)).expect("it is seen");
                let names: Vec<String> = things.hand().map(|(_, name)| name).collect();
                let named = names.get(chance.below(names.len().max(1) as u32) as usize).cloned().unwrap_or_default();
                let choice = chance.below(table.offers.len().max(1) as u32) + 1;
                let told = said(&mut table, &format!("inspect {named}\n{choice}\nlook\nlist\n"));
                // What is written at the prompt is not told.
                assert_eq!(codes(&table, &told), Vec::<String>::new(), "{}: {told}", entry.game());
            }
            // Who wants notation is told it.
            if table.host.live().outcome().is_none() {
                let told = said(&mut table, "notation\nlist\n");
                assert!(
                    table.offers.iter().all(|offer| !offer.texts.is_empty())
                        && told.contains(&table.offers[0].texts[0])
                );
            }
        }
    }
}

#[test]
fn choices_are_told_apart() {
    for entry in house().tables() {
        let mut table = table(entry.game(), Language::En, 1);
        let mut chance = Sampled::new(4);
        for _ in 0..80 {
            if table.host.live().outcome().is_some() {
                break;
            }
            let choice = chance.below(table.offers.len().max(1) as u32) + 1;
            said(&mut table, &format!("{choice}\n"));
            let mut told: Vec<&str> = table.offers.iter().map(|offer| offer.said.as_str()).collect();
            told.sort_unstable();
            let twice = told.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "{}", entry.game());
        }
    }
}

#[test]
fn things_are_told_apart() {
    for entry in house().tables() {
        for language in Language::ALL {
            let mut table = table(entry.game(), language, 1);
            let mut chance = Sampled::new(5);
            for _ in 0..40 {
                let choice = chance.below(table.offers.len().max(1) as u32) + 1;
                said(&mut table, &format!("{choice}\n"));
                let spoken = table.stands.as_ref().map(|stands| stands.seen.spoken(stands.side)).expect("it is seen");
                let mut names: Vec<String> = spoken.iter().map(|spoken| table.tell(&spoken.name)).collect();
                let count = names.len();
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), count, "{}: {names:?}", entry.game());
            }
        }
    }
}

#[test]
fn what_an_input_method_writes_wide_is_read_as_usual() {
    for language in Language::ALL {
        let mut table = table(of_two(), language, 1);
        said(&mut table, "");
        let (help, list) = (said(&mut table, "?\n"), said(&mut table, "list\n"));
        assert_eq!((said(&mut table, "？\n"), said(&mut table, "ｌｉｓｔ\n")), (help, list));
        let length = table.host.live().len();
        said(&mut table, "１\n");
        assert!(table.host.live().len() > length, "a number chooses");
    }
}

#[test]
fn what_cannot_be_read_is_refused_in_the_language_of_the_match() {
    for entry in house().tables() {
        let mut table = table(entry.game(), Language::Ja, 1);
        said(&mut table, "");
        let text = said(&mut table, "fly to the moon\n");
        assert!(text.contains("「fly to the moon」は手として読み取れません。"), "{text}");
        assert!(!["expected", " is no ", " is not "].iter().any(|english| text.contains(english)), "{text}");
    }
}

#[test]
fn inspecting_tells_all_that_the_sheet_tells() {
    for entry in house().tables() {
        for language in Language::ALL {
            let mut table = table(entry.game(), language, 1);
            said(&mut table, "1\n1\n");
            let things = table.things(Seat(0)).expect("it is seen");
            let lying = things.spoken.iter().filter_map(|spoken| Some((spoken.target?, table.tell(&spoken.name))));
            let known: Vec<_> = things.hand().take(3).chain(lying.step_by(9)).collect();
            assert!(!known.is_empty(), "{}", entry.game());
            for (target, name) in known {
                let sheet = table.inspected(Seat(0), target).expect("it has a name");
                let wanted: Vec<String> = sheet.lines.iter().map(|words| table.tell(words)).collect();
                let told = said(&mut table, &format!("inspect {name}\n"));
                for line in wanted {
                    assert!(told.contains(&line), "{}, {name}: {line} is not in {told}", entry.game());
                }
            }
        }
    }
}

#[test]
fn refusals_are_said_and_change_nothing() {
    let mut table = table(of_two(), Language::En, 1);
    said(&mut table, "");
    let length = table.host.live().len();
    let text = said(&mut table, "fly\nT r1 99\n999\nlook nothing-like-that\nundo\n?\n\n");
    assert_eq!(table.host.live().len(), length, "{text}");
    for part in ["cannot be understood", "999", "nothing-like-that", "list", "There is nothing to undo"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn what_was_undone_is_redone() {
    let open = house().tables().into_iter().find(|entry| !entry.has_secrets()).expect("there is one");
    let mut table = table(open.game(), Language::En, 1);
    said(&mut table, "1\n");
    let length = table.host.live().len();
    said(&mut table, "undo\n");
    assert!(table.host.live().len() < length);
    let text = said(&mut table, "redo\nredo\n");
    assert_eq!(table.host.live().len(), length, "{text}");
    assert!(text.contains("has been redone") && text.contains("There is nothing to redo"), "{text}");
}

#[test]
fn nobody_is_told_what_others_hold() {
    let mut table = table(of_two(), Language::En, 1);
    let text = said(&mut table, "look\nlist\nlog\n");
    let stands = table.stands.clone().expect("it is seen");
    let theirs = table.host.live().seen_by(Viewer::Seat(Seat(1))).arrange(stands.side);
    let hidden = theirs.pieces.iter().filter(|placed| placed.pose.space == crate::table::Space::Camera);
    let hidden: Vec<String> = hidden.filter_map(|placed| Some(table.tell(placed.title.as_ref()?))).collect();
    let mine = stands.seen.arrange(stands.side);
    let mine: Vec<String> = mine.pieces.iter().filter_map(|placed| Some(table.tell(placed.title.as_ref()?))).collect();
    assert!(hidden.len() > 6);
    for card in hidden.iter().filter(|card| !mine.contains(card)) {
        assert!(!text.contains(card.as_str()), "{card} is told: {text}");
    }
}

#[test]
fn two_people_hand_over_and_one_concedes() {
    let mut table = table(of_two(), Language::En, 2);
    let text = said(&mut table, "\nundo\nconcede\n");
    assert!(text.contains("Player 1") && text.contains(&"\n".repeat(50)), "{text}");
    assert!(table.host.live().outcome().is_some(), "{text}");
    assert!(text.contains("has conceded"), "{text}");
}

#[test]
fn a_match_is_counted_once_and_statistics_that_cannot_be_read_are_told_of() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("statistics.csv");
    std::fs::write(&path, "once upon a time\n").expect("room");
    let mut table = table(of_two(), Language::En, 1);
    assert_eq!(table.count(&path), [], "nothing has come to its end");
    said(&mut table, "concede\n");
    let told = table.count(&path);
    assert_eq!(told.iter().map(|words| &*words.key).collect::<Vec<_>>(), ["notice-statistics-unreadable"]);
    assert!(table.say(&told[0]).contains("statistics.csv cannot be read"), "{}", table.say(&told[0]));
    let kept = std::fs::read_to_string(home.path().join("statistics.broken.csv")).expect("it is kept");
    assert_eq!(kept, "once upon a time\n");
    assert_eq!(std::fs::read_to_string(&path).expect("a new table").lines().count(), 2, "columns and a match");
}

#[test]
fn cards_in_a_row_are_separated_so_that_one_hears_where_each_ends() {
    let mut rows = 0;
    for entry in house().tables() {
        for (language, between) in [(Language::En, "; "), (Language::Ja, "、")] {
            let mut table = table(entry.game(), language, 1);
            let told = said(&mut table, "look\n");
            let names: Vec<String> = table.things(Seat(0)).expect("it is seen").hand().map(|(_, name)| name).collect();
            assert!(names.iter().all(|name| !name.contains(between.trim())), "{names:?}");
            if names.len() > 1 {
                assert!(told.contains(&names.join(between)), "{}: {names:?} in {told}", entry.game());
                rows += 1;
            }
        }
    }
    assert!(rows >= 6, "{rows} hands have been told");
    // A hand that is shown, in notation.
    let shown = "kirlia-sit evolution-incense-ssh switch-svi";
    let mut arts = house().tables().into_iter().map(TableEntry::art);
    let art = arts.find(|art| art.chip("kirlia-sit", Palette::default()).is_some()).expect("a game of these cards");
    let mut locale = table(of_two(), Language::En, 1).locale;
    for (language, row) in [
        (Language::En, "Kirlia; Evolution Incense; Switch"),
        (Language::Ja, "キルリア、しんかのおこう、ポケモンいれかえ"),
    ] {
        locale.set_language(language);
        assert_eq!(crate::table::named(&locale, art, shown), row);
    }
}

#[test]
fn the_rule_book_is_told_and_searched() {
    for entry in house().tables() {
        for language in Language::ALL {
            let mut table = table(entry.game(), language, 1);
            let book = BookCache::default().open(house(), entry.game(), language, "").expect("a rule book").clone();
            let last = book.sections.last().expect("a chapter").title.clone();
            let whole = said(&mut table, "rules\n");
            assert!(whole.contains(&book.title) && whole.contains(&last), "{}: {whole}", entry.game());
            assert!(!whole.contains("**") && !whole.contains("](#"), "{}: markup is told", entry.game());
            let part = said(&mut table, &format!("rules {}\n", last.to_uppercase()));
            assert!(part.contains(&last) && part.len() < whole.len(), "{}: {part}", entry.game());
            let none = said(&mut table, "rules nothing-like-that\n");
            assert!(none.contains("nothing-like-that"), "{none}");
        }
    }
}

#[test]
fn a_match_that_was_left_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    let saves = Saves::new(home.path().join("matches"));
    let locale = || table(of_two(), Language::En, 1).locale;
    let why = |game| left_last(house(), &saves, game, &locale()).expect_err("nothing is saved");
    assert!(why(None).contains("no match") && why(Some(of_two())).contains(" of "), "{}", why(None));
    let mut first = table(of_two(), Language::En, 1);
    first.save_in(Saves::new(home.path().join("matches")));
    said(&mut first, "1\n1\nquit\n");
    let (length, position) = (first.host.live().len(), first.host.live().position_text());
    assert!(length > 1);
    let path = first.host.journal().expect("it is saved").to_owned();
    drop(first);
    assert_eq!(left_last(house(), &saves, Some(of_two()), &locale()), Ok(path.clone()));
    let other = house().ids().find(|other| *other != of_two());
    assert!(left_last(house(), &saves, other, &locale()).is_err());
    let mut again = TextTable::go_on(house(), &path, locale(), &PlaySettings::default()).expect("a match");
    assert_eq!((again.host.live().len(), again.host.live().position_text()), (length, position));
    let text = said(&mut again, "1\nquit\n");
    assert!(text.contains("your match continues") && text.contains("It is saved"), "{text}");
    let third = TextTable::go_on(house(), &path, locale(), &PlaySettings::default()).expect("a match");
    assert!(third.host.live().len() > length && third.host.live().len() == again.host.live().len());
}

#[test]
fn leaving_and_the_end_of_input_are_no_faults() {
    let mut table = table(of_two(), Language::Ja, 1);
    assert!(said(&mut table, "").ends_with('\n'));
    assert!(!said(&mut table, "quit\nlook\n").is_empty());
}

/// Who asks why hears the reason of the bot, in words that give no hidden card away.
#[test]
fn why_a_bot_did_something_is_said_in_every_game() {
    for entry in house().tables() {
        for language in Language::ALL {
            let mut table = table(entry.game(), language, 1);
            let mut chance = Sampled::new(3);
            let mut reasons = 0;
            for _ in 0..30 {
                if table.host.live().outcome().is_some() {
                    break;
                }
                let count = table.offers.len().max(1) as u32;
                said(&mut table, &format!("{}\n", chance.below(count) + 1));
                if table.host.live().outcome().is_some() {
                    break;
                }
                let answer = why_for(table.host.live(), &table.controllers, table.told, Viewer::Seat(Seat(0)));
                let reason = table.tell(&answer.lines[1]);
                let text = said(&mut table, "why\n");
                assert!(text.contains(&reason), "{}: {text}", entry.game());
                assert!(!reason.contains("why-") && !reason.contains("-because-"), "{reason}");
                reasons += usize::from(!answer.lines[1].key.starts_with("why-no"));
            }
            assert!(reasons > 0, "{}: no reason was told", entry.game());
        }
    }
}
