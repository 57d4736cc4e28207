//! The chronicle's line for every event, and the large words over the table.

use super::{dice, ids, names};
use crate::engine::Words;
use crate::games::battlelore::council::Member;
use crate::games::battlelore::dice::Roll;
use crate::games::battlelore::events::Why;
use crate::games::battlelore::position::{EndReason, PublicState, Unit, UnitId};
use crate::games::battlelore::scenario::Levels;
use crate::games::battlelore::terrain::LandmarkKind;
use crate::games::battlelore::{CommandCard, Event, Hex, PendingStep, Side, View, muster};
use crate::table::{Fallen, LogLine};

fn said(name: &str) -> Words {
    Words::new(format!("battlelore-log-{name}"))
}

/// Something that a side does or that happens to it.
fn of(name: &str, side: Side) -> Words {
    said(name).with("seat", side.seat())
}

/// The unit that stands on a hex, or the one that has just been eliminated there.
fn whose(table: &PublicState, hex: Hex) -> Option<&Unit> {
    let fallen = |id: UnitId| Some(table.unit(id)).filter(|unit| !unit.is_alive() && unit.hex == hex);
    let fought = || table.battle.into_iter().flat_map(|battle| [battle.target, battle.attacker]).find_map(fallen);
    table
        .unit_at(hex)
        .or_else(fought)
        .or_else(|| table.units().iter().rev().find(|unit| !unit.is_alive() && unit.hex == hex))
}

/// The sentence with the unit on a hex in it, and the hex.
fn on(words: Words, table: &PublicState, hex: Hex) -> Option<Words> {
    let unit = whose(table, hex)?;
    Some(words.with_key("unit", unit.kind.key()).with("hex", hex.to_string()))
}

/// The same with whose unit it is.
fn owned(name: &str, table: &PublicState, hex: Hex) -> Option<Words> {
    on(of(name, whose(table, hex)?.side), table, hex)
}

/// A unit that has come from one hex to another.
fn gone(name: &str, table: &PublicState, from: Hex, to: Hex) -> Option<Words> {
    let unit = table.unit_at(to)?;
    let words = of(name, unit.side).with_key("unit", unit.kind.key());
    Some(words.with("from", from.to_string()).with("to", to.to_string()))
}

/// The chronicle's line for an event; public knowledge only.
pub fn log(event: &Event, after: &View) -> Option<LogLine> {
    let table = &after.table;
    let words = card_words(event, table).or_else(|| words(event, table))?;
    let strong = matches!(
        event,
        Event::TurnBegan { .. }
            | Event::ObjectiveTaken { .. }
            | Event::Eliminated { .. }
            | Event::BannerWon { .. }
            | Event::Ended { .. }
    );
    let at = |hex| ids::place(after, hex);
    let dice = match event {
        Event::Rolled { side, roll, .. } => {
            Some(Fallen { by: side.seat(), faces: roll.faces().iter().map(|face| *face as u8).collect() })
        }
        _ => None,
    };
    Some(LogLine { words, place: place(event).map(at), from: origin(event).map(at), strong, dice })
}

/// Where it happened.
fn place(event: &Event) -> Option<Hex> {
    match *event {
        Event::ObjectiveTaken { hex, .. }
        | Event::Ordered { hex }
        | Event::FiguresLost { hex, .. }
        | Event::Eliminated { hex, .. }
        | Event::FlagsIgnored { hex, .. }
        | Event::TokensKept { hex, .. }
        | Event::PowerUsed { hex, .. }
        | Event::WebCut { hex }
        | Event::LoreTarget { hex }
        | Event::Healed { hex, .. }
        | Event::Returned { hex, .. }
        | Event::LandmarkPlaced { hex, .. }
        | Event::Trained { hex, .. } => Some(hex),
        Event::Moved { to, .. }
        | Event::Attacked { to, .. }
        | Event::BattledBack { to, .. }
        | Event::Retreated { to, .. }
        | Event::GroundGained { to, .. }
        | Event::Pursued { to, .. }
        | Event::Placed { to, .. } => Some(to),
        _ => None,
    }
}

fn origin(event: &Event) -> Option<Hex> {
    match *event {
        Event::Moved { from, .. }
        | Event::Attacked { from, .. }
        | Event::BattledBack { from, .. }
        | Event::Retreated { from, .. }
        | Event::GroundGained { from, .. }
        | Event::Pursued { from, .. } => Some(from),
        _ => None,
    }
}

