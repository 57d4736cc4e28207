//! Whatever is wrong with files, devices and windows: a sentence, and nothing lost.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow, WindowCloseRequested};
use imps_table::client::pieces::travel::Motion;
use imps_table::client::session::{Screen, SessionRequest};
use imps_table::client::settings::Notices;
use imps_table::client::ui::Toast;
use imps_table::locale::Locale;
use imps_table::table::Target;

use crate::driver::{Driver, every_game};

/// What the interface says, or is about to say.
fn said(driver: &Driver) -> String {
    let waiting = format!("{:?}", driver.app.world().resource::<Notices>().0);
    format!("{} {waiting}", driver.app.world().resource::<Toast>().text())
}

#[test]
fn journals_that_cannot_be_read_are_told_of_and_the_title_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let whole = "imps-table journal 1\ngame chess_boxing\noptions ()\nseed 1\nseat A human A\nseat B human B\n---\n";
    for (name, text) in [
        ("foreign", "once upon a time"),
        ("empty", ""),
        ("unknown-game", whole),
        ("newer", &whole.replace("journal 1", "journal 99")),
        ("cut", &whole[..40]),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        let before = said(&driver);
        driver.app.world_mut().write_message(SessionRequest::Resume(path));
        for _ in 0..4 {
            driver.frame();
        }
        assert_eq!(driver.screen(), Screen::Title, "{name}");
        assert!(driver.session().is_none(), "{name}");
        assert_ne!(said(&driver), before, "{name}: nothing is said");
    }
}

#[test]
fn an_edited_journal_is_followed_as_far_as_it_makes_sense() {
    for game in every_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let entry = imps_table::games::house().find(game).expect("registered");
        let players = vec![imps_table::ai::BotKind::Random; entry.seats(None).expect("default options")];
        let journal = entry.bots_only(None, &players, 3.into()).expect("a match");
        let lines: Vec<&str> = journal.lines().collect();
        let kept = lines.len() / 2;
        let edited = format!("{}\nA nonsense\n{}\n", lines[..kept].join("\n"), lines[kept..].join("\n"));
        let path = folder.path().join("edited.journal");
        std::fs::write(&path, edited).expect("written");
        let mut driver = Driver::start(folder.path());
        driver.app.world_mut().write_message(SessionRequest::Replay(path));
        driver.wait("the table", |driver| driver.session().is_some());
        let total = driver.session().and_then(|session| session.replay).map(|(_, total)| total);
        let head = lines.iter().position(|line| *line == "---").expect("a header") + 1;
        assert_eq!(total, Some(kept - head));
    }
}

#[cfg(unix)]
#[test]
fn a_data_folder_that_cannot_be_written_only_costs_the_save() {
    for game in every_game() {
        let folder = tempfile::tempdir().expect("a folder");
        // A file where the folder should be: nobody can write below it, not even root.
        let path = folder.path().join("data");
        std::fs::write(&path, "in the way").expect("written");
        let mut driver = Driver::start(&path);
        driver.at_once();
        driver.play(game, 1, 4);
        let begin = driver.app.world().resource::<Locale>().t("save-no-folder");
        let begin = begin.split('{').next().unwrap_or_default().to_owned();
        driver.wait("what is said of it", |driver| {
            let toast = driver.app.world().resource::<Toast>().text();
            toast.starts_with(&begin) || said(driver).contains("save-no-folder")
        });
        driver.wait("a decision", |driver| driver.asks());
        let length = |driver: &Driver| driver.session().map_or(0, |session| session.known.len());
        let (before, first) = (length(&driver), driver.picker().choices[0].text.clone());
        driver.app.world_mut().write_message(SessionRequest::Act(first));
        driver.wait("the action", |driver| length(driver) > before);
        assert_eq!(std::fs::read_to_string(&path).expect("the file"), "in the way", "{game}");
    }
}

#[test]
fn a_pad_pulled_out_in_mid_choice_puts_the_card_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    for game in every_game() {
        driver.play(game, 1, 5);
        let two_steps =
            |driver: &Driver| driver.picker().choices.iter().find(|choice| choice.targets.len() > 1).cloned();
        driver.wait("a decision", |driver| driver.asks());
        // Some begin with a decision of one step.
        for _ in 0..20 {
            if two_steps(&driver).is_some() {
                break;
            }
            let text = driver.picker().choices[0].text.clone();
            driver.app.world_mut().write_message(SessionRequest::Act(text));
            driver.frame();
            driver.wait("a decision", |driver| driver.asks());
        }
        let first = two_steps(&driver).map(|choice| choice.targets[0]).expect("an action of two steps");
        // The pad is in somebody's hand.
        driver.pad(GamepadButton::DPadDown);
        driver.app.world_mut().resource_mut::<imps_table::client::picker::Picker>().point_at(first, true);
        driver.frame();
        assert_eq!(driver.picker().prefix, [first]);
        driver.unplug();
        driver.frame();
        assert!(driver.picker().prefix.is_empty());
        driver.plug();
    }
}

