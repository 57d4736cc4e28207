//! Where assets are found.

use std::path::PathBuf;

/// The folder `assets`: named by `IMPS_TABLE_ASSETS`, beside the program, in the current folder, or in the source tree
/// that the program was built from; the first that exists.
#[must_use]
pub fn assets() -> PathBuf {
    let named = std::env::var_os("IMPS_TABLE_ASSETS").map(PathBuf::from);
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
    let here = std::env::current_dir().ok().map(|folder| folder.join("assets"));
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
    [named, beside, here].into_iter().flatten().find(|folder| folder.is_dir()).unwrap_or(source)
}
