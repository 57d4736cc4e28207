//! The Command deck (3.2): 60 cards of 24 kinds, and what each lets its player order. The facts are in
//! `assets/battlelore/command.ron`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::data::{self, Loaded};
use super::sections::Section;
use super::units::Banner;
use crate::engine::notation::{unlike, wrong};
use crate::engine::{ArrayVec, Chance, NotationError};

/// Most kinds of Command cards.
pub const MOST_KINDS: usize = 32;
/// Most copies of a kind.
const MOST_COPIES: u8 = 15;
/// How many Command cards there are at most, and in the deck of the rules (1.1).
pub const CARDS: usize = 60;
/// Two hands and what is drawn meanwhile need so many at least (2).
const LEAST_CARDS: usize = 20;

const FILE: &str = "assets/battlelore/command.ron";
static DECK: LazyLock<Loaded<Deck>> =
    LazyLock::new(|| read(include_str!("../../../assets/battlelore/command.ron")).into());

/// A Command card. Copies of a kind are alike, so this is the kind: an index into the rows of the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CommandCard(u8);

/// How many units a section card orders in its section (3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Number {
    Fixed(u8),
    /// As many as Command cards were in the hand, the one played included (3.1).
    Command,
}

/// What a Command card lets its player order (3.2). Numbers are upper limits (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Text {
    Section(Section, Number),
    /// So many units in each of Left, Centre and Right.
    Slots([u8; 3]),
    /// Up to Command mounted units, +1 die in melee.
    MountedCharge,
    /// Up to Command foot units that are linked; up to 2 hexes and battle, melee only.
    FootOnslaught,
    /// All missile units: two ranged attacks each, no move, no melee.
    DarkenTheSky,
    /// One unit anywhere, +1 die.
    Leadership,
    /// What the opponent played last, with Left and Right exchanged.
    CounterAttack,
    /// A die for each Command card orders a unit; +1 die.
    BattleLore,
    /// Up to Command units of one banner colour.
    Banners(Banner),
}

/// A row of the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// The code of the rules document, with the section behind it.
    id: String,
    copies: u8,
    text: Text,
}

#[derive(Debug)]
pub(super) struct Deck {
    rows: Vec<Row>,
    /// For each kind the one with Left and Right exchanged (3.2).
    across: Vec<CommandCard>,
}

/// One card that orders nobody, for what looks at [`CommandCard::default`] though the file is wrong.
impl Default for Deck {
    fn default() -> Self {
        let nothing = Row { id: String::new(), copies: 0, text: Text::Slots([0; 3]) };
        Self { rows: vec![nothing], across: vec![CommandCard::default()] }
    }
}

/// What is wrong with the file, if anything is.
pub(super) fn error() -> Option<&'static str> {
    DECK.error.as_deref()
}

/// Reads the file, or says what is wrong with it, with its line.
pub(super) fn read(text: &str) -> Result<Deck, String> {
    let rows: Vec<Row> = data::read(FILE, text)?;
    if rows.is_empty() || rows.len() > MOST_KINDS {
        let sentence = format!("there are {} kinds of cards; list 1 to {MOST_KINDS}", rows.len());
        return Err(data::wrong(FILE, text, "[", &sentence));
    }
    let mut across = Vec::new();
    let mut cards = 0;
    for (place, row) in rows.iter().enumerate() {
        let wrong = |sentence: String| data::wrong(FILE, text, &format!("id: \"{}\"", row.id), &sentence);
        check(row, &rows[..place]).map_err(wrong)?;
        cards += usize::from(row.copies);
        let like = rows.iter().position(|other| other.text == row.text.across());
        let like = like.ok_or_else(|| wrong(format!("{} has no like across; add its row", row.id)))?;
        across.push(CommandCard(if row.text == row.text.across() { place } else { like } as u8));
    }
    if !(LEAST_CARDS..=CARDS).contains(&cards) {
        let sentence = format!("there are {cards} cards; a deck has {LEAST_CARDS} to {CARDS} of them");
        return Err(data::wrong(FILE, text, "[", &sentence));
    }
    Ok(Deck { rows, across })
}

/// Whether a row fits to itself and to those before it.
fn check(row: &Row, before: &[Row]) -> Result<(), String> {
    let id = &row.id;
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'-') {
        return Err(format!("the id `{id}` is not a name; write capital letters, as in `ATT-L`"));
    }
    if before.iter().any(|other| other.id == *id) {
        return Err(format!("the id `{id}` is taken already; rename or remove one of both"));
    }
    if !(1..=MOST_COPIES).contains(&row.copies) {
        return Err(format!("there are {} copies of {id}; write 1 to {MOST_COPIES}", row.copies));
    }
    if matches!(row.text, Text::Section(_, Number::Fixed(0)) | Text::Slots([0, 0, 0])) {
        return Err(format!("{id} orders nobody; let it order at least one unit"));
    }
    Ok(())
}

