//! How much is sent: views and steps of every game over random matches, as JSON and deflated, and what that costs.
//!
//! `cargo bench --no-default-features --bench wire`

use std::error::Error;
use std::time::{Duration, Instant};

use imps_table::engine::{Chance as _, Eyes, Json, Match, Notation, Observed, Seat, Seeded, ToAct, Watch};
use imps_table::games::battle_line::BattleLine;
use imps_table::games::battle_royal::BattleRoyal;
use imps_table::games::battlelore::BattleLore;
use imps_table::games::bottle_imp::BottleImp;
use imps_table::games::knight_line::KnightLine;
use imps_table::wire::{Decoder, Down, Print, encode_down};

/// Matches of each game.
const MATCHES: u64 = 200;

/// Sizes of frames: raw and as they are sent.
#[derive(Default)]
struct Sizes(Vec<(usize, usize)>);

impl Sizes {
    fn report(mut self, game: &str, what: &str) {
        let count = self.0.len();
        let mut line = format!("{game} {what}: {count} frames");
        for (name, by) in [("JSON", (|size| size.0) as fn(&(usize, usize)) -> usize), ("sent", |size| size.1)] {
            self.0.sort_unstable_by_key(by);
            let at = |share: usize| by(&self.0[(count - 1) * share / 1000]);
            line += &format!("; {name} median {} p99 {} largest {}", at(500), at(990), at(1000));
        }
        println!("{line}");
    }
}

/// What is sent of matches to their seats and the people beside the table.
#[derive(Default)]
struct Sent {
    states: Sizes,
    steps: Sizes,
    /// Bytes of whole matches to one pair of eyes.
    matches: Vec<usize>,
    making: Duration,
    reading: Duration,
    refused: usize,
}

impl Sent {
    fn frame(&mut self, frame: &Down<Observed<Json>>) -> Result<(usize, usize), Box<dyn Error>> {
        let raw = serde_json::to_string(frame)?.len();
        let begun = Instant::now();
        let bytes = encode_down(frame);
        self.making += begun.elapsed();
        let Ok(bytes) = bytes else {
            self.refused += 1;
            return Ok((raw, raw));
        };
        let begun = Instant::now();
        Decoder::<Down<Json>>::default().push(&mut bytes.as_slice())?;
        self.reading += begun.elapsed();
        Ok((raw, bytes.len()))
    }

    fn play<R: Notation>(&mut self, options: &R::Options, seed: u64) -> Result<(), Box<dyn Error>> {
        let eyes = || (0..R::seats(options) as u8).map(|seat| Eyes::Seat(Seat(seat))).chain([Eyes::Public]);
        let mut choices = Seeded::new(!seed);
        let mut watch = Watch::new(eyes());
        let mut game = Match::<R>::new(options.clone(), seed, &mut watch)?;
        let mut sums = vec![0; eyes().count()];
        while let ToAct::Seats(seats) = game.to_act() {
            let seats: Vec<Seat> = seats.iter().collect();
            let by = seats[choices.below(seats.len() as u32) as usize];
            let mut legal = game.legal(by);
            let action = legal.swap_remove(choices.below(legal.len() as u32) as usize);
            let mut watch = Watch::new(eyes());
            game.submit(by, action, &mut watch).map_err(|refusal| format!("{refusal:?}"))?;
            let at = game.actions().len() as u32;
            for ((eyes, told), sum) in watch.told().zip(&mut sums) {
                let now = game.observe(eyes).json()?;
                let told = told.iter().map(Observed::json).collect::<Result<_, _>>()?;
                let mut step = (0, 0);
                for frame in Down::step(at, by, told, now.clone(), Vec::new()) {
                    let part = self.frame(&frame)?;
                    step = (step.0 + part.0, step.1 + part.1);
                }
                self.steps.0.push(step);
                *sum += step.1;
                let state = self.frame(&Down::State { at, now, clocks: Vec::new(), chronicle: Vec::new() })?;
                self.states.0.push(state);
            }
        }
        self.matches.extend(sums);
        Ok(())
    }
}

fn game<R: Notation>() -> Result<(), Box<dyn Error>> {
    let mut sent = Sent::default();
    let variants = R::variants();
    for seed in 0..MATCHES {
        sent.play::<R>(&variants[seed as usize % variants.len()], seed)?;
    }
    let frames = (sent.steps.0.len() + sent.states.0.len()) as u32;
    let (making, reading) = (sent.making / frames, sent.reading / frames);
    sent.matches.sort_unstable();
    let (median, largest) = (sent.matches[sent.matches.len() / 2], sent.matches[sent.matches.len() - 1]);
    sent.states.report(R::ID, "state");
    sent.steps.report(R::ID, "step");
    println!("{} whole match to one guest: median {median} largest {largest} bytes", R::ID);
    println!("{} a frame: made in {making:?}, read in {reading:?}; {} too large", R::ID, sent.refused);
    let begun = Instant::now();
    let print = Print::of::<R>();
    println!("{} print {print}, made in {:?}", R::ID, begun.elapsed());
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    game::<BattleLine>()?;
    game::<KnightLine>()?;
    game::<BottleImp>()?;
    game::<BattleLore>()?;
    game::<BattleRoyal>()
}
