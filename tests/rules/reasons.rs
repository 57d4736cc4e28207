//! Whatever is refused is refused in the person's language: no reason is English inside a Japanese sentence.

use std::collections::BTreeMap;
use std::io::{Error, ErrorKind};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use imps_table::ai::BotKind;
use imps_table::engine::journal::{self, JournalError, link};
use imps_table::engine::text_file::{self, io_words};
use imps_table::engine::{Arg, Words};
use imps_table::games::{GameEntry, house};

use crate::{at, files, from_position, read};

/// What Japanese writes in Latin letters outside of what it quotes.
const LATIN: [&str; 8] = ["UTF-8", "UTF-16", "Pokémon", "KiB", "MiB", "HP", "CPU", "ACE SPEC"];

/// A language, as the program says it.
struct Language(FluentBundle<FluentResource>);

impl Language {
    fn new(code: &str) -> Self {
        let mut bundle = FluentBundle::new(vec![code.parse().expect(code)]);
        bundle.set_use_isolating(false);
        bundle.add_function("CAPITAL", |given, _| given[0].clone()).expect("a new bundle");
        for file in files(&at("assets/locales").join(code), ".ftl") {
            let resource = FluentResource::try_new(read(&file)).map_err(|(_, errors)| errors).expect("well-formed");
            bundle.add_resource(resource).expect("no message twice");
        }
        Self(bundle)
    }

    /// A sentence in which what was found in a file stands as `◇`. What it lacks is a mistake.
    fn say(&self, words: &Words) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &words.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(_) | Arg::Seat(_) => FluentValue::from("◇"),
                Arg::Key(key) => FluentValue::from(self.say(&Words::new(key.as_str()))),
                Arg::Words(words) => FluentValue::from(self.say(words)),
            };
            args.set(name.clone(), value);
            args.set(format!("{name}-you"), "no");
        }
        let message = self.0.get_message(&words.key).and_then(|message| message.value());
        let pattern = message.unwrap_or_else(|| panic!("there is no message {}", words.key));
        let mut errors = Vec::new();
        let said = self.0.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {errors:?}", words.key);
        said
    }
}

/// A text without what stands in quotation marks and what is put in.
fn unquoted(text: &str) -> String {
    let mut said = text.to_owned();
    for (open, close) in [("{", "}"), ("「", "」"), ("`", "`"), ("“", "”")] {
        let mut parts = said.split(open);
        let first = parts.next().unwrap_or_default().to_owned();
        said = if open == close {
            said.split(open).step_by(2).collect()
        } else {
            parts.fold(first, |said, part| said + part.split_once(close).map_or("", |(_, rest)| rest))
        };
    }
    LATIN.iter().fold(said, |said, word| said.replace(word, ""))
}

/// Two Latin letters in a row.
fn has_latin(text: &str) -> bool {
    let letters: Vec<char> = unquoted(text).chars().collect();
    letters.windows(2).any(|pair| pair.iter().all(char::is_ascii_alphabetic))
}

/// Says a reason in both languages.
fn assert_said(languages: &[Language; 2], words: &Words) {
    let [english, japanese] = languages.each_ref().map(|language| language.say(words));
    assert!(!english.is_empty() && !japanese.is_empty(), "{words:?}");
    assert!(!has_latin(&japanese), "{words:?} is said as {japanese}");
    assert!(!words.to_string().contains("reason-"), "{words} has no English on the command line");
}

fn languages() -> [Language; 2] {
    ["en", "ja"].map(Language::new)
}

/// Every kind of error: each has a message of its own.
#[test]
fn no_reason_is_english_in_japanese() {
    let texts = ["en", "ja"].map(|code| read(&at("assets/locales").join(code).join("reasons.ftl")));
    let [english, japanese] = texts.each_ref().map(|text| -> BTreeMap<&str, &str> {
        text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = ")).collect()
    });
    assert!(english.len() > 200 && english.keys().eq(japanese.keys()));
    let mixed: Vec<_> = japanese.iter().filter(|(_, text)| has_latin(text)).collect();
    assert!(mixed.is_empty(), "English inside Japanese: {mixed:#?}");
    let japanese_letter = |c: char| c > '\u{2e80}';
    assert!(japanese.values().all(|text| text.contains(japanese_letter) || unquoted(text).trim() == ":"));
    assert!(has_latin("この手はno action") && !has_latin("「no action」は { $thing } `no action`"));
}

