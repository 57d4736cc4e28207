//! Who decides for a seat: one type from the set-up to the journal.

use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use super::notation::unlike;
use super::persona::{Level, Persona};
use super::quote::is_unseen;
use super::{Seat, SeatSet, Words};

/// What stands before a program on the command line.
pub const RUN: &str = "run:";
/// How long an answer of a program may take, if nobody says otherwise.
const LIMIT: Duration = Duration::from_secs(10);

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SeatController {
    /// Nobody yet: the seat waits for whoever comes.
    Nobody,
    /// A person at a front of the owner.
    Person {
        /// Name; empty means "You" or the seat's number, in the language of the interface.
        name: String,
    },
    Elsewhere {
        /// Letters and digits by which the person is known again.
        key: String,
        name: String,
    },
    Bot {
        kind: BotKind,
        /// Name; empty if it is nobody in particular.
        name: String,
    },
    Program(Program),
}

/// Kinds of bots of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotKind {
    Random,
    First,
    /// The game's bot of this level and temper.
    Persona(Persona),
}

/// A program of somebody's own, which is told what its seat knows and answers with one of its choices.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    /// The program and its arguments, with blanks between them.
    command: String,
    /// The file that is started, where the command is only its name.
    file: Option<PathBuf>,
    /// It was named by whoever started this program, and may be anywhere. A journal may come from a stranger: what it names is
    /// started only from the folder of programs.
    anywhere: bool,
    limit: Duration,
}

impl BotKind {
    /// How bots are written, for people.
    pub const WORDS: &str = "random, first, apprentice, journeyman, veteran, expert or master, with -bold, -careful or -tricky added for a style";

    /// Level and temper; none of a bot that does not look at what it does.
    pub fn persona(self) -> Option<Persona> {
        match self {
            Self::Persona(persona) => Some(persona),
            Self::Random | Self::First => None,
        }
    }
}

impl<T: Into<Persona>> From<T> for BotKind {
    fn from(persona: T) -> Self {
        Self::Persona(persona.into())
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::First => f.write_str("first"),
            Self::Persona(persona) => persona.fmt(f),
        }
    }
}

impl FromStr for BotKind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => Ok(Self::Random),
            "first" => Ok(Self::First),
            _ => {
                text.parse().map(Self::Persona).map_err(|_| format!("`{text}` is not a player; choose {}", Self::WORDS))
            }
        }
    }
}

impl Program {
    /// The same with so much time for every decision.
    #[must_use]
    pub fn within(self, limit: Duration) -> Self {
        Self { limit, ..self }
    }

    /// The same; if the command is the name of a file in this folder, that one is started.
    #[must_use]
    pub fn found_in(self, folder: &Path) -> Self {
        let name = OsStr::new(&self.command);
        let file = Some(folder.join(name)).filter(|file| is_name(name) && file.is_file());
        Self { file, ..self }
    }

    /// The programs that lie in a folder, by name: files that may be executed. None if there is no such folder.
    pub fn all_in(folder: &Path) -> Vec<Self> {
        let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut names: Vec<String> = files
            .filter(|file| is_executable(file))
            .filter_map(|file| file.file_name().filter(|name| is_name(name))?.to_str().map(str::to_owned))
            .collect();
        names.sort();
        names.into_iter().map(|name| Self::of_command(&name).found_in(folder)).collect()
    }

    /// The program with this command, as in a journal; a name from the command line counts as well.
    pub fn of_command(text: &str) -> Self {
        let command = text.strip_prefix(RUN).unwrap_or(text).split_whitespace().collect::<Vec<_>>().join(" ");
        Self { command, file: None, anywhere: false, limit: LIMIT }
    }

    /// Whether it may be started: it lies in the folder of programs, or was named by whoever started this program.
    pub fn may_start(&self) -> bool {
        self.anywhere || self.file.is_some()
    }

    /// The words that start it: the program and its arguments.
    pub fn words(&self) -> impl Iterator<Item = &OsStr> {
        let mut words = self.command.split(' ').map(OsStr::new);
        let first = words.next().unwrap_or_default();
        std::iter::once(self.file.as_deref().map_or(first, Path::as_os_str)).chain(words)
    }

    /// The program and its arguments, with blanks between them.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// How long an answer may take.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// What it is called at a table: its last argument that is no switch, without folder and ending.
    pub fn name(&self) -> &str {
        let last = self.command.split(' ').rfind(|word| !word.starts_with('-')).unwrap_or(&self.command);
        Path::new(last).file_stem().and_then(OsStr::to_str).unwrap_or(last)
    }
}

/// Whether a file's name can stand in a command: it has no blanks, and hides nothing.
fn is_name(name: &OsStr) -> bool {
    let plain = |letter: char| !letter.is_whitespace() && !letter.is_control() && !is_unseen(letter);
    let is_plain = |name: &str| !name.starts_with(['.', '-']) && name.chars().all(plain);
    name.to_str().is_some_and(|text| is_plain(text) && Path::new(text).file_name() == Some(name))
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(file).is_ok_and(|known| known.is_file() && known.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    let runs = |ending: &OsStr| ["exe", "bat", "cmd"].iter().any(|known| ending.eq_ignore_ascii_case(known));
    file.is_file() && file.extension().is_some_and(runs)
}

/// As on the command line.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{RUN}{}", self.command)
    }
}

