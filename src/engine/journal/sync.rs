//! Has the disk itself take in what was written, on a thread of its own: a disk may be busy with that for a tenth of a
//! second. What was written is safe from the end of the program without it; this is about the end of the power.

use std::fs::File;
use std::io;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread;

/// The thread that syncs one file. It ends after the last wish once this is dropped.
#[derive(Debug)]
pub(super) struct Syncing {
    wishes: Sender<()>,
    failed: Arc<OnceLock<io::Error>>,
}

impl Syncing {
    /// Starts the thread for a file.
    ///
    /// # Errors
    /// A system that gives no further file handle or no thread.
    pub(super) fn of(file: &File) -> io::Result<Self> {
        let file = file.try_clone()?;
        let (wishes, wished) = channel();
        let failed = Arc::new(OnceLock::new());
        let failure = failed.clone();
        thread::Builder::new().name("journal sync".to_owned()).spawn(move || {
            while wished.recv().is_ok() {
                // Everything that was wished for meanwhile is done by the same sync.
                while wished.try_recv().is_ok() {}
                if let Err(error) = file.sync_data() {
                    // Only the first failure is told.
                    let _ = failure.set(error);
                    return;
                }
            }
        })?;
        Ok(Self { wishes, failed })
    }

    /// Wishes for what has been written so far to be synced.
    pub(super) fn wish(&self) {
        // Where the thread has ended, the failure that ended it is what there is to say.
        let _ = self.wishes.send(());
    }

    /// Why the disk has not taken something in, if so.
    pub(super) fn failure(&self) -> Option<&io::Error> {
        self.failed.get()
    }
}
