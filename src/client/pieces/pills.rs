//! Where the table's pills hang on the screen.

use bevy::prelude::*;
use bevy_egui::egui::pos2;

use super::camera::Lens;
use crate::client::director::Stage;
use crate::client::ui::Projected;
use crate::client::ui::theme::Theme;

/// Keeps the interface told of the pills' places.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, project.after(crate::client::director::Telling));
}

fn project(stage: Res<Stage>, lens: Res<Lens>, theme: Res<Theme>, mut projected: ResMut<Projected>) {
    if !stage.is_changed() && !lens.is_changed() && !theme.is_changed() {
        return;
    }
    let zoom = theme.zoom.max(0.01);
    let hung = stage.layout.pills.iter().filter_map(|pill| {
        let at = lens.project(pill.at)?;
        Some((pos2(at.x / zoom, at.y / zoom), pill.clone()))
    });
    projected.set_if_neq(Projected(hung.collect()));
}
