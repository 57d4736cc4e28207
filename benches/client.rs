//! Main-thread time of a frame without window and graphics driver, at the table: nothing moving, and during the deal.
//! The whole update of the program is measured, Bevy's own systems included, so it is an upper bound for ours.
//!
//! Run with `cargo bench --bench client`.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use imps_table::ai::Level;
use imps_table::client::director::Director;
use imps_table::client::flow::Screen;
use imps_table::client::flow::session::{Ask, NewMatch, Occupant, Session};
use imps_table::client::settings::DataFolder;
use imps_table::client::{Front, app};
use imps_table::games;

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let begun = Instant::now();
    let mut app = app(Front::Nowhere, DataFolder(folder.path().to_owned()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_micros(16_667)));
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
    for game in games::shelf() {
        let options = game.default_options();
        let seats = game.seats(&options).expect("default options");
        let occupants = (0..seats)
            .map(|seat| match seat {
                0 => Occupant::Human { name: String::new() },
                _ => Occupant::Bot { level: Level::Apprentice, name: "Bot".to_owned() },
            })
            .collect();
        let wanted = NewMatch { game: game.game().to_owned(), options, seed: Some(7), occupants };
        app.world_mut().write_message(Ask::Start(wanted));
        while app.world().get_resource::<Session>().is_none() {
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
    }
}

/// Times of up to `most` frames, as long as something holds.
fn measure(app: &mut App, most: usize, holds: impl Fn(&App) -> bool) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < most && holds(app) {
        let begun = Instant::now();
        app.update();
        times.push(begun.elapsed());
    }
    times
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() as f64 - 1.0) * share).round() as usize;
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "{what}: median {:.3} ms, 99 % {:.3} ms, worst {:.3} ms, {} frames",
        at(0.5),
        at(0.99),
        at(1.0),
        times.len()
    );
}
