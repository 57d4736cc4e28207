use super::super::{Card, Length, Options, Slot};
use super::*;
use crate::ai::BotKind;
use crate::ai::arena;
use crate::ai::policy::Policy as _;
use crate::engine::{Notation, Outcome, Seeded, Silent, ToAct, Viewer};

fn position(text: &str) -> State {
    BottleImp::parse_position(text).unwrap_or_else(|error| panic!("{error:?}: {text}"))
}

/// What a rule of thumb plays, as a number.
fn by_thumb(text: &str) -> u8 {
    let state = position(text);
    Eyes::of(&state, state.table.turn()).choose(0.0, &mut Sampled::new(1)).map_or(0, Card::number)
}

/// Rules 13.3, 4 (a): the smallest trump goes under a trump that lies on the table.
#[test]
fn small_trumps_are_thrown_under_bigger_ones() {
    assert_eq!(by_thumb("leader A\nhand A +5\ntrick 18Y\nhand B 2 7 25 +3\nhand C +6"), 2);
}

/// Rules 13.3, 4 (b): the trick is not bought if nobody can buy the bottle any more.
#[test]
fn the_bottle_is_not_bought_when_nobody_can_take_it() {
    let text = "leader B\nprice 8\nholder B\nhand A 3Y 12Y +1\nhand B +2\nhand C +2\ntrick 22Y 25Y\nimp 10B 11R 13B\n\
                won B 8B 1Y 2Y 4B 5Y 6B";
    assert_eq!(by_thumb(text), 12);
}

/// Rules 13.3, 4 (c): the last seat takes a rich trick, with no more than it needs.
#[test]
fn rich_tricks_are_taken() {
    let text = "leader B\nprice 5\nholder B\nhand A 36R 23R 26R\nhand B +2\nhand C +2\ntrick 33R 35R\nwon B 5Y";
    assert_eq!(by_thumb(text), 36);
}

#[test]
fn worlds_agree_with_the_view() {
    let mut chance = Seeded::new(7);
    let mut sampled = Sampled::new(7);
    let mut thumbs = Thumbs::default();
    let options = Options { length: Length::Rounds(2), ..Options::default() };
    let mut state = BottleImp::setup(&options, &mut chance, &mut Silent).expect("options of the law");
    let mut players = [1, 2, 3].map(|seed| BottleImp::bot(Level::Apprentice.into(), seed));
    while let Some(seat) = BottleImp::to_act(&state).first() {
        let view = BottleImp::view(&state, Viewer::Seat(seat));
        let world = thumbs.imagine(&view, &mut sampled);
        let mut seen = BottleImp::view(&world, Viewer::Seat(seat));
        seen.table.history.clone_from(&view.table.history);
        assert_eq!(seen, view);
        let action = players[seat.index()].advise(&view, seat).action;
        assert_eq!(BottleImp::apply(&mut state, seat, &action, &mut chance, &mut Silent), Ok(()));
    }
}

/// A lead in points is what counts, and in the end whether it wins the match.
#[test]
fn rewards_are_leads_and_wins() {
    let mut thumbs = Thumbs::default();
    let mut early = position("leader A\nhand A 20\nhand B 24\nhand C 27\nround 3\nlength rounds 40");
    let view = BottleImp::view(&early, Viewer::Seat(Seat(0)));
    thumbs.imagine(&view, &mut Sampled::new(1));
    early.table.phase = Phase::Exchange;
    early.table.totals = [40, 0, -10, 0];
    let [a, b, c, ..] = thumbs.rewards(&early);
    assert!((a - 0.68).abs() < 0.01 && b < 0.5 && c < b, "{a} {b} {c}");

    let mut late = position("leader A\nhand A 20\nhand B 24\nhand C 27\nround 3\nlength rounds 3\ntotals 100 90 0");
    let view = BottleImp::view(&late, Viewer::Seat(Seat(0)));
    thumbs.imagine(&view, &mut Sampled::new(1));
    late.table.phase = Phase::Over;
    late.table.totals = [110, 120, 0, 0];
    let lost = thumbs.rewards(&late)[0];
    late.table.totals = [121, 120, 0, 0];
    assert!(thumbs.rewards(&late)[0] > lost + 0.4);
}

/// Everything that is compared in the exchange can be given, is different, and more than a glance.
#[test]
fn candidates_of_the_exchange_can_be_given() {
    for players in [2, 3, 4] {
        for seed in 0..50 {
            let options = Options { players, ..Options::default() };
            let state = BottleImp::setup(&options, &mut Sampled::new(seed), &mut Silent).expect("options of the law");
            let found = giving::candidates(&state, Seat(1));
            for (nth, (commit, worth)) in found.iter().enumerate() {
                assert!(found[..nth].iter().all(|(other, better)| other != commit && better >= worth));
                let given = carried_out(state.clone(), Seat(1), |draft| next_step(draft, commit, players == 2));
                assert_eq!(given.commits[1], Some(*commit));
            }
            assert!((14..=44).contains(&found.len()), "{}", found.len());
        }
    }
}

