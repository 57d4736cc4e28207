//! Why an action is good, in words for the person who asked for a hint. Every sentence knows `percent`, the chance to win.

use super::{attack_values, card_values, evaluation};
use crate::ai::{Because, afterwards};
use crate::engine::{Arg, Imagine as _, Rules as _, Sampled, Seat, Words};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::effects::{Op, Players};
use crate::games::battle_royal::cards::facts::Attack;
use crate::games::battle_royal::cards::filters::To;
use crate::games::battle_royal::cards::texts::{self, Named, name_key};
use crate::games::battle_royal::cards::{CardId, Face, TrainerKind, pool};
use crate::games::battle_royal::forecast::forecast;
use crate::games::battle_royal::knock_outs::list_of;
use crate::games::battle_royal::pokemon::{Pokemon, PokemonId};
use crate::games::battle_royal::position::{PublicState, State};
use crate::games::battle_royal::tasks::{AttackRef, Task};
use crate::games::battle_royal::turn::ends_turn;
use crate::games::battle_royal::{BattleRoyal, View, attacks, energy, modifiers};

/// Half of the HP or less.
fn is_hurt(table: &PublicState, id: PokemonId) -> bool {
    2 * modifiers::hp_left(table, id) <= modifiers::max_hp(table, id)
}

/// The reason for an action as it is told afterwards to whoever saw this much: it goes by what lies open, and names no card.
pub(super) fn because(view: &View, seat: Seat, action: &Action) -> Because {
    if view.is_placing() {
        return Because::Hidden;
    }
    let state = BattleRoyal::imagine(view, &mut Sampled::new(0));
    Because::Whole(Words::new(afterwards(&reason(&state, seat, action, None)).key))
}

/// The reason for an action; `win` is the chance to win if a search knows it. Its key goes by what lies open alone.
pub(super) fn reason(state: &State, seat: Seat, action: &Action, win: Option<f32>) -> Words {
    let table = &state.table;
    let of = |name: &str, card: CardId| key(name).with_key("card", card.key());
    let words = match *action {
        Action::Place { card } => {
            let attacks = card.pokemon().map_or(&[][..], |pokemon| &pokemon.attacks);
            let energy = attacks.iter().map(|attack| attack.cost.count()).min().unwrap_or_default();
            of("place", card).with("hp", card.pokemon().map_or(0, |pokemon| pokemon.hp)).with("energy", energy)
        }
        Action::Bench { card } => of("bench", card),
        Action::Evolve { card, mon } => evolves(table, card, mon),
        Action::Attach { card, mon } | Action::Give { card, mon } => match &card.card().face {
            Face::Energy(_) => fed(table, card, mon),
            Face::Pokemon(_) => evolves(table, card, mon),
            Face::Trainer(tool) => {
                let words = of("tool", card).with_key("mon", card_of(table, mon).key());
                words.with("text", texts::trainer(tool).unwrap_or_else(|| Words::new(card.key())))
            }
        },
        Action::Play { card } => {
            let text = card.trainer().filter(|it| it.kind == TrainerKind::Stadium).and_then(texts::trainer);
            match text {
                Some(text) => of("stadium", card).with("text", text),
                None => deed(of("move-play", card), card.trainer().map_or(&[], |trainer| &trainer.fx.ops)),
            }
        }
        Action::Ability { mon } => {
            let ability = card_of(table, mon).pokemon().and_then(|pokemon| pokemon.ability.as_ref());
            let costs = ability.is_some_and(ends_turn) && !table.bars_attacks();
            let costs = costs && (table.rules.v3_turn_end_slot || table.is_active(mon));
            let name = if costs { "move-ability-for-attack" } else { "move-ability" };
            let name = key(name).with_key("mon", card_of(table, mon).key());
            deed(name, ability.map_or(&[], |ability| &ability.fx.ops))
        }
        Action::Stadium { card } => deed(of("move-use", card), card.trainer().map_or(&[], |stadium| &stadium.fx.ops)),
        Action::Retreat { from, to } => retreat(table, from, to),
        Action::Attack { mon, index, target } => attack(state, seat, mon, index, target),
        Action::EndTurn => {
            let (mut left, mut legal) = (Vec::new(), Vec::new());
            attacks::list(table, seat, &mut left);
            BattleRoyal::legal(state, seat, &mut legal);
            let others = legal.len().saturating_sub(1);
            key(if left.is_empty() { "end-turn" } else { "end-turn-early" }).with("count", others as i64)
        }
        Action::Opponent { seat } => {
            let prizes = table.prizes[seat.index()];
            key("opponent").with("seat", seat).with("count", prizes).with("mons", table.mons(seat).len())
        }
        Action::Mon { mon } => {
            let words = key(if mon.seat() == seat { "own" } else { "theirs" }).with("seat", mon.seat());
            let words = words.with_key("mon", card_of(table, mon).key()).with("hp", modifiers::hp_left(table, mon));
            words.with("count", energy::units(table, mon).count())
        }
        Action::Card { card } => chosen(table, seat, card),
        Action::Attached { card, .. } if card.energy().is_none() => of("card-leaves", card),
        Action::Attached { card, mon } => {
            let name = if matches!(table.task(), Some(Task::Retreat { .. })) { "pay" } else { "attached" };
            let left = table.mon(mon).map_or(0, |mon| mon.energy.len()).saturating_sub(1);
            of(name, card).with_key("mon", card_of(table, mon).key()).with("count", left as i64)
        }
        Action::Copy { attack } => {
            let damage = attack.attack().map_or(0, |attack| attack.damage);
            of("copy", attack.card).with("attack", attack_name(attack)).with("damage", damage)
        }
        Action::Fill { mon, .. } => {
            comes(table, key("fill"), key("fill-attacks"), mon).with_key("mon", card_of(table, mon).key())
        }
        Action::Yes => match table.task() {
            Some(Task::Offer(trigger)) => deed(of("move-use", trigger.card), &pool().list(list_of(trigger.card)).ops),
            _ => key("choice"),
        },
        Action::Face { .. } | Action::First { .. } => key("choice"),
        Action::Done => key("done"),
    };
    let percent = (win.unwrap_or_else(|| evaluation::shares(state)[seat.index()]) * 100.0).round() as u8;
    words.with("percent", percent.min(100))
}

