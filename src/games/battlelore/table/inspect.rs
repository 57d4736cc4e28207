//! What is told of a unit, a place, a card or a pile that is looked at closely.

use super::ids::{self, TargetKind};
use super::preview::{done, morale_lines, worth};
use super::{faces, names};
use crate::engine::{Seat, Words};
use crate::games::battlelore::council::LoreClass;
use crate::games::battlelore::lore::deck;
use crate::games::battlelore::lore_cards::LoreCard;
use crate::games::battlelore::position::{PublicState, UnitId};
use crate::games::battlelore::sections::Section;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::units::Morale;
use crate::games::battlelore::{CommandCard, Hex, Side, View, morale};
use crate::table::{Picture, Sheet, Target};

/// The sheet of a thing.
pub fn inspect(view: &View, seat: Seat, target: Target, plain: Sheet) -> Sheet {
    let table = &view.table;
    match ids::thing(view, target) {
        Some(TargetKind::Unit(id)) => unit(table, id, plain),
        Some(TargetKind::Hex(hex)) => place(table, hex, plain),
        Some(TargetKind::Command(_, card) | TargetKind::Discarded(card)) => command(card, plain),
        Some(TargetKind::Played) => match table.turn.card {
            Some(card) => command(card, plain),
            None => plain,
        },
        Some(TargetKind::Lore(card)) => {
            let lines = lore_lines(table, Side::of_seat(seat), card).into_iter().skip(1).collect();
            Sheet { lines, rule: Some(class_rule(card)), ..plain.shown(Picture::face(faces::lore(card))) }
        }
        Some(TargetKind::Cast(number)) => match table.lore.casts.get(number).copied().flatten() {
            Some(cast) => plain.say(Words::new("battlelore-inspect-in-force")).by_rule(class_rule(cast.card)),
            None => plain,
        },
        Some(TargetKind::Pile) => {
            plain.say(Words::new("battlelore-inspect-command-deck").with("count", view.pile)).by_rule("draw")
        }
        Some(TargetKind::Discards) => discards(view, plain),
        Some(TargetKind::LorePile) => plain.say(lore_deck(table).with("count", view.lore_pile[0])).by_rule("lore-deck"),
        Some(TargetKind::LoreDiscards) => lore_discards(table, plain),
        None => plain,
    }
}

/// What the Lore deck is made of (13.3, 13.6).
fn lore_deck(table: &PublicState) -> Words {
    let lore = &table.lore;
    Words::new(match () {
        () if lore.medieval => "battlelore-inspect-lore-deck-medieval",
        () if lore.shares != [0; 4] && lore.shares != deck::shares(lore.masters) => {
            "battlelore-inspect-lore-deck-fixed"
        }
        () => "battlelore-inspect-lore-deck",
    })
}

/// A unit: what it is, how it moves and fights, what makes it steady, what it has done.
fn unit(table: &PublicState, id: UnitId, plain: Sheet) -> Sheet {
    let unit = table.unit(id);
    let facts = unit.kind.facts();
    let class = unit.banner.class(unit.arm());
    let portrait = Picture::Portrait(faces::unit(unit.kind, unit.banner, unit.figures));
    let mut sheet = Sheet { lines: Vec::new(), ..plain }.shown(portrait);
    sheet = sheet
        .say(Words::new("battlelore-inspect-owner").with("seat", unit.side.seat()).with("hex", unit.hex.to_string()));
    sheet = sheet.say(Words::new(format!("{}-about", unit.kind.key())));
    sheet = sheet.say(Words::new("battlelore-inspect-figures").with("left", unit.figures).with("all", facts.figures));
    let dice = Words::new("battlelore-inspect-class").with_key("colour", names::colour(unit.banner));
    sheet = sheet.say(dice.with_key("arm", <&str>::from(unit.arm())).with("dice", class.dice));
    sheet = sheet.say(Words::new("battlelore-inspect-move").with("n", class.battle_limit));
    if class.move_limit > class.battle_limit {
        sheet = sheet.say(Words::new("battlelore-inspect-march").with("n", class.move_limit));
    }
    let weapon = names::weapon(unit.weapon());
    let words = Words::new("battlelore-inspect-weapon").with_key("weapon", weapon);
    sheet = sheet.say(words.with_key("about", format!("{weapon}-about")));
    sheet.lines.extend(steadiness(table, id));
    sheet.lines.extend(creature(table, id));
    if let Some(sections) = names::list(sections(unit.hex, unit.side)) {
        sheet = sheet.say(Words::new("battlelore-inspect-sections").with("sections", sections));
    }
    for surface in names::surfaces(table, unit.hex).into_iter().filter(|&surface| surface != Surface::Plain) {
        sheet = sheet.say(ground(table, unit.hex, surface));
    }
    sheet.lines.extend(done(unit));
    let rule = match (unit.is_creature(), unit.morale()) {
        (true, _) => "creatures",
        (_, Morale::Normal) => "units",
        _ => "mercenaries",
    };
    sheet.by_rule(rule)
}

