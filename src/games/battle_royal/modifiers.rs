//! What works by itself (9.4): asked of the board whenever it is needed, never kept.
#![deny(clippy::wildcard_enum_match_arm)]

use std::sync::LazyLock;

use super::cards::facts::{Ability, When};
use super::cards::filters::{Group, To, Who, Zone};
use super::cards::passives::{Half, Passive};
use super::cards::{CardId, Face, pool};
use super::fitting;
use super::options::{DefensiveRefs, MOST_SEATS};
use super::pokemon::{Pokemon, PokemonId, PokemonSet};
use super::position::{BENCH, Binding, BySeat, PublicState, Stadium};
use crate::engine::Seat;

/// Kinds of passives, and of what else is asked of many cards, as bits: most have none of those that are asked for.
pub(super) mod kind {
    pub const DEALT: u32 = 1;
    pub const TAKEN: u32 = 1 << 1;
    pub const PREVENT: u32 = 1 << 2;
    pub const MAX_HP: u32 = 1 << 3;
    pub const NO_EFFECTS: u32 = 1 << 4;
    pub const NO_WEAKNESS: u32 = 1 << 5;
    pub const RETREAT: u32 = 1 << 6;
    pub const CANT_RETREAT: u32 = 1 << 7;
    pub const NO_ABILITIES: u32 = 1 << 8;
    pub const NO_CONDITIONS: u32 = 1 << 9;
    pub const NO_STADIUMS: u32 = 1 << 10;
    pub const BENCH_CAP: u32 = 1 << 11;
    pub const PLAIN_ENERGY: u32 = 1 << 12;
    pub const ATTACKS: u32 = 1 << 13;
    pub const EARLY: u32 = 1 << 14;
    pub const CHECKUP: u32 = 1 << 15;
    /// It is bound to an opponent.
    pub const BINDS: u32 = 1 << 16;
    /// It is so only where defensive texts are bound (D-25).
    pub const BINDS_DEFENCE: u32 = 1 << 17;
    /// No passive, but an Ability that is activated (B-10).
    pub const ACTIVATED: u32 = 1 << 18;
    /// No passive, but Energy that does something at the end of a turn.
    pub const TURN_END: u32 = 1 << 19;
    /// No passive, but Special Energy.
    pub const SPECIAL: u32 = 1 << 20;
}

#[inline]
fn kind_of(passive: &Passive) -> u32 {
    match passive {
        Passive::DamageDealt { .. } => kind::DEALT,
        Passive::DamageTaken { .. } => kind::TAKEN,
        Passive::PreventDamage { .. } => kind::PREVENT,
        Passive::MaxHp { .. } => kind::MAX_HP,
        Passive::PreventEffects => kind::NO_EFFECTS,
        Passive::NoWeakness => kind::NO_WEAKNESS,
        Passive::FreeRetreat(_) | Passive::RetreatCost { .. } => kind::RETREAT,
        Passive::CantRetreat(_) => kind::CANT_RETREAT,
        Passive::NoAbilities { .. } => kind::NO_ABILITIES,
        Passive::NoConditions(_) => kind::NO_CONDITIONS,
        Passive::NoStadiums => kind::NO_STADIUMS,
        Passive::BenchCap { .. } => kind::BENCH_CAP,
        Passive::PlainSpecialEnergy(_) => kind::PLAIN_ENERGY,
        Passive::AttacksPerTurn(_) => kind::ATTACKS,
        Passive::EvolvesEarly => kind::EARLY,
        Passive::CheckupCounters { .. } => kind::CHECKUP,
    }
}