impl FromStr for Program {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = text
            .starts_with(RUN)
            .then(|| Self { anywhere: true, ..Self::of_command(text) })
            .filter(|program| !program.command.is_empty());
        named.ok_or_else(|| format!("write a program as `{RUN}PROGRAM`, followed by its arguments"))
    }
}

impl SeatController {
    /// Somebody at this front of whom no name is known.
    pub fn person() -> Self {
        Self::Person { name: String::new() }
    }

    /// A bot or a program as the command line names them.
    ///
    /// # Errors
    /// It is none of them; a sentence with those that there are.
    pub fn of_word(text: &str) -> Result<Self, String> {
        if text.starts_with(RUN) {
            return text.parse().map(Self::Program);
        }
        let bot = |kind| Self::Bot { kind, name: String::new() };
        let choices = BotKind::WORDS;
        text.parse()
            .map(bot)
            .map_err(|_| format!("`{text}` is not a player; choose {choices}, or {RUN}PROGRAM for one of your own"))
    }

    /// As the command line names it, whatever it is called.
    pub fn word(&self) -> String {
        match self {
            Self::Nobody => "nobody".to_owned(),
            Self::Person { .. } | Self::Elsewhere { .. } => "human".to_owned(),
            Self::Bot { kind, .. } => kind.to_string(),
            Self::Program(program) => program.to_string(),
        }
    }

    /// The same; a program has so much time for every answer.
    #[must_use]
    pub fn within(self, limit: Duration) -> Self {
        match self {
            Self::Program(program) => Self::Program(program.within(limit)),
            other => other,
        }
    }

    /// The same as others may know it: without the key of a person, and without the command of a program.
    pub fn told(&self) -> Self {
        match self {
            Self::Elsewhere { name, .. } => Self::Person { name: name.clone() },
            Self::Program(program) => Self::Program(Program::of_command(program.name())),
            other => other.clone(),
        }
    }

    /// Name; may be empty.
    pub fn name(&self) -> &str {
        match self {
            Self::Nobody => "",
            Self::Person { name } | Self::Elsewhere { name, .. } | Self::Bot { name, .. } => name,
            Self::Program(program) => program.name(),
        }
    }

    /// Whether a person decides, wherever that is.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. } | Self::Elsewhere { .. })
    }

    /// Whether code decides: a bot of the house, or a program.
    pub fn is_bot(&self) -> bool {
        matches!(self, Self::Bot { .. } | Self::Program(_))
    }

    /// How the bot plays that sits there, if it is one of the house that has a level.
    pub fn persona(&self) -> Option<Persona> {
        match self {
            Self::Bot { kind, .. } => kind.persona(),
            _ => None,
        }
    }

    /// The seats of people among these.
    pub fn people(controllers: &[Self]) -> SeatSet {
        (0..).map(Seat).zip(controllers).filter(|(_, sits)| sits.is_person()).map(|(seat, _)| seat).collect()
    }

    /// The seat of the only person, if there is just one.
    pub fn alone(controllers: &[Self]) -> Option<Seat> {
        let mut people = Self::people(controllers).iter();
        people.next().filter(|_| people.next().is_none())
    }
}

/// Text that stays in its line and hides nothing in it: names of other people turn no line round.
pub(crate) fn one_line(text: &str) -> String {
    let seen = text.chars().filter(|letter| !is_unseen(*letter));
    seen.map(|letter| if letter.is_control() { ' ' } else { letter }).collect::<String>().trim().to_owned()
}

/// As it stands in a journal.
impl fmt::Display for SeatController {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = match self {
            Self::Nobody => "nobody".to_owned(),
            Self::Person { name } => format!("human {}", one_line(name)),
            Self::Elsewhere { key, name } => format!("elsewhere {key} {}", one_line(name)),
            Self::Bot { kind, name } => format!("bot {kind} {}", one_line(name)),
            Self::Program(program) => format!("program {}", one_line(&program.command)),
        };
        f.write_str(line.trim_end())
    }
}

/// As a line of a journal says it.
impl FromStr for SeatController {
    type Err = Words;

    fn from_str(text: &str) -> Result<Self, Words> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let (first, name) = rest.split_once(' ').map_or((rest, ""), |(first, name)| (first, name.trim()));
        match kind {
            "nobody" if rest.is_empty() => Ok(Self::Nobody),
            "human" => Ok(Self::Person { name: rest.to_owned() }),
            "elsewhere" if !rest.is_empty() => Ok(Self::Elsewhere { key: first.to_owned(), name: name.to_owned() }),
            // Who entered an arena as a guest was a program.
            "bot" if first == "guest" && !name.is_empty() => Ok(Self::Program(Program::of_command(name))),
            "bot" if !rest.is_empty() => {
                // A player that this version does not know is a Veteran.
                let kind = first.parse().unwrap_or(BotKind::from(Level::Veteran));
                Ok(Self::Bot { kind, name: name.to_owned() })
            }
            "program" if !rest.is_empty() => Ok(Self::Program(Program::of_command(rest))),
            _ => Err(unlike(text, "thing-controller", "`human Anna`, `bot veteran Mira`")),
        }
    }
}

#[cfg(test)]
mod tests;
