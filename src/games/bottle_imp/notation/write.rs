//! Positions written out.

use super::super::exchange::action_of;
use super::super::position::{Phase, RoundResult, State, Table};
use super::super::{BottleImp, CardTable, Length, Tie};
use super::{behind, by_seat, or_none};
use crate::engine::{Notation as _, Seat};

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
    line(format!("tie {}", tie_name(table.options.tie)));
    line(format!("cards {}", cards_name(table.options.cards)));
    if table.options.teams {
        line("teams".to_owned());
    }
    if !table.options.coins_counted {
        line("uncounted".to_owned());
    }
    line(format!("phase {}", phase_name(table.phase)));
    line(format!("round {}", table.round));
    line(format!("dealer {}", table.dealer.letter()));
    line(format!("leader {}", table.leader.letter()));
    line(format!("price {}", table.price));
    line(format!("holder {}", or_none(table.holder.map(Seat::letter))));
    if let Some(last) = table.last {
        line(format!("last {} {} winner {}", last.leader.letter(), played(last.plays.iter()), last.winner.letter()));
    }
    line(format!("trick {}", played(table.plays.iter())));
    for seat in table.seats() {
        line(format!("hand {}{}", seat.letter(), behind(Some(state.hands[seat.index()]))));
        if table.is_for_two() {
            line(format!("open {}{}", seat.letter(), behind(Some(state.open_hand(seat)))));
        }
    }
    line(format!("imp{}", behind(Some(state.imp))));
    for seat in table.seats() {
        let letter = seat.letter();
        if let Some(commit) = &state.commits[seat.index()] {
            line(format!("commit {letter} {}", BottleImp::action_text(&action_of(commit))));
        }
        if !table.won[seat.index()].is_empty() {
            line(format!("won {letter}{}", behind(Some(table.won[seat.index()]))));
        }
        if !table.voids[seat.index()].is_empty() {
            let colours: String =
                table.voids[seat.index()].iter().map(|colour| format!(" {}", colour.letter())).collect();
            line(format!("void {letter}{colours}"));
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

/// Cards in the order in which they were played.
fn played(cards: impl Iterator<Item = impl std::fmt::Display>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn result_text(table: &Table, result: &RoundResult) -> String {
    format!(
        "result dealer {} holder {} price {} imp{} scores {}",
        result.dealer.letter(),
        result.holder.letter(),
        result.price,
        behind(Some(result.imp)),
        by_seat(&result.scores, table.options.players)
    )
}

pub(super) fn length_text(length: Length) -> String {
    match length {
        Length::Target(target) => format!("target {target}"),
        Length::Rounds(rounds) => format!("rounds {rounds}"),
    }
}

pub(super) fn tie_name(tie: Tie) -> &'static str {
    match tie {
        Tie::Shared => "shared",
        Tie::ExtraRound => "extra-round",
    }
}

pub(super) fn cards_name(cards: CardTable) -> &'static str {
    match cards {
        CardTable::A => "A",
        CardTable::B => "B",
    }
}

pub(super) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Exchange => "exchange",
        Phase::Play => "play",
        Phase::Over => "over",
    }
}
