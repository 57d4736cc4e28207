//! The program begins anew in its own place, where only a start can mend what is wrong.

use std::io;
use std::process::Command;

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
