//! Reads a case file into [`CaseFile`], line by line.

use std::collections::BTreeMap;

use super::{Case, CaseFile, CaseLine, Fallen, LegalCheck, Malformed, Start};
use crate::engine::Seat;
use crate::engine::quote::quoted;

/// Reads a case file; `name` is what messages call it.
pub fn parse(name: &str, text: &str) -> Result<CaseFile, Malformed> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(text.lines()) {
        reader.line(number, line).map_err(|text| Malformed { file: name.to_owned(), line: number, text })?;
    }
    let last = text.lines().count().max(1);
    reader.finish(name, last).map_err(|(line, text)| Malformed { file: name.to_owned(), line, text })
}

#[derive(Default)]
struct Reader {
    game: Option<(usize, String)>,
    cases: Vec<Case>,
    /// Lines of the cases by their identifiers.
    ids: BTreeMap<String, usize>,
    open: Option<Open>,
    in_position: bool,
}

/// The case that is being read.
struct Open {
    line: usize,
    id: String,
    title: String,
    position: Option<Vec<(usize, String)>>,
    seed: Option<(usize, u64)>,
    setup: Option<(usize, String)>,
    steps: Vec<(usize, CaseLine)>,
    acts: bool,
}

/// The line without its comment: `#` at the start or after a blank.
fn uncommented(line: &str) -> &str {
    let comment = line
        .char_indices()
        .find(|&(at, letter)| letter == '#' && line[..at].chars().next_back().is_none_or(char::is_whitespace));
    comment.map_or(line, |(at, _)| &line[..at]).trim_end()
}

fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

/// Words with single blanks between them.
pub(super) fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn seat(word: &str) -> Result<Seat, String> {
    Seat::from_letter(word).ok_or_else(|| format!("expected a seat letter A to H, found {}", quoted(word)))
}

fn seat_and_rest<'a>(text: &'a str, what: &str) -> Result<(Seat, &'a str), String> {
    let (letter, rest) = split_word(text);
    let seat = seat(letter)?;
    if rest.is_empty() { Err(format!("expected {what} after the seat {}", quoted(letter))) } else { Ok((seat, rest)) }
}

fn seats(text: &str) -> Result<Vec<Seat>, String> {
    let found = text.split_whitespace().map(seat).collect::<Result<Vec<_>, _>>()?;
    if found.is_empty() { Err("expected one or more seat letters".to_owned()) } else { Ok(found) }
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let content = uncommented(line);
        if content.trim().is_empty() {
            return Ok(());
        }
        if self.in_position && content.starts_with(char::is_whitespace) {
            if let Some(position) = self.open.as_mut().and_then(|open| open.position.as_mut()) {
                position.push((number, content.trim().to_owned()));
            }
            return Ok(());
        }
        self.in_position = false;
        let (keyword, rest) = split_word(content);
        match keyword {
            "game" => self.game(number, rest),
            "case" => self.case(number, rest),
            _ => {
                let open = self.open.as_mut().ok_or_else(|| {
                    format!(
                        "expected `{}`, found {}",
                        if self.game.is_some() { "case ID title" } else { "game NAME" },
                        quoted(keyword)
                    )
                })?;
                self.in_position = keyword == "position";
                open.line(number, keyword, rest)
            }
        }
    }

    fn game(&mut self, number: usize, rest: &str) -> Result<(), String> {
        if self.game.is_some() {
            return Err("`game` is given once, before the first case".to_owned());
        }
        let (id, more) = split_word(rest);
        if id.is_empty() || !more.is_empty() {
            return Err("expected `game NAME` with one word for the game".to_owned());
        }
        self.game = Some((number, id.to_owned()));
        Ok(())
    }

    fn case(&mut self, number: usize, rest: &str) -> Result<(), String> {
        if self.game.is_none() {
            return Err("expected `game NAME` before the first case".to_owned());
        }
        // A mistake of the case before is found here; its own line is what matters to the writer.
        self.close().map_err(|(line, text)| format!("{text} (case of line {line})"))?;
        let (id, title) = split_word(rest);
        if id.is_empty() {
            return Err("expected `case ID title`".to_owned());
        }
        if let Some(first) = self.ids.insert(id.to_owned(), number) {
            return Err(format!("case {} was already given in line {first}", quoted(id)));
        }
        self.open = Some(Open {
            line: number,
            id: id.to_owned(),
            title: title.to_owned(),
            position: None,
            seed: None,
            setup: None,
            steps: Vec::new(),
            acts: false,
        });
        Ok(())
    }

    fn close(&mut self) -> Result<(), (usize, String)> {
        if let Some(open) = self.open.take() {
            self.cases.push(open.close()?);
        }
        Ok(())
    }

    fn finish(mut self, name: &str, last: usize) -> Result<CaseFile, (usize, String)> {
        self.close()?;
        let game = self.game.ok_or((last, "expected `game NAME`, found the end of the file".to_owned()))?;
        if self.cases.is_empty() {
            return Err((last, "expected `case ID title`, found the end of the file".to_owned()));
        }
        Ok(CaseFile { name: name.to_owned(), game, cases: self.cases })
    }
}

impl Open {
    fn line(&mut self, number: usize, keyword: &str, rest: &str) -> Result<(), String> {
        match keyword {
            "position" | "seed" | "setup" => self.start(number, keyword, rest),
            _ if self.position.is_none() && self.seed.is_none() && self.setup.is_none() => {
                Err(format!("expected `position`, `seed` or `setup` before {}", quoted(keyword)))
            }
            _ => {
                let step = step(keyword, rest)?;
                self.acts |= matches!(step, CaseLine::Do(..));
                if !self.acts && self.position.is_some() && matches!(step, CaseLine::Event(_)) {
                    return Err("`event` belongs after a `do`".to_owned());
                }
                self.steps.push((number, step));
                Ok(())
            }
        }
    }

