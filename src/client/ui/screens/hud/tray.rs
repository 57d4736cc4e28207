//! Cards that lie open to be searched: a sheet over the table with the cards as pictures, groups, and a search.

use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Id, Painter, PointerButton, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2,
    text::LayoutJob, vec2,
};

use bevy_egui::egui::epaint::RectShape;

use super::HudView;
use super::pictures::Pictures;
use super::wishes::{Wish, Wishes};
use crate::client::session::Session;
use crate::client::ui::focus::{CORNER, Keeps, Way};
use crate::client::ui::paint;
use crate::client::ui::rich::in_two;
use crate::client::ui::screen_reader::Control;
use crate::client::ui::screens::box_lid::{self, Lids};
use crate::client::ui::ui_kit::{Touch, UiKit};
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::locale::Language;
use crate::rulebook::book::searchable;
use crate::table::{CARD, Target, Tray, TrayCard};

/// Tab and shoulder buttons walk from the search to the groups, and on to the cards.
const SEARCH: u8 = 5;
const GROUPS: u8 = 6;
const CARDS: u8 = 8;
/// Width of a card in points, at 100 % text: what stands on it can be read.
const WIDE: f32 = 100.0;
/// So many times as wide a card is at least that is shown beside the tray.
const LARGE: f32 = 1.4;
/// Points between cards, at least.
const GAP: f32 = 10.0;
/// The share of a row that may be missing so that one more is seen, whole and with its titles, of smaller cards.
const MISSING: f32 = 0.25;
/// The share of its usual size that a card has at least so that its row is seen whole.
const LEAST: f32 = 0.6;
/// What of the view no row may reach into, at its lower edge: in points, and as a share of the height in which pages fade, where
/// lines of text go under.
const VIEW: (f32, f32) = (14.0, 0.62);
/// Points between the tray and what stands around it.
const APART: f32 = 8.0;
/// The tray lies beside the foot of the screen where it has at least this share of the width there, and leaves this share of the
/// height to the hand.
const BESIDE: f32 = 0.5;
const HAND: f32 = 0.15;
/// Seconds after which a press that stays on a card inspects it.
const LONG: f32 = 0.5;
/// Size of a title in points, and the part of it in which one that does not fit is set in two lines so far apart, in sizes.
const TITLE: f32 = 14.5;
const IN_TWO: f32 = 0.9;
const LEADING: f32 = 1.1;
/// How much of a card's colour is left when it cannot be chosen; a lock says the same.
const FAINT: f32 = 0.70;

/// How far somebody has got with searching a tray.
#[derive(Default, Debug)]
pub(super) struct Search {
    /// Of which match, and what is searched.
    of: Option<(u32, Words)>,
    /// It is shown in this pass.
    shown: bool,
    /// It was not in the last one.
    fresh: bool,
    /// The only group that is shown.
    group: Option<usize>,
    /// What the titles must contain.
    query: String,
    /// The cards' titles in the language of the interface, and of which words.
    titles: Vec<String>,
    told: Option<(Language, Vec<Words>)>,
    /// The card that is held down, and since when.
    held: Option<(Target, f32)>,
    /// The card that the Master meant last.
    advised: Option<Target>,
}

/// What was done with the tray, and where its cards are seen.
#[derive(Clone, Default, Debug, PartialEq)]
pub(super) struct Done {
    /// The card that the pointer or the focus is on.
    pub pointed: Option<Target>,
    /// The card that was pressed.
    pub taken: Option<Target>,
    /// The card that is to be inspected.
    pub inspected: Option<Target>,
    /// The cards in sight.
    pub seen: Vec<(Target, Rect)>,
}

