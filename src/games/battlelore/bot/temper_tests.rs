use super::*;
use crate::ai::Temper;
use crate::ai::habits::observe;
use crate::games::battlelore::Options;
use crate::games::battlelore::sections::{Side, Wing};

/// What one of two did in some matches, each counted a turn.
#[derive(Debug, Default)]
struct Habits {
    turns: f32,
    attacks: f32,
    /// Command cards that name no section.
    tactics: f32,
    /// Hexes between a moved unit and the nearest enemy, each move's mean.
    near: f32,
    /// Share of the moves that ended on a wing, and beside two friends.
    wings: f32,
    supported: f32,
    moves: f32,
}

/// The habits of a bot of this kind, against an even one of its level.
fn habits(level: Level, temper: Temper, games: u64) -> Habits {
    let mut habits = Habits::default();
    let mut turn = 0;
    observe::<BattleLore>(&Options::default(), Persona { level, temper }, games, |me, state, action, _| {
        let (table, side) = (&state.table, Side::of_seat(me));
        if table.turn.side == side && table.turn.number != turn {
            turn = table.turn.number;
            habits.turns += 1.0;
        }
        match *action {
            Action::Attack { .. } => habits.attacks += 1.0,
            Action::Play { card } => habits.tactics += f32::from(u8::from(!card.is_section_card())),
            Action::Move { to, .. } => {
                let enemies = table.held[side.other().index()];
                habits.near += f32::from(enemies.iter().map(|hex| hex.distance(to)).min().unwrap_or(0));
                habits.wings += f32::from(u8::from(!to.wings().contains(&Wing::Centre)));
                let friends = table.held[side.index()].intersection(to.around()).len();
                habits.supported += f32::from(u8::from(friends >= 2));
                habits.moves += 1.0;
            }
            _ => {}
        }
    });
    for habit in [&mut habits.near, &mut habits.wings, &mut habits.supported] {
        *habit /= habits.moves;
    }
    habits.attacks /= habits.turns;
    habits.tactics /= habits.turns;
    habits
}

/// What is told of a temper at the table is so at every level.
#[test]
fn tempers_play_differently() {
    for level in [Level::Apprentice, Level::Journeyman, Level::Veteran] {
        let [even, bold, careful, tricky] = Temper::ALL.map(|temper| habits(level, temper, 80));
        assert!(bold.near < careful.near, "{level} {bold:?} {careful:?}");
        assert!(bold.attacks > careful.attacks, "{level} {bold:?} {careful:?}");
        assert!(careful.near > even.near, "{level} {careful:?} {even:?}");
        assert!(careful.supported > even.supported, "{level} {careful:?} {even:?}");
        assert!(tricky.wings > even.wings, "{level} {tricky:?} {even:?}");
        assert!(tricky.tactics > even.tactics, "{level} {tricky:?} {even:?}");
    }
}

#[test]
fn the_even_like_nothing() {
    for style in [Style::APPRENTICE, Style::JOURNEYMAN, Style::VETERAN, Style::MASTER] {
        assert_eq!(style.by_temper()[Temper::Even as usize], style);
    }
}
