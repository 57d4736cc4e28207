//! The colours of cards and seats that can be chosen between.

use serde::{Deserialize, Serialize};

/// Colours of cards and seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    #[default]
    Normal,
    /// Safe for colour-blind eyes.
    Safe,
    Contrast,
}

impl Palette {
    /// Every palette, the ordinary one first.
    pub const ALL: [Self; 3] = [Self::Normal, Self::Safe, Self::Contrast];
}
