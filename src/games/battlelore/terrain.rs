//! Terrain (1.7) and landmarks (15): the ground of all hexes, and what it does together.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumString, IntoStaticStr, VariantNames};

use super::hexes::{Hex, HexSet};
use super::sections::Side;
use super::surfaces::{Enter, IntoFrom, Sight, Surface, SurfaceFacts, stronghold_bold};

/// The landmarks (15).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantNames,
)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum LandmarkKind {
    /// Own units beside it are bold.
    Stronghold,
    /// Gives Lore tokens.
    Pentacle,
    Pool,
    /// One end of a secret passage.
    Den,
    /// Trains units once.
    Camp,
}

/// A landmark on the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Landmark {
    pub hex: Hex,
    pub kind: LandmarkKind,
    /// Whose it is, for good.
    pub owner: Side,
}

/// As many landmarks as a field can have.
pub const MOST_LANDMARKS: usize = 12;

/// A limit to base dice that a surface sets to an attack (8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cap {
    /// The attacker stands on it; otherwise the target does.
    pub out: bool,
    pub surface: Surface,
    pub dice: u8,
}

/// The ground of all hexes. It changes in a match when landmarks and Summoning Circles come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Field {
    /// The hexes of each surface; [`Surface::Plain`] has those without any other terrain.
    covered: [HexSet; Surface::ALL.len()],
    /// Hills of height 2.
    high: HexSet,
    /// Whether fords stop nobody here (1.7).
    fords_are_free: bool,
    /// In the order of their hexes, then nothing.
    landmarks: [Option<Landmark>; MOST_LANDMARKS],
    /// What is asked for all the time, made from the above.
    #[serde(skip)]
    kept: HexIndex,
}

/// Hexes by what they do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct HexIndex {
    passable: HexSet,
    stops: HexSet,
    /// Blocked for everybody's sight.
    blocked: HexSet,
    /// With a cap out of them or into them.
    capped: HexSet,
}

impl LandmarkKind {
    pub const ALL: [Self; 5] = [Self::Stronghold, Self::Pentacle, Self::Pool, Self::Den, Self::Camp];

    /// The letter on maps (17.1).
    pub const fn letter(self) -> char {
        ['T', 'P', 'O', 'D', 'C'][self as usize]
    }
}

impl Default for Field {
    fn default() -> Self {
        let mut covered = [HexSet::NONE; Surface::ALL.len()];
        covered[Surface::Plain as usize] = HexSet::FIELD;
        let kept =
            HexIndex { passable: HexSet::FIELD, stops: HexSet::NONE, blocked: HexSet::NONE, capped: HexSet::NONE };
        let landmarks = [None; MOST_LANDMARKS];
        let mut plain = Self { covered, high: HexSet::NONE, fords_are_free: false, landmarks, kept };
        plain.keep();
        plain
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

/// What is kept is worked out anew.
impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut field = Self::deserialize(from)?;
        field.keep();
        Ok(field)
    }
}

impl Field {
    /// The hexes with a surface.
    #[inline]
    pub fn of(&self, surface: Surface) -> HexSet {
        self.covered[surface as usize]
    }

    /// The terrain of a hex.
    pub fn terrain(&self, hex: Hex) -> Surface {
        Surface::TERRAINS.into_iter().find(|&terrain| self.of(terrain).contains(hex)).unwrap_or(Surface::Plain)
    }

    /// The height of a hex: 1 or 2 for a hill, else 0.
    pub fn height(&self, hex: Hex) -> u8 {
        u8::from(self.of(Surface::Hill).contains(hex)) + u8::from(self.high.contains(hex))
    }

    /// Everything that covers a hex, its terrain first.
    #[inline]
    fn surfaces(&self, hex: Hex) -> impl Iterator<Item = Surface> {
        Surface::ALL.into_iter().filter(move |&surface| self.of(surface).contains(hex))
    }

    /// The hexes that are covered with any surface of this kind.
    #[inline]
    fn with(&self, holds: impl Fn(&SurfaceFacts) -> bool) -> HexSet {
        let surfaces = Surface::ALL.into_iter().filter(|surface| holds(surface.facts()));
        surfaces.fold(HexSet::NONE, |all, surface| all.union(self.of(surface)))
    }

    /// Works out what is kept; after every change.
    fn keep(&mut self) {
        let stops = self.with(|facts| facts.enter >= Enter::Stop);
        let free = if self.fords_are_free { self.of(Surface::Ford) } else { HexSet::NONE };
        self.kept = HexIndex {
            passable: HexSet::FIELD.without(self.with(|facts| facts.enter == Enter::Never)),
            stops: stops.without(free),
            blocked: self.with(|facts| facts.sight == Sight::Blocked),
            capped: self.with(|facts| facts.out.or(facts.into).is_some()),
        };
    }

