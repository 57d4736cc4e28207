//! Positions as text; `tests/cases/battle_line/README.md` tells how to write one.

use std::fmt::{Display, Write};
use std::str::FromStr;

use super::Mode;
use super::cards::{Card, CardSet, DeckKind, Kind};
use super::ending::victory;
use super::notation::{card, flag, mode_name, seat};
use super::position::{Decks, Ending, FlagId, FlagSet, HAND, How, Phase, SEATS, Scouted, State, Table, other};
use crate::engine::{NotationError, Seat};

/// The line of a position that is wrong, and what is wrong.
type Error = (usize, NotationError);

/// Largest ply that a position may have.
const LATEST: u16 = 9999;

/// The position with everything in it said outright.
pub(super) fn text(state: &State) -> String {
    let table = &state.table;
    let mut out = String::new();
    let mut line = |words: String| {
        out.push_str(words.trim_end());
        out.push('\n');
    };
    line(format!("mode {}", mode_name(table.mode)));
    line(format!("turn {}", table.turn.letter()));
    line(format!("phase {}", phase_text(&table.phase)));
    line(format!("ply {}", table.ply));
    line(format!("passes {}", table.pass_streak));
    let this = table.this_turn;
    let done = [(this.passed, " passed"), (this.claimed, " claimed"), (this.scouted, " scouted")];
    if done.iter().any(|&(is, _)| is) {
        line(done.iter().filter(|&&(is, _)| is).fold("this-turn".to_owned(), |words, &(_, word)| words + word));
    }
    for flag in FlagId::all() {
        let words = flag_text(table, flag);
        if !words.is_empty() {
            line(format!("flag {flag}{words}"));
        }
    }
    for seat in SEATS {
        line(format!("hand {}{}", seat.letter(), cards_text(state.hands[seat.index()].iter())));
    }
    for deck in DeckKind::BOTH {
        line(format!("{}{}", deck_name(deck), cards_text(state.decks.cards(deck).iter().rev().copied())));
    }
    for seat in SEATS {
        if !table.discards[seat.index()].is_empty() {
            line(format!("discard {}{}", seat.letter(), cards_text(table.discards[seat.index()].iter())));
        }
    }
    line(format!("played {} {}", table.played[0], table.played[1]));
    let leaders = SEATS.iter().filter(|seat| table.leader_played[seat.index()]);
    line(leaders.fold("leaders".to_owned(), |words, seat| format!("{words} {}", seat.letter())));
    if let Some(Scouted { by, top: [troops, tactics] }) = table.scouted {
        line(format!("scouted {} {troops} {tactics}", by.letter()));
    }
    if !state.held.is_empty() {
        line(format!("held{}", cards_text(state.held.iter())));
    }
    out
}

/// The phase in notation, `scout-draw 2 of 3`.
pub(super) fn phase_text(phase: &Phase) -> String {
    match phase {
        Phase::Claim => "claim".to_owned(),
        Phase::Play => "play".to_owned(),
        Phase::ScoutDraw { left, of } => format!("scout-draw {left} of {of}"),
        Phase::ScoutReturn { left } => format!("scout-return {left}"),
        Phase::Draw => "draw".to_owned(),
        Phase::Over(Ending { winner, how, settled }) => {
            let winner = winner.map_or(String::new(), |seat| format!(" {}", seat.letter()));
            format!("over{winner} {}{}", how.name(), if *settled { " settled" } else { "" })
        }
    }
}

fn flag_text(table: &Table, flag: FlagId) -> String {
    let here = table.flag(flag);
    let mut words = String::new();
    if let Some(owner) = table.owner(flag) {
        words = format!(" owner {}", owner.letter());
    }
    if here.fog {
        words += " fog";
    }
    if here.mud {
        words += " mud";
    }
    for seat in SEATS {
        let side = here.side(seat);
        if side.cards().is_empty() {
            continue;
        }
        words.push(' ');
        words.push(seat.letter());
        words += &cards_text(side.cards().iter().copied());
        if let Some(stamp) = side.stamp() {
            words += &format!(" @{stamp}");
        }
    }
    words
}

fn deck_name(deck: DeckKind) -> &'static str {
    match deck {
        DeckKind::Troops => "troops",
        DeckKind::Tactics => "tactics",
    }
}

fn cards_text(cards: impl Iterator<Item = Card>) -> String {
    cards.fold(String::new(), |mut words, card| {
        // Writing to a string cannot fail.
        let _ = write!(words, " {card}");
        words
    })
}

