//! What an attack is likely to bring, line by line: chances of hits, what becomes of the target, and what comes back.

use crate::engine::Words;
use crate::games::battlelore::bot::odds::{self, Odds, Strikes, Victim};
use crate::games::battlelore::lore::InBattle;
use crate::games::battlelore::position::{PublicState, UnitId};
use crate::games::battlelore::table::strength::strength;
use crate::games::battlelore::units::Morale;
use crate::games::battlelore::{morale, retreat};

/// Chances below this many percent are not worth words.
const LEAST: u8 = 1;
/// From so many hits on they are told together.
const MOST_HITS: usize = 3;

/// What Bonus Strikes of one unit do to another one (9.2).
fn strikes(table: &PublicState, roller: UnitId, target: UnitId) -> Strikes {
    let (unit, other) = (table.unit(roller), table.unit(target));
    match unit.weapon().strikes(2, other.arm(), unit.hex.adjacent(other.hex)) {
        0 => Strikes::Miss,
        1 => Strikes::LoseOne,
        _ => Strikes::Hit,
    }
}

/// What becomes of the target of so many dice. A unit in a web is not driven back and pays nothing (16.6), as if it could
/// ignore every flag.
fn chances(table: &PublicState, roller: UnitId, target: UnitId, dice: u8) -> &'static Odds {
    let unit = table.unit(target);
    let steady = morale::stride(unit) == 0;
    let victim = Victim {
        figures: unit.figures,
        bold: if steady { u8::MAX } else { morale::bold(table, target) },
        room: retreat::room(table, target, 4),
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

/// The chance of each number of hits, three and more together: `0: 44%, 1: 44%, 2: 11%`, drawn as columns.
fn hits(table: &PublicState, roller: UnitId, target: UnitId, dice: u8) -> String {
    let chances = odds::hits(dice, strikes(table, roller, target));
    let (each, more) = chances.split_at(chances.len().min(MOST_HITS));
    let several = if more.len() > 1 { "+" } else { "" };
    let last = (!more.is_empty()).then(|| (several, more.iter().sum::<f32>()));
    let each = each.iter().map(|chance| ("", *chance)).chain(last).enumerate();
    // A number and its chance stay in one line.
    each.map(|(hits, (more, chance))| format!("{hits}{more}:\u{A0}{}", bar(chance))).collect::<Vec<_>>().join(", ")
}

/// What an attack of one unit on another from where they stand would be like: first what may come of it and what may come back,
/// then how the dice come about, and what else there is to know.
pub fn attack(table: &PublicState, roller: UnitId, target: UnitId) -> Vec<Words> {
    let reckoned = strength(table, roller, target, false, &InBattle::default());
    let dice = reckoned.dice;
    let mut lines = vec![Words::new("battlelore-preview-dice").with("dice", dice)];
    // What the banner gives alone needs no words.
    let reasons = if reckoned.reasons.len() > 1 { reckoned.reasons } else { Vec::new() };
    if dice == 0 {
        lines.extend(reasons);
        return lines;
    }
    lines.push(Words::new("battlelore-preview-hits").with("spread", hits(table, roller, target, dice)));
    let odds = chances(table, roller, target, dice);
    let unit = table.unit(target);
    let fled = if morale::stride(unit) == 0 { 0.0 } else { odds.fled };
    for (name, chance) in [("eliminates", odds.left[0]), ("drives-back", fled)] {
        if percent(chance) >= LEAST {
            lines.push(Words::new(format!("battlelore-preview-{name}")).with("chance", bar(chance)));
        }
    }
    if table.unit(roller).hex.adjacent(unit.hex) {
        lines.push(answer(table, roller, target));
    }
    lines.extend(held(table, target));
    lines.extend(reasons);
    lines.push(Words::new("battlelore-preview-flag").with("chance", bar(flag(dice))));
    if unit.is_creature() {
        lines.push(Words::new("battlelore-inspect-critical"));
    }
    lines.extend(ways_back(table, target));
    lines
}

/// The chance that at least one of so many dice shows a flag.
fn flag(dice: u8) -> f32 {
    1.0 - (5.0_f32 / 6.0).powi(dice.into())
}

/// Why flags do not drive the target back, if they do not.
fn held(table: &PublicState, target: UnitId) -> Option<Words> {
    let unit = table.unit(target);
    if morale::stride(unit) == 0 {
        return Some(Words::new("battlelore-preview-never-retreats"));
    }
    let key =
        if unit.is_creature() { "battlelore-preview-no-retreat-creature" } else { "battlelore-preview-no-retreat" };
    retreat::ways(table, target).is_empty().then(|| Words::new(key))
}

/// Over how many hexes the target could begin to retreat; they are marked on the field.
fn ways_back(table: &PublicState, target: UnitId) -> Option<Words> {
    let count = retreat::ways(table, target).len();
    let retreats = morale::stride(table.unit(target)) > 0 && count > 0;
    retreats.then(|| Words::new("battlelore-preview-retreat").with("count", count))
}

/// Whether the target can battle back, and how.
fn answer(table: &PublicState, roller: UnitId, target: UnitId) -> Words {
    let bold = morale::bold(table, target);
    if table.unit(target).web {
        return Words::new("battlelore-preview-web-holds");
    }
    if bold == 0 {
        return Words::new("battlelore-preview-no-answer");
    }
    let dice = strength(table, target, roller, true, &InBattle::default()).dice;
    Words::new("battlelore-preview-answer").with("dice", dice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Notation as _;
    use crate::games::battlelore::BattleLore;

    fn table(position: &str) -> PublicState {
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
        let told = |dice| hits(&table, roller, target, dice).replace('\u{A0}', " ");
        assert_eq!(told(1), "0: 67%, 1: 33%");
        assert_eq!(told(2), "0: 44%, 1: 44%, 2: 11%");
        assert_eq!(told(3), "0: 30%, 1: 44%, 2: 22%, 3: 4%");
        assert_eq!(told(4), "0: 20%, 1: 40%, 2: 30%, 3+: 11%", "the last one stands for all above it");
        assert_eq!([1, 2, 3].map(|dice| percent(flag(dice))), [17, 31, 42]);
    }

    /// What may come of it and what may come back is told before the reasons for the dice, which a small box leaves out.
    #[test]
    fn what_an_attack_may_come_to_is_told_first() {
        let [roller, target] = ids();
        let told = |position: &str| {
            let lines = attack(&table(position), roller, target);
            lines.iter().map(|line| line.key.trim_start_matches("battlelore-").to_owned()).collect::<Vec<_>>()
        };
        let led = "card LEA\nunits SHbs@(5,5):o NHbs@(4,5)x1 NHbs@(4,4) NHbs@(3,5)";
        let expected = ["preview-dice", "preview-hits", "preview-eliminates", "preview-drives-back", "preview-answer"];
        assert_eq!(told(led)[..5], expected);
        assert_eq!(told(led)[5..], ["dice-base", "preview-more", "preview-flag", "preview-retreat"]);
        let cornered = told("units SHrs@(1,5):o NHbs@(0,5)");
        assert!(cornered[..5].contains(&"preview-no-retreat".to_owned()), "{cornered:?}");
        assert!(cornered[..5].contains(&"preview-no-answer".to_owned()), "{cornered:?}");
        let shot = told("units SHga@(7,5):o NHbs@(4,5)");
        assert!(!shot.contains(&"preview-no-answer".to_owned()), "nobody battles back at bows: {shot:?}");
    }
}
