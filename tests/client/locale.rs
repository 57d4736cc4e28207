//! Both languages say the same, the program says nothing that they lack, and they hold nothing that nobody says.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use imps_table::games::house;
use imps_table::games::lesson::lessons;
use imps_table::locale::Locale;

use crate::{at, files, read};

/// Keys that only lists outside the source files name, games and sounds, begin with one of these.
const NAMED_ELSEWHERE: [&str; 2] = ["game-", "sound-"];
/// A message key follows right after these.
const CALLS: [&str; 9] =
    ["words!(", ".t(", ".has(", "Words::new(", "Arg::Key(", "Button(", "Some(Button(", "what: ", "key: "];

/// Messages of a language: key and text.
fn messages(language: &str) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    for file in files(&at("assets/locales").join(language), ".ftl") {
        let text = read(&file);
        let mut current: Option<String> = None;
        for line in text.lines() {
            if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let (key, value) = line.split_once('=').expect("`key = text`");
                let key = key.trim().to_owned();
                let twice = messages.insert(key.clone(), value.to_owned());
                assert!(twice.is_none(), "{}: `{key}` is there twice", file.display());
                current = Some(key);
            } else if line.starts_with([' ', '}']) {
                if let Some(text) = current.as_ref().and_then(|key| messages.get_mut(key)) {
                    text.push('\n');
                    text.push_str(line);
                }
            } else if line.starts_with(['#', '-']) {
                current = None;
            }
        }
    }
    messages
}

/// Variables of a message.
fn variables(text: &str) -> BTreeSet<&str> {
    let end =
        |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-').unwrap_or(rest.len());
    text.split('$').skip(1).map(|rest| &rest[..end(rest)]).collect()
}

/// Games that are registered while their table is still being built: nobody speaks of them yet.
fn waiting_for_their_tables() -> impl Iterator<Item = &'static str> {
    house().ids().filter(|id| house().tables().iter().all(|entry| entry.game() != *id))
}

/// Source files without those that only tests see, and without games that wait for their tables.
fn sources() -> Vec<(PathBuf, String)> {
    let all: Vec<(PathBuf, String)> = files(&at("src"), ".rs")
        .into_iter()
        .map(|path| {
            let text = read(&path);
            (path, text)
        })
        .collect();
    let mut hidden = BTreeSet::new();
    for (path, text) in &all {
        let folder = match path.file_name().and_then(|name| name.to_str()) {
            Some("mod.rs" | "lib.rs" | "main.rs") => path.parent().expect("a folder").to_owned(),
            _ => path.with_extension(""),
        };
        for rest in text.split("#[cfg(test)]\n").skip(1) {
            let declared =
                rest.trim_start().trim_start_matches("pub(crate) ").trim_start_matches("pub ").strip_prefix("mod ");
            if let Some((name, _)) = declared.and_then(|rest| rest.lines().next()?.split_once(';')) {
                hidden.insert(folder.join(name));
            }
        }
    }
    hidden.extend(waiting_for_their_tables().map(|game| at("src/games").join(game)));
    let seen =
        |path: &Path| !hidden.iter().any(|module| path.starts_with(module) || path.with_extension("") == *module);
    all.into_iter().filter(|(path, _)| seen(path)).map(|(path, text)| (path, bare(&text))).collect()
}

/// Message keys that begin with the name of a game are keys wherever they stand, and each refusal has its sentence.
fn keys_of_games() -> Vec<(String, PathBuf)> {
    let mut keys = Vec::new();
    for (path, text) in sources() {
        let inside = path.strip_prefix(at("src/games")).ok().and_then(|path| path.iter().next()?.to_str());
        let Some(game) = inside else { continue };
        let (own, refusals) = (format!("{game}-"), path.ends_with("refusals.rs"));
        let names = text.split("fn name(").nth(1).and_then(|rest| rest.split("fn ").next()).unwrap_or_default();
        let written = literals(names).into_iter().map(|(_, name)| name.to_owned());
        let refused = written.chain(derived(&text)).filter(|_| refusals);
        keys.extend(refused.map(|name| (format!("{own}refusal-{name}"), path.clone())));
        // Pieces of music are files.
        let said = literals(&text).into_iter().filter(|(before, _)| !before.ends_with("tense_music: Some("));
        let said = said.map(|(_, literal)| literal);
        let said = said.filter(|literal| literal.starts_with(&own) && looks_like_key(literal));
        keys.extend(said.map(|literal| (literal.to_owned(), path.clone())));
    }
    keys
}