/// Whether a passive is about "your opponent" for as long as it works; texts about his attacks are so by an option.
fn binding_of(passive: &Passive) -> u32 {
    let opponent = |to: &To| matches!(to, To::Each(Group { who: Who::Opponent, .. }));
    match passive {
        Passive::DamageDealt { by: to, .. }
        | Passive::CantRetreat(to)
        | Passive::NoAbilities { of: to, .. }
        | Passive::CheckupCounters { to, .. }
            if opponent(to) =>
        {
            kind::BINDS
        }
        Passive::NoStadiums => kind::BINDS,
        Passive::DamageTaken { by_opponent: true, .. }
        | Passive::PreventDamage { by_opponent: true, .. }
        | Passive::PreventEffects => kind::BINDS_DEFENCE,
        Passive::DamageDealt { .. }
        | Passive::DamageTaken { .. }
        | Passive::PreventDamage { .. }
        | Passive::MaxHp { .. }
        | Passive::NoWeakness
        | Passive::FreeRetreat(_)
        | Passive::RetreatCost { .. }
        | Passive::CantRetreat(_)
        | Passive::NoAbilities { .. }
        | Passive::NoConditions(_)
        | Passive::BenchCap { .. }
        | Passive::PlainSpecialEnergy(_)
        | Passive::AttacksPerTurn(_)
        | Passive::EvolvesEarly
        | Passive::CheckupCounters { .. } => 0,
    }
}

static KINDS: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let of_card = |card: &super::cards::Card| {
        let works = card.works().iter().fold(0, |kinds, passive| kinds | kind_of(passive) | binding_of(passive));
        let has = |it: bool, kind: u32| if it { kind } else { 0 };
        works
            | match &card.face {
                Face::Energy(energy) => {
                    has(energy.provides_if.is_some(), kind::BINDS)
                        | has(energy.when == When::EndOfTurn, kind::TURN_END)
                        | has(!energy.basic, kind::SPECIAL)
                }
                Face::Pokemon(pokemon) => {
                    has(pokemon.ability.as_ref().is_some_and(Ability::is_activated), kind::ACTIVATED)
                }
                Face::Trainer(_) => 0,
            }
    };
    pool().cards().map(|(_, card)| of_card(card)).collect()
});

#[inline]
pub(super) fn kinds(card: CardId) -> u32 {
    KINDS.get(card.index()).copied().unwrap_or_default()
}

/// The kinds that make a card be bound, by the switches of the rules.
#[inline]
pub(super) fn binding_kinds(table: &PublicState) -> u32 {
    match table.rules.defensive_refs {
        DefensiveRefs::AllOpponents => kind::BINDS,
        DefensiveRefs::Bound => kind::BINDS | kind::BINDS_DEFENCE,
    }
}

/// A passive that works, and where it comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Working<'a> {
    pub passive: &'static Passive,
    /// The card that it stands on.
    pub card: CardId,
    /// The Pokémon with the Ability, or the holder.
    pub mon: Option<PokemonId>,
    pub stadium: Option<&'a Stadium>,
    /// The opponent whom it is bound to.
    pub binding: Option<&'a Binding>,
}

/// The Ability of a Pokémon that is not switched off; an Ancient Trait cannot be.
#[inline]
pub fn ability(table: &PublicState, id: PokemonId) -> Option<&'static Ability> {
    let ability = table.mon(id)?.pokemon().ability.as_ref()?;
    (ability.ancient_trait || !is_switched_off(table, id, ability)).then_some(ability)
}

/// Whether a Pokémon has an Ability that is not switched off.
#[inline]
pub fn has_ability(table: &PublicState, id: PokemonId) -> bool {
    ability(table, id).is_some_and(|ability| !ability.ancient_trait)
}

/// Whether something that works switches the Ability of a Pokémon off.
#[inline]
pub(super) fn is_switched_off(table: &PublicState, id: PokemonId, ability: &Ability) -> bool {
    table.bindings.iter().any(|binding| {
        kinds(binding.card) & kind::NO_ABILITIES != 0
            && binding.card.card().works().iter().any(|passive| {
                let Passive::NoAbilities { of, except } = passive else { return false };
                *except != ability.name && binding.mon != id && is_bound_by(table, of, binding, id)
            })
    })
}

