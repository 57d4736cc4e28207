//! A report of a problem: one text that a person looks through before it is written, and hands on themselves. Nothing is sent.

use std::fmt::Write as _;
use std::path::PathBuf;

use bevy::prelude::Resource;

use super::crash;
use super::doctor::Finding;
use super::log_file;
use super::settings::Settings;
use crate::engine::SeatController;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::{DataFolder, free, write_whole};
use crate::locale::Locale;

/// The folder of reports, in the data folder.
const FOLDER: &str = "reports";
/// No more of the log is told, in bytes.
const LOG: usize = 64_000;

/// What a person adds to a report, and what they let it hold.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Consent {
    /// What happened, in their own words.
    pub words: String,
    /// The match may be told.
    pub journal: bool,
    /// What is hidden from them in it may be told, too.
    pub hidden: bool,
}

/// A match, as a report tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What the person knows of it.
    pub known: String,
    /// All of it, if that is more.
    pub whole: Option<String>,
}

/// What a report is made of.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// What this computer has; nothing as long as it is looked for.
    pub findings: Vec<Finding>,
    /// The match on the table, or the one that can be gone on with.
    pub played: Option<Played>,
    settings: String,
    crash: Option<String>,
    log: String,
    private: Private,
}

/// What nobody else need know: names of people and of their home.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Private {
    /// Names, the longest first.
    names: Vec<String>,
    home: Option<PathBuf>,
}

impl Private {
    /// These names, and this home.
    pub fn new(names: impl IntoIterator<Item = String>, home: Option<PathBuf>) -> Self {
        let mut names: Vec<String> = names.into_iter().filter(|name| !name.trim().is_empty()).collect();
        names.sort_by(|one, other| other.len().cmp(&one.len()).then_with(|| one.cmp(other)));
        names.dedup();
        Self { names, home: home.filter(|home| home.parent().is_some()) }
    }

    /// What stands for a name.
    pub fn alias(&self, name: &str) -> String {
        match self.names.iter().position(|other| other == name) {
            Some(number) => format!("Person {}", number + 1),
            None => name.to_owned(),
        }
    }

    /// A text without them: a name is replaced where it stands as a word of its own.
    pub fn hide(&self, text: &str) -> String {
        let mut text = text.to_owned();
        if let Some(home) = &self.home {
            text = text.replace(&*home.to_string_lossy(), "~");
            if let Some(login) = home.file_name().map(|name| name.to_string_lossy()) {
                for bar in ["/", "\\"] {
                    text = text.replace(&format!("{bar}{login}{bar}"), &format!("{bar}~{bar}"));
                }
            }
        }
        for name in &self.names {
            text = replace_word(&text, name, &self.alias(name));
        }
        text
    }
}

/// Replaces a word. Letters of other scripts stand side by side although they belong to several words.
fn replace_word(text: &str, word: &str, by: &str) -> String {
    let goes_on = |one: Option<char>, other: Option<char>| {
        let in_a_word = |letter: char| letter.is_ascii_alphanumeric();
        one.is_some_and(in_a_word) && other.is_some_and(in_a_word)
    };
    let (mut out, mut told) = (String::with_capacity(text.len()), 0);
    for (at, found) in text.match_indices(word) {
        let (before, after) = (&text[..at], &text[at + found.len()..]);
        let inside = goes_on(before.chars().next_back(), word.chars().next())
            || goes_on(word.chars().next_back(), after.chars().next());
        if !inside {
            out += &text[told..at];
            out += by;
            told = at + found.len();
        }
    }
    out + &text[told..]
}

/// The settings as their file holds them, without the names of people.
fn nameless(settings: &Settings, private: &Private) -> String {
    let mut settings = settings.clone();
    for sits in settings.play.last.tables.values_mut().flat_map(|table| &mut table.seats) {
        *sits = match sits.told() {
            SeatController::Person { name } => SeatController::Person { name: private.alias(&name) },
            other => other,
        };
    }
    private.hide(&settings.to_text().unwrap_or_default())
}

/// The names of people who have sat at a table last.
pub fn people_of(settings: &Settings) -> impl Iterator<Item = String> + '_ {
    settings
        .play
        .last
        .tables
        .values()
        .flat_map(|table| &table.seats)
        .filter(|sits| sits.is_person())
        .map(|sits| sits.name().to_owned())
}

impl Facts {
    /// What can be told at once.
    pub fn gather(data: &DataFolder, settings: &Settings, private: Private, played: Option<Played>) -> Self {
        Self {
            findings: Vec::new(),
            played,
            settings: nameless(settings, &private),
            crash: crash::last(data).map(|text| private.hide(&text)),
            log: private.hide(&log_file::last_lines(data, LOG)),
            private,
        }
    }

