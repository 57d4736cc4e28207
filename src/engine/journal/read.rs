//! Reads a journal without knowing its game.

use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use memchr::memchr_iter;

use super::{
    CLOCK_OFF, Header, Journal, JournalError, JournalLine, Limit, MAGIC, OVER, POSITION, PRACTICE, SAYS_OVER, VERSION,
};
use crate::engine::controller::one_line;
use crate::engine::notation::unlike;
use crate::engine::text_file::{self, Decoded};
use crate::engine::words::words;
use crate::engine::{Seat, SeatController, Seed, Words, plain_file};

/// Ends the header.
const RULE: &str = "---";

/// Reads the journal in a file.
///
/// # Errors
/// See [`parse`]; also a file that [`text_file::read`] cannot read.
pub fn read(path: &Path) -> Result<Journal, JournalError> {
    let bytes = text_file::read(path).map_err(JournalError::of_all)?;
    parse(&bytes)
}

/// Reads a journal. A last line without its end may have been cut off while it was written: it is left out, with a notice.
///
/// # Errors
/// A file that is no journal, is written by a newer version or has a line that is no journal line; what comes before
/// such a line is [`JournalError::readable`].
pub fn parse(bytes: &[u8]) -> Result<Journal, JournalError> {
    let (mut lines, mut ends) = (Vec::new(), Vec::new());
    let Opened { header, options_line, position_line, header_end, wrong, notice, .. } =
        each_line(bytes, |number, end, line| {
            lines.push((number, line.to_owned()));
            ends.push(end);
        })?;
    let journal = Journal { header, lines, notice, options_line, position_line, header_end, ends };
    match wrong {
        Some(error) => Err(error.after(journal)),
        None => Ok(journal),
    }
}

/// What can be said of a journal without playing the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// What is fixed before the first action, with whoever sits there now.
    pub header: Header,
    /// How many actions stand.
    pub actions: usize,
    /// Whether the match is over, as the journal says; none if it is too old to say so.
    pub over: Option<bool>,
    /// What is wrong behind the part that is spoken of here.
    pub damage: Option<Words>,
}

/// Looks a journal through. It is believed what it says; only [`resume`](super::resume) finds out whether it is true.
///
/// # Errors
/// As [`parse`], if there is no part that can be read.
pub fn glance(bytes: &[u8]) -> Result<Glance, JournalError> {
    let (mut actions, mut over, mut moved) = (0_usize, false, Vec::new());
    let Opened { version, mut header, wrong, notice, .. } = each_line(bytes, |_, _, line| {
        over = line == JournalLine::Over;
        match line {
            JournalLine::Act(..) => actions += 1,
            JournalLine::Undo(count) => actions = actions.saturating_sub(count),
            JournalLine::Seat(seat, controller) => moved.push((seat, controller)),
            JournalLine::Time(..)
            | JournalLine::ClockOff
            | JournalLine::Practice
            | JournalLine::Concede(_)
            | JournalLine::Over => {}
        }
    })?;
    for (seat, controller) in moved {
        if let Some(sits) = header.seats.get_mut(seat.index()) {
            *sits = controller;
        }
    }
    let says = over || version >= SAYS_OVER;
    let damage = wrong.map(|error| error.words()).or(notice);
    Ok(Glance { header, actions, over: says.then_some(over), damage })
}

/// Whether the last line of a file says that the match is over: what can be known of a journal without reading it. A file
/// that cannot be read does not say so.
pub fn ends_over(path: &Path) -> bool {
    let line = format!("\n{OVER}\n");
    let end = || -> io::Result<Vec<u8>> {
        let mut file = plain_file::open(path)?;
        file.seek(SeekFrom::End(-(line.len() as i64)))?;
        let mut end = Vec::new();
        file.take(line.len() as u64).read_to_end(&mut end)?;
        Ok(end)
    };
    end().is_ok_and(|end| end == line.as_bytes())
}

/// What is known of a journal once its lines have been handed out.
struct Opened {
    version: u32,
    header: Header,
    options_line: usize,
    /// The line above the position; 0 if there is none.
    position_line: usize,
    /// Bytes up to the end of the header.
    header_end: u64,
    /// Why no more lines could be handed out.
    wrong: Option<JournalError>,
    /// What was left out without harm.
    notice: Option<Words>,
}

