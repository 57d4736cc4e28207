//! The lid of a game's box as a picture: its emblem in gold before rays of light, and some of its cards or pieces.

use std::collections::BTreeMap;
use std::f32::consts::TAU;

use bevy::ecs::system::SystemParam;
use bevy::prelude::{App, Res, ResMut, Resource};
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::epaint::{Vertex, WHITE_UV};
use bevy_egui::egui::{
    Align2, Color32, Context, Mesh, Painter, Pos2, Rect, Sense, Stroke, TextureId, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::deck_builder::pictures::Pictures;
use crate::client::pieces::faces::{FaceBook, WantedFaces};
use crate::client::ui::boxes::{ENDLESS, Room};
use crate::client::ui::colours::{cover, mix, of};
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::choice::BoxChoice;
use crate::locale::nobody;
use crate::table::any_match::TableEntry;
use crate::table::{CARD, Face, Picture};

/// How high a lid is where it stands beside words, of its width.
const SHAPE: f32 = 0.577;
/// Room between it and them, in points.
const BESIDE: f32 = 22.0;
/// Width of a piece, of the height of a card; how far apart pieces stand, in widths; and how much nearer the next one stands.
const PIECE: f32 = 0.58;
const APART: f32 = 0.60;
const NEARER: f32 = 0.14;
/// Width and height of the picture that is on the box as well, of the height of the lid.
const FRONT: Vec2 = vec2(1.04, 0.88);
/// Rays of light behind the emblem.
const RAYS: u8 = 18;

/// The cards on the lids, game by game.
#[derive(Resource, Default)]
struct OnLids(BTreeMap<&'static str, Pictures>);

/// What draws lids.
#[derive(SystemParam)]
pub(super) struct Lids<'w> {
    drawn: ResMut<'w, OnLids>,
    book: Option<Res<'w, FaceBook>>,
    wanted: Option<Res<'w, WantedFaces>>,
}

/// Cards are kept from one screen to the next.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnLids>();
}

/// The boxes on the shelf, one of which can be chosen.
pub(super) fn covers(kit: &UiKit) -> Vec<BoxChoice> {
    let cover = |entry: &&dyn TableEntry| {
        let icon = format!("game-{}", entry.game());
        BoxChoice { colour: entry.art().cover(), name: kit.t(&icon), icon }
    };
    kit.games.tables().iter().map(cover).collect()
}

