//! Two plans of one sentence, the twins of `examples/battle_line_troops.py` and `examples/battle_line_tactics.py`.

use crate::ai::baseline::Baseline;
use crate::engine::Seat;
use crate::games::battle_line::BattleLine;
use crate::games::battle_line::cards::{Card, DeckKind};
use crate::games::battle_line::position::{FlagId, State, other};
use crate::games::battle_line::turn::Action;

/// Troops only, laid where they look best; and tactics cards, played as soon as they come.
pub(super) static BASELINES: [Baseline<BattleLine>; 2] =
    [Baseline { name: "troops", worth: troops }, Baseline { name: "tactics", worth: tactics }];

/// What the troops of a side look like together with one more card: first the formation that they could be part of, then their sum.
fn look(state: &State, flag: FlagId, seat: Seat, more: Option<Card>) -> i32 {
    let here = state.table.flag(flag);
    let cards: Vec<Card> = here.side(seat).cards().iter().copied().chain(more).filter(|card| card.is_troop()).collect();
    let numbers: Vec<u8> = cards.iter().filter_map(|card| card.number()).collect();
    let (Some(low), Some(high)) = (numbers.iter().min(), numbers.iter().max()) else { return 0 };
    let distinct = (1..numbers.len()).all(|place| !numbers[..place].contains(&numbers[place]));
    let row = distinct && high - low < here.size();
    let colour = cards.iter().all(|card| card.colour() == cards[0].colour());
    let rank = match (here.fog, cards.len()) {
        (true, _) => 1,
        (false, 1) => 4,
        _ if row && colour => 6,
        _ if low == high => 5,
        _ if colour => 3,
        _ if row => 2,
        _ => 1,
    };
    100 * rank + numbers.iter().map(|&number| i32::from(number)).sum::<i32>()
}

fn troops(state: &State, seat: Seat, action: &Action) -> i32 {
    match *action {
        Action::Claim { .. } | Action::Draw { deck: DeckKind::Troops } => 1,
        Action::PlayTroop { card, flag } => look(state, flag, seat, Some(card)),
        Action::EndClaims | Action::Draw { .. } | Action::Pass => 0,
        _ => -1,
    }
}

fn tactics(state: &State, seat: Seat, action: &Action) -> i32 {
    let own = |flag, more| look(state, flag, seat, more);
    let behind = |flag| look(state, flag, other(seat), None) - own(flag, None);
    match *action {
        Action::PlayMorale { flag, .. } => 2000 + own(flag, None),
        Action::PlayEnvironment { flag, .. } | Action::Deserter { from: flag, .. } => 2000 + behind(flag),
        Action::Traitor { card, to, .. } => 2000 + own(to, Some(card)),
        Action::Redeploy { card, from, to: Some(to) } => 2000 + own(to, Some(card)) - own(from, None),
        Action::Redeploy { .. } | Action::Scout => 2000,
        Action::Draw { deck: DeckKind::Tactics } if state.hands[seat.index()].tactics().is_empty() => 2,
        Action::ScoutReturn { card } => -i32::from(card.number().unwrap_or(11)),
        _ => troops(state, seat, action),
    }
}
