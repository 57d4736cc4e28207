use super::super::Options;
use super::temper::{hurt, rivals};
use super::*;
use crate::ai::Temper;
use crate::ai::habits::observe;
use crate::engine::{Seeded, Silent};

/// What one of four did in some matches.
#[derive(Debug, Default)]
struct Habits {
    /// Attacks, and shares of those at whoever is ahead, and at whoever is behind.
    attacks: f32,
    ahead: f32,
    behind: f32,
    /// Trainers and Abilities, each turn.
    played: f32,
    /// Retreats, and those of somebody who was hurt, each turn.
    retreats: f32,
    rescues: f32,
    /// Energy and Tools, and the share of the Bench.
    given: f32,
    bench: f32,
}

/// The habits of a bot of this kind among even ones of its level.
fn habits(level: Level, temper: Temper, games: u64) -> Habits {
    let mut habits = Habits::default();
    let (mut turns, mut turn) = (0.0, 0);
    observe::<BattleRoyal>(&Options::default(), Persona { level, temper }, games, |me, state, action, _| {
        let table = &state.table;
        turns += f32::from(u8::from(table.turn.number != turn));
        turn = table.turn.number;
        match *action {
            Action::Attack { target, .. } => {
                let [behind, ahead] = rivals(state, me);
                let of = |rival| f32::from(u8::from(target.is_some_and(|mon| rival == Some(mon.seat()))));
                habits.attacks += 1.0;
                habits.ahead += of(ahead);
                habits.behind += of(behind);
            }
            Action::Play { .. } | Action::Stadium { .. } | Action::Ability { .. } => habits.played += 1.0,
            Action::Retreat { from, .. } => {
                habits.retreats += 1.0;
                habits.rescues += f32::from(u8::from(hurt(state, from)));
            }
            Action::Attach { mon, .. } => {
                habits.given += 1.0;
                habits.bench += f32::from(u8::from(!table.is_active(mon)));
            }
            _ => {}
        }
    });
    habits.ahead /= habits.attacks;
    habits.behind /= habits.attacks;
    habits.bench /= habits.given;
    for habit in [&mut habits.played, &mut habits.retreats, &mut habits.rescues] {
        *habit /= turns;
    }
    habits
}

/// What is told of a temper at the table is so at every level.
#[test]
fn tempers_play_differently() {
    for level in [Level::Apprentice, Level::Journeyman, Level::Veteran] {
        let [even, bold, careful, tricky] = Temper::ALL.map(|temper| habits(level, temper, 160));
        assert!(bold.ahead > even.ahead, "{level} {bold:?} {even:?}");
        assert!(bold.retreats < even.retreats, "{level} {bold:?} {even:?}");
        assert!(careful.bench > even.bench, "{level} {careful:?} {even:?}");
        assert!(careful.rescues > even.rescues, "{level} {careful:?} {even:?}");
        assert!(tricky.behind > even.behind, "{level} {tricky:?} {even:?}");
        assert!(tricky.played > even.played, "{level} {tricky:?} {even:?}");
    }
}

#[test]
fn the_even_like_nothing() {
    let state = BattleRoyal::setup(&Options::default(), &mut Seeded::new(1), &mut Silent).expect("the usual options");
    let seat = BattleRoyal::to_act(&state).first().expect("somebody");
    let mut legal = Vec::new();
    BattleRoyal::legal(&state, seat, &mut legal);
    let even = Persona::from(Level::Apprentice).taste();
    assert!(legal.iter().all(|action| temper::lean(even, &state, seat, *action) == 0.0));
}
