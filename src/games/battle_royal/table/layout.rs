//! Where everything lies: the fields of all players, what belongs to none of them, and the hand.

use std::f32::consts::PI;

use bevy_math::{Quat, Vec2, Vec3};

use super::field::{self, COMMON, Field, in_common};
use super::{faces, ids, setting, signs, tray};
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::effects::Condition;
use crate::games::battle_royal::cards::{CardId, Type};
use crate::games::battle_royal::pokemon::Pokemon;
use crate::games::battle_royal::position::{PRIZES, PublicState};
use crate::games::battle_royal::tasks::{Source, Task};
use crate::games::battle_royal::{PokemonId, View, modifiers};
use crate::table::cards::fan::Fan;
use crate::table::cards::{MAT, PLACE};
use crate::table::{Deed, Face, Layout, Look, Outline, PieceId, Pill, Placed, Pose, Side, Target, Zone};

/// The hand towards the viewer.
pub(super) const OWN_HAND: Fan =
    Fan { at: Vec3::new(0.010, -0.2015, -0.88), wide: 0.43, pitch: 0.066, bow: 0.00015, lean: 0.010, scale: 1.0 };
/// From so many kinds of cards on, those in the hand cover the names of each other where these have the whole width.
const CROWDED: usize = 8;
/// Another card of the same kind looks out behind the first one by so much.
const TWIN: Vec3 = Vec3::new(0.0036, 0.0032, -0.0005);
/// A piece that only lies there.
pub fn plain(id: PieceId, look: Look, pose: Pose) -> Placed {
    Placed { id, look, pose, title: None, order: 0 }
}

/// How high the sign of its type is on a field, as a share of that.
const WOVEN: f32 = 0.5;

/// How far below its middle a place says what it is that waits for a card, in metres on cards of usual size.
const NAMED: f32 = 0.030;

/// Everything at rest.
pub fn arrange(view: &View, side: Side) -> Layout {
    let table = &view.table;
    let winner = field::winner(table);
    let framing = Some(setting::framing(usize::from(table.seats), winner.is_some()));
    let mut layout = Layout { deed: attack(table), framing, ..Layout::default() };
    for seat in table.all_seats() {
        let field = Field::of(table, side, seat);
        // Beside the field of a single opponent there is room for the plate.
        if table.seats > 2 && !field.is_near() && winner.is_none() {
            layout.fields.push((seat, field.plate().0.at));
        }
        let placing = seat == side.seat && view.is_placing() && !table.ready.contains(seat);
        mat(table, field, (seat, placing), &mut layout);
        piles(view, field, seat, &mut layout);
        for id in table.mons(seat).iter() {
            if let Some(mon) = table.mon(id) {
                signs::mon_pieces(table, side, id, mon, &mut layout);
                // While somebody is struck, a name over a Pokémon would be taken for that of its victim.
                if layout.deed.is_none() {
                    bound(table, side, id, &mut layout);
                }
            }
        }
        placed(view, field, seat, &mut layout);
    }
    if let Some(winner) = winner {
        let pose = Field::of(table, side, winner).laurel();
        let look = Look::decal(faces::LAUREL, Vec2::splat(field::LAUREL.1));
        layout.pieces.push(plain(ids::LAUREL, look, Pose { at: pose.at.with_y(MAT + 0.0004), ..pose }));
        let (lines, size) = Field::of(table, side, winner).plate();
        layout.show_off(lines.at, size / 2.0, 0.0);
    }
    if let Some(pose) = setting::candle_of_four(usize::from(table.seats), winner.is_some()) {
        layout.pieces.push(plain(ids::CANDLE, Look::candle(), pose));
    }
    common(view, side, &mut layout);
    // Nothing is played from it any more, and it would lie before the field that has won.
    if winner.is_none() {
        hand(view, side.seat, &mut layout);
    }
    layout.tray = tray::open(view);
    if view.is_placing() && !table.ready.contains(side.seat) {
        // The first thing to be done: both Active Spots wait for a card.
        let filled = view.placed[side.seat.index()].as_ref().map_or(2, |(actives, _)| actives.len());
        layout.lit.extend((filled..2).map(|spot| Target::Zone(ids::spot(side.seat, spot))));
        layout.lit.push(Target::Zone(ids::field(side.seat)));
        let field = Field::of(table, side, side.seat);
        layout.pills.extend((filled..2).map(|spot| {
            let at = signs::on_card(field.spot(spot), Vec2::new(0.0, NAMED), 0.0).at;
            Pill { at, words: Words::new("battle_royal-pill-active"), icon: None }
        }));
        if filled == 0 {
            both_take_the_first(field, side.seat, &mut layout);
        }
    }
    if !view.is_placing() && table.ending.is_none() && !table.is_out(table.current()) {
        layout.lit.push(Target::Zone(ids::field(table.current())));
    }
    // Whoever has won is as bright as whoever was on turn.
    let winners = table.ending.map(|ending| ending.winners).unwrap_or_default();
    layout.lit.extend(winners.iter().map(|seat| Target::Zone(ids::field(seat))));
    layout
}

