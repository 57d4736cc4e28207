//! Why an action is good, in words for the person who asked for a hint. Every sentence knows `percent`, the chance to win.

use super::captain::reach;
use super::planner::chance_of;
use super::scene::Scene;
use super::style::Style;
use crate::ai::{Because, afterwards};
use crate::engine::{Imagine as _, Sampled, Seat, Words};
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::{Action, BattleLore, State, View};

/// The reason for an action as it is told afterwards to whoever saw this much: it goes by what stands on the field, and names
/// nothing.
pub(super) fn because(view: &View, seat: Seat, action: &Action) -> Because {
    let state = BattleLore::imagine(view, &mut Sampled::new(0));
    Because::Whole(Words::new(afterwards(&reason(&state, seat, action, None)).key))
}

/// The reason for an action; `win` is the chance to win if a search knows better than the first impression.
pub(super) fn reason(state: &State, seat: Seat, action: &Action, win: Option<f32>) -> Words {
    let side = Side::of_seat(seat);
    let scene = Scene::new(&state.table, side, &Style::MASTER);
    let words = match *action {
        Action::Play { card } => key("play").with_key("card", card.key()),
        Action::Keep { card } => key("keep").with_key("card", card.key()),
        Action::Order { hex } => {
            let strikes = state.table.unit_at(hex).is_some_and(|unit| {
                let [battle, _] = reach(&state.table, unit);
                battle.with(hex).iter().any(|from| scene.best_attack(unit, from, from != hex).is_some())
            });
            key(if strikes { "order-strikes" } else { "order-moves" }).with("hex", hex.to_string())
        }
        Action::Move { from, to } => {
            let name = state.table.unit_at(from).map_or("move", |unit| {
                let [battle, _] = reach(&state.table, unit);
                let friends = state.table.held[side.index()];
                let danger = |hex| scene.exposure(unit, hex, friends);
                match () {
                    () if battle.contains(to) && scene.best_attack(unit, to, true).is_some() => "move-strikes",
                    () if danger(to) + 0.05 < danger(from) => "move-safer",
                    () => "move",
                }
            });
            key(name).with("from", from.to_string()).with("hex", to.to_string())
        }
        Action::Attack { from, to } => {
            let name = if from.adjacent(to) { "attack" } else { "shoot" };
            key(name).with("from", from.to_string()).with("hex", to.to_string())
        }
        Action::Ignore { flags } => key(if flags > 0 { "ignore" } else { "flee" }).with("flags", flags),
        Action::Retreat { to } => key("retreat").with("hex", to.to_string()),
        Action::Pursue { to } => key("pursue").with("hex", to.to_string()),
        Action::BattleBack => key("battle-back"),
        Action::GainGround => key("gain-ground"),
        Action::Cast { card } => key("lore").with_key("card", card.key()),
        Action::TakeTokens => key("lore-tokens"),
        Action::TakeCard => key("lore-draw"),
        Action::March { hex } => key("march").with("hex", hex.to_string()),
        Action::Summon { hex } => key("summon").with("hex", hex.to_string()),
        Action::Appoint { member } => key("appoint").with("member", member.name()),
        Action::Target { .. }
        | Action::Raise { .. }
        | Action::PutAway { .. }
        | Action::Swap { .. }
        | Action::Reroll { .. }
        | Action::KeepTokens { .. }
        | Action::Power { .. }
        | Action::CutWeb { .. }
        | Action::Place { .. } => key("choice"),
        Action::Done => key("done"),
        Action::Pass if state.table.battle.is_none() && state.table.lore.active => key("lore-pass"),
        Action::Pass => key("pass"),
    };
    let percent = (win.unwrap_or_else(|| chance_of(state, side)) * 100.0).round() as u8;
    words.with("percent", percent.min(100))
}

fn key(name: &str) -> Words {
    Words::new(format!("battlelore-hint-{name}"))
}