    /// Where units can be (1.7).
    #[inline]
    pub fn passable(&self) -> HexSet {
        self.kept.passable
    }

    /// Where a move ends (6).
    #[inline]
    pub fn stops(&self) -> HexSet {
        self.kept.stops
    }

    /// Where a unit that entered does not move again in the turn, pursuit included (6, 11.3).
    #[inline]
    pub fn rests(&self) -> HexSet {
        self.with(|facts| facts.enter >= Enter::Rest)
    }

    /// Where a unit that entered does not battle in the turn: on landmarks (15).
    #[inline]
    pub fn settles(&self) -> HexSet {
        self.with(|facts| facts.enter >= Enter::Settle)
    }

    /// Where landmarks stand (15).
    #[inline]
    pub fn landmarks(&self) -> HexSet {
        self.of(Surface::Landmark)
    }

    /// Where Summoning Circles lie (16.7).
    #[inline]
    pub fn circles(&self) -> HexSet {
        self.of(Surface::Circle)
    }

    /// The linked hills of equal height that a hex belongs to; nothing if it is no hill (7.3).
    pub fn plateau(&self, hex: Hex) -> HexSet {
        let hills = self.of(Surface::Hill);
        if !hills.contains(hex) {
            return HexSet::NONE;
        }
        let level = if self.high.contains(hex) { self.high } else { hills.without(self.high) };
        level.linked_to(hex)
    }

    /// The hexes that a shooter here does not see through because of what they are (7.3); units block, too.
    #[inline]
    pub fn blocking(&self, shooter: Hex) -> HexSet {
        let hills = self.of(Surface::Hill);
        let HexIndex { blocked, .. } = self.kept;
        match Surface::Hill.facts().sight {
            Sight::Plateau if hills.contains(shooter) => hills.without(self.plateau(shooter)).union(blocked),
            Sight::Plateau => hills.union(blocked),
            Sight::Open | Sight::Blocked => blocked,
        }
    }

    /// The caps that apply to an attack: first those of the own hex, then those of the target's (8.2).
    #[inline]
    pub fn caps(&self, from: Hex, into: Hex, melee: bool) -> impl Iterator<Item = Cap> {
        let own = |surface: Surface| Some(Cap { out: true, surface, dice: surface.facts().out? });
        let theirs = move |surface: Surface| {
            let facts = surface.facts();
            let applies = match facts.into_from {
                IntoFrom::Anywhere => true,
                IntoFrom::Melee => melee,
                IntoFrom::OtherGround => !self.of(surface).contains(from),
            };
            Some(Cap { out: false, surface, dice: facts.into.filter(|_| applies)? })
        };
        self.surfaces(from).filter_map(own).chain(self.surfaces(into).filter_map(theirs))
    }

    /// Most base dice of an attack: the lowest of all caps that apply, [`u8::MAX`] if none does (8.1, 8.2).
    #[inline]
    pub fn cap(&self, from: Hex, into: Hex, melee: bool) -> u8 {
        let ends = HexSet::one(from).with(into);
        if self.kept.capped.intersection(ends).is_empty() {
            return u8::MAX;
        }
        self.caps(from, into, melee).map(|cap| cap.dice).min().unwrap_or(u8::MAX)
    }

    /// Most base dice of whoever rolls on a hex without a target, [`u8::MAX`] if there is no cap (16.7).
    pub fn cap_out(&self, hex: Hex) -> u8 {
        self.surfaces(hex).filter_map(|surface| surface.facts().out).min().unwrap_or(u8::MAX)
    }

    /// Flags that a unit of this side may ignore because of where it stands: each kind of source counts once (10.1).
    #[inline]
    pub fn bold(&self, hex: Hex, side: Side) -> u8 {
        let ground: u8 = self.surfaces(hex).map(|surface| surface.facts().bold).sum();
        let near = self.landmarks().intersection(hex.around());
        let beside = !near.is_empty()
            && self
                .list()
                .any(|mark| mark.kind == LandmarkKind::Stronghold && mark.owner == side && near.contains(mark.hex));
        if beside { ground + stronghold_bold() } else { ground }
    }

    /// All landmarks, in the order of their hexes.
    pub fn list(&self) -> impl Iterator<Item = Landmark> + use<> {
        self.landmarks.into_iter().map_while(|landmark| landmark)
    }

