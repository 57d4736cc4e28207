//! The chronicle's line for an event; public knowledge only.

use super::ids;
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::cards::texts::{Named, name_key};
use crate::games::battle_royal::events::{EVERYBODY, Pile};
use crate::games::battle_royal::pokemon::Pokemon;
use crate::games::battle_royal::position::{EndReason, Ending};
use crate::games::battle_royal::{Event, PokemonId, View};
use crate::table::{LogLine, Target};

fn line(name: &str) -> Words {
    Words::new(format!("battle_royal-log-{name}"))
}

fn chip(card: CardId) -> String {
    card.to_string()
}

/// The chronicle's line for an event: one arm for each kind.
pub fn log(event: &Event, after: &View) -> Option<LogLine> {
    let mon_card = |id: PokemonId| after.table.mon(id).map_or_else(String::new, |mon: &Pokemon| chip(mon.card()));
    let of_mon = |name: &str, id: PokemonId| line(name).with("seat", id.seat()).with("pokemon", mon_card(id));
    let mut place = None;
    let mut strong = false;
    let mut at = |id: PokemonId| place = Some(Target::Piece(ids::mon(id)));
    let words = match *event {
        Event::Mulligan { seat, hand } => line("mulligan").with("seat", seat).with("cards", hand.map(chip).join(" ")),
        Event::TurnBegan { seat, number } => {
            strong = true;
            line("turn").with("seat", seat).with("number", number)
        }
        // First hands are drawn by everybody, and who is revealed first is Active.
        Event::Moved { .. } | Event::ToActive { .. } if after.is_placing() => return None,
        Event::Moved { seat, card, from, to } => {
            return moved(seat, card.card.filter(|_| card.by == EVERYBODY), from, to);
        }
        Event::Shuffled { .. } | Event::Ready { .. } | Event::Placed { .. } | Event::LookedAt { .. } => return None,
        Event::HandShuffled { seat, cards } => line("hand-shuffled").with("seat", seat).with("count", cards),
        Event::Searched { seat } => line("searched").with("seat", seat),
        Event::NothingThere { seat } => line("nothing-there").with("seat", seat),
        Event::Benched { mon, card } => {
            at(mon);
            line("benched").with("seat", mon.seat()).with("card", chip(card))
        }
        Event::Evolved { mon, card } => {
            at(mon);
            line("evolved").with("seat", mon.seat()).with("card", chip(card))
        }
        Event::Attached { mon, card } => {
            at(mon);
            of_mon("attached", mon).with("card", chip(card))
        }
        Event::Detached { mon, card } => of_mon("detached", mon).with("card", chip(card)),
        Event::EnergyMoved { from, to, card } => {
            at(to);
            let words = line("energy-moved").with("seat", from.seat()).with("card", chip(card));
            words.with("from", mon_card(from)).with("to", mon_card(to))
        }
        Event::Played { seat, card } => line("played").with("seat", seat).with("card", chip(card)),
        Event::StadiumLeft { seat, card } => line("stadium-left").with("seat", seat).with("card", chip(card)),
        Event::AbilityUsed { mon, card } => {
            at(mon);
            let name = card.pokemon().and_then(|pokemon| pokemon.ability.as_ref()).map(|ability| ability.name.as_str());
            let name = name.map_or_else(|| card.key(), |name| name_key(Named::Ability, name));
            line("ability").with("seat", mon.seat()).with("pokemon", chip(card)).with_key("ability", name)
        }
        Event::StadiumUsed { seat, card } => line("stadium").with("seat", seat).with("card", chip(card)),
        Event::CardWorked { mon, card } => of_mon("worked", mon).with("card", chip(card)),
        Event::Bound { mon, card, to } => {
            at(mon);
            line("bound").with("card", chip(card)).with("seat", to)
        }
        Event::OpponentChosen { by, seat } => line("opponent").with("by", by).with("seat", seat),
        Event::Attacked { mon, attack, target } => {
            at(mon);
            let name = attack.attack().map_or_else(|| attack.card.key(), |it| name_key(Named::Attack, &it.name));
            let key = if target.is_some() { "attacked" } else { "attacked-nobody" };
            let words = of_mon(key, mon).with_key("attack", name);
            match target {
                Some(target) => words.with("target", mon_card(target)).with("owner", target.seat()),
                None => words,
            }
        }
        Event::Copied { mon, attack } => {
            let name = attack.attack().map_or_else(|| attack.card.key(), |it| name_key(Named::Attack, &it.name));
            of_mon("copied", mon).with_key("attack", name)
        }
        Event::Coin { seat, heads } => line(if heads { "heads" } else { "tails" }).with("seat", seat),
        Event::Failed { mon } => of_mon("failed", mon),
        Event::Damaged { mon, damage } => {
            at(mon);
            of_mon("damaged", mon).with("damage", damage)
        }
        Event::Countered { mon, counters } => {
            at(mon);
            of_mon("countered", mon).with("count", counters)
        }
        Event::Healed { mon, counters } => of_mon("healed", mon).with("damage", i64::from(counters) * 10),
        Event::Afflicted { mon, condition } => of_mon("afflicted", mon).with_key("condition", condition.key()),
        Event::Recovered { mon, condition } => of_mon("recovered", mon).with_key("condition", condition.key()),
        Event::ToActive { mon } => {
            at(mon);
            of_mon("to-active", mon)
        }
        Event::ToBench { mon } => of_mon("to-bench", mon),
        Event::Returned { mon, card } => line("returned").with("seat", mon.seat()).with("pokemon", chip(card)),
        Event::Dropped { mon, card } => line("dropped").with("seat", mon.seat()).with("pokemon", chip(card)),
        Event::Survived { mon } => of_mon("survived", mon),
        Event::KnockedOut { mon, card, by } => {
            strong = true;
            let words = line(if by.is_some() { "knocked-out-by" } else { "knocked-out" });
            let words = words.with("seat", mon.seat()).with("card", chip(card));
            match by {
                Some(by) => words.with("by", by),
                None => words,
            }
        }
        Event::Checkup { .. } => line("checkup"),
        Event::Eliminated { seat } => {
            strong = true;
            line("eliminated").with("seat", seat)
        }
        Event::Ended { .. } => {
            strong = true;
            won(after.table.ending?)
        }
    };
    Some(LogLine { place, strong, ..LogLine::new(words) })
}

