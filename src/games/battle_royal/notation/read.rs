//! Positions read line by line; `tests/cases/battle_royal/README.md` tells how to write one.

use serde::de::DeserializeOwned;

use super::super::array_vec::ArrayVec;
use super::super::cards::effects::Condition;
use super::super::cards::passives::Half;
use super::super::cards::pool;
use super::super::events::EVERYBODY;
use super::super::options::{MOST_SEATS, MOST_TURNS, Switches};
use super::super::pokemon::{Poison, Pokemon, PokemonId, Turned};
use super::super::position::{Binding, Hidden, ItemLock, PRIZES, Secret, Stadium, State, Turn};
use super::super::tasks::Phase;
use super::super::{data, invariants, setup};
use super::words::{card, cards, spot};
use super::write::More;
use crate::engine::notation::{Lines, PositionError, expected, number, seat as seat_of, unlike, unsound, wrong};
use crate::engine::words::words;
use crate::engine::{NotationError, Seat, SeatSet};

/// Cards that a deck has if no line says which, and of which card.
const FILLER: (&str, usize) = ("G", 20);

/// What has been read so far.
struct Reader {
    state: State,
    /// The rest of a deck, or the Prizes, were given.
    decks: SeatSet,
    prizes: SeatSet,
    lists: SeatSet,
}

pub(super) fn parse(text: &str) -> Result<State, PositionError> {
    if let Err(error) = data::check() {
        return Err((1, NotationError::from(words!("reason-cards-broken")).with_detail(error)));
    }
    let several = ["mon", "hand", "deck", "prizes", "discard", "placed", "list", "no-items", "vacant", "last"];
    let lines = Lines::read(text, &several, &["stadium", "bound", "task", "waits"])?;
    let mut table = setup::empty(MOST_SEATS as u8, Switches::default(), [ArrayVec::default(); MOST_SEATS]);
    table.phase = Phase::Main;
    table.turn.number = 9;
    for player in &mut table.players {
        player.turns = 3;
    }
    let state = State { table, secrets: [Secret::default(); MOST_SEATS] };
    let mut reader = Reader { state, decks: SeatSet::NONE, prizes: SeatSet::NONE, lists: SeatSet::NONE };
    // Who plays is known before anything is said of him.
    lines.each(|key, words| if key == "players" { reader.players(words) } else { Ok(()) })?;
    lines.each(|key, words| reader.line(key, words))?;
    reader.fill();
    match invariants::sound(&reader.state) {
        Ok(()) => Ok(reader.state),
        Err(sentence) => lines.at("turn", unsound(sentence)),
    }
}

/// Reads a value that is written as RON.
fn ron<T: DeserializeOwned>(words: &[&str]) -> Result<T, NotationError> {
    let text = words.join(" ");
    ron::from_str(&text)
        .map_err(|error| NotationError::from(words!("reason-unreadable-value", text = text)).with_detail(error))
}

/// `zacian-crz?BC`.
fn hidden(text: &str) -> Result<Hidden, NotationError> {
    let Some((name, known)) = text.split_once('?') else { return Ok(Hidden::new(card(text)?, SeatSet::NONE)) };
    let mut seats = if known.is_empty() { EVERYBODY } else { SeatSet::NONE };
    for letter in known.chars() {
        seats.insert(seat_of(&letter.to_string(), MOST_SEATS)?);
    }
    Ok(Hidden::new(card(name)?, seats))
}

fn condition(word: &str) -> Option<Condition> {
    let all = [Condition::Asleep, Condition::Paralyzed, Condition::Confused];
    all.into_iter().find(|condition| condition.into_str() == word)
}

impl Reader {
    fn players(&mut self, words: &[&str]) -> Result<(), NotationError> {
        let [count] = words else { return wrong(expected("`players 2`, `players 3`, `players 4`")) };
        let seats = number(count, 2..=MOST_SEATS as u8)?;
        self.state.table.seats = seats;
        for nobody in &mut self.state.table.players[usize::from(seats)..] {
            nobody.turns = 0;
        }
        Ok(())
    }

