//! Finds puzzles: positions from matches of bots in which one seat has a forced win that is hard to see.

use super::BotKind;
use super::arena::{ArenaError, Onlooker, watch};
use super::forced::{Belief, Effort, Forced, Goes, TooLarge};
use super::{Bot, Bots, Level};
use crate::engine::{Imagine, Match, Seat, Silent, ToAct, Viewer};

/// Of so many first actions at most one wins. Fewer are no choice.
pub const RARE: usize = 4;
/// Actions of the longest win, those of others included.
const LONGEST: usize = 12;
/// So many times as much effort as a glance takes is spent on a position that a glance finds worth it.
const CLOSER: u64 = 10;
/// Bots that are asked to play on: those who miss the win say how hard it is to see.
pub(super) const ASKED: [Level; 3] = [Level::Apprentice, Level::Journeyman, Level::Veteran];
/// How often each of them is asked.
pub(super) const TIMES: u64 = 2;
/// So many times as many states are imagined before a win that was found is believed.
const SURER: usize = 10;
/// Goes before the end of a match, beside those of the longest puzzle, in which wins are looked for.
const BEFORE: usize = 1;

/// What is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleSearch {
    pub games: usize,
    /// Seed of the first match; the others follow.
    pub seed: u64,
    /// Goes of the longest puzzle; where dice decide it is one turn.
    pub goes: usize,
    /// Effort of one position.
    pub effort: Effort,
}

/// A puzzle: a match that ends with the win, and where it begins.
pub struct FoundPuzzle<R: Imagine> {
    /// The match up to the win.
    pub game: Match<R>,
    pub solver: Seat,
    /// After how many actions it begins.
    pub from: usize,
    /// Goes that the win needs.
    pub goes: usize,
    /// Actions that are legal at its beginning.
    pub choices: usize,
    /// How many of them win.
    pub winning: usize,
    /// How many of the bots that were asked miss the win.
    pub missed: usize,
}

impl<R: Imagine> FoundPuzzle<R> {
    /// The harder, the more.
    fn difficulty(&self) -> (usize, usize, usize) {
        (self.goes, self.missed, self.choices)
    }
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
) -> Result<Vec<FoundPuzzle<R>>, ArenaError> {
    let mut found = search(options, players, plan, onlooker, |game| in_match(game, plan, onlooker))?;
    found.sort_by_key(FoundPuzzle::difficulty);
    Ok(found)
}

/// Plays matches between `players` and takes from each what there is to find, until the onlooker has seen enough.
///
/// # Errors
/// Options or players that do not fit, or a bot that broke the rules.
pub(super) fn search<R: Bots + Imagine, T>(
    options: &R::Options,
    players: &[BotKind],
    plan: PuzzleSearch,
    onlooker: &dyn Onlooker,
    finds: impl Fn(&Match<R>) -> Option<T>,
) -> Result<Vec<T>, ArenaError> {
    let mut found = Vec::new();
    for number in 0..plan.games {
        let seed = plan.seed.wrapping_add(number as u64);
        found.extend(finds(&watch::<R>(options.clone(), players, seed)?));
        onlooker.finished(number + 1, plan.games);
        if onlooker.enough() {
            break;
        }
    }
    Ok(found)
}

fn in_match<R: Bots + Imagine>(game: &Match<R>, plan: PuzzleSearch, onlooker: &dyn Onlooker) -> Option<FoundPuzzle<R>> {
    let mut best: Option<FoundPuzzle<R>> = None;
    for (seat, at) in last_decisions(game, plan.goes + BEFORE) {
        if onlooker.enough() {
            break;
        }
        let better = |it: &FoundPuzzle<R>| best.as_ref().is_none_or(|best| it.difficulty() > best.difficulty());
        if let Ok(Some(puzzle)) = puzzle_at(game, seat, at, plan)
            && better(&puzzle)
        {
            best = Some(puzzle);
        }
    }
    best
}

/// The decisions of every seat in its last goes, with how many actions came before each.
fn last_decisions<R: Imagine>(game: &Match<R>, goes: usize) -> Vec<(Seat, usize)> {
    let acted: Vec<Seat> = game.actions().map(|(seat, _)| seat).collect();
    let mut decisions = Vec::new();
    for seat in (0..game.seats() as u8).map(Seat) {
        let mut begun = 0;
        for at in (0..acted.len()).rev().filter(|&at| acted[at] == seat) {
            begun += usize::from(acted.get(at + 1) != Some(&seat));
            if begun > goes {
                break;
            }
            decisions.push((seat, at));
        }
    }
    decisions
}

