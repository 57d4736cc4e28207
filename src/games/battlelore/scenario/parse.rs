//! Reading scenarios (17.1): every line that is wrong is told, with what stands there and what should.

use std::ops::RangeInclusive;
use std::str::FromStr;

use strum::VariantNames as _;

use super::{Cards, CouncilTerms, Levels, MOST_UNITS, Mode, Objective, Placed, Problem, Scenario};
use crate::engine::Words;
use crate::engine::notation::number;
use crate::engine::quote::cut;
use crate::engine::words::words;
use crate::games::battlelore::council::{LoreClass, council};
use crate::games::battlelore::hexes::{Hex, ROWS, width};
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::terrain::{Field, Landmark, LandmarkKind};
use crate::games::battlelore::units::{Race, UnitKind};

/// A line that says something, with its number.
type Line<'a> = (usize, &'a str);

/// The parts of a file.
const PARTS: [&str; 4] = ["scenario", "terrain", "units", "special"];
/// Command cards in a hand (2).
const HANDS: RangeInclusive<u8> = 4..=6;
/// Most Victory Banners to collect, or for a hex.
const MOST_BANNERS: u8 = 20;
/// Most levels of a War Council: all members at their highest, and some Creatures.
const MOST_LEVELS: u8 = 20;

/// Reads a scenario, or says everything that is wrong, in the order of the lines.
pub(super) fn scenario(text: &str) -> Result<Scenario, Vec<Problem>> {
    let mut reader = Reader { problems: Vec::new() };
    let scenario = reader.scenario(text);
    let mut problems = reader.problems;
    match scenario {
        Some(scenario) if problems.is_empty() => Ok(scenario),
        _ => {
            problems.sort_by_key(|problem| problem.line);
            Err(problems)
        }
    }
}

/// A part of the file: the line in which it begins, 0 if it is missing, and what follows.
#[derive(Default)]
struct FilePart<'a> {
    line: usize,
    lines: Vec<Line<'a>>,
}

/// A line `key = value`.
struct Entry<'a> {
    line: usize,
    key: &'a str,
    value: &'a str,
}

struct Reader {
    problems: Vec<Problem>,
}

impl Reader {
    fn wrong(&mut self, line: usize, what: Words) {
        self.problems.push(Problem { line, what });
    }

    /// A value, or a problem.
    fn told<T>(&mut self, line: usize, read: Result<T, Words>) -> Option<T> {
        read.map_err(|text| self.wrong(line, text)).ok()
    }

    fn scenario(&mut self, text: &str) -> Option<Scenario> {
        let [head, terrain, units, special] = self.parts(text);
        let known = ["id", "title", "mode", "first", "cards", "banners", "difficulty", "council", "story"];
        let entries = self.entries(&head.lines, &known);
        let mode = self.needed(&head, &entries, "mode", mode);
        let lore = mode.is_none_or(|mode| mode == Mode::Lore);
        let id = self.needed(&head, &entries, "id", id);
        let title = self.needed(&head, &entries, "title", title);
        let first = self.needed(&head, &entries, "first", side);
        let cards = self.needed(&head, &entries, "cards", |text| cards(text, lore));
        let banners = self.needed(&head, &entries, "banners", |text| pair(text, 1..=MOST_BANNERS));
        let difficulty = self.needed(&head, &entries, "difficulty", |text| number_of(text, 1..=5));
        let story = self.given(&entries, "story", story);
        let council = self.given(&entries, "council", council_of);
        match (mode, line_of(&entries, "council")) {
            (Some(Mode::Lore), None) => self.wrong(head.line, words!("reason-scenario-needs-council")),
            (Some(Mode::Basic | Mode::Mercenaries), Some(line)) => {
                self.wrong(line, words!("reason-scenario-no-council"));
            }
            _ => {}
        }
        let mut field = self.field(&terrain);
        let units = self.units(&units, &field, mode);
        let Special { objectives, deck, notes, fords_are_free } = self.special(&special, &field, lore);
        field.free_fords(fords_are_free);
        if let Some(banners) = banners {
            self.winnable(line_of(&entries, "banners").unwrap_or(head.line), banners, &units, &objectives);
        }
        Some(Scenario {
            id: id?,
            title: title?,
            story,
            difficulty: difficulty?,
            mode: mode?,
            first: first?,
            cards: cards?,
            banners: banners?,
            council,
            field,
            units,
            objectives,
            deck,
            notes,
        })
    }

