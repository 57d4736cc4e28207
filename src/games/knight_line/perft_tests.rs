//! The counts of Rules 11: how many sequences of so many moves there are.

use super::counting::perft;
use super::play_tests::{play, start};
use super::{Cell, Grey, Options, State};

fn counts(state: &State, deepest: u32) -> Vec<u64> {
    (1..=deepest).map(|depth| perft(state, depth)).collect()
}

fn options(players: u8, grey: Grey) -> Options {
    Options { players, grey, ..Options::default() }
}

fn placed(players: u8, grey: Grey, cells: &str) -> State {
    let mut state = start(options(players, grey));
    play(&mut state, cells);
    state
}

#[test]
fn two_players() {
    assert_eq!(counts(&start(options(2, Grey::Off)), 4), [2, 152, 8_208, 517_104]);
}

#[test]
fn three_players() {
    assert_eq!(counts(&start(options(3, Grey::Off)), 3), [76, 6_137, 562_438]);
}

#[test]
fn two_players_with_the_grey_tile() {
    for grey in [Grey::Blocker, Grey::Wild] {
        assert_eq!(counts(&placed(2, grey, "@(-1,0) @(1,0)"), 4), [2, 152, 6_840, 424_764]);
        assert_eq!(counts(&placed(2, grey, "@(1,0) @(1,1)"), 4), [4, 323, 23_940, 1_470_348]);
    }
}

#[test]
fn three_players_with_the_grey_tile() {
    for grey in [Grey::Blocker, Grey::Wild] {
        assert_eq!(counts(&placed(3, grey, "@(-1,0) @(1,0) @(0,-1)"), 3), [57, 3_971, 349_809]);
    }
}

/// The eight first and second cells, as all ordered pairs.
fn pairs() -> impl Iterator<Item = (Cell, Cell)> {
    let cells = Cell::ORIGIN.neighbours();
    cells.into_iter().flat_map(move |first| cells.into_iter().map(move |second| (first, second)))
}

#[test]
fn all_placements_of_two() {
    let mut classes: Vec<(Vec<u64>, u32)> = Vec::new();
    for (first, second) in pairs().filter(|(first, second)| first != second) {
        let found = counts(&placed(2, Grey::Blocker, &format!("@{first} @{second}")), 3);
        match classes.iter_mut().find(|(class, _)| *class == found) {
            Some((_, count)) => *count += 1,
            None => classes.push((found, 1)),
        }
    }
    classes.sort();
    let expected: [([u64; 3], u32); 8] = [
        ([1, 57, 1_710], 8),
        ([2, 95, 3_078], 8),
        ([2, 114, 4_104], 4),
        ([2, 152, 6_840], 4),
        ([3, 209, 10_944], 8),
        ([3, 247, 14_022], 8),
        ([3, 285, 17_442], 8),
        ([4, 323, 23_940], 8),
    ];
    assert_eq!(classes, expected.map(|(class, count)| (class.to_vec(), count)));
    let total = |depth: usize| classes.iter().map(|(class, count)| class[depth] * u64::from(*count)).sum::<u64>();
    assert_eq!([total(0), total(1), total(2)], [144, 10_792, 612_864]);
}

#[test]
fn all_placements_of_three() {
    let mut totals = [0, 0];
    let mut ways = 0;
    for (first, second) in pairs().filter(|(first, second)| first != second) {
        for third in Cell::ORIGIN.neighbours().into_iter().filter(|cell| ![first, second].contains(cell)) {
            let found = counts(&placed(3, Grey::Wild, &format!("@{first} @{second} @{third}")), 2);
            totals = [totals[0] + found[0], totals[1] + found[1]];
            ways += 1;
        }
    }
    assert_eq!((ways, totals), (336, [18_848, 1_314_040]));
}

/// Rules 11, divide: both first moves are mirror images.
#[test]
fn both_first_moves_are_alike() {
    for to in [Cell::new(2, 1), Cell::new(2, -1)] {
        let mut state = start(options(2, Grey::Off));
        play(&mut state, &format!("(0,0)>{to}:1"));
        assert_eq!(counts(&state, 3), [76, 4_104, 258_552]);
    }
}

/// Rules 11, position M1.
#[test]
fn in_the_middle_of_a_match() {
    let mut state = start(options(2, Grey::Off));
    play(&mut state, "m0,o1,1 n0,p1,10 m0,n2,10 p1,o3,5");
    assert_eq!(counts(&state, 3), [44, 2_544, 109_764]);
}
