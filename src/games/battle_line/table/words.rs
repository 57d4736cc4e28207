//! What is said: chronicle, prompts, previews, counters, panels, the verdict.

use super::super::Mode;
use super::super::bot::public_chance;
use super::super::cards::{Card, DeckKind, Kind, TroopSet};
use super::super::declaration::{Proof, Verdict};
use super::super::ending;
use super::super::events::Event;
use super::super::formations::{Best, Value};
use super::super::position::{Ending, FlagId, Phase, SEATS, other};
use super::super::view::View;
use super::pointing::{self, Pointed, playable_tactics, pointed};
use super::{faces, inspect, layout};
use crate::engine::{Seat, Words};
use crate::table::{
    Button, Cell, Counter, Explained, LogLine, OptionId, Palette, Panel, Prospect, Say, Sheet, Status, Target,
};

fn line(seat: Option<Seat>, words: Words, place: Option<Target>, strong: bool) -> Option<LogLine> {
    let words = seat.into_iter().fold(words, |words, seat| words.with("who", seat));
    Some(LogLine { place, strong, ..LogLine::new(words) })
}

/// The chronicle's line for an event; public knowledge only.
pub fn log(event: &Event) -> Option<LogLine> {
    let slot = |seat: Seat, flag: FlagId| Some(Target::Zone(layout::slot_zone(seat, flag)));
    let flag_place = |flag: FlagId| Some(Target::Zone(layout::flag_zone(flag)));
    let card_place = |card: Card| Some(Target::Piece(layout::card(card)));
    let said = |key: &str| Words::new(format!("battle_line-log-{key}"));
    match event {
        Event::Dealt { .. } | Event::Completed { .. } | Event::TurnBegan { .. } | Event::GuileDiscarded { .. } => None,
        Event::Started { seat, .. } => line(Some(*seat), said("begins"), None, false),
        Event::TroopPlayed { seat, card, flag } | Event::MoralePlayed { seat, card, flag } => {
            let words = said("lays").with("card", card.to_string()).with("flag", flag.number());
            line(Some(*seat), words, slot(*seat, *flag), false)
        }
        Event::EnvironmentPlayed { seat, card, flag } => {
            let words = said("lays").with("card", card.to_string()).with("flag", flag.number());
            line(Some(*seat), words, flag_place(*flag), false)
        }
        Event::ScoutPlayed { seat, draws } => {
            line(Some(*seat), said("scouts").with("card", Card::SCOUT.to_string()).with("count", *draws), None, false)
        }
        Event::Drew { seat, deck, .. } => match deck {
            DeckKind::Troops => None,
            DeckKind::Tactics => line(Some(*seat), said("draws-tactics"), None, false),
        },
        Event::Returned { seat, deck, .. } => {
            let key = if *deck == DeckKind::Troops { "returns-troop" } else { "returns-tactics" };
            line(Some(*seat), said(key), None, false)
        }
        Event::Redeployed { seat, card, from, to } => {
            let by = Card::REDEPLOY.to_string();
            let words = match to {
                Some(to) => said("redeploys").with("to", to.number()),
                None => said("redeploys-away"),
            };
            let words = words.with("by", by).with("card", card.to_string()).with("from", from.number());
            line(Some(*seat), words, card_place(*card), false)
        }
        Event::Deserted { seat, card, from } => {
            let words = said("deserts").with("by", Card::DESERTER.to_string());
            line(
                Some(*seat),
                words.with("card", card.to_string()).with("from", from.number()),
                card_place(*card),
                false,
            )
        }
        Event::Betrayed { seat, card, from, to } => {
            let words = said("betrays").with("by", Card::TRAITOR.to_string()).with("card", card.to_string());
            line(Some(*seat), words.with("from", from.number()).with("to", to.number()), card_place(*card), false)
        }
        Event::Passed { seat } => line(Some(*seat), said("passes"), None, false),
        Event::FlagClaimed { seat, flag, value, rival } => {
            let words = match rival {
                Some(rival) => said("claims").with_value("rival", *rival),
                None => said("claims-unfilled"),
            };
            line(Some(*seat), words.with("flag", flag.number()).with_value("own", *value), flag_place(*flag), true)
        }
        Event::ClaimsEnded { seat } => line(Some(*seat), said("declines"), None, false),
        Event::StandOff => line(None, said("stand-off"), None, true),
        Event::HandRevealed { seat, .. } => line(Some(*seat), said("reveals"), None, false),
        Event::FlagSettled { seat, flag } => {
            line(Some(*seat), said("settled").with("flag", flag.number()), flag_place(*flag), true)
        }
        Event::Won { ending, .. } => line(None, won(ending), None, true),
        Event::Drawn => line(None, Words::new("battle_line-won-draw"), None, true),
    }
}

/// Puts a formation with its sum into a sentence: two arguments, name and sum.
trait WithValue {
    fn with_value(self, name: &str, value: Value) -> Words;
}

impl WithValue for Words {
    fn with_value(self, name: &str, value: Value) -> Words {
        self.with_key(name, value.formation.key()).with(&format!("{name}-sum"), value.sum)
    }
}

