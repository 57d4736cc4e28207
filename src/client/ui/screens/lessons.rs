//! Lessons and puzzles, game by game: taking one begins it.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Id, Rect, Ui, pos2, vec2};

use crate::client::session::{Overlay, SessionRequest};
use crate::client::ui::boxes::{Cells, columns, evenly, strip};
use crate::client::ui::colours::cover;
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::paint;
use crate::client::ui::screens::box_lid::Lids;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::{ButtonMark, Entry, Stuff};
use crate::engine::Words;
use crate::games::lesson::Lesson;
use crate::games::puzzle::Puzzle;
use crate::storage::lessons::{Learned, Left, LeftLessons, Lessons};
use crate::storage::puzzles::{Puzzles, Solved, task};

/// Width of a game's picture in points, at 100 % text.
const PICTURE: f32 = 280.0;

/// Whether puzzles are shown instead of lessons.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShowsPuzzles(pub bool);

/// Which of the two lists is shown.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShowsPuzzles>();
}

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    (lessons, learned, left): (Res<Lessons>, Res<Learned>, Res<LeftLessons>),
    (puzzles, solved): (Res<Puzzles>, Res<Solved>),
    mut shows: ResMut<ShowsPuzzles>,
    mut lids: Lids,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "lessons", OVERLAY);
    let heading = kit.t("lessons-heading");
    let size = vec2(kit.theme.em(640.0).max(1080.0), 692.0);
    let (inner, closed) = kit.dialog(ui, "lessons", size, &heading, "ui-tutorial");
    let mut child = kit.inside(ui, inner);
    kit.focus.on_group(1);
    let names = [(kit.t("lessons-tab"), "ui-tutorial"), (kit.t("puzzles-tab"), "ui-target")];
    if let Some(new) = kit.tabs(&mut child, Id::new("lessons tabs"), &names, usize::from(shows.0)) {
        shows.0 = new == 1;
    }
    kit.focus.on_group(0);
    let about = kit.t(if shows.0 { "puzzles-about" } else { "lessons-about" });
    let told = beside_heading(&mut kit, ui, inner, &heading, &about);
    let page = if shows.0 { "puzzles" } else { "lessons" };
    let taken = kit.scroll(&mut child, page, |ui, kit| {
        ui.spacing_mut().item_spacing.y = 3.0;
        if !told {
            kit.paragraph(ui, &about, kit.theme.font(15.5), kit.theme.c.ink);
            ui.add_space(kit.theme.pad(8.0));
        }
        match shows.0 {
            true => to_solve(kit, ui, &mut lids, &puzzles, &solved),
            false => to_learn(kit, ui, &mut lids, &lessons, (&learned, &left)),
        }
    });
    lids.go_on(&kit, &ctx);
    if let Some(ask) = taken {
        nav.ask(ask);
    } else if closed || nav.overlay() == Overlay::Lessons && nav.cancelled(&kit) {
        nav.close();
    }
}

/// Says what there is beside the heading, if it has room there; whether it is said.
fn beside_heading(kit: &mut UiKit, ui: &Ui, inner: Rect, heading: &str, about: &str) -> bool {
    let c = kit.theme.c;
    let title = ui.painter().layout_job(kit.title_job(heading, 27.0, c.ink)).size();
    // The heading's line begins with an icon and ends with the button that closes.
    let right = inner.right() - 44.0;
    let room = right - inner.left() - kit.theme.em(28.0) - title.x - 50.0;
    let words = ui.painter().layout(about.to_owned(), kit.theme.italic(15.0), c.ink_soft, room.max(0.0));
    let fits = room > kit.theme.em(300.0) && words.size().y < kit.theme.em(26.0) + 20.0;
    if fits {
        kit.spoken.read(about);
        let middle = inner.top() - kit.theme.pad(12.0) - 11.0 - kit.theme.em(13.0);
        ui.painter().galley(pos2(right - words.size().x, middle - words.size().y * 0.5), words, c.ink_soft);
    }
    fits
}

