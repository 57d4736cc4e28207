//! What a piece looks like: a body, and what is added to it.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use bevy_math::{Quat, Vec2, Vec3};

use super::{Outline, PieceId};
use crate::table::Palette;

/// Number of a picture of the game: a card's face, a back, a numeral on the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face(pub u16);

impl Face {
    /// The front of the game's box, which is drawn as [`Art::box_front`](super::Art::box_front) says.
    pub const BOX: Self = Self(u16::MAX);
}

/// How to draw a [`Face`]: an SVG template below `assets/cards/<game>` and the values to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceArt {
    /// File name of the template.
    pub template: &'static str,
    /// `{{key}}` and what replaces it.
    pub values: Vec<(&'static str, String)>,
}

#[cfg(test)]
impl FaceArt {
    /// Fails unless every `{{...}}` of the template is filled and every icon is there: what a face lacks would be seen as a hole, or
    /// not at all. An icon that is meant to be none is empty.
    pub(crate) fn assert_whole(&self, game: &str) {
        let assets = crate::folders::assets();
        let text = self.filled(game);
        for icon in text.split("{{icon:").skip(1).filter_map(|rest| rest.split("}}").next()) {
            let known = icon.is_empty() || assets.join("icons").join(format!("{icon}.svg")).is_file();
            assert!(known, "{}: there is no icon {icon}", self.template);
        }
        assert!(!text.replace("{{icon:", "").contains("{{"), "nothing fills a place of {self:?}");
    }

    /// The template with its values.
    fn filled(&self, game: &str) -> String {
        let path = crate::folders::assets().join("cards").join(game).join(self.template);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        self.values.iter().fold(text, |text, (key, value)| text.replace(&format!("{{{{{key}}}}}"), value))
    }

    /// Every text that is seen on the face, and how high its type is, as a share of the width of the face.
    pub(crate) fn texts(&self, game: &str) -> Vec<(String, f32)> {
        let filled = self.filled(game);
        let number = |text: &str| text.parse::<f32>().unwrap_or_else(|_| panic!("{}: {text}", self.template));
        let of = |tag: &str, name: &str| Some(tag.split_once(&format!(" {name}=\""))?.1.split('"').next()?.to_owned());
        let high = |tag: &str| {
            let transform = of(tag, "transform").unwrap_or_default();
            let scales = transform.split("scale(").skip(1).filter_map(|rest| rest.split(')').next());
            scales.filter_map(|scale| scale.split_whitespace().last()).map(number).product::<f32>()
        };
        let wide = of(&filled, "viewBox").map_or(1.0, |view| number(view.split(' ').nth(2).unwrap_or_default()));
        let (mut groups, mut texts) = (vec![1.0], Vec::new());
        for (tag, text) in filled.split('<').filter_map(|part| part.split_once('>')) {
            let around = groups.last().copied().unwrap_or(1.0);
            if tag.starts_with("g ") && !tag.ends_with('/') || tag == "g" {
                // What is not displayed has no height.
                let shown = f32::from(u8::from(of(tag, "display").as_deref() != Some("none")));
                groups.push(around * high(tag) * shown);
            } else if tag == "/g" {
                groups.pop();
            } else if tag.starts_with("text ") && !text.is_empty() && around > 0.0 {
                let size = of(tag, "font-size").map_or(0.0, |size| number(&size));
                texts.push((text.to_owned(), size * high(tag) * around / wide));
            }
        }
        texts
    }
}

/// A colour as sRGB, in each of the palettes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dye([[u8; 3]; Palette::ALL.len()]);

impl Dye {
    /// The colour that it has in each palette.
    pub fn of(colour: impl Fn(Palette) -> [u8; 3]) -> Self {
        Self(Palette::ALL.map(colour))
    }

    /// The colour in a palette.
    pub fn colour(self, palette: Palette) -> [u8; 3] {
        self.0[palette as usize]
    }
}

impl From<[u8; 3]> for Dye {
    /// The same colour in every palette.
    fn from(colour: [u8; 3]) -> Self {
        Self::of(|_| colour)
    }
}

