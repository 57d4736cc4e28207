//! What stands on the table behind the title: something of each game, a few cards, and every game's box on the shelf.

use std::sync::LazyLock;

use bevy::prelude::*;

use super::faces::FaceBook;
use super::meshes::TableMeshes;
use super::scenery::Scenery;
use crate::client::session::live::Shelved;
use crate::client::table::{Face, Pose};

/// A game's box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameBox {
    /// Identifier of the game.
    pub game: String,
    /// Colour of the cover, as sRGB.
    pub cover: [u8; 3],
}

impl GameBox {
    /// Model of the emblem on the cover.
    pub(super) fn emblem(&self) -> String {
        format!("emblem_{}", self.game)
    }
}

/// The boxes from left to right: the games on the shelf.
pub static BOXES: LazyLock<Vec<GameBox>> = LazyLock::new(|| {
    let shelf = crate::games::shelf().iter();
    shelf.map(|game| GameBox { game: game.game().to_owned(), cover: game.art().cover() }).collect()
});

/// Height of the shelf's upper side.
const SHELF: f32 = 0.160;
/// Metres from one box to the next where there is room, the first one's place, and how far the last one may be from it.
const BOX_PITCH: f32 = 0.115;
const FIRST_BOX: f32 = -0.065;
const BOX_ROW: f32 = 4.0 * BOX_PITCH;

/// Where so many boxes stand on the shelf; many stand closer and are smaller.
pub(super) fn box_poses(count: usize) -> impl Iterator<Item = Pose> {
    let pitch = BOX_PITCH.min(BOX_ROW / count.saturating_sub(1).max(1) as f32);
    (0..count).map(move |index| Pose::table(FIRST_BOX + pitch * index as f32, SHELF, -0.352).scaled(pitch / BOX_PITCH))
}

/// Where the emblem of a box hangs.
pub(super) fn on_its_front(mut pose: Pose) -> Pose {
    pose.at += Vec3::new(0.0, 0.0425, 0.0288) * pose.scale;
    pose
}

/// Everything but boxes and cards, and the room behind it.
pub(super) fn still_life() -> Vec<(&'static str, Pose)> {
    let turned =
        |x: f32, z: f32, degrees: f32| Pose::table(x, 0.0, z).turned(Quat::from_rotation_y(degrees.to_radians()));
    let mut things = vec![
        ("wall", Pose::table(0.0, 0.0, -0.42)),
        ("shelf", Pose::table(0.165, SHELF, -0.355)),
        ("candle_tall", turned(-0.085, -0.12, 30.0).scaled(1.25)),
        ("candle", turned(0.375, -0.06, 200.0).scaled(1.25)),
        ("flag_pawn", turned(-0.19, 0.0, 0.0).scaled(2.3)),
        ("imp_bottle", turned(0.105, 0.005, 0.0).scaled(1.62)),
        ("knight", turned(0.235, 0.0, -14.0).scaled(1.1)),
        ("card_rack", turned(0.315, 0.085, -16.0)),
        ("book", turned(-0.36, -0.17, 24.0)),
        ("mug", turned(0.60, -0.14, 150.0)),
    ];
    for level in 0..9u8 {
        let wobble = f32::from(level) * 2.1;
        let at = Vec3::new(-0.052 + wobble.sin() * 0.0012, f32::from(level) * 0.0098, 0.012 + wobble.cos() * 0.0012);
        things.push(("disc", Pose::table(at.x, at.y, at.z).turned(Quat::from_rotation_y(wobble))));
    }
    for (x, z, level) in
        [(0.012, 0.03, 0.0), (0.011, 0.029, 1.0), (0.0125, 0.0305, 2.0), (-0.082, 0.085, 0.0), (-0.012, 0.092, 0.0)]
    {
        things.push(("disc", Pose::table(x, level * 0.0098, z)));
    }
    for (x, z, level) in
        [(0.245, 0.125, 0.0), (0.2455, 0.1245, 1.0), (0.2445, 0.1255, 2.0), (0.192, 0.150, 0.0), (0.298, 0.156, 0.0)]
    {
        things.push(("coin", Pose::table(x, level * 0.0052, z).scaled(1.4)));
    }
    things
}

/// The cards that lie on the title's table: which game's, and shares of the way through its faces.
const SHOWN: [f32; 6] = [0.51, 0.28, 0.78, 0.35, 0.66, 0.90];

/// The first game on the shelf that has faces, and those that lie on the title's table.
#[must_use]
pub fn title_faces() -> Option<(&'static dyn Shelved, Vec<Face>)> {
    crate::games::shelf().iter().find_map(|game| {
        let faces = game.faces(&game.default_options()).ok()?;
        let shown = SHOWN.map(|share| faces.get((faces.len() as f32 * share) as usize).copied());
        Some((*game, shown.into_iter().collect::<Option<Vec<Face>>>()?))
    })
}

/// A few cards of the first game on the shelf, before the other things and in the rack.
pub(super) fn show_cards(
    commands: &mut Commands,
    book: &mut FaceBook,
    materials: &mut Assets<StandardMaterial>,
    meshes: &TableMeshes,
) {
    let Some((game, faces)) = title_faces() else { return };
    let lean = Quat::from_rotation_y(-0.28) * Quat::from_rotation_x(1.33);
    let lying = |degrees: f32| Quat::from_rotation_y(degrees.to_radians());
    let places = [
        (Vec3::new(-0.158, 0.0008, 0.152), lying(14.0)),
        (Vec3::new(-0.103, 0.0018, 0.160), lying(3.0)),
        (Vec3::new(-0.051, 0.0028, 0.152), lying(-12.0)),
        (Vec3::new(0.275, 0.048, 0.083), lean),
        (Vec3::new(0.317, 0.048, 0.095), lean),
        (Vec3::new(0.357, 0.048, 0.107), lean),
    ];
    for (face, (at, turn)) in faces.into_iter().zip(places) {
        let page = book.page(game.game(), face, materials);
        commands.spawn((
            Scenery,
            Mesh3d(meshes.card_front.clone()),
            MeshMaterial3d(page),
            Transform { translation: at, rotation: turn, scale: Vec3::ONE },
        ));
    }
}