/// The puzzle that a position is, if few first actions win. If that takes a single go, a bot that was asked must miss it.
fn puzzle_at<R: Bots + Imagine>(
    game: &Match<R>,
    solver: Seat,
    at: usize,
    plan: PuzzleSearch,
) -> Result<Option<FoundPuzzle<R>>, TooLarge> {
    let then = game.replay_to(at);
    let choices = then.legal(solver).len();
    if choices < RARE {
        return Ok(None);
    }
    let little = Effort { actions: plan.effort.actions / CLOSER, ..plan.effort };
    let mut glance = Forced::<R>::new(solver, little, game.seed().number());
    let alone = vec![then.state().clone()];
    let mut forced = Forced::<R>::new(solver, plan.effort, game.seed().number());
    let belief = forced.belief(then.state());
    for goes in 1..=plan.goes {
        // Whoever could not win with open cards cannot win for certain.
        if glance.length(&alone, Goes::new(goes), LONGEST)?.is_none() {
            continue;
        }
        let winning = forced.winning(&belief, Goes::new(goes), choices / RARE + 1)?.len();
        if winning == 0 {
            continue;
        }
        if RARE * winning > choices {
            return Ok(None);
        }
        let missed = missed(&mut forced, &then, &belief, Goes::new(goes))?;
        if missed == 0 && goes == 1 {
            return Ok(None);
        }
        let solved = solve(&mut forced, then, belief, Goes::new(goes))?;
        let Some(game) = solved else { return Ok(None) };
        let sure = is_sure(&game, &alone[0], solver, at, Goes::new(goes), plan)?;
        return Ok(sure.then_some(FoundPuzzle { game, solver, from: at, goes, choices, winning, missed }));
    }
    Ok(None)
}

/// Whether the first action of a line wins as well where many more states are imagined than when it was found.
fn is_sure<R: Imagine>(
    line: &Match<R>,
    begun: &R::State,
    solver: Seat,
    from: usize,
    goes: Goes,
    plan: PuzzleSearch,
) -> Result<bool, TooLarge> {
    let effort =
        Effort { imagined: SURER * plan.effort.imagined, actions: SURER as u64 * plan.effort.actions, ..plan.effort };
    let mut surer = Forced::<R>::new(solver, effort, !line.seed().number());
    let belief = surer.belief(begun);
    let Some((_, action)) = line.actions().nth(from) else { return Ok(false) };
    let Some((parts, left)) = surer.after_own(&belief, action, goes)? else { return Ok(false) };
    Ok(longest(&mut surer, parts, left, LONGEST)?.is_some())
}

/// How many of the bots that are asked lose the certain win in their first go.
fn missed<R: Bots + Imagine>(
    forced: &mut Forced<R>,
    game: &Match<R>,
    belief: &Belief<R>,
    goes: Goes,
) -> Result<usize, TooLarge> {
    let mut missed = 0;
    for (level, seed) in ASKED.into_iter().flat_map(|level| (0..TIMES).map(move |seed| (level, seed))) {
        missed += usize::from(!keeps_winning(forced, &mut *R::bot(level.into(), seed), game, belief, goes)?);
    }
    Ok(missed)
}

/// Whether all that a bot does wins for certain, from here to the end of the solver's go.
fn keeps_winning<R: Bots + Imagine>(
    forced: &mut Forced<R>,
    bot: &mut dyn Bot<R>,
    game: &Match<R>,
    belief: &Belief<R>,
    goes: Goes,
) -> Result<bool, TooLarge> {
    let solver = forced.solver();
    let (mut then, mut belief, mut goes) = (game.clone(), belief.clone(), goes);
    while forced.turn(&then.to_act()) == Some(solver) {
        let action = bot.advise(&then.view(Viewer::Seat(solver)), solver).action;
        if !forced.wins_by(&belief, &action, goes)? {
            return Ok(false);
        }
        let Some((parts, left)) = forced.after_own(&belief, &action, goes)? else { return Ok(false) };
        if then.submit(solver, action, &mut Silent).is_err() {
            return Ok(false);
        }
        belief = as_seen::<R>(solver, parts, then.state());
        goes = left;
    }
    Ok(true)
}

