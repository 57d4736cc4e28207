//! A piece on the table as an entity: what it looks like, where it rests, how it is marked and held.

use std::collections::HashMap;
use std::f32::consts::PI;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::contact::Contacts;
use super::faces::FaceBook;
use super::glow::PieceHalo;
use super::hand_marks::Shades;
use super::meshes::TableMeshes;
use super::own_bodies::OwnBodies;
use super::tint::Stain;
use crate::table::{Badge, Body, Lens, Look, PILE_STEP, PieceId, Placed, Pose, Space, Target, dice};

/// Everything one needs to make pieces.
#[derive(bevy::ecs::system::SystemParam)]
pub struct PieceFactory<'w> {
    meshes: Res<'w, TableMeshes>,
    book: ResMut<'w, FaceBook>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    contacts: Res<'w, Contacts>,
    shades: Res<'w, Shades>,
    assets: Res<'w, AssetServer>,
    own_bodies: Res<'w, OwnBodies>,
}

/// Height of a halo above where a piece stands, in metres: of a card, also above one that looks out below it, and of what has a body.
const HALO: (f32, f32) = (0.0004, 0.0012);
/// How far pictures lie above what they lie on, in metres.
const ABOVE: f32 = 0.0001;

/// A flat picture that is larger than this, in square metres, is ground on which other things lie.
const GROUND: f32 = 0.02;

/// A child of a piece that the house has spawned: rim, halo, badges, and all of a body that is not the game's own.
#[derive(Component)]
struct PieceChild;

/// Piece on the table: card, figure, die, token or stack.
#[derive(Component, Clone, Debug)]
pub struct Piece {
    pub id: PieceId,
    /// Its look now.
    pub look: Look,
    /// Whether it can be pointed at.
    pub titled: bool,
}

/// Where it rests, or will when it has arrived.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct RestPose(pub Pose);

/// Lifted by pointer or focus; 0 lies, 1 is fully lifted. In a hand, what can be chosen may stand higher than the rest.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Lift {
    /// How far it is lifted now.
    pub(super) now: f32,
    /// Where it goes.
    pub goal: f32,
    /// Whether it can be chosen next.
    pub open: bool,
    /// How far it stands out of its hand now.
    pub(super) stood: f32,
    /// Where it goes as part of a hand: 1 stands out, -1 stays in the shade.
    pub stand: f32,
    /// How far it has made way for a card of its hand that comes up, to the right, in half widths of a card.
    pub(super) made_way: f32,
    /// How far it goes.
    pub aside: f32,
}

/// Carried by the pointer: overrides everything else.
#[derive(Component, Clone, Copy, Debug)]
pub struct Carried {
    /// Where it is held, in metres.
    pub at: Vec3,
    /// How far it leans back from where it goes, along x and z, in radians.
    pub lean: Vec2,
}

impl Carried {
    /// How it is held: a little raised at the far edge.
    const TURN: Quat = Quat::from_xyzw(0.089_878_55, 0.0, 0.0, 0.995_952_7);
    /// The most that it leans, in radians, and how far for each metre a second.
    const MOST: f32 = 14.0 * PI / 180.0;
    const LEANS: f32 = 0.22;
    /// How fast it follows, as [`StableInterpolate::smooth_nudge`] takes it.
    const FOLLOWS: f32 = 12.0;
    /// What leans less than this hangs straight, in radians.
    const STRAIGHT: f32 = 0.002;

    /// Held at a point at first.
    pub fn at(at: Vec3) -> Self {
        Self { at, lean: Vec2::ZERO }
    }

    /// The same, carried on to a point within so many seconds.
    #[must_use]
    pub fn carried_on(self, to: Vec3, secs: f32) -> Self {
        let speed = (to - self.at).xz() / secs.max(0.001);
        let mut lean = self.lean;
        lean.smooth_nudge(&(speed * Self::LEANS).clamp_length_max(Self::MOST), Self::FOLLOWS, secs);
        Self { at: to, lean: if lean.length() < Self::STRAIGHT { Vec2::ZERO } else { lean } }
    }

    /// How it is turned: what it leans on goes ahead.
    pub fn turn(self) -> Quat {
        Quat::from_scaled_axis(Vec3::new(-self.lean.y, 0.0, self.lean.x)) * Self::TURN
    }
}

/// Shaking its head: seconds left.
#[derive(Component, Clone, Copy, Debug)]
pub struct Shake(pub f32);

