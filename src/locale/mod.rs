//! English and Japanese through Fluent.
//!
//! Every `.ftl` file of `assets/locales/<language>` is read at start. What Japanese lacks is said in English; what both
//! lack is shown as its key, and warned about once.

pub mod form;
mod language;

use std::collections::HashSet;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::engine::sentences::add_functions;
use crate::engine::{Arg, Seat, Words};

pub use language::Language;

/// Begins text that is the same in every language (a card in notation), in [`Locale::say_marked`].
pub const MARK_BEGIN: char = '\u{E000}';
pub const MARK_END: char = '\u{E001}';

/// What a seat is called in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    pub name: String,
    /// Whether the only person at this screen sits there: sentences may then say "you". A message with an argument
    /// `$who` finds it as `$who-you`, `yes` or `no`.
    pub you: bool,
}

/// Names for sentences in which nobody is named.
pub fn nobody(_: Seat) -> Called {
    Called { name: String::new(), you: false }
}

/// Puts [`Words`] and message keys into the language of the interface.
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct Locale {
    language: Language,
    english: FluentBundle<FluentResource>,
    japanese: FluentBundle<FluentResource>,
    /// Keys that have been warned about.
    missing: Mutex<HashSet<String>>,
}

impl Locale {
    /// Reads every language below a folder. What cannot be read is told in the second result.
    pub fn read(folder: &Path) -> (Self, Vec<Words>) {
        let mut problems = Vec::new();
        let mut bundle = |language: Language| {
            let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            // The marks would be drawn as boxes, and both languages run the same way.
            bundle.set_use_isolating(false);
            // The bundle is new, so nothing of this name is there.
            let _ = add_functions(&mut bundle);
            read_language(&folder.join(language.code()), &mut bundle, &mut problems);
            bundle
        };
        let english = bundle(Language::En);
        let japanese = bundle(Language::Ja);
        (Self { language: Language::En, english, japanese, missing: Mutex::default() }, problems)
    }

    /// Adds the messages of every language below another folder, for a game that brings its own. What cannot be read is told.
    pub fn add(&mut self, folder: &Path) -> Vec<Words> {
        let mut problems = Vec::new();
        for (language, bundle) in [(Language::En, &mut self.english), (Language::Ja, &mut self.japanese)] {
            read_language(&folder.join(language.code()), bundle, &mut problems);
        }
        problems
    }

    /// The language in use.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Uses another language from now on.
    pub fn set_language(&mut self, language: Language) {
        self.language = language;
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundles().any(|bundle| bundle.has_message(key))
    }

    /// A message without arguments.
    pub fn t(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// What a person without a name is called, among several: by the number of the seat, counted from 1.
    pub fn numbered(&self, seat: Seat) -> String {
        self.say(&Words::new("ui-player").with("number", i64::from(seat.0) + 1), &nobody)
    }

    /// The name of a bot in this language: that of a regular is a message, any other one stays as it is.
    pub fn bot(&self, name: &str) -> String {
        let key = format!("regular-{}", name.to_lowercase());
        if self.has(&key) { self.t(&key) } else { name.to_owned() }
    }

    /// The key under which a game says something in its own words, if it has one, or else the key that all games share.
    pub fn own_or(&self, own: String, shared: &str) -> String {
        if self.has(&own) { own } else { shared.to_owned() }
    }

    /// A sentence. `names` tells what a seat is called.
    pub fn say(&self, words: &Words, names: &dyn Fn(Seat) -> Called) -> String {
        self.put(words, names, ToOwned::to_owned)
    }

    /// A sentence in which text that is the same in every language stands between [`MARK_BEGIN`] and [`MARK_END`], so
    /// that cards can be drawn as chips.
    pub fn say_marked(&self, words: &Words, names: &dyn Fn(Seat) -> Called) -> String {
        self.put(words, names, |text| format!("{MARK_BEGIN}{text}{MARK_END}"))
    }

    fn put(&self, words: &Words, names: &dyn Fn(Seat) -> Called, text: fn(&str) -> String) -> String {
        let mut args = FluentArgs::with_capacity(words.args.len());
        for (name, arg) in &words.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(plain) => FluentValue::from(text(plain)),
                Arg::Key(key) => FluentValue::from(self.t(key)),
                Arg::Words(words) => FluentValue::from(self.put(words, names, text)),
                Arg::Seat(seat) => {
                    let called = names(*seat);
                    args.set(format!("{name}-you"), FluentValue::from(if called.you { "yes" } else { "no" }));
                    FluentValue::from(called.name)
                }
            };
            args.set(name.clone(), value);
        }
        self.format(&words.key, Some(&args))
    }

    /// The language in use, then English.
    fn bundles(&self) -> impl Iterator<Item = &FluentBundle<FluentResource>> {
        let first = (self.language == Language::Ja).then_some(&self.japanese);
        first.into_iter().chain([&self.english])
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> String {
        for bundle in self.bundles() {
            let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else { continue };
            let mut errors = Vec::new();
            let said = bundle.format_pattern(pattern, args, &mut errors).into_owned();
            if !errors.is_empty() && self.is_news(key) {
                log::warn!("message `{key}`: {errors:?}");
            }
            return said;
        }
        if self.is_news(key) {
            log::warn!("no message `{key}`");
        }
        key.to_owned()
    }

    fn is_news(&self, key: &str) -> bool {
        let mut missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        !missing.contains(key) && missing.insert(key.to_owned())
    }
}

