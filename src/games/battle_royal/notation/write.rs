//! Positions as text: everything that is not as usual.

use std::fmt::Write as _;

use serde::Serialize;

use super::super::cards::CardId;
use super::super::events::EVERYBODY;
use super::super::options::{MOST_TURNS, Switches};
use super::super::pokemon::{HitBy, Lasts, Pokemon, PokemonId, Stamp};
use super::super::position::{Hidden, ItemLock, Player, State, Turn, Vacancy};
use super::super::tasks::Phase;
use super::letters;
use super::words::{card_text, cards_text, spot_text};
use crate::engine::{Seat, SeatSet};

/// What a position says of a Pokémon as RON, since it is seldom needed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct More {
    pub lasts: Vec<Lasts>,
    /// Who has hit it in this turn.
    pub hit_by: HitBy,
    /// What brought it down.
    pub fatal: Option<Stamp>,
}

/// As one word. Nothing that is written so can fail to be.
pub(super) fn ron(value: &impl Serialize) -> String {
    ron::to_string(value).unwrap_or_default()
}

fn seat_letters(state: &State, fits: impl Fn(Seat) -> bool) -> String {
    letters(state.table.all_seats().filter(|seat| fits(*seat)).collect())
}

/// `zacian-crz?BC`: a card and who knows it; `?` alone for everybody.
fn hidden_text(hidden: &Hidden) -> String {
    let card = card_text(hidden.card);
    match hidden.known() {
        SeatSet::NONE => card,
        EVERYBODY => format!("{card}?"),
        some => format!("{card}?{}", some.iter().map(Seat::letter).collect::<String>()),
    }
}

fn cards(cards: &[CardId]) -> String {
    cards_text(cards.iter().map(|card| card_text(*card)))
}

pub(super) fn text(state: &State) -> String {
    let table = &state.table;
    let mut out = String::new();
    let mut line = |text: String| {
        let _ = writeln!(out, "{text}");
    };
    line(format!("players {}", table.seats));
    if table.rules != Switches::default() {
        line(format!("rules {}", ron(&table.rules)));
    }
    if table.last_turn != MOST_TURNS {
        line(format!("last-turn {}", table.last_turn));
    }
    line(format!("turn {} {}", table.current().letter(), table.turn.number));
    let phase = if table.phase == Phase::Main { String::new() } else { format!("phase {}", ron(&table.phase)) };
    let usual = Turn { seat: table.turn.seat, number: table.turn.number, ..Turn::default() };
    if !phase.is_empty() {
        line(phase);
    }
    if table.turn != usual {
        line(format!("used {}", ron(&table.turn)));
    }
    let turns: Vec<String> = table.all_seats().map(|seat| table.player(seat).turns.to_string()).collect();
    line(format!("turns {}", turns.join(" ")));
    let listed = [
        ("out", seat_letters(state, |seat| table.is_out(seat))),
        ("ready", letters(table.ready)),
        ("searched", seat_letters(state, |seat| state.secret(seat).searched)),
    ];
    for (key, seats) in listed.into_iter().filter(|(_, seats)| !seats.is_empty()) {
        line(format!("{key}{seats}"));
    }
    for seat in table.all_seats() {
        seat_lines(state, seat, &mut line);
    }
    for stadium in table.stadiums.iter() {
        let half = stadium.half.map_or_else(String::new, |half| format!(" half {half:?}"));
        let facing = stadium.facing.map_or_else(String::new, |seat| format!(" faces {}", Seat(seat).letter()));
        let used = if stadium.used { " used" } else { "" };
        line(format!("stadium {} {}{half}{facing}{used}", Seat(stadium.owner).letter(), card_text(stadium.card)));
    }
    for binding in table.bindings.iter() {
        let active = binding.active.map_or_else(String::new, |mon| format!(" {mon}"));
        let to = Seat(binding.to).letter();
        line(format!("bound {} {} {to}{active}", binding.mon, card_text(binding.card)));
    }
    table.tasks.iter().for_each(|task| line(format!("task {}", ron(task))));
    table.queue.iter().for_each(|trigger| line(format!("waits {}", ron(trigger))));
    if let Some(ending) = table.ending {
        line(format!("ending {}", ron(&ending)));
    }
    out
}

fn seat_lines(state: &State, seat: Seat, line: &mut impl FnMut(String)) {
    let letter = seat.letter();
    let (player, secret) = (state.table.player(seat), state.secret(seat));
    if state.table.is_out(seat) {
        line(format!("list {letter}{}", cards(&state.table.lists[seat.index()])));
        return;
    }
    for id in state.table.mons(seat).iter() {
        if let Some(mon) = state.table.mon(id) {
            line(mon_text(state, id, mon));
        }
    }
    line(format!("hand {letter}{}", cards_text(secret.hand.iter().map(hidden_text))));
    line(format!("deck {letter}{}", cards_text(secret.deck.iter().rev().map(hidden_text))));
    line(format!("prizes {letter}{}", cards_text(secret.prizes.iter().rev().map(|card| card_text(*card)))));
    if !player.discard.is_empty() {
        line(format!("discard {letter}{}", cards(&player.discard)));
    }
    if !secret.actives.is_empty() {
        line(format!("placed {letter}{} bench{}", cards(&secret.actives), cards(&secret.bench)));
    }
    match player.items {
        ItemLock::None => {}
        ItemLock::NextTurn => line(format!("no-items {letter} next")),
        ItemLock::ThisTurn => line(format!("no-items {letter} now")),
    }
    let Player { vacancy, last, .. } = player;
    if *vacancy != [Vacancy::Old; 2] {
        line(format!("vacant {letter} {} {}", ron(&vacancy[0]), ron(&vacancy[1])));
    }
    if *last != Default::default() {
        line(format!("last {letter} {}", ron(last)));
    }
}

/// `mon A1 a onix-fst>steelix-fst damage 20 energy F*2 tool muscle-band-xy`.
fn mon_text(state: &State, id: PokemonId, mon: &Pokemon) -> String {
    let place = state.table.spot(id).map_or_else(|| "bench".to_owned(), |spot| spot_text(spot as u8).to_string());
    let stack: Vec<String> = mon.stack.iter().map(|card| card_text(*card)).collect();
    let mut text = format!("mon {id} {place} {}", stack.join(">"));
    if mon.counters > 0 {
        let _ = write!(text, " damage {}", u16::from(mon.counters) * 10);
    }
    if !mon.energy.is_empty() {
        let _ = write!(text, " energy{}", cards(&mon.energy));
    }
    if let Some(tool) = mon.tool {
        let _ = write!(text, " tool {}", card_text(tool));
    }
    if let Some(poison) = mon.conditions.poison {
        let _ = write!(text, " poisoned {} {}", poison.by.letter(), poison.counters);
    }
    if let Some(by) = mon.conditions.burn {
        let _ = write!(text, " burned {}", by.letter());
    }
    if let Some(turned) = mon.conditions.turned {
        let waited = if turned.waited { " waited" } else { "" };
        let _ = write!(text, " {} {}{waited}", turned.condition.into_str(), turned.by.letter());
    }
    let flags = [
        ("new", mon.new),
        ("evolved", mon.evolved),
        ("ability-used", mon.ability_used),
        ("fed", mon.fed),
        ("ended", mon.ended),
    ];
    flags.into_iter().filter(|(_, is)| *is).for_each(|(name, _)| text.extend([" ", name]));
    let more = More { lasts: mon.lasts.to_vec(), hit_by: mon.hit_by, fatal: mon.fatal };
    if more != More::default() {
        let _ = write!(text, " more {}", ron(&more));
    }
    text
}