impl Search {
    /// Begins anew where another tray lies open than before. Gives it if it is to be shown: not while it is put `aside`,
    /// unless the Master has just meant one of its cards; whoever put another one aside has not put this one.
    pub(super) fn begin<'a>(
        &mut self,
        session: &Session,
        tray: Option<&'a Tray>,
        (aside, wishes): (bool, &mut Wishes),
    ) -> Option<&'a Tray> {
        let of = tray.map(|tray| (session.serial, &tray.title));
        let is_another = of != self.of.as_ref().map(|(number, title)| (*number, title));
        if is_another {
            *self = Self { of: of.map(|(number, title)| (number, title.clone())), ..Self::default() };
        }
        let meant = tray.and_then(|tray| meant(session, tray));
        let stays = aside && !is_another && (meant.is_none() || meant == self.advised);
        if aside && !stays {
            wishes.add(Wish::PutTrayAside(false));
        }
        self.fresh = !std::mem::take(&mut self.shown);
        tray.filter(|_| !stays)
    }

    /// Translates the titles, once.
    fn translate(&mut self, kit: &UiKit, table: &HudView, tray: &Tray) {
        let language = kit.locale.language();
        let titles = || tray.cards.iter().map(|card| &card.title);
        if self.told.as_ref().is_some_and(|(known, of)| *known == language && of.iter().eq(titles())) {
            return;
        }
        self.titles = titles().map(|title| kit.tell(table.session, title)).collect();
        self.told = Some((language, titles().cloned().collect()));
    }

    /// The card that the Master means, and whether it is news: then nothing hides it.
    fn advised(&mut self, table: &HudView, tray: &Tray) -> Option<(Target, bool)> {
        let advised = meant(table.session, tray);
        let news = advised != self.advised;
        self.advised = advised;
        let hidden = |target: Target| !self.found(tray).iter().any(|(card, _)| Target::Piece(card.id) == target);
        if news && advised.is_some_and(hidden) {
            self.query.clear();
            self.group = None;
        }
        advised.map(|target| (target, news))
    }

    /// The cards that are shown, with their titles.
    fn found<'a>(&'a self, tray: &'a Tray) -> Vec<(&'a TrayCard, &'a str)> {
        let query = searchable(&self.query);
        let in_group = |card: &TrayCard| self.group.is_none_or(|group| card.groups.contains(&group));
        let told = |title: &str| {
            let title = searchable(title);
            query.split_whitespace().all(|word| title.contains(word))
        };
        let titled = tray.cards.iter().zip(self.titles.iter().map(String::as_str));
        titled.filter(|(card, title)| in_group(card) && (query.is_empty() || told(title))).collect()
    }
}

/// The card of a tray that the Master means.
fn meant(session: &Session, tray: &Tray) -> Option<Target> {
    let targets = session.hint.iter().flat_map(|hint| &hint.targets);
    targets.copied().find(|target| matches!(target, Target::Piece(id) if tray.card(*id).is_some()))
}

/// What is left of the screen for a tray: below the plates, beside the foot or above it, left of what stands at the right.
pub(super) fn room(kit: &UiKit, screen: Rect, plates: &[Rect], foot: Rect, right: f32) -> Rect {
    let top = plates.iter().map(Rect::bottom).fold(screen.top() + 6.0, f32::max);
    let (left, low) = if right - foot.right() > screen.width() * BESIDE {
        (foot.right() + APART, screen.bottom() - screen.height() * HAND)
    } else {
        (screen.left() + 16.0, foot.top())
    };
    let mut room = Rect::from_min_max(pos2(left, top + APART), pos2(right, low) - vec2(APART, APART));
    for panel in &kit.cover.panels {
        if panel.intersects(room) && panel.center().x > room.center().x {
            room.max.x = room.max.x.min(panel.left() - APART);
        }
    }
    room
}

/// The button that opens a tray again that was put aside, at the top of the room.
pub(super) fn reopen(kit: &mut UiKit, ui: &Ui, table: &HudView, tray: &Tray, wishes: &mut Wishes, room: Rect) {
    let title = kit.tell(table.session, &tray.title);
    let text = kit.say(&Words::new("tray-open").with("title", title));
    let icon = Some("ui-deck");
    let wide = (kit.button_width(ui, &text, None) + kit.icon_room(icon)).min(room.width());
    let rect = Align2::CENTER_TOP.anchor_size(room.center_top(), vec2(wide, kit.button_height()));
    kit.cover.panels.push(rect);
    kit.focus.on_group(SEARCH);
    let id = Id::new("tray open");
    // It stands beyond the far edge of the table.
    if table.picker.beyond.is_some_and(|way| way.y < 0.0 || table.picker.hover.is_none()) {
        kit.focus.enter(id, Way::Up);
    }
    if kit.icon_button(ui, rect, id, Stuff::Wood, icon, &text, None).clicked {
        wishes.add(Wish::PutTrayAside(false));
    }
    kit.focus.on_group(0);
}

