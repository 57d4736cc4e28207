//! What pointing at something would bring about, or what it is, in a few lines.

use super::ids::{self, TargetKind};
use super::strength::strength;
use super::{names, outlook};
use crate::engine::{Seat, Words};
use crate::games::battlelore::command_cards::Text;
use crate::games::battlelore::lore::InBattle;
use crate::games::battlelore::orders::{self, Orders, Troops};
use crate::games::battlelore::position::{Mark, Objective, PublicState, Unit, UnitId};
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::units::Morale;
use crate::games::battlelore::{
    CommandCard, Hex, HexSet, PendingStep, Side, View, morale, movement, retreat, targeting,
};
use crate::table::Target;

/// What pointing at these targets would bring about, or what the last of them is.
pub fn preview(view: &View, seat: Seat, targets: &[Target]) -> Vec<Words> {
    let table = &view.table;
    let things: Vec<TargetKind> = targets.iter().filter_map(|&target| ids::thing(view, target)).collect();
    match things[..] {
        [TargetKind::Unit(id)] => follow_up(table, seat, id).unwrap_or_else(|| standing(table, id)),
        [TargetKind::Hex(hex)] => place(table, hex),
        [TargetKind::Command(side, card)] => command(view, side, card),
        [TargetKind::Played] => table.turn.card.map_or_else(Vec::new, |card| read(&card.key())),
        [TargetKind::Lore(card)] => super::inspect::lore_lines(table, Side::of_seat(seat), card),
        [TargetKind::Cast(number)] => match table.lore.casts.get(number).copied().flatten() {
            Some(cast) => vec![Words::new(cast.card.key()), names::lore_text(cast.card, cast.level)],
            None => Vec::new(),
        },
        [TargetKind::Unit(id), TargetKind::Hex(to)] => going(table, id, to),
        [TargetKind::Unit(id), TargetKind::Unit(other)] if table.unit(id).side != table.unit(other).side => {
            attack(table, id, other)
        }
        [_, TargetKind::Unit(id)] => standing(table, id),
        [_, TargetKind::Hex(hex)] => place(table, hex),
        _ => Vec::new(),
    }
}

/// A card by its name and its text.
fn read(key: &str) -> Vec<Words> {
    vec![Words::new(key), Words::new(format!("{key}-about"))]
}

/// A unit that may be attacked once more by the one that has just fought.
fn follow_up(table: &PublicState, seat: Seat, id: UnitId) -> Option<Vec<Words>> {
    let battle = table.battle.filter(|_| matches!(table.step(), PendingStep::Bonus | PendingStep::Again))?;
    let attacks = table.unit(id).side != table.turn.side && table.turn.side.seat() == seat;
    attacks.then(|| attack(table, battle.attacker, id))
}

/// A unit: what it is, how it fights, how steady it is, what it has done.
fn standing(table: &PublicState, id: UnitId) -> Vec<Words> {
    let unit = table.unit(id);
    let fights = Words::new("battlelore-preview-unit")
        .with_key("colour", names::colour(unit.banner))
        .with("dice", unit.banner.dice())
        .with_key("weapon", names::weapon(unit.weapon()));
    let mut lines = vec![names::unit(table, id), fights];
    lines.extend(morale_lines(table, id));
    lines.extend(done(unit).into_iter().take(1));
    lines
}

/// How steady a unit is where it stands.
pub(super) fn morale_lines(table: &PublicState, id: UnitId) -> Vec<Words> {
    let mut lines = Vec::new();
    let unit = table.unit(id);
    if unit.morale() == Morale::Frightened {
        lines.push(Words::new("battlelore-morale-frightened"));
    }
    if let Some(sources) = names::list(sources(table, unit)) {
        let bold = Words::new("battlelore-morale-bold").with("n", morale::bold(table, id));
        lines.push(bold.with("sources", sources));
    }
    lines
}

/// What makes a unit Bold (10.1).
fn sources(table: &PublicState, unit: &Unit) -> Vec<Words> {
    let ground = names::surfaces(table, unit.hex).into_iter().filter(|surface| surface.facts().bold > 0);
    let ground: Vec<Words> = ground.map(|surface| Words::new(names::surface(table, unit.hex, surface))).collect();
    let from_ground: u8 = names::surfaces(table, unit.hex).iter().map(|surface| surface.facts().bold).sum();
    let beside = table.field.bold(unit.hex, unit.side) > from_ground;
    let nature = match unit.is_creature() {
        true => "battlelore-bold-creature",
        false => "battlelore-bold-race",
    };
    let lore = unit.spells.bold + unit.spells.courage > 0;
    let keys = [
        morale::is_supported(table, unit).then_some("battlelore-bold-support"),
        (unit.morale() == Morale::Bold).then_some(nature),
        beside.then_some("battlelore-bold-stronghold"),
        lore.then_some("battlelore-bold-lore"),
    ];
    keys.into_iter().flatten().map(Words::new).chain(ground).collect()
}

