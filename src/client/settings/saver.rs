//! Reads the settings at start and writes them a moment after the last change and at exit.

use std::io::{self, ErrorKind};
use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::time::Real;

use super::store::{self, FileCondition};
use super::{FirstStart, Notices, Settings};
use crate::client::power_saving::WakeAt;
use crate::engine::text_file::io_words;
use crate::engine::{Words, plain_file};
use crate::folders::{DataFolder, put_aside, write_whole};
use crate::locale::Language;
use crate::storage::settings::FILE;

/// How long after the last change the file is written.
const DELAY: Duration = Duration::from_millis(800);

/// What is on disk, and when to write next.
#[derive(Resource)]
pub struct Saver {
    /// What the file holds; `None` if it has to be written in any case.
    on_disk: Option<Settings>,
    /// When to write.
    due: Option<Duration>,
    /// The file was of no use and has not been put aside yet: it is not written to before.
    unkept: bool,
    /// The last attempt failed and has been told.
    failing: bool,
    /// The language of this run alone, and the one that the file goes on to hold; none once another one has been chosen.
    lent: Option<(Language, Language)>,
}

impl Saver {
    /// What the file is to hold.
    fn lasting(&mut self, settings: &Settings) -> Settings {
        self.lent = self.lent.filter(|(lent, _)| *lent == settings.play.language);
        let mut lasting = settings.clone();
        if let Some((_, own)) = self.lent {
            lasting.play.language = own;
        }
        lasting
    }
}

/// Speaks a language until the program ends or another one is chosen in the settings; the file keeps what it has.
pub fn speak_for_one_run(world: &mut World, language: Language) {
    let own = std::mem::replace(&mut world.resource_mut::<Settings>().play.language, language);
    world.resource_mut::<Saver>().lent = Some((language, own));
}

/// Somebody has confirmed the settings as they are shown: they are written although nothing was changed, with the language that is
/// spoken.
pub fn confirm(mut saver: ResMut<Saver>) {
    saver.on_disk = None;
    saver.due = Some(Duration::ZERO);
    saver.lent = None;
}

pub(super) fn plugin(app: &mut App) {
    let first = Settings::at_first(std::env::var_os("SteamDeck").as_deref());
    let (settings, saver) = load(app.world_mut(), first);
    app.add_message::<WakeAt>()
        .insert_resource(settings)
        .insert_resource(saver)
        .add_systems(Last, save.run_if(resource_exists::<Time<Real>>));
}

