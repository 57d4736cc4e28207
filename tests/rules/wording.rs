//! What `assets/locales/README.md` says about words holds in every message and every rule book.

use std::path::PathBuf;

use crate::{at, files, read};

/// A language with the column of the glossary that says what it must not say.
const LANGUAGES: [(&str, usize); 2] = [("en", 3), ("ja", 5)];
/// Columns of the glossary.
const COLUMNS: usize = 6;
/// Marks that Japanese writes in full width.
const HALF_WIDTH: &str = ":;!?(),";

/// The glossary's rows below its head.
fn rows(page: &str) -> Vec<Vec<&str>> {
    let table = page.lines().skip_while(|line| *line != "## Glossary").filter_map(|line| line.strip_prefix('|'));
    table.skip(2).filter_map(|row| Some(row.strip_suffix('|')?.split('|').collect())).collect()
}

/// What the glossary forbids in the language of a column: whatever stands in backticks there.
fn forbidden(page: &str, column: usize) -> Vec<String> {
    let cells = rows(page).into_iter().filter_map(|row| row.get(column).copied());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(ToOwned::to_owned).collect()
}

/// A line without the runs from `open` to `close`, or to its end.
fn without(line: &str, open: &str, close: &str) -> String {
    let mut parts = line.split(open);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, part| said + part.split_once(close).map_or("", |(_, rest)| rest))
}

/// Stands for a card, a name or a number that is put in.
const PUT_IN: &str = "◇";

/// A line without what is put in.
fn filled(line: &str) -> String {
    without(&line.replace('{', &format!("{PUT_IN}{{")), "{", "}")
}

/// What people read of a line of messages: no comments, no keys, no names of what is put in, no notation.
fn message(line: &str) -> String {
    let value = match line.chars().next() {
        Some('#') => "",
        Some(first) if first.is_ascii_alphabetic() => line.split_once('=').map_or("", |(_, value)| value),
        _ => line,
    };
    filled(&value.split('`').step_by(2).collect::<String>())
}

/// What people read of a line of a rule book: no names of sections, no cards in notation.
fn sentence(line: &str) -> String {
    filled(&without(&without(line, "## [", "]"), "](#", ")"))
}

/// Whether a text uses a term: in any case, and as a word of its own where it begins or ends with a Latin letter.
fn uses(text: &str, term: &str) -> bool {
    let (text, term) = (text.to_lowercase(), term.to_lowercase());
    let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic());
    let alone = |inner: Option<char>, outer: Option<char>| !(letter(inner) && letter(outer));
    text.match_indices(&term).any(|(at, _)| {
        alone(term.chars().next(), text[..at].chars().next_back())
            && alone(term.chars().next_back(), text[at + term.len()..].chars().next())
    })
}

/// A half-width mark beside a Japanese letter.
fn half_width(text: &str) -> Option<char> {
    let japanese = |c: &char| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    let letters: Vec<char> = text.chars().collect();
    letters.windows(2).find_map(|pair| {
        let mark = |n: usize| HALF_WIDTH.contains(pair[n]) && japanese(&pair[1 - n]);
        [0, 1].into_iter().find(|n| mark(*n)).map(|n| pair[n])
    })
}

/// Everything that is read in a language: file, line, words.
fn texts(language: &str) -> Vec<(PathBuf, usize, String)> {
    let books = files(&at("assets/rulebooks"), ".md").into_iter();
    let books =
        books.filter(|path| path.file_stem().and_then(|name| name.to_str()?.split('.').next_back()) == Some(language));
    let messages = files(&at("assets/locales").join(language), ".ftl").into_iter().map(|path| (path, true));
    let all = messages.chain(books.map(|path| (path, false)));
    all.flat_map(|(path, messages)| {
        let say = if messages { message } else { sentence };
        let text = read(&path);
        (1..).zip(text.lines()).map(|(number, line)| (path.clone(), number, say(line))).collect::<Vec<_>>()
    })
    .collect()
}

#[test]
fn no_text_says_what_the_glossary_forbids() {
    let page = read(&at("assets/locales/README.md"));
    let mut wrong = Vec::new();
    for (language, column) in LANGUAGES {
        let forbidden = forbidden(&page, column);
        for (path, number, text) in texts(language) {
            let terms = forbidden.iter().filter(|term| uses(&text, term)).map(|term| format!("“{term}”"));
            let marks = half_width(&text).filter(|_| language == "ja").map(|mark| format!("a half-width {mark}"));
            wrong.extend(terms.chain(marks).map(|what| format!("{}:{number} says {what}: {text}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "see assets/locales/README.md:\n{}", wrong.join("\n"));
}

#[test]
fn a_form_for_one_has_its_figure_like_the_others() {
    let forms = texts("en").into_iter().filter(|(_, _, text)| text.trim_start().starts_with("[one]"));
    let wrong: Vec<String> = forms
        .filter(|(_, _, text)| uses(text, " one") || uses(text, "] One"))
        .map(|(path, number, text)| format!("{}:{number}: {text}", path.display()))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_glossary_is_found_and_every_row_is_whole() {
    let page = read(&at("assets/locales/README.md"));
    let rows = rows(&page);
    assert!(rows.len() >= 40, "only {} rows", rows.len());
    for row in &rows {
        assert_eq!(row.len(), COLUMNS, "{row:?}");
        assert!(row.iter().all(|cell| cell.matches('`').count() % 2 == 0), "a backtick is missing: {row:?}");
    }
    for (language, column) in LANGUAGES {
        assert!(forbidden(&page, column).len() >= 40, "{language} has too few");
        let texts = texts(language);
        assert!(texts.iter().any(|(path, ..)| path.ends_with(format!("locales/{language}/ui.ftl"))), "no messages");
        assert!(texts.iter().any(|(path, ..)| path.ends_with(format!("battle_line/{language}.md"))), "no book");
        assert!(texts.iter().any(|(path, ..)| path.ends_with(format!("battle_line/aid.{language}.md"))), "no aid");
    }
}

#[test]
fn wrong_terms_are_caught_and_right_ones_are_not() {
    let page = "| no | table |\n\n## Glossary\n\n| T | M | E | N | J | N |\n|---|---|---|---|---|---|\n\
                | play | use | play | `lay`, `of your hand`, ` %` | 出す | `の札` |\n";
    assert_eq!(forbidden(page, 3), ["lay", "of your hand", " %"]);
    assert_eq!(forbidden(page, 5), ["の札"]);
    let planted = [
        message("hint-lay = Lay it down"),
        message("    [yes] a card of your hand"),
        message("win = about { $percent } %"),
        sentence("> {r8} の札"),
    ];
    let terms: Vec<String> = forbidden(page, 3).into_iter().chain(forbidden(page, 5)).collect();
    for text in &planted {
        assert!(terms.iter().any(|term| uses(text, term)), "not caught: {text}");
    }
    let right = [
        message("# lay"),
        message("hint-lay = place, play, layer"),
        message("key = { $lay } { $lay ->"),
        sentence("## [lay] See [there](#lay) {lay}"),
        message("win = { $percent }%"),
        sentence("手札"),
    ];
    for text in &right {
        assert!(!terms.iter().any(|term| uses(text, term)), "a false alarm: {text}");
    }
    assert_eq!(
        [half_width("札:色"), half_width("色(赤"), half_width("マス (2,1) は：「」")],
        [Some(':'), Some('('), None]
    );
}
