//! Options as buttons: what they say, and what taking them brings about.

use super::asking::ready;
use crate::engine::{Seat, Words};
use crate::games::battlelore::council::{LoreClass, Member, council};
use crate::games::battlelore::dice::Face;
use crate::games::battlelore::lore::{InBattle, effects, windows};
use crate::games::battlelore::position::{Battle, Mark, PublicState, Unit, UnitId};
use crate::games::battlelore::retreat::{self, DrivenBack};
use crate::games::battlelore::table::strength::strength;
use crate::games::battlelore::table::{ids, names};
use crate::games::battlelore::units::Power;
use crate::games::battlelore::{Action, PendingStep, View, elemental, orders, targeting};
use crate::table::{Button, OptionId};

fn says(name: &str) -> Words {
    Words::new(format!("battlelore-button-{name}"))
}

/// What taking the button of this name brings about.
fn about(name: &str) -> Words {
    Words::new(format!("battlelore-button-{name}-about"))
}

/// An option as a button.
pub fn button(view: &View, _seat: Seat, option: OptionId) -> Button {
    let table = &view.table;
    let plain = |name: &str| Button::new(says(name)).meaning(about(name));
    match option {
        ids::MARCH => return plain("march").pictured("ui-dice"),
        ids::SUMMON => return plain("summon").pictured("ui-dice"),
        ids::CUT_WEB => return plain("free").pictured("bl-web"),
        _ => {}
    }
    let Some(action) = ids::action(view, option) else { return Button::new(says("pass")) };
    match action {
        Action::Pass => pass(table),
        Action::BattleBack => battle_back(table),
        Action::GainGround => {
            let ground = table.battle.map(|battle| names::ground(table, battle.at));
            let about = ground.map(|terrain| about("gain-ground").with_key("terrain", terrain));
            Button { about, ..Button::new(says("gain-ground")).pictured("bl-gain-ground") }
        }
        Action::TakeTokens => Button::new(says("tokens").with("count", council().draw_tokens)).pictured("bl-token"),
        Action::TakeCard => {
            Button::new(says("card").with("count", council().draw_tokens_with_card)).pictured("bl-lore")
        }
        Action::Ignore { flags } => ignore(table, flags),
        Action::KeepTokens { tokens } => {
            let words = says("keep-tokens").with("count", tokens);
            let rolled = table.battle.map_or(0, |battle| battle.roll.count(Face::Lore));
            let rest = about("keep-tokens").with("count", rolled.saturating_sub(tokens));
            Button::new(words).meaning(rest).pictured("bl-token")
        }
        Action::Reroll { face } => reroll(table, face),
        Action::Power { power } => power_of(table, power),
        Action::Raise { unit } => {
            let hex = table.unit(unit).hex.to_string();
            let words = says("raise").with_key("unit", table.unit(unit).kind.key()).with("hex", hex);
            Button::new(words).pictured("bl-unit")
        }
        Action::Appoint { member } => appoint(member),
        _ => done(table),
    }
}

/// A member of the War Council that can have a level more.
fn appoint(member: Member) -> Button {
    let name = format!("battlelore-class-{}", member.name());
    let icon = match member {
        Member::Commander => "bl-command",
        Member::Master(LoreClass::Wizard) => "bl-wizard",
        Member::Master(LoreClass::Cleric) => "bl-cleric",
        Member::Master(LoreClass::Rogue) => "bl-rogue",
        Member::Master(LoreClass::Warrior) => "bl-warrior",
    };
    let about = Words::new(format!("{name}-about"));
    Button::new(Words::new(name)).meaning(about).pictured(icon)
}

fn done(table: &PublicState) -> Button {
    match table.step() {
        PendingStep::Orders => orders_done(table),
        PendingStep::Moves => moves_done(table),
        PendingStep::Combat => battles_done(table),
        PendingStep::Reroll => {
            let count = table.lore.cast().map_or(0, |cast| cast.again.iter().sum::<u8>());
            Button::new(says("reroll-done").with("count", count))
        }
        _ => Button::new(says("targets-done")),
    }
}

/// Whoever orders nobody though he could does nothing in this turn: he is asked here, and for moves and attacks no more.
fn orders_done(table: &PublicState) -> Button {
    let button = Button::new(says("orders-done"));
    if orders::ordered(table, table.turn.side).is_empty() { button.warning(about("orders-done")) } else { button }
}