/// The names that a derive makes of the variants of enums.
fn derived(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for part in text.split("\n#[strum(").skip(1) {
        let (how, rest) = part.split_once(")]").expect("an attribute ends");
        let prefix = how.split("prefix = \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        let mut before = "";
        for line in rest.lines().skip_while(|line| !line.contains("enum ")).skip(1).take_while(|line| *line != "}") {
            let variant: String = line.trim_start().chars().take_while(char::is_ascii_alphanumeric).collect();
            let is_variant = line.len() - line.trim_start().len() == 4 && variant.starts_with(char::is_uppercase);
            if is_variant && !before.contains("transparent") {
                let spaced = |c: char| if c.is_uppercase() { format!("-{}", c.to_lowercase()) } else { c.to_string() };
                let name: String = variant.chars().map(spaced).collect();
                names.push(format!("{prefix}{}", name.trim_start_matches('-')));
            }
            before = line;
        }
    }
    names
}

/// A source text without its tests and comments.
fn bare(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// String literals of a source text with what stands before each.
fn literals(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            // A quoted quote.
            b'\'' if bytes[at..].starts_with(b"'\"'") => at += 3,
            b'"' => {
                let start = at + 1;
                at = start;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                found.push((text[..start - 1].trim_end(), text.get(start..at).unwrap_or_default()));
                at += 1;
            }
            _ => at += 1,
        }
    }
    found
}

/// Whether a literal can be a message key at all.
fn looks_like_key(literal: &str) -> bool {
    literal.contains('-')
        && literal.starts_with(|c: char| c.is_ascii_lowercase())
        && literal.ends_with(|c: char| c.is_ascii_alphanumeric())
        && literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c))
}

/// Whether the literal after `before` is certainly used as a message key.
fn is_key(before: &str, literal: &str) -> bool {
    if CALLS.iter().any(|call| before.ends_with(call.trim_end())) {
        return looks_like_key(literal) || before.ends_with(".t(") || before.ends_with("Words::new(");
    }
    // The second argument of `with_key`.
    let argument = before.strip_suffix(',').map(str::trim_end).and_then(|rest| rest.strip_suffix('"'));
    argument.and_then(|rest| rest.rsplit_once('"')).is_some_and(|(rest, _)| rest.trim_end().ends_with("with_key("))
}

#[test]
fn every_file_is_well_formed() {
    let (_, problems) = Locale::read(&at("assets/locales"));
    assert_eq!(problems, []);
}

#[test]
fn both_languages_have_the_same_keys_and_variables() {
    let (english, japanese) = (messages("en"), messages("ja"));
    assert!(!english.is_empty());
    let only = |a: &BTreeMap<String, String>, b: &BTreeMap<String, String>| -> Vec<String> {
        a.keys().filter(|key| !b.contains_key(*key)).cloned().collect()
    };
    assert_eq!(only(&english, &japanese), Vec::<String>::new(), "only in English");
    assert_eq!(only(&japanese, &english), Vec::<String>::new(), "only in Japanese");
    // `$who-you` only chooses between "you lay" and "Mira lays", which Japanese need not tell apart.
    fn needed(text: &str) -> BTreeSet<&str> {
        variables(text).into_iter().filter(|variable| !variable.ends_with("-you")).collect()
    }
    let differ: Vec<_> = english.iter().filter(|(key, text)| needed(text) != needed(&japanese[*key])).collect();
    assert!(differ.is_empty(), "other variables in Japanese: {differ:#?}");
}

