//! The result: who won, what decided it, and what next. The table stays in sight.

use std::cmp::Reverse;

use bevy::math::{Rect as Share, Vec2};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Id, Rect, Stroke, Ui, pos2, vec2};

use crate::client::controls::InputAction;
use crate::client::session::company::{Company, Remark};
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::client::settings::Settings;
use crate::client::ui::boxes::{Cells, Room, strip};
use crate::client::ui::colours::mix;
use crate::client::ui::focus::{Keeps, SCREEN};
use crate::client::ui::navigation::Navigation;
use crate::client::ui::rich::{Flow, Style, bits};
use crate::client::ui::screen_reader::Control;
use crate::client::ui::screens::ranks;
use crate::client::ui::screens::statistics::words_of;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::client::ui::{names, paint};
use crate::engine::{Outcome, Seat, SeatController, Words};
use crate::games::puzzle::{Puzzle, PuzzleStanding};
use crate::storage::puzzles::Puzzles;
use crate::storage::statistics::Statistics;
use crate::table::{Counter, Mood, SafeArea};

/// Points between the sheet and the edges of the screen, and between its top and that of the screen where there is room.
const EDGE: f32 = 16.0;
const TOP: f32 = 28.0;
/// Sizes of the headline and of the medal over it, in points; the medal takes no more than this share of the screen's height.
const HEADLINE: f32 = 56.0;
const MEDAL: f32 = 104.0;
const TALLEST: f32 = 0.18;
/// Radius of the winner's face in the wreath, of the size of the medal.
const FACE: f32 = 0.31;
/// The rim of the medal, in points.
const RIM: f32 = 6.0;
/// From the medal to the headline, where they stand side by side, in points.
const APART: f32 = 18.0;
/// Size of what decided the match, and of what else is said of it, in so many rows at most.
const REASON: f32 = 17.0;
const FACTS: f32 = 15.5;
const ROWS: f32 = 2.0;
/// Size of the numbers beside the names.
const NUMBERS: f32 = 18.0;
/// Size of what can be done besides, and how high it is to the pointer.
const LINK: f32 = 16.0;
const LINK_HIGH: f32 = 44.0;
/// Room between two buttons, in points.
const GAP: f32 = 10.0;

/// What can be done after a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    NextPuzzle,
    Rematch,
    /// Another one, everybody one seat further.
    SwapSeats,
    /// The same start again.
    SameStart,
    Save,
    Watch,
    /// The sheet is put aside, and the table is in sight.
    LookAside,
    Title,
}

