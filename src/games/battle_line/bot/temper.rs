//! What each temper likes where actions are about as good.

use crate::ai::{Taste, Temper};
use crate::engine::Seat;
use crate::games::battle_line::cards::DeckKind;
use crate::games::battle_line::position::{State, other};
use crate::games::battle_line::turn::Action;

/// How much a liking counts, in chance to win the match.
const LIKED: f32 = 0.02;

/// By how much an action is liked more than it is worth, in chance to win the match. Of `state` only what `seat` may know is
/// looked at.
pub(super) fn lean(taste: Taste, state: &State, seat: Seat, action: &Action) -> f32 {
    let held = state.hands[seat.index()].of(DeckKind::Tactics).len();
    let laid = |seat| move |flag| state.table.side(flag, seat).cards().len() as f32;
    let (own, theirs) = (laid(seat), laid(other(seat)));
    let liking = match (taste.temper, *action) {
        (Temper::Even, _) => 0.0,
        // Goes where the other already stands, high cards first, and keeps no tactics card for later.
        (Temper::Bold, Action::PlayTroop { card, flag }) => {
            let high = card.number().map_or(0.0, |number| (f32::from(number) - 5.5) / 4.5);
            0.3 * high + if theirs(flag) > 0.0 { 0.8 } else { 0.0 }
        }
        (Temper::Bold, Action::Draw { deck: DeckKind::Tactics }) if held == 0 => 1.5,
        (Temper::Bold, action) if is_tactics(action) => 1.2,
        // Finishes what is begun, and trusts in troops.
        (Temper::Careful, Action::PlayTroop { flag, .. }) => 0.2 * own(flag),
        (Temper::Careful, Action::Draw { deck: DeckKind::Troops }) if held > 0 => 0.4,
        (Temper::Careful, action) if is_tactics(action) => -1.5,
        // Shows little at many flags, and gathers tactics cards.
        (Temper::Tricky, Action::PlayTroop { flag, .. }) => -0.15 * own(flag),
        (Temper::Tricky, Action::Draw { deck: DeckKind::Tactics }) if held < 3 && !state.table.is_locked(seat) => 0.7,
        _ => 0.0,
    };
    LIKED * taste.force * liking
}

fn is_tactics(action: Action) -> bool {
    matches!(
        action,
        Action::PlayMorale { .. }
            | Action::PlayEnvironment { .. }
            | Action::Scout
            | Action::Redeploy { .. }
            | Action::Deserter { .. }
            | Action::Traitor { .. }
    )
}
