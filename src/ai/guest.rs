//! Programs from elsewhere that play: a child process is told what its seat knows and what it may do, and answers with one
//! of these choices. `examples/README.md` describes the lines that go to and fro.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use super::{Advice, Bot};
use crate::engine::quote::quoted;
use crate::engine::{Imagine, Notation, Sampled, Seat, options};

/// What stands before the program on the command line.
const PREFIX: &str = "run:";
/// The version of the lines, in the first of them.
const HELLO: &str = "imps-table 1";
/// How long an answer may take, if nobody says otherwise.
const LIMIT: Duration = Duration::from_secs(10);
/// Bytes of the longest answer; what goes on is another one.
const LONGEST: u64 = 4096;
/// Answers that nobody has asked for are kept up to so many; a program that writes more is not listened to meanwhile.
const EARLY: usize = 16;
/// When a match is over a program has so many looks, with so much time between two, to end by itself.
const LOOKS: u32 = 40;
const LOOK: Duration = Duration::from_millis(5);

/// A program that sits down at the table: `run:` and how it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The program and its arguments, with blanks between them.
    command: String,
    limit: Duration,
}

impl Guest {
    /// The same with so much time for every answer.
    #[must_use]
    pub fn within(self, limit: Duration) -> Self {
        Self { limit, ..self }
    }

    /// The bot that speaks for it; the program is started when it is first asked.
    #[must_use]
    pub fn bot<R: Notation + Imagine>(&self, match_options: &R::Options, seed: u64) -> Box<dyn Bot<R>> {
        let options = options::written::<R>(match_options);
        let about = format!("{HELLO}\ngame {}\noptions {options}\nseats {}\n", R::ID, R::seats(match_options));
        Box::new(ExternalBot { guest: self.clone(), about, talk: None, chance: Sampled::new(seed), fault: None })
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.command)
    }
}

impl FromStr for Guest {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.strip_prefix(PREFIX).into_iter().flat_map(str::split_whitespace).collect();
        match words.is_empty() {
            true => Err(format!("write a program as `{PREFIX}PROGRAM`, followed by its arguments")),
            false => Ok(Self { command: words.join(" "), limit: LIMIT }),
        }
    }
}

/// Speaks for a guest in one match.
struct ExternalBot {
    guest: Guest,
    /// What it is told first.
    about: String,
    talk: Option<ChildProcess>,
    chance: Sampled,
    fault: Option<String>,
}

impl ExternalBot {
    /// What the guest answers.
    fn answer(&mut self, seat: Seat, question: &str) -> Result<String, String> {
        let talk = match &mut self.talk {
            Some(talk) => talk,
            None => {
                let talk =
                    ChildProcess::start(&self.guest.command).map_err(|error| format!("cannot be started: {error}"))?;
                talk.say(format!("{}seat {}\n", self.about, seat.letter()));
                self.talk.insert(talk)
            }
        };
        talk.say(question.to_owned());
        talk.hear(self.guest.limit)
    }
}

impl<R: Notation + Imagine> Bot<R> for ExternalBot {
    fn advise(&mut self, view: &R::View, seat: Seat) -> Advice<R::Action> {
        // Made from the view alone: what the seat does not know is not in it.
        let state = R::imagine(view, &mut self.chance);
        let mut legal = Vec::new();
        R::legal(&state, seat, &mut legal);
        let texts: Vec<String> = legal.iter().map(R::action_text).collect();
        let position = R::position_text(&state);
        let told =
            position.lines().map(|line| ("position", line)).chain(texts.iter().map(|text| ("legal", text.as_str())));
        let question = told.fold(String::new(), |all, (key, text)| all + key + " " + text + "\n") + "move\n";
        let chosen = self.answer(seat, &question).and_then(|answer| {
            let found = texts.iter().position(|text| *text == answer);
            found.ok_or_else(|| format!("answered {}, which is none of its {} choices", quoted(&answer), texts.len()))
        });
        let chosen = chosen.unwrap_or_else(|fault| {
            self.fault = Some(fault);
            0
        });
        Advice { action: legal.swap_remove(chosen), reason: None, iterations: 0 }
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

/// A program that runs. It is ended when this is dropped.
struct ChildProcess {
    child: Child,
    /// What it is told; a thread writes it, for a program that does not read must not hold anybody up.
    told: Option<Sender<String>>,
    answers: Receiver<String>,
}

impl ChildProcess {
    fn start(command: &str) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C is for the arena, which ends its guests itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (told, tells) = channel::<String>();
        let (tell, answers) = sync_channel(EARLY);
        // From here on the program is ended whatever fails.
        let talk = Self { child, told: Some(told), answers };
        if let (Some(mut stdin), Some(stdout)) = (stdin, stdout) {
            thread::Builder::new().spawn(move || {
                // A program that listens no more has said so otherwise.
                let _ = tells.iter().try_for_each(|text| stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()));
            })?;
            thread::Builder::new().spawn(move || listen(stdout, &tell))?;
        }
        Ok(talk)
    }

    /// Tells it something.
    fn say(&self, text: String) {
        if let Some(told) = &self.told {
            // If nobody takes it any more, no answer will come.
            let _ = told.send(text);
        }
    }

    /// Its next line, without blanks at the ends and with one between words.
    fn hear(&mut self, limit: Duration) -> Result<String, String> {
        match self.answers.recv_timeout(limit) {
            Ok(line) => Ok(line.split_whitespace().collect::<Vec<_>>().join(" ")),
            Err(RecvTimeoutError::Timeout) => Err(format!("has not answered within {} s", limit.as_secs_f32())),
            Err(RecvTimeoutError::Disconnected) => Err(match self.ended() {
                Some(status) => format!("ended without an answer ({status})"),
                None => "closed its output without an answer".to_owned(),
            }),
        }
    }

    /// How it has ended, if it does so within a moment.
    fn ended(&mut self) -> Option<ExitStatus> {
        for _ in 0..LOOKS {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            thread::sleep(LOOK);
        }
        None
    }
}

impl Drop for ChildProcess {
    fn drop(&mut self) {
        // Its input ends.
        self.told = None;
        if self.ended().is_none() {
            // It may just have ended by itself.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Passes lines on until there are no more, or nobody wants them.
fn listen(stdout: ChildStdout, tell: &SyncSender<String>) {
    let mut from = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match from.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if tell.send(String::from_utf8_lossy(&line).into_owned()).is_err() => return,
            Ok(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_are_read_and_written() {
        let guest: Result<Guest, String> = "run:python3  bot.py -v".parse();
        assert_eq!(guest.map(|guest| guest.to_string()), Ok("run:python3 bot.py -v".to_owned()));
        for text in ["run:", "run: ", "bot.py", ""] {
            assert!(text.parse::<Guest>().is_err_and(|error| error.contains("run:PROGRAM")), "{text}");
        }
    }
}
