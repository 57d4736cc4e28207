//! All sounds by name.

use std::collections::{HashMap, HashSet};

use bevy::audio::AudioSource;
use bevy::prelude::*;

/// Every sound of `assets/sounds`, by name; `card-lay-1` and `card-lay-2` are variations of `card-lay`.
#[derive(Resource, Debug, Default)]
pub struct Sounds {
    variations: HashMap<String, Vec<Handle<AudioSource>>>,
    /// Names that have been asked for in vain.
    missing: HashSet<String>,
}

impl Sounds {
    /// Adds a file by its name without extension.
    pub fn add(&mut self, stem: &str, sound: Handle<AudioSource>) {
        let name = match stem.rsplit_once('-') {
            Some((name, number)) if number.parse::<u8>().is_ok() => name,
            _ => stem,
        };
        self.variations.entry(name.to_owned()).or_default().push(sound);
    }

    /// The variations of a sound; none for a name that no file has, which is warned about once.
    pub fn get(&mut self, name: &str) -> &[Handle<AudioSource>] {
        if let Some(variations) = self.variations.get(name) {
            return variations;
        }
        // A program without sound has no need for warnings.
        if !self.variations.is_empty() && !self.missing.contains(name) {
            warn!("there is no sound `{name}` in assets/sounds");
            self.missing.insert(name.to_owned());
        }
        &[]
    }
}