    fn seat(&self, word: &str) -> Result<Seat, NotationError> {
        seat_of(word, usize::from(self.state.table.seats))
    }

    fn seats(&self, words: &[&str]) -> Result<SeatSet, NotationError> {
        words.iter().map(|word| self.seat(word)).collect::<Result<Vec<_>, _>>().map(|seats| seats.into_iter().collect())
    }

    fn mon_id(&self, word: &str) -> Result<PokemonId, NotationError> {
        let id: PokemonId = word.parse()?;
        if id.seat().0 < self.state.table.seats { Ok(id) } else { wrong(words!("reason-no-seat-of", id = id)) }
    }

    /// Takes in a line: one arm for each key.
    fn line(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        match (key, words) {
            ("players", _) => {}
            ("rules", words) => self.state.table.rules = ron(words)?,
            ("turn", [letter, turn]) => {
                self.state.table.turn.seat = self.seat(letter)?.0;
                self.state.table.turn.number = number(turn, 0..=MOST_TURNS)?;
            }
            ("turn", [letter]) => self.state.table.turn.seat = self.seat(letter)?.0,
            ("last-turn", [turn]) => self.state.table.last_turn = number(turn, 1..=MOST_TURNS)?,
            ("phase", words) => self.state.table.phase = ron(words)?,
            ("used", words) => {
                let Turn { seat, number, .. } = self.state.table.turn;
                self.state.table.turn = Turn { seat, number, ..ron(words)? };
            }
            ("turns", words) if words.len() == usize::from(self.state.table.seats) => {
                for (player, word) in self.state.table.players.iter_mut().zip(words) {
                    player.turns = number(word, 0..=MOST_TURNS)?;
                }
            }
            ("out", words) => {
                for seat in self.seats(words)?.iter() {
                    self.state.table.out.insert(seat);
                }
            }
            ("ready", words) => self.state.table.ready = self.seats(words)?,
            ("searched", words) => {
                for seat in self.seats(words)?.iter() {
                    self.state.secret_mut(seat).searched = true;
                }
            }
            ("mon", [id, place, stack, rest @ ..]) => self.mon(id, place, stack, rest)?,
            ("hand" | "deck" | "prizes" | "discard" | "placed" | "list", [letter, rest @ ..]) => {
                let seat = self.seat(letter)?;
                self.pile(key, seat, rest)?;
            }
            ("no-items", [letter, when]) => {
                let lock = match *when {
                    "next" => ItemLock::NextTurn,
                    "now" => ItemLock::ThisTurn,
                    _ => return wrong(expected("`no-items A next`, `no-items A now`")),
                };
                let seat = self.seat(letter)?;
                self.state.table.player_mut(seat).items = lock;
            }
            ("vacant", [letter, first, second]) => {
                let seat = self.seat(letter)?;
                self.state.table.player_mut(seat).vacancy = [ron(&[first])?, ron(&[second])?];
            }
            ("last", [letter, record @ ..]) => {
                let seat = self.seat(letter)?;
                self.state.table.player_mut(seat).last = ron(record)?;
            }
            ("stadium", [letter, name, rest @ ..]) => self.stadium(letter, name, rest)?,
            ("bound", [mon, name, letter, rest @ ..]) => {
                let active = match rest {
                    [] => None,
                    [active] => Some(self.mon_id(active)?),
                    _ => return wrong(expected("`bound A1 luxray-upr B`")),
                };
                let binding = Binding { mon: self.mon_id(mon)?, card: card(name)?, to: self.seat(letter)?.0, active };
                if !self.state.table.bindings.push(binding) {
                    return wrong(words!("reason-too-many-effects"));
                }
            }
            ("task", words) => {
                if !self.state.table.tasks.push(ron(words)?) {
                    return wrong(words!("reason-too-many-tasks"));
                }
            }
            ("waits", words) => {
                if !self.state.table.queue.push(ron(words)?) {
                    return wrong(words!("reason-too-many-waits"));
                }
            }
            ("ending", words) => self.state.table.ending = Some(ron(words)?),
            _ => {
                return wrong(words!("reason-line-unreadable", key = key));
            }
        }
        Ok(())
    }

