//! A pass of the table's interface: what it looks at, and its parts in their order.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Pos2, Rect, Ui, pos2, vec2};

use super::memory::HudMemory;
use super::wishes::{Wish, Wishes};
use super::{
    Hud, HudView, bar, boxes, captions, chronicle, column, count, foretold, inspect, keys, lesson, making_room,
    over_the_table, own_plate, pictures, plates, prompt, puzzle, remark, replay, sheet, table_in_words, tray, views,
};
use crate::client::canvas::Pointed;
use crate::client::director::Director;
use crate::client::input::PutAway;
use crate::client::picker::Picker;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::company::Company;
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::client::ui::banner::Banner;
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::screen_rects::{Projected, ScreenRects};
use crate::client::ui::screens::box_lid::Lids;
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::ui_kit::UiKit;
use crate::rulebook::BookCache;
use crate::rulebook::book::Book;
use crate::storage::puzzles::Puzzles;
use crate::table::{GuidePlace, Pill, SafeArea, ScoreSheet, Target, Tray};

/// How much farther from the round buttons what is told beside them may begin where it would be too high, in points.
const BROADER: f32 = 26.0;
/// Width of the column of buttons and hints beside a panel in the corner, in points at 100 % text.
const NARROW: f32 = 172.0;
/// How dark the table is below what lies over it to be read or chosen from, of 255.
const DIMMED: u8 = 105;
/// Seconds for which a phase that has just begun lights up.
const FRESH: f32 = 0.9;

/// What the interface of the table looks at.
#[derive(SystemParam)]
pub(in super::super) struct Looked<'w> {
    hud: Res<'w, Hud>,
    session: Res<'w, Session>,
    picker: Res<'w, Picker>,
    director: Res<'w, Director>,
    stage: Res<'w, ShownLayout>,
    projected: Res<'w, Projected>,
    seen: Res<'w, ScreenRects>,
    banner: Res<'w, Banner>,
    pictures: Res<'w, pictures::Pictures>,
    settings: Res<'w, Settings>,
    company: Res<'w, Company>,
    puzzles: Res<'w, Puzzles>,
    captions: Res<'w, captions::Captions>,
}

impl Looked<'_> {
    /// What lies open to be searched, while what comes next does not lie on the table: a place for the card that was chosen.
    fn laid_open(&self) -> Option<&Tray> {
        let (picker, layout) = (&self.picker, &self.stage.layout);
        let goes_on = !picker.prefix.is_empty()
            && picker.next.iter().any(|target| layout.has(*target))
            && picker.next.iter().all(|target| layout.in_tray(*target).is_none());
        layout.tray.as_ref().filter(|_| !goes_on)
    }

    /// What the parts of the interface look at.
    fn view<'a>(
        &'a self,
        nav: &'a Navigation,
        pills: &'a [Rect],
        (playing, results): (bool, bool),
        (now, fresh): (f32, f32),
        tray: Option<&'a Tray>,
    ) -> HudView<'a> {
        let busy = self.director.busy();
        HudView {
            hud: &self.hud,
            session: &self.session,
            picker: &self.picker,
            layout: &self.stage.layout,
            settings: &self.settings,
            company: &self.company,
            seen: &self.seen,
            pills,
            keys: &nav.pressed,
            screen: nav.screen(),
            overlay: nav.overlay(),
            playing,
            results,
            busy,
            retells: self.director.retells(),
            sheet: self.director.sheet.is_some(),
            loud: self.banner.is_seen(now, self.settings.texts_stay),
            fresh,
            own: self.session.own_seat(),
            deciding: self.session.deciding().filter(|_| !busy),
            tray,
            mover: self.stage.mover,
            moved: &self.stage.moved,
        }
    }

    /// The pills that hang on the table: its own, or the captions of its results.
    fn hung(&self, results: bool) -> impl Iterator<Item = &(Pos2, Pill)> {
        let is_caption = |pill: &Pill| self.stage.layout.captions.contains(pill);
        self.projected.0.iter().filter(move |(_, pill)| is_caption(pill) == results)
    }

    /// What is held up, pointed at or advised of the hand, whose foot is held at `hand_foot`.
    fn held_up(&self, hand_foot: f32) -> impl Iterator<Item = Rect> {
        let picker = &self.picker;
        let advice = self.session.hint.iter().filter(|_| !self.hud.put_away(&self.session));
        let advised = advice.flat_map(|hint| &hint.targets);
        let held = picker.hover.iter().chain(&picker.prefix).chain(advised).filter_map(|target| self.seen.of(*target));
        held.filter(move |rect| rect.bottom() > hand_foot).map(move |rect| boxes::raised(rect, hand_foot))
    }
}

