//! The Pokémon of a player, each in its place (2), with what most questions about all of them need.

use std::fmt;

use super::mon::{MOST_MONS, Mon};

/// The Pokémon of a player.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Mons {
    places: [Option<Mon>; MOST_MONS],
    kept: Kept,
}

/// What follows from the cards of the Pokémon and is kept to save time: most questions about the board are answered by it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Kept {
    /// Which places are taken, as bits.
    taken: u8,
    /// The kinds of what works by itself on any of them.
    kinds: u32,
    /// The printed HP of each.
    hp: [u16; MOST_MONS],
}

impl Mons {
    /// The Pokémon in a place, if there is one.
    #[must_use]
    #[inline]
    pub fn get(&self, slot: usize) -> Option<&Mon> {
        self.places[slot].as_ref()
    }

    /// The same, for everything but its cards; those are changed by [`Mons::change_cards`].
    #[inline]
    pub(super) fn get_mut(&mut self, slot: usize) -> Option<&mut Mon> {
        self.places[slot].as_mut()
    }

    /// All of them, with their places.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, &Mon)> {
        self.places.iter().enumerate().filter_map(|(slot, mon)| Some((slot, mon.as_ref()?)))
    }

    /// The places that are taken, as bits.
    #[must_use]
    #[inline]
    pub fn taken(&self) -> u8 {
        self.kept.taken
    }

    /// The kinds of what works by itself on any of them.
    #[inline]
    pub(super) fn kinds(&self) -> u32 {
        self.kept.kinds
    }

    /// The printed HP of the Pokémon in a place; 0 if there is none.
    #[inline]
    pub(super) fn hp(&self, slot: usize) -> u16 {
        self.kept.hp[slot]
    }

    /// The places of those whose damage has reached their printed HP.
    #[inline]
    pub(super) fn worn(&self) -> impl Iterator<Item = usize> {
        self.iter().filter(|(slot, mon)| mon.damage() >= self.hp(*slot)).map(|(slot, _)| slot)
    }

    /// A place that is not taken.
    pub(super) fn free(&self) -> Option<usize> {
        self.places.iter().position(Option::is_none)
    }

    /// Puts a Pokémon into a place, or nothing; answers what was there.
    pub(super) fn put(&mut self, slot: usize, mon: Option<Mon>) -> Option<Mon> {
        let before = std::mem::replace(&mut self.places[slot], mon);
        self.kept = self.found();
        before
    }

    /// Changes the cards of a Pokémon, if it is there.
    pub(super) fn change_cards<T>(&mut self, slot: usize, change: impl FnOnce(&mut Mon) -> T) -> Option<T> {
        let mon = self.places[slot].as_mut()?;
        let changed = change(mon);
        mon.kinds = mon.found_kinds();
        self.kept = self.found();
        Some(changed)
    }

    /// What is to be kept.
    fn found(&self) -> Kept {
        let mut kept = Kept::default();
        for (slot, mon) in self.iter() {
            kept.taken |= 1 << slot;
            kept.kinds |= mon.kinds;
            kept.hp[slot] = mon.pokemon().hp;
        }
        kept
    }

    /// Whether what is kept is right.
    pub(super) fn is_kept(&self) -> bool {
        self.kept == self.found() && self.iter().all(|(_, mon)| mon.kinds == mon.found_kinds())
    }
}

/// Only the Pokémon are shown: what is kept follows from them.
impl fmt::Debug for Mons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.places.fmt(f)
    }
}
