//! Weapons (1.6): how far they reach and what Bonus Strikes do with them. The facts are in `assets/battlelore/weapons.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::data::{self, Loaded};
use super::units::Arm;

const FILE: &str = "assets/battlelore/weapons.ron";
static WEAPONS: LazyLock<Loaded<[WeaponFacts; Weapon::ALL.len()]>> =
    LazyLock::new(|| read(include_str!("../../../assets/battlelore/weapons.ron")).into());

/// What a unit fights with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(prefix = "battlelore-weapon-", serialize_all = "kebab-case")]
pub enum Weapon {
    ShortSword,
    /// Of mounted units.
    LongSword,
    /// Of ordinary archers.
    CommonBow,
    Crossbow,
    Longbow,
    Arbalest,
    /// What a Creature is born with.
    Special,
}

/// What Bonus Strikes of a roll do (1.6, 9.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Strikes {
    Hit,
    /// Each hits, but one of the roll is ignored if the target is mounted.
    LoseOneToMounted,
    #[default]
    Miss,
}

/// What becomes of a unit that moved in this turn (1.6, 8.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Moved {
    /// It battles as ever.
    #[default]
    Ready,
    /// It has one base die less.
    OneDieLess,
    /// It may not battle.
    NoBattle,
}

/// One row of 1.6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WeaponFacts {
    /// Most hexes to the target; 1 is melee only.
    pub range: u8,
    pub melee: Strikes,
    pub ranged: Strikes,
    /// After a move.
    pub moved: Moved,
}

impl Weapon {
    pub const ALL: [Self; 7] = [
        Self::ShortSword,
        Self::LongSword,
        Self::CommonBow,
        Self::Crossbow,
        Self::Longbow,
        Self::Arbalest,
        Self::Special,
    ];

    /// Row of the weapons file about it.
    #[inline]
    pub fn facts(self) -> &'static WeaponFacts {
        &WEAPONS.table[self as usize]
    }

    /// How many hexes a missile weapon reaches; `None` for what is for melee only (7.1).
    #[inline]
    pub fn range(self) -> Option<u8> {
        Some(self.facts().range).filter(|&range| range > 1)
    }

    /// Whether a unit that moved has a die less (8.1).
    #[inline]
    pub fn loses_die(self) -> bool {
        self.facts().moved == Moved::OneDieLess
    }

    /// Whether a unit that moved may not battle (8.1).
    #[inline]
    pub fn needs_rest(self) -> bool {
        self.facts().moved == Moved::NoBattle
    }

    /// How many of the Bonus Strikes of a roll hit (9.2).
    #[inline]
    pub fn strikes(self, rolled: u8, target: Arm, melee: bool) -> u8 {
        match if melee { self.facts().melee } else { self.facts().ranged } {
            Strikes::Hit => rolled,
            Strikes::LoseOneToMounted if target == Arm::Mounted => rolled.saturating_sub(1),
            Strikes::LoseOneToMounted => rolled,
            Strikes::Miss => 0,
        }
    }
}

/// What is wrong with the file, if anything is.
pub(super) fn error() -> Option<&'static str> {
    WEAPONS.error.as_deref()
}

/// A row of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    weapon: Weapon,
    range: u8,
    melee: Strikes,
    ranged: Strikes,
    moved: Moved,
}

/// Hexes that the dearest Lore card adds to a range end at 7 (7.2), so weapons end at 4.
const FARTHEST: u8 = 4;

/// Reads the file, or says what is wrong with it, with its line.
pub(super) fn read(text: &str) -> Result<[WeaponFacts; Weapon::ALL.len()], String> {
    let mut table = [None; Weapon::ALL.len()];
    for Row { weapon, range, melee, ranged, moved } in data::read::<Vec<Row>>(FILE, text)? {
        let wrong = |sentence: String| Err(data::wrong(FILE, text, &format!("weapon: {weapon:?}"), &sentence));
        if !(1..=FARTHEST).contains(&range) {
            return wrong(format!("the range of {weapon:?} is {range}; write 1 for melee only, or 2 to {FARTHEST}"));
        }
        let row = WeaponFacts { range, melee, ranged, moved };
        if table[weapon as usize].replace(row).is_some() {
            return wrong(format!("{weapon:?} has a row already; remove one of them"));
        }
    }
    for (weapon, row) in Weapon::ALL.into_iter().zip(&table) {
        if row.is_none() {
            return Err(data::wrong(FILE, text, "", &format!("{weapon:?} has no row; add one after this")));
        }
    }
    Ok(table.map(Option::unwrap_or_default))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../../../assets/battlelore/weapons.ron");

    /// The table of 1.6.
    #[test]
    fn weapons_are_those_of_the_rules() {
        use Weapon::{Arbalest, CommonBow, Crossbow, LongSword, Longbow, ShortSword, Special};
        let ranges = Weapon::ALL.map(Weapon::range);
        assert_eq!(ranges, [None, None, Some(4), Some(3), Some(4), Some(3), None]);
        // Two Bonus Strikes: melee against foot, mounted and Creature, ranged.
        for (weapon, hits) in [
            (ShortSword, [2, 1, 2, 0]),
            (LongSword, [2, 2, 2, 0]),
            (CommonBow, [0, 0, 0, 0]),
            (Crossbow, [0, 0, 0, 2]),
            (Longbow, [0, 0, 0, 2]),
            (Arbalest, [0, 0, 0, 2]),
            (Special, [2, 2, 2, 0]),
        ] {
            let melee = [Arm::Foot, Arm::Mounted, Arm::Creature].map(|arm| weapon.strikes(2, arm, true));
            assert_eq!([melee[0], melee[1], melee[2], weapon.strikes(2, Arm::Mounted, false)], hits, "{weapon:?}");
        }
        assert_eq!(ShortSword.strikes(0, Arm::Mounted, true), 0);
        let tired = Weapon::ALL.map(|weapon| (weapon.loses_die(), weapon.needs_rest()));
        let (ready, less, rest) = ((false, false), (true, false), (false, true));
        assert_eq!(tired, [ready, ready, less, less, less, rest, ready]);
    }

    #[test]
    fn wrong_files_are_refused_with_the_line() {
        let line = TEXT.lines().position(|line| line.contains("CommonBow")).expect("a bow") + 1;
        let bow = TEXT.lines().nth(line - 1).expect("a bow");
        for (from, to, says) in [
            ("range: 4, melee: Miss, ranged: Miss", "range: 9, melee: Miss, ranged: Miss", "CommonBow is 9; write 1"),
            ("weapon: CommonBow", "weapon: Sling", "`Sling`"),
            ("moved: OneDieLess", "moved: Never", "`Never`"),
            (", moved: OneDieLess),", "),", "`moved`"),
            ("range: 4", "range: -4", "out of bounds"),
            ("range: 4", "range: 4, weight: 2", "`weight`"),
            ("(weapon: CommonBow", "(weapon: LongSword", "LongSword has a row already; remove one"),
        ] {
            let text = TEXT.replacen(bow, &bow.replacen(from, to, 1), 1);
            let error = read(&text).expect_err(to);
            assert!(error.starts_with(&format!("{FILE}:{line}: ")) && error.contains(says), "{error}");
        }
        let last = TEXT.lines().count();
        let error = read(&TEXT.replacen(bow, "", 1)).expect_err("no bow");
        assert_eq!(error, format!("{FILE}:{last}: CommonBow has no row; add one after this"));
        assert!(read("").is_err_and(|error| error.starts_with(&format!("{FILE}:1: "))));
    }
}
