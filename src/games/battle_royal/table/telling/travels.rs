//! How cards come, go and change places.

use bevy_math::{Quat, Vec2, Vec3};

use super::{Narrator, focus};
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::events::Pile;
use crate::games::battle_royal::position::FIRST_HAND;
use crate::games::battle_royal::table::field::{self, Field, in_common};
use crate::games::battle_royal::table::{faces, ids, layout};
use crate::games::battle_royal::{PokemonId, View};
use crate::table::{Beat, Leave, Look, Move, Origin, PieceId, Placed, Pose, Target, Way, cards};

/// Seconds in which everything of a player who is out begins to leave.
const CLEARING: f32 = 0.8;
/// Seconds between two cards that are drawn.
const STAGGER: f32 = 0.10;

impl Narrator<'_> {
    /// The number of a card among equal ones in the hand of the viewer, if it is there.
    pub(super) fn copy_in_hand(view: &View, seat: Seat, card: CardId) -> Option<usize> {
        let copies = view.hands[seat.index()].iter().filter(|glimpse| glimpse.card == Some(card)).count();
        copies.checked_sub(1)
    }

    /// Where a card of a hand comes from: its piece before the viewer, or from beyond the table; from the deck if no hand had
    /// it.
    fn hand_origin(&self, seat: Seat, card: CardId) -> Origin {
        if seat != self.side.seat {
            return Origin::Pose(self.field(seat).away());
        }
        let copy = layout::copies(self.before, seat, card).checked_sub(1);
        let held = copy.map(|copy| ids::held(seat, card, copy));
        match held.filter(|held| self.laid(self.before).has(Target::Piece(*held))) {
            Some(held) => Origin::Piece(held),
            None => Origin::Pose(self.field(seat).deck().face_down()),
        }
    }

    fn pile(&self, seat: Seat, pile: Pile) -> Pose {
        let field = self.field(seat);
        match pile {
            Pile::Hand => field.away(),
            Pile::Deck => field.deck().face_down(),
            Pile::Discard => field.discards(),
            Pile::Prizes => {
                let left = usize::from(self.after.table.prizes[seat.index()]);
                field.prize(left.min(5)).face_down()
            }
        }
    }

    /// A hand without a Basic Pokémon lies open on the table.
    pub(super) fn shown(&self, seat: Seat, hand: &[CardId]) -> Beat {
        let (first, step) = field::SHOWN;
        let mut beat = Beat { sounds: vec![(0.0, "card-flip")], hold: 1.6, ..Beat::default() };
        beat.banner = Some(Words::new("battle_royal-banner-mulligan").with("seat", seat));
        for (number, &card) in hand.iter().enumerate() {
            let pose = in_common(first + Vec2::X * (step * number as f32));
            let pose = Pose { at: pose.at.with_y(0.012), ..pose };
            let piece = ids::shown(number);
            beat.shows.push(layout::plain(piece, Look::card(Some(faces::open(card)), faces::BACK), pose));
            let origin = Origin::Pose(self.field(seat).away());
            beat.moves.push(Move { secs: 0.4, ..Move::card(piece, origin) }.after(number as f32 * 0.05));
        }
        beat
    }

    /// What was shown of a hand goes to the deck: of a first hand, since no other is shown whole before it is shuffled.
    pub(super) fn taken_back(&self, seat: Seat) -> Vec<Leave> {
        if !self.before.is_placing() {
            return Vec::new();
        }
        let deck = self.field(seat).deck().face_down();
        (0..FIRST_HAND).map(|number| Leave::card(ids::shown(number), deck)).collect()
    }

    /// A card goes from one pile to another.
    pub(super) fn moved(&self, seat: Seat, card: Option<CardId>, from: Pile, to: Pile) -> Beat {
        let own = seat == self.side.seat;
        let prize = from == Pile::Prizes;
        let secs = if prize { 0.55 } else { 0.30 };
        let origin = Origin::Pose(self.pile(seat, from));
        let shown = |card: Option<CardId>| Look::card(card.map(faces::small), faces::BACK);
        let mut beat = Beat { overlap: if prize { 0.0 } else { secs - STAGGER }, ..Beat::default() };
        let way = |piece: PieceId, origin: Origin| Move { secs, way: Way::arc(0.05), ..Move::card(piece, origin) };
        let copy = card.filter(|_| own && to == Pile::Hand).and_then(|card| Self::copy_in_hand(self.after, seat, card));
        let held = card.zip(copy).map(|(card, copy)| ids::held(seat, card, copy));
        // Of a hand that is not wholly known every card is a back, those that are known, too.
        match held.filter(|held| self.laid(self.after).has(Target::Piece(*held))) {
            Some(held) => beat.moves.push(way(held, origin)),
            None => {
                let origin = match (from, card) {
                    (Pile::Hand, Some(card)) => self.hand_origin(seat, card),
                    _ => origin,
                };
                let goal = self.pile(seat, to);
                let goal =
                    if card.is_some() && to == Pile::Hand { Pose { turn: Quat::IDENTITY, ..goal } } else { goal };
                let piece = ids::flying(seat);
                beat.shows.push(layout::plain(piece, shown(card), goal));
                beat.moves.push(way(piece, origin));
            }
        }
        if prize {
            beat.sounds.push((0.0, "prize"));
            beat.hold = 0.2;
        }
        beat
    }

    /// A Pokémon, or what it evolves into, comes onto the table.
    pub(super) fn comes(&self, id: PokemonId, card: CardId, sound: &'static str) -> Beat {
        let origin = self.hand_origin(id.seat(), card);
        let own = id.seat() == self.side.seat;
        let way = Move { secs: if own { 0.28 } else { 0.45 }, lands: Some(sound), ..Move::card(ids::mon(id), origin) };
        let mut beat = Beat { hold: 0.15, ..Beat::default() };
        // What tells its HP appears when it lies there.
        let (known, laid) = (self.laid(self.before), self.laid(self.after));
        let tells = |placed: &&Placed| placed.id == ids::hp(id) || placed.id == ids::bar(id);
        for placed in laid.pieces.iter().filter(tells).filter(|placed| !known.has(Target::Piece(placed.id))) {
            let unseen = Origin::Pose(Pose { scale: 0.01, ..placed.pose });
            let grows = Move { secs: 0.10, way: Way::default(), ..Move::card(placed.id, unseen) };
            beat.moves.push(Move { starts: None, lands: None, ..grows }.after(way.secs));
        }
        beat.moves.push(way);
        beat
    }

    /// Energy or a Tool is attached.
    pub(super) fn attached(&self, id: PokemonId, card: CardId) -> Beat {
        let Some(mon) = self.after.table.mon(id) else { return Beat::default() };
        let (piece, sound) = match mon.energy.iter().rposition(|other| *other == card) {
            Some(number) => (ids::energy(id, number), "energy"),
            None => (ids::tool(id), "token"),
        };
        let way = Move { secs: 0.38, lands: Some(sound), ..Move::card(piece, self.hand_origin(id.seat(), card)) };
        Beat { moves: vec![way], hold: 0.12, focus: focus(id), ..Beat::default() }
    }

    pub(super) fn detached(&self, id: PokemonId, card: CardId) -> Beat {
        let face = if card.energy().is_some() { faces::energy_card_token(card) } else { faces::TOOL };
        let piece = ids::flying(id.seat());
        let goal = self.field(id.seat()).discards();
        let shown = layout::plain(piece, Look::decal(face, Vec2::splat(0.02)), goal);
        let from = Pose { turn: Quat::IDENTITY, ..raised(self.pose_before(id)) };
        let way = Move { secs: 0.32, ..Move::card(piece, Origin::Pose(from)) };
        Beat { shows: vec![shown], moves: vec![way], overlap: 0.12, ..Beat::default() }
    }

    pub(super) fn energy_moved(&self, from: PokemonId, to: PokemonId, card: CardId) -> Beat {
        let Some(mon) = self.after.table.mon(to) else { return Beat::default() };
        let number = mon.energy.iter().rposition(|other| *other == card).unwrap_or_default();
        let origin = Origin::Pose(raised(self.pose_before(from)));
        let way = Move { secs: 0.45, lands: Some("energy"), ..Move::card(ids::energy(to, number), origin) };
        Beat { moves: vec![way], hold: 0.15, ..Beat::default() }
    }

    /// A Trainer is played: it lies open for all.
    pub(super) fn played(&self, seat: Seat, card: CardId) -> Beat {
        let origin = self.hand_origin(seat, card);
        let layout = self.laid(self.after);
        let stadium = Some(ids::stadium(card, seat)).filter(|id| layout.has(Target::Piece(*id)));
        let piece = stadium.unwrap_or(ids::PLAYED);
        let own = seat == self.side.seat;
        let mut beat = Beat { hold: if own { 0.25 } else { 0.8 }, ..Beat::default() };
        // It is discarded at once unless its effect waits for a decision.
        if stadium.is_none() {
            beat.shows.push(layout::known(piece, card, in_common(field::PLAYED), 0));
        }
        beat.focus = Some(Target::Piece(piece));
        let way = cards::played(piece, piece);
        beat.moves.push(Move { from: origin, secs: if own { 0.30 } else { 0.5 }, ..way });
        beat
    }

    pub(super) fn stadium_left(&self, card: CardId) -> Beat {
        let stadium = self.before.table.stadiums.iter().find(|stadium| stadium.card == card);
        let Some(owner) = stadium.map(|stadium| Seat(stadium.owner)) else { return Beat::default() };
        let leave = Leave::card(ids::stadium(card, owner), self.field(owner).discards());
        Beat { leaves: vec![leave], hold: 0.1, ..Beat::default() }
    }

    /// A Pokémon leaves the table with everything on it.
    pub(super) fn leaves(&self, id: PokemonId, goal: impl Fn(Field) -> Pose, delay: f32) -> Beat {
        let goal = goal(self.field(id.seat()));
        let from = self.pose_before(id);
        let mut beat = Beat { focus: focus(id), hold: 0.2, ..Beat::default() };
        for placed in self.laid(self.before).pieces.iter().filter(|placed| ids::stack(placed.id) == Some(id)) {
            let beside = (placed.pose.at - from.at) * (goal.scale / from.scale);
            let scale = placed.pose.scale * (goal.scale / from.scale);
            let leave = Leave::card(placed.id, Pose { at: goal.at + beside, scale, ..goal });
            let mut movement = leave.movement.after(delay);
            if placed.id != ids::mon(id) {
                (movement.starts, movement.lands) = (None, None);
            }
            beat.leaves.push(Leave { movement, ..leave });
        }
        beat
    }

    /// Everything goes where it lies when the match is over.
    pub(super) fn gathers(&self) -> Vec<Move> {
        let lay = self.laid(self.before);
        let elsewhere = |placed: &&Placed| lay.pieces.iter().any(|it| it.id == placed.id && it.pose != placed.pose);
        let goes = |placed: &Placed| {
            let way = Way::default();
            Move { secs: 0.9, way, starts: None, lands: None, ..Move::card(placed.id, Origin::Itself) }
        };
        self.laid(self.after).pieces.iter().filter(elsewhere).map(goes).collect()
    }

    /// Everything of a player is taken off the table, from one side to the other.
    pub(super) fn cleared(&self, seat: Seat) -> Vec<Leave> {
        let stays = self.laid(self.after);
        let mut goes = self.laid(self.before).pieces;
        goes.retain(|placed| !stays.has(Target::Piece(placed.id)) && !ids::is_frame(placed.id));
        goes.sort_by(|one, other| one.pose.at.x.total_cmp(&other.pose.at.x));
        let (away, pitch) = (self.field(seat).away(), CLEARING / goes.len().max(1) as f32);
        let leave = |(number, placed): (usize, &Placed)| {
            let leave = Leave::card(placed.id, Pose { scale: placed.pose.scale, ..away });
            // A few of them are heard.
            let starts = (number % 6 == 0).then_some("card-slide");
            let movement = Move { secs: 0.6, starts, lands: None, ..leave.movement };
            Leave { movement: movement.after(pitch * number as f32), ..leave }
        };
        goes.iter().enumerate().map(leave).collect()
    }
}

/// A pose above a card.
fn raised(pose: Pose) -> Pose {
    Pose { at: pose.at + Vec3::Y * 0.004, ..pose }
}
