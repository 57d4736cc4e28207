//! Notices: sentences about what has just been done. They leave by themselves, but not before whoever comes to them.

use bevy::prelude::Resource;
use bevy_egui::egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::paint;
use super::pass::stand;
use super::rich::{Style, bits};
use super::ui_kit::UiKit;
use crate::client::input::Standing;
use crate::client::session::{Overlay, Session};

/// Seconds that a text stays to which the pointer is on its way.
pub(in crate::client::ui) const AWAITS: f32 = 2.0;
/// A pointer goes to a place if at least so much of its way leads there.
const STRAIGHT: f32 = 0.8;
/// Seconds that a notice stays.
const NOTICE: f32 = 6.0;
/// Room for the sign that it can be put away.
const CLOSE: f32 = 24.0;
/// What a frame draws is on the screen when so many later ones have begun: the renderer works one frame behind, and one frame
/// may take it longer than a notice stays.
const BEHIND: u8 = 2;
/// Seconds that it takes to slide in, and how far it comes from above, in points.
const SLIDE: f32 = 0.2;
const SLIDES: f32 = 14.0;

/// The notice on show and when it came.
#[derive(Resource, Default, Debug)]
pub struct Toast {
    pub(super) text: String,
    since: f32,
    /// Frames in which it stood in its place.
    frames: u8,
    /// Since when it can be seen there.
    stood: Option<f32>,
    /// Its middle on the screen in points, once it has been put there, and the sheet that lay there then.
    at: Option<(Pos2, Overlay)>,
    /// Where it was drawn last.
    place: Option<Rect>,
}

impl Toast {
    /// A notice that comes `now`.
    pub(super) fn new(text: String, now: f32) -> Self {
        Self { text, since: now, ..Self::default() }
    }

    /// This sheet lies there now, or none: over another one it is put elsewhere.
    pub(super) fn over(&mut self, overlay: Overlay) {
        self.at = self.at.filter(|(_, over)| *over == overlay);
    }

    /// What it says, or said last.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where it is on the screen, or was last.
    pub fn place(&self) -> Option<Rect> {
        self.place
    }
}

/// Whether the pointer is on a place, or on its way there.
pub(in crate::client::ui) fn is_sought(ui: &Ui, place: Rect) -> bool {
    ui.input(|input| {
        let Some(at) = input.pointer.latest_pos() else { return false };
        let way = input.pointer.delta();
        let nearer = place.distance_to_pos(at - way) - place.distance_to_pos(at);
        place.contains(at) || way != Vec2::ZERO && nearer >= STRAIGHT * way.length()
    })
}

/// Shows it as long as it stays, where `put` says.
pub(super) fn show(
    kit: &mut UiKit,
    ui: &Ui,
    toast: &mut Toast,
    session: Option<&Session>,
    put: impl FnOnce(&UiKit, Vec2) -> (Pos2, Overlay),
    (stays, standing): (bool, &mut Standing),
) {
    if toast.text.is_empty() {
        return;
    }
    let age = kit.theme.now - toast.since;
    // It does not leave before whoever comes to it.
    if toast.place.is_some_and(|place| is_sought(ui, place)) {
        toast.stood = toast.stood.map(|stood| stood.max(kit.theme.now - NOTICE + AWAITS));
    }
    // Counted from when it is seen whole: where frames take seconds, it would be gone before.
    let left = NOTICE - toast.stood.map_or(0.0, |stood| kit.theme.now - stood);
    if left < 0.0 && !stays {
        toast.text.clear();
        // There may be another one to tell.
        ui.ctx().request_repaint();
        return;
    }
    let c = kit.theme.c;
    let painter = ui.painter();
    let screen = ui.max_rect();
    let icon = kit.theme.em(20.0);
    let wide = (screen.width() - 120.0).min(kit.theme.em(560.0));
    let palette = kit.theme.palette;
    let chip = |card: &str| session.and_then(|session| session.known.art().chip(card, palette));
    let flow = kit.flow(painter, &bits(&toast.text, &Style::plain(c.ink), &chip), 15.5, wide);
    let close = if stays { CLOSE } else { 0.0 };
    let size = flow.size + vec2(icon + 44.0 + close, 20.0);
    let slide = if kit.theme.still { 1.0 } else { (age / SLIDE).clamp(0.0, 1.0) };
    let (middle, _) = *toast.at.get_or_insert_with(|| put(kit, size));
    let rect = Rect::from_center_size(middle - vec2(0.0, SLIDES * (1.0 - slide)), size);
    toast.place = Some(rect);
    paint::parchment(painter, &c, rect);
    kit.icon(painter, "ui-info", pos2(rect.left() + 16.0 + icon * 0.5, rect.center().y), icon, c.wax);
    kit.paint_flow(painter, &flow, pos2(rect.left() + icon + 26.0, rect.center().y - flow.size.y * 0.5));
    if slide < 1.0 || toast.frames < BEHIND {
        toast.frames += u8::from(slide >= 1.0);
        ui.ctx().request_repaint();
    } else {
        toast.stood.get_or_insert(kit.theme.now);
        if !stays {
            kit.again_in(left);
        }
    }
    if stays {
        let at = pos2(rect.right() - CLOSE * 0.5 - 6.0, rect.center().y);
        kit.icon(ui.painter(), "ui-close", at, kit.theme.em(15.0), c.ink_soft);
        stand(kit, ui, rect, standing);
    }
}