/// A card that went from one pile to another, named if everybody has seen it.
fn moved(seat: Seat, card: Option<CardId>, from: Pile, to: Pile) -> Option<LogLine> {
    let words = match (from, to, card) {
        (Pile::Deck, Pile::Hand, None) => line("drew").with("seat", seat),
        (Pile::Prizes, Pile::Hand, _) => line("prize").with("seat", seat),
        (_, Pile::Hand, Some(card)) => line("took").with("seat", seat).with("card", chip(card)),
        (_, Pile::Discard, Some(card)) => line("discarded").with("seat", seat).with("card", chip(card)),
        (_, Pile::Deck, Some(card)) => line("returned-to-deck").with("seat", seat).with("card", chip(card)),
        _ => return None,
    };
    Some(LogLine { strong: from == Pile::Prizes, ..LogLine::new(words) })
}

/// How a match ended, as the chronicle says it.
fn won(ending: Ending) -> Words {
    match alone(ending) {
        Some((winner, how)) => Words::new(format!("battle_royal-won-{how}")).with("winner", winner),
        None => Words::new("battle_royal-won-shared").with("count", ending.winners.len()),
    }
}

/// The same as a sentence, for the results.
pub fn outcome(ending: Ending) -> Words {
    match alone(ending) {
        Some((winner, how)) => Words::new(format!("battle_royal-outcome-{how}")).with("winner", winner),
        None => Words::new("battle_royal-outcome-shared").with("count", ending.winners.len()),
    }
}

/// Who has won alone, and by what.
fn alone(ending: Ending) -> Option<(Seat, &'static str)> {
    let how = match ending.how {
        EndReason::Prizes => "prizes",
        EndReason::LastPlayer => "last",
        EndReason::Turns => "turns",
    };
    ending.winners.lowest().filter(|_| ending.winners.len() == 1).map(|winner| (winner, how))
}
