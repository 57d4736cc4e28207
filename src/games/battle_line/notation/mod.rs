//! Actions, events, fields and positions as text (Rules 12).

mod read;
mod whole;
mod write;

use super::cards::{Card, CardSet, DeckKind};
use super::events::Event;
use super::position::{FlagId, FlagSet, PublicState, SEATS, State};
use super::turn::Action;
use super::view::View;
use super::{BattleLine, Mode};
use crate::engine::notation::guesses::guess_unless;
use crate::engine::notation::{self, PositionError, list, no_field, number, or_none, or_unknown, unlike, wrong, yes};
use crate::engine::{Notation, NotationError, Seat};

impl Notation for BattleLine {
    fn action_text(action: &Action) -> String {
        match *action {
            Action::Claim { flag } => format!("claim {flag}"),
            Action::EndClaims => "endclaim".to_owned(),
            Action::PlayTroop { card, flag } => format!("T {card} {flag}"),
            Action::PlayMorale { card, flag } => format!("M {card} {flag}"),
            Action::PlayEnvironment { card, flag } => format!("E {card} {flag}"),
            Action::Scout => "SC".to_owned(),
            Action::Redeploy { card, from, to: Some(to) } => format!("RD {card} {from}>{to}"),
            Action::Redeploy { card, from, to: None } => format!("RD {card} {from}>x"),
            Action::Deserter { card, from } => format!("DE {card} {from}"),
            Action::Traitor { card, from, to } => format!("TR {card} {from}>{to}"),
            Action::Pass => "pass".to_owned(),
            Action::Draw { deck } => format!("draw {}", deck.letter()),
            Action::ScoutReturn { card } => format!("ret {card}"),
        }
    }

