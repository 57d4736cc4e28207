//! What `src/games/README.md` says a game brings is there.

use imps_table::games::GAMES;

use crate::{at, read};

/// The files of a list in the document: the first one after a sentence that begins so.
fn listed(document: &str, sentence: &str) -> Vec<String> {
    let (_, after) = document.split_once(sentence).unwrap_or_else(|| panic!("no sentence `{sentence}`"));
    let lines = after.lines().skip(1).skip_while(|line| line.is_empty());
    let items = lines.map_while(|line| line.strip_prefix("- `")?.strip_suffix('`'));
    items.map(str::to_owned).collect()
}

#[test]
fn every_game_brings_every_file_that_the_document_names() {
    let document = read(&at("src/games/README.md"));
    let (rules, table) = (listed(&document, "Rules bring,"), listed(&document, "A table brings,"));
    assert!(rules.len() >= 3 && table.len() >= 10, "the lists are read: {rules:?}, {table:?}");
    for game in GAMES {
        let there = |file: &String| at(&file.replace("<game>", game.id())).is_file();
        // Rules may come before the table.
        let has_table = at("src/games").join(game.id()).join("table").is_dir();
        let wanted = rules.iter().chain(table.iter().filter(|_| has_table));
        let missing: Vec<_> = wanted.filter(|file| !there(file)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", game.id());
    }
}

#[test]
fn every_trait_that_the_document_names_is_there() {
    let document = read(&at("src/games/README.md"));
    let sources: String = ["src/engine/rules.rs", "src/engine/notation/mod.rs", "src/ai/mod.rs"]
        .into_iter()
        .chain(["src/table/contract.rs", "src/table/setup.rs"])
        .map(|file| read(&at(file)))
        .collect();
    for name in ["Rules", "Imagine", "Notation", "Bots", "Arrange", "Say", "Tell", "Point", "SetUp", "Art"] {
        assert!(document.contains(&format!("`{name}`")), "the document does not speak of {name}");
        assert!(sources.contains(&format!("pub trait {name}")), "there is no trait {name}");
    }
}
