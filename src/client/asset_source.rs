//! Where Bevy reads its assets.

use std::path::PathBuf;

use bevy::asset::AssetApp as _;
use bevy::asset::io::file::FileAssetReader;
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::App;

/// Lets Bevy read its assets there, whatever letters the path has. Has to be said before Bevy's own plugin.
pub fn read_from(app: &mut App, folder: PathBuf) {
    app.register_asset_source(AssetSourceId::Default, source(folder));
}

fn source(folder: PathBuf) -> AssetSourceBuilder {
    AssetSourceBuilder::new(move || Box::new(FileAssetReader::new(&folder)))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use bevy::asset::io::{AssetSourceBuilders, Reader as _};
    use bevy::tasks::block_on;

    use super::*;

    #[cfg(unix)]
    #[test]
    fn assets_are_read_whatever_letters_the_path_has() {
        use std::os::unix::ffi::OsStrExt as _;
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join(std::ffi::OsStr::from_bytes(b"as\xff"));
        fs::create_dir_all(folder.join("models")).unwrap();
        fs::write(folder.join("models/cup.glb"), "a cup").unwrap();
        let mut builders = AssetSourceBuilders::default();
        builders.insert(AssetSourceId::Default, source(folder));
        let sources = builders.build_sources(false, false);
        let reader = sources.get(AssetSourceId::Default).unwrap().reader();
        let mut bytes = Vec::new();
        block_on(async {
            reader.read(Path::new("models/cup.glb")).await.unwrap().read_to_end(&mut bytes).await.unwrap()
        });
        assert_eq!(bytes, b"a cup");
    }
}
