//! The plans in `examples` and their twins in the program play alike, so that the fast ones may stand for the others.

use std::thread;

use imps_table::ai::baseline::Baseline;
use imps_table::ai::{Bot, Level, Persona, Program};
use imps_table::engine::{Match, Rules, Seat, Silent, Viewer};
use imps_table::games::Game;
use imps_table::games::battle_line::BattleLine;
use imps_table::games::battle_royal::BattleRoyal;
use imps_table::games::battlelore::BattleLore;
use imps_table::games::bottle_imp::BottleImp;
use imps_table::games::knight_line::KnightLine;

use crate::{at, files};

/// Variants of the options that each plan is tried with, beside the usual ones.
const VARIANTS: usize = 3;

/// The program that a plan is the twin of.
fn example<R: Rules>(baseline: &Baseline<R>) -> String {
    format!("examples/{}_{}.py", R::ID, baseline.name)
}

/// Plays a whole match against Apprentices; at every decision of the plan its program is asked as well.
fn plays_alike<R: Game>(baseline: &'static Baseline<R>, options: &R::Options, seed: u64) {
    let program = example(baseline);
    let guest: Program = format!("run:python3 {program}").parse().expect("a program");
    let mut game = Match::<R>::new(options.clone(), seed, &mut Silent).expect("sound options");
    let own = Seat((seed % game.seats() as u64) as u8);
    let mut bots: Vec<_> =
        (0..game.seats() as u64).map(|seat| R::bot(Persona::from(Level::Apprentice), seat)).collect();
    let (mut twin, mut guest) = (baseline, guest.bot::<R>(options, seed));
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let action = if seat == own {
            let (ours, theirs) = (twin.advise(&view, seat).action, guest.advise(&view, seat).action);
            assert_eq!(guest.fault(), None, "{program}");
            let [ours, theirs] = [ours, theirs].map(|action| R::action_text(&action));
            assert_eq!(ours, theirs, "{program}, seed {seed}, after {} actions", game.actions().len());
            twin.advise(&view, seat).action
        } else {
            bots[seat.index()].advise(&view, seat).action
        };
        game.submit(seat, action, &mut Silent).unwrap_or_else(|refusal| panic!("{program}: {refusal:?}"));
    }
}

fn all_play_alike<R: Game>() {
    assert_eq!(R::baselines().len(), 2, "{}", R::ID);
    let variants = R::variants();
    let some = variants.iter().step_by(variants.len().div_ceil(VARIANTS)).cloned();
    let matches: Vec<_> = (1..).zip([R::Options::default(), R::Options::default()].into_iter().chain(some)).collect();
    thread::scope(|threads| {
        for baseline in R::baselines() {
            let matches = &matches;
            threads.spawn(move || matches.iter().for_each(|(seed, options)| plays_alike(baseline, options, *seed)));
        }
    });
}

#[test]
fn plans_of_battle_line_play_alike() {
    all_play_alike::<BattleLine>();
}

#[test]
fn plans_of_knight_line_play_alike() {
    all_play_alike::<KnightLine>();
}

#[test]
fn plans_of_the_bottle_imp_play_alike() {
    all_play_alike::<BottleImp>();
}

#[test]
fn plans_of_battlelore_play_alike() {
    all_play_alike::<BattleLore>();
}

#[test]
fn plans_of_battle_royal_play_alike() {
    all_play_alike::<BattleRoyal>();
}

#[test]
fn every_program_has_its_twin() {
    fn examples<R: Game>() -> impl Iterator<Item = String> {
        R::baselines().iter().map(example)
    }
    let twins = examples::<BattleLine>()
        .chain(examples::<KnightLine>())
        .chain(examples::<BottleImp>())
        .chain(examples::<BattleLore>())
        .chain(examples::<BattleRoyal>());
    let mut expected: Vec<_> = twins.chain(["examples/guest.py".to_owned()]).map(|path| at(&path)).collect();
    expected.sort();
    assert_eq!(files(&at("examples"), ".py"), expected);
}
