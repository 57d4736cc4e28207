//! Where everything lies: nine columns, two hands, decks and discards.

use bevy_math::{Quat, Vec2, Vec3};

use super::super::cards::{Card, DeckKind, Kind};
use super::super::position::{EndReason, FlagId, Phase, SEATS};
use super::super::view::View;
use super::{faces, flags};
use crate::engine::{Seat, Words};
use crate::table::cards::fan::Fan;
use crate::table::cards::{Backs, MAT, PLACE, THICK};
use crate::table::{
    Face, Framing, Layout, Look, Outline, PILE_STEP, PieceId, Pill, Placed, Pose, Target, Zone, ZoneId,
};

/// The camera while the flags are fought for: the nine columns, decks and candle clear of the buttons at the right.
pub const FRAMING: Framing = Framing { fov: 28.0, pitch: 62.0, distance: 1.11, at: Vec3::new(0.012, 0.0, 0.063) };
/// The camera afterwards, as high as before: the mat as wide as there is room beside the sheet of results, the candle behind it.
pub(super) const AFTERWARDS: Framing = Framing { distance: 1.465, at: Vec3::new(-0.274, 0.0, -0.057), ..FRAMING };
/// Where the candle stands, x and z in metres: beside the mat, and afterwards behind it, where nothing else is left.
const CANDLE: Vec2 = Vec2::new(0.352, -0.214);
const CANDLE_AFTERWARDS: Vec2 = Vec2::new(0.198, -0.340);
const CANDLE_SCALE: f32 = 0.78;
const CANDLE_PIECE: PieceId = PieceId(160);
/// First of the strips of the front on the mat, and its width and depth in metres: within the seam of the mat.
const FRONT_PIECES: u32 = 161;
const FRONT: Vec2 = Vec2::new(0.688, 0.488);
/// The mat lies left of the middle, so that decks and chronicle share the right side over bare oak.
pub const MAT_X: f32 = -0.072;
/// Distance between columns.
pub(super) const PITCH: f32 = 0.0752;
/// Half the depth of the mat, in metres.
pub(super) const MAT_HALF: f32 = 0.26;
/// Middle of the first card of a formation from the middle of the flag row.
pub(super) const FIRST_CARD: f32 = 0.079;
/// Each further card lies this much further out: exactly its coloured band stays visible.
pub(super) const STEP: f32 = 0.0295;
/// Where Fog and Mud lie beside a flag, and their scale: between the pawns, clearly nearer to its own,
/// before the cloth of any flag.
const ENVIRONMENT: Vec2 = Vec2::new(0.0298, 0.010);
const ENVIRONMENT_SCALE: f32 = 0.56;
/// Where a flag's number is on the mat, before its pawn, and how large its picture is.
pub(super) const NUMERAL: f32 = 0.0265;
const NUMERAL_SIZE: f32 = 0.0225;
/// A place for the first card of a side is drawn this large.
const INVITING: f32 = 0.90;
/// The two decks, clear of the cloth of the last flag.
pub const DECK_X: [f32; 2] = [0.347, 0.426];
/// The decks' distance from the middle.
pub const DECK_Z: f32 = -0.056;
/// The middle of a deck's name from the deck's own, towards the viewer: on the foot of its top card, so that what is told over the
/// chronicle has the room below the tray.
const DECK_WORD: f32 = 0.040;
/// Middle of the discard rows, and the scale of their cards.
const DISCARD_X: f32 = 0.386;
const DISCARD_SCALE: f32 = 0.56;

/// A card's piece.
pub fn card(card: Card) -> PieceId {
    PieceId(card.index() as u32)
}

/// The card that a piece is.
pub fn card_of(piece: PieceId) -> Option<Card> {
    Card::all().nth(piece.0 as usize)
}

/// Hands whose cards the viewer does not know.
pub const UNKNOWN: Backs = Backs { first: 100, each: 20 };

/// Whose hand a card belongs to that the viewer does not know.
pub fn holder_of(piece: PieceId) -> Option<Seat> {
    UNKNOWN.holder(piece, 2)
}

/// A flag's pawn.
pub fn pawn(flag: FlagId) -> PieceId {
    PieceId(200 + u32::from(flag.number()))
}

fn deck_piece(deck: DeckKind) -> PieceId {
    PieceId(150 + deck.index() as u32)
}

fn tray_piece(deck: DeckKind) -> PieceId {
    PieceId(152 + deck.index() as u32)
}

