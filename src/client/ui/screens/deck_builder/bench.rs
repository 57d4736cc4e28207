//! The deck that is being put together, and the files in which decks are kept. Nothing here draws.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::Resource;

use crate::client::flow::own;
use crate::engine::{Words, plain_file};
use crate::folders::{DataFolder, free, write_whole};
use crate::games::Registry;
use crate::storage::saves::{fit, stem};
use crate::table::any_match::TableEntry;
use crate::table::{Composed, DeckBuilder, PieceId};

const EXTENSION: &str = "txt";

/// A deck in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedDeck {
    pub path: PathBuf,
    /// The deck, or all that is wrong with the text.
    pub deck: Result<Composed, Vec<Words>>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Work {
    /// Its file, once it has one.
    path: Option<PathBuf>,
    name: String,
    deck: Composed,
    /// Its file holds something else: what is wrong with it.
    broken: Vec<Words>,
    /// Its file does not hold it yet.
    changed: bool,
}

/// What is on the workbench.
#[derive(Resource, Default)]
pub struct Bench {
    game: Option<&'static dyn TableEntry>,
    kept: Vec<SavedDeck>,
    work: Work,
    wrong: Vec<Words>,
    refused: Vec<Words>,
    trashed: Option<(PathBuf, PathBuf)>,
    changes: u32,
}

impl Bench {
    /// Turns to another game; what was on the bench of the same game stays there.
    pub fn turn_to(&mut self, game: &'static dyn TableEntry) {
        if self.game.is_none_or(|before| before.game() != game.game()) {
            *self = Self { game: Some(game), ..Self::default() };
        }
    }

    /// Turns to the first game in which anything is put together, unless there is one on the bench.
    pub fn turn_to_any(&mut self, games: Registry) {
        let first = || games.tables().into_iter().find(|game| game.art().deck_builder().is_some());
        self.game = self.game.or_else(first);
    }

    /// The game, and where its decks are put together.
    pub fn deck_builder(&self) -> Option<(&'static str, &'static dyn DeckBuilder)> {
        let game = self.game?;
        Some((game.game(), game.art().deck_builder()?))
    }

    /// Looks at the files, and takes the first deck to work on if there is none in work.
    pub fn enter(&mut self, data: &DataFolder) {
        self.look(data);
        if self.work == Work::default() && !self.kept.is_empty() {
            self.take(0);
        }
    }

    /// Reads all files anew and hands them to the game. What is wrong with them is shown here with each deck.
    fn look(&mut self, data: &DataFolder) {
        let Some((game, deck_builder)) = self.deck_builder() else { return };
        let folder = own::folder(data, game);
        let files = own::files(&folder, &mut Vec::new());
        if let Some(entry) = self.game {
            let _ = entry.art().own_files(&files);
        }
        let kept =
            files.iter().map(|(name, text)| SavedDeck { path: folder.join(name), deck: deck_builder.read(text) });
        self.kept = kept.collect();
        // By their names: "Steel" stands before "Steel (2)".
        self.kept.sort_by_key(|kept| stem(&kept.path));
        self.judge();
    }

    fn judge(&mut self) {
        let judged = self.deck_builder().map(|(_, deck_builder)| deck_builder.judge(&self.work.deck));
        self.wrong = judged.unwrap_or_default();
    }

    fn put(&mut self, work: Work) {
        self.work = work;
        self.refused.clear();
        self.judge();
    }

    /// Takes a kept deck to work on.
    fn take(&mut self, place: usize) {
        let Some(SavedDeck { path, deck }) = self.kept.get(place).cloned() else { return };
        let name = stem(&path);
        let (deck, broken) = deck.map_or_else(|broken| (Vec::new(), broken), |deck| (deck, Vec::new()));
        self.put(Work { path: Some(path), name, deck, broken, changed: false });
    }

    /// Saves what is in work and takes a kept deck to work on.
    ///
    /// # Errors
    /// What is in work cannot be saved; it stays.
    pub fn choose(&mut self, place: usize, data: &DataFolder) -> io::Result<()> {
        let path = self.kept.get(place).map(|kept| kept.path.clone());
        self.save(data)?;
        // Saving may have given another deck this place.
        let place = self.kept.iter().position(|kept| Some(&kept.path) == path.as_ref());
        if let Some(place) = place {
            self.take(place);
        }
        Ok(())
    }

