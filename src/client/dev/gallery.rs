//! The fixed set of pictures: the real program, drawn into an image with time stepped by hand.

use std::path::Path;
use std::time::{Duration, Instant};

use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use image::imageops::{FilterType, replace, resize};
use image::{DynamicImage, RgbImage};

use super::shots::{self, Shot};
use crate::client::director::Director;
use crate::client::flow::attract::Patience;
use crate::client::pieces::camera::Eye;
use crate::client::pieces::faces::FaceBook;
use crate::client::pieces::picture::{Canvas, FrontCamera};
use crate::client::program::{PictureOutput, app};
use crate::client::session::Screen;
use crate::client::settings::Settings;
use crate::folders::DataFolder;
use crate::locale::Language;

/// Seconds of stepped time a frame.
pub const STEP: f32 = 1.0 / 30.0;
/// Frames of a strip, how many of them lie beside each other, and stepped frames from one to the next.
const STRIP: u32 = 8;
const ACROSS: u32 = 2;
const STRIDE: u32 = 7;

/// Renders the pictures into a folder: all, or those whose file name contains one of `only`; in one language, or both.
///
/// # Errors
/// The folder cannot be written, or the program does not get as far as the title.
pub fn gallery(out: &Path, only: &[String], language: Option<Language>) -> Result<(), String> {
    crate::folders::check_assets()?;
    crate::folders::check_fonts()?;
    crate::client::no_window::answer_for_missing_driver();
    std::fs::create_dir_all(out).map_err(|why| format!("{}: {why}", out.display()))?;
    let data = std::env::temp_dir().join(format!("imps-table-gallery-{}", std::process::id()));
    let mut studio = Studio::open(DataFolder(data.clone()))?;
    let shots = shots::all().into_iter().filter(|shot| {
        let file = format!("{}.png", shot.name);
        let named = only.is_empty() || only.iter().any(|name| file.contains(name.as_str()));
        named && language.is_none_or(|language| language == shot.settings.play.language)
    });
    let done = shots.into_iter().try_for_each(|shot| studio.take(&shot, out));
    // Saves of matches that were only played for the pictures; the system clears its temporary folder anyway.
    let _ = std::fs::remove_dir_all(data);
    done
}

/// The program with an image in front of it.
pub struct Studio {
    pub app: App,
    size: UVec2,
}

/// The picture that was asked for last.
#[derive(Resource, Default)]
struct Developed(Option<Image>);

impl Studio {
    /// Starts the program and waits for the title.
    ///
    /// # Errors
    /// It does not come within two minutes.
    pub fn open(data: DataFolder) -> Result<Self, String> {
        let mut app = app(crate::games::house(), PictureOutput::Offscreen, data);
        app.init_resource::<Developed>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(STEP)));
        // No show begins because nobody touches anything.
        app.insert_resource(Patience(Duration::from_secs(1_000_000)));
        app.finish();
        app.cleanup();
        // The camera comes with the first frame.
        app.update();
        let mut studio = Self { app, size: UVec2::ZERO };
        studio.resize(UVec2::new(1280, 720));
        studio.show(false);
        let begun = Instant::now();
        while *studio.app.world().resource::<State<Screen>>().get() == Screen::Loading {
            studio.app.update();
            std::thread::sleep(Duration::from_millis(3));
            if begun.elapsed() > Duration::from_secs(120) {
                return Err("the program is still loading after two minutes".to_owned());
            }
        }
        Ok(studio)
    }

    /// Gives the picture another size.
    fn resize(&mut self, size: UVec2) {
        if self.size == size {
            return;
        }
        self.size = size;
        let world = self.app.world_mut();
        let image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        let image = world.resource_mut::<Assets<Image>>().add(image);
        *world.resource_mut::<Canvas>() = Canvas { size: size.as_vec2(), physical: size };
        let mut cameras = world.query_filtered::<&mut RenderTarget, With<FrontCamera>>();
        for mut target in cameras.iter_mut(world) {
            *target = RenderTarget::Image(image.clone().into());
        }
    }

    /// Draws, or only steps.
    pub fn show(&mut self, active: bool) {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<&mut Camera, With<FrontCamera>>();
        for mut camera in cameras.iter_mut(world) {
            camera.is_active = active;
        }
    }

    /// Steps time without drawing.
    pub fn step(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// Steps until everything has been told and every face has been drawn.
    ///
    /// # Errors
    /// It does not come to rest.
    pub fn settle(&mut self) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            self.step(2);
            let world = self.app.world();
            let (told, faces) = (world.resource::<Director>().busy(), world.resource::<FaceBook>().waiting());
            if !told && faces == 0 && !world.resource::<Eye>().moving() {
                self.step(12);
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(2));
            if begun.elapsed() > Duration::from_secs(180) {
                let told = if told { "something is being told" } else { "nothing is being told" };
                return Err(format!("the table does not come to rest: {told}, {faces} faces are still to be drawn"));
            }
        }
    }

    /// Takes one picture.
    fn take(&mut self, shot: &Shot, out: &Path) -> Result<(), String> {
        self.resize(shot.size);
        // How flames and cloth hang in the air at a time is never the same twice.
        *self.app.world_mut().resource_mut::<Settings>() = Settings { living_flames: false, ..shot.settings.clone() };
        self.step(3);
        (shot.arrange)(self)?;
        let path = out.join(format!("{}.png", shot.name));
        let picture = if shot.strip { self.strip()? } else { self.picture()?.into_rgb8() };
        picture.save(&path).map_err(|why| format!("{}: {why}", path.display()))
    }

    /// The picture as it is now.
    fn picture(&mut self) -> Result<DynamicImage, String> {
        self.develop()?.try_into_dynamic().map_err(|why| why.to_string())
    }

    /// What happens from now on, in several pictures on one sheet, each of half the size; line by line.
    fn strip(&mut self) -> Result<RgbImage, String> {
        let size = self.size / 2;
        let mut sheet = RgbImage::new(size.x * ACROSS, size.y * STRIP.div_ceil(ACROSS));
        for number in 0..STRIP {
            // While one is drawn nothing goes on.
            self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
            let picture = resize(&self.picture()?.into_rgb8(), size.x, size.y, FilterType::Triangle);
            self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(STEP)));
            let (column, line) = (number % ACROSS, number / ACROSS);
            replace(&mut sheet, &picture, i64::from(column * size.x), i64::from(line * size.y));
            self.step(STRIDE);
        }
        Ok(sheet)
    }

    /// Draws a few frames and answers the last: a software driver takes seconds for each.
    ///
    /// # Errors
    /// The picture does not come back from the graphics driver.
    pub fn develop(&mut self) -> Result<Image, String> {
        self.show(true);
        self.step(3);
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<&RenderTarget, With<FrontCamera>>();
        let target = cameras.iter(world).find_map(|target| match target {
            RenderTarget::Image(target) => Some(target.handle.clone()),
            _ => None,
        });
        let target = target.ok_or("the camera has lost its picture")?;
        world.spawn(Screenshot::image(target)).observe(
            |captured: On<ScreenshotCaptured>, mut developed: ResMut<Developed>| {
                developed.0 = Some(captured.image.clone());
            },
        );
        self.step(1);
        self.show(false);
        // It is handed over while further frames are stepped.
        let begun = Instant::now();
        for frame in 0_u32.. {
            if frame >= 20 && begun.elapsed() > Duration::from_secs(20) {
                break;
            }
            self.app.update();
            if let Some(image) = self.app.world_mut().resource_mut::<Developed>().0.take() {
                return Ok(image);
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        Err("the graphics driver gives no picture back".to_owned())
    }
}
