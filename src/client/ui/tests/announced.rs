//! Large words stand where they cover nothing of what they tell, once the eye has got where it goes.

use bevy::math::{Rect, Vec2};

use super::said;
use super::stand::{Stand, window};
use crate::client::director::Announce;
use crate::client::pieces::camera::Eye;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::engine::Words;
use crate::locale::Locale;
use crate::table::{Lens, Placed, SafeArea, Space, Target, extent};

/// Where large words come first, as shares of the screen.
const FIRST: Vec2 = Vec2::new(0.5, 0.16);

#[test]
fn they_leave_what_has_won_in_sight_where_the_eye_goes() {
    let size = Vec2::new(1280.0, 720.0);
    let settings = Settings { reduced_motion: true, ..Settings::default() };
    let mut stand = Stand::new(Screen::Table, Overlay::None, window(size.x, size.y), settings);
    let mut layout = stand.app.world().resource::<Session>().known.layout();
    let stands = |placed: &&Placed| {
        let high = placed.look.extent.half.y > 0.004;
        placed.title.is_none() && high && placed.pose.space == Space::Table
    };
    let placed = layout.pieces.iter().find(stands).expect("something without a name").clone();
    let framing = layout.framing.expect("a table that is framed");
    // It will stand where large words come first.
    let mut eye = Eye::default();
    eye.look(framing, true);
    let ray = eye.lens_to_come(size, &SafeArea::default()).ray(FIRST * size);
    let aside = placed.pose.at - ray.get_point(-ray.origin.y / ray.direction.y);
    eye.goal.at += aside.with_y(0.0);
    let lens = eye.lens_to_come(size, &SafeArea::default());
    let seen = |lens: &Lens| extent(lens, &lens.resolve(&placed.pose), placed.look.extent).expect("in the picture");
    assert!(seen(&lens).inflate(10.0).contains(FIRST * size), "{:?}", seen(&lens));
    layout.pieces = vec![placed.clone()];
    layout.zones.clear();
    layout.lit = vec![Target::Piece(placed.id)];
    stand.app.insert_resource(eye);
    stand.app.world_mut().resource_mut::<ShownLayout>().layout = layout;
    stand.app.world_mut().write_message(Announce::from(Words::new("app-tagline")));
    stand.pass();
    let words = stand.app.world().resource::<Locale>().t("app-tagline");
    let shapes = stand.pass_with(Vec::new());
    let (_, ribbon) = said(&shapes).into_iter().find(|(text, _)| *text == words).expect("large words");
    let [from, to] = [ribbon.min, ribbon.max].map(|at| Vec2::new(at.x, at.y));
    assert!(Rect::from_corners(from, to).intersect(seen(&lens)).is_empty(), "{ribbon:?} {:?}", seen(&lens));
}
