//! Speed of The Bottle Imp: random rounds, and what the Master searches.
//!
//! `cargo bench --no-default-features --bench bottle_imp`

mod play_outs;

use std::time::{Duration, Instant};

use imps_table::ai::{Bots, Level};
use imps_table::engine::{Chance, Rules, Sampled, Seat, Silent, ToAct, Viewer};
use imps_table::games::bottle_imp::{Action, BottleImp, Length, Options, Phase, State};

use play_outs::{any_legal, play_outs};

/// The next step of giving any cards away; that cards can be taken back would only make rounds longer.
#[inline(always)]
fn any_step(state: &State, seat: Seat, chance: &mut Sampled) -> Action {
    let draft = &state.drafts[seat.index()];
    let Some(slot) = draft.next_slot(state.table.is_for_two()) else { return Action::Give };
    let hand = state.hands[seat.index()].without(draft.cards());
    let nth = chance.below(u32::from(hand.len())) as usize;
    let card = hand.iter().nth(nth).unwrap_or_else(|| unreachable!("a hand as dealt has more cards"));
    Action::Lay { card, slot }
}

/// Any legal action until the round is over.
#[inline(always)]
fn any(state: &State, chance: &mut Sampled, list: &mut Vec<Action>) -> Option<(Seat, Action)> {
    match state.table.phase {
        Phase::Exchange => {
            let seat = state.undecided().iter().next()?;
            Some((seat, any_step(state, seat, chance)))
        }
        Phase::Play => any_legal::<BottleImp>(state, chance, list),
        Phase::Over => None,
    }
}

/// Lets Masters play some rounds and counts their play-outs, each of which plays the rest of a round by rules of thumb.
fn searches(players: u8) {
    let options = Options { players, length: Length::Rounds(4), ..Options::default() };
    let mut chance = Sampled::new(2);
    let Ok(mut state) = BottleImp::setup(&options, &mut chance, &mut Silent) else { return };
    let mut bots: Vec<_> = (0..u64::from(players)).map(|seed| BottleImp::bot(Level::Master.into(), seed)).collect();
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
        let options = Options { players, length: Length::Rounds(1), ..Options::default() };
        play_outs::<BottleImp>(&format!("one round of {players} players"), &options, 1000, any);
    }
    for players in [3, 4, 2] {
        searches(players);
    }
}
