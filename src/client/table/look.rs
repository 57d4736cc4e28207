//! What a piece looks like.

use bevy::math::Vec2;

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
        size: Vec2,
    },
}
