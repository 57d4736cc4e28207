//! `play GAME --text`: a match in a terminal, in words and notation; for screen readers, and where there is no window.

mod commands;
mod front;
mod offer;
mod rules;
mod sight;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Instant, SystemTime};

use super::new_match::{language, new_match};
use super::terminal::{say, shown};
use super::{Failure, Play};
use crate::engine::journal::{Glance, Header, Writer};
use crate::engine::text_file::io_words;
use crate::engine::{Seat, SeatController, Words};
use crate::folders;
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::host::{Ask, Beginning, Host, Over, Preferences, Standing, Threads};
use crate::locale::form::one_form;
use crate::locale::{Called, Locale, nobody};
use crate::storage::lessons::{HEADER, Lessons};
use crate::storage::saves::Saves;
use crate::storage::settings::PlaySettings;
use crate::storage::statistics::{FILE, Statistics, unreadable};
use crate::table::things::{Teller, Things};
use crate::table::{Art, LogLine, NewMatch, headline};

use offer::Offer;

/// Plays on standard input and output; the match is saved as one at the table is.
pub(super) fn play(games: Registry, play: &Play) -> Result<(), Failure> {
    folders::check_assets().map_err(Failure::Input)?;
    let named = language(play.lang.as_deref())?;
    let (mut locale, problems) = games.locale();
    let data = DataFolder::find(None);
    let settings = PlaySettings::kept(&data);
    locale.set_language(named.unwrap_or(settings.language));
    for problem in problems {
        say(&locale.say(&problem, &nobody));
    }
    let saves = Saves::new(data.matches());
    let mut table = if play.resume {
        let game = match &play.game {
            Some(named) => Some(games.find(named).map_err(Failure::input)?.id()),
            None => None,
        };
        let path = left_last(games, &saves, game, &locale).map_err(Failure::Input)?;
        TextTable::go_on(games, &path, locale, &settings).map_err(Failure::Input)?
    } else if play.game.is_none() {
        return Err(Failure::input("--text needs a GAME, or --resume for the match that was left last"));
    } else {
        let wanted = new_match(games, play).map_err(Failure::Input)?;
        let mut table = TextTable::open(games, wanted, locale, &settings).map_err(Failure::Input)?;
        table.save_in(saves);
        table
    };
    table.host.look_for_programs_in(data.programs());
    let ended = table.run(&mut io::stdin().lock(), &mut io::stdout().lock());
    for words in table.count(&data.path(FILE)) {
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
    Leave,
}

/// A front of a host in words: what it has been told of the match, and how much of that it has said.
struct TextTable {
    games: Registry,
    host: Host,
    /// Hears that a thought is finished.
    woken: Receiver<()>,
    /// When the host's clock began.
    began: Instant,
    requests: u64,
    game: &'static str,
    art: &'static (dyn Art + Sync),
    controllers: Vec<SeatController>,
    locale: Locale,
    prefers: Preferences,
    /// How the match stands; nothing before somebody has looked.
    stands: Option<Standing>,
    /// The chronicle as it is known here.
    chronicle: Vec<LogLine>,
    /// Who is to take the seat.
    hand_over: Option<Seat>,
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
    fn open(games: Registry, wanted: NewMatch, locale: Locale, settings: &PlaySettings) -> Result<Self, String> {
        let beginning = Beginning::of_match(games, wanted).map_err(|words| locale.say(&words, &nobody))?;
        Ok(Self::with(games, beginning, locale, settings))
    }

    /// Takes a match up where its journal was left, and goes on with both. Nobody's time is counted here.
    fn go_on(games: Registry, path: &Path, locale: Locale, settings: &PlaySettings) -> Result<Self, String> {
        // Lessons are told at the table only: one is gone on with as the match that it is.
        let (beginning, complaints) = Beginning::of_journal(games, path, &Lessons::default());
        let complaints: Vec<String> = complaints.iter().map(|words| locale.say(words, &nobody)).collect();
        let Some(beginning) = beginning else { return Err(complaints.join(" ")) };
        complaints.iter().for_each(|complaint| say(complaint));
        let mut table = Self::with(games, beginning, locale, settings);
        table.sit_down();
        table.told = table.chronicle.len().saturating_sub(LAST);
        if table.stands.as_ref().is_some_and(|stands| stands.over.is_none() && !stands.clocks.is_empty()) {
            table.request(Ask::StopClock);
        }
        Ok(table)
    }

    /// A table at which nothing has been told yet, and nothing is saved.
    fn with(games: Registry, beginning: Beginning, locale: Locale, settings: &PlaySettings) -> Self {
        let (wake, woken) = channel();
        // Whoever has left does not hear of it.
        let thinker = Threads::new(move || _ = wake.send(()));
        let (game, art) = (beginning.game(), beginning.art());
        let controllers = beginning.controllers().to_vec();
        Self {
            games,
            host: Host::new(beginning, thinker),
            woken,
            began: Instant::now(),
            requests: 0,
            game,
            art,
            controllers,
            locale,
            prefers: Preferences::of(settings, art),
            stands: None,
            chronicle: Vec::new(),
            hand_over: None,
            notation: false,
            told: 0,
            offers: Vec::new(),
            rest: Vec::new(),
        }
    }

    /// Saves the match among these from now on; why that cannot be is said.
    fn save_in(&mut self, saves: Saves) {
        let fresh = move |header: &Header| Writer::create(&saves.fresh(&header.game, SystemTime::now()), header);
        if let Err(error) = self.host.save_with(Box::new(fresh)) {
            say(&self.say(&error.words()));
        }
    }

    /// Plays until the match is over, somebody leaves, or nothing more can be read.
    fn run(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<()> {
        self.sit_down();
        let game = self.locale.t(&format!("game-{}", self.game));
        let hello = if self.begins() { "text-hello" } else { "text-hello-again" };
        line(out, &self.say(&Words::new(hello).with("game", game)))?;
        loop {
            self.news(out)?;
            if self.over().is_some() {
                return self.end(out);
            }
            if let Some(seat) = self.hand_over {
                // What the one before has seen leaves the screen.
                line(out, &"\n".repeat(60))?;
                line(out, &self.say(&Words::new("text-hand-over").with("seat", seat)))?;
                if read(input)?.is_none() {
                    return Ok(());
                }
                self.request(Ask::HandedOver(seat));
                continue;
            }
            let Some(seat) = self.turn().map(|turn| turn.seat) else {
                self.wait();
                continue;
            };
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

    /// Says whose turn it is, what is asked and, if it is not much, what may be done.
    fn ask(&mut self, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
        let prompt = self.stands.as_ref().map(|stands| self.tell(&stands.seen.status().prompt)).unwrap_or_default();
        let key = self.locale.own_or(format!("{}-text-in-turn", self.game), "text-turn");
        line(out, &self.say(&Words::new(key).with("seat", seat).with("prompt", prompt)))?;
        self.offers = offer::all(self, seat);
        let few = self.offers.len() <= FEW;
        self.rest = if few { (0..self.offers.len()).collect() } else { Vec::new() };
        if few { self.portion(out) } else { line(out, &self.many()) }
    }

    fn many(&self) -> String {
        self.say(&Words::new("text-many").with("count", self.offers.len() as i64))
    }

    /// Tells what the chronicle has in addition.
    fn news(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let lines: Vec<String> = self.chronicle.iter().skip(self.told).map(|log| self.tell(&log.words)).collect();
        self.told = self.chronicle.len();
        lines.iter().try_for_each(|text| line(out, text))
    }

    /// Says how it ended, and what everybody has come to.
    fn end(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(Over { outcome, mut verdict }) = self.over().cloned() else { return Ok(()) };
        let named = |seat| self.called(seat).name;
        line(out, &self.say(&headline(&outcome, &self.controllers, &named)))?;
        if verdict.is_empty() {
            verdict.push(outcome.reason);
        }
        verdict.iter().try_for_each(|words| line(out, &self.tell(words)))?;
        self.plates().iter().try_for_each(|plate| line(out, plate))
    }

    /// Counts a match that has come to its end among what has been played, but for practice; gives what went wrong.
    fn count(&self, path: &Path) -> Vec<Words> {
        let Some(played) = self.host.played() else { return Vec::new() };
        let (mut statistics, why) = Statistics::read(path);
        let lost = statistics.add(played).err();
        let lost = lost.map(|error| Words::new("notice-statistics-not-saved").with("reason", io_words(&error)));
        why.map(|why| unreadable(path, why)).into_iter().chain(lost).collect()
    }

    fn teller(&self) -> Teller<'_> {
        let alone = SeatController::alone(&self.controllers).is_some();
        Teller { locale: &self.locale, art: self.art, controllers: &self.controllers, alone }
    }

    /// Everything that the person in a seat sees; none before anybody has looked.
    fn things(&self, seat: Seat) -> Option<Things<'_>> {
        let stands = self.stands.as_ref()?;
        Some(Things::new(self.teller(), stands.seen.clone(), stands.side, seat))
    }

    /// A sentence of the match in plain words, with the names of its people.
    fn tell(&self, words: &Words) -> String {
        self.teller().tell(words)
    }

    /// A sentence of our own, which may have in it what has been told before.
    fn say(&self, words: &Words) -> String {
        self.locale.say(words, &|seat| self.called(seat))
    }

    fn called(&self, seat: Seat) -> Called {
        self.teller().called(seat)
    }
}

/// As many choices as are listed without being asked for.
const FEW: usize = 12;
/// As much of the chronicle is told when a match is taken up again.
const LAST: usize = 5;

/// A text as it is searched: in small letters, with the minus that keyboards have.
fn searchable(text: &str) -> String {
    one_form(text).to_lowercase()
}

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