impl Choice {
    /// What it is called, as a message.
    fn key(self) -> &'static str {
        match self {
            Self::NextPuzzle => "puzzle-next",
            Self::Rematch => "results-rematch",
            Self::SwapSeats => "results-swap",
            Self::SameStart => "results-again",
            Self::Save => "results-save",
            Self::Watch => "results-watch",
            Self::LookAside => "results-look",
            Self::Title => "results-title",
        }
    }

    /// What it asks of the session, after which this puzzle may come.
    fn request(self, next: Option<&Puzzle>) -> Option<SessionRequest> {
        let rematch = |swap, same_seed| Some(SessionRequest::Rematch { swap, same_seed });
        match self {
            Self::NextPuzzle => {
                next.cloned().map(|Puzzle { game, name, .. }| SessionRequest::Solve { game, puzzle: name })
            }
            Self::Rematch => rematch(false, false),
            Self::SwapSeats => rematch(true, false),
            Self::SameStart => rematch(false, true),
            Self::Save => Some(SessionRequest::SaveReplay),
            Self::Watch => Some(SessionRequest::Rewatch),
            Self::LookAside => None,
            Self::Title => Some(SessionRequest::Leave),
        }
    }
}

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    session: Res<Session>,
    (statistics, puzzles): (Res<Statistics>, Res<Puzzles>),
    (company, settings): (Res<Company>, Res<Settings>),
    mut room: ResMut<SafeArea>,
    mut aside: Local<bool>,
    mut needed: Local<f32>,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "results", SCREEN);
    let Some(outcome) = session.known.outcome() else { return };
    let screen = ui.max_rect();
    let wide = kit.theme.em(400.0).max(430.0);
    // Beside the table, if both have room, and as high as what there is to say; else over all of it.
    let beside = wide < screen.width() * 0.45;
    let whole = screen.size() - vec2(2.0, 2.0) * EDGE;
    let size = if beside { vec2(wide, if *needed > 0.0 { needed.min(whole.y) } else { whole.y }) } else { whole };
    let left = if beside && !*aside { (EDGE + size.x + 16.0) / screen.width() } else { 0.0 };
    let panels = if left > 0.0 { vec![Share::from_corners(Vec2::ZERO, Vec2::new(left, 1.0))] } else { Vec::new() };
    room.set_if_neq(SafeArea { panels, hand_left: left, ..SafeArea::default() });
    if *aside {
        *aside = !shows_again(&mut kit, ui) && !nav.cancelled(&kit);
        return;
    }
    let middle = if beside { screen.left() + EDGE + size.x * 0.5 } else { screen.center().x };
    // At the same height whatever there is to say.
    let top = (screen.top() + TOP).min(screen.bottom() - EDGE - size.y);
    let rect = Rect::from_min_size(pos2(middle - size.x * 0.5, top), size);
    kit.panel(ui.painter(), rect);
    let pad = kit.theme.pad(26.0);
    let low = header(&mut kit, ui, rect, &session, outcome, !beside);
    let rows: usize = if beside || session.puzzle().is_some() { 2 } else { 1 };
    let inner = Rect::from_x_y_ranges(rect.left() + pad..=rect.right() - pad, low..=rect.bottom() - pad * 0.7);
    let mut inner = Room::of(inner, 8.0);
    let foot = inner.bottom(rows as f32 * (kit.button_height() + GAP) + kit.theme.grown(LINK_HIGH) - 2.0);
    let mut child = kit.inside(ui, inner.rest);
    let told = kit.scroll(&mut child, &format!("verdict {}", session.serial), |ui, kit| {
        if let Some(said) = company.said().filter(|said| said.occasion.is_end() && settings.remarks) {
            last_words(kit, ui, &session, said);
        }
        verdict(kit, ui, &session, outcome);
        if let Some(words) = session.judged() {
            ui.add_space(6.0);
            kit.paragraph(ui, &kit.say(&words), kit.theme.bold(15.5), kit.theme.c.ink);
        }
        standing(kit, ui, &session, outcome, &statistics);
        ui.min_rect().height()
    });
    let high = rect.height() - inner.rest.height() + told + kit.theme.em(10.0);
    if (high - *needed).abs() > 0.5 {
        *needed = high;
        ctx.request_repaint();
    }
    let solved = session.puzzle().filter(|_| session.standing() == Some(PuzzleStanding::Solved));
    let next = solved.and_then(|puzzle| puzzles.after(puzzle));
    let main = if next.is_some() { Choice::NextPuzzle } else { Choice::Rematch };
    match buttons(&mut kit, ui, (foot, rows), main, session.puzzle().is_none()) {
        Some(Choice::LookAside) => *aside = true,
        Some(choice) => choice.request(next).into_iter().for_each(|request| nav.ask(request)),
        None => {}
    }
    if nav.overlay() == Overlay::None && (nav.cancelled(&kit) || nav.pressed.just(InputAction::Menu)) {
        nav.open(Overlay::Pause);
    }
}

/// The button with which the sheet comes again that was put aside; whether it was taken.
fn shows_again(kit: &mut UiKit, ui: &Ui) -> bool {
    kit.focus.on_group(5);
    // The table has the arrows, as while it is played on.
    kit.focus.let_free();
    let text = kit.t("results-show");
    let size = vec2(kit.button_width(ui, &text, Some(InputAction::Cancel)), kit.button_height());
    let rect = Align2::CENTER_BOTTOM.anchor_size(ui.max_rect().center_bottom() - vec2(0.0, 14.0), size);
    kit.cover.panels.push(rect);
    kit.button(ui, rect, Id::new("results show"), Stuff::Wax, &text, Some(InputAction::Cancel)).clicked
}

