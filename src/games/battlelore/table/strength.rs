//! How many dice an attack has, and why: the reckoning of 8.1 step by step, in words.

use super::names;
use crate::engine::Words;
use crate::games::battlelore::command_cards::Text;
use crate::games::battlelore::lore::InBattle;
use crate::games::battlelore::position::{Mark, PublicState, UnitId};
use crate::games::battlelore::surfaces::{IntoFrom, Surface};
use crate::games::battlelore::{Hex, battle};

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

/// A cap of the ground: what it comes of, and how many dice it leaves.
struct Cap {
    out: bool,
    terrain: &'static str,
    dice: u8,
}

/// The dice of one unit against another from where they stand, with what Lore cards do to the battle.
pub fn strength(table: &PublicState, roller: UnitId, target: UnitId, back: bool, cards: &InBattle) -> Strength {
    let (unit, other) = (table.unit(roller), table.unit(target));
    let melee = unit.hex.adjacent(other.hex);
    let mut dice = unit.banner.dice();
    let base = Words::new("battlelore-dice-base").with_key("colour", names::colour(unit.banner)).with("n", dice);
    let mut reasons = vec![base];
    if !back && unit.has(Mark::Unsteady) && unit.weapon().loses_die() {
        dice = dice.saturating_sub(1);
        reasons.push(Words::new("battlelore-preview-moved"));
    }
    let caps = caps(table, unit.hex, other.hex, melee);
    for cap in caps.iter().filter(|cap| cap.dice < dice) {
        let key = if cap.out { "battlelore-preview-cap-out" } else { "battlelore-preview-cap-in" };
        reasons.push(Words::new(key).with("n", cap.dice).with_key("terrain", cap.terrain));
    }
    dice = caps.iter().map(|cap| cap.dice).fold(dice, u8::min);
    let smoke = table.lore.smoke[other.side.index()];
    if smoke > 0 && smoke < dice && !melee && !back {
        reasons.push(Words::new("battlelore-preview-smoke").with("n", smoke));
    }
    if !back {
        let more = |n: u8, why: String| Words::new("battlelore-preview-more").with("n", n).with_key("why", why);
        let by_card = by_card(table, melee);
        let card = table.turn.used.filter(|_| by_card > 0).map(|card| more(by_card, card.key()));
        let lore = by_lore(table, roller, melee) + cards.more;
        let lore = (lore > 0).then(|| more(lore, "battlelore-bold-lore".to_owned()));
        reasons.extend(card.into_iter().chain(lore));
    }
    let spoilt = if back { 0 } else { cards.less + cards.guarded } + unit.spells.curse;
    if spoilt > 0 {
        reasons.push(Words::new("battlelore-preview-less").with("n", spoilt));
    }
    Strength { dice: battle::dice(table, roller, target, back, cards), reasons }
}

/// The caps that apply to an attack: first those of the own hex, then those of the target's.
fn caps(table: &PublicState, from: Hex, into: Hex, melee: bool) -> Vec<Cap> {
    let on = |hex: Hex| Surface::ALL.into_iter().filter(move |&surface| table.field.of(surface).contains(hex));
    let named = |out, hex, surface, dice| Cap { out, terrain: names::surface(table, hex, surface), dice };
    let own = on(from).filter_map(|surface| surface.facts().out.map(|dice| named(true, from, surface, dice)));
    let theirs = on(into).filter_map(|surface| {
        let facts = surface.facts();
        let applies = match facts.into_from {
            IntoFrom::Anywhere => true,
            IntoFrom::Melee => melee,
            IntoFrom::OtherGround => !table.field.of(surface).contains(from),
        };
        facts.into.filter(|_| applies).map(|dice| named(false, into, surface, dice))
    });
    own.chain(theirs).collect()
}

/// Dice that the Command card of the turn adds (3.2).
fn by_card(table: &PublicState, melee: bool) -> u8 {
    match table.turn.text() {
        Some(Text::MountedCharge) => u8::from(melee),
        Some(Text::Leadership | Text::BattleLore) => 1,
        _ => 0,
    }
}

/// Dice that Lore cards add to the attacks of a unit (13.4).
fn by_lore(table: &PublicState, roller: UnitId, melee: bool) -> u8 {
    let spells = &table.unit(roller).spells;
    spells.dice + if melee { spells.melee + spells.charge + table.lore.might } else { 0 }
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
