//! Positions read line by line; `tests/cases/battle_line/README.md` tells how to write one.

use super::super::cards::{Card, CardSet, DeckKind, Kind};
use super::super::position::{Decks, Ending, FlagId, How, Phase, SEATS, Scouted, State, Table};
use super::super::{BattleLine, Mode};
use super::write::{deck_name, text};
use super::{card, flag, seat};
use crate::engine::notation::{Lines, PositionError, number, restore, wrong};
use crate::engine::{NotationError, Seat};

/// Largest ply that a position may have.
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

/// Reads a position.
pub(super) fn parse(text: &str) -> Result<State, PositionError> {
    let lines = Lines::read(text, &["flag", "hand", "discard"], &[])?;
    let state = State {
        table: Table::new(Mode::Advanced, Seat(0)),
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
    fn read(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        let table = &mut self.state.table;
        match (key, words) {
            ("mode", ["advanced"]) => table.mode = Mode::Advanced,
            ("mode", ["basic"]) => table.mode = Mode::Basic,
            ("mode", _) => return wrong("expected `mode advanced` or `mode basic`"),
            ("turn", [who]) => table.turn = seat(who)?,
            ("phase", words) => self.phase = read_phase(words)?,
            ("ply", [count]) => {
                let ply = number(count, 0..=LATEST)?;
                if ply == 0 {
                    return wrong("plies count from 1");
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
                        _ => return wrong(format!("`{word}` is not one of `passed`, `claimed`, `scouted`")),
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
            ("turn" | "ply" | "passes", _) => return wrong(format!("`{key}` takes one word")),
            ("flag" | "hand" | "discard", _) => return wrong(format!("`{key}` takes a flag or a seat first")),
            ("played", _) => return wrong("expected the tactics played by A and by B, such as `played 1 0`"),
            ("scouted", _) => {
                return wrong("expected who scouted and how many known troops and tactics lie on top, `scouted A 1 1`");
            }
            _ => {
                return wrong(format!(
                    "`{key}` is no key of a position; there are mode, turn, phase, ply, passes, this-turn, flag, hand, \
                     troops, tactics, discard, played, leaders, scouted, held"
                ));
            }
        }
        Ok(())
    }

    /// A card that lies somewhere, and so nowhere else.
    fn name(&mut self, text: &str) -> Result<Card, NotationError> {
        let card = card(text)?;
        if self.named.contains(card) {
            return wrong(format!("{card} is in two places"));
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
                        return wrong("a flag has one owner");
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
                ("owner" | "fog" | "mud", Some(_)) => return wrong(format!("`{word}` comes before the sides")),
                ("A" | "B", _) => {
                    let next = seat(word)?;
                    if side.is_some_and(|before| before >= next) {
                        return wrong("first side A, then side B, each once");
                    }
                    side = Some(next);
                }
                (_, None) => {
                    return wrong(format!("`{word}` needs `A` or `B` before it, to say on whose side it lies"));
                }
                (_, Some(seat)) => self.read_side(flag, seat, word)?,
            }
        }
        let here = self.state.table.flag(flag);
        for seat in SEATS {
            let (count, size) = (here.side(seat).pile.len(), here.size());
            if count > size {
                return wrong(format!("side {} has {count} cards, at most {size} fit", seat.letter()));
            }
            if here.side(seat).stamp > 0 && count < size {
                return wrong(format!("side {} has a stamp, but not all its {size} cards", seat.letter()));
            }
            let leaders = here.side(seat).cards().iter().filter(|card| card.is_leader()).count();
            if leaders > 1 {
                return wrong(format!("side {} has two Leaders, a player may play one", seat.letter()));
            }
        }
        Ok(())
    }

    fn read_side(&mut self, flag: FlagId, seat: Seat, word: &str) -> Result<(), NotationError> {
        if let Some(stamp) = word.strip_prefix('@') {
            let stamp = number(stamp, 0..=LATEST)?;
            if stamp == 0 {
                return wrong("plies count from 1");
            }
            let side = self.state.table.flag_mut(flag).side_mut(seat);
            if side.stamp > 0 {
                return wrong("a side has one stamp");
            }
            side.stamp = stamp;
            return Ok(());
        }
        let card = self.name(word)?;
        if !matches!(card.kind(), Kind::Troop | Kind::Morale) {
            return wrong(format!("{card} cannot lie on a side"));
        }
        if !self.state.table.flag_mut(flag).side_mut(seat).pile.push(card) {
            return wrong("a side has at most four cards");
        }
        Ok(())
    }

    /// `r1 o4 +30`: the cards on top, the top card first, and how many others follow.
    fn read_deck(&mut self, deck: DeckKind, words: &[&str]) -> Result<(), NotationError> {
        self.more[deck.index()] = Some(0);
        for (place, word) in words.iter().enumerate() {
            if let Some(count) = word.strip_prefix('+') {
                if place + 1 < words.len() {
                    return wrong(format!("`{word}` comes last"));
                }
                self.more[deck.index()] = if count == "rest" { None } else { Some(number(count, 0..=60)?) };
                continue;
            }
            let card = self.name(word)?;
            if card.deck() != deck {
                return wrong(format!("{card} does not belong into the deck of {}", deck_name(deck)));
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
                return wrong("expected cards left to draw of all that are drawn, such as `scout-draw 2 of 3`");
            }
            Phase::ScoutDraw { left, of }
        }
        ["scout-return", left] => match number(left, 0..=2)? {
            0 => return wrong("a Scout that has no card left to put back is over"),
            left => Phase::ScoutReturn { left },
        },
        ["over", "draw", ref rest @ ..] => {
            let settled = read_settled(rest)?;
            Phase::Over(Ending { winner: None, how: How::Draw, settled })
        }
        ["over", winner, how, ref rest @ ..] => {
            let how =
                [How::Breakthrough, How::Envelopment, How::MoreFlags].into_iter().find(|known| known.name() == how);
            let Some(how) = how else { return wrong("a win is by `breakthrough`, `envelopment` or `more-flags`") };
            Phase::Over(Ending { winner: Some(seat(winner)?), how, settled: read_settled(rest)? })
        }
        _ => {
            return wrong(
                "expected `phase` and one of `start`, `claim`, `play`, `scout-draw 2 of 3`, `scout-return 2`, `draw`, \
                 `over A breakthrough`, `over B more-flags settled`, `over draw settled`",
            );
        }
    }))
}

fn read_settled(words: &[&str]) -> Result<bool, NotationError> {
    match words {
        [] => Ok(false),
        ["settled"] => Ok(true),
        _ => wrong("only `settled` may follow"),
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
