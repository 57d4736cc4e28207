//! Settings: tabs, a search over all of them, everything in force at once.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Id, Rect, Sense, Shape, Ui, Vec2, pos2, vec2};

use crate::client::controls::InputAction;
use crate::client::input::{LastDevice, Rebind};
use crate::client::session::Overlay;
use crate::client::settings::{Monitors, Settings};
use crate::client::ui::colours::cover;
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::paint;
use crate::client::ui::pass::overlay_is;
use crate::client::ui::screens::box_lid::{self, Lids};
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::table::CARD;
use crate::table::any_match::TableEntry;

mod controls;
mod rows;

pub(super) use rows::Draft;
use rows::{Row, offered};

/// Message keys and pictures of the tabs.
const TABS: [(&str, &str); 5] = [
    ("settings-tab-text", "ui-language"),
    ("settings-tab-game", "ui-dice"),
    ("settings-tab-display", "ui-fullscreen"),
    ("settings-tab-sound", "ui-sound-on"),
    ("settings-tab-controls", "ui-controller"),
];
/// The tab with the bindings.
const CONTROLS: usize = 4;

/// Radius of the medal before a setting, in points at 100 % text.
const MEDAL: f32 = 19.0;
/// Height of the cards in the sample, in points at 100 % text.
const CARDS: f32 = 116.0;

/// What the screen remembers.
#[derive(Default)]
pub struct Page {
    tab: usize,
    query: String,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Settings)).in_set(Pass::Overlay));
}

fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    mut settings: ResMut<Settings>,
    monitors: Res<Monitors>,
    mut rebind: ResMut<Rebind>,
    device: Res<LastDevice>,
    mut page: Local<Page>,
    mut lids: Lids,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "settings", OVERLAY);
    let heading = kit.t("settings-heading");
    let (inner, closed) = kit.dialog(ui, "settings", size(&kit), &heading, "ui-settings");
    let high = kit.button_height();
    let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - high), inner.max);
    let body = Rect::from_min_max(inner.min, pos2(inner.right(), foot.top() - 10.0));
    let mut child = kit.inside(ui, body);
    let names: Vec<(String, &str)> = TABS.iter().map(|(key, icon)| (kit.t(key), *icon)).collect();
    let query = page.query.trim().to_lowercase();
    // What is found belongs to several tabs: none of them is the chosen one, and each leads back to its page.
    let chosen = if query.is_empty() { page.tab } else { usize::MAX };
    if let Some(tab) = kit.tabs(&mut child, Id::new("settings tabs"), &names, chosen) {
        page.tab = tab;
        page.query.clear();
    }
    search(&mut kit, ui, inner, &mut page.query);
    child.add_space(6.0);
    kit.focus.on_group(1);
    let mut new = Draft { settings: settings.clone(), monitors: &monitors, device: *device };
    let name = if query.is_empty() { format!("settings {}", page.tab) } else { format!("settings {query}") };
    kit.scroll(&mut child, &name, |ui, kit| {
        ui.spacing_mut().item_spacing.y = 5.0;
        if query.is_empty() {
            let rows: Vec<&Row> = offered(&new).filter(|row| row.tab == page.tab).collect();
            for (n, row) in rows.into_iter().enumerate() {
                show(kit, ui, row, &mut new, n % 2 == 1);
            }
            if page.tab == 0 {
                sample(kit, ui, &mut lids);
                let version = kit.say(&Words::new("title-version").with("version", crate::version::text()));
                kit.paragraph(ui, &version, kit.theme.font(14.5), kit.theme.c.ink_soft);
            }
            if page.tab == CONTROLS {
                controls::table(kit, ui, &mut new, &mut rebind, *device, &InputAction::ALL);
            }
        } else {
            hits(kit, ui, &query, &mut new, &mut rebind);
        }
    });
    lids.go_on(&kit, &ctx);
    if new.settings != *settings {
        *settings = new.settings;
    }
    kit.focus.on_group(2);
    footer(&mut kit, &mut nav, ui, foot, page.tab == CONTROLS);
    kit.focus.on_group(0);
    let waiting = rebind.listening().is_some() || rebind.conflict().is_some();
    if closed || nav.overlay() == Overlay::Settings && !waiting && nav.cancelled(&kit) {
        rebind.cancel();
        nav.close();
    }
}

/// How large the sheet is, in points.
pub(super) fn size(kit: &UiKit) -> Vec2 {
    vec2(kit.theme.em(900.0).max(1040.0), 692.0)
}

