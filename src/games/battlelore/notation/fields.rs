//! Fields of a position, for case files.

use super::super::hexes::Hex;
use super::super::lore::{InBattle, pool};
use super::super::lore_cards::LoreCard;
use super::super::position::{PublicState, State, UnitId};
use super::super::sections::Section;
use super::super::steps::PendingStep;
use super::super::{battle, morale, movement, muster, orders, targeting};
use super::write::token;
use super::{parse_way, side};
use crate::engine::NotationError;
use crate::engine::notation::{expected, list, or_none, wrong, yes};
use crate::engine::words::words;

/// All fields, for whoever asks for another one.
pub(super) const LIST: &str = "there are: unit H, figures H, bold H, sections H S, reach H, targets H, limits H, \
     dice H>H, dice-back H>H, sees H>H, banners S, hand S, hand-size S, last S, card, used, command, orders, pile, \
     pile-size, discards, tokens S, lore-hand S, lore-hand-size S, lore-limit S, lore-discards, \
     lore-pile-size, lore-deck, levels-left S, council S, pool, price S CARD, \
     landmark H, circles, phase, turn, number (H hexes, S a seat)";

/// The value of a field, `None` if there is no such field.
pub(super) fn field(state: &State, words: &[&str]) -> Result<Option<String>, NotationError> {
    let table = &state.table;
    Ok(Some(match *words {
        ["unit", hex] => or_none(table.unit_at(hex.parse()?).map(token)),
        ["figures", hex] => table.unit_at(hex.parse()?).map_or(0, |unit| unit.figures).to_string(),
        ["bold", hex] => morale::bold(table, unit(table, hex)?).to_string(),
        ["sections", hex, who] => {
            let (hex, side) = (hex.parse::<Hex>()?, side(who)?);
            let names = ["left", "centre", "right"];
            list(Section::ALL.into_iter().filter(|&section| hex.is_in(section, side)).map(|one| names[one.index()]))
        }
        ["reach", hex] => list(movement::reach(table, unit(table, hex)?).iter()),
        ["limits", hex] => {
            let limits = movement::limits(table, table.unit(unit(table, hex)?));
            list([limits.battle, limits.longest])
        }
        ["targets", hex] => list(targeting::attacks(table, unit(table, hex)?).iter()),
        ["dice", way] => {
            let (from, to) = units(table, way)?;
            battle::dice(table, from, to, false, &cards(table)).to_string()
        }
        ["dice-back", way] => {
            let (from, to) = units(table, way)?;
            battle::dice(table, from, to, true, &cards(table)).to_string()
        }
        ["sees", way] => {
            let (from, to) = parse_way(way)?;
            yes(targeting::sees(table, from, to))
        }
        ["banners", who] => table.banners[side(who)?.index()].to_string(),
        ["hand", who] => list(state.hands[side(who)?.index()].iter()),
        ["hand-size", who] => state.hands[side(who)?.index()].len().to_string(),
        ["last", who] => or_none(table.last_used[side(who)?.index()]),
        ["card"] => or_none(table.turn.card),
        ["used"] => or_none(table.turn.used),
        ["command"] => table.turn.command.to_string(),
        ["orders"] => list(orders::choices(table).iter()),
        ["pile"] => list(state.pile.iter().rev()),
        ["pile-size"] => state.pile.len().to_string(),
        ["tokens", who] => table.lore.tokens[side(who)?.index()].to_string(),
        ["lore-hand", who] => list(state.lore.hands[side(who)?.index()].iter()),
        ["lore-hand-size", who] => table.lore.held[side(who)?.index()].to_string(),
        ["lore-limit", who] => table.lore.limits[side(who)?.index()].to_string(),
        ["lore-deck"] => list(LoreCard::all().filter(|&card| !state.lore.unused.contains(card))),
        ["levels-left", who] => muster::left(state, side(who)?).to_string(),
        ["council", who] => {
            let at = side(who)?.index();
            list([table.lore.commanders[at]].into_iter().chain(table.lore.masters[at]))
        }
        ["lore-discards"] => list(table.lore.discards.iter()),
        ["lore-pile-size"] => state.lore.pile.len().to_string(),
        ["pool"] => pool(table).to_string(),
        ["price", who, card] => table.lore.price(side(who)?, card.parse()?).to_string(),
        ["landmark", hex] => or_none(table.field.landmark(hex.parse()?).map(|landmark| landmark.kind.into_str())),
        ["circles"] => list(table.field.circles().iter()),
        ["discards"] => list(table.discards.iter()),
        ["phase"] => list(table.steps.list().iter().map(PendingStep::into_str)),
        ["turn"] => table.turn.side.seat().letter().to_string(),
        ["number"] => table.turn.number.to_string(),
        _ => return Ok(None),
    }))
}

fn unit(table: &PublicState, text: &str) -> Result<UnitId, NotationError> {
    let hex = text.parse::<Hex>()?;
    table.at(hex).map_or_else(|| wrong(words!("reason-nobody-there", hex = hex)), Ok)
}

fn units(table: &PublicState, text: &str) -> Result<(UnitId, UnitId), NotationError> {
    let (from, to) = text.split_once('>').map_or_else(|| wrong(expected("`(5,5)>(4,5)`")), Ok)?;
    Ok((unit(table, from)?, unit(table, to)?))
}

/// What Lore cards do to the battle at hand.
fn cards(table: &PublicState) -> InBattle {
    table.battle.map_or_else(InBattle::default, |battle| battle.lore)
}