    /// Takes the file apart.
    fn parts<'a>(&mut self, text: &'a str) -> [FilePart<'a>; 4] {
        let mut parts: [FilePart; 4] = Default::default();
        let mut current: Option<usize> = None;
        let mut last = 1;
        for (number, line) in (1..).zip(text.lines()) {
            last = number;
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                current = PARTS.iter().position(|&part| part == name.trim());
                match current.map(|part| &mut parts[part]) {
                    None => self.wrong(number, words!("reason-scenario-no-part", text = line, parts = bracketed())),
                    Some(part) if part.line > 0 => {
                        let before = part.line;
                        self.wrong(number, words!("reason-scenario-begun", text = line, before = before));
                    }
                    Some(part) => part.line = number,
                }
                continue;
            }
            match current {
                Some(part) => parts[part].lines.push((number, line)),
                // What follows an unknown heading is not told again.
                None if self.problems.is_empty() => {
                    self.wrong(number, words!("reason-scenario-before", text = line));
                }
                None => {}
            }
        }
        for (name, _) in PARTS.iter().zip(&parts).take(3).filter(|(_, part)| part.line == 0) {
            self.wrong(last, words!("reason-scenario-missing-part", name = name));
        }
        parts
    }

    /// The lines `key = value` with these keys, each once.
    fn entries<'a>(&mut self, lines: &[Line<'a>], known: &[&str]) -> Vec<Entry<'a>> {
        let mut entries: Vec<Entry> = Vec::new();
        for &(line, text) in lines {
            let Some((key, value)) = text.split_once('=') else {
                self.wrong(line, words!("reason-scenario-no-value", text = text));
                continue;
            };
            let (key, value) = (key.trim(), value.trim());
            if !known.contains(&key) {
                self.wrong(line, words!("reason-scenario-no-key", key = key, keys = known.join(", ")));
            } else if let Some(before) = line_of(&entries, key) {
                self.wrong(line, words!("reason-scenario-twice", key = key, before = before));
            } else {
                entries.push(Entry { line, key, value });
            }
        }
        entries
    }

    fn given<T>(&mut self, entries: &[Entry], key: &str, read: impl Fn(&str) -> Result<T, Words>) -> Option<T> {
        let entry = entries.iter().find(|entry| entry.key == key)?;
        self.told(
            entry.line,
            read(entry.value).map_err(|text| Words::new("reason-scenario-of").with("key", key).with("what", text)),
        )
    }

    fn needed<T>(
        &mut self,
        part: &FilePart,
        entries: &[Entry],
        key: &str,
        read: impl Fn(&str) -> Result<T, Words>,
    ) -> Option<T> {
        // A part that is missing was told.
        if line_of(entries, key).is_none() && part.line > 0 {
            self.wrong(part.line, words!("reason-scenario-missing", key = key));
        }
        self.given(entries, key, read)
    }

    /// The hexes of a part that has the nine rows, with what stands there.
    fn rows<'a>(&mut self, part: &FilePart<'a>, name: &str) -> Vec<(usize, Hex, &'a str)> {
        let mut seen = [0; ROWS as usize];
        let mut hexes = Vec::new();
        for &(line, text) in &part.lines {
            let row = text.split_once(':').and_then(|(row, rest)| {
                let row = row.strip_prefix('r').and_then(|row| number(row, 0..=ROWS - 1).ok())?;
                Some((row, rest))
            });
            let Some((row, rest)) = row else {
                self.wrong(line, words!("reason-scenario-no-row", text = text));
                continue;
            };
            let before = std::mem::replace(&mut seen[usize::from(row)], line);
            if before > 0 {
                self.wrong(line, words!("reason-scenario-twice", key = format!("r{row}"), before = before));
            }
            let tokens: Vec<&str> = rest.split_whitespace().collect();
            if tokens.len() != usize::from(width(row)) {
                let (found, expected) = (tokens.len(), width(row));
                self.wrong(
                    line,
                    words!("reason-scenario-hexes", row = row, name = name, found = found, expected = expected),
                );
            }
            let at = (0..).zip(tokens).filter_map(|(column, token)| Some((line, Hex::at(row, column)?, token)));
            hexes.extend(at);
        }
        let missing: Vec<String> =
            (0..ROWS).filter(|&row| seen[usize::from(row)] == 0).map(|row| format!("r{row}")).collect();
        if part.line > 0 && !missing.is_empty() {
            self.wrong(part.line, words!("reason-scenario-rows", name = name, rows = missing.join(", ")));
        }
        hexes
    }

    fn field(&mut self, part: &FilePart) -> Field {
        let mut field = Field::default();
        for (line, hex, token) in self.rows(part, "terrain") {
            let laid = lay(&mut field, hex, token);
            self.told(
                line,
                laid.map_err(|text| Words::new("reason-scenario-at").with("hex", hex.to_string()).with("what", text)),
            );
        }
        field
    }

    fn units(&mut self, part: &FilePart, field: &Field, mode: Option<Mode>) -> Vec<Placed> {
        let mut units: Vec<Placed> = Vec::new();
        for (line, hex, token) in self.rows(part, "units") {
            if token.chars().all(|letter| letter == '-') {
                continue;
            }
            let read = unit(token).and_then(|(side, kind)| {
                let id = &kind.facts().id;
                let allowed = match kind.facts().race {
                    Race::Human => true,
                    Race::Dwarf | Race::Goblinoid => mode != Some(Mode::Basic),
                    Race::Creature => mode.is_none_or(|mode| mode == Mode::Lore),
                };
                if !field.passable().contains(hex) {
                    let terrain = field.terrain(hex);
                    return Err(words!("reason-scenario-terrain", terrain = format!("{terrain:?}"), unit = token));
                }
                if units.iter().any(|unit| unit.hex == hex) {
                    return Err(words!("reason-scenario-two-units"));
                }
                if !allowed {
                    let mode = mode.map_or("this mode", |mode| mode.into_str());
                    return Err(words!("reason-scenario-other-mode", unit = token, id = id, mode = mode));
                }
                Ok(Placed { hex, side, kind })
            });
            units.extend(self.told(
                line,
                read.map_err(|text| Words::new("reason-scenario-at").with("hex", hex.to_string()).with("what", text)),
            ));
        }
        if units.len() > MOST_UNITS {
            self.wrong(part.line, words!("reason-scenario-units", count = units.len(), most = MOST_UNITS));
        }
        for side in Side::BOTH.into_iter().filter(|_| !part.lines.is_empty()) {
            if units.iter().all(|unit| unit.side != side) {
                self.wrong(part.line, words!("reason-scenario-no-unit", side = side.letter()));
            }
        }
        units.sort_by_key(|unit| unit.hex);
        units
    }

    /// Whether each side can collect its banners: the other one's units, and its objectives (12).
    fn winnable(&mut self, line: usize, banners: [u8; 2], units: &[Placed], objectives: &[Objective]) {
        for side in Side::BOTH {
            let enemies = units.iter().filter(|unit| unit.side != side).count();
            let won: u8 = objectives.iter().filter(|objective| objective.side == side).map(|one| one.banners).sum();
            let (needed, most) = (usize::from(banners[side.index()]), enemies + usize::from(won));
            if needed > most && enemies > 0 {
                self.wrong(line, words!("reason-scenario-banners", side = side.letter(), needed = needed, most = most));
            }
        }
    }

    fn special(&mut self, part: &FilePart, field: &Field, lore: bool) -> Special {
        let mut special = Special::default();
        for &(line, text) in &part.lines {
            let read = special.read(text, field, lore);
            self.told(line, read);
        }
        special
    }
}

