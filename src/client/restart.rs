//! The program begins anew in its own place, where only a start can mend what is wrong.

use std::io;
use std::process::Command;
use std::time::Duration;

/// When the program begins anew by itself, and how.
#[derive(Clone, Copy, Debug)]
pub struct Restart {
    /// What ended sooner than this would end so again and again.
    pub settled: Duration,
    /// Begins anew. Where a process can become another one, this returns only if that fails.
    pub start: fn() -> io::Result<()>,
}

/// At the title, once it has run for a minute.
impl Default for Restart {
    fn default() -> Self {
        Self { settled: Duration::from_mins(1), start: || start(|program| _ = program.arg("play")) }
    }
}

/// Begins anew, with what `with` gives the program on its way. Where a process can become another one, this returns only if that
/// fails, and whoever watches over it goes on watching over it.
///
/// # Errors
/// The program cannot be found or started.
pub fn start(with: impl FnOnce(&mut Command)) -> io::Result<()> {
    let mut program = Command::new(std::env::current_exe()?);
    with(&mut program);
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut program));
    #[cfg(not(unix))]
    program.spawn().map(drop)
}