/// Who has won: below his medal, or beside it where all of the screen is needed for what there is to say.
fn header(kit: &mut UiKit, ui: &Ui, rect: Rect, session: &Session, outcome: &Outcome, beside: bool) -> f32 {
    let c = kit.theme.c;
    let text = kit.say(&crate::table::headline(outcome, &session.controllers, &|seat| {
        crate::table::short(&names::of(kit, session, seat))
    }));
    kit.read_out("result", &text);
    let drawn = outcome.winner().is_none() && outcome.winners().iter().count() == session.known.seats();
    let icon = if drawn { "ui-draw-game" } else { "ui-laurel" };
    let natural = ui.painter().layout_job(kit.title_job(&text, HEADLINE, c.wax)).size();
    let tallest = if beside { natural.y } else { ui.max_rect().height() * TALLEST };
    let size = kit.theme.grown(MEDAL).min(tallest);
    let air = if beside { size + APART } else { 0.0 };
    let room = rect.width() - 50.0 - air;
    let row = natural.x.min(room) + air;
    let from = if beside { rect.center().x - row * 0.5 + size * 0.5 } else { rect.center().x };
    let middle = pos2(from, rect.top() + 14.0 + size * 0.5);
    paint::brass_disc(ui.painter(), &c, middle, size * 0.5, 0.0, false);
    ui.painter().circle_filled(middle, size * 0.5 - RIM, mix(c.ink, c.edge, 0.25));
    kit.icon(ui.painter(), icon, middle, size * 0.82, c.brass_high);
    // The winner's face in the wreath, whoever that is.
    if let Some(winner) = outcome.winner() {
        let face = names::portrait_of(session, winner);
        kit.portrait(ui.painter(), middle - vec2(0.0, size * 0.03), size * FACE, face, Mood::Glad);
    }
    let (at, align) = if beside {
        (pos2(middle.x + size * 0.5 + APART, middle.y), Align2::LEFT_CENTER)
    } else {
        (pos2(rect.center().x, middle.y + size * 0.5 + kit.theme.grown(26.0)), Align2::CENTER_CENTER)
    };
    let shown = kit.title_within(ui.painter(), at, align, &text, HEADLINE, c.wax, room);
    let low = shown.bottom().max(middle.y + size * 0.5) + 2.0;
    paint::divider(ui.painter(), &c, pos2(rect.left() + 60.0, low), rect.width() - 120.0);
    low + 10.0
}

/// What a regular has said at the end.
fn last_words(kit: &mut UiKit, ui: &mut Ui, session: &Session, said: &Remark) {
    let words = Words::new("remark-said").with("name", names::of(kit, session, said.seat));
    let text = kit.say(&words.with_key("words", said.key.as_str()));
    kit.read_out("last words", &text);
    kit.paragraph(ui, &text, kit.theme.italic(FACTS), kit.theme.c.ink_soft);
    ui.add_space(4.0);
}

fn verdict(kit: &mut UiKit, ui: &mut Ui, session: &Session, outcome: &Outcome) {
    let (c, palette) = (kit.theme.c, kit.theme.palette);
    let lines = session.known.verdict();
    let (reason, facts) = match lines {
        [] => (&outcome.reason, &[] as &[Words]),
        [reason, facts @ ..] => (reason, facts),
    };
    if kit.spoken.on {
        let told: Vec<String> = std::iter::once(reason).chain(facts).map(|words| kit.tell(session, words)).collect();
        kit.read_out("verdict", &told.join(" "));
    }
    let wide = ui.available_width();
    let set = |kit: &UiKit, text: &str, style: &Style, size: f32| {
        let bits = bits(text, style, &|card| session.known.art().chip(card, palette));
        kit.flow(ui.painter(), &bits, size, wide)
    };
    let mut flows = vec![set(kit, &kit.tell_marked(session, reason), &Style::bold(c.ink), REASON)];
    // As many of the others as have room, each in a line of its own; what is told of every player is told of all or of none.
    let mut room = kit.line_height(FACTS) * (ROWS + 0.1);
    for alike in facts.chunk_by(|one, other| one.key == other.key) {
        let told = alike.iter().map(|words| kit.tell_marked(session, words));
        let told: Vec<Flow> = told.map(|text| set(kit, &text, &Style::plain(c.ink), FACTS)).collect();
        let high: f32 = told.iter().map(|flow| flow.size.y).sum();
        if high <= room {
            room -= high;
            flows.extend(told);
        }
    }
    for flow in flows {
        let at = strip(ui, flow.size.y).min;
        kit.paint_flow(ui.painter(), &flow, at);
    }
    kit.rule(ui);
    ranking(kit, ui, session, outcome);
    ui.add_space(2.0);
    let count = session.known.len() as i64;
    let facts = [
        Words::new("results-actions").with("count", count),
        session.known.deal().cloned().unwrap_or_else(|| Words::new("results-from-position")),
    ];
    let practice = session.practice.then(|| Words::new("results-practice"));
    let facts: Vec<String> = facts.iter().chain(&practice).map(|words| kit.say(words)).collect();
    kit.paragraph(ui, &facts.join("  ·  "), kit.theme.font(14.5), c.ink_soft);
}