/// What a unit does about flags.
fn steadiness(table: &PublicState, id: UnitId) -> Vec<Words> {
    let unit = table.unit(id);
    let bold = morale::bold(table, id);
    let mut lines = vec![match bold {
        0 => Words::new("battlelore-inspect-not-bold"),
        _ => Words::new("battlelore-inspect-bold").with("n", bold),
    }];
    lines.extend(morale_lines(table, id).into_iter().filter(|words| words.key == "battlelore-morale-bold"));
    if unit.morale() == Morale::Frightened {
        lines.push(Words::new("battlelore-inspect-frightened"));
    }
    lines
}

fn creature(table: &PublicState, id: UnitId) -> Vec<Words> {
    let unit = table.unit(id);
    let Some(creature) = &unit.kind.facts().creature else { return Vec::new() };
    let mut lines = vec![
        Words::new("battlelore-inspect-critical"),
        Words::new("battlelore-inspect-forced"),
        Words::new("battlelore-inspect-kept").with("count", unit.kept).with("most", creature.lore_limit),
    ];
    lines.extend(creature.powers.iter().map(|row| {
        let name = names::power(row.power);
        let words = Words::new("battlelore-inspect-power").with_key("power", &name).with("cost", row.cost);
        words.with_key("about", format!("{name}-about"))
    }));
    lines
}

/// The sections in which a unit of a side can be ordered on a hex.
fn sections(hex: Hex, side: Side) -> impl Iterator<Item = Words> {
    let all = Section::ALL.into_iter().filter(move |section| hex.is_in(*section, side));
    all.map(|section| Words::new(names::section(section)))
}

/// One of the surfaces of a hex and what it does.
fn ground(table: &PublicState, hex: Hex, surface: Surface) -> Words {
    let name = names::surface(table, hex, surface);
    Words::new("battlelore-inspect-ground").with_key("terrain", &name).with_key("about", format!("{name}-about"))
}

/// A place: its ground, whose landmark it is, what it is worth.
fn place(table: &PublicState, hex: Hex, plain: Sheet) -> Sheet {
    let surfaces = names::surfaces(table, hex);
    let mut lines: Vec<Words> = surfaces.iter().map(|&surface| ground(table, hex, surface)).collect();
    let landmark = table.field.landmark(hex);
    if let Some(landmark) = landmark {
        lines.push(Words::new("battlelore-landmark-about"));
        lines.push(Words::new("battlelore-inspect-landmark").with("seat", landmark.owner.seat()));
    }
    lines.extend(worth(table, hex));
    Sheet { lines, ..plain }.by_rule(if landmark.is_some() { "landmarks" } else { "terrain" })
}

/// A Command card in full.
fn command(card: CommandCard, plain: Sheet) -> Sheet {
    let (kind, rule) = match card.is_section_card() {
        true => ("battlelore-section-card", "cards"),
        false => ("battlelore-tactic-card", "tactic-cards"),
    };
    let copies = Words::new("battlelore-inspect-copies").with_key("kind", kind).with("count", card.copies());
    plain.shown(Picture::face(faces::command(card))).say(copies).by_rule(rule)
}

/// A Lore card in full as a side would play it: name, text at its level, price, moment.
pub(super) fn lore_lines(table: &PublicState, side: Side, card: LoreCard) -> Vec<Words> {
    let lore = &table.lore;
    let class = names::class(card.class());
    let cost = Words::new("battlelore-lore-cost").with_key("class", class.as_str()).with("number", card.number());
    let mut lines = vec![
        Words::new(card.key()),
        names::lore_text(card, lore.level(side, card)),
        cost.with("cost", lore.price(side, card)),
    ];
    lines.push(match lore.masters[side.index()][card.class().index()] {
        0 => Words::new("battlelore-lore-out-of-character").with_key("class", class),
        level => Words::new("battlelore-class-level").with_key("class", class).with("level", level),
    });
    lines.extend(card.facts().map(|facts| Words::new(names::moment(facts.timing))));
    lines
}

/// The section of the rule book with the cards of a class.
fn class_rule(card: LoreCard) -> &'static str {
    match card.class() {
        LoreClass::Wizard => "wizard",
        LoreClass::Cleric => "cleric",
        LoreClass::Rogue => "rogue",
        LoreClass::Warrior => "warrior",
    }
}

/// The Command cards that were put away, by kind.
fn discards(view: &View, plain: Sheet) -> Sheet {
    let cards = view.table.discards;
    let named = cards
        .kinds()
        .map(|card| Words::new("battlelore-cell-cards").with_key("card", card.key()).with("count", cards.count(card)));
    let words = match names::list(named) {
        Some(cards) => Words::new("battlelore-inspect-discards").with("cards", cards),
        None => Words::new("battlelore-inspect-discards-none"),
    };
    plain.say(words).by_rule("draw")
}

fn lore_discards(table: &PublicState, plain: Sheet) -> Sheet {
    let words = match names::list(table.lore.discards.iter().map(|card| Words::new(card.key()))) {
        Some(cards) => Words::new("battlelore-inspect-discards").with("cards", cards),
        None => Words::new("battlelore-inspect-discards-none"),
    };
    plain.say(words).shown(Picture::Icon("bl-lore")).by_rule("lore-deck")
}