/// What a unit has done in this turn and what Lore does to it, the most important first.
pub(super) fn done(unit: &Unit) -> Vec<Words> {
    let marks = [
        (unit.web, "battlelore-inspect-webbed"),
        (unit.poison, "battlelore-inspect-poisoned"),
        (unit.has(Mark::Battled), "battlelore-inspect-battled"),
        (unit.has(Mark::Idle), "battlelore-inspect-idle"),
        (unit.has(Mark::Spent), "battlelore-inspect-spent"),
        (unit.has(Mark::Moved), "battlelore-inspect-moved"),
        (unit.has(Mark::Ordered), "battlelore-inspect-ordered"),
    ];
    marks.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| Words::new(key)).collect()
}

/// A hex: what the ground does, and what it is worth.
fn place(table: &PublicState, hex: Hex) -> Vec<Words> {
    let mut lines = vec![names::place(table, hex)];
    lines.extend(ground(table, hex));
    lines.extend(worth(table, hex));
    lines
}

/// What the ground of a hex does, a short line for everything but a plain.
fn ground(table: &PublicState, hex: Hex) -> Vec<Words> {
    let lines = names::surfaces(table, hex).into_iter().filter_map(|surface| {
        Some(Words::new(match surface {
            Surface::Plain => return None,
            Surface::Forest => "battlelore-ground-forest",
            Surface::Hill => "battlelore-ground-hill",
            Surface::Ford if table.field.fords_are_free() => "battlelore-ground-free-ford",
            Surface::Ford => "battlelore-ground-ford",
            Surface::River => "battlelore-ground-river",
            Surface::Bridge => "battlelore-ground-bridge",
            Surface::Rampart => "battlelore-ground-rampart",
            Surface::Landmark => "battlelore-ground-landmark",
            Surface::Circle => "battlelore-ground-circle",
        }))
    });
    lines.collect()
}

/// Victory Banners that can be won on a hex.
pub(super) fn worth(table: &PublicState, hex: Hex) -> Vec<Words> {
    let here = table.objectives.iter().flatten().filter(|objective| objective.hex == hex);
    let line = |objective: &Objective| {
        let key = if objective.won { "battlelore-inspect-objective-won" } else { "battlelore-inspect-objective" };
        Words::new(key).with("seat", objective.side.seat()).with("count", objective.banners)
    };
    here.map(line).collect()
}

/// The field as it would be if a unit had moved to a free hex within its reach.
pub(super) fn moved(table: &PublicState, id: UnitId, to: Hex) -> PublicState {
    let spent = movement::length(table, id, to) > movement::limits(table, table.unit(id)).battle;
    let mut after = *table;
    movement::enter(&mut after, id, to);
    let unit = after.unit_mut(id);
    unit.marks.insert(Mark::Moved);
    if spent {
        unit.marks.insert(Mark::Spent);
    }
    after
}

/// With how many dice a unit could attack which enemies from where it stands.
pub(super) fn prey(table: &PublicState, id: UnitId) -> impl Iterator<Item = (UnitId, u8)> {
    let enemies = targeting::attacks(table, id).iter().filter_map(|hex| table.at(hex));
    enemies.map(move |enemy| (enemy, strength(table, id, enemy, false, &InBattle::default()).dice))
}

