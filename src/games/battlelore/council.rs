//! The War Council and what its levels are worth (13.1 to 13.6). The numbers are in `assets/battlelore/council.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use super::data::{self, Loaded};

const FILE: &str = "assets/battlelore/council.ron";
static COUNCIL: LazyLock<Loaded<Council>> =
    LazyLock::new(|| read(include_str!("../../../assets/battlelore/council.ron")).into());

/// The classes of Lore Masters and of Lore cards (13.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum LoreClass {
    /// Flames, mists and missiles.
    Wizard,
    /// Blessings and wrath.
    Cleric,
    /// Tricks and poison.
    Rogue,
    Warrior,
}

/// The numbers of Lore tokens, War Council and Lore deck; lists by level begin with level 0, that of Commanders with 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Council {
    /// Lore tokens of the common pool (13.1).
    pub lore_tokens: u8,
    /// Web tokens in the box (16.6).
    pub webs: u8,
    /// Poison tokens in the box (16.6).
    pub poisons: u8,
    /// Levels that a side distributes unless the scenario says otherwise (13.2).
    pub levels: u8,
    /// Highest level of a member (13.2).
    pub highest: u8,
    /// Command cards in hand by level of the Commander, from 1 (13.2).
    pub commander_hand: [u8; 3],
    /// Lore tokens at the start, by the highest level of a Lore Master (13.2).
    pub start_tokens: [u8; 4],
    /// Lore cards that are kept of those dealt, likewise (13.2).
    pub cards_kept: [u8; 4],
    /// Most Lore cards in hand at the end of a turn, likewise (13.2).
    pub lore_limit: [u8; 4],
    /// Lore cards that each side is dealt (13.2).
    pub cards_dealt: u8,
    /// Cards of a class in the Lore deck, by the higher level of both sides (13.3).
    pub deck_share: [u8; 4],
    /// Tokens more for a card of a class without a master (13.4).
    pub out_of_character: u8,
    /// Tokens of the Draw phase without a Lore card (13.5).
    pub draw_tokens: u8,
    /// Tokens of the Draw phase with a Lore card (13.5).
    pub draw_tokens_with_card: u8,
    /// Tokens for ordering a Creature of another section (16.2).
    pub out_of_section: u8,
    /// Tokens for slaying a Creature (16.3).
    pub creature_reward: u8,
    /// The Medieval Lore option (13.6).
    pub medieval: Medieval,
}

/// The Medieval Lore option: no Lore Masters (13.6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Medieval {
    /// Command cards in hand unless the scenario says otherwise.
    pub hand: u8,
    /// Most Lore cards in hand at the end of a turn.
    pub lore_limit: u8,
    /// Numbers of the Wizard cards in the deck.
    pub wizard: Vec<u8>,
    pub cleric: Vec<u8>,
    pub rogue: Vec<u8>,
    pub warrior: Vec<u8>,
}

/// A member of a War Council that has levels (13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Member {
    /// Who commands: the hand of Command cards.
    Commander,
    Master(LoreClass),
}

impl Member {
    /// Members of a War Council, the Commander first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Commander].into_iter().chain(LoreClass::ALL.map(Self::Master))
    }

    /// Its word in notation and in keys of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Commander => "commander",
            Self::Master(class) => class.into_str(),
        }
    }
}

/// Lore cards of a class (1.1).
pub const CARDS_OF_CLASS: u8 = 15;

impl LoreClass {
    pub const ALL: [Self; 4] = [Self::Wizard, Self::Cleric, Self::Rogue, Self::Warrior];

    /// Index for arrays with one entry a class.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Medieval {
    /// Numbers of the cards of a class in the deck.
    pub fn cards(&self, class: LoreClass) -> &[u8] {
        [&self.wizard, &self.cleric, &self.rogue, &self.warrior][class.index()]
    }
}

/// Figures of the council file, read once.
pub fn council() -> &'static Council {
    &COUNCIL.table
}

/// What is wrong with the file, if anything is.
pub(super) fn error() -> Option<&'static str> {
    COUNCIL.error.as_deref()
}

