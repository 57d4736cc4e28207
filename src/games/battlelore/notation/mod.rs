//! Actions, events, fields and positions as text; `tests/cases/battlelore/README.md` tells how they are written.

mod fields;
mod lore;
mod read;
mod write;

use super::actions::Action;
use super::council::Member;
use super::dice::{Face, Roll};
use super::events::Event;
use super::game::BattleLore;
use super::hexes::Hex;
use super::position::State;
use super::sections::Side;
use super::view::View;
use crate::engine::notation::guesses::guess_unless;
use crate::engine::notation::{PositionError, behind, no_field, number, or_none, or_unknown, unlike, wrong};
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
            Action::Cast { card } => format!("lore {card}"),
            Action::Target { hex } => format!("target {hex}"),
            Action::Raise { unit } => format!("raise {}", unit.index() + 1),
            Action::PutAway { card } => format!("put-away {card}"),
            Action::Swap { card } => format!("swap {card}"),
            Action::Reroll { face } => format!("reroll {face}"),
            Action::KeepTokens { tokens } => format!("keep-tokens {tokens}"),
            Action::Power { power } => format!("power {}", power.into_str()),
            Action::CutWeb { hex } => format!("cut-web {hex}"),
            Action::March { hex } => format!("march {hex}"),
            Action::Summon { hex } => format!("summon {hex}"),
            Action::Appoint { member } => format!("appoint {}", member.name()),
            Action::TakeTokens => "take-tokens".to_owned(),
            Action::TakeCard => "take-card".to_owned(),
            Action::Place { hex } => format!("place {hex}"),
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
            ["lore", card] => Action::Cast { card: card.parse()? },
            ["target", hex] => Action::Target { hex: hex.parse()? },
            ["raise", unit] => Action::Raise { unit: lore::unit_id(unit)? },
            ["put-away", card] => Action::PutAway { card: card.parse()? },
            ["swap", card] => Action::Swap { card: card.parse()? },
            ["reroll", face] => Action::Reroll { face: Face::from_code(face)? },
            ["keep-tokens", tokens] => Action::KeepTokens { tokens: number(tokens, 0..=u8::MAX)? },
            ["power", name] => match name.parse() {
                Ok(power) => Action::Power { power },
                Err(_) => return wrong(unlike(name, "thing-power", "`web`, `poison`, `tremor`, `earthquake`")),
            },
            ["cut-web", hex] => Action::CutWeb { hex: hex.parse()? },
            ["march", hex] => Action::March { hex: hex.parse()? },
            ["summon", hex] => Action::Summon { hex: hex.parse()? },
            ["appoint", name] => match Member::all().find(|member| member.name() == name) {
                Some(member) => Action::Appoint { member },
                None => {
                    return wrong(unlike(
                        name,
                        "thing-member",
                        "`commander`, `wizard`, `cleric`, \
                        `rogue`, `warrior`",
                    ));
                }
            },
            ["take-tokens"] => Action::TakeTokens,
            ["take-card"] => Action::TakeCard,
            ["place", hex] => Action::Place { hex: hex.parse()? },
            ["done"] => Action::Done,
            ["pass"] => Action::Pass,
            _ => {
                return wrong(unlike(
                    text,
                    "thing-action",
                    "`play ATT-L`, `order (5,5)`, \
                    `move (5,5)>(4,5)`, `attack (5,5)>(4,5)`, `ignore 1`, `retreat (3,5)`, \
                    `battle-back`, `gain-ground`, `pursue (4,6)`, `keep ATT-L`, `lore wizard-14`, \
                    `target (4,5)`, `put-away rogue-3`, `take-tokens`, `done`, `pass`",
                ));
            }
        })
    }

    fn position_text(state: &State) -> String {
        write::text(state)
    }

    fn mark_guesses(view: &View, words: &mut [String]) {
        let at = words.get(1).and_then(|word| side(word).ok()).map(Side::index);
        let known = match (words.first().map(String::as_str), at) {
            (Some("hand"), Some(at)) => view.hands[at].cards.is_some(),
            (Some("lore-hand"), Some(at)) => view.lore[at].is_some(),
            // How many levels are spent is seen, not on whom; before the first one all is known.
            (Some("muster"), Some(at)) => view.councils[at].is_some() || view.spent[at] == 0,
            (Some("drawn"), _) => view.drawn.is_some(),
            (Some("pile"), _) => view.order.is_some(),
            (Some("lore-pile" | "buried"), _) => view.lore_cards.is_some(),
            _ => true,
        };
        if !known {
            let first = if matches!(words[0].as_str(), "hand" | "lore-hand" | "muster") { 2 } else { 1 };
            guess_unless(words, first, |_| false);
        }
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
            Event::Appointed { side, member } => {
                format!("Appointed {} {}", letter(side), or_unknown(member.map(Member::name)))
            }
            Event::CouncilRevealed { side, levels } => {
                format!("CouncilRevealed {} {}{}", letter(side), levels.commander, behind(levels.masters))
            }
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
            Event::Rolled { side, why, roll } => format!("Rolled {} {}{}", letter(side), why.into_str(), dice(&roll)),
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
            Event::TokensGained { side, tokens, has } => format!("TokensGained {} {tokens} has {has}", letter(side)),
            Event::TokensLost { side, tokens, has } => format!("TokensLost {} {tokens} has {has}", letter(side)),
            Event::TokensDropped { hex, tokens } => format!("TokensDropped {hex} {tokens}"),
            Event::TokensKept { hex, has } => format!("TokensKept {hex} has {has}"),
            Event::PowerUsed { power, hex } => format!("PowerUsed {} {hex}", power.into_str()),
            Event::Summoned { side, from, to } => format!("Summoned {} {from}>{to}", letter(side)),
            Event::PoisonEnded { hex } => format!("PoisonEnded {hex}"),
            Event::WebCut { hex } => format!("WebCut {hex}"),
            Event::LoreDrawn { side, card } => format!("LoreDrawn {} {}", letter(side), or_unknown(card)),
            Event::LoreShuffled { cards } => format!("LoreShuffled {cards}"),
            Event::LoreBuried { side, card } => format!("LoreBuried {} {}", letter(side), or_unknown(card)),
            Event::LorePutAway { side, card } => format!("LorePutAway {} {card}", letter(side)),
            Event::LorePlayed { side, card, price } => format!("LorePlayed {} {card} {price}", letter(side)),
            Event::LoreTarget { hex } => format!("LoreTarget {hex}"),
            Event::LoreCancelled { side, card } => format!("LoreCancelled {} {card}", letter(side)),
            Event::Healed { hex, figures } => format!("Healed {hex} {figures}"),
            Event::Returned { hex, figures } => format!("Returned {hex} {figures}"),
            Event::Placed { from, to } => format!("Placed {from}>{to}"),
            Event::TakenBack { side, card } => format!("TakenBack {} {card}", letter(side)),
            Event::Spied { side, hands } => {
                let hands = hands.map_or_else(String::new, |(command, lore)| {
                    format!("{}{}", behind(command.iter()), behind(lore.iter()))
                });
                format!("Spied {}{hands}", letter(side))
            }
            Event::Swapped { side, cards } => {
                format!("Swapped {}{}", letter(side), behind(cards.into_iter().flatten()))
            }
            Event::LandmarkPlaced { side, kind, hex } => {
                format!("LandmarkPlaced {} {} {hex}", letter(side), kind.into_str())
            }
            Event::Trained { hex, banner } => format!("Trained {hex} {}", banner.letter()),
            Event::Ended { winner, how } => format!("Ended {} {}", or_none(winner.map(letter)), how.into_str()),
        }
    }

    fn field(state: &State, name: &str) -> Result<String, NotationError> {
        let words: Vec<&str> = name.split_whitespace().collect();
        fields::field(state, &words)?.ok_or_else(|| no_field(name, fields::LIST))
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
        return wrong(unlike(text, "thing-way", "`(5,5)>(4,5)`"));
    };
    Ok((from.parse()?, to.parse()?))
}

/// The side of a seat letter.
fn side(text: &str) -> Result<Side, NotationError> {
    crate::engine::notation::seat(text, 2).map(Side::of_seat)
}

/// The position, for tests that fail.
#[cfg(test)]
pub(super) fn lines_of(state: &State) -> String {
    write::text(state)
}
