//! The words of a game's glossary that a text uses, with what they mean: whoever looks closely at a thing need not know them.

use std::collections::VecDeque;

use super::book::{Block, Book, Span, plain};

/// The section of a rule book that is a table of words and what they mean.
const SECTION: &str = "glossary";
/// So many at most are explained at once.
const MOST: usize = 4;

/// A word, and what it means.
#[derive(Clone, Debug, PartialEq)]
pub struct Term<'a> {
    /// As the book prints it: several that mean the same stand side by side.
    pub word: String,
    pub meaning: &'a [Span],
}

/// The words that these texts use, in the order in which they come, and then those that are used to explain them.
pub fn explained<'a>(book: &'a Book, texts: impl IntoIterator<Item = String>) -> Vec<Term<'a>> {
    let blocks = book.sections.iter().filter(|section| section.id == SECTION).flat_map(|section| &section.blocks);
    let rows = blocks.filter_map(|block| match block {
        Block::Table(rows) => Some(rows.iter().skip(1)),
        _ => None,
    });
    let mut left: Vec<Term> = rows
        .flatten()
        .filter_map(|row| match &row[..] {
            [word, meaning] => Some(Term { word: plain(word), meaning }),
            _ => None,
        })
        .collect();
    let mut found: Vec<Term> = Vec::new();
    let mut texts: VecDeque<String> = texts.into_iter().collect();
    while let Some(text) = texts.pop_front() {
        let text = text.to_lowercase();
        let mut used: Vec<(usize, Term)> = Vec::new();
        left.retain(|term| match place(&text, &term.word) {
            Some(at) => {
                used.push((at, term.clone()));
                false
            }
            None => true,
        });
        used.sort_by_key(|(at, _)| *at);
        texts.extend(used.iter().map(|(_, term)| plain(term.meaning)));
        found.extend(used.into_iter().map(|(_, term)| term));
    }
    found.truncate(MOST);
    found
}

/// Where a text in small letters uses a word, or one of several that stand side by side.
fn place(text: &str, word: &str) -> Option<usize> {
    word.to_lowercase().split([',', '、']).filter_map(|word| whole(text, word.trim())).min()
}

/// Where a whole word stands, or more than one of it.
fn whole(text: &str, word: &str) -> Option<usize> {
    if word.chars().any(|letter| letter >= '\u{2e80}') {
        // Without spaces between words a single character is part of many.
        return text.find(word).filter(|_| word.chars().count() > 1);
    }
    let ends = |rest: &str| !rest.starts_with(char::is_alphanumeric);
    let stands = |at: &usize| {
        let after = &text[at + word.len()..];
        !text[..*at].ends_with(char::is_alphanumeric) && (ends(after) || after.strip_prefix('s').is_some_and(ends))
    };
    text.match_indices(word).map(|(at, _)| at).find(stands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folders;
    use crate::games::house;
    use crate::locale::Language;

    fn words(book: &str, text: &str) -> Vec<String> {
        let book = Book::read(&format!("# Game\n\n## [glossary] Glossary\n\n| word | meaning |\n|---|---|\n{book}"));
        explained(&book, [text.to_owned()]).into_iter().map(|term| term.word).collect()
    }

    #[test]
    fn words_are_found_whole_in_any_case_and_number() {
        let book = "| claim, declaration | to take a flag |\n| Bold | able to battle back |\n| lock | being ahead |\n";
        assert_eq!(words(book, "A bold unit. Two claims."), ["Bold", "claim, declaration"]);
        assert_eq!(words(book, "Declaration"), ["claim, declaration"]);
        assert!(words(book, "Unlocked, locked, emboldened; claimed, clocks").is_empty());
    }

    #[test]
    fn what_explains_is_explained_as_well() {
        let book = "| battle back | to answer a melee |\n| Bold | able to battle back |\n| melee | an attack |\n";
        assert_eq!(words(book, "They are Bold."), ["Bold", "battle back", "melee"]);
    }

    #[test]
    fn japanese_words_stand_within_others_unless_they_are_one_character() {
        let book = "| 反撃 | 戦い返すこと |\n| 旗 | ユニットの色 |\n";
        assert_eq!(words(book, "勇敢なら反撃できる。旗は緑。"), ["反撃"]);
    }

    #[test]
    fn every_game_explains_its_words() {
        for (game, language) in
            house().tables().iter().flat_map(|game| Language::ALL.map(|language| (game.game(), language)))
        {
            let file = folders::assets().join("rulebooks").join(game).join(format!("{}.md", language.code()));
            let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let book = Book::read(&text);
            let all = text.rsplit("## [glossary]").next().unwrap_or_default().to_owned();
            assert_eq!(explained(&book, [all]).len(), MOST, "{}", file.display());
        }
    }
}
