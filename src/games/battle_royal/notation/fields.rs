//! Named values of a position, for case files.

use super::super::events::EVERYBODY;
use super::super::pokemon::{HitBy, PokemonId, PokemonSet};
use super::super::position::{Hidden, State};
use super::super::tasks::Phase;
use super::super::view::view;
use super::super::{conditions, energy, modifiers};
use super::words::{card_text, cards_text};
use super::write::ron;
use crate::engine::notation::{list, or_none, seat as seat_of, yes};
use crate::engine::{NotationError, Seat, Viewer};

/// The fields, for whoever asks for another one.
pub(super) const LIST: &str = "of a Pokémon there are hp, max-hp, damage, energy, units, tool, card, conditions, \
     retreat-cost, hit-by and bound; of a seat hand, hand-size, deck, deck-size, prizes, discard, actives, bench, known and out; \
     of two seats sees, the hand of the second as the first one knows it; and stadiums, phase, turn, slots";

fn mons(mons: PokemonSet) -> String {
    list(mons.iter())
}

fn joined(text: String) -> String {
    if text.is_empty() { "none".to_owned() } else { text.trim().to_owned() }
}

/// The value of a field, if there is such a field.
pub(super) fn field(state: &State, words: &[&str]) -> Result<Option<String>, NotationError> {
    let table = &state.table;
    Ok(match words {
        ["stadiums"] => Some(list(table.stadiums.iter().map(|stadium| card_text(stadium.card)))),
        ["turn"] => Some(table.current().letter().to_string()),
        ["slots"] => Some(table.turn.slots.len().to_string()),
        ["phase"] => Some(match table.phase {
            Phase::Checkup(_) => "Checkup".to_owned(),
            other => ron(&other),
        }),
        [name, place] => match place.parse::<PokemonId>() {
            Ok(id) => of_mon(state, name, id),
            Err(_) => of_seat(state, name, seat_of(place, usize::from(table.seats))?),
        },
        ["sees", viewer, seat] => {
            let called = |word: &str| seat_of(word, usize::from(table.seats));
            Some(seen(state, called(viewer)?, called(seat)?))
        }
        _ => None,
    })
}

/// The hand of `seat` as `viewer` knows it: a question mark for a card that is not known.
fn seen(state: &State, viewer: Seat, seat: Seat) -> String {
    let hand = view(state, Viewer::Seat(viewer)).hands[seat.index()];
    joined(cards_text(hand.iter().map(|glimpse| glimpse.card.map_or_else(|| "?".to_owned(), card_text))))
}

fn of_mon(state: &State, name: &str, id: PokemonId) -> Option<String> {
    let table = &state.table;
    let Some(mon) = table.mon(id) else { return Some("none".to_owned()) };
    Some(match name {
        "hp" => modifiers::hp_left(table, id).to_string(),
        "max-hp" => modifiers::max_hp(table, id).to_string(),
        "damage" => (u16::from(mon.counters) * 10).to_string(),
        "energy" => joined(cards_text(mon.energy.iter().map(|card| card_text(*card)))),
        "units" => energy::units(table, id).to_string(),
        "tool" => or_none(mon.tool.map(card_text)),
        "card" => card_text(mon.card()),
        "conditions" => {
            let has = conditions::ALL.into_iter().filter(|condition| mon.conditions.has(*condition));
            list(has.map(|condition| condition.into_str()))
        }
        "retreat-cost" => modifiers::retreat_cost(table, id).to_string(),
        "hit-by" => match mon.hit_by {
            HitBy::Nobody => "nobody".to_owned(),
            HitBy::One(other) => other.to_string(),
            HitBy::Others => "others".to_owned(),
        },
        "bound" => {
            let own = table.bindings.iter().filter(|binding| binding.mon == id);
            list(own.map(|binding| Seat(binding.to).letter()))
        }
        _ => return None,
    })
}

fn of_seat(state: &State, name: &str, seat: Seat) -> Option<String> {
    let table = &state.table;
    let secret = state.secret(seat);
    let cards =
        |cards: &mut dyn Iterator<Item = &Hidden>| joined(cards_text(cards.map(|hidden| card_text(hidden.card))));
    Some(match name {
        "hand" => cards(&mut secret.hand.iter()),
        "known" => cards(&mut secret.hand.iter().filter(|hidden| hidden.known() == EVERYBODY)),
        "hand-size" => secret.hand.len().to_string(),
        "deck" => cards(&mut secret.deck.iter().rev()),
        "deck-size" => secret.deck.len().to_string(),
        "prizes" => table.prizes[seat.index()].to_string(),
        "discard" => joined(cards_text(table.player(seat).discard.iter().map(|card| card_text(*card)))),
        "actives" => table.spots(seat).map(or_none).join(" "),
        "bench" => mons(table.bench(seat)),
        "out" => yes(table.is_out(seat)),
        _ => return None,
    })
}
