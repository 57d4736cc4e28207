//! What an attack is likely to bring, line by line: chances of hits and flags, and what becomes of the target.

use crate::engine::Words;
use crate::games::battlelore::bot::odds::{self, Odds, Strikes, Victim};
use crate::games::battlelore::hexes::HexSet;
use crate::games::battlelore::lore::InBattle;
use crate::games::battlelore::position::{Table, UnitId};
use crate::games::battlelore::table::strength::strength;
use crate::games::battlelore::units::Morale;
use crate::games::battlelore::{morale, retreat};

/// Chances below this many percent are not worth words.
const LEAST: u8 = 1;
/// From so many hits on they are told together.
const MOST_HITS: usize = 3;

/// How many hexes a unit can retreat from where it stands, at most so many (10.3).
pub fn room(table: &Table, id: UnitId, most: u8) -> u8 {
    let unit = table.unit(id);
    let free = table.field.passable().without(table.occupied());
    let mut front = HexSet::one(unit.hex);
    for walked in 0..most {
        let behind: HexSet = front.iter().flat_map(|hex| hex.behind(unit.side)).copied().collect();
        front = behind.intersection(free);
        if front.is_empty() {
            return walked;
        }
    }
    most
}

/// What Bonus Strikes of one unit do to another one (9.2).
fn strikes(table: &Table, roller: UnitId, target: UnitId) -> Strikes {
    let (unit, other) = (table.unit(roller), table.unit(target));
    match unit.weapon().strikes(2, other.arm(), unit.hex.adjacent(other.hex)) {
        0 => Strikes::Miss,
        1 => Strikes::LoseOne,
        _ => Strikes::Hit,
    }
}

/// What becomes of the target of so many dice. A unit in a web is not driven back and pays nothing (16.6), as if it could
/// ignore every flag.
fn chances(table: &Table, roller: UnitId, target: UnitId, dice: u8) -> &'static Odds {
    let unit = table.unit(target);
    let steady = morale::stride(unit) == 0;
    let victim = Victim {
        figures: unit.figures,
        bold: if steady { u8::MAX } else { morale::bold(table, target) },
        room: room(table, target, 4),
        frightened: unit.morale() == Morale::Frightened,
        creature: unit.is_creature(),
    };
    odds::odds(dice, strikes(table, roller, target), victim)
}

fn percent(chance: f32) -> u8 {
    (chance * 100.0).round() as u8
}

/// A chance as it is written, which is drawn as a bar.
fn bar(chance: f32) -> String {
    format!("{}%", percent(chance))
}

/// The chance of each number of hits, three and more together; nothing of what hardly ever comes.
fn hits(table: &Table, roller: UnitId, target: UnitId, dice: u8) -> impl Iterator<Item = Words> {
    let chances = odds::hits(dice, strikes(table, roller, target));
    let shown = chances.len().min(MOST_HITS + 1);
    (0..shown).filter_map(move |hits| {
        let last = hits + 1 == shown;
        let chance = if last { chances[hits..].iter().sum::<f32>() } else { chances[hits] };
        let words = match last && chances.len() > shown {
            true => Words::new("battlelore-preview-hits-or-more"),
            false => Words::new("battlelore-preview-hits-just"),
        };
        let words = words.with("n", hits as i64);
        (percent(chance) >= LEAST).then(|| words.with("chance", bar(chance)))
    })
}

/// What an attack of one unit on another from where they stand would be like: dice and why, chances, what may come back.
pub fn attack(table: &Table, roller: UnitId, target: UnitId) -> Vec<Words> {
    let reckoned = strength(table, roller, target, false, &InBattle::default());
    let dice = reckoned.dice;
    let mut lines = vec![Words::new("battlelore-preview-dice").with("dice", dice)];
    if reckoned.reasons.len() > 1 {
        lines.extend(reckoned.reasons);
    }
    if dice == 0 {
        return lines;
    }
    lines.extend(hits(table, roller, target, dice));
    lines.push(Words::new("battlelore-preview-flag").with("chance", bar(flag(dice))));
    let odds = chances(table, roller, target, dice);
    let fled = if morale::stride(table.unit(target)) == 0 { 0.0 } else { odds.fled };
    for (name, chance) in [("eliminates", odds.left[0]), ("drives-back", fled)] {
        if percent(chance) >= LEAST {
            lines.push(Words::new(format!("battlelore-preview-{name}")).with("chance", bar(chance)));
        }
    }
    let unit = table.unit(target);
    if unit.is_creature() {
        lines.push(Words::new("battlelore-inspect-critical"));
    }
    lines.push(way_back(table, target));
    if table.unit(roller).hex.adjacent(unit.hex) {
        lines.push(answer(table, roller, target));
    }
    lines
}

