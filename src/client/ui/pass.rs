//! Begin and end of a pass: look, focus, glyphs; then tips, notices, banners, and whose the pointer is.

use std::borrow::Cow;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Context, Id, Pos2, Rect, Ui, UiBuilder, Vec2};
use strum::IntoEnumIterator;

use super::banner::{self, Banner};
use super::focus::{Focus, Orders, Spot, Way};
use super::glyphs::Glyphs;
use super::legibility::Under;
use super::navigation::Navigation;
use super::notice::Toast;
use super::screen_rects::{Projected, ScreenRects};
use super::theme::Theme;
use super::tips::Pass;
use super::ui_kit::{Covered, UiKit};
use super::{notice, screen_rects, tips};
use crate::client::canvas::Blocks;
use crate::client::controls::InputAction;
use crate::client::director::Announce;
use crate::client::input::{LastDevice, Pressed, PutAway, Rebind, Standing, glyph};
use crate::client::pieces::camera::Eye;
use crate::client::pieces::picture::Canvas;
use crate::client::pieces::piece::Piece;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::pieces::travel::Motion;
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::{Notices, Settings};
use crate::table::{Extent, Layout, Placed, Pose, SafeArea, Target, extent};

/// Begin and end of a pass.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Banner>()
        .init_resource::<Toast>()
        .add_systems(EguiPrimaryContextPass, (begin.in_set(Pass::Begin), end.in_set(Pass::End)));
}

/// Look, focus and glyphs for this pass.
fn begin(
    mut nav: Navigation,
    settings: Res<Settings>,
    device: Res<LastDevice>,
    rebind: Res<Rebind>,
    time: Res<Time<Real>>,
    mut theme: ResMut<Theme>,
    mut focus: ResMut<Focus>,
    mut glyphs: ResMut<Glyphs>,
    mut cover: ResMut<Covered>,
) {
    let ctx = nav.ctx();
    theme.follow(&ctx, &settings, time.elapsed_secs());
    // A field that is no longer drawn cannot have the keyboard.
    focus.keep_typing(ctx.memory(|memory| memory.focused().is_some()));
    if glyphs.is_empty() || device.is_changed() || settings.is_changed() {
        let bound = InputAction::iter();
        let names = bound
            .filter_map(|command| glyph(command, *device, &settings.bindings).map(|name| (command, name.into_owned())));
        *glyphs = Glyphs::new(names, matches!(*device, LastDevice::Pad(_)));
    }
    cover.panels.clear();
    cover.sheets.clear();
    cover.foretold = None;
    cover.strip = None;
    cover.all = false;
    cover.under = 0;
    cover.reads = false;
    let listening = rebind.listening().is_some();
    let moved = ctx.input(|input| input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed());
    let under = |id| ctx.read_response(id).is_some_and(|response| response.contains_pointer());
    focus.begin(if listening { Orders::default() } else { orders(&nav.pressed) }, |id| moved && under(id));
}

fn orders(pressed: &Pressed) -> Orders {
    let ways = [
        (InputAction::Up, Way::Up),
        (InputAction::Down, Way::Down),
        (InputAction::Left, Way::Left),
        (InputAction::Right, Way::Right),
    ];
    let steps = [(InputAction::Next, true), (InputAction::Previous, false)];
    Orders {
        way: ways.into_iter().find(|&(command, _)| pressed.just(command)).map(|(_, way)| way),
        step: steps.into_iter().find(|&(command, _)| pressed.just(command)).map(|(_, step)| step),
        confirm: pressed.just(InputAction::Confirm),
    }
}

/// What comes on top of everything, and whose the pointer and the keys are.
fn end(
    mut nav: Navigation,
    mut kit: UiKit,
    mut notices: ResMut<Notices>,
    mut toast: ResMut<Toast>,
    (mut banner, below): (ResMut<Banner>, Below),
    mut announced: MessageReader<Announce>,
    (session, settings): (Option<Res<Session>>, Res<Settings>),
    (mut standing, mut put_away): (ResMut<Standing>, MessageReader<PutAway>),
    mut blocks: ResMut<Blocks>,
    mut before: Local<(Option<Id>, Vec<Spot>)>,
) {
    let ctx = nav.ctx();
    let ui = Ui::new(ctx.clone(), Id::new("top"), UiBuilder::new().max_rect(kit.theme.area(&ctx)));
    let now = kit.theme.now;
    // Nobody is there to put anything away while bots show how they play.
    let stays = settings.texts_stay && nav.screen() != Screen::Attract;
    let of = session.as_deref().map(|session| session.serial);
    if put_away.read().count() > 0 {
        banner.clear();
        toast.text.clear();
    }
    if let Some(told) = announced.read().last() {
        *banner = Banner::new(&kit, session.as_deref(), told);
    }
    let zoom = kit.theme.zoom;
    let under = |placing: bool| below.under(zoom, placing);
    // The sheet of results says how it has ended.
    if nav.overlay() == Overlay::None && nav.screen() != Screen::Results && banner.of == of {
        // Once they stand somewhere they stay there.
        let under = under(banner.is_to_be_placed(now, stays));
        let shown = banner::show(&mut kit, &ui, &mut banner, &under, session.as_deref(), stays);
        if let Some(rect) = shown.filter(|_| stays) {
            stand(&mut kit, &ui, rect, &mut standing);
        }
    }
    // Nobody reads while the game is loading, and the first questions come before any news.
    let waits = matches!(nav.screen(), Screen::Loading | Screen::Welcome);
    if toast.text.is_empty() && !notices.0.is_empty() && !waits {
        let words = notices.0.remove(0);
        let text = session.as_deref().map_or_else(|| kit.say(&words), |session| kit.tell_marked(session, &words));
        *toast = Toast::new(text, now);
    }
    let overlay = nav.overlay();
    let put = |kit: &UiKit, size: Vec2| {
        let spots = (overlay != Overlay::None).then(|| kit.focus.spots());
        let at = under(true).note(kit, ui.painter(), session.as_deref(), ui.max_rect(), (size, spots));
        (at, overlay)
    };
    toast.over(overlay);
    notice::show(&mut kit, &ui, &mut toast, session.as_deref(), put, (stays, &mut standing));
    if standing.now != kit.cover.reads {
        standing.now = kit.cover.reads;
    }
    tips::show(&mut kit, &ui);
    let notice = session.as_deref().map_or_else(|| toast.text.clone(), |session| kit.unmarked(session, &toast.text));
    kit.read_out("notice", &notice);
    kit.read_out("banner", banner.words());
    kit.spoken.tell(&ctx);
    let new = blocked(&mut kit, &ctx, nav.screen());
    if *blocks != new {
        *blocks = new;
    }
    // What a pass finds out is shown by the next one.
    let focus = (kit.focus.now(), kit.focus.spots());
    let told = ctx.input(|input| !input.events.is_empty()) || nav.pressed.any();
    if told || focus.0 != before.0 || focus.1 != before.1 {
        *before = (focus.0, focus.1.to_vec());
        ctx.request_repaint();
    }
}

