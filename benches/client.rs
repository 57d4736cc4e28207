//! Main-thread time of a frame without window and graphics driver, at the table: during the deal, and nothing
//! moving at the beginning and in the middle of a match. A table full of figures is in `figures`.
//!
//! Three figures a frame: the whole update of the program, Bevy's own systems included; the schedules in which all our
//! systems of table, input and flow run (`PreUpdate` and `Update`, what Bevy does in them included); and the interface
//! (our part of the egui pass). What Bevy alone spends in those schedules is measured too. Also the time from launch to
//! title, and the memory that the process holds at the end.
//!
//! Run with `cargo bench --bench client`.

mod frames;
mod memory;
mod middle;

use imps_table::engine::SeatController;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use imps_table::ai::Level;
use imps_table::client::director::Director;
use imps_table::client::session::{Screen, Session, SessionRequest};
use imps_table::client::{PictureOutput, app, bare, run_on_one_thread};
use imps_table::folders::{AssetFolders, DataFolder};
use imps_table::games;
use imps_table::table::NewMatch;

use frames::{measure, report, take_times};

fn main() {
    let mut alone = bare(PictureOutput::Nowhere, AssetFolders::default());
    run_on_one_thread(&mut alone);
    take_times(&mut alone);
    alone.finish();
    alone.cleanup();
    report("Bevy alone", measure(&mut alone, 500, |_| true));
    drop(alone);
    let folder = tempfile::tempdir().expect("a folder");
    let begun = Instant::now();
    let mut app = app(imps_table::games::house(), PictureOutput::Nowhere, DataFolder(folder.path().to_owned()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_micros(16_667)));
    take_times(&mut app);
    app.finish();
    app.cleanup();
    while *app.world().resource::<State<Screen>>().get() != Screen::Title {
        app.update();
    }
    println!("launch to title, no window and no driver: {:.0} ms", begun.elapsed().as_secs_f64() * 1000.0);
    for _ in 0..200 {
        app.update();
    }
    report("title, nothing moving", measure(&mut app, 300, |_| true));
    for game in games::house().tables() {
        let options = game.default_options();
        let seats = game.seats(&options).expect("default options");
        let controllers = (0..seats)
            .map(|seat| match seat {
                0 => SeatController::person(),
                _ => SeatController::Bot { kind: Level::Apprentice.into(), name: "Bot".to_owned() },
            })
            .collect();
        let wanted = NewMatch { game: game.game().to_owned(), options, seed: Some(7.into()), controllers, clock: None };
        app.world_mut().write_message(SessionRequest::Start(wanted));
        while app.world().get_resource::<Session>().is_none_or(|session| session.known.game() != game.game()) {
            app.update();
        }
        let dealing = measure(&mut app, 3000, |app| app.world().resource::<Director>().busy());
        report(&format!("{}, dealing", game.game()), dealing);
        while app.world().get_resource::<Session>().is_some_and(|session| session.deciding().is_none()) {
            app.update();
        }
        for _ in 0..200 {
            app.update();
        }
        report(&format!("{}, nothing moving", game.game()), measure(&mut app, 500, |_| true));
        app.world_mut().write_message(middle::ask(game.game(), folder.path()).expect("the middle of a match"));
        for _ in 0..20 {
            app.update();
        }
        while app.world().resource::<Director>().busy() {
            app.update();
        }
        for _ in 0..200 {
            app.update();
        }
        report(&format!("{}, in the middle, nothing moving", game.game()), measure(&mut app, 500, |_| true));
    }
    memory::report();
}
