//! The markup of rule books: sections with an id, paragraphs, lists, tables, examples; bold words, links and cards. A heading
//! of an aid may end in `{only: CHOICE ...}`: its section is shown at tables where one of these choices was made.

use crate::locale::{MARK_BEGIN, MARK_END};

/// A run of text within a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    Text {
        text: String,
        bold: bool,
        link: Option<String>,
    },
    /// A card or piece in notation.
    Card(String),
}

/// A block of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Text(Vec<Span>),
    /// A line of a list.
    Item(Vec<Span>),
    Example(Vec<Span>),
    /// A table; the first row is its head unless all of it is empty.
    Table(Vec<Vec<Vec<Span>>>),
}

/// A section with its heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The name that links and refusals use.
    pub id: String,
    pub title: String,
    /// It is about tables with one of these choices of options, by message key; about every table if there are none.
    pub only: Vec<String>,
    pub blocks: Vec<Block>,
}

/// A rule book or a player aid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    pub title: String,
    /// The sections; what stands before the first heading has no id.
    pub sections: Vec<Section>,
}

impl Book {
    /// Reads a book; whatever is no markup is text.
    pub fn read(text: &str) -> Self {
        let mut book = Self::default();
        let mut paragraph = String::new();
        let mut before = "";
        for line in text.lines().chain([""]) {
            let line = line.trim_end();
            let plain = !line.is_empty()
                && !line.starts_with('#')
                && !line.starts_with("- ")
                && !line.starts_with('>')
                && !line.starts_with('|');
            if plain {
                if !paragraph.is_empty() {
                    paragraph.push(' ');
                }
                paragraph.push_str(line.trim());
                before = line;
                continue;
            }
            if !paragraph.is_empty() {
                book.push(Block::Text(spans(&std::mem::take(&mut paragraph))));
            }
            book.take_line(line, before.starts_with('|'));
            before = line;
        }
        book
    }

    /// Takes a line; `in_table` if the line before it was a row of a table.
    fn take_line(&mut self, line: &str, in_table: bool) {
        if let Some(heading) = line.strip_prefix("## ") {
            let (id, title) = match heading.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
                Some((id, title)) => (id.to_owned(), title.trim()),
                None => (String::new(), heading),
            };
            let (title, only) = match title.strip_suffix('}').and_then(|title| title.rsplit_once("{only: ")) {
                Some((title, keys)) => (title.trim(), keys.split_whitespace().map(str::to_owned).collect()),
                None => (title, Vec::new()),
            };
            self.sections.push(Section { id, title: title.to_owned(), only, blocks: Vec::new() });
        } else if let Some(title) = line.strip_prefix("# ") {
            title.trim().clone_into(&mut self.title);
        } else if let Some(item) = line.strip_prefix("- ") {
            self.push(Block::Item(spans(item)));
        } else if let Some(example) = line.strip_prefix('>') {
            self.push(Block::Example(spans(example.trim())));
        } else if let Some(row) = line.strip_prefix('|') {
            let cells: Vec<&str> = row.strip_suffix('|').unwrap_or(row).split('|').map(str::trim).collect();
            let ruler = |cell: &&str| !cell.is_empty() && cell.chars().all(|c| matches!(c, '-' | ':'));
            if cells.iter().all(ruler) {
                return;
            }
            let cells = cells.into_iter().map(spans).collect();
            match self.sections.last_mut().and_then(|section| section.blocks.last_mut()) {
                Some(Block::Table(rows)) if in_table => rows.push(cells),
                _ => self.push(Block::Table(vec![cells])),
            }
        }
    }

    fn push(&mut self, block: Block) {
        if self.sections.is_empty() {
            self.sections.push(Section::default());
        }
        if let Some(section) = self.sections.last_mut() {
            section.blocks.push(block);
        }
    }
}

impl Section {
    /// Whether it is about a table with these choices of options.
    pub fn is_about(&self, choices: &[&str]) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| choices.contains(&only.as_str()))
    }

    /// Whether these words stand in the section, in any case.
    pub fn tells_of(&self, query: &str) -> bool {
        let query = searchable(query);
        let has = |spans: &Vec<Span>| plain(spans).to_lowercase().contains(&query);
        self.title.to_lowercase().contains(&query)
            || self.blocks.iter().any(|block| match block {
                Block::Text(spans) | Block::Item(spans) | Block::Example(spans) => has(spans),
                Block::Table(rows) => rows.iter().flatten().any(has),
            })
    }
}

