//! Actions, events, fields and positions as text; `tests/cases/battle_royal/README.md` tells how they are written.

mod fields;
mod guessed;
mod read;
mod words;
mod write;

use super::actions::Action;
use super::cards::passives::Half;
use super::events::{Event, HiddenCard};
use super::game::BattleRoyal;
use super::options::MOST_SEATS;
use super::pokemon::PokemonId;
use super::position::State;
use super::tasks::AttackRef;
use super::view::View;
use crate::engine::notation::{PositionError, no_field, number, or_none, or_unknown, seat, unlike, wrong};
use crate::engine::words::words;
use crate::engine::{Notation, NotationError, Seat, SeatSet};
use words::{card, card_text, cards_text, spot, spot_text};

impl Notation for BattleRoyal {
    fn action_text(action: &Action) -> String {
        match *action {
            Action::Place { card } => format!("place {}", card_text(card)),
            Action::Bench { card } => format!("bench {}", card_text(card)),
            Action::Evolve { card, mon } => format!("evolve {mon} {}", card_text(card)),
            Action::Attach { card, mon } => format!("attach {mon} {}", card_text(card)),
            Action::Play { card } => format!("play {}", card_text(card)),
            Action::Ability { mon } => format!("ability {mon}"),
            Action::Stadium { card } => format!("stadium {}", card_text(card)),
            Action::Retreat { from, to } => format!("retreat {from}>{to}"),
            Action::Attack { mon, index, target } => format!("attack {mon} {} {}", index + 1, or_none(target)),
            Action::EndTurn => "end-turn".to_owned(),
            Action::Opponent { seat } => format!("opponent {}", seat.letter()),
            Action::Mon { mon } => format!("pick {mon}"),
            Action::Card { card } => format!("take {}", card_text(card)),
            Action::Give { card, mon } => format!("give {mon} {}", card_text(card)),
            Action::Attached { mon, card } => format!("from {mon} {}", card_text(card)),
            Action::Copy { attack } => format!("copy {}", attack_text(attack)),
            Action::Fill { mon, spot } => format!("fill {} {mon}", spot_text(spot)),
            Action::Face { half } => format!("face {half:?}"),
            Action::First { number } => format!("first {}", number + 1),
            Action::Yes => "yes".to_owned(),
            Action::Done => "done".to_owned(),
        }
    }

