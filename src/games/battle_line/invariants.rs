//! What holds in every position that can be reached (Rules 1, 2).

use super::cards::{Card, DeckKind};
use super::position::{Side, State};

/// Every card of the game lies in exactly one place, and the troops counted as visible are those that lie face up.
pub(super) fn sound(state: &State) -> Result<(), String> {
    let table = &state.table;
    let mut places: Vec<Card> = Vec::new();
    for flag in &table.flags {
        places.extend(flag.sides.iter().flat_map(Side::cards));
        places.extend(flag.fog.then_some(Card::FOG));
        places.extend(flag.mud.then_some(Card::MUD));
    }
    places.extend(table.discards.iter().chain(&state.hands).flat_map(|cards| cards.iter()));
    places.extend(DeckKind::BOTH.iter().flat_map(|&deck| state.decks.cards(deck)));
    places.sort_unstable();
    if !places.iter().copied().eq(Card::all()) {
        return Err(format!("not every card lies in exactly one place: {places:?}"));
    }
    if table.visible != table.face_up().troops() {
        return Err("the troops counted as visible are not those that lie face up".to_owned());
    }
    Ok(())
}
