//! What stands round the table while a match is on: plates, prompt, chronicle, buttons, hints, refusals.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::time::Real;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Color32, Pos2, Rect, Ui, pos2, vec2};

use crate::client::audio::PlaySound;
use crate::client::canvas::Pointed;
use crate::client::controls::InputAction;
use crate::client::director::Director;
use crate::client::frame::AppSystems;
use crate::client::input::PutAway;
use crate::client::picker::Picker;
use crate::client::pieces::faces::FaceBook;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::pieces::standpoint::View;
use crate::client::session::{AtTheTable, Overlay, Phase, Screen, Session, SessionRequest};
use crate::client::settings::{Notices, Settings};
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::screen_rects::{Projected, ScreenRects};
use crate::client::ui::screens::box_lid::Lids;
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::{Seat, Words};
use crate::games::puzzle::PuzzleStanding;
use crate::rulebook::BookCache;
use crate::storage::puzzles::Puzzles;
use crate::table;
use crate::table::{BotReason, Layout, Pill, SafeArea, Target, Tray};

mod bar;
mod boxes;
mod captions;
mod chronicle;
mod clock;
mod column;
mod count;
mod foretold;
mod inspect;
mod keys;
mod lesson;
mod making_room;
mod over_the_table;
mod pictures;
mod plates;
mod prompt;
mod puzzle;
mod replay;
mod sheet;
mod spread;
mod table_in_words;
mod tray;
mod views;

/// What the interface of the table remembers.
#[derive(Resource, Default, Debug)]
pub struct Hud {
    /// The chronicle is shown large.
    pub wide: bool,
    /// The heights of the chronicle's lines together, and of its sheet.
    chronicle: (f32, f32),
    /// The sum of what has happened up to this position has been put away.
    summed_up: Option<(u32, usize)>,
    /// When the refusal that was put away came.
    dismissed: f32,
    /// When the refusal on show came, in which of its widths, and where it stands.
    refused: Option<(f32, usize, Rect)>,
    /// Somebody is on the way to the refusal that came then: it stays until this moment.
    awaited: (f32, f32),
    /// When the phase began.
    phase_since: f32,
    /// The hint about this position has been put away.
    hint_away: Option<(u32, usize)>,
    /// The answer that has been put away.
    answer_away: Option<BotReason>,
    /// The buttons that are wanted seldom stand in the column as well.
    all_discs: bool,
    /// The views of the table are laid open, beside the button that stands here.
    views: bool,
    views_at: Pos2,
    /// What was heard.
    captions: captions::Captions,
    /// What lies open to be searched.
    search: tray::Search,
    /// What lies on the table in words.
    heard: table_in_words::TableInWords,
    /// The match and the number of the step that its lesson told last.
    taught: (u32, usize),
    /// Match, turn and sentence of the last question before something is given away.
    asked: Option<(u32, usize, Words)>,
    /// The match, and how it stands with the puzzle that it is, as told last.
    judged: Option<(u32, PuzzleStanding)>,
}

impl Hud {
    /// Whether the chronicle sums up what bots have done at once: whoever decides now has seen nothing of it.
    fn sums_up(&self, table: &HudView) -> bool {
        let session = table.session;
        let news = session.told.has_unseen_news();
        news && table.deciding.is_some() && !self.wide && self.summed_up != Some(position(session))
    }

    /// Whether the hint about the position at hand has been put away.
    fn put_away(&self, session: &Session) -> bool {
        self.hint_away == Some(position(session))
    }
}

/// What tells one position from another: match and number of actions.
fn position(session: &Session) -> (u32, usize) {
    (session.serial, session.known.len())
}