/// What a position says, line by line, before it is put together.
struct Reader {
    state: State,
    /// Cards that have been named, and so lie somewhere.
    named: CardSet,
    /// Keys that have been read, with their lines.
    keys: Vec<(String, usize)>,
    phase: Option<Phase>,
    ply: Option<u16>,
    leaders: Option<[bool; 2]>,
    /// How many cards that were not named follow in each deck below the named ones; all if not said.
    more: [Option<u8>; 2],
    /// The named cards on top of each deck, top card first.
    tops: [Vec<Card>; 2],
    /// Line that is read.
    line: usize,
}

/// Reads a position.
pub(super) fn parse(text: &str) -> Result<State, Error> {
    let state = State {
        table: Table::new(Mode::Advanced, Seat(0)),
        hands: [CardSet::NONE; 2],
        decks: Decks::default(),
        held: CardSet::NONE,
    };
    let mut reader = Reader {
        state,
        named: CardSet::NONE,
        keys: Vec::new(),
        phase: None,
        ply: None,
        leaders: None,
        more: [None; 2],
        tops: [Vec::new(), Vec::new()],
        line: 0,
    };
    for (number, line) in (1..).zip(text.lines()) {
        reader.line = number;
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        if let [key, words @ ..] = &words[..] {
            reader.read(key, words).map_err(|error| (number, error))?;
        }
    }
    reader.put_together()
}

fn wrong<T>(text: impl Into<String>) -> Result<T, NotationError> {
    Err(NotationError(text.into()))
}

fn number<T: FromStr + PartialOrd + Display>(text: &str, most: T) -> Result<T, NotationError> {
    match text.parse() {
        Ok(number) if number <= most => Ok(number),
        _ => wrong(format!("`{text}` is no number from 0 to {most}")),
    }
}

