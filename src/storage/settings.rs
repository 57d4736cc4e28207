//! What a person has set that is no picture's: every front goes by it, the window and the terminal alike. It lies in one file with what
//! the window alone knows of, which reads and writes the whole.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::last_tables::{LastTable, LastTables};
use super::ron_fields::RonFields;
use crate::engine::text_file;
use crate::folders::DataFolder;
use crate::locale::Language;
use crate::table::{Art, ChosenPreferences, Preference};

/// Name of the settings file in the data folder.
pub const FILE: &str = "settings.ron";

/// The speeds that are offered, the slowest first; 0 is instant.
pub const SPEEDS: [f32; 5] = [0.5, 1.0, 2.0, 4.0, 0.0];

/// How a person plays, and in which language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaySettings {
    pub language: Language,
    /// Speed at which one's own moves are told: 0.5 to 4.0; 0 means instant.
    pub speed: f32,
    /// Speed at which moves of bots are told, with the pauses between them: 0.5 to 4.0; 0 means instant.
    pub bot_speed: f32,
    /// The speed of bots was chosen for itself, and does not follow that of one's own moves.
    pub bots_apart: bool,
    /// A decision in which nothing but passing is possible is passed by itself.
    pub auto_pass: bool,
    /// Do whatever is the only thing that can be done.
    pub auto_play: bool,
    /// Hot-seat: the board turns to whoever is to act.
    pub turn_board: bool,
    /// The [preferences](Preference) of games that are chosen, by their keys.
    pub preferred: BTreeSet<String>,
    /// How each game was last set up.
    pub last: LastTables,
}

impl Default for PlaySettings {
    fn default() -> Self {
        Self {
            language: Language::En,
            speed: 1.0,
            bot_speed: 1.0,
            bots_apart: false,
            auto_pass: true,
            auto_play: false,
            turn_board: true,
            preferred: BTreeSet::new(),
            last: LastTables::default(),
        }
    }
}

impl PlaySettings {
    /// What the settings file says of them, for a front that only reads it; of what it does not say, the usual, and the language of the
    /// system. What cannot be read is left to the window, which says so and keeps the file.
    pub fn kept(data: &DataFolder) -> Self {
        let text = text_file::read(&data.path(FILE)).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        Self { language: Language::of_system(), ..Self::default() }.with(&text.unwrap_or_default())
    }

    /// The same with what a text says otherwise.
    fn with(mut self, text: &str) -> Self {
        self.take_from(&mut RonFields::new(text));
        self
    }

    /// Takes its fields out of those of a file, and puts what is out of range back into it.
    pub fn take_from(&mut self, reader: &mut RonFields) {
        // Taken apart so that the compiler asks for every new field.
        let Self { language, speed, bot_speed, bots_apart, auto_pass, auto_play, turn_board, preferred, last } = self;
        reader.take("language", language);
        for (name, chosen) in [("speed", &mut *speed), ("bot_speed", &mut *bot_speed)] {
            reader.take(name, chosen);
            // Zero means instant.
            if *chosen != 0.0 {
                reader.hold(name, chosen, (1.0, 0.5, 4.0));
            }
        }
        *bots_apart = bot_speed != speed;
        reader.take("bots_apart", bots_apart);
        reader.take("auto_pass", auto_pass);
        reader.take("auto_play", auto_play);
        reader.take("turn_board", turn_board);
        reader.take("preferred", preferred);
        // Before games brought their own preferences, there was this one, and it was a field.
        let mut by_suit = false;
        reader.take("by_suit", &mut by_suit);
        if by_suit {
            preferred.insert(Preference::BY_SUIT.key.to_owned());
        }
        reader.within("last", |inner| {
            let LastTables { game, tables } = last;
            inner.take("game", game);
            inner.within("tables", |inner| read_tables(inner, tables));
        });
    }

    /// Whether a preference of a game is chosen.
    pub fn prefers(&self, preference: Preference) -> bool {
        self.preferred.contains(preference.key)
    }

    /// Chooses a preference of a game, or gives it up.
    pub fn prefer(&mut self, preference: Preference, chosen: bool) {
        match chosen {
            true => _ = self.preferred.insert(preference.key.to_owned()),
            false => _ = self.preferred.remove(preference.key),
        }
    }

    /// What is chosen of the preferences of a game.
    pub fn preferred_in(&self, game: &dyn Art) -> ChosenPreferences {
        ChosenPreferences::of(game.preferences(), |preference| self.prefers(*preference))
    }