fn key(name: &str) -> Words {
    Words::new(format!("battle_royal-hint-{name}"))
}

fn card_of(table: &PublicState, id: PokemonId) -> CardId {
    table.mon(id).map(Pokemon::card).unwrap_or_default()
}

fn attack_name(attack: AttackRef) -> Arg {
    Arg::Key(attack.attack().map_or_else(|| attack.card.key(), |it| name_key(Named::Attack, &it.name)))
}

fn printed_name(attack: &Attack) -> Arg {
    Arg::Key(name_key(Named::Attack, &attack.name))
}

/// A move whose reason is what its effects do.
fn deed(told: Words, ops: &[Op]) -> Words {
    key(does(ops).unwrap_or("works")).with("move", told)
}

/// What effects do, as the end of a message key: the first of them that tells something.
fn does(ops: &[Op]) -> Option<&'static str> {
    let theirs = |to: &To| !card_values::is_own(to);
    ops.iter().find_map(|op| match op {
        Op::Search { .. } | Op::Look { .. } | Op::EvolveFromDeck => Some("searches"),
        Op::Draw { .. } | Op::DrawUntil(_) => Some("draws"),
        Op::Recycle { .. } => Some("recycles"),
        Op::Attach { .. } => Some("energizes"),
        Op::Damage { to, .. } | Op::Counters { to, .. } if theirs(to) => Some("hurts"),
        Op::MoveCounters(_) => Some("hurts"),
        Op::Heal { .. } => Some("heals"),
        Op::Gust { .. } | Op::ForceSwitch { .. } => Some("pulls"),
        Op::SwitchOut { .. } | Op::SwitchIn | Op::SwitchMine { .. } => Some("switches"),
        Op::Status { to, .. } if theirs(to) => Some("afflicts"),
        Op::DiscardHand { who: Players::Opponent, .. } | Op::RandomHandToDeck(_) => Some("robs"),
        Op::DiscardEnergy { from, .. } if theirs(from) => Some("robs"),
        Op::Last { to, .. } if theirs(to) => Some("hinders"),
        Op::LockItems => Some("hinders"),
        Op::TurnBoost { .. } => Some("boosts"),
        Op::RareCandy => Some("grows"),
        _ => op.branch().and_then(|branch| does(&branch.ops)),
    })
}

/// A Pokémon evolves: the HP of both cards.
fn evolves(table: &PublicState, card: CardId, mon: PokemonId) -> Words {
    let hp = |card: CardId| card.pokemon().map_or(0, |pokemon| pokemon.hp);
    let before = card_of(table, mon);
    let words = key("evolve").with_key("card", card.key()).with_key("mon", before.key());
    words.with("hp", hp(card)).with("was", hp(before))
}

