//! The title: lettering, menu, name plates.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Id, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::setup::Draft;
use crate::client::pieces::still_life::boxes;
use crate::client::session::{Overlay, Screen, SessionRequest};
use crate::client::ui::boxes::{Room, evenly, strip};
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::paint;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::{Entry, PLATE};
use crate::engine::Words;
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::storage::lessons::Lessons;
use crate::storage::saves::{Saved, Saves};

/// How large the name of the game is, in points.
pub const LETTERING: Vec2 = vec2(420.0, 130.0);
/// Text size of the menu, and the least that it is set in where there is little room: of text as it is, and of larger text, which
/// would grow with smaller titles.
const LARGE: f32 = 24.0;
const SMALL: (f32, f32) = (15.0, 17.5);

/// Room round the menu, between its entries, and for the line between them, in points.
const PAD: f32 = 12.0;
const BETWEEN: f32 = 3.0;
const RULE: f32 = 16.0;

/// The match that Continue goes on with.
#[derive(Resource, Default, Debug)]
pub struct Continue(pub Option<Saved>);

/// Looks for a match to go on with.
pub(super) fn look(mut commands: Commands, games: Res<Registry>, data: Res<DataFolder>) {
    let saved = Saves::new(data.matches()).newest_unfinished(&|seen, bytes| games.judge(seen, bytes));
    commands.insert_resource(Continue(saved));
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Continue,
    New,
    Learn,
    Saves,
    Rules,
    Settings,
    Credits,
    Report,
    Leave,
}

/// The entries of the menu, each with its message key.
const ENTRIES: [(Choice, &str); 9] = [
    (Choice::Continue, "title-continue"),
    (Choice::New, "title-new"),
    (Choice::Learn, "title-learn"),
    (Choice::Saves, "title-saves"),
    (Choice::Rules, "title-rules"),
    (Choice::Settings, "title-settings"),
    (Choice::Credits, "title-credits"),
    (Choice::Report, "title-report"),
    (Choice::Leave, "title-leave"),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), look);
}

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    found: Option<Res<Continue>>,
    lessons: Res<Lessons>,
    mut draft: ResMut<Draft>,
    mut fresh: Local<bool>,
) {
    // What lies over the title would have its words behind its own.
    if nav.overlay() != Overlay::None {
        *fresh = false;
        return;
    }
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "title", SCREEN);
    let left = ui.max_rect().left() + 52.0 * (ui.max_rect().width() / 1280.0).min(1.0);
    lettering(&mut kit, ui, pos2(left, 34.0), LETTERING);
    let tagline = kit.t("app-tagline");
    let font = kit.theme.italic(20.0 / kit.theme.text.sqrt());
    shaded(ui, pos2(left + 2.0, 166.0), Align2::LEFT_CENTER, &tagline, font, kit.theme.c.on_night);
    let saved = found.as_ref().and_then(|found| found.0.as_ref());
    let (choice, menu) = menu(&mut kit, ui, pos2(left - 4.0, 206.0), saved, !lessons.0.is_empty());
    let game = plates(&mut kit, ui, menu.right());
    imprint(&kit, ui, left);
    let leaves = (nav.cancelled(&kit) && *fresh).then_some(Choice::Leave);
    *fresh = true;
    for choice in choice.into_iter().chain(leaves) {
        carry_out(choice, &mut nav, &mut draft, saved);
    }
    if let Some(game) = game {
        *draft = Draft::for_game(game);
        nav.go(Screen::Setup);
    }
}

/// Does what an entry stands for.
fn carry_out(choice: Choice, nav: &mut Navigation, draft: &mut ResMut<Draft>, saved: Option<&Saved>) {
    match choice {
        Choice::Continue => {
            let resume = saved.map(|saved| SessionRequest::Resume(saved.path.clone()));
            resume.into_iter().for_each(|resume| nav.ask(resume));
        }
        Choice::New => {
            **draft = Draft::default();
            nav.go(Screen::Setup);
        }
        Choice::Learn => nav.open(Overlay::Lessons),
        Choice::Saves => nav.open(Overlay::Saves),
        Choice::Rules => nav.open(Overlay::RuleBook),
        Choice::Settings => nav.open(Overlay::Settings),
        Choice::Credits => nav.open(Overlay::Credits),
        Choice::Report => nav.open(Overlay::Report),
        Choice::Leave => nav.question(Question::new("question-quit", "question-quit-yes", Then::Quit)),
    }
}

/// The name of the game in gold, so large.
pub fn lettering(kit: &mut UiKit, ui: &Ui, at: Pos2, size: Vec2) {
    let (first, second) = (kit.t("app-name-first"), kit.t("app-name-second"));
    let key = format!("lettering {first} {second}");
    let Some(texture) = kit.icons.drawing(ui.ctx(), &kit.theme, &key, size, || lettering_svg(&first, &second)) else {
        return;
    };
    let rect = Rect::from_min_size(at - vec2(10.0, 8.0) * (size.y / LETTERING.y), size);
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, whole, Color32::WHITE);
}

