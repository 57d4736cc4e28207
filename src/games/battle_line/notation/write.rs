//! Positions written out.

use super::super::cards::DeckKind;
use super::super::position::{Ending, FlagId, Phase, PublicState, SEATS, Scouted, State};
use super::mode_name;
use crate::engine::notation::behind;

/// The position with everything in it said outright.
pub(super) fn text(state: &State) -> String {
    let table = &state.table;
    let mut out = String::new();
    let mut line = |words: String| {
        out.push_str(words.trim_end());
        out.push('\n');
    };
    line(format!("mode {}", mode_name(table.mode)));
    line(format!("turn {}", table.turn.letter()));
    line(format!("phase {}", phase_text(&table.phase)));
    line(format!("ply {}", table.ply));
    line(format!("passes {}", table.pass_streak));
    let this = table.this_turn;
    let done = [(this.passed, " passed"), (this.claimed, " claimed"), (this.scouted, " scouted")];
    if done.iter().any(|&(is, _)| is) {
        line(done.iter().filter(|&&(is, _)| is).fold("this-turn".to_owned(), |words, &(_, word)| words + word));
    }
    for flag in FlagId::all() {
        let words = flag_text(table, flag);
        if !words.is_empty() {
            line(format!("flag {flag}{words}"));
        }
    }
    for seat in SEATS {
        line(format!("hand {}{}", seat.letter(), behind(state.hands[seat.index()].iter())));
    }
    for deck in DeckKind::BOTH {
        line(format!("{}{}", deck_name(deck), behind(state.decks.cards(deck).iter().rev().copied())));
    }
    for seat in SEATS {
        if !table.discards[seat.index()].is_empty() {
            line(format!("discard {}{}", seat.letter(), behind(table.discards[seat.index()].iter())));
        }
    }
    line(format!("played {} {}", table.played[0], table.played[1]));
    let leaders = SEATS.iter().filter(|seat| table.leader_played[seat.index()]);
    line(format!("leaders{}", behind(leaders.map(|seat| seat.letter()))));
    if let Some(Scouted { by, top: [troops, tactics] }) = table.scouted {
        line(format!("scouted {} {troops} {tactics}", by.letter()));
    }
    if !state.held.is_empty() {
        line(format!("held{}", behind(state.held.iter())));
    }
    out
}

/// The phase in notation, `scout-draw 2 of 3`.
pub(super) fn phase_text(phase: &Phase) -> String {
    match phase {
        Phase::Claim => "claim".to_owned(),
        Phase::Play => "play".to_owned(),
        Phase::ScoutDraw { left, of } => format!("scout-draw {left} of {of}"),
        Phase::ScoutReturn { left } => format!("scout-return {left}"),
        Phase::Draw => "draw".to_owned(),
        Phase::Over(Ending { winner, how, settled }) => {
            let winner = winner.map_or(String::new(), |seat| format!(" {}", seat.letter()));
            format!("over{winner} {how}{}", if *settled { " settled" } else { "" })
        }
    }
}

fn flag_text(table: &PublicState, flag: FlagId) -> String {
    let here = table.flag(flag);
    let mut words = String::new();
    if let Some(owner) = table.owner(flag) {
        words = format!(" owner {}", owner.letter());
    }
    if here.fog {
        words += " fog";
    }
    if here.mud {
        words += " mud";
    }
    for seat in SEATS {
        let side = here.side(seat);
        if side.cards().is_empty() {
            continue;
        }
        words.push(' ');
        words.push(seat.letter());
        words += &behind(side.cards().iter().copied());
        if let Some(stamp) = side.stamp() {
            words += &format!(" @{stamp}");
        }
    }
    words
}

pub(super) fn deck_name(deck: DeckKind) -> &'static str {
    match deck {
        DeckKind::Troops => "troops",
        DeckKind::Tactics => "tactics",
    }
}
