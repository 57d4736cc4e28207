//! What things of the table are called: message keys, titles, lists of names.

use crate::engine::Words;
use crate::games::battlelore::council::LoreClass;
use crate::games::battlelore::dice::{Face, Roll};
use crate::games::battlelore::lore_cards::{Count, Effect, Levelled, LoreCard, Target, Timing};
use crate::games::battlelore::position::{PublicState, UnitId};
use crate::games::battlelore::sections::Section;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::terrain::LandmarkKind;
use crate::games::battlelore::units::{Banner, Power};
use crate::games::battlelore::weapons::Weapon;
use crate::games::battlelore::{Hex, Side};

/// A unit on the field: what it is, and how many figures it has.
pub fn unit(table: &PublicState, id: UnitId) -> Words {
    let unit = table.unit(id);
    Words::new("battlelore-piece-unit").with_key("unit", unit.kind.key()).with("figures", unit.figures)
}

/// A hex, with what the ground is.
pub fn place(table: &PublicState, hex: Hex) -> Words {
    Words::new("battlelore-place-hex").with("hex", hex.to_string()).with_key("terrain", ground(table, hex))
}

/// What a side is called.
pub fn side(side: Side) -> &'static str {
    side.into()
}

/// What a section is called.
pub fn section(section: Section) -> &'static str {
    section.into()
}

/// What a banner's colour is called.
pub fn colour(banner: Banner) -> &'static str {
    banner.into()
}

/// What a face of a die is called.
pub fn face(face: Face) -> &'static str {
    face.into()
}

/// The dice of a roll by the codes of their faces, each of which is drawn as a chip.
pub fn faces(roll: &Roll) -> String {
    roll.faces().iter().map(|face| face.code().to_string()).collect::<Vec<_>>().join(" ")
}

/// What a weapon is called; what it does is said by the same key with `-about` behind it.
pub fn weapon(weapon: Weapon) -> &'static str {
    weapon.into()
}

/// What a landmark is called.
pub fn landmark(kind: LandmarkKind) -> String {
    format!("battlelore-landmark-{}", kind.into_str())
}

/// What one of the surfaces of a hex is called.
pub fn surface(table: &PublicState, hex: Hex, surface: Surface) -> String {
    match table.field.landmark(hex) {
        Some(standing) if surface == Surface::Landmark => landmark(standing.kind),
        _ => format!("battlelore-terrain-{}", surface.into_str()),
    }
}

/// Everything that covers a hex, its terrain first; a plain only where nothing else lies.
pub fn surfaces(table: &PublicState, hex: Hex) -> Vec<Surface> {
    let all = Surface::ALL.into_iter().filter(|&surface| table.field.of(surface).contains(hex));
    let mut covered: Vec<Surface> = all.collect();
    if covered.len() > 1 {
        covered.retain(|&surface| surface != Surface::Plain);
    }
    covered
}

/// What a hex is called by what is most striking on it.
pub fn ground(table: &PublicState, hex: Hex) -> String {
    let top = surfaces(table, hex).into_iter().next_back().unwrap_or(Surface::Plain);
    surface(table, hex, top)
}

/// What a power of a Creature is called.
pub fn power(power: Power) -> String {
    format!("battlelore-power-{}", power.into_str())
}

/// When a Lore card is played.
pub fn moment(timing: Timing) -> &'static str {
    timing.into()
}

/// Message key of a class of Lore Masters.
pub fn class(class: LoreClass) -> String {
    format!("battlelore-class-{}", class.into_str())
}

/// Names or sentences one after the other, as a list within a sentence.
pub fn list(items: impl IntoIterator<Item = Words>) -> Option<Words> {
    items.into_iter().reduce(|first, last| Words::new("battlelore-list").with("first", first).with("last", last))
}

/// The text of a Lore card at a level. Its numbers are those that grow with the level, in the order of the data.
pub fn lore_text(card: LoreCard, level: u8) -> Words {
    let words = Words::new(format!("{}-about", card.key()));
    let Some(facts) = card.facts() else { return words };
    let named = match facts.target {
        Target::Units(_, Count::UpTo(count)) => Some(count),
        Target::UnitAndHex(far) => Some(far),
        _ => None,
    };
    let numbers = named.into_iter().chain(facts.effects.iter().filter_map(number));
    let growing = numbers.filter(|number| number.varies());
    growing.zip(["n", "m"]).fold(words, |words, (number, name)| words.with(name, number.at(level)))
}

fn number(effect: &Effect) -> Option<Levelled> {
    match *effect {
        Effect::Roll { dice, .. } | Effect::Chain { dice } | Effect::RangedCap { dice, .. } => Some(dice),
        Effect::Dice { more, .. } => Some(more),
        Effect::FewerDice { less, .. } => Some(less),
        Effect::Bold { flags, .. } => Some(flags),
        Effect::Flee { hexes, .. } => Some(hexes),
        Effect::Lose(number)
        | Effect::LoseAfter(number)
        | Effect::Heal(number)
        | Effect::Return(number)
        | Effect::Speed(number)
        | Effect::Range(number)
        | Effect::CancelHits(number)
        | Effect::Tokens(number)
        | Effect::Steal(number)
        | Effect::DrawLore(number)
        | Effect::DiscardLore(number)
        | Effect::FewerOrders(number) => Some(number),
        _ => None,
    }
}