    fn pile(&mut self, key: &str, seat: Seat, words: &[&str]) -> Result<(), NotationError> {
        let too_many = || wrong(words!("reason-too-many-cards", key = key));
        let full = match key {
            "hand" => {
                let found = cards(words, hidden)?;
                let hand = &mut self.state.secret_mut(seat).hand;
                found.into_iter().all(|hidden| hand.add(hidden))
            }
            "deck" => {
                self.decks.insert(seat);
                let found = cards(words, hidden)?;
                let deck = &mut self.state.secret_mut(seat).deck;
                found.into_iter().rev().all(|hidden| deck.push(hidden))
            }
            "prizes" => {
                self.prizes.insert(seat);
                let found = match words {
                    [count] if count.parse::<u8>().is_ok() => {
                        let count: u8 = number(count, 0..=PRIZES as u8)?;
                        vec![card(FILLER.0)?; usize::from(count)]
                    }
                    words => cards(words, card)?,
                };
                self.state.table.prizes[seat.index()] = found.len() as u8;
                let prizes = &mut self.state.secret_mut(seat).prizes;
                found.into_iter().rev().all(|card| prizes.push(card))
            }
            "discard" => {
                let found = cards(words, card)?;
                let discard = &mut self.state.table.player_mut(seat).discard;
                found.into_iter().all(|card| discard.push(card))
            }
            "list" => {
                self.lists.insert(seat);
                let found = cards(words, card)?;
                let list = &mut self.state.table.lists[seat.index()];
                found.into_iter().all(|card| list.add(card))
            }
            _ => {
                let mut parts = words.split(|word| *word == "bench");
                let actives = cards(parts.next().unwrap_or_default(), card)?;
                let bench = cards(parts.next().unwrap_or_default(), card)?;
                let secret = self.state.secret_mut(seat);
                actives.into_iter().all(|card| secret.actives.add(card))
                    && bench.into_iter().all(|card| secret.bench.add(card))
            }
        };
        if full { Ok(()) } else { too_many() }
    }

    fn mon(&mut self, id: &str, place: &str, stack: &str, rest: &[&str]) -> Result<(), NotationError> {
        let id = self.mon_id(id)?;
        let mut mon = Pokemon::default();
        for name in stack.split('>') {
            let card = card(name)?;
            if card.pokemon().is_none() || !mon.stack.push(card) {
                return wrong(unlike(stack, "thing-pokemon", "`zacian-crz`, `bronzor-phf>bronzong-phf`"));
            }
        }
        let mut words = rest;
        while let [word, more @ ..] = words {
            words = self.property(&mut mon, word, more)?;
        }
        mon.kept = mon.found();
        self.state.table.in_play.put(id, Some(mon));
        if place != "bench" {
            let spot = usize::from(spot(place)?);
            let taken = self.state.table.in_play.set_spot(id.seat(), spot, Some(id));
            if let Some(other) = taken {
                return wrong(words!("reason-spot-taken", id = other));
            }
        }
        Ok(())
    }

