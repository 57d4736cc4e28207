//! The small picture of the table that lies beside a journal, under the same name.

use std::io::{BufReader, Cursor};
use std::path::Path;

use image::{DynamicImage, ImageError, ImageFormat, ImageReader, Limits, RgbImage};

use crate::engine::plain_file;
use crate::folders::write_whole;
use crate::storage::saves::beside;

/// Width and height in pixels.
pub const SIZE: (u32, u32) = (320, 180);
/// No picture that lies there is read if it is wider or higher, in pixels.
const LARGEST: u32 = 1280;

/// Keeps a picture beside a journal, unless that is gone by now.
///
/// # Errors
/// A folder that cannot be written to or is full; an older picture is then still there.
pub fn write(journal: &Path, picture: RgbImage) -> Result<(), ImageError> {
    let mut file = Cursor::new(Vec::new());
    DynamicImage::from(picture).write_to(&mut file, ImageFormat::Png)?;
    if journal.exists() {
        write_whole(&beside(journal), file.into_inner())?;
    }
    Ok(())
}

/// The picture beside a journal.
///
/// # Errors
/// There is none, or it is broken or too large.
pub fn read(journal: &Path) -> Result<RgbImage, ImageError> {
    let mut reader = ImageReader::with_format(BufReader::new(plain_file::open(&beside(journal))?), ImageFormat::Png);
    let mut limits = Limits::default();
    (limits.max_image_width, limits.max_image_height) = (Some(LARGEST), Some(LARGEST));
    reader.limits(limits);
    Ok(reader.decode()?.into_rgb8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_comes_back_and_a_broken_one_does_not() {
        let home = tempfile::tempdir().unwrap();
        let journal = home.path().join("Mr. A.journal");
        let picture = RgbImage::from_fn(SIZE.0, SIZE.1, |x, y| image::Rgb([x as u8, y as u8, 7]));
        write(&journal, picture.clone()).unwrap();
        assert!(read(&journal).is_err(), "there is no journal that it could lie beside");
        std::fs::write(&journal, "imps-table journal 1\n").unwrap();
        write(&journal, picture.clone()).unwrap();
        assert_eq!(read(&journal).unwrap(), picture);
        let file = std::fs::read(beside(&journal)).unwrap();
        for broken in [&file[..file.len() / 2], b"", b"no picture"] {
            std::fs::write(beside(&journal), broken).unwrap();
            assert!(read(&journal).is_err());
        }
        let huge = RgbImage::new(LARGEST + 1, 1);
        write(&journal, huge).unwrap();
        assert!(read(&journal).is_err(), "nobody knows how large it would become");
    }
}