/// Width, thickness and length of a card in metres. Real card stock is 0.4 mm thick and would vanish.
pub const CARD: Vec3 = Vec3::new(0.063, 0.0014, 0.088);
/// Thickness of one card within a pile, in metres.
pub const PILE_STEP: f32 = 0.00042;
/// Width of the sign in the corner of a card, in metres.
const SIGN: f32 = 0.0165;
/// Where the dish of the candle lies on the table, from its middle in metres.
const DISH: f32 = 0.040;

/// What a piece looks like: a body, and what is added to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    pub body: Body,
    /// How far it reaches, for pointing.
    pub extent: Extent,
    /// What its halo runs round; none if nothing shines round it.
    pub halo: Option<Outline>,
    /// How far below its top the halo runs, in metres, above it where that is less than nothing; none if it runs round its foot.
    pub crown: Option<f32>,
    /// What it touches the ground with.
    pub foot: Foot,
    /// Colour of those parts of a model whose material is called `tint`.
    pub tint: Option<Dye>,
    /// Only shown as a possibility: translucent.
    pub ghost: bool,
    pub badges: Vec<Badge>,
    /// The piece that it lies on and is lifted with.
    pub on: Option<PieceId>,
}

/// What a piece is made of.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// A card, 63 x 88 mm; without a front only the back is known.
    Card {
        /// The face, if the viewer may know it.
        front: Option<Face>,
        back: Face,
    },
    /// A pile of face-down cards.
    Pile { back: Face, count: u16 },
    /// A model from `assets/models`, by file name without extension.
    Model(&'static str),
    /// A flat picture on the table.
    Decal {
        face: Face,
        /// Width and depth in metres.
        size: Vec2,
    },
    /// A die: a cube with these pictures above, below, right, left, near and far.
    Die {
        faces: [Face; 6],
        /// Length of an edge in metres.
        size: f32,
    },
    /// What the game builds itself.
    Own(Own),
}

/// How far a piece reaches from its middle, in metres along its own axes, and how far that middle is above where it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// Half of width, height and depth.
    pub half: Vec3,
    /// Height of the middle.
    pub middle: f32,
}

/// What a piece touches the ground with: there the ground is darker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Foot {
    /// With nothing that shows.
    Nothing,
    /// A card's edge.
    Card,
    /// A pile's edge.
    Pile,
    /// Something round of this radius in metres.
    Round(f32),
}

/// A picture on a piece, face up unless it is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Badge {
    pub face: Face,
    /// Its middle, from where the piece stands, in metres.
    pub at: Vec3,
    /// How it is turned.
    pub turn: Quat,
    /// Width and depth in metres.
    pub size: Vec2,
}

/// A body that the game builds itself, of a type of the game's own. What is seen of it, the game's scene builds.
#[derive(Clone)]
pub struct Own(Arc<dyn Build>);

trait Build: fmt::Debug + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<B: Any + PartialEq + fmt::Debug + Send + Sync> Build for B {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<B>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Own {
    /// What the game says of it, for whoever knows its type.
    pub fn body(&self) -> &dyn Any {
        self.0.as_any()
    }

    /// Whether the other one is of the same type, whatever it says.
    pub fn same_kind(&self, other: &Self) -> bool {
        self.body().type_id() == other.body().type_id()
    }
}

impl PartialEq for Own {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

impl fmt::Debug for Own {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Look {
    /// Every face that is seen on it.
    pub fn faces(&self) -> impl Iterator<Item = Face> {
        let (front, back) = match self.body {
            Body::Card { front, back } => (front, Some(back)),
            Body::Pile { back, .. } => (None, Some(back)),
            Body::Decal { face, .. } => (Some(face), None),
            Body::Model(_) | Body::Die { .. } | Body::Own(_) => (None, None),
        };
        front.into_iter().chain(back).chain(self.badges.iter().map(|badge| badge.face))
    }

    fn new(body: Body, half: Vec3) -> Self {
        Self {
            body,
            extent: Extent { half, middle: 0.0 },
            halo: None,
            crown: None,
            foot: Foot::Nothing,
            tint: None,
            ghost: false,
            badges: Vec::new(),
            on: None,
        }
    }

