//! The puzzle: what is to be done, how many goes are left, and the way out of it. It stands where a lesson stands.

use bevy_egui::egui::{Rect, Sense, Ui, Vec2, vec2};

use super::Table;
use super::lesson::{Page, page};
use crate::client::session::Ask;
use crate::client::session::puzzles::Puzzles;
use crate::client::ui::desk::{Desk, Question, Then};
use crate::client::ui::kit::Kit;
use crate::client::ui::rich::{Style, bits};
use crate::engine::Words;
use crate::games::puzzle::Standing;

/// Width and height of the panel at 100 % text.
const SIZE: Vec2 = vec2(256.0, 172.0);

/// Draws it under the column of round buttons or at their left, over `low`. Gives its rectangle; none if the match is no
/// puzzle.
pub(super) fn panel(
    kit: &mut Kit,
    ui: &mut Ui,
    table: &Table,
    desk: &mut Desk,
    puzzles: &Puzzles,
    (discs, low): (Rect, f32),
) -> Option<Rect> {
    let session = table.session;
    let (puzzle, standing) = (session.puzzle.as_ref()?, session.standing()?);
    let title = kit.say(&Words::new("puzzle-title").with("number", puzzles.number(puzzle) as i64));
    let left = match standing {
        Standing::Going { goes_left } => goes_left,
        Standing::Solved | Standing::Failed => 0,
    };
    let goes = puzzle.goes as i64;
    let far = kit.say(&Words::new("puzzle-goes").with("left", left as i64).with("goes", goes));
    let behind = 1.0 - left as f32 / puzzle.goes.max(1) as f32;
    let head = Page { title: &title, far: Some(&far), behind, leave: "puzzle-leave", size: SIZE };
    let page = page(kit, ui, (discs, low), head);
    if page.left {
        desk.question(Question {
            words: Some(Words::new("question-puzzle")),
            detail: Some(Words::new("question-puzzle-about")),
            yes: "question-puzzle-yes",
            then: Some(Then::Ask(Ask::Leave)),
        });
    }
    let c = kit.theme.c;
    let task = Words::new("puzzle-task").with("goes", goes);
    let (now, style) = match standing {
        Standing::Going { .. } => ("puzzle-how", Style::plain(c.ink)),
        Standing::Solved => ("puzzle-solved", Style::bold(c.wax)),
        Standing::Failed => ("puzzle-missed", Style::bold(c.wax)),
    };
    let mut child = kit.inside(ui, page.inner);
    kit.scroll(&mut child, "puzzle", |ui, kit| {
        for (words, style) in [(task, Style::bold(c.ink)), (Words::new(now), style)] {
            let text = kit.tell_marked(session, &words);
            let flow = kit.flow(ui.painter(), &bits(&text, &style, &|_| None), 15.0, ui.available_width());
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), flow.size.y), Sense::hover());
            kit.paint_flow(ui.painter(), &flow, rect.min);
        }
    });
    Some(page.rect)
}
