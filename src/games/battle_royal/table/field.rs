//! The field of each player: where Active Spots, Bench, Prizes, deck and discard pile lie, seen from the own seat.

use bevy_math::Vec2;

use crate::engine::Seat;
use crate::games::battle_royal::position::PublicState;
use crate::table::cards::{MAT, THICK};
use crate::table::{CARD, Pose, Side};

/// Where the Stadiums lie, the older one first, and the Trainer that is being carried out; x and z in metres. Right of the own
/// field, so that the fields of all players are as large as they may be; what mostly is empty lies outside.
const STADIUMS: [Vec2; 2] = [Vec2::new(0.338, 0.108), Vec2::new(0.402, 0.108)];
pub const PLAYED: Vec2 = Vec2::new(0.466, 0.108);
/// The middle of that row, and its width and depth.
pub const COMMON: (Vec2, Vec2) = (STADIUMS[1], Vec2::new(0.194, 0.094));
/// Where the Stadiums lie when somebody has won alone, x in metres: beyond all fields, so that his is as wide as the room beside the
/// results.
const STADIUMS_AFTERWARDS: [f32; 2] = [0.262, 0.334];
/// How much larger his field is than before, and the middle of its lines, which is that of the others as well.
const WON: f32 = 1.08;
const WON_X: f32 = 0.0395;
/// Where the laurel of whoever has won alone lies on his field, which has nothing there, and its width in metres.
pub const LAUREL: (Vec2, f32) = (Vec2::new(0.222, 0.091), 0.072);
pub const COIN: Vec2 = Vec2::new(-0.360, 0.100);
/// Where a hand is shown that has no Basic Pokémon: its first card, and from card to card.
pub const SHOWN: (Vec2, f32) = (Vec2::new(-0.199, 0.031), 0.072);
/// A card that belongs to no field is this large.
pub const COMMON_SCALE: f32 = 0.95;
/// Above the mat: cards, what lies on them, and what lies on that; in metres.
pub const CARD_HEIGHT: f32 = MAT + THICK * 0.5;
/// Where the fields of opponents end, towards the viewer; those at the sides are so much nearer, and that of a single one.
const ROW: f32 = 0.016;
const NEARER: f32 = 0.014;
const ALONE_NEARER: f32 = 0.010;
/// The middle of the near field's lines, and where they begin, away from the viewer.
const NEAR_X: f32 = 0.017;
const NEAR_END: f32 = 0.046;
/// How much larger the fields of two opponents are, and that of a single one: there is more room for them.
const OF_TWO: f32 = 1.2;
const ALONE: f32 = 1.40;
/// How wide the fields of all who have not won are together, and how much larger than planned one of them is at most.
const BEATEN: (f32, f32) = (0.648, 0.95);
/// The room between two fields.
const BETWEEN: f32 = 0.014;

/// At which edge of the table a player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Near,
    Left,
    Far,
    Right,
}

/// Places of a field before it is moved to its edge; x and z in metres from its middle.
#[derive(Clone, Copy, Debug)]
struct FieldPlan {
    spots: [Vec2; 2],
    spot_scale: f32,
    /// The middle of the Bench, and from card to card.
    bench: (Vec2, f32),
    bench_scale: f32,
    /// The first Prize, and from column to column and from row to row.
    prizes: (Vec2, Vec2),
    prize_scale: f32,
    deck: Vec2,
    discards: Vec2,
    pile_scale: f32,
    /// The middle of the lines round it, and their width and depth.
    plate: (Vec2, Vec2),
}

const OWN: FieldPlan = FieldPlan {
    spots: [Vec2::new(-0.082, -0.057), Vec2::new(0.082, -0.057)],
    spot_scale: 1.55,
    bench: (Vec2::new(0.0, 0.0735), 0.088),
    bench_scale: 1.18,
    prizes: (Vec2::new(-0.256, -0.092), Vec2::new(0.052, 0.069)),
    prize_scale: 0.76,
    deck: Vec2::new(0.225, -0.083),
    discards: Vec2::new(0.225, 0.008),
    pile_scale: 0.92,
    plate: (Vec2::new(-0.013, 0.0), Vec2::new(0.562, 0.268)),
};