/// Adds every file of a folder to a bundle, in the order of their names.
fn read_language(folder: &Path, bundle: &mut FluentBundle<FluentResource>, problems: &mut Vec<Words>) {
    let files = std::fs::read_dir(folder).map(|entries| {
        let mut files: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
        files.sort();
        files
    });
    let files = match files {
        Ok(files) => files,
        Err(error) => {
            log::warn!("{}: {error}", folder.display());
            problems.push(Words::new("notice-locale-broken").with("file", folder.display().to_string()));
            return;
        }
    };
    for file in files {
        let problem = match std::fs::read(&file) {
            Ok(bytes) => add(&String::from_utf8_lossy(&bytes), bundle),
            Err(error) => Some(error.to_string()),
        };
        if let Some(problem) = problem {
            log::warn!("{}: {problem}", file.display());
            problems.push(Words::new("notice-locale-broken").with("file", file.display().to_string()));
        }
    }
}

/// Adds what can be understood of a file; says what cannot.
fn add(text: &str, bundle: &mut FluentBundle<FluentResource>) -> Option<String> {
    let (resource, syntax) = match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => (resource, None),
        Err((resource, errors)) => {
            let first = errors.first().map(|error| {
                let line = text.bytes().take(error.pos.start).filter(|&byte| byte == b'\n').count() + 1;
                format!("line {line}: {error}")
            });
            (resource, first)
        }
    };
    let twice = bundle.add_resource(resource).err().map(|errors| format!("{errors:?}"));
    syntax.or(twice)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(en: &str, ja: &str) -> (Locale, Vec<Words>) {
        let home = tempfile::tempdir().unwrap();
        for (language, text) in [(Language::En, en), (Language::Ja, ja)] {
            let folder = home.path().join(language.code());
            std::fs::create_dir(&folder).unwrap();
            std::fs::write(folder.join("a.ftl"), text).unwrap();
        }
        Locale::read(home.path())
    }

    fn names(seat: Seat) -> Called {
        Called { name: format!("Player {}", seat.letter()), you: seat == Seat(0) }
    }

    #[test]
    fn sentences_are_put_together() {
        let (mut locale, problems) = locale(
            "lays = { $who } lays { $card } at { $place }, { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n} left.\nflag = the flag",
            "lays = { $who }が{ $place }に{ $card }を置く。残り{ $n }枚。\nflag = 旗",
        );
        assert_eq!(problems, []);
        let words = Words::new("lays").with("who", Seat(1)).with("card", "o10").with_key("place", "flag").with("n", 1);
        assert_eq!(locale.say(&words, &names), "Player B lays o10 at the flag, 1 card left.");
        locale.set_language(Language::Ja);
        assert_eq!(locale.say_marked(&words, &names), "Player Bが旗に\u{E000}o10\u{E001}を置く。残り1枚。");
    }

    #[test]
    fn sentences_stand_inside_sentences() {
        let (mut locale, _) = locale(
            "attack = { $effect }, then { $who } draws.\ndamage = { $n } damage to { $to }\nbench = the bench",
            "attack = { $effect }、その後{ $who }が引く。\ndamage = { $to }に{ $n }ダメージ\nbench = ベンチ",
        );
        let inner = Words::new("damage").with("n", 30).with_key("to", "bench");
        let words = Words::new("attack").with("effect", inner).with("who", Seat(1));
        assert_eq!(locale.say(&words, &names), "30 damage to the bench, then Player B draws.");
        locale.set_language(Language::Ja);
        let card = Words::new("attack").with("effect", Words::new("damage").with("n", 30).with("to", "o10"));
        let said = locale.say_marked(&card.with("who", Seat(1)), &names);
        assert_eq!(said, "\u{E000}o10\u{E001}に30ダメージ、その後Player Bが引く。");
    }

    #[test]
    fn sentences_can_say_you() {
        let (locale, _) = locale("wins = { $seat-you ->\n    [yes] You win\n   *[no] { $seat } wins\n}", "");
        let said = |seat| locale.say(&Words::new("wins").with("seat", Seat(seat)), &names);
        assert_eq!((said(0), said(1)), ("You win".into(), "Player B wins".into()));
    }

    #[test]
    fn what_is_missing_falls_back() {
        let (mut locale, _) = locale("only = English", "other = 日本語");
        locale.set_language(Language::Ja);
        assert_eq!(
            (locale.t("only"), locale.t("other"), locale.t("none")),
            ("English".into(), "日本語".into(), "none".into())
        );
        assert!(locale.has("only") && !locale.has("none"));
    }

    #[test]
    fn a_malformed_file_costs_only_its_bad_lines() {
        let (locale, problems) = locale("good = Good\nbad = { $\nfine = Fine", "");
        assert_eq!((locale.t("good"), locale.t("fine")), ("Good".into(), "Fine".into()));
        assert_eq!(problems.len(), 1);
        let (locale, problems) = Locale::read(Path::new("/nowhere"));
        assert_eq!((locale.t("good"), problems.len()), ("good".into(), 2));
    }
}
