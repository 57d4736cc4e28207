//! Speed of The Bottle Imp: random rounds, and what the Master searches.
//!
//! `cargo bench --no-default-features --bench bottle_imp`

use std::time::{Duration, Instant};

use imps_table::ai::{Bots, Level};
use imps_table::engine::{Chance, Rules, Sampled, Seat, Silent, ToAct, Viewer};
use imps_table::games::bottle_imp::{Action, BottleImp, Card, Length, Options, Phase, State};

/// Any three or four cards of the hand; the many ways to give them away need not be listed for that.
fn any_exchange(state: &State, seat: Seat, chance: &mut Sampled) -> Action {
    let mut hand = state.hands[seat.index()];
    let mut draw = || -> Card {
        let nth = chance.below(u32::from(hand.len())) as usize;
        let card = hand.iter().nth(nth).unwrap_or_else(|| unreachable!("a hand as dealt has more cards"));
        hand.remove(card);
        card
    };
    if state.table.is_for_two() {
        return Action::ExchangeForTwo { open: draw(), closed: draw(), imp: [draw(), draw()].into_iter().collect() };
    }
    Action::Exchange { imp: draw(), left: draw(), right: draw() }
}

/// Deals and plays one random round to its end; gives the number of actions.
fn play_out(options: &Options, chance: &mut Sampled, list: &mut Vec<Action>) -> u64 {
    let Ok(mut state) = BottleImp::setup(options, chance, &mut Silent) else { return 0 };
    let mut actions = 0;
    while state.table.phase != Phase::Over {
        let ToAct::Seats(seats) = BottleImp::to_act(&state) else { break };
        let Some(seat) = seats.iter().next() else { break };
        let action = if state.table.phase == Phase::Exchange {
            any_exchange(&state, seat, chance)
        } else {
            list.clear();
            BottleImp::legal(&state, seat, list);
            list[chance.below(list.len() as u32) as usize]
        };
        let applied = BottleImp::apply(&mut state, seat, &action, chance, &mut Silent);
        assert_eq!(applied, Ok(()), "a legal action was refused");
        actions += 1;
    }
    actions
}

/// Plays batches for three seconds. The best tenth of them tells what the code does on a busy machine, too.
fn play_outs(players: u8) {
    const BATCH: u64 = 1000;
    let options = Options { players, length: Length::Rounds(1), ..Options::default() };
    let mut chance = Sampled::new(1);
    let mut list = Vec::new();
    let mut actions = 0;
    let mut times: Vec<u64> = Vec::new();
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        let batch = Instant::now();
        for _ in 0..BATCH {
            actions += play_out(&options, &mut chance, &mut list);
        }
        times.push(batch.elapsed().as_nanos() as u64);
    }
    let rounds = times.len() as u64 * BATCH;
    let rate = |nanoseconds: u64| BATCH * 1_000_000_000 / nanoseconds.max(1);
    times.sort_unstable();
    println!(
        "rounds a second, {players} players: {} on average, {} in the best tenth; {} actions a round, {rounds} rounds",
        rate(times.iter().sum::<u64>() / times.len() as u64),
        rate(times[times.len() / 10]),
        actions / rounds,
    );
}

/// Lets Masters play some rounds and counts their play-outs, each of which plays the rest of a round by rules of thumb.
fn searches(players: u8) {
    let options = Options { players, length: Length::Rounds(4), ..Options::default() };
    let mut chance = Sampled::new(2);
    let Ok(mut state) = BottleImp::setup(&options, &mut chance, &mut Silent) else { return };
    let mut bots: Vec<_> = (0..u64::from(players)).map(|seed| BottleImp::bot(Level::Master, seed)).collect();
    let (mut simulations, mut times) = (0, Vec::new());
    while let ToAct::Seats(seats) = BottleImp::to_act(&state) {
        let Some(seat) = seats.iter().next() else { break };
        let view = BottleImp::view(&state, Viewer::Seat(seat));
        let start = Instant::now();
        let advice = bots[seat.index()].advise(&view, seat);
        times.push(start.elapsed());
        simulations += u64::from(advice.iterations);
        let applied = BottleImp::apply(&mut state, seat, &advice.action, &mut chance, &mut Silent);
        assert_eq!(applied, Ok(()), "a Master was refused");
    }
    let sum: Duration = times.iter().sum();
    times.sort_unstable();
    println!(
        "simulations a second, {players} players: {:.0}; a decision takes {:.1} ms in the median, {:.1} ms at most",
        simulations as f64 / sum.as_secs_f64(),
        times[times.len() / 2].as_secs_f64() * 1e3,
        times[times.len() - 1].as_secs_f64() * 1e3,
    );
}

fn main() {
    println!("state {} bytes", size_of::<State>());
    for players in [3, 4, 2] {
        play_outs(players);
    }
    for players in [3, 4, 2] {
        searches(players);
    }
}
