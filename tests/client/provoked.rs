//! What can go wrong around the program, truly provoked: a panic, a lost device, a full disk, a data folder without rights, no sound
//! device, no driver, a broken file. Each in a process of its own: the program, or this test again, which becomes the program.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use bevy::app::ScheduleRunnerPlugin;
use bevy::audio::{AudioLoader, AudioPlugin, AudioSource};
use bevy::prelude::*;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice, WgpuWrapper};
use bevy::render::{Render, RenderApp};
use imps_table::client::audio::{Device, PlaySound};
use imps_table::client::program::until_closed;
use imps_table::client::restart::Restart;
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::client::settings::Notices;
use imps_table::client::ui::Toast;
use imps_table::client::{PictureOutput, app, bare, crash, log_file};
use imps_table::folders::{AssetFolders, DataFolder};
use wgpu_types::{AdapterInfo, Backend, DeviceType, PollType};

use crate::driver::{Driver, every_game};
use crate::processes::{
    BEGUN_ANEW, ENGLISH, Ended, FullDisk, JAPANESE, SETTLED, became, begin_anew, program, restart, this_test,
};
use crate::window_driver::{Display, Window};
use crate::{at, files, read};

/// What a system says when it panics.
const PROVOKED: &str = "provoked in a system";
/// Where a match stands, in the data folder.
const POSITION: &str = "position.test";

/// Runs what has been put together as the program runs, and ends as it does.
fn run(app: App, restart: Restart) {
    let Err(said) = until_closed(app, restart) else { std::process::exit(0) };
    eprintln!("imps-table: {said}");
    std::process::exit(2);
}

fn game() -> &'static str {
    every_game().next().expect("a game")
}

