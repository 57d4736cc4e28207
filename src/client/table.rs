//! What a game brings to the table: how it looks, what may be pointed at, and how events are told.
//!
//! A game implements [`TableGame`]; everything else in `client` is the same for all games and sees a match only as
//! [`Live`](super::flow::live::Live). Lengths are metres; x is right, y up, z towards the viewer; the table top is y = 0.

use bevy::math::{Quat, Vec3};

use crate::engine::{Imagine, Notation, Rules, Seat, Words};

mod moment;
mod sheet;
mod told;

pub use moment::Moment;
pub use sheet::{Picture, Sheet};
pub use told::{Beat, LogLine, Move, Origin};

/// Stable name of a piece within one match; the game chooses the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceId(pub u32);

/// Stable name of a place that can be pointed at: a flag, a hex, a deck, a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ZoneId(pub u32);

/// What a person points at, in order, to mean an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// A piece on the table or in the hand.
    Piece(PieceId),
    /// A place.
    Zone(ZoneId),
    /// How many.
    Count(u8),
    /// A button of the prompt, named by its message key.
    Button(&'static str),
}

/// In which frame a pose is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// The table: y up, origin in the middle of the table top.
    Table,
    /// The camera: x right, y up, z towards the viewer, origin at the eye. Hands live here.
    Camera,
}

/// How the table is turned and hands are held for whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The seat whose side is towards the viewer.
    pub seat: Seat,
    /// Hands are held by colour rather than by number, where that differs.
    pub by_suit: bool,
}

/// Where a piece stands and how it is turned. A card lies face up with its long side along z when not turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Frame of `at` and `turn`.
    pub space: Space,
    /// Position in metres.
    pub at: Vec3,
    /// Rotation.
    pub turn: Quat,
    /// Uniform scale.
    pub scale: f32,
}

impl Pose {
    /// Upright on the table.
    #[must_use]
    pub fn table(x: f32, y: f32, z: f32) -> Self {
        Self { space: Space::Table, at: Vec3::new(x, y, z), turn: Quat::IDENTITY, scale: 1.0 }
    }

    /// The same pose turned further by `turn` (applied first).
    #[must_use]
    pub fn turned(mut self, turn: Quat) -> Self {
        self.turn *= turn;
        self
    }

    /// The same pose with another scale.
    #[must_use]
    pub fn scaled(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// Turned about the long edge so that the back shows.
    #[must_use]
    pub fn face_down(self) -> Self {
        self.turned(Quat::from_rotation_z(std::f32::consts::PI))
    }
}

/// Number of a picture of the game: a card's face, a back, a numeral on the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face(pub u16);

/// How to draw a [`Face`]: an SVG template below `assets/cards/<game>` and the values to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceArt {
    /// File name of the template.
    pub template: &'static str,
    /// `{{key}}` and what replaces it.
    pub values: Vec<(&'static str, String)>,
}

/// What a piece looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum Look {
    /// A card, 63 x 88 mm; without a front only the back is known.
    Card {
        /// The face, if the viewer may know it.
        front: Option<Face>,
        /// The back.
        back: Face,
        /// A small sign in the upper right corner of the face.
        mark: Option<Face>,
    },
    /// A pile of face-down cards.
    Pile {
        /// The back.
        back: Face,
        /// How many cards.
        count: u16,
    },
    /// Turned discs on top of each other.
    Stack {
        /// Colour of the wood as sRGB.
        colour: [u8; 3],
        /// How many discs.
        height: u16,
        /// What is inlaid in the topmost one.
        inlay: Option<Face>,
        /// Only shown as a possibility: translucent, and never pointed at.
        ghost: bool,
    },
    /// A slab of slate in a wooden frame, with a chalk grid.
    Slab {
        /// Columns and rows of the grid.
        cells: (u16, u16),
        /// Metres from one line of the grid to the next.
        pitch: f32,
    },
    /// A model from `assets/models`, by file name without extension.
    Model(&'static str),
    /// A model whose parts `imp` and `liquid` live: they glow and stir the more, the greater the wrath.
    Spirit {
        /// File name without extension.
        model: &'static str,
        /// From 0, asleep, to 100.
        wrath: u8,
    },
    /// A flat picture on the table, `size` metres wide and high.
    Decal {
        /// The picture.
        face: Face,
        /// Width and height.
        size: bevy::math::Vec2,
    },
}

/// A piece at rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// Its name.
    pub id: PieceId,
    /// Its look.
    pub look: Look,
    /// Where it rests.
    pub pose: Pose,
    /// What it is called, for focus, zoom and screen readers. Pieces without a title cannot be pointed at.
    pub title: Option<Words>,
    /// Place in the walking order of keys and pads: lower comes first; pieces in the hand use their index.
    pub order: i32,
}

impl Placed {
    /// Whether it is held at the lower edge of the screen, as the hand of whoever looks is.
    #[must_use]
    pub fn in_own_hand(&self) -> bool {
        self.pose.space == Space::Camera && self.pose.at.y < 0.0
    }
}