fn lettering_svg(first: &str, second: &str) -> String {
    let text = |x: f32, y: f32, size: f32, words: &str, paint: &str| {
        let words = words.replace('&', "&amp;").replace('<', "&lt;");
        format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" \
             font-family=\"'IM FELL Double Pica SC','Noto Serif JP'\" {paint}>{words}</text>"
        )
    };
    let both = |dx: f32, dy: f32, paint: &str| {
        text(10.0 + dx, 40.0 + dy, 35.0, first, paint) + &text(9.0 + dx, 110.0 + dy, 82.0, second, paint)
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 420 130\"><defs>\
         <linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"20\" x2=\"0\" y2=\"112\">\
         <stop offset=\"0\" stop-color=\"#f7dc93\"/><stop offset=\".45\" stop-color=\"#e9bd62\"/>\
         <stop offset=\".62\" stop-color=\"#d39a3d\"/><stop offset=\"1\" stop-color=\"#f0cf83\"/></linearGradient>\
         <filter id=\"s\" x=\"-10%\" y=\"-20%\" width=\"120%\" height=\"150%\">\
         <feGaussianBlur stdDeviation=\"3.2\"/></filter>\
         </defs><g filter=\"url(#s)\" opacity=\".85\">{}</g>{}{}{}</svg>",
        both(1.5, 4.0, "fill=\"#000\" stroke=\"#000\" stroke-width=\"3\""),
        both(0.0, 0.0, "fill=\"#2b1506\" stroke=\"#2b1506\" stroke-width=\"3.4\" stroke-linejoin=\"round\""),
        both(0.0, -0.8, "fill=\"#fff3c9\""),
        both(0.0, 0.3, "fill=\"url(#g)\""),
    )
}

/// Text on the bare table, with a shadow so that it can be read on any wood.
pub fn shaded(ui: &Ui, at: Pos2, anchor: Align2, text: &str, font: bevy_egui::egui::FontId, ink: Color32) -> Rect {
    let painter = ui.painter();
    for (dx, dy, alpha) in [(0.0, 2.0, 150), (1.0, 1.0, 170), (-1.0, 1.0, 110)] {
        painter.text(at + vec2(dx, dy), anchor, text, font.clone(), Color32::from_black_alpha(alpha));
    }
    painter.text(at, anchor, text, font, ink)
}

/// The menu, with the lessons if there are any; what is taken, and where it is.
fn menu(kit: &mut UiKit, ui: &mut Ui, at: Pos2, saved: Option<&Saved>, lessons: bool) -> (Option<Choice>, Rect) {
    let detail = saved.map(|saved| continue_line(kit, saved));
    let icon = saved.and_then(|saved| saved.content.as_ref().ok()).map(|summary| format!("game-{}", summary.game));
    let is_there = |choice: Choice| match choice {
        Choice::Continue => saved.is_some(),
        Choice::Learn => lessons,
        _ => true,
    };
    let texts: Vec<(Choice, String)> =
        ENTRIES.into_iter().filter(|(choice, _)| is_there(*choice)).map(|(choice, key)| (choice, kit.t(key))).collect();
    let mut entries = Vec::new();
    for (choice, text) in &texts {
        let (detail, icon) = match choice {
            Choice::Continue => (detail.as_deref(), icon.as_deref()),
            _ => (None, None),
        };
        entries.push((*choice, Entry { text, detail, icon, size: LARGE, ..Entry::default() }));
    }
    let screen = ui.max_rect();
    let room = (screen.bottom() - at.y - 88.0).max(120.0);
    let high = fit(kit, &mut entries, room);
    let size = entries.first().map_or(LARGE, |(_, entry)| entry.size);
    let widest = entries.iter().map(|(_, entry)| kit.width(ui.painter(), entry.text, kit.theme.title(size)));
    let widest = widest.fold(0.0, f32::max);
    let wide = (widest + 66.0).max(kit.theme.grown(246.0)).min(screen.width() * 0.6);
    let rect = Rect::from_min_size(at, vec2(wide + 2.0 * PAD, high.min(room)));
    kit.panel(ui.painter(), rect);
    let mut child = kit.inside(ui, rect.shrink(PAD));
    let fits = rect.height() >= high - 0.5;
    let ui = &mut child;
    ui.spacing_mut().item_spacing.y = BETWEEN;
    let choice =
        if fits { list(kit, ui, &entries) } else { kit.scroll(ui, "title menu", |ui, kit| list(kit, ui, &entries)) };
    (choice, rect)
}

