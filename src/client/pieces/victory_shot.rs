//! Beside the sheet of results what the match was won with is looked at from low down; without the sheet, all of the table again.

use bevy::prelude::*;

use super::camera::Eye;
use super::picture::Canvas;
use super::shown_layout::ShownLayout;
use super::standpoint::take_stand;
use crate::client::session::{Screen, Session};
use crate::table::{Framing, SafeArea};

/// From where: vertical field of view and degrees below the horizon.
const LENS: (f32, f32) = (22.0, 34.0);
/// Metres from which everything on a table is before the eye.
const FAR: f32 = 4.0;
/// How much of the picture stays free round it: at the sheet, above, at the right and below, as shares.
const AIR: [f32; 4] = [0.035, 0.10, 0.045, 0.085];
/// How much of the height that is left lies above it: what it was won on.
const ABOVE: f32 = 0.92;
/// Seconds on the way there and back.
const LASTS: f32 = 1.2;

/// The framing that fills what a sheet at the left leaves free of a picture with these points.
fn framing(points: &[Vec3], sheet: f32, size: Vec2) -> Framing {
    let [left, above, right, below] = AIR;
    let part = Rect::new(sheet + left, above, 1.0 - right, 1.0 - below);
    let middle = points.iter().sum::<Vec3>() / points.len().max(1) as f32;
    let (fov, pitch) = LENS;
    Framing { fov, pitch, distance: FAR, at: middle.with_y(0.0) }.filled(points, part, ABOVE, size)
}

/// Takes the eye there as long as the sheet stands beside the table, and back.
pub(super) fn show(
    mut eye: ResMut<Eye>,
    canvas: Res<Canvas>,
    (stage, room): (Res<ShownLayout>, Res<SafeArea>),
    (session, screen): (Option<Res<Session>>, Option<Res<State<Screen>>>),
) {
    let Some(session) = session else { return };
    let is_over = screen.is_some_and(|screen| *screen.get() == Screen::Results) && session.known.outcome().is_some();
    let sheet = room.panels.first().filter(|_| is_over && !stage.layout.victory.is_empty());
    let wanted = sheet.map(|sheet| framing(&stage.layout.victory, sheet.max.x, canvas.size.max(Vec2::ONE)));
    if eye.shot == wanted {
        return;
    }
    let standpoint = eye.standpoint;
    match wanted {
        Some(shot) => {
            eye.stand_back();
            eye.set_straight();
            eye.goal = shot;
        }
        None => take_stand(&mut eye, &session, standpoint),
    }
    eye.shot = wanted;
    eye.glide(LASTS);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Fit, Lens};

    #[test]
    fn what_was_won_with_fills_what_the_sheet_leaves_free() {
        let points = [Vec3::new(-0.2, 0.0, 0.2), Vec3::new(0.3, 0.05, 0.18), Vec3::new(0.1, 0.02, -0.1)];
        for size in [Vec2::new(1280.0, 720.0), Vec2::new(1720.0, 720.0), Vec2::new(1024.0, 768.0)] {
            let shot = framing(&points, 0.37, size);
            assert_eq!((shot.fov, shot.pitch), LENS);
            let lens = Lens::of(shot, 0.0, Fit::NONE, size, &SafeArea::default());
            let free = Rect::new(0.37, 0.0, 1.0, 1.0);
            assert!(points.iter().all(|point| free.contains(lens.project(*point).expect("seen") / size)), "{shot:?}");
        }
    }
}