/// Draws the settings of these keys, in the order of their pages.
pub(super) fn rows_of(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft, keys: &[&str]) {
    for (n, row) in offered(draft).filter(|row| keys.contains(&row.key)).enumerate() {
        show(kit, ui, row, draft, n % 2 == 1);
    }
}

/// The search, beside the heading.
fn search(kit: &mut UiKit, ui: &mut Ui, inner: Rect, query: &mut String) {
    let hint = kit.t("settings-search");
    let (wide, high) = (kit.theme.em(300.0).min(inner.width() * 0.46), kit.theme.em(20.0) + 14.0);
    // The heading's line ends with the button that closes.
    let right = inner.right() - 44.0;
    let low = inner.top() - kit.theme.pad(12.0) - 7.0;
    let place = Rect::from_min_max(pos2(right - wide, low - high), pos2(right, low));
    kit.search_at(ui, place, Id::new("settings search"), query, &hint);
}

/// What is found, below the names of the tabs on which it stands.
fn hits(kit: &mut UiKit, ui: &mut Ui, query: &str, new: &mut Draft, rebind: &mut Rebind) {
    let commands: Vec<InputAction> =
        InputAction::ALL.into_iter().filter(|command| kit.t(command.key()).to_lowercase().contains(query)).collect();
    let mut found = false;
    for (tab, (name, _)) in TABS.iter().enumerate() {
        let rows: Vec<&Row> = offered(new).filter(|row| row.tab == tab && matches(kit, row.key, query)).collect();
        let bindings = tab == CONTROLS && (!commands.is_empty() || rebind.conflict().is_some());
        if rows.is_empty() && !bindings {
            continue;
        }
        found = true;
        let name = kit.t(name);
        kit.heading(ui, &name, 19.0);
        for (n, row) in rows.into_iter().enumerate() {
            show(kit, ui, row, new, n % 2 == 1);
        }
        if bindings {
            let device = new.device;
            controls::table(kit, ui, new, rebind, device, &commands);
        }
    }
    if !found {
        let words = kit.t("settings-none");
        kit.paragraph(ui, &words, kit.theme.italic(16.0), kit.theme.c.ink_soft);
    }
}

/// Whether the words looked for stand in a setting's name or explanation.
fn matches(kit: &UiKit, key: &str, query: &str) -> bool {
    kit.t(key).to_lowercase().contains(query) || kit.t(&format!("{key}-about")).to_lowercase().contains(query)
}

/// A setting. Every other one lies on a band, so that a control is not taken for that of the row below.
fn show(kit: &mut UiKit, ui: &mut Ui, row: &Row, draft: &mut Draft, banded: bool) {
    let c = kit.theme.c;
    let name = kit.t(row.key);
    let about = kit.t(&format!("{}-about", row.key));
    let width = ui.available_width();
    let air = kit.theme.pad(6.0);
    let left = if width > kit.theme.em(640.0) { width * 0.52 } else { width };
    let top = ui.cursor().min;
    let band = ui.painter().add(Shape::Noop);
    // Where there is little room, words come before pictures.
    let medal = if left < width { kit.theme.em(MEDAL) } else { 0.0 };
    let before = if medal > 0.0 { 2.0 * medal + kit.theme.pad(14.0) } else { 0.0 };
    if medal > 0.0 {
        let middle = pos2(top.x + medal, top.y + medal + 1.0);
        kit.medal(ui.painter(), middle, medal, row.icon);
    }
    let mut words = ui.new_child(
        bevy_egui::egui::UiBuilder::new()
            .max_rect(Rect::from_min_size(top + vec2(before, 0.0), vec2(left - before - 16.0, 4000.0)))
            .id_salt(row.key),
    );
    words.spacing_mut().item_spacing.y = 2.0;
    kit.paragraph(&mut words, &name, kit.theme.bold(16.5), c.ink);
    kit.paragraph(&mut words, &about, kit.theme.font(14.5), c.ink_soft);
    let text = words.min_rect();
    let at = if left < width { pos2(top.x + left, top.y) } else { pos2(top.x, text.bottom() + 4.0) };
    let room = Rect::from_min_size(at, vec2(top.x + width - at.x, 4000.0));
    let mut control = ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(room).id_salt((row.key, "control")));
    kit.spoken.about_in_full(&name, &about);
    (row.draw)(kit, &mut control, draft);
    let low = control.min_rect().bottom().max(text.bottom()).max(top.y + 2.0 * medal);
    ui.allocate_rect(Rect::from_min_max(top, pos2(top.x + width, low + air)), Sense::hover());
    if banded {
        let above = air + ui.spacing().item_spacing.y;
        let rect = Rect::from_min_max(pos2(top.x - 6.0, top.y - above), pos2(top.x + width + 6.0, low + air));
        ui.painter().set(band, Shape::rect_filled(rect, 0.0, cover(c.hairline, 0.13)));
    }
    let stroke = bevy_egui::egui::Stroke::new(1.0, c.hairline.gamma_multiply(0.55));
    ui.painter().hline(top.x..=top.x + width, low + air, stroke);
    ui.add_space(air);
}

