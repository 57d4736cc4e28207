//! What stands on the table behind the title: what each game brings, and every game's box on the shelf.

use std::f32::consts::FRAC_PI_2;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::contact::Contacts;
use super::faces::FaceBook;
use super::meshes::TableMeshes;
use super::scenery::Scenery;
use crate::games::Registry;
use crate::table::any_match::TableEntry;
use crate::table::{Face, Foot, Lamp, Pose, Space, StandingModel, StillLife};

/// A game's box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameBox {
    /// Identifier of the game.
    pub game: &'static str,
    /// Colour of the cover, as sRGB.
    pub cover: [u8; 3],
    /// Whether a picture is on its front.
    pub printed: bool,
}

impl GameBox {
    /// Model of the emblem on the cover, where no picture is.
    pub(super) fn emblem(&self) -> Option<String> {
        (!self.printed).then(|| format!("emblem_{}", self.game))
    }
}

/// The boxes from left to right: the games on the shelf.
pub fn boxes(games: Registry) -> Vec<GameBox> {
    let of = |game: &dyn TableEntry| {
        let art = game.art();
        GameBox { game: game.game(), cover: art.cover(), printed: art.box_front().is_some() }
    };
    games.tables().into_iter().map(of).collect()
}

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

/// Width and height of the picture on a box as it is made, and where its middle is from the middle of the foot, within the line of
/// brass; in metres.
const PRINT: Vec2 = Vec2::new(0.0832, 0.0694);
const PRINTED: Vec3 = Vec3::new(0.0, 0.0420, 0.02825);

/// Where the picture of a box is, as a square metre that lies face up.
fn print_of(box_pose: Pose) -> Transform {
    Transform {
        translation: box_pose.at + PRINTED * box_pose.scale,
        rotation: Quat::from_rotation_x(FRAC_PI_2),
        scale: Vec3::new(PRINT.x, 1.0, PRINT.y) * box_pose.scale,
    }
}

/// Radius of a candle's plate where it stands, in metres of the model.
const CANDLE_FOOT: f32 = 0.040;

/// Everything but boxes and cards: what the house has there, and what the games bring.
pub(super) fn standing(games: Registry) -> Vec<StandingModel> {
    let turned =
        |x: f32, z: f32, degrees: f32| Pose::table(x, 0.0, z).turned(Quat::from_rotation_y(degrees.to_radians()));
    let mut things = vec![
        StandingModel::new("wall", Pose::table(0.0, 0.0, -0.42)),
        StandingModel::new("night_window", NIGHT),
        StandingModel::new("shelf", Pose::table(0.165, SHELF, -0.355)),
        StandingModel::new("candle_tall", turned(-0.085, -0.12, 30.0).scaled(1.25)).on_round_foot(CANDLE_FOOT),
        // Beyond the cards, so that its plate is seen.
        StandingModel::new("candle", turned(0.425, -0.14, 150.0).scaled(1.25)).on_round_foot(CANDLE_FOOT),
        StandingModel::new("card_rack", StillLife::rack()),
        StandingModel::new("book", turned(-0.39, -0.17, 24.0)),
        StandingModel::new("mug", turned(0.60, -0.14, 150.0)),
    ];
    things.extend(games.tables().iter().flat_map(|game| game.art().still_life().models));
    things
}

/// What lies lower than this lies on the table, in metres, and not on something else.
const ON_IT: f32 = 0.004;

/// The rims of all that stands or lies on the table itself.
pub(super) fn ground(games: Registry, commands: &mut Commands, contacts: &Contacts) {
    let things = standing(games).into_iter().map(|thing| (thing.foot, thing.pose));
    let tables = games.tables();
    let cards = tables.iter().flat_map(|game| game.art().still_life().cards);
    // Those in the rack stand on their edges.
    let cards = cards.filter(|(_, pose)| (pose.turn * Vec3::Y).y > 0.99).map(|(_, pose)| (Foot::Card, pose));
    for (foot, pose) in things.filter(|(_, pose)| pose.at.y < ON_IT).chain(cards) {
        let place = Transform { translation: pose.at, rotation: pose.turn, scale: Vec3::splat(pose.scale) };
        if let Some(rim) = contacts.under(foot) {
            commands.spawn((Scenery, place, Visibility::Inherited)).with_child(rim);
        }
    }
}