    fn parse_action(text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["place", name] => Action::Place { card: card(name)? },
            ["bench", name] => Action::Bench { card: card(name)? },
            ["evolve", mon, name] => Action::Evolve { card: card(name)?, mon: mon.parse()? },
            ["attach", mon, name] => Action::Attach { card: card(name)?, mon: mon.parse()? },
            ["play", name] => Action::Play { card: card(name)? },
            ["ability", mon] => Action::Ability { mon: mon.parse()? },
            ["stadium", name] => Action::Stadium { card: card(name)? },
            ["retreat", way] => {
                let Some((from, to)) = way.split_once('>') else {
                    return wrong(unlike(way, "thing-way", "`A1>A3`"));
                };
                Action::Retreat { from: from.parse()?, to: to.parse()? }
            }
            ["attack", mon, index, target] => {
                let target: Option<PokemonId> = if target == "none" { None } else { Some(target.parse()?) };
                Action::Attack { mon: mon.parse()?, index: number(index, 1..=2)? - 1, target }
            }
            ["end-turn"] => Action::EndTurn,
            ["opponent", letter] => Action::Opponent { seat: seat(letter, MOST_SEATS)? },
            ["pick", mon] => Action::Mon { mon: mon.parse()? },
            ["take", name] => Action::Card { card: card(name)? },
            ["give", mon, name] => Action::Give { card: card(name)?, mon: mon.parse()? },
            ["from", mon, name] => Action::Attached { mon: mon.parse()?, card: card(name)? },
            ["copy", name, index] => Action::Copy { attack: attack(name, index)? },
            ["fill", place, mon] => Action::Fill { mon: mon.parse()?, spot: spot(place)? },
            ["face", "A"] => Action::Face { half: Half::A },
            ["face", "B"] => Action::Face { half: Half::B },
            ["first", place] => Action::First { number: number(place, 1..=99)? - 1 },
            ["yes"] => Action::Yes,
            ["done"] => Action::Done,
            _ => {
                return wrong(unlike(
                    text,
                    "thing-action",
                    "`bench zacian-crz`, \
                    `evolve A1 bronzong-phf`, `attach A1 M`, `play judge-svi`, `ability A1`, \
                    `stadium artazon-pal`, `retreat A1>A3`, `attack A1 2 B1`, `end-turn`, `opponent C`, \
                    `pick B2`, `take M`, `give A1 M`, `from A1 M`, `copy zacian-crz 2`, `fill a A3`, \
                    `face A`, `first 1`, `yes`, `done`",
                ));
            }
        })
    }

    fn position_text(state: &State) -> String {
        write::text(state)
    }

    fn mark_guesses(view: &View, words: &mut [String]) {
        guessed::mark(view, words);
    }

    fn parse_position(text: &str) -> Result<State, PositionError> {
        read::parse(text)
    }

    fn seats_in(state: &State) -> usize {
        usize::from(state.table.seats)
    }

    fn event_text(event: &Event) -> String {
        let by = |seat: Seat| seat.letter();
        let sight = |sight: HiddenCard| or_unknown(sight.card.map(card_text));
        match *event {
            Event::Mulligan { seat, hand } => {
                format!("Mulligan {}{}", by(seat), cards_text(hand.into_iter().map(card_text)))
            }
            Event::Placed { seat, card, active } => {
                let place = if active { "active" } else { "bench" };
                format!("Placed {} {} {place}", by(seat), or_unknown(card.map(card_text)))
            }
            Event::Ready { seat } => format!("Ready {}", by(seat)),
            Event::TurnBegan { seat, number } => format!("TurnBegan {} {number}", by(seat)),
            Event::Moved { seat, card, from, to } => {
                format!("Moved {} {} {} {}", by(seat), from.into_str(), to.into_str(), sight(card))
            }
            Event::Shuffled { seat } => format!("Shuffled {}", by(seat)),
            Event::HandShuffled { seat, cards } => format!("HandShuffled {} {cards}", by(seat)),
            Event::Searched { seat } => format!("Searched {}", by(seat)),
            Event::LookedAt { by: who, seat, pile, card } => {
                format!("LookedAt {} {} {} {}", by(who), by(seat), pile.into_str(), sight(card))
            }
            Event::NothingThere { seat } => format!("NothingThere {}", by(seat)),
            Event::Benched { mon, card } => format!("Benched {mon} {}", card_text(card)),
            Event::Evolved { mon, card } => format!("Evolved {mon} {}", card_text(card)),
            Event::Attached { mon, card } => format!("Attached {mon} {}", card_text(card)),
            Event::Detached { mon, card } => format!("Detached {mon} {}", card_text(card)),
            Event::EnergyMoved { from, to, card } => format!("EnergyMoved {from}>{to} {}", card_text(card)),
            Event::Played { seat, card } => format!("Played {} {}", by(seat), card_text(card)),
            Event::StadiumLeft { card, .. } => format!("StadiumLeft {}", card_text(card)),
            Event::AbilityUsed { mon, card } => format!("AbilityUsed {mon} {}", card_text(card)),
            Event::StadiumUsed { seat, card } => format!("StadiumUsed {} {}", by(seat), card_text(card)),
            Event::CardWorked { mon, card } => format!("CardWorked {mon} {}", card_text(card)),
            Event::Bound { mon, card, to } => format!("Bound {mon} {} {}", card_text(card), by(to)),
            Event::OpponentChosen { by: who, seat } => format!("OpponentChosen {} {}", by(who), by(seat)),
            Event::Attacked { mon, attack, target } => {
                format!("Attacked {mon} {} {}", attack_text(attack), or_none(target))
            }
            Event::Copied { mon, attack } => format!("Copied {mon} {}", attack_text(attack)),
            Event::Coin { seat, heads } => {
                format!("Coin {} {}", by(seat), if heads { "heads" } else { "tails" })
            }
            Event::Failed { mon } => format!("Failed {mon}"),
            Event::Damaged { mon, damage } => format!("Damaged {mon} {damage}"),
            Event::Countered { mon, counters } => format!("Countered {mon} {counters}"),
            Event::Healed { mon, counters } => format!("Healed {mon} {counters}"),
            Event::Afflicted { mon, condition } => format!("Afflicted {mon} {}", condition.into_str()),
            Event::Recovered { mon, condition } => format!("Recovered {mon} {}", condition.into_str()),
            Event::ToActive { mon } => format!("ToActive {mon}"),
            Event::ToBench { mon } => format!("ToBench {mon}"),
            Event::Returned { mon, .. } => format!("Returned {mon}"),
            Event::Dropped { mon, .. } => format!("Dropped {mon}"),
            Event::Survived { mon } => format!("Survived {mon}"),
            Event::KnockedOut { mon, card, by: who } => {
                format!("KnockedOut {mon} {} {}", card_text(card), or_none(who.map(by)))
            }
            Event::Checkup { next } => format!("Checkup {}", by(next)),
            Event::Eliminated { seat } => format!("Eliminated {}", by(seat)),
            Event::Ended { winners } => format!("Ended{}", letters(winners)),
        }
    }

    fn field(state: &State, name: &str) -> Result<String, NotationError> {
        let words: Vec<&str> = name.split_whitespace().collect();
        fields::field(state, &words)?.ok_or_else(|| no_field(name, fields::LIST))
    }

    /// `heads`, `tails`, or a number.
    fn chance_word(word: &str) -> Result<u32, NotationError> {
        match word {
            "heads" => Ok(1),
            "tails" => Ok(0),
            _ => number(word, 0..=u32::MAX).or_else(|_| {
                wrong(unlike(
                    word,
                    "thing-coin",
                    "`heads`, \
                `tails`, `0`, `1`",
                ))
            }),
        }
    }
}

/// `zacian-crz 2`.
fn attack_text(attack: AttackRef) -> String {
    format!("{} {}", card_text(attack.card), attack.index + 1)
}

fn attack(name: &str, index: &str) -> Result<AttackRef, NotationError> {
    let attack = AttackRef { card: card(name)?, index: number(index, 1..=2)? - 1 };
    match attack.attack() {
        Some(_) => Ok(attack),
        None => wrong(words!("reason-no-attack", card = name, number = index)),
    }
}

/// Letters of seats, each behind a blank.
fn letters(seats: SeatSet) -> String {
    seats.iter().map(|seat| format!(" {}", seat.letter())).collect()
}
