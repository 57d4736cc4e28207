//! Why an action is good, in words for the person who asked for a hint: the move, then a fact about it that the field or the dice
//! show. Every sentence knows `percent`, the chance to win.

use super::judged_position::{FAR, JudgedPosition};
use super::merits::{best_strike, company, gain, merit, roused, strike};
use super::planner::chance_of;
use super::rules_of_thumb::{attack_worth, reach};
use super::style::Style;
use super::{lore, odds};
use crate::ai::{Because, afterwards};
use crate::engine::{Imagine as _, Sampled, Seat, Words};
use crate::games::battlelore::command_cards::{CommandCard, Text};
use crate::games::battlelore::council::{Member, council};
use crate::games::battlelore::hexes::Hex;
use crate::games::battlelore::lore::{InBattle, windows};
use crate::games::battlelore::lore_cards::LoreCard;
use crate::games::battlelore::position::{Mark, PublicState, Unit, UnitId};
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::units::{Arm, Power};
use crate::games::battlelore::{
    Action, BattleLore, PendingStep, State, View, battle, elemental, morale, muster, orders, retreat, targeting,
};

/// Chances to eliminate a target that are worth words, in percent.
const LIKELY: u8 = 10;

/// The reason for an action as it is told afterwards to whoever saw this much: it goes by what lies open, and where the action
/// itself does not, it names nothing.
pub(super) fn because(view: &View, seat: Seat, action: &Action) -> Because {
    let state = BattleLore::imagine(view, &mut Sampled::new(0));
    let told = afterwards(&reason(&state, seat, action, None));
    Because::Whole(if lies_open(action) { told } else { Words::new(told.key) })
}

/// Whether everybody sees all of an action as soon as it is done.
const fn lies_open(action: &Action) -> bool {
    !matches!(
        action,
        Action::Keep { .. }
            | Action::Target { .. }
            | Action::Raise { .. }
            | Action::PutAway { .. }
            | Action::Swap { .. }
            | Action::Reroll { .. }
            | Action::KeepTokens { .. }
            | Action::Place { .. }
            | Action::Appoint { .. }
    )
}

/// The reason for an action; `win` is the chance to win if a search knows better than the first impression.
pub(super) fn reason(state: &State, seat: Seat, action: &Action, win: Option<f32>) -> Words {
    let side = Side::of_seat(seat);
    let scene = JudgedPosition::new(&state.table, side, &Style::MASTER);
    let words = told(state, &scene, action).unwrap_or_else(|| key("pass"));
    let percent = (win.unwrap_or_else(|| chance_of(state, side)) * 100.0).round() as u8;
    words.with("percent", percent.min(100))
}

