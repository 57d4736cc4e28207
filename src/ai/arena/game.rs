//! One match of an arena.

use std::time::Instant;

use super::faults::{MatchFaults, OnFault};
use super::journals::OverMatch;
use super::report::Played;
use super::times::Times;
use super::{ArenaError, ArenaPlan, Onlooker, mix};
use crate::ai::Bot;
use crate::ai::first::First;
use crate::engine::matches::conceded;
use crate::engine::{Imagine, Outcome, Rules, Seat, SeatSet, Seeded, Silent, Sink, ToAct, Viewer};

/// Brings the bot of a player, by its number, for the match with a seed and a number; equal seeds play equally.
type Bring<'a, R> = &'a (dyn Fn(usize, u64, usize) -> Box<dyn Bot<R>> + Sync);

/// Keeps a match that is over.
type Keep<'a, R> = &'a (dyn Fn(&OverMatch<R>) -> Result<(), ArenaError> + Sync);

pub(super) struct Contest<'a, R: Rules> {
    pub(super) options: &'a R::Options,
    pub(super) players: &'a [String],
    pub(super) bring: Bring<'a, R>,
    pub(super) plan: ArenaPlan,
    pub(super) onlooker: &'a dyn Onlooker,
    pub(super) on_fault: OnFault,
    pub(super) keep: Option<Keep<'a, R>>,
}

/// Tells bots what their seats see.
struct Telling<'a, R: Rules>(&'a mut [Box<dyn Bot<R>>]);

impl<R: Rules> Sink<R> for Telling<'_, R> {
    fn event(&mut self, _: &R::State, make: impl FnOnce() -> R::Event) {
        let event = make();
        for (seat, bot) in (0..).map(Seat).zip(&mut *self.0).filter(|(_, bot)| bot.listens()) {
            if let Some(seen) = R::seen(&event, Viewer::Seat(seat)) {
                bot.hear(&seen);
            }
        }
    }
}

struct Table<'a, R: Rules> {
    contest: &'a Contest<'a, R>,
    number: usize,
    deal: u64,
    bots: Vec<Box<dyn Bot<R>>>,
    /// Decision times by player.
    times: Vec<Times>,
    /// What went wrong, by seat.
    faults: Vec<MatchFaults>,
    /// For whom the match counts as lost already.
    lost: SeatSet,
    /// How many actions there were, and, for journals, which.
    count: usize,
    actions: Vec<(Seat, R::Action)>,
}

/// Plays one game, unless the onlooker has seen enough; player `p` sits at seat `p + game` modulo the seats.
pub(super) fn play<R: Imagine>(contest: &Contest<R>, number: usize) -> Result<Option<Played>, ArenaError> {
    let (seats, seed) = (contest.players.len(), contest.plan.seed);
    let bring =
        |seat| (contest.bring)(player_at(number, seats, seat), mix(mix(seed, number as u64), 1 + seat as u64), number);
    let mut table = Table {
        contest,
        number,
        deal: mix(seed, (number / seats) as u64),
        bots: (0..seats).map(bring).collect(),
        times: vec![Times::default(); seats],
        faults: vec![MatchFaults::default(); seats],
        lost: SeatSet::default(),
        count: 0,
        actions: Vec::new(),
    };
    let listens = table.bots.iter().any(|bot| bot.listens());
    let mut chance = Seeded::new(table.deal);
    let mut state = match listens {
        true => R::setup(contest.options, &mut chance, &mut Telling(&mut table.bots)),
        false => R::setup(contest.options, &mut chance, &mut Silent),
    }?;
    let longest = R::longest(contest.options);
    while table.count <= longest {
        let seat = match R::to_act(&state) {
            ToAct::Seats(seats) => seats.iter().next().unwrap_or(Seat(0)),
            ToAct::Over(outcome) => return table.over(outcome, None).map(Some),
        };
        if contest.onlooker.enough() {
            return Ok(None);
        }
        let Some(action) = table.decide(&R::view(&state, Viewer::Seat(seat)), seat) else {
            return table.over(conceded(seat), Some(seat)).map(Some);
        };
        let done = match listens {
            true => R::apply(&mut state, seat, &action, &mut chance, &mut Telling(&mut table.bots)),
            false => R::apply(&mut state, seat, &action, &mut chance, &mut Silent),
        };
        done.map_err(|refusal| ArenaError::Illegal {
            game: number,
            seat: seat.letter(),
            player: contest.players[player_at(number, seats, seat.index())].clone(),
            action: format!("{action:?}"),
            refusal: format!("{refusal:?}"),
        })?;
        table.count += 1;
        if contest.keep.is_some() {
            table.actions.push((seat, action));
        }
    }
    Err(ArenaError::Endless(number))
}

/// Who sits there in the game with this number.
pub(super) fn player_at(number: usize, seats: usize, seat: usize) -> usize {
    (seat + seats - number % seats) % seats
}

impl<R: Imagine> Table<'_, R> {
    /// What a seat does; nothing if it is at fault and the match ends with that.
    fn decide(&mut self, view: &R::View, seat: Seat) -> Option<R::Action> {
        let at = seat.index();
        if self.lost.contains(seat) {
            return Some(Bot::<R>::advise(&mut First, view, seat).action);
        }
        let bot = &mut self.bots[at];
        let begun = Instant::now();
        let advice = bot.advise(view, seat);
        if bot.had_choice() {
            self.times[player_at(self.number, self.contest.players.len(), at)].add(begun.elapsed());
        }
        if let Some(why) = bot.fault() {
            let faults = &mut self.faults[at];
            faults.why.get_or_insert_with(|| why.to_owned());
            match self.contest.on_fault {
                OnFault::First => faults.decisions += 1,
                OnFault::Forfeit => {
                    faults.forfeited = true;
                    self.lost = self.lost.with(seat);
                    if self.bots.len() == 2 {
                        return None;
                    }
                }
            }
        }
        Some(advice.action)
    }

    /// The match is over, perhaps with the fault of a seat.
    fn over(mut self, mut outcome: Outcome, conceded: Option<Seat>) -> Result<Played, ArenaError> {
        for (seat, bot) in (0..).map(Seat).zip(&mut self.bots) {
            bot.over(seat, &outcome);
        }
        if let Some(keep) = self.contest.keep {
            let faults = (0..).map(Seat).zip(&self.faults);
            let faults: Vec<(Seat, String)> =
                faults.filter_map(|(seat, fault)| Some((seat, fault.why.clone()?))).collect();
            let Self { number, deal, actions, contest, .. } = &self;
            let options = contest.options;
            keep(&OverMatch { number: *number, options, deal: *deal, actions, conceded, faults: &faults })?;
        }
        let seats = self.bots.len();
        let seat_of = |player: usize| (player + self.number) % seats;
        outcome.scores = (0..seats).map(|player| outcome.scores[seat_of(player)]).collect();
        let faults = (0..seats).map(|player| self.faults[seat_of(player)].clone()).collect();
        Ok(Played { number: self.number, outcome, times: self.times, actions: self.count, faults })
    }
}
