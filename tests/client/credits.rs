//! Everything under `assets` is in the list of credits, and the list is told in CREDITS.md.

use std::path::PathBuf;

use imps_table::locale::Locale;
use serde::Deserialize;

use crate::{at, files, read};

#[derive(Deserialize)]
struct Credit {
    key: String,
    author: String,
    #[serde(default)]
    source: String,
    #[serde(default)]
    script: String,
    licence: String,
    files: Vec<String>,
}

impl Credit {
    /// What it is and what it is for, in English.
    fn told(&self, locale: &Locale) -> [String; 2] {
        ["", "-about"].map(|end| locale.t(&format!("credit-{}{end}", self.key)))
    }
}

/// What author our own works have.
const OURS: &str = "The Imp's Table";

fn credits() -> Vec<Credit> {
    let text = read(&at("assets/credits.ron"));
    ron::from_str(&text).expect("a list of credits")
}

/// Every asset by its path in the repository.
fn assets() -> Vec<String> {
    let below = |path: PathBuf| path.strip_prefix(at("")).map(|path| path.to_string_lossy().into_owned());
    files(&at("assets"), "").into_iter().map(|path| below(path).expect("below the root")).collect()
}

/// A pattern is a file, a folder (everything below it), or has one star.
fn covers(pattern: &str, file: &str) -> bool {
    match pattern.split_once('*') {
        Some((head, tail)) => {
            file.len() >= head.len() + tail.trim_start_matches('*').len()
                && file.starts_with(head)
                && file.ends_with(tail.trim_start_matches('*'))
        }
        None => {
            file == pattern
                || file.strip_prefix(pattern.trim_end_matches('/')).is_some_and(|rest| rest.starts_with('/'))
        }
    }
}

#[test]
fn every_asset_has_an_author_and_a_licence() {
    let credits = credits();
    for credit in &credits {
        for part in [&credit.key, &credit.author, &credit.licence] {
            assert!(!part.trim().is_empty(), "`{}` is incomplete", credit.key);
        }
        assert_eq!(credit.source.is_empty(), credit.author == OURS, "`{}` comes from somewhere", credit.key);
    }
    let files = assets();
    for file in &files {
        let named = credits.iter().flat_map(|credit| &credit.files).any(|pattern| covers(pattern, file));
        assert!(named, "{file} is not in assets/credits.ron");
    }
    for pattern in credits.iter().flat_map(|credit| &credit.files) {
        assert!(files.iter().any(|file| covers(pattern, file)), "{pattern} names nothing");
    }
}

#[test]
fn credits_md_tells_the_whole_list() {
    let told = read(&at("CREDITS.md"));
    let (locale, _) = Locale::read(&at("assets/locales"));
    for credit in credits() {
        let [what, about] = credit.told(&locale);
        for part in [&what, &about, &credit.author, &credit.source, &credit.script, &credit.licence] {
            assert!(told.contains(part.as_str()), "CREDITS.md does not say `{part}`");
        }
        for pattern in credit.files {
            assert!(told.contains(&format!("`{pattern}`")), "CREDITS.md does not name `{pattern}`");
        }
    }
}

#[test]
fn credits_md_names_every_library() {
    let manifest = read(&at("Cargo.toml"));
    let tables = manifest.split("\n[").filter(|table| table.starts_with("dependencies]"));
    let crates = tables.flat_map(|table| table.lines().skip(1)).filter_map(|line| line.split_once(" = "));
    // A feature of a library stands in a line of its own.
    let crates: Vec<&str> = crates.map(|(name, _)| name).filter(|name| !name.starts_with([' ', '#'])).collect();
    assert!(crates.len() > 15 && crates.contains(&"bevy"), "{crates:?}");
    let told = read(&at("CREDITS.md"));
    for name in crates {
        assert!(told.contains(&format!("| [{name}](")), "CREDITS.md does not name the crate {name}");
    }
}
