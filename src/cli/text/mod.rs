//! `play GAME --text`: a match in a terminal, in words and notation; for screen readers, and where there is no window.

mod commands;
mod offer;
mod rules;
mod sight;
mod things;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::new_match::{language, new_match};
use super::terminal::{say, shown};
use super::{Failure, Play};
use crate::engine::journal::{Glance, SaveError, Writer};
use crate::engine::matches::Takeback;
use crate::engine::text_file::io_words;
use crate::engine::{Seat, SeatSet, Seed, ToAct, Viewer, Words};
use crate::folders;
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::locale::form::one_form;
use crate::locale::{Called, Language, Locale, nobody};
use crate::storage::lessons::HEADER;
use crate::storage::reopened::Reopened;
use crate::storage::saves::Saves;
use crate::storage::sharing::header_of;
use crate::storage::statistics::{FILE, Statistics, summed_up, unreadable};
use crate::table::any_match::AnyMatch;
use crate::table::{NewMatch, Occupant, called, headline, plain};

use offer::Offer;

/// Plays on standard input and output; the match is saved as one at the table is.
pub(super) fn play(games: Registry, play: &Play) -> Result<(), Failure> {
    folders::check_assets().map_err(Failure::Input)?;
    let named = language(play.lang.as_deref())?;
    let (mut locale, problems) = Locale::read(&folders::assets().join("locales"));
    let more = more_texts(games, &mut locale);
    locale.set_language(named.unwrap_or_else(Language::of_system));
    for problem in problems.into_iter().chain(more) {
        say(&locale.say(&problem, &nobody));
    }
    let saves = Saves::new(DataFolder::find(None).matches());
    let mut table = if play.resume {
        let game = match &play.game {
            Some(named) => Some(games.find(named).map_err(Failure::input)?.id()),
            None => None,
        };
        let path = left_last(games, &saves, game, &locale).map_err(Failure::Input)?;
        TextTable::go_on(games, &path, locale).map_err(Failure::Input)?
    } else if play.game.is_none() {
        return Err(Failure::input("--text needs a GAME, or --resume for the match that was left last"));
    } else {
        let wanted = new_match(games, play).map_err(Failure::Input)?;
        let seed = wanted.seed.unwrap_or_else(Seed::draw);
        let mut table = TextTable::open(games, wanted, seed, locale).map_err(Failure::Input)?;
        let path = saves.fresh(table.live.game(), SystemTime::now());
        let writer = Writer::create(&path, &header_of(&*table.live, &table.occupants));
        table.save_with(writer);
        table
    };
    let ended = table.run(&mut io::stdin().lock(), &mut io::stdout().lock());
    for words in table.count(&DataFolder::find(None).path(FILE)) {
        say(&table.say(&words));
    }
    match ended {
        // Whoever listens may stop listening.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::Input(format!("the terminal cannot be used: {error}")))
        }
        _ => Ok(()),
    }
}

/// The texts that games bring from elsewhere; what cannot be read is told.
fn more_texts(games: Registry, locale: &mut Locale) -> Vec<Words> {
    let others = games.asset_folders().into_iter().skip(1);
    others.flat_map(|folder| locale.add(&folder.join("locales"))).collect()
}

/// The match that was left last, of this game if one is named. Lessons are gone on with at the table, where they are told.
fn left_last(games: Registry, saves: &Saves, game: Option<&str>, locale: &Locale) -> Result<PathBuf, String> {
    let wanted = |seen: &Glance| {
        let header = &seen.header;
        game.is_none_or(|game| game == header.game) && header.extra.iter().all(|(key, _)| key != HEADER)
    };
    let found = saves.newest_unfinished(&|seen, bytes| if wanted(seen) { games.judge(seen, bytes) } else { None });
    found.map(|saved| saved.path).ok_or_else(|| match game {
        Some(game) => {
            let game = locale.t(&format!("game-{game}"));
            locale.say(&Words::new("text-nothing-left-of").with("game", game), &nobody)
        }
        None => locale.t("text-nothing-left"),
    })
}

/// What a line that was read leads to.
enum Next {
    /// Something has changed, or is to be asked again.
    Go,
    /// The same person is asked for another line.
    Ask,
    /// The match is left.
    Leave,
}

/// The match, and how much of it has been told.
struct TextTable {
    games: Registry,
    live: Box<dyn AnyMatch>,
    occupants: Vec<Occupant>,
    locale: Locale,
    writer: Option<Writer>,
    /// Everything may be taken back.
    practice: bool,
    /// Choices are told with their notation.
    notation: bool,
    /// Lines of the chronicle that have been told.
    told: usize,
    /// What may be done now, as it is numbered.
    offers: Vec<Offer>,
    /// The numbers that `more` goes on with.
    rest: Vec<usize>,
}