impl Text {
    /// The same text with Left and Right exchanged (3.2).
    fn across(self) -> Self {
        match self {
            Self::Section(section, number) => Self::Section(section.across(), number),
            Self::Slots([left, centre, right]) => Self::Slots([right, centre, left]),
            _ => self,
        }
    }
}

impl CommandCard {
    /// Every kind, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DECK.table.rows.len() as u8).map(Self)
    }

    fn row(self) -> &'static Row {
        &DECK.table.rows[self.index()]
    }

    /// Index for arrays with one entry a kind.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The code of the rules document, with the section behind it: `ATT-L`, `MCH`.
    pub fn code(self) -> &'static str {
        &self.row().id
    }

    /// The key of its name in the locales.
    pub fn key(self) -> String {
        format!("battlelore-card-{}", self.code().to_lowercase())
    }

    /// How many cards of the deck are of this kind.
    pub fn copies(self) -> u8 {
        self.row().copies
    }

    /// What it lets its player order.
    #[inline]
    pub fn text(self) -> Text {
        self.row().text
    }

    /// Whether it is a Section card; all others are Tactic cards (3.1).
    pub fn is_section_card(self) -> bool {
        matches!(self.text(), Text::Section(..) | Text::Slots(_))
    }

    /// Whether two cards are drawn for it and one of them kept (3.2, Scout).
    pub fn is_scout(self) -> bool {
        matches!(self.text(), Text::Section(_, Number::Fixed(1)))
    }

    /// The same card with Left and Right exchanged, as a Counter Attack plays it (3.2).
    #[must_use]
    pub fn across(self) -> Self {
        DECK.table.across[self.index()]
    }
}

impl TryFrom<u8> for CommandCard {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        let last = DECK.table.rows.len() - 1;
        let known = usize::from(index) <= last;
        known
            .then_some(Self(index))
            .ok_or_else(|| format!("{index} is no Command card; they are counted from 0 to {last}"))
    }
}

impl From<CommandCard> for u8 {
    fn from(card: CommandCard) -> Self {
        card.0
    }
}

impl fmt::Display for CommandCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for CommandCard {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|card| card.code() == text)
            .map_or_else(|| wrong(unlike(text, "thing-command-card", "`ATT-L`, `SCO-C`, `OTM`, `MCH`")), Ok)
    }
}

/// Some Command cards without an order: how many there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u128", into = "u128")]
pub struct CardSet {
    /// Four bits a kind: as many as [`MOST_KINDS`] and [`MOST_COPIES`] need.
    counts: u128,
}

impl TryFrom<u128> for CardSet {
    type Error = &'static str;

    fn try_from(counts: u128) -> Result<Self, &'static str> {
        let set = Self { counts };
        let kept = CommandCard::all().fold(0, |kept, card| {
            let count = set.count(card);
            kept | if count <= card.copies() { u128::from(count) << (4 * card.0) } else { 0 }
        });
        if kept == counts { Ok(set) } else { Err("there are more Command cards of a kind than the deck has") }
    }
}

impl From<CardSet> for u128 {
    fn from(set: CardSet) -> Self {
        set.counts
    }
}

impl CardSet {
    /// The whole deck.
    pub fn deck() -> Self {
        CommandCard::all().flat_map(|card| (0..card.copies()).map(move |_| card)).collect()
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: CommandCard) -> u8 {
        (self.counts >> (4 * card.0) & 15) as u8
    }

    /// How many cards.
    pub fn len(self) -> u8 {
        let pairs = (self.counts & (u128::MAX / 17)) + (self.counts >> 4 & (u128::MAX / 17));
        pairs.to_le_bytes().iter().sum()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.counts == 0
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub const fn contains(self, card: CommandCard) -> bool {
        self.count(card) > 0
    }

    /// Puts a card in; there are no more than [`MOST_COPIES`] of a kind.
    #[inline]
    pub fn insert(&mut self, card: CommandCard) {
        self.counts += 1 << (4 * card.0);
    }

    /// Takes a card out, if there is one of this kind.
    #[inline]
    pub fn remove(&mut self, card: CommandCard) {
        if self.contains(card) {
            self.counts -= 1 << (4 * card.0);
        }
    }

    /// The kinds that there are, in order.
    pub fn kinds(self) -> impl Iterator<Item = CommandCard> {
        let mut rest = self.counts;
        std::iter::from_fn(move || {
            let kind = (rest != 0).then(|| rest.trailing_zeros() / 4)?;
            rest &= !(15 << (4 * kind));
            Some(CommandCard(kind as u8))
        })
    }

    /// The cards in order, alike ones side by side.
    pub fn iter(self) -> impl Iterator<Item = CommandCard> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// These cards without those of `other`, kind by kind, as far as there are any.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        other.iter().fold(self, |mut rest, card| {
            rest.remove(card);
            rest
        })
    }
}

