//! Fields of a position, for case files.

use super::super::colours::Colour;
use super::super::position::{PublicState, State};
use super::super::{matches, scoring, view};
use super::{by_seat, card, draft_text};
use crate::engine::notation::{list, or_none, seat};
use crate::engine::{NotationError, Seat, Viewer};

/// All fields, for whoever asks for another one.
pub(super) const LIST: &str = "there are: hand S, hand-size S, open S, imp, imp-size, won S, coins S, tricks S, void S, \
     score S, total S, rank S, known S T, unknown S, imp-known S, committed, laid S, price, holder, leader, turn, dealer, \
     partners, phase, round, trick, last, colour CARD, coins-of CARD (S and T seats)";

/// The value of a field, `None` if there is no such field.
pub(super) fn field(state: &State, words: &[&str]) -> Result<Option<String>, NotationError> {
    let table = &state.table;
    let cards = table.options.cards;
    let letter = |seat: Option<Seat>| or_none(seat.map(Seat::letter));
    let seat = |text: &str| seat(text, table.players());
    Ok(Some(match *words {
        ["imp"] => list(state.imp.iter()),
        ["imp-size"] => state.imp.len().to_string(),
        ["price"] => table.price.to_string(),
        ["holder"] => letter(table.holder),
        ["leader"] => letter(Some(table.leader)),
        ["turn"] => letter(Some(table.turn())),
        ["dealer"] => letter(Some(table.dealer)),
        ["partners"] => list(scoring::partners(table, table.dealer).into_iter().flatten().map(Seat::letter)),
        ["phase"] => table.phase.to_string(),
        ["round"] => table.round.to_string(),
        ["trick"] => list(table.plays.iter()),
        ["last"] => list(table.last.iter().flat_map(|trick| trick.plays.iter())),
        ["totals"] => by_seat(&table.totals, table.options.players),
        ["committed"] => list(state.committed().iter().map(Seat::letter)),
        ["colour", which] => cards.colour(card(which)?).letter().to_string(),
        ["coins-of", which] => cards.coins(card(which)?).to_string(),
        ["known", who, whose] => list(seen_by(state, seat(who)?).hand(seat(whose)?).known.iter()),
        [name, who] => return Ok(of_seat(state, table, name, seat(who)?)),
        _ => return Ok(None),
    }))
}

fn seen_by(state: &State, seat: Seat) -> view::View {
    view::view(state, Viewer::Seat(seat))
}

fn of_seat(state: &State, table: &PublicState, name: &str, seat: Seat) -> Option<String> {
    let cards = table.options.cards;
    let won = table.won[seat.index()];
    Some(match name {
        "hand" => list(state.hands[seat.index()].iter()),
        "hand-size" => state.hands[seat.index()].len().to_string(),
        "open" => list(state.open_hand(seat).iter()),
        "won" => list(won.iter()),
        "coins" => cards.worth(won).to_string(),
        "tricks" => table.tricks(seat).to_string(),
        "void" => list(table.voids[seat.index()].iter().map(Colour::letter)),
        "score" => scoring::scores(cards, &table.won, table.holder, state.imp)[seat.index()].to_string(),
        "total" => table.totals[seat.index()].to_string(),
        "rank" => matches::ranks(table)[seat.index()].to_string(),
        "laid" => {
            let laid = draft_text(&state.drafts[seat.index()], table.is_for_two());
            or_none(Some(laid.trim()).filter(|laid| !laid.is_empty()))
        }
        "unknown" => seen_by(state, seat).hidden().len().to_string(),
        "imp-known" => list(seen_by(state, seat).imp.known.iter()),
        _ => return None,
    })
}
