//! What is asked at each step, in one sentence.

use super::won;
use crate::engine::Words;
use crate::games::battlelore::command_cards::{CommandCard, Text};
use crate::games::battlelore::lore::windows::{self, may_play};
use crate::games::battlelore::lore_cards::{Count, Target};
use crate::games::battlelore::orders::{self, Orders, Troops};
use crate::games::battlelore::position::{Battle, PublicState, UnitId};
use crate::games::battlelore::sections::Section;
use crate::games::battlelore::steps::PendingStep;
use crate::games::battlelore::table::names;
use crate::games::battlelore::terrain::LandmarkKind;
use crate::games::battlelore::{View, creatures, landmarks, movement, targeting};

fn ask(name: &str) -> Words {
    Words::new(format!("battlelore-ask-{name}"))
}

/// What is asked of whoever is to act.
pub(super) fn prompt(view: &View) -> Words {
    let table = &view.table;
    if let Some(words) = won(table) {
        return words;
    }
    match (table.step(), table.battle) {
        (PendingStep::ReactCommand, _) => reaction(table.turn.used.or(table.turn.card).map(CommandCard::key)),
        (PendingStep::ReactLore, _) => reaction(table.lore.cast().map(|cast| cast.card.key())),
        (PendingStep::Orders, _) => orders(table),
        (PendingStep::Moves, _) => moves(table),
        (PendingStep::Combat, _) => attacks(table),
        (PendingStep::Keep, _) => ask("keep"),
        (PendingStep::Lore, _) => ask("lore-draw"),
        (PendingStep::Limit, _) => {
            let side = table.turn.side.index();
            ask("lore-discard").with("count", table.lore.held[side].saturating_sub(table.lore.limits[side]))
        }
        (PendingStep::Choose, _) => {
            let side = table.lore.setting.index();
            let keeps = table.lore.keeps[side];
            ask("choose").with("count", table.lore.held[side].saturating_sub(keeps)).with("keeps", keeps)
        }
        (PendingStep::Place, _) => place(table),
        (PendingStep::Muster, _) => ask("muster"),
        (PendingStep::Summon, _) => ask("rise"),
        (PendingStep::Quake, _) => ask("quake"),
        (PendingStep::March, _) => march(table),
        (PendingStep::Retreat, _) => retreat(table),
        (PendingStep::Trample, _) => trample(table),
        (step, Some(battle)) if step.is_of_battle() && windows::timing(step).is_none() => in_battle(table, &battle),
        (step, _) if step.is_of_cast() => cast(table),
        (PendingStep::Command, _) if may_play(table, table.turn.side) => ask("command-lore"),
        (step, _) => match windows::timing(step).filter(|_| step != PendingStep::Command) {
            Some(timing) => ask("lore").with_key("window", names::moment(timing)),
            None => ask("command"),
        },
    }
}

/// A card of the opponent lies open and may be answered.
fn reaction(card: Option<String>) -> Words {
    card.map_or_else(|| ask("command"), |card| ask("react").with_key("card", card))
}

/// Whom the card lets its player order, and how many orders are left.
fn orders(table: &PublicState) -> Words {
    let given = orders::ordered(table, table.turn.side).len();
    let count = match orders::choices(table).is_empty() {
        true => 0,
        false => orders::allowance(table).saturating_sub(given),
    };
    if count == 0 {
        return ask("order-done");
    }
    let words = match orders::orders(table) {
        Orders::Slots([0, 0, most]) => section(Section::Right, most),
        Orders::Slots([0, most, 0]) => section(Section::Centre, most),
        Orders::Slots([most, 0, 0]) => section(Section::Left, most),
        Orders::Slots([left, centre, right]) => {
            ask("order-slots").with("left", left).with("centre", centre).with("right", right)
        }
        Orders::Linked(most) => ask("order-linked").with("most", most),
        Orders::Dice(dice) => {
            let faces = ["g", "b", "r", "O"].into_iter().zip(dice);
            let faces = faces.flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)));
            ask("order-dice").with("faces", faces.collect::<Vec<_>>().join(" "))
        }
        Orders::Of(Troops::Any, 1) if table.turn.fallback => ask("order-fallback"),
        Orders::Of(Troops::Missile, _) => ask("order-missile"),
        Orders::Of(Troops::Any, u8::MAX) => ask("order-everybody"),
        Orders::Of(Troops::Mounted, most) => ask("order-mounted").with("most", most),
        Orders::Of(Troops::Of(banner), most) => {
            ask("order-colour").with("most", most).with_key("colour", names::colour(banner))
        }
        Orders::Of(Troops::Any | Troops::Foot, most) => ask("order-any").with("most", most),
        Orders::None => ask("order-done"),
    };
    words.with("count", count)
}

