//! Where everything lies: hands, the trick, the bottle on its price card, piles, and the places of the exchange.

use bevy_math::{Quat, Vec2, Vec3};

use super::places::{self, column, in_slot, slots};
use super::wrath::Wrath;
use super::{faces, final_coins, scale};
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::cards::{Card, CardSet, CardTable, START_PRICE};
use crate::games::bottle_imp::{Draft, Phase, View, bottle};
use crate::table::cards::fan::Fan;
use crate::table::cards::{Backs, MAT, PLACE, THICK};
use crate::table::{
    Badge, CARD, Framing, Layout, Look, Outline, PILE_STEP, PieceId, Pill, Placed, Pose, Preference, Side, Zone, ZoneId,
};

pub const FRAMING: Framing = Framing { fov: 26.0, pitch: 47.0, distance: 0.93, at: Vec3::new(0.0, 0.0, -0.002) };
/// The camera afterwards, hardly higher: the whole mat with its candle as wide as there is room beside the sheet of results.
pub const AFTERWARDS: Framing = Framing { pitch: 46.0, distance: 1.44, at: Vec3::new(-0.186, 0.0, -0.004), ..FRAMING };

/// Cards of the trick are a little larger than life: they must be read across the table.
const PLAYED: f32 = 1.18;
/// Cards of the Imp's Trick when it is turned up.
const REVEALED: f32 = 1.3;
/// The own hand is held this near to the eye, in metres.
const HAND_DEPTH: f32 = 0.62;
/// The others are held so far from it, in metres: nearer than the table behind them from every standpoint.
const FAR_DEPTH: f32 = 0.96;
/// Where the Imp's Trick lies.
pub const IMP: Vec3 = Vec3::new(-0.302, MAT + 0.001, 0.050);

/// How far names hang from the middle of what they name: before piles, before the price, and behind cards of the trick.
const BEFORE_PILE: f32 = 0.056;
const BEFORE_PRICE: f32 = 0.060;
const BEHIND_PLAYED: f32 = 0.071;
/// How far from the middle those at the sides play their cards.
const ASIDE: f32 = 0.114;

/// The bottle is what all look at.
const BOTTLE_SCALE: f32 = 1.28;
/// Half its width and depth as it is made, and its height, in metres.
const BOTTLE_SIZE: (Vec2, f32) = (Vec2::splat(0.032), 0.120);
/// How far it leans inwards for every metre that it stands aside: towards the eye things seem to fall outwards.
const UPRIGHT: f32 = 0.68;
/// How much further aside, for every metre that a thing lies aside, it has to be for every metre that it is further back, so
/// that it is seen right behind what lies before it.
const IN_LINE: f32 = 0.75;
/// The own pile of tricks between hand and trick.
const OWN_PILE: f32 = 0.85;

pub const BOTTLE: PieceId = PieceId(60);
/// The card 19, on which the bottle stands until it is bought; from then on nothing depends on it.
pub const NINETEEN: PieceId = PieceId(START_PRICE as u32);
const OVAL: PieceId = PieceId(61);
/// The cards that wait for the Imp.
pub const IMP_PILE: PieceId = PieceId(62);

/// The seam where the own card of a trick comes to lie.
const OWN_PLACE: PieceId = PieceId(63);

/// A card's piece.
pub fn card(card: Card) -> PieceId {
    PieceId(u32::from(card.number()))
}

/// The card that a piece is.
pub fn card_of(piece: PieceId) -> Option<Card> {
    u8::try_from(piece.0).ok().and_then(Card::new)
}

/// Hands whose cards the viewer does not know.
pub const UNKNOWN: Backs = Backs { first: 100, each: 20 };
/// Open hands whose cards the viewer does not know yet.
const OPEN: Backs = Backs { first: 180, each: 8 };

/// Whose hand a card belongs to that the viewer does not know.
pub fn holder_of(piece: PieceId) -> Option<Seat> {
    UNKNOWN.holder(piece, 4).or_else(|| OPEN.holder(piece, 4))
}

