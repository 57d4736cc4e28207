//! A few pictures of the gallery on whatever Vulkan driver is there, software included.

use imps_table::engine::SeatController;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use imps_table::client::dev::gallery::Studio;
use imps_table::client::session::snapshot::{SIZE, read};
use imps_table::client::session::{Session, SessionRequest};
use imps_table::folders::DataFolder;
use imps_table::games::house;
use imps_table::storage::saves::{Saves, beside};
use imps_table::table::NewMatch;

#[test]
fn pictures_are_drawn_and_are_not_blank() {
    let folder = tempfile::tempdir().expect("a folder");
    let done = Command::new(env!("CARGO_BIN_EXE_imps-table"))
        .args(["gallery"])
        .arg(folder.path())
        .args(["title-en-low", "battlelore-opening-ja"])
        .output()
        .expect("the program starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let pictures: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().collect();
    assert!(pictures.len() >= 2, "a picture is missing");
    for picture in pictures {
        let image = image::open(picture.path()).expect("a picture").into_rgb8();
        assert_eq!(image.dimensions(), (1280, 720));
        let mut shades = std::collections::HashSet::new();
        let mut sum = 0u64;
        for pixel in image.pixels() {
            shades.insert(pixel.0.map(|channel| channel >> 3));
            sum += pixel.0.iter().map(|channel| u64::from(*channel)).sum::<u64>();
        }
        let mean = sum / (1280 * 720 * 3);
        assert!(shades.len() > 300, "{:?} has only {} shades", picture.path(), shades.len());
        assert!((15..200).contains(&mean), "{:?}: mean brightness {mean}", picture.path());
    }
}

/// Names the data folder to the test that is run again.
const INSIDE: &str = "IMPS_TABLE_TEST_STUDIO";

/// Sits two people down at a game and leaves the match with the first decision; gives its journal.
fn left(studio: &mut Studio, game: &str, data: &DataFolder) -> PathBuf {
    let options = house().table(game).expect("a game on the shelf").default_options();
    let controllers = ["Anna", "Ben"].map(|name| SeatController::Person { name: name.to_owned() }).to_vec();
    let wanted = NewMatch { game: game.to_owned(), options, seed: Some(7.into()), controllers, clock: None };
    studio.app.world_mut().write_message(SessionRequest::Start(wanted));
    studio.settle().expect("a table at rest");
    if studio.app.world().resource::<Session>().hand_over.is_some() {
        studio.app.world_mut().write_message(SessionRequest::HandedOver);
        studio.settle().expect("a table at rest");
    }
    studio.show(true);
    studio.step(4);
    studio.app.world_mut().write_message(SessionRequest::Leave);
    let journals = Saves::new(data.matches()).list(&|_, _| None);
    let journal = journals.into_iter().next().expect("a saved match").path;
    let begun = Instant::now();
    while !beside(&journal).exists() && begun.elapsed() < Duration::from_secs(30) {
        studio.step(1);
    }
    studio.show(false);
    journal
}

#[test]
fn a_match_that_is_left_leaves_a_picture_of_its_table() {
    // What the program writes into its log it writes for the whole process: it gets one of its own.
    let Some(data) = std::env::var_os(INSIDE) else {
        let folder = tempfile::tempdir().expect("a folder");
        let name = "pictures::a_match_that_is_left_leaves_a_picture_of_its_table";
        let mut again = Command::new(std::env::current_exe().expect("this test"));
        let done = again.args([name, "--exact"]).env(INSIDE, folder.path()).output().expect("this test again");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stdout));
        return;
    };
    let data = DataFolder(PathBuf::from(data));
    // Quickly drawn: what is kept is small anyway.
    std::fs::write(data.0.join("settings.ron"), "(quality: low)").expect("settings");
    let mut studio = Studio::open(data.clone()).expect("the program");
    let saves = Saves::new(data.matches());
    let mut seen = Vec::new();
    for game in ["battle_line", "knight_line"] {
        let journal = left(&mut studio, game, &data);
        let picture = read(&journal).expect("a picture");
        assert_eq!(picture.dimensions(), SIZE, "{game}");
        let shades: std::collections::HashSet<_> =
            picture.pixels().map(|pixel| pixel.0.map(|channel| channel >> 3)).collect();
        assert!(shades.len() > 100, "{game}: only {} shades", shades.len());
        seen.push(picture);
        saves.delete(&journal).expect("the trash");
        assert!(!journal.exists() && !beside(&journal).exists(), "{game}");
    }
    assert_ne!(seen[0], seen[1], "each shows its own table");
}
