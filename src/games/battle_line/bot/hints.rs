//! Why an action is good, in words for the person who asked for a hint. Every sentence knows `percent`, the chance to win.

use super::judged_position::JudgedPosition;
use super::outlook::Outlook;
use super::style::Style;
use crate::ai::{Because, afterwards};
use crate::engine::{Imagine as _, Sampled, Seat, Words};
use crate::games::battle_line::cards::{Card, DeckKind};
use crate::games::battle_line::declaration::Preview;
use crate::games::battle_line::formations::Formation;
use crate::games::battle_line::position::{FlagId, State, other};
use crate::games::battle_line::turn::Action;
use crate::games::battle_line::view::View;
use crate::games::battle_line::{BattleLine, ending};

/// A flag below this chance is as good as lost.
const LOST: f32 = 0.04;

/// The reason for an action; `win` is the chance to win if a search knows better than the first impression.
pub(super) fn reason(state: &State, seat: Seat, action: &Action, win: Option<f32>) -> Words {
    let mut scene = JudgedPosition::blind(state, seat, &Style::PLAIN);
    let words = match *action {
        Action::Claim { flag } => {
            let mut owned = state.table.owned[seat.index()];
            owned.insert(flag);
            let wins = ending::victory(owned).is_some();
            at(if wins { "claim-wins" } else { "claim" }, flag)
        }
        Action::EndClaims => key("endclaims"),
        Action::Pass => key("pass"),
        Action::PlayTroop { card, flag } | Action::PlayMorale { card, flag } => {
            lay(&mut scene, state, seat, card, flag)
        }
        Action::PlayEnvironment { card, flag } => environment(state, seat, card, flag),
        Action::Scout => key("scout"),
        Action::Redeploy { card, from, to: Some(to) } => {
            named("redeploy", card, to).with("from", from.number()).with_key("formation", aim(&scene, card, to).key())
        }
        Action::Redeploy { card, from, to: None } => named("frees", card, from),
        Action::Deserter { card, from } => {
            let breaks = state.table.flag(from).is_full(other(seat));
            let made = made(state, seat, from);
            named(if breaks { "deserter-breaks" } else { "deserter" }, card, from).with_key("formation", made.key())
        }
        Action::Traitor { card, from, to } => {
            named("traitor", card, to).with("from", from.number()).with_key("formation", aim(&scene, card, to).key())
        }
        Action::Draw { deck } => draw(state, seat, deck),
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
fn lay(scene: &mut JudgedPosition, state: &State, seat: Seat, card: Card, flag: FlagId) -> Words {
    if scene.chance_with(card, flag) < LOST {
        return match state.table.value(flag, other(seat)) {
            Some(rival) => {
                named("dumps-beaten", card, flag).with_key("formation", rival.formation.key()).with("sum", rival.sum)
            }
            None => named("dumps", card, flag),
        };
    }
    let outlook = scene.outlook_with(card, flag);
    let name = if outlook.complete.is_some() { "completes" } else { "builds" };
    named(name, card, flag).with_key("formation", aimed_at(&outlook).key())
}

/// The formation that a side is built for: the strongest that is likely, or else the likeliest.
fn aimed_at(outlook: &Outlook) -> Formation {
    let chance = |formation: &Formation| outlook.chance[*formation as usize - 1];
    let likely = Formation::ALL.into_iter().find(|formation| chance(formation) > 0.3);
    let formation = likely.or_else(|| Formation::ALL.into_iter().max_by(|a, b| chance(a).total_cmp(&chance(b))));
    formation.unwrap_or(Formation::Host)
}

/// The formation that a card is brought to a flag for.
fn aim(scene: &JudgedPosition, card: Card, flag: FlagId) -> Formation {
    aimed_at(&scene.outlook_with(card, flag))
}

/// The best formation that the opponent can make at a flag.
fn made(state: &State, seat: Seat, flag: FlagId) -> Formation {
    state.table.best(flag, other(seat)).map_or(Formation::Host, |best| best.value.formation)
}

/// Why Fog or Mud is played there.
fn environment(state: &State, seat: Seat, card: Card, flag: FlagId) -> Words {
    if card == Card::FOG {
        return match made(state, seat, flag) {
            Formation::Host => named("fog-sums", card, flag),
            formation => named("fog", card, flag).with_key("formation", formation.key()),
        };
    }
    let opens = state.table.flag(flag).is_full(other(seat));
    named(if opens { "mud-opens" } else { "mud" }, card, flag)
}

fn draw(state: &State, seat: Seat, deck: DeckKind) -> Words {
    match deck {
        DeckKind::Troops if state.decks.len(DeckKind::Tactics) == 0 => key("draw-troop-only"),
        DeckKind::Troops => key("draw-troop").with("count", free_slots(state, seat) as i64),
        DeckKind::Tactics if state.decks.len(DeckKind::Troops) == 0 => key("draw-tactics-only"),
        DeckKind::Tactics if state.table.is_locked(seat) => key("draw-tactics-locked"),
        DeckKind::Tactics => key("draw-tactics"),
    }
}

/// How many free slots a player has at unclaimed flags.
fn free_slots(state: &State, seat: Seat) -> usize {
    let here = |flag| state.table.flag(flag);
    let free = state.table.free_flags(seat);
    free.iter().map(|flag| usize::from(here(flag).size()) - here(flag).side(seat).cards().len()).sum()
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
