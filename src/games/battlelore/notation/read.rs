//! Positions read line by line; `tests/cases/battlelore/README.md` tells how to write one.

use super::super::command_cards::{CardSet, CommandCard};
use super::super::hexes::{Hex, HexSet};
use super::super::position::{
    Battle, Ending, How, MOST_OBJECTIVES, MOST_UNITS, Mark, Marks, Objective, State, Step, Steps, Table, Turn, Unit,
    UnitId,
};
use super::super::sections::Side;
use super::super::soundness;
use super::super::surfaces::Surface;
use super::super::terrain::{Field, Landmark, LandmarkKind};
use super::super::units::{Banner, UnitKind};
use super::side;
use super::write::{landmark_name, mark_letter, name};
use crate::engine::NotationError;
use crate::engine::notation::{Lines, PositionError, number, wrong};

/// More turns than any match has.
const MOST_TURNS: u16 = 9999;
/// More Victory Banners than anybody needs.
const MOST_BANNERS: u8 = 99;

/// What a position says, before it is put together.
struct Reader {
    field: Field,
    goals: [u8; 2],
    banners: [u8; 2],
    objectives: [Option<Objective>; MOST_OBJECTIVES],
    last_turn: u16,
    number: u16,
    turn: Side,
    steps: Steps,
    card: Option<CardLine>,
    last_used: [Option<CommandCard>; 2],
    units: Vec<Unit>,
    battle: Option<Battle>,
    hands: [CardSet; 2],
    drawn: Option<[CommandCard; 2]>,
    pile: Option<(Vec<CommandCard>, bool)>,
    discards: CardSet,
    ending: Option<Ending>,
    /// Cards that have been named, and so lie somewhere.
    named: CardSet,
}

/// The line of the card of the turn.
#[derive(Clone, Copy)]
struct CardLine {
    card: CommandCard,
    used: Option<CommandCard>,
    command: Option<u8>,
    fallback: bool,
    dice: [u8; 4],
    away: bool,
}

/// Reads a position.
pub(super) fn parse(text: &str) -> Result<State, PositionError> {
    let lines = Lines::read(text, &["hand", "last", "landmark"], &["units", "objective"])?;
    let mut reader = Reader {
        field: Field::default(),
        goals: [5; 2],
        banners: [0; 2],
        objectives: [None; MOST_OBJECTIVES],
        last_turn: 200,
        number: 1,
        turn: Side::South,
        steps: Steps::one(Step::Combat),
        card: None,
        last_used: [None; 2],
        units: Vec::new(),
        battle: None,
        hands: [CardSet::default(); 2],
        drawn: None,
        pile: None,
        discards: CardSet::default(),
        ending: None,
        named: CardSet::default(),
    };
    lines.each(|key, words| reader.line(key, words))?;
    reader.put_together(&lines)
}