/// Everything a part of the table's interface looks at.
struct HudView<'a> {
    session: &'a Session,
    picker: &'a Picker,
    layout: &'a Layout,
    settings: &'a Settings,
    /// What can be pointed at, on the screen.
    seen: &'a ScreenRects,
    /// Where the pills are that hang on it.
    pills: &'a [Rect],
    /// Something is still being told.
    busy: bool,
    /// What is told has been told before.
    retells: bool,
    /// A sheet lies over the table that says it.
    sheet: bool,
    /// How fresh the phase is: 1 when it has just begun, 0 a moment later.
    fresh: f32,
    /// The seat at the bottom of the screen.
    own: Seat,
    /// Whose decision it is, if it can be made here and now.
    deciding: Option<Seat>,
    /// What lies open to be searched and is shown.
    tray: Option<&'a Tray>,
    /// Who brought about what is being told, or was told last.
    mover: Option<Seat>,
    /// What that has moved.
    moved: &'a [Target],
}

impl HudView<'_> {
    /// The table as it is seen, as told so far.
    fn told(&self) -> Arc<dyn table::AnyView> {
        self.session.seen(self.busy)
    }

    /// Whether the match goes on for all that has been told, or is looked at.
    fn goes_on(&self) -> bool {
        self.session.known.outcome().is_none() || self.session.replay.is_some() || self.busy
    }
}

/// How much farther from the round buttons what is told beside them may begin where it would be too high, in points.
const BROADER: f32 = 26.0;
/// Width of the column of buttons and hints beside a panel in the corner, in points at 100 % text.
const NARROW: f32 = 172.0;
/// How dark the table is below what lies over it to be read or chosen from, of 255.
const DIMMED: u8 = 105;
/// Seconds for which a phase that has just begun lights up.
const FRESH: f32 = 0.9;

/// What is written around the table.
pub(super) fn plugin(app: &mut App) {
    let at_the_table = in_state(AtTheTable).and_then(resource_exists::<Session>);
    let drawn = resource_exists::<FaceBook>.and_then(resource_exists::<Assets<StandardMaterial>>);
    app.init_resource::<Hud>()
        .init_resource::<pictures::Pictures>()
        .add_systems(Update, pictures::hold.in_set(AppSystems::Follow).run_if(drawn))
        .add_systems(EguiPrimaryContextPass, draw.run_if(at_the_table).in_set(Pass::Screen))
        .add_systems(Update, captions::hear.run_if(on_message::<PlaySound>).in_set(AppSystems::Sound))
        .add_systems(Update, note_phase.run_if(on_message::<StateTransitionEvent<Phase>>).in_set(AppSystems::Follow));
}

