//! What is said: chronicle, prompts, what a card would do, scores and panels, what decided the match.

use super::faces::{self, in_words};
use super::{inspect, layout, pointing};
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::cards::{Card, CardSet, START_PRICE};
use crate::games::bottle_imp::{Colour, Event, Length, Phase, View, bottle, matches, scoring};
use crate::table::{
    Button, Cell, Counter, Curve, Explained, LogLine, OptionId, Palette, Panel, Prospect, Say, ScoreColumn, ScoreKind,
    ScoreSheet, Sheet, Status, Target,
};

/// The chronicle's line for an event; public knowledge only.
pub fn log(event: &Event, after: &View) -> Option<LogLine> {
    let printed = |card: &Card| in_words(after.table.options.cards, *card);
    let (words, place, strong) = match event {
        Event::RoundBegan { round, dealer } => {
            (Words::new("bottle_imp-log-round").with("seat", *dealer).with("round", *round), None, true)
        }
        Event::Committed { seat, .. } => (Words::new("bottle_imp-log-commits").with("seat", *seat), None, false),
        Event::ExchangeDone { leader } => (Words::new("bottle_imp-log-exchange").with("seat", *leader), None, false),
        Event::CardPlayed { seat, card, .. } => {
            let words = Words::new("bottle_imp-log-plays").with("seat", *seat).with("card", printed(card));
            (words, Some(Target::Piece(layout::card(*card))), false)
        }
        Event::TrickWon { seat, card, coins } => {
            let words = Words::new("bottle_imp-log-trick").with("seat", *seat).with("card", printed(card));
            (words.with("coins", *coins), None, false)
        }
        Event::BottleMoved { to, price, .. } => {
            let words = Words::new("bottle_imp-log-bottle").with("seat", *to).with("price", price.number());
            (words, Some(Target::Piece(layout::BOTTLE)), true)
        }
        Event::ImpTrickRevealed { cards, coins } => {
            let list: Vec<String> = cards.iter().map(|card| printed(&card)).collect();
            (Words::new("bottle_imp-log-imp").with("cards", list.join(" ")).with("coins", *coins), None, false)
        }
        Event::RoundScored { result, .. } => {
            let words = Words::new("bottle_imp-log-holder").with("seat", result.holder);
            (
                words.with("price", result.price).with("points", -i64::from(result.scores[result.holder.index()])),
                None,
                true,
            )
        }
        Event::ExtraRound => (Words::new("bottle_imp-log-extra"), None, true),
        Event::MatchEnded { .. }
        | Event::Laid { .. }
        | Event::TakenBack { .. }
        | Event::Dealt { .. }
        | Event::Discarded { .. }
        | Event::Passed { .. }
        | Event::HandOpened { .. }
        | Event::OldPriceCardCollected { .. } => return None,
    };
    Some(LogLine { place, strong, ..LogLine::new(words) })
}

/// The colour that has to be followed, if a trick has begun.
fn led(view: &View) -> Option<Colour> {
    view.table.plays.first().map(|card| view.table.options.cards.colour(card))
}

/// The name's message key of the phase in which cards are handed on, which is also its name as a state of the client.
pub const EXCHANGE: &str = "bottle_imp-phase-exchange";