/// What of the table may lie below what comes on top.
#[derive(SystemParam)]
struct Below<'w, 's> {
    seen: Res<'w, ScreenRects>,
    pills: Res<'w, Projected>,
    stage: Res<'w, ShownLayout>,
    moving: Query<'w, 's, (&'static Piece, &'static Motion)>,
    eye: Res<'w, Eye>,
    canvas: Res<'w, Canvas>,
    room: Res<'w, SafeArea>,
}

impl Below<'_, '_> {
    /// What lies there; if something is about to be placed, where it is when the eye has got where it goes, with what is held in the
    /// hand or up to be seen.
    fn under(&self, zoom: f32, placing: bool) -> Under<'_> {
        let Layout { deed, lit, pieces, .. } = &self.stage.layout;
        if !placing {
            let (seen, pills) = (Cow::Borrowed(&*self.seen), Cow::Borrowed(&*self.pills));
            return Under { seen, pills, deed: *deed, won_with: lit, hand: Vec::new(), shown: Vec::new() };
        }
        let lens = self.eye.lens_to_come(self.canvas.size.max(bevy::math::Vec2::ONE), &self.room);
        let (pills, seen) = screen_rects::through(&self.stage.layout, &lens, zoom);
        let rect = |pose: &Pose, size: Extent| {
            let seen = extent(&lens, &lens.resolve(pose), size)?;
            let point = |at: bevy::math::Vec2| (at / zoom.max(0.01)).to_array().into();
            Some(Rect::from_min_max(point(seen.min), point(seen.max)))
        };
        let held = pieces.iter().filter(|placed| placed.in_own_hand());
        let held_up = self.moving.iter().filter_map(|(piece, motion)| rect(&motion.way.held_up?.0, piece.look.extent));
        // What has a name is seen by that.
        let has_won = |placed: &&Placed| placed.title.is_none() && lit.contains(&Target::Piece(placed.id));
        let has_won = pieces.iter().filter(has_won).filter_map(|placed| rect(&placed.pose, placed.look.extent));
        Under {
            seen: Cow::Owned(seen),
            pills: Cow::Owned(pills),
            deed: *deed,
            won_with: lit,
            hand: held.map(|placed| Target::Piece(placed.id)).collect(),
            shown: held_up.chain(has_won).collect(),
        }
    }
}

/// Whose the pointer and the keys are: the interface's where it is, else the table's.
fn blocked(kit: &mut UiKit, ctx: &Context, screen: Screen) -> Blocks {
    let pointer = ctx.input(|input| input.pointer.latest_pos());
    let moved = ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
    let touches = pointer.is_some_and(|at| kit.focus.touches(at));
    let over = touches || pointer.is_some_and(|at| kit.cover.panels.iter().any(|panel| panel.contains(at)));
    if moved && !touches {
        kit.focus.hover_nothing();
    }
    let table = matches!(screen, Screen::Table | Screen::Results | Screen::Attract);
    Blocks {
        pointer: kit.cover.all || over || !table || ctx.egui_is_using_pointer(),
        keyboard: kit.focus.held() || !table,
    }
}

/// A text that stays is shown here: a click on it puts it away as well.
pub(super) fn stand(kit: &mut UiKit, ui: &Ui, rect: Rect, standing: &mut Standing) {
    kit.cover.panels.push(rect);
    kit.cover.reads = true;
    let on = |at: Option<Pos2>| at.is_some_and(|at| rect.contains(at));
    if ui.input(|input| input.pointer.primary_pressed() && on(input.pointer.latest_pos())) {
        standing.clicked = true;
        ui.ctx().request_repaint();
    }
}

/// Runs while a screen is shown and nothing else is needed to know it.
pub fn overlay_is(overlay: Overlay) -> impl FnMut(Res<State<Overlay>>) -> bool + Clone {
    move |now: Res<State<Overlay>>| *now.get() == overlay
}
