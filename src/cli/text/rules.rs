//! The rule book of the game that is played.

use std::io::{self, Write};

use super::{TextTable, line};
use crate::engine::Words;
use crate::rulebook::BookCache;
use crate::rulebook::book::{Block, Span, marked, searchable};
use crate::table::unmarked;

impl TextTable {
    /// Tells the rule book; with a word the chapters that are called so, and of the others what contains it.
    pub(super) fn rules(&self, word: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut books = BookCache::default();
        let Some(book) = books.open(self.games, self.game, self.locale.language(), "") else {
            return line(out, &self.locale.t("rulebook-missing"));
        };
        let query = searchable(word);
        let has = |text: &str| text.to_lowercase().contains(&query);
        let mut found = false;
        for section in &book.sections {
            let called_so = has(&section.title);
            let told =
                section.blocks.iter().flat_map(|block| self.paragraphs(block)).filter(|text| called_so || has(text));
            let told: Vec<String> = told.collect();
            if told.is_empty() {
                continue;
            }
            found = true;
            let title = if section.title.is_empty() { &book.title } else { &section.title };
            line(out, &format!("\n{title}"))?;
            told.iter().try_for_each(|text| line(out, text))?;
        }
        if found {
            return Ok(());
        }
        line(out, &self.say(&Words::new("text-not-in-rules").with("word", word)))
    }

    /// What is told in one go: a block, or each row of a table.
    pub(super) fn paragraphs(&self, block: &Block) -> Vec<String> {
        match block {
            Block::Text(spans) => vec![self.in_words(spans)],
            Block::Item(spans) => vec![format!("- {}", self.in_words(spans))],
            Block::Example(spans) => vec![format!("> {}", self.in_words(spans))],
            Block::Table(rows) => {
                let cells = rows.iter().map(|row| row.iter().map(|cell| self.in_words(cell)).collect::<Vec<_>>());
                // The head of some tables is empty.
                let rows = cells.filter(|cells| cells.iter().any(|cell| !cell.is_empty()));
                rows.map(|cells| cells.join("; ")).collect()
            }
        }
    }

    pub(super) fn in_words(&self, spans: &[Span]) -> String {
        unmarked(&self.locale, self.art, &marked(spans))
    }
}
