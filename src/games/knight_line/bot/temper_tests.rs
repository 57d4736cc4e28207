use super::super::Options;
use super::super::play_tests::start;
use super::look::Look;
use super::*;
use crate::ai::Temper;
use crate::ai::habits::observe;
use crate::engine::Rules;

/// What one of two did in some matches.
#[derive(Debug, Default)]
struct Habits {
    /// Share of a stack that jumped, each jump's mean.
    went: f32,
    /// Share of the jumps that took fewer than two of five tiles, or more than three.
    uneven: f32,
    /// Jumps, in all.
    jumps: f32,
}

/// The habits of a bot of this kind, against an even one of its level.
fn habits(level: Level, temper: Temper, games: u64) -> Habits {
    let mut habits = Habits::default();
    observe::<KnightLine>(&Options::default(), Persona { level, temper }, games, |me, before, action, _| {
        let Action::Jump { from, count, .. } = *action else { return };
        if before.is_first_move(me) {
            return;
        }
        let height = before.stacks(me).iter().find(|stack| stack.cell == from).map_or(1, |stack| stack.height);
        habits.jumps += 1.0;
        habits.went += f32::from(count) / f32::from(height);
        habits.uneven += f32::from(u8::from(5 * count < 2 * height || 5 * count > 3 * height));
    });
    for habit in [&mut habits.went, &mut habits.uneven] {
        *habit /= habits.jumps;
    }
    habits
}

/// What is told of a temper at the table is so at every level.
#[test]
fn tempers_play_differently() {
    for (level, games) in [(Level::Apprentice, 150), (Level::Journeyman, 100), (Level::Veteran, 80)] {
        let [even, bold, careful, tricky] = Temper::ALL.map(|temper| habits(level, temper, games));
        assert!(bold.went > even.went, "{level} {bold:?} {even:?}");
        assert!(careful.uneven < even.uneven, "{level} {careful:?} {even:?}");
        assert!(bold.went > tricky.went, "{level} {bold:?} {tricky:?}");
        assert!(tricky.uneven > even.uneven, "{level} {tricky:?} {even:?}");
    }
}

#[test]
fn the_even_like_nothing() {
    let state = start(Options::default());
    let look = Look::new(&state, state.turn);
    let mut legal = Vec::new();
    KnightLine::legal(&state, state.turn, &mut legal);
    let even = Persona::from(Level::Apprentice).taste();
    assert!(legal.iter().all(|action| temper::lean(even, &state, &look, action) == 0));
}