/// How a target is marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TargetMark {
    /// Not at all.
    #[default]
    None,
    Last,
    /// Can come next.
    Legal,
    /// Under the pointer or in focus.
    Hover,
    /// Can be acted against.
    Foe,
    /// The same under the pointer or in focus.
    Aimed,
    Chosen,
    /// Advised by the Master, or shown by a line of the chronicle.
    Hint,
    /// Refused just now.
    Wrong,
    /// A cell of a map that cannot come next while what comes next is chosen on the map: darker.
    Aside,
}

/// All marks, written by the picker.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Marked(pub HashMap<Target, TargetMark>);

impl Marked {
    /// The mark of a target.
    pub fn of(&self, target: Target) -> TargetMark {
        self.0.get(&target).copied().unwrap_or_default()
    }
}

/// Which entity a piece is.
#[derive(Resource, Default, Debug)]
pub struct PieceIndex(pub HashMap<PieceId, Entity>);

/// Which pieces there are.
pub fn plugin(app: &mut App) {
    app.init_resource::<PieceIndex>().init_resource::<Marked>().init_resource::<OwnBodies>();
}

impl PieceFactory<'_> {
    /// Whether any of these pieces has a face that is still being drawn.
    pub fn lacks<'a>(&mut self, game: &'static str, pieces: impl IntoIterator<Item = &'a Placed>) -> bool {
        self.book.lacks(game, pieces.into_iter().flat_map(|placed| placed.look.faces()))
    }

    /// Makes a piece at `pose`.
    pub fn make(
        &mut self,
        commands: &mut Commands,
        game: &'static str,
        placed: &Placed,
        pose: Pose,
        lens: &Lens,
    ) -> Entity {
        let entity = commands
            .spawn((
                Piece { id: placed.id, look: placed.look.clone(), titled: placed.title.is_some() },
                RestPose(pose),
                Lift::default(),
                Transform::from(lens.resolve(&pose)),
                Visibility::Inherited,
            ))
            .id();
        self.dress(commands, game, entity, &placed.look, placed.pose.space);
        entity
    }

    /// Gives a piece another look.
    pub fn redress(
        &mut self,
        commands: &mut Commands,
        game: &'static str,
        entity: Entity,
        parts: &Parts,
        piece: &mut Piece,
        placed: &Placed,
    ) {
        piece.titled = placed.title.is_some();
        if piece.look == placed.look {
            return;
        }
        match (&piece.look.body, &placed.look.body) {
            // The game changes what it has built.
            (Body::Own(before), Body::Own(after)) if before.same_kind(after) => {
                for part in parts.of(entity) {
                    commands.entity(part).despawn();
                }
            }
            (before, _) => {
                if let Body::Own(before) = before {
                    self.own_bodies.take_off(before, &mut commands.entity(entity));
                }
                commands.entity(entity).despawn_children();
            }
        }
        piece.look = placed.look.clone();
        self.dress(commands, game, entity, &placed.look, placed.pose.space);
    }

    /// Gives an entity the parts that a look consists of.
    pub fn dress(&mut self, commands: &mut Commands, game: &'static str, entity: Entity, look: &Look, space: Space) {
        let mut parts = Vec::new();
        if let Some(rim) = self.contacts.under(look.foot) {
            parts.push(commands.spawn(rim).id());
        }
        if look.tint.is_some() || look.ghost {
            commands.entity(entity).insert(Stain { tint: look.tint, ghost: look.ghost });
        } else {
            commands.entity(entity).remove::<Stain>();
        }
        self.body(commands, game, entity, look, space, &mut parts);
        for badge in &look.badges {
            parts.push(self.badge(commands, game, badge));
        }
        if let Some(outline) = look.halo {
            let foot = if matches!(look.body, Body::Card { .. }) { HALO.0 } else { HALO.1 };
            let top = look.extent.middle + look.extent.half.y;
            let height = look.crown.map_or(foot, |below| top - below);
            parts.push(commands.spawn((PieceHalo(outline), Transform::from_xyz(0.0, height, 0.0))).id());
        }
        for part in &parts {
            commands.entity(*part).insert(PieceChild);
        }
        commands.entity(entity).add_children(&parts);
    }

    fn body(
        &mut self,
        commands: &mut Commands,
        game: &'static str,
        entity: Entity,
        look: &Look,
        space: Space,
        parts: &mut Vec<Entity>,
    ) {
        match &look.body {
            Body::Card { front, back } => {
                let back = self.book.page(game, *back, &mut self.materials);
                let front = front.map(|face| self.book.page(game, face, &mut self.materials));
                let sides = [(&self.meshes.card_back, back.clone()), (&self.meshes.card_front, front.unwrap_or(back))];
                for (mesh, page) in sides {
                    let mut side = commands.spawn((Mesh3d(mesh.clone()), MeshMaterial3d(page)));
                    if space == Space::Camera {
                        side.insert(NotShadowCaster);
                    }
                    parts.push(side.id());
                }
                parts.push(commands.spawn(self.shades.over(&self.meshes)).id());
            }
            Body::Pile { back, count } => {
                let page = self.book.page(game, *back, &mut self.materials);
                let height = f32::from(*count) * PILE_STEP;
                let lid = (Mesh3d(self.meshes.card_front.clone()), MeshMaterial3d(page.clone()));
                parts.push(commands.spawn((lid, Transform::from_xyz(0.0, height, 0.0))).id());
                let edge = (Mesh3d(self.meshes.pile_edge.clone()), MeshMaterial3d(page));
                let size = Vec3::new(1.0, height.max(0.0001), 1.0);
                parts.push(commands.spawn((edge, Transform::from_scale(size))).id());
            }
            Body::Model(name) => {
                let scene = self.assets.load(format!("models/{name}.glb#Scene0"));
                parts.push(commands.spawn((WorldAssetRoot(scene), Visibility::Inherited)).id());
            }
            Body::Decal { face, size } => {
                let flat = Badge { face: *face, at: Vec3::ZERO, turn: Quat::IDENTITY, size: *size };
                parts.push(self.badge(commands, game, &flat));
                if size.x * size.y > GROUND {
                    self.book.lay_below(game, *face, &mut self.materials);
                }
            }
            Body::Die { faces, size } => {
                let cube = (Mesh3d(self.meshes.die.clone()), MeshMaterial3d(self.meshes.bone.clone()));
                parts.push(commands.spawn((cube, Transform::from_scale(Vec3::splat(*size)))).id());
                for (number, face) in faces.iter().enumerate() {
                    let turn = dice::side(number);
                    let at = turn * Vec3::Y * (size / 2.0 + ABOVE);
                    let side = Badge { face: *face, at, turn, size: Vec2::splat(size * 0.8) };
                    parts.push(self.badge(commands, game, &side));
                }
            }
            Body::Own(own) => self.own_bodies.put_on(own, &mut commands.entity(entity)),
        }
    }

    /// A flat picture.
    fn badge(&mut self, commands: &mut Commands, game: &'static str, badge: &Badge) -> Entity {
        let page = self.book.clear_page(game, badge.face, &mut self.materials);
        let place = Transform {
            translation: badge.at,
            rotation: badge.turn,
            scale: Vec3::new(badge.size.x, 1.0, badge.size.y),
        };
        commands.spawn((Mesh3d(self.meshes.decal.clone()), MeshMaterial3d(page), place, NotShadowCaster)).id()
    }
}

