//! The chosen game at a glance: its box as a picture, what it is about, how many play and for how long.

use std::f32::consts::TAU;

use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::epaint::{Vertex, WHITE_UV};
use bevy_egui::egui::{
    Color32, Id, Mesh, Painter, Pos2, Rect, Sense, Stroke, TextureId, Ui, UiBuilder, Vec2, pos2, vec2,
};

use crate::client::session::live::Shelved;
use crate::client::table::CARD;
use crate::client::ui::colours::{cover, mix, of};
use crate::client::ui::kit::Kit;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::screens::workshop::pictures::Pictures;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;

/// Size of the picture in points, at 100 % text.
const PICTURE: Vec2 = vec2(246.0, 142.0);
/// Rays of light behind the emblem.
const RAYS: u8 = 18;

/// Draws it, with the way to the first lesson if the game is to be learnt; whether that is taken.
pub(super) fn draw(
    kit: &mut Kit,
    ui: &mut Ui,
    shelved: &dyn Shelved,
    players: Option<(usize, usize)>,
    learns: bool,
    pictures: &mut Pictures,
) -> bool {
    let size = PICTURE * kit.theme.pad(1.0);
    let (top, wide) = (ui.cursor().min, ui.available_width());
    let rect = Rect::from_min_size(top, size);
    // Where there is little room, words come before pictures.
    let shown = wide - size.x > kit.theme.em(300.0);
    let left = if shown { rect.right() + 22.0 } else { top.x };
    if shown {
        lid(kit, ui, rect, shelved, pictures);
    }
    let room = Rect::from_min_max(pos2(left, top.y), pos2(top.x + wide, top.y + 4000.0));
    let mut words = ui.new_child(UiBuilder::new().max_rect(room).id_salt("setup cover"));
    words.spacing_mut().item_spacing.y = 4.0;
    let taken = about(kit, &mut words, shelved.game(), players, learns);
    let low = words.min_rect().bottom().max(if shown { rect.bottom() } else { top.y });
    ui.allocate_rect(Rect::from_min_max(top, pos2(top.x + wide, low)), Sense::hover());
    ui.add_space(2.0);
    taken
}

/// Name, pitch, players and time, and below that the first lesson or more words.
fn about(kit: &mut Kit, ui: &mut Ui, game: &str, players: Option<(usize, usize)>, learns: bool) -> bool {
    let c = kit.theme.c;
    let name = kit.t(&format!("game-{game}"));
    let title = kit.fitted_title(ui, &name, 30.0, c.ink, ui.available_width());
    let (rect, _) = ui.allocate_exact_size(title.size(), Sense::hover());
    ui.painter().galley(rect.min, title, c.ink);
    let pitch = kit.t(&format!("game-{game}-tagline"));
    kit.paragraph(ui, &pitch, kit.theme.italic(17.0), c.ink);
    facts(kit, ui, game, players);
    ui.add_space(2.0);
    if learns {
        return learn(kit, ui);
    }
    let more = kit.t(&format!("game-{game}-about"));
    kit.paragraph(ui, &more, kit.theme.font(14.5), c.ink_soft);
    false
}

/// How many play, and for how long, each with an icon before it.
fn facts(kit: &mut Kit, ui: &mut Ui, game: &str, players: Option<(usize, usize)>) {
    let c = kit.theme.c;
    let players = players.map(|(least, most)| {
        let words = if least == most { Words::new("setup-players") } else { Words::new("setup-players-between") };
        ("ui-players", kit.say(&words.with("least", least as i64).with("most", most as i64)))
    });
    let time = Some(format!("game-{game}-time")).filter(|key| kit.locale.has(key));
    let time = time.map(|key| ("ui-hourglass", kit.t(&key)));
    let icon = kit.theme.em(19.0);
    ui.horizontal_wrapped(|ui| {
        for (picture, text) in players.into_iter().chain(time) {
            let words = ui.painter().layout_no_wrap(text, kit.theme.bold(16.0), c.ink);
            let size = vec2(icon + 8.0 + words.size().x + 18.0, words.size().y.max(icon));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            kit.icon(ui.painter(), picture, pos2(rect.left() + icon * 0.5, rect.center().y), icon, c.wax);
            let at = pos2(rect.left() + icon + 8.0, rect.center().y - words.size().y * 0.5);
            ui.painter().galley(at, words, c.ink);
        }
    });
}

/// The way to the first lesson, for whoever has never played this game; whether it is taken.
fn learn(kit: &mut Kit, ui: &mut Ui) -> bool {
    let c = kit.theme.c;
    let text = kit.t("setup-lesson");
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
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), high + 4.0), Sense::hover());
    let rect = Rect::from_min_size(row.min + vec2(0.0, 2.0), vec2(wide, high));
    if beside {
        let galley = ui.painter().layout(words, font, c.ink, left);
        let at = pos2(rect.right() + 14.0, row.center().y - galley.size().y * 0.5);
        ui.painter().galley(at, galley, c.ink);
    }
    let id = Id::new("setup lesson");
    kit.icon_button(ui, rect, id, Stuff::Paper, Some("ui-tutorial"), &text, None).clicked
}