impl Say for View {
    fn status(&self) -> Status {
        let table = &self.table;
        let phases = vec![EXCHANGE, "bottle_imp-phase-play"];
        let prompt = match table.phase {
            Phase::Exchange if self.drafts.iter().any(|draft| draft.next_slot(table.is_for_two()).is_none()) => {
                Words::new("bottle_imp-ask-give")
            }
            Phase::Exchange if table.is_for_two() => Words::new("bottle_imp-ask-exchange-two"),
            Phase::Exchange => Words::new("bottle_imp-ask-exchange"),
            Phase::Play => {
                let turn = table.turn();
                let follows = |colour: Colour| {
                    let hands = self.hand(turn).known.union(self.open_hand(turn).known);
                    !hands.intersection(table.options.cards.suit(colour)).is_empty()
                };
                match led(self) {
                    None => Words::new("bottle_imp-ask-lead"),
                    Some(colour) if follows(colour) || !self.viewer.sees(turn) => {
                        Words::new("bottle_imp-ask-follow").with_key("colour", colour.key())
                    }
                    Some(colour) => Words::new("bottle_imp-ask-void").with_key("colour", colour.key()),
                }
            }
            Phase::Over => Words::new("bottle_imp-ask-over"),
        };
        Status { phases, phase: usize::from(table.phase != Phase::Exchange), prompt }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self.table.phase {
            Phase::Exchange if self.table.is_for_two() => "two-players",
            Phase::Exchange => "exchange",
            Phase::Play if self.table.plays.is_empty() => "trick",
            Phase::Play => "following",
            Phase::Over => "match",
        })
    }

    fn is_nearly_decided(&self) -> bool {
        matches::is_nearly_decided(self)
    }

    fn prospect(&self, seat: Seat) -> Prospect {
        let (table, total) = (&self.table, self.table.totals[seat.index()]);
        match table.phase {
            Phase::Over => Prospect::decided(total, total == matches::best(table)),
            _ => Prospect::ahead(total, matches::lead(table, seat)),
        }
    }

    fn counters(&self, seat: Seat) -> Vec<Counter> {
        let total = i64::from(self.table.totals[seat.index()]);
        let tricks = self.table.tricks(seat) as i64;
        let mut counters = vec![
            Counter { icon: "ui-coins", value: total, title: Words::new("bottle_imp-counter-total") },
            Counter { icon: "bi-trick", value: tricks, title: Words::new("bottle_imp-counter-tricks") },
        ];
        if self.table.options.coins_counted && self.table.phase == Phase::Play {
            let coins = i64::from(self.table.options.cards.worth(self.table.won[seat.index()]));
            counters.push(Counter { icon: "bi-coin", value: coins, title: Words::new("bottle_imp-counter-coins") });
        }
        if self.table.holder == Some(seat) {
            let price = i64::from(self.table.price);
            counters.push(Counter { icon: "bi-bottle", value: price, title: Words::new("bottle_imp-counter-bottle") });
        }
        counters
    }

    fn button(&self, _: Seat, _: OptionId) -> Button {
        pointing::give()
    }

    fn preview(&self, seat: Seat, targets: &[Target]) -> Vec<Words> {
        if let [Target::Piece(piece)] = targets
            && *piece == layout::BOTTLE
        {
            return bottle_lines(self);
        }
        let Some(card) = targets.iter().rev().find_map(|target| pointing::card(&[*target])) else { return Vec::new() };
        let mut lines = vec![layout::card_title(self.table.options.cards, card)];
        if !pointing::holds(self, seat, card) {
            return lines;
        }
        let trump = card.number() < self.table.price;
        match self.table.phase {
            Phase::Play if self.table.turn() == seat && pointing::follows(self, seat, card) => {
                lines.extend(would(self, card));
            }
            // The rules themselves say why it cannot be played.
            Phase::Play if self.table.turn() == seat => {}
            _ if trump => lines.push(Words::new("bottle_imp-about-trump").with("price", self.table.price)),
            _ => lines.push(Words::new("bottle_imp-about-high").with("price", self.table.price)),
        }
        lines
    }

    fn why_not(&self, seat: Seat, targets: &[Target]) -> Option<Explained> {
        pointing::why_not(self, seat, targets)
    }

    fn inspect(&self, seat: Seat, target: Target, plain: Sheet) -> Sheet {
        inspect::inspect(self, seat, target, plain)
    }

    fn panels(&self, _: &[LogLine], palette: Palette) -> Vec<Panel> {
        vec![reference(self, palette), round(self), scores(self)]
    }

    fn verdict(&self) -> Vec<Words> {
        let table = &self.table;
        if table.phase != Phase::Over {
            return Vec::new();
        }
        let best = crate::games::bottle_imp::matches::best(table);
        let winners: Vec<Seat> = table.seats().filter(|seat| table.totals[seat.index()] == best).collect();
        let first = match winners[..] {
            [winner] => Words::new("bottle_imp-outcome-won").with("winner", winner),
            _ => Words::new("bottle_imp-outcome-shared"),
        };
        let mut lines = vec![first.with("points", i64::from(best))];
        for seat in table.seats() {
            let held = table.history.iter().filter(|result| result.holder == seat).count();
            let words = Words::new("bottle_imp-verdict-seat").with("seat", seat).with("count", held as i64);
            lines.push(words.with("total", i64::from(table.totals[seat.index()])));
        }
        lines.push(Words::new("bottle_imp-verdict-rounds").with("count", table.history.len() as i64));
        if table.price < START_PRICE {
            lines.push(Words::new("bottle_imp-verdict-price").with("price", table.price));
        }
        lines
    }
}