/// Reads the file, or says what is wrong with it, with its line.
pub(super) fn read(text: &str) -> Result<Council, String> {
    let council: Council = data::read(FILE, text)?;
    let wrong = |name: &str, sentence: String| Err(data::wrong(FILE, text, &format!("{name}:"), &sentence));
    if council.highest != 3 {
        return wrong("highest", format!("highest is {}; write 3, as many levels have numbers here", council.highest));
    }
    let growing = |list: &[u8]| list.is_sorted();
    for (name, list, most) in [
        ("commander_hand", &council.commander_hand[..], 6),
        ("start_tokens", &council.start_tokens, council.lore_tokens / 2),
        ("cards_kept", &council.cards_kept, council.cards_dealt),
        ("lore_limit", &council.lore_limit, CARDS_OF_CLASS),
        ("deck_share", &council.deck_share, CARDS_OF_CLASS),
    ] {
        if !growing(list) || list.iter().any(|&number| number > most) {
            return wrong(name, format!("{name} is {list:?}; write numbers up to {most} that never fall"));
        }
    }
    for class in LoreClass::ALL {
        let (name, cards) = (class.into_str(), council.medieval.cards(class));
        if !cards.windows(2).all(|pair| pair[0] < pair[1])
            || cards.iter().any(|card| !(1..=CARDS_OF_CLASS).contains(card))
        {
            return wrong(name, format!("{name} is {cards:?}; write numbers from 1 to {CARDS_OF_CLASS} in order"));
        }
    }
    Ok(council)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../../../assets/battlelore/council.ron");

    /// 13.1 to 13.6; G76, G77.
    #[test]
    fn the_numbers_are_those_of_the_rules() {
        let council = council();
        assert_eq!((council.lore_tokens, council.webs, council.poisons, council.levels), (36, 4, 2, 6));
        assert_eq!(council.commander_hand, [4, 5, 6]);
        let of_level =
            |level: usize| (council.start_tokens[level], council.cards_kept[level], council.lore_limit[level]);
        assert_eq!([0, 1, 2, 3].map(of_level), [(0, 0, 1), (1, 1, 2), (2, 2, 3), (3, 3, 4)]);
        assert_eq!((council.cards_dealt, council.out_of_character), (4, 3));
        assert_eq!([3, 0, 1, 2].map(|level: usize| council.deck_share[level]), [14, 5, 8, 11]);
        assert_eq!((council.draw_tokens, council.draw_tokens_with_card), (2, 1));
        assert_eq!((council.out_of_section, council.creature_reward), (3, 1));
        let medieval = LoreClass::ALL.map(|class| council.medieval.cards(class).len());
        assert_eq!(medieval, [2, 2, 10, 15]);
        assert!([1, 3, 7, 8, 15].iter().all(|card| !council.medieval.rogue.contains(card)));
    }

    #[test]
    fn wrong_files_are_refused_with_the_line() {
        for (from, to, says) in [
            ("(4, 5, 6)", "(4, 5, 9)", "commander_hand is [4, 5, 9]; write numbers up to 6"),
            ("(4, 5, 6)", "(4, 5)", "length 3"),
            ("(5, 8, 11, 14)", "(5, 8, 7, 14)", "deck_share is [5, 8, 7, 14]"),
            ("highest: 3", "highest: 4", "highest is 4; write 3"),
            ("wizard: [4, 9]", "wizard: [4, 19]", "wizard is [4, 19]; write numbers from 1 to 15"),
            ("cleric: [3, 4]", "cleric: [4, 4]", "cleric is [4, 4]"),
            ("levels: 6", "levels: many", "xpected"),
            ("levels: 6", "stages: 6", "`stages`"),
        ] {
            let line = TEXT.lines().position(|line| line.contains(from)).expect(from) + 1;
            let error = read(&TEXT.replacen(from, to, 1)).expect_err(to);
            assert!(error.starts_with(&format!("{FILE}:{line}: ")) && error.contains(says), "{error}");
        }
    }
}
