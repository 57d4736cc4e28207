//! Where copied text goes and pasted text comes from.
//!
//! Copying is done at once. What lies on the clipboard belongs to another program, which may take its time or hang: it is asked
//! on a thread of its own, and whoever has asked looks for the answer every frame.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use bevy_clipboard::ClipboardError;

use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::locale::form::one_form;

/// How long the owner of a text may take to hand it over.
const PATIENCE: Duration = Duration::from_secs(3);

/// After so long somebody who has asked looks for the answer again.
pub const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// The clipboard of the system, which is opened when it is needed first, or a sheet of paper in its place.
#[derive(Resource, Default)]
pub enum Clipboard {
    /// Not opened yet.
    #[default]
    Closed,
    /// The system's. It has to stay open: on some systems what was copied is gone with whoever copied it.
    Open(bevy_clipboard::Clipboard),
    /// Nothing but this text, for tests and where there is no system to ask.
    Paper(String),
}

/// A text on its way from the clipboard.
#[derive(Clone, Debug)]
pub struct Pasted(Arc<OnceLock<Result<String, Words>>>);

impl Clipboard {
    /// Puts a text there.
    ///
    /// # Errors
    /// Why the system does not take it.
    pub fn put(&mut self, text: String) -> Result<(), Words> {
        if let Self::Paper(paper) = self {
            *paper = text;
            return Ok(());
        }
        if !matches!(self, Self::Open(_)) {
            *self = Self::Open(bevy_clipboard::Clipboard::default());
        }
        match self {
            Self::Open(system) => system.set_text(text).map_err(|error| refused(&error)),
            Self::Closed | Self::Paper(_) => Ok(()),
        }
    }

    /// Asks for the text that lies there, in one form. Nothing waits for it.
    pub fn ask(&self) -> Pasted {
        match self {
            Self::Paper(paper) => Pasted(Arc::new(OnceLock::from(Ok(one_form(paper))))),
            Self::Closed | Self::Open(_) => Pasted::by(read, PATIENCE),
        }
    }
}

impl Pasted {
    /// The text, or why there is none, as soon as one of both is known; it stays the same from then on. An empty text says that
    /// there is none.
    pub fn answer(&self) -> Option<Result<String, Words>> {
        self.0.get().cloned()
    }

    /// What `read` gives on a thread of its own; a refusal if that takes longer than `patience`. The thread is then left to
    /// whatever it waits for.
    fn by(read: impl FnOnce() -> Result<String, Words> + Send + 'static, patience: Duration) -> Self {
        let answer = Arc::new(OnceLock::new());
        let (tell, told) = channel();
        let known = answer.clone();
        let wait = move || {
            let text = match told.recv_timeout(patience) {
                Ok(text) => text,
                Err(RecvTimeoutError::Timeout) => Err(Words::new("notice-clipboard-silent")),
                // Its thread could not be started, or has come to grief.
                Err(RecvTimeoutError::Disconnected) => Err(refused(&ClipboardError::ContentNotAvailable)),
            };
            // Nobody else writes it.
            let _ = known.set(text);
        };
        let begun = named("clipboard", move || {
            // Nobody listens any more if it took too long.
            let _ = tell.send(read());
        });
        if let Err(error) = begun.and_then(|()| named("clipboard wait", wait)) {
            let _ = answer.set(Err(Words::new("notice-clipboard").with("why", io_words(&error))));
        }
        Self(answer)
    }
}

fn named(name: &str, work: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// Reads the system's clipboard, however long that takes.
fn read() -> Result<String, Words> {
    match bevy_clipboard::Clipboard::default().fetch_text().poll_result() {
        Some(Ok(text)) => Ok(one_form(&text)),
        // Nothing there, or a picture.
        Some(Err(ClipboardError::ContentNotAvailable)) | None => Ok(String::new()),
        Some(Err(error)) => Err(refused(&error)),
    }
}

fn refused(error: &ClipboardError) -> Words {
    let why = match error {
        ClipboardError::ContentNotAvailable => "reason-clipboard-empty",
        ClipboardError::ClipboardNotSupported => "reason-clipboard-none",
        ClipboardError::ClipboardOccupied => "reason-clipboard-occupied",
        ClipboardError::ConversionFailure => "reason-clipboard-no-text",
        _ => "reason-clipboard",
    };
    warn!("clipboard: {error}");
    Words::new("notice-clipboard").with_key("why", why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(pasted: &Pasted) -> Result<String, Words> {
        loop {
            match pasted.answer() {
                Some(answer) => return answer,
                None => thread::yield_now(),
            }
        }
    }

    #[test]
    fn an_owner_that_does_not_answer_is_said_and_keeps_nobody_waiting() {
        let (hold, held) = channel::<()>();
        let silent = move || {
            // Until the test lets go.
            let _ = held.recv();
            Ok("too late".to_owned())
        };
        let pasted = Pasted::by(silent, Duration::from_millis(200));
        assert_eq!(pasted.answer(), None, "asking has not waited");
        assert_eq!(answer(&pasted), Err(Words::new("notice-clipboard-silent")));
        drop(hold);
        assert_eq!(answer(&pasted), Err(Words::new("notice-clipboard-silent")), "once told, it stays so");
        let quick = Pasted::by(|| Ok("text".to_owned()), Duration::from_secs(60));
        assert_eq!(answer(&quick), Ok("text".to_owned()));
        let grieved = Pasted::by(|| panic!("as a broken driver may"), Duration::from_secs(60));
        assert!(answer(&grieved).is_err());
    }
}