    fn parse_action(text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["claim", at] => Action::Claim { flag: flag(at)? },
            ["endclaim"] => Action::EndClaims,
            ["T", what, at] => Action::PlayTroop { card: card(what)?, flag: flag(at)? },
            ["M", what, at] => Action::PlayMorale { card: card(what)?, flag: flag(at)? },
            ["E", what, at] => Action::PlayEnvironment { card: card(what)?, flag: flag(at)? },
            ["SC"] => Action::Scout,
            ["RD", what, way] => {
                let (from, to) = split_way(way)?;
                let to = if to == "x" { None } else { Some(flag(to)?) };
                Action::Redeploy { card: card(what)?, from: flag(from)?, to }
            }
            ["DE", what, at] => Action::Deserter { card: card(what)?, from: flag(at)? },
            ["TR", what, way] => {
                let (from, to) = split_way(way)?;
                Action::Traitor { card: card(what)?, from: flag(from)?, to: flag(to)? }
            }
            ["pass"] => Action::Pass,
            ["draw", from] => Action::Draw { deck: deck(from)? },
            ["ret", what] => Action::ScoutReturn { card: card(what)? },
            _ => {
                return wrong(unlike(
                    text,
                    "thing-action",
                    "`T r8 3`, `M CC 5`, `E FO 2`, `SC`, \
                    `RD b7 2>6`, `RD b7 2>x`, `DE CC 4`, `TR g5 3>1`, `pass`, `claim 7`, `endclaim`, \
                    `draw t`, `draw k`, `ret o4`",
                ));
            }
        })
    }

    fn position_text(state: &State) -> String {
        write::text(state)
    }

    fn mark_guesses(view: &View, words: &mut [String]) {
        let Some(key) = words.first().map(String::as_str) else { return };
        let deck = DeckKind::BOTH.into_iter().find(|deck| write::deck_name(*deck) == key);
        if let Some(deck) = deck {
            // The top card comes first.
            guess_unless(words, 1 + view.deck(deck).known.len(), |_| false);
        } else if key == "hand"
            && let Some(seat) = words.get(1).and_then(|letter| Seat::from_letter(letter))
        {
            let known = view.hand(seat).known;
            guess_unless(words, 2, |word| card(word).is_ok_and(|card| known.contains(card)));
        }
    }

    fn parse_position(text: &str) -> Result<State, PositionError> {
        read::parse(text)
    }

    fn seats_in(_: &State) -> usize {
        SEATS.len()
    }

    fn event_text(event: &Event) -> String {
        match event {
            Event::Dealt { seat, count, cards: None } => format!("Dealt {} {count}", seat.letter()),
            Event::Dealt { seat, count, cards: Some(cards) } => {
                format!("Dealt {} {count} {}", seat.letter(), list(cards.iter()))
            }
            Event::Started { seat, mode } => format!("Started {} {}", seat.letter(), mode_name(*mode)),
            Event::TurnBegan { seat, ply } => format!("TurnBegan {} {ply}", seat.letter()),
            Event::TroopPlayed { seat, card, flag } => format!("TroopPlayed {} {card} {flag}", seat.letter()),
            Event::MoralePlayed { seat, card, flag } => format!("MoralePlayed {} {card} {flag}", seat.letter()),
            Event::EnvironmentPlayed { seat, card, flag } => {
                format!("EnvironmentPlayed {} {card} {flag}", seat.letter())
            }
            Event::ScoutPlayed { seat, draws } => format!("ScoutPlayed {} {draws}", seat.letter()),
            Event::Drew { seat, deck, card } => {
                format!("Drew {} {} {}", seat.letter(), deck.letter(), or_unknown(*card))
            }
            Event::Returned { seat, deck, card } => {
                format!("Returned {} {} {}", seat.letter(), deck.letter(), or_unknown(*card))
            }
            Event::Redeployed { seat, card, from, to } => {
                let to = to.map_or("x".to_owned(), |to| to.to_string());
                format!("Redeployed {} {card} {from}>{to}", seat.letter())
            }
            Event::Deserted { seat, card, from } => format!("Deserted {} {card} {from}", seat.letter()),
            Event::Betrayed { seat, card, from, to } => format!("Betrayed {} {card} {from}>{to}", seat.letter()),
            Event::GuileDiscarded { seat, card } => format!("GuileDiscarded {} {card}", seat.letter()),
            Event::Completed { seat, flag, value } => format!("Completed {} {flag} {value}", seat.letter()),
            Event::Passed { seat } => format!("Passed {}", seat.letter()),
            Event::FlagClaimed { seat, flag, value, rival } => {
                format!("FlagClaimed {} {flag} {value} over {}", seat.letter(), or_none(*rival))
            }
            Event::ClaimsEnded { seat } => format!("ClaimsEnded {}", seat.letter()),
            Event::StandOff => "StandOff".to_owned(),
            Event::HandRevealed { seat, cards } => format!("HandRevealed {} {}", seat.letter(), list(cards.iter())),
            Event::FlagSettled { seat, flag } => format!("FlagSettled {} {flag}", seat.letter()),
            Event::Won { seat, ending } => format!("Won {} {}", seat.letter(), ending.how),
            Event::Drawn => "Drawn".to_owned(),
        }
    }

    fn field(state: &State, name: &str) -> Result<String, NotationError> {
        let words: Vec<&str> = name.split_whitespace().collect();
        field(state, &words)?.ok_or_else(|| {
            no_field(
                name,
                "there are: value F S, best F S, filling F S, proof F S, stamp F S, side F S, size F, \
                 owner F, fog F, mud F, claimable S, flags S, hand S, hand-size S, hand-troops S, hand-tactics S, known S, \
                 discard S, played S, leader S, locked S, deck-size t|k, deck t|k, mode, turn, phase, ply, passes \
                 (F a flag 1 to 9, S a seat A or B)",
            )
        })
    }
}

fn field(state: &State, words: &[&str]) -> Result<Option<String>, NotationError> {
    let table = &state.table;
    Ok(Some(match *words {
        ["mode"] => mode_name(table.mode).to_owned(),
        ["turn"] => table.turn.letter().to_string(),
        ["phase"] => write::phase_text(&table.phase),
        ["ply"] => table.ply.to_string(),
        ["passes"] => table.pass_streak.to_string(),
        ["deck-size", which] => state.decks.len(deck(which)?).to_string(),
        ["deck", which] => list(state.decks.cards(deck(which)?).iter().rev().copied()),
        [name, at] if matches!(name, "size" | "owner" | "fog" | "mud") => flag_field(table, name, flag(at)?),
        [name, at, whose] if matches!(name, "value" | "best" | "filling" | "proof" | "stamp" | "side") => {
            side_field(table, name, flag(at)?, seat(whose)?)
        }
        [name, whose] => return seat_field(state, name, whose),
        _ => return Ok(None),
    }))
}

