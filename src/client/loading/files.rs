//! The files to be loaded, and the collections made of them.

use std::collections::HashMap;
use std::io::Cursor;
use std::path::Path;

use bevy::asset::{AssetPath, RecursiveDependencyLoadState, UntypedHandle};
use bevy::audio::AudioSource;
use bevy::gltf::Gltf;
use bevy::image::{ImageAddressMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy_asset_loader::asset_collection::AssetCollection;
use ogg::PacketReader;

use crate::client::audio::Sounds;
use crate::client::settings::Notices;
use crate::engine::Words;
use crate::folders::AssetFolders;

/// Kinds of files, with their folder and extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Model,
    Texture,
    Sound,
}

impl Kind {
    fn place(self) -> (&'static str, &'static str) {
        match self {
            Self::Model => ("models", "glb"),
            Self::Texture => ("textures", "png"),
            Self::Sound => ("sounds", "ogg"),
        }
    }

    /// Whether this program has room for such assets: one without sound has none for sounds.
    fn can_be_kept(self, world: &World) -> bool {
        match self {
            Self::Model => world.contains_resource::<Assets<Gltf>>(),
            Self::Texture => world.contains_resource::<Assets<Image>>(),
            Self::Sound => world.contains_resource::<Assets<AudioSource>>(),
        }
    }
}

/// Whether a file has come to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    No,
    Loaded,
    Broken,
}

#[derive(Debug)]
pub(super) struct WantedFile {
    /// Its path below `assets`.
    pub path: String,
    kind: Kind,
    handle: UntypedHandle,
    /// It cannot be read: done without.
    pub broken: bool,
}

impl WantedFile {
    pub(super) fn settled(&self, assets: &AssetServer) -> Settled {
        match assets.get_recursive_dependency_load_state(&self.handle) {
            Some(RecursiveDependencyLoadState::Loaded) => Settled::Loaded,
            Some(RecursiveDependencyLoadState::Failed(_)) => Settled::Broken,
            _ => Settled::No,
        }
    }

    fn stem(&self) -> &str {
        Path::new(&self.path).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default()
    }
}

/// Every file of the folders, on its way. Which there are is found out at start, so that no list has to be kept.
#[derive(Resource, Debug)]
pub(super) struct WantedFiles {
    pub files: Vec<WantedFile>,
}

impl FromWorld for WantedFiles {
    fn from_world(world: &mut World) -> Self {
        let (assets, folders) = (world.resource::<AssetServer>(), world.resource::<AssetFolders>());
        let mut files = Vec::new();
        for kind in [Kind::Model, Kind::Texture, Kind::Sound].into_iter().filter(|kind| kind.can_be_kept(world)) {
            for path in list(folders, kind) {
                let handle = start(assets, kind, &path);
                files.push(WantedFile { path, kind, handle, broken: false });
            }
        }
        tell_of_twins(world);
        Self { files }
    }
}

/// The files of a kind, in the order of their names. A folder in which there is none is warned about; the game goes on.
fn list(folders: &AssetFolders, kind: Kind) -> Vec<String> {
    let (below, extension) = kind.place();
    let (paths, _) = folders.files(below, extension);
    if paths.is_empty() {
        warn!("there are no {below}");
    }
    paths.into_iter().collect()
}

/// Says which files of a game from elsewhere are not used, since there is one of that name already.
fn tell_of_twins(world: &mut World) {
    let folders = world.resource::<AssetFolders>();
    let places = [Kind::Model, Kind::Texture, Kind::Sound].map(Kind::place);
    let twins =
        places.into_iter().chain([("icons", "svg")]).flat_map(|(below, extension)| folders.files(below, extension).1);
    let words: Vec<Words> = twins.map(|path| Words::new("notice-asset-twice").with("file", path)).collect();
    let mut notices = world.resource_mut::<Notices>();
    words.into_iter().for_each(|words| notices.push(words));
}