/// Everybody who has played with what he has come to, the best first; a laurel for whoever has won.
fn ranking(kit: &mut UiKit, ui: &mut Ui, session: &Session, outcome: &Outcome) {
    let winners = outcome.winners();
    let decided = usize::from(winners.len()) < session.controllers.len();
    let mut results: Vec<(Seat, Vec<Counter>)> =
        (0..session.known.seats() as u8).map(|seat| (Seat(seat), session.seen(false).result(Seat(seat)))).collect();
    results.sort_by_key(|(seat, counters)| Reverse(merit(outcome, *seat, counters)));
    let widths = results.iter().map(|(_, counters)| kit.counters_width(ui.painter(), counters, NUMBERS));
    let numbers = widths.fold(0.0, f32::max);
    let mut told = Vec::new();
    for (seat, counters) in &results {
        let rect = strip(ui, kit.theme.em(ranks::ROW));
        let won = decided && winners.contains(*seat);
        let mood = match (decided, won) {
            (true, true) => Mood::Glad,
            (true, false) => Mood::Sour,
            (false, _) => Mood::Calm,
        };
        let room = ranks::row(kit, ui, rect, numbers, session, *seat, won, mood);
        kit.counters(ui.painter(), room.left_center(), counters, NUMBERS, [kit.theme.c.wax, kit.theme.c.ink]);
        if kit.spoken.on {
            let title = |counter: &Counter| format!("{}: {}", kit.tell(session, &counter.title), counter.value);
            let counters: Vec<String> = counters.iter().map(title).collect();
            told.push(format!("{} · {}", names::of(kit, session, *seat), counters.join(" · ")));
        }
    }
    kit.read_out("ranking", &told.join("\n"));
}

/// How well a seat has done: where a game only says who has won, the others stand by what is counted first.
fn merit<'a>(outcome: &'a Outcome, seat: Seat, counters: &[Counter]) -> (Option<&'a i32>, Option<i64>) {
    (outcome.scores.get(seat.index()), counters.first().map(|counter| counter.value))
}

/// What the person has come to against bots like these.
fn standing(kit: &mut UiKit, ui: &mut Ui, session: &Session, outcome: &Outcome, statistics: &Statistics) {
    if crate::table::people(&session.controllers) != 1 || session.practice || session.lesson().is_some() {
        return;
    }
    let levels = session.controllers.iter().filter_map(SeatController::persona).map(|persona| persona.level);
    let Some(level) = levels.max() else { return };
    let Some(record) = statistics.record(session.known.game(), level) else { return };
    let words = Words::new("results-standing").with_key("level", format!("level-{level}"));
    let text = kit.say(&words.with("record", words_of(record)));
    ui.add_space(6.0);
    kit.paragraph(ui, &text, kit.theme.font(14.5), kit.theme.c.ink_soft);
    let humans = session.humans();
    if record.won == 1 && outcome.winners().iter().any(|seat| humans.contains(seat)) {
        kit.paragraph(ui, &kit.t("results-first-win"), kit.theme.bold(15.5), kit.theme.c.ink);
    }
}