/// Whether a bound effect is about a Pokémon.
#[inline]
fn is_bound_by(table: &PublicState, to: &To, binding: &Binding, id: PokemonId) -> bool {
    let To::Each(group) = to else { return false };
    let covered = match group.zone {
        Zone::Play => true,
        Zone::Active => table.is_active(id) && binding.active.is_none_or(|active| active == id),
        Zone::Bench => !table.is_active(id),
    };
    id.seat().0 == binding.to && covered && fitting::mon_fits(table, id, &group.filter)
}

/// Whether an Ability that works by itself does so: it is not switched off, and what it asks for holds.
#[inline]
pub(super) fn passive_ability(table: &PublicState, id: PokemonId) -> Option<&'static Ability> {
    let ability = ability(table, id).filter(|ability| ability.when == When::Passive)?;
    ability.cond.iter().all(|cond| fitting::holds_for(table, id, cond)).then_some(ability)
}

/// Whether an attached card has its effects on its holder.
#[inline]
pub(super) fn attached_works(table: &PublicState, id: PokemonId, card: CardId) -> bool {
    let Some(energy) = card.energy() else {
        return card.trainer().is_some_and(|tool| tool.cond.iter().all(|cond| fitting::holds_for(table, id, cond)));
    };
    if plain_energy(table).is_some() {
        return false;
    }
    energy.holder.is_none_or(|holder| {
        let of_type = table.mon(id).is_some_and(|mon| mon.pokemon().types.contains(&holder.of));
        of_type && (!holder.active || table.is_active(id))
    })
}

/// What every Special Energy provides instead, if a Stadium says so.
#[inline]
pub(super) fn plain_energy(table: &PublicState) -> Option<super::cards::Units> {
    let cards = table.stadiums.iter().filter(|stadium| kinds(stadium.card) & kind::PLAIN_ENERGY != 0);
    let passives = cards.flat_map(|stadium| stadium.card.card().works());
    passives.into_iter().find_map(|passive| {
        let Passive::PlainSpecialEnergy(units) = passive else { return None };
        Some(*units)
    })
}

#[inline]
fn of_card(card: CardId, wanted: u32) -> impl Iterator<Item = &'static Passive> {
    card.card().works().iter().filter(move |passive| kind_of(passive) & wanted != 0)
}

/// Everything of these kinds that works on a Pokémon by its own Ability or by what is attached to it.
#[inline]
fn each_on<'a>(table: &'a PublicState, id: PokemonId, mon: &Pokemon, wanted: u32, visit: &mut impl FnMut(Working<'a>)) {
    if mon.kept.kinds & wanted == 0 {
        return;
    }
    let mut tell = |card: CardId| {
        let binding = if kinds(card) & binding_kinds(table) != 0 {
            let bound = table.bindings.iter().find(|binding| binding.mon == id && binding.card == card);
            // What has to be bound and is not has not begun to work.
            let Some(bound) = bound else { return };
            Some(bound)
        } else {
            None
        };
        for passive in of_card(card, wanted) {
            visit(Working { passive, card, mon: Some(id), stadium: None, binding });
        }
    };
    let card = mon.card();
    if kinds(card) & wanted != 0 && passive_ability(table, id).is_some() {
        tell(card);
    }
    for card in mon.tool.into_iter().chain(mon.energy.iter().copied()) {
        if kinds(card) & wanted != 0 && attached_works(table, id, card) {
            tell(card);
        }
    }
}

/// Everything of these kinds that works.
#[inline]
pub(super) fn each<'a>(table: &'a PublicState, wanted: u32, mut visit: impl FnMut(Working<'a>)) {
    for seat in table.seats_with(wanted).iter() {
        for (id, mon) in table.each_mon_with(seat, wanted) {
            each_on(table, id, mon, wanted, &mut visit);
        }
    }
    for stadium in table.stadiums.iter().filter(|stadium| kinds(stadium.card) & wanted != 0) {
        for passive in of_card(stadium.card, wanted) {
            visit(Working { passive, card: stadium.card, mon: None, stadium: Some(stadium), binding: None });
        }
    }
}