/// Reads the settings file; as long as there is none, they are the `first`. What cannot be understood is told, and the file kept. One
/// that cannot be read stays where it is as long as nothing has to be written: it may be readable again.
fn load(world: &mut World, first: Settings) -> (Settings, Saver) {
    let path = world.resource::<DataFolder>().path(FILE);
    let mut saver = Saver { on_disk: Some(Settings::default()), due: None, unkept: false, failing: false, lent: None };
    let mut notices = world.resource_mut::<Notices>();
    let reading = match plain_file::read(&path) {
        Ok(bytes) => store::read(&String::from_utf8_lossy(&bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            world.insert_resource(FirstStart);
            saver.on_disk = Some(first.clone());
            return (first, saver);
        }
        Err(error) => {
            notices.push(Words::new("notice-settings-unreadable").with("reason", io_words(&error)));
            saver.unkept = true;
            return (Settings::default(), saver);
        }
    };
    let words = match reading.verdict {
        FileCondition::Fine => {
            saver.on_disk = Some(reading.settings.clone());
            return (reading.settings, saver);
        }
        FileCondition::Repaired(fields) => Words::new("notice-settings-repaired").with("fields", fields.join(", ")),
        FileCondition::Lost => Words::new("notice-settings-lost"),
        FileCondition::Newer => Words::new("notice-settings-newer"),
    };
    match put_aside(&path) {
        Ok(kept) => notices.push(words.with("file", kept)),
        Err(error) => {
            notices.push(Words::new("notice-settings-unkept").with("reason", io_words(&error)));
            saver.unkept = true;
        }
    }
    saver.on_disk = None;
    saver.due = Some(Duration::ZERO);
    (reading.settings, saver)
}

fn save(
    settings: Res<Settings>,
    mut saver: ResMut<Saver>,
    mut notices: ResMut<Notices>,
    folder: Res<DataFolder>,
    time: Res<Time<Real>>,
    mut exits: MessageReader<AppExit>,
    mut wakes: MessageWriter<WakeAt>,
) {
    let now = time.elapsed();
    if settings.is_changed() && saver.due != Some(Duration::ZERO) {
        let lasting = saver.lasting(&settings);
        if saver.on_disk.as_ref() != Some(&lasting) {
            saver.due = Some(now + DELAY);
        }
    }
    let Some(due) = saver.due else { return };
    let leaving = exits.read().next().is_some();
    if now < due && !leaving {
        wakes.write(WakeAt(due));
        return;
    }
    saver.due = None;
    let lasting = saver.lasting(&settings);
    if saver.on_disk.as_ref() == Some(&lasting) {
        return;
    }
    let path = folder.path(FILE);
    let written = store::write(&lasting).map_err(io::Error::other).and_then(|text| {
        if std::mem::take(&mut saver.unkept) {
            let kept = put_aside(&path).inspect_err(|_| saver.unkept = true)?;
            notices.push(Words::new("notice-settings-kept").with("file", kept));
        }
        write_whole(&path, &text)
    });
    match written {
        Ok(()) => {
            saver.on_disk = Some(lasting);
            saver.failing = false;
        }
        Err(error) => {
            warn!("the settings cannot be saved in {}: {error}", folder.0.display());
            if !saver.failing {
                let place = folder.0.display().to_string();
                notices.push(
                    Words::new("notice-settings-not-saved").with("folder", place).with("reason", io_words(&error)),
                );
            }
            saver.failing = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::fs;

    use super::*;
    use crate::client::settings::WindowKind;
    use crate::locale::Language;

    /// Where a file that is no good is kept.
    const BROKEN: &str = "settings.broken.ron";

    fn app(folder: &std::path::Path) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).init_resource::<Notices>().insert_resource(DataFolder(folder.to_owned()));
        plugin(&mut app);
        app
    }

    #[test]
    fn a_change_is_saved_at_exit_and_read_again() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("not/yet/there");
        let mut first = app(&folder);
        first.update();
        assert!(!folder.exists(), "the folder is made only when something is written");
        first.world_mut().resource_mut::<Settings>().play.language = Language::Ja;
        first.world_mut().write_message(AppExit::Success);
        first.update();
        let second = app(&folder);
        assert_eq!(second.world().resource::<Settings>().play.language, Language::Ja);
        assert!(second.world().resource::<Notices>().0.is_empty());
    }

    #[test]
    fn a_language_for_one_run_is_not_saved() {
        let home = tempfile::tempdir().unwrap();
        let run = |lent: Option<Language>, change: fn(&mut Settings)| {
            let mut app = app(home.path());
            if let Some(language) = lent {
                speak_for_one_run(app.world_mut(), language);
                assert_eq!(app.world().resource::<Settings>().play.language, language);
            }
            app.update();
            change(&mut app.world_mut().resource_mut::<Settings>());
            app.world_mut().write_message(AppExit::Success);
            app.update();
            store::read(&fs::read_to_string(home.path().join(FILE)).unwrap_or_default()).settings
        };
        run(Some(Language::Ja), |_| ());
        assert!(!home.path().join(FILE).exists(), "nothing has been chosen");
        let saved = run(Some(Language::Ja), |settings| settings.text_scale = 1.5);
        assert_eq!((saved.play.language, saved.text_scale), (Language::En, 1.5));
        // What is chosen in the settings meanwhile stays.
        assert_eq!(
            run(Some(Language::En), |settings| settings.play.language = Language::Ja).play.language,
            Language::Ja
        );
        assert_eq!(run(Some(Language::En), |settings| settings.captions = true).play.language, Language::Ja);
        assert_eq!(run(None, |settings| settings.captions = false).play.language, Language::Ja);
    }

    #[test]
    fn what_is_confirmed_is_saved_as_it_is_shown() {
        let home = tempfile::tempdir().unwrap();
        let mut first = app(home.path());
        assert!(first.world().contains_resource::<FirstStart>());
        speak_for_one_run(first.world_mut(), Language::Ja);
        first.add_systems(Update, confirm);
        first.update();
        let second = app(home.path());
        assert!(!second.world().contains_resource::<FirstStart>());
        let shown = Settings::in_language(Language::Ja);
        assert_eq!(*second.world().resource::<Settings>(), shown);
    }

    #[test]
    fn the_first_window_on_a_steam_deck_fills_the_screen() {
        let home = tempfile::tempdir().unwrap();
        let window = |steam_deck: Option<&str>| {
            let mut world = World::new();
            world.init_resource::<Notices>();
            world.insert_resource(DataFolder(home.path().to_owned()));
            let (settings, saver) = load(&mut world, Settings::at_first(steam_deck.map(OsStr::new)));
            assert_eq!(saver.on_disk.as_ref(), Some(&settings), "nothing is to be written");
            settings.window
        };
        assert_eq!(window(Some("1")), WindowKind::Borderless);
        for elsewhere in [None, Some(""), Some("0")] {
            assert_eq!(window(elsewhere), WindowKind::Window, "{elsewhere:?}");
        }
        let chosen = Settings { window: WindowKind::Window, captions: true, ..Settings::default() };
        fs::write(home.path().join(FILE), store::write(&chosen).unwrap()).unwrap();
        assert_eq!(window(Some("1")), WindowKind::Window, "somebody has chosen a window");
    }

    #[test]
    fn a_broken_file_is_kept_and_told_once() {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join(FILE), "(language: ja, text_scale: 1.7").unwrap();
        let mut first = app(home.path());
        assert_eq!(first.world().resource::<Settings>().play.language, Language::Ja);
        assert_eq!(first.world().resource::<Notices>().0.len(), 1);
        assert_eq!(fs::read_to_string(home.path().join(BROKEN)).unwrap(), "(language: ja, text_scale: 1.7");
        first.update();
        let second = app(home.path());
        assert_eq!(second.world().resource::<Settings>().play.language, Language::Ja);
        assert!(second.world().resource::<Notices>().0.is_empty(), "the file has been mended");
    }

    /// Something in place of the settings that cannot be read, whoever runs this.
    fn unreadable(home: &std::path::Path) -> std::path::PathBuf {
        let path = home.join(FILE);
        fs::create_dir(&path).unwrap();
        fs::write(path.join("whole"), "and whole").unwrap();
        path
    }

    fn keys(app: &App) -> Vec<String> {
        app.world().resource::<Notices>().0.iter().map(|words| words.key.clone()).collect()
    }

    #[test]
    fn settings_that_cannot_be_read_are_kept() {
        let home = tempfile::tempdir().unwrap();
        let path = unreadable(home.path());
        let mut app = app(home.path());
        assert_eq!(keys(&app), ["notice-settings-unreadable"]);
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert!(path.join("whole").exists(), "nothing had to be written");
        app.world_mut().resource_mut::<Settings>().play.language = Language::Ja;
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert_eq!(fs::read_to_string(home.path().join(BROKEN).join("whole")).unwrap(), "and whole");
        assert_eq!(keys(&app), ["notice-settings-unreadable", "notice-settings-kept"]);
        assert!(fs::read_to_string(&path).unwrap().contains("language: ja"));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_place_of_the_settings_keeps_nobody_waiting() {
        use crate::engine::plain_file::trial::pipe;
        let home = tempfile::tempdir().unwrap();
        pipe(home.path(), FILE);
        let mut app = app(home.path());
        assert_eq!(keys(&app), ["notice-settings-unreadable"]);
        app.world_mut().resource_mut::<Settings>().play.language = Language::Ja;
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert!(fs::read_to_string(home.path().join(FILE)).unwrap().contains("language: ja"));
    }

    #[test]
    fn what_cannot_be_put_aside_is_not_written_over() {
        let home = tempfile::tempdir().unwrap();
        let path = unreadable(home.path());
        let mut app = app(home.path());
        // It has become another one that cannot be moved: a file below a file is never there.
        fs::remove_dir_all(&path).unwrap();
        app.insert_resource(DataFolder(home.path().join("file/below")));
        fs::write(home.path().join("file"), "in the way").unwrap();
        app.world_mut().resource_mut::<Settings>().play.language = Language::Ja;
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert_eq!(keys(&app), ["notice-settings-unreadable", "notice-settings-not-saved"]);
        app.insert_resource(DataFolder(home.path().to_owned()));
        fs::write(&path, "(language: en)").unwrap();
        app.world_mut().resource_mut::<Settings>().text_scale = 1.5;
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert_eq!(fs::read_to_string(home.path().join(BROKEN)).unwrap(), "(language: en)");
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told_and_nothing_else_happens() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("file");
        fs::write(&file, "in the way").unwrap();
        let mut app = app(&file.join("below"));
        app.world_mut().resource_mut::<Notices>().0.clear();
        for language in [Language::Ja, Language::En] {
            let mut settings = app.world_mut().resource_mut::<Settings>();
            settings.play.language = language;
            settings.text_scale = 1.5;
            app.world_mut().write_message(AppExit::Success);
            app.update();
        }
        let notices = &app.world().resource::<Notices>().0;
        assert_eq!(notices.len(), 1, "{notices:?}");
        assert_eq!(notices[0].key, "notice-settings-not-saved");
    }
}