/// Both Active Spots are as good as each other: whatever is put on either comes to lie in the first one.
fn both_take_the_first(field: Field, seat: Seat, layout: &mut Layout) {
    let [first, second] = [0, 1].map(|spot| field.spot(spot));
    let both = PLACE * first.scale + Vec2::X * 2.0 * first.at.distance(second.at);
    for (spot, reach) in [(0, both), (1, Vec2::ZERO)] {
        for zone in layout.zones.iter_mut().filter(|zone| zone.id == ids::spot(seat, spot)) {
            zone.reach = Outline::Frame(reach);
        }
    }
}

/// Where a Pokémon lies.
pub fn mon_pose(table: &PublicState, side: Side, id: PokemonId) -> Pose {
    let field = Field::of(table, side, id.seat());
    let pose = match table.spot(id) {
        Some(spot) => field.spot(spot),
        None => {
            let bench = table.bench(id.seat());
            let index = bench.iter().position(|other| other == id).unwrap_or_default();
            field.bench(index, usize::from(bench.len()).max(4))
        }
    };
    let conditions = table.mon(id).map(|mon| mon.conditions).unwrap_or_default();
    // Asleep it leans to the left, Paralyzed to the right, Confused it lies askew.
    let turn = match conditions.turned.map(|turned| turned.condition) {
        Some(Condition::Asleep) => 0.20,
        Some(Condition::Paralyzed) => -0.20,
        Some(Condition::Confused) => -0.10,
        _ => 0.0,
    };
    pose.turned(Quat::from_rotation_y(turn))
}

/// Whom an effect of a Pokémon or of a card on it works on.
fn bound(table: &PublicState, side: Side, id: PokemonId, layout: &mut Layout) {
    let pose = mon_pose(table, side, id);
    for (number, binding) in table.bindings.iter().filter(|binding| binding.mon == id).enumerate() {
        let at = signs::on_card(pose, Vec2::new(0.0, -0.050 + 0.012 * number as f32), 0.0).at;
        let words = Words::new("battle_royal-pill-bound").with("seat", Seat(binding.to));
        layout.pills.push(Pill { at, words, icon: Some("ui-target") });
    }
}

/// What a Pokémon is called.
pub fn title(table: &PublicState, id: PokemonId, mon: &Pokemon) -> Words {
    Words::new("battle_royal-title-pokemon")
        .with_key("card", mon.card().key())
        .with("seat", id.seat())
        .with("hp", modifiers::hp_left(table, id))
        .with("most", modifiers::max_hp(table, id))
}

/// The type of which a player has a Pokémon in play, as everybody sees; house decks have Pokémon of no other.
fn played_type(table: &PublicState, seat: Seat) -> Option<Type> {
    let first = table.mons(seat).iter().next()?;
    table.mon(first)?.card().pokemon()?.types.first().copied()
}

