//! Small sets as bits: seats, flags, colours, cards.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Shl};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// Something that a [`Set`] can hold: it has a place, counted from 0.
pub trait Member: Copy {
    /// Which bit stands for it.
    fn bit(self) -> u32;

    /// What a bit stands for; only asked for bits of members.
    fn of_bit(bit: u32) -> Self;

    /// Whether a bit stands for any member: asked of sets that come from elsewhere.
    fn is_bit(bit: u32) -> bool;
}

/// Makes members of sets of things that are numbers, each a `u8` of its own, below a limit.
macro_rules! members_by_number {
    ($($thing:ty: below $limit:expr;)*) => {$(
        impl $crate::engine::set::Member for $thing {
            #[inline]
            fn bit(self) -> u32 {
                u32::from(self.0)
            }

            #[inline]
            fn of_bit(bit: u32) -> Self {
                Self(bit as u8)
            }

            fn is_bit(bit: u32) -> bool {
                bit < u32::from($limit)
            }
        }
    )*};
}
pub(crate) use members_by_number;

/// The bits of a [`Set`]: an unsigned number with as many bits as there can be members.
pub trait Bits:
    Copy
    + Debug
    + Default
    + Eq
    + Ord
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
{
    const NONE: Self;
    /// The first bit.
    const ONE: Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The lowest bit that is set, if any is.
    fn lowest(self) -> Option<u32>;

    /// The highest bit that is set, if any is.
    fn highest(self) -> Option<u32>;

    /// All but the lowest bit that is set.
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty),*) => {$(
        impl Bits for $number {
            const NONE: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> Option<u32> {
                (self != 0).then(|| self.trailing_zeros())
            }

            #[inline]
            fn highest(self) -> Option<u32> {
                self.checked_ilog2()
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}
bits!(u8, u16, u64, u128);

/// A set of `T`, in order, with one bit a member.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent, bound(serialize = "B: Serialize"))]
pub struct Set<T, B> {
    bits: B,
    of: PhantomData<T>,
}

impl<T, B: Bits> Set<T, B> {
    pub const NONE: Self = Self::from_bits(B::NONE);

    /// The set with these bits, which have to be those of members.
    #[inline]
    pub const fn from_bits(bits: B) -> Self {
        Self { bits, of: PhantomData }
    }

    /// One bit a member.
    #[inline]
    pub const fn bits(&self) -> B {
        self.bits
    }

    /// How many members.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::NONE
    }

    /// What is in either set.
    #[must_use]
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both sets.
    #[must_use]
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// What is in this set and not in `other`.
    #[must_use]
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// Whether all of `other` is in this set.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        other.without(self).is_empty()
    }
}

impl<T: Member, B: Bits> Set<T, B> {
    #[inline]
    fn only(member: T) -> B {
        B::ONE << member.bit()
    }

    /// The set with this one member.
    #[inline]
    pub fn one(member: T) -> Self {
        Self::from_bits(Self::only(member))
    }

    /// The same set with `member` in it.
    #[must_use]
    #[inline]
    pub fn with(self, member: T) -> Self {
        self.union(Self::one(member))
    }

    /// Whether `member` is in the set.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.bits & Self::only(member) != B::NONE
    }

    /// Puts `member` in.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.bits = self.bits | Self::only(member);
    }

    /// Takes `member` out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.bits = self.bits & !Self::only(member);
    }

    /// Puts `member` in or takes it out.
    #[inline]
    pub fn set(&mut self, member: T, is_in: bool) {
        if is_in { self.insert(member) } else { self.remove(member) }
    }

    /// The first member.
    #[inline]
    pub fn lowest(self) -> Option<T> {
        self.bits.lowest().map(T::of_bit)
    }

    /// The last member.
    #[inline]
    pub fn highest(self) -> Option<T> {
        self.bits.highest().map(T::of_bit)
    }

    /// The members in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            let bit = rest.lowest()?;
            rest = rest.without_lowest();
            Some(T::of_bit(bit))
        })
    }
}

impl<T, B: Bits> Default for Set<T, B> {
    fn default() -> Self {
        Self::NONE
    }
}

/// From its bits, none of which may be that of no member.
impl<'de, T: Member, B: Bits + Deserialize<'de>> Deserialize<'de> for Set<T, B> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bits = B::deserialize(from)?;
        let mut rest = bits;
        while let Some(bit) = rest.lowest() {
            if !T::is_bit(bit) {
                return Err(D::Error::custom(format!("a set has no member {bit}")));
            }
            rest = rest.without_lowest();
        }
        Ok(Self::from_bits(bits))
    }
}

impl<T: Member + Debug, B: Bits> Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member, B: Bits> FromIterator<T> for Set<T, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    struct Place(u32);

    impl Member for Place {
        fn bit(self) -> u32 {
            self.0
        }

        fn of_bit(bit: u32) -> Self {
            Self(bit)
        }

        fn is_bit(bit: u32) -> bool {
            bit != 7
        }
    }

    /// Beside the set of the standard library, with every width.
    fn compare<B: Bits>(width: u32) {
        use std::collections::BTreeSet;
        let two = |step: u32| (0..width).filter(move |place| place % step == 0).collect::<BTreeSet<u32>>();
        let of = |places: &BTreeSet<u32>| places.iter().map(|&place| Place(place)).collect::<Set<Place, B>>();
        let places = |set: Set<Place, B>| set.iter().map(|place| place.0).collect::<BTreeSet<u32>>();
        let (a, b) = (two(2), two(3));
        let (set_a, set_b) = (of(&a), of(&b));
        assert_eq!(places(set_a), a);
        assert_eq!(places(set_a.union(set_b)), &a | &b);
        assert_eq!(places(set_a.intersection(set_b)), &a & &b);
        assert_eq!(places(set_a.without(set_b)), &a - &b);
        assert_eq!((usize::from(set_a.len()), set_a.is_empty()), (a.len(), false));
        assert_eq!((set_a.lowest(), set_a.highest()), (Some(Place(0)), a.last().map(|&place| Place(place))));
        assert!(set_a.covers(of(&(&a & &b))) && !set_a.covers(set_b));
        let mut changed = set_a;
        for place in 0..width {
            assert_eq!(set_b.contains(Place(place)), b.contains(&place));
            changed.insert(Place(place));
            assert_eq!(changed, set_a.with(Place(place)));
            changed.remove(Place(place));
            assert!(!changed.contains(Place(place)));
            changed = set_a;
        }
        let none = Set::<Place, B>::default();
        assert_eq!((none.len(), none.is_empty(), none.lowest(), none.highest()), (0, true, None, None));
    }

    #[test]
    fn sets_are_sets_in_every_width() {
        compare::<u8>(8);
        compare::<u16>(16);
        compare::<u64>(64);
        compare::<u128>(128);
    }

    #[test]
    fn sets_show_their_members_and_are_saved() {
        let set: Set<Place, u16> = [Place(9), Place(2)].into_iter().collect();
        assert_eq!(format!("{set:?}"), "{Place(2), Place(9)}");
        let saved = ron::to_string(&set).expect("bits");
        assert_eq!(ron::from_str::<Set<Place, u16>>(&saved), Ok(set));
        let error = ron::from_str::<Set<Place, u16>>("132").expect_err("2 and 7");
        assert!(error.to_string().contains("a set has no member 7"), "{error}");
    }
}
