//! The field of each player: where Active Spots, Bench, Prizes, deck and discard pile lie, seen from the own seat.

use bevy::math::Vec2;

use crate::client::cards::{MAT, THICK};
use crate::client::table::{CARD, Pose, Side};
use crate::engine::Seat;
use crate::games::battle_royal::position::Table;

/// Where the Stadiums lie, the older one first, and the Trainer that is being carried out; x and z in metres.
pub const STADIUMS: [Vec2; 2] = [Vec2::new(-0.045, -0.006), Vec2::new(0.045, -0.006)];
pub const PLAYED: Vec2 = Vec2::new(0.160, -0.006);
/// Where coins fall.
pub const COIN: Vec2 = Vec2::new(-0.160, -0.006);
/// Where a hand is shown that has no Basic Pokémon: its first card, and from card to card.
pub const SHOWN: (Vec2, f32) = (Vec2::new(-0.216, -0.006), 0.072);
/// A card in the middle of the table is this large.
pub const MIDDLE_SCALE: f32 = 0.86;
/// Above the mat: cards, what lies on them, and what lies on that; in metres.
pub const CARD_HEIGHT: f32 = MAT + THICK * 0.5;
/// How much more room the field of whoever acts takes, and what the others take then.
const ACTING: f32 = 1.07;
const WAITING: f32 = 0.96;

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
struct Plan {
    middle: Vec2,
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
    /// Width and depth of the lines round it, and their middle.
    plate: (Vec2, Vec2),
}

const OWN: Plan = Plan {
    middle: Vec2::new(0.0, 0.18),
    spots: [Vec2::new(-0.092, -0.062), Vec2::new(0.092, -0.062)],
    spot_scale: 1.55,
    bench: (Vec2::new(0.0, 0.072), 0.088),
    bench_scale: 1.18,
    prizes: (Vec2::new(-0.300, -0.100), Vec2::new(0.052, 0.068)),
    prize_scale: 0.76,
    deck: Vec2::new(0.270, -0.082),
    discards: Vec2::new(0.270, 0.012),
    pile_scale: 0.92,
    plate: (Vec2::new(-0.012, -0.005), Vec2::new(0.66, 0.278)),
};

const FAR: Plan = Plan {
    middle: Vec2::new(0.0, -0.19),
    spots: [Vec2::new(-0.050, 0.044), Vec2::new(0.050, 0.044)],
    spot_scale: 1.22,
    bench: (Vec2::new(0.0, -0.053), 0.059),
    bench_scale: 0.90,
    prizes: (Vec2::new(-0.192, -0.068), Vec2::new(0.034, 0.045)),
    prize_scale: 0.48,
    deck: Vec2::new(0.162, -0.050),
    discards: Vec2::new(0.162, 0.028),
    pile_scale: 0.72,
    plate: (Vec2::new(-0.006, 0.003), Vec2::new(0.424, 0.214)),
};

const SIDE: Plan = Plan {
    middle: Vec2::new(-0.40, -0.115),
    spots: [Vec2::new(-0.002, 0.050), Vec2::new(0.098, 0.050)],
    spot_scale: 1.22,
    bench: (Vec2::new(0.040, -0.048), 0.059),
    bench_scale: 0.90,
    prizes: (Vec2::new(-0.136, -0.064), Vec2::new(0.032, 0.045)),
    prize_scale: 0.48,
    deck: Vec2::new(-0.130, 0.080),
    discards: Vec2::new(-0.078, 0.080),
    pile_scale: 0.66,
    plate: (Vec2::new(0.003, 0.008), Vec2::new(0.326, 0.216)),
};

/// A player's field.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    plan: Plan,
    edge: Edge,
    /// It is larger or smaller than usual.
    size: f32,
}

impl Field {
    /// The field of a player, as it is seen from a side. That of whoever acts is larger.
    pub fn of(table: &Table, side: Side, seat: Seat) -> Self {
        let seats = table.seats;
        let steps = (seat.0 + seats - side.seat.0) % seats;
        let edge = match (seats, steps) {
            (_, 0) => Edge::Near,
            (2, _) | (4, 2) => Edge::Far,
            (_, 1) => Edge::Left,
            _ => Edge::Right,
        };
        let plan = match edge {
            Edge::Near => OWN,
            Edge::Far => FAR,
            Edge::Left | Edge::Right => SIDE,
        };
        let acting = table.current() == seat;
        let size = match edge {
            Edge::Near => 1.0,
            Edge::Far if seats == 2 => 1.15,
            _ if acting => ACTING,
            _ => WAITING,
        };
        Self { plan, edge, size }
    }

    fn at(self, offset: Vec2, scale: f32) -> Pose {
        let mirrored = |at: Vec2| if self.edge == Edge::Right { Vec2::new(-at.x, at.y) } else { at };
        let at = mirrored(self.plan.middle) + mirrored(offset) * self.size;
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

    /// The deck.
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

/// The place of something in the middle of the table.
pub fn in_the_middle(at: Vec2) -> Pose {
    Pose::table(at.x, CARD_HEIGHT, at.y).scaled(MIDDLE_SCALE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Match, Silent};
    use crate::games::battle_royal::BattleRoyal;
    use crate::games::battle_royal::options::Options;

    /// Cards of all fields as rectangles: middle and half size.
    fn cards(table: &Table, side: Side) -> Vec<(Vec2, Vec2)> {
        let half = Vec2::new(CARD.x, CARD.z) / 2.0;
        let of = |pose: Pose| (Vec2::new(pose.at.x, pose.at.z), half * pose.scale);
        let fields = table.all_seats().map(|seat| Field::of(table, side, seat));
        let places = fields.flat_map(|field| {
            let bench = (0..4).map(move |index| field.bench(index, 4));
            let spots = (0..2).map(move |spot| field.spot(spot));
            let prizes = (0..6).map(move |number| field.prize(number));
            bench.chain(spots).chain(prizes).chain([field.deck(), field.discards()])
        });
        places.chain(STADIUMS.map(in_the_middle)).map(of).collect()
    }

    /// The inner line of a mat, from its edge, as a share of its width and depth: as `field.svg` draws it.
    const LINE: Vec2 = Vec2::new(17.0 / 2000.0, 17.0 / 800.0);

    #[test]
    fn no_place_crosses_the_lines_of_its_mat() {
        let game = Match::<BattleRoyal>::new(Options::default(), 0, &mut Silent).expect("a match");
        let table = &game.state().table;
        for seat in table.all_seats() {
            let field = Field::of(table, Side { seat: Seat(0), by_suit: false }, seat);
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

    #[test]
    fn no_place_lies_on_another() {
        for seats in 2..=4 {
            let mut options = Options::default();
            options.decks.truncate(seats);
            let game = Match::<BattleRoyal>::new(options, 0, &mut Silent).expect("a match");
            for current in 0..seats as u8 {
                let mut table = game.state().table;
                table.turn.seat = current;
                let cards = cards(&table, Side { seat: Seat(0), by_suit: false });
                for (index, (one, half)) in cards.iter().enumerate() {
                    for (other, extent) in &cards[index + 1..] {
                        let apart = (*one - *other).abs() - (*half + *extent);
                        assert!(apart.x > 0.0 || apart.y > 0.0, "{seats} seats, turn of {current}: {one} on {other}");
                    }
                }
            }
        }
    }
}
