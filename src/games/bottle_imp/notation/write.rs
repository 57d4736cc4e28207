//! Positions written out.

use super::super::Length;
use super::super::colours::Colour;
use super::super::position::{PublicState, RoundResult, State};
use super::{by_seat, commit_text, draft_text};
use crate::engine::Seat;
use crate::engine::notation::{behind, or_none};

/// The position with everything in it said outright.
pub(super) fn text(state: &State) -> String {
    let table = &state.table;
    let mut out = String::new();
    let mut line = |words: String| {
        out.push_str(words.trim_end());
        out.push('\n');
    };
    line(format!("players {}", table.options.players));
    line(format!("length {}", length_text(table.options.length)));
    line(format!("tie {}", table.options.tie));
    line(format!("cards {}", table.options.cards));
    if table.options.teams {
        line("teams".to_owned());
    }
    if !table.options.coins_counted {
        line("uncounted".to_owned());
    }
    line(format!("phase {}", table.phase));
    line(format!("round {}", table.round));
    line(format!("dealer {}", table.dealer.letter()));
    line(format!("leader {}", table.leader.letter()));
    line(format!("price {}", table.price));
    line(format!("holder {}", or_none(table.holder.map(Seat::letter))));
    if let Some(last) = table.last {
        line(format!("last {}{} winner {}", last.leader.letter(), behind(last.plays.iter()), last.winner.letter()));
    }
    line(format!("trick{}", behind(table.plays.iter())));
    for seat in table.seats() {
        line(format!("hand {}{}", seat.letter(), behind(state.hands[seat.index()].iter())));
        if table.is_for_two() {
            line(format!("open {}{}", seat.letter(), behind(state.open_hand(seat).iter())));
        }
    }
    line(format!("imp{}", behind(state.imp.iter())));
    for seat in table.seats() {
        let letter = seat.letter();
        if let Some(commit) = &state.commits[seat.index()] {
            line(format!("commit {letter}{}", commit_text(commit)));
        }
        let draft = &state.drafts[seat.index()];
        if !draft.cards().is_empty() {
            line(format!("laid {letter}{}", draft_text(draft, table.is_for_two())));
        }
        if !table.won[seat.index()].is_empty() {
            line(format!("won {letter}{}", behind(table.won[seat.index()].iter())));
        }
        if !table.voids[seat.index()].is_empty() {
            line(format!("void {letter}{}", behind(table.voids[seat.index()].iter().map(Colour::letter))));
        }
    }
    for result in &table.history {
        line(result_text(table, result));
    }
    line(format!("totals {}", by_seat(&table.totals, table.options.players)));
    if table.extra {
        line("extra".to_owned());
    }
    out
}

fn result_text(table: &PublicState, result: &RoundResult) -> String {
    format!(
        "result dealer {} holder {} price {} imp{} scores {}",
        result.dealer.letter(),
        result.holder.letter(),
        result.price,
        behind(result.imp.iter()),
        by_seat(&result.scores, table.options.players)
    )
}

fn length_text(length: Length) -> String {
    match length {
        Length::Target(target) => format!("target {target}"),
        Length::Rounds(rounds) => format!("rounds {rounds}"),
    }
}
