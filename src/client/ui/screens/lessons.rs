//! The lessons, game by game: taking one begins it.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Ui, vec2};

use crate::client::session::lessons::Lessons;
use crate::client::session::{Ask, Overlay};
use crate::client::ui::desk::Desk;
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::kit::Kit;
use crate::client::ui::pass::overlay_is;
use crate::client::ui::tips::Pass;
use crate::client::ui::widgets::buttons::Entry;
use crate::games::lesson::Lesson;

/// The list of lessons.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Lessons)).in_set(Pass::Overlay));
}

/// Draws it.
fn draw(mut desk: Desk, mut kit: Kit, lessons: Res<Lessons>) {
    let ctx = desk.ctx();
    let ui = &mut kit.sheet(&ctx, "lessons", OVERLAY);
    let heading = kit.t("lessons-heading");
    let (inner, closed) = kit.dialog(ui, "lessons", vec2(kit.theme.em(560.0), 560.0), &heading, "ui-tutorial");
    let mut child = kit.inside(ui, inner);
    let taken = kit.scroll(&mut child, "lessons", |ui, kit| {
        let c = kit.theme.c;
        ui.spacing_mut().item_spacing.y = 3.0;
        let about = kit.t("lessons-about");
        kit.paragraph(ui, &about, kit.theme.font(15.5), c.ink);
        kit.focus.on_menu();
        let mut taken = None;
        for (n, lesson) in lessons.0.iter().enumerate() {
            if n == 0 || lessons.0[n - 1].game != lesson.game {
                ui.add_space(8.0);
                let name = kit.t(&format!("game-{}", lesson.game));
                kit.heading(ui, &name, 20.0);
            }
            if entry(kit, ui, lesson, n == 0) {
                taken = Some(lesson);
            }
        }
        taken
    });
    if let Some(Lesson { game, name, .. }) = taken {
        desk.ask(Ask::Learn { game: game.clone(), lesson: name.clone() });
    } else if closed || desk.overlay() == Overlay::Lessons && desk.cancelled(&kit) {
        desk.close();
    }
}

/// One lesson; whether it was taken.
fn entry(kit: &mut Kit, ui: &mut Ui, lesson: &Lesson, first: bool) -> bool {
    let key = lesson.key();
    let (title, about) = (kit.t(&key), kit.t(&format!("{key}-about")));
    let icon = format!("game-{}", lesson.game);
    let entry = Entry { text: &title, detail: Some(&about), icon: Some(&icon), size: 20.0, ..Entry::default() };
    kit.row(ui, Id::new(&key), &entry, first)
}
