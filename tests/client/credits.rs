//! Everything under `assets` is in the list of credits, and the list is told in CREDITS.md.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

#[derive(Deserialize)]
struct Credit {
    what: String,
    author: String,
    source: String,
    licence: String,
    about: String,
    files: Vec<String>,
}

/// The repository: tests run in its root, wherever it was built.
fn root() -> PathBuf {
    std::env::current_dir().expect("a current folder")
}

fn credits() -> Vec<Credit> {
    let text = fs::read_to_string(root().join("assets/credits.ron")).expect("assets/credits.ron");
    ron::from_str(&text).expect("a list of credits")
}

fn files(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            let name = path.strip_prefix(root()).expect("below the root").to_string_lossy().into_owned();
            found.push(name);
        }
    }
    found
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
        for part in [&credit.what, &credit.author, &credit.source, &credit.licence, &credit.about] {
            assert!(!part.trim().is_empty(), "`{}` is incomplete", credit.what);
        }
    }
    let files = files(&root().join("assets"));
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
    let told = fs::read_to_string(root().join("CREDITS.md")).expect("CREDITS.md");
    for credit in credits() {
        for part in [&credit.what, &credit.author, &credit.licence] {
            assert!(told.contains(part.as_str()), "CREDITS.md does not say `{part}`");
        }
    }
}
