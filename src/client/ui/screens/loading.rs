//! The loading screen: lettering and a candle that burns down while things are fetched.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Mesh, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use super::title;
use crate::client::loading::LoadProgress;
use crate::client::ui::colours::mix;
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;

pub(super) fn draw(mut nav: Navigation, mut kit: UiKit, progress: Res<LoadProgress>) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "loading", SCREEN);
    kit.cover.all = true;
    let screen = ui.max_rect();
    let c = kit.theme.c;
    let dark = Color32::from_rgb(18, 11, 6);
    let warm = Color32::from_rgb(43, 26, 16);
    paint::gradient(ui.painter(), screen, Corner::Round(0.0), &[(0.0, dark), (0.7, warm), (1.0, dark)]);
    title::lettering(&mut kit, ui, pos2(screen.center().x - 200.0, screen.height() * 0.22), title::LETTERING);
    let part = progress.fraction().clamp(0.0, 1.0);
    let foot = pos2(screen.center().x, screen.height() * 0.78);
    candle(&kit, ui, foot, part);
    let (done, all) = progress.part;
    let words = kit.say(&Words::new(progress.what).with("done", i64::from(done)).with("all", i64::from(all)));
    let at = foot + vec2(0.0, 46.0);
    ui.painter().text(at, Align2::CENTER_CENTER, words, kit.theme.italic(17.0), c.on_night);
    let percent = format!("{}%", (part * 100.0).floor());
    let at = at + vec2(0.0, kit.theme.em(26.0));
    ui.painter().text(at, Align2::CENTER_CENTER, percent, kit.theme.bold(15.0), c.on_night_soft);
    ctx.request_repaint();
}

/// A candle, the shorter the further things are; it never goes out before the end.
fn candle(kit: &UiKit, ui: &Ui, foot: Pos2, part: f32) {
    let painter = ui.painter();
    let c = kit.theme.c;
    let tall = 40.0 + 130.0 * (1.0 - part);
    let top = foot.y - tall;
    let flicker =
        if kit.theme.still { 0.0 } else { (kit.theme.now * 7.0).sin() * 0.5 + (kit.theme.now * 11.3).sin() * 0.5 };
    let flame = pos2(foot.x, top - 22.0);
    for (radius, alpha) in [(150.0, 10), (95.0, 16), (55.0, 26)] {
        light(ui, flame, radius * (1.0 + 0.03 * flicker), Color32::from_rgba_unmultiplied(255, 180, 80, alpha));
    }
    let dish = Rect::from_center_size(foot + vec2(0.0, 6.0), vec2(130.0, 16.0));
    paint::gradient(painter, dish, Corner::Round(8.0), &[(0.0, c.brass_high), (0.4, c.brass), (1.0, c.brass_low)]);
    let wax = Rect::from_min_max(pos2(foot.x - 24.0, top), pos2(foot.x + 24.0, foot.y + 2.0));
    let cream = Color32::from_rgb(244, 226, 184);
    paint::gradient(
        painter,
        wax,
        Corner::Round(7.0),
        &[(0.0, mix(cream, c.halo, 0.5)), (0.25, cream), (1.0, mix(cream, c.edge, 0.45))],
    );
    painter.line_segment([pos2(foot.x, top + 1.0), pos2(foot.x + 1.0, top - 8.0)], Stroke::new(2.0, c.ink));
    let tip = flame + vec2(flicker * 2.0, -22.0 - flicker);
    for (wide, high, colour) in [(9.0, 1.0, c.halo), (5.2, 0.7, Color32::from_rgb(255, 244, 205))] {
        let base = pos2(foot.x, top - 3.0);
        let peak = base + (tip - base) * high;
        let side = |sign: f32| {
            (0..=10_u8).map(move |step| {
                let part = f32::from(step) / 10.0;
                // Round below, drawn out to a point above.
                let belly = (part.sqrt() * std::f32::consts::PI).sin() * (1.0 - part * 0.25);
                base + (peak - base) * part + vec2(sign * wide * belly, 0.0)
            })
        };
        let right: Vec<Pos2> = side(1.0).collect();
        let points = side(-1.0).chain(right.into_iter().rev()).collect();
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }
}

fn light(ui: &Ui, middle: Pos2, radius: f32, colour: Color32) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, colour);
    let around = 48_u32;
    for step in 0..around {
        let angle = step as f32 / around as f32 * std::f32::consts::TAU;
        mesh.colored_vertex(middle + vec2(angle.cos(), angle.sin()) * radius, Color32::TRANSPARENT);
        mesh.add_triangle(0, 1 + step, 1 + (step + 1) % around);
    }
    ui.painter().add(mesh);
}
