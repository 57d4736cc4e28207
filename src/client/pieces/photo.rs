//! A picture of the screen for whoever asks for it: it is told of when it is on the disk, or when it cannot be.

use std::io::{self, Cursor};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;
use image::ImageFormat;

use crate::client::controls::InputAction;
use crate::client::frame::AppSystems;
use crate::client::input::Pressed;
use crate::client::settings::Notices;
use crate::engine::text_file::io_words;
use crate::engine::{Words, plain_file};
use crate::folders::{DataFolder, write_whole};

/// Frames in which the graphics driver must have answered; without one nobody ever does.
const FRAMES: u8 = 60;

/// A picture that the graphics driver is asked for, and since how many frames.
#[derive(Component)]
struct Exposed(u8);

/// A picture on its way to the disk.
#[derive(Component)]
struct Developing(Task<Result<PathBuf, Words>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (screenshot, expose, develop).chain().in_set(AppSystems::Follow));
}

/// A picture of the screen, into the data folder.
fn screenshot(pressed: Pressed, data: Res<DataFolder>, mut last: Local<u64>, mut commands: Commands) {
    if !pressed.just(InputAction::Screenshot) {
        return;
    }
    let folder = data.path("pictures");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    // Two within a second: the later one is a second late.
    *last = now.max(*last + 1);
    let first = *last;
    commands.spawn((Screenshot::primary_window(), Exposed(0))).observe(
        move |taken: On<ScreenshotCaptured>, mut commands: Commands| {
            let (image, folder) = (taken.image.clone(), folder.clone());
            let keep = async move { keep(image, &folder, first).map_err(|error| io_words(&error)) };
            commands.spawn(Developing(AsyncComputeTaskPool::get().spawn(keep)));
        },
    );
}

/// Keeps a picture under the first number that is free, and answers where.
fn keep(image: Image, folder: &Path, first: u64) -> io::Result<PathBuf> {
    let mut file = Cursor::new(Vec::new());
    // What would be transparent says how bright it is on some screens.
    let picture = image.try_into_dynamic().map_err(io::Error::other)?.to_rgb8();
    picture.write_to(&mut file, ImageFormat::Png).map_err(io::Error::other)?;
    let named = |number: u64| folder.join(format!("table-{number}.png"));
    let path = (first..).map(named).find(|path| !plain_file::is_taken(path)).unwrap_or_else(|| named(first));
    write_whole(&path, file.into_inner())?;
    Ok(path)
}

/// Waits for the graphics driver; the window does not rest before it has answered.
fn expose(
    mut exposed: Query<(Entity, &mut Exposed)>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut exposed) in &mut exposed {
        if exposed.0 == FRAMES {
            commands.entity(entity).despawn();
            notices.push(Words::new("notice-picture-none"));
        }
        exposed.0 += 1;
        redraw.write(RequestRedraw);
    }
}

/// Tells of every picture that has come to the disk, or has not.
fn develop(
    mut developing: Query<(Entity, &mut Developing)>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut picture) in &mut developing {
        let Some(kept) = block_on(poll_once(&mut picture.0)) else {
            redraw.write(RequestRedraw);
            continue;
        };
        notices.push(match kept {
            Ok(path) => Words::new("notice-picture").with("path", path.display().to_string()),
            Err(why) => Words::new("notice-picture-failed").with("why", why),
        });
        commands.entity(entity).despawn();
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

    use super::*;

    fn picture() -> Image {
        let size = Extent3d { width: 3, height: 2, depth_or_array_layers: 1 };
        let (shape, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        Image::new_fill(size, shape, &[200, 100, 50, 0], format, RenderAssetUsages::default())
    }

    /// What is told of a picture that comes into this folder.
    fn told(folder: &Path) -> Vec<Words> {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).init_resource::<Notices>().add_message::<RequestRedraw>();
        app.add_systems(Update, develop);
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let folder = folder.to_owned();
        let keep = async move {
            // Until the test lets go.
            let _ = held.recv();
            keep(picture(), &folder, 1_700_000_000).map_err(|error| io_words(&error))
        };
        app.world_mut().spawn(Developing(AsyncComputeTaskPool::get().spawn(keep)));
        (0..3).for_each(|_| app.update());
        assert!(app.world().resource::<Notices>().0.is_empty(), "nothing has been written yet");
        drop(hold);
        while app.world().resource::<Notices>().0.is_empty() {
            app.update();
        }
        app.world().resource::<Notices>().0.clone()
    }

    #[test]
    fn a_picture_is_told_of_when_it_is_on_the_disk() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("pictures");
        for name in ["table-1700000000.png", "table-1700000001.png"] {
            let path = folder.join(name);
            assert_eq!(told(&folder), [Words::new("notice-picture").with("path", path.display().to_string())]);
            let kept = image::load_from_memory(&fs::read(&path).unwrap()).unwrap().into_rgb8();
            assert_eq!((kept.dimensions(), kept.get_pixel(2, 1).0), ((3, 2), [200, 100, 50]));
        }
    }

    #[test]
    fn a_picture_that_cannot_be_written_is_said_and_leaves_nothing() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("pictures");
        fs::write(&folder, "in the way").unwrap();
        assert!(matches!(&told(&folder)[..], [words] if words.key == "notice-picture-failed"));
        assert_eq!(fs::read_to_string(&folder).unwrap(), "in the way");
        fs::remove_file(&folder).unwrap();
        // Something is in the way of the file that is written first.
        fs::create_dir_all(folder.join("table-1700000000.png.part")).unwrap();
        assert!(matches!(&told(&folder)[..], [words] if words.key == "notice-picture-failed"));
        assert!(!folder.join("table-1700000000.png").exists());
    }
}
