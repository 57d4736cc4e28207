//! `imps-table doctor`: what this computer has of what the game needs.

use super::{Failure, terminal};
use crate::client::doctor::{examine, pads};
use crate::client::program::driver;
use crate::engine::Words;
use crate::folders;
use crate::folders::DataFolder;
use crate::locale::{Language, Locale, nobody};

/// Prints a line for each thing that was looked at, in the language of the system.
pub(super) fn run() -> Result<(), Failure> {
    // Without its texts the program speaks no language.
    folders::check_assets().map_err(Failure::Check)?;
    let (mut locale, _) = Locale::read(&folders::assets().join("locales"));
    locale.set_language(Language::of_system());
    let findings = examine(&DataFolder::find(None), driver().as_ref(), &pads());
    let text: String = findings.iter().map(|finding| finding.line(&locale)).collect();
    terminal::print(&text)?;
    match findings.iter().filter(|finding| !finding.fine).count() {
        0 => Ok(()),
        amiss => Err(Failure::Check(locale.say(&Words::new("doctor-amiss").with("count", amiss as i64), &nobody))),
    }
}
