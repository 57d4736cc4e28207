//! All Pokémon in play, each in its place (2), with what most questions about the board need.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::pokemon::{ALL_POKEMON, MOST_POKEMON, Pokemon, PokemonId, PokemonSet};
use super::position::BySeat;
use crate::engine::{Seat, SeatSet};

/// The Pokémon in play, and who of them is in which Active Spot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct InPlay {
    #[serde(skip)]
    kept: DerivedFacts,
    spots: BySeat<[Option<PokemonId>; 2]>,
    places: [Option<Pokemon>; ALL_POKEMON],
}

/// What follows from the Pokémon and is kept to save time: most questions about the board are answered by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct DerivedFacts {
    taken: PokemonSet,
    active: PokemonSet,
    /// The players with an empty Active Spot and a Benched Pokémon.
    gaping: SeatSet,
    /// Whose damage has reached the printed HP, and whoever is said to be down.
    worn: PokemonSet,
    /// The kinds of what works by itself on any Pokémon of a player.
    kinds: BySeat<u32>,
    /// The printed HP of each.
    hp: [u16; ALL_POKEMON],
}

#[inline]
fn places_of(seat: Seat) -> PokemonSet {
    PokemonSet::from_bits(((1 << MOST_POKEMON) - 1) << (seat.index() * MOST_POKEMON))
}

impl Serialize for InPlay {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

/// What is kept is found out anew.
impl<'de> Deserialize<'de> for InPlay {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self::deserialize(from)?.found())
    }
}

impl InPlay {
    /// The Pokémon in a place, if there is one.
    #[inline]
    pub fn get(&self, id: PokemonId) -> Option<&Pokemon> {
        self.places.get(id.index())?.as_ref()
    }

    /// The same, for everything but its cards and its damage; those are changed by [`InPlay::change`].
    #[inline]
    pub(super) fn get_mut(&mut self, id: PokemonId) -> Option<&mut Pokemon> {
        self.places.get_mut(id.index())?.as_mut()
    }

    /// Which places are taken.
    #[inline]
    pub fn all(&self) -> PokemonSet {
        self.kept.taken
    }

    /// Which places of a player are taken.
    #[inline]
    pub fn of(&self, seat: Seat) -> PokemonSet {
        self.kept.taken.intersection(places_of(seat))
    }

    /// Who is Active.
    #[inline]
    pub fn active(&self) -> PokemonSet {
        self.kept.active
    }

    /// The Active Pokémon of a player.
    #[inline]
    pub fn active_of(&self, seat: Seat) -> PokemonSet {
        self.kept.active.intersection(places_of(seat))
    }

    /// Who is in the two Active Spots of a player.
    #[inline]
    pub fn spots(&self, seat: Seat) -> [Option<PokemonId>; 2] {
        self.spots[seat.index()]
    }

    /// The players with an empty Active Spot and a Benched Pokémon.
    #[inline]
    pub(super) fn gaping(&self) -> SeatSet {
        self.kept.gaping
    }

    /// The kinds of what works by itself on the Pokémon of each player.
    #[inline]
    pub(super) fn kinds(&self) -> &BySeat<u32> {
        &self.kept.kinds
    }

    /// The printed HP of the Pokémon in a place; 0 if there is none.
    #[inline]
    pub(super) fn hp(&self, id: PokemonId) -> u16 {
        self.kept.hp[id.index()]
    }

    /// Those whose damage has reached their printed HP, and whoever is said to be down.
    #[inline]
    pub(super) fn worn(&self) -> PokemonSet {
        self.kept.worn
    }

    /// A place of a player that is not taken.
    #[inline]
    pub(super) fn free(&self, seat: Seat) -> Option<PokemonId> {
        places_of(seat).without(self.kept.taken).lowest()
    }

    /// Puts a Pokémon into a place, or nothing; answers what was there.
    #[inline]
    pub(super) fn put(&mut self, id: PokemonId, mon: Option<Pokemon>) -> Option<Pokemon> {
        let before = std::mem::replace(&mut self.places[id.index()], mon);
        self.note(id);
        before
    }

    /// Changes the cards or the damage of a Pokémon, if it is there.
    #[inline]
    pub(super) fn change<T>(&mut self, id: PokemonId, change: impl FnOnce(&mut Pokemon) -> T) -> Option<T> {
        let changed = change(self.get_mut(id)?);
        self.note(id);
        Some(changed)
    }

    /// Fills or empties an Active Spot; answers who was there.
    #[inline]
    pub(super) fn set_spot(&mut self, seat: Seat, spot: usize, id: Option<PokemonId>) -> Option<PokemonId> {
        let before = std::mem::replace(&mut self.spots[seat.index()][spot], id);
        self.note_spots(seat);
        before
    }

    /// Takes everything of a player off the board.
    pub(super) fn clear(&mut self, seat: Seat) {
        self.spots[seat.index()] = [None; 2];
        self.note_spots(seat);
        for id in self.of(seat).iter() {
            self.put(id, None);
        }
    }

    /// Keeps what follows from the Pokémon in a place.
    #[inline]
    fn note(&mut self, id: PokemonId) {
        let kept = &mut self.kept;
        let mon = self.places[id.index()].as_ref();
        let hp = mon.map_or(0, |mon| mon.pokemon().hp);
        kept.hp[id.index()] = hp;
        kept.taken.set(id, mon.is_some());
        kept.worn.set(id, mon.is_some_and(|mon| mon.damage() >= hp || mon.fatal.is_some()));
        let first = id.seat().index() * MOST_POKEMON;
        let own = self.places[first..first + MOST_POKEMON].iter().flatten();
        kept.kinds[id.seat().index()] = own.fold(0, |kinds, mon| kinds | mon.kept.kinds);
        self.note_gap(id.seat());
    }

    /// Keeps who is Active.
    #[inline]
    fn note_spots(&mut self, seat: Seat) {
        let own = self.spots[seat.index()].into_iter().flatten().collect();
        self.kept.active = self.kept.active.without(places_of(seat)).union(own);
        self.note_gap(seat);
    }

    /// Keeps whether a player has an empty Active Spot and a Benched Pokémon.
    #[inline]
    fn note_gap(&mut self, seat: Seat) {
        let benched = !self.of(seat).without(self.kept.active).is_empty();
        let gap = self.spots[seat.index()].contains(&None);
        self.kept.gaping.set(seat, gap && benched);
    }

    /// The same with what follows from it.
    fn found(self) -> Self {
        let mut found = Self { kept: DerivedFacts::default(), ..self };
        PokemonId::all().for_each(|id| found.note(id));
        (0..self.spots.len() as u8).for_each(|seat| found.note_spots(Seat(seat)));
        found
    }

    /// Whether what is kept is right.
    #[inline]
    pub(super) fn is_kept(&self) -> bool {
        self.found().kept == self.kept && self.places.iter().flatten().all(|mon| mon.kept == mon.found())
    }
}
