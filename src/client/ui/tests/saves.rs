//! The pictures of saved matches.

use std::path::Path;
use std::time::{Duration, Instant};

use bevy_egui::egui::{Shape, TextureId};
use image::RgbImage;

use super::stand::{Stand, window};
use crate::client::session::snapshot::{SIZE, write};
use crate::client::session::{Overlay, Screen};
use crate::client::settings::Settings;
use crate::client::ui::screens::saves::Pictures;
use crate::folders::DataFolder;
use crate::storage::saves::beside;

/// The picture of a match, once nothing is being read any more.
fn seen(stand: &mut Stand, journal: &Path) -> Option<TextureId> {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(400) {
        stand.pass();
        std::thread::sleep(Duration::from_millis(5));
    }
    let mut pictures = stand.app.world_mut().resource_mut::<Pictures>();
    pictures.0.of(&journal.to_owned()).map(|picture| picture.id())
}

fn painted(stand: &mut Stand, picture: TextureId) -> bool {
    let shapes = stand.pass_with(Vec::new());
    shapes.iter().any(|shape| shape.shape.texture_id() == picture && !matches!(shape.shape, Shape::Noop))
}

#[test]
fn a_saved_match_shows_its_picture_and_a_broken_one_is_none() {
    let home = tempfile::tempdir().unwrap();
    let data = DataFolder(home.path().to_owned());
    std::fs::create_dir_all(data.matches()).unwrap();
    let [whole, broken, none] = ["Whole", "Broken", "None"].map(|name| {
        let file = data.matches().join(name).with_extension("journal");
        std::fs::write(&file, "imps-table journal 1\ngame toy\noptions ()\nseed 5\nseat A human A\n---\n").unwrap();
        file
    });
    write(&whole, RgbImage::new(SIZE.0, SIZE.1)).unwrap();
    std::fs::write(beside(&broken), "no picture").unwrap();
    let mut stand = Stand::new(Screen::Title, Overlay::None, window(1280.0, 720.0), Settings::default());
    stand.app.insert_resource(data);
    stand.open(Overlay::Saves);
    let picture = seen(&mut stand, &whole).expect("a picture");
    assert!(painted(&mut stand, picture));
    assert_eq!((seen(&mut stand, &broken), seen(&mut stand, &none)), (None, None));
    let held = |stand: &Stand| stand.ctx.tex_manager().read().meta(picture).is_some();
    assert!(held(&stand));
    stand.open(Overlay::None);
    stand.pass();
    assert!(!held(&stand), "it is given back");
}
