//! What a bot does in whole matches, for tests that tell tempers apart.

use super::arena::{Player, watch};
use super::{Bots, Persona};
use crate::engine::{Imagine, Match, Seat, Silent};

/// Plays matches of one bot among even ones of its level, each deal once from every seat, and shows each of its actions with
/// the positions before and after it.
pub fn observe<R: Bots + Imagine>(
    options: &R::Options,
    persona: Persona,
    games: u64,
    mut seen: impl FnMut(Seat, &R::State, &R::Action, &R::State),
) {
    let seats = R::seats(options) as u64;
    for game in 0..games {
        let (me, seed) = (Seat((game % seats) as u8), game / seats);
        let mut players = vec![Player::from(persona.level); seats as usize];
        players[me.index()] = Player::Bot(persona);
        let played = watch::<R>(options.clone(), &players, seed).expect("a match");
        let mut again = Match::<R>::new(options.clone(), seed, &mut Silent).expect("the same match");
        for (seat, action) in played.actions() {
            let before = again.state().clone();
            again.submit(seat, action.clone(), &mut Silent).expect("an action of a match that was played");
            if seat == me {
                seen(me, &before, action, again.state());
            }
        }
    }
}
