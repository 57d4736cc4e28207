//! The puzzle: what is to be done, how many goes are left, and the way out of it. It stands where a lesson stands. Where dice
//! decide, it says what the choice was worth, and leads to the next one: the match need not be over.

use bevy_egui::egui::{Id, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::HudView;
use super::lesson::{Page, page};
use super::memory::HudMemory;
use super::wishes::{Wish, Wishes};
use crate::client::session::{Session, SessionRequest};
use crate::client::ui::rich::{Style, bits};
use crate::client::ui::screens::question::to_leave;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::games::puzzle::{Puzzle, PuzzleStanding};
use crate::storage::puzzles::{Puzzles, percent, task};

/// Width and height of the panel at 100 % text.
const SIZE: Vec2 = vec2(256.0, 172.0);
/// Its height where a rule of the match is told, too.
const HIGHER: f32 = 232.0;
/// The same where dice decide: there is a button below the words.
const SIZE_OF_ODDS: Vec2 = vec2(256.0, 256.0);

/// Draws it under the column of round buttons or at their left, over `low`. Gives its rectangle; none if the match is no
/// puzzle.
pub(super) fn panel(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    puzzles: &Puzzles,
    (discs, low): (Rect, f32),
) -> Option<Rect> {
    let session = table.session;
    let (puzzle, standing) = (session.puzzle()?, session.standing()?);
    // What has come of it is said once it has been seen.
    let told = memory.judged.filter(|(serial, _)| table.busy && *serial == session.serial);
    let standing = told.map_or(standing, |(_, told)| told);
    memory.judged = Some((session.serial, standing));
    let title = kit.say(&Words::new("puzzle-title").with("number", puzzles.number(puzzle) as i64));
    let left = match standing {
        PuzzleStanding::Going { goes_left } => goes_left,
        PuzzleStanding::Solved | PuzzleStanding::Failed => 0,
    };
    let rules = rules(kit, puzzle);
    let (far, mut size) = match puzzle.best_odds() {
        Some(_) => (Words::new("puzzle-odds-rule"), SIZE_OF_ODDS),
        None => (Words::new("puzzle-goes").with("left", left as i64).with("goes", puzzle.goes as i64), SIZE),
    };
    if rules.is_some() {
        size.y = size.y.max(HIGHER);
    }
    let far = kit.say(&far);
    let behind = 1.0 - left as f32 / puzzle.goes.max(1) as f32;
    let head = Page { title: &title, far: Some(&far), behind, leave: "puzzle-leave", size, place: table.layout.guide };
    let page = page(kit, ui, (discs, low), head);
    if page.left {
        wishes.add(Wish::Question(to_leave(session)));
    }
    let c = kit.theme.c;
    let style = match standing {
        PuzzleStanding::Going { .. } => Style::plain(c.ink),
        PuzzleStanding::Solved | PuzzleStanding::Failed => Style::bold(c.wax),
    };
    let mut inner = page.inner;
    let solved = puzzle.best_odds().filter(|_| standing == PuzzleStanding::Solved);
    if let Some(Puzzle { game, name, .. }) = solved.and_then(|_| puzzles.after(puzzle)) {
        let high = kit.button_height();
        let rect = Rect::from_min_max(pos2(inner.left(), inner.bottom() - high), inner.right_bottom());
        inner.set_bottom(rect.top() - 8.0);
        let text = kit.t("puzzle-next");
        kit.focus.on_group(2);
        if kit.button(ui, rect, Id::new("puzzle panel next"), Stuff::Wax, &text, None).clicked {
            wishes.ask(SessionRequest::Solve { game: game.clone(), puzzle: name.clone() });
        }
        kit.focus.on_group(0);
    }
    let mut told = vec![(kit.tell_marked(session, &task(puzzle)), Style::bold(c.ink))];
    told.extend(rules.map(|rules| (rules, Style::plain(c.ink))));
    told.push((kit.tell_marked(session, &now(session, puzzle, standing)), style));
    if kit.spoken.on {
        let told = told.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(" ");
        kit.read_out("puzzle", &kit.unmarked(session, &told));
    }
    let mut child = kit.inside(ui, inner);
    kit.scroll(&mut child, &format!("puzzle {} {}", puzzle.game, puzzle.name), |ui, kit| {
        for (text, style) in &told {
            let flow = kit.flow(ui.painter(), &bits(text, style, &|_| None), 15.0, ui.available_width());
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), flow.size.y), Sense::hover());
            kit.paint_flow(ui.painter(), &flow, rect.min);
        }
    });
    Some(page.rect)
}

/// What the options of its match mean for it: the sentences of those choices that have one.
fn rules(kit: &UiKit, puzzle: &Puzzle) -> Option<String> {
    let rows = kit.games.table(&puzzle.game)?.rows(&puzzle.options).ok()?;
    let chosen = rows.iter().filter_map(|row| row.choices.get(row.chosen));
    let keys = chosen.map(|choice| format!("{}-puzzle", choice.key)).filter(|key| kit.locale.has(key));
    let said: Vec<String> = keys.map(|key| kit.t(&key)).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// How it stands with the puzzle.
fn now(session: &Session, puzzle: &Puzzle, standing: PuzzleStanding) -> Words {
    let Some(best) = puzzle.best_odds() else {
        return Words::new(match standing {
            PuzzleStanding::Going { .. } => "puzzle-how",
            PuzzleStanding::Solved => "puzzle-solved",
            PuzzleStanding::Failed => "puzzle-missed",
        });
    };
    let taken = percent(session.taken_odds().unwrap_or(0));
    match standing {
        PuzzleStanding::Going { .. } => Words::new("puzzle-odds-how"),
        PuzzleStanding::Solved => Words::new("puzzle-odds-solved").with("odds", taken),
        PuzzleStanding::Failed => Words::new("puzzle-odds-missed").with("odds", taken).with("best", percent(best)),
    }
}