    /// One property of a Pokémon; answers the words behind it.
    fn property<'a>(&self, mon: &mut Pokemon, word: &str, more: &'a [&'a str]) -> Result<&'a [&'a str], NotationError> {
        let form = |text: &str| wrong(expected(text));
        Ok(match (word, more) {
            ("damage", [points, rest @ ..]) => {
                let points: u16 = number(points, 0..=2500)?;
                if !points.is_multiple_of(10) {
                    return form("damage in tens");
                }
                mon.counters = (points / 10) as u8;
                rest
            }
            ("energy", more) => {
                let is_card = |word: &&&str| card(word.split('*').next().unwrap_or_default()).is_ok();
                let count = more.iter().take_while(is_card).count();
                for card in cards(&more[..count], card)? {
                    if card.energy().is_none() || !mon.energy.add(card) {
                        return form("Energy cards behind `energy`");
                    }
                }
                &more[count..]
            }
            ("tool", [name, rest @ ..]) => {
                mon.tool = Some(card(name)?);
                rest
            }
            ("poisoned", [by, rest @ ..]) => {
                let (counters, rest) = match rest {
                    [count, rest @ ..] if count.parse::<u8>().is_ok() => (number(count, 1..=9)?, rest),
                    _ => (1, rest),
                };
                mon.conditions.poison = Some(Poison { by: self.seat(by)?, counters });
                rest
            }
            ("burned", [by, rest @ ..]) => {
                mon.conditions.burn = Some(self.seat(by)?);
                rest
            }
            ("new", rest) => {
                mon.new = true;
                rest
            }
            ("evolved", rest) => {
                mon.evolved = true;
                rest
            }
            ("ability-used", rest) => {
                mon.ability_used = true;
                rest
            }
            ("fed", rest) => {
                mon.fed = true;
                rest
            }
            ("ended", rest) => {
                mon.ended = true;
                rest
            }
            ("more", [value, rest @ ..]) => {
                let More { lasts, hit_by, fatal } = ron(&[value])?;
                mon.lasts = lasts.into_iter().collect();
                mon.hit_by = hit_by;
                mon.fatal = fatal;
                rest
            }
            (word, [by, rest @ ..]) if condition(word).is_some() => {
                let waited = rest.first() == Some(&"waited");
                if let Some(condition) = condition(word) {
                    mon.conditions.turned = Some(Turned { condition, by: self.seat(by)?, waited });
                }
                &rest[usize::from(waited)..]
            }
            _ => return form("`damage 20`, `energy M*2`, `tool NAME`, a condition with a seat, or a mark of the turn"),
        })
    }

    fn stadium(&mut self, letter: &str, name: &str, rest: &[&str]) -> Result<(), NotationError> {
        let mut stadium = Stadium { card: card(name)?, owner: self.seat(letter)?.0, ..Stadium::default() };
        let mut words = rest;
        while !words.is_empty() {
            words = match words {
                ["half", "A", rest @ ..] => {
                    stadium.half = Some(Half::A);
                    rest
                }
                ["half", "B", rest @ ..] => {
                    stadium.half = Some(Half::B);
                    rest
                }
                ["faces", letter, rest @ ..] => {
                    stadium.facing = Some(self.seat(letter)?.0);
                    rest
                }
                ["used", rest @ ..] => {
                    stadium.used = true;
                    rest
                }
                _ => return wrong(expected("`half A`, `faces B`, `used`")),
            };
        }
        if self.state.table.stadiums.push(stadium) { Ok(()) } else { wrong(words!("reason-two-stadiums")) }
    }

    /// What was left out: decks and Prizes of Energy that nobody needs, and lists of all cards that were named.
    fn fill(&mut self) {
        let Some(filler) = pool().find("grass-energy-sve") else { return };
        for seat in self.state.table.all_seats() {
            if self.state.table.is_out(seat) {
                continue;
            }
            let missing = |given: SeatSet| !given.contains(seat);
            if missing(self.prizes) && self.state.table.phase != Phase::Placing {
                self.state.secret_mut(seat).prizes = [filler; PRIZES].into_iter().collect();
                self.state.table.prizes[seat.index()] = PRIZES as u8;
            }
            if missing(self.decks) {
                let deck = (0..FILLER.1).map(|_| Hidden::new(filler, SeatSet::NONE));
                self.state.secret_mut(seat).deck = deck.collect();
            }
            if missing(self.lists) {
                let all = invariants::cards_of(&self.state, seat);
                self.state.table.lists[seat.index()] = all;
            }
        }
    }
}