/// The chance that at least one of so many dice shows a flag.
fn flag(dice: u8) -> f32 {
    1.0 - (5.0_f32 / 6.0).powi(dice.into())
}

/// Over how many hexes the target could begin to retreat; they are marked on the field.
fn way_back(table: &Table, target: UnitId) -> Words {
    if morale::stride(table.unit(target)) == 0 {
        return Words::new("battlelore-preview-never-retreats");
    }
    match retreat::ways(table, target).len() {
        0 => Words::new("battlelore-preview-no-retreat"),
        count => Words::new("battlelore-preview-retreat").with("count", count),
    }
}

/// Whether the target can battle back, and how.
fn answer(table: &Table, roller: UnitId, target: UnitId) -> Words {
    let bold = morale::bold(table, target);
    if table.unit(target).web {
        return Words::new("battlelore-preview-web-holds");
    }
    if bold == 0 {
        return Words::new("battlelore-preview-no-answer");
    }
    let dice = strength(table, target, roller, true, &InBattle::default()).dice;
    Words::new("battlelore-preview-answer").with("n", bold).with("dice", dice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Notation as _;
    use crate::games::battlelore::BattleLore;

    fn table(position: &str) -> Table {
        BattleLore::parse_position(position).expect("a position").table
    }

    fn ids() -> [UnitId; 2] {
        [0, 1].map(|place| UnitId::of_index(place).expect("a unit"))
    }

    /// One die hits a blue unit by its colour and by a Bonus Strike: 2 of 6 faces.
    #[test]
    fn chances_are_those_of_the_faces() {
        let [roller, target] = ids();
        let table = table("forest (5,5)\nunits SHgs@(5,5):o NHbs@(4,5)");
        let told = |dice, percents: &[&str]| {
            let words = |(n, &percent): (usize, &&str)| {
                Words::new("battlelore-preview-hits-just").with("n", n as i64).with("chance", percent)
            };
            let expected: Vec<Words> = percents.iter().enumerate().map(words).collect();
            assert_eq!(hits(&table, roller, target, dice).collect::<Vec<_>>(), expected, "{dice}");
        };
        told(1, &["67%", "33%"]);
        told(2, &["44%", "44%", "11%"]);
        assert_eq!([1, 2, 3].map(|dice| percent(flag(dice))), [17, 31, 42]);
    }

    /// Four dice of a red unit: the last number stands for all above it, and everything adds up.
    #[test]
    fn more_than_three_hits_are_one_number() {
        let [roller, target] = ids();
        let table = table("units SHrs@(5,5):o NHbs@(4,5)");
        let chances = odds::hits(4, strikes(&table, roller, target));
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        let told: Vec<Words> = hits(&table, roller, target, 4).collect();
        let last =
            Words::new("battlelore-preview-hits-or-more").with("n", 3).with("chance", bar(chances[3] + chances[4]));
        assert_eq!((told.len(), told.last()), (4, Some(&last)));
    }

    #[test]
    fn room_ends_at_the_baseline_and_before_units() {
        let [_, target] = ids();
        for (position, most) in [
            ("units SHbs@(5,5):o NHbs@(4,5)", 4),
            ("units SHbs@(5,5):o NHbs@(0,5)", 0),
            ("units SHbs@(5,5):o NHbs@(4,5) NHbs@(3,4) NHbs@(3,5)", 0),
        ] {
            assert_eq!(room(&table(position), target, 4), most, "{position}");
        }
    }
}
