use super::super::Options;
use super::*;
use crate::ai::Temper;
use crate::ai::habits::observe;
use crate::engine::{Seeded, Silent};
use crate::games::battle_line::cards::DeckKind;
use crate::games::battle_line::position::other;

/// What one of two did in some matches, each counted a match.
#[derive(Debug, Default)]
struct Habits {
    /// Tactics cards played.
    tactics: f32,
    /// Tactics cards drawn.
    drawn: f32,
    /// Share of the troops that opened a side.
    opened: f32,
    /// Share of the troops that went where the other had more cards.
    met: f32,
    troops: f32,
}

/// The habits of a bot of this kind, against an even one of its level.
fn habits(level: Level, temper: Temper, games: u64) -> Habits {
    let mut habits = Habits::default();
    observe::<BattleLine>(&Options::default(), Persona { level, temper }, games, |me, state, action, _| {
        let laid = |seat, flag| state.table.side(flag, seat).cards().len();
        match *action {
            Action::PlayTroop { flag, .. } => {
                habits.troops += 1.0;
                habits.opened += f32::from(u8::from(laid(me, flag) == 0));
                habits.met += f32::from(u8::from(laid(other(me), flag) > laid(me, flag)));
            }
            Action::Draw { deck } => habits.drawn += f32::from(u8::from(deck == DeckKind::Tactics)),
            Action::Claim { .. } | Action::EndClaims | Action::Pass | Action::ScoutReturn { .. } => {}
            _ => habits.tactics += 1.0,
        }
    });
    let games = games as f32;
    habits.met /= habits.troops;
    habits.opened /= habits.troops;
    habits.tactics /= games;
    habits.drawn /= games;
    habits.troops /= games;
    habits
}

/// What is told of a temper at the table is so at every level.
#[test]
fn tempers_play_differently() {
    for level in [Level::Apprentice, Level::Journeyman, Level::Veteran] {
        let [even, bold, careful, tricky] = Temper::ALL.map(|temper| habits(level, temper, 200));
        assert!(careful.tactics < even.tactics, "{level} {careful:?} {even:?}");
        assert!(bold.tactics > careful.tactics, "{level} {bold:?} {careful:?}");
        assert!(bold.met > even.met, "{level} {bold:?} {even:?}");
        assert!(tricky.drawn > even.drawn, "{level} {tricky:?} {even:?}");
        assert!(tricky.opened > careful.opened, "{level} {tricky:?} {careful:?}");
    }
}

#[test]
fn the_even_like_nothing() {
    let state = BattleLine::setup(&Options::default(), &mut Seeded::new(1), &mut Silent).expect("the usual options");
    let mut legal = Vec::new();
    BattleLine::legal(&state, Seat(0), &mut legal);
    let even = Persona::from(Level::Apprentice).taste();
    assert!(legal.iter().all(|action| temper::lean(even, &state, Seat(0), action) == 0.0));
}