#[test]
fn what_the_system_says_is_said_in_both_languages() {
    use ErrorKind::*;
    let languages = languages();
    let kinds = [
        NotFound,
        PermissionDenied,
        AlreadyExists,
        StorageFull,
        QuotaExceeded,
        ReadOnlyFilesystem,
        IsADirectory,
        NotADirectory,
        InvalidFilename,
        InvalidData,
        TimedOut,
        ResourceBusy,
        ExecutableFileBusy,
        Interrupted,
        Other,
        UnexpectedEof,
        WriteZero,
        BrokenPipe,
        InvalidInput,
        Unsupported,
        OutOfMemory,
    ];
    for kind in kinds {
        assert_said(&languages, &io_words(&Error::from(kind)));
    }
    for number in 1..=140 {
        assert_said(&languages, &io_words(&Error::from_raw_os_error(number)));
    }
    assert_said(&languages, &text_file::read(&at("no/such/file")).expect_err("there is none"));
}

/// Why the journal is not followed to its end.
fn refused(game: &dyn GameEntry, text: &str) -> Option<JournalError> {
    let journal = match journal::parse(text.as_bytes()) {
        Ok(journal) => journal,
        Err(error) => return Some(error),
    };
    match game.replay(&journal, usize::MAX) {
        Ok(told) => told.complaint,
        Err(error) => Some(error),
    }
}

/// The same text with one word or one line of it changed, in every way that is easy to come by.
fn edited(text: &str) -> impl Iterator<Item = String> {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let with = |lines: &[String], n: usize, line: String| -> String {
        let mut lines = lines.to_vec();
        lines[n] = line;
        lines.join("\n") + "\n"
    };
    (0..lines.len()).flat_map(move |n| {
        let words: Vec<&str> = lines[n].split(' ').collect();
        let mut all = vec![
            with(&lines, n, "nonsense".to_owned()),
            with(&lines, n, format!("{} 99", lines[n])),
            with(&lines, n, format!("{}\n{}", lines[n], lines[n])),
            with(&lines, n, words[0].to_owned()),
        ];
        for m in 0..words.len() {
            for other in ["x", "77", "A", "(9,9)", "", "-1"] {
                let mut words = words.clone();
                words[m] = other;
                all.push(with(&lines, n, words.join(" ")));
            }
        }
        all
    })
}

#[test]
fn whatever_is_wrong_with_a_match_is_said_in_both_languages() {
    let languages = languages();
    for game in house().rules() {
        let players = vec![BotKind::Random; game.seats(None).expect("its own options")];
        let whole = game.bots_only(None, &players, 5.into()).expect("a match");
        let short: String = whole.lines().take(40).map(|line| format!("{line}\n")).collect();
        let begun = from_position(game, &whole);
        let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
        for text in [short, begun].iter().flat_map(|text| edited(text)) {
            let Some(error) = refused(game, &text) else { continue };
            let words = error.words();
            assert_said(&languages, &words);
            *reasons.entry(error.what.words().key.clone()).or_default() += 1;
        }
        assert!(reasons.len() > 12, "{}: only {reasons:?}", game.id());
    }
    let line = link::pack("imps-table journal 7\n");
    assert_said(&languages, &link::open(&line.as_bytes()[..20]).expect_err("half a line").words());
}

/// Sources of the interface put no text of the system into a sentence as its reason.
#[test]
fn no_reason_is_a_text_of_the_system() {
    for path in files(&at("src"), ".rs") {
        let text = read(&path);
        for (number, line) in (1..).zip(text.lines()) {
            let given =
                line.split(".with(\"").skip(1).filter(|rest| rest.starts_with("why\"") || rest.starts_with("reason\""));
            for rest in given {
                let plain =
                    [".to_string()", "format!(", ".display()", ".as_str()"].iter().any(|text| rest.contains(text));
                assert!(!plain, "{}:{number}: {line}", path.display());
            }
        }
    }
}