#[test]
fn every_key_that_is_said_exists() {
    let messages = messages("en");
    let mut missing = BTreeSet::new();
    for (path, text) in sources() {
        for (before, literal) in literals(&text) {
            if is_key(before, literal) && !messages.contains_key(literal) {
                missing.insert(format!("{literal} ({})", path.strip_prefix(at("")).unwrap_or(&path).display()));
            }
        }
    }
    for (key, path) in keys_of_games() {
        if !messages.contains_key(&key) {
            missing.insert(format!("{key} ({})", path.strip_prefix(at("")).unwrap_or(&path).display()));
        }
    }
    assert!(missing.is_empty(), "keys without a message: {missing:#?}");
}

#[test]
fn the_scanner_sees_refusals() {
    let keys: BTreeSet<String> = keys_of_games().into_iter().map(|(key, _)| key).collect();
    assert!(keys.contains("knight_line-refusal-one-must-stay"), "{keys:#?}");
}

/// Whether a key can come of a literal with placeholders: `troop-rank-{n}`, or `{key}-about` of a key that is said.
fn can_come_of(key: &str, literal: &str, is_said: &dyn Fn(&str) -> bool) -> bool {
    let Some((before, rest)) = literal.split_once('{') else { return false };
    let after = rest.rsplit_once('}').map_or("", |(_, after)| after);
    let Some(inside) = key.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)) else { return false };
    match before.matches('-').count() {
        // The end alone: the beginning must be a key itself.
        0 => before.is_empty() && after.starts_with('-') && is_said(inside),
        // A short beginning may stand for one word only, or it would allow everything.
        1 if after.is_empty() => !inside.is_empty() && !inside.contains('-'),
        _ => !inside.is_empty(),
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources();
    let literals: BTreeSet<&str> =
        sources.iter().flat_map(|(_, text)| literals(text)).map(|(_, literal)| literal).collect();
    let open: Vec<&str> = literals.iter().copied().filter(|literal| literal.contains('{')).collect();
    let all = messages("en");
    let within: String = all.values().map(String::as_str).collect::<Vec<_>>().join("\n");
    let waits = |key: &str| waiting_for_their_tables().any(|game| key.starts_with(&format!("{game}-")));
    let (lessons, _) = lessons(house(), &at("assets/lessons"));
    let taught: BTreeSet<String> = lessons.iter().flat_map(|lesson| lesson.messages().map(|(_, key)| key)).collect();
    let named: BTreeSet<String> = sources.iter().flat_map(|(_, text)| derived(text)).collect();
    let plainly = |key: &str| {
        literals.contains(key)
            || named.contains(key)
            || taught.contains(key)
            || waits(key)
            || NAMED_ELSEWHERE.iter().any(|prefix| key.starts_with(prefix))
            || within.contains(&format!("{{ {key} }}"))
    };
    let made = |key: &str| plainly(key) || open.iter().any(|literal| can_come_of(key, literal, &plainly));
    let said = |key: &str| made(key) || open.iter().any(|literal| can_come_of(key, literal, &made));
    // A reason is told afterwards where it is advised before.
    let told = |key: &str| said(key) || key.contains("-because-") && said(&key.replacen("-because-", "-hint-", 1));
    let idle: Vec<&String> = all.keys().filter(|key| !told(key)).collect();
    assert!(idle.is_empty(), "messages that nobody says: {idle:#?}");
}

#[test]
fn the_scanner_finds_what_it_should() {
    let text = "a.t(\"one-two\"); Words::new(\n    \"three\").with_key(\"name\", \"four-five\").with(\"six-seven\", 1)";
    let keys: Vec<&str> =
        literals(text).into_iter().filter(|(before, literal)| is_key(before, literal)).map(|(_, key)| key).collect();
    assert_eq!(keys, ["one-two", "three", "four-five"]);
    let said = |key: &str| key == "side-full";
    let made = [("rank-a-{n}", "rank-a-10"), ("red-{}", "red-one"), ("{key}-about", "side-full-about")];
    assert!(made.iter().all(|(literal, key)| can_come_of(key, literal, &said)));
    let not = [("red-{}", "red-one-two"), ("{key}-about", "side-empty-about"), ("{}", "anything"), ("a b {c}", "d")];
    assert!(not.iter().all(|(literal, key)| !can_come_of(key, literal, &said)));
    assert_eq!(variables("{ $who } lays { $n ->\n [one] x }"), BTreeSet::from(["who", "n"]));
}
