//! How much is sent: views and steps of every game over random matches, as JSON and deflated, and what that costs; and how long a
//! decision takes from one front to all others over memory.
//!
//! `cargo bench --no-default-features --bench wire`

use std::error::Error;
use std::time::{Duration, Instant};

use imps_table::engine::{
    Chance as _, Eyes, Json, Match, Notation, Observed, Seat, SeatController, Seeded, ToAct, Watch,
};
use imps_table::games::battle_line::BattleLine;
use imps_table::games::battle_royal::BattleRoyal;
use imps_table::games::battlelore::BattleLore;
use imps_table::games::bottle_imp::BottleImp;
use imps_table::games::house;
use imps_table::games::knight_line::KnightLine;
use imps_table::host::{Ask, Beginning, FrontId, Guest, GuestWire, Host, Message, Request, Standing, Thinker, Thought};
use imps_table::table::any_match::{PendingMove, TableEntry};
use imps_table::table::{NewMatch, Side};
use imps_table::wire::{Decoder, Down, Encoder, Print, encode_up};

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

/// Both ends of a wire.
type Wire = (Encoder, Decoder<Down<Json>>);

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
    fn frame(&mut self, frame: &Down<Observed<Json>>, wire: &mut Wire) -> Result<(usize, usize), Box<dyn Error>> {
        let raw = serde_json::to_string(frame)?.len();
        let begun = Instant::now();
        let bytes = wire.0.encode(frame);
        self.making += begun.elapsed();
        let Ok(bytes) = bytes else {
            self.refused += 1;
            return Ok((raw, raw));
        };
        let begun = Instant::now();
        wire.1.push(&mut bytes.as_slice())?;
        self.reading += begun.elapsed();
        Ok((raw, bytes.len()))
    }

    fn play<R: Notation>(&mut self, options: &R::Options, seed: u64) -> Result<(), Box<dyn Error>> {
        let eyes = || (0..R::seats(options) as u8).map(|seat| Eyes::Seat(Seat(seat))).chain([Eyes::Public]);
        let mut choices = Seeded::new(!seed);
        let mut watch = Watch::new(eyes());
        let mut game = Match::<R>::new(options.clone(), seed, &mut watch)?;
        let mut sums: Vec<(usize, Wire)> = eyes().map(|_| Default::default()).collect();
        while let ToAct::Seats(seats) = game.to_act() {
            let seats: Vec<Seat> = seats.iter().collect();
            let by = seats[choices.below(seats.len() as u32) as usize];
            let mut legal = game.legal(by);
            let action = legal.swap_remove(choices.below(legal.len() as u32) as usize);
            let mut watch = Watch::new(eyes());
            game.submit(by, action, &mut watch).map_err(|refusal| format!("{refusal:?}"))?;
            let at = game.actions().len() as u32;
            for ((eyes, told), (sum, wire)) in watch.told().zip(&mut sums) {
                let now = game.observe(eyes).json()?;
                let told = told.iter().map(Observed::json).collect::<Result<_, _>>()?;
                let mut step = (0, 0);
                let (lines, clocks) = (Vec::new(), Vec::new());
                for frame in (Down::Step { at, by, told, lines, now: now.clone(), clocks }).in_parts() {
                    let part = self.frame(&frame, wire)?;
                    step = (step.0 + part.0, step.1 + part.1);
                }
                self.steps.0.push(step);
                *sum += step.1;
                let state = Down::State {
                    at,
                    now,
                    clocks: Vec::new(),
                    chronicle: Vec::new(),
                    undone: None,
                    opening: Vec::new(),
                };
                let state = self.frame(&state, &mut Wire::default())?;
                self.states.0.push(state);
            }
        }
        self.matches.extend(sums.into_iter().map(|(sum, _)| sum));
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

/// A guest at a host, with both ends of its wire.
struct Player {
    near: GuestWire,
    far: Guest,
    decoder: Decoder<Down<Json>>,
    waiting: Vec<u8>,
    stands: Option<Standing>,
}

impl Player {
    fn new(seat: u8) -> Self {
        let near = GuestWire::new(FrontId(seat.into()), Some(Seat(seat)));
        let far = Guest::new(house(), Side::of(Seat(seat)));
        Self { near, far, decoder: Decoder::default(), waiting: Vec::new(), stands: None }
    }

    /// Takes in all that has come.
    fn read(&mut self) -> Result<(), Box<dyn Error>> {
        let bytes = std::mem::take(&mut self.waiting);
        let mut bytes = bytes.as_slice();
        while let Some(frame) = self.decoder.push(&mut bytes)? {
            match self.far.hear(frame).map_err(|words| words.to_string())? {
                Some(Message::State(state)) => self.stands = Some(state.standing),
                Some(Message::Step(step)) => self.stands = Some(step.standing),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Nobody thinks here.
struct Nobody;

impl Thinker for Nobody {
    fn begin(&mut self, _: PendingMove) -> Thought {
        Thought::default()
    }
}

/// Plays a match of people at as many wires, and tells how long a decision takes from one of them to all others.
fn decisions(game: &dyn TableEntry) -> Result<(), Box<dyn Error>> {
    let options = game.first_options();
    let seats = game.seats(&options)?;
    let controllers = vec![SeatController::person(); seats];
    let wanted = NewMatch { game: game.game().to_owned(), options, seed: Some(7.into()), controllers, clock: None };
    let mut host = Host::new(Beginning::of_match(house(), wanted).map_err(|words| words.to_string())?, Nobody);
    let mut players: Vec<Player> = (0..seats as u8).map(Player::new).collect();
    let carry = |players: &mut [Player], messages: Vec<(FrontId, Message)>| -> Result<(), Box<dyn Error>> {
        for (FrontId(to), message) in messages {
            let player = &mut players[to as usize];
            let bytes = player.near.bytes(&message)?;
            player.waiting.extend(bytes);
        }
        Ok(())
    };
    for number in 0..seats {
        let messages = players[number].near.join(&mut host, Duration::ZERO);
        carry(&mut players, messages)?;
    }
    let (mut chance, mut times) = (Seeded::new(5), Vec::new());
    for id in 1..=400 {
        players.iter_mut().try_for_each(Player::read)?;
        let able = players.iter().position(|player| player.stands.as_ref().is_some_and(|stands| stands.turn.is_some()));
        let Some(number) = able else { break };
        let player = &mut players[number];
        let Some(stands) = &player.stands else { break };
        let Some(turn) = &stands.turn else { break };
        let text = turn.choices[chance.below(turn.choices.len() as u32) as usize].text.clone();
        let ask = Ask::Act { seat: turn.seat, texts: vec![text] };
        let request = Request { id, at: stands.at, ask };
        let begun = Instant::now();
        let up = player.far.ask(request).map_err(|why| why.words.to_string())?;
        let messages = player.near.take(&encode_up(&up)?, &mut host, Duration::ZERO)?;
        carry(&mut players, messages)?;
        players.iter_mut().try_for_each(Player::read)?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    let (count, median, slow) = (times.len(), at(50), at(99));
    println!("{} decision to all {seats} fronts: {count}; median {median:?} p99 {slow:?}", game.game());
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    house().tables().into_iter().try_for_each(decisions)?;
    game::<BattleLine>()?;
    game::<KnightLine>()?;
    game::<BottleImp>()?;
    game::<BattleLore>()?;
    game::<BattleRoyal>()
}