/// What the part `[special]` says.
#[derive(Default)]
struct Special {
    objectives: Vec<Objective>,
    deck: Option<Vec<LoreClass>>,
    notes: Vec<String>,
    fords_are_free: bool,
}

impl Special {
    fn read(&mut self, text: &str, field: &Field, lore: bool) -> Result<(), Words> {
        if let Some(note) = text.strip_prefix('*') {
            self.notes.push(note.trim().to_owned());
            return Ok(());
        }
        match text.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
            Some(("objective", value)) => {
                let new = objective(value, field)?;
                if self.objectives.iter().any(|old| old.side == new.side) {
                    return Err(words!("reason-scenario-objectives", side = new.side.letter()));
                }
                self.objectives.push(new);
            }
            Some(("deck", _)) if !lore => return Err(words!("reason-scenario-no-deck")),
            Some(("deck", _)) if self.deck.is_some() => {
                return Err(words!("reason-scenario-two-decks"));
            }
            Some(("deck", value)) => self.deck = Some(classes(value)?),
            Some(("fords", "free")) => self.fords_are_free = true,
            _ => {
                return Err(words!("reason-scenario-no-rule", text = text));
            }
        }
        Ok(())
    }
}

fn bracketed() -> String {
    PARTS.map(|part| format!("[{part}]")).join(", ")
}