    /// Chooses the speed of one's own moves; that of bots is the same as long as nothing else was chosen for them.
    pub fn set_speed(&mut self, speed: f32) {
        self.speed = speed;
        if !self.bots_apart {
            self.bot_speed = speed;
        }
    }

    /// Chooses the speed of bots. Where it is that of one's own moves it follows these from now on.
    pub fn set_bot_speed(&mut self, speed: f32) {
        self.bot_speed = speed;
        self.bots_apart = speed != self.speed;
    }
}

fn read_tables(reader: &mut RonFields, tables: &mut BTreeMap<String, LastTable>) {
    for (name, value) in std::mem::take(&mut reader.fields) {
        match ron::from_str(value) {
            Ok(table) => _ = tables.insert(name.to_owned(), table),
            Err(_) => reader.problems.push(name.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::Limit;
    use crate::engine::{Level, Program, SeatController};

    fn written(settings: &PlaySettings) -> String {
        ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new().depth_limit(2)).unwrap()
    }

    fn read(text: &str) -> (PlaySettings, Vec<String>) {
        let (mut settings, mut reader) = (PlaySettings::default(), RonFields::new(text));
        settings.take_from(&mut reader);
        (settings, reader.finish())
    }

    #[test]
    fn what_is_set_is_found_among_all_that_the_file_holds() {
        let usual = PlaySettings { language: Language::En, ..PlaySettings::default() };
        let text = "(version: 1, volumes: (master: 0.5), language: ja, auto_pass: false, last: (game: \"language: en\"";
        let found = usual.clone().with(text);
        assert_eq!(found, PlaySettings { language: Language::Ja, auto_pass: false, ..usual });
        let system = PlaySettings { language: Language::Ja, ..PlaySettings::default() };
        for nothing in ["", "()", "nonsense", "(language: klingon)", "(language", "(last: (language: en))"] {
            assert_eq!(system.clone().with(nothing), system, "{nothing}");
        }
    }

    #[test]
    fn what_is_out_of_range_is_put_back_into_it() {
        let (settings, problems) = read("(speed: 9.0, bot_speed: 0.1, auto_play: 7, turn_board: false)");
        assert_eq!((settings.speed, settings.bot_speed, settings.bots_apart), (4.0, 0.5, true));
        assert_eq!((settings.auto_play, settings.turn_board), (false, false));
        assert_eq!(problems, ["speed", "bot_speed", "auto_play"]);
        let (settings, problems) = read("(speed: 0.0, bot_speed: NaN)");
        assert_eq!((settings.speed, settings.bot_speed, problems), (0.0, 1.0, vec!["bot_speed".to_owned()]));
    }

    #[test]
    fn what_was_preferred_when_it_was_a_field_still_is() {
        for (field, is_preferred) in [("by_suit: true", true), ("by_suit: false", false), ("language: ja", false)] {
            let (settings, problems) = read(&format!("({field})"));
            assert_eq!((settings.prefers(Preference::BY_SUIT), problems), (is_preferred, Vec::new()), "{field}");
            assert_eq!(read(&written(&settings)), (settings, Vec::new()), "{field}");
        }
    }

    #[test]
    fn a_damaged_table_is_forgotten_and_the_others_stay() {
        let mut settings = PlaySettings::default();
        let seats = vec![
            SeatController::Person { name: "A: (\"B\", {".to_owned() },
            SeatController::Bot { kind: Level::Master.into(), name: "Mira".to_owned() },
            SeatController::Program(Program::of_command("duck -v")),
        ];
        let options = "(players:3,names:{\"a\":1})".to_owned();
        let table = LastTable { options, seats, clock: Some(Limit::Match(600)) };
        settings.last.keep("one_game", table.clone());
        settings.last.keep("other", LastTable { options: "()".to_owned(), ..LastTable::default() });
        let text = written(&settings);
        assert_eq!(read(&text), (settings, Vec::new()), "{text}");
        let (broken, problems) = read(&text.replace("bot(master)", "bot(wizard)"));
        assert_eq!(problems, ["last.tables.one_game"]);
        assert_eq!((broken.last.game.as_str(), broken.last.of("one_game")), ("other", None));
        assert!(broken.last.of("other").is_some());
        assert_eq!(read(&text.replace("match 600", "match 6")).1, ["last.tables.one_game"]);
        for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
            let kept = read(&text[..end]).0.last;
            assert!(kept.of("one_game").is_none_or(|kept| *kept == table), "{}", &text[..end]);
        }
    }
}
