//! Where pills and everything that can be pointed at are seen, in the interface's points.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, pos2};

use super::theme::Theme;
use crate::client::frame::AppSystems;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::engine::Seat;
use crate::table::{Layout, Lens, Pill, Target, nameless, sights};

/// Keeps the interface told of places on the screen.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Projected>()
        .init_resource::<ScreenRects>()
        .add_systems(Update, project.in_set(AppSystems::Follow));
}

/// The pills of the table, with their places on the screen in points.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Projected(pub Vec<(Pos2, Pill)>);

/// Everything on the table, with its extent on the screen in points.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ScreenRects {
    /// What can be pointed at.
    pub named: Vec<(Target, Rect)>,
    /// What only stands there.
    pub nameless: Vec<Rect>,
    /// The middle of what lies there for a seat, where its plate stands above that.
    pub fields: Vec<(Seat, Pos2)>,
}

impl ScreenRects {
    /// Where a target is seen.
    pub fn of(&self, target: Target) -> Option<Rect> {
        self.named.iter().find(|(other, _)| *other == target).map(|(_, rect)| *rect)
    }
}

/// Where everything is seen through a lens, so many of the screen's pixels being a point.
pub(super) fn through(layout: &Layout, lens: &Lens, zoom: f32) -> (Projected, ScreenRects) {
    let zoom = zoom.max(0.01);
    let point = |at: Vec2| pos2(at.x / zoom, at.y / zoom);
    let hung = layout.pills.iter().chain(&layout.captions);
    let hung = hung.filter_map(|pill| Some((point(lens.project(pill.at)?), pill.clone())));
    let rect = |rect: bevy::math::Rect| Rect::from_min_max(point(rect.min), point(rect.max));
    let named = sights(layout, lens).into_iter().map(|sight| (sight.target, rect(sight.rect)));
    let nameless = nameless(layout, lens).into_iter().map(rect);
    let fields = layout.fields.iter().filter_map(|(seat, at)| Some((*seat, point(lens.project(*at)?))));
    let seen = ScreenRects { named: named.collect(), nameless: nameless.collect(), fields: fields.collect() };
    (Projected(hung.collect()), seen)
}

fn project(
    stage: Res<ShownLayout>,
    lens: Res<Lens>,
    theme: Res<Theme>,
    mut projected: ResMut<Projected>,
    mut seen: ResMut<ScreenRects>,
) {
    if !stage.is_changed() && !lens.is_changed() && !theme.is_changed() {
        return;
    }
    let (pills, rects) = through(&stage.layout, &lens, theme.zoom);
    projected.set_if_neq(pills);
    seen.set_if_neq(rects);
}
