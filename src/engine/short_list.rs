//! Lists that may have no more than so many items, read from elsewhere: whoever sends a longer one is refused before it is kept.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// Items that were read, at most `N`. What is kept as an array with a length is read through it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ShortList<T, const N: usize>(pub Vec<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for ShortList<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_seq(Items::<T, N>(PhantomData))
    }
}

struct Items<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
    type Value = ShortList<T, N>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a list of at most {N} items")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            if items.len() == N {
                return Err(A::Error::custom(format!("there are more than {N} items")));
            }
            items.push(item);
        }
        Ok(ShortList(items))
    }
}

#[cfg(test)]
mod tests {
    use super::ShortList;

    #[test]
    fn a_list_that_is_too_long_is_refused() {
        assert_eq!(ron::from_str("[1, 2]"), Ok(ShortList::<u8, 2>(vec![1, 2])));
        let error = ron::from_str::<ShortList<u8, 2>>("[1, 2, 3]").expect_err("three");
        assert!(error.to_string().contains("there are more than 2 items"), "{error}");
        assert!(ron::from_str::<ShortList<u8, 2>>("7").is_err());
    }
}