fn pile(seat: Seat) -> PieceId {
    PieceId(70 + u32::from(seat.0))
}

/// Where a trick is played to: cards are put down here, not on each other.
pub const TRICK: ZoneId = ZoneId(10);

/// On which side of the table a seat is, as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Near,
    Left,
    Far,
    Right,
}

fn edge(view: &View, side: Side, seat: Seat) -> Edge {
    let players = view.table.players();
    let steps = (seat.index() + players - side.seat.index()) % players;
    match (players, steps) {
        (_, 0) => Edge::Near,
        (2, _) | (4, 2) => Edge::Far,
        (_, 1) => Edge::Left,
        _ => Edge::Right,
    }
}

fn on_mat(at: Vec2) -> Pose {
    Pose::table(at.x, MAT + THICK * 0.5, at.y)
}

/// Where a seat's card `nth` of the trick lies: with two players everybody plays two.
pub fn played(view: &View, side: Side, seat: Seat, nth: usize) -> Pose {
    let two = view.table.is_for_two();
    let at = match edge(view, side, seat) {
        Edge::Near if two => Vec2::new(0.055, 0.030),
        Edge::Near => Vec2::new(0.0, 0.082),
        Edge::Left => Vec2::new(-ASIDE, -0.008),
        Edge::Far if two => Vec2::new(0.055, -0.094),
        Edge::Far => Vec2::new(0.0, -0.142),
        Edge::Right => Vec2::new(ASIDE, -0.008),
    };
    let beside = if two { Vec2::new(nth as f32 * 0.086 - 0.043, 0.0) } else { Vec2::ZERO };
    let wobble = (f32::from(seat.0) * 5.1 + nth as f32).sin() * 0.05;
    on_mat(at + beside).turned(Quat::from_rotation_y(wobble)).scaled(PLAYED)
}

/// Where a card lies that was put down so many cards after the first one of a trick.
fn put_down(view: &View, side: Side, leader: Seat, steps: usize) -> Pose {
    let pose = played(view, side, view.table.seat_after(leader, steps), steps / view.table.players());
    Pose { at: pose.at + Vec3::Y * THICK, ..pose }
}

/// Where a card lay in a trick: in the one that is being played, or in the last one.
pub fn in_trick(view: &View, side: Side, card: Card) -> Option<Pose> {
    let table = &view.table;
    let last = table.last.iter().map(|last| (last.leader, &last.plays));
    let (leader, steps) = std::iter::once((table.leader, &table.plays)).chain(last).find_map(|(leader, plays)| {
        let steps = plays.iter().position(|other| other == card)?;
        Some((leader, steps))
    })?;
    Some(put_down(view, side, leader, steps))
}

/// Where the new price is held up for all to see when the bottle has been bought: turned to whoever looks.
pub fn held_up() -> Pose {
    Pose::table(0.0, 0.075, 0.004).turned(Quat::from_rotation_x(0.62)).scaled(1.6)
}

/// Where the cards that a seat has won lie, face down.
pub fn won(view: &View, side: Side, seat: Seat) -> Pose {
    let two = view.table.is_for_two();
    let at = match edge(view, side, seat) {
        Edge::Near if two => Vec2::new(0.222, 0.012),
        // Clear of the chronicle and of what is explained above it.
        Edge::Near => return on_mat(Vec2::new(0.146, 0.086)).scaled(OWN_PILE),
        Edge::Left => Vec2::new(-0.312, -0.070),
        Edge::Far if two => Vec2::new(0.226, -0.106),
        Edge::Far => Vec2::new(0.112, -0.188),
        Edge::Right => Vec2::new(0.306, -0.050),
    };
    on_mat(at)
}