/// The only file below a folder whose name ends so.
fn only(folder: &Path, ending: &str) -> PathBuf {
    let mut found = files(folder, ending);
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

/// All that has been said over the table so far; each stays for a few seconds.
#[derive(Resource, Default)]
struct Said(Vec<String>);

fn listen(toast: Res<Toast>, mut said: ResMut<Said>) {
    let text = toast.text();
    if !text.is_empty() && said.0.last().is_none_or(|last| last != text) {
        said.0.push(text.to_owned());
    }
}

/// Whether something like this has been said.
fn was_said(driver: &Driver, like: impl Fn(&str) -> bool) -> bool {
    driver.app.world().resource::<Said>().0.iter().any(|said| like(said))
}

/// Puts the program together without a window, lets this change it, and waits for the title.
fn at_the_title(data: &DataFolder, change: impl FnOnce(&mut App)) -> Driver {
    let mut app = app(imps_table::games::house(), PictureOutput::Nowhere, data.clone());
    app.init_resource::<Said>().add_systems(Last, listen);
    change(&mut app);
    let mut driver = Driver::sit_before(app);
    driver.wait("the title", |driver| driver.screen() == Screen::Title);
    driver
}

/// How long the match on the table is.
fn length(driver: &Driver) -> Option<usize> {
    driver.session().map(|session| session.known.len())
}

/// Begins a match, and does the first thing that can be done.
fn play(driver: &mut Driver) {
    driver.at_once();
    driver.play(game(), 1, 4);
    driver.wait("a decision", |driver| driver.asks());
    let (before, first) = (length(driver), driver.picker().choices[0].text.clone());
    driver.app.world_mut().write_message(SessionRequest::Act(first));
    driver.wait("what was done", |driver| length(driver) > before);
}

fn panics() {
    panic!("{PROVOKED}");
}

/// Plays, until a system panics.
fn play_and_panic(data: &DataFolder) {
    log_file::begin(data);
    crash::watch(data, restart());
    let card = AdapterInfo {
        name: "a card".to_owned(),
        vendor: 0,
        device: 0,
        device_type: DeviceType::Other,
        device_pci_bus_id: String::new(),
        driver: String::new(),
        driver_info: "a driver".to_owned(),
        backend: Backend::Noop,
        subgroup_min_size: 1,
        subgroup_max_size: 1,
        transient_saves_memory: false,
    };
    let mut driver = at_the_title(data, |app| {
        app.add_plugins(crash::plugin).insert_resource(RenderAdapterInfo(WgpuWrapper::new(card)));
    });
    play(&mut driver);
    let position = driver.truth().position_text();
    fs::write(data.path(POSITION), position).expect("room");
    // Before anything else happens in the next frame.
    driver.app.add_systems(First, panics);
    driver.frame();
}

#[test]
fn a_panic_in_a_system_is_written_down_and_the_next_title_tells_of_it() {
    const TEST: &str = "provoked::a_panic_in_a_system_is_written_down_and_the_next_title_tells_of_it";
    if became(|data| play_and_panic(&data)) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder");
    let ended = Ended::of(&mut this_test(TEST, home.path()), "");
    // As every program ends that panics: it neither hangs nor begins anew so soon.
    ended.assert(101, &[PROVOKED]);
    let written = read(&only(home.path(), "crash.txt"));
    let version = format!("version {}\n", imps_table::version::text());
    let table = format!("\ntable {}, ", game());
    let place = "tests/client/provoked.rs:";
    let driver = "\ndriver a card (a driver, Noop)\n";
    for part in [version.as_str(), "\nthread main\n", driver, &table, place, PROVOKED, "   0: "] {
        assert!(written.contains(part), "`{part}` is not in {written}");
    }
    let log = read(&only(home.path(), ".log"));
    assert!(log.starts_with("The Imp's Table ") && log.contains(&written), "{log}");

    // A report of it is offered, and the match is where it was.
    let data = DataFolder(home.path().to_owned());
    let mut driver = at_the_title(&data, |_| {});
    driver.wait("the offer", |driver| *driver.app.world().resource::<State<Overlay>>() == Overlay::Question);
    assert_eq!(crash::last(&data), Some(written));
    driver.app.world_mut().write_message(SessionRequest::Resume(only(home.path(), ".journal")));
    driver.wait("the table", |driver| driver.session().is_some());
    let position = driver.session().map(|_| driver.truth().position_text());
    assert_eq!(position, Some(read(&home.path().join(POSITION))));
}

#[test]
fn a_panic_that_cannot_be_written_down_starts_the_program_again_all_the_same() {
    const TEST: &str = "provoked::a_panic_that_cannot_be_written_down_starts_the_program_again_all_the_same";
    if became(|data| play_and_panic(&data)) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder");
    fs::create_dir(home.path().join("logs")).expect("room");
    for full in ["crash.txt", "logs/imps-table.log"] {
        symlink("/dev/full", home.path().join(full)).expect("a link");
    }
    let ended = Ended::of(this_test(TEST, home.path()).env(SETTLED, "yes"), "");
    ended.assert(0, &[PROVOKED, BEGUN_ANEW]);
}

/// Panics at the first title that there is.
fn panic_once(app: &mut App) {
    let data = app.world().resource::<DataFolder>().clone();
    crash::watch(&data, Restart { settled: Duration::ZERO, start: begin_anew });
    app.add_plugins(crash::plugin);
    if !data.path(POSITION).exists() {
        app.add_systems(Update, (note_that_it_comes, panics).chain().run_if(in_state(Screen::Title)));
    }
}

fn note_that_it_comes(data: Res<DataFolder>) {
    fs::write(data.path(POSITION), "the title").expect("room");
}

#[test]
fn a_panic_in_a_window_opens_it_again() {
    // Had the picture stood still, no title would have come.
    let window = Window::open("provoked::a_panic_in_a_window_opens_it_again", (1280, 720), panic_once);
    let data = window.data.path();
    assert!(data.join(POSITION).exists(), "nothing has been provoked");
    assert!(files(data, ".txt").iter().any(|file| read(file).contains(PROVOKED)), "it is not written down");
}

#[test]
fn a_panic_in_the_renderer_is_written_down_and_leaves_no_picture_that_stands_still() {
    const TEST: &str = "provoked::a_panic_in_the_renderer_is_written_down_and_leaves_no_picture_that_stands_still";
    let draw_and_panic = |data: DataFolder| {
        log_file::begin(&data);
        crash::watch(&data, restart());
        let mut app = bare(PictureOutput::Offscreen, AssetFolders::default());
        // On a thread of its own, as for a window.
        app.add_plugins((PipelinedRenderingPlugin, ScheduleRunnerPlugin::default()));
        app.sub_app_mut(RenderApp).add_systems(Render, panics);
        run(app, restart());
    };
    if became(draw_and_panic) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder");
    let ended = Ended::of(&mut this_test(TEST, home.path()), "");
    ended.assert(2, &[PROVOKED, "the program ended early"]);
    let written = read(&only(home.path(), "crash.txt"));
    assert!(written.contains(PROVOKED) && written.contains("tests/client/provoked.rs:"), "{written}");
    let ended = Ended::of(this_test(TEST, home.path()).env(SETTLED, "yes"), "");
    ended.assert(0, &[PROVOKED, BEGUN_ANEW]);
}

/// Loses the device when everything that it draws with has been made.
fn lose(device: Res<RenderDevice>, mut frames: Local<u32>) {
    *frames += 1;
    if *frames == 4 {
        device.wgpu_device().destroy();
        // The loss is told to whoever asks for news.
        let _ = device.poll(PollType::wait_indefinitely());
    }
}

#[test]
fn a_lost_device_starts_the_program_again_or_is_told_if_it_comes_too_soon() {
    const TEST: &str = "provoked::a_lost_device_starts_the_program_again_or_is_told_if_it_comes_too_soon";
    let draw_and_lose = |data: DataFolder| {
        log_file::begin(&data);
        let mut app = bare(PictureOutput::Offscreen, AssetFolders::default());
        app.add_plugins(ScheduleRunnerPlugin::default()).add_systems(Update, lose);
        run(app, restart());
    };
    if became(draw_and_lose) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder");
    let ended = Ended::of(&mut this_test(TEST, home.path()), "");
    ended.assert_calm(2, &["the graphics device was lost soon after the start; update or restart its driver"]);
    let log = read(&only(home.path(), ".log"));
    assert!(log.contains("\ndriver ") && log.contains("DeviceLost"), "{log}");
    let ended = Ended::of(this_test(TEST, home.path()).env(SETTLED, "yes"), "");
    ended.assert_calm(0, &[BEGUN_ANEW]);
}

#[test]
fn a_full_disk_costs_what_comes_and_nothing_that_was_saved() {
    let full = FullDisk::new();
    let begin = ["play", game(), "--text", "--seed", "3"];
    let told = [
        (ENGLISH, "The disk is full: ", "You leave the match."),
        (JAPANESE, "ディスクの空きがなく", "対局を中断します。"),
    ];
    for (language, said, left) in told {
        // Not even the first line has room: the match goes on, and nothing is left of its journal.
        let Some(mut process) = full.under(program(language, full.disk.path()).args(begin)) else { return };
        Ended::of(&mut process, "1\nquit\n").assert_calm(0, &[said, left]);
        let after = files(full.after.path(), "");
        assert!(after.iter().all(|file| file.ends_with("filler")), "{after:?}");
    }
    Ended::of(program(ENGLISH, full.before.path()).args(begin), "1\nquit\n").assert_calm(0, &[]);
    // On the last of the disk's pages that are the journal's there is room for three letters.
    let path = only(full.before.path(), ".journal");
    let begun = read(&path);
    let (head, lines) = begun.split_once("---\n").expect("a header");
    let length = head.len() + "padding \n---\n".len() + lines.len();
    let journal = format!("{head}padding {}\n---\n{lines}", "x".repeat((1 << 16) - 3 - length));
    fs::write(&path, &journal).expect("room");
    for (language, said, left) in told {
        let resume = ["play", "--text", "--resume"];
        let Some(mut process) = full.under(program(language, full.disk.path()).args(resume)) else { return };
        Ended::of(&mut process, "1\nlook\nquit\n").assert_calm(0, &[said, left]);
        assert_eq!(read(&only(full.after.path(), ".journal")), journal, "half a line has stayed");
    }
}

#[test]
fn a_full_disk_is_told_at_the_table_and_the_match_goes_on() {
    const TEST: &str = "provoked::a_full_disk_is_told_at_the_table_and_the_match_goes_on";
    let play_unsaved = |data: DataFolder| {
        let mut driver = at_the_title(&data, |_| {});
        play(&mut driver);
        for word in ["The disk is full: ", "Settings cannot be saved in "] {
            driver.wait(word, |driver| was_said(driver, |said| said.starts_with(word)));
        }
    };
    if became(play_unsaved) {
        return;
    }
    let full = FullDisk::new();
    let Some(mut process) = full.under(&this_test(TEST, full.disk.path())) else { return };
    Ended::of(&mut process, "").assert_calm(0, &[]);
}

/// A data folder that cannot be made.
fn shut(home: &Path) -> PathBuf {
    let folder = home.join("shut");
    fs::create_dir(&folder).expect("room");
    fs::set_permissions(&folder, Permissions::from_mode(0o555)).expect("our own folder");
    if fs::create_dir(folder.join("trial")).is_err() {
        return folder.join("data");
    }
    // The administrator may write anywhere; then a file in the way has to do.
    let file = home.join("file");
    fs::write(&file, "in the way").expect("room");
    file.join("data")
}

#[test]
fn a_data_folder_without_rights_is_told_wherever_it_matters() {
    let home = tempfile::tempdir().expect("a folder");
    let data = shut(home.path());
    for (language, folder, unsaved) in [
        (ENGLISH, "Folder for matches and settings: not fine. ", "but it is not being saved."),
        (JAPANESE, "対戦と設定のフォルダー：問題があります。", "対局は保存されないまま続きます。"),
    ] {
        let said = format!("{folder}{}", data.display());
        Ended::of(program(language, &data).arg("doctor"), "").assert_calm(1, &[&said, "IMPS_TABLE_DATA"]);
        let ended = Ended::of(program(language, &data).args(["play", game(), "--text"]), "1\nquit\n");
        ended.assert_calm(0, &[&home.path().display().to_string(), unsaved]);
    }
    let mut driver = at_the_title(&DataFolder(data.clone()), |_| {});
    play(&mut driver);
    let (home, data) = (home.path().display().to_string(), data.display().to_string());
    driver.wait("a word about the match", |driver| {
        was_said(driver, |said| said.contains(&home) && said.ends_with("but it is not being saved."))
    });
    driver.wait("a word about the settings", |driver| {
        was_said(driver, |said| said.starts_with("Settings cannot be saved in ") && said.contains(&data))
    });
}

#[test]
fn without_a_sound_device_the_game_goes_on_in_silence() {
    const TEST: &str = "provoked::without_a_sound_device_the_game_goes_on_in_silence";
    let play_in_silence = |data: DataFolder| {
        let mut driver = at_the_title(&data, |app| _ = app.add_plugins(AudioPlugin::default()));
        driver.wait("silence", |driver| {
            driver.app.world_mut().write_message(PlaySound::table("card-lay"));
            *driver.app.world().resource::<Device>() == Device::Absent
        });
        play(&mut driver);
    };
    if became(play_in_silence) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder");
    let nothing = home.path().join("no.conf");
    Ended::of(this_test(TEST, home.path()).env("ALSA_CONFIG_PATH", &nothing), "").assert_calm(0, &[]);
    for (language, said) in [
        (ENGLISH, "Sound: not fine. No device answers. The game plays without sound"),
        (JAPANESE, "音：問題があります。応答する機器がありません。音なしで遊べます。"),
    ] {
        let mut doctor = program(language, home.path());
        doctor.arg("doctor").env("ALSA_CONFIG_PATH", &nothing);
        Ended::of(&mut doctor, "").assert_calm(1, &[said]);
    }
}

/// The program where there is no driver at all.
fn without_a_driver(language: &str, data: &Path) -> Command {
    let mut program = program(language, data);
    for list in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"] {
        program.env(list, data.join("no-driver.json"));
    }
    program.env_remove("VK_ADD_DRIVER_FILES");
    program
}

