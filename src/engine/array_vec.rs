//! A short list without memory of its own, so that a state is copied in one piece.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ShortList;

/// At most `N` items, in order.
#[derive(Clone, Copy)]
pub struct ArrayVec<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> ArrayVec<T, N> {
    /// Appends an item; false if there is no room, which leaves the list as it is.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(usize::from(self.len)) else { return false };
        *place = item;
        self.len += 1;
        true
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes the item at a place; those behind it move up.
    #[inline]
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let item = *self.get(at)?;
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        Some(item)
    }

    /// Puts an item at a place; those from there on move back. False if there is no room.
    #[inline]
    pub fn insert(&mut self, at: usize, item: T) -> bool {
        let len = usize::from(self.len);
        if len >= N || at > len {
            return false;
        }
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.len += 1;
        true
    }

    /// Keeps what fits.
    #[inline]
    pub fn retain(&mut self, mut fits: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            if fits(&self.items[at]) {
                self.items[kept] = self.items[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Whether there is no room for another item.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> ArrayVec<T, N> {
    /// Takes out one such item, wherever it is; false if there is none.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        let place = self.iter().position(|other| *other == item);
        place.is_some_and(|place| self.remove(place).is_some())
    }
}

impl<T: Copy + Default + Ord, const N: usize> ArrayVec<T, N> {
    /// Puts an item where the order wants it. False if there is no room.
    #[inline]
    pub fn add(&mut self, item: T) -> bool {
        let at = self.partition_point(|other| *other <= item);
        self.insert(at, item)
    }
}

impl<T: Copy + Default, const N: usize> Default for ArrayVec<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for ArrayVec<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        // There are never more than `N`. Saying so spares a check and the panic behind it wherever a list is read.
        &self.items[..usize::from(self.len).min(N)]
    }
}

impl<T, const N: usize> DerefMut for ArrayVec<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len).min(N)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for ArrayVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for ArrayVec<T, N> {}

impl<T: Hash, const N: usize> Hash for ArrayVec<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for ArrayVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for ArrayVec<T, N> {
    /// Takes as many as there is room for.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Self::default();
        for item in items {
            few.push(item);
        }
        few
    }
}

impl<T: Serialize, const N: usize> Serialize for ArrayVec<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(to)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for ArrayVec<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let ShortList::<T, N>(items) = Deserialize::deserialize(from)?;
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::ArrayVec;

    #[test]
    fn it_is_a_list_with_an_end() {
        let mut few: ArrayVec<u8, 4> = [3, 1].into_iter().collect();
        assert!(few.insert(1, 2) && few.add(9) && !few.push(5) && !few.insert(0, 5));
        assert_eq!(*few, [3, 2, 1, 9]);
        assert_eq!((few.remove(1), few.remove(7), few.pop()), (Some(2), None, Some(9)));
        few.retain(|&item| item > 1);
        assert_eq!((few, few.first()), ([3].into_iter().collect(), Some(&3)));
        assert!(few.take(3) && !few.take(3) && few.is_empty());
        assert!(ron::from_str::<ArrayVec<u8, 2>>("[1,2,3]").is_err());
        assert_eq!(ron::from_str::<ArrayVec<u8, 2>>("[1,2]").map(|few| few.to_vec()), Ok(vec![1, 2]));
    }
}