/// Where the parts at the edges of the screen stand, for those between them.
struct Edges {
    /// The own plate, or the bar along the foot.
    foot: Rect,
    /// The left end of what stands at the right.
    right: f32,
    /// Where what is foretold of a choice may stand.
    homes: foretold::Homes,
}

/// Draws the interface of the table; what it wishes is carried out afterwards.
pub(in super::super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    look: Looked,
    (mut wishes, mut lids, mut memory): (ResMut<Wishes>, Lids, Local<HudMemory>),
    (mut room, mut pointed): (ResMut<SafeArea>, ResMut<Pointed>),
    mut put_away: MessageReader<PutAway>,
    mut open: Local<BookCache>,
) {
    let ctx = nav.ctx();
    let (memory, wishes, session) = (&mut *memory, &mut *wishes, &*look.session);
    let ui = &mut kit.sheet(&ctx, "hud", SCREEN);
    let laid_open = look.laid_open();
    let tray = memory.search.begin(session, look.stage.layout.tray.as_ref(), (look.hud.tray_aside, &mut *wishes));
    let tray = tray.filter(|_| laid_open.is_some());
    // Keys and pads stay in an open tray; the pointer goes where it likes.
    if nav.screen() == Screen::Table && (tray.is_none() || !kit.focus.by_keys()) {
        kit.focus.let_free();
    }
    let playing = nav.screen() == Screen::Table && session.replay.is_none();
    let laid_over = look.director.sheet.as_ref().filter(|_| nav.overlay() == Overlay::None);
    let over = laid_over.map(|panel| sheet::place(&kit, ui, session, panel, playing));
    if tray.is_some() || over.is_some() {
        ui.painter().rect_filled(ctx.content_rect(), 0.0, Color32::from_black_alpha(DIMMED));
    }
    let whole = ctx.content_rect();
    let hand_foot = whole.top() + room.hand_foot * whole.height();
    // The sheet of results says all that plates, pills and the chronicle's end do, and they would cover a table seen from afar.
    let results = nav.screen() == Screen::Results && !room.panels.is_empty();
    let covered: Vec<Rect> = look.held_up(hand_foot).chain(over).collect();
    let pills = pills(&mut kit, ui, session, look.hung(results), &covered);
    let fresh = freshness(&kit, &look.hud);
    if fresh > 0.0 {
        ctx.request_repaint();
    }
    let table = look.view(&nav, &pills, (playing, results), (kit.theme.now, fresh), tray);
    begin_match(&table, memory, wishes);
    over_the_table::signs(&mut kit, ui, &table);
    over_the_table::seals(&mut kit, ui, &table);
    let mut told = if playing { foretold::told(&kit, &table) } else { Vec::new() };
    if kit.spoken.on {
        kit.read_out("foretold", &kit.unmarked(session, &told.join(" ")));
    }
    let mut shown = Vec::new();
    let mut others = if results { Vec::new() } else { plates::opponents(&mut kit, ui, &table) };
    let discs = column::discs(&mut kit, ui, &table, memory, wishes);
    let edges = if bar::is_needed(&kit) {
        along_the_foot(&mut kit, ui, &table, (memory, wishes), &look.puzzles, discs, (&mut room, &mut told, &mut shown))
    } else {
        in_the_corners(&mut kit, ui, &table, (memory, wishes), &look.puzzles, discs, (&mut room, &mut shown))
    };
    let room = tray::room(&kit, ui.max_rect(), &others, edges.foot, edges.right);
    let at = (room, discs);
    let searched = laid_open
        .map(|laid_open| search(&mut kit, ui, &table, (laid_open, &look.pictures), (memory, wishes), &mut lids, at));
    let (mut searched, is_large) = searched.unwrap_or_default();
    let on_tray = ScreenRects { named: std::mem::take(&mut searched.seen), nameless: Vec::new(), fields: Vec::new() };
    let table = if tray.is_some() { HudView { seen: &on_tray, ..table } } else { table };
    if put_away.read().count() > 0 {
        wishes.add(Wish::PutRefusalAway);
        wishes.add(Wish::PutCaptionsAway);
    }
    let foretold = (&told[..], &edges.homes);
    let mut clear = boxes::Clear::new(&kit, &table, hand_foot).off(&pills);
    over_all(&mut kit, ui, &table, (memory, wishes), &mut clear, (foretold, is_large), &mut shown);
    captions::draw(&mut kit, ui, &table, (&look.captions, &mut memory.captions), &mut clear);
    remark::draw(&mut kit, ui, &table, (&others, edges.foot, &mut memory.remark), &mut clear);
    others.push(edges.foot);
    let game = session.known.game();
    let book = table.picker.inspected.as_ref();
    let book = book.and_then(|_| open.open(*kit.games, game, kit.locale.language(), ""));
    let is_behind =
        lies_over(&mut kit, ui, &table, (book, &others), (laid_over, look.director.waits_for_reader()), wishes);
    pointed.set_if_neq(Pointed(shown));
    wishes.add(Wish::Searched(searched, kit.focus.by_keys()));
    keys::wish(&mut kit, &table, wishes, is_behind);
}