#[test]
fn without_a_driver_there_is_a_sentence_in_place_of_a_window() {
    let home = tempfile::tempdir().expect("a folder");
    for (language, said) in [
        (ENGLISH, "Graphics driver: not fine. None answers. Install one that knows Vulkan"),
        (JAPANESE, "グラフィックドライバー：問題があります。応答するドライバーがありません。Vulkan"),
    ] {
        Ended::of(without_a_driver(language, home.path()).arg("doctor"), "").assert_calm(1, &[said]);
    }
    let said = ["imps-table: no graphics driver answers; install one that knows Vulkan", "`imps-table doctor`"];
    let pictures = home.path().join("pictures");
    Ended::of(without_a_driver(ENGLISH, home.path()).arg("gallery").arg(pictures), "").assert_calm(2, &said);
    let display = Display::open(1280, 720);
    // Even where nothing can be written down.
    for data in [home.path().to_owned(), shut(home.path())] {
        let mut window = without_a_driver(ENGLISH, &data);
        window.env("DISPLAY", &display.name);
        Ended::of(&mut window, "").assert_calm(2, &said);
    }
    assert!(read(&only(home.path(), ".log")).starts_with("The Imp's Table "));
    assert!(files(home.path(), ".txt").is_empty(), "that is no error of the game");
}

