//! The first start: the table is drawn a few times as well as possible, and the quality that suits the machine is chosen. That is
//! at the title, or wherever somebody has gone before it was done.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::window::{PrimaryWindow, RequestRedraw};

use crate::client::pieces::picture::TablePicture;
use crate::client::session::Screen;
use crate::client::settings::{FirstStart, Notices, Quality, Settings};
use crate::engine::Words;

/// Frames that are not counted: what they draw is still on its way to the graphics card.
const UNCOUNTED: u64 = 2;
/// Frames of which the fastest counts.
const COUNTED: u64 = 3;
/// A frame that takes this long settles the matter.
const HOPELESS: Duration = Duration::from_secs(1);

/// Measures as soon as there is something to be drawn.
pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.add_systems(Last, measure.run_if(resource_exists::<FirstStart>.and_then(not(in_state(Screen::Loading)))));
}

/// When the last frame ended, how many pictures had been drawn when it all began, and the fastest frame so far.
#[derive(Default)]
struct FrameWatch {
    last: Option<Instant>,
    before: Option<u64>,
    fastest: Option<Duration>,
}

fn measure(
    mut commands: Commands,
    mut picture: ResMut<TablePicture>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut watch: Local<FrameWatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // A window that nobody sees may be drawn as seldom as the system likes.
    if windows.iter().all(|window| !window.focused || !window.visible) {
        *watch = FrameWatch::default();
        return;
    }
    picture.soil();
    redraw.write(RequestRedraw);
    let now = Instant::now();
    let took = watch.last.replace(now).map_or(Duration::ZERO, |last| now - last);
    let drawn = picture.drawn - *watch.before.get_or_insert(picture.drawn);
    if drawn <= UNCOUNTED {
        return;
    }
    let fastest = watch.fastest.map_or(took, |fastest| fastest.min(took));
    watch.fastest = Some(fastest);
    if drawn < UNCOUNTED + COUNTED && fastest < HOPELESS {
        return;
    }
    commands.remove_resource::<FirstStart>();
    settings.quality = suits(fastest);
    if settings.quality < Quality::High {
        notices.push(Words::new("notice-quality").with_key("level", settings.quality.key()));
    }
}

/// The quality for a machine that takes this long for a frame at the high one. A screen that is drawn sixty times a second
/// lets none be faster than 17 milliseconds.
fn suits(frame: Duration) -> Quality {
    match frame.as_millis() {
        0..=22 => Quality::Highest,
        23..=45 => Quality::High,
        46..=120 => Quality::Medium,
        _ => Quality::Low,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_machines_get_less_to_draw() {
        let of = |millis| suits(Duration::from_millis(millis));
        assert_eq!([400, 70, 33, 16].map(of), Quality::ALL);
    }
}