/// A unit on its way to a free hex: how far that is, what the ground does, and how it would stand there.
fn going(table: &PublicState, id: UnitId, to: Hex) -> Vec<Words> {
    if !movement::reach(table, id).contains(to) {
        return place(table, to);
    }
    let unit = table.unit(id);
    let limits = movement::limits(table, unit);
    let steps = movement::length(table, id, to);
    let after = moved(table, id, to);
    let moved = *after.unit(id);
    let mut lines = vec![match steps <= limits.longest {
        true => Words::new("battlelore-preview-steps").with("n", steps).with("most", limits.longest),
        false => Words::new("battlelore-preview-passage"),
    }];
    lines.extend(ground(table, to));
    if moved.has(Mark::Spent) || unit.weapon().needs_rest() {
        lines.push(Words::new("battlelore-preview-no-battle"));
    } else {
        let count = targeting::attacks(&after, id).len();
        lines.push(Words::new("battlelore-preview-targets").with("count", count));
        if unit.weapon().loses_die() {
            lines.push(Words::new("battlelore-preview-moved"));
        }
    }
    if morale::is_supported(&after, &moved) {
        lines.push(Words::new("battlelore-preview-supported"));
    }
    let leaves = table.army(unit.side).find(|&(other, friend)| {
        other != id && morale::is_supported(table, friend) && !morale::is_supported(&after, friend)
    });
    if let Some((_, friend)) = leaves {
        let words = Words::new("battlelore-preview-leaves").with_key("unit", friend.kind.key());
        lines.push(words.with("hex", friend.hex.to_string()));
    }
    if retreat::ways(&after, id).is_empty() {
        lines.push(Words::new("battlelore-preview-blocked-retreat"));
    }
    lines.extend(worth(table, to));
    lines.extend(prey(&after, id).map(|(enemy, dice)| {
        let words = Words::new("battlelore-preview-prey").with_key("unit", after.unit(enemy).kind.key());
        words.with("hex", after.unit(enemy).hex.to_string()).with("dice", dice)
    }));
    lines
}

/// An attack: what it would be like, or what stands in its way.
fn attack(table: &PublicState, id: UnitId, other: UnitId) -> Vec<Words> {
    let (unit, target) = (table.unit(id), table.unit(other));
    if targeting::targets(table, id).contains(target.hex) {
        return outlook::attack(table, id, other);
    }
    let mut lines = standing(table, other);
    let far = unit.weapon().range().is_some() && !unit.hex.adjacent(target.hex);
    if far && let Some(line) = blocked(table, unit.hex, target.hex) {
        lines.push(line);
    }
    lines
}

/// What blocks a line of sight, if anything does (7.2).
fn blocked(table: &PublicState, from: Hex, to: Hex) -> Option<Words> {
    let by = targeting::in_the_way(table, from, to);
    let items = by.iter().map(|hex| match table.at(hex) {
        Some(id) => {
            Words::new("battlelore-at").with_key("what", table.unit(id).kind.key()).with("hex", hex.to_string())
        }
        None => Words::new("battlelore-at").with_key("what", names::ground(table, hex)).with("hex", hex.to_string()),
    });
    names::list(items).map(|what| Words::new("battlelore-preview-blocked").with("what", what))
}

/// A Command card in a hand: its text, and how many units it could order now.
fn command(view: &View, side: Side, card: CommandCard) -> Vec<Words> {
    let mut lines = read(&card.key());
    let table = &view.table;
    let used = match card.text() {
        Text::CounterAttack => table.last_used[side.other().index()].map(CommandCard::across),
        _ => Some(card),
    };
    if card.text() == Text::CounterAttack {
        lines.push(match used {
            Some(copied) => Words::new("battlelore-preview-copies").with_key("card", copied.key()),
            None => Words::new("battlelore-preview-copies-nothing"),
        });
    }
    let Some(used) = used else { return lines };
    if used.text() == Text::BattleLore {
        return lines;
    }
    let (count, fallback) = orderable(table, side, card, used, view.hands[side.index()].count);
    if fallback {
        lines.push(Words::new("battlelore-preview-fallback"));
    }
    lines.push(Words::new("battlelore-preview-orders").with("count", count));
    lines
}

/// How many units a card could order if it were played now, and whether that is its fallback (3.2).
fn orderable(table: &PublicState, side: Side, card: CommandCard, used: CommandCard, command: u8) -> (u8, bool) {
    let mut after = *table;
    after.forget_turn();
    // Creatures that have to be paid for are left out.
    after.lore.tokens = [0; 2];
    let army = || table.army(side);
    let fallback = Troops::asked_for(used).is_some_and(|troops| !army().any(|(_, unit)| troops.include(unit)));
    after.turn.side = side;
    (after.turn.card, after.turn.used, after.turn.command) = (Some(card), Some(used), command);
    (after.turn.fallback, after.turn.lieu) = (fallback, None);
    if let Orders::Linked(most) = orders::orders(&after) {
        let foot = army().filter(|(_, unit)| Troops::Foot.include(unit)).map(|(_, unit)| unit.hex);
        let groups = foot.collect::<HexSet>().groups();
        return (groups.map(HexSet::len).max().unwrap_or(0).min(most), fallback);
    }
    // Whoever can be ordered next never makes the whole number smaller (3.2), so any order finds it.
    let mut count = 0;
    while let Some(id) = orders::choices(&after).lowest().and_then(|hex| after.at(hex)) {
        after.unit_mut(id).marks.insert(Mark::Ordered);
        count += 1;
    }
    (count, fallback)
}