/// Each game with its lessons.
fn to_learn(
    kit: &mut UiKit,
    ui: &mut Ui,
    lids: &mut Lids,
    lessons: &Lessons,
    (learned, left): (&Learned, &LeftLessons),
) -> Option<SessionRequest> {
    let mut taken = None;
    for (n, lessons) in lessons.0.chunk_by(|one, other| one.game == other.game).enumerate() {
        let done = lessons.iter().filter(|lesson| learned.has(lesson)).count();
        let rows = chapter(kit, ui, lids, &lessons[0].game, ("lessons-learned", done, lessons.len()), |ui, kit| {
            let mut taken = None;
            for (number, lesson) in (1..).zip(lessons) {
                let preferred = n == 0 && number == 1;
                if entry(kit, ui, lesson, number, (learned.has(lesson), left.of(lesson)), preferred) {
                    taken = Some(SessionRequest::Learn { game: lesson.game.clone(), lesson: lesson.name.clone() });
                }
            }
            taken
        });
        taken = rows.or(taken);
    }
    taken
}

/// The lid of a game and beside it its name, how much of what it has is done, and what is added: what was taken of that.
fn chapter<'k>(
    kit: &mut UiKit<'k>,
    ui: &mut Ui,
    lids: &mut Lids,
    game: &str,
    done: (&'static str, usize, usize),
    add: impl FnOnce(&mut Ui, &mut UiKit<'k>) -> Option<SessionRequest>,
) -> Option<SessionRequest> {
    let entry = kit.games.table(game)?;
    let taken = lids.beside(kit, ui, entry, PICTURE, |ui, kit| {
        head(kit, ui, game, done);
        add(ui, kit)
    });
    ui.add_space(kit.theme.pad(18.0));
    taken
}

/// The name of a game, and at the end of its line how many of all are done: as a rail that is filled, and in words.
fn head(kit: &mut UiKit, ui: &mut Ui, game: &str, (key, done, all): (&'static str, usize, usize)) {
    let c = kit.theme.c;
    let name = kit.t(&format!("game-{game}"));
    let words = kit.say(&Words::new(key).with("done", done as i64).with("all", all as i64));
    kit.spoken.about_in_full(&name, &words);
    let words = ui.painter().layout_no_wrap(words, kit.theme.bold(14.5), c.ink_soft);
    let rail = vec2(kit.theme.em(90.0), kit.theme.em(9.0));
    let wide = ui.available_width();
    let end = words.size().x + 10.0 + rail.x;
    let title = kit.fitted_title(ui.painter(), &name, 24.0, c.wax, wide);
    // Where it has no room beside the name, it stands below.
    let below = if title.size().x + 20.0 + end > wide { words.size().y + 2.0 } else { 0.0 };
    let room = strip(ui, title.size().y + below);
    let (left, y) = if below > 0.0 {
        (room.left(), room.bottom() - words.size().y * 0.5)
    } else {
        (room.right() - end, room.center().y + 1.0)
    };
    ui.painter().galley(room.min, title, c.wax);
    let rail = Align2::LEFT_CENTER.anchor_size(pos2(left, y), rail);
    kit.rail(ui.painter(), rail, done as f32 / all.max(1) as f32);
    let at = Align2::LEFT_CENTER.anchor_size(rail.right_center() + vec2(10.0, 0.0), words.size()).min;
    ui.painter().galley(at, words, c.ink_soft);
}

/// One lesson on a slip with its number, or a tick if it has been followed to its end, and the step that it goes on with if it
/// was left before; whether it was taken.
fn entry(
    kit: &mut UiKit,
    ui: &mut Ui,
    lesson: &Lesson,
    number: usize,
    (learned, left): (bool, Option<&Left>),
    preferred: bool,
) -> bool {
    let key = lesson.key();
    let title = kit.t(&key);
    let about = format!("{key}-about");
    let about = match left {
        Some(left) => {
            let count = lesson.steps().count() as i64;
            let words = Words::new("lesson-left").with("number", left.step as i64).with("count", count);
            kit.say(&words.with_key("about", about))
        }
        None if learned => kit.say(&Words::new("lesson-finished").with_key("about", about)),
        None => kit.t(&about),
    };
    let number = number.to_string();
    let seal = Some(match left {
        None if learned => ButtonMark::Icon("ui-check"),
        None => ButtonMark::Words(&number),
        Some(_) => ButtonMark::Icon("ui-play"),
    });
    let beside = ui.available_width() > kit.theme.em(560.0);
    let entry = Entry { text: &title, detail: Some(&about), beside, size: 20.0, seal, ..Entry::default() };
    let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), kit.entry_height(&entry)));
    let c = kit.theme.c;
    paint::slip(ui.painter(), &c, place, cover(c.paper_deep, 0.55));
    kit.row(ui, Id::new(&key), &entry, preferred)
}

