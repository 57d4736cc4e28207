//! A player aid speaks of the match on the table and of no other.

use imps_table::folders::assets;
use imps_table::rulebook::book::{Block, Book, plain};

/// The words of an aid for a table with these choices.
fn aid(game: &str, language: &str, choices: &[&str]) -> String {
    let file = assets().join("rulebooks").join(game).join(format!("aid.{language}.md"));
    let book = Book::read(&std::fs::read_to_string(file).unwrap());
    let told = book.sections.iter().filter(|section| section.is_about(choices));
    told.flat_map(|section| &section.blocks)
        .map(|block| match block {
            Block::Text(spans) | Block::Item(spans) | Block::Example(spans) => plain(spans),
            Block::Table(rows) => rows.iter().flatten().map(|cell| plain(cell)).collect(),
        })
        .collect()
}

/// Where an option is a number of points or of players, no other one of that option is told of.
#[test]
fn an_aid_speaks_of_the_length_and_the_players_of_its_match() {
    for language in ["en", "ja"] {
        for length in ["500", "300", "200", "100"] {
            let chosen = format!("bottle_imp-length-{length}");
            let told = aid("bottle_imp", language, &[&chosen, "bottle_imp-players-3", "bottle_imp-cards-a"]);
            for other in ["500", "300", "200", "100"] {
                assert_eq!(told.contains(other), other == length, "{language}: {other} in a match to {length}");
            }
        }
        for (players, open) in [("2", true), ("3", false), ("4", false)] {
            let chosen = format!("bottle_imp-players-{players}");
            let told = aid("bottle_imp", language, &[&chosen, "bottle_imp-length-one", "bottle_imp-cards-b"]);
            let words = if language == "en" { "open hand" } else { "公開の手札" };
            assert_eq!(told.contains(words), open, "{language}: {players} players");
        }
        let told = aid("bottle_imp", language, &["bottle_imp-cards-b"]);
        assert!(told.contains("4Y") && !told.contains("3Y"), "{language}: the colours of the newer printing");
        let two = aid("knight_line", language, &["knight_line-players-2", "knight_line-grey-none"]);
        let three = aid("knight_line", language, &["knight_line-players-3", "knight_line-grey-none"]);
        let black = if language == "en" { "Black wins" } else { "黒の勝ち" };
        assert!(two.contains(black) && !three.contains(black), "{language}: who wins when nobody can move");
    }
}

/// A rule that is off at a table is not told of there, and what holds in its place is.
#[test]
fn an_aid_speaks_of_the_rules_that_are_on() {
    let rules = [
        ("v1_nothing_between", ["No Abilities and no Stadiums", "特性もスタジアムの効果も使えません"]),
        ("v2_hit_immunity", ["immune", "ワザは効きません"]),
        ("v4_refill_before_draw_any_leave", ["1 Refill", "1 補充"]),
    ];
    for (at, language) in ["en", "ja"].into_iter().enumerate() {
        for (rule, words) in rules {
            let told = |state: &str| aid("battle_royal", language, &[&format!("battle_royal-rule-{rule}-{state}")]);
            let (on, off) = (told("on"), told("off"));
            assert!(on.contains(words[at]) && !off.contains(words[at]), "{language}: {rule}");
            assert!(on != off && off.len() > 40, "{language}: {rule}: {off}");
        }
    }
}
