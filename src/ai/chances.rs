//! Finds puzzles of the best chance: turns from matches of bots that can be won if the dice will, and in which it is hard to see
//! what has the best chance to.

use std::ops::RangeInclusive;

use super::BotKind;
use super::arena::{ArenaError, Onlooker};
use super::forced::TooLarge;
use super::odds::{Odds, SAME, tenths};
use super::puzzles::{ASKED, PuzzleSearch, RARE, TIMES, search};
use super::{Bots, Level};
use crate::engine::{Imagine, Match, Sampled, Seat, Silent, ToAct, Viewer};

/// A first action solves a puzzle if its chance is at most so much worse than the best, in tenths of a percent.
pub const AS_GOOD: u16 = 5;
/// Any other one is worse by so much at least.
pub const WORSE: u16 = 50;
/// The best chance of a puzzle: less is hopeless, and more as good as certain.
pub const HOPES: RangeInclusive<u16> = 150..=970;
/// More first actions than these are no choice that anybody looks through.
const MOST: usize = 24;
/// Turns before the end of a match in which puzzles are looked for, its last one included.
const TURNS: u32 = 6;
/// Turns that are played at random to see whether there is any hope.
const TRIES: usize = 100;
/// States that are imagined where something is hidden: the chances must be the same in all of them.
const IMAGINED: usize = 3;

/// A puzzle of the best chance: a match that ends with a win in the turn in which it begins.
pub struct Chances<R: Imagine> {
    /// The match up to the win.
    pub game: Match<R>,
    pub solver: Seat,
    /// After how many actions it begins.
    pub from: usize,
    /// Every legal first action with its chance in tenths of a percent, the best first.
    pub odds: Vec<(R::Action, u16)>,
    /// Decisions of the solver up to the win, where it had a choice.
    pub decisions: usize,
    /// How many of the bots that were asked begin with a worse one.
    pub missed: usize,
}

impl<R: Imagine> Chances<R> {
    /// The harder, the more.
    fn difficulty(&self) -> (usize, usize, usize) {
        (self.decisions, self.missed, self.odds.len())
    }
}

/// How many of these chances, the best first, are as good as the best.
pub fn as_good(odds: impl IntoIterator<Item = u16>) -> usize {
    let mut odds = odds.into_iter().peekable();
    let best = odds.peek().copied().unwrap_or(0);
    odds.take_while(|chance| chance + AS_GOOD >= best).count()
}

/// Whether these chances of all first actions, the best first, make a puzzle.
pub fn is_choice(odds: &[u16]) -> bool {
    let good = as_good(odds.iter().copied());
    let apart = |best: u16| odds.get(good).is_some_and(|next| next + WORSE <= best);
    odds.len() >= RARE
        && RARE * good <= odds.len()
        && odds.first().is_some_and(|best| HOPES.contains(best) && apart(*best))
}

/// Plays matches between `players` and finds the hardest puzzle of each, until the onlooker has seen enough; the easiest one
/// comes first.
///
/// # Errors
/// Options or players that do not fit, or a bot that broke the rules.
pub fn find<R: Bots + Imagine>(
    options: &R::Options,
    players: &[BotKind],
    plan: PuzzleSearch,
    onlooker: &dyn Onlooker,
) -> Result<Vec<Chances<R>>, ArenaError> {
    let mut found = search(options, players, plan, onlooker, |game| in_match(game, plan, onlooker))?;
    found.sort_by_key(Chances::difficulty);
    Ok(found)
}