    fn start(&mut self, number: usize, keyword: &str, rest: &str) -> Result<(), String> {
        if !self.steps.is_empty() {
            return Err(format!("`{keyword}` belongs at the start of the case"));
        }
        let taken = match keyword {
            "position" => self.position.is_some() || self.seed.is_some() || self.setup.is_some(),
            "seed" => self.position.is_some() || self.seed.is_some(),
            _ => self.position.is_some() || self.setup.is_some(),
        };
        if taken {
            return Err("a case starts from one `position`, or from one `seed` and/or one `setup`".to_owned());
        }
        match keyword {
            "position" if rest.is_empty() => self.position = Some(Vec::new()),
            "position" => return Err("the position is written in indented lines below `position`".to_owned()),
            "seed" => {
                let seed = rest.parse().map_err(|_| format!("expected `seed NUMBER`, found {}", quoted(rest)))?;
                self.seed = Some((number, seed));
            }
            _ => self.setup = Some((number, rest.to_owned())),
        }
        Ok(())
    }

    fn close(self) -> Result<Case, (usize, String)> {
        let Self { line, id, title, position, seed, setup, steps, .. } = self;
        if !steps.iter().any(|(_, step)| !matches!(step, CaseLine::Chance(_))) {
            return Err((line, format!("case {} checks nothing", quoted(&id))));
        }
        let start = match position {
            Some(lines) => Start::Position(lines),
            None => Start::Setup {
                line: setup.as_ref().map(|(line, _)| *line).or(seed.map(|(line, _)| line)).unwrap_or(line),
                seed: seed.map_or(0, |(_, seed)| seed),
                options: setup.map(|(_, options)| options).filter(|options| !options.is_empty()),
            },
        };
        Ok(Case { line, id, title, start, steps })
    }
}

fn step(keyword: &str, rest: &str) -> Result<CaseLine, String> {
    match keyword {
        "chance" => Ok(CaseLine::Chance(rest.split('|').map(fallen).collect::<Result<_, _>>()?)),
        "do" => {
            let (seat, action) = seat_and_rest(rest, "an action")?;
            Ok(CaseLine::Do(seat, words(action)))
        }
        "event" if rest.is_empty() => Err("expected `event` and the first words of the event".to_owned()),
        "event" => Ok(CaseLine::Event(words(rest))),
        "refuse" => {
            let (seat, rest) = seat_and_rest(rest, "an action")?;
            let form = || "expected `refuse SEAT ACTION : NAME`".to_owned();
            let (action, name) = rest.rsplit_once(" : ").ok_or_else(form)?;
            let (name, more) = split_word(name);
            if name.is_empty() || !more.is_empty() || action.trim().is_empty() {
                return Err(form());
            }
            Ok(CaseLine::Refuse(seat, words(action), name.to_owned()))
        }
        "legal" => legal(rest),
        "field" => {
            let padded = format!("{rest} ");
            let form = "expected `field NAME = VALUE`";
            let (name, value) = padded.split_once(" = ").ok_or(form)?;
            if name.trim().is_empty() { Err(form.to_owned()) } else { Ok(CaseLine::Field(words(name), words(value))) }
        }
        "to-act" => Ok(CaseLine::ToAct(seats(rest)?)),
        "over" if rest == "draw" => Ok(CaseLine::Over(Vec::new())),
        "over" => seats(rest).map(CaseLine::Over).map_err(|text| format!("{text}, or `draw`")),
        _ => Err(format!(
            "unknown line {}; expected chance, do, event, refuse, legal, field, to-act, over or case",
            quoted(keyword)
        )),
    }
}

/// `3 1 2`, `shuffle kept` or `shuffle r8 o3`: what stands between the `|` of a `chance` line.
fn fallen(text: &str) -> Result<Fallen, String> {
    let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    match words.split_first() {
        None => Err("expected one or more outcomes, or `shuffle`, on each side of a `|`".to_owned()),
        Some((first, order)) if first == "shuffle" => match order {
            [] => Err("expected `shuffle kept`, or `shuffle` and what comes first".to_owned()),
            [kept] if kept == "kept" => Ok(Fallen::Shuffle(Vec::new())),
            order => Ok(Fallen::Shuffle(order.to_vec())),
        },
        Some(_) => Ok(Fallen::Words(words)),
    }
}

fn legal(rest: &str) -> Result<CaseLine, String> {
    let (seat, rest) = seat_and_rest(rest, "`includes`, `excludes`, `only` or `none`")?;
    let (how, list) = split_word(rest);
    let check = match how {
        "includes" => LegalCheck::Includes,
        "excludes" => LegalCheck::Excludes,
        "only" => LegalCheck::Only,
        "none" if list.is_empty() => return Ok(CaseLine::Legal(seat, LegalCheck::Only, Vec::new())),
        _ => return Err(format!("expected `includes`, `excludes`, `only` or `none`, found {}", quoted(rest))),
    };
    let actions: Vec<String> = list.split('|').map(words).collect();
    if actions.iter().any(String::is_empty) {
        return Err(format!("expected actions separated by `|` after `{how}`"));
    }
    Ok(CaseLine::Legal(seat, check, actions))
}
