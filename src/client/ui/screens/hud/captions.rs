//! Captions: what is heard at the table in words, for whoever does not hear it.

use bevy::prelude::*;
use bevy::time::Real;
use bevy_egui::egui::{self, Align2, Rect, Ui, Vec2, pos2, vec2};

use super::HudView;
use super::boxes::Clear;
use crate::client::audio::PlaySound;
use crate::client::settings::Settings;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::locale::Locale;

/// Seconds that a caption stays after its sound was heard last.
const STAYS: f32 = 4.0;
/// The same where texts stay until they are put away: they may be put away sooner.
const STAYS_LONG: f32 = 20.0;
/// No more of them at a time.
const MOST: usize = 3;
/// Size of the text.
const SIZE: f32 = 15.0;

/// A sound that was heard a while ago.
#[derive(Clone, Debug, PartialEq)]
struct HeardSound {
    name: &'static str,
    /// How often, as long as it has been shown.
    times: u32,
    /// When last, in seconds since the start.
    at: f32,
}

/// What was heard.
#[derive(Resource, Debug, Default)]
pub(super) struct Captions {
    heard: Vec<HeardSound>,
}

impl Captions {
    /// Everything has been read.
    pub(super) fn put_away(&mut self) {
        self.heard.clear();
    }

    /// A sound is heard: the same again is counted, as long as it has been shown; the oldest one makes way for a new one.
    fn hear(&mut self, name: &'static str, now: f32, stays: f32) {
        self.heard.retain(|heard| now - heard.at < stays);
        if let Some(known) = self.heard.iter_mut().find(|known| known.name == name) {
            (known.times, known.at) = (known.times + 1, now);
            return;
        }
        if self.heard.len() == MOST {
            self.heard.remove(0);
        }
        self.heard.push(HeardSound { name, times: 1, at: now });
    }
}

/// The message that says what a sound is.
fn key(name: &str) -> String {
    format!("sound-{name}")
}

/// Listens to what is played, however loud that is.
pub(super) fn hear(
    mut asked: MessageReader<PlaySound>,
    settings: Res<Settings>,
    locale: Res<Locale>,
    time: Res<Time<Real>>,
    mut captions: ResMut<Captions>,
) {
    if !settings.captions {
        asked.clear();
        captions.heard.clear();
        return;
    }
    for sound in asked.read().filter(|sound| locale.has(&key(sound.name))) {
        captions.hear(sound.name, time.elapsed_secs(), stays(&settings));
    }
}

/// How long a caption stays, in seconds.
fn stays(settings: &Settings) -> f32 {
    if settings.texts_stay { STAYS_LONG } else { STAYS }
}

/// Draws a strip where it covers nothing that matters, at the left if it can be; in its `place` it stays as long as that is so.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    (captions, place): (&Captions, &mut Option<Rect>),
    clear: &mut Clear,
) {
    let (now, stays) = (kit.theme.now, stays(table.settings));
    let heard: Vec<&HeardSound> = captions.heard.iter().filter(|heard| now - heard.at < stays).collect();
    if let Some(first) = heard.iter().map(|heard| heard.at + stays - now).min_by(f32::total_cmp) {
        kit.again_in(first);
    }
    if heard.is_empty() {
        *place = None;
        return;
    }
    let c = kit.theme.c;
    let screen = ui.max_rect();
    let painter = ui.painter();
    let told = |heard: &&HeardSound| {
        let words = Words::new(if heard.times > 1 { "caption-times" } else { "caption" });
        let words = words.with_key("sound", key(heard.name)).with("times", i64::from(heard.times));
        painter.layout_no_wrap(kit.say(&words), kit.theme.font(SIZE), c.on_night)
    };
    let lines: Vec<_> = heard.iter().map(told).collect();
    let icon = kit.theme.em(20.0);
    let text = lines.iter().fold(Vec2::ZERO, |size, line| vec2(size.x.max(line.size().x), size.y + line.size().y));
    // A strip that grows and shrinks with every word would have to move as often.
    let size = vec2(text.x.max(kit.theme.em(170.0)) + icon + 32.0, text.y + 12.0);
    let known = place.map(|place| egui::Rect::from_min_size(place.min, size));
    let rect = match known.filter(|rect| screen.contains_rect(*rect) && clear.leaves(*rect)) {
        Some(rect) => rect,
        None => clear.take(Rect::from_center_size(screen.left_center(), Vec2::ZERO), &[size], screen).1,
    };
    *place = Some(rect);
    let shade = c.night.gamma_multiply(0.92);
    let corner = Corner::Round(8.0);
    paint::shadow(painter, rect, 8.0, 8, 110);
    paint::gradient(painter, rect, corner, &[(0.0, shade), (1.0, shade)]);
    paint::line(painter, rect, corner, 0.0, egui::Stroke::new(1.0, c.brass));
    kit.icon(painter, "ui-sound-on", pos2(rect.left() + 10.0 + icon * 0.5, rect.center().y), icon, c.on_night);
    let mut at = pos2(rect.left() + icon + 20.0, rect.top() + 6.0);
    for line in lines {
        let high = line.size().y;
        painter.galley(Align2::LEFT_TOP.anchor_size(at, line.size()).min, line, c.on_night);
        at.y += high;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_sound_is_counted_and_the_oldest_makes_way() {
        let mut captions = Captions::default();
        for (now, name) in [(0.0, "deal"), (0.1, "card-slide"), (0.2, "card-slide"), (0.3, "coin"), (0.4, "horn")] {
            captions.hear(name, now, STAYS);
        }
        let heard: Vec<_> = captions.heard.iter().map(|heard| (heard.name, heard.times, heard.at)).collect();
        assert_eq!(heard, [("card-slide", 2, 0.2), ("coin", 1, 0.3), ("horn", 1, 0.4)]);
    }
}