/// Where what a seat has won with a trick is told: over free felt behind its pile, or beside it where the candle is behind.
pub fn gained(view: &View, side: Side, seat: Seat) -> Vec3 {
    let pile = won(view, side, seat).at;
    match edge(view, side, seat) {
        Edge::Right => pile - Vec3::X * 0.062,
        Edge::Left => pile - Vec3::Z * 0.064,
        Edge::Near | Edge::Far => pile - Vec3::Z * 0.035,
    }
}

/// Where the 19 lies: in the middle, aside if two play two cards each.
fn middle(view: &View) -> Vec2 {
    Vec2::new(if view.table.is_for_two() { -0.092 } else { 0.0 }, -0.044)
}

/// Where the price card lies with the bottle on it: with its holder, or in the middle.
fn price_at(view: &View, side: Side) -> Vec2 {
    let two = view.table.is_for_two();
    match view.table.holder.map(|seat| edge(view, side, seat)) {
        None => middle(view),
        // Its name stays clear of the own plate and of the open hand.
        Some(Edge::Near) if two => Vec2::new(-0.180, 0.028),
        Some(Edge::Near) => Vec2::new(-0.212, 0.066),
        // Between the own place and the one of whoever sits opposite.
        Some(Edge::Left) if view.table.players() == 4 => Vec2::new(-0.212, 0.034),
        // At the left as well, as far back as the neck of the bottle stays below the plates.
        Some(Edge::Left | Edge::Far) => Vec2::new(-0.212, -0.003),
        // Its name stays clear of the chronicle.
        Some(Edge::Right) => Vec2::new(0.212, 0.008),
    }
}

/// So far behind the middle of the price card, or before it, as the eye sees it.
fn in_line(price: Vec2, back: f32) -> Vec3 {
    Vec3::new(price.x * IN_LINE * back, 0.0, -back)
}

/// Where the card under the bottle lies.
pub fn price_card(view: &View, side: Side) -> Pose {
    on_mat(price_at(view, side))
}

/// The bottle stands on the free half of the 19. The other cards have their number there: it stands on their far edge, right
/// behind it.
fn bottle_at(view: &View, side: Side) -> Pose {
    let price = price_at(view, side);
    let back = if view.table.holder.is_some() { 0.064 } else { 0.012 };
    let at = Vec3::new(price.x, MAT + THICK, price.y) + in_line(price, back);
    Pose::table(at.x, at.y, at.z).turned(Quat::from_rotation_z((UPRIGHT * at.x).atan())).scaled(BOTTLE_SCALE)
}

/// Where card `index` of `count` of the Imp's Trick lies when it is turned up.
pub fn revealed(index: usize, count: usize) -> Pose {
    let offset = index as f32 - (count as f32 - 1.0) / 2.0;
    Pose::table(offset * 0.098, MAT + 0.02, 0.072).scaled(REVEALED)
}

/// The hand towards the viewer, nearer to the eye than others hold it so that the table does not hide it from a low
/// standpoint.
fn own_hand(index: usize, count: usize) -> Pose {
    let fan =
        Fan { at: Vec3::new(0.010, -0.2000, -0.88), wide: 0.415, pitch: 0.0545, bow: 0.0004, lean: 0.034, scale: 1.0 };
    fan.held_at(HAND_DEPTH).near(index, count)
}

/// A hand across the table: each looks out below the plate of whoever holds it, no wider than that, before the far edge of the
/// table.
fn far_hand(edge: Edge, players: usize) -> Fan {
    let middle = match (players, edge) {
        (2, _) | (_, Edge::Left) => -0.393,
        (3, _) => 0.077,
        (_, Edge::Far) => -0.080,
        (_, _) => 0.234,
    };
    let fan =
        Fan { at: Vec3::new(middle, 0.226, -1.14), wide: 0.14, pitch: 0.02, bow: -0.0002, lean: 0.02, scale: 0.8 };
    fan.held_at(FAR_DEPTH)
}

