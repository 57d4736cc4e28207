//! How a game is set up: its options as rows of choices, and the furniture of its table.

use super::{Drawing, Face, Framing, Picture, Pose};

/// What a game's options are to the set-up screen and to the table. A game's options implement it.
pub trait SetUp: Clone + PartialEq + Default {
    /// The rows of the set-up screen. A row may depend on what the others say.
    fn rows(&self) -> Vec<OptionRow<Self>>;

    /// The options that suit somebody's first match: the gentlest ones.
    fn first() -> Self {
        Self::default()
    }

    /// How many actions a match with these options takes: of ten matches of bots one takes fewer than the first number, and one
    /// more than the second. None where nobody has counted.
    fn actions(&self) -> Option<[u32; 2]> {
        None
    }

    /// Seconds that an action takes where a person plays with bots, thoughts and all that is told included.
    fn pace(&self) -> f32 {
        5.0
    }

    /// Mat, camera, music.
    fn setting(&self) -> Setting;

    /// Every face that a match with these options can need, so that all are drawn before the first card is dealt.
    fn faces(&self) -> Vec<Face>;
}

/// One thing that can be set, with the options that each of its choices would make. `O` is a game's options, or their RON
/// text where the game is not known.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionRow<O> {
    /// Message key of what is set; `<key>-about` may explain it.
    pub key: &'static str,
    pub choices: Vec<Choose<O>>,
    /// Index of the choice now.
    pub chosen: usize,
    /// Hardly anybody wants to set it: it is folded away.
    pub expert: bool,
}

/// A choice of a [`Row`].
#[derive(Clone, Debug, PartialEq)]
pub struct Choose<O> {
    /// Message key; `<key>-about` says what the choice changes.
    pub key: &'static str,
    /// What a person has made up is called and described in their own words, in place of messages.
    pub own: Option<OwnWords>,
    /// A picture of it: an icon beside the words, or a drawing that stands for them; none if words are enough.
    pub picture: Option<Picture>,
    pub options: O,
}

/// A choice in a person's own words, which are not translated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnWords {
    pub title: String,
    pub about: String,
}

impl<O: PartialEq> OptionRow<O> {
    /// A row of these choices, each a message key and the options that it makes; `now` are the options as they are.
    pub fn new(key: &'static str, now: &O, choices: impl IntoIterator<Item = (&'static str, O)>) -> Self {
        let choices: Vec<_> =
            choices.into_iter().map(|(key, options)| Choose { key, own: None, picture: None, options }).collect();
        let chosen = choices.iter().position(|choice| choice.options == *now).unwrap_or(0);
        Self { key, choices, chosen, expert: false }
    }

    /// The same row, folded away among those that hardly anybody wants to set.
    #[must_use]
    pub fn for_experts(self) -> Self {
        Self { expert: true, ..self }
    }

    /// The same row with more choices, which a person has made up; `key` is the message key of what they all are.
    #[must_use]
    pub fn with_own(mut self, key: &'static str, now: &O, choices: impl IntoIterator<Item = (OwnWords, O)>) -> Self {
        for (own, options) in choices {
            if options == *now {
                self.chosen = self.choices.len();
            }
            self.choices.push(Choose { key, own: Some(own), picture: None, options });
        }
        self
    }

    /// The same row with an icon for each choice, from `assets/icons`.
    #[must_use]
    pub fn pictured(mut self, pictures: &[&'static str]) -> Self {
        for (choice, picture) in self.choices.iter_mut().zip(pictures) {
            choice.picture = Some(Picture::Icon(picture));
        }
        self
    }

    /// The same row with a drawing for each choice.
    #[must_use]
    pub fn drawn(mut self, drawings: impl IntoIterator<Item = Drawing>) -> Self {
        for (choice, drawing) in self.choices.iter_mut().zip(drawings) {
            choice.picture = Some(Picture::Drawing(drawing));
        }
        self
    }
}

impl<O> OptionRow<O> {
    /// The same row with other options in place of each choice's.
    pub fn map<P>(self, to: impl Fn(O) -> P) -> OptionRow<P> {
        let choices = self.choices.into_iter();
        let choices =
            choices.map(|Choose { key, own, picture, options }| Choose { key, own, picture, options: to(options) });
        OptionRow { key: self.key, choices: choices.collect(), chosen: self.chosen, expert: self.expert }
    }
}

/// The furniture of a game's table.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    pub camera: Framing,
    /// Straight from above.
    pub top: Framing,
    /// Lower, from the seat.
    pub seat: Framing,
    /// Model of the mat, its colour as sRGB, and where it lies; `None` if the layout brings what lies under the pieces.
    pub mat: Option<(&'static str, [u8; 3], Pose)>,
    /// Other models with their pose, which nothing ever moves.
    pub props: Vec<(&'static str, Pose)>,
    /// Its candle stands on the left: the light comes from there.
    pub lit_from_left: bool,
    pub music: &'static str,
    /// What is played in its place while the match [is about to be decided](super::Say::is_nearly_decided).
    pub tense_music: Option<&'static str>,
    /// Whether [`Arrange::signs`](super::Arrange::signs) has anything to show.
    pub signs: bool,
    /// Whether [`Say::panels`](super::Say::panels) has anything to show.
    pub panels: bool,
}

impl Setting {
    /// A bare table, seen from everywhere through this camera.
    pub fn bare(camera: Framing, music: &'static str) -> Self {
        Self {
            camera,
            top: camera,
            seat: camera,
            mat: None,
            props: Vec::new(),
            lit_from_left: false,
            music,
            tense_music: None,
            signs: false,
            panels: false,
        }
    }
}