/// The flag itself as a place.
pub fn flag_zone(flag: FlagId) -> ZoneId {
    ZoneId(u32::from(flag.number()))
}

/// The next free slot of a side.
pub fn slot_zone(seat: Seat, flag: FlagId) -> ZoneId {
    ZoneId(20 + u32::from(seat.0) * 20 + u32::from(flag.number()))
}

/// A deck as a place.
pub fn deck_zone(deck: DeckKind) -> ZoneId {
    ZoneId(70 + deck.index() as u32)
}

/// A discard row as a place.
pub fn discard_zone(seat: Seat) -> ZoneId {
    ZoneId(80 + u32::from(seat.0))
}

/// What a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePlace {
    Flag(FlagId),
    /// The next slot of a side.
    Slot(Seat, FlagId),
    Deck(DeckKind),
    Discard(Seat),
}

/// The place that a zone is.
pub fn place_of(zone: ZoneId) -> Option<TablePlace> {
    let flag = |number: u32| FlagId::new(u8::try_from(number).ok()?);
    match zone.0 {
        number @ 1..=9 => flag(number).map(TablePlace::Flag),
        number @ 21..=29 => flag(number - 20).map(|flag| TablePlace::Slot(Seat(0), flag)),
        number @ 41..=49 => flag(number - 40).map(|flag| TablePlace::Slot(Seat(1), flag)),
        70 => Some(TablePlace::Deck(DeckKind::Troops)),
        71 => Some(TablePlace::Deck(DeckKind::Tactics)),
        80 => Some(TablePlace::Discard(Seat(0))),
        81 => Some(TablePlace::Discard(Seat(1))),
        _ => None,
    }
}

/// Middle of a column. Flags are numbered from player A's left.
pub(super) fn column(flag: FlagId, near: Seat) -> f32 {
    let index = flag.index() as f32 - 4.0;
    MAT_X + PITCH * if near == Seat(0) { index } else { -index }
}

/// The pose of card `index` of `count` on a side.
fn formation(flag: FlagId, seat: Seat, near: Seat, index: usize, count: usize) -> Pose {
    let out = FIRST_CARD + STEP * index as f32;
    // On the near side the newest card lies on top, on the far side the one at the flag: bands stay visible on both.
    let (z, level) = if seat == near { (out, index) } else { (-out, count.saturating_sub(index + 1)) };
    let wobble = ((flag.number() as f32 * 7.3 + index as f32 * 3.1 + seat.0 as f32).sin()) * 0.012;
    Pose::table(column(flag, near), MAT + THICK * (level as f32 + 0.5), z).turned(Quat::from_rotation_y(wobble))
}

/// Where a deck's top card lies.
pub fn deck_top(deck: DeckKind, count: u8) -> Pose {
    let height = 0.004 + f32::from(count) * PILE_STEP;
    Pose::table(DECK_X[deck.index()], height, DECK_Z).face_down()
}

/// The hand towards the viewer.
pub const OWN_HAND: Fan =
    Fan { at: Vec3::new(-0.008, -0.1800, -0.88), wide: 0.36, pitch: 0.0545, bow: 0.0011, lean: 0.046, scale: 1.0 };
/// The hand across the table: above the flags that it has won.
const FAR_HAND: Fan =
    Fan { at: Vec3::new(-0.085, 0.299, -1.14), wide: 0.34, pitch: 0.0545, bow: -0.0009, lean: 0.046, scale: 1.0 };

/// A card's name: colour and number, or the tactics card.
pub fn card_title(card: Card) -> Words {
    match (card.colour(), card.number()) {
        (Some(colour), Some(number)) => Words::new("battle_line-troop")
            .with_key("colour", format!("battle_line-{}", faces::COLOURS[usize::from(colour)]))
            .with("number", number)
            .with_key("name", format!("battle_line-rank-{number}")),
        _ => Words::new(faces::tactic_key(card)),
    }
}

fn known_card(card_: Card, pose: Pose, order: i32) -> Placed {
    Placed {
        id: card(card_),
        look: Look::card(Some(faces::of_card(card_)), faces::back(card_.deck())),
        pose,
        title: Some(card_title(card_)),
        order,
    }
}

/// A card that lies at a flag or beside it.
fn card_at_flag(card: Card, pose: Pose, order: i32) -> Placed {
    let look = Look::card(Some(faces::small(card)), faces::back(card.deck()));
    Placed { look, ..known_card(card, pose, order) }
}

