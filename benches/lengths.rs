//! How long random matches are: the longest of 10,000 with each of several options of every game, and what [`Rules::longest`] makes
//! of it, which should be about ten times as many actions. It takes some minutes.
//!
//! `cargo bench --no-default-features --bench lengths`

use std::thread;

use imps_table::engine::{Chance as _, Rules, Sampled, Seat, Silent, ToAct};
use imps_table::games::battle_line::BattleLine;
use imps_table::games::battle_royal::{self, BattleRoyal};
use imps_table::games::battlelore::{self, BattleLore};
use imps_table::games::bottle_imp::{self, BottleImp, Length};
use imps_table::games::knight_line::KnightLine;

const MATCHES: u64 = 10_000;

/// Actions of a random match: any legal action of anybody who has to decide.
fn length<R: Rules>(options: &R::Options, seed: u64) -> usize {
    let mut chance = Sampled::new(seed);
    let Ok(mut state) = R::setup(options, &mut chance, &mut Silent) else { return 0 };
    let (mut actions, mut list) = (0, Vec::new());
    while let ToAct::Seats(seats) = R::to_act(&state) {
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        list.clear();
        R::legal(&state, seat, &mut list);
        let action = list.swap_remove(chance.below(list.len() as u32) as usize);
        R::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
        actions += 1;
    }
    actions
}

/// The longest match with each of the options that the battery tries, and with each of those that they become.
fn lengths<R: Rules>(more: impl Fn(R::Options) -> Vec<R::Options>) {
    let variants = R::variants();
    for options in variants.iter().cloned().chain(variants.iter().cloned().flat_map(more)) {
        let half = |first: u64| (first..MATCHES).step_by(2).map(|seed| length::<R>(&options, seed)).max();
        let longest = thread::scope(|threads| {
            let other = threads.spawn(|| half(1));
            half(0).max(other.join().ok().flatten()).unwrap_or_default()
        });
        println!("{}: {longest} actions, {} at most with {options:?}", R::ID, R::longest(&options));
    }
}

fn main() {
    lengths::<BattleLine>(|_| Vec::new());
    lengths::<KnightLine>(|_| Vec::new());
    let matches =
        [Length::Rounds(1), Length::Rounds(20), Length::Target(100), Length::Target(500), Length::Target(2000)];
    lengths::<BottleImp>(|options| matches.map(|length| bottle_imp::Options { length, ..options }).into());
    let whole = battle_royal::Options::default().turns;
    lengths::<BattleRoyal>(|options| {
        [16, whole].map(|turns| battle_royal::Options { turns, ..options.clone() }).into()
    });
    let whole = battlelore::Options::default().turns;
    lengths::<BattleLore>(|options| vec![battlelore::Options { turns: whole, ..options }]);
}