/// What lies open to be searched, or the button that opens it again. What was done there, and whether a card of it is shown large.
fn search(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (laid_open, pictures): (&Tray, &pictures::Pictures),
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    lids: &mut Lids,
    (room, discs): (Rect, Rect),
) -> (tray::Done, bool) {
    if table.tray.is_none() {
        tray::reopen(kit, ui, table, laid_open, wishes, room);
        return Default::default();
    }
    let searched = tray::draw(kit, ui, table, laid_open, pictures, (&mut memory.search, wishes), room);
    let is_large = large_card(kit, ui, table, &searched, lids, (room, discs));
    lids.go_on(kit, ui.ctx());
    (searched, is_large)
}

/// What lies over the table until it is put away: what is looked at closely, and a sheet of scores, which may wait for a reader.
/// Whether a key has been pressed that acts at the table behind it: it puts away what lies over it, and does nothing else.
fn lies_over(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (book, others): (Option<&Book>, &[Rect]),
    (laid_over, waits): (Option<&ScoreSheet>, bool),
    wishes: &mut Wishes,
) -> bool {
    let closed = inspect::draw(kit, ui, table, book, others, wishes);
    if let Some(panel) = laid_over {
        kit.cover.reads |= waits;
        if sheet::draw(kit, ui, table, panel) {
            wishes.add(if waits { Wish::PutAway } else { Wish::Finish });
        }
    }
    let lies = table.picker.inspected.is_some() || laid_over.is_some();
    let is_behind = lies && table.overlay == Overlay::None && keys::acts(table.keys);
    if closed || is_behind {
        wishes.add(Wish::LookAway);
    }
    is_behind
}

/// How fresh the phase is: 1 when it has just begun, 0 a moment later.
fn freshness(kit: &UiKit, hud: &Hud) -> f32 {
    if kit.theme.still { 0.0 } else { (1.0 - (kit.theme.now - hud.phase_since) / FRESH).clamp(0.0, 1.0) }
}

