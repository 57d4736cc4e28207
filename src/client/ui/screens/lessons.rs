//! Lessons and puzzles, game by game: taking one begins it.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Rect, Sense, Ui, pos2, vec2};

use crate::client::session::lessons::{Learned, Lessons};
use crate::client::session::puzzles::{Puzzles, Solved, task};
use crate::client::session::{Ask, Overlay};
use crate::client::ui::desk::Desk;
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::kit::Kit;
use crate::client::ui::pass::overlay_is;
use crate::client::ui::tips::Pass;
use crate::client::ui::widgets::buttons::{Entry, Stuff};
use crate::engine::Words;
use crate::games::lesson::Lesson;
use crate::games::puzzle::Puzzle;

/// Whether puzzles are shown instead of lessons.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShowsPuzzles(pub bool);

/// The lists of lessons and puzzles.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShowsPuzzles>()
        .add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Lessons)).in_set(Pass::Overlay));
}

/// Draws them.
fn draw(
    mut desk: Desk,
    mut kit: Kit,
    (lessons, learned, puzzles, solved): (Res<Lessons>, Res<Learned>, Res<Puzzles>, Res<Solved>),
    mut shows: ResMut<ShowsPuzzles>,
) {
    let ctx = desk.ctx();
    let ui = &mut kit.sheet(&ctx, "lessons", OVERLAY);
    let heading = kit.t("lessons-heading");
    let (inner, closed) = kit.dialog(ui, "lessons", vec2(kit.theme.em(560.0), 600.0), &heading, "ui-tutorial");
    let mut child = kit.inside(ui, inner);
    kit.focus.on_group(1);
    let names = [(kit.t("lessons-tab"), "ui-tutorial"), (kit.t("puzzles-tab"), "ui-target")];
    if let Some(new) = kit.tabs(&mut child, Id::new("lessons tabs"), &names, usize::from(shows.0)) {
        shows.0 = new == 1;
    }
    kit.focus.on_group(0);
    let taken = if shows.0 {
        kit.scroll(&mut child, "puzzles", |ui, kit| to_solve(kit, ui, &puzzles, &solved))
    } else {
        kit.scroll(&mut child, "lessons", |ui, kit| to_learn(kit, ui, &lessons, &learned))
    };
    if let Some(ask) = taken {
        desk.ask(ask);
    } else if closed || desk.overlay() == Overlay::Lessons && desk.cancelled(&kit) {
        desk.close();
    }
}

/// What is said first, and the name of each game over what it has.
fn to_learn(kit: &mut Kit, ui: &mut Ui, lessons: &Lessons, learned: &Learned) -> Option<Ask> {
    about(kit, ui, "lessons-about");
    kit.focus.on_menu();
    let mut taken = None;
    for (n, lesson) in lessons.0.iter().enumerate() {
        if n == 0 || lessons.0[n - 1].game != lesson.game {
            game(kit, ui, &lesson.game);
        }
        if entry(kit, ui, lesson, learned.has(lesson), n == 0) {
            taken = Some(Ask::Learn { game: lesson.game.clone(), lesson: lesson.name.clone() });
        }
    }
    taken
}

fn about(kit: &mut Kit, ui: &mut Ui, key: &str) {
    ui.spacing_mut().item_spacing.y = 3.0;
    let about = kit.t(key);
    kit.paragraph(ui, &about, kit.theme.font(15.5), kit.theme.c.ink);
}

fn game(kit: &mut Kit, ui: &mut Ui, game: &str) {
    ui.add_space(8.0);
    let name = kit.t(&format!("game-{game}"));
    kit.heading(ui, &name, 20.0);
}

/// One lesson, ticked if it has been followed to its end; whether it was taken.
fn entry(kit: &mut Kit, ui: &mut Ui, lesson: &Lesson, learned: bool, first: bool) -> bool {
    let key = lesson.key();
    let title = kit.t(&key);
    let about = format!("{key}-about");
    let (about, icon) = if learned {
        (kit.say(&Words::new("lesson-finished").with_key("about", about)), "ui-check".to_owned())
    } else {
        (kit.t(&about), format!("game-{}", lesson.game))
    };
    let entry = Entry { text: &title, detail: Some(&about), icon: Some(&icon), size: 20.0, ..Entry::default() };
    kit.row(ui, Id::new(&key), &entry, first)
}

/// The puzzles of each game as numbered buttons, those that have been solved with a tick.
fn to_solve(kit: &mut Kit, ui: &mut Ui, puzzles: &Puzzles, solved: &Solved) -> Option<Ask> {
    about(kit, ui, "puzzles-about");
    let mut taken = None;
    for (n, games) in puzzles.0.chunk_by(|one, other| one.game == other.game).enumerate() {
        game(kit, ui, &games[0].game);
        // The one that is pointed at says what is to be done.
        let line = match games.iter().find(|puzzle| kit.focus.is(button(puzzle))) {
            Some(puzzle) => task(puzzle),
            None => {
                let done = games.iter().filter(|puzzle| solved.has(puzzle)).count() as i64;
                Words::new("puzzles-solved").with("solved", done).with("all", games.len() as i64)
            }
        };
        let line = kit.say(&line);
        kit.paragraph(ui, &line, kit.theme.italic(14.5), kit.theme.c.ink_soft);
        taken = numbers(kit, ui, games, solved, n == 0).or(taken);
    }
    taken
}

/// What the button of a puzzle is called.
fn button(puzzle: &Puzzle) -> Id {
    Id::new("puzzle").with((&puzzle.game, &puzzle.name))
}

/// The buttons of one game; the first one that has not been solved is focused at first.
fn numbers(kit: &mut Kit, ui: &mut Ui, games: &[Puzzle], solved: &Solved, preferred: bool) -> Option<Ask> {
    let size = vec2(kit.theme.em(64.0), kit.button_height());
    let gap = 8.0;
    let a_row = (((ui.available_width() + gap) / (size.x + gap)) as usize).max(1);
    let rows = games.len().div_ceil(a_row) as f32;
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), rows * (size.y + gap)), Sense::hover());
    let next = games.iter().position(|puzzle| !solved.has(puzzle)).unwrap_or(0);
    let mut taken = None;
    for (n, puzzle) in games.iter().enumerate() {
        let (column, row) = ((n % a_row) as f32, (n / a_row) as f32);
        let at = pos2(room.left() + column * (size.x + gap), room.top() + 2.0 + row * (size.y + gap));
        let rect = Rect::from_min_size(at, size);
        let id = button(puzzle);
        if preferred && n == next {
            kit.focus.prefer(id);
        }
        let tick = solved.has(puzzle).then_some("ui-check");
        if kit.icon_button(ui, rect, id, Stuff::Paper, tick, &(n + 1).to_string(), None).clicked {
            taken = Some(Ask::Solve { game: puzzle.game.clone(), puzzle: puzzle.name.clone() });
        }
    }
    taken
}