#[test]
fn a_tiny_window_and_one_without_size_harm_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    for game in every_game() {
        driver.play(game, 1, 6);
        for (width, height) in [(320.0, 200.0), (1.0, 1.0), (0.0, 0.0), (4096.0, 300.0), (1280.0, 720.0)] {
            let world = driver.app.world_mut();
            for mut window in world.query_filtered::<&mut Window, With<PrimaryWindow>>().iter_mut(world) {
                window.resolution.set(width, height);
            }
            for _ in 0..5 {
                driver.frame();
            }
        }
        driver.wait("a decision", |driver| driver.asks());
        let position = driver.truth().position_text();
        // Dragging off the window and letting go there puts the card back.
        let first =
            driver.picker().choices.iter().find(|choice| choice.targets.len() > 1).map(|choice| choice.targets[0]);
        if let Some(at) = first.and_then(|target| driver.place(target)) {
            driver.pointer(at);
            driver.mouse(ButtonState::Pressed);
            driver.pointer(Vec2::new(3.0, 500.0));
            driver.mouse(ButtonState::Released);
            driver.frame();
        }
        assert!(
            driver.picker().prefix.iter().all(|target| !matches!(target, Target::Zone(_))),
            "{game}: it is put somewhere"
        );
        assert_eq!(driver.truth().position_text(), position, "{game}");
    }
}

#[test]
fn a_window_closed_in_mid_animation_loses_nothing() {
    for game in every_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let (position, length) = {
            let mut driver = Driver::start(folder.path());
            driver.play(game, 1, 8);
            driver.wait("a decision", |driver| driver.asks());
            let first = driver.picker().choices[0].text.clone();
            driver.app.world_mut().write_message(SessionRequest::Act(first));
            // It is told once the faces that it shows have been drawn.
            let moving = (0..400).find_map(|_| {
                driver.frame();
                std::thread::sleep(std::time::Duration::from_millis(1));
                let world = driver.app.world_mut();
                world.query_filtered::<(), With<Motion>>().iter(world).next()
            });
            assert_eq!(moving, Some(()), "the action is being told");
            let world = driver.app.world_mut();
            let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
            world.write_message(WindowCloseRequested { window });
            // The program goes on for a moment without a window.
            for _ in 0..5 {
                driver.frame();
            }
            let world = driver.app.world_mut();
            assert!(world.query_filtered::<(), With<PrimaryWindow>>().iter(world).next().is_none());
            let session = driver.session().expect("a match");
            (driver.truth().position_text(), session.known.len())
        };
        let mut driver = Driver::start(folder.path());
        let saved = std::fs::read_dir(folder.path().join("matches")).expect("saved matches").flatten().next();
        driver.app.world_mut().write_message(SessionRequest::Resume(saved.expect("a journal").path()));
        driver.wait("the table", |driver| driver.session().is_some());
        let session = driver.session().expect("a match");
        assert_eq!((driver.truth().position_text(), session.known.len()), (position, length));
    }
}

#[cfg(unix)]
#[test]
fn what_is_dropped_and_no_file_is_refused_before_it_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let pipe = folder.path().join("pipe.journal");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let dead = folder.path().join("dead.journal");
    std::os::unix::fs::symlink("nowhere", &dead).expect("a link");
    for path_buf in [pipe, dead, folder.path().to_owned(), "/dev/zero".into()] {
        driver.app.world_mut().resource_mut::<Notices>().0.clear();
        let world = driver.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
        let name = path_buf.file_name().expect("a name").to_string_lossy().into_owned();
        world.write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        driver.wait("a refusal", |driver| {
            let said = said(driver);
            said.contains(&name) && (said.contains("cannot be read") || said.contains("reason-file"))
        });
    }
}

#[test]
fn a_screenshot_is_not_told_of_before_there_is_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.key(KeyCode::F12);
    // Without a graphics driver there never is.
    driver.wait("a sentence", |driver| said(driver).contains("screenshot could not be taken"));
    assert!(!said(&driver).contains("Screenshot saved"));
    assert!(!folder.path().join("pictures").exists(), "nothing is left of it");
}

#[cfg(target_os = "linux")]
#[test]
fn where_there_is_no_display_a_match_in_text_is_offered() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_imps-table"));
    let output = command.env_remove("DISPLAY").env("WAYLAND_DISPLAY", "").output().expect("the program");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("no display") && said.contains("imps-table play GAME --text"), "{said}");
    assert!(!said.contains("panicked"), "{said}");
}
