//! The picture of the table, under everything else.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, LayerId, Rect, pos2};
use bevy_egui::{EguiPrimaryContextPass, EguiTextureHandle, EguiUserTextures};

use super::navigation::Navigation;
use super::tips::Pass;
use crate::client::pieces::picture::TablePicture;

/// Lays the picture there.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(resource_exists::<TablePicture>).after(Pass::Begin).before(Pass::Screen),
    );
}

fn draw(
    mut nav: Navigation,
    picture: Res<TablePicture>,
    textures: Option<ResMut<EguiUserTextures>>,
    mut last: Local<Option<AssetId<Image>>>,
) {
    let Some(mut textures) = textures else { return };
    let id = picture.image.id();
    if let Some(old) = last.replace(id).filter(|old| *old != id) {
        textures.remove_image(old);
    }
    let texture = textures.add_image(EguiTextureHandle::Strong(picture.image.clone()));
    let ctx = nav.ctx();
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ctx.layer_painter(LayerId::background()).image(texture, ctx.content_rect(), whole, Color32::WHITE);
}
