//! Actions, events, fields and positions as text (Rules 0).

mod fields;
mod fill;
mod read;
mod write;

use std::fmt::Display;

use super::BottleImp;
use super::actions::Action;
use super::cards::{Card, CardSet, CardTable, HIGHEST};
use super::events::Event;
use super::exchange;
use super::position::{BySeat, State};
use crate::engine::notation::{PositionError, behind, list, number, or_none, or_unknown, wrong};
use crate::engine::{Notation, NotationError, Seat};

impl Notation for BottleImp {
    fn action_text(action: &Action) -> String {
        match *action {
            Action::Exchange { imp, left, right } => format!("imp {imp} left {left} right {right}"),
            Action::ExchangeForTwo { open, closed, imp } => {
                format!("open {open} closed {closed} imp {}", list(imp.iter()))
            }
            Action::Play { card } => format!("play {card}"),
        }
    }

    fn parse_action(text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["imp", imp, "left", left, "right", right] => {
                Action::Exchange { imp: card(imp)?, left: card(left)?, right: card(right)? }
            }
            ["open", open, "closed", closed, "imp", one, two] => Action::ExchangeForTwo {
                open: card(open)?,
                closed: card(closed)?,
                imp: [card(one)?, card(two)?].into_iter().collect(),
            },
            ["play", what] => Action::Play { card: card(what)? },
            _ => {
                return wrong(format!(
                    "`{text}` is no action; expected one like `imp 5 left 1 right 2`, `play 18`, or with two players \
                     `open 1 closed 2 imp 5 6`"
                ));
            }
        })
    }

    fn position_text(state: &State) -> String {
        write::text(state)
    }

    fn parse_position(text: &str) -> Result<State, PositionError> {
        read::parse(text)
    }

    fn seats_in(state: &State) -> usize {
        state.table.players()
    }

    fn event_text(event: &Event) -> String {
        match *event {
            Event::RoundBegan { round, dealer } => format!("RoundBegan {round} {}", dealer.letter()),
            Event::Dealt { seat, count, cards, open } => {
                let open = open.filter(|open| !open.is_empty());
                let open = open.map_or(String::new(), |open| format!(" open {}", list(open.iter())));
                format!("Dealt {} {count}{}{open}", seat.letter(), behind(cards.into_iter().flat_map(CardSet::iter)))
            }
            Event::Committed { seat, commit } => {
                let what = commit.map(|commit| Self::action_text(&exchange::action_of(&commit)));
                format!("Committed {}{}", seat.letter(), what.map_or(String::new(), |what| format!(" {what}")))
            }
            Event::Discarded { seat, count, cards } => {
                format!("Discarded {} {count}{}", seat.letter(), behind(cards.into_iter().flat_map(CardSet::iter)))
            }
            Event::Passed { from, to, card, open } => {
                let open = if open { " open" } else { "" };
                format!("Passed {}>{} {}{open}", from.letter(), to.letter(), or_unknown(card))
            }
            Event::ExchangeDone { leader } => format!("ExchangeDone {}", leader.letter()),
            Event::HandOpened { seat, cards } => format!("HandOpened {}{}", seat.letter(), behind(cards.iter())),
            Event::CardPlayed { seat, card, open } => {
                format!("CardPlayed {} {card}{}", seat.letter(), if open { " open" } else { "" })
            }
            Event::TrickWon { seat, card, coins } => format!("TrickWon {} {card} {coins}", seat.letter()),
            Event::OldPriceCardCollected { seat, card } => format!("OldPriceCardCollected {} {card}", seat.letter()),
            Event::BottleMoved { from, to, price } => {
                format!("BottleMoved {}>{} {price}", or_none(from.map(Seat::letter)), to.letter())
            }
            Event::ImpTrickRevealed { cards, coins } => format!("ImpTrickRevealed {coins}{}", behind(cards.iter())),
            Event::RoundScored { credited, players, .. } => format!("RoundScored {}", by_seat(&credited, players)),
            Event::ExtraRound => "ExtraRound".to_owned(),
            Event::MatchEnded { ranks, players } => format!("MatchEnded {}", by_seat(&ranks, players)),
        }
    }

    fn field(state: &State, name: &str) -> Result<String, NotationError> {
        let words: Vec<&str> = name.split_whitespace().collect();
        fields::field(state, &words)?.ok_or_else(|| NotationError(format!("`{name}` is no field; {}", fields::LIST)))
    }
}

/// A card: its number, and perhaps its colour, which has to be that of one of the tables.
fn card(text: &str) -> Result<Card, NotationError> {
    let (card, letter) = numbered(text)?;
    let tables = [CardTable::A, CardTable::B];
    match letter.filter(|&letter| tables.iter().all(|table| table.colour(card).letter() != letter)) {
        Some(letter) => wrong(format!("the card {card} has not the colour `{letter}`")),
        None => Ok(card),
    }
}

/// A card of this table: its number, and perhaps its colour.
fn card_of(text: &str, table: CardTable) -> Result<Card, NotationError> {
    let (card, letter) = numbered(text)?;
    let own = table.colour(card).letter();
    match letter.filter(|&letter| letter != own) {
        Some(letter) => wrong(format!("the card {card} is `{own}` and not `{letter}` in this table of cards")),
        None => Ok(card),
    }
}

/// `18` or `18Y` as card and letter.
fn numbered(text: &str) -> Result<(Card, Option<char>), NotationError> {
    let digits = text.trim_end_matches(['Y', 'B', 'R']);
    let letter = text[digits.len()..].chars().next().filter(|_| text.len() == digits.len() + 1);
    match number(digits, 1..=HIGHEST).ok().and_then(Card::new) {
        Some(card) if text.len() <= digits.len() + 1 => Ok((card, letter)),
        _ => wrong(format!(
            "`{text}` is no card; cards are 1 to 37 without 19, and a colour `Y`, `B` or `R` may follow, such as `18Y`"
        )),
    }
}

/// One value for each seat that plays.
fn by_seat<T: Display>(values: &BySeat<T>, players: u8) -> String {
    list(values[..usize::from(players)].iter())
}