const FAR: FieldPlan = FieldPlan {
    // Between two of them there is room for the brackets of both.
    spots: [Vec2::new(-0.054, 0.043), Vec2::new(0.054, 0.043)],
    spot_scale: 1.34,
    // So far from its edge that those look out below them as well which they have evolved from.
    bench: (Vec2::new(0.0, -0.0600), 0.0588),
    bench_scale: 0.86,
    prizes: (Vec2::new(-0.1685, -0.0816), Vec2::new(0.030, 0.042)),
    prize_scale: 0.44,
    deck: Vec2::new(0.145, -0.072),
    discards: Vec2::new(0.145, 0.010),
    pile_scale: 0.64,
    plate: (Vec2::new(-0.0087, 0.0), Vec2::new(0.365, 0.218)),
};

const SIDE: FieldPlan = FieldPlan {
    spots: [Vec2::new(-0.0184, 0.043), Vec2::new(0.0860, 0.043)],
    spot_scale: 1.34,
    bench: (Vec2::new(0.0328, -0.0600), 0.0588),
    bench_scale: 0.86,
    prizes: (Vec2::new(-0.1357, -0.0816), Vec2::new(0.030, 0.042)),
    prize_scale: 0.44,
    deck: Vec2::new(-0.1306, 0.056),
    discards: Vec2::new(-0.0888, 0.056),
    pile_scale: 0.60,
    plate: (Vec2::ZERO, Vec2::new(0.316, 0.218)),
};

/// A player's field.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    plan: FieldPlan,
    edge: Edge,
    /// Its middle; x and z in metres.
    middle: Vec2,
    /// It is larger or smaller than planned.
    size: f32,
}

impl Field {
    /// The field of a player, as it is seen from a side. Whoever has won alone has the near one afterwards.
    pub fn of(table: &PublicState, side: Side, seat: Seat) -> Self {
        match winner(table) {
            Some(winner) if winner == seat => Self::near(WON_X, WON),
            Some(winner) => {
                let steps = |seat: Seat| (seat.0 + table.seats - side.seat.0) % table.seats;
                let before = table.all_seats().filter(|other| *other != winner && steps(*other) < steps(seat)).count();
                Self::beaten(before, usize::from(table.seats) - 1)
            }
            None => Self::at_edge(table.seats, (seat.0 + table.seats - side.seat.0) % table.seats),
        }
    }

    /// The one towards the viewer, so large and with the middle of its lines there.
    fn near(x: f32, size: f32) -> Self {
        let (plate, lines) = OWN.plate;
        let middle = Vec2::new(x - plate.x * size, NEAR_END + lines.y / 2.0 * size);
        Self { plan: OWN, edge: Edge::Near, middle, size }
    }

    /// So many steps from whoever looks, among so many seats.
    fn at_edge(seats: u8, steps: u8) -> Self {
        let (edge, size) = match (seats, steps) {
            (_, 0) => return Self::near(NEAR_X, 1.0),
            (2, _) => (Edge::Far, ALONE),
            (4, 2) => (Edge::Far, 1.0),
            (3, 1) => (Edge::Left, OF_TWO),
            (3, _) => (Edge::Right, OF_TWO),
            (_, 1) => (Edge::Left, 1.0),
            _ => (Edge::Right, 1.0),
        };
        let plan = if edge == Edge::Far { FAR } else { SIDE };
        let (_, plate) = plan.plate;
        let beside = match seats {
            // Two of them share the row.
            3 => (plate.x * size + BETWEEN) / 2.0,
            _ => (FAR.plate.1.x + plate.x) / 2.0 + BETWEEN,
        };
        let x = match edge {
            Edge::Left => -beside,
            Edge::Right => beside,
            Edge::Near | Edge::Far => -plan.plate.0.x * size,
        };
        // Where nobody sits at the sides of the row, its middle is that of the near field.
        let x = if seats == 4 { x } else { x + NEAR_X };
        let end = match (seats, edge) {
            (2, _) => ROW + ALONE_NEARER,
            (4, Edge::Left | Edge::Right) => ROW + NEARER,
            _ => ROW,
        };
        Self { plan, edge, middle: Vec2::new(x, end - plate.y / 2.0 * size), size }
    }

