use std::time::Duration;

use super::*;
use crate::ai::toys::{Noughts, NoughtsState};

/// Knows nothing but that the middle is searched first.
struct Plain;

impl Evaluate<Noughts> for Plain {
    type Look = ();

    fn look(&mut self, _: &NoughtsState, _: Seat) {}

    fn evaluate(&mut self, _: &NoughtsState, (): &(), _: Seat) -> i32 {
        0
    }

    fn candidates(&mut self, state: &NoughtsState, (): &(), _: usize, out: &mut Vec<(i32, u8)>) {
        let free = (0..9).filter(|&cell| state.0[usize::from(cell)] == 0);
        out.extend(free.map(|cell| (i32::from(cell == 4), cell)));
    }
}

/// Knows rows that lack one cell: who wins at once, who has to answer, and what threatens.
struct Sharp;

/// Who is to act, and the cells that make a row of the mover, of the other.
struct Rows(Seat, Vec<u8>, Vec<u8>);

fn completing(state: &NoughtsState, seat: Seat) -> Vec<u8> {
    let makes_row = |&cell: &u8| {
        let mut after = state.clone();
        after.0[usize::from(cell)] = seat.0 + 1;
        state.0[usize::from(cell)] == 0 && matches!(Noughts::to_act(&after), ToAct::Over(end) if end.winner().is_some())
    };
    (0..9).filter(makes_row).collect()
}

impl Evaluate<Noughts> for Sharp {
    type Look = Rows;

    fn look(&mut self, state: &NoughtsState, mover: Seat) -> Rows {
        Rows(mover, completing(state, mover), completing(state, Seat(1 - mover.0)))
    }

    fn glance(&mut self, Rows(mover, own, others): &Rows) -> Glance {
        match (own.len(), others.len()) {
            (1.., _) => Glance::Decided { winner: *mover, actions: 1 },
            (_, 0) => Glance::Open,
            (_, 1) => Glance::Forced,
            (_, 2..) => Glance::Decided { winner: Seat(1 - mover.0), actions: 2 },
        }
    }

    fn evaluate(&mut self, _: &NoughtsState, _: &Rows, _: Seat) -> i32 {
        0
    }

    fn candidates(&mut self, state: &NoughtsState, Rows(_, own, others): &Rows, _: usize, out: &mut Vec<(i32, u8)>) {
        let useful = |&cell: &u8| match (own.is_empty(), others.is_empty()) {
            (false, _) => own.contains(&cell),
            (_, false) => others.contains(&cell),
            _ => true,
        };
        let free = (0..9).filter(|&cell| state.0[usize::from(cell)] == 0);
        out.extend(free.filter(useful).map(|cell| (0, cell)));
    }

    fn forcing(&mut self, state: &NoughtsState, Rows(mover, ..): &Rows, out: &mut Vec<(i32, u8)>) {
        for cell in (0..9).filter(|&cell| state.0[usize::from(cell)] == 0) {
            let mut after = state.clone();
            after.0[usize::from(cell)] = mover.0 + 1;
            if !completing(&after, *mover).is_empty() {
                out.push((0, cell));
            }
        }
    }
}

fn budget(nodes: u32) -> Budget {
    Budget { iterations: nodes, cap: Duration::from_secs(60) }
}

fn search(board: &str, seat: u8, nodes: u32) -> Option<SearchResult<u8>> {
    AlphaBeta::<Noughts, _>::new(Plain, 10).search(&NoughtsState::parse(board), Seat(seat), 9, budget(nodes))
}

#[test]
fn finds_the_win_and_the_block() {
    for (board, seat, best) in [("xx.oo....", 0, 2), ("xx..o....", 1, 2), ("x.x.o.o.x", 1, 1)] {
        assert_eq!(search(board, seat, 100_000).map(|found| found.action), Some(best), "{board}");
    }
}

#[test]
fn an_even_game_is_even_and_a_forced_loss_is_lost() {
    assert_eq!(search(".........", 0, 1_000_000).map(|found| found.value), Some(0.5));
    assert_eq!(search("x.x.o.x.o", 1, 100_000).map(|found| found.value), Some(0.0));
}

/// Every unfinished board that can arise and has no threat to answer, and who is to act. (A single candidate is
/// taken without a thought.)
fn boards() -> impl Iterator<Item = (NoughtsState, Seat)> {
    (0..3_u32.pow(9)).filter_map(|code| {
        let mut board = [0; 9];
        (0..9).for_each(|place| board[place as usize] = (code / 3_u32.pow(place) % 3) as u8);
        let count = |who| board.iter().filter(|&&cell| cell == who).count();
        let state = NoughtsState(board);
        let seat = Noughts::to_act(&state).first()?;
        (2..=5).contains(&count(0)).then_some(())?;
        let forced = completing(&state, seat).is_empty() && completing(&state, Seat(1 - seat.0)).len() == 1;
        (!forced && (count(1) == count(2) || count(1) == count(2) + 1)).then_some((state, seat))
    })
}

/// What the game knows at once changes no value, wherever it is asked.
#[test]
fn glances_agree_with_the_whole_search() {
    let mut plain = AlphaBeta::<Noughts, _>::new(Plain, 8);
    let mut sharp = AlphaBeta::<Noughts, _>::new(Sharp, 8);
    for (state, seat) in boards() {
        let whole = plain.search(&state, seat, 9, budget(1 << 20)).map(|found| found.value);
        assert_eq!(sharp.search(&state, seat, 9, budget(1 << 20)).map(|found| found.value), whole, "{state:?}");
    }
}

/// Looking one action ahead and then following threats finds wins that one action ahead does not show, and they are
/// true ones.
#[test]
fn forcing_sequences_are_followed_beyond_the_depth() {
    let mut short = AlphaBeta::<Noughts, _>::new(Sharp, 8);
    let mut long = AlphaBeta::<Noughts, _>::new(Sharp, 8).beyond(8);
    let mut more = 0;
    for (state, seat) in boards() {
        let near = short.search(&state, seat, 1, budget(1 << 20)).map(|found| found.value);
        let far = long.search(&state, seat, 1, budget(1 << 20)).map(|found| found.value);
        if far != near {
            more += 1;
            assert_eq!(short.search(&state, seat, 9, budget(1 << 20)).map(|found| found.value), far, "{state:?}");
        }
    }
    assert!(more > 4, "{more}");
}

#[test]
fn keeps_to_its_nodes() {
    let found = search(".........", 0, 50);
    assert!(found.is_some_and(|found| found.iterations <= 50));
}

#[test]
fn wins_are_kept_as_seen_from_their_own_state() {
    for value in [WIN - 7, 7 - WIN, 12, 0, -300] {
        assert_eq!(from_table(for_table(value, 5), 5), value);
    }
    assert_eq!(for_table(WIN - 7, 5), WIN - 2);
    assert_eq!(from_table(2 - WIN, 4), 6 - WIN);
}