fn start(assets: &AssetServer, kind: Kind, path: &str) -> UntypedHandle {
    let place = AssetPath::from(path.to_owned());
    match kind {
        Kind::Model => assets.load::<Gltf>(place).untyped(),
        Kind::Sound => assets.load::<AudioSource>(place).untyped(),
        // The light of the room is no tile.
        Kind::Texture if path.ends_with("/environment.png") => assets.load::<Image>(place).untyped(),
        Kind::Texture => {
            let is_srgb = !path.ends_with("_n.png") && !path.ends_with("_mr.png");
            let tile = move |settings: &mut ImageLoaderSettings| {
                settings.is_srgb = is_srgb;
                settings.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                    address_mode_u: ImageAddressMode::Repeat,
                    address_mode_v: ImageAddressMode::Repeat,
                    ..ImageSamplerDescriptor::linear()
                });
            };
            assets.load_builder().with_settings(tile).load::<Image>(place).untyped()
        }
    }
}

/// The handles of a kind that are not broken.
fn intact(world: &World, kind: Kind) -> impl Iterator<Item = &WantedFile> {
    world.resource::<WantedFiles>().files.iter().filter(move |file| file.kind == kind && !file.broken)
}

fn handles(world: &World, kind: Kind) -> Vec<UntypedHandle> {
    intact(world, kind).map(|file| file.handle.clone()).collect()
}

fn collect<A: Asset>(world: &World, kind: Kind) -> HashMap<String, Handle<A>> {
    intact(world, kind)
        .filter_map(|file| Some((file.stem().to_owned(), file.handle.clone().try_typed().ok()?)))
        .collect()
}

/// Whether a sound can be played: Bevy reads any bytes as one, and panics when it is to play what begins in another way.
fn can_be_played(bytes: &[u8]) -> bool {
    let mut packets = PacketReader::new(Cursor::new(bytes));
    // The three packets that every sound in Ogg Vorbis begins with.
    [1, 3, 5].iter().all(|kind| {
        let packet = packets.read_packet_expected().map(|packet| packet.data).unwrap_or_default();
        packet.split_first().is_some_and(|(first, rest)| first == kind && rest.starts_with(b"vorbis"))
    })
}

/// Every model of the folders `models` by its name without extension.
#[derive(Resource, Debug, Default)]
pub struct Models(HashMap<String, Handle<Gltf>>);

impl Models {
    /// The model, unless its file is missing or broken.
    pub fn get(&self, name: &str) -> Option<&Handle<Gltf>> {
        self.0.get(name)
    }
}

/// Every texture of the folders `textures` by its name without extension. All but `environment` repeat; `*_n` and `*_mr` are
/// linear data.
#[derive(Resource, Debug, Default)]
pub struct Textures(HashMap<String, Handle<Image>>);

impl Textures {
    /// The texture, unless its file is missing or broken.
    pub fn get(&self, name: &str) -> Option<&Handle<Image>> {
        self.0.get(name)
    }
}

impl AssetCollection for Models {
    fn create(world: &mut World) -> Self {
        Self(collect(world, Kind::Model))
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        handles(world, Kind::Model)
    }
}

impl AssetCollection for Textures {
    fn create(world: &mut World) -> Self {
        Self(collect(world, Kind::Texture))
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        handles(world, Kind::Texture)
    }
}

impl AssetCollection for Sounds {
    fn create(world: &mut World) -> Self {
        let mut sounds = Self::default();
        let mut broken = Vec::new();
        let read = world.get_resource::<Assets<AudioSource>>();
        for file in intact(world, Kind::Sound) {
            let Ok(handle) = file.handle.clone().try_typed::<AudioSource>() else { continue };
            match read.and_then(|read| read.get(&handle)) {
                Some(sound) if can_be_played(&sound.bytes) => sounds.add(file.stem(), handle),
                _ => broken.push(file.path.clone()),
            }
        }
        world.resource_mut::<Notices>().push_missing(broken.iter().map(String::as_str));
        sounds
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        handles(world, Kind::Sound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_can_be_played_and_none_that_is_cut_off() {
        let folders = AssetFolders::default();
        let sounds = list(&folders, Kind::Sound);
        assert!(!sounds.is_empty());
        for path in sounds {
            let bytes = std::fs::read(folders.find(&path).unwrap()).unwrap();
            assert!(can_be_played(&bytes), "{path}");
            for end in [0, 3, 40, 400] {
                assert!(!can_be_played(&bytes[..end]), "{path}: its first {end} bytes");
            }
        }
        assert!(!can_be_played(b"this is something else"));
    }
}