/// A model that stands about, at x and z in metres.
fn furniture(id: PieceId, model: &'static str, at: Vec2) -> Placed {
    let pose = Pose::table(at.x, 0.0, at.y);
    Placed { id, look: Look::model(model, Vec3::ZERO), pose, title: None, order: 0 }
}

/// The front on the mat.
fn front() -> impl Iterator<Item = Placed> {
    (FRONT_PIECES..).zip(faces::FRONT.into_iter().zip(faces::STRIPS)).map(|(id, (face, (top, deep)))| {
        let [top, deep] = [top, deep].map(|half_millimetres| f32::from(half_millimetres) * 0.0005);
        let pose = Pose::table(MAT_X, MAT + 0.0001, top + (deep - FRONT.y) / 2.0);
        decal(id, face, pose, Vec2::new(FRONT.x, deep))
    })
}

/// Everything at rest.
pub fn arrange(view: &View, near: Seat) -> Layout {
    let mut layout = Layout::default();
    let over = matches!(view.table.phase, Phase::Over(_));
    layout.pieces.extend(front());
    for flag in FlagId::all() {
        column_pieces(view, near, flag, &mut layout);
    }
    let at = if over { CANDLE_AFTERWARDS } else { CANDLE };
    let mut candle = Placed { look: Look::candle(), ..furniture(CANDLE_PIECE, "candle", at) };
    // Smaller than elsewhere while discards lie before it.
    let large = if over { 1.0 } else { CANDLE_SCALE };
    candle.pose = candle.pose.turned(Quat::from_rotation_y(0.6)).scaled(large);
    layout.pieces.push(candle);
    // Nothing is played from hands or drawn any more, and beside the sheet of results all room is the mat's.
    if !over {
        for seat in SEATS {
            hand(view, near, seat, &mut layout);
            discards(view, near, seat, &mut layout);
        }
        decks(view, &mut layout);
    }
    layout.framing = Some(FRAMING);
    if let Phase::Over(ending) = view.table.phase {
        layout.framing = Some(AFTERWARDS);
        let owned = ending.winner.map(|winner| view.table.owned[usize::from(winner.0 & 1)]).unwrap_or_default();
        let won = if ending.how == EndReason::Breakthrough { owned.adjacent() } else { owned };
        layout.lit.extend(won.iter().map(|flag| Target::Piece(pawn(flag))));
        won.iter().for_each(|flag| flags::celebrate(flag, &mut layout));
    }
    if view.table.phase == Phase::Claim && view.table.turn == near {
        view.table.claimable.iter().for_each(|flag| flags::provable(flag, near, &mut layout));
    }
    layout
}

pub(super) fn decal(id: u32, face: Face, pose: Pose, size: Vec2) -> Placed {
    Placed { id: PieceId(id), look: Look::decal(face, size), pose, title: None, order: 0 }
}