impl TextTable {
    /// Lays out a match.
    fn open(games: Registry, wanted: NewMatch, seed: Seed, locale: Locale) -> Result<Self, String> {
        let entry = games.table(&wanted.game).ok_or_else(|| format!("there is no game `{}`", wanted.game))?;
        let live = entry.open(&wanted.options, seed).map_err(|error| locale.say(&error.words, &nobody))?;
        Ok(Self::with(games, live, wanted.occupants, locale))
    }

    /// Takes a match up where its journal was left, and goes on with both. Nobody's time is counted here.
    fn go_on(games: Registry, path: &Path, locale: Locale) -> Result<Self, String> {
        let (reopened, complaints) = Reopened::read(games, path);
        let complaints: Vec<String> = complaints.iter().map(|words| locale.say(words, &nobody)).collect();
        let Some(Reopened { live, journal }) = reopened else { return Err(complaints.join(" ")) };
        complaints.iter().for_each(|complaint| say(complaint));
        let occupants = journal.seats().iter().map(Occupant::from_journal).collect();
        let mut table = Self::with(games, live, occupants, locale);
        table.practice = journal.is_practice();
        table.told = table.live.chronicle().len().saturating_sub(LAST);
        table.save_with(Writer::go_on(path, &journal));
        if journal.clock().is_some() && table.live.outcome().is_none() {
            table.save(Writer::clock_off);
        }
        if table.live.outcome().is_some() && !journal.says_over() {
            // The program was ended between the last action and this line.
            table.save(Writer::over);
        }
        Ok(table)
    }

    /// A table at which nothing has been told yet, and nothing is saved.
    fn with(games: Registry, live: Box<dyn AnyMatch>, occupants: Vec<Occupant>, locale: Locale) -> Self {
        let (offers, rest) = (Vec::new(), Vec::new());
        Self { games, live, occupants, locale, writer: None, practice: false, notation: false, told: 0, offers, rest }
    }

    /// Saves with this from now on; why that cannot be is said.
    fn save_with(&mut self, writer: Result<Writer, SaveError>) {
        match writer {
            Ok(writer) => self.writer = Some(writer),
            Err(error) => say(&self.say(&error.words())),
        }
    }