/// The hardest puzzle of a match. Where one moment of a turn is too large to be walked through, those before it are left out as well:
/// most of them are even larger.
fn in_match<R: Bots + Imagine>(game: &Match<R>, plan: PuzzleSearch, onlooker: &dyn Onlooker) -> Option<Chances<R>> {
    let mut best: Option<Chances<R>> = None;
    let last = R::turn(game.state())?;
    let mut too_large = None;
    for (at, (solver, _)) in game.actions().enumerate().rev() {
        let then = game.replay_to(at);
        let turn = R::turn(then.state())?;
        if onlooker.enough() || turn + TURNS <= last {
            break;
        }
        if too_large == Some(turn) {
            continue;
        }
        match puzzle_at(&then, solver, plan) {
            Ok(Some(puzzle)) if best.as_ref().is_none_or(|best| puzzle.difficulty() > best.difficulty()) => {
                best = Some(puzzle);
            }
            Ok(_) => {}
            Err(TooLarge) => too_large = Some(turn),
        }
    }
    best
}

fn puzzle_at<R: Bots + Imagine>(
    then: &Match<R>,
    solver: Seat,
    plan: PuzzleSearch,
) -> Result<Option<Chances<R>>, TooLarge> {
    let choices = then.legal(solver).len();
    if !(RARE..=MOST).contains(&choices) {
        return Ok(None);
    }
    let mut search = Odds::<R>::new(then.state(), solver, plan.effort.actions);
    if !search.hopes(then.state(), TRIES, &mut Sampled::new(then.seed().number())) {
        return Ok(None);
    }
    let odds = in_tenths::<R>(&search.of_all(then.state())?);
    let chances: Vec<u16> = odds.iter().map(|(_, chance)| *chance).collect();
    if !is_choice(&chances) {
        return Ok(None);
    }
    let Some((game, decisions)) = line(&mut search, then.clone(), solver)? else { return Ok(None) };
    if !is_open::<R>(then.state(), solver, &odds, plan.effort.actions, IMAGINED)? {
        return Ok(None);
    }
    let good = &odds[..as_good(chances)];
    let asked = ASKED.into_iter().flat_map(|level| (0..TIMES).map(move |seed| (level, seed)));
    let misses = |(level, seed): &(Level, u64)| {
        let advice = R::bot((*level).into(), *seed).advise(&then.view(Viewer::Seat(solver)), solver);
        good.iter().all(|(action, _)| *action != advice.action)
    };
    let missed = asked.filter(misses).count();
    let from = then.actions().len();
    Ok((missed > 0).then_some(Chances { game, solver, from, odds, decisions, missed }))
}

fn in_tenths<R: Imagine>(odds: &[(R::Action, f64)]) -> Vec<(R::Action, u16)> {
    odds.iter().map(|(action, chance)| (action.clone(), tenths(*chance))).collect()
}