/// What is said of cards and tokens.
fn card_words(event: &Event, table: &PublicState) -> Option<Words> {
    let command = |words: Words, card: CommandCard| words.with_key("card", card.key());
    Some(match *event {
        Event::CardPlayed { side, card } => command(of("plays", side), card),
        Event::CardCopied { card: Some(card), .. } => command(said("copies"), card),
        Event::CardCopied { card: None, .. } => said("copies-nothing"),
        Event::NobodyToOrder { side } => of("nobody", side),
        // What was played goes away by itself; a Scout puts away what nobody has seen.
        Event::PutAway { side, card } if table.step() != PendingStep::Draw => command(of("discards", side), card),
        Event::Shuffled { cards } => said("shuffled").with("cards", cards),
        Event::LoreShuffled { cards } => said("shuffled-lore").with("cards", cards),
        Event::LoreDrawn { side, .. } if table.step() != PendingStep::Start => of("draws-lore", side),
        Event::LoreBuried { side, .. } => of("buries", side),
        Event::LorePutAway { side, card }
            if matches!(table.step(), PendingStep::Limit | PendingStep::PutAway | PendingStep::Resolve) =>
        {
            of("discards", side).with_key("card", card.key())
        }
        Event::LorePlayed { side, card, price } => of("lore", side).with_key("card", card.key()).with("cost", price),
        Event::LoreCancelled { card, .. } => said("lore-cancelled").with_key("card", card.key()),
        Event::LoreTarget { hex } => lore_target(table, hex)?,
        Event::TakenBack { side, card } => command(of("card-returns", side), card),
        Event::Spied { side, .. } => of("spies", side),
        Event::Swapped { side, .. } => of("swaps", side),
        Event::TokensGained { side, tokens, .. } => of("tokens", side).with("count", tokens),
        Event::TokensLost { side, tokens, .. } => of("tokens-lost", side).with("count", tokens),
        Event::TokensDropped { hex, tokens } => {
            said("tokens-dropped").with("hex", hex.to_string()).with("count", tokens)
        }
        Event::Appointed { side, .. } => of("appoints", side),
        Event::CouncilRevealed { side, levels } => revealed(side, &levels)?,
        _ => return None,
    })
}

/// The members of a War Council with their levels.
fn revealed(side: Side, levels: &Levels) -> Option<Words> {
    let sits = Member::all().filter(|&member| muster::level(levels, member) > 0);
    let named = sits.map(|member| {
        let class = format!("battlelore-class-{}", member.name());
        Words::new("battlelore-class-level").with_key("class", class).with("level", muster::level(levels, member))
    });
    Some(of("council", side).with("members", names::list(named)?))
}

/// What a Lore card was aimed at: a unit, or a hex that belongs to the unit named before.
fn lore_target(table: &PublicState, hex: Hex) -> Option<Words> {
    let cast = table.lore.cast()?;
    let words = |name: &str| said(name).with_key("card", cast.card.key()).with("hex", hex.to_string());
    Some(match cast.units().last().filter(|_| cast.hex != Some(hex)).map(|id| table.unit(id)) {
        Some(unit) => words("lore-target").with("seat", unit.side.seat()).with_key("unit", unit.kind.key()),
        None => words("lore-place"),
    })
}