/// Whoever stops before any ordered unit has moved, and can attack nobody from where they stand, throws the orders away.
fn moves_done(table: &PublicState) -> Button {
    let button = Button::new(says("moves-done"));
    let ordered = orders::ordered(table, table.turn.side);
    let idle = |(id, unit): (UnitId, &Unit)| !unit.has(Mark::Moved) && targeting::attacks(table, id).is_empty();
    let lost = !ordered.is_empty() && table.army(table.turn.side).filter(|(_, unit)| unit.has(Mark::Ordered)).all(idle);
    if lost { button.warning(about("moves-done")) } else { button }
}

/// Whoever stops while ordered units can still attack, or call a Creature, gives that away.
fn battles_done(table: &PublicState) -> Button {
    let button = Button::new(says("battles-done"));
    let ready = ready(table);
    if ready > 0 {
        button.warning(about("battles-done").with("count", ready))
    } else if elemental::callers(table).is_empty() {
        button
    } else {
        button.warning(about("calls-done"))
    }
}

fn pass(table: &PublicState) -> Button {
    let of = |name: &str| Button::new(says(name)).meaning(about(name));
    match table.step() {
        PendingStep::Back => of("no-battle-back"),
        PendingStep::Gain => of("stay"),
        PendingStep::Pursue => of("no-pursuit"),
        PendingStep::Bonus => of("no-bonus"),
        PendingStep::Again => of("no-second-shot"),
        PendingStep::Power => of("no-power"),
        PendingStep::March => of("no-march"),
        PendingStep::Spy => of("no-discard"),
        step if windows::timing(step).is_some() => of("no-lore"),
        _ => Button::new(says("pass")),
    }
}

fn battle_back(table: &PublicState) -> Button {
    let about = table.battle.map(|battle| {
        let dice = strength(table, battle.target, battle.attacker, true, &InBattle::default()).dice;
        let words = about("battle-back").with("dice", dice);
        words.with_key("unit", table.unit(battle.attacker).kind.key())
    });
    Button { about, ..Button::new(says("battle-back")).pictured("bl-battle-back") }
}

/// How far a unit would retreat, and what it could not walk.
fn ignore(table: &PublicState, flags: u8) -> Button {
    let words = says("ignore").with("flags", flags);
    let about = table.battle.map(|battle| consequence(table, &battle, flags));
    Button { about, icon: (flags > 0).then_some("bl-ignore"), ..Button::new(words) }
}

fn consequence(table: &PublicState, battle: &Battle, flags: u8) -> Words {
    let DrivenBack { hexes, figures } =
        retreat::driven_back(table, battle.victim(), battle.flags.saturating_sub(flags));
    match (hexes, figures) {
        (0, 0) => about("stand-firm"),
        (0, lost) => about("pay").with("figures", lost),
        (hexes, 0) => about("retreat").with("hexes", hexes),
        (hexes, lost) => about("retreat-pay").with("hexes", hexes).with("figures", lost),
    }
}

fn reroll(table: &PublicState, face: Face) -> Button {
    let left = effects::misses(table)[face as usize];
    let icon = match face {
        Face::Green => "bl-die-green",
        Face::Blue => "bl-die-blue",
        Face::Red => "bl-die-red",
        Face::Strike => "bl-die-strike",
        Face::Flag => "bl-die-flag",
        Face::Lore => "bl-die-lore",
    };
    let words = says("reroll").with_key("face", names::face(face)).with("count", left);
    Button::new(words).pictured(icon)
}

fn power_of(table: &PublicState, power: Power) -> Button {
    let facts = table.battle.map(|battle| table.unit(battle.attacker).kind.facts());
    let powers = facts.and_then(|facts| facts.creature.as_ref()).map(|creature| &creature.powers);
    let cost = powers.into_iter().flatten().find(|row| row.power == power).map_or(0, |row| row.cost);
    let icon = match power {
        Power::Web => "bl-web",
        Power::Poison => "bl-poison",
        Power::Tremor | Power::Earthquake => "bl-tremor",
    };
    let name = names::power(power);
    let words = says("power").with_key("power", &name).with("cost", cost);
    Button::new(words).meaning(Words::new(format!("{name}-about"))).pictured(icon)
}
