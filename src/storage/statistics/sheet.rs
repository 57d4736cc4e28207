//! The table of matches as a file: as this program writes it, and as spreadsheets write it back, with the separators, line ends and
//! numbers of their country.

use csv::StringRecord;

use super::Played;
use crate::engine::Words;
use crate::engine::text_file::decode;

/// What separates columns, ours first.
const SEPARATORS: [u8; 3] = *b",;\t";
/// Columns without which no row says anything.
const NEEDED: [&str; 4] = ["finished", "game", "bots", "went"];
/// The column that older tables lack.
const SEED: &str = "seed";

#[derive(Debug, Default)]
pub(super) struct Spreadsheet {
    /// The rows that are understood, in the order of the file.
    pub played: Vec<Played>,
    /// The lines of those that are not, counted from 1.
    pub unread: Vec<usize>,
    /// How it is written; none if nothing is in it.
    style: Option<SpreadsheetStyle>,
    /// It ends in the middle of a line.
    cut: bool,
}

#[derive(Debug)]
struct SpreadsheetStyle {
    separator: u8,
    columns: StringRecord,
    /// The line that names the columns, counted from 1.
    head: usize,
    line_end: &'static str,
}

/// What puts a match into a table.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Addition {
    /// A line below the others, or two in an empty table.
    Below(String),
    /// The whole table anew: a column was lacking.
    Whole(Vec<u8>),
}

impl Addition {
    pub(super) fn text(self) -> Vec<u8> {
        match self {
            Self::Below(text) => text.into_bytes(),
            Self::Whole(text) => text,
        }
    }
}

impl Spreadsheet {
    /// Reads a table; an empty file is an empty one.
    ///
    /// # Errors
    /// Why nothing in it can be understood.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, Words> {
        let decoded = decode(bytes);
        if decoded.text.is_empty() && decoded.broken.is_some() {
            return Err(Words::new("statistics-no-text"));
        }
        // A letter that is none costs its row at most.
        let text = String::from_utf8_lossy(bytes);
        let mut sheet = Self { cut: !text.is_empty() && !text.ends_with('\n'), ..Self::default() };
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            let bare = line.trim_end_matches(['\r', '\n']).trim_start_matches('\u{feff}');
            match &sheet.style {
                // A spreadsheet may say first what separates its columns.
                None if bare.trim().is_empty() || bare.to_ascii_lowercase().starts_with("sep=") => {}
                None => {
                    let line_end = if line.ends_with("\r\n") { "\r\n" } else { "\n" };
                    let (separator, columns) = columns(bare).ok_or_else(|| Words::new("statistics-no-columns"))?;
                    sheet.style = Some(SpreadsheetStyle { separator, columns, head: number, line_end });
                }
                Some(_) if bare.bytes().all(|byte| byte.is_ascii_whitespace() || SEPARATORS.contains(&byte)) => {}
                Some(style) => match style.row(bare) {
                    Some(played) => sheet.played.push(played),
                    None => sheet.unread.push(number),
                },
            }
        }
        Ok(sheet)
    }

    /// What puts this match into the table, which are these bytes.
    ///
    /// # Errors
    /// The match cannot be written as a row (it always can).
    pub(super) fn add(&self, bytes: &[u8], played: &Played) -> csv::Result<Addition> {
        let (names, fields) = written(played)?;
        let Some(style) = &self.style else {
            return Ok(Addition::Below(line(&names, SEPARATORS[0], "\n")? + &line(&fields, SEPARATORS[0], "\n")?));
        };
        let mut columns = style.columns.clone();
        let lacks_seed = !columns.iter().any(|column| column == SEED);
        if lacks_seed {
            columns.push_field(SEED);
        }
        let field = |column: &str| names.iter().position(|name| name == column).and_then(|at| fields.get(at));
        let row = columns.iter().map(|column| field(column).unwrap_or_default()).collect();
        // A row that a crash has cut off must not swallow this one.
        let gap = if self.cut { style.line_end } else { "" };
        let below = gap.to_owned() + &line(&row, style.separator, style.line_end)?;
        if !lacks_seed {
            return Ok(Addition::Below(below));
        }
        let lines = bytes.split_inclusive(|&byte| byte == b'\n').take(style.head);
        let head = bytes.get(..lines.map(<[u8]>::len).sum()).unwrap_or(bytes);
        let (head, rest) = bytes.split_at(head.trim_ascii_end().len());
        let column = format!("{}{SEED}", char::from(style.separator));
        Ok(Addition::Whole([head, column.as_bytes(), rest, below.as_bytes()].concat()))
    }
}

