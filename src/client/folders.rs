//! Where assets are found.

use std::path::PathBuf;

/// What names the folder, if it is neither beside the program nor in the current folder.
const NAMED: &str = "IMPS_TABLE_ASSETS";

/// The folder `assets`: the one that `IMPS_TABLE_ASSETS` names, or else beside the program, in the package that
/// `cargo run` was asked for, or in the current folder; never a path of the machine that built the program.
#[must_use]
pub fn assets() -> PathBuf {
    let named = std::env::var_os(NAMED).map(PathBuf::from);
    if let Some(named) = named {
        return named;
    }
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(|package| PathBuf::from(package).join("assets"));
    [beside, package].into_iter().flatten().find(|folder| folder.is_dir()).unwrap_or_else(|| {
        let here = std::env::current_dir().unwrap_or_default();
        here.join("assets")
    })
}

/// Whether the assets are there at all; a single missing one is survived, all of them are not worth starting without.
///
/// # Errors
/// The folder does not look like the assets; the sentence says where they were expected and what to do.
pub fn check_assets() -> Result<(), String> {
    let folder = assets();
    if folder.join("locales").is_dir() {
        return Ok(());
    }
    Err(format!(
        "the game's pictures and texts are missing: there is no folder `locales` in {}; start in the folder that holds \
         `assets`, or name it with {NAMED}=/path/to/assets",
        folder.display()
    ))
}
