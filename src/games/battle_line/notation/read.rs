//! Positions read line by line; `tests/cases/battle_line/README.md` tells how to write one.

use super::super::cards::{Card, CardSet, DeckKind, Kind};
use super::super::position::{Decks, EndReason, Ending, FlagId, Phase, PublicState, SEATS, Scouted, State};
use super::super::{BattleLine, Mode};
use super::write::{deck_name, text};
use super::{card, flag, seat};
use crate::engine::notation::{Lines, PositionError, expected, no_key, number, restore, wrong};
use crate::engine::words::words;
use crate::engine::{NotationError, Seat};

const LATEST: u16 = 9999;

/// What a position says, line by line, before it is put together.
pub(super) struct Reader<'a> {
    pub(super) lines: &'a Lines<'a>,
    pub(super) state: State,
    /// Cards that have been named, and so lie somewhere.
    pub(super) named: CardSet,
    pub(super) phase: Option<Phase>,
    pub(super) ply: Option<u16>,
    pub(super) leaders: Option<[bool; 2]>,
    /// How many cards that were not named follow in each deck below the named ones; all if not said.
    pub(super) more: [Option<u8>; 2],
    /// The named cards on top of each deck, top card first.
    pub(super) tops: [Vec<Card>; 2],
}

pub(super) fn parse(text: &str) -> Result<State, PositionError> {
    let lines = Lines::read(text, &["flag", "hand", "discard"], &[])?;
    let state = State {
        table: PublicState::new(Mode::Advanced, Seat(0)),
        hands: [CardSet::NONE; 2],
        decks: Decks::default(),
        held: CardSet::NONE,
    };
    let mut reader = Reader {
        lines: &lines,
        state,
        named: CardSet::NONE,
        phase: None,
        ply: None,
        leaders: None,
        more: [None; 2],
        tops: [Vec::new(), Vec::new()],
    };
    lines.each(|key, words| reader.read(key, words))?;
    reader.put_together()
}

impl Reader<'_> {
    /// Takes in a line: one arm for each key.
    fn read(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        let table = &mut self.state.table;
        match (key, words) {
            ("mode", ["advanced"]) => table.mode = Mode::Advanced,
            ("mode", ["basic"]) => table.mode = Mode::Basic,
            ("mode", _) => return wrong(expected("`mode advanced`, `mode basic`")),
            ("turn", [who]) => table.turn = seat(who)?,
            ("phase", words) => self.phase = read_phase(words)?,
            ("ply", [count]) => {
                let ply = number(count, 0..=LATEST)?;
                if ply == 0 {
                    return wrong(words!("reason-plies"));
                }
                self.ply = Some(ply);
            }
            ("passes", [count]) => table.pass_streak = number(count, 0..=2)?,
            ("this-turn", words) => {
                for word in words {
                    match *word {
                        "passed" => table.this_turn.passed = true,
                        "claimed" => table.this_turn.claimed = true,
                        "scouted" => table.this_turn.scouted = true,
                        _ => return wrong(expected("`passed`, `claimed`, `scouted`")),
                    }
                }
            }
            ("flag", [which, words @ ..]) => self.read_flag(flag(which)?, words)?,
            ("hand", [who, cards @ ..]) => {
                let who = seat(who)?;
                for text in cards {
                    let card = self.name(text)?;
                    self.state.hands[who.index()].insert(card);
                }
            }
            ("discard", [who, cards @ ..]) => {
                let who = seat(who)?;
                for text in cards {
                    let card = self.name(text)?;
                    self.state.table.discards[who.index()].insert(card);
                }
            }
            ("troops", words) => self.read_deck(DeckKind::Troops, words)?,
            ("tactics", words) => self.read_deck(DeckKind::Tactics, words)?,
            ("played", [a, b]) => table.played = [number(a, 0..=10)?, number(b, 0..=10)?],
            ("leaders", words) => {
                let mut leaders = [false; 2];
                for word in words {
                    leaders[seat(word)?.index()] = true;
                }
                self.leaders = Some(leaders);
            }
            ("scouted", [by, troops, tactics]) => {
                table.scouted = Some(Scouted { by: seat(by)?, top: [number(troops, 0..=2)?, number(tactics, 0..=2)?] });
            }
            ("held", cards) => {
                for text in cards {
                    self.state.held.insert(card(text)?);
                }
            }
            ("turn" | "ply" | "passes", _) => return wrong(expected("`turn A`, `ply 31`, `passes 1`")),
            ("flag" | "hand" | "discard", _) => {
                return wrong(expected(
                    "`flag 3 A r8`, `hand A r8`, \
                `discard A SC`",
                ));
            }
            ("played", _) => return wrong(expected("`played 1 0`")),
            ("scouted", _) => {
                return wrong(expected("`scouted A 1 1`"));
            }
            _ => {
                return wrong(no_key(
                    key,
                    "`mode`, `turn`, `phase`, `ply`, `passes`, `this-turn`, \
                    `flag`, `hand`, `troops`, `tactics`, `discard`, `played`, `leaders`, `scouted`, \
                    `held`",
                ));
            }
        }
        Ok(())
    }

    /// A card that lies somewhere, and so nowhere else.
    fn name(&mut self, text: &str) -> Result<Card, NotationError> {
        let card = card(text)?;
        if self.named.contains(card) {
            return wrong(words!("reason-two-places", what = card));
        }
        self.named.insert(card);
        Ok(card)
    }

    /// `3 owner A fog mud A r5 r6 @9 B g1`
    fn read_flag(&mut self, flag: FlagId, words: &[&str]) -> Result<(), NotationError> {
        let mut words = words.iter().copied();
        let mut side: Option<Seat> = None;
        while let Some(word) = words.next() {
            match (word, side) {
                ("owner", None) => {
                    let owner = seat(words.next().unwrap_or_default())?;
                    if self.state.table.owner(flag).is_some() {
                        return wrong(words!("reason-one-owner"));
                    }
                    self.state.table.owned[owner.index()].insert(flag);
                }
                ("fog", None) => {
                    self.name("FO")?;
                    self.state.table.flag_mut(flag).fog = true;
                }
                ("mud", None) => {
                    self.name("MU")?;
                    self.state.table.flag_mut(flag).mud = true;
                }
                ("owner" | "fog" | "mud", Some(_)) => return wrong(words!("reason-before-sides", word = word)),
                ("A" | "B", _) => {
                    let next = seat(word)?;
                    if side.is_some_and(|before| before >= next) {
                        return wrong(words!("reason-sides-in-order"));
                    }
                    side = Some(next);
                }
                (_, None) => {
                    return wrong(words!("reason-whose-side", word = word));
                }
                (_, Some(seat)) => self.read_side(flag, seat, word)?,
            }
        }
        let here = self.state.table.flag(flag);
        for seat in SEATS {
            let (count, size) = (here.side(seat).pile.len(), usize::from(here.size()));
            if count > size {
                return wrong(words!("reason-side-too-full", side = seat.letter(), count = count, most = size));
            }
            if here.side(seat).stamp > 0 && count < size {
                return wrong(words!("reason-stamp-not-full", side = seat.letter(), size = size));
            }
            let leaders = here.side(seat).cards().iter().filter(|card| card.is_leader()).count();
            if leaders > 1 {
                return wrong(words!("reason-two-leaders", side = seat.letter()));
            }
        }
        Ok(())
    }

    fn read_side(&mut self, flag: FlagId, seat: Seat, word: &str) -> Result<(), NotationError> {
        if let Some(stamp) = word.strip_prefix('@') {
            let stamp = number(stamp, 0..=LATEST)?;
            if stamp == 0 {
                return wrong(words!("reason-plies"));
            }
            let side = self.state.table.flag_mut(flag).side_mut(seat);
            if side.stamp > 0 {
                return wrong(words!("reason-one-stamp"));
            }
            side.stamp = stamp;
            return Ok(());
        }
        let card = self.name(word)?;
        if !matches!(card.kind(), Kind::Troop | Kind::Morale) {
            return wrong(words!("reason-not-on-a-side", card = card));
        }
        if !self.state.table.flag_mut(flag).side_mut(seat).pile.push(card) {
            return wrong(words!("reason-four-cards"));
        }
        Ok(())
    }

    /// `r1 o4 +30`: the cards on top, the top card first, and how many others follow.
    fn read_deck(&mut self, deck: DeckKind, words: &[&str]) -> Result<(), NotationError> {
        self.more[deck.index()] = Some(0);
        for (place, word) in words.iter().enumerate() {
            if let Some(count) = word.strip_prefix('+') {
                if place + 1 < words.len() {
                    return wrong(words!("reason-comes-last", word = word));
                }
                self.more[deck.index()] = if count == "rest" { None } else { Some(number(count, 0..=60)?) };
                continue;
            }
            let card = self.name(word)?;
            if card.deck() != deck {
                return wrong(words!("reason-other-deck", card = card, deck = deck_name(deck)));
            }
            self.tops[deck.index()].push(card);
        }
        Ok(())
    }
}

