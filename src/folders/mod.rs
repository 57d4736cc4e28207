//! Where files are: the assets that belong to the program, and the folder in which a person's own things are kept.

mod assets;
mod data;

pub use assets::{AssetFolders, assets, check_assets, check_fonts};
pub use data::{DataFolder, free, linked, put_aside, write_whole};
