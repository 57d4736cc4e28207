//! The rule books of the games and their aids, as text: what they say, in which section, and what its words mean.

pub mod book;
pub mod glossary;

use self::book::Book;
use crate::games::Registry;
use crate::locale::Language;
use crate::table::any_match::TableEntry;
use crate::table::{Art, Chip, Palette};

/// A book that has been read, and what knows its cards.
#[derive(Default)]
pub struct BookCache {
    key: Option<(String, Language, &'static str)>,
    book: Option<Book>,
    cards: Option<&'static (dyn Art + Sync)>,
}

impl BookCache {
    /// The book of a game: its rule book (`""`) or its aid (`"aid."`). None if there is none, not even in English.
    pub fn open(&mut self, games: Registry, game: &str, language: Language, kind: &'static str) -> Option<&Book> {
        let key = (game.to_owned(), language, kind);
        if self.key.as_ref() != Some(&key) {
            let folders = games.asset_folders();
            let codes = [language.code(), Language::En.code()];
            let file = |code| format!("rulebooks/{game}/{kind}{code}.md");
            let mut files = codes.into_iter().filter_map(|code| folders.find(file(code)));
            self.book = files.find_map(|file| std::fs::read_to_string(file).ok()).map(|text| Book::read(&text));
            self.cards = games.table(game).map(TableEntry::art);
            self.key = Some(key);
        }
        self.book.as_ref()
    }

    /// The book that is open.
    pub fn book(&self) -> Option<&Book> {
        self.book.as_ref()
    }

    /// The book that is open and its cards, in the colours of this palette.
    pub fn both(&self, palette: Palette) -> Option<(&Book, impl Fn(&str) -> Option<Chip> + use<'_>)> {
        Some((self.book.as_ref()?, move |card: &str| self.cards.and_then(|cards| cards.chip(card, palette))))
    }
}
