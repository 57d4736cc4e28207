//! The games that a program offers, as one value: it is made in `main` and handed to whoever asks for games.

use std::path::PathBuf;

use super::entry::ErasedGame;
use super::{Game, GameEntry, UnknownGame};
use crate::engine::Words;
use crate::engine::journal::{Glance, parse};
use crate::folders::{self, AssetFolders};
use crate::locale::Locale;
use crate::table::TableGame;
use crate::table::any_match::TableEntry;
use crate::table::typed_match::ErasedTable;

/// What a game adds to the Bevy program: bodies that it builds itself, and what happens around them.
#[cfg(feature = "client")]
pub type Scene = fn(&mut bevy::app::App);

/// A game with all that it brings.
#[derive(Clone, Copy)]
pub struct GameBundle {
    pub rules: &'static dyn GameEntry,
    /// How people play it.
    pub table: &'static dyn TableEntry,
    /// The folder with its texts, rule books, lessons and puzzles, its icons, models, textures, sounds and templates of cards, laid out
    /// as the house's own `assets`; what it has not is looked for in that.
    pub assets: fn() -> PathBuf,
    #[cfg(feature = "client")]
    pub scene: Option<Scene>,
}

impl GameBundle {
    /// A game whose assets are those of the house, without a scene of its own.
    pub const fn of<R: Game + TableGame>() -> Self {
        Self {
            rules: ErasedGame::<R>::GAME,
            table: ErasedTable::<R>::TABLE,
            assets: folders::assets,
            #[cfg(feature = "client")]
            scene: None,
        }
    }
}

/// The games that a program offers, in the order in which it offers them.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct Registry(&'static [GameBundle]);

impl Registry {
    /// A registry of these games.
    pub const fn new(games: &'static [GameBundle]) -> Self {
        Self(games)
    }

    /// The identifiers of all games.
    pub fn ids(self) -> impl DoubleEndedIterator<Item = &'static str> + ExactSizeIterator + Clone {
        self.rules().map(GameEntry::id)
    }

    /// The rules of all games.
    pub fn rules(self) -> impl DoubleEndedIterator<Item = &'static dyn GameEntry> + ExactSizeIterator + Clone {
        self.0.iter().map(|game| game.rules)
    }

    /// The tables of all games.
    pub fn tables(self) -> Vec<&'static dyn TableEntry> {
        self.0.iter().map(|game| game.table).collect()
    }

    /// The folder with the assets of the house, and those of games from elsewhere.
    pub fn asset_folders(self) -> AssetFolders {
        AssetFolders::with(self.0.iter().map(|game| (game.assets)()))
    }

    /// The texts of the program and of all games. Says as well what cannot be read.
    pub fn locale(self) -> (Locale, Vec<Words>) {
        let (mut locale, mut wrong) = Locale::read(&folders::assets().join("locales"));
        for folder in self.asset_folders().iter().skip(1) {
            wrong.extend(locale.add(&folder.join("locales")));
        }
        (locale, wrong)
    }

    /// What the games add to the program.
    #[cfg(feature = "client")]
    pub fn scenes(self) -> impl Iterator<Item = Scene> {
        self.0.iter().filter_map(|game| game.scene)
    }

    /// The rules with this identifier.
    pub fn find(self, id: &str) -> Result<&'static dyn GameEntry, UnknownGame> {
        self.rules().find(|game| game.id() == id).ok_or_else(|| UnknownGame::new(id, self))
    }

    /// The table of the game with this identifier.
    pub fn table(self, id: &str) -> Option<&'static dyn TableEntry> {
        self.0.iter().map(|game| game.table).find(|table| table.game() == id)
    }

    /// Whether the match of a journal is over; none if no game of these knows it.
    pub fn judge(self, seen: &Glance, bytes: &[u8]) -> Option<bool> {
        let header = &seen.header;
        let entry = self.table(&header.game)?;
        if let Some(over) = seen.over {
            let fits = entry.seats(&header.options).is_ok_and(|seats| seats == header.seats.len());
            return fits.then_some(over);
        }
        // An old journal: only who plays the match knows.
        match parse(bytes) {
            Ok(journal) => entry.is_over(&journal),
            Err(error) => entry.is_over(&*error.readable?),
        }
    }
}
