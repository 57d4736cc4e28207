//! Every icon and every sound that the program names is there.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::{at, files, literals, read};

/// The names of the files of a folder, without their ends.
fn stems(folder: &str, ending: &str) -> BTreeSet<String> {
    let stem = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().into_owned());
    files(&at(folder), ending).iter().filter_map(|path| stem(path)).collect()
}

/// The name of a sound: that of its file without the number of the variation.
fn without_number(stem: &str) -> &str {
    match stem.rsplit_once('-') {
        Some((name, number)) if number.parse::<u8>().is_ok() => name,
        _ => stem,
    }
}

/// The first word of `card-lay`.
fn family(name: &str) -> Option<&str> {
    name.split_once('-').map(|(family, _)| family)
}

/// Whether a name fits a pattern in which `{...}` stands for anything.
fn fits(name: &str, pattern: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('{') else { return name == pattern };
    let end = rest.split_once('}').map_or("", |(_, end)| end);
    name.len() >= start.len() + end.len()
        && name.starts_with(start)
        && name.ends_with(end.rsplit('}').next().unwrap_or(end))
}

/// Names that look like those of assets but are neither assets nor messages.
fn strangers<'a>(code: &'a str, assets: &BTreeSet<String>, messages: &BTreeSet<String>) -> Vec<&'a str> {
    let families: BTreeSet<&str> = assets.iter().filter_map(|name| family(name)).collect();
    let like = |text: &str| {
        let letters = |letter: char| letter.is_ascii_alphanumeric() || "-_{}".contains(letter);
        family(text).is_some_and(|family| families.contains(family)) && text.chars().all(letters)
    };
    // A message may be named by its end alone, behind the name of the game and of what it is for.
    let end = |text: &str| messages.iter().any(|name| name.ends_with(&format!("-{text}")));
    // Or by its beginning.
    let begins = |text: &str| text.ends_with('-') && assets.iter().chain(messages).any(|name| name.starts_with(text));
    let known = |text: &str| assets.iter().chain(messages).any(|name| fits(name, text)) || end(text) || begins(text);
    literals(code).filter(|text| like(text) && !known(text)).collect()
}

/// Sounds that a scene or a screen asks for: `sounds: vec![(0.0, "drum")]`.
fn heard(code: &str) -> impl Iterator<Item = &str> {
    code.split("sounds: vec![").skip(1).filter_map(|rest| Some(rest.split_once(']')?.0)).flat_map(literals)
}

#[test]
fn every_icon_and_sound_that_is_named_exists() {
    let sounds: BTreeSet<String> =
        stems("assets/sounds", ".ogg").iter().map(|stem| without_number(stem).to_owned()).collect();
    let mut assets = sounds.clone();
    for (folder, ending) in [("assets/icons", ".svg"), ("assets/glyphs", ".svg"), ("assets/models", ".glb")] {
        let found = stems(folder, ending);
        assert!(!found.is_empty(), "{folder} is empty");
        assets.extend(found);
    }
    let words = files(&at("assets/locales/en"), ".ftl").iter().map(|path| read(path)).collect::<Vec<_>>().join("\n");
    let mut messages: BTreeSet<String> =
        words.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect();
    // Sections of the rule books have names, too: `## [tactic-cards] Tactic cards`.
    let books = files(&at("assets/rulebooks"), ".md").iter().map(|path| read(path)).collect::<Vec<_>>().join("\n");
    let heads =
        books.lines().filter(|line| line.starts_with('#')).filter_map(|line| line.split_once('[')?.1.split_once(']'));
    messages.extend(heads.map(|(section, _)| section.to_owned()));
    let of_games = |path: &PathBuf| ["table", "scene"].iter().any(|part| path.iter().any(|folder| folder == *part));
    let tables = files(&at("src/games"), ".rs").into_iter().filter(of_games);
    let below = ["src/table", "src/rulebook", "src/storage", "src/cli/text"]
        .into_iter()
        .flat_map(|folder| files(&at(folder), ".rs"));
    let (mut wrong, mut asked) = (Vec::new(), 0);
    for path in files(&at("src/client"), ".rs").into_iter().chain(tables).chain(below) {
        let source = read(&path);
        for (number, line) in (1..).zip(source.lines()) {
            let line = line.split("//").next().unwrap_or_default();
            let names = strangers(line, &assets, &messages);
            wrong.extend(names.iter().map(|name| format!("{}:{number}: {name}", path.display())));
        }
        for name in heard(&source) {
            asked += 1;
            if !sounds.contains(name) {
                wrong.push(format!("{}: the sound {name}", path.display()));
            }
        }
    }
    assert!(asked >= 20, "only {asked} sounds are asked for");
    assert!(wrong.is_empty(), "no icon, sound, model or message has these names:\n{}", wrong.join("\n"));
}

#[test]
fn every_sound_at_the_table_has_a_caption() {
    // Music, and what is heard while one points and presses.
    let games = imps_table::games::house();
    let settings: Vec<_> =
        games.tables().into_iter().filter_map(|game| game.setting(&game.default_options()).ok()).collect();
    let music = settings.iter().flat_map(|setting| [Some(setting.music), setting.tense_music]).flatten();
    let without: BTreeSet<&str> = ["title", "tavern", "focus", "button", "candle"].into_iter().chain(music).collect();
    let sounds = stems("assets/sounds", ".ogg");
    let sounds: BTreeSet<&str> = sounds.iter().map(|stem| without_number(stem)).collect();
    for language in ["en", "ja"] {
        let words = read(&at(&format!("assets/locales/{language}/sounds.ftl")));
        let told: BTreeSet<&str> =
            words.lines().filter_map(|line| line.strip_prefix("sound-")?.split(" =").next()).collect();
        let wanted: BTreeSet<&str> = sounds.difference(&without).copied().collect();
        assert_eq!(told, wanted, "captions in {language}");
    }
}

#[test]
fn names_of_nothing_are_caught() {
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let (assets, messages) = (set(&["ui-lock", "card-lay", "horn", "emblem-red"]), set(&["ui-title", "card-of"]));
    let code = r#"icon("ui-lock"), say("ui-title"), icon("ui-lok"), format!("emblem-{colour}"), format!("emblem-{x}s"),
        play("card-lie"), "a card-like text", "other-name""#;
    assert_eq!(strangers(code, &assets, &messages), ["ui-lok", "emblem-{x}s", "card-lie"]);
    let beat = r#"Beat { sounds: vec![(0.0, "drum"), (0.5, "horn")], hold: 0.3 } "silence""#;
    assert_eq!(heard(beat).collect::<Vec<_>>(), ["drum", "horn"]);
    assert_eq!(
        [without_number("card-lay-2"), without_number("drum-1"), without_number("horn")],
        ["card-lay", "drum", "horn"]
    );
}