/// The parts that the house has given to pieces.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Parts<'w, 's> {
    children: Query<'w, 's, &'static Children>,
    parts: Query<'w, 's, (), With<PieceChild>>,
}

impl Parts<'_, '_> {
    fn of(&self, piece: Entity) -> impl Iterator<Item = Entity> {
        let children = self.children.get(piece).into_iter().flat_map(Children::iter);
        children.filter(|child| self.parts.contains(*child))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_carried_leans_with_its_speed_and_hangs_straight_again() {
        let mut carried = Carried::at(Vec3::ZERO);
        assert!((carried.turn() * Vec3::Z).distance(Carried::TURN * Vec3::Z) < 1e-5);
        for step in 1..=30_u8 {
            carried = carried.carried_on(Vec3::X * f32::from(step) * 0.05, 1.0 / 60.0);
            assert!(carried.lean.length() <= Carried::MOST + 1e-5);
        }
        assert!(carried.lean.x > Carried::MOST * 0.9, "{}", carried.lean);
        // The edge ahead hangs back and up: it is drawn through the air.
        assert!((carried.turn() * Vec3::X).y > 0.2);
        for _ in 0..60 {
            carried = carried.carried_on(carried.at, 1.0 / 60.0);
        }
        assert_eq!(carried.lean, Vec2::ZERO, "it hangs straight");
    }
}