/// Outline of a zone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outline {
    /// A ring round a piece, inner radius in metres.
    Ring(f32),
    /// A rounded frame, inner width and depth in metres.
    Frame(bevy::math::Vec2),
}

/// A place that can be pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone {
    /// Its name.
    pub id: ZoneId,
    /// Its middle on the table.
    pub pose: Pose,
    /// The outline that glows.
    pub outline: Outline,
    /// Extent that answers the pointer, width and depth in metres (larger than the outline where that helps).
    pub reach: bevy::math::Vec2,
    /// What it is called.
    pub title: Words,
    /// Place in the walking order.
    pub order: i32,
}

/// A small dark pill that sticks to a thing on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Pill {
    /// The point it hangs from.
    pub at: Vec3,
    /// What it says.
    pub words: Words,
    /// Icon before the text, from `assets/icons`.
    pub icon: Option<&'static str>,
}

/// The whole table at rest, as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// Every visible piece.
    pub pieces: Vec<Placed>,
    /// Every place.
    pub zones: Vec<Zone>,
    /// Pills.
    pub pills: Vec<Pill>,
    /// What shines until the table changes: the line that won.
    pub lit: Vec<Target>,
    /// Where the camera stands to show all of it; `None` where the game's setting says.
    pub framing: Option<Framing>,
}

impl Layout {
    /// Whether the piece or place is there.
    #[must_use]
    pub fn has(&self, target: Target) -> bool {
        match target {
            Target::Piece(id) => self.pieces.iter().any(|placed| placed.id == id),
            Target::Zone(id) => self.zones.iter().any(|zone| zone.id == id),
            Target::Count(_) | Target::Button(_) => false,
        }
    }

    /// What a piece or place is called.
    #[must_use]
    pub fn title(&self, target: Target) -> Option<&Words> {
        match target {
            Target::Piece(id) => self.pieces.iter().find(|placed| placed.id == id)?.title.as_ref(),
            Target::Zone(id) => self.zones.iter().find(|zone| zone.id == id).map(|zone| &zone.title),
            Target::Count(_) | Target::Button(_) => None,
        }
    }
}

/// How a card or piece in notation is shown within a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    /// Text on the chip, translated if it is a message key.
    pub text: Words,
    /// Background as sRGB.
    pub colour: [u8; 3],
    /// Ink as sRGB.
    pub ink: [u8; 3],
    /// Icon after the text.
    pub icon: Option<&'static str>,
}

/// A counter on a seat's name plate.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Icon from `assets/icons`.
    pub icon: &'static str,
    /// The number.
    pub value: i64,
    /// What it counts.
    pub title: Words,
}

/// Whose turn, which phase, what is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// Message keys of this turn's phases in order.
    pub phases: Vec<&'static str>,
    /// Which of them is now.
    pub phase: usize,
    /// One sentence: what is asked of whoever is to act.
    pub prompt: Words,
}

/// A cell of a [`Panel`].
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// What it says.
    pub words: Words,
    /// Icon before the text.
    pub icon: Option<&'static str>,
    /// Background, if any.
    pub colour: Option<[u8; 3]>,
    /// Shown struck out and faint.
    pub gone: bool,
}

/// A small table that a game shows on request (what is unseen, scores by round).
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Heading.
    pub title: Words,
    /// A sentence under the heading.
    pub note: Option<Words>,
    /// Rows of cells.
    pub rows: Vec<Vec<Cell>>,
    /// Curves drawn below the rows, one a seat.
    pub plot: Vec<Curve>,
}

/// What a seat had after each step, for a [`Panel`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    /// Whose.
    pub seat: Seat,
    /// The values in order, from the start.
    pub values: Vec<i32>,
}

/// A refusal or explanation with the place in the rule book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The sentence.
    pub words: Words,
    /// Section of the rule book.
    pub rule: Option<&'static str>,
}

/// One way to set a game up: the option's key, its choices, and what each changes.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionRow {
    /// Message key of the option; `<key>-about` may explain it.
    pub key: &'static str,
    /// Message keys of the choices; `<choice>-about` says what the choice changes.
    pub choices: Vec<&'static str>,
    /// Pictures of the choices, from `assets/icons`; none if words are enough.
    pub pictures: Vec<&'static str>,
    /// Index of the choice now.
    pub chosen: usize,
}

/// Where a camera stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// Vertical field of view in degrees.
    pub fov: f32,
    /// Degrees below the horizon.
    pub pitch: f32,
    /// Metres from the point looked at.
    pub distance: f32,
    /// The point looked at.
    pub at: Vec3,
}