/// Hands out each line below the header: its number in the file, how many bytes there are up to its end, and what it says.
fn each_line(bytes: &[u8], keep: impl FnMut(usize, u64, JournalLine<&str>)) -> Result<Opened, JournalError> {
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let Decoded { text, skipped, broken } = text_file::decode(&bytes[..end]);
    if let Some((line, said)) = broken {
        let error = match line {
            1 => JournalError::at(1, Words::new("reason-no-journal-text").with("why", Words::new(said))),
            _ if !text.starts_with(MAGIC) => foreign(),
            _ => JournalError::at(line, Words::new(said)),
        };
        // The part before the first broken letter may still be a match.
        let whole = &text[..text.rfind('\n').map_or(0, |last| last + 1)];
        if !whole.lines().any(|line| line.trim() == RULE) {
            return Err(error);
        }
        let opened = each_line_of(whole, skipped, keep)?;
        return Ok(Opened { wrong: opened.wrong.or(Some(error)), ..opened });
    }
    let mut opened = each_line_of(text, skipped, keep)?;
    if end < bytes.len() && opened.wrong.is_none() {
        let line = text.lines().count() + 1;
        opened.notice = Some(words!("reason-no-line-end", line = line));
    }
    Ok(opened)
}

fn foreign() -> JournalError {
    JournalError::at(1, words!("reason-no-journal", first = format!("{MAGIC} {VERSION}")))
}

/// Hands out the lines of a text that is whole; `end` is where it begins in the file.
fn each_line_of(
    text: &str,
    mut end: usize,
    mut keep: impl FnMut(usize, u64, JournalLine<&str>),
) -> Result<Opened, JournalError> {
    let mut lines = (1..).zip(whole_lines(text).map(move |line| {
        end += line.len() + 1;
        (end as u64, line.trim_ascii())
    }));
    let version = lines.next().and_then(|(_, (_, line))| line.strip_prefix(MAGIC)?.trim().parse::<u32>().ok());
    let version = match version {
        Some(version @ 1..=VERSION) => version,
        Some(version) if version > VERSION => {
            return Err(JournalError::at(1, words!("reason-newer-journal", format = version)));
        }
        _ => return Err(foreign()),
    };
    let mut fields = Fields::default();
    let mut header_end = None;
    for (number, (end, line)) in lines.by_ref() {
        if line == RULE {
            header_end = Some((number, end));
            break;
        }
        fields.line(number, &one_line(line)).map_err(|what| JournalError::at(number, what))?;
    }
    let (number, end) =
        header_end.ok_or_else(|| JournalError::at(text.lines().count(), words!("reason-ends-in-header")))?;
    let mut opened = fields.finish(version, end).map_err(|what| JournalError::at(number, what))?;
    for (number, (end, line)) in lines {
        if line.is_empty() {
            continue;
        }
        // Nearly all lines of a long list of long journals end here.
        if let Some((seat, text)) = action(line) {
            keep(number, end, JournalLine::Act(seat, text));
            continue;
        }
        match other_line(line).and_then(|line| timed(&opened.header, &line).map(|()| line)) {
            Ok(line) => keep(number, end, line),
            Err(what) => {
                opened.wrong = Some(JournalError::at(number, what));
                break;
            }
        }
    }
    Ok(opened)
}

/// Lines that have an end, which is far faster than what the standard library does for lines of a few letters.
fn whole_lines(text: &str) -> impl Iterator<Item = &str> {
    let mut start = 0;
    memchr_iter(b'\n', text.as_bytes()).map(move |end| {
        let line = &text[start..end];
        start = end + 1;
        line
    })
}

#[inline]
fn action(line: &str) -> Option<(Seat, &str)> {
    let (seat, text) = line.split_at_checked(1)?;
    Some((Seat::from_letter(seat)?, text.strip_prefix(' ')?.trim_ascii_start()))
}

/// A line below the header that is no action.
fn other_line(line: &str) -> Result<JournalLine<&str>, Words> {
    let form = || {
        let forms = format!(
            "`A T r8 3`, `undo 2`, `seat A human Anna`, `time A 60`, `{CLOCK_OFF}`, `{PRACTICE}`, \
                `concede A`, `{OVER}`"
        );
        unlike(line, "thing-line", &forms)
    };
    if line == OVER {
        return Ok(JournalLine::Over);
    }
    if line == PRACTICE {
        return Ok(JournalLine::Practice);
    }
    if line == CLOCK_OFF {
        return Ok(JournalLine::ClockOff);
    }
    if let Some(value) = line.strip_prefix("time ") {
        let (seat, seconds) = value.trim().split_once(' ').ok_or_else(form)?;
        let seat = Seat::from_letter(seat).ok_or_else(form)?;
        return seconds.trim().parse().map(|seconds| JournalLine::Time(seat, seconds)).map_err(|_| form());
    }
    if let Some(seat) = line.strip_prefix("concede ") {
        return Seat::from_letter(seat.trim()).map(JournalLine::Concede).ok_or_else(form);
    }
    if let Some(value) = line.strip_prefix("seat ") {
        let value = one_line(value);
        let seat = value.get(..1).and_then(Seat::from_letter).ok_or_else(form)?;
        return controller(seat, &value).map(|controller| JournalLine::Seat(seat, controller));
    }
    let count = line.strip_prefix("undo ").ok_or_else(form)?;
    count.trim().parse().ok().filter(|&count| count > 0).map(JournalLine::Undo).ok_or_else(form)
}

