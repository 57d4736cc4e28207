//! Positions read line by line; `tests/cases/battlelore/README.md` tells how to write one.

use strum::VariantNames as _;

use super::super::command_cards::{CardSet, CommandCard};
use super::super::council::{CARDS_OF_CLASS, LoreClass};
use super::super::dice::MOST_DICE;
use super::super::hexes::{Hex, HexSet};
use super::super::invariants;
use super::super::lore::deck::{self, LoreCards};
use super::super::lore::{Lieu, Lore};
use super::super::lore_cards::{LoreCard, LoreSet};
use super::super::position::{
    Acting, Battle, Ending, Flight, MOST_OBJECTIVES, MOST_UNITS, Mark, Marks, Objective, PublicState, State, Turn,
    Unit, UnitSet,
};
use super::super::scenario::Levels;
use super::super::sections::Side;
use super::super::steps::{DEEPEST, PendingStep, Steps};
use super::super::surfaces::Surface;
use super::super::terrain::{Field, Landmark, LandmarkKind};
use super::super::units::{Banner, UnitKind};
use super::write::mark_letter;
use super::{lore, side};
use crate::engine::NotationError;
use crate::engine::notation::{Lines, PositionError, expected, number, unlike, unsound, wrong};
use crate::engine::words::words;

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
    flight: Option<Flight>,
    acting: Option<Acting>,
    shaken: UnitSet,
    lore: Lore,
    lieu: Option<Lieu>,
    lore_hands: [LoreSet; 2],
    lore_pile: Option<(Vec<LoreCard>, bool)>,
    buried: LoreSet,
    councils: [Levels; 2],
    lore_named: LoreSet,
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
}

pub(super) fn parse(text: &str) -> Result<State, PositionError> {
    let several = ["hand", "last", "landmark", "council", "muster", "lore", "lore-hand"];
    let lines = Lines::read(text, &several, &["units", "objective", "cast"])?;
    let mut reader = Reader {
        field: Field::default(),
        goals: [5; 2],
        banners: [0; 2],
        objectives: [None; MOST_OBJECTIVES],
        last_turn: 200,
        number: 1,
        turn: Side::South,
        steps: Steps::one(PendingStep::Combat),
        card: None,
        last_used: [None; 2],
        units: Vec::new(),
        battle: None,
        hands: [CardSet::default(); 2],
        drawn: None,
        pile: None,
        discards: CardSet::default(),
        ending: None,
        flight: None,
        acting: None,
        shaken: UnitSet::NONE,
        lore: Lore::default(),
        lieu: None,
        lore_hands: [LoreSet::NONE; 2],
        lore_pile: None,
        buried: LoreSet::NONE,
        councils: Default::default(),
        lore_named: LoreSet::NONE,
        named: CardSet::default(),
    };
    lines.each(|key, words| reader.line(key, words))?;
    reader.put_together(&lines)
}