/// The puzzles of each game as numbered buttons, those that have been solved with a tick.
fn to_solve(
    kit: &mut UiKit,
    ui: &mut Ui,
    lids: &mut Lids,
    puzzles: &Puzzles,
    solved: &Solved,
) -> Option<SessionRequest> {
    let mut taken = None;
    for (n, puzzles) in puzzles.0.chunk_by(|one, other| one.game == other.game).enumerate() {
        let done = puzzles.iter().filter(|puzzle| solved.has(puzzle)).count();
        let one = chapter(kit, ui, lids, &puzzles[0].game, ("puzzles-solved", done, puzzles.len()), |ui, kit| {
            // The one that is pointed at says what is to be done.
            let line = match puzzles.iter().find(|puzzle| kit.focus.is(button(puzzle))) {
                Some(puzzle) => kit.say(&task(puzzle)),
                None => kit.t(&format!("game-{}-tagline", puzzles[0].game)),
            };
            kit.paragraph(ui, &line, kit.theme.italic(15.0), kit.theme.c.ink_soft);
            let next = puzzles.iter().find(|puzzle| !solved.has(puzzle)).unwrap_or(&puzzles[0]);
            numbers(kit, ui, puzzles, next, solved, n == 0)
        });
        taken = one.or(taken);
    }
    taken
}

/// What the button of a puzzle is called.
fn button(puzzle: &Puzzle) -> Id {
    Id::new("puzzle").with((&puzzle.game, &puzzle.name))
}

/// The buttons of one game in rows as even as they can be; the one that comes `next` is focused at first, if this game is
/// `preferred`.
fn numbers(
    kit: &mut UiKit,
    ui: &mut Ui,
    puzzles: &[Puzzle],
    next: &Puzzle,
    solved: &Solved,
    preferred: bool,
) -> Option<SessionRequest> {
    let (high, gap) = (kit.button_height(), 9.0);
    let a_row = evenly(puzzles.len(), columns(ui.available_width(), kit.theme.em(72.0), gap, puzzles.len()));
    let rows = puzzles.len().div_ceil(a_row);
    let room = strip(ui, rows as f32 * (high + gap)).translate(vec2(0.0, 2.0));
    let cells = Cells::over(room, a_row, high, gap);
    let mut taken = None;
    for (n, puzzle) in puzzles.iter().enumerate() {
        let id = button(puzzle);
        if preferred && puzzle == next {
            kit.focus.prefer(id);
        }
        let tick = solved.has(puzzle).then_some("ui-check");
        if kit.icon_button(ui, cells.cell(n), id, Stuff::Paper, tick, &(n + 1).to_string(), None).clicked {
            taken = Some(SessionRequest::Solve { game: puzzle.game.clone(), puzzle: puzzle.name.clone() });
        }
    }
    taken
}
