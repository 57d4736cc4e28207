//! What a game leaves behind when its table is left: the memory that the process holds at the title, and what is still loaded, after
//! each game has been shown for the first and for the second time; and how long its picture took each time.
//!
//! Needs a graphics driver, if only a software one. Run with `cargo bench --bench leaving`.

mod memory;
mod middle;

use std::time::Instant;

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::PipelineCache;
use imps_table::client::dev::gallery::Studio;
use imps_table::client::session::{Session, SessionRequest};
use imps_table::folders::DataFolder;
use imps_table::games::house;

fn main() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
    let mut studio = Studio::open(DataFolder(folder.path().to_owned()))?;
    studio.settle()?;
    studio.develop()?;
    report("the title", &studio);
    for visit in ["first", "second"] {
        for game in house().tables() {
            let begun = Instant::now();
            studio.app.world_mut().write_message(middle::ask(game.game(), folder.path())?);
            studio.step(4);
            studio.settle()?;
            if studio.app.world().get_resource::<Session>().is_none_or(|session| session.known.game() != game.game()) {
                return Err(format!("there is no match of {} on the table", game.game()));
            }
            studio.develop()?;
            println!("{}, {visit} visit: a picture after {:.1} s", game.game(), begun.elapsed().as_secs_f64());
            studio.app.world_mut().write_message(SessionRequest::Leave);
            studio.step(4);
            studio.settle()?;
            studio.develop()?;
            report("the title again", &studio);
        }
    }
    Ok(())
}

/// Prints what is loaded and how much memory the process holds.
fn report(what: &str, studio: &Studio) {
    let world = studio.app.world();
    let images = world.resource::<Assets<Image>>().len();
    let meshes = world.resource::<Assets<Mesh>>().len();
    let materials = world.resource::<Assets<StandardMaterial>>().len();
    let render = studio.app.get_sub_app(RenderApp).map(SubApp::world);
    let pipelines = render.and_then(World::get_resource::<PipelineCache>).map_or(0, |cache| cache.pipelines().count());
    println!("{what}: {images} images, {meshes} meshes, {materials} materials, {pipelines} pipelines");
    memory::report();
}
