//! The water is one, and its shores stay where they belong.

use crate::games::battlelore::scenario;
use crate::games::battlelore::scene::landscape::river::*;

/// Fields of the house, and one with lakes and islands.
fn fields() -> Vec<Field> {
    let mut lakes = Field::default();
    for hex in Hex::all().filter(|hex| whim(hex.index(), 7) < 0.45) {
        lakes.lay(hex, [Surface::River, Surface::River, Surface::Ford, Surface::Bridge][hex.index() % 4]);
    }
    scenario::all().map(|scenario| scenario.field).chain([lakes]).collect()
}

#[test]
fn water_goes_on_in_the_neighbour() {
    for field in fields() {
        for hex in Hex::all().filter(|hex| wet(&field, *hex)) {
            let (reach, open) = (Reach::new(&field, hex), open(&field, hex));
            for (side, open) in open.into_iter().enumerate() {
                let Some(next) = beyond(hex, side) else { continue };
                assert_eq!(open, wet(&field, next), "{hex} {side}");
                if !open {
                    continue;
                }
                let (other, back) = (Reach::new(&field, next), (side + 3) % 6);
                assert!(other.open[back], "{hex} {side}");
                for sign in [1.0, -1.0] {
                    let here = on(hex, reach.landing(side, sign), WATER);
                    let there = on(next, other.landing(back, -sign), WATER);
                    assert!(here.distance(there) < 1.0e-6, "{hex} {side}: {here} {there}");
                }
                let corners = [(side, (back + 1) % 6), ((side + 1) % 6, back)];
                for (here, there) in corners {
                    assert_eq!(reach.drowned(here), other.drowned(there), "{hex} {side}");
                }
            }
        }
    }
}

/// Each shore begins and ends at its sides, and stays within the hex.
#[test]
fn shores_stay_in_their_hex() {
    for field in fields() {
        for hex in Hex::all().filter(|hex| wet(&field, *hex)) {
            let reach = Reach::new(&field, hex);
            for (from, to) in reach.gaps() {
                let shore = reach.shore(from, to);
                assert!(shore.iter().all(|(at, _)| out(*at) < 1.0 + 1.0e-4), "{hex} {from} {to}: {shore:?}");
                if from < 6 {
                    assert!(shore[0].0.distance(reach.landing(from, 1.0)) < 1.0e-6);
                    assert!(shore[shore.len() - 1].0.distance(reach.landing(to, -1.0)) < 1.0e-6);
                }
            }
        }
    }
}

#[test]
fn a_river_leaves_the_field_straight_on() {
    let mut field = Field::default();
    let row = |column| Hex::at(4, column);
    for hex in (0..13).filter_map(row) {
        field.lay(hex, Surface::River);
    }
    for hex in (0..13).filter_map(row) {
        let open = open(&field, hex);
        assert_eq!((open[1], open[4]), (true, true), "{hex}");
        assert_eq!(open.iter().filter(|open| **open).count(), 2);
    }
}