/// Where card `index` of `count` of a hand that lies open on the table is, with two players.
fn open_hand(edge: Edge, index: usize, count: u8) -> Pose {
    let offset = index as f32 - (f32::from(count) - 1.0) / 2.0;
    let z = if edge == Edge::Near { 0.130 } else { -0.215 };
    // Between the own plate and the chronicle.
    on_mat(Vec2::new(offset * 0.056 + 0.010, z)).scaled(0.86)
}

/// What a card is called.
pub fn card_title(table: CardTable, card: Card) -> Words {
    Words::new("bottle_imp-card")
        .with_key("colour", table.colour(card).key())
        .with("number", card.number())
        .with("coins", table.coins(card))
}

/// A card that the viewer knows.
pub fn known(table: CardTable, of: Card, pose: Pose, order: i32) -> Placed {
    let look = Look::card(Some(faces::of_card(table, of)), faces::BACK);
    Placed { id: card(of), look, pose, title: Some(card_title(table, of)), order }
}

fn back(id: PieceId, owner: Seat, pose: Pose) -> Placed {
    let look = Look::card(None, faces::BACK);
    Placed { id, look, pose, title: Some(Words::new("bottle_imp-unknown").with("seat", owner)), order: 300 }
}

/// Cards in the order in which they are held.
fn in_order(table: CardTable, cards: CardSet, side: Side) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    if side.prefers.has(Preference::BY_SUIT) {
        cards.sort_by_key(|&card| (table.colour(card), card));
    }
    cards
}

/// Everything at rest.
pub fn arrange(view: &View, side: Side) -> Layout {
    let framing = if view.table.phase == Phase::Over { AFTERWARDS } else { FRAMING };
    let mut layout = Layout { framing: Some(framing), ..Layout::default() };
    let oval = Look::decal(faces::OVAL, Vec2::new(0.46, 0.368));
    let pose = Pose::table(0.0, MAT + 0.0002, -0.012);
    layout.pieces.push(Placed { id: OVAL, look: oval, pose, title: None, order: 0 });
    scale::lay_out(view, &mut layout);
    for seat in view.table.seats() {
        hand(view, side, seat, &mut layout);
        pile_of(view, side, seat, &mut layout);
    }
    the_bottle(view, side, &mut layout);
    trick(view, side, &mut layout);
    imp_trick(view, &mut layout);
    if view.table.phase == Phase::Over {
        final_coins::lay_out(view, side, &mut layout);
        let bottle = bottle_at(view, side);
        layout.show_off(bottle.at, BOTTLE_SIZE.0 * bottle.scale, BOTTLE_SIZE.1 * bottle.scale);
    }
    if view.table.phase == Phase::Exchange {
        places::lay_out(view, side.seat, &mut layout);
    }
    layout
}

/// The cards that a seat has laid out to give away, and whether it can still change that or not, has not yet given away.
pub fn laid(view: &View, seat: Seat) -> Draft {
    if view.table.phase != Phase::Exchange {
        return Draft::default();
    }
    view.commits[seat.index()].map_or(view.drafts[seat.index()], Draft::from)
}