/// What comes and goes over the table: a refusal, a hint, what is foretold of a choice, an answer, the views, what was heard, and
/// what a screen reader is told.
fn over_all(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    clear: &mut boxes::Clear,
    ((told, homes), is_large): ((&[String], &foretold::Homes), bool),
    shown: &mut Vec<Target>,
) {
    if table.playing {
        boxes::refusal(kit, ui, table, clear, memory, wishes);
        // What is looked at closely covers what the hint is about; it is there again afterwards.
        if table.picker.inspected.as_ref().is_none_or(|inspected| inspected.sheet.is_none()) {
            boxes::hint(kit, ui, table, clear, shown, wishes);
        }
        // A card that is shown large says it itself.
        if !is_large {
            foretold::draw(kit, ui, table, clear, told, homes);
        }
    }
    boxes::answer(kit, ui, table, clear, shown, wishes);
    if table.hud.views {
        let radius = column::radius(kit);
        views::draw(kit, ui, memory.views_at, radius).into_iter().for_each(|view| wishes.add(Wish::See(view)));
    }
    let by_name = table_in_words::tell(kit, ui, table, &mut memory.heard);
    by_name.into_iter().for_each(|target| wishes.add(Wish::Call(target)));
    if let Some(frame) = table.picker.frame() {
        let at = |point: bevy::math::Vec2| ui.max_rect().min + vec2(point.x, point.y);
        kit.frame(ui.painter(), Rect::from_min_max(at(frame.min), at(frame.max)));
    }
}

/// A match that has not been drawn before: whatever book was read before, this game's is at hand now.
fn begin_match(table: &HudView, memory: &mut HudMemory, wishes: &mut Wishes) {
    if memory.of_match != table.session.serial {
        memory.of_match = table.session.serial;
        wishes.add(Wish::PutCaptionsAway);
        memory.own_plate = None;
        let game = table.session.known.game().to_owned();
        wishes.add(Wish::KeepAtHand(RuleBookAt { game, section: None }));
    }
}

/// The lesson or the puzzle that the match is, if it is one.
fn guide(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    puzzles: &Puzzles,
    at: (Rect, f32),
) -> Option<Rect> {
    let lesson = lesson::panel(kit, ui, table, (&mut *memory, &mut *wishes), at);
    lesson.or_else(|| table.playing.then(|| puzzle::panel(kit, ui, table, (memory, wishes), puzzles, at))?)
}

/// Large text: own plate, prompt, number and replay in one bar along the foot of the screen.
fn along_the_foot(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    puzzles: &Puzzles,
    discs: Rect,
    (room, told, shown): (&mut ResMut<SafeArea>, &mut Vec<String>, &mut Vec<Target>),
) -> Edges {
    let foot = bar::draw(kit, ui, table, wishes, told);
    let guide = guide(kit, ui, table, (&mut *memory, &mut *wishes), puzzles, (discs, foot.top()));
    let hand = (0.0, guide.map_or(ui.max_rect().right(), |guide| guide.left()));
    making_room::make_room(room, table, kit, ui, (None, &[]), (hand, foot.top() - 4.0));
    if table.hud.wide {
        let low = foot.top() - 8.0;
        chronicle::draw(kit, ui, table, (memory, wishes), (discs.top(), low), shown);
    }
    let right = guide.map_or(discs.left(), |guide| guide.left());
    Edges { foot, right, homes: foretold::Homes { along: Some(foot), ..foretold::Homes::default() } }
}