fn told(state: &State, scene: &JudgedPosition, action: &Action) -> Option<Words> {
    let (table, side) = (scene.table, scene.side);
    let held = state.hands[side.index()].len();
    Some(match *action {
        Action::Play { card } => play(table, side, card, held),
        Action::Keep { card } => {
            roused(key("keep").with_key("card", card.key()), table, side, card, held.saturating_sub(1))
        }
        Action::Swap { card } => roused(key("swap").with_key("card", card.key()), table, side, card, held),
        Action::Order { hex } => order(scene, table.unit_at(hex)?),
        Action::Move { from, to } => shift(scene, table.unit_at(from)?, to),
        Action::Attack { from, to } => attack(scene, table.at(from)?, table.at(to)?),
        Action::Ignore { flags } => ignore(scene, flags)?,
        Action::Retreat { to } => {
            let id = table.flight?.unit;
            let unit = table.unit(id);
            let only = retreat::ways(table, id).len() < 2;
            let words = on(key(if only { "retreat-only" } else { "retreat" }), unit).with("to", to.to_string());
            words.with("why", merit(scene, unit, to))
        }
        Action::BattleBack => {
            let (id, other) = (table.battle?.target, table.battle?.attacker);
            let dice = battle::dice(table, id, other, true, &InBattle::default());
            aimed(key("battle-back"), table.unit(other)).with("dice", dice)
        }
        Action::GainGround => {
            let fight = table.battle?;
            let unit = table.unit(fight.attacker);
            let again = unit.arm() == Arm::Mounted && !fight.bonus;
            let words = on(key("gain-ground"), unit).with("to", fight.at.to_string());
            words.with("why", pushed(scene, unit, fight.at, again))
        }
        Action::Pursue { to } => {
            let unit = table.unit(table.battle?.attacker);
            on(key("pursue"), unit).with("to", to.to_string()).with("why", pushed(scene, unit, to, true))
        }
        Action::Cast { card } => cast(table, side, card),
        Action::TakeTokens => tokens(key("lore-tokens"), table, side),
        Action::TakeCard => tokens(key("lore-draw"), table, side),
        Action::March { hex } => {
            let unit = table.unit_at(hex)?;
            on(key("march"), unit).with("dice", elemental::march_dice(unit).unwrap_or(0))
        }
        Action::Summon { hex } => {
            let unit = table.unit_at(hex)?;
            let dice = elemental::calling_dice(table, unit);
            let heard = percent(1.0 - (5.0_f32 / 6.0).powi(dice.into()));
            on(key("summon"), unit).with("dice", dice).with("chance", heard)
        }
        Action::Appoint { member } => appoint(state, side, member),
        Action::Target { hex } => target(scene, hex),
        Action::Raise { unit } => on(key("raise"), table.unit(unit)).with("dice", table.unit(unit).banner.dice()),
        Action::PutAway { card } => put_away(table, side, card),
        Action::Reroll { .. } => key("reroll"),
        Action::KeepTokens { tokens } => key("keep-tokens").with("count", tokens),
        Action::Power { power } => use_of(table, power)?,
        Action::CutWeb { hex } => on(key("cut-web"), table.unit_at(hex)?),
        Action::Place { hex } => place(scene, hex),
        Action::Done => done(scene),
        Action::Pass => pass(scene)?,
    })
}

fn key(name: &str) -> Words {
    Words::new(format!("battlelore-hint-{name}"))
}

fn percent(chance: f32) -> u8 {
    (chance * 100.0).round() as u8
}

/// The sentence with a unit in it, and where it stands.
fn on(words: Words, unit: &Unit) -> Words {
    words.with_key("unit", unit.kind.key()).with("hex", unit.hex.to_string())
}

/// The sentence with whoever is attacked in it, and where it stands.
fn aimed(words: Words, target: &Unit) -> Words {
    words.with_key("target", target.kind.key()).with("at", target.hex.to_string())
}

/// A Command card: how many units it could order, and how many of them could attack.
fn play(table: &PublicState, side: Side, card: CommandCard, held: u8) -> Words {
    let name = if card.text() == Text::BattleLore { "play-dice" } else { "play" };
    roused(key(name).with_key("card", card.key()).with("dice", held), table, side, card, held)
}

/// An order: the best attack of the unit, or else where it would go.
fn order(scene: &JudgedPosition, unit: &Unit) -> Words {
    let [battle, all] = reach(scene.table, unit);
    let hex = unit.hex;
    let found = best_strike(scene, unit, battle.with(hex)).and_then(|from| Some((from, strike(scene, unit, from)?)));
    let (to, why) = found.unwrap_or_else(|| {
        let worth = |to: &Hex| scene.place(unit, *to);
        let to = all.with(hex).iter().max_by(|one, other| worth(one).total_cmp(&worth(other))).unwrap_or(hex);
        (to, merit(scene, unit, to))
    });
    let name = if to == hex { "order" } else { "order-moves" };
    on(key(name), unit).with("to", to.to_string()).with("why", why)
}

/// A move: the best attack from there, or else what the place is good for.
fn shift(scene: &JudgedPosition, unit: &Unit, to: Hex) -> Words {
    let [battle, _] = reach(scene.table, unit);
    let attack = if battle.contains(to) { strike(scene, unit, to) } else { None };
    let why = attack.unwrap_or_else(|| merit(scene, unit, to));
    on(key("move"), unit).with("to", to.to_string()).with("why", why)
}

/// Where a unit goes after a won melee: the attack that may follow, or else what the place is good for.
fn pushed(scene: &JudgedPosition, unit: &Unit, to: Hex, again: bool) -> Words {
    let attacks = again && !scene.table.field.settles().contains(to);
    let attack = if attacks { strike(scene, unit, to) } else { None };
    attack.unwrap_or_else(|| merit(scene, unit, to))
}