/// The furniture of a game's table.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// Fits everything.
    pub camera: Framing,
    /// Straight from above.
    pub top: Framing,
    /// Lower, from the seat.
    pub seat: Framing,
    /// Model of the mat, its colour as sRGB, and where it lies; `None` if the layout brings what lies under the pieces.
    pub mat: Option<(&'static str, [u8; 3], Vec3)>,
    /// Other models with their pose.
    pub props: Vec<(&'static str, Pose)>,
    /// Music while playing.
    pub music: &'static str,
    /// Whether [`TableGame::signs`] has anything to show.
    pub signs: bool,
}

/// How a game looks, sounds and is handled.
pub trait TableGame: Rules + Imagine + Notation {
    /// Mat, camera, music.
    fn setting() -> Setting;

    /// Every piece and place at rest. Pure.
    fn arrange(view: &Self::View, side: Side) -> Layout;

    /// How to draw a face. `language` is `en` or `ja`, `say` translates.
    fn face(face: Face, palette: super::settings::Palette, say: &dyn Fn(&str) -> String) -> FaceArt;

    /// Every face that a match can need, so that all are drawn before the first card is dealt.
    fn faces() -> Vec<Face>;

    /// How an event is told; `before` and `after` are the views around it, `side` as in [`TableGame::arrange`].
    fn tell(event: &Self::Event, before: &Self::View, after: &Self::View, side: Side) -> Beat;

    /// The chronicle's line for an event, or none; `after` is the view right after it.
    fn log(event: &Self::Event, after: &Self::View) -> Option<LogLine>;

    /// What a person points at to mean the action.
    fn targets(view: &Self::View, seat: Seat, action: &Self::Action) -> Vec<Target>;

    /// The targets of the action fall into parts of so many, which may be pointed at in any order (card and slot, card and
    /// slot); buttons at the end come last. 0 if the order is fixed.
    fn part(_action: &Self::Action) -> usize {
        0
    }

    /// Where pieces lie for now because of what has been pointed at, until the action is whole.
    fn staged(_view: &Self::View, _seat: Seat, _chosen: &[Target]) -> Vec<(PieceId, Pose)> {
        Vec::new()
    }

    /// The action that pointing at these targets would mean if it were legal, for a refusal.
    fn meant(view: &Self::View, seat: Seat, targets: &[Target]) -> Option<Self::Action>;

    /// Why something cannot be started at all (a card that has no legal place), when [`Self::meant`] is too little. Without
    /// targets: why the seat has to wait, where that is more than somebody else's turn.
    fn why_not(view: &Self::View, seat: Seat, targets: &[Target]) -> Option<Explained>;

    /// Lines that tell what pointing at these targets would bring about (the formation that a card would make), or what
    /// the last of them is (a flag's proof).
    fn preview(view: &Self::View, seat: Seat, targets: &[Target]) -> Vec<Words>;

    /// What is told of a thing when it is looked at closely, from the view alone. `plain` has its title, its picture and its
    /// preview already; `seat` is the one at the bottom of the screen, whether it plays or somebody only watches.
    fn inspect(_view: &Self::View, _seat: Seat, _target: Target, plain: Sheet) -> Sheet {
        plain
    }

    /// What would stand on the table if the person went on from these targets with `count` of something: shown
    /// translucent while the choice is being made.
    fn ghosts(_view: &Self::View, _seat: Seat, _chosen: &[Target], _count: u8) -> Vec<Placed> {
        Vec::new()
    }

    /// Of how many things the number that comes after these targets is taken (the height of a stack that is split), if
    /// that is a number of tiles that stay and tiles that go.
    fn split(_view: &Self::View, _chosen: &[Target]) -> Option<u8> {
        None
    }

    /// Signs laid on the table on request (cells that would complete a line).
    fn signs(_view: &Self::View) -> Vec<Placed> {
        Vec::new()
    }

    /// The colour of a seat's pieces as sRGB, where seats have one.
    fn colour(_seat: Seat) -> Option<[u8; 3]> {
        None
    }

    /// Whose turn, phase, prompt.
    fn status(view: &Self::View) -> Status;

    /// Counters for a seat's plate.
    fn counters(view: &Self::View, seat: Seat) -> Vec<Counter>;

    /// A card or piece in notation as a chip.
    fn chip(text: &str) -> Option<Chip>;

    /// Panels shown on request.
    fn panels(view: &Self::View) -> Vec<Panel>;

    /// What decided a finished match, line by line.
    fn verdict(view: &Self::View) -> Vec<Words>;

    /// Several actions offered under one button: message key and actions.
    fn offers(view: &Self::View, seat: Seat) -> Vec<(&'static str, Vec<Self::Action>)>;

    /// The options that suit somebody's first match: the gentlest ones.
    fn first_options() -> Self::Options {
        Self::Options::default()
    }

    /// The options as rows for the set-up screen.
    fn option_rows(options: &Self::Options) -> Vec<OptionRow>;

    /// The options with row `row` set to its choice `choice`.
    fn choose_option(options: &Self::Options, row: usize, choice: usize) -> Self::Options;

    /// Names for bots, one a seat.
    fn bot_names() -> &'static [&'static str];

    /// Positions worth a picture.
    fn moments() -> Vec<Moment>;
}
