//! How many dice an attack has, and why: the terms of 8.1 in words.

use super::names;
use crate::engine::Words;
use crate::games::battlelore::battle::DiceTerms;
use crate::games::battlelore::lore::InBattle;
use crate::games::battlelore::position::{PublicState, UnitId};

/// How many dice, and what made them so many, in the order of the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Strength {
    pub dice: u8,
    /// What adds to them or takes from them.
    pub reasons: Vec<Words>,
}

#[cfg(test)]
impl Strength {
    /// The dice to which the reasons add up, if no Lore card was played in the battle.
    pub(super) fn told(&self) -> u8 {
        let number = |words: &Words| {
            words.args.iter().find_map(|(name, arg)| match arg {
                crate::engine::Arg::Number(number) if name == "n" => u8::try_from(*number).ok(),
                _ => None,
            })
        };
        self.reasons.iter().fold(0, |dice: u8, words| match (words.key.as_str(), number(words).unwrap_or(0)) {
            ("battlelore-dice-base", n) => n,
            ("battlelore-preview-moved", _) => dice.saturating_sub(1),
            ("battlelore-preview-more", n) => dice + n,
            ("battlelore-preview-less", n) => dice.saturating_sub(n).max(dice.min(1)),
            (_, n) => dice.min(n),
        })
    }
}

/// The dice of one unit against another from where they stand, with what Lore cards do to the battle.
pub fn strength(table: &PublicState, roller: UnitId, target: UnitId, back: bool, cards: &InBattle) -> Strength {
    let (unit, other) = (table.unit(roller), table.unit(target));
    let terms = DiceTerms::of(table, roller, target, back, cards);
    let banner = Words::new("battlelore-dice-base").with_key("colour", names::colour(unit.banner));
    let mut reasons = vec![banner.with("n", terms.banner)];
    if terms.moved > 0 {
        reasons.push(Words::new("battlelore-preview-moved"));
    }
    let caps = table.field.caps(unit.hex, other.hex, unit.hex.adjacent(other.hex));
    reasons.extend(caps.filter(|cap| cap.dice < terms.base()).map(|cap| {
        let (key, hex) = if cap.out { ("cap-out", unit.hex) } else { ("cap-in", other.hex) };
        let words = Words::new(format!("battlelore-preview-{key}")).with("n", cap.dice);
        words.with_key("terrain", names::surface(table, hex, cap.surface))
    }));
    if terms.smoke < terms.base().min(terms.ground) {
        reasons.push(Words::new("battlelore-preview-smoke").with("n", terms.smoke));
    }
    let more = |n: u8, why: String| Words::new("battlelore-preview-more").with("n", n).with_key("why", why);
    let card = table.turn.used.filter(|_| terms.card > 0).map(|card| more(terms.card, card.key()));
    let lore = (terms.lore > 0).then(|| more(terms.lore, "battlelore-bold-lore".to_owned()));
    reasons.extend(card.into_iter().chain(lore));
    let spoilt = terms.less + terms.guarded;
    if spoilt > 0 {
        reasons.push(Words::new("battlelore-preview-less").with("n", spoilt));
    }
    Strength { dice: terms.dice(), reasons }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Notation as _;
    use crate::games::battlelore::BattleLore;

    /// The dice of the first unit of a position against the second one, and the keys of the reasons.
    fn reckoned(position: &str) -> (u8, Vec<String>) {
        let state = BattleLore::parse_position(position).expect("a position");
        let [roller, target] = [0, 1].map(|place| UnitId::of_index(place).expect("a unit"));
        let strength = strength(&state.table, roller, target, false, &InBattle::default());
        let keys =
            strength.reasons.iter().map(|words| words.key.trim_start_matches("battlelore-").to_owned()).collect();
        assert_eq!(strength.told(), strength.dice, "{position}");
        (strength.dice, keys)
    }

    /// G1, G4, G5, G7, G15 and G18.
    #[test]
    fn every_die_is_accounted_for() {
        for (position, dice, reasons) in [
            ("units SHgs@(5,5):o NHbs@(4,5)", 2, &["dice-base"][..]),
            ("forest (4,5)\nunits SHrl@(5,5):o NHgs@(4,5)", 2, &["dice-base", "preview-cap-in"]),
            ("hill (5,5)\nunits SHrs@(5,5):o NHgs@(4,5)", 3, &["dice-base", "preview-cap-out"]),
            ("hill (5,5) (4,5)\nunits SHrs@(5,5):o NHgs@(4,5)", 3, &["dice-base", "preview-cap-out"]),
            ("forest (4,6)\nunits SHbw@(6,6):omu NHbs@(4,6)", 2, &["dice-base", "preview-moved"]),
            (
                "ford (5,5)\nhill (4,5)\ncard LEA\nunits SHbs@(5,5):o NHbs@(4,5)",
                3,
                &["dice-base", "preview-cap-out", "preview-cap-in", "preview-more"],
            ),
        ] {
            assert_eq!(reckoned(position), (dice, reasons.iter().map(|&key| key.to_owned()).collect()), "{position}");
        }
    }
}
