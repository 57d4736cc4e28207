//! Actions, events, fields and positions as text; `tests/cases/battlelore/README.md` tells how they are written.

mod fields;
mod read;
mod write;

use super::BattleLore;
use super::actions::Action;
use super::dice::{Face, Roll};
use super::events::Event;
use super::hexes::Hex;
use super::position::State;
use super::sections::Side;
use crate::engine::notation::{PositionError, behind, number, or_none, or_unknown, wrong};
use crate::engine::{Notation, NotationError};

impl Notation for BattleLore {
    fn action_text(action: &Action) -> String {
        match *action {
            Action::Play { card } => format!("play {card}"),
            Action::Order { hex } => format!("order {hex}"),
            Action::Move { from, to } => format!("move {from}>{to}"),
            Action::Attack { from, to } => format!("attack {from}>{to}"),
            Action::Ignore { flags } => format!("ignore {flags}"),
            Action::Retreat { to } => format!("retreat {to}"),
            Action::BattleBack => "battle-back".to_owned(),
            Action::GainGround => "gain-ground".to_owned(),
            Action::Pursue { to } => format!("pursue {to}"),
            Action::Keep { card } => format!("keep {card}"),
            Action::Done => "done".to_owned(),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn parse_action(text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["play", card] => Action::Play { card: card.parse()? },
            ["order", hex] => Action::Order { hex: hex.parse()? },
            ["move", way] => {
                let (from, to) = parse_way(way)?;
                Action::Move { from, to }
            }
            ["attack", way] => {
                let (from, to) = parse_way(way)?;
                Action::Attack { from, to }
            }
            ["ignore", flags] => Action::Ignore { flags: number(flags, 0..=u8::MAX)? },
            ["retreat", to] => Action::Retreat { to: to.parse()? },
            ["battle-back"] => Action::BattleBack,
            ["gain-ground"] => Action::GainGround,
            ["pursue", to] => Action::Pursue { to: to.parse()? },
            ["keep", card] => Action::Keep { card: card.parse()? },
            ["done"] => Action::Done,
            ["pass"] => Action::Pass,
            _ => {
                return wrong(format!(
                    "`{text}` is no action; expected one like `play ATT-L`, `order (5,5)`, `move (5,5)>(4,5)`, \
                     `attack (5,5)>(4,5)`, `ignore 1`, `retreat (3,5)`, `battle-back`, `gain-ground`, `pursue (4,6)`, \
                     `keep ATT-L`, `done`, `pass`"
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

    fn seats_in(_: &State) -> usize {
        2
    }

    fn event_text(event: &Event) -> String {
        let letter = |side: Side| side.seat().letter();
        match *event {
            Event::TurnBegan { side, number } => format!("TurnBegan {} {number}", letter(side)),
            Event::ObjectiveTaken { side, hex } => format!("ObjectiveTaken {} {hex}", letter(side)),
            Event::CardPlayed { side, card } => format!("CardPlayed {} {card}", letter(side)),
            Event::CardCopied { side, card } => format!("CardCopied {} {}", letter(side), or_none(card)),
            Event::NobodyToOrder { side } => format!("NobodyToOrder {}", letter(side)),
            Event::Ordered { hex } => format!("Ordered {hex}"),
            Event::Moved { from, to } => format!("Moved {from}>{to}"),
            Event::Attacked { from, to, melee, bonus } => {
                let kind = if melee { "melee" } else { "ranged" };
                format!("Attacked {from}>{to} {kind}{}", if bonus { " bonus" } else { "" })
            }
            Event::BattledBack { from, to } => format!("BattledBack {from}>{to}"),
            Event::Rolled { side, why, roll } => format!("Rolled {} {}{}", letter(side), why.name(), dice(&roll)),
            Event::FiguresLost { hex, figures, left } => format!("FiguresLost {hex} {figures} left {left}"),
            Event::Eliminated { side, hex } => format!("Eliminated {} {hex}", letter(side)),
            Event::BannerWon { side, banners } => format!("BannerWon {} {banners}", letter(side)),
            Event::FlagsIgnored { hex, flags } => format!("FlagsIgnored {hex} {flags}"),
            Event::Retreated { from, to } => format!("Retreated {from}>{to}"),
            Event::GroundGained { from, to } => format!("GroundGained {from}>{to}"),
            Event::Pursued { from, to } => format!("Pursued {from}>{to}"),
            Event::PutAway { side, card } => format!("PutAway {} {card}", letter(side)),
            Event::Shuffled { cards } => format!("Shuffled {cards}"),
            Event::Drew { side, card } => format!("Drew {} {}", letter(side), or_unknown(card)),
            Event::Ended { winner, how } => format!("Ended {} {}", or_none(winner.map(letter)), how.name()),
        }
    }

    fn field(state: &State, name: &str) -> Result<String, NotationError> {
        let words: Vec<&str> = name.split_whitespace().collect();
        fields::field(state, &words)?.ok_or_else(|| NotationError(format!("`{name}` is no field; {}", fields::LIST)))
    }

    /// A face of a die, or a number.
    fn chance_word(word: &str) -> Result<u32, NotationError> {
        match number(word, 0..=u32::MAX) {
            Ok(number) => Ok(number),
            Err(_) => Face::from_code(word).map(|face| face as u32),
        }
    }
}

/// The faces, each behind a blank.
fn dice(roll: &Roll) -> String {
    behind(roll.faces())
}

/// `(5,5)>(4,5)` as its two ends.
fn parse_way(text: &str) -> Result<(Hex, Hex), NotationError> {
    let Some((from, to)) = text.split_once('>') else {
        return wrong(format!("`{text}` is no way; expected one like `(5,5)>(4,5)`"));
    };
    Ok((from.parse()?, to.parse()?))
}

/// The side of a seat letter.
fn side(text: &str) -> Result<Side, NotationError> {
    crate::engine::notation::seat(text, 2).map(Side::of_seat)
}
