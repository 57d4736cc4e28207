//! Every reason that a player is given leads to a section that both rule books have.

use std::collections::BTreeSet;

use imps_table::games::house;

use crate::{at, files, literals, read};

/// The identifiers of the sections of a rule book: those of `## [goal] Goal of the game`.
fn sections(book: &str) -> BTreeSet<&str> {
    let heads = book.lines().filter(|line| line.starts_with('#'));
    heads
        .filter_map(|line| Some(line.trim_start_matches('#').trim_start().strip_prefix('[')?.split_once(']')?.0))
        .collect()
}

/// What a book refers to: `[the line of four](#winning)`.
fn references(book: &str) -> impl Iterator<Item = &str> {
    book.split("](#").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0))
}

/// Source without comments.
fn code(source: &str) -> String {
    source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// What stands behind each `start`, up to the bracket that closes the first one opened.
fn behind<'a>(code: &'a str, start: &'a str, [open, close]: [char; 2]) -> impl Iterator<Item = &'a str> {
    code.split(start).skip(1).map(move |rest| {
        let mut depth = 0;
        let end = rest.char_indices().find(|&(_, letter)| {
            depth += i32::from(letter == open) - i32::from(letter == close);
            letter == close && depth <= 0
        });
        &rest[..end.map_or(rest.len(), |(end, _)| end)]
    })
}

/// The sections that a source file of a game names.
fn named<'a>(code: &'a str, game: &str) -> BTreeSet<&'a str> {
    let key = format!("{game}-");
    let bodies = behind(code, "fn rule(", ['{', '}']);
    let sheets = behind(code, ".by_rule(", ['(', ')']);
    let fields = behind(code, "rule: Some(", ['(', ')']);
    let chosen = code.split("let rule = ").skip(1).filter_map(|rest| Some(rest.split_once(';')?.0));
    let mut found: BTreeSet<&str> =
        bodies.chain(sheets).chain(fields).chain(chosen).flat_map(literals).filter(|text| !text.is_empty()).collect();
    // A message and its section side by side: `("battle_line-why-discard", "tactics")`.
    let all: Vec<&str> = literals(code).collect();
    for pair in all.windows(2).filter(|pair| pair[0].starts_with(&key) && !pair[1].starts_with(&key)) {
        if code.contains(&format!("\"{}\", \"{}\")", pair[0], pair[1])) {
            found.insert(pair[1]);
        }
    }
    found
}

#[test]
fn every_reason_leads_to_a_section_of_both_books() {
    // Rule books come with the table; rules may be there before it.
    let with_table = |id: &str| at("src/games").join(id).join("table").is_dir();
    for game in house().rules().filter(|game| with_table(game.id())) {
        let books = ["en", "ja"].map(|language| read(&at(&format!("assets/rulebooks/{}/{language}.md", game.id()))));
        let known = books.each_ref().map(|book| sections(book));
        assert_eq!(known[0], known[1], "the sections of {}", game.id());
        assert!(known[0].len() >= 10, "{} has {} sections", game.id(), known[0].len());
        for (book, known) in books.iter().zip(&known) {
            let astray: Vec<&str> = references(book).filter(|section| !known.contains(section)).collect();
            assert!(astray.is_empty(), "the rule book of {} refers to {astray:?}", game.id());
        }
        let home = at("src/games").join(game.id());
        let tables = files(&home.join("table"), ".rs");
        let sources: Vec<String> =
            tables.iter().chain([&home.join("refusals.rs")]).map(|path| code(&read(path))).collect();
        let each: Vec<BTreeSet<&str>> = sources.iter().map(|code| named(code, game.id())).collect();
        assert!(each.last().is_some_and(|refusals| refusals.len() >= 4), "refusals of {}: {each:?}", game.id());
        let all: BTreeSet<&str> = each.into_iter().flatten().collect();
        let missing: Vec<&&str> = all.iter().filter(|section| !known[0].contains(**section)).collect();
        assert!(missing.is_empty(), "{} names sections that its rule books do not have: {missing:?}", game.id());
    }
}

#[test]
fn sections_are_found_wherever_they_are_named() {
    let source = r#"
        fn rule(&self) -> &'static str { match self { Self::A { .. } => "one", _ => "two" } } // "no"
        let refusal = Explained { words, rule: Some("three") };
        because("toy-why-not", "four"),
        sheet.by_rule(match grey { Grey::Off => "five", _ => "six" }).say(Words::new("toy-say"))
        let rule = if two { "seven" } else { "eight" };
        let (key, rule) = match x { A => ("toy-why-so", "nine"), _ => ("toy-why", "ten") };
        Words::new("toy-say").with("card", "x")
    "#;
    let all: Vec<&str> = "eight five four nine one seven six ten three two".split(' ').collect();
    assert_eq!(named(&code(source), "toy").into_iter().collect::<Vec<_>>(), all);
    assert_eq!(
        sections("# Title\n## [goal] Goal\ntext\n### [end] End\n").into_iter().collect::<Vec<_>>(),
        ["end", "goal"]
    );
    assert_eq!(references("see [x](#goal) and [y](#end).").collect::<Vec<_>>(), ["goal", "end"]);
}