/// Draws the tray in the room that is left for it.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    tray: &Tray,
    pictures: &Pictures,
    (search, wishes): (&mut Search, &mut Wishes),
    room: Rect,
) -> Done {
    search.translate(kit, table, tray);
    kit.panel(ui.painter(), room);
    let pad = kit.theme.pad(16.0);
    let mut page = kit.inside(ui, room.shrink(pad));
    page.spacing_mut().item_spacing.y = kit.theme.pad(6.0);
    head(kit, &mut page, table, tray, (&mut *search, wishes));
    kit.focus.on_group(CARDS);
    let advised = search.advised(table, tray);
    let found = search.found(tray);
    let mut done = Done::default();
    let mut held = None;
    if found.is_empty() {
        let words = kit.t("tray-none");
        kit.paragraph(&mut page, &words, kit.theme.italic(16.0), kit.theme.c.ink_soft);
    } else {
        let middle = room.center().x;
        let cards = CardGrid { table, pictures, middle, held: search.held, fresh: search.fresh, advised };
        held = kit.scroll(&mut page, "tray", |ui, kit| cards.draw(kit, ui, &found, &mut done));
    }
    kit.focus.on_group(0);
    search.held = held;
    search.shown = true;
    done
}

/// The card that is pointed at as large as there is room for beside the tray, `room`, where it can be read; whether it is shown.
pub(super) fn show_large(
    kit: &mut UiKit,
    ui: &Ui,
    game: &'static str,
    card: &TrayCard,
    lids: &mut Lids,
    room: Rect,
) -> bool {
    let wide = room.width().min(room.height() * CARD.x / CARD.z);
    // Hardly larger than in the tray it would say nothing new.
    if wide < LARGE * kit.theme.pad(WIDE) {
        return false;
    }
    let rect = Align2::CENTER_TOP.align_size_within_rect(vec2(wide, wide * CARD.z / CARD.x), room);
    let picture = lids.card(kit, game, card.large, rect.size());
    if let Some(picture) = picture {
        box_lid::leaf(ui.painter(), rect, 0.0, picture);
    }
    picture.is_some()
}

/// What is searched, how much of it is shown, the search, the button that puts it aside; what may be taken; the groups.
fn head(kit: &mut UiKit, ui: &mut Ui, table: &HudView, tray: &Tray, (search, wishes): (&mut Search, &mut Wishes)) {
    let c = kit.theme.c;
    let high = kit.theme.em(20.0) + 14.0;
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let radius = kit.theme.em(13.0).min(20.0);
    let aside = pos2(line.right() - radius, line.center().y);
    kit.focus.on_group(CORNER);
    let touch = kit.disc(ui, aside, radius, Id::new("tray aside"), "ui-minus", false);
    let words = kit.t("tray-aside");
    kit.tip(&touch, Rect::from_center_size(aside, Vec2::splat(2.0 * radius)), words, None);
    if touch.clicked {
        wishes.add(Wish::PutTrayAside(true));
    }
    let wide = kit.theme.em(220.0).min(line.width() * 0.38);
    let right = aside.x - radius - 10.0;
    let field = Rect::from_min_max(pos2(right - wide, line.top()), pos2(right, line.bottom()));
    let hint = kit.t("tray-search");
    kit.focus.on_group(SEARCH);
    kit.search_at(ui, field, Id::new("tray search"), &mut search.query, &hint);
    // Of kinds, not of cards: only whoever has left some out wants to know.
    let (shown, all) = (search.found(tray).len(), tray.cards.len());
    let count = Words::new("tray-count").with("shown", shown as i64).with("all", all as i64);
    let count = if shown < all { kit.say(&count) } else { String::new() };
    let font = kit.theme.italic(15.0);
    let counted = kit.width(ui.painter(), &count, font.clone());
    let left = field.left() - 14.0 - counted;
    let title = kit.tell(table.session, &tray.title);
    let title = kit.fitted_title(ui.painter(), &title, 24.0, c.ink, left - 14.0 - line.left());
    let end = line.left() + title.size().x + 14.0;
    ui.painter().galley(pos2(line.left(), line.center().y - title.size().y * 0.5), title, c.ink);
    let at = pos2(end.min(left), line.center().y);
    kit.line(ui.painter(), at, Align2::LEFT_CENTER, &count, font, c.ink_soft, 0.0);
    if let Some(note) = &tray.note {
        let note = kit.tell(table.session, note);
        kit.paragraph(ui, &note, kit.theme.font(15.0), c.ink);
    }
    if !tray.groups.is_empty() {
        let all = (kit.t("tray-all"), "ui-deck");
        let groups = tray.groups.iter().map(|group| (kit.tell(table.session, &group.words), group.icon));
        let names: Vec<(String, &str)> = std::iter::once(all).chain(groups).collect();
        let now = search.group.map_or(0, |group| group + 1);
        kit.focus.on_group(GROUPS);
        if let Some(new) = kit.tabs(ui, Id::new("tray group"), &names, now) {
            search.group = new.checked_sub(1);
        }
    }
}