fn bottle_lines(view: &View) -> Vec<Words> {
    let table = &view.table;
    let first = match table.holder {
        Some(seat) => Words::new("bottle_imp-bottle-of").with("seat", seat).with("price", table.price),
        None => Words::new("bottle_imp-bottle-free"),
    };
    let open = CardSet::below(table.price).without(table.played());
    let left = Words::new("bottle_imp-about-lower").with("price", table.price).with("count", open.len());
    vec![first, left]
}

/// What would come of playing a card now.
fn would(view: &View, card: Card) -> Vec<Words> {
    let table = &view.table;
    let cards = table.plays.set().union(CardSet::one(card));
    let Some(verdict) = bottle::decide(cards, table.price) else { return Vec::new() };
    let last = table.plays.len() + 1 == table.trick_size();
    let coins = table.options.cards.worth(cards);
    let words = match (verdict.card == card, verdict.buys, last) {
        (true, true, true) => Words::new("bottle_imp-would-buy"),
        (true, true, false) => Words::new("bottle_imp-would-lead-trump"),
        (true, false, true) => Words::new("bottle_imp-would-take"),
        (true, false, false) => Words::new("bottle_imp-would-lead"),
        (false, _, _) => Words::new("bottle_imp-would-lose").with("other", in_words(table.options.cards, verdict.card)),
    };
    vec![words.with("price", card.number()).with("coins", coins)]
}

fn plain(words: Words) -> Cell {
    Cell { words, icon: None, colour: None, gone: false }
}

fn number(value: i64) -> Cell {
    plain(Words::new("number").with("number", value))
}

fn name(seat: Seat) -> Cell {
    plain(Words::new("bottle_imp-cell-seat").with("seat", seat))
}

/// Totals after each round, from nothing; a single round makes no curve.
fn curves(view: &View) -> Vec<Curve> {
    if view.table.history.len() < 2 {
        return Vec::new();
    }
    let mut before = view.table.clone();
    before.totals = Default::default();
    view.table
        .seats()
        .map(|seat| {
            let mut total = 0;
            let mut values = vec![0];
            for result in &view.table.history {
                total += i32::from(scoring::credited(&before, result)[seat.index()]);
                values.push(total);
            }
            Curve { seat, values }
        })
        .collect()
}

/// The icon of scores, which are counted in coins.
const SCORES: &str = "ui-coins";

