//! The faces of the cards in the tray, as the interface paints them: the very pictures that lie on the table's cards, so
//! that nothing is drawn twice.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::client::pieces::faces::FaceBook;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::Session;
use crate::table::Face;

/// The faces of the tray that have been drawn.
#[derive(Resource, Default, Debug)]
pub struct Pictures(HashMap<Face, (Handle<Image>, TextureId)>);

impl Pictures {
    /// The picture of a face, if it has been drawn.
    pub(super) fn of(&self, face: Face) -> Option<TextureId> {
        self.0.get(&face).map(|(_, texture)| *texture)
    }
}

/// Hands the interface the faces of the tray as long as it lies open; afterwards they are given back.
pub(super) fn hold(
    stage: Res<ShownLayout>,
    session: Option<Res<Session>>,
    book: Res<FaceBook>,
    materials: Res<Assets<StandardMaterial>>,
    textures: Option<ResMut<EguiUserTextures>>,
    mut pictures: ResMut<Pictures>,
) {
    let tray = session.as_ref().zip(stage.layout.tray.as_ref());
    if tray.is_none() && pictures.0.is_empty() {
        return;
    }
    let Some(mut textures) = textures else { return };
    let mut held = HashMap::new();
    for (session, card) in tray.iter().flat_map(|(session, tray)| tray.cards.iter().map(move |card| (session, card))) {
        if let Some(picture) = book.picture(session.known.game(), card.face, &materials) {
            let texture = textures.add_image(EguiTextureHandle::Weak(picture.id()));
            held.insert(card.face, (picture, texture));
        }
    }
    for (old, _) in pictures.0.values().filter(|(old, _)| held.values().all(|(new, _)| new != old)) {
        textures.remove_image(old.id());
    }
    pictures.0 = held;
}
