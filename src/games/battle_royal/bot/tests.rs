use std::time::Duration;

use super::*;
use crate::ai::Budget;
use crate::engine::{Notation as _, Rules, Seeded, Silent, ToAct, Viewer};
use crate::games::battle_royal::options;
use crate::games::battle_royal::spoken::Language;

/// A planner who thinks for less than at the table.
fn quick(seed: u64) -> Box<dyn Bot<BattleRoyal>> {
    Box::new(Planner::new(Budget { iterations: 40, cap: Duration::from_secs(60) }, seed))
}

fn position(text: &str) -> State {
    BattleRoyal::parse_position(text).unwrap_or_else(|error| panic!("{error:?}: {text}"))
}

fn advice(bot: &mut dyn Bot<BattleRoyal>, state: &State, seat: Seat) -> String {
    let view = BattleRoyal::view(state, Viewer::Seat(seat));
    BattleRoyal::action_text(&bot.advise(&view, seat).action)
}

/// Who has something to bring down, and others who are out of reach of it.
const TABLE: &str = "mon A1 a zacian-crz energy M*3\nmon A2 b registeel-ces\nmon B1 a snorlax-viv\nmon B2 b zacian-crz\n\
                     mon C1 a lugia-cel\nmon C2 b snorlax-viv damage 40\nmon D1 a zamazenta-crz energy M\nmon D2 b snorlax-viv\n";

/// 100 damage bring down the one Snorlax that has 90 HP left, and nobody else.
#[test]
fn the_last_prize_is_taken() {
    let state = position(&format!("{TABLE}prizes A 1\n"));
    for mut bot in [BattleRoyal::bot(Level::Veteran.into(), 1), quick(1)] {
        assert_eq!(advice(&mut *bot, &state, Seat(0)), "attack A1 2 C2");
    }
}

#[test]
fn energy_goes_to_whom_it_lets_attack() {
    let table = TABLE.replace("zacian-crz energy M*3", "zacian-crz energy M*2");
    let state = position(&format!("{table}mon A3 bench bronzor-teu\nhand A M\n"));
    assert_eq!(advice(&mut *BattleRoyal::bot(Level::Veteran.into(), 1), &state, Seat(0)), "attach A1 M");
}

/// Whoever was hit by one Pokémon is immune to the other.
#[test]
fn two_attackers_choose_two_targets() {
    let mut state = position(&TABLE.replace("mon A2 b registeel-ces", "mon A2 b registeel-ces energy M*3"));
    let mut bot = BattleRoyal::bot(Level::Veteran.into(), 1);
    let mut targets = Vec::new();
    for _ in 0..2 {
        let view = BattleRoyal::view(&state, Viewer::Seat(Seat(0)));
        let action = bot.advise(&view, Seat(0)).action;
        let Action::Attack { target, .. } = action else { panic!("{action:?}") };
        targets.push(target);
        assert_eq!(BattleRoyal::apply(&mut state, Seat(0), &action, &mut Seeded::new(1), &mut Silent), Ok(()));
    }
    assert_ne!(targets[0], targets[1]);
}

#[test]
fn pokemon_evolve_and_come_to_the_bench() {
    let state = position(&format!("{TABLE}mon A3 bench bronzor-teu\nhand A bronzong-phf\n"));
    assert_eq!(advice(&mut *BattleRoyal::bot(Level::Veteran.into(), 1), &state, Seat(0)), "evolve A3 bronzong-phf");
    let state = position(&format!("{TABLE}hand A beldum-viv\n"));
    assert_eq!(advice(&mut *BattleRoyal::bot(Level::Veteran.into(), 1), &state, Seat(0)), "bench beldum-viv");
}

/// Whoever has a single Pokémon, Energy and what brings others builds up, however short of play-outs he is.
#[test]
fn no_planner_ends_a_turn_with_something_to_do() {
    let text = "mon A1 a cobalion-epo\nmon B1 a snorlax-viv\nmon C1 a lugia-cel\nmon D1 a zamazenta-crz\n\
                hand A M*3 buddy-buddy-poffin-tef metagross-viv\n";
    let state = position(text);
    for seed in 0..24 {
        assert_ne!(advice(&mut *quick(seed), &state, Seat(0)), "end-turn", "seed {seed}");
    }
}

/// Plays a match; `look` sees every decision.
fn play(
    bots: &mut [Box<dyn Bot<BattleRoyal>>],
    options: &super::super::Options,
    seed: u64,
    look: impl Fn(&State, Action),
) {
    let mut chance = Seeded::new(seed);
    let mut state = BattleRoyal::setup(options, &mut chance, &mut Silent).expect("the options fit");
    while let ToAct::Seats(seats) = BattleRoyal::to_act(&state) {
        let seat = seats.iter().next().expect("somebody to act");
        let view = BattleRoyal::view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].advise(&view, seat).action;
        look(&state, action);
        let text = || BattleRoyal::position_text(&state);
        let before = text();
        let applied = BattleRoyal::apply(&mut state, seat, &action, &mut chance, &mut Silent);
        assert_eq!(applied, Ok(()), "seed {seed}: {action:?}\n{before}");
    }
}

