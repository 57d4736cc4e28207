//! Cards: the two decks in the strip beside the field, what was played, and the hands.

use std::f32::consts::FRAC_PI_2;

use bevy_math::{Quat, Vec2, Vec3};

use super::layout::{Ground, thing};
use super::{faces, ids};
use crate::engine::Words;
use crate::games::battlelore::lore_cards::{LoreCard, LoreSet};
use crate::games::battlelore::steps::PendingStep;
use crate::games::battlelore::{CommandCard, Side, View};
use crate::table::cards::THICK;
use crate::table::cards::fan::Fan;
use crate::table::{Badge, Body, CARD, Layout, Look, PieceId, Pill, Placed, Pose, Side as Eyes, Space, Tray, TrayCard};

/// Where the decks lie beside the field: what was played at the left, the pile at the right; Command cards behind Lore cards.
const LEFT: f32 = 0.630;
const RIGHT: f32 = 0.692;
const COMMAND_ROW: f32 = -0.305;
const LORE_ROW: f32 = -0.178;
/// Where the words of a row are, which are wider than it and keep off the frame, and how far before the middle of the row, in
/// metres: between it and what comes next.
const CAPTION: Vec2 = Vec2::new(0.675, 0.055);
/// Cards in the strip are this large.
const SMALL: f32 = 0.86;
/// From one stack of Lore tokens to the next, in metres, how many lie on each other, and how many stacks side by side.
const TOKEN: f32 = 0.0235;
const HIGH: u8 = 5;
const STACKS: u8 = 3;
/// Where the first stack of Lore tokens is, far and near, in metres: beside the decks, farther to the right than any words.
const TOKENS: [Vec2; 2] = [Vec2::new(0.755, -0.335), Vec2::new(0.755, -0.140)];

/// The hand towards the viewer.
pub(super) const OWN_HAND: Fan =
    Fan { at: Vec3::new(-0.008, -0.1850, -0.88), wide: 0.385, pitch: 0.0655, bow: 0.0009, lean: 0.034, scale: 1.0 };
/// The hand across the table, when it lies open.
const FAR_HAND: Fan =
    Fan { at: Vec3::new(0.02, 0.262, -1.14), wide: 0.34, pitch: 0.0545, bow: -0.0009, lean: 0.046, scale: 0.8 };
/// Where a card is held up at the left and at the right, and from how far beside the middle of the field on it hides what stands
/// there; and as near the viewer as this it hides nothing: in metres. How large it is there: it has room between large words in the
/// middle and the words beside the field.
const HELD_UP: [(f32, f32); 2] = [(-0.230, -0.19), (0.161, 0.30)];
const FREE: f32 = 0.12;
const LARGE: f32 = 1.78;
/// How much of a card's place stays free between Command and Lore cards.
const GAP: usize = 1;
/// Another card of the same kind looks out behind the first one by so much.
const TWIN: Vec3 = Vec3::new(0.0042, 0.0034, -0.0005);

/// Where the top of the pile of Command cards is.
pub fn pile_top(view: &View) -> Pose {
    Pose::table(RIGHT, 0.004 + f32::from(view.pile) * 0.0004, COMMAND_ROW).scaled(SMALL).face_down()
}

/// Where the top of the pile of Lore cards is.
pub fn lore_pile_top(view: &View) -> Pose {
    Pose::table(RIGHT, 0.004 + f32::from(view.lore_pile[0]) * 0.0004, LORE_ROW).scaled(SMALL).face_down()
}

/// Where Command cards go that are put away: under what is played next.
pub fn discards() -> Pose {
    Pose::table(LEFT, 0.002, COMMAND_ROW).scaled(SMALL).face_down()
}

/// Where Lore cards go that are put away.
pub fn lore_discards() -> Pose {
    Pose::table(LEFT, 0.002, LORE_ROW).scaled(SMALL).face_down()
}

/// Where a Lore card is held up as it is played: large before the eye, beside large words and clear of what is read beside the
/// field, over that end of it where fewer units stand. So near to the eye its shadow falls beside the table.
pub fn held_up(view: &View, ground: Ground) -> Pose {
    let hidden = |from: f32| {
        let units = Side::BOTH.into_iter().flat_map(|side| view.table.army(side));
        let places = units.map(|(_, unit)| ground.hex(unit.hex).at);
        places.filter(|at| at.x * from.signum() > from.abs() && at.z < FREE).count()
    };
    let [(left, beyond), (right, before)] = HELD_UP;
    let x = if hidden(beyond) < hidden(before) { left } else { right };
    Pose { space: Space::Camera, at: Vec3::new(x, 0.032, -0.88), turn: Quat::from_rotation_x(FRAC_PI_2), scale: LARGE }
}