impl FromIterator<CommandCard> for CardSet {
    fn from_iter<I: IntoIterator<Item = CommandCard>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), |mut set, card| {
            set.insert(card);
            set
        })
    }
}

/// A face-down pile, drawn from its end.
pub type Pile = ArrayVec<CommandCard, CARDS>;

/// Shuffles a pile together with more cards, which lie below it before that, in order (3.3).
pub(super) fn shuffle_in(pile: &mut Pile, more: CardSet, chance: &mut impl Chance) {
    let mut cards: Pile = pile.iter().rev().copied().chain(more.iter()).collect();
    chance.shuffle(&mut cards);
    cards.reverse();
    *pile = cards;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 3.2: 42 Section cards and 18 Tactic cards.
    #[test]
    fn the_deck_has_sixty_cards() {
        let copies = |section: bool| -> u8 {
            CommandCard::all().filter(|card| card.is_section_card() == section).map(CommandCard::copies).sum()
        };
        assert_eq!((copies(true), copies(false)), (42, 18));
        assert_eq!(usize::from(CardSet::deck().len()), CARDS);
        assert_eq!(CommandCard::all().count(), 24);
        for card in CommandCard::all() {
            assert_eq!(card.code().parse(), Ok(card));
            assert_eq!(CardSet::deck().count(card), card.copies());
            assert_eq!(card.across().across(), card);
        }
    }

    /// E33: Left and Right change places, the text stays.
    #[test]
    fn a_counter_attack_exchanges_left_and_right() {
        let across = |code: &str| code.parse().map(|card: CommandCard| card.across().code());
        assert_eq!(across("ATT-L"), Ok("ATT-R"));
        assert_eq!(across("ADV-R"), Ok("ADV-L"));
        assert_eq!(across("SCO-C"), Ok("SCO-C"));
        assert_eq!(across("SUR"), Ok("SUR"));
    }

    #[test]
    fn sets_count_copies() {
        let card = |code: &str| code.parse::<CommandCard>().expect("a card");
        let mut set: CardSet = ["PAT-C", "PAT-C", "RED", "SCO-L"].map(card).into_iter().collect();
        assert_eq!((set.len(), set.count(card("PAT-C"))), (4, 2));
        assert_eq!(set.iter().map(CommandCard::code).collect::<Vec<_>>(), ["SCO-L", "PAT-C", "PAT-C", "RED"]);
        set.remove(card("PAT-C"));
        set.remove(card("OTM"));
        assert_eq!(set.kinds().map(CommandCard::code).collect::<Vec<_>>(), ["SCO-L", "PAT-C", "RED"]);
        assert!(CardSet::deck().without(CardSet::deck()).is_empty());
    }

    #[test]
    fn wrong_decks_are_refused_with_the_line() {
        const TEXT: &str = include_str!("../../../assets/battlelore/command.ron");
        let line = TEXT.lines().position(|line| line.contains("\"ATT-L\"")).expect("a card") + 1;
        for (from, to, says) in [
            ("copies: 4", "copies: 0", "there are 0 copies of ATT-L; write 1 to 15"),
            ("copies: 4", "copies: 400", "out of bounds"),
            ("ATT-L", "ATT-C", "the id `ATT-C` is taken already"),
            ("ATT-L", "attack", "the id `attack` is not a name"),
            ("Section(Left, Fixed(3))", "Section(Left, Fixed(0))", "orders nobody"),
            ("Section(Left, Fixed(3))", "Section(Left, Fixed(5))", "ATT-L has no like across"),
            ("Section(Left, Fixed(3))", "Section(West, Fixed(3))", "`West`"),
        ] {
            let row = TEXT.lines().nth(line - 1).expect("a row");
            let error = read(&TEXT.replacen(row, &row.replacen(from, to, 1), 1)).map(|_| ()).expect_err(to);
            assert!(error.contains(says), "{error}");
            // An id that two rows have is told at the later one.
            let lines = [line, line + usize::from(to == "ATT-C")];
            assert!(lines.iter().any(|line| error.starts_with(&format!("{FILE}:{line}: "))), "{error}");
        }
        assert!(read("[]").is_err_and(|error| error.contains("there are 0 kinds")));
        let few = "[(id: \"LEA\", copies: 3, text: Leadership)]";
        assert!(read(few).is_err_and(|error| error.contains("there are 3 cards; a deck has 20 to 60")));
    }
}
