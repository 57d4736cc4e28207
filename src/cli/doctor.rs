//! `imps-table doctor`: what this computer has of what the game needs.

use super::{Failure, terminal};
use crate::client::doctor::{Finding, examine};
use crate::client::folders;
use crate::client::locale::{Locale, nobody};
use crate::client::settings::{DataFolder, Language};
use crate::engine::Words;

/// Prints a line for each thing that was looked at, in the language of the system.
///
/// # Errors
/// Something is amiss; the sentence says how much.
pub(super) fn run() -> Result<(), Failure> {
    // Without its texts the program speaks no language.
    folders::check_assets().map_err(Failure::Check)?;
    let (mut locale, _) = Locale::read(&folders::assets().join("locales"));
    locale.set_language(Language::of_system());
    let findings = examine(&DataFolder::find(None));
    let text: String = findings.iter().map(|finding| line(&locale, finding)).collect();
    terminal::print(&text)?;
    match findings.iter().filter(|finding| !finding.fine).count() {
        0 => Ok(()),
        amiss => Err(Failure::Check(locale.say(&Words::new("doctor-amiss").with("count", amiss as i64), &nobody))),
    }
}

fn line(locale: &Locale, finding: &Finding) -> String {
    let state = locale.t(if finding.fine { "doctor-fine" } else { "doctor-not-fine" });
    let words = Words::new("doctor-line").with("what", locale.t(finding.what)).with("state", state);
    locale.say(&words.with("said", locale.say(&finding.said, &nobody)), &nobody) + "\n"
}
