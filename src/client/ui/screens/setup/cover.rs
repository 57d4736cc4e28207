//! The chosen game at a glance: its box as a picture, what it is about, how many play and for how long.

use bevy_egui::egui::{Align2, Id, Ui, vec2};

use crate::client::ui::boxes::{Room, strip, taken};
use crate::client::ui::screens::box_lid::Lids;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::table::any_match::{Length, TableEntry};

/// Width of the picture in points, at 100 % text.
const PICTURE: f32 = 246.0;

/// Draws it, with the way to the first lesson, called so, if the game is to be learnt; whether that is taken.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    entry: &dyn TableEntry,
    options: &str,
    players: Option<(usize, usize)>,
    lesson: Option<&str>,
    lids: &mut Lids,
) -> bool {
    let game = (entry.game(), entry.length(options).ok().flatten());
    let taken = lids.beside(kit, ui, entry, PICTURE, |ui, kit| about(kit, ui, game, players, lesson));
    ui.add_space(2.0);
    taken
}

/// Name, pitch, players and time, and below that the first lesson or more words.
fn about(
    kit: &mut UiKit,
    ui: &mut Ui,
    (game, length): (&str, Option<Length>),
    players: Option<(usize, usize)>,
    lesson: Option<&str>,
) -> bool {
    let c = kit.theme.c;
    let name = kit.t(&format!("game-{game}"));
    let title = kit.fitted_title(ui.painter(), &name, 30.0, c.ink, ui.available_width());
    let at = taken(ui, title.size()).min;
    ui.painter().galley(at, title, c.ink);
    kit.paragraph(ui, &kit.t(&format!("game-{game}-tagline")), kit.theme.italic(17.0), c.ink);
    facts(kit, ui, length, players);
    ui.add_space(2.0);
    if let Some(lesson) = lesson {
        return learn(kit, ui, lesson);
    }
    kit.paragraph(ui, &kit.t(&format!("game-{game}-about")), kit.theme.font(14.5), c.ink_soft);
    false
}

/// How many can play, and for how long with what is chosen, each with an icon before it.
fn facts(kit: &mut UiKit, ui: &mut Ui, length: Option<Length>, players: Option<(usize, usize)>) {
    let c = kit.theme.c;
    let players = players.map(|(least, most)| {
        let words = if least == most { Words::new("setup-players") } else { Words::new("setup-players-between") };
        ("ui-players", kit.say(&words.with("least", least as i64).with("most", most as i64)))
    });
    let time = length.map(|length| ("ui-hourglass", kit.say(&length.words())));
    let icon = kit.theme.em(19.0);
    ui.horizontal_wrapped(|ui| {
        for (picture, text) in players.into_iter().chain(time) {
            let words = ui.painter().layout_no_wrap(text, kit.theme.bold(16.0), c.ink);
            let size = vec2(icon + 8.0 + words.size().x + 18.0, words.size().y.max(icon));
            let mut room = Room::of(taken(ui, size), 8.0);
            kit.icon(ui.painter(), picture, room.left(icon).center(), icon, c.wax);
            let at = Align2::LEFT_CENTER.align_size_within_rect(words.size(), room.rest).min;
            ui.painter().galley(at, words, c.ink);
        }
    });
}

/// The way to the first lesson, called so, for whoever has never played this game; whether it is taken.
fn learn(kit: &mut UiKit, ui: &mut Ui, key: &str) -> bool {
    let c = kit.theme.c;
    let text = kit.t(key);
    let wide = (kit.button_width(ui, &text, None) + kit.icon_room(Some("ui-tutorial"))).min(ui.available_width());
    let words = kit.t("setup-lesson-about");
    let font = kit.theme.font(15.0);
    let high = kit.button_height();
    let left = ui.available_width() - wide - 14.0;
    // The words stand beside the button where they have room, else above it.
    let beside = left > wide;
    if !beside {
        kit.paragraph(ui, &words, font.clone(), c.ink);
    }
    let mut row = Room::of(strip(ui, high + 4.0).shrink2(vec2(0.0, 2.0)), 14.0);
    let rect = row.left(wide);
    if beside {
        let words = ui.painter().layout(words, font, c.ink, left);
        let at = Align2::LEFT_CENTER.align_size_within_rect(words.size(), row.rest).min;
        ui.painter().galley(at, words, c.ink);
    }
    let id = Id::new("setup lesson");
    kit.icon_button(ui, rect, id, Stuff::Paper, Some("ui-tutorial"), &text, None).clicked
}