/// A sample of text, wax and paper in the present size and contrast, and of cards in the present colours.
fn sample(kit: &mut UiKit, ui: &mut Ui, lids: &mut Lids) {
    let c = kit.theme.c;
    let pad = kit.theme.pad(16.0);
    let text = kit.t("settings-sample");
    let wide = ui.available_width();
    let of_game = |entry: &&dyn TableEntry| {
        let game = entry.game();
        entry.art().still_life().cards.into_iter().map(move |(face, _)| (game, face))
    };
    let cards: Vec<_> = kit.games.tables().iter().flat_map(of_game).collect();
    let high = CARDS * kit.theme.pad(1.0);
    let size = vec2(high * CARD.x / CARD.z, high);
    let step = size.x * 0.86;
    let fan = size.x + step * (cards.len() as f32 - 1.0) + pad;
    let shown = wide - fan > kit.theme.em(360.0);
    let room = wide - 2.0 * pad - if shown { fan } else { 0.0 };
    let galley = ui.painter().layout(text, kit.theme.font(16.0), c.ink, room);
    let words = galley.size().y + kit.theme.em(32.0) + kit.button_height() + 1.5 * pad;
    let high = words.max(if shown { size.y + 1.8 * pad } else { 0.0 });
    let (rect, _) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
    let rect = rect.shrink2(vec2(2.0, 4.0));
    paint::parchment(ui.painter(), &c, rect);
    let heading = kit.t("settings-sample-heading");
    let at = rect.min + vec2(pad, pad * 0.5);
    let at = kit.title(ui.painter(), at, Align2::LEFT_TOP, &heading, 22.0, c.wax);
    ui.painter().galley(pos2(rect.left() + pad, at.bottom() + 2.0), galley, c.ink);
    let mut x = rect.left() + pad;
    for (key, stuff) in [("ui-yes", Stuff::Wax), ("ui-no", Stuff::Paper)] {
        let text = kit.t(key);
        let wide = kit.button_width(ui, &text, None);
        let top = rect.bottom() - pad * 0.6 - kit.button_height();
        let button = Rect::from_min_size(pos2(x, top), vec2(wide, kit.button_height()));
        kit.button(ui, button, Id::new("settings sample").with(key), stuff, &text, None);
        x += wide + 12.0;
    }
    let first = rect.right() - fan + size.x * 0.5;
    for (n, (game, face)) in cards.into_iter().enumerate().filter(|_| shown) {
        if let Some(card) = lids.card(kit, game, face, size) {
            let middle = pos2(first + step * n as f32, rect.center().y);
            let turn = if n % 2 == 0 { -0.03 } else { 0.04 };
            box_lid::leaf(ui.painter(), Rect::from_center_size(middle, size), turn, card);
        }
    }
}

fn footer(kit: &mut UiKit, nav: &mut Navigation, ui: &Ui, foot: Rect, controls: bool) {
    let text = kit.t("ui-done");
    let wide = kit.button_width(ui, &text, None);
    let rect = Rect::from_min_max(pos2(foot.right() - wide, foot.top()), foot.max);
    if kit.button(ui, rect, Id::new("settings done"), Stuff::Wax, &text, None).clicked {
        nav.close();
    }
    let key = if controls { "settings-reset-controls" } else { "settings-reset" };
    let text = kit.t(key);
    let wide = kit.button_width(ui, &text, None).min(rect.left() - foot.left() - 12.0);
    let rect = Rect::from_min_max(foot.min, pos2(foot.left() + wide, foot.bottom()));
    if kit.button(ui, rect, Id::new("settings reset"), Stuff::Paper, &text, None).clicked {
        let (question, then) = if controls {
            ("question-reset-controls", Then::ResetBindings)
        } else {
            ("question-reset", Then::ResetSettings)
        };
        nav.question(Question {
            words: Some(Words::new(question)),
            detail: Some(Words::new(format!("{question}-about"))),
            yes: "question-reset-yes",
            then: Some(then),
        });
    }
}
