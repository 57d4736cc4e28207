//! Reads a journal without knowing its game.

use std::path::Path;

use super::{Header, Journal, JournalError, Line, MAGIC, Occupant, VERSION, one_line};
use crate::engine::Seat;
use crate::engine::quote::quoted;
use crate::engine::text_file::{self, Decoded};

/// Ends the header.
const RULE: &str = "---";

/// Reads the journal in a file.
///
/// # Errors
/// See [`parse`]; also a file that [`text_file::read`] cannot read.
pub fn read(path: &Path) -> Result<Journal, JournalError> {
    let bytes = text_file::read(path).map_err(|text| JournalError { line: None, text, readable: None })?;
    parse(&bytes)
}

/// Reads a journal. A last line without its end may have been cut off while it was written: it is left out, with a notice.
///
/// # Errors
/// A file that is no journal, is written by a newer version or has a line that is no journal line; what comes before
/// such a line is [`JournalError::readable`].
pub fn parse(bytes: &[u8]) -> Result<Journal, JournalError> {
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let Decoded { text, skipped, broken } = text_file::decode(&bytes[..end]);
    if let Some((line, said)) = broken {
        let error = match line {
            1 => JournalError::at(1, format!("this is not a journal: {said}")),
            _ if !text.starts_with(MAGIC) => foreign(),
            _ => JournalError::at(line, said),
        };
        // The part before the first broken letter may still be a match.
        let whole = &text[..text.rfind('\n').map_or(0, |last| last + 1)];
        return Err(match whole.lines().any(|line| line.trim() == RULE) {
            true => error.after(parse_text(whole, skipped)?),
            false => error,
        });
    }
    let mut journal = parse_text(text, skipped)?;
    if end < bytes.len() {
        let line = text.lines().count() + 1;
        let text = format!(
            "line {line} has no line end, as if it were cut off, and is left out; if it is whole, add a line end"
        );
        journal.notice = Some(text);
    }
    Ok(journal)
}

fn foreign() -> JournalError {
    JournalError::at(1, format!("this is not a journal; its first line is not `{MAGIC} {VERSION}`"))
}

/// Reads whole lines; `end` is where they begin in the file.
fn parse_text(text: &str, mut end: usize) -> Result<Journal, JournalError> {
    let mut lines = (1..).zip(text.split_inclusive('\n').map(move |line| {
        end += line.len();
        (end as u64, line.trim())
    }));
    let version = lines.next().and_then(|(_, (_, line))| line.strip_prefix(MAGIC)?.trim().parse::<u32>().ok());
    match version {
        Some(1..=VERSION) => {}
        Some(version) if version > VERSION => {
            let text = format!("this journal was written by a newer version of the game (format {version})");
            return Err(JournalError::at(1, text));
        }
        _ => return Err(foreign()),
    }
    let mut fields = Fields::default();
    let mut header_end = None;
    for (number, (end, line)) in lines.by_ref() {
        if line == RULE {
            header_end = Some((number, end));
            break;
        }
        fields.line(number, &one_line(line)).map_err(|text| JournalError::at(number, text))?;
    }
    let (number, end) =
        header_end.ok_or_else(|| JournalError::at(text.lines().count(), "the journal ends in its header"))?;
    let mut journal = fields.finish(end).map_err(|text| JournalError::at(number, text))?;
    for (number, (end, line)) in lines {
        if line.is_empty() {
            continue;
        }
        match body_line(line) {
            Ok(line) => {
                journal.lines.push((number, line));
                journal.ends.push(end);
            }
            Err(text) => return Err(JournalError::at(number, text).after(journal)),
        }
    }
    Ok(journal)
}

fn body_line(line: &str) -> Result<Line, String> {
    let form = || format!("expected `SEAT action` or `undo N` with N from 1, found {}", quoted(line));
    let (word, rest) = line.split_once(' ').ok_or_else(form)?;
    if word == "undo" {
        return rest.trim().parse().ok().filter(|&count| count > 0).map(Line::Undo).ok_or_else(form);
    }
    let seat = Seat::from_letter(word).ok_or_else(form)?;
    Ok(Line::Act(seat, rest.trim().to_owned()))
}

/// Header lines so far.
#[derive(Default)]
struct Fields {
    game: Option<String>,
    options: Option<(usize, String)>,
    seed: Option<u64>,
    seats: Vec<Occupant>,
    program: Option<String>,
    extra: Vec<(String, String)>,
}

impl Fields {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(' ').map_or((line, ""), |(key, value)| (key, value.trim()));
        let twice = match key {
            "game" => self.game.replace(value.to_owned()).is_some(),
            "options" => self.options.replace((number, value.to_owned())).is_some(),
            "seed" => {
                let seed = value.parse().map_err(|_| format!("expected `seed NUMBER`, found {}", quoted(line)))?;
                self.seed.replace(seed).is_some()
            }
            "seat" => {
                let next = Seat(self.seats.len() as u8);
                self.seats.push(occupant(next, value)?);
                false
            }
            "program" => self.program.replace(value.to_owned()).is_some(),
            "" => false,
            _ if key == "undo" || Seat::from_letter(key).is_some() => {
                return Err(format!("{} belongs below the line `{RULE}` that ends the header", quoted(line)));
            }
            _ => {
                self.extra.push((key.to_owned(), value.to_owned()));
                false
            }
        };
        if twice { Err(format!("`{key}` is given twice")) } else { Ok(()) }
    }

    fn finish(self, end: u64) -> Result<Journal, String> {
        let missing = |key: &str| format!("the header has no `{key}` line");
        let (options_line, options) = self.options.ok_or_else(|| missing("options"))?;
        let header = Header {
            game: self.game.ok_or_else(|| missing("game"))?,
            options,
            seed: self.seed.ok_or_else(|| missing("seed"))?,
            seats: self.seats,
            program: self.program,
            extra: self.extra,
        };
        Ok(Journal { header, lines: Vec::new(), notice: None, options_line, ends: vec![end] })
    }
}

fn occupant(next: Seat, text: &str) -> Result<Occupant, String> {
    let mut words = text.splitn(3, ' ');
    if words.next().and_then(Seat::from_letter) != Some(next) {
        return Err(format!("expected seat {} here, found {}", next.letter(), quoted(&format!("seat {text}"))));
    }
    let (kind, rest) = (words.next().unwrap_or_default(), words.next().unwrap_or_default().trim());
    match kind {
        "human" => Ok(Occupant::Human { name: rest.to_owned() }),
        "bot" if !rest.is_empty() => {
            let (level, name) = rest.split_once(' ').unwrap_or((rest, ""));
            Ok(Occupant::Bot { level: level.to_owned(), name: name.trim().to_owned() })
        }
        _ => Err(format!("expected `human NAME` or `bot LEVEL NAME`, found {}", quoted(&format!("seat {text}")))),
    }
}