/// How the cards are drawn.
struct CardGrid<'a> {
    table: &'a HudView<'a>,
    pictures: &'a Pictures,
    /// The middle of the sheet, whatever room its bar takes.
    middle: f32,
    held: Option<(Target, f32)>,
    /// The tray has just been opened.
    fresh: bool,
    /// The card that the Master means, and whether it has still to be brought into sight.
    advised: Option<(Target, bool)>,
}

impl CardGrid<'_> {
    /// Draws the cards in rows; gives the one that is held down, and since when.
    fn draw(
        &self,
        kit: &mut UiKit,
        ui: &mut Ui,
        found: &[(&TrayCard, &str)],
        done: &mut Done,
    ) -> Option<(Target, f32)> {
        let room = ui.available_width();
        let below = below(kit);
        let sized = |high: f32| {
            let face = vec2(high * CARD.x / CARD.z, high);
            let step = face + vec2(GAP, below);
            (face, step, (((room + GAP) / step.x) as usize).max(1))
        };
        let (mut face, mut step, mut columns) = sized(kit.theme.pad(WIDE) * CARD.z / CARD.x);
        // Whole rows are in sight.
        let view = ui.clip_rect().height() - VIEW.0 - VIEW.1 * kit.edge();
        if found.len().div_ceil(columns) as f32 * step.y > view {
            let whole = (view / step.y + MISSING).floor().max(1.0);
            let high = view / whole - below;
            if high > LEAST * face.y {
                (face, step, columns) = sized(high);
            }
        }
        // What is left of the width stands between them.
        step.x += (room + GAP - columns as f32 * step.x).max(0.0) / columns as f32;
        let gap = step.x - face.x;
        let rows = found.len().div_ceil(columns);
        let (area, _) = ui.allocate_exact_size(vec2(room, rows as f32 * step.y), Sense::hover());
        let spare = (room + gap - columns as f32 * step.x).max(0.0);
        let left = (self.middle - (room - spare) * 0.5).clamp(area.left(), area.left() + spare);
        let mut held = None;
        // Keys begin at what can be chosen.
        let open = |(card, _): &(&TrayCard, &str)| self.table.picker.next.contains(&Target::Piece(card.id));
        let first = found.iter().position(open).unwrap_or_default();
        for (n, (card, title)) in found.iter().enumerate() {
            let at = vec2((n % columns) as f32 * step.x, (n / columns) as f32 * step.y);
            let rect = Rect::from_min_size(pos2(left, area.top()) + at, face);
            let target = Target::Piece(card.id);
            let id = Id::new("tray card").with(card.id);
            if n == first && self.fresh && kit.focus.by_keys() {
                kit.focus.set(id);
            } else if n == first && kit.focus.now().is_none() {
                kit.focus.prefer(id);
            }
            if self.advised == Some((target, true)) {
                ui.scroll_to_rect(rect, Some(Align::Center));
            }
            let touch = kit.touch(ui, rect, id, Keeps::Nothing);
            kit.speak(&touch, || Control::Choice(card.chosen), title);
            // A mouse that has left the tray points at the table, whatever it left the focus on.
            if touch.focused && (kit.focus.by_keys() || ui.rect_contains_pointer(rect)) {
                done.pointed = Some(target);
            }
            held = held.or(self.touched(kit, ui, target, &touch, done));
            if ui.is_rect_visible(rect.expand2(vec2(0.0, step.y - face.y))) {
                done.seen.push((target, rect.intersect(ui.clip_rect())));
                self.paint(kit, ui, (rect, step.x - 0.5 * GAP), card, title, &touch);
            }
        }
        held
    }

    /// Notes what a touch does: a press takes, a long one inspects, as on the table.
    fn touched(&self, kit: &UiKit, ui: &Ui, target: Target, touch: &Touch, done: &mut Done) -> Option<(Target, f32)> {
        let since = self.held.filter(|(held, _)| *held == target).map_or(kit.theme.now, |(_, since)| since);
        let long = kit.theme.now - since >= LONG;
        if done.pointed == Some(target) {
            let middle = ui.input(|input| input.pointer.button_pressed(PointerButton::Middle));
            if middle && !kit.focus.by_keys() || touch.down && long {
                done.inspected = Some(target);
            }
        }
        if touch.clicked && !long {
            done.taken = Some(target);
        }
        if touch.down {
            ui.ctx().request_repaint();
        }
        touch.down.then_some((target, since))
    }

    /// Paints a card, whose title may be so wide.
    fn paint(&self, kit: &mut UiKit, ui: &Ui, (rect, room): (Rect, f32), card: &TrayCard, title: &str, touch: &Touch) {
        let c = kit.theme.c;
        let painter = ui.painter();
        let target = Target::Piece(card.id);
        let picker = self.table.picker;
        let chosen = card.chosen || picker.prefix.contains(&target);
        let open = picker.next.contains(&target);
        // While an action is being carried out nothing can be chosen, and nothing fades for that.
        let faint = !picker.choices.is_empty() && !open && !chosen;
        let radius = rect.width() * 0.05;
        match self.pictures.of(card.face) {
            Some(picture) => {
                let tint = if faint { Color32::WHITE.gamma_multiply(FAINT) } else { Color32::WHITE };
                let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                painter.add(RectShape::filled(rect, radius as u8, tint).with_texture(picture, whole));
            }
            None => {
                paint::slip(painter, &c, rect, c.paper_deep);
                kit.icon(painter, "ui-deck", rect.center(), rect.width() * 0.5, c.hairline);
            }
        }
        let rim = if chosen {
            Stroke::new(3.0, c.wax)
        } else if open {
            Stroke::new(2.0, c.brass)
        } else {
            Stroke::new(1.0, c.hairline)
        };
        painter.rect_stroke(rect, radius as u8, rim, StrokeKind::Outside);
        if chosen {
            let size = kit.theme.em(11.0).min(rect.width() * 0.2);
            let at = rect.right_top() + vec2(-size * 0.7, size * 0.7);
            painter.circle(at, size, c.wax, Stroke::new(2.0, c.brass));
            kit.icon(painter, "ui-check", at, size * 1.3, c.on_wax);
        }
        if faint {
            let size = kit.theme.em(9.0).min(rect.width() * 0.16);
            let at = rect.right_top() + vec2(-size * 0.8, size * 0.8);
            painter.circle(at, size, c.paper, Stroke::new(1.5, c.ink_soft));
            kit.icon(painter, "ui-lock", at, size * 1.25, c.ink_soft);
        }
        if self.advised.is_some_and(|(advised, _)| advised == target) {
            let size = kit.theme.em(11.0).min(rect.width() * 0.2);
            let at = rect.left_top() + vec2(size * 0.7, size * 0.7);
            painter.rect_stroke(rect, radius as u8, Stroke::new(3.0, c.brass), StrokeKind::Outside);
            painter.circle(at, size, c.paper, Stroke::new(2.0, c.brass));
            kit.icon(painter, "ui-light-bulb", at, size * 1.3, c.wax);
        }
        kit.halo(ui, rect, radius, touch);
        let font = if open { kit.theme.bold(TITLE) } else { kit.theme.font(TITLE) };
        let ink = if faint { c.ink_soft } else { c.ink };
        label(kit, painter, (rect, room), title, font, ink);
    }
}

