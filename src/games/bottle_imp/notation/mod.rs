//! Actions, events, fields and positions as text (Rules 0).

mod fields;
mod fill;
mod read;
mod write;

use std::fmt::Display;

use super::actions::Action;
use super::cards::{Card, CardSet, CardTable, HIGHEST};
use super::draft::{Draft, Slot};
use super::events::Event;
use super::position::{BySeat, Commit, State};
use super::view::View;
use super::{BottleImp, Options};
use crate::engine::notation::guesses::{guess, guess_unless};
use crate::engine::notation::{PositionError, behind, list, no_field, number, or_none, or_unknown, unlike, wrong};
use crate::engine::words::words;
use crate::engine::{Notation, NotationError, Seat};

impl Notation for BottleImp {
    fn action_text(action: &Action) -> String {
        match *action {
            Action::Lay { card, slot } => format!("lay {card} {slot}"),
            Action::TakeBack { card } => format!("take-back {card}"),
            Action::Give => "give".to_owned(),
            Action::Play { card } => format!("play {card}"),
        }
    }

    fn parse_action(text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["lay", what, slot] => Action::Lay { card: card(what)?, slot: slot_of(slot)? },
            ["take-back", what] => Action::TakeBack { card: card(what)? },
            ["give"] => Action::Give,
            ["play", what] => Action::Play { card: card(what)? },
            // Journals from before cards were laid out one by one.
            ["imp" | "open", ..] => {
                return wrong(words!("reason-gives-all-away", text = text));
            }
            _ => {
                return wrong(unlike(text, "thing-action", "`lay 5 imp`, `take-back 5`, `give`, `play 18`"));
            }
        })
    }

    fn position_text(state: &State) -> String {
        write::text(state)
    }

    fn mark_guesses(view: &View, words: &mut [String]) {
        let seat = words.get(1).and_then(|letter| Seat::from_letter(letter));
        let known = |cards: CardSet| move |word: &str| card(word).is_ok_and(|card| cards.contains(card));
        match (words.first().map(String::as_str), seat) {
            (Some("hand"), Some(seat)) => guess_unless(words, 2, known(view.hand(seat).known)),
            (Some("open"), Some(seat)) => guess_unless(words, 2, known(view.open_hand(seat).known)),
            (Some("imp"), _) => guess_unless(words, 1, known(view.imp.known)),
            (Some("laid" | "commit"), Some(seat)) if view.viewer.sees(seat) => {}
            // That they have given is seen, and how many cards to whom as well.
            (Some("commit"), Some(seat)) if view.committed.contains(seat) => {
                guess_unless(words, 2, |word| card(word).is_err());
            }
            (Some("laid" | "commit"), _) => words.iter_mut().for_each(guess),
            _ => {}
        }
    }

    fn material(options: &Options) -> Vec<String> {
        let table = options.cards;
        let colour = |card| table.colour(card).into_str();
        Card::all().map(|card| format!("card {card} {} coins {}", colour(card), table.coins(card))).collect()
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
            Event::Laid { seat, card, slot } => format!("Laid {} {card} {slot}", seat.letter()),
            Event::TakenBack { seat, card } => format!("TakenBack {} {card}", seat.letter()),
            Event::Committed { seat, commit } => {
                format!("Committed {}{}", seat.letter(), commit.map_or(String::new(), |commit| commit_text(&commit)))
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
        fields::field(state, &words)?.ok_or_else(|| no_field(name, fields::LIST))
    }
}

/// Cards with where they go, each slot behind a blank: ` imp 5 left 1`.
fn draft_text(draft: &Draft, for_two: bool) -> String {
    let order = if for_two { [Slot::Open, Slot::Closed, Slot::Imp] } else { Slot::of(false) };
    let filled = order.into_iter().filter(|&slot| !draft.within(slot).is_empty());
    filled.map(|slot| format!(" {slot}{}", behind(draft.within(slot).iter()))).collect()
}

/// What a seat has given away, likewise.
fn commit_text(commit: &Commit) -> String {
    draft_text(&Draft::from(*commit), commit.imp.len() > 1)
}

fn slot_of(text: &str) -> Result<Slot, NotationError> {
    text.parse().or_else(|_| wrong(unlike(text, "thing-place", "`imp`, `left`, `right`, `open`, `closed`")))
}

/// A card: its number, and perhaps its colour, which has to be that of one of the tables.
fn card(text: &str) -> Result<Card, NotationError> {
    let (card, letter) = numbered(text)?;
    let tables = [CardTable::A, CardTable::B];
    match letter.filter(|&letter| tables.iter().all(|table| table.colour(card).letter() != letter)) {
        Some(letter) => wrong(words!("reason-not-its-colour", card = card, letter = letter)),
        None => Ok(card),
    }
}

/// A card of this table: its number, and perhaps its colour.
fn card_of(text: &str, table: CardTable) -> Result<Card, NotationError> {
    let (card, letter) = numbered(text)?;
    let own = table.colour(card).letter();
    match letter.filter(|&letter| letter != own) {
        Some(letter) => wrong(words!("reason-other-colour", card = card, own = own, letter = letter)),
        None => Ok(card),
    }
}

/// `18` or `18Y` as card and letter.
fn numbered(text: &str) -> Result<(Card, Option<char>), NotationError> {
    let digits = text.trim_end_matches(['Y', 'B', 'R']);
    let letter = text[digits.len()..].chars().next().filter(|_| text.len() == digits.len() + 1);
    match number(digits, 1..=HIGHEST).ok().and_then(Card::new) {
        Some(card) if text.len() <= digits.len() + 1 => Ok((card, letter)),
        _ => wrong(unlike(text, "thing-card", "`1`–`37`, `18Y`, `21B`, `36R`")),
    }
}

fn by_seat<T: Display>(values: &BySeat<T>, players: u8) -> String {
    list(values[..usize::from(players)].iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A journal from before the exchange was laid out card by card says why it cannot be gone on with.
    #[test]
    fn a_whole_exchange_in_one_action_is_told_how_it_is_written_now() {
        for text in ["imp 5 left 1 right 2", "open 1 closed 2 imp 5 6"] {
            let refused = BottleImp::parse_action(text);
            assert!(
                refused.as_ref().is_err_and(|error| error.to_string().contains("as older versions")),
                "{refused:?}"
            );
        }
        assert_eq!(
            BottleImp::parse_action("lay 5Y open").map(|action| BottleImp::action_text(&action)),
            Ok("lay 5 open".to_owned())
        );
        assert!(
            BottleImp::parse_action("lay 5 middle")
                .is_err_and(|error| error.to_string().contains("`middle` is not a place"))
        );
    }
}