impl Lids<'_> {
    /// A lid so wide at 100 % text, and beside it what is added; where there is little room, words come before pictures.
    pub(super) fn beside<'k, R>(
        &mut self,
        kit: &mut UiKit<'k>,
        ui: &mut Ui,
        entry: &dyn TableEntry,
        wide: f32,
        add: impl FnOnce(&mut Ui, &mut UiKit<'k>) -> R,
    ) -> R {
        let size = vec2(wide, wide * SHAPE) * kit.theme.pad(1.0);
        let page = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), ENDLESS));
        let mut room = Room::of(page, BESIDE);
        let mut low = page.top();
        if page.width() - size.x > kit.theme.em(300.0) {
            let lid = room.left(size.x).with_max_y(page.top() + size.y);
            low = lid.bottom();
            self.draw(kit, ui, lid, entry);
        }
        let mut words = ui.new_child(UiBuilder::new().max_rect(room.rest).id_salt(("lid", entry.game())));
        words.spacing_mut().item_spacing.y = 4.0;
        let out = add(&mut words, kit);
        ui.allocate_rect(page.with_max_y(words.min_rect().bottom().max(low)), Sense::hover());
        out
    }

    /// The lid of a game's box.
    pub(super) fn draw(&mut self, kit: &mut UiKit, ui: &Ui, rect: Rect, entry: &dyn TableEntry) {
        if !ui.is_rect_visible(rect) {
            return;
        }
        let c = kit.theme.c;
        let painter = ui.painter();
        let colour = of(entry.art().cover());
        let corner = Corner::Round(6.0);
        paint::shadow(painter, rect, 6.0, 12, 150);
        paint::gradient(painter, rect, corner, &[(0.0, mix(colour, c.paper, 0.16)), (1.0, mix(colour, c.ink, 0.5))]);
        let pictures = entry.art().lid();
        let part = if pictures.is_empty() { 0.5 } else { 0.27 };
        let sun = pos2(rect.left() + rect.width() * part, rect.center().y);
        let inside = painter.with_clip_rect(rect.shrink(5.0).intersect(painter.clip_rect()));
        let front = vec2(rect.height() * FRONT.x, rect.height() * FRONT.y);
        let printed = entry.art().box_front().and_then(|_| self.card(kit, entry.game(), Face::BOX, front));
        if let Some(printed) = printed {
            let room = rect.shrink((rect.height() - front.y) * 0.5);
            let align = if pictures.is_empty() { Align2::CENTER_CENTER } else { Align2::LEFT_CENTER };
            leaf(&inside, align.align_size_within_rect(front, room), 0.0, printed);
        } else {
            emblem(kit, &inside, (sun, rect), &format!("game-{}", entry.game()), colour);
        }
        let high = rect.height() * 0.66;
        let size = vec2(high * CARD.x / CARD.z, high);
        let middle = (pictures.len() as f32 - 1.0) * 0.5;
        // The wider the lid, the farther they lie apart.
        let spread = (0.24 * rect.aspect_ratio()).min(0.94);
        let at = pos2(rect.left() + rect.width() * 0.69, rect.center().y);
        for (n, picture) in pictures.iter().enumerate() {
            let aside = n as f32 - middle;
            match picture {
                Picture::Faces(rows) => {
                    let at = at + vec2(aside * size.x * spread, 4.0 + aside * aside * 5.0);
                    let turn = if pictures.len() == 1 { 0.12 } else { aside * 0.2 };
                    let face = rows.iter().flatten().next();
                    if let Some(card) = face.and_then(|face| self.card(kit, entry.game(), *face, size)) {
                        leaf(&inside, Rect::from_center_size(at, size), turn, card);
                    }
                }
                Picture::Drawing(drawing) => {
                    let wide = high * PIECE;
                    let foot = at + vec2(aside * wide * APART, (high + aside * NEARER * high) * 0.5);
                    piece(kit, &inside, foot, vec2(wide, wide * drawing.shape), drawing.svg(kit.theme.palette));
                }
                Picture::Portrait(_) | Picture::Icon(_) => {}
            }
        }
        paint::line(painter, rect, corner, 0.0, Stroke::new(2.0, mix(c.brass_low, c.ink, 0.4)));
        paint::line(painter, rect, corner, 5.0, Stroke::new(1.4, c.brass));
    }

    /// A face of a game so large, in the colours that are chosen; if it has not been drawn, it will be.
    pub(super) fn card(&mut self, kit: &UiKit, game: &'static str, face: Face, size: Vec2) -> Option<TextureId> {
        let pictures = self.drawn.0.entry(game).or_default();
        pictures.of(face, size * kit.theme.pixels).map(|picture| picture.id())
    }

    /// Goes on with drawing the cards that were wanted in this pass.
    pub(super) fn go_on(&mut self, kit: &UiKit, ctx: &Context) {
        let (Some(book), Some(wanted)) = (&self.book, &self.wanted) else { return };
        let (locale, palette) = (&kit.locale, kit.theme.palette);
        for (&game, pictures) in self.drawn.0.iter_mut().filter(|(game, _)| wanted.0.contains_key(*game)) {
            let svg = |face| book.drawing(wanted, game, face, palette, &|words| locale.say(words, &nobody));
            pictures.go_on(ctx, (game, locale.language(), palette), svg);
        }
    }
}

/// The emblem of a game without a picture for its box, before rays of light.
fn emblem(kit: &mut UiKit, painter: &Painter, (sun, rect): (Pos2, Rect), name: &str, colour: Color32) {
    let c = kit.theme.c;
    rays(painter, sun, rect.width(), mix(colour, c.brass_high, 0.7));
    let size = rect.height() * 0.66;
    kit.icon(painter, name, sun + vec2(2.0, 3.0), size, Color32::from_black_alpha(150));
    kit.icon(painter, name, sun, size, mix(c.brass, c.brass_high, 0.75));
}

/// Rays of light that go out from a point and fade; their sides fade over a pixel, since nothing else smooths a mesh.
fn rays(painter: &Painter, from: Pos2, far: f32, colour: Color32) {
    let mut mesh = Mesh::default();
    let pixel = 1.0 / painter.pixels_per_point();
    let (near, end) = (cover(colour, 0.34), cover(colour, 0.02));
    for ray in 0..RAYS {
        let angle = |part: f32| (f32::from(ray) - 0.25 + part) / f32::from(RAYS) * TAU;
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

/// A piece that stands with the middle of its lower edge at `foot`.
fn piece(kit: &mut UiKit, painter: &Painter, foot: Pos2, size: Vec2, svg: &str) {
    let rect = Align2::CENTER_BOTTOM.anchor_size(foot, size);
    let base = rect.with_min_y(rect.bottom() - size.x * 0.36);
    paint::shadow(painter, base.translate(vec2(3.0, 0.0)), base.height() * 0.5, 8, 130);
    let key = format!("lid {svg}");
    if let Some(texture) = kit.icons.drawing(painter.ctx(), &kit.theme, &key, size, || svg.to_owned()) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        painter.image(texture.id(), rect, whole, Color32::WHITE);
    }
}

/// A card that lies turned by so many radians, with its shadow.
pub(super) fn leaf(painter: &Painter, rect: Rect, turn: f32, picture: TextureId) {
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