/// The frames of a field and its lines.
fn mat(table: &PublicState, field: Field, (seat, placing): (Seat, bool), layout: &mut Layout) {
    let flat = |pose: Pose| Pose { at: pose.at.with_y(MAT + 0.0004), ..pose };
    let (plate, size) = field.plate();
    let of = played_type(table, seat);
    let look = Look::decal(faces::field(of), size);
    layout.pieces.push(plain(ids::plate(seat), look, Pose { scale: 1.0, at: plate.at.with_y(MAT + 0.0002), ..plate }));
    if let Some(of) = of {
        let look = Look::decal(faces::woven(of), Vec2::splat(size.y * WOVEN));
        layout.pieces.push(plain(ids::woven(seat), look, Pose { scale: 1.0, ..flat(plate) }));
    }
    layout.zones.push(Zone {
        id: ids::field(seat),
        pose: Pose { scale: 1.0, ..plate },
        outline: Outline::Frame(size),
        reach: Outline::Frame(Vec2::ZERO),
        title: Words::new("battle_royal-place-field").with("seat", seat),
        order: 900,
    });
    if table.is_out(seat) {
        let words = Words::new("battle_royal-banner-out").with("seat", seat);
        layout.pills.push(Pill { at: plate.at, words, icon: Some("ui-defeat") });
        return;
    }
    let mut frame = |number: usize, face: Face, pose: Pose| {
        layout.pieces.push(plain(ids::frame(seat, number), Look::decal(face, PLACE), flat(pose)));
    };
    let room = usize::from(modifiers::bench_cap(table, seat)).max(usize::from(table.bench(seat).len())).max(4);
    // Only where a card may be put it is said what waits for one.
    let waits = |sign: Face| if placing { sign } else { faces::VACANT_BESIDE };
    for number in 0..PRIZES {
        frame(number, faces::VACANT_BESIDE, field.prize(number));
    }
    for spot in 0..2 {
        frame(PRIZES + spot, waits(faces::VACANT_ACTIVE), field.spot(spot));
    }
    for index in 0..room {
        frame(PRIZES + 2 + index, waits(faces::VACANT_BENCH), field.bench(index, room));
    }
    for spot in 0..2 {
        if table.spots(seat)[spot].is_none() {
            layout.zones.push(Zone {
                id: ids::spot(seat, spot),
                pose: field.spot(spot),
                outline: Outline::Frame(PLACE * field.spot(spot).scale),
                reach: Outline::Frame(PLACE * field.spot(spot).scale),
                title: Words::new("battle_royal-place-spot").with("seat", seat),
                order: 100_000 + spot as i32,
            });
        }
    }
    let middle = field.bench(0, 1);
    layout.zones.push(Zone {
        id: ids::bench(seat),
        pose: Pose { scale: 1.0, ..middle },
        outline: Outline::Frame(field.bench_size()),
        reach: Outline::Frame(field.bench_size()),
        title: Words::new("battle_royal-place-bench").with("seat", seat),
        order: 110_000,
    });
}

/// Deck, discard pile and Prizes of a player.
fn piles(view: &View, field: Field, seat: Seat, layout: &mut Layout) {
    let table = &view.table;
    let low = |pose: Pose| Pose { at: pose.at.with_y(MAT), ..pose };
    let cards = view.decks[seat.index()].len() as u16;
    let order = 300_000 + i32::from(seat.0) * 10;
    if cards > 0 {
        layout.pieces.push(Placed {
            id: ids::deck(seat),
            look: Look::pile(faces::BACK, cards),
            pose: low(field.deck()),
            title: Some(Words::new("battle_royal-place-deck").with("seat", seat).with("count", cards)),
            order,
        });
    }
    let discard = &table.player(seat).discard;
    if let Some(&top) = discard.last() {
        let rise = f32::from(discard.len() as u8) * 0.00042;
        let pose = field.discards();
        layout.pieces.push(Placed {
            id: ids::discards(seat),
            look: Look::card(Some(faces::small(top)), faces::BACK),
            pose: Pose { at: pose.at.with_y(field::CARD_HEIGHT + rise), ..pose },
            title: Some(
                Words::new("battle_royal-place-discards").with("seat", seat).with("count", discard.len() as i64),
            ),
            order: order + 1,
        });
    }
    for number in 0..usize::from(table.prizes[seat.index()]) {
        layout.pieces.push(Placed {
            id: ids::prize(seat, number),
            look: Look::card(None, faces::PRIZE),
            pose: field.prize(number).face_down(),
            title: (number == 0).then(|| {
                Words::new("battle_royal-place-prizes").with("seat", seat).with("count", table.prizes[seat.index()])
            }),
            order: order + 2,
        });
    }
}

