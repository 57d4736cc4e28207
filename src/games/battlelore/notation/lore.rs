//! What only the Lore game has, in positions: written and read.

use super::super::dice::{Face, MOST_DICE, Roll};
use super::super::hexes::Hex;
use super::super::lore::{Cast, InBattle, Lieu, MOST_NAMED, Spells};
use super::super::lore_cards::{LoreCard, OrderKind};
use super::super::position::{Battle, Flight, MOST_UNITS, State, Unit, UnitId, UnitSet};
use super::super::scenario::Levels;
use super::super::sections::Side;
use super::side;
use crate::engine::NotationError;
use crate::engine::notation::{behind, expected, number, unlike, wrong};
use crate::engine::words::words;

/// More Lore tokens than there are.
const MOST: u8 = 99;

/// The numbers of a unit that Lore changes, each with its letter.
fn numbers(unit: &mut Unit) -> [(char, &mut u8); 8] {
    let Spells { bold, courage, curse, speed, dice, melee, charge, .. } = &mut unit.spells;
    [
        ('b', bold),
        ('c', courage),
        ('k', curse),
        ('s', speed),
        ('d', dice),
        ('m', melee),
        ('h', charge),
        ('t', &mut unit.kept),
    ]
}

/// What is true of a unit only in the Lore game, each with its letter.
fn facts(unit: &mut Unit) -> [(char, &mut bool); 3] {
    [('f', &mut unit.spells.free), ('w', &mut unit.web), ('p', &mut unit.poison)]
}

/// `+b1+w` behind the token of a unit.
pub(super) fn unit_text(unit: &Unit) -> String {
    let mut unit = *unit;
    let numbers = numbers(&mut unit).into_iter().filter(|(_, number)| **number > 0);
    let mut text: String = numbers.map(|(letter, number)| format!("+{letter}{number}")).collect();
    text.extend(facts(&mut unit).into_iter().filter(|(_, fact)| **fact).map(|(letter, _)| format!("+{letter}")));
    text
}

/// Reads what stands behind a `+` of a unit's token.
pub(super) fn read_unit(unit: &mut Unit, part: &str) -> Result<(), NotationError> {
    let mut letters = part.chars();
    let letter = letters.next().unwrap_or(' ');
    let rest = letters.as_str();
    if let Some((_, fact)) = facts(unit).into_iter().find(|(known, _)| *known == letter && rest.is_empty()) {
        *fact = true;
        return Ok(());
    }
    match numbers(unit).into_iter().find(|(known, _)| *known == letter) {
        Some((_, place)) => *place = number(rest, 1..=9)?,
        None => {
            return wrong(words!("reason-not-of-a-unit", part = part));
        }
    }
    Ok(())
}