    /// Saves what is in work and begins another deck with these cards.
    ///
    /// # Errors
    /// What is in work cannot be saved; it stays.
    pub fn begin(&mut self, name: String, deck: Composed, data: &DataFolder) -> io::Result<()> {
        self.save(data)?;
        let changed = !deck.is_empty();
        self.changes += 1;
        self.put(Work { name, deck, changed, ..Work::default() });
        Ok(())
    }

    /// The same with the cards of a text; what is wrong with it is kept to be shown.
    ///
    /// # Errors
    /// What is in work cannot be saved; it stays.
    pub fn import(&mut self, name: String, text: &str, data: &DataFolder) -> io::Result<()> {
        match self.deck_builder().map(|(_, deck_builder)| deck_builder.read(text)) {
            Some(Ok(deck)) => self.begin(name, deck, data),
            Some(Err(wrong)) => {
                self.refused = wrong;
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Saves what is in work and lays a deck out to be looked at: it gets a file when it is changed or [kept](Self::keep).
    ///
    /// # Errors
    /// What is in work cannot be saved; it stays.
    pub fn look_at(&mut self, name: String, deck: Composed, data: &DataFolder) -> io::Result<()> {
        self.begin(name, deck, data)?;
        self.work.changed = false;
        Ok(())
    }

    /// Saves the deck in work, also one that was only looked at.
    ///
    /// # Errors
    /// The folder cannot be written to.
    pub fn keep(&mut self, data: &DataFolder) -> io::Result<()> {
        self.work.changed |= self.work.path.is_none();
        self.save(data)
    }

    /// The deck in work as text.
    pub fn export(&self) -> String {
        self.deck_builder().map(|(_, deck_builder)| deck_builder.write(&self.work.deck)).unwrap_or_default()
    }

    /// Writes the deck in work into its file, if it is not there already. An empty deck gets none.
    ///
    /// # Errors
    /// The folder cannot be written to.
    pub fn save(&mut self, data: &DataFolder) -> io::Result<()> {
        let Some((game, deck_builder)) = self.deck_builder() else { return Ok(()) };
        let work = &mut self.work;
        let nothing = work.path.is_none() && work.deck.is_empty();
        if !work.changed || nothing || !work.broken.is_empty() {
            return Ok(());
        }
        let named = match fit(&work.name) {
            name if name.is_empty() => work.path.as_deref().map_or_else(|| game.to_owned(), stem),
            name => name,
        };
        let same = work.path.clone().filter(|path| stem(path) == named);
        let path = same.unwrap_or_else(|| free(&own::folder(data, game), &named, EXTENSION));
        write_whole(&path, deck_builder.write(&work.deck))?;
        if let Some(old) = work.path.replace(path.clone()).filter(|old| *old != path) {
            fs::remove_file(old)?;
        }
        // What stands in the field stays as it is written there, unless the file has to be called otherwise.
        if fit(&work.name) != stem(&path) {
            work.name = stem(&path);
        }
        work.changed = false;
        self.look(data);
        Ok(())
    }

    /// Moves the deck in work to the trash and takes another one to work on.
    ///
    /// # Errors
    /// The folder cannot be written to.
    pub fn delete(&mut self, data: &DataFolder) -> io::Result<()> {
        if let Some(was) = self.work.path.take() {
            let trash = was.parent().unwrap_or(Path::new("")).join("trash");
            fs::create_dir_all(&trash)?;
            let is = free(&trash, &stem(&was), EXTENSION);
            fs::rename(&was, &is)?;
            self.trashed = Some((was, is));
        }
        self.put(Work::default());
        self.enter(data);
        Ok(())
    }

    /// Takes the deck that was deleted last out of the trash, and to work on.
    ///
    /// # Errors
    /// The folder cannot be written to, or somebody has emptied the trash.
    pub fn restore(&mut self, data: &DataFolder) -> io::Result<()> {
        let Some((was, is)) = self.trashed.take() else { return Ok(()) };
        let folder = was.parent().unwrap_or(Path::new(""));
        let to = if plain_file::is_taken(&was) { free(folder, &stem(&was), EXTENSION) } else { was.clone() };
        fs::rename(is, &to)?;
        self.look(data);
        match self.kept.iter().position(|kept| kept.path == to) {
            Some(place) => self.choose(place, data),
            None => Ok(()),
        }
    }

    /// One card more.
    pub fn add(&mut self, card: PieceId) {
        if !self.work.broken.is_empty() {
            return;
        }
        let deck = &mut self.work.deck;
        match deck.iter_mut().find(|(known, _)| *known == card) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => deck.push((card, 1)),
        }
        self.touched();
    }

    /// One card fewer.
    pub fn remove(&mut self, card: PieceId) {
        let deck = &mut self.work.deck;
        if let Some((_, count)) = deck.iter_mut().find(|(known, _)| *known == card) {
            *count -= 1;
            deck.retain(|(_, count)| *count > 0);
            self.touched();
        }
    }

    fn touched(&mut self) {
        self.work.changed = true;
        self.changes += 1;
        self.refused.clear();
        self.judge();
    }

    /// Gives the deck in work another name.
    pub fn rename(&mut self, name: String) {
        self.work.name = name;
        self.work.changed = true;
        self.changes += 1;
    }

    /// What the deck in work is called.
    pub fn name(&self) -> &str {
        &self.work.name
    }

    /// The deck in work.
    pub fn deck(&self) -> &[(PieceId, u8)] {
        &self.work.deck
    }

    /// How many of a card are in the deck.
    pub fn count(&self, card: PieceId) -> u8 {
        self.work.deck.iter().find(|(known, _)| *known == card).map_or(0, |(_, count)| *count)
    }

    /// How many cards are in the deck.
    pub fn total(&self) -> usize {
        self.work.deck.iter().map(|(_, count)| usize::from(*count)).sum()
    }

    /// All that is wrong with the deck in work.
    pub fn wrong(&self) -> &[Words] {
        &self.wrong
    }

    /// Why the file of the deck in work is none.
    pub fn broken(&self) -> &[Words] {
        &self.work.broken
    }

    /// Why a text was not imported.
    pub fn refused(&self) -> &[Words] {
        &self.refused
    }

    /// Whether the file of the deck in work does not hold it yet.
    pub fn changed(&self) -> bool {
        self.work.changed
    }

    /// Whether a file holds the deck in work as it is.
    pub fn is_kept(&self) -> bool {
        !self.work.changed && self.work.path.is_some()
    }

    /// How often something has been changed so far.
    pub fn changes(&self) -> u32 {
        self.changes
    }

    /// Every deck in a file.
    pub fn kept(&self) -> &[SavedDeck] {
        &self.kept
    }

    /// Whether a kept deck is the one in work.
    pub fn is_in_work(&self, kept: &SavedDeck) -> bool {
        self.work.path.as_ref() == Some(&kept.path)
    }

    /// Whether there is a deck to be taken out of the trash.
    pub fn can_restore(&self) -> bool {
        self.trashed.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bench with a folder of its own, and the first ready-made deck.
    fn bench() -> (tempfile::TempDir, DataFolder, Bench, Composed) {
        let folder = tempfile::tempdir().expect("a folder");
        let data = DataFolder(folder.path().to_owned());
        let mut bench = Bench::default();
        bench.turn_to_any(crate::games::house());
        bench.enter(&data);
        let (_, deck_builder) = bench.deck_builder().expect("decks are put together for this game");
        let (_, deck) = deck_builder.ready_made().swap_remove(0);
        (folder, data, bench, deck)
    }

    fn names(bench: &Bench) -> Vec<String> {
        bench.kept().iter().map(|kept| stem(&kept.path)).collect()
    }

    #[test]
    fn decks_are_kept_renamed_thrown_away_and_taken_back() {
        let (_folder, data, mut bench, deck) = bench();
        bench.begin("Steel".to_owned(), deck.clone(), &data).expect("a deck");
        assert!(bench.changed() && bench.kept().is_empty() && bench.wrong().is_empty());
        bench.save(&data).expect("a folder that can be written to");
        assert_eq!((names(&bench), bench.changed()), (vec!["Steel".to_owned()], false));
        assert_eq!(bench.kept()[0].deck, Ok(deck.clone()));

        // The same name does not overwrite another deck.
        bench.begin("Steel".to_owned(), deck.clone(), &data).expect("a deck");
        bench.save(&data).expect("saved");
        assert_eq!(names(&bench), ["Steel", "Steel (2)"]);
        bench.rename("Iron: 1/2".to_owned());
        bench.save(&data).expect("saved");
        assert_eq!(names(&bench), ["Iron  1 2", "Steel"], "a name that a file can have, and the old file is gone");

        bench.delete(&data).expect("deleted");
        assert_eq!(names(&bench), ["Steel"]);
        assert!(bench.can_restore());
        bench.restore(&data).expect("restored");
        assert_eq!((names(&bench), bench.name()), (vec!["Iron  1 2".to_owned(), "Steel".to_owned()], "Iron  1 2"));
        assert_eq!(bench.deck(), deck);
    }

    #[test]
    fn a_ready_made_deck_that_is_looked_at_is_not_copied() {
        let (_folder, data, mut bench, deck) = bench();
        bench.look_at("Steel".to_owned(), deck.clone(), &data).expect("a deck");
        assert_eq!((bench.deck(), bench.wrong().len(), bench.changed()), (&deck[..], 0, false));
        bench.save(&data).expect("nothing to be saved");
        bench.look_at("Fire".to_owned(), deck.clone(), &data).expect("another one");
        assert_eq!(names(&bench), [""; 0]);
        bench.keep(&data).expect("saved");
        assert_eq!(names(&bench), ["Fire"], "whoever wants a copy gets one");
        bench.look_at("Steel".to_owned(), deck.clone(), &data).expect("a deck");
        bench.remove(deck[0].0);
        bench.save(&data).expect("saved");
        assert_eq!(names(&bench), ["Fire", "Steel"], "so does whoever changes it");
    }

    #[test]
    fn what_is_wrong_is_told_while_a_deck_grows() {
        let (_folder, data, mut bench, deck) = bench();
        bench.begin("Steel".to_owned(), deck.clone(), &data).expect("a deck");
        let (card, count) = deck[0];
        bench.add(card);
        assert_eq!((bench.count(card), bench.total()), (count + 1, 61));
        assert!(!bench.wrong().is_empty());
        bench.remove(card);
        assert_eq!((bench.count(card), bench.wrong()), (count, &[][..]));
        bench.save(&data).expect("saved");
        (0..count).for_each(|_| bench.remove(card));
        assert_eq!(bench.count(card), 0);
        bench.save(&data).expect("an unfinished deck is kept, too");
        assert_eq!(bench.kept()[0].deck.as_ref().map(Vec::len), Ok(deck.len() - 1));
    }

    #[test]
    fn lists_come_from_the_clipboard_and_go_there() {
        let (_folder, data, mut bench, deck) = bench();
        bench.import("Copied".to_owned(), "1 Nobody XYZ 1", &data).expect("told, not failed");
        assert!(!bench.refused().is_empty() && bench.deck().is_empty());
        bench.begin("Steel".to_owned(), deck.clone(), &data).expect("a deck");
        let list = bench.export();
        bench.import("Copied".to_owned(), &list, &data).expect("a deck");
        assert_eq!((bench.name(), bench.deck()), ("Copied", &deck[..]));
        assert!(bench.refused().is_empty());
        assert_eq!(names(&bench), ["Steel"], "what was in work has been saved");
    }

    #[test]
    fn lists_are_read_in_whatever_form_their_letters_are() {
        let (_folder, data, mut bench, _) = bench();
        let list =
            "Poke\u{301}mon: 2\n１ Poke\u{301}gear 3.0 SSH 174\n1 \u{200b}Zacian\u{a0}CRZ 94\n1 Professor‘s Research\n";
        bench.import("Copied".to_owned(), list, &data).expect("a deck");
        assert!(bench.refused().is_empty(), "{:?}", bench.refused());
        assert_eq!(bench.deck().len(), 3);
    }

    #[test]
    fn a_broken_file_is_shown_and_never_overwritten() {
        let (_folder, data, mut bench, deck) = bench();
        let folder = own::folder(&data, bench.deck_builder().expect("a deck builder").0);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("old.txt"), "1 Nobody XYZ 1\n").expect("a file");
        bench.enter(&data);
        assert_eq!((bench.name(), bench.broken().len()), ("old", 1));
        bench.add(deck[0].0);
        bench.save(&data).expect("nothing to be saved");
        assert_eq!(fs::read_to_string(folder.join("old.txt")).expect("the file"), "1 Nobody XYZ 1\n");
    }

    #[test]
    fn what_cannot_be_saved_stays_in_work() {
        let (folder, data, mut bench, deck) = bench();
        fs::write(folder.path().join("own"), "in the way").expect("a file");
        bench.begin("Steel".to_owned(), deck.clone(), &data).expect("a deck");
        assert!(bench.save(&data).is_err());
        assert!(bench.begin("Other".to_owned(), Vec::new(), &data).is_err());
        assert_eq!((bench.name(), bench.deck(), bench.changed()), ("Steel", &deck[..], true));
    }
}