/// Energy for a Pokémon: the attack that it pays for, or brings nearer.
fn fed(table: &PublicState, card: CardId, id: PokemonId) -> Words {
    let before = energy::units(table, id);
    let mut after = before;
    after.add(energy::provided(table, id, card));
    let attacks = || table.mon(id).into_iter().flat_map(|mon| &mon.pokemon().attacks).rev();
    let lacks = |attack: &Attack| after.lacks(attack.cost).count();
    let nearer = || attacks().filter(|attack| lacks(attack) < before.lacks(attack.cost).count());
    let words = match nearer().min_by_key(|attack| lacks(attack)) {
        Some(attack) if lacks(attack) == 0 => key("energy-ready").with("attack", printed_name(attack)),
        Some(attack) => key("energy-nearer").with("attack", printed_name(attack)).with("count", lacks(attack)),
        None => key("energy-spare"),
    };
    words.with_key("card", card.key()).with_key("mon", card_of(table, id).key())
}

/// Whether it attacks at once says more of a Pokémon that comes to an Active Spot than its HP.
fn comes(table: &PublicState, plain: Words, attacks: Words, id: PokemonId) -> Words {
    let units = energy::units(table, id);
    let paid = table.mon(id).and_then(|mon| mon.pokemon().attacks.iter().rev().find(|it| units.cover(it.cost)));
    match paid {
        Some(attack) => attacks.with("attack", printed_name(attack)),
        None => plain.with("hp", modifiers::hp_left(table, id)),
    }
}

fn retreat(table: &PublicState, from: PokemonId, to: PokemonId) -> Words {
    let words = match is_hurt(table, from) {
        true => key("retreat-hurt").with("hp", modifiers::hp_left(table, from)),
        false => comes(table, key("retreat"), key("retreat-attacks"), to),
    };
    words.with_key("mon", card_of(table, from).key()).with_key("other", card_of(table, to).key())
}

/// An attack: what it brings down, the damage that it does, or what else it does.
fn attack(state: &State, seat: Seat, mon: PokemonId, index: u8, target: Option<PokemonId>) -> Words {
    let table = &state.table;
    let used = AttackRef { card: card_of(table, mon), index };
    let named = |words: Words| {
        let words = words.with_key("mon", card_of(table, mon).key()).with("attack", attack_name(used));
        match target {
            Some(target) => words.with_key("target", card_of(table, target).key()).with("seat", target.seat()),
            None => words,
        }
    };
    let other = |name: &str| match used.attack() {
        _ if used.copies().is_some() => key("copies").with("move", named(key(name))),
        it => deed(named(key(name)), it.map_or(&[], |attack| &attack.fx.ops)),
    };
    let Some(target) = target else { return other("move-attack-nobody") };
    let left = modifiers::hp_left(table, target);
    if attack_values::falls(state, Action::Attack { mon, index, target: Some(target) }) {
        let last = table.prizes[seat.index()] == 1;
        return named(key(if last { "attack-wins" } else { "attack-falls" })).with("hp", left);
    }
    match forecast(table, mon, index, target).filter(|it| !it.immune && it.most.dealt > 0) {
        Some(it) if it.least.dealt == it.most.dealt => {
            named(key("attack")).with("damage", it.most.dealt).with("hp", left.saturating_sub(it.most.dealt))
        }
        Some(it) => named(key("attack-coins")).with("least", it.least.dealt).with("most", it.most.dealt),
        None => other("move-attack"),
    }
}

/// A card that is chosen: to be discarded, to save a Pokémon, or for what it can do.
fn chosen(table: &PublicState, seat: Seat, card: CardId) -> Words {
    let op = match table.task() {
        Some(Task::Run(run)) => pool().list(run.list).ops.get(usize::from(run.at)),
        _ => None,
    };
    let name = match (table.task(), op) {
        (Some(Task::KnockOuts(_)), _) => "card-saves",
        (Some(Task::Stadium { .. }), _) | (_, Some(Op::DiscardStadium | Op::DiscardTools { .. })) => "card-leaves",
        (_, Some(Op::DiscardHand { who: Players::Opponent, .. })) => "card-robbed",
        (_, Some(Op::DiscardHand { .. })) => "card-discarded",
        _ => "card",
    };
    let from = card.pokemon().and_then(|pokemon| pokemon.stage.evolves_from());
    let before = from.and_then(|from| table.each_of(table.mons(seat)).find(|(_, mon)| mon.card().card().name == from));
    let good = match &card.card().face {
        Face::Pokemon(_) if before.is_some() => "evolves",
        Face::Pokemon(_) if from.is_some() => "later",
        Face::Pokemon(_) => "basic",
        Face::Energy(_) => "energy",
        Face::Trainer(trainer) => match trainer.kind {
            TrainerKind::Supporter => "supporter",
            TrainerKind::Stadium => "stadium",
            TrainerKind::Tool => "tool",
            TrainerKind::Item => "item",
        },
    };
    let mut why = Words::new(format!("battle_royal-good-{good}"));
    if let Some((_, mon)) = before {
        why = why.with_key("mon", mon.card().key());
    }
    key(name).with_key("card", card.key()).with("why", why)
}
