//! Where copied text goes and pasted text comes from.

use bevy::prelude::Resource;

use crate::engine::Words;

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

impl Clipboard {
    /// Puts a text there.
    ///
    /// # Errors
    /// Why the system does not take it.
    pub fn put(&mut self, text: String) -> Result<(), Words> {
        match self.opened() {
            Self::Open(system) => system.set_text(text).map_err(|error| refused(&error)),
            Self::Paper(paper) => {
                *paper = text;
                Ok(())
            }
            Self::Closed => Ok(()),
        }
    }

    /// The text that lies there.
    ///
    /// # Errors
    /// Why the system does not give one.
    pub fn take(&mut self) -> Result<String, Words> {
        match self.opened() {
            Self::Open(system) => match system.fetch_text().poll_result() {
                Some(Ok(text)) => Ok(text),
                // Nothing there, or a picture.
                Some(Err(bevy_clipboard::ClipboardError::ContentNotAvailable)) => Ok(String::new()),
                Some(Err(error)) => Err(refused(&error)),
                None => Ok(String::new()),
            },
            Self::Paper(paper) => Ok(paper.clone()),
            Self::Closed => Ok(String::new()),
        }
    }

    fn opened(&mut self) -> &mut Self {
        if matches!(self, Self::Closed) {
            *self = Self::Open(bevy_clipboard::Clipboard::default());
        }
        self
    }
}

fn refused(error: &impl std::fmt::Display) -> Words {
    Words::new("notice-clipboard").with("why", error.to_string())
}