fn hand(view: &View, side: Side, seat: Seat, layout: &mut Layout) {
    let table = &view.table;
    let (edge, players) = (edge(view, side, seat), table.players());
    let held = view.hand(seat);
    let sees_all = view.viewer.sees(seat);
    let laid = if edge == Edge::Near { laid(view, seat) } else { Draft::default() };
    let known_cards = if sees_all { held.known } else { CardSet::NONE };
    let in_hand = known_cards.without(laid.cards());
    for slot in slots(table.is_for_two()) {
        for (nth, card) in laid.within(slot).iter().enumerate() {
            // Behind the cards of the hand.
            let order = 30 + i32::from(column(slot)) + nth as i32;
            layout.pieces.push(known(table.options.cards, card, in_slot(slot, table.is_for_two(), nth), order));
        }
    }
    let cards = in_order(table.options.cards, in_hand, side);
    let trumps = bottle::trumps(in_hand, table.price);
    for (index, &card) in cards.iter().enumerate() {
        let near = edge == Edge::Near;
        let pose =
            if near { own_hand(index, cards.len()) } else { far_hand(edge, players).far(index, cards.len(), true) };
        let mut placed = known(table.options.cards, card, pose, index as i32);
        if near && trumps.contains(card) {
            placed.look = placed.look.signed(faces::TRUMP);
        }
        layout.pieces.push(placed);
    }
    if !sees_all {
        let count = usize::from(held.count);
        for slot in 0..count {
            let pose = if edge == Edge::Near {
                own_hand(slot, count).face_down()
            } else {
                far_hand(edge, players).far(slot, count, false)
            };
            layout.pieces.push(back(UNKNOWN.piece(seat, slot), seat, pose));
        }
    }
    let open = view.open_hand(seat);
    for (index, card) in in_order(table.options.cards, open.known, side).into_iter().enumerate() {
        let pose = open_hand(edge, index, open.count);
        layout.pieces.push(known(table.options.cards, card, pose, 40 + index as i32));
    }
    for slot in usize::from(open.known.len())..usize::from(open.count) {
        let pose = open_hand(edge, slot, open.count).face_down();
        layout.pieces.push(back(OPEN.piece(seat, slot), seat, pose));
    }
}

fn pile_of(view: &View, side: Side, seat: Seat, layout: &mut Layout) {
    let table = &view.table;
    // The card under the bottle is counted as won, but lies under the bottle.
    let price = Card::new(table.price).filter(|_| table.holder == Some(seat)).map_or(CardSet::NONE, CardSet::one);
    let count = table.won[seat.index()].without(price).len();
    let pose = won(view, side, seat);
    if count > 0 {
        let mut look = Look::pile(faces::BACK, u16::from(count));
        if table.phase == Phase::Play {
            // Dimmer than the cards that are being played.
            let lid = Vec3::Y * (f32::from(count) * PILE_STEP + 0.0002);
            let size = Vec2::new(CARD.x, CARD.z);
            look = look.badged(Badge { face: faces::SHADE, at: lid, turn: Quat::IDENTITY, size });
        }
        let pose = Pose { at: pose.at - Vec3::Y * THICK * 0.5, ..pose };
        layout.pieces.push(Placed { id: pile(seat), look, pose, title: None, order: 0 });
    }
    let tricks = table.tricks(seat);
    if tricks > 0 {
        let words = Words::new("bottle_imp-pill-tricks").with("seat", seat).with("count", tricks as i64);
        layout.pills.push(Pill { at: pose.at + Vec3::Z * BEFORE_PILE * pose.scale, words, icon: Some("bi-trick") });
    }
}

/// How angry the imp is: the lower the price, the angrier.
fn wrath(price: u8) -> u8 {
    let fallen = u16::from(START_PRICE.saturating_sub(price));
    (20 + fallen * 80 / u16::from(START_PRICE - 1)).min(100) as u8
}

fn the_bottle(view: &View, side: Side, layout: &mut Layout) {
    let table = &view.table;
    let here = price_card(view, side);
    if table.holder.is_none() {
        let nineteen = Look::card(Some(faces::PRICE), faces::BACK);
        let title = Some(Words::new("bottle_imp-nineteen"));
        layout.pieces.push(Placed { id: NINETEEN, look: nineteen, pose: here, title, order: 90 });
    }
    if let Some(price) = Card::new(table.price) {
        layout.pieces.push(known(table.options.cards, price, here, 91));
    }
    let look = Look::own(Wrath(wrath(table.price)), Vec3::new(0.053, 0.109, 0.053)).on_round_foot(0.0195);
    let title = match table.holder {
        Some(seat) => Words::new("bottle_imp-bottle-of").with("seat", seat).with("price", table.price),
        None => Words::new("bottle_imp-bottle-free"),
    };
    layout.pieces.push(Placed { id: BOTTLE, look, pose: bottle_at(view, side), title: Some(title), order: 92 });
    // Before the bottle has been sold the 19 says it large enough, and the names of the places need the room.
    if let Some(holder) = table.holder {
        let words = Words::new("bottle_imp-pill-price").with("seat", holder).with("price", table.price);
        let before = in_line(price_at(view, side), -BEFORE_PRICE);
        layout.pills.push(Pill { at: here.at + before, words, icon: Some("bi-bottle") });
    }
}