/// The assets, but for some files in whose place is something else.
fn assets_with(home: &Path, broken: &[&str]) -> PathBuf {
    let (whole, folder) = (at("assets"), home.join("assets"));
    for file in files(&whole, "") {
        let link = folder.join(file.strip_prefix(&whole).expect("a file of the folder"));
        fs::create_dir_all(link.parent().expect("a folder")).expect("room");
        symlink(&file, &link).expect("room");
    }
    for file in broken {
        fs::remove_file(folder.join(file)).expect("a link");
        fs::write(folder.join(file), "this is something else").expect("room");
    }
    folder
}

#[test]
fn broken_files_are_named_and_the_game_goes_on_without_them() {
    const TEST: &str = "provoked::broken_files_are_named_and_the_game_goes_on_without_them";
    let listen_and_play = |data: DataFolder| {
        let mut driver = at_the_title(&data, |app| {
            // A program without sound reads none.
            app.init_asset::<AudioSource>().init_asset_loader::<AudioLoader>();
        });
        driver.wait("all that there is to say", |driver| driver.app.world().resource::<Notices>().0.is_empty());
        play(&mut driver);
        driver.app.world().resource::<Said>().0.iter().for_each(|said| println!("said: {said}"));
    };
    if became(listen_and_play) {
        return;
    }
    let home = tempfile::tempdir().expect("a folder");
    // Each would be a panic, or silently nothing, if it were read as it is.
    let broken = ["models/mug.glb", "sounds/card-lay-1.ogg", "fonts/text-400.ttf", "locales/ja/sounds.ftl"];
    let folder = assets_with(home.path(), &broken);
    for (settings, without, unread) in [
        ("(language: en)", " is missing or broken. The game continues without it.", "Some texts could not be read: "),
        (
            "(language: ja)",
            " がないか、壊れています。このファイルなしで続けます。",
            "一部のテキストを読み込めませんでした：",
        ),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        fs::write(data.path().join("settings.ron"), settings).expect("room");
        let ended = Ended::of(this_test(TEST, data.path()).env("IMPS_TABLE_ASSETS", &folder), "");
        let alone =
            ["models/mug.glb", "sounds/card-lay-1.ogg", "text-400.ttf"].map(|file| format!("said: {file}{without}\n"));
        let texts = format!("said: {unread}{}\n", folder.join("locales/ja/sounds.ftl").display());
        ended.assert_calm(0, &[&alone[0], &alone[1], &alone[2], &texts]);
    }
}

#[test]
fn without_the_assets_or_any_font_there_is_a_sentence_in_place_of_a_window() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = assets_with(home.path(), &[]);
    let start = |missing: &str| {
        let mut window = program(ENGLISH, home.path());
        window.env("IMPS_TABLE_ASSETS", &folder);
        let said = format!("imps-table: the game's {missing} are missing: ");
        Ended::of(&mut window, "").assert_calm(2, &[&said, "IMPS_TABLE_ASSETS=/path/to/assets"]);
    };
    fs::remove_dir_all(folder.join("fonts")).expect("our own folder");
    start("fonts");
    fs::remove_dir_all(folder.join("locales")).expect("our own folder");
    start("pictures and texts");
}
