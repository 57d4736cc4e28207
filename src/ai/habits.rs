//! What a bot does in whole matches, for tests that tell tempers apart.

use std::num::NonZero;
use std::thread;

use super::BotKind;
use super::arena::watch;
use super::{Bots, Persona};
use crate::engine::{Imagine, Match, Rules, Seat, Silent};

/// The actions of one match.
type Played<R> = Vec<(Seat, <R as Rules>::Action)>;

/// Plays matches of one bot among even ones of its level, each deal once from every seat, and shows each of its actions with
/// the positions before and after it.
pub fn observe<R: Bots + Imagine>(
    options: &R::Options,
    persona: Persona,
    games: u64,
    mut seen: impl FnMut(Seat, &R::State, &R::Action, &R::State),
) {
    let seats = R::seats(options) as u64;
    let deals = games.div_ceil(seats);
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    // Every core thinks: one of these tests may be the last that runs.
    let played: Vec<Vec<Vec<Played<R>>>> = thread::scope(|scope| {
        let share =
            |first| (first..deals).step_by(threads as usize).map(|deal| at_every_seat::<R>(options, persona, deal));
        let workers: Vec<_> = (0..threads).map(|first| scope.spawn(move || share(first).collect())).collect();
        workers.into_iter().map(|worker| worker.join().expect("matches")).collect()
    });
    for game in 0..games {
        let (me, seed) = (Seat((game % seats) as u8), game / seats);
        let mut again = Match::<R>::new(options.clone(), seed, &mut Silent).expect("the same match");
        for (seat, action) in &played[(seed % threads) as usize][(seed / threads) as usize][me.index()] {
            let before = again.state().clone();
            again.submit(*seat, action.clone(), &mut Silent).expect("an action of a match that was played");
            if *seat == me {
                seen(me, &before, action, again.state());
            }
        }
    }
}

/// The matches of one deal, with the bot at each of the seats.
fn at_every_seat<R: Bots + Imagine>(options: &R::Options, persona: Persona, deal: u64) -> Vec<Played<R>> {
    let seats = R::seats(options);
    let others = vec![BotKind::from(persona.level); seats];
    let with = |me: usize| {
        let mut players = others.clone();
        players[me] = BotKind::Persona(persona);
        let game = watch::<R>(options.clone(), &players, deal).expect("a match");
        game.actions().map(|(seat, action)| (seat, action.clone())).collect()
    };
    if BotKind::Persona(persona) == others[0] {
        // The same players at the same deal play the same match.
        return vec![with(0); seats];
    }
    (0..seats).map(with).collect()
}