/// The dice of an attack with those of a battle back, and the chance that it eliminates the target, in percent.
fn blow(scene: &JudgedPosition, id: UnitId, other: UnitId) -> [u8; 3] {
    let table = scene.table;
    let (unit, target) = (table.unit(id), table.unit(other));
    let melee = unit.hex.adjacent(target.hex);
    let dice = battle::dice(table, id, other, false, &InBattle::default());
    let answers = melee && !target.web && morale::bold(table, other) > 0;
    let back = if answers { battle::dice(table, other, id, true, &InBattle::default()) } else { 0 };
    let victim = scene.victim(target, target.hex, table.held[target.side.index()]);
    let killed = odds::odds(dice, JudgedPosition::strikes(unit, target, melee), victim).left[0];
    [dice, back, percent(killed)]
}

fn attack(scene: &JudgedPosition, id: UnitId, other: UnitId) -> Words {
    let (unit, target) = (scene.table.unit(id), scene.table.unit(other));
    let [dice, back, killed] = blow(scene, id, other);
    let name = match () {
        () if killed >= LIKELY => "attack-kills",
        () if unit.hex.adjacent(target.hex) => "attack",
        () => "shoot",
    };
    aimed(on(key(name), unit), target).with("dice", dice).with("back", back).with("kill", killed)
}

/// Flags that are ignored: the figures that saves, the battle back that it allows, or the hexes that are left.
fn ignore(scene: &JudgedPosition, flags: u8) -> Option<Words> {
    let table = scene.table;
    let fight = table.battle?;
    let unit = table.unit(fight.victim());
    let victim = scene.victim(unit, unit.hex, table.held[unit.side.index()]);
    let [all, left] = [fight.flags, fight.flags.saturating_sub(flags)].map(|flags| flags * morale::stride(unit));
    // A Creature pays with no figures (16.4).
    let pays = victim.room < FAR && !victim.creature;
    let paid = |hexes: u8| if pays { hexes.saturating_sub(victim.room) } else { 0 };
    let saved = paid(all) - paid(left);
    let back = || battle::dice(table, fight.target, fight.attacker, true, &InBattle::default());
    let words = |name: &str| on(key(name), unit).with("flags", flags);
    Some(match () {
        () if flags == 0 => words("flee").with("count", scene.foes(unit, unit.hex)).with("hexes", all.min(victim.room)),
        () if saved > 0 => words("ignore-saves").with("figures", saved),
        () if left > 0 => words("ignore").with("hexes", left),
        () if fight.melee && !fight.back => words("ignore-back").with("dice", back()),
        () => words("ignore-stays").with("why", merit(scene, unit, unit.hex)),
    })
}

/// A Lore card: the units that it strikes or helps, and what it costs.
fn cast(table: &PublicState, side: Side, card: LoreCard) -> Words {
    let count = lore::aims(table, side, card);
    let words = key(if count > 0 { "lore-units" } else { "lore" }).with_key("card", card.key()).with("count", count);
    words.with("cost", table.lore.price(side, card)).with("tokens", table.lore.tokens[side.index()])
}

/// The sentence with the Lore tokens and Lore cards that a side has.
fn tokens(words: Words, table: &PublicState, side: Side) -> Words {
    let (lore, at) = (&table.lore, side.index());
    words.with("tokens", lore.tokens[at]).with("cards", lore.held[at]).with("most", lore.limits[at])
}

/// A level of the War Council: the hand of a Commander, or the level of a class (13.2).
fn appoint(state: &State, side: Side, member: Member) -> Words {
    let level = muster::level(&state.councils[side.index()], member) + 1;
    let cards = council().commander_hand.get(usize::from(level - 1)).copied().unwrap_or_default();
    let words = key(if member == Member::Commander { "appoint-commander" } else { "appoint" });
    words.with_key("member", format!("battlelore-class-{}", member.name())).with("level", level).with("cards", cards)
}

/// A unit that is named: what it has left; or a hex: what it is good for.
fn target(scene: &JudgedPosition, hex: Hex) -> Words {
    let table = scene.table;
    let moved = table.lore.cast().and_then(|cast| cast.units().next()).map(|id| table.unit(id));
    match (table.unit_at(hex), moved) {
        (Some(unit), _) => {
            let words = on(key("target"), unit).with("figures", unit.figures);
            words.with("dice", unit.banner.dice())
        }
        (None, Some(unit)) => key("target-hex").with("hex", hex.to_string()).with("why", merit(scene, unit, hex)),
        (None, None) => key("target-hex").with("hex", hex.to_string()).with("why", gain("open")),
    }
}

