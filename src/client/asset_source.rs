//! Where Bevy reads its assets.

use std::iter;
use std::path::Path;

use bevy::asset::AssetApp as _;
use bevy::asset::io::file::FileAssetReader;
use bevy::asset::io::{AssetReader, AssetReaderError, AssetSourceBuilder, AssetSourceId, PathStream, Reader};
use bevy::prelude::App;

use crate::folders::{self, AssetFolders};

/// Lets Bevy read its assets there, whatever letters the paths have, and whoever else reads files of games. Has to be said before
/// Bevy's own plugin.
pub fn read_from(app: &mut App, folders: AssetFolders) {
    app.register_asset_source(AssetSourceId::Default, source(folders.clone())).insert_resource(folders);
}

fn source(folders: AssetFolders) -> AssetSourceBuilder {
    AssetSourceBuilder::new(move || Box::new(InFolders::new(&folders)))
}

/// Reads each file from the first of several folders that has it.
struct InFolders {
    house: FileAssetReader,
    others: Vec<FileAssetReader>,
}

impl InFolders {
    fn new(folders: &AssetFolders) -> Self {
        let others = folders.iter().skip(1).map(FileAssetReader::new).collect();
        Self { house: FileAssetReader::new(folders::assets()), others }
    }

    /// The folder with this file; that of the house says so if nobody has it.
    fn with(&self, path: &Path) -> &FileAssetReader {
        let mut all = iter::once(&self.house).chain(&self.others);
        all.find(|folder| folder.root_path().join(path).exists()).unwrap_or(&self.house)
    }
}

impl AssetReader for InFolders {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.with(path).read(path).await
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.with(path).read_meta(path).await
    }

    async fn read_directory<'a>(&'a self, path: &'a Path) -> Result<Box<PathStream>, AssetReaderError> {
        self.with(path).read_directory(path).await
    }

    async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
        self.with(path).is_directory(path).await
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use bevy::asset::io::AssetSourceBuilders;
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
        builders.insert(AssetSourceId::Default, source(AssetFolders::with([folder])));
        let sources = builders.build_sources(false, false);
        let reader = sources.get(AssetSourceId::Default).unwrap().reader();
        let mut bytes = Vec::new();
        block_on(async {
            reader.read(Path::new("models/cup.glb")).await.unwrap().read_to_end(&mut bytes).await.unwrap()
        });
        assert_eq!(bytes, b"a cup");
        let nobody = block_on(async { reader.read(Path::new("models/nobodys.glb")).await.map(drop) });
        assert!(matches!(nobody, Err(AssetReaderError::NotFound(_))), "{nobody:?}");
    }
}
