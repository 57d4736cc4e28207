//! Settings: tabs, a search over all of them, everything in force at once.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Id, Rect, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::client::controls::{Family, Input, InputAction};
use crate::client::input::{Answer, LastDevice, Rebind};
use crate::client::session::Overlay;
use crate::client::settings::{Monitors, Settings};
use crate::client::ui::boxes::{ENDLESS, Room, strip};
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

pub(super) use rows::{Asked, Draft};
use rows::{Row, offered};
use strum::IntoEnumIterator;

/// A page of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Text,
    Game,
    Display,
    Sound,
    Controls,
}

impl Tab {
    const ALL: [Self; 5] = [Self::Text, Self::Game, Self::Display, Self::Sound, Self::Controls];

    /// What it is called, as a message, and its picture.
    fn face(self) -> (&'static str, &'static str) {
        match self {
            Self::Text => ("settings-tab-text", "ui-language"),
            Self::Game => ("settings-tab-game", "ui-dice"),
            Self::Display => ("settings-tab-display", "ui-fullscreen"),
            Self::Sound => ("settings-tab-sound", "ui-sound-on"),
            Self::Controls => ("settings-tab-controls", "ui-controller"),
        }
    }
}

/// What a part of the screen wishes, besides the values of its draft.
enum Wish {
    /// What is pressed next is bound to this command, instead of what was bound to it, if that is given.
    Listen(InputAction, Family, Option<Input>),
    /// What becomes of a key that means something already.
    Resolve(Answer),
    /// This command has its usual bindings again.
    Unbind(InputAction),
    /// All bindings go back to the usual ones, if that is meant.
    ResetBindings,
    /// All other settings do so.
    ResetSettings,
    Close,
}

/// Radius of the medal before a setting, in points at 100 % text.
const MEDAL: f32 = 19.0;
/// Height of the cards in the sample, in points at 100 % text.
const CARDS: f32 = 116.0;

/// What the screen remembers.
#[derive(Resource, Default)]
pub struct Page {
    tab: Tab,
    query: String,
}

impl Page {
    /// Of all settings those in which this is found.
    pub fn found(query: String) -> Self {
        Self { query, ..Self::default() }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>();
    app.add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Settings)).in_set(Pass::Overlay));
}

fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    mut settings: ResMut<Settings>,
    monitors: Res<Monitors>,
    mut rebind: ResMut<Rebind>,
    device: Res<LastDevice>,
    mut page: ResMut<Page>,
    mut lids: Lids,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "settings", OVERLAY);
    let (inner, closed) = kit.dialog(ui, "settings", size(&kit), &kit.t("settings-heading"), "ui-settings");
    let mut room = Room::of(inner, 10.0);
    let foot = room.bottom(kit.button_height());
    let mut body = kit.inside(ui, room.rest);
    let query = page.query.trim().to_lowercase();
    tabs(&mut kit, &mut body, &mut page, query.is_empty());
    search(&mut kit, ui, inner, &mut page.query);
    body.add_space(6.0);
    kit.focus.on_group(1);
    let mut draft = Draft { settings: settings.clone(), monitors: &monitors, games: *kit.games, device: *device };
    let name = if query.is_empty() { format!("settings {:?}", page.tab) } else { format!("settings {query}") };
    let wish = kit.scroll(&mut body, &name, |ui, kit| {
        ui.spacing_mut().item_spacing.y = 5.0;
        if query.is_empty() {
            of_tab(kit, ui, page.tab, &mut draft, &rebind, &mut lids)
        } else {
            hits(kit, ui, &query, &mut draft, &rebind)
        }
    });
    lids.go_on(&kit, &ctx);
    kit.focus.on_group(2);
    let asked = footer(&mut kit, ui, foot, page.tab == Tab::Controls);
    kit.focus.on_group(0);
    let waits = rebind.listening().is_some() || rebind.conflict().is_some();
    let leaves = closed || nav.overlay() == Overlay::Settings && !waits && nav.cancelled(&kit);
    if draft.settings != *settings {
        *settings = draft.settings;
    }
    for wish in wish.into_iter().chain(asked).chain(leaves.then_some(Wish::Close)) {
        carry_out(wish, &mut nav, &mut settings, &mut rebind);
    }
}