/// A phase that has just begun lights up.
fn note_phase(time: Res<Time<Real>>, mut hud: ResMut<Hud>) {
    hud.phase_since = time.elapsed_secs();
}

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    session: Res<Session>,
    mut picker: ResMut<Picker>,
    mut director: ResMut<Director>,
    (stage, projected, seen, pictures): (Res<ShownLayout>, Res<Projected>, Res<ScreenRects>, Res<pictures::Pictures>),
    mut pointed: ResMut<Pointed>,
    (mut settings, mut notices): (ResMut<Settings>, ResMut<Notices>),
    (mut hud, puzzles, mut lids): (ResMut<Hud>, Res<Puzzles>, Lids),
    (mut room, mut put_away): (ResMut<SafeArea>, MessageReader<PutAway>),
    (mut rules, mut views): (ResMut<RuleBookAt>, MessageWriter<View>),
    mut idle: Local<bool>,
    mut of_match: Local<u32>,
    mut open: Local<BookCache>,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "hud", SCREEN);
    let laid_open = stage.layout.tray.as_ref();
    // What comes next may lie on the table: a place for the card that was chosen.
    let goes_on = !picker.prefix.is_empty()
        && picker.next.iter().any(|target| stage.layout.has(*target))
        && picker.next.iter().all(|target| stage.layout.in_tray(*target).is_none());
    let tray = hud.search.begin(&session, laid_open).filter(|_| !goes_on);
    // Keys and pads stay in an open tray; the pointer goes where it likes.
    if nav.screen() == Screen::Table && (tray.is_none() || !kit.focus.by_keys()) {
        kit.focus.let_free();
    }
    let hand_foot = ui.max_rect().top() + room.hand_foot * ui.max_rect().height();
    let advice = session.hint.iter().filter(|_| !hud.put_away(&session));
    let advised = advice.flat_map(|hint| &hint.targets);
    let held = picker.hover.iter().chain(&picker.prefix).chain(advised).filter_map(|target| seen.of(*target));
    let held = held.filter(|rect| rect.bottom() > hand_foot);
    let playing = nav.screen() == Screen::Table && session.replay.is_none();
    let laid_over = director.sheet.as_ref().filter(|_| nav.overlay() == Overlay::None);
    let lies_over = laid_over.is_some();
    let over = laid_over.map(|panel| sheet::place(&kit, ui, &session, panel, playing));
    if tray.is_some() || over.is_some() {
        ui.painter().rect_filled(ui.max_rect(), 0.0, Color32::from_black_alpha(DIMMED));
    }
    let covered: Vec<Rect> = held.map(|rect| boxes::raised(rect, hand_foot)).chain(over).collect();
    // The sheet of results says all that plates, pills and the chronicle's end do, and they would cover a table seen from afar.
    let results = nav.screen() == Screen::Results && !room.panels.is_empty();
    let is_caption = |pill: &Pill| stage.layout.captions.contains(pill);
    let hung = projected.0.iter().filter(|(_, pill)| is_caption(pill) == results);
    let pills = pills(&mut kit, ui, &session, hung, &covered);
    let busy = director.busy();
    let fresh = if kit.theme.still { 0.0 } else { 1.0 - (kit.theme.now - hud.phase_since) / FRESH };
    let fresh = fresh.clamp(0.0, 1.0);
    if fresh > 0.0 {
        ctx.request_repaint();
    }
    let table = HudView {
        session: &session,
        picker: &picker,
        layout: &stage.layout,
        settings: &settings,
        seen: &seen,
        pills: &pills,
        busy,
        retells: director.retells(),
        sheet: director.sheet.is_some(),
        fresh,
        own: session.own_seat(),
        deciding: session.deciding().filter(|_| !busy),
        tray,
        mover: stage.mover,
        moved: &stage.moved,
    };
    over_the_table::signs(&mut kit, ui, &table);
    over_the_table::seals(&mut kit, ui, &table);
    let looking_back = session.waiting.is_some();
    let mut told = if playing { foretold::told(&kit, &table, &hud) } else { Vec::new() };
    if kit.spoken.on {
        kit.read_out("foretold", &kit.unmarked(&session, &told.join(" ")));
    }
    let mut wish = None;
    let mut refuses = false;
    let mut shown = Vec::new();
    let mut taken = None;
    let mut counted = None;
    let mut pressed = None;
    let mut plates = if results { Vec::new() } else { plates::opponents(&mut kit, ui, &table) };
    let discs = column::discs(&mut kit, ui, &table, &mut nav, &mut hud, playing, &mut taken);
    let foot;
    let mut homes = foretold::Homes::default();
    let mut right = chronicle::left(&kit, ui.max_rect());
    if bar::is_needed(&kit) {
        (foot, counted, pressed) = bar::draw(&mut kit, ui, &table, &mut nav, playing, &mut told);
        let at = (discs, foot.top());
        let lesson = lesson::panel(&mut kit, ui, &table, &mut nav, &mut hud, at)
            .or_else(|| playing.then(|| puzzle::panel(&mut kit, ui, &table, &mut nav, (&mut hud, &puzzles), at))?);
        right = lesson.map_or(discs.left(), |lesson| lesson.left());
        homes.along = Some(foot);
        let hand = (0.0, lesson.map_or(ui.max_rect().right(), |lesson| lesson.left()));
        making_room::make_room(&mut room, &nav, &kit, ui.max_rect(), None, (hand, foot.top() - 4.0), &pills);
        if hud.wide {
            let low = foot.top() - 8.0;
            chronicle::draw(&mut kit, ui, &table, &mut nav, &mut hud, (discs.top(), low, low), &mut shown);
        }
    } else {
        foot = match results {
            false => plates::own(&mut kit, ui, &table),
            true => Rect::from_min_size(ui.max_rect().left_bottom(), vec2(0.0, 0.0)),
        };
        let at = (discs, prompt::top(&kit, ui));
        let lesson = lesson::panel(&mut kit, ui, &table, &mut nav, &mut hud, at)
            .or_else(|| playing.then(|| puzzle::panel(&mut kit, ui, &table, &mut nav, (&mut hud, &puzzles), at))?);
        let mut low = ui.max_rect().bottom() - 14.0;
        let usual = prompt::usual(&kit, low);
        // Where a panel is in the corner, everything else stands beside it.
        let beside = lesson.filter(|_| stage.layout.guide_at_foot).map(|lesson| lesson.left());
        let end = beside.unwrap_or(ui.max_rect().right());
        let place = prompt::PromptPlace { right: end - 16.0, low, stacked: beside.map(|_| kit.theme.em(NARROW)) };
        let mut hand_foot = ui.max_rect().bottom();
        if playing {
            (low, pressed) = prompt::buttons(&mut kit, ui, &table, &nav, place);
            let (top, skipped) = prompt::hints(&mut kit, ui, &table, prompt::PromptPlace { low, ..place });
            (low, pressed) = (top, pressed.or(skipped));
        } else if session.replay.is_some() {
            // The hand is held over the bar.
            hand_foot = replay::bar(&mut kit, ui, &table, &mut nav).top() - 8.0;
            if looking_back {
                (low, pressed) = prompt::buttons(&mut kit, ui, &table, &nav, place);
            }
        }
        let mut news = None;
        let between = (discs.bottom() + 8.0, low, usual);
        match lesson {
            Some(lesson) => right = lesson.left(),
            None if !hud.wide && !results => {
                let rect = chronicle::draw(&mut kit, ui, &table, &mut nav, &mut hud, between, &mut shown);
                // As wide as the one over the own plate, or, where something stands beside the chronicle, as the chronicle.
                let wide = rect.with_min_x(rect.right() - foot.width().max(rect.width()));
                homes.over.extend([wide, rect]);
                // Where what is told is so high that it would reach up to the round buttons, it stands beside them.
                let beside = wide.with_max_x(discs.left() - 8.0);
                let broad = beside.with_min_x(beside.left() - kit.theme.em(BROADER));
                let further = [beside, broad].into_iter().filter(|beside| beside.width() > rect.width() * 0.9);
                homes.further.extend(further);
                // News are not hidden from whoever has not read them.
                let sums_up = hud.sums_up(&table);
                homes.instead = (!sums_up).then_some(rect);
                news = sums_up.then_some(rect);
            }
            None => {}
        }
        homes.over.insert(0, foot);
        let hand_end = place.stacked.map_or(right, |narrow| place.right - narrow);
        let hand = (foot.right(), hand_end - 6.0);
        // News are gone with the next action; the table does not move for that, and would not move back.
        let news = news.map(|rect| (rect, chronicle::begins(&kit, ui.max_rect(), low, usual)));
        making_room::make_room(&mut room, &nav, &kit, ui.max_rect(), news, (hand, hand_foot), &pills);
        if hud.wide && !session.is_guided() {
            // Spread out to be read it may cover the table, which does not move for that.
            chronicle::draw(&mut kit, ui, &table, &mut nav, &mut hud, between, &mut shown);
        }
        if playing {
            counted = count::chooser(&mut kit, ui, &table);
        }
    }
    let mut searched = tray::Done::default();
    let mut is_large = false;
    if let Some(laid_open) = laid_open.filter(|_| !goes_on) {
        let room = tray::room(&kit, ui.max_rect(), &plates, foot, right);
        match tray {
            Some(tray) => {
                searched = tray::draw(&mut kit, ui, &table, tray, &pictures, &mut hud.search, room);
                // Above what is told of the card.
                let lowest = room.top() + ui.max_rect().height() * 0.4;
                let beside =
                    Rect::from_min_max(pos2(room.right() + 8.0, room.top()), pos2(discs.left() - 14.0, lowest));
                let pointed = searched.pointed.and_then(|target| stage.layout.in_tray(target));
                if let Some(card) = pointed {
                    is_large = tray::show_large(&mut kit, ui, session.known.game(), card, &mut lids, beside);
                }
                lids.go_on(&kit, &ctx);
            }
            None => tray::reopen(&mut kit, ui, &table, laid_open, &mut hud.search, room),
        }
    }
    let on_tray = ScreenRects { named: std::mem::take(&mut searched.seen), nameless: Vec::new(), fields: Vec::new() };
    let table = if tray.is_some() { HudView { seen: &on_tray, ..table } } else { table };
    if put_away.read().count() > 0 {
        hud.dismissed = kit.theme.now;
        hud.captions.put_away();
    }
    let mut clear = boxes::Clear::new(&kit, &table, hand_foot).off(&pills);
    if playing {
        boxes::refusal(&mut kit, ui, &table, &mut clear, &mut hud, &mut wish);
        refuses = boxes::told_now(&kit, &table, &hud).is_some();
        // What is looked at closely covers what the hint is about; it is there again afterwards.
        if picker.inspected.as_ref().is_none_or(|inspected| inspected.sheet.is_none()) {
            boxes::hint(&mut kit, ui, &table, &mut clear, &mut hud, &mut shown, &mut wish);
        }
        // A card that is shown large says it itself.
        if !is_large {
            foretold::draw(&mut kit, ui, &table, &mut clear, &told, &homes);
        }
    }
    boxes::answer(&mut kit, ui, &table, &mut clear, &mut hud, &mut shown);
    if hud.views {
        let radius = column::radius(&kit);
        views.write_batch(views::draw(&mut kit, ui, hud.views_at, radius));
    }
    captions::draw(&mut kit, ui, &table, &mut hud.captions, &mut clear);
    let by_name = table_in_words::tell(&mut kit, ui, &table, &mut hud);
    if let Some(frame) = picker.frame() {
        let at = |point: bevy::math::Vec2| ui.max_rect().min + vec2(point.x, point.y);
        kit.frame(ui.painter(), Rect::from_min_max(at(frame.min), at(frame.max)));
    }
    plates.push(foot);
    let confirmed = nav.pressed.just(InputAction::Confirm) && nav.overlay() == Overlay::None;
    let book =
        picker.inspected.as_ref().and_then(|_| open.open(*kit.games, session.known.game(), kit.locale.language(), ""));
    let looked = picker.inspected.is_some();
    let closer = inspect::draw(&mut kit, ui, &table, book, &plates, nav.screen() == Screen::Results, confirmed);
    wish = wish.or(closer.rule);
    let wants_book = taken == Some(InputAction::RuleBook) || nav.pressed.just(InputAction::RuleBook);
    let opened = wants_book.then(|| boxes::book(&kit, &table, &hud));
    let read = director.sheet.as_ref().filter(|_| nav.overlay() == Overlay::None).is_some_and(|panel| {
        kit.cover.reads |= director.waits_for_reader();
        sheet::draw(&mut kit, ui, &table, panel, playing)
    });
    if read && director.waits_for_reader() {
        director.put_away();
    } else if read {
        director.finish();
    }
    let new = Pointed(shown);
    if *pointed != new {
        *pointed = new;
    }
    match counted {
        Some(count::Done::Step(step)) => _ = picker.count_on(step),
        Some(count::Done::Take) => picker.take_count(),
        None => {}
    }
    // Behind a sheet no key acts: it puts the sheet away.
    let is_behind = (looked || lies_over) && nav.overlay() == Overlay::None && keys::acts(&nav);
    match pressed {
        Some(prompt::Pressed::Offer(number)) => nav.ask(SessionRequest::Offer(number)),
        Some(prompt::Pressed::Take(target)) => picker.take(target),
        Some(prompt::Pressed::AskFirst(option)) => {
            if let Some(question) = prompt::question(&session, &picker, option) {
                // The same is asked only once a turn.
                let asked = question.detail.clone().map(|detail| (session.serial, prompt::turn(&session), detail));
                if asked.is_some() && hud.asked == asked {
                    picker.take(Target::Option(option));
                } else {
                    hud.asked = asked;
                    nav.question(question);
                }
            }
        }
        Some(prompt::Pressed::ReadOn) => nav.ask(SessionRequest::ReadOn),
        Some(prompt::Pressed::ShowMe) => nav.ask(SessionRequest::Hint),
        Some(prompt::Pressed::ToNow) => nav.ask(SessionRequest::ToNow),
        Some(prompt::Pressed::Skip) => director.skip(),
        None => {}
    }
    if let Some(target) = by_name {
        picker.call(target);
    }
    if closer.closed || is_behind {
        picker.inspected = None;
    }
    follow(&mut picker, &searched, &stage, kit.focus.by_keys());
    let by_key = nav.pressed.just(InputAction::Signs) && nav.overlay() == Overlay::None && !kit.focus.was_typing();
    if taken == Some(InputAction::Signs) {
        picker.signs = !picker.signs;
    }
    if playing && (by_key || taken == Some(InputAction::Signs)) {
        no_signs(&session, picker.signs).into_iter().for_each(|words| notices.push(words));
    }
    let game = session.known.game();
    if let Some(section) = wish {
        *rules = RuleBookAt { game: game.to_owned(), section: Some(section) };
        nav.open(Overlay::RuleBook);
    } else if let Some(opened) = opened.clone().filter(|_| taken == Some(InputAction::RuleBook)) {
        *rules = opened;
        nav.open(Overlay::RuleBook);
    } else if taken == Some(InputAction::Faster) {
        keys::turn_speed(&mut settings);
    } else if *of_match != session.serial {
        // Whatever book was read before, this game's is at hand now.
        *of_match = session.serial;
        hud.captions = captions::Captions::default();
        *rules = RuleBookAt { game: game.to_owned(), section: None };
    }
    let was_idle = *idle;
    // Where the pointer alone has the focus nobody would see it go.
    let held = kit.focus.held() && kit.focus.by_keys();
    let can_cancel = was_idle && !held && nav.screen() == Screen::Table;
    *idle = picker.prefix.is_empty() && picker.inspected.is_none() && nav.overlay() == Overlay::None;
    if nav.overlay() == Overlay::None && !kit.focus.was_typing() && !kit.letters.are_open() {
        if nav.pressed.just(InputAction::Panels) && !session.known.setting().panels {
            notices.push(Words::new("panels-none"));
            return;
        }
        if tray.is_some() && !looking_back && nav.pressed.just(InputAction::Cancel) {
            if was_idle {
                hud.search.put_aside();
            } else if kit.focus.held() && picker.step_back() {
                kit.sound("card-lay");
            }
        } else if refuses && can_cancel && nav.pressed.just(InputAction::Cancel) {
            // What is in the way goes first.
            hud.dismissed = kit.theme.now;
        } else if hud.views && was_idle && nav.pressed.just(InputAction::Cancel) {
            hud.views = false;
            kit.focus.release();
        } else if !is_behind {
            let looking_back = looking_back && was_idle;
            let book = (&mut *rules, opened);
            keys::obey(&mut nav, &mut kit, &mut settings, book, (playing, looking_back), can_cancel);
        }
    }
}

/// Why no signs are seen although somebody has asked for them.
fn no_signs(session: &Session, on: bool) -> Option<Words> {
    let none = || session.seen(false).signs(session.known.side()).is_empty();
    match session.known.setting().signs {
        false => Some(Words::new("signs-none")),
        true if on && none() => Some(Words::new("signs-nothing")),
        true => None,
    }
}

/// Points at what is pointed at in the tray, and does what was done there.
fn follow(picker: &mut ResMut<Picker>, searched: &tray::Done, stage: &ShownLayout, by_keys: bool) {
    // A card that has just been taken lies in no tray any more, and is not pointed at either.
    let known = picker.hover.filter(|hover| matches!(hover, Target::Piece(_)) && !stage.layout.has(*hover));
    if known != searched.pointed {
        picker.hover = searched.pointed;
        picker.focused = by_keys;
        if let (Some(target), true) = (searched.pointed, picker.inspected.is_some()) {
            picker.inspect(target);
        }
    }
    if let Some(target) = searched.inspected {
        picker.inspect(target);
    }
    if let Some(target) = searched.taken {
        picker.call(target);
    }
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