/// What Lore cards do to a battle: numbers with their words.
fn battle_numbers(lore: &mut InBattle) -> [(&'static str, &mut u8); 6] {
    [
        ("more", &mut lore.more),
        ("less", &mut lore.less),
        ("guarded", &mut lore.guarded),
        ("braver", &mut lore.bold),
        ("cancelled", &mut lore.cancelled),
        ("price", &mut lore.price),
    ]
}

/// Likewise what is true of it.
fn battle_facts(lore: &mut InBattle) -> [(&'static str, &mut bool); 9] {
    [
        ("lore-hits", &mut lore.lore_hits),
        ("no-strikes", &mut lore.no_strikes),
        ("double-strikes", &mut lore.double_strikes),
        ("no-flags", &mut lore.no_flags),
        ("ended", &mut lore.ended),
        ("ambush", &mut lore.ambush),
        ("volley", &mut lore.volley),
        ("relentless", &mut lore.relentless),
        ("reprisal", &mut lore.reprisal),
    ]
}

/// `battle 1>3 from (5,5) at (4,5) melee flags 2 hits 1 bold 1 roll b F F`.
pub(super) fn battle_text(battle: &Battle) -> String {
    let Battle { attacker, target, from, at, melee, bonus, back, roll, flags, hits, bold, mut lore } = *battle;
    let mut text = format!("battle {}>{} from {from} at {at}", attacker.index() + 1, target.index() + 1);
    text += if melee { " melee" } else { " ranged" };
    let word = |set: bool, word: &'static str| if set { word } else { "" };
    text += word(bonus, " bonus");
    text += word(back, " back");
    text += &format!(" flags {flags} hits {hits} bold {bold}");
    for (word, number) in battle_numbers(&mut lore) {
        if *number > 0 {
            text += &format!(" {word} {number}");
        }
    }
    for (word, fact) in battle_facts(&mut lore) {
        if *fact {
            text += &format!(" {word}");
        }
    }
    if !roll.faces().is_empty() {
        text += &format!(" roll{}", behind(roll.faces()));
    }
    text
}

pub(super) fn battle(words: &[&str]) -> Result<Battle, NotationError> {
    let form = || wrong(expected("`battle 1>3 from (5,5) at (4,5) melee flags 2 hits 1 bold 1 roll b F F`"));
    let [pair, "from", from, "at", at, kind @ ("melee" | "ranged"), rest @ ..] = words else { return form() };
    let Some((attacker, target)) = pair.split_once('>') else { return form() };
    let mut battle = Battle {
        attacker: unit_id(attacker)?,
        target: unit_id(target)?,
        from: from.parse()?,
        at: at.parse()?,
        melee: *kind == "melee",
        bonus: false,
        back: false,
        roll: Roll::default(),
        flags: 0,
        hits: 0,
        bold: 0,
        lore: InBattle::default(),
    };
    let mut rest = rest;
    while let [word, more @ ..] = rest {
        rest = match (*word, more) {
            ("bonus", _) => {
                battle.bonus = true;
                more
            }
            ("back", _) => {
                battle.back = true;
                more
            }
            ("roll", faces) => {
                let faces = faces.iter().map(|face| Face::from_code(face)).collect::<Result<Vec<_>, _>>()?;
                battle.roll = Roll::shown(&faces)
                    .ok_or_else(|| NotationError::from(words!("reason-dice-of-a-roll", most = MOST_DICE)))?;
                &[]
            }
            ("flags" | "hits" | "bold", [value, more @ ..]) => {
                let value = number(value, 0..=MOST_DICE as u8 * 2)?;
                match *word {
                    "flags" => battle.flags = value,
                    "hits" => battle.hits = value,
                    _ => battle.bold = value,
                }
                more
            }
            _ => {
                if let Some((_, fact)) = battle_facts(&mut battle.lore).into_iter().find(|(known, _)| known == word) {
                    *fact = true;
                    more
                } else if let Some((_, place)) =
                    battle_numbers(&mut battle.lore).into_iter().find(|(known, _)| known == word)
                    && let [value, more @ ..] = more
                {
                    *place = number(value, 1..=MOST_DICE as u8)?;
                    more
                } else {
                    return form();
                }
            }
        };
    }
    Ok(battle)
}

/// A unit by its place in the list, counted from 1.
pub(super) fn unit_id(text: &str) -> Result<UnitId, NotationError> {
    let place = number(text, 1..=MOST_UNITS)?;
    UnitId::of_index(place - 1).ok_or_else(|| NotationError::from(unlike(text, "thing-unit", "`0`–`29`")))
}

/// `flight 3 left 2 walked 1 most 255`.
pub(super) fn flight_text(flight: &Flight) -> String {
    let Flight { unit, left, walked, most } = *flight;
    format!("flight {} left {left} walked {walked} most {most}", unit.index() + 1)
}

pub(super) fn flight(words: &[&str]) -> Result<Flight, NotationError> {
    let [unit, "left", left, "walked", walked, "most", most] = words else {
        return wrong(expected("`flight 3 left 2 walked 1 most 255`"));
    };
    Ok(Flight {
        unit: unit_id(unit)?,
        left: number(left, 0..=32)?,
        walked: number(walked, 0..=8)?,
        most: number(most, 0..=u8::MAX)?,
    })
}

/// The words of what units ordered by a Lore card may do.
const HOW: [(OrderKind, &str); 3] =
    [(OrderKind::Freely, "freely"), (OrderKind::MeleeOnly, "melee-only"), (OrderKind::LongMarch, "long-march")];

/// The lines of the Lore game.
pub(super) fn lines(state: &State, mut line: impl FnMut(String)) {
    let lore = &state.table.lore;
    let letter = |side: Side| side.seat().letter();
    if !lore.active {
        return;
    }
    if lore.levels != [0; 2] {
        line(format!("levels{}", behind(lore.levels)));
        for side in Side::BOTH {
            let Levels { commander, masters } = state.councils[side.index()];
            line(format!("muster {} {commander}{}", letter(side), behind(masters)));
        }
    }
    for side in Side::BOTH {
        let at = side.index();
        let (commander, masters) = (lore.commanders[at], lore.masters[at]);
        line(format!("council {} {commander}{}", letter(side), behind(masters)));
        line(format!("lore {} keeps {} limit {}", letter(side), lore.keeps[at], lore.limits[at]));
    }
    if lore.medieval {
        line("medieval".to_owned());
    }
    line(format!("tokens{}", behind(lore.tokens)));
    if lore.played != [false; 2] {
        let played = Side::BOTH.into_iter().filter(|side| lore.played[side.index()]).map(letter);
        line(format!("lore-played{}", behind(played)));
    }
    line(format!("asked {} {}", letter(lore.setting), letter(lore.mourner)));
    for (word, value) in [("range", lore.range), ("might", lore.might), ("fewer", lore.fewer)] {
        if value > 0 {
            line(format!("{word} {value}"));
        }
    }
    for (word, values) in [("smoke", lore.smoke), ("losses", lore.losses)] {
        if values != [0; 2] {
            line(format!("{word}{}", behind(values)));
        }
    }
    if let Some(Lieu { how, most }) = state.table.turn.lieu {
        let word = HOW.iter().find(|(known, _)| *known == how).map_or("", |(_, word)| word);
        line(format!("lieu {word} {most}"));
    }
    for cast in lore.casts.iter().flatten() {
        line(cast_text(cast));
    }
    for side in Side::BOTH {
        line(format!("lore-hand {}{}", letter(side), behind(state.lore.hands[side.index()].iter())));
    }
    line(format!("lore-pile{}", behind(state.lore.pile.iter().rev())));
    line(format!("lore-discards{}", behind(lore.discards.iter())));
    line(format!("buried{}", behind(state.lore.buried.iter())));
}

fn places(units: impl Iterator<Item = UnitId>) -> String {
    behind(units.map(|unit| unit.index() + 1))
}

fn cast_text(cast: &Cast) -> String {
    let Cast { card, side, level, hex, waiting, count, again, .. } = *cast;
    let mut text = format!("cast {} {card} level {level} count {count}", side.seat().letter());
    if let Some(hex) = hex {
        text += &format!(" hex {hex}");
    }
    if again != [0; 6] {
        text += &format!(" again{}", behind(again));
    }
    text += &format!(" named{}", places(cast.units()));
    text += &format!(" waiting{}", places(waiting.iter()));
    text
}

/// Reads a Lore card that is dealt with: `cast A wizard-14 level 2 count 0 hex (4,5) named 3 waiting 4 5`.
pub(super) fn cast(words: &[&str]) -> Result<Cast, NotationError> {
    let form = || wrong(expected("`cast A wizard-14 level 2 count 0 hex (4,5) named 3 waiting 4 5`"));
    let [who, card, "level", level, "count", count, rest @ ..] = words else { return form() };
    let mut cast = Cast {
        card: card.parse::<LoreCard>()?,
        side: side(who)?,
        level: number(level, 1..=3)?,
        named: [None; MOST_NAMED],
        hex: None,
        waiting: UnitSet::NONE,
        count: number(count, 0..=MOST)?,
        again: [0; 6],
    };
    let mut rest = rest;
    if let ["hex", hex, more @ ..] = rest {
        cast.hex = Some(hex.parse::<Hex>()?);
        rest = more;
    }
    if let ["again", a, b, c, d, e, f, more @ ..] = rest {
        for (place, text) in cast.again.iter_mut().zip([a, b, c, d, e, f]) {
            *place = number(text, 0..=MOST_DICE as u8)?;
        }
        rest = more;
    }
    let ["named", rest @ ..] = rest else { return form() };
    let Some(split) = rest.iter().position(|word| *word == "waiting") else { return form() };
    let named = rest[..split].iter().map(|text| unit_id(text)).collect::<Result<Vec<_>, _>>()?;
    if named.len() > MOST_NAMED {
        return wrong(words!("reason-units-of-a-card", most = MOST_NAMED));
    }
    cast.named.iter_mut().zip(named).for_each(|(place, unit)| *place = Some(unit));
    cast.waiting = rest[split + 1..].iter().map(|text| unit_id(text)).collect::<Result<_, _>>()?;
    Ok(cast)
}

/// Reads `lieu freely 3`.
pub(super) fn lieu(how: &str, most: &str) -> Result<Lieu, NotationError> {
    match HOW.iter().find(|(_, word)| *word == how) {
        Some(&(how, _)) => Ok(Lieu { how, most: number(most, 1..=u8::MAX)? }),
        None => wrong(unlike(how, "thing-way-to-order", "`freely`, `melee-only`, `long-march`")),
    }
}