/// Own plate, prompt, chronicle, lesson and replay at the corners of the screen.
fn in_the_corners(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    puzzles: &Puzzles,
    discs: Rect,
    (room, shown): (&mut ResMut<SafeArea>, &mut Vec<Target>),
) -> Edges {
    let (session, screen) = (table.session, ui.max_rect());
    let foot = match table.results {
        false => own_plate::own(kit, ui, table, memory),
        true => Rect::from_min_size(screen.left_bottom(), vec2(0.0, 0.0)),
    };
    let at = (discs, prompt::top(kit, ui));
    let guide = guide(kit, ui, table, (&mut *memory, &mut *wishes), puzzles, at);
    let mut low = screen.bottom() - 14.0;
    // Where a panel is in the corner, everything else stands beside it.
    let beside = guide.filter(|_| table.layout.guide == GuidePlace::LowerRight).map(|guide| guide.left());
    let end = beside.unwrap_or(screen.right());
    let place = prompt::PromptPlace { right: end - 16.0, low, stacked: beside.map(|_| kit.theme.em(NARROW)) };
    let mut hand_foot = screen.bottom();
    if table.playing {
        low = prompt::buttons(kit, ui, table, wishes, place);
        low = prompt::hints(kit, ui, table, wishes, prompt::PromptPlace { low, ..place });
    } else if session.replay.is_some() {
        // The hand is held over the bar.
        hand_foot = replay::bar(kit, ui, table, wishes).top() - 8.0;
        if session.waiting.is_some() {
            low = prompt::buttons(kit, ui, table, wishes, place);
        }
    }
    let folded = !table.hud.wide;
    let mut right = chronicle::left(kit, screen);
    let mut homes = foretold::Homes { over: vec![foot], ..foretold::Homes::default() };
    let mut news = None;
    let between = (discs.bottom() + 8.0, low);
    match guide {
        Some(guide) => right = guide.left(),
        None if folded && !table.results => {
            let rect = chronicle::draw(kit, ui, table, (&mut *memory, &mut *wishes), between, shown);
            // As wide as the one over the own plate, or, where something stands beside the chronicle, as the chronicle.
            let wide = rect.with_min_x(rect.right() - foot.width().max(rect.width()));
            homes.over.extend([wide, rect]);
            // Where what is told is so high that it would reach up to the round buttons, it stands beside them.
            let beside = wide.with_max_x(discs.left() - 8.0);
            let broad = beside.with_min_x(beside.left() - kit.theme.em(BROADER));
            let further = [beside, broad].into_iter().filter(|beside| beside.width() > rect.width() * 0.9);
            homes.further.extend(further);
            // News are not hidden from whoever has not read them.
            let sums_up = table.sums_up();
            homes.instead = (!sums_up).then_some(rect);
            news = sums_up.then_some(rect);
        }
        None => {}
    }
    let hand_end = place.stacked.map_or(right, |narrow| place.right - narrow);
    let hand = (foot.right(), hand_end - 6.0);
    // News are gone with the next action; the table does not move for that, and would not move back.
    let last_line = guide.is_none().then(|| chronicle::room(kit, screen, chronicle::foot(kit, ui, low)));
    let news = news.zip(last_line).map(|(rect, last_line)| (rect, last_line.top()));
    let kept = own_plate::kept_for_own(kit, screen, memory).into_iter().chain(last_line).collect::<Vec<_>>();
    making_room::make_room(room, table, kit, ui, (news, &kept), (hand, hand_foot));
    if !folded && !session.is_guided() {
        // Spread out to be read it may cover the table, which does not move for that.
        chronicle::draw(kit, ui, table, (memory, &mut *wishes), between, shown);
    }
    if table.playing {
        count::chooser(kit, ui, table).into_iter().for_each(|done| wishes.add(Wish::Count(done)));
    }
    Edges { foot, right, homes }
}

/// The card of the tray that is pointed at, as large as there is room above what is told of it; whether it is shown.
fn large_card(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    searched: &tray::Done,
    lids: &mut Lids,
    (room, discs): (Rect, Rect),
) -> bool {
    let lowest = room.top() + ui.max_rect().height() * 0.4;
    let beside = Rect::from_min_max(pos2(room.right() + 8.0, room.top()), pos2(discs.left() - 14.0, lowest));
    let card = searched.pointed.and_then(|target| table.layout.in_tray(target));
    card.is_some_and(|card| tray::show_large(kit, ui, table.session.known.game(), card, lids, beside))
}

/// Draws the pills, but for those behind what covers them, cards that have come up and a sheet; gives where they are. One that has
/// no room beside another, as large text may have it, stands over it.
fn pills<'a>(
    kit: &mut UiKit,
    ui: &Ui,
    session: &Session,
    hung: impl Iterator<Item = &'a (Pos2, Pill)>,
    covered: &[Rect],
) -> Vec<Rect> {
    let mut drawn: Vec<Rect> = Vec::new();
    for (at, pill) in hung {
        let text = kit.tell(session, &pill.words);
        let size = kit.pill_size(ui.painter(), &text, pill.icon.is_some());
        let mut place = Rect::from_center_size(*at, size);
        while let Some(other) = drawn.iter().find(|other| other.shrink(1.0).intersects(place.shrink(1.0))) {
            place = place.translate(vec2(0.0, other.top() - 2.0 - place.bottom()));
        }
        drawn.push(kit.pill(ui.painter(), place.center(), &text, pill.icon, covered));
    }
    drawn
}