/// The lid of the game's box: its emblem in gold before rays of light, and beside it some of its cards.
fn lid(kit: &mut Kit, ui: &Ui, rect: Rect, shelved: &dyn Shelved, pictures: &mut Pictures) {
    let c = kit.theme.c;
    let painter = ui.painter();
    let colour = of(shelved.art().cover());
    let corner = Corner::Round(6.0);
    paint::shadow(painter, rect, 6.0, 12, 150);
    paint::gradient(painter, rect, corner, &[(0.0, mix(colour, c.paper, 0.16)), (1.0, mix(colour, c.ink, 0.5))]);
    let high = rect.height() * 0.72;
    let size = vec2(high * CARD.x / CARD.z, high);
    let faces = shelved.art().still_life().cards.into_iter().map(|(face, _)| face).take(3);
    let cards: Vec<_> = faces.filter_map(|face| pictures.of(face, size * kit.theme.pixels)).collect();
    let part = if cards.is_empty() { 0.5 } else { 0.30 };
    let sun = pos2(rect.left() + rect.width() * part, rect.center().y);
    let inside = painter.with_clip_rect(rect.shrink(5.0).intersect(painter.clip_rect()));
    rays(&inside, sun, rect.width(), mix(colour, c.brass_high, 0.7));
    let emblem = rect.height() * 0.62;
    let name = format!("game-{}", shelved.game());
    kit.icon(&inside, &name, sun + vec2(2.0, 3.0), emblem, Color32::from_black_alpha(150));
    kit.icon(&inside, &name, sun, emblem, mix(c.brass, c.brass_high, 0.75));
    let middle = (cards.len() as f32 - 1.0) * 0.5;
    for (n, card) in cards.iter().enumerate() {
        let aside = n as f32 - middle;
        let at = pos2(rect.left() + rect.width() * 0.72, rect.center().y);
        let at = at + vec2(aside * size.x * 0.42, 4.0 + aside * aside * 5.0);
        let turn = if cards.len() == 1 { 0.12 } else { aside * 0.2 };
        leaf(&inside, Rect::from_center_size(at, size), turn, card.id());
    }
    paint::line(painter, rect, corner, 0.0, Stroke::new(2.0, mix(c.brass_low, c.ink, 0.4)));
    paint::line(painter, rect, corner, 5.0, Stroke::new(1.4, c.brass));
}

/// Rays of light that go out from a point and fade; their sides fade over a pixel, since nothing else smooths a mesh.
fn rays(painter: &Painter, from: Pos2, far: f32, colour: Color32) {
    let mut mesh = Mesh::default();
    let pixel = 1.0 / painter.pixels_per_point();
    let (near, end) = (cover(colour, 0.34), cover(colour, 0.02));
    for ray in 0..RAYS {
        let angle = |part: f32| (f32::from(ray) + part) / f32::from(RAYS) * TAU;
        let first = mesh.vertices.len() as u32;
        mesh.colored_vertex(from, near);
        for angle in [angle(0.0), angle(0.5)] {
            mesh.colored_vertex(from + far * vec2(angle.cos(), angle.sin()), end);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        for (angle, out) in [(angle(0.0), -pixel), (angle(0.5), pixel)] {
            let (to, aside) = (from + far * vec2(angle.cos(), angle.sin()), out * vec2(-angle.sin(), angle.cos()));
            let first = mesh.vertices.len() as u32;
            mesh.colored_vertex(from, near);
            mesh.colored_vertex(to, end);
            mesh.colored_vertex(from + aside, Color32::TRANSPARENT);
            mesh.colored_vertex(to + aside, Color32::TRANSPARENT);
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
    }
    painter.add(mesh);
}

/// A card that lies turned by so many radians, with its shadow.
fn leaf(painter: &Painter, rect: Rect, turn: f32, picture: TextureId) {
    let turn = Rot2::from_angle(turn);
    let half_pixel = 0.5 / painter.pixels_per_point();
    for (grown, strength) in [(3.0, 40), (1.5, 70), (0.0, 90)] {
        let rect = rect.expand(grown).translate(vec2(2.0, 3.0));
        painter.add(turned(rect, turn, None, Color32::from_black_alpha(strength), half_pixel));
    }
    painter.add(turned(rect, turn, Some(picture), Color32::WHITE, half_pixel));
}

/// A turned rectangle, with a picture or plain, that fades from `soft` inside its edge to as far outside.
fn turned(rect: Rect, turn: Rot2, picture: Option<TextureId>, colour: Color32, soft: f32) -> Mesh {
    let mut mesh = picture.map_or_else(Mesh::default, Mesh::with_texture);
    let on_picture = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    let corners = |rect: Rect| [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    for (grown, color) in [(-soft, colour), (soft, Color32::TRANSPARENT)] {
        for (pos, at) in corners(rect.expand(grown)).into_iter().zip(corners(on_picture)) {
            let uv = if picture.is_some() { at } else { WHITE_UV };
            mesh.vertices.push(Vertex { pos, uv, color });
        }
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    for (one, next) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
        mesh.add_triangle(one, next, one + 4);
        mesh.add_triangle(next, one + 4, next + 4);
    }
    mesh.rotate(turn, rect.center());
    mesh
}