/// Where the hand of somebody is whose cards are not seen: beyond the field.
pub fn away(ground: Ground, side: Side) -> Pose {
    let z = if ground.is_near(side) { 0.6 } else { -0.5 };
    Pose::table(0.0, 0.12, z).face_down()
}

/// A Command card with its face up.
pub fn command(id: PieceId, card: CommandCard, pose: Pose, order: i32) -> Placed {
    let look = Look::card(Some(faces::command(card)), faces::COMMAND_BACK);
    Placed { id, look, pose, title: Some(Words::new(card.key())), order }
}

/// A Lore card with its face up.
pub fn lore(id: PieceId, card: LoreCard, pose: Pose, order: i32) -> Placed {
    let look = Look::card(Some(faces::lore(card)), faces::LORE_BACK);
    Placed { id, look, pose, title: Some(Words::new(card.key())), order }
}

/// Decks, what was played, and Lore tokens.
pub fn strip(view: &View, ground: Ground, layout: &mut Layout) {
    let table = &view.table;
    let mut pile = |id, face, count: u8, pose: Pose, key: &'static str, order| {
        if count > 0 {
            let title = Some(Words::new(key).with("count", count));
            layout.pieces.push(Placed { id, look: Look::pile(face, u16::from(count)), pose, title, order });
        }
    };
    let flat = |x, z| Pose::table(x, 0.0006, z).scaled(SMALL);
    let (back, lore_back) = (faces::COMMAND_BACK, faces::LORE_BACK);
    pile(ids::PILE, back, view.pile, flat(RIGHT, COMMAND_ROW), "battlelore-place-deck", 500);
    pile(ids::DISCARDS, back, table.discards.len(), flat(LEFT, COMMAND_ROW), "battlelore-place-discards", 501);
    let mut pills = vec![(COMMAND_ROW, "battlelore-pill-deck", view.pile)];
    if table.lore.active {
        pile(ids::LORE_PILE, lore_back, view.lore_pile[0], flat(RIGHT, LORE_ROW), "battlelore-place-lore-deck", 503);
        let put_away = table.lore.discards.len();
        pile(ids::LORE_DISCARDS, lore_back, put_away, flat(LEFT, LORE_ROW), "battlelore-place-lore-discards", 504);
        pills.push((LORE_ROW, "battlelore-pill-lore-deck", view.lore_pile[0]));
        for side in Side::BOTH {
            tokens(view, ground, side, layout);
        }
    }
    layout.pills.extend(pills.into_iter().map(|(z, key, count)| Pill {
        at: Vec3::new(CAPTION.x, 0.004, z + CAPTION.y),
        words: Words::new(key).with("count", count),
        icon: None,
    }));
    let above = |x: f32, z: f32, level: f32| Pose::table(x, 0.028 + level * THICK, z).scaled(SMALL);
    if let Some(card) = table.turn.card {
        layout.pieces.push(command(ids::PLAYED, card, above(LEFT, COMMAND_ROW, 0.0), 502));
        if let Some(copied) = table.turn.used.filter(|used| *used != card) {
            let mut pose = above(LEFT, COMMAND_ROW + 0.022, 2.0);
            pose.at.x += 0.008;
            layout.pieces.push(command(ids::COPIED, copied, pose, 502));
        }
    }
    for (number, cast) in table.lore.casts.iter().enumerate() {
        if let Some(cast) = cast {
            let pose = above(LEFT + 0.01 * number as f32, LORE_ROW + 0.02 * number as f32, number as f32 * 2.0);
            layout.pieces.push(lore(ids::cast(number), cast.card, pose, 505 + number as i32));
        }
    }
}

/// Where a Lore token of a side lies: in rows of small stacks near its Victory Banners.
pub fn token_place(ground: Ground, side: Side, number: u8) -> Pose {
    let (stack, level) = (number / HIGH, number % HIGH);
    let aside = Vec2::new(f32::from(stack % STACKS), f32::from(stack / STACKS)) * TOKEN;
    let Vec2 { x, y } = TOKENS[ground.end(side)] + aside;
    Pose::table(x, 0.0005 + f32::from(level) * 0.0042, y)
}