/// The Basics that a player has placed before they are revealed; others see backs.
fn placed(view: &View, field: Field, seat: Seat, layout: &mut Layout) {
    if !view.is_placing() {
        return;
    }
    let Some((actives, bench)) = &view.placed[seat.index()] else { return };
    let places = (0..).map(|spot| field.spot(spot)).zip(actives.iter());
    let benches = (0..).map(|index| field.bench(index, 4)).zip(bench.iter());
    let mut laid = Vec::new();
    for (pose, &card) in places.chain(benches) {
        let before = laid.iter().filter(|other| **other == card).count();
        layout.pieces.push(known(ids::held(seat, card, copies(view, seat, card) - 1 - before), card, pose, 100_000));
        laid.push(card);
    }
}

/// How many of equal cards a player has in his hand or has placed before they are revealed. Those that are placed are the last
/// ones, from the first that was placed on, so that each keeps its number.
pub fn copies(view: &View, seat: Seat, card: CardId) -> usize {
    let placed = view.placed[seat.index()].iter().flat_map(|(actives, bench)| actives.iter().chain(bench.iter()));
    let held = view.hands[seat.index()].iter().filter_map(|glimpse| glimpse.card.as_ref());
    held.chain(placed).filter(|other| **other == card).count()
}

/// A card with its face up.
pub fn known(id: PieceId, card: CardId, pose: Pose, order: i32) -> Placed {
    let look = Look::card(Some(faces::open(card)), faces::BACK);
    Placed { id, look, pose, title: Some(Words::new(card.key())), order }
}

/// Stadiums, what is being played, and the place where Trainers are played.
fn common(view: &View, side: Side, layout: &mut Layout) {
    let table = &view.table;
    let beaten = field::beaten(table);
    for (number, stadium) in table.stadiums.iter().enumerate() {
        // A Stadium with two sides lies with the half towards its owner that faces him.
        let turned = stadium.half.is_some() && Seat(stadium.owner) != side.seat;
        let turn = Quat::from_rotation_y(if turned { PI } else { 0.0 });
        let owner = Seat(stadium.owner);
        let title = Words::new("battle_royal-title-stadium").with_key("card", stadium.card.key()).with("seat", owner);
        layout.pieces.push(Placed {
            title: Some(title),
            ..known(
                ids::stadium(stadium.card, owner),
                stadium.card,
                field::stadium(number, beaten).turned(turn),
                400_000,
            )
        });
    }
    if beaten.is_some() {
        return;
    }
    for number in 0..2 {
        let pose = field::stadium(number, beaten);
        let look = Look::decal(faces::VACANT_BESIDE, PLACE);
        let pose = Pose { at: pose.at.with_y(MAT + 0.0004), ..pose };
        layout.pieces.push(plain(ids::frame(Seat(0), 40 + number), look, pose));
    }
    if let Some(card) = in_play(table) {
        let pose = in_common(field::PLAYED);
        layout.pieces.push(known(ids::PLAYED, card, Pose { at: pose.at.with_y(0.012), ..pose }, 410_000));
    }
    let (middle, size) = COMMON;
    layout.zones.push(Zone {
        id: ids::COMMON,
        pose: Pose::table(middle.x, field::CARD_HEIGHT, middle.y),
        outline: Outline::Frame(size),
        reach: Outline::Frame(size),
        title: Words::new("battle_royal-place-common"),
        order: 400_001,
    });
}

/// The attack that is being resolved.
fn attack(table: &PublicState) -> Option<Deed> {
    let strike = table.tasks.iter().rev().find_map(Task::strike)?;
    let piece = |id: PokemonId| table.mon(id).map(|_| Target::Piece(ids::mon(id)));
    Some(Deed { by: piece(strike.attacker)?, to: strike.target.and_then(piece) })
}

