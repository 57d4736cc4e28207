use std::time::Duration;

use super::judged_position::JudgedPosition;
use super::*;
use crate::ai::BotKind;
use crate::ai::Budget;
use crate::ai::arena;
use crate::engine::{Arg, Outcome, Rules, Seeded, Silent, ToAct, Viewer, Words};
use crate::games::battlelore::hexes::hex;
use crate::games::battlelore::lore_cards::LoreCard;
use crate::games::battlelore::position::Mark;
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::steps::Steps;
use crate::games::battlelore::{Options, PendingStep, State};

/// A planner who plays whole matches in no time.
const HASTY: Budget = Budget { iterations: 24, cap: Duration::from_secs(60) };

fn options(scenario: &str) -> Options {
    Options { scenario: scenario.to_owned(), ..Options::default() }
}

/// Share of the games that the first player wins.
fn rate(scenario: &str, first: Level, second: BotKind, games: usize) -> f64 {
    let plan = arena::ArenaPlan { games, seed: 5, threads: 0 };
    arena::run::<BattleLore>(&options(scenario), &[BotKind::from(first), second], plan, &())
        .map_or(0.0, |report| report.standings[0].win_rate())
}

#[test]
fn levels_beat_those_below_them() {
    for scenario in ["S1", "S5"] {
        assert!(rate(scenario, Level::Apprentice, BotKind::Random, 40) > 0.9, "{scenario}");
        for level in [Level::Journeyman, Level::Veteran] {
            let below = BotKind::from(Level::ALL[level as usize - 1]);
            assert!(rate(scenario, level, below, 120) > 0.55, "{scenario} {level}");
        }
    }
}

/// A whole match, as actions and its end.
fn play(bots: &mut [Box<dyn Bot<BattleLore>>; 2], options: &Options, seed: u64) -> (Vec<Action>, Outcome) {
    let mut chance = Seeded::new(seed);
    let mut state: State = BattleLore::setup(options, &mut chance, &mut Silent).expect("a scenario");
    let mut actions = Vec::new();
    loop {
        let seat = match BattleLore::to_act(&state) {
            ToAct::Over(outcome) => return (actions, outcome),
            ToAct::Seats(seats) => seats.lowest().expect("somebody"),
        };
        let advice = bots[seat.index()].advise(&BattleLore::view(&state, Viewer::Seat(seat)), seat);
        let key = advice.reason.map(|words| words.key).unwrap_or_default();
        assert!(key.starts_with("battlelore-hint-"), "{key}");
        let applied = BattleLore::apply(&mut state, seat, &advice.action, &mut chance, &mut Silent);
        assert_eq!(applied, Ok(()), "{:?}", advice.action);
        actions.push(advice.action);
    }
}

#[test]
fn masters_move_and_fight_and_equal_seeds_play_equally() {
    let short = Options { turns: 6, ..options("S5") };
    let mut twice = (0..2).map(|_| {
        let mut bots = [7, 8].map(|seed| -> Box<dyn Bot<_>> { Box::new(Planner::new(HASTY, seed)) });
        play(&mut bots, &short, 3)
    });
    let first = twice.next();
    assert_eq!(first, twice.next());
    let (actions, _) = first.expect("a match");
    assert!(actions.iter().filter(|action| matches!(action, Action::Move { .. })).count() > 6, "{actions:?}");
}

#[test]
fn what_is_hidden_does_not_change_the_choice() {
    let mut chance = Seeded::new(8);
    let mut state: State = BattleLore::setup(&options("S1"), &mut chance, &mut Silent).expect("a scenario");
    for turn in 0..120 {
        let Some(seat) = BattleLore::to_act(&state).first() else { break };
        let view = BattleLore::view(&state, Viewer::Seat(seat));
        let other = BattleLore::imagine(&view, &mut Sampled::new(turn));
        let advise = |state: &State| {
            let view = BattleLore::view(state, Viewer::Seat(seat));
            BattleLore::bot(Level::Veteran.into(), 1).advise(&view, seat)
        };
        assert_eq!(advise(&state), advise(&other));
        let action = advise(&state).action;
        assert_eq!(BattleLore::apply(&mut state, seat, &action, &mut chance, &mut Silent), Ok(()));
    }
}

/// A match as it begins.
fn begun(scenario: &str) -> State {
    BattleLore::setup(&options(scenario), &mut Seeded::new(1), &mut Silent).expect("a scenario")
}

/// A unit goes somewhere, with so many figures.
fn put(state: &mut State, from: (u8, u8), to: (u8, u8), figures: u8) {
    let id = state.table.at(hex(from.0, from.1)).expect("a unit");
    state.table.shift(id, hex(to.0, to.1));
    state.table.unit_mut(id).figures = figures;
}

/// The unit on a hex may act in the running turn, which has come to this step.
fn ordered(state: &mut State, at: (u8, u8), step: PendingStep) {
    let id = state.table.at(hex(at.0, at.1)).expect("a unit");
    state.table.unit_mut(id).marks.insert(Mark::Ordered);
    state.table.steps = Steps::one(step);
}

fn advice(bot: &mut dyn Bot<BattleLore>, state: &State) -> Action {
    let seat = state.table.turn.side.seat();
    bot.advise(&BattleLore::view(state, Viewer::Seat(seat)), seat).action
}