/// Points from a row of cards to the next one.
fn below(kit: &UiKit) -> f32 {
    GAP + kit.theme.em(22.0)
}

/// The title of a card below it, in two lines if it would have to be much smaller for one.
fn label(kit: &UiKit, painter: &Painter, (card, wide): (Rect, f32), title: &str, font: FontId, ink: Color32) {
    // A single word is not broken where words are parted by spaces.
    let is_one_word = title.chars().all(|sign| sign < '\u{2E80}' && !sign.is_whitespace());
    if is_one_word || IN_TWO * kit.width(painter, title, font.clone()) <= wide {
        let at = pos2(card.center().x, card.bottom() + kit.theme.em(11.0) + 2.0);
        kit.line(painter, at, Align2::CENTER_CENTER, title, font, ink, wide);
        return;
    }
    let high = (IN_TWO * font.size * LEADING).min((below(kit) - 4.0) * 0.5);
    let font = FontId { size: high / LEADING, ..font };
    let title = in_two(title, |line| kit.width(painter, line, font.clone()));
    let mut job = LayoutJob::simple(title, font, ink, wide);
    job.halign = Align::Center;
    job.wrap.max_rows = 2;
    for section in &mut job.sections {
        section.format.line_height = Some(high);
    }
    let galley = painter.layout_job(job);
    painter.galley(pos2(card.center().x, card.bottom() + 1.0), galley, ink);
}
