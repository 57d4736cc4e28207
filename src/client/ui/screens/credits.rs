//! Whose work is in the box, and under which licence.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Sense, vec2};
use serde::Deserialize;

use crate::client::folders::assets;
use crate::client::session::Overlay;
use crate::client::ui::desk::Desk;
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::kit::Kit;
use crate::client::ui::pass::overlay_is;
use crate::client::ui::rich::{Bit, Style, Weight};
use crate::client::ui::tips::Pass;

/// One work of the list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Credit {
    what: String,
    author: String,
    source: String,
    licence: String,
    #[serde(default)]
    about: String,
}

/// The list, once it has been read.
#[derive(Default)]
pub struct Credits(Option<Result<Vec<Credit>, String>>);

fn read() -> Result<Vec<Credit>, String> {
    let text = std::fs::read_to_string(assets().join("credits.ron")).map_err(|error| error.to_string())?;
    ron::from_str(&text).map_err(|error| error.to_string())
}

/// The credits.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Credits)).in_set(Pass::Overlay));
}

/// Draws it.
fn draw(mut desk: Desk, mut kit: Kit, mut credits: Local<Credits>) {
    let ctx = desk.ctx();
    let ui = &mut kit.sheet(&ctx, "credits", OVERLAY);
    let heading = kit.t("credits-heading");
    let (inner, closed) = kit.dialog(ui, "credits", vec2(kit.theme.em(780.0), 660.0), &heading, "ui-star");
    let list = credits.0.get_or_insert_with(read);
    let c = kit.theme.c;
    let mut child = kit.inside(ui, inner);
    kit.reader(&mut child, "credits", |ui, kit| {
        for key in ["credits-fan-work", "credits-made-by"] {
            let words = kit.t(key);
            kit.paragraph(ui, &words, kit.theme.font(16.0), c.ink);
        }
        kit.rule(ui);
        match list {
            Ok(list) => {
                for credit in list.iter() {
                    show(kit, ui, credit);
                }
            }
            Err(error) => {
                kit.paragraph(ui, error, kit.theme.font(15.0), c.wax);
            }
        }
    });
    if closed || desk.overlay() == Overlay::Credits && desk.cancelled(&kit) {
        desk.close();
    }
}

fn show(kit: &mut Kit, ui: &mut bevy_egui::egui::Ui, credit: &Credit) {
    let c = kit.theme.c;
    kit.heading(ui, &credit.what, 19.0);
    let soft = Style { weight: Weight::Italic, ..Style::plain(c.ink_soft) };
    let mut bits = vec![
        Bit::Text(format!("{} ", credit.author), Style::bold(c.ink)),
        Bit::Text(format!("· {} · {}", credit.licence, credit.source), soft),
    ];
    if !credit.about.is_empty() {
        bits.push(Bit::Text(format!(" · {}", credit.about), Style::plain(c.ink)));
    }
    let flow = kit.flow(ui.painter(), &bits, 15.0, ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), flow.size.y + kit.theme.em(5.0)), Sense::hover());
    kit.paint_flow(ui.painter(), &flow, rect.min);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_can_be_read() {
        let list = read().unwrap();
        assert!(!list.is_empty() && list.iter().all(|credit| !credit.licence.is_empty()));
    }
}
