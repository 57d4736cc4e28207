//! How long the graphics driver takes for a frame in the middle of a match of each game, nothing moving: the whole picture,
//! and the interface alone over a picture of the table that has not changed; at each quality. And the memory that the process
//! holds after each game.
//!
//! Needs a graphics driver, if only a software one. Run with `cargo bench --bench drawing`; games named behind `--` alone.

mod memory;
mod middle;

use std::time::{Duration, Instant};

use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use imps_table::client::dev::gallery::Studio;
use imps_table::client::pieces::picture::TablePicture;
use imps_table::client::session::Session;
use imps_table::client::settings::{Quality, Settings};
use imps_table::folders::DataFolder;
use imps_table::games::house;

/// Frames of each kind that are drawn; the fastest and the middle one are told.
const FRAMES: usize = 5;

fn main() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
    let named: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    let mut studio = Studio::open(DataFolder(folder.path().to_owned()))?;
    for game in house().tables() {
        if !named.is_empty() && !named.iter().any(|name| name == game.game()) {
            continue;
        }
        studio.app.world_mut().write_message(middle::ask(game.game(), folder.path())?);
        studio.step(4);
        studio.settle()?;
        if studio.app.world().get_resource::<Session>().is_none_or(|session| session.known.game() != game.game()) {
            return Err(format!("there is no match of {} on the table", game.game()));
        }
        for quality in Quality::ALL.into_iter().rev() {
            studio.app.world_mut().resource_mut::<Settings>().quality = quality;
            studio.settle()?;
            // What is drawn for the first time is compiled first.
            studio.develop()?;
            studio.show(true);
            for (what, whole) in [("the whole picture", true), ("the interface alone", false)] {
                let mut times: Vec<Duration> = (0..FRAMES).map(|_| frame(&mut studio, whole)).collect();
                times.sort_unstable();
                let millis = |time: Duration| time.as_secs_f64() * 1000.0;
                println!(
                    "{}, {quality:?}, {what}: {:.0} ms at best, {:.0} ms in the middle",
                    game.game(),
                    millis(times[0]),
                    millis(times[FRAMES / 2])
                );
            }
            studio.show(false);
        }
        memory::report();
    }
    Ok(())
}

/// Draws a frame to its end.
fn frame(studio: &mut Studio, whole: bool) -> Duration {
    while !whole && !studio.app.world().resource::<TablePicture>().is_fresh() {
        studio.step(1);
    }
    if whole {
        studio.app.world_mut().resource_mut::<TablePicture>().soil();
    }
    let drawn = studio.app.world().resource::<TablePicture>().drawn;
    let begun = Instant::now();
    studio.step(1);
    let device = studio.app.world().resource::<RenderDevice>();
    device.poll(PollType::wait_indefinitely()).expect("the driver to get through");
    let took = begun.elapsed();
    assert_eq!(studio.app.world().resource::<TablePicture>().drawn > drawn, whole);
    took
}