fn column_pieces(view: &View, near: Seat, flag: FlagId, layout: &mut Layout) {
    let table = &view.table;
    let here = table.flag(flag);
    let x = column(flag, near);
    let number = i32::from(flag.number());
    let on_mat = |id: u32, face, z: f32, size: Vec2| decal(id, face, Pose::table(x, MAT + 0.0003, z), size);
    layout.pieces.push(on_mat(220 + number as u32, faces::numeral(flag.number()), NUMERAL, Vec2::splat(NUMERAL_SIZE)));
    // Round the foot of a flag it would be one more line.
    if table.owner(flag).is_some() {
        layout.pieces.push(on_mat(240 + number as u32, faces::RING, 0.0, Vec2::splat(0.036)));
    }
    for seat in SEATS {
        let cards = here.side(seat).cards();
        for (index, &card) in cards.iter().enumerate() {
            let side = if seat == near { 100 } else { 0 };
            let pose = formation(flag, seat, near, index, cards.len());
            layout.pieces.push(card_at_flag(card, pose, side + number * 4 + index as i32));
        }
        if table.owner(flag).is_none() && !here.is_full(seat) {
            let mut slot = formation(flag, seat, near, cards.len(), cards.len() + 1);
            slot.turn = Quat::IDENTITY;
            slot.at.y = MAT;
            // What glows is the strip that will be seen of the card below the next one; the cards that lie there are left alone.
            let (free, off) = if cards.is_empty() { (PLACE.y, 0.0) } else { (STEP, (PLACE.y - STEP) / 2.0) };
            slot.at.z += if seat == near { off } else { -off };
            layout.zones.push(Zone {
                id: slot_zone(seat, flag),
                pose: slot,
                outline: Outline::Frame(Vec2::new(PLACE.x, free)),
                // As far as behind the flag: a card may be dropped on the pawn.
                reach: Outline::Frame(Vec2::new(PITCH, 0.26 + 2.0 * off)),
                title: Words::new("battle_line-place-slot").with("flag", flag.number()),
                order: number,
            });
        }
    }
    for seat in SEATS.into_iter().filter(|&seat| table.owner(flag).is_none() && here.side(seat).cards().is_empty()) {
        let first = formation(flag, seat, near, 0, 1);
        let (id, face) = if seat == near { (260, faces::PLACE) } else { (340, faces::THEIR_PLACE) };
        layout.pieces.push(on_mat(id + number as u32, face, first.at.z, PLACE * INVITING));
    }
    let environment = [(here.fog, Card::FOG, -ENVIRONMENT.x), (here.mud, Card::MUD, ENVIRONMENT.x)];
    for (_, card, dx) in environment.into_iter().filter(|(lies, ..)| *lies) {
        let pose = Pose::table(x + dx, MAT + THICK, ENVIRONMENT.y).scaled(ENVIRONMENT_SCALE);
        layout.pieces.push(card_at_flag(card, pose, 60 + number));
    }
    flags::stand(table, near, flag, layout);
    layout.zones.push(Zone {
        id: flag_zone(flag),
        pose: Pose::table(x, MAT, 0.0),
        outline: Outline::Ring(0.0198),
        reach: Outline::Frame(Vec2::new(PITCH * 0.94, 0.066)),
        title: Words::new("battle_line-place-flag").with("flag", flag.number()),
        order: number,
    });
}

/// The order in which a hand is held: troops by colour and number, then tactics.
fn hand(view: &View, near: Seat, seat: Seat, layout: &mut Layout) {
    let hand = view.hand(seat);
    let known: Vec<Card> = hand.known.iter().collect();
    let count = usize::from(hand.len());
    let open = hand.is_open();
    let pose = |index: usize, open: bool| {
        if seat == near { OWN_HAND.near(index, count) } else { FAR_HAND.far(index, count, open) }
    };
    if open {
        for (index, card) in known.into_iter().enumerate() {
            let look = Look::card(Some(faces::held(card)), faces::back(card.deck()));
            let mut placed = Placed { look, ..known_card(card, pose(index, true), index as i32) };
            if seat != near {
                placed.order += 300;
            }
            layout.pieces.push(placed);
        }
        return;
    }
    for index in 0..count {
        let deck = if index < usize::from(hand.troops) { DeckKind::Troops } else { DeckKind::Tactics };
        let mut turned = pose(index, false);
        if seat == near {
            turned = turned.face_down();
        }
        layout.pieces.push(Placed {
            id: UNKNOWN.piece(seat, index),
            look: Look::card(None, faces::back(deck)),
            pose: turned,
            title: Some(Words::new("battle_line-unknown").with("seat", seat)),
            order: 300 + index as i32,
        });
    }
}

fn discards(view: &View, near: Seat, seat: Seat, layout: &mut Layout) {
    let cards: Vec<Card> = view.table.discards[usize::from(seat.0 & 1)].iter().collect();
    // Clear of the pills of the decks, the own ones of what is told over the chronicle as well.
    let z = if seat == near { 0.0455 } else { -0.137 };
    let pitch = (0.100 / cards.len().max(1) as f32).min(0.026);
    for (index, &card) in cards.iter().enumerate() {
        let x = DISCARD_X - 0.050 + pitch * index as f32;
        let pose = Pose::table(x, 0.0008 + THICK * index as f32, z).scaled(DISCARD_SCALE);
        layout.pieces.push(known_card(card, pose, 400 + index as i32));
    }
    layout.zones.push(Zone {
        id: discard_zone(seat),
        pose: Pose::table(DISCARD_X, 0.0004, z),
        outline: Outline::Frame(Vec2::new(0.148, 0.062)),
        reach: Outline::Frame(Vec2::new(0.16, 0.07)),
        title: Words::new("battle_line-place-discard").with("seat", seat),
        order: if seat == near { 12 } else { 13 },
    });
}

