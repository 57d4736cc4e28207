//! Where assets are found.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// What names the folder, if it is neither beside the program nor in the current folder.
const NAMED: &str = "IMPS_TABLE_ASSETS";

/// The folder as it was when the program began, whatever becomes the current folder later.
static FOUND: LazyLock<PathBuf> = LazyLock::new(|| choose(std::env::var_os(NAMED), &places()));

/// Where assets lie, unless the variable names another folder: beside the program, where systems keep what belongs to a program
/// in `bin`, in the package that `cargo run` was asked for, and in those around that one.
fn places() -> Vec<PathBuf> {
    let exe = std::env::current_exe().ok();
    let home = exe.as_deref().and_then(Path::parent);
    let beside = home.map(|home| home.join("assets"));
    let shared = home.and_then(Path::parent).map(|above| above.join("share/imps-table/assets"));
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let packages = package.ancestors().filter(|folder| folder.join("Cargo.toml").is_file() && folder.is_absolute());
    [beside, shared].into_iter().flatten().chain(packages.map(|folder| folder.join("assets"))).collect()
}

/// The folder `assets`: the one that `IMPS_TABLE_ASSETS` names, or else beside the program, in the system's folder for it, in the
/// package that `cargo run` was asked for or in one around it, or in the current folder; never a path of the machine that built the
/// program.
pub fn assets() -> PathBuf {
    FOUND.clone()
}

/// The folders in which a file is looked for: that of the house, then those of games from elsewhere. What the house has, no game
/// replaces; so a game begins the names of its own files with its own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct AssetFolders(Vec<PathBuf>);

/// The folder of the house alone.
impl Default for AssetFolders {
    fn default() -> Self {
        Self(vec![assets()])
    }
}

impl AssetFolders {
    /// The folder of the house, and each of these once.
    pub fn with(others: impl IntoIterator<Item = PathBuf>) -> Self {
        others.into_iter().fold(Self::default(), |mut all, other| {
            if !all.0.contains(&other) {
                all.0.push(other);
            }
            all
        })
    }

    /// All of them, that of the house first.
    pub fn iter(&self) -> impl Iterator<Item = &Path> + Clone {
        self.0.iter().map(PathBuf::as_path)
    }

    /// Where a file is, of which the path below `assets` is known; none if no folder has it.
    pub fn find(&self, path: impl AsRef<Path>) -> Option<PathBuf> {
        self.iter().map(|folder| folder.join(&path)).find(|file| file.is_file())
    }

    /// The paths below `assets` of all files with this extension in this folder there, in their order; and of those that a game has
    /// although there is one already.
    pub fn files(&self, below: &str, extension: &str) -> (BTreeSet<String>, Vec<String>) {
        let (mut all, mut twice) = (BTreeSet::new(), Vec::new());
        for folder in self.iter() {
            let entries = std::fs::read_dir(folder.join(below)).into_iter().flatten().flatten();
            let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
            for name in names.filter(|name| Path::new(name).extension().is_some_and(|found| found == extension)) {
                let path = format!("{below}/{name}");
                twice.extend(all.replace(path));
            }
        }
        (all, twice)
    }
}

/// The folder that is named; else the first of these that holds our assets whole, else the first that holds texts at all, or else the
/// one in the current folder.
fn choose(named: Option<OsString>, places: &[PathBuf]) -> PathBuf {
    let first = |fits: fn(&Path) -> bool| places.iter().find(|folder| fits(folder)).cloned();
    let folder = named.filter(|named| !named.is_empty()).map(PathBuf::from);
    let folder = folder.or_else(|| first(is_ours)).or_else(|| first(has_texts)).unwrap_or_else(|| "assets".into());
    std::path::absolute(&folder).unwrap_or(folder)
}

/// Whether a folder holds the texts of the interface: a game from elsewhere has assets as well, but only its own.
fn is_ours(folder: &Path) -> bool {
    folder.join("locales/en/ui.ftl").is_file()
}

/// Whether a folder is not just any that is called `assets`.
fn has_texts(folder: &Path) -> bool {
    folder.join("locales").is_dir()
}

/// Whether the assets are there at all; a single missing one is survived, all of them are not worth starting without.
///
/// # Errors
/// The folder does not look like the assets; the sentence says where they were expected and what to do.
pub fn check_assets() -> Result<(), String> {
    holds(&assets(), "locales", has_texts(&assets())).map_err(|said| {
        let named = std::env::var_os(NAMED).is_some_and(|named| !named.is_empty());
        let others = places().into_iter().filter(|place| !named && *place != assets());
        let others: Vec<String> = others.map(|place| place.display().to_string()).collect();
        if others.is_empty() { said } else { format!("{said}; it was looked for in {} as well", others.join(", ")) }
    })
}