/// A Lore card that is put away: what it would have cost its owner.
fn put_away(table: &PublicState, side: Side, card: LoreCard) -> Words {
    let (name, owner) = if table.step() == PendingStep::Spy { ("spy", side.other()) } else { ("put-away", side) };
    let words = key(name).with_key("card", card.key()).with("cost", table.lore.price(owner, card));
    words.with("tokens", table.lore.tokens[owner.index()])
}

/// A power of a Creature: whom it strikes.
fn use_of(table: &PublicState, power: Power) -> Option<Words> {
    let fight = table.battle?;
    let unit = table.unit(fight.attacker);
    let (name, one) = match power {
        Power::Web => ("web", true),
        Power::Poison => ("poison", true),
        Power::Tremor => ("tremor", false),
        Power::Earthquake => ("earthquake", false),
    };
    let words = key(if one { "power" } else { "power-shakes" }).with_key("power", format!("battlelore-power-{name}"));
    let near = table.held[unit.side.other().index()].intersection(unit.hex.around()).len();
    Some(aimed(words, table.unit(fight.target)).with("count", near))
}

/// A landmark, or a Creature that was called.
fn place(scene: &JudgedPosition, hex: Hex) -> Words {
    let words = key("place").with("hex", hex.to_string());
    let rises = scene.table.step() == PendingStep::Summon;
    match elemental::sleeper().filter(|_| rises) {
        Some(kind) => words.with("why", merit(scene, &Unit::new(kind, scene.side, hex), hex)),
        None => words.with("why", company(scene, hex)),
    }
}

/// The end of a phase: who can attack, or what the best attack is that is left out.
fn done(scene: &JudgedPosition) -> Words {
    let (table, side) = (scene.table, scene.side);
    let ordered = || table.army(side).filter(|(_, unit)| unit.has(Mark::Ordered));
    match table.step() {
        PendingStep::Orders => {
            let strikers = ordered().filter(|&(_, unit)| {
                let [battle, _] = reach(table, unit);
                best_strike(scene, unit, battle.with(unit.hex)).is_some()
            });
            key("done-orders").with("count", strikers.count() as u8).with("most", orders::ordered(table, side).len())
        }
        PendingStep::Moves | PendingStep::March => {
            let ready = ordered().filter(|&(id, _)| !targeting::attacks(table, id).is_empty());
            key("done-moves").with("count", ready.count() as u8)
        }
        PendingStep::Combat => match left_out(scene) {
            Some([dice, back, _]) => key("done-battles").with("dice", dice).with("back", back),
            None => key("done-all"),
        },
        _ => key("done"),
    }
}

/// The best attack that could still be made: its dice, those of a battle back, and the chance to eliminate.
fn left_out(scene: &JudgedPosition) -> Option<[u8; 3]> {
    let table = scene.table;
    let pairs = table.army(scene.side).flat_map(|(id, unit)| {
        let targets = targeting::attacks(table, id).iter().filter_map(|hex| table.at(hex));
        targets.map(move |other| (id, other, attack_worth(scene, unit.hex, table.unit(other).hex)))
    });
    let (id, other, _) = pairs.max_by(|one, other| one.2.total_cmp(&other.2))?;
    Some(blow(scene, id, other))
}

/// Something that is left alone.
fn pass(scene: &JudgedPosition) -> Option<Words> {
    let table = scene.table;
    let step = table.step();
    if windows::passes(step) {
        return Some(tokens(key("lore-pass"), table, scene.side));
    }
    match step {
        PendingStep::Gain | PendingStep::Pursue => {
            let unit = table.unit(table.battle?.attacker);
            Some(on(key("stay"), unit).with("why", merit(scene, unit, unit.hex)))
        }
        PendingStep::Bonus | PendingStep::Again => {
            let [dice, back, _] = left_out(scene)?;
            Some(key("no-bonus").with("dice", dice).with("back", back))
        }
        PendingStep::Power => Some(key("no-power").with("count", table.unit(table.battle?.attacker).kept)),
        _ => None,
    }
}
