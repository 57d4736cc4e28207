//! Reads a journal without knowing its game.

use std::path::Path;

use super::{Header, Journal, JournalError, Line, MAGIC, Occupant, VERSION};
use crate::engine::Seat;

/// Reads the journal in a file.
///
/// # Errors
/// See [`parse`]; also a file that cannot be opened.
pub fn read(path: &Path) -> Result<Journal, JournalError> {
    let bytes = std::fs::read(path).map_err(|error| {
        let text = format!("{} cannot be read: {error}", path.display());
        JournalError { line: None, text, readable: None }
    })?;
    parse(&bytes)
}

/// Reads a journal. A last line without its end was cut off while it was written: it is left out, with a notice.
///
/// # Errors
/// A file that is no journal, is written by a newer version or has a line that is no journal line; what comes before
/// such a line is [`JournalError::readable`].
pub fn parse(bytes: &[u8]) -> Result<Journal, JournalError> {
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let text = match std::str::from_utf8(&bytes[..end]) {
        Ok(text) => text,
        Err(_) if !bytes.starts_with(MAGIC.as_bytes()) => return Err(foreign()),
        // The part before the first broken letter may still be a match.
        Err(error) => return parse_broken(&bytes[..error.valid_up_to()]),
    };
    let mut journal = parse_text(text)?;
    if end < bytes.len() {
        let line = text.lines().count() + 1;
        journal.notice = Some(format!("line {line} was cut off in the middle and is left out"));
    }
    Ok(journal)
}

fn foreign() -> JournalError {
    JournalError::at(1, format!("this is not a journal; its first line is not `{MAGIC} {VERSION}`"))
}

/// A journal with bytes that are no text after `valid`.
fn parse_broken(valid: &[u8]) -> Result<Journal, JournalError> {
    let journal = parse(valid)?;
    let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let readable = Some(Box::new(journal));
    Err(JournalError { line: Some(line), text: "this line is not readable text".to_owned(), readable })
}

fn parse_text(text: &str) -> Result<Journal, JournalError> {
    let mut end = 0;
    let mut lines = (1..).zip(text.split_inclusive('\n').map(move |line| {
        end += line.len() as u64;
        (end, line.trim())
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
        if line == "---" {
            header_end = Some((number, end));
            break;
        }
        fields.line(number, line).map_err(|text| JournalError::at(number, text))?;
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
            Err(text) => return Err(JournalError { line: Some(number), text, readable: Some(Box::new(journal)) }),
        }
    }
    Ok(journal)
}

fn body_line(line: &str) -> Result<Line, String> {
    let form = || format!("expected `SEAT action` or `undo N`, found `{line}`");
    let (word, rest) = line.split_once(' ').ok_or_else(form)?;
    if word == "undo" {
        return rest.trim().parse().map(Line::Undo).map_err(|_| form());
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
    extra: Vec<(String, String)>,
}

impl Fields {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(' ').map_or((line, ""), |(key, value)| (key, value.trim()));
        let twice = match key {
            "game" => self.game.replace(value.to_owned()).is_some(),
            "options" => self.options.replace((number, value.to_owned())).is_some(),
            "seed" => {
                let seed = value.parse().map_err(|_| format!("expected `seed NUMBER`, found `{line}`"))?;
                self.seed.replace(seed).is_some()
            }
            "seat" => {
                let next = Seat(self.seats.len() as u8);
                self.seats.push(occupant(next, value)?);
                false
            }
            "" => false,
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
            extra: self.extra,
        };
        Ok(Journal { header, lines: Vec::new(), notice: None, options_line, ends: vec![end] })
    }
}

fn occupant(next: Seat, text: &str) -> Result<Occupant, String> {
    let mut words = text.splitn(3, ' ');
    if words.next().and_then(Seat::from_letter) != Some(next) {
        return Err(format!("expected seat {} here, found `seat {text}`", next.letter()));
    }
    let (kind, rest) = (words.next().unwrap_or_default(), words.next().unwrap_or_default().trim());
    match kind {
        "human" => Ok(Occupant::Human { name: rest.to_owned() }),
        "bot" if !rest.is_empty() => {
            let (level, name) = rest.split_once(' ').unwrap_or((rest, ""));
            Ok(Occupant::Bot { level: level.to_owned(), name: name.trim().to_owned() })
        }
        _ => Err(format!("expected `human NAME` or `bot LEVEL NAME`, found `seat {text}`")),
    }
}
