//! Why an action is good, in words for the person who asked for a hint. Every sentence knows `percent`, the chance to win.

use super::{aim, judge};
use crate::ai::{Because, afterwards};
use crate::engine::{Imagine as _, Sampled, Seat, Words};
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::cards::{CardId, Face, TrainerKind};
use crate::games::battle_royal::modifiers;
use crate::games::battle_royal::mon::{Mon, MonId};
use crate::games::battle_royal::position::{State, Table};
use crate::games::battle_royal::{BattleRoyal, View};

/// Half of the HP or less.
fn is_hurt(table: &Table, id: MonId) -> bool {
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

/// The reason for an action; `win` is the chance to win if a search knows it.
pub(super) fn reason(state: &State, seat: Seat, action: &Action, win: Option<f32>) -> Words {
    let table = &state.table;
    let key = |name: &str| Words::new(format!("battle_royal-hint-{name}"));
    let card_of = |id: MonId| table.mon(id).map(Mon::card).unwrap_or_default();
    let of = |name: &str, card: CardId| key(name).with_key("card", card.key());
    let on = |name: &str, card: CardId, mon: MonId| of(name, card).with_key("mon", card_of(mon).key());
    let words = match *action {
        Action::Place { card } => of("place", card),
        Action::Bench { card } => of("bench", card),
        Action::Evolve { card, mon } => on("evolve", card, mon),
        Action::Attach { card, mon } => {
            let name = match (&card.card().face, table.is_active(mon)) {
                (Face::Energy(_), true) => "energy-active",
                (Face::Energy(_), false) => "energy-bench",
                _ => "tool",
            };
            on(name, card, mon)
        }
        Action::Play { card } => match card.trainer().map(|trainer| trainer.kind) {
            Some(TrainerKind::Supporter) => of("supporter", card),
            Some(TrainerKind::Stadium) => of("stadium", card),
            _ => of("item", card),
        },
        Action::Ability { mon } => key("ability").with_key("mon", card_of(mon).key()),
        Action::Stadium { card } => of("use-stadium", card),
        Action::Retreat { from, to } => {
            let name = if is_hurt(table, from) { "retreat-hurt" } else { "retreat" };
            key(name).with_key("mon", card_of(from).key()).with_key("other", card_of(to).key())
        }
        Action::Attack { mon, target, .. } => {
            let attack = key(match aim::falls(state, *action) {
                true if table.prizes[seat.index()] == 1 => "attack-wins",
                true => "attack-falls",
                false if target.is_some() => "attack",
                false => "attack-nobody",
            });
            let attack = attack.with_key("mon", card_of(mon).key());
            match target {
                Some(target) => attack.with_key("target", card_of(target).key()).with("seat", target.seat()),
                None => attack,
            }
        }
        Action::EndTurn => key("end-turn"),
        Action::Opponent { seat } => key("opponent").with("seat", seat),
        Action::Mon { mon } if mon.seat() == seat => key("own").with_key("mon", card_of(mon).key()),
        Action::Mon { mon } => key("theirs").with_key("mon", card_of(mon).key()).with("seat", mon.seat()),
        Action::Card { card } | Action::Attached { card, .. } => of("card", card),
        Action::Give { card, mon } => on("give", card, mon),
        Action::Copy { attack } => of("copy", attack.card),
        Action::Fill { mon, .. } => key("fill").with_key("mon", card_of(mon).key()),
        Action::Face { .. } | Action::First { .. } | Action::Yes => key("choice"),
        Action::Done => key("done"),
    };
    let percent = (win.unwrap_or_else(|| judge::shares(state)[seat.index()]) * 100.0).round() as u8;
    words.with("percent", percent.min(100))
}