/// A search as books are set: in small letters, with the printer's apostrophe, which keyboards lack.
pub fn searchable(query: &str) -> String {
    query.to_lowercase().replace('\'', "’")
}

/// The words of a block without any markup.
pub fn plain(spans: &[Span]) -> String {
    spans
        .iter()
        .map(|span| match span {
            Span::Text { text, .. } | Span::Card(text) => text.as_str(),
        })
        .collect()
}

/// The words of a block with its cards marked.
pub fn marked(spans: &[Span]) -> String {
    let part = |span: &Span| match span {
        Span::Text { text, .. } => text.clone(),
        Span::Card(card) => format!("{MARK_BEGIN}{card}{MARK_END}"),
    };
    spans.iter().map(part).collect()
}

fn spans(line: &str) -> Vec<Span> {
    let mut out = Vec::new();
    let (mut text, mut bold) = (String::new(), false);
    let mut rest = line;
    let push = |out: &mut Vec<Span>, text: &mut String, bold: bool| {
        if !text.is_empty() {
            out.push(Span::Text { text: std::mem::take(text), bold, link: None });
        }
    };
    while let Some(first) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("**") {
            push(&mut out, &mut text, bold);
            bold = !bold;
            rest = after;
            continue;
        }
        if let Some((card, after)) = rest.strip_prefix('{').and_then(|after| after.split_once('}')) {
            push(&mut out, &mut text, bold);
            out.push(Span::Card(card.to_owned()));
            rest = after;
            continue;
        }
        if let Some((words, link, after)) = link(rest) {
            push(&mut out, &mut text, bold);
            out.push(Span::Text { text: words.to_owned(), bold, link: Some(link.to_owned()) });
            rest = after;
            continue;
        }
        text.push(first);
        rest = &rest[first.len_utf8()..];
    }
    push(&mut out, &mut text, bold);
    out
}

fn link(text: &str) -> Option<(&str, &str, &str)> {
    let (words, rest) = text.strip_prefix('[')?.split_once("](#")?;
    let (link, rest) = rest.split_once(')')?;
    (!words.contains(']')).then_some((words, link, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_are_read() {
        let book = Book::read(
            "# Title\nIntro\n\n## [goal] Goal\nWin **three** flags,\nsee [claims](#claim).\n\
             - the Imp’s {r8}\n> an example\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
        );
        assert_eq!(book.title, "Title");
        assert_eq!(book.sections.len(), 2);
        let goal = &book.sections[1];
        assert_eq!((goal.id.as_str(), goal.title.as_str(), goal.blocks.len()), ("goal", "Goal", 4));
        let Block::Text(words) = &goal.blocks[0] else { panic!("a paragraph") };
        assert_eq!(plain(words), "Win three flags, see claims.");
        assert!(words.iter().any(|span| matches!(span, Span::Text { link: Some(link), .. } if link == "claim")));
        assert!(matches!(&goal.blocks[3], Block::Table(rows) if rows.len() == 2));
        assert!(goal.tells_of("EXAMPLE") && goal.tells_of("imp's") && !goal.tells_of("elephant"));
    }

    #[test]
    fn an_empty_line_ends_a_table() {
        let book = Book::read("## [a] A\n| 1 | 2 |\n|---|---|\n| 3 | 4 |\n\n| 5 | 6 | 7 |\n");
        let rows: Vec<usize> = book.sections[0]
            .blocks
            .iter()
            .map(|block| match block {
                Block::Table(rows) => rows.len(),
                _ => 0,
            })
            .collect();
        assert_eq!(rows, [2, 1]);
    }

    #[test]
    fn a_heading_says_what_tables_it_is_about() {
        let book = Book::read("## [a] Turn {only: slow quick}\nx\n## [b] Goal\n");
        assert_eq!(book.sections[0].title, "Turn");
        assert!(book.sections[0].is_about(&["quick"]) && !book.sections[0].is_about(&["other"]));
        assert!(book.sections[1].is_about(&[]));
    }

    #[test]
    fn broken_markup_is_text() {
        assert_eq!(plain(&spans("a { b [c](d) **e")), "a { b [c](d) e");
    }
}