    /// One of so many of those who have not won: side by side behind the near field.
    fn beaten(number: usize, count: usize) -> Self {
        let (_, plate) = SIDE.plate;
        let size = Self::beaten_size(count);
        let (count, number) = (count as f32, number as f32);
        let x = WON_X + (number - (count - 1.0) / 2.0) * (plate.x * size + BETWEEN);
        let middle = Vec2::new(x, NEAR_END - BETWEEN - plate.y / 2.0 * size);
        Self { plan: SIDE, edge: Edge::Left, middle, size }
    }

    /// How much larger than planned each of so many is that have not won.
    fn beaten_size(count: usize) -> f32 {
        let (count, (_, plate)) = (count as f32, SIDE.plate);
        ((BEATEN.0 - BETWEEN * (count - 1.0)) / count / plate.x).min(BEATEN.1)
    }

    /// Whether it is the one towards the viewer.
    pub fn is_near(self) -> bool {
        self.edge == Edge::Near
    }

    fn at(self, offset: Vec2, scale: f32) -> Pose {
        let offset = if self.edge == Edge::Right { Vec2::new(-offset.x, offset.y) } else { offset };
        let at = self.middle + offset * self.size;
        Pose::table(at.x, CARD_HEIGHT, at.y).scaled(scale * self.size)
    }

    /// An Active Spot.
    pub fn spot(self, spot: usize) -> Pose {
        // The first one is at the left, at whichever edge.
        let spot = if self.edge == Edge::Right { 1 - spot % 2 } else { spot % 2 };
        self.at(self.plan.spots[spot], self.plan.spot_scale)
    }

    /// A place on the Bench, of so many.
    pub fn bench(self, index: usize, count: usize) -> Pose {
        let (middle, pitch) = self.plan.bench;
        let pitch = pitch * (4.0 / count.max(4) as f32);
        let index = if self.edge == Edge::Right { count - 1 - index.min(count - 1) } else { index };
        let offset = index as f32 - (count as f32 - 1.0) / 2.0;
        self.at(middle + Vec2::X * offset * pitch, self.plan.bench_scale)
    }

    /// A Prize, from 0 to 5.
    pub fn prize(self, number: usize) -> Pose {
        let (first, step) = self.plan.prizes;
        let place = Vec2::new((number % 2) as f32, (number / 2) as f32);
        self.at(first + step * place, self.plan.prize_scale)
    }

    /// Where the deck lies.
    pub fn deck(self) -> Pose {
        self.at(self.plan.deck, self.plan.pile_scale)
    }

    /// The discard pile.
    pub fn discards(self) -> Pose {
        self.at(self.plan.discards, self.plan.pile_scale)
    }

    /// The middle of the lines round it, and their width and depth in metres.
    pub fn plate(self) -> (Pose, Vec2) {
        let (middle, size) = self.plan.plate;
        (self.at(middle, 1.0), size * self.size)
    }

    /// The laurel of whoever has won.
    pub fn laurel(self) -> Pose {
        self.at(LAUREL.0, 1.0)
    }

    /// Width and depth of the Bench in metres.
    pub fn bench_size(self) -> Vec2 {
        let card = Vec2::new(CARD.x, CARD.z) * self.plan.bench_scale;
        Vec2::new(self.plan.bench.1 * 3.0 + card.x, card.y) * self.size
    }