/// The Trainer that is being carried out.
pub fn in_play(table: &PublicState) -> Option<CardId> {
    table.tasks.iter().rev().find_map(|task| match task {
        Task::Run(run) => match run.source {
            Source::Trainer(card) => Some(card),
            _ => None,
        },
        Task::Stadium { card, .. } => Some(*card),
        _ => None,
    })
}

/// The hand of the viewer. Of others nothing but their number is seen, which the plates tell.
fn hand(view: &View, seat: Seat, layout: &mut Layout) {
    let cards = view.hands[seat.index()];
    let known_cards: Vec<CardId> = cards.iter().filter_map(|glimpse| glimpse.card).collect();
    if known_cards.len() < cards.len() {
        for number in 0..cards.len() {
            let look = Look::card(None, faces::BACK);
            let pose = OWN_HAND.near(number, cards.len()).face_down();
            layout.pieces.push(plain(ids::unknown(seat, number), look, pose));
        }
        return;
    }
    let kinds = kinds(&known_cards);
    for (index, &(card, copies)) in kinds.iter().enumerate() {
        let pose = OWN_HAND.near(index, kinds.len());
        let face = if kinds.len() < CROWDED { faces::held(card) } else { faces::fanned(card) };
        let mut first = in_hand(ids::held(seat, card, 0), card, face, pose, index as i32);
        if copies > 1 {
            first.title =
                Some(Words::new("battle_royal-title-copies").with_key("card", card.key()).with("count", copies as i64));
        }
        layout.pieces.push(first);
        for copy in 1..copies {
            let mut twin = in_hand(ids::held(seat, card, copy), card, face, pose, 0);
            twin.title = None;
            twin.pose.at += TWIN * (copy.min(4) as f32);
            layout.pieces.push(twin);
        }
    }
}

fn in_hand(id: PieceId, card: CardId, face: Face, pose: Pose, order: i32) -> Placed {
    Placed { look: Look::card(Some(face), faces::BACK), ..known(id, card, pose, order) }
}

/// Different cards and how many there are of each: Pokémon first, then Trainers, then Energy.
pub fn kinds(cards: &[CardId]) -> Vec<(CardId, usize)> {
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|card| (tray::group(*card), *card));
    sorted.chunk_by(|one, other| one == other).map(|equal| (equal[0], equal.len())).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::{Rules as _, Sampled, Silent, Viewer};
    use crate::games::battle_royal::main_phase::is_basic;
    use crate::games::battle_royal::{Action, BattleRoyal, Options, State};

    #[test]
    fn equal_cards_that_are_held_and_placed_keep_their_numbers() {
        let (side, mut chance) = (Side::default(), Sampled::new(0));
        let seat = side.seat;
        let mut state = BattleRoyal::setup(&Options::default(), &mut chance, &mut Silent).expect("the usual options");
        // The decks of the house have no equal Pokémon; a position can.
        let hand = state.secret(seat).hand;
        let basic = hand.iter().find(|hidden| hidden.card.pokemon().is_some_and(is_basic)).expect("a Basic").card;
        state.secret_mut(seat).hand.iter_mut().for_each(|hidden| hidden.card = basic);
        let numbers = |state: &State| {
            let pieces = arrange(&BattleRoyal::view(state, Viewer::Seat(seat)), side).pieces;
            let numbers: BTreeSet<PieceId> = pieces.iter().map(|placed| placed.id).collect();
            assert_eq!(numbers.len(), pieces.len(), "two pieces have one number");
            let held = |id: &PieceId| matches!(ids::thing(Target::Piece(*id)), Some(ids::TargetKind::Held(..)));
            numbers.into_iter().filter(held).collect::<BTreeSet<_>>()
        };
        let first = numbers(&state);
        assert_eq!(first.len(), hand.len());
        for placed in 0.. {
            let mut legal = Vec::new();
            BattleRoyal::legal(&state, seat, &mut legal);
            let Some(place) = legal.into_iter().find(|action| *action != Action::Done) else {
                assert!(placed > 3, "{placed} cards were placed");
                break;
            };
            BattleRoyal::apply(&mut state, seat, &place, &mut chance, &mut Silent).expect("a legal action");
            assert_eq!(numbers(&state), first, "after {placed} others");
        }
    }
}