fn line_of(entries: &[Entry], key: &str) -> Option<usize> {
    entries.iter().find(|entry| entry.key == key).map(|entry| entry.line)
}

fn number_of<T: FromStr + PartialOrd + std::fmt::Display>(text: &str, range: RangeInclusive<T>) -> Result<T, Words> {
    let (first, last) = (range.start().to_string(), range.end().to_string());
    number(text, range).map_err(|_| words!("reason-no-number", text = text, first = first, last = last))
}

fn side(text: &str) -> Result<Side, Words> {
    let mut letters = text.chars();
    let side = letters.next().and_then(Side::from_letter).filter(|_| letters.next().is_none());
    side.ok_or_else(|| words!("reason-scenario-no-side", text = text))
}

fn mode(text: &str) -> Result<Mode, Words> {
    text.parse().map_err(|_| words!("reason-scenario-no-mode", text = text, modes = Mode::VARIANTS.join(", ")))
}

fn id(text: &str) -> Result<String, Words> {
    let good =
        !text.is_empty() && text.len() <= 40 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if good { Ok(text.to_owned()) } else { Err(words!("reason-scenario-no-id", text = text)) }
}

fn title(text: &str) -> Result<String, Words> {
    match text.chars().count() {
        1..=80 => Ok(text.to_owned()),
        0 => Err(words!("reason-scenario-no-title")),
        letters => Err(words!("reason-scenario-long", count = letters)),
    }
}

/// A key of the language files.
fn story(text: &str) -> Result<String, Words> {
    let good = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    if good { Ok(text.to_owned()) } else { Err(words!("reason-scenario-no-message", text = text)) }
}

/// `N=x S=y`, or one number for both; by [`Side::index`].
fn pair(text: &str, range: RangeInclusive<u8>) -> Result<[u8; 2], Words> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let of = |letter: char| words.iter().find_map(|word| word.strip_prefix(letter)?.strip_prefix('='));
    match (of('S'), of('N')) {
        (Some(south), Some(north)) if words.len() == 2 => {
            Ok([number_of(south, range.clone())?, number_of(north, range)?])
        }
        (None, None) if words.len() == 1 => number_of(text, range).map(|both| [both; 2]),
        _ => Err(words!("reason-scenario-no-pair", text = text)),
    }
}

fn cards(text: &str, lore: bool) -> Result<Cards, Words> {
    match text {
        "by Commander level" if lore => Ok(Cards::ByCommander),
        "by Commander level" => Err(words!("reason-scenario-no-commanders")),
        _ => pair(text, HANDS).map(Cards::Fixed),
    }
}