    /// Plays until the match is over, somebody leaves, or nothing more can be read.
    fn run(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<()> {
        let game = self.locale.t(&format!("game-{}", self.live.game()));
        let hello = if self.live.is_empty() { "text-hello" } else { "text-hello-again" };
        line(out, &self.say(&Words::new(hello).with("game", game)))?;
        loop {
            self.news(out)?;
            let ToAct::Seats(seats) = self.live.to_act() else { return self.end(out) };
            if let Some((seat, persona)) = seats.iter().find_map(|seat| Some((seat, self.persona(seat)?))) {
                let thought = self.live.think(seat, persona)();
                let carried_out = self.submit(seat, &[thought.text]);
                if let (Ok(()), Some(reason)) = (&carried_out, thought.reason) {
                    self.live.keep_reason(reason);
                }
                if carried_out.is_err() {
                    // A bot that breaks a rule is a fault of ours: the first choice goes on for it.
                    let first = self.live.choices(seat).into_iter().next().map(|choice| choice.text);
                    self.submit(seat, first.as_slice()).map_err(|why| io::Error::other(self.tell(&why)))?;
                }
                continue;
            }
            let Some(seat) = seats.iter().next() else { return self.end(out) };
            if let Some(text) = self.live.forced(seat) {
                self.submit(seat, &[text]).map_err(|why| io::Error::other(self.tell(&why)))?;
                continue;
            }
            if !self.sit(seat, input, out)? {
                return Ok(());
            }
            self.ask(seat, out)?;
            loop {
                out.write_all(b"> ")?;
                out.flush()?;
                let Some(read) = read(input)? else { return line(out, "") };
                match self.obey(seat, &read, out)? {
                    Next::Go => break,
                    Next::Ask => {}
                    Next::Leave => return Ok(()),
                }
            }
        }
    }

    /// Lets the person of a seat look; where others have been looking, once they have handed over. False if nobody answers.
    fn sit(&mut self, seat: Seat, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<bool> {
        if self.live.viewer() == Viewer::Seat(seat) {
            return Ok(true);
        }
        if self.live.has_secrets() && self.humans().iter().count() > 1 {
            // What the one before has seen leaves the screen.
            line(out, &"\n".repeat(60))?;
            line(out, &self.say(&Words::new("text-hand-over").with("seat", seat)))?;
            if read(input)?.is_none() {
                return Ok(false);
            }
        }
        self.live.look_as(Viewer::Seat(seat));
        self.live.turn_to(seat);
        Ok(true)
    }

    /// Says whose turn it is, what is asked and, if it is not much, what may be done.
    fn ask(&mut self, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
        let prompt = self.tell(&self.live.seen().status().prompt);
        let key = self.locale.own_or(format!("{}-text-in-turn", self.live.game()), "text-turn");
        line(out, &self.say(&Words::new(key).with("seat", seat).with("prompt", prompt)))?;
        self.offers = offer::all(self, seat);
        let few = self.offers.len() <= FEW;
        self.rest = if few { (0..self.offers.len()).collect() } else { Vec::new() };
        if few { self.portion(out) } else { line(out, &self.many()) }
    }

    /// How much may be done.
    fn many(&self) -> String {
        self.say(&Words::new("text-many").with("count", self.offers.len() as i64))
    }

    /// Tells what the chronicle has in addition.
    fn news(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let lines: Vec<String> =
            self.live.chronicle().iter().skip(self.told).map(|log| self.tell(&log.words)).collect();
        self.told = self.live.chronicle().len();
        lines.iter().try_for_each(|text| line(out, text))
    }

    /// Says how it ended, and what everybody has come to.
    fn end(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(outcome) = self.live.outcome() else { return Ok(()) };
        let named = |seat| self.called(seat).name;
        line(out, &self.say(&headline(&outcome, &self.occupants, &named)))?;
        let mut verdict = self.live.verdict();
        if verdict.is_empty() {
            verdict.push(outcome.reason);
        }
        verdict.iter().try_for_each(|words| line(out, &self.tell(words)))?;
        self.plates().iter().try_for_each(|plate| line(out, plate))
    }

    /// Counts a match that has come to its end among what has been played, but for practice; gives what went wrong.
    fn count(&self, path: &Path) -> Vec<Words> {
        let journal = self.writer.as_ref().map(Writer::path);
        let Some(played) = summed_up(self.live.as_ref(), &self.occupants, journal).filter(|_| !self.practice) else {
            return Vec::new();
        };
        let (mut statistics, why) = Statistics::read(path);
        let lost = statistics.add(played).err();
        let lost = lost.map(|error| Words::new("notice-statistics-not-saved").with("reason", io_words(&error)));
        why.map(|why| unreadable(path, why)).into_iter().chain(lost).collect()
    }

    /// Carries actions out, one after the other, and saves them.
    fn submit(&mut self, seat: Seat, texts: &[String]) -> Result<(), Words> {
        for text in texts {
            self.live.submit(seat, text).map_err(|why| why.words)?;
            self.save(|writer| writer.action(seat, text));
            if self.live.outcome().is_some() {
                self.save(Writer::over);
            }
        }
        Ok(())
    }

    /// Writes to the journal; what fails is said once, and the match goes on without being saved.
    fn save(&mut self, write: impl FnOnce(&mut Writer) -> Result<(), SaveError>) {
        if let Some(Err(error)) = self.writer.as_mut().map(write) {
            self.writer = None;
            say(&self.say(&error.words()));
        }
    }

    /// The seats of people.
    fn humans(&self) -> SeatSet {
        Occupant::people(&self.occupants)
    }

    /// What may be crossed when something is taken back.
    fn takeback(&self) -> Takeback {
        Takeback { humans: self.humans(), practice: self.practice }
    }

    /// The bot in a seat.
    fn persona(&self, seat: Seat) -> Option<crate::ai::Persona> {
        match self.occupants.get(seat.index())? {
            Occupant::Bot { persona, .. } => Some(*persona),
            Occupant::Human { .. } => None,
        }
    }

    /// A sentence of the match in plain words, with the names of its people.
    fn tell(&self, words: &Words) -> String {
        plain(&self.locale, self.live.art(), words, &|seat| self.called(seat))
    }

    /// A sentence of our own, which may have in it what has been told before.
    fn say(&self, words: &Words) -> String {
        self.locale.say(words, &|seat| self.called(seat))
    }

    fn called(&self, seat: Seat) -> Called {
        called(&self.locale, &self.occupants, seat, Occupant::alone(&self.occupants).is_some())
    }
}

/// As many choices as are listed without being asked for.
const FEW: usize = 12;
/// As much of the chronicle is told when a match is taken up again.
const LAST: usize = 5;

/// One line, without anything that a terminal would obey.
fn line(out: &mut dyn Write, text: &str) -> io::Result<()> {
    writeln!(out, "{}", shown(text))
}

/// What a person has written, in one form whatever their input method; none if nothing more comes.
fn read(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| one_form(&String::from_utf8_lossy(&bytes)).trim().to_owned()))
}

#[cfg(test)]
mod tests;
