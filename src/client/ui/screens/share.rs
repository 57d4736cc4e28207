//! What can be copied of a match: its journal, as text or in one line, and the position.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, vec2};

use crate::client::session::sharing::Copied;
use crate::client::session::{Ask, Overlay};
use crate::client::ui::desk::Desk;
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::kit::Kit;
use crate::client::ui::pass::overlay_is;
use crate::client::ui::tips::Pass;
use crate::client::ui::widgets::buttons::Entry;

/// The saved match that is shared; none for the one on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Shared(pub Option<PathBuf>);

/// What can be copied, and the icon of each.
const ENTRIES: [(Copied, &str, &str); 3] = [
    (Copied::Match, "share-match", "ui-log"),
    (Copied::Line, "share-line", "ui-minus"),
    (Copied::Position, "share-position", "ui-target"),
];

/// The page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shared>()
        .add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Share)).in_set(Pass::Overlay));
}

/// Draws it.
fn draw(mut desk: Desk, mut kit: Kit, shared: Res<Shared>) {
    let ctx = desk.ctx();
    let ui = &mut kit.sheet(&ctx, "share", OVERLAY);
    let heading = kit.t("share-heading");
    let (inner, closed) = kit.dialog(ui, "share", vec2(kit.theme.em(520.0), kit.theme.em(330.0)), &heading, "ui-log");
    let mut child = kit.inside(ui, inner);
    let taken = kit.scroll(&mut child, "share", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 3.0;
        kit.focus.on_menu();
        let mut taken = None;
        for (n, (what, key, icon)) in ENTRIES.into_iter().enumerate() {
            let (text, about) = (kit.t(key), kit.t(&format!("{key}-about")));
            let entry = Entry { text: &text, detail: Some(&about), icon: Some(icon), size: 20.0, ..Entry::default() };
            if kit.row(ui, Id::new(key), &entry, n == 0) {
                taken = Some(what);
            }
        }
        taken
    });
    if let Some(what) = taken {
        desk.ask(Ask::Copy { what, of: shared.0.clone() });
        desk.close();
    } else if closed || desk.overlay() == Overlay::Share && desk.cancelled(&kit) {
        desk.close();
    }
}
