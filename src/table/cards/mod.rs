//! What games with cards share: cards that lie on a mat, hands that are held, backs of which nothing is known, and the deal.

pub mod fan;
pub mod fit;
pub mod inks;

use bevy_math::Vec2;

use crate::engine::Seat;
use crate::table::{Layout, Move, Origin, PieceId, Pose, Space, Way};

/// Upper side of a mat, in metres.
pub const MAT: f32 = 0.0035;
/// From a card to the next one on top of it, in metres.
pub const THICK: f32 = 0.0016;
/// Width and depth of a place for a card, in metres.
pub const PLACE: Vec2 = Vec2::new(0.0645, 0.0895);

/// The pieces that stand for cards that the viewer does not know: a row of them for every seat.
#[derive(Clone, Copy, Debug)]
pub struct Backs {
    /// Number of the first piece.
    pub first: u32,
    /// How many a seat has.
    pub each: u32,
}

impl Backs {
    /// Place `slot` of a seat.
    pub fn piece(self, seat: Seat, slot: usize) -> PieceId {
        PieceId(self.first + u32::from(seat.0) * self.each + slot as u32)
    }

    /// Whose a piece is among so many seats, if it is one of these.
    pub fn holder(self, piece: PieceId, seats: u8) -> Option<Seat> {
        let row = u8::try_from(piece.0.checked_sub(self.first)? / self.each).ok()?;
        (row < seats).then_some(Seat(row))
    }
}

/// The pieces that a layout holds before the eye, of those that are `meant`, from left to right.
pub fn held(layout: &Layout, meant: impl Fn(PieceId) -> bool) -> Vec<PieceId> {
    let mut held: Vec<_> =
        layout.pieces.iter().filter(|placed| placed.pose.space == Space::Camera && meant(placed.id)).collect();
    held.sort_by(|one, other| one.pose.at.x.total_cmp(&other.pose.at.x));
    held.into_iter().map(|placed| placed.id).collect()
}

/// Cards that are dealt from one place, `stagger` seconds apart.
pub fn dealt(cards: Vec<PieceId>, from: Pose, stagger: f32) -> impl Iterator<Item = Move> {
    cards.into_iter().enumerate().map(move |(index, card)| Move {
        secs: 0.33,
        way: Way::arc(0.03),
        starts: Some("card-slide"),
        lands: None,
        ..Move::card(card, Origin::Pose(from)).after(stagger * index as f32)
    })
}

/// A card that leaves a hand: `held` is the piece that it was there, itself or a back.
pub fn played(card: PieceId, held: PieceId) -> Move {
    Move::card(card, if held == card { Origin::Itself } else { Origin::Piece(held) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_back_has_one_holder() {
        let backs = Backs { first: 100, each: 20 };
        for seat in (0..4).map(Seat) {
            assert_eq!(backs.holder(backs.piece(seat, 0), 4), Some(seat));
            assert_eq!(backs.holder(backs.piece(seat, 19), 4), Some(seat));
        }
        assert_eq!(backs.holder(PieceId(99), 4), None);
        assert_eq!(backs.holder(backs.piece(Seat(2), 0), 2), None);
    }
}