/// Whether the chances are the same in states that look alike to the solver: what is hidden plays no part.
fn is_open<R: Imagine>(
    state: &R::State,
    solver: Seat,
    odds: &[(R::Action, u16)],
    actions: u64,
    imagined: usize,
) -> Result<bool, TooLarge> {
    let view = R::view(state, Viewer::Seat(solver));
    let mut chance = Sampled::new(1);
    for _ in 0..if R::SECRETS { imagined } else { 0 } {
        let state = R::imagine(&view, &mut chance);
        let mut there = in_tenths::<R>(&Odds::<R>::new(&state, solver, actions).of_all(&state)?);
        // Those with the same chance may come in another order.
        there.retain(|it| !odds.contains(it));
        if !there.is_empty() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Plays the turn on with the dice of the match, the best that the solver and the worst that the others can do: the match and the
/// decisions that the solver had on the way. None if it does not win.
fn line<R: Bots + Imagine>(
    search: &mut Odds<R>,
    mut game: Match<R>,
    solver: Seat,
) -> Result<Option<(Match<R>, usize)>, TooLarge> {
    let mut decisions = 0;
    while let Some(seat) = search.decides(game.state()) {
        if !search.runs(game.state()) {
            return Ok(None);
        }
        let odds = search.of_all(game.state())?;
        let wanted = if seat == solver { odds.first() } else { odds.last() };
        let Some(chance) = wanted.map(|(_, chance)| *chance).filter(|chance| *chance > 0.0) else { return Ok(None) };
        decisions += usize::from(seat == solver && odds.len() > 1);
        // What makes no difference is done as usual.
        let usual =
            R::bot(Level::Veteran.into(), game.seed().number()).advise(&game.view(Viewer::Seat(seat)), seat).action;
        let equal: Vec<_> = odds.into_iter().filter(|(_, other)| (other - chance).abs() < SAME).collect();
        let as_usual = equal.iter().find(|(action, _)| *action == usual).or(equal.first());
        let Some((action, _)) = as_usual.cloned() else { return Ok(None) };
        if game.submit(seat, action, &mut Silent).is_err() {
            return Ok(None);
        }
    }
    let won = matches!(game.to_act(), ToAct::Over(end) if end.winner() == Some(solver));
    Ok(won.then_some((game, decisions)))
}

/// The chances of all first actions of a match, in tenths of a percent, the best first, and whether what is hidden plays no part
/// in them.
pub fn odds<R: Imagine>(
    game: &Match<R>,
    solver: Seat,
    actions: u64,
) -> Result<(Vec<(R::Action, u16)>, bool), TooLarge> {
    let odds = in_tenths::<R>(&Odds::<R>::new(game.state(), solver, actions).of_all(game.state())?);
    let open = is_open::<R>(game.state(), solver, &odds, actions, 1)?;
    Ok((odds, open))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::forced::Effort;
    use crate::ai::toys::{BOLD, CAREFUL, Race, RaceState, STOP};
    use crate::ai::{Advice, Bot};
    use crate::engine::Rules as _;

    /// Always throws boldly, if it can.
    struct Reckless;

    impl Bot<Race> for Reckless {
        fn advise(&mut self, view: &RaceState, seat: Seat) -> Advice<u8> {
            let mut legal = Vec::new();
            Race::legal(view, seat, &mut legal);
            let action = if legal.contains(&BOLD) { BOLD } else { legal[0] };
            Advice { action, reason: None, iterations: 1 }
        }
    }

    impl Bots for Race {
        fn bot(_: crate::ai::Persona, _: u64) -> Box<dyn Bot<Self>> {
            Box::new(Reckless)
        }
    }

    #[test]
    fn a_choice_has_one_that_is_better_by_far() {
        assert!(is_choice(&[612, 562, 400, 0]));
        assert!(!is_choice(&[612, 563, 400, 0]), "not by far");
        assert!(!is_choice(&[612, 562, 400]), "three are no choice");
        assert!(!is_choice(&[612, 610, 400, 0]), "two of four are as good");
        assert!(is_choice(&[612, 610, 400, 0, 0, 0, 0, 0]));
        assert!(!is_choice(&[149, 0, 0, 0]), "hopeless");
        assert!(!is_choice(&[971, 0, 0, 0]), "as good as certain");
        assert!(!is_choice(&[500, 500, 500, 500]) && !is_choice(&[]));
    }

    #[test]
    fn what_is_found_ends_with_a_win_in_its_turn() {
        let effort = Effort { actions: 10_000, imagined: 1, outcomes: 1 };
        let plan = PuzzleSearch { games: 60, seed: 1, goes: 1, effort };
        let found = find::<Race>(&(), &[BotKind::Random; 2], plan, &()).expect("random players");
        assert!(!found.is_empty());
        assert!(found.is_sorted_by_key(Chances::difficulty));
        for it in &found {
            let begun = it.game.replay_to(it.from);
            assert_eq!((it.solver, begun.state().turn, it.missed), (Seat(0), 1, ASKED.len() * TIMES as usize));
            let first = it.game.actions().nth(it.from).map(|(_, action)| *action);
            assert_eq!((first, it.odds[0].0), (Some(CAREFUL), CAREFUL), "a bold throw is never the best");
            assert_eq!(it.odds.last(), Some(&(STOP, 0)));
            assert_eq!(odds(&begun, it.solver, 10_000), Ok((it.odds.clone(), true)));
            assert!(matches!(it.game.to_act(), ToAct::Over(end) if end.winner() == Some(it.solver)));
            assert_eq!(it.game.state().turn, 1);
        }
    }
}