    /// The landmark on a hex.
    pub fn landmark(&self, hex: Hex) -> Option<Landmark> {
        self.list().find(|landmark| landmark.hex == hex)
    }

    /// Whether fords stop nobody here: a rule of the scenario (1.7).
    pub fn fords_are_free(&self) -> bool {
        self.fords_are_free
    }

    /// Fords stop nobody from now on, or do again.
    pub fn free_fords(&mut self, free: bool) {
        self.fords_are_free = free;
        self.keep();
    }

    /// Gives a hex its terrain, of height 1 if it is a hill. What lies on it stays.
    pub fn lay(&mut self, hex: Hex, terrain: Surface) {
        for other in Surface::TERRAINS {
            self.covered[other as usize].remove(hex);
        }
        self.high.remove(hex);
        self.covered[terrain as usize].insert(hex);
        self.keep();
    }

    /// Makes a hex a hill of height 2.
    pub fn raise(&mut self, hex: Hex) {
        self.lay(hex, Surface::Hill);
        self.high.insert(hex);
    }

    /// Puts a rampart on a hex, or takes it away.
    pub fn fortify(&mut self, hex: Hex, rampart: bool) {
        self.cover(hex, Surface::Rampart, rampart);
    }

    /// Puts a Summoning Circle on a hex, or takes it away (16.7).
    pub fn draw_circle(&mut self, hex: Hex, circle: bool) {
        self.cover(hex, Surface::Circle, circle);
    }

    fn cover(&mut self, hex: Hex, surface: Surface, there: bool) {
        let hexes = &mut self.covered[surface as usize];
        if there {
            hexes.insert(hex);
        } else {
            hexes.remove(hex);
        }
        self.keep();
    }

    /// Puts a landmark on a hex. False, and nothing is done, if one is there or there are [`MOST_LANDMARKS`].
    pub fn place(&mut self, landmark: Landmark) -> bool {
        let count = self.list().count();
        if count == MOST_LANDMARKS || self.landmarks().contains(landmark.hex) {
            return false;
        }
        self.landmarks[count] = Some(landmark);
        self.landmarks[..=count].sort_unstable();
        self.cover(landmark.hex, Surface::Landmark, true);
        true
    }