impl Reader {
    fn line(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        match (key, words) {
            ("forest", list) => self.lay(list, Surface::Forest)?,
            ("hill", list) => self.lay(list, Surface::Hill)?,
            ("high", list) => hexes(list)?.iter().for_each(|hex| self.field.raise(hex)),
            ("ford", list) => self.lay(list, Surface::Ford)?,
            ("river", list) => self.lay(list, Surface::River)?,
            ("bridge", list) => self.lay(list, Surface::Bridge)?,
            ("rampart", list) => hexes(list)?.iter().for_each(|hex| self.field.fortify(hex, true)),
            ("circle", list) => hexes(list)?.iter().for_each(|hex| self.field.draw_circle(hex, true)),
            ("free-fords", []) => self.field.free_fords(true),
            ("landmark", [hex, kind, owner]) => {
                let known = LandmarkKind::ALL.into_iter().find(|&known| landmark_name(known) == *kind);
                let Some(kind) = known else {
                    let all = LandmarkKind::ALL.map(landmark_name).join(", ");
                    return wrong(format!("`{kind}` is no landmark; there are {all}"));
                };
                if !self.field.place(Landmark { hex: hex.parse()?, kind, owner: side(owner)? }) {
                    return wrong("there is a landmark already, or there are too many");
                }
            }
            ("goals", [south, north]) => {
                self.goals = [number(south, 1..=MOST_BANNERS)?, number(north, 1..=MOST_BANNERS)?];
            }
            ("banners", [south, north]) => {
                self.banners = [number(south, 0..=MOST_BANNERS)?, number(north, 0..=MOST_BANNERS)?];
            }
            ("objective", [who, hex, banners, rest @ ..]) => {
                let won = match rest {
                    [] => false,
                    ["won"] => true,
                    _ => return wrong("expected `objective A (3,5) 1` or `objective A (3,5) 1 won`"),
                };
                let banners = number(banners, 1..=MOST_BANNERS)?;
                let Some(free) = self.objectives.iter_mut().find(|place| place.is_none()) else {
                    return wrong(format!("there are at most {MOST_OBJECTIVES} objectives"));
                };
                *free = Some(Objective { side: side(who)?, hex: hex.parse()?, banners, won });
            }
            ("last-turn", [turn]) => self.last_turn = number(turn, 1..=MOST_TURNS)?,
            ("number", [turn]) => self.number = number(turn, 1..=MOST_TURNS)?,
            ("turn", [who]) => self.turn = side(who)?,
            ("phase", [outer]) => self.steps = Steps::one(step(outer)?),
            ("phase", [outer, inner]) => {
                self.steps = Steps::one(step(outer)?);
                self.steps.push(step(inner)?);
            }
            ("card", [card, rest @ ..]) => self.card(card, rest)?,
            ("last", [who, card]) => self.last_used[side(who)?.index()] = Some(card.parse()?),
            ("units", list) => {
                for token in list {
                    self.units.push(unit(token)?);
                }
                if self.units.len() > MOST_UNITS {
                    return wrong(format!("there are at most {MOST_UNITS} units"));
                }
            }
            ("battle", words) => self.battle = Some(battle(words)?),
            ("hand", [who, list @ ..]) => {
                let cards = self.cards(list)?;
                self.hands[side(who)?.index()] = cards.into_iter().collect();
            }
            ("drawn", [first, second]) => {
                let (first, second): (CommandCard, CommandCard) = (first.parse()?, second.parse()?);
                self.drawn = Some([first.min(second), first.max(second)]);
            }
            ("pile", [list @ .., "+rest"]) => self.pile = Some((self.cards(list)?, true)),
            ("pile", list) => self.pile = Some((self.cards(list)?, false)),
            ("discards", list) => self.discards = self.cards(list)?.into_iter().collect(),
            ("ending", [winner, how]) => {
                let winner = if *winner == "draw" { None } else { Some(side(winner)?) };
                let all = [How::Banners, How::NoUnits, How::Turns];
                let Some(how) = all.into_iter().find(|known| known.name() == *how) else {
                    return wrong(format!("`{how}` is no ending; there are banners, no-units and turns"));
                };
                self.ending = Some(Ending { winner, how });
            }
            _ => return wrong(format!("`{key}` with {} word(s) is no line of a position", words.len())),
        }
        Ok(())
    }

    fn lay(&mut self, list: &[&str], terrain: Surface) -> Result<(), NotationError> {
        hexes(list)?.iter().for_each(|hex| self.field.lay(hex, terrain));
        Ok(())
    }

    /// Cards that have not been named before.
    fn cards(&mut self, list: &[&str]) -> Result<Vec<CommandCard>, NotationError> {
        let cards = list.iter().map(|text| text.parse()).collect::<Result<Vec<CommandCard>, _>>()?;
        for &card in &cards {
            self.name(card)?;
        }
        Ok(cards)
    }

    fn name(&mut self, card: CommandCard) -> Result<(), NotationError> {
        if self.named.count(card) >= card.copies() {
            return wrong(format!("there are only {} cards {card}", card.copies()));
        }
        self.named.insert(card);
        Ok(())
    }

    /// `card CAT as ATT-L command 5 fallback dice 1 0 0 2 away`.
    fn card(&mut self, card: &str, mut rest: &[&str]) -> Result<(), NotationError> {
        let card = card.parse()?;
        let mut line = CardLine { card, used: Some(card), command: None, fallback: false, dice: [0; 4], away: false };
        loop {
            rest = match rest {
                [] => break,
                ["as", "none", rest @ ..] => {
                    line.used = None;
                    rest
                }
                ["as", used, rest @ ..] => {
                    line.used = Some(used.parse()?);
                    rest
                }
                ["command", count, rest @ ..] => {
                    line.command = Some(number(count, 0..=60)?);
                    rest
                }
                ["fallback", rest @ ..] => {
                    line.fallback = true;
                    rest
                }
                ["away", rest @ ..] => {
                    line.away = true;
                    rest
                }
                ["dice", green, blue, red, any, rest @ ..] => {
                    for (place, text) in line.dice.iter_mut().zip([green, blue, red, any]) {
                        *place = number(text, 0..=16)?;
                    }
                    rest
                }
                _ => return wrong("expected `card CAT as ATT-L command 5 fallback dice 1 0 0 2 away`"),
            };
        }
        if !line.away {
            self.name(card)?;
        }
        self.card = Some(line);
        Ok(())
    }

