//! Positions read line by line; `tests/cases/bottle_imp/README.md` tells how to write one.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::super::cards::{CARDS, Card, CardSet, START_PRICE};
use super::super::colours::{Colour, ColourSet};
use super::super::draft::{Draft, Slot};
use super::super::position::{BySeat, Commit, Phase, Plays, RoundResult, State, Trick};
use super::super::{CardTable, Length, Options, Tie};
use super::{card_of, fill};
use crate::engine::notation::{self, Lines, PositionError, expected, no_key, number, unlike, wrong};
use crate::engine::words::words;
use crate::engine::{NotationError, Seat};

/// More points than a round can bring or take, whichever way: all cards are worth less.
const MOST_SCORE: i16 = 999;

/// More points than anybody can have after the longest match.
const MOST_TOTAL: i32 = MOST_SCORE as i32 * u16::MAX as i32;

/// Cards that were named for a place, and how many more, unnamed ones lie there.
#[derive(Clone, Copy, Default)]
pub(super) struct Named {
    pub(super) cards: CardSet,
    pub(super) more: Option<usize>,
}

/// What a position says, before it is put together.
pub(super) struct Reader<'a> {
    pub(super) lines: &'a Lines<'a>,
    pub(super) options: Options,
    pub(super) phase: Phase,
    pub(super) round: Option<u16>,
    pub(super) dealer: Seat,
    pub(super) leader: Option<Seat>,
    pub(super) price: u8,
    pub(super) holder: Option<Seat>,
    pub(super) last: Option<Trick>,
    pub(super) plays: Plays,
    pub(super) hands: BySeat<Named>,
    pub(super) open: [Named; 2],
    pub(super) imp: Option<CardSet>,
    pub(super) won: BySeat<CardSet>,
    pub(super) drafts: BySeat<Draft>,
    pub(super) commits: BySeat<Option<Commit>>,
    pub(super) voids: BySeat<ColourSet>,
    pub(super) history: Vec<RoundResult>,
    pub(super) totals: Option<BySeat<i32>>,
    pub(super) extra: bool,
    /// Cards that have been named, and so lie somewhere.
    pub(super) named: CardSet,
}

/// Reads a position: first the options, on which everything else depends, then the other lines in their order.
pub(super) fn parse(text: &str) -> Result<State, PositionError> {
    let lines = Lines::read(text, &["hand", "open", "won", "commit", "laid", "void"], &["result"])?;
    let mut reader = Reader {
        lines: &lines,
        options: Options::default(),
        phase: Phase::Play,
        round: None,
        dealer: Seat(0),
        leader: None,
        price: START_PRICE,
        holder: None,
        last: None,
        plays: Plays::default(),
        hands: Default::default(),
        open: Default::default(),
        imp: None,
        won: Default::default(),
        drafts: Default::default(),
        commits: Default::default(),
        voids: Default::default(),
        history: Vec::new(),
        totals: None,
        extra: false,
        named: CardSet::NONE,
    };
    let is_option = |key: &str| matches!(key, "players" | "length" | "tie" | "cards" | "teams" | "uncounted");
    lines.each(|key, words| if is_option(key) { reader.option(key, words) } else { Ok(()) })?;
    lines.each(|key, words| if is_option(key) { Ok(()) } else { reader.line(key, words) })?;
    fill::put_together(reader)
}