impl Reader {
    /// Takes in a line: one arm for each key.
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
                let Ok(kind) = kind.parse() else {
                    return wrong(unlike(kind, "thing-landmark", &LandmarkKind::VARIANTS.join(", ")));
                };
                if !self.field.place(Landmark { hex: hex.parse()?, kind, owner: side(owner)? }) {
                    return wrong(words!("reason-landmarks"));
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
                    _ => return wrong(expected("`objective A (3,5) 1`, `objective A (3,5) 1 won`")),
                };
                let banners = number(banners, 1..=MOST_BANNERS)?;
                let Some(free) = self.objectives.iter_mut().find(|place| place.is_none()) else {
                    return wrong(words!("reason-objectives", most = MOST_OBJECTIVES));
                };
                *free = Some(Objective { side: side(who)?, hex: hex.parse()?, banners, won });
            }
            ("last-turn", [turn]) => self.last_turn = number(turn, 1..=MOST_TURNS)?,
            ("number", [turn]) => self.number = number(turn, 1..=MOST_TURNS)?,
            ("turn", [who]) => self.turn = side(who)?,
            ("phase", [outer, inner @ ..]) if inner.len() < DEEPEST => {
                self.steps = Steps::one(step(outer)?);
                for name in inner {
                    self.steps.push(step(name)?);
                }
            }
            ("card", [card, rest @ ..]) => self.card(card, rest)?,
            ("last", [who, card]) => self.last_used[side(who)?.index()] = Some(card.parse()?),
            ("units", list) => {
                for token in list {
                    self.units.push(unit(token)?);
                }
                if self.units.len() > MOST_UNITS {
                    return wrong(words!("reason-units", most = MOST_UNITS));
                }
            }
            ("battle", words) => self.battle = Some(lore::battle(words)?),
            ("flight", words) => self.flight = Some(lore::flight(words)?),
            ("acting", [unit, hexes]) => {
                self.acting = Some(Acting { unit: lore::unit_id(unit)?, hexes: number(hexes, 0..=MOST_DICE as u8)? });
            }
            ("shaken", list) => self.shaken = list.iter().map(|text| lore::unit_id(text)).collect::<Result<_, _>>()?,
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
                let Ok(how) = how.parse() else {
                    return wrong(unlike(how, "thing-ending", "`banners`, `no-units`, `turns`"));
                };
                self.ending = Some(Ending { winner, how });
            }
            _ => return self.lore_line(key, words),
        }
        Ok(())
    }

    /// A line that only the Lore game has.
    fn lore_line(&mut self, key: &str, words: &[&str]) -> Result<(), NotationError> {
        let table = &mut self.lore;
        table.active = true;
        let banners = |text: &str| number(text, 0..=MOST_BANNERS);
        let pair = |south: &str, north: &str| banners(south).and_then(|south| Ok([south, banners(north)?]));
        match (key, words) {
            ("council", [who, commander, masters @ ..]) if masters.len() == 4 => {
                let at = side(who)?.index();
                table.commanders[at] = number(commander, 0..=3)?;
                for (place, text) in table.masters[at].iter_mut().zip(masters) {
                    *place = number(text, 0..=3)?;
                }
            }
            ("levels", [south, north]) => table.levels = pair(south, north)?,
            ("muster", [who, commander, masters @ ..]) if masters.len() == 4 => {
                let levels = &mut self.councils[side(who)?.index()];
                levels.commander = number(commander, 1..=3)?;
                for (place, text) in levels.masters.iter_mut().zip(masters) {
                    *place = number(text, 0..=3)?;
                }
            }
            ("lore", [who, "keeps", keeps, "limit", limit]) => {
                let at = side(who)?.index();
                table.keeps[at] = number(keeps, 0..=60)?;
                table.limits[at] = number(limit, 0..=60)?;
            }
            ("tokens", [south, north]) => table.tokens = pair(south, north)?,
            ("lore-played", list) => {
                for who in list {
                    table.played[side(who)?.index()] = true;
                }
            }
            ("asked", [setting, mourner]) => (table.setting, table.mourner) = (side(setting)?, side(mourner)?),
            ("medieval", []) => table.medieval = true,
            ("range", [hexes]) => table.range = number(hexes, 1..=9)?,
            ("might", [dice]) => table.might = number(dice, 1..=9)?,
            ("fewer", [units]) => table.fewer = number(units, 1..=9)?,
            ("smoke", [south, north]) => table.smoke = pair(south, north)?,
            ("losses", [south, north]) => table.losses = pair(south, north)?,
            ("lieu", [how, most]) => self.lieu = Some(lore::lieu(how, most)?),
            ("cast", words) => {
                let cast = lore::cast(words)?;
                self.name_lore(cast.card)?;
                let table = &mut self.lore;
                let Some(free) = table.casts.iter_mut().find(|place| place.is_none()) else {
                    return wrong(words!("reason-two-lore-cards"));
                };
                *free = Some(cast);
            }
            ("lore-hand", [who, list @ ..]) => {
                let cards = self.lore_cards(list)?;
                self.lore_hands[side(who)?.index()] = cards.into_iter().collect();
            }
            ("lore-pile", [list @ .., "+rest"]) => self.lore_pile = Some((self.lore_cards(list)?, true)),
            ("lore-pile", list) => self.lore_pile = Some((self.lore_cards(list)?, false)),
            ("lore-discards", list) => self.lore.discards = self.lore_cards(list)?.into_iter().collect(),
            ("buried", list) => self.buried = self.lore_cards(list)?.into_iter().collect(),
            _ => return wrong(words!("reason-no-line", key = key, count = words.len())),
        }
        Ok(())
    }

    /// Lore cards that have not been named before.
    fn lore_cards(&mut self, list: &[&str]) -> Result<Vec<LoreCard>, NotationError> {
        let cards = list.iter().map(|text| text.parse()).collect::<Result<Vec<LoreCard>, _>>()?;
        cards.iter().try_for_each(|&card| self.name_lore(card))?;
        Ok(cards)
    }

    fn name_lore(&mut self, card: LoreCard) -> Result<(), NotationError> {
        if self.lore_named.contains(card) {
            return wrong(words!("reason-two-places", what = card));
        }
        self.lore_named.insert(card);
        Ok(())
    }

    /// Lore cards that no line names are in the pile, or not in the deck if the pile is told to the last card.
    fn put_lore_together(&self, table: &mut PublicState) -> LoreCards {
        table.lore = self.lore;
        if !self.lore.active {
            return LoreCards::default();
        }
        table.lore.held = self.lore_hands.map(LoreSet::len);
        let mut cards = LoreCards { hands: self.lore_hands, buried: self.buried, ..LoreCards::default() };
        let all = LoreCard::all().collect::<LoreSet>();
        let out = if self.lore.medieval { all.without(deck::medieval()) } else { LoreSet::NONE };
        let rest = all.without(self.lore_named).without(out);
        cards.unused = out;
        let all = (Vec::new(), true);
        let (top, more) = self.lore_pile.as_ref().unwrap_or(&all);
        if *more {
            let below: Vec<LoreCard> = rest.iter().collect();
            cards.pile = below.into_iter().rev().collect();
        } else {
            cards.unused = cards.unused.union(rest);
        }
        cards.pile = cards.pile.iter().chain(top.iter().rev()).copied().collect();
        let unused = |class: LoreClass| cards.unused.iter().filter(|card| card.class() == class).count() as u8;
        table.lore.shares = LoreClass::ALL.map(|class| CARDS_OF_CLASS - unused(class));
        cards
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
            return wrong(words!("reason-copies", count = card.copies(), card = card));
        }
        self.named.insert(card);
        Ok(())
    }

    /// `card CAT as ATT-L command 5 fallback dice 1 0 0 2`.
    fn card(&mut self, card: &str, mut rest: &[&str]) -> Result<(), NotationError> {
        let card = card.parse()?;
        let mut line = CardLine { card, used: Some(card), command: None, fallback: false, dice: [0; 4] };
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
                ["dice", green, blue, red, any, rest @ ..] => {
                    for (place, text) in line.dice.iter_mut().zip([green, blue, red, any]) {
                        *place = number(text, 0..=16)?;
                    }
                    rest
                }
                _ => return wrong(expected("`card CAT as ATT-L command 5 fallback dice 1 0 0 2`")),
            };
        }
        self.name(card)?;
        self.card = Some(line);
        Ok(())
    }

    /// The position, or the line that cannot be.
    fn put_together(self, lines: &Lines<'_>) -> Result<State, PositionError> {
        let mut table = PublicState::new(self.field, self.turn, self.goals, self.last_turn);
        table.banners = self.banners;
        table.objectives = self.objectives;
        table.turn = Turn::new(self.number, self.turn);
        let before = matches!(self.steps.list(), [PendingStep::Start | PendingStep::Command]);
        if before && self.card.is_some() && self.ending.is_none() {
            return lines.at("card", words!("reason-no-card-before-command"));
        }
        if let Some(line) = self.card {
            table.turn.card = Some(line.card);
            table.turn.used = line.used;
            table.turn.command = line.command.unwrap_or(self.hands[self.turn.index()].len() + 1);
            table.turn.fallback = line.fallback;
            table.turn.dice = line.dice;
        }
        table.last_used = self.last_used;
        for &unit in &self.units {
            if !table.add(unit) {
                return lines.at("units", words!("reason-two-units", hex = unit.hex));
            }
        }
        if let Some(battle) = self.battle
            && [battle.attacker, battle.target].iter().any(|id| id.index() >= self.units.len())
        {
            return lines.at("battle", words!("reason-battle-of-none"));
        }
        table.battle = self.battle;
        table.steps = self.steps;
        table.ending = self.ending;
        table.discards = self.discards;
        table.flight = self.flight;
        table.turn.lieu = self.lieu;
        table.acting = self.acting;
        table.shaken = self.shaken;
        let busy = self.flight.map(|flight| flight.unit).into_iter().chain(self.acting.map(|acting| acting.unit));
        let cast = self.lore.casts.iter().flatten().flat_map(|cast| cast.units().chain(cast.waiting.iter()));
        if busy.chain(self.shaken.iter()).chain(cast).any(|id| id.index() >= self.units.len()) {
            return lines.at("flight", words!("reason-no-such-unit"));
        }
        let lore = self.put_lore_together(&mut table);
        let mut state = State {
            table,
            hands: self.hands,
            pile: Default::default(),
            drawn: self.drawn,
            lore,
            councils: self.councils,
        };
        let rest = CardSet::deck().without(self.named);
        let (top, more) = self.pile.unwrap_or((Vec::new(), true));
        let below: Vec<CommandCard> = if more { rest.iter().collect() } else { Vec::new() };
        state.pile = below.iter().rev().chain(top.iter().rev()).copied().collect();
        if !more {
            rest.iter().for_each(|card| state.table.discards.insert(card));
        }
        invariants::sound(&state).or_else(|fault| lines.at("phase", unsound(fault)))?;
        Ok(state)
    }
}

fn hexes(list: &[&str]) -> Result<HexSet, NotationError> {
    list.iter().map(|text| text.parse::<Hex>()).collect()
}

fn step(text: &str) -> Result<PendingStep, NotationError> {
    text.parse().or_else(|_| wrong(unlike(text, "thing-phase", &PendingStep::VARIANTS.join(", "))))
}

/// `SHgs@(5,5)x3^b:om`.
fn unit(text: &str) -> Result<Unit, NotationError> {
    let expected = || NotationError::from(unlike(text, "thing-unit", "`SHgs@(5,5)`, `NHbs@(4,5)x3:ob`"));
    let (token, rest) = text.split_once('@').ok_or_else(expected)?;
    let mut letters = token.chars();
    let side = letters.next().and_then(Side::from_letter).ok_or_else(expected)?;
    let kind = UnitKind::of_token(letters.as_str()).ok_or_else(expected)?;
    let mut parts = rest.split('+');
    let rest = parts.next().unwrap_or_default();
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
    parts.try_for_each(|part| lore::read_unit(&mut unit, part))?;
    Ok(unit)
}
