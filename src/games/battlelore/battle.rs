//! Battles: the number of dice (8), the roll and its hits (9).

use super::command_cards::Text;
use super::dice::{Face, Roll};
use super::events::{Event, Why};
use super::game::BattleLore;
use super::hexes::Hex;
use super::lore::{self, InBattle};
use super::position::{Battle, Mark, PublicState, State, Unit, UnitId};
use super::steps::PendingStep;
use super::{creatures, morale, victory};
use crate::engine::{Chance, Sink};

/// How the dice of one unit against another come about, in the order of the rules (8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceTerms {
    /// What the banner gives.
    pub banner: u8,
    /// A die less for having moved (8.3).
    pub moved: u8,
    /// The lowest cap of the ground; [`u8::MAX`] without one.
    pub ground: u8,
    /// The cap of smoke; [`u8::MAX`] without one.
    pub smoke: u8,
    /// What the Command card of the turn adds (3.2).
    pub card: u8,
    /// What Lore cards add (13.4).
    pub lore: u8,
    /// What Lore cards take.
    pub less: u8,
    /// What they take but for the last die.
    pub guarded: u8,
}

impl DiceTerms {
    /// The terms of a unit from where both stand. A battle back has no bonus of the turn and is never hurt by having moved; a
    /// curse holds for it, too.
    #[inline]
    pub fn of(table: &PublicState, roller: UnitId, target: UnitId, back: bool, cards: &InBattle) -> Self {
        let (unit, other) = (table.unit(roller), table.unit(target));
        let melee = unit.hex.adjacent(other.hex);
        let spells = &unit.spells;
        let terms = Self {
            banner: unit.banner.dice(),
            moved: 0,
            ground: table.field.cap(unit.hex, other.hex, melee),
            smoke: u8::MAX,
            card: 0,
            lore: 0,
            less: 0,
            guarded: spells.curse,
        };
        if back {
            return terms;
        }
        let smoke = table.lore.smoke[other.side.index()];
        let in_melee = if melee { spells.melee + spells.charge + table.lore.might } else { 0 };
        Self {
            moved: u8::from(unit.has(Mark::Unsteady) && unit.weapon().loses_die()),
            smoke: if smoke > 0 && !melee { smoke } else { u8::MAX },
            card: by_card(table, melee),
            lore: spells.dice + in_melee + cards.more,
            less: cards.less,
            guarded: spells.curse + cards.guarded,
            ..terms
        }
    }

    /// What the banner and having moved leave, before any cap.
    #[inline]
    pub fn base(&self) -> u8 {
        self.banner.saturating_sub(self.moved)
    }

    /// What they come to.
    #[inline]
    pub fn dice(&self) -> u8 {
        let capped = self.base().min(self.ground).min(self.smoke);
        let dice = (capped + self.card + self.lore).saturating_sub(self.less);
        dice.saturating_sub(self.guarded).max(dice.min(1))
    }
}

/// How many dice one unit rolls against another from where they stand (8.1).
#[inline]
pub fn dice(table: &PublicState, roller: UnitId, target: UnitId, back: bool, cards: &InBattle) -> u8 {
    DiceTerms::of(table, roller, target, back, cards).dice()
}

/// Dice that the Command card of the turn adds to an attack (3.2).
#[inline]
pub fn by_card(table: &PublicState, melee: bool) -> u8 {
    match table.turn.text() {
        Some(Text::MountedCharge) => u8::from(melee),
        Some(Text::Leadership | Text::BattleLore) => 1,
        _ => 0,
    }
}

/// Which dice of a roll hit, by face (9.2), with what Lore cards make of the faces.
#[inline]
pub(super) fn hitting(battle: &Battle, roller: &Unit, target: &Unit) -> [u8; 6] {
    let roll = &battle.roll;
    let mut hits = [0; 6];
    let colour = Face::of(target.banner);
    hits[colour as usize] = roll.count(colour);
    let cards = if battle.back { InBattle::default() } else { battle.lore };
    if !cards.no_strikes {
        hits[Face::Strike as usize] = roller.weapon().strikes(roll.count(Face::Strike), target.arm(), battle.melee);
    }
    if cards.lore_hits {
        hits[Face::Lore as usize] = roll.count(Face::Lore);
    }
    hits
}

/// How many hits the roll at hand scores (9.2).
#[inline]
pub(super) fn hits(table: &PublicState, battle: &Battle) -> u8 {
    let hits = hitting(battle, table.unit(battle.roller()), table.unit(battle.victim()));
    let twice = !battle.back && battle.lore.double_strikes;
    let sum = hits.iter().sum::<u8>() + if twice { hits[Face::Strike as usize] } else { 0 };
    if battle.back { sum } else { sum.saturating_sub(battle.lore.cancelled) }
}