/// The state after steps of an exchange until the seat has given.
fn carried_out(mut state: State, seat: Seat, mut step: impl FnMut(&Draft) -> Option<Action>) -> State {
    while state.commits[seat.index()].is_none() {
        let action = step(&state.drafts[seat.index()]).expect("a step until all is given");
        let applied = BottleImp::apply(&mut state, seat, &action, &mut Sampled::new(0), &mut Silent);
        assert_eq!(applied, Ok(()), "{action:?}");
    }
    state
}

/// An exchange is thought about once; what somebody else has begun is completed and given, card by card.
#[test]
fn a_half_laid_exchange_is_completed() {
    for options in
        [Options::default(), Options { players: 4, ..Options::default() }, Options { players: 2, ..Options::default() }]
    {
        let state = BottleImp::setup(&options, &mut Sampled::new(4), &mut Silent).expect("options of the law");
        let seat = Seat(1);
        let view = |draft: &Draft| {
            let mut state = state.clone();
            state.drafts[seat.index()] = *draft;
            BottleImp::view(&state, Viewer::Seat(seat))
        };
        let [_, first, _] = Slot::of(options.players == 2);
        for level in Level::ALL {
            let mut bot = if level >= Level::Veteran { quick_search(200, 1) } else { BottleImp::bot(level.into(), 1) };
            let mut thoughts = 0;
            carried_out(state.clone(), seat, |draft| {
                let advice = bot.advise(&view(draft), seat);
                thoughts += usize::from(advice.iterations > 0);
                Some(advice.action)
            });
            assert_eq!(thoughts, usize::from(level >= Level::Veteran));
            // A person has laid the highest card for a neighbour: whoever is asked leaves it there.
            let mut begun = state.clone();
            let high = begun.hands[seat.index()].highest().expect("a hand as dealt");
            begun.drafts[seat.index()].lay(high, first);
            let given = carried_out(begun, seat, |draft| {
                // Each hint is another bot's.
                let mut bot =
                    if level >= Level::Veteran { quick_search(200, 2) } else { BottleImp::bot(level.into(), 2) };
                Some(bot.advise(&view(draft), seat).action)
            });
            assert_eq!(given.commits[seat.index()].map(|commit| commit.gifts[0]), Some(high));
        }
    }
}

/// By how many points a round the first player leads the others.
fn lead(first: Level, others: BotKind, players: u8, games: usize) -> f64 {
    let options = Options { players, length: Length::Rounds(1), ..Options::default() };
    let mut seats = vec![others; usize::from(players)];
    seats[0] = BotKind::from(first);
    let plan = arena::ArenaPlan { games, seed: 5, threads: 0 };
    arena::run::<BottleImp>(&options, &seats, plan, &()).map_or(0.0, |report| report.standings[0].lead)
}

#[test]
fn every_level_beats_the_one_below() {
    for players in [2, 3, 4] {
        assert!(lead(Level::Apprentice, BotKind::Random, players, 300) > 5.0);
        assert!(lead(Level::Journeyman, BotKind::from(Level::Apprentice), players, 600) > 2.0);
    }
    // Searches look at the match.
    let options = Options::default();
    let seats = [Level::Veteran, Level::Journeyman, Level::Journeyman].map(BotKind::from);
    let plan = arena::ArenaPlan { games: 100, seed: 5, threads: 0 };
    let report = arena::run::<BottleImp>(&options, &seats, plan, &()).expect("options of the law");
    assert!(report.standings[0].win_rate() > 0.5);
}

/// A bot that searches, with so many play-outs a card.
fn quick_search(iterations: u32, seed: u64) -> Box<dyn Bot<BottleImp>> {
    let budget = |iterations| Budget { iterations, cap: Duration::from_secs(60) };
    Box::new(Searcher::new(budget(iterations), budget(2 * iterations), seed).of(Taste::default(), 0.25))
}

/// A whole match, as actions and its end.
fn play(options: &Options, bots: &mut [Box<dyn Bot<BottleImp>>], seed: u64) -> (Vec<Action>, Outcome) {
    let mut chance = Seeded::new(seed);
    let mut state = BottleImp::setup(options, &mut chance, &mut Silent).expect("options of the law");
    let mut actions = Vec::new();
    loop {
        let seat = match BottleImp::to_act(&state) {
            ToAct::Seats(seats) => seats.iter().next().expect("somebody has to decide"),
            ToAct::Over(outcome) => return (actions, outcome),
        };
        let view = BottleImp::view(&state, Viewer::Seat(seat));
        let advice = bots[seat.index()].advise(&view, seat);
        let key = advice.reason.map(|words| words.key).unwrap_or_default();
        assert!(key.starts_with("bottle_imp-hint-"), "{key}");
        let applied = BottleImp::apply(&mut state, seat, &advice.action, &mut chance, &mut Silent);
        assert_eq!(applied, Ok(()), "{:?}", advice.action);
        actions.push(advice.action);
    }
}

