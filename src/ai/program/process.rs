//! A program that runs: lines go in, lines come out, and nobody waits longer than agreed.

use crate::engine::Program;
use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Bytes of the longest line that is read; what goes on is another one.
pub const LONGEST: u64 = 4096;
/// Lines that nobody has asked for are kept up to so many; a program that writes more is not listened to meanwhile.
pub const EARLY: usize = 16;
/// Time between two looks whether a program has ended.
const LOOK: Duration = Duration::from_millis(5);
/// Time between two looks while an answer is waited for: a program that has ended may have left another one with its output.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a program has to end by itself once its input has ended, if nobody says otherwise.
const GRACE: Duration = Duration::from_millis(200);

/// A program that runs. It is ended when this is dropped.
pub struct ChildProcess {
    child: Child,
    /// What it is told; a thread writes it, for a program that does not read must not hold anybody up.
    told: Option<Sender<String>>,
    answers: Receiver<String>,
    grace: Duration,
}

impl ChildProcess {
    /// Starts a program.
    ///
    /// # Errors
    /// There is no such program, or it may not be started.
    pub fn start(program: &Program) -> io::Result<Self> {
        if !program.may_start() {
            return Err(io::Error::new(io::ErrorKind::NotFound, "it does not lie in the folder of programs"));
        }
        let mut words = program.words();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C is for the arena, which ends its programs itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (told, tells) = channel::<String>();
        let (tell, answers) = sync_channel(EARLY);
        // From here on the program is ended whatever fails.
        let process = Self { child, told: Some(told), answers, grace: GRACE };
        if let (Some(mut stdin), Some(stdout)) = (stdin, stdout) {
            thread::Builder::new().spawn(move || {
                // A program that listens no more has said so otherwise.
                let _ = tells.iter().try_for_each(|text| stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()));
            })?;
            thread::Builder::new().spawn(move || pass_on(stdout, &tell))?;
        }
        Ok(process)
    }

    /// Lets it have so much time to end by itself once its input has ended.
    pub fn grant(&mut self, grace: Duration) {
        self.grace = grace;
    }

    /// Whether it has not ended yet.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Tells it something.
    pub fn say(&self, text: String) {
        if let Some(told) = &self.told {
            // If nobody takes it any more, no answer will come.
            let _ = told.send(text);
        }
    }

    /// Its next line, without blanks at the ends and with one between words, if it comes within `limit`, which runs since `begun`.
    ///
    /// # Errors
    /// Why there is none, as the end of a sentence about the program.
    pub fn hear(&mut self, begun: Instant, limit: Duration) -> Result<String, String> {
        // Nobody waits long for the end of a program that has not done its part.
        self.listen(begun, limit).inspect_err(|_| self.grace = GRACE)
    }

    fn listen(&mut self, begun: Instant, limit: Duration) -> Result<String, String> {
        loop {
            let left = limit.saturating_sub(begun.elapsed());
            match self.answers.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Ok(plain(&line)),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(match self.ended(GRACE) {
                        Some(status) => format!("ended without an answer ({status})"),
                        None => "closed its output without an answer".to_owned(),
                    });
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(format!("has not answered within {} s", limit.as_secs_f32()));
                }
                Err(RecvTimeoutError::Timeout) => {
                    let Ok(Some(status)) = self.child.try_wait() else { continue };
                    // What it has written before it ended may still be on its way.
                    match self.answers.recv_timeout(GLANCE) {
                        Ok(line) => return Ok(plain(&line)),
                        Err(_) => return Err(format!("ended without an answer ({status})")),
                    }
                }
            }
        }
    }

    /// How it has ended, if it does so within this time.
    fn ended(&mut self, within: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if begun.elapsed() >= within {
                return None;
            }
            thread::sleep(LOOK);
        }
    }
}

impl Drop for ChildProcess {
    fn drop(&mut self) {
        // Its input ends.
        self.told = None;
        if self.ended(self.grace).is_none() {
            // It may just have ended by itself.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// A line without blanks at the ends and with one between words.
fn plain(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Passes lines on until there are no more, or nobody wants them.
fn pass_on(stdout: ChildStdout, tell: &SyncSender<String>) {
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