/// Does what a part of the screen wishes.
fn carry_out(wish: Wish, nav: &mut Navigation, settings: &mut ResMut<Settings>, rebind: &mut ResMut<Rebind>) {
    match wish {
        Wish::Listen(command, family, instead_of) => rebind.listen(command, family, instead_of),
        Wish::Resolve(answer) => _ = rebind.resolve(answer, &mut settings.bindings),
        Wish::Unbind(command) => settings.bindings.reset(command),
        Wish::ResetBindings => {
            nav.question(Question::new("question-reset-controls", "question-reset-yes", Then::ResetBindings));
        }
        Wish::ResetSettings => {
            nav.question(Question::new("question-reset", "question-reset-yes", Then::ResetSettings));
        }
        Wish::Close => {
            rebind.cancel();
            nav.close();
        }
    }
}

/// The tabs. What is found belongs to several of them: none is the chosen one then, and each leads back to its page.
fn tabs(kit: &mut UiKit, ui: &mut Ui, page: &mut Page, is_page: bool) {
    let names = Tab::ALL.map(|tab| (kit.t(tab.face().0), tab.face().1));
    let chosen = Tab::ALL.iter().position(|tab| is_page && *tab == page.tab).unwrap_or(usize::MAX);
    if let Some(&tab) = kit.tabs(ui, Id::new("settings tabs"), &names, chosen).and_then(|new| Tab::ALL.get(new)) {
        *page = Page { tab, query: String::new() };
    }
}

/// The settings of a tab, one below the other.
fn of_tab(kit: &mut UiKit, ui: &mut Ui, tab: Tab, draft: &mut Draft, rebind: &Rebind, lids: &mut Lids) -> Option<Wish> {
    show_all(kit, ui, draft, |row| row.tab == tab);
    if tab == Tab::Text {
        sample(kit, ui, lids);
        let version = kit.say(&Words::new("title-version").with("version", crate::version::text()));
        kit.paragraph(ui, &version, kit.theme.font(14.5), kit.theme.c.ink_soft);
    }
    if tab != Tab::Controls {
        return None;
    }
    controls::table(kit, ui, draft, rebind, &InputAction::iter().collect::<Vec<_>>())
}

/// How large the sheet is, in points.
pub(super) fn size(kit: &UiKit) -> Vec2 {
    vec2(kit.theme.em(900.0).max(1040.0), 692.0)
}

/// Draws the settings of the first start that stand there.
pub(super) fn rows_of(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft, asked: Asked) {
    show_all(kit, ui, draft, |row| row.asked == Some(asked));
}

