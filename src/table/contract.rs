//! What a game implements to be played at the table: small traits, most of whose functions have an answer that will do.
//!
//! What a view or the options alone can answer is asked of them directly, by trait objects: a new question is written down
//! here and answered in the game, and nowhere else. Only what speaks of a game's actions and events needs its types.

use std::any::Any;
use std::fmt::Debug;

use super::{
    Batch, Beat, Button, Chip, Counter, Counting, DeckBuilder, Explained, Face, FaceArt, Layout, LogLine, Moment,
    OptionId, Panel, Picture, Placed, Preference, Prospect, Regular, SetUp, Sheet, Side, Spoken, Status, StillLife,
    Target,
};
use crate::engine::{Imagine, Notation, Rules, Seat, Words};
use crate::table::Palette;

/// A choice that is being made.
#[derive(Clone, Copy, Debug)]
pub struct PartialChoice<'a> {
    /// What has been chosen, in order; something has.
    pub chosen: &'a [Target],
    pub pointed: Option<Target>,
    /// How many of what is counted.
    pub count: u8,
    /// What was chosen last is carried by the pointer.
    pub carried: bool,
}

/// What lies on the table, as one viewer sees it. A game's view implements it.
pub trait Arrange {
    /// Every piece and place at rest. Pure.
    fn arrange(&self, side: Side) -> Layout;

    /// What would stand on the table if the person went on with a choice, and signs that make it clearer: shown while it
    /// is being made. What bears the name of a piece that lies there shows how that one would look.
    fn ghosts(&self, _side: Side, _seat: Seat, _choice: PartialChoice) -> Vec<Placed> {
        Vec::new()
    }

    /// The same in words, but for the own hand: every thing that lies on the table, in an order in which it can be listened to.
    /// Asked for only where somebody listens.
    fn spoken(&self, side: Side) -> Vec<Spoken> {
        Spoken::of(&self.arrange(side))
    }

    /// Signs laid on the table on request (cells that would complete a line).
    fn signs(&self, _side: Side) -> Vec<Placed> {
        Vec::new()
    }
}

/// What is said of it. A game's view implements it.
pub trait Say {
    /// Whose turn, phase, prompt.
    fn status(&self) -> Status;