fn trick(view: &View, side: Side, layout: &mut Layout) {
    let table = &view.table;
    let verdict = bottle::decide(table.plays.set(), table.price);
    for (steps, card) in table.plays.iter().enumerate() {
        let seat = table.seat_after(table.leader, steps);
        let pose = put_down(view, side, table.leader, steps);
        layout.pieces.push(known(table.options.cards, card, pose, 60 + steps as i32));
        // Every card says whose it is, the best one that it is the best.
        let (key, icon) = match verdict.filter(|verdict| verdict.card == card) {
            Some(verdict) if verdict.buys => ("bottle_imp-pill-buys", Some("bi-trick")),
            Some(_) => ("bottle_imp-pill-leads", Some("bi-trick")),
            None => ("bottle_imp-cell-seat", None),
        };
        let at = pose.at - Vec3::Z * BEHIND_PLAYED;
        layout.pills.push(Pill { at, words: Words::new(key).with("seat", seat), icon });
    }
    if table.phase == Phase::Play {
        let seat = side.seat;
        let nth = table.plays.len() / table.players();
        // Where the own card comes to lie, as long as it is not there.
        let own = |steps: usize| table.seat_after(table.leader, steps) == seat;
        if (0..table.plays.len()).filter(|&steps| own(steps)).count() == nth && view.viewer.sees(seat) {
            let at = played(view, side, seat, nth);
            let place = Look::decal(faces::PLACE, PLACE * PLAYED);
            let on_mat = Pose { at: at.at.with_y(MAT + 0.0004), scale: 1.0, ..at };
            layout.pieces.push(Placed { id: OWN_PLACE, look: place, pose: on_mat, title: None, order: 0 });
        }
        layout.zones.push(Zone {
            id: TRICK,
            pose: played(view, side, seat, nth).scaled(1.0),
            outline: Outline::Frame(PLACE * PLAYED),
            reach: Outline::Frame(Vec2::new(0.34, 0.20)),
            title: Words::new("bottle_imp-place-trick"),
            order: 1,
        });
    }
}

fn imp_trick(view: &View, layout: &mut Layout) {
    let table = &view.table;
    let waiting: u8 = match table.phase {
        Phase::Exchange => 0,
        _ => view.imp.count,
    };
    if waiting > 0 {
        let look = Look::pile(faces::BACK, u16::from(waiting) * 2);
        let pose = Pose { at: IMP, ..Pose::table(0.0, 0.0, 0.0) }.turned(Quat::from_rotation_y(0.05));
        let title = Some(Words::new("bottle_imp-imp-pile").with("count", waiting));
        layout.pieces.push(Placed { id: IMP_PILE, look, pose, title, order: 93 });
        let words = Words::new("bottle_imp-pill-imp").with("count", waiting);
        layout.pills.push(Pill { at: IMP + Vec3::Z * BEFORE_PILE, words, icon: Some("imp-laugh") });
    }
}

/// The piece from which a card comes out of a hand: itself if it is known there, a back otherwise.
pub fn hand_origin(before: &View, seat: Seat, of: Card) -> PieceId {
    if before.viewer.sees(seat) || before.open_hand(seat).known.contains(of) {
        return card(of);
    }
    let count = usize::from(before.hand(seat).count);
    UNKNOWN.piece(seat, (usize::from(of.number()) * 7) % count.max(1))
}
