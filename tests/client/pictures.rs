//! A few pictures of the gallery on whatever Vulkan driver is there, software included.

use std::process::Command;

#[test]
fn pictures_are_drawn_and_are_not_blank() {
    let folder = tempfile::tempdir().expect("a folder");
    let done = Command::new(env!("CARGO_BIN_EXE_imps-table"))
        .args(["gallery"])
        .arg(folder.path())
        .args(["title-ja", "battlelore-opening-ja"])
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