/// The score of the last round, if one has been played.
pub fn score_sheet(view: &View) -> Option<ScoreSheet> {
    let table = &view.table;
    let result = table.history.last()?;
    let credited = scoring::credited(table, result);
    let played = table.history.len() as i64;
    let title = match table.options.length {
        Length::Rounds(rounds) if played <= i64::from(rounds) => {
            Words::new("bottle_imp-sheet-title-of").with("round", played).with("rounds", rounds)
        }
        _ => Words::new("bottle_imp-sheet-title").with("round", played),
    };
    let coins = table.options.cards.worth(result.imp);
    let note = Words::new("bottle_imp-sheet-note").with("seat", result.holder).with("price", result.price);
    let points = |seat: Seat| vec![i64::from(credited[seat.index()]), i64::from(table.totals[seat.index()])];
    let round = ScoreColumn { title: Words::new("bottle_imp-sheet-round"), kind: ScoreKind::Change };
    let total = ScoreColumn { title: Words::new("bottle_imp-sheet-total"), kind: ScoreKind::Total(SCORES) };
    Some(ScoreSheet {
        title,
        headline: Words::new("bottle_imp-sheet-headline").with("seat", result.holder),
        about: result.holder,
        worth: i64::from(credited[result.holder.index()]),
        emblem: "bi-bottle",
        note: note.with("coins", coins),
        columns: vec![round, total],
        scores: table.seats().map(points).collect(),
        curves: curves(view),
    })
}

fn reference(view: &View, palette: Palette) -> Panel {
    let (table, printing) = (&view.table, view.table.options.cards);
    let played = table.played();
    let rows = Colour::ALL.into_iter().map(|colour| {
        let ground = Some(faces::ground(colour, palette));
        let head =
            Cell { words: Words::new(colour.key()), icon: Some(faces::emblem(colour)), colour: ground, gone: false };
        let cells = printing.suit(colour).iter().map(|card| Cell {
            words: Words::new("bottle_imp-cell-card").with("number", card.number()).with("coins", printing.coins(card)),
            icon: None,
            colour: ground,
            gone: played.contains(card),
        });
        std::iter::once(head).chain(cells).collect()
    });
    let left = CardSet::ALL.without(played).len();
    Panel {
        title: Words::new("bottle_imp-panel-cards"),
        icon: "ui-search",
        note: Some(Words::new("bottle_imp-panel-cards-note").with("count", left).with("price", table.price)),
        rows: rows.collect(),
        plot: Vec::new(),
    }
}

fn round(view: &View) -> Panel {
    let (table, printing) = (&view.table, view.table.options.cards);
    let head = ["bottle_imp-cell-player", "bottle_imp-cell-tricks", "bottle_imp-cell-coins"];
    let columns = if table.options.coins_counted { 3 } else { 2 };
    let mut rows = vec![head.into_iter().map(|key| plain(Words::new(key))).take(columns).collect::<Vec<Cell>>()];
    for seat in table.seats() {
        let coins = printing.worth(table.won[seat.index()]);
        let cells = [name(seat), number(table.tricks(seat) as i64), number(i64::from(coins))];
        rows.push(cells.into_iter().take(columns).collect());
    }
    let note = table.last.map(|trick| {
        let cards: Vec<String> = trick.plays.iter().map(|card| in_words(printing, card)).collect();
        Words::new("bottle_imp-panel-round-last").with("seat", trick.winner).with("cards", cards.join(" "))
    });
    Panel { title: Words::new("bottle_imp-panel-round"), icon: "bi-trick", note, rows, plot: Vec::new() }
}

fn scores(view: &View) -> Panel {
    let table = &view.table;
    let mut rows: Vec<Vec<Cell>> =
        vec![std::iter::once(plain(Words::new("bottle_imp-cell-round"))).chain(table.seats().map(name)).collect()];
    for (nth, result) in (1..).zip(&table.history) {
        let credited = scoring::credited(table, result);
        let cells = table.seats().map(|seat| {
            let mut cell = number(i64::from(credited[seat.index()]));
            cell.icon = (seat == result.holder).then_some("bi-bottle");
            cell
        });
        rows.push(std::iter::once(number(nth)).chain(cells).collect());
    }
    let totals = table.seats().map(|seat| number(i64::from(table.totals[seat.index()])));
    rows.push(std::iter::once(plain(Words::new("bottle_imp-cell-total"))).chain(totals).collect());
    Panel { title: Words::new("bottle_imp-panel-scores"), icon: SCORES, note: None, rows, plot: curves(view) }
}