/// Plays the match on to the win, as quickly as the solver can and as slowly as the others can. None if chance has brought
/// something that no sample had brought, and that does not win, or if the slowest line takes fewer goes than another.
fn solve<R: Bots + Imagine>(
    forced: &mut Forced<R>,
    mut game: Match<R>,
    mut belief: Belief<R>,
    mut goes: Goes,
) -> Result<Option<Match<R>>, TooLarge> {
    while let Some(seat) = forced.turn(&game.to_act()) {
        let Some(length) = forced.length(&belief, goes, LONGEST)? else { return Ok(None) };
        let mut next: Option<(usize, Match<R>, Belief<R>, Goes)> = None;
        let solver = forced.solver();
        let advised = (seat != solver).then(|| {
            R::bot(Level::Veteran.into(), game.seed().number()).advise(&game.view(Viewer::Seat(seat)), seat).action
        });
        for action in game.legal(seat) {
            let after = match advised {
                None => forced.after_own(&belief, &action, goes)?,
                Some(_) => Some(forced.after_other(&belief, seat, goes)?),
            };
            let Some((parts, left)) = after else { return Ok(None) };
            // The longest of all that the solver may see, of an action of its own; of others what it sees in the match.
            let mut then = game.clone();
            if then.submit(seat, action.clone(), &mut Silent).is_err() {
                return Ok(None);
            }
            let seen = as_seen::<R>(solver, parts.clone(), then.state());
            let judged = if advised.is_none() { parts } else { vec![seen.clone()] };
            let Some(length) = longest(forced, judged.into_iter().chain([seen.clone()]), left, length)? else {
                if advised.is_some() {
                    return Ok(None);
                }
                continue;
            };
            let better = next.as_ref().is_none_or(|(best, ..)| match &advised {
                None => length < *best,
                Some(advised) => length > *best || (length == *best && action == *advised),
            });
            if better {
                next = Some((length, then, seen, left));
            }
        }
        let Some((_, then, seen, left)) = next else { return Ok(None) };
        (game, belief, goes) = (then, seen, left);
    }
    let won = matches!(game.to_act(), ToAct::Over(end) if end.winner() == Some(forced.solver()));
    Ok(Some(game).filter(|_| won && goes.left == 0))
}

/// The part that looks like the match, with the match's own state in front.
fn as_seen<R: Imagine>(solver: Seat, parts: Vec<Belief<R>>, state: &R::State) -> Belief<R> {
    let mut seen = vec![state.clone()];
    if R::SECRETS {
        let view = R::view(state, Viewer::Seat(solver));
        let alike = parts.into_iter().find(|part| R::view(&part[0], Viewer::Seat(solver)) == view);
        seen.extend(alike.into_iter().flatten().filter(|other| other != state));
    }
    seen
}

/// How long the longest of these takes; none if one is not won within `most` actions.
fn longest<R: Imagine>(
    forced: &mut Forced<R>,
    beliefs: impl IntoIterator<Item = Belief<R>>,
    goes: Goes,
    most: usize,
) -> Result<Option<usize>, TooLarge> {
    let mut longest = 0;
    for belief in beliefs {
        let Some(length) = forced.length(&belief, goes, most)? else { return Ok(None) };
        longest = longest.max(length);
    }
    Ok(Some(longest))
}

/// The actions with which the solver, who is to act, wins for certain within so many goes.
pub fn winning<R: Imagine>(
    game: &Match<R>,
    solver: Seat,
    goes: usize,
    effort: Effort,
) -> Result<Vec<R::Action>, TooLarge> {
    let mut forced = Forced::<R>::new(solver, effort, game.seed().number());
    let belief = forced.belief(game.state());
    forced.winning(&belief, Goes::new(goes), usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Advice;
    use crate::ai::toys::{Noughts, NoughtsState};
    use crate::engine::{Chance as _, Rules as _, Sampled};

    /// Knows nothing, whatever its level.
    struct Any(Sampled);

    impl crate::ai::Bot<Noughts> for Any {
        fn advise(&mut self, view: &NoughtsState, seat: Seat) -> Advice<u8> {
            let mut legal = Vec::new();
            Noughts::legal(view, seat, &mut legal);
            let action = legal[self.0.below(legal.len() as u32) as usize];
            Advice { action, reason: None, iterations: 1 }
        }
    }

    impl Bots for Noughts {
        fn bot(_: crate::ai::Persona, seed: u64) -> Box<dyn crate::ai::Bot<Self>> {
            Box::new(Any(Sampled::new(seed)))
        }
    }

    #[test]
    fn what_is_found_has_few_solutions_and_ends_with_one() {
        let effort = Effort { actions: 100_000, imagined: 1, outcomes: 1 };
        let plan = PuzzleSearch { games: 60, seed: 1, goes: 2, effort };
        let found = find::<Noughts>(&(), &[BotKind::Random; 2], plan, &()).expect("random players");
        assert!(found.iter().any(|it| it.goes == 1) && found.iter().any(|it| it.goes == 2), "{}", found.len());
        assert!(found.is_sorted_by_key(FoundPuzzle::difficulty));
        for it in &found {
            let begun = it.game.replay_to(it.from);
            let first = it.game.actions().nth(it.from).map(|(_, action)| *action).expect("a line");
            let winners = winning(&begun, it.solver, it.goes, effort).expect("a small game");
            assert!(winners.contains(&first) && winners.len() == it.winning, "{winners:?}");
            assert!(RARE * it.winning <= it.choices && it.choices == begun.legal(it.solver).len());
            assert_eq!(winning(&begun, it.solver, it.goes - 1, effort), Ok(vec![]), "it needs all its goes");
            assert!(matches!(it.game.to_act(), ToAct::Over(end) if end.winner() == Some(it.solver)));
            assert_eq!(it.game.actions().len(), it.from + 2 * it.goes - 1, "the other holds out");
        }
    }
}
