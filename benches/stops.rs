//! Decisions of Masters to stop (to end a turn, to pass, to do no more) beside which a search of four times their effort finds
//! something better by 0.05 of the win or more. To whoever looks on, such a decision looks idle.
//!
//! `cargo bench --no-default-features --bench stops -- GAME [MATCHES] [EVERY]`, where GAME is `battlelore` or `battle_royal`, and
//! one of EVERY decisions is looked at.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use imps_table::ai::{Bots, Level};
use imps_table::engine::{Imagine, Sampled, Silent, Viewer};
use imps_table::games::battle_royal::BattleRoyal;
use imps_table::games::battlelore::BattleLore;

/// What a stop may give away, as a share of the win.
const BEARABLE: f32 = 0.05;

/// Plays one match of Masters and answers what each stop that is looked at gives away.
fn regrets<R: Bots + Imagine>(seed: u64, every: u64) -> Vec<f32> {
    let options = R::Options::default();
    let mut chance = Sampled::new(seed);
    let Ok(mut state) = R::setup(&options, &mut chance, &mut Silent) else { return Vec::new() };
    let seats = R::seats(&options) as u64;
    let mut bots: Vec<_> = (0..seats).map(|seat| R::bot(Level::Master.into(), seats * seed + seat)).collect();
    let mut regrets = Vec::new();
    let mut decisions = seed;
    while let Some(seat) = R::to_act(&state).first() {
        let view = R::view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].advise(&view, seat).action;
        decisions += 1;
        if decisions.is_multiple_of(every) {
            regrets.extend(R::regret(&view, seat, &action, decisions));
        }
        R::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
    }
    regrets
}

/// Plays so many matches, one on each core at a time, and prints how often something better was found.
fn count<R: Bots + Imagine>(matches: u64, every: u64) {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= matches {
                        return;
                    }
                    let found = regrets::<R>(seed, every);
                    let Ok(mut all) = all.lock() else { return };
                    all.extend(found);
                }
            });
        }
    });
    let Ok(all) = all.into_inner() else { return };
    let idle = all.iter().filter(|regret| **regret >= BEARABLE).count();
    let mean = all.iter().sum::<f32>() / all.len().max(1) as f32;
    let worst = all.iter().copied().fold(0.0, f32::max);
    println!(
        "{}: {matches} matches of Masters, one of {every} decisions: {} stops although more could be done; in {idle} of them \
         something is better by {BEARABLE} or more; {mean:.4} given away on average, {worst:.3} at most",
        R::ID,
        all.len(),
    );
}

fn main() {
    let mut words = std::env::args().skip(1).filter(|word| !word.starts_with('-'));
    let game = words.next();
    let mut number = |usual: u64| words.next().and_then(|word| word.parse().ok()).unwrap_or(usual).max(1);
    let (matches, every) = (number(1), number(1));
    match game.as_deref() {
        Some("battlelore") => count::<BattleLore>(matches, every),
        Some("battle_royal") => count::<BattleRoyal>(matches, every),
        _ => {
            count::<BattleRoyal>(matches, every);
            count::<BattleLore>(matches, 10 * every);
        }
    }
}