fn flag_field(table: &PublicState, name: &str, flag: FlagId) -> String {
    let here = table.flag(flag);
    match name {
        "size" => here.size().to_string(),
        "owner" => or_none(table.owner(flag).map(Seat::letter)),
        "fog" => yes(here.fog),
        _ => yes(here.mud),
    }
}

fn side_field(table: &PublicState, name: &str, flag: FlagId, seat: Seat) -> String {
    match name {
        "value" => or_none(table.value(flag, seat)),
        "best" => or_none(table.best(flag, seat).map(|best| best.value)),
        "filling" => or_none(table.best(flag, seat).map(|best| list(best.filling.iter()))),
        "proof" => table.proof(flag, seat).verdict.to_string(),
        "stamp" => or_none(table.side(flag, seat).stamp()),
        _ => list(table.side(flag, seat).cards().iter().copied()),
    }
}

fn seat_field(state: &State, name: &str, whose: &str) -> Result<Option<String>, NotationError> {
    let table = &state.table;
    let of = |seat: Seat| state.hands[seat.index()];
    Ok(Some(match name {
        "claimable" => {
            let seat = seat(whose)?;
            let mut provable = FlagSet::default();
            for flag in FlagId::all().filter(|&flag| table.proof(flag, seat).verdict.is_proven()) {
                provable.insert(flag);
            }
            list(provable.iter())
        }
        "flags" => list(table.owned[seat(whose)?.index()].iter()),
        "hand" => list(of(seat(whose)?).iter()),
        "hand-size" => of(seat(whose)?).len().to_string(),
        "hand-troops" => of(seat(whose)?).of(DeckKind::Troops).len().to_string(),
        "hand-tactics" => of(seat(whose)?).of(DeckKind::Tactics).len().to_string(),
        "known" => {
            let hidden = CardSet::ALL.without(state.held);
            list(of(seat(whose)?).without(hidden).iter())
        }
        "discard" => list(table.discards[seat(whose)?.index()].iter()),
        "played" => table.played[seat(whose)?.index()].to_string(),
        "leader" => yes(table.leader_played[seat(whose)?.index()]),
        "locked" => yes(table.is_locked(seat(whose)?)),
        _ => return Ok(None),
    }))
}

fn card(text: &str) -> Result<Card, NotationError> {
    Card::from_text(text).ok_or_else(|| {
        NotationError::from(unlike(
            text,
            "thing-card",
            "`r8`, `o10`, `AL`, `DA`, `CC`, `SB`, `FO`, \
            `MU`, `SC`, `RD`, `DE`, `TR`",
        ))
    })
}

fn flag(text: &str) -> Result<FlagId, NotationError> {
    let flag = number(text, 1..=9).ok().and_then(FlagId::new);
    flag.ok_or_else(|| NotationError::from(unlike(text, "thing-flag", "`1`–`9`")))
}

fn seat(text: &str) -> Result<Seat, NotationError> {
    notation::seat(text, SEATS.len())
}

fn deck(text: &str) -> Result<DeckKind, NotationError> {
    match text {
        "t" => Ok(DeckKind::Troops),
        "k" => Ok(DeckKind::Tactics),
        _ => wrong(unlike(text, "thing-deck", "`t`, `k`")),
    }
}

/// `2>6` as its two ends.
fn split_way(text: &str) -> Result<(&str, &str), NotationError> {
    text.split_once('>').ok_or_else(|| NotationError::from(unlike(text, "thing-way", "`2>6`")))
}

fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Advanced => "advanced",
        Mode::Basic => "basic",
    }
}
