//! Journals, options and case files that somebody has damaged or edited: whatever they say, the answer is a sentence, and
//! what can still be read is sound.
//!
//! Some hundred of each are tried with every run of the tests. Thousands are tried by
//! `PROPTEST_CASES=100000 cargo test --no-default-features --test rules mutated`, which also notices numbers that overflow.

use std::sync::LazyLock;

use imps_table::ai::BotKind;
use imps_table::engine::playthrough::HOW;
use imps_table::engine::text_file::decode;
use imps_table::engine::{cases, journal};
use imps_table::games::{GameEntry, house};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::common::edits::{edited, edits};
use crate::{at, files, from_position, read};

/// The options of a game that there are golden playthroughs of, the usual ones first.
fn options(game: &dyn GameEntry) -> Vec<Option<String>> {
    let heads = files(&at("tests/golden"), ".txt").into_iter().map(|path| read(&path));
    let own = format!("{} --", game.id());
    let others = heads.filter_map(|text| {
        let head = text.lines().next()?.split_once(HOW)?.1.strip_prefix(&own)?;
        Some(head.split_once(" --options ")?.1.trim_matches('\'').to_owned())
    });
    [None].into_iter().chain(others.map(Some)).collect()
}

/// Journals of random matches of every game, with all kinds of options, from their deals and from positions.
static JOURNALS: LazyLock<Vec<(&dyn GameEntry, String)>> = LazyLock::new(|| {
    let mut journals = Vec::new();
    for game in house().rules() {
        for options in options(game) {
            let options = options.as_deref();
            let players = vec![BotKind::Random; game.seats(options).expect("golden options")];
            let whole = game.bots_only(options, &players, 7.into()).expect("a match");
            journals.extend([(game, from_position(game, &whole)), (game, whole)]);
        }
    }
    journals
});

/// Every case of every game as a file of its own.
static CASES: LazyLock<Vec<(&dyn GameEntry, String)>> = LazyLock::new(|| {
    let mut cases = Vec::new();
    for game in house().rules() {
        for path in files(&at("tests/cases").join(game.id()), ".case") {
            let text = read(&path);
            let each = text.split("\ncase ").skip(1).map(|case| format!("game {}\ncase {case}\n", game.id()));
            cases.extend(each.map(|text| (game, text)));
        }
    }
    cases
});

/// One sentence of a size that can be read.
fn is_sentence(text: &str) -> bool {
    !text.trim().is_empty() && text.chars().count() < 1000 && !text.contains('\n')
}

proptest! {
    #[test]
    fn mutated_journals_are_followed_as_far_as_they_make_sense(which in any::<Index>(), edits in edits()) {
        let (_, text) = which.get(&JOURNALS);
        let bytes = edited(text, &edits);
        let (journal, broken) = match journal::parse(&bytes) {
            Ok(journal) => (journal, None),
            Err(error) => match &error.readable {
                Some(journal) => ((**journal).clone(), Some(error)),
                None => {
                    prop_assert!(is_sentence(&error.what.to_string()), "{}", error);
                    return Ok(());
                }
            },
        };
        prop_assert!(broken.is_none_or(|error| is_sentence(&error.what.to_string())));
        let seen = journal::glance(&bytes).expect("as much as is parsed");
        prop_assert_eq!(&seen.header, &journal.header);
        let Some(game) = house().rules().find(|game| game.id() == journal.header.game) else { return Ok(()) };
        let told = match game.replay(&journal, usize::MAX) {
            Ok(told) => told,
            Err(error) => {
                prop_assert!(is_sentence(&error.what.to_string()), "{}", error);
                return Ok(());
            }
        };
        prop_assert!(told.over || told.complaint.is_some() || seen.over != Some(true), "a lie is not found out");
        // Whatever comes before the first line that does not fit is a match.
        if let Some(complaint) = told.complaint {
            prop_assert!(is_sentence(&complaint.what.to_string()), "{}", complaint);
            let readable = complaint.readable.expect("what comes before");
            let before = game.replay(&readable, usize::MAX).expect("the same header");
            prop_assert_eq!(before.complaint, None);
            prop_assert_eq!(before.text, told.text);
        }
        // The header is written as it is read.
        let again = journal::parse(journal.header.to_string().as_bytes()).expect("its own header");
        prop_assert_eq!(again.header, journal.header);
    }

    #[test]
    fn mutated_lines_are_noticed(which in any::<Index>(), edits in edits()) {
        let (_, text) = which.get(&JOURNALS);
        let line = journal::link::pack(text);
        let bytes = edited(&line, &edits);
        match journal::link::open(&bytes) {
            // The same journal, or no packed line any more.
            Ok(opened) => prop_assert!(*opened == *text.as_bytes() || *opened == *bytes),
            Err(error) => prop_assert!(is_sentence(&error.what.to_string()) && error.line == Some(1), "{}", error),
        }
    }

    #[test]
    fn mutated_options_are_understood_or_explained(which in any::<Index>(), edits in edits()) {
        let (game, text) = which.get(&JOURNALS);
        let options = journal::parse(text.as_bytes()).expect("a sound journal").header.options;
        let Ok(options) = String::from_utf8(edited(&options, &edits)) else { return Ok(()) };
        match game.seats(Some(&options)) {
            Ok(seats) => prop_assert!((1..=8).contains(&seats), "{options}: {seats} seats"),
            Err(error) => prop_assert!(is_sentence(&error.replace('\n', " ")), "{options}: {error}"),
        }
    }

    #[test]
    fn mutated_cases_hold_fail_or_are_malformed(which in any::<Index>(), edits in edits()) {
        let (game, text) = which.get(&CASES);
        let bytes = edited(text, &edits);
        let text = decode(&bytes).text;
        let lines = text.lines().count().max(1);
        match cases::parse("mutated.case", text) {
            Err(malformed) => {
                prop_assert!(is_sentence(&malformed.text) && (1..=lines).contains(&malformed.line), "{malformed}");
            }
            Ok(file) => {
                let report = game.cases(&file);
                prop_assert_eq!(report.cases, file.cases.len());
                prop_assert_eq!(report.is_clean(), report.passed == report.cases);
                for malformed in &report.malformed {
                    let fits = is_sentence(&malformed.text) && (1..=lines).contains(&malformed.line);
                    prop_assert!(fits, "{malformed}");
                }
            }
        }
    }
}

/// The edits do what they are there for: many files still make sense, many do not.
#[test]
fn mutations_are_neither_harmless_nor_hopeless() {
    use proptest::strategy::ValueTree as _;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::deterministic();
    let (mut sound, mut part, mut lost) = (0, 0, 0);
    for number in 0..300 {
        let (game, text) = &JOURNALS[number % JOURNALS.len()];
        let edits = edits().new_tree(&mut runner).expect("edits").current();
        let bytes = edited(text, &edits);
        assert!(bytes != text.as_bytes() || edits.len() < 4);
        match journal::parse(&bytes).ok().and_then(|journal| game.replay(&journal, usize::MAX).ok()) {
            Some(told) if told.complaint.is_none() => sound += 1,
            Some(_) => part += 1,
            None => lost += 1,
        }
    }
    assert!(sound >= 10 && part >= 60 && lost >= 60, "{sound} sound, {part} in part, {lost} lost");
}