/// `None` for `start`: the turn begins.
fn read_phase(words: &[&str]) -> Result<Option<Phase>, NotationError> {
    Ok(Some(match *words {
        ["start"] => return Ok(None),
        ["claim"] => Phase::Claim,
        ["play"] => Phase::Play,
        ["draw"] => Phase::Draw,
        ["scout-draw", left, "of", of] => {
            let (left, of) = (number(left, 0..=3)?, number(of, 0..=3)?);
            if left == 0 || left > of {
                return wrong(expected("`scout-draw 2 of 3`"));
            }
            Phase::ScoutDraw { left, of }
        }
        ["scout-return", left] => match number(left, 0..=2)? {
            0 => return wrong(words!("reason-scout-over")),
            left => Phase::ScoutReturn { left },
        },
        ["over", "draw", ref rest @ ..] => {
            let settled = read_settled(rest)?;
            Phase::Over(Ending { winner: None, how: EndReason::Draw, settled })
        }
        ["over", winner, how, ref rest @ ..] => {
            let Some(how) = how.parse().ok().filter(|how| *how != EndReason::Draw) else {
                return wrong(expected("`breakthrough`, `envelopment`, `more-flags`"));
            };
            Phase::Over(Ending { winner: Some(seat(winner)?), how, settled: read_settled(rest)? })
        }
        _ => {
            return wrong(expected(
                "`phase start`, `phase claim`, `phase play`, `phase scout-draw 2 of 3`, \
                    `phase scout-return 2`, `phase draw`, `phase over A breakthrough`, \
                    `phase over B more-flags settled`, `phase over draw settled`",
            ));
        }
    }))
}

fn read_settled(words: &[&str]) -> Result<bool, NotationError> {
    match words {
        [] => Ok(false),
        ["settled"] => Ok(true),
        _ => wrong(expected("`settled`")),
    }
}

impl From<State> for String {
    fn from(state: State) -> Self {
        text(&state)
    }
}

impl TryFrom<String> for State {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        restore::<BattleLine>(&text)
    }
}