impl SpreadsheetStyle {
    /// Reads a row. It may have been written with another separator than the first line.
    fn row(&self, line: &str) -> Option<Played> {
        let others = SEPARATORS.into_iter().filter(|separator| *separator != self.separator);
        std::iter::once(self.separator).chain(others).find_map(|separator| {
            let mut row = split(line, separator)?;
            row.trim();
            // Rows that are older than the last column are shorter.
            (row.len()..self.columns.len()).for_each(|_| row.push_field(""));
            row.deserialize(Some(&self.columns)).ok()
        })
    }
}

/// The names of columns in a line, each once, and what separates them.
fn columns(line: &str) -> Option<(u8, StringRecord)> {
    SEPARATORS.into_iter().find_map(|separator| {
        let columns: StringRecord =
            split(line, separator)?.iter().map(|name| name.trim().to_ascii_lowercase()).collect();
        let has = |name: &&str| columns.iter().any(|column| column == *name);
        let named: Vec<&str> = columns.iter().filter(|column| !column.is_empty()).collect();
        let twice = named.iter().enumerate().any(|(n, name)| named[..n].contains(name));
        (NEEDED.iter().all(has) && !twice).then_some((separator, columns))
    })
}

fn split(line: &str, separator: u8) -> Option<StringRecord> {
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader.delimiter(separator).has_headers(false).flexible(true);
    reader.from_reader(line.as_bytes()).into_records().next()?.ok()
}

fn line(fields: &StringRecord, separator: u8, line_end: &str) -> csv::Result<String> {
    let mut writer = csv::WriterBuilder::new().delimiter(separator).from_writer(Vec::new());
    writer.write_record(fields)?;
    let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
    Ok(String::from_utf8_lossy(&bytes).trim_end_matches('\n').to_owned() + line_end)
}