impl Reader<'_> {
    /// A line that tells how the match is played.
    fn option(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        match (key, words) {
            ("players", [count @ ("2" | "3" | "4")]) => self.options.players = number(count, 2..=4)?,
            ("players", _) => return wrong(expected("`players 2`, `players 3`, `players 4`")),
            ("length", ["target", points]) => self.options.length = Length::Target(number(points, 0..=u16::MAX)?),
            ("length", ["rounds", rounds]) => self.options.length = Length::Rounds(number(rounds, 0..=u16::MAX)?),
            ("length", _) => return wrong(expected("`length target 500`, `length rounds 9`")),
            ("tie", ["shared"]) => self.options.tie = Tie::Shared,
            ("tie", ["extra-round"]) => self.options.tie = Tie::ExtraRound,
            ("tie", _) => return wrong(expected("`tie shared`, `tie extra-round`")),
            ("cards", ["A"]) => self.options.cards = CardTable::A,
            ("cards", ["B"]) => self.options.cards = CardTable::B,
            ("cards", _) => return wrong(expected("`cards A`, `cards B`")),
            ("teams", []) => self.options.teams = true,
            ("uncounted", []) => self.options.coins_counted = false,
            _ => return wrong(words!("reason-nothing-behind", key = key)),
        }
        Ok(())
    }

    fn line(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        match (key, words) {
            ("phase", ["exchange"]) => self.phase = Phase::Exchange,
            ("phase", ["play"]) => self.phase = Phase::Play,
            ("phase", ["over"]) => self.phase = Phase::Over,
            ("phase", _) => return wrong(expected("`phase exchange`, `phase play`, `phase over`")),
            ("round", [round]) => self.round = Some(number(round, 1..=u16::MAX)?),
            ("dealer", [who]) => self.dealer = self.seat(who)?,
            ("leader", [who]) => self.leader = Some(self.seat(who)?),
            ("price", [price]) => self.price = self.price(price)?,
            ("holder", ["none"]) => self.holder = None,
            ("holder", [who]) => self.holder = Some(self.seat(who)?),
            ("extra", []) => self.extra = true,
            ("trick", cards) => {
                self.name(cards)?;
                self.plays = self.plays(cards)?;
            }
            ("last", [who, cards @ .., "winner", winner]) => {
                let (leader, winner) = (self.seat(who)?, self.seat(winner)?);
                let plays = self.plays(cards)?;
                self.last = Some(Trick { leader, plays, winner });
            }
            ("totals", totals) => self.totals = Some(self.by_seat(totals, "total", -MOST_TOTAL..=MOST_TOTAL)?),
            ("result", words) => {
                let result = self.result(words)?;
                self.history.push(result);
            }
            ("imp", cards) => self.imp = Some(self.name(cards)?),
            ("hand" | "open" | "won" | "commit" | "laid" | "void", [who, words @ ..]) => {
                self.of_seat(key, who, words)?;
            }
            _ => {
                return wrong(no_key(
                    key,
                    "`players`, `length`, `tie`, `cards`, `teams`, `uncounted`, \
                    `phase`, `round`, `dealer`, `leader`, `price`, `holder`, `last`, `trick`, `hand`, \
                    `open`, `imp`, `commit`, `laid`, `won`, `void`, `result`, `totals`, `extra`",
                ));
            }
        }
        Ok(())
    }

    fn of_seat(&mut self, key: &str, who: &str, words: &[&str]) -> Result<(), NotationError> {
        let index = self.seat(who)?.index();
        match key {
            "hand" => self.hands[index] = self.hand(words)?,
            "open" => match self.open.get(index).filter(|_| self.options.players == 2) {
                Some(_) => self.open[index] = self.hand(words)?,
                None => return wrong(words!("reason-open-hands-of-two")),
            },
            "won" => self.won[index] = self.name(words)?,
            "void" => {
                for word in words {
                    let colour = Colour::ALL.into_iter().find(|colour| *word == colour.letter().to_string());
                    let colour =
                        colour.ok_or_else(|| NotationError::from(unlike(word, "thing-colour", "`Y`, `B`, `R`")))?;
                    self.voids[index].insert(colour);
                }
            }
            "laid" => self.drafts[index] = self.draft(words)?,
            _ => self.commits[index] = Some(self.commit(words)?),
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, NotationError> {
        notation::seat(text, usize::from(self.options.players))
    }

    fn card(&self, text: &str) -> Result<Card, NotationError> {
        card_of(text, self.options.cards)
    }

    fn price(&self, text: &str) -> Result<u8, NotationError> {
        if text == START_PRICE.to_string() { Ok(START_PRICE) } else { self.card(text).map(Card::number) }
    }

    /// Cards, each for the first time.
    fn name(&mut self, words: &[&str]) -> Result<CardSet, NotationError> {
        let mut cards = CardSet::NONE;
        for word in words {
            let card = self.card(word)?;
            if self.named.union(cards).contains(card) {
                return wrong(words!("reason-two-places", what = card));
            }
            cards.insert(card);
        }
        self.named = self.named.union(cards);
        Ok(cards)
    }

    /// Cards in the order in which they were played.
    fn plays(&self, words: &[&str]) -> Result<Plays, NotationError> {
        if words.len() > self.options.trick_size() {
            return wrong(words!("reason-trick-size", count = self.options.trick_size()));
        }
        let mut plays = Plays::default();
        for word in words {
            plays.push(self.card(word)?);
        }
        Ok(plays)
    }

    /// Cards, and perhaps `+3` behind them for three that are not named.
    fn hand(&mut self, words: &[&str]) -> Result<Named, NotationError> {
        if let Some(early) = words.iter().rev().skip(1).find(|word| word.starts_with('+')) {
            return wrong(words!("reason-comes-last", word = early));
        }
        let (cards, more) = match words {
            [cards @ .., last] if last.starts_with('+') => (cards, Some(number(&last[1..], 0..=CARDS)?)),
            _ => (words, None),
        };
        Ok(Named { cards: self.name(cards)?, more })
    }

    /// Cards that a seat gives away, each behind its slot or behind another card of it.
    fn draft(&self, words: &[&str]) -> Result<Draft, NotationError> {
        let for_two = self.options.players == 2;
        let (mut draft, mut slot) = (Draft::default(), None);
        for word in words {
            if let Some(named) = Slot::of(for_two).into_iter().find(|slot| slot.to_string() == *word) {
                slot = Some(named);
                continue;
            }
            let card = self.card(word)?;
            match slot.filter(|&slot| draft.has_room(slot, for_two)) {
                _ if draft.cards().contains(card) => return wrong(words!("reason-two-places", what = card)),
                Some(slot) => draft.lay(card, slot),
                None if for_two => return wrong(expected("`open 1 closed 2 imp 5 6`")),
                None => return wrong(expected("`imp 5 left 1 right 2`")),
            }
        }
        Ok(draft)
    }

    /// All cards that a seat gives away.
    fn commit(&self, words: &[&str]) -> Result<Commit, NotationError> {
        let for_two = self.options.players == 2;
        match self.draft(words)?.commit(for_two) {
            Some(commit) => Ok(commit),
            None if for_two => wrong(expected("`commit A open 1 closed 2 imp 5 6`")),
            None => wrong(expected("`commit A imp 5 left 1 right 2`")),
        }
    }

    fn by_seat<T>(&self, words: &[&str], what: &str, range: RangeInclusive<T>) -> Result<BySeat<T>, NotationError>
    where
        T: FromStr + PartialOrd + Display + Copy + Default,
    {
        if words.len() != usize::from(self.options.players) {
            return wrong(words!("reason-one-for-each-seat", what = what, seats = self.options.players));
        }
        let mut values = BySeat::default();
        for (value, word) in values.iter_mut().zip(words) {
            *value = number(word, range.clone())?;
        }
        Ok(values)
    }

    fn result(&self, words: &[&str]) -> Result<RoundResult, NotationError> {
        let form = || wrong(expected("`result dealer A holder B price 7 imp 2 3 6 scores 59 -4 19`"));
        let ["dealer", dealer, "holder", holder, "price", price, "imp", rest @ ..] = words else { return form() };
        let Some(middle) = rest.iter().position(|word| *word == "scores") else { return form() };
        let imp = rest[..middle].iter().map(|word| self.card(word)).collect::<Result<CardSet, _>>()?;
        Ok(RoundResult {
            dealer: self.seat(dealer)?,
            holder: self.seat(holder)?,
            price: self.price(price)?,
            imp,
            scores: self.by_seat(&rest[middle + 1..], "score", -MOST_SCORE..=MOST_SCORE)?,
        })
    }
}