/// The buttons and links below what is said: so many rows of them; which of them was taken.
fn buttons(kit: &mut UiKit, ui: &Ui, (foot, rows): (Rect, usize), main: Choice, swaps: bool) -> Option<Choice> {
    let high = kit.button_height();
    let mut taken = None;
    kit.focus.on_group(1);
    // All four in one row where they have all of the screen, else two and two.
    let cells = Cells::over(foot, if swaps && rows == 1 { 4 } else { 2 }, high, GAP);
    let choices = [main, Choice::SwapSeats, Choice::SameStart, Choice::Title];
    for (n, choice) in choices.into_iter().enumerate().filter(|(n, _)| swaps || *n != 1) {
        // The main one takes the place of that which swaps the seats.
        let place = if !swaps && n == 0 { cells.cell(0).union(cells.cell(1)) } else { cells.cell(n) };
        let (id, text) = (Id::new(choice.key()), kit.t(choice.key()));
        let stuff = if n == 0 { Stuff::Wax } else { Stuff::Paper };
        if n == 0 {
            kit.focus.prefer(id);
        }
        if kit.button(ui, place, id, stuff, &text, None).clicked {
            taken = Some(choice);
        }
    }
    let third = foot.with_min_y(foot.top() + rows as f32 * (high + GAP) - 4.0);
    let links = [(Choice::Watch, "ui-play"), (Choice::LookAside, "ui-target"), (Choice::Save, "ui-save")];
    let widths: Vec<f32> = links.iter().map(|(choice, _)| link_width(kit, ui, &kit.t(choice.key()))).collect();
    // What is left of the row stands between them.
    let room = foot.width();
    let share = (room / widths.iter().sum::<f32>()).min(1.0);
    let between = (room - widths.iter().sum::<f32>() * share) / (links.len() - 1) as f32;
    let mut row = Room::of(third, between);
    for ((choice, icon), wide) in links.into_iter().zip(widths) {
        let text = kit.t(choice.key());
        if link(kit, ui, row.left(wide * share), Id::new(choice.key()), icon, &text) {
            taken = Some(choice);
        }
    }
    kit.focus.on_group(0);
    taken
}

fn link_width(kit: &UiKit, ui: &Ui, text: &str) -> f32 {
    kit.width(ui.painter(), text, kit.theme.font(LINK)) + kit.theme.em(LINK) + 6.0 + 12.0
}

/// Something else that can be done: an icon and underlined words, within all of `rect`; whether it was taken.
fn link(kit: &mut UiKit, ui: &Ui, rect: Rect, id: Id, icon: &str, text: &str) -> bool {
    let touch = kit.touch(ui, rect, id, Keeps::Nothing);
    kit.speak(&touch, || Control::Button, text);
    let ink = mix(kit.theme.c.ink, kit.theme.c.wax, touch.warm);
    let mut row = Room::of(rect.shrink2(vec2(6.0, 0.0)), 6.0);
    let size = kit.theme.em(LINK);
    kit.icon(ui.painter(), icon, row.left(size).center(), size, ink);
    row.rest.max.x += 0.5;
    let words = kit.line_in(ui.painter(), row.rest, Align2::LEFT_CENTER, text, kit.theme.font(LINK), ink);
    ui.painter().hline(words.x_range(), words.bottom() - 1.0, Stroke::new(1.0 + touch.warm, ink));
    kit.halo(ui, rect.shrink2(vec2(0.0, 4.0)), 4.0, &touch);
    kit.click_sound(&touch);
    touch.clicked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_won_stands_first_and_the_others_by_what_they_have_come_to() {
        let outcome = Outcome { scores: vec![0, 1, 0, 0], reason: Words::new("app-tagline") };
        let has = |value: i64| vec![Counter { icon: "ui-trophy", value, title: Words::new("app-tagline") }];
        let mut seats = [(Seat(0), has(2)), (Seat(1), has(1)), (Seat(2), Vec::new()), (Seat(3), has(4))];
        seats.sort_by_key(|(seat, counters)| Reverse(merit(&outcome, *seat, counters)));
        assert_eq!(seats.map(|(seat, _)| seat.0), [1, 3, 0, 2]);
    }
}