/// Whether any card in play has something of these kinds, whether it works or not.
#[inline]
pub(super) fn any(table: &PublicState, wanted: u32) -> bool {
    !table.seats_with(wanted).is_empty() || table.stadiums.iter().any(|stadium| kinds(stadium.card) & wanted != 0)
}

/// Whom a half of a Stadium faces.
fn faces(table: &PublicState, stadium: &Stadium, side: Option<Half>) -> Option<Seat> {
    let owner = Some(Seat(stadium.owner)).filter(|seat| !table.is_out(*seat));
    let other = stadium.facing.map(Seat).filter(|seat| !table.is_out(*seat));
    if side.is_some() && side == stadium.half { owner } else { other }
}

impl Working<'_> {
    /// Whose it is; nobody's, of a Stadium (O-1).
    pub(super) fn owner(&self) -> Option<Seat> {
        self.mon.map(PokemonId::seat)
    }

    /// Whether it is about this Pokémon.
    #[inline]
    pub(super) fn covers(&self, table: &PublicState, to: &To, side: Option<Half>, id: PokemonId) -> bool {
        let To::Each(group) = to else { return *to == To::Source && self.mon == Some(id) };
        let zone = match group.zone {
            Zone::Play => true,
            Zone::Active => table.is_active(id),
            Zone::Bench => !table.is_active(id),
        };
        let whose = match group.who {
            Who::Me => self.owner() == Some(id.seat()),
            Who::Opponent => return self.binding.is_some_and(|binding| is_bound_by(table, to, binding, id)),
            Who::Anyone => true,
            Who::Facing => self.stadium.and_then(|stadium| faces(table, stadium, side)) == Some(id.seat()),
        };
        zone && whose && fitting::mon_fits(table, id, &group.filter)
    }

    /// Whether it is about attacks of this seat: of every opponent, or of the one it is bound to (D-25).
    pub(super) fn is_against(&self, table: &PublicState, attacker: Seat) -> bool {
        let other = self.owner().is_none_or(|owner| owner != attacker);
        let bound = table.rules.defensive_refs == DefensiveRefs::Bound;
        other && (!bound || self.binding.is_none_or(|binding| binding.to == attacker.0))
    }
}

/// HP of an undamaged Pokémon in play, in points.
#[inline]
pub fn max_hp(table: &PublicState, id: PokemonId) -> u16 {
    let printed = table.in_play.hp(id);
    let raised = table.mon(id).filter(|mon| mon.kept.kinds & kind::MAX_HP != 0);
    raised.map_or(printed, |mon| printed + hp_added(table, id, mon))
}

/// HP that are added to what is printed.
#[cold]
fn hp_added(table: &PublicState, id: PokemonId, mon: &Pokemon) -> u16 {
    let mut hp = 0;
    each_on(table, id, mon, kind::MAX_HP, &mut |working| {
        if let Passive::MaxHp { n, filter } = working.passive
            && fitting::mon_fits(table, id, filter)
        {
            hp += n;
        }
    });
    hp
}

/// Remaining HP of a Pokémon, in points (B-1).
#[inline]
pub fn hp_left(table: &PublicState, id: PokemonId) -> u16 {
    table.mon(id).map_or(0, |mon| max_hp(table, id).saturating_sub(mon.damage()))
}

/// The Pokémon that have no HP left. Nothing lowers what is printed.
#[inline]
pub(super) fn down(table: &PublicState) -> PokemonSet {
    table.in_play.worn().iter().filter(|id| hp_left(table, *id) == 0).collect()
}