/// No level advises anything illegal in whole matches, and the turn is not ended while somebody can be brought down for
/// nothing.
#[test]
fn whole_matches_are_played_by_the_rules() {
    for options in options::whole() {
        for seed in 0..2 {
            let mut bots: Vec<_> = Level::ALL
                .into_iter()
                .map(|level| if level == Level::Master { quick(seed) } else { BattleRoyal::bot(level.into(), seed) })
                .collect();
            bots.rotate_left(seed as usize);
            play(&mut bots, &options, seed, |_, _| {});
        }
        for seed in 0..10 {
            let mut bots: Vec<_> = (0..4).map(|seat| BattleRoyal::bot(Level::Veteran.into(), seed + seat)).collect();
            play(&mut bots, &options, seed, |state, action| {
                let mut legal = Vec::new();
                BattleRoyal::legal(state, state.table.current(), &mut legal);
                let lethal = legal.iter().any(|attack| {
                    matches!(attack, Action::Attack { mon, .. } if state.table.mon(*mon).is_some_and(|mon|
                        mon.conditions.is_empty() && mon.pokemon().attacks.iter().all(|attack| attack.fx.ops.is_empty())))
                        && attack_values::falls(state, *attack)
                });
                assert!(action != Action::EndTurn || !lethal, "{}", BattleRoyal::position_text(state));
            });
        }
    }
}

#[test]
fn equal_seeds_play_equally() {
    let mut chance = Seeded::new(3);
    let mut state = BattleRoyal::setup(&options::whole()[1], &mut chance, &mut Silent).expect("the options fit");
    let mut bots = [7, 7].map(quick);
    for _ in 0..60 {
        let Some(seat) = BattleRoyal::to_act(&state).first() else { break };
        let view = BattleRoyal::view(&state, Viewer::Seat(seat));
        let [one, other] = &mut bots;
        let advice = one.advise(&view, seat);
        assert_eq!(advice, other.advise(&view, seat));
        assert_eq!(BattleRoyal::apply(&mut state, seat, &advice.action, &mut chance, &mut Silent), Ok(()));
    }
}

/// Shuffles what a seat cannot see: its bots do the same.
#[test]
fn what_is_hidden_does_not_change_the_choice() {
    let mut chance = Seeded::new(8);
    let mut state = BattleRoyal::setup(&options::whole()[0], &mut chance, &mut Silent).expect("the options fit");
    for turn in 0..120 {
        let Some(seat) = BattleRoyal::to_act(&state).first() else { break };
        let other = BattleRoyal::imagine(&BattleRoyal::view(&state, Viewer::Seat(seat)), &mut Sampled::new(turn));
        let mut texts =
            [&state, &other].map(|state| advice(&mut *BattleRoyal::bot(Level::Veteran.into(), 1), state, seat));
        assert_eq!(texts[0], texts[1]);
        let action = BattleRoyal::parse_action(&std::mem::take(&mut texts[0])).expect("an action");
        assert_eq!(BattleRoyal::apply(&mut state, seat, &action, &mut chance, &mut Silent), Ok(()));
    }
}

#[test]
fn reasons_that_are_told_are_the_bots_own_and_give_no_card_away() {
    let options = options::Options::default();
    let [whole, _, hidden] = crate::ai::telling::reasons::<BattleRoyal>(&options, Level::Veteran, 2, 300);
    assert!(whole > 300 && hidden > 0, "{whole} in whole, {hidden} not at all");
}

#[test]
fn hints_say_facts() {
    let [english, _] = Language::both();
    let said = |text: &str, action: &str| {
        let action = BattleRoyal::parse_action(action).expect("an action");
        english.say(&hints::reason(&position(text), Seat(0), &action, None))
    };
    let turn = format!("{TABLE}mon A3 bench snorlax-viv\nhand A M nest-ball-svi beldum-viv\n");
    for (action, fact) in [
        ("attack A1 2 C2", "it has 90 HP left and is Knocked Out"),
        ("attack A1 2 C1", "it does 100 damage and leaves 30 HP"),
        ("ability A3", "in place of an attack: you draw cards"),
        ("play nest-ball-svi", "it finds cards in your deck"),
        ("end-turn", "other things you could do, attacks included"),
    ] {
        let hint = said(&turn, action);
        assert!(hint.contains(fact) && hint.contains("Win chance"), "{action}: {hint}");
    }
    let unpaid = TABLE.replace("zacian-crz energy M*3", "zacian-crz energy M*2");
    let hint = said(&format!("{unpaid}hand A M\n"), "attach A1 M");
    assert!(hint.contains("it can then pay for Slicing Blade"), "{hint}");
}

/// Every action that bots think of in whole matches, and the same afterwards.
#[test]
fn hints_are_said_in_both_languages() {
    let languages = Language::both();
    for options in options::whole() {
        for seed in 0..6 {
            let mut bots: Vec<_> = (0..4).map(|seat| BattleRoyal::bot(Level::Veteran.into(), seed + seat)).collect();
            play(&mut bots, &options, seed, |state, _| {
                let Some(seat) = BattleRoyal::to_act(state).first() else { return };
                let mut legal = Vec::new();
                BattleRoyal::legal(state, seat, &mut legal);
                for action in legal.iter().take(12) {
                    let hint = hints::reason(state, seat, action, None);
                    for language in &languages {
                        assert!(language.say(&hint).ends_with(language.stop), "{action:?}");
                        language.say(&crate::engine::Words::new(crate::ai::afterwards(&hint).key));
                    }
                }
            });
        }
    }
    for language in &languages {
        let unheard = language.unheard("battle_royal-hint-");
        assert!(unheard.len() < 8, "{unheard:?}");
    }
}
