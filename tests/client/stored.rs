//! Stored files that somebody has damaged or edited: whatever they say, the program starts with what can be read of them, and what
//! cannot is still there afterwards.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryWindow, WindowPlugin};
use imps_table::client::settings::{self, ChosenMonitor, Notices, Settings, WindowPlace};
use imps_table::folders::DataFolder;
use imps_table::storage::last_tables::LastTable;
use imps_table::storage::settings::FILE;
use imps_table::storage::statistics::{Played, Statistics, Went};
use imps_table::storage::ticks::Ticks;
use proptest::prelude::*;

use crate::common::edits::{edited, edits};

/// A window on a screen of 1920 by 1080 pixels, with the settings of a folder.
fn opened(folder: &Path) -> App {
    let mut app = App::new();
    let window = WindowPlugin { primary_window: Some(Window::default()), ..default() };
    app.add_plugins((MinimalPlugins, window)).insert_resource(DataFolder(folder.to_owned()));
    settings::plugin(&mut app);
    app.world_mut().spawn(Monitor {
        name: Some("DP-1".to_owned()),
        physical_width: 1920,
        physical_height: 1080,
        physical_position: IVec2::ZERO,
        refresh_rate_millihertz: None,
        scale_factor: 1.0,
        video_modes: Vec::new(),
    });
    app.update();
    app
}

fn leave(app: &mut App) {
    app.world_mut().write_message(AppExit::Success);
    app.update();
}

/// Settings in which everything has a value of its own, as the program writes them.
static SETTINGS: LazyLock<String> = LazyLock::new(|| {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = opened(home.path());
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.place = WindowPlace { size: Some((1600, 900)), at: Some((-1280, 40)) };
    settings.monitor = Some(ChosenMonitor { name: "DP-1".to_owned(), at: (-1280, 0) });
    settings.render_scale = Some(0.5);
    settings.frame_cap = 60;
    settings.play.last.keep("toy", LastTable { options: "(players: 3)".to_owned(), ..LastTable::default() });
    settings.bindings.set(imps_table::client::controls::InputAction::Undo, Vec::new());
    leave(&mut app);
    fs::read_to_string(home.path().join(FILE)).expect("the file")
});

/// A match that is like no other.
fn played(seed: u64) -> Played {
    Played {
        finished: 1_700_000_000 + seed,
        journal: format!("toy-{}.journal", 1_700_000_000 + seed),
        game: "toy".to_owned(),
        options: "(players: 3, name: \"a; b\")".to_owned(),
        bots: "veteran master".to_owned(),
        went: Went::Shared,
        score: -12,
        others: "-12 -40".to_owned(),
        actions: 160,
        seed: Some(seed),
    }
}

/// A table of matches, as the program writes it.
static TABLE: LazyLock<String> = LazyLock::new(|| {
    let home = tempfile::tempdir().expect("a folder");
    let (mut all, _) = Statistics::read(&home.path().join("statistics.csv"));
    (1..6).for_each(|seed| all.add(played(seed)).expect("room"));
    fs::read_to_string(all.path()).expect("the file")
});

/// Whether these bytes are in a file of the folder whose name begins so.
fn is_kept(folder: &Path, begin: &str, bytes: &[u8]) -> bool {
    let files = fs::read_dir(folder).expect("a folder").flatten();
    let mut files = files.filter(|file| file.file_name().to_string_lossy().starts_with(begin));
    files.any(|file| fs::read(file.path()).is_ok_and(|kept| kept == bytes))
}

proptest! {
    #[test]
    fn mutated_settings_open_a_window_and_are_kept(edits in edits()) {
        let home = tempfile::tempdir().expect("a folder");
        let bytes = edited(&SETTINGS, &edits);
        fs::write(home.path().join(FILE), &bytes).expect("room");
        let mut app = opened(home.path());
        let told = app.world().resource::<Notices>().0.len();
        prop_assert!(told <= 1);
        let now = app.world().resource::<Settings>().clone();
        prop_assert!((1.0..=2.0).contains(&now.text_scale) && now.volumes.master <= 1.0);
        prop_assert!(now.render_scale.is_none_or(|scale| (0.25..=1.0).contains(&scale)));
        prop_assert!(now.frame_cap == 0 || (10..=1000).contains(&now.frame_cap));
        let world = app.world_mut();
        let window = world.query_filtered::<&Window, With<PrimaryWindow>>().single(world).expect("a window");
        let size = window.physical_size();
        prop_assert!(size.cmpge(UVec2::new(320, 180)).all() && size.cmple(UVec2::new(1920, 1080)).all(), "{size}");
        leave(&mut app);
        prop_assert!(is_kept(home.path(), "settings", &bytes), "the file is gone");
        // What was told is mended.
        let again = opened(home.path());
        prop_assert!(again.world().resource::<Notices>().0.is_empty(), "{:?}", again.world().resource::<Notices>());
    }

    #[test]
    fn mutated_statistics_are_counted_as_far_as_they_make_sense(edits in edits()) {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("statistics.csv");
        let bytes = edited(&TABLE, &edits);
        fs::write(&path, &bytes).expect("room");
        let (mut all, why) = Statistics::read(&path);
        let before = all.ratings("toy").len();
        all.add(played(1000)).expect("room");
        let (again, still) = Statistics::read(&path);
        prop_assert!(still.is_none() && again.ratings("toy").len() == before + 1, "{again:?} of {:?}", String::from_utf8_lossy(&bytes));
        let now = fs::read(&path).expect("the file");
        let kept = match why {
            Some(_) => is_kept(home.path(), "statistics.broken", &bytes),
            // The first line may have been given a column that it lacked.
            None => bytes.split(|&byte| byte == b'\n').skip(1).all(|line| {
                let bare = line.strip_suffix(b"\r").unwrap_or(line);
                now.split(|&byte| byte == b'\n').any(|other| other.starts_with(bare))
            }),
        };
        prop_assert!(kept, "{}", String::from_utf8_lossy(&now));
    }

    #[test]
    fn mutated_names_of_lessons_and_puzzles_are_kept(edits in edits()) {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("lessons.txt");
        let bytes = edited("toy first\ntoy second\ntoy third\n", &edits);
        fs::write(&path, &bytes).expect("room");
        let (mut ticks, why) = Ticks::read(&path);
        prop_assert!(why.is_none());
        let known: Vec<_> = ["first", "second", "third"].into_iter().filter(|name| ticks.has("toy", name)).collect();
        ticks.keep("toy", "fourth", &path).expect("room");
        let (again, _) = Ticks::read(&path);
        prop_assert!(known.iter().chain(&["fourth"]).all(|name| again.has("toy", name)));
        let text = fs::read_to_string(&path).expect("the file");
        let kept = |line: &str| line.trim().is_empty() || text.lines().any(|other| other == line.trim());
        match std::str::from_utf8(&bytes) {
            Ok(before) => prop_assert!(before.trim_start_matches('\u{feff}').lines().all(kept), "{before} {text}"),
            Err(_) => prop_assert!(is_kept(home.path(), "lessons.broken", &bytes)),
        }
    }
}