    /// The section of the rule book about what is asked now: the book opens there.
    fn rule(&self) -> Option<&'static str> {
        None
    }

    /// Counters for a seat's plate.
    fn counters(&self, _seat: Seat) -> Vec<Counter> {
        Vec::new()
    }

    /// Counters beside a seat's name when the match is over: the first one is what it has come to.
    fn result(&self, seat: Seat) -> Vec<Counter> {
        self.counters(seat)
    }

    /// An option as a button.
    fn button(&self, _seat: Seat, _option: OptionId) -> Button {
        Button::new(Words::new("ui-done"))
    }

    /// Whether the match is about to be decided, as everybody sees: [`Setting::tense_music`] is played then. It is public knowledge,
    /// the same for every viewer; what it means in each game stands in `assets/sounds/README.md`.
    fn is_nearly_decided(&self) -> bool {
        false
    }

    /// The prospects of a seat, as everybody sees them: faces and remarks of those who sit there go by them. They are public
    /// knowledge, the same for every viewer.
    fn prospect(&self, _seat: Seat) -> Prospect {
        Prospect::EVEN
    }

    /// Whether several pieces may be taken in one go, one after the other, by drawing a frame round them.
    fn gathers(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether a seat has said that it does nothing more in its turn: where it can only pass, it is not asked again, whatever the
    /// settings say.
    fn is_idle(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether a seat that chooses this acts against it: it is marked as what is aimed at.
    fn is_against(&self, _seat: Seat, _target: Target) -> bool {
        false
    }

    /// What the [number](Target::Count) that comes after these targets, or later, is a number of.
    fn counting(&self, _seat: Seat, _chosen: &[Target]) -> Counting {
        Counting { take: Words::new("ui-done"), rest: None }
    }

    /// Lines that tell what pointing at these targets would bring about (the formation that a card would make), or what
    /// the last of them is (a flag's proof).
    fn preview(&self, _seat: Seat, _targets: &[Target]) -> Vec<Words> {
        Vec::new()
    }

    /// Why something cannot be started at all (a card that has no legal place), when [`Point::meant`] is too little. Without
    /// targets: why the seat has to wait, where that is more than somebody else's turn.
    fn why_not(&self, _seat: Seat, _targets: &[Target]) -> Option<Explained> {
        None
    }

    /// What is told of a thing when it is looked at closely. `plain` has its title, its picture and its preview already;
    /// `seat` is the one at the bottom of the screen, whether it plays or somebody only watches.
    fn inspect(&self, _seat: Seat, _target: Target, plain: Sheet) -> Sheet {
        plain
    }

    /// Panels shown on request. `_told` is the chronicle as far as it has been told, for sums over what no position shows any more:
    /// dice that have fallen.
    fn panels(&self, _told: &[LogLine], _palette: Palette) -> Vec<Panel> {
        Vec::new()
    }

    /// What decided a finished match, line by line.
    fn verdict(&self) -> Vec<Words> {
        Vec::new()
    }
}

/// A view, whatever the game.
pub trait AnyView: Arrange + Say + Debug + Any + Send + Sync {}

impl<View: Arrange + Say + Debug + Any + Send + Sync> AnyView for View {}

/// How events are told.
pub trait Tell: Rules {
    /// How an event is told; `before` and `after` are the views around it, `side` as in [`Arrange::arrange`].
    fn tell(event: &Self::Event, before: &Self::View, after: &Self::View, side: Side) -> Beat;

    /// The chronicle's line for an event, or none; `after` is the view right after it.
    fn log(event: &Self::Event, after: &Self::View) -> Option<LogLine>;
}

/// How actions are meant by pointing.
pub trait Point: Rules {
    /// What a person points at to mean the action.
    fn targets(view: &Self::View, seat: Seat, action: &Self::Action) -> Vec<Target>;

    /// The action that pointing at these targets would mean if it were legal, for a refusal.
    fn meant(view: &Self::View, seat: Seat, targets: &[Target]) -> Option<Self::Action>;

    /// Whether an action is the first one of a turn; `before` is who acted before it. A turn goes on as long as the same
    /// player acts, unless the others may answer in the middle of it.
    fn opens_turn(before: Option<Seat>, seat: Seat, _action: &Self::Action) -> bool {
        before != Some(seat)
    }

    /// Batches of legal actions that are often wanted together, each under one button: whatever comes one by one in the rules, and
    /// would else have to be pointed at again and again.
    fn batches(_view: &Self::View, _seat: Seat) -> Vec<Batch<Self::Action>> {
        Vec::new()
    }
}

/// Undyed leather, as sRGB: a box of which nothing else is known.
const LEATHER: [u8; 3] = [0x7a, 0x5a, 0x3c];

/// What a game brings whatever the match: pictures, colours, names.
pub trait Art {
    /// How to draw a face; `say` translates.
    fn face(&self, face: Face, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt;

    /// A card or piece in notation as a chip, in the colours of this palette.
    fn chip(&self, _text: &str, _palette: Palette) -> Option<Chip> {
        None
    }

    /// What a seat's pieces are known by, where they have a colour of their own: that colour, and a sign that tells it without
    /// any colour, the same that the pieces bear. The colour is that of the palette, where it depends on it.
    fn sign(&self, _seat: Seat, _palette: Palette) -> Option<Chip> {
        None
    }

    /// The colour of the cover of the game's box, as sRGB.
    fn cover(&self) -> [u8; 3] {
        LEATHER
    }

    /// The picture on the front of the game's box, wider than high as 13 to 11; without one its emblem hangs there.
    fn box_front(&self) -> Option<FaceArt> {
        None
    }

    /// What stands and lies about on the title's table.
    fn still_life(&self) -> StillLife {
        StillLife::default()
    }

    /// What lies beside the emblem on the lid of the game's box, three things at most.
    fn lid(&self) -> Vec<Picture> {
        self.still_life().cards.into_iter().take(3).map(|(face, _)| Picture::face(face)).collect()
    }

    /// Who sits down when bots are wanted, at least one.
    fn regulars(&self) -> &'static [Regular];

    /// Takes in what people have made for the game themselves, when the program starts and whenever something of it has been
    /// changed in the [`DeckBuilder`]: the name and the text of each file in its folder. Gives a sentence for everything that is
    /// wrong, with file and line.
    fn own_files(&self, _files: &[(String, String)]) -> Vec<Words> {
        Vec::new()
    }

    /// Where people compose something for the game themselves, if there is anything to compose.
    fn deck_builder(&self) -> Option<&dyn DeckBuilder> {
        None
    }

    /// What people may prefer about how it is laid before them, as [`Side`] brings it to [`Arrange`], four things at most.
    fn preferences(&self) -> &'static [Preference] {
        &[]
    }

    /// Texts that the game makes of several messages, such as those of its cards: a name for each, and its lines.
    fn texts(&self) -> Vec<(String, Vec<Words>)> {
        Vec::new()
    }

    /// Whether an imp in its bottle is among the things that it is played with: on any other table that of the house stands by the
    /// candle and looks on.
    fn has_imp(&self) -> bool {
        false
    }

    /// Positions worth a picture.
    fn moments(&self) -> Vec<Moment> {
        Vec::new()
    }
}

/// A game that can be played at the table.
pub trait TableGame: Rules<View: Arrange + Say, Options: SetUp> + Imagine + Notation + Tell + Point {
    /// The game itself, which stands for what it brings whatever the match.
    const ART: &'static (dyn Art + Sync);
}