    /// Where cards come from and go to that are in a hand nobody else sees: beyond the edge.
    pub fn away(self) -> Pose {
        let at = match self.edge {
            Edge::Near => Vec2::new(0.0, 0.50),
            Edge::Far => Vec2::new(0.0, -0.46),
            Edge::Left => Vec2::new(-0.74, -0.10),
            Edge::Right => Vec2::new(0.74, -0.10),
        };
        Pose::table(at.x, 0.10, at.y).face_down()
    }
}

/// Who has won alone.
pub fn winner(table: &PublicState) -> Option<Seat> {
    let winners = table.ending?.winners;
    winners.iter().next().filter(|_| winners.iter().count() == 1)
}

/// The place of the older Stadium or of the other one; they lie beyond the fields of all those who are `beaten` when somebody has won
/// alone.
pub fn stadium(number: usize, beaten: Option<usize>) -> Pose {
    let number = number % 2;
    in_common(beaten.map_or(STADIUMS[number], |count| {
        let (_, plate) = SIDE.plate;
        let end = NEAR_END - BETWEEN - plate.y * Field::beaten_size(count);
        Vec2::new(STADIUMS_AFTERWARDS[number], end - BETWEEN - CARD.z / 2.0 * COMMON_SCALE)
    }))
}

/// How many have not won, if somebody has won alone.
pub fn beaten(table: &PublicState) -> Option<usize> {
    winner(table).map(|_| usize::from(table.seats) - 1)
}

/// The place of something that belongs to no field.
pub fn in_common(at: Vec2) -> Pose {
    Pose::table(at.x, CARD_HEIGHT, at.y).scaled(COMMON_SCALE)
}

#[cfg(test)]
mod tests {
    use bevy_math::{Rect, Vec3};

    use super::super::setting::{candle_of_four, framing};
    use super::*;
    use crate::engine::{Match, SeatSet, Silent};
    use crate::games::battle_royal::BattleRoyal;
    use crate::games::battle_royal::options::Options;
    use crate::games::battle_royal::position::{EndReason, Ending};
    use crate::table::{Fit, Lens, SafeArea};

    /// Cards of all fields as rectangles: middle and half size.
    fn cards(table: &PublicState, side: Side) -> Vec<(Vec2, Vec2)> {
        let half = Vec2::new(CARD.x, CARD.z) / 2.0;
        let of = |pose: Pose| (Vec2::new(pose.at.x, pose.at.z), half * pose.scale);
        let fields = table.all_seats().map(|seat| Field::of(table, side, seat));
        let places = fields.flat_map(|field| {
            let bench = (0..4).map(move |index| field.bench(index, 4));
            let spots = (0..2).map(move |spot| field.spot(spot));
            let prizes = (0..6).map(move |number| field.prize(number));
            bench.chain(spots).chain(prizes).chain([field.deck(), field.discards()])
        });
        places.chain([0, 1].map(|number| stadium(number, beaten(table)))).map(of).collect()
    }

    /// The inner line of a mat, from its edge, as a share of its width and depth: as `field.svg` draws it.
    const LINE: Vec2 = Vec2::new(17.0 / 2000.0, 17.0 / 800.0);

    #[test]
    fn no_place_crosses_the_lines_of_its_mat() {
        let game = Match::<BattleRoyal>::new(Options::default(), 0, &mut Silent).expect("a match");
        let table = &game.state().table;
        for seat in table.all_seats() {
            let field = Field::of(table, Side::default(), seat);
            let (plate, size) = field.plate();
            let room = size * (Vec2::splat(0.5) - LINE);
            let bench = (0..4).map(|index| field.bench(index, 4));
            let spots = (0..2).map(|spot| field.spot(spot));
            let prizes = (0..6).map(|number| field.prize(number));
            for pose in bench.chain(spots).chain(prizes).chain([field.deck(), field.discards()]) {
                let from_middle = Vec2::new(pose.at.x - plate.at.x, pose.at.z - plate.at.z).abs();
                let reach = from_middle + Vec2::new(CARD.x, CARD.z) / 2.0 * pose.scale;
                assert!(reach.cmple(room).all(), "{seat:?}: {reach} of {room}");
            }
        }
    }