/// Whether something of this kind works on a Pokémon by what is attached to it or by its own Ability.
#[inline]
pub(super) fn has_own(table: &PublicState, id: PokemonId, wanted: u32) -> bool {
    let mut found = false;
    if let Some(mon) = table.mon(id) {
        each_on(table, id, mon, wanted, &mut |_| found = true);
    }
    found
}

/// Attacks that a Pokémon has in a turn.
#[inline]
pub fn attacks_per_turn(table: &PublicState, id: PokemonId) -> u8 {
    let Some(mon) = table.mon(id) else { return 0 };
    let mut attacks = 1;
    each_on(table, id, mon, kind::ATTACKS, &mut |working| {
        if let Passive::AttacksPerTurn(n) = working.passive {
            attacks = *n;
        }
    });
    attacks
}

/// The Retreat Cost in force: all changes added up; "no Retreat Cost" beats them (B-9).
#[inline]
pub fn retreat_cost(table: &PublicState, id: PokemonId) -> u8 {
    let mut cost = table.mon(id).map_or(0, |mon| mon.pokemon().retreat as i8);
    let mut free = false;
    each(table, kind::RETREAT, |working| {
        if let Passive::FreeRetreat(to) = working.passive {
            free |= working.covers(table, to, None, id);
        } else if let Passive::RetreatCost { to, delta } = working.passive
            && working.covers(table, to, None, id)
        {
            cost += delta;
        }
    });
    if free { 0 } else { cost.max(0) as u8 }
}

/// Whether a lasting effect of somebody else keeps a Pokémon from retreating.
#[inline]
pub(super) fn is_held(table: &PublicState, id: PokemonId) -> bool {
    let mut held = false;
    each(table, kind::CANT_RETREAT, |working| {
        if let Passive::CantRetreat(to) = working.passive {
            held |= working.covers(table, to, None, id);
        }
    });
    held
}

/// Whether a Pokémon cannot get Special Conditions.
pub(super) fn is_immune_to_conditions(table: &PublicState, id: PokemonId) -> bool {
    let mut immune = false;
    each(table, kind::NO_CONDITIONS, |working| {
        if let Passive::NoConditions(to) = working.passive {
            immune |= working.covers(table, to, None, id);
        }
    });
    immune
}

/// Whether effects of attacks of this seat do nothing to a Pokémon (O-8).
pub(super) fn is_protected(table: &PublicState, id: PokemonId, attacker: Seat) -> bool {
    let mut protected = false;
    if let Some(mon) = table.mon(id) {
        each_on(table, id, mon, kind::NO_EFFECTS, &mut |working| protected |= working.is_against(table, attacker));
    }
    protected
}

/// Whether a bound effect keeps a player from playing Stadiums.
#[inline]
pub(super) fn no_stadiums(table: &PublicState, seat: Seat) -> bool {
    let mut found = false;
    each(table, kind::NO_STADIUMS, |working| found |= working.binding.is_some_and(|binding| binding.to == seat.0));
    found
}

/// Benched Pokémon that each player may have.
#[inline]
pub(super) fn bench_caps(table: &PublicState) -> BySeat<u8> {
    let mut caps = [BENCH; MOST_SEATS];
    for stadium in table.stadiums.iter().filter(|stadium| kinds(stadium.card) & kind::BENCH_CAP != 0) {
        for passive in stadium.card.card().works() {
            if let Passive::BenchCap { n, side } = passive
                && let Some(seat) = faces(table, stadium, *side)
            {
                caps[seat.index()] = caps[seat.index()].min(*n);
            }
        }
    }
    caps
}

/// Benched Pokémon that a player may have.
#[inline]
pub fn bench_cap(table: &PublicState, seat: Seat) -> u8 {
    bench_caps(table)[seat.index()]
}

/// Free places on the Bench of a player.
#[inline]
pub fn free_bench(table: &PublicState, seat: Seat) -> u8 {
    bench_cap(table, seat).saturating_sub(table.bench(seat).len())
}