/// The fire of the room, before the table and out of the picture: what lies in front is in a warm pool of its light, and the wall in
/// the dark.
fn hearth() -> (Lamp, Vec3) {
    let light = Lamp { colour: [1.0, 0.60, 0.28], lumens: 3_000.0, range: 1.05, radius: 0.06 };
    (light, Vec3::new(0.03, 0.32, 0.27))
}

/// The window on the wall, at the left where nothing stands before it.
const NIGHT: Pose =
    Pose { space: Space::Table, at: Vec3::new(-0.252, 0.004, -0.4195), turn: Quat::IDENTITY, scale: 1.0 };

/// The moon through the window: cold where all else is warm.
fn moonlight() -> (Lamp, Vec3) {
    let light = Lamp { colour: [0.36, 0.58, 1.0], lumens: 900.0, range: 0.55, radius: 0.05 };
    (light, NIGHT.at + Vec3::new(0.0, 0.10, 0.075))
}

/// A small light as the renderer takes it.
fn shining(Lamp { colour: [red, green, blue], lumens, range, radius }: Lamp) -> PointLight {
    PointLight { color: Color::linear_rgb(red, green, blue), intensity: lumens, range, radius, ..default() }
}

/// Where the light of each candle falls on the wall, just before it, and how far it reaches, in metres.
const ON_THE_WALL: [Vec3; 2] = [Vec3::new(-0.100, 0.085, -0.416), Vec3::new(0.530, 0.060, -0.416)];
const REACH: f32 = 0.36;

/// The light of the candles on the wall.
pub(super) fn halo(commands: &mut Commands, materials: &mut Assets<StandardMaterial>, meshes: &TableMeshes) {
    // As it arrives at the lens, like the light of marks: the wall around gives back about twice as much.
    let warm = materials.add(StandardMaterial {
        base_color: Color::linear_rgb(0.110, 0.060, 0.024),
        unlit: true,
        alpha_mode: AlphaMode::Add,
        cull_mode: None,
        ..default()
    });
    for at in ON_THE_WALL {
        let place = Transform::from_translation(at).with_rotation(Quat::from_rotation_x(FRAC_PI_2));
        let drawn = (Mesh3d(meshes.gleam.clone()), MeshMaterial3d(warm.clone()));
        commands.spawn((Scenery, drawn, place.with_scale(Vec3::splat(REACH)), NotShadowCaster));
    }
}

/// The fire of the room, what shines out of the games' things, their cards, and the pictures on their boxes.
pub(super) fn show_lights_and_cards(
    games: Registry,
    commands: &mut Commands,
    book: &mut FaceBook,
    materials: &mut Assets<StandardMaterial>,
    meshes: &TableMeshes,
) {
    for (light, at) in [hearth(), moonlight()] {
        commands.spawn((Scenery, shining(light), Transform::from_translation(at)));
    }
    let boxes = boxes(games);
    for (game_box, pose) in boxes.iter().zip(box_poses(boxes.len())).filter(|(game_box, _)| game_box.printed) {
        let page = book.page(game_box.game, Face::BOX, materials);
        commands.spawn((Scenery, Mesh3d(meshes.decal.clone()), MeshMaterial3d(page), print_of(pose)));
    }
    for game in games.tables() {
        let StillLife { cards, lights, .. } = game.art().still_life();
        for (light, at) in lights {
            commands.spawn((Scenery, shining(light), Transform::from_translation(at)));
        }
        for (face, pose) in cards {
            let page = book.page(game.game(), face, materials);
            commands.spawn((
                Scenery,
                Mesh3d(meshes.card_front.clone()),
                MeshMaterial3d(page),
                Transform { translation: pose.at, rotation: pose.turn, scale: Vec3::splat(pose.scale) },
            ));
        }
    }
}