/// Whether there is any font to write with on a screen.
pub fn check_fonts() -> Result<(), String> {
    holds(&assets(), "fonts", has_fonts(&assets()))
}

fn has_fonts(folder: &Path) -> bool {
    let fonts = std::fs::read_dir(folder.join("fonts")).into_iter().flatten().flatten().map(|entry| entry.path());
    // A link to a font that is gone is none.
    fonts.filter(|path| path.is_file()).any(|path| path.extension().is_some_and(|extension| extension == "ttf"))
}

fn holds(folder: &Path, below: &str, there: bool) -> Result<(), String> {
    if there {
        return Ok(());
    }
    let missing = if below == "fonts" { "fonts are" } else { "pictures and texts are" };
    Err(format!(
        "the game's {missing} missing: there is no folder `{below}` with them in {}; start in the folder that holds \
         `assets`, or name it with {NAMED}=/path/to/assets",
        folder.display()
    ))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A folder of this name that looks like the assets.
    fn ours(home: &Path, name: &str) -> PathBuf {
        let folder = home.join(name);
        fs::create_dir_all(folder.join("locales/en")).unwrap();
        fs::write(folder.join("locales/en/ui.ftl"), "ui-done = Done").unwrap();
        folder
    }

    #[test]
    fn what_the_house_has_no_game_replaces() {
        let home = tempfile::tempdir().unwrap();
        let [house, game] = ["house", "game"].map(|name| home.path().join(name));
        let put = |folder: &Path, name: &str| {
            fs::create_dir_all(folder.join("icons")).unwrap();
            fs::write(folder.join("icons").join(name), "an icon").unwrap();
        };
        [(&house, "lock.svg"), (&game, "lock.svg"), (&game, "game-pebble.svg"), (&game, "make.py")]
            .into_iter()
            .for_each(|(folder, name)| put(folder, name));
        let folders = AssetFolders(vec![house.clone(), game.clone()]);
        assert_eq!(folders.find("icons/lock.svg"), Some(house.join("icons/lock.svg")));
        assert_eq!(folders.find("icons/game-pebble.svg"), Some(game.join("icons/game-pebble.svg")));
        assert_eq!((folders.find("icons"), folders.find("icons/none.svg")), (None, None));
        let (all, twice) = folders.files("icons", "svg");
        assert!(all.iter().eq(["icons/game-pebble.svg", "icons/lock.svg"]), "{all:?}");
        assert_eq!(twice, ["icons/lock.svg"]);
        assert_eq!(AssetFolders::with([game.clone(), assets(), game.clone()]).0, [assets(), game]);
    }

    #[test]
    fn any_other_folder_of_that_name_is_passed_over() {
        let home = tempfile::tempdir().unwrap();
        let foreign = home.path().join("foreign/assets");
        fs::create_dir_all(&foreign).unwrap();
        let right = ours(home.path(), "right/assets");
        assert_eq!(choose(None, &[foreign.clone(), right.clone()]), right);
        let game = home.path().join("game/assets");
        fs::create_dir_all(game.join("locales")).unwrap();
        assert_eq!(choose(None, &[game.clone(), right.clone()]), right, "a game from elsewhere has its own");
        assert_eq!(choose(None, &[foreign.clone(), game.clone()]), game, "something is better than nothing");
        let here = std::env::current_dir().unwrap().join("assets");
        assert_eq!(choose(None, std::slice::from_ref(&foreign)), here);
        assert_eq!(choose(Some("".into()), std::slice::from_ref(&right)), right, "empty is unset");
        assert_eq!(choose(Some(foreign.clone().into()), std::slice::from_ref(&right)), foreign, "named is named");
        assert_eq!(choose(Some("some/assets".into()), &[right]), here.with_file_name("some/assets"));
    }

    #[test]
    fn fonts_that_are_dead_links_are_no_fonts() {
        let home = tempfile::tempdir().unwrap();
        let folder = ours(home.path(), "assets");
        assert!(is_ours(&folder) && has_texts(&folder) && !has_fonts(&folder));
        fs::create_dir_all(folder.join("fonts")).unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink("/nowhere/text.ttf", folder.join("fonts/text.ttf")).unwrap();
        assert!(!has_fonts(&folder));
        assert!(holds(&folder, "fonts", has_fonts(&folder)).is_err_and(|said| said.contains("`fonts`")));
        fs::write(folder.join("fonts/other.ttf"), "letters").unwrap();
        assert!(has_fonts(&folder));
    }
}
