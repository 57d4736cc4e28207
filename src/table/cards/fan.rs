//! A hand of cards, held as a fan before the eye or across the table.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy_math::{Quat, Vec3};

#[cfg(test)]
use {
    crate::engine::Words,
    crate::locale::{Language, Locale, nobody},
    crate::table::{CARD, Face, FaceArt, Fit, Framing, Lens, Palette, SafeArea},
    bevy_math::Vec2,
};

use crate::table::{Pose, Space};

/// Each card is held this much nearer to the eye than the one at its left, in metres.
const NEARER: f32 = 0.0012;

/// How a hand is held; lengths in metres in [`Space::Camera`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fan {
    /// The middle card.
    pub at: Vec3,
    /// From the first card to one after the last, at most.
    pub wide: f32,
    /// From card to card, at most.
    pub pitch: f32,
    /// How far the first card beside the middle stands lower; the further ones fall with the square. Above zero for the near
    /// hand, below for hands across the table.
    pub bow: f32,
    /// How far a card leans over against the one before it, in radians.
    pub lean: f32,
    pub scale: f32,
}

impl Fan {
    /// The same fan, held at another distance from the eye so that it looks the same.
    #[must_use]
    pub fn held_at(self, depth: f32) -> Self {
        let by = depth / -self.at.z;
        Self {
            at: self.at * by,
            wide: self.wide * by,
            pitch: self.pitch * by,
            bow: self.bow * by,
            scale: self.scale * by,
            ..self
        }
    }

    /// Card `index` of `count`, its face towards the viewer.
    pub fn near(self, index: usize, count: usize) -> Pose {
        self.pose(index, count, Quat::from_rotation_x(FRAC_PI_2))
    }

    /// Card `index` of `count` of a hand across the table; `open` hands show their faces, upside down.
    pub fn far(self, index: usize, count: usize, open: bool) -> Pose {
        let open_turn = Quat::from_rotation_z(PI) * Quat::from_rotation_x(FRAC_PI_2);
        self.pose(index, count, if open { open_turn } else { Quat::from_rotation_x(-FRAC_PI_2) })
    }

    fn pose(self, index: usize, count: usize, face: Quat) -> Pose {
        let offset = index as f32 - (count as f32 - 1.0) / 2.0;
        let pitch = (self.wide / count.max(1) as f32).min(self.pitch);
        let step = Vec3::new(offset * pitch, -offset * offset * self.bow, index as f32 * NEARER);
        let lean = -offset * self.lean * self.bow.signum();
        let turn = Quat::from_rotation_z(lean) * face;
        Pose { space: Space::Camera, at: self.at + step, turn, scale: self.scale }
    }
}

/// Fails unless every text on cards that are held so is at least 14 pixels high on a screen of 1920 by 1080, in every language.
#[cfg(test)]
pub(crate) fn assert_read(
    game: &str,
    fan: Fan,
    cards: impl IntoIterator<Item = Face>,
    art: &dyn Fn(Face, Palette, &dyn Fn(&Words) -> String) -> FaceArt,
) {
    let (mut locale, _) = Locale::read(&crate::folders::assets().join("locales"));
    let wide = fan.seen();
    let cards: Vec<Face> = cards.into_iter().collect();
    let (mut read, mut small) = (0, std::collections::BTreeSet::new());
    for language in Language::ALL {
        locale.set_language(language);
        for &card in &cards {
            let drawn = art(card, Palette::Normal, &|words| locale.say(words, &nobody));
            let texts = drawn.texts(game);
            read += texts.len();
            let smaller = texts.into_iter().map(|(text, size)| (text, size * wide)).filter(|(_, high)| *high < 14.0);
            small.extend(smaller.map(|(text, high)| format!("{}: {text}: {high:.1}", drawn.template)));
        }
    }
    assert!(read > cards.len(), "only {read} texts on {} cards", cards.len());
    assert!(small.is_empty(), "{} texts are too small: {small:#?}", small.len());
}

#[cfg(test)]
impl Fan {
    /// How wide a card looks on a screen of 1920 by 1080, in pixels.
    fn seen(self) -> f32 {
        let framing = Framing { fov: 25.0, pitch: 50.0, distance: 1.0, at: Vec3::ZERO };
        let lens = Lens::of(framing, 0.0, Fit::NONE, Vec2::new(1920.0, 1080.0), &SafeArea::default());
        let pose = lens.resolve(&self.near(0, 1));
        let edge = |side: f32| lens.project(pose.at + pose.turn * Vec3::X * (side * CARD.x * pose.scale / 2.0));
        edge(1.0).zip(edge(-1.0)).map_or(0.0, |(right, left)| right.distance(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAN: Fan = Fan { at: Vec3::new(0.0, -0.2, -0.8), wide: 0.4, pitch: 0.05, bow: 0.001, lean: 0.04, scale: 1.0 };

    #[test]
    fn a_fan_is_even_and_never_wider_than_it_may_be() {
        for count in 1..30 {
            let (first, last) = (FAN.near(0, count), FAN.near(count - 1, count));
            assert!((first.at.x + last.at.x).abs() < 1e-6);
            assert!(last.at.x - first.at.x <= FAN.wide);
            assert!(first.at.y <= FAN.at.y);
        }
        assert_eq!(FAN.near(0, 1).at, FAN.at);
    }

    #[test]
    fn as_wide_as_measured_on_a_picture() {
        let fan = Fan { at: Vec3::new(0.0, -0.18, -0.88), ..FAN };
        assert!((fan.seen() - 155.0).abs() < 1.0, "{}", fan.seen());
    }

    #[test]
    fn held_nearer_it_looks_the_same() {
        let (far, near) = (FAN.near(0, 5), FAN.held_at(0.4).near(0, 5));
        assert!((far.at.x / far.at.z - near.at.x / near.at.z).abs() < 1e-6);
        assert_eq!((near.scale, near.turn), (0.5, far.turn));
    }
}
