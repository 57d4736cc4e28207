//! What `src/games/README.md` says a game brings is there: files, and messages for its regulars.

use imps_table::games::house;
use imps_table::table::any_match::TableEntry;

use crate::{at, files, read};

/// The files of a list in the document: the first one after a sentence that begins so.
fn listed(document: &str, sentence: &str) -> Vec<String> {
    let (_, after) = document.split_once(sentence).unwrap_or_else(|| panic!("no sentence `{sentence}`"));
    let lines = after.lines().skip(1).skip_while(|line| line.is_empty());
    let items = lines.map_while(|line| line.strip_prefix("- `")?.strip_suffix('`'));
    items.map(str::to_owned).collect()
}

/// What a name of the document stands for in a game: one for each of its regulars where it names them.
fn meant(name: &str, table: &dyn TableEntry) -> Vec<String> {
    let name = name.replace("<game>", table.game());
    if !name.contains("<regular>") {
        return vec![name];
    }
    let regulars = table.art().regulars().iter();
    regulars.map(|regular| name.replace("<regular>", &regular.name.to_lowercase())).collect()
}

#[test]
fn every_game_brings_every_file_that_the_document_names() {
    let document = read(&at("src/games/README.md"));
    let (rules, table) = (listed(&document, "Rules bring,"), listed(&document, "A table brings,"));
    assert!(rules.len() >= 3 && table.len() >= 11, "the lists are read: {rules:?}, {table:?}");
    for game in house().tables() {
        let wanted = rules.iter().chain(&table).flat_map(|file| meant(file, game));
        let missing: Vec<_> = wanted.filter(|file| !at(file).is_file()).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", game.game());
    }
}

#[test]
fn every_regular_has_the_portrait_and_the_words_that_the_document_names() {
    let document = read(&at("src/games/README.md"));
    let messages = listed(&document, "Messages for its regulars,");
    assert!(messages.len() >= 4, "the list is read: {messages:?}");
    for game in house().tables() {
        for regular in game.art().regulars() {
            assert_eq!(
                regular.icon,
                format!("who-{}", regular.name.to_lowercase()),
                "the portrait of {}",
                regular.name
            );
        }
        for language in ["en", "ja"] {
            let texts =
                files(&at("assets/locales").join(language), ".ftl").iter().map(|path| read(path)).collect::<String>();
            let there: Vec<&str> = texts.lines().filter_map(|line| Some(line.split_once(" =")?.0)).collect();
            let wanted = messages.iter().flat_map(|message| meant(message, game));
            let missing: Vec<_> = wanted.filter(|message| !there.contains(&message.as_str())).collect();
            assert!(missing.is_empty(), "{} lacks {missing:?} in {language}", game.game());
        }
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