    /// The position, or the line that cannot be.
    fn put_together(self, lines: &Lines<'_>) -> Result<State, PositionError> {
        let mut table = Table::new(self.field, self.turn, self.goals, self.last_turn);
        table.banners = self.banners;
        table.objectives = self.objectives;
        table.turn = Turn::new(self.number, self.turn);
        let before = matches!(self.steps.list(), [Step::Start | Step::Command]);
        if before == self.card.is_some() && self.ending.is_none() && before {
            return lines.at("card", "no card has been played before the Command phase is over");
        }
        if let Some(line) = self.card {
            table.turn.card = Some(line.card).filter(|_| !line.away);
            table.turn.used = line.used;
            table.turn.command = line.command.unwrap_or(self.hands[self.turn.index()].len() + 1);
            table.turn.fallback = line.fallback;
            table.turn.dice = line.dice;
        }
        table.last_used = self.last_used;
        for &unit in &self.units {
            if !table.add(unit) {
                return lines.at("units", format!("two units stand on {}", unit.hex));
            }
        }
        if let Some(battle) = self.battle
            && [battle.attacker, battle.target].iter().any(|id| id.index() >= self.units.len())
        {
            return lines.at("battle", "the battle is one of units that there are not");
        }
        table.battle = self.battle;
        table.steps = self.steps;
        table.ending = self.ending;
        table.discards = self.discards;
        let mut state = State { table, hands: self.hands, pile: Default::default(), drawn: self.drawn };
        let rest = CardSet::deck().without(self.named);
        let (top, more) = self.pile.unwrap_or((Vec::new(), true));
        let below: Vec<CommandCard> = if more { rest.iter().collect() } else { Vec::new() };
        below.iter().rev().chain(top.iter().rev()).for_each(|&card| state.pile.push(card));
        if !more {
            rest.iter().for_each(|card| state.table.discards.insert(card));
        }
        soundness::sound(&state).or_else(|fault| lines.at("phase", fault))?;
        Ok(state)
    }
}

fn hexes(list: &[&str]) -> Result<HexSet, NotationError> {
    list.iter().map(|text| text.parse::<Hex>()).collect()
}

fn step(text: &str) -> Result<Step, NotationError> {
    let known = |step: &&Step| name(**step) == text;
    Step::ALL.iter().find(known).map_or_else(
        || wrong(format!("`{text}` is no phase; there are {}", Step::ALL.map(name).join(", "))),
        |step| Ok(*step),
    )
}

/// `SHgs@(5,5)x3^b:om`.
fn unit(text: &str) -> Result<Unit, NotationError> {
    let expected = || NotationError(format!("`{text}` is no unit; expected one like `SHgs@(5,5)`, `NHbs@(4,5)x3:ob`"));
    let (token, rest) = text.split_once('@').ok_or_else(expected)?;
    let mut letters = token.chars();
    let side = letters.next().and_then(Side::from_letter).ok_or_else(expected)?;
    let kind = UnitKind::of_token(letters.as_str()).ok_or_else(expected)?;
    let (rest, marks) = rest.split_once(':').unwrap_or((rest, ""));
    let (rest, banner) = rest.split_once('^').map_or((rest, None), |(rest, banner)| (rest, Some(banner)));
    let (hex, figures) = rest.split_once('x').map_or((rest, None), |(hex, figures)| (hex, Some(figures)));
    let mut unit = Unit::new(kind, side, hex.parse()?);
    if let Some(figures) = figures {
        unit.figures = number(figures, 0..=kind.facts().figures)?;
    }
    if let Some(letter) = banner {
        let found = Banner::ALL.into_iter().find(|banner| letter.chars().eq([banner.letter()]));
        unit.banner = found.ok_or_else(expected)?;
    }
    let marks = marks.chars().map(|letter| Mark::ALL.into_iter().find(|&mark| mark_letter(mark) == letter));
    unit.marks = marks.collect::<Option<Marks>>().ok_or_else(expected)?;
    Ok(unit)
}

/// `3>7 at (4,5) melee bonus back flags 2 bold 1 left 1 walked 0`.
fn battle(words: &[&str]) -> Result<Battle, NotationError> {
    let expected =
        "expected `battle 3>7 at (4,5) melee flags 2 bold 1 left 1 walked 0`, `bonus` and `back` behind `melee`";
    let [pair, "at", at, kind @ ("melee" | "ranged"), rest @ ..] = words else { return wrong(expected) };
    let Some((attacker, target)) = pair.split_once('>') else { return wrong(expected) };
    let id = |text: &str| {
        let place = number(text, 1..=MOST_UNITS)?;
        UnitId::of_index(place - 1).ok_or_else(|| NotationError(expected.to_owned()))
    };
    let (bonus, rest) = if let ["bonus", rest @ ..] = rest { (true, rest) } else { (false, rest) };
    let (back, rest) = if let ["back", rest @ ..] = rest { (true, rest) } else { (false, rest) };
    let ["flags", flags, "bold", bold, "left", left, "walked", walked] = rest else { return wrong(expected) };
    Ok(Battle {
        attacker: id(attacker)?,
        target: id(target)?,
        at: at.parse()?,
        melee: *kind == "melee",
        bonus,
        back,
        flags: number(flags, 0..=16)?,
        bold: number(bold, 0..=16)?,
        left: number(left, 0..=32)?,
        walked: number(walked, 0..=8)?,
    })
}