/// A match as the names of its columns and their fields.
fn written(played: &Played) -> csv::Result<(StringRecord, StringRecord)> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.serialize(played)?;
    let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
    let mut reader = csv::Reader::from_reader(bytes.as_slice());
    let names = reader.headers()?.clone();
    let fields = reader.into_records().next().transpose()?.unwrap_or_default();
    Ok((names, fields))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::statistics::Went;

    fn match_of(seed: u64, score: i32) -> Played {
        Played {
            finished: 1_700_000_000 + seed,
            journal: "Final; \"the\" last.journal".to_owned(),
            game: "toy".to_owned(),
            options: "(players: 3, name: \"a, \\\"b\\\"\")".to_owned(),
            bots: "veteran master".to_owned(),
            went: Went::Lost,
            score,
            others: "1 -12".to_owned(),
            actions: 1040,
            seed: Some(seed),
        }
    }

    fn added(text: &str, played: &Played) -> String {
        let sheet = Spreadsheet::read(text.as_bytes()).expect("a table");
        match sheet.add(text.as_bytes(), played).expect("a row") {
            Addition::Below(below) => text.to_owned() + &below,
            Addition::Whole(whole) => String::from_utf8(whole).expect("text"),
        }
    }

    /// A table of three matches, as this program writes it.
    fn table() -> (String, Vec<Played>) {
        let played = vec![match_of(7, -3), match_of(u64::from(u32::MAX), 0), match_of(9, 40)];
        (played.iter().fold(String::new(), |text, played| added(&text, played)), played)
    }

    fn read(text: &str) -> Vec<Played> {
        let sheet = Spreadsheet::read(text.as_bytes()).expect("a table");
        assert_eq!(sheet.unread, Vec::<usize>::new(), "{text}");
        sheet.played
    }

    /// The same table with another separator, as a spreadsheet writes it.
    fn separated(text: &str, separator: u8) -> String {
        let rows = text.lines().map(|row| split(row, b',').expect("a row"));
        rows.map(|row| line(&row, separator, "\r\n").expect("a row")).collect()
    }

    #[test]
    fn what_a_spreadsheet_writes_back_is_read_and_gone_on_with() {
        let (ours, mut played) = table();
        assert_eq!(read(&ours), played);
        let next = match_of(11, 1);
        played.push(next.clone());
        for separator in [b';', b'\t', b','] {
            let theirs = separated(&ours, separator);
            let named = format!("sep={}\r\n{theirs}", char::from(separator));
            let quoted: String = split(theirs.lines().next().expect("a head"), separator)
                .expect("names")
                .iter()
                .map(|name| format!("\"{name}\""))
                .collect::<Vec<_>>()
                .join(&char::from(separator).to_string());
            let (_, rows) = theirs.split_once('\n').expect("rows");
            let empty = format!("{theirs}{}\r\n\r\n", char::from(separator).to_string().repeat(9));
            let moved = format!("{quoted}\r\n{rows}");
            let marked = format!("\u{feff}{theirs}");
            for text in [theirs.clone(), named, empty, moved, marked] {
                let text = added(&text, &next);
                assert_eq!(read(&text), played, "{text}");
                assert!(!text.replace("\r\n", "").contains('\n'), "one kind of line end: {text:?}");
            }
        }
    }

    #[test]
    fn columns_may_have_been_moved_added_or_taken_away() {
        let text = "Went;note;bots;GAME;finished;score;others\nWon;\"my; best\";master;toy;1700000005;12,0;3\n";
        let first = &read(text)[0];
        assert_eq!((first.went, first.score, first.seed, first.journal.as_str()), (Went::Won, 12, None, ""));
        let text = added(text, &match_of(5, 8));
        assert!(text.starts_with("Went;note;bots;GAME;finished;score;others;seed\n"), "{text}");
        let second = &read(&text)[1];
        assert_eq!((second.score, second.seed, second.others.as_str()), (8, Some(5), "1 -12"));
    }

    #[test]
    fn numbers_are_read_as_countries_write_them() {
        let with = |number: &str| format!("finished,game,bots,went,score\n1700000005,toy,master,won,\"{number}\"\n");
        for number in
            ["1040", " 1040 ", "1040,0", "1040.00", "1.040", "1,040", "1 040", "1\u{a0}040", "1,04E+3", "+1040"]
        {
            assert_eq!(read(&with(number))[0].score, 1040, "{number}");
        }
        assert_eq!(read(&with("-12"))[0].score, -12);
        for number in ["10.5", "12,34", "ten", "99999999999", "1e400", "NaN"] {
            assert_eq!(Spreadsheet::read(with(number).as_bytes()).expect("a table").unread, [2], "{number}");
        }
    }

    #[test]
    fn rows_of_an_older_version_below_those_of_a_spreadsheet_are_counted() {
        let (ours, played) = table();
        let theirs = separated(&ours, b';');
        let rows: String = ours.lines().skip(1).map(|row| format!("{row}\n")).collect();
        assert_eq!(read(&format!("{theirs}{rows}")), [played.clone(), played].concat());
    }

    #[test]
    fn what_cannot_be_read_is_known_by_its_line() {
        let (ours, played) = table();
        let broken = ours.replacen("1700000009", "yesterday", 1);
        let sheet = Spreadsheet::read(broken.as_bytes()).expect("a table");
        assert_eq!((sheet.played, sheet.unread), (played[..2].to_vec(), vec![4]));
        assert_eq!(Spreadsheet::read(b"once upon a time\n").expect_err("no table").key, "statistics-no-columns");
        let twice = Spreadsheet::read(b"finished,game,bots,went,game\n").expect_err("which of the two?");
        assert_eq!(twice.key, "statistics-no-columns");
        let wide: Vec<u8> = ours.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let wide = [b"\xff\xfe".to_vec(), wide].concat();
        assert_eq!(Spreadsheet::read(&wide).expect_err("two bytes a letter").key, "statistics-no-text");
        assert!(Spreadsheet::read(b"\n \n").expect("an empty table").style.is_none());
    }
}