/// Whether the match has a clock of which a line can speak.
fn timed(header: &Header, line: &JournalLine<&str>) -> Result<(), Words> {
    let (JournalLine::Time(..) | JournalLine::ClockOff) = line else { return Ok(()) };
    let limit = header.clock.ok_or_else(|| words!("reason-without-clock", text = line))?.seconds();
    match line {
        JournalLine::Time(seat, _) if seat.index() >= header.seats.len() => {
            Err(words!("reason-match-without-seat", seat = seat.letter()))
        }
        JournalLine::Time(_, seconds) if *seconds > limit => {
            Err(words!("reason-too-much-time", text = line, limit = limit))
        }
        _ => Ok(()),
    }
}

impl JournalLine<&str> {
    fn to_owned(&self) -> JournalLine {
        match self {
            Self::Act(seat, text) => JournalLine::Act(*seat, (*text).to_owned()),
            Self::Undo(count) => JournalLine::Undo(*count),
            Self::Seat(seat, controller) => JournalLine::Seat(*seat, controller.clone()),
            Self::Time(seat, seconds) => JournalLine::Time(*seat, *seconds),
            Self::ClockOff => JournalLine::ClockOff,
            Self::Practice => JournalLine::Practice,
            Self::Concede(seat) => JournalLine::Concede(*seat),
            Self::Over => JournalLine::Over,
        }
    }
}

#[derive(Default)]
struct Fields {
    game: Option<String>,
    options: Option<(usize, String)>,
    seed: Option<Seed>,
    seats: Vec<SeatController>,
    clock: Option<Limit>,
    program: Option<String>,
    extra: Vec<(String, String)>,
    position: Option<(usize, String)>,
}

impl Fields {
    fn line(&mut self, number: usize, line: &str) -> Result<(), Words> {
        if let Some((_, position)) = &mut self.position {
            *position += line;
            position.push('\n');
            return Ok(());
        }
        let (key, value) = line.split_once(' ').map_or((line, ""), |(key, value)| (key, value.trim()));
        let twice = match key {
            "game" => self.game.replace(value.to_owned()).is_some(),
            "options" => self.options.replace((number, value.to_owned())).is_some(),
            "seed" => {
                let seed = value.parse().map_err(|_| unlike(line, "thing-seed", "`seed 123456`"))?;
                self.seed.replace(seed).is_some()
            }
            "seat" => {
                let next = Seat(self.seats.len() as u8);
                self.seats.push(controller(next, value)?);
                false
            }
            "clock" => self.clock.replace(Limit::read(value)?).is_some(),
            "program" => self.program.replace(value.to_owned()).is_some(),
            POSITION if value.is_empty() => self.position.replace((number, String::new())).is_some(),
            POSITION => return Err(words!("reason-position-below", key = POSITION)),
            "" => false,
            _ if ["undo", "time", "concede", PRACTICE, OVER].contains(&key) || Seat::from_letter(key).is_some() => {
                return Err(words!("reason-below-header", text = line, rule = RULE));
            }
            _ => {
                self.extra.push((key.to_owned(), value.to_owned()));
                false
            }
        };
        if twice { Err(words!("reason-twice", key = key)) } else { Ok(()) }
    }

    fn finish(self, version: u32, header_end: u64) -> Result<Opened, Words> {
        let missing = |key: &str| words!("reason-header-without", key = key);
        let (options_line, options) = self.options.ok_or_else(|| missing("options"))?;
        let (position_line, position) = self.position.unzip();
        let header = Header {
            game: self.game.ok_or_else(|| missing("game"))?,
            options,
            seed: self.seed.ok_or_else(|| missing("seed"))?,
            seats: self.seats,
            clock: self.clock,
            program: self.program,
            extra: self.extra,
            position,
        };
        let position_line = position_line.unwrap_or_default();
        Ok(Opened { version, header, options_line, position_line, header_end, wrong: None, notice: None })
    }
}

fn controller(next: Seat, text: &str) -> Result<SeatController, Words> {
    let (seat, sits) = text.split_once(' ').unwrap_or((text, ""));
    if Seat::from_letter(seat) != Some(next) {
        return Err(words!("reason-other-seat", seat = next.letter(), text = format!("seat {text}")));
    }
    let forms = "`seat A human Anna`, `seat B bot veteran Mira`";
    sits.parse().map_err(|_| unlike(&format!("seat {text}"), "thing-controller", forms))
}