/// Makes the entries smaller where there is too little room for them; gives how high the menu is then.
fn fit(kit: &UiKit, entries: &mut [(Choice, Entry)], room: f32) -> f32 {
    let high = |entries: &[(Choice, Entry)]| {
        entries.iter().map(|(_, entry)| kit.entry_height(entry) + BETWEEN).sum::<f32>() + RULE + 2.0 * PAD
    };
    // A little smaller is better than a last entry out of sight.
    let small = if kit.theme.text > 1.0 { SMALL.1 } else { SMALL.0 };
    while high(entries) > room && entries.iter().all(|(_, entry)| entry.size > small) {
        entries.iter_mut().for_each(|(_, entry)| entry.size -= 0.5);
    }
    // And closer together, too.
    let tight = high(entries) > room;
    entries.iter_mut().for_each(|(_, entry)| entry.tight = tight);
    high(entries)
}

fn list(kit: &mut UiKit, ui: &mut Ui, entries: &[(Choice, Entry)]) -> Option<Choice> {
    let mut taken = None;
    kit.focus.on_menu();
    for (n, (choice, entry)) in entries.iter().enumerate() {
        if *choice == Choice::Settings {
            let line = strip(ui, RULE - BETWEEN).shrink2(vec2(16.0, 0.0));
            paint::divider(ui.painter(), &kit.theme.c, line.left_center(), line.width());
        }
        if kit.row(ui, Id::new("title entry").with(*choice as u8), entry, n == 0) {
            taken = Some(*choice);
        }
    }
    taken
}

/// What there is to go on with: the game and whose turn it is, as far as a journal says.
fn continue_line(kit: &UiKit, saved: &Saved) -> String {
    let Ok(summary) = &saved.content else { return String::new() };
    let words = Words::new("title-continue-line")
        .with_key("game", format!("game-{}", summary.game))
        .with("actions", i64::try_from(summary.actions).unwrap_or(0));
    kit.say(&words)
}

/// The brass plates with the games of the house, beside a menu that ends there; gives the one that was taken.
fn plates(kit: &mut UiKit, ui: &Ui, menu: f32) -> Option<&'static str> {
    kit.focus.on_group(1);
    let screen = ui.max_rect();
    let names: Vec<(&'static str, String)> =
        boxes(*kit.games).iter().map(|standing| (standing.game, kit.t(&format!("game-{}", standing.game)))).collect();
    let widths: Vec<f32> =
        names.iter().map(|(_, name)| kit.width(ui.painter(), name, kit.theme.title(PLATE)) + 44.0).collect();
    let left = (screen.left() + screen.width() * 0.315).max(menu + 10.0);
    let room = screen.right() - left;
    let high = kit.theme.grown(PLATE) + 15.0;
    let gap = ((room - 52.0 - widths.iter().sum::<f32>()) / names.len().max(1) as f32).clamp(10.0, 30.0);
    let with_gaps: Vec<f32> = widths.iter().map(|wide| wide + gap).collect();
    let a_row = in_a_row(&with_gaps, room - 14.0 + gap);
    let foot = screen.with_min_x(left + 4.0).with_max_y(screen.bottom() - 41.0);
    let mut rows = Room::of(foot, 8.0);
    let mut taken = None;
    let rows: Vec<Rect> = (0..names.len().div_ceil(a_row)).map(|_| rows.bottom(high)).collect();
    for (row, plates) in rows.into_iter().rev().zip(names.iter().zip(widths).collect::<Vec<_>>().chunks(a_row)) {
        let mut row = Room::of(row, gap);
        for ((game, name), wide) in plates {
            let rect = row.left(*wide);
            let touch = kit.plate(ui, rect, Id::new("plate").with(game), name);
            kit.cover.panels.push(rect);
            kit.tip(&touch, rect, kit.t(&format!("game-{game}-about")), None);
            if touch.clicked {
                taken = Some(*game);
            }
        }
    }
    kit.focus.on_group(0);
    taken
}

/// How many plates of these widths stand in a row of this width, so that no row is much shorter than the others.
fn in_a_row(widths: &[f32], room: f32) -> usize {
    let fits = |count: &usize| widths.chunks(*count).all(|row| row.iter().sum::<f32>() <= room);
    evenly(widths.len(), (1..=widths.len()).rev().find(fits).unwrap_or(1))
}

fn imprint(kit: &UiKit, ui: &Ui, left: f32) {
    let c = kit.theme.c;
    let size = 14.0 / kit.theme.text.sqrt();
    let low = ui.max_rect().bottom();
    let line = kit.theme.em(size * 1.5);
    let version = kit.say(&Words::new("title-version").with("version", crate::version::text()));
    for (n, text) in [version, kit.t("title-fan-work")].into_iter().enumerate() {
        let at = pos2(left, low - 48.0 - line * n as f32);
        shaded(ui, at, Align2::LEFT_CENTER, &text, kit.theme.font(size), c.on_night);
    }
}
