//! Why an action is good, in words for the person who asked for a hint. Every sentence knows `percent`, the chance to win.

use super::scene::Scene;
use super::style::Style;
use crate::ai::{Because, afterwards};
use crate::engine::{Imagine as _, Sampled, Seat, Words};
use crate::games::battle_line::BattleLine;
use crate::games::battle_line::cards::{Card, DeckKind};
use crate::games::battle_line::declaration::Preview;
use crate::games::battle_line::ending;
use crate::games::battle_line::formations::Formation;
use crate::games::battle_line::position::{FlagId, State, other};
use crate::games::battle_line::turn::Action;
use crate::games::battle_line::view::View;

/// A flag below this chance is as good as lost.
const LOST: f32 = 0.04;

/// The reason for an action; `win` is the chance to win if a search knows better than the first impression.
pub(super) fn reason(state: &State, seat: Seat, action: &Action, win: Option<f32>) -> Words {
    let mut scene = Scene::blind(state, seat, &Style::PLAIN);
    let words = match *action {
        Action::Claim { flag } => {
            let mut owned = state.table.owned[seat.index()];
            owned.insert(flag);
            let wins = ending::victory(owned).is_some();
            at(if wins { "claim-wins" } else { "claim" }, flag)
        }
        Action::EndClaims => key("endclaims"),
        Action::Pass => key("pass"),
        Action::PlayTroop { card, flag } | Action::PlayMorale { card, flag } => lay(&mut scene, card, flag),
        Action::PlayEnvironment { card, flag } => named(if card == Card::FOG { "fog" } else { "mud" }, card, flag),
        Action::Scout => key("scout"),
        Action::Redeploy { card, from, to: Some(to) } => named("redeploy", card, to).with("from", from.number()),
        Action::Redeploy { card, from, to: None } => named("frees", card, from),
        Action::Deserter { card, from } => named("deserter", card, from),
        Action::Traitor { card, from, to } => named("traitor", card, to).with("from", from.number()),
        Action::Draw { deck: DeckKind::Troops } => key("draw-troop"),
        Action::Draw { deck: DeckKind::Tactics } if state.table.is_locked(seat) => key("draw-tactics-locked"),
        Action::Draw { deck: DeckKind::Tactics } => key("draw-tactics"),
        Action::ScoutReturn { card } => key("return").with("card", card.to_string()),
    };
    let percent = (win.unwrap_or(scene.balance.win) * 100.0).round() as u8;
    words.with("percent", percent.min(100))
}

/// The reason as far as everybody sees it: what a card is laid for depends on the hand as well.
pub(super) fn because(view: &View, seat: Seat, action: &Action) -> Because {
    if let Action::PlayTroop { card, flag } | Action::PlayMorale { card, flag } = *action {
        return Because::Part(openly(view, seat, card, flag));
    }
    // Of all other actions the reason goes by what is done, not by the hand of whoever does it.
    let state = BattleLine::imagine(view, &mut Sampled::new(0));
    Because::Whole(Words::new(afterwards(&reason(&state, seat, action, None)).key))
}

/// What a card does where it is laid, for all that lies open.
fn openly(view: &View, seat: Seat, card: Card, flag: FlagId) -> Words {
    let table = &view.table;
    let rival = table.flag(flag).is_full(other(seat)).then(|| table.best(flag, other(seat))).flatten();
    let said = |name: &str| Words::new(format!("battle_line-because-{name}"));
    match table.preview(flag, seat, card) {
        Some(Preview { complete, best: Some(best) }) if rival.is_none_or(|rival| best.value >= rival.value) => {
            said(if complete { "completes" } else { "can-build" }).with_key("formation", best.value.formation.key())
        }
        _ => said("is-lost"),
    }
}

/// Why a troop or a wild is laid there.
fn lay(scene: &mut Scene, card: Card, flag: FlagId) -> Words {
    let outlook = scene.outlook_with(card, flag);
    if let Some(value) = outlook.complete {
        if scene.chance_with(card, flag) < LOST {
            return named("dumps", card, flag);
        }
        return named("completes", card, flag).with_key("formation", value.formation.key());
    }
    if scene.chance_with(card, flag) < LOST {
        return named("dumps", card, flag);
    }
    // The formation it is laid for: the strongest that is likely, or else the likeliest.
    let chance = |formation: &Formation| outlook.chance[*formation as usize - 1];
    let likely = Formation::ALL.into_iter().find(|formation| chance(formation) > 0.3);
    let formation = likely.or_else(|| Formation::ALL.into_iter().max_by(|a, b| chance(a).total_cmp(&chance(b))));
    named("builds", card, flag).with_key("formation", formation.unwrap_or(Formation::Host).key())
}

fn key(name: &str) -> Words {
    Words::new(format!("battle_line-hint-{name}"))
}

fn at(name: &str, flag: FlagId) -> Words {
    key(name).with("flag", flag.number())
}

fn named(name: &str, card: Card, flag: FlagId) -> Words {
    key(name).with("card", card.to_string()).with("flag", flag.number())
}
