//! How many random matches a second the rules of a game play, through either of their doors.

use std::time::{Duration, Instant};

use imps_table::engine::{Chance as _, Rules, Sampled, Seat, Silent};

/// Plays random matches in batches for three seconds through the checked door ([`Rules::apply`] is the check and then the
/// other door), then for three through the unchecked one, and prints how many a second. The best tenth of the batches tells
/// what the code does on a busy machine, too. `choose` finds any legal action until the match is over; it may use the list,
/// which comes empty.
pub fn play_outs<R: Rules>(
    what: &str,
    options: &R::Options,
    batch: u64,
    choose: impl Fn(&R::State, &mut Sampled, &mut Vec<R::Action>) -> Option<(Seat, R::Action)>,
) {
    for (door, checked) in [("checked", true), ("unchecked", false)] {
        let mut chance = Sampled::new(1);
        let mut list = Vec::new();
        let mut actions = 0;
        let mut times: Vec<u64> = Vec::new();
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(3) {
            let begun = Instant::now();
            for _ in 0..batch {
                let Ok(mut state) = R::setup(options, &mut chance, &mut Silent) else { return };
                while let Some((seat, action)) = choose(&state, &mut chance, &mut list) {
                    list.clear();
                    if checked {
                        assert_eq!(R::check(&state, seat, &action), Ok(()), "a legal action was refused");
                    }
                    R::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
                    actions += 1;
                }
            }
            times.push(begun.elapsed().as_nanos() as u64);
        }
        let games = times.len() as u64 * batch;
        let rate = |nanoseconds: u64| batch * 1_000_000_000 / nanoseconds.max(1);
        times.sort_unstable();
        println!(
            "play-outs a second, {what}, {door}: {} on average, {} in the best tenth; {:.1} actions each, {games} in all",
            rate(times.iter().sum::<u64>() / times.len() as u64),
            rate(times[times.len() / 10]),
            actions as f64 / games as f64,
        );
    }
}

/// Any legal action of the first seat that has to decide.
#[inline(always)]
pub fn any_legal<R: Rules>(
    state: &R::State,
    chance: &mut Sampled,
    list: &mut Vec<R::Action>,
) -> Option<(Seat, R::Action)> {
    let seat = R::to_act(state).first()?;
    R::legal(state, seat, list);
    Some((seat, list.swap_remove(chance.below(list.len() as u32) as usize)))
}