/// How a match was won.
pub fn won(ending: &Ending) -> Words {
    let key = format!("battle_line-won-{}", ending.how);
    match ending.winner {
        Some(seat) => Words::new(key).with("seat", seat),
        None => Words::new(key),
    }
}

impl Say for View {
    fn status(&self) -> Status {
        let table = &self.table;
        let (claim, play, draw) = ("battle_line-phase-claim", "battle_line-phase-play", "battle_line-phase-draw");
        let phases = match table.mode {
            Mode::Advanced => vec![claim, play, draw],
            Mode::Basic => vec![play, claim, draw],
        };
        let now = match table.phase {
            Phase::Claim => claim,
            Phase::Play => play,
            Phase::ScoutDraw { .. } | Phase::ScoutReturn { .. } | Phase::Draw | Phase::Over(_) => draw,
        };
        let phase = phases.iter().position(|phase| *phase == now).unwrap_or(0);
        let prompt = match table.phase {
            Phase::Claim => Words::new("battle_line-ask-claim").with("count", table.claimable.len()),
            Phase::Play => ask_play(self),
            Phase::ScoutDraw { left, .. } => Words::new("battle_line-ask-scout-draw").with("count", left),
            Phase::ScoutReturn { left } => Words::new("battle_line-ask-scout-return").with("count", left),
            Phase::Draw => Words::new("battle_line-ask-draw"),
            Phase::Over(ending) => won(&ending),
        };
        Status { phases, phase, prompt }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self.table.phase {
            Phase::Claim => "claim-step",
            Phase::Play => "playing",
            Phase::ScoutDraw { .. } => "scout",
            Phase::ScoutReturn { .. } => "scout-return",
            Phase::Draw => "drawing",
            Phase::Over(_) => "end",
        })
    }

    fn is_nearly_decided(&self) -> bool {
        ending::is_nearly_decided(&self.table)
    }

    fn prospect(&self, seat: Seat) -> Prospect {
        let flags = self.table.owned[usize::from(seat.0 & 1)].len().into();
        match self.table.phase {
            Phase::Over(ending) => Prospect::decided(flags, ending.winner == Some(seat)),
            _ => Prospect::likely(flags, public_chance(&self.table, seat)),
        }
    }

    fn counters(&self, seat: Seat) -> Vec<Counter> {
        let index = usize::from(seat.0 & 1);
        let counter = |icon, value: u8, key: &str| Counter { icon, value: i64::from(value), title: Words::new(key) };
        let locked = self.table.is_locked(seat) && !matches!(self.table.phase, Phase::Over(_));
        let played = self.table.played[index];
        // A lock instead of the quill as long as the player has to wait with tactics.
        let tactics = if locked {
            counter("ui-lock", played, "battle_line-counter-locked")
        } else {
            counter("ui-quill", played, "battle_line-counter-tactics")
        };
        vec![
            counter("ui-flag", self.table.owned[index].len(), "battle_line-counter-flags"),
            counter("ui-hand", self.hand(seat).len(), "battle_line-counter-hand"),
            tactics,
        ]
    }

    fn button(&self, seat: Seat, option: OptionId) -> Button {
        pointing::button(self, seat, option)
    }

    fn preview(&self, seat: Seat, targets: &[Target]) -> Vec<Words> {
        match pointed(self, seat, targets) {
            Some(Pointed::Over(card, flag)) => over(self, seat, card, flag),
            Some(Pointed::Flag(flag)) => proof_lines(self, seat, flag),
            Some(Pointed::Card(card)) if !card.is_troop() => {
                let key = faces::tactic_key(card);
                vec![layout::card_title(card), Words::new(format!("{key}-about"))]
            }
            Some(Pointed::Deck(deck)) => {
                let key = match deck {
                    DeckKind::Troops => "battle_line-about-troops",
                    DeckKind::Tactics => "battle_line-about-tactics",
                };
                vec![Words::new(key).with("count", self.deck(deck).len)]
            }
            Some(Pointed::Card(_)) | None => Vec::new(),
        }
    }

    fn why_not(&self, seat: Seat, targets: &[Target]) -> Option<Explained> {
        pointing::why_not(self, seat, targets)
    }

    fn inspect(&self, seat: Seat, target: Target, plain: Sheet) -> Sheet {
        inspect::inspect(self, seat, target, plain)
    }

    fn panels(&self, _: &[LogLine], palette: Palette) -> Vec<Panel> {
        let unseen = self.table.unseen();
        let rows = (0..6u8)
            .map(|colour| {
                let (band, _) = faces::colours(colour, palette);
                let numbers = unseen.numbers(colour);
                let head = Cell {
                    words: Words::new(format!("battle_line-{}", faces::COLOURS[usize::from(colour)])),
                    icon: Some(faces::emblem(colour)),
                    colour: Some(band),
                    gone: false,
                };
                let cells = (1..=10u8).map(|number| Cell {
                    words: Words::new("number").with("number", number),
                    icon: None,
                    colour: Some(band),
                    gone: numbers >> (number - 1) & 1 == 0,
                });
                std::iter::once(head).chain(cells).collect()
            })
            .collect();
        let face_up = self.table.face_up();
        let tactics = Card::all().filter(|card| !card.is_troop()).map(|card| Cell {
            words: Words::new(faces::tactic_key(card)),
            icon: None,
            colour: None,
            gone: face_up.contains(card),
        });
        let tactics: Vec<Cell> = tactics.collect();
        vec![
            Panel {
                title: Words::new("battle_line-panel-unseen"),
                icon: "ui-search",
                note: Some(Words::new("battle_line-panel-unseen-note").with("count", unseen.len())),
                rows,
                plot: Vec::new(),
            },
            Panel {
                title: Words::new("battle_line-panel-tactics"),
                icon: "ui-quill",
                note: Some(Words::new("battle_line-panel-tactics-note")),
                rows: tactics.chunks(5).map(<[Cell]>::to_vec).collect(),
                plot: Vec::new(),
            },
        ]
    }

    fn verdict(&self) -> Vec<Words> {
        let Phase::Over(ending) = self.table.phase else { return Vec::new() };
        let mut lines = vec![won(&ending)];
        if ending.settled {
            lines.push(Words::new("battle_line-verdict-settled"));
        }
        for seat in SEATS {
            let owned = self.table.owned[usize::from(seat.0)];
            let flags: Vec<String> = owned.iter().map(|flag| flag.number().to_string()).collect();
            let key = if flags.is_empty() { "battle_line-verdict-no-flags" } else { "battle_line-verdict-flags" };
            lines.push(Words::new(key).with("seat", seat).with("flags", flags.join(" ")));
        }
        lines.push(Words::new("battle_line-verdict-turns").with("count", self.table.ply));
        lines
    }
}