    /// What the interface leaves of the screen: below the plates of opponents and above the hand, and afterwards beside the results.
    #[test]
    fn every_field_is_seen_whole() {
        let screen = Vec2::new(1280.0, 720.0);
        for seats in 2..=4 {
            let mut options = Options::default();
            options.decks.truncate(seats);
            let game = Match::<BattleRoyal>::new(options, 0, &mut Silent).expect("a match");
            for won in [false, true] {
                let mut table = game.state().table;
                table.ending = won.then_some(Ending { winners: SeatSet::one(Seat(0)), how: EndReason::Prizes });
                // Of two, only one has a plate, and that is beside the fields.
                let room = match (won, seats) {
                    (true, _) => Rect::new(450.0, 40.0, 1264.0, 690.0),
                    (false, 2) => Rect::new(280.0, 20.0, 1050.0, 606.0),
                    (false, _) => Rect::new(16.0, 84.0, 1216.0, 606.0),
                };
                let lens = Lens::of(framing(seats, won), 0.0, Fit::NONE, screen, &SafeArea::default());
                for seat in table.all_seats() {
                    let (plate, size) = Field::of(&table, Side::default(), seat).plate();
                    for corner in [Vec2::new(-0.5, -0.5), Vec2::new(0.5, -0.5), Vec2::new(-0.5, 0.5), Vec2::splat(0.5)]
                    {
                        let corner = size * corner;
                        let seen = lens.project(plate.at + Vec3::new(corner.x, 0.0, corner.y)).expect("before the eye");
                        assert!(room.contains(seen), "{seats} seats, won: {won}, {seat:?}: {seen}");
                    }
                }
            }
        }
    }

    #[test]
    fn afterwards_the_candle_is_whole_beside_the_results() {
        let lens = Lens::of(framing(4, true), 0.0, Fit::NONE, Vec2::new(1280.0, 720.0), &SafeArea::default());
        let candle = candle_of_four(4, true).expect("a candle");
        let dish = [-1.0, 1.0].into_iter().flat_map(|x| [-1.0, 1.0].map(|z| Vec3::new(x, 0.0, z) * 0.0666));
        for point in dish.chain([Vec3::Y * 0.103]).map(|point| candle.at + point * candle.scale) {
            let seen = lens.project(point).expect("before the eye");
            assert!(Rect::new(462.0, 40.0, 1216.0, 170.0).contains(seen), "{seen}");
        }
    }

    #[test]
    fn afterwards_stadiums_lie_clear_of_all_fields() {
        for others in 1..=3 {
            for (card, number) in [0, 1].into_iter().flat_map(|card| (0..others).map(move |number| (card, number))) {
                let (plate, size) = Field::beaten(number, others).plate();
                let card = stadium(card, Some(others));
                let apart = (card.at - plate.at).abs() - CARD / 2.0 * card.scale;
                assert!(apart.x > size.x / 2.0 + 0.010 || apart.z > size.y / 2.0 + 0.010, "{number} of {others}");
            }
        }
    }

    #[test]
    fn no_place_lies_on_another() {
        for seats in 2..=4 {
            let mut options = Options::default();
            options.decks.truncate(seats);
            let game = Match::<BattleRoyal>::new(options, 0, &mut Silent).expect("a match");
            let won = |seat| Some(Ending { winners: SeatSet::one(Seat(seat)), how: EndReason::Prizes });
            for ending in std::iter::once(None).chain((0..seats as u8).map(won)) {
                let mut table = game.state().table;
                table.ending = ending;
                let cards = cards(&table, Side::default());
                for (index, (one, half)) in cards.iter().enumerate() {
                    for (other, extent) in &cards[index + 1..] {
                        let apart = (*one - *other).abs() - (*half + *extent);
                        assert!(apart.x > 0.0 || apart.y > 0.0, "{seats} seats, {ending:?}: {one} on {other}");
                    }
                }
            }
        }
    }
}