/// B1: a unit attacks.
pub(super) fn declare(state: &mut State, from: Hex, to: Hex, bonus: bool, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let (Some(attacker), Some(target)) = (table.at(from), table.at(to)) else { return };
    let melee = from.adjacent(to);
    let first = if table.lore.active { PendingStep::Roll } else { PendingStep::Dice };
    if bonus {
        table.steps.replace(first);
    } else {
        table.steps.push(first);
    }
    table.unit_mut(attacker).marks.insert(Mark::Battled);
    // What a berserk unit has to pay is paid after its last attack (14.4).
    let price = table.battle.map_or(0, |battle| battle.lore.price);
    table.battle = Some(Battle {
        attacker,
        target,
        from,
        at: to,
        melee,
        bonus,
        back: false,
        roll: Roll::default(),
        flags: 0,
        hits: 0,
        bold: 0,
        lore: InBattle { price, ..InBattle::default() },
    });
    sink.event(state, || Event::Attacked { from, to, melee, bonus });
}

/// B3, B4: the dice of the attack or of the battle back fall. Without dice the battle is over.
pub(super) fn roll(state: &mut State, battle: Battle, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let (roller, victim) = (battle.roller(), battle.victim());
    let table = &mut state.table;
    let dice = dice(table, roller, victim, battle.back, &battle.lore);
    if dice == 0 {
        table.battle = Some(Battle { lore: InBattle { ended: true, ..battle.lore }, ..battle });
        table.steps.replace(PendingStep::Aftermath);
        return;
    }
    let roll = Roll::of(dice, chance);
    let side = table.unit(roller).side;
    if battle.melee && !battle.back {
        table.unit_mut(roller).spells.charge = 0;
    }
    table.battle = Some(Battle { roll, ..battle });
    let next = match (table.lore.active, battle.back) {
        (false, _) => PendingStep::Hits,
        // A battle back has no window (13.4).
        (true, true) => PendingStep::Tokens,
        (true, false) => PendingStep::OwnDice,
    };
    table.steps.replace(next);
    let why = if battle.back { Why::BattleBack } else { Why::Attack };
    sink.event(state, || Event::Rolled { side, why, roll });
}

/// B5: who rolled gets a token for each Lore face that is no hit; a Creature may keep some (13.1, 16.5).
pub(super) fn tokens(state: &mut State, battle: Battle, sink: &mut impl Sink<BattleLore>) {
    let roller = *state.table.unit(battle.roller());
    let used = !battle.back && battle.lore.lore_hits;
    let rolled = if used { 0 } else { battle.roll.count(Face::Lore) };
    state.table.steps.replace(PendingStep::Hits);
    if rolled > 0 && creatures::room(&roller) > 0 {
        state.table.steps.replace(PendingStep::Keeps);
    } else {
        let side = roller.side;
        lore::gain(state, side, rolled, sink);
    }
}

/// B6, B7: figures go, and Bold is read.
pub(super) fn count(state: &mut State, battle: Battle, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let victim = battle.victim();
    let hits = hits(&state.table, &battle);
    state.table.steps.replace(PendingStep::Power);
    if !wound(state, victim, hits, chance, sink) {
        state.table.battle = Some(Battle { hits, flags: 0, ..battle });
        return;
    }
    let own = if battle.back { 0 } else { battle.lore.bold };
    let bold = morale::bold(&state.table, victim) + own;
    let held = !battle.back && battle.lore.no_flags;
    let flags = if held { 0 } else { battle.roll.count(Face::Flag) };
    state.table.battle = Some(Battle { flags, hits, bold, ..battle });
    morale::read(state);
}

/// A unit is hit. A Creature is eliminated if one of its hits, rolled again, shows its colour (16.3). Whether it is still there.
pub(super) fn wound(
    state: &mut State,
    id: UnitId,
    hits: u8,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) -> bool {
    let unit = *state.table.unit(id);
    if !unit.is_creature() || hits == 0 {
        return lose(state, id, hits, sink);
    }
    let roll = Roll::of(hits, chance);
    sink.event(state, || Event::Rolled { side: unit.side.other(), why: Why::Critical, roll });
    roll.count(Face::of(unit.banner)) == 0 || lose(state, id, 1, sink)
}

/// A unit loses figures; surplus ones are lost (9.1). With the last one it is eliminated, and its owner's opponent gets a
/// Victory Banner. Whether it is still there.
pub(super) fn lose(state: &mut State, id: UnitId, figures: u8, sink: &mut impl Sink<BattleLore>) -> bool {
    let Unit { figures: had, side, hex, .. } = *state.table.unit(id);
    let lost = figures.min(had);
    if lost == 0 {
        return had > 0;
    }
    let left = had - lost;
    state.table.unit_mut(id).figures = left;
    if left > 0 {
        sink.event(state, || Event::FiguresLost { hex, figures: lost, left });
        return true;
    }
    let Unit { kept, .. } = *state.table.unit(id);
    let creature = state.table.unit(id).is_creature();
    state.table.take(id);
    state.table.unit_mut(id).forget();
    state.table.lore.losses[side.index()] += u8::from(state.table.lore.active);
    sink.event(state, || Event::FiguresLost { hex, figures: lost, left });
    sink.event(state, || Event::Eliminated { side, hex });
    if kept > 0 {
        sink.event(state, || Event::TokensDropped { hex, tokens: kept });
    }
    victory::banner(state, side.other(), sink);
    // 16.3: the victor of a Creature takes a token, too, unless the game is over (12).
    if creature && state.table.ending.is_none() {
        lore::gain(state, side.other(), super::council::council().creature_reward, sink);
    }
    victory::last_unit(state, side, sink);
    false
}