fn ask_play(view: &View) -> Words {
    let table = &view.table;
    let hand = view.hand(table.turn);
    if !hand.is_open() || (hand.troops > 0 && !table.free_flags(table.turn).is_empty()) {
        return Words::new("battle_line-ask-play");
    }
    Words::new(match playable_tactics(view, table.turn).is_empty() {
        false => "battle_line-ask-tactics-or-pass",
        true if table.is_locked(table.turn) => "battle_line-ask-pass",
        true => "battle_line-ask-pass-only",
    })
}

fn cards(filling: TroopSet) -> String {
    let mut cards: Vec<Card> = filling.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.number()));
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A value with the cards that would still have to come, if any; `held` tells how many of them are in the asker's own
/// hand, which proves nothing.
fn best_words(key: &str, best: Best, hand: TroopSet) -> Words {
    let key = if best.filling.is_empty() { key.to_owned() } else { format!("{key}-with") };
    let held = best.filling.len() - best.filling.without(hand).len();
    Words::new(key).with_value("value", best.value).with("cards", cards(best.filling)).with("held", held)
}

fn over(view: &View, seat: Seat, card: Card, flag: FlagId) -> Vec<Words> {
    if card.kind() == Kind::Guile {
        return proof_lines(view, seat, flag);
    }
    let Some(preview) = view.table.preview(flag, seat, card) else { return Vec::new() };
    let hand = view.hand(seat).known.troops();
    let mut lines = Vec::new();
    lines.push(match preview.best {
        Some(best) if preview.complete => Words::new("battle_line-preview-makes").with_value("value", best.value),
        Some(best) => best_words("battle_line-preview-best", best, hand),
        None => Words::new("battle_line-preview-never"),
    });
    if let Some(rival) = view.table.best(flag, other(seat)) {
        lines.push(best_words("battle_line-preview-rival", rival, hand));
    }
    lines
}

/// The proof of a flag: what is there, what can still come, and what follows.
pub fn proof_lines(view: &View, seat: Seat, flag: FlagId) -> Vec<Words> {
    let proof = view.table.proof(flag, seat);
    let mut lines = vec![Words::new("battle_line-place-flag").with("flag", flag.number())];
    if let Some(owner) = view.table.owner(flag) {
        lines.push(Words::new("battle_line-proof-claimed").with("seat", owner));
        return lines;
    }
    let empty = |seat: Seat| view.table.side(flag, seat).cards().is_empty();
    if empty(seat) && empty(other(seat)) {
        return lines;
    }
    let hand = view.hand(seat).known.troops();
    // Whoever only watches hears the names of both.
    let told = |words: Words| words.with("own", seat).with("rival", other(seat));
    for (key, best) in [("battle_line-proof-own", proof.own), ("battle_line-proof-rival", proof.rival)] {
        lines.push(told(match best {
            Some(best) => best_words(key, best, hand),
            None => Words::new(format!("{key}-none")),
        }));
    }
    lines.extend(verdict_words(&proof).map(told));
    lines
}

fn verdict_words(proof: &Proof) -> Option<Words> {
    (proof.verdict != Verdict::Claimed).then(|| Words::new(format!("battle_line-proof-{}", proof.verdict)))
}