/// What is said of units and of the course of the match.
fn words(event: &Event, table: &PublicState) -> Option<Words> {
    match *event {
        Event::TurnBegan { side, number } => Some(of("turn", side).with("number", number)),
        Event::ObjectiveTaken { side, hex } => Some(of("objective", side).with("hex", hex.to_string())),
        Event::Ordered { hex } => owned("orders", table, hex),
        Event::Moved { from, to } if !passage(table, from, to) => gone("moves", table, from, to),
        Event::Moved { from, to } => gone("passage", table, from, to),
        Event::Attacked { from, to, melee, bonus } => attacked(table, from, to, melee, bonus),
        Event::BattledBack { from, .. } => owned("battles-back", table, from),
        Event::Rolled { side, why, roll } => Some(rolled(table, side, why, &roll)),
        Event::FiguresLost { hex, figures, left } if left > 0 => {
            Some(owned("loses", table, hex)?.with("figures", figures).with("left", left))
        }
        Event::Eliminated { side, hex } => on(of("eliminated", side), table, hex),
        Event::BannerWon { side, banners } => {
            Some(of("banner", side).with("banners", banners).with("goal", table.goals[side.index()]))
        }
        Event::FlagsIgnored { hex, flags } => Some(owned("ignores", table, hex)?.with("flags", flags)),
        Event::Retreated { from, to } => gone("retreats", table, from, to),
        Event::GroundGained { from, to } => gone("gains", table, from, to),
        Event::Pursued { from, to } => gone("pursues", table, from, to),
        Event::Placed { from, to } => gone("places", table, from, to),
        Event::TokensKept { hex, has } => Some(on(said("keeps-tokens"), table, hex)?.with("count", has)),
        Event::PowerUsed { power, hex } => owned(power.into_str(), table, hex),
        Event::WebCut { hex } => owned("web-removed", table, hex),
        Event::PoisonEnded { hex } => owned("poison-ended", table, hex),
        Event::Summoned { side, to, .. } => Some(of("summons", side).with("hex", to.to_string())),
        Event::Healed { hex, figures } => Some(owned("heals", table, hex)?.with("figures", figures)),
        Event::Returned { hex, figures } => Some(owned("returns", table, hex)?.with("figures", figures)),
        Event::LandmarkPlaced { side, kind, hex } => {
            let words = of("landmark", side).with_key("landmark", names::landmark(kind));
            Some(words.with("hex", hex.to_string()))
        }
        Event::Trained { hex, banner } => Some(owned("trains", table, hex)?.with_key("colour", names::colour(banner))),
        Event::Ended { winner, how } => Some(ended(winner, how)),
        _ => None,
    }
}

/// Whether a move went through the passage of a Rogue's Den (15): the ends need not be near each other.
fn passage(table: &PublicState, from: Hex, to: Hex) -> bool {
    let den = |hex: Hex| table.field.landmark(hex).is_some_and(|landmark| landmark.kind == LandmarkKind::Den);
    den(from) && den(to)
}

fn attacked(table: &PublicState, from: Hex, to: Hex, melee: bool, bonus: bool) -> Option<Words> {
    let name = match (bonus, melee) {
        (true, _) => "attacks-again",
        (false, true) => "attacks",
        (false, false) => "shoots",
    };
    let target = table.unit_at(to)?.kind.key();
    let unit = table.unit_at(from)?;
    let words = of(name, unit.side).with_key("unit", unit.kind.key()).with("from", from.to_string());
    Some(words.with_key("target", target).with("to", to.to_string()))
}

/// Dice: who rolled what for.
fn rolled(table: &PublicState, side: Side, why: Why, roll: &Roll) -> Words {
    let words = of(&format!("rolled-{}", why.into_str()), side).with("faces", names::faces(roll));
    match (why, table.lore.cast()) {
        (Why::Lore, Some(cast)) => words.with_key("card", cast.card.key()),
        _ => words,
    }
}

/// How a match ended.
pub fn ended(winner: Option<Side>, how: EndReason) -> Words {
    match winner {
        Some(winner) => Words::new(format!("battlelore-won-{}", how.into_str())).with("seat", winner.seat()),
        None => Words::new("battlelore-won-draw"),
    }
}

/// Whose card those large words name.
pub fn plays(event: &Event) -> Option<Words> {
    match *event {
        Event::CardPlayed { side, .. } | Event::LorePlayed { side, .. } => {
            Some(Words::new("battlelore-banner-plays").with("seat", side.seat()))
        }
        _ => None,
    }
}

/// The large words over the table for an event.
pub fn banner(event: &Event, after: &View) -> Option<Words> {
    let table = &after.table;
    let big = |name: &str| Words::new(format!("battlelore-banner-{name}"));
    Some(match *event {
        Event::TurnBegan { side, .. } => big("turn").with("seat", side.seat()),
        Event::CardPlayed { card, .. } => Words::new(card.key()),
        Event::CardCopied { card: Some(card), .. } => Words::new(card.key()),
        Event::LorePlayed { card, .. } => Words::new(card.key()),
        Event::LoreCancelled { card, .. } => big("cancelled").with_key("card", card.key()),
        // Other rolls say what they are for, as in the chronicle.
        Event::Rolled { side, why, roll } => {
            dice::banner(&roll, after).unwrap_or_else(|| rolled(table, side, why, &roll))
        }
        Event::ObjectiveTaken { .. } => big("objective"),
        Event::Eliminated { hex, .. } => big("eliminated").with_key("unit", whose(table, hex)?.kind.key()),
        Event::BannerWon { side, banners } => {
            let words = big("banner").with("seat", side.seat()).with("banners", banners);
            words.with("goal", table.goals[side.index()])
        }
        Event::Ended { winner, how } => ended(winner, how),
        _ => return None,
    })
}