impl Reader {
    fn read(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        let full_key = match (key, words) {
            ("flag" | "hand" | "discard", [which, ..]) => format!("{key} {which}"),
            _ => key.to_owned(),
        };
        if let Some((_, line)) = self.keys.iter().find(|(known, _)| *known == full_key) {
            return wrong(format!("`{full_key}` was given before, in line {line}"));
        }
        self.keys.push((full_key, self.line));
        let table = &mut self.state.table;
        match (key, words) {
            ("mode", ["advanced"]) => table.mode = Mode::Advanced,
            ("mode", ["basic"]) => table.mode = Mode::Basic,
            ("mode", _) => return wrong("expected `mode advanced` or `mode basic`"),
            ("turn", [who]) => table.turn = seat(who)?,
            ("phase", words) => self.phase = read_phase(words)?,
            ("ply", [count]) => {
                let ply = number(count, LATEST)?;
                if ply == 0 {
                    return wrong("plies count from 1");
                }
                self.ply = Some(ply);
            }
            ("passes", [count]) => table.pass_streak = number(count, 2)?,
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
            ("played", [a, b]) => table.played = [number(a, 10)?, number(b, 10)?],
            ("leaders", words) => {
                let mut leaders = [false; 2];
                for word in words {
                    leaders[seat(word)?.index()] = true;
                }
                self.leaders = Some(leaders);
            }
            ("scouted", [by, troops, tactics]) => {
                table.scouted = Some(Scouted { by: seat(by)?, top: [number(troops, 2)?, number(tactics, 2)?] });
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
            let stamp = number(stamp, LATEST)?;
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
                self.more[deck.index()] = if count == "rest" { None } else { Some(number(count, 60)?) };
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

    /// The line where a key was given, for complaints about the whole; the last line if it was not.
    fn at<T>(&self, key: &str, text: impl Into<String>) -> Result<T, Error> {
        let given = self.keys.iter().find(|(known, _)| known == key);
        Err((given.map_or(self.line.max(1), |&(_, line)| line), NotationError(text.into())))
    }

    fn put_together(mut self) -> Result<State, Error> {
        self.fill_decks()?;
        self.fill_stamps()?;
        let table = &mut self.state.table;
        table.visible = table.face_up().troops();
        let on_side = |seat: Seat| table.flags.iter().any(|flag| flag.side(seat).cards().iter().any(|c| c.is_leader()));
        let leaders_lie = SEATS.map(on_side);
        table.leader_played = self.leaders.unwrap_or(leaders_lie);
        for seat in SEATS {
            if leaders_lie[seat.index()] && !self.state.table.leader_played[seat.index()] {
                return self.at(
                    "leaders",
                    format!("{0} has a Leader on his side, so `leaders` has to name {0}", seat.letter()),
                );
            }
        }
        self.check_scout()?;
        self.check_hands()?;
        self.settle_phase()?;
        Ok(self.state)
    }

    /// Cards that were not named lie below the named ones of their deck, in the order of the cards; those for which a deck
    /// has no room by its number lie in the discard row of B.
    fn fill_decks(&mut self) -> Result<(), Error> {
        for deck in DeckKind::BOTH {
            let rest = CardSet::ALL.without(self.named).of(deck);
            let more = self.more[deck.index()].unwrap_or(rest.len());
            if more > rest.len() {
                return self.at(deck_name(deck), format!("there are only {} cards left for this deck", rest.len()));
            }
            let mut rest = rest.iter();
            let below: Vec<Card> = rest.by_ref().take(usize::from(more)).collect();
            for &card in below.iter().rev().chain(self.tops[deck.index()].iter().rev()) {
                self.state.decks.push(card);
            }
            for card in rest {
                self.state.table.discards[1].insert(card);
            }
        }
        Ok(())
    }

    /// Full sides without a stamp: A's has 1, B's has 2 (Rules 6.1).
    fn fill_stamps(&mut self) -> Result<(), Error> {
        let default_ply = 31 + u16::from(self.state.table.turn.0);
        let ply = self.ply.unwrap_or(default_ply);
        self.state.table.ply = ply;
        for flag in FlagId::all() {
            let here = &mut self.state.table.flags[flag.index()];
            for (seat, stamp) in SEATS.into_iter().zip([1, 2]) {
                let full = here.is_full(seat);
                let side = here.side_mut(seat);
                if full && side.stamp == 0 {
                    side.stamp = stamp;
                }
                if side.stamp > ply {
                    let text = format!("side {} has stamp {}, later than ply {ply}", seat.letter(), side.stamp);
                    return self.at(&format!("flag {flag}"), text);
                }
            }
            let [a, b] = &here.sides;
            if a.stamp > 0 && a.stamp == b.stamp {
                return self.at(&format!("flag {flag}"), "both sides have the same stamp");
            }
        }
        Ok(())
    }

    /// Knowledge of cards put back needs a Scout that has been played (Rules 7.4).
    fn check_scout(&self) -> Result<(), Error> {
        let table = &self.state.table;
        let scout_lies_with = |seat: Seat| table.discards[seat.index()].contains(Card::SCOUT);
        if let Some(Scouted { by, top }) = table.scouted {
            if !scout_lies_with(by) {
                return self.at("scouted", format!("SC does not lie in the discard row of {}", by.letter()));
            }
            let too_many = DeckKind::BOTH.iter().any(|&deck| top[deck.index()] > self.state.decks.len(deck));
            if too_many || top[0] + top[1] > 2 || top == [0, 0] {
                return self.at("scouted", "one or two cards that were put back lie on top of the decks");
            }
        }
        for seat in SEATS {
            let hand = self.state.hands[seat.index()];
            if self.state.held.iter().any(|card| hand.contains(card)) && !scout_lies_with(other(seat)) {
                return self.at("held", format!("SC does not lie in the discard row of {}", other(seat).letter()));
            }
        }
        let hands = self.state.hands[0].union(self.state.hands[1]);
        match self.state.held.without(hands).iter().next() {
            Some(card) => self.at("held", format!("{card} is in no hand")),
            None if self.state.held.len() > 2 => self.at("held", "a Scout puts back at most two cards"),
            None => Ok(()),
        }
    }

    /// Seven cards at the end of a turn, nine in the middle of a Scout (Rules 4).
    fn check_hands(&self) -> Result<(), Error> {
        for seat in SEATS {
            let scouts = matches!(self.phase, Some(Phase::ScoutDraw { .. } | Phase::ScoutReturn { .. }));
            let most = if scouts && seat == self.state.table.turn { HAND + 2 } else { HAND };
            let count = self.state.hands[seat.index()].len();
            if count > most {
                let text = format!("a hand of {count} cards, at most {most} are possible");
                return self.at(&format!("hand {}", seat.letter()), text);
            }
        }
        Ok(())
    }

    /// The phase, and that it agrees with the rest.
    fn settle_phase(&mut self) -> Result<(), Error> {
        let won = SEATS.into_iter().any(|seat| victory(self.state.table.owned[seat.index()]).is_some());
        if won && !matches!(self.phase, Some(Phase::Over(_))) {
            return self.at("phase", "somebody has won by his flags, so the phase has to be `over`");
        }
        let table = &mut self.state.table;
        let provable = table.provable(table.turn);
        let (basic, this_turn) = (table.mode == Mode::Basic, table.this_turn);
        let phase = match self.phase {
            Some(phase) => phase,
            None if basic || provable.is_empty() => Phase::Play,
            None => Phase::Claim,
        };
        table.phase = phase;
        table.claimable = if phase == Phase::Claim { provable } else { FlagSet::default() };
        let decks = self.state.decks;
        match phase {
            Phase::Claim if provable.is_empty() => {
                return self.at("phase", "no flag can be proven, so there is no claim step (leave `phase` out)");
            }
            Phase::Draw if decks.is_empty() => {
                return self.at("phase", "both decks are empty, so nothing can be drawn");
            }
            Phase::Draw if this_turn.passed || this_turn.scouted => {
                return self.at("phase", "nobody draws after a pass or a Scout");
            }
            Phase::ScoutDraw { left, .. } | Phase::ScoutReturn { left } => {
                self.state.table.this_turn.scouted = true;
                let there = match phase {
                    Phase::ScoutReturn { .. } => self.state.hands[self.state.table.turn.index()].len(),
                    _ => decks.len(DeckKind::Troops) + decks.len(DeckKind::Tactics),
                };
                if there < left {
                    return self.at("phase", format!("{left} cards are to be moved, but there are only {there}"));
                }
                if !self.state.table.discards[self.state.table.turn.index()].contains(Card::SCOUT) {
                    return self.at("phase", "SC does not lie in the discard row of the player on turn");
                }
            }
            _ => {}
        }
        let passes = self.state.table.pass_streak;
        if passes > 1 && !matches!(phase, Phase::Over(_)) {
            return self.at("passes", "two idle turns in a row end the match");
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
            let (left, of) = (number(left, 3)?, number(of, 3)?);
            if left == 0 || left > of {
                return wrong("expected cards left to draw of all that are drawn, such as `scout-draw 2 of 3`");
            }
            Phase::ScoutDraw { left, of }
        }
        ["scout-return", left] => match number(left, 2)? {
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
        parse(&text).map_err(|(line, error)| format!("line {line} of the position: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_is_refused_with_its_line() {
        for (text, line, part) in [
            ("flag 1 A r1\nhand A r1", 2, "r1 is in two places"),
            ("flag 1 A r1 r2 r3 r4", 1, "side A has 4 cards, at most 3 fit"),
            ("flag 1 mud A r1 r2 r3 r4 r5", 1, "at most four cards"),
            ("flag 1 A AL DA", 1, "two Leaders"),
            ("flag 1 A r1 @3", 1, "not all its 3 cards"),
            ("flag 1 A r1 r2 r3 @40", 1, "later than ply 31"),
            ("flag 1 A r1 r2 r3 @2 B g1 g2 g3", 1, "same stamp"),
            ("flag 1 A FO", 1, "FO cannot lie on a side"),
            ("flag 1 r1", 1, "`r1` needs `A` or `B` before it"),
            ("flag 1 B r1 A g1", 1, "first side A, then side B"),
            ("flag 0 A r1", 1, "`0` is no flag"),
            ("flag 1\nflag 1", 2, "`flag 1` was given before, in line 1"),
            ("flag", 1, "takes a flag or a seat"),
            ("hand A r11", 1, "`r11` is no card"),
            ("hand C r1", 1, "`C` is no seat"),
            ("\nhand B r1 r2 r3 r4 r5 r6 r7 r8", 2, "a hand of 8 cards"),
            ("troops +61", 1, "`61` is no number"),
            ("troops r1 +60", 1, "only 59 cards left"),
            ("troops +3 r1", 1, "comes last"),
            ("troops CC", 1, "does not belong"),
            ("mode other", 1, "`mode advanced`"),
            ("ply 0", 1, "plies count from 1"),
            ("ply 99999", 1, "no number"),
            ("leaders B\nflag 1 A AL", 1, "has to name A"),
            ("phase claim", 1, "no flag can be proven"),
            ("phase scout-draw 3 of 2", 1, "cards left to draw"),
            ("phase scout-return 1\nhand A r1", 1, "SC does not lie"),
            ("phase draw\ntroops\ntactics", 1, "both decks are empty"),
            ("flag 1 owner A\nflag 2 owner A\nflag 3 owner A", 3, "has to be `over`"),
            ("scouted A 1 0", 1, "SC does not lie"),
            ("held r1", 1, "r1 is in no hand"),
            ("passes 2", 1, "end the match"),
            ("nonsense", 1, "`nonsense` is no key"),
        ] {
            let found = parse(text);
            assert!(
                found.as_ref().is_err_and(|(at, error)| *at == line && error.0.contains(part)),
                "{text}: expected `{part}` in line {line}, found {found:?}"
            );
        }
    }

    #[test]
    fn nothing_said_is_an_empty_table() {
        let state = parse("# nothing\n\n").expect("an empty position is a position");
        assert_eq!((state.decks.len(DeckKind::Troops), state.decks.len(DeckKind::Tactics)), (60, 10));
        assert_eq!((state.table.ply, state.table.phase), (31, Phase::Play));
        assert_eq!(parse("turn B").map(|state| state.table.ply), Ok(32));
    }
}