/// `6`, `N=6 S=5`, or `Commander 2, Wizard 1`.
fn council_of(text: &str) -> Result<CouncilTerms, Words> {
    if !text.contains(|letter: char| letter.is_ascii_lowercase()) {
        return pair(text, 1..=MOST_LEVELS).map(CouncilTerms::Free);
    }
    let mut levels = Levels::default();
    for member in text.split(',').map(str::trim) {
        let (name, level) = member.split_once(' ').unwrap_or((member, ""));
        let seat = match name.to_lowercase().parse::<LoreClass>() {
            Ok(class) => &mut levels.masters[class.index()],
            Err(_) if name == "Commander" => &mut levels.commander,
            Err(_) => return Err(words!("reason-scenario-no-member", text = member)),
        };
        if *seat > 0 {
            return Err(words!("reason-scenario-twice-here", text = name));
        }
        *seat = number_of(level.trim(), 1..=council().highest)?;
    }
    if levels.commander == 0 {
        return Err(words!("reason-scenario-commander"));
    }
    Ok(CouncilTerms::Fixed(levels))
}

/// The letters of a hex: its terrain or its landmark, then what lies on it.
fn lay(field: &mut Field, hex: Hex, token: &str) -> Result<(), Words> {
    let surface = |letter| Surface::ALL.into_iter().find(|surface| surface.facts().letter == Some(letter));
    for (place, letter) in token.chars().enumerate() {
        let kind = LandmarkKind::ALL.into_iter().find(|kind| kind.letter() == letter);
        match (surface(letter), kind) {
            (Some(Surface::Rampart), _) => field.fortify(hex, true),
            (Some(Surface::Circle), _) => field.draw_circle(hex, true),
            (Some(terrain), _) if place == 0 => field.lay(hex, terrain),
            (_, Some(kind)) if place == 0 => {
                let owner = Side::BOTH.into_iter().find(|side| side.half().contains(hex));
                let owner = owner.ok_or_else(|| words!("reason-scenario-landmark-middle"))?;
                if !field.place(Landmark { hex, kind, owner }) {
                    return Err(words!("reason-scenario-landmarks"));
                }
            }
            _ if letter == '2' && place == 1 && field.terrain(hex) == Surface::Hill => field.raise(hex),
            _ => {
                return Err(words!("reason-scenario-no-terrain", text = token, letters = letters()));
            }
        }
    }
    Ok(())
}

/// The letters that a hex can begin with.
fn letters() -> String {
    let surfaces = Surface::ALL.into_iter().filter_map(|surface| surface.facts().letter);
    let letters: Vec<String> = surfaces.chain(LandmarkKind::ALL.map(LandmarkKind::letter)).map(String::from).collect();
    letters.join(" ")
}

fn unit(token: &str) -> Result<(Side, UnitKind), Words> {
    let mut letters = token.chars();
    let side = letters.next().and_then(Side::from_letter);
    match (side, UnitKind::of_token(letters.as_str())) {
        (_, Some(kind)) if kind.facts().creature.as_ref().is_some_and(|creature| creature.summoned) => {
            Err(words!("reason-scenario-summoned", unit = token))
        }
        (Some(side), Some(kind)) => Ok((side, kind)),
        _ => {
            let kinds: Vec<String> = UnitKind::all().map(UnitKind::token).collect();
            Err(Words::new("reason-scenario-no-such-unit").with("text", cut(token)).with("units", kinds.join(" ")))
        }
    }
}

fn objective(text: &str, field: &Field) -> Result<Objective, Words> {
    let [owner, hex, banners] = *text.split_whitespace().collect::<Vec<_>>() else {
        return Err(words!("reason-scenario-no-objective", text = text));
    };
    let hex = hex.parse::<Hex>().map_err(|error| error.words().clone())?;
    if !field.passable().contains(hex) {
        return Err(words!("reason-scenario-nobody-there", hex = hex));
    }
    Ok(Objective { side: side(owner)?, hex, banners: number_of(banners, 1..=MOST_BANNERS)? })
}

fn classes(text: &str) -> Result<Vec<LoreClass>, Words> {
    let mut classes = Vec::new();
    for word in text.split_whitespace() {
        let class = word.parse().ok().filter(|class| !classes.contains(class));
        let class = class.ok_or_else(|| words!("reason-scenario-no-class", text = word))?;
        classes.push(class);
    }
    classes.sort_unstable();
    if classes.is_empty() { Err(words!("reason-scenario-class")) } else { Ok(classes) }
}