    /// A card; without a front only its back is known.
    pub fn card(front: Option<Face>, back: Face) -> Self {
        let halo = Some(Outline::Frame(Vec2::new(CARD.x, CARD.z)));
        Self { halo, foot: Foot::Card, ..Self::new(Body::Card { front, back }, CARD / 2.0) }
    }

    /// A pile of face-down cards.
    pub fn pile(back: Face, count: u16) -> Self {
        let half = Vec3::new(CARD.x, f32::from(count) * PILE_STEP, CARD.z) / 2.0;
        Self { foot: Foot::Pile, ..Self::new(Body::Pile { back, count }, half) }
    }

    /// A model of so many metres in width, height and depth, standing where the piece stands.
    pub fn model(name: &'static str, size: Vec3) -> Self {
        Self::new(Body::Model(name), size / 2.0).risen(size.y / 2.0)
    }

    /// A flat picture, so many metres wide and deep.
    pub fn decal(face: Face, size: Vec2) -> Self {
        Self::new(Body::Decal { face, size }, Vec3::new(size.x / 2.0, 0.0, size.y / 2.0))
    }

    /// A die with an edge of so many metres, its middle where the piece is; pictures as in [`Body::Die`].
    pub fn die(faces: [Face; 6], size: f32) -> Self {
        Self::new(Body::Die { faces, size }, Vec3::splat(size / 2.0))
    }

    /// What the game builds itself, of so many metres in width, height and depth, standing where the piece stands.
    pub fn own(body: impl Any + PartialEq + fmt::Debug + Send + Sync, size: Vec3) -> Self {
        Self::new(Body::Own(Own(Arc::new(body))), size / 2.0).risen(size.y / 2.0)
    }

    /// The same with its middle so many metres above where it stands.
    #[must_use]
    pub fn risen(mut self, middle: f32) -> Self {
        self.extent.middle = middle;
        self
    }

    /// The candle on its dish, where it is a piece.
    pub fn candle() -> Self {
        Self::model("candle", Vec3::ZERO).on_round_foot(DISH)
    }

    /// The same on a round foot of this radius in metres.
    #[must_use]
    pub fn on_round_foot(mut self, radius: f32) -> Self {
        self.foot = Foot::Round(radius);
        self
    }

    /// The same with a halo along the outside of an outline.
    #[must_use]
    pub fn haloed(mut self, outline: Outline) -> Self {
        self.halo = Some(outline);
        self
    }

    /// The same with a halo along the outside of an outline, so many metres below its top, or above it
    /// where that is less than nothing: what stands before it hides its foot.
    #[must_use]
    pub fn crowned(mut self, outline: Outline, below: f32) -> Self {
        (self.halo, self.crown) = (Some(outline), Some(below));
        self
    }

    /// The same in a colour, where the model has parts that take one.
    #[must_use]
    pub fn tinted(mut self, colour: impl Into<Dye>) -> Self {
        self.tint = Some(colour.into());
        self
    }

    /// The same as a mere possibility: translucent, without foot and halo.
    #[must_use]
    pub fn ghostly(mut self) -> Self {
        (self.ghost, self.foot, self.halo) = (true, Foot::Nothing, None);
        self
    }

    /// The same as something that lies on another piece: it is lifted with it.
    #[must_use]
    pub fn lying_on(mut self, piece: PieceId) -> Self {
        self.on = Some(piece);
        self
    }

    /// The same with one more picture on it.
    #[must_use]
    pub fn badged(mut self, badge: Badge) -> Self {
        self.badges.push(badge);
        self
    }

    /// A card with a small sign in the upper right corner of its face.
    #[must_use]
    pub fn signed(self, sign: Face) -> Self {
        let at = Vec3::new(CARD.x / 2.0 - SIGN * 0.62, CARD.y / 2.0 + 0.0001, SIGN * 0.62 - CARD.z / 2.0);
        self.badged(Badge { face: sign, at, turn: Quat::IDENTITY, size: Vec2::splat(SIGN) })
    }

    /// The face of a card whose front is known.
    pub fn front(&self) -> Option<Face> {
        match self.body {
            Body::Card { front, .. } => front,
            _ => None,
        }
    }
}