    /// The parts of the report: headings and texts.
    pub fn parts(&self, consent: &Consent, locale: &Locale) -> Vec<(String, String)> {
        let computer: String = self.findings.iter().map(|finding| finding.line(locale)).collect();
        let played = self.played.as_ref().filter(|_| consent.journal);
        let whole = played.and_then(|played| played.whole.as_ref()).filter(|_| consent.hidden);
        let parts = [
            ("report-part-words", Some(self.private.hide(&consent.words))),
            ("report-part-computer", Some(self.private.hide(&computer))),
            ("report-part-match", whole.or(played.map(|played| &played.known)).cloned()),
            ("report-part-crash", self.crash.clone()),
            ("report-part-settings", Some(self.settings.clone())),
            ("report-part-log", Some(self.log.clone())),
        ];
        let told = |(key, text): (&str, Option<String>)| {
            let text = text?.trim_end().to_owned();
            (!text.is_empty()).then(|| (locale.t(key), text))
        };
        parts.into_iter().filter_map(told).collect()
    }

    /// Writes the report to a file of its own, and answers where.
    ///
    /// # Errors
    /// Why the folder or the file cannot be written.
    pub fn write(&self, consent: &Consent, locale: &Locale, data: &DataFolder) -> Result<PathBuf, Words> {
        let mut text = String::new();
        for (heading, part) in self.parts(consent, locale) {
            // Nothing can go wrong in a string.
            let _ = writeln!(text, "# {heading}\n\n{part}\n");
        }
        let folder = data.path(FOLDER);
        let path = free(&folder, "report", "txt");
        let refused =
            |why| Words::new("notice-report-failed").with("folder", folder.display().to_string()).with("why", why);
        write_whole(&path, text).map_err(|error| refused(io_words(&error)))?;
        Ok(path)
    }
}

/// Where reports of this data folder are written.
pub fn folder(data: &DataFolder) -> PathBuf {
    data.path(FOLDER)
}

/// The home of whoever has started the program.
pub fn home() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folders::assets;

    fn locale() -> Locale {
        Locale::read(&assets().join("locales")).0
    }

    #[test]
    fn names_and_homes_are_replaced_as_whole_words() {
        let names = ["Ann", "Anna", "みどり", "", " "].map(ToOwned::to_owned);
        let private = Private::new(names, Some("/home/anna".into()));
        let hidden = private.hide("Ann asked Anna and Annabel (みどりさん), /home/anna/x, /media/anna/y, Joann");
        assert_eq!(hidden, "Person 3 asked Person 2 and Annabel (Person 1さん), ~/x, /media/~/y, Joann");
        assert_eq!(private.alias("Fox"), "Fox");
        assert_eq!(Private::new([], Some("/".into())).hide("/a/b"), "/a/b");
    }

    #[test]
    fn a_report_holds_what_was_agreed_to_and_no_more() {
        let home = tempfile::tempdir().unwrap();
        let data = DataFolder(home.path().to_owned());
        let played = Played { known: "what is seen".into(), whole: Some("what is hidden".into()) };
        let facts = Facts::gather(&data, &Settings::default(), Private::default(), Some(played));
        let holds = |consent: &Consent| {
            let path = facts.write(consent, &locale(), &data).unwrap();
            let text = std::fs::read_to_string(path).unwrap();
            ["what is seen", "what is hidden", "It froze."].map(|part| text.contains(part))
        };
        let mut consent = Consent { words: "It froze.".into(), ..Consent::default() };
        assert_eq!(holds(&consent), [false, false, true]);
        consent.hidden = true;
        assert_eq!(holds(&consent), [false, false, true], "without the match there is nothing hidden in it");
        consent.journal = true;
        assert_eq!(holds(&consent), [false, true, true]);
        consent.hidden = false;
        assert_eq!(holds(&consent), [true, false, true]);
        assert_eq!(std::fs::read_dir(folder(&data)).unwrap().count(), 4, "none takes the place of another");
    }

    #[test]
    fn settings_are_told_without_the_people_who_sat_down() {
        let mut settings = Settings::default();
        let seats = vec![SeatController::Person { name: "Greta".into() }, SeatController::person()];
        settings.play.last.keep("a game", crate::storage::last_tables::LastTable { seats, ..Default::default() });
        let private = Private::new(people_of(&settings), None);
        let home = tempfile::tempdir().unwrap();
        let facts = Facts::gather(&DataFolder(home.path().to_owned()), &settings, private, None);
        let told: String = facts.parts(&Consent::default(), &locale()).into_iter().map(|(_, text)| text).collect();
        assert!(!told.contains("Greta") && told.contains("Person 1") && told.contains("text_scale"), "{told}");
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_named() {
        let facts = Facts::default();
        let refused = facts.write(&Consent::default(), &locale(), &DataFolder("/dev/null/data".into()));
        assert!(refused.is_err_and(|why| why.key == "notice-report-failed"));
    }
}