fn section(section: Section, most: u8) -> Words {
    ask("order-section").with("most", most).with_key("section", names::section(section))
}

/// How many of the ordered units can still move.
fn moves(table: &PublicState) -> Words {
    let side = table.turn.side;
    let can = table.army(side).filter(|(id, _)| !movement::reach(table, *id).is_empty()).count() as u8;
    let text = table.turn.text();
    if can == 0 && text == Some(Text::DarkenTheSky) { ask("move-none") } else { ask("move").with("count", can) }
}

/// How many of the ordered units can still attack.
pub(super) fn ready(table: &PublicState) -> u8 {
    table.army(table.turn.side).filter(|(id, _)| !targeting::attacks(table, *id).is_empty()).count() as u8
}

fn attacks(table: &PublicState) -> Words {
    ask("battle").with("count", ready(table))
}

/// How far the Creature may go that has rolled for its move.
fn march(table: &PublicState) -> Words {
    let Some(acting) = table.acting else { return ask("move").with("count", 0) };
    named(table, "march-hex", acting.unit).with("count", acting.hexes)
}

fn place(table: &PublicState) -> Words {
    let Some((kind, _)) = landmarks::next(table) else { return ask("landmark-exit") };
    let own = table.field.list().any(|landmark| landmark.kind == kind && landmark.owner == table.lore.setting);
    if kind == LandmarkKind::Den && own {
        return ask("landmark-exit");
    }
    ask("landmark").with_key("landmark", names::landmark(kind))
}

fn retreat(table: &PublicState) -> Words {
    let Some(flight) = table.flight else { return ask("battle").with("count", 0) };
    named(table, "retreat", flight.unit).with("count", flight.left)
}

/// Whom the Creature tramples first that cannot walk its retreat.
fn trample(table: &PublicState) -> Words {
    let Some(flight) = table.flight else { return ask("battle").with("count", 0) };
    named(table, "trample", flight.unit)
}

fn named(table: &PublicState, name: &str, id: UnitId) -> Words {
    ask(name).with_key("unit", table.unit(id).kind.key())
}

/// What is asked within a battle, but for Lore cards.
fn in_battle(table: &PublicState, battle: &Battle) -> Words {
    let (roller, victim) = (battle.roller(), battle.victim());
    match table.step() {
        PendingStep::Ignore => {
            let words = named(table, "ignore", victim).with("flags", battle.flags);
            words.with("most", battle.flags.min(battle.bold))
        }
        PendingStep::Keeps => named(table, "keep-tokens", roller).with("most", creatures::most_kept(table, battle)),
        PendingStep::Power => named(table, "power", battle.attacker),
        PendingStep::Back => named(table, "battle-back", battle.target),
        PendingStep::Pursue => named(table, "pursue", battle.attacker),
        PendingStep::Bonus => named(table, "bonus", battle.attacker),
        PendingStep::Again => named(table, "second-shot", battle.attacker),
        _ => named(table, "gain-ground", battle.attacker),
    }
}

/// What is asked for a Lore card that is dealt with.
fn cast(table: &PublicState) -> Words {
    let Some(cast) = table.lore.cast() else { return ask("command") };
    let named = cast.units().count() as u8;
    let of = |name: &str| ask(name).with_key("card", cast.card.key());
    match (table.step(), cast.card.facts().map(|facts| facts.target)) {
        (PendingStep::Spy, _) => ask("spy"),
        (PendingStep::Swap, _) => ask("double-agent"),
        (PendingStep::PutAway, _) => of("put-away").with("count", cast.count),
        (PendingStep::Reroll, _) => of("reroll"),
        (PendingStep::Chain | PendingStep::Resolve, _) => of("lore-next"),
        (_, Some(Target::Units(_, Count::UpTo(most)))) => {
            of("lore-targets").with("count", most.at(cast.level).saturating_sub(named))
        }
        (_, Some(Target::UnitAndHex(_) | Target::FallenAndHex)) if named > 0 => of("lore-hex"),
        (_, Some(Target::FallenAndHex)) => of("lore-fallen"),
        _ => of("lore-target"),
    }
}