/// Draws those settings of which `shown` holds. Every other one lies on a band, so that a control is not taken for that of the row
/// below.
fn show_all(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft, shown: impl Fn(&Row) -> bool) {
    for (n, row) in offered(draft).iter().filter(|row| shown(row)).enumerate() {
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
fn hits(kit: &mut UiKit, ui: &mut Ui, query: &str, draft: &mut Draft, rebind: &Rebind) -> Option<Wish> {
    let commands: Vec<InputAction> =
        InputAction::iter().filter(|command| kit.t(command.key()).to_lowercase().contains(query)).collect();
    let hits: Vec<&str> = offered(draft).iter().map(|row| row.key).filter(|key| matches(kit, key, query)).collect();
    let bindings = !commands.is_empty() || rebind.conflict().is_some();
    for tab in Tab::ALL {
        let is_hit = |row: &Row| row.tab == tab && hits.contains(&row.key);
        if offered(draft).iter().any(is_hit) || tab == Tab::Controls && bindings {
            kit.heading(ui, &kit.t(tab.face().0), 19.0);
            show_all(kit, ui, draft, is_hit);
        }
    }
    if bindings {
        return controls::table(kit, ui, draft, rebind, &commands);
    }
    if hits.is_empty() {
        kit.paragraph(ui, &kit.t("settings-none"), kit.theme.italic(16.0), kit.theme.c.ink_soft);
    }
    None
}

/// Whether the words looked for stand in a setting's name or explanation.
fn matches(kit: &UiKit, key: &str, query: &str) -> bool {
    kit.t(key).to_lowercase().contains(query) || kit.t(&format!("{key}-about")).to_lowercase().contains(query)
}

/// A setting: words at the left, its control beside or below them.
fn show(kit: &mut UiKit, ui: &mut Ui, row: &Row, draft: &mut Draft, banded: bool) {
    let c = kit.theme.c;
    let (name, about) = (kit.t(row.key), kit.t(&format!("{}-about", row.key)));
    let air = kit.theme.pad(6.0);
    let page = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), ENDLESS));
    let band = ui.painter().add(Shape::Noop);
    let mut room = Room::of(page, 0.0);
    // Where there is little room, words come before pictures.
    let beside = page.width() > kit.theme.em(640.0);
    let mut left = Room::of(if beside { room.left(page.width() * 0.52) } else { page }, kit.theme.pad(14.0));
    let medal = if beside { kit.theme.em(MEDAL) } else { 0.0 };
    if beside {
        let middle = left.left(2.0 * medal).center_top() + vec2(0.0, medal + 1.0);
        kit.medal(ui.painter(), middle, medal, row.icon);
    }
    left.rest.max.x -= 16.0;
    let mut words = ui.new_child(UiBuilder::new().max_rect(left.rest).id_salt(row.key));
    words.spacing_mut().item_spacing.y = 2.0;
    kit.paragraph(&mut words, &name, kit.theme.bold(16.5), c.ink);
    kit.paragraph(&mut words, &about, kit.theme.font(14.5), c.ink_soft);
    let text = words.min_rect().bottom();
    if !beside {
        room.rest.min.y = text + 4.0;
    }
    let mut control = ui.new_child(UiBuilder::new().max_rect(room.rest).id_salt((row.key, "control")));
    kit.spoken.about_in_full(&name, &about);
    row.draw(kit, &mut control, draft);
    let low = control.min_rect().bottom().max(text).max(page.top() + 2.0 * medal);
    let whole = page.with_max_y(low + air);
    ui.allocate_rect(whole, Sense::hover());
    if banded {
        let above = air + ui.spacing().item_spacing.y;
        let ground = whole.with_min_y(whole.top() - above).expand2(vec2(6.0, 0.0));
        ui.painter().set(band, Shape::rect_filled(ground, 0.0, cover(c.hairline, 0.13)));
    }
    ui.painter().hline(whole.x_range(), whole.bottom(), Stroke::new(1.0, c.hairline.gamma_multiply(0.55)));
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
    let rect = strip(ui, high).shrink2(vec2(2.0, 4.0));
    paint::parchment(ui.painter(), &c, rect);
    let (at, heading) = (rect.min + vec2(pad, pad * 0.5), kit.t("settings-sample-heading"));
    let head = kit.title(ui.painter(), at, Align2::LEFT_TOP, &heading, 22.0, c.wax);
    ui.painter().galley(head.left_bottom() + vec2(0.0, 2.0), galley, c.ink);
    let foot = Room::of(rect.shrink2(vec2(pad, pad * 0.6)), 0.0).bottom(kit.button_height());
    let mut foot = Room::of(foot, 12.0);
    for (key, stuff) in [("ui-yes", Stuff::Wax), ("ui-no", Stuff::Paper)] {
        let text = kit.t(key);
        let place = foot.left(kit.button_width(ui, &text, None));
        kit.button(ui, place, Id::new("settings sample").with(key), stuff, &text, None);
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

fn footer(kit: &mut UiKit, ui: &Ui, foot: Rect, controls: bool) -> Option<Wish> {
    let mut row = Room::of(foot, 12.0);
    let done = kit.button_at_end(ui, &mut row, Id::new("settings done"), Stuff::Wax, &kit.t("ui-done"));
    let (key, reset) = match controls {
        true => ("settings-reset-controls", Wish::ResetBindings),
        false => ("settings-reset", Wish::ResetSettings),
    };
    let text = kit.t(key);
    let place = row.left(kit.button_width(ui, &text, None).min(row.rest.width()));
    if kit.button(ui, place, Id::new("settings reset"), Stuff::Paper, &text, None).clicked {
        return Some(reset);
    }
    done.then_some(Wish::Close)
}