fn decks(view: &View, layout: &mut Layout) {
    for (deck, title, pill) in [
        (DeckKind::Troops, "battle_line-place-troops", "battle_line-pill-troops"),
        (DeckKind::Tactics, "battle_line-place-tactics", "battle_line-pill-tactics"),
    ] {
        let count = view.deck(deck).len;
        let x = DECK_X[deck.index()];
        layout.pieces.push(furniture(tray_piece(deck), "deck_tray", Vec2::new(x, DECK_Z)));
        if count > 0 {
            layout.pieces.push(Placed {
                id: deck_piece(deck),
                look: Look::pile(faces::back(deck), u16::from(count)),
                pose: Pose::table(x, 0.004, DECK_Z),
                title: None,
                order: 0,
            });
        }
        layout.zones.push(Zone {
            id: deck_zone(deck),
            pose: Pose::table(x, 0.0045 + f32::from(count) * PILE_STEP, DECK_Z),
            outline: Outline::Frame(PLACE),
            reach: Outline::Frame(Vec2::new(0.074, 0.100)),
            title: Words::new(title),
            order: 10 + deck.index() as i32,
        });
        layout.pills.push(Pill {
            at: Vec3::new(x, 0.004, DECK_Z + DECK_WORD),
            words: Words::new(pill).with("count", count),
            icon: None,
        });
    }
}

/// Where a piece of `seat`'s hand was before it was played: itself if known, the last back of its kind otherwise.
pub fn hand_origin(view: &View, seat: Seat, card_: Card) -> PieceId {
    let hand = view.hand(seat);
    if hand.is_open() {
        return card(card_);
    }
    let slot = match card_.kind() {
        Kind::Troop => hand.troops.saturating_sub(1),
        _ => hand.len().saturating_sub(1),
    };
    UNKNOWN.piece(seat, usize::from(slot))
}

#[cfg(test)]
mod tests {
    use bevy_math::Rect;

    use super::*;
    use crate::table::{CARD, Fit, Lens, SafeArea};

    #[test]
    fn fog_and_mud_lie_clear_of_flags_numbers_and_cards() {
        let half = Vec2::new(CARD.x, CARD.z) / 2.0 * ENVIRONMENT_SCALE;
        let (inner, outer) = (ENVIRONMENT.x - half.x, ENVIRONMENT.x + half.x);
        let cards = FIRST_CARD - CARD.z / 2.0;
        assert!(inner > flags::FOOT && outer < PITCH - flags::FOOT, "the feet of this flag and the next one");
        assert!(ENVIRONMENT.y.abs() + half.y < cards, "the cards on both sides");
        let number = Vec2::splat(0.0085);
        assert!(inner > number.x, "the number");
        assert!(NUMERAL - number.y > flags::FOOT && NUMERAL + number.y < cards + 0.001, "which has a place of its own");
    }

    #[test]
    fn afterwards_mat_and_candle_are_whole_beside_the_results() {
        let lens = Lens::of(AFTERWARDS, 0.0, Fit::NONE, Vec2::new(1280.0, 720.0), &SafeArea::default());
        let mat =
            [-1.0, 1.0].into_iter().flat_map(|x| [-1.0, 1.0].map(|z| Vec3::new(MAT_X + 0.36 * x, MAT, MAT_HALF * z)));
        let dish = [-1.0, 1.0].into_iter().flat_map(|x| [-1.0, 1.0].map(|z| Vec3::new(x, 0.0, z) * 0.0666));
        let candle = Vec3::new(CANDLE_AFTERWARDS.x, 0.0, CANDLE_AFTERWARDS.y);
        let candle = dish.chain([Vec3::Y * 0.103]).map(|point| candle + point);
        let (sheet, buttons) = (462.0, Rect::new(1216.0, 0.0, 1280.0, 200.0));
        for point in mat.chain(candle) {
            let seen = lens.project(point).expect("before the eye");
            assert!(seen.x > sheet && seen.x < 1264.0 && seen.y > 40.0 && seen.y < 700.0, "{point}: {seen}");
            assert!(!buttons.contains(seen), "{point}: {seen}");
        }
    }

    #[test]
    fn a_slot_glows_where_no_card_lies() {
        for count in 1..4 {
            let last = FIRST_CARD + STEP * (count - 1) as f32 + CARD.z / 2.0;
            let next = FIRST_CARD + STEP * count as f32 + (PLACE.y - STEP) / 2.0;
            assert!(next - STEP / 2.0 >= last - 0.001, "{count} cards");
        }
    }
}