/// One more banner wins: the unit that is nearly gone is attacked, not the dangerous one beside it.
#[test]
fn the_last_banner_is_taken() {
    let mut state = begun("S1");
    state.table.banners[Side::South.index()] = 3;
    put(&mut state, (1, 4), (6, 5), 1);
    put(&mut state, (1, 5), (6, 6), 4);
    ordered(&mut state, (7, 5), PendingStep::Combat);
    let wins = Action::Attack { from: hex(7, 5), to: hex(6, 5) };
    for level in [Level::Veteran, Level::Expert, Level::Master] {
        assert_eq!(advice(&mut *BattleLore::bot(level.into(), 1), &state), wins, "{level}");
    }
}

/// Two friends beside a unit make it Bold (10.1): beside them it stands better than alone.
#[test]
fn units_keep_together() {
    let state = begun("S1");
    let unit = state.table.unit_at(hex(7, 5)).expect("a unit");
    let scene = JudgedPosition::new(&state.table, Side::South, &Style::VETERAN);
    assert!(scene.place(unit, hex(7, 5)) > scene.place(unit, hex(7, 2)));
}

/// The last figure of a unit is not left where the enemy strikes next.
#[test]
fn what_is_nearly_gone_retreats() {
    let mut state = begun("S1");
    put(&mut state, (8, 3), (4, 5), 1);
    put(&mut state, (1, 4), (2, 4), 4);
    put(&mut state, (1, 5), (2, 5), 4);
    ordered(&mut state, (4, 5), PendingStep::Moves);
    match Captain::new(&Style::MASTER, 1).act(&state) {
        Some(Action::Move { to, .. }) => assert!(to.row() > 4, "it goes to {to}"),
        action => panic!("{action:?}"),
    }
}

/// A Lore card is played for what it brings: a Fireball is worth its tokens, a Portal to nowhere is not.
#[test]
fn lore_is_weighed_against_its_tokens() {
    let mut state = begun("S6");
    state.table.lore.tokens = [12; 2];
    state.table.lore.held = [1; 2];
    let side = state.table.turn.side;
    let worth = |state: &State, card: &str| {
        let card: LoreCard = card.parse().expect("a card");
        lore::cast(&JudgedPosition::new(&state.table, side, &Style::MASTER), card)
    };
    assert!(worth(&state, "wizard-14") > 0.0, "{}", worth(&state, "wizard-14"));
    assert!(worth(&state, "wizard-10") < 0.0, "{}", worth(&state, "wizard-10"));
    assert!(lore::income(&state.table, side, true) > lore::income(&state.table, side, false));
}

#[test]
fn reasons_that_are_told_are_the_bots_own_and_give_no_card_away() {
    for scenario in ["S1", "S7"] {
        let [whole, ..] = crate::ai::telling::reasons::<BattleLore>(&options(scenario), Level::Veteran, 1, 300);
        assert!(whole > 200, "{scenario}: {whole} in whole");
    }
}

/// The names of what a message puts in.
fn asked<'a>(file: &'a str, key: &str) -> Vec<&'a str> {
    let begin = format!("{key} = ");
    let mut lines = file.lines().skip_while(|line| !line.starts_with(&begin));
    let first = lines.next().unwrap_or_else(|| panic!("no text for {key}"));
    let text = std::iter::once(first).chain(lines.take_while(|line| line.starts_with([' ', '}'])));
    let names = text.flat_map(|line| line.split('$').skip(1));
    names.filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next()).collect()
}

/// Both languages say this with what it knows.
fn is_said(words: &Words) {
    for file in [
        include_str!("../../../../assets/locales/en/battlelore.ftl"),
        include_str!("../../../../assets/locales/ja/battlelore.ftl"),
    ] {
        for name in asked(file, &words.key) {
            assert!(words.args.iter().any(|(known, _)| known == name), "{words:?} lacks {name}");
        }
    }
    for (_, arg) in &words.args {
        if let Arg::Words(inner) = arg {
            is_said(inner);
        }
    }
}

#[test]
fn every_reason_has_its_text_with_all_facts() {
    for scenario in ["S1", "S5", "S7", "S8"] {
        let options = Options { turns: 16, ..options(scenario) };
        let mut chance = Seeded::new(9);
        let mut state: State = BattleLore::setup(&options, &mut chance, &mut Silent).expect("a scenario");
        let mut bots = [4, 5].map(|seed| BattleLore::bot(Level::Veteran.into(), seed));
        while let Some(seat) = BattleLore::to_act(&state).first() {
            let view = BattleLore::view(&state, Viewer::Seat(seat));
            let mut legal = Vec::new();
            BattleLore::legal(&state, seat, &mut legal);
            for action in &legal {
                is_said(&hints::reason(&state, seat, action, None));
                let Because::Whole(told) = BattleLore::because(&view, seat, action) else { panic!("{action:?}") };
                is_said(&told);
            }
            let action = bots[seat.index()].advise(&view, seat).action;
            assert_eq!(BattleLore::apply(&mut state, seat, &action, &mut chance, &mut Silent), Ok(()));
        }
    }
}