#[test]
fn search_beats_rules_of_thumb() {
    let options = Options { length: Length::Rounds(1), ..Options::default() };
    let mut sum = 0;
    for game in 0..120 {
        // Every deal is played three times, with the seats changed.
        let master = game as usize % 3;
        let mut bots: Vec<_> = (0..3).map(|_| BottleImp::bot(Level::Journeyman.into(), game)).collect();
        bots[master] = quick_search(1000, game);
        let (_, outcome) = play(&options, &mut bots, game / 3);
        let all: i32 = outcome.scores.iter().sum();
        sum += 3 * outcome.scores[master] - all;
    }
    assert!(sum > 120 * 2 * 6, "a lead of {} points a round", sum / 240);
}

/// Takes the first of its choices: gives away and plays the lowest card that it may.
struct Lowest;

impl Bot<BottleImp> for Lowest {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        advice(&BottleImp::imagine(view, &mut Sampled::new(0)), seat, None, 0)
    }
}

/// How many of a hundred matches a bot of this level wins against two that always play low.
fn wins_against_low_cards(level: Level, matches: u64) -> u64 {
    let won = |game: &u64| {
        let me = (game % 3) as usize;
        let mut bots: Vec<Box<dyn Bot<BottleImp>>> = vec![Box::new(Lowest), Box::new(Lowest)];
        bots.insert(me, BottleImp::bot(level.into(), *game));
        let (_, outcome) = play(&Options::default(), &mut bots, game / 3);
        outcome.scores.iter().all(|&score| score <= outcome.scores[me])
    };
    (0..matches).filter(won).count() as u64 * 100 / matches
}

/// Low cards alone win nothing: even a beginner knows when not to hold the bottle, and others keep high cards for the end.
#[test]
fn who_always_plays_low_is_beaten() {
    for (level, matches, least, most) in
        [(Level::Apprentice, 300, 36, 66), (Level::Journeyman, 300, 75, 100), (Level::Veteran, 30, 75, 100)]
    {
        let wins = wins_against_low_cards(level, matches);
        assert!((least..=most).contains(&wins), "{level}: {wins} %");
    }
}

#[test]
fn masters_play_legal_matches_and_equal_seeds_play_equally() {
    for options in [
        Options { length: Length::Rounds(2), ..Options::default() },
        Options { length: Length::Target(20), players: 4, teams: true, ..Options::default() },
        Options { length: Length::Rounds(1), players: 2, ..Options::default() },
    ] {
        let match_of_masters = || {
            let mut bots: Vec<_> = (0..u64::from(options.players)).map(|seed| quick_search(200, seed)).collect();
            play(&options, &mut bots, 3)
        };
        assert_eq!(match_of_masters(), match_of_masters());
    }
}

/// Not even the seed, which only imagines, changes what rules of thumb say.
#[test]
fn what_is_hidden_does_not_change_the_choice() {
    let mut chance = Seeded::new(8);
    let options = Options { length: Length::Rounds(2), ..Options::default() };
    let mut state = BottleImp::setup(&options, &mut chance, &mut Silent).expect("options of the law");
    let mut turn = 0;
    while let Some(seat) = BottleImp::to_act(&state).first() {
        let view = BottleImp::view(&state, Viewer::Seat(seat));
        let other = BottleImp::imagine(&view, &mut Sampled::new(turn));
        let advise = |state: &State, seed| {
            let view = BottleImp::view(state, Viewer::Seat(seat));
            BottleImp::bot(Level::Journeyman.into(), seed).advise(&view, seat)
        };
        assert_eq!(advise(&state, 1), advise(&other, 2));
        let action = advise(&state, 1).action;
        assert_eq!(BottleImp::apply(&mut state, seat, &action, &mut chance, &mut Silent), Ok(()));
        turn += 1;
    }
}

/// Whether whoever followed had another card is not told, nor what is given away.
#[test]
fn reasons_that_are_told_are_the_bots_own_and_give_no_card_away() {
    for players in [2, 3] {
        let options = Options { players, length: Length::Rounds(2), ..Options::default() };
        let [whole, part, _] = crate::ai::telling::reasons::<BottleImp>(&options, Level::Veteran, 4, 200);
        assert!(whole > 50 && part > 100, "{whole} in whole, {part} in part");
    }
}