fn tokens(view: &View, ground: Ground, side: Side, layout: &mut Layout) {
    for number in 0..view.table.lore.tokens[side.index()] {
        let look = Look::model("bl_token", Vec3::ZERO).on_round_foot(0.011);
        layout.pieces.push(thing(ids::token(side, number), look, token_place(ground, side, number)));
    }
}

/// What a hand holds, in order: kinds of Command cards with the number of copies, then Lore cards.
struct Held {
    command: Vec<(CommandCard, u8)>,
    lore: Vec<LoreCard>,
}

impl Held {
    fn of(view: &View, side: Side) -> Option<Self> {
        let cards = view.hands[side.index()].cards?;
        let command = cards.kinds().map(|card| (card, cards.count(card))).collect();
        let lore = view.lore[side.index()].into_iter().flat_map(LoreSet::iter).collect();
        Some(Self { command, lore })
    }

    fn places(&self) -> usize {
        self.command.len() + if self.lore.is_empty() { 0 } else { GAP + self.lore.len() }
    }
}

/// The hands that the viewer knows. Of others nothing but their number is seen, which the plates tell.
pub fn hands(view: &View, eyes: Eyes, layout: &mut Layout) {
    for side in Side::BOTH {
        let near = Side::of_seat(eyes.seat) == side;
        if let Some(held) = Held::of(view, side) {
            hand(&held, side, near, layout);
        }
    }
    spied(view, layout);
}

fn hand(held: &Held, side: Side, near: bool, layout: &mut Layout) {
    let places = held.places();
    let pose = |index| if near { OWN_HAND.near(index, places) } else { FAR_HAND.far(index, places, true) };
    let order = |index: usize| index as i32 + if near { 0 } else { 600 };
    for (index, &(card, copies)) in held.command.iter().enumerate() {
        let first = pose(index);
        let mut placed = in_hand(command(ids::command(side, card, 0), card, first, order(index)));
        if copies > 1 {
            let at = Vec3::new(CARD.x / 2.0 - 0.0085, CARD.y / 2.0 + 0.0002, 0.030 - CARD.z / 2.0);
            let (turn, size) = (Quat::IDENTITY, Vec2::splat(0.0145));
            placed.look = placed.look.badged(Badge { face: faces::count(copies), at, turn, size });
        }
        layout.pieces.push(placed);
        for copy in 1..copies {
            let mut twin = in_hand(command(ids::command(side, card, copy), card, first, 0));
            twin.title = None;
            twin.pose.at += TWIN * f32::from(copy);
            layout.pieces.push(twin);
        }
    }
    for (index, &card) in held.lore.iter().enumerate() {
        let index = held.command.len() + GAP + index;
        layout.pieces.push(in_hand(lore(ids::lore(card), card, pose(index), order(index))));
    }
}

/// The same card as it is held.
fn in_hand(card: Placed) -> Placed {
    match card.look.body {
        Body::Card { front, back } => Placed { look: Look::card(front.map(faces::held), back), ..card },
        _ => card,
    }
}

/// What a spy looks at lies open in a tray (14.3).
fn spied(view: &View, layout: &mut Layout) {
    let Some(cast) = view.table.lore.cast().filter(|_| view.table.step() == PendingStep::Spy) else { return };
    if !view.viewer.sees(cast.side.seat()) {
        return;
    }
    let Some(cards) = view.lore[cast.side.other().index()] else { return };
    let card = |card: LoreCard| TrayCard::new(ids::lore(card), faces::lore(card), Words::new(card.key()));
    let tray = Tray::new(Words::new("battlelore-tray-spy"), cards.iter().map(card).collect());
    layout.tray = Some(tray.noted(Words::new("battlelore-tray-spy-note")));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Seat, Viewer};
    use crate::games::battlelore::BattleLore;

    #[test]
    fn a_card_is_held_up_where_fewer_units_stand() {
        let held = |units: &str, seat: u8| {
            let state = BattleLore::parse_position(units).expect("a position");
            let view = BattleLore::view(&state, Viewer::Seat(Seat(seat)));
            held_up(&view, Ground::new(&view, Eyes::of(Seat(seat)))).at.x
        };
        let [at_left, at_right] = ["units SHbs@(3,1) NHbs@(2,1)", "units SHbs@(3,10) NHbs@(2,10)"];
        assert!(held(at_left, 0) > 0.0 && held(at_right, 0) < 0.0);
        assert!(held(at_right, 1) > 0.0, "as whoever sits there sees it");
    }
}