    /// Takes the landmark of a hex away, if one is there (15).
    pub fn take_away(&mut self, hex: Hex) {
        let mut left = self.list().filter(|landmark| landmark.hex != hex);
        self.landmarks = std::array::from_fn(|_| left.next());
        self.cover(hex, Surface::Landmark, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlelore::hexes::hex;
    use crate::games::battlelore::sight;

    fn field(ground: &[(Surface, &[(u8, u8)])]) -> Field {
        let mut field = Field::default();
        for &(terrain, hexes) in ground {
            hexes.iter().for_each(|&(row, column)| field.lay(hex(row, column), terrain));
        }
        field
    }

    fn landmark(kind: LandmarkKind, (row, column): (u8, u8), owner: Side) -> Landmark {
        Landmark { hex: hex(row, column), kind, owner }
    }

    /// G73, G74, G88, G89, G90, G92 and E44; and that height counts (1.7).
    #[test]
    fn hills_block_but_from_their_own_plateau() {
        use Surface::Hill;
        for (case, hills, from, to, sees) in [
            ("G73", &[(4, 5), (4, 6), (4, 7)][..], (4, 5), (4, 7), true),
            ("G74", &[(4, 6), (4, 5)], (4, 4), (4, 6), false),
            ("G88", &[(4, 5), (4, 6)], (4, 5), (4, 7), true),
            ("G89", &[(4, 5), (4, 6)], (4, 7), (4, 5), false),
            ("G90", &[(4, 4), (4, 5), (4, 6)], (4, 4), (4, 8), true),
            ("G92", &[(3, 5), (3, 6)], (4, 6), (2, 6), false),
        ] {
            let field = field(&[(Hill, hills)]);
            let sees_now = sight::clear(hex(from.0, from.1), hex(to.0, to.1), field.blocking(hex(from.0, from.1)));
            assert_eq!(sees_now, sees, "{case}");
        }
        let mut field = field(&[(Hill, &[(4, 4), (4, 5), (4, 6)])]);
        field.raise(hex(4, 5));
        assert_eq!([3, 4, 5].map(|column| field.height(hex(4, column))), [0, 1, 2]);
        assert!(!sight::clear(hex(4, 4), hex(4, 6), field.blocking(hex(4, 4))));
        assert_eq!(field.plateau(hex(4, 4)), HexSet::one(hex(4, 4)));
        field.lay(hex(4, 5), Hill);
        assert_eq!(field.plateau(hex(4, 4)).len(), 3);
        assert!(field.plateau(hex(0, 0)).is_empty());
    }

    /// 8.2, and G4 to G10, G15.
    #[test]
    fn caps_are_those_of_the_table() {
        use Surface::{Bridge, Ford, Forest, Hill, Plain, River};
        let (from, into) = (hex(5, 5), hex(4, 5));
        for (attacker, target, cap) in [
            (Plain, Plain, u8::MAX),
            (Plain, Forest, 2),
            (Forest, Plain, 2),
            (Hill, Plain, 3),
            (Plain, Hill, 2),
            (Hill, Hill, 3),
            (Ford, Plain, 2),
            (Plain, Ford, u8::MAX),
            (Bridge, Plain, u8::MAX),
            (Plain, Bridge, u8::MAX),
            (Hill, Forest, 2),
            (Ford, Hill, 2),
        ] {
            let mut field = field(&[(attacker, &[(5, 5)]), (target, &[(4, 5)])]);
            assert_eq!(field.terrain(from), attacker);
            assert_eq!(
                [field.cap(from, into, true), field.cap(from, into, false)],
                [cap; 2],
                "{attacker:?} {target:?}"
            );
            field.fortify(into, true);
            assert_eq!((field.cap(from, into, true), field.cap(from, into, false)), (cap.min(2), cap));
        }
        let field = field(&[(River, &[(0, 0)]), (Ford, &[(0, 1)]), (Forest, &[(0, 2)]), (Hill, &[(0, 3)])]);
        assert_eq!(field.passable(), HexSet::FIELD.without(HexSet::one(hex(0, 0))));
        let stops = [hex(0, 0), hex(0, 1), hex(0, 2)].into_iter().collect();
        assert_eq!(field.stops().intersection(field.passable()), HexSet::without(stops, HexSet::one(hex(0, 0))));
        assert!(field.rests().contains(hex(0, 2)) && !field.rests().contains(hex(0, 1)));
    }

    #[test]
    fn a_scenario_may_free_its_fords() {
        let mut field = field(&[(Surface::Ford, &[(4, 4)])]);
        assert!(field.stops().contains(hex(4, 4)));
        field.free_fords(true);
        assert!(field.stops().is_empty() && field.fords_are_free());
    }

    /// 10.1: each kind of source counts once, also beside two Strongholds; 15.
    #[test]
    fn landmarks_come_and_go() {
        let mut field = field(&[(Surface::Bridge, &[(6, 6)])]);
        let stronghold = landmark(LandmarkKind::Stronghold, (6, 7), Side::South);
        assert!(field.place(stronghold) && !field.place(stronghold));
        assert!(field.place(landmark(LandmarkKind::Stronghold, (6, 5), Side::South)));
        assert!(field.place(landmark(LandmarkKind::Camp, (0, 5), Side::North)));
        assert_eq!((field.bold(hex(6, 6), Side::South), field.bold(hex(6, 6), Side::North)), (2, 1));
        assert_eq!((field.bold(hex(6, 7), Side::North), field.bold(hex(0, 6), Side::North)), (1, 0));
        assert_eq!(field.landmark(hex(6, 7)), Some(stronghold));
        assert_eq!(field.list().map(|landmark| landmark.hex).collect::<Vec<_>>(), [hex(0, 5), hex(6, 5), hex(6, 7)]);
        assert_eq!(field.cap(hex(0, 5), hex(0, 6), true), 2);
        assert_eq!(field.settles(), field.landmarks());
        assert!(field.blocking(hex(8, 0)).contains(hex(0, 5)));
        field.take_away(hex(0, 5));
        assert_eq!((field.landmark(hex(0, 5)), field.list().count(), field.landmarks().len()), (None, 2, 2));
        for column in 0..10 {
            assert!(field.place(landmark(LandmarkKind::Den, (8, column), Side::South)));
        }
        assert!(!field.place(landmark(LandmarkKind::Den, (0, 0), Side::North)), "there are {MOST_LANDMARKS}");
    }

    #[test]
    fn circles_do_nothing_to_who_walks_over_them() {
        let mut field = Field::default();
        field.draw_circle(hex(4, 4), true);
        assert_eq!((field.circles().len(), field.stops(), field.blocking(hex(0, 0))), (1, HexSet::NONE, HexSet::NONE));
        field.draw_circle(hex(4, 4), false);
        assert_eq!(field, Field::default());
    }
}
